/** `/panel`: the pages to come and go by, the app itself, and what it asks for at `/panel/api`. */
import { Elysia } from "elysia";
import { OPERATIONS, operationRoutes } from "../../api/routes.ts";
import { hasCompany, listCompanies } from "../../domain/accounts/rows.ts";
import { Failure } from "../../domain/failure.ts";
import { endSession } from "../../domain/members/sessions.ts";
import { recordForPerson, signIn } from "../../domain/members/sign-in.ts";
import type { Assets } from "../assets.ts";
import { readForm } from "../kit/form-body.ts";
import { type PageOptions, pageResponse } from "../kit/response.ts";
import { isSameOrigin } from "../kit/same-origin.ts";
import { isSecure } from "../kit/secure-request.ts";
import { appPage } from "./app-page.ts";
import { deskOperations } from "./desk-operations.ts";
import { createMemberDoor } from "./door.ts";
import type { PanelReader } from "./frame.ts";
import { choosePanelLocale, panelWords } from "./messages.ts";
import { PEOPLE_OPERATIONS } from "./people.ts";
import { permissionOf } from "./permissions.ts";
import { servePerson } from "./person-kit.ts";
import type { PanelServices } from "./services.ts";
import { browserOf, personOf, signedInCookie, signedOutCookie } from "./session.ts";
import { type SignInView, signInPage } from "./sign-in-page.ts";

/** With `no-referrer` a browser posts `Origin: null`; `same-origin` tells other sites no more. */
const PAGE: PageOptions = { headers: { "Referrer-Policy": "same-origin" } };

/** Below `/panel/api`: first the company, then which of its data. */
const DATA_PREFIX = "/panel/api/:handle/:mode";

export function panelRoutes(services: PanelServices, assets: Assets) {
  const { db, site } = services;

  async function readerOf(
    request: Request,
    asked = new URL(request.url).searchParams.get("lang"),
  ): Promise<PanelReader> {
    const locale = choosePanelLocale(asked, request.headers.get("accept-language"));
    const companies = await listCompanies(db.reader);
    return {
      locale,
      t: panelWords(locale),
      assets: assets.url,
      secure: isSecure(request, site.origin()),
      company: companies.length === 1 ? companies[0]?.name : undefined,
    };
  }

  async function openApp(request: Request): Promise<Response> {
    if (request.method !== "GET" && request.method !== "HEAD")
      return new Response("The panel's pages are read with GET or HEAD.\n", {
        status: 405,
        headers: { Allow: "GET, HEAD", "Cache-Control": "no-store" },
      });
    if (!(await hasCompany(db.reader))) return seeOther("/setup");
    if (!(await personOf(services, request))) {
      const { pathname, search } = new URL(request.url);
      const isStart = pathname === "/panel" || pathname === "/panel/";
      return seeOther(
        isStart ? "/panel/sign-in" : `/panel/sign-in?next=${encodeURIComponent(pathname + search)}`,
      );
    }
    return pageResponse(appPage(assets, await readerOf(request)), PAGE);
  }

  async function openSignIn(request: Request): Promise<Response> {
    if (!(await hasCompany(db.reader))) return seeOther("/setup");
    const query = new URL(request.url).searchParams;
    const next = nextOf(query.get("next"));
    if (await personOf(services, request)) return seeOther(next);
    return show({ email: "", next, ended: query.has("ended") }, await readerOf(request));
  }

  async function submitSignIn(request: Request): Promise<Response> {
    const sent = await readForm(request);
    if (typeof sent === "string")
      return show(
        { email: "", next: nextOf(null), fault: { key: "sign_in.refused" } },
        await readerOf(request),
        sent === "too_large" ? 413 : 415,
      );
    const reader = await readerOf(request, sent.get("lang"));
    const email = (sent.get("email") ?? "").slice(0, 254);
    const next = nextOf(sent.get("next"));
    if (!isSameOrigin(request, site.origin()))
      return show({ email: "", next, fault: { key: "sign_in.refused" } }, reader, 403);
    try {
      const before = await personOf(services, request);
      const credentials = { email, password: sent.get("password") ?? "" };
      const { secret } = await signIn(services, credentials, browserOf(services, request), before);
      return seeOther(next, signedInCookie(services, request, secret));
    } catch (fault) {
      if (!(fault instanceof Failure)) throw fault;
      return show({ email, next, fault: { key: "sign_in.failed" } }, reader, 401);
    }
  }

  function show(view: SignInView, reader: PanelReader, status = 200): Response {
    return pageResponse(signInPage(view, reader), { ...PAGE, status });
  }

  async function submitSignOut(request: Request): Promise<Response> {
    if (!isSameOrigin(request, site.origin())) return seeOther("/panel");
    const person = await personOf(services, request);
    if (person)
      await db.write(async (tx) => {
        await endSession(tx, person.session);
        await recordForPerson(tx, services, person.user, browserOf(services, request), "member.signed_out");
      });
    return seeOther("/panel/sign-in?ended", signedOutCookie(services, request));
  }

  const operations = [...OPERATIONS, ...deskOperations(assets)];
  for (const { endpoint } of operations) permissionOf(endpoint.name);
  const door = createMemberDoor(services);
  const app = new Elysia()
    .get("/panel/sign-in", ({ request }) => openSignIn(request))
    .post("/panel/sign-in", ({ request }) => submitSignIn(request), { parse: "none" })
    .post("/panel/sign-out", ({ request }) => submitSignOut(request), { parse: "none" })
    .use(
      operationRoutes(
        {
          ...services,
          site: site.origin,
          publicationChanged: services.publications.changed,
          deliveriesDue: services.deliveries.ring,
          door,
          // It is the log of what programs ask.
          requestLog: { add: () => {} },
        },
        DATA_PREFIX,
        operations,
      ),
    );
  for (const operation of PEOPLE_OPERATIONS)
    app.route(
      operation.endpoint.method,
      `/panel/api${operation.endpoint.path.replace(/\{(\w+)\}/g, ":$1")}`,
      ({ request, params }) => servePerson(services, request, operation, params),
      { parse: "none" },
    );
  const unknown = new Failure("path_unknown", "There is nothing at this address of the panel.");
  return (
    app
      .all("/panel/api", ({ request }) => servePerson(services, request, unknown), { parse: "none" })
      .all("/panel/api/*", ({ request }) => servePerson(services, request, unknown), { parse: "none" })
      // Not `get`: it would come before what is above for all methods.
      .all("/panel", ({ request }) => openApp(request), { parse: "none" })
      .all("/panel/*", ({ request }) => openApp(request), { parse: "none" })
  );
}

/** Where to go after signing in: below `/panel` and nowhere else. */
function nextOf(asked: string | null): string {
  const isOurs = asked !== null && /^\/panel(?:[/?][\x21-\x7e]*)?$/.test(asked) && !/[\\]|\/\//.test(asked);
  return isOurs && !asked.startsWith("/panel/sign-") ? asked : "/panel";
}

function seeOther(path: string, cookie?: string): Response {
  return new Response(null, {
    status: 303,
    headers: {
      Location: path,
      "Cache-Control": "no-store",
      ...(cookie === undefined ? {} : { "Set-Cookie": cookie }),
    },
  });
}
