/** The words of the templates (labels, help, options, suggestions) in other languages, by their English text. */
import { readFileSync } from "node:fs";
import de from "../../domain/templates/words/de.json" with { type: "file" };
import es from "../../domain/templates/words/es.json" with { type: "file" };
import fr from "../../domain/templates/words/fr.json" with { type: "file" };
import it from "../../domain/templates/words/it.json" with { type: "file" };
import pt from "../../domain/templates/words/pt.json" with { type: "file" };
import type { Locale } from "./locale.ts";

/** Files inside the executable, read when a reader first asks for the language. */
const SOURCES: Record<Exclude<Locale, "en">, unknown> = { pt, es, fr, de, it };

const read = new Map<Locale, Record<string, string>>();

/** A text of a template in the reader's language; a text that has no translation stays English. */
export function translate(text: string, locale: Locale): string {
  if (locale === "en") return text;
  let words = read.get(locale);
  if (!words) {
    words = JSON.parse(readFileSync(SOURCES[locale] as string, "utf8")) as Record<string, string>;
    read.set(locale, words);
  }
  return Object.hasOwn(words, text) ? (words[text] ?? text) : text;
}
