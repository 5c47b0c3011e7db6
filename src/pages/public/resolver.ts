/**
 * The GS1 Digital Link resolver (GS1-Conformant Resolver standard 1.2.1) and the short reference addresses. Keys are
 * answered by redirects that carry the query on, or by their linkset.
 */
import { Elysia } from "elysia";
import { BASE_PATH } from "../../api/kit/base-path.ts";
import { problem } from "../../api/kit/problem.ts";
import { Failure } from "../../domain/failure.ts";
import { findPublicPassport, type PublicView } from "../../domain/passports/public.ts";
import { type Resolution, resolveGs1, resolveReference } from "../../domain/passports/resolve.ts";
import type { Services } from "../../domain/services.ts";
import { chooseMediaType } from "../../formats/accept.ts";
import { chooseLink } from "../../formats/choose-link.ts";
import { looksLikeGs1Path, parseGs1Path } from "../../formats/digital-link.ts";
import { isKnown } from "../../formats/etag.ts";
import { asksForLinkset, LINK_TYPES, parseLinkType } from "../../formats/link-types.ts";
import {
  candidateLinkset,
  LINKSET_CONTEXT,
  LINKSET_MEDIA_TYPE,
  type LinksetLevel,
  linkset,
  linksetJsonLd,
} from "../../formats/linkset.ts";
import { splitAddress } from "../../formats/split-address.ts";
import type { Assets } from "../assets.ts";
import { markup } from "../kit/html.ts";
import { LOCALE_CODES, localeFor } from "../kit/locale.ts";
import { type Translate, translator } from "../kit/messages.ts";
import { missingPage, refusedAddress } from "../kit/missing.ts";
import { dataHeaders, pageHeaders } from "../kit/public-headers.ts";
import { readerOf } from "../kit/reader.ts";
import { etagOf } from "./documents.ts";
import { linksOf } from "./links.ts";
import { renderLinkset } from "./linkset-page.ts";
import { searchOf, wishIn } from "./routes.ts";
import { queryOfUnregistered } from "./unregistered.ts";

const CORS = {
  "Access-Control-Allow-Origin": "*",
  "Access-Control-Allow-Methods": "GET, HEAD, OPTIONS",
  "Access-Control-Expose-Headers": "Link, Location",
  Vary: "Accept, Accept-Language",
};

