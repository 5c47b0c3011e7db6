/**
 * A table of what changes: "| previous | new" over what the product was and what it is. What it was is not read, nor what the article of
 * a competitor is beside it, nor a row of what no longer holds.
 */
import type { Reading, Word } from "../../reading/page.ts";
import { CELL_END, type Passage, passagesOf } from "../../reading/passage.ts";
import { saysCurrent, saysFormer, saysTurnedDown } from "../composition/others/of-others.ts";
import { cellsOf, linesOf, wordsOf } from "../kit/places.ts";
import { historyIn, supersededIn, versionOf } from "./histories.ts";
import { tellsOfDecision } from "./last-words.ts";
import { quotedIn } from "./quoted-claims.ts";

/** A cell of a row, and where on the page it begins. */
interface Cell {
  words: readonly Word[];
  left: number;
}
type Row = readonly Cell[];

/** Which cells of the rows below are of what was before. */
interface FormerColumn {
  /** Place of its head in the row of heads. */
  place: number;
  heads: number;
  left: number;
  /** Where the next column begins. */
  right: number;
}

/** How much further left than its head a cell may begin, as a share of the height of its letters. */
const TOLERANCE = 1;

/**
 * A page in its two orders, without the columns of what the product was before a change, without the history of its paper, and without
 * what a letter quotes and does not stand by.
 */
export function passagesOfNow(reading: Reading): Passage[] {
  const passages = passagesOf(reading);
  const others = new Set(
    passages.flatMap((passage) => [
      ...formerIn(passage),
      ...historyIn(passage),
      ...supersededIn(passage),
      ...quotedIn(passage),
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
    const column = columnBelow(rows[i] ?? [], place);
    const below = ofTable(rows.slice(i + 1), column).flatMap((row) => cellsIn(row, column));
    // What was chosen is no longer the proposal that its head calls it.
    const over = isOfChoices ? (rows[i] ?? []) : [rows[i]?.[place]];
    return below.length > 0 ? [...over, ...below].flatMap((cell) => cell?.words ?? []) : [];
  });
}

/** Which cell of a row is the head of what was, where one beside it is of what is now; -1 for none. */
function formerHead(cells: readonly string[]): number {
  const place = cells.findIndex((cell) => saysFormer(cell) && !saysCurrent(cell));
  const isOfChange = place >= 0 && cells.some((cell) => saysCurrent(cell) && !saysFormer(cell));
  return isOfChange && !cells.some((cell) => cell.includes("%")) ? place : -1;
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
/** Longest head of a column, in characters. */
const LONGEST_HEAD = 45;

/** The heads of competitors' articles beside that of one's own: "Tannen 12 (wir) | Wettbewerber A". */
function rivals(cells: readonly string[]): number[] {
  if (cells.length < 2 || cells.some((cell) => cell.includes("%") || cell.length > LONGEST_HEAD)) return [];
  const places = cells.flatMap((cell, place) => (place > 0 && RIVAL.test(cell) ? [place] : []));
  return places.length < cells.length ? places : [];
}

function rowsOf(passage: Passage): Row[] {
  return linesOf(passage.folded).map(({ line, start: from }) =>
    cellsOf(line, from).map(({ cell, start }) => {
      const words = wordsOf({ passage, start, end: start + cell.length });
      return { words, left: Math.min(...words.map(({ x }) => x)) };
    }),
  );
}

function columnBelow(row: Row, place: number): FormerColumn {
  const [former, next] = row.slice(place);
  const tolerance = TOLERANCE * Math.max(...(former?.words ?? []).map(({ height }) => height));
  return {
    place,
    heads: row.length,
    left: (former?.left ?? 0) - tolerance,
    right: (next?.left ?? Number.POSITIVE_INFINITY) - tolerance,
  };
}

/** The rows of a table: up to a line that runs through the column. */
function ofTable(rows: readonly Row[], { left, place }: FormerColumn): readonly Row[] {
  const end = rows.findIndex(([first, ...others]) => {
    const last = first?.words.at(-1);
    const runsThrough = last !== undefined && last.x + last.width > left && (first?.left ?? left) < left;
    return others.length === 0 && place > 0 && runsThrough;
  });
  return end < 0 ? rows : rows.slice(0, end);
}

/** The cells of a row that stand in the column, of which others stand beside. */
function cellsIn(row: Row, { place, heads, left, right }: FormerColumn): readonly Cell[] {
  const isFull = row.length === heads || (row.length === heads + 1 && place === 0);
  const at = row.length === heads ? place : place + 1;
  if (isFull && row.length > 1) return row.slice(at, at + 1);
  return row.filter((cell) => cell.left >= left && cell.left < right);
}
