/** The name of a company in a line, without what stands around it. */
import { folded } from "../../folded.ts";
import { isLabel } from "../../label-words.ts";
import type { Passage } from "../../reading/passage.ts";
import type { Found } from "../kit/found.ts";
import type { Line } from "../kit/lines.ts";
import { isNumberOnly } from "../names/references/codes.ts";
import { addressIn } from "./addresses.ts";
import {
  beginsWithForm,
  companyEnd,
  endsWithCountry,
  isAddress,
  NO_MAKER,
  OTHER_PARTY,
} from "./companies.ts";
import { ADDRESS_LESS, MAKERS } from "./maker-words.ts";

/** What a name without the form of a company is less sure by, and an address than its name. */
const WITHOUT_FORM = 0.04;
/** "Name:", "Firma" and the like, between the word for the maker and the name. */
export const NAME_LABEL =
  /^(?:(?:company|firm|full|manufacturer|trade)? ?(?:name|company)(?: (?:and|&) address)?|firma|firmenname|nom|raison sociale|nome|ragione sociale|denominazione|nombre|razon social|denominacao|naam|nazwa|navn|namn|nimi|nazev|nazov|nev|cegnev|denumire|naziv|ime|pavadinimas|nosaukums|nimetus|unvan|firma adi|име|наименование|назва|наименування|назив|επωνυμια)[ ]?[:\t][ ]*|^(?:manufactured|made|produced|designed|developed) (?:and \p{L}+ )?(?:for|by)[: ]+/u;

function isNameLabel(line: string): boolean {
  const label = `${folded(line).replace(/^\d{1,2}[.)] ?/, "")}:`;
  return NAME_LABEL.exec(label)?.[0] === label;
}

/** "Dziergam s.c.": letters that stand for words at the end of a name have a dot each. */
const ENDS_SHORT = /(?<!\p{L})\p{L}\. ?\p{L}$/u;
/** What parts a name from what follows it in its line. */
const AFTER_NAME = /^[\s,;:|·–—/(-]+/;

/** A name in the first line, and in the same one and those below its address. */
export function companyIn(passage: Passage, lines: readonly Line[], confidence: number): Found[] {
  const [first, second] = lines;
  if (!first) return [];
  if (isNameLabel(first.text)) return [];
  const label = NAME_LABEL.exec(folded(first.text))?.[0].length ?? makerWord(first.text);
  let line = first.text.slice(label);
  let rest = lines.slice(1);
  let end = companyEnd(line);
  // A name that goes on in the next line: "… Active Wear" and "Co., Ltd.", or "… do Sousa," and "Lda."
  const mayGoOn = first.goesOn && !passage.closed.has(first.end);
  const isJoined = mayGoOn || (second && (beginsWithForm(second.text) || isLastOfName(line, second.text)));
  if (end === undefined && second && isJoined && !/,./.test(line)) {
    const joined = `${line} ${second.text}`;
    const whole = companyEnd(joined);
    if (whole !== undefined && whole > line.length) [line, end, rest] = [joined, whole, lines.slice(2)];
  }
  const start = first.start + label;
  const cut = end ?? cutWithoutForm(line);
  const value = line
    .slice(0, cut)
    .replace(/[,;:.–—|-]+$/, (sign, at: number) =>
      sign === "." && (end || ENDS_SHORT.test(line.slice(0, at))) ? "." : "",
    )
    .replace(/^(?<name>[^"“”„«»]+?) ?["“”»]$/u, "$<name>")
    .trim();
  const small = folded(value);
  if (!isCompanyName(value) || NO_MAKER.test(small) || OTHER_PARTY.test(small)) return [];
  // "Покупець / Buyer": said in two languages.
  if (OTHER_PARTY.test(small.split(" / ").at(-1) ?? "")) return [];
  // A label with its value in another column.
  if (NAME_LABEL.test(`${small}:`)) return [];
  if (end === undefined && (value.split(" ").length > 6 || endsWithCountry(value) || isAddress(value)))
    return [];
  const surely = end === undefined ? confidence - WITHOUT_FORM : confidence;
  const name: Found = {
    field: "manufacturer_name",
    value,
    confidence: surely,
    passage,
    start,
    end: start + value.length,
  };
  const skipped = AFTER_NAME.exec(line.slice(cut))?.[0].length ?? 0;
  const left = { ...first, text: line.slice(cut + skipped), start: start + cut + skipped };
  const address = addressIn(passage, [left, ...rest], surely - ADDRESS_LESS);
  return address ? [name, address] : [name];
}

/** "De Wilgenrijder" over "Rijwielfabriek B.V.": the form with a word or two before it, and no name that begins as the first line does. */
function isLastOfName(first: string, second: string): boolean {
  const words = second.trim().split(/ +/u);
  const isForm = companyEnd(second.trim()) === second.trim().length;
  return isForm && words.length <= 3 && words[0] !== first.trim().split(" ", 1)[0];
}

/** How long the word for the maker is that stands before a company in one line with it, with its blank. */
function makerWord(line: string): number {
  const word = /^\p{L}+ (?=\p{Lu})/u.exec(line)?.[0] ?? "";
  return MAKERS.has(folded(word.trim())) && companyEnd(line.slice(word.length)) !== undefined
    ? word.length
    : 0;
}

/** A name with a capital letter, and no sentence, number, label or address of the web. */
export function isCompanyName(value: string): boolean {
  if (value.length < 3 || value.length > 100 || value.split(" ").length > 12) return false;
  if (!/^["„“«'(]?[\p{Lu}\d]/u.test(value) || !/\p{L}{2}/u.test(value)) return false;
  if (/%|@|https?:|www\.|:| [·•] /.test(value) || /(?<=\p{L}{6})[.!?] \p{Lu}/u.test(value)) return false;
  if (SENTENCE_FIRST.test(value) || AMOUNT.test(value)) return false;
  const verb = SAYS_WHO.exec(folded(value));
  if (
    verb &&
    value
      .slice(0, verb.index)
      .split(" ")
      .some((word) => MAKERS.has(folded(word)))
  )
    return false;
  return !isLabel(value) && !isNumberOnly(value) && !/(?<!\p{L})(?:no|nr|number|n[°º])\.?$/iu.test(value);
}

/** "51 200 Kč", "3.550,00 EUR", "240 szt.". */
const AMOUNT = /^[\d .,'’]+ ?[\p{L}\p{Sc}]{1,4}\.?$/u;
/** "A termék a X Kft.": an article and a noun begin a sentence. */
const SENTENCE_FIRST =
  /^(?:A|Az|The|Die|Der|Das|La|Le|Les|El|Los|Las|Il|Lo|Gli|I|O|Os|As|De|Het|These|Diese[rs]?|Our|Unsere?|Notre) \p{Ll}{3}/u;
/** The verb of "Výrobcem je Odevy Váh s.r.o.", which says who it is. */
export const IS = "is|ist|est|es|e|jest|je|er|ar|este|on|yra|ir|е|є|је|ειναι";
export const SAYS_WHO = new RegExp(` (?:${IS}) `, "u");

/** Without the form of a company a name ends before the first comma or dash, where the rest is its address. */
function cutWithoutForm(line: string): number {
  const at = line.search(/[,;(]| [–—|·-] /);
  return at > 0 ? at : line.length;
}
