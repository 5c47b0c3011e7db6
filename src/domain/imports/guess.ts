/** What the columns of a file are, by their headings: as the company said last time, else by keys and labels. */
import { folded, labelsOf } from "../templates/cells.ts";
import { fieldsOf, TEMPLATE_CODES } from "../templates/registry.ts";
import { PARTS, type Part } from "./shape.ts";

/** Names of the parts in the languages of the panel, and what other systems call them. */
const NAMES: Record<Part, readonly string[]> = {
  reference: [
    "reference",
    "referencia",
    "ref",
    "sku",
    "article number",
    "item number",
    "style",
    "codigo",
    "codigo do artigo",
    "modelo",
  ],
  name: [
    "name",
    "product name",
    "product",
    "title",
    "nome",
    "nome do produto",
    "produto",
    "designacao",
    "descricao curta",
  ],
  gtin: [
    "gtin",
    "ean",
    "ean13",
    "ean 13",
    "gtin13",
    "gtin 13",
    "gtin14",
    "upc",
    "barcode",
    "codigo de barras",
  ],
  template: ["template", "category", "modelo de dados", "modelo de campos", "categoria"],
  status: ["status", "state", "estado"],
};

/** Headings of what files of this program say besides: they are left out. */
export const FAULT_HEADINGS = { en: "What is wrong", pt: "O que está errado" };

/**
 * @param known target by heading, as it was last time; an empty one is left out
 * @returns the target of each column; null: none
 */
export function guessColumns(
  headings: readonly string[],
  template: string,
  known: ReadonlyMap<string, string>,
): (string | null)[] {
  const taken = new Set<string>();
  return headings.map((heading) => {
    const target = known.get(folded(heading)) ?? guessOf(heading, template);
    if (target === undefined || target === "" || taken.has(target)) return null;
    taken.add(target);
    return target;
  });
}

function guessOf(heading: string, template: string): string | undefined {
  const wanted = folded(heading);
  if (wanted === "" || Object.values(FAULT_HEADINGS).some((one) => folded(one) === wanted)) return undefined;
  const part = PARTS.find((one) => NAMES[one].includes(wanted));
  if (part) return part;
  // What a template of its own calls so comes first, then what any other does.
  for (const code of [template, ...TEMPLATE_CODES]) {
    const key = keyNamed(code, wanted);
    if (key !== undefined) return `data.${key}`;
  }
  return undefined;
}

function keyNamed(template: string, wanted: string): string | undefined {
  const fields = [...fieldsOf(template).values()];
  const [, bare = wanted] = /^(.+?) (?:%|kg|g|cm|mm|m|l|kwh|wh|v|a|w|years|anos)$/.exec(wanted) ?? [];
  const field =
    fields.find(({ key }) => folded(key) === wanted) ??
    fields.find(({ label }) => labelsOf(label).includes(wanted)) ??
    fields.find(({ label }) => labelsOf(label).includes(bare));
  return field?.key;
}

/** The template that most headings belong to. */
export function guessTemplate(headings: readonly string[], standard: string): string {
  const wanted = headings.map(folded);
  const hits = (code: string) => wanted.filter((heading) => keyNamed(code, heading) !== undefined).length;
  return TEMPLATE_CODES.reduce((best, code) => (hits(code) > hits(best) ? code : best), standard);
}
