/** The control of one value: a text, a number with its unit, a choice, a date. Its label, help and fault stand around it. */

import type { Json } from "../../domain/passports/content.ts";
import type { Column, Field } from "../../domain/templates/definition.ts";
import { isCalendarDate } from "../../formats/calendar-date.ts";
import { COUNTRY_CODES } from "../../formats/countries.ts";
import { idOf, orderName, unitOf } from "./form-fields.ts";
import { countryName } from "./format.ts";
import { attr, type Html, html } from "./html.ts";
import type { Locale } from "./locale.ts";
import type { Translate } from "./messages.ts";
import { shownWord, suggestedWords } from "./suggested-words.ts";
import { translate } from "./template-words.ts";
import { writeNumber } from "./written-number.ts";

export interface Control {
  field: Field | Column;
  /** The control is posted by it, and has its id from it. */
  name: string;
  value: Json | undefined;
  locale: Locale;
  t: Translate;
  isWrong: boolean;
  /** ids of the texts that describe it. */
  describedBy: readonly string[];
  /** id of the list of suggestions. */
  suggestions?: string | undefined;
  /** The reader goes on here. */
  focus?: boolean | undefined;
}

/**
 * A control that a label can name: a field's, or a cell's in its rows. Fields that are groups of controls have
 * `radios`, `checkboxes` and rows.
 */
export function control(of: Control): Html {
  switch (of.field.type) {
    case "number":
    case "integer":
    case "percent":
      return numberInput(of);
    case "boolean":
      return booleanSelect(of);
    case "date":
      return dateInput(of);
    case "enum":
      return select(of, optionsOf(of));
    case "country":
    case "countries":
      return select(of, countryOptions(of.locale));
    case "url":
      return html`<input class="input" type="url" inputmode="url" value="${textOf(of.value)}" placeholder="https://" autocapitalize="none" spellcheck="false"${common(of)}>`;
    case "text":
    case "long_text":
    case "multi_text":
      return textInput(of);
    default:
      throw new Error(`one control cannot hold a value of type ${of.field.type}`);
  }
}

/** Yes, no, or no answer. */
export function radios(of: Control): Html {
  const { name, value, t } = of;
  const id = idOf(name);
  const given = value === true || value === false ? String(value) : "";
  const answers = [
    { id, value: "true", words: t("value.yes") },
    { id: `${id}-no`, value: "false", words: t("value.no") },
    { id: `${id}-none`, value: "", words: t("form.no_answer") },
  ];
  return html`<div class="choices">${answers.map(
    (answer) => html`<label class="choice" for="${answer.id}">
      <input type="radio" id="${answer.id}" name="${name}" value="${answer.value}"${attr("checked", answer.value === given)}>
      <span>${answer.words}</span>
    </label>`,
  )}</div>`;
}

/**
 * One box for each option. The hidden value says that the field was posted when no box is ticked, and in which order
 * the chosen ones were stored, so that a form that nobody touched changes nothing.
 */
export function checkboxes(of: Control): Html {
  const { name, value } = of;
  const id = idOf(name);
  const chosen = Array.isArray(value) ? value.map(textOf) : [];
  return html`${markPosted(orderName(name), chosen.join(" "))}<div class="choices">${withUnknown(
    optionsOf(of),
    chosen,
  ).map(
    (option, index) => html`<label class="choice" for="${index === 0 ? id : `${id}-${index}`}">
      <input type="checkbox" id="${index === 0 ? id : `${id}-${index}`}" name="${name}" value="${option.value}"${attr("checked", chosen.includes(option.value))}>
      <span>${option.label}</span>
    </label>`,
  )}</div>`;
}

/** Posts the name of a field whose controls may all be absent. */
export function markPosted(name: string, value = ""): Html {
  return html`<input type="hidden" name="${name}" value="${value}">`;
}

/** The suggestions of a field for all of its rows. */
export function suggestionList(id: string, field: Field | Column, locale: Locale): Html {
  return html`<datalist id="${id}">${suggestedWords(field, locale).map((word) => html`<option value="${word}"></option>`)}</datalist>`;
}

