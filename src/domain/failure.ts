/**
 * Expected refusals. Everything else that is thrown is a bug and answers 500 with the Request-Id.
 * The first table is the complete list of error codes of `/api/v1`: code → HTTP status and error type. The panel, which
 * people use and programs do not, answers with codes of its own besides.
 */

const CODES = {
  parameter_missing: 400,
  parameter_unknown: 400,
  invalid_value: 400,
  invalid_type: 400,
  invalid_json: 400,
  invalid_body: 400,
  passport_missing: 400,
  passport_withdrawn: 400,
  product_archived: 400,
  item_voided: 400,
  event_not_published: 400,
  gtin_invalid: 400,
  serial_too_long: 400,
  file_missing: 400,
  file_type_unsupported: 400,
  file_too_large: 400,
  too_many_files: 400,
  session_closed: 400,
  api_key_missing: 401,
  api_key_invalid: 401,
  api_key_revoked: 401,
  plan_lacks_api: 403,
  account_read_only: 403,
  account_suspended: 403,
  plan_limit_reached: 403,
  test_limit_reached: 403,
  resource_missing: 404,
  path_unknown: 404,
  method_not_allowed: 405,
  passport_exists: 409,
  serial_taken: 409,
  serial_block_held: 409,
  reference_taken: 409,
  gs1_key_taken: 409,
  item_has_tag: 409,
  nfc_uid_taken: 409,
  batch_number_taken: 409,
  idempotency_key_reused: 409,
  idempotency_key_in_use: 409,
  body_too_large: 413,
  content_type_unsupported: 415,
  rate_limited: 429,
  internal_error: 500,
  storage_full: 503,
  shutting_down: 503,
} as const;

const PANEL_CODES = {
  sign_in_required: 401,
  sign_in_failed: 401,
  role_insufficient: 403,
  reauthentication_required: 403,
  cross_site_request: 403,
  decided_meanwhile: 409,
} as const;

/** A code of `/api/v1`. */
export type ApiCode = keyof typeof CODES;

export type FailureCode = ApiCode | keyof typeof PANEL_CODES;

type FailureType =
  | "invalid_request_error"
  | "authentication_error"
  | "permission_error"
  | "idempotency_error"
  | "rate_limit_error"
  | "api_error";

/** The codes of `/api/v1`. */
export const FAILURE_CODES = Object.keys(CODES) as ApiCode[];

const STATUS_OF: Record<FailureCode, number> = { ...CODES, ...PANEL_CODES };

/** One fault of a request; `param` names the parameter by its path, such as `data.recycled_content`. */
export interface Fault {
  code: FailureCode;
  param?: string;
  message: string;
}

/** The HTTP status that a code answers with. */
export function statusOf(code: FailureCode): number {
  return STATUS_OF[code];
}

/** The error type of a code, as the contract groups them. */
export function typeOf(code: FailureCode): FailureType {
  const status = STATUS_OF[code];
  if (status === 401) return "authentication_error";
  if (status === 403) return "permission_error";
  if (status === 429) return "rate_limit_error";
  if (status >= 500) return "api_error";
  if (code === "idempotency_key_reused" || code === "idempotency_key_in_use") return "idempotency_error";
  return "invalid_request_error";
}

/** A refusal that the caller can understand and act on: says what is wrong, what is allowed, what to do. */
export class Failure extends Error {
  readonly code: FailureCode;
  readonly param: string | undefined;
  readonly faults: Fault[];
  /** Extra answer headers, such as `Retry-After` or `Allow`. */
  readonly headers: Record<string, string>;

  constructor(code: FailureCode, message: string, param?: string, headers: Record<string, string> = {}) {
    super(message);
    this.name = "Failure";
    this.code = code;
    this.param = param;
    this.faults = [param === undefined ? { code, message } : { code, param, message }];
    this.headers = headers;
  }

  /** A refusal of several faults at once: the first decides the code, all are told. */
  static of(faults: readonly Fault[]): Failure {
    const [first] = faults;
    if (!first) throw new TypeError("a failure needs at least one fault");
    const failure = new Failure(first.code, first.message, first.param);
    failure.faults.splice(0, 1, ...faults);
    return failure;
  }
}

/**
 * What several checks give, each of which looks at another part of a request.
 * @throws Failure with the faults of all of them; the first decides the code
 */
export function allChecked<Checks extends readonly (() => unknown)[]>(
  ...checks: Checks
): { [Check in keyof Checks]: ReturnType<Checks[Check]> } {
  const faults: Fault[] = [];
  const results = checks.map((check) => {
    try {
      return check();
    } catch (fault) {
      if (!(fault instanceof Failure)) throw fault;
      faults.push(...fault.faults);
      return undefined;
    }
  });
  if (faults.length > 0) throw Failure.of(faults);
  return results as { [Check in keyof Checks]: ReturnType<Checks[Check]> };
}

/** The refusal for an id that does not exist in the data set; the same for what never was and what is another's. */
export function missing(what: string, id: string, param?: string): Failure {
  return new Failure(
    "resource_missing",
    `There is no ${what} with the id ${JSON.stringify(id.slice(0, 40))} in this company and mode. Check the id, and that the key is of the right mode (live or test).`,
    param,
  );
}
