/** The file store in a folder of this machine: one file a content, named by its id. */
import { rmSync } from "node:fs";
import { mkdir, open, opendir, rename, rm } from "node:fs/promises";
import { dirname, join } from "node:path";
import { isId } from "../platform/ids.ts";
import { StorageFull } from "./database.ts";
import { type FileStore, openFile, sealFile } from "./files.ts";
import type { Keyring } from "./keyring.ts";

/** Holds what is being written; beside the contents, since a file is renamed within one file system only. */
const INCOMING = "incoming";

/**
 * What is written at once, from one block of memory for each file: chunks that are handed to the disk one by one
 * wait for the garbage collector afterwards, 45 MB more of them with ten uploads of 20 MB.
 */
const BLOCK_BYTES = 256 * 1024;

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
        await writeNew(unfinished, sealed);
        await rename(unfinished, path);
        await syncFolder(folder);
      } catch (fault) {
        await rm(unfinished, { force: true });
        throw isFull(fault) ? new StorageFull("The disk is full.", { cause: fault }) : fault;
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
  };
}

/** Writes a file that is not there yet; resolves when its bytes are on disk. */
async function writeNew(path: string, bytes: AsyncIterable<Uint8Array>): Promise<void> {
  const file = await open(path, "wx", 0o600);
  const block = Buffer.allocUnsafe(BLOCK_BYTES);
  let filled = 0;
  const writeBlock = async () => {
    for (let at = 0; at < filled; ) at += (await file.write(block, at, filled - at)).bytesWritten;
    filled = 0;
  };
  try {
    for await (const chunk of bytes) {
      for (let at = 0; at < chunk.length; ) {
        if (filled === block.length) await writeBlock();
        const taken = chunk.subarray(at, at + block.length - filled);
        block.set(taken, filled);
        filled += taken.length;
        at += taken.length;
      }
    }
    await writeBlock();
    await file.sync();
  } finally {
    await file.close();
  }
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

function isFull(fault: unknown): boolean {
  return fault instanceof Error && "code" in fault && (fault.code === "ENOSPC" || fault.code === "EDQUOT");
}

/** Before the first write there is no folder, and so no file. */
function noFolderYet(fault: unknown): [] {
  if (fault instanceof Error && "code" in fault && fault.code === "ENOENT") return [];
  throw fault;
}
