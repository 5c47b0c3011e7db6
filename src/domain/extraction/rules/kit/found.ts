/** What rules are given and what they give. */
import type { Json } from "../../../passports/content.ts";
import type { Field } from "../../../templates/definition.ts";
import { folded } from "../../folded.ts";
import type { Passage } from "../../reading/passage.ts";

/** A document as the rules see it. */
export interface Text {
  passages: readonly Passage[];
  /** Kind of document, such as `tech_sheet`. */
  kind: string;
  /** Fields of the template by key. */
  fields: ReadonlyMap<string, Field>;
  /** Where several products are named by their numbers: what is said of others than this one, or of all if it is not named. */
  others?: "taken out" | "left in";
}

/** A value, and what stands for it in a passage. */
export interface Found {
  field: string;
  value: Json;
  /** 0 to 1, before the letters are doubted. */
  confidence: number;
  passage: Passage;
  start: number;
  end: number;
}

export type Rule = (text: Text) => Found[];

/** What all say alike, however often; where they say several things nothing: they are of several products. */
export function ofOneValue(found: Found[]): Found[] {
  return new Set(found.map(({ value }) => value)).size === 1 ? found : [];
}

/** The alternatives of a pattern from words parted by commas, in small letters without accents; longest first. */
export function alternatives(...lists: readonly string[]): string {
  // A thousand words are put together for each document: what can be done for all of them is.
  return folded(lists.join(","))
    .split(",")
    .map((words) => words.trim())
    .filter((words) => words !== "")
    .sort((one, other) => other.length - one.length)
    .join("|")
    .replaceAll(".", "\\.")
    .replaceAll("(", "\\(")
    .replaceAll(")", "\\)")
    .replaceAll(" ", "[ \\n]?");
}
