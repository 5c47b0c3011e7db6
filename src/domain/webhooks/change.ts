import type { Transaction } from "../../storage/database.ts";
import { recordActivity } from "../activity/record.ts";
import { missing } from "../failure.ts";
import type { Scope } from "../scope.ts";
import type { CheckedAddress } from "./address.ts";
import { hostOf } from "./create.ts";
import { presentEndpoint } from "./present.ts";
import { type EndpointRow, hastenDeliveries, holdEndpoint, updateEndpoint } from "./rows.ts";
import type { Subscription, WebhookEndpoint } from "./shape.ts";

interface EndpointChanges {
  url?: CheckedAddress | undefined;
  events?: Subscription | undefined;
}

/**
 * Changes what is sent. Deliveries that wait go to the new address; those of event types that are no longer wanted
 * still go out.
 * @throws Failure resource_missing
 */
export async function changeEndpoint(
  tx: Transaction,
  scope: Scope,
  id: string,
  changes: EndpointChanges,
): Promise<WebhookEndpoint> {
  const before = await hold(tx, scope, id);
  const next = { url: changes.url ?? before.url, events: changes.events ?? before.events };
  if (Bun.deepEquals(next, { url: before.url, events: before.events })) return presentEndpoint(scope, before);
  await updateEndpoint(tx, before.n, next);
  await recordActivity(tx, scope, "webhook_endpoint.updated", id, {
    host: hostOf(next.url),
    events: next.events as Subscription,
  });
  return presentEndpoint(scope, { ...before, ...next });
}

/** Takes an address into use again; what waited for it goes out at once. @throws Failure resource_missing */
export async function enableEndpoint(tx: Transaction, scope: Scope, id: string): Promise<WebhookEndpoint> {
  const before = await hold(tx, scope, id);
  if (before.disabled === null) return presentEndpoint(scope, before);
  const next = { disabled: null, disabled_reason: null, exhausted: 0 };
  await updateEndpoint(tx, before.n, next);
  await hastenDeliveries(tx, before.n, scope.now);
  await recordActivity(tx, scope, "webhook_endpoint.enabled", id);
  tx.afterCommit(scope.deliveriesDue);
  return presentEndpoint(scope, { ...before, ...next });
}

/** Sends nothing more to an address until it is enabled. @throws Failure resource_missing */
export async function disableEndpoint(tx: Transaction, scope: Scope, id: string): Promise<WebhookEndpoint> {
  const before = await hold(tx, scope, id);
  if (before.disabled !== null) return presentEndpoint(scope, before);
  return presentEndpoint(scope, await markDisabled(tx, scope, before, "by_hand"));
}

/** Disables an address; deliveries that wait stay, for the day it is enabled. */
export async function markDisabled(
  tx: Transaction,
  scope: Scope,
  before: EndpointRow,
  reason: "failures" | "by_hand",
): Promise<EndpointRow> {
  const next = { disabled: scope.now, disabled_reason: reason };
  await updateEndpoint(tx, before.n, next);
  await recordActivity(tx, scope, "webhook_endpoint.disabled", before.id, { reason });
  return { ...before, ...next };
}

async function hold(tx: Transaction, scope: Scope, id: string): Promise<EndpointRow> {
  const row = await holdEndpoint(tx, scope, id);
  if (!row) throw missing("webhook address", id);
  return row;
}
