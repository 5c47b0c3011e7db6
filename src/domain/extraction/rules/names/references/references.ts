/** The company's own number of the product. */
import { isLabelOf } from "../../../label-words.ts";
import type { Passage } from "../../../reading/passage.ts";
import { isInQuotedExample, isShownBesides } from "../../composition/others/no-product.ts";
import { type Found, ofOneValue, type Text } from "../../kit/found.ts";
import type { Place } from "../../kit/places.ts";
import { asProse } from "../../kit/prose.ts";
import { withoutFreight } from "../../products/freight.ts";
import { ofOwn, withoutOthers } from "../../products/others.ts";
import { belowHeads } from "../../products/rows-of-goods.ts";
import { isNumber, isNumberOnly, isOfTrade, SHORT_NUMBER, STANDARD } from "./codes.ts";
import { codesBesideKinds, figuresBehindKinds } from "./codes-beside-kinds.ts";
import { brokenCodes, withoutBreaks } from "./codes-broken.ts";
import { codesAlike, codesBelowHeads, codesFirstInRows, codesInRows } from "./codes-in-rows.ts";
import { codesOfGoods, codesOfSubjects } from "./codes-of-goods.ts";
import { codesOfLetters } from "./codes-of-letters.ts";
import { codesOnLabels } from "./codes-on-labels.ts";
import { calledReferences, numbersAfter, stylesOf } from "./numbers-after-labels.ts";
import { codesBesideModels } from "./numbers-beside-models.ts";
import { numbersInSentences } from "./numbers-in-sentences.ts";
import {
  articlesOfBuyers,
  numbersBelowBuyers,
  numbersOfBuyers,
  referencesOfBuyers,
} from "./numbers-of-buyers.ts";
import { isOfReceiver, withoutPapers } from "./numbers-of-letters.ts";
import { numbersOfPairs } from "./numbers-of-pairs.ts";
import { isOfSupplies, rowsOfBill, withoutSupplies } from "./numbers-of-supplies.ts";
import { numbersOfModels, numbersOfTypes } from "./numbers-of-types.ts";
import { numbersOnLabels } from "./numbers-on-labels.ts";

/** The company's own number of the product. */
export function findReferences(text: Text): Found[] {
  const onLabel = ofOneValue(text.passages.flatMap(numbersOnLabels));
  if (onLabel.length > 0) return onLabel;
  const broken = brokenCodes(text.passages);
  const whole = wholeReferences(text);
  // Whoever declares for a brand has no number of their own: "Müşteri model no: KD-5031".
  const ofBrand =
    whole.length === 0 && text.kind === "declaration"
      ? wholeReferences({ ...text, kind: "test_report" })
      : [];
  const told = whole.length > 0 ? whole : ofBrand;
  const ofBuyer = placed(numbersOfBuyers(text.passages, told), OF_BUYER).filter(({ value }) =>
    isNumber(String(value)),
  );
  const own = withoutFreight(ofBuyer.length > 0 ? ofBuyer : told);
  const found = withoutVariants(withoutBreaks(own, broken)).filter((one) => !isInQuotedExample(one));
  if (found.length > 0) return found;
  const isOne = new Set(broken.map(({ value }) => value)).size === 1;
  if (text.kind === "invoice" && isOne) return broken;
  const buyers = [articlesOfBuyers, referencesOfBuyers].flatMap((each) => text.passages.flatMap(each));
  const below = buyers.length > 0 ? buyers : numbersBelowBuyers(text);
  const places = below.length > 0 ? below : text.passages.flatMap(codesOnLabels);
  return ofOneValue(placed(places, OF_BUYER)).filter(({ value }) => isNumber(String(value)));
}

/** Figures that two numbers have in common, at least. */
const LEAST_COMMON = 3;

/** Without "SKU 3390-BRK-L" beside "Product code OB-3390": the same figures, with a colour and a size of that product. */
function withoutVariants(found: Found[]): Found[] {
  const values = new Set(found.map(({ value }) => String(value)));
  const fewestParts = new Map<string, number>();
  for (const value of values) {
    const figures = /\d+$/.exec(value)?.[0] ?? "";
    const fewest = fewestParts.get(figures) ?? Number.POSITIVE_INFINITY;
    if (figures.length >= LEAST_COMMON) fewestParts.set(figures, Math.min(fewest, partsOf(value).length));
  }
  const isVariant = (value: string) => {
    const parts = partsOf(value);
    return parts.length > (fewestParts.get(parts[0] ?? "") ?? Number.POSITIVE_INFINITY);
  };
  const variants = new Set(
    [...values].filter((value) => isVariant(value) || isSizeIn(values, value) || isOfSheetIn(values, value)),
  );
  return found.filter(({ value }) => !variants.has(String(value)));
}

function partsOf(value: string): string[] {
  return value.split(/[-/. _]/);
}

