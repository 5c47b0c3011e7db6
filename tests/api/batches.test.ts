/** Batches: their endpoints, their own values over the product's, and their passports and GS1 addresses. */
import { afterAll, beforeAll, describe, expect, test } from "bun:test";
import { type Answer, ok, refused } from "../support/client.ts";
import {
  COMPLETE,
  type Company,
  createBatch,
  createProduct,
  issueProduct,
  newGtin,
  type Stage,
  startStage,
} from "../support/company.ts";
import type { Batch, Event, List, Passport, PassportVersion, Product } from "../support/objects.ts";
import { countRecords, readRows } from "../support/records.ts";
import { ON_POSTGRES, SITE_URL } from "../support/server.ts";

const UNKNOWN = "01ARZ3NDEKTSV4RRFFQ69G5FAV";
const MOST_PIECES = 1_000_000_000;
let stage: Stage;
let other: Company;
/** A product that many tests give a batch of its own number. */
let shirt: Product;

beforeAll(async () => {
  stage = await startStage();
  other = await stage.addCompany("mare");
  shirt = await createProduct(stage.live);
});
afterAll(() => stage.server.stop());

const batchesOf = (product: Product) => `/products/${product.id}/batches`;
const pathOf = (batch: Batch) => `/products/${batch.product}/batches/${batch.id}`;
const create = (product: Product, body: unknown) => stage.live.post<Batch>(batchesOf(product), body);
const change = (batch: Batch, body: unknown) => stage.live.post<Batch>(pathOf(batch), body);
const read = (batch: Batch) => ok(stage.live.get<Batch>(pathOf(batch)));
const changeProduct = (product: Product, body: unknown) =>
  ok(stage.live.post<Product>(`/products/${product.id}`, body));
const issue = (batch: Batch) =>
  stage.live.post<Passport>("/passports", { product: batch.product, batch: batch.id });
const withdraw = (passport: Passport) =>
  ok(stage.live.post<Passport>(`/passports/${passport.id}/withdraw`, { reason: "Recalled." }));
const publish = (passport: Passport) =>
  ok(stage.live.post<Passport>(`/passports/${passport.id}/versions`, { change_note: "Corrected." }));

async function newestEvent(type: string): Promise<Event<Batch> | undefined> {
  return (await ok(stage.live.get<List<Event<Batch>>>(`/events?limit=1&type=${type}`))).data[0];
}

