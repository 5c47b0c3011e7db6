/** What is kept of the body of a request: which fields it has and of what kind they are, never what they say. */
import type { Json } from "../passports/content.ts";

/** Characters that are kept, as JSON. */
const KEPT_LENGTH = 2000;
/** Longer bodies are not looked at: a refusal should cost little. */
const READ_LENGTH = 64 * 1024;
const DEPTH = 4;
const FIELDS = 40;
const ENTRIES = 3;
const NAME_LENGTH = 60;

/** The redacted body as JSON; null for what is none, or is too large to be worth a look. */
export function redact(body: string): string | null {
  if (body.length > READ_LENGTH) return null;
  let parsed: unknown;
  try {
    parsed = JSON.parse(body);
  } catch {
    return null;
  }
  for (let depth = DEPTH; depth > 0; depth--) {
    const text = JSON.stringify(outline(parsed, depth));
    if (text.length <= KEPT_LENGTH) return text;
  }
  return null;
}

/** A text or list tells its length, since that is what limits are about. */
function outline(value: unknown, depth: number): Json {
  if (value === null) return null;
  if (typeof value === "string") return `string(${value.length})`;
  if (typeof value !== "object") return typeof value;
  if (depth === 0) return Array.isArray(value) ? `list(${value.length})` : "object";
  if (Array.isArray(value)) {
    const shown = value.slice(0, ENTRIES).map((entry) => outline(entry, depth - 1));
    return value.length > ENTRIES ? [...shown, `and ${value.length - ENTRIES} more`] : shown;
  }
  const fields = Object.entries(value)
    .slice(0, FIELDS)
    .map(([name, inner]): [string, Json] => [name.slice(0, NAME_LENGTH), outline(inner, depth - 1)]);
  return Object.fromEntries(fields);
}
