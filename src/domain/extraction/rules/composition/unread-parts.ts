import type { Passage } from "../../reading/passage.ts";
import { ONE_WAY, partAtEnd, YARN } from "../components.ts";
import { NUMBER, numberOf } from "../numbers.ts";
import { lineBefore, type Place, placeOf, sharesWords } from "../places.ts";
import { isOfNoProduct } from "./no-product.ts";
import { isOfOther } from "./of-others.ts";
import { areWhole } from "./shares.ts";

/** Parts that are also made of other things than fibres. */
const NOT_OF_FIBRES: ReadonlySet<string> = new Set([
  "",
  "coating",
  "sole",
  "insole",
  "upper",
  "elastic",
  YARN,
  ONE_WAY,
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
  return passages.some((passage) =>
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
