/** Numbers that a cell, a line or letters apart have cut. */
import type { Passage } from "../../reading/passage.ts";
import { lineEnd, lineStart, wordsOf } from "../kit/places.ts";
import type { Certificate } from "./shapes.ts";

/** The number with its part in the line above, where that ends with a hyphen in the midst of a number. */
export function whole(one: Certificate): Certificate {
  const { passage, start, end } = one;
  const above = /(?<![\p{L}\d-])[\p{Lu}\d][\p{Lu}\d./-]{0,24}[-/]\n$/u.exec(
    passage.text.slice(Math.max(start - 28, 0), start),
  )?.[0];
  if (above !== undefined) return { ...one, number: above.trim() + one.number, start: start - above.length };
  const after = passage.text.slice(end, end + 30);
  const institute = OF_LETTERS_AND_FIGURES.test(one.number) ? INSTITUTE.exec(after)?.[0] : undefined;
  if (institute !== undefined) return { ...one, number: one.number + institute, end: end + institute.length };
  const apart = APART.exec(after)?.[0];
  if (apart !== undefined)
    return { ...one, number: `${one.number}-${apart.slice(2)}`, end: end + apart.length };
  const below = /^[-/]\n[\p{Lu}\d][\p{Lu}\d./-]{0,24}(?![\p{Ll}])/u.exec(after)?.[0];
  if (below === undefined) return one;
  const isOfNextRow = after[below.length] === "\t" && isInLaterCell(passage, start);
  const next = isOfNextRow ? wrappedBelow(passage, end) : below.slice(2);
  if (next === undefined) return { ...one, confidence: Math.min(one.confidence, CUT_OFF) };
  const rest = `${below[0]}${next}`.replace(/[.,/-]+$/, "");
  return { ...one, number: one.number + rest, end: isOfNextRow ? end + 1 : end + below.length };
}

/** "TZU 26.0583 BRN": letters, few figures, and what is part of such a number, as labels print it; the name of an institute is none. */
const OF_LETTERS_AND_FIGURES = /^\p{Lu}{2,4} \d{2,4}[./-]\d{1,4}$/u;
const INSTITUTE = /^ (?!ISO|REV|LOT|REF|VOM|IFTH|HTTI|OETI|INCD)\p{Lu}{3,4}(?=[,.;)\n\t]|$)/u;
/** "2575-PSA-24- 00318": a line was broken behind its hyphen where the page was made, and no year or amount follows. */
const APART =
  /^-[ ](?!(?:19|20)\d{2}(?!\d))(?=[\p{Lu}\d]*\d{3})[\p{Lu}\d]{3,12}(?![\p{L}\d%]|[.,/-]\d|[ ]?(?:%|€|\p{Ll}{1,2}(?!\p{L})))/u;
/** How sure a number is whose end is not found. */
const CUT_OFF = 0.6;

/** Whether other cells stand before a place in its row. */
function isInLaterCell({ order, text }: Passage, at: number): boolean {
  return order === "rows" && text.slice(text.lastIndexOf("\n", at) + 1, at).includes("\t");
}

/** The one word that stands lower than its row, where the cell of a number that ends with a hyphen goes on: "RWS-88412-" over "CUI". */
function wrappedBelow(passage: Passage, end: number): string | undefined {
  const row = { passage, start: lineStart(passage, end), end: lineEnd(passage.text, end) };
  const number = wordsOf({ passage, start: end, end: end + 1 })[0];
  const lower = wordsOf(row).filter(({ y }) => number && y >= number.y + number.height / 2);
  const [only, ...more] = lower;
  return only && more.length === 0 && /^[\p{Lu}\d][\p{Lu}\d./-]{1,24}$/u.test(only.text)
    ? only.text
    : undefined;
}
