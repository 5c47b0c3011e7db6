/** The way of a request: sent, sent again where that helps, and read. */
import { type Answered, answered, type LastResponse, lastResponseOf } from "./answer.ts";
import { CarnetError, ConnectionError, errorOf } from "./errors.ts";
import { downloadOf, type FileDownload, formBody } from "./file.ts";
import { List, type Page } from "./list.ts";
import { pause, pauseBefore } from "./retry.ts";
import { VERSION } from "./types.generated.ts";

export interface CarnetOptions {
  /** `sk_live_…` or `sk_test_…`. Keep it on your server. */
  apiKey: string;
  /** Address of your Carnet, such as `https://id.example.com`. */
  baseUrl: string;
  /** Milliseconds until an attempt is given up: 60,000, and ten minutes for an upload. */
  timeoutMs?: number | undefined;
  /** How many times a request is sent again that failed for a passing reason: 3. */
  maxRetries?: number | undefined;
  /** What sends requests, in place of the global `fetch`. */
  fetch?: ((url: string, init: RequestInit) => Promise<Response>) | undefined;
}

/** What one request may have of its own. */
export interface RequestOptions {
  /** Of a POST: a value of your own, such as the id of an order. Without one the client makes one for each call. */
  idempotencyKey?: string | undefined;
  /** Ends the request, its pauses included, with the signal's reason. */
  signal?: AbortSignal | undefined;
  timeoutMs?: number | undefined;
  maxRetries?: number | undefined;
}

export interface Sending {
  query?: object | undefined;
  /** JSON value of the body. */
  body?: unknown;
  /** Fields of a form with a file. */
  form?: object | undefined;
  /** The answer is read after it was handed over: the caller's signal goes on ending it. */
  isOpen?: boolean;
  options?: RequestOptions | undefined;
}

/** What the methods of the client go through. */
export interface Sender {
  send<T>(verb: "GET" | "POST", path: string, sending: Sending): Promise<Answered<T>>;
  list<T extends { id: string }>(path: string, query: object, options?: RequestOptions): List<T>;
  download(path: string, options?: RequestOptions): Promise<FileDownload>;
}

const BASE_PATH = "/api/v1";
const TIMEOUT_MS = 60_000;
const UPLOAD_TIMEOUT_MS = 600_000;
const MAX_RETRIES = 3;

/** @throws TypeError for an address or a key that cannot be one */
export function createSender(given: CarnetOptions): Sender {
  const base = apiAddress(given.baseUrl);
  const fixed = { Authorization: `Bearer ${checkedKey(given.apiKey)}`, "User-Agent": userAgent() };
  const send = given.fetch ?? ((url, init) => fetch(url, init));

  /** @param read makes the result of a successful answer */
  async function ask<T>(
    verb: "GET" | "POST",
    path: string,
    { query, body, form, isOpen = false, options = {} }: Sending,
    read: (response: Response, lastResponse: LastResponse) => Promise<T>,
  ): Promise<T> {
    const url = base + path + searchOf(query);
    const key = verb === "POST" ? (options.idempotencyKey ?? crypto.randomUUID()) : undefined;
    const content = form === undefined ? jsonBody(body) : formBody(form);
    const headers = new Headers({ ...fixed, Accept: isOpen ? "*/*" : "application/json" });
    if (key !== undefined) headers.set("Idempotency-Key", key);
    if (content) headers.set("Content-Type", content.contentType);
    const init: RequestInit & { duplex?: "half" } = { method: verb, headers, redirect: "manual" };
    if (content) init.body = content.body as BodyInit;
    // A body that streams is sent before its answer is read (WHATWG Fetch, "duplex").
    if (content?.isRepeatable === false) init.duplex = "half";
    const timeoutMs = options.timeoutMs ?? given.timeoutMs ?? (form ? UPLOAD_TIMEOUT_MS : TIMEOUT_MS);
    const retries =
      content?.isRepeatable === false ? 0 : (options.maxRetries ?? given.maxRetries ?? MAX_RETRIES);

    for (let retried = 0; ; retried++) {
      try {
        return await inTime({ signal: options.signal, timeoutMs, url, isOpen }, async (signal) => {
          const response = await send(url, { ...init, signal });
          const last = lastResponseOf(response, key, retried);
          if (response.status === 200) return read(response, last);
          throw errorOf(await response.text(), last);
        });
      } catch (fault) {
        if (!(fault instanceof CarnetError) || retried >= retries) throw fault;
        const wait = pauseBefore(fault, retried);
        if (wait === undefined) throw fault;
        await pause(wait, options.signal);
      }
    }
  }

  const sender: Sender = {
    send: <T>(verb: "GET" | "POST", path: string, sending: Sending) => ask(verb, path, sending, readJson<T>),
    list: (path, query, options) =>
      new List(
        (paging) => sender.send<Page<never>>("GET", path, { query: { ...query, ...paging }, options }),
        query,
      ),
    download: (path, options) =>
      ask("GET", path, { options, isOpen: true }, async (response, last) => downloadOf(response, last)),
  };
  return sender;
}

