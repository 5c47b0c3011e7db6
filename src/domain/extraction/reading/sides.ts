/**
 * Two forms or tables beside each other whose rows stand at different heights: from the top of the page a row of one
 * follows a row of the other, though each goes on in its own.
 */
import type { WrappedRow } from "./wrapped-rows.ts";

/** Rows of several cells on either side, which are whole in themselves: a label has its value in its own row. */
const WHOLE_ROWS = 2;
/** How often it has to go from one side to the other: what stands once beside something may belong to it. */
const CROSSINGS = 3;
/** Rows further apart, in heights, are of other blocks. */
const FAR = 4;

/** Rows with those of the left side before those of the right one, where they are mixed. */
export function oneSideFirst(rows: readonly WrappedRow[]): WrappedRow[] {
  const ordered: WrappedRow[] = [];
  for (let at = 0; at < rows.length; ) {
    const sides = mixedFrom(rows, at);
    ordered.push(...(sides ? [...sides.left, ...sides.right] : rows.slice(at, at + 1)));
    at += sides ? sides.left.length + sides.right.length : 1;
  }
  return ordered;
}

interface Sides {
  left: WrappedRow[];
  right: WrappedRow[];
}

/** The longest run of rows that stand on either side of a gap, from a row on. */
function mixedFrom(rows: readonly WrappedRow[], at: number): Sides | undefined {
  const first = rows[at];
  if (!first) return undefined;
  // The gap ends where the first row of the right side begins.
  const other = rows
    .slice(at + 1)
    .find((row) => leftOf(row) >= rightOf(first) || rightOf(row) <= leftOf(first));
  if (!other) return undefined;
  const gap = Math.max(leftOf(first), leftOf(other));
  const sides: Sides = { left: [], right: [] };
  let crossings = 0;
  let above: { row: WrappedRow; side: WrappedRow[] } | undefined;
  for (const row of rows.slice(at)) {
    const side = sideOf(row, gap, sides);
    if (!side || (above && row.middle - above.row.middle > row.size * FAR)) break;
    if (above && side !== above.side) crossings++;
    side.push(row);
    above = { row, side };
  }
  // A heading below both stands on one side too, and begins what follows.
  while (above && above.side.at(-1)?.cells.length === 1 && isLast(above.side, sides)) above.side.pop();
  const isMixed = crossings >= CROSSINGS && [sides.left, sides.right].every(hasWholeRows);
  return isMixed ? sides : undefined;
}

/** Whether the last row of a side stands below all of the other one. */
function isLast(side: readonly WrappedRow[], { left, right }: Sides): boolean {
  const other = side === left ? right : left;
  return (side.at(-1)?.middle ?? 0) > (other.at(-1)?.middle ?? 0);
}

function sideOf(row: WrappedRow, gap: number, { left, right }: Sides): WrappedRow[] | undefined {
  if (leftOf(row) > gap - row.size / 2) return right;
  return rightOf(row) < gap ? left : undefined;
}

function hasWholeRows(side: readonly WrappedRow[]): boolean {
  return side.filter(({ cells }) => cells.length > 1).length >= WHOLE_ROWS;
}

function leftOf({ cells }: WrappedRow): number {
  return Math.min(...cells.map(({ left }) => left));
}

function rightOf({ cells }: WrappedRow): number {
  return Math.max(...cells.map(({ right }) => right));
}
