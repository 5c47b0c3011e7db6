import { and, inArray, lt, ne, notExists, sql } from "drizzle-orm";
import type { Transaction } from "../../storage/database.ts";

/** How long events can be read: 30 days. */
export const EVENTS_KEPT_SECONDS = 30 * 24 * 60 * 60;

/** Drops events older than they are kept, with their deliveries; one that is still being delivered stays. */
export async function dropOldEvents(tx: Transaction, now: number): Promise<void> {
  const { events, deliveries } = tx.tables;
  const old = and(
    lt(events.created, now - EVENTS_KEPT_SECONDS),
    notExists(
      tx.q
        .select({ n: deliveries.n })
        .from(deliveries)
        .where(and(sql`${deliveries.event_n} = ${events.n}`, sql`${deliveries.status} = 'pending'`)),
    ),
  );
  const ended = tx.q.select({ n: events.n }).from(events).where(old);
  await tx.q
    .delete(deliveries)
    .where(and(inArray(deliveries.event_n, ended), ne(deliveries.status, "pending")));
  await tx.q.delete(events).where(old);
}
