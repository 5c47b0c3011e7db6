import { randomUid, UID_BYTES } from "../../formats/crockford.ts";
import { randomOctets } from "../../platform/random.ts";
import type { Transaction } from "../../storage/database.ts";
import { recordActivity } from "../activity/record.ts";
import { emit } from "../events/emit.ts";
import { Failure, missing } from "../failure.ts";
import { mergeValues } from "../products/origins.ts";
import { findProduct, holdProduct } from "../products/rows.ts";
import type { Scope } from "../scope.ts";
import { presentBatch } from "./present.ts";
import { insertBatch } from "./rows.ts";
import type { Batch, NewBatch } from "./shape.ts";
import { checkOwnValues } from "./values.ts";

/**
 * Creates a batch of a product. Its uid is allotted here, so that its address is known before a passport is issued.
 * @throws Failure resource_missing, product_archived, batch_number_taken, and the faults of its data
 */
export async function createBatch(
  tx: Transaction,
  scope: Scope,
  productId: string,
  input: NewBatch,
): Promise<Batch> {
  // Held, so that the product is not archived meanwhile.
  const held = await holdProduct(tx, scope, productId);
  const product = held && (await findProduct(tx, scope, productId));
  if (!product) throw missing("product", productId);
  checkOwnValues(product.template, input.data ?? {});
  if (product.status === "archived")
    throw new Failure(
      "product_archived",
      "The product is archived, so it gets no new batches. Set its status to active first.",
    );

  const { data, origins } = mergeValues(scope, { data: {}, origins: {} }, input.data ?? {});
  const row = {
    id: scope.ids.next(),
    product_n: product.n,
    uid: randomUid(randomOctets(UID_BYTES)),
    batch_number: input.batch_number,
    production_date: input.production_date ?? null,
    quantity: input.quantity ?? null,
    data,
    created: scope.now,
    updated: scope.now,
    passport_n: null,
  };
  const n = await insertBatch(tx, { ...row, dataset_n: scope.dataset, origins });
  if (n === undefined)
    throw new Failure(
      "batch_number_taken",
      `This product has a batch "${input.batch_number}". Batch numbers are unique in their product: choose another, or change the batch that has it.`,
      "batch_number",
    );
  const batch = presentBatch(scope, product, { ...row, n, passport_id: null, passport_path: null });
  await emit(tx, scope, "batch.created", batch);
  await recordActivity(tx, scope, "batch.created", batch.id, {
    product: product.id,
    batch_number: batch.batch_number,
  });
  return batch;
}
