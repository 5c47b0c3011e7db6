/** What the world sees of items: their pages and data, GS1 and short addresses, codes. */
import { afterAll, beforeAll, describe, expect, test } from "bun:test";
import type { Browser, Page } from "playwright-core";
import { ulid } from "ulid";
import { alterData } from "../support/alter.ts";
import { launchChromium, overflowOf, seriousFaults, watch } from "../support/chromium.ts";
import { type Client, ok, refused } from "../support/client.ts";
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
import type { Item, ItemRun, List, Passport, Product } from "../support/objects.ts";
import { SITE_URL } from "../support/server.ts";

let stage: Stage;
let other: Company;
let browser: Browser;

beforeAll(async () => {
  // On SQLite whatever the others run on: a batch is put in beside the server.
  stage = await startStage({ DATABASE_URL: "" });
  other = await stage.addCompany("mare");
  browser = await launchChromium();
});
afterAll(async () => {
  await browser?.close();
  await stage?.server.stop();
});

async function make(passport: Passport, serials: string[], client: Client = stage.live): Promise<Item[]> {
  const run = await ok(client.post<ItemRun>(`/passports/${passport.id}/items`, { serials }));
  const { data } = await ok(
    client.get<List<Item>>(`/passports/${passport.id}/items?run=${run.id}&limit=100`),
  );
  return data.reverse();
}

const get = (path: string, headers: Record<string, string> = {}, method = "GET") =>
  fetch(stage.server.address + path, { method, headers, redirect: "manual" });
const pathOf = (address: string) => address.replace(SITE_URL, "");
const html = async (path: string, language = "en") =>
  (await get(path, { accept: "text/html", "accept-language": language })).text();

