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
  "\u00a0": " ",
  // The last letter of a word in small letters only.
  ς: "σ",
  º: "°",
  "˚": "°",
  "×": "x",
  // Between the words of a name in a file: "net_weight".
  _: " ",
};

/** A letter or sign that may be folded otherwise than to itself: none of ASCII in small letters, of Greek nor of Cyrillic. */
const FOLDED = /[^\t\n -@[-^a-~\u03B1-\u03C1\u03C3-\u03C9\u0430-\u0438\u043A-\u044F]/gu;

/** Small letters without accents, of the same length: what OCR loses does not matter then. */
export function folded(text: string): string {
  return text.replace(FOLDED, foldedCharacter);
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
