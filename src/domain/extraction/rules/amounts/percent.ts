/** Shares in percent, as they are written. */
import { NUMBER, numberOf, PER_CENT } from "../numbers.ts";

export const PERCENT = String.raw`(?:(?<!\d[.,/]?)(?<percent>${NUMBER})[ ]?(?:(?:(?:m|ma|gew|wt|mass|masse|massa|paino|vikt|vægt|vekt|hm|w)\.?[ ]?-?[ ]?)?%|${PER_CENT}(?!\p{L}))|%[ ]?(?<percent2>${NUMBER}))`;

/** What stands on either side of its sign. */
export function percentIn({ groups }: RegExpMatchArray): number {
  return numberOf(groups?.percent ?? groups?.percent2 ?? "");
}
