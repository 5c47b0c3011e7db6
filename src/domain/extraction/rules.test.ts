import { describe, expect, test } from "bun:test";
import type { Json } from "../passports/content.ts";
import { fieldsOf } from "../templates/registry.ts";
import { schemaOf } from "../templates/values.ts";
import { findByRules } from "./rules.ts";

const find = (text: string, template = "textile") => findByRules([text], template);
const valuesOf = (field: string, text: string): Json[] =>
  find(text).flatMap((found) => (found.field === field ? [found.value] : []));

describe("findByRules", () => {
  test("finds what a data sheet says, with page and quotation, in the form that the fields take", () => {
    const pages = [
      "Technical data sheet\nGTIN: 5601234567892\nShell: 55 % linen, 45 % organic cotton",
      "Recycled content: 20,5 %\nMade in Portugal.",
    ];
    const found = findByRules(pages, "textile");
    expect(found.map(({ field, value, quotation, page }) => ({ field, value, quotation, page }))).toEqual([
      { field: "gtin", value: "5601234567892", quotation: "GTIN: 5601234567892", page: 1 },
      {
        field: "fibre_composition",
        value: [
          { fibre: "linen", percent: 55 },
          { fibre: "organic cotton", percent: 45 },
        ],
        quotation: "55 % linen, 45 % organic cotton",
        page: 1,
      },
      { field: "recycled_content", value: 20.5, quotation: "Recycled content: 20,5 %", page: 2 },
      { field: "country_making", value: "PT", quotation: "Made in Portugal", page: 2 },
    ]);
    for (const { field, value, confidence, quotation, page } of found) {
      expect(pages[(page ?? 0) - 1]).toContain(quotation);
      expect(confidence).toBeWithin(0.5, 1.0001);
      const shape = fieldsOf("textile").get(field);
      if (shape) expect(schemaOf(shape).safeParse(value).error).toBeUndefined();
    }
  });

  test("suggests only for fields that the template has", () => {
    const text = "Made in Portugal. 100% cotton. Recycled content 30 %";
    expect(find(text, "detergent").map(({ field }) => field)).toEqual(["country_making"]);
    expect(find(text, "steel").map(({ field }) => field)).toEqual(["recycled_content", "country_making"]);
  });

  test("finds nothing in a text that says nothing", () => {
    for (const text of ["", "Invoice 20261120\nVAT 23 %\nTotal 100 %", "Not made in China.", "0000000000000"])
      expect(find(text)).toEqual([]);
  });

  test("says each value once, and is not sure of any where they differ", () => {
    expect(find("Made in Portugal\nMade in Portugal")).toHaveLength(1);
    const both = find("Made in Portugal\nMade in Italy");
    expect(both.map(({ value, confidence }) => [value, confidence])).toEqual([
      ["PT", 0.5],
      ["IT", 0.5],
    ]);
  });

  test("stays quick on a text made to slow it down", () => {
    const texts = [
      "1 ".repeat(200_000),
      "recycled content ".repeat(20_000),
      "a ".repeat(200_000),
      "9% co".repeat(80_000),
      "made in ".repeat(50_000),
    ];
    for (const text of texts) {
      const began = performance.now();
      find(text);
      expect(performance.now() - began).toBeLessThan(2000);
    }
  });
});

describe("GTINs", () => {
  test("count by their check digit, after their word also with spaces and shorter", () => {
    expect(valuesOf("gtin", "5601234567892")).toEqual(["5601234567892"]);
    expect(valuesOf("gtin", "EAN 5 601234 567892")).toEqual(["5601234567892"]);
    expect(valuesOf("gtin", "EAN: 96385074")).toEqual(["96385074"]);
    for (const text of [
      "GTIN 5601234567893",
      "96385074",
      "5 601234 567892",
      "+5601234567892",
      "15601234567892",
      "5601234567892,50",
    ])
      expect(valuesOf("gtin", text)).toEqual([]);
  });
});

describe("compositions", () => {
  const parts = (text: string) => valuesOf("fibre_composition", text);

  test("are read in several languages, share first or fibre first", () => {
    const whole = [
      { fibre: "cotton", percent: 95 },
      { fibre: "elastane", percent: 5 },
    ];
    for (const text of [
      "95% cotton 5% elastane",
      "95 % Baumwolle, 5 % Elasthan",
      "95% coton\n5% élasthanne",
      "Cotone 95%, elastan 5%",
      "95 % algodón / 5 % elastano",
      "Algodão: 95 %; Elastano: 5 %",
    ])
      expect(parts(text), text).toEqual([whole]);
  });

  test("keep decimals, and what is said to be recycled", () => {
    expect(parts("66,5 % recycled polyester, 33.5% wool")).toEqual([
      [
        { fibre: "recycled polyester", percent: 66.5 },
        { fibre: "wool", percent: 33.5 },
      ],
    ]);
    expect(parts("100% poliéster reciclado")).toEqual([[{ fibre: "recycled polyester", percent: 100 }]]);
  });

  test("are not made of shares that make no whole, or of words that only resemble fibres", () => {
    for (const text of [
      "60% cotton, 30% linen",
      "80% cotton 80% linen",
      "100% faux leather",
      "100 % cottonseed",
      "100% Linz",
    ])
      expect(parts(text), text).toEqual([]);
  });

  test("of two parts of a product are both told, without certainty", () => {
    const found = find("Shell: 100% wool\nLining: 100% silk");
    expect(found.map(({ value, confidence }) => [value, confidence])).toEqual([
      [[{ fibre: "wool", percent: 100 }], 0.5],
      [[{ fibre: "silk", percent: 100 }], 0.5],
    ]);
  });
});

describe("countries", () => {
  const country = (text: string) => valuesOf("country_making", text);

  test("are known by name in several languages and by code", () => {
    for (const [text, code] of [
      ["Made in Portugal", "PT"],
      ["MADE IN ITALY", "IT"],
      ["Country of origin: TR", "TR"],
      ["Fabricado em Espanha.", "ES"],
      ["Fabriqué en Côte d’Ivoire", "CI"],
      ["Hergestellt in Österreich", "AT"],
      ["Made in the United Kingdom", "GB"],
      ["Made in Bosnia & Herzegovina", "BA"],
      ["Made in Viet Nam", "VN"],
      ["Made in Vietnam", "VN"],
      ["Made in P.R. China", "CN"],
      ["Prodotto in Italia", "IT"],
      ["Made in heaven", ""],
      ["Made in it", ""],
    ] as const)
      expect(country(text)[0] ?? "", text).toBe(code);
  });
});
