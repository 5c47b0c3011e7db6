/**
 * Suggestions in the reader's language. What is stored is the template's own word (`organic cotton`), which pages
 * translate; a form shows it in the reader's language and takes it back in it.
 */
import type { Column, Field } from "../../domain/templates/definition.ts";
import type { Locale } from "./locale.ts";
import { translate } from "./template-words.ts";

type Suggesting = Pick<Field | Column, "suggestions">;

/** The suggestions of a field as the reader reads them, in the template's order. */
export function suggestedWords(field: Suggesting, locale: Locale): string[] {
  return [...wordsOf(field, locale).values()];
}

/** A stored text as the reader reads it; a text that is no suggestion stays as it is. */
export function shownWord(field: Suggesting, stored: string, locale: Locale): string {
  return wordsOf(field, locale).get(stored) ?? stored;
}

/** The part of the product that shares are of, as the reader reads it. */
export function shownGroup(
  { sum, columns }: Pick<Field, "sum" | "columns">,
  group: string,
  locale: Locale,
): string {
  return shownWord(columns?.find(({ key }) => key === sum?.group_by) ?? {}, group, locale);
}

/** What is stored for a text: the suggestion that it is the reader's word for, in large or small letters, else itself. */
export function storedWord(field: Suggesting, text: string, locale: Locale): string {
  // In capitals `ß` is `SS`, which small letters do not lead back to.
  const written = text.toLocaleUpperCase(locale);
  for (const [stored, word] of wordsOf(field, locale))
    if (word.toLocaleUpperCase(locale) === written) return stored;
  return text;
}

const known = new WeakMap<Suggesting, Map<Locale, Map<string, string>>>();

/** Stored word → word for the reader. No two share one: the second keeps the template's own. */
function wordsOf(field: Suggesting, locale: Locale): ReadonlyMap<string, string> {
  const ofField = known.get(field) ?? new Map<Locale, Map<string, string>>();
  known.set(field, ofField);
  let words = ofField.get(locale);
  if (!words) {
    const { suggestions = [] } = field;
    const taken = new Set(suggestions);
    words = new Map();
    for (const stored of suggestions) {
      const word = translate(stored, locale);
      words.set(stored, word === stored || !taken.has(word) ? word : stored);
      taken.add(word);
    }
    ofField.set(locale, words);
  }
  return words;
}
