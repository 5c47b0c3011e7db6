/**
 * A table of what changes: "| previous | new" over what the product was and what it is. What it was is not read, nor what the article of
 * a competitor is beside it, nor a row of what no longer holds.
 */
import type { Reading, Word } from "../../reading/page.ts";
import { CELL_END, type Passage, passagesOf } from "../../reading/passage.ts";
import { saysCurrent, saysFormer, saysTurnedDown } from "../composition/others/of-others.ts";
import { linesOf } from "../kit/places.ts";
import { wordsOfExamples } from "./examples.ts";
import { historyIn, supersededIn, versionOf } from "./histories.ts";
import { tellsOfDecision } from "./last-words.ts";
import { quotedIn } from "./quoted-claims.ts";
import { cellsUnder, rowsOf } from "./table-columns.ts";

/**
 * A page in its two orders, without the columns of what the product was before a change, without the history of its paper, without
 * what a letter quotes and does not stand by, and without examples of how to fill in a form.
 */
export function passagesOfNow(reading: Reading): Passage[] {
  const passages = passagesOf(reading);
  const others = new Set(
    passages.flatMap((passage) => [
      ...formerIn(passage),
      ...historyIn(passage),
      ...supersededIn(passage),
      ...quotedIn(passage),
      ...wordsOfExamples(passage),
    ]),
  );
  if (others.size === 0) return passages;
  return passagesOf({ ...reading, words: reading.words.filter((word) => !others.has(word)) });
}

function formerIn(passage: Passage): Word[] {
  if (passage.order !== "rows") return [];
  // Most pages tell of no change: where their words stand need not be known.
  const heads = linesOf(passage.folded).flatMap(({ line }, i) => {
    const cells = line.split(CELL_END);
    const place = formerHead(cells);
    if (place >= 0) return [{ i, place, isOfChoices: false }];
    const others = [...olderVersions(cells), ...rivals(cells)];
    return [
      ...others.map((other) => ({ i, place: other, isOfChoices: false })),
      ...notChosen(cells, passage.folded).map((other) => ({ i, place: other, isOfChoices: true })),
    ];
  });
  if (heads.length === 0) return [];
  const rows = rowsOf(passage);
  return heads.flatMap(({ i, place, isOfChoices }): Word[] => {
    const below = cellsUnder(rows, i, place);
    // What was chosen is no longer the proposal that its head calls it.
    const over = isOfChoices ? (rows[i] ?? []) : [rows[i]?.[place]];
    return below.length > 0 ? [...over, ...below].flatMap((cell) => cell?.words ?? []) : [];
  });
}

/** Longest head of a column, in characters. */
const LONGEST_HEAD = 45;
/** What no longer holds, said of a season or a version in its head. */
const SUPERSEDED =
  /(?<!\p{L})(?:superseded|replaced|expired|out ?dated|uberholt|abgelost|ersetzt|abgelaufen|perimee?|obsolete|remplacee?|caduque|superat[ao]|sostituit[ao]|decadut[ao]|superad[ao]|sustituid[ao]|caducad[ao]|derogad[ao]|substituid[ao]|vervangen|verlopen|zastapion\p{L}|nieaktualn\p{L}|nieobowiaz\p{L}+|ersatt|inaktuell\p{L}*|utgatt|erstatt?et|udgaet|korvattu|vanhentunut|nahrazen\p{L}?|neplatn\p{L}|nahraden\p{L}?|felvaltott|hatalytalan|inlocuit\p{L}?|depasit\p{L}?|zamijenjen\p{L}?|zamenjen\p{L}?|nadomescen\p{L}?|neveljavn\p{L}|nevazec\p{L}|asendatud|kehtetu|pakeist\p{L}|negaliojant\p{L}*|aizstat\p{L}?|nederig\p{L}|gecersiz|заменен\p{L}?|невалид\p{L}+|замінен\p{L}?|недійсн\p{L}+|замењен\p{L}?|αντικατασταθ\p{L}+)(?!\p{L})/u;
/** What holds, said there. */
const IN_FORCE =
  /(?<!\p{L})(?:in force|in effect|valid|effective|applicable|in kraft|gultig|geltend|en vigueur|valable|in vigore|valid[ao]|vigente|en vigor|em vigor|van kracht|geldig|geldend|obowiazuj\p{L}+|aktualn\p{L}|gallande|galler|gyldig|gældende|gjeldende|voimassa|platn\p{L}|aktualni|hatalyos|ervenyes|in vigoare|valabil\p{L}?|vazec\p{L}*|na snazi|veljavn\p{L}|kehtiv|galiojant\p{L}*|speka|derig\p{L}|yururlukte|gecerli|в сила|валидн\p{L}|чинн\p{L}|дійсн\p{L}|важећ\p{L}|ισχυ\p{L}+)(?!\p{L})/u;

