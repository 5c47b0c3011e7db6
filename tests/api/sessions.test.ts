/** Passport sessions and portal sessions: who may create them, with what, and what they tell. */
import { afterAll, beforeAll, describe, expect, test } from "bun:test";
import { type Answer, type Client, ok, refused } from "../support/client.ts";
import {
  COMPLETE,
  type Company,
  createProduct,
  issueProduct,
  newGtin,
  newReference,
  type Stage,
  startStage,
} from "../support/company.ts";
import type { Event, List, Passport, PassportSession, PortalSession, Product } from "../support/objects.ts";
import { readRows } from "../support/records.ts";
import { ON_POSTGRES, SITE_URL } from "../support/server.ts";

const UNKNOWN = "01ARZ3NDEKTSV4RRFFQ69G5FAV";
const DAY = 24 * 60 * 60;
const SUCCESS = "https://erp.nortada.example/done?session={SESSION_ID}";

let stage: Stage;
let other: Company;
/** A product that has a passport. */
let issued: { product: Product; passport: Passport };

beforeAll(async () => {
  stage = await startStage();
  other = await stage.addCompany("mare");
  issued = await issueProduct(stage.live);
});
afterAll(() => stage.server.stop());

const now = () => Math.floor(Date.now() / 1000);

/** What is enough for a product that exists. */
const known = () => ({
  reference: issued.product.reference,
  operator: { name: "Rita Sousa" },
  success_url: SUCCESS,
});
const fresh = () => ({ ...known(), reference: newReference(), name: "Camisa Ria" });
const create = (body: unknown, client: Client = stage.live) =>
  client.post<PassportSession>("/passport_sessions", body);
const findByReference = async (client: Client, reference: string) =>
  (await ok(client.get<List<Product>>(`/products?reference=${encodeURIComponent(reference)}`))).data;
const eventsOf = async (type: string, client: Client = stage.live) =>
  (await ok(client.get<List<Event>>(`/events?limit=100&type=${type}`))).data;

