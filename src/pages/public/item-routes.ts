/** The public addresses of items: `/i/{uid}` in its forms, and the QR Code of the item's address. */
import { Elysia } from "elysia";
import { findPublicItem, type PublicItem } from "../../domain/items/public.ts";
import { findItemByUid } from "../../domain/items/rows.ts";
import type { Company } from "../../domain/scope.ts";
import { findReservedByUid, VOID } from "../../domain/serial-blocks/rows.ts";
import type { Services } from "../../domain/services.ts";
import { templateOf } from "../../domain/templates/registry.ts";
import { foldUid, randomUid, uidBytes } from "../../formats/crockford.ts";
import type { Assets } from "../assets.ts";
import { markup } from "../kit/html.ts";
import { localeFor } from "../kit/locale.ts";
import { labelPage, missingPage } from "../kit/missing.ts";
import { dataHeaders, pageHeaders } from "../kit/public-headers.ts";
import { createDocuments, type Rendered } from "./documents.ts";
import { itemJsonLd } from "./json-ld.ts";
import { FORMS, formOf, isSecureContext, searchOf, type Wish, wishIn } from "./routes.ts";

/** Each piece is looked at seldom: enough for one that many look at just now. */
const KEPT = { answers: 0, documents: 50 };

export function itemRoutes(services: Services, assets: Assets) {
  const { db, site } = services;
  const documents = createDocuments(KEPT);
  services.publications.onChange(documents.forget);

  /** Finds by uid in either case, and answers with what `render` makes of the item. */
  async function show(
    request: Request,
    sentUid: string,
    name: string,
    render: (item: PublicItem, company: Company) => Promise<Rendered> | Rendered,
  ): Promise<Response> {
    const uid = foldUid(sentUid);
    const row = uid === undefined ? undefined : await findItemByUid(db.reader, uidBytes(uid));
    // Under the uid of the passport: what changes it changes the pages of its items.
    const response =
      row &&
      (await documents.answer(request, row.passport_uid, `${uid} ${name}`, async () => {
        const view = await findPublicItem(db.reader, site.origin(), randomUid(row.uid));
        return view && render(view.item, view.company);
      }));
    return response ?? (await absent(request, uid, name));
  }

  /** Its label may be there already. */
  async function absent(request: Request, uid: string | undefined, name: string): Promise<Response> {
    const label = uid === undefined ? undefined : await findReservedByUid(db.reader, uidBytes(uid));
    if (uid === undefined || !label || name.startsWith("qr")) return missingPage(request, "piece", assets);
    return labelPage(request, { uid, isVoid: label.state === VOID }, assets);
  }

  async function page(
    item: PublicItem,
    { branding }: Company,
    { locales, isChosen }: Wish,
  ): Promise<Rendered> {
    const { renderPassportPage } = await import("./passport-page.ts");
    const { passport } = item;
    const html = renderPassportPage({
      passport,
      branding,
      item,
      template: templateOf(passport.content.template.code),
      locale: localeFor(locales, branding),
      isChosen,
      assets: assets.url,
      secureContext: isSecureContext(site.origin()),
    });
    return { body: markup(html), headers: pageHeaders(item.livemode) };
  }

  return new Elysia()
    .get("/i/:uid", ({ request, params }) => {
      const search = searchOf(request);
      const form = formOf(request, search);
      const wish = wishIn(request, search);
      if (form === "html")
        return show(request, params.uid, `html ${wish.name}`, (item, company) => page(item, company, wish));
      return show(request, params.uid, form, (item) => ({
        body: JSON.stringify(
          form === "json" ? item : itemJsonLd(item, templateOf(item.passport.content.template.code)),
        ),
        headers: dataHeaders(FORMS[form]),
      }));
    })
    .get("/i/:uid/qr.svg", ({ request, params }) =>
      show(request, params.uid, "qr.svg", async ({ url }) => {
        const { qrSvg } = await import("../../formats/qr.ts");
        return { body: qrSvg(url, { title: url }), headers: dataHeaders("image/svg+xml") };
      }),
    )
    .get("/i/:uid/qr.png", ({ request, params }) =>
      show(request, params.uid, "qr.png", async ({ url }) => {
        const { qrPng } = await import("../../formats/qr.ts");
        return { body: new Uint8Array(qrPng(url)), headers: dataHeaders("image/png") };
      }),
    );
}
