/** What the template form and its reader agree on: which fields, under which names. */
import type { Column, Field, TemplateDefinition } from "../../domain/templates/definition.ts";
import { formatNumber, formatQuantity } from "./format.ts";
import type { Locale } from "./locale.ts";
import { translate } from "./template-words.ts";

/** Where the values stand in a request, and in the params of its faults: names and params are the same by default. */
export const DATA_PREFIX = "data.";

/** Name of the button that asks for more rows; its value is the name of the field. */
export const MORE = "more";

/** The fields with these keys, in the order of the keys; all fields in the template's order without them. */
export function fieldsShown(template: TemplateDefinition, keys?: readonly string[]): Field[] {
  const all = template.groups.flatMap(({ fields }) => fields);
  return keys === undefined ? all : keys.flatMap((key) => all.find((field) => field.key === key) ?? []);
}

/** A field whose value is rows of columns. */
export function isTable(field: Field | Column): boolean {
  return field.type === "array" || field.type === "composition";
}

/** A field whose value is a list that has one control for each entry. */
export function isList(field: Field | Column): boolean {
  return field.type === "multi_text" || field.type === "countries";
}

/** The id of the control with a name: `data.fibres[0].share` → `data-fibres-0-share`. */
export function idOf(name: string): string {
  return name.replace(/[.[\]]+/g, "-").replace(/-$/, "");
}

/** Under which the values of a choice of several are posted as they were stored, with blanks between. */
export function orderName(name: string): string {
  return `${name}:order`;
}

/** The unit of a number as it is printed; empty where there is none. */
export function unitOf(field: Field | Column, locale: Locale): string {
  const unit = field.type === "percent" ? "%" : field.unit;
  if (unit === undefined) return "";
  const some = 2;
  const written = formatQuantity(some, unit, locale, (word) => translate(word, locale));
  return written.slice(formatNumber(some, locale).length).trim();
}