describe("POST /passport_sessions", () => {
  test("for a product that exists makes an open session of 24 hours", async () => {
    const session = await ok(create(known()));
    expect(session).toEqual({
      id: session.id,
      object: "passport_session",
      livemode: true,
      created: session.created,
      status: "open",
      url: session.url,
      reference: issued.product.reference,
      operator: { name: "Rita Sousa" },
      public_url: `${SITE_URL}/r/nortada/${issued.product.reference}`,
      passport: issued.passport.id,
      passport_url: issued.passport.url,
      outcome: null,
      items_created: null,
      success_url: SUCCESS,
      cancel_url: null,
      metadata: {},
      expires: session.created + DAY,
    });
    expect(session.id).toMatch(/^[0-9A-HJKMNP-TV-Z]{26}$/);
    expect(session.created).toBeWithin(issued.product.created, now() + 1);
    // 43 characters of 62 hold 256 bits.
    expect(session.url).toMatch(/^https:\/\/id\.carnet\.test\/s\/[0-9A-Za-z]{43}$/);
    expect((await ok(create(known()))).url).not.toBe(session.url);
  });

  test("with everything keeps everything, exactly at its limits", async () => {
    const sent = {
      reference: `${"R".repeat(60)}${newReference().padStart(20, "_")}`,
      name: "N".repeat(160),
      operator: { name: "👩‍🏭".repeat(53).concat("x"), email: "rita@nortada.example" },
      data: COMPLETE,
      success_url: `https://erp.nortada.example/${"p".repeat(2048 - 28)}`,
      cancel_url: "https://erp.nortada.example:8443/leave?a=b#c",
      serials: Array.from({ length: 5000 }, (_, i) => `${"S".repeat(16)}${String(i).padStart(4, "0")}`),
      metadata: {
        ...Object.fromEntries(Array.from({ length: 19 }, (_, i) => [`k${i}`, "v"])),
        ["🧵".repeat(40)]: "🧶".repeat(500),
      },
    };
    expect([...sent.operator.name]).toHaveLength(160);
    const session = await ok(create(sent));
    expect(session).toMatchObject({
      reference: sent.reference,
      operator: sent.operator,
      success_url: sent.success_url,
      cancel_url: sent.cancel_url,
      metadata: sent.metadata,
    });
    expect(Object.keys(session.metadata)).toHaveLength(20);
  });

  test("null for what is optional is the same as leaving it out", async () => {
    const session = await ok(
      create({
        ...known(),
        name: null,
        operator: { name: "Rita", email: null },
        data: null,
        cancel_url: null,
        serials: null,
        metadata: null,
        expires_at: null,
      }),
    );
    expect(session).toMatchObject({ operator: { name: "Rita" }, cancel_url: null, metadata: {} });
    expect(session.operator).not.toHaveProperty("email");
    expect((await ok(create({ ...known(), serials: [], metadata: {} }))).status).toBe("open");
  });

  test("for a new reference makes its product at once, with its values, and tells of it", async () => {
    const sent = { ...fresh(), data: { ...COMPLETE, colour: "blue", care_text: null } };
    const session = await ok(create(sent));
    const [product, ...more] = await findByReference(stage.live, sent.reference);
    expect(more).toEqual([]);
    expect(product).toMatchObject({
      name: "Camisa Ria",
      reference: sent.reference,
      template: "textile",
      data: { ...COMPLETE, colour: "blue" },
      passport: null,
    });
    expect([session.passport, session.passport_url]).toEqual([null, null]);
    const [event] = await eventsOf("product.created");
    expect(event?.data.object).toEqual(product as Product);
  });

  test("for a known reference ignores name and data, even ones that it could not take", async () => {
    const created = (await eventsOf("product.created")).length;
    for (const name of ["Another name", "N".repeat(161), " ", "N\0", 5, {}])
      await ok(create({ ...known(), name, data: { no_such_field: 1, recycled_content: 101 } }));
    for (const data of [5, "text", [], true]) await ok(create({ ...known(), data }));
    const [product] = await findByReference(stage.live, issued.product.reference);
    expect(product).toMatchObject({ name: issued.product.name, data: issued.product.data });
    expect((await eventsOf("product.created")).length).toBe(created);
  });

  test("by a reference that the product had before leads to the same product", async () => {
    const { product } = await issueProduct(stage.live);
    const renamed = newReference();
    await ok(stage.live.post(`/products/${product.id}`, { reference: renamed }));
    const session = await ok(create({ ...known(), reference: product.reference }));
    expect(session).toMatchObject({ reference: renamed, public_url: `${SITE_URL}/r/nortada/${renamed}` });
  });

  test("tells the address that the passport will have, by reference or else by uid, in each mode", async () => {
    const short = await ok(create({ ...fresh(), reference: `A.b_c~d-${newReference()}` }));
    expect(short.public_url).toBe(`${SITE_URL}/r/nortada/${short.reference}`);
    const long = await ok(create({ ...fresh(), reference: `Nº ${newReference()}/2026` }));
    const [product] = await findByReference(stage.live, long.reference);
    expect(long.public_url).toBe(`${SITE_URL}/p/${product?.uid}`);
    const trial = await ok(create(fresh(), stage.test));
    expect(trial.public_url).toBe(`${SITE_URL}/r/nortada/${trial.reference}?modo=teste`);
    expect(trial.livemode).toBe(false);
  });

  test("names the passport at its permanent address, and none that was withdrawn", async () => {
    const gtin = newGtin();
    const { product, passport } = await issueProduct(stage.live, { gtin });
    const before = await ok(create({ ...known(), reference: product.reference }));
    expect(before.passport_url).toBe(`${SITE_URL}/01/0${gtin}`);
    await ok(stage.live.post(`/passports/${passport.id}/withdraw`, { reason: "Recalled." }));
    const after = await ok(stage.live.get<PassportSession>(`/passport_sessions/${before.id}`));
    expect([after.passport, after.passport_url]).toEqual([null, null]);
  });

  test("lasts as long as is asked for, with ten seconds of tolerance at both ends", async () => {
    for (const seconds of [30 * 60 - 8, 30 * 60, 12 * 60 * 60, DAY, DAY + 8]) {
      const expires_at = now() + seconds;
      expect((await ok(create({ ...known(), expires_at }))).expires).toBe(expires_at);
    }
  });

  test("in test mode takes addresses of the person's own machine", async () => {
    const session = await ok(
      create(
        { ...fresh(), success_url: "http://localhost:4000/{SESSION_ID}", cancel_url: "http://localhost/" },
        stage.test,
      ),
    );
    expect(session.success_url).toBe("http://localhost:4000/{SESSION_ID}");
  });

  const refusals: [string, object, string, string | undefined][] = [
    ["without a reference", { reference: undefined }, "parameter_missing", "reference"],
    ["with a blank reference", { reference: " " }, "invalid_value", "reference"],
    ["with a reference of 81 characters", { reference: "R".repeat(81) }, "invalid_value", "reference"],
    ["without an operator", { operator: undefined }, "parameter_missing", "operator"],
    ["with a text as the operator", { operator: "Rita" }, "invalid_type", "operator"],
    ["with an operator without a name", { operator: {} }, "parameter_missing", "operator.name"],
    ["with a blank operator", { operator: { name: " " } }, "invalid_value", "operator.name"],
    [
      "with an operator of 161 characters",
      { operator: { name: "é".repeat(161) } },
      "invalid_value",
      "operator.name",
    ],
    ["with a NUL in the operator's name", { operator: { name: "R\0" } }, "invalid_value", "operator.name"],
    [
      "with an e-mail that is none",
      { operator: { name: "R", email: "rita" } },
      "invalid_value",
      "operator.email",
    ],
    [
      "with more about the operator",
      { operator: { name: "R", phone: "1" } },
      "parameter_unknown",
      "operator.phone",
    ],
    ["without a success_url", { success_url: undefined }, "parameter_missing", "success_url"],
    [
      "with a success_url of plain HTTP",
      { success_url: "http://erp.example/" },
      "invalid_value",
      "success_url",
    ],
    [
      "with a success_url on this machine",
      { success_url: "http://localhost/" },
      "invalid_value",
      "success_url",
    ],
    [
      "with a password in success_url",
      { success_url: "https://a:b@erp.example/" },
      "invalid_value",
      "success_url",
    ],
    ["with a script as success_url", { success_url: "javascript:alert(1)" }, "invalid_value", "success_url"],
    ["with a path as success_url", { success_url: "/done" }, "invalid_value", "success_url"],
    [
      "with a line feed in success_url",
      { success_url: "https://erp.example/\n" },
      "invalid_value",
      "success_url",
    ],
    [
      "with a token for a host",
      { success_url: "https://{SESSION_ID}.example/" },
      "invalid_value",
      "success_url",
    ],
    [
      "with a success_url of 2049 characters",
      { success_url: `https://erp.example/${"p".repeat(2029)}` },
      "invalid_value",
      "success_url",
    ],
    ["with a cancel_url of plain HTTP", { cancel_url: "http://erp.example/" }, "invalid_value", "cancel_url"],
    ["with a user in cancel_url", { cancel_url: "https://a@erp.example/" }, "invalid_value", "cancel_url"],
    ["with a text as serials", { serials: "A" }, "invalid_type", "serials"],
    [
      "with 5001 serials",
      { serials: Array.from({ length: 5001 }, (_, i) => `S${i}`) },
      "invalid_value",
      "serials",
    ],
    ["with a serial of 21 characters", { serials: ["A", "S".repeat(21)] }, "serial_too_long", "serials[1]"],
    ["with a space in a serial", { serials: ["A 1"] }, "invalid_value", "serials[0]"],
    ["with an accent in a serial", { serials: ["é"] }, "invalid_value", "serials[0]"],
    ["with the Kelvin sign in a serial", { serials: ["\u212a"] }, "invalid_value", "serials[0]"],
    ["with an empty serial", { serials: [""] }, "invalid_value", "serials[0]"],
    ["with a number as a serial", { serials: [1] }, "invalid_type", "serials[0]"],
    ["with a serial twice", { serials: ["A", "B", "a"] }, "invalid_value", "serials[2]"],
    ["with a list as metadata", { metadata: [] }, "invalid_type", "metadata"],
    ["with a number in metadata", { metadata: { order: 1 } }, "invalid_type", "metadata.order"],
    ["with null in metadata", { metadata: { order: null } }, "invalid_type", "metadata.order"],
    ["with an object in metadata", { metadata: { order: {} } }, "invalid_type", "metadata.order"],
    [
      "with 21 pairs",
      { metadata: Object.fromEntries(Array.from({ length: 21 }, (_, i) => [`k${i}`, "v"])) },
      "invalid_value",
      "metadata",
    ],
    ["with a key of 41 characters", { metadata: { ["k".repeat(41)]: "v" } }, "invalid_value", "metadata"],
    ["with an empty key", { metadata: { "": "v" } }, "invalid_value", "metadata"],
    ["with a NUL in a key", { metadata: { "a\0": "v" } }, "invalid_value", "metadata"],
    [
      "with a value of 501 characters",
      { metadata: { order: "v".repeat(501) } },
      "invalid_value",
      "metadata.order",
    ],
    [
      "with half a character in a value",
      { metadata: { order: "\ud800" } },
      "invalid_value",
      "metadata.order",
    ],
    ["with an expiry before 30 minutes", { expires_at: 29 * 60 }, "invalid_value", "expires_at"],
    ["with an expiry after 24 hours", { expires_at: DAY + 60 }, "invalid_value", "expires_at"],
    ["with an expiry in milliseconds", { expires_at: DAY * 1e6 }, "invalid_value", "expires_at"],
    ["with a text as the expiry", { expires_at: "soon" }, "invalid_type", "expires_at"],
    ["with half a second", { expires_at: 3600.5 }, "invalid_type", "expires_at"],
    ["with a template", { template: "textile" }, "parameter_unknown", "template"],
  ];
  for (const [what, over, code, param] of refusals)
    test(`is refused ${what}`, async () => {
      const sent: Record<string, unknown> = { ...known(), ...over };
      if (typeof sent.expires_at === "number") sent.expires_at += now();
      await refused(create(sent), code, param);
    });

  test("with an expiry beyond all that can be counted is told the range", async () => {
    const { message } = await refused(
      create({ ...known(), expires_at: 1e20 }),
      "invalid_value",
      "expires_at",
    );
    expect(message).toEndWith("30 minutes to 24 hours from now.");
  });

  test("for a new reference without a name is refused, and makes nothing", async () => {
    for (const name of [undefined, null]) {
      const sent = { ...fresh(), name };
      const error = await refused(create(sent), "parameter_missing", "name");
      expect(error.message).toContain("name");
      expect(await findByReference(stage.live, sent.reference)).toEqual([]);
    }
  });

  test("for a new reference with a name that no product can have is refused, and makes nothing", async () => {
    for (const name of ["", " ", "N".repeat(161), "N\0"]) {
      const sent = { ...fresh(), name };
      await refused(create(sent), "invalid_value", "name");
      expect(await findByReference(stage.live, sent.reference)).toEqual([]);
    }
    expect((await ok(create({ ...fresh(), name: "é".repeat(160) }))).status).toBe("open");
  });

  test("for a new reference with a name or data of another kind is refused, and makes nothing", async () => {
    for (const [param, values] of [
      ["name", [5, {}, [], true]],
      ["data", [5, "text", [], true]],
    ] as const)
      for (const value of values) {
        const sent = { ...fresh(), [param]: value };
        await refused(create(sent), "invalid_type", param);
        expect(await findByReference(stage.live, sent.reference)).toEqual([]);
      }
  });

  test("tells all that is wrong with a new product at once, and makes nothing", async () => {
    const sent = {
      ...fresh(),
      name: undefined,
      data: { recycled_content: 101, no_such_field: 1 },
      success_url: "http://localhost/",
      expires_at: now(),
    };
    const error = await refused(create(sent), "invalid_value", "success_url");
    expect(error.errors.map(({ code, param }) => [code, param])).toEqual([
      ["invalid_value", "success_url"],
      ["invalid_value", "expires_at"],
      ["parameter_missing", "name"],
      ["invalid_value", "data.recycled_content"],
      ["parameter_unknown", "data.no_such_field"],
    ]);
    expect(await findByReference(stage.live, sent.reference)).toEqual([]);
  });

  test("of an archived product is refused where it has no passport, and made where it has one", async () => {
    const { product, passport } = await issueProduct(stage.live);
    const never = await createProduct(stage.live);
    for (const { id } of [product, never])
      await ok(stage.live.post(`/products/${id}`, { status: "archived" }));
    await ok(create({ ...known(), reference: product.reference }));
    await refused(create({ ...known(), reference: never.reference }), "product_archived", "reference");
    await ok(stage.live.post(`/passports/${passport.id}/withdraw`, { reason: "R" }));
    await refused(create({ ...known(), reference: product.reference }), "product_archived", "reference");
  });

  test("counts its new product against the plan", async () => {
    const small = await stage.addCompany("small");
    await stage.server.carnetJson("company", "update", "small", "--limit", "products=1");
    await ok(create(fresh(), small.live));
    const sent = fresh();
    await refused(create(sent, small.live), "plan_limit_reached");
    expect(await findByReference(small.live, sent.reference)).toEqual([]);
  });

  test("20 at once for one new reference make one product", async () => {
    const sent = fresh();
    const sessions = await Promise.all(Array.from({ length: 20 }, () => ok(create(sent))));
    expect(new Set(sessions.map(({ url }) => url)).size).toBe(20);
    expect(await findByReference(stage.live, sent.reference)).toHaveLength(1);
  });

  test("repeated with the same key gives the same secret and makes one session", async () => {
    const sent = fresh();
    const ask = () => stage.live.post<PassportSession>("/passport_sessions", sent, { key: "session-1" });
    const first = await ask();
    const second = await ask();
    expect(second.headers.get("idempotent-replayed")).toBe("true");
    expect(second.text).toBe(first.text);
    expect(first.json.url).toBeString();
    await refused(
      stage.live.post("/passport_sessions", { ...sent, name: "Other" }, { key: "session-1" }),
      "idempotency_key_reused",
      "Idempotency-Key",
    );
  });
});

