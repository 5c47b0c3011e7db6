/** Values of template fields as a reader sees them. Values come from published content, which was checked when it was stored; what does not fit its type is shown as text or left out. */
import type { Json } from "../../domain/passports/content.ts";
import type { Column, Field } from "../../domain/templates/definition.ts";
import { countryName, formatCalendarDate, formatQuantity } from "./format.ts";
import { type Html, html } from "./html.ts";
import type { Reader } from "./reader.ts";

/** What a field and a column of its rows have in common. */
export type Typed = Pick<Field, "type" | "unit" | "min" | "max" | "options" | "suggestions">;

/** A value in one line of plain text, for rows, lists of changes and structured data. */
export function valueText(
  field: Typed & { columns?: Column[] },
  value: Json | undefined,
  reader: Reader,
): string {
  if (value === undefined || value === null) return "";
  if (Array.isArray(value)) {
    const parts = value.map((one) =>
      isRow(one) ? rowText(field, one, reader) : valueText(field, one, reader),
    );
    const told = parts.filter((part) => part !== "");
    // Beside a comma inside of a part another one divides nothing.
    return told.join(isRow(value[0]) || told.some((part) => part.includes(",")) ? "; " : ", ");
  }
  if (typeof value === "boolean") return reader.t(value ? "value.yes" : "value.no");
  if (typeof value === "number") return numberText(field, value, reader);
  if (typeof value !== "string") return "";
  if (field.options)
    return reader.words(field.options.find((option) => option.value === value)?.label ?? value);
  if (field.suggestions) return reader.words(value);
  if (field.type === "country" || field.type === "countries") return countryName(value, reader.locale);
  if (field.type === "date") return formatCalendarDate(value, reader.locale);
  return value;
}

/** A value with its markup: a link for an address, lines kept as they were written. */
export function valueHtml(field: Typed & { columns?: Column[] }, value: Json, reader: Reader): Html {
  if (typeof value === "string") {
    if (field.type === "url") return addressLink(value, hostOf(value) ?? value);
    const contact = contactAddress(value);
    if (contact !== undefined) return addressLink(contact, value);
  }
  return html`${valueText(field, value, reader)}`;
}

/** A link away from this site. Addresses that are not http(s) or mailto stay text. */
export function addressLink(address: string, label: string | Html): Html {
  const isMail = address.startsWith("mailto:");
  if (!isMail && hostOf(address) === undefined) return html`${label}`;
  return isMail
    ? html`<a href="${address}">${label}</a>`
    : html`<a href="${address}" rel="noopener nofollow external">${label}</a>`;
}

/** The host of an http(s) address, undefined for everything else. */
export function hostOf(address: string): string | undefined {
  const url = URL.parse(address);
  return url && (url.protocol === "https:" || url.protocol === "http:") ? url.host : undefined;
}

/** `mailto:` for a text that is one e-mail address, the address itself for one that is a web address. */
export function contactAddress(text: string): string | undefined {
  if (/^[^\s@<>"'(),:;?&#%]+@[a-z0-9-]+(\.[a-z0-9-]+)+$/i.test(text)) return `mailto:${text}`;
  return /^https?:\/\/\S+$/i.test(text) && hostOf(text) !== undefined ? text : undefined;
}

export type Row = { [key: string]: Json };

function isRow(value: Json | undefined): value is Row {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

/** The rows of an `array` or `composition` value. */
export function rowsOf(value: Json | undefined): Row[] {
  return Array.isArray(value) ? value.filter(isRow) : [];
}

export function asText(value: Json | undefined): string | undefined {
  return typeof value === "string" && value.trim() !== "" ? value : undefined;
}

export function asNumber(value: Json | undefined): number | undefined {
  return typeof value === "number" && Number.isFinite(value) ? value : undefined;
}

/** The first letter large, for names that stand at the start of a line. */
export function capitalised(text: string, reader: Reader): string {
  const [first = ""] = text;
  return first.toLocaleUpperCase(reader.locale) + text.slice(first.length);
}

function rowText(field: { columns?: Column[] }, row: Row, reader: Reader): string {
  const cells = (field.columns ?? []).flatMap((column) => {
    const text = valueText(column, row[column.key], reader);
    return text === "" ? [] : [text];
  });
  return cells.join(" ");
}

function numberText(field: Typed, value: number, reader: Reader): string {
  const unit = field.type === "percent" ? "%" : field.unit;
  return formatQuantity(value, unit, reader.locale, reader.words);
}
