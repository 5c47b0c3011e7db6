/** The words of the templates (labels, help, options, suggestions) in other languages, by their English text. */
import de from "../../domain/templates/words/de.json";
import es from "../../domain/templates/words/es.json";
import fr from "../../domain/templates/words/fr.json";
import it from "../../domain/templates/words/it.json";
import pt from "../../domain/templates/words/pt.json";
import type { Locale } from "./locale.ts";

const WORDS: Record<Exclude<Locale, "en">, Record<string, string>> = { pt, es, fr, de, it };

/** A text of a template in the reader's language; a text that has no translation stays English. */
export function translate(text: string, locale: Locale): string {
  if (locale === "en") return text;
  const words = WORDS[locale];
  return Object.hasOwn(words, text) ? (words[text] ?? text) : text;
}
