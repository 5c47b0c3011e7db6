/** Turns a posted template form back into values of the template's own shapes. What they may be is checked by the domain. */
import type { Json } from "../../domain/passports/content.ts";
import type { Column, Field, TemplateDefinition } from "../../domain/templates/definition.ts";
import type { NewData } from "../../domain/templates/values.ts";
import { DATA_PREFIX, fieldsShown, isList, isTable, MORE, orderName, unitOf } from "./form-fields.ts";
import type { Locale } from "./locale.ts";
import { storedWord } from "./suggested-words.ts";
import { readNumber } from "./written-number.ts";

interface PostedForm {
  template: TemplateDefinition;
  /** Keys of the fields that are read; all by default. */
  fields?: readonly string[];
  /** Names and texts in the order in which they were posted, such as `URLSearchParams`. */
  posted: Iterable<readonly [name: string, text: string]>;
  locale: Locale;
  /** As it was given to `templateForm`. */
  prefix?: string;
}

export interface ReadForm {
  /** Values by key; `null` for a field that was posted empty. A field that was not posted is left out. */
  data: NewData;
  /** Key of the field for which more rows are asked: the form was not sent for good. */
  more?: string;
}

/**
 * Reads the fields of a template out of a posted form. Rows and entries without any text are dropped. A number that
 * cannot be read stays the text that it is, so that the check of the values names it.
 */
export function readTemplateForm(form: PostedForm): ReadForm {
  const { template, fields, locale, prefix = DATA_PREFIX } = form;
  const posted = collect(form.posted);
  const asked = posted.texts.get(MORE)?.[0];
  const read: ReadForm = { data: {} };
  for (const field of fieldsShown(template, fields)) {
    const name = prefix + field.key;
    const value = readField(field, name, posted, locale);
    if (value !== undefined) read.data[field.key] = value;
    if (asked === name) read.more = field.key;
  }
  return read;
}

interface Posted {
  texts: ReadonlyMap<string, string[]>;
  /** The numbers of the rows of a name, in the order of the numbers. */
  rows: ReadonlyMap<string, number[]>;
}

const ROW_NAME = /^(.+)\[(\d{1,4})\](?:\.\w+)?$/;

function collect(pairs: PostedForm["posted"]): Posted {
  const texts = new Map<string, string[]>();
  const rows = new Map<string, Set<number>>();
  for (const [name, text] of pairs) {
    const same = texts.get(name);
    if (same) same.push(text);
    else texts.set(name, [text]);
    const [, owner, row] = ROW_NAME.exec(name) ?? [];
    if (owner === undefined) continue;
    const numbers = rows.get(owner) ?? new Set();
    rows.set(owner, numbers.add(Number(row)));
  }
  const sorted = [...rows].map(
    ([name, numbers]) => [name, [...numbers].sort((one, other) => one - other)] as const,
  );
  return { texts, rows: new Map(sorted) };
}

function readField(field: Field, name: string, posted: Posted, locale: Locale): Json | undefined {
  const texts = posted.texts.get(name);
  if (isTable(field) || isList(field)) {
    const rows = posted.rows.get(name);
    if (texts === undefined && rows === undefined) return undefined;
    const values = (rows ?? []).map((row) => readRow(field, `${name}[${row}]`, posted, locale));
    return orNull(values.filter((value) => value !== null));
  }
  if (field.type === "multi_enum") return readChoices(texts, posted.texts.get(orderName(name))?.[0]);
  if (texts === undefined) return undefined;
  return readText(field, texts[0] ?? "", locale);
}

/** What was stored before keeps its place, what is new comes behind it. */
function readChoices(texts: readonly string[] | undefined, stored: string | undefined): Json | undefined {
  if (texts === undefined && stored === undefined) return undefined;
  const chosen = texts ?? [];
  const before = (stored ?? "").split(" ").filter((value) => chosen.includes(value));
  return orNull([...before, ...chosen.filter((value) => value !== "" && !before.includes(value))]);
}

function orNull(values: Json[]): Json {
  return values.length === 0 ? null : values;
}

function readRow(field: Field, name: string, posted: Posted, locale: Locale): Json {
  if (isList(field)) return readText(field, posted.texts.get(name)?.[0] ?? "", locale);
  const row: NewData = {};
  for (const column of field.columns ?? []) {
    const value = readText(column, posted.texts.get(`${name}.${column.key}`)?.[0] ?? "", locale);
    if (value !== null) row[column.key] = value;
  }
  return Object.keys(row).length === 0 ? null : row;
}

function readText(field: Field | Column, posted: string, locale: Locale): Json {
  // Browsers post the lines of a text area with CR LF.
  const text = posted.replaceAll("\r\n", "\n").trim();
  if (text === "") return null;
  switch (field.type) {
    case "number":
    case "integer":
    case "percent":
      return readNumber(text, locale, unitOf(field, locale)) ?? text;
    case "boolean":
      return text === "true" || text === "false" ? text === "true" : text;
    default:
      return field.suggestions ? storedWord(field, text, locale) : text;
  }
}
