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
  º: "°",
  "˚": "°",
  "×": "x",
};

/** A letter or sign that is folded otherwise than to itself. */
const FOLDED = /[^\t\n -@[-_a-~]/gu;

/** A sigma that ends a word has a letter of its own, but not among capitals: "ΠΟΛΥΕΣΤΕΡΑΣ". */
const FINAL_SIGMA = /(?<=\p{L})σ(?!\p{L})/gu;

/** Small letters without accents, of the same length: what OCR loses does not matter then. */
export function folded(text: string): string {
  const small = text.replace(FOLDED, foldedCharacter);
  return small.includes("σ") ? small.replace(FINAL_SIGMA, "ς") : small;
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
