/**
 * Patterns with long lists of words, made when they are first needed, and in a reader of those words alone that its document may have
 * (`shortened-patterns.ts`): to put the words of thirty languages together takes as long as to look for them.
 */
import type { Passage } from "../../reading/passage.ts";
import { shortenedSource, standing } from "../../shortened-patterns.ts";
import { alternatives } from "./found.ts";

export interface Worded {
  /** The pattern, for whatever stands in the document; where it cannot match there, one that matches nothing. */
  pattern(): RegExp;
}

/**
 * Lists of words parted by commas, as alternatives of a pattern. Each is told by a sign until the pattern is made, in which nothing can
 * be replaced, and needs a group of its own.
 */
export interface Alternatives {
  /** What a match cannot do without. */
  oneOf(...lists: readonly string[]): string;
  /** What a match may have. */
  maybe(...lists: readonly string[]): string;
  /** One of several patterns of a list each, which a match cannot do without; those of whose words none stands are left out. */
  either(...each: readonly Branch[]): string;
}

/** A list of words, and the pattern that has their alternatives. */
export type Branch = readonly [list: string, pattern: (words: string) => string];

/** What a pattern with lists is made of. */
type Wording = readonly [flags: string, source: (words: Alternatives) => string];

/** What is left of a list, or of a text, in a document. */
type Shorten = (text: string) => string;

/** Matches nothing. */
const NEVER = "(?!)";

/**
 * In a pattern whose lists differ from document to document: the first of the signs for its lists, and of those for patterns of lists,
 * in which names may be told. They are for private use, so no letters.
 */
const [FIRST_LIST, FIRST_OF_PATTERNS] = [0xe000, 0xe800];
const STAND_INS = /[\uE000-\uEFFF]/g;
/** A sign for one of these, and one for a pattern of lists. */
export const STAND_IN = /[\uE000-\uEFFF]/;
export const OF_PATTERNS = /[\uE800-\uEFFF]/;

/** All that there are: the build tells what can be left out of them (`scripts/pattern-sources.ts`). */
export const WORDINGS: Wording[] = [];

/** @param source the text of the pattern, of words that its alternatives are made of; asked for when it is first needed */
export function worded(...wording: Wording): Worded {
  WORDINGS.push(wording);
  let made: RegExp | undefined;
  return {
    pattern() {
      made ??= patternOfWords(wording, standing, shortenedSource);
      return made;
    },
  };
}

/**
 * The pattern of those words that may stand in a document; where it cannot match there, one that matches nothing.
 * @param standing those of a list
 * @param shortened what is left of a pattern that has a sign in place of each of its lists
 */
export function patternOfWords([flags, source]: Wording, standing: Shorten, shortened: Shorten): RegExp {
  let canMatch = true;
  const lists: string[] = [];
  const patterns: string[] = [];
  const listOf = (...each: readonly string[]) => {
    const words = alternatives(...each.map(standing));
    const at = String.fromCharCode(FIRST_LIST + lists.push(words || NEVER) - 1);
    return { at, canStand: words !== "" };
  };
  const filled = (text: string) =>
    shortened(text).replace(STAND_INS, (at) => {
      const code = at.charCodeAt(0);
      const told = code < FIRST_OF_PATTERNS ? lists[code - FIRST_LIST] : patterns[code - FIRST_OF_PATTERNS];
      return told as string;
    });
  const maybe = (...each: readonly string[]) => listOf(...each).at;
  const oneOf = (...each: readonly string[]) => {
    const { at, canStand } = listOf(...each);
    canMatch &&= canStand;
    return at;
  };
  const either = (...each: readonly Branch[]) => {
    const left = each
      .map(([list, pattern]) => ({ ...listOf(list), pattern }))
      .filter(({ canStand }) => canStand)
      .map(({ at, pattern }) => filled(pattern(`(?:${at})`)));
    canMatch &&= left.length > 0;
    return `(?:${String.fromCharCode(FIRST_OF_PATTERNS + patterns.push(left.join("|")) - 1)})`;
  };
  const text = source({ oneOf, maybe, either });
  return new RegExp(canMatch ? filled(text) : NEVER, flags);
}

/** Every match in the folded text of a passage. The pattern has the flag `g`. */
export function matches(passage: Passage, words: Worded): Iterable<RegExpExecArray> {
  return passage.folded.matchAll(words.pattern());
}