describe("GET /passport_sessions/{id}", () => {
  test("shows the session as it was made, with its address as long as it is open", async () => {
    const session = await ok(create({ ...known(), metadata: { order: "7" }, serials: ["A"] }));
    expect(await ok(stage.live.get<PassportSession>(`/passport_sessions/${session.id}`))).toEqual(session);
  });

  test("shows the passport as soon as there is one", async () => {
    const session = await ok(create({ ...fresh(), data: COMPLETE }));
    const [product] = await findByReference(stage.live, session.reference);
    const passport = await ok(stage.live.post<Passport>("/passports", { product: product?.id }));
    expect(await ok(stage.live.get<PassportSession>(`/passport_sessions/${session.id}`))).toEqual({
      ...session,
      passport: passport.id,
      passport_url: passport.url,
    });
  });

  test("is for its own company and mode alone", async () => {
    const session = await ok(create(known()));
    const path = `/passport_sessions/${session.id}`;
    for (const client of [stage.test, other.live, other.test])
      await refused(client.get(path), "resource_missing");
    for (const id of [UNKNOWN, "x", "%00", session.id.toLowerCase()])
      await refused(stage.live.get(`/passport_sessions/${id}`), "resource_missing");
    await refused(stage.stranger.get(path), "api_key_missing");
    await refused(stage.stranger.post("/passport_sessions", known()), "api_key_missing");
  });

  test("finds no product of another company or mode: the same reference makes one of its own", async () => {
    for (const client of [stage.test, other.live]) {
      await refused(create(known(), client), "parameter_missing", "name");
      const session = await ok(create({ ...known(), name: "Own" }, client));
      expect(session.passport).toBeNull();
    }
  });
});

