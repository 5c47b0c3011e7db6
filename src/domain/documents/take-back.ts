import type { Transaction } from "../../storage/database.ts";
import { recordActivity } from "../activity/record.ts";
import { decideRow, markDecided, type SuggestionRow } from "../extraction/rows.ts";
import { Failure } from "../failure.ts";
import { changeProduct } from "../products/change.ts";
import { findProduct, holdProduct } from "../products/rows.ts";
import type { Scope } from "../scope.ts";
import type { DocumentRow } from "./rows.ts";
import { canTakeBack, changesOf, type Step, standingOn, stepOf } from "./step.ts";

/**
 * Opens a suggestion again, and with it the document where it was validated. What the decision replaced stands on the
 * product again, unless that was changed since.
 * @param all the suggestions of the document's latest extraction
 * @throws Failure invalid_value, and as `changeProduct`: a reference may have been given to another product
 */
export async function takeBack(
  tx: Transaction,
  scope: Scope,
  document: DocumentRow,
  all: readonly SuggestionRow[],
  suggestion: SuggestionRow,
): Promise<void> {
  if (suggestion.decision === null) return;
  if (!canTakeBack(document, suggestion)) throw ofAnotherProduct();
  const step = stepOf(suggestion);
  if (step?.wrote && step.product !== null)
    await putBack(tx, scope, all, suggestion, step.product, step.wrote);
  await decideRow(tx, suggestion.id, null, null);
  if (document.status === "validated" && document.extraction_n !== null)
    await markDecided(tx, document.extraction_n, "review");
  await recordActivity(tx, scope, "suggestion.decided", document.id, {
    suggestion: suggestion.id,
    field: suggestion.field,
    decision: null,
    product: document.product_id,
  });
}

async function putBack(
  tx: Transaction,
  scope: Scope,
  all: readonly SuggestionRow[],
  { id, field }: SuggestionRow,
  productId: string,
  wrote: NonNullable<Step["wrote"]>,
): Promise<void> {
  await holdProduct(tx, scope, productId);
  const product = await findProduct(tx, scope, productId);
  if (product && Bun.deepEquals(standingOn(product, field), wrote.after)) {
    await changeProduct(tx, scope, productId, changesOf(field, wrote.before));
    return;
  }
  // A later decision stands on this one's value: whoever takes that back gets what stood there before both.
  const later = all.find(
    (one) => one.id !== id && one.field === field && Bun.deepEquals(stepOf(one)?.wrote?.before, wrote.after),
  );
  const step = later && stepOf(later);
  if (!later || !step?.wrote) return;
  await decideRow(tx, later.id, later.decision, {
    ...step,
    wrote: { ...step.wrote, before: wrote.before },
  });
}

function ofAnotherProduct(): Failure {
  return new Failure(
    "invalid_value",
    "The document was given to another product after this decision, or it was made before decisions could be taken back. Request the extraction again to look at it once more.",
    "decision",
  );
}
