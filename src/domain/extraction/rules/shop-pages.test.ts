import { expect, test } from "bun:test";
import { readingOf } from "../../../../tests/support/readings.ts";
import { findByRules } from "../rules.ts";

function told(text: string): unknown[] {
  const found = findByRules([readingOf(text)], { template: "textile", kind: "other" });
  return ["brand", "model_name"].map((name) => found.find(({ field }) => field === name)?.value);
}

test("the page of a shop names the product and its maker above the price", () => {
  for (const [text, brand, model] of [
    [
      "Home > Women > Tops > T-shirts\tBasket (0)\nMarlow Boxy Tee\nOat & Ember\n£28.00 was £35.00",
      "Oat & Ember",
      "Marlow Boxy Tee",
    ],
    [
      "Women / Running / Tights\tSearch\nPulse 7/8 Tights\nby Fleetfold\n€ 64.95 € 45.45 (-30%)",
      "Fleetfold",
      "Pulse 7/8 Tights",
    ],
    [
      "Accueil / Chambre / Couettes / Tempérées\nCouette Grand Large 240 x 260 cm\nDoucenuit\t129,00 €\tEn stock",
      "Doucenuit",
      "Couette Grand Large",
    ],
  ] as const)
    expect(told(`${text}\nComposition: 100% cotton`), text).toEqual([brand, model]);
});

test("no other page does", () => {
  for (const text of [
    "Marlow Boxy Tee\nOat & Ember\n£28.00",
    "Home > Women > Tops > T-shirts\nMarlow Boxy Tee\nFree delivery over £50\n£28.00",
    "Home > Women > Tops > T-shirts\nMarlow Boxy Tee\nSize 38\n£28.00",
    "Home > Women > Tops > T-shirts\nMarlow Boxy Tee\nOat & Ember\nSoft jersey",
  ])
    expect(told(`${text}\nComposition: 100% cotton`)[0], text).not.toBe("Oat & Ember");
});
