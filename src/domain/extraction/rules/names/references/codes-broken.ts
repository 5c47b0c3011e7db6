/** Numbers of articles that are broken in a narrow column, behind a hyphen of their own: "KW-220-" over "JOD". */
import type { Passage } from "../../../reading/passage.ts";
import type { Found } from "../../kit/found.ts";

/** A line of nothing but the begin of a number, and one of nothing but its rest. */
const BROKEN =
  /(?<=^|\n)(?=[^\n]*\d{2})(?:\p{Lu}[\p{Lu}\d]{0,7}[-/.])(?:[\p{Lu}\d]{1,10}[-/.])*(?<=[-/])\n(?:[\p{Lu}\d]{1,10})(?=\n|$)/gu;
/** How sure a number is that nothing but its place in a table tells. */
const IN_COLUMN = 0.85;

/** The numbers that are broken so, of which there is one on a paper about one product. */
export function brokenCodes(passages: readonly Passage[]): Found[] {
  return passages
    .filter(({ order }) => order === "columns")
    .flatMap((passage) =>
      [...passage.text.matchAll(BROKEN)].map((match): Found => {
        const place = { start: match.index, end: match.index + match[0].length };
        const value = match[0].replace("\n", "");
        return { field: "reference", value, confidence: IN_COLUMN, passage, ...place };
      }),
    );
}

/** Numbers, with those as a whole of which one tells but the begin. */
export function withoutBreaks(found: readonly Found[], broken: readonly Found[]): Found[] {
  return found.flatMap((one) => {
    const begin = String(one.value);
    const whole = broken.find(
      ({ value }) => value !== begin && String(value).startsWith(begin) && begin.length > 3,
    );
    return whole ? [{ ...whole, confidence: one.confidence }] : [one];
  });
}
