/** Brands over a company's own paper: what its head shows, and its foot tells with a form of company behind it. */
import { folded } from "../../../folded.ts";
import type { Passage } from "../../../reading/passage.ts";
import type { Found } from "../../kit/found.ts";
import { cellsOf, isWholeCell, type Line, lineEnd, linesOf, type Place, wordsOf } from "../../kit/places.ts";
import { companyEnd, mayHaveForm } from "../../makers/companies.ts";
import { isNoName, namesKind, namesKindBeforeQuotes } from "../../products/kinds.ts";
import { capitalised, isName, OF_SHEET, TITLE } from "../name-shapes.ts";
import { WORKS } from "../works.ts";

/** Among so many lines of a first page stands its head. */
const MOST_LINES = 8;
/** What a head has beside a name: "Lise Montreuil · corseterie", "Productspecificatie | Polderwind". */
const BESIDE = / [·|–—-] /u;
/** The same below a title, "Corvella / Style DR-3306": in titles a stroke is before other languages. */
const BESIDE_OR_STROKE = / [·|–—/-] /u;
/** "Corvella Produktblad 2026": the title of a sheet right behind a name. */
const BEFORE_TITLE = new RegExp(`^\\p{L}[^\\t\\n]{2,30}? (?=${OF_SHEET.source.slice(1)})`, "u");
const LONGEST = 30;
/** Letters from the begin of a company's name to its form. */
const REACH = 60;
/** How sure a brand is that is a company of that name. */
const OF_COMPANY = 0.8;

/** Names in the head of a page that a company on it begins with: "MAISON AUBRAC" of "Maison Aubrac SAS, Rodez". */
export function brandsOfTitles(passages: readonly Passage[]): Found[] {
  const first = passages.find(({ order, reading }) => order === "rows" && reading.page === 1);
  if (!first) return [];
  const pieces = linesOf(first.text).slice(0, MOST_LINES).flatMap(piecesOf).map(beforeTitle);
  // The foot that tells the company may stand on the last page.
  const others = passages.filter(({ order }) => order === "rows").filter((one) => one !== first);
  const calledElsewhere = (value: string) =>
    others.map((passage) => companyCalled(passage, value, -1)).find((name) => name !== undefined);
  const marks = pieces.flatMap(({ value, start }): Mark[] => {
    // "stoffelhuis": wordmarks are set in small letters, too, and then alone, or beside the other side of a label.
    const end = start + value.length;
    const isSmall = /^\p{Ll}/u.test(value) && value.length >= LEAST_SMALL && isWholeCell(first, start, end);
    const spaced = SPACED.test(value) ? companySpelt(first, value) : undefined;
    if (spaced !== undefined) return [{ value, start, printed: spaced }];
    if (!isMark(isSmall ? capitalised(value) : value)) return [];
    // "Valmo rra": letters of a wordmark are set apart from each other.
    const printed =
      companyCalled(first, value, start) ??
      companyCalled(first, value.replaceAll(" ", ""), start) ??
      (RUN_TOGETHER.test(value) ? companySpelt(first, value) : undefined) ??
      (isMisreadCompany(first, value) ? value : undefined) ??
      calledElsewhere(value);
    return printed === undefined ? [] : [{ value, start, printed }];
  });
  const [mark] = marks;
  if (!mark) return [];
  // "MAREA ALTA MODA · Ficha" over a label of "MAREA ALTA": the company over its mark.
  const shorter = marks.find(
    ({ value, start }) => isAlone(first, start, value) && folded(mark.value).startsWith(`${folded(value)} `),
  );
  // What stands below a wordmark in small letters is what it sells.
  const isSmall = /^\p{Ll}/u.test(mark.value);
  const { value, start, printed } = shorter ?? (isSmall ? mark : stackedOn(first, mark, pieces));
  const place = { start, end: start + value.length };
  return [{ field: "brand", value: printed, confidence: OF_COMPANY, passage: first, ...place }];
}

