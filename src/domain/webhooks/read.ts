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
} from "./rows.ts";
import type { WebhookDelivery, WebhookEndpoint } from "./shape.ts";

/** All addresses of the data set, newest first: there are never more than a page of them. */
export async function listEndpoints(db: Queryable, scope: Scope): Promise<WebhookEndpoint[]> {
  return (await listEndpointRows(db, scope)).map((row) => presentEndpoint(scope, row));
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
