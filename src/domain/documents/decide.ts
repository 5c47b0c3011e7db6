/** A person's word on what an engine read out of a document: the only way in which a suggestion becomes a value. */
import { z } from "zod";
import type { Transaction } from "../../storage/database.ts";
import { recordActivity } from "../activity/record.ts";
import { emit } from "../events/emit.ts";
import { decideRow, listSuggestions, markDecided, type SuggestionRow } from "../extraction/rows.ts";
import { Failure, missing } from "../failure.ts";
import type { Json } from "../passports/content.ts";
import { changeProduct } from "../products/change.ts";
import { findProduct, holdProduct } from "../products/rows.ts";
import type { Scope } from "../scope.ts";
import { JsonValue } from "../shapes.ts";
import { getDocument } from "./read.ts";
import { getReview, type Review } from "./review.ts";
import { type DocumentRow, findDocument, holdDocument } from "./rows.ts";
import { changesOf, type Step, standingOn, stateOf, stepOf } from "./step.ts";
import { takeBack } from "./take-back.ts";
import { writtenValue } from "./written-value.ts";

export const Decision = z.strictObject({
  decision: z.enum(["accepted", "edited", "rejected"]).nullable().meta({
    description:
      "`null` takes the decision back: what it replaced stands there again, unless it was changed since.",
  }),
  value: JsonValue.optional().meta({
    description: "With `edited`, and only then: the value that is right; `null` leaves the field empty.",
  }),
  expected: z
    .strictObject({
      state: z.string().nullable(),
      value: JsonValue.optional(),
    })
    .optional()
    .meta({
      description:
        "What whoever decides saw: the suggestion's `state` (`null`: open), and what stood on the product. Where it is something else by now, nothing is decided.",
    }),
});
export type Decision = z.infer<typeof Decision>;

/**
 * Decides on a suggestion of a document's latest extraction. An accepted one is written to the document's product with
 * the document as its origin, an edited one with the person's own value; one that was written is not rejected before
 * that is taken back. The document is validated by the last one.
 * @throws Failure resource_missing, invalid_value, decided_meanwhile, and the faults of the value
 */
export async function decideSuggestion(
  tx: Transaction,
  scope: Scope,
  documentId: string,
  suggestionId: string,
  { decision, value, expected }: Decision,
): Promise<Review> {
  const document = (await holdDocument(tx, scope, documentId)) && (await findDocument(tx, scope, documentId));
  if (!document) throw missing("document", documentId);
  const suggestions = await listSuggestions(
    tx,
    document.extraction_n === null ? [] : [document.extraction_n],
  );
  const suggestion = suggestions.find(({ id }) => id === suggestionId);
  if (!suggestion) throw missing("suggestion of this document's latest extraction", suggestionId);
  if (expected !== undefined && expected.state !== stateOf(suggestion)) throw decidedMeanwhile();
  if (decision === null) {
    if (value !== undefined) throw valueWithoutEdit();
    await takeBack(tx, scope, document, suggestions, suggestion);
    return getReview(tx, scope, documentId);
  }
  if (document.status !== "review") throw notInReview(document);
  if (decision === "edited" && value === undefined)
    throw new Failure("parameter_missing", "An edited suggestion needs the value that is right.", "value");
  if (decision !== "edited" && value !== undefined) throw valueWithoutEdit();
  if (decision === "rejected" && isWritten(suggestion)) throw alreadyWritten();
  if (suggestion.decision === decision && decision !== "edited") return getReview(tx, scope, documentId);

  const wrote =
    decision === "rejected"
      ? null
      : await write(
          tx,
          scope,
          document,
          suggestion,
          decision === "edited" ? { value: value ?? null } : undefined,
          expected?.value,
        );
  const step: Step = { id: scope.ids.next(), product: document.product_id, wrote };
  await decideRow(tx, suggestion.id, decision, step);
  await recordActivity(tx, scope, "suggestion.decided", documentId, {
    suggestion: suggestion.id,
    field: suggestion.field,
    decision,
    product: document.product_id,
  });
  if (suggestions.every((one) => one === suggestion || one.decision !== null))
    await validate(tx, scope, document);
  return getReview(tx, scope, documentId);
}

async function write(
  tx: Transaction,
  scope: Scope,
  document: DocumentRow,
  suggestion: SuggestionRow,
  edited: { value: Json } | undefined,
  expected: Json | undefined,
): Promise<Step["wrote"]> {
  if (document.product_id === null)
    throw new Failure(
      "invalid_value",
      "The document belongs to no product yet, so there is nowhere to write the value. Choose its product first.",
      "product",
    );
  const { field, value, page } = suggestion;
  const origin = { id: document.id, name: document.name, page };
  // Held before it is read: another certificate may be added at the same time.
  await holdProduct(tx, scope, document.product_id);
  const product = await findProduct(tx, scope, document.product_id);
  const now = product ? standingOn(product, field) : null;
  if (expected !== undefined && !Bun.deepEquals(expected, now)) throw changedMeanwhile();
  const written = edited ? edited.value : writtenValue(field, now, value as Json);
  const changed = await changeProduct(
    tx,
    scope,
    document.product_id,
    changesOf(field, written),
    edited === undefined ? origin : undefined,
  );
  // Who decides anew without taking back goes on from what stood there before both.
  const former = stepOf(suggestion)?.wrote;
  const before = former && Bun.deepEquals(former.after, now) ? former.before : now;
  return { before, after: standingOn(changed, field) };
}

function isWritten({ decision }: SuggestionRow): boolean {
  return decision === "accepted" || decision === "edited";
}

function valueWithoutEdit(): Failure {
  return new Failure(
    "invalid_value",
    "Only an edited suggestion takes a value. Send it as edited, or leave the value out.",
    "value",
  );
}

function decidedMeanwhile(): Failure {
  return new Failure(
    "decided_meanwhile",
    "Somebody else has decided on this suggestion, or taken their decision back, since it was read. Read the document again, then decide.",
    "expected.state",
  );
}

function changedMeanwhile(): Failure {
  return new Failure(
    "decided_meanwhile",
    "The value on the product was changed since it was read. Read the product again, then decide.",
    "expected.value",
  );
}

function alreadyWritten(): Failure {
  return new Failure(
    "invalid_value",
    "The value of this suggestion is written to the product already. Take the decision back first (null).",
    "decision",
  );
}

async function validate(
  tx: Transaction,
  scope: Scope,
  { id, extraction_n, product_id }: DocumentRow,
): Promise<void> {
  if (extraction_n !== null) await markDecided(tx, extraction_n, "validated");
  await emit(tx, scope, "document.validated", await getDocument(tx, scope, id));
  await recordActivity(tx, scope, "document.validated", id, { product: product_id });
}

function notInReview({ status }: DocumentRow): Failure {
  return new Failure(
    "invalid_value",
    status === "validated"
      ? "All suggestions of this document are decided. Request its extraction again to look at it once more."
      : "The document has no suggestions to decide on now. Wait until its extraction has ended.",
    "decision",
  );
}
