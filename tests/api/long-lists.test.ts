/** What is longer than what is read or written at once is told, and written down, to its end. */
import { afterAll, beforeAll, describe, expect, test } from "bun:test";
import { eq } from "drizzle-orm";
import { createDevice, listDevices } from "../../src/domain/devices/manage.ts";
import { listRequests, type RequestFilters } from "../../src/domain/requests/search.ts";
import { toolsOf } from "../../src/domain/services.ts";
import type { CheckedAddress } from "../../src/domain/webhooks/address.ts";
import { createEndpoint } from "../../src/domain/webhooks/create.ts";
import { recordOutcomes } from "../../src/domain/webhooks/outcome.ts";
import { encodeTime } from "../../src/formats/ulid.ts";
import type { Queryable } from "../../src/storage/database.ts";
import type { PageRequest } from "../../src/storage/page.ts";
import { openWorkshop, type Workshop } from "../support/services.ts";

let shop: Workshop;
let db: Queryable;
beforeAll(async () => {
  shop = await openWorkshop();
  db = shop.services.db.reader;
});
afterAll(() => shop?.close());

/** The ids of all pages. */
async function walk(
  list: (page: PageRequest) => Promise<{ data: { id: string }[]; hasMore: boolean }>,
): Promise<string[]> {
  const ids: string[] = [];
  for (;;) {
    const { data, hasMore } = await list({ limit: 100, startingAfter: ids.at(-1) });
    ids.push(...data.map(({ id }) => id));
    if (!hasMore) return ids;
  }
}

test("devices", async () => {
  const { services, live } = shop;
  const made: string[] = [];
  await services.db.write(async (tx) => {
    for (let i = 0; i < 510; i++) made.unshift((await createDevice(tx, live, `Line ${i}`, null)).id);
  });
  expect(await walk((page) => listDevices(db, live, page))).toEqual(made);
});

test("outcomes of webhooks that piled up while nothing could be written", async () => {
  const { services, live } = shop;
  const count = 12_000;
  const url = "https://hooks.example/" as CheckedAddress;
  await services.db.write(async (tx) => {
    const { webhookEndpoints, deliveries, deliveryAttempts } = tx.tables;
    const { id } = await createEndpoint(tx, live, { url, events: ["*"] });
    const [{ n: endpoint } = { n: 0 }] = await tx.q
      .select({ n: webhookEndpoints.n })
      .from(webhookEndpoints)
      .where(eq(webhookEndpoints.id, id));
    const leased = { endpoint_n: endpoint, event_n: 1, status: "pending", attempts: 0, due: 1, created: 1 };
    for (let at = 0; at < count; at += 1000) {
      const rows = Array.from({ length: 1000 }, () => ({ ...leased, id: live.ids.next(), lease_owner: "w" }));
      await tx.q.insert(deliveries).values(rows);
    }
    const outcomes = (await tx.q.select({ n: deliveries.n }).from(deliveries)).map(({ n }) => ({
      delivery: n,
      endpoint,
      type: "product.updated",
      attempts: 1,
      delivered: true,
      at: 1,
      latencyMs: 1,
      httpStatus: 204,
      answer: null,
      error: null,
    }));
    await recordOutcomes(tx, toolsOf(services), outcomes, { owner: "w", retries: [60] });
    expect(await tx.q.$count(deliveryAttempts)).toBe(count);
    expect(await tx.q.$count(deliveries, eq(deliveries.status, "delivered"))).toBe(count);
  });
});

describe("the request log", () => {
  const START = 1_800_000_000;
  const SECONDS = 1000;
  const idAt = (time: number) => `${encodeTime(time * 1000)}${"0".repeat(16)}`;
  const list = (filters: RequestFilters, page: PageRequest = { limit: 100 }) =>
    listRequests(db, shop.live, filters, page);

  /** A second with a request each; the last one also has one that took twenty minutes. */
  const slow = `${encodeTime((START - 200) * 1000)}${"1".repeat(16)}`;
  beforeAll(async () => {
    const entry = (id: string, created: number, path: string) => [
      id,
      created,
      null,
      "GET",
      path,
      200,
      1,
      null,
      null,
      null,
    ];
    const pages = Array.from({ length: SECONDS }, (_, at) => {
      const until = START + at;
      const entries = [entry(idAt(until), until, at === 0 ? "/oldest" : "/other")];
      if (at === SECONDS - 1) entries.push(entry(slow, until, "/slow"));
      return { dataset_n: shop.live.dataset, until, entries: JSON.stringify(entries) };
    });
    await shop.services.db.write((tx) => tx.q.insert(tx.tables.requestLog).values(pages));
  });

  test("goes on from any of its requests to the oldest", async () => {
    const all = Array.from({ length: SECONDS }, (_, at) => idAt(START + SECONDS - 1 - at));
    expect(await walk((page) => list({}, page))).toEqual([slow, ...all]);
  });

  test("is looked through by id and by path", async () => {
    for (const filters of [{ request_id: idAt(START) }, { path: "/oldest" }])
      expect((await list(filters)).data.map(({ id }) => id)).toEqual([idAt(START)]);
    expect((await list({ request_id: slow })).data[0]?.path).toBe("/slow");
    expect((await list({ request_id: idAt(START - 1) })).data).toEqual([]);
  });

  test("goes on from nothing that is not in it", async () => {
    for (const time of [START - 1, START + 0.5, START + SECONDS])
      expect(await list({}, { limit: 1, startingAfter: idAt(time) }).catch((fault) => fault.code)).toBe(
        "resource_missing",
      );
  });
});
