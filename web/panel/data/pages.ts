/** A long list, read page by page behind the server's cursor as the person comes near its end. */
import { type Signal, signal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import { ask } from "./request.ts";
import type { List } from "./shapes.ts";

/** Entries of one page. */
const PAGE = 100;
/** Lists that are kept for going back. */
const KEPT = 12;

interface State<Entry> {
  rows: Signal<readonly Entry[] | undefined>;
  hasMore: Signal<boolean>;
  fault: Signal<Error | undefined>;
  reading: boolean;
  /** Counts the readings from the start: an answer to an older one is dropped. */
  turn: number;
}

const states = new Map<string, State<unknown>>();

export interface Pages<Entry> {
  /** Undefined until the first page is there. */
  rows: readonly Entry[] | undefined;
  hasMore: boolean;
  fault: Error | undefined;
  /** Reads the next page. */
  more(): void;
  /** Reads from the start again. */
  reload(): void;
  /** Shows an entry as a write left it. */
  change(isIt: (entry: Entry) => boolean, next: (entry: Entry) => Entry | undefined): void;
}

/** The list at an address of the API, whose entries have ids. */
export function usePages<Entry extends { id: string }>(path: string): Pages<Entry> {
  const state = stateOf<Entry>(path);
  useEffect(() => {
    void readFirst(path);
  }, [path]);
  return {
    rows: state.rows.value,
    hasMore: state.hasMore.value,
    fault: state.fault.value,
    more: () => void readMore(path),
    reload: () => void readFirst(path),
    change(isIt, next) {
      state.rows.value = state.rows.value?.flatMap((entry) => (isIt(entry) ? (next(entry) ?? []) : [entry]));
    },
  };
}

function stateOf<Entry>(path: string): State<Entry> {
  let state = states.get(path) as State<Entry> | undefined;
  if (!state) {
    state = {
      rows: signal<readonly Entry[] | undefined>(),
      hasMore: signal(false),
      fault: signal<Error | undefined>(),
      reading: false,
      turn: 0,
    };
    states.set(path, state as State<unknown>);
    for (const old of states.keys()) {
      if (states.size <= KEPT) break;
      states.delete(old);
    }
  }
  return state;
}

async function readFirst(path: string): Promise<void> {
  const state = stateOf<{ id: string }>(path);
  const turn = ++state.turn;
  try {
    const page = await readPage(path, undefined);
    if (turn !== state.turn) return;
    state.fault.value = undefined;
    const known = state.rows.value ?? [];
    const last = page.data.at(-1)?.id;
    const at = last === undefined ? -1 : known.findIndex(({ id }) => id === last);
    // What was read behind the first page stays, so that going back does not throw the reader to the top; but for what has
    // moved to the first page, as what was changed last does.
    const first = new Set(page.data.map(({ id }) => id));
    const rest = at >= 0 && page.has_more ? known.slice(at + 1).filter(({ id }) => !first.has(id)) : [];
    state.rows.value = [...page.data, ...rest];
    if (rest.length === 0) state.hasMore.value = page.has_more;
  } catch (fault) {
    if (turn === state.turn) state.fault.value = fault as Error;
  }
}

async function readMore(path: string): Promise<void> {
  const state = stateOf<{ id: string }>(path);
  const last = state.rows.value?.at(-1);
  if (!last || !state.hasMore.value || state.reading) return;
  const { turn } = state;
  state.reading = true;
  try {
    const page = await readPage(path, last.id);
    if (turn !== state.turn) return;
    state.rows.value = [...(state.rows.value ?? []), ...page.data];
    state.hasMore.value = page.has_more;
  } catch (fault) {
    if (turn === state.turn) state.fault.value = fault as Error;
  } finally {
    state.reading = false;
  }
}

function readPage(path: string, after: string | undefined): Promise<List<{ id: string }>> {
  const url = new URL(path, location.origin);
  url.searchParams.set("limit", String(PAGE));
  if (after !== undefined) url.searchParams.set("starting_after", after);
  return ask(url.pathname + url.search);
}
