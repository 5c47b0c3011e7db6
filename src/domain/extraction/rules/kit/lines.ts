/** The lines that a value has: its own, and those below that belong to no other label. */
import type { Word } from "../../reading/page.ts";
import type { Passage } from "../../reading/passage.ts";

/** A line of a block, in a passage in the order of columns. */
export interface Line {
  start: number;
  end: number;
  text: string;
  /** True where the line was full, so that what follows would stand in the same one. */
  goesOn: boolean;
}

/** The lines of a block from a place in it on: to its end, to the next cell with a label beside it, or that many. */
export function linesFrom(passage: Passage, at: number, most: number): Line[] {
  const { text } = passage;
  const hasLabel = isLabelled(passage, text.lastIndexOf("\n", at - 1) + 1);
  const lines: Line[] = [];
  let start = at;
  while (lines.length < most && start < text.length) {
    const next = text.indexOf("\n", start);
    const end = next < 0 ? text.length : next;
    if (end === start || (lines.length > 0 && hasLabel && isLabelled(passage, start))) break;
    lines.push({ start, end, text: text.slice(start, end), goesOn: isFull(passage, start, end) });
    start = end + 1;
  }
  return lines;
}

/** A label has no figures, as what is printed beside the head of a letter may have. */
const NO_LABEL = /\d{2}| · /u;

/** Whether what stands beside a line may be its label. */
function isLabelled({ beside }: Passage, start: number): boolean {
  const cell = beside.get(start)?.split("\t").at(-1);
  return cell !== undefined && !NO_LABEL.test(cell);
}

/** The same place in the passage of the page that goes down its columns. */
export function inColumns(
  passages: readonly Passage[],
  passage: Passage,
  at: number,
): [Passage, number] | undefined {
  if (passage.order === "columns") return [passage, at];
  const i = passage.starts.findLastIndex((start) => start <= at);
  const word = passage.words[i];
  const columns = passages.find(({ order, reading }) => order === "columns" && reading === passage.reading);
  const found = word && columns ? columns.words.indexOf(word) : -1;
  const start = columns?.starts[found];
  if (!columns || start === undefined) return undefined;
  return [columns, start + at - (passage.starts[i] ?? at)];
}

/** Whether the first word of the next line would not have had its place at the end of this one. */
function isFull(passage: Passage, start: number, end: number): boolean {
  const { starts, words, reading, full } = passage;
  if (full.has(end)) return true;
  const last = words[starts.findLastIndex((each) => each < end)];
  const following = words[starts.findIndex((each) => each > end)];
  const first = words[starts.findLastIndex((each) => each <= start)];
  if (!last || !following || !first) return false;
  const right = last.x + last.width;
  // Programs count the blank after a word as well.
  const blanks = last.height * 0.5;
  return right + blanks + following.width > rightEdge(reading.words, first, right, reading.width);
}

/** Where lines that begin with a word can end: before the next column, or as far from the edge as the page begins. */
function rightEdge(words: readonly Word[], { y, height }: Word, right: number, width: number): number {
  const near = words.filter((word) => Math.abs(word.y - y) < height / 2 && word.x > right + height / 2);
  const margin = Math.min(...words.map(({ x }) => x));
  return Math.min(...near.map(({ x }) => x - height), width - margin);
}
