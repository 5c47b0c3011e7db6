import { expect, test } from "bun:test";
import { readingOf } from "../../../../../tests/support/readings.ts";
import { findByRules } from "../../rules.ts";

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

test("the title of a page names the maker before a dash, what the product is and its name", () => {
  for (const [text, brand] of [
    [
      "Startseite › Schlafen › Bettwäsche\nGut & Söhne – Bettwäsche-Set „Almwiese“, 3-teilig\nAus Perkal",
      "Gut & Söhne",
    ],
    ["PÉLICAN — Basket basse « Oléron » blanc\nMontée à la main.", "PÉLICAN"],
    ["Nordkap | Stickad tröja ”Lofoten”\nI ull", "Nordkap"],
    ["Baltūra – megztinis „Nida“\nVilna", "Baltūra"],
  ] as const)
    expect(told(text)[0], text).toBe(brand);
  for (const text of [
    "Almwiese – Bettwäsche-Set, 3-teilig\nAus Perkal",
    "Pullover – Strickjacke „Lofoten“\nAus Wolle",
    "Neuheiten – Muster und Preise „2027“\nAus Wolle",
  ])
    expect(told(text)[0], text).toBeUndefined();
});

test("what buyers think of the product is no part of its maker's name", () => {
  for (const line of [
    "by Skarv & Fell ★★★★☆ 4.4 (212 reviews)",
    "von Skarv & Fell 4,4 von 5",
    "par Skarv & Fell 4,4/5",
    "Skarv & Fell ★ 4,4",
  ])
    expect(told(`Home > Women > Leggings > Wool\nTarn Leggings\n${line}\n£72.00`)[0], line).toBe(
      "Skarv & Fell",
    );
});
