/** What an answer of the API brings besides its object. */

export interface LastResponse {
  /** HTTP status. */
  status: number;
  headers: Headers;
  /** `Request-Id`: names the request in the server's log. */
  requestId: string | undefined;
  /** The `Idempotency-Key` that was sent, the client's own where none was given. */
  idempotencyKey: string | undefined;
  /** True when this is the stored answer of an earlier request with the same key. */
  isReplayed: boolean;
  /** How many times the request was sent again before this answer came. */
  retries: number;
  /** What is left of the key's requests; undefined where the server sets no limit. */
  rateLimit: RateLimit | undefined;
}

export interface RateLimit {
  /** Requests of a key in any 60 seconds. */
  limit: number;
  remaining: number;
  /** Seconds until the oldest of them stops counting. */
  resetSeconds: number;
}

/** An object with the answer that brought it. `lastResponse` is left out when the object is copied or written as JSON. */
export type Answered<T> = T & { readonly lastResponse: LastResponse };

export function lastResponseOf(
  { status, headers }: Response,
  idempotencyKey: string | undefined,
  retries: number,
): LastResponse {
  return {
    status,
    headers,
    requestId: headers.get("request-id") ?? undefined,
    idempotencyKey,
    isReplayed: headers.get("idempotent-replayed") === "true",
    retries,
    rateLimit: rateLimitOf(headers),
  };
}

function rateLimitOf(headers: Headers): RateLimit | undefined {
  const [limit, remaining, resetSeconds] = ["limit", "remaining", "reset"].map((name) =>
    Number.parseInt(headers.get(`ratelimit-${name}`) ?? "", 10),
  );
  if (limit === undefined || remaining === undefined || resetSeconds === undefined) return undefined;
  return Number.isNaN(limit + remaining + resetSeconds) ? undefined : { limit, remaining, resetSeconds };
}

/** Hangs the answer on an object, where neither JSON nor a loop over its fields sees it. */
export function answered<T extends object>(object: T, lastResponse: LastResponse): Answered<T> {
  Object.defineProperty(object, "lastResponse", { value: lastResponse, enumerable: false });
  return object as Answered<T>;
}