describe("/i/{uid}", () => {
  let passport: Passport;
  let item: Item;
  beforeAll(async () => {
    const data = { ...COMPLETE, manufacturing_date: "2026-02-18", factory: "Confecções Maré" };
    ({ passport } = await issueProduct(stage.live, { data }));
    [item] = (await make(passport, ["Nr-42"])) as [Item];
  });

  test("shows the piece's number and own history before the model's content", async () => {
    const page = await html(`/i/${item.uid}`);
    const order = ["Camisa Ria", "Nr-42", "History of this item", "Made of", "Versions"];
    const places = order.map((words) => page.indexOf(words, page.indexOf("<main")));
    expect(places).toEqual([...places].sort((one, next) => one - next));
    expect(places).not.toContain(-1);
    for (const words of ["18 Feb 2026", "Confecções Maré", "Registered", "organic cotton"])
      expect(page.toLowerCase()).toContain(words.toLowerCase());
    expect(page).toContain(`<link rel="canonical" href="${item.url}">`);
    expect(page).toContain(`/i/${item.uid}/qr.svg`);
  });

  test("speaks the reader's language", async () => {
    for (const [language, words] of [
      ["pt", "História desta peça"],
      ["es", "Historia de esta pieza"],
      ["fr", "Histoire de cette pièce"],
      ["de", "Geschichte dieses Stücks"],
      ["it", "Storia di questo pezzo"],
    ] as const)
      expect(await html(`/i/${item.uid}`, language)).toContain(words);
  });

  test("is found in either case, and nothing else is", async () => {
    expect((await get(`/i/${item.uid.toUpperCase()}`)).status).toBe(200);
    for (const uid of ["0000000000000000", "x", item.id, passport.uid, `${item.uid}0`, "%00", "%E0%A4%A"]) {
      const answer = await get(`/i/${uid}`, { accept: "text/html" });
      expect({ uid, status: answer.status }).toEqual({ uid, status: 404 });
    }
    expect(await html("/i/0000000000000000")).toContain("This item is not registered");
  });

  test("is JSON for machines, with the public passport", async () => {
    const json = await (await get(`/i/${item.uid}`, { accept: "application/json" })).json();
    const model = await (await get(`/p/${passport.uid}?format=json`)).json();
    expect(json).toEqual({
      object: "public_item",
      livemode: true,
      uid: item.uid,
      serial: "Nr-42",
      status: "active",
      url: item.url,
      uid_url: `${SITE_URL}/i/${item.uid}`,
      gs1_key: null,
      created: item.created,
      voided_at: null,
      void_reason: null,
      lifecycle_events: [],
      report_url: null,
      qr: item.qr,
      links: {
        json: `${SITE_URL}/i/${item.uid}?format=json`,
        json_ld: `${SITE_URL}/i/${item.uid}?format=jsonld`,
        linkset: null,
      },
      passport: model,
    });
  });

  test("is JSON-LD of one product", async () => {
    for (const answer of [
      await get(`/i/${item.uid}`, { accept: "application/ld+json" }),
      await get(`/i/${item.uid}?format=jsonld`),
    ]) {
      expect(answer.headers.get("content-type")).toBe("application/ld+json");
      expect(await answer.json()).toMatchObject({
        "@context": "https://schema.org",
        "@type": "IndividualProduct",
        "@id": item.url,
        serialNumber: "Nr-42",
        name: "Camisa Ria",
      });
    }
  });

  test("has the QR Code of the item's address", async () => {
    const svg = await get(`/i/${item.uid}/qr.svg`);
    expect(svg.headers.get("content-type")).toBe("image/svg+xml");
    expect(await svg.text()).toContain(item.url);
    const png = await get(`/i/${item.uid}/qr.png`);
    expect(await new Bun.Image(await png.bytes()).metadata()).toMatchObject({ format: "png" });
    expect((await get("/i/0000000000000000/qr.png")).status).toBe(404);
  });

  test("answers what has not changed with 304, and shows a new version at once", async () => {
    const before = await get(`/i/${item.uid}`, { accept: "text/html" });
    const etag = before.headers.get("etag") ?? "";
    expect((await get(`/i/${item.uid}`, { accept: "text/html", "if-none-match": etag })).status).toBe(304);
    await ok(stage.live.post(`/products/${passport.product}`, { name: "Camisa Foz" }));
    await ok(stage.live.post(`/passports/${passport.id}/versions`, { change_note: "Renamed." }));
    expect(await html(`/i/${item.uid}`)).toContain("Camisa Foz");
  });

  test("of a test item says so, and search engines keep out", async () => {
    const trial = await issueProduct(stage.test);
    const [piece] = await make(trial.passport, ["T-1"], stage.test);
    const answer = await get(`/i/${piece?.uid}`, { accept: "text/html" });
    expect(answer.headers.get("x-robots-tag")).toBe("noindex");
    expect(await answer.text()).toContain("Test passport.");
  });
});

describe("a voided item", () => {
  test("answers with a page that says so first, at every address", async () => {
    const gtin = newGtin();
    const { product, passport } = await issueProduct(stage.live, { gtin });
    const [item] = await make(passport, ["V-1"]);
    expect(await html(`/i/${item?.uid}`)).not.toContain("voided");
    const reason = "Burnt <b>in the store</b>.";
    const voided = await ok(stage.live.post<Item>(`/items/${item?.id}/void`, { reason }));
    const page = await html(`/i/${item?.uid}`);
    const main = page.slice(page.indexOf("<main"));
    expect(main.indexOf("This item was voided")).toBeGreaterThan(0);
    expect(main.indexOf("This item was voided")).toBeLessThan(main.indexOf("Camisa Ria"));
    expect(main).toContain("Burnt &lt;b&gt;in the store&lt;/b&gt;.");
    expect(main).toContain("stamp-voided");
    expect((await get(pathOf(item?.url ?? ""))).headers.get("location")).toBe(`${SITE_URL}/i/${item?.uid}`);
    expect((await get(`/r/nortada/${product.reference}/v-1`)).headers.get("location")).toBe(item?.url ?? "");
    const json = await (await get(`/i/${item?.uid}?format=json`)).json();
    expect(json).toMatchObject({ status: "voided", voided_at: voided.voided_at, void_reason: reason });
  });

  test("and one under a withdrawn passport shows both", async () => {
    const { passport } = await issueProduct(stage.live);
    const [item] = await make(passport, ["1"]);
    await ok(stage.live.post(`/passports/${passport.id}/withdraw`, { reason: "Recalled." }));
    expect(await html(`/i/${item?.uid}`)).toContain("This passport was withdrawn");
    await ok(stage.live.post(`/items/${item?.id}/void`, { reason: "Recycled." }));
    const page = await html(`/i/${item?.uid}`);
    expect(page.indexOf("This item was voided")).toBeLessThan(page.indexOf("This passport was withdrawn"));
  });
});

