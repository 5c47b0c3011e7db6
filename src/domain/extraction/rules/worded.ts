/**
 * Patterns with long lists of words, made of those words alone that a document has: it speaks one language or two, and
 * to build a pattern of the words of twenty takes longer than everything that is then looked for.
 */
import { folded } from "../folded.ts";
import type { Passage } from "../reading/passage.ts";
import { neededLetters } from "./composition/needed-letters.ts";
import { alternatives } from "./found.ts";

export interface Worded {
  /** The pattern for a passage and what stands on the same page; undefined where it cannot match. */
  in(passage: Passage): RegExp | undefined;
  /** The pattern for any text. */
  whole(): RegExp;
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

/** A pattern that is built again so often has to do with many pages, and is built of all words then. */
const MOST_BUILDS = 4;
/** Matches nothing. */
const NEVER = "(?!)";

/** @param source the text of the pattern, of words that its alternatives are made of */
export function worded(flags: string, source: (words: Alternatives) => string): Worded {
  const lists = new Set<List>();
  let pattern: RegExp | undefined;
  let known = -1;
  let builds = 0;
  let all: RegExp | undefined;
  return {
    in(passage) {
      const grams = gramsOf(passage);
      for (const list of lists) look(list, grams);
      if (known === standingIn(lists)) return pattern;
      if (++builds > MOST_BUILDS) for (const list of lists) takeAll(list);
      let canMatch = true;
      const standing = (text: string) => {
        const list = listOf(text);
        lists.add(list);
        look(list, grams);
        return [...list.standing].join(",");
      };
      const maybe = (...texts: readonly string[]) => alternatives(...texts.map(standing)) || NEVER;
      const oneOf = (...texts: readonly string[]) => {
        const found = maybe(...texts);
        canMatch &&= found !== NEVER;
        return found;
      };
      const either = (...each: readonly Branch[]) => {
        const found = branches(each, maybe);
        canMatch &&= found !== NEVER;
        return found;
      };
      const text = source({ oneOf, maybe, either, standing });
      pattern = canMatch ? new RegExp(text, flags) : undefined;
      known = standingIn(lists);
      return pattern;
    },
    whole() {
      const either = (...each: readonly Branch[]) => branches(each, alternatives);
      all ??= new RegExp(
        source({ oneOf: alternatives, maybe: alternatives, either, standing: folded }),
        flags,
      );
      return all;
    },
  };
}

function branches(each: readonly Branch[], standing: (list: string) => string): string {
  const left = each.flatMap(([list, pattern]) => {
    const words = standing(list);
    return words === NEVER ? [] : [pattern(`(?:${words})`)];
  });
  return left.length > 0 ? `(?:${left.join("|")})` : NEVER;
}

/** Every match in the folded text of a passage. The pattern has the flag `g`. */
export function matches(passage: Passage, pattern: Worded): Iterable<RegExpExecArray> {
  const made = pattern.in(passage);
  return made ? passage.folded.matchAll(made) : [];
}

interface List {
  words: readonly string[];
  /** The letters that each of them cannot do without. */
  needed: readonly string[];
  /** Those that some text has had, in the order of the list. */
  standing: ReadonlySet<string>;
  /** All of them are standing, without being looked for. */
  isTaken: boolean;
  looked: WeakSet<Uint8Array>;
}

const known = new Map<string, List>();

function listOf(text: string): List {
  let list = known.get(text);
  if (!list) {
    const words = folded(text).split(",");
    // Words with signs of patterns are patterns themselves.
    const needed = PATTERN.test(text)
      ? words.map((word) => (PATTERN.test(word) ? lettersOf(word) : word))
      : words;
    list = { words, needed, standing: new Set(), isTaken: false, looked: new WeakSet() };
    known.set(text, list);
  }
  return list;
}

/** Brackets within words stand for themselves. */
function lettersOf(word: string): string {
  const needed = word.includes("(") ? [] : neededLetters(word);
  return needed.length === 1 ? (needed[0] as string) : "";
}

function look(list: List, grams: Uint8Array): void {
  if (list.isTaken || list.looked.has(grams)) return;
  list.looked.add(grams);
  const { words, needed, standing } = list;
  const now = new Set(words.filter((word, i) => mayStand(needed[i] as string, grams) || standing.has(word)));
  if (now.size > standing.size) list.standing = now;
}

function takeAll(list: List): void {
  list.standing = new Set(list.words);
  list.isTaken = true;
}

function standingIn(lists: ReadonlySet<List>): number {
  let count = 0;
  for (const list of lists) count += list.standing.size;
  return lists.size > 0 ? count : -2;
}

/** Three letters in a row are told from others by a number of so many bits, mostly. */
const GRAM_BITS = 14;
const BLANK = 0x20;
const PATTERN = /[[\]{}?*+|\\^$]/;

const gramsByPassage = new WeakMap<Passage, Uint8Array>();
/** Those of the passage that was looked through last. */
let latest: Uint8Array | undefined;

/**
 * Which letters stand in a row, by threes. A page in its other order has the same words: it shares those of the first, so that
 * no list is looked through for it again.
 */
function gramsOf(passage: Passage): Uint8Array {
  let grams = gramsByPassage.get(passage);
  if (!grams) {
    grams = new Uint8Array(1 << GRAM_BITS);
    const { folded: text } = passage;
    let hasOthers = latest === undefined;
    let one = BLANK;
    let two = BLANK;
    for (let i = 0; i < text.length; i++) {
      const three = text.charCodeAt(i);
      if (one > BLANK && two > BLANK && three > BLANK) {
        const at = gram(one, two, three);
        grams[at] = 1;
        hasOthers ||= latest?.[at] === 0;
      }
      one = two;
      two = three;
    }
    if (hasOthers || !latest) latest = grams;
    else grams = latest;
    gramsByPassage.set(passage, grams);
  }
  return grams;
}

function gram(one: number, two: number, three: number): number {
  return (one * 961 + two * 31 + three) & ((1 << GRAM_BITS) - 1);
}

/** False where some of these letters stand nowhere in a row. What a blank stands for in a pattern may lack in the text. */
function mayStand(letters: string, grams: Uint8Array): boolean {
  let one = BLANK;
  let two = BLANK;
  for (let i = 0; i < letters.length; i++) {
    const three = letters.charCodeAt(i);
    if (one > BLANK && two > BLANK && three > BLANK && grams[gram(one, two, three)] === 0) return false;
    one = two;
    two = three;
  }
  return true;
}
