/** Numbers behind or below one label of several names, among as many values: "Merk / artikelnr. | Linden / LD-240". */
import { folded } from "../../../folded.ts";
import { isLabel, isLabelOf } from "../../../label-words.ts";
import type { Passage } from "../../../reading/passage.ts";
import { type Cell, cellsOf, linesOf, type Place } from "../../kit/places.ts";
import { isLabelOfGoods } from "../models/goods-names.ts";
import { isNumberOnly } from "./codes.ts";

/** Two figures at least, so that no name with one is a number. */
const FIGURES = /\d.*\d/u;

/** The numbers in such cells. */
export function numbersOfPairs(passage: Passage): Place[] {
  if (passage.order !== "rows") return [];
  const rows = linesOf(passage.text).map(({ line, start }) => cellsOf(line, start));
  return rows.flatMap((cells, row) =>
    cells.flatMap(({ cell }, i): Place[] => {
      const labels = cell.split("/").map((label) => folded(label).trim());
      if (labels.length < 2 || !labels.every(isAnyLabel)) return [];
      const below = rows[row + 1];
      const values = [cells[i + 1], below?.length === cells.length ? below[i] : undefined];
      return values.flatMap((value) => (value ? numberIn(passage, value, labels) : [])).slice(0, 1);
    }),
  );
}

function isAnyLabel(label: string): boolean {
  return isLabel(label) || isLabelOfGoods(label);
}

/** The one part that is a number, behind the label of one. */
function numberIn(passage: Passage, { cell, start }: Cell, labels: readonly string[]): Place[] {
  const parts = cell.split(" / ");
  if (parts.length !== labels.length) return [];
  const found = parts.flatMap((part, i): Place[] => {
    const isNumber = isLabelOf(labels[i] ?? "", "reference") && isNumberOnly(part) && FIGURES.test(part);
    const from = start + parts.slice(0, i).join(" / ").length + (i > 0 ? " / ".length : 0);
    return isNumber ? [{ passage, start: from, end: from + part.length }] : [];
  });
  return found.length === 1 ? found : [];
}
