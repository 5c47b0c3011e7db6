/** Forms whose labels stand in small letters over their values, alone or in columns beside each other. */
import { type Cell, isLabelCell, median, type Row, standsAt, textOf } from "./rows.ts";
import { joinedCell } from "./wrapped-rows.ts";

/** The lines of a label, and those of its value below it. */
export interface Stacked {
  label: Cell[];
  value: Cell[];
}

/** Letters of a label are at most this share of those of its value. */
const SMALL = 0.9;
/** Letters of one size differ by such a share of it at most. */
const SAME_SIZE = 0.1;
/** Letters of one word or two do so by more: "Číslo" with what stands over and below it is higher than "Lem". */
const SAME_SIZE_OF_LABELS = 0.25;
/** A value stands at most so many of its heights below its label, and below the line before. */
const LINE_REACH = 1.25;
/** It stands a little farther where all that stands beside its label is a label, too: digits are lower than other letters. */
const FARTHER_REACH = 1.3;
/** In boxes a value may stand lower, where nothing else of its column is nearly as near. */
const BOX_REACH = 1.75;
const NEARER = 1.4;
/** A label has so many lines at most. */
const MOST_LINES = 3;
/** A form has so many labels, or so many known ones; this share of its labels is known at least. */
const LEAST_PAIRS = 3;
const LEAST_KNOWN = 2;
const KNOWN_SHARE = 0.2;
/** So many known ones show a form, however many others it has. */
const SURELY_KNOWN = 3;
/** Columns of a table: fewer may be addresses beside each other. */
const TABLE_COLUMNS = 4;

interface Line {
  cell: Cell;
  middle: number;
  size: number;
}

/** The labels of such forms with their values, from the top of the page. */
export function stacksOf(rows: readonly Row[]): Stacked[] {
  const columns = columnsOf(rows);
  const all = columns.flatMap(pairsOf);
  const pairs = all.filter((pair) => pair.isClose || isAmongLabels(pair, all, rows));
  const placeOf = ({ label: [first] }: Stacked) => (first && places.get(first)) ?? 0;
  const places = new Map(rows.flatMap(({ cells, middle }) => cells.map((cell) => [cell, middle])));
  const heads = tableHeads(pairs, rows);
  const small = formsOf(pairs.filter((pair) => !heads.has(pair.top) && !isOfTable(pair, pairs)));
  const taken = new Set(small.flatMap(({ label, value }) => [...label, ...value]));
  const grouped = columns
    .flatMap((column) => groupsOf(column, rows))
    .filter(({ label, value }) => ![...label, ...value].some((cell) => taken.has(cell)));
  return [...small, ...grouped].sort((one, other) => placeOf(one) - placeOf(other));
}

/** The cells that stand below each other, from the left edge of the first of them. */
function columnsOf(rows: readonly Row[]): Line[][] {
  const columns: Line[][] = [];
  for (const { cells, middle } of rows) {
    for (const cell of cells) {
      const line = { cell, middle, size: median(cell.words.map(({ height }) => height)) };
      const column = columns.find(
        (each) => each.at(-1)?.middle !== middle && standsAt(cell, each[0]?.cell.left ?? 0, line.size),
      );
      if (column) column.push(line);
      else columns.push([line]);
    }
  }
  return columns;
}

/** A column has so many groups at least of a label and its value that stand apart by more than their lines do. */
const LEAST_GROUPS = 3;
const FARTHER_APART = 1.25;
const AS_NEAR = 1.15;
const MOST_LINES_OF_GROUP = 5;

/**
 * Labels of a column in letters as large as those of their values, each nearer to what stands below it than to what stands above:
 * "MARQUE" over "Cadoret" and "RÉFÉRENCE" over "7045-BL", where another such column stands beside them.
 */
