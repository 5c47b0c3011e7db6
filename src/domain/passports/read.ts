import type { Queryable } from "../../storage/database.ts";
import type { PageRequest } from "../../storage/page.ts";
import { findBatch } from "../batches/rows.ts";
import { missing } from "../failure.ts";
import { findProduct } from "../products/rows.ts";
import type { Scope } from "../scope.ts";
import { presentListed, presentVersion, presentWithRestricted } from "./present.ts";
import {
  findPassport,
  findVersionById,
  listPassports as listRows,
  listVersions as listVersionRows,
} from "./rows.ts";
import type { ListedPassport, Passport, PassportFilters, PassportVersion } from "./shape.ts";

/** @throws Failure resource_missing */
export async function getPassport(db: Queryable, scope: Scope, id: string): Promise<Passport> {
  const row = await findPassport(db, scope, id);
  if (!row) throw missing("passport", id);
  return presentWithRestricted(db, scope, row);
}

/**
 * Passports, newest first, without content.
 * @throws Failure resource_missing for a product, batch or `startingAfter` that is not in the data set
 */
export async function listPassports(
  db: Queryable,
  scope: Scope,
  filters: PassportFilters,
  page: PageRequest,
): Promise<{ data: ListedPassport[]; hasMore: boolean }> {
  const product = filters.product === undefined ? undefined : await findProduct(db, scope, filters.product);
  if (filters.product !== undefined && !product) throw missing("product", filters.product, "product");
  const batch = filters.batch === undefined ? undefined : await findBatch(db, scope, filters.batch);
  if (filters.batch !== undefined && !batch) throw missing("batch", filters.batch, "batch");
  if (page.startingAfter !== undefined && !(await findPassport(db, scope, page.startingAfter)))
    throw missing("passport", page.startingAfter, "starting_after");
  const { rows, hasMore } = await listRows(
    db,
    scope,
    { status: filters.status, product_n: product?.n, batch_n: batch?.n },
    page,
  );
  return { data: rows.map((row) => presentListed(scope, row)), hasMore };
}

/**
 * The versions of a passport, newest first.
 * @throws Failure resource_missing
 */
export async function listVersions(
  db: Queryable,
  scope: Scope,
  id: string,
  page: PageRequest,
): Promise<{ data: PassportVersion[]; hasMore: boolean }> {
  const passport = await findPassport(db, scope, id);
  if (!passport) throw missing("passport", id);
  let before = Number.MAX_SAFE_INTEGER;
  if (page.startingAfter !== undefined) {
    const last = await findVersionById(db, passport.n, page.startingAfter);
    if (!last) throw missing("version of this passport", page.startingAfter, "starting_after");
    before = last.version;
  }
  const rows = await listVersionRows(db, passport.n, before, page.limit + 1);
  const data = rows.slice(0, page.limit).map((row) => presentVersion(scope, passport, row));
  return { data, hasMore: rows.length > page.limit };
}