async function readJson<T>(response: Response, last: LastResponse): Promise<Answered<T>> {
  const text = await response.text();
  try {
    const json: unknown = JSON.parse(text);
    if (typeof json === "object" && json !== null) return answered(json, last) as Answered<T>;
  } catch {
    // What is no JSON is nothing of Carnet's.
  }
  throw errorOf(text, last);
}

interface Limits {
  signal: AbortSignal | undefined;
  timeoutMs: number;
  url: string;
  isOpen: boolean;
}

/**
 * Runs an attempt that is given up when its time is over or the caller's signal is aborted.
 * @throws ConnectionError, the signal's reason, or what the attempt throws
 */
async function inTime<T>(
  { signal, timeoutMs, url, isOpen }: Limits,
  attempt: (signal: AbortSignal) => Promise<T>,
): Promise<T> {
  signal?.throwIfAborted();
  const cut = new AbortController();
  const follow = () => cut.abort(signal?.reason);
  signal?.addEventListener("abort", follow, { once: true });
  let isTimeout = false;
  const timer = setTimeout(() => {
    isTimeout = true;
    cut.abort();
  }, timeoutMs);
  try {
    return await attempt(cut.signal);
  } catch (cause) {
    if (cause instanceof CarnetError) throw cause;
    if (signal?.aborted) throw signal.reason;
    const place = new URL(url).origin;
    const message = isTimeout
      ? `${place} did not answer within ${timeoutMs / 1000} seconds.`
      : `${place} cannot be reached: ${reasonOf(cause)}`;
    throw new ConnectionError(message, { isTimeout, cause });
  } finally {
    clearTimeout(timer);
    if (!isOpen) signal?.removeEventListener("abort", follow);
  }
}

const REASONS: Readonly<Record<string, string>> = {
  ECONNREFUSED: "nothing listens there",
  ENOTFOUND: "there is no host of this name",
  EAI_AGAIN: "the name of the host cannot be looked up now",
  ENETUNREACH: "there is no network",
  EHOSTUNREACH: "there is no way to this host",
  ECONNRESET: "the connection broke off",
  EPROTO: "it does not speak TLS",
};

/** What went wrong below `fetch`, which says little itself. */
function reasonOf(fault: unknown): string {
  const cause = fault instanceof Error && fault.cause instanceof Error ? fault.cause : fault;
  if (!(cause instanceof Error)) return String(cause);
  const code = "code" in cause ? String(cause.code) : "";
  const words = REASONS[code];
  return words === undefined ? cause.message || code || cause.name : `${words} (${code}).`;
}

function jsonBody(body: unknown): { contentType: string; body: string; isRepeatable: true } | undefined {
  if (body === undefined) return undefined;
  return { contentType: "application/json", body: JSON.stringify(body), isRepeatable: true };
}

function searchOf(query: object = {}): string {
  const given = Object.entries(query).filter(([, value]) => value !== undefined);
  const search = new URLSearchParams(given.map(([name, value]) => [name, String(value)])).toString();
  return search === "" ? "" : `?${search}`;
}

/**
 * An id as a part of a path.
 * @throws TypeError for what would make it another path: an empty id of a product is the list of all products
 */
export function inPath(name: string, id: string): string {
  if (typeof id !== "string" || /^\.{0,2}$/.test(id)) throw new TypeError(`"${id}" is no id of a ${name}.`);
  return encodeURIComponent(id);
}

function apiAddress(baseUrl: string): string {
  const url = typeof baseUrl === "string" ? parseUrl(baseUrl) : undefined;
  if (!url || !/^https?:$/.test(url.protocol))
    throw new TypeError('baseUrl must be the address of your Carnet, such as "https://id.example.com".');
  const path = url.pathname.replace(/\/+$/, "");
  return url.origin + (path.endsWith(BASE_PATH) ? path : path + BASE_PATH);
}

function parseUrl(text: string): URL | undefined {
  try {
    return new URL(text);
  } catch {
    return undefined;
  }
}

/** Not left to the headers, whose fault would show the key. */
function checkedKey(apiKey: string): string {
  if (typeof apiKey === "string" && /^[\x21-\x7e]+$/.test(apiKey)) return apiKey;
  throw new TypeError("apiKey must be an API key of your Carnet: sk_live_… or sk_test_….");
}

interface Runtimes {
  Bun?: { version: string };
  Deno?: { version: { deno: string } };
  process?: { versions?: { node?: string } };
}

function userAgent(): string {
  const { Bun: bun, Deno: deno, process } = globalThis as unknown as Runtimes;
  const node = process?.versions?.node;
  const runtime = bun
    ? ` bun/${bun.version}`
    : deno
      ? ` deno/${deno.version.deno}`
      : node
        ? ` node/${node}`
        : "";
  return `carnet-client/${VERSION}${runtime}`;
}
