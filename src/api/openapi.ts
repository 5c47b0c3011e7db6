/**
 * The OpenAPI 3.1 document of the API, made from the endpoint values. The same operations give the same document, to
 * the letter.
 */

import { DataRequest } from "../domain/data-requests/shape.ts";
import { EVENT_TYPES, type EventType } from "../domain/events/types.ts";
import { type ApiCode, FAILURE_CODES, statusOf, typeOf } from "../domain/failure.ts";
import { ERROR_GUIDE } from "./error-guide.ts";
import { BASE_PATH } from "./kit/base-path.ts";
import {
  COMMON_FAILURES,
  COMMON_WRITE_FAILURES,
  type Endpoint,
  FileContent,
  listOf,
  type Operation,
} from "./kit/endpoint.ts";
import { MAX_LIMIT } from "./kit/query.ts";
import { exampleOf } from "./openapi/examples.ts";
import { type Components, type JsonSchema, nameOf, refTo, schemaOf } from "./openapi/schemas.ts";

export interface OpenApiDocument {
  openapi: "3.1.1";
  info: object;
  servers: { url: string; description: string }[];
  security: object[];
  tags: { name: string }[];
  paths: Record<string, Partial<Record<"get" | "post", OpenApiOperation>>>;
  webhooks: Record<string, { post: object }>;
  components: { schemas: Components; [kind: string]: object };
}

export interface OpenApiOperation {
  operationId: string;
  tags: string[];
  summary: string;
  description?: string;
  parameters?: OpenApiParameter[];
  requestBody?: OpenApiBody;
  responses: Record<string, OpenApiResponse>;
  security: object[];
  "x-codes": ApiCode[];
  "x-events"?: readonly string[];
}

export interface OpenApiParameter {
  $ref?: string;
  name?: string;
  in?: "path" | "query" | "header";
  required?: boolean;
  description?: string;
  schema?: JsonSchema;
  example?: unknown;
}

interface OpenApiBody {
  required: boolean;
  content: Media;
}

interface OpenApiResponse {
  description: string;
  headers: Record<string, object>;
  content: Media;
}

interface Content {
  schema?: JsonSchema;
  example?: unknown;
  examples?: Record<string, object>;
}

/** By media type; a file has no schema (OpenAPI 3.1.1, section 4.8.14.3). */
type Media = Partial<Record<string, Content>>;

/** An id as examples show it. */
const SAMPLE_ID = "01KAFZ7M3V8Q4T2N6X0C9B5D1E";

/**
 * The document of some operations.
 * @param site address of the instance, such as `https://id.example.com`
 */
export function openApiDocument(operations: readonly Operation[], site: string): OpenApiDocument {
  const schemas: Components = { Error: errorSchema(), ErrorCode: errorCodeSchema() };
  const endpoints = operations.map(({ endpoint }) => endpoint);
  const paths: OpenApiDocument["paths"] = {};
  for (const endpoint of endpoints) {
    const operation = operationOf(endpoint, schemas, site);
    paths[endpoint.path] = {
      ...paths[endpoint.path],
      [endpoint.method === "GET" ? "get" : "post"]: operation,
    };
  }
  return {
    openapi: "3.1.1",
    info: {
      title: "Carnet API",
      version: "v1",
      summary: "Digital product passports: products, passports, versions.",
      description: INTRODUCTION,
      license: { name: "Apache-2.0", identifier: "Apache-2.0" },
    },
    servers: [{ url: `${site}${BASE_PATH}`, description: "This instance" }],
    security: [{ apiKey: [] }],
    tags: [...new Set(endpoints.map(({ noun }) => noun))].map((name) => ({ name })),
    paths,
    webhooks: webhooksOf(endpoints, schemas, site),
    components: {
      schemas: Object.fromEntries(Object.entries(schemas).sort(([one], [other]) => (one < other ? -1 : 1))),
      securitySchemes: {
        apiKey: {
          type: "http",
          scheme: "bearer",
          description:
            "A secret key: `sk_live_…` works on real data, `sk_test_…` on test data. Keep it on your server.",
        },
      },
      parameters: PARAMETERS,
      headers: HEADERS,
      examples: Object.fromEntries(
        FAILURE_CODES.map((code) => [code, { summary: ERROR_GUIDE[code].cause, value: errorExample(code) }]),
      ),
    },
  };
}

const INTRODUCTION = [
  "JSON over HTTPS. To change an object, send POST to its address with only the fields that change.",
  "Objects may get further fields: ignore those that you do not know. Branch on `error.code`, not on messages.",
  "Times are Unix seconds (UTC). A key works on live or on test data, never on both.",
].join(" ");

