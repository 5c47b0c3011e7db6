/** Dark bars with light letters, at the head of a page or of a table, turned to dark letters on paper. */
import { CELL, type Step, takePiece } from "./cells.ts";
import { DARK } from "./cleaning.ts";
import type { Extent, Graymap } from "./graymap.ts";

/** The mean shade of a cell below which it may be of a bar. */
const DARK_CELL = 120;
/** The cells of a bar share a side. */
const NEXT_TO: readonly Step[] = [
  [-1, 0],
  [1, 0],
  [0, -1],
  [0, 1],
];
/** A bar has at least so many cells next to and below each other: letters are narrower, lines of a table lower. */
const [WIDE, HIGH] = [16, 3];
/** Of the dots of a bar so many are dark, at least: of a bar code half are. */
const MOSTLY = 0.65;
/** What is darker than most of a page is a page that is dark. */
const MOST_OF_PAGE = 0.5;
/** Light letters are nearly as light as paper. */
const LIGHT = 250;

/** A picture in which the letters in dark bars are dark as the others; the same one where there is no bar. */
export function withLightBars(picture: Graymap): Graymap {
  const bars = barsIn(picture);
  if (bars.length === 0) return picture;
  const shades = picture.shades.slice();
  for (const bar of bars) lighten(picture, bar, shades);
  return { ...picture, shades };
}

function barsIn(picture: Graymap): Extent[] {
  const [across, down] = [Math.floor(picture.width / CELL), Math.floor(picture.height / CELL)];
  const dark = darkCells(picture, across, down);
  const bars: Extent[] = [];
  for (let at = 0; at < dark.length; at++) {
    if (dark[at] !== 1) continue;
    const bar = takePiece(dark, at, across, NEXT_TO);
    const [wide, high] = [(bar.right - bar.left) / CELL, (bar.bottom - bar.top) / CELL];
    if (wide < WIDE || high < HIGH || wide < high || wide * high > across * down * MOST_OF_PAGE) continue;
    if (isMostlyDark(picture, bar)) bars.push(bar);
  }
  return bars;
}

function darkCells({ width, shades }: Graymap, across: number, down: number): Uint8Array {
  const dark = new Uint8Array(across * down);
  for (let row = 0; row < down; row++)
    for (let i = 0; i < across; i++) {
      let sum = 0;
      for (let y = row * CELL; y < (row + 1) * CELL; y += 2)
        for (let at = y * width + i * CELL; at < y * width + (i + 1) * CELL; at += 2)
          sum += shades[at] ?? 255;
      if (sum < DARK_CELL * (CELL / 2) ** 2) dark[row * across + i] = 1;
    }
  return dark;
}

/** True where a picture has a dark bar, in which letters may be light. */
export function hasDarkBar(picture: Graymap): boolean {
  const across = Math.floor(picture.width / CELL);
  const dark = darkCells(picture, across, Math.floor(picture.height / CELL));
  let run = 0;
  for (let at = across; at < dark.length; at++) {
    if (at % across === 0) run = 0;
    run = dark[at] === 1 && dark[at - across] === 1 ? run + 1 : 0;
    if (run >= WIDE) return true;
  }
  return false;
}

function isMostlyDark({ width, shades }: Graymap, { left, top, right, bottom }: Extent): boolean {
  let dark = 0;
  for (let y = top; y < bottom; y++)
    for (let x = left; x < right; x++) if ((shades[y * width + x] ?? 255) < DARK) dark++;
  return dark >= (right - left) * (bottom - top) * MOSTLY;
}

/** Turns a bar column by column, since a scan may lean: from its first dark dot to its last. */
function lighten(picture: Graymap, bar: Extent, to: Uint8Array): void {
  const { width, height, shades } = picture;
  const level = usualShade(picture, bar);
  const [from, end] = [Math.max(bar.top - CELL, 0), Math.min(bar.bottom + CELL, height)];
  const isDark = (x: number, y: number) => (shades[y * width + x] ?? 255) < DARK;
  for (let x = Math.max(bar.left - CELL, 0); x < Math.min(bar.right + CELL, width); x++) {
    let [top, bottom] = [from, end - 1];
    while (top < bottom && !isDark(x, top)) top++;
    while (bottom > top && !isDark(x, bottom)) bottom--;
    if (bottom - top < (HIGH - 1) * CELL) continue;
    for (let y = top; y <= bottom; y++) {
      const light = ((shades[y * width + x] ?? 255) - level) / (LIGHT - level);
      to[y * width + x] = 255 - Math.round(Math.min(Math.max(light, 0), 1) * 255);
    }
  }
}

/** The shade of the bar itself: that of the dot in the middle of its dark ones. */
function usualShade({ width, shades }: Graymap, { left, top, right, bottom }: Extent): number {
  const counts = new Uint32Array(DARK);
  let dark = 0;
  for (let y = top; y < bottom; y += 2)
    for (let x = left; x < right; x += 2) {
      const shade = shades[y * width + x] ?? 255;
      if (shade >= DARK) continue;
      counts[shade] = (counts[shade] ?? 0) + 1;
      dark++;
    }
  let sum = 0;
  return Math.max(
    counts.findIndex((count) => {
      sum += count;
      return sum * 2 >= dark;
    }),
    0,
  );
}
