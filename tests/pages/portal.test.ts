/** The embedded portal: what its frame asks for, and how it stands in pages of its origin and of others. */
import { afterAll, beforeAll, describe, expect, test } from "bun:test";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { gzipSync } from "node:zlib";
import type { Browser, Frame, Page } from "playwright-core";
import { buildWeb } from "../../scripts/build-web.ts";
import { freePort } from "../../scripts/free-port.ts";
import { launchChromium, overflowOf, seriousFaults, watch } from "../support/chromium.ts";
import { type Client, ok } from "../support/client.ts";
import {
  COMPLETE,
  createBatch,
  createProduct,
  issueProduct,
  newGtin,
  type Stage,
  startStage,
} from "../support/company.ts";
import { pdf } from "../support/documents.ts";
import type { Document, List, PortalSession, Product } from "../support/objects.ts";
import { SITE_URL } from "../support/server.ts";

const DOCS = readFileSync(join(import.meta.dir, "../../docs/portal.md"), "utf8");
const LANGUAGES = ["en", "pt", "es", "fr", "de", "it"];
const SCRIPT = "/assets/js/carnet-portal.js";
const WAIT = { timeout: 45_000 };

let stage: Stage;
let browser: Browser;

beforeAll(async () => {
  await buildWeb();
  stage = await startStage({ CARNET_LOG_LEVEL: "debug" });
  browser = await launchChromium();
}, 90_000);
afterAll(async () => {
  await browser?.close();
  await stage?.server.stop();
});

const open = (product: { id: string }, over: object = {}, client: Client = stage.test) =>
  ok(
    client.post<PortalSession>("/portal_sessions", {
      product: product.id,
      origin: "https://shop.nortada.example",
      ...over,
    }),
  );

/** The address of a session on this machine. */
const localUrl = ({ url }: PortalSession) => stage.server.address + url.slice(SITE_URL.length);

interface View {
  expires: number;
  html: string;
  state: {
    product: string;
    complete: boolean;
    missing: string[];
    documents: { name: string; status: string | null }[];
    passports: { id: string; status: string; version: number; url: string }[];
  };
}

function ask(session: PortalSession, path: string, init: RequestInit & { secret?: string } = {}) {
  const { secret = session.client_secret, headers, ...others } = init;
  return fetch(`${localUrl(session)}/${path}`, {
    ...others,
    headers: {
      "Accept-Language": "en",
      ...(secret === "" ? {} : { Authorization: `Bearer ${secret}` }),
      ...(headers as Record<string, string>),
    },
  });
}

const viewOf = async (session: PortalSession, lang = "en") =>
  (await (await ask(session, `view?lang=${lang}`)).json()) as View;

const sheet = (name = "Ficha.pdf", lines = ["Nothing to read"]) =>
  new File([pdf([lines]) as BlobPart], name, { type: "application/pdf" });

function send(session: PortalSession, fields: Record<string, string | File>, init: { secret?: string } = {}) {
  const body = new FormData();
  for (const [name, value] of Object.entries(fields)) body.append(name, value);
  return ask(session, "documents", { method: "POST", body, ...init });
}

const documentsOf = async ({ id }: { id: string }, client: Client = stage.test) =>
  (await ok(client.get<List<Document>>(`/documents?product=${id}`))).data;