/** All codes that an endpoint can answer with. */
export function codesOf(endpoint: Endpoint): ApiCode[] {
  const all = new Set([
    ...COMMON_FAILURES,
    ...(endpoint.method === "POST" ? COMMON_WRITE_FAILURES : []),
    ...endpoint.fails,
  ]);
  return FAILURE_CODES.filter((code) => all.has(code));
}

function operationOf(endpoint: Endpoint, schemas: Components, site: string): OpenApiOperation {
  const parameters = parametersOf(endpoint);
  const codes = codesOf(endpoint);
  return {
    operationId: endpoint.name,
    tags: [endpoint.noun],
    summary: endpoint.summary,
    ...(endpoint.description === undefined ? {} : { description: endpoint.description }),
    ...(parameters.length === 0 ? {} : { parameters }),
    ...(endpoint.method === "POST" ? { requestBody: bodyOf(endpoint, schemas) } : {}),
    responses: responsesOf(endpoint, codes, schemas, site),
    security: [{ apiKey: [] }],
    "x-codes": codes,
    ...(endpoint.emits ? { "x-events": endpoint.emits } : {}),
  };
}

function parametersOf(endpoint: Endpoint): OpenApiParameter[] {
  const inPath = [...endpoint.path.matchAll(/([\w-]+)\/\{(\w+)\}/g)].map(
    ([, owner = "", name = ""]): OpenApiParameter => ({
      name,
      in: "path",
      required: true,
      description: `Id of the ${owner.replace(/s$/, "").replaceAll("_", " ")}.`,
      schema: { type: "string" },
      example: SAMPLE_ID,
    }),
  );
  return [
    ...inPath,
    ...(endpoint.query ? queryOf(endpoint.query) : []),
    ...(endpoint.list ? pagingOf(endpoint.list.defaultLimit) : []),
    ...(endpoint.method === "POST" ? [{ $ref: "#/components/parameters/IdempotencyKey" }] : []),
  ];
}

function queryOf(query: NonNullable<Endpoint["query"]>): OpenApiParameter[] {
  const { properties = {}, required = [] } = schemaOf(query, "input", {});
  return Object.entries(properties).map(([name, { description, ...schema }]) => ({
    name,
    in: "query",
    required: required.includes(name),
    description: description ?? `Only those with this ${name.replaceAll("_", " ")}.`,
    schema,
  }));
}

function pagingOf(defaultLimit: number): OpenApiParameter[] {
  const limit: JsonSchema = { type: "integer", minimum: 1, maximum: MAX_LIMIT, default: defaultLimit };
  return [
    { name: "limit", in: "query", required: false, description: "Objects on a page.", schema: limit },
    { $ref: "#/components/parameters/StartingAfter" },
  ];
}

function bodyOf(endpoint: Endpoint, schemas: Components): OpenApiBody {
  if (endpoint.upload) return formOf(endpoint, endpoint.upload.limitBytes, schemas);
  const schema = endpoint.body
    ? schemaOf(endpoint.body, "input", schemas)
    : { type: "object", additionalProperties: false, description: "Absent, empty or `{}`." };
  const example = endpoint.example?.body;
  const required = endpoint.body ? (resolved(schema, schemas).required ?? []).length > 0 : false;
  return {
    required,
    content: { "application/json": { schema, ...(example === undefined ? {} : { example }) } },
  };
}

/** A form with a file: OpenAPI 3.1.1, section 4.8.14.5. The file has no schema but its type. */
function formOf(endpoint: Endpoint, limitBytes: number, schemas: Components): OpenApiBody {
  const { properties, ...fields } = endpoint.body
    ? resolved(schemaOf(endpoint.body, "input", schemas), schemas)
    : { type: "object", additionalProperties: false };
  const file: JsonSchema = {
    type: "string",
    format: "binary",
    description: `PDF, JPEG, PNG or WebP, at most ${limitBytes / 1024 / 1024} MiB.`,
  };
  const schema = { ...fields, properties: { file, ...properties }, required: ["file"] };
  const example = { file: "document.pdf", ...(endpoint.example?.body as object | undefined) };
  return { required: true, content: { "multipart/form-data": { schema, example } } };
}

function resolved(schema: JsonSchema, schemas: Components): JsonSchema {
  return schema.$ref === undefined ? schema : (schemas[nameOf(schema.$ref)] ?? {});
}

