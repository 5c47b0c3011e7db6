/** What the head of a column says of what stands below it, by the places of both on the page. */
import type { Passage } from "../../../reading/passage.ts";
import { cellsOf, linesOf, type Place, wordsOf } from "../../kit/places.ts";

interface Head {
  passage: Passage;
  /** Where each cell begins from the left, and whether it says what is looked for. */
  cells: readonly { left: number; says: boolean }[];
  bottom: number;
}

/** A share, which no head has: "found (%)" is one. */
const SHARE = /\d[ ]?%/u;
/** Longest cell of a head, in characters. */
const LONGEST = 40;
/** A value is of the head that it stands below: this far from its left edge at most. */
const REACH = 60;
/** And so far where the head stands in the middle of its column. */
const CENTRED = 120;
/** Words of one row begin at one height, but for this share of it. */
const SAME_ROW = 0.6;

/** What is looked for in the heads of columns, and what may stand beside it as the only other column. */
export interface Sought {
  says: (head: string) => boolean;
  besides: (head: string) => boolean;
}

/** The places that stand in a column whose head says something, of tables with other columns. */
export function underHead<Of extends Place>(
  passages: readonly Passage[],
  places: readonly Of[],
  sought: Sought,
): Set<Of> {
  if (places.length === 0) return new Set();
  const heads = passages.flatMap((passage) => headsOf(passage, sought));
  return new Set(places.filter((place) => heads.some((head) => isUnder(place, head))));
}

/** True where two places stand in one row. */
export function isBeside(one: Place, other: Place): boolean {
  const [first] = wordsOf(one);
  const [second] = wordsOf(other);
  return (
    first !== undefined &&
    second !== undefined &&
    one.passage.reading === other.passage.reading &&
    Math.abs(first.y - second.y) < first.height * SAME_ROW
  );
}

function headsOf(passage: Passage, { says, besides }: Sought): Head[] {
  const { order, folded } = passage;
  if (order !== "rows") return [];
  return linesOf(folded).flatMap(({ line, start: from }): Head[] => {
    const cells = cellsOf(line, from);
    if (cells.length < 2 || !cells.every(({ cell }) => cell.length <= LONGEST && !SHARE.test(cell)))
      return [];
    if (!cells.some(({ cell }) => says(cell))) return [];
    if (cells.length === 2 && !cells.some(({ cell }) => besides(cell))) return [];
    const placed = cells.map(({ start, cell }) => {
      const [word] = wordsOf({ passage, start, end: start + cell.length });
      return { left: word?.x ?? 0, says: says(cell), bottom: (word?.y ?? 0) + (word?.height ?? 0) };
    });
    return [{ passage, cells: placed, bottom: Math.max(...placed.map(({ bottom }) => bottom)) }];
  });
}

function isUnder(place: Place, { passage, cells, bottom }: Head): boolean {
  if (place.passage.reading !== passage.reading) return false;
  const [word] = wordsOf(place);
  // Rows that are set close share some of their height.
  if (!word || word.y + word.height / 2 < bottom) return false;
  const nearest = cells.toSorted(
    (one, other) => Math.abs(one.left - word.x) - Math.abs(other.left - word.x),
  )[0];
  const reach = nearest && nearest.left > word.x ? CENTRED : REACH;
  return nearest?.says === true && Math.abs(nearest.left - word.x) < reach;
}
