/** Brands in the head of a sheet that has no title below them, and that no company is called by as a whole. */
import { folded } from "../../../folded.ts";
import type { Passage } from "../../../reading/passage.ts";
import type { Found } from "../../kit/found.ts";
import { cellsOf, linesOf, wordsOf } from "../../kit/places.ts";
import { companyEnd, isAddress, OTHER_PARTY } from "../../makers/companies.ts";
import { MAKERS } from "../../makers/maker-words.ts";
import { TITLE } from "../name-shapes.ts";
import { companyCalled, isLarge, isMark, isNameAlone } from "./of-titles.ts";

/** Lines of a first page that its head is. */
const HEAD_LINES = 4;
/** A name stands in the first line of these, or in the next one below the title. */
const NAME_LINES = 2;
/** What parts who sends a paper from where that is. */
const BESIDE = / [·|•–—-] /u;
/** "Ourson « Barnabé » 32 cm": goods, and what they are called. */
const CALLED_GOODS = /^\p{L}[\p{L} -]{2,30} ["“„«»] ?\p{Lu}/u;
/** "Mobilier de jardin" and "ARVESA dış giyim" say what is made. */
const ENDS_AS_NAME = /(?:^|[ ’'-])\p{Lu}[^ ]*$/u;
/** Letters of a word that no chance makes the begin of a company's name. */
const LEAST_LETTERS = 4;
/** How sure a brand is that its place tells. */
const OF_PLACE = 0.7;

/** Names with a line to themselves: over what a house sells and where it is, or in large letters over its goods. */
export function brandInSheet(passage: Passage): Found[] {
  const { order, reading, text } = passage;
  if (order !== "rows" || reading.page !== 1) return [];
  const lines = linesOf(text).slice(0, NAME_LINES + 1);
  const found = lines.slice(0, NAME_LINES).flatMap(({ line, start }, i): Found[] => {
    if (line.includes("\t") || !isMark(line) || !isNameAlone(line) || isOfParty(line)) return [];
    const name = brandAt(passage, start, line);
    const below = i === 0 ? (lines[i + 1]?.line ?? "") : "";
    return isOfHouse(below) || isWordmark(name, below) ? [name] : [];
  });
  return found.slice(0, 1);
}

function brandAt(passage: Passage, start: number, value: string): Found {
  return { field: "brand", value, confidence: OF_PLACE, passage, start, end: start + value.length };
}

/** Whether a name is in large letters, over goods that are called otherwise or over a company that begins like it. */
function isWordmark(name: Found, below: string): boolean {
  if (!ENDS_AS_NAME.test(String(name.value)) || !isLarge(name)) return false;
  return CALLED_GOODS.test(below) || beginsLikeCompany(name);
}

/** "mobilier de jardin · 18 route de Vannes · 56400 Auray": what is sold, where, and by no other company. */
function isOfHouse(line: string): boolean {
  const [sold = "", ...others] = line.split(BESIDE);
  if (!/^\p{L}[^\d:@\t]{3,50}$/u.test(sold) || isAddress(sold) || companyEnd(line) !== undefined)
    return false;
  return !TITLE.test(folded(sold)) && others.some(isAddress);
}

/** Words of one mark differ so little in height. */
const ALIKE = 0.07;

/** "Maison" over "Corvella" beside the title of a sheet, both in large letters: a wordmark in two lines. */
export function inTwoLines(found: Found): Found {
  const { passage } = found;
  const next = linesOf(passage.text)[1];
  const [below] = next ? cellsOf(next.line, next.start) : [];
  if (!below || !isMark(below.cell) || !isNameAlone(below.cell)) return found;
  const rest = brandAt(passage, below.start, below.cell);
  const [first, ...others] = [found, rest].flatMap(wordsOf);
  const [second] = wordsOf(rest);
  if (!first || !second || ![found, rest].every(isLarge)) return found;
  const isOne = others.every(({ height }) => Math.abs(height - first.height) <= first.height * ALIKE);
  const isBelow = second.y > first.y && second.y < first.y + first.height * 2;
  const isInColumn = second.x < first.x + first.width && second.x + second.width > first.x;
  return isOne && isBelow && isInColumn ? { ...found, value: `${found.value} ${below.cell}` } : found;
}

/** "Noordzij Slaapcomfort", sold by "Noordzij Textiel B.V.". */
function beginsLikeCompany({ value, passage, start }: Found): boolean {
  const [first = "", ...others] = folded(String(value)).split(" ");
  return (
    first.length >= LEAST_LETTERS && others.length > 0 && companyCalled(passage, first, start) !== undefined
  );
}

/** Several companies of one name, and no brand of them. */
const GROUP =
  /(?<!\p{L})(?:group[eo]?|gruppe|grupp[oae]|grup[oaul]?|groep|konserni?|koncern\p{L}*|skupina|csoport|holding|international)(?!\p{L})/u;

/** "Arvesa Casa" over "Arvesa S.p.A., Via Roma 4": a name over the company that begins like it, where a letter shows whom it is from. */
export function brandOverCompany(passage: Passage): Found[] {
  const { order, reading, text } = passage;
  if (order !== "rows" || reading.page !== 1) return [];
  const [name, sender] = linesOf(text);
  if (!name || !sender || name.line.includes("\t") || !isMark(name.line) || !isNameAlone(name.line))
    return [];
  const small = folded(name.line);
  if (isOfParty(name.line) || GROUP.test(small) || /[\d.,:;@(/]/.test(name.line)) return [];
  const [first = "", ...others] = small.split(" ");
  const end = companyEnd(sender.line);
  const isOfSender =
    end !== undefined && folded(sender.line).startsWith(`${first} `) && isAddress(sender.line.slice(end));
  return first.length >= LEAST_LETTERS && others.length > 0 && isOfSender
    ? [brandAt(passage, name.start, name.line)]
    : [];
}

/** The name before the company that sends a paper, in its line: "Hajnal Sport · Zakład Dziewiarski Rzepka sp.j. · ul. Fabryczna 17". */
export function brandBeforeSender(passage: Passage): Found[] {
  const { order, reading, text } = passage;
  if (order !== "rows" || reading.page !== 1) return [];
  const head = linesOf(text).slice(0, HEAD_LINES);
  return head.flatMap(({ line, start }): Found[] => {
    const [name = "", company = "", ...others] = line.split(BESIDE);
    if (line.includes("\t") || !isMark(name) || /[\d.,:;@(/]/.test(name) || isOfParty(name)) return [];
    return companyEnd(company) !== undefined && others.some(isAddress) ? [brandAt(passage, start, name)] : [];
  });
}

/** The label of a line of goods. */
const LINE_OF_GOODS =
  /^(?:product |produkt|article |artikel)?(?:lines?|range|linie|linea|ligne|gamme|gama|linha|lijn|linia|linje|mallisto|sarja|rada|vonal|liin|linija|линия|лінія|линија|σειρα|collection|kollektion|collezione|coleccion|colecao|collectie|kolekcja|kolekce|kolekcia|kollekcio|colectia?|kolekcija|koleksiyon|seri)(?: (?:name|produits?|prodotti?|productos?|produtos?|produktow))? ?:?$/u;

/** "Linea | Arvesa Casa", "Gamme | Arvesa Maison" on a sheet of Lanificio Arvesa: goods of a line that is called like their company. */
export function brandOfLine(passage: Passage): Found[] {
  if (passage.order !== "rows") return [];
  return linesOf(passage.text).flatMap(({ line, start }): Found[] => {
    const cells = cellsOf(line, start);
    const at = cells.findIndex(({ cell }) => LINE_OF_GOODS.test(folded(cell)));
    const value = at < 0 ? undefined : cells[at + 1];
    if (!value || !isMark(value.cell) || !isNameAlone(value.cell)) return [];
    const name = brandAt(passage, value.start, value.cell);
    return beginsLikeCompany(name) ? [name] : [];
  });
}

/** Departments of companies, which stand before or over them as well. */
const DEPARTMENT =
  /(?<!\p{L})(?:abteilung|einkauf|verkauf|vertrieb|qualitat|buchhaltung|purchasing|sales|quality|department|dept|service|achats|ventes|qualite|ufficio|reparto|acquisti|vendite|departamento|compras|ventas|vendas|calidad|qualidade|afdeling|inkoop|verkoop|kwaliteit|dzial|biuro|zakupy|inkop|forsaljning|indkob|salg|oddeleni|nakup|odbyt|osztaly|beszerzes|departamentul|satin alma|satis|kalite|osasto|отдел|відділ|τμημα)/u;

function isOfParty(name: string): boolean {
  const small = folded(name);
  return DEPARTMENT.test(small) || MAKERS.has(small) || OTHER_PARTY.test(small);
}
