import { gs1KeyOf } from "../passports/addresses.ts";
import type { ProductRow } from "../products/rows.ts";
import type { Scope } from "../scope.ts";
import { completenessOf } from "../templates/completeness.ts";
import type { Data } from "../templates/values.ts";
import type { BatchRow } from "./rows.ts";
import type { Batch } from "./shape.ts";
import { valuesOfBatch } from "./values.ts";

/** A row as the API shows it; what is missing is counted with the product's values underneath. */
export function presentBatch(
  scope: Pick<Scope, "livemode" | "site">,
  product: ProductRow,
  row: BatchRow,
): Batch {
  return {
    id: row.id,
    object: "batch",
    livemode: scope.livemode,
    created: row.created,
    updated: row.updated,
    product: product.id,
    batch_number: row.batch_number,
    production_date: row.production_date,
    quantity: row.quantity,
    data: row.data as Data,
    completeness: completenessOf(product.template, valuesOfBatch(product, row)),
    uid: row.uid,
    url: `${scope.site}${row.passport_path ?? pathBeforeIssue(scope.livemode, product, row)}`,
    passport: row.passport_id,
  };
}

/** The address that a passport issued now would have; until then it answers 404. */
function pathBeforeIssue(
  livemode: boolean,
  product: Pick<ProductRow, "gtin14">,
  row: Pick<BatchRow, "uid" | "batch_number">,
): string {
  return gs1KeyOf(livemode, product.gtin14, row.batch_number) ?? `/p/${row.uid}`;
}
