import { expect, test } from "bun:test";
import { join } from "node:path";
import { pdf } from "../../tests/support/documents.ts";
import {
  MOST_ANSWER_BYTES,
  READER,
  READER_ENVIRONMENT,
  READER_LIMITS,
} from "../domain/extraction/reader-limits.ts";
import type { ReaderTask } from "../domain/extraction/reader-process.ts";
import { runWatched } from "../platform/watched-process.ts";

const COMMAND = [process.execPath, join(import.meta.dir, "../main.ts"), READER];

/** The lines that a reader writes for a document, or for the pages that another one told: the last is its answer. */
async function linesOf(bytes: Uint8Array, more: Partial<ReaderTask> = {}): Promise<string[]> {
  const task: ReaderTask = { template: "textile", kind: "tech_sheet", ...more };
  const input = new Blob([JSON.stringify(task), "\n", bytes as Uint8Array<ArrayBuffer>]);
  const { signal } = new AbortController();
  const ending = await runWatched(COMMAND, input, READER_LIMITS, signal, READER_ENVIRONMENT);
  if ("failed" in ending) throw new Error(ending.failed);
  return ending.answer.toString().split("\n");
}

test("a reader tells of each page, so that one that ends behind the last of them has left none unread", async () => {
  const [first = "", last = "", answer = ""] = await linesOf(
    pdf([["Nothing to find"], ["Made in Portugal"]]),
  );
  expect(JSON.parse(answer)).toMatchObject({ findings: [{ field: "country_making", value: "PT", page: 2 }] });
  const [after = ""] = await linesOf(Buffer.from(`${first}\n${last}\n`), { cut: "broken" });
  expect(JSON.parse(after)).toEqual(JSON.parse(answer));
}, 60_000);

test("the words that a model is asked about have room behind pages of many words", async () => {
  const letters = "a b c d e f g h i j k l m n o p q r s t u v w x y z ".repeat(2);
  const pages = Array.from({ length: 50 }, () => Array<string>(55).fill(letters));
  const lines = await linesOf(pdf(pages), { forModel: true });
  const answer = lines.at(-1) ?? "";
  const told = lines.slice(0, -1).join("\n");
  expect(JSON.parse(answer)).toMatchObject({ findings: [], pageCount: pages.length });
  expect(Math.max(told.length, answer.length)).toBeLessThan(MOST_ANSWER_BYTES);
  expect(told.length + answer.length).toBeGreaterThan(MOST_ANSWER_BYTES);
  // On a busy machine as many words take most of what a reader may take.
}, 150_000);
