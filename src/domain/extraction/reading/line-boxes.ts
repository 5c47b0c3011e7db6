/** Boxes of a picture's words reach from ink to ink; those of text reach from line to line, whatever letters they hold. */
import type { Word } from "./page.ts";

/** Heights above and below the baseline, in sizes of letters, as most typefaces have them. */
const TALL = 0.73;
const SMALL = 0.54;
const DEEP = 0.22;
const ABOVE = 0.93;
const BELOW = 0.24;

const HAS_TALL = /[\p{Lu}\p{N}bdfhijklt%&/()ßäöüáéíóúàèìòùâêîôûñãõçłśźćńżåøžščřďťěů°€§#]/u;
const HAS_DEEP = /[gjpqyçąęQ,;()/]/u;

/** Where the letters of a line stand, as it was told of the line as a whole. */
export interface Baseline {
  /** A place on it. */
  x: number;
  y: number;
  slope: number;
  /** The size of its letters. */
  size: number;
}

/** Letters of one line that differ by more from each other are of another size, or have a speck in their box. */
const TALLER = 1.25;
const LARGER = 1.5;
const SMALLER = 0.6;
/** So far below its line, in sizes of letters, a box ends that has taken in something from there. */
const ASTRAY = 0.15;
/** What is lower than such a share of a line is no letter of it. */
const SPECK = 0.45;

/**
 * The words of one line with boxes of the line's height, as text has them: rows and columns are found by these. A box may
 * be too tall by what was taken in from the line below: then the baseline of the line tells where its word stands.
 */
export function loosened(words: readonly Word[], line?: Baseline): Word[] {
  const sizes = words.map(sizeOf).sort((one, other) => one - other);
  // What is wrong with boxes only ever makes them taller.
  const lower = sizes[Math.floor((sizes.length - 1) / 2)] ?? 0;
  const middle = line && lower > line.size * TALLER ? line.size : lower;
  return words
    .filter((word) => word.text.length > 1 || words.length === 1 || sizeOf(word) >= middle * SPECK)
    .map((word) => {
      const own = sizeOf(word);
      const told = line && line.y + line.slope * (word.x + word.width / 2 - line.x);
      const bottom = word.y + word.height;
      const isAstray =
        told !== undefined && own > middle * TALLER && bottom - told > middle * (deepIn(word) + ASTRAY);
      // A word in much larger or smaller letters keeps its own; a speck beside one must not make it tall.
      const isOther = !isAstray && (own > middle * LARGER || own < middle * SMALLER);
      const size = isOther ? own : middle;
      const baseline = isAstray ? told : bottom - deepIn(word) * size;
      return { ...word, y: baseline - ABOVE * size, height: (ABOVE + BELOW) * size };
    });
}

/** Of Tesseract's page in hOCR: the box of a line, its baseline from the lower left corner, and the heights of its letters. */
const LINE_OF_PAGE =
  /class='ocr_(?:line|header|caption|textfloat)'[^>]*?bbox (\d+) \d+ \d+ (\d+)(?:; baseline (-?[\d.]+) (-?[\d.]+))?(?:; x_size ([\d.]+))?(?:; x_descenders (-?[\d.]+))?/g;

/** The baseline of each line of a page, in their order; undefined for one that has none. */
export function baselinesOf(page: string): (Baseline | undefined)[] {
  return [...page.matchAll(LINE_OF_PAGE)].map(([, left, bottom, slope, above, size, below]) =>
    slope === undefined || size === undefined
      ? undefined
      : {
          x: Number(left),
          y: Number(bottom) + Number(above),
          slope: Number(slope),
          size: (Number(size) - Math.abs(Number(below ?? 0))) / TALL,
        },
  );
}

/** How deep the letters of a word reach below its baseline, in sizes of letters. */
function deepIn({ text }: Word): number {
  return HAS_DEEP.test(text) ? DEEP : 0;
}

/** The size of letters that a word of this height is printed in. */
function sizeOf(word: Word): number {
  return word.height / ((HAS_TALL.test(word.text) ? TALL : SMALL) + deepIn(word));
}
