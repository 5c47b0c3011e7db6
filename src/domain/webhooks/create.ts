import type { Transaction } from "../../storage/database.ts";
import { recordActivity } from "../activity/record.ts";
import { Failure } from "../failure.ts";
import type { Scope } from "../scope.ts";
import type { CheckedAddress } from "./address.ts";
import { presentEndpoint } from "./present.ts";
import { countEndpoints, insertEndpoint } from "./rows.ts";
import { newSecret, sealSecrets } from "./secrets.ts";
import type { Subscription, WebhookEndpoint } from "./shape.ts";

/** Addresses of a data set: each change makes a delivery for each of them. */
const ENDPOINTS = 100;

interface NewEndpoint {
  url: CheckedAddress;
  events: Subscription;
}

/**
 * Registers an address for the events of the scope's data set.
 * @throws Failure invalid_value when there are too many
 */
export async function createEndpoint(
  tx: Transaction,
  scope: Scope,
  input: NewEndpoint,
): Promise<WebhookEndpoint & { secret: string }> {
  await tx.lock(`webhooks:${scope.dataset}`);
  if ((await countEndpoints(tx, scope)) >= ENDPOINTS)
    throw new Failure(
      "invalid_value",
      `There are ${ENDPOINTS} addresses in this mode, which is the most, and they stay. Give one that is no longer used the new address.`,
    );
  const id = scope.ids.next();
  const first = newSecret();
  const row = {
    id,
    url: input.url,
    events: input.events,
    secrets_sealed: sealSecrets(scope.keyring, id, [first]),
    disabled: null,
    disabled_reason: null,
    exhausted: 0,
    created: scope.now,
  };
  const n = await insertEndpoint(tx, { ...row, dataset_n: scope.dataset });
  if (n === undefined) throw new Error("a webhook address was not stored");
  await recordActivity(tx, scope, "webhook_endpoint.created", id, {
    host: hostOf(input.url),
    events: input.events,
  });
  return { ...presentEndpoint(scope, { n, ...row }), secret: first.secret };
}

/** Paths and queries of webhook addresses often hold a secret of the receiver: the activity log keeps the host. */
export function hostOf(url: string): string {
  return new URL(url).host;
}
