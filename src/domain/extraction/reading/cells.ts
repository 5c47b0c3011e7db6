/** Pictures cell by cell: where something is marked, and which cells belong together. */
import type { Extent } from "./graymap.ts";

/** Dots along a side of a cell. */
export const CELL = 8;

/** A cell beside another one: so many to the right and below, less than none to the left and above. */
export type Step = readonly [right: number, down: number];

/** Where the cells that a marked one leads to begin and end, in dots of the picture; their marks are taken away. */
export function takePiece(marks: Uint8Array, from: number, across: number, steps: readonly Step[]): Extent {
  let [left, top, right, bottom] = [from % across, Math.floor(from / across), 0, 0];
  const open = [from];
  marks[from] = 0;
  for (let at = open.pop(); at !== undefined; at = open.pop()) {
    const [x, y] = [at % across, Math.floor(at / across)];
    left = Math.min(left, x);
    right = Math.max(right, x);
    top = Math.min(top, y);
    bottom = Math.max(bottom, y);
    for (const [along, down] of steps) {
      const next = at + down * across + along;
      if (x + along < 0 || x + along >= across || marks[next] !== 1) continue;
      marks[next] = 0;
      open.push(next);
    }
  }
  return { left: left * CELL, top: top * CELL, right: (right + 1) * CELL, bottom: (bottom + 1) * CELL };
}
