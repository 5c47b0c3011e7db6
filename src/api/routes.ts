/** Operations as routes of Elysia, and the answers for paths and methods that are none. */
import { Elysia } from "elysia";
import { Failure } from "../domain/failure.ts";
import * as account from "./account.ts";
import * as batches from "./batches.ts";
import * as codeRecords from "./code-records.ts";
import * as documents from "./documents.ts";
import * as events from "./events.ts";
import * as items from "./items.ts";
import { BASE_PATH } from "./kit/base-path.ts";
import type { Operation } from "./kit/endpoint.ts";
import { type ApiServices, serve } from "./kit/serve.ts";
import * as labelTemplates from "./label-templates.ts";
import * as lifecycleEvents from "./lifecycle-events.ts";
import * as passportSessions from "./passport-sessions.ts";
import * as passports from "./passports.ts";
import * as portalSessions from "./portal-sessions.ts";
import * as products from "./products.ts";
import * as serialBlocks from "./serial-blocks.ts";
import * as templates from "./templates.ts";

export const OPERATIONS: readonly Operation[] = [
  ...account.operations,
  ...products.operations,
  ...batches.operations,
  ...documents.operations,
  ...passports.operations,
  ...passportSessions.operations,
  ...portalSessions.operations,
  ...events.operations,
  ...items.operations,
  ...serialBlocks.operations,
  ...codeRecords.operations,
  ...labelTemplates.operations,
  ...lifecycleEvents.operations,
  ...templates.operations,
];

/** The API's routes under `BASE_PATH`. */
export function apiRoutes(services: ApiServices) {
  return operationRoutes(services, BASE_PATH, OPERATIONS);
}

/**
 * The routes of operations under a prefix. Elysia finds the operation; it neither parses nor validates, so that a
 * request is authenticated and limited before its body is read.
 */
export function operationRoutes<const Prefix extends string>(
  services: ApiServices,
  prefix: Prefix,
  operations: readonly Operation[],
) {
  const app = new Elysia({ prefix });
  for (const [path, own] of byPath(operations)) {
    for (const operation of own)
      app.route(
        operation.endpoint.method,
        path,
        ({ request, params }) => serve(services, request, operation, params),
        { parse: "none" },
      );
    const refusal = methodRefusal(own.map(({ endpoint }) => endpoint.method));
    app.all(path, ({ request, params }) => serve(services, request, refusal, params), { parse: "none" });
  }
  const unknown = new Failure(
    "path_unknown",
    "There is nothing at this address. The reference at /docs lists all addresses.",
  );
  return app
    .all("/", ({ request, params }) => serve(services, request, unknown, params), { parse: "none" })
    .all("/*", ({ request, params }) => serve(services, request, unknown, params), { parse: "none" });
}

function byPath(operations: readonly Operation[]): Map<string, Operation[]> {
  const paths = new Map<string, Operation[]>();
  for (const operation of operations) {
    const path = operation.endpoint.path.replace(/\{(\w+)\}/g, ":$1");
    paths.set(path, [...(paths.get(path) ?? []), operation]);
  }
  return paths;
}

function methodRefusal(methods: readonly string[]): Failure {
  const allowed = methods.includes("GET") ? [...methods, "HEAD"] : methods;
  return new Failure("method_not_allowed", `This address takes ${allowed.join(", ")} only.`, undefined, {
    Allow: allowed.join(", "),
  });
}