export function resolverRoutes(services: Services, assets: Assets) {
  const { db, site, ids } = services;

  async function resolve(request: Request): Promise<Response> {
    const { path: rawPath, query } = splitAddress(request.url);
    const asked = parseGs1Path(rawPath);
    const headers = { ...CORS, Link: linkHeader(`${site.origin()}${rawPath}`) };
    if (request.method !== "OPTIONS" && !isRead(request))
      return withHeaders(notRead(request, "GET, HEAD, OPTIONS", assets), headers);
    if (!asked.ok) {
      const reason = `This is not a GS1 Digital Link address. ${asked.reason}`;
      return withHeaders(refusedAddress(request, new Failure("invalid_value", reason), assets), headers);
    }
    if (request.method === "OPTIONS") return new Response(null, { status: 204, headers });
    const found = await resolveGs1(db.reader, asked);
    if (!found) return withHeaders(absent(request, "passport"), headers);
    const sentType = query === "" ? null : new URLSearchParams(query).get("linkType");
    const wantsLinkset = sentType === null ? acceptsLinkset(request) : asksForLinkset(sentType);
    if (wantsLinkset) return answerLinkset(request, rawPath, found, headers);
    if (sentType === null || parseLinkType(sentType) === LINK_TYPES.defaultLink)
      return redirect(307, pageOf(found), query, headers);
    return answerLinkType(request, rawPath, found, { sentType, query }, headers);
  }

  function absent(request: Request, kind: "passport" | "piece"): Response {
    return refusedAddress(
      request,
      new Failure("path_unknown", "There is nothing at this address."),
      assets,
      kind,
    );
  }

  function pageOf({ page, unregistered }: Resolution): string {
    const address = `${site.origin()}${page}`;
    return unregistered === undefined ? address : `${address}?${queryOfUnregistered(unregistered)}`;
  }

  async function viewOf(found: Resolution): Promise<PublicView> {
    const uid = await found.passport();
    const view = await findPublicPassport(db.reader, site.origin(), uid);
    if (!view) throw new Error(`passport ${uid} is gone`);
    return view;
  }

  function levelOf(rawPath: string, found: Resolution, { passport }: PublicView, t: Translate): LinksetLevel {
    return {
      anchor: `${site.origin()}${rawPath}`,
      itemDescription: passport.content.product.name,
      links: linksOf(passport, LOCALE_CODES, t, found.isItem ? `${site.origin()}${found.page}` : undefined),
    };
  }

  async function answerLinkset(
    request: Request,
    rawPath: string,
    found: Resolution,
    headers: Record<string, string>,
  ): Promise<Response> {
    const view = await viewOf(found);
    const context = `<${LINKSET_CONTEXT}>; rel="http://www.w3.org/ns/json-ld#context"; type="application/ld+json"`;
    const full = { ...headers, Link: `${headers.Link}, ${context}` };
    const form = chooseMediaType(request.headers.get("accept"), [
      LINKSET_MEDIA_TYPE,
      "application/json",
      "application/ld+json",
      "text/html",
    ]);
    if (form === "text/html") {
      const { locales, isChosen } = wishIn(request, searchOf(request));
      const { branding } = view.company;
      const reader = { ...readerOf(localeFor(locales, branding)), isChosen };
      const level = levelOf(rawPath, found, view, reader.t);
      const page = markup(renderLinkset(level, branding.languages, reader, assets.url));
      return tagged(request, page, { ...pageHeaders(false), ...full });
    }
    // A title says nothing of its language, and `hreflang` that of the page: data speaks English to everybody.
    const document = linkset([levelOf(rawPath, found, view, translator("en"))]);
    const body = form === "application/ld+json" ? linksetJsonLd(document) : document;
    return tagged(request, JSON.stringify(body), { ...dataHeaders(form ?? LINKSET_MEDIA_TYPE), ...full });
  }

  async function answerLinkType(
    request: Request,
    rawPath: string,
    found: Resolution,
    { sentType, query }: { sentType: string; query: string },
    headers: Record<string, string>,
  ): Promise<Response> {
    const level = levelOf(rawPath, found, await viewOf(found), translator("en"));
    const type = parseLinkType(sentType);
    const candidates = level.links.filter(({ linkType }) => linkType === type);
    const { link, tied } = chooseLink(candidates, {
      accept: request.headers.get("accept"),
      acceptLanguage: request.headers.get("accept-language"),
      context: new URLSearchParams(query).get("context"),
    });
    if (link) {
      // The page says that the serial is unknown, whichever of its link types led to it.
      const isPage = link.href === `${site.origin()}/p/${await found.passport()}`;
      return redirect(307, isPage ? pageOf(found) : link.href, query, headers);
    }
    if (tied.length === 0) {
      const reason = "This product has no link of that type. Ask for all with ?linkType=linkset.";
      return withHeaders(refusedAddress(request, new Failure("path_unknown", reason), assets), headers);
    }
    const body = JSON.stringify(candidateLinkset({ ...level, links: tied }));
    return new Response(body, { status: 300, headers: { ...dataHeaders(LINKSET_MEDIA_TYPE), ...headers } });
  }

  async function resolveShort(
    request: Request,
    asked: { handle: string; reference: string; serial?: string },
  ): Promise<Response> {
    const missed = () => absent(request, asked.serial === undefined ? "passport" : "piece");
    // Elysia gives null for what is not valid percent-encoding: nothing is called that.
    if (Object.values<string | null>(asked).includes(null)) return missed();
    const livemode = new URL(request.url).searchParams.get("modo") !== "teste";
    const path = await resolveReference(db.reader, { ...asked, livemode });
    if (path === undefined) return missed();
    return redirect(302, `${site.origin()}${path}`, "", { "Cache-Control": "no-store" });
  }

  const description = (request: Request) =>
    tagged(request, JSON.stringify(describe(site.origin())), dataHeaders("application/json"));

  const mayBeRead = () => new Response(null, { status: 204, headers: CORS });

  return new Elysia()
    .all("/01/*", ({ request }) => resolve(request), { parse: "none" })
    .get("/.well-known/gs1resolver", ({ request }) => description(request))
    .get("/.well-known/resolver", ({ request }) => description(request))
    .options("/.well-known/gs1resolver", () => mayBeRead())
    .options("/.well-known/resolver", () => mayBeRead())
    .get("/r/:handle/:reference", ({ request, params }) => resolveShort(request, params))
    .get("/r/:handle/:reference/:serial", ({ request, params }) => resolveShort(request, params))
    .all(
      "/*",
      ({ request }) => {
        const { path } = splitAddress(request.url);
        if (OF_API.test(path)) return problem(noSuchApi(), ids.next());
        if (looksLikeGs1Path(path)) return resolve(request);
        return isRead(request) ? missingPage(request, "page", assets) : notRead(request, "GET, HEAD", assets);
      },
      { parse: "none" },
    );
}

