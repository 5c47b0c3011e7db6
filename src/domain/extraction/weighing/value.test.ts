/** Which values stand for a quotation that is true: alone in an answer, so that nothing else speaks for or against them. */
import { describe, expect, test } from "bun:test";
import { readingOf } from "../../../../tests/support/readings.ts";
import type { Json } from "../../passports/content.ts";
import { weigh } from "./weigh.ts";

/** What stands of one entry, by a document that says the quotation, or more. */
function standing(field: string, value: string, quote: string, document = quote, template = "textile"): Json {
  const entry = { field, value, quote, page: 1, confidence: 0.9 };
  const findings = weigh([readingOf(document)], { template, kind: "tech_sheet" }, [], [entry]);
  return findings.find((one) => one.field === field)?.value ?? null;
}

describe("a number", () => {
  test.each([
    ["warranty_months", "24", "Guarantee: 2 years.", 24],
    ["warranty_months", "24", "24 Monate Garantie", 24],
    ["warranty_months", "36", "2024 onwards: garantía de 3 años", 36],
    ["warranty_months", "24", "2-year guarantee", 24],
    ["net_weight", "250", "Auf der Waage rund 0,25 kg", 250],
    ["net_weight", "250", "Weight (kg): 0.25", 250],
    ["net_weight", "1250", "Gewicht: 1.250 g", 1250],
    ["carbon_footprint", "5.2", "Carbon footprint 5.2 kg CO2e", 5.2],
    ["carbon_footprint", "5.2", "Empreinte : 5200 g éq. CO2 par pièce", 5.2],
    ["environmental_cost", "850", "Coût environnemental : 850 points d'impact", 850],
    ["environmental_cost", "850", "Coût environnemental : 850", 850],
    ["pilling_grade", "4", "Pilling (EN ISO 12945-2:2020): 4", 4],
    ["pilling_grade", "4", "Boulochage\t4", 4],
    ["robustness_score", "7", "Score 7 of 10 for robustness", 7],
    ["robustness_score", "7", "Robustheit: 7/10", 7],
    ["recycled_content", "30", "Recycled content 30 %", 30],
    ["recycled_content", "45", "with 45% recycled polyester", 45],
    ["recycled_content", "30", "Rezyklat zu 30 Prozent", 30],
    ["elastane_share", "5", "95 % cotton, 5 % elastane", 5],
    ["elastane_share", "5", "Elasthan: 5 %", 5],
    ["synthetic_share", "40", "60 % cotton and 40 % polyester", 40],
  ])("%s %s follows from %p", (field, value, quote, expected) => {
    expect(standing(field, value, quote)).toEqual(expected);
  });

  test.each([
    ["warranty_months", "2", "Guarantee: 2 years."],
    ["recycled_content", "2", "Guarantee: 2 years."],
    ["pilling_grade", "2", "Guarantee: 2 years."],
    ["warranty_months", "12", "A carton of 12 kg"],
    ["carbon_footprint", "12", "A carton of 12 kg"],
    ["environmental_cost", "12", "A carton of 12 kg"],
    ["net_weight", "12000", "A carton of 12 kg"],
    ["warranty_months", "30", "Machine wash at 30 °C"],
    ["warranty_months", "100", "4700-100 Braga"],
    ["warranty_months", "120", "Garantie 24 mois, pièces détachées 10 ans"],
    ["warranty_months", "240", "Knitters for 20 years"],
    ["warranty_months", "24", "Art. no. 24"],
    ["elastane_share", "24", "Temperature 24 °C, 90 % humidity"],
    ["elastane_share", "90", "Temperature 24 °C, 90 % humidity"],
    ["recycled_content", "90", "Temperature 24 °C, 90 % humidity"],
    ["warranty_months", "90", "Temperature 24 °C, 90 % humidity"],
    ["pilling_grade", "3", "valid until 2027-03-31"],
    ["pilling_grade", "2", "Pilling to EN ISO 12945-2"],
    ["pilling_grade", "3", "Robustness 3, pilling 4"],
    ["robustness_score", "10", "Score 7 of 10 for robustness"],
    ["elastane_share", "45", "45% organic cotton"],
    ["synthetic_share", "45", "45% organic cotton"],
    ["recycled_content", "55", "55% linen"],
    ["recycled_content", "80", "Packaging of 80 % recycled paper"],
    ["environmental_cost", "30", "Recycled content 30 %"],
    ["net_weight", "250", "Fabric of 250 g/m2"],
    ["carbon_footprint", "5", "Weight 5 kg"],
  ])("%s %s does not follow from %p", (field, value, quote) => {
    expect(standing(field, value, quote)).toBeNull();
  });

  test("is that of the field whose label stands beside it", () => {
    const battery = (field: string, value: string, quote: string) =>
      standing(field, value, quote, quote, "battery");
    expect(battery("voltage_nominal", "36", "Nominal voltage 36 V")).toBe(36);
    expect(battery("voltage_minimum", "36", "Nominal voltage 36 V")).toBeNull();
    expect(battery("rated_capacity", "14", "Capacity of 14000 mAh")).toBe(14);
    expect(battery("temperature_idle_min", "-20", "Storage: -20 to 60 °C")).toBe(-20);
    expect(battery("round_trip_efficiency", "92", "Energy efficiency when new: 92 %")).toBe(92);
    expect(battery("capacity_threshold", "92", "Energy efficiency when new: 92 %")).toBeNull();
    expect(standing("max_load", "120", "Maximum load 120 kg", undefined, "furniture")).toBe(120);
    expect(standing("net_weight", "120", "Maximum load 120 kg", undefined, "furniture")).toBeNull();
  });
});

