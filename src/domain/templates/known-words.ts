/** The words of a field that have translations: those that its template suggests, and what documents say of fibres besides. */
import type { Column, Field } from "./definition.ts";

export type Suggesting = Partial<Pick<Field | Column, "key" | "suggestions">>;

/** The column whose words are fibres. */
const FIBRE = "fibre";
/** How a fibre was won or grown. Extraction says it before the name; in a list of suggestions it would be three times as long. */
const WAYS = ["recycled", "organic"] as const;

/** "cotton", "organic cotton", "recycled polyester": what a form and a page say in the reader's language, suggestions first. */
export function knownWords({ key, suggestions = [] }: Suggesting): readonly string[] {
  if (key !== FIBRE) return suggestions;
  const plain = suggestions.filter((word) => !WAYS.some((way) => word.startsWith(`${way} `)));
  return [...new Set([...suggestions, ...WAYS.flatMap((way) => plain.map((fibre) => `${way} ${fibre}`))])];
}
