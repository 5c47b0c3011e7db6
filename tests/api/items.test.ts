/** Items: runs of serials of every kind, their lists, addresses and limits, and voiding. */
import { afterAll, beforeAll, describe, expect, test } from "bun:test";
import { type Client, ok, refused } from "../support/client.ts";
import {
  type Company,
  createProduct,
  issueProduct,
  newGtin,
  newReference,
  type Stage,
  startStage,
} from "../support/company.ts";
import type { Item, ItemRun, List, Passport, Product } from "../support/objects.ts";
import { countRecords, readRows } from "../support/records.ts";
import { ON_POSTGRES, SITE_URL } from "../support/server.ts";

const UNKNOWN = "01ARZ3NDEKTSV4RRFFQ69G5FAV";
let stage: Stage;
let other: Company;
let limited: Company;

beforeAll(async () => {
  stage = await startStage();
  other = await stage.addCompany("mare");
  limited = await stage.addCompany("pouco");
  await stage.server.carnetJson("company", "update", "pouco", "--limit", "items_per_month=10");
});
afterAll(() => stage.server.stop());

const make = (passport: Passport, body: unknown, client: Client = stage.live) =>
  client.post<ItemRun>(`/passports/${passport.id}/items`, body);
const read = (id: string) => ok(stage.live.get<Passport>(`/passports/${id}`));
const list = async (path: string, client: Client = stage.live) =>
  (await ok(client.get<List<Item>>(path))).data;
const issued = async (over: object = {}) => (await issueProduct(stage.live, over)).passport;
const serialsOf = (items: readonly Item[]) => items.map(({ serial }) => serial);

/** All items of a list, page by page, from the oldest. */
async function all(path: string, client: Client = stage.live): Promise<Item[]> {
  const found: Item[] = [];
  for (let after = ""; ; after = `&starting_after=${found.at(-1)?.id}`) {
    const page = await ok(
      client.get<List<Item>>(`${path}${path.includes("?") ? "&" : "?"}limit=100${after}`),
    );
    found.push(...page.data);
    if (!page.has_more) return found.reverse();
  }
}

/** All items of a run, from the first. */
const itemsOf = (run: ItemRun) => all(run.items_url.replace("/api/v1", ""));

