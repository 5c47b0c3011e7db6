/** What is read out of documents is named as the template names it: only such words have translations. */
import { expect, test } from "bun:test";
import { PARTS } from "../extraction/rules/composition/components.ts";
import { FIBRE_NAMES } from "../extraction/rules/composition/fibre-names.ts";
import { findTemplate } from "./registry.ts";

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

test("every part of an article that documents name is one of the template", () => {
  const parts = Object.keys(PARTS).filter((name) => name !== "");
  expect(parts.filter((name) => !suggestionsOf("component").includes(name))).toEqual([]);
});
