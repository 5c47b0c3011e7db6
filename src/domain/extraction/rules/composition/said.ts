/** Patterns of words in many languages, as they stand before shares or behind them. */

import { neededLetters } from "./needed-letters.ts";

/** Tells whether something is said in a text; as a pattern does. */
export interface Said {
  test(text: string): boolean;
}

/**
 * Whole words, and what has to follow them. A paper says next to none of what is asked for, and to build the pattern takes
 * longer than everything else: so letters that each alternative has to have are looked for first.
 * @param alternatives of a pattern, parted by bars
 */
export function words(alternatives: string, rest = ""): Said {
  let letters: readonly string[] | undefined;
  let pattern: RegExp | undefined;
  return {
    test(text) {
      letters ??= neededLetters(alternatives);
      if (!letters.some((run) => text.includes(run))) return false;
      pattern ??= new RegExp(String.raw`(?<!\p{L})(?:${alternatives})(?!\p{L})${rest}`, "u");
      return pattern.test(text);
    },
  };
}

/** The rest of a label, up to its shares: "target market: EU" says nothing of what stands beside it. */
export const TO_SHARES = String.raw`[^:\t%]{0,40}[:\t]{0,2}\s*$`;
