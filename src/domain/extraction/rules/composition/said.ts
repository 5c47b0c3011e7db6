/** Patterns of words in many languages, as they stand before shares or behind them. */

/** Whole words, and what has to follow them. */
export function words(alternatives: string, rest = ""): RegExp {
  return new RegExp(String.raw`(?<!\p{L})(?:${alternatives})(?!\p{L})${rest}`, "u");
}

/** The rest of a label, up to its shares: "target market: EU" says nothing of what stands beside it. */
export const TO_SHARES = String.raw`[^:\t%]{0,40}[:\t]{0,2}\s*$`;
