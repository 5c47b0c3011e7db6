/**
 * Patterns without what cannot stand in a document. Those of the rules have the words of thirty languages, a document has those of one
 * or two, and to compile what is found nowhere takes longer than all that is looked for. A process that reads one document
 * loads its rules behind the pages, and has them made of what stands there (decision 0105).
 *
 * The build has the patterns of the rules come through `patternOf`, and plans of them made (`scripts/pattern-plans.ts`):
 * for each alternative up to four letters that it cannot do without. Sources that run as they are have whole patterns.
 */
import { readEmbedded } from "../../platform/embedded.ts";
import { folded } from "./folded.ts";
import { codesOf, type LettersInRows } from "./letters-in-rows.ts";

/** The file of the plans. */
export const PLANS = "pattern-plans";
/** Matches nothing. */
const NEVER = "(?!)";

/** What is known of a process that reads one document. */
let shortening: { letters: LettersInRows; plans: Plans } | undefined;

/** Has all patterns that are made from now on be made of what may stand in a document with these letters. */
export function shortenPatternsFor(letters: LettersInRows): void {
  // Sources that run as they are make theirs themselves.
  if (Bun.isStandaloneExecutable) shortening = { letters, plans: new Plans(readEmbedded(PLANS)) };
}

/** Words with signs of patterns are patterns themselves; brackets within words stand for themselves. */
const PATTERN_SIGN = /[[\]{}?*+|\\^$(]/g;
const known = new Map<string, string>();

/** The words of a list that may stand in the document, folded and parted by commas; several patterns have the same list. */
export function standing(list: string): string {
  let words = known.get(list);
  if (words === undefined) {
    words = shortening ? wordsOf(list, shortening.letters) : folded(list);
    known.set(list, words);
  }
  return words;
}

/** Names of a list that may stand in the document, folded and parted by commas; in a picture they may stand with other letters. */
export function namesStanding(list: string): string {
  return shortening && !shortening.letters.areOfPictures
    ? // The star of a name is no pattern.
      wordsOf(list, shortening.letters, false)
    : folded(list);
}

/** Names of a list, parted by ends of lines, whose first letters may stand in the document: words in another case have these in common. */
export function namesBegun(list: string, first: number): string[] {
  const names = list.split("\n");
  if (!shortening || shortening.letters.areOfPictures) return names;
  const { letters } = shortening;
  const codes = codesOf(list);
  let next = 0;
  return names.filter((name) => {
    const start = next;
    next += name.length + 1;
    return letters.mayHaveAll(codes, start, start + Math.min(first, name.length));
  });
}

/** Words of a list that may stand in a document of these letters, and those of which that is not known. */
export function wordsOf(list: string, letters: LettersInRows, mayBePatterns = true): string {
  // Thousands of words are asked for in each document: few of them are kept.
  const small = folded(list);
  let sign = mayBePatterns ? signFrom(small, 0) : small.length;
  const codes = codesOf(small);
  const words: string[] = [];
  for (let start = 0; start <= small.length; ) {
    const comma = small.indexOf(",", start);
    const end = comma < 0 ? small.length : comma;
    if (sign < start) sign = signFrom(small, start);
    if (sign < end || letters.mayHaveAll(codes, start, end)) words.push(small.slice(start, end));
    start = end + 1;
  }
  return words.join(",");
}

/** Where the first sign of a pattern stands from a place on; the end of a text without. */
function signFrom(text: string, start: number): number {
  PATTERN_SIGN.lastIndex = start;
  return PATTERN_SIGN.test(text) ? PATTERN_SIGN.lastIndex - 1 : text.length;
}

/** Of patterns that are shortened what they are whole. */
const wholes = new Map<RegExp, string>();

/** What stands in place of `new RegExp` in the rules of the executable. */
export function patternOf(source: string | RegExp, flags?: string): RegExp {
  if (typeof source !== "string") return new RegExp(source, flags);
  const short = shortenedSource(source);
  const pattern = new RegExp(short, flags);
  if (short !== source) wholes.set(pattern, source);
  return pattern;
}

/** What stands in place of the property `source` there: other patterns are made of it, and are known by all that they have. */
export function sourceOf(pattern: RegExp): string {
  return wholes.get(pattern) ?? pattern.source;
}

/** What may stand in the document of a pattern; the whole of one that has no plan. */
export function shortenedSource(source: string): string {
  const plan = shortening?.plans.of(source);
  return shortening && plan ? shortened(source, plan, shortening.letters) : source;
}

/** A pattern of those alternatives whose letters may stand in a document. */
export function shortened(source: string, plan: Plan, letters: LettersInRows): string {
  return new Shortening(source, plan, letters).alternatives(0) ?? NEVER;
}

/** Numbers of a plan, from a place on. See `scripts/pattern-plans.ts` for what they say. */
export interface Plan {
  numbers: Uint16Array;
  at: number;
}

/** Bytes of the file of all plans: of its head, of what it says of each, and where in that it says how large it is. */
export const [HEAD_BYTES, ENTRY_BYTES, SIZE_AT] = [4, 12, 8];

/** All plans, by what their patterns are. */
class Plans {
  private readonly numbers: Uint16Array;
  private readonly places = new Map<number, number>();

  /** How many there are; of each the number of its pattern, and how many numbers it has; the plans, in two bytes each. */
  constructor({ buffer, byteOffset, byteLength }: Uint8Array<ArrayBuffer>) {
    const head = new DataView(buffer, byteOffset);
    const count = head.getUint32(0, true);
    const begin = HEAD_BYTES + count * ENTRY_BYTES;
    this.numbers = new Uint16Array(buffer, byteOffset + begin, (byteLength - begin) / 2);
    let at = 0;
    for (let i = 0; i < count; i++) {
      const entry = HEAD_BYTES + i * ENTRY_BYTES;
      this.places.set(head.getFloat64(entry, true), at);
      at += head.getUint32(entry + SIZE_AT, true);
    }
  }

  of(source: string): Plan | undefined {
    const at = this.places.get(patternNumber(source));
    return at === undefined ? undefined : { numbers: this.numbers, at };
  }
}

/**
 * By which a pattern is known, its length with it: a pattern that a document's own names are in has no plan, and must not be taken for one
 * that has. That no two with plans are known by the same the build sees to.
 */
export function patternNumber(source: string): number {
  return source.length * 2 ** 32 + Bun.hash.xxHash32(source);
}

class Shortening {
  private readonly source: string;
  private readonly codes: Uint16Array;
  private readonly numbers: Uint16Array;
  private at: number;
  private readonly letters: LettersInRows;

  constructor(source: string, { numbers, at }: Plan, letters: LettersInRows) {
    this.source = source;
    this.codes = codesOf(source);
    this.numbers = numbers;
    this.at = at;
    this.letters = letters;
  }

  /** The alternatives that begin at a place of the pattern; undefined where none of them can match. */
  alternatives(start: number): string | undefined {
    // Tens of thousands are gone through for a document, by code that is not compiled yet.
    const { source, codes, numbers, letters } = this;
    let { at } = this;
    let kept: string | undefined;
    let from = start;
    for (let left = numbers[at++] as number; left > 0; left--) {
      const size = numbers[at++] as number;
      const asked = numbers[at++] as number;
      const end = from + (size >> 1);
      const behind = (size & 1) === 0 ? at : at + 1 + (numbers[at] as number);
      if (asked === 0 || letters.mayHave(codes, from + ((asked - 1) >> 2), ((asked - 1) & 3) + 1)) {
        this.at = at + 1;
        const alternative = (size & 1) === 0 ? source.slice(from, end) : this.alternative(from, end);
        if (alternative !== undefined) kept = kept === undefined ? alternative : `${kept}|${alternative}`;
      }
      at = behind;
      from = end + 1;
    }
    this.at = at;
    return kept;
  }

  /** One with groups in it; undefined where it cannot do without one that cannot match. */
  private alternative(start: number, end: number): string | undefined {
    const { source, numbers } = this;
    let text = "";
    let from = start;
    for (let left = numbers[this.at++] as number; left > 0; left--) {
      const next = numbers[this.at++] as number;
      const begin = from + (next >> 1);
      const length = numbers[this.at++] as number;
      const alternatives = this.alternatives(begin);
      if (alternatives === undefined && (next & 1) === 1) return undefined;
      text += source.slice(from, begin) + (alternatives ?? NEVER);
      from = begin + length;
    }
    return text + source.slice(from, end);
  }
}
