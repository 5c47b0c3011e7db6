/** The letters of a document, by which it is known what cannot stand in it; see `shortened-patterns.ts`. */
import { folded } from "./folded.ts";
import type { Reading } from "./reading/page.ts";

/** Most letters in a row that are asked for. */
export const MOST_LETTERS = 4;
/** By so many numbers letters in a row are known: a few of a hundred that do not stand in a document of one page share one with some that do. */
const NUMBERS = 1 << 20;
const LETTER = /[\p{L}\d]/u;

/** Of the words of a document, and of what its product is called. */
export function lettersOf(readings: readonly Reading[], called: readonly string[]): LettersInRows {
  const letters = new LettersInRows();
  for (const { words } of readings) letters.add(words.map(({ text }) => text));
  letters.add(called);
  return letters;
}

/** Which letters stand in a row in a document, whatever stands between them. */
export class LettersInRows {
  private readonly bits = new Uint8Array(NUMBERS / 8);

  /** Words in the order in which they stand: a rule may put together what the end of a line parts, or blanks within a word. */
  add(words: readonly string[]): void {
    const row = words.join("");
    // Patterns are looked for in what is printed, in it without accents, and, where they are for letters of both cases, in small ones.
    for (const text of new Set([row, folded(row), row.toLowerCase()])) this.addRow(text);
    // Where columns stand side by side, the rest of a word does not stand behind its first part.
    const begins = [...new Set(words.map((word) => folded(onlyLetters(word)).slice(0, MOST_LETTERS - 1)))];
    const ends = words.filter((word) => word.endsWith("-")).map((word) => folded(onlyLetters(word)));
    for (const end of new Set(ends.map((one) => one.slice(1 - MOST_LETTERS))))
      for (const begin of begins) this.addRow(end + begin);
  }

  private addRow(text: string): void {
    const letters = onlyLetters(text);
    for (let start = 0; start < letters.length; start++) {
      let number = 0;
      for (let length = 1; length <= MOST_LETTERS && start + length <= letters.length; length++) {
        number = withLetter(number, letters.charCodeAt(start + length - 1));
        const bit = bitOf(number, length);
        this.bits[bit >> 3] = (this.bits[bit >> 3] as number) | (1 << (bit & 7));
      }
    }
  }

  /** Whether so many letters from a place of a text on may stand in the document. */
  mayHave(text: string, start: number, length: number): boolean {
    let number = 0;
    for (let i = start; i < start + length; i++) number = withLetter(number, text.charCodeAt(i));
    const bit = bitOf(number, length);
    return ((this.bits[bit >> 3] as number) & (1 << (bit & 7))) !== 0;
  }

  /** Whether each row of letters of a text may stand in the document, whatever stands between them. */
  mayHaveAll(text: string): boolean {
    let length = 0;
    for (let i = 0; i < text.length; i++) {
      length = isLetterAt(text, i) ? Math.min(length + 1, MOST_LETTERS) : 0;
      if (length > 0 && !this.mayHave(text, i + 1 - length, length)) return false;
    }
    return true;
  }
}

function onlyLetters(text: string): string {
  return text.replaceAll(/[^\p{L}\d]+/gu, "");
}

function withLetter(number: number, letter: number): number {
  return (Math.imul(number, 0x9e3779b1) + letter) | 0;
}

/** Spreads what letters add up to over all numbers there are. */
function bitOf(number: number, length: number): number {
  const mixed = Math.imul(number ^ (number >>> 15) ^ length, 0x85ebca6b);
  return (mixed >>> 8) & (NUMBERS - 1);
}

const [BLANK, FIRST_SMALL, LAST_SMALL] = [0x20, 0x61, 0x7a];

/** Most words are of small letters without accents. */
function isLetterAt(text: string, at: number): boolean {
  const code = text.charCodeAt(at);
  return (code >= FIRST_SMALL && code <= LAST_SMALL) || (code > BLANK && isLetter(text.charAt(at)));
}

/** Whether letters may be asked for: signs may have been put in the place of others before a pattern is looked for. */
export function isLetter(character: string): boolean {
  return LETTER.test(character);
}
