/** Shares that hold until a day, beside those that hold after it: "Shell: 94 % polyester (until 03/2026)". */
import { SINCE_DAY, UNTIL_DAY } from "../../kit/days.ts";
import { lineBefore, type Place, sharesWords } from "../../kit/places.ts";
import type { Composition } from "../composition.ts";
import { labelBefore } from "../surroundings.ts";

/** Characters behind shares in which it is said. */
const BEHIND = 60;
const SAID_BEHIND = new RegExp(
  String.raw`^(?:[ \n]?\([^()%\d]{0,15}|,[ \n][^,()%\d]{0,15}|[ ]|\t)(?<!\p{L})${UNTIL_DAY}`,
  "u",
);
/** Right before shares, or before the name of their part: "Until 03/2026: shell 94 % polyester". */
const SAID_BEFORE = new RegExp(
  String.raw`${UNTIL_DAY}[)\]]?[ ]?[:\t–-]{0,2}\s*(?:\p{L}[^:.;%\d\n\t]{1,30})?$`,
  "u",
);
/** From shares to those that follow them: "94 % polyester; from 04/2026: 92 % polyester". */
const SINCE = String.raw`^[;,.]?[ \n]\(?${SINCE_DAY}`;
const LEADS_TO_NEXT = new RegExp(SINCE, "u");
const SUCCEEDED = new RegExp(String.raw`${SINCE}\)?[ ]?:?[ ]?$`, "u");

/** True where others of the same part are told without such a day. */
export function isUntilDay(one: Composition, ofPart: () => readonly Composition[]): boolean {
  const isSucceeded = (other: Composition) => isNext(one, other) && SUCCEEDED.test(between(one, other));
  if (!saysUntil(one)) {
    const behind = one.passage.folded.slice(one.end, one.end + BEHIND);
    return LEADS_TO_NEXT.test(behind) && ofPart().some(isSucceeded);
  }
  return ofPart().some((other) => other !== one && !sharesWords(other, one) && !saysUntil(other));
}

/** What follows other shares with nothing but a day between is of their part. */
export function withSuccessors(all: readonly Composition[]): Composition[] {
  const told: Composition[] = [];
  for (const one of all) {
    const last = told.at(-1);
    const isOfLast = last && isNext(last, one) && one.part === "" && SUCCEEDED.test(between(last, one));
    told.push(isOfLast ? { ...one, part: last.part } : one);
  }
  return told;
}

function isNext(one: Composition, other: Composition): boolean {
  return other.passage === one.passage && other.start > one.end && other.start - one.end < BEHIND;
}

function between({ passage, end }: Composition, { start }: Composition): string {
  return passage.folded.slice(end, start);
}

function saysUntil(place: Place): boolean {
  const { passage, end } = place;
  return (
    SAID_BEHIND.test(passage.folded.slice(end, end + BEHIND)) ||
    [labelBefore(place), lineBefore(place)].some((said) => SAID_BEFORE.test(said))
  );
}
