/** Places in the text of a page, and the words that stand there. */
import { CELL_END, LINE_END, type Passage } from "../../reading/passage.ts";

export interface Place {
  passage: Passage;
  start: number;
  end: number;
}

/** Where a match stands in its text. */
export function placeOf(match: RegExpExecArray | RegExpMatchArray): { start: number; end: number } {
  const start = match.index ?? 0;
  return { start, end: start + match[0].length };
}

/** Where the line begins that a place is in. */
export function lineStart({ folded }: Pick<Passage, "folded">, at: number): number {
  return folded.lastIndexOf(LINE_END, at - 1) + 1;
}

/** Where the line ends that a place is in. */
export function lineEnd(text: string, at: number): number {
  const end = text.indexOf(LINE_END, at);
  return end < 0 ? text.length : end;
}

/** What stands before something in its line. */
export function lineBefore({ passage, start }: Pick<Place, "passage" | "start">): string {
  return passage.folded.slice(lineStart(passage, start), start);
}

/** The line that a place is in; where something ends in a later line, up to the end of that one. */
export function lineAround(text: string, start: number, end = start): string {
  const after = text.indexOf(LINE_END, end);
  return text.slice(text.lastIndexOf(LINE_END, start - 1) + 1, after < 0 ? undefined : after);
}

/** Whether a piece of a text is all that its line or cell says: "Ref. 3307 B" in one of its own. */
export function isWholeCell({ text }: Pick<Passage, "text">, start: number, end: number): boolean {
  return /^$|[\t\n]/.test(text.charAt(start - 1)) && /^$|[\t\n]/.test(text.charAt(end));
}

export interface Line {
  line: string;
  start: number;
}

export interface Cell {
  cell: string;
  start: number;
}

/** The lines of a text, and where each begins. */
export function linesOf(text: string): Line[] {
  return partsOf(text, LINE_END, 0).map(({ part, start }) => ({ line: part, start }));
}

/** The cells of a line that begins at a place, and where each begins. */
export function cellsOf(line: string, from: number): Cell[] {
  return partsOf(line, CELL_END, from).map(({ part, start }) => ({ cell: part, start }));
}

function partsOf(text: string, end: string, from: number): { part: string; start: number }[] {
  let start = from;
  return text.split(end).map((part) => {
    const placed = { part, start };
    start += part.length + end.length;
    return placed;
  });
}

/** The words that stand at a place, also in part. */
export function wordsOf({ passage: { words, starts }, start, end }: Place): Passage["words"] {
  const first = firstAfter(starts, start);
  // The one before may reach into the place.
  const before = first - 1;
  const reaches = (starts[before] ?? 0) + (words[before]?.text.length ?? 0) > start;
  const from = before >= 0 && reaches ? before : first;
  let to = from;
  while (to < words.length && (starts[to] ?? 0) < end) to++;
  return words.slice(from, to);
}

/** Where the first of rising numbers stands that is not below another one. */
function firstAfter(starts: readonly number[], least: number): number {
  let [low, high] = [0, starts.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((starts[middle] ?? 0) < least) low = middle + 1;
    else high = middle;
  }
  return low;
}

/** True where two places have words of one page in common, in whatever order it is read. */
export function sharesWords(one: Place, other: Place): boolean {
  if (one.passage.reading !== other.passage.reading) return false;
  const words = new Set(wordsOf(one));
  return wordsOf(other).some((word) => words.has(word));
}

/**
 * The end of a text, as far back as its signs go on.
 * @param pattern looks back from the end, such as `/$(?<=(?<tail>[^.;]*))/u`; `/[^.;]*$/u` finds the same, but is tried
 * from every sign of the text
 */
export function tailOf(text: string, pattern: RegExp): string {
  return pattern.exec(text)?.groups?.tail ?? "";
}

/** What stands before a place in its clause, of so many characters at most. */
export function clauseBefore({ folded }: Passage, at: number, reach: number): string {
  return tailOf(folded.slice(Math.max(at - reach, 0), at), /$(?<=(?<tail>[^.,;:\n\t]*))/u);
}
