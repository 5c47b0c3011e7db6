/** What keeps a required field from being filled. Browsers use it too: it imports nothing but the sums. */
import type { Json } from "../passports/content.ts";
import { gapOf } from "./composition.ts";
import type { SumRule } from "./definition.ts";

/** Why a required field counts as missing: `empty`, or in words ("adds up to 95 %"); undefined when it is filled. */
export function reasonMissing(
  field: { sum?: SumRule | undefined },
  value: Json | undefined,
): string | undefined {
  if (isEmpty(value)) return "empty";
  if (!field.sum || !Array.isArray(value)) return undefined;
  return gapOf(field.sum, value as Record<string, Json>[]);
}

/** No value, a blank text or an empty list; `false` and 0 are values. */
export function isEmpty(value: Json | undefined): boolean {
  if (value === undefined || value === null) return true;
  if (typeof value === "string") return value.trim() === "";
  return Array.isArray(value) && value.length === 0;
}
