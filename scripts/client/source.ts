/**
 * The part of the client that follows from the endpoints: types of what they take and answer, a class for each noun
 * and a method for each operation. Made from the OpenAPI document, which is made from the endpoint values.
 */

import { type Components, type JsonSchema, nameOf } from "../../src/api/openapi/schemas.ts";
import type { OpenApiDocument } from "../../src/api/openapi.ts";
import { type Method, methodsOf, pascalCase } from "./methods.ts";
import { comment, declaration, namesIn, typeOf } from "./types.ts";

const HEAD = "// Made by `npm run client` from the endpoints of the API. Change those, then run it again.";

/** Schemas that the client has a form of its own for. */
const OWN = new Set(["JsonValue", "Error", "ErrorCode", "Event"]);

/**
 * The texts of the files in `src/client` that are made, by name.
 * @param version of the package
 * @throws Error that names what does not fit
 */
export function clientSources(document: OpenApiDocument, version: string): Record<string, string> {
  const methods = methodsOf(document);
  return {
    "types.generated.ts": typesSource(document, methods, version),
    "resources.generated.ts": resourcesSource(methods),
  };
}

function typesSource(document: OpenApiDocument, methods: Method[], version: string): string {
  const { schemas } = document.components;
  return [
    HEAD,
    'import type { FileToSend } from "./file.ts";',
    "",
    "/** The version of this package. */",
    `export const VERSION = ${JSON.stringify(version)};`,
    "",
    "/** Any JSON value. */",
    "export type JsonValue = string | number | boolean | null | JsonValue[] | { [key: string]: JsonValue };",
    "",
    ...errorTypes(schemas),
    ...namedTypes(document, methods),
    ...methods.flatMap((method) => [...queryType(method), ...formType(method)]),
    ...eventTypes(document),
  ].join("\n");
}

function errorTypes({ Error: error, ErrorCode: code }: Components): string[] {
  const kind = error?.properties?.error?.properties?.type ?? {};
  return [
    "/** Kinds of errors. */",
    `export type ErrorType = ${typeOf(kind, { sent: false })};`,
    "",
    "/** The codes of errors that this version knows. They are stable; a newer server may have further ones. */",
    `export type ErrorCode =\n${(code?.enum ?? []).map((one) => `  | ${JSON.stringify(one)}`).join("\n")};`,
    "",
  ];
}

/** The named shapes that methods and events lead to. */
function namedTypes(document: OpenApiDocument, methods: Method[]): string[] {
  const { schemas } = document.components;
  const sent = new Set<string>();
  const answered = new Set<string>();
  for (const method of methods) {
    namesIn(jsonBody(method), schemas, sent);
    namesIn(answerOf(method) ?? {}, schemas, answered);
  }
  for (const subject of Object.values(subjectsOf(document))) namesIn(subject, schemas, answered);
  const isWanted = ([name]: [string, JsonSchema]) => !OWN.has(name) && (sent.has(name) || answered.has(name));
  return Object.entries(schemas)
    .filter(isWanted)
    .map(([name, schema]) => `${declaration(name, schema, { sent: !answered.has(name) })}\n`);
}

function jsonBody({ operation }: Method): JsonSchema {
  return operation.requestBody?.content["application/json"]?.schema ?? {};
}

/** The schema of the answer; undefined where it is a file. */
function answerOf({ operation }: Method): JsonSchema | undefined {
  return operation.responses[200]?.content["application/json"]?.schema;
}

function queryName({ operation }: Method): string {
  return `${pascalCase(operation.operationId)}Query`;
}

function queryType(method: Method): string[] {
  if (method.query.length === 0 && !isList(method)) return [];
  const properties: Record<string, JsonSchema> = {};
  for (const { name = "", description = "", schema = {} } of method.query)
    properties[name] = { ...schema, description };
  if (isList(method))
    properties.starting_after = { type: "string", description: "Id of the last object of the page before." };
  return [`${declaration(queryName(method), { type: "object", properties }, { sent: true })}\n`];
}

