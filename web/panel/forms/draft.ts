/**
 * What a person changes on a product, saved by itself. It lives beside the view, so that leaving the page loses nothing
 * that is still on its way. Of each change the server is told what stood there before: what somebody else changed
 * meanwhile is not written over, and both values are shown to choose from.
 */
import { type Signal, signal } from "@preact/signals";
import type * as endpoints from "../../../src/pages/panel/endpoints/products.ts";
import { countAgain } from "../data/counts.ts";
import { Refusal, Unreachable } from "../data/refusal.ts";
import { apiPath, ask, sessionOver } from "../data/request.ts";
import { sentenceOf } from "../data/sentence.ts";
import type { Answer, Json } from "../data/shapes.ts";
import { tellFault } from "../parts/toasts.tsx";
import { same } from "./same.ts";

export type ProductForm = Answer<typeof endpoints.getProductForm>;
type Saved = Answer<typeof endpoints.saveProduct>;

/** Milliseconds of a pause in typing before it is saved. */
const PAUSE_MS = 600;
/** Milliseconds between two attempts while the server cannot be reached. */
const AGAIN_MS = 3000;
/** Milliseconds between two looks at what others changed. */
export const LOOK_MS = 15_000;

/** `held`: what is typed cannot be saved as it stands; `waiting`: the server cannot be reached. */
type SaveState = "saved" | "pending" | "saving" | "waiting" | "held";

/** A value that somebody else changed while this person did. */
export interface Conflict {
  theirs: Json;
  mine: Json;
}

export interface Draft {
  /** As the server has it; undefined until it was read. */
  form: Signal<ProductForm | undefined>;
  /** What the person sees, by param: `name`, `data.brand`. */
  valueOf(param: string): Json | undefined;
  /** @param wrong why it cannot be saved as it stands */
  change(param: string, value: Json, wrong?: string): void;
  /** What is wrong with what was typed, by param; it is not sent. */
  wrong: Signal<ReadonlyMap<string, string>>;
  /** What the server refused, by param, which may lie deeper: `data.fibre_composition[1].percent`. */
  faults: Signal<ReadonlyMap<string, Refused>>;
  conflicts: Signal<ReadonlyMap<string, Conflict>>;
  /** Params with something to mend: wrong, refused, or changed elsewhere. */
  marked(): ReadonlySet<string>;
  settle(param: string, choice: "mine" | "theirs"): void;
  state: Signal<SaveState>;
  savedAt: Signal<Date | undefined>;
  fault: Signal<Error | undefined>;
  /** Reads what others changed. */
  refresh(): Promise<void>;
  /** Counts the changes, for views that show what is typed. */
  turn: Signal<number>;
}

export interface Refused {
  code: string;
  message: string;
}

interface Pending {
  value: Json;
  known: Json;
}

const drafts = new Map<string, Draft & { isIdle(): boolean }>();

/** The draft of the product with this id in the open data set. */
export function draftOf(id: string): Draft {
  const path = apiPath(`/products/${id}/form`);
  let draft = drafts.get(path);
  if (!draft) {
    draft = makeDraft(path);
    for (const [old, other] of drafts) if (drafts.size > 20 && other.isIdle()) drafts.delete(old);
    drafts.set(path, draft);
  }
  return draft;
}

/** Whether anything is typed that no server has yet. */
function hasUnsaved(): boolean {
  return [...drafts.values()].some((draft) => !draft.isIdle());
}

addEventListener("beforeunload", (event) => {
  if (hasUnsaved()) event.preventDefault();
});

