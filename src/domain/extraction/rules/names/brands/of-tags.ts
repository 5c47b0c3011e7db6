/** Brands of tags and care labels: the name that a short paper begins with, over what it is and what it is made of. */
import { folded } from "../../../folded.ts";
import { CELL_END, type Passage } from "../../../reading/passage.ts";
import type { Found } from "../../kit/found.ts";
import { speaksOf } from "../../kit/labels.ts";
import { linesOf } from "../../kit/places.ts";
import { companyEnd } from "../../makers/companies.ts";
import { isNoName, namesKindBeforeQuotes } from "../../products/kinds.ts";
import { capitalised, isName, OF_SHEET, TITLE } from "../name-shapes.ts";

/** A tag says no more, in characters. */
const LONGEST_TAG = 700;
const LONGEST_NAME = 24;
const MOST_WORDS = 3;
/** How sure a brand is that nothing but its place tells. */
const OF_PLACE = 0.7;
/** What a name has behind it in its line: a sign, or the number of the article. */
const BEHIND = /\t| [·|•–—-] |(?= (?:art|ref|réf|mod|model|style|nr|no)\b\.?)/iu;
/** Figures of a share: there is no tag without a composition. "380,00 € zzgl. 19 % USt." in a letter is none. */
export const SHARE =
  /\d ?%(?! ?(?:u\.?st|mwst|vat|tva|iva|btw|ptu|moms|dph|afa|kdv|alv|skonto|rabatt?|discount|remise|off)(?!\p{L}))|% ?\d/iu;
/** What is no name though nothing else stands in its line. */
const NO_MARK =
  /^(?:varrott|vevo|tekst|text|confirm|approv|bozza|tarif|lista|siparis|bom$|hand[wm]|wash|outlet|limited|special|exclusive|premium|original|var$|our$|unser|notre|organic|eco|bio|thank|danke|obrigad|bedankt|kære|estimad|geachte|szanown|(?:made|hand|care|size|gr|new|sale|hello|dear|hallo|hej|hi|merci|grazie|gracias|liebe[rs]?|chere?s?|car[aoei]|beste)(?!\p{L}))/u;

/** What a label or who makes cloth is called by. */
const OF_LABELS =
  /label|etiket|etikett|etiquet|etichet|etykiet|wszyw|metk|cimke|visacka|maerke|mærke|vaskemaerk|(?<!\p{L})textil/u;

/** The first line of a tag, or its begin: "TATROVKA" over "sveter dámsky", "Säntisblick Art. SB 1440", "Ανθεμίς — Φόρεμα". */
export function brandOfTag(passage: Passage): Found[] {
  const { order, reading, text } = passage;
  if (order !== "rows" || reading.page !== 1 || text.length > LONGEST_TAG || !SHARE.test(text)) return [];
  const [first, second, third] = linesOf(text);
  if (!first || !second || isTable(first.line, second.line)) return [];
  const [mark = "", ...rest] = first.line.split(BEHIND);
  const value = mark.replace(/[®™]+$/u, "");
  if (!isNameOnTag(value)) return [];
  const below = folded([second.line, third?.line ?? ""].join("\n"));
  const beside = folded(rest.join(" "));
  const saysWhat = rest.length > 0 ? !TITLE.test(beside) && !SHARE.test(beside) : isOfGoods(below);
  if (!saysWhat) return [];
  const place = { start: first.start, end: first.start + value.length };
  return [{ field: "brand", value, confidence: OF_PLACE, passage, ...place }];
}

/** "Size M", "Gr. 40", "rozm. 110", "4 ans / 102 cm" at the begin of a line or behind a sign. */
const SIZE =
  /(?<=^|[\n\t·|,] ?|\d )(?:size|gr(?:o(?:ss|ß)e)?|taille|taglia|tg|talla|tamanho|tam|maat|rozm(?:iar)?|vel(?:ikost|kost|icina)?|meret|marime|masura|storlek|str|storrelse|koko|suurus|izmers|dydis|beden|размер|розмір|р-?р|μεγεθοσ|μεγ)[.:]? ?(?:\d{1,3}|x{0,3}[sml])(?![\p{L}\d])|(?<=^|\n)\d{1,2}(?:[-–]\d{1,2})? (?:ans|anni|anos|years?|jahre|mois|mesi|meses|jaar|lat|let|ev|ani|ar|vuotta|aastat|gadi|metai|metu|yas|години|років|ετων)(?!\p{L})/u;
