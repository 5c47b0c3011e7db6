/** Figures that a sheet shows in large letters beside each other, with a small label below each. */
import { type Cell, cellOf, isLabelCell, median, type Row, standsAt } from "./rows.ts";
import type { Stacked } from "./stacks.ts";

/** By so much the letters of a figure are larger than those of its label. */
const LARGER = 1.25;
/** So much farther is the line above the figures than their labels are below them. */
const FARTHER = 1.2;
/** Of fewer beside each other all are known labels, of more one. */
const MANY = 3;

/** Rows whose large figures are parted where the labels below them begin: "46×52×88 120 kg" above "L×W×H | load". */
export function withPartedFigures(rows: readonly Row[]): Row[] {
  return rows.map((row, i) => {
    const labels = rows[i + 1];
    if (!labels || labels.cells.length <= row.cells.length) return row;
    // A title over a form is larger than its first row, too.
    if (!isLarger(row, labels) || !areKnown(labels)) return row;
    const cells = row.cells.flatMap((cell) => partedAbove(cell, labels));
    return cells.length === labels.cells.length ? { ...row, cells } : row;
  });
}

/** Such labels with the figures above them. */
export function figuresOverLabels(rows: readonly Row[]): Stacked[] {
  return rows.flatMap((row, i) => {
    const [above, labels, below] = [rows[i - 1], rows[i + 1], rows[i + 2]];
    if (!labels || !isLarger(row, labels) || !isShown(row, labels)) return [];
    const gap = labels.middle - row.middle;
    const isApart =
      (!above || row.middle - above.middle > gap * FARTHER) && (!below || below.middle - labels.middle > gap);
    if (!isApart) return [];
    return labels.cells.map((label, column) => ({ label: [label], value: [row.cells[column] as Cell] }));
  });
}

/** Whether each label begins where a figure does, or has its middle there, and enough of them are known. */
function isShown({ cells, size }: Row, labels: Row): boolean {
  if (cells.length < 2 || cells.length !== labels.cells.length) return false;
  const isBelow = (column: (label: Cell, figure: Cell) => boolean) =>
    labels.cells.every((label, i) => column(label, cells[i] as Cell));
  const isCentred = (label: Cell, figure: Cell) => Math.abs(middleOf(label) - middleOf(figure)) < size / 2;
  if (!isBelow((label, { left }) => standsAt(label, left, size)) && !isBelow(isCentred)) return false;
  return areKnown(labels) && !cells.some(isLabelCell);
}

function middleOf({ left, right }: Cell): number {
  return (left + right) / 2;
}

function areKnown({ cells }: Row): boolean {
  const known = cells.filter(isLabelCell).length;
  return known >= (cells.length < MANY ? cells.length : 1);
}

/** Letters are measured by the middle one of each row's words, as some are taller than others. */
function isLarger(row: Row, labels: Row): boolean {
  return sizeOf(row) >= sizeOf(labels) * LARGER;
}

function sizeOf({ cells }: Row): number {
  return median(cells.flatMap(({ words }) => words.map(({ height }) => height)));
}

function partedAbove({ words }: Cell, labels: Row): Cell[] {
  const begins = words.flatMap(({ x }, i) =>
    i > 0 && labels.cells.some((label) => standsAt(label, x, labels.size)) ? [i] : [],
  );
  return [0, ...begins].map((from, i) => cellOf(words.slice(from, begins[i])));
}
