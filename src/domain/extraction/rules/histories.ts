/** Tables of what each version of a paper changed: "Version | Date | Change". What they tell was so once, and is told where it still is. */
import type { Word } from "../reading/page.ts";
import { CELL_END, type Passage } from "../reading/passage.ts";
import { linesOf, wordsOf } from "./places.ts";

const VERSION =
  /^(?:versi\p{L}*|vers\.?|ver\.?|rev\p{L}*\.?|ind(?:ex|ice|eks)|issue|ausgabe|fassung|stand|edi[ctz]\p{L}+|uitgave|wydanie|utg[aå]v[ae]|udgave|vydani[e]?|kiadas|издание|редакц\p{L}+|верс\p{L}+|εκδοση|painos|valjaanne|izdevums|leidimas|izdaja|izdanje|surum)$/u;
const CHANGE =
  /^(?:changes?|what (?:has )?changed|(?:description|nature|reason) (?:of|for) (?:the )?changes?|(?:art der )?anderung(?:en)?|modifi[ck]\p{L}+|(?:nature|objet|motif) de la modification|wijziging(?:en)?|(?:descrizione |motivo )?(?:della )?modifica|cambios?|alterac(?:ao|oes)|(?:opis )?zmian[ay]?|andring(?:ar)?|ændring(?:er)?|endring(?:er)?|muutos|muutokset|(?:popis )?zmen[ay]?|modositas\p{L}*|valtoz\p{L}*|промян\p{L}*|зм[іи]н\p{L}*|измен\p{L}*|αλλαγ\p{L}*|izmen\p{L}*|izmain\p{L}*|pakeitim\p{L}*|sprememb\p{L}*|promjen\p{L}*|promen\p{L}*|muudatus\p{L}*|degisiklik\p{L}*)$/u;
/** "3.0", "Rev. B", "02". */
const NUMBER = /^(?:v|ver|vers|rev|ind|issue|nr|no)?\.? ?(?:\d{1,3}(?:\.\d{1,2})?|[a-h])$/u;

/** The words of such tables, their heads with them. */
export function historyIn(passage: Passage): Word[] {
  if (passage.order !== "rows") return [];
  const lines = linesOf(passage.folded);
  return lines.flatMap(({ line, start }, i): Word[] => {
    const heads = line.split(CELL_END);
    if (!VERSION.test(heads[0] ?? "") || !heads.slice(1).some((head) => CHANGE.test(head))) return [];
    const below = lines.slice(i + 1);
    const last = below.findIndex(({ line: row }, k) => !isOfHistory(row) && !isOfHistory(below[k + 1]?.line));
    const rows = last < 0 ? below : below.slice(0, last);
    if (!rows.some(({ line: row }) => isOfHistory(row))) return [];
    return [{ line, start }, ...rows].flatMap((row) =>
      wordsOf({ passage, start: row.start, end: row.start + row.line.length }),
    );
  });
}

/** A row that begins with the number of a version. */
function isOfHistory(row = ""): boolean {
  const [number, ...others] = row.split(CELL_END);
  return others.length > 0 && NUMBER.test(number ?? "");
}