/** "M", "3XL", "32R": a size behind the number of its style. */
const SIZE_BEHIND = /^[-/. _](?:\d{0,2}X{0,4}[SML]|\d{2}[-/]?[RSLT])$/u;

/** "KB-310/32R" beside "All sizes belong to style KB-310": a size of the style that is told as well. */
function isSizeIn(values: ReadonlySet<string>, value: string): boolean {
  const signs = [...value.matchAll(/[-/. _]/g)];
  return signs.some(({ index }) => SIZE_BEHIND.test(value.slice(index)) && values.has(value.slice(0, index)));
}

/** "Ficha técnica | Código: FT-PT-530" beside "Artículo | PT-530": the sheet about it, behind letters of its own. */
function isOfSheetIn(values: ReadonlySet<string>, value: string): boolean {
  const sheet = /^\p{Lu}{2,4}[-_/.]/u.exec(value)?.[0];
  return sheet !== undefined && values.has(value.slice(sheet.length));
}

function wholeReferences({ passages, kind, fields }: Text): Found[] {
  const own = new Map(passages.map((passage) => [passage, calledReferences(passage, kind)]));
  const bill = kind === "tech_sheet" ? rowsOfBill(passages) : [];
  const isCalled = [...own.values()].some((each) => each.some((one) => !isOfSupplies(one, bill)));
  const found = passages.flatMap((passage) => {
    const styles = isCalled || fields.has("care_washing") ? stylesOf(passage) : [];
    // Where nothing but a material has such a number, a garment may be called by that of its model.
    const called = [...(own.get(passage) ?? []), ...(isCalled ? [] : numbersAfter(passage, kind, styles))];
    const models = isCalled ? styles : [];
    const said = numbersInSentences(asProse(passage), kind, [...called, ...models], isCalled).map(
      (found) => ({ ...found, passage }),
    );
    const ofGoods = placed(codesOfGoods(passage), OF_GOODS_SAID).filter(({ value, start, end }) => {
      const isTold = [...called, ...models, ...said].some((one) => start < one.end && end > one.start);
      return !isTold && isNumber(String(value)) && !SHORT_NUMBER.test(String(value));
    });
    return [...called, ...said, ...ofGoods];
  });
  if (found.every(isOfReceiver)) {
    const counted = codesInRows(passages);
    const below = counted.length > 0 ? counted : codesBelowHeads(passages);
    const inRows = below.length > 0 ? below : codesFirstInRows(passages);
    const rows = placed(inRows, IN_ROW).filter(({ value }) => isNumber(String(value)));
    if (rows.length > 0) return rows;
  }
  if (found.length === 0) {
    const ofPairs = ofOneValue(placed(passages.flatMap(numbersOfPairs), IN_ROW));
    if (ofPairs.length > 0) return ofPairs;
    const ofLetters = ofOneValue(placed(passages.flatMap(codesOfLetters), OF_GOODS_SAID));
    if (ofLetters.length > 0) return ofLetters;
    const behindNames = ofOneValue(placed(passages.flatMap(codesBesideModels), OF_GOODS_SAID));
    if (behindNames.length > 0) return behindNames;
    const listed = ofOneValue(placed(codesOfRows({ passages, kind, fields }), IN_ROW));
    if (listed.length > 0) return listed;
    const subjects = ofOneValue(placed(passages.flatMap(codesOfSubjects), BESIDE_KIND));
    if (subjects.length > 0 && kind !== "certificate") return subjects;
    const types = fields.has("care_washing") ? placed(numbersOfTypes(passages, kind), OF_TYPE) : [];
    const ofTypes = types.filter(({ value }) => isNumber(String(value)));
    if (ofTypes.length > 0) return ofTypes;
    const alone = kind === "certificate" || kind === "invoice" ? [] : codesAlone(passages);
    if (alone.length > 0) return alone;
    if (!fields.has("care_washing")) return placed(numbersOfModels(passages), OF_MODEL);
    const beside = placed(codesBesideKinds(passages), BESIDE_KIND);
    const isSaid = kind === "declaration" || kind === "other";
    return beside.length > 0 || !isSaid ? beside : placed(figuresBehindKinds(passages), OF_MODEL);
  }
  const left = withoutCounts(
    withoutInternal(
      withoutSupplies(inHeads(withoutPapers(ofOwn(withoutReceivers(withoutShown(found))), kind)), bill),
    ),
  );
  const numbers = left.filter((one) => !isOfTrade(one));
  const told = numbers.length > 0 ? numbers : left;
  const values = new Set(told.map(({ value }) => String(value)));
  const alike = [...values].flatMap((value) => placed(codesAlike(passages, value), IN_ROW));
  const all = [...told, ...alike.filter(({ value }) => !values.has(String(value)))];
  return fields.has("care_washing") ? all : withVersions(all, passages);
}

