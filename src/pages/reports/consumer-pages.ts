/** The page on which the holder of a piece tells its company what happened to it. */
import type { Subject } from "../../domain/lifecycle-events/subject.ts";
import type { Company } from "../../domain/scope.ts";
import { type Html, html } from "../kit/html.ts";
import { type EventFormView, eventForm } from "./event-form.ts";
import { framed, note, subjectCard } from "./frame.ts";
import { voidedNotice } from "./partner-pages.ts";
import type { ReportReader } from "./reader.ts";

interface ConsumerView {
  company: Company;
  livemode: boolean;
  subject: Subject;
}

export function reportPage(view: ConsumerView, form: EventFormView, reader: ReportReader): Html {
  const { company, subject } = view;
  const { w, locale } = reader;
  const back = html`<p><a href="../${subject.uid}?lang=${locale}">${w("done.back")}</a></p>`;
  return framed(
    {
      ...frameOf(view, w("record.title")),
      body: html`
        ${note(w("record.title"), w("report.lead", { company: company.name }))}
        ${subjectCard(subject, reader, back)}
        ${subject.voided ? voidedNotice(company.name, reader) : eventForm(form, reader)}
      `,
    },
    reader,
  );
}

export function reportedPage(view: ConsumerView, reader: ReportReader): Html {
  const { w, locale } = reader;
  const back = html`<p><a class="button button-primary" href="../${view.subject.uid}?lang=${locale}">${w("done.back")}</a></p>`;
  return framed(
    {
      ...frameOf(view, w("done.title")),
      keep: "&done=1",
      body: note(w("done.title"), w("done.text", { company: view.company.name }), back),
    },
    reader,
  );
}

function frameOf({ company, livemode }: ConsumerView, title: string) {
  return { title, company: company.name, branding: company.branding, livemode };
}
