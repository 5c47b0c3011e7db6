import type { Queryable } from "../../storage/database.ts";
import type { PageRequest } from "../../storage/page.ts";
import { missing } from "../failure.ts";
import { findProduct } from "../products/rows.ts";
import type { Scope } from "../scope.ts";
import { presentSummaries, presentSummary } from "./present.ts";
import { findRequest, listRequests, type RequestRow } from "./rows.ts";
import type { DataRequestFilters, DataRequestSummary } from "./shape.ts";

/** @throws Failure resource_missing */
export async function needRequest(
  db: Queryable,
  scope: Pick<Scope, "dataset">,
  id: string,
  param?: string,
): Promise<RequestRow> {
  const row = await findRequest(db, scope, id);
  if (!row) throw missing("data request", id, param);
  return row;
}

/** @throws Failure resource_missing */
export async function getDataRequest(db: Queryable, scope: Scope, id: string): Promise<DataRequestSummary> {
  return presentSummary(db, scope, await needRequest(db, scope, id));
}

/**
 * Requests, newest first, without their addresses.
 * @throws Failure resource_missing for a product or `startingAfter` that is not in the data set
 */
export async function listDataRequests(
  db: Queryable,
  scope: Scope,
  { status, product: productId }: DataRequestFilters,
  page: PageRequest,
): Promise<{ data: DataRequestSummary[]; hasMore: boolean }> {
  if (page.startingAfter !== undefined) await needRequest(db, scope, page.startingAfter, "starting_after");
  const product = productId === undefined ? undefined : await findProduct(db, scope, productId);
  if (productId !== undefined && !product) throw missing("product", productId, "product");
  const { rows, hasMore } = await listRequests(db, scope, { status, product: product?.n }, page);
  return { data: await presentSummaries(db, scope, rows), hasMore };
}
