import { expect, test } from "bun:test";
import { readingOf } from "../../../../../tests/support/readings.ts";
import { findByRules } from "../../rules.ts";
import { withoutBoxes } from "./boxes.ts";

function told(text: string): string {
  return findByRules([readingOf(text)], { template: "textile", kind: "declaration" })
    .filter(({ field }) => field.startsWith("care_"))
    .flatMap(({ value }) => (Array.isArray(value) ? value.map(String) : [String(value)]))
    .sort()
    .join(" ");
}

test("of several options the ones are told whose boxes are ticked", () => {
  for (const [text, values] of [
    [
      "16\tWash\t[ ] 40\t[ ] 30\t[ ] 30 gentle\t[X] hand wash\t[ ] do\nnot wash\n17\tBleach\t[X] any\t[ ] do not bleach",
      "any_bleach hand_wash",
    ],
    [
      "Iron\t[ ] 200\t[ ] 150\t[X] 110\t[ ] do not iron\nProfessional care\t[ ] P\t[ ] F\t[X] do not dry clean",
      "do_not_dry_clean iron_110",
    ],
    [
      "Wash ☐ 60 °C ☒ 40 °C ☐ hand wash\nTumble dry: ☒ low ☐ normal ☐ do not tumble dry\nIron: ☐ 110 ☑ 150",
      "iron_150 tumble_low wash_40",
    ],
    ["Waschen ( ) 60 °C (x) 40 °C\nBügeln ( ) heiß (x) mäßig heiß", "iron_150 wash_40"],
    ["Tumble dry\t□ low\t✓ normal\nIroning\t□ low\t✗ high", "iron_200 tumble_normal"],
  ] as const)
    expect(told(text), text).toBe(values);
});

test("a box may stand behind its option or in a cell of its own", () => {
  for (const text of [
    "Machine wash 40 °C\t☐\nHand wash\t☑\nDo not bleach\t☑\nDo not iron\t☐",
    "☐\tMachine wash 40 °C\n☑\tHand wash\n☑\tDo not bleach\n☐\tDo not iron",
    "Wash: 40 °C [ ] hand wash [x]\nDo not bleach [x] do not iron [ ]",
  ])
    expect(told(text), text).toBe("do_not_bleach hand_wash");
});

test("the signs of a list are no boxes, and of a form without ticks nothing is told", () => {
  expect(told("☐ Machine wash 40 °C\n☐ Do not bleach")).toBe("do_not_bleach wash_40");
  expect(told("Washing\t[ ] 60 °C\t[ ] 40 °C\nBleaching\t[ ] do not bleach")).toBe("");
  expect(told("Washing ☐ 60 °C ☐ 40 °C")).toBe("");
});

test("what has an empty box is not said of any field", () => {
  const findings = findByRules(
    [
      readingOf(
        "Origin\t[ ] Made in China\t[X] Made in Portugal\nShell\t[ ] 100% polyester\t[X] 100% cotton",
      ),
    ],
    { template: "textile", kind: "declaration" },
  );
  const valuesOf = (field: string) => findings.filter((one) => one.field === field).map(({ value }) => value);
  expect(valuesOf("country_making")).toEqual(["PT"]);
  expect(valuesOf("fibre_composition")).toEqual([[{ fibre: "cotton", percent: 100, component: "shell" }]]);
});

test("a model may quote a form with its boxes", () => {
  expect(withoutBoxes("[ ] 200 [X] 110")).toBe("200  110");
  expect(withoutBoxes("☒ Made in Portugal")).toBe("Made in Portugal");
});

test("what nobody filled in goes with its box, and so does what a box at the end of a line stands before", () => {
  for (const text of [
    "Fibres (tick and fill in)\n☒ Cotton 82 %\t☐ Wool\t%\t☒ Polyamide 15 %\t☐\nAcrylic\t%\t☒ Elastane 3 %\t☐ Silk\t%",
    "Fasern (bitte ausfüllen)\n☒ Baumwolle 82 %\t☐ Wolle\t___ %\t☒ Polyamid 15 %\t☐\nAcryl\t___ %\t☒ Elasthan 3 %\t☐ Seide\t___ %",
    "Fibres (à remplir)\n☒ Coton 82 %\t☐ Laine\t… %\t☒ Polyamide 15 %\t☐\nAcrylique\t… %\t☒ Élasthanne 3 %\t☐ Soie\t… %",
  ]) {
    const found = findByRules([readingOf(text)], { template: "textile", kind: "declaration" });
    expect(
      found.filter(({ field }) => field === "fibre_composition").map(({ value }) => value),
      text,
    ).toEqual([
      [
        { fibre: "cotton", percent: 82 },
        { fibre: "polyamide", percent: 15 },
        { fibre: "elastane", percent: 3 },
      ],
    ]);
  }
});

test("boxes alone in their line have nothing of the next one", () => {
  expect(told("[X]\t[ ]\t[ ]\nMachine wash 40 °C")).toBe("wash_40");
});
