/** Addresses for events and what was sent to them; below `/panel/api/{handle}/{mode}`. */
import { z } from "zod";
import { endpoint } from "../../../api/kit/endpoint.ts";
import { Subscription, WebhookDelivery, WebhookEndpoint } from "../../../domain/webhooks/shape.ts";

const NOUN = "Webhooks";
const URL_LENGTH = 2048;

const Url = z.string().max(URL_LENGTH);
const Secret = z.string();

/** A delivery with what is sent: the signed bytes of the event. */
export const WholeDelivery = WebhookDelivery.extend({
  request: z.strictObject({ url: z.string(), body: z.string() }),
});

export const listWebhooks = endpoint({
  method: "GET",
  path: "/webhooks",
  noun: NOUN,
  name: "listWebhooks",
  summary: "List the addresses of this mode",
  returns: WebhookEndpoint,
  list: { defaultLimit: 100 },
  fails: ["resource_missing"],
});

export const createWebhook = endpoint({
  method: "POST",
  path: "/webhooks",
  noun: NOUN,
  name: "createWebhook",
  summary: "Register an address",
  description: '`events` is `["*"]` for all, or event types.',
  body: z.strictObject({ url: Url, events: Subscription }),
  returns: WebhookEndpoint.extend({ secret: Secret }),
  fails: ["reauthentication_required"],
});

export const getWebhook = endpoint({
  method: "GET",
  path: "/webhooks/{id}",
  noun: NOUN,
  name: "getWebhook",
  summary: "Get an address",
  returns: WebhookEndpoint,
  fails: ["resource_missing"],
});

export const changeWebhook = endpoint({
  method: "POST",
  path: "/webhooks/{id}",
  noun: NOUN,
  name: "changeWebhook",
  summary: "Change where an address leads or which events it gets",
  body: z.strictObject({ url: Url.optional(), events: Subscription.optional() }),
  returns: WebhookEndpoint,
  fails: ["resource_missing", "reauthentication_required"],
});

export const enableWebhook = endpoint({
  method: "POST",
  path: "/webhooks/{id}/enable",
  noun: NOUN,
  name: "enableWebhook",
  summary: "Take an address into use again",
  description: "What waited for it goes out at once.",
  returns: WebhookEndpoint,
  fails: ["resource_missing"],
});

export const disableWebhook = endpoint({
  method: "POST",
  path: "/webhooks/{id}/disable",
  noun: NOUN,
  name: "disableWebhook",
  summary: "Send nothing more to an address",
  returns: WebhookEndpoint,
  fails: ["resource_missing"],
});

export const showWebhookSecret = endpoint({
  method: "POST",
  path: "/webhooks/{id}/secret",
  noun: NOUN,
  name: "showWebhookSecret",
  summary: "Show the secret of an address",
  returns: z.strictObject({ id: z.string(), secret: Secret }),
  fails: ["resource_missing", "reauthentication_required"],
});

export const rotateWebhookSecret = endpoint({
  method: "POST",
  path: "/webhooks/{id}/rotate",
  noun: NOUN,
  name: "rotateWebhookSecret",
  summary: "Give an address a new secret",
  description: "The one before signs beside it for 24 hours.",
  returns: WebhookEndpoint.extend({ secret: Secret }),
  fails: ["resource_missing", "reauthentication_required"],
});

export const pingWebhook = endpoint({
  method: "POST",
  path: "/webhooks/{id}/ping",
  noun: NOUN,
  name: "pingWebhook",
  summary: "Send a test event",
  returns: WebhookDelivery,
  fails: ["resource_missing"],
});

export const listWebhookDeliveries = endpoint({
  method: "GET",
  path: "/webhooks/{id}/deliveries",
  noun: NOUN,
  name: "listWebhookDeliveries",
  summary: "List the deliveries to an address with their attempts",
  returns: WebhookDelivery,
  list: { defaultLimit: 25 },
  fails: ["resource_missing"],
});

export const getWebhookDelivery = endpoint({
  method: "GET",
  path: "/webhook_deliveries/{id}",
  noun: NOUN,
  name: "getWebhookDelivery",
  summary: "Get a delivery, with what is sent",
  returns: WholeDelivery,
  fails: ["resource_missing"],
});

export const resendWebhookDelivery = endpoint({
  method: "POST",
  path: "/webhook_deliveries/{id}/resend",
  noun: NOUN,
  name: "resendWebhookDelivery",
  summary: "Send an event to the same address once more",
  returns: WebhookDelivery,
  fails: ["resource_missing"],
});
