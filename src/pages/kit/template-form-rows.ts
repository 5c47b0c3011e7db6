/** Fields that hold several things: rows of columns, or a list with one control for each entry. */
import type { Json } from "../../domain/passports/content.ts";
import type { Column, Field, SumRule } from "../../domain/templates/definition.ts";
import type { Data } from "../../domain/templates/values.ts";
import { idOf, isList, isTable, MORE } from "./form-fields.ts";
import { formatList, formatQuantity, NO_BREAK_SPACE } from "./format.ts";
import { attr, type Html, html } from "./html.ts";
import { icon } from "./icons.ts";
import type { Locale } from "./locale.ts";
import type { Translate } from "./messages.ts";
import { shareSums } from "./share-sums.ts";
import { shownGroup } from "./suggested-words.ts";
import { control, markPosted, suggestionList } from "./template-form-controls.ts";
import { translate } from "./template-words.ts";

export interface Rows {
  field: Field;
  name: string;
  label: string;
  value: Json | undefined;
  locale: Locale;
  t: Translate;
  /** The sentence on what is wrong with the control of this name. */
  faultOf(name: string): string | undefined;
  /** The reader asked for more rows: some, and the reader goes on in the first of them. */
  more: boolean;
}

/** Empty rows that stand ready, and that the button makes ready where no script adds them one by one. */
const SPARE_ROWS = 1;
const MORE_ROWS = 3;

/** The rows of a field, a spare one, and a button for more. The hidden value says that the field was posted. */
export function rows(of: Rows): Html {
  const { field, name, t, more } = of;
  const values = Array.isArray(of.value) ? of.value : [];
  const count = values.length + (more ? MORE_ROWS : SPARE_ROWS);
  const id = idOf(name);
  const sources = isTable(field) ? (field.columns ?? []) : [field];
  return html`${markPosted(name)}
    <div class="rows${kindOf(field)}" data-rows="${name}" data-id="${id}">
      ${Array.from({ length: count }, (_, row) => rowOf(of, row, values[row]))}
      <div class="rows-foot">
        <button class="button-text row-more" type="submit" name="${MORE}" value="${name}" formnovalidate>${t("form.more")}</button>
        ${field.sum ? total(of, field.sum, values) : null}
      </div>
    </div>
    ${sources.map((source) => (source.suggestions ? suggestionList(listId(id, source), source, of.locale) : null))}`;
}

function kindOf(field: Field): string {
  if (field.type === "composition")
    return field.columns?.length === 2 ? " is-composition is-pair" : " is-composition";
  return isList(field) ? " is-list" : "";
}

function listId(id: string, source: Field | Column): string {
  return `${id}-${source.key}-words`;
}

function rowOf(of: Rows, row: number, value: Json | undefined): Html {
  const { field, label, t } = of;
  const rowName = `${of.name}[${row}]`;
  const id = `${idOf(rowName)}-row`;
  const isNext = of.more && row === (Array.isArray(of.value) ? of.value.length : 0);
  const cells = isTable(field)
    ? (field.columns ?? []).map((column, at) => ({
        source: column,
        name: `${rowName}.${column.key}`,
        value: isRow(value) ? value[column.key] : undefined,
        label: translate(column.label, of.locale),
        focus: isNext && at === 0,
      }))
    : [{ source: field, name: rowName, value, label: `${label} ${row + 1}`, focus: isNext }];
  // The columns of a composition are too narrow for a sentence.
  const isNarrow = field.type === "composition";
  return html`<div class="row" id="${id}" role="group" aria-label="${label} ${row + 1}">
    ${cells.map((one) => cell(of, one, isNarrow ? null : error(of, one)))}
    <button class="button-text row-remove" type="button" id="${id}-remove" aria-labelledby="${id}-remove ${id}" hidden>${icon("cross")}<span>${t("form.remove")}</span></button>
    ${isNarrow ? cells.map((one) => error(of, one, `${one.label}: `)) : null}
  </div>`;
}

interface Cell {
  source: Field | Column;
  name: string;
  value: Json | undefined;
  label: string;
  focus: boolean;
}

function cell(of: Rows, { source, name, value, label, focus }: Cell, below: Html | null): Html {
  const id = idOf(name);
  const isWrong = of.faultOf(name) !== undefined;
  return html`<div class="cell cell-${source.type}${isWrong ? " is-wrong" : ""}">
    <label for="${id}"${attr("class", source === of.field && "heard")}>${label}</label>
    ${control({
      field: source,
      name,
      value,
      locale: of.locale,
      t: of.t,
      isWrong,
      describedBy: isWrong ? [`${id}-error`] : [],
      suggestions: source.suggestions && listId(idOf(of.name), source),
      focus,
    })}
    ${below}
  </div>`;
}

function error(of: Rows, { name }: Cell, start = ""): Html | null {
  const fault = of.faultOf(name);
  if (fault === undefined) return null;
  return html`<p class="field-error" id="${idOf(name)}-error">${icon("warning")}<span>${start}${fault}</span></p>`;
}

/** What the shares come to; a script keeps it up to date. */
function total({ field, locale, t }: Rows, sum: SumRule, values: readonly Json[]): Html {
  const sums = shareSums(sum, values.filter(isRow)).map(({ group, share }) => {
    const text = formatQuantity(share, "%", locale);
    return group === "" ? text : `${shownGroup(field, group, locale)}${NO_BREAK_SPACE}${text}`;
  });
  const text = sums.length === 0 ? "" : t("form.total", { sum: formatList(sums, locale) });
  return html`<p class="rows-total" data-column="${sum.column}"${attr("data-group", sum.group_by)} data-words="${t("form.total")}">${text}</p>`;
}

function isRow(value: Json | undefined): value is Data {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}
