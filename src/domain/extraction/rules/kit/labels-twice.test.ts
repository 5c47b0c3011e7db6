import { expect, test } from "bun:test";
import { readingOf } from "../../../../../tests/support/readings.ts";
import { findByRules } from "../../rules.ts";

function valuesOf(text: string, field: string) {
  return findByRules([readingOf(text)], { template: "textile", kind: "tech_sheet" })
    .filter((one) => one.field === field)
    .map(({ value }) => value);
}

test("the label of a brand stands beside itself in another language, and what is below it is of the next row", () => {
  for (const labels of ["Značka\tBrand", "Marke\tMarque", "Varumärke\tBrand", "Марка\tBrand"])
    expect(
      valuesOf(`Data sheet\n${labels}\tSeeblick\nMaterial\tShell\t65 % cotton, 35 % polyamide`, "brand"),
      labels,
    ).toEqual(["Seeblick"]);
  expect(valuesOf("Data sheet\nMarka\tBrand\tSeeblick\nDział\tLine\tStrand", "brand")).toEqual(["Seeblick"]);
});

test("two labels of numbers are heads of columns", () => {
  expect(
    valuesOf("Articolo\tCodice\tComposizione\nBody neonato\tBB-104\t95% cotone, 5% elastan", "reference"),
  ).toEqual(["BB-104"]);
});
