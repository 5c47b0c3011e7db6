/** The country in which the product is made. */
import { isLabelOf } from "../../label-words.ts";
import type { Passage } from "../../reading/passage.ts";
import { isShownBesides } from "../composition/others/no-product.ts";
import { isDisowned } from "../kit/denials.ts";
import type { Found, Text } from "../kit/found.ts";
import { cellsOf, linesOf, sharesWords } from "../kit/places.ts";
import { asProse } from "../kit/prose.ts";
import { matches, type Worded } from "../kit/worded.ts";
import { isSaidOfAnother } from "../products/others.ts";
import { belowHeads, ofOneGood } from "../products/rows-of-goods.ts";
import { called } from "./called.ts";
import { sentenceAround } from "./clauses.ts";
import { inCell, inRow, ofMakers, ofWorks } from "./in-rows.ts";
import {
  belowBox,
  belowLabel,
  besideLabel,
  betweenSigns,
  countryFilling,
  downBox,
  placeOfSteps,
  saidOfOrigin,
} from "./labelled.ts";
import { listedSteps } from "./lists.ts";
import { madeAtCompanies } from "./made-at-companies.ts";
import { isHeadOfMaking, MAKING_LISTED } from "./making.ts";
import { comingFrom, fibresFrom, PARTS_FROM, statedFrom } from "./origins.ts";
import { phrased, placedBefore, toldAfter, toldBefore } from "./phrased.ts";
import { countryIn, countryOfAddress, countryOfTown, NAME_LENGTH, withMore } from "./places-of-making.ts";
import { saidInSentences } from "./sentences.ts";
import { DYED_AND_PRINTED, FINISHED, IN_BOTH, IN_DONE, PLACE_DONE, STEPS, TAKING_PLACE } from "./steps.ts";
import { madeWhereFinished } from "./where-finished.ts";

/** What a sentence is of, or does besides, that prints cloth. */
const OF_CLOTH =
  /(?<!\p{L})(?:fabrics?|cloth|textiles?|garments?|towels?|t-?shirts?|stoffe?|gewebe|textil\p{L}*|tissus?|tessut[oi]|tejidos?|telas?|tecidos?|malhas?|stof(?:fen)?|tkanin[ay]|dzianin[ay]|tyg(?:et|er)?|stoffet|kangas|kankaat|latk[ay]|kumas|szovet|kelme|tesatur\p{L}*|plat|плат(?:ът)?|тъкан\p{L}*|тканин\p{L}*|υφασμα\p{L}*|woven|knitted|dyed|sewn|cut|gewebt|gestrickt|gefarbt|genaht|tissee?s?|tricotee?s?|teinte?s?|cousue?s?|tint[oaie]|cucit[oaie]|tenid[oa]s?|cosid[oa]s?|confeccionad[oa]s?|tingid[oa]s?|confec?cionad[oa]s?|geweven|gebreid|geverfd|genaaid|vavt|vavd|sydd|sytt|vævet|farvet|syet|utkan[oay]|uszyt[oay]|farbowan[oay]|usit[oaey]?|tkan[oaey]?|kudottu|ommeltu|kootud|ommeldud|dokun\p{L}+|dikil\p{L}+)(?!\p{L})/u;

function printed(passage: Passage): Found[] {
  return toldAfter(passage, "country_dyeing", DYED_AND_PRINTED, 0.82, true).filter(({ start }) =>
    OF_CLOTH.test(sentenceAround(passage.folded, start)),
  );
}

