/** Where a file is sent without scripts; with them it is sent from the page with the data. */
import type { Document } from "../../domain/documents/shape.ts";
import { KINDS } from "../../domain/documents/shape.ts";
import type { SessionRow } from "../../domain/passport-sessions/rows.ts";
import type { Operator } from "../../domain/passport-sessions/shape.ts";
import type { Scope } from "../../domain/scope.ts";
import { documentList } from "../kit/document-list.ts";
import { attr, type Html, html } from "../kit/html.ts";
import { icon } from "../kit/icons.ts";
import { framed, stepAddress, steps } from "./frame.ts";
import type { HostedReader } from "./reader.ts";

export interface DocumentsView {
  scope: Scope;
  session: SessionRow;
  documents: readonly Document[];
  /** Why the file that was sent was not taken in. */
  fault?: string;
}

/** What a browser offers to choose; what counts are the first bytes of the file. */
export const ACCEPTED = "application/pdf,image/jpeg,image/png,image/webp";

export function documentsPage(view: DocumentsView, reader: HostedReader): Html {
  const { w, t } = reader;
  const { scope, session, documents, fault } = view;
  const company = scope.company.name;
  return framed(
    {
      step: "documents",
      title: w("documents.title"),
      company,
      branding: scope.company.branding,
      livemode: scope.livemode,
      operator: session.operator as Operator,
      expires: session.expires,
      body: html`
        <p class="kind" translate="no">${session.product_name}</p>
        <h1>${w("documents.title")}</h1>
        <p class="lede">${w("documents.text")}</p>
        ${steps(1, 0.5, reader)}
        <section class="card">
          ${documents.length === 0 ? html`<p class="quiet">${t("document.none")}</p>` : documentList(documents, company, reader)}
          <form method="post" action="${stepAddress("documents", reader)}" enctype="multipart/form-data">
            <div class="field">
              <label for="kind">${t("document.what")}</label>
              <select class="input" id="kind" name="kind">${KINDS.map((kind) => html`<option value="${kind}"${attr("selected", kind === "other")}>${t(`document.kind_${kind}`)}</option>`)}</select>
            </div>
            <div class="field${fault === undefined ? "" : " is-wrong"}">
              <label for="file">${t("document.file")}</label>
              <input class="input" id="file" type="file" name="file" accept="${ACCEPTED}" required${attr("aria-describedby", fault === undefined ? "file-help" : "file-error file-help")}${attr("aria-invalid", fault !== undefined && "true")}>
              ${fault === undefined ? null : html`<p class="field-error" id="file-error" role="alert">${icon("warning")}<span>${fault}</span></p>`}
              <p class="field-help" id="file-help">${t("document.limits", { company })}</p>
            </div>
            <button class="button button-primary" type="submit">${t("document.send")}</button>
          </form>
        </section>
        <p class="after"><a class="button" href="${stepAddress("fill", reader)}">${w("documents.back")}</a></p>
      `,
    },
    reader,
  );
}
