/**
 * Pages that a reader tells as it reads them, a line for each, so that they are there when a later one ends it. Nobody
 * looks into them but another reader.
 */
import type { Reading, Turn } from "./reading/page.ts";
import { addPages, type Cause, type Pages, type Unread } from "./unread.ts";

export interface ToldPage {
  /** From 1. */
  page: number;
  /** How many pages the document has. */
  of: number;
  readings: readonly Reading[];
}

/** Of a page's words only what is needed, since all of them have to fit in a reader's answer. */
type Line = [
  page: number,
  of: number,
  ...readings: [
    turn: Turn,
    width: number,
    height: number,
    slope: number,
    ...words: [text: string, x: number, y: number, width: number, height: number, sureness: number][],
  ][],
];

export function lineOf({ page, of, readings }: ToldPage): string {
  const line: Line = [
    page,
    of,
    ...readings.map(({ turn, width, height, slope, words }): Line[2] => [
      turn,
      width,
      height,
      slope,
      ...words.map((word): Line[2][4] => [
        word.text,
        rounded(word.x),
        rounded(word.y),
        rounded(word.width),
        rounded(word.height),
        rounded(word.sureness),
      ]),
    ]),
  ];
  return `${JSON.stringify(line)}\n`;
}

function rounded(number: number): number {
  return Math.round(number * 1000) / 1000;
}

/** What lines tell of a document whose reading was cut off. */
export function readLinesOf(lines: string, cause: Cause): { readings: Reading[]; unread: Unread } {
  const told = lines
    .trim()
    .split("\n")
    .map((line) => JSON.parse(line) as Line);
  const of = told[0]?.[1] ?? 0;
  const pages: Pages[] = [];
  let next = 1;
  for (const [page] of [...told, [of + 1]] as const) {
    if (page > next) addPages(pages, next, page - 1);
    next = page + 1;
  }
  const readings = told.flatMap(([page, , ...each]) =>
    each.map(
      ([turn, width, height, slope, ...words]): Reading => ({
        page,
        turn,
        width,
        height,
        slope,
        words: words.map(([text, x, y, wide, high, sureness]) => ({
          text,
          x,
          y,
          width: wide,
          height: high,
          sureness,
        })),
      }),
    ),
  );
  return { readings, unread: { of, pages, cause } };
}
