import { expect, test } from "bun:test";
import { readingOf } from "../../../../../tests/support/readings.ts";
import { findByRules } from "../../rules.ts";

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

test("a number of figures alone stands first below a head that tells what the goods are, too", () => {
  for (const head of ["Artikel / Bezeichnung", "Article / Désignation", "Articolo / Descrizione"]) {
    const text = [
      `Pos.\t${head}\tMenge\tPreis`,
      "1\t3310-17 Strickjacke\t20\t24,90",
      "60 % Baumwolle, 40 % Polyacryl",
      "Ursprung: Italien",
      "2\t3312-03 Pullover\t90\t29,50",
      "45 % Viskose, 55 % Polyamid",
      "Ursprung: Türkei",
      "3\t3320-01 Schal\t60\t8,75",
      "100 % Polyacryl",
      "Ursprung: Italien",
    ].join("\n");
    const found = findByRules([readingOf(text)], {
      template: "textile",
      kind: "other",
      product: { reference: "3312-03", gtin: null },
    });
    const told = (field: string) => found.filter((each) => each.field === field).map(({ value }) => value);
    expect([told("reference"), told("country_making")], head).toEqual([["3312-03"], ["TR"]]);
  }
});

test("in a grid only what stands below the product's own number is told", () => {
  const text = [
    "26W-101\t26W-104",
    "Made in: India\tMade in: Lithuania",
    "\n26W-107\t26W-111",
    "Made in: Bulgaria\tMade in: Portugal",
  ].join("\n");
  const found = findByRules([readingOf(text)], {
    template: "textile",
    kind: "other",
    product: { reference: "26W-104", gtin: null },
  });
  expect(found.filter(({ field }) => field === "country_making").map(({ value }) => value)).toEqual(["LT"]);
});

test("what follows another number behind a dash is of that, whatever the word within it is", () => {
  for (const [own, other] of [
    ["LK-CAP-3 – Kappe", "LK-SCHAL-1 – Schal"],
    ["NV-BOL-12 — Bolso", "NV-MANTA-7 — Manta"],
    ["RT-31 - Cap", "RT-44 - Scarf"],
  ] as const) {
    const text = [
      `${own}\t80 × 14,20 €`,
      "Body: 100% cotton. Collar: 97% cotton, 3% elastane.",
      `${other}\t60 × 22,00 €`,
      "Shell: 100% polyamide. Lining: 100% recycled polyester.",
    ].join("\n");
    const found = findByRules([readingOf(text)], {
      template: "textile",
      kind: "other",
      product: { reference: own.split(" ")[0] ?? "", gtin: null },
    });
    expect(
      found.filter(({ field }) => field === "fibre_composition").map(({ value }) => value),
      own,
    ).toEqual([
      [
        { fibre: "cotton", percent: 100 },
        { fibre: "cotton", percent: 97, component: "collar" },
        { fibre: "elastane", percent: 3, component: "collar" },
      ],
    ]);
  }
});
