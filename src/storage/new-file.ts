/** Writes a stream of bytes into a new file. */
import { open } from "node:fs/promises";
import { StorageFull } from "./database.ts";

/**
 * What is written at once, from one block of memory for each file: chunks that are handed to the disk one by one
 * wait for the garbage collector afterwards, 45 MB more of them with ten uploads of 20 MB.
 */
const BLOCK_BYTES = 256 * 1024;

/**
 * Writes a file that is not there yet, for its owner only; resolves when its bytes are on disk.
 * @param options `sync`: false for what need not outlive a power cut
 * @throws whatever the source and the disk throw; what was written is left to the caller
 */
export async function writeNewFile(
  path: string,
  bytes: AsyncIterable<Uint8Array>,
  { sync = true }: { sync?: boolean } = {},
): Promise<void> {
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
    if (sync) await file.sync();
  } finally {
    await file.close();
  }
}

/** What the disk threw, as StorageFull when it is full. */
export function asStorageFault(fault: unknown): unknown {
  const code = fault instanceof Error && "code" in fault ? fault.code : undefined;
  return code === "ENOSPC" || code === "EDQUOT"
    ? new StorageFull("The disk is full.", { cause: fault })
    : fault;
}
