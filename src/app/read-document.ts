/** The executable as a reader of one document: bytes on standard input, its text on standard output. */
import { writeSync } from "node:fs";
import { setPriority } from "node:os";
import { Unreadable } from "../domain/extraction/engine.ts";
import { readText } from "../domain/extraction/read-text.ts";
import { READER, READER_CONFINEMENT, type ReaderAnswer } from "../domain/extraction/reader-process.ts";
import { startOverConfined } from "../platform/confine.ts";
import { ownCommand } from "../platform/own-command.ts";

/** The server comes first. */
const NICENESS = 19;

/** Says to itself that it runs under its limits already. */
const CONFINED = "confined";
const STANDARD_ERROR = 2;

/** Reads standard input to its end and answers; returns the exit code. */
export async function readFromStandardInput(argv: readonly string[]): Promise<number> {
  if (argv[0] !== CONFINED) {
    setPriority(NICENESS);
    startOverConfined(ownCommand(READER, CONFINED), READER_CONFINEMENT);
  }
  const bytes = await Bun.stdin.bytes();
  await Bun.write(Bun.stdout, JSON.stringify(await answerTo(bytes)));
  return 0;
}

async function answerTo(bytes: Uint8Array): Promise<ReaderAnswer> {
  try {
    return { pages: await readText(bytes, tellOfPage) };
  } catch (fault) {
    if (fault instanceof Unreadable) return { unreadable: fault.reason };
    throw fault;
  }
}

/** Whoever waits for the answer sees that the reading gets on. */
function tellOfPage(): void {
  writeSync(STANDARD_ERROR, ".");
}