/** Shortest wordmark in small letters. */
const LEAST_SMALL = 5;
/** "☁ Lille Tangborg": a sign before a name. */
const SIGN = /^[^\p{L}\p{N}\p{P}\s] /u;

interface Mark {
  value: string;
  start: number;
  /** As it is printed in the name of the company. */
  printed: string;
}

/** Whether a value is all that its line says. */
function isAlone({ text }: Passage, start: number, value: string): boolean {
  return (start === 0 || text[start - 1] === "\n") && /^(?:$|\n)/.test(text.slice(start + value.length));
}

/** How far below a name its next word may stand, in pieces. */
const STACKED = 6;

/** A name whose next word stands below, as wordmarks are set: "Ostrava" over "Goods", of "Ostrava Goods s.r.o.". */
function stackedOn(passage: Passage, mark: Mark, pieces: readonly Piece[]): Mark {
  const at = pieces.findIndex(({ value }) => value === mark.value);
  const below = pieces.slice(at + 1, at + 1 + STACKED);
  const longer = below.flatMap(({ value }) => {
    const name = `${mark.printed} ${value}`;
    const printed = isMark(value) || /^& /.test(value) ? companyCalled(passage, name, mark.start) : undefined;
    return printed === undefined ? [] : [printed];
  })[0];
  return longer === undefined ? mark : { ...mark, printed: longer };
}

/** Most words of a name beside a title. */
const MOST_WORDS = 4;
/** "Cod. art. VA-318" beside a name. */
const NUMBERED = /^(?:cod|art|ref|rif|style|stil|mod|vnr)\p{L}*[. ].*\d/u;
/** How sure a brand is that nothing but its place tells. */
const OF_PLACE = 0.7;

/** "Traksiyoner akü – ürün bilgi formu": what a sheet is of. */
const BATTERY =
  /(?<!\p{L})\p{L}*(?:batter(?:y|ies|ie[ns]?|i[aoe]?|ien|iet|ier|ij|ijen)|bateri\p{L}{0,3}|baterij\p{L}{0,2}|batarya\p{L}{0,3}|akk?u(?:s|n|su|ler|t)?|accus?|ak?kumulator\p{L}{0,3}|acc?umulat\p{L}{1,5}|akumulaator\p{L}?|батери\p{L}|акумулатор\p{L}?|μπαταρι\p{L}{1,2})$/u;

/** The name that a technical sheet begins with, beside its title or its labels, or below its title beside the number: "ÉGLANTINE – Fiche technique", "Maison Verrin | Style: BLZ-W24". */
export function brandBesideTitle(passage: Passage): Found[] {
  const { order, reading, text } = passage;
  if (order !== "rows" || reading.page !== 1) return [];
  const [title, below] = linesOf(text).slice(0, 2);
  const pieces = title ? piecesOf(title) : [];
  const [first] = pieces;
  const isTitle = (said: string) =>
    TITLE.test(folded(said)) || /^\p{L}[^:]{1,30}:/u.test(said) || NUMBERED.test(folded(said));
  const isTitleAlone = first !== undefined && TITLE.test(folded(first.value)) && !/[:\d]/.test(first.value);
  return isTitleAlone && below
    ? nameBeside(passage, partsOf(below, BESIDE_OR_STROKE), (said) => NUMBERED.test(folded(said)))
    : nameBeside(passage, pieces, isTitle);
}

/** What shows the goods of a house by their numbers and names. */
const OF_COLLECTION =
  /(?<!\p{L})(?:line ?sheet|look ?book|(?:\p{L}*kollektions?|collectie|collection|collezione|coleccion|colecao|kolekcj\p{L}|kolekc\p{L}|mallisto)(?:\p{L}*(?:uber|over|oversi)\p{L}*)?)(?!\p{L})/u;

