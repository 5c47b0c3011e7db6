/** Numbers of articles that no label names, in what a paper or a letter is about and behind the goods in its sentences: "RE: LB-JS04 baby vest – your question", "Decke Hallig · DK-130 · GTIN …". */
import { folded } from "../../../folded.ts";
import { isLabelOf } from "../../../label-words.ts";
import type { Passage } from "../../../reading/passage.ts";
import { linesOf, type Place, tailOf } from "../../kit/places.ts";
import { namesKindBeforeQuotes } from "../../products/kinds.ts";
import { isDeniedOrOfMaterial } from "../brands/denied.ts";
import { SUBJECT } from "../models/goods-names.ts";
import { isName, OF_SHEET } from "../name-shapes.ts";
import { isNumber, SEASON } from "./codes.ts";
import { PAPER } from "./codes-of-goods.ts";

/** Letters, in one part or in several, and then figures: "LB-JS04", "MCH-PK-08", "DK-215", "NUBE-3"; no standard, colour or count of yarn. */
const CODE =
  /(?<![\p{L}\d./@_-])(?!(?:EN|ISO|DIN|BS|NF|EU|EAN|GTIN|ASTM|AATCC|UPF|SPF|UV|IP|GOTS|GRS|RCS|OCS|RWS|RDS|OEKO|STD|NC|KN|CN|GN|HS|TC|TOG|DTEX|DEN|PP|PO|VAT|IBAN|ART|REF|NO|NR|RAL|PMS|COVID|USB|LED|X{0,4}[SML])[-/\d]|(?:PA|N[EM])-?\d{1,2}(?![\d\p{L}]))\p{Lu}{1,5}(?:[-/]\p{Lu}{1,4}){0,2}[-/]?\d{1,5}\p{Lu}{0,3}(?:[-/.](?=[\p{Lu}\d])\p{Lu}{0,4}\d{0,4}){0,3}(?![\p{L}\d/-]|[.,]\d)/gu;