describe("GET /passport_sessions", () => {
  test("lists the sessions of its company and mode by status and reference, newest first", async () => {
    const reference = newReference();
    const open = async () => ok(create({ ...fresh(), reference }));
    const [first, second, third] = [await open(), await open(), await open()];
    const ended = await ok(stage.live.post<PassportSession>(`/passport_sessions/${second.id}/expire`));
    const list = (query: string, client = stage.live) =>
      ok(client.get<List<PassportSession>>(`/passport_sessions?reference=${reference}${query}`));
    expect(await list("")).toEqual({
      object: "list",
      data: [third, ended, first],
      has_more: false,
      url: "/api/v1/passport_sessions",
    });
    expect((await list("&status=open")).data).toEqual([third, first]);
    expect((await list("&status=expired")).data).toEqual([ended]);
    expect((await list("&status=completed")).data).toEqual([]);
    expect(await list("&limit=1&status=open")).toMatchObject({ data: [third], has_more: true });
    expect((await list(`&limit=1&status=open&starting_after=${third.id}`)).data).toEqual([first]);
    for (const client of [stage.test, other.live]) {
      expect((await list("", client)).data).toEqual([]);
      await refused(
        client.get(`/passport_sessions?starting_after=${first.id}`),
        "resource_missing",
        "starting_after",
      );
    }
    await refused(stage.live.get("/passport_sessions?status=ended"), "invalid_value", "status");
    await refused(stage.live.get("/passport_sessions?operator=Rita"), "parameter_unknown", "operator");
  });
});

