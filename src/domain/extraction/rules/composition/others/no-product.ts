/**
 * Whether shares are of any product at all. Each way in which a paper tells shares that nobody would confirm has a row
 * in `no-product-kinds.ts`.
 */
import type { Place } from "../../kit/places.ts";
import type { Said } from "../said.ts";
import { type Surroundings, sentenceOf, surroundingsOf, textAbove } from "../surroundings.ts";
import { NO_PRODUCT_KINDS, YES } from "./no-product-kinds.ts";

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

const UNDECIDED: ReadonlySet<string> = new Set([
  "in a question",
  "in an indirect question",
  "wished for",
  "wished for, by the verb behind",
  "asked for before",
  "asked for before, by the participle behind",
  "considered",
  "preferred by somebody",
  "proposed in place of another",
  "proposed and not accepted",
]);
/** "Can it be washed at 40 °C? Yes": a question that is answered so. */
const ANSWERED_YES = new RegExp(String.raw`^[^?\n]*\?\s{1,2}(?:[–-] )?(?:${YES})(?!\p{L})`, "u");

/** True for what somebody asks or wishes for in its sentence, shares or not: "the customer asks for a wash at 60 °C". */
export function isUndecided(place: Place): boolean {
  const around = sentenceOf(place);
  if (ANSWERED_YES.test(around.following)) return false;
  return KINDS.some(
    ({ kind, patterns }) =>
      UNDECIDED.has(kind) &&
      patterns.every(([where, pattern]) => pattern.test(around[where as keyof typeof around])),
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
