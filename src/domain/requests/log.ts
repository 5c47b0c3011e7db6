/** The request log: what was asked of the API and how it went; written in batches, kept for 7 days. */
import { inArray } from "drizzle-orm";
import type { Beat } from "../../platform/beat.ts";
import { type Database, insertion, type Transaction } from "../../storage/database.ts";
import { dropOldest } from "../../storage/retention.ts";

/** How long entries are kept: 7 days. */
export const KEPT_SECONDS = 7 * 24 * 60 * 60;
/** Entries waiting to be written; more than this are dropped rather than held in memory. */
const WAITING = 20_000;
/** Most entries of a page. */
const PAGE_ENTRIES = 500;

export interface RequestEntry {
  id: string;
  dataset: number;
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

/**
 * Entries wait as the text that is stored: of thousands a second that wait as objects, each outlives a round of the
 * garbage collector and is copied by it.
 * @param onFault told when entries could not be written; they are dropped
 */
export function openRequestLog(
  db: Database,
  beat: Pick<Beat, "each">,
  onFault: (fault: unknown) => void,
): RequestLog {
  let waiting = newBatch();
  let flushing: Promise<void> = Promise.resolve();

  async function flush(): Promise<void> {
    if (waiting.entries === 0) return;
    const batch = waiting;
    waiting = newBatch();
    for (const [dataset, page] of batch.open) closePage(batch, dataset, page);
    try {
      await db.write((tx) => store(tx, batch));
    } catch (fault) {
      onFault(fault);
    }
  }
  const stopFlushing = beat.each(() => {
    flushing = flushing.then(flush);
  });

  return {
    add(entry) {
      if (waiting.entries < WAITING) addTo(waiting, entry);
    },
    async close() {
      stopFlushing();
      await flushing;
      await flush();
    },
  };
}

/** What waits to be written. */
interface Batch {
  entries: number;
  /** Full pages, and the one of each data set that is being filled. */
  full: FullPage[];
  open: Map<number, OpenPage>;
  /** Internal keys of the API keys that were used. */
  keys: Set<number>;
}

interface OpenPage {
  entries: number;
  /** Unix seconds of the newest of them. */
  until: number;
  /** JSON but for the brackets around it. */
  text: string;
}

interface FullPage {
  dataset: number;
  until: number;
  /** As bytes: a text that was put together from many keeps them all. */
  json: Buffer;
}

function newBatch(): Batch {
  return { entries: 0, full: [], open: new Map(), keys: new Set() };
}

function addTo(batch: Batch, entry: RequestEntry): void {
  const { dataset, key, created } = entry;
  batch.entries++;
  if (key !== null) batch.keys.add(key);
  const cells = JSON.stringify(cellsOf(entry));
  const page = batch.open.get(dataset);
  if (!page) {
    batch.open.set(dataset, { entries: 1, until: created, text: cells });
    return;
  }
  page.text += `,${cells}`;
  page.until = created;
  if (++page.entries === PAGE_ENTRIES) closePage(batch, dataset, page);
}

function closePage(batch: Batch, dataset: number, { until, text }: OpenPage): void {
  batch.full.push({ dataset, until, json: Buffer.from(`[${text}]`) });
  batch.open.delete(dataset);
}

async function store(tx: Transaction, { full, keys }: Batch): Promise<void> {
  for (const { dataset, until, json } of full)
    await insertPage(tx, { dataset_n: dataset, until, entries: json.toString() });
  if (keys.size === 0) return;
  const { apiKeys } = tx.tables;
  await tx.q
    .update(apiKeys)
    .set({ last_used: Math.max(...full.map(({ until }) => until)) })
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
