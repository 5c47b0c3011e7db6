/**
 * Suggestions in the reader's language. What is stored is the template's own word (`organic cotton`), which pages
 * translate; a form shows it in the reader's language and takes it back in it.
 */
import type { Field } from "../../domain/templates/definition.ts";
import { knownWords, type Suggesting } from "../../domain/templates/known-words.ts";
import type { Locale } from "./locale.ts";
import { translate } from "./template-words.ts";

/** The suggestions of a field as the reader reads them, in the template's order. */
export function suggestedWords(field: Suggesting, locale: Locale): string[] {
  return (field.suggestions ?? []).map((stored) => shownWord(field, stored, locale));
}

/** A stored text as the reader reads it; a text that nobody has translated stays as it is. */
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

/** What is stored for a text: the template's own word that it is the reader's word for, in large or small letters, else itself. */
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
    const all = knownWords(field);
    const taken = new Set(all);
    words = new Map();
    for (const stored of all) {
      const word = translate(stored, locale);
      words.set(stored, word === stored || !taken.has(word) ? word : stored);
      taken.add(word);
    }
    ofField.set(locale, words);
  }
  return words;
}
