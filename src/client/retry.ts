/** When a request is sent again, and after which pause. */
import { ApiError, type CarnetError } from "./errors.ts";

/** The first pause in milliseconds; each further one is twice as long, up to the longest. */
const FIRST_PAUSE_MS = 500;
const LONGEST_PAUSE_MS = 8000;
/** A longer wait than this is left to the caller, in seconds. */
const LONGEST_WAIT_SECONDS = 120;

/**
 * Milliseconds until the next attempt; undefined when another one would not help.
 * @param retries attempts that were made again so far
 * @param random from 0 to 1
 */
export function pauseBefore(error: CarnetError, retries: number, random = Math.random()): number | undefined {
  if (error instanceof ApiError && !mayPass(error)) return undefined;
  const asked = error instanceof ApiError ? retryAfterOf(error.lastResponse.headers) : undefined;
  if (asked !== undefined && asked > LONGEST_WAIT_SECONDS) return undefined;
  const pause = Math.min(FIRST_PAUSE_MS * 2 ** retries, LONGEST_PAUSE_MS);
  // Spread, so that many clients which failed at once do not come back at once.
  const spread = pause * (0.5 + random / 2);
  return asked === undefined ? spread : asked * 1000 + spread / 4;
}

/** Whether the same request may succeed a little later. */
function mayPass({ status, code }: ApiError): boolean {
  return status === 429 || status >= 500 || code === "idempotency_key_in_use";
}

/** Seconds of `Retry-After`, also where it is written as a date (RFC 9110, section 10.2.3). */
function retryAfterOf(headers: Headers): number | undefined {
  const text = headers.get("retry-after");
  if (text === null) return undefined;
  const seconds = /^\d+$/.test(text) ? Number(text) : (Date.parse(text) - Date.now()) / 1000;
  return Number.isNaN(seconds) ? undefined : Math.max(0, seconds);
}

/** Waits; ends with the signal's reason when it is aborted. */
export function pause(ms: number, signal: AbortSignal | undefined): Promise<void> {
  return new Promise((resolve, reject) => {
    if (signal?.aborted) return reject(signal.reason);
    const end = () => {
      clearTimeout(timer);
      reject(signal?.reason);
    };
    const timer = setTimeout(() => {
      signal?.removeEventListener("abort", end);
      resolve();
    }, ms);
    signal?.addEventListener("abort", end, { once: true });
  });
}
