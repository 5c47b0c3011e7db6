/**
 * What a model said about a document, weighed against the document: an entry stands only where its quotation is found
 * and its value follows from that. Then it is put together with what the rules found.
 */
import { bareCertificateNumber } from "../../../formats/certificate-number.ts";
import type { Json } from "../../passports/content.ts";
import { schemaOf } from "../../templates/values.ts";
import type { Finding } from "../engine.ts";
import type { Entry } from "../model/answer.ts";
import type { Reading } from "../reading/page.ts";
import type { Found, Text } from "../rules/kit/found.ts";
import { withoutBoxes } from "../rules/papers/boxes.ts";
import { CONTRADICTED, foundIn, SHARED, type Subject, textAbout, toFinding } from "../rules.ts";
import { isNotMeant } from "./denial.ts";
import { findQuotation, quotedIn } from "./quotation.ts";
import { type AskedField, saysAllFibres, valueFrom } from "./value.ts";

/** What a model alone says is worth a look, and no more: it is sure of wrong things too. */
const MODEL_ALONE = 0.7;
/** What is left of that where the quotation is not to the letter. */
const INEXACT = 0.9;
/** What is left of the doubt in a finding when rules and model say the same. */
const DOUBT_LEFT = 0.5;
/** Types of fields whose words mean one thing only; a name may be quoted shorter or longer. */
const KNOWN_BY_RULES: readonly string[] = ["gtin", "number", "percent", "country", "enum", "multi_enum"];
/** Most values that are told of one field. */
const MAX_VALUES = 4;

/** The findings of rules and model together, those of the rules first. */
export function weigh(
  readings: readonly Reading[],
  subject: Subject,
  byRules: readonly Finding[],
  entries: readonly Entry[],
): Finding[] {
  const { text, ambiguous } = textAbout(readings, subject);
  const standing = entries
    .flatMap((entry) => standingOf(entry, text))
    .filter(({ field }) => !ambiguous || SHARED.has(field));
  const byModel = Map.groupBy(together(standing, text), ({ field }) => field);
  const fields = new Set([...byRules.map(({ field }) => field), ...byModel.keys()]);
  return [...fields].flatMap((field) =>
    merged(
      byRules.filter((finding) => finding.field === field),
      (byModel.get(field) ?? []).map((one) => ({ ...toFinding(one), isExact: one.isExact })),
    ).slice(0, MAX_VALUES),
  );
}

/** What of an entry stands. */
interface Standing extends Found {
  /** False for a composition that was said with less than the document has: "cotton" for "organic cotton". */
  isExact: boolean;
}

function standingOf({ field: key, value: said, quote, page, confidence }: Entry, text: Text): Standing[] {
  const field: AskedField | undefined = key === "gtin" || key === "reference" ? key : text.fields.get(key);
  const spot = field && findQuotation(text.passages, withoutBoxes(quote), page);
  if (!spot) return [];
  const { passage, start, end, edits } = spot;
  const quoted = foundIn({ ...text, passages: [quotedIn(spot)] });
  const byRules = quoted.flatMap((one) => (one.field === key ? [one.value] : []));
  const told = { said, spot, byRules: quoted, fields: text.fields };
  // The rules see the quoted words alone, and not what stands before them: "not [dyed in Germany]".
  const isDoubtful =
    isNotMeant(passage, start, end) || (typeof field !== "string" && field.type === "country");
  const known = isDoubtful ? undefined : byRules.find((one) => saysSame(one, said));
  const value = valueFrom(field, told) ?? known;
  if (value === undefined) return [];
  // Where rules know what the quoted words mean, they must mean that.
  const isKnown = KNOWN_BY_RULES.includes(typeof field === "string" ? field : field.type);
  if (isKnown && byRules.length > 0 && !byRules.some((one) => isPartOf(one, value))) return [];
  const sureness = MODEL_ALONE * (0.5 + confidence / 2) * (edits === 0 ? 1 : INEXACT);
  const isExact = saysAllFibres(said, value);
  return [{ field: key, value, confidence: sureness, passage, start, end, isExact }];
}

/** A value that rules have for the words, and that the model names as it is written in the template. */
function saysSame(byRules: Json, said: string): boolean {
  return byRules === said || (typeof byRules === "number" && byRules === Number(said));
}

function isPartOf(byRules: Json, value: Json): boolean {
  return isSame(byRules, value) || (Array.isArray(value) && value.some((one) => isSame(byRules, one)));
}

