/** Forms with a box for each option: "[ ] 200 [ ] 150 [X] 110", "☐ yes ☒ no". What has an empty box is not said. */

import type { Word } from "../../reading/page.ts";
import { CELL_END, type Passage } from "../../reading/passage.ts";
import { linesOf } from "../kit/places.ts";

/** A box with or without a tick. */
const BOX =
  /(?<empty>\[[ _]?\]|\([ ]?\)|[☐□▢❏❑])|\[[ ]?[xX✓✔✗✘][ ]?\]|\([ ]?[xX✓✔✗✘][ ]?\)|[☑☒🗹🗷✓✔✗✘](?![✓✔✗✘])/gu;
/** An empty one that is no sign of a list. */
const EMPTY_BOX = /\[[ _]?\]|\([ ]?\)/u;
const EMPTY_SIGN = /[☐□▢❏❑]/u;
const SEVERAL = /[☐□▢❏❑][^\n]+[☐□▢❏❑]/u;
const TICKED = /\[[ ]?[xX✓✔✗✘][ ]?\]|\([ ]?[xX✓✔✗✘][ ]?\)|[☑☒🗹🗷✓✔✗✘]/u;
/** Longest line that goes on with the option that ends the line above, in characters. */
const LONGEST_REST = 40;
const REST = /^\p{Ll}[^\t:]*$/u;

interface Range {
  start: number;
  end: number;
}

/** Pages without their boxes and without the options of the empty ones. Those without boxes stay as they are. */
export function withoutEmptyBoxes(passages: Passage[]): Passage[] {
  const cut = new Map<Word, Range>();
  for (const passage of passages)
    if (passage.order === "rows" && hasForm(passage.printed))
      for (const range of rangesIn(passage.printed)) addWords(cut, passage, range);
  return cut.size === 0 ? passages : passages.map((passage) => withoutWords(passage, cut));
}

/** What is quoted of such a form, as it stands on a page without its boxes. */
export function withoutBoxes(quotation: string): string {
  return quotation.replace(BOX, "").trim();
}

/** "□" and "☐" may be no more than the signs of a list, where no box is ticked and each begins a line. */
function hasForm(printed: string): boolean {
  if (EMPTY_BOX.test(printed)) return true;
  return EMPTY_SIGN.test(printed) && (TICKED.test(printed) || SEVERAL.test(printed));
}

/** Where boxes stand, and the options of those that are empty. */
function rangesIn(printed: string): Range[] {
  const lines = linesOf(printed);
  return lines.flatMap(({ line, start }, i): Range[] => {
    const boxes = [...line.matchAll(BOX)].map((match) => ({
      from: match.index,
      to: match.index + match[0].length,
      isEmpty: match.groups?.empty !== undefined,
    }));
    const [first, last] = [boxes[0], boxes.at(-1)];
    if (!first || !last) return [];
    const isBehind = line.slice(last.to).trim() === "" && line.slice(0, first.from).trim() !== "";
    const ranges = boxes.flatMap(({ from, to, isEmpty }, at): Range[] => {
      if (!isEmpty) return [{ start: start + from, end: start + to }];
      const [begin, end] = isBehind
        ? [optionBefore(line, boxes[at - 1]?.to ?? 0, from), to]
        : [from, optionAfter(line, to, boxes[at + 1]?.from ?? line.length)];
      return [{ start: start + begin, end: start + end }];
    });
    // "[ ] do" over "not wash": the line below goes on with the last option.
    const below = lines[i + 1];
    // "[ ]" at the end of a line is that of the option below: "Polyester ___ % [X] elastane 2 %".
    const isAfterOption = /\p{L}/u.test(line.slice(boxes.at(-2)?.to ?? last.from, last.from));
    if (!isBehind && last.isEmpty && isAfterOption && below && line.slice(last.to).trim() === "") {
      const next = below.line.search(BOX);
      const end = below.start + (next < 0 ? optionAfter(below.line, 0, below.line.length) : next);
      return [...ranges, { start: below.start, end }];
    }
    const goesOn =
      !isBehind &&
      last.isEmpty &&
      !line.slice(last.to).includes(CELL_END) &&
      below !== undefined &&
      below.line.length <= LONGEST_REST &&
      REST.test(below.line) &&
      below.line.search(BOX) < 0;
    return goesOn ? [...ranges, { start: below.start, end: below.start + below.line.length }] : ranges;
  });
}

