/** Labels of templates in the languages that templates are written in. */
import { readFileSync } from "node:fs";
import de from "../../templates/words/de.json" with { type: "file" };
import es from "../../templates/words/es.json" with { type: "file" };
import fr from "../../templates/words/fr.json" with { type: "file" };
import it from "../../templates/words/it.json" with { type: "file" };
import pt from "../../templates/words/pt.json" with { type: "file" };
import { folded } from "../folded.ts";

/** Files inside the executable, read when a document is first asked for a label. */
const SOURCES: readonly unknown[] = [de, es, fr, it, pt];

let languages: readonly Record<string, string>[] | undefined;

/** A label and its translations, in small letters without accents. */
export function inAllLanguages(label: string): string[] {
  languages ??= SOURCES.map((source) => JSON.parse(readFileSync(source as string, "utf8")));
  return [label, ...languages.map((words) => words[label] ?? "")].map(folded).filter((name) => name !== "");
}

/** The words of a folded text. */
export function wordsOf(text: string): string[] {
  return text.match(/[\p{L}\p{N}]+/gu) ?? [];
}
