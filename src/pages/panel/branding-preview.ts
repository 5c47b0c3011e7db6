/** A public page in a look that is only tried out. */
import type { z } from "zod";
import { checkBranding } from "../../domain/accounts/branding.ts";
import { previewOf, previewPassport } from "../../domain/passports/preview.ts";
import { listProducts } from "../../domain/products/read.ts";
import type { ProductRow } from "../../domain/products/rows.ts";
import type { Scope } from "../../domain/scope.ts";
import { templateOf } from "../../domain/templates/registry.ts";
import type { Queryable } from "../../storage/database.ts";
import type { Assets } from "../assets.ts";
import type { Html } from "../kit/html.ts";
import { localeFor } from "../kit/locale.ts";
import { sampleProduct } from "../kit/sample-product.ts";
import { renderPassportPage } from "../public/passport-page.ts";
import type { PreviewInput } from "./endpoints/branding.ts";

/** Of a product that is nowhere. */
const SAMPLE_UID = "0000000000000000";

/** @throws Failure invalid_value for a look that could not be stored */
export async function brandingPreview(
  db: Queryable,
  scope: Scope,
  assets: Assets,
  { language, theme, ...input }: z.infer<typeof PreviewInput>,
): Promise<Html> {
  checkBranding(input);
  const [newest] = (await listProducts(db, scope, {}, { limit: 1 })).data;
  const passport = newest
    ? await previewPassport(db, scope, newest.id)
    : previewOf(scope, { product: sampleRow(scope), batch: undefined });
  return renderPassportPage({
    passport,
    branding: { ...input, logo: scope.company.branding.logo },
    template: templateOf(passport.content.template.code),
    locale: localeFor([language], input),
    theme,
    assets: assets.url,
    secureContext: true,
    isPreview: true,
  });
}

function sampleRow({ company, now }: Scope): ProductRow {
  const { name, reference, template = "textile", data = {} } = sampleProduct(company.name);
  return {
    n: 0,
    id: "",
    uid: SAMPLE_UID,
    name,
    reference,
    gtin: null,
    gtin14: null,
    template,
    status: "active",
    data,
    created: now,
    updated: now,
    passport_id: null,
    passport_path: null,
    image_id: null,
    image_type: null,
    image_about: null,
  };
}
