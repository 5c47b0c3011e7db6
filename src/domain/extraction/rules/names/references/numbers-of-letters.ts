import type { Passage } from "../../../reading/passage.ts";
import { PRODUCT_CERTIFICATE } from "../../certificates/type-examinations.ts";
import type { Found } from "../../kit/found.ts";
import { OF_CUSTOMER } from "../../kit/labels.ts";
import { lineBefore, tailOf } from "../../kit/places.ts";
import { companyEnd } from "../../makers/companies.ts";
import { OF_SHEET } from "../name-shapes.ts";
import { OF_THING, sentenceBefore } from "../sentences.ts";

/** Certificates have references of their own; only what is called an article's, a style's or a product's is one. */
export const OF_LETTER =
  /^(?!(?:style|article|product|item|model|garment|artikel|produkt)[ -])(?:\p{L}+ )?(?:ref|rif|viite|code|cod|kod|symbol|sifra|index|indeks)(?![^:\t\n]*(?:art|prod|mod|wyr|vyr|izd|tow|tov|commerc|comerc|handl|handel))/u;
/** Who writes a letter has a reference of their own, beside that of who gets it. */
const OUR = "(?:n/|ns\\.?|our|unsere?|notre|nostr[oa]|nuestr[oa]|noss[oa]|onze|nasz[ae]?|var|vores)";
const OUR_LETTER = new RegExp(`^${OUR} (?:ref|rif|viite|zeichen|kenmerk)[^\\p{L}]*$`, "u");
/** The same in so many letters. */
const OUR_LABEL = new RegExp(
  `^${OUR} (?:ref|rif|viite|zeichen|kenmerk|znak)\\p{L}*[^\\p{L}]*(?:n[ro.°º]*)?[^\\p{L}]*$`,
  "u",
);
const OUR_ANYWHERE = new RegExp(`(?<!\\p{L})${OUR} (?:ref|rif|viite|zeichen|kenmerk)`, "u");
const YOUR_LETTER =
  /(?<!\p{L})(?:[vs]\/|vs\.?|your|ihre?|votre|vostr[oa]|vuestr[oa]|su|voss[oa]|uw|wasz[ae]?|er|deres) (?:ref|rif|viite|zeichen|kenmerk)/u;
const YOUR_LABEL = new RegExp(`^${YOUR_LETTER.source}\\p{L}{0,8}[^\\p{L}]*$`, "u");

/** True for what a letter is filed under: “our ref.”, “your ref.”. */
export function isOfLetter(passage: Passage, label: string, at: number): boolean {
  const { folded: small } = passage;
  if (OUR_LETTER.test(label) && YOUR_LETTER.test(small)) return true;
  if (OUR_LABEL.test(label)) return isOfLetterItself(passage, at);
  return YOUR_LABEL.test(label) && OUR_ANYWHERE.test(small);
}

/** "Our ref.: …" over the salutation of a letter, and in a sentence what to call it by: "please quote our reference …". */
function isOfLetterItself(passage: Passage, at: number): boolean {
  const { folded: small } = passage;
  if (small.slice(at).search(SALUTATION) >= 0) return true;
  const sentence = /^[^.!?\n]*(?:\n[^.!?\n]*)?/u.exec(small.slice(at, at + SENTENCE_AROUND))?.[0] ?? "";
  return QUOTED_IN_REPLY.test(sentenceBefore(passage, at) + sentence);
}

/** How much behind a number may say what it is for, in characters. */
const SENTENCE_AROUND = 90;
/** Words of letters that begin a line. */
export const SALUTATION =
  /(?<=^|\n)(?:dear |to whom it may|sehr geehrte|guten tag|liebe[rs]? |madame|monsieur|bonjour|ch[eè]re? |gentil|egregi|spett\p{L}*|buongiorno|estimad|muy senor|apreciad|distinguid|exm[oa]|car[oa]s? |prezad|geachte|beste |szanown|dzien dobry|sayin |merhaba|basta |hej(?: |,|\n)|kære |kjære |hei(?: |,|\n)|hyva |vazen|dobry den|tisztelt|kedves |stimat|buna ziua|αξιοτιμ|αγαπητ|уважаем|здравеите|postovan|spostovan|gerb\p{L}*|godatais|lugupeetud|шановн)/u;
const QUOTED_IN_REPLY =
  /(?<!\p{L})(?:quot(?:e|ed|ing)|an(?:zu)?geben|geben sie|angegeben|rappel(?:er|ee)|indiqu(?:er|ee)|mentionn(?:er|ee)|cit(?:are|ar|ata|ada)|indic(?:are|ar|ata|ada)|vermelden|powolac|podac|uvest|uvadejte|uvadzajte|ange|angi|angives|oppgi|mainit\p{L}+)(?!\p{L})/u;
