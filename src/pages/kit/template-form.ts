/**
 * The form that is made from a template: for each field a control of its type with label, help, fault and origin. It
 * is complete without scripts; `web/forms/parts/rows.ts` adds rows in place.
 */
import type { Field, FieldGroup, FieldType, TemplateDefinition } from "../../domain/templates/definition.ts";
import type { Data } from "../../domain/templates/values.ts";
import { type FaultPlace, faultPlace, isCell } from "./fault-place.ts";
import { DATA_PREFIX, fieldsShown, idOf, isList, isTable } from "./form-fields.ts";
import { attr, type Html, html } from "./html.ts";
import { icon } from "./icons.ts";
import type { Locale } from "./locale.ts";
import { translator } from "./messages.ts";
import { checkboxes, control, radios, suggestionList } from "./template-form-controls.ts";
import { rows } from "./template-form-rows.ts";
import { translate } from "./template-words.ts";

export interface TemplateForm {
  template: TemplateDefinition;
  /** Keys of the fields to show, one after the other. Without them the template's groups are shown, with headings. */
  fields?: readonly string[];
  /** Keys of the groups to show; all by default. */
  groups?: readonly string[];
  data: Data;
  locale: Locale;
  /** Param → sentence in the reader's language, such as `faultSentences` makes; params begin with `data.`. */
  faults?: ReadonlyMap<string, string>;
  /** Key of a field → where its value comes from, shown at the right of the label. */
  origins?: ReadonlyMap<string, Html>;
  /** Key of a field → what a reader should know about it, shown below its help. */
  hints?: ReadonlyMap<string, Html>;
  /** What the names of the controls begin with; `data.` by default, so that they are the params of their faults. */
  prefix?: string;
  /** Key of a field whose reader asked for more rows. */
  more?: string | undefined;
}

/**
 * The controls of a template's fields, without the form around them. A form whose fields have rows begins with
 * `firstSubmit`.
 */
export function templateForm(form: TemplateForm): Html {
  const { template, fields, groups } = form;
  if (fields) return html`${fieldsShown(template, fields).map((field) => fieldOf(field, form))}`;
  return html`${shownGroups(template, groups).map((group) => sectionOf(group, form))}`;
}

/**
 * Stands first in a form, out of sight: the first button is the one that Enter presses, and that shall not be one that
 * adds rows.
 * @param form id of the form, where buttons of it stand before it
 */
export function firstSubmit(form?: string): Html {
  return html`<input class="heard" type="submit" value="" tabindex="-1" aria-hidden="true"${attr("form", form)}>`;
}

/**
 * What is wrong, for the summary above a form: one entry for each fault in the order of the fields, with a link to its
 * control where the form shows one.
 */
export function faultLinks(form: TemplateForm): Html[] {
  const { template, locale, prefix = DATA_PREFIX, faults = NO_FAULTS } = form;
  const shown = shownFields(form);
  const places = [...faults].map(([param, sentence]) => {
    const place = faultPlace(template, param);
    const at = shown.findIndex(({ key }) => key === place?.field.key);
    return { sentence, place, at: at < 0 ? shown.length : at };
  });
  places.sort((one, other) => one.at - other.at);
  return places.map(({ sentence, place, at }) => {
    if (!place || at === shown.length) return html`<li>${sentence}</li>`;
    const words = placeWords(place, locale);
    return html`<li><a href="#${targetId(prefix + place.field.key, place)}">${words}</a>: ${sentence}</li>`;
  });
}

/** `Fibre content 2, Share`. */
function placeWords({ field, row, column }: FaultPlace, locale: Locale): string {
  const name = translate(field.label, locale);
  const numbered = row === undefined ? name : `${name} ${row + 1}`;
  return column ? `${numbered}, ${translate(column.label, locale)}` : numbered;
}

function shownFields({ template, fields, groups }: TemplateForm): Field[] {
  if (fields) return fieldsShown(template, fields);
  return shownGroups(template, groups).flatMap((group) => group.fields);
}

function shownGroups(template: TemplateDefinition, keys?: readonly string[]): FieldGroup[] {
  return template.groups.filter(({ key }) => keys === undefined || keys.includes(key));
}

