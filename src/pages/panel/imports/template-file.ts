import { missing } from "../../../domain/failure.ts";
import type { Column, Field } from "../../../domain/templates/definition.ts";
import { findTemplate, TEMPLATE_CODES } from "../../../domain/templates/registry.ts";
import type { Cell, SheetColumn } from "../../../formats/xlsx.ts";
import type { Locale } from "../../kit/locale.ts";
import { translate } from "../../kit/template-words.ts";
import { fieldHeadings, fieldsInOrder, PART_COLUMNS, partWords } from "./columns.ts";
import { tableFile } from "./table-file.ts";

/** Values that are named in the row of allowed values. */
const NAMED = 40;

const WORDS = {
  en: {
    required: "Required for a passport.",
    several: "several, apart by ;",
    date: "YYYY-MM-DD",
    yes: "yes or no",
    country: "code of two letters, such as PT",
    url: "https://…",
    number: "a number",
    whole: "a whole number",
    text: "text",
  },
  pt: {
    required: "Necessário para um passaporte.",
    several: "vários, separados por ;",
    date: "AAAA-MM-DD",
    yes: "sim ou não",
    country: "código de duas letras, por exemplo PT",
    url: "https://…",
    number: "um número",
    whole: "um número inteiro",
    text: "texto",
  },
};

/**
 * An empty table for a template: the names of its columns, what they are for, and what they take.
 * @throws Failure resource_missing, path_unknown
 */
export function templateFile(
  code: string,
  format: string,
  locale: Locale,
  separator: "comma" | "semicolon" | undefined,
): Response {
  const template = findTemplate(code);
  if (!template) throw missing("template", code);
  const fields = fieldsInOrder(template);
  const words = locale === "pt" ? WORDS.pt : WORDS.en;
  const say = (text: string) => translate(text, locale);
  const parts = PART_COLUMNS.map((part) => partWords(part, locale));
  const allowed: Record<string, string> = { template: code, status: "active, archived" };
  const rows: Cell[][] = [
    [...parts.map(({ heading }) => heading), ...fieldHeadings(fields, locale)],
    [
      ...parts.map(({ help }) => help),
      ...fields.map((field) =>
        [say(field.help ?? ""), field.required ? words.required : ""].filter(Boolean).join(" "),
      ),
    ],
    [
      ...PART_COLUMNS.map((part) => allowed[part] ?? words.text),
      ...fields.map((field) => allowedIn(field, locale)),
    ],
  ];
  const marked = rows.map(([first = "", ...rest], at) => [at === 0 ? first : `#help: ${first}`, ...rest]);
  return tableFile(
    {
      name: `products-${code}`,
      sheet: say(template.name)
        .replace(/[[\]:*?/\\]/g, " ")
        .slice(0, 31),
      columns: [
        ...PART_COLUMNS.map((part): SheetColumn => ({ width: 24, choices: choicesOfPart(part) })),
        ...fields.map((field): SheetColumn => ({ width: 24, choices: choicesOf(field) })),
      ],
      rows: listed(marked),
      helpRows: 2,
    },
    format,
    separator,
  );
}

async function* listed(rows: readonly Cell[][]): AsyncGenerator<Cell[]> {
  yield* rows;
}

function choicesOfPart(part: string): readonly string[] {
  if (part === "status") return ["active", "archived"];
  return part === "template" ? TEMPLATE_CODES : [];
}

function choicesOf({ type, options = [] }: Field): readonly string[] {
  if (type === "boolean") return ["yes", "no"];
  return type === "enum" ? options.map(({ value }) => value) : [];
}

/** What a cell takes, in a few words. */
function allowedIn(field: Field, locale: Locale): string {
  const words = locale === "pt" ? WORDS.pt : WORDS.en;
  if (field.type === "composition") {
    const [, , ...more] = field.columns ?? [];
    return `60 % a; 40 % b${more.length > 0 ? ` (${more.map((column) => `${column.key}: …`).join(", ")})` : ""}`;
  }
  if (field.type === "array") return `${(field.columns ?? []).map(({ key }) => `${key}: …`).join(", ")}; …`;
  return scalarWords(field, locale, words);
}

function scalarWords(field: Field | Column, locale: Locale, words: (typeof WORDS)["en"]): string {
  const { type, unit, min, max, options = [] } = field;
  const range = [min === undefined ? "" : `≥ ${min}`, max === undefined ? "" : `≤ ${max}`]
    .filter(Boolean)
    .join(", ");
  const named = options.map(({ value, label }) => {
    const own = translate(label, locale);
    return own.toLowerCase() === value ? value : `${value} (${own})`;
  });
  const values = `${named.slice(0, NAMED).join("; ")}${named.length > NAMED ? "; …" : ""}`;
  switch (type) {
    case "number":
    case "percent":
      return [words.number, type === "percent" ? "0–100 %" : (unit ?? ""), range].filter(Boolean).join(", ");
    case "integer":
      return [words.whole, unit ?? "", range].filter(Boolean).join(", ");
    case "boolean":
      return words.yes;
    case "date":
      return words.date;
    case "enum":
      return values;
    case "multi_enum":
      return `${words.several}: ${values}`;
    case "country":
      return words.country;
    case "countries":
      return `${words.country}; ${words.several}`;
    case "url":
      return words.url;
    case "multi_text":
      return words.several;
    default:
      return words.text;
  }
}
