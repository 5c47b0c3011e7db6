/** What happens in passport and portal sessions, before any page leads there: opening, binding, completing, expiring. */
import { afterAll, beforeAll, describe, expect, test } from "bun:test";
import { changeCompany } from "../../src/domain/accounts/companies.ts";
import { listEvents } from "../../src/domain/events/read.ts";
import { Failure } from "../../src/domain/failure.ts";
import { listItemsOfPassport } from "../../src/domain/items/read.ts";
import { completeSession } from "../../src/domain/passport-sessions/complete.ts";
import { createSession } from "../../src/domain/passport-sessions/create.ts";
import { bindBrowser, holderOf, openSession } from "../../src/domain/passport-sessions/open.ts";
import { getSession } from "../../src/domain/passport-sessions/read.ts";
import { type PassportSession, PassportSession as Shape } from "../../src/domain/passport-sessions/shape.ts";
import { issuePassport } from "../../src/domain/passports/issue.ts";
import { getPassport, listVersions } from "../../src/domain/passports/read.ts";
import { withdrawPassport } from "../../src/domain/passports/withdraw.ts";
import { createPortalSession } from "../../src/domain/portal-sessions/create.ts";
import { openPortalSession } from "../../src/domain/portal-sessions/open.ts";
import { changeProduct } from "../../src/domain/products/change.ts";
import { createProduct } from "../../src/domain/products/create.ts";
import type { Scope } from "../../src/domain/scope.ts";
import { makeFromBlock } from "../../src/domain/serial-blocks/make.ts";
import { getBlock, getCodes } from "../../src/domain/serial-blocks/read.ts";
import { reserveBlock } from "../../src/domain/serial-blocks/reserve.ts";
import { toolsOf } from "../../src/domain/services.ts";
import type { Data } from "../../src/domain/templates/values.ts";
import type { Transaction } from "../../src/storage/database.ts";
import { COMPLETE, newGtin, newReference } from "../support/company.ts";
import { SITE_URL } from "../support/server.ts";
import { openWorkshop, type Workshop } from "../support/services.ts";

const HOUR = 60 * 60;
/** A key of the textile template that is not public. */
const RESTRICTED: Data = { commodity_code: "62052000" };

let shop: Workshop;
beforeAll(async () => {
  shop = await openWorkshop();
});
afterAll(() => shop?.close());

const write = <T>(work: (tx: Transaction) => Promise<T>) => shop.services.db.write(work);
const reader = () => shop.services.db.reader;
const at = (seconds: number) => ({ ...toolsOf(shop.services), now: toolsOf(shop.services).now + seconds });

function create(over: object = {}, scope: Scope = shop.live): Promise<PassportSession> {
  return write((tx) =>
    createSession(tx, scope, {
      reference: newReference(),
      name: "Camisa Ria",
      operator: { name: "Rita Sousa", email: "rita@nortada.example" },
      data: COMPLETE,
      success_url: "https://erp.nortada.example/done",
      metadata: { order: "7" },
      ...over,
    }),
  );
}

const secretOf = (session: PassportSession) => session.url?.slice(-43) ?? "";
const read = (session: PassportSession, scope: Scope = shop.live) => getSession(reader(), scope, session.id);

async function opened(session: PassportSession, later = 0) {
  const result = await openSession(reader(), at(later), secretOf(session));
  if (typeof result === "string") throw new Error(`the session is ${result}`);
  return result;
}

async function complete(session: PassportSession, note = "Completed by its operator.") {
  const { scope } = await opened(session);
  return write((tx) => completeSession(tx, scope, session.id, consent(note)));
}

const consent = (changeNote = "N") => ({ changeNote, statement: "I confirm the data." });

async function codeOf(asking: Promise<unknown>): Promise<string> {
  try {
    await asking;
    return "granted";
  } catch (fault) {
    if (fault instanceof Failure) return fault.code;
    throw fault;
  }
}

async function eventTypes(): Promise<string[]> {
  const { data } = await listEvents(reader(), shop.live, {}, { limit: 100 });
  return data.map(({ type }) => type);
}

async function completions() {
  const { data } = await listEvents(
    reader(),
    shop.live,
    { type: "passport_session.completed" },
    { limit: 100 },
  );
  return data.map((event) => event.data.object);
}

async function newestEntry() {
  const { activity } = shop.services.db.tables;
  const rows = await reader().q.select().from(activity);
  const entries = rows.map(({ entry }) => JSON.parse(entry)).sort((a, b) => (a.id < b.id ? 1 : -1));
  return entries[0];
}

