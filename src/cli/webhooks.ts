import { datasetsOf } from "../domain/accounts/rows.ts";
import { EVENT_TYPES } from "../domain/events/types.ts";
import { type Scope, SYSTEM, scopeOn } from "../domain/scope.ts";
import { type Services, toolsOf } from "../domain/services.ts";
import { checkAddress } from "../domain/webhooks/address.ts";
import { changeEndpoint, disableEndpoint, enableEndpoint } from "../domain/webhooks/change.ts";
import { createEndpoint } from "../domain/webhooks/create.ts";
import { listDeliveries, listEndpoints } from "../domain/webhooks/read.ts";
import { pingEndpoint, resendDelivery } from "../domain/webhooks/resend.ts";
import { rotateSecret, showSecret } from "../domain/webhooks/rotate.ts";
import {
  ALL_EVENTS,
  type Subscription,
  type WebhookDelivery,
  type WebhookEndpoint,
} from "../domain/webhooks/shape.ts";
import { type DataCommand, type Input, need, oneOf, UsageError } from "./command.ts";
import { companyOf, companyOption } from "./company-option.ts";
import { readEventTypes } from "./event-types.ts";
import { scopeOfDelivery, scopeOfEndpoint } from "./webhook-scope.ts";

const MODES = ["live", "test"] as const;
const SHOWN = 20;
const MOST_SHOWN = 100;
const EXAMPLE_ID = "01KAFZ7M3V8Q4T2N6X0C9B5D1E";

const events = { value: "EVENTS", about: "all, or event types separated by commas" };
const url = { value: "URL", about: "where to send: https://…" };

export const webhooksCreate: DataCommand = {
  name: "webhooks create",
  summary: "register an address for events",
  needs: "data",
  options: {
    company: companyOption,
    mode: { value: "MODE", about: "events of live or of test data", required: true },
    url: { ...url, required: true },
    events: { ...events, required: true },
  },
  notes: [`Event types: ${EVENT_TYPES.join(", ")}.`],
  examples: ["carnet webhooks create --mode test --url https://erp.example.com/carnet --events all"],
  async run(services, input) {
    const mode = oneOf("mode", need(input, "mode"), MODES);
    const wanted = subscriptionOf(need(input, "events"));
    const owner = await companyOf(services, input.options.company);
    const address = await checkAddress(services.outbound, need(input, "url"));
    const dataset = (await datasetsOf(services.db.reader, owner.n))[mode];
    const scope = scopeOn(owner, dataset, mode === "live", SYSTEM, toolsOf(services));
    return services.db.write((tx) => createEndpoint(tx, scope, { url: address, events: wanted }));
  },
  text(result) {
    const { id, url, secret } = result as WebhookEndpoint & { secret: string };
    return `Events go to ${url} (${id}). They are signed with this secret:\n\n  ${secret}`;
  },
};

export const webhooksList: DataCommand = {
  name: "webhooks list",
  summary: "show a company's webhook addresses",
  needs: "data",
  options: { company: companyOption, mode: { value: "MODE", about: "live or test alone (default: both)" } },
  examples: ["carnet webhooks list", "carnet webhooks list --mode test --json"],
  async run(services, input) {
    const { mode } = input.options;
    const modes = mode === undefined ? MODES : [oneOf("mode", mode, MODES)];
    const owner = await companyOf(services, input.options.company);
    const datasets = await datasetsOf(services.db.reader, owner.n);
    const webhooks: WebhookEndpoint[] = [];
    for (const one of modes) {
      const scope = scopeOn(owner, datasets[one], one === "live", SYSTEM, toolsOf(services));
      webhooks.push(...(await listEndpoints(services.db.reader, scope)));
    }
    return { webhooks };
  },
  text(result) {
    const { webhooks } = result as { webhooks: WebhookEndpoint[] };
    if (webhooks.length === 0) return "There are no webhook addresses.";
    return webhooks.map(lineOfEndpoint).join("\n");
  },
};

export const webhooksUpdate: DataCommand = {
  name: "webhooks update",
  summary: "change where an address leads or which events it gets",
  needs: "data",
  words: { form: "ID", min: 1, max: 1 },
  options: { url, events },
  examples: [`carnet webhooks update ${EXAMPLE_ID} --events product.created,product.updated`],
  async run(services, input) {
    const { options } = input;
    if (options.url === undefined && options.events === undefined)
      throw new UsageError("Say what to change: --url, --events, or both.");
    const wanted = options.events === undefined ? undefined : subscriptionOf(options.events);
    const { id, scope } = await endpointOf(services, input);
    const address =
      options.url === undefined ? undefined : await checkAddress(services.outbound, options.url);
    return services.db.write((tx) => changeEndpoint(tx, scope, id, { url: address, events: wanted }));
  },
  text: (result) => lineOfEndpoint(result as WebhookEndpoint),
};

export const webhooksEnable = change({
  name: "webhooks enable",
  summary: "take a disabled address into use again; what waited goes out at once",
  verb: enableEndpoint,
});

export const webhooksDisable = change({
  name: "webhooks disable",
  summary: "send nothing more to an address until it is enabled",
  verb: disableEndpoint,
});

function change(form: Pick<DataCommand, "name" | "summary"> & { verb: typeof enableEndpoint }): DataCommand {
  return {
    name: form.name,
    summary: form.summary,
    needs: "data",
    words: { form: "ID", min: 1, max: 1 },
    options: {},
    examples: [`carnet ${form.name} ${EXAMPLE_ID}`],
    async run(services, input) {
      const { id, scope } = await endpointOf(services, input);
      return services.db.write((tx) => form.verb(tx, scope, id));
    },
    text: (result) => lineOfEndpoint(result as WebhookEndpoint),
  };
}

