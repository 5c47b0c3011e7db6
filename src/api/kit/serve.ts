/**
 * The way of a request through the API, on one screen:
 * request id → door: who comes, and may they → body and query → door again, where the body took its time → validate →
 * transaction → idempotency key → work → commit → answer; whatever is thrown on the way becomes an error answer.
 */
import { z } from "zod";
import { textOf } from "../../domain/events/emit.ts";
import { allChecked, Failure, type Fault } from "../../domain/failure.ts";
import { faultsOf, parseWith } from "../../domain/faults.ts";
import { dropFile, isSurelyRefused } from "../../domain/files/drop.ts";
import type { FileToSend } from "../../domain/files/to-send.ts";
import type { RequestLog } from "../../domain/requests/log.ts";
import { redact } from "../../domain/requests/redact.ts";
import type { Scope } from "../../domain/scope.ts";
import { splitAddress } from "../../formats/split-address.ts";
import type { Ids } from "../../platform/ids.ts";
import type { Outbound } from "../../platform/outbound.ts";
import type { Database } from "../../storage/database.ts";
import type { FileStore } from "../../storage/files.ts";
import type { Keyring } from "../../storage/keyring.ts";
import { fileResponse, jsonResponse } from "./answer.ts";
import { type AnsweringServices, answered } from "./answered.ts";
import { parseObject, readText } from "./body.ts";
import { type Door, type Entered, stillLetIn, type Visit, type Visitor } from "./door.ts";
import { type AnyCall, type Endpoint, FileContent, type Operation } from "./endpoint.ts";
import {
  type Answer,
  answerOnce,
  fingerprintOf,
  idempotencyKeyOf,
  keptAnswer,
  refuseReuse,
} from "./idempotency.ts";
import { readQuery, refuseRest, takePage } from "./query.ts";
import { formText, type ReceivedForm, receiveForm } from "./upload.ts";

/** What the API needs from the composition root. */
export interface ApiServices extends AnsweringServices {
  db: Database;
  files: FileStore;
  ids: Ids;
  keyring: Keyring;
  requestLog: Pick<RequestLog, "add">;
  outbound: Outbound;
  /** Whether mail can be sent. */
  mail(): Promise<boolean>;
  door: Door;
  /** Origin that links are built from. */
  site(): string;
  /** IP address of the client, behind trusted proxies too; undefined when it is not known. */
  addressOf(request: Request): string | undefined;
  keepWaiting(request: Request): void;
  publicationChanged(uid: string | null): void;
  deliveriesDue(): void;
}

/** Longest path that the request log keeps; those of the API are far shorter. */
const LOGGED_PATH_LENGTH = 500;

