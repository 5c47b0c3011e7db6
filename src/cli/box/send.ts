/** Sends what a box has done to its server: in order, each with its key, until the server has it or says no. */
import type { Carnet } from "../../client/carnet.ts";
import { ApiError, ConnectionError } from "../../client/errors.ts";
import { listEntries, type QueueRow, settleEntry } from "../../domain/box/rows.ts";
import type { Services } from "../../domain/services.ts";

/** Entries that are read at once. */
const AT_ONCE = 50;
/** So often the server may fail on an entry while it takes others, before a person is asked. */
const ATTEMPTS = 5;
/** And so often where it takes nothing else, so that nobody can tell whose fault it is: about an hour. */
const ATTEMPTS_ALONE = 400;
/** Where it failed on so many and took none, the rest waits: each attempt is a write to a card that wears. */
const FAILURES_IN_A_ROW = 20;

/** The server cannot take anything at present; the message says why, for people. */
export class NotNow extends Error {
  override name = "NotNow";
}

/** The server failed while it worked on one request; it answers others. */
export class Failed extends NotNow {
  override name = "Failed";
}

/**
 * Sends what waits. What the server fails on again and again is set aside for a person, and what does not depend on it
 * goes on meanwhile.
 * @returns what the server says of an entry that it failed on and that is tried again
 * @throws NotNow when nothing can be sent at present
 */
export async function sendQueue(
  services: Services,
  carnet: Carnet,
  stop: AbortSignal,
): Promise<string | undefined> {
  const { db, clock } = services;
  const failed: { entry: QueueRow; message: string }[] = [];
  let hasTaken = false;
  let last = 0;
  const failsOnAll = () => !hasTaken && failed.length >= FAILURES_IN_A_ROW;
  while (!failsOnAll()) {
    const entries = await listEntries(db.reader, "waiting", AT_ONCE, last);
    if (entries.length === 0) break;
    for (const entry of entries) {
      stop.throwIfAborted();
      if (failsOnAll()) break;
      last = entry.n;
      if (failed.some((one) => dependsOn(entry, one.entry))) continue;
      try {
        const message = await refusalOf(carnet, entry, stop);
        await db.write(async (tx) => {
          const status = message === undefined ? "sent" : "refused";
          await settleEntry(tx, entry, { status, message: message ?? null, settled: clock.now() });
        });
        hasTaken ||= message === undefined;
      } catch (fault) {
        if (!(fault instanceof Failed)) throw fault;
        failed.push({ entry, message: fault.message });
      }
    }
  }
  let waits: string | undefined;
  for (const { entry, message } of failed) {
    const attempts = (entry.attempts ?? 0) + 1;
    const isAside = attempts >= (hasTaken ? ATTEMPTS : ATTEMPTS_ALONE);
    if (!isAside) waits ??= message;
    const aside = {
      status: "refused",
      message: `The server failed on it ${attempts} times: ${message} Tell whoever looks after the server, then send it again.`,
      settled: clock.now(),
    };
    await db.write((tx) => settleEntry(tx, entry, { attempts, ...(isAside ? aside : {}) }));
  }
  return waits;
}

/** Whether an entry is about pieces of another one, so that it must not go before it. */
function dependsOn(entry: QueueRow, earlier: QueueRow): boolean {
  if ([entry.kind, earlier.kind].includes("records")) return false;
  // The pieces of a run may go to another passport than what was asked for them later names.
  const isOfOne = entry.run_n === null ? entry.job_id === earlier.job_id : entry.run_n === earlier.run_n;
  if (!isOfOne) return false;
  const serials = new Set(earlier.serials as string[]);
  return (entry.serials as string[]).some((serial) => serials.has(serial));
}

/** What the server says against an entry; undefined when it has it now. @throws NotNow */
export async function refusalOf(
  carnet: Carnet,
  entry: Pick<QueueRow, "id" | "kind" | "path" | "body">,
  stop?: AbortSignal,
): Promise<string | undefined> {
  const options = { idempotencyKey: entry.id, signal: stop };
  try {
    if (entry.kind !== "void" && entry.kind !== "tag") {
      await reached(() => carnet.request("POST", entry.path, { body: entry.body as object, options }));
      return undefined;
    }
    const found = await reached(() =>
      carnet.request<{ data: { id: string; status: string }[] }>("GET", entry.path, {
        options: { signal: stop },
      }),
    );
    const [item] = found.data;
    if (!item) return "The server has no such piece.";
    const verb = entry.kind;
    if (verb === "tag" || item.status === "active")
      await reached(() =>
        carnet.request("POST", `/items/${item.id}/${verb}`, { body: entry.body as object, options }),
      );
    return undefined;
  } catch (fault) {
    if (!(fault instanceof ApiError)) throw fault;
    return fault.message;
  }
}

/**
 * Asks the server; a refusal comes through.
 * @throws NotNow when it cannot be reached, does not let this box in, or failed on this one
 */
export async function reached<T>(ask: () => PromiseLike<T>): Promise<T> {
  try {
    return await ask();
  } catch (fault) {
    if (fault instanceof ConnectionError) throw new NotNow(fault.message);
    if (!(fault instanceof ApiError)) throw fault;
    const { status, code, message } = fault;
    if (code === "internal_error") throw new Failed(message);
    const passes = status === 429 || status >= 500 || code === "idempotency_key_in_use";
    // Something in between that is none of ours, a key that was revoked, an account that is closed for now.
    if (passes || status === 401 || (status === 403 && !code.endsWith("_limit_reached")))
      throw new NotNow(message);
    if (code === "unreadable_answer") throw new NotNow(message);
    throw fault;
  }
}
