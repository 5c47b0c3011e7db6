import { describe, expect, test } from "bun:test";
import { guessColumns } from "./guess.ts";

const guess = (...headings: string[]) => guessColumns(headings, "textile", new Map());

describe("the headings of a file", () => {
  test("are known in the languages of the templates", () => {
    for (const headings of [
      ["Article number", "Product name", "Barcode"],
      ["Código do artigo", "Designação", "Código de barras"],
      ["Código del artículo", "Nombre del producto", "EAN"],
      ["Numéro d’article", "Désignation", "Code-barres"],
      ["Artikelnummer", "Bezeichnung", "Strichcode"],
      ["Art.-Nr.", "Produktname", "EAN 13"],
      ["Codice articolo", "Denominazione", "Codice a barre"],
    ])
      expect(guess(...headings)).toEqual(["reference", "name", "gtin"]);
  });

  test("are known with and without signs that no keyboard has", () => {
    expect(guess("CO2-Fußabdruck")).toEqual(guess("CO₂-Fußabdruck"));
    expect(guess("CO2-Fußabdruck")).toEqual(["data.carbon_footprint"]);
  });

  test("know what a product is made of by its usual words", () => {
    for (const heading of [
      ...["fibre", "Fibers", "Composition", "Materials", "Fibre content %"],
      ...[
        "Composição",
        "Fibras",
        "Composición",
        "Matières",
        "Zusammensetzung",
        "Materialien",
        "Composizione",
      ],
    ])
      expect(guess(heading)).toEqual(["data.fibre_composition"]);
    expect(guessColumns(["Material"], "detergent", new Map())).toEqual([null]);
    expect(guessColumns(["Materials"], "furniture", new Map())).toEqual(["data.material_composition"]);
  });

  test("give each target once", () => {
    expect(guess("Reference", "Artikelnummer")).toEqual(["reference", null]);
  });
});
