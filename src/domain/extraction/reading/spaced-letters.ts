/** Words whose letters stand apart, as titles and names have them: "B A S I C S" is one word. */
import type { Word } from "./page.ts";

/** So many letters show it, and most words of such a line are one letter; a kerned pair may be one. */
const LEAST = 5;
const LEAST_LETTERS = 4;
const LONGEST = 2;
/** Letters stand apart by less than such a share of their height, else they fill cells of a table. */
const MOST_APART = 0.6;
/** Words stand further apart than their letters, by such a share of the height. */
const BLANK = 0.18;
/** Letters of a line are of one height, and stand at one height, but for such a share of it. */
const SAME = 0.15;

/** @param words of a page, in the order in which they are read */
export function withJoinedLetters(words: readonly Word[]): Word[] {
  const joined: Word[] = [];
  let run: Word[] = [];
  const close = () => {
    joined.push(...(isSpaced(run) ? wordsOf(run) : run));
    run = [];
  };
  for (const word of words) {
    const last = run.at(-1);
    if (last && !goesOn(last, word)) close();
    if (word.text.length > LONGEST) joined.push(word);
    else run.push(word);
  }
  close();
  return joined;
}

function goesOn(last: Word, next: Word): boolean {
  const size = last.height;
  const gap = gapOf(last, next);
  return (
    next.text.length <= LONGEST &&
    Math.abs(next.height - size) < size * SAME &&
    Math.abs(next.y - last.y) < size * SAME &&
    gap >= 0 &&
    gap < size * (MOST_APART + BLANK * 3)
  );
}

function isSpaced(run: readonly Word[]): boolean {
  const single = run.filter(({ text }) => text.length === 1);
  const letters = single.filter(({ text }) => /\p{L}/u.test(text));
  const size = run[0]?.height ?? 0;
  return (
    run.length >= LEAST &&
    letters.length >= LEAST_LETTERS &&
    single.length * 3 >= run.length * 2 &&
    middleGap(run) < size * MOST_APART
  );
}

/** The words of a run, where its letters stand further apart than they do mostly. */
function wordsOf(run: readonly Word[]): Word[] {
  const most = middleGap(run) + (run[0]?.height ?? 0) * BLANK;
  const words: Word[] = [];
  let open: Word | undefined;
  for (const letter of run) {
    if (open && gapOf(open, letter) <= most) {
      open.text += letter.text;
      open.width = letter.x + letter.width - open.x;
    } else {
      open = { ...letter };
      words.push(open);
    }
  }
  return words;
}

function middleGap(run: readonly Word[]): number {
  const gaps = run.slice(1).map((word, i) => gapOf(run[i] ?? word, word));
  return gaps.sort((one, other) => one - other)[gaps.length >> 1] ?? 0;
}

function gapOf(one: Word, next: Word): number {
  return next.x - one.x - one.width;
}
