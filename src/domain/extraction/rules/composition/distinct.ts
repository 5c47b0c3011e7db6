/** Each composition once: what two readings of a page, or two languages, say alike is one. */

import { lineBefore, sharesWords, wordsOf } from "../kit/places.ts";
import { type Composition, MEASURED_PART, NO_PART } from "./composition.ts";
import { isAfterItsName } from "./labels-before.ts";
import { PIECES, PRODUCTS, WARP, WEFT, YARN } from "./parts/part-names.ts";

/** Each composition once: of those that say the same the cheapest, see `cost`. */
export function distinct(all: readonly Composition[]): Composition[] {
  const kept: Composition[] = [];
  // Made once for each: a long document tells hundreds, and each is compared with all that are kept.
  const keys = new Map(all.map(({ shares }) => [shares, keyOf(shares)]));
  const hasSame = (one: Composition, other: Composition) => keys.get(one.shares) === keys.get(other.shares);
  for (const one of all.toSorted((a, b) => cost(a) - cost(b))) {
    const same = kept.find(
      (other) => hasSame(one, other) && (other.part === one.part || isOneOf(one, other)),
    );
    if (same) {
      if (same.part === "" && sharesWords(same, one)) same.part = one.part;
      continue;
    }
    if (kept.some((other) => other.passage !== one.passage && sharesWords(other, one))) continue;
    kept.push({ ...one });
  }
  const whole = kept.some(({ part }) => isOfAll(part))
    ? undefined
    : all.find((one) => isInSentence(one, kept));
  return [...kept, ...(whole ? [{ ...whole }] : [])].toSorted((a, b) => position(a) - position(b));
}

/** True for two wholes of the same shares. */
export function isAlike(one: Composition, other: Composition): boolean {
  return keyOf(one.shares) === keyOf(other.shares);
}

/** What two wholes have in common that are alike. */
export function keyOf(shares: Composition["shares"]): string {
  return JSON.stringify(shares.toSorted((one, other) => one.fibre.localeCompare(other.fibre)));
}

/** Where one of two wholes alike has no part: true unless it says that it is of the product, and the other of a part. */
function isOneOf(one: Composition, other: Composition): boolean {
  const plain = one.part === "" ? one : other;
  const named = plain === one ? other : one;
  if (plain.part !== "" || named.alike || isBesideMain(named, plain)) return false;
  if (isOfAll(named.part) || sharesWords(one, other)) return true;
  return !isAfterItsName(plain);
}

/** "Main fabric: 100 % polyester; mesh: 100 % polyester": in the line of what is named as the cloth, a part of its own. */
function isBesideMain(named: Composition, plain: Composition): boolean {
  if (!BESIDE_MAIN.has(named.part) || named.passage !== plain.passage || !isAfterItsName(plain)) return false;
  const { folded } = plain.passage;
  const between = folded.slice(Math.min(named.end, plain.end), Math.max(named.start, plain.start));
  return /[;,.]/.test(between) && !/[\n\t]/.test(between);
}

/** Names of parts that are also those of products, and not of all that one is made of. */
const BESIDE_MAIN: ReadonlySet<string> = new Set([
  "mesh",
  "lace",
  "fringe",
  "belt",
  "strap",
  "fur",
  "insole",
]);

/** "A dress of 100 % viscose" beside a part that is of the same: without a label of its own. */
function isInSentence(one: Composition, kept: readonly Composition[]): boolean {
  if (one.part !== "" || kept.some((other) => sharesWords(one, other))) return false;
  return /\p{L}{2}[ (]{1,2}$/u.test(lineBefore(one));
}

/** Parts that may be another name for the product. */
function isOfAll(part: string): boolean {
  return (
    ["", "shell", "upper", YARN, WARP, WEFT, NO_PART, MEASURED_PART].includes(part) ||
    PRODUCTS.has(part) ||
    PIECES.has(part)
  );
}

/** How far apart the words of a composition stand. */
function cost({ passage, start, end, part, shares, crossed }: Composition): number {
  if (crossed) return -1000;
  const text = passage.folded.slice(start, end);
  const breaks = (text.match(/[\t\n]/g)?.length ?? 0) * 10;
  // What stands in the next line of a cell may say how a fibre was won.
  const said = shares.filter(({ fibre }) => /^(?:recycled|organic) /.test(fibre)).length * 15;
  return breaks - said + text.length / 10 + (part === "" ? 1 : 0);
}

/** From the top of the first page on. */
function position(one: Composition): number {
  const [word] = wordsOf(one);
  return one.passage.reading.page * 1e6 + (word?.y ?? 0) * 100 + (word?.x ?? 0) / 100;
}
