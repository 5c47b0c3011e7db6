/**
 * Patterns without what cannot stand in a document. Those of the rules have the words of thirty languages, a document has those of one
 * or two, and to compile what is found nowhere takes longer than all that is looked for. A process that reads one document
 * loads its rules behind the pages, and has them made of what stands there (decision 0105).
 *
 * The build has the patterns of the rules come through `patternOf`, and plans of them made (`scripts/pattern-plans.ts`):
 * for each alternative up to four letters that it cannot do without. Sources that run as they are have whole patterns.
 */
import { readEmbedded } from "../../platform/embedded.ts";
import type { LettersInRows } from "./letters-in-rows.ts";

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

/** What stands in place of `new RegExp` in the rules of the executable. */
export function patternOf(source: string | RegExp, flags?: string): RegExp {
  // Plans ask for letters as they are written.
  const isPlanned = typeof source === "string" && !flags?.includes("i");
  const plan = isPlanned ? shortening?.plans.of(source) : undefined;
  if (!shortening || plan === undefined) return new RegExp(source, flags);
  return new RegExp(shortened(source as string, plan, shortening.letters), flags);
}

/** A pattern of those alternatives whose letters may stand in a document. */
export function shortened(source: string, plan: Plan, letters: LettersInRows): string {
  return new Shortening(source, plan, letters).alternatives(0) ?? NEVER;
}

/** Bytes of a plan, from a place on. See `scripts/pattern-plans.ts` for what they say. */
export interface Plan {
  bytes: Uint8Array;
  at: number;
}

/** All plans, by what their patterns are. */
class Plans {
  private readonly bytes: Uint8Array;
  private readonly places = new Map<number, number>();
  private readonly begin: number;

  /** Of each plan the number of its pattern and how long it is, each in four bytes; the plans follow. */
  constructor(file: Uint8Array<ArrayBuffer>) {
    this.bytes = file;
    const numbers = new DataView(file.buffer, file.byteOffset);
    const count = numbers.getUint32(0, true);
    this.begin = 4 + count * 8;
    let at = this.begin;
    for (let i = 0; i < count; i++) {
      this.places.set(numbers.getUint32(4 + i * 8, true), at);
      at += numbers.getUint32(8 + i * 8, true);
    }
  }

  of(source: string): Plan | undefined {
    const at = this.places.get(patternNumber(source));
    return at === undefined ? undefined : { bytes: this.bytes, at };
  }
}

/** By which a pattern is known; that no two are known by the same the build sees to. */
export function patternNumber(source: string): number {
  return Bun.hash.xxHash32(source);
}

class Shortening {
  private readonly source: string;
  private readonly bytes: Uint8Array;
  private at: number;
  private readonly letters: LettersInRows;

  constructor(source: string, { bytes, at }: Plan, letters: LettersInRows) {
    this.source = source;
    this.bytes = bytes;
    this.at = at;
    this.letters = letters;
  }

  /** The alternatives that begin at a place of the pattern; undefined where none of them can match. */
  alternatives(start: number): string | undefined {
    let kept: string | undefined;
    let from = start;
    for (let left = this.number(); left > 0; left--) {
      const size = this.number();
      const end = from + (size >> 1);
      const asked = this.number();
      const groups = (size & 1) === 0 ? 0 : this.number();
      const behind = groups === 0 ? this.at : this.number() + this.at;
      if (asked === 0 || this.mayStand(from + ((asked - 1) >> 2), ((asked - 1) & 3) + 1)) {
        const alternative = groups === 0 ? this.source.slice(from, end) : this.alternative(from, end, groups);
        if (alternative !== undefined) kept = kept === undefined ? alternative : `${kept}|${alternative}`;
      }
      this.at = behind;
      from = end + 1;
    }
    return kept;
  }

  /** One with groups in it; undefined where it cannot do without one that cannot match. */
  private alternative(start: number, end: number, groups: number): string | undefined {
    let text = "";
    let from = start;
    for (let left = groups; left > 0; left--) {
      const next = this.number();
      const begin = from + (next >> 1);
      const length = this.number();
      const alternatives = this.alternatives(begin);
      if (alternatives === undefined && (next & 1) === 1) return undefined;
      text += this.source.slice(from, begin) + (alternatives ?? NEVER);
      from = begin + length;
    }
    return text + this.source.slice(from, end);
  }

  private mayStand(start: number, length: number): boolean {
    return this.letters.mayHave(this.source, start, start + length);
  }

  /** A number of any size, seven bits a byte. */
  private number(): number {
    let byte = this.bytes[this.at++] as number;
    if (byte < 0x80) return byte;
    let number = byte & 0x7f;
    for (let shift = 7; byte >= 0x80; shift += 7) {
      byte = this.bytes[this.at++] as number;
      number |= (byte & 0x7f) << shift;
    }
    return number;
  }
}
