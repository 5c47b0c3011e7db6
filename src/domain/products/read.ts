import { toGtin14 } from "../../formats/gtin.ts";
import type { Queryable } from "../../storage/database.ts";
import type { PageRequest } from "../../storage/page.ts";
import { missing } from "../failure.ts";
import type { Scope } from "../scope.ts";
import { presentProduct } from "./present.ts";
import { findProduct, listProducts as listRows } from "./rows.ts";
import type { Product, ProductFilters } from "./shape.ts";

/** @throws Failure resource_missing */
export async function getProduct(db: Queryable, scope: Scope, id: string): Promise<Product> {
  const row = await findProduct(db, scope, id);
  if (!row) throw missing("product", id);
  return presentProduct(scope, row);
}

/**
 * Products, newest first.
 * @throws Failure resource_missing when `startingAfter` is no product of the data set
 */
export async function listProducts(
  db: Queryable,
  scope: Scope,
  filters: ProductFilters,
  page: PageRequest,
): Promise<{ data: Product[]; hasMore: boolean }> {
  if (page.startingAfter !== undefined && !(await findProduct(db, scope, page.startingAfter)))
    throw missing("product", page.startingAfter, "starting_after");
  const { gtin, ...others } = filters;
  const gtin14 = gtin === undefined ? undefined : toGtin14(gtin);
  const { rows, hasMore } = await listRows(db, scope, { ...others, gtin14 }, page);
  return { data: rows.map((row) => presentProduct(scope, row)), hasMore };
}
