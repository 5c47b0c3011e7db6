/**
 * The outbox: an event and the deliveries to the addresses that want it commit with the change they tell of.
 * The body is fixed here; deliveries sign and send exactly these bytes.
 */
import { and, eq, isNull } from "drizzle-orm";
import { insertion, statement, type Transaction, value } from "../../storage/database.ts";
import type { Scope } from "../scope.ts";
import { API_VERSION } from "./shape.ts";
import type { EventType } from "./types.ts";

const insertEvent = insertion((t) => t.events);
const insertDelivery = insertion((t) => t.deliveries);

const selectEndpoints = statement((q, t) =>
  q
    .select({ n: t.webhookEndpoints.n, events: t.webhookEndpoints.events })
    .from(t.webhookEndpoints)
    .where(and(eq(t.webhookEndpoints.dataset_n, value("dataset")), isNull(t.webhookEndpoints.disabled))),
);

/** Emits an event; `object` is the object concerned, as the API returns it. */
export async function emit(tx: Transaction, scope: Scope, type: EventType, object: object): Promise<void> {
  const id = scope.ids.next();
  const body = JSON.stringify({
    id,
    object: "event",
    type,
    api_version: API_VERSION,
    created: scope.now,
    livemode: scope.livemode,
    data: { object },
  });
  const event = await insertEvent(tx, { id, dataset_n: scope.dataset, type, body, created: scope.now });
  if (event === undefined) throw new Error("an event was not stored");
  for (const endpoint of await selectEndpoints(tx, { dataset: scope.dataset })) {
    if (!wants(endpoint.events as string[], type)) continue;
    await insertDelivery(tx, {
      id: scope.ids.next(),
      endpoint_n: endpoint.n,
      event_n: event,
      status: "pending",
      attempts: 0,
      due: scope.now,
      created: scope.now,
    });
  }
}

function wants(events: readonly string[], type: EventType): boolean {
  return events.includes("*") || events.includes(type);
}
