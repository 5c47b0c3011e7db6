/** Which product a document speaks of, where it names several. */
import { isGtin, toGtin14 } from "../../../../formats/gtin.ts";
import { isLabel, LABELS } from "../../label-words.ts";
import type { Word } from "../../reading/page.ts";
import type { Passage } from "../../reading/passage.ts";
import { isShownBesides } from "../composition/others/no-product.ts";
import { findGtins, isOfCarton, isOfLocation, ofOthersByLabel } from "../gtin.ts";
import type { Found, Text } from "../kit/found.ts";
import { lineBefore, lineEnd, linesOf, type Place, sharesWords, wordsOf } from "../kit/places.ts";
import { matches, worded } from "../kit/worded.ts";
import { isOfReceiver } from "../names/references/numbers-of-letters.ts";
import { findReferences } from "../names/references/references.ts";
import { wordsToMachines } from "../papers/instructions.ts";
import { wordsBeside } from "./beside.ts";
import { cellsOfFreight } from "./freight.ts";
import { CELL, codesAcross, codesListed, formOfCode, isOwn, type Named, shapeOf } from "./listed.ts";
import { wordsOfAll } from "./of-all.ts";
import { wordsOfOthers, wordsOfSentences } from "./other-articles.ts";
import { isOfAnother, SENTENCE_END } from "./others.ts";
import { isTotal } from "./rows-of-goods.ts";

export interface Scoped {
  text: Text;
  /** True where several products are named and none of them is known to be the one. */
  ambiguous: boolean;
  /** True where these are the sizes or colours of one style, each with a GTIN. */
  ofOneStyle: boolean;
}

/** Lines between two products from which on each has a section of its own, not a row of a table. */
const SECTION_LINES = 2;

/** The document without what it says of other products, and to machines. */
export function scopedTo(whole: Text, product: Named | undefined): Scoped {
  const text = withoutWords(whole, whole.passages.flatMap(wordsToMachines));
  // "Uw referentie: INK/0992" is an order, and no other product.
  const references = findReferences(text).filter(
    (one) => !isOfReceiver(one) || (product !== undefined && isOwn(String(one.value), product)),
  );
  const across = product ? text.passages.flatMap(codesAcross) : [];
  // Of a product that is not known to be one of these, only one may be its number: others it replaces.
  const isAcross = across.some((name) => product && isOwn(name, product));
  const told = [...namesIn(text, references), ...(isAcross ? across : [])];
  const listed = product ? codesListed(text, product) : [];
  const names = [...new Set([...told, ...listed])];
  if (names.length < 2) {
    const [own] = [...ownReference(text, product, references), ...references];
    return { text: withoutOthers(text, String(own?.value ?? "")), ambiguous: false, ofOneStyle: false };
  }
  const called = names.filter((name) => product && isOwn(name, product));
  const own = called.length > 0 || !product ? called : besideReference(text, product, names);
  if (own.length === 0)
    return { text: { ...text, others: "left in" }, ambiguous: true, ofOneStyle: isOfOneStyle(text) };
  const others = names.filter(
    (name) => !own.includes(name) && !(product && isStemOf(name, product.reference)),
  );
  const masked = new Set<Word>(product ? stemsOf(text, product, references).flatMap(wordsOf) : []);
  for (const passage of text.passages) if (passage.order === "rows") maskOthers(passage, own, others, masked);
  for (const word of text.passages.flatMap(wordsOfAll)) masked.delete(word);
  return {
    text: { ...withoutWords(text, [...masked]), others: "taken out" },
    ambiguous: false,
    ofOneStyle: false,
  };
}

/** Without sentences about articles beside the one that is called by its number. */
function withoutOthers(text: Text, own: string): Text {
  if (own === "") return text;
  const others = text.passages
    .filter(({ order }) => order === "rows")
    .flatMap((passage) => [...wordsOfOthers(passage, own), ...wordsOfSentences(passage, own)]);
  return withoutWords(text, others);
}

function withoutWords(text: Text, words: readonly Word[]): Text {
  if (words.length === 0) return text;
  const masked = new Set(words);
  return { ...text, passages: text.passages.map((passage) => without(passage, masked)) };
}

/** In a row with another value of the same shape behind it: each product has a column, "Masa | 7,2 kg | 6,8 kg". */
export function isOfColumns({ passage: { order, folded }, end }: Place): boolean {
  if (order !== "rows") return false;
  const [first = "", next] = cellsAt(folded, end);
  return next !== undefined && /\d/.test(next) && next !== first && shapeOf(next) === shapeOf(first);
}

