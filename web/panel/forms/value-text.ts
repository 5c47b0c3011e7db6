/** A value of a template as a text, for comparing and reading. */
import { knownWords } from "../../../src/domain/templates/known-words.ts";
import type { Column, Data, Field, Json } from "../data/shapes.ts";
import type { Template } from "../data/templates.ts";
import { calendarDateOf, countryOf, listed, writtenNumber } from "../words/format.ts";
import { t } from "../words/words.ts";
import { unitOf } from "./control.tsx";
import { rowsByPart } from "./rows-by-part.ts";

/** `55 % linen, 45 % organic cotton`; `—` is said as words: nothing. */
export function valueText(field: Field | Column, value: Json | undefined, template: Template): string {
  if (value === undefined || value === null || value === "") return t("value.nothing");
  if (Array.isArray(value)) {
    if (field.type === "array" || field.type === "composition")
      return rowsText(field as Field, value as Data[], template);
    return listed(value.map((one) => scalarText(field, one, template)));
  }
  return scalarText(field, value, template);
}

/** Part by part where shares are of several: `shell: 55 % linen, 45 % cotton; lining: 100 % silk`. */
function rowsText(field: Field, rows: readonly Data[], template: Template): string {
  return rowsByPart(field, rows)
    .map(([part, ofPart]) => {
      const text = ofPart.map((row) => rowText(field, row, template)).join(", ");
      return part === "" ? text : t("value.of_part", { part: template.say(part), text });
    })
    .join("; ");
}

function rowText(field: Field, row: Data, template: Template): string {
  const share = field.sum?.column;
  const own = (field.columns ?? []).filter(({ key }) => key !== field.sum?.group_by);
  const columns = own.sort((one, other) => Number(other.key === share) - Number(one.key === share));
  return columns
    .filter(({ key }) => row[key] !== undefined && row[key] !== null && row[key] !== "")
    .map((column) => valueText(column, row[column.key], template))
    .join(" ");
}

function scalarText(field: Field | Column, value: Json, template: Template): string {
  if (typeof value === "boolean") return t(value ? "form.yes" : "form.no");
  if (typeof value === "number") {
    const unit = unitOf(field, template);
    return unit === "" ? writtenNumber(value) : `${writtenNumber(value)}\u00a0${unit}`;
  }
  const text = String(value);
  if (field.type === "country" || field.type === "countries") return countryOf(text);
  if (field.type === "date") return calendarDateOf(text);
  const option = field.options?.find((one) => one.value === text);
  if (option) return template.say(option.label);
  return knownWords(field).includes(text) ? template.say(text) : text;
}
