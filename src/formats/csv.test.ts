import { expect, test } from "bun:test";
import Papa from "papaparse";
import { BYTE_ORDER_MARK, COMMA, csvLine, SEMICOLON } from "./csv.ts";

const ROWS = [
  ["url", "name"],
  ["https://a.example/1", 'A, "B"; C'],
  ["https://a.example/2", "two\r\nlines"],
  ["", "ção\t|"],
];

test.each([COMMA, SEMICOLON])("a table is read back to the letter by another reader: %p", (form) => {
  const text = BYTE_ORDER_MARK + ROWS.map((row) => csvLine(row, form)).join("");
  const { data, errors } = Papa.parse(text, { skipEmptyLines: true });
  expect({ data, errors }).toEqual({ data: ROWS, errors: [] });
});

test("numbers have the decimal sign of the form", () => {
  expect(csvLine(["a", 1.5, -2], COMMA)).toBe("a,1.5,-2\r\n");
  expect(csvLine(["a", 1.5, -2], SEMICOLON)).toBe("a;1,5;-2\r\n");
});
