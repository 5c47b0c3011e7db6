/**
 * Names looked up word by word: what would be a pattern of thousands of alternatives is a table that is asked once for
 * each word of a text.
 */

/** A word of a folded text. */
export interface Spoken {
  text: string;
  start: number;
  end: number;
}

export interface Phrase<Meaning> {
  meaning: Meaning;
  /** How many words of the text it takes. */
  count: number;
}

interface Entry<Meaning> {
  words: readonly string[];
  meaning: Meaning;
}

/** Names with one first word. Thousands are added for each document and some looked up: only those are split and ordered. */
interface Names<Meaning> {
  added: [name: string, meaning: Meaning][];
  /** Longer names are asked for first; of one length the first that was added. */
  ordered: readonly Entry<Meaning>[] | undefined;
}

/** Longest ending in place of a star, in letters. */
const ENDING = 5;
/** Shortest begin of a word that a star may follow. */
const STEM = 2;
/** What may stand between two words of a name. */
const BETWEEN = /^(?:[ \n'/-]|\. ?| ?- ?| ?\( ?)$/;

/** What parts the words of a name. */
const SIGNS = /[ '’/.()-]+/;

/** The words of a text. */
export function wordsIn(text: string): Spoken[] {
  return [...text.matchAll(/\p{L}[\p{L}\p{M}]*/gu)].map((match) => ({
    text: match[0],
    start: match.index,
    end: match.index + match[0].length,
  }));
}

/** Names of several words each, of which a star leaves the ending open. */
export class Phrases<Meaning> {
  private readonly whole = new Map<string, Names<Meaning>>();
  private readonly stems = new Map<string, Names<Meaning>>();

  /** Adds names parted by commas; the first meaning of a name stays. */
  add(names: string, meaning: Meaning): void {
    for (const name of names.split(",")) {
      const end = name.search(SIGNS);
      const first = end < 0 ? name : end > 0 ? name.slice(0, end) : (wordsOf(name)[0] ?? "");
      const isStem = first.endsWith("*");
      const table = isStem ? this.stems : this.whole;
      const key = isStem ? first.slice(0, -1) : first;
      const known = table.get(key);
      if (!known) table.set(key, { added: [[name, meaning]], ordered: undefined });
      else {
        known.added.push([name, meaning]);
        known.ordered = undefined;
      }
    }
  }

  /** The longest name that begins with a word of a text. */
  at(text: string, words: readonly Spoken[], at: number): Phrase<Meaning> | undefined {
    const word = words[at]?.text ?? "";
    let best: Phrase<Meaning> | undefined;
    for (const entries of this.entriesOf(word)) {
      for (const entry of entries) {
        if (best && entry.words.length <= best.count) break;
        if (!entry.words.every((part, i) => i === 0 || follows(text, words, at + i, part))) continue;
        best = { meaning: entry.meaning, count: entry.words.length };
        break;
      }
    }
    return best;
  }

  /** What a single word means. */
  called(word: string): Meaning | undefined {
    for (const entries of this.entriesOf(word)) {
      const entry = entries.find(({ words }) => words.length === 1);
      if (entry) return entry.meaning;
    }
    return undefined;
  }

  /** Entries whose first word this may be, the whole word before longer and shorter stems of it. */
  private *entriesOf(word: string): Generator<readonly Entry<Meaning>[]> {
    const exact = this.whole.get(word);
    if (exact) yield inOrder(exact);
    for (let length = word.length; length >= Math.max(STEM, word.length - ENDING); length--) {
      const names = this.stems.get(word.slice(0, length));
      if (names) yield inOrder(names);
    }
  }
}

function inOrder<Meaning>(names: Names<Meaning>): readonly Entry<Meaning>[] {
  names.ordered ??= names.added
    .map(([name, meaning]) => ({ words: wordsOf(name), meaning }))
    .sort((one, other) => other.words.length - one.words.length);
  return names.ordered;
}

function wordsOf(name: string): string[] {
  return name.split(SIGNS).filter((word) => word !== "");
}

function follows(text: string, words: readonly Spoken[], at: number, part: string): boolean {
  const [before, word] = [words[at - 1], words[at]];
  if (!before || !word || !BETWEEN.test(text.slice(before.end, word.start))) return false;
  if (!part.endsWith("*")) return word.text === part;
  const stem = part.slice(0, -1);
  return word.text.startsWith(stem) && word.text.length <= stem.length + ENDING;
}