const OURS = new RegExp(
  `(?<!\\p{L})(?:our|unsere?|notre|nos|nostr[oa]|ns\\.?|n/|nuestr[oa]|noss[oa]|ons|onze|nasz[ae]?|vart?|vores|vor|meidan|oma|nas[ae]?|musu|meie|bizim|наш[аеі]?)[ ]?${OF_THING}`,
  "u",
);
const YOURS = new RegExp(
  `(?<!\\p{L})(?:your|ihre?|votre|vos|vostr[oa]|vs\\.?|v/|vuestr[oa]|su|s/|voss[oa]|uw|wasz[ae]?|panstwa|er[at]?|deres|jeres|din|teidan|vas[ae]?|jusu|teie|sizin|ваш[аеі]?)[ ]?${OF_THING}`,
  "u",
);
const CUSTOMERS = new RegExp(`(?<!\\p{L})(?:${OF_CUSTOMER})`, "u");
/** How far before a label the word stands that says whose number it is, in characters: "vaše č. art.". */
const WHOSE_BEFORE = 16;

/** "PVM mokėtojo" at the end of a line, before "kodas LT477203113" in the next. */
const WRAPPED = /(?<=(?<!\p{L})(?:moketojo|imones|asmens|maksataja|vat|tax|registration|identification))\n$/u;

/** The words before a label that say whose number it is. */
export function whoseBefore({ folded: small }: Passage, at: number): string {
  const before = small.slice(Math.max(at - WHOSE_BEFORE, 0), at).replace(WRAPPED, " ");
  return tailOf(before, /$(?<=(?<tail>[^:;,|\d\t\n]*))/u);
}

/** Symbols that Czech and Slovak payments carry: "var. symbol", "konstantní symbol". */
const OF_PAYMENT = /(?<!\p{L})(?:var(?:iabiln\p{L}+)?|konst(?:antn\p{L}+)?|spec(?:ificky)?)\.? ?symbol/u;

/** What registers, offices and banks call a company by, before the word for a number: "Įm. kodas 304418277". */
const OF_COMPANY =
  /(?<!\p{L})(?:im\.|imones|asmens|moketojo|pvm|banko|ettevotte|registri|reg\.|reg|registration|company|vat|tax|swift|bic|bank|uznemuma|nodoklu|pvn|maticni|maticna|poreski|davcna|danovy|fiskalni|платника|едрпоу|банку)[ ]?(?:k|n|no|nr|num|code|cislo|broj|st|код|номер)\p{L}*[ .:]*[\t\n]?$/u;

/** What carriers call a delivery by: "Booking ref". */
const OF_CARRIAGE =
  /(?<!\p{L})(?:booking|shipment|shipping|consignment|waybill|tracking|transport|route|buchungs|sendungs|expedition|envoi|spedizione|trasporto|envio|transporte|zending|vervoer|przesylki|frakt|sandnings?|forsendelses?)[ .-]?(?:ref|n[ro°º.]|num)/u;