function groupsOf(column: readonly Line[], rows: readonly Row[]): Stacked[] {
  const groups = column.flatMap((label, i): Line[][] => {
    const first = column[i + 1];
    // In a row of more cells it is the head of a table.
    if (!first || besideOf(label, rows).length > 1 || !isLabelCell(label.cell) || isLabelCell(first.cell))
      return [];
    if (hasValueBeside(label, rows)) return [];
    const gap = apart(label, first);
    if (gap > first.size * BOX_REACH || apart(column[i - 1], label) < gap * FARTHER_APART) return [];
    let end = i + 2;
    while (apart(column[end - 1], column[end]) <= gap * AS_NEAR) end++;
    const isApart = apart(column[end - 1], column[end]) >= gap * FARTHER_APART;
    const isGroup = isApart && end - i <= MOST_LINES_OF_GROUP + 1;
    return isGroup && !isOfRows(column.slice(i + 1, end), rows) ? [column.slice(i, end)] : [];
  });
  const isAlone = groups.every(([label]) => label && besideOf(label, rows).length === 0);
  if (groups.length < LEAST_GROUPS || isAlone) return [];
  return groups.map(([label, ...value]) => ({
    label: label ? [label.cell] : [],
    value: value.map(({ cell }) => cell),
  }));
}

/** The other cells of the row that a line stands in. */
function besideOf({ cell }: Line, rows: readonly Row[]): Cell[] {
  return rows.find(({ cells }) => cells.includes(cell))?.cells.filter((other) => other !== cell) ?? [];
}

/** Whether what stands beside a label is no other one: its value, in a form. */
function hasValueBeside(label: Line, rows: readonly Row[]): boolean {
  const isInCapitals = (each: Cell) => textOf(each) === textOf(each).toUpperCase();
  return besideOf(label, rows).some(
    (other) => !isLabelCell(other) && !(isInCapitals(label.cell) && isInCapitals(other)),
  );
}

/** Whether each of several lines has a cell beside it, all at one place: they are rows of a table or of a form. */
function isOfRows(lines: readonly Line[], rows: readonly Row[]): boolean {
  const beside = lines.flatMap((line) => {
    const [cell] = besideOf(line, rows);
    return cell ? [{ cell, size: line.size }] : [];
  });
  const [first] = beside;
  return (
    lines.length > 1 &&
    beside.length === lines.length &&
    first !== undefined &&
    beside.every(({ cell, size }) => standsAt(cell, first.cell.left, size))
  );
}

/** How far the words of two lines stand apart, whatever row they were put in. */
function apart(above: Line | undefined, below: Line | undefined): number {
  const middleOf = ({ cell }: Line) => median(cell.words.map(({ y, height }) => y + height / 2));
  return above && below ? middleOf(below) - middleOf(above) : Number.POSITIVE_INFINITY;
}

interface Pair extends Stacked {
  /** Where the middle of its first line stands. */
  top: number;
  labelSize: number;
  valueSize: number;
  isClose: boolean;
}

/** Whether each cell of the row that a label stands in is the label of something below it. */
function isAmongLabels({ top }: Pair, pairs: readonly Pair[], rows: readonly Row[]): boolean {
  const labels = new Set(pairs.map(({ label: [first] }) => first));
  return rows.every(({ middle, cells }) => middle !== top || cells.every((cell) => labels.has(cell)));
}

/** The lines of a column that may be labels and their values. */
function pairsOf(column: readonly Line[]): Pair[] {
  const pairs: Pair[] = [];
  for (let i = 0; i < column.length; i++) {
    const label = linesFrom(column, i);
    const value = linesFrom(column, i + label.length);
    const [last, first] = [label.at(-1), value[0]];
    const [above, below] = [column[i - 1], column[i + label.length + value.length]];
    i += label.length - 1;
    if (label.length > MOST_LINES || !last || !first || last.size > first.size * SMALL) continue;
    const isClose = isBelow(first, last) || isInBox([above, ...label], [...value, below]);
    if (!isClose && !isBelow(first, last, FARTHER_REACH)) continue;
    pairs.push({
      top: label[0]?.middle ?? 0,
      label: label.map(({ cell }) => cell),
      labelSize: last.size,
      value: value.map(({ cell }) => cell),
      valueSize: first.size,
      isClose,
    });
    i += value.length;
  }
  return pairs;
}

/**
 * Whether as many lines stand below so many other labels beside it: below the head of a table stand its rows. One column less
 * will do where each line of one has a share.
 */
function isOfTable({ top, value }: Pair, pairs: readonly Pair[]): boolean {
  const beside = pairs.filter((other) => other.top === top && other.value.length === value.length);
  const hasShares = beside.some((other) => other.value.every((cell) => /\d[ ]?%/.test(textOf(cell))));
  return value.length > 1 && beside.length >= (hasShares ? TABLE_COLUMNS - 1 : TABLE_COLUMNS);
}

