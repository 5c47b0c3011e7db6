/** Who is responsible: manufacturer, responsible person in the Union, importer; at the foot of the page. */

import type { PassportContent } from "../../domain/passports/content.ts";
import type { Field, TemplateDefinition } from "../../domain/templates/definition.ts";
import { isEmpty } from "../../domain/templates/missing.ts";
import { addressLink, asText, contactAddress, hostOf, valueText } from "../kit/field-value.ts";
import { type Html, html } from "../kit/html.ts";
import type { MessageKey } from "../kit/messages/en.ts";
import type { Reader } from "../kit/reader.ts";

/** The templates' group that this is. */
const GROUP = "operators";
const IDENTIFIER = "operator_identifier";
const SCHEME = "operator_identifier_scheme";

const OPERATORS: readonly { title: MessageKey; name: string; lines: readonly string[] }[] = [
  {
    title: "footer.manufacturer",
    name: "manufacturer_name",
    lines: ["manufacturer_address", "manufacturer_contact", "manufacturer_web"],
  },
  {
    title: "footer.responsible",
    name: "eu_responsible_name",
    lines: ["eu_responsible_address", "eu_responsible_contact"],
  },
  { title: "footer.importer", name: "importer_name", lines: [] },
];

const TOLD = new Set([IDENTIFIER, SCHEME, ...OPERATORS.flatMap(({ name, lines }) => [name, ...lines])]);

/** A block for each operator that the content names (the publishing company where it names none), and for the rest. */
export function operatorBlocks(
  { fields, company }: PassportContent,
  template: TemplateDefinition,
  reader: Reader,
): Html[] {
  const blocks = OPERATORS.flatMap(({ title, name, lines }) => {
    const texts = [name, ...lines].flatMap((key) => asText(fields[key]) ?? []);
    if (texts.length === 0) return [];
    return [block(reader.t(title), texts)];
  });
  const first = blocks.length === 0 ? [block(reader.t("footer.published_by"), [company.name])] : blocks;
  const own = template.groups.find((group) => group.key === GROUP)?.fields ?? [];
  const textOf = (field: Field | undefined) => (field ? valueText(field, fields[field.key], reader) : "");
  const identifier = [SCHEME, IDENTIFIER]
    .map((key) => textOf(own.find((field) => field.key === key)))
    .filter((text) => text !== "");
  const rest = own.filter(({ key }) => !TOLD.has(key) && !isEmpty(fields[key]));
  return [
    ...first,
    ...(identifier.length === 0 ? [] : [block(reader.t("footer.operator_id"), [identifier.join(" ")])]),
    ...rest.map((field) => block(reader.words(field.label), [textOf(field)])),
  ];
}

function block(title: string, texts: readonly string[]): Html {
  return html`<div><h2>${title}</h2>${texts.map((text) => html`<p class="prose">${contactLine(text)}</p>`)}</div>`;
}

function contactLine(text: string): Html {
  const address = contactAddress(text);
  return address === undefined ? html`${text}` : addressLink(address, hostOf(text) ?? text);
}
