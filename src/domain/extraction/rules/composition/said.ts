/** Patterns of words in many languages, as they stand before shares or behind them. */

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

/** For each alternative letters that it cannot do without; of one that has none, the empty text, which is in every one. */
function neededLetters(alternatives: string): string[] {
  return [...new Set(apart(alternatives).map(lettersOf))];
}

/** The alternatives of a pattern, without those within brackets. */
function apart(alternatives: string): string[] {
  const each = [""];
  let depth = 0;
  for (const sign of alternatives.match(/\\.|./gsu) ?? []) {
    if (sign === "(") depth++;
    if (sign === ")") depth--;
    if (sign === "|" && depth === 0) each.push("");
    else each[each.length - 1] += sign;
  }
  return each;
}

/** Brackets and classes with what is in them, classes by name, and what stands for any number of one letter. */
const NO_LETTERS = /\[[^\]]*\]|\\[pP]\{[^}]*\}|\\./gu;
const INNERMOST = /\([^()]*\)/gu;
const FEWER = /.?(?:[?*]|\{[^}]*\})/gu;

/** The longest letters in a row that an alternative cannot do without, with blanks; none where there are no such. */
function lettersOf(alternative: string): string {
  let left = alternative.replace(NO_LETTERS, "\t");
  for (let before = ""; left !== before; ) {
    before = left;
    left = left.replace(INNERMOST, "\t");
  }
  const runs = left.replace(FEWER, "\t").split(/[^\p{L} '’-]/u);
  return runs.reduce((longest, run) => (run.length > longest.length ? run : longest), "");
}

/** The rest of a label, up to its shares: "target market: EU" says nothing of what stands beside it. */
export const TO_SHARES = String.raw`[^:\t%]{0,40}[:\t]{0,2}\s*$`;