describe("POST /passports/{id}/items", () => {
  test("makes items with a sequence of serials, and answers with their run", async () => {
    const passport = await issued();
    const run = await ok(make(passport, { quantity: 3 }));
    expect(run).toEqual({
      id: run.id,
      object: "item_run",
      livemode: true,
      created: run.created,
      passport: passport.id,
      created_count: 3,
      first_serial: "000001",
      last_serial: "000003",
      items_url: `/api/v1/passports/${passport.id}/items?run=${run.id}`,
    });
    expect(Math.abs(run.created - Date.now() / 1000)).toBeLessThan(10);
    const items = await itemsOf(run);
    expect(serialsOf(items)).toEqual(["000001", "000002", "000003"]);
    const [first] = items;
    expect(first).toMatchObject({
      object: "item",
      livemode: true,
      created: run.created,
      serial: "000001",
      status: "active",
      url: `${SITE_URL}/i/${first?.uid}`,
      gs1_key: null,
      passport: passport.id,
      product: passport.product,
      run: run.id,
      voided_at: null,
      void_reason: null,
    });
    expect(first?.uid).toMatch(/^[0-9a-hjkmnp-tv-z]{16}$/);
    expect(first?.id).toMatch(/^[0-7][0-9A-HJKMNP-TV-Z]{25}$/);
    expect(first?.qr.svg).toBe(`${SITE_URL}/i/${first?.uid}/qr.svg`);
    expect(Buffer.from(first?.nfc.ndef_hex ?? "", "hex").toString("latin1")).toEndWith(
      `id.carnet.test/i/${first?.uid}`,
    );
  });

  test("goes on after the last number of the prefix, whatever the case of its letters", async () => {
    const passport = await issued();
    await ok(make(passport, { quantity: 2, prefix: "A-" }));
    await ok(make(passport, { quantity: 2 }));
    expect(await ok(make(passport, { quantity: 2, prefix: "a-" }))).toMatchObject({
      first_serial: "a-000003",
      last_serial: "a-000004",
    });
    expect(await ok(make(passport, { quantity: 1, mode: "sequential", prefix: "" }))).toMatchObject({
      first_serial: "000003",
    });
    expect((await ok(make(passport, { quantity: 1, start: 100 }))).first_serial).toBe("000100");
    expect((await ok(make(passport, { quantity: 1, start: 50 }))).first_serial).toBe("000050");
    expect((await ok(make(passport, { quantity: 1 }))).first_serial).toBe("000101");
  });

  test("grows to seven digits after 999999", async () => {
    const passport = await issued();
    const run = await ok(make(passport, { quantity: 2, start: 999_999, prefix: "B" }));
    expect([run.first_serial, run.last_serial]).toEqual(["B999999", "B1000000"]);
  });

  test("takes own serials in their order and case, and then looks at nothing else", async () => {
    const passport = await issued();
    const serials = ["b-2", "A.1", "x_3", "0".repeat(20)];
    const run = await ok(make(passport, { serials, quantity: -1, mode: "any", prefix: "/", start: "x" }));
    expect(run).toMatchObject({ created_count: 4, first_serial: "b-2", last_serial: "0".repeat(20) });
    const items = await itemsOf(run);
    expect(serialsOf(items)).toEqual(serials);
    expect(items.map(({ id }) => id).sort()).toEqual(items.map(({ id }) => id));
    for (const item of items) expect(item.id.slice(10).toLowerCase()).toBe(item.uid);
  });

  test("moves a sequence on by own serials of its form, sent before its first use and after", async () => {
    const passport = await issued();
    await ok(make(passport, { serials: ["LOT-000007", "LOT-x", "26000041", "9".repeat(20)] }));
    expect((await ok(make(passport, { quantity: 1, prefix: "lot-" }))).first_serial).toBe("lot-000008");
    expect((await ok(make(passport, { quantity: 1, prefix: "26" }))).first_serial).toBe("26000042");
    await ok(make(passport, { serials: ["LOT-20", "2600050", "LOT-3"] }));
    expect((await ok(make(passport, { quantity: 1, prefix: "LOT-" }))).first_serial).toBe("LOT-000021");
    expect((await ok(make(passport, { quantity: 1, prefix: "26" }))).first_serial).toBe("26000051");
  });

  test("counts on from own serials up to the last number that can be counted", async () => {
    const [one, two] = [await issued(), await issued()];
    await ok(make(one, { serials: ["2026113000000017"] }));
    expect((await ok(make(one, { quantity: 1 }))).first_serial).toBe("2026113000000018");
    await ok(make(one, { serials: ["2026113000000029"] }));
    expect((await ok(make(one, { quantity: 1 }))).first_serial).toBe("2026113000000030");
    await ok(make(two, { serials: ["9007199254740992"] }));
    expect((await ok(make(two, { quantity: 1 }))).first_serial).toBe("000001");
  });

  test("counts on from any number of own serials", async () => {
    const passport = await issued();
    const serials = Array.from({ length: 1300 }, (_, i) => `n-${(i * 7919) % 1300}`);
    await ok(make(passport, { serials: [...serials, "n-", "n-x9", "m-99999", "o-99999"] }));
    expect((await ok(make(passport, { quantity: 1, prefix: "N-" }))).first_serial).toBe("N-001300");
  });

  test("does not stumble over serials that another prefix led to", async () => {
    const passport = await issued();
    await ok(make(passport, { quantity: 3, prefix: "1" }));
    expect((await ok(make(passport, { quantity: 1 }))).first_serial).toBe("000001");
    await ok(make(passport, { quantity: 1, start: 1_000_000 }));
    expect((await ok(make(passport, { quantity: 2 }))).first_serial).toBe("1000004");
  });

  test("makes random serials without look-alikes", async () => {
    const passport = await issued();
    const items = await itemsOf(
      await ok(make(passport, { quantity: 150, mode: "random", prefix: "R-01234567" })),
    );
    expect(items).toHaveLength(150);
    for (const { serial } of items) expect(serial).toMatch(/^R-01234567[2-9A-HJKMNP-Z]{10}$/);
    expect(new Set(serialsOf(items)).size).toBe(150);
  });

  test("keeps serials unique in the product, not in the company", async () => {
    const [one, two] = [await issued(), await issued()];
    await ok(make(one, { serials: ["S-1"] }));
    await ok(make(two, { serials: ["S-1"] }));
    const error = await refused(make(one, { serials: ["S-0", "s-1", "S-2"] }), "serial_taken", "serials[1]");
    expect(error.message).toContain('"s-1"');
    expect(serialsOf(await list(`/passports/${one.id}/items`))).toEqual(["S-1"]);
    expect((await read(one.id)).items_count).toBe(1);
  });

  test("tells of a start at the end of numbers how high it may be", async () => {
    const passport = await issued();
    const start = 9_007_199_254_740_991;
    const two = await refused(make(passport, { quantity: 2, start }), "invalid_value", "start");
    expect(two.message).toBe('"start" must be at most 9007199254740989 for 2 items.');
    const one = await refused(make(passport, { quantity: 1, start }), "invalid_value", "start");
    expect(one.message).toBe('"start" must be at most 9007199254740990 for 1 item.');
  });

  test("names the first taken serials, also those of a start, and makes nothing", async () => {
    const passport = await issued();
    await ok(make(passport, { quantity: 1000, prefix: "Z" }));
    const error = await refused(
      make(passport, { quantity: 1000, prefix: "z", start: 999 }),
      "serial_taken",
      "start",
    );
    expect(error.message).toContain('"z000999", "z001000"');
    const serials = Array.from({ length: 900 }, (_, i) =>
      i < 700 ? `new-${i}` : `Z${String(i).padStart(6, "0")}`,
    );
    const { message } = await refused(make(passport, { serials }), "serial_taken", "serials[700]");
    expect(message).toContain('"Z000700", "Z000701", "Z000702", "Z000703", "Z000704" and 195 more');
    expect((await read(passport.id)).items_count).toBe(1000);
    expect(await list(`/passports/${passport.id}/items?serial=new-0`)).toEqual([]);
    expect((await ok(make(passport, { quantity: 1, prefix: "Z" }))).first_serial).toBe("Z001001");
  });

  const refusals: [string, unknown, string, string][] = [
    ["nothing", {}, "parameter_missing", "quantity"],
    ["no serials", { serials: [] }, "invalid_value", "serials"],
    ["no list of serials", { serials: "A" }, "invalid_type", "serials"],
    ["null for serials", { serials: null, quantity: 1 }, "invalid_type", "serials"],
    ["a number among serials", { serials: ["A", 1] }, "invalid_type", "serials[1]"],
    ["an empty serial", { serials: ["A", ""] }, "invalid_value", "serials[1]"],
    ["a serial with a slash", { serials: ["A/1"] }, "invalid_value", "serials[0]"],
    ["a serial with a letter beyond ASCII", { serials: ["\u212a"] }, "invalid_value", "serials[0]"],
    ["a serial with NUL", { serials: ["A\u0000"] }, "invalid_value", "serials[0]"],
    ["a dot for a serial", { serials: ["."] }, "invalid_value", "serials[0]"],
    ["a serial of 21 characters", { serials: ["A", "x".repeat(21)] }, "serial_too_long", "serials[1]"],
    ["a serial twice", { serials: ["A", "B", "a"] }, "invalid_value", "serials[2]"],
    [
      "5001 serials",
      { serials: Array.from({ length: 5001 }, (_, i) => `S${i}`) },
      "invalid_value",
      "serials",
    ],
    ["a quantity of 0", { quantity: 0 }, "invalid_value", "quantity"],
    ["a quantity of 5001", { quantity: 5001 }, "invalid_value", "quantity"],
    ["half a piece", { quantity: 1.5 }, "invalid_type", "quantity"],
    ["a text for the quantity", { quantity: "5" }, "invalid_type", "quantity"],
    ["an unknown mode", { quantity: 1, mode: "backwards" }, "invalid_value", "mode"],
    ["a prefix of 11 characters", { quantity: 1, prefix: "x".repeat(11) }, "invalid_value", "prefix"],
    ["a prefix with a space", { quantity: 1, prefix: "A B" }, "invalid_value", "prefix"],
    ["a start below 0", { quantity: 1, start: -1 }, "invalid_value", "start"],
    ["a start that is no number", { quantity: 1, start: "1" }, "invalid_type", "start"],
    ["a start for random serials", { quantity: 1, mode: "random", start: 1 }, "invalid_value", "start"],
    [
      "serials that would grow too long",
      { quantity: 2, prefix: "x".repeat(10), start: 9_999_999_999 },
      "serial_too_long",
      "prefix",
    ],
    [
      "a start at the end of numbers",
      { quantity: 5000, start: 9_007_199_254_740_991 },
      "invalid_value",
      "start",
    ],
    ["an unknown parameter", { quantity: 1, serial: "A" }, "parameter_unknown", "serial"],
  ];
  describe("refuses", () => {
    let passport: Passport;
    beforeAll(async () => {
      passport = await issued();
    });
    for (const [what, body, code, param] of refusals)
      test(what, async () => {
        await refused(make(passport, body), code, param);
      });
    test("and makes nothing then", async () => {
      expect((await read(passport.id)).items_count).toBe(0);
      expect(await list(`/passports/${passport.id}/items`)).toEqual([]);
    });
  });

  test("accepts each limit itself", async () => {
    const passport = await issued();
    await ok(make(passport, { quantity: 1, prefix: "x".repeat(10), start: 9_999_999_999 }));
    await ok(make(passport, { quantity: 1, mode: "random", prefix: "x".repeat(10), start: null }));
    await ok(make(passport, { quantity: 1, mode: null, prefix: null, start: null }));
    await ok(make(passport, { quantity: 1, start: 0, prefix: null }));
    expect((await read(passport.id)).items_count).toBe(4);
  });

  test("tells all faults at once", async () => {
    const passport = await issued();
    const body = { quantity: 0, prefix: "/", extra: 1 };
    const { errors } = await refused(make(passport, body), "parameter_unknown", "extra");
    expect(errors.map(({ param }) => param)).toEqual(["extra", "quantity", "prefix"]);
  });

  test("is refused for what does not exist in this company and mode, and for a withdrawn passport", async () => {
    const passport = await issued();
    for (const client of [other.live, stage.test])
      await refused(make(passport, { quantity: 1 }, client), "resource_missing");
    await refused(stage.live.post(`/passports/${UNKNOWN}/items`, { quantity: 1 }), "resource_missing");
    await ok(make(passport, { quantity: 1 }));
    await ok(stage.live.post(`/passports/${passport.id}/withdraw`, { reason: "Recalled." }));
    await refused(make(passport, { quantity: 1 }), "passport_withdrawn");
    expect((await read(passport.id)).items_count).toBe(1);
  });

  test("goes on for an archived product", async () => {
    const passport = await issued();
    await ok(stage.live.post(`/products/${passport.product}`, { status: "archived" }));
    await ok(make(passport, { quantity: 1 }));
  });

  test("with a key makes one series however often it is sent", async () => {
    const passport = await issued();
    const path = `/passports/${passport.id}/items`;
    const first = await stage.live.post<ItemRun>(path, { quantity: 5 }, { key: "five" });
    const again = await stage.live.post<ItemRun>(path, { quantity: 5 }, { key: "five" });
    expect(again.text).toBe(first.text);
    expect(again.headers.get("idempotent-replayed")).toBe("true");
    await refused(
      stage.live.post(path, { quantity: 6 }, { key: "five" }),
      "idempotency_key_reused",
      "Idempotency-Key",
    );
    expect((await read(passport.id)).items_count).toBe(5);
    await refused(
      stage.live.post(path, { serials: ["000001"] }, { key: "taken" }),
      "serial_taken",
      "serials[0]",
    );
    const refusedAgain = await stage.live.post(path, { serials: ["000001"] }, { key: "taken" });
    expect([refusedAgain.status, refusedAgain.headers.get("idempotent-replayed")]).toEqual([409, "true"]);
  });

  test.skipIf(ON_POSTGRES)("leaves one event and one entry, and a refused one neither", async () => {
    const passport = await issued();
    const before = countRecords(stage.server);
    const run = await ok(make(passport, { quantity: 3 }));
    await refused(make(passport, { serials: ["000001"] }), "serial_taken", "serials[0]");
    const after = countRecords(stage.server);
    expect([after.events - before.events, after.activity - before.activity]).toEqual([1, 1]);
    const [event] = readRows<{ type: string; body: string }>(
      stage.server,
      "select type, body from events order by n desc limit 1",
    );
    expect(event?.type).toBe("passport.items_created");
    expect(JSON.parse(event?.body ?? "{}").data.object).toMatchObject({
      object: "passport",
      id: passport.id,
      items_count: 3,
      content: { passport: passport.id },
    });
    const [entry] = readRows<{ entry: string }>(
      stage.server,
      "select entry from activity order by n desc limit 1",
    );
    expect(JSON.parse(entry?.entry ?? "{}")).toMatchObject({
      action: "passport.items_created",
      object: passport.id,
      details: { run: run.id, count: 3 },
    });
  });
});

