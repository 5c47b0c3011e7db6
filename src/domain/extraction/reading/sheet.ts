/**
 * A sheet that was photographed on something darker, laid flat: its corners become right angles, its edges straight, what it lies
 * on is gone. Letters on it stand in straight rows then, and no weave of a cloth is read.
 */
import type { Graymap } from "./graymap.ts";
import { DOTS } from "./page.ts";
import { type Point, placeOn, type Share, type Sheet } from "./sheet-place.ts";

/** Dots along a side of a cell: what is looked at at once. */
const CELL = 8;
/** Every other dot of a cell is looked at; so many of those are lighter than the letters on paper. */
const LIGHTEST = 8;
/** Cells whose neighbours differ by more than this share of what is lightest around stand at an edge. */
const STEP = 0.09;
/** Of a picture, what a sheet covers at least; what stands apart from its edge, of the picture's edge. */
const [LEAST_SHARE, MOST_EDGE] = [0.06, 0.3];
/** What a sheet lies on is darker than this share of it. */
const DARKER = 0.82;
/** A sheet fills its four corners at least so far. */
const LEAST_FILLED = 0.9;
/** Of a side, how far an edge may bend. */
const MOST_BENT = 0.08;
/** Cells along each edge that are taken for the edge itself, as far as they are of the sheet. */
const OF_EDGE = 0.5;
/** A sheet is enlarged at most so much, and to so many dots on its longer side: photographed letters are less sharp than scanned ones. */
const MOST_ENLARGED = 1.7;
const LONGER_SIDE = DOTS * 1.1;
/** Dots along a side that hold letters. */
const LEAST_SIDE = 240;

interface Cells {
  across: number;
  down: number;
  shades: Uint8Array;
}

interface Flat {
  picture: Graymap;
  sheet: Sheet;
}

/** The sheet on a picture, laid flat; undefined where none is to be seen with something darker around it. */
export function flatSheet(picture: Graymap): Flat | undefined {
  if (!hasDarkEdge(picture)) return undefined;
  const cells = withoutSpots(cellsOf(picture));
  const mask = sheetAmong(cells);
  const sheet = mask && edgesOf(mask, cells, picture);
  return sheet && { sheet, picture: laidFlat(picture, sheet) };
}

/** Dots from one that is looked at to the next: all over a picture, and along its edge. */
const [EACH, EACH_OF_EDGE] = [17, 4];
/** Of the dots of a picture, so many are darker than what is taken for its lightest. */
const LIGHTER_THAN = 0.98;
/** Of a picture's edge, what is dark at least where a sheet lies on something. */
const LEAST_DARK = 0.35;

/** Whether the edge of a picture is darker than what is light in it: scans of pages are told from photos of sheets at once. */
function hasDarkEdge({ width, height, shades }: Graymap): boolean {
  const counts = new Uint32Array(256);
  let seen = 0;
  for (let at = 0; at < shades.length; at += EACH, seen++) {
    const shade = shades[at] ?? 0;
    counts[shade] = (counts[shade] ?? 0) + 1;
  }
  let [lightest, darker] = [0, 0];
  while (lightest < 255 && darker + (counts[lightest] ?? 0) < seen * LIGHTER_THAN) {
    darker += counts[lightest] ?? 0;
    lightest++;
  }
  let [dark, all] = [0, 0];
  const look = (x: number, y: number) => {
    all++;
    if ((shades[y * width + x] ?? 255) < lightest * DARKER) dark++;
  };
  for (let x = 0; x < width; x += EACH_OF_EDGE) for (const y of [1, height - 2]) look(x, y);
  for (let y = 0; y < height; y += EACH_OF_EDGE) for (const x of [1, width - 2]) look(x, y);
  return dark > all * LEAST_DARK;
}

function cellsOf({ width, height, shades }: Graymap): Cells {
  const [across, down] = [Math.floor(width / CELL), Math.floor(height / CELL)];
  const means = new Uint8Array(across * down);
  const dots = new Uint8Array((CELL / 2) ** 2);
  for (let cell = 0; cell < means.length; cell++) {
    const [left, top] = [(cell % across) * CELL, Math.floor(cell / across) * CELL];
    let count = 0;
    for (let y = top; y < top + CELL; y += 2)
      for (let at = y * width + left; at < y * width + left + CELL; at += 2)
        dots[count++] = shades[at] ?? 255;
    dots.sort();
    let sum = 0;
    for (let i = dots.length - LIGHTEST; i < dots.length; i++) sum += dots[i] ?? 0;
    means[cell] = sum / LIGHTEST;
  }
  return { across, down, shades: means };
}

