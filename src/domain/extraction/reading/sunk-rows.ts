/**
 * Rows of a table whose cells stand at the bottom of the lines beside them, as spreadsheets have them: what was broken into
 * several lines begins above its row. It is told as one cell of it.
 */
import { type Cell, type Row, standsAt, TABLE_CELLS } from "./rows.ts";
import { joinedCell } from "./wrapped-rows.ts";

/** Lines of one cell are at most so many heights apart. */
const STEP = 1.7;
/** Their steps are those of its last line to the one before, but for such a share: further away they are those of another row. */
const EVEN = 1.5;
/** And nearer to each other than to the row above, by so many heights at least. */
const NEARER = 0.12;
/** Lines of one cell, at most. */
const MOST_LINES = 6;

/** The rows of a page, where lines that stand right above some cells of a row are those cells' first ones. */
export function withSunkRows(rows: readonly Row[]): Row[] {
  const sunk: Row[] = [];
  for (const [i, row] of rows.entries()) {
    const lines = linesOver(sunk, row);
    if (lines.length === 0 || !isInTable(rows, i, row, sunk[sunk.length - lines.length - 1])) {
      sunk.push(row);
      continue;
    }
    sunk.splice(-lines.length);
    const cells = row.cells.map((cell) => {
      const over = lines.flatMap((line) => line.cells.filter(({ left }) => standsAt(cell, left, row.size)));
      return over.length === 0 ? cell : joinedCell([...over, cell]);
    });
    sunk.push({ ...row, cells });
  }
  return sunk;
}

/** The last rows before another one that have nothing but the begins of its cells, nearer to it than to what is above them. */
function linesOver(before: readonly Row[], row: Row): readonly Row[] {
  if (row.cells.length < TABLE_CELLS) return [];
  let from = before.length;
  let below = row;
  while (before.length - from < MOST_LINES) {
    const line = before[from - 1];
    if (!line || !isBeginOf(line, row) || stepTo(below, line) > below.size * STEP) break;
    if (below !== row && stepTo(below, line) > stepTo(row, before.at(-1) ?? line) * EVEN) break;
    below = line;
    from -= 1;
  }
  const above = before[from - 1];
  const [first] = before.slice(from);
  if (!first || !above) return [];
  const last = before.at(-1) ?? first;
  return stepTo(first, above) > stepTo(row, last) + row.size * NEARER ? before.slice(from) : [];
}

/** Some cells of a row but the first, each of which begins where one of that row does. */
function isBeginOf(line: Row, row: Row): boolean {
  const others = row.cells.slice(1);
  return (
    line.cells.length < others.length &&
    line.cells.every((cell) => others.some(({ left }) => standsAt(cell, left, row.size)))
  );
}

/** Whether a row near by has all columns of a row, above or below it. */
function isInTable(rows: readonly Row[], index: number, row: Row, above: Row | undefined): boolean {
  const hasAll = (other: Row | undefined) =>
    other !== undefined &&
    other.cells.length >= row.cells.length &&
    row.cells.every((cell: Cell) => other.cells.some(({ left }) => standsAt(cell, left, row.size)));
  return hasAll(above) || hasAll(rows[index + 1]);
}

function stepTo(row: Row, above: Row): number {
  return row.middle - above.middle;
}
