/**
 * Inspections of goods that compare what was approved with what is there: "Care | Wash at 40 °C | same | ok". What was
 * approved is the product's, as it is on its own sheet.
 */
import { CELL_END, type Passage } from "../../reading/passage.ts";
import { lineStart, linesOf, type Place } from "../kit/places.ts";

/** A cell with nothing but that it is so. */
const AS_APPROVED =
  /\t(?:(?:the )?same|identi[ckq]\p{L}*|ok(?:ay)?|i\.? ?o\.?|in ordnung|conform\p{L}*|konform|pass(?:ed)?|match(?:es)?|gleich|entspricht|stimmt|idem|correct[oe]?|corretto|uguale|igual|cumple|apto|gelijk|akkoord|in orde|zgodn\p{L}{1,2}|bez uwag|lika|samma|godkand|godkendt|godkjent|samme|sama|hyvaksytty|kunnossa|stejn\p{L}{1,2}|shod\p{L}{1,2}|vyhovuje|v por[ai]d\p{L}{1,2}|rovnak\p{L}{1,2}|zhodn\p{L}{1,2}|megfelel\p{L}*|azonos|corespunde|isto|odgovara|enako|ustreza|ayni|uygun|vastab|atbilst|atitinka|същ\p{L}{1,2}|съответства|так само|відповідає|исто|ιδιο|συμφων\p{L}*)(?=[\t\n]|$)/u;
/** The head of what was approved, and of what is there. */
const APPROVED =
  /approved|spec(?:ification|\.|$)|(?:as per|according to) |required|(?<!\p{L})(?:soll|vorgabe|freigabe|laut|gemaß|selon|fiche|approuve|validee?|segun|ficha|aprob|aprov|conforme a|secondo|scheda|approvat|volgens|goedgekeurd|wedlug|zatwierdz|enligt|godkan|ifolge|godken|godkjen|hyvaksy|podle|podla|schvalen|jovahagy|elfogad|odobren|potrjen|onayl|kinnitatud|apstiprin|patvirtin|одобрен|затвердж|εγκεκριμ)/u;
/** Rows below such a head, at most. */
const MOST_ROWS = 25;
/** And characters. */
const REACH = 2500;

/** Whether a page may have such a table at all. */
export function mayCompareWithApproved({ order, folded }: Passage): boolean {
  return order === "rows" && AS_APPROVED.test(folded);
}

/** True in the row of such a table, before the cell that says that it is so. */
export function isAsApproved({
  passage: { order, folded },
  start,
}: Pick<Place, "passage" | "start">): boolean {
  if (order !== "rows") return false;
  const end = folded.indexOf("\n", start);
  const row = folded.slice(start, end < 0 ? folded.length : end);
  if (!AS_APPROVED.test(row)) return false;
  const line = lineStart({ folded }, start);
  const above = linesOf(folded.slice(Math.max(line - REACH, 0), line)).slice(-MOST_ROWS);
  return above.some(({ line }) => {
    const cells = line.split(CELL_END);
    return cells.length > 2 && !/\d{2}/.test(line) && cells.slice(1, -1).some((cell) => APPROVED.test(cell));
  });
}