/** Each value once; the values of a field that takes several as one, in the form that it takes. */
function together(standing: readonly Standing[], { fields }: Text): Standing[] {
  const byField = Map.groupBy(standing, ({ field }) => field);
  return [...byField].flatMap(([key, each]) => {
    const field = fields.get(key);
    const first = each[0];
    if (!field || !first) return distinct(each);
    const lists = each.map(({ value }) => (Array.isArray(value) ? value : [value]));
    const takesList = ["multi_enum", "multi_text", "countries", "array", "composition"].includes(field.type);
    const all = distinctValues(lists.flat());
    const whole = takesList
      ? [
          {
            ...first,
            value: all,
            confidence: Math.min(...each.map((one) => one.confidence)),
            isExact: each.every((one) => one.isExact),
          },
        ]
      : distinct(each);
    return whole.filter(({ value }) => schemaOf(field).safeParse(value).success);
  });
}

function distinct(each: readonly Standing[]): Standing[] {
  return each.filter((one, i) => !each.slice(0, i).some((other) => isSame(other.value, one.value)));
}

function distinctValues(values: readonly Json[]): Json[] {
  return values.filter((one, i) => !values.slice(0, i).some((other) => isSame(other, one)));
}

/** What a model says of a field, and whether it says all of what it quotes. */
interface Opinion extends Finding {
  isExact: boolean;
}

/** Two that say the same are surer, two that say different things are both shown and neither is sure. */
function merged(byRules: readonly Finding[], byModel: readonly Opinion[]): Finding[] {
  if (byRules.length === 0) return byModel.length > 1 ? byModel.map(doubted) : byModel.map(plainly);
  const [rule, ...otherRules] = byRules;
  if (!rule || byModel.length === 0) return [...byRules];
  const [opinion, ...otherOpinions] = byModel;
  if (opinion && otherRules.length === 0 && otherOpinions.length === 0) return ofTwo(rule, opinion);
  const others = byModel.filter(({ value }) => !byRules.some((one) => isWithin(value, one.value)));
  // Rules that contradict each other stay in doubt, whichever of them a model chooses.
  return otherRules.length === 0 && others.length === 0 ? [rule] : [...byRules, ...others].map(doubted);
}

/** A part of a list is no other opinion: the longer list stands, no surer than it was. */
function ofTwo(rule: Finding, opinion: Opinion): Finding[] {
  if (isSame(rule.value, opinion.value)) return [opinion.isExact ? surer(rule) : rule];
  if (isWithin(opinion.value, rule.value)) return [rule];
  if (isWithin(rule.value, opinion.value))
    return [{ ...plainly(opinion), confidence: Math.min(rule.confidence, opinion.confidence) }];
  return [rule, opinion].map(doubted);
}

/** Whether a value is another one, or a part of the list that the other one is. */
function isWithin(one: Json, other: Json): boolean {
  if (isSame(one, other)) return true;
  if (!Array.isArray(one) || !Array.isArray(other)) return false;
  return one.every((part) => other.some((whole) => isSame(part, whole)));
}

function plainly({ isExact: _, ...finding }: Opinion): Finding {
  return finding;
}

function surer(finding: Finding): Finding {
  const confidence = 1 - (1 - finding.confidence) * DOUBT_LEFT;
  return { ...finding, confidence: Math.round(confidence * 1000) / 1000 };
}

function doubted({ field, value, confidence, quotation, page, box }: Finding): Finding {
  return { field, value, confidence: Math.min(confidence, CONTRADICTED), quotation, page, box };
}

/** Equal but for case, blanks and order; a certificate is known by its number. */
function isSame(one: Json, other: Json): boolean {
  return JSON.stringify(plain(one)) === JSON.stringify(plain(other));
}

function plain(value: Json): unknown {
  if (typeof value === "string")
    return value
      .toLowerCase()
      .replace(/[\s.,;:]+/g, " ")
      .trim();
  if (Array.isArray(value)) return value.map((one) => JSON.stringify(plain(one))).sort();
  if (typeof value !== "object" || value === null) return value;
  if ("number" in value && "name" in value) return bareCertificateNumber(String(value.number)).toLowerCase();
  const part = value.component === "shell" ? undefined : value.component;
  return "fibre" in value ? [value.fibre, value.percent, part ?? ""] : Object.entries(value).sort();
}
