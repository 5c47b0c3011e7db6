/** The HTTP server: one outer door that every request passes, behind it the routes of the surfaces. */
import { Elysia } from "elysia";
import { BASE_PATH } from "../api/kit/endpoint.ts";
import { createKeyDoor } from "../api/kit/key-door.ts";
import { problem } from "../api/kit/problem.ts";
import { createRateLimiter } from "../api/kit/rate-limit.ts";
import { apiRoutes } from "../api/routes.ts";
import { createAuthenticator } from "../domain/accounts/api-keys.ts";
import { Failure } from "../domain/failure.ts";
import { canMail } from "../domain/mail/send.ts";
import type { Services } from "../domain/services.ts";
import { loadAssets } from "../pages/assets.ts";
import { brandRoutes } from "../pages/public/brand-routes.ts";
import { createDocuments } from "../pages/public/documents.ts";
import { imageRoutes } from "../pages/public/images.ts";
import { itemRoutes } from "../pages/public/item-routes.ts";
import { keyRoutes } from "../pages/public/keys.ts";
import { missingPage } from "../pages/public/missing.ts";
import { resolverRoutes } from "../pages/public/resolver.ts";
import { publicRoutes } from "../pages/public/routes.ts";
import { createMetrics } from "../platform/metrics.ts";
import { clientAddress } from "../platform/networks.ts";
import { healthRoutes } from "./health.ts";
import { type Listener, type Listening, listen } from "./listen.ts";

/** A form of a page; the API's routes have limits of their own. */
const FORM_BYTES = 1024 * 1024;
const IDLE_SECONDS = 60;
/** How long a stop waits for what is under way before it cuts clients off that never finish. */
const PATIENCE_MS = 5000;
/** Elysia looks for the path from this offset on, so an address whose host is shorter hides it. */
const SHORTEST_HOST = 4;
const REMEMBERED_HOSTS = 100;

export interface RunningServer {
  /** Where it can be reached on this machine, such as `http://localhost:3000`. */
  address: string;
  /** Ends what is under way, then lets go of the port. */
  stop(): Promise<void>;
}

/** Starts to listen. @throws ListenError, TlsError */
export async function startServer(services: Services): Promise<RunningServer> {
  const { config, log } = services;
  let stopping = false;
  const faultOfHost = hostCheck();
  const assets = await loadAssets();
  const documents = createDocuments();
  services.publications.onChange(documents.forget);
  const metrics = createMetrics();
  let listener: Listener | undefined;

  const addressOf = (request: Request) => {
    const socket = listener?.addressOf(request);
    return socket && clientAddress(socket, request.headers.get("x-forwarded-for"), config.trusted_proxies);
  };
  const origin = { site: services.site.origin };
  const openApi = lazily(async () => (await import("../api/openapi-routes.ts")).openApiRoutes(origin));
  const docs = lazily(async () => (await import("../pages/docs/routes.ts")).docsRoutes(origin, assets));
  const hosted = lazily(async () =>
    (await import("../pages/hosted/routes.ts")).hostedRoutes({ ...services, addressOf }, assets),
  );
  const portal = lazily(async () =>
    (await import("../pages/portal/routes.ts")).portalRoutes({ ...services, addressOf }, assets),
  );
  const reporting = { ...services, addressOf };
  const partners = lazily(async () =>
    (await import("../pages/reports/partner-routes.ts")).partnerRoutes(reporting, assets),
  );
  const reports = lazily(async () =>
    (await import("../pages/reports/consumer-routes.ts")).reportRoutes(reporting, assets),
  );
  const suppliers = lazily(async () =>
    (await import("../pages/supplier/routes.ts")).supplierRoutes(reporting, assets),
  );
  const setup = lazily(async () => (await import("../pages/setup/routes.ts")).setupRoutes(services, assets));
  const access = {
    metrics,
    addressOf,
    stopping: () => stopping,
  };
  const panel = lazily(async () =>
    (await import("../pages/panel/routes.ts")).panelRoutes({ ...services, ...access }, assets),
  );
  const kiosk = lazily(async () =>
    (await import("../pages/kiosk/routes.ts")).kioskRoutes({ ...services, ...access }, assets),
  );
  const door = createKeyDoor({
    clock: services.clock,
    authenticator: createAuthenticator(services.db),
    rateLimiter: createRateLimiter(config.rate_limit),
  });
  const app = new Elysia()
    // Before the routes: Elysia applies it to those that follow.
    .onError(({ error, request, code }) => {
      if (code === "NOT_FOUND") return missingPage(request, "page", assets);
      log.error("a page failed", { path: loggedPath(request), fault: error });
      return missingPage(request, "unavailable", assets, 503);
    })
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
    .use(healthRoutes(services, metrics, (request) => listener?.addressOf(request)))
    .use(resolverRoutes(services, assets))
    .compile();

  const { tls_cert: cert, tls_key: key } = config;
  const tls = cert && key ? { files: { cert, key }, log } : undefined;
  const answering: Listening = {
    hostname: config.host,
    port: config.port,
    // Bun's own refusal is an empty 413. What no route reads is thrown away as it comes in.
    maxRequestBodySize: Number.MAX_SAFE_INTEGER,
    idleTimeout: IDLE_SECONDS,
    fetch(sent) {
      const known = documents.recall(sent);
      if (known) return known;
      const host = sent.headers.get("host") ?? "";
      const fault = faultOfHost(host);
      if (fault !== undefined)
        return problem(new Failure("invalid_value", fault, "Host"), services.ids.next());
      const request = host.length < SHORTEST_HOST ? withLongHost(sent) : sent;
      if (!takesFiles(request) && hasLargeBody(request))
        return problem(
          new Failure("body_too_large", `The body must have at most ${FORM_BYTES} bytes.`, undefined, {
            Connection: "close",
          }),
          services.ids.next(),
        );
      return assets.respond(request) ?? app.fetch(request);
    },
    error(fault) {
      log.error("a request failed outside the routes", { fault });
      return new Response("Something went wrong here.\n", { status: 500 });
    },
  };
  const open = await listen(answering, tls);
  listener = open;
  return {
    address: `${tls ? "https" : "http"}://${isThisMachine(config.host) ? "localhost" : config.host}:${open.port}`,
    async stop() {
      stopping = true;
      const late = setTimeout(open.cut, PATIENCE_MS);
      await open.stop();
      clearTimeout(late);
    },
  };
}

