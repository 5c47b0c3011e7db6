/** The brand that the product is sold under. */
import { countryAtStart } from "../../../country-names.ts";
import { folded } from "../../../folded.ts";
import { isLabel, isLabelOf } from "../../../label-words.ts";
import type { Passage } from "../../../reading/passage.ts";
import { findCareParts } from "../../care/parts.ts";
import { isOfOneForm } from "../../composition/certified.ts";
import { type Found, ofOneValue, type Text } from "../../kit/found.ts";
import { speaksOf } from "../../kit/labels.ts";
import { cellsOf, lineAround, linesOf, tailOf } from "../../kit/places.ts";
import { beginsWithForm, companyEnd } from "../../makers/companies.ts";
import { namesKindBeforeQuotes } from "../../products/kinds.ts";
import { belowHeads } from "../../products/rows-of-goods.ts";
import { isNamedKind } from "../models/descriptions.ts";
import { isName } from "../name-shapes.ts";
import { MARKED, namesAfter } from "../names-after-labels.ts";
import { isNumberOnly } from "../references/codes.ts";
import { isTradeName } from "../references/numbers-after-labels.ts";
import { BESIDE_KIND, findReferences } from "../references/references.ts";
import { makerBeforeName, makerInShop, makerInTitle } from "../shop-pages.ts";
import { isOfManyStyles, isWorn } from "../styles.ts";
import { isOfWorks } from "../works.ts";
import { asCellsHave, asCompaniesWrite } from "./as-companies.ts";
import { brandsBeforeNumbers } from "./before-numbers.ts";
import { brandsBeforeWords } from "./before-words.ts";
import { brandsBelowHeads } from "./below-heads.ts";
import { brandsInCells, brandsOfLabels, brandsOfOwners } from "./in-cells.ts";
import { nameOfCompany, nameOfOwner, nameOfSite, nameOnLabel, ownerCalled, wordmark } from "./in-heads.ts";
import { brandInLargeLetters } from "./in-large-letters.ts";
import { brandsInSentences, brandsSaidToBe } from "./in-sentences.ts";
import { brandBeforeSender, brandInSheet, brandOfLine, brandOverCompany, inTwoLines } from "./in-sheets.ts";
import {
  brandsInCapitals,
  brandsOfCompanies,
  brandsRegistered,
  brandsSaidRegistered,
} from "./of-companies.ts";
import { brandsOfDomains } from "./of-domains.ts";
import { brandsOfInitials } from "./of-initials.ts";
import { brandsOfSigns } from "./of-signs.ts";
import { brandOfHangTag, brandOfTag } from "./of-tags.ts";
import {
  brandBeforeGoods,
  brandBesideTitle,
  brandOfCollection,
  brandOverTitle,
  brandsOfTitles,
  companyCalled,
  isBesideTitle,
} from "./of-titles.ts";
import { brandsSoldUnder } from "./sold-under.ts";