describe("POST /products/{id}/batches", () => {
  test("with a number alone makes a batch that has its product's values", async () => {
    const batch = await ok(create(shirt, { batch_number: "L-2026-11" }));
    expect(batch).toEqual({
      id: batch.id,
      object: "batch",
      livemode: true,
      created: batch.created,
      updated: batch.created,
      product: shirt.id,
      batch_number: "L-2026-11",
      production_date: null,
      quantity: null,
      data: {},
      completeness: { required: 3, filled: 3, missing: [], missing_fields: [], complete: true },
      uid: batch.uid,
      url: `${SITE_URL}/p/${batch.uid}`,
      passport: null,
    });
    expect(batch.id).toMatch(/^[0-9A-HJKMNP-TV-Z]{26}$/);
    expect(batch.uid).toMatch(/^[0-9a-hjkmnp-tv-z]{16}$/);
    expect(batch.uid).not.toBe(shirt.uid);
    expect(batch.created).toBeWithin(shirt.created, Date.now() / 1000 + 1);
    expect(await read(batch)).toEqual(batch);
  });

  test("with everything keeps everything", async () => {
    const sent = {
      batch_number: "Az09._-",
      production_date: "2024-02-29",
      quantity: 1200,
      data: { factory: "Fiação do Ave", factory_country: "PT", manufacturing_date: "2024-02-28" },
    };
    expect(await ok(create(shirt, sent))).toMatchObject(sent);
  });

  test("takes what stands exactly at its limits", async () => {
    const sent = { batch_number: "N".repeat(20), production_date: "9999-12-31", quantity: MOST_PIECES };
    expect(await ok(create(shirt, sent))).toMatchObject(sent);
    expect(await ok(create(shirt, { batch_number: "0", quantity: 0 }))).toMatchObject({ quantity: 0 });
    expect((await ok(create(shirt, { batch_number: "...", quantity: 1.0 }))).quantity).toBe(1);
  });

  test("null for what is optional is the same as leaving it out", async () => {
    const batch = await createBatch(stage.live, shirt, {
      production_date: null,
      quantity: null,
      data: { factory: null },
    });
    expect(batch).toMatchObject({ production_date: null, quantity: null, data: {} });
  });

  test("says what is missing, with the product's values underneath", async () => {
    const product = await createProduct(stage.live, {
      data: { brand: "B", fibre_composition: [{ fibre: "linen", percent: 95 }] },
    });
    const batch = await createBatch(stage.live, product, { data: { factory: "F" } });
    expect(batch.completeness).toEqual(product.completeness);
    expect(batch.completeness.missing.toSorted()).toEqual(["country_making", "fibre_composition"]);
    await changeProduct(product, { data: COMPLETE });
    expect((await read(batch)).completeness.complete).toBe(true);
  });

  test("of a product with a GTIN tells the GS1 address it will have, in live data only", async () => {
    const gtin = newGtin();
    const live = await createBatch(stage.live, await createProduct(stage.live, { gtin }));
    expect(live.url).toBe(`${SITE_URL}/01/0${gtin}/10/${live.batch_number}`);
    const test = await createBatch(stage.test, await createProduct(stage.test, { gtin }));
    expect([test.livemode, test.url]).toEqual([false, `${SITE_URL}/p/${test.uid}`]);
  });

  const good = { batch_number: "refused" };
  const refusals: [string, unknown, string, string][] = [
    ["without a number", { quantity: 1 }, "parameter_missing", "batch_number"],
    ["with null as the number", { batch_number: null }, "invalid_type", "batch_number"],
    ["with a number that is no text", { batch_number: 1 }, "invalid_type", "batch_number"],
    ["with an empty number", { batch_number: "" }, "invalid_value", "batch_number"],
    ["with a number of 21 characters", { batch_number: "N".repeat(21) }, "invalid_value", "batch_number"],
    ["with a space in the number", { batch_number: "L 1" }, "invalid_value", "batch_number"],
    ["with a slash in the number", { batch_number: "L/1" }, "invalid_value", "batch_number"],
    ["with a line feed after the number", { batch_number: "L1\n" }, "invalid_value", "batch_number"],
    ["with an accent in the number", { batch_number: "Lé" }, "invalid_value", "batch_number"],
    ["with digits of another script", { batch_number: "١٢" }, "invalid_value", "batch_number"],
    ["with a dot alone, which browsers drop", { batch_number: "." }, "invalid_value", "batch_number"],
    ["with two dots alone, which browsers drop", { batch_number: ".." }, "invalid_value", "batch_number"],
    [
      "with a day that does not exist",
      { ...good, production_date: "2026-02-29" },
      "invalid_value",
      "production_date",
    ],
    [
      "with a date and a time",
      { ...good, production_date: "2026-02-01T00:00:00Z" },
      "invalid_value",
      "production_date",
    ],
    ["with an empty date", { ...good, production_date: "" }, "invalid_value", "production_date"],
    ["with a number as the date", { ...good, production_date: 20260201 }, "invalid_type", "production_date"],
    ["with less than no pieces", { ...good, quantity: -1 }, "invalid_value", "quantity"],
    ["with one piece too many", { ...good, quantity: MOST_PIECES + 1 }, "invalid_value", "quantity"],
    ["with half a piece", { ...good, quantity: 1.5 }, "invalid_type", "quantity"],
    ["with more pieces than a number can count", { ...good, quantity: 1e300 }, "invalid_value", "quantity"],
    ["with a text as the quantity", { ...good, quantity: "5" }, "invalid_type", "quantity"],
    ["with a list as data", { ...good, data: [] }, "invalid_type", "data"],
    ["with null as data", { ...good, data: null }, "invalid_type", "data"],
    ["with a field of the product", { ...good, data: { brand: "B" } }, "parameter_unknown", "data.brand"],
    [
      "with null for a field of the product",
      { ...good, data: { brand: null } },
      "parameter_unknown",
      "data.brand",
    ],
    ["with an unknown key in data", { ...good, data: { fabric: "x" } }, "parameter_unknown", "data.fabric"],
    [
      "with a per-batch key of another template",
      { ...good, data: { firmware_version: "1" } },
      "parameter_unknown",
      "data.firmware_version",
    ],
    [
      "with a wrong value in data",
      { ...good, data: { factory_country: "Portugal" } },
      "invalid_value",
      "data.factory_country",
    ],
    [
      "with a value of another kind in data",
      { ...good, data: { factory: 1 } },
      "invalid_type",
      "data.factory",
    ],
    ["with a uid", { ...good, uid: "7m3v8q4t2n6x0c9b" }, "parameter_unknown", "uid"],
    ["with a product", { ...good, product: UNKNOWN }, "parameter_unknown", "product"],
  ];
  for (const [what, body, code, param] of refusals)
    test(`${what} is refused`, async () => {
      const product = await createProduct(stage.live);
      await refused(create(product, body), code, param);
      expect((await ok(stage.live.get<List<Batch>>(batchesOf(product)))).data).toEqual([]);
    });

  test("tells all faults at once, those of data too", async () => {
    const shape = await refused(
      create(shirt, { batch_number: "", quantity: -1, colour: 1 }),
      "invalid_value",
      "batch_number",
    );
    expect(shape.errors.map(({ param }) => param)).toEqual(["batch_number", "quantity", "colour"]);
    const data = { brand: "B", factory_country: "xx", factory: "F", nothing: 1 };
    const { errors } = await refused(create(shirt, { ...good, data }), "parameter_unknown", "data.brand");
    expect(errors.map(({ param }) => param)).toEqual(["data.brand", "data.factory_country", "data.nothing"]);
  });

  test("with a number that the product has is refused, upper and lower case apart", async () => {
    const product = await createProduct(stage.live);
    const batch = await createBatch(stage.live, product, { batch_number: "Lot-1" });
    const { message } = await refused(
      create(product, { batch_number: "Lot-1", quantity: 5 }),
      "batch_number_taken",
      "batch_number",
    );
    expect(message).toContain("Lot-1");
    await createBatch(stage.live, product, { batch_number: "LOT-1" });
    expect((await read(batch)).quantity).toBeNull();
    await createBatch(stage.live, await createProduct(stage.live), { batch_number: "Lot-1" });
  });

  test("of an archived product is refused until it is active again", async () => {
    const product = await createProduct(stage.live);
    await changeProduct(product, { status: "archived" });
    await refused(create(product, { batch_number: "L" }), "product_archived");
    await changeProduct(product, { status: "active" });
    await ok(create(product, { batch_number: "L" }));
  });

  test("of a product that does not exist in this company and mode is refused", async () => {
    for (const client of [other.live, stage.test, other.test])
      await refused(client.post(batchesOf(shirt), good), "resource_missing");
    for (const id of [UNKNOWN, "x", shirt.id.toLowerCase(), "%00"])
      await refused(stage.live.post(`/products/${id}/batches`, good), "resource_missing");
  });

  test("16 times at once with one number makes one batch", async () => {
    const product = await createProduct(stage.live);
    const answers = await Promise.all(
      Array.from({ length: 16 }, () => create(product, { batch_number: "once" })),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([200, ...Array(15).fill(409)]);
    expect((await ok(stage.live.get<List<Batch>>(batchesOf(product)))).data).toHaveLength(1);
  });

  test("repeated with its key gives the same answer and makes nothing", async () => {
    const product = await createProduct(stage.live);
    const send = (body: unknown) => stage.live.post<Batch>(batchesOf(product), body, { key: product.uid });
    const first = await send({ batch_number: "keyed" });
    const again = await send({ batch_number: "keyed" });
    expect([again.status, again.text]).toEqual([200, first.text]);
    expect(again.headers.get("idempotent-replayed")).toBe("true");
    await refused(send({ batch_number: "other" }), "idempotency_key_reused", "Idempotency-Key");
    expect((await ok(stage.live.get<List<Batch>>(batchesOf(product)))).data).toHaveLength(1);
  });

  test("a refusal with a key is replayed, but faults of the request leave the key free", async () => {
    const product = await createProduct(stage.live);
    const send = (key: string, body: unknown) => stage.live.post<Batch>(batchesOf(product), body, { key });
    await createBatch(stage.live, product, { batch_number: "taken" });
    const refusal = await send("batch-taken", { batch_number: "taken" });
    const replay = await send("batch-taken", { batch_number: "taken" });
    expect([replay.text, replay.headers.get("idempotent-replayed")]).toEqual([refusal.text, "true"]);
    await refused(
      send("batch-fault", { batch_number: "b", data: { brand: "B" } }),
      "parameter_unknown",
      "data.brand",
    );
    await ok(send("batch-fault", { batch_number: "b" }));
  });
});

describe("GET /products/{id}/batches", () => {
  test("is a list of the product's batches, newest first, in pages", async () => {
    const product = await createProduct(stage.live);
    await createBatch(stage.live, shirt);
    expect((await ok(stage.live.get<List<Batch>>(batchesOf(product)))).data).toEqual([]);
    const made: Batch[] = [];
    for (let i = 0; i < 12; i++) made.unshift(await createBatch(stage.live, product));
    const first = await ok(stage.live.get<List<Batch>>(batchesOf(product)));
    expect(first).toEqual({
      object: "list",
      data: made.slice(0, 10),
      has_more: true,
      url: `/api/v1${batchesOf(product)}`,
    });
    const after = `starting_after=${first.data.at(-1)?.id}`;
    const rest = await ok(stage.live.get<List<Batch>>(`${batchesOf(product)}?limit=2&${after}`));
    expect([rest.data, rest.has_more]).toEqual([made.slice(10), false]);
    const all = await ok(stage.live.get<List<Batch>>(`${batchesOf(product)}?limit=12`));
    expect([all.data, all.has_more]).toEqual([made, false]);
  });

  test("refuses a starting_after that is no batch of this product", async () => {
    const batch = await createBatch(stage.live, await createProduct(stage.live));
    for (const id of [batch.id, shirt.id, UNKNOWN, "x", ""])
      await refused(
        stage.live.get(`${batchesOf(shirt)}?starting_after=${id}`),
        "resource_missing",
        "starting_after",
      );
  });

  test("refuses parameters and limits that it does not take", async () => {
    await refused(stage.live.get(`${batchesOf(shirt)}?status=active`), "parameter_unknown", "status");
    for (const limit of ["0", "101"])
      await refused(stage.live.get(`${batchesOf(shirt)}?limit=${limit}`), "invalid_value", "limit");
  });

  test("of what does not exist in this company and mode is refused", async () => {
    for (const client of [other.live, stage.test])
      await refused(client.get(batchesOf(shirt)), "resource_missing");
    await refused(stage.live.get(`/products/${UNKNOWN}/batches`), "resource_missing");
  });
});

describe("GET /products/{id}/batches/{batch}", () => {
  test("refuses what does not exist in this product, company and mode", async () => {
    const batch = await createBatch(stage.live, shirt);
    for (const client of [other.live, stage.test, other.test])
      await refused(client.get(pathOf(batch)), "resource_missing");
    const product = await createProduct(stage.live);
    await refused(stage.live.get(`${batchesOf(product)}/${batch.id}`), "resource_missing");
    await refused(stage.live.get(`/products/${UNKNOWN}/batches/${batch.id}`), "resource_missing");
    for (const id of [UNKNOWN, batch.batch_number, batch.uid, batch.id.toLowerCase(), "%00", "%"])
      await refused(stage.live.get(`${batchesOf(shirt)}/${id}`), "resource_missing");
    await refused(stage.live.get(`${pathOf(batch)}?expand=product`), "parameter_unknown", "expand");
  });

  test("takes GET and POST only", async () => {
    const batch = await createBatch(stage.live, shirt);
    for (const method of ["PUT", "PATCH", "DELETE"])
      await refused(stage.live.send(method, pathOf(batch)), "method_not_allowed");
  });
});

describe("POST /products/{id}/batches/{batch}", () => {
  test("changes what is sent and nothing else", async () => {
    const before = await createBatch(stage.live, shirt, {
      production_date: "2026-11-16",
      quantity: 10,
      data: { factory: "F", factory_country: "PT" },
    });
    const after = await ok(change(before, { data: { factory: "G", country_dyeing: "IT" } }));
    expect(after).toEqual({
      ...before,
      updated: after.updated,
      data: { factory: "G", factory_country: "PT", country_dyeing: "IT" },
    });
    expect(after.updated).toBeGreaterThanOrEqual(before.updated);
    const counted = await ok(change(before, { quantity: 11, production_date: "2026-11-17" }));
    expect(counted).toEqual({
      ...after,
      updated: counted.updated,
      quantity: 11,
      production_date: "2026-11-17",
    });
    expect(await read(before)).toEqual(counted);
  });

  test("null clears a value, a date and a quantity", async () => {
    const batch = await createBatch(stage.live, shirt, {
      production_date: "2026-11-16",
      quantity: 10,
      data: { factory: "F" },
    });
    const sent = { production_date: null, quantity: null, data: { factory: null } };
    expect(await ok(change(batch, sent))).toMatchObject({
      production_date: null,
      quantity: null,
      data: {},
    });
  });

  test("that changes nothing makes no event", async () => {
    const batch = await createBatch(stage.live, shirt, { quantity: 3, data: { factory: "F" } });
    const other = await createBatch(stage.live, shirt);
    await ok(change(other, { quantity: 1 }));
    const same = { production_date: null, quantity: 3, data: { factory: "F", factory_country: null } };
    for (const body of [{}, same, { data: {} }]) expect(await ok(change(batch, body))).toEqual(batch);
    expect((await newestEvent("batch.updated"))?.data.object.id).toBe(other.id);
  });

  test("goes on when the product is archived", async () => {
    const product = await createProduct(stage.live);
    const batch = await createBatch(stage.live, product);
    await changeProduct(product, { status: "archived" });
    expect((await ok(change(batch, { quantity: 7 }))).quantity).toBe(7);
  });

  const refusals: [string, unknown, string, string][] = [
    ["another number", { batch_number: "L2" }, "parameter_unknown", "batch_number"],
    ["a day that does not exist", { production_date: "2026-13-01" }, "invalid_value", "production_date"],
    ["less than no pieces", { quantity: -1 }, "invalid_value", "quantity"],
    ["too many pieces", { quantity: MOST_PIECES + 1 }, "invalid_value", "quantity"],
    ["null as data", { data: null }, "invalid_type", "data"],
    [
      "a field of the product",
      { data: { fibre_composition: [] } },
      "parameter_unknown",
      "data.fibre_composition",
    ],
    ["an unknown key with null", { data: { fabric: null } }, "parameter_unknown", "data.fabric"],
    [
      "one fault among good values",
      { quantity: 5, data: { factory: "G", factory_country: "pt" } },
      "invalid_value",
      "data.factory_country",
    ],
    ["its passport", { passport: null }, "parameter_unknown", "passport"],
  ];
  for (const [what, body, code, param] of refusals)
    test(`refuses ${what} and changes nothing`, async () => {
      const batch = await createBatch(stage.live, shirt, { data: { factory: "F" } });
      await refused(change(batch, body), code, param);
      expect(await read(batch)).toEqual(batch);
    });

  test("refuses what does not exist in this product, company and mode", async () => {
    const batch = await createBatch(stage.live, shirt);
    for (const client of [other.live, stage.test, other.test])
      await refused(client.post(pathOf(batch), { quantity: 1 }), "resource_missing");
    const product = await createProduct(stage.live);
    await refused(stage.live.post(`${batchesOf(product)}/${batch.id}`, { quantity: 1 }), "resource_missing");
    for (const id of [UNKNOWN, batch.batch_number])
      await refused(stage.live.post(`${batchesOf(shirt)}/${id}`, { quantity: 1 }), "resource_missing");
    expect(await read(batch)).toEqual(batch);
  });

  test("at once from many loses none of them", async () => {
    const batch = await createBatch(stage.live, shirt);
    const keys = ["factory", "factory_country", "country_dyeing", "country_weaving", "country_spinning"];
    await Promise.all(
      [...keys, ...keys].map((key) => ok(change(batch, { data: { [key]: key === "factory" ? "F" : "PT" } }))),
    );
    expect(Object.keys((await read(batch)).data).sort()).toEqual(keys.toSorted());
  });

  test("repeated with its key changes once", async () => {
    const batch = await createBatch(stage.live, shirt);
    const send = () => stage.live.post<Batch>(pathOf(batch), { quantity: 5 }, { key: batch.uid });
    const first = await send();
    await ok(change(batch, { quantity: 6 }));
    expect((await send()).text).toBe(first.text);
    expect((await read(batch)).quantity).toBe(6);
  });
});

describe("a batch's events", () => {
  test("hold the batch as the API gave it", async () => {
    const batch = await createBatch(stage.live, shirt, { data: { factory: "F" } });
    expect((await newestEvent("batch.created"))?.data.object).toEqual(batch);
    const after = await ok(change(batch, { quantity: 4 }));
    expect((await newestEvent("batch.updated"))?.data.object).toEqual(after);
  });

  test.skipIf(ON_POSTGRES)(
    "come one with each change, together with one entry of the activity log",
    async () => {
      const added = async (asking: () => Promise<Answer>) => {
        const before = countRecords(stage.server);
        await asking();
        const after = countRecords(stage.server);
        return [after.events - before.events, after.activity - before.activity];
      };
      const newestEntry = () =>
        JSON.parse(
          readRows<{ entry: string }>(stage.server, "select entry from activity order by n desc limit 1")[0]
            ?.entry ?? "{}",
        );
      const batch = await createBatch(stage.live, shirt);
      expect(newestEntry()).toMatchObject({
        action: "batch.created",
        object: batch.id,
        details: { product: shirt.id, batch_number: batch.batch_number },
      });
      expect(await added(() => change(batch, { quantity: 1, data: { factory: "F" } }))).toEqual([1, 1]);
      expect(newestEntry()).toMatchObject({
        action: "batch.updated",
        object: batch.id,
        details: { changed: ["quantity", "data.factory"] },
      });
      expect(await added(() => change(batch, { quantity: 1 }))).toEqual([0, 0]);
      expect(await added(() => change(batch, { quantity: -1 }))).toEqual([0, 0]);
      expect(await added(() => create(shirt, { batch_number: batch.batch_number }))).toEqual([0, 0]);
      const [row] = readRows<{ origins: string }>(
        stage.server,
        `select origins from batches where id = '${batch.id}'`,
      );
      expect(JSON.parse(row?.origins ?? "{}")).toMatchObject({
        factory: { source: "api", actor: { kind: "api_key" }, at: expect.any(Number) },
      });
    },
  );
});

describe("a batch's passport", () => {
  test("says the product's values with the batch's own over them", async () => {
    const product = await createProduct(stage.live, {
      data: { ...COMPLETE, factory: "Of the product", factory_country: "PT" },
    });
    const batch = await createBatch(stage.live, product, {
      batch_number: "B-7",
      production_date: "2026-11-16",
      quantity: 300,
      data: { factory: "Of the batch", facility_identifier: "secret-1" },
    });
    const passport = await ok(issue(batch));
    expect(passport).toMatchObject({
      product: product.id,
      batch: batch.id,
      uid: batch.uid,
      url: `${SITE_URL}/p/${batch.uid}`,
      uid_url: `${SITE_URL}/p/${batch.uid}`,
      gs1_key: null,
      version: 1,
      replaces: null,
    });
    expect(passport.content).toMatchObject({
      uid: batch.uid,
      batch: { id: batch.id, batch_number: "B-7", production_date: "2026-11-16", quantity: 300 },
      product: { id: product.id },
    });
    expect(passport.content.fields).toEqual({ ...COMPLETE, factory: "Of the batch", factory_country: "PT" });
    const { restricted } = await ok(stage.live.get<Passport>(`/passports/${passport.id}`));
    expect(restricted).toEqual({ facility_identifier: "secret-1" });
    expect(await read(batch)).toEqual({ ...batch, passport: passport.id });
    const unchanged = await ok(stage.live.get<Product>(`/products/${product.id}`));
    expect(unchanged.passport).toBeNull();
  });

  test("shows on its page, with the number of the batch", async () => {
    const batch = await createBatch(stage.live, await createProduct(stage.live), { batch_number: "SHOWN-1" });
    const page = `${stage.server.address}/p/${batch.uid}`;
    expect((await fetch(page)).status).toBe(404);
    await ok(issue(batch));
    const shown = await fetch(page, { headers: { Accept: "text/html" } });
    expect(shown.status).toBe(200);
    expect(await shown.text()).toContain("SHOWN-1");
    const json = await (await fetch(`${page}?format=json`)).json();
    expect(json).toMatchObject({ uid: batch.uid, content: { batch: { id: batch.id } } });
    expect((await fetch(`${page}/qr.svg`)).status).toBe(200);
  });

  test("stands beside the product's and those of other batches", async () => {
    const { product, passport: model } = await issueProduct(stage.live, { gtin: newGtin() });
    const one = await ok(issue(await createBatch(stage.live, product)));
    const two = await ok(issue(await createBatch(stage.live, product)));
    expect(new Set([model, one, two].map(({ uid }) => uid)).size).toBe(3);
    expect(new Set([model, one, two].map(({ url }) => url)).size).toBe(3);
    const after = await ok(stage.live.get<Product>(`/products/${product.id}`));
    expect(after).toMatchObject({ passport: model.id, url: model.url });
  });

  test("with a required field missing is refused, whatever the batch has", async () => {
    const product = await createProduct(stage.live, { data: { brand: "B" } });
    const batch = await createBatch(stage.live, product, { data: { factory: "F" } });
    await refused(issue(batch), "passport_missing", "data.fibre_composition");
    expect((await read(batch)).passport).toBeNull();
  });

  test("is refused while one is issued, and for an archived product", async () => {
    const product = await createProduct(stage.live);
    const [one, two] = [await createBatch(stage.live, product), await createBatch(stage.live, product)];
    await ok(issue(one));
    await refused(issue(one), "passport_exists", "batch");
    await changeProduct(product, { status: "archived" });
    await refused(issue(two), "product_archived", "product");
  });

  test("is refused for a batch of another product, company or mode", async () => {
    const product = await createProduct(stage.live);
    const batch = await createBatch(stage.live, shirt);
    const asking = stage.live.post("/passports", { product: product.id, batch: batch.id });
    await refused(asking, "resource_missing", "batch");
    for (const client of [other.live, stage.test]) {
      const own = await createProduct(client);
      await refused(
        client.post("/passports", { product: own.id, batch: batch.id }),
        "resource_missing",
        "batch",
      );
    }
  });

  test("asked for 8 times at once is issued once", async () => {
    const batch = await createBatch(stage.live, await createProduct(stage.live, { gtin: newGtin() }));
    const answers = await Promise.all(Array.from({ length: 8 }, () => issue(batch)));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, ...Array(7).fill(409)]);
  });

  test("stays as published while batch and product change, until a version is published", async () => {
    const product = await createProduct(stage.live, { data: { ...COMPLETE, factory_country: "PT" } });
    const batch = await createBatch(stage.live, product, { quantity: 1, data: { factory: "F" } });
    const first = await ok(issue(batch));
    await ok(change(batch, { quantity: 2, production_date: "2026-01-02", data: { factory: "G" } }));
    await changeProduct(product, { name: "Camisa Nova", data: { brand: "Ria", factory_country: "ES" } });
    const { content } = await ok(stage.live.get<Passport>(`/passports/${first.id}`));
    expect(content).toEqual(first.content);

    const second = await publish(first);
    expect(second.content).toMatchObject({
      version: 2,
      previous: first.content_sha256,
      uid: batch.uid,
      batch: { id: batch.id, quantity: 2, production_date: "2026-01-02" },
      product: { name: "Camisa Nova" },
      fields: { ...COMPLETE, brand: "Ria", factory: "G", factory_country: "ES" },
    });
    await ok(change(batch, { data: { factory: null, factory_country: "IT" } }));
    const third = await publish(second);
    expect(third.content.fields).toMatchObject({ factory_country: "IT" });
    expect(third.content.fields).not.toHaveProperty("factory");
    const { data } = await ok(stage.live.get<List<PassportVersion>>(`/passports/${first.id}/versions`));
    expect(data.map(({ version }) => version)).toEqual([3, 2, 1]);
    const page = `${stage.server.address}/p/${batch.uid}`;
    const shown = (await (await fetch(`${page}?format=json`)).json()) as {
      versions: { changed: string[] }[];
    };
    expect(shown.versions.map(({ changed }) => changed.toSorted())).toEqual([
      ["factory", "factory_country"],
      ["brand", "factory", "factory_country", "name", "production_date", "quantity"],
      [],
    ]);
    const changes = await (await fetch(`${page}/versions/2?lang=en`)).text();
    for (const words of ["Production date", "2 Jan 2026", "Quantity"]) expect(changes).toContain(words);
    const old = await fetch(`${stage.server.address}/p/${batch.uid}/versions/1.json`);
    expect(await old.json()).toEqual(first.content);
  });

  test("is not published when the product lacks a required field meanwhile", async () => {
    const product = await createProduct(stage.live);
    const passport = await ok(issue(await createBatch(stage.live, product)));
    await changeProduct(product, { data: { brand: null } });
    await refused(
      stage.live.post(`/passports/${passport.id}/versions`, { change_note: "N" }),
      "passport_missing",
      "data.brand",
    );
  });

  test("that was withdrawn gets a successor, and the product's own stays as it is", async () => {
    const { product, passport: model } = await issueProduct(stage.live, { gtin: newGtin() });
    const batch = await createBatch(stage.live, product);
    const old = await ok(issue(batch));
    await withdraw(old);
    expect((await read(batch)).passport).toBe(old.id);
    const next = await ok(issue(batch));
    expect(next).toMatchObject({
      replaces: old.id,
      batch: batch.id,
      url: old.url,
      gs1_key: old.gs1_key,
      version: 1,
    });
    expect(next.uid).not.toBe(old.uid);
    expect(await read(batch)).toMatchObject({ passport: next.id, uid: batch.uid, url: next.url });
    expect((await ok(stage.live.get<Passport>(`/passports/${model.id}`))).status).toBe("issued");
    const page = await fetch(`${stage.server.address}/p/${old.uid}?format=json`);
    expect(await page.json()).toMatchObject({ status: "withdrawn", successor: { uid: next.uid } });
  });

  test("is found by its batch, alone or with other filters", async () => {
    const { product, passport: model } = await issueProduct(stage.live);
    const batch = await createBatch(stage.live, product);
    const old = await ok(issue(batch));
    await withdraw(old);
    const next = await ok(issue(batch));
    const empty = await createBatch(stage.live, product);
    const ids = async (query: string) =>
      (await ok(stage.live.get<List<Passport>>(`/passports?${query}`))).data.map(({ id }) => id);
    expect(await ids(`batch=${batch.id}`)).toEqual([next.id, old.id]);
    expect(await ids(`batch=${batch.id}&status=withdrawn`)).toEqual([old.id]);
    expect(await ids(`batch=${batch.id}&product=${product.id}`)).toEqual([next.id, old.id]);
    expect(await ids(`batch=${batch.id}&product=${shirt.id}`)).toEqual([]);
    expect(await ids(`batch=${empty.id}`)).toEqual([]);
    expect(await ids(`product=${product.id}`)).toEqual([next.id, old.id, model.id]);
    for (const client of [other.live, stage.test])
      await refused(client.get(`/passports?batch=${batch.id}`), "resource_missing", "batch");
  });
});

