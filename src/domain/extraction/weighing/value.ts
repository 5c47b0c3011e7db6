/** Whether a value follows from the words that are quoted for it, and the value in the form that its field takes. */
import { isGtin } from "../../../formats/gtin.ts";
import type { Json } from "../../passports/content.ts";
import type { Field } from "../../templates/definition.ts";
import { countryAtStart } from "../country-names.ts";
import { folded } from "../folded.ts";
import type { Passage } from "../reading/passage.ts";
import { standardNear } from "../rules/certificates.ts";
import { partAtEnd } from "../rules/components.ts";
import { type Composition, NO_PART } from "../rules/composition/composition.ts";
import { compositionsIn } from "../rules/composition/read.ts";
import { dateIn, numberOf } from "../rules/numbers.ts";
import { namesOf } from "./option-names.ts";
import type { Spot } from "./quotation.ts";

/** Fields that a product has beside those of its template. */
export type AskedField = Field | "gtin" | "reference";

/**
 * The value of one entry as the field takes it, for a field with several values as a list of one; undefined where it
 * does not follow from the quotation.
 * @param said the value in the words of the model
 */
export function valueFrom(field: AskedField, said: string, spot: Spot): Json | undefined {
  const quoted = quotedIn(spot);
  if (field === "gtin") return gtinFrom(said, quoted);
  if (field === "reference") return printedAs(said, quoted);
  switch (field.type) {
    case "text":
    case "long_text":
    case "url":
      return printedAs(said, quoted);
    case "multi_text":
      return listOf(printedAs(said, quoted));
    case "number":
    case "integer":
    case "percent":
      return numberFrom(field, said, quoted);
    case "date":
      return dateIn(quoted.folded)?.value === said ? said : undefined;
    case "country":
      return countryFrom(said, quoted);
    case "countries":
      return listOf(countryFrom(said, quoted));
    case "enum":
      return optionFrom(field, said, quoted);
    case "multi_enum":
      return listOf(optionFrom(field, said, quoted));
    case "composition":
      return field.columns?.some(({ key }) => key === "fibre")
        ? fibresFrom(said, quoted)
        : materialsFrom(said, quoted);
    case "array":
      return certificateFrom(said, spot, quoted);
    default:
      return undefined;
  }
}

function listOf(value: Json | undefined): Json | undefined {
  return value === undefined ? undefined : [value];
}

/** The quoted part of a passage, as a passage of its own. */
export function quotedIn({ passage, start, end }: Spot): Passage {
  const text = passage.printed.slice(start, end);
  return {
    ...passage,
    text,
    printed: text,
    folded: folded(text),
    words: [],
    starts: [],
    closed: new Set(),
    full: new Set(),
    beside: new Map(),
  };
}

/** A text that is quoted, as it is printed. */
function printedAs(said: string, { text, folded: small }: Passage): string | undefined {
  const letters = [...folded(said).trim().replace(/\s+/g, " ")];
  const pattern = letters.map((letter) => (letter === " " ? "[\\s]+" : RegExp.escape(letter))).join("");
  const match = new RegExp(`(?<![\\p{L}\\p{N}])${pattern}(?![\\p{L}\\p{N}])`, "u").exec(small);
  if (!match) return undefined;
  return text
    .slice(match.index, match.index + match[0].length)
    .replace(/\s*\n\s*/g, ", ")
    .replace(/\s+/g, " ")
    .replaceAll(",,", ",");
}

function gtinFrom(said: string, { text }: Passage): string | undefined {
  const digits = said.replace(/\D/g, "");
  const isQuoted = [...text.matchAll(/\d[\d -]*\d/g)].some(([found]) => found.replace(/\D/g, "") === digits);
  return isQuoted && [8, 12, 13, 14].includes(digits.length) && isGtin(digits) ? digits : undefined;
}

