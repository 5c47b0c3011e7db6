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

  /** Whether so many letters from a place of a text on may stand in the document; of the text as `codesOf` tells it. */
  mayHave(codes: Uint16Array, start: number, length: number): boolean {
    // Written out: tens of thousands are asked for in a document, most of them four, by code that is not compiled yet.
    let number = codes[start] as number;
    if (length > 1) number = (number << LETTER_BITS) ^ (codes[start + 1] as number);
    if (length > 2) number = (number << LETTER_BITS) ^ (codes[start + 2] as number);
    if (length > 3) number = (number << LETTER_BITS) ^ (codes[start + 3] as number);
    number &= ALL_BITS;
    return ((this.bits[number >> 3] as number) & (1 << (number & 7))) !== 0;
  }

  /** Whether each row of letters of a part of a text may stand in the document, whatever stands between them. */
  mayHaveAll(codes: Uint16Array, start: number, end: number): boolean {
    const { bits } = this;
    // Of a longer row the last letters alone are left in its number.
    let number = 0;
    for (let i = start; i < end; i++) {
      const code = codes[i] as number;
      // Most words are of small letters without accents.
      if ((code < FIRST_SMALL || code > LAST_SMALL) && !isLetterCode(code)) number = 0;
      else {
        number = ((number << LETTER_BITS) ^ code) & ALL_BITS;
        if (((bits[number >> 3] as number) & (1 << (number & 7))) === 0) return false;
      }
    }
    return true;
  }
}

/** Two bytes for each letter of a text, as numbers and as bytes. */
let room = new Uint16Array(1 << 16);
let bytes = Buffer.from(room.buffer);

/**
 * The letters of a text as numbers, until it is asked for those of another one. A hundred thousand are looked at for a document by
 * code that is not compiled yet, for which a letter of a text is a call.
 */
export function codesOf(text: string): Uint16Array {
  if (text.length > room.length) {
    room = new Uint16Array(text.length);
    bytes = Buffer.from(room.buffer);
  }
  bytes.write(text, "utf16le");
  return room;
}

function onlyLetters(text: string): string {
  return text.replaceAll(/[^\p{L}\d]+/gu, "");
}

/** Five bits tell the letters of one alphabet apart, so that four small ones have a number of their own. */
const LETTER_BITS = 5;
const ALL_BITS = (1 << (LETTER_BITS * MOST_LETTERS)) - 1;

const [BLANK, FIRST_SMALL, LAST_SMALL] = [0x20, 0x61, 0x7a];
/** Of each sign that was asked for, whether it is a letter. */
const [NO_LETTER, IS_LETTER] = [1, 2];
const asked = new Uint8Array(1 << 16);

function isLetterCode(code: number): boolean {
  if (code <= BLANK) return false;
  if (asked[code] === 0) asked[code] = isLetter(String.fromCharCode(code)) ? IS_LETTER : NO_LETTER;
  return asked[code] === IS_LETTER;
}

/** Whether letters may be asked for: signs may have been put in the place of others before a pattern is looked for. */
export function isLetter(character: string): boolean {
  return LETTER.test(character);
}
