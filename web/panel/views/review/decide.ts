/** Deciding and taking back: says what the page showed, and loads what is there now when the server says no. */
import { useState } from "preact/hooks";
import { may } from "../../app/me.ts";
import { countAgain } from "../../data/counts.ts";
import { Refusal } from "../../data/refusal.ts";
import { apiPath, ask, post } from "../../data/request.ts";
import { put } from "../../data/resource.ts";
import { sentenceOf } from "../../data/sentence.ts";
import type { Data, Json, Product, Suggestion } from "../../data/shapes.ts";
import { same } from "../../forms/same.ts";
import { forgetFaults, tell, tellFault } from "../../parts/toasts.tsx";
import type { decideSuggestion, Review } from "./shape.ts";
import { r } from "./words.ts";

export type Decision = "accepted" | "edited" | "rejected";

/** What a page shows when somebody decides. */
export interface Shown {
  review: Review;
  product: Product | undefined;
}

interface Deciding {
  busy: boolean;
  canDecide: boolean;
  /** The last decision that can be taken back. */
  last: Review["decisions"][number] | undefined;
  /** What the document is after it; undefined where nothing was decided. */
  decide(suggestion: Suggestion, decision: Decision, value?: Json): Promise<Review | undefined>;
  takeBack(suggestion: Suggestion): Promise<Review | undefined>;
}

export function useDeciding(shown: Shown): Deciding {
  const { review, product } = shown;
  const [busy, setBusy] = useState(false);
  const send = async (suggestion: Suggestion, body: { decision: Decision | null; value?: Json }) => {
    if (busy) return;
    setBusy(true);
    forgetFaults();
    try {
      const next = await post<typeof decideSuggestion>(
        `/documents/${review.id}/suggestions/${suggestion.id}`,
        { ...body, expected: expectedOf(shown, suggestion, body.decision) },
      );
      await show(next);
      return next;
    } catch (fault) {
      tellFault(await sentenceOn(fault, shown, suggestion));
    } finally {
      setBusy(false);
    }
  };
  return {
    busy,
    canDecide: may("decideSuggestion") && review.status === "review" && product !== undefined,
    last: may("decideSuggestion") ? review.decisions.findLast((one) => one.can_take_back) : undefined,
    async decide(suggestion, decision, value) {
      return send(suggestion, { decision, ...(value === undefined ? {} : { value }) });
    },
    async takeBack(suggestion) {
      const wrote = decisionOn(review, suggestion)?.wrote;
      const isWritten = suggestion.decision === "accepted" || suggestion.decision === "edited";
      const stays = isWritten && (!wrote || !same(valueNow(product, suggestion.field), wrote.value as Json));
      const next = await send(suggestion, { decision: null });
      if (next) tell(r(stays ? "taken_back_stays" : "taken_back"));
      return next;
    },
  };
}

export function decisionOn(
  { decisions }: Review,
  { id }: Suggestion,
): Review["decisions"][number] | undefined {
  return decisions.find(({ suggestion }) => suggestion === id);
}

/** What stands on the product for a field: its own, or one that every product has. */
export function valueNow(product: Product | undefined, field: string): Json {
  if (!product) return null;
  if (field === "gtin" || field === "reference") return product[field];
  return ((product.data as Data)[field] ?? null) as Json;
}

function expectedOf({ review, product }: Shown, suggestion: Suggestion, decision: Decision | null) {
  const state = decisionOn(review, suggestion)?.state ?? null;
  const writes = decision === "accepted" || decision === "edited";
  return writes ? { state, value: valueNow(product, suggestion.field) } : { state };
}

/** Shows a document and its product as they are now. */
async function show(review: Review): Promise<void> {
  const product = review.product === null ? undefined : await readProduct(review.product);
  if (product) put(apiPath(`/products/${product.id}`), product);
  put(apiPath(`/documents/${review.id}/review`), review);
  countAgain();
}

function readProduct(id: string): Promise<Product | undefined> {
  return ask<Product>(apiPath(`/products/${id}`)).catch(() => undefined);
}

/** Statuses that say that what the page showed is not there, or no longer. */
const OUTDATED = [400, 404, 409];

/** Why nothing was decided. What the page showed may be old: it shows what is there now before it says so. */
async function sentenceOn(fault: unknown, { review }: Shown, suggestion: Suggestion): Promise<string> {
  if (!(fault instanceof Refusal) || !OUTDATED.includes(fault.status)) return sentenceOf(fault);
  const now = await ask<Review>(apiPath(`/documents/${review.id}/review`)).catch(() => undefined);
  if (!now) return sentenceOf(fault);
  await show(now);
  if (now.extraction?.id !== review.extraction?.id) return r("read_meanwhile");
  if (decisionOn(now, suggestion)?.state !== decisionOn(review, suggestion)?.state) {
    const decision = now.extraction?.suggestions.find(({ id }) => id === suggestion.id)?.decision;
    return decision ? r(`${decision}_meanwhile`) : r("opened_meanwhile");
  }
  return fault.param === "expected.value" ? r("changed_meanwhile") : sentenceOf(fault);
}