/** With the middle one of each cell and those around it. */
function withoutSpots({ across, down, shades }: Cells): Cells {
  const calm = shades.slice();
  const around = new Uint8Array(9);
  for (let j = 1; j < down - 1; j++)
    for (let i = 1; i < across - 1; i++) {
      let count = 0;
      for (let y = j - 1; y <= j + 1; y++)
        for (let x = i - 1; x <= i + 1; x++) around[count++] = shades[y * across + x] ?? 0;
      calm[j * across + i] = around.sort()[4] ?? 0;
    }
  return { across, down, shades: calm };
}

/** 1 for each cell of the sheet, what is printed on it too; undefined where there is none. */
function sheetAmong(cells: Cells): Uint8Array | undefined {
  const { across, down, shades } = cells;
  const parts = evenParts(cells);
  let best: { mask: Uint8Array; count: number } | undefined;
  for (const part of parts) {
    if (part.length < shades.length * LEAST_SHARE || (best && part.length < best.count)) continue;
    if (edgeShare(part, across, down) > MOST_EDGE) continue;
    const mask = filled(part, across, down);
    if (isLighter(mask, shades)) best = { mask, count: part.length };
  }
  return best?.mask;
}

/** Cells that hang together and go over into each other without an edge between them. */
function evenParts(cells: Cells): number[][] {
  const { across, down } = cells;
  const seen = Uint8Array.from({ length: across * down }, (_, cell) => (isAtEdge(cells, cell) ? 1 : 0));
  const parts: number[][] = [];
  for (let from = 0; from < seen.length; from++) {
    if (seen[from] === 1) continue;
    const part = [from];
    seen[from] = 1;
    for (let next = 0; next < part.length; next++) {
      const cell = part[next] ?? 0;
      const i = cell % across;
      for (const other of [
        i > 0 ? cell - 1 : -1,
        i < across - 1 ? cell + 1 : -1,
        cell - across,
        cell + across,
      ]) {
        if (other < 0 || other >= seen.length || seen[other] === 1) continue;
        seen[other] = 1;
        part.push(other);
      }
    }
    parts.push(part);
  }
  return parts;
}

function isAtEdge({ across, down, shades }: Cells, cell: number): boolean {
  const [i, j] = [cell % across, Math.floor(cell / across)];
  const at = (x: number, y: number) =>
    shades[Math.min(Math.max(y, 0), down - 1) * across + Math.min(Math.max(x, 0), across - 1)] ?? 0;
  const [left, right, above, below] = [at(i - 1, j), at(i + 1, j), at(i, j - 1), at(i, j + 1)];
  const lightest = Math.max(left, right, above, below, 1);
  return Math.max(Math.abs(right - left), Math.abs(below - above)) > lightest * STEP;
}

/** How much of the picture's edge a part lies at. */
function edgeShare(part: readonly number[], across: number, down: number): number {
  const isOuter = (cell: number) => {
    const [i, j] = [cell % across, Math.floor(cell / across)];
    return i === 0 || j === 0 || i === across - 1 || j === down - 1;
  };
  return part.filter(isOuter).length / (2 * (across + down) - 4);
}

/** With the letters and pictures within, and the bands that were taken for edges: what has paper on both sides, each way. */
function filled(part: readonly number[], across: number, down: number): Uint8Array {
  const [left, right] = [new Int32Array(down).fill(across), new Int32Array(down).fill(-1)];
  const [top, bottom] = [new Int32Array(across).fill(down), new Int32Array(across).fill(-1)];
  for (const cell of part) {
    const [i, j] = [cell % across, Math.floor(cell / across)];
    left[j] = Math.min(left[j] ?? i, i);
    right[j] = Math.max(right[j] ?? i, i);
    top[i] = Math.min(top[i] ?? j, j);
    bottom[i] = Math.max(bottom[i] ?? j, j);
  }
  return Uint8Array.from({ length: across * down }, (_, cell) => {
    const [i, j] = [cell % across, Math.floor(cell / across)];
    const isBetween =
      i >= (left[j] ?? 0) && i <= (right[j] ?? 0) && j >= (top[i] ?? 0) && j <= (bottom[i] ?? 0);
    return isBetween ? 1 : 0;
  });
}

