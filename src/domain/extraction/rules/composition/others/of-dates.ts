/** Shares that hold until a day, beside those that hold after it: "Shell: 94 % polyester (until 03/2026)". */
import { UNTIL_DAY } from "../../kit/days.ts";
import { lineBefore, type Place, sharesWords } from "../../kit/places.ts";
import { labelBefore } from "../surroundings.ts";

/** Characters behind shares in which it is said. */
const BEHIND = 60;
const SAID_BEHIND = new RegExp(
  String.raw`^(?:[ \n]?\([^()%\d]{0,15}|,[ \n][^,()%\d]{0,15}|[ ]|\t)(?<!\p{L})${UNTIL_DAY}`,
  "u",
);
const SAID_BEFORE = new RegExp(String.raw`${UNTIL_DAY}[)\]]?[ ]?[:\t–-]{0,2}\s*$`, "u");

/** True where others of the same part are told without such a day. */
export function isUntilDay<Told extends Place>(one: Told, ofPart: () => readonly Told[]): boolean {
  if (!saysUntil(one)) return false;
  return ofPart().some((other) => other !== one && !sharesWords(other, one) && !saysUntil(other));
}

function saysUntil(place: Place): boolean {
  const { passage, end } = place;
  return (
    SAID_BEHIND.test(passage.folded.slice(end, end + BEHIND)) ||
    [labelBefore(place), lineBefore(place)].some((said) => SAID_BEFORE.test(said))
  );
}