describe("many items", () => {
  test("of two runs at once share no serial and leave no gap", async () => {
    const passport = await issued();
    const runs = await Promise.all(
      ["Q", "q"].map((prefix) => ok(make(passport, { quantity: 2000, prefix }))),
    );
    const numbers = runs.flatMap(({ first_serial, last_serial }) => [first_serial, last_serial]);
    expect(numbers.map((serial) => serial.toUpperCase()).sort()).toEqual([
      "Q000001",
      "Q002000",
      "Q002001",
      "Q004000",
    ]);
    expect((await read(passport.id)).items_count).toBe(4000);
    const items = await all(`/passports/${passport.id}/items`);
    expect(new Set(serialsOf(items).map((serial) => serial.toUpperCase())).size).toBe(4000);
    const ids = items.map(({ id }) => id);
    expect([...ids].sort()).toEqual(ids);
  });

  test("with the same own serials at once: one run gets them", async () => {
    const passport = await issued();
    const serials = Array.from({ length: 300 }, (_, i) => `own-${i}`);
    const answers = await Promise.all(
      Array.from({ length: 6 }, (_, i) =>
        make(passport, { serials: i % 2 ? serials : serials.toReversed() }),
      ),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409, 409, 409, 409]);
    expect((await read(passport.id)).items_count).toBe(300);
  });

  test("in 20 small runs at once are listed in the order of their ids, each once", async () => {
    const passport = await issued();
    const runs = await Promise.all(Array.from({ length: 20 }, () => ok(make(passport, { quantity: 2 }))));
    expect(new Set(runs.map(({ id }) => id)).size).toBe(20);
    const items = await all(`/passports/${passport.id}/items`);
    expect(items).toHaveLength(40);
    const ids = items.map(({ id }) => id);
    expect([...ids].sort()).toEqual(ids);
    expect((await read(passport.id)).items_count).toBe(40);
  });

  test("5000 in one request do not hold up reads", async () => {
    const passport = await issued();
    const path = `/passports/${passport.id}`;
    let done = false;
    const making = make(passport, { quantity: 5000, mode: "random" }).finally(() => {
      done = true;
    });
    const counts = new Set<number>();
    const waits: number[] = [];
    while (!done) {
      const started = performance.now();
      counts.add((await ok(stage.live.get<Passport>(path))).items_count);
      waits.push(performance.now() - started);
    }
    expect((await ok(making)).created_count).toBe(5000);
    // All or nothing: a reader sees none of them, or all.
    expect([...counts].filter((count) => count !== 0 && count !== 5000)).toEqual([]);
    // Held up, the first of them would be answered when the making is done.
    expect(waits.length).toBeGreaterThan(1);
    expect(Math.max(...waits)).toBeLessThan(3000);
    expect((await read(passport.id)).items_count).toBe(5000);
  });
});

