/**
 * The way of a request through the API, on one screen:
 * request id → authenticate → rate limit → standing → body and query → validate → transaction → idempotency key →
 * work → commit → answer; whatever is thrown on the way becomes an error answer.
 */
import { z } from "zod";
import { type Authenticator, checkStanding, type KeyHolder } from "../../domain/accounts/api-keys.ts";
import { Failure } from "../../domain/failure.ts";
import { parseWith } from "../../domain/faults.ts";
import type { FileToSend } from "../../domain/files/to-send.ts";
import type { RequestLog } from "../../domain/requests/log.ts";
import type { Scope } from "../../domain/scope.ts";
import type { Clock } from "../../platform/clock.ts";
import type { Ids } from "../../platform/ids.ts";
import type { Log } from "../../platform/log.ts";
import type { Metrics } from "../../platform/metrics.ts";
import type { Database } from "../../storage/database.ts";
import type { FileStore } from "../../storage/files.ts";
import type { Keyring } from "../../storage/keyring.ts";
import { fileResponse, jsonResponse } from "./answer.ts";
import { parseObject, readText } from "./body.ts";
import { type AnyCall, FileContent, type Operation } from "./endpoint.ts";
import { type Answer, answerOnce, fingerprintOf, idempotencyKeyOf } from "./idempotency.ts";
import { asFailure, internalError, problem } from "./problem.ts";
import { readQuery, refuseRest, takePage } from "./query.ts";
import type { RateLimiter } from "./rate-limit.ts";
import { dropFile, formText, type ReceivedForm, receiveForm } from "./upload.ts";

/** What the API needs from the composition root. */
export interface ApiServices {
  db: Database;
  files: FileStore;
  clock: Clock;
  ids: Ids;
  keyring: Keyring;
  log: Log;
  requestLog: RequestLog;
  metrics: Metrics;
  authenticator: Authenticator;
  rateLimiter: RateLimiter;
  /** Origin that links are built from. */
  site(): string;
  /** IP address of the client, behind trusted proxies too; undefined when it is not known. */
  addressOf(request: Request): string | undefined;
  publicationChanged(uid: string | null): void;
  deliveriesDue(): void;
  /** True once the server stops: what is new is refused, what runs ends. */
  stopping(): boolean;
}

/** What is known of a request so far; filled along the way, read by the log at its end. */
interface Visit {
  id: string;
  path: string;
  search: string;
  holder?: KeyHolder;
  limits?: Record<string, string>;
  code?: string;
  address: string | null;
}

/** Labels of the request counter by the first digit of the status. */
const CLASSES = [0, 1, 2, 3, 4, 5].map((digit) => `surface="api",status="${digit}xx"`);

/** Answers a request with an operation; with a failure for one that leads nowhere. */
export async function serve(
  services: ApiServices,
  request: Request,
  operation: Operation | Failure,
  params: Record<string, string | undefined> = {},
): Promise<Response> {
  const started = services.clock.monotonicMs();
  const { path, search } = splitUrl(request.url);
  // What is not written down is not looked for.
  const writes = request.method === "POST" || (!(operation instanceof Failure) && "write" in operation.work);
  const address = writes ? (services.addressOf(request) ?? null) : null;
  const visit: Visit = { id: services.ids.next(), path, search, address };
  const response = await answer(services, request, operation, params, visit);
  const durationUs = Math.round((services.clock.monotonicMs() - started) * 1000);
  services.metrics.count("carnet_http_requests_total", CLASSES[Math.floor(response.status / 100)] ?? "");
  services.metrics.count("carnet_http_seconds_total", "", durationUs / 1e6);
  if (services.log.tellsAll)
    services.log.debug("request", {
      request: visit.id,
      method: request.method,
      path,
      status: response.status,
      us: durationUs,
      address,
    });
  services.requestLog.add({
    id: visit.id,
    dataset: visit.holder?.dataset ?? null,
    key: visit.holder?.key ?? null,
    method: request.method,
    path: visit.path,
    status: response.status,
    durationUs,
    code: visit.code ?? null,
    address,
    created: services.clock.now(),
  });
  return response;
}

async function answer(
  services: ApiServices,
  request: Request,
  operation: Operation | Failure,
  params: Record<string, string | undefined>,
  visit: Visit,
): Promise<Response> {
  try {
    if (services.stopping())
      throw new Failure(
        "shutting_down",
        "Carnet is stopping. Send the request again in a few seconds.",
        undefined,
        { "Retry-After": "5", Connection: "close" },
      );
    const holder = await authenticate(services, request);
    visit.holder = holder;
    takeAllowance(services, holder, visit);
    checkStanding(holder, request.method === "POST");
    if (operation instanceof Failure) throw operation;
    const scope = scopeOf(services, holder, visit.address);
    const answer = await run(services, request, operation, scope, params, visit);
    if (answer.file) return await fileResponse(services.files, answer.file, visit.id, visit.limits);
    const { status, body, replayed, code } = answer;
    if (code) visit.code = code;
    return jsonResponse(
      status,
      body,
      visit.id,
      replayed ? { ...visit.limits, "Idempotent-Replayed": "true" } : visit.limits,
    );
  } catch (fault) {
    const failure = asFailure(fault) ?? internalError(visit.id);
    if (failure.code === "internal_error")
      services.log.error("a request failed", { request: visit.id, path: visit.path, fault });
    visit.code = failure.code;
    return problem(failure, visit.id, visit.limits);
  }
}

