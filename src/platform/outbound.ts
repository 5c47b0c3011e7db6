/**
 * HTTP to addresses that strangers chose: the only way out of the program. An address is checked by its text and by
 * every IP address that its name leads to; the connection goes to exactly the checked ones, and is looked at once
 * more when it stands. node:https, since `fetch` ignores `lookup` and obeys proxy variables; nothing here follows a
 * redirect or asks a proxy.
 */
import type http from "node:http";
import type https from "node:https";
import type { LookupFunction, Socket } from "node:net";
import { late } from "./late.ts";
import type { Networks } from "./networks.ts";
import { plainAddress, standingOf } from "./outbound-addresses.ts";

/** What of an answer is waited for, read and kept. */
export interface Patience {
  /** Milliseconds for the whole of an attempt: name, connection, TLS, request and answer. */
  attemptMs: number;
  /** Bytes of an answer's body that are read at most. */
  readBytes: number;
  /** Bytes of it that are kept. */
  keptBytes: number;
}

/** With receivers of webhooks, of whose answers the status is what counts. */
const WITH_RECEIVERS: Patience = { attemptMs: 10_000, readBytes: 64 * 1024, keptBytes: 2 * 1024 };
const ADDRESS_LENGTH = 2048;
const ADDRESSES_PER_NAME = 8;
/** Connections of a pool that nobody uses for this long are closed, well before a receiver would do so. */
const IDLE_MS = 2000;
const LOWEST_FREE_PORT = 1024;

/** Endings of names that lead into a network rather than out of it (RFC 6761, RFC 6762, RFC 8375, ICANN). */
const INTERNAL_NAMES = [
  "localhost",
  "local",
  "internal",
  "home.arpa",
  "lan",
  "home",
  "corp",
  "intranet",
  "private",
  "localdomain",
  "test",
  "invalid",
  "onion",
];

/** The address is none that may be called; the message says why and what is allowed. */
export class AddressRefused extends Error {
  override name = "AddressRefused";
}

/** No answer came; the message says why, in words that a person can act on. */
export class NoAnswer extends Error {
  override name = "NoAnswer";
}

export interface OutboundRequest {
  headers: Record<string, string>;
  body: string;
  /** Connections are shared within a pool only: one for each receiver. */
  pool: string;
  /** Cuts the attempt short: it ends without an answer. */
  signal: AbortSignal;
}

export interface OutboundAnswer {
  status: number;
  /** The begin of the body, as text. */
  body: string;
  /** Whether that is all of it. */
  isWhole: boolean;
}

export interface Outbound {
  /**
   * Checks an address before it is stored. A name that leads nowhere today passes: it is checked again each time.
   * @returns the address in the form in which it is called
   * @throws AddressRefused
   */
  check(address: string): Promise<string>;
  /**
   * Sends one POST; never again, unless a kept connection turned out to be of no use.
   * @throws AddressRefused, NoAnswer
   */
  post(address: string, request: OutboundRequest): Promise<OutboundAnswer>;
  close(): void;
}

interface OutboundRule {
  /** Networks that may be reached though they are not public, with HTTP too. */
  allow: Networks;
  /** Where these networks are, in the words of a refusal: "only …". */
  allowed?: string;
  /** Whether this Carnet itself listens there. */
  isOwn(address: string, port: number): boolean;
  patience?: Patience;
}

