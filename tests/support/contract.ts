/**
 * What every answer of the API must be, whoever asks for what, by a key or from the panel. The codes, statuses and
 * types stand here once more, written from the contract; the shapes and the refusals that each endpoint declares are
 * the endpoint's own.
 */
import { z } from "zod";
import { BASE_PATH } from "../../src/api/kit/base-path.ts";
import { COMMON_FAILURES, COMMON_WRITE_FAILURES, type Endpoint, listOf } from "../../src/api/kit/endpoint.ts";
import { OPERATIONS } from "../../src/api/routes.ts";
import { createOperations } from "../../src/pages/kiosk/desk.ts";
import { getKioskLabels, printKioskLabels } from "../../src/pages/kiosk/endpoints.ts";
import { FILE_ENDPOINTS } from "../../src/pages/panel/endpoints/files.ts";
import { INSTANCE_OPERATIONS } from "../../src/pages/panel/instance.ts";
import { MEMBER_OPERATIONS } from "../../src/pages/panel/member-operations.ts";
import { PEOPLE_OPERATIONS } from "../../src/pages/panel/people.ts";

const CODES: Record<number, string> = {
  400: "parameter_missing parameter_unknown invalid_value invalid_type invalid_json invalid_body passport_missing passport_withdrawn product_archived item_voided event_not_published gtin_invalid serial_too_long file_missing file_type_unsupported file_too_large too_many_files session_closed",
  401: "api_key_missing api_key_invalid api_key_revoked",
  403: "plan_lacks_api account_read_only account_suspended plan_limit_reached test_limit_reached",
  404: "resource_missing path_unknown",
  405: "method_not_allowed",
  409: "passport_exists serial_taken serial_block_held reference_taken gs1_key_taken item_has_tag nfc_uid_taken batch_number_taken idempotency_key_reused idempotency_key_in_use",
  413: "body_too_large",
  415: "content_type_unsupported",
  429: "rate_limited",
  500: "internal_error",
  503: "storage_full shutting_down",
};

/** Of the panel alone, which people use: the API never answers with them. */
const PANEL_CODES: Record<number, string> = {
  401: "sign_in_required sign_in_failed",
  403: "role_insufficient reauthentication_required cross_site_request",
  409: "decided_meanwhile",
};

const STATUS_OF = new Map(
  [...Object.entries(CODES), ...Object.entries(PANEL_CODES)].flatMap(([status, codes]) =>
    codes.split(" ").map((code) => [code, Number(status)]),
  ),
);

/** The HTTP status of a code. */
export function statusOf(code: string): number {
  const status = STATUS_OF.get(code);
  if (status === undefined) throw new Error(`the contract has no code ${code}`);
  return status;
}

/** The error type of a code. */
export function typeOf(code: string): string {
  const status = statusOf(code);
  if (status === 401) return "authentication_error";
  if (status === 403) return "permission_error";
  if (status === 429) return "rate_limit_error";
  if (status >= 500) return "api_error";
  return code.startsWith("idempotency_") ? "idempotency_error" : "invalid_request_error";
}

const Fault = z.strictObject({ code: z.string(), param: z.string().optional(), message: z.string().min(10) });

const ErrorEnvelope = z.strictObject({
  error: Fault.extend({ type: z.string(), errors: z.array(Fault).min(1) }),
});
export type ApiError = z.infer<typeof ErrorEnvelope>["error"];

export interface Exchange {
  method: string;
  /** Under the site, with its query. */
  path: string;
  status: number;
  headers: Headers;
  text: string;
}

/**
 * Checks an answer against the contract.
 * @returns its JSON
 * @throws Error that names the request and what is wrong with its answer
 */
export function checkAnswer(exchange: Exchange): unknown {
  const wrong = (words: string): Error =>
    new Error(
      `${exchange.method} ${exchange.path.slice(0, 120)} answered ${exchange.status}: ${words}\n${exchange.text.slice(0, 600)}`,
    );
  if (!/^[0-9A-HJKMNP-TV-Z]{26}$/.test(exchange.headers.get("request-id") ?? ""))
    throw wrong("it has no Request-Id");
  if (!exchange.headers.get("content-type")?.startsWith("application/json")) throw wrong("it is not JSON");
  if (exchange.method === "HEAD") return undefined;
  let json: unknown;
  try {
    json = JSON.parse(exchange.text);
  } catch {
    throw wrong("its body is not JSON");
  }
  const fault = exchange.status === 200 ? shapeFault(exchange, json) : errorFault(exchange, json);
  if (fault) throw wrong(fault);
  return json;
}

