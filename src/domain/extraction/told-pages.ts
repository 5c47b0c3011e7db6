/**
 * Pages that a reader tells as it reads them, a line for each, so that they are there when a later one ends it. Nobody
 * looks into them but another reader.
 */
import { Unreadable } from "./engine.ts";
import type { Reading, Turn } from "./reading/page.ts";
import type { Sheet } from "./reading/sheet-place.ts";
import { type Cause, leaveOut, type Unread } from "./unread.ts";

export interface ToldPage {
  /** From 1. */
  page: number;
  /** How many pages the document has. */
  of: number;
  /** Why it was not read, or not its picture; undefined for a page that was. */
  leftOut?: Cause | undefined;
  readings: readonly Reading[];
}

/** Of a page's words only what is needed, since all of them have to fit in a reader's answer. */
type Line = [
  page: number,
  of: number,
  leftOut: Cause | null,
  ...readings: [
    turn: Turn,
    width: number,
    height: number,
    slope: number,
    sheet: Sheet | null,
    ...words: [text: string, x: number, y: number, width: number, height: number, sureness: number][],
  ][],
];

export function lineOf({ page, of, leftOut, readings }: ToldPage): string {
  const line: Line = [
    page,
    of,
    leftOut ?? null,
    ...readings.map(({ turn, width, height, slope, sheet, words }): Line[3] => [
      turn,
      width,
      height,
      slope,
      sheet ?? null,
      ...words.map((word): Line[3][5] => [
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

/**
 * What lines tell of a document whose reading was cut off; where all pages were told, none is unread.
 * @param cut why it was: the cause for pages that were not told
 * @throws Unreadable where none but damaged ones were
 */
export function readLinesOf(lines: string, cut: Cause): { readings: Reading[]; unread: Unread | undefined } {
  const told = lines
    .trim()
    .split("\n")
    .map((line) => JSON.parse(line) as Line);
  if (told.every(([, , leftOut]) => leftOut === "damaged")) throw new Unreadable("page_damaged");
  const of = told[0]?.[1] ?? 0;
  const unread: Unread = { of, pages: [], cause: cut };
  let next = 1;
  for (const [page, , leftOut] of [...told, [of + 1, of, null]] as const) {
    if (page > next) leaveOut(unread, next, page - 1, cut);
    if (leftOut) leaveOut(unread, page, page, leftOut);
    next = page + 1;
  }
  const readings = told.flatMap(([page, , , ...each]) =>
    each.map(
      ([turn, width, height, slope, sheet, ...words]): Reading => ({
        page,
        turn,
        width,
        height,
        slope,
        ...(sheet && { sheet }),
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
  return { readings, unread: unread.pages.length > 0 ? unread : undefined };
}
