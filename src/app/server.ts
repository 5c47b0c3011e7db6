/** The HTTP server: one outer door that every request passes, behind it the routes of the surfaces. */
import { BASE_PATH } from "../api/kit/base-path.ts";
import { closingFor } from "../api/kit/body.ts";
import { problem } from "../api/kit/problem.ts";
import { Failure } from "../domain/failure.ts";
import type { Services } from "../domain/services.ts";
import { pathStart } from "../formats/split-address.ts";
import { loadAssets } from "../pages/assets.ts";
import { createDocuments } from "../pages/public/documents.ts";
import { tidyAfterLoad } from "../platform/after-load.ts";
import { createMetrics } from "../platform/metrics.ts";
import { clientAddress } from "../platform/networks.ts";
import type { Routes } from "./lazily.ts";
import { type Listener, type Listening, listen } from "./listen.ts";
import { LIVENESS_PATH, liveness } from "./liveness.ts";

/** What no form and no JSON is larger than; where files may be sent, the routes have limits of their own. */
const LARGE_BODY_BYTES = 1024 * 1024;
const IDLE_SECONDS = 60;
/** How long a stop waits for what is under way before it cuts clients off that never finish. */
const PATIENCE_MS = 5000;
/** Elysia looks for the path from this offset on, so an address whose host is shorter hides it. */
const SHORTEST_HOST = 4;
const REMEMBERED_HOSTS = 100;
/** A year. */
const TLS_ONLY_SECONDS = 365 * 24 * 3600;

export interface RunningServer {
  /** Where it can be reached on this machine, such as `http://localhost:3000`. */
  address: string;
  /** Loads the routes, unless a request has done so. */
  load(): Promise<void>;
  /** Ends what is under way, then lets go of the port. */
  stop(): Promise<void>;
}

/** Starts to listen. @throws ListenError, TlsError */
export async function startServer(services: Services): Promise<RunningServer> {
  const { config, log, clock } = services;
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
  const surroundings = {
    started: clock.now(),
    assets,
    documents,
    metrics,
    addressOf,
    keepWaiting: (request: Request) => listener?.keepWaiting(request),
    waitForWork: (request: Request) => listener?.waitForWork(request),
    socketAddress: (request: Request) => listener?.addressOf(request),
    stopping: () => stopping,
  };
  let routes: Routes | undefined;
  let loading: Promise<Routes> | undefined;
  const loadRoutes = () => {
    loading ??= import("./routes.ts").then(({ buildRoutes }) => {
      routes = buildRoutes(services, surroundings);
      return routes;
    });
    return loading;
  };

  const { tls_cert: cert, tls_key: key } = config;
  const tls = cert && key ? { files: { cert, key }, log, clock } : undefined;
  const noteRequest = tidyAfterLoad();
  const answer = (sent: Request): Response | Promise<Response> => {
    noteRequest();
    const known = documents.recall(sent);
    if (known) return known;
    const host = sent.headers.get("host") ?? "";
    const fault = faultOfHost(host);
    if (fault !== undefined) return problem(new Failure("invalid_value", fault, "Host"), services.ids.next());
    const request = host.length < SHORTEST_HOST ? withLongHost(sent) : sent;
    if (!takesFiles(request) && hasLargeBody(request))
      return problem(
        new Failure(
          "body_too_large",
          `The body must have at most ${LARGE_BODY_BYTES} bytes.`,
          undefined,
          closingFor(request),
        ),
        services.ids.next(),
      );
    return assets.respond(request) ?? (routes ? routes.fetch(request) : early(request));
  };
  const answering: Listening = {
    hostname: config.host,
    port: config.port,
    // Bun's own refusal is an empty 413. What no route reads is thrown away as it comes in.
    maxRequestBodySize: Number.MAX_SAFE_INTEGER,
    idleTimeout: IDLE_SECONDS,
    fetch: tls ? byTlsOnly(answer, () => services.site.origin()) : answer,
    error(fault) {
      log.error("a request failed outside the routes", { fault });
      return new Response("Something went wrong here.\n", { status: 500 });
    },
  };
  /** Whether the process lives can be told before the routes are there; who asks for more waits for them. */
  async function early(request: Request): Promise<Response> {
    if (new URL(request.url).pathname === LIVENESS_PATH && request.method === "GET") return liveness();
    return (await loadRoutes()).fetch(request);
  }
  const open = await listen(answering, tls);
  listener = open;
  // 0 asks for any port: from here on it is the one that was given.
  config.port = open.port;
  return {
    address: `${tls ? "https" : "http"}://${isAtLocalhost(config.host) ? "localhost" : config.host}:${open.port}`,
    async load() {
      await loadRoutes();
    },
    async stop() {
      stopping = true;
      const late = setTimeout(open.cut, PATIENCE_MS);
      await open.stop();
      clearTimeout(late);
    },
  };
}

/**
 * Tells browsers to come to the public address by TLS only (RFC 6797). No other name of this machine is bound by it:
 * on `localhost` it would hold for every other program too.
 */
function byTlsOnly(
  answer: (request: Request) => Response | Promise<Response>,
  origin: () => string,
): (request: Request) => Promise<Response> {
  return async (request) => {
    const response = await answer(request);
    const site = new URL(origin());
    if (
      site.protocol === "https:" &&
      site.hostname !== "localhost" &&
      site.host === new URL(request.url).host
    )
      response.headers.set("Strict-Transport-Security", `max-age=${TLS_ONLY_SECONDS}`);
    return response;
  };
}

/** Surfaces that read what is sent to them within limits of their own: files may be sent there. */
const FILE_PATHS = [`${BASE_PATH}/`, "/panel/api/", "/s/", "/t/", "/d/", "/embed/"];

function takesFiles({ url }: Request): boolean {
  const start = pathStart(url);
  return FILE_PATHS.some((path) => url.startsWith(path, start));
}

/** Larger than what is no file, or of a size that is not told. */
function hasLargeBody({ headers }: Request): boolean {
  return headers.has("transfer-encoding") || Number(headers.get("content-length") ?? 0) > LARGE_BODY_BYTES;
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

/**
 * Without a host the address is a path alone. The request stays the same one: of a copy the body comes through a second
 * stream, and an answer that does not wait for all of it would never be sent.
 */
function withLongHost(request: Request): Request {
  const { url } = request;
  const path = url.startsWith("/") ? url : url.slice(pathStart(url));
  return Object.defineProperty(request, "url", { value: `http://localhost${path}` });
}

/** Whether a server that listens at a host can be reached as `localhost`. */
function isAtLocalhost(host: string): boolean {
  return host === "0.0.0.0" || host === "::" || host === "127.0.0.1";
}
