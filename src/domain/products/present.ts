import { gs1Path } from "../../formats/digital-link.ts";
import type { Scope } from "../scope.ts";
import { completenessOf } from "../templates/completeness.ts";
import type { Data } from "../templates/values.ts";
import type { ProductRow } from "./rows.ts";
import type { Product } from "./shape.ts";

/** A row as the API shows it. */
export function presentProduct(scope: Pick<Scope, "livemode" | "site">, row: ProductRow): Product {
  const data = row.data as Data;
  return {
    id: row.id,
    object: "product",
    livemode: scope.livemode,
    created: row.created,
    updated: row.updated,
    name: row.name,
    reference: row.reference,
    gtin: row.gtin,
    template: row.template,
    status: row.status as Product["status"],
    data,
    completeness: completenessOf(row.template, data),
    uid: row.uid,
    url: `${scope.site}${row.passport_path ?? pathBeforeIssue(scope.livemode, row)}`,
    passport: row.passport_id,
    image: presentImage(scope.site, row),
  };
}

/** The address that a passport issued now would have; until then it answers 404. */
export function pathBeforeIssue(livemode: boolean, row: Pick<ProductRow, "uid" | "gtin14">): string {
  return livemode && row.gtin14 !== null ? gs1Path({ gtin14: row.gtin14 }) : `/p/${row.uid}`;
}

function presentImage(site: string, row: ProductRow): Product["image"] {
  if (row.image_id === null || row.image_type === null) return null;
  const { width, height } = row.image_about as { width: number; height: number };
  return { url: `${site}/images/${row.image_id}`, width, height, content_type: row.image_type };
}
