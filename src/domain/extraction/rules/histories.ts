/** Tables of what each version of a paper changed: "Version | Date | Change". What they tell was so once, and is told where it still is. */
import type { Word } from "../reading/page.ts";
import type { Passage } from "../reading/passage.ts";
import { cellsOf, linesOf, wordsOf } from "./places.ts";

const VERSION =
  /^(?:versi\p{L}*|vers\.?|ver\.?|rev\p{L}*\.?|ind(?:ex|ice|eks)|issue|ausgabe|fassung|stand|edi[ctz]\p{L}+|uitgave|wydanie|utg[aå]v[ae]|udgave|vydani[e]?|kiadas|издание|редакц\p{L}+|верс\p{L}+|εκδοση|painos|valjaanne|izdevums|leidimas|izdaja|izdanje|surum)$/u;
const CHANGE =
  /^(?:changes?|what (?:has )?changed|(?:description|nature|reason) (?:of|for) (?:the )?changes?|(?:art der )?anderung(?:en)?|modifi[ck]\p{L}+|(?:nature|objet|motif) de la modification|wijziging(?:en)?|(?:descrizione |motivo )?(?:della )?modifica|cambios?|alterac(?:ao|oes)|(?:opis )?zmian[ay]?|andring(?:ar)?|ændring(?:er)?|endring(?:er)?|muutos|muutokset|(?:popis )?zmen[ay]?|modositas\p{L}*|valtoz\p{L}*|промян\p{L}*|зм[іи]н\p{L}*|измен\p{L}*|αλλαγ\p{L}*|izmen\p{L}*|izmain\p{L}*|pakeitim\p{L}*|sprememb\p{L}*|promjen\p{L}*|promen\p{L}*|muudatus\p{L}*|degisiklik\p{L}*)$/u;
/** "3.0", "Rev. B", "02". */
const NUMBER = /^(?:v|ver|vers|rev|ind|issue|nr|no)?\.? ?(?:\d{1,3}(?:\.\d{1,2})?|[a-h])$/u;

/** "14.01.26", "2026-01-14": behind the number of a version, where the table stands beside another one. */
const DAY = /^\d{1,4}[./-]\d{1,2}[./-]\d{1,4}$/;

/** The title of such a table, in place of a head. */
const CHANGES =
  /^(?:(?:change|revision|version) ?(?:log|history)|(?:log|history|record|list) of (?:changes|revisions|versions)|(?:anderungs|revisions|versions)(?:historie|verlauf|protokoll|nachweis|verzeichnis|ubersicht)|historique(?: des (?:modifications|versions|revisions|changements))?|suivi des (?:modifications|versions|revisions)|(?:storico|registro|elenco)(?: delle)? (?:modifiche|revisioni|versioni)|(?:historial|control|registro|historico) d[eoa]s? (?:cambios|revisiones|versiones|modificaciones|alterac\p{L}+|revis\p{L}+|vers\p{L}+)|(?:wijzigings|versie|revisie)(?:historie|geschiedenis|overzicht)|historia (?:zmian|wersji|rewizji)|rejestr zmian|(?:andrings|versions|revisions|ændrings|endrings)(?:historik|historikk|log|logg)|(?:muutos|versio)historia|historie (?:zmen|verzi|revizi)|historia (?:zmien|verzii|revizii)|(?:modositasok|valtozasok|verziok) tortenete|istoric(?:ul)? (?:modificarilor|versiunilor|reviziilor)|povijest (?:izmjena|verzija)|zgodovina (?:sprememb|razlicic)|(?:degisiklik|revizyon|surum) gecmisi|история на (?:промените|версиите)|історія (?:змін|версіи)|ιστορικο (?:αλλαγων|εκδοσεων))$/u;

/** The words of such tables, their heads with them. */
export function historyIn(passage: Passage): Word[] {
  if (passage.order !== "rows") return [];
  const lines = linesOf(passage.folded);
  return lines.flatMap((head, i): Word[] => {
    if (CHANGES.test(head.line.replaceAll("\t", " ").replace(/ ?:$/, ""))) {
      const below = lines.slice(i + 1);
      const end = below.findIndex(({ line, start }) => versionIn(cellsOf(line, start), false) < 0);
      const rows = end < 0 ? below : below.slice(0, end);
      return rows.flatMap(({ line, start }) => wordsOf({ passage, start, end: start + line.length }));
    }
    const heads = cellsOf(head.line, head.start);
    const first = heads.findIndex(({ cell }) => VERSION.test(cell));
    if (first < 0 || !heads.slice(first + 1).some(({ cell }) => CHANGE.test(cell))) return [];
    const below = lines.slice(i + 1).map((row) => {
      const cells = cellsOf(row.line, row.start);
      return { row, cells, at: versionIn(cells, first > 0) };
    });
    const end = below.findIndex(({ at }, k) => at < 0 && (below[k + 1]?.at ?? -1) < 0);
    const rows = end < 0 ? below : below.slice(0, end);
    if (!rows.some(({ at }) => at >= 0)) return [];
    const starts = rows.map(({ row, cells, at }) => ({
      row,
      start: cells[Math.max(at, 0)]?.start ?? row.start,
    }));
    return [{ row: head, start: heads[first]?.start ?? head.start }, ...starts].flatMap(({ row, start }) =>
      wordsOf({ passage, start, end: row.start + row.line.length }),
    );
  });
}

/** The cell of a row that has the number of a version, with something behind it; -1 for none. */
function versionIn(cells: readonly { cell: string }[], isBeside: boolean): number {
  if (isBeside)
    return cells.findIndex(({ cell }, i) => NUMBER.test(cell) && DAY.test(cells[i + 1]?.cell ?? ""));
  return cells.length > 1 && NUMBER.test(cells[0]?.cell ?? "") ? 0 : -1;
}