function authenticate(services: ApiServices, request: Request): Promise<KeyHolder> {
  const header = request.headers.get("authorization");
  if (header === null || header.trim() === "")
    throw new Failure("api_key_missing", 'There is no API key. Send it as "Authorization: Bearer sk_…".');
  const [scheme = "", key = "", ...rest] = header.trim().split(/ +/);
  if (scheme.toLowerCase() !== "bearer" || rest.length > 0)
    throw new Failure("api_key_invalid", 'The API key must be sent as "Authorization: Bearer sk_…".');
  return services.authenticator.holderOf(key);
}

function takeAllowance(services: ApiServices, holder: KeyHolder, visit: Visit): void {
  const { allowed, headers } = services.rateLimiter.take(holder.key, services.clock.nowMs());
  visit.limits = headers;
  if (!allowed)
    throw new Failure(
      "rate_limited",
      `Too many requests: at most ${headers["RateLimit-Limit"]} of a key in any 60 seconds. Wait ${headers["Retry-After"]} seconds.`,
    );
}

function scopeOf(services: ApiServices, holder: KeyHolder, address: string | null): Scope {
  return {
    company: holder.company,
    dataset: holder.dataset,
    livemode: holder.livemode,
    actor: holder.actor,
    address,
    site: services.site(),
    now: services.clock.now(),
    ids: services.ids,
    keyring: services.keyring,
    publicationChanged: services.publicationChanged,
    deliveriesDue: services.deliveriesDue,
    contentGone: (id) => void dropFile(services, id),
  };
}

async function run(
  services: ApiServices,
  request: Request,
  operation: Operation,
  scope: Scope,
  params: Record<string, string | undefined>,
  visit: Visit,
): Promise<Answer> {
  const { upload, body } = operation.endpoint;
  if (!upload) return runWith(services, request, operation, scope, params, visit);
  // What can be refused before the file is.
  idempotencyKeyOf(request);
  if (!operation.endpoint.query) refuseRest(readQuery(visit.search));
  const fields = body instanceof z.ZodObject ? Object.keys(body.shape) : [];
  const form = await receiveForm(services, request, { ...upload, fields });
  let isKept = false;
  try {
    const answer = await runWith(services, request, operation, scope, params, visit, form);
    isKept = answer.status === 200 && !answer.replayed;
    return answer;
  } finally {
    if (!isKept) await dropFile(services, form.file.id);
  }
}

async function runWith(
  services: ApiServices,
  request: Request,
  { endpoint, work }: Operation,
  scope: Scope,
  sentParams: Record<string, string | undefined>,
  visit: Visit,
  form?: ReceivedForm,
): Promise<Answer> {
  const key = endpoint.method === "POST" ? idempotencyKeyOf(request) : undefined;
  const text = endpoint.method === "POST" ? (form ? formText(form) : await readText(request)) : "";
  const sentQuery = readQuery(visit.search);
  const page = endpoint.list ? takePage(sentQuery, endpoint.list.defaultLimit) : { limit: 1 };
  const query = endpoint.query ? parseWith(endpoint.query, { ...sentQuery }) : refuseRest(sentQuery);
  const sentBody = form ? { ...form.fields } : endpoint.method === "POST" ? parseObject(text) : {};
  const body = endpoint.body
    ? parseWith(endpoint.body, sentBody, endpoint.faultsBesides)
    : refuseRest(sentBody as Record<string, string>);
  const params: Record<string, string> = {};
  // Elysia gives null for what is not valid percent-encoding: no object has that id.
  for (const name in sentParams) params[name] = sentParams[name] ?? "";
  const call: AnyCall = { scope, params, body, query, file: form?.file, page };

  if ("read" in work) {
    const result = await work.read(services.db.reader, call);
    return {
      status: 200,
      body: JSON.stringify(endpoint.list ? envelope(result, visit.path) : result),
      replayed: false,
    };
  }
  return services.db.write(async (tx) => {
    if (endpoint.returns === FileContent) {
      const file = (await work.write(tx, call)) as FileToSend;
      return { status: 200, body: "", replayed: false, file };
    }
    if (key === undefined)
      return { status: 200, body: JSON.stringify(await work.write(tx, call)), replayed: false };
    const fingerprint = fingerprintOf(request.method, visit.path, text);
    return answerOnce(tx, scope, { key, fingerprint, id: visit.id }, () => work.write(tx, call));
  });
}

function envelope(result: unknown, path: string): object {
  const { data, hasMore } = result as { data: unknown[]; hasMore: boolean };
  return { object: "list", data, has_more: hasMore, url: path };
}

/** Path (without a slash at its end) and query of an absolute address, without making a URL object. */
function splitUrl(url: string): { path: string; search: string } {
  const start = url.indexOf("/", url.indexOf("//") + 2);
  const hash = url.indexOf("#", start);
  const end = hash === -1 ? url.length : hash;
  const mark = url.indexOf("?", start);
  const hasQuery = mark !== -1 && mark < end;
  const path = url.slice(start, hasQuery ? mark : end);
  return {
    path: path.endsWith("/") ? path.slice(0, -1) : path,
    search: hasQuery ? url.slice(mark + 1, end) : "",
  };
}