describe("the addresses of items", () => {
  test("follow the GTIN, in live data only", async () => {
    const gtin = newGtin();
    const live = await issued({ gtin });
    const [item] = await itemsOf(await ok(make(live, { serials: ["aB.1-_"] })));
    expect(item).toMatchObject({
      url: `${SITE_URL}/01/0${gtin}/21/aB.1-_`,
      gs1_key: `/01/0${gtin}/21/aB.1-_`,
    });
    const { passport } = await issueProduct(stage.test, { gtin });
    const run = await ok(make(passport, { quantity: 1 }, stage.test));
    const [trial] = await list(`/passports/${passport.id}/items?run=${run.id}`, stage.test);
    expect(trial).toMatchObject({ livemode: false, url: `${SITE_URL}/i/${trial?.uid}`, gs1_key: null });
  });

  test("stay when the GTIN comes, changes or goes", async () => {
    const passport = await issued();
    const change = (gtin: string | null) =>
      ok(stage.live.post<Product>(`/products/${passport.product}`, { gtin }));
    const [one, two] = [newGtin(), newGtin()];
    const urls: Record<string, string> = {};
    const note = async (serial: string) => {
      const [item] = await itemsOf(await ok(make(passport, { serials: [serial] })));
      urls[serial] = item?.url ?? "";
    };
    await note("none");
    await change(one);
    await note("one");
    await change(two);
    await note("two");
    await change(null);
    await note("again");
    expect(urls.one).toBe(`${SITE_URL}/01/0${one}/21/one`);
    expect(urls.two).toBe(`${SITE_URL}/01/0${two}/21/two`);
    for (const item of await all(`/passports/${passport.id}/items`))
      expect(item.url).toBe(urls[item.serial] ?? "");
    const [none] = await list(`/passports/${passport.id}/items?serial=none`);
    expect([none?.url, none?.gs1_key]).toEqual([`${SITE_URL}/i/${none?.uid}`, null]);
    await change(two);
    const [later] = await list(`/passports/${passport.id}/items?serial=none`);
    expect(later).toMatchObject({ url: urls.none, gs1_key: `/01/0${two}/21/none` });
  });
});

