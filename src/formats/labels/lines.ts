import type { Font } from "./font.ts";

/** Text is made smaller down to this part of its size before it is broken off. */
const SMALLEST = 0.7;
/** Each try is this much smaller than the one before. */
const STEP = 0.95;
const ELLIPSIS = "…";

/** A text as lines that fit. */
export interface Fitted {
  lines: string[];
  /** Millimetres. */
  size: number;
  /** Not all of it stands there. */
  isCut: boolean;
}

/**
 * Breaks a text into at most so many lines of a width: made smaller where it does not fit, and ended with "…" where
 * that is not enough.
 * @param size of the letters, in millimetres; `width` undefined: nothing is broken
 */
export function fitText(
  font: Font,
  text: string,
  { size, width, most }: { size: number; width: number | undefined; most: number },
): Fitted {
  const given = text.split("\n");
  if (width === undefined) return { lines: given.slice(0, most), size, isCut: given.length > most };
  for (let tried = size; tried >= size * SMALLEST; tried *= STEP) {
    const lines = given.flatMap((line) => broken(font, line, width / tried));
    if (lines && lines.length <= most && lines.every((line) => widthOf(font, line) <= width / tried))
      return { lines, size: tried, isCut: false };
  }
  const smallest = size * SMALLEST;
  const lines = given.flatMap((line) => broken(font, line, width / smallest));
  const kept = lines.slice(0, most).map((line, index) => {
    const isLast = index === most - 1 && lines.length > most;
    return isLast || widthOf(font, line) > width / smallest ? cut(font, line, width / smallest) : line;
  });
  return { lines: kept, size: smallest, isCut: true };
}

/** Breaks at blanks. @param width in sizes of the font */
function broken(font: Font, text: string, width: number): string[] {
  const lines: string[] = [];
  let line = "";
  for (const word of text.split(/ +/)) {
    const longer = line === "" ? word : `${line} ${word}`;
    if (line !== "" && widthOf(font, longer) > width) {
      lines.push(line);
      line = word;
    } else line = longer;
  }
  return [...lines, line];
}

function cut(font: Font, line: string, width: number): string {
  const characters = [...line];
  while (characters.length > 0 && widthOf(font, characters.join("") + ELLIPSIS) > width) characters.pop();
  return characters.join("").trimEnd() + ELLIPSIS;
}

/** Width of a line, in sizes of the font. */
export function widthOf(font: Font, line: string): number {
  let units = 0;
  for (const character of line) units += font.advanceOf(font.glyphOf(character.codePointAt(0) ?? 0));
  return units / font.unitsPerEm;
}

/** Characters that the font does not have. */
export function lackingIn(font: Font, text: string): string[] {
  return [...new Set(text)].filter(
    (character) => character !== "\n" && font.glyphOf(character.codePointAt(0) ?? 0) === 0,
  );
}
