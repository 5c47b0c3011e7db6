/** Numbers of articles in rows that are counted, below a head that is read together or out of its column: "Pos Artikel". */
import { LABELS } from "../label-words.ts";
import type { Passage } from "../reading/passage.ts";
import { cellsOf, linesOf, type Place } from "./places.ts";
import { matches, worded } from "./worded.ts";

/** "Pos Artikel | Bezeichnung", "Lp. | Indeks | Nazwa towaru": what counts the rows, and the word for a number. */
const HEAD = worded(
  "gu",
  ({ oneOf }) =>
    `(?<=^|\\n)(?:pos|poz|item|line|l[. ]?p|nr|no|n°|#|c|rivi|rad|linje|zeile|lfd\\.? ?nr|riga|ligne|linea|linha|regel|sira|rb|r\\. ?br|por|sorsz|eil\\. ?nr|nr\\. ?crt|№|α\\/α)[. ]*[ \\t](?:${oneOf(LABELS.reference)})[.:]?(?=\\t)`,
);
/** "010 7714/302" and what is sold, "1 | KZM-118-GRA | …". */
const ROW = /^\d{1,4}[.)]?[ \t](?<code>(?=[^\t ]*\d{2})[\p{Lu}\d][\p{Lu}\d./_-]{3,24})(?=\t)/u;
/** How many lines below its head a table is looked for. */
const MOST_ROWS = 60;

/** The numbers that stand first in the rows of a table. */
export function codesInRows(passages: readonly Passage[]): Place[] {
  return passages
    .filter(({ order }) => order === "rows")
    .flatMap((passage) =>
      [...matches(passage, HEAD)].flatMap((match): Place[] => {
        const from = passage.text.indexOf("\n", match.index) + 1;
        if (from === 0) return [];
        return linesOf(passage.text.slice(from))
          .slice(0, MOST_ROWS)
          .flatMap(({ line, start }): Place[] => {
            const found = ROW.exec(line);
            if (!found) return [];
            const end = from + start + found[0].length;
            return [{ passage, start: end - (found.groups?.code ?? "").length, end }];
          });
      }),
    );
}

/** Cells of a row that sells something: what it is, how many, and a price. */
const LEAST_CELLS = 3;
const FIGURES = /^[\d.,]+(?:[ ]?\p{L}{1,4})?$/u;

/** Numbers made like one of a table, in the same cell of rows below it, also where other lines stand between: "MAN-140", "ALF-200". */
export function codesAlike(passages: readonly Passage[], code: string): Place[] {
  return passages.flatMap((passage) => {
    if (passage.order !== "rows" || !passage.text.includes(code)) return [];
    const rows = linesOf(passage.text).map(({ line, start }) => cellsOf(line, start));
    const at = rows.findIndex((row) => isSold(row) && row.some(({ cell }) => cell === code));
    const own = rows[at];
    if (!own) return [];
    const index = own.findIndex(({ cell }) => cell === code);
    return rows.slice(at + 1, at + MOST_ROWS).flatMap((row): Place[] => {
      const other = row[index];
      if (!other || other.cell === code || !isSold(row) || Math.abs(row.length - own.length) > 1) return [];
      if (shapeOf(other.cell) !== shapeOf(code)) return [];
      return [{ passage, start: other.start, end: other.start + other.cell.length }];
    });
  });
}

/** Whether a row has how many there are of something, and a price. */
function isSold(row: readonly { cell: string }[]): boolean {
  return row.length >= LEAST_CELLS && row.filter(({ cell }) => FIGURES.test(cell)).length > 1;
}

/** How a number is made: its letters, figures and signs. */
function shapeOf(code: string): string {
  return code.replace(/\p{L}/gu, "A").replace(/\d/g, "0");
}
