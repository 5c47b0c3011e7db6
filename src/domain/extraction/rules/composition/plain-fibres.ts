/** Fibres told without how they were grown or won, beside the same shares with it. */
import { sharesWords } from "../places.ts";
import { AMONG_OTHERS, type Composition } from "./composition.ts";
import { isAlike } from "./distinct.ts";
import { isAfterItsName } from "./labels-before.ts";

/** "Padding: 100 % polyester" in the table of a laboratory, which cannot tell more, is the "100 % recycled polyester" that was declared. */
export function withoutPlain(all: readonly Composition[]): Composition[] {
  const plain = all.filter((one) => all.some((other) => saysMore(other, one)));
  return all.flatMap((one) => {
    // In the other order of the page its part may not be known.
    if (plain.some((other) => other === one || (isAlike(other, one) && sharesWords(other, one)))) return [];
    const isBeside = plain.some((other) => saysMore(one, other) && !sharesWords(other, one));
    return [isBeside ? { ...one, confidence: Math.min(one.confidence, AMONG_OTHERS) } : one];
  });
}

/** True for the same shares of the same part, of which one is told with more; what has no name may be of any part. */
function saysMore(more: Composition, less: Composition): boolean {
  return (
    more.part === less.part &&
    (more.part !== "" || [more, less].every(isAfterItsName)) &&
    more.shares.length === less.shares.length &&
    less.shares.every(({ fibre, percent }) =>
      more.shares.some((one) => one.percent === percent && (one.fibre === fibre || isWon(one.fibre, fibre))),
    ) &&
    less.shares.some(({ fibre }) => more.shares.every((one) => one.fibre !== fibre))
  );
}

function isWon(fibre: string, plain: string): boolean {
  return fibre === `recycled ${plain}` || fibre === `organic ${plain}`;
}
