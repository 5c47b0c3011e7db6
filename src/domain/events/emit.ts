/**
 * The outbox: an event and the deliveries to the addresses that want it commit with the change they tell of.
 * The body is fixed here; deliveries sign and send exactly these bytes.
 */
import { and, eq, isNull } from "drizzle-orm";
import { insertion, statement, type Transaction, value } from "../../storage/database.ts";
import type { Scope } from "../scope.ts";
import { API_VERSION } from "./shape.ts";
import type { EventType, PING } from "./types.ts";

const insertEvent = insertion((t) => t.events);
const insertDelivery = insertion((t) => t.deliveries);

/** The object of an event: where it is kept, and its text. */
interface Told {
  /** Internal key of the event. */
  event: number;
  /** JSON, as it stands in the event's body. */
  text: string;
}

const toldObjects = new WeakMap<object, Told>();

/** The event that told this very object, so that what answers with it neither writes it nor keeps it once more. */
export function toldAs(object: object): Told | undefined {
  return toldObjects.get(object);
}

/** JSON of an object. */
export function textOf(object: object): string {
  return toldAs(object)?.text ?? JSON.stringify(object);
}

const selectEndpoints = statement((q, t) =>
  q
    .select({ n: t.webhookEndpoints.n, events: t.webhookEndpoints.events })
    .from(t.webhookEndpoints)
    .where(and(eq(t.webhookEndpoints.dataset_n, value("dataset")), isNull(t.webhookEndpoints.disabled))),
);

/**
 * Emits an event; `object` is the object concerned, as the API returns it.
 * @returns its id, and to how many addresses it goes
 */
export async function emit(
  tx: Transaction,
  scope: Scope,
  type: EventType,
  object: object,
): Promise<{ id: string; deliveries: number }> {
  const event = await storeEvent(tx, scope, type, object);
  let count = 0;
  for (const endpoint of await selectEndpoints(tx, { dataset: scope.dataset })) {
    if (!wants(endpoint.events as string[], type)) continue;
    await queueDelivery(tx, scope, endpoint.n, event.n);
    count++;
  }
  return { id: event.id, deliveries: count };
}

/** Fixes the body of an event. */
export async function storeEvent(
  tx: Transaction,
  scope: Scope,
  type: EventType | typeof PING,
  object: object,
): Promise<{ n: number; id: string }> {
  const id = scope.ids.next();
  const text = JSON.stringify(object);
  const frame = {
    id,
    object: "event",
    type,
    api_version: API_VERSION,
    created: scope.now,
    livemode: scope.livemode,
  };
  const body = `${JSON.stringify(frame).slice(0, -1)},"data":{"object":${text}}}`;
  const n = await insertEvent(tx, { id, dataset_n: scope.dataset, type, body, created: scope.now });
  if (n === undefined) throw new Error("an event was not stored");
  toldObjects.set(object, { event: n, text });
  return { n, id };
}

/** Has an event sent to an address, at once after the commit. @returns the id of the delivery */
export async function queueDelivery(
  tx: Transaction,
  scope: Scope,
  endpoint: number,
  event: number,
): Promise<string> {
  const id = scope.ids.next();
  await insertDelivery(tx, {
    id,
    endpoint_n: endpoint,
    event_n: event,
    status: "pending",
    attempts: 0,
    due: scope.now,
    lease_owner: null,
    created: scope.now,
  });
  tx.afterCommit(scope.deliveriesDue);
  return id;
}

function wants(events: readonly string[], type: EventType): boolean {
  return events.includes("*") || events.includes(type);
}
