/**
 * A way in to the operations: who may come by it and on whose behalf. What happens behind it is the same for all.
 */
import type { Failure } from "../../domain/failure.ts";
import type { Actor, Company } from "../../domain/scope.ts";
import type { Clock } from "../../platform/clock.ts";
import type { Endpoint } from "./endpoint.ts";

/** Who came in, and into whose data. */
export interface Visitor {
  company: Company;
  dataset: number;
  livemode: boolean;
  actor: Actor;
  /** Internal key of the API key; null for who has none. */
  key: number | null;
}

/** What is known of a request so far; filled along the way, read by the log at its end. */
export interface Visit {
  id: string;
  path: string;
  search: string;
  visitor?: Visitor;
  /** Headers that say how many requests are left. */
  limits?: Record<string, string>;
  code?: string;
  /** How long the answer took, in microseconds. */
  durationUs?: number;
  address: string | null;
  /** The body as text, as soon as it is read. */
  sent?: string;
}

export interface Door<Who extends Visitor = Visitor> {
  /** What the counters call it. */
  surface: "api" | "panel" | "kiosk";
  /** @throws Failure when the request does not say who comes, or says it wrong */
  visitorOf(request: Request, params: Record<string, string | undefined>): Promise<Who>;
  /**
   * Counts a request of this visitor.
   * @throws Failure rate_limited
   */
  count(visitor: Who, visit: Visit): void;
  /**
   * Whether this visitor may ask for this now. The endpoint is a failure where the address leads nowhere.
   * @throws Failure
   */
  check(visitor: Who, request: Request, endpoint: Endpoint | Failure): void;
}

/** A body that took longer than this, in milliseconds, may have outlived the key, the session or the membership it came with. */
const SLOW_BODY_MS = 20;

/**
 * Whether so much time has gone by since somebody was let in that the door is to be asked again.
 * @param at by the clock that never jumps
 */
export function isLongAgo({ clock }: { clock: Clock }, at: number): boolean {
  return clock.monotonicMs() - at >= SLOW_BODY_MS;
}

/** Who came in, and when by the clock that never jumps. */
export interface Entered {
  visitor: Visitor;
  at: number;
}

/**
 * Who came in, once the body is read: where that took its time, the door is asked again.
 * @throws Failure where whoever sent it may no longer ask for this
 */
export async function stillLetIn(
  services: { clock: Clock },
  door: Door,
  request: Request,
  endpoint: Endpoint,
  { visitor, at }: Entered,
  params: Record<string, string | undefined>,
): Promise<Visitor> {
  if (!isLongAgo(services, at)) return visitor;
  const still = await door.visitorOf(request, params);
  door.check(still, request, endpoint);
  return still;
}