function responsesOf(
  endpoint: Endpoint,
  codes: readonly ApiCode[],
  schemas: Components,
  site: string,
): Record<string, OpenApiResponse> {
  const replayed = endpoint.method === "POST" ? ["Idempotent-Replayed"] : [];
  const isFile = endpoint.returns === FileContent;
  const responses: Record<string, OpenApiResponse> = {
    200: {
      description: isFile ? "The file." : "Done.",
      headers: headers(...replayed, ...(isFile ? ["Content-Disposition"] : [])),
      content: isFile ? FILE_MEDIA : answerOf(endpoint, schemas, site),
    },
  };
  for (const status of [...new Set(codes.map(statusOf))].sort((one, other) => one - other)) {
    const ofStatus = codes.filter((code) => statusOf(code) === status);
    const waits = [409, 429, 503].includes(status) ? ["Retry-After"] : [];
    responses[status] = {
      description: ofStatus.map((code) => `\`${code}\``).join(", "),
      headers: headers(...(status === 409 ? replayed : []), ...waits),
      content: {
        "application/json": {
          schema: refTo("Error"),
          examples: Object.fromEntries(
            ofStatus.map((code) => [code, { $ref: `#/components/examples/${code}` }]),
          ),
        },
      },
    };
  }
  return responses;
}

function answerOf(endpoint: Endpoint, schemas: Components, site: string): Media {
  const shape = endpoint.list ? listOf(endpoint.returns) : endpoint.returns;
  const schema = schemaOf(shape, "output", schemas);
  const example = endpoint.list
    ? listExample(endpoint, schema, schemas, site)
    : exampleOf(schema, schemas, site);
  return { "application/json": { schema, example } };
}

/** The types that uploads take. */
const FILE_MEDIA: Media = { "application/pdf": {}, "image/jpeg": {}, "image/png": {}, "image/webp": {} };

function listExample(endpoint: Endpoint, schema: JsonSchema, schemas: Components, site: string): object {
  const entry = schema.properties?.data?.items ?? {};
  return {
    object: "list",
    data: [exampleOf(entry, schemas, site)],
    has_more: false,
    url: `${BASE_PATH}${endpoint.path.replace(/\{\w+\}/g, SAMPLE_ID)}`,
  };
}

function headers(...more: string[]): Record<string, object> {
  const names = ["Request-Id", "RateLimit-Limit", "RateLimit-Remaining", "RateLimit-Reset", ...more];
  return Object.fromEntries(names.map((name) => [name, { $ref: `#/components/headers/${name}` }]));
}

const HEADERS = {
  "Request-Id": {
    description: "Names this request in the log.",
    schema: { type: "string" },
    example: "01KAG1R5T9W3Y7B2D6F0H4J8M1",
  },
  "RateLimit-Limit": {
    description: "Requests of a key in any 60 seconds. Absent where no limit is set.",
    schema: { type: "integer" },
    example: 100,
  },
  "RateLimit-Remaining": {
    description: "How many of them are left.",
    schema: { type: "integer" },
    example: 99,
  },
  "RateLimit-Reset": {
    description: "Seconds until the oldest of them stops counting.",
    schema: { type: "integer" },
    example: 60,
  },
  "Idempotent-Replayed": {
    description: "`true` when this is the stored answer of the first request with the key.",
    schema: { type: "string", const: "true" },
  },
  "Content-Disposition": {
    description: "`attachment` with the name of the file.",
    schema: { type: "string" },
    example: 'attachment; filename="invoice.pdf"',
  },
  "Retry-After": {
    description: "Seconds to wait before trying again.",
    schema: { type: "integer" },
    example: 12,
  },
};

const PARAMETERS = {
  StartingAfter: {
    name: "starting_after",
    in: "query",
    required: false,
    description: "Id of the last object of the page before.",
    schema: { type: "string" },
  },
  IdempotencyKey: {
    name: "Idempotency-Key",
    in: "header",
    required: false,
    description:
      "A value of your own, such as a UUID. A repeat of the same request within 24 hours gets the first answer and changes nothing.",
    schema: { type: "string", minLength: 1, maxLength: 255, pattern: "^[\\x20-\\x7e]+$" },
    example: "1f0a7c5e-8a51-4c43-9a0e-5c1f7a2b9d60",
  },
};

function errorSchema(): JsonSchema {
  const types = [...new Set(FAILURE_CODES.map(typeOf))].sort();
  const message: JsonSchema = {
    type: "string",
    description: "What is wrong and what to do, for people. May change.",
  };
  const param: JsonSchema = {
    type: "string",
    description: "Path of the parameter, such as `data.recycled_content` or `serials[3]`.",
  };
  return {
    type: "object",
    description: "Every error has this form.",
    required: ["error"],
    properties: {
      error: {
        type: "object",
        required: ["type", "code", "message", "errors"],
        properties: {
          type: { type: "string", enum: types, description: "Kind of error." },
          code: refTo("ErrorCode"),
          message,
          param,
          errors: {
            type: "array",
            description: "All faults of the request; the first is the one above.",
            items: {
              type: "object",
              required: ["code", "message"],
              properties: { code: refTo("ErrorCode"), param, message },
            },
          },
        },
      },
    },
  };
}

