/** All queries of what a box keeps. A box has one company and mode, so there is no data set to name. */
import { and, asc, count, desc, eq, gt, inArray, isNull, lt, notInArray, sql } from "drizzle-orm";
import { insertion, type Queryable, type Transaction } from "../../storage/database.ts";

export const insertRun = insertion((t) => t.boxRuns);
export const insertEntry = insertion((t) => t.boxQueue);

export async function findFact<T>(db: Queryable, name: string): Promise<T | undefined> {
  const { boxFacts: f } = db.tables;
  const [row] = await db.q.select({ value: f.value }).from(f).where(eq(f.name, name)).limit(1);
  return row?.value as T | undefined;
}

export async function storeFact(tx: Transaction, name: string, value: unknown): Promise<void> {
  const { boxFacts: f } = tx.tables;
  await tx.q.insert(f).values({ name, value }).onConflictDoUpdate({ target: f.name, set: { value } });
}

export interface BoxJobRow {
  id: string;
  uid: string;
  product_id: string;
  version: number;
  status: string;
  name: string;
  reference: string;
  gtin14: string | null;
  batch_number: string | null;
  planned: number | null;
  made: number;
  used: number | null;
  /** What all its pieces have on their labels. */
  about: unknown;
}

/** All passports that the server told of, the newest first. */
export async function listJobs(db: Queryable): Promise<BoxJobRow[]> {
  const { boxJobs: j } = db.tables;
  return db.q.select().from(j).orderBy(desc(j.id));
}

export async function findJob(db: Queryable, id: string): Promise<BoxJobRow | undefined> {
  const { boxJobs: j } = db.tables;
  const [row] = await db.q.select().from(j).where(eq(j.id, id)).limit(1);
  return row;
}

export async function storeJob(tx: Transaction, row: Omit<BoxJobRow, "used">): Promise<void> {
  const { boxJobs: j } = tx.tables;
  const { id: _id, ...set } = row;
  await tx.q
    .insert(j)
    .values({ ...row, used: null })
    .onConflictDoUpdate({ target: j.id, set });
}

export async function markUsed(tx: Transaction, id: string, now: number): Promise<void> {
  const { boxJobs: j } = tx.tables;
  await tx.q.update(j).set({ used: now }).where(eq(j.id, id));
}

export interface BoxCodeRow {
  n: number;
  block_id: string;
  job_id: string;
  serial: string;
  uid: string;
  url: string;
  run_n: number | null;
  voided: number | null;
}

/** Free codes of a job, in the order in which they were reserved. */
export async function listFree(db: Queryable, job: string, limit: number): Promise<BoxCodeRow[]> {
  const { boxCodes: c } = db.tables;
  return db.q
    .select()
    .from(c)
    .where(and(eq(c.job_id, job), isNull(c.run_n)))
    .orderBy(asc(c.n))
    .limit(limit);
}

/** How many codes of each job are free, and which serial is next. */
export async function countFree(db: Queryable): Promise<Map<string, { free: number; first: number }>> {
  const { boxCodes: c } = db.tables;
  const rows = await db.q
    .select({ job: c.job_id, free: count(), first: sql<number>`min(${c.n})` })
    .from(c)
    .where(isNull(c.run_n))
    .groupBy(c.job_id);
  return new Map(rows.map(({ job, free, first }) => [job, { free, first }]));
}

export async function findCodes(db: Queryable, keys: readonly number[]): Promise<BoxCodeRow[]> {
  const { boxCodes: c } = db.tables;
  if (keys.length === 0) return [];
  return db.q
    .select()
    .from(c)
    .where(inArray(c.n, [...keys]));
}

export async function findCode(
  db: Queryable,
  which: { uid: string } | { job: string; serial: string },
): Promise<BoxCodeRow | undefined> {
  const { boxCodes: c } = db.tables;
  const [row] = await db.q
    .select()
    .from(c)
    .where("uid" in which ? eq(c.uid, which.uid) : and(eq(c.job_id, which.job), eq(c.serial, which.serial)))
    .limit(1);
  return row;
}

/** Marks a piece as voided. @returns whether it was not before */
export async function markVoided(tx: Transaction, n: number, now: number): Promise<boolean> {
  const { boxCodes: c } = tx.tables;
  const marked = await tx.q
    .update(c)
    .set({ voided: now })
    .where(and(eq(c.n, n), isNull(c.voided)))
    .returning({ n: c.n });
  return marked.length > 0;
}

/** How many free codes there are of each block. */
export async function countFreeOfBlocks(db: Queryable): Promise<Map<string, number>> {
  const { boxCodes: c } = db.tables;
  const rows = await db.q
    .select({ id: c.block_id, free: count() })
    .from(c)
    .where(isNull(c.run_n))
    .groupBy(c.block_id);
  return new Map(rows.map(({ id, free }) => [id, free]));
}

/**
 * Drops the free codes of a block that its server does not keep for the box any more.
 * @param kept serials that it still keeps
 */
export async function dropFree(tx: Transaction, block: string, kept: readonly string[]): Promise<void> {
  const { boxCodes: c } = tx.tables;
  await tx.q.delete(c).where(and(eq(c.block_id, block), isNull(c.run_n), notInArray(c.serial, [...kept])));
}

/** What stands for the job of codes that are printed blank. */
export const NO_JOB = "";

const CODES_AT_ONCE = 200;

