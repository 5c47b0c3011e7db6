/** The endpoints and their objects, from the OpenAPI document: what is published and what is described cannot differ. */

import { BASE_PATH } from "../../api/kit/base-path.ts";
import { type Components, type JsonSchema, nameOf } from "../../api/openapi/schemas.ts";
import type { OpenApiDocument, OpenApiOperation, OpenApiParameter } from "../../api/openapi.ts";
import { statusOf } from "../../domain/failure.ts";
import { type CopyWords, copyable } from "../kit/copyable.ts";
import { type Html, html } from "../kit/html.ts";
import { curl } from "./curl.ts";
import { kindOf, type Row, rowsOf, table } from "./fields.ts";
import { prose } from "./prose.ts";

export const COPY: CopyWords = { copy: "Copy", copied: "Copied" };

export interface Chapter {
  id: string;
  title: string;
  body: Html;
  /** Entries of the navigation below the chapter's own. */
  parts: { id: string; title: string }[];
}

interface Described {
  method: "GET" | "POST";
  path: string;
  operation: OpenApiOperation;
}

/** A chapter for each noun: its endpoints, then its objects. */
export function nounChapters(document: OpenApiDocument, site: string): Chapter[] {
  const all = operationsOf(document);
  const shown = new Set<string>();
  return document.tags.map(({ name }) => {
    const ofNoun = all.filter(({ operation }) => operation.tags.includes(name));
    const objects = ofNoun.flatMap(({ operation }) =>
      objectsOf(answerSchema(operation) ?? {}, document.components.schemas),
    );
    const fresh = mainObjects(objects, document.components.schemas).filter(
      (object) => !shown.has(object.name),
    );
    for (const { name: object } of fresh) shown.add(object);
    return {
      id: name.toLowerCase().replaceAll(" ", "-"),
      title: name,
      parts: ofNoun.map(({ operation }) => ({ id: operation.operationId, title: operation.summary })),
      body: html`
        ${ofNoun.map((one) => endpointSection(one, document, site))}
        ${fresh.map((object) => objectSection(object, document.components.schemas))}
      `,
    };
  });
}

function operationsOf({ paths }: OpenApiDocument): Described[] {
  return Object.entries(paths).flatMap(([path, methods]) =>
    (["get", "post"] as const).flatMap((method) => {
      const operation = methods[method];
      return operation
        ? [{ method: method === "get" ? ("GET" as const) : ("POST" as const), path, operation }]
        : [];
    }),
  );
}

function endpointSection(
  { method, path, operation }: Described,
  document: OpenApiDocument,
  site: string,
): Html {
  const { schemas } = document.components;
  const parameters = (operation.parameters ?? []).map((one) => resolvedParameter(one, document));
  const { "application/json": json, "multipart/form-data": form } = operation.requestBody?.content ?? {};
  const media = json ?? form;
  const body = media?.schema ? resolved(media.schema, schemas) : undefined;
  const fields = body ? rowsOf(body, schemas, false) : [];
  const answer = operation.responses["200"]?.content["application/json"];
  const url = `${site}${BASE_PATH}${path.replace(/\{(\w+)\}/g, (_, name: string) => String(exampleOf(parameters, name)))}`;
  const request = {
    method,
    url,
    ...(json?.example === undefined ? {} : { body: json.example }),
    ...(form ? { form: form.example as Record<string, string> } : {}),
    ...(answer ? {} : { saves: true }),
  };
  return html`<section class="endpoint" id="${operation.operationId}" aria-labelledby="${operation.operationId}-title">
    <h3 id="${operation.operationId}-title"><a href="#${operation.operationId}">${operation.summary}</a></h3>
    <p class="route" translate="no"><b class="method method-${method.toLowerCase()}">${method}</b> <code>${BASE_PATH}${path}</code></p>
    ${operation.description === undefined ? null : html`<p class="prose">${prose(operation.description)}</p>`}
    ${
      parameters.length === 0
        ? null
        : html`<h4>Parameters</h4>${table(
            `Parameters of ${operation.summary}`,
            parameters.map((one) => parameterRow(one, schemas)),
          )}`
    }
    ${fields.length === 0 ? null : html`<h4>Body</h4>${table(`Body of ${operation.summary}`, fields)}`}
    <h4>Request</h4>
    ${copyable(curl(request), `Request: ${operation.summary}`, COPY)}
    <h4>Answer</h4>
    <p class="prose">${answerWords(operation, schemas)}</p>
    ${
      answer
        ? html`<details class="example"><summary>Example answer</summary>${copyable(JSON.stringify(answer.example, null, 2), `Answer: ${operation.summary}`, COPY)}</details>`
        : null
    }
    ${operation["x-events"] ? html`<p class="codes"><b>Events</b> ${operation["x-events"].map((type) => html`<a href="#event-types"><code translate="no">${type}</code></a> `)}</p>` : null}
    <details class="example"><summary>Error codes (${operation["x-codes"].length})</summary>
      <p class="codes">${operation["x-codes"].map((code) => html`<a href="#error-${code}">${statusOf(code)} <code translate="no">${code}</code></a> `)}</p>
    </details>
  </section>`;
}