/** The name before the title of a collection of its own: "STUDIO VERRIN – Line sheet summer". */
export function brandOfCollection(passage: Passage): Found[] {
  const { order, reading, text } = passage;
  if (order !== "rows" || reading.page !== 1) return [];
  const pieces = linesOf(text).slice(0, 1).flatMap(piecesOf);
  return nameBeside(passage, pieces, (said) => OF_COLLECTION.test(folded(said)));
}

/** The first of some pieces, where that is a name and another one is a title. */
function nameBeside(
  passage: Passage,
  [first, ...others]: readonly Piece[],
  isTitle: (said: string) => boolean,
): Found[] {
  if (!first || !others.some((other) => isTitle(other.value))) return [];
  const { value, start } = first;
  if (!isMark(asMark(passage, value, start)) || /\d/.test(value) || value.split(" ").length > MOST_WORDS)
    return [];
  if (BATTERY.test(folded(value))) return [];
  const place = { start, end: start + value.length };
  return [{ field: "brand", value, confidence: OF_PLACE, passage, ...place }];
}

/** The name in capitals before what goods are, in the first line of a page: "FJELLRYPE — Ullgenser dame". */
export function brandBeforeGoods(passage: Passage): Found[] {
  const { order, reading, text } = passage;
  if (order !== "rows" || reading.page !== 1) return [];
  const [first, next] = linesOf(text).slice(0, 1).flatMap(piecesOf);
  if (!first || !next || !IN_CAPITALS.test(first.value) || !isMark(first.value)) return [];
  if (first.value.split(" ").length > MOST_WORDS || !namesKindBeforeQuotes(folded(next.value))) return [];
  const place = { start: first.start, end: first.start + first.value.length };
  return [{ field: "brand", value: first.value, confidence: OF_PLACE, passage, ...place }];
}

/** For whom, and why now: no name. */
const IN_CAPITALS =
  /^(?!(?:SALE|SOLDES|SALDI|REBAJAS|SALDOS|OUTLET|AUSVERKAUF|NEW|NEU|NIEUW|NYHE[DT]|NUEV[OA]|NOUVEAU|NOUVEAUT[EÉ]|NOVIT[AÀ]|NOVEDAD|NOVIDADE|NOWO[SŚ][CĆ]|WYPRZEDA[ZŻ]|UDSALG|TILBUD|SALG|INDIRIM|İNDİRİM|DAMEN?|HERREN?|HEREN|KINDER(?:EN)?|WOMEN'?S?|MEN'?S?|KIDS|BABY|FEMMES?|HOMMES?|ENFANTS?|DONNA|UOMO|BAMBIN[IO]|MUJER|HOMBRE|NI[NÑ]OS?|MULHER|HOMEM|CRIAN[CÇ]A|DAM|HERR|BARN|DAMSKI|M[EĘ]SKI|UNISEX|BASICS?|BIO|ORGANIC|SAMPLE|DRAFT)(?![\p{L}]))(?=.*\p{Lu}{4})[^\p{Ll}\d]+$/u;

/** Whether the title of a sheet follows a name that its company has as well: "Lanificio Arvesa | Scheda prodotto". */
export function isBesideTitle({ value, passage, start, end }: Found): boolean {
  const lineTo = lineEnd(passage.text, end);
  const below = passage.folded.slice(lineTo + 1, lineEnd(passage.text, lineTo + 1));
  const isTitled = TITLE.test(passage.folded.slice(end, lineTo)) || OF_SHEET.test(below);
  return isTitled && companyCalled(passage, String(value), start) !== undefined;
}

/** Lines of a first page over which the title of a sheet stands. */
const HEAD_LINES = 3;

