/**
 * One process owns a data folder. The lock is SQLite's exclusive lock on a small file: the operating system lets go
 * of it when the process ends, however it ends.
 */
import { Database } from "bun:sqlite";
import { join } from "node:path";

/** How long a start waits for a process that was just killed or stopped to be gone. */
export const LOCK_PATIENCE_MS = 3000;
const LOOK_AGAIN_MS = 50;

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

/** Takes the folder's lock as soon as it is free; undefined when another process holds it all that time. */
export async function waitForFolder(folder: string, patienceMs: number): Promise<FolderLock | undefined> {
  for (let waitedMs = 0; ; waitedMs += LOOK_AGAIN_MS) {
    const lock = lockFolder(folder);
    if (lock || waitedMs >= patienceMs) return lock;
    await Bun.sleep(LOOK_AGAIN_MS);
  }
}
