/** Names in letters with room between, as over a page or on a label: "L O R D  B Y T O M". */
import { folded } from "../folded.ts";
import type { Passage } from "../reading/passage.ts";
import type { Found } from "./found.ts";
import { isName, TITLE } from "./name-shapes.ts";
import { cellsOf, linesOf } from "./places.ts";

/** Among so many lines of a first page. */
const MOST_LINES = 8;
/** Letters one by one, of which two may have come together. */
const SPACED = /^\p{Lu}{1,2}(?: \p{Lu}{1,2}){3,24}$/u;

/** A mark of spaced letters, as its words are parted where the page names it again. */
export function spacedMarks(passages: readonly Passage[]): Found[] {
  return passages.flatMap((passage): Found[] => {
    const { order, reading, text } = passage;
    if (order !== "rows" || reading.page !== 1) return [];
    const cells = linesOf(text)
      .slice(0, MOST_LINES)
      .flatMap(({ line, start }) => cellsOf(line, start));
    return cells.flatMap(({ cell, start }) => {
      if (!SPACED.test(cell) || !areSingle(cell)) return [];
      const value = namedAgain(passages, cell);
      if (value === undefined || !isName(value, 30) || TITLE.test(folded(value))) return [];
      return [{ field: "brand", value, confidence: 0.8, passage, start, end: start + cell.length }];
    });
  });
}

/** "EU UK US CM" are heads of sizes. */
function areSingle(cell: string): boolean {
  const letters = cell.split(" ");
  return letters.filter((each) => each.length === 1).length > letters.length * 0.7;
}

/** What has the same letters elsewhere: the words of a name, or an address of the web. */
function namedAgain(passages: readonly Passage[], cell: string): string | undefined {
  const letters = cell.replaceAll(" ", "");
  const again = new RegExp(`(?<![\\p{L}\\d])${[...folded(letters)].join("[ -]?")}(?![\\p{L}\\d])`, "gu");
  const said = passages.flatMap(({ text, folded: small }) =>
    [...small.matchAll(again)].map(({ 0: match, index }) => text.slice(index, index + match.length)),
  );
  const names = said.filter((name) => !name.includes("\n") && name !== cell && !SPACED.test(name));
  const inSmall = names.find((name) => /^\p{Lu}.*\p{Ll}/u.test(name));
  return inSmall ?? (names.length > 0 ? (names.find((name) => name.includes(" ")) ?? letters) : undefined);
}
