/** What each type of field takes: one zod schema a field, made from its definition and used by every surface. */
import { z } from "zod";
import { COUNTRY_CODES } from "../../formats/countries.ts";
import { Failure, type Fault } from "../failure.ts";
import { faultsOf } from "../faults.ts";
import type { Json } from "../passports/content.ts";
import { calendarDate, JsonValue, refuse, text } from "../shapes.ts";
import { excessOf } from "./composition.ts";
import type { Column, Field } from "./definition.ts";
import { fieldsOf } from "./registry.ts";

const TEXT_LENGTH = 300;
const LONG_TEXT_LENGTH = 5000;
const URL_LENGTH = 2048;
/** Most entries of a list, and most rows of a table. */
const ROWS = 500;

/**
 * Values by key. Nobody changes them where they are: those of a product are shared by all who read the same; see
 * `storage/kept-json.ts`.
 */
export type Data = { readonly [key: string]: Json };

/** Values that are being gathered. */
export type NewData = { [key: string]: Json };

/** A map of template keys to values as callers send it; `null` deletes a value. */
export const SentData = z.record(z.string(), JsonValue);

const schemas = new WeakMap<Field, z.ZodType>();

/**
 * Checks sent values against a template.
 * @param allows which of the template's fields may be sent here; others are refused as unknown
 * @throws Failure with every fault, its param under `data.`
 */
export function checkData(templateCode: string, sent: Data, allows?: (field: Field) => boolean): void {
  const faults = faultsOfData(templateCode, sent, allows);
  if (faults.length > 0) throw Failure.of(faults);
}

/** Every fault of sent values, in the order in which they were sent. */
export function faultsOfData(
  templateCode: string,
  sent: Data,
  allows: (field: Field) => boolean = () => true,
): Fault[] {
  const fields = fieldsOf(templateCode);
  return Object.entries(sent).flatMap(([key, value]) => {
    const field = fields.get(key);
    if (!field || !allows(field)) return [unknownField(templateCode, key, field)];
    return value === null ? [] : faultsOfValue(field, value);
  });
}

function unknownField(templateCode: string, key: string, field: Field | undefined): Fault {
  const param = `data.${key.slice(0, 80)}`;
  const message = field
    ? `"${key}" belongs to the product, not to a batch. Set it on the product.`
    : `The template "${templateCode}" has no field "${key.slice(0, 80)}". GET /api/v1/templates lists its keys.`;
  return { code: "parameter_unknown", param, message };
}

function faultsOfValue(field: Field, value: Json): Fault[] {
  const result = schemaOf(field).safeParse(value);
  return result.success ? [] : faultsOf(result.error, value, ["data", field.key]);
}

/** The schema of a field's value, without `null`. */
export function schemaOf(field: Field): z.ZodType {
  let schema = schemas.get(field);
  if (!schema) {
    schema = field.type === "array" || field.type === "composition" ? rowsSchema(field) : scalarSchema(field);
    schemas.set(field, schema);
  }
  return schema;
}

function rowsSchema(field: Field): z.ZodType {
  const columns = (field.columns ?? []).map((column) => {
    const schema = scalarSchema(column);
    return [column.key, column.required ? schema : schema.nullish()] as const;
  });
  const rows = z.array(z.strictObject(Object.fromEntries(columns))).max(ROWS);
  const { sum } = field;
  if (!sum) return rows;
  return rows.superRefine((value, context) => {
    const excess = excessOf(sum, value as Record<string, Json>[]);
    if (excess) refuse(context, "invalid_value", `must not add up to more than ${sum.equals} %: ${excess}`);
  });
}

function scalarSchema(field: Field | Column): z.ZodType {
  switch (field.type) {
    case "text":
      return text(field.max_length ?? TEXT_LENGTH);
    case "long_text":
      return text(field.max_length ?? LONG_TEXT_LENGTH);
    case "number":
      return bounded(z.number(), field);
    case "integer":
      return bounded(z.int(), field);
    case "percent":
      return bounded(z.number(), { min: Math.max(0, field.min ?? 0), max: Math.min(100, field.max ?? 100) });
    case "boolean":
      return z.boolean();
    case "date":
      return calendarDate;
    case "enum":
      return oneOf(field);
    case "multi_enum":
      return distinct(z.array(oneOf(field)));
    case "multi_text":
      return z.array(text(field.max_length ?? TEXT_LENGTH)).max(ROWS);
    case "country":
      return country;
    case "countries":
      return distinct(z.array(country));
    case "url":
      return webAddress;
    default:
      throw new Error(`a column cannot be of type ${field.type}`);
  }
}

function bounded(schema: z.ZodNumber, limits: { min?: number; max?: number }): z.ZodNumber {
  let result = schema;
  if (limits.min !== undefined) result = result.min(limits.min);
  if (limits.max !== undefined) result = result.max(limits.max);
  return result;
}

function oneOf(field: Field | Column): z.ZodType<string> {
  return z.enum((field.options ?? []).map((option) => option.value) as [string, ...string[]]);
}

const country = z.string().superRefine((value, context) => {
  if (!COUNTRY_CODES.has(value))
    refuse(context, "invalid_value", "must be a two-letter country code of ISO 3166-1, such as PT");
});

function distinct<T extends z.ZodType>(list: z.ZodArray<T>): z.ZodArray<T> {
  return list.max(ROWS).superRefine((values, context) => {
    if (new Set(values).size !== values.length)
      refuse(context, "invalid_value", "must not name the same value twice");
  });
}

/** zod's own address check lets `javascript:` and passwords pass, and URL.parse mends `http:x` and `https:\\x`. */
const webAddress = text(URL_LENGTH).superRefine((value, context) => {
  const isWeb = /^https?:\/\/[^/\\]\S*$/i.test(value);
  const parsed = URL.parse(value);
  if (!isWeb || parsed?.username !== "" || parsed.password !== "" || !parsed.hostname)
    refuse(
      context,
      "invalid_value",
      "must be a web address that begins with https:// or http://, without user name and password",
    );
});
