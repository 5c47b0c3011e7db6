/** Lists within lists: what stands behind their signs is a label, a value or shares as without them. */
import type { Reading, Word } from "../reading/page.ts";

const BULLET = /^[•◦▪▫‣●○■►▶*–-]$/u;
/** A sign so near to a word before it, in heights of a line, stands between two things that are told in one line. */
const NEAR = 1.5;

/**
 * A page without the signs that its lines and cells begin with, where there are several, one for each level: below a label of
 * the first stand its values. Of one level each sign begins a statement of its own, which ends before the next.
 */
export function withoutBullets(reading: Reading): Reading {
  const signs = reading.words.filter(({ text }) => BULLET.test(text));
  if (new Set(signs.map(({ text }) => text)).size < 2) return reading;
  const isBegin = (sign: Word) => !reading.words.some((word) => word !== sign && isBefore(word, sign));
  const bullets = new Set(signs.filter(isBegin));
  return new Set([...bullets].map(({ text }) => text)).size < 2
    ? reading
    : { ...reading, words: reading.words.filter((word) => !bullets.has(word)) };
}

/** Right before a sign, in its line. */
function isBefore(word: Word, bullet: Word): boolean {
  const gap = bullet.x - (word.x + word.width);
  const height = Math.max(word.height, bullet.height);
  const apart = Math.abs(word.y + word.height / 2 - bullet.y - bullet.height / 2);
  return gap > -height && word.x < bullet.x && gap < NEAR * height && apart < height * 0.6;
}
