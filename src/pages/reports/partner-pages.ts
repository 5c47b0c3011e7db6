/** The pages at the address of a partner: find the piece, say what happened to it, done. */

import type { Subject } from "../../domain/lifecycle-events/subject.ts";
import type { LinkRow } from "../../domain/partner-links/rows.ts";
import type { Scope } from "../../domain/scope.ts";
import { attr, type Html, html } from "../kit/html.ts";
import { icon } from "../kit/icons.ts";
import { type EventFormView, eventForm } from "./event-form.ts";
import { framed, note, subjectCard } from "./frame.ts";
import type { ReportReader } from "./reader.ts";

interface PartnerView {
  scope: Scope;
  link: LinkRow;
}

/** What came of looking for a piece. */
export interface Finding {
  asked: string;
  /** Several to choose from, or the model alone, whose pieces have numbers. */
  found: readonly Subject[];
}

/** The query that leads to a piece, relative to the partner's page. */
export function subjectQuery({ kind, uid }: Pick<Subject, "kind" | "uid">, { locale }: ReportReader): string {
  return `?${kind}=${uid}&lang=${locale}`;
}

export function findPage({ scope, link }: PartnerView, reader: ReportReader, finding?: Finding): Html {
  const { w, locale } = reader;
  const company = scope.company.name;
  const { asked = "", found = [] } = finding ?? {};
  const [first] = found;
  const fault =
    finding === undefined || found.length > 1
      ? undefined
      : first
        ? w("find.model", { product: first.product })
        : w("find.none", { company, asked });
  return framed(
    {
      ...frameOf({ scope, link }, w("find.title")),
      body: html`
        ${note(w("find.title"), w("find.lead", { name: link.name, company }))}
        ${found.length > 1 ? choices(found, reader) : null}
        <form class="card" method="get" role="search">
          <input type="hidden" name="lang" value="${locale}">
          <div class="field${fault === undefined ? "" : " is-wrong"}">
            <label for="q">${w("find.label")}</label>
            <input class="input" id="q" name="q" value="${asked}" required maxlength="2000" autocomplete="off" autocapitalize="none" spellcheck="false" enterkeyhint="search"${attr("autofocus", fault !== undefined)}${attr("aria-describedby", fault === undefined ? "q-help" : "q-error q-help")}${attr("aria-invalid", fault !== undefined && "true")}>
            ${fault === undefined ? null : html`<p class="field-error" id="q-error">${icon("warning")}<span>${fault}</span></p>`}
            <p class="field-help" id="q-help">${w("find.help")}</p>
          </div>
          <button class="button button-primary" type="submit">${w("find.go")}</button>
          <button class="button" type="button" data-scan data-denied="${w("find.scan_denied")}" hidden>${w("find.scan")}</button>
          <p class="field-error" data-scan-fault role="status" hidden></p>
        </form>
        <dialog class="scan" aria-labelledby="scan-title">
          <h2 id="scan-title">${w("find.scan_title")}</h2>
          <video muted playsinline></video>
          <button class="button" type="button">${w("find.scan_close")}</button>
        </dialog>
      `,
    },
    reader,
  );
}

function choices(found: readonly Subject[], reader: ReportReader): Html {
  return html`<section class="card" aria-labelledby="several">
    <h2 id="several">${reader.w("find.several")}</h2>
    <ul class="found">${found.map(
      (subject) =>
        html`<li><a href="${subjectQuery(subject, reader)}"><b translate="no">${subject.product}</b> <span class="quiet" translate="no">${subject.reference}${subject.batch === null ? null : ` · ${subject.batch}`}</span>${icon("arrow")}</a></li>`,
    )}</ul>
  </section>`;
}

export function recordPage(
  view: PartnerView,
  subject: Subject,
  form: EventFormView,
  reader: ReportReader,
): Html {
  const { w, locale } = reader;
  const company = view.scope.company.name;
  const another = html`<p><a href="?lang=${locale}">${w("record.other")}</a></p>`;
  return framed(
    {
      ...frameOf(view, w("record.title")),
      keep: `&${subject.kind}=${subject.uid}`,
      body: html`
        <h1>${w("record.title")}</h1>
        ${subjectCard(subject, reader, another)}
        ${subject.voided ? voidedNotice(company, reader) : eventForm(form, reader)}
      `,
    },
    reader,
  );
}

export function voidedNotice(company: string, { w }: ReportReader): Html {
  return html`<div class="notice notice-madder" role="note"><p class="notice-title">${w("piece.voided_title")}</p><p>${w("piece.voided_text", { company })}</p></div>`;
}

export function recordedPage(view: PartnerView, reader: ReportReader): Html {
  const { w, locale } = reader;
  const next = html`<p><a class="button button-primary" href="?lang=${locale}">${w("done.next")}</a></p>`;
  return framed(
    {
      ...frameOf(view, w("done.title")),
      keep: "&done=1",
      body: note(w("done.title"), w("done.text", { company: view.scope.company.name }), next),
    },
    reader,
  );
}

function frameOf({ scope, link }: PartnerView, title: string) {
  const { name: company, branding } = scope.company;
  return { title, company, branding, partner: link.name, livemode: scope.livemode };
}
