/** Shares of another article, whose number is made like the product's and stands right before them. */
import { CELL_END } from "../../../reading/passage.ts";
import { lineStart } from "../../kit/places.ts";
import type { Composition } from "../composition.ts";

/** "KL-0417", "TZ-ODA-140". */
const CODE =
  /(?<![\p{L}\d./-])(?=[\p{Lu}./-]{2,12}\d)(?:\p{Lu}{1,4}[-./])?\p{Lu}{1,4}[-./]?\d{2,6}(?:[-./][\p{Lu}\d]{1,4})*(?![\p{L}\d])/gu;
/** Characters from such a number to the shares. */
const REACH = 60;

/**
 * True where the number of the product is named before, with what that is made of below it: "Mittens KL-0431 (80 % wool)" on
 * a paper of the cap KL-0417. Two articles that both have their shares behind their numbers are two products.
 */
export function isOfOtherNumber(one: Composition, all: readonly Composition[]): boolean {
  const { passage, start, part } = one;
  const code = part === "" ? codeBefore(one) : undefined;
  if (code === undefined) return false;
  const own = firstLike(code, passage.text.slice(0, start));
  if (!own || own[0] === code) return false;
  const between = all.filter(
    (other) => other.passage === passage && other.start > own.index && other.end < start,
  );
  return between.length > 0 && between.every((other) => codeBefore(other) === undefined);
}

/** The first number of a text that is made like another one. */
function firstLike(code: string, text: string): RegExpExecArray | undefined {
  const form = formOf(code);
  for (const match of text.matchAll(CODE)) if (formOf(match[0]) === form) return match;
  return undefined;
}

/** The number that stands before shares in their cell and sentence. */
function codeBefore({ passage, start }: Composition): string | undefined {
  const before = passage.text.slice(Math.max(lineStart(passage, start), start - REACH), start);
  if (before.includes(CELL_END)) return undefined;
  const last = [...before.matchAll(CODE)].at(-1);
  return last && !/[.;]\s/.test(before.slice(last.index + last[0].length)) ? last[0] : undefined;
}

/** Where a number has letters, figures and signs. */
function formOf(code: string): string {
  return code.replace(/\p{Lu}/gu, "A").replace(/\d/g, "0");
}
