/** Each change commits with one event and one entry of the activity log; a replay or refusal with none. */
import { afterAll, beforeAll, describe, expect, test } from "bun:test";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { type Answer, ok } from "../support/client.ts";
import { COMPLETE, createProduct, newReference, type Stage, startStage } from "../support/company.ts";
import type { Passport, PortalSession, Product } from "../support/objects.ts";
import { type Counts, countRecords, readRows } from "../support/records.ts";
import { ON_POSTGRES } from "../support/server.ts";

/** It looks into the SQLite file; what it holds to is the same code on both engines. */
const onSqlite = describe.skipIf(ON_POSTGRES);

let stage: Stage;

beforeAll(async () => {
  if (!ON_POSTGRES) stage = await startStage();
});
afterAll(async () => {
  if (!ON_POSTGRES) await stage.server.stop();
});

interface Event {
  id: string;
  object: string;
  type: string;
  api_version: string;
  created: number;
  livemode: boolean;
  data: { object: { id: string } };
}

const newestEvent = () => {
  const [row] = readRows<{ body: string }>(stage.server, "select body from events order by n desc limit 1");
  return JSON.parse(row?.body ?? "{}") as Event;
};

const newestEntry = () => {
  const [row] = readRows<{ entry: string }>(
    stage.server,
    "select entry from activity order by n desc limit 1",
  );
  return JSON.parse(row?.entry ?? "{}") as {
    action: string;
    object: string;
    actor: { kind: string };
    livemode: boolean;
  };
};

async function added(asking: () => Promise<Answer>): Promise<Omit<Counts, "answers">> {
  const before = countRecords(stage.server);
  await asking();
  const after = countRecords(stage.server);
  return {
    events: after.events - before.events,
    activity: after.activity - before.activity,
    products: after.products - before.products,
    passports: after.passports - before.passports,
    versions: after.versions - before.versions,
  };
}

const NOTHING = { events: 0, activity: 0, products: 0, passports: 0, versions: 0 };

onSqlite("a change", () => {
  test("leaves one event and one entry, whose event holds the object as the API gave it", async () => {
    const product = await createProduct(stage.live);
    let passport: Passport | undefined;
    const changes: [string, () => Promise<Answer<{ id: string }>>, Partial<Counts>][] = [
      [
        "product.created",
        () => stage.live.post("/products", { name: "N", reference: newReference() }),
        { products: 1 },
      ],
      [
        "product.updated",
        () => stage.live.post(`/products/${product.id}`, { name: "New", data: { colour: "red" } }),
        {},
      ],
      ["product.updated", () => stage.live.post(`/products/${product.id}`, { status: "archived" }), {}],
      ["product.updated", () => stage.live.post(`/products/${product.id}`, { status: "active" }), {}],
      [
        "passport.issued",
        () => stage.live.post("/passports", { product: product.id }),
        { passports: 1, versions: 1 },
      ],
      [
        "passport.version_published",
        () => stage.live.post(`/passports/${passport?.id}/versions`, { change_note: "N" }),
        { versions: 1 },
      ],
      [
        "passport.withdrawn",
        () => stage.live.post(`/passports/${passport?.id}/withdraw`, { reason: "R" }),
        {},
      ],
    ];
    for (const [type, ask, more] of changes) {
      let answer: { id: string; object?: string } | undefined;
      const count = await added(async () => {
        const asked = await ask();
        answer = await ok(Promise.resolve(asked));
        return asked;
      });
      if (answer?.object === "passport") passport = answer as Passport;
      expect([type, count]).toEqual([type, { ...NOTHING, events: 1, activity: 1, ...more }]);
      const event = newestEvent();
      expect(event).toMatchObject({ object: "event", type, api_version: "v1", livemode: true });
      expect(event.id).toMatch(/^[0-9A-HJKMNP-TV-Z]{26}$/);
      expect(JSON.stringify(event.data.object)).toBe(JSON.stringify(answer));
      expect(newestEntry()).toMatchObject({
        action: type,
        object: answer?.id ?? "",
        actor: { kind: "api_key" },
        livemode: true,
      });
    }
  });

  test("of test data says so in its event and entry", async () => {
    await createProduct(stage.test);
    expect([newestEvent().livemode, newestEntry().livemode]).toEqual([false, false]);
  });

  test("that changes nothing leaves nothing", async () => {
    const product = await createProduct(stage.live);
    const same = { name: product.name, reference: product.reference, status: "active", data: COMPLETE };
    for (const body of [{}, same, { data: { colour: null } }])
      expect(await added(() => stage.live.post(`/products/${product.id}`, body))).toEqual(NOTHING);
  });
});

