import { inArray } from "drizzle-orm";
import { lowestIdAt } from "../../platform/ids.ts";
import type { Transaction } from "../../storage/database.ts";
import { dropOldest } from "../../storage/retention.ts";

/**
 * How long events can be read: 30 days. The last attempt of a delivery comes less than two days after its event, so
 * none is dropped that is still being delivered, but for those that wait for an address to be enabled.
 */
export const EVENTS_KEPT_SECONDS = 30 * 24 * 60 * 60;

/** Drops some events older than they are kept, with their deliveries; true: there may be more. */
export async function dropOldEvents(tx: Transaction, now: number): Promise<boolean> {
  const { events, deliveries, deliveryAttempts } = tx.tables;
  const { dropped, more } = await dropOldest(tx, events, events.id, firstKeptId(now));
  if (dropped.length === 0) return more;
  const theirs = tx.q
    .select({ n: deliveries.n })
    .from(deliveries)
    .where(inArray(deliveries.event_n, dropped));
  await tx.q.delete(deliveryAttempts).where(inArray(deliveryAttempts.delivery_n, theirs));
  await tx.q.delete(deliveries).where(inArray(deliveries.event_n, dropped));
  return more;
}

/** Sorts before the id of every event that is still kept at this time (Unix seconds), and after all others. */
export function firstKeptId(now: number): string {
  return lowestIdAt((now - EVENTS_KEPT_SECONDS) * 1000);
}
