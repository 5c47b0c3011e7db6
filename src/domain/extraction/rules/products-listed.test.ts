import { expect, test } from "bun:test";
import { readingOf } from "../../../../tests/support/readings.ts";
import { findByRules } from "../rules.ts";

test("of goods whose numbers each lead a line, also behind what counts them, only the product's own are told", () => {
  for (const [one, two, three] of [
    ["Regel 1 — ", "Regel 2 — ", "Regel 3 — "],
    ["Pos. 1: ", "Pos. 2: ", "Pos. 3: "],
    ["1) ", "2) ", "3) "],
    ["", "", ""],
  ] as const) {
    const text = [
      "Auftragsbestätigung 90-4471",
      `${one}KS-3101 Hemd Flanell`,
      "100 % Baumwolle. Hergestellt in Portugal. 40 Stück zu 27,50 €",
      `${two}KS-3115 Arbeitshose`,
      "Oberstoff: 97 % Baumwolle, 3 % Elasthan",
      "Hergestellt in Tunesien. 60 Stück zu 34,00 €",
      `${three}KS-3190 Wollmütze`,
      "50 % Wolle, 50 % Polyacryl. Hergestellt in Italien. 30 Stück zu 8,75 €",
    ].join("\n");
    const found = findByRules([readingOf(text)], {
      template: "textile",
      kind: "other",
      product: { reference: "KS-3115", gtin: null },
    });
    const told = (field: string) => found.filter((each) => each.field === field).map(({ value }) => value);
    expect([told("reference"), told("country_making")], text).toEqual([["KS-3115"], ["TN"]]);
  }
});
