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

interface Phrase<Meaning> {
  meaning: Meaning;
  /** How many words of the text it takes. */
  count: number;
}

interface Entry<Meaning> {
  words: readonly string[];
  meaning: Meaning;
}

/** Names that begin alike. Thousands are added for each document; tables are made of those that its words may be. */
interface Begin<Meaning> {
  added: [name: string, meaning: Meaning][];
  tables: Tables<Meaning> | undefined;
}

/** Entries by the first word of their names; of one word longer names come first, of one length the first that was added. */
interface Tables<Meaning> {
  whole: ReadonlyMap<string, readonly Entry<Meaning>[]>;
  stems: ReadonlyMap<string, readonly Entry<Meaning>[]>;
}

/** Longest ending in place of a star, in letters. */
const ENDING = 5;
/** Shortest begin of a word that a star may follow. */
const STEM = 2;
/** Letters by which names are kept. */
const BEGIN = 4;
/** What may stand between two words of a name. */
const BETWEEN = /^(?:[ \n'/-]|\. ?| ?- ?| ?\( ?)$/;

/** What parts the words of a name. */
const SIGNS = /[ '’/.()-]+/;
/** One of them, or what stands for an ending. */
const NO_LETTER = /[ '’/.()*-]/;

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
  private readonly begins = new Map<string, Begin<Meaning>>();

  /** Adds names parted by commas; the first meaning of a name stays. */
  add(names: string, meaning: Meaning): void {
    for (const name of names.split(",")) {
      const letters = beginOf(name);
      const begin = this.begins.get(letters);
      if (!begin) this.begins.set(letters, { added: [[name, meaning]], tables: undefined });
      else {
        begin.added.push([name, meaning]);
        begin.tables = undefined;
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
    const shortest = Math.max(STEM, word.length - ENDING);
    // A name with fewer letters before its end or its star is kept by these.
    for (let letters = Math.min(BEGIN, word.length); letters >= 1; letters--) {
      const begin = this.begins.get(word.slice(0, letters));
      if (!begin) continue;
      begin.tables ??= tablesOf(begin.added);
      const { whole, stems } = begin.tables;
      const exact = whole.get(word);
      if (exact) yield exact;
      const longest = letters === BEGIN ? word.length : letters;
      for (let length = longest; length >= Math.max(shortest, letters); length--) {
        const entries = stems.get(word.slice(0, length));
        if (entries) yield entries;
      }
    }
  }
}

/** The first letters of a name, as far as its first word or stem goes. */
function beginOf(name: string): string {
  const end = name.slice(1, BEGIN).search(NO_LETTER);
  return name.slice(0, end < 0 ? BEGIN : end + 1);
}

function tablesOf<Meaning>(added: readonly [name: string, meaning: Meaning][]): Tables<Meaning> {
  const entries = added
    .map(([name, meaning]) => ({ words: wordsOf(name), meaning }))
    .sort((one, other) => other.words.length - one.words.length);
  const firstOf = ({ words: [first = ""] }: Entry<Meaning>) => first;
  const isStem = (entry: Entry<Meaning>) => firstOf(entry).endsWith("*");
  return {
    whole: Map.groupBy(
      entries.filter((entry) => !isStem(entry)),
      firstOf,
    ),
    stems: Map.groupBy(entries.filter(isStem), (entry) => firstOf(entry).slice(0, -1)),
  };
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
