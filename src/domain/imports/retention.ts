/** Drops the rows of imports that are too old to be undone, and what was never begun. */
import type { Transaction } from "../../storage/database.ts";
import { countRows, DROPPED, deleteImport, deleteRows, findOutdated, READING, updateImport } from "./rows.ts";
import { IMPORT_STATUSES } from "./shape.ts";
import { KEPT_SECONDS } from "./steer.ts";

const ROWS_PER_DROP = 500;
/** An upload whose rows are not all there after so long was cut off. */
const READING_SECONDS = 60 * 60;

/** @returns whether there may be more */
export async function dropOldImports(tx: Transaction, now: number): Promise<boolean> {
  const found = await findOutdated(tx, now - KEPT_SECONDS, { before: now - READING_SECONDS });
  if (!found) return false;
  const isNothing = found.status === READING || found.status === DROPPED;
  if (!isNothing)
    await updateImport(tx, found.n, IMPORT_STATUSES, { counts: await countRows(tx, found.n), rows: 0 });
  const hasMore = await deleteRows(tx, found.n, ROWS_PER_DROP);
  if (isNothing && !hasMore) await deleteImport(tx, found.n);
  return true;
}
