/** Where a quotation stands in a document: to the letter, or with few letters otherwise (Sellers 1980). */
import { folded } from "../folded.ts";
import type { Passage } from "../reading/passage.ts";

export interface Spot {
  passage: Passage;
  start: number;
  end: number;
  /** Letters that differ, are missing or too many. */
  edits: number;
}

/** Share of a quotation's letters that may differ. */
const EDITS = 0.1;
/** Longest quotation that is looked for with differences, in characters. */
const LONGEST = 400;
/** Shortest quotation: less stands everywhere. */
const SHORTEST = 2;

/**
 * The place where a quotation stands, on its page if it is there; undefined where it does not stand anywhere.
 * @param page where it is said to be; null for anywhere
 */
export function findQuotation(
  passages: readonly Passage[],
  quotation: string,
  page: number | null,
): Spot | undefined {
  const wanted = plain(quotation).text;
  if (wanted.trim().length < SHORTEST) return undefined;
  const near = passages.toSorted((one, other) => distance(one, page) - distance(other, page));
  const texts = near.map((passage) => ({ passage, ...plain(passage.printed) }));
  for (const { passage, text, places } of texts) {
    const at = wholeWordsAt(text, wanted);
    if (at >= 0) return spotOf(passage, places, at, at + wanted.length, 0);
  }
  const most = Math.floor(wanted.length * EDITS);
  if (most === 0 || wanted.length > LONGEST) return undefined;
  let best: Spot | undefined;
  for (const { passage, text, places } of texts.filter(
    (one) => page === null || one.passage.reading.page === page,
  )) {
    const match = nearest(text, wanted, best ? best.edits - 1 : most);
    if (match) best = spotOf(passage, places, match.start, match.end, match.edits);
    if (best?.edits === 1) break;
  }
  return best;
}

function distance(passage: Passage, page: number | null): number {
  return passage.reading.page === page ? 0 : passage.order === "rows" ? 1 : 2;
}

/** The place of words that are not the inside of longer ones; -1 for none. */
function wholeWordsAt(text: string, wanted: string): number {
  for (let at = text.indexOf(wanted); at >= 0; at = text.indexOf(wanted, at + 1)) {
    const before = text[at - 1] ?? " ";
    const after = text[at + wanted.length] ?? " ";
    const isCut = (outer: string, inner: string) => WORD.test(outer) && WORD.test(inner);
    if (!isCut(before, wanted[0] ?? " ") && !isCut(after, wanted.at(-1) ?? " ")) return at;
  }
  return -1;
}

const WORD = /[\p{L}\p{N}]/u;
/** What stands between words and cells, and the signs that quotations are put in. */
const BLANK = /[\s|"“”„«»]/u;

/** A text in small letters with single blanks, and where each of its characters stands in the text as it is. */
function plain(text: string): { text: string; places: number[] } {
  const small = folded(text);
  let result = "";
  const places: number[] = [];
  for (let at = 0; at < small.length; at++) {
    const character = small[at] ?? "";
    const isBlank = BLANK.test(character);
    if (isBlank && (result === "" || result.endsWith(" "))) continue;
    result += isBlank ? " " : character;
    places.push(at);
  }
  const trimmed = result.trimEnd();
  return { text: trimmed, places: places.slice(0, trimmed.length) };
}

function spotOf(passage: Passage, places: readonly number[], from: number, to: number, edits: number): Spot {
  const start = places[from] ?? 0;
  const end = (places[to - 1] ?? start) + 1;
  return { passage, start, end, edits };
}

/** The part of a text that differs least from what is wanted, by at most so many edits. */
function nearest(
  text: string,
  wanted: string,
  most: number,
): { start: number; end: number; edits: number } | undefined {
  const rows = wanted.length + 1;
  // For each begin of what is wanted: edits of the best match that ends here, and where that begins.
  let [edits, starts] = [Uint16Array.from({ length: rows }, (_, i) => i), new Uint32Array(rows)];
  let [nextEdits, nextStarts] = [new Uint16Array(rows), new Uint32Array(rows)];
  let best: { start: number; end: number; edits: number } | undefined;
  for (let at = 0; at < text.length; at++) {
    nextEdits[0] = 0;
    nextStarts[0] = at + 1;
    for (let i = 1; i < rows; i++) {
      const replaced = (edits[i - 1] ?? 0) + (wanted[i - 1] === text[at] ? 0 : 1);
      const missing = (nextEdits[i - 1] ?? 0) + 1;
      const tooMany = (edits[i] ?? 0) + 1;
      const least = Math.min(replaced, missing, tooMany);
      const from = least === replaced ? starts[i - 1] : least === missing ? nextStarts[i - 1] : starts[i];
      nextEdits[i] = least;
      nextStarts[i] = from ?? at;
    }
    [edits, nextEdits, starts, nextStarts] = [nextEdits, edits, nextStarts, starts];
    const found = edits[rows - 1] ?? rows;
    if (found <= most && (!best || found < best.edits))
      best = { start: starts[rows - 1] ?? 0, end: at + 1, edits: found };
  }
  return best;
}

/** The quoted part of a passage, as a passage of its own. */
export function quotedIn({ passage, start, end }: Spot): Passage {
  return passageOf(passage, start, end);
}

/** A part of a passage as one of its own, with its letters as they are printed. */
export function passageOf(passage: Passage, start: number, end: number): Passage {
  const text = passage.printed.slice(start, end);
  return {
    ...passage,
    text,
    printed: text,
    folded: folded(text),
    words: [],
    starts: [],
    closed: new Set(),
    full: new Set(),
    beside: new Map(),
  };
}
