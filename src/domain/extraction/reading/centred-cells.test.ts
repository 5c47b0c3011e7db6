import { expect, test } from "bun:test";
import { type Printed, pageOf } from "../../../../tests/support/readings.ts";
import { findByRules } from "../rules.ts";
import { passagesOf } from "./passage.ts";

function rowsOf(cells: readonly Printed[]): string[] {
  return passagesOf(pageOf(cells))[0]?.text.split("\n") ?? [];
}

const HEAD: readonly Printed[] = [
  [50, 100, "Component"],
  [200, 100, "Claimed"],
  [320, 100, "Found"],
  [440, 100, "Verdict"],
];

/** Two lines in two cells, and the others in their middle. */
const BETWEEN: readonly Printed[] = [
  ...HEAD,
  [200, 118, "60% cotton"],
  [320, 118, "cotton 61.8"],
  [50, 125, "Shell fabric"],
  [440, 125, "PASS"],
  [200, 132, "40% nylon"],
  [320, 132, "nylon 38.2"],
  [50, 150, "Lining"],
  [200, 150, "100% polyester"],
  [320, 150, "polyester 100.0"],
  [440, 150, "PASS"],
];

test("cells in the middle of two lines are told with the first of them", () => {
  expect(rowsOf(BETWEEN)).toEqual([
    "Component\tClaimed\tFound\tVerdict",
    "Shell fabric\t60% cotton\tcotton 61.8\tPASS",
    "40% nylon\tnylon 38.2",
    "Lining\t100% polyester\tpolyester 100.0\tPASS",
  ]);
  const told = findByRules([pageOf(BETWEEN)], { template: "textile", kind: "test_report" });
  expect(told.find(({ field }) => field === "fibre_composition")?.value).toEqual([
    { fibre: "cotton", percent: 60, component: "shell" },
    { fibre: "polyamide", percent: 40, component: "shell" },
    { fibre: "polyester", percent: 100, component: "lining" },
  ]);
});

/** A name in the middle of three rows, and one between two. */
const LABELLED: readonly Printed[] = [
  [50, 100, "Component"],
  [200, 100, "Fibre"],
  [320, 100, "Claimed"],
  [200, 118, "Cotton"],
  [320, 118, "50 %"],
  [50, 136, "Shell"],
  [200, 136, "Polyester"],
  [320, 136, "48 %"],
  [200, 154, "Elastane"],
  [320, 154, "2 %"],
  [200, 172, "Polyester"],
  [320, 172, "65 %"],
  [50, 181, "Pocket"],
  [200, 190, "Cotton"],
  [320, 190, "35 %"],
];

test("a name in the middle of its rows is told with the first of them", () => {
  expect(rowsOf(LABELLED)).toEqual([
    "Component\tFibre\tClaimed",
    "Shell\tCotton\t50 %",
    "Polyester\t48 %",
    "Elastane\t2 %",
    "Pocket\tPolyester\t65 %",
    "Cotton\t35 %",
  ]);
});

test("names that stand at the top of their rows stay there", () => {
  const rows: readonly Printed[] = [
    [50, 100, "Component"],
    [200, 100, "Fibre"],
    [50, 118, "Upper"],
    [200, 118, "Hemp 60"],
    [200, 136, "Cotton 40"],
    [50, 154, "Lining"],
    [200, 154, "Cotton 100"],
    [200, 172, "of the ankle"],
  ];
  expect(rowsOf(rows).filter((row) => /Upper|Lining/.test(row))).toEqual([
    "Upper\tHemp 60",
    "Lining\tCotton 100 of the ankle",
  ]);
});

test("rows of a table whose every row has cells in the middle of two lines are one row each", () => {
  const page = pageOf([
    [60, 100, "PV-11"],
    [110, 94, "Fitted sheet"],
    [110, 106, "Jitka 90"],
    [220, 100, "97 % cotton, 3 % elastane"],
    [420, 94, "Czech"],
    [420, 106, "Republic"],
    [60, 128, "PV-15"],
    [110, 122, "Bedspread"],
    [110, 134, "Ludmila"],
    [220, 122, "front: 100 % cotton; filling: 100 %"],
    [220, 134, "polyester; back: 100 % linen"],
    [420, 122, "Czech"],
    [420, 134, "Republic"],
  ]);
  const [rows] = passagesOf(page);
  const [first, second] = rows?.text.split("\n").filter((line) => line.startsWith("PV-")) ?? [];
  expect(first).toContain("97 % cotton, 3 % elastane");
  expect(first).toContain("Fitted sheet");
  expect(second).toContain("Bedspread");
  expect(second).toContain("front: 100 % cotton; filling: 100 %");
  expect(second).not.toContain("Fitted");
});

