/**
 * Labels of brands that stand beside themselves in another language, before their value: "Marke | Brand | Seeblick". Two labels
 * of numbers are the heads of two columns: "Articolo | Codice", "Referencia | Código".
 */
import { isLabelOf, type LabelName } from "../../label-words.ts";
import { CELL_END, type Passage } from "../../reading/passage.ts";
import { lineBefore, lineEnd } from "./places.ts";

const TWICE: LabelName = "brand";
const NONE: ReadonlySet<string> = new Set();

/** Whether a label stands so; such a row is no head of a table. */
export function isBesideItself(passage: Passage, name: LabelName, from: number): boolean {
  return (
    name === TWICE &&
    passage.folded[from - 1] === CELL_END &&
    isLabelOf(lastCell(lineBefore({ passage, start: from - 1 })), name)
  );
}

/** The labels of such rows in columns, where what stands below them is of the next row. */
export function besideThemselves({ beside, folded }: Passage, name: LabelName): ReadonlySet<string> {
  if (name !== TWICE) return NONE;
  return new Set(
    [...beside].flatMap(([start, left]) => {
      const [own, other] = [folded.slice(start, lineEnd(folded, start)), lastCell(left)];
      return isLabelOf(other, name) && isLabelOf(own, name) ? [own, other] : [];
    }),
  );
}

function lastCell(row: string): string {
  return row.slice(row.lastIndexOf(CELL_END) + 1).trim();
}
