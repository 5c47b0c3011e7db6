/** `/panel`: the pages to come and go by, the app itself, and what it asks for at `/panel/api`. */
import { Elysia } from "elysia";
import { createRateLimiter } from "../../api/kit/rate-limit.ts";
import { operationRoutes } from "../../api/routes.ts";
import { hasCompany } from "../../domain/accounts/rows.ts";
import { Failure } from "../../domain/failure.ts";
import { canMail } from "../../domain/mail/send.ts";
import type { Assets } from "../assets.ts";
import { serveFile } from "../kit/file-kit.ts";
import { type PageOptions, pageResponse } from "../kit/response.ts";
import { seeOther } from "../kit/see-other.ts";
import { personOf } from "../kit/session.ts";
import { appPage } from "./app-page.ts";
import { createMemberDoor } from "./door.ts";
import { fileOperations } from "./file-operations.ts";
import { PAGE, panelForms, readerOf } from "./forms.ts";
import { INSTANCE_OPERATIONS } from "./instance.ts";
import { MEMBER_OPERATIONS } from "./member-operations.ts";
import { PEOPLE_OPERATIONS } from "./people.ts";
import { servePerson } from "./person-kit.ts";
import type { PanelAccess, PanelServices } from "./services.ts";

/** Below `/panel/api`: first the company, then which of its data. */
const DATA_PREFIX = "/panel/api/:handle/:mode";

/** Requests of one address in any 60 seconds from people who are not signed in. */
const STRANGERS_LIMIT = 120;

const APP: PageOptions = {
  headers: {
    ...PAGE.headers,
    // Codes are scanned with the camera where an event is recorded.
    "Permissions-Policy": "camera=(self), geolocation=(), microphone=(), payment=(), usb=()",
  },
  // Pictures that the app makes itself, such as a code to scan.
  csp: { "img-src": "'self' data: blob:" },
};

export function panelRoutes(access: PanelAccess, assets: Assets) {
  const services: PanelServices = {
    ...access,
    strangers: createRateLimiter(STRANGERS_LIMIT),
  };
  return new Elysia()
    .use(formRoutes(services, assets))
    .use(dataRoutes(services, assets))
    .use(peopleRoutes(services))
    .use(appRoutes(services, assets));
}

function formRoutes(services: PanelServices, assets: Assets) {
  const forms = panelForms(services, assets);
  const unparsed = { parse: "none" } as const;
  return (
    new Elysia()
      // Nobody signs in where there is nothing yet.
      .onBeforeHandle(async () => ((await hasCompany(services.db.reader)) ? undefined : seeOther("/setup")))
      .get("/panel/sign-in", ({ request }) => forms.openSignIn(request))
      .post("/panel/sign-in", ({ request }) => forms.submitSignIn(request), unparsed)
      .post("/panel/sign-in/code", ({ request }) => forms.submitCode(request), unparsed)
      .post("/panel/sign-out", ({ request }) => forms.submitSignOut(request), unparsed)
      .get("/panel/forgotten", ({ request }) => forms.openForgotten(request))
      .post("/panel/forgotten", ({ request }) => forms.submitForgotten(request), unparsed)
      .get("/panel/password/:secret", ({ request, params }) => forms.openNewPassword(request, params.secret))
      .post(
        "/panel/password/:secret",
        ({ request, params }) => forms.submitNewPassword(request, params.secret),
        unparsed,
      )
      .get("/panel/invitation/:secret", ({ request, params }) => forms.openInvitation(request, params.secret))
      .post(
        "/panel/invitation/:secret",
        ({ request, params }) => forms.submitInvitation(request, params.secret),
        unparsed,
      )
  );
}

/** The operations on a company's data, the API's and the panel's own, behind the members' door. */
function dataRoutes(services: PanelServices, assets: Assets) {
  const door = createMemberDoor(services);
  const app = new Elysia().use(
    operationRoutes(
      {
        ...services,
        site: services.site.origin,
        publicationChanged: services.publications.changed,
        deliveriesDue: services.deliveries.ring,
        mail: () => canMail(services),
        door,
        // It is the log of what programs ask.
        requestLog: { add: () => {} },
      },
      DATA_PREFIX,
      MEMBER_OPERATIONS,
    ),
  );
  for (const operation of fileOperations(assets))
    app.route(
      operation.endpoint.method,
      `${DATA_PREFIX}${operation.endpoint.path.replace(/\{(\w+)\}/g, ":$1")}`,
      ({ request, params }) => serveFile(services, door, operation, request, params),
      { parse: "none" },
    );
  return app;
}

function peopleRoutes(services: PanelServices) {
  const app = new Elysia({ prefix: "/panel/api" });
  for (const operation of [...PEOPLE_OPERATIONS, ...INSTANCE_OPERATIONS])
    app.route(
      operation.endpoint.method,
      operation.endpoint.path.replace(/\{(\w+)\}/g, ":$1"),
      ({ request, params }) => servePerson(services, request, operation, params),
      { parse: "none" },
    );
  const unknown = new Failure("path_unknown", "There is nothing at this address of the panel.");
  return app
    .all("/", ({ request }) => servePerson(services, request, unknown), { parse: "none" })
    .all("/*", ({ request }) => servePerson(services, request, unknown), { parse: "none" });
}

function appRoutes(services: PanelServices, assets: Assets) {
  async function open(request: Request): Promise<Response> {
    if (request.method !== "GET" && request.method !== "HEAD")
      return new Response("The panel's pages are read with GET or HEAD.\n", {
        status: 405,
        headers: { Allow: "GET, HEAD", "Cache-Control": "no-store" },
      });
    if (!(await hasCompany(services.db.reader))) return seeOther("/setup");
    if (!(await personOf(services, request))) {
      const { pathname, search } = new URL(request.url);
      const isStart = pathname === "/panel" || pathname === "/panel/";
      return seeOther(
        isStart ? "/panel/sign-in" : `/panel/sign-in?next=${encodeURIComponent(pathname + search)}`,
      );
    }
    const reader = await readerOf(services, assets, request);
    return pageResponse(appPage(assets, reader), APP);
  }
  // Not `get`: it would come before what is above for all methods.
  return new Elysia()
    .all("/panel", ({ request }) => open(request), { parse: "none" })
    .all("/panel/*", ({ request }) => open(request), { parse: "none" });
}
