import { expect, test } from "bun:test";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { pdf } from "../../../tests/support/documents.ts";
import { Unreadable } from "./engine.ts";
import { readText } from "./read-text.ts";

const reasonFor = (bytes: Uint8Array) =>
  readText(bytes).then(
    () => undefined,
    (fault) => (fault instanceof Unreadable ? fault.message : fault),
  );

test("the text of a PDF is read page by page, its lines ended by a line feed", async () => {
  expect(await readText(pdf([["one (1)", "two"], [], ["three"]]))).toEqual(["one (1)\ntwo", "", "three"]);
});

test("at most 200 pages are read", async () => {
  const pages = Array.from({ length: 201 }, (_, i) => [`page ${i + 1}`]);
  const read = await readText(pdf(pages));
  expect(read).toHaveLength(200);
  expect(read.at(-1)).toBe("page 200");
});

test("at most 500,000 characters are read", async () => {
  const lines = Array.from({ length: 5000 }, () => "x".repeat(99));
  const read = await readText(pdf([lines, lines]));
  expect(read.join("").length).toBeWithin(499_000, 500_001);
});

test("what does not open is refused with a reason", async () => {
  const password = readFileSync(join(import.meta.dir, "../../../tests/fixtures/documents/password.pdf"));
  expect(await reasonFor(password)).toContain("password");
  expect(await reasonFor(pdf([["cut"]]).subarray(0, 200))).toContain("damaged or cut off");
  expect(await reasonFor(pdf([]))).toContain("no page");
});
