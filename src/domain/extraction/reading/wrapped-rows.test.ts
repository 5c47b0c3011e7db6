import { expect, test } from "bun:test";
import { type Printed, pageOf } from "../../../../tests/support/readings.ts";
import { findByRules } from "../rules.ts";
import { passagesOf } from "./passage.ts";

function rowsOf(cells: readonly Printed[]): string[] {
  return passagesOf(pageOf(cells))[0]?.text.split("\n") ?? [];
}

const FORM: readonly Printed[] = [
  [50, 100, "Brand"],
  [150, 100, "Alder Lane"],
  [300, 100, "Article no."],
  [400, 100, "AL-1020"],
  [50, 118, "Country of"],
  [150, 118, "Portugal"],
  [300, 118, "Manufacturer"],
  [400, 118, "Ave Confecções,"],
  [50, 129, "origin of goods"],
  [400, 129, "Lda., Rua Nova 5,"],
  [400, 140, "4810-493 Guimarães"],
  [50, 158, "Net weight"],
  [150, 158, "210 g"],
];

test("a cell that was broken into lines is one with its row", () => {
  expect(rowsOf(FORM)).toEqual([
    "Brand\tAlder Lane\tArticle no.\tAL-1020",
    "Country of origin of goods\tPortugal\tManufacturer\tAve Confecções, Lda., Rua Nova 5, 4810-493 Guimarães",
    "Net weight\t210 g",
  ]);
  const told = findByRules([pageOf(FORM)], { template: "textile", kind: "tech_sheet" });
  expect(Object.fromEntries(told.map(({ field, value }) => [field, value]))).toEqual({
    brand: "Alder Lane",
    reference: "AL-1020",
    country_making: "PT",
    manufacturer_name: "Ave Confecções, Lda.",
    manufacturer_address: "Rua Nova 5, 4810-493 Guimarães",
    net_weight: 210,
  });
});

test("rows as near to each other as lines stay rows", () => {
  const near = [100, 111, 122].flatMap((y, i): Printed[] => [
    [50, y, ["Country of", "Style name", "Weight net"][i] ?? ""],
    [124, y, ["Portugal", "Mersey", "210 g"][i] ?? ""],
  ]);
  expect(rowsOf(near)).toEqual(["Country of\tPortugal", "Style name\tMersey", "Weight net\t210 g"]);
});

test("a number that goes on after its hyphen has no blank in it", () => {
  const rows = rowsOf([
    [50, 100, "Licence"],
    [150, 100, "FSC-C"],
    [300, 100, "Certificate"],
    [400, 100, "no. ICL-COC-"],
    [400, 111, "209914"],
    [50, 130, "Brand"],
    [150, 130, "Alder"],
    [300, 130, "GTIN"],
    [400, 130, "4012345678901"],
  ]);
  expect(rows[0]).toBe("Licence\tFSC-C\tCertificate\tno. ICL-COC-209914");
});

test("a label goes on below its line in a table whose rows stand as near as its lines, where nothing else does", () => {
  const table = pageOf([
    [50, 100, "Composition"],
    [170, 100, "45 % laine, 55 % polyamide"],
    [50, 114, "Teneur en matières"],
    [170, 114, "75 %"],
    [50, 127, "recyclées du produit"],
    [50, 141, "Pays de confection"],
    [170, 141, "France"],
  ]);
  expect(passagesOf(table)[0]?.text.split("\n")).toEqual([
    "Composition\t45 % laine, 55 % polyamide",
    "Teneur en matières recyclées du produit\t75 %",
    "Pays de confection\tFrance",
  ]);
});

test("a label with its colon begins a line of its own below a cell that was full", () => {
  const table = pageOf([
    [50, 100, "DW-31"],
    [120, 100, "Jas blauw, afneembare kap"],
    [285, 100, "25"],
    [340, 100, "89,50"],
    [120, 111, "Buitenstof: PES100"],
    [120, 122, "Voering: PES65/CO35"],
    [50, 150, "DW-44"],
    [120, 150, "Muts"],
    [285, 150, "60"],
    [340, 150, "4,20"],
  ]);
  expect(passagesOf(table)[0]?.text.split("\n").slice(0, 3)).toEqual([
    "DW-31\tJas blauw, afneembare kap\t25\t89,50",
    "Buitenstof: PES100",
    "Voering: PES65/CO35",
  ]);
});

test("lines of a row that are further away than those of the next one stay with it", () => {
  const high = 11.6;
  const heads = ["Brand", "Article", "Product", "Composition", "Grade", "Sewn at"];
  const rows = rowsOf([
    ...heads.map((head, i): Printed => [[45, 117, 180, 250, 390, 455][i] ?? 0, 83, head, high]),
    ...[111.9, 140.4, 169.6].flatMap((y, i): Printed[] => [
      [45, y, ["Alder Row", "Alder Row", "Birch"][i] ?? "", high],
      [117, y, ["AL-10", "AL-20", "AL-30"][i] ?? "", high],
      ...(i === 1
        ? ([
            [180, y - 4.5, "Women's", high],
            [180, y + 5.2, "leggings", high],
            [250, y - 4.5, "95% organic linen, 5%", high],
            [250, y + 5.2, "elastane", high],
          ] as const)
        : ([
            [180, y, "Scarf", high],
            [250, y, "100% organic linen", high],
          ] as const)),
      [390, y, "Organic", high],
      [455, y - (i < 2 ? 4.5 : 5.2), "Unit 2, Tiruppur,", high],
      [455, y + (i < 2 ? 5.2 : 4.5), "India", high],
    ]),
  ]);
  expect(rows.slice(1, 3)).toEqual([
    "Alder Row\tAL-10\tScarf\t100% organic linen\tOrganic\tUnit 2, Tiruppur, India",
    "Alder Row\tAL-20\tWomen's leggings\t95% organic linen, 5% elastane\tOrganic\tUnit 2, Tiruppur, India",
  ]);
});

test("a label beside a value of its own goes on no other one", () => {
  const high = 14;
  expect(
    rowsOf([
      [44, 80, "Torque", high],
      [144, 80, "32 Nm", high],
      [309, 80, "Type", high],
      [409, 80, "Li-Ion", high],
      [44, 102, "Bohrfutter", high],
      [144, 102, "10 mm", high],
      [309, 106, "Richtlinien", high],
      [409, 106, "2006/42/EG, 2014/30/EU,", high],
      [44, 120, "Gewicht netto", high],
      [144, 120, "1,1 kg", high],
      [409, 118, "2011/65/EU", high],
      [44, 142, "Norm", high],
      [144, 142, "EN 62841", high],
      [309, 142, "Class", high],
      [409, 142, "5", high],
    ]).slice(1, 3),
  ).toEqual(["Bohrfutter\t10 mm\tRichtlinien\t2006/42/EG, 2014/30/EU, 2011/65/EU", "Gewicht netto\t1,1 kg"]);
});