function common({ name, describedBy, isWrong, focus }: Control) {
  return [
    attr("id", idOf(name)),
    attr("name", name),
    attr("autocomplete", "off"),
    attr("aria-describedby", describedBy.length > 0 && describedBy.join(" ")),
    attr("aria-invalid", isWrong && "true"),
    attr("autofocus", focus),
  ];
}

function textInput(of: Control): Html {
  const { field, value, locale } = of;
  const text = field.suggestions ? shownWord(field, textOf(value), locale) : textOf(value);
  // An input would drop the line feeds of a text that has some. A text area drops the first one of its own.
  if (field.type === "long_text" || text.includes("\n"))
    return html`<textarea class="input" rows="3"${common(of)}>${`\n${text}`}</textarea>`;
  return html`<input class="input" type="text" value="${text}"${attr("list", of.suggestions)}${common(of)}>`;
}

function numberInput(of: Control): Html {
  const { field, value, locale } = of;
  const text = typeof value === "number" ? writeNumber(value, locale) : textOf(value);
  const unit = unitOf(field, locale);
  // The number pads of some phones have no minus sign, which only a lower limit rules out.
  const isSigned = field.type !== "percent" && (field.min === undefined || field.min < 0);
  const mode = isSigned ? undefined : field.type === "integer" ? "numeric" : "decimal";
  const input = (described: Control) =>
    html`<input class="input" type="text" value="${text}"${attr("inputmode", mode)}${common(described)}>`;
  if (unit === "") return input(of);
  const id = `${idOf(of.name)}-unit`;
  return html`<div class="input-unit${unit === "%" ? " is-percent" : ""}">
    ${input({ ...of, describedBy: [id, ...of.describedBy] })}
    <span id="${id}">${unit}</span>
  </div>`;
}

function dateInput(of: Control): Html {
  const text = textOf(of.value);
  // A date field of a browser would show nothing for what is no date, and lose it.
  const type = text === "" || isCalendarDate(text) ? "date" : "text";
  return html`<input class="input" type="${type}" value="${text}"${common(of)}>`;
}

interface Choice {
  value: string;
  label: string;
}

function booleanSelect(of: Control): Html {
  const { t } = of;
  return select({ ...of, value: typeof of.value === "boolean" ? String(of.value) : of.value }, [
    { value: "true", label: t("value.yes") },
    { value: "false", label: t("value.no") },
  ]);
}

function select(of: Control, choices: readonly Choice[]): Html {
  const value = textOf(of.value);
  return html`<select class="input"${common(of)}>
    <option value="">${of.t("form.choose")}</option>
    ${withUnknown(choices, value === "" ? [] : [value]).map(
      (choice) =>
        html`<option value="${choice.value}"${attr("selected", choice.value === value)}>${choice.label}</option>`,
    )}
  </select>`;
}

function optionsOf({ field, locale }: Control): Choice[] {
  return (field.options ?? []).map(({ value, label }) => ({ value, label: translate(label, locale) }));
}

/** What is stored stays to be chosen, also where an earlier template offered it. */
function withUnknown(choices: readonly Choice[], values: readonly string[]): Choice[] {
  const unknown = values.filter((value) => !choices.some((choice) => choice.value === value));
  return [...choices, ...unknown.map((value) => ({ value, label: value }))];
}

const countries = new Map<Locale, Choice[]>();

function countryOptions(locale: Locale): Choice[] {
  let choices = countries.get(locale);
  if (!choices) {
    const { compare } = new Intl.Collator(locale);
    choices = [...COUNTRY_CODES].map((code) => ({ value: code, label: countryName(code, locale) }));
    choices.sort((one, other) => compare(one.label, other.label));
    countries.set(locale, choices);
  }
  return choices;
}

function textOf(value: Json | undefined): string {
  return typeof value === "string" || typeof value === "number" ? String(value) : "";
}
