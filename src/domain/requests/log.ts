/** The request log: what was asked of the API and how it went; written in batches, kept for 7 days. */
import { inArray, lt } from "drizzle-orm";
import { insertRows } from "../../storage/bulk.ts";
import type { Database, Transaction } from "../../storage/database.ts";

/** How long entries are kept: 7 days. */
export const KEPT_SECONDS = 7 * 24 * 60 * 60;
const FLUSH_MS = 1000;
/** Entries waiting to be written; more than this are dropped rather than held in memory. */
const WAITING = 20_000;

export interface RequestEntry {
  id: string;
  dataset: number | null;
  key: number | null;
  method: string;
  path: string;
  status: number;
  durationUs: number;
  code: string | null;
  /** Unix seconds. */
  created: number;
}

export interface RequestLog {
  add(entry: RequestEntry): void;
  /** Writes what waits and stops. */
  close(): Promise<void>;
}

const COLUMNS = [
  { name: "request_id", type: "text" },
  { name: "dataset_n", type: "integer" },
  { name: "api_key_n", type: "integer" },
  { name: "method", type: "text" },
  { name: "path", type: "text" },
  { name: "status", type: "integer" },
  { name: "duration_us", type: "integer" },
  { name: "error_code", type: "text" },
  { name: "created", type: "integer" },
] as const;

/** @param onFault told when entries could not be written; they are dropped */
export function openRequestLog(db: Database, onFault: (fault: unknown) => void): RequestLog {
  let waiting: RequestEntry[] = [];
  let flushing: Promise<void> = Promise.resolve();

  async function flush(): Promise<void> {
    if (waiting.length === 0) return;
    const entries = waiting;
    waiting = [];
    try {
      await db.write((tx) => store(tx, entries));
    } catch (fault) {
      onFault(fault);
    }
  }
  const timer = setInterval(() => {
    flushing = flushing.then(flush);
  }, FLUSH_MS);
  timer.unref();

  return {
    add(entry) {
      if (waiting.length < WAITING) waiting.push(entry);
    },
    async close() {
      clearInterval(timer);
      await flushing;
      await flush();
    },
  };
}

async function store(tx: Transaction, entries: readonly RequestEntry[]): Promise<void> {
  await insertRows(
    tx,
    "request_log",
    COLUMNS,
    entries.map((e) => [e.id, e.dataset, e.key, e.method, e.path, e.status, e.durationUs, e.code, e.created]),
  );
  const keys = new Set(entries.flatMap((entry) => entry.key ?? []));
  const last = entries.at(-1);
  if (keys.size === 0 || !last) return;
  const { apiKeys } = tx.tables;
  await tx.q
    .update(apiKeys)
    .set({ last_used: last.created })
    .where(inArray(apiKeys.n, [...keys]));
}

/** Drops entries older than they are kept. */
export async function dropOldRequests(tx: Transaction, now: number): Promise<void> {
  const { requestLog } = tx.tables;
  await tx.q.delete(requestLog).where(lt(requestLog.created, now - KEPT_SECONDS));
}
