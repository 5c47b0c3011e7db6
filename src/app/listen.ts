/** Takes the port and answers on it, by HTTP or, with a certificate, by HTTPS. */

import type { Clock } from "../platform/clock.ts";
import { late } from "../platform/late.ts";
import type { Log } from "../platform/log.ts";
import { type Certificate, readCertificate, type TlsFiles, watchCertificate } from "./tls.ts";

/** How often the certificate files are looked at, in milliseconds. */
const CERTIFICATE_CHECK_MS = 30_000;
const WARN_BEFORE_END_MS = 14 * 24 * 3600 * 1000;

/** The address cannot be listened on; the message says what to do. */
export class ListenError extends Error {
  override name = "ListenError";
}

export interface Listening {
  hostname: string;
  port: number;
  /** Bytes of a body that reaches `fetch` at all. */
  maxRequestBodySize: number;
  /** Seconds. */
  idleTimeout: number;
  fetch(request: Request, server: Bun.Server<undefined>): Response | Promise<Response>;
  error(fault: Error): Response;
}

interface Tls {
  files: TlsFiles;
  log: Log;
  clock: Clock;
  checkMs?: number;
}

export interface Listener {
  port: number;
  /** IP address that a request came from. */
  addressOf(request: Request): string | undefined;
  /** Begins the time anew in which more of a request has to come: Bun does so by itself from 16 KB a second on only. */
  keepWaiting(request: Request): void;
  /** Waits for the answer however long it takes, until `keepWaiting`: for work that has limits of its own. */
  waitForWork(request: Request): void;
  /** Takes no more connections, ends what is under way, lets go of the port. */
  stop(): Promise<void>;
  /** Cuts off what is still under way: clients that never finish what they send. */
  cut(): void;
}

/**
 * Starts to listen.
 * @param tls certificate and key; they are read again when they change
 * @throws ListenError when the address cannot be had
 * @throws TlsError when the certificate cannot be used
 */
export async function listen(options: Listening, tls: Tls | undefined): Promise<Listener> {
  if (!tls) {
    const server = start(options, { reusePort: false });
    return {
      port: portOf(server),
      addressOf: (request) => server.requestIP(request)?.address,
      keepWaiting: (request) => server.timeout(request, options.idleTimeout),
      waitForWork: (request) => server.timeout(request, 0),
      stop: () => server.stop(),
      cut: () => void server.stop(true),
    };
  }
  return listenWithTls(options, tls);
}

/**
 * Bun cannot change the certificate of a server that runs, so a second one takes over the port: both are open to
 * share it from the first moment, and the first ends after its last answer.
 */
async function listenWithTls(
  options: Listening,
  { files, log, clock, checkMs = CERTIFICATE_CHECK_MS }: Tls,
): Promise<Listener> {
  const first = readCertificate(files);
  warnOfEnd(first, log, clock);
  await makeSureItIsFree(options);
  let server = start(options, { reusePort: true, tls: pem(first) });
  const port = portOf(server);
  /** Servers before this one, with their end. */
  const leaving = new Map<Bun.Server<undefined>, Promise<void>>();
  const endWatch = watchCertificate(files, {
    everyMs: checkMs,
    onChange(certificate) {
      const next = start({ ...options, port }, { reusePort: true, tls: pem(certificate) });
      const before = server;
      server = next;
      leaving.set(
        before,
        before.stop().then(() => void leaving.delete(before)),
      );
      log.info("the TLS certificate was renewed", {
        valid_until: new Date(certificate.validUntil).toISOString(),
      });
      warnOfEnd(certificate, log, clock);
    },
    onFault: (fault) =>
      log.error("the changed TLS certificate cannot be used; the one before stays in use", { fault }),
  });
  /** The one that a request came to; undefined when its connection is gone. */
  const serverOf = (request: Request) =>
    [server, ...leaving.keys()].find((one) => one.requestIP(request) !== null);
  return {
    port,
    addressOf: (request) => serverOf(request)?.requestIP(request)?.address,
    keepWaiting: (request) => serverOf(request)?.timeout(request, options.idleTimeout),
    waitForWork: (request) => serverOf(request)?.timeout(request, 0),
    async stop() {
      endWatch();
      await Promise.all([server.stop(), ...leaving.values()]);
    },
    cut() {
      for (const one of [server, ...leaving.keys()]) void one.stop(true);
    },
  };
}

function start(options: Listening, rest: { reusePort: boolean; tls?: { cert: string; key: string } }) {
  try {
    return Bun.serve({ ...options, ...rest });
  } catch (fault) {
    throw asListenError(fault, options);
  }
}

/** With a port that is open to be shared, a second server of the same user would join instead of being refused. */
function makeSureItIsFree({ hostname, port }: Listening): Promise<void> {
  return new Promise((resolve, reject) => {
    const probe = late.net.createServer();
    probe.once("error", (fault) => reject(asListenError(fault, { hostname, port })));
    probe.listen({ host: hostname, port, exclusive: true }, () => probe.close(() => resolve()));
  });
}

/** What Bun and the system say of a name or an address that is not this machine's. */
const NO_ADDRESS = ["EADDRNOTAVAIL", "EINVAL", "ENOENT", "ENOTFOUND", "EAI_AGAIN"];

function asListenError(fault: unknown, { hostname, port }: Pick<Listening, "hostname" | "port">): unknown {
  const code = fault instanceof Error && "code" in fault ? fault.code : undefined;
  if (code === "EADDRINUSE")
    return new ListenError(
      `Port ${port} is taken by another program. Stop that one, or choose another port: carnet serve --port ${another(port)} (or CARNET_PORT=${another(port)}).`,
    );
  if (code === "EACCES")
    return new ListenError(
      `This user may not listen on port ${port}: ports below 1024 are kept for the system. Choose another with --port (or CARNET_PORT), and put a proxy in front or let the service manager grant it.`,
    );
  if (NO_ADDRESS.includes(String(code)))
    return new ListenError(
      `"${hostname}" is no address of this machine. Set --host (or CARNET_HOST) to 127.0.0.1 for this machine alone, or to 0.0.0.0 for all of its networks.`,
    );
  return fault;
}

function another(port: number): number {
  return port === 8080 ? 8081 : 8080;
}

function portOf(server: Bun.Server<undefined>): number {
  if (server.port === undefined) throw new Error("the server has no port");
  return server.port;
}

function pem({ cert, key }: Certificate): { cert: string; key: string } {
  return { cert, key };
}

function warnOfEnd({ validUntil }: Certificate, log: Log, clock: Clock): void {
  if (validUntil - clock.nowMs() < WARN_BEFORE_END_MS)
    log.warn("the TLS certificate ends soon, or has ended", {
      valid_until: new Date(validUntil).toISOString(),
    });
}