/** Which cell of a row is the head of what was, where one beside it is of what is now; -1 for none. */
function formerHead(cells: readonly string[]): number {
  if (cells.some((cell) => cell.includes("%"))) return -1;
  const place = cells.findIndex((cell) => saysFormer(cell) && !saysCurrent(cell));
  if (place >= 0 && cells.some((cell) => saysCurrent(cell) && !saysFormer(cell))) return place;
  return cells.findIndex((cell) => isOver(cell) && cells.some((other) => isInForceBeside(cell, other)));
}

function isOver(cell: string): boolean {
  return cell.length <= LONGEST_HEAD && (SUPERSEDED.test(cell) || saysTurnedDown(cell));
}

/** "Autumn 26 (valid)" beside "autumn 25 (superseded)": both are of a year, or are called alike, or say nothing else. */
function isInForceBeside(over: string, cell: string): boolean {
  if (isOver(cell) || cell.length > LONGEST_HEAD || !(IN_FORCE.test(cell) || saysCurrent(cell))) return false;
  const names = over.split(" ").filter((word) => word.length > 2);
  const isAlike = /\d/.test(over) ? /\d/.test(cell) : names.some((word) => cell.split(" ").includes(word));
  return isAlike || [over, cell].every((each) => each.replace(SUPERSEDED, "").replace(IN_FORCE, "") === "");
}

/** The heads of versions with their days beside one of a later version: "Issue 1 (2024) | Issue 2 (2026)". */
function olderVersions(cells: readonly string[]): number[] {
  const versions = cells.flatMap((cell, place) => {
    const version = versionOf(cell);
    return version === undefined ? [] : [{ place, version }];
  });
  const sorted = versions.toSorted((a, b) =>
    a.version.localeCompare(b.version, undefined, { numeric: true }),
  );
  return sorted.slice(0, -1).map(({ place }) => place);
}

/** "2. Muster (Stand Juli)", "Option B": one of several, by its number or letter. */
const ONE_OF_SEVERAL =
  /^(?:(?<first>\d{1,2}(?:\.|st|nd|rd|th|[eaoºª])?) \p{L}{3,20}|\p{L}{3,20} (?:n[ro°]\.? ?)?(?<last>\d{1,2}|[a-e]))(?=$| ?[(,/–-])/u;
/** How far behind the name of a choice its clause may say that it is turned down. */
const CLAUSE = /^[^.,;\n\t]{0,50}/u;

/** The heads of choices beside the one that a paper decided on: "1. Muster | 2. Muster | Entscheidung", "option B is taken" below. */
function notChosen(cells: readonly string[], text: string): number[] {
  const choices = cells.flatMap((cell, place) => {
    const match = ONE_OF_SEVERAL.exec(cell);
    if (!match) return [];
    const { first = "", last = "" } = match.groups ?? {};
    const [name] = match;
    return [{ place, name, kind: name.slice(first.length, name.length - last.length) }];
  });
  const isOfOneKind = new Set(choices.map(({ kind }) => kind)).size === 1;
  if (choices.length < 2 || !isOfOneKind || !tellsOfDecision(text)) return [];
  const counted = choices
    .map(({ place, name }) => ({ place, count: mentionsOf(name, text) }))
    .toSorted((one, other) => other.count - one.count);
  const [most, next] = counted;
  return most && next && most.count > next.count ? counted.slice(1).map(({ place }) => place) : [];
}

function mentionsOf(name: string, text: string): number {
  return text.split(name).filter((behind, i) => {
    const [clause = ""] = CLAUSE.exec(behind) ?? [];
    return i > 0 && !/^[\p{L}\d]/u.test(clause) && !saysTurnedDown(clause);
  }).length;
}

/** Whose article one's own is compared with, as the head of a column. */
const RIVAL =
  /(?<!\p{L})(?:competitors?(?!\p{L})|rivals?(?!\p{L})|competid|competencia|wettbewerb(?:er|s(?:modell|produkt|artikel))|mitbewerb|fremd(?:produkt|modell|artikel|fabrikat)|konkurren|konkuren|con[ck]urren[tc]|concorren[tz]|konkurents|kilpaili|versenytars|rakip|конкур|ανταγων)/u;

/** The heads of competitors' articles beside that of one's own: "Tannen 12 (wir) | Wettbewerber A". */
function rivals(cells: readonly string[]): number[] {
  if (cells.length < 2 || cells.some((cell) => cell.includes("%") || cell.length > LONGEST_HEAD)) return [];
  const places = cells.flatMap((cell, place) => (place > 0 && RIVAL.test(cell) ? [place] : []));
  return places.length < cells.length ? places : [];
}
