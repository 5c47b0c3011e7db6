/** Signs that begin the lines of a list: what stands behind them is a label, a value or shares as without them. */
import type { Reading, Word } from "../reading/page.ts";

const BULLET = /^[•◦▪▫‣●○■►▶]$/u;
/** What is one where several lines begin with it. */
const DASH = /^[-–—*·]$/u;
/** A sign so near to a word before it, in heights of a line, stands between two things that are told in one line. */
const NEAR = 1.5;

/** A page without the signs that its lines and cells begin with. */
export function withoutBullets(reading: Reading): Reading {
  const isBegin = (sign: Word) => !reading.words.some((word) => word !== sign && isBefore(word, sign));
  const bullets = reading.words.filter((word) => BULLET.test(word.text) && isBegin(word));
  const dashes = reading.words.filter((word) => DASH.test(word.text) && isBegin(word));
  const dropped = new Set(dashes.length > 1 ? [...bullets, ...dashes] : bullets);
  return dropped.size === 0
    ? reading
    : { ...reading, words: reading.words.filter((word) => !dropped.has(word)) };
}

/** Right before a sign, in its line. */
function isBefore(word: Word, bullet: Word): boolean {
  const gap = bullet.x - (word.x + word.width);
  const height = Math.max(word.height, bullet.height);
  const apart = Math.abs(word.y + word.height / 2 - bullet.y - bullet.height / 2);
  return gap > -height && word.x < bullet.x && gap < NEAR * height && apart < height * 0.6;
}
