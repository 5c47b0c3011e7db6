/**
 * All queries of webhook addresses and of the deliveries that people look at. Every one takes the data set, or a key that was
 * found in it.
 */
import { and, asc, desc, eq, inArray, isNull, lt, sql } from "drizzle-orm";
import { isId } from "../../platform/ids.ts";
import { insertion, type Queryable, type Transaction } from "../../storage/database.ts";
import { forChange } from "../../storage/holding.ts";
import { AFTER_ALL_IDS, type Page, type PageRequest, pageOf, rowsToRead } from "../../storage/page.ts";
import type { Scope } from "../scope.ts";

export const insertEndpoint = insertion((t) => t.webhookEndpoints);

type InDataset = Pick<Scope, "dataset">;

export interface EndpointRow {
  n: number;
  id: string;
  url: string;
  events: unknown;
  secrets_sealed: Uint8Array;
  disabled: number | null;
  disabled_reason: string | null;
  exhausted: number;
  created: number;
}

/** The address with this id in the data set. */
export async function findEndpoint(
  db: Queryable,
  scope: InDataset,
  id: string,
): Promise<EndpointRow | undefined> {
  if (!isId(id)) return undefined;
  const [row] = await selectEndpoint(db, scope, id);
  return row;
}

/** Holds the address until the transaction ends, so that two changes of it follow each other. */
export async function holdEndpoint(
  tx: Transaction,
  scope: InDataset,
  id: string,
): Promise<EndpointRow | undefined> {
  if (!isId(id)) return undefined;
  const [row] = await forChange(tx.engine, selectEndpoint(tx, scope, id));
  return row;
}

function selectEndpoint(db: Queryable, { dataset }: InDataset, id: string) {
  const { webhookEndpoints } = db.tables;
  return db.q
    .select()
    .from(webhookEndpoints)
    .where(and(eq(webhookEndpoints.id, id), eq(webhookEndpoints.dataset_n, dataset)))
    .limit(1);
}

/** The data set that an address is in. */
export async function findDatasetOfEndpoint(db: Queryable, id: string): Promise<number | undefined> {
  if (!isId(id)) return undefined;
  const { webhookEndpoints } = db.tables;
  const [row] = await db.q
    .select({ dataset: webhookEndpoints.dataset_n })
    .from(webhookEndpoints)
    .where(eq(webhookEndpoints.id, id))
    .limit(1);
  return row?.dataset;
}

/** The data set that a delivery is in. */
export async function findDatasetOfDelivery(db: Queryable, id: string): Promise<number | undefined> {
  if (!isId(id)) return undefined;
  const { deliveries, events } = db.tables;
  const [row] = await db.q
    .select({ dataset: events.dataset_n })
    .from(deliveries)
    .innerJoin(events, eq(events.n, deliveries.event_n))
    .where(eq(deliveries.id, id))
    .limit(1);
  return row?.dataset;
}

/** The addresses of a data set, newest first. */
export function listEndpoints(db: Queryable, { dataset }: InDataset): Promise<EndpointRow[]> {
  const { webhookEndpoints } = db.tables;
  return db.q
    .select()
    .from(webhookEndpoints)
    .where(eq(webhookEndpoints.dataset_n, dataset))
    .orderBy(desc(webhookEndpoints.n));
}

export async function countEndpoints(db: Queryable, { dataset }: InDataset): Promise<number> {
  const { webhookEndpoints } = db.tables;
  const [row] = await db.q
    .select({ count: sql<number>`count(*)`.mapWith(Number) })
    .from(webhookEndpoints)
    .where(eq(webhookEndpoints.dataset_n, dataset));
  return row?.count ?? 0;
}

export async function updateEndpoint(
  tx: Transaction,
  n: number,
  changes: Partial<Omit<EndpointRow, "n" | "id" | "created">>,
): Promise<void> {
  await tx.q.update(tx.tables.webhookEndpoints).set(changes).where(eq(tx.tables.webhookEndpoints.n, n));
}

