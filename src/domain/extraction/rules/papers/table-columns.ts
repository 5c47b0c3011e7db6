/** The columns of a table, by where their heads stand: rows may have fewer cells than these. */
import type { Word } from "../../reading/page.ts";
import type { Passage } from "../../reading/passage.ts";
import { cellsOf, linesOf, wordsOf } from "../kit/places.ts";

/** A cell of a row, and where on the page it begins. */
export interface Cell {
  words: readonly Word[];
  left: number;
}
export type Row = readonly Cell[];

/** Which cells of the rows below a head are its own. */
interface Column {
  /** Place of its head in the row of heads. */
  place: number;
  heads: number;
  left: number;
  /** Where the next column begins. */
  right: number;
}

/** How much further left than its head a cell may begin, as a share of the height of its letters. */
const TOLERANCE = 1;

/** The cells of the rows below that stand under a head, by its row and its place there. */
export function cellsUnder(rows: readonly Row[], head: number, place: number): Cell[] {
  const column = columnBelow(rows[head] ?? [], place);
  return ofTable(rows.slice(head + 1), column).flatMap((row) => cellsIn(row, column));
}

/** The rows of a passage, and where their cells stand. */
export function rowsOf(passage: Passage): Row[] {
  return linesOf(passage.folded).map(({ line, start: from }) =>
    cellsOf(line, from).map(({ cell, start }) => {
      const words = wordsOf({ passage, start, end: start + cell.length });
      return { words, left: Math.min(...words.map(({ x }) => x)) };
    }),
  );
}

function columnBelow(row: Row, place: number): Column {
  const [head, next] = row.slice(place);
  const tolerance = TOLERANCE * Math.max(...(head?.words ?? []).map(({ height }) => height));
  return {
    place,
    heads: row.length,
    left: (head?.left ?? 0) - tolerance,
    right: (next?.left ?? Number.POSITIVE_INFINITY) - tolerance,
  };
}

/** The rows of a table: up to a line that runs through the column. */
function ofTable(rows: readonly Row[], { left, place }: Column): readonly Row[] {
  const end = rows.findIndex(([first, ...others]) => {
    const last = first?.words.at(-1);
    const runsThrough = last !== undefined && last.x + last.width > left && (first?.left ?? left) < left;
    return others.length === 0 && place > 0 && runsThrough;
  });
  return end < 0 ? rows : rows.slice(0, end);
}

/** The cells of a row that stand in the column, of which others stand beside. */
function cellsIn(row: Row, { place, heads, left, right }: Column): readonly Cell[] {
  const isFull = row.length === heads || (row.length === heads + 1 && place === 0);
  const at = row.length === heads ? place : place + 1;
  if (isFull && row.length > 1) return row.slice(at, at + 1);
  return row.filter((cell) => cell.left >= left && cell.left < right);
}
