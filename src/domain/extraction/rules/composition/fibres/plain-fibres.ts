/** Fibres told without how they were grown or won, beside the same shares with it. */
import { sharesWords } from "../../kit/places.ts";
import { AMONG_OTHERS, type Composition } from "../composition.ts";
import { keyOf } from "../distinct.ts";
import { isAfterItsName } from "../labels-before.ts";

/** "Padding: 100 % polyester" in the table of a laboratory, which cannot tell more, is the "100 % recycled polyester" that was declared. */
export function withoutPlain(all: readonly Composition[]): Composition[] {
  const byMeasure = Map.groupBy(all, measureOf);
  const beside = (one: Composition) => byMeasure.get(measureOf(one)) ?? [];
  const plain = new Set(all.filter((one) => beside(one).some((other) => saysMore(other, one))));
  const plainByKey = Map.groupBy(plain, ({ shares }) => keyOf(shares));
  return all.flatMap((one) => {
    // In the other order of the page its part may not be known.
    const alike = plainByKey.get(keyOf(one.shares)) ?? [];
    if (plain.has(one) || alike.some((other) => sharesWords(other, one))) return [];
    const isBeside = beside(one).some(
      (other) => plain.has(other) && saysMore(one, other) && !sharesWords(other, one),
    );
    return [isBeside ? { ...one, confidence: Math.min(one.confidence, AMONG_OTHERS) } : one];
  });
}

/** What two wholes have in common of which one says more: their part and how much of each fibre. */
function measureOf({ part, shares }: Composition): string {
  return JSON.stringify([part, shares.map(({ percent }) => percent).sort((one, other) => one - other)]);
}

/** True for the same shares of the same part, of which one is told with more; what has no name may be of any part. */
function saysMore(more: Composition, less: Composition): boolean {
  return (
    less.shares.every(({ fibre, percent }) =>
      more.shares.some((one) => one.percent === percent && (one.fibre === fibre || isWon(one.fibre, fibre))),
    ) &&
    less.shares.some(({ fibre }) => more.shares.every((one) => one.fibre !== fibre)) &&
    (more.part !== "" || [more, less].every(isAfterItsName))
  );
}

function isWon(fibre: string, plain: string): boolean {
  return fibre === `recycled ${plain}` || fibre === `organic ${plain}`;
}
