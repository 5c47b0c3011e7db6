/** What a paper tells of its own earlier versions: "A | 03-Sep-2025 | Proto. Shell 100 % cotton". */
import { lineBefore, type Place } from "../kit/places.ts";

const DAY = String.raw`(?:\d{1,2}[-./ ]{1,2}(?:\d{1,2}|\p{L}{3,9}\.?)[-./ ]{1,2}(?:\d{4}|\d{2})|\d{4}[-./]\d{1,2}[-./]\d{1,2}|\d{1,2}[-./]\d{4})`;
const VERSION = String.raw`(?:(?:v|rev|ver|version|revision|wersja|versione?|version|indice|index|stand|ausgabe)\.? ?)?(?:\d{1,2}(?:\.\d{1,2})?|[a-h])`;
/** The row of a version: its letter or number, its date, and what was changed; or the date first. */
const ROW = new RegExp(
  String.raw`^(?:${VERSION}[.)]?[\t ]+${DAY}|${DAY}[\t ]+${VERSION})(?=[\t ])[^%]*(?:%[^\n]*)?$`,
  "u",
);
/** The head of such rows, or the heading over them. */
const HEAD =
  /(?<!\p{L})(?:chang(?:e|es|ed)|revisions?|history|anderung(?:en|sgrund)?|geandert|historie|modifications?|historique|revisioni|modific(?:a|he)|storico|cambios?|historial|historico|alterac(?:ao|oes)|wijzigingen?|zmian[ay]?|historia|andringar?|andringshistorik|ændring(?:er)?|aendring(?:er)?|endring(?:er)?|muutos|muutokset|zmen[ay]|historie|valtozas(?:ok)?|modificari|istoric|degisiklik(?:ler)?|promjen[ae]|spremembe?)(?!\p{L})/u;

/** How far above its row the head of a history may stand, in characters. */
const REACH = 3000;

/** True for what stands in the row of a version of the paper, below a head that tells of changes. */
export function isOfVersion(place: Place): boolean {
  const { passage, start } = place;
  const line = lineBefore(place);
  return (
    passage.order === "rows" &&
    ROW.test(line) &&
    HEAD.test(passage.folded.slice(Math.max(start - REACH, 0), start - line.length))
  );
}