/** What the column of an invoice or a packing list is called that tells where goods are made. */
const ORIGIN_HEAD =
  /^(?:konfektion in|(?:place|site) of (?:manufacture|production|making)|production site|(?:herstellungs|produktions|fertigungs)ort|lieu de (?:fabrication|production|confection)|luogo di (?:produzione|fabbricazione|confezione)|lugar de (?:fabricacion|produccion|confeccion)|local de (?:fabrico|producao|confecao)|plaats van productie|productieplaats|miejsce produkcji|tillverkningsort|produktionssted|valmistuspaikka|misto vyroby|miesto vyroby|gyartasi hely|locul (?:fabricatiei|productiei)|mjesto proizvodnje|mesto proizvodnje|място на производство|τοποσ (?:παραγωγησ|κατασκευησ)|uretim yeri|(?:ompelu|valmistus|tuotanto)maa|sewing country|country of (?:sewing|production)|nahland|konfektionsland|herstellungsland|produktionsland|pays de confection|paese di confezione|pais de (?:confeccion|confecao|produccion)|kraj szycia|syland|tillverkningsland|produktionsland|country(?: of (?:origin|manufacture|making))?|(?:ctry|c|country)\.? ?(?:of|o)\.? ?o(?:rigin|\.)?|orig(?:in|ine|en|em|\.)?|c\.?o\.?o\.?|c\/o|herk(?:unft(?:sland)?|\.)?|urspr?(?:ung(?:sland)?|\.)?|pays(?: (?:d['’]origine|de fabrication|orig(?:ine|\.)))?|paese(?: (?:d['’]origine|di (?:origine|produzione)|orig\.))?|pais(?: (?:de )?(?:origen|origem|orig\.|fabricacion|fabrico))?|herkomst(?:land)?|land(?: van (?:herkomst|oorsprong))?|kraj(?: poch(?:odzenia|\.)?| produkcji)?|pochodzenie|ursprungsland|oprindelse(?:sland)?|opprinnelse(?:sland)?|opr\.?land|alkuper(?:amaa|a)|valmistusmaa|zeme(?: puvodu)?|puvod|krajina(?: povodu)?|povod|szarmazas(?:i (?:hely|orszag))?|orszag|origine|tara(?: de origine)?|mense(?:i|\.)?|ulke|podrijetlo|zemlja (?:podrijetla|porekla)|poreklo|drzava porekla|paritolu(?:maa|riik)?|kilmes? ?(?:salis)?|izcelsme(?:s valsts)?|произход|страна на произход|походження|краіна(?: походження)?|порекло|земља порекла|χωρα(?: προελευσησ| καταγωγησ)?|προελευση|καταγωγη)[ .:]*$/u;

function saysOrigin(head: string): boolean {
  return ORIGIN_HEAD.test(head) || isLabelOf(head, "country") || isHeadOfMaking(head);
}

/** Where the goods in the rows of a list are made. */
function inRowsOfGoods(text: Text): Found[] {
  return belowHeads(text, saysOrigin).flatMap(({ passage, start, end }): Found[] => {
    const cell = passage.folded.slice(start, end);
    const blanks = cell.length - cell.trimStart().length;
    const country =
      countryFilling(passage, { cell: cell.slice(blanks), start: start + blanks }) ??
      countryOfTown(passage, start + blanks, start + cell.trimEnd().length) ??
      countryOfAddress(passage, start + blanks, start + cell.trimEnd().length);
    if (!country?.sure) return [];
    const place = { start: country.start, end: country.end };
    return [{ field: "country_making", value: country.code, confidence: 0.9, passage, ...place }];
  });
}

/** Countries of making, and of the steps before it that the template knows. */
export function findCountries(text: Text): Found[] {
  const found = countriesIn(text).filter(
    (one) => !isOfLegend(one) && !isOfMaterials(one, text.passages) && !isDisowned(one),
  );
  const lists = found.filter(({ value }) => Array.isArray(value));
  const told = found.filter((one) => !lists.some((other) => hasMore(other, one)));
  if (!text.fields.has("country_making")) return told;
  const all = [
    ...ofProduct(told.filter((one) => !isOfStepInBrackets(one, told))),
    ...madeWhereFinished(told),
  ];
  const isTold = all.some(({ field }) => field === "country_making" || field === "country_assembly");
  return isTold ? all : [...all, ...saidInSentences(text.passages).filter((one) => !isDisowned(one))];
}

/** Letters of what stands in brackets, at most. */
const IN_BRACKETS = 60;