/** The fields of a form; texts that say yes or no are booleans here. */
function formType(method: Method): string[] {
  const form = formOf(method);
  if (!form) return [];
  const lines = Object.entries(form.properties ?? {}).map(([key, field]) => {
    const isFile = field.format === "binary";
    const isFlag = field.enum?.join() === "true,false";
    const type = isFile ? "FileToSend" : isFlag ? "boolean" : typeOf(field, { sent: true });
    const mark = form.required?.includes(key) ? "" : "?";
    return `${comment(field.description ?? "", "  ")}  ${key}${mark}: ${type}${mark ? " | undefined" : ""};`;
  });
  return [`export interface ${formName(method)} {\n${lines.join("\n")}\n}\n`];
}

function formOf({ operation }: Method): JsonSchema | undefined {
  return operation.requestBody?.content["multipart/form-data"]?.schema;
}

function formName({ operation }: Method): string {
  return `${pascalCase(operation.operationId)}Form`;
}

/** What each type of event tells of, by type. */
function subjectsOf({ components: { schemas } }: OpenApiDocument): Record<string, JsonSchema> {
  const types = (schemas.Event?.properties?.type?.enum ?? []) as string[];
  return Object.fromEntries(
    types.map((type) => {
      const noun = pascalCase(type.split(".")[0] ?? "");
      const named = schemas[noun] ? { $ref: `#/components/schemas/${noun}` } : undefined;
      return [type, named ?? { type: "object", description: "unknown" }];
    }),
  );
}

function eventTypes(document: OpenApiDocument): string[] {
  const subjects = Object.entries(subjectsOf(document)).map(([type, subject]) => {
    const name = subject.$ref === undefined ? "OtherObject" : nameOf(subject.$ref);
    return `  ${JSON.stringify(type)}: ${name};`;
  });
  const { type: _, data, ...envelope } = document.components.schemas.Event?.properties ?? {};
  const object = data?.properties?.object?.description ?? "";
  const fields = typeOf(
    { type: "object", properties: envelope, required: Object.keys(envelope) },
    { sent: false },
    "  ",
  );
  return [
    "/** An object that this version has no type for. */",
    "export interface OtherObject {\n  id: string;\n  object: string;\n  [field: string]: JsonValue;\n}\n",
    "/** What an event tells of, by its type. */",
    `export interface EventObjects {\n${subjects.join("\n")}\n}\n`,
    "export type EventType = keyof EventObjects;\n",
    "/** An event as webhooks bring it and `carnet.events` reads it. Its `type` says what `data.object` is. */",
    "export type Event<Type extends EventType = EventType> = {",
    `  [T in Type]: ${fields.slice(0, -1).trimEnd()}`,
    "    /** What happened. */\n    type: T;",
    `    data: {\n${comment(object, "      ")}      object: EventObjects[T];\n    };`,
    "  };\n}[Type];\n",
  ];
}

