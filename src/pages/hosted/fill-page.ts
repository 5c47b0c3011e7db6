/** The first step: what is missing is open, the rest is there to be corrected. One form, whole without scripts. */
import type { Document } from "../../domain/documents/shape.ts";
import type { SessionRow } from "../../domain/passport-sessions/rows.ts";
import type { Operator } from "../../domain/passport-sessions/shape.ts";
import type { Json } from "../../domain/passports/content.ts";
import type { Origins } from "../../domain/products/origins.ts";
import type { ProductRow } from "../../domain/products/rows.ts";
import type { Scope } from "../../domain/scope.ts";
import { completenessOf } from "../../domain/templates/completeness.ts";
import type { Field, TemplateDefinition } from "../../domain/templates/definition.ts";
import { fieldsOf, templateOf } from "../../domain/templates/registry.ts";
import type { Data } from "../../domain/templates/values.ts";
import { returnAddress } from "../../formats/return-address.ts";
import { documentList, uploadButton } from "../kit/document-list.ts";
import { missingSentences } from "../kit/field-faults.ts";
import { valueText } from "../kit/field-value.ts";
import { type Html, html } from "../kit/html.ts";
import { icon } from "../kit/icons.ts";
import { wordClass } from "../kit/name-class.ts";
import {
  type Answer,
  faultPattern,
  faultSummary,
  keyOf,
  marksOf,
  NOTHING_SENT,
  sentencesOf,
} from "../kit/saved-form.ts";
import { firstSubmit, type TemplateForm, templateForm } from "../kit/template-form.ts";
import { fieldPlan, type GroupPlan } from "./field-plan.ts";
import { framed, stepAddress, steps } from "./frame.ts";
import type { HostedReader } from "./reader.ts";

interface FillView {
  scope: Scope;
  session: SessionRow;
  product: ProductRow;
  /** The product has an issued passport. */
  hasPassport: boolean;
  origins: Origins;
  documents: readonly Document[];
  /** What came back from the form; without it the page shows what is stored. */
  answer?: FillAnswer;
}

/** What came back from the form. */
export interface FillAnswer extends Answer {
  /** The person wanted to go on: what is missing is named. */
  wantedOn: boolean;
}

export const NO_ANSWER: FillAnswer = { ...NOTHING_SENT, wantedOn: false };

/** A longer name is set smaller. */
const LONG_NAME = 28;

export function fillPage(view: FillView, reader: HostedReader): Html {
  const { w } = reader;
  const { session, product, scope } = view;
  const completeness = completenessOf(product.template, product.data as Data);
  const count = completeness.missing.length;
  const isStuck = product.status === "archived" && !view.hasPassport;
  const company = scope.company.name;
  const done = completeness.required === 0 ? 1 : completeness.filled / completeness.required;
  return framed(
    {
      step: "fill",
      title: product.name,
      company,
      branding: scope.company.branding,
      livemode: scope.livemode,
      operator: session.operator as Operator,
      expires: session.expires,
      body: html`
        <h1 class="${[...product.name].length > LONG_NAME ? "is-long" : ""} ${wordClass(product.name)}" translate="no">${product.name}</h1>
        <p class="lede"><span translate="no">${product.reference}</span> · ${count === 0 ? w("fill.ready") : w("fill.lead", { count })}</p>
        ${steps(1, done, reader)}
        ${isStuck ? html`<p class="note">${w("fill.archived", { company })}</p>` : null}
        ${form(view, reader)}
      `,
    },
    reader,
  );
}

function form(view: FillView, reader: HostedReader): Html {
  const { w, t } = reader;
  const { session, product, answer = NO_ANSWER } = view;
  const template = templateOf(product.template);
  const stored = product.data as Data;
  const data = { ...stored, ...answer.data };
  const faults = faultsShown(view, template, data, reader);
  const look = new Set([...faults.keys()].map(keyOf));
  if (answer.more !== undefined) look.add(answer.more);
  const plan = fieldPlan(template, stored, look);
  const controls: Controls = {
    template,
    data,
    locale: reader.locale,
    faults,
    origins: originMarks(view, reader),
    hints: hintsOf(view, reader),
    more: answer.more,
  };
  return html`<form id="data" method="post" action="${stepAddress("fill", reader)}" novalidate data-saving="${t("saving.now")}" data-saved="${t("saving.done")}" data-unsaved="${t("saving.failed")}" data-look="${t("saving.look")}" data-marked="${t("saving.marked")}">
    ${firstSubmit()}
    ${faultPattern()}
    <input type="hidden" name="seen" value="${marksOf([...fieldsOf(template.code).keys()], stored)}">
    ${faultSummary(faults, answer.conflicts, { ...controls, fields: plan.flatMap(({ group }) => group.fields.map(({ key }) => key)) }, reader)}
    ${plan.map((one) => askedCard(one, controls, reader))}
    ${documentsCard(view, reader)}
    ${restCard(plan, controls, reader)}
    ${thereCard(plan, controls, reader)}
    <div class="go">
      <button class="button button-primary" type="submit" name="go" value="confirm">${w("fill.submit")}</button>
      <p class="go-state"><button class="button-text" type="submit" name="go" value="save" data-plain>${t("saving.save")}</button><span data-state role="status" data-idle="${t("saving.auto")}"></span>${leaveLink(session, reader)}</p>
    </div>
  </form>`;
}

type Controls = Omit<TemplateForm, "fields" | "groups">;