/** "Babies' romper (brand Tinker & Wren)". */
function isInBrackets({ passage: { folded: small }, start, end }: Found): boolean {
  return small[end] === ")" && /\([^()\n]{0,20}$/u.test(small.slice(Math.max(start - 25, 0), start));
}

/** "Sold under the brand Tinker", "vertrieben unter der Marke Tinker": goods, and no scheme or body. */
const SOLD_UNDER =
  /(?<!\p{L})(?:under|unter|sous|bajo|sotto|sob|onder|pod|alla|ala|alatt|sub|под|під|κατω απο|υπο|με)(?: (?:the|our|der|la|le|il|el|a|o|het|de|den|varemærket|numele|το|την))? (?:(?:trade|registered|eigenen|propre|eigen) )?$/u;
/** The word for a brand itself, and what opens a quotation. */
const OF_MARK =
  /(?:(?:trade|brand|registered|eigen\p{L}*|pre[ck]\p{L}*|търговск\p{L}*|торг\p{L}*|robn\p{L}+|εμπορικο) )?[^ ]+ (?:["“„«] ?)?$/u;

function isSoldUnder({ passage: { folded: small }, start }: Found): boolean {
  return SOLD_UNDER.test(
    small
      .slice(Math.max(start - 60, 0), start)
      .replace(/\s/g, " ")
      .replace(OF_MARK, ""),
  );
}

/** "Herren-T-Shirt, Artikel 20115, Marke „Grön“": in the cell of the goods that a certificate lists, or right beside their number. */
function isInOneCell(one: Found, other: Found): boolean {
  const [from, to] = [Math.min(one.end, other.end), Math.max(one.start, other.start)];
  const { text, order } = one.passage;
  const between = text.slice(from, to);
  return (
    one.passage === other.passage &&
    order === "rows" &&
    from < to &&
    // "Art.-Nr. 20115" is no end of a sentence.
    !/[\t\n]|\.(?![ ]?$)/.test(between) &&
    (lineAround(text, from).includes("\t") || BESIDE_NUMBER.test(between))
  );
}

/** "Marke Seeblick Home, Artikel 5510", "Art. 5510 „Küstenwind“, Marke Seeblick Home". */
const BESIDE_NUMBER =
  /^(?:["”“»]?|,? ?["“„«][^"“”„«»\n\t]{2,40}["”“»]),? (?:\p{L}{2,3} )?\p{L}[\p{L}-]*[.:]? ["“„«]?$/u;

/** Words between a kind of goods and its brand: "Handtücher und Waschhandschuhe der Marke Hagenau". */
const KIND_REACH = 60;

/** Whether the words right before a brand, in their sentence, say what goods it is of. */
function isOfKind({ passage, start }: Found): boolean {
  const before = tailOf(
    passage.folded.slice(Math.max(start - KIND_REACH, 0), start),
    /$(?<=(?<tail>[^.;:\t]*))/u,
  );
  return namesKindBeforeQuotes(before);
}

/** On a certificate: the label of a form of one article, or what is said of its only brand. */
function brandsOfCertified(of: Text): Found[] {
  const { passages } = of;
  const isOfForm = isOfOneForm(passages);
  const numbers = findReferences(of);
  if (!isOfForm && numbers.length === 0) {
    const ofGoods = ofOneValue(passages.flatMap(brandsInSentences).filter(isOfKind));
    return ofGoods.length > 0 ? ofGoods : brandsOfHolder(passages);
  }
  if (!isOfForm && new Set(numbers.map(({ value }) => value)).size !== 1) return [];
  // "The mark Organic" is one of a standard.
  const said = passages
    .flatMap(brandsInSentences)
    .filter(
      (one) =>
        isInBrackets(one) ||
        isSoldUnder(one) ||
        isOfKind(one) ||
        numbers.some((number) => isInOneCell(number, one)),
    );
  const called = passages
    .flatMap((passage) => namesAfter(passage, "brand", "brand", 60, 0.9))
    .filter(({ value, passage }) => !isNumberOnly(String(value)) && !isNamedKind(passage, String(value)));
  const isNumbered = !isOfForm && numbers.some(({ confidence }) => confidence > BESIDE_KIND);
  const own = isNumbered ? ofHolder(called, passages) : called;
  const told = own.length > 0 ? own : said;
  return told.length > 0 ? told : brandsInRows(of);
}

/** "Handtücher der Marke Lindau", issued to Lindau Textil GmbH: the only brand that is said, which its holder is called by. */
function brandsOfHolder(passages: readonly Passage[]): Found[] {
  return ofHolder(ofOneValue(passages.flatMap(brandsInSentences)), passages);
}

/** Brands that a company of the paper is called by. */
function ofHolder(brands: readonly Found[], passages: readonly Passage[]): Found[] {
  const companies = passages
    .flatMap(({ text }) => text.split(/[\t\n]/))
    .filter((line) => companyEnd(line) !== undefined)
    .map(folded);
  return brands.filter(
    ({ value, passage, start }) =>
      companies.some((company) => company.startsWith(`${folded(String(value))} `)) ||
      companyCalled(passage, String(value), start) !== undefined,
  );
}

/** "Maker and brand: Tinker, Leeds": what stands behind the name is where its owner is. */
const TOWN =
  /,[ ]\p{Lu}[\p{L}.'’-]+(?:[ ](?!(?:and|und|et|e|y|en|i|og|och|a|ja)[ ])\p{L}[\p{L}.'’-]*){0,2}$/u;

function withoutTown(one: Found): Found {
  const town = TOWN.exec(String(one.value));
  if (!town || companyEnd(String(one.value)) !== undefined) return one;
  return { ...one, value: String(one.value).slice(0, town.index), end: one.end - town[0].length };
}

/** "Marke", or "Kunde / Marke", over a cell in each row of a list of goods. */
function brandsInRows(of: Text): Found[] {
  const cells = belowHeads(of, (head) => head.split(/ ?\/ ?/).some((name) => isLabelOf(name, "brand")));
  return ofOneValue(
    cells.flatMap(({ passage, start, end }): Found[] => {
      const value = passage.text.slice(start, end).trim();
      return isName(value, 40) ? [{ field: "brand", value, confidence: 0.88, passage, start, end }] : [];
    }),
  );
}

/** What the product is sold as. */
export function findBrands(of: Text): Found[] {
  if (!of.fields.has("brand")) return [];
  return asCompaniesWrite(
    asCellsHave(brandsIn(of), of.passages)
      .filter((one) => !isCountry(one))
      .map(withoutSign),
    of.passages,
  );
}

/** "CORVELLA®" without the sign that it is registered. */
function withoutSign(one: Found): Found {
  const sign = MARKED.exec(String(one.value))?.[0] ?? "";
  return sign === ""
    ? one
    : { ...one, value: String(one.value).slice(0, -sign.length), end: one.end - sign.length };
}

/** "Lavage en machine à 30 °C" beside the label of a brand: what another column tells. */
function isOfCare({ value, passage, start, end }: Found): boolean {
  return (
    String(value).includes(" ") && findCareParts(passage).some((care) => care.start < end && care.end > start)
  );
}

/** As sure as what the label of a brand tells, which may be called like a country: "Marke: Jordan". */
const LABELLED = 0.88;

/** "Portugal", and "PT" in a column of origins; not what is nearly one: "Colombine". */
function isCountry({ value, confidence }: Found): boolean {
  const name = String(value);
  const country = confidence < LABELLED ? countryAtStart(name) : undefined;
  return country?.sure === true && country.length === name.length;
}

/** What a word calls its brand, else whose paper it is. */
function brandsIn(of: Text): Found[] {
  const { passages, kind } = of;
  if (isOfManyStyles(of)) return brandsOfCertified(of);
  const marks = passages
    .flatMap((passage) => namesAfter(passage, "brand", "brand", 60, 0.94))
    .map(withoutTown)
    .filter((one) => !isOfCare(one));
  const brands = marks.filter((one) => !isTradeName(one));
  const inRows = brandsInRows(of);
  const called = passages.flatMap((passage) => [
    ...(brands.length > 0 ? brands : marks).filter((one) => one.passage === passage),
    ...brandsInSentences(passage),
    ...brandsSaidToBe(passage),
    ...brandsBeforeWords(passage),
    ...brandsSoldUnder(passage),
    ...brandsInCells(passage),
    ...inRows.filter((one) => one.passage === passage),
  ]);
  if (called.length > 0 || kind === "certificate") return called;
  const reference = () => String(findReferences(of)[0]?.value ?? "");
  if (kind === "test_report") return brandsOfSigns(passages, reference());
  if (kind === "invoice") {
    const found = brandsOfInvoices(of);
    return found.length > 0 ? found : brandsOfSigns(passages, reference(), ["goods"]);
  }
  // What is told without a word for it, from what tells most to what tells least.
  const ways: readonly (() => Found[])[] = [
    () => passages.flatMap(brandOfHead),
    () => passages.flatMap(brandsOfLabels),
    () => passages.flatMap(brandsOfOwners),
    () => brandsBelowHeads(passages),
    () => brandsRegistered(passages),
    () => brandsSaidRegistered(passages),
    () => brandsInCapitals(passages),
    () => (isWorn(of) ? brandsOfCompanies(passages) : []),
    () => passages.flatMap(makerInShop),
    () => passages.flatMap(makerInTitle),
    () => passages.flatMap(makerBeforeName),
    () => passages.flatMap(nameOfSite),
    () => passages.flatMap(nameOfOwner),
    () => brandsOfTitles(passages),
    () => brandsOfDomains(passages),
    () => (isWorn(of) ? brandsOfInitials(passages, reference) : []),
    () => brandsBeforeNumbers(passages),
    () => passages.flatMap(brandOfLine),
    () => (kind === "tech_sheet" ? passages.flatMap(brandBesideTitle).map(inTwoLines) : []),
    () => passages.flatMap(brandOfCollection),
    () => (isWorn(of) && kind !== "invoice" ? passages.flatMap(brandBeforeGoods) : []),
    () => passages.flatMap(wordmark),
    () => passages.flatMap(nameOfCompany),
    () => passages.flatMap(nameOnLabel),
    () => (kind === "tech_sheet" ? passages.flatMap(brandOverTitle) : []),
    () => (kind === "tech_sheet" ? passages.flatMap(brandInSheet) : []),
    () => (kind === "tech_sheet" ? passages.flatMap(brandBeforeSender) : []),
    () => (isWorn(of) && kind === "other" ? passages.flatMap(brandInLargeLetters) : []),
    () => brandsOfTags(of, reference),
    () => brandsOfHangTags(of, reference),
    () => brandsOfSigns(passages, reference()),
    () => passages.flatMap(brandOverCompany),
  ];
  for (const way of ways) {
    const found = way().filter(
      (one) =>
        !isOfWorks(String(one.value)) || isBesideTitle(one) || ownerCalled(one.passage, String(one.value)),
    );
    if (found.length > 0) return found;
  }
  return [];
}

/** Of clothes what their tag begins with; of other goods only where the number begins with the same letters: "Zonnik" of "ZON-20". */
function brandsOfTags(of: Text, reference: () => string): Found[] {
  const found = of.passages.flatMap(brandOfTag);
  if (found.length === 0 || isWorn(of)) return found;
  const letters = folded(/^\p{Lu}{3,}(?=[-. /\d])/u.exec(reference())?.[0] ?? "");
  return found.filter(({ value }) => letters !== "" && folded(String(value)).startsWith(letters));
}

/** How sure a brand is that its place on a tag tells, with a size or a number below it. */
const ON_TAG = 0.72;

function brandsOfHangTags(of: Text, reference: () => string): Found[] {
  if (!isWorn(of)) return [];
  return of.passages.flatMap((passage): Found[] => {
    const named = brandOfHangTag(passage, reference);
    return named ? [{ field: "brand", confidence: ON_TAG, passage, ...named }] : [];
  });
}

/** What goods are called, or what the head of an invoice shows, unless that is its company and no more. */
function brandsOfInvoices(of: Text): Found[] {
  const marks = brandsInCapitals(of.passages);
  const called = marks.length === 0 && isWorn(of) ? brandsOfCompanies(of.passages) : marks;
  if (called.length > 0) return called;
  return brandsOfTitles(of.passages).filter(({ value, passage: { text } }) => {
    const name = String(value);
    const cells = text.split(/[\t\n]| [–—|·-] /);
    return !cells.some(
      (cell) =>
        folded(cell).startsWith(folded(name)) && beginsWithForm(cell.slice(name.length).replace(/^,? /u, "")),
    );
  });
}

/** What stands behind the label of a brand in a row that looks like the head of a table, and elsewhere on the page, or over a row that begins with a label too. */
function brandOfHead(passage: Passage): Found[] {
  const { order, text, folded: small } = passage;
  if (order !== "rows") return [];
  const lines = linesOf(text);
  return lines.flatMap(({ line, start }, row): Found[] => {
    const cells = cellsOf(line, start);
    const at = cells.findIndex(({ cell }, i) => i % 2 === 0 && speaksOf(folded(cell), "brand"));
    const value = cells[at + 1];
    if (at < 0 || !value || !isName(value.cell, 30)) return [];
    const name = folded(value.cell);
    const isOfForm = at === 0 && isLabelWithNumber(lines[row + 1]?.line ?? "");
    // "Kunde | KVIST | Marke | Kvist": further on it is a pair of its row only where that has the name twice.
    if (at > 0 && !cells.slice(0, at).some(({ cell }) => folded(cell) === name)) return [];
    const isOnce = small.indexOf(name) === value.start && !small.includes(name, value.start + 1);
    if (isOnce && !isOfForm) return [];
    const place = { start: value.start, end: value.start + value.cell.length };
    return [{ field: "brand", value: value.cell, confidence: 0.85, passage, ...place }];
  });
}

/** "Šifra artikla | KP-88/26 | …": a row of a form, and none of the values below the head of a table. */
function isLabelWithNumber(line: string): boolean {
  const [label = "", value = ""] = line.split("\t");
  return isLabel(label) && /\d/.test(value);
}
