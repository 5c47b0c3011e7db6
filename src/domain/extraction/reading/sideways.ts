/** Whether lines of letters run down a picture, told by where its ink stands. */
import { DARK } from "./cleaning.ts";
import type { Graymap } from "./graymap.ts";

/** Dots along a side of a block: several lines of letters, which a crooked sheet moves by a few dots within it. */
const BLOCK = 256;
/** Dots that are counted together: about a stroke. */
const BIN = 8;
const BINS = BLOCK / BIN;
/** Every other dot of every other row is looked at. */
const STEP = 2;
/** Ink that a block is looked at for, and what share of it is too much: a picture or a bar. */
const LEAST_INK = 40;
const MOST_INK = 0.5;
/** Ink by columns is gathered so much more than by rows where a page lies on its side. */
const CLEARLY = 1.1;

/** True where ink stands in columns with paper between them, as lines of letters do on a page on its side. */
export function isSideways(picture: Graymap): boolean {
  const { width, height } = picture;
  const size = Math.min(BLOCK, width, height);
  let [byRows, byColumns] = [0, 0];
  for (const top of beginsOf(height, size)) {
    for (const left of beginsOf(width, size)) {
      const { ink, rows, columns } = profilesOf(picture, left, top, size);
      if (ink < LEAST_INK || ink > (size / STEP) ** 2 * MOST_INK) continue;
      byRows += gathered(rows);
      byColumns += gathered(columns);
    }
  }
  return byColumns > byRows * CLEARLY;
}

/** Where blocks begin that cover a length to its end; the last two may overlap. */
function beginsOf(length: number, size: number): number[] {
  return Array.from({ length: Math.ceil(length / size) }, (_, i) => Math.min(i * size, length - size));
}

/** The ink of a block, by rows and by columns. */
function profilesOf({ width, shades }: Graymap, left: number, top: number, size: number) {
  const rows = new Uint32Array(BINS);
  const columns = new Uint32Array(BINS);
  let ink = 0;
  for (let y = 0; y < size; y += STEP) {
    const [from, row] = [(top + y) * width + left, Math.floor(y / BIN)];
    for (let x = 0; x < size; x += STEP) {
      if ((shades[from + x] ?? 255) >= DARK) continue;
      const column = Math.floor(x / BIN);
      ink++;
      rows[row] = (rows[row] ?? 0) + 1;
      columns[column] = (columns[column] ?? 0) + 1;
    }
  }
  return { ink, rows, columns };
}

/** The more of the ink stands in a few bins, the greater. */
function gathered(profile: Uint32Array): number {
  return Math.sqrt(profile.reduce((sum, count) => sum + count * count, 0));
}
