/** The second step: all that will be published, and the sentence that a person agrees to. */
import type { Overview } from "../../domain/passport-sessions/confirm.ts";
import type { SessionRow } from "../../domain/passport-sessions/rows.ts";
import type { Operator } from "../../domain/passport-sessions/shape.ts";
import { CHANGE_NOTE_LENGTH } from "../../domain/passports/shape.ts";
import type { Scope } from "../../domain/scope.ts";
import type { Field } from "../../domain/templates/definition.ts";
import { isEmpty } from "../../domain/templates/missing.ts";
import { templateOf } from "../../domain/templates/registry.ts";
import type { Data } from "../../domain/templates/values.ts";
import { valueText } from "../kit/field-value.ts";
import { attr, type Html, html } from "../kit/html.ts";
import { icon } from "../kit/icons.ts";
import { firstSubmit } from "../kit/template-form.ts";
import { framed, stepAddress, steps } from "./frame.ts";
import type { HostedReader } from "./reader.ts";

export interface ConfirmView {
  scope: Scope;
  session: SessionRow;
  overview: Overview;
  /** What was sent and could not be done. */
  sent?: { note: string; isTicked: boolean; isNoteWrong: boolean };
  /** The data are not the ones that were looked at. */
  hasChanged?: boolean;
}

export function confirmPage(view: ConfirmView, reader: HostedReader): Html {
  const { w } = reader;
  const { scope, session, overview } = view;
  const { outcome, items } = overview;
  return framed(
    {
      step: "confirm",
      title: w("confirm.title"),
      company: scope.company.name,
      branding: scope.company.branding,
      livemode: scope.livemode,
      operator: session.operator as Operator,
      expires: session.expires,
      body: html`
        <p class="kind" translate="no">${session.product_name} · ${session.reference}</p>
        <h1>${w("confirm.title")}</h1>
        <p class="lede">${w(`confirm.${outcome}`)}${items === 0 ? null : ` ${w("confirm.items", { count: items })}`}</p>
        ${steps(2, view.sent?.isTicked ? 1 : 0.5, reader)}
        ${view.hasChanged ? html`<p class="note" role="alert">${w("confirm.changed")}</p>` : null}
        ${statedCards(view, reader)}
        ${consentForm(view, reader)}
      `,
    },
    reader,
  );
}

/** The sentence that the person agrees to, in the reader's language; it is kept in the activity log. */
export function statementOf(scope: Scope, session: SessionRow, { w }: HostedReader): string {
  const operator = (session.operator as Operator).name;
  return w("confirm.statement", { operator, company: scope.company.name });
}

function statedCards({ overview }: ConfirmView, reader: HostedReader): Html {
  const { w, words } = reader;
  const data = overview.product.data as Data;
  const { groups } = templateOf(overview.product.template);
  const stated = (fields: readonly Field[], visibility: Field["visibility"]) =>
    fields.filter((field) => field.visibility === visibility && !isEmpty(data[field.key]));
  const rows = (fields: readonly Field[]) =>
    html`<dl class="facts">${fields.map((field) => html`<div><dt>${words(field.label)}</dt><dd>${valueText(field, data[field.key], reader)}</dd></div>`)}</dl>`;
  const shown = groups.flatMap((group) => {
    const fields = stated(group.fields, "public");
    return fields.length === 0
      ? []
      : [html`<div class="there"><h2>${words(group.label)}</h2>${rows(fields)}</div>`];
  });
  const kept = groups.flatMap((group) => stated(group.fields, "restricted"));
  return html`<section class="card">${shown}</section>
    ${kept.length === 0 ? null : html`<section class="card"><h2>${w("confirm.private")}</h2>${rows(kept)}</section>`}`;
}

function consentForm(view: ConfirmView, reader: HostedReader): Html {
  const { w } = reader;
  const { scope, session, overview, sent } = view;
  const { outcome, mark } = overview;
  const isUnticked = sent !== undefined && !sent.isTicked;
  return html`<form class="card" method="post" action="${stepAddress("confirm", reader)}" novalidate data-busy="${w("confirm.busy")}">
    ${firstSubmit()}
    <input type="hidden" name="mark" value="${mark}">
    ${outcome === "version" ? noteField(sent, reader) : null}
    <div class="field${isUnticked ? " is-wrong" : ""}">
      <label class="choice consent" for="agree">
        <input type="checkbox" id="agree" name="agree" value="yes" required${attr("checked", sent?.isTicked ?? false)}${attr("aria-invalid", isUnticked && "true")}${attr("aria-describedby", isUnticked && "agree-error")}${attr("autofocus", isUnticked)}>
        <span>${statementOf(scope, session, reader)}</span>
      </label>
      ${isUnticked ? html`<p class="field-error" id="agree-error" role="alert">${icon("warning")}<span>${w("confirm.unticked")}</span></p>` : null}
    </div>
    <div class="go">
      <button class="button button-primary" type="submit">${w(`confirm.do_${outcome}`)}</button>
      <p class="go-state"><a href="${stepAddress("fill", reader)}">${w("confirm.back")}</a></p>
    </div>
  </form>`;
}

function noteField(sent: ConfirmView["sent"], { w, t }: HostedReader): Html {
  const isWrong = sent?.isNoteWrong ?? false;
  const note = sent?.note ?? "";
  return html`<div class="field${isWrong ? " is-wrong" : ""}">
    <label for="note">${w("confirm.note")}</label>
    <textarea class="input" id="note" name="note" rows="2" autocomplete="off" aria-describedby="${isWrong ? "note-error note-help" : "note-help"}"${attr("aria-invalid", isWrong && "true")}>${`\n${note}`}</textarea>
    ${isWrong ? html`<p class="field-error" id="note-error">${icon("warning")}<span>${t("fault.long", { max: CHANGE_NOTE_LENGTH, length: [...note].length })}</span></p>` : null}
    <p class="field-help" id="note-help">${w("confirm.note_help", { max: CHANGE_NOTE_LENGTH })}</p>
  </div>`;
}
