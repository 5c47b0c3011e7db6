import { describe, expect, test } from "bun:test";
import { readingOf } from "../../../../../../tests/support/readings.ts";
import { findByRules } from "../../../rules.ts";

function referencesIn(text: string, kind = "other") {
  return findByRules([readingOf(text)], { template: "textile", kind })
    .filter(({ field }) => field === "reference")
    .map(({ value }) => value);
}

describe("the number of an article", () => {
  test("is one of several values behind or below a label of as many names", () => {
    for (const text of [
      "Merk / artikelnr.\tLinden / LD-DK-240\nTijk\t100% katoen",
      "Marque / réf.\tTilleul / LD-DK-240\nTissu\t100% coton",
      "Artikel / Artikelnummer\tDamenbluse Lina / LD-DK-240\nStoff\t100% Baumwolle",
      "Marka / nr art.\tEAN\nLipa / LD-DK-240\t5901234123457",
    ])
      expect(referencesIn(text, "invoice"), text).toEqual(["LD-DK-240"]);
    expect(referencesIn("Merk / artikelnr.\tLinden / dekbed\nTijk\t100% katoen", "invoice")).toEqual([]);
  });

  test("has letters alone behind its word, and is no word", () => {
    for (const text of [
      "Prodotto\tSciarpa tessuta, articolo TN-LARGO, 70 x 200 cm",
      "Housse de couette, article TN-LARGO, 240 x 220 cm",
      "Kaschmirschal, Artikel-Nr. TN-LARGO, 70 x 200 cm",
      "Szal wełniany, art. TN-LARGO, 70 x 200 cm",
      "Ref.: TN-LARGO bufanda de lana",
    ])
      expect(referencesIn(text, "certificate"), text).toEqual(["TN-LARGO"]);
    for (const text of [
      "Article T-SHIRT for men",
      "Modello POLO-SHIRT uomo",
      "ART. TN-LARGO IN ALL SIZES",
      "Ref. PVC-FREE print",
    ])
      expect(referencesIn(text), text).toEqual([]);
  });

  test("is the buyer's where the goods have no other, and no number of the buyer", () => {
    for (const text of [
      "Customer brand: Linden | Customer style: LD-4410 | Label type: satin\nSHELL 94% POLYESTER 6% ELASTANE",
      "GOODS: NAPKINS, BUYER ARTICLE LD-4410, 55% LINEN 45% COTTON",
      "WARE: SERVIETTEN, KUNDENARTIKEL LD-4410, 55% LEINEN 45% BAUMWOLLE",
      "ARTICLE CLIENT LD-4410, 55% LIN 45% COTON",
      "Manta de sofá\nCódigo comprador: LD-4410\nComposición: acrílico 85%, poliéster 15%",
      "Couverture\nCode acheteur : LD-4410\nComposition : acrylique 85%, polyester 15%",
      "Koc\nNr artykułu odbiorcy: LD-4410\nSkład: 85% akryl, 15% poliester",
      "Takaró\nVevő cikkszáma: LD-4410\nÖsszetétel: 85% akril, 15% poliészter",
    ])
      expect(referencesIn(text), text).toEqual(["LD-4410"]);
    for (const text of ["Kundennummer: 4471-22", "Client code: CL-1180", "Código cliente: CL-1180"])
      expect(referencesIn(`${text}\n100 % cotton`, "invoice"), text).toEqual([]);
    expect(referencesIn("Style no.: AB-2200\nCustomer style: LD-4410\n100 % cotton")).toEqual(["AB-2200"]);
  });

  test("has one figure below its head, across a line of dashes", () => {
    for (const [head, goods] of [
      ["COD.ART.\tDESCRIZIONE\tUM\tQTA", "GUANTO DA LAVORO\tPA\t2400"],
      ["ART.NR.\tBEZEICHNUNG\tME\tMENGE", "ARBEITSHANDSCHUH\tPA\t2400"],
    ] as const)
      expect(referencesIn(`${head}\n${"-".repeat(60)}\nG-KT5\t${goods}`), head).toEqual(["G-KT5"]);
  });
});