/** What asks for another version, or writes the path in other letters, is a program too: a page says nothing to it. */
const OF_API = /^\/api(?:\/|$)/i;

function noSuchApi(): Failure {
  return new Failure(
    "path_unknown",
    `There is nothing at this address. The API is below ${BASE_PATH}; the reference at /docs lists all addresses.`,
  );
}

function linkHeader(self: string): string {
  return `<${self}?linkType=linkset>; rel="linkset"; type="${LINKSET_MEDIA_TYPE}"`;
}

/** Only a client that names the linkset's own type, and likes no page better, gets it at the plain address. */
function acceptsLinkset(request: Request): boolean {
  const accept = request.headers.get("accept");
  if (!accept?.toLowerCase().includes(LINKSET_MEDIA_TYPE)) return false;
  return chooseMediaType(accept, [LINKSET_MEDIA_TYPE, "text/html"]) === LINKSET_MEDIA_TYPE;
}

/** An answer with its ETag, left out where the client has it already. */
function tagged(request: Request, body: string, headers: Record<string, string>): Response {
  const ETag = etagOf(body);
  const known = isKnown(request.headers.get("if-none-match"), ETag);
  return new Response(known ? null : body, { status: known ? 304 : 200, headers: { ...headers, ETag } });
}

/** The query goes on exactly as it came, before a fragment. */
function redirect(
  status: 302 | 307,
  target: string,
  query: string,
  headers: Record<string, string>,
): Response {
  const [address = "", ...fragment] = target.split(/(?=#)/);
  const asked = query === "" ? address : `${address}${address.includes("?") ? "&" : "?"}${query}`;
  const joined = asked + fragment.join("");
  return new Response(null, { status, headers: { ...headers, Location: joined } });
}

function isRead({ method }: Request): boolean {
  return method === "GET" || method === "HEAD";
}

function notRead(request: Request, allowed: string, assets: Assets): Response {
  const reason = "Public addresses are read with GET or HEAD.";
  const failure = new Failure("method_not_allowed", reason, undefined, { Allow: allowed });
  return refusedAddress(request, failure, assets);
}

function withHeaders(response: Response, headers: Record<string, string>): Response {
  for (const [name, value] of Object.entries(headers)) response.headers.set(name, value);
  return response;
}

/** The resolver description file (GS1-Conformant Resolver standard 1.2.1, section 7). */
function describe(site: string): object {
  return {
    resolverRoot: site,
    name: "Carnet",
    supportedPrimaryKeys: ["01"],
    supportedLinkType: [{ namespace: "https://ref.gs1.org/voc/", prefix: "gs1:" }],
    linkTypeDefaultCanBeLinkset: false,
    jsonLdContextLocation: LINKSET_CONTEXT,
    contact: { fn: "Carnet" },
  };
}
