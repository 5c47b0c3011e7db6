import { expect, test } from "bun:test";
import { type Printed, pageOf, readingOf } from "../../../../tests/support/readings.ts";
import { findByRules } from "../rules.ts";

function told(text: string) {
  return findByRules([readingOf(text)], { template: "textile", kind: "invoice" })
    .filter(({ field }) => field === "commodity_code")
    .map(({ value }) => value);
}

test("codes of customs are read behind their words, without blanks and dots", () => {
  for (const text of [
    "HS code: 6109 10 00",
    "Commodity code\t6109 1000",
    "Statistische Warennr.: 61091000",
    "Nomenclature douanière (NC8) : 61091000",
    "Voce doganale 6109.10.00",
    "Boîtes en carton. Semelle avec 20 % de caoutchouc. Nomenclature :\n61091000.",
    "V.D. 61091000",
    "Partida arancelaria: 6109.10.00",
    "Classificação pautal (NC): 6109 10 00",
    "Kod taryfy celnej\t61091000",
    "Celní zařazení (KN): 6109 10 00",
    "Classificazione doganale: 6109 10 00",
    "Код по КН: 6109 10 00",
    "Δασμολογική κλάση: 6109 10 00",
    "Vendor\tLanka Active Pvt\tHS code\t6109 10 00",
    "The shirts fall under commodity code 6109 10 00.",
    "Article\tHS code\tPieces\nTee white\t61091000\t200\nTee navy\t61091000\t100",
  ])
    expect(told(text), text).toEqual(["61091000"]);
  for (const text of [
    "Yarn-dyed shirt, HS code 6205 20 00",
    "Chemise teinte en fil, code douanier 6205 20 00",
  ])
    expect(told(text), text).toEqual(["62052000"]);
  expect(told("Código TARIC: 6109 10 00 10")).toEqual(["6109100010"]);
});

test("other numbers, shorter and longer ones, and codes of several goods or of a material are none", () => {
  for (const text of [
    "HS code: 6109.10",
    "GTIP No: 6109.10.00.00.00",
    "HS code: 9909 10 00",
    "Order no. 61091000",
    "NC 20261120",
    "HS code of the yarn: 5205 12 00",
    "Article\tHS code\tPieces\nTee\t61091000\t200\nPolo\t61051000\t100",
  ])
    expect(told(text), text).toEqual([]);
});

test("a code stands before its country where two columns of a list run together", () => {
  const rows: readonly (readonly (readonly [number, string])[])[] = [
    [
      [40, "Style"],
      [140, "Description"],
      [250, "HS code"],
      [320, "Origin"],
      [400, "Qty"],
      [470, "Amount"],
    ],
    [
      [40, "TR-771"],
      [140, "Hiking boot"],
      [250, "6403 91 16"],
      [310, "Romania"],
      [400, "1,200"],
      [470, "29,520.00"],
    ],
  ];
  const page = pageOf(rows.flatMap((row, i) => row.map(([x, text]): Printed => [x, 100 + i * 16, text])));
  const found = findByRules([page], { template: "footwear", kind: "invoice" });
  expect(found.find(({ field }) => field === "commodity_code")?.value).toBe("64039116");
});
