/**
 * Cells that stand in the middle of the lines beside them, as tables of word processors and browsers have them: the part
 * of a product beside its two fibres. They are told with the first of these lines, where tables have them that are
 * written from the top.
 */
import type { Word } from "./page.ts";
import { type Cell, isLabelCell, type Row, standsAt, textOf } from "./rows.ts";
import { joinedCell } from "./wrapped-rows.ts";

/** Two steps between lines are alike, but for such a share of a letter's height. */
const SAME_STEP = 0.2;
/** Lines of one cell, or rows of one table, are at most so many heights apart. */
const STEP = 2.6;
/** Letters of a row of a table are of one size, but for such a share of it. */
const SAME_SIZE = 0.36;

/** Lines of one value, beside its label, are nearer to each other by so much than to what stands above and below them. */
const APART = 1.2;
/** And at most so many heights apart. */
const LINES_REACH = 2;

/** The rows of a page with each label in the middle of the lines of its value in the first of these: of forms with two columns. */
export function withRaisedLabels(rows: readonly Row[]): Row[] {
  const raised = [...rows];
  for (let i = 1; i < raised.length - 1; i++) {
    const lines = linesAround(raised, i);
    const [first] = lines;
    const row = raised[i];
    const [label, ...rest] = row?.cells ?? [];
    if (!row || !label || first === undefined) continue;
    raised[first] = withCells(raised[first] ?? row, [label]);
    raised[i] = { ...row, cells: rest };
  }
  return raised.filter(({ cells }) => cells.length > 0);
}

/** Where the lines of a value stand that a label is in the middle of; none for other rows. */
function linesAround(rows: readonly Row[], index: number): number[] {
  const row = rows[index];
  const [label, own, ...others] = row?.cells ?? [];
  if (!row || !label || others.length > 0 || /\d/.test(textOf(label))) return [];
  const left = own?.left ?? rows[index + 1]?.cells[0]?.left ?? 0;
  if (left < label.right) return [];
  const isLine = (other: Row | undefined) =>
    other?.cells.length === 1 && other.cells.every((cell) => standsAt(cell, left, row.size));
  let reach = 0;
  while (isNext(rows, index - reach - 1, index - reach) && isNext(rows, index + reach, index + reach + 1)) {
    if (!isLine(rows[index - reach - 1]) || !isLine(rows[index + reach + 1])) break;
    reach += 1;
  }
  if (reach === 0) return [];
  // A label that nobody knows stands over or under one that is known, in the same form.
  const isOfForm = (other: Row | undefined) =>
    other?.cells.length === 2 &&
    other.cells.every((cell, i) => standsAt(cell, i === 0 ? label.left : left, row.size)) &&
    other.cells.slice(0, 1).every(isLabelCell);
  const around = [index - reach - 1, index + reach + 1];
  if (!isLabelCell(label) && !around.some((at) => isOfForm(rows[at]))) return [];
  const lines = Array.from({ length: reach * 2 + 1 }, (_, i) => index - reach + i).filter(
    (at) => own !== undefined || at !== index,
  );
  const steps = lines.slice(1).map((at, i) => stepBetween(rows, lines[i] ?? at, at));
  const outside = [
    stepBetween(rows, index - reach - 1, index - reach),
    stepBetween(rows, index + reach, index + reach + 1),
  ];
  const [shortest, longest] = [Math.min(...steps), Math.max(...steps)];
  const isCell = longest < row.size * LINES_REACH && longest < shortest * APART;
  return isCell && outside.every((step) => step > longest * APART) ? lines : [];
}

function isNext(rows: readonly Row[], above: number, below: number): boolean {
  const [one, other] = [rows[above], rows[below]];
  return one !== undefined && other !== undefined && other.middle - one.middle < one.size * LINES_REACH;
}

/** How far apart two rows stand. */
function stepBetween(rows: readonly Row[], above: number, below: number): number {
  const [one, other] = [rows[above], rows[below]];
  return one && other ? other.middle - one.middle : Number.POSITIVE_INFINITY;
}