describe("POST /passport_sessions/{id}/expire", () => {
  const expire = (id: string, client = stage.live) =>
    client.post<PassportSession>(`/passport_sessions/${id}/expire`);

  test("ends an open session at once, and once", async () => {
    const session = await ok(create(known()));
    const at = now();
    const ended = await ok(expire(session.id));
    expect(ended).toEqual({ ...session, status: "expired", url: null, expires: ended.expires });
    expect(ended.expires).toBeWithin(at, now() + 1);
    expect(await ok(stage.live.get<PassportSession>(`/passport_sessions/${session.id}`))).toEqual(ended);
    await refused(expire(session.id), "session_closed");
  });

  test("is for its own company and mode alone, and takes no body", async () => {
    const { id } = await ok(create(known()));
    for (const client of [stage.test, other.live]) await refused(expire(id, client), "resource_missing");
    await refused(expire(UNKNOWN), "resource_missing");
    await refused(
      stage.live.post(`/passport_sessions/${id}/expire`, { now: true }),
      "parameter_unknown",
      "now",
    );
    expect((await ok(stage.live.get<PassportSession>(`/passport_sessions/${id}`))).status).toBe("open");
  });

  test("repeated with the same key gives the same answer", async () => {
    const { id } = await ok(create(known()));
    const ask = () => stage.live.post(`/passport_sessions/${id}/expire`, {}, { key: `expire-${id}` });
    const first = await ok(ask());
    expect(await ok(ask())).toEqual(first);
  });
});

