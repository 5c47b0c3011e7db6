/** What keeps a required field from being filled. Browsers use it too: it imports nothing but the sums and what is blank. */
import { isBlank } from "../../formats/clean-text.ts";
import type { Json } from "../passports/content.ts";
import { gapOf } from "./composition.ts";
import type { Column, SumRule } from "./definition.ts";

interface Wanted {
  sum?: SumRule | undefined;
  columns?: readonly Column[] | undefined;
}

/**
 * Why a required field counts as missing: `empty`, or in words ("adds up to 95 %", "row 2 lacks: Fibre"); undefined
 * when it is filled.
 */
export function reasonMissing(field: Wanted, value: Json | undefined): string | undefined {
  if (isEmpty(value)) return "empty";
  if (!Array.isArray(value)) return undefined;
  const rows = value as Record<string, Json>[];
  return (field.columns && lackOf(field.columns, rows)) ?? (field.sum && gapOf(field.sum, rows));
}

/** No value, a text in which nothing can be seen, or a list of nothing else; `false` and 0 are values. */
export function isEmpty(value: Json | undefined): boolean {
  if (value === undefined || value === null) return true;
  if (typeof value === "string") return isBlank(value);
  return Array.isArray(value) && value.every(isEmpty);
}

/** The first row with a required cell that is empty, in words. */
function lackOf(columns: readonly Column[], rows: readonly Record<string, Json>[]): string | undefined {
  const required = columns.filter((column) => column.required);
  for (const [i, row] of rows.entries()) {
    const lacking = required.find(({ key }) => isEmpty(row[key]));
    if (lacking) return `row ${i + 1} lacks: ${lacking.label}`;
  }
  return undefined;
}