describe("the view of a portal session", () => {
  test("shows what is missing, documents and passports of its product, and nothing else", async () => {
    const { product, passport } = await issueProduct(stage.test, { name: "Camisa <Ria>" });
    const batch = await createBatch(stage.test, product);
    await ok(stage.test.post("/passports", { product: product.id, batch: batch.id }));
    await ok(stage.test.post(`/passports/${passport.id}/withdraw`, { reason: "Recalled." }));
    await ok(stage.test.post(`/products/${product.id}`, { data: { brand: null } }));
    await createProduct(stage.test, { name: "Another product" });
    const session = await open(product);
    await send(session, { kind: "certificate", file: sheet("Zertifikat <b>.pdf") });
    const view = await viewOf(session);
    expect(view.expires).toBe(session.expires);
    expect(view.state).toMatchObject({
      product: product.id,
      complete: false,
      missing: ["brand"],
      documents: [{ name: "Zertifikat <b>.pdf" }],
      passports: [{ status: "issued" }, { id: passport.id, status: "withdrawn" }],
    });
    for (const text of [
      "Camisa &lt;Ria&gt;",
      "1 thing is missing for the passport",
      "Zertifikat &lt;b&gt;.pdf",
      "Certificate",
      `Batch ${batch.batch_number}`,
      "Withdrawn",
      "Test data",
      `/p/${passport.uid}/qr.svg`,
    ])
      expect(view.html).toContain(text);
    for (const text of ["Another product", "<b>.pdf", session.client_secret])
      expect(view.html).not.toContain(text);
  });

  test("speaks the six languages", async () => {
    const session = await open(await createProduct(stage.test, { data: {} }));
    const views = await Promise.all(LANGUAGES.map((lang) => viewOf(session, lang)));
    for (const { html } of views) expect(html.replace(/ data-[\w-]+="[^"]*"/g, "")).not.toMatch(/\{\w+\}/);
    expect(new Set(views.map(({ html }) => /<h1[^>]*>([^<]*)/.exec(html)?.[1])).size).toBe(LANGUAGES.length);
  });

  test("opens to its own client secret alone", async () => {
    const product = await createProduct(stage.test);
    const [session, other] = [await open(product), await open(product)];
    const foreign = await open(await createProduct(stage.live), {}, stage.live);
    const wrong = [
      "",
      "x",
      session.id,
      session.client_secret.slice(0, -1),
      `${session.client_secret}a`,
      other.client_secret,
      foreign.client_secret,
      stage.test.apiKey,
    ];
    for (const secret of wrong)
      for (const answer of [
        await ask(session, "view", { secret }),
        await send(session, { file: sheet() }, { secret }),
      ]) {
        expect([secret.slice(0, 3), answer.status]).toEqual([secret.slice(0, 3), 401]);
        expect(await answer.json()).toEqual({ closed: "refused" });
        expect(answer.headers.get("cache-control")).toBe("no-store");
        expect(answer.headers.get("access-control-allow-origin")).toBeNull();
      }
    const inAddress = await ask(session, `view?client_secret=${session.client_secret}`, { secret: "" });
    expect(inAddress.status).toBe(401);
    expect(await documentsOf(product)).toEqual([]);
    // The secret is no key of the API.
    const api = await fetch(`${stage.server.address}/api/v1/products`, {
      headers: { Authorization: `Bearer ${session.client_secret}` },
    });
    expect(api.status).toBe(401);
    expect(stage.server.log()).not.toContain(session.client_secret.slice(-43));
  });

  test("neither confirms nor issues: there is nothing else to ask for", async () => {
    const session = await open(await createProduct(stage.test));
    for (const [method, path] of [
      ["POST", "view"],
      ["POST", "passports"],
      ["POST", "products"],
      ["GET", "documents"],
      ["DELETE", "documents"],
    ] as const)
      expect([method, path, (await ask(session, path, { method })).status < 300]).toEqual([
        method,
        path,
        false,
      ]);
    expect((await viewOf(session)).state.passports).toEqual([]);
  });

  test("takes no request that a page of another site sends", async () => {
    const session = await open(await createProduct(stage.test));
    for (const headers of [{ "Sec-Fetch-Site": "cross-site" }, { Origin: "https://attacker.example" }])
      expect((await ask(session, "view", { headers })).status).toBe(403);
  });

  test("is asked for at most 60 times a minute", async () => {
    const [session, other] = [
      await open(await createProduct(stage.test)),
      await open(await createProduct(stage.test)),
    ];
    const statuses = await Promise.all(
      Array.from({ length: 65 }, async () => (await ask(session, "view")).status),
    );
    expect(statuses.filter((status) => status === 200)).toHaveLength(60);
    const refused = await ask(session, "view");
    expect(refused.status).toBe(429);
    expect(Number(refused.headers.get("retry-after"))).toBeWithin(1, 61);
    expect((await ask(other, "view")).status).toBe(200);
  });
});

describe("an upload through the portal", () => {
  test("is a document of the product that came by the API, and is read", async () => {
    const product = await createProduct(stage.test, { data: {} });
    const session = await open(product);
    const answer = await send(session, { file: sheet("Ficha.pdf", ["Made in Portugal"]) });
    expect([answer.status, await answer.json()]).toEqual([200, { saved: true }]);
    expect(await documentsOf(product)).toMatchObject([{ name: "Ficha.pdf", source: "api", kind: "other" }]);
    const until = Date.now() + 20_000;
    while ((await viewOf(session)).state.documents[0]?.status !== "review" && Date.now() < until)
      await Bun.sleep(300);
    const view = await viewOf(session);
    expect(view.html).toContain("A person at Nortada checks what it says.");
    const now = await ok(stage.test.get<Product>(`/products/${product.id}`));
    expect(now.data).toEqual({});
  }, 90_000);

  test("is refused where the session is read-only, and shown no way to", async () => {
    const product = await createProduct(stage.test);
    const session = await open(product, { allow_upload: false });
    expect((await send(session, { file: sheet() })).status).toBe(403);
    expect((await viewOf(session)).html).not.toContain("data-upload");
    expect(await documentsOf(product)).toEqual([]);
  });

  test("that is no document is refused with what to do", async () => {
    const product = await createProduct(stage.test);
    const session = await open(product);
    const cases: [Record<string, string | File>, string][] = [
      [{}, "Choose a file first."],
      [{ kind: "other" }, "Choose a file first."],
      [{ file: new File(["<html>"], "x.pdf") }, "This file is no PDF"],
      [{ file: new File(["%PDF-1.4\n", new Uint8Array(20 * 1024 * 1024)], "x.pdf") }, "This file is larger"],
      [{ file: sheet(), product: "x" }, "The file did not arrive."],
    ];
    for (const [fields, words] of cases) {
      const refused = await send(session, fields);
      expect([words, refused.status]).toEqual([words, 422]);
      expect(((await refused.json()) as { fault: string }).fault).toStartWith(words);
    }
    expect(await documentsOf(product)).toEqual([]);
  });

  test("stops where the company may not write, and the view where it is suspended", async () => {
    const company = await stage.addCompany("closed");
    const session = await open(await createProduct(company.live), {}, company.live);
    const update = (status: string) =>
      stage.server.carnetJson("company", "update", "closed", "--status", status);
    await update("read_only");
    expect((await send(session, { file: sheet() })).status).toBe(409);
    expect((await ask(session, "view")).status).toBe(200);
    await update("suspended");
    expect((await ask(session, "view")).status).toBe(409);
  });
});

describe("the script for pages of others", () => {
  test("is under 6 KB compressed, stays under its version, and may be loaded with an integrity hash", async () => {
    const [, version = ""] = /carnet-portal-(\d+\.\d+\.\d+)\.js/.exec(DOCS) ?? [];
    const [, integrity = ""] = /integrity="(sha384-[^"]+)"/.exec(DOCS) ?? [];
    const fixed = await fetch(`${stage.server.address}/assets/js/carnet-portal-${version}.js`);
    expect(fixed.status).toBe(200);
    expect(fixed.headers.get("cache-control")).toBe("public, max-age=31536000, immutable");
    const newest = await fetch(stage.server.address + SCRIPT);
    expect(newest.headers.get("cache-control")).toBe("public, max-age=300");
    const text = await newest.text();
    expect(await fixed.text()).toBe(text);
    for (const { headers } of [fixed, newest]) {
      expect(headers.get("content-type")).toBe("text/javascript; charset=utf-8");
      expect(headers.get("access-control-allow-origin")).toBe("*");
      expect(headers.get("cross-origin-resource-policy")).toBe("cross-origin");
    }
    expect(gzipSync(text).length).toBeLessThan(6 * 1024);
    expect(`sha384-${new Bun.CryptoHasher("sha384").update(text).digest("base64")}`).toBe(integrity);
    expect(text).toContain(version);
  });
});

