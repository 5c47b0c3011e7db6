/** Which of several tellings of one symbol hold: the most exact, and those that nothing else covers. */
import type { Passage } from "../../reading/passage.ts";
import type { Found } from "../kit/found.ts";
import { wordsOf } from "../kit/places.ts";
import { OR } from "./clauses.ts";

export function byReading(found: readonly Found[]): Map<Passage["reading"], Found[]> {
  return Map.groupBy(found, ({ passage }) => passage.reading);
}

/** "Chlor- und Sauerstoffbleiche erlaubt": the second is not the only one. */
export function isOfBothBleaches(
  { value, passage, start, end }: Found,
  anyBleaches: readonly Found[],
): boolean {
  if (value !== "oxygen_only") return false;
  return anyBleaches.some((one) => one.passage === passage && one.start <= start && one.end >= end);
}

/** "Sólo lejía con oxígeno, sin cloro": what forbids chlorine says the same as that only oxygen may bleach. */
export function withoutChlorine(found: readonly Found[]): Found[] {
  const oxygen = found.filter(({ value }) => value === "oxygen_only");
  if (oxygen.length === 0) return [...found];
  const isNext = ({ passage, end }: Found, next: Found) =>
    next.passage === passage &&
    next.start > end &&
    /^[ ]?[,(][ ]?$/.test(passage.folded.slice(end, next.start));
  return found.filter((one) => {
    if (one.value !== "do_not_bleach") return true;
    const { passage, start, end } = one;
    // "No usar lejía, solo blanqueador de oxígeno": what bleaches with chlorine has a name of its own.
    if (oxygen.some((next) => isNext(one, next))) return false;
    return !(
      CHLORINE.test(passage.folded.slice(start, end)) || CHLORINE_NEXT.test(passage.folded.slice(end))
    );
  });
}

const CHLORINE = /(?<!\p{L})[ck]h?lo{1,2}r(?:o|e|in|ine|u|em|om|lal|iga|illa)?(?!\p{L})|хлор|χλωρ/u;

/** "Não branquear com cloro". */
const CHLORINE_NEXT = new RegExp(`^[^.;,\\n\\t]{0,20}?(?:${CHLORINE.source})`, "u");

/** Without what is forbidden where it stands in the other order of its page. */
export function notForbiddenElsewhere(found: readonly Found[], all: readonly Found[]): Found[] {
  const forbidding = byReading(all.filter(({ value }) => isForbidding(value)));
  return found.filter(
    (one) => !forbidding.get(one.passage.reading)?.some((other) => forbidsElsewhere(other, one)),
  );
}

/** In rows a line of a column is cut off from the one above, with its word for no: "Nicht" over "im Trockner trocknen". */
function forbidsElsewhere(other: Found, one: Found): boolean {
  if (other.field !== one.field || other.passage === one.passage) return false;
  if (isForbidding(one.value) || !tellsOfSame(other.value, one.value)) return false;
  const words = new Set(wordsOf(other));
  return wordsOf(one).every((word) => words.has(word));
}

/** What says less of the same: a temperature without how gently, a line without the shade. */
export function mostExact(found: readonly Found[]): Found[] {
  const values = [...new Set(found.map(({ value }) => value))];
  const less = new Set(values.filter((value) => values.some((other) => isLess(value, other))));
  return found.filter(({ value }) => !less.has(value));
}

/** What says more than a value, besides what its name begins with. */
const MORE_EXACT: Readonly<Record<string, readonly string[]>> = {
  tumble_normal: ["tumble_low"],
  line: ["drip_line", "drip_line_shade"],
  line_shade: ["drip_line_shade", "flat_shade"],
  flat: ["drip_flat"],
  any_bleach: ["oxygen_only"],
};

/** Whether a value says less of the same than another. */
export function isLess(value: Found["value"], than: Found["value"]): boolean {
  const endings = ["_mild", "_very_mild", "_shade"];
  return (
    endings.some((ending) => `${value}${ending}` === than) ||
    (MORE_EXACT[String(value)]?.includes(String(than)) ?? false)
  );
}

export function uncovered(found: readonly Found[]): Found[] {
  const byPassage = Map.groupBy(found, ({ passage }) => passage);
  return found.filter((one) => !byPassage.get(one.passage)?.some((other) => covers(other, one)));
}

/** Drying may be told in two ways, by drum and by line; of the others there is one. */
export function tellsOfSame(one: Found["value"], other: Found["value"]): boolean {
  const isDrum = (value: Found["value"]) => String(value).includes("tumble");
  return isDrum(one) === isDrum(other);
}

function isForbidding(value: Found["value"]): boolean {
  return String(value).startsWith("do_not");
}

/** In one passage "nicht heiß bügeln" holds "heiß bügeln", and "do not tumble dry" … "tumble dry". */
function covers(other: Found, one: Found): boolean {
  const isInside = other.start <= one.start && other.end > one.end;
  // "Non lavare a secco" is not "non lavare".
  if (one.value === "do_not_wash" && other.field === "care_professional" && isInside)
    return !OR.test(one.passage.folded.slice(one.end, one.end + 8).replace(/(?<=[ ]\p{L}+[ ]).*$/u, ""));
  // "Im Schatten, liegend trocknen" holds "liegend trocknen", which says less.
  return (
    other !== one &&
    other.field === one.field &&
    other.start <= one.start &&
    other.end >= one.end &&
    !isLess(other.value, one.value) &&
    (other.end - other.start > one.end - one.start || isForbidding(other.value)) &&
    !(isForbidding(one.value) && one.end - one.start === other.end - other.start)
  );
}
