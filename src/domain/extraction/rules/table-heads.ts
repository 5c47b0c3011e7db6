/** What the head of a column says of what stands below it, by the places of both on the page. */
import { CELL_END, LINE_END, type Passage } from "../reading/passage.ts";
import { type Place, wordsOf } from "./places.ts";

interface Head {
  passage: Passage;
  /** Where each cell begins from the left, and whether it says what is looked for. */
  cells: readonly { left: number; says: boolean }[];
  bottom: number;
}

/** Longest cell of a head, in characters. */
const LONGEST = 40;
/** A value is of the head that it stands below: this far from its left edge at most. */
const REACH = 60;
/** Words of one row begin at one height, but for this share of it. */
const SAME_ROW = 0.6;

/** The places that stand in a column whose head says something, of tables with other columns. */
export function underHead<Of extends Place>(
  passages: readonly Passage[],
  places: readonly Of[],
  said: RegExp,
): Set<Of> {
  const heads = passages.flatMap((passage) => headsOf(passage, said));
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

function headsOf(passage: Passage, said: RegExp): Head[] {
  const { order, folded } = passage;
  if (order !== "rows" || !said.test(folded)) return [];
  let at = 0;
  return folded.split(LINE_END).flatMap((line): Head[] => {
    const cells = line.split(CELL_END).map((cell) => {
      const start = at;
      at += cell.length + 1;
      return { start, cell };
    });
    if (cells.length < 3 || !cells.every(({ cell }) => cell.length <= LONGEST && !cell.includes("%")))
      return [];
    if (!cells.some(({ cell }) => said.test(cell))) return [];
    const placed = cells.map(({ start, cell }) => {
      const [word] = wordsOf({ passage, start, end: start + cell.length });
      return { left: word?.x ?? 0, says: said.test(cell), bottom: (word?.y ?? 0) + (word?.height ?? 0) };
    });
    return [{ passage, cells: placed, bottom: Math.max(...placed.map(({ bottom }) => bottom)) }];
  });
}

function isUnder(place: Place, { passage, cells, bottom }: Head): boolean {
  if (place.passage.reading !== passage.reading) return false;
  const [word] = wordsOf(place);
  if (!word || word.y < bottom) return false;
  const nearest = cells.toSorted(
    (one, other) => Math.abs(one.left - word.x) - Math.abs(other.left - word.x),
  )[0];
  return nearest?.says === true && Math.abs(nearest.left - word.x) < REACH;
}