/** The name that a technical sheet begins with, over its title and nothing else in its line: "Linge de Valmorel" over "FICHE ARTICLE". */
export function brandOverTitle(passage: Passage): Found[] {
  const { order, reading, text } = passage;
  if (order !== "rows" || reading.page !== 1) return [];
  const [first, ...below] = linesOf(text).slice(0, HEAD_LINES);
  if (!first || first.line.includes("\t") || !isNameAlone(first.line)) return [];
  const mark = asMark(passage, first.line, first.start);
  if (!isMark(mark)) return [];
  // "Scheda tecnica – P/E 2027", "FICHA TÉCNICA · versión 2"; over the number of the goods stands what these are called.
  const isTitle = (line: string) => {
    const title = line.split(BESIDE, 1)[0] ?? "";
    if (!OF_SHEET.test(folded(title)) || /[\t:\d]/.test(title)) return false;
    return title === line || mark !== first.line || !/[ ]\p{Ll}{3}/u.test(mark);
  };
  if (!below.some(({ line }) => isTitle(line))) return [];
  const place = { start: first.start, end: first.start + first.line.length };
  return [{ field: "brand", value: first.line, confidence: OF_PLACE, passage, ...place }];
}

/** "vento sul" in large letters: a wordmark in small letters, as a name is written. */
function asMark(passage: Passage, value: string, start: number): string {
  const place = { passage, start, end: start + value.length };
  const isSmall = /^\p{Ll}+(?: \p{Ll}+){0,2}$/u.test(value) && value.length >= LEAST_SMALL;
  return isSmall && isWholeCell(passage, start, place.end) && isLarge(place) ? capitalised(value) : value;
}

/** Letters of a name over a page are so much higher than its text. */
const HIGHER = 1.25;

/** Whether all the letters of a name are higher than most of its page. */
export function isLarge(place: Place): boolean {
  const heights = place.passage.words.map(({ height }) => height).sort((one, other) => one - other);
  const usual = heights[Math.floor(heights.length / 2)] ?? 0;
  return wordsOf(place).every(({ height }) => height >= usual * HIGHER);
}

