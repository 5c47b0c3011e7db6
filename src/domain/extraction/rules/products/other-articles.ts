/** Sentences about an article beside the product, known by a number like its own: "the trousers (TB-1450), which are made in Tunisia". */
import type { Word } from "../../reading/page.ts";
import { CELL_END, type Passage } from "../../reading/passage.ts";
import { saysFormer } from "../composition/others/of-others.ts";
import { partAtEnd } from "../composition/parts/components.ts";
import { PIECES } from "../composition/parts/part-names.ts";
import { lineAround, wordsOf } from "../kit/places.ts";
import { asProse } from "../kit/prose.ts";

/** A number behind the name of an article, in brackets, also with its word: "(art. TB-1450)". No part that is told of follows. */
const NUMBERED =
  /(?<=\p{L}\d{0,3}[ \n])\((?:\p{L}{2,12}[.:]?[ ])?(?<code>(?=\p{L}*[ ./_-]?\d{2})[\p{L}\d][\p{L}\d ./_-]{2,20})\)(?! ?:)/gu;
const ENDS = /[.!?](?=\s|$)|\n/u;

/** The same with what is told of it in the brackets: "the jacket TB-1450 (100 % cotton, wash at 40 °C)". */
const TOLD_IN_BRACKETS =
  /(?<=\p{L}\d{0,3}[ \n])(?<code>(?=\p{L}*[./_-]?\d{2})[\p{L}\d][\p{L}\d./_-]{2,20})[ \n]\([^()\t]{8,160}\)/gu;

/** Words of what is said of articles with a number made like the product's. */
export function wordsOfOthers(passage: Passage, own: string): Word[] {
  const { text, folded } = asProse(passage);
  const like = formOf(own);
  const told = [...text.matchAll(TOLD_IN_BRACKETS)].flatMap((match): Word[] => {
    const { code = "" } = match.groups ?? {};
    if (code === own || formOf(code) !== like) return [];
    if (isOfPart(folded.slice(Math.max(match.index - PART_REACH, 0), match.index))) return [];
    return [...wordsOf({ passage, start: match.index, end: match.index + match[0].length })];
  });
  const named = [...text.matchAll(NUMBERED)].flatMap((match): Word[] => {
    const { code = "" } = match.groups ?? {};
    if (code === own || formOf(code) !== like || lineAround(text, match.index).includes(CELL_END)) return [];
    const rest = text.slice(match.index + match[0].length);
    const ends = [rest.search(ENDS), rest.indexOf(own)].filter((at) => at >= 0);
    const end = match.index + match[0].length + Math.min(...ends, rest.length);
    return [...wordsOf({ passage, start: match.index, end })];
  });
  return [...told, ...named];
}

/** Characters before a number among which a part of the product may be named. */
const PART_REACH = 40;

/** Whether words before a number end with a part or a cloth of the product. */
function isOfPart(before: string): boolean {
  const part = partAtEnd(`${before.trimEnd()}:`);
  return typeof part === "string" && !PIECES.has(part);
}

/** A number within a sentence. */
const CODE =
  /(?<![\p{L}\d./_-])(?=[\p{L}./_-]{1,6}\d{2})[\p{L}\d][\p{L}\d./_-]{2,18}(?<![./_-])(?![\p{L}\d])/gu;
/** Where a sentence ends, also with a short line, which "art. no. 12" does not, and what no sentence has: a label, or cells. */
const SENTENCE =
  /(?<=(?:(?<!(?<!\p{L})(?:[Aa]rt|[Rr][eé]f|[Rr]if|[Mm]od|[CcKk]od|[Oo]bj|[CcKk]at|[Nn]um))\p{L}{3}|\d|[)"”“»%])[.!?])\s+(?=[\p{Lu}"„«])|(?<=(?:^|\n)[^\n]{0,44})\n(?=\p{Lu})/u;
const NO_SENTENCE = /[:\t]|\n\n|\n[•*–-]/u;
const LABEL_END = /:/;
/** Longest sentence that is looked at, in characters. */
const LONGEST = 260;

/**
 * Words of sentences that name another number made like the product's and not that: "The trousers KV-209 are of 100 % linen." Where a
 * part or a cloth stands before the number, it is that of the product.
 */
export function wordsOfSentences(passage: Passage, own: string): Word[] {
  const { text, folded } = asProse(passage);
  const like = formOf(own);
  if (!/\d{2}/.test(own) || !text.includes(own)) return [];
  let start = 0;
  return text.split(SENTENCE).flatMap((sentence): Word[] => {
    const from = text.indexOf(sentence, start);
    start = from + sentence.length;
    if (!/[.!]$/.test(sentence) || sentence.length > LONGEST || sentence.includes(own)) return [];
    const told = sentence.slice(sentence.search(/\S/));
    const others = [...told.matchAll(CODE)].filter(([code]) => formOf(code) === like);
    const begin = from + sentence.length - told.length;
    const label = told.search(LABEL_END);
    // "The old TB-1450 according to its sheet: 60 % linen, wash at 40 °C."
    const isOld = saysFormer(folded.slice(begin, begin + label)) && others.some(({ index }) => index < label);
    if (others.length === 0 || NO_SENTENCE.test(isOld ? told.slice(label + 1) : told)) return [];
    const isPart = others.some(({ index }) => isOfPart(folded.slice(begin, begin + index)));
    return isPart ? [] : [...wordsOf({ passage, start: begin, end: begin + told.length })];
  });
}

/** How a number is made: its letters, and where it has figures and blanks. */
function formOf(code: string): string {
  return code.replace(/\d/g, "0").replace(/[ ./_-]/g, "-");
}
