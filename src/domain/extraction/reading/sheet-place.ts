/** Where something on a sheet that was laid flat stands on the picture of it. */

/** To the right and down, as shares of a width and a height. */
export type Share = readonly [x: number, y: number];
export type Point = [x: number, y: number];

/** A sheet on a picture, with places as shares of the picture. */
export interface Sheet {
  /** Upper left, upper right, lower right and lower left. */
  corners: readonly [Share, Share, Share, Share];
  /**
   * How the upper, lower, left and right edge bend between their corners: `t (1 - t) (p + q t)` at each share `t` of their way,
   * down for the first two and to the right for the others.
   */
  bends: readonly [Share, Share, Share, Share];
}

/** The place on the picture of a place on the sheet, given as shares of the sheet (Coons patch). */
export function placeOn({ corners, bends }: Sheet, u: number, v: number): Point {
  const [a, b, c, d] = corners;
  const [above, below, left, right] = bends;
  const between = (i: 0 | 1) => (1 - v) * ((1 - u) * a[i] + u * b[i]) + v * ((1 - u) * d[i] + u * c[i]);
  return [
    between(0) + (1 - u) * bentBy(left, v) + u * bentBy(right, v),
    between(1) + (1 - v) * bentBy(above, u) + v * bentBy(below, u),
  ];
}

function bentBy([p, q]: Share, t: number): number {
  return t * (1 - t) * (p + q * t);
}