export const webhooksRotate: DataCommand = {
  name: "webhooks rotate",
  summary: "give an address a new secret; the old one signs beside it for 24 hours",
  needs: "data",
  words: { form: "ID", min: 1, max: 1 },
  options: {},
  examples: [`carnet webhooks rotate ${EXAMPLE_ID}`],
  async run(services, input) {
    const { id, scope } = await endpointOf(services, input);
    return services.db.write((tx) => rotateSecret(tx, scope, id));
  },
  text(result) {
    const { secret } = result as { secret: string };
    return `Put this secret into the receiver within 24 hours; until then the old one holds too:\n\n  ${secret}`;
  },
};

export const webhooksSecret: DataCommand = {
  name: "webhooks secret",
  summary: "show the secret of an address; the activity log notes it",
  needs: "data",
  words: { form: "ID", min: 1, max: 1 },
  options: {},
  examples: [`carnet webhooks secret ${EXAMPLE_ID}`],
  async run(services, input) {
    const { id, scope } = await endpointOf(services, input);
    return services.db.write((tx) => showSecret(tx, scope, id));
  },
  text: (result) => (result as { secret: string }).secret,
};

export const webhooksDeliveries: DataCommand = {
  name: "webhooks deliveries",
  summary: "show the deliveries of an address with their attempts, newest first",
  needs: "data",
  words: { form: "ID", min: 1, max: 1 },
  options: {
    limit: { value: "N", about: `how many, 1 to ${MOST_SHOWN} (default ${SHOWN})` },
    "starting-after": { value: "ID", about: "go on after this delivery" },
  },
  examples: [`carnet webhooks deliveries ${EXAMPLE_ID} --limit 5 --json`],
  async run(services, input) {
    const limit = Number(input.options.limit ?? SHOWN);
    if (!Number.isInteger(limit) || limit < 1 || limit > MOST_SHOWN)
      throw new UsageError(`--limit must be a whole number from 1 to ${MOST_SHOWN}.`);
    const { id, scope } = await endpointOf(services, input);
    const startingAfter = input.options["starting-after"];
    const { data, hasMore } = await listDeliveries(services.db.reader, scope, id, { limit, startingAfter });
    return { deliveries: data, has_more: hasMore };
  },
  text(result) {
    const { deliveries, has_more } = result as { deliveries: WebhookDelivery[]; has_more: boolean };
    if (deliveries.length === 0) return "Nothing has been sent to this address yet.";
    const last = deliveries.at(-1)?.id;
    return [
      ...deliveries.flatMap(linesOfDelivery),
      ...(has_more ? [`There are more: --starting-after ${last}`] : []),
    ].join("\n");
  },
};

export const webhooksResend: DataCommand = {
  name: "webhooks resend",
  summary: "send the event of a delivery to the same address once more",
  needs: "data",
  words: { form: "DELIVERY", min: 1, max: 1 },
  options: {},
  notes: ["It is a new delivery with attempts of its own. The running server sends it."],
  examples: [`carnet webhooks resend ${EXAMPLE_ID}`],
  async run(services, input) {
    const id = input.words[0] ?? "";
    const scope = await scopeOfDelivery(services, id);
    return services.db.write((tx) => resendDelivery(tx, scope, id));
  },
  text: queuedText,
};

export const webhooksPing: DataCommand = {
  name: "webhooks ping",
  summary: "send a test event to an address",
  needs: "data",
  words: { form: "ID", min: 1, max: 1 },
  options: {},
  notes: [
    "The event has the type ping and comes whatever the address subscribed to. The running server sends it.",
  ],
  examples: [`carnet webhooks ping ${EXAMPLE_ID}`],
  async run(services, input) {
    const { id, scope } = await endpointOf(services, input);
    return services.db.write((tx) => pingEndpoint(tx, scope, id));
  },
  text: queuedText,
};

function queuedText(result: object): string {
  const { id, endpoint } = result as WebhookDelivery;
  return `The delivery ${id} is due now. What came of it: carnet webhooks deliveries ${endpoint}`;
}

async function endpointOf(services: Services, input: Input): Promise<{ id: string; scope: Scope }> {
  const id = input.words[0] ?? "";
  return { id, scope: await scopeOfEndpoint(services, id) };
}

function subscriptionOf(text: string): Subscription {
  const types = readEventTypes(text);
  return types === "all" ? [ALL_EVENTS] : types;
}

function lineOfEndpoint({ id, livemode, status, disabled_reason, url, events }: WebhookEndpoint): string {
  const why = disabled_reason === "failures" ? " (ten deliveries in a row failed for good)" : "";
  const which = events.includes(ALL_EVENTS) ? "all events" : events.join(",");
  return `${id}  ${livemode ? "live" : "test"}  ${status}${why}  ${url}  ${which}`;
}

function linesOfDelivery({ id, type, status, next_attempt, attempts }: WebhookDelivery): string[] {
  const next = next_attempt === null ? "" : `, next attempt ${timeText(next_attempt)}`;
  return [
    `${id}  ${type}  ${status}${next}`,
    ...attempts.map(
      ({ at, http_status, latency_ms, error }) =>
        `  ${timeText(at)}  ${http_status ?? "---"}  ${latency_ms} ms${error === null ? "" : `  ${error}`}`,
    ),
  ];
}

function timeText(seconds: number): string {
  return new Date(seconds * 1000).toISOString().replace(".000Z", "Z");
}
