import { expect, test } from "bun:test";
import { loosened } from "./line-boxes.ts";

const word = (text: string, y: number, height: number) => ({ text, x: 0, y, width: 20, height, sureness: 1 });

test("words of a line have boxes of one height and place, whatever letters they hold", () => {
  // Letters of 20 dots on a baseline at 100.
  const words = [
    word("no", 89.2, 10.8),
    word("Art", 85.4, 14.6),
    word("gap", 89.2, 15.2),
    word("Jg", 85.4, 19),
  ];
  for (const { y, height } of loosened(words)) {
    expect(y).toBeCloseTo(81.4, 0);
    expect(height).toBeCloseTo(23.4, 0);
  }
});

test("a word in letters twice as large keeps its own height", () => {
  const [, large] = loosened([word("one", 89, 11), word("TWO", 71, 29), word("three", 85, 15)]);
  expect(large?.height).toBeGreaterThan(40);
});
