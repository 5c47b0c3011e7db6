/** What an accepted suggestion makes of the value that a product has; the panel shows the same before. */
import { bareCertificateNumber } from "../../formats/certificate-number.ts";
import type { Json } from "../passports/content.ts";

/**
 * The value that is written. A paper tells of one certificate where a product has several: those that it tells are added,
 * and of one with the same number what it tells is told anew. Any other value is replaced.
 */
export function writtenValue(field: string, now: Json, suggested: Json): Json {
  if (field !== "certificates" || !Array.isArray(now) || !Array.isArray(suggested)) return suggested;
  const told = new Map(suggested.map((row) => [certificateOf(row), row]));
  const kept = now.map((row) => {
    const anew = told.get(certificateOf(row));
    return isRow(row) && isRow(anew) && certificateOf(row) !== "" ? { ...row, ...anew } : row;
  });
  const known = new Set(kept.map(certificateOf));
  return [...kept, ...suggested.filter((row) => certificateOf(row) === "" || !known.has(certificateOf(row)))];
}

function isRow(value: Json | undefined): value is { [key: string]: Json } {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

function certificateOf(row: Json): string {
  return isRow(row) ? bareCertificateNumber(String(row["number"] ?? "")).toLowerCase() : "";
}
