import { expect, test } from "bun:test";
import { pageOf, readingOf } from "../../../../../../tests/support/readings.ts";
import { findByRules } from "../../../rules.ts";

function referencesOn(page: ReturnType<typeof pageOf>, kind = "invoice") {
  return findByRules([page], { template: "textile", kind })
    .filter(({ field }) => field === "reference")
    .map(({ value }) => value);
}

const invoiceOf = (...code: readonly string[]) =>
  pageOf([
    [50, 40, "Symbol"],
    [160, 40, "Nazwa towaru"],
    [350, 40, "Cena netto"],
    ...code.map((part, i) => [50, 80 + i * 14, part] as const),
    [160, 66, "Koc wełniany „Świerk” 150×200"],
    [160, 80, "skład: 80% wełna, 20% poliamid"],
    [160, 94, "Wyprodukowano w Polsce"],
    [350, 80, "189,00"],
  ]);

test("a number that is broken in its column is one", () => {
  expect(referencesOn(invoiceOf("KW-220-", "JOD"))).toEqual(["KW-220-JOD"]);
  expect(referencesOn(invoiceOf("ST-150250-", "NAT"))).toEqual(["ST-150250-NAT"]);
  expect(referencesOn(invoiceOf("KOC-", "JOD"))).toEqual([]);
});

test("a number stands first in counted rows, whatever counts them is called", () => {
  for (const head of ["Lin\tArtículo", "Sor\tCikkszám", "Rida\tArtikkel", "Ред\tАртикул"])
    expect(
      referencesOn(readingOf(`${head}\tX\tY\n10\tTB-500-070140\tTOALLA 100% ALGODON\t4,85`)),
      head,
    ).toEqual(["TB-500-070140"]);
});
