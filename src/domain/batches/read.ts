import type { Queryable } from "../../storage/database.ts";
import type { PageRequest } from "../../storage/page.ts";
import { missing } from "../failure.ts";
import { findProduct, type ProductRow } from "../products/rows.ts";
import type { Scope } from "../scope.ts";
import { presentBatch } from "./present.ts";
import { type BatchRow, findBatch, listBatches as listRows } from "./rows.ts";
import type { Batch } from "./shape.ts";

/** @throws Failure resource_missing, also for a batch of another product */
export async function getBatch(db: Queryable, scope: Scope, productId: string, id: string): Promise<Batch> {
  const { product, batch } = await getBatchOfProduct(db, scope, productId, id);
  return presentBatch(scope, product, batch);
}

/**
 * The batches of a product, newest first.
 * @throws Failure resource_missing for a product that is not in the data set, or a `startingAfter` that is no batch of it
 */
export async function listBatches(
  db: Queryable,
  scope: Scope,
  productId: string,
  page: PageRequest,
): Promise<{ data: Batch[]; hasMore: boolean }> {
  const product = await findProduct(db, scope, productId);
  if (!product) throw missing("product", productId);
  if (page.startingAfter !== undefined) {
    const last = await findBatch(db, scope, page.startingAfter);
    if (last?.product_n !== product.n)
      throw missing("batch of this product", page.startingAfter, "starting_after");
  }
  const { rows, hasMore } = await listRows(db, scope, product.n, page);
  return { data: rows.map((row) => presentBatch(scope, product, row)), hasMore };
}

/** @throws Failure resource_missing, also for a batch of another product */
export async function getBatchOfProduct(
  db: Queryable,
  scope: Scope,
  productId: string,
  id: string,
): Promise<{ product: ProductRow; batch: BatchRow }> {
  const product = await findProduct(db, scope, productId);
  if (!product) throw missing("product", productId);
  const batch = await findBatch(db, scope, id);
  if (batch?.product_n !== product.n) throw missing("batch of this product", id);
  return { product, batch };
}
