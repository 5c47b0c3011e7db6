/** A form that sends one document, for pages without scripts. */
import type { Document } from "../../domain/documents/shape.ts";
import { attr, type Html, html } from "./html.ts";
import { icon } from "./icons.ts";
import type { Translate } from "./messages.ts";

/** What a browser offers to choose; what counts are the first bytes of the file. */
const ACCEPTED = "application/pdf,image/jpeg,image/png,image/webp";

interface UploadForm {
  action: string;
  company: string;
  /** What a document may be said to be. */
  kinds: readonly Document["kind"][];
  /** That is chosen at first. */
  kind: Document["kind"];
  /** Why the file that was sent was not taken in. */
  fault?: string | undefined;
}

export function uploadForm(
  { action, company, kinds, kind, fault }: UploadForm,
  { t }: { t: Translate },
): Html {
  return html`<form method="post" action="${action}" enctype="multipart/form-data">
    <div class="field">
      <label for="kind">${t("document.what")}</label>
      <select class="input" id="kind" name="kind">${kinds.map((one) => html`<option value="${one}"${attr("selected", one === kind)}>${t(`document.kind_${one}`)}</option>`)}</select>
    </div>
    <div class="field${fault === undefined ? "" : " is-wrong"}">
      <label for="file">${t("document.file")}</label>
      <input class="input" id="file" type="file" name="file" accept="${ACCEPTED}" required${attr("aria-describedby", fault === undefined ? "file-help" : "file-error file-help")}${attr("aria-invalid", fault !== undefined && "true")}>
      ${fault === undefined ? null : html`<p class="field-error" id="file-error" role="alert">${icon("warning")}<span>${fault}</span></p>`}
      <p class="field-help" id="file-help">${t("document.limits", { company })}</p>
    </div>
    <button class="button button-primary" type="submit">${t("document.send")}</button>
  </form>`;
}
