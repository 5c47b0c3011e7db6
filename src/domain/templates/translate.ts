/** The words of the templates (labels, help, options, suggestions) in other languages, by their English text. */
import { readFileSync } from "node:fs";
import de from "./words/de.json" with { type: "file" };
import es from "./words/es.json" with { type: "file" };
import fr from "./words/fr.json" with { type: "file" };
import it from "./words/it.json" with { type: "file" };
import pt from "./words/pt.json" with { type: "file" };

/** Files inside the executable, read when a reader first asks for the language. */
const SOURCES = { pt, es, fr, de, it };

export type TemplateLanguage = "en" | keyof typeof SOURCES;

export const TEMPLATE_LANGUAGES: readonly TemplateLanguage[] = ["en", "pt", "es", "fr", "de", "it"];

const read = new Map<TemplateLanguage, Record<string, string>>();

/** A text of a template in a language; a text that has no translation stays English. */
export function translate(text: string, language: TemplateLanguage): string {
  if (language === "en") return text;
  let words = read.get(language);
  if (!words) {
    words = JSON.parse(readFileSync(SOURCES[language] as unknown as string, "utf8")) as Record<
      string,
      string
    >;
    read.set(language, words);
  }
  return Object.hasOwn(words, text) ? (words[text] ?? text) : text;
}
