import { expect, test } from "bun:test";
import { type Printed, pageOf } from "../../../../tests/support/readings.ts";
import { withJoinedLetters } from "./spaced-letters.ts";

/** Letters with gaps between them, in points. */
function lineOf(gap: number, blank: number, text: string): Printed[] {
  let x = 50;
  return [...text].flatMap((letter): Printed[] => {
    if (letter === " ") {
      x += blank - gap;
      return [];
    }
    const at = x;
    x += 6 + gap;
    return [[at, 100, letter]];
  });
}

function wordsOf(cells: readonly Printed[]): string[] {
  return withJoinedLetters(pageOf(cells).words).map(({ text }) => text);
}

test("letters that stand apart are words, which stand further apart", () => {
  expect(wordsOf(lineOf(3, 9, "VALSESIA 1928"))).toEqual(["VALSESIA", "1928"]);
  expect(wordsOf(lineOf(5, 12, "NORTH QUAY"))).toEqual(["NORTH", "QUAY"]);
  const [word] = withJoinedLetters(pageOf(lineOf(3, 9, "BASICS")).words);
  expect(word).toMatchObject({ x: 50, width: 6 * 6 + 5 * 3 });
});

test("a kerned pair is a part of its word", () => {
  const [first, second, ...rest] = lineOf(3, 9, "VALSESIA");
  expect(first?.[2]).toBe("V");
  expect(wordsOf([[53, 100, "VA"], ...rest.map(([x, y, text]): Printed => [x, y, text])])).toEqual([
    "VALSESIA",
  ]);
  expect(second?.[2]).toBe("A");
});

test("figures, few letters and letters in cells of their own stay apart", () => {
  expect(wordsOf(lineOf(3, 9, "31221"))).toEqual(["3", "1", "2", "2", "1"]);
  expect(wordsOf(lineOf(3, 9, "SML"))).toEqual(["S", "M", "L"]);
  expect(wordsOf(lineOf(30, 60, "ABCDEF"))).toEqual([..."ABCDEF"]);
});