/** The cell that a place ends in, and the next one of its row. */
function cellsAt(folded: string, end: number): string[] {
  const from = Math.max(folded.lastIndexOf("\t", end - 1), folded.lastIndexOf("\n", end - 1)) + 1;
  return folded.slice(from, lineEnd(folded, end)).split("\t", 2);
}

/** One labelled number of a style beside several GTINs; an invoice has lines of many products. */
function isOfOneStyle(text: Text): boolean {
  const references = findReferences(text);
  const isOne = new Set(references.map(({ value }) => value)).size === 1;
  // What the head of each page tells is the product, and what one page lists are its materials.
  if (isOne && new Set(references.map(({ passage }) => passage.reading.page)).size > 1) return true;
  const isColumn = text.passages.some(
    (passage) => passage.order === "columns" && new Set(columnOfReferences(passage)).size > 1,
  );
  // In a list of products each stands in one row with its GTIN; the sizes of one may have its number in each row.
  const isOfRow = text.passages.some(({ order, text: whole }) => {
    const ofGtins = order === "rows" ? linesOf(whole).filter(({ line }) => /\d{12}/.test(line)) : [];
    const named = ofGtins.filter(({ line }) => line.includes(String(references[0]?.value)));
    return named.length > 0 && named.length < ofGtins.length;
  });
  const isLabelled = references.some(({ confidence }) => confidence >= LABELLED);
  return isOne && !isColumn && !isOfRow && isLabelled;
}

/** How sure a number of an article is that stands after its label. */
const LABELLED = 0.9;

/** References, or GTINs, of which a document names more than one; else nothing. */
function namesIn(text: Text, found: readonly Found[]): string[] {
  const isSeveral = new Set(found.map(({ value }) => value)).size > 1;
  const own = isSeveral ? found.filter((one) => !isShownBesides(one)) : found;
  const references = new Set((own.length > 0 ? own : found).map(({ value }) => String(value)));
  const listed = text.passages.flatMap((passage) =>
    passage.order === "columns" ? ofGoods(text, [...columnOfReferences(passage)], references) : [],
  );
  // A price list names thousands: its rows are looked through once.
  const ofFreight = listed.length > 0 ? cellsOfFreight(text) : new Set<string>();
  const told = [...references];
  // "WT-610/30R" and "WT-610/32R" of the style WT-610, which is told as well, are sizes of it.
  const isSize = (name: string) => told.some((style) => isStemOf(style, name));
  for (const name of listed) if (!ofFreight.has(name) && !isSize(name)) references.add(name);
  const gtins = new Set(findGtins(text).map(({ value }) => toGtin14(String(value))));
  const rows = gtins.size > 0 ? text.passages.filter(({ order }) => order === "rows") : [];
  const ofOthers = ofOthersByLabel(text.passages);
  for (const passage of rows)
    for (const { 0: digits, index } of passage.text.matchAll(/(?<![\d.,+/-])\d{13}(?![\d.,/-])/g)) {
      const place = { passage, start: index, end: index + digits.length };
      const isOther = isOfOthers(passage, index) || ofOthers.some((other) => sharesWords(other, place));
      if (isGtin(digits) && !isOther) gtins.add(toGtin14(digits));
    }
  const units = [...gtins].filter((gtin) => !isCaseOf(gtin, gtins));
  if (units.length === 1 && areOfOneForm(found)) return [];
  if (references.size > 1 && references.size >= units.length) return [...references, ...units];
  return units.length > 1 ? [...units, ...references] : references.size > 1 ? [...references] : [];
}

/** "Réf. fournisseur | KV-17-IN | Code article Morvan | 8800334": in a form each has a label of its own, so that both are of one product. */
function areOfOneForm(found: readonly Found[]): boolean {
  const inRows = found.filter(({ passage }) => passage.order === "rows");
  const labels = inRows.map(labelCell);
  const values = new Set(found.map(({ value }) => value));
  const called = Map.groupBy(inRows, (_, i) => labels[i] ?? "");
  return values.size > 1 && inRows.length === values.size && called.size === values.size && !called.has("");
}

