/** Text as it is compared: in small letters without accents. */

const SAME: Record<string, string> = {
  ł: "l",
  ø: "o",
  đ: "d",
  ħ: "h",
  ı: "i",
  "’": "'",
  "‘": "'",
  "´": "'",
  "`": "'",
  "–": "-",
  "—": "-",
  "‑": "-",
  "−": "-",
  "％": "%",
  "„": '"',
  "“": '"',
  "”": '"',
  // The sign of any money, where it stood until there was the euro.
  "€": "¤",
  "\u00a0": " ",
  // The last letter of a word in small letters only.
  ς: "σ",
  º: "°",
  "˚": "°",
  "×": "x",
  // Between the words of a name in a file: "net_weight".
  _: " ",
};

/** A letter or sign that may be folded otherwise than to itself where all are small: none of ASCII, of Greek nor of Cyrillic. */
const FOLDED = /[^\t\n -^a-~\u03B1-\u03C1\u03C3-\u03C9\u0430-\u0438\u043A-\u044F]/gu;

/** Small letters without accents, of the same length: what OCR loses does not matter then. */
export function folded(text: string): string {
  let small = text.toLowerCase();
  // The one letter whose small form has two signs.
  if (small.length !== text.length) small = text.replaceAll("İ", "i").toLowerCase();
  return small.replace(FOLDED, foldedCharacter);
}

/** A sign beyond Latin 1. */
const WIDE = /[^\0-\xFF]/u;

/**
 * The same text, kept with a byte for each sign where it has no other signs than those of Latin 1. Patterns for such a
 * text are compiled to less than half of the code, and a text keeps what it was cut out of: two bytes a sign from a page with one dash.
 */
export function narrowed(text: string): string {
  return WIDE.test(text) ? text : Buffer.from(text, "latin1").toString("latin1");
}

const known = new Map<string, string>();

function foldedCharacter(character: string): string {
  let result = known.get(character);
  if (result === undefined) {
    const small = character.toLowerCase().normalize("NFD");
    const plain = String.fromCodePoint(small.codePointAt(0) ?? 0x20);
    const same = SAME[plain] ?? plain;
    result = same.length === character.length ? same : character;
    known.set(character, result);
  }
  return result;
}
