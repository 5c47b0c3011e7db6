/** Passports as a table shows them: with the names of what they are about. */
import { z } from "zod";
import type { Queryable } from "../../storage/database.ts";
import type { PageRequest } from "../../storage/page.ts";
import { listBatchNumbers } from "../batches/rows.ts";
import { listProductNames } from "../products/summary-rows.ts";
import type { Scope } from "../scope.ts";
import { listPassports } from "./read.ts";
import { ListedPassport, type PassportFilters } from "./shape.ts";

export const PassportSummary = ListedPassport.extend({
  product_name: z.string(),
  batch_number: z.string().nullable(),
});
export type PassportSummary = z.infer<typeof PassportSummary>;

/** @throws Failure resource_missing */
export async function listPassportSummaries(
  db: Queryable,
  scope: Scope,
  filters: PassportFilters,
  page: PageRequest,
): Promise<{ data: PassportSummary[]; hasMore: boolean }> {
  const { data, hasMore } = await listPassports(db, scope, filters, page);
  const [products, batches] = [
    await listProductNames(
      db,
      scope,
      data.map(({ product }) => product),
    ),
    await listBatchNumbers(
      db,
      scope,
      data.flatMap(({ batch }) => batch ?? []),
    ),
  ];
  return {
    hasMore,
    data: data.map((passport) => ({
      ...passport,
      product_name: products.get(passport.product) ?? "",
      batch_number: passport.batch === null ? null : (batches.get(passport.batch) ?? null),
    })),
  };
}