describe("GS1 keys of batches", () => {
  test("name GTIN and batch, in live data only", async () => {
    const gtin = newGtin();
    const live = await createProduct(stage.live, { gtin });
    const passport = await ok(issue(await createBatch(stage.live, live, { batch_number: "A.b_c-1" })));
    expect(passport).toMatchObject({
      gs1_key: `/01/0${gtin}/10/A.b_c-1`,
      url: `${SITE_URL}/01/0${gtin}/10/A.b_c-1`,
    });
    const product = await createProduct(stage.test, { gtin });
    const batch = await createBatch(stage.test, product, { batch_number: "A.b_c-1" });
    const test = await ok(stage.test.post<Passport>("/passports", { product: product.id, batch: batch.id }));
    expect(test).toMatchObject({ gs1_key: null, url: `${SITE_URL}/p/${batch.uid}`, livemode: false });
  });

  test("are refused to a batch of the same number under another product with the GTIN", async () => {
    const gtin = newGtin();
    const product = await createProduct(stage.live, { gtin });
    const batch = await createBatch(stage.live, product, { batch_number: "L-1" });
    await ok(issue(batch));
    const copy = await createProduct(stage.live, { gtin: `0${gtin}` });
    await refused(
      issue(await createBatch(stage.live, copy, { batch_number: "L-1" })),
      "gs1_key_taken",
      "product",
    );
    await ok(issue(await createBatch(stage.live, copy, { batch_number: "l-1" })));
  });

  test("below a GTIN are of one company, whichever of its levels was issued first", async () => {
    const ofOther = async (gtin: string, batch_number: string) => {
      const product = await createProduct(other.live, { gtin });
      const batch = await createBatch(other.live, product, { batch_number });
      return { product: product.id, batch: batch.id };
    };
    const ofBatch = newGtin();
    const product = await createProduct(stage.live, { gtin: ofBatch });
    const passport = await ok(issue(await createBatch(stage.live, product, { batch_number: "L-1" })));
    const theirs = await ofOther(ofBatch, "L-2");
    for (const subject of [theirs, { product: theirs.product }])
      await refused(other.live.post("/passports", subject), "gs1_key_taken", "product");
    const later = await createProduct(other.live);
    await ok(other.live.post("/passports", { product: later.id }));
    await refused(other.live.post(`/products/${later.id}`, { gtin: ofBatch }), "gs1_key_taken", "gtin");
    await ok(stage.live.post(`/passports/${passport.id}/items`, { quantity: 1 }));

    const ofModel = newGtin();
    await issueProduct(stage.live, { gtin: ofModel });
    const lot = await ofOther(ofModel, "L-1");
    await refused(other.live.post("/passports", lot), "gs1_key_taken", "product");
    await ok(other.live.post(`/products/${lot.product}`, { gtin: null }));
    await ok(other.live.post("/passports", lot));
  });

  test("come with a GTIN that the product gets later; the passport's url stays", async () => {
    const product = await createProduct(stage.live);
    const batch = await createBatch(stage.live, product);
    const passport = await ok(issue(batch));
    const gtin = newGtin();
    await changeProduct(product, { gtin });
    const after = await ok(stage.live.get<Passport>(`/passports/${passport.id}`));
    expect(after).toMatchObject({ url: passport.url, gs1_key: `/01/0${gtin}/10/${batch.batch_number}` });
    expect(await read(batch)).toMatchObject({ url: passport.url });
    expect(await locationOf(`/01/0${gtin}/10/${batch.batch_number}`)).toBe(`/p/${batch.uid}`);
  });

  test("taken by another are refused as the product's GTIN", async () => {
    const gtin = newGtin();
    const first = await createProduct(stage.live, { gtin });
    await ok(issue(await createBatch(stage.live, first, { batch_number: "L-9" })));
    const second = await createProduct(stage.live);
    await ok(issue(await createBatch(stage.live, second, { batch_number: "L-9" })));
    await refused(stage.live.post(`/products/${second.id}`, { gtin }), "gs1_key_taken", "gtin");
    expect((await ok(stage.live.get<Product>(`/products/${second.id}`))).gtin).toBeNull();
  });

  test("of batches issued at once with one number and GTIN go to one of them", async () => {
    const gtin = newGtin();
    const batches = await Promise.all(
      Array.from({ length: 6 }, async () =>
        createBatch(stage.live, await createProduct(stage.live, { gtin }), { batch_number: "RACE" }),
      ),
    );
    const answers = await Promise.all(batches.map(issue));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, ...Array(5).fill(409)]);
  });
});

