import { describe, expect, test } from "bun:test";
import { readingOf } from "../../../../tests/support/readings.ts";
import { findByRules } from "../rules.ts";

function makerIn(text: string, kind = "tech_sheet") {
  const found = findByRules([readingOf(text)], { template: "textile", kind });
  const told = (field: string) => found.find((one) => one.field === field)?.value;
  return [told("manufacturer_name"), told("manufacturer_address")];
}

const MAKER = ["Tecelagem Alba, Lda.", "Rua do Moinho 8, 4800-021 Guimarães"];

describe("who makes a product", () => {
  test("stands after its word, with the address behind, below or after a word of its own", () => {
    for (const text of [
      "Fabricante: Tecelagem Alba, Lda., Rua do Moinho 8, 4800-021 Guimarães\nRef. A-1",
      "Fabricante: Tecelagem Alba, Lda.\nRua do Moinho 8\n4800-021 Guimarães\nRef.: A-1",
      "Fabricante\tTecelagem Alba, Lda.\nMorada\tRua do Moinho 8, 4800-021 Guimarães\nRef.\tA-1",
      "2. Name and address of the manufacturer:\nTecelagem Alba, Lda., Rua do Moinho 8, 4800-021 Guimarães",
    ])
      expect(makerIn(text), text).toEqual(MAKER);
  });

  test("is said in a sentence", () => {
    expect(makerIn("Manufactured by Tecelagem Alba, Lda., Rua do Moinho 8, 4800-021 Guimarães.")).toEqual(
      MAKER,
    );
  });

  test("is whose paper it is, without what follows the address, but not on an order or in a report", () => {
    const head = "Tecelagem Alba, Lda. · Rua do Moinho 8, 4800-021 Guimarães · NIPC 501 998 220\n";
    expect(makerIn(`${head}Ficha técnica\nRef.: A-1`)).toEqual(MAKER);
    expect(makerIn(`${head}Purchase order 4711\nRef.: A-1`)).toEqual([undefined, undefined]);
    expect(makerIn(`${head}Relatório\nRef.: A-1`, "test_report")).toEqual([undefined, undefined]);
  });

  test("is not who buys", () => {
    expect(makerIn("Buyer: Halden Ltd, 19 Mill Street, Stockport SK1 3AA\nRef.: A-1")).toEqual([
      undefined,
      undefined,
    ]);
  });
});

describe("the country", () => {
  const countryIn = (text: string) =>
    findByRules([readingOf(text)], { template: "textile", kind: "tech_sheet" })
      .filter(({ field }) => field.startsWith("country_"))
      .map(({ field, value }) => `${field} ${value}`);

  test("of making is told by people, by postpositions and by participles in many languages", () => {
    for (const [text, code] of [
      ["Manufactura portuguesa", "PT"],
      ["Goods are of Indian origin", "IN"],
      ["Magyarországon készült", "HU"],
      ["Türkiye'de üretilmiştir", "TR"],
      ["Uszyto na Ukrainie", "UA"],
      ["Izdelano na Portugalskem", "PT"],
      ["Ommeltu Liettuassa", "LT"],
      ["Ушито в България", "BG"],
    ] as const)
      expect(countryIn(text), text).toEqual([`country_making ${code}`]);
  });

  test("of each step stands in a table with companies between, and after what was done", () => {
    const table = "Process\tCompany\tCountry\nSewing\tAlba Works\tPortugal\nWeaving\tNorth Mills\tPakistan";
    expect(countryIn(table).sort()).toEqual(["country_making PT", "country_weaving PK"]);
    expect(countryIn("Garnet är spunnet i Lettland")).toEqual(["country_spinning LV"]);
  });
});
