/** Countries by their names in the languages of the pages, and by their ISO 3166-1 codes. */
import { COUNTRY_CODES } from "../../formats/countries.ts";

const LANGUAGES = ["en", "de", "fr", "it", "es", "pt"];

/** Names in use that the list of names has not. */
const OTHER_NAMES: Record<string, string> = {
  "p.r. china": "CN",
  "pr china": "CN",
  prc: "CN",
  turkey: "TR",
  türkiye: "TR",
  uk: "GB",
  "great britain": "GB",
  england: "GB",
  scotland: "GB",
  usa: "US",
  "czech republic": "CZ",
  holland: "NL",
  "viet nam": "VN",
};

const LONGEST_WORDS = 6;

let names: ReadonlyMap<string, string> | undefined;

/** The country that a text begins with, and how many characters name it; undefined when it begins with none. */
export function countryAtStart(text: string): { code: string; length: number } | undefined {
  names ??= readNames();
  const words = [...text.matchAll(/[\p{L}\p{M}.'’-]+/gu)].slice(0, LONGEST_WORDS);
  if (words[0]?.index !== 0) return undefined;
  for (const word of words.reverse()) {
    const whole = text.slice(0, word.index + word[0].length);
    const name = whole.replace(/[.'’-]+$/, "");
    const code = COUNTRY_CODES.has(name) ? name : (names.get(folded(whole)) ?? names.get(folded(name)));
    if (code !== undefined) return { code, length: name.length };
  }
  return undefined;
}

function readNames(): Map<string, string> {
  const read = new Map(Object.entries(OTHER_NAMES));
  for (const language of LANGUAGES) {
    const ofLanguage = new Intl.DisplayNames([language], { type: "region", fallback: "none" });
    for (const code of COUNTRY_CODES) {
      const name = ofLanguage.of(code);
      if (name !== undefined && !read.has(folded(name))) read.set(folded(name), code);
    }
  }
  return read;
}

function folded(name: string): string {
  return name.toLocaleLowerCase("en").normalize("NFC").replaceAll("’", "'").replace(/\s+/g, " ");
}
