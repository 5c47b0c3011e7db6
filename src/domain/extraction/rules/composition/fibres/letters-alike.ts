/** What a word may be that a picture has with letters taken for others of their shape. */

/** An "ü" has the dots of two letters. */
const DOTTED = [["ii", "u"]] as const;
const ALIKE = [
  ...DOTTED,
  ["i", "l"],
  ["l", "i"],
  ["rn", "m"],
  ["t", "l"],
  ["f", "l"],
  ["i", "t"],
  ["c", "e"],
  ["e", "c"],
  // The sign over an "ă", and a "v" whose strokes were counted twice.
  ["aa", "a"],
  ["vw", "v"],
] as const;
/** Shortest word that is no other word of its language with a letter taken for one alike. */
const LEAST_ALIKE = 5;

/** The words that a folded one may be: each with one letter as it was meant, or with all of a kind. */
export function wordsAlike(text: string): string[] {
  return withLetters(text, text.length >= LEAST_ALIKE ? ALIKE : DOTTED);
}

/** Those in which two letters are one with dots: that is no other word of any language. */
export function wordsWithDots(text: string): string[] {
  return withLetters(text, DOTTED);
}

/** What the first of some words means that means anything. */
export function firstKnown<Meaning>(
  words: readonly string[],
  meaningOf: (word: string) => Meaning | undefined,
): Meaning | undefined {
  for (const word of words) {
    const meaning = meaningOf(word);
    if (meaning !== undefined) return meaning;
  }
  return undefined;
}

function withLetters(text: string, letters: readonly (readonly [taken: string, meant: string])[]): string[] {
  return letters.flatMap(([taken, meant]) => {
    const parts = text.split(taken);
    const each = parts.slice(1).map((_, i) => {
      return parts.slice(0, i + 1).join(taken) + meant + parts.slice(i + 1).join(taken);
    });
    return parts.length > 2 ? [...each, parts.join(meant)] : each;
  });
}
