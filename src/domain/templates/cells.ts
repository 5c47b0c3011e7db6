/**
 * Values of a template as cells of a table, for people to read and to write: `95 % cotton; 5 % elastane`. What is
 * written here is read again as it was; what people write is read with some leniency, and never guessed at.
 */
import { isCalendarDate } from "../../formats/calendar-date.ts";
import { plainText, protectText } from "../../formats/cell-text.ts";
import { COUNTRY_CODES } from "../../formats/countries.ts";
import { type DecimalSign, readDecimal } from "../../formats/decimal.ts";
import { plainLetters } from "../../formats/plain-letters.ts";
import type { Cell } from "../../formats/xlsx.ts";
import type { Json } from "../passports/content.ts";
import type { Column, Field } from "./definition.ts";
import { TEMPLATE_LANGUAGES, type TemplateLanguage, translate } from "./translate.ts";

type Scalar = Field | Column;
type Row = { [key: string]: Json };

/** Why a cell is no value of its field; the surfaces have sentences for these. */
export type CellFault =
  | "number"
  | "whole"
  | "boolean"
  | "date"
  | "date_ambiguous"
  | "option"
  | "country"
  | "rows"
  | "column"
  | "text";

/** A cell that is no value of its field. */
export class CellRefused extends Error {
  override name = "CellRefused";
  readonly fault: CellFault;
  /** The part of the cell that is meant. */
  readonly part: string;

  constructor(fault: CellFault, part: string) {
    super(`${fault}: ${part}`);
    this.fault = fault;
    this.part = part;
  }
}

/** A value as a cell. */
export function writeCell(field: Field, value: Json | undefined): Cell {
  if (value === undefined || value === null) return "";
  if (typeof value === "number") return value;
  return protectText(Array.isArray(value) ? writeEntries(field, value) : writeScalar(value));
}

function writeEntries(field: Field, entries: readonly Json[]): string {
  if (entries.length === 0) return EMPTY_LIST;
  const isRows = field.type === "array" || field.type === "composition";
  return entries
    .map((entry) => (isRows ? writeRow(field, entry as Row) : quoted(writeScalar(entry))))
    .join("; ");
}

function writeScalar(value: Json): string {
  if (typeof value === "boolean") return value ? "yes" : "no";
  return typeof value === "string" ? value : String(value);
}

const EMPTY_LIST = "[]";
const EMPTY_ROW = "()";

/** `95 % cotton (part: lining)` of a composition, `name: lead, cas_number: 7439-92-1` of another row. */
function writeRow({ type, columns = [] }: Field, row: Row): string {
  const filled = columns.filter(({ key }) => row[key] !== undefined && row[key] !== null);
  const pair = ({ key }: Column) => `${key}: ${quoted(writeScalar(row[key] ?? ""))}`;
  if (type === "composition") {
    const [what, share, ...rest] = columns;
    if (what && share && filled.includes(what) && filled.includes(share)) {
      const more = rest.filter((column) => filled.includes(column)).map(pair);
      const end = more.length > 0 ? ` (${more.join(", ")})` : "";
      const name = writeScalar(row[what.key] ?? "");
      return `${writeScalar(row[share.key] ?? "")} % ${SHARE.test(name) ? inQuotes(name) : quoted(name)}${end}`;
    }
  }
  if (filled.length === 0) return EMPTY_ROW;
  const [only] = columns;
  if (columns.length === 1 && only) return quoted(writeScalar(row[only.key] ?? ""));
  return filled.map(pair).join(", ");
}

