/** Shares in percent, as they are written. */
import { NUMBER, numberOf, PER_CENT } from "../kit/numbers.ts";

export const PERCENT = String.raw`(?:(?<!\d[.,/]?)(?<percent>${NUMBER})[ ]?(?:(?:(?:m|ma|gew|wt|mass|masse|massa|paino|vikt|vægt|vekt|hm|w)\.?[ ]?-?[ ]?)?%|${PER_CENT}(?!\p{L}))|(?:%|(?<!\p{L})yuzde)[ ]?(?<percent2>${NUMBER}))`;

/** That a page tells any share. */
export const TELLS_SHARES =
  /%|prozent|per ?cent|pour ?cent|por cient|por cento|procent|prosent|protsen|percent|szazalek|odstot|(?<!\p{L})posto|la suta|yuzde|процент|відсот|посто|одсто|на сто|τοισ εκατο/u;

/** What stands on either side of its sign. */
export function percentIn({ groups }: RegExpMatchArray): number {
  return numberOf(groups?.percent ?? groups?.percent2 ?? "");
}