describe("the GS1 resolver at the level of a serial", () => {
  let gtin: string;
  let passport: Passport;
  let product: Product;
  let item: Item;
  beforeAll(async () => {
    gtin = newGtin();
    ({ product, passport } = await issueProduct(stage.live, { gtin }));
    [item] = (await make(passport, ["aB-1"])) as [Item];
  });
  const location = async (path: string) => {
    const answer = await get(path);
    return { status: answer.status, location: answer.headers.get("location") };
  };

  test("leads to the item's page, in whatever case the serial is written", async () => {
    const page = `${SITE_URL}/i/${item.uid}`;
    expect(item.url).toBe(`${SITE_URL}/01/0${gtin}/21/aB-1`);
    for (const path of ["21/aB-1", "21/AB-1", "21/ab-1", "21/aB-1/", "10/ANY/21/aB-1", "22/V/10/L/21/AB%2D1"])
      expect({ path, ...(await location(`/01/0${gtin}/${path}`)) }).toEqual({
        path,
        status: 307,
        location: page,
      });
    expect((await location(`/01/${gtin}/21/aB-1?17=271231&x=%20`)).location).toBe(`${page}?17=271231&x=%20`);
    const head = await get(`/01/0${gtin}/21/aB-1`, {}, "HEAD");
    expect([head.status, head.headers.get("location")]).toEqual([307, page]);
    expect(head.headers.get("access-control-allow-origin")).toBe("*");
  });

  test("leads one level up for a serial that is not registered, and the page says so", async () => {
    for (const serial of ["nope", "a%2Fb", "%21%22%25", "x".repeat(20)]) {
      const answer = await location(`/01/0${gtin}/21/${serial}`);
      expect(answer.status).toBe(307);
      expect(answer.location).toStartWith(`${SITE_URL}/p/${passport.uid}?unregistered=`);
      expect(await html(pathOf(answer.location ?? ""))).toContain("This number is not registered");
    }
    expect((await location(`/01/0${gtin}/21/${"x".repeat(21)}`)).status).toBe(400);
    expect((await location(`/01/0${newGtin()}/21/aB-1`)).status).toBe(404);
  });

  test("calls no number unregistered that is registered: its page leads on", async () => {
    const early = (await location(`/01/0${gtin}/21/early-1?lang=de`)).location ?? "";
    expect(await html(pathOf(early))).toContain("Diese Nummer ist nicht eingetragen");
    const [made] = await make(passport, ["Early-1"]);
    expect(await location(pathOf(early))).toEqual({ status: 307, location: `/i/${made?.uid}?lang=de` });
    expect((await location(`/p/${passport.uid}?unregistered=aB-1`)).location).toBe(`/i/${item.uid}`);
  });

  test("has a linkset of the piece", async () => {
    const answer = await get(`/01/0${gtin}/21/aB-1?linkType=linkset`);
    expect(answer.status).toBe(200);
    const { linkset } = (await answer.json()) as { linkset: Record<string, unknown>[] };
    expect(linkset[0]).toMatchObject({
      anchor: `${SITE_URL}/01/0${gtin}/21/aB-1`,
      "https://ref.gs1.org/voc/defaultLink": [{ href: `${SITE_URL}/i/${item.uid}` }],
      "https://ref.gs1.org/voc/dpp": [{ href: `${SITE_URL}/i/${item.uid}` }],
    });
    const pip = await get(`/01/0${gtin}/21/aB-1?linkType=gs1:pip`);
    expect(pip.headers.get("location")).toStartWith(`${SITE_URL}/i/${item.uid}`);
  });

  test("goes on for addresses of a GTIN that the product had, and serves the one that it got", async () => {
    const next = newGtin();
    await ok(stage.live.post(`/products/${product.id}`, { gtin: next }));
    for (const one of [gtin, next])
      expect((await location(`/01/0${one}/21/AB-1`)).location).toBe(`${SITE_URL}/i/${item.uid}`);
  });

  test("keeps test items out", async () => {
    const own = newGtin();
    const trial = await issueProduct(stage.test, { gtin: own });
    await make(trial.passport, ["T-1"], stage.test);
    expect((await location(`/01/0${own}/21/T-1`)).status).toBe(404);
  });

  test("gives the serials of a GTIN to one product of the site", async () => {
    const shared = newGtin();
    const [mine, copy, theirs] = [
      await createProduct(stage.live, { gtin: shared }),
      await createProduct(stage.live, { gtin: shared }),
      await createProduct(other.live, { gtin: shared }),
    ];
    const batch = await addBatch(mine, "L-1");
    const first = await ok(stage.live.post<Passport>("/passports", { product: mine.id, batch }));
    expect(first.gs1_key).toBe(`/01/0${shared}/10/L-1`);
    const [piece] = await make(first, ["S-1"]);
    expect(piece?.url).toBe(`${SITE_URL}/01/0${shared}/21/S-1`);
    expect((await location(`/01/0${shared}/10/L-1/21/s-1`)).location).toBe(`${SITE_URL}/i/${piece?.uid}`);
    // Nothing at the level of the model yet: an unknown serial of the lot leads to the lot.
    expect((await location(`/01/0${shared}/21/nope`)).status).toBe(404);
    expect((await location(`/01/0${shared}/10/L-1/21/nope`)).location).toBe(
      `${SITE_URL}/p/${first.uid}?unregistered=nope`,
    );
    await refused(other.live.post("/passports", { product: theirs.id }), "gs1_key_taken", "product");
    const copied = { product: copy.id, batch: await addBatch(copy, "L-2") };
    const second = await ok(stage.live.post<Passport>("/passports", copied));
    await refused(stage.live.post(`/passports/${second.id}/items`, { serials: ["S-1"] }), "gs1_key_taken");
    await ok(stage.live.post("/passports", { product: mine.id }));
  });

  test("a product whose batches have items cannot take another product's GTIN", async () => {
    const mine = await createProduct(stage.live);
    const batch = await addBatch(mine, "L-1");
    const passport = await ok(stage.live.post<Passport>("/passports", { product: mine.id, batch }));
    const [piece] = await make(passport, ["S-1"]);
    await refused(stage.live.post(`/products/${mine.id}`, { gtin }), "gs1_key_taken", "gtin");
    const own = newGtin();
    await ok(stage.live.post(`/products/${mine.id}`, { gtin: own }));
    const after = await ok(stage.live.get<Item>(`/items/${piece?.id}`));
    expect([after.url, after.gs1_key]).toEqual([`${SITE_URL}/i/${piece?.uid}`, `/01/0${own}/21/S-1`]);
    expect((await location(`/01/0${own}/21/S-1`)).location).toBe(`${SITE_URL}/i/${piece?.uid}`);
  });
});

