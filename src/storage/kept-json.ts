/**
 * JSON of rows that are read again and again, as the data of products in lists: parsing it and looking through it
 * costs more than reading the row. What is read a second time is parsed once more and kept, and nobody changes
 * it; what is read only once costs a look into a table.
 */

/** Of each of two generations: what was not read while one of them filled is let go. */
const MOST_TEXTS = 1024;
const MOST_CHARACTERS = 512 * 1024;
/** A longer text is not kept. */
const LONGEST = 16 * 1024;

const SEEN = Symbol("seen once");

type Kept = Map<string, unknown>;

let young: Kept = new Map();
let old: Kept = new Map();
let characters = 0;

/** Values that are kept: whoever works something out from one may keep that too. */
const shared = new WeakSet<object>();

export function isKept(value: object): boolean {
  return shared.has(value);
}

/**
 * The value of a JSON text. Nobody may change it: it is shared with others who read the same text.
 * @throws SyntaxError
 */
export function parseKept(text: string): unknown {
  if (text.length > LONGEST) return JSON.parse(text);
  const kept = young.get(text);
  if (kept !== undefined && kept !== SEEN) return kept;
  const before = kept ?? old.get(text);
  const value = before === undefined || before === SEEN ? JSON.parse(text) : before;
  keep(text, before === undefined ? SEEN : value);
  return value;
}

function keep(text: string, value: unknown): void {
  if (typeof value === "object" && value !== null) shared.add(value);
  if (!young.has(text)) {
    if (young.size >= MOST_TEXTS || characters + text.length > MOST_CHARACTERS) {
      old = young;
      young = new Map();
      characters = 0;
    }
    characters += text.length;
  }
  young.set(text, value);
}
