/** The words of the templates in the languages that pages speak. */
import { translate as inLanguage } from "../../domain/templates/translate.ts";
import type { Locale } from "./locale.ts";

/** A text of a template in the reader's language; a text that has no translation stays English. */
export function translate(text: string, locale: Locale): string {
  return inLanguage(text, locale);
}