test("a date is that of its label", () => {
  const made = (quote: string) => standing("manufacturing_date", "2026-03-31", quote);
  for (const quote of [
    "Made on 2026-03-31",
    "Herstellungsdatum: 31.03.2026",
    "Fabricado el 31/03/2026",
    "Tillverkningsdatum: 2026-03-31",
    "Manufacturing date (DOM): 2026-03-31",
    "Total production ended 2026-03-31",
    "Data produkcji: 31.03.2026",
    "Datum produkce: 31. 3. 2026",
    "Produksjonsdato: 31.03.2026",
  ])
    expect(made(quote), quote).toBe("2026-03-31");
  for (const quote of ["valid until 2026-03-31", "2026-03-31", "Invoice of 31.03.2026"])
    expect(made(quote)).toBeNull();
});

describe("a country", () => {
  test.each([
    ["country_making", "PT", "Sewn in Portugal"],
    ["country_making", "BR", "Fabricado no Brasil"],
    ["country_making", "PT", "Spun in India and made up in Portugal"],
    ["country_spinning", "IN", "spun in India"],
    ["country_dyeing", "IT", "It is woven, dyed and sewn in Italy"],
    ["country_making", "PT", "It comes to you from Portugal"],
  ])("%s %s follows from %p", (field, value, quote) => {
    expect(standing(field, value, quote)).toBe(value);
  });

  test.each([
    ["country_making", "IT", "not made in Italy"],
    ["country_making", "IT", "no fabricado en Italia"],
    ["country_making", "IT", "Non è fabbricato in Italia"],
    ["country_making", "IT", "nicht in Italien hergestellt"],
    ["country_dyeing", "DE", "It was not dyed in Germany"],
    ["country_dyeing", "DE", "Het garen wordt niet in Duitsland geverfd"],
    ["country_making", "IN", "spun in India"],
    ["country_making", "IN", "Cotton from the fields of India"],
    ["country_spinning", "IT", "woven in Italy"],
    ["country_dyeing", "PT", "Made in Portugal"],
    ["factory_country", "IN", "spun in India"],
  ])("%s %s does not follow from %p", (field, value, quote) => {
    expect(standing(field, value, quote)).toBeNull();
  });

  test("is denied by what stands before the quotation, too", () => {
    const document = "It was not dyed in Germany.";
    expect(standing("country_dyeing", "DE", "dyed in Germany", document)).toBeNull();
    expect(standing("country_dyeing", "DE", "Germany", document)).toBeNull();
  });
});

test("what a document says that a product is not does not follow", () => {
  const quote = "not available in red, only navy";
  expect(standing("colour", "red", quote)).toBeNull();
  expect(standing("colour", "navy", quote)).toBe("navy");
  expect(standing("fabric_construction", "knitted", "Not knitted but woven")).toBeNull();
  expect(standing("fabric_construction", "woven", "Not knitted but woven")).toBe("woven");
  expect(standing("finishes", "print", "without print")).toBeNull();
  expect(standing("finishes", "coating", "Beschichtung: keine", undefined)).toBeNull();
  expect(standing("finishes", "coating", "Coating: none")).toBeNull();
  expect(standing("finishes", "membrane", "ohne Membran")).toBeNull();
});

test("an option is called by its key or its label, in a form of the words that are quoted", () => {
  const quote = "Finishes: water-repellent coating and print.";
  for (const said of ["print", "Printed", "Print"])
    expect(standing("finishes", said, quote)).toEqual(["print"]);
  for (const said of ["coating", "Coated"]) expect(standing("finishes", said, quote)).toEqual(["coating"]);
  expect(standing("finishes", "water_repellent", quote)).toEqual(["water_repellent"]);
  expect(standing("finishes", "membrane", quote)).toBeNull();
  expect(standing("fabric_construction", "knitted", "A heavy knit")).toBe("knitted");
  expect(standing("fabric_construction", "woven", "Nonwoven felt")).toBeNull();
  expect(standing("product_category", "shirt_blouse", "Leinenhemd, Bluse")).toBe("shirt_blouse");
  expect(standing("product_category", "t_shirt", "T-shirt with a round neck")).toBe("t_shirt");
  expect(standing("product_category", "shirt_blouse", "T-shirt with a round neck")).toBeNull();
  expect(standing("care_bleaching", "any_bleach", "Do not bleach")).toBeNull();
});
