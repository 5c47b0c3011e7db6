/**
 * What a document says in so many words, as values for the fields of a template. A rule suggests what it can quote
 * and nothing else; a person decides.
 */
import { fieldsOf } from "../templates/registry.ts";
import type { Finding } from "./engine.ts";
import type { Reading } from "./reading/page.ts";
import { boxOf, passagesOf, quotationOf, wordsBetween } from "./reading/passage.ts";
import { findDimensions } from "./rules/amounts/dimensions.ts";
import { findRecycledContent } from "./rules/amounts/recycled.ts";
import { findWeights } from "./rules/amounts/weights.ts";
import { findBatteryFigures } from "./rules/battery/battery.ts";
import { findCare } from "./rules/care/care.ts";
import { findCertificates } from "./rules/certificates/certificates.ts";
import { findCommodityCodes } from "./rules/commodity-codes.ts";
import { findCompositions } from "./rules/composition/find.ts";
import { isOfUnnamedGoods } from "./rules/composition/others/unnamed-goods.ts";
import { FIELD as COMPOSITION } from "./rules/composition/told.ts";
import { findCountries } from "./rules/country/country.ts";
import { findGtins } from "./rules/gtin.ts";
import type { Found, Rule, Text } from "./rules/kit/found.ts";
import { findManufacturers } from "./rules/makers/manufacturers.ts";
import { findOwnSteps } from "./rules/makers/own-works.ts";
import { findMaterials } from "./rules/materials.ts";
import { findBrands } from "./rules/names/brands/brands.ts";
import { findModels } from "./rules/names/models/models.ts";
import { findReferences } from "./rules/names/references/references.ts";
import { withoutEmptyBoxes } from "./rules/papers/boxes.ts";
import { withoutBullets } from "./rules/papers/bullets.ts";
import { passagesOfNow } from "./rules/papers/former-columns.ts";
import { isGeneralPaper } from "./rules/papers/general-papers.ts";
import { lastSaid } from "./rules/papers/last-words.ts";
import { isRefusal, withoutTerms } from "./rules/papers/refusals.ts";
import { withoutSecondScript } from "./rules/papers/second-script.ts";
import type { Named } from "./rules/products/listed.ts";
import { isOfColumns, ownReference, type Scoped, scopedTo } from "./rules/products/products.ts";
import { findTestResults } from "./rules/test-results.ts";

/** Most findings of a document. */
const MAX_FINDINGS = 100;
/** Where a document says different things about one field, none of them is sure. */
export const CONTRADICTED = 0.5;
/** Most values that are told of a field that is contradicted. */
const MAX_CONTRADICTIONS = 3;
/** A value that is so much surer than another one makes that a mere number or name. */
const MUCH_SURER = 0.08;
/** Longest quotation, in characters. */
const QUOTATION_LENGTH = 1000;

/** In the order in which their findings are told. */
const RULES: readonly Rule[] = [
  findGtins,
  findReferences,
  findBrands,
  findModels,
  findCompositions,
  findMaterials,
  findRecycledContent,
  findWeights,
  findDimensions,
  findCountries,
  findOwnSteps,
  findCare,
  findBatteryFigures,
  findTestResults,
  findCommodityCodes,
  findCertificates,
  findManufacturers,
];

/** Fields that a product has beside those of its template. */
const OF_PRODUCTS = new Set(["gtin", "reference"]);
/** Fields that say which product it is: of several that are named none is suggested. */
const NAMING = new Set(["gtin", "reference", "model_name"]);
/** Fields whose values each rule tells with all that belongs to them. */
const LISTED = new Set(["brand", COMPOSITION, "certificates"]);
/** Fields that hold for all sizes and colours of a style. */
const OF_STYLES = new Set(["reference", "model_name"]);
/** Fields that hold for a company or a delivery as a whole. */
export const SHARED = new Set([
  "brand",
  "manufacturer_name",
  "manufacturer_address",
  "certificates",
  "country_making",
]);

export interface Subject {
  template: string;
  /** Kind of document, such as `tech_sheet`. */
  kind: string;
  /** The product that the document belongs to. */
  product?: Named | undefined;
}

/** Findings for the fields that the template has; whether a value fits its field is for the server to see. */
export function findByRules(readings: readonly Reading[], subject: Subject): Finding[] {
  const { text, ambiguous, ofOneStyle } = textAbout(readings, subject);
  const { fields } = text;
  const found = foundIn(text);
  const own = ownReference(text, subject.product, found.filter(isReference));
  // Beside the number that the product is known by, others are of what else the paper speaks of.
  const told = own.length > 0 ? [...own, ...found.filter((one) => !isReference(one))] : found;
  const byField = Map.groupBy(told, ({ field }) => field);
  const findings = [...byField].flatMap(([field, each]) => {
    if (ambiguous && !SHARED.has(field) && each.some(isOfColumns)) return [];
    const settled =
      fields.get(field)?.type === "multi_enum" ? joined(field, each, fields) : settle(lastOf(field, each));
    if (!ambiguous) return settled;
    // Of two products each may have its own.
    if (SHARED.has(field)) return settled.length > 1 && field !== "certificates" ? [] : settled;
    if (ofOneStyle && OF_STYLES.has(field)) return settled;
    return NAMING.has(field) || settled.length > 1 ? [] : settled;
  });
  return findings.map(toFinding).slice(0, MAX_FINDINGS);
}

/** Without what is said otherwise later on; of names, and of fields that have several values, each is told. */
function lastOf(field: string, found: readonly Found[]): readonly Found[] {
  return NAMING.has(field) || LISTED.has(field) ? found : lastSaid(found, () => true);
}

function isReference({ field }: Found): boolean {
  return field === "reference";
}

