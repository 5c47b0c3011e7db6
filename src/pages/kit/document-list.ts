/** The documents of a product, each with what became of reading it, and the button that adds one. */
import type { Document } from "../../domain/documents/shape.ts";
import { attr, type Html, html } from "./html.ts";
import { icon } from "./icons.ts";
import type { Translate } from "./messages.ts";

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

/**
 * Chooses a file and sends it with its progress, where scripts run (`web/forms/parts/upload.ts`).
 * @param withoutScripts value of the button `go` that leads to a page with a form; without it the button is for scripts alone
 */
export function uploadButton(
  company: string,
  address: string,
  { t }: { t: Translate },
  withoutScripts?: string,
): Html {
  const kind = [
    attr("type", withoutScripts === undefined ? "button" : "submit"),
    attr("name", withoutScripts && "go"),
    attr("value", withoutScripts),
    attr("formnovalidate", withoutScripts !== undefined),
  ];
  return html`<button class="drop" data-upload="${address}" data-sending="${t("document.sending")}" data-sent="${t("document.sent")}" data-failed="${t("document.fault_failed")}" data-large="${t("document.fault_large")}"${kind}>
    ${icon("file")}<span><b>${t("document.choose")}</b> <span class="quiet">${t("document.limits", { company })}</span></span>
  </button>
  <p class="upload-state" data-upload-state role="status"></p>`;
}
