/**
 * What a passport says, in sections. Every template has groups; the well-known ones meet in sections that a reader
 * understands (made of, care, where it comes from, …), every other group becomes a section of rows under its own
 * name. A field without a value leaves nothing, a section without fields neither.
 */

import type { Json, PassportContent } from "../../domain/passports/content.ts";
import type { Field, TemplateDefinition } from "../../domain/templates/definition.ts";
import { isEmpty } from "../../domain/templates/missing.ts";
import {
  addressLink,
  asText,
  capitalised,
  hostOf,
  rowsOf,
  valueHtml,
  valueText,
} from "../kit/field-value.ts";
import { type Html, html } from "../kit/html.ts";
import type { MessageKey } from "../kit/messages/en.ts";
import type { Reader } from "../kit/reader.ts";
import { careSymbol } from "./care-symbols.ts";
import { certificateList } from "./certificates.ts";
import { composition } from "./fibre-bar.ts";
import { routeList, routeOf } from "./route.ts";

export interface Section {
  id: string;
  title: string;
  body: Html;
}

interface SectionsInput {
  content: PassportContent;
  template: TemplateDefinition;
  /** Keys of fields that the data page says already. */
  told: readonly string[];
}

type Place =
  | "made-of"
  | "care"
  | "details"
  | "origin"
  | "certificates"
  | "impact"
  | "life"
  | "footer"
  | "warning";

/** Where the groups of the templates go. What is not named here has a section of its own. */
const PLACES: Record<string, Place> = {
  age: "warning",
  hazard: "warning",
  composition: "made-of",
  materials: "made-of",
  care: "care",
  identity: "details",
  manufacturing: "origin",
  compliance: "certificates",
  substances: "impact",
  fibre_release: "impact",
  footprint: "impact",
  lca: "impact",
  durability: "life",
  end_of_life: "life",
  operators: "footer",
};

const TITLES: Partial<Record<Place, MessageKey>> = {
  "made-of": "section.made_of",
  care: "section.care",
  details: "section.details",
  origin: "section.origin",
  certificates: "section.certificates",
  impact: "section.impact",
  life: "section.life",
};

/** The sections of a passport's content in the order of the page; warnings come before everything else. */
export function sectionsOf({ content, template, told }: SectionsInput, reader: Reader): Section[] {
  const values = new Map(
    Object.entries(content.fields).filter(([key, value]) => !told.includes(key) && !isEmpty(value)),
  );
  const route = routeOf(content.fields, reader);
  for (const key of route.told) values.delete(key);

  const fieldsIn = (place: Place): Filled[] =>
    template.groups
      .filter((group) => PLACES[group.key] === place)
      .flatMap((group) => filled(group.fields, values));
  const placed = (place: Place, body: (fields: Filled[]) => Html | undefined): Section[] => {
    const made = body(fieldsIn(place));
    const title = TITLES[place];
    return made === undefined || title === undefined
      ? []
      : [{ id: place, title: reader.t(title), body: made }];
  };
  const ownGroups = (place: Place | undefined): Section[] =>
    template.groups
      .filter((group) => PLACES[group.key] === place)
      .flatMap((group) => {
        const body = plain(filled(group.fields, values), reader);
        return body === undefined ? [] : [{ id: group.key, title: reader.words(group.label), body }];
      });
  const packaging = ownGroups(undefined).filter((section) => section.id === "packaging");

  return [
    ...ownGroups("warning"),
    ...placed("made-of", (fields) => plain(fields, reader)),
    ...placed("care", (fields) => care(fields, reader)),
    ...placed("details", (fields) => plain(fields, reader)),
    ...ownGroups(undefined).filter((section) => section.id !== "packaging"),
    ...placed("origin", (fields) => {
      const rest = plain(fields, reader, route.stops.length === 0);
      if (route.stops.length === 0) return rest;
      return html`${routeList(route.stops, reader)}${rest ?? null}`;
    }),
    ...certificates(fieldsIn("certificates"), reader),
    ...placed("impact", (fields) => plain(fields, reader)),
    ...placed("life", (fields) => life(fields, reader)),
    ...packaging,
  ];
}

interface Filled {
  field: Field;
  value: Json;
}

function filled(fields: readonly Field[], values: ReadonlyMap<string, Json>): Filled[] {
  return fields.flatMap((field) => {
    const value = values.get(field.key);
    return value === undefined ? [] : [{ field, value }];
  });
}

/**
 * A description first, then threads for compositions, rows for single values, and last what takes more room: lists
 * and long texts. Among equals the template's order holds. A field that is alone in its section needs no heading.
 */
