/** Every error of the API in the one form of the contract. */
import { Failure, statusOf, typeOf } from "../../domain/failure.ts";
import { hasNul, StorageFull } from "../../storage/database.ts";
import { FilesUnavailable } from "../../storage/files.ts";
import { jsonResponse } from "./answer.ts";

/** Most faults that an answer tells: a body of a million wrong keys is not answered with a million sentences. */
const MAX_FAULTS = 100;

const RETRY_SECONDS = "30";

/** What is thrown, as a Failure; undefined for a bug. */
export function asFailure(fault: unknown): Failure | undefined {
  if (fault instanceof Failure) return fault;
  if (fault instanceof StorageFull)
    return new Failure(
      "storage_full",
      "There is no room left to store this. Nothing was changed. Try again when whoever runs this Carnet has made room.",
      undefined,
      { "Retry-After": RETRY_SECONDS },
    );
  if (fault instanceof FilesUnavailable)
    return new Failure(
      "storage_full",
      "The place where files are kept does not take or give this one now. Nothing was changed. Try again in a moment, and tell whoever runs this Carnet if it stays.",
      undefined,
      { "Retry-After": RETRY_SECONDS },
    );
  if (hasNul(fault)) return new Failure("invalid_value", "A text contains a NUL character. Send it without.");
  return undefined;
}

/** The failure that stands for a bug: what went wrong is in the log under the Request-Id, not in the answer. */
export function internalError(requestId: string): Failure {
  return new Failure(
    "internal_error",
    `Something went wrong here. Ask whoever runs this Carnet, with this reference: ${requestId}. With the same Idempotency-Key a POST can be sent again: what it asks for is done once.`,
  );
}

/** The body of an error answer. */
export function problemBody(failure: Failure, requestId: string): string {
  const { code, param, faults } = failure;
  const type = typeOf(code);
  const message =
    type === "api_error" && !failure.message.includes(requestId)
      ? `${failure.message} Reference: ${requestId}.`
      : failure.message;
  return JSON.stringify({
    error: {
      type,
      code,
      message,
      ...(param === undefined ? {} : { param }),
      errors: faults.slice(0, MAX_FAULTS),
    },
  });
}

/** An error answer. */
export function problem(failure: Failure, requestId: string, headers: Record<string, string> = {}): Response {
  return jsonResponse(statusOf(failure.code), problemBody(failure, requestId), requestId, {
    ...headers,
    ...challenge(failure),
    ...failure.headers,
  });
}

/** RFC 9110 section 11.6.1: a 401 says how to authenticate; RFC 6750 section 3: and what was wrong with a token. */
function challenge({ code }: Failure): Record<string, string> {
  if (code === "api_key_missing") return { "WWW-Authenticate": "Bearer" };
  if (code === "api_key_invalid" || code === "api_key_revoked")
    return { "WWW-Authenticate": 'Bearer error="invalid_token"' };
  return {};
}
