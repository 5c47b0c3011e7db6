/** The executable as a reader of one document: a task and the bytes on standard input, findings on standard output. */
import { setPriority } from "node:os";
import { Unreadable } from "../domain/extraction/engine.ts";
import { PICTURES_MS, type ReaderAnswer, ReaderTask } from "../domain/extraction/reader-process.ts";
import { readDocument } from "../domain/extraction/reading/read.ts";
import { findByRules } from "../domain/extraction/rules.ts";

/** The server comes first. */
const NICENESS = 19;

/** Reads standard input to its end and answers; returns the exit code. */
export async function readFromStandardInput(): Promise<number> {
  setPriority(NICENESS);
  const input = await Bun.stdin.bytes();
  const end = input.indexOf(0x0a);
  const task = ReaderTask.parse(JSON.parse(new TextDecoder().decode(input.subarray(0, end))));
  await Bun.write(Bun.stdout, JSON.stringify(await answerTo(task, input.subarray(end + 1))));
  return 0;
}

async function answerTo(task: ReaderTask, bytes: Uint8Array<ArrayBuffer>): Promise<ReaderAnswer> {
  try {
    const readings = await readDocument(bytes, { languages: task.languages, milliseconds: PICTURES_MS });
    return { findings: findByRules(readings, task) };
  } catch (fault) {
    if (fault instanceof Unreadable) return { unreadable: fault.message };
    throw fault;
  }
}
