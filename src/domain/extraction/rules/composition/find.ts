/**
 * Fibre compositions: shares that stand together and make a whole, each of the part of the product that it is of. A
 * list that adds up to something else is not suggested.
 */

import { isOfManyGoods } from "../certificates/type-examinations.ts";
import type { Found, Text } from "../kit/found.ts";
import { asProse } from "../kit/prose.ts";
import { leavesCompositionOpen } from "../papers/refusals.ts";
import { certifiedIn } from "./certified.ts";
import { isClaimed, unmeasured, withMeasured, withoutUndeclared } from "./claimed.ts";
import type { Composition } from "./composition.ts";
import { distinct } from "./distinct.ts";
import { withNotes } from "./fibres/footnotes.ts";
import { withoutPlain } from "./fibres/plain-fibres.ts";
import { isOfSeveralRows, isRequest } from "./others/choices.ts";
import { withSuccessors } from "./others/of-dates.ts";
import { isOfPackages } from "./others/package-papers.ts";
import { ofProduct, ofProducts, ownOf } from "./own.ts";
import { withAlike } from "./parts/alike.ts";
import { THREADS } from "./parts/part-names.ts";
import { partOfTested } from "./parts/part-of.ts";
import {
  withKnownNames,
  withLabels,
  withNumbers,
  withoutLoneName,
  withoutLoneSide,
  withPieces,
} from "./parts/renamed.ts";
import { hasUnreadPart } from "./parts/unread.ts";
import { compositionsIn } from "./read.ts";
import { withRecommended } from "./recommended.ts";
import { FIELD, toldOf } from "./told.ts";

/** Confidence in what a test found where nothing is claimed, or in the yarns that nothing else is told of. */
const UNCLAIMED = 0.8;
/**
 * Wholes in the two orders of all pages, at most. Whatever tells more lists goods, of which none is the product's; and
 * as each is looked at beside all others, what they take grows by their square.
 */
const MOST_WHOLES = 2000;

/**
 * The composition of the product, as one value with a row for each fibre of each part. On its way a composition is
 * read from a passage, called by its part, taken as one of a product, of this product, and once; then those of the
 * product are told, if nothing is left open.
 */
export function findCompositions({ passages: printed, fields, kind, others }: Text): Found[] {
  if (!fields.has(FIELD)) return [];
  const passages = printed.map(asProse);
  if (isOfManyGoods({ kind, passages })) {
    const certified = certifiedIn(passages);
    // The list of certified products may have this one, by its number.
    if (certified.length > 0 || others !== "taken out") return certified;
  }
  if (isRequest(passages) || isOfPackages(passages) || leavesCompositionOpen(printed)) return [];
  const each = withSuccessors(passages.flatMap(compositionsIn));
  if (each.length > MOST_WHOLES) return [];
  const claims = withAlike(withMeasured(passages, withNotes(each, passages)));
  const read = kind === "test_report" ? withRecommended(claims) : claims;
  const named = withKnownNames(read, passages);
  if (isOfSeveralRows(named)) return [];
  const all = ofProducts(withPieces(named, passages));
  const own = withoutUndeclared(passages, distinct(withoutPlain(unmeasured(ownOf(all)))));
  const claimed = ofProduct(own.filter(isClaimed));
  if (isOpen(claimed, all)) return [];
  const numbered = withNumbers(claimed);
  const told = numbered.map(({ part }) => part);
  if (hasUnreadPart(passages, read, told)) return [];
  if (numbered.length > 0) return toldOf(withLabels(withoutLoneSide(withoutLoneName(numbered))));
  // The threads one way are not the cloth.
  const cloth = own.filter(({ part }) => !THREADS.has(part));
  return toldOf(
    cloth.map((one) => ({ ...one, part: isClaimed(one) ? "" : partOfTested(one), confidence: UNCLAIMED })),
  );
}

/** Where choices are listed and more than one is left, the product's own is not known. */
function isOpen(claimed: readonly Composition[], all: readonly Composition[]): boolean {
  const isLess = claimed.length < distinct(all).filter(isClaimed).length;
  return isLess && new Set(claimed.map(({ part }) => part)).size < claimed.length;
}
