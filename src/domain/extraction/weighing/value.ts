/** Whether a value follows from the words that are quoted for it, and the value in the form that its field takes. */
import { isGtin } from "../../../formats/gtin.ts";
import type { Json } from "../../passports/content.ts";
import type { Field } from "../../templates/definition.ts";
import { folded } from "../folded.ts";
import type { Passage } from "../reading/passage.ts";
import { standardNear } from "../rules/certificates/standard-near.ts";
import { type Composition, NO_PART } from "../rules/composition/composition.ts";
import { fibresIn } from "../rules/composition/fibres/fibres.ts";
import { partAtEnd } from "../rules/composition/parts/components.ts";
import { compositionsIn } from "../rules/composition/read.ts";
import { numberOf } from "../rules/kit/numbers.ts";
import { countryFrom } from "./country-value.ts";
import { dateFrom } from "./date-value.ts";
import { isNotMeant } from "./denial.ts";
import { figuresIn } from "./figures.ts";
import { numberFrom } from "./number-value.ts";
import { optionFrom } from "./option-value.ts";
import { quotedIn, type Spot } from "./quotation.ts";
import type { Told } from "./told.ts";

/** Fields that a product has beside those of its template. */
export type AskedField = Field | "gtin" | "reference";

/**
 * The value of one entry as the field takes it, for a field with several values as a list of one; undefined where it
 * does not follow from the quotation.
 */
export function valueFrom(field: AskedField, told: Told): Json | undefined {
  const { said, spot, fields } = told;
  const quoted = quotedIn(spot);
  if (field === "gtin") return gtinFrom(said, quoted);
  if (field === "reference") return printedAs(said, quoted);
  switch (field.type) {
    case "long_text":
    case "url":
      return printedAs(said, quoted);
    case "text":
      return undenied(said, spot, quoted);
    case "multi_text":
      return listOf(undenied(said, spot, quoted));
    case "number":
    case "integer":
    case "percent":
      return numberFrom(field, said, quoted, fields.values());
    case "date":
      return dateFrom(field, said, quoted);
    case "country":
      return countryFrom(field.key, told);
    case "countries":
      return listOf(countryFrom(field.key, told));
    case "enum":
      return optionFrom(field, said, spot);
    case "multi_enum":
      return listOf(optionFrom(field, said, spot));
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

/** A text that is quoted, as it is printed. */
function printedAs(said: string, quoted: Passage): string | undefined {
  const place = placeOf(said, quoted);
  return place && asOneLine(quoted.text.slice(place.start, place.end));
}

/** The same of a few words, which the document may say of that they are not meant: "not in red, only navy". */
function undenied(said: string, { passage, start }: Spot, quoted: Passage): string | undefined {
  const place = placeOf(said, quoted);
  if (!place || isNotMeant(passage, start + place.start, start + place.end)) return undefined;
  return asOneLine(quoted.text.slice(place.start, place.end));
}

function placeOf(said: string, { folded: small }: Passage): { start: number; end: number } | undefined {
  const letters = [...folded(said).trim().replace(/\s+/g, " ")];
  const pattern = letters.map((letter) => (letter === " " ? "[\\s]+" : RegExp.escape(letter))).join("");
  const match = new RegExp(`(?<![\\p{L}\\p{N}])${pattern}(?![\\p{L}\\p{N}])`, "u").exec(small);
  return match ? { start: match.index, end: match.index + match[0].length } : undefined;
}

function asOneLine(text: string): string {
  return text
    .replace(/\s*\n\s*/g, ", ")
    .replace(/\s+/g, " ")
    .replaceAll(",,", ",");
}

function gtinFrom(said: string, { text }: Passage): string | undefined {
  const digits = said.replace(/\D/g, "");
  const isQuoted = [...text.matchAll(/\d[\d -]*\d/g)].some(([found]) => found.replace(/\D/g, "") === digits);
  return isQuoted && [8, 12, 13, 14].includes(digits.length) && isGtin(digits) ? digits : undefined;
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

/** Whether a model said of each fibre what a composition says of it, and left out nothing of how it was grown or won. */
export function saysAllFibres(said: string, value: Json): boolean {
  if (!Array.isArray(value)) return true;
  const rows = value.flatMap((row) =>
    typeof row === "object" && row !== null && "fibre" in row ? [`${row.fibre} ${row.percent}`] : [],
  );
  if (rows.length === 0) return true;
  const small = folded(said);
  const told = fibresIn(small, said).map(({ fibre }) => fibre);
  return rows.every((row) => told.some((fibre) => row.startsWith(`${fibre} `)));
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
    const isQuoted = figuresIn(quoted.folded).some(({ values }) => values.includes(percent));
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
