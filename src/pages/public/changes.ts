/** What changed from one version to the next, value by value. */

import type { PassportContent } from "../../domain/passports/content.ts";
import type { Field, TemplateDefinition } from "../../domain/templates/definition.ts";
import { isEmpty } from "../../domain/templates/missing.ts";
import { valueText } from "../kit/field-value.ts";
import { formatCalendarDate, formatQuantity } from "../kit/format.ts";
import { type Html, html } from "../kit/html.ts";
import type { Reader } from "../kit/reader.ts";
import { changedLabel } from "./timeline.ts";

interface ChangesInput {
  /** Keys of the changed fields, as the version lists them. */
  changed: readonly string[];
  before: PassportContent;
  after: PassportContent;
  template: TemplateDefinition;
}

/** A row for each changed key: its label, the value before (struck through) and after. */
export function changeList({ changed, before, after, template }: ChangesInput, reader: Reader): Html {
  const fields = new Map(template.groups.flatMap((group) => group.fields).map((field) => [field.key, field]));
  return html`<dl class="changes">
    ${changed.map(
      (key) => html`<div>
        <dt>${changedLabel(key, template, reader)}</dt>
        <dd><del><span class="heard">${reader.t("version.was")} </span>${text(before, key, fields.get(key), reader)}</del></dd>
        <dd><ins><span class="heard">${reader.t("version.is")} </span>${text(after, key, fields.get(key), reader)}</ins></dd>
      </div>`,
    )}
  </dl>`;
}

function text(content: PassportContent, key: string, field: Field | undefined, reader: Reader): string {
  if (field) {
    const value = content.fields[key];
    return isEmpty(value) ? reader.t("value.none") : valueText(field, value, reader);
  }
  return ownValue(content, key, reader) || reader.t("value.none");
}

/** The text of a part of the product or batch itself. */
function ownValue({ product, batch }: PassportContent, key: string, { locale }: Reader): string | null {
  if (key === "name" || key === "reference" || key === "gtin") return product[key];
  if (key === "production_date" && batch?.production_date)
    return formatCalendarDate(batch.production_date, locale);
  if (key === "quantity" && batch?.quantity != null) return formatQuantity(batch.quantity, undefined, locale);
  return null;
}