test("a label in the middle of the lines of its value is told with the first of them, also between two", () => {
  const page: readonly Printed[] = [
    [50, 80, "Marka"],
    [240, 80, "Wydmuch"],
    [240, 104, "Morskie Ogniwa Sp. z o.o."],
    [240, 118, "ul. Portowa 14"],
    [50, 125, "Producent baterii"],
    [240, 132, "81-300 Gdynia"],
    [240, 146, "Polska"],
    [50, 170, "Kraj produkcji"],
    [240, 170, "Węgry"],
    [240, 194, "ul. Stalowa 3"],
    [50, 208, "Adres"],
    [240, 208, "81-310 Gdynia"],
    [240, 222, "Polska"],
    [50, 246, "Model"],
    [240, 246, "Fala 12"],
  ];
  expect(rowsOf(page).filter((line) => /^(?:Producent|Kraj|Adres)/.test(line))).toEqual([
    expect.stringMatching(/^Producent baterii\tMorskie Ogniwa/),
    "Kraj produkcji\tWęgry",
    expect.stringMatching(/^Adres\tul\. Stalowa 3/),
  ]);
  const found = findByRules([pageOf(page)], { template: "battery", kind: "test_report" });
  const told = (field: string) => found.find((one) => one.field === field)?.value;
  expect(told("manufacturer_name")).toBe("Morskie Ogniwa Sp. z o.o.");
  expect(told("manufacturer_address")).toBe("ul. Portowa 14, 81-300 Gdynia, Polska");
});

test("a label in two lines is one beside its value in the middle of them", () => {
  const page: readonly Printed[] = [
    [50, 80, "Model:"],
    [180, 80, "Bastion Mid"],
    [50, 98, "Place of"],
    [180, 103, "Agra, India"],
    [50, 109, "manufacture:"],
    [50, 127, "Standard:"],
    [180, 127, "EN ISO 20345:2022"],
  ];
  expect(rowsOf(page)[1]).toBe("Place of manufacture:\tAgra, India");
});

/** An appendix with cells in the middle of two lines, which follow each other closely. */
function appendix(heads: readonly string[], second: readonly string[], other: string): Printed[] {
  const [buyer = "", brand = "", article = "", product = "", composition = "", place = ""] = heads;
  return [
    [51, 80, buyer],
    [51, 89.8, brand],
    [130, 84.7, article],
    [230, 84.7, product],
    [330, 84.7, composition],
    [440, 84.7, place],
    [51, 112, "Corvella"],
    [130, 112, "CV-2190"],
    [230, 112, "T-shirt"],
    [330, 112, other],
    [440, 107.5, "Unit 2, Tiruppur,"],
    [440, 117.2, "India"],
    [51, 140.4, "Corvella"],
    [130, 140.4, "CV-2201"],
    [230, 135.9, second[0] ?? ""],
    [230, 145.6, second[1] ?? ""],
    [330, 135.9, second[2] ?? ""],
    [330, 145.6, second[3] ?? ""],
    [440, 135.9, "Unit 2, Tiruppur,"],
    [440, 145.6, "India"],
    [51, 169.6, "Ahornhof"],
    [130, 169.6, "AH/77"],
    [230, 169.6, "Romper"],
    [330, 169.6, other],
    [440, 164.4, "Unit 1, Tiruppur,"],
    [440, 174.1, "India"],
  ];
}

test("cells of two lines that follow each other closely are of the row in the middle of them", () => {
  for (const [heads, second, other] of [
    [
      ["Buyer /", "brand", "Buyer's article", "Product", "Composition", "Sewn at"],
      ["Women's", "leggings", "95% modal, 5%", "elastane"],
      "100% cotton",
    ],
    [
      ["Kunde /", "Marke", "Artikelnummer", "Produkt", "Material", "Genäht in"],
      ["Damenleggings,", "lang", "95% Modal, 5%", "Elastan"],
      "100% Baumwolle",
    ],
  ] as const) {
    const page = appendix(heads, second, other);
    expect(rowsOf(page)[2]).toBe(
      ["Corvella", "CV-2201", second.slice(0, 2).join(" "), second.slice(2).join(" ")]
        .concat("Unit 2, Tiruppur, India")
        .join("\t"),
    );
    const found = findByRules([pageOf(page)], {
      template: "textile",
      kind: "certificate",
      product: { reference: "CV-2201", gtin: null },
    });
    const told = (field: string) => found.filter((one) => one.field === field).map((one) => one.value);
    expect(told("brand")).toEqual(["Corvella"]);
    expect(told("fibre_composition")).toEqual([
      [
        { fibre: "modal", percent: 95 },
        { fibre: "elastane", percent: 5 },
      ],
    ]);
  }
});
