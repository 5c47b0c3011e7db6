/** Where a document is sent without scripts; with them it is sent from the page with the questions. */
import { type Html, html } from "../kit/html.ts";
import { uploadForm } from "../kit/upload-form.ts";
import { askedOf, type Kind, slotsOf } from "./asked.ts";
import { framed, type RequestView, stepAddress } from "./frame.ts";
import type { SupplierReader } from "./reader.ts";

export interface DocumentsView extends RequestView {
  /** That is chosen at first. */
  kind: Kind;
  /** Why the file that was sent was not taken in. */
  fault?: string;
}

export function documentsPage(view: DocumentsView, reader: SupplierReader): Html {
  const { w } = reader;
  const { request, scope, kind, fault } = view;
  const upload = {
    action: stepAddress("documents", reader),
    company: scope.company.name,
    kinds: slotsOf(askedOf(request)),
    kind,
    fault,
  };
  return framed(
    {
      ...view,
      step: "documents",
      title: w("answer.documents"),
      body: html`
        <p class="kind" translate="no">${request.product_name}</p>
        <h1>${w("answer.documents")}</h1>
        <p class="lede">${w("answer.documents_text")}</p>
        <section class="card">${uploadForm(upload, reader)}</section>
        <p class="after"><a class="button" href="${stepAddress("answer", reader)}">${w("check.back")}</a></p>
      `,
    },
    reader,
  );
}
