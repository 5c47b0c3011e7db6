import { expect, test } from "bun:test";
import { readingOf } from "../../../../../../tests/support/readings.ts";
import { findByRules } from "../../../rules.ts";

function modelsIn(text: string, template: string, kind: string) {
  const found = findByRules([readingOf(text)], { template, kind });
  return [...new Set(found.flatMap(({ field, value }) => (field === "model_name" ? [value] : [])))];
}

test("the name of a model in a sentence has its number, and letters with figures", () => {
  for (const [text, name] of [
    ["Regal, Marke Holm, Modell Turm 160\nFarbe weiß", "Turm 160"],
    ["Lampe de table, marque Holm, modèle LUMA 2, référence HL-440, noire", "LUMA 2"],
    ["Sedia, marca Holm, modello Vela 12; codice HL-440", "Vela 12"],
    ["Sicherheitsschuh der Marke Holm, Modell Fels Pro S3, Artikelnummer HL-440", "Fels Pro S3"],
    ["Stol, varumärke Holm, modell Fjord 4 (art.nr HL-440)", "Fjord 4"],
  ] as const)
    expect(modelsIn(text, "furniture", "declaration"), text).toEqual([name]);
});

test("the brand in brackets behind a model is none of its name", () => {
  for (const text of [
    "Modelo de batería: Vento Uno (marca Holm), referencia HL-440. Batería",
    "Modell: Vento Uno (Marke: Holm)",
    "Model: Vento Uno (marka Holm)",
  ])
    expect(modelsIn(text, "battery", "declaration"), text).toEqual(["Vento Uno"]);
});

test("a certificate of one article tells its model behind the label for it", () => {
  for (const [product, model, number] of [
    ["Product\tGarden clog", "Model\tHeath Clog", "Article number\tHL-440"],
    ["Produkt\tGartenclog", "Modell\tHeide Clog", "Artikelnummer\tHL-440"],
  ])
    expect(modelsIn(`CERTIFICATE\n${product}\n${model}\n${number}`, "footwear", "certificate")).toHaveLength(
      1,
    );
});
