/** What a decision on a suggestion did, kept so that it can be taken back on another day and by somebody else. */
import type { SuggestionRow } from "../extraction/rows.ts";
import { parseWith } from "../faults.ts";
import type { Json } from "../passports/content.ts";
import type { ProductRow } from "../products/rows.ts";
import { ProductChanges } from "../products/shape.ts";
import type { Data } from "../templates/values.ts";
import type { DocumentRow } from "./rows.ts";

export interface Step {
  /** Grows from one decision to the next. */
  id: string;
  /** The document's product at that time. */
  product: string | null;
  /** What stood there and what stands there since; null where nothing was written. */
  wrote: { before: Json; after: Json } | null;
}

export function stepOf({ step }: SuggestionRow): Step | null {
  return step as Step | null;
}

/** Names what a suggestion's decision is now: whoever decides says which one they saw. Null while it is open. */
export function stateOf(suggestion: SuggestionRow): string | null {
  // Decisions that are older than their steps are told by their word.
  return stepOf(suggestion)?.id ?? suggestion.decision;
}

/** What is open again holds for the product that the document was read for, so not after it was given to another. */
export function canTakeBack({ status, product_id }: DocumentRow, suggestion: SuggestionRow): boolean {
  if (suggestion.decision === null) return false;
  return status === "review" || stepOf(suggestion)?.product === product_id;
}

/** What stands on a product for a field of a suggestion; null: nothing. */
export function standingOn(product: Pick<ProductRow, "gtin" | "reference" | "data">, field: string): Json {
  return isPart(field) ? product[field] : (((product.data as Data)[field] ?? null) as Json);
}

export function changesOf(field: string, value: Json): ProductChanges {
  return isPart(field) ? parseWith(ProductChanges, { [field]: value }) : { data: { [field]: value } };
}

/** These are parts of the product, not fields of its template. */
function isPart(field: string): field is "gtin" | "reference" {
  return field === "gtin" || field === "reference";
}
