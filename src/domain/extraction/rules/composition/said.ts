/** Patterns of words in many languages, as they stand before shares or behind them. */

/** Tells whether something is said in a text; as a pattern does. */
export interface Said {
  test(text: string): boolean;
}

/**
 * Whole words, and what has to follow them.
 * @param alternatives of a pattern, parted by bars
 */
export function words(alternatives: string, rest = ""): RegExp {
  return new RegExp(String.raw`(?<!\p{L})(?:${alternatives})(?!\p{L})${rest}`, "u");
}

/** The rest of a label, up to its shares: "target market: EU" says nothing of what stands beside it. */
export const TO_SHARES = String.raw`[^:\t%]{0,40}[:\t]{0,2}\s*$`;
