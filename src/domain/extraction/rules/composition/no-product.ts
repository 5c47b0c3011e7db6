/**
 * Whether shares are of any product at all. Each way in which a paper tells shares that nobody would confirm has a row
 * in `no-product-kinds.ts`.
 */
import type { Place } from "../places.ts";
import { NO_PRODUCT_KINDS } from "./no-product-kinds.ts";
import type { Said } from "./said.ts";
import { type Surroundings, surroundingsOf, textAbove } from "./surroundings.ts";

/** A way in which shares are told that are of no product, by what is said around them. */
interface Told {
  kind: string;
  patterns: readonly (readonly [keyof Surroundings, Said])[];
}

const KINDS: readonly Told[] = NO_PRODUCT_KINDS.map(({ kind, said }) => ({
  kind,
  patterns: Object.entries(said) as [keyof Surroundings, Said][],
}));

/** True for shares that are of no product: a person who read on would not confirm them, even were there no others. */
export function isOfNoProduct(place: Place): boolean {
  return kindOfNoProduct(place) !== undefined;
}

const SHOWN_BESIDES: ReadonlySet<string> = new Set([
  "shown besides",
  "below a heading to wear with it",
  "below a heading for the same series",
]);

/** True below a heading over other goods of a shop: what stands there is no second product of the paper. */
export function isShownBesides(place: Place): boolean {
  const above = textAbove(place);
  return KINDS.some(
    ({ kind, patterns }) => SHOWN_BESIDES.has(kind) && patterns.every(([, pattern]) => pattern.test(above)),
  );
}

/** True for what stands in a quoted example, shares or not: how a form is to be filled in, say. */
export function isInQuotedExample(place: Place): boolean {
  const around = surroundingsOf(place);
  return KINDS.some((told) => told.kind === "in a quoted example" && isSaid(told, around));
}

/** What such shares are of instead, as the first kind that says so is called. */
export function kindOfNoProduct(place: Place): string | undefined {
  const around = surroundingsOf(place);
  return KINDS.find((told) => isSaid(told, around))?.kind;
}

function isSaid({ patterns }: Told, around: Surroundings): boolean {
  return patterns.every(([where, pattern]) => pattern.test(around[where]));
}
