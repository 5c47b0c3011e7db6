/**
 * What the text of a document says in so many words: GTINs, fibre compositions, recycled content, the country of
 * making. A rule suggests what it can quote and nothing else; a person decides.
 */
import { isGtin } from "../../formats/gtin.ts";
import type { Json } from "../passports/content.ts";
import { fieldsOf } from "../templates/registry.ts";
import { countryAtStart } from "./country-names.ts";
import type { Finding } from "./engine.ts";
import { FIBRE_NAMES, fibreCalled } from "./fibre-names.ts";

/** Most findings of a document. */
const MAX_FINDINGS = 100;

type Found = Omit<Finding, "page">;
type Rule = (text: string) => Found[];

const RULES: readonly { field: string; rule: Rule }[] = [
  { field: "gtin", rule: findGtins },
  { field: "fibre_composition", rule: findCompositions },
  { field: "recycled_content", rule: findRecycledContent },
  { field: "country_making", rule: findCountries },
];

/**
 * Findings for the fields that the template has, page by page.
 * @param pages text of each page, its lines ended by a line feed
 */
export function findByRules(pages: readonly string[], template: string): Finding[] {
  const fields = fieldsOf(template);
  const findings = RULES.filter(({ field }) => field === "gtin" || fields.has(field)).flatMap(
    ({ field, rule }) => {
      const all = pages.flatMap((text, i) => rule(text).map((found) => ({ ...found, page: i + 1 })));
      return settled(all.filter((found) => found.field === field));
    },
  );
  return findings.slice(0, MAX_FINDINGS);
}

/** Where a document says different things about one field, none of them is sure. */
const CONTRADICTED = 0.5;

/** Each value once, with its surest quotation. */
function settled(found: readonly Finding[]): Finding[] {
  const byValue = new Map<string, Finding>();
  for (const finding of found) {
    const key = JSON.stringify(finding.value);
    const known = byValue.get(key);
    if (!known || known.confidence < finding.confidence) byValue.set(key, finding);
  }
  const each = [...byValue.values()];
  return each.length < 2
    ? each
    : each.map((finding) => ({ ...finding, confidence: Math.min(finding.confidence, CONTRADICTED) }));
}

/** Characters before a number in which its word may stand. */
const WORD_DISTANCE = 60;
const GTIN_WORD =
  /\b(?:gtin|ean|upc|barcode|bar code|strichcode|code[- ]barres|código de barras|codice a barre)/i;

/** A number of a GTIN's length whose check digit holds; one in ten of other numbers does so by chance. */
function findGtins(text: string): Found[] {
  const found: Found[] = [];
  for (const line of text.split("\n")) {
    for (const { 0: printed, index } of line.matchAll(/(?<![\d.,+])\d(?: ?\d){7,13}(?![\d]|[.,]\d)/g)) {
      const digits = printed.replaceAll(" ", "");
      const before = line.slice(Math.max(index - WORD_DISTANCE, 0), index);
      const word = GTIN_WORD.exec(before);
      if (![8, 12, 13, 14].includes(digits.length) || !isGtin(digits) || /^0+$/.test(digits)) continue;
      if (!word && printed.length !== 13) continue;
      const quotation = word ? before.slice(word.index) + printed : printed;
      found.push({ field: "gtin", value: digits, confidence: word ? 0.98 : 0.7, quotation });
    }
  }
  return found;
}

const SHARE = String.raw`(?<![\d.,])(\d{1,3}(?:[.,]\d{1,2})?)\s?%`;
const FIBRE = new RegExp(
  String.raw`${SHARE}[ \t]*((?:\p{L}+[ \t]+)??(?:${FIBRE_NAMES})(?:[ \t]+(?:reciclad[oa]|recyclée?|riciclat[oa]))?)(?!\p{L})|(?<!\p{L})((?:${FIBRE_NAMES}))[ \t]*[:\u2013-]?[ \t]*${SHARE}`,
  "giu",
);
/** Characters between two shares of one composition. */
const GAP = 40;

interface Share {
  start: number;
  end: number;
  fibre: string;
  percent: number;
}

/** Shares that stand together and add up to a whole; a list that does not is not suggested. */
function findCompositions(text: string): Found[] {
  const found: Found[] = [];
  let list: Share[] = [];
  for (const share of sharesIn(text)) {
    const last = list.at(-1);
    if (last && share.start - last.end > GAP) list = [];
    list.push(share);
    const sum = list.reduce((total, { percent }) => total + percent, 0);
    if (sum > 100.1) list = [];
    else if (sum >= 99.9) {
      found.push(compositionOf(list, text));
      list = [];
    }
  }
  return found;
}

function* sharesIn(text: string): Generator<Share> {
  for (const match of text.matchAll(FIBRE)) {
    const [whole, before, fibreAfter, fibreBefore, after] = match;
    const fibre = fibreCalled(fibreAfter ?? fibreBefore ?? "");
    const percent = numberOf(before ?? after ?? "");
    if (fibre !== undefined && percent > 0 && percent <= 100)
      yield { start: match.index, end: match.index + whole.length, fibre, percent };
  }
}

function compositionOf(list: readonly Share[], text: string): Found {
  const value: Json = list.map(({ fibre, percent }) => ({ fibre, percent }));
  const quotation = text.slice(list[0]?.start, list.at(-1)?.end);
  return { field: "fibre_composition", value, confidence: 0.95, quotation };
}

const RECYCLED = [
  new RegExp(
    String.raw`(?:recycled (?:content|material|share)|(?:contenu|part) recyclée?|recyclinganteil|rezyklatanteil|conteúdo reciclado|contenido reciclado|contenuto riciclato)[^\n\d%.;]{0,30}${SHARE}`,
    "gi",
  ),
  new RegExp(
    String.raw`${SHARE}[ \t]*(?:recycled (?:content|materials?|fibres?|fibers?)|(?:de )?(?:matières? recyclées?|contenu recyclé)|recyclingmaterial|(?:de )?(?:material|conteúdo|contenido) reciclado|(?:di )?(?:materiale|contenuto) riciclato)`,
    "gi",
  ),
];

function findRecycledContent(text: string): Found[] {
  return RECYCLED.flatMap((pattern) =>
    [...text.matchAll(pattern)].flatMap(([quotation, percent = ""]) => {
      const value = numberOf(percent);
      return value <= 100 ? [{ field: "recycled_content", value, confidence: 0.9, quotation }] : [];
    }),
  );
}

const MADE_IN =
  /(?<!\bnot )\b(?:made in|manufactured in|country of (?:origin|manufacture)|fabricado (?:em|en|na|no)|feito em|hecho en|país de (?:origem|origen|fabrico)|fabriqué (?:en|au|aux)|pays d['’]origine|hergestellt in|herkunftsland|ursprungsland|prodotto in|fatto in|paese d['’]origine)[ \t]*[:\u2013-]?[ \t]*(?:the )?/gi;
/** Characters after the words that may hold the name of a country. */
const NAME_LENGTH = 60;

function findCountries(text: string): Found[] {
  return [...text.matchAll(MADE_IN)].flatMap(({ 0: words, index }) => {
    const start = index + words.length;
    const country = countryAtStart(text.slice(start, start + NAME_LENGTH));
    if (!country) return [];
    const quotation = text.slice(index, start + country.length);
    return [{ field: "country_making", value: country.code, confidence: 0.95, quotation }];
  });
}

function numberOf(text: string): number {
  return Number(text.replace(",", "."));
}
