import { implement, implementInformed } from "../../api/kit/endpoint.ts";
import { checkAddress } from "../../domain/webhooks/address.ts";
import { changeEndpoint, disableEndpoint, enableEndpoint } from "../../domain/webhooks/change.ts";
import { createEndpoint } from "../../domain/webhooks/create.ts";
import { getEndpoint, getWholeDelivery, listDeliveries, listEndpoints } from "../../domain/webhooks/read.ts";
import { pingEndpoint, resendDelivery } from "../../domain/webhooks/resend.ts";
import { rotateSecret, showSecret } from "../../domain/webhooks/rotate.ts";
import * as endpoints from "./endpoints/webhooks.ts";
import { pageOfAll } from "./page-of-all.ts";

export const operations = [
  implement(endpoints.listWebhooks, {
    read: async (db, { scope, page }) => pageOfAll("webhook address", await listEndpoints(db, scope), page),
  }),
  implementInformed(endpoints.createWebhook, {
    before: ({ outbound }, { body }) => checkAddress(outbound, body.url),
    write: (tx, { scope, body }, url) => createEndpoint(tx, scope, { url, events: body.events }),
  }),
  implement(endpoints.getWebhook, { read: (db, { scope, params }) => getEndpoint(db, scope, params.id) }),
  implementInformed(endpoints.changeWebhook, {
    before: async ({ outbound }, { body }) =>
      body.url === undefined ? undefined : await checkAddress(outbound, body.url),
    write: (tx, { scope, params, body }, url) =>
      changeEndpoint(tx, scope, params.id, { url, events: body.events }),
  }),
  implement(endpoints.enableWebhook, {
    write: (tx, { scope, params }) => enableEndpoint(tx, scope, params.id),
  }),
  implement(endpoints.disableWebhook, {
    write: (tx, { scope, params }) => disableEndpoint(tx, scope, params.id),
  }),
  implement(endpoints.showWebhookSecret, {
    write: (tx, { scope, params }) => showSecret(tx, scope, params.id),
  }),
  implement(endpoints.rotateWebhookSecret, {
    write: (tx, { scope, params }) => rotateSecret(tx, scope, params.id),
  }),
  implement(endpoints.pingWebhook, { write: (tx, { scope, params }) => pingEndpoint(tx, scope, params.id) }),
  implement(endpoints.listWebhookDeliveries, {
    read: (db, { scope, params, page }) => listDeliveries(db, scope, params.id, page),
  }),
  implement(endpoints.getWebhookDelivery, {
    read: (db, { scope, params }) => getWholeDelivery(db, scope, params.id),
  }),
  implement(endpoints.resendWebhookDelivery, {
    write: (tx, { scope, params }) => resendDelivery(tx, scope, params.id),
  }),
];
