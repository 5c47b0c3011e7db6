import { describe, expect, test } from "bun:test";
import { Validator } from "@seriousme/openapi-schema-validator";
import Ajv2020 from "ajv/dist/2020";
import { EVENT_TYPES } from "../domain/events/types.ts";
import { FAILURE_CODES } from "../domain/failure.ts";
import { FileContent, listOf } from "./kit/endpoint.ts";
import type { JsonSchema } from "./openapi/schemas.ts";
import { codesOf, openApiDocument } from "./openapi.ts";
import { OPERATIONS } from "./routes.ts";

const SITE = "https://id.example.com";
const document = openApiDocument(OPERATIONS, SITE);

function operationOf({ endpoint }: (typeof OPERATIONS)[number]) {
  return document.paths[endpoint.path]?.[endpoint.method === "GET" ? "get" : "post"];
}

describe("the OpenAPI document", () => {
  test("is valid under an independent validator", async () => {
    const validator = new Validator();
    const result = await validator.validate(JSON.parse(JSON.stringify(document)));
    expect(result.errors).toBeUndefined();
    expect(result.valid).toBe(true);
    expect(validator.version).toBe("3.1");
  });

  test("holds no reference that leads nowhere", () => {
    const refs = [...JSON.stringify(document).matchAll(/"\$ref":"([^"]+)"/g)].map(([, ref = ""]) => ref);
    expect(refs.length).toBeGreaterThan(100);
    for (const ref of refs) {
      let at: unknown = document;
      for (const part of ref.slice(2).split("/")) at = (at as Record<string, unknown>)?.[part];
      expect(at, ref).toBeDefined();
    }
    expect(JSON.stringify(document)).not.toContain("$defs");
  });

  test("lets a field be null where its type does, whatever else it lists", () => {
    const nullable: JsonSchema[] = [];
    JSON.stringify(document, (_key, value: JsonSchema | null) => {
      if (value && Array.isArray(value.type) && value.type.includes("null") && value.enum)
        nullable.push(value);
      return value;
    });
    expect(nullable.length).toBeGreaterThan(2);
    for (const { enum: values } of nullable) expect(values).toContain(null);
  });

  test("has every operation with every code that it declares, under the code's status", () => {
    for (const operation of OPERATIONS) {
      const described = operationOf(operation);
      expect(described?.operationId).toBe(operation.endpoint.name);
      const told = Object.values(described?.responses ?? {}).flatMap(({ content }) =>
        Object.keys(content["application/json"]?.examples ?? {}),
      );
      expect(told.sort()).toEqual([...codesOf(operation.endpoint)].sort());
    }
  });

  test("has every code of the closed list with a valid example", () => {
    const ajv = new Ajv2020({ strict: false });
    const components = { $id: "doc", components: document.components };
    ajv.addSchema(components);
    const validate = ajv.compile({ $ref: "doc#/components/schemas/Error" });
    const examples = document.components["examples"] as Record<string, { value: unknown }>;
    expect(document.components.schemas["ErrorCode"]?.enum).toEqual(FAILURE_CODES);
    for (const code of FAILURE_CODES) expect(validate(examples[code]?.value), code).toBe(true);
  });

  test("shows answers that the shapes of the endpoints accept", () => {
    for (const operation of OPERATIONS) {
      const { returns, list, name } = operation.endpoint;
      if (returns === FileContent) continue;
      const shape = list ? listOf(returns) : returns;
      const example = operationOf(operation)?.responses["200"]?.content["application/json"]?.example;
      expect(shape.safeParse(example).error, name).toBeUndefined();
    }
  });

  test("shows bodies that the endpoints accept, for every endpoint that takes one", () => {
    for (const { endpoint } of OPERATIONS) {
      if (!endpoint.body) continue;
      expect(endpoint.example?.body, `${endpoint.name} needs an example`).toBeDefined();
      expect(endpoint.body.safeParse(endpoint.example?.body).error, endpoint.name).toBeUndefined();
    }
  });

  test("describes every field of every answer", () => {
    const bare: string[] = [];
    const walk = (schema: JsonSchema, path: string) => {
      if (schema.items) walk(schema.items, path);
      for (const option of schema.anyOf ?? []) walk(option, path);
      for (const [key, field] of Object.entries(schema.properties ?? {})) {
        if (field.description === undefined) bare.push(`${path}.${key}`);
        walk(field, `${path}.${key}`);
      }
    };
    const bodies = new Set(
      OPERATIONS.flatMap(({ endpoint }) => (endpoint.body ? [endpoint.body.meta()?.id] : [])),
    );
    for (const [name, schema] of Object.entries(document.components.schemas))
      if (!bodies.has(name) && name !== "Error") walk(schema, name);
    expect(bare, "add them to src/api/openapi/field-words.ts").toEqual([]);
  });

  test("offers an Idempotency-Key on every POST, and paging on every list", () => {
    for (const operation of OPERATIONS) {
      const { method, list } = operation.endpoint;
      const text = JSON.stringify(operationOf(operation)?.parameters ?? []);
      expect(text.includes("IdempotencyKey")).toBe(method === "POST");
      expect(text.includes("StartingAfter")).toBe(list !== undefined);
    }
  });

  test("says of an endpoint that answers with a file which types it may have, and nothing of JSON", () => {
    const download = document.paths["/lifecycle_events/{id}/files/{file}/content"]?.get;
    const { content = {}, headers = {} } = download?.responses["200"] ?? {};
    expect(Object.keys(content)).toEqual(["application/pdf", "image/jpeg", "image/png", "image/webp"]);
    expect(headers["Content-Disposition"]).toBeDefined();
  });

  test("has a webhook for every event that an endpoint emits or tells the object of, and is the same each time", () => {
    const emitted = OPERATIONS.flatMap(({ endpoint }) => endpoint.emits ?? []);
    const told = Object.keys(document.webhooks);
    for (const type of [...emitted, "lifecycle_event.published", "lifecycle_event.rejected"])
      expect(told).toContain(type);
    expect(EVENT_TYPES as readonly string[]).toEqual(expect.arrayContaining(told));
    expect(JSON.stringify(openApiDocument(OPERATIONS, SITE))).toBe(JSON.stringify(document));
  });
});