/** The methods as a table for people. */
export function methodTable(document: OpenApiDocument): string {
  const rows = [...Map.groupBy(methodsOf(document), ({ resource }) => resource)].map(
    ([resource, methods]) =>
      `| \`${resource}\` | ${methods.map((method) => `\`${signature(method)}\``).join(", ")} |`,
  );
  return ["| Property | Methods |", "| --- | --- |", ...rows, ""].join("\n");
}

function signature(method: Method): string {
  const sent = isList(method) || method.query.length > 0 ? ["query"] : formOf(method) ? ["form"] : [];
  if (jsonBody(method).$ref !== undefined) sent.push("body");
  return `${method.name}(${[...Object.keys(method.ids), ...sent].join(", ")})`;
}

function resourcesSource(methods: Method[]): string {
  const resources = [...Map.groupBy(methods, ({ resource }) => resource)];
  const classes = resources.map(([resource, its]) => classOf(resource, its));
  const fields = resources.map(([resource]) => `  readonly ${resource}: ${pascalCase(resource)}Api;`);
  const sets = resources.map(
    ([resource]) => `    this.${resource} = new ${pascalCase(resource)}Api(sender);`,
  );
  const body = classes.join("\n");
  const isUsed = (name: string) => new RegExp(`\\b${name}\\b`).test(body);
  const types = [...typeNames(methods)].sort();
  return [
    HEAD,
    ...(isUsed("FileDownload") ? ['import type { FileDownload } from "./file.ts";'] : []),
    'import type { Answered } from "./answer.ts";',
    'import type { List } from "./list.ts";',
    'import { inPath, type RequestOptions, type Sender } from "./sender.ts";',
    `import type {\n${types.map((name) => `  ${name},`).join("\n")}\n} from "./types.generated.ts";`,
    "",
    body,
    "/** The nouns of the API. */",
    `export class Resources {\n${fields.join("\n")}\n`,
    `  constructor(sender: Sender) {\n${sets.join("\n")}\n  }\n}\n`,
  ].join("\n");
}

function typeNames(methods: Method[]): Set<string> {
  const names = new Set<string>();
  for (const method of methods) {
    const answer = answerOf(method);
    if (answer) names.add(entryName(answer));
    if (isList(method) || method.query.length > 0) names.add(queryName(method));
    if (formOf(method)) names.add(formName(method));
    else if (jsonBody(method).$ref !== undefined) names.add(typeOf(jsonBody(method), { sent: true }));
  }
  return names;
}

function isList(method: Method): boolean {
  return answerOf(method)?.properties?.object?.const === "list";
}

/** The name of what is answered; of a list, of one entry. */
function entryName(answer: JsonSchema): string {
  const { $ref = "" } = answer.properties?.data?.items ?? answer;
  if ($ref === "") throw new Error(`an answer has no name: ${JSON.stringify(answer).slice(0, 200)}`);
  return nameOf($ref);
}

function classOf(resource: string, methods: Method[]): string {
  const noun = methods[0]?.operation.tags[0] ?? resource;
  return [
    `/** ${noun}. */`,
    `export class ${pascalCase(resource)}Api {`,
    "  readonly #sender: Sender;\n",
    "  constructor(sender: Sender) {\n    this.#sender = sender;\n  }",
    ...methods.map(methodText),
    "}\n",
  ].join("\n");
}

function methodText(method: Method): string {
  const { operation, ids, name, path, verb } = method;
  const words = [operation.summary, operation.description ?? ""].join(". ").replace(/\. $/, ".");
  const answer = answerOf(method);
  const parameters = Object.keys(ids).map((id) => `${id}: string`);
  const place = Object.entries(ids).reduce(
    (text, [id, key]) => text.replace(`{${key}}`, `\${inPath(${JSON.stringify(id)}, ${id})}`),
    path,
  );
  const address = Object.keys(ids).length > 0 ? `\`${place}\`` : JSON.stringify(path);
  const sending: string[] = [];
  if (isList(method) || method.query.length > 0) {
    parameters.push(`query: ${queryName(method)} = {}`);
    sending.push("query");
  }
  if (formOf(method)) {
    parameters.push(`form: ${formName(method)}`);
    sending.push("form");
  } else if (jsonBody(method).$ref !== undefined) {
    parameters.push(`body: ${typeOf(jsonBody(method), { sent: true })}`);
    sending.push("body");
  }
  parameters.push("options?: RequestOptions");
  const [result, call] = answer
    ? isList(method)
      ? [`List<${entryName(answer)}>`, `list(${address}, query, options)`]
      : [
          `Promise<Answered<${entryName(answer)}>>`,
          `send("${verb}", ${address}, { ${[...sending, "options"].join(", ")} })`,
        ]
    : ["Promise<FileDownload>", `download(${address}, options)`];
  return [
    `\n${comment(words, "  ")}  ${name}(${parameters.join(", ")}): ${result} {`,
    `    return this.#sender.${call};`,
    "  }",
  ].join("\n");
}
