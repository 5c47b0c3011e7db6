/** The hosted page of a passport session without scripts, as HTML says: from the first answer to the code. */
import { afterAll, beforeAll, describe, expect, test } from "bun:test";
import { gzipSync } from "node:zlib";
import { buildWeb } from "../../scripts/build-web.ts";
import { type Client, ok } from "../support/client.ts";
import {
  COMPLETE,
  createProduct,
  issueProduct,
  newGtin,
  newReference,
  type Stage,
  startStage,
} from "../support/company.ts";
import { pdf } from "../support/documents.ts";
import type {
  Document,
  Event,
  Item,
  List,
  Passport,
  PassportSession,
  PassportVersion,
  Product,
  Template,
} from "../support/objects.ts";
import { readRows } from "../support/records.ts";
import { ON_POSTGRES, SITE_URL } from "../support/server.ts";
import { formOf, type Page, type Visitor, visitorOf } from "../support/visitor.ts";

const LANGUAGES = ["en", "pt", "es", "fr", "de", "it"];
const SUCCESS = "https://erp.nortada.example/done?session={SESSION_ID}";

let stage: Stage;

beforeAll(async () => {
  await buildWeb();
  stage = await startStage({ CARNET_LOG_LEVEL: "debug" });
}, 90_000);
afterAll(() => stage?.server.stop());

interface Opened {
  session: PassportSession;
  visitor: Visitor;
  /** Path of the session on this machine. */
  path: string;
  page: Page;
}

async function open(over: object = {}, client: Client = stage.live, language = "en"): Promise<Opened> {
  const session = await ok(
    client.post<PassportSession>("/passport_sessions", {
      reference: newReference(),
      name: "Camisa Ria",
      operator: { name: "Rita Sousa" },
      success_url: SUCCESS,
      metadata: { order: "7" },
      ...over,
    }),
  );
  const visitor = visitorOf(stage.server.address, language);
  const path = session.url?.slice(SITE_URL.length) ?? "";
  return { session, visitor, path, page: await visitor.get(path) };
}

/** A product of its own, and a session for it. */
async function openFor(data: object, over: object = {}, client: Client = stage.live) {
  const product = await createProduct(client, { data, ...over });
  return { product, ...(await open({ reference: product.reference }, client)) };
}

const COMPOSITION = {
  "data.fibre_composition[0].fibre": "linen",
  "data.fibre_composition[0].percent": "55",
  "data.fibre_composition[1].fibre": "Organic cotton",
  "data.fibre_composition[1].percent": "45,0 %",
};
const REQUIRED = { "data.brand": "Nortada", "data.country_making": "PT", ...COMPOSITION };

const GO = "go=confirm";
const agree = (visitor: Visitor, page: Page, over: Record<string, string> = {}) =>
  visitor.submit(page, { agree: "yes", ...over });
const readSession = (session: PassportSession, client: Client = stage.live) =>
  ok(client.get<PassportSession>(`/passport_sessions/${session.id}`));
const productOf = async (session: PassportSession, client: Client = stage.live) => {
  const query = `/products?reference=${encodeURIComponent(session.reference)}`;
  const [product] = (await ok(client.get<List<Product>>(query))).data;
  if (!product) throw new Error("no product");
  return product;
};
const versionsOf = async (passport: string, client: Client = stage.live) =>
  (await ok(client.get<List<PassportVersion>>(`/passports/${passport}/versions?limit=100`))).data;
const completions = async (client: Client = stage.live) =>
  (await ok(client.get<List<Event<PassportSession>>>("/events?limit=100&type=passport_session.completed")))
    .data;

function expectPrivate(page: Page): void {
  expect(page.headers.get("cache-control")).toBe("no-store");
  expect(page.headers.get("referrer-policy")).toBe("no-referrer");
  expect(page.headers.get("x-frame-options")).toBe("DENY");
  expect(page.headers.get("content-security-policy")).toContain("frame-ancestors 'none'");
}