/** Whether most of what is around is clearly darker: a card on a grey web page is no sheet. */
function isLighter(mask: Uint8Array, shades: Uint8Array): boolean {
  const middleOf = (which: number) => {
    const own = shades.filter((_, i) => mask[i] === which).sort();
    return own[Math.floor(own.length / 2)];
  };
  const [inside, outside] = [middleOf(1), middleOf(0)];
  return inside !== undefined && outside !== undefined && outside < inside * DARKER;
}

/** The corners and edges of a mask; undefined where it is no sheet with four corners. */
function edgesOf(mask: Uint8Array, { across, down }: Cells, { width, height }: Graymap): Sheet | undefined {
  const cells: Point[] = [];
  for (let cell = 0; cell < mask.length; cell++)
    if (mask[cell] === 1) cells.push([cell % across, Math.floor(cell / across)]);
  const farthest = (worth: (point: Point) => number) =>
    cells.reduce((best, one) => (worth(one) > worth(best) ? one : best));
  const a = farthest(([x, y]) => -x - y);
  const b = farthest(([x, y]) => x - y);
  const c = farthest(([x, y]) => x + y);
  const d = farthest(([x, y]) => y - x);
  const area = Math.abs(crossOf(a, c, b, d)) / 2;
  const sides = [lengthOf(a, b), lengthOf(b, c), lengthOf(c, d), lengthOf(d, a)];
  if (Math.min(...sides) * CELL < LEAST_SIDE) return undefined;
  if (cells.length < area * LEAST_FILLED || cells.length * LEAST_FILLED > area) return undefined;
  const isIn = (x: number, y: number) =>
    x >= 0 && y >= 0 && x < across && y < down && mask[y * across + x] === 1;
  const outer = (dx: number, dy: number) => (x: number, y: number) => outermost(x, y, dx, dy, isIn);
  const shareOf = ([x, y]: Point, right: number, below: number): Share => [
    ((x + 0.5 + right * OF_EDGE) * CELL) / width,
    ((y + 0.5 + below * OF_EDGE) * CELL) / height,
  ];
  const sharesOf = ([p, q]: Point, length: number): Share => [(p * CELL) / length, (q * CELL) / length];
  return {
    corners: [shareOf(a, -1, -1), shareOf(b, 1, -1), shareOf(c, 1, 1), shareOf(d, -1, 1)],
    bends: [
      sharesOf(bendOf(a, b, outer(0, -1)), height),
      sharesOf(bendOf(d, c, outer(0, 1)), height),
      sharesOf(bendOf(a, d, outer(-1, 0)), width),
      sharesOf(bendOf(b, c, outer(1, 0)), width),
    ],
  };
}

function crossOf(a: Point, c: Point, b: Point, d: Point): number {
  return (c[0] - a[0]) * (d[1] - b[1]) - (c[1] - a[1]) * (d[0] - b[0]);
}

function lengthOf([x0, y0]: Point, [x1, y1]: Point): number {
  return Math.hypot(x1 - x0, y1 - y0);
}

/** Cells that an edge is looked for from the line between its corners. */
const MOST_STEPS = 200;

/** How far a sheet reaches from a place on the line between two corners, along a step: less than nothing where it ends before. */
function outermost(
  x: number,
  y: number,
  dx: number,
  dy: number,
  isIn: (x: number, y: number) => boolean,
): number {
  const inside = isIn(Math.round(x), Math.round(y));
  for (let step = 1; step < MOST_STEPS; step++) {
    const at = inside ? step : -step;
    if (isIn(Math.round(x + dx * at), Math.round(y + dy * at)) !== inside)
      return (inside ? step - 1 : -step) * (dx + dy);
  }
  return 0;
}

/** Places along an edge at which its bend is measured. */
const SAMPLES = 40;

