/** Suggestions against what is true. */
import type { Finding } from "../../src/domain/extraction/engine.ts";
import type { Json } from "../../src/domain/passports/content.ts";
import type { Paper } from "./specimen.ts";

/** Groups of fields that are counted together, in the order of the table. */
export const GROUPS: Readonly<Record<string, readonly string[]>> = {
  gtin: ["gtin"],
  country: ["country_making"],
  "steps before": [
    "country_fibre",
    "country_spinning",
    "country_weaving",
    "country_dyeing",
    "country_finishing",
    "country_upper",
    "country_assembly",
  ],
  "recycled content": ["recycled_content"],
  weight: ["net_weight", "battery_weight"],
  composition: ["fibre_composition"],
  certificate: ["certificates"],
  care: ["care_washing", "care_bleaching", "care_drying", "care_ironing", "care_professional"],
  brand: ["brand"],
  reference: ["reference"],
  model: ["model_name"],
  manufacturer: ["manufacturer_name", "manufacturer_address"],
  battery: [
    "battery_chemistry",
    "rated_capacity",
    "rated_energy",
    "voltage_nominal",
    "voltage_maximum",
    "voltage_minimum",
    "battery_capacity",
  ],
  dimensions: ["dimensions"],
  "commodity code": ["commodity_code"],
  "test results": ["pilling_grade", "colour_fastness_grade"],
};

/** Groups whose truth stands only in newer documents: where a document tells none of theirs, suggestions do not count. */
const NOT_EVERYWHERE = new Set(["steps before"]);

export interface Mark {
  group: string;
  field: string;
  kind: "right" | "wrong" | "missed";
  confidence: number;
  told: Json;
  truth: Json | undefined;
}

/** A mark for each suggestion, right or wrong, and for each true value that was missed. */
export function score({ truth }: Paper, findings: readonly Finding[]): Mark[] {
  const groupOf = (field: string) => Object.keys(GROUPS).find((group) => GROUPS[group]?.includes(field));
  const marks: Mark[] = findings.flatMap(({ field, value, confidence }) => {
    const group = groupOf(field);
    if (group === undefined) return [];
    if (NOT_EVERYWHERE.has(group) && !Object.keys(truth).some((told) => groupOf(told) === group)) return [];
    const expected = truth[field];
    const kind = expected !== undefined && isSame(field, value, expected) ? "right" : "wrong";
    return [{ group, field, kind, confidence, told: value, truth: expected }];
  });
  const missed = Object.entries(truth).filter(
    ([field]) => !marks.some((mark) => mark.field === field && mark.kind === "right"),
  );
  for (const [field, value] of missed)
    marks.push({
      group: groupOf(field) ?? field,
      field,
      kind: "missed",
      confidence: 0,
      told: null,
      truth: value,
    });
  return marks;
}

/** The marks of one paper, or of several, where a composition is right whatever its parts are called: what was told wrong
 * of them is right then, and no longer missed. */
export function withAnyPart(marks: readonly Mark[]): Mark[] {
  const isRightBut = (mark: Mark) =>
    mark.kind === "wrong" &&
    mark.truth !== undefined &&
    mark.group === "composition" &&
    isSame(mark.field, withoutParts(mark.told), withoutParts(mark.truth));
  const found = new Set(marks.filter(isRightBut).map(({ truth }) => truth));
  return marks
    .filter(({ kind, truth }) => kind !== "missed" || !found.has(truth))
    .map((mark) => (isRightBut(mark) ? { ...mark, kind: "right" } : mark));
}

function withoutParts(value: Json): Json {
  if (!Array.isArray(value)) return value;
  return value.map((row) =>
    row && typeof row === "object" && !Array.isArray(row)
      ? { fibre: row.fibre ?? null, percent: row.percent ?? null }
      : row,
  );
}

function isSame(field: string, told: Json, truth: Json): boolean {
  if (field === "certificates") return numbersOf(told) === numbersOf(truth);
  if (field === "manufacturer_address") return partsOf(told) === partsOf(truth);
  return JSON.stringify(plain(told)) === JSON.stringify(plain(truth));
}

/** An address whatever its parts are parted by: commas, dots in the middle, dashes. */
function partsOf(value: Json): string {
  return String(plain(value))
    .replace(/ ?[,;·|–—] ?| - /g, ", ")
    .replace(/\.$/, "");
}

/** The numbers of certificates without their blanks. */
function numbersOf(value: Json): string {
  const rows = Array.isArray(value) ? value : [];
  const numbers = rows.map((row) => (row && typeof row === "object" && "number" in row ? row.number : ""));
  return numbers.map((number) => String(number).replace(/\s/g, "")).join();
}

/** Names that mean the same part, as authors call it one or the other. */
const SAME_PART: Readonly<Record<string, string>> = {
  shell: "",
  body: "",
  // What is around a filling.
  cover: "",
  padding: "filling",
  wadding: "filling",
  handle: "strap",
};

/** Without case and blanks; shares in one order; the outer part or the body of a product is the product,
 * and a part is the same in the plural. */
function plain(value: Json): unknown {
  if (typeof value === "string") return value.toLowerCase().replace(/\s+/g, " ").trim();
  if (!Array.isArray(value)) return value;
  return value
    .map((row) =>
      row && typeof row === "object" && !Array.isArray(row) ? JSON.stringify(plainShare(row)) : row,
    )
    .sort();
}

function plainShare(row: { [key: string]: Json }): unknown {
  const named = typeof row.component === "string" ? row.component.replace(/(?<=[a-z]{2}[^s])s$/, "") : "";
  const part = SAME_PART[named] ?? named;
  return [part, row.fibre, row.percent];
}
