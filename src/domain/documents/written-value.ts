/** What an accepted suggestion makes of the value that a product has; the panel shows the same before. */
import type { Json } from "../passports/content.ts";

/**
 * The value that is written. A paper tells of one certificate where a product has several: those that it tells are added,
 * and one with the same number is told anew. Any other value is replaced.
 */
export function writtenValue(field: string, now: Json, suggested: Json): Json {
  if (field !== "certificates" || !Array.isArray(now) || !Array.isArray(suggested)) return suggested;
  const told = new Set(suggested.map(numberOf));
  return [...now.filter((one) => numberOf(one) === "" || !told.has(numberOf(one))), ...suggested];
}

function numberOf(row: Json): string {
  const number = row && typeof row === "object" && !Array.isArray(row) ? row.number : undefined;
  return String(number ?? "").replace(/\s/g, "");
}