describe("the public addresses of items", () => {
  const go = async (path: string) => {
    const answer = await fetch(stage.server.address + path, { redirect: "manual" });
    return { status: answer.status, location: answer.headers.get("location") };
  };

  test("lead to the piece, whatever the case of its serial", async () => {
    const gtin = newGtin();
    const { product, passport } = await issueProduct(stage.live, { gtin });
    const [item] = await itemsOf(await ok(make(passport, { serials: ["aB-1"] })));
    const page = `${SITE_URL}/i/${item?.uid}`;
    expect(await go(`/01/0${gtin}/21/Ab-1`)).toEqual({ status: 307, location: page });
    expect(await go(`/01/0${gtin}/21/none`)).toEqual({
      status: 307,
      location: `${SITE_URL}/p/${passport.uid}?unregistered=none`,
    });
    expect(await go(`/r/nortada/${product.reference}/AB-1`)).toEqual({
      status: 302,
      location: item?.url ?? "",
    });
    expect((await go(`/r/nortada/${product.reference}/none`)).status).toBe(404);
    const json = await fetch(`${stage.server.address}/i/${item?.uid.toUpperCase()}?format=json`);
    expect(await json.json()).toMatchObject({ object: "public_item", serial: "aB-1", url: item?.url });
  });

  test("are refused the GTIN of another product of the site", async () => {
    const gtin = newGtin();
    await issued({ gtin });
    const { passport } = await issueProduct(other.live);
    await ok(make(passport, { quantity: 1 }, other.live));
    await refused(other.live.post(`/products/${passport.product}`, { gtin }), "gs1_key_taken", "gtin");
  });
});