describe("POST /portal_sessions", () => {
  const ORIGIN = "https://shop.nortada.example";
  const open = (body: unknown, client: Client = stage.live): Promise<Answer<PortalSession>> =>
    client.post<PortalSession>("/portal_sessions", body);
  const good = () => ({ product: issued.product.id, origin: ORIGIN });

  test("opens a product to pages of one origin for 60 minutes", async () => {
    const session = await ok(open(good()));
    expect(session).toEqual({
      id: session.id,
      object: "portal_session",
      livemode: true,
      created: session.created,
      product: issued.product.id,
      origin: ORIGIN,
      allow_upload: true,
      client_secret: session.client_secret,
      url: `${SITE_URL}/embed/${session.id}`,
      expires: session.created + 3600,
    });
    expect(session.client_secret).toMatch(new RegExp(`^ps_${session.id}_secret_[0-9A-Za-z]{43}$`));
    expect(session.created).toBeWithin(issued.product.created, now() + 1);
    expect((await ok(open(good()))).client_secret).not.toBe(session.client_secret);
  });

  test("is read-only when asked", async () => {
    for (const [allow_upload, expected] of [
      [false, false],
      [true, true],
      [null, true],
    ] as const)
      expect((await ok(open({ ...good(), allow_upload }))).allow_upload).toBe(expected);
  });

  test("takes an origin with a port, and gives it as browsers write it", async () => {
    for (const [origin, written] of [
      ["https://shop.nortada.example:8443", "https://shop.nortada.example:8443"],
      ["https://Shop.Nortada.example:443", ORIGIN],
      ["https://localhost:5173", "https://localhost:5173"],
    ])
      expect((await ok(open({ ...good(), origin }))).origin).toBe(written ?? "");
  });

  test("in test mode takes pages of the person's own machine, in live mode it does not", async () => {
    const product = await createProduct(stage.test);
    for (const origin of ["http://localhost", "http://localhost:5173"]) {
      expect((await ok(open({ product: product.id, origin }, stage.test))).origin).toBe(origin);
      await refused(open({ ...good(), origin }), "invalid_value", "origin");
    }
  });

  test("shows an archived product too", async () => {
    const product = await createProduct(stage.live);
    await ok(stage.live.post(`/products/${product.id}`, { status: "archived" }));
    expect((await ok(open({ product: product.id, origin: ORIGIN }))).product).toBe(product.id);
  });

  const refusals: [string, object, string, string][] = [
    ["without a product", { product: undefined }, "parameter_missing", "product"],
    ["with a number as the product", { product: 1 }, "invalid_type", "product"],
    ["with a product that there is not", { product: UNKNOWN }, "resource_missing", "product"],
    ["without an origin", { origin: undefined }, "parameter_missing", "origin"],
    ["with null as the origin", { origin: null }, "invalid_type", "origin"],
    ["with the word null as the origin", { origin: "null" }, "invalid_value", "origin"],
    ["with a text for allow_upload", { allow_upload: "yes" }, "invalid_type", "allow_upload"],
    ["with an unknown parameter", { expires_at: 1 }, "parameter_unknown", "expires_at"],
  ];
  for (const [what, over, code, param] of refusals)
    test(`is refused ${what}`, () => refused(open({ ...good(), ...over }), code, param));

  for (const origin of [
    "",
    "*",
    "shop.example",
    "http://shop.example",
    "http://127.0.0.1",
    "https://shop.example/",
    "https://shop.example/path",
    "https://shop.example?x",
    "https://shop.example#x",
    "https://user:pw@shop.example",
    "https://*.shop.example",
    "https://shop.example:*",
    "https://shop.example; script-src *",
    "https://shop.example https://evil.example",
    "https://shop.example\n",
    `https://${"a".repeat(300)}.example`,
  ])
    test(`is refused with the origin ${JSON.stringify(origin.slice(0, 50))}`, () =>
      refused(open({ ...good(), origin }), "invalid_value", "origin"));

  test("is for products of its own company and mode alone", async () => {
    for (const client of [stage.test, other.live])
      await refused(open(good(), client), "resource_missing", "product");
    await refused(stage.stranger.post("/portal_sessions", good()), "api_key_missing");
    await refused(stage.live.get("/portal_sessions"), "method_not_allowed");
  });

  test("repeated with the same key gives the same secret", async () => {
    const ask = () => stage.live.post<PortalSession>("/portal_sessions", good(), { key: "portal-1" });
    const first = await ask();
    expect((await ask()).text).toBe(first.text);
    expect(first.json.client_secret).toStartWith("ps_");
  });
});

