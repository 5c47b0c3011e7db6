/** Whether a number follows from a quotation: it stands there in the field's unit, or with a word of its label. */
import type { Field } from "../../templates/definition.ts";
import { folded } from "../folded.ts";
import type { Passage } from "../reading/passage.ts";
import { OTHER_WEIGHTS } from "../rules/amounts/masses.ts";
import { OF_OTHERS } from "../rules/amounts/packages.ts";
import { RECYCLABLE, RECYCLED_WORDS } from "../rules/composition/fibres/fibre-names.ts";
import { fibreCalled, fibresIn, type NamedFibre } from "../rules/composition/fibres/fibres.ts";
import { Phrases, wordsIn } from "../rules/kit/phrases.ts";
import { namedIn } from "./field-words.ts";
import { type Figure, figuresIn } from "./figures.ts";
import { isUnit, unitsOf } from "./units.ts";

/** What a clause ends with; the cells of a row belong together. */
const CLAUSE_ENDS = /[.;,](?=[ \n\t]|$)|\n/gu;
/** "-20 to 60 °C": the unit of both ends of a range of temperatures. */
const REST_OF_RANGE = /^[ ]?(?:to|bis|a|ate|au|tot|do|till?|\.{3}|…)[ ]?[+-]?\d+(?:[.,]\d+)?/u;
const CELSIUS = "C";

/** @param fields all of the template: of several that a number may be of, the one whose label stands beside it takes it */
export function numberFrom(
  field: Field,
  said: string,
  { text, folded: small }: Passage,
  fields: Iterable<Field>,
): number | undefined {
  const told = Number(/-?\d+(?:[.,]\d+)?/.exec(said)?.[0].replace(",", "."));
  if (!Number.isFinite(told) || (field.type === "integer" && !Number.isInteger(told))) return undefined;
  const figures = figuresIn(small);
  const fibres = field.type === "percent" ? fibresIn(small, text) : [];
  const rivals = [...fields].filter((one) => one !== field && isAlike(one, field));
  for (const [i, figure] of figures.entries()) {
    const near = { ...around(small, figure, figures[i - 1], figures[i + 1]), rivals };
    const factor = factorFor(field, small, figure, near.before);
    if (factor === undefined) continue;
    const value = figure.values.find((one) => isEqual(one * factor, told));
    if (value === undefined) continue;
    const follows =
      !isOfOther(field, near.before + near.behind) &&
      (field.type === "percent"
        ? isShareOf(field, near, fibreAt(small, figure, fibres), fibres)
        : isNamed(field, near, unitsOf(field.unit) === undefined));
    if (follows) return Math.round(value * factor * 1e6) / 1e6;
  }
  return undefined;
}

function isEqual(one: number, other: number): boolean {
  return Math.abs(one - other) <= Math.abs(one) * 1e-6;
}

/** Numbers of the same kind, which only their labels tell apart. */
function isAlike(one: Field, other: Field): boolean {
  if (!["number", "integer", "percent"].includes(one.type)) return false;
  return unitsOf(one.unit)?.scale === unitsOf(other.unit)?.scale;
}

/** What a figure has to be multiplied by to be in the field's unit; undefined where it is in another one, or in none. */
function factorFor(field: Field, small: string, { start, end }: Figure, label: string): number | undefined {
  const behind = small.slice(end, end + 30);
  const units = unitsOf(field.unit);
  if (!units) return isUnit(behind) ? undefined : 1;
  if (field.unit === "%" && /%[ ]?$/.test(small.slice(0, start))) return 1;
  const within = field.unit === CELSIUS ? behind.replace(REST_OF_RANGE, "") : behind;
  return (
    units.factorOf(within) ?? (/^[ ]?(?:[%°]|\p{L})/u.test(behind) ? undefined : units.factorInLabel(label))
  );
}

/** A warranty, in the languages of Europe: years alone may be those of a company, or of spare parts. */
const WARRANTY =
  /gu?arant|gwaranc|warrant|gewahrleist|garanci|takuu|zaruk|jotall|szavatol|jamst|reklamation|гаранц|гарант|εγγυη|garanzij|barantaiocht|rathaiocht/u;

