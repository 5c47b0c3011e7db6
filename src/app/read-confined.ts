/** What a reader does when it is confined: a task and a document on standard input, findings on standard output. */
import { writeSync } from "node:fs";
import { type Finding, Unreadable } from "../domain/extraction/engine.ts";
import { pagesToShow } from "../domain/extraction/model/pages.ts";
import { MAX_FINDINGS, PICTURES_MS } from "../domain/extraction/reader-limits.ts";
import type { ReaderAnswer, ReaderTask } from "../domain/extraction/reader-process.ts";
import type { Reading } from "../domain/extraction/reading/page.ts";
import { readDocument } from "../domain/extraction/reading/read.ts";
import { findByRules } from "../domain/extraction/rules.ts";

const STANDARD_ERROR = 2;

/** Reads standard input to its end and answers; returns the exit code. */
export async function answerDocument(): Promise<number> {
  const input = await Bun.stdin.bytes();
  const end = input.indexOf(0x0a);
  // The server wrote it, in the same executable.
  const task = JSON.parse(new TextDecoder().decode(input.subarray(0, end))) as ReaderTask;
  await Bun.write(Bun.stdout, JSON.stringify(await answerTo(task, input.subarray(end + 1))));
  return 0;
}

async function answerTo(task: ReaderTask, bytes: Uint8Array<ArrayBuffer>): Promise<ReaderAnswer> {
  try {
    const { languages } = task;
    const readings = await readDocument(bytes, {
      languages,
      milliseconds: PICTURES_MS,
      pageRead: tellOfPage,
    });
    const findings = findByRules(readings, task).slice(0, MAX_FINDINGS);
    return task.forModel === true ? { findings, ...forModel(readings, findings) } : { findings };
  } catch (fault) {
    if (fault instanceof Unreadable) return { unreadable: fault.reason };
    throw fault;
  }
}

/** The pages that a model is shown, as text and as words. */
function forModel(readings: readonly Reading[], findings: readonly Finding[]) {
  const { pages, pageCount } = pagesToShow(readings, findings);
  const shown = new Set(pages.map(({ page }) => page));
  return { pages, pageCount, readings: JSON.stringify(readings.filter(({ page }) => shown.has(page))) };
}

/** Whoever waits for the answer sees that the reading gets on. */
function tellOfPage(): void {
  writeSync(STANDARD_ERROR, ".");
}
