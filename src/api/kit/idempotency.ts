/**
 * A repeat of a request with the same Idempotency-Key gets the first answer and changes nothing. The answer is
 * stored in the transaction of its effect: a crash leaves both or neither.
 */
import { textOf, toldAs } from "../../domain/events/emit.ts";
import { findObjectOf } from "../../domain/events/rows.ts";
import { Failure, type FailureCode, statusOf } from "../../domain/failure.ts";
import type { FileToSend } from "../../domain/files/to-send.ts";
import {
  type AnswerRow,
  deleteAnswer,
  findAnswer,
  insertAnswer,
  WINDOW_SECONDS,
} from "../../domain/idempotency/rows.ts";
import type { Scope } from "../../domain/scope.ts";
import { sha256Hex } from "../../platform/sealing.ts";
import { LockTimeout, type Queryable, type Transaction } from "../../storage/database.ts";
import { problemBody } from "./problem.ts";

/** Refusals that a later repeat may get past, so they are not kept. */
const NOT_STORED = new Set([401, 403, 404, 429]);

/** What is wrong with the request itself, also where only the work can tell: nothing ran, and the key stays free. */
const FAULTS_OF_REQUESTS = new Set<FailureCode>([
  "parameter_missing",
  "parameter_unknown",
  "invalid_value",
  "invalid_type",
  "gtin_invalid",
  "serial_too_long",
  "passport_missing",
]);

const NOTHING = new Uint8Array();

export interface Answer {
  status: number;
  body: string;
  replayed: boolean;
  code?: FailureCode;
  /** Sent in place of the body. */
  file?: FileToSend;
}

/**
 * The key of a request; undefined when it has none.
 * @throws Failure invalid_value
 */
export function idempotencyKeyOf(request: Request): string | undefined {
  const key = request.headers.get("idempotency-key");
  if (key === null) return undefined;
  if (!/^[\x20-\x7e]{1,255}$/.test(key))
    throw new Failure(
      "invalid_value",
      "The header Idempotency-Key must have 1 to 255 printable ASCII characters, such as a UUID.",
      "Idempotency-Key",
    );
  return key;
}

/** What must be the same in a repeat: method, path and body. */
export function fingerprintOf(method: string, path: string, body: string): string {
  return sha256Hex(`${method}\n${path}\n${sha256Hex(body)}`);
}

/** A request that is to be worked on once. */
interface KeyedRequest {
  key: string;
  fingerprint: string;
  /** Request-Id. */
  id: string;
}

/**
 * Refuses a key that stands for another request, whatever this one says.
 * @throws Failure idempotency_key_reused
 */
export async function refuseReuse(db: Queryable, scope: Scope, request: KeyedRequest): Promise<void> {
  const stored = await findAnswer(db, scope, request.key);
  if (stored && stands(stored, scope)) checkSame(stored, request);
}

/**
 * The answer that is kept for a request; undefined when it is new.
 * @throws Failure idempotency_key_reused
 */
export async function keptAnswer(
  db: Queryable,
  scope: Scope,
  request: KeyedRequest,
): Promise<Answer | undefined> {
  const stored = await findAnswer(db, scope, request.key);
  return stored && stands(stored, scope) ? replay(db, scope, stored, request) : undefined;
}

/**
 * Runs work once for a key.
 * @throws Failure idempotency_key_reused, idempotency_key_in_use
 */
export async function answerOnce(
  tx: Transaction,
  scope: Scope,
  request: KeyedRequest,
  work: () => Promise<object>,
): Promise<Answer> {
  await claimKey(tx, scope, request.key);
  const stored = await findAnswer(tx, scope, request.key);
  if (stored && stands(stored, scope)) return replay(tx, scope, stored, request);
  const { event, ...answer } = await run(tx, request.id, work);
  if (stored) await deleteAnswer(tx, stored);
  await insertAnswer(tx, {
    dataset_n: scope.dataset,
    key: request.key,
    fingerprint: request.fingerprint,
    status: answer.status,
    event_n: event ?? null,
    body_sealed: event === undefined ? scope.keyring.seal(answer.body, contextOf(request.key)) : NOTHING,
    request_id: request.id,
    created: scope.now,
  });
  return answer;
}

async function replay(
  db: Queryable,
  scope: Scope,
  stored: AnswerRow,
  request: KeyedRequest,
): Promise<Answer> {
  checkSame(stored, request);
  return { status: stored.status, body: await bodyOf(db, scope, stored), replayed: true };
}

function stands(stored: { created: number }, { now }: Scope): boolean {
  return stored.created > now - WINDOW_SECONDS;
}

function checkSame(stored: { fingerprint: string }, { fingerprint }: KeyedRequest): void {
  if (stored.fingerprint === fingerprint) return;
  throw new Failure(
    "idempotency_key_reused",
    "This Idempotency-Key was used with another request in the last 24 hours. Use a new key for a new request.",
    "Idempotency-Key",
  );
}

/** Waits a little for the first request with the key, where that is under way in another transaction. */
async function claimKey(tx: Transaction, scope: Scope, key: string): Promise<void> {
  try {
    await tx.lock(`idempotency:${scope.dataset}:${key}`);
  } catch (fault) {
    if (!(fault instanceof LockTimeout)) throw fault;
    throw new Failure(
      "idempotency_key_in_use",
      "The first request with this Idempotency-Key is still being worked on. Send the same request again a little later.",
      "Idempotency-Key",
      { "Retry-After": "1" },
    );
  }
}

async function bodyOf(
  db: Queryable,
  scope: Scope,
  { key, event_n, body_sealed }: AnswerRow,
): Promise<string> {
  if (event_n === null) return Buffer.from(scope.keyring.open(body_sealed, contextOf(key))).toString();
  const object = await findObjectOf(db, scope, event_n);
  // Events are kept for longer than answers.
  if (!object) throw new Error("the event that holds an answer is gone");
  return JSON.stringify(object);
}

/** A refusal takes back what the work did and becomes the answer that is kept. */
async function run(
  tx: Transaction,
  requestId: string,
  work: () => Promise<object>,
): Promise<Answer & { event?: number | undefined }> {
  try {
    const result = await tx.attempt(work);
    return { status: 200, body: textOf(result), replayed: false, event: toldAs(result)?.event };
  } catch (fault) {
    if (!(fault instanceof Failure) || !isStored(fault)) throw fault;
    return {
      status: statusOf(fault.code),
      body: problemBody(fault, requestId),
      replayed: false,
      code: fault.code,
    };
  }
}

function isStored(failure: Failure): boolean {
  const status = statusOf(failure.code);
  return status < 500 && !NOT_STORED.has(status) && !FAULTS_OF_REQUESTS.has(failure.code);
}

function contextOf(key: string): string {
  return `idempotent-answer:${key}`;
}
