/** Files that rows know and the store has not: what a copy without its folder of files lacks. */
import type { FileStore } from "../../storage/files.ts";
import type { Services } from "../services.ts";
import { countKnown, filesAfter } from "./rows.ts";

export interface FileCount {
  known: number;
  missing: number;
}

/**
 * Counts by names alone, without reading a content. The rows are looked at before the store, since a content is written
 * before its row, and once more after it, since some may have gone with their rows meanwhile.
 * @throws FilesUnavailable
 */
export async function countMissingFiles(
  { db }: Pick<Services, "db">,
  store: Pick<FileStore, "list">,
): Promise<FileCount> {
  const known = new Set<string>();
  let last = 0;
  for (let rows = await filesAfter(db.reader, 0); rows.length > 0; rows = await filesAfter(db.reader, last)) {
    for (const { id } of rows) known.add(id);
    last = rows.at(-1)?.n ?? last;
  }
  const missing = new Set(known);
  for await (const id of store.list()) missing.delete(id);
  return { known: known.size, missing: await countKnown(db.reader, [...missing]) };
}
