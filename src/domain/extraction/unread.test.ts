import { expect, test } from "bun:test";
import type { Sheet } from "./reading/sheet-place.ts";
import { lineOf, readLinesOf } from "./told-pages.ts";
import { tellOfUnread } from "./unread.ts";

test("people are told which pages were read, which were not, and why", () => {
  for (const [of, pages, told] of [
    [40, [[31, 40]], "Of 40 pages, 1 to 30 were read and 31 to 40 were not. "],
    [2, [[2, 2]], "Of 2 pages, 1 was read and 2 was not. "],
    [3, [[1, 3]], "Of 3 pages, none was read and 1 to 3 were not. "],
    [
      9,
      [
        [2, 2],
        [4, 5],
      ],
      "Of 9 pages, 1, 3 and 6 to 9 were read and 2 and 4 to 5 were not. ",
    ],
  ] as const)
    expect(tellOfUnread({ of, pages: pages.map(([first, last]) => [first, last]), cause: "pictures" })).toBe(
      `${told}At most 30 scanned pages of a document are read. Upload the pages that matter as a file of their own.`,
    );
  const everyOther = Array.from({ length: 10 }, (_, i): [number, number] => [i * 2 + 1, i * 2 + 1]);
  expect(tellOfUnread({ of: 20, pages: everyOther, cause: "time" })).toContain(
    "2, 4, 6, 8, 10, 12 and others were read and 1, 3, 5, 7, 9, 11 and others were not",
  );
});

test("pages that were told are read again, and those between and behind them are not", () => {
  const word = { text: "Größe", x: 10.12345, y: 2, width: 30, height: 8, sureness: 0.87654 };
  const sheet: Sheet = {
    corners: [
      [0.1, 0.1],
      [0.9, 0.12],
      [0.88, 0.9],
      [0.12, 0.88],
    ],
    bends: [
      [0, 0.01],
      [0, 0],
      [0.02, 0],
      [0, 0],
    ],
  };
  const page = { page: 2, width: 595, height: 842, slope: 0.0123, words: [word] };
  const reading = { ...page, turn: 1 as const, sheet };
  const lines = [
    lineOf({ page: 2, of: 6, readings: [reading] }),
    lineOf({ page: 3, of: 6, readings: [] }),
    lineOf({ page: 5, of: 6, readings: [] }),
  ];
  expect(readLinesOf(lines.join(""), "memory")).toEqual({
    readings: [{ ...reading, words: [{ ...word, x: 10.123, sureness: 0.877 }] }],
    unread: {
      of: 6,
      pages: [
        [1, 1],
        [4, 4],
        [6, 6],
      ],
      cause: "memory",
    },
  });
});

test("where all pages were told, none is unread", () => {
  const lines = [1, 2].map((page) => lineOf({ page, of: 2, readings: [] }));
  expect(readLinesOf(lines.join(""), "broken")).toEqual({ readings: [], unread: undefined });
});

test("a document of which only damaged pages were told was not read", () => {
  const lines = [1, 2].map((page) => lineOf({ page, of: 3, leftOut: "damaged", readings: [] }));
  expect(() => readLinesOf(lines.join(""), "step")).toThrow("A page of the PDF is damaged");
});

test("a page that was left out before the reading was cut off keeps its own cause", () => {
  const lines = [1, 2, 3].map((page) =>
    lineOf({ page, of: 5, leftOut: page > 1 ? "pictures" : undefined, readings: [] }),
  );
  expect(readLinesOf(lines.join(""), "step").unread).toEqual({ of: 5, pages: [[2, 5]], cause: "pictures" });
  expect(readLinesOf(lines.slice(0, 1).join(""), "step").unread?.cause).toBe("step");
});