/** "A carton of 12 kg", "packaging: 80 % recycled": a weight or a share of something else than the product. */
function isOfOther({ key }: Field, near: string): boolean {
  if (key === "warranty_months") return !WARRANTY.test(near);
  if (key.endsWith("_weight")) return OTHER_WEIGHTS.test(near) || OF_OTHERS.test(near);
  return key === RECYCLED_CONTENT && OF_OTHERS.test(near);
}

interface Near {
  /** What stands before a number in its clause, and behind it. */
  before: string;
  behind: string;
  rivals: readonly Field[];
}

function around(small: string, { start, end }: Figure, last?: Figure, next?: Figure): Omit<Near, "rivals"> {
  const text = small.slice(0, start);
  const ends = [0, ...[...text.matchAll(CLAUSE_ENDS)].map(({ index }) => index + 1)];
  const from = ends.findLast((at) => /\p{L}{3}/u.test(text.slice(at))) ?? 0;
  const clause = text.slice(Math.max(from, last?.end ?? 0));
  const after = small.slice(end, next?.start);
  const stop = after.search(/[.;,\t\n]/);
  return { before: clause, behind: stop < 0 ? after : after.slice(0, stop) };
}

/** Whether a label beside a number is the field's own and no better one of another field. */
function isNamed(field: Field, { before, behind, rivals }: Near, mustBe: boolean): boolean {
  for (const text of [before, behind]) {
    const own = namedIn(text, field);
    const best = Math.max(0, ...rivals.map((rival) => namedIn(text, rival)));
    if (own === 0 && best === 0) continue;
    return own > best || own === 1;
  }
  return !mustBe;
}

/** A share in a hundred may be of anything: it is the field's where a label, or the fibre that it is of, says so. */
function isShareOf(field: Field, near: Near, fibre: string | undefined, all: readonly NamedFibre[]): boolean {
  const wanted = fibreCalled(field.label);
  if (wanted !== undefined) return fibre === undefined ? isNamed(field, near, true) : isOf(fibre, [wanted]);
  if (field.key === SYNTHETIC_SHARE) {
    const synthetic = all.filter((one) => isOf(one.fibre, SYNTHETIC));
    return fibre === undefined
      ? isNamed(field, near, true)
      : isOf(fibre, SYNTHETIC) && synthetic.length === 1;
  }
  const isRecycled = field.key.startsWith("recycled_");
  if (fibre !== undefined && !(isRecycled && fibre.startsWith("recycled "))) return false;
  if (field.key === RECYCLED_CONTENT && saysRecycled(near.before + near.behind))
    return !near.rivals.some((rival) => namedIn(near.before, rival) === 1 && namedIn(near.before, field) < 1);
  return isNamed(field, near, true);
}

const RECYCLED_CONTENT = "recycled_content";
const SYNTHETIC_SHARE = "synthetic_share";
/** As the template calls them. */
const SYNTHETIC = [
  ...["polyester", "polyamide", "acrylic", "modacrylic", "elastane", "elastodiene", "elastomultiester"],
  ...["elastolefin", "polypropylene", "polyethylene", "polyurethane", "aramid", "polyimide", "melamine"],
  ...["polyacrylate", "chlorofibre", "fluorofibre", "vinylal", "polyvinyl chloride", "EVA"],
];

function isOf(fibre: string, wanted: readonly string[]): boolean {
  return wanted.includes(fibre.replace(/^recycled /, ""));
}

/** The fibre that a share is of: the name right behind it, else right before it. */
function fibreAt(small: string, { start, end }: Figure, fibres: readonly NamedFibre[]): string | undefined {
  const behind = fibres.find((one) => one.start >= end);
  if (behind && /^[^,;.\n\t\d]{0,30}$/u.test(small.slice(end, behind.start))) return behind.fibre;
  const before = fibres.findLast((one) => one.end <= start);
  return before && /^[^,;.\n\d]{0,20}$/u.test(small.slice(before.end, start)) ? before.fibre : undefined;
}

let recycled: Phrases<boolean> | undefined;

/** "Recycled", in any language; not "recyclable". */
function saysRecycled(text: string): boolean {
  if (!recycled) {
    recycled = new Phrases<boolean>();
    recycled.add(folded(RECYCLED_WORDS), true);
    recycled.add(folded(RECYCLABLE).replace(/(?=,|$)/g, "*"), false);
  }
  const words = wordsIn(text);
  return words.some((_, i) => recycled?.at(text, words, i)?.meaning === true);
}
