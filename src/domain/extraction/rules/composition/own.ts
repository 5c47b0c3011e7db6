/** Which of the compositions of a document are those of its product, and not of threads, choices or what goes with it. */

import { sharesWords } from "../kit/places.ts";
import { lastSaid } from "../papers/last-words.ts";
import { isOfOlderMail } from "../papers/mails.ts";
import { isOfVersion } from "../papers/versions.ts";
import { isSaidOfAnother } from "../products/others.ts";
import { AMONG_OTHERS, COMPOSED, CONTRADICTED, type Composition, NO_PART } from "./composition.ts";
import { isAlike } from "./distinct.ts";
import { isAfter, isAfterItsLabel, isAfterItsName, otherLabelOf } from "./labels-before.ts";
import { choicesAmong, ofSeveralArticles } from "./others/choices.ts";
import { isOfFilm } from "./others/film.ts";
import { isFormerInSentence } from "./others/former-sentences.ts";
import { isOfNoProduct, isShownBesides } from "./others/no-product.ts";
import { ofSeveralColours } from "./others/of-colours.ts";
import { isUntilDay } from "./others/of-dates.ts";
import { isOfOtherNumber } from "./others/of-numbers.ts";
import { isOfNow, isOfOther, isSaidAside, isUnproven } from "./others/of-others.ts";
import { isOffLabel } from "./others/off-label.ts";
import { isWornWith } from "./others/worn-with.ts";
import { isOfGarmentCover } from "./parts/garment-covers.ts";
import { THREADS, WARP, WEFT, YARN } from "./parts/part-names.ts";
import { labelBefore } from "./surroundings.ts";
import { isOfTrims } from "./tables/trims-lists.ts";
import { isOfTotal } from "./totals.ts";

/** Without threads, packages, choices and what is of no product, in either order of the page. */
export function ofProducts(all: readonly Composition[]): Composition[] {
  const choices = choicesAmong(all);
  const several = ofSeveralArticles(all).union(ofSeveralColours(all));
  const none = all.filter(
    (one) =>
      one.part === NO_PART ||
      choices.has(one) ||
      several.has(one) ||
      isOfNoProduct(one) ||
      isUnproven(one) ||
      isOfFilm(one, all) ||
      isOfGarmentCover(one, all) ||
      isOffLabel(one, all) ||
      isOfTrims(one, all),
  );
  // What the row of a trimming says is of none in the other order of the page, either; what a shop shows in a column of its own
  // beside the product is above its data in rows alone.
  const isNone = (one: Composition) =>
    none.some(
      (other) =>
        (one.part === "" || other.passage.order === "rows") &&
        sharesWords(other, one) &&
        (one.passage === other.passage || !isShownBesides(other)),
    );
  return all.filter((one) => !none.includes(one) && !isNone(one));
}

/** Without what is said aside, in either order of the page; where nothing else is said, that, unsure. */
export function ownOf(all: readonly Composition[]): readonly Composition[] {
  const aside = all.filter((one) => isAside(one, all));
  const own = all.filter((one) => !aside.some((other) => other === one || sharesWords(other, one)));
  if (own.length > 0) return lastSaid(own, (one, other) => isOfSame(one.part, other.part));
  return all.map((one) => ({ ...one, confidence: CONTRADICTED }));
}

function isAside(one: Composition, all: readonly Composition[]): boolean {
  return (
    isOfOther(one) ||
    isBeforeNow(one, all) ||
    (isAfter(one, "recycled") && !followsAnother(one, all)) ||
    isSaidAside(one) ||
    (isSaidOfAnother(one) && !isOfNow(one)) ||
    isOfVersion(one) ||
    isFormerInSentence(one) ||
    isUntilDay(one, () => all.filter(({ part }) => isOfSame(part, one.part))) ||
    isOfOtherNumber(one, all) ||
    isOfOlderMail(one) ||
    isOfTotal(one, all) ||
    isWornWith(one) ||
    (one.pure === true && all.some((other) => !other.pure && isOfSame(one.part, other.part)))
  );
}

/** After the label of a composition that another one of the part has with a word for now. */
function isBeforeNow(one: Composition, all: readonly Composition[]): boolean {
  if (!COMPOSED.test(labelBefore(one)) || isOfNow(one)) return false;
  return all.some((other) => other.part === one.part && isOfNow(other) && COMPOSED.test(labelBefore(other)));
}

/** True for one part, and for two names of the outside. */
function isOfSame(one: string, other: string): boolean {
  return one === other || [one, other].every((part) => OUTSIDE.has(part));
}

const OUTSIDE: ReadonlySet<string> = new Set(["", "shell", "upper"]);

/** "100 % polyamide, / recycled / 100 % polyester": what stands before it ends another. */
function followsAnother({ passage, start }: Composition, all: readonly Composition[]): boolean {
  return all.some(
    (one) =>
      one.passage === passage && one.end <= start && passage.folded.slice(one.end, start).trim() === "",
  );
}

/** Parts beside which a yarn is that of the product itself. */
const BESIDE_YARN: ReadonlySet<string> = new Set([
  "lining",
  "pocket lining",
  "hood lining",
  "collar lining",
  "collar",
  "trim",
  "contrast",
  "insert",
  "elbow patch",
  "embroidery",
  "lace",
  "pompom",
  "reinforcement",
]);

/** Without yarns, and with what stands under other labels in its place. */
export function ofProduct(each: readonly Composition[]): Composition[] {
  const cloth = each.filter(({ part }) => part !== YARN && !THREADS.has(part));
  // What is knitted is told by its yarn, and beside that by its trims alone.
  if (cloth.every(({ part }) => BESIDE_YARN.has(part))) {
    const yarns = each.flatMap((one) =>
      one.part === YARN ? [{ ...one, part: "", confidence: AMONG_OTHERS }] : [],
    );
    if (yarns.length === 0) return [...wovenOf(each), ...ofItsLabels(cloth)];
    return [...yarns, ...cloth];
  }
  return ofItsLabels(cloth);
}

/** A cloth that is told by its threads both ways, as Article 9 of Regulation (EU) No 1007/2011 has it for pure ones. */
function wovenOf(each: readonly Composition[]): readonly Composition[] {
  const threads = each.filter(({ part }) => THREADS.has(part));
  const [one, other] = [WARP, WEFT].map((way) => threads.filter(({ part }) => part === way));
  const [warp, weft] = [one?.[0], other?.[0]];
  if (!warp || !weft || threads.length > 2) return [];
  return isAlike(warp, weft) ? [{ ...warp, part: "" }] : [warp, weft];
}

/** Wholes of the product as such that stand beside each other: the one after a word for it is the product's. */
function ofItsLabels(each: readonly Composition[]): Composition[] {
  const wholes = each.filter(({ part }) => part === "");
  const labelled = wholes.filter(isAfterItsLabel);
  const named = labelled.length > 0 ? labelled : wholes.filter(isAfterItsName);
  const [main] = named;
  if (wholes.length < 2 || named.length !== 1 || !main) return [...each];
  const parts = new Set<string>();
  return each.flatMap((one) => {
    if (one === main) return [{ ...one, confidence: Math.min(one.confidence, AMONG_OTHERS) }];
    if (one.part !== "") return [one];
    const part = otherLabelOf(one);
    if (part === undefined || parts.has(part)) return [];
    parts.add(part);
    return [{ ...one, part, confidence: AMONG_OTHERS }];
  });
}
