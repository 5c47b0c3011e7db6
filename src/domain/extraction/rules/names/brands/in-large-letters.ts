/** Brands of tags that show them in the largest letters, wherever they stand: "OSTKAP" over "Winterjacken von der Küste". */
import type { Word } from "../../../reading/page.ts";
import type { Passage } from "../../../reading/passage.ts";
import type { Found } from "../../kit/found.ts";
import { lineAround } from "../../kit/places.ts";
import { isNameOnTag, SHARE } from "./of-tags.ts";

/** A tag and the note of its printer say no more, in characters. */
const LONGEST_PAPER = 1800;
/** Letters of a mark are so much higher than the other ones. */
const HIGHER = 1.1;
/** And so much higher than most of the words. */
const HIGHER_THAN_MOST = 1.25;
/** Prices are large, too. */
const PRICE = /^(?:[\d€£$₺.,-]+|Ft|Kč|kr\.?|zł|lei|лв\.?|TL|CHF|EUR|USD|GBP)$/iu;
/** Words of one mark differ so little in height. */
const ALIKE = 0.93;
const MOST_WORDS = 4;
/** How sure a brand is that nothing but its letters tells. */
const OF_LETTERS = 0.7;

/** What shows goods by their names in large letters. */
const SHOWS_GOODS =
  /line ?sheet|look ?book|catalog|katalog|collection|collezione|coleccion|colecao|kollek|kolek/u;

/** The words in the largest letters of a page, which stand one after or below the other: "Clémence" over "Aubrac". */
export function brandInLargeLetters(passage: Passage): Found[] {
  const { order, reading, text, words, starts } = passage;
  if (order !== "columns" || reading.page !== 1 || text.length > LONGEST_PAPER || !SHARE.test(text))
    return [];
  if (SHOWS_GOODS.test(passage.folded.split("\n", 1)[0] ?? "")) return [];
  const heights = words
    .filter(({ text }) => !PRICE.test(text))
    .map(({ height }) => height)
    .sort((one, other) => other - one);
  const [largest = 0] = heights;
  const usual = heights[Math.floor(heights.length / 2)] ?? 0;
  const set = words.filter(({ height, text }) => height >= largest * ALIKE && !PRICE.test(text));
  const from = set[0] ? words.indexOf(set[0]) : -1;
  const further = heights[set.length] ?? 0;
  if (set.length > MOST_WORDS || largest < usual * HIGHER_THAN_MOST || largest < further * HIGHER) return [];
  const last = from + set.length - 1;
  const [start, begin, lastWord] = [starts[from], starts[last], words[last]];
  // Elsewhere on the page stands something else in the same letters.
  if (start === undefined || begin === undefined || !lastWord || !isSet(set, words.slice(from, last + 1)))
    return [];
  const end = begin + lastWord.text.length;
  const printed = text.slice(start, end);
  const value = printed.replace(/\s+/g, " ").replace(/[®™]+$/u, "");
  // "Label zu kennzeichnen", of which a scan shows one word too large; wordmarks in small letters stand alone.
  if (/^\p{Ll}/u.test(value) && lineAround(text, start, end) !== printed) return [];
  if (printed.includes("\n\n") || !isNameOnTag(value) || isOfPerson(passage, start, end)) return [];
  return [{ field: "brand", value, confidence: OF_LETTERS, passage, start, end }];
}

function isSet(set: readonly Word[], row: readonly Word[]): boolean {
  return set.every((word, i) => word === row[i]);
}

/** What a letter closes with, before who wrote it signs. */
const CLOSING =
  /(?<!\p{L})(?:saluti|ossequi|sincerely|faithfully|truly|regards|wishes|gru(?:ss|ß)e?n?|hochachtungsvoll|salutations|cordialement|saludos|atentamente|cordialmente|cumprimentos|atenciosamente|groeten?|hoogachtend|pozdrawiam|powazaniem|halsning\p{L}*|hilsen|terveisin|pozdrav\p{L}*|udvozlettel|tisztelettel|stima|saygi\p{L}*|pozdravem|lugupidamisega|pagarbiai|cienu|уважение|повагою|поштовањем|εκτιμηση)[^\n]{0,25}\n+$/u;
/** Who a letter is from, or for. */
const CORRESPONDENT =
  /(?<=^|[\n\t])(?:from|to|cc|von|an|de|a|da|para|van|aan|od|do|komu|fran|till|fra|til|kimden|kime|lahettaja|vastaanottaja|felado|cimzett|de la|catre|saatja|saaja|от|до|apo|pros) ?:[ \t\n]*$/u;
/** Characters before a name that may say so. */
const PERSON_REACH = 60;

/** "Distinti saluti" over a name, or a name that stands behind "To:", too: who signs a letter or gets it is no brand. */
export function isOfPerson({ folded }: Passage, start: number, end: number): boolean {
  const isBehind = (pattern: RegExp, at: number) =>
    pattern.test(folded.slice(Math.max(at - PERSON_REACH, 0), at));
  if (isBehind(CLOSING, start)) return true;
  const name = folded.slice(start, end);
  for (let at = folded.indexOf(name); at >= 0; at = folded.indexOf(name, at + 1))
    if (isBehind(CORRESPONDENT, at)) return true;
  return false;
}