function faultsShown(
  { product, answer = NO_ANSWER }: FillView,
  template: TemplateDefinition,
  data: Data,
  reader: HostedReader,
): Map<string, string> {
  const stored = product.data as Data;
  const faults = sentencesOf(answer, template.code, stored, reader);
  if (!answer.wantedOn) return faults;
  const wrong = new Set([...faults.keys()].map(keyOf));
  const missing = completenessOf(template.code, stored).missing.filter((key) => !wrong.has(key));
  for (const [param, sentence] of missingSentences({ template, data, locale: reader.locale }, missing))
    faults.set(param, sentence);
  return faults;
}

function askedCard({ group, asked, open }: GroupPlan, controls: Controls, reader: HostedReader): Html | null {
  if (asked.length === 0) return null;
  const { w, words } = reader;
  const id = `group-${group.key}`;
  return html`<section class="card" aria-labelledby="${id}">
    <h2 id="${id}">${words(group.label)}</h2>
    ${templateForm({ ...controls, fields: asked })}
    ${
      open.length === 0
        ? null
        : html`<details class="fold"><summary>${w("fill.more", { count: open.length })}${icon("chevron")}</summary><div class="fold-body">${templateForm({ ...controls, fields: open })}</div></details>`
    }
  </section>`;
}

function documentsCard({ documents, scope }: FillView, reader: HostedReader): Html {
  const { w } = reader;
  const company = scope.company.name;
  return html`<section class="card" aria-labelledby="documents-title" id="documents">
    <h2 id="documents-title">${w("documents.title")}</h2>
    <p class="quiet">${w("documents.text")}</p>
    ${documentList(documents, company, reader)}
    ${uploadButton(company, stepAddress("documents", reader), reader, "documents")}
  </section>`;
}

/** What no passport waits for, group by group, folded. */
function restCard(plan: readonly GroupPlan[], controls: Controls, reader: HostedReader): Html | null {
  const { w, words } = reader;
  const groups = plan.filter(({ asked, open }) => asked.length === 0 && open.length > 0);
  if (groups.length === 0) return null;
  return html`<section class="card" aria-labelledby="rest-title">
    <h2 id="rest-title">${w("fill.rest")}</h2>
    <p class="quiet">${w("fill.rest_text")}</p>
    ${groups.map(
      ({ group, open }) =>
        html`<details class="fold"><summary><span>${words(group.label)}</span><span class="fold-count">${open.length}</span>${icon("chevron")}</summary><div class="fold-body">${templateForm({ ...controls, fields: open })}</div></details>`,
    )}
  </section>`;
}

function thereCard(plan: readonly GroupPlan[], controls: Controls, reader: HostedReader): Html | null {
  const { w, words } = reader;
  const groups = plan.filter(({ there }) => there.length > 0);
  if (groups.length === 0) return null;
  return html`<section class="card" aria-labelledby="there-title">
    <h2 id="there-title">${w("fill.there")}</h2>
    ${groups.map(
      ({ group, there }) => html`<div class="there">
        <h3>${words(group.label)}</h3>
        <dl class="facts">${there.map((key) => thereRow(fieldIn(group.fields, key), controls.data[key], reader))}</dl>
        <details class="fold"><summary aria-label="${w("fill.correct")}: ${words(group.label)}">${w("fill.correct")}${icon("chevron")}</summary><div class="fold-body">${templateForm({ ...controls, fields: there })}</div></details>
      </div>`,
    )}
  </section>`;
}

function fieldIn(fields: readonly Field[], key: string): Field | undefined {
  return fields.find((field) => field.key === key);
}

function thereRow(field: Field | undefined, value: Json | undefined, reader: HostedReader): Html | null {
  if (!field) return null;
  return html`<div><dt>${icon("tick")}<span>${reader.words(field.label)}</span></dt><dd>${valueText(field, value, reader)}</dd></div>`;
}

/** A few letters for where a value comes from, spelled out for screen readers. */
function originMarks({ origins, session }: FillView, { w }: HostedReader): Map<string, Html> {
  return new Map(
    Object.entries(origins).map(([key, { source, actor }]) => {
      const from = actor.kind === "operator" && actor.id === session.id ? "own" : source;
      const words = w(`origin.${from}`);
      return [
        key,
        html`<span class="origin"><span aria-hidden="true" title="${words}">${w(`mark.${from}`)}</span><span class="heard">${words}</span></span>`,
      ];
    }),
  );
}

/** What documents suggest and nobody has decided on: told, never filled in. */
function hintsOf({ documents, product }: FillView, reader: HostedReader): Map<string, Html> {
  const fields = fieldsOf(product.template);
  const said = new Map<string, Html[]>();
  for (const document of documents)
    for (const { field: key, value, page, decision } of document.extraction?.suggestions ?? []) {
      const field = fields.get(key);
      if (!field || decision !== null) continue;
      const told = { document: document.name, value: valueText(field, value, reader) };
      const words =
        page === null ? reader.t("document.says", told) : reader.t("document.says_page", { ...told, page });
      said.set(key, [
        ...(said.get(key) ?? []),
        html`<p class="field-hint">${icon("file")}<span>${words}</span></p>`,
      ]);
    }
  return new Map([...said].map(([key, hints]) => [key, html`${hints}`]));
}

function leaveLink({ cancel_url, id }: SessionRow, { w }: HostedReader): Html | null {
  if (cancel_url === null) return null;
  return html`<a class="leave" href="${returnAddress(cancel_url, id)}" rel="noreferrer">${w("fill.leave")}</a>`;
}