/** Where the option ends that a box stands before: with its cell, or with the next one where the box fills its own. */
function optionAfter(line: string, from: number, to: number): number {
  const begin = line[from] === CELL_END ? from + 1 : from;
  const end = line.indexOf(CELL_END, begin);
  if (end < 0 || end > to) return to;
  return end + (NOTHING_FILLED_IN.exec(line.slice(end, to))?.[0].length ?? 0);
}

/** "Wool ___ %": a cell with nothing but the line that a figure should stand on, and its sign or unit. */
const NOTHING_FILLED_IN = /^\t[ _.…-]*(?:%|°C|k?g|cm)?[ ]*(?=\t|$)/u;

/** Where the option begins that a box stands behind: "Wash: 40 °C [ ]" has its label before the colon. */
function optionBefore(line: string, from: number, to: number): number {
  const filled = line.slice(from, to).trimEnd();
  return from + Math.max(filled.lastIndexOf(CELL_END), filled.lastIndexOf(":")) + 1;
}

/** Which letters of which words stand in a range. */
function addWords(cut: Map<Word, Range>, { words, starts }: Passage, { start, end }: Range): void {
  for (const [i, word] of words.entries()) {
    const at = starts[i] ?? 0;
    if (at >= end || at + word.text.length <= start) continue;
    const known = cut.get(word);
    cut.set(word, {
      start: Math.min(Math.max(start - at, 0), known?.start ?? Infinity),
      end: Math.max(Math.min(end - at, word.text.length), known?.end ?? 0),
    });
  }
}

/** A passage without some letters, and without the cells that are empty then. */
function withoutWords(passage: Passage, cut: ReadonlyMap<Word, Range>): Passage {
  const { text, printed, folded, words, starts } = passage;
  const isLeft = new Array<boolean>(printed.length + 1).fill(true);
  for (const [i, word] of words.entries()) {
    const range = cut.get(word);
    const at = starts[i] ?? 0;
    if (!range) continue;
    isLeft.fill(false, at + range.start, at + range.end);
    const isWhole = range.start === 0 && range.end === word.text.length;
    if (isWhole && printed[at + range.end] === " ") isLeft[at + range.end] = false;
  }
  for (const { line, start } of linesOf(printed)) {
    let at = start;
    let isFirst = true;
    for (const cell of line.split(CELL_END)) {
      const end = at + cell.length;
      const isEmptied = cell !== "" && !isLeft.slice(at, end).includes(true);
      if (isEmptied && !isFirst) isLeft[at - 1] = false;
      else if (isEmptied && printed[end] === CELL_END) isLeft[end] = false;
      isFirst &&= isEmptied;
      at = end + 1;
    }
  }
  const placeOf = new Array<number>(printed.length + 1);
  let place = 0;
  for (let i = 0; i <= printed.length; i++) {
    placeOf[i] = place;
    if (isLeft[i]) place++;
  }
  const moved = (at: number) => placeOf[at] ?? place;
  const without = (letters: string) =>
    Array.from(isLeft.keys(), (i) => (isLeft[i] ? (letters[i] ?? "") : "")).join("");
  const left = words.flatMap((word, i) => {
    const range = cut.get(word);
    if (range && range.start === 0 && range.end === word.text.length) return [];
    const letters = range ? word.text.slice(0, range.start) + word.text.slice(range.end) : word.text;
    return [{ word: range ? { ...word, text: letters } : word, start: moved(starts[i] ?? 0) }];
  });
  return {
    ...passage,
    text: without(text),
    printed: without(printed),
    folded: without(folded),
    words: left.map(({ word }) => word),
    starts: left.map(({ start }) => start),
    closed: new Set([...passage.closed].map(moved)),
    full: new Set([...passage.full].map(moved)),
    beside: new Map([...passage.beside].map(([at, said]) => [moved(at), said])),
  };
}
