/** The HTTP server: one outer door that every request passes, behind it the routes of the surfaces. */
import { Elysia } from "elysia";
import { problem } from "../api/kit/problem.ts";
import { createRateLimiter } from "../api/kit/rate-limit.ts";
import { apiRoutes } from "../api/routes.ts";
import { Failure } from "../domain/failure.ts";
import type { Services } from "../domain/services.ts";
import { loadAssets } from "../pages/assets.ts";
import { createDocuments } from "../pages/public/documents.ts";
import { keyRoutes } from "../pages/public/keys.ts";
import { missingPage } from "../pages/public/missing.ts";
import { resolverRoutes } from "../pages/public/resolver.ts";
import { publicRoutes } from "../pages/public/routes.ts";
import { createMetrics } from "../platform/metrics.ts";
import { healthRoutes } from "./health.ts";

/** Uploads of 20 MiB and their form pass; larger bodies never reach a route. */
const BODY_BYTES = 24 * 1024 * 1024;
const IDLE_SECONDS = 60;
/** Elysia looks for the path from this offset on, so an address whose host is shorter hides it. */
const SHORTEST_HOST = 4;

export interface RunningServer {
  /** Where it can be reached on this machine, such as `http://localhost:3000`. */
  address: string;
  /** Ends what is under way, then lets go of the port. */
  stop(): Promise<void>;
}

/** Starts to listen. @throws when the port is taken */
export async function startServer(services: Services): Promise<RunningServer> {
  const { config, log } = services;
  let stopping = false;
  const assets = await loadAssets();
  const documents = createDocuments();
  services.publications.onChange(documents.forget);
  const metrics = createMetrics();
  let server: Bun.Server<undefined> | undefined;

  // Elysia would look for the path after the eleventh character, which a Host of one letter has passed by then.
  const app = new Elysia({ handler: { standardHostname: false } })
    .use(
      apiRoutes({
        ...services,
        metrics,
        site: services.site.origin,
        publicationChanged: services.publications.changed,
        rateLimiter: createRateLimiter(config.rate_limit),
        stopping: () => stopping,
      }),
    )
    .use(publicRoutes(services, assets, documents))
    .use(keyRoutes(services, assets))
    .use(healthRoutes(services, metrics, (request) => server?.requestIP(request)?.address))
    .use(resolverRoutes(services, assets))
    .onError(({ error, request, code }) => {
      if (code === "NOT_FOUND") return missingPage(request, "page", assets);
      log.error("a page failed", { path: new URL(request.url).pathname, fault: error });
      return missingPage(request, "unavailable", assets, 503);
    })
    .compile();

  const listening = Bun.serve({
    hostname: config.host,
    port: config.port,
    reusePort: false,
    maxRequestBodySize: BODY_BYTES,
    idleTimeout: IDLE_SECONDS,
    fetch(request) {
      const known = documents.recall(request);
      if (known) return known;
      // RFC 9112 section 3.2: exactly one Host. Bun joins two with a comma.
      const host = request.headers.get("host") ?? "";
      if (host.includes(","))
        return problem(
          new Failure("invalid_value", "The request has more than one Host header. Send one.", "Host"),
          services.ids.next(),
        );
      return (
        assets.respond(request) ?? app.fetch(host.length < SHORTEST_HOST ? withLongHost(request) : request)
      );
    },
    error(fault) {
      log.error("a request failed outside the routes", { fault });
      return new Response("Something went wrong here.\n", { status: 500 });
    },
  });
  server = listening;
  return {
    address: `${config.tls_cert === undefined ? "http" : "https"}://${isThisMachine(config.host) ? "localhost" : config.host}:${listening.port}`,
    async stop() {
      stopping = true;
      await listening.stop();
    },
  };
}

function withLongHost(request: Request): Request {
  const { url } = request;
  return new Request(`http://localhost${url.slice(url.indexOf("/", url.indexOf("//") + 2))}`, request);
}

function isThisMachine(host: string): boolean {
  return host === "0.0.0.0" || host === "::" || host === "127.0.0.1";
}
