/** What the options of a field are called on paper: their labels in the languages that templates are written in. */
import { readFileSync } from "node:fs";
import type { Option } from "../../templates/definition.ts";
import de from "../../templates/words/de.json" with { type: "file" };
import es from "../../templates/words/es.json" with { type: "file" };
import fr from "../../templates/words/fr.json" with { type: "file" };
import it from "../../templates/words/it.json" with { type: "file" };
import pt from "../../templates/words/pt.json" with { type: "file" };
import { folded } from "../folded.ts";

/** Files inside the executable, read when a document is first asked for an option. */
const SOURCES: readonly unknown[] = [de, es, fr, it, pt];

let languages: readonly Record<string, string>[] | undefined;

/** The names of an option in small letters without accents, its value among them. */
export function namesOf({ value, label }: Option): string[] {
  languages ??= SOURCES.map((source) => JSON.parse(readFileSync(source as string, "utf8")));
  const labels = [label, ...languages.map((words) => words[label] ?? "")];
  return [value.replaceAll("_", " "), ...labels].map(folded).filter((name) => name !== "");
}
