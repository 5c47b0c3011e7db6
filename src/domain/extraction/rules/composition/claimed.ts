/** What is claimed counts, and not what a test found; where nothing is claimed what was found is told, unsure. */
import type { Passage } from "../../reading/passage.ts";
import { sharesWords } from "../places.ts";
import { type Composition, MEASURED_PART } from "./composition.ts";
import { saysClaimed, saysFound } from "./measured.ts";
import { isBeside, underHead } from "./table-heads.ts";

/** Confidence in what was found where nothing is claimed, or that was not read. */
const FOUND_ALONE = 0.6;

/** What stands in a column of what was found is marked, where what is claimed stands beside it; else it is not sure. */
export function withMeasured(
  passages: readonly Passage[],
  all: readonly Composition[],
): readonly Composition[] {
  const found = underHead(passages, all, { says: saysFound, besides: saysClaimed });
  const claims = all.filter((one) => !found.has(one));
  return all.map((one) => {
    if (!found.has(one)) return one;
    if (claims.some((other) => isBeside(one, other))) return { ...one, part: MEASURED_PART };
    return { ...one, confidence: Math.min(one.confidence, FOUND_ALONE) };
  });
}

export function isClaimed({ part }: Composition): boolean {
  return part !== MEASURED_PART;
}

/** Without what was found, in either order of the page, where something else is told. */
export function unmeasured(all: readonly Composition[]): readonly Composition[] {
  const measured = all.filter((one) => !isClaimed(one));
  const others = all.filter(
    (one) =>
      !measured.includes(one) &&
      !measured.some((each) => each.passage !== one.passage && sharesWords(each, one)),
  );
  return others.length > 0 ? others : all;
}
