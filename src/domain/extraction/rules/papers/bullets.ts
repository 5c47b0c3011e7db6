/** Lists within lists: what stands behind their signs is a label, a value or shares as without them. */
import type { Reading, Word } from "../../reading/page.ts";

const BULLET = /^[•◦▪▫‣●○■►▶*–-]$/u;
/** A sign so near to a word before it, in heights of a line, stands between two things that are told in one line. */
const NEAR = 1.5;
/** How far apart the middles of two words of a line may be, in heights of it. */
const APART = 0.6;

/**
 * A page without the signs that its lines and cells begin with, where there are several, one for each level: below a label of
 * the first stand its values. Of one level each sign begins a statement of its own, which ends before the next.
 */
export function withoutBullets(reading: Reading): Reading {
  const signs = reading.words.filter(({ text }) => BULLET.test(text));
  if (new Set(signs.map(({ text }) => text)).size < 2) return reading;
  const near = nearLines(reading.words);
  const isBegin = (sign: Word) => !near(sign).some((word) => word !== sign && isBefore(word, sign));
  const bullets = new Set(signs.filter(isBegin));
  return new Set([...bullets].map(({ text }) => text)).size < 2
    ? reading
    : { ...reading, words: reading.words.filter((word) => !bullets.has(word)) };
}

/** Words that may stand in the line of one: a page of signs is not read once for each of them. */
function nearLines(words: readonly Word[]): (word: Word) => Word[] {
  const apart = APART * words.reduce((most, { height }) => Math.max(most, height), 0);
  const lineOf = (word: Word) => Math.floor(middle(word) / apart);
  const lines = Map.groupBy(words, lineOf);
  return (word) => [-1, 0, 1].flatMap((by) => lines.get(lineOf(word) + by) ?? []);
}

function middle({ y, height }: Word): number {
  return y + height / 2;
}

/** Right before a sign, in its line. */
function isBefore(word: Word, bullet: Word): boolean {
  const gap = bullet.x - (word.x + word.width);
  const height = Math.max(word.height, bullet.height);
  const apart = Math.abs(middle(word) - middle(bullet));
  return gap > -height && word.x < bullet.x && gap < NEAR * height && apart < APART * height;
}
