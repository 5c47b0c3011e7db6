/** What a camera and a copier add to the paper: light from one side, grey sheets. */
import type { Graymap } from "./graymap.ts";

/** Dots along a side of a tile; a line of letters is lower. */
const TILE = 64;
/** One dot in so many of a tile is lighter than what is taken for its paper. */
const LIGHTEST = 10;
/** Tiles on each side whose middle value counts, so that a dark bar is not taken for dark paper. */
const AROUND = 2;
/** Paper that is as light as this everywhere is left as it is. */
const WHITE = 225;
/** A darker tile is not made lighter than by so much: there is more noise than paper. */
const MOST_GAIN = 3;
/** Below this share of the usual paper, a tile is no paper in the shade. */
const NO_PAPER = 0.5;
/** A page darker than this is printed so: its letters are light. */
const DARK_PAGE = 90;

/** A picture with its paper equally white all over, so that one threshold parts ink from paper on the whole page. */
export function evenlyLit({ width, height, shades }: Graymap): Graymap {
  const across = Math.ceil(width / TILE);
  const down = Math.ceil(height / TILE);
  const lightest = Array.from({ length: across * down }, (_, i) =>
    lightestOf(shades, width, height, (i % across) * TILE, Math.floor(i / across) * TILE),
  );
  const paper = lightest.map((_, i) =>
    middleAround(lightest, across, down, i % across, Math.floor(i / across)),
  );
  const usual = paper.toSorted((one, other) => other - one)[Math.floor(paper.length / 4)] ?? 255;
  if (usual < DARK_PAGE || paper.every((shade) => shade >= WHITE)) return { width, height, shades };
  const outside = tilesOutside(paper, across, usual * NO_PAPER);
  // Dark print within the page stays dark; the table around a sheet becomes white.
  const gains = Float32Array.from(paper, (shade, i) => {
    const seen = shade < usual * NO_PAPER && !outside.has(i) ? usual : shade;
    return Math.min(255 / Math.max(seen, 1), MOST_GAIN);
  });
  const lit = new Uint8Array(shades.length);
  const row = new Float32Array(width);
  for (let y = 0; y < height; y++) {
    gainsOfRow(gains, across, down, y, row);
    const from = y * width;
    for (let x = 0; x < width; x++) {
      const shade = (shades[from + x] ?? 255) * (row[x] ?? 1);
      lit[from + x] = Math.min(shade, 255);
    }
  }
  return { width, height, shades: lit };
}

const counts = new Uint32Array(256);

function lightestOf(shades: Uint8Array, width: number, height: number, left: number, top: number): number {
  const [right, bottom] = [Math.min(left + TILE, width), Math.min(top + TILE, height)];
  counts.fill(0);
  for (let y = top; y < bottom; y++) {
    for (let at = y * width + left; at < y * width + right; at++) {
      const shade = shades[at] ?? 255;
      counts[shade] = (counts[shade] ?? 0) + 1;
    }
  }
  let lighter = ((right - left) * (bottom - top)) / LIGHTEST;
  let shade = 255;
  while (shade > 0 && lighter > 0) {
    lighter -= counts[shade] ?? 0;
    shade--;
  }
  return shade + 1;
}

function middleAround(values: readonly number[], across: number, down: number, x: number, y: number): number {
  const around: number[] = [];
  for (let j = Math.max(y - AROUND, 0); j <= Math.min(y + AROUND, down - 1); j++)
    for (let i = Math.max(x - AROUND, 0); i <= Math.min(x + AROUND, across - 1); i++)
      around.push(values[j * across + i] ?? 255);
  return around.sort((one, other) => one - other)[Math.floor(around.length / 2)] ?? 255;
}

/** Dark tiles that hang together with the edge of the picture. */
function tilesOutside(paper: readonly number[], across: number, dark: number): Set<number> {
  const outside = new Set<number>();
  const reached = paper.flatMap((_, i) => {
    const x = i % across;
    return x === 0 || x === across - 1 || i < across || i >= paper.length - across ? [i] : [];
  });
  for (let tile = reached.pop(); tile !== undefined; tile = reached.pop()) {
    if (outside.has(tile) || (paper[tile] ?? 255) >= dark) continue;
    outside.add(tile);
    const x = tile % across;
    if (x > 0) reached.push(tile - 1);
    if (x < across - 1) reached.push(tile + 1);
    reached.push(tile - across, tile + across);
  }
  return outside;
}

/** Between the middles of four tiles gains go over into each other. */
function gainsOfRow(gains: Float32Array, across: number, down: number, y: number, row: Float32Array): void {
  const place = Math.min(Math.max((y + 0.5) / TILE - 0.5, 0), down - 1);
  const upper = Math.floor(place);
  const share = place - upper;
  const lower = Math.min(upper + 1, down - 1);
  const gainAt = (tile: number) =>
    (gains[upper * across + tile] ?? 1) * (1 - share) + (gains[lower * across + tile] ?? 1) * share;
  for (let tile = 0; tile < across; tile++) {
    const [here, next] = [gainAt(tile), gainAt(Math.min(tile + 1, across - 1))];
    const begin = tile === 0 ? 0 : Math.round((tile + 0.5) * TILE);
    const end = Math.min(Math.round((tile + 1.5) * TILE), row.length);
    for (let x = begin; x < end; x++) {
      const along = Math.min(Math.max((x + 0.5) / TILE - 0.5 - tile, 0), 1);
      row[x] = here + (next - here) * along;
    }
  }
}
