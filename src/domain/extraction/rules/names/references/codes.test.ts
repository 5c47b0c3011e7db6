import { expect, test } from "bun:test";
import { readingOf } from "../../../../../../tests/support/readings.ts";
import { findByRules } from "../../../rules.ts";

function told(field: string, text: string, kind = "tech_sheet", template = "textile") {
  const found = findByRules([readingOf(text)], { template, kind });
  return found.flatMap((one) => (one.field === field ? [one.value] : []));
}

test("the number of an article has letters of a standard, where its label says what it is", () => {
  for (const text of [
    "Marke\tElmenhof\nArtikelnummer\tEN-5512\nFarbe\tblau",
    "Marque\tElmenhof\nArticle no.\tISO-5512\nCouleur\tbleu",
    "Kod produktu: UNI-5512\nKolor: niebieski",
  ])
    expect(told("reference", text), text).toHaveLength(1);
  for (const text of ["Referenz\tEN-14362\nFarbe\tblau", "Artikelnummer\tEN 14362-1\nFarbe\tblau"])
    expect(told("reference", text), text).toEqual([]);
});

test("the number of an article stands in groups behind its word in a sentence, and in the next line", () => {
  for (const text of [
    "Sicherheitsschuh der Marke Holm, Artikelnummer 60 218 5, schwarz",
    "Schoen van het merk Holm, artikelnummer 60 218 5.",
    "Chaussure de marque Holm, référence 60 218 5, noire",
    "1. PSA: Sicherheitshalbschuh der Marke Holm, Modell Fels, Artikelnummer\n60 218 5\n2. Hersteller",
  ])
    expect(told("reference", text, "declaration", "footwear"), text).toEqual(["60 218 5"]);
  expect(told("reference", "Siehe Artikel Nr. 12 2027, Seite 4.", "declaration", "footwear")).toEqual([]);
});

test("a code of customs behind the word for one is no number of the goods", () => {
  for (const line of ["Cód. NC 64035991 – Origen: España", "Kod CN 6403599100", "Cod NC 640359"]) {
    const text = `Ref.\tDescripción\tPares\tPrecio\tImporte\nTR-4418-N\tZapato negro\t30\t42,00\t1.260,00\n${line}`;
    expect(told("reference", text, "invoice", "footwear"), line).toEqual(["TR-4418-N"]);
  }
});