/** The figures under its bars, alone in their line. */
const BARS = /(?<=^|\n)(?:\d{13}|\d \d{6} \d{6}|\d{12})(?=\n|$)/u;
/** Lines of a tag, and how many of them stand below its name at least. */
const TAG_LINES = 9;
const LEAST_LINES = 3;

/**
 * The first line of a tag that tells no shares: a name in capitals over the number of the article, with the size or the bars of it.
 * @param reference finds the number, which takes long
 */
export function brandOfHangTag({ order, reading, text, folded: small }: Passage, reference: () => string) {
  const [first, ...below] = linesOf(text);
  if (order !== "rows" || reading.page !== 1 || !first || text.length > LONGEST_TAG) return undefined;
  if (below.length < LEAST_LINES || below.length > TAG_LINES || text.includes(CELL_END)) return undefined;
  const value = first.line.replace(/ ?[®™]+$/u, "");
  if (
    !isNameOnTag(value) ||
    value.length < LEAST_LETTERS ||
    ORDERED.test(small) ||
    /[.!?]\n/.test(text) ||
    companyEnd(text.replaceAll("\n", " ")) !== undefined
  )
    return undefined;
  const signs = [SIZE.test(small), BARS.test(text), reference() !== ""].filter(Boolean).length;
  const isSet = value === value.toUpperCase();
  return signs > (isSet ? 1 : 2) ? { value, start: first.start, end: first.start + value.length } : undefined;
}

/** Letters of the shortest such name. */
const LEAST_LETTERS = 4;
/** Papers that a company sends have a name over them as well. */
const ORDERED =
  /(?<!\p{L})(?:order|invoice|auftrag|bestellung|rechnung|lieferschein|facture|commande|fattura|ordine|bolla|pedido|factura|albaran|encomenda|fatura|factuur|bestelling|zamowien|faktur|objednav|szamla|megrendel|comanda|ordre|tilaus|lasku|tellimus|arve|pasutij|rekin|uzsakym|saskait|narocil|racun|narudz|siparis|поръчк|фактур|замовл|рахун|παραγγελ|τιμολογ|report|prufbericht|rapport|certif|zertif|telefon|phone|tel\.|fax|www\.|iban|mwst|vat)/u;

/** The first cells of a table are no marks. */
function isTable(...lines: readonly string[]): boolean {
  return lines.every((line) => line.includes(CELL_END));
}

/** A name of few words without figures, that is no kind of goods, no cloth, no colour and no company. */
export function isNameOnTag(value: string): boolean {
  const name = capitalised(value);
  const small = folded(value);
  if (!isName(name, LONGEST_NAME) || name.split(" ").length > MOST_WORDS || /[\d:;,.!?@/"“„«()]/u.test(value))
    return false;
  return (
    !TITLE.test(small) &&
    !OF_SHEET.test(small) &&
    !OF_LABELS.test(small) &&
    !NO_MARK.test(small) &&
    !isNoName(name) &&
    !namesKindBeforeQuotes(small) &&
    companyEnd(value) === undefined
  );
}

/** What follows the label of a number in its line. */
const NUMBER_BEHIND = /[:\t ]+\S*\d.*$/u;

/** What stands below a mark: the kind of goods, or the number of the article. */
function isOfGoods(below: string): boolean {
  return (
    namesKindBeforeQuotes(below) ||
    below.split("\n").some((line) => speaksOf(line.replace(NUMBER_BEHIND, ""), "reference")) ||
    /(?<!\p{L})(?:art|ref|mod\p{L}*|style|vz|n[ro°])\b\.?:?[ \t]?[\p{L}\d]/u.test(below)
  );
}
