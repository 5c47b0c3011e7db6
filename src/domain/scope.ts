/**
 * On whose behalf and within which data something happens. Every query of business data takes the scope's data
 * set: nothing else separates companies and modes.
 */
import type { Ids } from "../platform/ids.ts";
import type { Keyring } from "../storage/keyring.ts";
import type { Branding } from "./accounts/brand.ts";

export const ACTOR_KINDS = [
  "api_key",
  "member",
  "operator",
  "portal",
  "supplier",
  "partner",
  "consumer",
  "device",
  "system",
] as const;

/** Who does something; stamped on activity entries, origins of values and versions. */
export interface Actor {
  kind: (typeof ACTOR_KINDS)[number];
  /** Id of the key, member or session; null for the system. */
  id: string | null;
  /** A name that people recognise. */
  name: string;
}

/** The actor of what Carnet does on its own and of what is done on the machine's command line. */
export const SYSTEM: Actor = { kind: "system", id: null, name: "Carnet" };

export type Plan = "free" | "starter" | "pro" | "enterprise";
export type AccountStatus = "active" | "read_only" | "suspended";

/** Limits of a plan; absent: none. */
export interface Limits {
  products?: number;
  items_per_month?: number;
}

export interface Company {
  n: number;
  id: string;
  name: string;
  handle: string;
  plan: Plan;
  status: AccountStatus;
  limits: Limits;
  /** Whether holders of pieces may report events on public pages. */
  consumer_events: boolean;
  /** How its public pages look. */
  branding: Branding;
  /** Unix seconds. */
  created: number;
}

export interface Scope {
  company: Company;
  /** Internal key of the data set: live or test data of the company. */
  dataset: number;
  livemode: boolean;
  actor: Actor;
  /** What values come from that are given by way of a file; without it that follows from the actor. */
  source?: "import";
  /** IP address that the request came from; null for what happens on the machine itself. */
  address: string | null;
  /** Origin that links are built from, such as `https://id.example.com`; never taken from a request. */
  site: string;
  /** Unix seconds by the data set's clock. */
  now: number;
  ids: Ids;
  keyring: Keyring;
  /** Tells caches that what a public address shows has changed; null: what all of the site show. Call after commit. */
  publicationChanged(uid: string | null): void;
  /** Tells the worker that deliveries of webhooks are due. Call after commit. */
  deliveriesDue(): void;
  /** Drops a content of the file store whose row is gone. Call after commit. */
  contentGone(id: string): void;
}

/** What every verb outside a request needs to act: the ids, the keyring, the time and the site. */
export type Tools = Pick<
  Scope,
  "ids" | "keyring" | "now" | "site" | "publicationChanged" | "deliveriesDue" | "contentGone"
>;

/** A scope on one of a company's data sets. */
export function scopeOn(
  company: Company,
  dataset: number,
  livemode: boolean,
  actor: Actor,
  tools: Tools,
): Scope {
  return { company, dataset, livemode, actor, address: null, ...tools };
}
