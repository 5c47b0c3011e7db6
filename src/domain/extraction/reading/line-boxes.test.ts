import { expect, test } from "bun:test";
import { baselinesOf, loosened } from "./line-boxes.ts";

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

test("a box that reaches into the line below leaves its word in its line", () => {
  const line = { x: 0, y: 100, slope: 0, size: 20 };
  const [label, value] = loosened([word("Brand", 85.4, 29), word("Cove", 85.4, 14.6)], line);
  for (const each of [label, value]) {
    expect(each?.y).toBeCloseTo(81.4, 0);
    expect(each?.height).toBeCloseTo(23.4, 0);
  }
  const [alone] = loosened([word("Brand", 85.4, 29)], { ...line, slope: 0.1 });
  expect(alone?.y).toBeCloseTo(82.4, 0);
});

test("a speck is no word of a line, and what is printed small is one", () => {
  const words = [word("i", 92, 4), word("Weight", 85.4, 14.6), word("2", 84, 9), word("of", 85.4, 14.6)];
  expect(loosened(words).map(({ text }) => text)).toEqual(["Weight", "2", "of"]);
  expect(loosened([word("i", 92, 4)]).map(({ text }) => text)).toEqual(["i"]);
});

test("lines of a page are told with their baselines, where they have one", () => {
  const page = `<span class='ocr_line' id='line_1_1' title="bbox 135 236 723 275; baseline -0.015 -9; x_size 29; x_descenders 6; x_ascenders 6">
    <span class='ocr_header' id='line_1_2' title="bbox 10 20 30 40; textangle 180; x_size 20; x_descenders 5; x_ascenders 5">`;
  const [first, second, ...more] = baselinesOf(page);
  expect(first).toMatchObject({ x: 135, y: 266, slope: -0.015 });
  expect(first?.size).toBeCloseTo(31.5, 1);
  expect([second, ...more]).toEqual([undefined]);
});
