/** The routes of all surfaces. Loaded after the server listens: these are most of the program's modules. */
import type { AnyElysia } from "elysia";
import { BASE_PATH } from "../api/kit/base-path.ts";
import { createKeyDoor } from "../api/kit/key-door.ts";
import { createRateLimiter } from "../api/kit/rate-limit.ts";
import { apiRoutes } from "../api/routes.ts";
import { createAuthenticator } from "../domain/accounts/api-keys.ts";
import { canMail } from "../domain/mail/send.ts";
import type { Services } from "../domain/services.ts";
import type { Assets } from "../pages/assets.ts";
import { brandRoutes } from "../pages/public/brand-routes.ts";
import type { Documents } from "../pages/public/documents.ts";
import { imageRoutes } from "../pages/public/images.ts";
import { itemRoutes } from "../pages/public/item-routes.ts";
import { keyRoutes } from "../pages/public/keys.ts";
import { resolverRoutes } from "../pages/public/resolver.ts";
import { publicRoutes } from "../pages/public/routes.ts";
import type { Metrics } from "../platform/metrics.ts";
import { behindFallback, withFallback } from "./fallback.ts";
import { healthRoutes } from "./health.ts";
import { lazily, type Routes } from "./lazily.ts";

/** What the outer door knows and the routes need. */
export interface Surroundings {
  assets: Assets;
  documents: Documents;
  metrics: Metrics;
  /** IP address of the client, behind trusted proxies too; undefined when it is not known. */
  addressOf(request: Request): string | undefined;
  /** Begins the time anew in which more of a request has to come: Bun does so by itself from 16 KB a second on only. */
  keepWaiting(request: Request): void;
  /** Waits for the answer however long it takes, until `keepWaiting`: for work that has limits of its own. */
  waitForWork(request: Request): void;
  /** IP address of whoever is at the other end of the connection. */
  socketAddress(request: Request): string | undefined;
  stopping(): boolean;
  /** Unix seconds. */
  started: number;
}

export function buildRoutes(services: Services, surroundings: Surroundings): Routes {
  const { config } = services;
  const {
    assets,
    documents,
    metrics,
    addressOf,
    keepWaiting,
    waitForWork,
    socketAddress,
    stopping,
    started,
  } = surroundings;
  const visited = { ...services, addressOf, keepWaiting };
  const origin = { site: services.site.origin };
  const onDemand = (load: () => Promise<AnyElysia>) =>
    lazily(async () => behindFallback(services, assets, await load()));
  const openApi = onDemand(async () => (await import("../api/openapi-routes.ts")).openApiRoutes(origin));
  const docs = onDemand(async () => (await import("../pages/docs/routes.ts")).docsRoutes(origin, assets));
  const hosted = onDemand(async () =>
    (await import("../pages/hosted/routes.ts")).hostedRoutes(visited, assets),
  );
  const portal = onDemand(async () =>
    (await import("../pages/portal/routes.ts")).portalRoutes(visited, assets),
  );
  const partners = onDemand(async () =>
    (await import("../pages/reports/partner-routes.ts")).partnerRoutes(visited, assets),
  );
  const reports = onDemand(async () =>
    (await import("../pages/reports/consumer-routes.ts")).reportRoutes(visited, assets),
  );
  const suppliers = onDemand(async () =>
    (await import("../pages/supplier/routes.ts")).supplierRoutes(visited, assets),
  );
  const setup = onDemand(async () =>
    (await import("../pages/setup/routes.ts")).setupRoutes(services, assets),
  );
  const access = { metrics, addressOf, keepWaiting, waitForWork, stopping, started };
  const panel = onDemand(async () =>
    (await import("../pages/panel/routes.ts")).panelRoutes({ ...services, ...access }, assets),
  );
  const kiosk = onDemand(async () =>
    (await import("../pages/kiosk/routes.ts")).kioskRoutes({ ...services, ...access }, assets),
  );
  const door = createKeyDoor({
    clock: services.clock,
    authenticator: createAuthenticator(services.db),
    rateLimiter: createRateLimiter(config.rate_limit),
  });
  return withFallback(services, assets)
    .use(
      apiRoutes({
        ...services,
        ...access,
        site: services.site.origin,
        publicationChanged: services.publications.changed,
        deliveriesDue: services.deliveries.ring,
        mail: () => canMail(services),
        door,
      }),
    )
    .use(publicRoutes(services, assets, documents))
    .use(itemRoutes(services, assets))
    .use(imageRoutes(services, assets))
    .use(keyRoutes(services, assets))
    .use(brandRoutes(assets))
    .get(`${BASE_PATH}/openapi.json`, async ({ request }) => {
      const response = await openApi(request);
      // Every answer of the API has one.
      response.headers.set("Request-Id", services.ids.next());
      return response;
    })
    .get("/docs", ({ request }) => docs(request))
    .get("/s/:secret", ({ request }) => hosted(request))
    .post("/s/:secret", ({ request }) => hosted(request), { parse: "none" })
    .get("/embed/:id", ({ request }) => portal(request))
    .get("/embed/:id/view", ({ request }) => portal(request))
    .post("/embed/:id/documents", ({ request }) => portal(request), { parse: "none" })
    .all("/panel", ({ request }) => panel(request), { parse: "none" })
    .all("/panel/*", ({ request }) => panel(request), { parse: "none" })
    .all("/kiosk", ({ request }) => kiosk(request), { parse: "none" })
    .all("/kiosk/*", ({ request }) => kiosk(request), { parse: "none" })
    .get("/t/:secret", ({ request }) => partners(request))
    .post("/t/:secret", ({ request }) => partners(request), { parse: "none" })
    .get("/d/:secret", ({ request }) => suppliers(request))
    .post("/d/:secret", ({ request }) => suppliers(request), { parse: "none" })
    .get("/i/:uid/report", ({ request }) => reports(request))
    .post("/i/:uid/report", ({ request }) => reports(request), { parse: "none" })
    .get("/p/:uid/report", ({ request }) => reports(request))
    .post("/p/:uid/report", ({ request }) => reports(request), { parse: "none" })
    .all("/setup", ({ request }) => setup(request), { parse: "none" })
    .get("/", ({ request }) => setup(request))
    .use(healthRoutes(services, { metrics, started, socketAddress }))
    .use(resolverRoutes(services, assets))
    .compile();
}