/** A site of somebody else on another origin, whose only page holds what a test writes. */
function holdPages() {
  let body = "";
  const sessions: PortalSession[] = [];
  const server = Bun.serve({
    port: 0,
    hostname: "127.0.0.1",
    fetch(request) {
      if (new URL(request.url).pathname === "/session") {
        const session = sessions.shift();
        return session
          ? Response.json({ url: localUrl(session), clientSecret: session.client_secret })
          : new Response("none", { status: 500 });
      }
      return new Response(
        `<!doctype html><html lang="en"><title>Shop</title><main><h1>Shop</h1>${body}</main>`,
        {
          headers: { "Content-Type": "text/html; charset=utf-8" },
        },
      );
    },
  });
  return {
    origin: `http://localhost:${server.port}`,
    /** The same page by another origin. */
    wrong: `http://127.0.0.1:${server.port}`,
    sessions,
    write(text: string) {
      body = text;
    },
    stop: () => server.stop(true),
  };
}

describe("the portal in a page of another site", () => {
  let shop: ReturnType<typeof holdPages>;
  beforeAll(() => {
    shop = holdPages();
  });
  afterAll(() => shop.stop());

  const mounting = (options: string) => `<div id="portal"></div>
    <script src="${stage.server.address}${SCRIPT}"></script>
    <script>
      window.told = [];
      const tell = (what) => (value) => told.push([what, value]);
      const fetchSession = () => fetch("/session").then((answer) => answer.json());
      window.portal = Carnet.mountPortal("#portal", {
        ${options}, onReady: tell("ready"), onChange: tell("change"), onError: tell("error"),
      });
    </script>`;
  const given = (session: PortalSession) =>
    `url: "${localUrl(session)}", clientSecret: "${session.client_secret}"`;
  const inPhone = async (work: (page: Page) => Promise<void>) => {
    const context = await browser.newContext({
      viewport: { width: 390, height: 844 },
      hasTouch: true,
      isMobile: true,
      locale: "en-GB",
    });
    try {
      const page = await context.newPage();
      const faults = watch(page);
      await work(page);
      expect(faults).toEqual([]);
    } finally {
      await context.close();
    }
  };
  const frameOf = async (page: Page): Promise<Frame> => {
    const frame = await (await page.waitForSelector("iframe")).contentFrame();
    if (!frame) throw new Error("no frame");
    return frame;
  };
  const toldOf = (page: Page) =>
    page.evaluate(() => (globalThis as unknown as { told: [string, Record<string, unknown>][] }).told);
  const untilTold = (page: Page, what: string) =>
    page.waitForFunction(
      (what) => (globalThis as unknown as { told: string[][] }).told.some(([one]) => one === what),
      what,
      WAIT,
    );
  const heights = (page: Page, frame: Frame) =>
    Promise.all([
      page.evaluate(() => document.querySelector("iframe")?.offsetHeight ?? 0),
      frame.evaluate(() => Math.ceil(document.body.getBoundingClientRect().height)),
    ]);

  test("shows the product, is as high as it is, takes a file with its progress, and tells what changed", async () => {
    const product = await createProduct(stage.test, { data: { brand: "Nortada" }, gtin: newGtin() });
    const session = await open(product, { origin: shop.origin });
    shop.write(mounting(`${given(session)}, locale: "pt", appearance: { theme: "dark" }`));
    await inPhone(async (page) => {
      await page.goto(shop.origin);
      const frame = await frameOf(page);
      await frame.waitForSelector("#missing-title", WAIT);
      expect(await frame.textContent("#missing-title")).toBe("Faltam 2 respostas para o passaporte");
      await untilTold(page, "ready");
      expect((await toldOf(page))[0]).toMatchObject([
        "ready",
        { product: product.id, complete: false, missing: ["fibre_composition", "country_making"] },
      ]);
      expect(await frame.getAttribute("html", "data-theme")).toBe("dark");
      await page.waitForFunction(
        () => (document.querySelector("iframe")?.offsetHeight ?? 0) !== 320,
        null,
        WAIT,
      );
      const [outer, inner] = await heights(page, frame);
      expect(outer).toBe(inner);
      expect(await overflowOf(page)).toBe(0);
      expect(await seriousFaults(page)).toEqual([]);

      const choosing = page.waitForEvent("filechooser");
      await frame.tap(".drop");
      const buffer = Buffer.from(pdf([["Made in Portugal"]]));
      await (await choosing).setFiles({ name: "Ficha.pdf", mimeType: "application/pdf", buffer });
      await frame.waitForSelector(".documents li", WAIT);
      expect(await frame.textContent("[data-upload-state]")).toBe("Ficha.pdf chegou.");
      await untilTold(page, "change");
      await frame.waitForFunction(
        () => document.querySelector(".documents .quiet")?.textContent?.includes("Lido"),
        null,
        WAIT,
      );
      const [after, content] = await heights(page, frame);
      expect(after).toBe(content);

      await ok(stage.test.post(`/products/${product.id}`, { data: COMPLETE }));
      await ok(stage.test.post("/passports", { product: product.id }));
      await frame.evaluate(() => document.dispatchEvent(new Event("visibilitychange")));
      await frame.waitForSelector(".portal-passports img", WAIT);
      const loaded = await frame.evaluate(async () => {
        const image = document.querySelector<HTMLImageElement>(".portal-passports img");
        await image?.decode();
        return image?.naturalWidth ?? 0;
      });
      expect(loaded).toBeGreaterThan(0);
      await page.evaluate(() => (globalThis as unknown as { portal: { unmount(): void } }).portal.unmount());
      expect(await page.locator("iframe").count()).toBe(0);
    });
    expect(await documentsOf(product)).toMatchObject([{ name: "Ficha.pdf", source: "api" }]);
    expect(stage.server.log()).not.toContain(session.client_secret.slice(-43));
  }, 90_000);

  test("stands in a frame without the script, and as an element of its own", async () => {
    const session = await open(await createProduct(stage.test), { origin: shop.origin });
    await inPhone(async (page) => {
      shop.write(
        `<iframe src="${localUrl(session)}#${session.client_secret}" width="390" height="600"></iframe>`,
      );
      await page.goto(shop.origin);
      await (await frameOf(page)).waitForSelector("#missing-title", WAIT);

      shop.write(`<carnet-portal url="${localUrl(session)}" client-secret="${session.client_secret}" theme="light" locale="de"></carnet-portal>
        <script>window.told = [];
          for (const what of ["ready", "error"])
            document.querySelector("carnet-portal").addEventListener("carnet-" + what, ({ detail }) => told.push([what, detail]));
        </script>
        <script src="${stage.server.address}${SCRIPT}"></script>`);
      await page.goto(shop.origin);
      await untilTold(page, "ready");
      const frame = await frameOf(page);
      expect(await frame.getAttribute("html", "lang")).toBe("de-DE");
      expect(await frame.getAttribute("html", "data-theme")).toBe("light");
      await page.evaluate(() => document.querySelector("carnet-portal")?.setAttribute("theme", "dark"));
      await frame.waitForSelector("html[data-theme=dark]", { ...WAIT, state: "attached" });

      const other = await open(await createProduct(stage.test), { origin: shop.origin });
      shop.sessions.push(other);
      shop.write(`<carnet-portal></carnet-portal><script>window.told = [];
          const portal = document.querySelector("carnet-portal");
          portal.fetchSession = () => fetch("/session").then((answer) => answer.json());
          portal.addEventListener("carnet-ready", ({ detail }) => told.push(["ready", detail]));
        </script>
        <script src="${stage.server.address}${SCRIPT}"></script>`);
      await page.goto(shop.origin);
      await untilTold(page, "ready");
      expect((await toldOf(page))[0]?.[1]).toMatchObject({ product: other.product });
    });
  }, 90_000);

  test("cannot be held by a page of another origin, which learns nothing", async () => {
    const session = await open(await createProduct(stage.test), { origin: shop.origin });
    shop.write(
      `<script>window.heard = []; addEventListener("message", ({ data }) => heard.push(data));</script>${mounting(given(session))}`,
    );
    const context = await browser.newContext();
    try {
      const page = await context.newPage();
      await page.goto(shop.wrong);
      const frame = await frameOf(page);
      await untilTold(page, "error").catch(() => undefined);
      expect(await frame.locator("[data-part]").count()).toBe(0);
      expect(await page.evaluate(() => (globalThis as unknown as { heard: unknown[] }).heard)).toEqual([]);
      expect((await toldOf(page)).map(([what, { code }]) => [what, code])).toEqual([
        ["error", "not_connected"],
      ]);
    } finally {
      await context.close();
    }
  }, 90_000);

  test("with an expired and with a foreign secret says so, to the person and to the page", async () => {
    const product = await createProduct(stage.test);
    const [session, foreign] = [
      await open(product, { origin: shop.origin }),
      await open(await createProduct(stage.test), { origin: shop.origin }),
    ];
    await inPhone(async (page) => {
      for (const secret of [foreign.client_secret, "ps_wrong"]) {
        shop.write(mounting(`url: "${localUrl(session)}", clientSecret: "${secret}"`));
        await page.goto(shop.origin);
        await untilTold(page, "error");
        expect((await toldOf(page))[0]).toMatchObject(["error", { code: "refused" }]);
        const frame = await frameOf(page);
        expect(await frame.textContent("[data-closed=refused] h1")).toBe("This portal does not open");
        expect(await frame.isVisible("[data-closed=refused]")).toBe(true);
      }
      await page.route(/\/view/, (route) => route.fulfill({ status: 410, json: { closed: "expired" } }));
      shop.write(mounting(given(session)));
      await page.goto(shop.origin);
      await untilTold(page, "error");
      expect((await toldOf(page))[0]).toMatchObject(["error", { code: "expired" }]);
      expect(await (await frameOf(page)).isVisible("[data-closed=expired]")).toBe(true);
    });
  }, 90_000);

  test("takes a new session before its hour is over, and when it is over", async () => {
    const product = await createProduct(stage.test, { data: {} });
    const [first, second, third] = [
      await open(product, { origin: shop.origin }),
      await open(product, { origin: shop.origin }),
      await open(product, { origin: shop.origin }),
    ];
    await inPhone(async (page) => {
      const asked: string[] = [];
      // The first says that it is about to end, the second that it has ended.
      await page.route(/\/embed\/\w+\/view/, async (route) => {
        const id = new URL(route.request().url()).pathname.split("/")[2] ?? "";
        asked.push(id);
        if (id === second.id) return route.fulfill({ status: 410, json: { closed: "expired" } });
        const answer = await route.fetch();
        const view = (await answer.json()) as View;
        const expires = id === first.id ? Math.floor(Date.now() / 1000) + 60 : view.expires;
        return route.fulfill({ response: answer, json: { ...view, expires } });
      });
      shop.sessions.push(first, second, third);
      shop.write(mounting("fetchSession"));
      await page.goto(shop.origin);
      await untilTold(page, "ready");
      const frame = await frameOf(page);
      await frame.evaluate(() => document.dispatchEvent(new Event("visibilitychange")));
      await page.waitForFunction(() => true);
      const until = Date.now() + 45_000;
      while (!asked.includes(third.id) && Date.now() < until) await Bun.sleep(100);
      expect(asked.slice(0, 1)).toEqual([first.id]);
      expect([...new Set(asked)]).toEqual([first.id, second.id, third.id]);
      expect(await frame.isVisible("#missing-title")).toBe(true);
      expect((await toldOf(page)).filter(([what]) => what === "error")).toEqual([]);
    });
  }, 90_000);
});

