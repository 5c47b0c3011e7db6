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

/** The words of one line with boxes of the line's height, as text has them: rows and columns are found by these. */
export function loosened(words: readonly Word[]): Word[] {
  const sizes = words.map(sizeOf).sort((one, other) => one - other);
  const middle = sizes[Math.floor(sizes.length / 2)] ?? 0;
  return words.map((word) => {
    const own = sizeOf(word);
    // A word in much larger or smaller letters keeps its own; a speck beside one must not make it tall.
    const size = own > middle * 1.5 || own < middle * 0.6 ? own : middle;
    const baseline = word.y + word.height - (HAS_DEEP.test(word.text) ? DEEP * size : 0);
    return { ...word, y: baseline - ABOVE * size, height: (ABOVE + BELOW) * size };
  });
}

/** The size of letters that a word of this height is printed in. */
function sizeOf({ text, height }: Word): number {
  return height / ((HAS_TALL.test(text) ? TALL : SMALL) + (HAS_DEEP.test(text) ? DEEP : 0));
}
