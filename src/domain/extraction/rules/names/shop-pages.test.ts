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

test("who makes it stands among what the line below the title tells", () => {
  for (const line of [
    "★★★★☆ 4,6 (83 Bewertungen) · Art.-Nr. DK-160 · von Daunenwerk Enns",
    "4,6 · von Daunenwerk Enns · auf Lager",
  ])
    expect(
      told(`Startseite › Schlafzimmer › Decken › Daunen\nDaunendecke „Firn“ 140 × 200\n${line}\n€ 249,00`)[0],
      line,
    ).toBe("Daunenwerk Enns");
});

test("a name stands below what the product is, before its number or its price", () => {
  for (const [text, brand] of [
    ["Pull marin col rond – Femme\nBREIZ LANN · réf. 7714 · 119,00 €", "BREIZ LANN"],
    ["Regenjas Texel – blauw\nWadwind €119,95 incl. 21% btw", "Wadwind"],
    ["Komoda „Rasa“, 4 stalčiai\nAmalvis · prekės kodas KMD-4S", "Amalvis"],
    ["Strickjacke „Ulme“\nMoorfeld | Art.-Nr. 7714-2", "Moorfeld"],
    ["Sweter w warkocze\nOwczarnia · 219,00 zł", "Owczarnia"],
  ] as const)
    expect(told(`${text}\nSoft and warm.`)[0], text).toBe(brand);
  for (const text of [
    "Regenjas Texel – blauw\nVanaf €119,95 incl. 21% btw",
    "Strickjacke „Ulme“\nDunkelblau · Art.-Nr. 7714-2",
    "Strickjacke „Ulme“\nNur 49,95 €",
    "Strickjacke „Ulme“\nMoorfeld · Charge 7714-2",
    "Unser Haus\nMoorfeld · Art.-Nr. 7714-2",
  ])
    expect(told(`${text}\nSoft and warm.`)[0], text).toBeUndefined();
});

test("a name in capitals stands over the title, before a price, or before the parts of its shop", () => {
  for (const text of [
    "Mujer > Abrigos > Cazadoras\nVALDE ROSA\nChaqueta acolchada\nRef. 4410/22\n49,95 €",
    "Damen > Jacken > Steppjacken\nVALDE ROSA\nGesteppte Jacke\nArt.-Nr. 4410/22\n49,95 €",
    "Accueil / Femme / Pulls\nPull Ondine – noir\nVALDE ROSA 64,00 € -10 %\nRéférence\t4410",
    "VALDE ROSA Shirts Knitwear Sale\nThe Weekend Shirt\n£79\nProduct code: WO-4410\n© 2026 Valde Rosa Ltd, London",
  ])
    expect(told(text)[0]?.toString().toUpperCase(), text).toBe("VALDE ROSA");
  expect(told("Mujer > Abrigos > Cazadoras\nREBAJAS\nChaqueta acolchada\n49,95 €")[0]).toBeUndefined();
});

test("a title over the price names the maker before a dash and a name, or before what the page calls it further on", () => {
  for (const [text, brand] of [
    ["Accueil / Femme / Robes\nVauvert – Robe Mirande\n89,00 € TTC", "Vauvert"],
    [
      "Home › Men › Knitwear › Jumpers\nHallam Rook wool jumper\n£ 75.00\nThe sleeves of the Rook are raglan.",
      "Hallam",
    ],
    [
      "Start › Damen › Kleider › Leinen\nLindqvist Alva Leinenkleid\n89,00 €\nDass die Alva so fällt, liegt am Leinen.",
      "Lindqvist",
    ],
  ] as const)
    expect(told(text)[0], text).toBe(brand);
  for (const text of [
    "Accueil / Femme / Robes\nMirande – Robe en lin\n89,00 € TTC",
    "Startseite › Damen › Jacken\nMirande – Jacke Herren\n89,00 €",
    "Home › Men › Knitwear › Jumpers\nHallam Rook wool jumper\n£ 75.00\nSleeves are raglan.",
    "Home › Men › Knitwear › Jumpers\nMerino Rook wool jumper\n£ 75.00\nThe sleeves of the Rook are raglan.",
  ])
    expect(told(text)[0], text).toBeUndefined();
});
