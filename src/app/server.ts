/** The HTTP server: one outer door that every request passes, behind it the routes of the surfaces. */
import { Elysia } from "elysia";
import { createRateLimiter } from "../api/kit/rate-limit.ts";
import { problem } from "../api/kit/problem.ts";
import { apiRoutes } from "../api/routes.ts";
import { Failure } from "../domain/failure.ts";
import type { Services } from "../domain/services.ts";
import { loadAssets } from "../pages/assets.ts";

/** Uploads of 20 MiB and their form pass; larger bodies never reach a route. */
const BODY_BYTES = 24 * 1024 * 1024;
const IDLE_SECONDS = 60;

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
  const app = new Elysia()
    .use(
      apiRoutes({
        ...services,
        site: services.site.origin,
        publicationChanged: services.publications.changed,
        rateLimiter: createRateLimiter(config.rate_limit),
        stopping: () => stopping,
      }),
    )
    .get("/healthz", () => new Response("ok"))
    .compile();

  const server = Bun.serve({
    hostname: config.host,
    port: config.port,
    reusePort: false,
    maxRequestBodySize: BODY_BYTES,
    idleTimeout: IDLE_SECONDS,
    fetch(request) {
      // RFC 9112 section 3.2: exactly one Host. Bun joins two with a comma.
      const host = request.headers.get("host");
      if (host?.includes(","))
        return problem(new Failure("invalid_value", "The request has more than one Host header. Send one.", "Host"), services.ids.next());
      return assets.respond(request) ?? app.fetch(request);
    },
    error(fault) {
      log.error("a request failed outside the routes", { fault });
      return new Response("Something went wrong here.", { status: 500 });
    },
  });
  return {
    address: `${config.tls_cert === undefined ? "http" : "https"}://${config.host === "0.0.0.0" || config.host === "127.0.0.1" ? "localhost" : config.host}:${server.port}`,
    async stop() {
      stopping = true;
      await server.stop();
    },
  };
}