/** The cell before a place, if that is one of the next. */
function labelCell(place: Pick<Place, "passage" | "start">): string {
  const line = lineBefore(place);
  const cell = line.endsWith("\t") ? (line.split("\t").at(-2) ?? "") : "";
  return /\d/.test(cell) ? "" : cell;
}

/** A number of a company, of a case, or of another product. */
function isOfOthers(passage: Passage, at: number): boolean {
  return isOfLocation(passage, at) || isOfCarton(passage, at) || isOfAnother({ passage, start: at });
}

/** The sheet of one garment lists the codes of its trims in a column without its own. */
function ofGoods({ kind }: Text, column: string[], own: ReadonlySet<string>): string[] {
  return kind === "tech_sheet" && own.size === 1 && !column.some((name) => own.has(name)) ? [] : column;
}

/** A GTIN with an indicator digit is that of a case of the GTIN without. */
function isCaseOf(gtin: string, all: ReadonlySet<string>): boolean {
  return (
    gtin[0] !== "0" && [...all].some((other) => other !== gtin && other.slice(1, 13) === gtin.slice(1, 13))
  );
}

const COLUMN = worded(
  "gu",
  ({ oneOf }) => `(?<=^|\\n)(?:${oneOf(LABELS.reference)})[ .:]*((?:\\n[^\\n]{1,30})+)`,
);
function* columnOfReferences(passage: Passage): Generator<string> {
  for (const match of matches(passage, COLUMN)) {
    const start = match.index + match[0].length - (match[1]?.length ?? 0);
    const lines = passage.text
      .slice(start, match.index + match[0].length)
      .split("\n")
      .slice(1);
    const cells = lines.map((line) => numberBefore(line, lines[0] ?? ""));
    const end = cells.findIndex((cell, i) => !CELL.test(cell) || isLabel(lines[i] ?? ""));
    yield* end === -1 ? cells : cells.slice(0, end);
  }
}

/** "KB-2207 Kissenbezug" below "KB-310": a number made like the first of its column, without the goods that are read with it. */
function numberBefore(line: string, first: string): string {
  const [code = "", goods] = line.split(" ", 2);
  return goods !== undefined && /\p{L}.*\d{2}/u.test(first) && formOfCode(code) === formOfCode(first)
    ? code
    : line;
}

/** "6610", the number of a style, of "6610-58", which is that of one of its colours. */
function isStemOf(name: string, own: string): boolean {
  return own.startsWith(name) && /^[-/. _]/.test(own.slice(name.length));
}

/** Where a paper that has the product's whole number tells no more than its stem. */
function stemsOf({ passages }: Text, { reference }: Named, references: readonly Found[]): Found[] {
  const isWhole = passages.some(({ text }) => text.includes(reference));
  return isWhole ? references.filter(({ value }) => isStemOf(String(value), reference)) : [];
}

/** The names in the rows that have the product's number among other words: "SUK-311 Dress, navy | 5904107311029". */
function besideReference({ passages }: Text, { reference }: Named, names: readonly string[]): string[] {
  const isNamed = namingOf(reference);
  if (!isNamed) return [];
  const rows = passages.flatMap(({ order, text }) =>
    order === "rows" ? linesOf(text).filter(({ line }) => isNamed.test(line)) : [],
  );
  return names.filter((name) => rows.some(({ line }) => namesOneOf(line, [name])));
}

/** The product's number where a document has it, and calls none or only another one that of an article. */
export function ownReference(
  { passages, others }: Text,
  product: Named | undefined,
  told: readonly Found[],
): Found[] {
  if (!product || others === "left in" || told.some(({ value }) => isOwn(String(value), product))) return [];
  const naming = namingOf(product.reference);
  if (!naming) return [];
  return passages.flatMap((passage): Found[] => {
    const match = passage.order === "rows" ? naming.exec(passage.text) : null;
    if (!match) return [];
    const place = { passage, start: match.index, end: match.index + match[0].length };
    return [{ field: "reference", value: match[0], confidence: OWN_REFERENCE, ...place }];
  });
}

const OWN_REFERENCE = 0.9;

/** A number of an article among other words; undefined for what may be a word or a figure of anything else. */
function namingOf(reference: string): RegExp | undefined {
  if (!/\d/.test(reference) || reference.length < LEAST_CODE) return undefined;
  return new RegExp(String.raw`(?<![\p{L}\d./_-])${RegExp.escape(reference)}(?![\p{L}\d/_-]|\.\d)`, "iu");
}