export function createOutbound({
  allow,
  allowed = "inside networks that the operator opens with CARNET_WEBHOOK_ALLOW",
  isOwn,
  patience = WITH_RECEIVERS,
}: OutboundRule): Outbound {
  const pools = new Map<string, Pool>();
  const { attemptMs } = patience;

  async function checked(text: string): Promise<{ url: URL; addresses: string[] }> {
    const { url, onlyAllowed } = inspect(text, allowed);
    if (onlyAllowed !== undefined && allow.list.length === 0) throw new AddressRefused(onlyAllowed);
    const addresses = await addressesOf(url.hostname);
    for (const address of addresses) checkAddress(url, address, onlyAllowed);
    return { url, addresses };
  }

  function checkAddress(url: URL, address: string, onlyAllowed: string | undefined): void {
    const standing = standingOf(address, allow);
    if (standing === "closed")
      throw new AddressRefused(
        `${named(url, address)} is not public. Such addresses are reached only ${allowed}.`,
      );
    if (standing !== "allowed" && onlyAllowed !== undefined) throw new AddressRefused(onlyAllowed);
    if (isOwn(plainAddress(address) ?? address, portOf(url)))
      throw new AddressRefused(`${named(url, address)} is where this Carnet itself listens.`);
  }

  function poolOf(name: string, url: URL, transport: Transport): Pool {
    const key = `${name} ${url.origin}`;
    let pool = pools.get(key);
    if (!pool) {
      pool = createPool(transport, () => pools.delete(key));
      pools.set(key, pool);
    }
    return pool;
  }

  async function sendIn(pool: Pool, sending: Sending): Promise<OutboundAnswer> {
    pool.enter();
    try {
      return await send(pool, sending, allow, patience).catch((fault) => {
        // Most likely the receiver read nothing: it closed the connection, or what came belongs to the answer before.
        if (fault instanceof SpentConnection) return send(pool, sending, allow, patience);
        throw fault;
      });
    } finally {
      pool.leave();
    }
  }

  return {
    async check(text) {
      try {
        return (await unlessAborted(checked(text), AbortSignal.timeout(attemptMs))).url.href;
      } catch (fault) {
        if (!(fault instanceof NoAnswer)) throw fault;
      }
      const { url, onlyAllowed } = inspect(text, allowed);
      if (onlyAllowed !== undefined) throw new AddressRefused(onlyAllowed);
      return url.href;
    },
    async post(text, request) {
      const attempt = new AbortController();
      let isLate = false;
      const timer = setTimeout(() => {
        isLate = true;
        attempt.abort();
      }, attemptMs);
      const cut = () => attempt.abort();
      request.signal.addEventListener("abort", cut);
      try {
        const { url, addresses } = await unlessAborted(checked(text), attempt.signal);
        const pool = poolOf(request.pool, url, await transportFor(url));
        return await sendIn(pool, { url, addresses, request, signal: attempt.signal });
      } catch (fault) {
        throw fault instanceof AddressRefused ? fault : new NoAnswer(wordsFor(fault, isLate, attemptMs));
      } finally {
        clearTimeout(timer);
        request.signal.removeEventListener("abort", cut);
      }
    },
    close() {
      for (const pool of pools.values()) pool.close();
    },
  };
}

/**
 * Reads an address as the program that connects will: after the URL parser, which knows every spelling of a host.
 * `onlyAllowed` says why it may lead into an allowed network only.
 */
function inspect(text: string, allowed: string): { url: URL; onlyAllowed: string | undefined } {
  if (text.length > ADDRESS_LENGTH)
    throw new AddressRefused(`An address has at most ${ADDRESS_LENGTH} characters.`);
  // The parser drops line breaks and turns backslashes without a word.
  if (/[\s\p{Cc}\\]/u.test(text))
    throw new AddressRefused(
      "An address is written in full without blanks, line breaks and backslashes; a blank in a path is %20.",
    );
  const url = URL.parse(text);
  if (!url || (url.protocol !== "https:" && url.protocol !== "http:"))
    throw new AddressRefused("An address is written in full, such as https://erp.example.com/hooks/carnet.");
  if (url.username !== "" || url.password !== "")
    throw new AddressRefused("An address holds no user name and no password: the signature says who sends.");
  if (url.hash !== "")
    throw new AddressRefused("An address ends before the #: what follows it is never sent.");
  if (url.hostname.endsWith(".")) throw new AddressRefused("A host is written without a dot at its end.");
  return { url, onlyAllowed: closedUnlessAllowed(url, allowed) };
}

