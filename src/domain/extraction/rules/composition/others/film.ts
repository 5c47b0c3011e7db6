/** Film and paper that a product is packed in or tagged with, told beside what the product is made of. */
import { lineBefore, sharesWords } from "../../kit/places.ts";
import type { Composition } from "../composition.ts";
import { isAfterItsLabel } from "../labels-before.ts";

const FILM: ReadonlySet<string> = new Set([
  "polyethylene",
  "recycled polyethylene",
  "paper",
  "recycled paper",
]);
/** Polyethylene by its density, as bags are ordered: no thread is spun of it. */
const LOW_DENSITY =
  /(?<!\p{L})(?:r-?)?(?:ldpe|lldpe|pe-?(?:l?ld|bd)|pe[bl]d)(?!\p{L})|low[ -]density|niedriger dichte|basse densite|bassa densita|baja densidad|baixa densidade|lage dichtheid|niskiej gestosci/u;

/**
 * "Lining 100 % viscose … Hanger and bag (100 % recycled PE)", "the tag is of 100 % recycled paper": no fabric is of these alone where a paper tells
 * another fibre before it, unless it names a part of it, or calls it a composition.
 */
export function isOfFilm(one: Composition, all: readonly Composition[]): boolean {
  if (one.part !== "" || !one.shares.every(({ fibre }) => FILM.has(fibre))) return false;
  const others = all.filter(
    (other) => !sharesWords(other, one) && other.shares.some(({ fibre }) => !FILM.has(fibre)),
  );
  const { passage, start, end } = one;
  if (others.length > 0 && LOW_DENSITY.test(lineBefore(one) + passage.folded.slice(start, end))) return true;
  const isLater = others.some(
    (other) =>
      other.passage.reading.page < passage.reading.page || (other.passage === passage && other.start < start),
  );
  return isLater && !isAfterItsLabel(one);
}
