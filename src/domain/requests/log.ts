/** The request log: what was asked of the API and how it went; written in batches, kept for 7 days. */
import { inArray } from "drizzle-orm";
import { type Database, insertion, type Transaction } from "../../storage/database.ts";
import { dropOldest } from "../../storage/retention.ts";

/** How long entries are kept: 7 days. */
export const KEPT_SECONDS = 7 * 24 * 60 * 60;
const FLUSH_MS = 1000;
/** Entries waiting to be written; more than this are dropped rather than held in memory. */
const WAITING = 20_000;
/** Most entries of a page. */
const PAGE_ENTRIES = 500;

export interface RequestEntry {
  id: string;
  dataset: number | null;
  key: number | null;
  method: string;
  path: string;
  status: number;
  durationUs: number;
  code: string | null;
  /** IP address that a write came from; null for reads. */
  address: string | null;
  /** Of a write that was refused: its body, redacted, as JSON. */
  body: string | null;
  /** Unix seconds. */
  created: number;
}

export interface RequestLog {
  add(entry: RequestEntry): void;
  /** Writes what waits and stops. */
  close(): Promise<void>;
}

const insertPage = insertion((t) => t.requestLog);

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
  for (const [dataset, own] of Map.groupBy(entries, (entry) => entry.dataset)) {
    for (let start = 0; start < own.length; start += PAGE_ENTRIES) {
      const page = own.slice(start, start + PAGE_ENTRIES);
      await insertPage(tx, {
        dataset_n: dataset,
        until: page.at(-1)?.created ?? 0,
        entries: JSON.stringify(page.map(cellsOf)),
      });
    }
  }
  const keys = new Set(entries.flatMap((entry) => entry.key ?? []));
  const last = entries.at(-1);
  if (keys.size === 0 || !last) return;
  const { apiKeys } = tx.tables;
  await tx.q
    .update(apiKeys)
    .set({ last_used: last.created })
    .where(inArray(apiKeys.n, [...keys]));
}

/** The order of an entry's cells in a page. */
function cellsOf(e: RequestEntry): Cells {
  return [e.id, e.created, e.key, e.method, e.path, e.status, e.durationUs, e.code, e.address, e.body];
}

type Cells = [
  id: string,
  created: number,
  key: number | null,
  method: string,
  path: string,
  status: number,
  durationUs: number,
  code: string | null,
  address: string | null,
  /** Pages that were written before it was kept have none. */
  body?: string | null,
];

/** The entry that some cells of a page stand for; whose it is stands beside the page. */
export function entryOf(cells: Cells): Omit<RequestEntry, "dataset"> {
  const [id, created, key, method, path, status, durationUs, code, address, body = null] = cells;
  return { id, created, key, method, path, status, durationUs, code, address, body };
}

/** Drops some pages whose newest entry is older than entries are kept; true: there may be more. */
export async function dropOldRequests(tx: Transaction, now: number): Promise<boolean> {
  const { requestLog } = tx.tables;
  return (await dropOldest(tx, requestLog, requestLog.until, now - KEPT_SECONDS)).more;
}