function closedUnlessAllowed(url: URL, allowed: string): string | undefined {
  const opens = `only ${allowed}`;
  const { hostname, protocol } = url;
  if (protocol === "http:") return `An address begins with https://; http:// is possible ${opens}.`;
  const port = portOf(url);
  if (port !== 443 && port < LOWEST_FREE_PORT)
    return `The port is 443, or one from ${LOWEST_FREE_PORT}; port ${port} is possible ${opens}.`;
  if (plainAddress(hostname) !== undefined) return undefined;
  const isInternal =
    !hostname.includes(".") ||
    INTERNAL_NAMES.some((name) => hostname === name || hostname.endsWith(`.${name}`));
  return isInternal
    ? `"${hostname}" is a name of an internal network, which is possible ${opens}.`
    : undefined;
}

function portOf(url: URL): number {
  return url.port === "" ? (url.protocol === "https:" ? 443 : 80) : Number(url.port);
}

function named(url: URL, address: string): string {
  return plainAddress(url.hostname) === undefined
    ? `"${url.hostname}" leads to ${address}, which`
    : `The address ${address}`;
}

/** @throws NoAnswer when the name leads nowhere */
async function addressesOf(hostname: string): Promise<string[]> {
  const literal = plainAddress(hostname);
  if (literal !== undefined) return [literal];
  try {
    const { lookup } = await import("node:dns/promises");
    const found = await lookup(hostname, { all: true });
    const { isIP } = late.net;
    if (found.length > 0) return found.map(({ address }) => address).sort((a, b) => isIP(a) - isIP(b));
  } catch {
    // Told below, like a name without addresses.
  }
  throw new NoAnswer(`The name "${hostname}" leads to no address.`);
}

type Transport = typeof http | typeof https;

/** Loaded when something is sent: a start does not wait for them. */
async function transportFor(url: URL): Promise<Transport> {
  const transport = url.protocol === "https:" ? await import("node:https") : await import("node:http");
  return transport.default;
}

interface Pool {
  agent: http.Agent;
  transport: Transport;
  enter(): void;
  leave(): void;
  close(): void;
}

function createPool(transport: Transport, onClose: () => void): Pool {
  const agent = new transport.Agent({ keepAlive: true });
  let running = 0;
  let idle: ReturnType<typeof setTimeout> | undefined;
  const pool: Pool = {
    agent,
    transport,
    enter() {
      clearTimeout(idle);
      running++;
    },
    leave() {
      running--;
      if (running > 0) return;
      idle = setTimeout(pool.close, IDLE_MS);
      idle.unref();
    },
    close() {
      clearTimeout(idle);
      agent.destroy();
      onClose();
    },
  };
  return pool;
}

interface Sending {
  url: URL;
  addresses: string[];
  request: OutboundRequest;
  signal: AbortSignal;
}

/** A kept connection was closed just as it was used again, or held bytes that are no answer. */
class SpentConnection extends Error {
  constructor(cause: unknown) {
    super("the connection was spent", { cause });
  }
}

function send(
  pool: Pool,
  { url, addresses, request, signal }: Sending,
  allow: Networks,
  { readBytes, keptBytes }: Patience,
) {
  return new Promise<OutboundAnswer>((resolve, reject) => {
    const body = Buffer.from(request.body);
    const sent = pool.transport.request(url, {
      method: "POST",
      agent: pool.agent,
      lookup: pinned(addresses),
      // Whatever the environment says.
      rejectUnauthorized: true,
      headers: { ...request.headers, "Content-Length": body.length, "Accept-Encoding": "identity" },
    });
    let settleWithStatus: (() => void) | undefined;
    const abort = () => {
      settleWithStatus?.();
      sent.destroy(new Error("the attempt was cut short"));
    };
    const settle = (finish: () => void) => {
      signal.removeEventListener("abort", abort);
      finish();
    };
    if (signal.aborted) abort();
    signal.addEventListener("abort", abort);
    sent.on("socket", (socket) =>
      whenConnected(socket, () => {
        if (standingOf(socket.remoteAddress ?? "", allow) === "closed")
          sent.destroy(new AddressRefused("The connection went to another address than the checked one."));
      }),
    );
    sent.on("error", (fault) => {
      // The status has come: the answer tells its own end, however badly it is framed.
      if (settleWithStatus) return;
      const isSpent = sent.reusedSocket && /^(ECONNRESET|EPIPE|HPE_)/.test(codeOf(fault));
      settle(() => reject(isSpent ? new SpentConnection(fault) : fault));
    });
    sent.on("upgrade", (answer, socket) => {
      socket.destroy();
      settle(() => resolve({ status: answer.statusCode ?? 0, body: "", isWhole: false }));
    });
    sent.on("response", (answer) => {
      const kept: Buffer[] = [];
      let read = 0;
      const done = (isWhole: boolean) =>
        settle(() => resolve({ status: answer.statusCode ?? 0, body: textOf(Buffer.concat(kept)), isWhole }));
      answer.on("data", (chunk: Buffer) => {
        if (read < keptBytes) kept.push(chunk.subarray(0, keptBytes - read));
        read += chunk.length;
        if (read <= readBytes) return;
        done(false);
        answer.destroy();
      });
      answer.on("end", () => done(read <= keptBytes && answer.complete));
      // The status has come: what becomes of the rest does not change that.
      settleWithStatus = () => done(false);
      for (const end of ["error", "close"] as const) answer.on(end, () => done(false));
    });
    sent.end(body);
  });
}