/** What a document says of its product, as far as that can be told from what it says of others. */
export function textAbout(readings: readonly Reading[], { template, kind, product }: Subject): Scoped {
  const read = readings.map(withoutSecondScript).map(withoutBullets);
  const printed = withoutEmptyBoxes(read.flatMap(passagesOfNow));
  const passages = isRefusal(printed) ? [] : withoutTerms(printed);
  return scopedTo({ passages, kind: kindOf(readings, kind), fields: fieldsOf(template) }, product);
}

/** Everything that rules find in a text, of a field with several values one by one. */
export function foundIn(text: Text): Found[] {
  const found = RULES.flatMap((rule) => rule(text)).filter(
    ({ field }) => OF_PRODUCTS.has(field) || text.fields.has(field),
  );
  const hasNumber = found.some(({ field }) => OF_PRODUCTS.has(field));
  if (isGeneralPaper(text.passages, hasNumber)) return found.filter(({ field }) => SHARED.has(field));
  // Of what a certificate is says its scope, and what a number or a name is told of is the product.
  const isNamed = text.kind === "certificate" || found.some(({ field }) => NAMING.has(field));
  return isNamed ? found : found.filter((one) => one.field !== COMPOSITION || !isOfUnnamedGoods(one));
}

const CERTIFICATE =
  /scope certificate|transaction certificate|oeko-?tex[^,;\n]{0,20}(?:zertifikat|certificate)(?! ?:|(?:[ -]|-\n)?(?:n[ro°]|number|nummer|is))|^\s*(?:certificate|zertifikat|certificat|certificato|certificado|certificaat|certyfikat|sertifika|certifikat)\s*$/mu;

/** Uploads are seldom filed by their kind; a certificate is known by its title. */
function kindOf(readings: readonly Reading[], kind: string): string {
  const first = readings[0];
  if (kind === "certificate" || !first) return kind;
  const head = passagesOf({ ...first, words: first.words.slice(0, 60) })[0]?.folded ?? "";
  return kind === "other" && CERTIFICATE.test(head) ? "certificate" : kind;
}

/** Each value once, with its surest quotation. */
function settle(found: readonly Found[]): Found[] {
  const byValue = new Map<string, Found>();
  for (const one of found) {
    const key = JSON.stringify(one.value).toLowerCase();
    const known = byValue.get(key);
    if (!known || certainty(known) < certainty(one)) byValue.set(key, one);
  }
  const each = [...byValue.values()];
  const surest = Math.max(...each.map(certainty));
  const left = each.filter((one) => surest - certainty(one) < MUCH_SURER);
  if (left.length < 2) return left;
  return left
    .slice(0, MAX_CONTRADICTIONS)
    .map((one) => ({ ...one, confidence: Math.min(one.confidence, CONTRADICTED) }));
}

/** Values of a field that takes several, as one value in the order of the template. */
function joined(field: string, found: readonly Found[], fields: Text["fields"]): Found[] {
  const order = fields.get(field)?.options?.map(({ value }) => value) ?? [];
  const values = new Set(found.map(({ value }) => String(value)));
  const first = found[0];
  if (!first) return [];
  const inOnePlace = found.filter(({ passage }) => passage === first.passage);
  const start = Math.min(...inOnePlace.map((one) => one.start));
  const end = Math.max(...inOnePlace.map((one) => one.end));
  const span = end - start < QUOTATION_LENGTH / 2 ? { start, end } : {};
  const confidence = Math.min(...found.map((one) => one.confidence));
  return [{ ...first, ...span, confidence, value: order.filter((value) => values.has(value)) }];
}

/** Confidence after the letters were doubted. */
function certainty({ confidence, passage, start, end }: Found): number {
  // The word before it may be what turns it around: "mäßig" before "heiß bügeln", read badly.
  const from = passage.text[start - 1] === " " ? start - 2 : start;
  const words = wordsBetween(passage, from, end);
  const sureness = Math.min(...words.map((word) => word.sureness), 1);
  return Math.round(confidence * doubt(sureness) * 1000) / 1000;
}

/** What a word's sureness by OCR leaves of the confidence in what it says. */
function doubt(sureness: number): number {
  if (sureness >= 0.9) return 1;
  return sureness >= 0.75 ? 0.95 : Math.max(0.5 + sureness * 0.5, 0.5);
}

export function toFinding(found: Found): Finding {
  const { field, value, passage } = found;
  const { start, end: last } = inOnePiece(found);
  const end = Math.min(last, start + QUOTATION_LENGTH);
  return {
    field,
    value,
    confidence: certainty(found),
    quotation: quotationOf(passage, start, end),
    page: passage.reading.page,
    box: boxOf(passage, start, end),
  };
}

/** Where words of other products, or to machines, were taken out: no word is parted from the next by more than one blank. */
const TAKEN_OUT = /[\t\n ]* {2}[\t\n ]*/gu;

/** What is quoted stands on the page as it is: of a value with something else between, the longest piece with a figure. */
function inOnePiece({ passage, start, end }: Found): { start: number; end: number } {
  const said = passage.printed.slice(start, end);
  const pieces: { start: number; end: number }[] = [];
  let from = 0;
  for (const { 0: gap, index } of said.matchAll(TAKEN_OUT)) {
    if (index > from) pieces.push({ start: start + from, end: start + index });
    from = index + gap.length;
  }
  if (from === 0) return { start, end };
  if (from < said.length) pieces.push({ start: start + from, end });
  const withFigures = pieces.filter((piece) => /\d/.test(passage.printed.slice(piece.start, piece.end)));
  const [longest] = withFigures.sort((one, other) => other.end - other.start - (one.end - one.start));
  return longest ?? pieces.at(-1) ?? { start, end };
}
