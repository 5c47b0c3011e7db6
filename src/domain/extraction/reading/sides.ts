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
/** Most rows that are looked at together; two sides of a page in small print have fewer. */
const MOST_ROWS = 300;

/** A row with the place that it takes. */
interface Placed {
  row: WrappedRow;
  left: number;
  right: number;
}

/** Rows with those of the left side before those of the right one, where they are mixed. */
export function oneSideFirst(rows: readonly WrappedRow[]): readonly WrappedRow[] {
  const placed = rows.map((row) => ({
    row,
    left: Math.min(...row.cells.map(({ left }) => left)),
    right: Math.max(...row.cells.map(({ right }) => right)),
  }));
  const crossings = placed.filter((one, i) => i > 0 && isBeside(placed[i - 1] as Placed, one));
  if (crossings.length < CROSSINGS) return rows;
  const ordered: Placed[] = [];
  for (let at = 0; at < placed.length; ) {
    const sides = mixedAtStart(placed.slice(at, at + MOST_ROWS));
    ordered.push(...(sides ? [...sides.left, ...sides.right] : placed.slice(at, at + 1)));
    at += sides ? sides.left.length + sides.right.length : 1;
  }
  return ordered.map(({ row }) => row);
}

/** Whether one of two rows stands on the left of the other, as near as a side may come to the gap. */
function isBeside(one: Placed, other: Placed): boolean {
  return one.right < other.left + other.row.size / 2 || other.right < one.left + one.row.size / 2;
}

interface Sides {
  left: Placed[];
  right: Placed[];
}

/** The longest run of rows, from the first, that stand on either side of a gap. */
function mixedAtStart(rows: readonly Placed[]): Sides | undefined {
  const [first, ...more] = rows;
  const other = first && more.find(({ left, right }) => left >= first.right || right <= first.left);
  if (!other) return undefined;
  // The gap ends where the first row of the right side begins.
  const gap = Math.max(first.left, other.left);
  const sides: Sides = { left: [], right: [] };
  let crossings = 0;
  let above: { one: Placed; side: Placed[] } | undefined;
  for (const one of rows) {
    const side = sideOf(one, gap, sides);
    if (!side || (above && one.row.middle - above.one.row.middle > one.row.size * FAR)) break;
    if (above && side !== above.side) crossings++;
    side.push(one);
    above = { one, side };
  }
  // A heading below both stands on one side too, and begins what follows.
  while (above && above.side.at(-1)?.row.cells.length === 1 && isLast(above.side, sides)) above.side.pop();
  const isMixed = crossings >= CROSSINGS && [sides.left, sides.right].every(hasWholeRows);
  return isMixed ? sides : undefined;
}

/** Whether the last row of a side stands below all of the other one. */
function isLast(side: readonly Placed[], { left, right }: Sides): boolean {
  const other = side === left ? right : left;
  return (side.at(-1)?.row.middle ?? 0) > (other.at(-1)?.row.middle ?? 0);
}

function sideOf({ row, left, right }: Placed, gap: number, sides: Sides): Placed[] | undefined {
  if (left > gap - row.size / 2) return sides.right;
  return right < gap ? sides.left : undefined;
}

function hasWholeRows(side: readonly Placed[]): boolean {
  return side.filter(({ row }) => row.cells.length > 1).length >= WHOLE_ROWS;
}
