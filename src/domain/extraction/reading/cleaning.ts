/** What keeps letters from being read: dots of a fax, lines of a table, dots that lead to a value. */
import type { Graymap } from "./graymap.ts";

/** A darker dot is ink, a lighter one paper. */
export const DARK = 140;
const LIGHT = 170;
/** Specks of a page that is a fax or was scanned in black and white. */
const MANY_SPECKS = 800;

/** A page with fewer dark dots is blank. */
const LEAST_INK = 50;

/** Whether there is anything on a page. */
export function hasInk({ shades }: Graymap): boolean {
  return inkOf(shades) > LEAST_INK;
}

/** Whether a page is dark with light letters on it. */
export function isMostlyDark({ shades }: Graymap): boolean {
  return inkOf(shades) > shades.length / 2;
}

function inkOf(shades: Uint8Array): number {
  let dark = 0;
  for (const shade of shades) if (shade < DARK) dark++;
  return dark;
}

/** A picture without the single dots, and the lines of them, that a fax is full of; they would cost ten times the time, and words beside. */
export function withoutSpecks(picture: Graymap): Graymap {
  const { width, height, shades } = picture;
  const specks: number[] = [];
  for (let y = 2; y < height - 2; y++) {
    for (let at = y * width + 2; at < (y + 1) * width - 2; at++)
      if ((shades[at] ?? 255) < DARK && isAlone(shades, at, width)) specks.push(at);
  }
  if (specks.length < MANY_SPECKS) return picture;
  // A fax makes dots of thin lines too, of which some would be left beside figures, as ones.
  const { shades: clean } = withoutRules(picture, DOTTED);
  for (const at of specks) for (const row of [-width, 0, width]) clean.fill(255, at + row - 1, at + row + 2);
  return { width, height, shades: clean };
}

/** True where all dots at a distance of two are light. */
function isAlone(shades: Uint8Array, at: number, width: number): boolean {
  for (let step = -2; step <= 2; step++) {
    const [above, below] = [shades[at - 2 * width + step] ?? 255, shades[at + 2 * width + step] ?? 255];
    const [left, right] = [shades[at + step * width - 2] ?? 255, shades[at + step * width + 2] ?? 255];
    if (above < LIGHT || below < LIGHT || left < LIGHT || right < LIGHT) return false;
  }
  return true;
}

/** Dots of a line of a table, at least; letters have no straight stroke of half a centimetre. */
const RULE_LENGTH = 45;
/** How far apart the dots of a line may be, and on what share of it paper is seen on both sides. */
interface Broken {
  gap: number;
  bare: number;
}
const UNBROKEN: Broken = { gap: 2, bare: 0.75 };
const DOTTED: Broken = { gap: 5, bare: 0.9 };
const RULE_SHADE = 208;
/** At this distance from a line, on both sides, there is paper. */
const RULE_MARGIN = 4;

/** A picture without the lines of its tables, beside which words are overlooked. */
export function withoutRules({ width, height, shades }: Graymap, broken = UNBROKEN): Graymap {
  const clean = shades.slice();
  for (let y = RULE_MARGIN; y < height - RULE_MARGIN; y++)
    wipeRules(shades, clean, y * width, 1, width, width, broken);
  for (let x = RULE_MARGIN; x < width - RULE_MARGIN; x++)
    wipeRules(shades, clean, x, width, height, 1, broken);
  return { width, height, shades: clean };
}

/** Whitens the lines along `step`, of so many dots from a place on, `across` being the step to their side. */
function wipeRules(
  from: Uint8Array,
  to: Uint8Array,
  start: number,
  step: number,
  count: number,
  across: number,
  { gap, bare }: Broken,
): void {
  let begin = -1;
  let last = -1;
  for (let i = 0; i <= count; i++) {
    if (i < count && (from[start + i * step] ?? 255) < RULE_SHADE) {
      if (begin < 0) begin = i;
      last = i;
      continue;
    }
    if (begin < 0 || (i < count && i - last <= gap)) continue;
    if (last - begin >= RULE_LENGTH && bareShare(from, start, step, begin, last, across) >= bare) {
      for (let j = begin; j <= last; j++)
        for (const side of [-across, 0, across]) to[start + j * step + side] = 255;
    }
    begin = -1;
  }
}

/** On what share of a line paper is on both sides: little beside an edge of a bar and a stroke of large letters. */
function bareShare(
  shades: Uint8Array,
  start: number,
  step: number,
  begin: number,
  end: number,
  across: number,
): number {
  let bare = 0;
  const samples = 12;
  for (let i = 0; i < samples; i++) {
    const at = start + Math.round(begin + ((end - begin) * i) / (samples - 1)) * step;
    const sides = [shades[at - RULE_MARGIN * across] ?? 0, shades[at + RULE_MARGIN * across] ?? 0];
    if (sides.every((shade) => shade >= RULE_SHADE)) bare++;
  }
  return bare / samples;
}

/** Dots across a dot that leads from a label to its value, at most. */
const LEADER = 6;
/** Dots from one of them to the next, at most. */
const LEADER_STEP = 26;
/** So many in a row are no full stops. */
const LEADERS = 6;

/** A picture without the rows of dots that lead from a label to its value: they are taken for letters. */
export function withoutLeaders({ width, height, shades }: Graymap): Graymap {
  const clean = shades.slice();
  for (let y = LEADER + 1; y < height - LEADER - 1; y++) {
    let row: number[] = [];
    let begin = -1;
    for (let x = 1; x < width; x++) {
      const isInk = (shades[y * width + x] ?? 255) < DARK;
      if (isInk && begin < 0) begin = x;
      if (isInk || begin < 0) continue;
      const middle = (begin + x - 1) / 2;
      const isDot = x - begin <= LEADER && isAloneInColumn(shades, width, y, begin, x - 1);
      begin = -1;
      if (isDot && follows(row, middle)) {
        row.push(middle);
        continue;
      }
      wipeLeaders(clean, width, y, row);
      row = isDot ? [middle] : [];
    }
    wipeLeaders(clean, width, y, row);
  }
  return { width, height, shades: clean };
}

/** As far from the dot before as that one is from the one before it. */
function follows(row: readonly number[], x: number): boolean {
  const [before, last] = [row.at(-2), row.at(-1)];
  if (last === undefined) return true;
  if (x - last > LEADER_STEP) return false;
  return before === undefined || Math.abs(x - last - (last - before)) <= 2;
}

/** Dots by which one that leads to a value may be higher than wide. */
const LEADER_TALLER = 2;

/**
 * True where there is paper above and below, and ink no higher than wide: strokes of small letters, of a page of 150 dots an inch, have paper
 * as near above and below as a dot.
 */
function isAloneInColumn(shades: Uint8Array, width: number, y: number, from: number, to: number): boolean {
  for (let x = from; x <= to; x++) {
    if (
      (shades[(y - LEADER) * width + x] ?? 255) < LIGHT ||
      (shades[(y + LEADER) * width + x] ?? 255) < LIGHT
    )
      return false;
  }
  const middle = (from + to) >> 1;
  let high = 0;
  for (let j = y - LEADER; j <= y + LEADER; j++) if ((shades[j * width + middle] ?? 255) < DARK) high++;
  return high <= to - from + 1 + LEADER_TALLER;
}

function wipeLeaders(to: Uint8Array, width: number, y: number, row: readonly number[]): void {
  if (row.length < LEADERS) return;
  for (const middle of row) {
    const left = Math.round(middle - LEADER / 2 - 1);
    for (let j = y - LEADER + 1; j < y + LEADER; j++)
      to.fill(255, j * width + left, j * width + left + LEADER + 3);
  }
}