/** "Product no.: 0001" of a list counts its goods, where another number is told. */
const COUNT = /^0{2,3}\d{1,2}$/;

function withoutCounts(found: Found[]): Found[] {
  const numbers = found.filter(({ value }) => !COUNT.test(String(value)));
  return numbers.length > 0 ? numbers : found;
}

/** "CZ 2200 Eco", of which "CZ 2200" is told: the number of a model with the word of its version. */
function withVersions(told: Found[], passages: readonly Passage[]): Found[] {
  const models = placed(numbersOfModels(passages), OF_MODEL);
  return told.map((one) => {
    const longer = models.find(
      ({ passage, start, end }) => passage === one.passage && start === one.start && end > one.end,
    );
    return longer ? { ...one, value: longer.value, end: longer.end } : one;
  });
}

/** "REF. INTERNA 11847", "Interne Art.-Nr.": what its maker calls the product by within the house. */
const INTERNAL =
  /(?<!\p{L})(?:intern(?:al|[aeioy]|e[nrs]|ni|nt|t)?|wewn\p{L}*|sisai\p{L}+|belso|vidin\p{L}+|ieksej\p{L}+|sisemine|вътреш\p{L}+|внутріш\p{L}+|интерн\p{L}+|εσωτερικ\p{L}+)(?!\p{L})[^\t\n:\d]{0,25}[:\t\n ]*$/u;
/** Longest label with that word, in characters. */
const LONGEST_INTERNAL = 45;

/** Without such numbers where the product has another one. */
function withoutInternal(found: Found[]): Found[] {
  const others = found.filter(
    ({ passage, start }) =>
      !INTERNAL.test(passage.folded.slice(Math.max(start - LONGEST_INTERNAL, 0), start)),
  );
  return others.length > 0 ? others : found;
}

/** Numbers of a list below a head in two lines: "Prekės" over "kodas". */
function codesOfRows(text: Text): Place[] {
  const cells = belowHeads(text, (head) => head.includes(" ") && isLabelOf(head, "reference"));
  return cells.filter(({ passage, start, end }) => {
    const code = passage.text.slice(start, end);
    return isNumberOnly(code) && /\d{2}/.test(code) && isNumber(code) && !SHORT_NUMBER.test(code);
  });
}

/** What is called by nothing but what it is, and a number, or stands where the head of its table says. */
function placed(places: readonly Place[], confidence: number): Found[] {
  return places.map((place) => {
    const value = place.passage.text.slice(place.start, place.end);
    return { field: "reference", value, confidence, ...place };
  });
}

/** Without "Vs. rif. PO-25-0881", which is an order, where the goods have a number. */
function withoutReceivers(found: Found[]): Found[] {
  const others = found.filter((one) => !isOfReceiver(one));
  return others.length > 0 ? others : found;
}

/** Without what a shop shows besides, "You may also like: fitted sheet (ref. DH-160)", where the product has a number. */
function withoutShown(found: Found[]): Found[] {
  return new Set(found.map(({ value }) => value)).size < 2 ? found : withoutOthers(found, isShownBesides);
}

const IN_ROW = 0.9;
const OF_GOODS_SAID = 0.8;
const OF_TYPE = 0.8;
const OF_MODEL = 0.7;
const OF_BUYER = 0.9;
export const BESIDE_KIND = 0.75;

/** What the head of each page tells, beside what is told on one of them alone. */
function inHeads(found: Found[]): Found[] {
  const pages = Map.groupBy(found, ({ value }) => String(value));
  const often = [...pages].filter(
    ([, each]) => new Set(each.map(({ passage }) => passage.reading.page)).size > 1,
  );
  return often.length === 1 ? (often[0]?.[1] ?? found) : found;
}

/** "Product | Tarn 40 | Code | TX-9050": the only code of a sheet that calls nothing else a number of an article. */
const CODE_ALONE =
  /(?<=^|[\n\t])code(?: ?: |\t)(?=[^\t\n ]*\p{L})(?=[^\t\n ]*\d{2})(?<code>[^\t\n ]{4,20})(?=[\t\n]|$)/gu;

function codesAlone(passages: readonly Passage[]): Found[] {
  const found = passages.flatMap((passage) =>
    passage.order === "rows"
      ? [...passage.folded.matchAll(CODE_ALONE)].map((match) => ({ passage, match }))
      : [],
  );
  const [only] = found;
  if (!only || found.length > 1) return [];
  const { passage, match } = only;
  const end = match.index + match[0].length;
  const start = end - (match.groups?.code ?? "").length;
  const value = passage.text.slice(start, end);
  if (STANDARD.test(value) || !isNumberOnly(value)) return [];
  return [{ field: "reference", value, confidence: 0.85, passage, start, end }];
}
