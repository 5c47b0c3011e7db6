/** Drops rows that are kept for a time only, a few at a time, so that no write waits long. */
import { asc, inArray } from "drizzle-orm";
import type { PgColumn, PgTable } from "drizzle-orm/pg-core";
import type { Transaction } from "./database.ts";

const ROWS_PER_DROP = 500;

/**
 * Drops the oldest rows of a table whose time lies before a moment. Rows lie in the order of their keys, which is
 * the order of time: only the front is looked at, and no index on the time is needed.
 * @returns the keys that were dropped; as many as a drop takes: there may be more
 */
export async function dropOldest(
  tx: Transaction,
  table: PgTable & { n: PgColumn },
  time: PgColumn,
  before: number | string,
): Promise<{ dropped: number[]; more: boolean }> {
  const front = (await tx.q
    .select({ n: table.n, time })
    .from(table as PgTable)
    .orderBy(asc(table.n))
    .limit(ROWS_PER_DROP)) as { n: number; time: number | string }[];
  const dropped = front.filter((row) => row.time < before).map((row) => row.n);
  if (dropped.length > 0) await tx.q.delete(table as PgTable).where(inArray(table.n, dropped));
  return { dropped, more: dropped.length === ROWS_PER_DROP };
}
