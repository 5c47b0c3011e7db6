/** Fields of a JSON Schema as rows: name, kind, whether required, what it means. */
import { type Components, type JsonSchema, nameOf } from "../../api/openapi/schemas.ts";
import { attr, type Html, html } from "../kit/html.ts";
import { prose } from "./prose.ts";

export interface Row {
  name: string;
  kind: Html;
  required?: boolean;
  about: string;
}

/** A table with a row for each field. @param label what the table holds, for screen readers */
export function table(label: string, rows: readonly Row[]): Html {
  return responsiveTable(
    label,
    ["Name", "Meaning"],
    rows.map(({ name, kind, required, about }) => ({
      head: html`<code translate="no">${name}</code>${required ? html` <span class="required">required</span>` : null}<span class="type">${kind}</span>`,
      cell: prose(about),
    })),
  );
}

/**
 * A table of two columns whose cells stand below each other where it is narrow. The roles are written out, since
 * browsers forget that a table is one when its boxes change.
 */
export function responsiveTable(
  label: string,
  columns: readonly [string, string],
  rows: readonly { id?: string; head: Html; cell: Html }[],
): Html {
  return html`<table class="fields" role="table" aria-label="${label}">
    <thead role="rowgroup"><tr role="row">${columns.map((column) => html`<th role="columnheader" scope="col">${column}</th>`)}</tr></thead>
    <tbody role="rowgroup">${rows.map(
      ({ id, head, cell }) =>
        html`<tr role="row"${attr("id", id)}><th role="rowheader" scope="row">${head}</th><td role="cell">${cell}</td></tr>`,
    )}</tbody>
  </table>`;
}

/** The fields of an object, those of objects inside it below them as `outer.inner`. */
export function rowsOf(schema: JsonSchema, components: Components, isAnswer: boolean, path = ""): Row[] {
  return Object.entries(schema.properties ?? {}).flatMap(([key, field]) => {
    const name = `${path}${key}`;
    const row: Row = {
      name,
      kind: kindOf(field, components),
      required: !isAnswer && schema.required?.includes(key) === true,
      about: field.description ?? "",
    };
    const inner = field.items?.properties
      ? field.items
      : (field.anyOf?.find((one) => one.properties) ?? field);
    const below = rowsOf(inner, components, isAnswer, field.items?.properties ? `${name}[].` : `${name}.`);
    return [row, ...below];
  });
}

/** The kind of a value in words. */
export function kindOf(schema: JsonSchema, components: Components): Html {
  if (schema.$ref !== undefined) return refKind(nameOf(schema.$ref), components);
  if (schema.anyOf) return html`${joined(schema.anyOf.map((one) => kindOf(one, components)))}`;
  if (schema.const !== undefined)
    return html`always <code translate="no">${JSON.stringify(schema.const)}</code>`;
  if (schema.enum)
    return html`${joined(schema.enum.map((value) => html`<code translate="no">${String(value)}</code>`))}`;
  const [type = "", ...others] = [schema.type ?? []].flat();
  const orNull = others.includes("null") ? " or null" : "";
  if (type === "array")
    return html`list${schema.items ? html` of ${kindOf(schema.items, components)}` : null}${orNull}`;
  return html`${WORDS[type] ?? "any JSON value"}${limits(schema)}${orNull}`;
}

const WORDS: Record<string, string> = {
  string: "text",
  integer: "whole number",
  number: "number",
  boolean: "true or false",
  object: "object",
  null: "null",
};

function refKind(name: string, components: Components): Html {
  if (name === "JsonValue") return html`any JSON value`;
  if (components[name]?.enum) return html`text`;
  return html`<a href="#object-${name}">${name}</a>`;
}

function joined(parts: readonly Html[]): Html[] {
  return parts.map((part, index) => (index === 0 ? part : html` or ${part}`));
}

function limits({ minimum, maximum, minLength, maxLength, default: fallback }: JsonSchema): string {
  const told = [
    minimum !== undefined && maximum !== undefined
      ? `${minimum} to ${maximum}`
      : minimum !== undefined
        ? `at least ${minimum}`
        : "",
    minimum === undefined && maximum !== undefined ? `at most ${maximum}` : "",
    maxLength === undefined ? "" : `${minLength ? `${minLength} to` : "at most"} ${maxLength} characters`,
    fallback === undefined ? "" : `default ${fallback}`,
  ].filter((part) => part !== "");
  return told.length === 0 ? "" : `, ${told.join(", ")}`;
}
