import { expect, test } from "bun:test";
import { type Printed, pageOf } from "../../../../tests/support/readings.ts";
import { passagesOf } from "./passage.ts";

/** Rows of cells at the same places, so far apart. */
function tableAt(lefts: readonly number[], top: number, step: number, rows: readonly string[]): Printed[] {
  return rows.flatMap((row, i) =>
    row.split("|").flatMap((text, j): Printed[] => {
      const left = lefts[j];
      return text === "" || left === undefined ? [] : [[left, top + i * step, text]];
    }),
  );
}

const FORM = tableAt([50, 130], 100, 30, [
  "Modell|Hochkar",
  "Marke|Steinberger",
  "Gewicht|650 g",
  "Preis|90 EUR",
]);
const MATERIALS = ["Oberstoff|Schurwolle|85 %", "|Alpaka|15 %", "Futter|Viskose|100 %"];
const rowsOf = (cells: readonly Printed[]) => passagesOf(pageOf(cells))[0]?.text.split("\n");

test("a form and a table beside it at other heights are read one after the other", () => {
  const below: Printed = [50, 240, "Allgemeines"];
  expect(rowsOf([...FORM, ...tableAt([300, 380, 480], 114, 30, MATERIALS), below])).toEqual([
    "Modell\tHochkar",
    "Marke\tSteinberger",
    "Gewicht\t650 g",
    "Preis\t90 EUR",
    "Oberstoff\tSchurwolle\t85 %",
    "Alpaka\t15 %",
    "Futter\tViskose\t100 %",
    "Allgemeines",
  ]);
});

test("labels and values that stand a little lower stay beside each other", () => {
  const labels = tableAt([50], 100, 30, ["Modell", "Marke", "Gewicht"]);
  const values = tableAt([300], 114, 30, ["Hochkar", "Steinberger", "650 g"]);
  expect(rowsOf([...labels, ...values])).toEqual([
    "Modell",
    "Hochkar",
    "Marke",
    "Steinberger",
    "Gewicht",
    "650 g",
  ]);
});
