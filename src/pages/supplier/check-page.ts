/** What will be sent, before it is: afterwards it cannot be changed. */
import { markOfAnswers } from "../../domain/data-requests/send.ts";
import type { Document } from "../../domain/documents/shape.ts";
import { missingSentences } from "../kit/field-faults.ts";
import { valueText } from "../kit/field-value.ts";
import { type Html, html } from "../kit/html.ts";
import { icon } from "../kit/icons.ts";
import { type Asked, askedOf, type Given, givenOf } from "./asked.ts";
import { framed, type RequestView, stepAddress } from "./frame.ts";
import type { SupplierReader } from "./reader.ts";

interface CheckView extends RequestView {
  documents: readonly Document[];
  /** What was shown before is no longer what would be sent. */
  hasChanged?: boolean;
}

export function checkPage(view: CheckView, reader: SupplierReader): Html {
  const { w } = reader;
  const { request, scope, documents, hasChanged } = view;
  const company = scope.company.name;
  const asked = askedOf(request);
  const isEmpty = Object.keys(asked.answers).length + documents.length === 0;
  const back = html`<p class="after"><a class="button" href="${stepAddress("answer", reader)}">${w("check.back")}</a></p>`;
  return framed(
    {
      ...view,
      step: "check",
      title: w("check.title"),
      body: html`
        <p class="kind" translate="no">${request.product_name}</p>
        <h1>${w("check.title")}</h1>
        <p class="lede">${isEmpty ? w("check.empty") : w("check.lead", { company })}</p>
        ${hasChanged ? html`<p class="note" role="alert">${w("check.changed")}</p>` : null}
        ${whatIsSent(asked, documents, reader)}
        ${leftOpen(asked, givenOf(asked, documents), reader)}
        ${
          isEmpty
            ? null
            : html`<form class="send" method="post" action="${stepAddress("check", reader)}" data-busy="${w("check.sending")}">
              <input type="hidden" name="mark" value="${markOfAnswers(request)}">
              <div class="go"><button class="button button-primary" type="submit">${w("check.send", { company })}</button></div>
            </form>`
        }
        ${back}
      `,
    },
    reader,
  );
}

/** Answers by the groups that they were asked in, and the names of the documents. */
export function whatIsSent(asked: Asked, documents: readonly Document[], reader: SupplierReader): Html {
  const { w, t, words } = reader;
  const { fields, answers } = asked;
  const given = fields.filter(({ key }) => answers[key] !== undefined);
  return html`
    ${
      given.length === 0
        ? null
        : html`<section class="card" aria-labelledby="answers-title">
          <h2 id="answers-title">${w("check.answers")}</h2>
          <dl class="facts">${given.map((field) => html`<div><dt>${words(field.label)}</dt><dd>${valueText(field, answers[field.key], reader)}</dd></div>`)}</dl>
        </section>`
    }
    ${
      documents.length === 0
        ? null
        : html`<section class="card" aria-labelledby="sent-documents">
          <h2 id="sent-documents">${w("check.documents")}</h2>
          <ul class="documents">${documents.map(
            ({ name, kind }) =>
              html`<li>${icon("file")}<div><b translate="no">${name}</b> <span class="quiet">${t(`document.kind_${kind}`)}</span></div></li>`,
          )}</ul>
        </section>`
    }`;
}

function leftOpen(
  { template, answers }: Asked,
  { open, openKinds }: Given,
  { w, t, words, locale }: SupplierReader,
): Html | null {
  const count = open.length + openKinds.length;
  if (count === 0) return null;
  const keys = open.flatMap(({ key }) => (answers[key] === undefined ? [] : [key]));
  const short = missingSentences({ template, data: answers, locale }, keys);
  return html`<section class="card left-open" aria-labelledby="open-title">
    <h2 id="open-title">${w("check.open", { count })}</h2>
    <p class="quiet">${w("check.open_text")}</p>
    <ul>
      ${open.map(({ key, label }) => {
        const sentence = short.get(`data.${key}`);
        return html`<li>${words(label)}${sentence === undefined ? null : html`: ${sentence}`}</li>`;
      })}
      ${openKinds.map((kind) => html`<li>${t(`document.kind_${kind}`)}</li>`)}
    </ul>
  </section>`;
}
