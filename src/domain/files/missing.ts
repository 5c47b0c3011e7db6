/** Files that rows know and the store has not: what a copy without its folder of files lacks. */
import type { FileStore } from "../../storage/files.ts";
import type { Services } from "../services.ts";
import { countKnown, filesInTurn } from "./rows.ts";

interface FileCount {
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
  for await (const rows of filesInTurn(db.reader)) for (const { id } of rows) known.add(id);
  const missing = new Set(known);
  for await (const id of store.list()) missing.delete(id);
  return { known: known.size, missing: await countKnown(db.reader, [...missing]) };
}
