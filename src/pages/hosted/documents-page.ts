/** Where a file is sent without scripts; with them it is sent from the page with the data. */
import type { Document } from "../../domain/documents/shape.ts";
import { KINDS } from "../../domain/documents/shape.ts";
import type { SessionRow } from "../../domain/passport-sessions/rows.ts";
import type { Operator } from "../../domain/passport-sessions/shape.ts";
import type { Scope } from "../../domain/scope.ts";
import { documentList } from "../kit/document-list.ts";
import { type Html, html } from "../kit/html.ts";
import { uploadForm } from "../kit/upload-form.ts";
import { framed, stepAddress, steps } from "./frame.ts";
import type { HostedReader } from "./reader.ts";

export interface DocumentsView {
  scope: Scope;
  session: SessionRow;
  documents: readonly Document[];
  /** Why the file that was sent was not taken in. */
  fault?: string;
}

export function documentsPage(view: DocumentsView, reader: HostedReader): Html {
  const { w, t } = reader;
  const { scope, session, documents, fault } = view;
  const company = scope.company.name;
  const upload = {
    action: stepAddress("documents", reader),
    company,
    kinds: KINDS,
    kind: "other" as const,
    fault,
  };
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
          ${uploadForm(upload, reader)}
        </section>
        <p class="after"><a class="button" href="${stepAddress("fill", reader)}">${w("documents.back")}</a></p>
      `,
    },
    reader,
  );
}