/** A number that no size or sort of a stuff has: three figures, or two behind letters with a sign. */
const IS_LONG = /\d{3}|^(?=\p{Lu}+[-/]?\p{Lu}).*[-/].*\d{2}/u;
/** Lines of a first page that its title is among. */
const LINES_OF_TITLE = 3;
const LONGEST_LINE = 160;
/** What a title is parted by. */
const SIGN = / [·•|–—-] |\t|: | \/ |[,;] | ?[()]/gu;
/** Such a sign right before or behind a number that is all that stands there. */
const APART_BEFORE = /(?: [·•|–—-] |\t| ?\()$/u;
/** Sheets of what an article is made of, which are called by its number. */
const OF_MATERIALS =
  /^(?:bill of mat|bom(?!\p{L})|\p{L}*mater[ij]\p{L}* ?list|lista? (?:de |dei )?mater|list of mat|stuckliste|stykliste|stuklijst|nomenclature|distinta|escandallo|zestawienie mat|kusovnik|kosovnica|sastavnica|anyag(?:jegyz|lista)|osaluettelo)/u;
/** "mod.", "art. n°" as they are cut short before a number. */
const CUT_LABEL = /^(?:mod|art|ref|rif|sku|styl|st)\.?(?: ?n[ro]?[.°º]?)?$/u;
/** What a product is specified in, in a title. */
const SPECIFICATION =
  /^(?:\p{L}+ )?(?:\p{L}*spe[csz][iy]fi[kcz]\p{L}+|\p{L}*специф\p{L}+|προδιαγραφ\p{L}+)(?: \p{L}+){0,3}$/u;
/** Longest name before it, in characters. */
const LONGEST_NAME = 30;
/** What a style is made by, which is called by its number whatever follows. */
const TECH_PACK = /^tech(?:nical)?[ -]?pac?k(?:age)?$/u;
/** The bars of the goods are told next. */
const BARS_NEXT = /^(?: [·•|–—-] |\t|, )(?:ean|gtin)(?!\p{L})[^\p{L}\n]{0,8}\d{4}/u;
/** How far before and behind a number its goods are named, in characters and words. */
const REACH = 70;
const MOST_WORDS = 4;
const MOST_WORDS_NEAR = 3;
/** "The bathrobe Duin", "la housse de couette": goods end with a name, or with a word that another one joins to them. */
const NAME_BEHIND = / (?:\p{Lu}[\p{L}'’-]+|(?:de|d['’]|du|da|do|di|del|à|a|para|per) ?\p{L}+) $/u;
/** A name in quotation marks, between the goods and their number. */
const QUOTED_NAME = /["“„«][^"“”„«»\n\t]{2,30}["”“»] ?$/u;

/** Numbers in titles, and those right behind the goods, a short one where it stands so twice. */
export function codesInHeads(passages: readonly Passage[]): Place[] {
  const inTitles = passages.flatMap((passage) =>
    titlesOf(passage).flatMap((at) => codesOfTitle(passage, at)),
  );
  const said = passages.flatMap(codesBehindGoods);
  const isOnce =
    said.length === 1 &&
    said.every(({ passage, start, end }) => !IS_LONG.test(passage.text.slice(start, end)));
  return isOnce ? inTitles : [...inTitles, ...said];
}

interface Span {
  start: number;
  end: number;
}

/** The first lines of a paper, and what letters on it are about. */
function titlesOf({ text, folded: small, reading }: Passage): Span[] {
  const first = reading.page === 1 ? linesOf(text.slice(0, LONGEST_LINE * LINES_OF_TITLE)) : [];
  const subjects = [...small.matchAll(SUBJECT)].map(({ 0: label, index }) => index + label.length);
  return [
    ...first.slice(0, LINES_OF_TITLE).map(({ line, start }) => ({ start, end: start + line.length })),
    ...subjects.map((start) => ({ start, end: start + (text.slice(start).split("\n", 1)[0] ?? "").length })),
  ].filter(({ start, end }) => end - start < LONGEST_LINE);
}

function codesOfTitle(passage: Passage, title: Span): Place[] {
  const line = passage.text.slice(title.start, title.end);
  return codesIn(line).flatMap(({ start, end }): Place[] => {
    const [before, code, after] = [line.slice(0, start), line.slice(start, end), line.slice(end)];
    const isTold =
      IS_LONG.test(code) && (isOfGoods(before, after) || (after === "" && isOfBrand(code, before)));
    return isTold ? [{ passage, start: title.start + start, end: title.start + end }] : [];
  });
}

/** Whether the goods stand in the same part of a title, or in the one beside a number that has its own. */
function isOfGoods(before: string, after: string): boolean {
  const own = partBefore(before);
  const isLabelled = isLabelOf(own, "reference") || isLabelOf(own, "model") || CUT_LABEL.test(folded(own));
  if (PAPER.test(folded(own)) || (!isLabelled && /[^\p{L}\d"”“» ]$/u.test(own))) return false;
  if (namesGoods(own, MOST_WORDS)) return true;
  const next = partAt(after);
  const isOfSheet = OF_SHEET.test(folded(own)) || OF_MATERIALS.test(folded(own));
  const isFirst = own === "" || isLabelled || isOfSheet;
  const words = next.split(" ").slice(0, MOST_WORDS).join(" ");
  if (isFirst && namesKindBeforeQuotes(folded(words))) return true;
  const sign = APART_BEFORE.exec(before)?.[0];
  const beside = sign === undefined ? "" : partBefore(before.slice(0, -sign.length));
  if (TECH_PACK.test(folded(own || beside))) return true;
  if (own !== "" || next !== "") return false;
  if (BARS_NEXT.test(folded(after))) return true;
  return namesGoods(beside, MOST_WORDS) && !PAPER.test(folded(beside));
}

/** "Linden Werk – productspecificatie LW-7700": the letters of a number are those of the name before the title of its sheet, in their order. */
function isOfBrand(code: string, before: string): boolean {
  const [letters = ""] = /^\p{Lu}{2,4}(?=[-/]?\d)/u.exec(code) ?? [];
  const [sheet = "", name = "", ...others] = before.split(SIGN).toReversed();
  const title = folded(sheet.trim());
  const isOfSheet = OF_SHEET.test(title) || SPECIFICATION.test(title);
  if (letters === "" || !isOfSheet || others.length > 0 || !isName(name.trim(), LONGEST_NAME)) return false;
  return new RegExp(`^${[...folded(letters)].join("\\p{L}*(?: \\p{L}*)??")}`, "u").test(folded(name));
}

/** What stands before a place since the last sign. */
function partBefore(text: string): string {
  return text.split(SIGN).at(-1)?.trim() ?? "";
}

/** What stands behind a place up to the next sign. */
function partAt(text: string): string {
  return text.split(SIGN)[0]?.trim() ?? "";
}

/** "Sweater in navy NV-19", "Decke Farbe FB-22": the number of a colour. */
export const OF_COLOUR =
  /(?<!\p{L})(?:in|colou?r|farbe|coloris|couleur|colore|color|cor|kleur|kolor|farg|farve|farge|vari|barva|szin|culoare|boja|spalva|krasa|varv|цвят|колір|χρωμα)(?: \p{L}+)?$/u;

/** Whether the last words name goods, and the last one nothing that they are made of: "shirt fabric QX-2290". */
function namesGoods(part: string, mostWords: number): boolean {
  const words = part.replace(QUOTED_NAME, "").trim().split(/\s+/).slice(-mostWords);
  const said = folded(words.join(" "));
  return (
    namesKindBeforeQuotes(said) && !OF_COLOUR.test(said) && !isDeniedOrOfMaterial(folded(words.at(-1) ?? ""))
  );
}

function codesBehindGoods(passage: Passage): Place[] {
  return codesIn(passage.text).flatMap(({ start, end }): Place[] => {
    const before = passage.text.slice(Math.max(start - REACH, 0), start).replaceAll("\n", " ");
    const said = tailOf(before, /$(?<=(?<tail>[^.,;:!?()\t]*))/u);
    const words = NAME_BEHIND.test(said) ? MOST_WORDS_NEAR : 1;
    const isSaid = said.endsWith(" ") && namesGoods(said, words) && !PAPER.test(folded(said));
    return isSaid ? [{ passage, start, end }] : [];
  });
}

function codesIn(text: string): Span[] {
  return [...text.matchAll(CODE)].flatMap(({ 0: code, index }) =>
    isNumber(code) && !SEASON.test(code) && /\p{Lu}.*\p{Lu}/u.test(code)
      ? [{ start: index, end: index + code.length }]
      : [],
  );
}
