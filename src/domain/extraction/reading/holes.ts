/** Holes that a sheet was punched with, which a scan shows as dark rounds in its margin and the reader takes for letters. */
import type { Word } from "./page.ts";

/** No letter is so much wider than its line is high. */
const WIDER_THAN_LETTERS = 1;

/** Words without single letters, wider than any of their line, that stand in the margin: beside all that is written. */
export function withoutHoles(words: readonly Word[]): Word[] {
  const written = words.filter(({ text }) => text.length > 1);
  const left = Math.min(...written.map(({ x }) => x));
  const right = Math.max(...written.map(({ x, width }) => x + width));
  return words.filter(({ text, x, width, height }) => {
    const isRound = text.length === 1 && width > height * WIDER_THAN_LETTERS;
    return !isRound || written.length === 0 || (x + width >= left && x <= right);
  });
}
