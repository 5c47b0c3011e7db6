/** Sends what a box has done to its server: in order, each with its key, until the server has it or says no. */
import type { Carnet } from "../../client/carnet.ts";
import { ApiError, ConnectionError } from "../../client/errors.ts";
import { listEntries, type QueueRow, settleEntry } from "../../domain/box/rows.ts";
import type { Services } from "../../domain/services.ts";

/** Entries that are read at once. */
const AT_ONCE = 50;

/** The server cannot take anything at present; the message says why, for people. */
export class NotNow extends Error {
  override name = "NotNow";
}

/** @throws NotNow when it must be tried again later */
export async function sendQueue({ db, clock }: Services, carnet: Carnet, stop: AbortSignal): Promise<void> {
  for (;;) {
    const entries = await listEntries(db.reader, "waiting", AT_ONCE);
    if (entries.length === 0) return;
    for (const entry of entries) {
      stop.throwIfAborted();
      const message = await refusalOf(carnet, entry, stop);
      await db.write(async (tx) => {
        const status = message === undefined ? "sent" : "refused";
        await settleEntry(tx, entry, { status, message: message ?? null, settled: clock.now() });
      });
    }
  }
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
 * @throws NotNow when it cannot be reached, or does not let this box in
 */
export async function reached<T>(ask: () => PromiseLike<T>): Promise<T> {
  try {
    return await ask();
  } catch (fault) {
    if (fault instanceof ConnectionError) throw new NotNow(fault.message);
    if (!(fault instanceof ApiError)) throw fault;
    const { status, code, message } = fault;
    const passes = status === 429 || status >= 500 || code === "idempotency_key_in_use";
    // Something in between that is none of ours, a key that was revoked, an account that is closed for now.
    if (passes || status === 401 || (status === 403 && !code.endsWith("_limit_reached")))
      throw new NotNow(message);
    if (code === "unreadable_answer") throw new NotNow(message);
    throw fault;
  }
}