onSqlite("a replay", () => {
  test("leaves nothing, and 64 requests at once leave one event", async () => {
    const body = { name: "N", reference: newReference() };
    const ask = () => stage.live.post("/products", body, { key: "replayed" });
    await ok(ask());
    expect(await added(ask)).toEqual(NOTHING);
    const other = { name: "N", reference: newReference() };
    const count = await added(async () => {
      const answers = await Promise.all(
        Array.from({ length: 64 }, () => stage.live.post("/products", other, { key: "at-once" })),
      );
      return answers[0] as Answer;
    });
    expect(count).toEqual({ ...NOTHING, events: 1, activity: 1, products: 1 });
  });
});

onSqlite("a refusal", () => {
  test("leaves nothing, with a key and without", async () => {
    const taken = await createProduct(stage.live);
    const archived = await createProduct(stage.live);
    await ok(stage.live.post(`/products/${archived.id}`, { status: "archived" }));
    const empty = await createProduct(stage.live, { data: {} });
    const refusals: [string, unknown][] = [
      ["/products", { name: "N" }],
      ["/products", { name: "N", reference: taken.reference }],
      ["/products", { name: "N", reference: newReference(), data: { recycled_content: 101 } }],
      [`/products/${empty.id}`, { name: "Half", reference: taken.reference, data: { brand: "B" } }],
      ["/passports", { product: archived.id }],
      ["/passports", { product: empty.id }],
      ["/passports", { product: "01ARZ3NDEKTSV4RRFFQ69G5FAV" }],
    ];
    for (const [path, body] of refusals)
      for (const sending of [{}, { key: crypto.randomUUID() }]) {
        const count = await added(async () => {
          const answer = await stage.live.post(path, body, sending);
          expect(answer.status).toBeGreaterThanOrEqual(400);
          return answer;
        });
        expect([path, count]).toEqual([path, NOTHING]);
      }
  });
});

onSqlite("what is stored", () => {
  test("holds no API key, and of answers by Idempotency-Key no secret", async () => {
    const product = await createProduct(stage.live);
    const body = { product: product.id, origin: "https://shop.nortada.example" };
    const { client_secret } = await ok(
      stage.live.post<PortalSession>("/portal_sessions", body, { key: "sealed" }),
    );
    const [answer] = readRows<{ event_n: number | null; body_sealed: Uint8Array }>(
      stage.server,
      "select event_n, body_sealed from idempotent_answers where key = 'sealed'",
    );
    expect(answer?.event_n).toBeNull();
    expect(answer?.body_sealed.length).toBeGreaterThan(client_secret.length);
    const stored = readFileSync(join(stage.server.data, "carnet.db-wal"));
    expect([stored.includes(client_secret), stored.includes(product.reference)]).toEqual([false, true]);
    const keys = JSON.stringify(readRows(stage.server, "select * from api_keys"));
    for (const { apiKey } of [stage.live, stage.test]) expect(keys).not.toContain(apiKey.slice(8, 30));
  });

  test("of an answer that an event tells is the event", async () => {
    const product = await ok(
      stage.live.post<Product>("/products", { name: "N", reference: newReference() }, { key: "told" }),
    );
    const [answer] = readRows<{ body: string; size: number }>(
      stage.server,
      `select body, length(body_sealed) as size from idempotent_answers a join events e on e.n = a.event_n
       where a.key = 'told'`,
    );
    expect(JSON.parse(answer?.body ?? "{}").data.object).toEqual(product as object);
    expect(answer?.size).toBe(0);
  });

  test("of the origin of each value says who, how and when", async () => {
    const product = await createProduct(stage.live, { data: { brand: "B" } });
    const [before] = readRows<{ origins: string }>(
      stage.server,
      `select origins from products where id = '${product.id}'`,
    );
    const origins = JSON.parse(before?.origins ?? "{}");
    expect(origins).toMatchObject({
      brand: { source: "api", actor: { kind: "api_key" }, at: expect.any(Number) },
    });
    await ok(stage.live.post(`/products/${product.id}`, { data: { brand: null, colour: "red" } }));
    const [after] = readRows<{ origins: string }>(
      stage.server,
      `select origins from products where id = '${product.id}'`,
    );
    expect(Object.keys(JSON.parse(after?.origins ?? "{}"))).toEqual(["colour"]);
  });
});
