/** At most so many requests of a key (or of whoever asks) in any 60 seconds: an exact sliding window, kept in this process. */

import { Failure } from "../../domain/failure.ts";
import { counted } from "../../formats/counted.ts";

const WINDOW_MS = 60_000;
/**
 * Most keys that are remembered, some 15 MB. Whoever has networks enough to be forgotten by (a /48 of IPv6 has 65,536)
 * has the allowance of each of them anyway. Attempts to sign in are counted in the database.
 */
const WINDOWS = 50_000;

interface Allowance {
  allowed: boolean;
  /** `RateLimit-*` headers, and `Retry-After` (seconds) when refused. */
  headers: Record<string, string>;
}

export interface RateLimiter {
  /**
   * Counts a request of a key, unless it is over the limit: a refused request counts for nothing.
   * @param atMs of a clock that never jumps: one that is set back would bar a key for as long as that
   */
  take(key: number | string, atMs: number): Allowance;
}

/** The requests of a key within the window. */
interface Window {
  /** Milliseconds with requests, oldest first from `head`, and how many each had. */
  times: number[];
  counts: number[];
  head: number;
  used: number;
}

/** @throws Failure rate_limited, for those who may ask so often in 60 seconds */
export function checkRate({ allowed, headers }: Allowance, limit: number): void {
  if (allowed) return;
  throw new Failure(
    "rate_limited",
    `That was more than ${limit} requests in a minute. Wait ${counted(Number(headers["Retry-After"]), "second")}.`,
    undefined,
    headers,
  );
}

/** @param limit requests in any 60 seconds; 0 switches the limit off */
export function createRateLimiter(limit: number): RateLimiter {
  /** Those that were asked for longest ago come first. */
  const windows = new Map<number | string, Window>();
  if (limit === 0) return { take: () => ({ allowed: true, headers: {} }) };
  return {
    take(key, nowMs) {
      let window = windows.get(key);
      if (window) windows.delete(key);
      else {
        makeRoom(windows, nowMs);
        window = { times: [], counts: [], head: 0, used: 0 };
      }
      windows.set(key, window);
      forget(window, nowMs);
      const { used } = window;
      const oldest = window.times[window.head] ?? nowMs;
      const resetSeconds = Math.max(1, Math.ceil((oldest + WINDOW_MS - nowMs) / 1000));
      const allowed = used < limit;
      if (allowed) count(window, nowMs);
      const headers: Record<string, string> = {
        "RateLimit-Limit": String(limit),
        "RateLimit-Remaining": String(allowed ? limit - used - 1 : 0),
        "RateLimit-Reset": String(resetSeconds),
      };
      if (!allowed) headers["Retry-After"] = String(resetSeconds);
      return { allowed, headers };
    },
  };
}

function count(window: Window, nowMs: number): void {
  window.used++;
  const last = window.times.length - 1;
  if (last >= window.head && window.times[last] === nowMs) {
    window.counts[last] = (window.counts[last] ?? 0) + 1;
    return;
  }
  window.times.push(nowMs);
  window.counts.push(1);
}

function forget(window: Window, nowMs: number): void {
  while (window.head < window.times.length && (window.times[window.head] ?? 0) <= nowMs - WINDOW_MS) {
    window.used -= window.counts[window.head] ?? 0;
    window.head++;
  }
  if (window.head > 64 && window.head * 2 > window.times.length) {
    window.times.splice(0, window.head);
    window.counts.splice(0, window.head);
    window.head = 0;
  }
}

/** Drops windows that are empty, and when there are too many those that were asked for longest ago. */
function makeRoom(windows: Map<number | string, Window>, nowMs: number): void {
  for (const [key, window] of windows) {
    if (windows.size < WINDOWS && (window.times.at(-1) ?? 0) > nowMs - WINDOW_MS) return;
    windows.delete(key);
  }
}
