import { expect, test } from "bun:test";
import { COLUMNS, spread } from "./spread.ts";

const at = (top: number, left = 0) => ({ top, left });

test("leaves numbers at their lines where there is room", () => {
  const spots = spread([at(300), at(100), at(200)], 900);
  expect(spots).toEqual([300, 100, 200].map((top) => ({ column: 0, top })));
});

test("sets none over another, and none beside the page", () => {
  const tops = [0, 2, 4, 6, 100, 100, 100, 101, 114, 114, 120, 899, 899, 899, 899, ...Array(40).fill(500)];
  const spots = spread(tops.map(at), 900);
  expect(spots.length).toBe(tops.length);
  for (const [i, one] of spots.entries()) {
    expect(one.top).toBeGreaterThanOrEqual(0);
    expect(one.top).toBeLessThanOrEqual(900);
    expect(one.column).toBeLessThan(COLUMNS);
    for (const other of spots.slice(i + 1))
      expect(Math.abs(one.top - other.top) >= 18 || one.column !== other.column).toBe(true);
  }
});

test("keeps numbers of one line and of the next at their lines, and reads from left to right", () => {
  const spots = spread([at(200, 50), at(200, 150), at(201, 250), at(219, 50), at(237, 50)], 900);
  expect(spots.map(({ top }) => top)).toEqual([200, 200, 201, 219, 237]);
  const columns = spots.slice(0, 3).map(({ column }) => column);
  expect(columns).toEqual([2, 1, 0]);
});
