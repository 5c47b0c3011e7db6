import type { Passage } from "../../../reading/passage.ts";
import { NUMBER, numberOf } from "../../kit/numbers.ts";
import { lineBefore, type Place, placeOf, sharesWords } from "../../kit/places.ts";
import { fibreCalled } from "../fibres/fibres.ts";
import { areWhole } from "../fibres/shares.ts";
import { isOfNoProduct } from "../others/no-product.ts";
import { isOfOther } from "../others/of-others.ts";
import { partAtEnd } from "./components.ts";
import { WARP, WEFT, YARN } from "./part-names.ts";

/** Parts that are also made of other things than fibres. */
const NOT_OF_FIBRES: ReadonlySet<string> = new Set([
  "",
  "coating",
  "sole",
  "insole",
  "upper",
  "elastic",
  YARN,
  WARP,
  WEFT,
]);

const SHARE_WITH_WORDS = String.raw`${NUMBER}[ ]?%[ ]?(?:\p{L}[\p{L}'-]+[ ]?){1,4}`;
/** Shares one after the other, each followed by words. */
const LISTED = new RegExp(
  String.raw`(?<![\d.,])${SHARE_WITH_WORDS}(?:[,;/+&-]?[ ]?${SHARE_WITH_WORDS})*`,
  "gu",
);
const PERCENTS = new RegExp(`${NUMBER}(?=[ ]?%)`, "gu");
/** What is said of something beside what it is made of: "lining 100 % recycled". */
const NOT_NAMED =
  /^[\d.,]+[ ]?%[ ]?(?:recyc|recikl|organi|vegan|waterproof|wasserdicht|(?:bio|natural|wind|larger|more|mehr|plus|off|discount|rabatt|remise|sconto|of|von|de|des|der|di|del|van|test|pass|ok|tolerance|shrinkage)(?!\p{L}))/u;

/** "95/5 CO/FL": a short notation with a code that is none, as a picture may have it. */
const CODED =
  /(?<![\d/])(?<percents>\d{1,2}(?:\/\d{1,2}){1,3})[ ]?%?[ ](?<codes>\p{Lu}{2,3}(?:\/\p{Lu}{2,3}){1,3})(?![\p{L}\d/])/gu;

function hasUnreadCode(passage: Passage, read: readonly Place[]): boolean {
  return [...passage.text.matchAll(CODED)].some((match) => {
    const percents = match.groups?.percents?.split("/").map(Number) ?? [];
    const codes = match.groups?.codes?.split("/") ?? [];
    const place = { passage, ...placeOf(match) };
    return (
      codes.length === percents.length &&
      codes.some((code) => fibreCalled(code) !== undefined) &&
      areWhole(percents) &&
      !isOfOther(place) &&
      !read.some((one) => sharesWords(one, place))
    );
  });
}

/**
 * True where a part has shares that make a whole, of something that is not known: what is known is no whole product.
 * @param read places of all compositions of the document
 * @param parts that the product's compositions are of
 */
export function hasUnreadPart(
  passages: readonly Passage[],
  read: readonly Place[],
  parts: readonly string[],
): boolean {
  return passages.some(
    (passage) =>
      hasUnreadCode(passage, read) ||
      [...passage.folded.matchAll(LISTED)].some((match) => {
        const place = { passage, ...placeOf(match) };
        const part = partAtEnd(lineBefore(place));
        if (part === undefined || part === null || NOT_OF_FIBRES.has(part)) return false;
        if (NOT_NAMED.test(match[0]) || parts.some((one) => one.includes(part))) return false;
        const percents = [...match[0].matchAll(PERCENTS)].map(([percent]) => numberOf(percent));
        if (!areWhole(percents)) return false;
        return !isOfNoProduct(place) && !isOfOther(place) && !read.some((one) => sharesWords(one, place));
      }),
  );
}