describe("GET /passports/{id}/items and GET /items", () => {
  let product: Product;
  let passport: Passport;
  let runs: ItemRun[];
  beforeAll(async () => {
    ({ product, passport } = await issueProduct(stage.live));
    runs = [];
    for (const serials of [["one", "two"], ["THREE"], ["four", "five", "six"]])
      runs.push(await ok(make(passport, { serials })));
  });
  const path = () => `/passports/${passport.id}/items`;

  test("list newest first, page by page", async () => {
    const everything = ["six", "five", "four", "THREE", "two", "one"];
    for (const where of [path(), `/items?product=${product.id}`]) {
      const and = where.includes("?") ? "&" : "?";
      expect(serialsOf(await list(where))).toEqual(everything);
      for (const limit of [1, 2, 3, 5]) {
        const found: string[] = [];
        let after = "";
        for (let more = true; more; ) {
          const page = await ok(stage.live.get<List<Item>>(`${where}${and}limit=${limit}${after}`));
          expect(page.data.length).toBeLessThanOrEqual(limit);
          found.push(...serialsOf(page.data));
          after = `&starting_after=${page.data.at(-1)?.id}`;
          more = page.has_more;
        }
        expect(found).toEqual(everything);
      }
    }
    const page = await ok(stage.live.get<List<Item>>(path()));
    expect(page).toMatchObject({ object: "list", url: `/api/v1${path()}`, has_more: false });
  });

  test("find by serial in either case, and by run", async () => {
    expect(serialsOf(await list(`${path()}?serial=three`))).toEqual(["THREE"]);
    expect(serialsOf(await list(`${path()}?run=${runs[2]?.id}`))).toEqual(["six", "five", "four"]);
    expect(serialsOf(await list(`${path()}?run=${runs[2]?.id}&serial=FIVE`))).toEqual(["five"]);
    expect(await list(`${path()}?run=${runs[0]?.id}&serial=five`)).toEqual([]);
    expect(serialsOf(await list(`/items?serial=Three&product=${product.id}`))).toEqual(["THREE"]);
    const nowhere = ["thre", "", "t%25", "%00", "_", "three%20", "x".repeat(30), "thre%C3%A9"];
    for (const serial of nowhere) {
      expect(await list(`${path()}?serial=${serial}`)).toEqual([]);
      expect(await list(`/items?serial=${serial}`)).toEqual([]);
    }
    const [found] = await list(`${path()}?serial=three`);
    expect(await list(`${path()}?serial=three&starting_after=${found?.id}`)).toEqual([]);
  });

  test("find a serial in all products, newest first", async () => {
    const passports = [await issued(), await issued(), await issued()];
    for (const one of passports) await ok(make(one, { serials: ["everywhere"] }));
    const found = await list("/items?serial=EVERYWHERE");
    expect(found.map((item) => item.passport)).toEqual(passports.map(({ id }) => id).reverse());
    const [first, second] = found;
    const rest = await list(`/items?serial=everywhere&limit=1&starting_after=${first?.id}`);
    expect(rest.map(({ id }) => id)).toEqual([second?.id ?? ""]);
    for (const client of [other.live, stage.test])
      expect(await list("/items?serial=everywhere", client)).toEqual([]);
  });

  test("list a company's own items only", async () => {
    const ours = await list("/items?limit=100");
    expect(ours.length).toBeGreaterThan(0);
    const { passport } = await issueProduct(other.live);
    await ok(make(passport, { serials: ["theirs"] }, other.live));
    const theirs = await list("/items?limit=100", other.live);
    expect(theirs[0]?.serial).toBe("theirs");
    const ids = new Set(ours.map(({ id }) => id));
    expect(theirs.filter(({ id }) => ids.has(id))).toEqual([]);
  });

  test("refuse what does not exist in this company and mode", async () => {
    const [item] = await list(path());
    const theirs = await issueProduct(other.live);
    const run = await ok(make(theirs.passport, { serials: ["one"] }, other.live));
    const [foreign] = await list(`/passports/${theirs.passport.id}/items`, other.live);
    await refused(stage.live.get(`/passports/${UNKNOWN}/items`), "resource_missing");
    await refused(stage.test.get(path()), "resource_missing");
    for (const id of [UNKNOWN, "x", run.id, item?.id])
      await refused(stage.live.get(`${path()}?run=${id}`), "resource_missing", "run");
    for (const id of [UNKNOWN, foreign?.id, runs[0]?.id])
      for (const where of [path(), "/items"])
        await refused(stage.live.get(`${where}?starting_after=${id}`), "resource_missing", "starting_after");
    await refused(stage.live.get(`/items?product=${theirs.product.id}`), "resource_missing", "product");
    await refused(stage.live.get(`${path()}?product=${product.id}`), "parameter_unknown", "product");
    await refused(stage.live.get("/items?run=x"), "parameter_unknown", "run");
  });

  test("a run of another passport shows nothing of it", async () => {
    const another = await issued();
    expect(await list(`/passports/${another.id}/items?run=${runs[0]?.id}`)).toEqual([]);
  });
});

