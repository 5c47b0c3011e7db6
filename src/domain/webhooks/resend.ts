import type { Transaction } from "../../storage/database.ts";
import { recordActivity } from "../activity/record.ts";
import { queueDelivery, storeEvent } from "../events/emit.ts";
import { PING } from "../events/types.ts";
import { Failure, missing } from "../failure.ts";
import type { Scope } from "../scope.ts";
import { presentEndpoint } from "./present.ts";
import { getDelivery } from "./read.ts";
import { type EndpointRow, findDelivery, findEndpoint } from "./rows.ts";
import type { WebhookDelivery } from "./shape.ts";

/**
 * Sends the event of a delivery to the same address once more: a new delivery with attempts of its own.
 * @throws Failure resource_missing, invalid_value while the address is disabled
 */
export async function resendDelivery(tx: Transaction, scope: Scope, id: string): Promise<WebhookDelivery> {
  const former = await findDelivery(tx, scope, id);
  if (!former) throw missing("delivery", id);
  const address = await enabledEndpoint(tx, scope, former.endpoint);
  const resent = await queueDelivery(tx, scope, address.n, former.event_n);
  await recordActivity(tx, scope, "webhook_delivery.resent", resent, { former: id, event: former.event });
  return getDelivery(tx, scope, resent);
}

/**
 * Sends a test event of the type `ping` to one address, whatever it subscribed to.
 * @throws Failure resource_missing, invalid_value while the address is disabled
 */
export async function pingEndpoint(tx: Transaction, scope: Scope, id: string): Promise<WebhookDelivery> {
  const address = await enabledEndpoint(tx, scope, id);
  const event = await storeEvent(tx, scope, PING, presentEndpoint(scope, address));
  const delivery = await queueDelivery(tx, scope, address.n, event.n);
  await recordActivity(tx, scope, "webhook_endpoint.pinged", id, { event: event.id });
  return getDelivery(tx, scope, delivery);
}

async function enabledEndpoint(tx: Transaction, scope: Scope, id: string): Promise<EndpointRow> {
  const address = await findEndpoint(tx, scope, id);
  if (!address) throw missing("webhook address", id);
  if (address.disabled !== null)
    throw new Failure(
      "invalid_value",
      "This address is disabled, so nothing is sent to it. Enable it first, in the panel or with: carnet webhooks enable",
    );
  return address;
}