describe("/r/{handle}/{reference}/{serial}", () => {
  const location = async (path: string) => {
    const answer = await get(path);
    return [answer.status, answer.headers.get("location")];
  };

  test("leads to the item's address, items of batch passports included", async () => {
    const gtin = newGtin();
    const { product, passport } = await issueProduct(stage.live, { gtin });
    const [item] = await make(passport, ["aB-1"]);
    for (const serial of ["aB-1", "AB-1", "a%42-1"])
      expect(await location(`/r/nortada/${product.reference}/${serial}`)).toEqual([302, item?.url ?? ""]);
    const batch = await addBatch(product, "L-9");
    const ofBatch = await ok(stage.live.post<Passport>("/passports", { product: product.id, batch }));
    const [piece] = await make(ofBatch, ["B-1"]);
    expect(await location(`/r/nortada/${product.reference}/b-1`)).toEqual([302, piece?.url ?? ""]);
  });

  test("finds nothing for an unknown handle, reference or serial, or in the other mode", async () => {
    const { product, passport } = await issueProduct(stage.live);
    await make(passport, ["S-1"]);
    const before = await createProduct(stage.live, { reference: newReference() });
    for (const path of [
      `/r/nobody/${product.reference}/S-1`,
      `/r/mare/${product.reference}/S-1`,
      "/r/nortada/NOTHING/S-1",
      `/r/nortada/${product.reference}/S-2`,
      `/r/nortada/${product.reference}/..%2f`,
      `/r/nortada/${product.reference}/%00`,
      `/r/nortada/${product.reference}/S-1?modo=teste`,
      `/r/nortada/${before.reference}/S-1`,
    ])
      expect({ path, status: (await get(path)).status }).toEqual({ path, status: 404 });
    expect(await html(`/r/nortada/${product.reference}/S-2`)).toContain("This item is not registered");
  });

  test("looks in test data only with ?modo=teste", async () => {
    const reference = newReference();
    const trial = await issueProduct(stage.test, { reference });
    const [item] = await make(trial.passport, ["T-1"], stage.test);
    expect(await location(`/r/nortada/${reference}/t-1?modo=teste`)).toEqual([302, item?.url ?? ""]);
    expect((await location(`/r/nortada/${reference}/T-1`))[0]).toBe(404);
  });
});