/** Letters of a number that is known among other words. */
const LEAST_CODE = 4;

function isGtin14(name: string): boolean {
  return /^\d{14}$/.test(name);
}

/** Whether a text has one of some names, also with blanks within it, and a GTIN without the zeros before it. */
function namesOneOf(text: string, names: readonly string[]): boolean {
  const bare = text.replaceAll(" ", "");
  return names.some((name) => text.includes(name) || bare.includes(name.replace(/^0+(?=\d{8})/, "")));
}

function maskOthers(
  passage: Passage,
  own: readonly string[],
  others: readonly string[],
  masked: Set<Word>,
): void {
  // A row may have the product's number and the GTIN of a size of it that nobody has told of.
  const isByGtin = own.every(isGtin14);
  const [ofOwn = [], ofOthers = []] = [own, others].map((names) =>
    names.filter((name) => isGtin14(name) === isByGtin),
  );
  const beside = wordsBeside(
    passage,
    (cell) => namesOneOf(cell, ofOwn),
    (cell) => namesOneOf(cell, ofOthers),
  );
  if (beside) {
    for (const word of beside) masked.add(word);
    return;
  }
  const lines = linesOf(passage.text);
  const isNamed = lines.map(({ line }) => namesOneOf(line, ofOwn) || namesOneOf(line, ofOthers));
  const knowsGtin = own.some(isGtin14);
  let section: "own" | "other" = "other";
  const kinds = lines.map(({ line }, i) => {
    const isOfOwn = namesOneOf(line, own);
    if (!isOfOwn && !isNamed[i] && !namesOneOf(line, others)) return "none";
    // "EAN 4025110447107" below the number of a product whose GTIN nobody has told is of that product.
    const isBelowNumber = !isOfOwn && !isNamed[i] && !knowsGtin;
    if (!isBelowNumber) section = isOfOwn ? "own" : "other";
    return section;
  });
  // "2 | Akumulator żelowy | 6 szt." over "Nr kat.: TU-GEL-12-M": a row begins where it is counted.
  for (const [i, head] of headsOfRows(lines, isNamed)) {
    if (isNamed[i]) [isNamed[i], isNamed[head]] = [false, true];
    if ((kinds[head] ?? "none") === "none") kinds[head] = kinds[i] ?? "none";
    kinds[i] = "none";
  }
  const named = isNamed.flatMap((isOne, i) => (isOne ? [i] : []));
  const gaps = named.slice(1).map((line, i) => line - (named[i] ?? 0));
  const inSections = gaps.some((gap) => gap > SECTION_LINES);
  // "TM-160-R | Toalha de mesa | 20 | 27,40", and below it "70% algodão, 30% linho": each row has as many lines as the shortest.
  const below = Math.min(...gaps) - 1;
  let masking = false;
  /** The line before is of another product. */
  let isBefore = false;
  let since = 0;
  /** The last line with a number. */
  let row: Line | undefined;
  for (const [i, { line, start }] of lines.entries()) {
    since += 1;
    if (kinds[i] !== "none") {
      masking = kinds[i] === "other";
      since = 0;
      row = { line, start };
    } else if (
      masking &&
      (isTotal(passage, start, line) ||
        (!inSections &&
          (since > below || line.includes("\t")) &&
          !(row && isFurtherIn(passage, { line, start }, row))))
    )
      masking = false;
    if (!masking) {
      isBefore = false;
      if (kinds[i] === "own")
        for (const { from, to } of partsOfOthers(line, own, others))
          for (const word of wordsOf({ passage, start: start + from, end: start + to })) masked.add(word);
      continue;
    }
    const from = isBefore ? 0 : sentenceNaming(line, others);
    for (const word of wordsOf({ passage, start: start + from, end: start + line.length })) masked.add(word);
    isBefore = true;
  }
}

