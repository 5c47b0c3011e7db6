/** The executable as a reader of one document: bytes on standard input, its text on standard output. */
import { setPriority } from "node:os";
import { Unreadable } from "../domain/extraction/engine.ts";
import { readText } from "../domain/extraction/read-text.ts";
import type { ReaderAnswer } from "../domain/extraction/reader-process.ts";

/** The server comes first. */
const NICENESS = 19;

/** Reads standard input to its end and answers; returns the exit code. */
export async function readFromStandardInput(): Promise<number> {
  setPriority(NICENESS);
  const bytes = await Bun.stdin.bytes();
  await Bun.write(Bun.stdout, JSON.stringify(await answerTo(bytes)));
  return 0;
}

async function answerTo(bytes: Uint8Array): Promise<ReaderAnswer> {
  try {
    return { pages: await readText(bytes) };
  } catch (fault) {
    if (fault instanceof Unreadable) return { unreadable: fault.message };
    throw fault;
  }
}
