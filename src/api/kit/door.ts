/**
 * A way in to the operations: who may come by it and on whose behalf. What happens behind it is the same for all.
 */
import type { Failure } from "../../domain/failure.ts";
import type { Actor, Company } from "../../domain/scope.ts";
import type { Operation } from "./endpoint.ts";

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
   * Whether this visitor may ask for this now. The operation is a failure where the address leads nowhere.
   * @throws Failure
   */
  check(visitor: Who, request: Request, operation: Operation | Failure): void;
}