function plain(fields: readonly Filled[], reader: Reader, isAlone = true): Html | undefined {
  if (fields.length === 0) return undefined;
  const needsHeadings = !isAlone || fields.length > 1;
  const isLead = ({ field }: Filled) => field.type === "composition" || field.key === "description";
  const lead = fields
    .filter(isLead)
    .sort((one, other) => Number(isText(other.field)) - Number(isText(one.field)));
  const others = fields.filter((one) => !isLead(one));
  const rows = others.filter(({ field, value }) => !isBlock(field, value));
  const blocks = others.filter(({ field, value }) => isBlock(field, value));
  const toBlock = ({ field, value }: Filled, headed: boolean): Html => {
    const heading = headed ? html`<h3>${reader.words(field.label)}</h3>` : null;
    const body =
      field.type === "composition" ? composition(field, value, reader, !headed) : block(field, value, reader);
    return html`<div class="block is-${field.type}">${heading}${body}</div>`;
  };
  return html`
    ${lead.map((one, index) => toBlock(one, (index > 0 || !isAlone) && !isText(one.field)))}
    ${rows.length === 0 ? null : html`<dl class="rows">${rows.map(({ field, value }) => row(field, value, reader))}</dl>`}
    ${blocks.map((one) => toBlock(one, needsHeadings))}
  `;
}

function isText(field: Field): boolean {
  return field.type === "long_text";
}

function isBlock(field: Field, value: Json): boolean {
  if (field.type === "long_text") return true;
  if (field.type === "array") return rowsOf(value).length > 0;
  return field.type === "multi_text" && Array.isArray(value) && value.length > 2;
}

function block(field: Field, value: Json, reader: Reader): Html {
  if (field.type === "array") return records(field, value, reader);
  if (Array.isArray(value)) {
    return html`<ul class="list">${value.map((one) => html`<li>${valueText(field, one, reader)}</li>`)}</ul>`;
  }
  return html`<p class="prose">${valueText(field, value, reader)}</p>`;
}

function row(field: Field, value: Json, reader: Reader): Html {
  return html`<div><dt>${reader.words(field.label)}</dt><dd>${valueHtml(field, value, reader)}</dd></div>`;
}

/** Rows of a list: the first column leads, the others follow with their labels. */
function records(field: Field, value: Json, reader: Reader): Html {
  return html`<ul class="records">
    ${rowsOf(value).map((one) => {
      const cells = (field.columns ?? []).filter((column) => !isEmpty(one[column.key]));
      const [lead, ...others] = cells;
      if (!lead) return null;
      return html`<li>
        <b>${capitalised(valueText(lead, one[lead.key], reader), reader)}</b>
        ${others.map(
          (column) =>
            html`<span>${reader.words(column.label)}: ${valueHtml(column, one[column.key] ?? null, reader)}</span>`,
        )}
      </li>`;
    })}
  </ul>`;
}

/** Symbols with their words, and the brand's own advice; a care value without a symbol becomes a row. */
function care(fields: readonly Filled[], reader: Reader): Html | undefined {
  if (fields.length === 0) return undefined;
  const symbols: Html[] = [];
  const others: Filled[] = [];
  let advice: string | undefined;
  for (const { field, value } of fields) {
    if (field.key === "care_text") {
      advice = asText(value);
      continue;
    }
    const without: Json[] = [];
    for (const one of Array.isArray(value) ? value : [value]) {
      const symbol = typeof one === "string" ? careSymbol(one) : undefined;
      if (symbol) symbols.push(html`<li>${symbol}<span>${valueText(field, one, reader)}</span></li>`);
      else without.push(one);
    }
    if (without.length > 0) others.push({ field, value: without });
  }
  return html`
    ${symbols.length === 0 ? null : html`<ul class="care">${symbols}</ul>`}
    ${advice === undefined ? null : html`<p class="advice">${advice}</p>`}
    ${plain(others, reader, false) ?? null}
  `;
}

function certificates(fields: readonly Filled[], reader: Reader): Section[] {
  const held = fields.find(({ field }) => field.key === "certificates");
  const list = certificateList(held?.value, reader);
  const documents = plain(
    fields.filter((one) => one !== held),
    reader,
    list === undefined,
  );
  if (list === undefined && documents === undefined) return [];
  const title = reader.t(list === undefined ? "section.documents" : "section.certificates");
  return [{ id: "certificates", title, body: html`${list ?? null}${documents ?? null}` }];
}

/** Where to go (links) and what to do (texts) as entries, the rest as rows. */
function life(fields: readonly Filled[], reader: Reader): Html | undefined {
  if (fields.length === 0) return undefined;
  const isEntry = ({ field, value }: Filled) =>
    (field.type === "url" && hostOf(asText(value) ?? "") !== undefined) || field.type === "long_text";
  const entries = fields.filter(isEntry).map(({ field, value }) => {
    const text = asText(value) ?? "";
    const label = reader.words(field.label);
    const host = field.type === "url" ? hostOf(text) : undefined;
    return host === undefined
      ? html`<li><p><b>${label}</b></p><p class="quiet prose">${text}</p></li>`
      : html`<li><p>${addressLink(text, label)}</p><p class="quiet">${reader.t("link.opens", { host })}</p></li>`;
  });
  const rest = plain(
    fields.filter((one) => !isEntry(one)),
    reader,
    entries.length === 0,
  );
  return html`${entries.length === 0 ? null : html`<ul class="entries">${entries}</ul>`}${rest ?? null}`;
}