describe("the secret of a session", () => {
  test("opens it for its operator, and no other text opens anything", async () => {
    const session = await create();
    const { session: row, scope } = await opened(session);
    expect(row.id).toBe(session.id);
    expect(scope).toMatchObject({
      dataset: shop.live.dataset,
      livemode: true,
      actor: { kind: "operator", id: session.id, name: "Rita Sousa" },
    });
    const secret = secretOf(session);
    for (const wrong of ["", "x", secret.slice(1), `${secret}a`, secret.toLowerCase(), session.id])
      expect(await openSession(reader(), at(0), wrong)).toBe("unknown");
  });

  test("of test data opens test data", async () => {
    const session = await create({}, shop.test);
    expect((await opened(session)).scope).toMatchObject({ dataset: shop.test.dataset, livemode: false });
  });

  test("works to the last second, and no longer", async () => {
    const session = await create();
    const left = session.expires - at(0).now;
    expect(typeof (await openSession(reader(), at(left - 1), secretOf(session)))).toBe("object");
    expect(await openSession(reader(), at(left), secretOf(session))).toBe("expired");
    const scope = (seconds: number) => ({ ...shop.live, now: at(seconds).now });
    expect(await read(session, scope(left - 1))).toMatchObject({ status: "open", url: session.url });
    expect(await read(session, scope(left))).toMatchObject({ status: "expired", url: null, outcome: null });
  });

  test("opens nothing once the session is completed, also after its time", async () => {
    const session = await create();
    await complete(session);
    for (const later of [0, 25 * HOUR])
      expect(await openSession(reader(), at(later), secretOf(session))).toBe("ended");
  });
});

describe("a session and browsers", () => {
  test("belong to the first that opens it, also of many at once", async () => {
    const session = await create();
    const { session: row } = await opened(session);
    expect(holderOf(row, undefined)).toBe("nobody");
    const secrets = await Promise.all(Array.from({ length: 10 }, () => bindBrowser(shop.services.db, row)));
    const [first, ...more] = secrets.filter((secret) => secret !== undefined);
    expect([first, more]).toEqual([expect.stringMatching(/^[0-9A-Za-z]{22}$/), []]);
    const { session: bound } = await opened(session);
    expect(holderOf(bound, first)).toBe("this");
    for (const other of [undefined, "", `${first}a`, secretOf(session), bound.browser_hash ?? ""])
      expect(holderOf(bound, other)).toBe("another");
    expect(await bindBrowser(shop.services.db, bound)).toBeUndefined();
  });
});