describe("a passport session, without scripts", () => {
  test("leads from the first answer over the consent to the code, and tells of it", async () => {
    const gtin = newGtin();
    const { product, session, visitor, path, page } = await openFor({ colour: "Indigo" }, { gtin });
    expect([page.status, page.title]).toEqual([200, "Camisa Ria"]);
    for (const text of ["Nortada", "Rita Sousa", product.reference, "3 answers to go", "Indigo"])
      expect(page.text).toContain(text);

    const confirming = await visitor.submit(page, REQUIRED, GO);
    expect([confirming.status, confirming.title]).toEqual([200, "Is all this right?"]);
    expect(confirming.path).toBe(`${path}?lang=en&step=confirm`);
    expectPrivate(confirming);
    for (const text of ["linen 55", "organic cotton 45", "Portugal", "Indigo", "on behalf of Nortada"])
      expect(confirming.text).toContain(text);
    expect((await readSession(session)).status).toBe("open");

    const unticked = await visitor.submit(confirming);
    expect([unticked.status, unticked.title]).toEqual([422, "Is all this right?"]);
    expect(unticked.text).toContain("Tick the box to confirm.");

    const done = await agree(visitor, unticked);
    expect([done.status, done.title]).toEqual([200, "The passport is issued"]);
    expect(done.path).toBe(`${path}?lang=en&step=done`);
    expectPrivate(done);
    const url = `${SITE_URL}/01/0${gtin}`;
    expect(done.text).toContain(url.slice("https://".length));
    expect(done.text).toContain(`href="https://erp.nortada.example/done?session=${session.id}"`);
    expect(done.text).toContain("<svg");

    const after = await readSession(session);
    expect(after).toMatchObject({ status: "completed", outcome: "issued", items_created: 0, url: null });
    expect(after.passport_url).toBe(url);
    expect((await completions())[0]?.data.object).toEqual(after);
    const passport = await ok(stage.live.get<Passport>(`/passports/${after.passport}`));
    expect(done.text).toContain(passport.nfc.ndef_hex);
    expect(done.text).toContain(passport.nfc.ntag_tlv_hex);
    expect(passport.content.fields).toEqual({ ...COMPLETE, colour: "Indigo" });
    for (const { text } of [page, confirming, done]) expect(text).not.toContain(path.slice(3));
  });

  test("keeps its address closed once it is completed, and the code open to its own browser", async () => {
    const { session, visitor, path, page } = await openFor(COMPLETE);
    await agree(visitor, await visitor.submit(page, {}, GO));
    const again = await visitor.get(path);
    expect([again.status, again.title]).toEqual([410, "This session is finished"]);
    expect(again.text).toContain("?lang=en&amp;step=done");
    expect(again.text).toContain(`done?session=${session.id}`);
    expect((await visitor.get(`${path}?step=done`)).title).toBe("The passport is issued");
    const stranger = visitorOf(stage.server.address);
    for (const address of [path, `${path}?step=done`, `${path}?step=confirm`]) {
      const closed = await stranger.get(address);
      expect([closed.status, closed.title]).toEqual([410, "This session is finished"]);
      expect(closed.text).not.toContain("step=done");
      expect(closed.text).not.toContain(session.id);
    }
    // A form of another tab, sent late.
    expect((await visitor.submit(page, { "data.brand": "Other" }, GO)).title).toBe("The passport is issued");
    expect((await productOf(session)).data["brand"]).toBe("Nortada");
  });

  test("shows the code only when there is one", async () => {
    const { visitor, path } = await openFor(COMPLETE);
    const early = await visitor.get(`${path}?step=done`);
    expect([early.status, early.title, early.path]).toEqual([200, "Camisa Ria", `${path}?lang=en`]);
  });

  test("names what is missing with a link to it, and keeps what was answered", async () => {
    const { session, visitor, page } = await open();
    const back = await visitor.submit(page, { "data.brand": "Nortada" }, GO);
    expect(back.status).toBe(422);
    expect(back.text).toContain("2 things are to be corrected");
    expect(back.text).toContain('href="#data-fibre_composition-0-fibre"');
    expect(back.text).toContain('href="#data-country_making"');
    expect((await productOf(session)).data).toEqual({ brand: "Nortada" });
    const direct = await visitor.get(`${back.path.split("?")[0]}?step=confirm`);
    expect([direct.status, direct.title]).toEqual([422, "Camisa Ria"]);
    expect((await visitor.submit(direct, REQUIRED, GO)).title).toBe("Is all this right?");
  });

  test("stores what is right, and gives back what is not with what to do", async () => {
    const { session, visitor, page } = await open();
    const back = await visitor.submit(
      page,
      { ...REQUIRED, "data.fibre_composition[1].percent": "60", "data.net_weight": "heavy" },
      GO,
    );
    expect(back.status).toBe(422);
    expect(back.text).toContain("The shares add up to 115\u00a0%. They must make 100\u00a0%.");
    expect(back.text).toContain('value="heavy"');
    expect(back.text).toContain('value="60"');
    expect((await productOf(session)).data).toEqual({ brand: "Nortada", country_making: "PT" });
    const next = await visitor.submit(back, { ...COMPOSITION, "data.net_weight": "240" }, GO);
    expect(next.title).toBe("Is all this right?");
  });

  test("adds rows on a button, and saves on another", async () => {
    const { session, visitor, page } = await open();
    const more = await visitor.submit(page, COMPOSITION, "more=data.fibre_composition");
    expect(more.status).toBe(200);
    expect(more.text).toContain("data.fibre_composition[4].fibre");
    const saved = await visitor.submit(more, { "data.brand": "Nortada" }, "go=save");
    expect([saved.status, saved.title]).toEqual([200, "Camisa Ria"]);
    expect((await productOf(session)).data).toEqual({
      brand: "Nortada",
      fibre_composition: COMPLETE.fibre_composition,
    });
  });

  test("changes nothing when nothing is changed", async () => {
    const sample = await Bun.file(`${import.meta.dir}/../fixtures/sample-data.json`).json();
    for (const template of Object.keys(sample)) {
      const { product, visitor, page } = await openFor(sample[template].full, { template });
      const saved = await visitor.submit(page, {}, "go=save");
      expect([template, saved.status]).toEqual([template, 200]);
      expect(await ok(stage.live.get<Product>(`/products/${product.id}`))).toEqual(product);
    }
  });

  test("publishes a version with a note where there is a passport, and none where nothing changed", async () => {
    const { product, passport } = await issueProduct(stage.live);
    const first = await open({ reference: product.reference });
    const confirming = await first.visitor.submit(first.page, { "data.colour": "Indigo" }, GO);
    expect(confirming.text).toContain("Publish the new version");
    const long = await agree(first.visitor, confirming, { note: "x".repeat(501) });
    expect(long.status).toBe(422);
    expect(long.text).toContain("Shorten this to 500 characters. It has 501.");
    const done = await agree(first.visitor, long, { note: "Colour added.\r\nBy hand." });
    expect(done.title).toBe("The new version is published");
    expect((await versionsOf(passport.id))[0]).toMatchObject({
      version: 2,
      change_note: "Colour added.\nBy hand.",
    });
    expect((await readSession(first.session)).outcome).toBe("version");

    const second = await open({ reference: product.reference });
    const same = await second.visitor.submit(second.page, {}, GO);
    expect(same.text).toContain("says all this already");
    expect((await agree(second.visitor, same)).title).toBe("The passport is up to date");
    expect((await readSession(second.session)).outcome).toBe("unchanged");
    expect(await versionsOf(passport.id)).toHaveLength(2);

    const third = await open({ reference: product.reference });
    const quiet = await third.visitor.submit(third.page, { "data.colour": "Blue" }, GO);
    await agree(third.visitor, quiet);
    expect((await versionsOf(passport.id))[0]?.change_note).toBe("Data brought up to date.");
  });

  test("makes the pieces that are missing, and says how many", async () => {
    const { product, passport } = await issueProduct(stage.live);
    await ok(stage.live.post(`/passports/${passport.id}/items`, { serials: ["A"] }));
    const { session, visitor, page } = await open({ reference: product.reference, serials: ["a", "B", "C"] });
    const confirming = await visitor.submit(page, {}, GO);
    expect(confirming.text).toContain("2 items with numbers of their own will be created.");
    expect((await agree(visitor, confirming)).text).toContain("2 items created.");
    expect((await readSession(session)).items_created).toBe(2);
    const { data } = await ok(stage.live.get<List<Item>>(`/passports/${passport.id}/items`));
    expect(data.map(({ serial }) => serial).toSorted()).toEqual(["A", "B", "C"]);
  });

  test("says that it makes pieces whose serials wait in a block", async () => {
    const { product, passport } = await issueProduct(stage.live);
    await ok(stage.live.post("/serial_blocks", { passport: passport.id, quantity: 3 }));
    const { visitor, page } = await open({ reference: product.reference, serials: ["000001", "000002"] });
    const confirming = await visitor.submit(page, {}, GO);
    expect(confirming.text).toContain("2 items with numbers of their own will be created.");
    expect((await agree(visitor, confirming)).text).toContain("2 items created.");
  });

  test("is whole in each language, also what the person agrees to", async () => {
    const titles: string[][] = [];
    for (const language of LANGUAGES) {
      const product = await createProduct(stage.live, { data: {} });
      const { visitor, page } = await open(
        { reference: product.reference, serials: ["1"] },
        stage.live,
        language,
      );
      const back = await visitor.submit(page, {}, GO);
      const documents = await visitor.get(`${page.path}?step=documents&lang=${language}`);
      const confirming = await visitor.submit(back, REQUIRED, GO);
      const done = await agree(visitor, confirming);
      const ended = await visitor.get(page.path);
      const pages = [back, documents, confirming, done, ended];
      expect([language, pages.map(({ status }) => status)]).toEqual([language, [422, 200, 200, 200, 410]]);
      for (const { text } of pages) {
        expect(text).toContain(`<html lang="${language}`);
        expect(text.replace(/ data-[\w-]+="[^"]*"/g, "")).not.toMatch(/\{\w+\}/);
      }
      titles.push([documents, confirming, done, ended].map(({ title }) => title));
    }
    for (const column of [0, 1, 2, 3])
      expect(new Set(titles.map((row) => row[column])).size).toBeGreaterThanOrEqual(column === 0 ? 4 : 6);
  });

  test("marks in the reader's language where a value comes from", async () => {
    const { page, visitor } = await open({}, stage.live, "de");
    const saved = await visitor.submit(page, { "data.colour": "Blau" }, "go=save");
    expect(saved.text).toContain('title="von Ihnen geschrieben">SIE</span>');
    expect(saved.text).not.toContain(">YOU<");
  });

  test("is under 60 KB compressed on every page, style and script included, for every template", async () => {
    const { data } = await ok(stage.live.get<List<Template>>("/templates"));
    for (const { code } of data) {
      const { page } = await openFor({}, { template: code });
      let bytes = gzipSync(page.text).length;
      for (const [, asset] of page.text.matchAll(/(?:src|href)="(\/assets\/hosted\/[^"]+)"/g))
        bytes += gzipSync(await (await fetch(stage.server.address + asset)).text()).length;
      expect([code, bytes < 60 * 1024]).toEqual([code, true]);
      const sent = await fetch(stage.server.address + page.path, {
        headers: { "Accept-Encoding": "br" },
      });
      expect(sent.headers.get("content-encoding")).toBe("br");
    }
  });
});

describe("two people on one product", () => {
  const two = async (data: object) => {
    const product = await createProduct(stage.live, { data });
    const sessions = [
      await open({ reference: product.reference }),
      await open({ reference: product.reference, operator: { name: "Ana Reis" } }),
    ] as const;
    return { product, sessions };
  };
  const dataOf = async ({ id }: Product) => (await ok(stage.live.get<Product>(`/products/${id}`))).data;

  test("lose nothing of each other, though both saw the product before", async () => {
    const { product, sessions } = await two({ colour: "Indigo", size_range: "S to L" });
    const [one, other] = sessions;
    await one.visitor.submit(one.page, { "data.brand": "Nortada", "data.size_range": "S to XL" }, "go=save");
    await other.visitor.submit(other.page, { "data.country_making": "PT", "data.colour": "" }, "go=save");
    expect(await dataOf(product)).toEqual({ brand: "Nortada", country_making: "PT", size_range: "S to XL" });
  });

  test("who answer the same question differently are shown the other answer, and choose", async () => {
    const { product, sessions } = await two({ ...COMPLETE, colour: "Indigo" });
    const [one, other] = sessions;
    await one.visitor.submit(one.page, { "data.colour": "Blue" }, "go=save");
    const asked = await other.visitor.submit(other.page, { "data.colour": "Green" }, GO);
    expect(asked.status).toBe(422);
    expect(asked.text).toContain("Somebody else wrote “Blue” here meanwhile.");
    expect(asked.text).toContain('value="Green"');
    expect((await dataOf(product))["colour"]).toBe("Blue");
    // Sending it again is the answer.
    expect((await other.visitor.submit(asked, {}, GO)).title).toBe("Is all this right?");
    expect((await dataOf(product))["colour"]).toBe("Green");

    const late = await one.visitor.submit(one.page, { "data.colour": "Red" }, "go=save");
    expect(late.text).toContain("Somebody else wrote “Green” here meanwhile.");
    const taken = await one.visitor.submit(late, {}, "theirs=colour");
    expect(taken.status).toBe(200);
    expect(formOf(taken.text).fields.get("data.colour")).toBe("Green");
    expect((await dataOf(product))["colour"]).toBe("Green");
  });

  test("who clear an answer and give another are asked nothing", async () => {
    const { product, sessions } = await two({ ...COMPLETE, colour: "Indigo" });
    const [one, other] = sessions;
    await one.visitor.submit(one.page, { "data.colour": "" }, "go=save");
    // The page of before, as a script sends it: what it saw was Indigo.
    await one.visitor.submit(one.page, { "data.colour": "Blue" }, "go=save");
    expect((await dataOf(product))["colour"]).toBe("Blue");
    await one.visitor.submit(one.page, { "data.colour": "" }, "go=save");
    expect((await other.visitor.submit(other.page, { "data.colour": "Green" }, GO)).status).toBe(200);
    expect((await dataOf(product))["colour"]).toBe("Green");
    // Emptying what somebody else wrote meanwhile is asked about.
    const asked = await one.visitor.submit(one.page, { "data.colour": "" }, GO);
    expect(asked.text).toContain("Somebody else wrote “Green” here meanwhile.");
    expect((await dataOf(product))["colour"]).toBe("Green");
  });

  test("answer only for what they saw: what changed since is shown first", async () => {
    const { product, session, visitor, page } = await openFor(COMPLETE);
    const confirming = await visitor.submit(page, {}, GO);
    await ok(stage.live.post(`/products/${product.id}`, { data: { colour: "Indigo" } }));
    const again = await agree(visitor, confirming);
    expect([again.status, again.title]).toEqual([422, "Is all this right?"]);
    expect(again.text).toContain("Somebody changed the data while you were looking at them.");
    expect(again.text).toContain("Indigo");
    expect(await readSession(session)).toMatchObject({ status: "open", passport: null });
    expect((await agree(visitor, again)).title).toBe("The passport is issued");
  });
});

describe("completing", () => {
  test("happens once under double clicks and in two tabs, and each of them gets to the code", async () => {
    const { session, visitor, page } = await openFor(COMPLETE);
    const tabs = await Promise.all([visitor.submit(page, {}, GO), visitor.submit(page, {}, GO)]);
    const before = (await completions()).length;
    const answers = await Promise.all(
      Array.from({ length: 10 }, (_, i) => agree(visitor, tabs[i % 2] as Page)),
    );
    expect(answers.map(({ status, title }) => `${status} ${title}`)).toEqual(
      Array(10).fill("200 The passport is issued"),
    );
    const { passport } = await readSession(session);
    expect(await versionsOf(passport ?? "")).toHaveLength(1);
    expect(await completions()).toHaveLength(before + 1);
  });

  test("by 200 operators at once loses nothing, and issues each passport once", async () => {
    const before = await ok(stage.live.get<List<Passport>>("/passports?limit=1"));
    const operators = Array.from({ length: 200 }, (_, i) => i);
    const ends = await Promise.all(
      operators.map(async (i) => {
        const opened = await open({ operator: { name: `Operator ${i}` }, serials: [`P-${i}`] });
        const { session, visitor, page } = opened;
        const brand = { ...REQUIRED, "data.brand": `Brand ${i}` };
        const confirming = await visitor.submit(page, brand, GO);
        const done = await Promise.all([agree(visitor, confirming), agree(visitor, confirming)]);
        return { i, session, titles: done.map(({ title }) => title) };
      }),
    );
    for (const { i, session, titles } of ends) {
      expect(titles).toEqual(Array(2).fill("The passport is issued"));
      const after = await readSession(session);
      expect(after).toMatchObject({ status: "completed", outcome: "issued", items_created: 1 });
      const passport = await ok(stage.live.get<Passport>(`/passports/${after.passport}`));
      expect(passport).toMatchObject({ version: 1, items_count: 1 });
      expect(passport.content.fields["brand"]).toBe(`Brand ${i}`);
    }
    const ids = new Set<string>();
    let after: string | undefined;
    const newest = before.data[0]?.id ?? "";
    for (;;) {
      const path = `/passports?limit=100${after ? `&starting_after=${after}` : ""}`;
      const { data, has_more } = await ok(stage.live.get<List<Passport>>(path));
      for (const { id } of data) if (id > newest) ids.add(id);
      after = data.at(-1)?.id;
      if (!has_more || (after ?? "") <= newest) break;
    }
    expect(ids.size).toBe(200);
  }, 120_000);
});

describe("what a session does not do", () => {
  test("take a form of another site, of another browser, or of none of its pages", async () => {
    const { session, visitor, path, page } = await openFor(COMPLETE);
    const confirming = await visitor.submit(page, {}, GO);
    const { fields } = formOf(confirming.text);
    fields.set("agree", "yes");
    const address = `${path}?step=confirm`;
    for (const headers of [
      { "Sec-Fetch-Site": "cross-site" },
      { "Sec-Fetch-Site": "same-site" },
      { Origin: "https://attacker.example" },
      { Origin: "https://id.carnet.test.attacker.example" },
    ]) {
      const refused = await visitor.post(address, fields, headers);
      expect([headers, refused.status, refused.title]).toEqual([headers, 403, "The form could not be read"]);
    }
    const stranger = visitorOf(stage.server.address);
    const other = await stranger.post(address, fields);
    expect([other.status, other.title]).toEqual([403, "This session is open in another browser"]);
    for (const type of ["application/json", "text/plain"]) {
      const refused = await visitor.post(address, "agree=yes", { "Content-Type": type });
      expect([type, refused.status]).toEqual([type, 415]);
    }
    const large = await visitor.post(path, new URLSearchParams({ "data.brand": "x".repeat(1024 * 1024) }));
    expect(large.status).toBe(413);
    expect(await readSession(session)).toMatchObject({ status: "open", passport: null });
    for (const headers of [{ "Sec-Fetch-Site": "same-origin" }, { Origin: "null" }, { Origin: SITE_URL }]) {
      const saved = await visitor.post(path, new URLSearchParams({ go: "save" }), headers);
      expect([headers, saved.status]).toEqual([headers, 200]);
    }
  });

  test("open by a form that was posted to it, nor by one that was fetched ahead", async () => {
    const { session, path } = await openFor(COMPLETE);
    const fresh = await ok(
      stage.live.post<PassportSession>("/passport_sessions", {
        reference: session.reference,
        operator: { name: "Rita" },
        success_url: SUCCESS,
      }),
    );
    const unopened = fresh.url?.slice(SITE_URL.length) ?? path;
    const visitor = visitorOf(stage.server.address);
    expect((await visitor.post(unopened, new URLSearchParams({ "data.brand": "X" }))).status).toBe(403);
    expect((await visitor.get(unopened)).status).toBe(200);
  });

  test("go on after its end, in the middle of work too; what was saved stays", async () => {
    const { session, visitor, page } = await open();
    await visitor.submit(page, { "data.brand": "Nortada" }, "go=save");
    await ok(stage.live.post(`/passport_sessions/${session.id}/expire`));
    const late = await visitor.submit(page, REQUIRED, GO);
    expect([late.status, late.title]).toEqual([410, "This page has ended"]);
    expect(late.text).toContain("Ask for a new link where you came from.");
    expectPrivate(late);
    const saving = await visitor.post(page.path, new URLSearchParams(REQUIRED), {
      Accept: "application/json",
    });
    expect(saving.status).toBe(410);
    const product = await productOf(session);
    expect(product.data).toEqual({ brand: "Nortada" });
    const next = await open({ reference: session.reference });
    expect(next.page.text).toContain("2 answers to go");
  });

  test("take more than 180 forms a minute", async () => {
    const { visitor, path } = await openFor({});
    const ask = () => visitor.post(path, new URLSearchParams({ lang: "en" }), { Accept: "application/json" });
    const statuses = (await Promise.all(Array.from({ length: 185 }, ask))).map(({ status }) => status);
    expect(statuses.filter((status) => status === 200)).toHaveLength(180);
    const refused = await visitor.post(path, new URLSearchParams());
    expect([refused.status, refused.title]).toEqual([429, "This cannot be done just now"]);
    expect(Number(refused.headers.get("retry-after"))).toBeWithin(1, 61);
    expect((await visitor.get(path)).status).toBe(200);
  });

  test("hide that others could read the connection", async () => {
    const { visitor, path } = await openFor({});
    expect((await visitor.get(path)).text).not.toContain("Plain HTTP.");
    const fresh = await ok(
      stage.live.post<PassportSession>("/passport_sessions", {
        reference: newReference(),
        name: "Camisa Ria",
        operator: { name: "Rita" },
        success_url: SUCCESS,
      }),
    );
    const address = fresh.url?.slice(SITE_URL.length) ?? "";
    const shown = await visitorOf(stage.server.address).get(address, { Host: "192.168.1.20:3000" });
    expect(shown.text).toContain("Plain HTTP.");
  });

  test("issue more pieces than the company may, nor half of it", async () => {
    const company = await stage.addCompany("limited", "--plan", "pro");
    const product = await createProduct(company.live);
    const over = { reference: product.reference, serials: ["A", "B"] };
    const { session, visitor, page } = await open(over, company.live);
    const limit = (items: number) =>
      stage.server.carnetJson("company", "update", "limited", "--limit", `items_per_month=${items}`);
    await limit(1);
    const confirming = await visitor.submit(page, {}, GO);
    const stopped = await agree(visitor, confirming);
    expect([stopped.status, stopped.title]).toEqual([409, "This cannot be done just now"]);
    expect(stopped.text).toContain("cannot create so many items this month. Nothing was issued");
    expect(await readSession(session, company.live)).toMatchObject({ status: "open", passport: null });
    await limit(2);
    expect((await agree(visitor, confirming)).text).toContain("2 items created.");
  });

  test("work while the company may not write or its plan has no API", async () => {
    const company = await stage.addCompany("paused");
    const product = await createProduct(company.live);
    const { visitor, page, path } = await open({ reference: product.reference }, company.live);
    const update = (...words: string[]) => stage.server.carnetJson("company", "update", "paused", ...words);
    await update("--status", "read_only");
    expect((await visitor.get(path)).status).toBe(200);
    expect((await visitor.submit(page, { "data.colour": "Red" }, GO)).title).toBe(
      "This cannot be done just now",
    );
    await update("--status", "suspended");
    const suspended = await visitor.get(path);
    expect([suspended.status, suspended.title]).toEqual([409, "This cannot be done just now"]);
    await update("--status", "active", "--plan", "starter");
    expect((await visitor.get(path)).status).toBe(409);
    await update("--plan", "pro");
    expect((await visitor.submit(page, {}, GO)).title).toBe("Is all this right?");
  });

  test("issue the passport of a product that was archived meanwhile", async () => {
    const { product, session, visitor, page } = await openFor(COMPLETE);
    const confirming = await visitor.submit(page, {}, GO);
    await ok(stage.live.post(`/products/${product.id}`, { status: "archived" }));
    const stopped = await agree(visitor, confirming);
    expect(stopped.title).toBe("This cannot be done just now");
    expect(stopped.text).toContain("was archived");
    expect((await visitor.get(page.path)).text).toContain("was archived");
    expect((await readSession(session)).passport).toBeNull();
    await ok(stage.live.post(`/products/${product.id}`, { status: "active" }));
    expect((await agree(visitor, confirming)).title).toBe("The passport is issued");
  });

  test("publish on a passport that was withdrawn meanwhile: it issues a successor", async () => {
    const { product, passport } = await issueProduct(stage.live);
    const { session, visitor, page } = await open({ reference: product.reference });
    const confirming = await visitor.submit(page, { "data.colour": "Red" }, GO);
    await ok(stage.live.post(`/passports/${passport.id}/withdraw`, { reason: "Recalled." }));
    expect((await agree(visitor, confirming)).title).toBe("The passport is issued");
    const after = await readSession(session);
    expect(after.outcome).toBe("issued");
    expect(await ok(stage.live.get<Passport>(`/passports/${after.passport}`))).toMatchObject({
      replaces: passport.id,
    });
    await ok(stage.live.post(`/passports/${after.passport}/withdraw`, { reason: "Again." }));
    expect((await visitor.get(`${page.path}?step=done`)).text).toContain("was withdrawn meanwhile");
  });
});

describe("documents of a session", () => {
  const send = (
    visitor: Visitor,
    path: string,
    fields: Record<string, string | File>,
    accept = "text/html",
  ) => {
    const body = new FormData();
    for (const [name, value] of Object.entries(fields)) body.append(name, value);
    return visitor.post(`${path}?step=documents`, body, { Accept: accept });
  };
  const documentsOf = async (product: Product) =>
    (await ok(stage.live.get<List<Document>>(`/documents?product=${product.id}`))).data;

  test("are taken in for the product, read, and what they say is told but not filled in", async () => {
    const { product, visitor, path, page } = await openFor({ brand: "Nortada" });
    const unsent = await visitor.submit(page, { "data.colour": "Indigo" }, "go=documents");
    expect([unsent.status, unsent.title]).toEqual([200, "Documents"]);
    const lines = ["Composition: 55% linen, 45% organic cotton", "Made in Portugal"];
    const file = new File([pdf([lines]) as BlobPart], "Ficha <b>.pdf");
    const sent = await send(visitor, path, { kind: "tech_sheet", file });
    expect([sent.status, sent.title]).toEqual([200, "Documents"]);
    expect(sent.text).toContain("Ficha &lt;b&gt;.pdf");
    expect(await documentsOf(product)).toMatchObject([{ kind: "tech_sheet", source: "session" }]);
    const until = Date.now() + 60_000;
    while ((await documentsOf(product))[0]?.status !== "review" && Date.now() < until) await Bun.sleep(100);

    const shown = await visitor.get(path);
    expect(shown.text).toContain(
      "Ficha &lt;b&gt;.pdf, page 1, says: linen 55\u00a0%; organic cotton 45\u00a0%",
    );
    expect(shown.text).toContain("says: Portugal");
    expect(formOf(shown.text).fields.get("data.country_making")).toBe("");
    expect(formOf(shown.text).fields.get("data.fibre_composition[0].fibre")).toBe("");
    await visitor.submit(shown, {}, GO);
    expect((await productOf({ reference: product.reference } as PassportSession)).data).toEqual({
      brand: "Nortada",
      colour: "Indigo",
    });
  }, 90_000);

  test("are refused with what to do, and leave nothing", async () => {
    const { product, visitor, path } = await openFor({});
    const cases: [Record<string, string | File>, string][] = [
      [{ kind: "other" }, "Choose a file first."],
      [{ file: new File([], "") }, "Choose a file first."],
      [{ file: new File(["<svg onload=alert(1)>"], "x.pdf") }, "This file is no PDF, JPEG, PNG or WebP."],
      [{ file: new File([new Uint8Array(20 * 1024 * 1024 + 1).fill(37)], "x.pdf") }, "This file is no PDF"],
      [
        { file: new File(["%PDF-1.4\n", new Uint8Array(20 * 1024 * 1024)], "x.pdf") },
        "This file is larger than 20 MB.",
      ],
    ];
    for (const [fields, words] of cases) {
      const refused = await send(visitor, path, fields);
      expect([words, refused.status]).toEqual([words, 422]);
      expect(refused.text).toContain(words);
      const told = await send(visitor, path, fields, "application/json");
      expect(JSON.parse(told.text).fault).toStartWith(words);
    }
    const stranger = visitorOf(stage.server.address);
    const file = new File([pdf([["x"]]) as BlobPart], "x.pdf");
    expect((await send(stranger, path, { file })).status).toBe(403);
    expect(await documentsOf(product)).toEqual([]);
  }, 90_000);

  test("end at a hundred", async () => {
    const { product, visitor, path } = await openFor({});
    const file = () => new File([pdf([["x"]]) as BlobPart], "x.pdf");
    for (let round = 0; round < 10; round++) {
      const sent = await Promise.all(Array.from({ length: 10 }, () => send(visitor, path, { file: file() })));
      expect(sent.map(({ status }) => status)).toEqual(Array(10).fill(200));
    }
    const more = await send(visitor, path, { file: file() });
    expect(more.status).toBe(422);
    expect(more.text).toContain("There are 100 documents already.");
    const { has_more } = await ok(
      stage.live.get<List<Document>>(`/documents?product=${product.id}&limit=100`),
    );
    expect(has_more).toBe(false);
  }, 90_000);
});

describe("hostile input", () => {
  const ATTACKS = [
    `"><img src=x onerror=alert(1)>`,
    `'><script>alert(1)</script>`,
    `</textarea></title></script><svg onload=alert(1)>`,
    "javascript:alert(1)//",
    "{{7*7}}<%= 7*7 %>",
    `' or 1=1; drop table products; --`,
    "../../../../etc/passwd",
    "a\u0000b",
    "\ud800",
    "\u202etxt.exe",
    "x".repeat(5001),
    "9".repeat(400),
    "1e400",
    "-0",
    "NaN",
  ];

  test("in every field of every template is stored as text or refused, and never becomes markup", async () => {
    const { data } = await ok(stage.live.get<List<Template>>("/templates"));
    for (const { code } of data) {
      const { visitor, path, page } = await openFor({}, { template: code });
      const names = [...formOf(page.text).fields.keys()].filter((name) => name.startsWith("data."));
      for (const attack of ATTACKS) {
        const body = new URLSearchParams(names.map((name) => [name, attack]));
        const back = await visitor.post(path, body);
        expect([code, attack.slice(0, 20), back.status]).toEqual([code, attack.slice(0, 20), 422]);
        expectNoMarkup(back.text);
        expectNoMarkup((await visitor.get(path)).text);
      }
    }
  }, 120_000);

  test("in names of fields, steps, marks and languages changes nothing", async () => {
    const { product, visitor, path } = await openFor(COMPLETE);
    const strange: [string, string][] = [
      ["data.__proto__", "x"],
      ["data.constructor", "x"],
      ["data.unknown", "x"],
      ["data.fibre_composition[9999999999].fibre", "x"],
      ["data[brand]", "x"],
      ["seen", "brand:x __proto__:y constructor:z"],
      ["more", "data.__proto__"],
      ["theirs", "__proto__"],
      ["go", "done"],
      ["mark", "x"],
    ];
    for (const pair of strange) {
      const answer = await visitor.post(path, new URLSearchParams([pair]));
      expect([pair, answer.status < 500]).toEqual([pair, true]);
    }
    for (const query of ["?lang=%3Cscript%3E", "?step=%00", "?step=done&step=confirm", "?lang=pt&lang=de"]) {
      const shown = await visitor.get(path + query);
      expect([query, shown.status]).toEqual([query, 200]);
      expectNoMarkup(shown.text);
    }
    expect(await ok(stage.live.get<Product>(`/products/${product.id}`))).toEqual(product);
  });

  test("in what the company sent is shown as text", async () => {
    const attack = `<img src=x onerror=alert(1)>"'&`;
    const { visitor, page } = await open({
      name: attack,
      reference: `${newReference()}${attack}`,
      operator: { name: attack },
      data: { ...COMPLETE, brand: attack, colour: attack },
      cancel_url: "https://erp.nortada.example/?q=%22%3E%3Cscript%3E",
    });
    const confirming = await visitor.submit(page, {}, GO);
    const done = await agree(visitor, confirming);
    for (const { text } of [page, confirming, done]) expectNoMarkup(text);
    expect(done.title).toBe("The passport is issued");
  });

  function expectNoMarkup(text: string): void {
    expect(/<img|<svg onload|onerror=alert|<script>|javascript:alert/.exec(withoutTexts(text))).toBeNull();
  }

  /** Without values of attributes and escaped text. */
  function withoutTexts(text: string): string {
    return text.replace(/"[^"<>]*"/g, '""').replace(/>[^<]*</g, "><");
  }
});

describe.skipIf(ON_POSTGRES)("what a session leaves behind", () => {
  test("is the operator's name with each thing done, the words agreed to, and no secret", async () => {
    const { session, visitor, path, page } = await openFor(COMPLETE);
    const confirming = await visitor.submit(page, { "data.colour": "Indigo" }, GO);
    await agree(visitor, confirming);
    const { passport } = await readSession(session);
    const entries = readRows<{ entry: string }>(stage.server, "select entry from activity order by id")
      .map(({ entry }) => JSON.parse(entry))
      .filter(({ actor }) => actor.id === session.id);
    expect(entries.map(({ action }) => action)).toEqual([
      "product.updated",
      "passport.issued",
      "passport_session.completed",
    ]);
    for (const { actor, address } of entries) {
      expect(actor).toEqual({ kind: "operator", id: session.id, name: "Rita Sousa" });
      expect(address).toBe("127.0.0.1");
    }
    expect(entries.at(-1).details).toEqual({
      outcome: "issued",
      passport,
      statement:
        "I, Rita Sousa, confirm on behalf of Nortada: to the best of my knowledge these data are right, and they may be published.",
    });
    const versions = readRows<{ actor: string }>(
      stage.server,
      "select actor from passport_versions order by n",
    );
    expect(JSON.parse(versions.at(-1)?.actor ?? "")).toMatchObject({ kind: "operator", name: "Rita Sousa" });
    const [product] = readRows<{ origins: string }>(
      stage.server,
      `select origins from products where reference = '${session.reference}'`,
    );
    expect(JSON.parse(product?.origins ?? "").colour).toMatchObject({
      source: "session",
      actor: { name: "Rita Sousa" },
    });
    const kept = [stage.server.log(), JSON.stringify(entries), JSON.stringify(await completions())].join();
    for (const secret of [path.slice(3), visitor.cookie().split("=")[1] ?? "?"])
      expect(kept).not.toContain(secret);
  });
});