/** "Peso por par: VH-2260 820 g; VH-2275 540 g": what a line that tells a figure behind each number tells of others; else their numbers beside the own one, "Schals R-118 und R-125". */
function partsOfOthers(
  line: string,
  own: readonly string[],
  others: readonly string[],
): { from: number; to: number }[] {
  if (line.includes("\t")) return [];
  const placesOf = (names: readonly string[], isOwn: boolean) =>
    names.flatMap((name) => {
      const from = line.indexOf(name);
      return from < 0 ? [] : [{ from, behind: from + name.length, isOwn }];
    });
  const places = [...placesOf(own, true), ...placesOf(others, false)].sort(
    (one, other) => one.from - other.from,
  );
  const parts = places.map(({ from, behind, isOwn }, i) => {
    const rest = line.slice(behind, places[i + 1]?.from ?? line.length);
    const end = /[.;](?: |$)/.exec(rest)?.index ?? rest.length;
    return { from, to: behind + end, isOwn, isTold: FIGURE_BEHIND.test(rest) };
  });
  if (parts.every(({ isTold }) => isTold)) return parts.filter(({ isOwn }) => !isOwn);
  const leadsOn = places.map(({ behind }, i) =>
    JOINED.test(line.slice(behind, places[i + 1]?.from ?? behind)),
  );
  return places.flatMap(({ from, behind, isOwn }, i) =>
    !isOwn && (leadsOn[i] || leadsOn[i - 1]) && !isGtin14(line.slice(from, behind))
      ? [{ from, to: behind }]
      : [],
  );
}

/** From a number to the next of a list in a sentence. */
const JOINED = /^(?:[,/]| ?[&+/]| \p{L}{1,5}) $/u;

/** Behind a number a figure of its own, with few words between, or what it leads to: "BR-9077: made in Albania". */
const FIGURE_BEHIND = /^(?:[^\d.;]{1,40}\d|[ ]?[:=–][ ]?\p{L})/u;

/** "The goods are of Indian origin. Style AB-12 has a certificate.": where the sentence begins that names one of some products. */
function sentenceNaming(line: string, names: readonly string[]): number {
  const places = names.map((name) => line.indexOf(name)).filter((place) => place >= 0);
  if (places.length === 0 || line.includes("\t")) return 0;
  const before = line.slice(0, Math.min(...places));
  const end = [...before.matchAll(SENTENCE_END)].at(-1);
  return end ? end.index + end[0].length : 0;
}

/** Begins with what counts the rows of a list, in ones or in tens, before a word or the next cell. */
const COUNTED_ROW = /^(?<count>\d{1,3})[.)]?(?:\t(?=\d)|[\t ](?=\p{L}))/u;
const STEPS_OF_COUNT = [1, 10];

/**
 * The line with a number of each row, and the one above it that the row begins with, where rows are counted from the first
 * on and each has its number below; none where a number stands in such a line itself.
 */
function headsOfRows(lines: readonly Line[], isNamed: readonly boolean[]): [line: number, head: number][] {
  const counts = lines.map(({ line }) => Number(COUNTED_ROW.exec(line)?.groups?.count));
  const ways = STEPS_OF_COUNT.map((step) => {
    const counted: number[] = [];
    for (const [i, count] of counts.entries()) if (count === (counted.length + 1) * step) counted.push(i);
    return counted;
  });
  const heads = ways.find(({ length }) => length > 1) ?? [];
  const [first] = heads;
  if (first === undefined || heads.some((head) => isNamed[head])) return [];
  const named = isNamed.flatMap((isOne, i) => (isOne ? [i] : []));
  const pairs = named.map((line): [number, number] => [line, heads.findLast((head) => head < line) ?? -1]);
  const isEach = pairs.every(([, head]) => head >= 0);
  const own = new Set(pairs.map(([, head]) => head));
  return isEach && own.size === heads.length ? pairs : [];
}

type Line = ReturnType<typeof linesOf>[number];

/** A line of a list that begins further in than the number that its row begins with: what more its cells say. */
function isFurtherIn(passage: Passage, line: Line, named: Line): boolean {
  if (!named.line.includes("\t")) return false;
  const [first, number] = [line, named].map(
    ({ line: { length }, start }) => wordsOf({ passage, start, end: start + length })[0],
  );
  return first !== undefined && number !== undefined && first.x > number.x + number.width;
}

/** The passage with blanks where some of its words were. */
function without(passage: Passage, masked: ReadonlySet<Word>): Passage {
  let { text, printed, folded } = passage;
  for (const [i, word] of passage.words.entries()) {
    if (!masked.has(word)) continue;
    const start = passage.starts[i] ?? 0;
    const blank = " ".repeat(word.text.length);
    text = text.slice(0, start) + blank + text.slice(start + blank.length);
    printed = printed.slice(0, start) + blank + printed.slice(start + blank.length);
    folded = folded.slice(0, start) + blank + folded.slice(start + blank.length);
  }
  return { ...passage, text, printed, folded };
}