function errorCodeSchema(): JsonSchema {
  const lines = FAILURE_CODES.map(
    (code) => `- \`${code}\` (${statusOf(code)}): ${ERROR_GUIDE[code].cause} ${ERROR_GUIDE[code].cure}`,
  );
  return {
    type: "string",
    enum: FAILURE_CODES,
    description: `The complete list of codes; they are stable.\n\n${lines.join("\n")}`,
  };
}

function errorExample(code: ApiCode): object {
  const { message, param } = ERROR_GUIDE[code];
  const fault = param === undefined ? { code, message } : { code, param, message };
  return {
    error: { type: typeOf(code), code, message, ...(param === undefined ? {} : { param }), errors: [fault] },
  };
}

function webhooksOf(
  endpoints: readonly Endpoint[],
  schemas: Components,
  site: string,
): OpenApiDocument["webhooks"] {
  const webhooks: OpenApiDocument["webhooks"] = {};
  for (const endpoint of endpoints)
    for (const type of endpoint.emits ?? [])
      webhooks[type] ??= { post: webhookOf(type, endpoint, schemas, site) };
  // What people do outside of the API is told of too, where the API shows the object.
  for (const type of EVENT_TYPES) {
    const shower = endpoints.find(({ returns }) => returns.meta()?.id === subjectName(type));
    const teller = shower ?? TOLD_ALONE[type];
    if (teller) webhooks[type] ??= { post: webhookOf(type, teller, schemas, site) };
  }
  return webhooks;
}

/** What the API itself does not show: the noun that it stands under, and its shape. */
type Teller = Pick<Endpoint, "noun" | "returns">;

/** Objects that webhooks alone tell of. */
const TOLD_ALONE: Partial<Record<EventType, Teller>> = {
  "data_request.answered": { noun: "Events", returns: DataRequest },
};

function webhookOf(type: string, endpoint: Teller, schemas: Components, site: string): object {
  const schema: JsonSchema = {
    type: "object",
    required: ["id", "object", "type", "api_version", "created", "livemode", "data"],
    properties: {
      id: { type: "string", description: "Id of the event. The same event may arrive more than once." },
      object: { type: "string", const: "event" },
      type: { type: "string", const: type },
      api_version: { type: "string", const: "v1" },
      created: { type: "integer", description: "Unix time in seconds." },
      livemode: { type: "boolean" },
      data: {
        type: "object",
        required: ["object"],
        properties: {
          object: {
            ...subjectOf(type, endpoint, schemas),
            description: "The object concerned, as the API returns it.",
          },
        },
      },
    },
  };
  const example = {
    id: "01KAG2B4D6F8H0K2N4Q6S8V0X2",
    object: "event",
    type,
    api_version: "v1",
    created: 1795132860,
    livemode: true,
    data: { object: exampleOf(subjectOf(type, endpoint, schemas), schemas, site) },
  };
  return {
    operationId: `on.${type}`,
    tags: [endpoint.noun],
    summary: `Event ${type}`,
    description:
      "Sent to your webhook addresses of the same mode. Check the signature before you trust the body.",
    security: [],
    parameters: [
      {
        name: "Service-Signature",
        in: "header",
        required: true,
        description:
          "`t=<unix time>,v1=<hex>`: HMAC-SHA256, keyed with the address's secret, of `t`, a full stop and the raw body.",
        schema: { type: "string" },
      },
      {
        name: "Service-Event-Id",
        in: "header",
        required: true,
        description: "Id of the event.",
        schema: { type: "string" },
      },
      {
        name: "Service-Event-Type",
        in: "header",
        required: true,
        description: "Type of the event.",
        schema: { type: "string" },
      },
      {
        name: "Service-Delivery-Id",
        in: "header",
        required: true,
        description: "Id of the delivery.",
        schema: { type: "string" },
      },
    ],
    requestBody: { required: true, content: { "application/json": { schema, example } } },
    responses: { "2XX": { description: "Received. Answer within 10 seconds and work on it afterwards." } },
  };
}

/** The schema of the noun that an event tells of: `passport.items_created` tells of a passport, whatever the endpoint answers. */
function subjectOf(type: string, endpoint: Teller, schemas: Components): JsonSchema {
  const name = subjectName(type);
  return schemas[name] ? refTo(name) : schemaOf(endpoint.returns, "output", schemas);
}

/** `lifecycle_event.voided` tells of a `LifecycleEvent`. */
export function subjectName(type: string): string {
  const noun = type.slice(0, type.indexOf("."));
  return noun.replace(/(?:^|_)(\w)/g, (_, letter: string) => letter.toUpperCase());
}
