/** What people read beside a field that is wrong: what to do, in their language. The domain's own sentences are for callers of the API. */

import type { Fault } from "../../domain/failure.ts";
import type { Json } from "../../domain/passports/content.ts";
import type { Completeness } from "../../domain/templates/completeness.ts";
import { excessOf, gapOf } from "../../domain/templates/composition.ts";
import type { Column, Field, TemplateDefinition } from "../../domain/templates/definition.ts";
import type { Data } from "../../domain/templates/values.ts";
import { codePoints } from "../../formats/clean-text.ts";
import { type FaultPlace, faultPlace } from "./fault-place.ts";
import { formatQuantity } from "./format.ts";
import type { Locale } from "./locale.ts";
import { translator } from "./messages.ts";
import { groupOf, shareSums } from "./share-sums.ts";
import { shownGroup } from "./suggested-words.ts";

export interface Checked {
  template: TemplateDefinition;
  data: Data;
  locale: Locale;
}

/** Param → sentence for the faults that the domain found in values of a template; others keep the domain's words. */
export function faultSentences(checked: Checked, faults: readonly Fault[]): Map<string, string> {
  const sentences = new Map<string, string>();
  for (const fault of faults) {
    if (fault.param === undefined || sentences.has(fault.param)) continue;
    const place = faultPlace(checked.template, fault.param);
    sentences.set(fault.param, place ? sentenceOf(checked, fault, place) : fault.message);
  }
  return sentences;
}

/** Param → sentence for the required fields that are empty or not whole. */
export function missingSentences(
  { template, data, locale }: Checked,
  missing: Completeness["missing"],
): Map<string, string> {
  const t = translator(locale);
  return new Map(
    missing.map((key) => {
      const param = `data.${key}`;
      const field = faultPlace(template, param)?.field;
      return [param, (field && sumSentence(field, data[key], locale)) ?? t("fault.empty")];
    }),
  );
}

function sentenceOf({ data, locale }: Checked, fault: Fault, place: FaultPlace): string {
  const { field, row, column } = place;
  const t = translator(locale);
  if (fault.code === "parameter_missing") return t("fault.empty_cell");
  const sum = row === undefined ? sumSentence(field, data[field.key], locale) : undefined;
  if (sum !== undefined) return sum;
  const value = data[field.key];
  return ruleSentence(column ?? field, cellOf(value, place), locale) ?? fault.message;
}

function cellOf(value: Json | undefined, { row, column }: FaultPlace): Json | undefined {
  const entry = row !== undefined && Array.isArray(value) ? value[row] : value;
  return column && isRow(entry) ? entry[column.key] : entry;
}

/** What a type takes, said as what to do. */
function ruleSentence(field: Field | Column, value: Json | undefined, locale: Locale): string | undefined {
  const t = translator(locale);
  switch (field.type) {
    case "number":
    case "integer":
    case "percent":
      return numberSentence(field, value, locale);
    case "date":
      return t("fault.date");
    case "url":
      return t("fault.url");
    case "boolean":
    case "enum":
    case "country":
      return t("fault.choice");
    case "multi_enum":
    case "countries":
      return t(Array.isArray(value) && new Set(value).size < value.length ? "fault.twice" : "fault.choice");
    case "text":
    case "long_text":
    case "multi_text":
      return typeof value === "string" ? textSentence(field, value, locale) : undefined;
    default:
      return undefined;
  }
}

function numberSentence(field: Field | Column, value: Json | undefined, locale: Locale): string {
  const t = translator(locale);
  if (field.type === "integer" && typeof value === "number" && !Number.isInteger(value))
    return t("fault.whole");
  const isShare = field.type === "percent";
  const min = field.min ?? (isShare ? 0 : undefined);
  const max = field.max ?? (isShare ? 100 : undefined);
  if (min !== undefined && max !== undefined) return t("fault.range", { min, max });
  if (min !== undefined) return t("fault.at_least", { min });
  if (max !== undefined) return t("fault.at_most", { max });
  return t("fault.number", { example: 12.5 });
}

function textSentence(field: Field | Column, value: string, locale: Locale): string {
  const t = translator(locale);
  const count = codePoints(value);
  if (field.max_length !== undefined && count > field.max_length)
    return t("fault.long", { max: field.max_length, length: count });
  return t("fault.text");
}

/** "The shares add up to 93 %. They must make 100 %." Undefined where they do, or are not asked to. */
function sumSentence(field: Field, value: Json | undefined, locale: Locale): string | undefined {
  const { sum } = field;
  if (!sum || !Array.isArray(value)) return undefined;
  const rows = value.filter(isRow);
  if (gapOf(sum, rows) === undefined) return undefined;
  const t = translator(locale);
  const ofGroup = (group: string) => rows.filter((row) => groupOf(sum, row) === group);
  const sums = shareSums(sum, rows);
  const wrong =
    sums.find(({ group }) => excessOf(sum, ofGroup(group))) ??
    sums.find(({ group }) => gapOf(sum, ofGroup(group)));
  if (!wrong) return undefined;
  const shares = {
    group: shownGroup(field, wrong.group, locale),
    sum: formatQuantity(wrong.share, "%", locale),
    whole: formatQuantity(sum.equals, "%", locale),
  };
  return t(wrong.group === "" ? "fault.sum" : "fault.sum_of", shares);
}

function isRow(value: Json | undefined): value is Data {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}
