/** What the columns of a file are, by their headings: as the company said last time, else by keys and labels. */
import { folded, labelsOf } from "../templates/cells.ts";
import { fieldsOf, TEMPLATE_CODES } from "../templates/registry.ts";
import { PARTS, type Part } from "./shape.ts";

/** What files of this program call the parts. */
const OWN_NAMES: Record<Part, readonly string[]> = {
  reference: ["reference", "referencia"],
  name: ["name", "nome"],
  gtin: ["gtin"],
  template: ["template", "modelo de campos"],
  status: ["status", "estado"],
};

/** What other systems call them, where no field of the template is called so. */
const OTHER_NAMES: Record<Part, readonly string[]> = {
  reference: [
    ...["ref", "sku", "article number", "item number", "style number"],
    ...["codigo", "codigo do artigo", "codigo del articulo", "numero de articulo"],
    ...["reference article", "numero d article", "code article"],
    ...["artikelnummer", "artikel nr", "art nr", "referenz", "bestellnummer"],
    ...["riferimento", "codice articolo", "numero articolo"],
  ],
  name: [
    ...["product name", "product", "title"],
    ...["nome do produto", "produto", "designacao", "nombre", "nombre del producto", "producto"],
    ...["nom", "nom du produit", "produit", "designation"],
    ...["produktname", "produkt", "artikel", "artikelbezeichnung", "bezeichnung"],
    ...["nome del prodotto", "nome prodotto", "prodotto", "denominazione"],
  ],
  gtin: [
    ...["ean", "ean13", "ean 13", "gtin13", "gtin 13", "gtin14", "upc", "barcode", "strichcode"],
    ...["codigo de barras", "code barres", "code a barres", "codice a barre"],
  ],
  template: [],
  status: [],
};

/** What other systems call that which a product is made of, whatever its field is called in the template. */
const COMPOSITION_NAMES: readonly string[] = [
  ...["fibre", "fibres", "fiber", "fibers", "fiber content", "fibre composition", "fiber composition"],
  ...["composition", "material composition", "material", "materials"],
  ...["fibra", "fibras", "composicao", "composicao textil", "composicao de fibras", "materiais"],
  ...["composicion", "composicion textil", "composicion de fibras", "materiales"],
  ...["composition textile", "composition fibreuse", "matiere", "matieres", "materiau", "materiaux"],
  ...["faser", "fasern", "zusammensetzung", "materialzusammensetzung", "textilzusammensetzung"],
  ...["materialien", "fasergehalt"],
  ...["fibre tessili", "composizione", "composizione tessile", "materiale", "materiali"],
];

/** The composition of what a product comes in. */
const PACKAGING = "packaging_materials";

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
    const before = known.get(folded(heading));
    const target = before !== undefined && fits(before, template) ? before : guessOf(heading, template);
    if (target === undefined || target === "" || taken.has(target)) return null;
    taken.add(target);
    return target;
  });
}

/** Templates may call different fields the same: what a column was for another one says nothing. */
function fits(target: string, template: string): boolean {
  return !target.startsWith("data.") || fieldsOf(template).has(target.slice("data.".length));
}

function guessOf(heading: string, template: string): string | undefined {
  const wanted = folded(heading);
  if (wanted === "" || Object.values(FAULT_HEADINGS).some((one) => folded(one) === wanted)) return undefined;
  const own = PARTS.find((part) => OWN_NAMES[part].includes(wanted));
  if (own) return own;
  const key = keyNamed(template, wanted);
  if (key !== undefined) return `data.${key}`;
  const other = PARTS.find((part) => OTHER_NAMES[part].includes(wanted));
  if (other) return other;
  if (COMPOSITION_NAMES.includes(wanted.replace(/ %$/, ""))) {
    const made = [...fieldsOf(template).values()].find(({ type }) => type === "composition");
    if (made && made.key !== PACKAGING) return `data.${made.key}`;
  }
  const strange = TEMPLATE_CODES.map((code) => keyNamed(code, wanted)).find((one) => one !== undefined);
  return strange === undefined ? undefined : `data.${strange}`;
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