/** Answers a request with an operation; with a failure for one that leads nowhere. */
export async function serve(
  services: ApiServices,
  request: Request,
  operation: Operation | Failure,
  params: Record<string, string | undefined> = {},
): Promise<Response> {
  const { path: sentPath, query: search } = splitAddress(request.url);
  // An endpoint is the same with a slash at its end.
  const path = sentPath.endsWith("/") ? sentPath.slice(0, -1) : sentPath;
  // What is not written down is not looked for.
  const writes = request.method === "POST" || (!(operation instanceof Failure) && "write" in operation.work);
  const address = writes ? (services.addressOf(request) ?? null) : null;
  const visit: Visit = { id: services.ids.next(), path, search, address };
  const response = await answered(services, services.door.surface, visit, () =>
    answer(services, request, operation, params, visit),
  );
  const { durationUs = 0 } = visit;
  if (services.log.tellsAll)
    services.log.debug("request", {
      request: visit.id,
      method: request.method,
      path,
      status: response.status,
      us: durationUs,
      address,
    });
  // Nobody can look for a request that is in no data set, and one over the limit is not counted as work: strangers would fill the disk.
  if (visit.visitor === undefined || visit.code === "rate_limited") return response;
  services.requestLog.add({
    id: visit.id,
    dataset: visit.visitor.dataset,
    key: visit.visitor.key,
    method: request.method,
    path: visit.path.slice(0, LOGGED_PATH_LENGTH),
    status: response.status,
    durationUs,
    code: visit.code ?? null,
    address,
    body: response.status >= 400 && visit.sent ? redact(visit.sent) : null,
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
  const { door } = services;
  const visitor = await door.visitorOf(request, params);
  visit.visitor = visitor;
  door.count(visitor, visit);
  door.check(visitor, request, operation instanceof Failure ? operation : operation.endpoint);
  if (operation instanceof Failure) throw operation;
  const entered = { visitor, at: services.clock.monotonicMs() };
  const answer = await run(services, request, operation, entered, params, visit);
  if (answer.file) return fileResponse(services.files, answer.file, visit.id, visit.limits);
  const { status, body, replayed, code } = answer;
  if (code) visit.code = code;
  return jsonResponse(
    status,
    body,
    visit.id,
    replayed ? { ...visit.limits, "Idempotent-Replayed": "true" } : visit.limits,
  );
}

function scopeOf(services: ApiServices, visitor: Visitor, address: string | null): Scope {
  return {
    company: visitor.company,
    dataset: visitor.dataset,
    livemode: visitor.livemode,
    actor: visitor.actor,
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

function run(
  services: ApiServices,
  request: Request,
  operation: Operation,
  entered: Entered,
  params: Record<string, string | undefined>,
  visit: Visit,
): Promise<Answer> {
  return operation.endpoint.upload
    ? runWithFile(services, request, operation, operation.endpoint.upload, entered, params, visit)
    : runWith(services, request, operation, entered, params, visit);
}

async function runWithFile(
  services: ApiServices,
  request: Request,
  operation: Operation,
  upload: { limitBytes: number },
  entered: Entered,
  params: Record<string, string | undefined>,
  visit: Visit,
): Promise<Answer> {
  // What can be refused before the file is.
  const key = idempotencyKeyOf(request);
  const { query, body } = operation.endpoint;
  if (!query) refuseRest(readQuery(visit.search));
  const fields = body instanceof z.ZodObject ? Object.keys(body.shape) : [];
  const rules = {
    ...upload,
    fields,
    faultsOf: (sent: Record<string, string>, isWhole: boolean) => faultsIn(body, sent, isWhole),
  };
  const form = await receiveForm(services, request, rules).catch(async (fault: unknown) => {
    // No answer is kept for a form that is wrong: a key with one stands for another. What broke off may be the same.
    if (key !== undefined && fault instanceof Failure && fault.code !== "invalid_body") {
      const once = { key, fingerprint: fingerprintOf(request.method, visit.path, ""), id: visit.id };
      await refuseReuse(services.db.reader, scopeOf(services, entered.visitor, visit.address), once);
    }
    throw fault;
  });
  const drop = () => dropFile(services, form.file.id);
  try {
    const answer = await runWith(services, request, operation, entered, params, visit, form);
    if (answer.status !== 200 || answer.replayed) await drop();
    return answer;
  } catch (fault) {
    if (isSurelyRefused(fault)) await drop();
    throw fault;
  }
}

/** What is wrong with the fields of a form; one that is missing may follow while it is not whole. */
function faultsIn(body: z.ZodType | undefined, sent: Record<string, string>, isWhole: boolean): Fault[] {
  const parsed = body?.safeParse({ ...sent });
  if (!parsed || parsed.success) return [];
  return faultsOf(parsed.error, sent).filter(({ code }) => isWhole || code !== "parameter_missing");
}

async function runWith(
  services: ApiServices,
  request: Request,
  operation: Operation,
  entered: Entered,
  sentParams: Record<string, string | undefined>,
  visit: Visit,
  form?: ReceivedForm,
): Promise<Answer> {
  const { endpoint, work } = operation;
  const key = endpoint.method === "POST" ? idempotencyKeyOf(request) : undefined;
  const text = endpoint.method === "POST" ? (form ? formText(form) : await readText(request)) : "";
  visit.sent = text;
  const still = await stillLetIn(services, services.door, request, endpoint, entered, sentParams);
  const scope = scopeOf(services, still, visit.address);
  const once =
    key === undefined
      ? undefined
      : { key, fingerprint: fingerprintOf(request.method, visit.path, text), id: visit.id };
  let sent: Sent;
  try {
    sent = validate(endpoint, visit.search, text, form);
  } catch (fault) {
    if (once) await refuseReuse(services.db.reader, scope, once);
    throw fault;
  }
  const params: Record<string, string> = {};
  // Elysia gives null for what is not valid percent-encoding: no object has that id.
  for (const name in sentParams) params[name] = sentParams[name] ?? "";
  const call: AnyCall = { scope, params, ...sent, file: form?.file };

  if ("read" in work) {
    const result = await work.read(services.db.reader, call);
    return {
      status: 200,
      body: JSON.stringify(endpoint.list ? envelope(result, visit.path) : result),
      replayed: false,
    };
  }
  let asked: unknown;
  if (work.before) {
    // A repeat asks nobody: the answer elsewhere may be another by now.
    const kept = once && (await keptAnswer(services.db.reader, scope, once));
    if (kept) return kept;
    asked = await work.before(services, call);
  }
  return services.db.write(async (tx) => {
    if (endpoint.returns === FileContent) {
      const file = (await work.write(tx, call, asked)) as FileToSend;
      return { status: 200, body: "", replayed: false, file };
    }
    if (once === undefined)
      return { status: 200, body: textOf(await work.write(tx, call, asked)), replayed: false };
    return answerOnce(tx, scope, once, () => work.write(tx, call, asked));
  });
}

type Sent = Pick<AnyCall, "page" | "query" | "body">;

/** What was sent, in the shapes of the endpoint. @throws Failure with all faults */
function validate(endpoint: Endpoint, search: string, text: string, form?: ReceivedForm): Sent {
  const sentQuery = readQuery(search);
  const [page, query, body] = allChecked(
    () => (endpoint.list ? takePage(sentQuery, endpoint.list, endpoint.returns) : { limit: 1 }),
    () => (endpoint.query ? parseWith(endpoint.query, { ...sentQuery }) : refuseRest(sentQuery)),
    () => {
      const sentBody = form ? { ...form.fields } : endpoint.method === "POST" ? parseObject(text) : {};
      return endpoint.body
        ? parseWith(endpoint.body, sentBody, endpoint.faultsBesides)
        : refuseRest(sentBody as Record<string, string>);
    },
  );
  return { page, query, body };
}

function envelope(result: unknown, path: string): object {
  const { data, hasMore } = result as { data: unknown[]; hasMore: boolean };
  return { object: "list", data, has_more: hasMore, url: path };
}