/** Makes all that waits for an address due now; what a worker holds is under way already. */
export async function hastenDeliveries(tx: Transaction, endpoint: number, now: number): Promise<void> {
  const { deliveries } = tx.tables;
  await tx.q
    .update(deliveries)
    .set({ due: now })
    .where(
      and(
        eq(deliveries.endpoint_n, endpoint),
        eq(deliveries.status, sql.raw("'pending'")),
        isNull(deliveries.lease_owner),
      ),
    );
}

export interface DeliveryRow {
  n: number;
  id: string;
  status: string;
  due: number | null;
  lease_owner: string | null;
  created: number;
  endpoint_n: number;
  endpoint: string;
  endpoint_disabled: number | null;
  event_n: number;
  event: string;
  type: string;
}

function deliveriesIn(db: Queryable) {
  const { deliveries, events, webhookEndpoints } = db.tables;
  return db.q
    .select({
      n: deliveries.n,
      id: deliveries.id,
      status: deliveries.status,
      due: deliveries.due,
      lease_owner: deliveries.lease_owner,
      created: deliveries.created,
      endpoint_n: deliveries.endpoint_n,
      endpoint: webhookEndpoints.id,
      endpoint_disabled: webhookEndpoints.disabled,
      event_n: deliveries.event_n,
      event: events.id,
      type: events.type,
    })
    .from(deliveries)
    .innerJoin(events, eq(events.n, deliveries.event_n))
    .innerJoin(webhookEndpoints, eq(webhookEndpoints.n, deliveries.endpoint_n));
}

/** The delivery with this id in the data set. */
export async function findDelivery(
  db: Queryable,
  { dataset }: InDataset,
  id: string,
): Promise<DeliveryRow | undefined> {
  if (!isId(id)) return undefined;
  const { deliveries, webhookEndpoints } = db.tables;
  const [row] = await deliveriesIn(db)
    .where(and(eq(deliveries.id, id), eq(webhookEndpoints.dataset_n, dataset)))
    .limit(1);
  return row;
}

/** What is sent with a delivery of the data set that exists. */
export async function requestOf(
  db: Queryable,
  { dataset }: InDataset,
  id: string,
): Promise<{ url: string; body: string }> {
  const { deliveries, events, webhookEndpoints } = db.tables;
  const [row] = await db.q
    .select({ url: webhookEndpoints.url, body: events.body })
    .from(deliveries)
    .innerJoin(events, eq(events.n, deliveries.event_n))
    .innerJoin(webhookEndpoints, eq(webhookEndpoints.n, deliveries.endpoint_n))
    .where(and(eq(deliveries.id, id), eq(webhookEndpoints.dataset_n, dataset)))
    .limit(1);
  if (!row) throw new Error(`there is no delivery ${id}`);
  return row;
}

/** The deliveries of an address, newest first. */
export async function listDeliveries(
  db: Queryable,
  { dataset }: InDataset,
  endpoint: number,
  page: PageRequest,
): Promise<Page<DeliveryRow>> {
  const { deliveries, webhookEndpoints } = db.tables;
  const rows = await deliveriesIn(db)
    .where(
      and(
        eq(webhookEndpoints.dataset_n, dataset),
        eq(deliveries.endpoint_n, endpoint),
        lt(deliveries.id, page.startingAfter ?? AFTER_ALL_IDS),
      ),
    )
    .orderBy(desc(deliveries.id))
    .limit(rowsToRead(page.limit));
  return pageOf(rows, page.limit);
}

export interface AttemptRow {
  delivery_n: number;
  at: number;
  latency_ms: number;
  http_status: number | null;
  answer: string | null;
  error: string | null;
}

/** The attempts of some deliveries, oldest first. */
export async function listAttempts(db: Queryable, deliveries: readonly number[]): Promise<AttemptRow[]> {
  const { deliveryAttempts } = db.tables;
  if (deliveries.length === 0) return [];
  return db.q
    .select()
    .from(deliveryAttempts)
    .where(inArray(deliveryAttempts.delivery_n, [...deliveries]))
    .orderBy(asc(deliveryAttempts.n));
}