describe("the page of a piece in a browser", () => {
  const paths: string[] = [];
  beforeAll(async () => {
    const data = { ...COMPLETE, description: "Linen shirt, relaxed cut, natural sand" };
    const { passport } = await issueProduct(stage.live, { gtin: newGtin(), data });
    const [short, long, voided] = await make(passport, ["000042", "ABCDEFGHIJ-W23456789", "V-7"]);
    await ok(stage.live.post(`/items/${voided?.id}/void`, { reason: "Destroyed in the final inspection." }));
    const trial = await issueProduct(stage.test);
    const [test] = await make(trial.passport, ["000001"], stage.test);
    for (const item of [short, long, voided, test]) paths.push(`/i/${item?.uid}`);
  });

  test("fits a phone, has no serious fault of access, and keeps to the policy", async () => {
    const page: Page = await browser.newPage({ viewport: { width: 320, height: 800 } });
    const faults = watch(page);
    for (const path of paths) {
      await page.goto(stage.server.address + path);
      expect({ path, overflow: await overflowOf(page) }).toEqual({ path, overflow: 0 });
      expect(await seriousFaults(page)).toEqual([]);
    }
    expect(faults).toEqual([]);
    await page.close();
  });
});

/** Puts a batch into the data of a product, with the server stopped for a moment. */
async function addBatch(product: Product, number: string): Promise<string> {
  await stage.server.signal("SIGTERM");
  const id = ulid();
  alterData(
    stage.server.data,
    `insert into batches (id, dataset_n, product_n, uid, batch_number, data, origins, created, updated)
     select ?1, dataset_n, n, ?2, ?3, '{}', '{}', 0, 0 from products where id = ?4`,
    [id, id.slice(10).toLowerCase(), number, product.id],
  );
  await stage.server.restart();
  return id;
}