/** Few words and no sign of a sentence or figure, but for the year of a house: "BELTRAME 1954". */
export function isNameAlone(line: string): boolean {
  const name = line.replace(YEAR, "");
  return name.split(" ").length <= MOST_WORDS && !/[\d.,:;@|·/(]/.test(name) && !isNoName(name);
}

/** The year since which a house is there: that of a season is later. */
const YEAR = / 1[6-9]\d{2}$/u;

interface Piece {
  value: string;
  start: number;
}

/** What stands in a line, cell by cell and sign by sign. */
function piecesOf(line: Line): Piece[] {
  return partsOf(line, BESIDE);
}

function partsOf({ line, start }: Line, sign: RegExp): Piece[] {
  return cellsOf(line, start).flatMap(({ cell, start: at }) =>
    cell.split(sign).map((printed) => {
      const value = printed.replace(SIGN, "");
      return { value, start: at + cell.indexOf(value) };
    }),
  );
}

/** A piece without the title of a sheet at its end. */
function beforeTitle({ value, start }: Piece): Piece {
  const name = BEFORE_TITLE.exec(folded(value))?.[0].trimEnd() ?? "";
  return { value: name === "" ? value : value.slice(0, name.length), start };
}

/** A name without a form of company, a title of a paper, or goods. */
export function isMark(value: string): boolean {
  const small = folded(value);
  if (!isName(value, LONGEST) || /[„“”"«»]|[,;:]$/u.test(value) || TITLE.test(small) || namesKind(small))
    return false;
  return companyEnd(value) === undefined && mayHaveForm(`${value},`);
}

/** What a company does, before its name: "Calzaturificio Passoro S.r.l.", "Lencería Alborada, S.A.". */
const BEFORE_NAME = new RegExp(
  `(?<!\\p{L})(?:${WORKS}|maisons?|casa|haus|huis|dom|ateliers?|camiceria|pelletteria|ditta|calzados|lenceria|calcados|textil|etablissements|ets\\.?|chaussures|firma|juguetes|jouets|giocattoli|brinquedos|spielwaren|speelgoed|zabawki|hracky|muebles|meubles|mobili(?:er)?|moveis|mobel|meubelen|meble|nabytek|heimtextilien|wasche|leinen|creations?|creaciones|creazioni|editions) $`,
  "u",
);
/** Another word of a name. */
const GOES_BEFORE = /(?<![\p{L}\d'’-])\p{Lu}[\p{L}'’-]+ $/u;

/** How a name is printed elsewhere on the page as the begin of a company's. */
export function companyCalled(passage: Passage, value: string, own: number): string | undefined {
  const { text, folded: small } = passage;
  const name = folded(value);
  for (let at = small.indexOf(name); at >= 0; at = small.indexOf(name, at + name.length))
    if (at !== own && isCompanyAt(passage, value, at)) return text.slice(at, at + name.length);
  return undefined;
}

/** "H A V N E B Y": capitals of a wordmark that are set apart, which may be read in pairs. */
const SPACED = /^(?=.*\p{Lu} \p{Lu} \p{Lu} )\p{Lu}{1,2}(?: \p{Lu}{1,2}){4,}$/u;

/** "HARROWPELL": capitals of a wordmark that are set so far apart that its words are read as one. */
const RUN_TOGETHER = /^\p{Lu}{8,}$/u;

/** How a wordmark whose letters are set apart is printed elsewhere as the begin of a company's name, of one word or several. */
function companySpelt(passage: Passage, value: string): string | undefined {
  const letters = folded(value).replaceAll(" ", "");
  const spelt = new RegExp(`(?<![\\p{L}\\d])${[...letters].join(" ?")}(?![\\p{L}\\d])`, "gu");
  const names = [...passage.folded.matchAll(spelt)].map(({ 0: { length }, index }) => ({
    name: passage.text.slice(index, index + length),
    index,
  }));
  return names.find(({ name, index }) => isMark(name) && isCompanyAt(passage, name, index))?.name;
}

/** Letters of the shortest name that is known though one of them is read badly. */
const LEAST_MISREAD = 7;

/** Whether a company of a picture is called by a name but for one letter: "Juguetes To vanera, S.L." below "Tolvanera". */
function isMisreadCompany(passage: Passage, value: string): boolean {
  const { folded: small, words } = passage;
  if (value.length < LEAST_MISREAD || words.every(({ sureness }) => sureness === 1)) return false;
  const name = folded(value);
  return [...small.matchAll(/(?<![\p{L}\d])\p{L}/gu)].some(({ index }) => {
    const read = small.slice(index, index + name.length);
    return isOneLetterOff(name, read) && isCompanyAt(passage, value, index);
  });
}

function isOneLetterOff(name: string, read: string): boolean {
  return read.length === name.length && [...name].filter((letter, i) => letter !== read[i]).length === 1;
}

/** Whether a company is called so at a place, and what it does stands before that and nothing else. */
function isCompanyAt({ text, folded: small }: Passage, value: string, at: number): boolean {
  const end = at + value.length;
  if (/[\p{L}\d]/u.test(small.charAt(at - 1))) return false;
  // "BEACHWEAR" is no name of "Scirocco Beachwear S.r.l.".
  const before = Math.max(at - REACH, 0);
  if (GOES_BEFORE.test(text.slice(before, at)) && !BEFORE_NAME.test(small.slice(before, at))) return false;
  const company = text.slice(at, at + REACH).split(/[\t\n]/, 1)[0] ?? "";
  const companyTo = companyEnd(capitalised(company)) ?? 0;
  // "Joanna Wrona, Lodtex Sp. z o.o.": who writes for it.
  if (/^ \p{L}+, \p{Lu}\p{Ll}{3}/u.test(company.slice(value.length, companyTo))) return false;
  return /^[ ,]/.test(text.slice(end, end + 1)) && companyTo > value.length;
}