/** Gives codes to a run; one that was taken meanwhile would be a fault of the box. */
export async function takeCodes(tx: Transaction, keys: readonly number[], run: number): Promise<void> {
  const { boxCodes: c } = tx.tables;
  for (let at = 0; at < keys.length; at += CODES_AT_ONCE) {
    const some = keys.slice(at, at + CODES_AT_ONCE);
    const taken = await tx.q
      .update(c)
      .set({ run_n: run })
      .where(and(inArray(c.n, some), isNull(c.run_n)))
      .returning({ n: c.n });
    if (taken.length !== some.length) throw new Error("codes were taken twice");
  }
}

/** Stores the codes of a block; those that are known stay as they are. */
export async function storeCodes(
  tx: Transaction,
  rows: readonly Omit<BoxCodeRow, "n" | "run_n" | "voided">[],
): Promise<void> {
  const { boxCodes: c } = tx.tables;
  for (let at = 0; at < rows.length; at += CODES_AT_ONCE)
    await tx.q
      .insert(c)
      .values(rows.slice(at, at + CODES_AT_ONCE).map((row) => ({ ...row, run_n: null, voided: null })))
      .onConflictDoNothing();
}

/** Blocks that codes are kept of. */
export async function listBlocks(db: Queryable): Promise<Set<string>> {
  const { boxCodes: c } = db.tables;
  const rows = await db.q.selectDistinct({ id: c.block_id }).from(c);
  return new Set(rows.map(({ id }) => id));
}

export async function findRun(
  db: Queryable,
  id: string,
): Promise<{ n: number; id: string; job_id: string; created: number } | undefined> {
  const { boxRuns: r } = db.tables;
  const [row] = await db.q
    .select({ n: r.n, id: r.id, job_id: r.job_id, created: r.created })
    .from(r)
    .where(eq(r.id, id))
    .limit(1);
  return row;
}

export async function listRunCodes(db: Queryable, run: number): Promise<BoxCodeRow[]> {
  const { boxCodes: c } = db.tables;
  return db.q.select().from(c).where(eq(c.run_n, run)).orderBy(asc(c.n));
}

export interface QueueRow {
  n: number;
  id: string;
  kind: string;
  job_id: string;
  run_n: number | null;
  path: string;
  body: unknown;
  serials: unknown;
  status: string;
  message: string | null;
  /** How often the server failed on it; null: never. */
  attempts: number | null;
  created: number;
  settled: number | null;
}

/**
 * Entries with a status, the oldest first.
 * @param after only those behind the entry with this key
 */
export async function listEntries(
  db: Queryable,
  status: string,
  limit: number,
  after = 0,
): Promise<QueueRow[]> {
  const { boxQueue: e } = db.tables;
  return db.q
    .select()
    .from(e)
    .where(and(eq(e.status, status), gt(e.n, after)))
    .orderBy(asc(e.n))
    .limit(limit);
}

/** What is to happen to pieces of a run once the server has them, the oldest first. */
export async function listFollowing(
  db: Queryable,
  run: number,
  statuses: readonly string[],
): Promise<QueueRow[]> {
  const { boxQueue: e } = db.tables;
  return db.q
    .select()
    .from(e)
    .where(and(eq(e.run_n, run), inArray(e.kind, ["tag", "void"]), inArray(e.status, [...statuses])))
    .orderBy(asc(e.n));
}

export async function findEntry(db: Queryable, id: string): Promise<QueueRow | undefined> {
  const { boxQueue: e } = db.tables;
  const [row] = await db.q.select().from(e).where(eq(e.id, id)).limit(1);
  return row;
}

/** Whether the server has all pieces of a run. */
export async function isSent(db: Queryable, run: number): Promise<boolean> {
  const { boxQueue: e } = db.tables;
  const [left] = await db.q
    .select({ n: e.n })
    .from(e)
    .where(and(eq(e.run_n, run), eq(e.kind, "items"), inArray(e.status, ["waiting", "refused"])))
    .limit(1);
  return left === undefined;
}

export async function countEntries(db: Queryable): Promise<{ waiting: number; refused: number }> {
  const { boxQueue: e } = db.tables;
  const rows = await db.q
    .select({ status: e.status, entries: count() })
    .from(e)
    .where(inArray(e.status, ["waiting", "refused"]))
    .groupBy(e.status);
  const of = (status: string) => rows.find((row) => row.status === status)?.entries ?? 0;
  return { waiting: of("waiting"), refused: of("refused") };
}

/** Changes an entry that is as it was seen. @returns whether it was */
export async function settleEntry(
  tx: Transaction,
  { n, status }: Pick<QueueRow, "n" | "status">,
  change: Partial<
    Pick<QueueRow, "id" | "job_id" | "path" | "body" | "status" | "message" | "attempts" | "settled">
  >,
): Promise<boolean> {
  const { boxQueue: e } = tx.tables;
  const changed = await tx.q
    .update(e)
    .set(change)
    .where(and(eq(e.n, n), eq(e.status, status)))
    .returning({ n: e.n });
  return changed.length > 0;
}

/** Drops what the server has had for long. */
export async function dropSentBefore(tx: Transaction, time: number): Promise<void> {
  const { boxQueue: e } = tx.tables;
  await tx.q.delete(e).where(and(eq(e.status, "sent"), lt(e.settled, time)));
}
