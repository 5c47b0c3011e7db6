/** The classes of a product's name set large: style sheets make it no larger than its longest word fits in one line. */

/** Width of a letter of Brygada 1918 in em, less its tracking; of the first class that has it. */
const WIDTHS: readonly [letters: RegExp, em: number][] = [
  [/[fijltI.,:;!'’()[\]|/]/, 0.31],
  [/[mMW@%ШЩЖЮФшщжюмы]/, 0.92],
  [/[\p{Lu}w&#]/u, 0.7],
  [/[\dbdhknpquùúûüñß]/, 0.6],
];
const OTHER = 0.52;

/** A word that is wider is broken on a narrow phone. */
const WIDEST = 16;

export function nameClass(name: string): string {
  const length = [...name].length;
  const size = length > 24 ? "name-small" : length > 12 ? "name-medium" : "name-large";
  return `name ${size} ${wordClass(name)}`;
}

/** `word-7` for a longest word that is up to 7 em wide (`web/style/words.css`). */
export function wordClass(name: string): string {
  // Scripts without blanks break between any two letters.
  const words = name.split(/[\s-]+|(?=[\u3040-\u9fff\uac00-\ud7a3])/);
  const widest = Math.ceil(Math.max(...words.map(widthOf)));
  return widest > WIDEST ? "word-over" : `word-${Math.max(4, widest)}`;
}

function widthOf(word: string): number {
  let width = 0;
  for (const letter of word) width += WIDTHS.find(([letters]) => letters.test(letter))?.[1] ?? OTHER;
  return width;
}
