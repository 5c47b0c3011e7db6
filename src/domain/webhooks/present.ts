import type { Scope } from "../scope.ts";
import type { AttemptRow, DeliveryRow, EndpointRow } from "./rows.ts";
import { openSecrets, signing } from "./secrets.ts";
import type { Subscription, WebhookDelivery, WebhookEndpoint } from "./shape.ts";

/** An address as people see it: without its secrets. */
export function presentEndpoint(
  scope: Pick<Scope, "livemode" | "keyring" | "now">,
  row: EndpointRow,
): WebhookEndpoint {
  const [, former] = signing(openSecrets(scope.keyring, row.id, row.secrets_sealed), scope.now);
  return {
    id: row.id,
    object: "webhook_endpoint",
    livemode: scope.livemode,
    created: row.created,
    url: row.url,
    events: row.events as Subscription,
    status: row.disabled === null ? "enabled" : "disabled",
    disabled_at: row.disabled,
    disabled_reason: row.disabled_reason as WebhookEndpoint["disabled_reason"],
    former_secret_until: former?.until ?? null,
  };
}

/** @param attempts of this delivery, oldest first */
export function presentDelivery(
  scope: Pick<Scope, "livemode" | "now">,
  row: DeliveryRow,
  attempts: readonly AttemptRow[],
): WebhookDelivery {
  return {
    id: row.id,
    object: "webhook_delivery",
    livemode: scope.livemode,
    created: row.created,
    endpoint: row.endpoint,
    event: row.event,
    type: row.type,
    status: row.status as WebhookDelivery["status"],
    next_attempt: nextAttempt(row, scope.now),
    attempts: attempts.map(({ at, http_status, latency_ms, answer, error }) => ({
      at,
      http_status,
      latency_ms,
      answer,
      error,
    })),
  };
}

function nextAttempt(row: DeliveryRow, now: number): number | null {
  if (row.status !== "pending" || row.endpoint_disabled !== null) return null;
  // While it is leased, `due` is the end of the lease: the attempt is under way.
  return row.lease_owner === null ? row.due : now;
}