/** What would be taken for more than text stands in quotation marks, doubled within. */
function quoted(text: string): string {
  return text === "" || /["();:,|[\]\n\t]|^\s|\s$/.test(text) ? inQuotes(text) : text;
}

function inQuotes(text: string): string {
  return `"${text.replaceAll('"', '""')}"`;
}

/** What a name of a composition says of its share only in quotation marks. */
const SHARE = /\d\s*%/;

/**
 * The value of a filled cell.
 * @throws CellRefused
 */
export function readCell(field: Field, cell: string, decimal: DecimalSign): Json {
  const text = plainText(cell);
  switch (field.type) {
    case "array":
      return isEmptyList(text) ? [] : entriesOf(text).map((entry) => readRow(field, entry, decimal));
    case "composition":
      return isEmptyList(text)
        ? []
        : entriesOf(text)
            .flatMap(sharesOf)
            .map((entry) => readRow(field, entry, decimal));
    case "multi_text":
      return isEmptyList(text) ? [] : entriesOf(text).map(unquoted);
    case "multi_enum":
    case "countries":
      return isEmptyList(text)
        ? []
        : partsOf(text, /[;\n,|]/).map((entry) => readScalar(field, unquoted(entry), decimal));
    default:
      return readScalar(field, text, decimal);
  }
}

function isEmptyList(text: string): boolean {
  return text.trim() === EMPTY_LIST;
}

/** Entries of a list: apart by semicolons, or on lines of their own. */
function entriesOf(text: string): string[] {
  return partsOf(text, /[;\n]/);
}

/** What stands in one entry apart by commas or slashes, where each part has its percent; other signs belong to the text. */
function sharesOf(entry: string): string[] {
  const parts: string[] = [];
  for (const part of partsOf(entry, /[,/]/)) {
    const before = parts.at(-1) ?? "";
    // A comma between digits is one of a number.
    if (/\d$/.test(before) && /^\d/.test(part)) parts[parts.length - 1] = `${before},${part}`;
    else parts.push(part);
  }
  return parts.every((part) => matchShare(bracketed(part).body) !== undefined) ? parts : [entry];
}

/** The parts of a text between signs that stand outside of quotation marks and brackets. */
function partsOf(text: string, signs: RegExp, { once = false } = {}): string[] {
  const parts: string[] = [];
  let part = "";
  let depth = 0;
  let isQuoted = false;
  for (const sign of text) {
    if (sign === '"') isQuoted = !isQuoted;
    else if (!isQuoted && sign === "(") depth++;
    else if (!isQuoted && sign === ")") depth = Math.max(0, depth - 1);
    const parts_here = !isQuoted && depth === 0 && signs.test(sign) && !(once && parts.length > 0);
    if (parts_here) {
      parts.push(part.trim());
      part = "";
    } else part += sign;
  }
  if (isQuoted) throw new CellRefused("rows", text);
  parts.push(part.trim());
  return once ? parts : parts.filter((one) => one !== "");
}

function unquoted(text: string): string {
  const trimmed = text.trim();
  return /^"(?:[^"]|"")*"$/.test(trimmed) ? trimmed.slice(1, -1).replaceAll('""', '"') : trimmed;
}

function readRow(field: Field, entry: string, decimal: DecimalSign): Row {
  const { columns = [] } = field;
  if (entry === EMPTY_ROW) return {};
  if (field.type === "composition") {
    const share = readShare(field, entry, decimal);
    if (share) return share;
  }
  const [only] = columns;
  if (columns.length === 1 && only && !isPair(columns, entry))
    return { [only.key]: readScalar(only, unquoted(entry), decimal) };
  return readPairs(columns, entry, decimal);
}

/** `95 % cotton`, `95% cotton`, `cotton 95 %`, each perhaps with more in brackets. */
function readShare({ columns = [] }: Field, entry: string, decimal: DecimalSign): Row | undefined {
  const [what, share, ...rest] = columns;
  if (!what || !share) return undefined;
  const { body, more } = bracketed(entry);
  const found = matchShare(body);
  if (!found) return undefined;
  const { number, text } = found;
  if (SHARE.test(text) && unquoted(text) === text) throw new CellRefused("column", entry);
  return {
    [what.key]: readScalar(what, unquoted(text), decimal),
    [share.key]: readScalar(share, number, pointed(number, decimal)),
    ...(more === undefined ? {} : readPairs(rest, more, decimal)),
  };
}

function matchShare(body: string): { number: string; text: string } | undefined {
  const before = /^([-+]?[\d.,\s]*\d(?:e[-+]?\d+)?)\s*%\s*(.+)$/is.exec(body);
  const behind = /^(.+?)[\s:]+([-+]?[\d.,]*\d)\s*%$/s.exec(body);
  const [, number, text] = before ?? (behind ? [behind[0], behind[2], behind[1]] : []);
  return number === undefined || text === undefined ? undefined : { number, text };
}

/** Within a text numbers are written with a point here, whatever the file's own sign. */
function pointed(number: string, decimal: DecimalSign): DecimalSign {
  return number.includes(".") && !number.includes(",") ? "." : decimal;
}

function bracketed(entry: string): { body: string; more?: string } {
  let isQuoted = false;
  for (let at = 0; at < entry.length; at++) {
    if (entry[at] === '"') isQuoted = !isQuoted;
    else if (entry[at] === "(" && !isQuoted && entry.endsWith(")"))
      return { body: entry.slice(0, at).trim(), more: entry.slice(at + 1, -1) };
  }
  return { body: entry };
}

function isPair(columns: readonly Column[], entry: string): boolean {
  const [name = "", value] = partsOf(entry, /:/, { once: true });
  return value !== undefined && columnNamed(columns, name) !== undefined;
}

