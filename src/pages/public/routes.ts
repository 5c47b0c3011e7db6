/** The public addresses of passports: `/p/{uid}` in its forms, versions, codes, proof, images and keys. */
import { Elysia } from "elysia";
import { contentOf } from "../../domain/passports/present.ts";
import { findProof, findPublicPassport, type PublicView } from "../../domain/passports/public.ts";
import { pageOfRegistered, type Unregistered } from "../../domain/passports/resolve.ts";
import type { Services } from "../../domain/services.ts";
import { templateOf } from "../../domain/templates/registry.ts";
import { chooseMediaType } from "../../formats/accept.ts";
import { foldUid } from "../../formats/crockford.ts";
import { parseGs1Path } from "../../formats/digital-link.ts";
import type { Assets } from "../assets.ts";
import { markup } from "../kit/html.ts";
import { isChosen, type Locale, localeFor, wishOf } from "../kit/locale.ts";
import { missingPage } from "../kit/missing.ts";
import { dataHeaders, pageHeaders } from "../kit/public-headers.ts";
import type { Documents, Rendered } from "./documents.ts";
import { passportJsonLd } from "./json-ld.ts";
import { queryWithoutUnregistered, unregisteredIn } from "./unregistered.ts";

export const FORMS = { html: "text/html", json: "application/json", jsonld: "application/ld+json" } as const;
type Form = keyof typeof FORMS;

const VERSION = /^([1-9]\d{0,8})(\.json)?$/;

export function publicRoutes(services: Services, assets: Assets, documents: Documents) {
  const { db, site } = services;
  const secureContext = () => isSecureContext(site.origin());
  const missing = (request: Request, kind: "passport" | "version") => missingPage(request, kind, assets);

  /** Finds by uid in either case, and answers with what `render` makes of the passport. */
  async function show(
    request: Request,
    sentUid: string,
    name: string | undefined,
    render: (view: PublicView) => Promise<Rendered | undefined> | Rendered | undefined,
    version?: number,
  ): Promise<Response> {
    const uid = foldUid(sentUid);
    const kind = version === undefined ? "passport" : "version";
    if (uid === undefined) return missing(request, kind);
    const response = await documents.answer(request, uid, name, async () => {
      const view = await findPublicPassport(db.reader, site.origin(), uid, version);
      return view && render(view);
    });
    return response ?? missing(request, kind);
  }

  async function passportPage(
    view: PublicView,
    { locales, isChosen }: Wish,
    unregistered?: Unregistered,
  ): Promise<Rendered> {
    const { renderPassportPage } = await import("./passport-page.ts");
    const { passport } = view;
    const { branding } = view.company;
    const page = renderPassportPage({
      passport,
      branding,
      template: templateOf(passport.content.template.code),
      locale: localeFor(locales, branding),
      isChosen,
      assets: assets.url,
      secureContext: secureContext(),
      ...(unregistered && { unregistered }),
    });
    return { body: markup(page), headers: pageHeaders(passport.livemode) };
  }

  /**
   * The page to which the resolver led because it did not find a serial or lot. The address alone says so, and it may be
   * registered by now: then its own page is shown.
   */
  async function modelPage(
    view: PublicView,
    search: URLSearchParams,
    wish: Wish,
    unregistered: Unregistered,
  ): Promise<Rendered> {
    const key = parseGs1Path(view.passport.gs1_key ?? "");
    if (!key.ok) return passportPage(view, wish);
    const page = await pageOfRegistered(db.reader, key.gtin, unregistered);
    if (page === undefined) return passportPage(view, wish, unregistered);
    const Location = page + queryWithoutUnregistered(search);
    return { body: "", status: 307, headers: { Location, "Cache-Control": "no-store" } };
  }

  async function versionPage(
    view: PublicView,
    number: number,
    { locales, isChosen }: Wish,
  ): Promise<Rendered | undefined> {
    const { renderVersionPage } = await import("./passport-page.ts");
    const { passport, versions, company } = view;
    const at = versions.findIndex(({ version }) => version === number);
    const version = passport.versions[at];
    const row = versions[at];
    if (!version || !row) return undefined;
    const before = versions[at + 1];
    const page = renderVersionPage({
      passport,
      branding: company.branding,
      template: templateOf(contentOf(row).template.code),
      locale: localeFor(locales, company.branding),
      isChosen,
      assets: assets.url,
      secureContext: secureContext(),
      version,
      content: contentOf(row),
      ...(before ? { previousContent: contentOf(before) } : {}),
    });
    return { body: markup(page), headers: pageHeaders(passport.livemode) };
  }

  return new Elysia()
    .get("/p/:uid", ({ request, params }) => {
      const search = searchOf(request);
      const form = formOf(request, search);
      const wish = wishIn(request, search);
      const unregistered = unregisteredIn(search);
      if (form === "html" && unregistered)
        return show(request, params.uid, undefined, (view) => modelPage(view, search, wish, unregistered));
      if (form === "html")
        return show(request, params.uid, `html ${wish.name}`, (view) => passportPage(view, wish));
      return show(request, params.uid, form, ({ passport }) => ({
        body: JSON.stringify(
          form === "json" ? passport : passportJsonLd(passport, templateOf(passport.content.template.code)),
        ),
        headers: dataHeaders(FORMS[form]),
      }));
    })
    .get("/p/:uid/versions/:version", ({ request, params }) => {
      const [, number, bytes] = VERSION.exec(params.version) ?? [];
      if (number === undefined) return missing(request, "version");
      const search = searchOf(request);
      if (bytes === undefined && formOf(request, search, ["html", "json"]) === "html") {
        const wish = wishIn(request, search);
        return show(
          request,
          params.uid,
          `version ${number} ${wish.name}`,
          (view) => versionPage(view, Number(number), wish),
          Number(number),
        );
      }
      // What a page's own address answers depends on the request, so it is never kept for good.
      const immutable = bytes !== undefined;
      return show(
        request,
        params.uid,
        `bytes ${number} ${immutable}`,
        ({ versions }) => {
          const row = versions.find(({ version }) => version === Number(number));
          return row && { body: row.content, headers: dataHeaders("application/json", { immutable }) };
        },
        Number(number),
      );
    })
    .get("/p/:uid/proof.json", ({ request, params }) =>
      show(request, params.uid, "proof", async ({ passport }) => ({
        body: JSON.stringify(await findProof(db.reader, site.origin(), passport.uid)),
        headers: dataHeaders("application/json"),
      })),
    )
    .get("/p/:uid/qr.svg", ({ request, params }) =>
      show(request, params.uid, "qr.svg", async ({ passport }) => {
        const { qrSvg } = await import("../../formats/qr.ts");
        return { body: qrSvg(passport.url, { title: passport.url }), headers: dataHeaders("image/svg+xml") };
      }),
    )
    .get("/p/:uid/qr.png", ({ request, params }) =>
      show(request, params.uid, "qr.png", async ({ passport }) => {
        const { qrPng } = await import("../../formats/qr.ts");
        return { body: new Uint8Array(qrPng(passport.url)), headers: dataHeaders("image/png") };
      }),
    );
}