/** A curve `t (1 - t) (p + q t)` that goes along an edge, by least squares, in cells. */
function bendOf(from: Point, to: Point, outerAt: (x: number, y: number) => number): Point {
  const length = lengthOf(from, to);
  let [a11, a12, a22, b1, b2] = [0, 0, 0, 0, 0];
  for (let i = 2; i < SAMPLES - 1; i++) {
    const t = i / SAMPLES;
    const away = outerAt(from[0] + (to[0] - from[0]) * t, from[1] + (to[1] - from[1]) * t);
    if (Math.abs(away) > length * MOST_BENT) continue;
    const [f, g] = [t * (1 - t), t * t * (1 - t)];
    a11 += f * f;
    a12 += f * g;
    a22 += g * g;
    b1 += f * away;
    b2 += g * away;
  }
  const whole = a11 * a22 - a12 * a12;
  return whole < 1e-9 ? [0, 0] : [(b1 * a22 - b2 * a12) / whole, (b2 * a11 - b1 * a12) / whole];
}

/** Dots between places that are worked out; those between them lie on straight lines. */
const MESH = 16;

/** The picture of a sheet alone, as large as letters are read well in. */
function laidFlat({ width, height, shades }: Graymap, sheet: Sheet): Graymap {
  const [a, b, c, d] = sheet.corners;
  const between = ([x0, y0]: Share, [x1, y1]: Share) => Math.hypot((x1 - x0) * width, (y1 - y0) * height);
  const wide = Math.max(between(a, b), between(d, c));
  const high = Math.max(between(a, d), between(b, c));
  const scale = Math.min(LONGER_SIDE / Math.max(wide, high), MOST_ENLARGED);
  const [across, down] = [Math.round(wide * scale), Math.round(high * scale)];
  const flat = new Uint8Array(across * down);
  const [columns, rows] = [Math.ceil(across / MESH), Math.ceil(down / MESH)];
  const xs = new Float64Array((columns + 1) * (rows + 1));
  const ys = new Float64Array(xs.length);
  for (let j = 0; j <= rows; j++)
    for (let i = 0; i <= columns; i++) {
      const [x, y] = placeOn(sheet, (i * MESH) / across, (j * MESH) / down);
      xs[j * (columns + 1) + i] = x * width - 0.5;
      ys[j * (columns + 1) + i] = y * height - 0.5;
    }
  for (let y = 0; y < down; y++) {
    const [j, v] = [Math.floor(y / MESH), ((y % MESH) + 0.5) / MESH];
    for (let i = 0; i < columns; i++) {
      const [above, below] = [j * (columns + 1) + i, (j + 1) * (columns + 1) + i];
      const [x0, y0] = [onWay(xs, above, below, v), onWay(ys, above, below, v)];
      const [x1, y1] = [onWay(xs, above + 1, below + 1, v), onWay(ys, above + 1, below + 1, v)];
      const [dx, dy] = [(x1 - x0) / MESH, (y1 - y0) / MESH];
      const end = Math.min((i + 1) * MESH, across);
      for (let x = i * MESH, [px, py] = [x0 + dx / 2, y0 + dy / 2]; x < end; x++, px += dx, py += dy)
        flat[y * across + x] = shadeAt(shades, width, height, px, py);
    }
  }
  return { width: across, height: down, shades: flat };
}

function onWay(values: Float64Array, one: number, other: number, share: number): number {
  return (values[one] ?? 0) * (1 - share) + (values[other] ?? 0) * share;
}

function shadeAt(shades: Uint8Array, width: number, height: number, x: number, y: number): number {
  const left = Math.min(Math.max(Math.floor(x), 0), width - 2);
  const top = Math.min(Math.max(Math.floor(y), 0), height - 2);
  const at = top * width + left;
  const right = Math.min(Math.max(x - left, 0), 1);
  const down = Math.min(Math.max(y - top, 0), 1);
  const upper = (shades[at] ?? 0) * (1 - right) + (shades[at + 1] ?? 0) * right;
  const lower = (shades[at + width] ?? 0) * (1 - right) + (shades[at + width + 1] ?? 0) * right;
  return upper * (1 - down) + lower * down;
}
