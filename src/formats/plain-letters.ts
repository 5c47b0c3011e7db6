/** Texts without what keyboards of other languages lack, as they are searched, compared and made into addresses. */

/** Letters and the sign that Unicode does not take apart into one without its mark, as they are written where there is no such key. */
const WRITTEN_OUT: Readonly<Record<string, string>> = {
  ß: "ss",
  æ: "ae",
  œ: "oe",
  ø: "o",
  ł: "l",
  đ: "d",
  ð: "d",
  þ: "th",
  ħ: "h",
  ı: "i",
  ŧ: "t",
  ŋ: "ng",
  "₂": "2",
};

/** In small letters without accents: "Łódź" as "lodz", "Straße" as "strasse", "CO₂" as "co2". */
export function plainLetters(text: string): string {
  return text
    .normalize("NFD")
    .replace(/\p{M}/gu, "")
    .toLowerCase()
    .replace(/[ßæœøłđðþħıŧŋ₂]/g, (letter) => WRITTEN_OUT[letter] ?? letter);
}
