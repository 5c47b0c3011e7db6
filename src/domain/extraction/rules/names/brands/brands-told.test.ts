import { describe, expect, test } from "bun:test";
import { readingOf } from "../../../../../../tests/support/readings.ts";
import { findByRules } from "../../../rules.ts";

function brandsIn(text: string, kind = "tech_sheet") {
  return findByRules([readingOf(text)], { template: "textile", kind })
    .filter(({ field }) => field === "brand")
    .map(({ value }) => value);
}

describe("a brand", () => {
  test("is a name of which is said that it is the brand, of such goods", () => {
    for (const [text, brand] of [
      ["Elmenhof, die Marke für Bettwäsche\nKatalog Herbst 2027 · Seite 3", "Elmenhof"],
      ["Orme d'Or, la marque du linge\nCatalogue automne 2027 · page 3", "Orme d'Or"],
      ["Duinzand, het merk voor beddengoed\nCatalogus voorjaar 2027", "Duinzand"],
      ["Olmeto, il marchio della biancheria\nCatalogo primavera 2027", "Olmeto"],
      ["Olmedal (la marca) · modelo NN-214\nTejido: poliamida 100 %", "Olmedal"],
      ["Wiązowo (marka) · model NN-214\nMateriał: 100 % poliamid", "Wiązowo"],
      ["Jilmov (značka) · model NN-214\nMateriál: 100 % polyamid", "Jilmov"],
      ["Almlund, varumärket för linne\nKatalog våren 2027", "Almlund"],
      ["Брястово (марката) · модел NN-214", "Брястово"],
    ] as const)
      expect(brandsIn(text), text).toEqual([brand]);
  });

  test("stands behind its word before the title of a paper", () => {
    for (const [text, brand] of [
      ["Marke Elmenhof — Produktdatenblatt\nDecke Wolke", "Elmenhof"],
      ["Merk Duinzand – catalogus 2027\nDekbed Wolk", "Duinzand"],
      ["Marchio Olmeto – listino 2027\nCoperta Bruma", "Olmeto"],
      ["Marca Olmedal — catálogo 2027 (pág. 3)\nManta Bruma", "Olmedal"],
    ] as const)
      expect(brandsIn(text), text).toEqual([brand]);
    for (const text of [
      "Brand Guidelines – Label specification",
      "Marque Déposée – Fiche technique",
      "Marca Propria – Scheda prodotto",
    ])
      expect(brandsIn(text, "other"), text).toEqual([]);
  });

  test("stands behind its word in a last cell, where others have labels without a sign as well", () => {
    for (const [text, brand] of [
      ["Warm für kalte Tage.\tArt.-Nr. EH-4118\nStoff: 100 % Wolle\tMarke Elmenhof", "Elmenhof"],
      ["Chaud et doux.\tRéf. EH-4118\nMatière : 100 % laine\tMarque Orme d'Or", "Orme d'Or"],
      ["Mjuk och varm.\tArt.nr EH-4118\nTyg: 100 % ull\tVarumärke Almlund", "Almlund"],
    ] as const)
      expect(brandsIn(`${brand} Comfort\n${text}`), text).toEqual([brand]);
  });

  test("keeps the point of a word that is cut short, and nothing that is said of it", () => {
    for (const [text, brand] of [
      ["Merk: Linden & Zn.\nArtikel AB-100", "Linden & Zn."],
      ["Marke: Berger Nachf.\nArtikel AB-100", "Berger Nachf."],
      ["Marchio: Tigli & C.\nArticolo AB-100", "Tigli & C."],
      ["Marke: Elmenhof (gilt für alle Positionen). Gefertigt in Hof.", "Elmenhof"],
      ["Marchio: Olmeto (vale per ogni riga). Prodotto in Italia.", "Olmeto"],
      ["ELMCROFT™ – Data sheet\nShirt, 100 % cotton", "ELMCROFT"],
    ] as const)
      expect(brandsIn(text), text).toEqual([brand]);
  });

  test("is no care of another column, and no line that goes on below", () => {
    for (const [text, brand] of [
      ["Marke\tTrommel bei niedriger Temperatur (ein\nElmenhof\tPunkt), oder liegend", "Elmenhof"],
      ["Marke\tTrommel bei normaler Temperatur\nElmenhof\theiß bügeln", "Elmenhof"],
      ["Marque\tLavage en machine à 30 °C\nOrme d'Or\trepassage doux", "Orme d'Or"],
      ["Marca\tLavar a 30 °C con colores similares (no\nOlmedal\tusar lejía)", "Olmedal"],
    ] as const)
      expect(brandsIn(text), text).toEqual([brand]);
  });
});
