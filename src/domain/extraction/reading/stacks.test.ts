import { expect, test } from "bun:test";
import { type Printed, pageOf } from "../../../../tests/support/readings.ts";
import { findByRules } from "../rules.ts";
import { passagesOf } from "./passage.ts";

const SMALL = 8;

/** Labels in small letters over their values, in a column. */
function stackOf(left: number, pairs: readonly (readonly [string, ...string[]])[]): Printed[] {
  let y = 100;
  return pairs.flatMap(([label, ...lines]) => {
    const cells: Printed[] = [
      [left, y, label, SMALL],
      ...lines.map((line, i): Printed => [left, y + 10 + i * 12, line]),
    ];
    y += 16 + lines.length * 12;
    return cells;
  });
}

const FORM = [
  ...stackOf(50, [
    ["Artikuls", "DZ-2217"],
    ["Odere", "100 % kokvilna"],
    ["Neto svars", "295 g"],
  ]),
  ...stackOf(300, [
    ["Zīmols", "Dzintra"],
    ["Virsdrāna", "80 % viskoze,", "20 % lins"],
    ["Izcelsmes valsts", "Latvija"],
  ]),
];

test("labels in small letters have their values below them, in each of two columns", () => {
  expect(passagesOf(pageOf(FORM))[0]?.text.split("\n")).toEqual([
    "Artikuls\tDZ-2217",
    "Odere\t100 % kokvilna",
    "Neto svars\t295 g",
    "Zīmols\tDzintra",
    "Virsdrāna\t80 % viskoze, 20 % lins",
    "Izcelsmes valsts\tLatvija",
  ]);
  const told = findByRules([pageOf(FORM)], { template: "textile", kind: "tech_sheet" });
  expect(Object.fromEntries(told.map(({ field, value }) => [field, value]))).toMatchObject({
    reference: "DZ-2217",
    brand: "Dzintra",
    net_weight: 295,
    country_making: "LV",
  });
});

test("a label with accents and long letters is one of the form as the others are", () => {
  const heights = [6.4, 8.1, 6.7];
  const form = [
    ["Lem", "100 % len"],
    ["Číslo tovaru", "KV-2207-S"],
    ["Značka", "Kvietok"],
  ].flatMap(([label = "", value = ""], i): Printed[] => [
    [50 + i * 180, 100 + (7 - (heights[i] ?? 0)) / 2, label, heights[i] ?? SMALL],
    [50 + i * 180, 110.5, value, 9.3],
  ]);
  expect(passagesOf(pageOf(form))[0]?.text.split("\n")).toEqual([
    "Lem\t100 % len",
    "Číslo tovaru\tKV-2207-S",
    "Značka\tKvietok",
  ]);
});

test("small letters over larger ones that are no labels stay as they are", () => {
  const page = stackOf(50, [
    ["Spring and summer", "Alder Lane"],
    ["From the hills", "Polo shirts"],
    ["For every day", "Knitwear"],
  ]);
  expect(passagesOf(pageOf(page))[0]?.text.split("\n")).toHaveLength(6);
});

test("rows below the small head of a table are no values of stacked labels", () => {
  const columns = [50, 170, 300, 420];
  const table = [
    ["Part", "Material", "Share", "Mass"],
    ["Lining", "Polyester", "100 %", "172 g"],
    ["Straps", "Polyamide", "100 %", "96 g"],
  ].flatMap((row, i) =>
    row.map((text, k): Printed => [columns[k] ?? 0, 100 + i * 13, text, i === 0 ? SMALL : 12]),
  );
  expect(passagesOf(pageOf(table))[0]?.text.split("\n")).toEqual([
    "Part\tMaterial\tShare\tMass",
    "Lining\tPolyester\t100 %\t172 g",
    "Straps\tPolyamide\t100 %\t96 g",
  ]);
});

/** A form in boxes: labels in small letters, and their values farther below them than lines of a text. */
function boxesOf(left: number, pairs: readonly (readonly [string, string])[]): Printed[] {
  return pairs.flatMap(([label, value], i): Printed[] => [
    [left, 100 + i * 54, label, SMALL],
    [left, 118 + i * 54, value],
  ]);
}

