import { expect, test } from "bun:test";
import type { Graymap } from "./graymap.ts";
import { linesInLargeLetters } from "./large-letters.ts";
import type { Word } from "./page.ts";
import type { ReadPart } from "./second-look.ts";

const [WIDTH, HEIGHT, USUAL] = [800, 600, 30];
/** Words that were read of a page: ten, below each other. */
const WORDS: Word[] = Array.from({ length: 10 }, (_, i) => ({
  text: "word",
  x: 50,
  y: 200 + i * 38,
  width: 120,
  height: USUAL,
  sureness: 0.95,
}));

/** A page with those words, and with letters of a height at a place. */
function page(left: number, top: number, high: number, letters = 8): Graymap {
  const shades = new Uint8Array(WIDTH * HEIGHT).fill(250);
  const ink = (x: number, y: number, width: number, height: number) => {
    for (let row = y; row < y + height; row++) shades.fill(20, row * WIDTH + x, row * WIDTH + x + width);
  };
  for (const { x, y, width, height } of WORDS)
    for (let at = x; at < x + width; at += 15) ink(at, y, 5, height);
  for (let i = 0; i < letters; i++) {
    ink(left + i * high * 0.8, top, high * 0.2, high);
    ink(left + i * high * 0.8 + high * 0.4, top, high * 0.2, high);
  }
  return { width: WIDTH, height: HEIGHT, shades };
}

function readingOf(text: string, sureness = 0.95): { read: ReadPart; parts: Graymap[] } {
  const parts: Graymap[] = [];
  const read: ReadPart = (part) => {
    parts.push(part);
    return [{ text, x: 20, y: 20, width: part.width - 40, height: 60, sureness }];
  };
  return { read, parts };
}

test("letters far larger than the others, which stand in no word, are read as a line of their own", () => {
  const { read, parts } = readingOf("THORNBURY");
  const [line, ...others] = linesInLargeLetters([WORDS], page(80, 60, 70), read);
  expect(others).toEqual([]);
  expect(line?.map(({ text }) => text)).toEqual(["THORNBURY"]);
  expect(parts).toHaveLength(1);
  // Its box is that of the letters, whatever the line was told to be.
  expect(line?.[0]).toMatchObject({ y: 56, height: 80 });
});

test("what is no larger, no line, or is not surely read is left", () => {
  for (const [given, text, sureness] of [
    [page(80, 60, 24), "small", 0.95],
    [page(80, 60, 70, 1), "logo", 0.95],
    [page(80, 60, 70), "smudge", 0.4],
    [page(80, 60, 70), "7.", 0.95],
  ] as const)
    expect(linesInLargeLetters([WORDS], given, readingOf(text, sureness).read), text).toEqual([]);
  // Of a page with few words nobody knows how large they usually are.
  expect(linesInLargeLetters([WORDS.slice(0, 3)], page(80, 60, 70), readingOf("THORNBURY").read)).toEqual([]);
  // What is a word already is not read again.
  const known = { text: "THORNBURY", x: 78, y: 58, width: 470, height: 74, sureness: 0.9 };
  expect(linesInLargeLetters([[known], WORDS], page(80, 60, 70), readingOf("THORNBURY").read)).toEqual([]);
});