function makeDraft(path: string): Draft & { isIdle(): boolean } {
  const form = signal<ProductForm | undefined>();
  const faults = signal<ReadonlyMap<string, Refused>>(new Map());
  const conflicts = signal<ReadonlyMap<string, Conflict>>(new Map());
  const wrong = signal<ReadonlyMap<string, string>>(new Map());
  const state = signal<SaveState>("saved");
  const savedAt = signal<Date | undefined>();
  const fault = signal<Error | undefined>();
  const turn = signal(0);
  const pending = new Map<string, Pending>();
  /** Params that are not sent for now: locally wrong, or refused as they stand. */
  const held = new Set<string>();
  let sending = false;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let last = { body: "", key: "" };

  const stored = (param: string): Json => {
    const product = form.value?.product;
    if (!product) return null;
    if (param.startsWith("data.")) return (product.data[param.slice(5)] ?? null) as Json;
    return (product[param as "name" | "reference" | "gtin"] ?? null) as Json;
  };

  const adopt = (next: ProductForm) => {
    form.value = next;
    turn.value++;
  };

  const later = (milliseconds: number) => {
    clearTimeout(timer);
    timer = setTimeout(() => void save(), milliseconds);
  };

  const ready = () => [...pending].filter(([param]) => !held.has(param) && !conflicts.value.has(param));

  const idleState = (): SaveState => (ready().length > 0 ? "pending" : pending.size > 0 ? "held" : "saved");

  async function save(): Promise<void> {
    clearTimeout(timer);
    const sent = ready();
    if (sending || sent.length === 0) {
      if (!sending) state.value = idleState();
      return;
    }
    sending = true;
    state.value = "saving";
    const body = JSON.stringify({ changes: nested(sent, "value"), known: nested(sent, "known") });
    if (body !== last.body) last = { body, key: crypto.randomUUID() };
    try {
      const saved = await ask<Saved>(path, {
        method: "POST",
        headers: { "Content-Type": "application/json", "Idempotency-Key": last.key },
        body,
      });
      last = { body: "", key: "" };
      took(sent, saved);
    } catch (thrown) {
      refused(sent, thrown);
    } finally {
      sending = false;
    }
    if (state.value === "saving") state.value = idleState();
    if (state.value === "pending") later(0);
  }

  function took(sent: readonly [string, Pending][], { conflicts: found, ...next }: Saved): void {
    const told = new Map(conflicts.value);
    for (const { param, value } of found)
      told.set(param, { theirs: value as Json, mine: pending.get(param)?.value ?? null });
    for (const [param, { value }] of sent) {
      const now = pending.get(param);
      if (!now || told.has(param)) continue;
      if (same(now.value, value)) pending.delete(param);
      else pending.set(param, { value: now.value, known: value });
    }
    conflicts.value = told;
    adopt(next);
    savedAt.value = new Date();
    countAgain();
  }

  function refused(sent: readonly [string, Pending][], thrown: unknown): void {
    if (thrown instanceof Unreachable || sessionOver.value) {
      state.value = "waiting";
      later(AGAIN_MS);
      return;
    }
    last = { body: "", key: "" };
    const told = new Map(faults.value);
    let known = 0;
    if (thrown instanceof Refusal)
      for (const { code, param = "", message } of thrown.faults) {
        const at = param.replace(/^changes\./, "");
        const root = rootOf(at);
        if (!sent.some(([one]) => one === root)) continue;
        told.set(at, { code, message });
        held.add(root);
        known++;
      }
    faults.value = told;
    if (known > 0) return;
    for (const [param] of sent) held.add(param);
    tellFault(sentenceOf(thrown));
  }

  const forget = (param: string) => {
    held.delete(param);
    if (wrong.value.has(param)) wrong.value = new Map([...wrong.value].filter(([one]) => one !== param));
    const left = [...faults.value].filter(([one]) => rootOf(one) !== param);
    if (left.length < faults.value.size) faults.value = new Map(left);
  };

  return {
    form,
    faults,
    conflicts,
    state,
    savedAt,
    fault,
    wrong,
    turn,
    isIdle: () => pending.size === 0 && !sending,
    valueOf(param) {
      turn.value;
      const change = pending.get(param);
      const value = change ? change.value : stored(param);
      return value === null ? undefined : value;
    },
    change(param, value, reason) {
      forget(param);
      if (reason !== undefined) {
        held.add(param);
        wrong.value = new Map(wrong.value).set(param, reason);
      }
      const known = pending.get(param)?.known ?? stored(param);
      if (same(value, known) && !sending) pending.delete(param);
      else pending.set(param, { value, known });
      const conflict = conflicts.value.get(param);
      if (conflict) conflicts.value = new Map(conflicts.value).set(param, { ...conflict, mine: value });
      turn.value++;
      if (state.value !== "saving") state.value = idleState();
      later(PAUSE_MS);
    },
    marked: () =>
      new Set([...wrong.value.keys(), ...[...faults.value.keys()].map(rootOf), ...conflicts.value.keys()]),
    settle(param, choice) {
      const conflict = conflicts.value.get(param);
      if (!conflict) return;
      const left = new Map(conflicts.value);
      left.delete(param);
      conflicts.value = left;
      if (choice === "mine") pending.set(param, { value: conflict.mine, known: conflict.theirs });
      else pending.delete(param);
      turn.value++;
      later(0);
    },
    async refresh() {
      try {
        const next = await ask<ProductForm>(path);
        if (!sending) adopt(next);
        fault.value = undefined;
      } catch (thrown) {
        fault.value = thrown as Error;
      }
    },
  };
}

/** `data.fibre_composition[1].percent` lies in `data.fibre_composition`. */
function rootOf(param: string): string {
  return /^data\.[^.[]+|^[^.[]+/.exec(param)?.[0] ?? param;
}

/** `{name, data: {brand}}` from params. */
function nested(changes: readonly [string, Pending][], which: "value" | "known"): object {
  const parts: Record<string, Json> = {};
  const data: Record<string, Json> = {};
  for (const [param, change] of changes) {
    if (param.startsWith("data.")) data[param.slice(5)] = change[which];
    else parts[param] = change[which];
  }
  return Object.keys(data).length > 0 ? { ...parts, data } : parts;
}
