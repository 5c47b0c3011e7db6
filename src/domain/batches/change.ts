import type { Transaction } from "../../storage/database.ts";
import { recordActivity } from "../activity/record.ts";
import { emit } from "../events/emit.ts";
import { missing } from "../failure.ts";
import { changedKeys, mergeValues } from "../products/origins.ts";
import type { Scope } from "../scope.ts";
import type { Data } from "../templates/values.ts";
import { presentBatch } from "./present.ts";
import { getBatchOfProduct } from "./read.ts";
import { type BatchRow, type BatchUpdate, holdBatch, updateBatch } from "./rows.ts";
import type { Batch, BatchChanges } from "./shape.ts";
import { checkOwnValues } from "./values.ts";

/**
 * Changes what is sent and nothing else, also when the product is archived. A change that changes nothing is no
 * change: no event, no entry.
 * @throws Failure resource_missing, and the faults of its data
 */
export async function changeBatch(
  tx: Transaction,
  scope: Scope,
  productId: string,
  id: string,
  changes: BatchChanges,
): Promise<Batch> {
  const held = await holdBatch(tx, scope, id);
  const { product, batch: before } = await getBatchOfProduct(tx, scope, productId, id);
  if (!held) throw missing("batch of this product", id);
  checkOwnValues(product.template, changes.data ?? {});

  const values = mergeValues(scope, { data: before.data as Data, origins: held.origins }, changes.data ?? {});
  const next: BatchUpdate = {
    production_date: changes.production_date === undefined ? before.production_date : changes.production_date,
    quantity: changes.quantity === undefined ? before.quantity : changes.quantity,
    ...values,
    updated: scope.now,
  };
  const changed = changedParts(before, next);
  if (changed.length === 0) return presentBatch(scope, product, before);

  await updateBatch(tx, before.n, next);
  const batch = presentBatch(scope, product, { ...before, ...next });
  await emit(tx, scope, "batch.updated", batch);
  await recordActivity(tx, scope, "batch.updated", id, { changed, product: product.id });
  return batch;
}

function changedParts(before: BatchRow, next: BatchUpdate): string[] {
  const parts = (["production_date", "quantity"] as const).filter((part) => before[part] !== next[part]);
  return [...parts, ...changedKeys(before.data as Data, next.data).map((key) => `data.${key}`)];
}
