/** What the public page would show if the data were published as they stand. Nothing is stored or signed. */
import { canonicalJson } from "../../formats/canonical-json.ts";
import { sha256Hex } from "../../platform/sealing.ts";
import type { Queryable } from "../../storage/database.ts";
import { findBatch } from "../batches/rows.ts";
import { missing } from "../failure.ts";
import { pathBeforeIssue, presentProduct } from "../products/present.ts";
import { findProduct, newestPassportOf } from "../products/rows.ts";
import type { Scope } from "../scope.ts";
import { gs1KeyOf } from "./addresses.ts";
import type { PassportContent, PublicPassport } from "./content.ts";
import { type Subject, statementOf } from "./draft.ts";
import { keyAddresses } from "./public.ts";
import { findPassportByKey, type PassportRow } from "./rows.ts";

/**
 * The public face that a product's, or a batch's, next version would have.
 * @throws Failure resource_missing
 */
export async function previewPassport(
  db: Queryable,
  scope: Scope,
  productId: string,
  batchId?: string | undefined,
): Promise<PublicPassport> {
  const product = await findProduct(db, scope, productId);
  if (!product) throw missing("product", productId);
  const batch = batchId === undefined ? undefined : await findBatch(db, scope, batchId);
  if (batchId !== undefined && batch?.product_n !== product.n)
    throw missing("batch of this product", batchId, "batch");
  const issued = batch ? batch.passport_n : await newestPassportOf(db, product.n);
  const row = issued === null ? undefined : await findPassportByKey(db, issued);
  return previewOf(scope, { product, batch }, row);
}

/**
 * The public face that the next version of a subject would have.
 * @param row of the passport that is there already
 */
export function previewOf(scope: Scope, { product, batch }: Subject, row?: PassportRow): PublicPassport {
  const { uid } = batch ?? product;
  const version = row?.status === "issued" ? row.version + 1 : 1;
  const { stated } = statementOf(scope, { product, batch });
  const content: PassportContent = {
    ...stated,
    passport: row?.id ?? product.id,
    uid,
    version,
    previous: null,
    issued: scope.now,
    change_note: null,
    restricted_sha256: "",
  };
  const sha256 = sha256Hex(canonicalJson(content));
  const { livemode, site } = scope;
  const page = `${site}/p/${uid}`;
  const key = gs1KeyOf(livemode, product.gtin14, batch?.batch_number ?? null);
  const { image } = presentProduct(scope, product);
  return {
    object: "public_passport",
    livemode,
    uid,
    url: row ? `${site}${row.path}` : `${site}${key ?? pathBeforeIssue(livemode, product)}`,
    uid_url: page,
    gs1_key: key,
    status: "issued",
    version,
    published: scope.now,
    withdrawn_at: null,
    withdraw_reason: null,
    successor: null,
    replaces: null,
    content,
    content_sha256: sha256,
    signature: "",
    ...keyAddresses(site, scope.company.handle, livemode),
    versions: [
      {
        version,
        published: scope.now,
        change_note: null,
        sha256,
        url: page,
        content_url: page,
        signature: "",
        changed: [],
      },
    ],
    lifecycle_events: [],
    report_url: null,
    image: image && { url: image.url, width: image.width, height: image.height },
    qr: { svg: `${page}/qr.svg`, png: `${page}/qr.png` },
    links: { json: page, json_ld: page, proof: page, linkset: null },
  };
}
