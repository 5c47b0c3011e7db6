/** What the client throws. */
import type { LastResponse } from "./answer.ts";
import type { ErrorCode, ErrorType } from "./types.generated.ts";

/** Everything that this package throws for a reason of its own is one of these. */
export class CarnetError extends Error {
  override name = "CarnetError";
}

/** One thing that is wrong in a request. */
export interface Fault {
  code: KnownOrLater<ErrorCode>;
  /** Path of the parameter, such as `data.recycled_content` or `serials[3]`. */
  param?: string;
  message: string;
}

/** The codes of today, and any that a newer server may have. */
type KnownOrLater<Known extends string> = Known | (string & Record<never, never>);

/** The server refused the request. Branch on `code`; `message` is for people and may change. */
export class ApiError extends CarnetError {
  override name = "ApiError";
  /** HTTP status. */
  readonly status: number;
  readonly type: KnownOrLater<ErrorType>;
  /** `unreadable_answer` where something other than the API answered, such as a proxy. */
  readonly code: KnownOrLater<ErrorCode | "unreadable_answer">;
  /** Path of the parameter that is at fault. */
  readonly param: string | undefined;
  /** All faults of the request; the first is the one above. */
  readonly errors: readonly Fault[];
  /** Names the request in the server's log. */
  readonly requestId: string | undefined;
  readonly lastResponse: LastResponse;

  constructor(error: Fault & { type: string; errors?: readonly Fault[] }, lastResponse: LastResponse) {
    super(error.message);
    this.type = error.type;
    this.code = error.code;
    this.param = error.param;
    this.errors = error.errors ?? [error];
    this.status = lastResponse.status;
    this.requestId = lastResponse.requestId;
    this.lastResponse = lastResponse;
  }
}

/** No answer came: the server could not be reached, or not within the time. `cause` says more. */
export class ConnectionError extends CarnetError {
  override name = "ConnectionError";
  readonly isTimeout: boolean;

  constructor(message: string, { isTimeout, cause }: { isTimeout: boolean; cause?: unknown }) {
    super(message, { cause });
    this.isTimeout = isTimeout;
  }
}

/** A webhook that must not be trusted: answer it with 400. */
export class SignatureError extends CarnetError {
  override name = "SignatureError";
  /** `missing` and `malformed`: its headers; `too_old`: its time, or this machine's; `mismatch`: secret or body. */
  readonly reason: "missing" | "malformed" | "too_old" | "mismatch";

  constructor(reason: SignatureError["reason"], message: string) {
    super(message);
    this.reason = reason;
  }
}

interface Envelope {
  error: Fault & { type: string; errors?: readonly Fault[] };
}

/** The error of an answer that is no success; `text` is its body. */
export function errorOf(text: string, lastResponse: LastResponse): ApiError {
  const { error } = readEnvelope(text) ?? {};
  if (error) return new ApiError(error, lastResponse);
  const { status } = lastResponse;
  const isRedirect = status === 0 || (status >= 300 && status < 400);
  const message = isRedirect
    ? "The address redirects, which is not followed. Give the final one as baseUrl."
    : `The answer (HTTP ${status}) is none of Carnet's API. Check baseUrl, and what stands in between.`;
  const type = status >= 400 && status < 500 ? "invalid_request_error" : "api_error";
  return new ApiError({ type, code: "unreadable_answer", message }, lastResponse);
}

function readEnvelope(text: string): Envelope | undefined {
  try {
    const json = JSON.parse(text) as Partial<Envelope> | null;
    const { code, message } = json?.error ?? {};
    return typeof code === "string" && typeof message === "string" ? (json as Envelope) : undefined;
  } catch {
    return undefined;
  }
}