describe("GET /items/{id}", () => {
  test("reads an item, and refuses what does not exist in this company and mode", async () => {
    const passport = await issued();
    const [item] = await itemsOf(await ok(make(passport, { quantity: 1 })));
    if (!item) throw new Error("there is no item");
    expect(await ok(stage.live.get<Item>(`/items/${item.id}`))).toEqual(item);
    for (const client of [other.live, stage.test])
      await refused(client.get(`/items/${item.id}`), "resource_missing");
    // The right random part under another time is another id.
    const otherTime = `${item.id.slice(0, 9)}${item.id[9] === "0" ? "1" : "0"}${item.id.slice(10)}`;
    for (const id of [UNKNOWN, otherTime, item.id.toLowerCase(), item.uid, item.run, "x", "%00"])
      await refused(stage.live.get(`/items/${id}`), "resource_missing");
  });
});

describe("POST /items/{id}/void", () => {
  const voidIt = (item: Item | undefined, body: unknown = { reason: "Lost." }, client: Client = stage.live) =>
    client.post<Item>(`/items/${item?.id}/void`, body);

  test("voids an item for good, and counts it on", async () => {
    const passport = await issued();
    const [one, two] = await itemsOf(await ok(make(passport, { quantity: 2 })));
    const voided = await ok(voidIt(one, { reason: "Burnt." }));
    expect(voided).toEqual({
      ...(one as Item),
      status: "voided",
      void_reason: "Burnt.",
      voided_at: voided.voided_at,
    });
    expect(Math.abs((voided.voided_at ?? 0) - Date.now() / 1000)).toBeLessThan(10);
    expect(await ok(stage.live.get<Item>(`/items/${one?.id}`))).toEqual(voided);
    expect(await list(`/passports/${passport.id}/items`)).toMatchObject([
      { status: "active", id: two?.id },
      voided,
    ]);
    expect((await read(passport.id)).items_count).toBe(2);
    await refused(voidIt(one), "item_voided");
    await refused(make(passport, { serials: [one?.serial] }), "serial_taken", "serials[0]");
  });

  test("works under a withdrawn passport", async () => {
    const passport = await issued();
    const [item] = await itemsOf(await ok(make(passport, { quantity: 1 })));
    await ok(stage.live.post(`/passports/${passport.id}/withdraw`, { reason: "Recalled." }));
    expect((await ok(voidIt(item))).status).toBe("voided");
  });

  test("needs a reason of at most 300 characters, and an item of this company and mode", async () => {
    const passport = await issued();
    const [item] = await itemsOf(await ok(make(passport, { quantity: 1 })));
    await refused(voidIt(item, {}), "parameter_missing", "reason");
    for (const reason of ["", " ", "é".repeat(301), "a\u0000"])
      await refused(voidIt(item, { reason }), "invalid_value", "reason");
    await refused(voidIt(item, { reason: 1 }), "invalid_type", "reason");
    await refused(voidIt(item, { reason: "x", status: "voided" }), "parameter_unknown", "status");
    for (const client of [other.live, stage.test])
      await refused(voidIt(item, undefined, client), "resource_missing");
    await ok(voidIt(item, { reason: "é".repeat(300) }));
  });

  test("eight times at once voids once", async () => {
    const passport = await issued();
    const [item] = await itemsOf(await ok(make(passport, { quantity: 1 })));
    const answers = await Promise.all(Array.from({ length: 8 }, () => voidIt(item)));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 400, 400, 400, 400, 400, 400, 400]);
  });

  test("with a key answers the repeat as the first", async () => {
    const passport = await issued();
    const [item] = await itemsOf(await ok(make(passport, { quantity: 1 })));
    const path = `/items/${item?.id}/void`;
    const first = await stage.live.post(path, { reason: "Lost." }, { key: `void ${item?.id}` });
    const again = await stage.live.post(path, { reason: "Lost." }, { key: `void ${item?.id}` });
    expect([again.status, again.text]).toEqual([200, first.text]);
  });

  test.skipIf(ON_POSTGRES)("leaves one event and one entry", async () => {
    const passport = await issued();
    const [item] = await itemsOf(await ok(make(passport, { quantity: 1 })));
    const before = countRecords(stage.server);
    const voided = await ok(voidIt(item));
    await refused(voidIt(item), "item_voided");
    const after = countRecords(stage.server);
    expect([after.events - before.events, after.activity - before.activity]).toEqual([1, 1]);
    const [event] = readRows<{ type: string; body: string }>(
      stage.server,
      "select type, body from events order by n desc limit 1",
    );
    expect(event?.type).toBe("item.voided");
    expect(JSON.parse(event?.body ?? "{}").data.object).toEqual(voided);
  });
});

