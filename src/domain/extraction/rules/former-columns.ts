/** A table of what changes: "| previous | new" over what the product was and what it is. What it was is not read. */
import type { Reading, Word } from "../reading/page.ts";
import { type Passage, passagesOf } from "../reading/passage.ts";
import { saysCurrent, saysFormer } from "./composition/of-others.ts";
import { cellsOf, linesOf, wordsOf } from "./places.ts";

/** A cell of a row, and what it begins with on the page. */
interface Cell {
  folded: string;
  words: readonly Word[];
  left: number;
}
type Row = readonly Cell[];

/** Which cells of the rows below are of what was before. */
interface FormerColumn {
  /** Place of its head in the row of heads. */
  place: number;
  heads: number;
  left: number;
  /** Where the next column begins. */
  right: number;
}

/** How much further left than its head a cell may begin, as a share of the height of its letters. */
const TOLERANCE = 1;

/** A page in its two orders, without the columns of what the product was before a change. */
export function passagesOfNow(reading: Reading): Passage[] {
  const passages = passagesOf(reading);
  const former = new Set(passages.flatMap(formerIn));
  if (former.size === 0) return passages;
  return passagesOf({ ...reading, words: reading.words.filter((word) => !former.has(word)) });
}

function formerIn(passage: Passage): Word[] {
  if (passage.order !== "rows" || !saysFormerAnywhere(passage)) return [];
  const rows = rowsOf(passage);
  return rows.flatMap((row, i): Word[] => {
    const column = formerColumn(row);
    if (!column) return [];
    const below = ofTable(rows.slice(i + 1), column).flatMap((next) => cellsIn(next, column));
    return below.length > 0 ? [row[column.place], ...below].flatMap((cell) => cell?.words ?? []) : [];
  });
}

/** Most pages tell of no change: their rows need not be looked through one by one. */
function saysFormerAnywhere({ folded }: Passage): boolean {
  return linesOf(folded).some(({ line }) => line.includes("\t") && line.split("\t").some(saysFormer));
}

function rowsOf(passage: Passage): Row[] {
  return linesOf(passage.folded).map(({ line, start: from }) =>
    cellsOf(line, from).map(({ cell, start }) => {
      const words = wordsOf({ passage, start, end: start + cell.length });
      return { folded: cell, words, left: Math.min(...words.map(({ x }) => x)) };
    }),
  );
}

/** The column of what was, where one beside it is of what is now. */
function formerColumn(row: Row): FormerColumn | undefined {
  const place = row.findIndex(({ folded }) => saysFormer(folded) && !saysCurrent(folded));
  const former = row[place];
  const isOfChange = row.some(({ folded }, i) => i !== place && saysCurrent(folded) && !saysFormer(folded));
  if (!former || !isOfChange || row.some(({ folded }) => folded.includes("%"))) return undefined;
  const height = Math.max(...former.words.map((word) => word.height));
  return {
    place,
    heads: row.length,
    left: former.left - TOLERANCE * height,
    right: (row[place + 1]?.left ?? Number.POSITIVE_INFINITY) - TOLERANCE * height,
  };
}

/** The rows of a table: up to a line that runs through the column. */
function ofTable(rows: readonly Row[], { left, place }: FormerColumn): readonly Row[] {
  const end = rows.findIndex(([first, ...others]) => {
    const last = first?.words.at(-1);
    const runsThrough = last !== undefined && last.x + last.width > left && (first?.left ?? left) < left;
    return others.length === 0 && place > 0 && runsThrough;
  });
  return end < 0 ? rows : rows.slice(0, end);
}

/** The cells of a row that stand in the column, of which others stand beside. */
function cellsIn(row: Row, { place, heads, left, right }: FormerColumn): readonly Cell[] {
  const isFull = row.length === heads || (row.length === heads + 1 && place === 0);
  const at = row.length === heads ? place : place + 1;
  if (isFull && row.length > 1) return row.slice(at, at + 1);
  return row.filter((cell) => cell.left >= left && cell.left < right);
}