function shapeFault({ method, path }: Exchange, json: unknown): string | undefined {
  const endpoint = endpointOf(method, path);
  if (!endpoint) return "there is no such endpoint";
  const shape = endpoint.list ? listOf(endpoint.returns) : endpoint.returns;
  const result = shape.safeParse(json);
  return result.success ? undefined : `its shape is not the declared one: ${z.prettifyError(result.error)}`;
}

function errorFault({ method, path, status, headers }: Exchange, json: unknown): string | undefined {
  const result = ErrorEnvelope.safeParse(json);
  if (!result.success) return `its error envelope is wrong: ${z.prettifyError(result.error)}`;
  const { error } = result.data;
  if (!STATUS_OF.has(error.code)) return `the contract has no code ${error.code}`;
  if (status !== statusOf(error.code)) return `${error.code} belongs to ${statusOf(error.code)}`;
  if (error.type !== typeOf(error.code)) return `${error.code} is of the type ${typeOf(error.code)}`;
  if (error.code === "internal_error") return "this is a bug";
  const [first] = error.errors;
  if (first?.code !== error.code || first.param !== error.param) return "the first fault does not decide";
  if (status >= 500 && !error.message.includes(headers.get("request-id") ?? ""))
    return "its message does not name the Request-Id";
  const declared = declaredFailures(method, path);
  const stray = error.errors.find(({ code }) => !declared.includes(code));
  return stray && `the endpoint does not declare ${stray.code}`;
}

function declaredFailures(method: string, path: string): readonly string[] {
  const endpoint = endpointOf(method, path);
  const common: string[] = [...COMMON_FAILURES, ...(method === "POST" ? COMMON_WRITE_FAILURES : [])];
  // A company that the person does not belong to is not there.
  if (path.startsWith(PANEL_PATH) || path.startsWith(KIOSK_PATH))
    common.push("resource_missing", ...Object.values(PANEL_CODES).flatMap((codes) => codes.split(" ")));
  if (endpoint) return [...endpoint.fails, ...common];
  return [...common, hasPath(path) ? "method_not_allowed" : "path_unknown"];
}

/** Where the panel asks. */
const PANEL_PATH = "/panel/api";
/** Where kiosks ask. */
const KIOSK_PATH = "/kiosk/api";

const endpoints = [
  ...OPERATIONS.map(({ endpoint }) => ({
    endpoint,
    pattern: patternOf(`(?:${BASE_PATH}|${PANEL_PATH}/[^/]+/(?:live|test))`, endpoint),
  })),
  ...MEMBER_OPERATIONS.filter((operation) => !OPERATIONS.includes(operation)).map(({ endpoint }) => ({
    endpoint,
    pattern: patternOf(`${PANEL_PATH}/[^/]+/(?:live|test)`, endpoint),
  })),
  ...FILE_ENDPOINTS.map((endpoint) => ({
    endpoint,
    pattern: patternOf(`${PANEL_PATH}/[^/]+/(?:live|test)`, endpoint),
  })),
  ...[...PEOPLE_OPERATIONS, ...INSTANCE_OPERATIONS].map(({ endpoint }) => ({
    endpoint,
    pattern: patternOf(PANEL_PATH, endpoint),
  })),
  ...createOperations(new Map()).map(({ endpoint }) => ({
    endpoint,
    pattern: patternOf(KIOSK_PATH, endpoint),
  })),
  ...[printKioskLabels, getKioskLabels].map((endpoint) => ({
    endpoint,
    pattern: patternOf(KIOSK_PATH, endpoint),
  })),
];

function patternOf(prefix: string, { path }: Endpoint): RegExp {
  return new RegExp(`^${prefix}${path.replace(/\{\w+\}/g, "[^/]+")}$`);
}

function endpointOf(method: string, path: string): Endpoint | undefined {
  const asked = method === "HEAD" ? "GET" : method;
  return endpoints.find(({ endpoint, pattern }) => endpoint.method === asked && matches(pattern, path))
    ?.endpoint;
}

function hasPath(path: string): boolean {
  return endpoints.some(({ pattern }) => matches(pattern, path));
}

function matches(pattern: RegExp, path: string): boolean {
  return pattern.test(path.split("?")[0] ?? "");
}