/** The rows of a page with each cell in the middle of several lines in the first of these. */
export function withRaisedCells(rows: readonly Row[]): Row[] {
  const raised: Row[] = [];
  /** Where the last of several lines ended that a cell stood in the middle of. */
  let end: Row | undefined;
  for (let i = 0; i < rows.length; i++) {
    const [row, next, last] = [rows[i], rows[i + 1], rows[i + 2]];
    if (!row) continue;
    const above = raised.at(-1);
    if (next && last && isBetween(row, next, last) && isInTable(rows, i, row, next, last)) {
      const label = labelInTwoLines(row, last);
      if (label) raised.push(withCells({ ...row, cells: [label] }, next.cells));
      else raised.push(withCells(row, next.cells), last);
      end = last;
      i += 2;
    } else if (above && next && last && isBelow(next, above, end) && isLabelled(row, next, last)) {
      const labels = next.cells.filter((cell) => !isUnder(cell, row));
      const rest = next.cells.filter((cell) => !labels.includes(cell));
      raised.push(withCells(row, labels), { ...next, cells: rest }, last);
      end = last;
      i += 2;
    } else raised.push(row);
  }
  return raised;
}

/** The same where lines follow each other so closely that a cell in the middle of two was taken for one of their rows. */
export function withRaisedCloseCells(rows: readonly Row[]): Row[] {
  const raised: Row[] = [];
  for (let i = 0; i < rows.length; i++) {
    const [row, lines] = [rows[i], closeLines(rows, i)];
    if (!row) continue;
    if (lines) raised.push(withCells(lines.first, lines.middle.cells), lines.last);
    else raised.push(row);
    if (lines) i += 1;
  }
  return raised;
}

/**
 * Two lines of some cells, and the one line of the others in the middle of them, where lines follow each other so closely that the
 * second of these was taken for a row with the last.
 */
function closeLines(rows: readonly Row[], index: number): { first: Row; middle: Row; last: Row } | undefined {
  const [first, next] = [rows[index], rows[index + 1]];
  const parted = first && next && areWithin(ONE_TEXT, first, next) ? partedLines(next) : undefined;
  if (!first || !parted) return undefined;
  const [middle, last] = parted;
  const all = rows.toSpliced(index + 1, 1, middle, last);
  return isBetween(first, middle, last) && isInTable(all, index, first, middle, last)
    ? { first, middle, last }
    : undefined;
}

/** The cells of a row that stand higher, and those that stand lower; undefined where all have one line. */
function partedLines(row: Row): [Row, Row] | undefined {
  const heights = row.cells.map(({ words }) => middleOf(words));
  const between = (Math.min(...heights) + Math.max(...heights)) / 2;
  if (Math.max(...heights) - Math.min(...heights) < row.size * HALF_STEP) return undefined;
  const whole = middleOf(row.cells.flatMap(({ words }) => words));
  const lineOf = (cells: Cell[]): Row => ({
    ...row,
    cells,
    middle: row.middle + middleOf(cells.flatMap(({ words }) => words)) - whole,
  });
  return [
    lineOf(row.cells.filter((_, i) => (heights[i] ?? 0) < between)),
    lineOf(row.cells.filter((_, i) => (heights[i] ?? 0) >= between)),
  ];
}

/** Half a step between lines that follow each other closely, in heights. */
const HALF_STEP = 0.3;

function middleOf(words: readonly Word[]): number {
  return words.reduce((sum, { y, height }) => sum + y + height / 2, 0) / words.length;
}

/** "Place of" over "manufacture:", where the two are one label. */
function labelInTwoLines(first: Row, last: Row): Cell | undefined {
  const lines = [...first.cells, ...last.cells];
  if (first.cells.length !== 1 || lines.length !== 2) return undefined;
  const label = joinedCell(lines);
  return isLabelCell(label) ? label : undefined;
}