/** Gives the connection the checked addresses whatever name it asks for. */
function pinned(addresses: readonly string[]): LookupFunction {
  const found = addresses
    .slice(0, ADDRESSES_PER_NAME)
    .map((address) => ({ address, family: late.net.isIP(address) }));
  return (_hostname, options, callback) => {
    const [first] = found;
    if (options.all) callback(null, found);
    else callback(null, first?.address ?? "", first?.family);
  };
}

function whenConnected(socket: Socket, run: () => void): void {
  if (socket.connecting) socket.once("connect", run);
  else run();
}

function codeOf(fault: unknown): string {
  return fault instanceof Error && "code" in fault ? String(fault.code) : "";
}

/** Text of bytes that may end in the middle of a character; without NUL, which no database keeps. */
function textOf(bytes: Buffer): string {
  return new TextDecoder().decode(bytes, { stream: true }).replaceAll("\0", "\uFFFD");
}

function unlessAborted<T>(work: Promise<T>, signal: AbortSignal): Promise<T> {
  return new Promise((resolve, reject) => {
    const abort = () => reject(new NoAnswer("The name of the host was not resolved in time."));
    signal.addEventListener("abort", abort);
    work.then(resolve, reject).finally(() => signal.removeEventListener("abort", abort));
  });
}

const CLOSED = "The connection was closed before an answer came.";

const WORDS: Record<string, string> = {
  ECONNREFUSED: "The connection was refused.",
  ECONNRESET: CLOSED,
  EPIPE: CLOSED,
  EHOSTUNREACH: "The host cannot be reached.",
  ENETUNREACH: "The network cannot be reached.",
  ETIMEDOUT: "The connection was not made in time.",
  CERT_HAS_EXPIRED: "The certificate of the receiver has expired.",
  ERR_TLS_CERT_ALTNAME_INVALID: "The certificate of the receiver is for another name.",
  DEPTH_ZERO_SELF_SIGNED_CERT: "The certificate of the receiver is self-signed.",
  SELF_SIGNED_CERT_IN_CHAIN: "The certificate of the receiver is signed by an unknown authority.",
  UNABLE_TO_VERIFY_LEAF_SIGNATURE:
    "The receiver does not send the certificates between its own and the root.",
  UNABLE_TO_GET_ISSUER_CERT_LOCALLY: "The certificate of the receiver is signed by an unknown authority.",
  ERR_SSL_WRONG_VERSION_NUMBER:
    "The receiver does not speak TLS on this port. Give the port on which it speaks HTTPS.",
};

function wordsFor(fault: unknown, isLate: boolean, attemptMs: number): string {
  if (isLate) return `No answer came within ${attemptMs / 1000} seconds.`;
  if (fault instanceof NoAnswer) return fault.message;
  const code = codeOf(fault instanceof SpentConnection ? fault.cause : fault);
  const words = WORDS[code];
  if (words) return words;
  if (code.startsWith("HPE_"))
    return "What came back is not valid HTTP. Check that the address and its port are those of a web server.";
  return code === "" ? "The request failed." : `The request failed (${code}).`;
}