/** Where the heads of tables stand whose cells have several lines: the next row below their columns is farther away than these. */
function tableHeads(pairs: readonly Pair[], rows: readonly Row[]): Set<number> {
  const heads = new Set<number>();
  for (const [top, beside] of Map.groupBy(pairs, (pair) => pair.top))
    if (beside.length >= TABLE_COLUMNS - 1 && isOverRows(beside, rows)) heads.add(top);
  return heads;
}

function isOverRows(beside: readonly Pair[], rows: readonly Row[]): boolean {
  const [{ top = 0, labelSize = 0, valueSize = 0 } = {}] = beside;
  const lefts = beside.flatMap(({ label }) => label.slice(0, 1).map(({ left }) => left));
  const isBelow = ({ cells, size }: Row) =>
    cells.filter((cell) => lefts.some((left) => standsAt(cell, left, size))).length >= TABLE_COLUMNS - 1;
  const from = rows.findIndex(({ middle }) => middle > top);
  const at = from < 0 ? from : rows.findIndex((row, i) => i > from && isBelow(row));
  const next = rows[at];
  // In a form other labels stand there.
  if (!next || !isOfSize(next.size, valueSize) || labelSize > next.size * SMALL) return false;
  const steps = rows.slice(from + 1, at + 1).map((row, i) => row.middle - (rows[from + i]?.middle ?? 0));
  return steps.length > 1 && (steps.at(-1) ?? 0) > Math.min(...steps) * FARTHER_APART;
}

/** Lines of one size close below each other. */
function linesFrom(column: readonly Line[], from: number): Line[] {
  const lines = column.slice(from, from + 1);
  for (const line of column.slice(from + 1)) {
    const last = lines.at(-1);
    if (!last || !isOfSize(line.size, last.size) || !isBelow(line, last)) break;
    lines.push(line);
  }
  return lines;
}

/** Pairs in letters of the same sizes, where enough of the labels are known. */
function formsOf(pairs: readonly Pair[]): Stacked[] {
  const forms: Pair[][] = [];
  for (const pair of pairs) {
    const form = forms.find((others) =>
      others.some(
        (other) =>
          isOfSize(pair.labelSize, other.labelSize, SAME_SIZE_OF_LABELS) &&
          isOfSize(pair.valueSize, other.valueSize),
      ),
    );
    if (form) form.push(pair);
    else forms.push([pair]);
  }
  return forms.filter(isForm).flat();
}

function isOfSize(size: number, other: number, share = SAME_SIZE): boolean {
  return Math.abs(size - other) <= Math.max(size, other) * share;
}

/** Whether a label and its value are nearer to each other than to what stands above and below them. */
function isInBox(
  [above, ...label]: readonly (Line | undefined)[],
  value: readonly (Line | undefined)[],
): boolean {
  const [last, first] = [label.at(-1), value[0]];
  if (!last || !first) return false;
  const gap = gapBetween(last, first);
  if (gap >= first.size * BOX_REACH) return false;
  const around = [gapBetween(above, label[0]), gapBetween(value.at(-2), value.at(-1))];
  return around.every((other) => other > gap * NEARER);
}

/** How far the middles of two lines stand apart. */
function gapBetween(above: Line | undefined, below: Line | undefined): number {
  return above && below ? below.middle - above.middle : Number.POSITIVE_INFINITY;
}

function isBelow(line: Line, above: Line, reach = LINE_REACH): boolean {
  return line.middle - above.middle < Math.max(line.size, above.size) * reach;
}

function isForm(pairs: readonly Stacked[]): boolean {
  const known = pairs.filter(({ label }) => isLabelCell(joinedCell(label))).length;
  const isValueLabel = pairs.some(({ value: [first] }) => first !== undefined && isLabelCell(first));
  const isEnough = known >= LEAST_KNOWN || (known > 0 && pairs.length >= LEAST_PAIRS);
  const isSure = known >= Math.min(pairs.length * KNOWN_SHARE, SURELY_KNOWN);
  return isEnough && isSure && !isValueLabel;
}
