/** Columns that stand nearly as close together as the words of a sentence: what stands above and below shows where each begins. */
import { type Cell, cellOf, gapBefore, letterOf, type Row, standsAt, TABLE_CELLS, textOf } from "./rows.ts";

/** Rows below each other that part a column: the words of sentences begin at the same place in fewer of them. */
const SAME_ROWS = 3;
/** What is free between two columns at least, in letters; a blank has half of one, and one where it was typewritten. */
const GAP = 1.15;
/** How far apart such words begin, in heights. */
const SAME_PLACE = 0.05;

/** Cells that are two in each row of a table: "8712345678906 Portugal" over "8712345678913 China". */
export function withPartedColumns(rows: readonly Row[]): Row[] {
  const parted = [...rows];
  for (let from = 0; from < parted.length; ) {
    let to = from + 1;
    while (to < parted.length && isLike(parted[from], parted[to])) to += 1;
    const table = parted.slice(from, to);
    if (table.length >= SAME_ROWS) parted.splice(from, table.length, ...partedTogether(table));
    from = to;
  }
  return parted;
}

/** Two rows of a table with cells below each other. */
function isLike(one: Row | undefined, other: Row | undefined): boolean {
  if (!one || !other || one.cells.length < 2 || one.cells.length !== other.cells.length) return false;
  return one.cells.every((cell, i) => isColumn(one.size)([cell, other.cells[i]]));
}

function partedTogether(table: readonly Row[]): Row[] {
  const places = (table[0]?.cells ?? []).map((_, column) => commonBegins(table, column));
  return table.map((row) => ({
    ...row,
    cells: row.cells.flatMap((cell, column) => partedAtPlaces(cell, places[column] ?? [], row.size)),
  }));
}

/** Where words begin in a column of all rows, each behind a gap. */
function commonBegins(table: readonly Row[], column: number): number[] {
  const [first = [], ...others] = table.map((row) => beginsBehindGaps(row.cells[column]));
  const size = table[0]?.size ?? 0;
  return first.filter((x) => others.every((begins) => begins.some((other) => isNear(x, other, size))));
}

/** Also behind none where a sign of money follows a figure: "300" at the end of its column, and "€ 6.40" at the begin of the next. */
function beginsBehindGaps({ words }: Pick<Cell, "words"> = { words: [] }): number[] {
  const least = letterOf(words) * GAP;
  return words.flatMap(({ x, text }, i) => {
    const before = words[i - 1];
    // Typewritten, colons stand below each other, away from short labels.
    if (!before || text.startsWith(":")) return [];
    const isMoney = /^[€$£]/u.test(text) && /\d$/.test(before.text);
    return isMoney || gapBefore(words, i) > least ? [x] : [];
  });
}

function partedAtPlaces({ words }: Cell, places: readonly number[], size: number): Cell[] {
  const starts = words.flatMap(({ x }, i) => (places.some((place) => isNear(x, place, size)) ? [i] : []));
  return [0, ...starts].map((start, i) => cellOf(words.slice(start, starts[i])));
}

function isNear(one: number, other: number, size: number): boolean {
  return Math.abs(one - other) < size * SAME_PLACE;
}

/** So many rows below a head have its columns, three at least: the words of a sentence stand over two by chance. */
const ROWS = 2;
/** A head stands at most so many heights above its first row. */
const REACH = 3;
/** Columns of figures may end below the end of their name, at most so far from it, in heights. */
const ENDS_ALIKE = 0.25;

/** Each head of a table in its cells: "Fibre Declared [%] Found [%] Difference". */
export function withPartedHeads(rows: readonly Row[]): Row[] {
  return rows.map((row, i) => {
    if (row.cells.some((cell) => /\d|[.;:]$/.test(textOf(cell)))) return row;
    const [first, second] = rows.slice(i + 1, i + 1 + ROWS);
    const cells =
      (first && second && partedOverRows(row, first, second)) ?? partedOverOne(row, rows.slice(i + 1));
    return cells ? { ...row, cells } : row;
  });
}

function partedOverRows(row: Row, first: Row, second: Row): Cell[] | undefined {
  if (!isHeadOf(row, first) || first.middle - row.middle > first.size * REACH) return undefined;
  const columns = first.cells.map((cell, k) => [cell, second.cells[k]] as const);
  if (second.cells.length !== first.cells.length || !columns.every(isColumn(first.size))) return undefined;
  return partedOver(
    row.cells.flatMap((cell) => cell.words),
    first,
  );
}

/** A head may have a second line, and stands at most so many heights above its only row then. */
const REACH_OF_ONE = 4.5;

/** Over one row alone cells are parted whose words begin exactly where its cells do, the first word too: "Ref. Description" over "CH-2607" and "Socks". */
function partedOverOne(row: Row, below: readonly Row[]): Cell[] | undefined {
  const first = below.slice(0, 2).find((one) => isHeadOf(row, one));
  if (!first || row.cells.length < 2 || first.middle - row.middle > first.size * REACH_OF_ONE)
    return undefined;
  const isOver = ({ x }: Cell["words"][number]) =>
    first.cells.some(({ left }) => isNear(left, x, first.size));
  return row.cells.flatMap(({ words }) => {
    const starts = words.flatMap((word, i) => (isOver(word) ? [i] : []));
    if (starts[0] !== 0) return [cellOf(words)];
    return starts.map((start, i) => cellOf(words.slice(start, starts[i + 1])));
  });
}

/** Whether a row has cells for a table, and another one may be its head with fewer of them. */
function isHeadOf(row: Row, first: Row): boolean {
  return row.cells.length < first.cells.length && first.cells.length >= TABLE_CELLS;
}

/** Two cells that begin or end below each other. */
function isColumn(size: number) {
  return ([cell, below]: readonly [Cell, Cell | undefined]) =>
    below !== undefined && (standsAt(cell, below.left, size) || endsAt(cell, below.right, size));
}

function endsAt(cell: Cell, right: number, size: number): boolean {
  return Math.abs(cell.right - right) < size * ENDS_ALIKE;
}

/** The words of a head, parted over its columns; undefined where some column has none. */
function partedOver(words: Cell["words"], { cells: columns, size }: Row): Cell[] | undefined {
  const parted: Cell[] = [];
  let from = 0;
  for (const [k, column] of columns.slice(1).entries()) {
    const at = beginOver(words, from, column, k > 0 ? columns[k] : undefined, size);
    if (at === undefined) return undefined;
    parted.push(cellOf(words.slice(from, at)));
    from = at;
  }
  return [...parted, cellOf(words.slice(from))];
}

/**
 * The word that the name of a column begins with: over its begin, behind the end of the column before it, or, where the
 * name ends over its end, behind the widest gap.
 */
function beginOver(
  words: Cell["words"],
  from: number,
  column: Cell,
  before: Cell | undefined,
  size: number,
): number | undefined {
  const endOf = (i: number) => (words[i]?.x ?? 0) + (words[i]?.width ?? 0);
  const later = words.map((_, i) => i).filter((i) => i > from && gapBefore(words, i) >= 0);
  const begins = (i: number) =>
    standsAt(column, words[i]?.x ?? 0, size) || (before && endsAt(before, endOf(i - 1), size));
  const found = later.find(begins);
  if (found !== undefined) return found;
  const last = later.find((i) => endsAt(column, endOf(i), size));
  const [widest] = later
    .filter((i) => i <= (last ?? 0))
    .sort((one, other) => gapBefore(words, other) - gapBefore(words, one));
  return widest !== undefined && gapBefore(words, widest) > letterOf(words) * GAP ? widest : undefined;
}
