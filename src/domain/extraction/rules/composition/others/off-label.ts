/** Interlinings of a bill of materials that its text for the label leaves out. */
import { sharesWords } from "../../kit/places.ts";
import { type Composition, NO_PART } from "../composition.ts";

/** Parts that a label tells at least, where it is told beside a bill. */
const LEAST_PARTS = 2;

/** No label needs to tell interlinings (Annex VII of Regulation (EU) No 1007/2011): one is told once, where all other parts are told again. */
export function isOffLabel(one: Composition, all: readonly Composition[]): boolean {
  if (one.part !== INTERLINING || isToldTwice(one.part, all)) return false;
  const others = new Set(all.flatMap(({ part }) => (part === INTERLINING || part === NO_PART ? [] : [part])));
  return others.size >= LEAST_PARTS && [...others].every((part) => isToldTwice(part, all));
}

const INTERLINING = "interlining";

/** In two places of the page, in the same order of it. */
function isToldTwice(part: string, all: readonly Composition[]): boolean {
  const told = all.filter((one) => one.part === part);
  return told.some((one) =>
    told.some((other) => other !== one && other.passage === one.passage && !sharesWords(one, other)),
  );
}
