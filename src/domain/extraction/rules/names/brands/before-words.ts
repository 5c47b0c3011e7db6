/** Brands that stand before the word for one: "a „Hajnal” márkájú kötény", "Hajnal markalı havlu", "sold under the Hajnal brand". */
import { folded } from "../../../folded.ts";
import { languageOf } from "../../../reading/language.ts";
import type { Passage } from "../../../reading/passage.ts";
import type { Found } from "../../kit/found.ts";
import { companyEnd } from "../../makers/companies.ts";
import { isNoName, namesKind } from "../../products/kinds.ts";
import { isName, TITLE } from "../name-shapes.ts";
import { isDeniedOrOfMaterial } from "./denied.ts";

/** Adjectives of Hungarian, Turkish and Finnish, and nouns that others put behind a name. */
const WORD =
  /["”“»'’]?(?:[ \n]|-)(?:marka(?:ju|nevu|nev alatt|neven|jelzesu|(?= alatt))|markali|marka(?= \p{Ll})|markasiyla|markasi altinda|(?:tuote)?merkki(?:nen|sen|set|sta|seen|a)|kaubamargi(?:ga| all)?|prek(?:es|iu) zenklo|precu zimes|zimola|-?branded|brand(?=[,.; \n])|label)(?!\p{L})/gu;
/** What leads to a name before a noun that has other uses: "under the Hajnal brand", "carries the Hajnal brand". */
const LEADS =
  /(?:under|by|of|from|bears?|bearing|carry|carries|carrying|wears?|wearing|displays?|has|have|with) (?:the|our|its|their) ["“„«]?$/u;
const NOUN = /brand(?!ed)|label/;
/** "The Hajnal label by …"; elsewhere goods are sold under it: "sold under our Hajnal label". */
const LABEL_OF = /^ (?:by|of|since)(?!\p{L})/u;
const UNDER_LABEL =
  /(?<!\p{L})(?:sold|sell|market(?:ed)?|retail(?:ed)?|offered|made|produced|launched|supplied)(?: [^.;:\t\n ]+){0,3} under (?:our|its|their)(?: own)? ["“„«]?$/u;
/** Names behind the begin of a quotation, and without one. */
const IN_QUOTES = /["“„«»]\s?(?<name>\p{Lu}[^"“”„«»\n]{1,28})$/u;
const IN_CAPITALS = /(?<!\S)(?<name>\p{Lu}[\p{L}\d'’&-]*(?: (?:& )?\p{Lu}[\p{L}\d'’&-]*){0,2})$/u;
/** How far before its word a name may begin, in characters. */
const REACH = 60;
const LONGEST = 30;
/** How sure such a brand is. */
const SAID = 0.85;

/** Brands in front of the word for them. */
export function brandsBeforeWords(passage: Passage): Found[] {
  const { text, folded: small } = passage;
  return [...small.matchAll(WORD)].flatMap((match): Found[] => {
    const before = text.slice(Math.max(match.index - REACH, 0), match.index);
    const isQuoted = /^["”“»'’]/.test(match[0]);
    const said = (isQuoted ? IN_QUOTES : IN_CAPITALS).exec(before)?.groups?.name ?? "";
    const value = isQuoted ? said : withoutBegin(said, before);
    const start = match.index - value.length;
    const ahead = small.slice(Math.max(start - REACH, 0), start).replaceAll("\n", " ");
    const isOfLabel =
      match[0].endsWith("label") && !LABEL_OF.test(small.slice(match.index + match[0].length));
    if (isOfLabel && (!UNDER_LABEL.test(ahead) || isDeniedOrOfMaterial(ahead))) return [];
    if (needsLead(match[0], isQuoted) && !LEADS.test(ahead)) return [];
    if (BEFORE_GOODS.test(match[0]) && !isTurkish(passage)) return [];
    if (!isName(value, LONGEST) || companyEnd(value) !== undefined) return [];
    if (!isQuoted && (isNoName(value) || TITLE.test(folded(value)) || /\d{2}/.test(value))) return [];
    return [{ field: "brand", value, confidence: SAID, passage, start, end: match.index }];
  });
}

/** A brand in quotation marks is one before its noun, however that is led to; a label may be one of a standard. */
function needsLead(word: string, isQuoted: boolean): boolean {
  return NOUN.test(word) && !(isQuoted && !word.includes("label"));
}

/** Turkish has the word between the name and the goods, other languages before the name: "Hajnal marka mutfak önlüğü". */
const BEFORE_GOODS = /[ \n]marka$/u;
/** Characters of a page that tell its language. */
const LANGUAGE_LENGTH = 4000;

function isTurkish({ folded: small }: Passage): boolean {
  return languageOf(small.slice(0, LANGUAGE_LENGTH)) === "tur";
}

/** Without the number before it, and the first word of a sentence, which has a capital letter of its own: "Termékünk Hajnal márkájú". */
function withoutBegin(printed: string, before: string): string {
  const said = printed.replace(NUMBER_FIRST, "");
  const [first = "", ...rest] = said.split(" ");
  const ahead = before.slice(0, before.length - said.length);
  const begins = BEGINS.test(ahead) && !(rest.length === 0 && ahead.endsWith("\n"));
  return begins || namesKind(folded(first)) ? rest.join(" ") : said;
}

/** "HJ-204 Hajnal marka": the number of the article in its row. */
const NUMBER_FIRST = /^(?:[\p{L}-]*\d{2}[\p{L}\d-]* )+/u;
/** The begin of a sentence or of a line, but for one that goes on after "a", "az" or a comma. */
const BEGINS = /(?:^|[.:!?] ?|(?<!(?<!\p{L})\p{Ll}{1,3}|,)\n)$/u;
