/** How numbers of articles are made, and what only looks like one. */
import type { Found } from "../../kit/found.ts";

/** A number of an article: letters, digits and signs in one, with a digit. */
export const CODE =
  /^(?:(?!SHEET|CARD|CODE|TYPE|ITEM|SIZE|NO )(?:[\p{Lu}][\p{Lu}-]{0,5}|\p{Lu}{1,5}-\p{Lu}{2,6}) (?=[\p{L}\d./_-]*\d))?(?=[\p{L}./_-]*\d)[\p{L}\d](?:[\p{L}\d./_-]{0,38}[\p{L}\d])?(?![\p{L}\d])/u;
/** A number in groups that is all that stands there: "7140 88", "DX 118 04", "60 218 5"; and no date. */
export const IN_GROUPS = /^(?!.* (?:19|20)\d{2}$)(?:\p{Lu}{1,4}[ -])?\d{2,6}(?: \d{2,6}){1,2}(?: \d)?$/u;
/** Numbers of standards, and of articles of the law: "EN 14362-1", "Art. 103", "art. 14.º"; "BS-118" is one of an article. */
export const STANDARD =
  /^\d{1,3}\.?[ºª]|^(?:(?:ISO|EN|DIN|ASTM|AATCC|UNI|IEC|CEN|REACH)[ ./-]?|(?:BS|NF)[ .]?)\d/u;
/** "EAN 4012345678901", "HS 6109.10", where Italian invoices are sent, "SDI M5UXCR1", and who sells textiles in America, "RN 148820", or what waste it becomes, "CER 16 06 01", or what came with goods, "Rif. DDT 402"; "HS2244-NVY" is a number of an article. */
export const CALLED_OTHERWISE =
  /^(?:SDI |(?:DDT|D\.D\.T\.|RMA|CMR|AWB) (?:n[.°ro]{0,3} ?)?\d|(?:GTIN|EAN|UPC|ISBN|ITF|SSCC)[ -]?\d|DUN[ -]?(?:14(?!\d)|\d{7})|(?:HS|CN|TARIC|Taric|GT[İI]P|VTSZ) ?\d[\d. ]*$|RN ?\d{5,6}$|(?:CER|EER|LER|EAK|AVV|EWC|EURAL|Eural) \d{2}(?: ?\d{2})*$)/u;
export const SHORT_NUMBER = /^\d{1,3}$/;
export const DATE_OR_AMOUNT =
  /^(?:(?:0?[1-9]|[12]\d|3[01])[./-](?:0?[1-9]|[12]\d|3[01])[./-](?:\d{2}|(?:19|20)\d{2})|\d{4}-\d{2}-\d{2}|\d{1,4}[.,]\d{2}|\d{1,2})$/;

/** "AW-26", "PV-27": when goods are sold. */
export const SEASON = /^(?:[AFHSW][SW]|FS|HW|PV|OI|PE|AI|VS|VT|JL|SL|PZ|JZ|OZ|IY)-?2\d$/u;

/** "Poids article T38", "Artikel Gr. 40", "Peso articolo TG 42": the size that something is told of. */
export const SIZE = /^(?:T|TG|GR|EU|FR|DE|IT|UK|US|STR|ROZM|VEL|MT|TAM)[ .]?\d{2}(?:[/-]\d{2})?$/u;

/** True for what may be the number of an article: no date, amount, number of a standard or of another kind. */
export function isNumber(value: string): boolean {
  return !(DATE_OR_AMOUNT.test(value) || STANDARD.test(value) || CALLED_OTHERWISE.test(value));
}

/** A code of customs under the word for one of goods. */
const OF_CUSTOMS = /^\d{4} \d{2} \d{2}(?: \d{2})?$/;

/** A code of customs, and a GTIN, is the product's number only where there is no other. */
export function isOfTrade({ value }: Found): boolean {
  return OF_CUSTOMS.test(String(value)) || /^\d{13}$/.test(String(value));
}

/** " – Damen-Strickjacke" behind a number: what it is. */
export const BEHIND_DASH = / [–—-] \p{L}.*$/su;
/** The word for a model alone, as a label. */
export const BARE_MODEL =
  /(?<!\p{L})(?:modell?|modele|modello|modelo|malli|mudel|modelis|model[ua]|μοντελο|модел[ьи]?)[ .:]*[\t\n]?$/u;

/** True for a number with a letter, such as a model may be called by. */
export function isModelCode(value: string): boolean {
  return (isNumberOnly(value) || IN_GROUPS.test(value)) && /\p{L}/u.test(value) && value.length >= 2;
}

/** True for a number and nothing besides. */
export function isNumberOnly(value: string): boolean {
  return CODE.exec(value)?.[0] === value && !/\p{Ll}{3}/u.test(value);
}