describe.skipIf(ON_POSTGRES)("what is kept of a session", () => {
  test("is no secret in the clear: neither in rows nor in the log of activity, of requests or of the server", async () => {
    const session = await ok(
      stage.live.post<PassportSession>("/passport_sessions", fresh(), { key: crypto.randomUUID() }),
    );
    const portal = await ok(
      stage.live.post<PortalSession>(
        "/portal_sessions",
        { product: issued.product.id, origin: "https://shop.example" },
        { key: crypto.randomUUID() },
      ),
    );
    const secret = session.url?.slice(-43) ?? "";
    await fetch(`${stage.server.address}/s/${secret}`);
    await fetch(`${stage.server.address}/embed/${portal.id}`);
    // The request log is written once a second.
    await Bun.sleep(1200);
    const tables = readRows<{ name: string }>(
      stage.server,
      "select name from sqlite_master where type = 'table'",
    );
    expect(tables.length).toBeGreaterThan(10);
    for (const { name } of tables)
      for (const row of readRows<Record<string, unknown>>(stage.server, `select * from "${name}"`))
        for (const cell of Object.values(row)) {
          const text = cell instanceof Uint8Array ? Buffer.from(cell).toString("latin1") : String(cell);
          expect([name, text.includes(secret), text.includes(portal.client_secret.slice(-43))]).toEqual([
            name,
            false,
            false,
          ]);
        }
    expect(stage.server.log()).not.toContain(secret);
    const entries = readRows<{ entry: string }>(stage.server, "select entry from activity")
      .map(({ entry }) => JSON.parse(entry))
      .filter(({ object }) => object === session.id || object === portal.id);
    expect(entries).toEqual([
      expect.objectContaining({
        action: "passport_session.created",
        actor: expect.objectContaining({ kind: "api_key" }),
        details: { product: expect.any(String), reference: session.reference, operator: "Rita Sousa" },
      }),
      expect.objectContaining({
        action: "portal_session.created",
        details: { product: issued.product.id, origin: "https://shop.example", allow_upload: true },
      }),
    ]);
  });
});
