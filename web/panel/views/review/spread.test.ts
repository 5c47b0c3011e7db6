import { expect, test } from "bun:test";
import { spread } from "./spread.ts";

test("leaves numbers at their lines where there is room", () => {
  expect(spread([300, 100, 200], 900).map(({ top }) => top)).toEqual([300, 100, 200]);
});

test("sets none over another, and none beside the page", () => {
  const tops = [0, 2, 4, 6, 100, 100, 100, 101, 114, 114, 120, 899, 899, 899, 899, ...Array(40).fill(500)];
  const spots = spread(tops, 900);
  expect(spots.length).toBe(tops.length);
  for (const [i, one] of spots.entries()) {
    expect(one.top).toBeGreaterThanOrEqual(0);
    expect(one.top).toBeLessThanOrEqual(900);
    for (const other of spots.slice(i + 1))
      expect(Math.abs(one.top - other.top) >= 20 || Math.abs(one.left - other.left) >= 26).toBe(true);
  }
});

test("gives numbers of one line a place near it", () => {
  for (const { top, left } of spread([200, 200, 200, 200, 214], 900)) {
    expect(Math.abs(top - 205)).toBeLessThan(40);
    expect(left).toBeLessThan(80);
  }
});
