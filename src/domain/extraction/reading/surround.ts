/** What a sheet lies on when it is photographed: dark, and all around. */
import type { Graymap } from "./graymap.ts";

/** Dots along a side of a cell: what is looked at at once, and how far the shadow of an edge is wiped. */
const CELL = 8;
/** A cell darker than this share of the paper is none. */
const DARK_SHARE = 0.62;
/** Of a side of the picture, so much is dark where a table is seen; a bar over the page is dark on one side only. */
const SIDE_SHARE = 0.5;
const LEAST_SIDES = 2;
/** Beyond this share of a picture it is dark print, and no table around a sheet. */
const MOST_SURROUND = 0.7;

/**
 * A picture whose surround is as light as its paper. Edges of a sheet are taken for letters and rules otherwise, a
 * dark table for a bar with light letters, and the page to lie on its side.
 */
export function withoutSurround(picture: Graymap): Graymap {
  const { width, height, shades } = picture;
  const across = Math.floor(width / CELL);
  const down = Math.floor(height / CELL);
  const cells = Uint8Array.from({ length: across * down }, (_, i) =>
    shadeOf(picture, (i % across) * CELL, Math.floor(i / across) * CELL),
  );
  const paper = cells.toSorted()[Math.floor(cells.length * 0.75)] ?? 255;
  const around = reachedFromOutside(cells, across, down, paper * DARK_SHARE);
  if (!isSurround(around, across, down)) return picture;
  const clean = shades.slice();
  for (let j = 0; j < down; j++)
    for (let i = 0; i < across; i++) {
      if (around[j * across + i] !== 1) continue;
      const left = Math.max(i - 1, 0) * CELL;
      const right = i + 2 >= across ? width : (i + 2) * CELL;
      const bottom = j + 2 >= down ? height : (j + 2) * CELL;
      for (let y = Math.max(j - 1, 0) * CELL; y < bottom; y++)
        clean.fill(paper, y * width + left, y * width + right);
    }
  return { width, height, shades: clean };
}

/** The mean shade of a cell, by every other dot of it. */
function shadeOf({ width, shades }: Graymap, left: number, top: number): number {
  let sum = 0;
  for (let y = top; y < top + CELL; y += 2)
    for (let at = y * width + left; at < y * width + left + CELL; at += 2) sum += shades[at] ?? 255;
  return sum / (CELL / 2) ** 2;
}

/** 1 for each dark cell that hangs together with the edge of the picture. */
function reachedFromOutside(cells: Uint8Array, across: number, down: number, dark: number): Uint8Array {
  const reached = new Uint8Array(cells.length);
  const open: number[] = [];
  const reach = (cell: number) => {
    if (reached[cell] === 1 || (cells[cell] ?? 255) >= dark) return;
    reached[cell] = 1;
    open.push(cell);
  };
  for (let i = 0; i < across; i++) for (const j of [0, down - 1]) reach(j * across + i);
  for (let j = 0; j < down; j++) for (const i of [0, across - 1]) reach(j * across + i);
  for (let cell = open.pop(); cell !== undefined; cell = open.pop()) {
    const i = cell % across;
    if (i > 0) reach(cell - 1);
    if (i < across - 1) reach(cell + 1);
    if (cell >= across) reach(cell - across);
    if (cell < cells.length - across) reach(cell + across);
  }
  return reached;
}

function isSurround(around: Uint8Array, across: number, down: number): boolean {
  const total = around.reduce((sum, one) => sum + one, 0);
  if (total === 0 || total > around.length * MOST_SURROUND) return false;
  const sides = [0, 0, 0, 0];
  const count = (side: number, cell: number) => {
    sides[side] = (sides[side] ?? 0) + (around[cell] ?? 0);
  };
  for (let i = 0; i < across; i++) {
    count(0, i);
    count(2, (down - 1) * across + i);
  }
  for (let j = 0; j < down; j++) {
    count(1, j * across + across - 1);
    count(3, j * across);
  }
  const isDark = (seen: number, side: number) => seen > (side % 2 === 0 ? across : down) * SIDE_SHARE;
  return sides.filter(isDark).length >= LEAST_SIDES;
}
