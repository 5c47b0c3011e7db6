/** Brands that the head of a page shows, also over two lines, and an address of mail or the web on it spells: "Maison" over "Oriel" of "…@maisonoriel.example". */
import { folded } from "../../../folded.ts";
import type { Passage } from "../../../reading/passage.ts";
import type { Found } from "../../kit/found.ts";
import { cellsOf, linesOf } from "../../kit/places.ts";
import { companyEnd } from "../../makers/companies.ts";
import { isNoName, namesKind } from "../../products/kinds.ts";
import { isName, TITLE } from "../name-shapes.ts";

/** A domain, at the end of an address of mail as well, and cut by the end of a line: "maison-\nalcyone.example". */
const DOMAIN =
  /(?<![\p{L}\d._-])(?:https?:\/\/)?(?:[\p{L}\d._-]+@)?(?:www\.)?(?<name>[\p{L}\d]+(?:-\n?[\p{L}\d]+)*)\.(?:\p{L}{2,3}|[a-z]{4,8}(?=[/\s>)]|$))(?![\p{L}\d])/gu;
/** Among so many lines of a first page stands its head. */
const HEAD_LINES = 4;
/** Letters of the shortest name that no chance spells. */
const LEAST_LETTERS = 6;
const LONGEST = 30;
/** How sure such a brand is. */
const OF_DOMAIN = 0.75;

/** Brands that an address on the web and the paper have in common. */
export function brandsOfDomains(passages: readonly Passage[]): Found[] {
  const first = passages.find(({ order, reading }) => order === "rows" && reading.page === 1);
  if (!first) return [];
  const domains = domainsIn(first);
  if (domains.size === 0) return [];
  const cells = linesOf(first.text)
    .slice(0, HEAD_LINES)
    .flatMap(({ line, start }) => cellsOf(line, start));
  const called = cells.flatMap(({ cell, start }, i): Found[] =>
    [cell, ...cells.slice(i + 1).map((below) => `${cell} ${below.cell}`)]
      .filter((value) => domains.has(lettersOf(value)) && isBrand(value))
      .map((value) => ({
        field: "brand",
        value,
        confidence: OF_DOMAIN,
        passage: first,
        start,
        end: start + cell.length,
      })),
  );
  return called.slice(0, 1);
}

/** Names of the domains that a page tells, without their hyphens. */
export function domainsIn({ folded: small }: Passage): Set<string> {
  return new Set([...small.matchAll(DOMAIN)].map(({ groups }) => (groups?.name ?? "").replace(/[-\n]/g, "")));
}

/** "Tinker & Wren" is "tinkerwren" there. */
function lettersOf(value: string): string {
  return folded(value).replace(/[^\p{L}\d]/gu, "");
}

function isBrand(value: string): boolean {
  if (!isName(value, LONGEST) || lettersOf(value).length < LEAST_LETTERS || /[\d:;@%]/.test(value))
    return false;
  const small = folded(value);
  return !TITLE.test(small) && !namesKind(small) && !isNoName(value) && companyEnd(value) === undefined;
}
