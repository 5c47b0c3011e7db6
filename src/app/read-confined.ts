/** What a reader does when it is confined: a task and a document on standard input, findings on standard output. */
import { writeSync } from "node:fs";
import { type Finding, Unreadable } from "../domain/extraction/engine.ts";
import { lettersOf } from "../domain/extraction/letters-in-rows.ts";
import { pagesToShow } from "../domain/extraction/model/pages.ts";
import { MAX_FINDINGS, MOST_TOLD_BYTES, PAGES_MS } from "../domain/extraction/reader-limits.ts";
import type { ReaderAnswer, ReaderTask } from "../domain/extraction/reader-process.ts";
import type { Reading } from "../domain/extraction/reading/page.ts";
import { readDocument } from "../domain/extraction/reading/read.ts";
import { shortenPatternsFor } from "../domain/extraction/shortened-patterns.ts";
import { lineOf, readLinesOf, type ToldPage } from "../domain/extraction/told-pages.ts";
import type { Unread } from "../domain/extraction/unread.ts";
import { nextTurn } from "../platform/next-turn.ts";

const STANDARD_OUTPUT = 1;
const STANDARD_ERROR = 2;
/** Bytes of memory. */
const MUCH_MEMORY = 200 * 1024 * 1024;

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
    const { readings, unread } = await readingsOf(task, bytes);
    // What the pages were read by is let go before the rules take their memory; most documents need too little of it.
    if (process.memoryUsage.rss() > MUCH_MEMORY) await collected();
    shortenPatternsFor(lettersOf(readings, task.product ? [task.product.reference] : []));
    // Their patterns are made while they are loaded.
    const { findByRules } = await import("../domain/extraction/rules.ts");
    const findings = findByRules(readings, task).slice(0, MAX_FINDINGS);
    return {
      findings,
      ...(task.forModel === true && forModel(readings, findings)),
      ...(unread && { unread }),
    };
  } catch (fault) {
    if (fault instanceof Unreadable) return { unreadable: fault.reason };
    throw fault;
  }
}

/** What is called now still holds what it has awaited, until it goes on in another turn. */
async function collected(): Promise<void> {
  await nextTurn();
  Bun.gc(true);
}

/** The words of a document, or those that were told of one whose reading was cut off. */
async function readingsOf({ languages, cut }: ReaderTask, bytes: Uint8Array<ArrayBuffer>) {
  if (cut !== undefined) return readLinesOf(new TextDecoder().decode(bytes), cut);
  let unread: Unread | undefined;
  const readings = await readDocument(bytes, {
    languages,
    milliseconds: PAGES_MS,
    pageRead: teller(),
    pagesUnread(pages) {
      unread = pages;
    },
  });
  return { readings, unread };
}

/** The pages that a model is shown, as text and as words. */
function forModel(readings: readonly Reading[], findings: readonly Finding[]) {
  const { pages, pageCount } = pagesToShow(readings, findings);
  const shown = new Set(pages.map(({ page }) => page));
  return { pages, pageCount, readings: JSON.stringify(readings.filter(({ page }) => shown.has(page))) };
}

/** Tells of pages: whoever waits for the answer sees that the reading gets on, and keeps what was read. */
function teller(): (page: ToldPage) => void {
  let room = MOST_TOLD_BYTES;
  return (told) => {
    writeSync(STANDARD_ERROR, ".");
    const line = Buffer.from(lineOf(told));
    room -= line.length;
    for (let at = 0; room > 0 && at < line.length; ) at += writeSync(STANDARD_OUTPUT, line, at);
  };
}