/** Surfaces that read what is sent to them within limits of their own: files may be sent there. */
const FILE_PATHS = [`${BASE_PATH}/`, "/panel/api/", "/s/", "/t/", "/d/", "/embed/"];

function takesFiles({ url }: Request): boolean {
  const start = url.indexOf("/", url.indexOf("//") + 2);
  return FILE_PATHS.some((path) => url.startsWith(path, start));
}

/** What of an address may stand in the log: the secrets of sessions, partners and suppliers may not. */
function loggedPath({ url }: Request): string {
  return new URL(url).pathname.replace(/^\/([std])\/[^/]+/, "/$1/…");
}

/** Larger than a form, or of a size that is not told. */
function hasLargeBody({ headers }: Request): boolean {
  return headers.has("transfer-encoding") || Number(headers.get("content-length") ?? 0) > FORM_BYTES;
}

/** Routes that are loaded when they are first asked for: the start does not wait for what few requests need. */
function lazily(load: () => Promise<{ fetch(request: Request): Response | Promise<Response> }>) {
  let routes: ReturnType<typeof load> | undefined;
  return async (request: Request): Promise<Response> => {
    routes ??= load();
    return (await routes).fetch(request);
  };
}

/**
 * RFC 9112 section 3.2: exactly one Host, and a valid one. Bun joins two with a comma. HTTP/1.0 needs none. Hosts that
 * were found valid are remembered: most requests name one of a few.
 */
function hostCheck(): (host: string) => string | undefined {
  const valid = new Set([""]);
  return (host) => {
    if (valid.has(host)) return undefined;
    if (host.includes(",")) return "The request has more than one Host header. Send one.";
    if (/[/?#@\\]/.test(host) || !URL.canParse(`http://${host}/`))
      return "The Host header names no host. Send the name or address of this site.";
    if (valid.size < REMEMBERED_HOSTS) valid.add(host);
    return undefined;
  };
}

/** Without a host the address is a path alone. */
function withLongHost(request: Request): Request {
  const { url } = request;
  const path = url.startsWith("/") ? url : url.slice(url.indexOf("/", url.indexOf("//") + 2));
  return new Request(`http://localhost${path}`, request);
}

function isThisMachine(host: string): boolean {
  return host === "0.0.0.0" || host === "::" || host === "127.0.0.1";
}
