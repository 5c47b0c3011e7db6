/** Text as it is compared: in small letters without accents. */

const SAME: Record<string, string> = {
  ł: "l",
  ø: "o",
  đ: "d",
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
};

/** A letter or sign that is folded otherwise than to itself. */
const FOLDED = /[^\t\n -@[-_a-~]/gu;

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
