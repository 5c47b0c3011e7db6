/**
 * One process owns a data folder. The lock is SQLite's exclusive lock on a small file: the operating system lets go
 * of it when the process ends, however it ends.
 */
import { Database } from "bun:sqlite";
import { join } from "node:path";

export interface FolderLock {
  release(): void;
}

/** Takes the folder's lock; undefined when another process holds it. */
export function lockFolder(folder: string): FolderLock | undefined {
  const file = new Database(join(folder, "carnet.lock"), { create: true, readwrite: true });
  try {
    file.run("PRAGMA busy_timeout = 0");
    file.run("PRAGMA journal_mode = MEMORY");
    file.run("BEGIN EXCLUSIVE");
  } catch (fault) {
    file.close();
    if (fault instanceof Error && "code" in fault && fault.code === "SQLITE_BUSY") return undefined;
    throw fault;
  }
  return {
    release() {
      file.run("ROLLBACK");
      file.close();
    },
  };
}
