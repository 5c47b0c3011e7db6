/** Where the numbers of quotations stand at the edge of a page: near their lines, and none over another. */

/** Pixels of a number with some air around it. */
const WIDTH = 26;
const HEIGHT = 20;
/** Numbers beside each other before the next one stands lower: more would cover the page's words. */
const COLUMNS = 3;
/** Pixels to one side that are as bad as one up or down. */
const ASIDE = 0.6;

export interface Spot {
  /** Pixels from the first column. */
  left: number;
  /** Pixels from the top of the page to the number's middle. */
  top: number;
}

/** @param tops pixels from the top of the page at which each would stand best */
export function spread(tops: readonly number[], pageHeight: number): Spot[] {
  const spots: Spot[] = [];
  const order = tops.map((top, index) => ({ top, index })).sort((one, other) => one.top - other.top);
  for (const { top, index } of order) spots[index] = nearestFree(top, pageHeight, Object.values(spots));
  return spots;
}

function nearestFree(top: number, pageHeight: number, taken: readonly Spot[]): Spot {
  // What stands free of a number stands at its own line, or right above or below another one.
  const rows = [top, ...taken.flatMap((spot) => [spot.top - HEIGHT, spot.top + HEIGHT])];
  const free = rows
    .flatMap((row) => Array.from({ length: COLUMNS }, (_, column) => ({ left: column * WIDTH, top: row })))
    .filter((spot) => spot.top === top || (spot.top >= HEIGHT / 2 && spot.top <= pageHeight - HEIGHT / 2))
    .filter((spot) => taken.every((other) => !overlap(spot, other)))
    .map((spot) => ({ spot, cost: Math.abs(spot.top - top) + ASIDE * spot.left }));
  return free.sort((one, other) => one.cost - other.cost)[0]?.spot ?? { left: 0, top };
}

function overlap(one: Spot, other: Spot): boolean {
  return Math.abs(one.top - other.top) < HEIGHT && Math.abs(one.left - other.left) < WIDTH;
}