function readPairs(columns: readonly Column[], text: string, decimal: DecimalSign): Row {
  const row: Row = {};
  for (const pair of partsOf(text, /,/)) {
    const [name = "", value] = partsOf(pair, /:/, { once: true });
    const column = columnNamed(columns, name);
    if (value === undefined || !column) throw new CellRefused("column", pair);
    row[column.key] = readScalar(column, unquoted(value), pointed(value, decimal));
  }
  return row;
}

/** By its key or its label, in any language. */
function columnNamed(columns: readonly Column[], name: string): Column | undefined {
  const wanted = folded(unquoted(name));
  return columns.find(({ key, label }) => folded(key) === wanted || labelsOf(label).includes(wanted));
}

function readScalar(field: Scalar, text: string, decimal: DecimalSign): Json {
  const written = text.trim();
  switch (field.type) {
    case "number":
    case "percent":
      return numberOf(field, written, decimal);
    case "integer": {
      const number = numberOf(field, written, decimal);
      if (!Number.isInteger(number)) throw new CellRefused("whole", written);
      return number;
    }
    case "boolean":
      return booleanOf(written);
    case "date":
      return dateOf(written);
    case "enum":
    case "multi_enum":
      return optionOf(field, written);
    case "country":
    case "countries":
      return countryOf(written);
    case "url":
      return written;
    default:
      return text;
  }
}

function numberOf({ type, unit }: Scalar, text: string, decimal: DecimalSign): number {
  const number = readDecimal(text, decimal, type === "percent" ? "%" : (unit ?? ""));
  if (number === undefined) throw new CellRefused("number", text);
  return number;
}

const YES = new Set(["yes", "y", "true", "1", "x", "sim", "s", "verdadeiro", "oui", "ja", "si", "sí", "sì"]);
const NO = new Set(["no", "n", "false", "0", "não", "nao", "falso", "non", "nein"]);

function booleanOf(text: string): boolean {
  const word = text.toLowerCase();
  if (!YES.has(word) && !NO.has(word)) throw new CellRefused("boolean", text);
  return YES.has(word);
}

/** Days come first where a date is not written as YYYY-MM-DD; where that is not certain it is not guessed. */
function dateOf(text: string): string {
  const iso = /^\d{4}-\d\d-\d\d/.exec(text)?.[0];
  if (iso !== undefined && /^\d{4}-\d\d-\d\d(?:T00:00(?::00)?)?$/.test(text) && isCalendarDate(iso))
    return iso;
  const [, day = "", sign = "", month = "", year = ""] =
    /^(\d{1,2})([./-])(\d{1,2})\2(\d{4})$/.exec(text) ?? [];
  const date = `${year}-${month.padStart(2, "0")}-${day.padStart(2, "0")}`;
  if (year === "" || !isCalendarDate(date)) throw new CellRefused("date", text);
  if (sign !== "." && Number(day) <= 12 && day !== month) throw new CellRefused("date_ambiguous", text);
  return date;
}

function optionOf({ options = [] }: Scalar, text: string): string {
  const wanted = folded(text);
  const option =
    options.find(({ value }) => value === text) ??
    options.find(({ value }) => folded(value) === wanted) ??
    options.find(({ label }) => labelsOf(label).includes(wanted));
  if (!option) throw new CellRefused("option", text);
  return option.value;
}

/** Where a language names countries differently by region: as the panel does. */
const REGIONAL: Partial<Record<TemplateLanguage, string>> = { en: "en-GB", pt: "pt-PT" };

let countryNames: Map<string, string> | undefined;

/** By its code or its name, in a language that templates have. */
function countryOf(text: string): string {
  const code = text.toUpperCase();
  if (COUNTRY_CODES.has(code)) return code;
  if (!countryNames) {
    countryNames = new Map();
    // The short names first, such as "UK" and "Hong Kong": where one is another country's long name, that holds.
    for (const style of ["short", "long"] as const)
      for (const language of TEMPLATE_LANGUAGES) {
        const names = new Intl.DisplayNames(REGIONAL[language] ?? language, { type: "region", style });
        for (const one of COUNTRY_CODES) countryNames.set(folded(names.of(one) ?? one), one);
      }
  }
  const named = countryNames.get(folded(text));
  if (named === undefined) throw new CellRefused("country", text);
  return named;
}

const labels = new Map<string, string[]>();

/** A label in all languages, as it is compared. */
export function labelsOf(label: string): readonly string[] {
  let known = labels.get(label);
  if (!known) {
    known = [...new Set(TEMPLATE_LANGUAGES.map((language) => folded(translate(label, language))))];
    labels.set(label, known);
  }
  return known;
}

/** Small letters and digits without accents, as headings and labels are compared. */
export function folded(text: string): string {
  return plainLetters(text)
    .replace(/[^\p{L}\p{N}%]+/gu, " ")
    .trim();
}