async function resolve(path: string, accept = "text/html"): Promise<Response> {
  return fetch(`${stage.server.address}${path}`, { redirect: "manual", headers: { Accept: accept } });
}

/** Path and query that a GS1 address redirects to. */
async function locationOf(path: string): Promise<string> {
  const answer = await resolve(path);
  expect([path, answer.status]).toEqual([path, 307]);
  return (answer.headers.get("location") ?? "").replace(SITE_URL, "");
}

describe("the GS1 resolver", () => {
  test("leads a batch's address to its passport, and the model's to its own", async () => {
    const gtin = newGtin();
    const { product, passport: model } = await issueProduct(stage.live, { gtin });
    const batch = await createBatch(stage.live, product, { batch_number: "Lot.1" });
    expect(await locationOf(`/01/0${gtin}/10/Lot.1`)).toBe(`/p/${model.uid}?unregistered_lot=Lot.1`);
    await ok(issue(batch));
    for (const path of [`/01/0${gtin}/10/Lot.1`, `/01/${gtin}/10/Lot.1`, `/01/0${gtin}/10/%4Cot.1/`])
      expect(await locationOf(path)).toBe(`/p/${batch.uid}`);
    expect(await locationOf(`/p/${model.uid}?unregistered_lot=Lot.1&x=1`)).toBe(`/p/${batch.uid}?x=1`);
    expect(await locationOf(`/01/0${gtin}/10/Lot.1?17=261231`)).toBe(`/p/${batch.uid}?17=261231`);
    expect(await locationOf(`/01/0${gtin}/22/2A/10/Lot.1`)).toBe(`/p/${batch.uid}`);
    expect(await locationOf(`/01/0${gtin}`)).toBe(`/p/${model.uid}`);
  });

  test("leads an unknown lot of a known GTIN one level up", async () => {
    const gtin = newGtin();
    const { product, passport: model } = await issueProduct(stage.live, { gtin });
    await ok(issue(await createBatch(stage.live, product, { batch_number: "Lot" })));
    expect(await locationOf(`/01/0${gtin}/10/LOT`)).toBe(`/p/${model.uid}?unregistered_lot=LOT`);
    expect(await locationOf(`/01/0${gtin}/10/a%2Fb`)).toBe(`/p/${model.uid}?unregistered_lot=a%2Fb`);
    expect(await locationOf(`/01/0${gtin}/10/none?x=1`)).toBe(`/p/${model.uid}?unregistered_lot=none&x=1`);
    const page = await fetch(`${stage.server.address}/p/${model.uid}?unregistered_lot=LOT`);
    expect(await page.text()).toContain(`issued no passport for the batch LOT`);
  });

  test("answers 404 for a lot where neither it nor the model was issued, and 400 for what is no lot", async () => {
    const gtin = newGtin();
    const product = await createProduct(stage.live, { gtin });
    const batch = await createBatch(stage.live, product, { batch_number: "Lot" });
    expect((await resolve(`/01/0${gtin}/10/Lot`)).status).toBe(404);
    await ok(issue(batch));
    expect((await resolve(`/01/0${gtin}/10/None`)).status).toBe(404);
    expect((await resolve(`/01/0${gtin}`)).status).toBe(404);
    for (const lot of ["", "x".repeat(21), "%C3%A9", "a%20b"])
      expect([lot, (await resolve(`/01/0${gtin}/10/${lot}`)).status]).toEqual([lot, 400]);
  });

  test("gives the linkset of the batch's passport", async () => {
    const product = await createProduct(stage.live, { gtin: newGtin() });
    const batch = await createBatch(stage.live, product);
    const { gs1_key } = await ok(issue(batch));
    const answer = await resolve(`${gs1_key}?linkType=linkset`, "application/linkset+json");
    expect(answer.status).toBe(200);
    const { linkset } = (await answer.json()) as {
      linkset: { anchor: string; "https://ref.gs1.org/voc/defaultLink": { href: string }[] }[];
    };
    expect(linkset[0]?.anchor).toBe(`${SITE_URL}${gs1_key}`);
    expect(linkset[0]?.["https://ref.gs1.org/voc/defaultLink"][0]?.href).toBe(`${SITE_URL}/p/${batch.uid}`);
  });

  test("leads to the withdrawn passport until it has a successor, then to that", async () => {
    const product = await createProduct(stage.live, { gtin: newGtin() });
    const batch = await createBatch(stage.live, product);
    const old = await ok(issue(batch));
    await withdraw(old);
    expect(await locationOf(`${old.gs1_key}`)).toBe(`/p/${old.uid}`);
    const next = await ok(issue(batch));
    expect(await locationOf(`${old.gs1_key}`)).toBe(`/p/${next.uid}`);
  });

  test("keeps a batch's former address after the product's GTIN changed", async () => {
    const gtin = newGtin();
    const product = await createProduct(stage.live, { gtin });
    const batch = await createBatch(stage.live, product);
    await ok(issue(batch));
    await changeProduct(product, { gtin: newGtin() });
    expect(await locationOf(`/01/0${gtin}/10/${batch.batch_number}`)).toBe(`/p/${batch.uid}`);
  });
});
