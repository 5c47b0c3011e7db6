import { expect, test } from "bun:test";
import { plainText, protectText, safeCell } from "./cell-text.ts";

const TEXTS = [
  "",
  "'",
  "''",
  "'=1",
  "=1+1",
  "+351 912 000 000",
  "-",
  "@brand",
  "\tx",
  "\nx",
  "＝1",
  "'s-Hertogenbosch",
  "'#help",
  "#help",
  "#Help me",
  "#helpless",
  "#123",
  "''=1",
  "'''",
  "'x'",
  "  =1",
  "plain",
  "end ",
  " ",
  "'end ",
  "end\n",
  "two\nlines ",
  "\u00a0x",
];

test("every text comes back as it was, and none begins with what a spreadsheet runs", () => {
  for (const text of TEXTS) {
    const cell = protectText(text);
    expect(plainText(cell)).toBe(text);
    expect(cell).not.toBe("");
    expect(cell).not.toMatch(/^[=+\-@\t\r\n＝＋－＠]/);
  }
});

test("what needs no mark gets none", () => {
  for (const text of ["'s-Hertogenbosch", "#123", "plain", "'x'"]) expect(protectText(text)).toBe(text);
});

test("a foreign cell is made safe and means the same", () => {
  for (const cell of ["=1", "+1 2", "-5", "-5,5", "", "'=1", "x", "#help: a row"])
    expect(plainText(safeCell(cell))).toBe(plainText(cell));
  expect(safeCell("-5,5")).toBe("-5,5");
  expect(safeCell("@SUM(1)")).toBe("'@SUM(1)");
});
