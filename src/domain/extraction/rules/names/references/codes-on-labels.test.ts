import { expect, test } from "bun:test";
import { readingOf } from "../../../../../../tests/support/readings.ts";
import { findByRules } from "../../../rules.ts";

function referencesOn(label: string) {
  const found = findByRules([readingOf(label)], { template: "textile", kind: "other" });
  return found.flatMap(({ field, value }) => (field === "reference" ? [value] : []));
}

test("a label that is drawn has the number below its name", () => {
  for (const title of [
    "Care label artwork",
    "Etikettenfreigabe",
    "Bon à tirer – étiquette",
    "Prova etichetta",
  ])
    expect(
      referencesOn(`${title}\n\nHOLM & KIND\nHK-4410\nS M L\n100% COTTON\nMADE IN PORTUGAL`),
      title,
    ).toEqual(["HK-4410"]);
  expect(referencesOn("Care label artwork\n\nHOLM & KIND\nRN-148820\nS M L\n100% COTTON")).toEqual([]);
  expect(referencesOn("Rapport\n\nHOLM & KIND\nHK-4410\nS M L\n100% COTTON")).toEqual([]);
});
