import type { Queryable } from "../../storage/database.ts";
import type { PageRequest } from "../../storage/page.ts";
import { missing } from "../failure.ts";
import type { Scope } from "../scope.ts";
import { presentDelivery, presentEndpoint } from "./present.ts";
import {
  findDelivery,
  findEndpoint,
  listAttempts,
  listDeliveries as listDeliveryRows,
  listEndpoints as listEndpointRows,
  requestOf,
} from "./rows.ts";
import type { WebhookDelivery, WebhookEndpoint } from "./shape.ts";

/** All addresses of the data set, newest first: there are never more than a page of them. */
export async function listEndpoints(db: Queryable, scope: Scope): Promise<WebhookEndpoint[]> {
  return (await listEndpointRows(db, scope)).map((row) => presentEndpoint(scope, row));
}

/** @throws Failure resource_missing */
export async function getEndpoint(db: Queryable, scope: Scope, id: string): Promise<WebhookEndpoint> {
  const row = await findEndpoint(db, scope, id);
  if (!row) throw missing("webhook address", id);
  return presentEndpoint(scope, row);
}

/** A delivery with what is sent: where to, and the exact body. @throws Failure resource_missing */
export async function getWholeDelivery(
  db: Queryable,
  scope: Scope,
  id: string,
): Promise<WebhookDelivery & { request: { url: string; body: string } }> {
  const delivery = await getDelivery(db, scope, id);
  return { ...delivery, request: await requestOf(db, scope, id) };
}

/** @throws Failure resource_missing */
export async function getDelivery(db: Queryable, scope: Scope, id: string): Promise<WebhookDelivery> {
  const row = await findDelivery(db, scope, id);
  if (!row) throw missing("delivery", id);
  return presentDelivery(scope, row, await listAttempts(db, [row.n]));
}

/**
 * The deliveries of an address with their attempts, newest first.
 * @throws Failure resource_missing
 */
export async function listDeliveries(
  db: Queryable,
  scope: Scope,
  endpoint: string,
  page: PageRequest,
): Promise<{ data: WebhookDelivery[]; hasMore: boolean }> {
  const address = await findEndpoint(db, scope, endpoint);
  if (!address) throw missing("webhook address", endpoint);
  if (page.startingAfter !== undefined && !(await findDelivery(db, scope, page.startingAfter)))
    throw missing("delivery", page.startingAfter, "starting_after");
  const { rows, hasMore } = await listDeliveryRows(db, scope, address.n, page);
  const attempts = Map.groupBy(
    await listAttempts(
      db,
      rows.map(({ n }) => n),
    ),
    (attempt) => attempt.delivery_n,
  );
  return { data: rows.map((row) => presentDelivery(scope, row, attempts.get(row.n) ?? [])), hasMore };
}
