/** The standard or scheme that a number is of, by what stands near it. */
import type { Passage } from "../../reading/passage.ts";
import { lineAround } from "../kit/places.ts";
import { SENTENCE_END } from "./denied.ts";
import { headAbove } from "./in-tables.ts";
import { lastNameIn, standardIn } from "./standards.ts";
import { TYPE_EXAMINATION } from "./type-examinations.ts";

/** What a certificate is called where no standard is named. */
export const UNKNOWN = "Certificate";
/** How far from a number a standard in other lines may be, in characters. */
export const NEAR = 120;
/** How much of a line is looked at on either side of a number, in characters. */
const LONGEST_LINE = 500;

/** The standard named closest to a number, else the first of the document. */
export function standardNear(passage: Passage, start: number, end: number): string {
  const from = Math.max(start - LONGEST_LINE, 0);
  const near = passage.folded.slice(from, end + LONGEST_LINE);
  const line = near.lastIndexOf("\n", start - from - 1);
  // "EU type-" and "examination certificate 2897/…" are of one line, and so is a number alone below its title.
  const isCut = near[line - 1] === "-" || NUMBER_LINE.test(near.slice(line + 1, start - from));
  const begin = isCut ? near.lastIndexOf("\n", line - 1) : line;
  const before = near.slice(begin + 1, start - from);
  const rest = partOfSentence(lineAround(near, start - from, end - from).slice(before.length));
  const sentence = before.split(SENTENCE_END).at(-1) + rest;
  if (TYPE_EXAMINATION.test(sentence) && standardIn(sentence) === undefined) return OF_TYPE;
  for (const text of [
    passage.folded.slice(start, end),
    lastNameIn(before),
    headAbove(passage, start),
    before + rest,
    lastNameIn(passage.folded.slice(Math.max(start - NEAR, 0), start)),
    passage.folded.slice(Math.max(start - NEAR, 0), end + NEAR),
  ]) {
    const standard = standardIn(text);
    if (standard !== undefined) return standard;
  }
  return standardOf(passage) ?? kindNear(passage, from, start, end) ?? UNKNOWN;
}

/** Certificates of which no standard need be told: what else they are called, in their line. */
const KINDS: readonly [name: string, called: RegExp][] = [
  [
    "Transaction certificate",
    /transa[ckz]|transz?ak|tranzac|tranzak|транзакц|трансакц|сделк|угоди|операці|συναλλαγ|kauppatodist|tapahtumatodist|tehingu|darijum|sandori|islem (?:sertif|belge)|(?<!\p{L})tc[ )](?:n[ro]?|\(|:|$)/u,
  ],
  ["CB", /(?<!\p{L})cb(?!\p{L}|-\p{L}{2,5}-|-?\d)/u],
];

function kindNear(passage: Passage, from: number, start: number, end: number): string | undefined {
  const line = passage.folded.slice(from, end + LONGEST_LINE);
  const near = lineAround(line, start - from, end - from);
  return KINDS.find(([, called]) => called.test(near))?.[0];
}

/** The word for a number at the begin of a line, with its sign, up to the number: "Nr. ", "№ ". */
const NUMBER_LINE = /^(?:\p{L}{1,6}[.:°]{0,2}|№)?[.:° ]{0,3}$/u;

const OF_TYPE = "EU type examination";

/** What is said up to the end of its sentence: what the next one names has a number of its own. */
export function partOfSentence(text: string): string {
  const end = text.search(SENTENCE_END);
  return end < 0 ? text : text.slice(0, end);
}

const standards = new WeakMap<Passage, { standard: string | undefined }>();

/** The standard that a whole page names, looked for once. */
function standardOf(passage: Passage): string | undefined {
  let known = standards.get(passage);
  if (!known) {
    known = { standard: standardIn(passage.folded) };
    standards.set(passage, known);
  }
  return known.standard;
}