/** Units of one kind, each by how many of the smallest it has. */
const UNITS: readonly Readonly<Record<string, number>>[] = [
  { mg: 0.001, g: 1, gr: 1, gram: 1, grams: 1, gramm: 1, grammes: 1, kg: 1000, kilo: 1000, t: 1_000_000 },
  { mm: 1, cm: 10, dm: 100, m: 1000 },
  { ml: 1, cl: 10, l: 1000 },
  { mah: 1, ah: 1000 },
  { mwh: 0.001, wh: 1, kwh: 1000 },
  { mv: 0.001, v: 1, kv: 1000 },
  { w: 1, kw: 1000 },
];
/** A number, and what stands behind it as its unit; a unit of a surface or a time is none of a piece. */
const QUANTITY =
  /(?<![\p{L}\d.,])(?<number>\d{1,3}(?:[ .,']\d{3})+(?:[.,]\d{1,4})?|\d+(?:[.,]\d{1,4})?)(?:[ ]?(?<unit>\p{L}{1,8})(?<per>[ ]?\/)?)?/gu;

function numberFrom({ unit, type }: Field, said: string, { folded: small }: Passage): number | undefined {
  const told = Number(/-?\d+(?:[.,]\d+)?/.exec(said)?.[0].replace(",", "."));
  if (!Number.isFinite(told) || (type === "integer" && !Number.isInteger(told))) return undefined;
  const own = unit?.toLowerCase() ?? "";
  const scale = UNITS.find((units) => own in units);
  for (const { groups } of small.matchAll(QUANTITY)) {
    const printed = groups?.unit ?? "";
    const factor = scale && printed in scale ? (scale[printed] ?? 1) / (scale[own] ?? 1) : 1;
    if (scale && groups?.per !== undefined) continue;
    for (const number of readingsOf(groups?.number ?? ""))
      if (isEqual(number * factor, told)) return Math.round(number * factor * 1e6) / 1e6;
  }
  return undefined;
}

/** What a printed number may mean: `1.250` is a quarter more than one, or more than a thousand. */
function readingsOf(printed: string): number[] {
  const plain = printed.replace(/[ ']/g, "");
  const grouped = plain.replace(/[.,](?=\d{3}(?:\D|$))/g, "");
  return [numberOf(plain), numberOf(grouped)].filter(Number.isFinite);
}

function isEqual(one: number, other: number): boolean {
  return Math.abs(one - other) <= Math.abs(one) * 1e-6;
}

function countryFrom(said: string, { text }: Passage): string | undefined {
  const told = countryAtStart(said.trim())?.code;
  if (told === undefined) return undefined;
  const names = [...text.matchAll(/(?<![\p{L}\p{M}])\p{L}/gu)].map(({ index }) =>
    countryAtStart(text.slice(index)),
  );
  return names.some((name) => name?.code === told) ? told : undefined;
}

/** Of an option all words of one of its names are quoted. */
function optionFrom({ options = [] }: Field, said: string, { folded: small }: Passage): string | undefined {
  const told = folded(said).trim();
  const option = options.find((one) => one.value === said || namesOf(one).includes(told));
  if (!option) return undefined;
  const quoted = new Set(wordsIn(small));
  const named = (each: readonly string[]) =>
    Math.max(
      0,
      ...each.map(wordsIn).map((words) => (words.every((word) => quoted.has(word)) ? words.length : 0)),
    );
  const own = named(namesOf(option));
  // "Do not bleach" has the words of "any bleach" in it, and more.
  const isOther = options.some((other) => other !== option && named(namesOf(other)) > own);
  return own > 0 && !isOther ? option.value : undefined;
}

function wordsIn(text: string): string[] {
  return text.match(/[\p{L}\p{N}]+/gu) ?? [];
}

/** The rows of the compositions that are quoted, where the model says the same shares. */
function fibresFrom(said: string, quoted: Passage): Json | undefined {
  const each = compositionsIn(quoted).filter(({ part }) => part !== NO_PART);
  const told = sharesOf(compositionsIn({ ...quoted, order: "rows", text: said, folded: folded(said) }));
  if (each.length === 0 || told.length === 0 || !told.every((share) => sharesOf(each).includes(share)))
    return undefined;
  const wanted = each.filter((one) => sharesOf([one]).every((share) => told.includes(share)));
  const label = /^(?<part>[^:\d%]{2,40}):/u.exec(folded(said))?.groups?.part;
  const sole = wanted.length === 1 && label !== undefined ? (partAtEnd(label) ?? "") : "";
  return wanted.flatMap(({ part, shares }) =>
    shares.map(({ fibre, percent }) => {
      const component = part === "" || part === "measured" ? sole : part;
      return { fibre, percent, ...(component === "" ? {} : { component }) };
    }),
  );
}

function sharesOf(compositions: readonly Composition[]): string[] {
  return compositions.flatMap(({ shares }) =>
    shares.map(({ fibre, percent }) => `${plainFibre(fibre)} ${percent}`),
  );
}

/** A model may leave out how a fibre was grown or won. */
function plainFibre(fibre: string): string {
  return fibre.replace(/^(?:organic|recycled|virgin|merino) /, "");
}

const SHARE = /(?<percent>\d{1,3}(?:[.,]\d{1,2})?)[ ]?%[ ]?(?<material>[^,;%\d]{2,60})/gu;

/** Materials by their names as printed, each beside its share. */
function materialsFrom(said: string, quoted: Passage): Json | undefined {
  const rows = [...said.matchAll(SHARE)].map(({ groups }) => {
    const material = printedAs((groups?.material ?? "").replace(/[.\s]+$/, ""), quoted);
    const percent = numberOf(groups?.percent ?? "");
    const isQuoted = [...quoted.folded.matchAll(QUANTITY)].some(
      (found) => numberOf(found[1] ?? "") === percent,
    );
    return material !== undefined && isQuoted ? { material, percent } : undefined;
  });
  const whole = rows.filter((row) => row !== undefined);
  return whole.length > 0 && whole.length === rows.length ? whole : undefined;
}

function certificateFrom(said: string, spot: Spot, quoted: Passage): Json | undefined {
  const number = printedAs(said, quoted);
  if (number === undefined || !/\d{3}/.test(number)) return undefined;
  return [{ name: standardNear(spot.passage, spot.start, spot.end), number }];
}
