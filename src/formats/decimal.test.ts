import { expect, test } from "bun:test";
import { readDecimal } from "./decimal.ts";

test("reads what is written with either sign, and does not guess between a fraction and thousands", () => {
  const cases: [string, "." | ",", number | undefined][] = [
    ["12.5", ".", 12.5],
    ["12,5", ".", 12.5],
    ["12,5", ",", 12.5],
    ["1.234", ".", 1.234],
    ["1,234", ".", undefined],
    ["1,234", ",", 1.234],
    ["1.234", ",", undefined],
    ["0.125", ",", 0.125],
    ["1 234,5", ",", 1234.5],
    ["1.234,5", ".", 1234.5],
    ["1,234.5", ",", 1234.5],
    ["1,234,567", ",", 1234567],
    ["-7", ".", -7],
    ["−7", ".", -7],
    ["1e+21", ".", 1e21],
    ["1e999", ".", undefined],
    ["", ".", undefined],
    ["12 %", ".", undefined],
    ["twelve", ".", undefined],
  ];
  for (const [text, sign, value] of cases)
    expect([text, sign, readDecimal(text, sign)]).toEqual([text, sign, value]);
  expect(readDecimal("12 %", ".", "%")).toBe(12);
});

test("reads every number as it writes itself", () => {
  for (const value of [0, -0.5, 0.1, 1.234, 1000, 1234.5678, 1e-7, 1e21, 5e-324, 1.7976931348623157e308]) {
    expect(readDecimal(String(value), ".")).toBe(value);
    expect(readDecimal(String(value).replace(".", ","), ",")).toBe(value);
  }
});