function resolvedParameter(parameter: OpenApiParameter, document: OpenApiDocument): OpenApiParameter {
  if (parameter.$ref === undefined) return parameter;
  const parameters = document.components["parameters"] as Record<string, OpenApiParameter>;
  return parameters[parameter.$ref.slice("#/components/parameters/".length)] ?? {};
}

function exampleOf(parameters: readonly OpenApiParameter[], name: string): unknown {
  return parameters.find((one) => one.in === "path" && one.name === name)?.example;
}

const PLACES = { path: "in the path", query: "in the query", header: "header" } as const;

function parameterRow(parameter: OpenApiParameter, schemas: Components): Row {
  const { name = "", in: place = "query", required, description = "", schema = {} } = parameter;
  return {
    name,
    kind: html`${PLACES[place]}, ${kindOf(schema, schemas)}`,
    required: required === true && place !== "path",
    about: description,
  };
}

function resolved(schema: JsonSchema, schemas: Components): JsonSchema {
  return schema.$ref === undefined ? schema : (schemas[nameOf(schema.$ref)] ?? {});
}

/** Undefined where the answer is a file. */
function answerSchema(operation: OpenApiOperation): JsonSchema | undefined {
  return operation.responses["200"]?.content["application/json"]?.schema;
}

function answerWords(operation: OpenApiOperation, schemas: Components): Html {
  const schema = answerSchema(operation);
  if (!schema) return html`200 with the file itself.`;
  const entry = schema.properties?.data?.items;
  return entry
    ? html`A <a href="#lists">list</a> of ${kindOf(entry, schemas)}, newest first.`
    : html`200 with ${kindOf(schema, schemas)}.`;
}

interface NamedObject {
  name: string;
  /** Other names of the same object, such as its shorter form in lists. */
  others: string[];
}

/** Names of the objects that a schema holds, at any depth, in the order of their appearance. */
function objectsOf(schema: JsonSchema, schemas: Components, found = new Set<string>()): string[] {
  if (schema.$ref !== undefined) {
    const name = nameOf(schema.$ref);
    if (found.has(name) || !schemas[name]?.properties) return [...found];
    found.add(name);
    objectsOf(schemas[name] ?? {}, schemas, found);
  }
  const inner = [schema.items, ...(schema.anyOf ?? []), ...Object.values(schema.properties ?? {})];
  for (const one of inner) if (one) objectsOf(one, schemas, found);
  return [...found];
}

/** One entry for each object: of several forms the fullest, which lists shorten. */
function mainObjects(names: readonly string[], schemas: Components): NamedObject[] {
  const groups = new Map<string, string[]>();
  for (const name of new Set(names)) {
    const kind = String(schemas[name]?.properties?.object?.const ?? name);
    groups.set(kind, [...(groups.get(kind) ?? []), name]);
  }
  const size = (name: string) => Object.keys(schemas[name]?.properties ?? {}).length;
  return [...groups.values()].map((group) => {
    const [name = "", ...others] = [...group].sort((one, other) => size(other) - size(one));
    return { name, others };
  });
}

function objectSection({ name, others }: NamedObject, schemas: Components): Html {
  const schema = schemas[name] ?? {};
  return html`<section class="endpoint" id="object-${name}" aria-labelledby="object-${name}-title">
    ${others.map((other) => html`<span id="object-${other}"></span>`)}
    <h3 id="object-${name}-title"><a href="#object-${name}">Object: ${name}</a></h3>
    ${others.length === 0 ? null : html`<p class="prose">Lists leave out ${leftOut(schema, schemas[others[0] ?? ""] ?? {})}.</p>`}
    ${table(`Fields of ${name}`, rowsOf(schema, schemas, true))}
  </section>`;
}

function leftOut(full: JsonSchema, short: JsonSchema): Html[] {
  const names = Object.keys(full.properties ?? {}).filter((key) => !short.properties?.[key]);
  return names.map((key, index) => html`${index === 0 ? null : ", "}<code translate="no">${key}</code>`);
}
