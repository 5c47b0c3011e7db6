/** What is wrong with a value, said as what to do. The server decides by the same template; these are its words for people. */
import { excessOf, gapOf } from "../../../src/domain/templates/composition.ts";
import { shareSums } from "../../../src/pages/kit/share-sums.ts";
import { writeNumber } from "../../../src/pages/kit/written-number.ts";
import type { Column, Data, Field, Json } from "../data/shapes.ts";
import type { Template } from "../data/templates.ts";
import { writtenNumber } from "../words/format.ts";
import { language } from "../words/language.ts";
import { isWord, t } from "../words/words.ts";
import type { Refused } from "./draft.ts";

const NO_BREAK_SPACE = "\u00a0";

/** A number as it was typed: what it was read as, if it could be read, and the unit that the field has. */
interface TypedNumber {
  text: string;
  value: number | undefined;
  unit: string;
}

/** Why a text is no number that the field takes; undefined when it is. */
export function numberFault(field: Field | Column, typed: TypedNumber): string | undefined {
  const { value } = typed;
  if (value === undefined) return unreadSentence(field, typed);
  if (field.type === "integer" && !Number.isInteger(value)) return t("fault.whole");
  const { min, max } = limitsOf(field);
  const isOutside = (min !== undefined && value < min) || (max !== undefined && value > max);
  return isOutside ? rangeSentence(field) : undefined;
}

/** Why a text could not be read: it may mean two numbers, or names another unit than the field's. */
function unreadSentence(field: Field | Column, { text, unit }: TypedNumber): string {
  const written = text.trim();
  if (/^\d{1,3}[.,]\d{3}$/.test(written)) {
    const fraction = writeNumber(Number(written.replace(",", ".")), language);
    return t("fault.two_numbers", { text: written, whole: written.replace(/[.,]/, ""), fraction });
  }
  if (unit !== "" && /\d/.test(written))
    return t("fault.number_alone", { unit, example: exampleOf(field, unit) });
  return rangeSentence(field);
}

/** A number that the field would take, likely for its unit. */
function exampleOf(field: Field | Column, unit: string): number {
  const { min, max } = limitsOf(field);
  return Math.min(Math.max(unit === "g" ? 350 : 12, min ?? 0), max ?? Number.POSITIVE_INFINITY);
}

function limitsOf({ type, min, max }: Field | Column): {
  min?: number | undefined;
  max?: number | undefined;
} {
  return type === "percent" ? { min: min ?? 0, max: max ?? 100 } : { min, max };
}

function rangeSentence(field: Field | Column): string {
  const { min, max } = limitsOf(field);
  if (min !== undefined && max !== undefined) return t("fault.range", { min, max });
  if (min !== undefined) return t("fault.at_least", { min });
  if (max !== undefined) return t("fault.at_most", { max });
  return t("fault.number", { example: 12.5 });
}

/** `The shares add up to 93 %. They must make 100 %.`; undefined where they do, or are not asked to. */
export function sumSentence(field: Field, value: Json | undefined, template: Template): string | undefined {
  const wrong = wrongSum(field, value);
  if (!wrong || !field.sum) return undefined;
  const words = {
    group: template.say(wrong.group),
    sum: percentText(wrong.share),
    whole: percentText(field.sum.equals),
  };
  return t(wrong.group === "" ? "fault.sum" : "fault.sum_of", words);
}

function wrongSum({ sum }: Field, value: Json | undefined) {
  if (!sum || !Array.isArray(value) || value.length === 0) return undefined;
  const rows = value as Data[];
  const sums = shareSums(sum, rows);
  const ofGroup = (group: string) =>
    rows.filter(
      (row) => (sum.group_by === undefined ? "" : String(row[sum.group_by] ?? "").trim()) === group,
    );
  return (
    sums.find(({ group }) => excessOf(sum, ofGroup(group)) !== undefined) ??
    sums.find(({ group }) => gapOf(sum, ofGroup(group)) !== undefined)
  );
}

export function percentText(value: number): string {
  return `${writtenNumber(value)}${NO_BREAK_SPACE}%`;
}

/** A refusal of the server as a sentence on a field. */
export function refusalSentence(field: Field | Column | undefined, refused: Refused): string {
  if (refused.code === "parameter_missing") return t("fault.empty_cell");
  if (field && (refused.code === "invalid_value" || refused.code === "invalid_type")) {
    if (field.type === "url") return t("fault.url");
    if (field.type === "date") return t("fault.date");
    if (["number", "integer", "percent"].includes(field.type)) return rangeSentence(field);
    if (field.max_length !== undefined && /\d/.test(refused.message))
      return t("fault.at_most_text", { max: field.max_length });
  }
  const key = `code.${refused.code}`;
  return isWord(key) ? t(key) : refused.message;
}
