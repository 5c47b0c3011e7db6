/** What the options of a field are called on paper: their labels in the languages that templates are written in. */
import type { Option } from "../../templates/definition.ts";
import { folded } from "../folded.ts";
import { inAllLanguages } from "./template-words.ts";

/** The names of an option in small letters without accents, its value among them. */
export function namesOf({ value, label }: Option): string[] {
  return [folded(value.replaceAll("_", " ")), ...inAllLanguages(label)];
}
