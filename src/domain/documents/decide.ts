/** A person's word on what an engine read out of a document: the only way in which a suggestion becomes a value. */
import { z } from "zod";
import type { Transaction } from "../../storage/database.ts";
import { recordActivity } from "../activity/record.ts";
import { emit } from "../events/emit.ts";
import { decideRow, listSuggestions, markValidated, type SuggestionRow } from "../extraction/rows.ts";
import { Failure, missing } from "../failure.ts";
import { parseWith } from "../faults.ts";
import type { Json } from "../passports/content.ts";
import { changeProduct } from "../products/change.ts";
import { findProduct, holdProduct } from "../products/rows.ts";
import { ProductChanges } from "../products/shape.ts";
import type { Scope } from "../scope.ts";
import { JsonValue } from "../shapes.ts";
import type { Data } from "../templates/values.ts";
import { getDocument } from "./read.ts";
import { type DocumentRow, findDocument, holdDocument } from "./rows.ts";
import type { Document } from "./shape.ts";
import { writtenValue } from "./written-value.ts";

export const Decision = z.strictObject({
  decision: z.enum(["accepted", "edited", "rejected"]).nullable().meta({
    description: "`null` takes the decision back, while others are still open. The value stays as it is.",
  }),
  value: JsonValue.optional().meta({
    description: "With `edited`, and only then: the value that is right; `null` leaves the field empty.",
  }),
});
export type Decision = z.infer<typeof Decision>;

/**
 * Decides on a suggestion of a document's latest extraction. An accepted one is written to the document's product with
 * the document as its origin, an edited one with the person's own value; one that was written is not rejected before
 * that is taken back. The document is validated by the last one.
 * @throws Failure resource_missing, invalid_value, and the faults of the value
 */
export async function decideSuggestion(
  tx: Transaction,
  scope: Scope,
  documentId: string,
  suggestionId: string,
  { decision, value }: Decision,
): Promise<Document> {
  const document = (await holdDocument(tx, scope, documentId)) && (await findDocument(tx, scope, documentId));
  if (!document) throw missing("document", documentId);
  const suggestions = await listSuggestions(
    tx,
    document.extraction_n === null ? [] : [document.extraction_n],
  );
  const suggestion = suggestions.find(({ id }) => id === suggestionId);
  if (!suggestion) throw missing("suggestion of this document's latest extraction", suggestionId);
  if (document.status !== "review") throw notInReview(document);
  if (decision === "edited" && value === undefined)
    throw new Failure("parameter_missing", "An edited suggestion needs the value that is right.", "value");
  if (decision !== "edited" && value !== undefined)
    throw new Failure(
      "invalid_value",
      "Only an edited suggestion takes a value. Send it as edited, or leave the value out.",
      "value",
    );
  if (decision === "rejected" && isWritten(suggestion)) throw alreadyWritten();
  if (suggestion.decision === decision && decision !== "edited") return getDocument(tx, scope, documentId);

  if (decision === "accepted" || decision === "edited")
    await write(
      tx,
      scope,
      document,
      suggestion,
      decision === "edited" ? { value: value ?? null } : undefined,
    );
  await decideRow(tx, suggestion.id, decision);
  await recordActivity(tx, scope, "suggestion.decided", documentId, {
    suggestion: suggestion.id,
    field: suggestion.field,
    decision,
    product: document.product_id,
  });
  const isLast = decision !== null && suggestions.every((one) => one === suggestion || one.decision !== null);
  if (isLast) await validate(tx, scope, document);
  return getDocument(tx, scope, documentId);
}

async function write(
  tx: Transaction,
  scope: Scope,
  document: DocumentRow,
  { field, value, page }: SuggestionRow,
  edited: { value: Json } | undefined,
): Promise<void> {
  if (document.product_id === null)
    throw new Failure(
      "invalid_value",
      "The document belongs to no product yet, so there is nowhere to write the value. Choose its product first.",
      "product",
    );
  const origin = { id: document.id, name: document.name, page };
  // Held before it is read: another certificate may be added at the same time.
  await holdProduct(tx, scope, document.product_id);
  const product = await findProduct(tx, scope, document.product_id);
  const now = (product?.data as Data | undefined)?.[field] ?? null;
  const written = edited ? edited.value : writtenValue(field, now, value as Json);
  // These are parts of the product, not fields of its template.
  const isPart = field === "gtin" || field === "reference";
  const changes = isPart ? parseWith(ProductChanges, { [field]: written }) : { data: { [field]: written } };
  await changeProduct(tx, scope, document.product_id, changes, edited === undefined ? origin : undefined);
}

function isWritten({ decision }: SuggestionRow): boolean {
  return decision === "accepted" || decision === "edited";
}

function alreadyWritten(): Failure {
  return new Failure(
    "invalid_value",
    "The value of this suggestion is written to the product already. Take the decision back first (null), and change the product where its value is wrong.",
    "decision",
  );
}

async function validate(
  tx: Transaction,
  scope: Scope,
  { id, extraction_n, product_id }: DocumentRow,
): Promise<void> {
  if (extraction_n !== null) await markValidated(tx, extraction_n);
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
