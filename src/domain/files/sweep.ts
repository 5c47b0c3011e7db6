/** Files that no row knows: of an upload that was cut off before its row, or of a row that is gone. */

import { inArray } from "drizzle-orm";
import { timeOfId } from "../../platform/ids.ts";
import { DamagedStream } from "../../platform/sealed-stream.ts";
import type { Queryable } from "../../storage/database.ts";
import type { Services } from "../services.ts";

/** The row of a file that is younger than this may be on its way. */
const ORPHAN_AFTER_MS = 60 * 60 * 1000;
const IDS_PER_QUERY = 500;

/**
 * Removes files without a row that are older than an hour; their age stands in their ids. One that this instance's
 * keyring cannot open stays where it is: it belongs to other data, such as those of a database that was changed for
 * an empty one by mistake.
 * @returns how many were removed
 */
export async function sweepFiles({
  db,
  files,
  clock,
  log,
}: Pick<Services, "db" | "files" | "clock" | "log">): Promise<number> {
  const youngest = clock.nowMs() - ORPHAN_AFTER_MS;
  let removed = 0;
  let strange = 0;
  const sweep = async (ids: string[]) => {
    for (const id of await withoutRow(db.reader, ids)) {
      if (await opens(files, id)) {
        await files.remove(id);
        removed++;
      } else strange++;
    }
  };
  const ids: string[] = [];
  for await (const id of files.list()) {
    if (timeOfId(id) > youngest) continue;
    ids.push(id);
    if (ids.length === IDS_PER_QUERY) await sweep(ids.splice(0));
  }
  await sweep(ids);
  if (strange > 0)
    log.warn(
      "The file store holds files that are not in this database and were not sealed by this instance. They were left there.",
      { files: strange },
    );
  return removed;
}

async function withoutRow(db: Queryable, ids: readonly string[]): Promise<string[]> {
  if (ids.length === 0) return [];
  const { files } = db.tables;
  const rows = await db.q
    .select({ id: files.id })
    .from(files)
    .where(inArray(files.id, [...ids]));
  const known = new Set(rows.map(({ id }) => id));
  return ids.filter((id) => !known.has(id));
}

async function opens(files: Services["files"], id: string): Promise<boolean> {
  try {
    await (await files.read(id))?.cancel();
    return true;
  } catch (fault) {
    if (fault instanceof DamagedStream) return false;
    throw fault;
  }
}
