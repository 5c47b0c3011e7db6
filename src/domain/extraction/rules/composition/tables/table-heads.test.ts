import { expect, test } from "bun:test";
import { pageOf, readingOf } from "../../../../../../tests/support/readings.ts";
import type { Reading } from "../../../reading/page.ts";
import { passagesOf } from "../../../reading/passage.ts";
import { findByRules } from "../../../rules.ts";
import { saysClaimed, saysFound } from "./measured.ts";
import { underHead } from "./table-heads.ts";

test("what stands below a head is under it, however close its rows are set, and the head itself is not", () => {
  for (const gap of [11, 14, 30]) {
    const page = pageOf([
      [50, 100, "Property"],
      [200, 100, "Declared"],
      [380, 100, "Measured"],
      [50, 100 + gap, "Fibres"],
      [200, 100 + gap, "65 % wool"],
      [380, 100 + gap, "64.1 % wool"],
    ]);
    const passages = passagesOf(page).filter(({ order }) => order === "rows");
    const places = ["65 % wool", "64.1 % wool", "Measured"].flatMap((words) =>
      passages.map((passage) => {
        const start = passage.text.indexOf(words);
        return { passage, words, start, end: start + words.length };
      }),
    );
    const under = underHead(passages, places, { says: saysFound, besides: saysClaimed });
    expect([...under].map(({ words }) => words)).toEqual(["64.1 % wool"]);
  }
});

/** As `told` does, of a page. */
function toldOf(page: Reading): string[] {
  return findByRules([page], { template: "textile", kind: "tech_sheet" })
    .filter(({ field }) => field === "fibre_composition")
    .map(({ value }) =>
      (value as { fibre: string; percent: number; component?: string }[])
        .map(({ fibre, percent, component }) => `${component ?? ""} ${percent} ${fibre}`.trim())
        .join(", "),
    );
}

test("shares in the middle of their columns are of the parts above, with a label before them", () => {
  const page = pageOf([
    [190, 100, "Outer fabric"],
    [330, 100, "Lining"],
    [440, 100, "Hood lining"],
    [50, 120, "Composition"],
    [160, 120, "88 % recycled polyester"],
    [310, 120, "100 % viscose"],
    [440, 120, "76 % polyamide"],
    [190, 132, "12 % elastane"],
    [440, 132, "24 % elastane"],
    [50, 150, "Weight"],
    [200, 150, "280 g/m²"],
    [330, 150, "80 g/m²"],
    [450, 150, "150 g/m²"],
  ]);
  expect(toldOf(page)).toEqual([
    "shell 88 recycled polyester, shell 12 elastane, lining 100 viscose, hood lining 76 polyamide, hood lining 24 elastane",
  ]);
});

test("two values of a form are no sentence, though the first is long and the second begins with a figure", () => {
  const page = pageOf([
    [50, 100, "Descrição"],
    [200, 100, "Camisola de senhora, manga comprida, gola redonda, fecho com 4 botões"],
    [50, 116, "Corpo"],
    [200, 116, "100% algodão biológico, malha 200 g/m²"],
    [50, 132, "Gola"],
    [200, 132, "96% algodão, 4% elastano"],
  ]);
  expect(toldOf(page)).toEqual(["100 organic cotton, collar 96 cotton, collar 4 elastane"]);
});

test("of what was found and what who asks for the test claims the claim is told, whatever word says it", () => {
  for (const [found, claimed] of [
    ["Taux mesuré", "Taux revendiqué par le client"],
    ["Valore misurato", "Valore rivendicato"],
    ["Valor medido", "Valor reivindicado"],
    ["Valor medido", "Valor alegado"],
    ["Messwert", "Beansprucht"],
  ] as const) {
    const page = pageOf([
      [50, 100, "Test"],
      [200, 100, found],
      [350, 100, claimed],
      [50, 116, "Mohair"],
      [200, 116, "61,4 %"],
      [350, 116, "60 %"],
      [50, 132, "Nylon"],
      [200, 132, "38,6 %"],
      [350, 132, "40 %"],
    ]);
    expect(toldOf(page), claimed).toEqual(["60 mohair, 40 polyamide"]);
  }
});

test("a hem in the column of how a blanket is finished is no part that its shares are of", () => {
  for (const heads of [
    "Item\tComposition\tFinish",
    "Art.\tSamenstelling\tAfwerking",
    "Art.\tComposizione\tFinitura",
  ])
    expect(toldOf(readingOf(`${heads}\nBL-4410\t70% wool, 30% acrylic\them`)), heads).toEqual([
      "70 wool, 30 acrylic",
    ]);
  expect(toldOf(readingOf("Item\tComposition\tPlacement\nBL-4410\t70% wool, 30% acrylic\them"))).toEqual([
    "hem 70 wool, hem 30 acrylic",
  ]);
});

test("a list of cartons says of nothing that it was found", () => {
  expect(["carton list", "price list dn 4410", "liste", "istwerte nach"].map(saysFound)).toEqual([
    false,
    false,
    false,
    true,
  ]);
  expect(["ist", "ist [%]", "gehalt ist"].map(saysFound)).toEqual([true, true, true]);
});