describe("limits", () => {
  test("of the plan count the items of the month, voided ones too", async () => {
    const { passport } = await issueProduct(limited.live);
    const run = await ok(make(passport, { quantity: 9 }, limited.live));
    const [item] = await list(`/passports/${passport.id}/items?run=${run.id}`, limited.live);
    await ok(limited.live.post(`/items/${item?.id}/void`, { reason: "Lost." }));
    const error = await refused(make(passport, { quantity: 2 }, limited.live), "plan_limit_reached");
    expect(error.message).toContain(
      "10 items a month, and 1 is left until the month ends (UTC). Make fewer, wait ",
    );
    await ok(make(passport, { serials: ["last"] }, limited.live));
    const { message } = await refused(make(passport, { quantity: 1 }, limited.live), "plan_limit_reached");
    expect(message).toContain("10 items a month, and none is left until the month ends (UTC). Wait ");
    const { items_count } = await ok(limited.live.get<Passport>(`/passports/${passport.id}`));
    expect(items_count).toBe(10);
    await stage.server.carnetJson("company", "update", "pouco", "--limit", "items_per_month=0");
    const none = await refused(make(passport, { quantity: 1 }, limited.live), "plan_limit_reached");
    expect(none.message).toBe("The plan allows no items. Ask for a higher limit.");
    // Test data do not count against it.
    const trial = await issueProduct(limited.test);
    await ok(make(trial.passport, { quantity: 20 }, limited.test));
  });

  test("of test data are 1000 items a month", async () => {
    const { passport } = await issueProduct(other.test, { reference: newReference() });
    await refused(make(passport, { quantity: 1001 }, other.test), "test_limit_reached");
    await ok(make(passport, { quantity: 999 }, other.test));
    await refused(make(passport, { quantity: 2 }, other.test), "test_limit_reached");
    await ok(make(passport, { quantity: 1 }, other.test));
    await refused(make(passport, { quantity: 1 }, other.test), "test_limit_reached");
    const live = await issueProduct(other.live);
    await ok(make(live.passport, { quantity: 1001 }, other.live));
  });

  test("a refused run does not use up the allowance", async () => {
    const fresh = await stage.addCompany("fresco");
    const { passport } = await issueProduct(fresh.test);
    await ok(make(passport, { serials: ["one"] }, fresh.test));
    for (let i = 0; i < 3; i++)
      await refused(make(passport, { serials: ["one", "two"] }, fresh.test), "serial_taken", "serials[0]");
    await ok(make(passport, { quantity: 999 }, fresh.test));
  });
});

test("a product without a passport has no items", async () => {
  const product = await createProduct(stage.live);
  expect(await list(`/items?product=${product.id}`)).toEqual([]);
});