/** Cells of their own line, half a step below one line of the cells beside them and half a step above the other. */
function isBetween(first: Row, middle: Row, last: Row): boolean {
  return (
    isEvenly(first, middle, last) &&
    last.cells.every((cell) => isUnder(cell, first)) &&
    !middle.cells.some((cell) => [...first.cells, ...last.cells].some((other) => overlaps(cell, other))) &&
    (areWithin(ONE_CELL, first, last) || first.cells.length > 1)
  );
}

/** Two lines, and the cells in the middle of them. */
const LINES_OF_ONE = 3;
/** How far away a row of the table may be that has all of its columns, in rows. */
const NEAR = 8;

/**
 * Whether some row near by has a cell of its own over or under each of two rows: forms beside each other have none. Where
 * each row of a table is one of several lines, it is another such row.
 */
function isInTable(rows: readonly Row[], index: number, first: Row, middle: Row, last: Row): boolean {
  const cells = [...first.cells, ...middle.cells];
  const hasAll = (others: readonly Cell[]) => {
    const over = cells.map((cell) => others.find((other) => overlaps(cell, other)));
    return !over.includes(undefined) && new Set(over).size === cells.length;
  };
  const from = Math.max(index - NEAR, 0);
  const near = rows.slice(from, index + NEAR);
  if (near.some((row) => hasAll(row.cells))) return true;
  return (
    areWithin(ONE_TEXT, first, last) &&
    near.some((row, i) => {
      const [next, below] = [near[i + 1], near[i + 2]];
      const isApart = Math.abs(from + i - index) >= LINES_OF_ONE;
      if (!isApart || !next || !below || !areWithin(ONE_TEXT, row, below)) return false;
      return isBetween(row, next, below) && hasAll([...row.cells, ...next.cells]);
    })
  );
}

/** How far apart two lines are at most, in heights, between which nothing has room: those of one cell. */
const ONE_CELL = 2;
/** And with no row of a form beside a table between them. */
const ONE_TEXT = 1.35;

function areWithin(heights: number, first: Row, last: Row): boolean {
  return last.middle - first.middle < first.size * heights;
}

/** Below other lines that a cell stood in the middle of, or below nothing but the names of its columns. */
function isBelow({ cells }: Row, above: Row, end: Row | undefined): boolean {
  if (above === end) return true;
  // Names in the middle of wide columns need not stand over their cells.
  const isOver = cells.length === above.cells.length || cells.every((cell) => isUnder(cell, above));
  return isOver && !above.cells.some((cell) => /\d/.test(textOf(cell)));
}

/** Three rows with one name, in the middle of them. */
function isLabelled(first: Row, middle: Row, last: Row): boolean {
  const [label] = middle.cells;
  return (
    label !== undefined &&
    isEvenly(first, middle, last) &&
    first.cells.length > 1 &&
    middle.cells.length > first.cells.length &&
    !isUnder(label, first) &&
    !isUnder(label, last) &&
    first.cells.every((cell) => isUnder(cell, middle) && isUnder(cell, last)) &&
    // What stands over the fibres is the second line of a head.
    last.cells.every((cell) => isUnder(cell, first))
  );
}

function isEvenly(first: Row, middle: Row, last: Row): boolean {
  const size = middle.size;
  const [before, after] = [middle.middle - first.middle, last.middle - middle.middle];
  return (
    Math.abs(before - after) < size * SAME_STEP &&
    before < size * STEP &&
    [first, last].every((row) => Math.abs(row.size - size) < size * SAME_SIZE)
  );
}

/** Above or below a cell of a row: columns may be centred. */
function isUnder(cell: Cell, { cells }: Row): boolean {
  return cells.some((other) => overlaps(cell, other));
}

function overlaps(one: Cell, other: Cell): boolean {
  return one.left < other.right && other.left < one.right;
}

function withCells(row: Row, cells: readonly Cell[]): Row {
  return { ...row, cells: [...row.cells, ...cells].sort((one, other) => one.left - other.left) };
}
