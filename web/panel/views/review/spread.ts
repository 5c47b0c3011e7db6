/** Where the numbers of quotations stand beside a page: at their lines, in the order of these, and none over another. */

/** Pixels of a number with some air around it. */
export const WIDTH = 26;
const HEIGHT = 18;
/** Columns of numbers in the room beside the page, the first one nearest to it. */
export const COLUMNS = 3;
/** Pixels away from the page that are as bad as one up or down: a number stays at its line while there is a column left. */
const ASIDE = 0.3;

/** Where a quotation begins, in pixels from the left and from the top of the page to its middle. */
export interface Quoted {
  left: number;
  top: number;
}

export interface Spot {
  /** Counted away from the page. */
  column: number;
  /** Pixels from the top of the page to the number's middle. */
  top: number;
}

/** @returns a place for the number of each */
export function spread(quoted: readonly Quoted[], pageHeight: number): Spot[] {
  const spots: Spot[] = [];
  // From the top, and of one line the last first: it stands nearest to the page, so that all read from left to right.
  const order = quoted
    .map((one, index) => ({ ...one, line: Math.round(one.top / (HEIGHT / 2)), index }))
    .sort((one, other) => one.line - other.line || other.left - one.left);
  for (const { top, index } of order) spots[index] = nearestFree(top, pageHeight, Object.values(spots));
  return spots;
}

function nearestFree(top: number, pageHeight: number, taken: readonly Spot[]): Spot {
  // What stands free of a number stands at its own line, or right above or below another one.
  const rows = [top, ...taken.flatMap((spot) => [spot.top - HEIGHT, spot.top + HEIGHT])];
  const free = rows
    .flatMap((row) => Array.from({ length: COLUMNS }, (_, column) => ({ column, top: row })))
    .filter((spot) => spot.top === top || (spot.top >= HEIGHT / 2 && spot.top <= pageHeight - HEIGHT / 2))
    .filter((spot) => taken.every((other) => !overlap(spot, other)))
    .map((spot) => ({ spot, cost: Math.abs(spot.top - top) + ASIDE * spot.column * WIDTH }));
  return free.sort((one, other) => one.cost - other.cost)[0]?.spot ?? { column: 0, top };
}

function overlap(one: Spot, other: Spot): boolean {
  return Math.abs(one.top - other.top) < HEIGHT && one.column === other.column;
}
