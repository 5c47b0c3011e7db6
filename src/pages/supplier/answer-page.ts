/** What is asked, as one form: whole without scripts, saved while one types with them. */

import { FILES_PER_REQUEST } from "../../domain/data-requests/files.ts";
import type { Document } from "../../domain/documents/shape.ts";
import { uploadButton } from "../kit/document-list.ts";
import { attr, type Html, html } from "../kit/html.ts";
import { icon } from "../kit/icons.ts";
import { wordClass } from "../kit/name-class.ts";
import {
  type Answer,
  faultPattern,
  faultSummary,
  marksOf,
  NOTHING_SENT,
  sentencesOf,
} from "../kit/saved-form.ts";
import { firstSubmit, type TemplateForm, templateForm } from "../kit/template-form.ts";
import { type Asked, askedOf, type Given, givenOf, type Kind, slotsOf } from "./asked.ts";
import { framed, type RequestView, stepAddress } from "./frame.ts";
import type { SupplierReader } from "./reader.ts";

interface AnswerView extends RequestView {
  /** Those that the supplier added. */
  documents: readonly Document[];
  /** What came back from the form; without it the page shows what is kept. */
  answer?: Answer;
}

/** A longer name is set smaller. */
const LONG_NAME = 28;

export function answerPage(view: AnswerView, reader: SupplierReader): Html {
  const { w } = reader;
  const { request, scope, documents } = view;
  const company = scope.company.name;
  const asked = askedOf(request);
  return framed(
    {
      ...view,
      step: "answer",
      title: request.product_name,
      body: html`
        ${productHead(view, reader)}
        <p class="lede">${w("answer.lead", { company })}</p>
        ${request.message === null ? null : html`<figure class="message"><figcaption>${w("answer.message", { company })}</figcaption><blockquote>${request.message}</blockquote></figure>`}
        ${progress(givenOf(asked, documents), reader)}
        ${form(view, asked, reader)}
      `,
    },
    reader,
  );
}

/** Which product it is about: picture, name and reference, as who makes it knows it. */
function productHead({ request, scope }: RequestView, { w, t }: SupplierReader): Html {
  const { product_name, reference, image_id } = request;
  return html`<div class="about-product">
    ${image_id === null ? null : html`<img src="/images/${image_id}" alt="" width="96" height="96">`}
    <div>
      <p class="kind">${w("answer.asks", { company: scope.company.name })}</p>
      <h1 class="${[...product_name].length > LONG_NAME ? "is-long" : ""} ${wordClass(product_name)}" translate="no">${product_name}</h1>
      <p class="quiet">${t("label.reference")} <span translate="no">${reference}</span></p>
    </div>
  </div>`;
}

/** One stitch for each thing that is asked; the script keeps it up to date. */
function progress({ done, count }: Given, { w }: SupplierReader): Html {
  return html`<div class="given" data-given>
    <p class="stitches" aria-hidden="true">${Array.from({ length: count }, (_, at) => html`<i${attr("class", at < done && "is-done")}></i>`)}</p>
    <p class="given-words">${givenWords({ done, count }, w)}</p>
  </div>`;
}

export function givenWords({ done, count }: Pick<Given, "done" | "count">, w: SupplierReader["w"]): string {
  return w("answer.progress", { done, count });
}

function form(view: AnswerView, asked: Asked, reader: SupplierReader): Html {
  const { t, w, words } = reader;
  const { answer = NOTHING_SENT } = view;
  const { template, groups, fields, answers } = asked;
  const keys = fields.map(({ key }) => key);
  const faults = sentencesOf(answer, template.code, answers, reader);
  const controls: TemplateForm = {
    template: unmarked(asked),
    fields: keys,
    data: { ...answers, ...answer.data },
    locale: reader.locale,
    faults,
    more: answer.more,
  };
  return html`<form id="data" method="post" action="${stepAddress("answer", reader)}" novalidate data-saving="${t("saving.now")}" data-saved="${t("saving.done")}" data-unsaved="${t("saving.failed")}" data-look="${t("saving.look")}" data-marked="${t("saving.marked")}">
    ${firstSubmit()}
    ${faultPattern()}
    <input type="hidden" name="seen" value="${marksOf(keys, answers)}">
    ${faultSummary(faults, answer.conflicts, controls, reader)}
    ${groups.map(
      ({ key, label, fields: ofGroup }) => html`<section class="card" aria-labelledby="group-${key}">
        <h2 id="group-${key}">${words(label)}</h2>
        ${templateForm({ ...controls, fields: ofGroup.map((field) => field.key) })}
      </section>`,
    )}
    ${documentsCard(view, asked, reader)}
    <p class="cannot"><a href="${stepAddress("decline", reader)}">${w("answer.cannot")}</a></p>
    <div class="go">
      <button class="button button-primary" type="submit" name="go" value="check">${w("answer.submit")}</button>
      <p class="go-state"><button class="button-text" type="submit" name="go" value="save" data-plain>${t("saving.save")}</button><span data-state role="status" data-idle="${t("saving.auto")}"></span></p>
    </div>
  </form>`;
}

/** What a passport needs is the company's affair: to the supplier nothing is required. */
function unmarked({ template }: Asked): TemplateForm["template"] {
  return {
    ...template,
    groups: template.groups.map((group) => ({
      ...group,
      fields: group.fields.map((field) => ({ ...field, required: false, recommended: false })),
    })),
  };
}

function documentsCard(view: AnswerView, asked: Asked, reader: SupplierReader): Html {
  const { w } = reader;
  const { documents } = view;
  const isFull = documents.length >= FILES_PER_REQUEST;
  return html`<section class="card" aria-labelledby="documents-title" id="documents">
    <h2 id="documents-title">${w("answer.documents")}</h2>
    <p class="quiet">${w("answer.documents_text")}</p>
    ${isFull ? html`<p class="quiet">${w("answer.full", { max: FILES_PER_REQUEST })}</p>` : null}
    ${slotsOf(asked).map((kind) => slot(kind, view, isFull, asked, reader))}
  </section>`;
}

function slot(kind: Kind, view: AnswerView, isFull: boolean, { kinds }: Asked, reader: SupplierReader): Html {
  const { t, w } = reader;
  const id = `slot-${kind}`;
  const added = view.documents.filter((one) => one.kind === kind);
  const words = kinds.includes(kind) ? t(`document.kind_${kind}`) : w("answer.other");
  const address = `${stepAddress("documents", reader)}&kind=${kind}`;
  return html`<div class="slot" data-slot role="group" aria-labelledby="${id}">
    <h3 id="${id}">${words}</h3>
    <ul class="documents" id="${id}-list">${added.map(
      ({ id: document, name }) => html`<li>${icon("file")}<div><b translate="no">${name}</b></div>
        <button class="button-text" type="submit" name="remove" value="${document}" formnovalidate>${w("answer.remove")}<span class="heard"> ${name}</span></button></li>`,
    )}</ul>
    ${isFull ? null : uploadButton(view.scope.company.name, address, reader, `documents:${kind}`)}
  </div>`;
}
