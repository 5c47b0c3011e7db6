/** The file store in a folder of this machine: one file a content, named by its id. */
import { rmSync } from "node:fs";
import { access, constants, mkdir, open, opendir, rename, rm } from "node:fs/promises";
import { dirname, join } from "node:path";
import { isId } from "../platform/ids.ts";
import { type FileStore, openFile, sealFile } from "./files.ts";
import type { Keyring } from "./keyring.ts";
import { asStorageFault, writeNewFile } from "./new-file.ts";

/** Holds what is being written; beside the contents, since a file is renamed within one file system only. */
const INCOMING = "incoming";

/** Opens the store and drops what a crash left half written: nobody else may be writing into this folder. */
export function openDiskFiles(folder: string, keyring: Keyring): FileStore {
  const incoming = join(folder, INCOMING);
  rmSync(incoming, { recursive: true, force: true });
  const pathOf = (id: string) => {
    if (!isId(id)) throw new TypeError(`${JSON.stringify(id)} is not the id of a file`);
    return join(folder, id);
  };
  return {
    async write(id, source, { limitBytes } = {}) {
      const path = pathOf(id);
      const unfinished = join(incoming, id);
      const { sealed, stored } = sealFile(keyring, id, source, limitBytes);
      try {
        const made = await mkdir(incoming, { recursive: true, mode: 0o700 });
        if (made !== undefined) await syncFolder(dirname(made));
        await writeNewFile(unfinished, sealed);
        await rename(unfinished, path);
        await syncFolder(folder);
      } catch (fault) {
        await rm(unfinished, { force: true });
        throw asStorageFault(fault);
      }
      return stored();
    },
    async read(id) {
      const file = Bun.file(pathOf(id));
      return (await file.exists()) ? openFile(keyring, id, file.stream()) : undefined;
    },
    async remove(id) {
      await rm(pathOf(id), { force: true });
    },
    async *list() {
      for await (const entry of await opendir(folder).catch(noFolderYet))
        if (isId(entry.name)) yield entry.name;
    },
    async check() {
      // The folder itself is made with the first file.
      const parent = dirname(folder);
      return access(parent, constants.R_OK | constants.W_OK).then(
        () => undefined,
        () => `${parent} cannot be read and written to. Let this user own it.`,
      );
    },
  };
}

/** How many contents lie in a folder, whether a store is open there or not. */
export async function countDiskFiles(folder: string): Promise<number> {
  let count = 0;
  for await (const { name } of await opendir(folder).catch(noFolderYet)) if (isId(name)) count++;
  return count;
}

/** Puts the names in a folder on disk: a file that was renamed is there after a power cut only then. */
async function syncFolder(path: string): Promise<void> {
  const folder = await open(path, "r");
  try {
    await folder.sync();
  } finally {
    await folder.close();
  }
}

/** Before the first write there is no folder, and so no file. */
function noFolderYet(fault: unknown): [] {
  if (fault instanceof Error && "code" in fault && fault.code === "ENOENT") return [];
  throw fault;
}
