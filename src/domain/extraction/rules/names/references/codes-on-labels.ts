/** Numbers of articles on labels that are drawn as they will be sewn in: "NORDHALL" over "NH-4410" over the sizes and the shares. */
import type { Passage } from "../../../reading/passage.ts";
import { linesOf, type Place } from "../../kit/places.ts";
import { DRAWN_LABEL } from "../brands/in-heads.ts";
import { isNumberOnly } from "./codes.ts";

/** A name as labels have it. */
const NAME = /^\p{Lu}[\p{Lu} &'’.-]{2,29}$/u;
/** Letters and at least three figures, and none of what companies are registered by: "RN 148820", "CA 25117". */
const CODE = /^(?!(?:RN|CA|WPL)[ -]?\d{5})(?=.*\d{3})\p{Lu}{1,5}[-./]?\d[\p{Lu}\d./-]{2,15}$/u;
/** So many lines below it the shares of fibres begin at most. */
const SHARES_WITHIN = 8;
const SHARE = /\d ?%/;

/** The number right below the name that a label begins with. */
export function codesOnLabels(passage: Passage): Place[] {
  const { text, folded, order, reading } = passage;
  if (order !== "columns" || reading.page !== 1) return [];
  if (!DRAWN_LABEL.test(folded.split("\n", 2).join("\n"))) return [];
  const lines = linesOf(text);
  return lines.flatMap(({ line, start }, i): Place[] => {
    const name = lines[i - 1]?.line ?? "";
    if (!CODE.test(line) || !isNumberOnly(line) || !NAME.test(name)) return [];
    const below = lines.slice(i + 1, i + 1 + SHARES_WITHIN);
    return below.some((next) => SHARE.test(next.line)) ? [{ passage, start, end: start + line.length }] : [];
  });
}
