/** Whether a document says of what it names that it is not so: "not made in Italy", "ohne Beschichtung", "print: none". */
import type { Passage } from "../reading/passage.ts";
import { NOT_WORDS, WITHOUT_WORDS } from "../rules/kit/denials.ts";

/** How far before something a word for not is looked for, in characters. */
const REACH = 60;
/** What a clause begins behind; a line goes on with the sentence of the one above where it begins with a small letter. */
const CLAUSE_BEGINS =
  /\.(?=[ \n]|$)|[;:,()\t]|\n(?!\p{Ll})|(?<=[ \n])(?:but|only|sondern|aber|nur|mais|ma|bensì|solo|sino|mas|só|maar|alleen|ale|lecz|tylko|men|vaan|mutta|nýbrž|hanem|već|nego|но|а|само|але|лише)(?=[ \n])/gu;
/** Up to four words before what is denied. "No" is "in the" to the Portuguese, and told apart below. */
const DENIED_BEFORE = new RegExp(
  `(?<!\\p{L})(?:${NOT_WORDS}|kein\\p{L}*|${WITHOUT_WORDS})(?:[ \\n'’][\\p{L}-]+){0,4}[ \\n'’"-]*$`,
  "u",
);
/** "No" where it is no word for not: "fabricado no Brasil". */
const NO_OF_PLACE =
  /(?<=\p{L}[ \n])no(?=[ \n](?!(?:es|esta\p{L}*|son|se|ha|han|hay|lleva\p{L}*|incluye\p{L}*|contiene\p{L}*|tiene\p{L}*|disponible\p{L}*|longer|more|hecho|fabricad\p{L}|tenid\p{L}|tejid\p{L}|hilad\p{L})(?!\p{L})))/gu;
const DENIED_BEHIND = new RegExp(
  `^["”)]?(?:[ ]?[:=\\t–-][ ]?|[ \\n](?:is |are |ist |sind |est |sont |e |es |sono |son )?)(?:${NOT_WORDS}|${WITHOUT_WORDS}|nein|aucune?|nessun\\p{L}|ningun\\p{L}*|nenhum\\p{L}?|nee|nej|ingen|inga|degil)(?!\\p{L})`,
  "u",
);

/** @param start where in the passage it stands that may be denied */
export function isNotMeant({ printed, folded: small }: Passage, start: number, end: number): boolean {
  const from = Math.max(start - REACH, 0);
  const begins = [...printed.slice(from, start).matchAll(CLAUSE_BEGINS)].at(-1);
  const clause = small.slice(begins ? from + begins.index + 1 : from, start).replace(NO_OF_PLACE, "in");
  return DENIED_BEFORE.test(clause) || DENIED_BEHIND.test(small.slice(end, end + REACH));
}

/** Whether some word of a text turns it around itself: "do not bleach". */
export function deniesItself(text: string): boolean {
  return DENYING.test(text);
}

const DENYING = new RegExp(`(?<!\\p{L})(?:${NOT_WORDS}|${WITHOUT_WORDS})(?!\\p{L})`, "u");
