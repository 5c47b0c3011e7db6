/** From a trial to the real thing: a product of the test data, made anew in the live data. */
import type { Transaction } from "../../storage/database.ts";
import { datasetsOf } from "../accounts/rows.ts";
import { Failure, missing } from "../failure.ts";
import type { Scope } from "../scope.ts";
import type { Data } from "../templates/values.ts";
import { createProduct } from "./create.ts";
import { findProduct } from "./rows.ts";
import type { Product } from "./shape.ts";

/**
 * Copies name, reference, GTIN, template and values of a test product. It gets an id, an address and later a passport
 * of its own; batches, pieces, documents and the picture stay where they are.
 * @returns the product in the live data
 * @throws Failure resource_missing, invalid_value in live mode, reference_taken, plan_limit_reached
 */
export async function copyToLive(tx: Transaction, scope: Scope, id: string): Promise<Product> {
  if (scope.livemode)
    throw new Failure("invalid_value", "This product is live already. Only test products are copied.");
  const product = await findProduct(tx, scope, id);
  if (!product) throw missing("product", id);
  const { live } = await datasetsOf(tx, scope.company.n);
  const { name, reference, gtin, template } = product;
  const data = product.data as Data;
  const copy = { name, reference, gtin, template, data };
  return createProduct(tx, { ...scope, dataset: live, livemode: true }, copy);
}
