/** What is read out of documents is named as the template names it: only such words have translations. */
import { expect, test } from "bun:test";
import { FIBRE_NAMES } from "../extraction/rules/composition/fibres/fibre-names.ts";
import { PARTS } from "../extraction/rules/composition/parts/part-names.ts";
import { knownWords } from "./known-words.ts";
import { findTemplate } from "./registry.ts";
import { TEMPLATE_LANGUAGES, translate } from "./translate.ts";

const columns =
  findTemplate("textile")
    ?.groups.flatMap(({ fields }) => fields)
    .find(({ key }) => key === "fibre_composition")?.columns ?? [];

function suggestionsOf(key: string): readonly string[] {
  return columns.find((column) => column.key === key)?.suggestions ?? [];
}

test("every fibre that documents name is one of the template", () => {
  expect(Object.keys(FIBRE_NAMES).filter((name) => !suggestionsOf("fibre").includes(name))).toEqual([]);
});

test("every fibre that documents name, also as recycled or organic, has a word in each language", () => {
  const column = columns.find(({ key }) => key === "fibre");
  const known = new Set(column && knownWords(column));
  const plain = Object.keys(FIBRE_NAMES);
  const told = ["recycled", "organic"].flatMap((way) => plain.map((fibre) => `${way} ${fibre}`));
  expect(told.filter((name) => !known.has(name))).toEqual([]);
  for (const language of TEMPLATE_LANGUAGES) {
    if (language === "en") continue;
    const untold = told.filter((name) => translate(name, language) === name);
    expect(untold, language).toEqual([]);
    const words = new Set(told.map((name) => translate(name, language)));
    expect(words.size, language).toBe(told.length);
  }
});

test("every part of an article that documents name is one of the template", () => {
  const parts = Object.keys(PARTS).filter((name) => name !== "");
  expect(parts.filter((name) => !suggestionsOf("component").includes(name))).toEqual([]);
});
