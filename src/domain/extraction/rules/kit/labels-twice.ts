/**
 * Labels of brands that stand beside themselves in another language, before their value: "Marke | Brand | Seeblick". Two labels
 * of numbers are the heads of two columns: "Articolo | Codice", "Referencia | Código".
 */
import { isLabelOf } from "../../label-words.ts";
import { CELL_END, type Passage } from "../../reading/passage.ts";
import { lineBefore, lineEnd } from "./places.ts";

/** Whether the label of a brand stands so; such a row is no head of a table. */
export function isBrandAgain(passage: Passage, from: number): boolean {
  return (
    passage.folded[from - 1] === CELL_END &&
    isLabelOf(lastCell(lineBefore({ passage, start: from - 1 })), "brand")
  );
}

/** The labels of such rows in columns, where what stands below them is of the next row. */
export function brandsTwice({ beside, folded }: Passage): ReadonlySet<string> {
  return new Set(
    [...beside].flatMap(([start, left]) => {
      const [own, other] = [folded.slice(start, lineEnd(folded, start)), lastCell(left)];
      return isLabelOf(other, "brand") && isLabelOf(own, "brand") ? [own, other] : [];
    }),
  );
}

function lastCell(row: string): string {
  return row.slice(row.lastIndexOf(CELL_END) + 1).trim();
}
