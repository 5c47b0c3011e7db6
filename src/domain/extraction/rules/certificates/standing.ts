/** A long pattern of sayings in many languages, of which a text has next to none: made of those alone that may stand in it. */

import { neededLetters } from "../composition/needed-letters.ts";
import type { Said } from "../composition/said.ts";

/** Most patterns that are kept; a paper speaks one language or two. */
const MOST = 200;

interface Saying {
  pattern: string;
  /** Letters without which it cannot match. */
  needed: string;
}

/** @param alternatives of a pattern for whole words, parted by bars */
export function sayings(alternatives: string): Said {
  let all: readonly Saying[] | undefined;
  const made = new Map<string, RegExp>();
  return {
    test(text) {
      all ??= partsOf(alternatives).map((pattern) => ({ pattern, needed: neededLetters(pattern)[0] ?? "" }));
      const standing = all.filter(({ needed }) => text.includes(needed)).map(({ pattern }) => pattern);
      if (standing.length === 0) return false;
      const source = `(?<!\\p{L})(?:${standing.join("|")})(?!\\p{L})`;
      let pattern = made.get(source);
      if (!pattern) {
        if (made.size >= MOST) made.clear();
        pattern = new RegExp(source, "u");
        made.set(source, pattern);
      }
      return pattern.test(text);
    },
  };
}

/** The alternatives of a pattern, without those within brackets. */
function partsOf(pattern: string): string[] {
  const parts: string[] = [];
  let depth = 0;
  let from = 0;
  for (let at = 0; at < pattern.length; at++) {
    const sign = pattern[at];
    if (sign === "\\") at++;
    else if (sign === "(" || sign === "[") depth++;
    else if (sign === ")" || sign === "]") depth--;
    else if (sign === "|" && depth === 0) {
      parts.push(pattern.slice(from, at));
      from = at + 1;
    }
  }
  return [...parts, pattern.slice(from)];
}
