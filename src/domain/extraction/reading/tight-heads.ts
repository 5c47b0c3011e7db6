/** Names of columns that stand as close together as the words of a sentence: those below show where each begins. */
import { type Cell, cellOf, type Row, standsAt, textOf } from "./rows.ts";

/** So many columns below show that a line is the head of a table: the words of a sentence stand over two by chance. */
const COLUMNS = 3;
/** So many rows below have them. */
const ROWS = 2;
/** A head stands at most so many heights above its first row. */
const REACH = 3;
/** Columns of figures may end below the end of their name, at most so far from it, in heights. */
const ENDS_ALIKE = 0.25;

/** Each head of a table in its cells: "Fibre Declared [%] Found [%] Difference". */
export function withPartedHeads(rows: readonly Row[]): Row[] {
  return rows.map((row, i) => {
    const [first, second] = rows.slice(i + 1, i + 1 + ROWS);
    if (!first || !second || row.cells.length >= first.cells.length || first.cells.length < COLUMNS)
      return row;
    if (first.middle - row.middle > first.size * REACH) return row;
    const columns = first.cells.map((cell, k) => [cell, second.cells[k]] as const);
    if (second.cells.length !== first.cells.length || !columns.every(isColumn(first.size))) return row;
    if (row.cells.some((cell) => /\d|[.;:]$/.test(textOf(cell)))) return row;
    const words = row.cells.flatMap((cell) => cell.words);
    return { ...row, cells: partedOver(words, first) ?? row.cells };
  });
}

/** Two cells that begin or end below each other. */
function isColumn(size: number) {
  return ([cell, below]: readonly [Cell, Cell | undefined]) =>
    below !== undefined && (standsAt(cell, below.left, size) || endsAt(cell, below.right, size));
}

function endsAt(cell: Cell, right: number, size: number): boolean {
  return Math.abs(cell.right - right) < size * ENDS_ALIKE;
}

/** The words of a head, parted where one begins, or the one before ends, over each column; undefined where some column has none. */
function partedOver(words: Cell["words"], { cells: columns, size }: Row): Cell[] | undefined {
  const parted: Cell[] = [];
  let from = 0;
  for (const [k, column] of columns.slice(1).entries()) {
    const before = columns[k] as Cell;
    const at = words.findIndex((word, i) => {
      const last = words[i - 1];
      if (i <= from || !last || last.x + last.width > word.x) return false;
      return standsAt(column, word.x, size) || (k > 0 && endsAt(before, last.x + last.width, size));
    });
    if (at < 0) return undefined;
    parted.push(cellOf(words.slice(from, at)));
    from = at;
  }
  return [...parted, cellOf(words.slice(from))];
}
