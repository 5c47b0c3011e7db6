/** Compositions as findings: the parts of a product are one value together. */
import type { Found } from "../kit/found.ts";
import { CONTRADICTED, type Composition } from "./composition.ts";

/** The field of a template that takes them. */
export const FIELD = "fibre_composition";
/** Most different wholes of one part that a person is asked to choose from. */
const MOST_WHOLES = 2;
/** Longest stretch of a page that is quoted as one, in characters. */
const LONGEST_QUOTED = 600;

/** Compositions as rows for the field of the template. */
export function toldOf(each: readonly Composition[]): Found[] {
  const parts = Map.groupBy(each, ({ part }) => part);
  const sure = [...parts.values()].every((list) => list.length === 1);
  if (sure) return each.length === 0 ? [] : [together(each)];
  const most = Math.max(...[...parts.values()].map((list) => list.length));
  // A list of offers is of several products.
  if (most > MOST_WHOLES) return [];
  // Several wholes of one part contradict each other: each is told with the other parts, none is sure.
  return Array.from({ length: most }, (_, choice) => {
    const chosen = [...parts.values()].flatMap((list) => list[Math.min(choice, list.length - 1)] ?? []);
    return { ...together(chosen), confidence: CONTRADICTED };
  });
}

/** As one value, with a row for each fibre of each part. */
export function together(list: readonly Composition[]): Found {
  const first = list[0];
  const last = list.at(-1);
  if (!first || !last) throw new Error("a composition has no part");
  const value = list.flatMap(({ part, shares }) =>
    shares.map(({ fibre, percent }) => ({ fibre, percent, ...(part === "" ? {} : { component: part }) })),
  );
  const near =
    list.every(({ passage }) => passage === first.passage) && last.end - first.start < LONGEST_QUOTED;
  return {
    field: FIELD,
    value,
    confidence: Math.min(...list.map(({ confidence }) => confidence)),
    passage: first.passage,
    start: first.start,
    end: near ? Math.max(...list.map(({ end }) => end)) : first.end,
  };
}
