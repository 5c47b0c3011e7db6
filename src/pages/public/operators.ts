/** Who is responsible: manufacturer, responsible person in the Union, importer; at the foot of the page. */
import type { PassportContent } from "../../domain/passports/content.ts";
import { type Html, html } from "../kit/html.ts";
import type { MessageKey } from "../kit/messages/en.ts";
import { addressLink, asText, contactAddress, hostOf } from "./field-value.ts";
import type { Reader } from "./reader.ts";

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

/** A block for each operator that the content names; the publishing company where it names none. */
export function operatorBlocks({ fields, company }: PassportContent, reader: Reader): Html[] {
  const blocks = OPERATORS.flatMap(({ title, name, lines }) => {
    const texts = [name, ...lines].flatMap((key) => asText(fields[key]) ?? []);
    if (texts.length === 0) return [];
    return [block(reader.t(title), texts)];
  });
  const first = blocks.length === 0 ? [block(reader.t("footer.published_by"), [company.name])] : blocks;
  const identifier = asText(fields["operator_identifier"]);
  return identifier === undefined ? first : [...first, block(reader.t("footer.operator_id"), [identifier])];
}

function block(title: string, texts: readonly string[]): Html {
  return html`<div><h2>${title}</h2>${texts.map((text) => html`<p class="prose">${contactLine(text)}</p>`)}</div>`;
}

function contactLine(text: string): Html {
  const address = contactAddress(text);
  return address === undefined ? html`${text}` : addressLink(address, hostOf(text) ?? text);
}
