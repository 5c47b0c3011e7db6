/** The form of an after-sale event, which partners and holders of pieces fill in. Complete without a script. */
import {
  ACTOR_NAME_LENGTH,
  DESCRIPTION_LENGTH,
  EVENT_FILE_BYTES,
  EVENT_KINDS,
  FILES_PER_EVENT,
} from "../../domain/lifecycle-events/shape.ts";
import { COUNTRY_CODES } from "../../formats/countries.ts";
import { countryName } from "../kit/format.ts";
import { attr, type Html, html } from "../kit/html.ts";
import { icon } from "../kit/icons.ts";
import { LOCALES, type Locale } from "../kit/locale.ts";
import type { EventField, FormFault, Sent } from "./read-event-form.ts";
import type { ReportReader } from "./reader.ts";

export interface EventFormView {
  /** Relative to the page. */
  action: string;
  /** Sealed; it tells when the form was handed out. */
  stamp: string;
  /** Name of the company that it goes to. */
  company: string;
  /** What stands in the fields. */
  sent: Sent;
  faults: readonly FormFault[];
  /** Whether evidence can be attached. */
  takesFiles: boolean;
  /** Files came with the form; a browser does not fill them in again. */
  hadFiles?: boolean;
  /** `YYYY-MM-DD` by UTC. */
  today: string;
}

export function eventForm(view: EventFormView, reader: ReportReader): Html {
  const { action, stamp, company, sent, takesFiles, today } = view;
  const { w } = reader;
  const wrong = (field: EventField) => wordsOf(view, field);
  return html`
    ${faultSummary(view, reader)}
    <form class="card" method="post" action="${action}" novalidate data-busy="${w("form.sending")}"${attr("enctype", takesFiles && "multipart/form-data")}>
      <input type="hidden" name="stamp" value="${stamp}">
      ${kinds(sent.type, wrong("type"), reader)}
      <div class="pair">
        ${field("occurred_on", w("form.day"), wrong("occurred_on"), html`<input class="input" id="occurred_on" name="occurred_on" type="date" max="${today}" value="${sent.occurred_on}" required${described("occurred_on", wrong("occurred_on"))}>`)}
        ${field("country", w("form.country"), wrong("country"), countries(sent.country, wrong("country"), reader), optional(reader))}
      </div>
      ${field("actor_name", w("form.who"), wrong("actor_name"), html`<input class="input" id="actor_name" name="actor_name" maxlength="${ACTOR_NAME_LENGTH}" value="${sent.actor_name}" autocomplete="organization"${described("actor_name", wrong("actor_name"), true)}>`, optional(reader), w("form.who_help"))}
      ${field("description", w("form.text"), wrong("description"), html`<textarea class="input" id="description" name="description" rows="4" maxlength="${DESCRIPTION_LENGTH}" autocomplete="off"${described("description", wrong("description"), true)}>${sent.description}</textarea>`, optional(reader), w("form.text_help", { max: DESCRIPTION_LENGTH }))}
      ${takesFiles ? files(view, reader) : null}
      <button class="button button-primary" type="submit">${w("form.send", { company })}</button>
      <p class="quiet after">${w("form.review", { company })}</p>
    </form>
  `;
}

function wordsOf({ faults }: EventFormView, field: FormFault["field"]): string | undefined {
  return faults.find((fault) => fault.field === field)?.words;
}

function faultSummary({ faults }: EventFormView, { w }: ReportReader): Html | null {
  if (faults.length === 0) return null;
  return html`<div class="error-summary" role="alert" tabindex="-1" id="faults" autofocus>
    <h2>${w("faults", { count: faults.length })}</h2>
    <ul>${faults.map(({ field: name, words }) => html`<li>${name === undefined ? words : html`<a href="#${name === "type" ? "type-repair" : name}">${words}</a>`}</li>`)}</ul>
  </div>`;
}

function kinds(chosen: string, fault: string | undefined, { w }: ReportReader): Html {
  return html`<fieldset class="field kinds${fault === undefined ? "" : " is-wrong"}"${attr("aria-describedby", fault !== undefined && "type-error")}>
    <legend>${w("form.type")}</legend>
    ${errorOf("type", fault)}
    ${EVENT_KINDS.map(
      (kind) => html`<label class="kind-choice" for="type-${kind}">
        <input type="radio" id="type-${kind}" name="type" value="${kind}" required${attr("checked", chosen === kind)}>
        <span><b>${w(`event.${kind}`)}</b><span class="quiet">${w(`event.${kind}_about`)}</span></span>
      </label>`,
    )}
  </fieldset>`;
}

function countries(chosen: string, fault: string | undefined, reader: ReportReader): Html {
  return html`<select class="input" id="country" name="country" autocomplete="country"${described("country", fault)}>
    <option value="">${reader.w("form.no_country")}</option>
    ${countriesIn(reader.locale).map(([code, name]) => html`<option value="${code}"${attr("selected", code === chosen)}>${name}</option>`)}
  </select>`;
}

const sorted = new Map<Locale, [code: string, name: string][]>();

/** All countries by their names in a language. */
function countriesIn(locale: Locale): [code: string, name: string][] {
  let list = sorted.get(locale);
  if (!list) {
    const { compare } = new Intl.Collator(LOCALES[locale].intl);
    list = [...COUNTRY_CODES]
      .map((code): [string, string] => [code, countryName(code, locale)])
      .sort(([, one], [, other]) => compare(one, other));
    sorted.set(locale, list);
  }
  return list;
}

function files(view: EventFormView, reader: ReportReader): Html {
  const { w } = reader;
  const limits = { count: FILES_PER_EVENT, size: EVENT_FILE_BYTES / 1024 / 1024 };
  const fault = wordsOf(view, "file");
  const again = view.hadFiles && fault === undefined ? w("form.files_again") : undefined;
  const input = html`<input class="input" id="file" name="file" type="file" multiple accept="application/pdf,image/jpeg,image/png,image/webp" data-count="${limits.count}" data-bytes="${EVENT_FILE_BYTES}" data-too-many="${w("fault.file_count", limits)}" data-too-large="${w("fault.file_size", limits)}"${described("file", fault, true)}>`;
  const help = w("form.files_help", { ...limits, company: view.company });
  return field("file", w("form.files"), fault ?? again, input, optional(reader), help);
}

function field(
  name: EventField | "file",
  label: string,
  fault: string | undefined,
  control: Html,
  aside?: Html,
  help?: string,
): Html {
  return html`<div class="field${fault === undefined ? "" : " is-wrong"}">
    <div class="field-head"><label for="${name}">${label}</label>${aside ?? null}</div>
    ${control}
    ${errorOf(name, fault)}
    ${help === undefined ? null : html`<p class="field-help" id="${name}-help">${help}</p>`}
  </div>`;
}

function optional({ w }: ReportReader): Html {
  return html`<span class="field-help">${w("form.optional")}</span>`;
}

function errorOf(name: string, fault: string | undefined): Html | null {
  return fault === undefined
    ? null
    : html`<p class="field-error" id="${name}-error">${icon("warning")}<span>${fault}</span></p>`;
}

function described(name: string, fault: string | undefined, hasHelp = false) {
  const ids = [fault === undefined ? "" : `${name}-error`, hasHelp ? `${name}-help` : ""].filter(
    (id) => id !== "",
  );
  return [
    attr("aria-describedby", ids.length > 0 && ids.join(" ")),
    attr("aria-invalid", fault !== undefined && "true"),
  ];
}
