import { signStripeStyle, standardWebhooksSignature } from "./webhook-signature.ts";

const USER_AGENT = "Carnet-Webhooks/1.0";

interface WebhookToSend {
  /** Id of the event. */
  event: string;
  type: string;
  /** Id of the delivery: the same in each of its attempts. */
  delivery: string;
  /** The exact text that is sent. */
  body: string;
  /** Those that sign, newest first. */
  secrets: readonly string[];
}

/** The headers of a webhook, signed for one attempt. */
export function webhookHeaders(
  { event, type, delivery, body, secrets }: WebhookToSend,
  unixSeconds: number,
): Record<string, string> {
  return {
    "Content-Type": "application/json; charset=utf-8",
    "User-Agent": USER_AGENT,
    "Service-Signature": signStripeStyle(secrets, unixSeconds, body),
    "Service-Event-Id": event,
    "Service-Event-Type": type,
    "Service-Delivery-Id": delivery,
    "webhook-id": event,
    "webhook-timestamp": String(unixSeconds),
    "webhook-signature": standardWebhooksSignature(secrets, event, unixSeconds, body),
  };
}
