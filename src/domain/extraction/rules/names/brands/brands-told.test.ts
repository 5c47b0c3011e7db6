import { describe, expect, test } from "bun:test";
import { pageOf, readingOf } from "../../../../../../tests/support/readings.ts";
import { findByRules } from "../../../rules.ts";
import { isDeniedOrOfMaterial } from "./denied.ts";

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

describe("a brand", () => {
  test("is a wordmark in small letters over or beside the title of a sheet, where they are large", () => {
    const sheet = (mark: string, title: string, height: number, beside: boolean) =>
      findByRules(
        [
          pageOf([
            [60, 40, mark, height],
            beside ? [300, 40, title, 12] : [60, 70, title, 12],
            [60, 100, "Materiale: 100 % cotone", 12],
            [60, 120, "Lavare a 30 °C", 12],
            [60, 140, "Non candeggiare", 12],
          ]),
        ],
        { template: "textile", kind: "tech_sheet" },
      ).flatMap(({ field, value }) => (field === "brand" ? [value] : []));
    expect(sheet("olmeto", "SCHEDA TECNICA / DISTINTA", 19, true)).toEqual(["olmeto"]);
    expect(sheet("olmo sud", "SCHEDA TECNICA · P/E 2027 · versione 3", 19, false)).toEqual(["olmo sud"]);
    expect(sheet("Casa Olmeto", "Scheda tecnica di prodotto – A/I 2027", 19, false)).toEqual(["Casa Olmeto"]);
    expect(sheet("olmeto", "SCHEDA TECNICA / DISTINTA", 12, true)).toEqual([]);
  });

  test("stands behind its word in the description of a row, over other labels", () => {
    for (const text of [
      "AB-14\tToalha de banho\t20\t6,20\nMarca Olmedal Casa\nComposição: 100% algodão",
      "AB-14\tHandtuch\t20\t6,20\nMarke Elmenhof Bad\nNettogewicht: 560 g",
      "AB-14\tServiette\t20\t6,20\nMarque Aubance Bain\nComposition : 100 % coton",
    ])
      expect(brandsIn(text, "invoice"), text).toHaveLength(1);
  });

  test("is no town that ends the line over its word", () => {
    expect(
      brandsIn("Odbiorca: Dom Handlowy Sp. z o.o., Kraków\nMarka na metkach: Sokół i Syn", "other"),
    ).toEqual(["Sokół i Syn"]);
  });

  test("stands before the number of the article on a certificate", () => {
    for (const line of [
      "Erstling der Marke Elmenhof, Artikel-Nr. EH-118, 100 % Baumwolle",
      "Nid d'ange de marque Elmenhof, réf. EH-118, 100 % coton",
    ])
      expect(brandsIn(`STANDARD 100\nHolm Textil GmbH\n${line}`, "certificate"), line).toEqual(["Elmenhof"]);
  });

  test("goes on below in a narrow column of a table", () => {
    const page = pageOf([
      [60, 40, "CERTIFICATE OF CONFORMITY"],
      [60, 60, "Annex: products"],
      [60, 100, "Brand"],
      [130, 100, "Article"],
      [200, 100, "Product"],
      [340, 100, "Material"],
      [60, 120, "Elmenhof"],
      [60, 132, "Swim"],
      [130, 126, "EH-2043"],
      [200, 126, "Swimsuit for women"],
      [340, 126, "100% cotton"],
    ]);
    const found = findByRules([page], { template: "textile", kind: "certificate" });
    expect(found.flatMap(({ field, value }) => (field === "brand" ? [value] : []))).toEqual([
      "Elmenhof Swim",
    ]);
  });

  test("is not denied by the end of a word", () => {
    const said = "nous soussignes attestons que le pull manches longues de ";
    expect(isDeniedOrOfMaterial(`attestation d'origine\n${said}`)).toBe(false);
    expect(isDeniedOrOfMaterial("attestation\nle pull n'est pas vendu sous la ")).toBe(true);
  });
});