/** "Proveedor: Textiles Guadalmar, S.L. (cód. 00718)": what somebody calls a company by, in brackets behind its name. */
export function isBehindCompany({ text }: Passage, at: number): boolean {
  if (!/\([ ]?$/u.test(text.slice(Math.max(at - 2, 0), at))) return false;
  const cell = tailOf(text.slice(Math.max(at - LONGEST_COMPANY, 0), at), /$(?<=(?<tail>[^\n\t:]*))/u);
  const name = cell.replace(/[ ]?\([ ]?$/u, "").trim();
  return companyEnd(name) === name.length;
}

const LONGEST_COMPANY = 90;

/** Whether a label is that of another company's number. Whoever has something tested is the one that the report is for. */
export function isOfOther({ folded: small }: Passage, kind: string, label: string): boolean {
  // Whoever orders gives their order a "Bestellnummer", as sellers of goods give them.
  if (
    /^best(?:ell)?[ .-]*n/u.test(label) &&
    /(?<!\p{L})(?:besteller|bestelldatum|bestellung vom)/u.test(small)
  )
    return true;
  return (
    OF_PAYMENT.test(label) ||
    OF_CARRIAGE.test(label) ||
    OF_COMPANY.test(label) ||
    PRODUCT_CERTIFICATE.test(label) ||
    (kind !== "test_report" && CUSTOMERS.test(label)) ||
    (YOURS.test(label) && OURS.test(small))
  );
}

/** "Uw ref.: I-2025-0441": what whoever gets a paper calls their order by, if the goods have a number in its rows. */
export function isOfReceiver({ passage, start }: Found): boolean {
  const line = lineBefore({ passage, start });
  return YOUR_LABEL.test(line.trimEnd().split("\t").at(-1) ?? "");
}

/** A label that names no goods: "Ref.", "Our ref.", "N/Réf", "Ns. rif.", "Ons kenmerk", "Nasz znak". */
const OF_PAPER = new RegExp(
  `(?:^|[\\t\\n(]|[·|–—.;-] |: )(?<our>${OUR} ?)?(?:ref|rif|viit|kenmerk|referans|zeichen|znak|sygn)\\p{L}*[ .:°]*(?:n[ro.°º]*[ .:]*)?[\\t\\n]?[ ]*$`,
  "u",
);
/** "TLP/24/7719" has the year in it. */
const WITH_YEAR = /[/-](?:20)?[23]\d(?:[/-]|$)|(?:^|\/)(?:20)?[23]\d\/|\/.*\//u;
/** What is printed over a paper are so many letters of it at most. */
const HEAD_LENGTH = 400;

/** Without what a laboratory or a letter calls itself by, where a number is called one of goods: "STYLE F24-DR-0933". */
export function withoutPapers(found: Found[], kind: string): Found[] {
  if (new Set(found.map(({ value }) => value)).size < 2) return found;
  const ofSheets = new Set(found.filter(isOfSheet).map(({ value }) => value));
  const ofPapers = found.filter((one) => ofSheets.has(one.value) || isOfPaper(one, kind));
  const goods = found.filter((one) => !ofPapers.includes(one));
  if (goods.length === 0) return found;
  // "Échantillon A | Référence LF-T210" in the head of a report, and "Échantillon B | Référence LF-N455" below: both are of goods.
  const shapes = new Set(goods.map(shapeOf));
  return found.filter((one) => goods.includes(one) || (!ofSheets.has(one.value) && shapes.has(shapeOf(one))));
}

/** What two numbers of one list have in common: their first letters, and how figures and letters follow each other. */
function shapeOf({ value }: Found): string {
  const [, begin = "", rest = ""] = /^(\p{L}*)(.*)$/u.exec(String(value)) ?? [];
  return begin + rest.replace(/\p{L}/gu, "A").replace(/\d/g, "9");
}

/** "Ficha técnica | Código: FT-0341": the code of the sheet beside its title. */
function isOfSheet({ passage, start }: Found): boolean {
  const [title = "", label, ...more] = lineBefore({ passage, start }).split("\t");
  return label !== undefined && more.length === 0 && OF_SHEET.test(title) && CODE_ALONE.test(label);
}

const CODE_ALONE =
  /^(?:codigo|code|codice|codi|cod|kode?|kodas|kods|kood|koodi|sifra|κωδικοσ|код|doc(?:ument)?|dok(?:ument)?)\.?(?: (?:nr|no|n°|n)\.?)? ?:? ?$/u;

function isOfPaper({ passage, start, value }: Found, kind: string): boolean {
  if (passage.reading.page > 1) return false;
  const label = OF_PAPER.exec(passage.folded.slice(Math.max(start - 40, 0), start));
  if (!label) return false;
  if (label.groups?.our !== undefined) return true;
  const isOnReport = kind === "test_report" || kind === "certificate" || kind === "declaration";
  if (start >= HEAD_LENGTH) return false;
  return isOnReport || WITH_YEAR.test(String(value)) || OF_SENDING.test(lineBefore({ passage, start }));
}

/** "Return to buying@shop.example by 14/11/2026. Ref. BQ-2291": where and by when a form goes, in its head. */
const OF_SENDING = /@|(?<!\d)\d{1,2}[./-]\d{1,2}[./-](?:20)?\d{2}(?!\d)|(?<!\d)20\d{2}-\d{2}-\d{2}(?!\d)/u;

/** "Shop SKU", "Shop-Artikelnummer", "réf. boutique": what a shop calls the goods of others by. */
export const OF_SHOP =
  /(?<!\p{L})(?:(?:web ?)?shop|store|seller|merchant|marketplace|handler|boutique|magasin|revendeur|negozio|rivenditore|tienda|vendedor|loja|winkel|sklep|butik\p{L}*|kauppa|kaupan|obchod\p{L}*|eshop\p{L}*|magazin\p{L}*|trgovin\p{L}*|uzlet\p{L}*|bolti|magaza\p{L}*|parduotuv\p{L}*|veikal\p{L}*|poe|магазин\p{L}*|καταστηματ\p{L}*)(?!\p{L})/u;
