/** Rows of a table whose cells were broken into several lines, as one row each. */
import { type Cell, isLabelCell, type Row, standsAt, textOf } from "./rows.ts";

/** A cell with each of its lines; a cell that was not broken has one. */
export interface WrappedCell extends Cell {
  lines: Cell[];
}

export interface WrappedRow extends Row {
  cells: WrappedCell[];
}

/** Lines of a cell are at most so many heights apart. */
const LINE_REACH = 1.7;
/** Rows of a table stand further apart than the lines of a cell, by so many heights at least. */
const ROW_SPACE = 0.2;
/** What a column leaves free before the next one, in heights. */
const PADDING = 1;
/** A blank, in heights. */
const BLANK = 0.25;
/** Letters of lines that go on are of one size, but for such a share of it. */
const SAME_SIZE = 0.15;

/** The rows of a page, where a cell that was full goes on in the lines below it as a part of its row. */
export function wrappedRows(rows: readonly Row[]): WrappedRow[] {
  const wrapped: WrappedRow[] = [];
  const pageEnd = Math.max(...rows.flatMap(({ cells }) => cells.map(({ right }) => right)));
  let open: Open | undefined;
  for (const [i, line] of rows.entries()) {
    const above = rows[i - 1];
    const into = new Map<Cell, WrappedCell>();
    if (open && above && isLineOf(rows, i, open)) {
      for (const cell of line.cells) {
        const begun = open.row.cells.find(
          ({ left, lines }) => above.cells.includes(lines.at(-1) as Cell) && standsAt(cell, left, line.size),
        );
        if (begun && goesOn(begun, cell, endOf(begun, open, line.size, pageEnd), line.size))
          into.set(cell, begun);
      }
      for (const label of labelsOfOwn(line.cells, into, open.row.cells, line.size)) into.delete(label);
      // Where all columns have something in both lines, all have to go on: else they are two rows.
      const hasAll =
        line.cells.length === open.row.cells.length ||
        open.row.cells.every(({ left }) => line.cells.some((cell) => standsAt(cell, left, line.size)));
      if (hasAll && into.size < open.row.cells.length) into.clear();
    }
    for (const [cell, begun] of into) {
      begun.words = [...begun.words, ...cell.words];
      begun.lines.push(cell);
      begun.right = Math.max(begun.right, cell.right);
    }
    const rest = line.cells.filter((cell) => !into.has(cell));
    const row = { ...line, cells: rest.map((cell) => joinedCell([cell])) };
    if (open && into.size > 0) open.goesOn = true;
    else open = row.cells.length > 1 ? { from: i, row, above: wrapped.at(-1), goesOn: false } : undefined;
    if (rest.length > 0) wrapped.push(row);
  }
  return wrapped;
}

/** "Net weight | 1.1 kg" below "Chuck | 10 mm": what would go on, but for a value right beside it that does not. */
function labelsOfOwn(
  cells: readonly Cell[],
  into: ReadonlyMap<Cell, WrappedCell>,
  above: readonly WrappedCell[],
  size: number,
): Cell[] {
  return [...into].flatMap(([cell, begun]) => {
    const [value, over] = [cells[cells.indexOf(cell) + 1], above[above.indexOf(begun) + 1]];
    const isOwn = isLabelCell(cell) && value && over && !into.has(value) && standsAt(value, over.left, size);
    return isOwn && /^\p{Lu}/u.test(textOf(cell)) ? [cell] : [];
  });
}

/** Lines as one cell. */
export function joinedCell(lines: Cell[]): WrappedCell {
  return {
    words: lines.flatMap(({ words }) => words),
    left: Math.min(...lines.map(({ left }) => left)),
    right: Math.max(...lines.map(({ right }) => right)),
    lines: [...lines],
  };
}

/** A row that may go on in the next line. */
interface Open {
  /** Its first line. */
  from: number;
  row: WrappedRow;
  /** The row above it. */
  above: Row | undefined;
  /** True once it has a second line. */
  goesOn: boolean;
}

/** Whether a line stands so near below the line above it as no other row of the table does. */
function isLineOf(rows: readonly Row[], index: number, { from, above, goesOn }: Open): boolean {
  const [first, line] = [rows[from], rows[index]];
  if (!first || !line || Math.abs(first.size - line.size) > line.size * SAME_SIZE) return false;
  if (spaceAbove(rows, index) + line.size > line.size * LINE_REACH || isFarther(rows, index, index + 1))
    return false;
  if (goesOn && isFarther(rows, index, index - 1)) return false;
  const isRowBeside = (row: Row | undefined) =>
    row !== undefined &&
    row.cells.filter(({ left }) => first.cells.some((cell) => standsAt(cell, left, line.size))).length > 1;
  const hasRowAbove = isRowBeside(above);
  if (hasRowAbove && !isFarther(rows, from, index) && !isRestOfLabel(line, first)) return false;
  let below = index + 1;
  while (below < rows.length && !isFarther(rows, below, index)) below++;
  return hasRowAbove || isRowBeside(rows[below]) || isLastOfFew(line, first);
}

/** "Teneur en matières | 75 %" and "recyclées du produit" below it: nothing but the rest of a label, in a narrow table too. */
function isRestOfLabel({ cells: [rest, ...others], size }: Row, { cells: [label, value] }: Row): boolean {
  return (
    rest !== undefined &&
    label !== undefined &&
    value !== undefined &&
    others.length === 0 &&
    standsAt(rest, label.left, size) &&
    /^\p{Ll}/u.test(rest.words[0]?.text ?? "") &&
    !/[.:;%]$/.test(label.words.at(-1)?.text ?? "")
  );
}

/** A single row with lines that do not begin anew. */
function isLastOfFew(line: Row, first: Row): boolean {
  return (
    line.cells.length < first.cells.length &&
    line.cells.every(({ words }) => /^[\p{Ll}(/]/u.test(words[0]?.text ?? ""))
  );
}

/** Whether more is free above a line than above another one. */
function isFarther(rows: readonly Row[], index: number, other: number): boolean {
  return spaceAbove(rows, index) > spaceAbove(rows, other) + (rows[index]?.size ?? 0) * ROW_SPACE;
}

/** What is free between a line and the one above it. */
function spaceAbove(rows: readonly Row[], index: number): number {
  const [above, line] = [rows[index - 1], rows[index]];
  if (!above || !line) return Number.POSITIVE_INFINITY;
  return line.middle - above.middle - (line.size + above.size) / 2;
}

/**
 * Whether a line is not all there is: its last word goes on, or the first one of the next line had no place in it. No line
 * of a cell is wider than its column.
 */
function goesOn({ lines }: WrappedCell, next: Cell, end: number, size: number): boolean {
  const last = lines.at(-1)?.words.at(-1);
  if (next.right > end + size * PADDING || BEGINS_ANEW.test(textOf(next))) return false;
  if (!last || /[-/,&]$/.test(last.text)) return true;
  return last.x + last.width + size * BLANK + (next.words[0]?.width ?? 0) > end;
}

/** "Oberstoff: CO100" below a name that fills its column: a label with its colon and what it is of. */
const BEGINS_ANEW = /^\p{Lu}\p{L}+[ ]?: ?[\p{L}\d]/u;

/** Where the column of a cell ends, by its row or by the one above. */
function endOf({ left }: WrappedCell, { row, above }: Open, size: number, pageEnd: number): number {
  const begins = [...row.cells, ...(above?.cells ?? [])].map((cell) => cell.left - size * PADDING);
  return Math.min(pageEnd, ...begins.filter((begin) => begin > left));
}