/** Whether browsers offer WebCrypto at this origin. */
export function isSecureContext(origin: string): boolean {
  return /^https:|^http:\/\/(localhost|127\.0\.0\.1|\[::1\])(:|$)/.test(origin);
}

export function searchOf(request: Request): URLSearchParams {
  return new URL(request.url).searchParams;
}

/** In which language a reader wants a page: the same name gives the same page. */
export interface Wish {
  locales: readonly Locale[];
  /** In the address: links to other pages keep it. */
  isChosen: boolean;
  name: string;
}

export function wishIn(request: Request, search: URLSearchParams): Wish {
  const lang = search.get("lang");
  const locales = wishOf(lang, request.headers.get("accept-language"));
  return { locales, isChosen: isChosen(lang), name: `${isChosen(lang)} ${locales.join()}` };
}

/** `?format=` decides, else what the client likes best; a client that takes none of them gets the page. */
export function formOf(
  request: Request,
  search: URLSearchParams,
  offered: readonly Form[] = Object.keys(FORMS) as Form[],
): Form {
  const asked = search.get("format")?.replace("ld json", "ld+json");
  for (const form of offered)
    if (
      asked === form ||
      asked === FORMS[form] ||
      (form === "jsonld" && (asked === "ld+json" || asked === "json-ld"))
    )
      return form;
  const types = offered.map((form) => FORMS[form]);
  const liked = chooseMediaType(request.headers.get("accept"), types);
  return offered.find((form) => FORMS[form] === liked) ?? "html";
}