describe("the page in docs/portal.md", () => {
  test("shows the portal as it stands there", async () => {
    const source = /^```ts shop\.ts\n(.*?)^```$/ms.exec(DOCS)?.[1];
    if (source === undefined) throw new Error("docs/portal.md has no shop.ts");
    const folder = mkdtempSync(join(tmpdir(), "carnet-shop-"));
    const file = join(folder, "shop.ts");
    writeFileSync(file, source);
    const port = await freePort();
    const product = await createProduct(stage.test, { data: {} });
    const shop = Bun.spawn([process.execPath, file], {
      env: {
        ...process.env,
        CARNET_URL: stage.server.address,
        CARNET_KEY: stage.test.apiKey,
        PRODUCT: product.id,
        PORT: String(port),
      },
      stdout: "ignore",
      stderr: "inherit",
    });
    const page = await browser.newPage({ locale: "en-GB" });
    try {
      // The site of the tests has a name that leads nowhere: its sessions are opened on this machine.
      await page.route("**/portal-session", async (route) => {
        const answer = await route.fetch();
        const text = (await answer.text()).replace(SITE_URL, stage.server.address);
        return route.fulfill({ response: answer, body: text });
      });
      const until = Date.now() + 10_000;
      while (Date.now() < until && !(await fetch(`http://localhost:${port}`).catch(() => undefined)))
        await Bun.sleep(50);
      await page.goto(`http://localhost:${port}`);
      const frame = await (await page.waitForSelector("iframe")).contentFrame();
      await frame?.waitForSelector("#missing-title", WAIT);
      expect(await frame?.textContent("#missing-title")).toBe("3 things are missing for the passport");
    } finally {
      await page.close();
      shop.kill();
      await shop.exited;
      rmSync(folder, { recursive: true });
    }
  }, 90_000);
});
