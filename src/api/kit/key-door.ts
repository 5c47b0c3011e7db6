/** The door of programs: an API key, so many requests a minute, and a company whose state lets them pass. */
import { type Authenticator, checkStanding, type KeyHolder } from "../../domain/accounts/api-keys.ts";
import { Failure } from "../../domain/failure.ts";
import { counted } from "../../formats/counted.ts";
import type { Clock } from "../../platform/clock.ts";
import type { Door, Visit } from "./door.ts";
import type { RateLimiter } from "./rate-limit.ts";

/** RFC 6750 section 2.1; RFC 9110 section 11.1: the scheme's name has no case. */
const BEARER = /^\s*bearer +(\S+)\s*$/i;

interface KeyDoorServices {
  clock: Clock;
  authenticator: Authenticator;
  rateLimiter: RateLimiter;
}

export function createKeyDoor(services: KeyDoorServices): Door<KeyHolder> {
  return {
    surface: "api",
    visitorOf: (request) => services.authenticator.holderOf(keyOf(request)),
    count: (holder, visit) => takeAllowance(services, holder.key, visit),
    check: (holder, request) => checkStanding(holder, request.method === "POST"),
  };
}

function keyOf(request: Request): string {
  const header = request.headers.get("authorization");
  if (header === null || header.trim() === "")
    throw new Failure("api_key_missing", 'There is no API key. Send it as "Authorization: Bearer sk_…".');
  const [, key] = BEARER.exec(header) ?? [];
  if (key === undefined)
    throw new Failure("api_key_invalid", 'The API key must be sent as "Authorization: Bearer sk_…".');
  return key;
}

function takeAllowance({ rateLimiter, clock }: KeyDoorServices, key: number, visit: Visit): void {
  const { allowed, headers } = rateLimiter.take(key, clock.monotonicMs());
  visit.limits = headers;
  if (!allowed)
    throw new Failure(
      "rate_limited",
      `Too many requests: at most ${headers["RateLimit-Limit"]} of a key in any 60 seconds. Wait ${counted(Number(headers["Retry-After"]), "second")}.`,
    );
}
