/** `/s/{secret}`: the hosted page of a passport session, for the one browser that opened it first. */
import { Elysia } from "elysia";
import { bindBrowser, holderOf, type OpenSession, openSession } from "../../domain/passport-sessions/open.ts";
import { presentSession } from "../../domain/passport-sessions/present.ts";
import { type Services, toolsOf } from "../../domain/services.ts";
import type { Assets } from "../assets.ts";
import { type PageReader, pageReader } from "../kit/note-page.ts";
import { pageResponse } from "../kit/response.ts";
import { readSessionCookie, sessionCookie } from "./cookie.ts";
import { type Refusal, refusalPage, sessionPage } from "./pages.ts";

const STATUS: Record<Refusal, number> = { unknown: 404, another: 403, ended: 410, expired: 410 };

export function hostedRoutes(services: Services, assets: Assets) {
  const { db, site } = services;

  function refuse(refusal: Refusal, reader: PageReader): Response {
    return pageResponse(refusalPage(refusal, reader), { status: STATUS[refusal] });
  }

  function show({ session, scope }: OpenSession, reader: PageReader, cookie?: string): Response {
    const view = {
      company: scope.company.name,
      product: session.product_name,
      session: presentSession(scope, session),
    };
    return pageResponse(sessionPage(view, reader), { headers: { "Set-Cookie": cookie } });
  }

  async function open(request: Request, secret: string): Promise<Response> {
    const reader = pageReader(request, assets.url);
    const tools = toolsOf(services);
    const opened = await openSession(db.reader, tools, secret);
    if (typeof opened === "string") return refuse(opened, reader);
    const { session } = opened;
    const of = { session: session.id, site: site.origin() };
    const holder = holderOf(session, readSessionCookie(request, of));
    if (holder === "another") return refuse("another", reader);
    if (holder === "this") return show(opened, reader);
    if (!isOpening(request))
      return new Response(null, { status: 503, headers: { "Cache-Control": "no-store" } });
    const browser = await bindBrowser(db, session);
    if (browser === undefined) return refuse("another", reader);
    return show(opened, reader, sessionCookie(request, of, browser, session.expires - tools.now));
  }

  return new Elysia().get("/s/:secret", ({ request, params }) => open(request, params.secret ?? ""));
}

/** What a browser fetches ahead, or only asks about, is not yet a person who opens the address. */
function isOpening(request: Request): boolean {
  return request.method === "GET" && !/prefetch|prerender/.test(request.headers.get("sec-purpose") ?? "");
}
