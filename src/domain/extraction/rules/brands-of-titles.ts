/** Brands over a company's own paper: what its head shows, and its foot tells with a form of company behind it. */
import { folded } from "../folded.ts";
import type { Passage } from "../reading/passage.ts";
import { companyEnd } from "./companies.ts";
import type { Found } from "./found.ts";
import { namesKind } from "./kinds.ts";
import { isName, TITLE } from "./name-shapes.ts";
import { cellsOf, linesOf } from "./places.ts";

/** Among so many lines of a first page stands its head. */
const MOST_LINES = 8;
/** What a head has beside a name: "Lise Montreuil · corseterie", "Productspecificatie | Polderwind". */
const BESIDE = / [·|–—-] /u;
const LONGEST = 30;
/** Letters from the begin of a company's name to its form. */
const REACH = 60;
/** How sure a brand is that is a company of that name. */
const OF_COMPANY = 0.8;

/** Names in the head of a page that a company on it begins with: "MAISON AUBRAC" of "Maison Aubrac SAS, Rodez". */
export function brandsOfTitles(passages: readonly Passage[]): Found[] {
  const first = passages.find(({ order, reading }) => order === "rows" && reading.page === 1);
  if (!first) return [];
  for (const { value, start } of linesOf(first.text).slice(0, MOST_LINES).flatMap(piecesOf)) {
    if (!isMark(value)) continue;
    const printed = companyCalled(first, value, start);
    if (printed === undefined) continue;
    const place = { start, end: start + value.length };
    return [{ field: "brand", value: printed, confidence: OF_COMPANY, passage: first, ...place }];
  }
  return [];
}

/** Most words of a name beside a title. */
const MOST_WORDS = 4;
/** How sure a brand is that nothing but its place tells. */
const OF_PLACE = 0.7;

/** The name that a technical sheet begins with, beside its title or its labels: "ÉGLANTINE – Fiche technique", "Maison Verrin | Style: BLZ-W24". */
export function brandBesideTitle(passage: Passage): Found[] {
  const { order, reading, text } = passage;
  if (order !== "rows" || reading.page !== 1) return [];
  const [first, ...others] = linesOf(text).slice(0, 1).flatMap(piecesOf);
  if (!first) return [];
  const { value, start } = first;
  if (!isMark(value) || /\d/.test(value) || value.split(" ").length > MOST_WORDS) return [];
  const isTitle = (said: string) => TITLE.test(folded(said)) || /^\p{L}[^:]{1,30}:/u.test(said);
  if (!others.some((other) => isTitle(other.value))) return [];
  const place = { start, end: start + value.length };
  return [{ field: "brand", value, confidence: OF_PLACE, passage, ...place }];
}

/** What stands in a line, cell by cell and sign by sign. */
function piecesOf({ line, start }: { line: string; start: number }): { value: string; start: number }[] {
  return cellsOf(line, start).flatMap(({ cell, start: at }) =>
    cell.split(BESIDE).map((value) => ({ value, start: at + cell.indexOf(value) })),
  );
}

/** A name without a form of company, a title of a paper, or goods. */
function isMark(value: string): boolean {
  const small = folded(value);
  if (!isName(value, LONGEST) || /[„“”"«»]/u.test(value) || TITLE.test(small) || namesKind(small))
    return false;
  return companyEnd(value) === undefined && companyEnd(`${value}, Lda.`) !== undefined;
}

/** How a name is printed elsewhere on the page as the begin of a company's. */
function companyCalled({ text, folded: small }: Passage, value: string, own: number): string | undefined {
  const name = folded(value);
  for (let at = small.indexOf(name); at >= 0; at = small.indexOf(name, at + name.length)) {
    const end = at + name.length;
    if (at === own || /[\p{L}\d]/u.test(small.charAt(at - 1))) continue;
    const company = text.slice(at, at + REACH).split(/[\t\n]/, 1)[0] ?? "";
    if (/^[ ,]/.test(text.slice(end, end + 1)) && (companyEnd(company) ?? 0) > value.length)
      return text.slice(at, end);
  }
  return undefined;
}
