import type { Log } from "../../platform/log.ts";
import { StorageFull } from "../../storage/database.ts";
import type { FileStore } from "../../storage/files.ts";
import { Failure } from "../failure.ts";

/** Removes a content that no row names; where that fails, the sweep does it later. */
export async function dropFile({ files, log }: { files: FileStore; log: Log }, id: string): Promise<void> {
  await files.remove(id).catch((fault) => log.warn("a file is left to the sweep", { file: id, fault }));
}

/**
 * Whether it is certain that the row of a file was not stored. After any other fault, such as a connection that was cut
 * while the database committed, the row may be there: its content is left to the sweep, which looks for the row first.
 */
export function isSurelyRefused(fault: unknown): boolean {
  return fault instanceof Failure || fault instanceof StorageFull;
}
