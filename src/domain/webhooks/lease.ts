/**
 * Deliveries as the worker sees them, across all data sets. A worker leases the rows it is about to send by moving
 * `due` to the end of the lease: when it dies, they come due again by themselves.
 */
import { and, asc, eq, exists, gt, inArray, isNotNull, isNull, lte, sql } from "drizzle-orm";
import { fixed, type Queryable, statement, type Transaction, value } from "../../storage/database.ts";

/** An attempt takes ten seconds at most; a worker begins none in the second half of a lease. */
export const LEASE_SECONDS = 30;

const selectDueEndpoints = statement((q, t) =>
  q
    .select({ n: t.webhookEndpoints.n })
    .from(t.webhookEndpoints)
    .where(
      and(
        isNull(t.webhookEndpoints.disabled),
        exists(
          q
            .select({ one: sql`1` })
            .from(t.deliveries)
            .where(
              and(
                eq(t.deliveries.endpoint_n, t.webhookEndpoints.n),
                eq(t.deliveries.status, sql.raw("'pending'")),
                lte(t.deliveries.due, value("now")),
              ),
            ),
        ),
      ),
    ),
);

/** Internal keys of the addresses that a delivery is due for: a read, so that an idle worker writes nothing. */
export async function listDueEndpoints(db: Queryable, now: number): Promise<number[]> {
  return (await selectDueEndpoints(db, { now })).map(({ n }) => n);
}

/** Leases due deliveries of an address, oldest first. @returns their internal keys */
export async function leaseDeliveries(
  tx: Transaction,
  endpoint: number,
  lease: { owner: string; now: number; limit: number },
): Promise<number[]> {
  const { deliveries } = tx.tables;
  // The partial index serves only a status that stands in the text of the statement.
  const isDue = and(
    eq(deliveries.endpoint_n, endpoint),
    eq(deliveries.status, sql.raw("'pending'")),
    lte(deliveries.due, lease.now),
  );
  const due = tx.q
    .select({ n: deliveries.n })
    .from(deliveries)
    .where(isDue)
    .orderBy(asc(deliveries.due), asc(deliveries.n))
    .limit(lease.limit);
  const rows = await tx.q
    .update(deliveries)
    .set({ due: lease.now + LEASE_SECONDS, lease_owner: lease.owner })
    .where(inArray(deliveries.n, tx.engine === "postgres" ? due.for("update", { skipLocked: true }) : due))
    .returning({ n: deliveries.n });
  return rows.map(({ n }) => n).sort((a, b) => a - b);
}

/** Gives deliveries back that were leased and not sent. */
export async function releaseDeliveries(
  tx: Transaction,
  owner: string,
  rows: readonly number[],
  now: number,
): Promise<void> {
  const { deliveries } = tx.tables;
  await tx.q
    .update(deliveries)
    .set({ due: now, lease_owner: null })
    .where(and(inArray(deliveries.n, [...rows]), eq(deliveries.lease_owner, owner)));
}

/** Brings forward what is due later than now, since the clock was set back by so many seconds. */
export async function bringForwardDeliveries(tx: Transaction, now: number, seconds: number): Promise<void> {
  const { deliveries } = tx.tables;
  await tx.q
    .update(deliveries)
    .set({ due: sql`${deliveries.due} - ${seconds}` })
    .where(and(eq(deliveries.status, sql.raw("'pending'")), gt(deliveries.due, now)));
}

/** Takes over what any other worker leased; only for who knows that there is no other one. */
export async function takeOverLeases(tx: Transaction, now: number): Promise<void> {
  const { deliveries } = tx.tables;
  await tx.q
    .update(deliveries)
    .set({ due: now, lease_owner: null })
    .where(and(eq(deliveries.status, sql.raw("'pending'")), isNotNull(deliveries.lease_owner)));
}

const selectToSend = statement((q, t) =>
  q
    .select({
      id: t.deliveries.id,
      attempts: t.deliveries.attempts,
      event: t.events.id,
      type: t.events.type,
      body: t.events.body,
      endpoint: t.webhookEndpoints.id,
      url: t.webhookEndpoints.url,
      secrets_sealed: t.webhookEndpoints.secrets_sealed,
    })
    .from(t.deliveries)
    .innerJoin(t.events, eq(t.events.n, t.deliveries.event_n))
    .innerJoin(t.webhookEndpoints, eq(t.webhookEndpoints.n, t.deliveries.endpoint_n))
    .where(
      and(
        eq(t.deliveries.n, value("n")),
        eq(t.deliveries.lease_owner, value("owner")),
        isNull(t.webhookEndpoints.disabled),
      ),
    )
    .limit(fixed(1)),
);

/** What a leased delivery sends where; undefined when it is no longer to be sent by this worker. */
export async function findToSend(db: Queryable, n: number, owner: string) {
  const [row] = await selectToSend(db, { n, owner });
  return row;
}

export type ToSend = NonNullable<Awaited<ReturnType<typeof findToSend>>>;