test("in boxes a value stands farther below its label, where nothing else is nearly as near", () => {
  const page = pageOf([
    ...boxesOf(50, [
      ["Style number", "TN-4410"],
      ["Country of manufacture", "Portugal"],
      ["Port of loading", "Leixoes"],
    ]),
    ...boxesOf(300, [
      ["Brand", "Tarn & Fell"],
      ["Country of fabric", "Turkey"],
      ["HS code", "6109.10.00"],
    ]),
  ]);
  const told = findByRules([page], { template: "textile", kind: "other" });
  expect(Object.fromEntries(told.map(({ field, value }) => [field, value]))).toMatchObject({
    reference: "TN-4410",
    brand: "Tarn & Fell",
    country_making: "PT",
    country_weaving: "TR",
  });
});

test("three known labels show a form, however many of the others are in no list", () => {
  const others = ["Sesong", "Vannsøyle", "Snitt", "Lukking", "Lommer", "Krage", "Erme", "Linning", "Hette"];
  const page = pageOf([
    ...stackOf(50, [
      ["Merke", "Rabben"],
      ["Artikkelnummer", "RB-203"],
      ["Nettovekt", "420 g"],
      ["Sydd i", "Litauen"],
      ["Veving av stoffet", "Italia"],
    ]),
    ...stackOf(
      300,
      others.map((label, i): [string, string] => [label, `felt ${i}`]),
    ),
  ]);
  expect(passagesOf(page)[0]?.text.split("\n")).toContain("Sydd i\tLitauen");
});

test("labels as large as their values are nearer to them than to what stands above, beside another such column", () => {
  const columnOf = (left: number, top: number, groups: readonly (readonly string[])[]): Printed[] => {
    let y = top;
    return groups.flatMap((lines) =>
      lines.map((line, i): Printed => {
        y += i === 0 ? 20 : 13;
        return [left, y, line];
      }),
    );
  };
  const page = pageOf([
    ...columnOf(40, 100, [
      ["MARQUE", "Cadoret"],
      ["MODÈLE", "Iroise"],
      ["RÉFÉRENCE", "6120-VT"],
      ["POIDS NET", "48 kg"],
    ]),
    ...columnOf(320, 100, [
      ["STRUCTURE", "Chêne massif et panneaux, suspension", "par sangles"],
      ["REVÊTEMENT", "80 % coton, 20 % lin"],
      ["GARNISSAGE", "Mousse HR"],
    ]),
  ]);
  const found = findByRules([page], { template: "furniture", kind: "other" });
  const told = (field: string) => found.find((one) => one.field === field)?.value;
  expect(["brand", "model_name", "reference", "net_weight"].map(told)).toEqual([
    ...["Cadoret", "Iroise", "6120-VT", 48],
  ]);
});

test("rows that each have a cell beside them at one place are no value of the label over them", () => {
  const page = pageOf([
    [40, 100, "Tuotemerkki"],
    [40, 113, "Nokelva"],
    [40, 133, "Malli"],
    [40, 146, "Saana"],
    [40, 166, "Tuotekoodi"],
    [40, 179, "8850-SK"],
    [40, 205, "Kuitukoostumus"],
    [278, 205, "%"],
    [40, 218, "Merinovilla"],
    [278, 218, "68"],
    [40, 231, "Polyamidi"],
    [278, 231, "32"],
    [40, 260, "Vakuutamme, että tuote on valmistettu Suomessa."],
  ]);
  const found = findByRules([page], { template: "textile", kind: "declaration" });
  expect(found.find(({ field }) => field === "fibre_composition")?.value).toEqual([
    { fibre: "merino wool", percent: 68 },
    { fibre: "polyamide", percent: 32 },
  ]);
});

test("smaller names over columns are the head of a table whose rows have several lines", () => {
  const row = (y: number, ...cells: readonly string[][]): Printed[] =>
    cells.flatMap((lines, i) =>
      lines.map((line, k): Printed => [[50, 140, 360, 440][i] ?? 0, y + k * 11, line, 15]),
    );
  const table = pageOf([
    [50, 100, "Item", 13],
    [140, 100, "Description", 13],
    [360, 100, "Qty", 13],
    [440, 100, "Price", 13],
    ...row(118, ["FK-31"], ["Wool hat", "100% wool", "Made in Latvia"], ["40"], ["9.50"]),
    ...row(158, ["FK-32"], ["Cotton hat", "100% cotton"], ["25"], ["7.00"]),
  ]);
  expect(passagesOf(table)[0]?.text.split("\n")).toEqual([
    "Item\tDescription\tQty\tPrice",
    "FK-31\tWool hat\t40\t9.50",
    "100% wool",
    "Made in Latvia",
    "FK-32\tCotton hat\t25\t7.00",
    "100% cotton",
  ]);
});
