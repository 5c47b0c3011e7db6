import { z } from "zod";
import type { Transaction } from "../../storage/database.ts";
import { recordActivity } from "../activity/record.ts";
import { requestExtraction } from "../extraction/request.ts";
import { listSuggestions } from "../extraction/rows.ts";
import { missing } from "../failure.ts";
import { findProduct } from "../products/rows.ts";
import type { Scope } from "../scope.ts";
import { Id } from "../shapes.ts";
import { getDocument } from "./read.ts";
import {
  type DocumentRow,
  findDocument,
  holdDocument,
  isReadForAnother,
  templateReadFor,
  updateDocument,
} from "./rows.ts";
import { type Document, KINDS } from "./shape.ts";

export const DocumentChanges = z.strictObject({
  kind: z.enum(KINDS).optional(),
  product: Id.nullable().optional(),
  archived: z.boolean().optional(),
});
export type DocumentChanges = z.infer<typeof DocumentChanges>;

/**
 * Says what a document is, which product it belongs to, and whether lists show it. Its file never changes. Suggestions that
 * wait hold for one product, in the fields and units of its template, and those of a document without one may lack what is of
 * a product among several: for another one the document is read again.
 * @throws Failure resource_missing
 */
export async function changeDocument(
  tx: Transaction,
  scope: Scope,
  id: string,
  changes: DocumentChanges,
): Promise<Document> {
  const before = (await holdDocument(tx, scope, id)) && (await findDocument(tx, scope, id));
  if (!before) throw missing("document", id);
  const { kind, product: productId, archived } = changes;
  const product = productId ? await findProduct(tx, scope, productId) : undefined;
  if (productId && !product) throw missing("product", productId, "product");
  const changed = [
    ...(kind !== undefined && kind !== before.kind ? ["kind"] : []),
    ...(productId !== undefined && productId !== before.product_id ? ["product"] : []),
    ...(archived !== undefined && archived !== before.archived ? ["archived"] : []),
  ];
  if (changed.length === 0) return getDocument(tx, scope, id);
  await updateDocument(tx, before.n, {
    ...(kind === undefined ? {} : { kind }),
    ...(productId === undefined ? {} : { product_n: product?.n ?? null }),
    ...(archived === undefined ? {} : { archived }),
  });
  const now =
    productId === undefined
      ? before
      : { product_id: product?.id ?? null, product_template: product?.template ?? null };
  await recordActivity(tx, scope, "document.updated", id, { changed, product: now.product_id });
  const isStale = before.status === "review" && isReadForAnother(before, now);
  if (isStale && !(await isBegun(tx, before, now)))
    await requestExtraction(tx, scope, { n: before.n, id, product_id: now.product_id });
  return getDocument(tx, scope, id);
}

type ReadFor = Pick<DocumentRow, "product_id" | "product_template" | "extraction_n">;

/** Whether a person has begun to decide on what was read for no product, in the fields of the new one: that is not taken away. */
async function isBegun(
  tx: Transaction,
  read: ReadFor,
  now: Pick<ReadFor, "product_template">,
): Promise<boolean> {
  if (read.product_id !== null || templateReadFor(read) !== templateReadFor(now)) return false;
  const suggestions = await listSuggestions(tx, read.extraction_n === null ? [] : [read.extraction_n]);
  return suggestions.some(({ decision }) => decision !== null);
}
