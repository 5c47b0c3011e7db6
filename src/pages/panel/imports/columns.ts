/** The columns of a product's table, named in a language: the same for export, template and import. */

import { FAULT_HEADINGS } from "../../../domain/imports/guess.ts";
import type { Part } from "../../../domain/imports/shape.ts";
import type { Field, TemplateDefinition } from "../../../domain/templates/definition.ts";
import type { Locale } from "../../kit/locale.ts";
import { translate } from "../../kit/template-words.ts";

interface PartWords {
  heading: string;
  help: string;
}

const en: Record<Part, PartWords> = {
  reference: {
    heading: "Reference",
    help: "Your own number of the product. By it products are found: one that is there is changed, another is made.",
  },
  name: { heading: "Name", help: "Of the model, at most 160 characters." },
  gtin: { heading: "GTIN", help: "8 to 14 digits, the last of which is a check digit." },
  template: { heading: "Template", help: "Cannot be changed later." },
  status: { heading: "Status", help: "Archived products are kept and not shown." },
};

const pt: Record<Part, PartWords> = {
  reference: {
    heading: "Referência",
    help: "O seu número do produto. É por ele que se encontram os produtos: um que existe é alterado, outro é criado.",
  },
  name: { heading: "Nome", help: "Do modelo, com 160 caracteres no máximo." },
  gtin: { heading: "GTIN", help: "8 a 14 algarismos, o último de controlo." },
  template: { heading: "Modelo de campos", help: "Não pode mudar depois." },
  status: { heading: "Estado", help: "Os produtos arquivados ficam guardados e não se mostram." },
};

/** The parts of a product besides its fields, in the order of the columns. */
export const PART_COLUMNS: readonly Part[] = ["reference", "name", "gtin", "template", "status"];

export function partWords(part: Part, locale: Locale): PartWords {
  return (locale === "pt" ? pt : en)[part];
}

/** The heading of the column that says what is wrong with a row. */
export function faultHeading(locale: Locale): string {
  return locale === "pt" ? FAULT_HEADINGS.pt : FAULT_HEADINGS.en;
}

/** The fields of a template, in the order of its groups. */
export function fieldsInOrder(template: TemplateDefinition): Field[] {
  return template.groups.flatMap(({ fields }) => fields);
}

/** The label, with the key behind it where the template has the label twice, or a part is called so. */
export function fieldHeadings(fields: readonly Field[], locale: Locale): string[] {
  const labels = fields.map(({ label }) => translate(label, locale));
  const parts = PART_COLUMNS.map((part) => partWords(part, locale).heading.toLowerCase());
  return labels.map((label, at) => {
    const isOnly = labels.filter((one) => one === label).length === 1 && !parts.includes(label.toLowerCase());
    return isOnly ? label : (fields[at]?.key ?? label);
  });
}
