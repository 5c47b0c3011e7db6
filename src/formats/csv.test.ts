import { describe, expect, test } from "bun:test";
import { csvRow, readCsv } from "./csv.ts";

describe("a table as text", () => {
  test("is read back to the letter", () => {
    const rows = [
      ["url", "name"],
      ["https://a.example/1", 'A, "B"'],
      ["https://a.example/2", "two\r\nlines"],
      ["", "ção"],
    ];
    expect(readCsv(rows.map(csvRow).join(""))).toEqual(rows);
  });

  test("may be parted by semicolons or tabs, begin with a byte order mark and have empty lines", () => {
    expect(readCsv("\ufeffurl;name\r\nx;a,b\r\n\r\n")).toEqual([
      ["url", "name"],
      ["x", "a,b"],
    ]);
    expect(readCsv("url\tname\nx\ty")).toEqual([
      ["url", "name"],
      ["x", "y"],
    ]);
  });

  test("is refused where a quotation does not end", () => {
    expect(() => readCsv('a,b\n"c,d\n')).toThrow("row 2");
  });
});
