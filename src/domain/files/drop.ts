import type { Log } from "../../platform/log.ts";
import type { FileStore } from "../../storage/files.ts";

/** Removes a content that no row names; where that fails, the sweep does it later. */
export async function dropFile({ files, log }: { files: FileStore; log: Log }, id: string): Promise<void> {
  await files.remove(id).catch((fault) => log.warn("a file is left to the sweep", { file: id, fault }));
}