describe("completing a session", () => {
  test("issues the passport of a new product, and tells of it all", async () => {
    const gtin = newGtin();
    const session = await create();
    const product = (await opened(session)).session.product_id;
    await write((tx) => changeProduct(tx, shop.live, product, { gtin }));
    const before = (await eventTypes()).length;
    const done = await complete(session);
    const types = await eventTypes();
    expect(types.slice(0, types.length - before)).toEqual(["passport_session.completed", "passport.issued"]);
    expect(done).toEqual({
      ...session,
      status: "completed",
      url: null,
      passport: done.passport,
      passport_url: `${SITE_URL}/01/0${gtin}`,
      outcome: "issued",
      items_created: 0,
    });
    expect(Shape.safeParse(done).error).toBeUndefined();
    expect(await read(session)).toEqual(done);
    expect((await completions())[0] as object).toEqual(done);
    expect(JSON.stringify(await completions())).not.toContain(secretOf(session));
    const passport = await getPassport(reader(), shop.live, done.passport ?? "");
    expect(passport).toMatchObject({ product, version: 1, status: "issued", url: done.passport_url });
    expect(await newestEntry()).toMatchObject({
      action: "passport_session.completed",
      object: session.id,
      actor: { kind: "operator", id: session.id, name: "Rita Sousa" },
      details: { outcome: "issued", passport: passport.id, statement: "I confirm the data." },
    });
    const { passportVersions } = shop.services.db.tables;
    const versions = await reader().q.select().from(passportVersions);
    expect(versions.find(({ sha256 }) => sha256 === passport.content_sha256)?.actor).toEqual({
      kind: "operator",
      id: session.id,
      name: "Rita Sousa",
    });
  });

  test("publishes a version when a public or a restricted value, name, reference or GTIN is another", async () => {
    const first = await create();
    const { product_id } = (await opened(first)).session;
    const passport = (await complete(first)).passport ?? "";
    const changes = [
      { data: { colour: "blue" } },
      { data: RESTRICTED },
      { data: { colour: null } },
      { name: "Camisa Ria II" },
      { reference: newReference() },
      { gtin: newGtin() },
    ];
    let reference = first.reference;
    for (const [i, change] of changes.entries()) {
      reference = (await write((tx) => changeProduct(tx, shop.live, product_id, change))).reference;
      const done = await complete(await create({ reference }), `Change ${i}.`);
      expect([change, done.outcome, done.passport]).toEqual([change, "version", passport]);
      const { data } = await listVersions(reader(), shop.live, passport, { limit: 1 });
      expect(data[0]).toMatchObject({ version: i + 2, change_note: `Change ${i}.` });
    }
  });

  test("leaves the passport as it is when it says all already, also after a version with a note alone", async () => {
    const reference = newReference();
    const data = { ...COMPLETE, ...RESTRICTED };
    const { passport } = await complete(await create({ reference, data }));
    const before = await getPassport(reader(), shop.live, passport ?? "");
    const done = await complete(await create({ reference }));
    expect(done).toMatchObject({ outcome: "unchanged", passport, status: "completed" });
    expect(await getPassport(reader(), shop.live, passport ?? "")).toEqual(before);
    // There and back again is no change either.
    await write((tx) => changeProduct(tx, shop.live, before.product, { data: { colour: "blue" } }));
    await write((tx) => changeProduct(tx, shop.live, before.product, { data: { colour: null } }));
    expect((await complete(await create({ reference }))).outcome).toBe("unchanged");
  });

  test("issues a successor where the passport was withdrawn", async () => {
    const reference = newReference();
    const { passport } = await complete(await create({ reference }));
    await write((tx) => withdrawPassport(tx, shop.live, passport ?? "", "Recalled."));
    const done = await complete(await create({ reference }));
    expect(done.outcome).toBe("issued");
    expect(await getPassport(reader(), shop.live, done.passport ?? "")).toMatchObject({
      replaces: passport,
    });
    // A completed session goes on naming the passport that it made.
    await write((tx) => withdrawPassport(tx, shop.live, done.passport ?? "", "Again."));
    expect(await read(done)).toEqual(done);
  });

  test("makes those of its items that the product lacks, under the passport, and counts them", async () => {
    const reference = newReference();
    const first = await complete(await create({ reference, serials: ["A", "B"] }));
    expect(first.items_created).toBe(2);
    const second = await complete(await create({ reference, serials: ["b", "C", "a"] }));
    expect(second.items_created).toBe(1);
    expect(second.passport).toBe(first.passport);
    const { data } = await listItemsOfPassport(reader(), shop.live, first.passport ?? "", {}, { limit: 10 });
    expect(data.map(({ serial }) => serial).toSorted()).toEqual(["A", "B", "C"]);
    expect((await complete(await create({ reference }))).items_created).toBe(0);
    expect((await complete(await create({ reference, serials: ["A"] }))).items_created).toBe(0);
  });

  test("makes serials that wait in a block with the addresses that were printed", async () => {
    const reference = newReference();
    const first = await complete(await create({ reference, serials: ["A"] }));
    const passport = first.passport ?? "";
    const block = await write((tx) => reserveBlock(tx, shop.live, { passport, quantity: 3 }));
    const { codes } = await getCodes(reader(), shop.live, block.id);
    const second = await complete(
      await create({ reference, serials: ["000003", "000001", "B"], metadata: {} }),
    );
    expect(second.items_created).toBe(3);
    const { data } = await listItemsOfPassport(reader(), shop.live, passport, {}, { limit: 10 });
    expect(data.map(({ serial }) => serial)).toEqual(["B", "000003", "000001", "A"]);
    const printed = new Map(codes.map(({ serial, url }) => [serial, url]));
    for (const { serial, url } of data) if (printed.has(serial)) expect(printed.get(serial)).toBe(url);
    expect((await getBlock(reader(), shop.live, block.id)).unused).toBe(1);
    expect((await getPassport(reader(), shop.live, passport)).items_count).toBe(4);
    // The box that held the block sends them later.
    const late = await write((tx) =>
      makeFromBlock(tx, shop.live, block.id, { serials: ["000001", "000002"] }),
    );
    expect(late.created_count).toBe(1);
  });

  test("happens once, also when it is asked for ten times at once", async () => {
    const session = await create();
    const { scope } = await opened(session);
    const outcomes = await Promise.all(
      Array.from({ length: 10 }, () =>
        codeOf(write((tx) => completeSession(tx, scope, session.id, consent()))),
      ),
    );
    expect(outcomes.toSorted()).toEqual(["granted", ...Array(9).fill("session_closed")]);
    expect((await completions()).filter(({ id }) => id === session.id)).toHaveLength(1);
    const { passport } = await read(session);
    const { data } = await listVersions(reader(), shop.live, passport ?? "", { limit: 10 });
    expect(data).toHaveLength(1);
  });

  test("of two sessions of one product at once issues one passport", async () => {
    const reference = newReference();
    const sessions = await Promise.all([create({ reference }), create({ reference })]);
    const done = await Promise.all(sessions.map((session) => complete(session)));
    expect(done.map(({ outcome }) => outcome).toSorted()).toEqual(["issued", "unchanged"]);
    expect(new Set(done.map(({ passport }) => passport)).size).toBe(1);
  });

  test("is refused, and leaves everything as it was, when it cannot be done", async () => {
    const expired = await create();
    const incomplete = await create({ data: { brand: "Nortada" } });
    const archived = await create();
    const broken = await create({ serials: ["A"] });
    await write(async (tx) => {
      const { session } = await opened(archived);
      await changeProduct(tx, shop.live, session.product_id, { status: "archived" });
    });
    const events = await eventTypes();
    const { scope } = await opened(expired);
    const late = { ...scope, now: expired.expires };
    expect(await codeOf(write((tx) => completeSession(tx, late, expired.id, consent())))).toBe(
      "session_closed",
    );
    expect(await codeOf(complete(incomplete))).toBe("passport_missing");
    expect(await codeOf(complete(archived))).toBe("product_archived");
    const limited = { ...scope, company: { ...scope.company, limits: { items_per_month: 0 } } };
    expect(await codeOf(write((tx) => completeSession(tx, limited, broken.id, consent())))).toBe(
      "plan_limit_reached",
    );
    for (const foreign of [shop.test, { ...shop.live, dataset: -1 }])
      expect(await codeOf(write((tx) => completeSession(tx, foreign, expired.id, consent())))).toBe(
        "resource_missing",
      );
    for (const session of [incomplete, archived, broken]) expect(await read(session)).toEqual(session);
    expect(await eventTypes()).toEqual(events);
  });

  test("of an archived product publishes a version of the passport that it has", async () => {
    const reference = newReference();
    const product = await write((tx) =>
      createProduct(tx, shop.live, { name: "N", reference, data: COMPLETE }),
    );
    await write((tx) => issuePassport(tx, shop.live, { product: product.id }));
    await write((tx) =>
      changeProduct(tx, shop.live, product.id, { status: "archived", data: { colour: "red" } }),
    );
    expect((await complete(await create({ reference }))).outcome).toBe("version");
  });

  test("needs a company that may write", async () => {
    const session = await create();
    const standing = async (status: "active" | "read_only" | "suspended") =>
      write((tx) => changeCompany(tx, toolsOf(shop.services), "nortada", { status }));
    for (const [status, code] of [
      ["read_only", "account_read_only"],
      ["suspended", "account_suspended"],
      ["active", "granted"],
    ] as const) {
      await standing(status);
      expect(await codeOf(complete(session))).toBe(code);
    }
  });
});

describe("the client secret of a portal session", () => {
  test("opens its product for 60 minutes, and no other text opens anything", async () => {
    const { id } = await write((tx) =>
      createProduct(tx, shop.live, { name: "N", reference: newReference() }),
    );
    const portal = await write((tx) =>
      createPortalSession(tx, shop.live, {
        product: id,
        origin: "https://shop.nortada.example",
        allow_upload: false,
      }),
    );
    expect(portal.expires).toBe(portal.created + HOUR);
    const left = portal.expires - at(0).now;
    const result = await openPortalSession(reader(), at(left - 1), portal.client_secret);
    expect(result).toMatchObject({
      session: { id: portal.id, product: id, origin: portal.origin, allow_upload: false },
      scope: { dataset: shop.live.dataset, actor: { kind: "portal", id: portal.id } },
    });
    expect(await openPortalSession(reader(), at(left), portal.client_secret)).toBe("expired");
    const { client_secret: secret } = portal;
    for (const wrong of ["", "ps_", secret.slice(0, -1), `${secret}a`, portal.id, secret.replace(/.$/, "-")])
      expect(await openPortalSession(reader(), at(0), wrong)).toBe("unknown");
  });
});
