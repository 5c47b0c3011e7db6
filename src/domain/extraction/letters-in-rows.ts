/** The letters of a document, by which it is known what cannot stand in it; see `shortened-patterns.ts`. */
import { folded } from "./folded.ts";
import type { Reading } from "./reading/page.ts";

/** Most letters in a row that are asked for. */
export const MOST_LETTERS = 4;
const LETTER = /[\p{L}\d]/u;

/** Of the words of a document, and of what its product is called. */
export function lettersOf(readings: readonly Reading[], called: readonly string[]): LettersInRows {
  const letters = new LettersInRows(readings.some(({ words }) => words.some(({ sureness }) => sureness < 1)));
  for (const { words } of readings) letters.add(words.map(({ text }) => text));
  letters.add(called);
  return letters;
}

/** Which letters stand in a row in a document, whatever stands between them. */
export class LettersInRows {
  /** A bit for each number of letters in a row. */
  private readonly bits = new Uint8Array((ALL_BITS + 1) / 8);
  /** Whether some were read from a picture, which may show others. */
  readonly areOfPictures: boolean;

  constructor(areOfPictures = false) {
    this.areOfPictures = areOfPictures;
  }

  /** Words in the order in which they stand: a rule may put together what the end of a line parts, or blanks within a word. */
  add(words: readonly string[]): void {
    const row = words.join("");
    // Patterns are looked for in what is printed, in it without accents, and, where they are for letters of both cases, in small ones.
    for (const text of new Set([row, folded(row), row.toLowerCase()])) this.addRow(text);
    // Where columns stand side by side, the rest of a word does not stand behind its first part.
    const ends = words.filter((word) => word.endsWith("-"));
    if (ends.length === 0) return;
    const begins = new Set(words.map((word) => folded(onlyLetters(word)).slice(0, MOST_LETTERS - 1)));
    for (const end of new Set(ends.map((word) => folded(onlyLetters(word)).slice(1 - MOST_LETTERS))))
      for (const begin of begins) this.addRow(end + begin);
  }

  private addRow(text: string): void {
    const letters = onlyLetters(text);
    for (let start = 0; start < letters.length; start++) {
      const end = Math.min(start + MOST_LETTERS, letters.length);
      let number = 0;
      for (let i = start; i < end; i++) {
        number = ((number << LETTER_BITS) ^ letters.charCodeAt(i)) & ALL_BITS;
        this.bits[number >> 3] = (this.bits[number >> 3] as number) | (1 << (number & 7));
      }
    }
  }

  /** Whether so many letters from a place of a text on may stand in the document. */
  mayHave(text: string, start: number, length: number): boolean {
    // Asked a hundred thousand times for a document, by code that is not compiled yet.
    const end = start + length;
    let number = 0;
    for (let i = start; i < end; i++) number = ((number << LETTER_BITS) ^ text.charCodeAt(i)) & ALL_BITS;
    return ((this.bits[number >> 3] as number) & (1 << (number & 7))) !== 0;
  }

  /** Whether each row of letters of a text, or of a part of it, may stand in the document, whatever stands between them. */
  mayHaveAll(text: string, start = 0, end = text.length): boolean {
    // Of a longer row the last letters alone are left in its number.
    let number = 0;
    for (let i = start; i < end; i++) {
      if (!isLetterAt(text, i)) number = 0;
      else {
        number = ((number << LETTER_BITS) ^ text.charCodeAt(i)) & ALL_BITS;
        if (((this.bits[number >> 3] as number) & (1 << (number & 7))) === 0) return false;
      }
    }
    return true;
  }
}

function onlyLetters(text: string): string {
  return text.replaceAll(/[^\p{L}\d]+/gu, "");
}

/** Five bits tell the letters of one alphabet apart, so that four small ones have a number of their own. */
const LETTER_BITS = 5;
const ALL_BITS = (1 << (LETTER_BITS * MOST_LETTERS)) - 1;

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
