/** The documents of a product, each with what became of reading it. */
import type { Document } from "../../domain/documents/shape.ts";
import { type Html, html } from "../kit/html.ts";
import { icon } from "../kit/icons.ts";
import type { Translate } from "../kit/messages.ts";

export function documentList(
  documents: readonly Document[],
  company: string,
  { t }: { t: Translate },
): Html | null {
  if (documents.length === 0) return null;
  return html`<ul class="documents">${documents.map(
    ({ name, kind, status }) => html`<li>${icon("file")}<div>
      <b translate="no">${name}</b>
      <span class="quiet">${t(`document.kind_${kind}`)}${status === null ? null : html` · ${t(`document.status_${status}`, { company })}`}</span>
    </div></li>`,
  )}</ul>`;
}
