/**
 * Patterns with long lists of words, made when they are first needed, and in a reader of those words alone that its document may have
 * (`shortened-patterns.ts`): to put the words of thirty languages together takes as long as to look for them.
 */
import { folded } from "../folded.ts";
import type { Passage } from "../reading/passage.ts";
import { mayHaveWord } from "../shortened-patterns.ts";
import { alternatives } from "./found.ts";

export interface Worded {
  /** The pattern, for whatever stands in the document; where it cannot match there, one that matches nothing. */
  pattern(): RegExp;
}

/** Lists of words parted by commas, as alternatives of a pattern. */
export interface Alternatives {
  /** What a match cannot do without. */
  oneOf(...lists: readonly string[]): string;
  /** What a match may have. */
  maybe(...lists: readonly string[]): string;
  /** One of several patterns of a list each, which a match cannot do without; those of whose words none stands are left out. */
  either(...each: readonly Branch[]): string;
  /** The words of a list that may stand in the text, folded and parted by commas. */
  standing(list: string): string;
}

/** A list of words, and the pattern that has their alternatives. */
export type Branch = readonly [list: string, pattern: (words: string) => string];

/** Matches nothing. */
const NEVER = "(?!)";

/** @param source the text of the pattern, of words that its alternatives are made of; asked for when it is first needed */
export function worded(flags: string, source: (words: Alternatives) => string): Worded {
  let made: RegExp | undefined;
  return {
    pattern() {
      made ??= patternOfWords(flags, source, standing);
      return made;
    },
  };
}

/**
 * The pattern of those words that may stand in a document; where it cannot match there, one that matches nothing.
 * @param standing those of a list
 */
export function patternOfWords(
  flags: string,
  source: (words: Alternatives) => string,
  standing: (list: string) => string,
): RegExp {
  let canMatch = true;
  const maybe = (...lists: readonly string[]) => alternatives(...lists.map(standing)) || NEVER;
  const oneOf = (...lists: readonly string[]) => {
    const found = maybe(...lists);
    canMatch &&= found !== NEVER;
    return found;
  };
  const either = (...each: readonly Branch[]) => {
    const left = each.flatMap(([list, pattern]) => {
      const words = maybe(list);
      return words === NEVER ? [] : [pattern(`(?:${words})`)];
    });
    canMatch &&= left.length > 0;
    return `(?:${left.join("|")})`;
  };
  const text = source({ oneOf, maybe, either, standing });
  return new RegExp(canMatch ? text : NEVER, flags);
}

/** Every match in the folded text of a passage. The pattern has the flag `g`. */
export function matches(passage: Passage, words: Worded): Iterable<RegExpExecArray> {
  return passage.folded.matchAll(words.pattern());
}

/** Words with signs of patterns are patterns themselves; brackets within words stand for themselves. */
const PATTERN = /[[\]{}?*+|\\^$(]/;
const known = new Map<string, string>();

/** The words of a list that may stand in the document; several patterns have the same list. */
function standing(list: string): string {
  let words = known.get(list);
  if (words === undefined) {
    words = wordsOf(list, mayHaveWord);
    known.set(list, words);
  }
  return words;
}

/** Words of a list, folded, that may stand somewhere, and those of which that is not known. */
export function wordsOf(list: string, mayHave: (word: string) => boolean): string {
  return folded(list)
    .split(",")
    .filter((word) => mayHave(word) || PATTERN.test(word))
    .join(",");
}
