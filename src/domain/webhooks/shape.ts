/** What webhook addresses and deliveries look like outside. */
import { z } from "zod";
import { EVENT_TYPES } from "../events/types.ts";
import { Id, objectShape, refuse } from "../shapes.ts";

/** What stands for every event type, also for those to come. */
export const ALL_EVENTS = "*";

/** `["*"]`, or event types of the contract, each once. */
export const Subscription = z
  .array(z.enum([ALL_EVENTS, ...EVENT_TYPES]))
  .min(1)
  .superRefine((events, context) => {
    if (new Set(events).size < events.length)
      refuse(context, "invalid_value", "must name each event type once");
    if (events.includes(ALL_EVENTS) && events.length > 1)
      refuse(context, "invalid_value", 'must be ["*"] alone, or event types');
  });
export type Subscription = z.infer<typeof Subscription>;

export const WebhookEndpoint = objectShape("webhook_endpoint", {
  url: z.string(),
  events: Subscription,
  status: z.enum(["enabled", "disabled"]),
  disabled_at: z.int().nullable(),
  /** `failures`: ten deliveries in a row used up all their attempts. */
  disabled_reason: z.enum(["failures", "by_hand"]).nullable(),
  /** When the secret before the newest one stops to sign; null when only one signs. */
  former_secret_until: z.int().nullable(),
});
export type WebhookEndpoint = z.infer<typeof WebhookEndpoint>;

export const WebhookDelivery = objectShape("webhook_delivery", {
  endpoint: Id,
  event: Id,
  type: z.string(),
  status: z.enum(["pending", "delivered", "failed"]),
  /** When the next attempt is due; null when there is none, or while the address is disabled. */
  next_attempt: z.int().nullable(),
  attempts: z.array(
    z.strictObject({
      at: z.int(),
      /** Of the answer; null when none came. */
      http_status: z.int().nullable(),
      latency_ms: z.int(),
      /** The beginning of the answer's body. */
      answer: z.string().nullable(),
      /** Why it failed; null when it did not. */
      error: z.string().nullable(),
    }),
  ),
});
export type WebhookDelivery = z.infer<typeof WebhookDelivery>;
