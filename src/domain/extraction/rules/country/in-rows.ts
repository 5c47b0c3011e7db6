/** Countries in the row or the cell of the making, and beside the name of the works. */
import type { Passage } from "../../reading/passage.ts";
import { type Found, ofOneValue } from "../kit/found.ts";
import { labelled } from "../kit/labels.ts";
import { cellsOf, lineEnd, lineStart } from "../kit/places.ts";
import { matches, type Worded } from "../kit/worded.ts";
import { ORIGIN_OF_PART } from "./clauses.ts";
import { SPOKEN_OF_MAKING } from "./making.ts";
import { countryIn, countryOfAddress, countryOfCell, countryOfTown } from "./places-of-making.ts";
import { WHERE } from "./words.ts";

/** A step in a cell of its own behind the first: with the one country that its row has, whatever the columns are; several sites that sew are those of a company, and of no product. */
export function inCell(passage: Passage, field: string, cell: Worded): Found[] {
  if (passage.order !== "rows") return [];
  const found = [...matches(passage, cell)].flatMap((match): Found[] => {
    const countries = countriesOfRow(passage, lineStart(passage, match.index)).filter(
      ({ start }) => start !== match.index,
    );
    const [country] = countries;
    if (!country || countries.length > 1 || country.start > match.index) return [];
    const found = { field, value: country.code, confidence: 0.85, passage };
    return [{ ...found, start: country.start, end: country.end }];
  });
  return field === "country_making" ? ofOneValue(found) : found;
}

type Country = NonNullable<ReturnType<typeof countryOfCell>>;

/** By the start of each row: one may name many steps, and is looked through for countries once. */
const countriesByRow = new WeakMap<Passage, Map<number, readonly Country[]>>();

function countriesOfRow(passage: Passage, from: number): readonly Country[] {
  const rows = countriesByRow.get(passage) ?? new Map<number, readonly Country[]>();
  countriesByRow.set(passage, rows);
  const known = rows.get(from);
  if (known) return known;
  const line = passage.folded.slice(from, lineEnd(passage.folded, from));
  const countries = cellsOf(line, from).flatMap(({ cell, start }): Country[] => {
    const country = countryOfCell(passage, start, start + cell.length);
    return country ? [country] : [];
  });
  rows.set(from, countries);
  return countries;
}

/** Countries in the row of a step. */
export function inRow(passage: Passage, field: string, row: Worded): Found[] {
  if (passage.order !== "rows") return [];
  const ends = field === "country_making" ? WITH_TOWN : ENDS_CELL;
  return [...matches(passage, row)].flatMap((match): Found[] => {
    const cells = match.groups?.cells ?? "";
    for (const { cell, start } of cellsOf(cells, match.index + match[0].length - cells.length)) {
      // The country ends its cell, after a town or alone.
      for (const { index } of [...cell.matchAll(/(?<=^|[ ,(])\p{L}/gu)].slice(-4)) {
        const country = countryIn(passage, start + index);
        if (!country?.sure || !ends.test(passage.folded.slice(country.end, start + cell.length))) continue;
        if (index > 0 && country.end - country.start < 4) continue;
        if (OF_COMPONENT.test(cell.slice(0, index)) || isOfMaterial(cell.slice(0, index))) continue;
        const found = { field, value: country.code, confidence: 0.85, passage };
        return [{ ...found, start: country.start, end: country.end }];
      }
    }
    return [];
  });
}

/** Behind the country of a cell: nothing. */
const ENDS_CELL = /^[). ]*$/;
/** Where a product is made, also its town in brackets: "Portugal (Guimarães)". Behind that of a fibre it is what is done there. */
const WITH_TOWN = /^(?: ?\([^()\d:]{2,40}\))?[). ]*$/;

/** "(LED: Japan, adapter: China)": where the components come from, one by one. */
const OF_COMPONENT = /\([^()]*\p{L} ?: ?$/u;

/** "Nordmazedonien; Gewebe aus Deutschland": behind the country of making, where the cloth comes from. */
function isOfMaterial(before: string): boolean {
  const [own = "", ...others] = before.split(/[;,(–—]/u).reverse();
  return others.length > 0 && ORIGIN_OF_PART.test(own);
}

/** Where the works are, by the end of their address: surely enough only where nothing else is said. */
export function ofWorks(passage: Passage): Found[] {
  return labelled(passage, "factory").flatMap(({ start, end, apart, worth }): Found[] => {
    const country = apart
      ? (countryOfTown(passage, start, end) ??
        countryOfAddress(passage, start, end) ??
        countryBehindDone(passage, start, end))
      : undefined;
    if (!country?.sure) return [];
    const found = { field: "country_making", value: country.code, confidence: OF_WORKS * worth, passage };
    return [{ ...found, start, end: country.end }];
  });
}

const OF_WORKS = 0.8;

const IN = new RegExp(String.raw`(?<!\p{L})(?:${WHERE})[ ](?=\p{L}{4})`, "gu");

/** "Tessitura Kestrel S.p.A. – knitted and finished in Italy": the country that ends what the works do. */
function countryBehindDone(passage: Passage, start: number, end: number) {
  const done = / [–—-] (?=\p{Ll})/u.exec(passage.text.slice(start, end));
  if (!done) return undefined;
  const said = passage.folded.slice(start + done.index, end);
  const last = [...said.matchAll(IN)].at(-1);
  if (!last || ORIGIN_OF_PART.test(said)) return undefined;
  const country = countryIn(passage, start + done.index + last.index + last[0].length);
  return country && ENDS_CELL.test(passage.folded.slice(country.end, end)) ? country : undefined;
}

/** "Manufacturer (cutting and sewing): Some Works Ltd, Bursa, Türkiye": the label of whoever makes the goods tells what they do. */
export function ofMakers(passage: Passage): Found[] {
  return labelled(passage, "manufacturer").flatMap(({ from, start, end, apart, worth }): Found[] => {
    const done = IN_BRACKETS.exec(passage.folded.slice(from, start))?.[0] ?? "";
    if (!apart || !SPOKEN_OF_MAKING.pattern().test(done)) return [];
    const country = countryOfTown(passage, start, end) ?? countryOfAddress(passage, start, end);
    if (!country?.sure) return [];
    const confidence = SAID_TO_MAKE * worth;
    return [{ field: "country_making", value: country.code, confidence, passage, start, end: country.end }];
  });
}

const IN_BRACKETS = /\([^()\n\t]*\)/u;
const SAID_TO_MAKE = 0.88;