/** "Made in: Portugal (spun in Egypt)": the country of a step before, in brackets right behind that of making. */
function isOfStepInBrackets({ field, value, passage, end }: Found, told: readonly Found[]): boolean {
  if (field !== "country_making") return false;
  const opened = /\((?<said>[^()\t]*)$/u.exec(passage.folded.slice(Math.max(end - IN_BRACKETS, 0), end));
  const from = end - (opened?.groups?.said ?? "").length - 1;
  const isBefore = (one: Found) =>
    one.field === field && one.value !== value && one.end <= from && from - one.end <= 1;
  return (
    opened !== null &&
    told.some((one) => one.passage === passage && isBefore(one)) &&
    told.some((one) => one.field !== field && one.passage === passage && one.start > from && one.end === end)
  );
}

/** "IT = made in Italy; RO = made in Romania": what codes in a list stand for. */
function isOfLegend({ passage, start, value }: Found): boolean {
  const code = /(?<!\p{L})(?<code>\p{L}{2}) ?[=:] ?$/u.exec(
    passage.folded.slice(Math.max(start - 6, 0), start),
  );
  return code !== null && code.groups?.code === String(value).toLowerCase();
}

/** In a column of a table with another country in one of the rows below: where each of several materials comes from. */
function isOfMaterials(found: Found, passages: readonly Passage[]): boolean {
  const { field, passage, start } = found;
  if (field !== "country_making" || passage.order !== "columns" || passage.folded[start - 1] !== "\n")
    return false;
  const rows = passages.find(({ order, reading }) => order === "rows" && reading === passage.reading);
  if (!rows) return false;
  const lines = linesOf(rows.folded).map(({ line, start: at }) => cellsOf(line, at));
  const columns = lines.map((cells) =>
    cells.findIndex(({ cell, start: at }) =>
      sharesWords(found, { passage: rows, start: at, end: at + cell.length }),
    ),
  );
  const row = columns.findIndex((column) => column >= 0);
  const [own = [], column = -1] = [lines[row], columns[row]];
  return lines.slice(row + 1, row + 1 + ROWS_BELOW).some((cells) => {
    const cell = cells.length === own.length && column >= LEAST_COLUMN ? cells[column] : undefined;
    const country = cell && countryIn(rows, cell.start);
    return country?.sure === true && country.code !== found.value;
  });
}

/** Rows of a table of materials that are looked at, and how many cells stand before its column of countries at least. */
const [ROWS_BELOW, LEAST_COLUMN] = [4, 2];

/** Without where other products are made, below "You may also like". */
function ofProduct(told: readonly Found[]): Found[] {
  const others = told.filter(
    (one) => one.field === "country_making" && (isSaidOfAnother(one) || isShownBesides(one)),
  );
  const isOwn = (one: Found) => !others.some((other) => sharesWords(other, one));
  const own = told.filter((one) => one.field === "country_making" && isOwn(one));
  return own.length > 0 ? told.filter(isOwn) : [...told];
}

/** True where one of two lists of countries for a field has all of the other's and more. */
function hasMore(other: Found, one: Found): boolean {
  if (other.field !== one.field || !Array.isArray(other.value) || !Array.isArray(one.value)) return false;
  const codes = other.value;
  return codes.length > one.value.length && one.value.every((code) => codes.includes(code));
}

function countriesIn(text: Text): Found[] {
  const { passages, fields } = text;
  const inRows = fields.has("country_making") ? inRowsOfGoods(text) : [];
  return ofOneGood(
    inRows,
    passages.map(asProse).flatMap((passage) => countriesOf(passage, fields)),
  );
}

function countriesOf(passage: Passage, fields: Text["fields"]): Found[] {
  const takesPlace = TAKING_PLACE.test(passage.folded);
  return [
    ...(fields.has("country_making")
      ? [
          ...phrased(passage),
          ...madeAtCompanies(passage),
          ...called(passage),
          ...ofWorks(passage),
          ...ofMakers(passage),
          ...besideLabel(passage),
          ...belowLabel(passage),
          ...betweenSigns(passage),
          ...placeOfSteps(passage),
          ...belowBox(passage),
          ...downBox(passage),
          ...saidOfOrigin(passage),
        ]
      : []),
    ...listedIn(passage, fields),
    ...[...IN_DONE, ...IN_BOTH]
      .filter(([field]) => fields.has(field))
      .flatMap(([field, pattern]) => toldBefore(passage, field, pattern)),
    ...PLACE_DONE.filter(([field]) => fields.has(field)).flatMap(([field, pattern]) =>
      placedBefore(passage, field, pattern),
    ),
    ...fibresFrom(passage),
    ...PARTS_FROM.filter(([field]) => fields.has(field)).flatMap(([field, pattern]) =>
      statedFrom(passage, field, pattern),
    ),
    ...comingFrom(passage).map((found) => (found.field === "country_fibre" ? withMore(found) : found)),
    ...Object.entries(STEPS)
      .filter(([field]) => fields.has(field))
      .flatMap(([field, { called, row, cell, done, placed, told, carried, begun, asked }]) =>
        [
          ...inRow(passage, field, row),
          ...(field === "country_fibre" ? [] : inCell(passage, field, cell)),
          ...toldAfter(passage, field, called, 0.9),
          ...toldAfter(passage, field, asked, 0.88),
          ...toldAfter(passage, field, told, 0.88).filter(({ end }) =>
            ENDS_CELL.test(passage.folded.slice(end, end + 3)),
          ),
          ...(field === "country_fibre" ? byFibres(passage, called) : []),
          ...(field === "country_dyeing"
            ? [...toldAfter(passage, field, FINISHED, 0.78), ...printed(passage)]
            : []),
          ...toldAfter(passage, field, done, 0.88, true),
          ...toldAfter(passage, field, placed, 0.88, true),
          ...(takesPlace ? toldAfter(passage, field, carried, 0.85, true) : []),
          ...toldAfter(passage, field, begun, 0.82),
        ].map((found) => (fields.get(field)?.type === "countries" ? withMore(found) : found)),
      ),
  ];
}

/** The steps that a line lists with their countries, making among them. */
function listedIn(passage: Passage, fields: Text["fields"]): Found[] {
  const steps = Object.entries(STEPS).map(([field, { listed }]) => [field, listed] as const);
  return listedSteps(passage, [["country_making", MAKING_LISTED] as const, ...steps])
    .filter(({ field }) => fields.has(field))
    .map((found) => (fields.get(found.field)?.type === "countries" ? withMore(found) : found));
}

/** Behind a country that a label speaks of; "knit | turkey red" is a colour. */
const ENDS_CELL = /^[ ]?(?:[).,;/(\t\n]|$)/u;

/** "Wolle: Argentinien; Kunstfasern: Italien": each fibre with its country, after the label for where they are from. */
function byFibres(passage: Passage, label: Worded): Found[] {
  return [...matches(passage, label)].flatMap(({ 0: words, index }): Found[] => {
    const start = index + words.length;
    if (passage.order === "rows" && /[^:\s]\s*\n$/.test(words)) return [];
    const cell = /^[^\n\t]*/u.exec(passage.folded.slice(start, start + NAME_LENGTH * 3))?.[0] ?? "";
    const parts = [...cell.matchAll(/[^;,]+/gu)];
    const codes = parts.map((part) => {
      const named = /^ ?[\p{L}][\p{L} '-]{2,30}(?:: ?| ?\(| [-] )(?=\p{L})/u.exec(part[0])?.[0];
      if (named === undefined) return undefined;
      const country = countryIn(passage, start + part.index + named.length);
      const rest = country ? passage.folded.slice(country.end, start + part.index + part[0].length) : "x";
      return country?.sure && /^[). ]*$/.test(rest) ? country.code : undefined;
    });
    if (codes.length === 0 || codes.includes(undefined)) return [];
    const value = [...new Set(codes)].filter((code) => code !== undefined);
    return [{ field: "country_fibre", value, confidence: 0.88, passage, start, end: start + cell.length }];
  });
}