/** The first control of the place: rows always have one. */
function targetId(name: string, { field, row = 0, column }: FaultPlace): string {
  if (isTable(field)) return idOf(`${name}[${row}].${(column ?? field.columns?.[0])?.key ?? ""}`);
  return idOf(isList(field) ? `${name}[${row}]` : name);
}

function sectionOf(group: FieldGroup, form: TemplateForm): Html {
  const { locale, prefix = DATA_PREFIX } = form;
  const id = `${idOf(prefix + group.key)}-group`;
  return html`<section class="form-group" aria-labelledby="${id}">
    <h2 id="${id}">${translate(group.label, locale)}</h2>
    ${group.help === undefined ? null : html`<p class="field-help">${translate(group.help, locale)}</p>`}
    ${group.fields.map((field) => fieldOf(field, form))}
  </section>`;
}

function fieldOf(field: Field, form: TemplateForm): Html {
  const { locale, origins, hints, prefix = DATA_PREFIX } = form;
  const name = prefix + field.key;
  const id = idOf(name);
  const faults = faultsOfField(field, form);
  const describedBy = [...(faults.length > 0 ? [`${id}-error`] : []), ...(field.help ? [`${id}-help`] : [])];
  const words = html`${translate(field.label, locale)}${markOf(field, locale)}`;
  // One control has a label; several are a group with a name.
  const kind = GROUPS[field.type];
  const group = [
    attr("role", kind),
    attr("aria-labelledby", kind && `${id}-label`),
    attr("aria-describedby", kind && describedBy.length > 0 && describedBy.join(" ")),
  ];
  return html`<div class="field${faults.length > 0 ? " is-wrong" : ""}"${group}>
    <div class="field-head">
      ${kind ? html`<p class="field-label" id="${id}-label">${words}</p>` : html`<label for="${id}">${words}</label>`}
      ${origins?.get(field.key) ?? null}
    </div>
    ${controlsOf(field, form, { name, describedBy, isWrong: faults.length > 0 })}
    ${faults.length > 0 ? html`<p class="field-error" id="${id}-error">${icon("warning")}<span>${faults.join(" ")}</span></p>` : null}
    ${field.help ? html`<p class="field-help" id="${id}-help">${translate(field.help, locale)}</p>` : null}
    ${hints?.get(field.key) ?? null}
  </div>`;
}

const GROUPS: Partial<Record<FieldType, "group" | "radiogroup">> = {
  boolean: "radiogroup",
  multi_enum: "group",
  multi_text: "group",
  countries: "group",
  array: "group",
  composition: "group",
};

/** Sentences on the field as a whole; those on one of its cells stand beside that. */
function faultsOfField(field: Field, { template, faults = NO_FAULTS }: TemplateForm): string[] {
  const sentences = [...faults].flatMap(([param, sentence]) => {
    const place = faultPlace(template, param);
    return place?.field.key === field.key && !isCell(place) ? [sentence] : [];
  });
  return [...new Set(sentences)];
}

const NO_FAULTS: ReadonlyMap<string, string> = new Map();

/** Who fills in a form for somebody else should know what strangers will read. */
function markOf({ required, recommended, visibility }: Field, locale: Locale): Html | null {
  const t = translator(locale);
  const marks = [
    ...(required ? [t("form.required")] : recommended ? [t("form.wanted")] : []),
    ...(visibility === "restricted" ? [t("form.restricted")] : []),
  ];
  return marks.length === 0 ? null : html` <span class="field-mark">${marks.join(", ")}</span>`;
}

function controlsOf(
  field: Field,
  form: TemplateForm,
  named: { name: string; describedBy: readonly string[]; isWrong: boolean },
): Html {
  const { locale, prefix = DATA_PREFIX, faults = NO_FAULTS } = form;
  const of = { ...named, field, value: form.data[field.key], locale, t: translator(locale) };
  if (isTable(field) || isList(field)) {
    return rows({
      ...of,
      label: translate(field.label, locale),
      faultOf: (cell) => faults.get(DATA_PREFIX + cell.slice(prefix.length)),
      more: form.more === field.key,
    });
  }
  if (field.type === "boolean") return radios(of);
  if (field.type === "multi_enum") return checkboxes(of);
  if (!field.suggestions) return control(of);
  const suggestions = `${idOf(named.name)}-words`;
  return html`${control({ ...of, suggestions })}${suggestionList(suggestions, field, locale)}`;
}
