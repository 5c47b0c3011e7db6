/** The hosted page of a passport session in a real Chromium, with a phone's screen and touch. */
import { afterAll, beforeAll, describe, expect, test } from "bun:test";
import type { Browser, BrowserContext, Page } from "playwright-core";
import { buildWeb } from "../../scripts/build-web.ts";
import {
  brokenWordsOf,
  launchChromium,
  leftEdgesOf,
  overflowOf,
  seriousFaults,
  watch,
} from "../support/chromium.ts";
import { ok } from "../support/client.ts";
import { COMPLETE, createProduct, type Stage, startStage } from "../support/company.ts";
import { pdf } from "../support/documents.ts";
import type { List, PassportSession, PassportVersion, Product } from "../support/objects.ts";
import { SITE_URL } from "../support/server.ts";

const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true, locale: "en-GB" };
const SUCCESS = "https://erp.nortada.example/done?session={SESSION_ID}";
const WAIT_MS = 15_000;

let stage: Stage;
let browser: Browser;

beforeAll(async () => {
  await buildWeb();
  stage = await startStage();
  browser = await launchChromium();
}, 90_000);
afterAll(async () => {
  await browser?.close();
  await stage?.server.stop();
});

async function create(data: object, over: object = {}): Promise<PassportSession & { address: string }> {
  const product = await createProduct(stage.live, { data });
  const session = await ok(
    stage.live.post<PassportSession>("/passport_sessions", {
      reference: product.reference,
      operator: { name: "Marta Lopes" },
      success_url: SUCCESS,
      cancel_url: "https://erp.nortada.example/leave?session={SESSION_ID}",
      ...over,
    }),
  );
  return { ...session, address: stage.server.address + (session.url?.slice(SITE_URL.length) ?? "") };
}

const readSession = ({ id }: PassportSession) =>
  ok(stage.live.get<PassportSession>(`/passport_sessions/${id}`));
const dataOf = async ({ reference }: PassportSession) =>
  (await ok(stage.live.get<List<Product>>(`/products?reference=${reference}`))).data[0]?.data;
const saved = (page: Page) =>
  page.waitForFunction(
    () => /^Saved \d/.test(document.querySelector("[data-state]")?.textContent ?? ""),
    null,
    {
      timeout: WAIT_MS,
    },
  );

async function inPhone(
  work: (page: Page, context: BrowserContext) => Promise<void>,
  options: Parameters<Browser["newContext"]>[0] = {},
): Promise<void> {
  const context = await browser.newContext({ ...PHONE, ...options });
  try {
    const page = await context.newPage();
    const faults = watch(page);
    await work(page, context);
    expect(faults).toEqual([]);
  } finally {
    await context.close();
  }
}

async function expectSound(page: Page): Promise<void> {
  expect(await seriousFaults(page)).toEqual([]);
  expect(await overflowOf(page)).toBe(0);
}

async function typeComposition(page: Page): Promise<void> {
  await page.fill("#data-fibre_composition-0-fibre", "Linen");
  await page.fill("#data-fibre_composition-0-percent", "55");
  await page.tap(".row-more");
  await page.keyboard.type("organic cotton");
  await page.fill("#data-fibre_composition-1-percent", "45");
}

describe("the page of a passport session on a phone", () => {
  test("breaks no word of a name", async () => {
    const product = await createProduct(stage.live, { name: "Damenbaumwollstrickjacke Größe" });
    const session = await create({}, { reference: product.reference });
    await inPhone(async (page) => {
      await page.goto(session.address);
      for (const width of [320, 360, 390, 640]) {
        await page.setViewportSize({ width, height: 844 });
        expect([width, await brokenWordsOf(page, "h1")]).toEqual([width, []]);
      }
    });
  });

  test("leads with scripts from the first answer to the code, and back to where one came from", async () => {
    const session = await create({ brand: "Nortada" }, { serials: ["A", "B"] });
    await inPhone(async (page, context) => {
      await page.goto(session.address);
      expect(await page.textContent("h1")).toBe("Camisa Ria");
      expect(await leftEdgesOf(page, ".brand", "h1", ".card h2", ".card .field")).toHaveLength(1);
      expect(await page.textContent("[data-until]")).toMatch(/ (UTC|GMT|CET|BST)\S*$/);
      expect(await page.getAttribute(".go-state a", "href")).toBe(
        `https://erp.nortada.example/leave?session=${session.id}`,
      );
      await expectSound(page);
      await typeComposition(page);
      expect(await page.textContent(".rows-total")).toBe("Sum: 100\u00a0%");
      await saved(page);
      expect(await dataOf(session)).toEqual({
        brand: "Nortada",
        fibre_composition: COMPLETE.fibre_composition,
      });

      // A closed tab, and the same browser: it goes on where it was.
      await page.close();
      const again = await context.newPage();
      const faults = watch(again);
      await again.goto(session.address);
      expect(await again.textContent(".lede")).toContain("1 answer to go");
      await again.tap(".go .button-primary");
      await again.waitForSelector("#faults");
      expect(await again.evaluate(() => document.activeElement?.id)).toBe("faults");
      await expectSound(again);
      await again.tap("#faults a");
      expect(await again.evaluate(() => document.activeElement?.id)).toBe("data-country_making");
      await again.selectOption("#data-country_making", "PT");
      await again.tap(".go .button-primary");
      await again.waitForSelector("#agree");
      await expectSound(again);
      await again.tap("#agree");
      await again.locator(".go .button-primary").dispatchEvent("click");
      await again.waitForSelector(".qr svg");
      expect(await again.textContent("h1")).toBe("The passport is issued");
      expect(await again.textContent(".lede")).toContain("2 items created.");
      await expectSound(again);
      await again.reload();
      expect(await again.textContent("h1")).toBe("The passport is issued");

      const after = await readSession(session);
      expect(after).toMatchObject({ status: "completed", outcome: "issued", items_created: 2 });
      const download = again.waitForEvent("download");
      await again.tap(".take a");
      expect((await download).suggestedFilename()).toBe(`${session.reference}.png`);
      const back = `https://erp.nortada.example/done?session=${session.id}`;
      let referrer: string | undefined;
      await context.route("https://erp.nortada.example/**", (route) => {
        referrer = route.request().headers()["referer"];
        return route.fulfill({ body: "back", contentType: "text/html" });
      });
      await again.tap(".after .button-primary");
      await again.waitForURL(back);
      expect(referrer).toBeUndefined();
      expect(faults).toEqual([]);
    });
  }, 90_000);

  test("leads without scripts to the code on the smallest screen, in German and in the dark", async () => {
    const session = await create({ brand: "Nortada" });
    const options = {
      javaScriptEnabled: false,
      viewport: { width: 320, height: 640 },
      locale: "de-DE",
      colorScheme: "dark" as const,
    };
    await inPhone(async (page) => {
      await page.goto(session.address);
      await page.selectOption("#data-country_making", "PT");
      await page.fill("#data-fibre_composition-0-fibre", "Leinen");
      await page.fill("#data-fibre_composition-0-percent", "55,5 %");
      await page.tap(".row-more");
      await page.waitForSelector("#data-fibre_composition-3-fibre");
      await page.fill("#data-fibre_composition-1-fibre", "Bio-Baumwolle");
      await page.fill("#data-fibre_composition-1-percent", "44,5");
      expect(await overflowOf(page)).toBe(0);
      await page.tap(".go .button-primary");
      await page.waitForSelector("#agree");
      expect(await page.textContent("h1")).toBe("Stimmt das alles?");
      expect(await overflowOf(page)).toBe(0);
      await page.tap("#agree");
      await page.tap(".go .button-primary");
      await page.waitForSelector(".qr svg");
      expect(await page.textContent("h1")).toBe("Der Pass ist ausgestellt");
      expect(await overflowOf(page)).toBe(0);
      expect(await page.locator(".take button:visible").count()).toBe(0);
    }, options);
    const { passport } = await readSession(session);
    expect(passport).not.toBeNull();
  }, 90_000);

  test("works with the keyboard alone", async () => {
    const session = await create({ ...COMPLETE, brand: "" });
    await inPhone(
      async (page) => {
        await page.goto(session.address);
        await page.keyboard.press("Tab");
        expect(await page.textContent(":focus")).toBe("Skip to the content");
        await page.keyboard.press("Enter");
        await tabTo(page, "#data-brand");
        await page.keyboard.type("Nortada");
        // What Enter presses is to go on.
        await page.keyboard.press("Enter");
        await page.waitForSelector("#agree");
        await tabTo(page, "#agree");
        await page.keyboard.press("Space");
        await tabTo(page, ".go .button-primary");
        const box = await page.locator(":focus").boundingBox();
        expect(box?.y ?? -1).toBeWithin(0, 844);
        await page.keyboard.press("Enter");
        await page.waitForSelector(".qr svg");
        await tabTo(page, ".after .button-primary");
      },
      { hasTouch: false, isMobile: false },
    );
    expect((await readSession(session)).status).toBe("completed");
  }, 90_000);

  test("sends a file from where one is, and keeps what was typed", async () => {
    const session = await create(COMPLETE);
    await inPhone(async (page) => {
      await page.goto(session.address);
      const choosing = page.waitForEvent("filechooser");
      await page
        .locator("details", { has: page.locator("#data-colour") })
        .locator("summary")
        .tap();
      await page.fill("#data-colour", "Indigo");
      await page.tap(".drop");
      const buffer = Buffer.from(pdf([["Made in Portugal"]]));
      await (await choosing).setFiles({ name: "Ficha.pdf", mimeType: "application/pdf", buffer });
      await page.waitForSelector(".documents li", { timeout: WAIT_MS });
      expect(await page.textContent(".documents b")).toBe("Ficha.pdf");
      expect(await page.textContent("[data-upload-state]")).toBe("Ficha.pdf has arrived.");
      expect(await page.inputValue("#data-colour")).toBe("Indigo");
      await saved(page);
      expect((await dataOf(session))?.["colour"]).toBe("Indigo");
      const again = page.waitForEvent("filechooser");
      await page.tap(".drop");
      await (await again).setFiles({
        name: "x.pdf",
        mimeType: "application/pdf",
        buffer: Buffer.from("<svg>"),
      });
      await page.waitForSelector(".upload-state.is-wrong", { timeout: WAIT_MS });
      expect(await page.textContent("[data-upload-state]")).toContain("This file is no PDF");
      await expectSound(page);
    });
  }, 90_000);

  test("says that it could not save, and tries again", async () => {
    const session = await create({});
    await inPhone(async (page, context) => {
      await page.goto(session.address);
      await context.setOffline(true);
      await page.fill("#data-brand", "Nortada");
      await page.waitForFunction(() =>
        document.querySelector("[data-state]")?.textContent?.startsWith("Not saved"),
      );
      await context.setOffline(false);
      await saved(page);
      expect(await dataOf(session)).toEqual({ brand: "Nortada" });
    });
  }, 90_000);

  test("ends kindly in the middle of work", async () => {
    const session = await create({});
    await inPhone(async (page) => {
      await page.goto(session.address);
      await page.fill("#data-brand", "Nortada");
      await saved(page);
      await ok(stage.live.post(`/passport_sessions/${session.id}/expire`));
      await page.selectOption("#data-country_making", "PT");
      await page.waitForFunction(() => document.querySelector("h1")?.textContent === "This page has ended");
      await expectSound(page);
    });
    expect(await dataOf(session)).toEqual({ brand: "Nortada" });
  }, 90_000);

  test("is completed once by two tabs and by double clicks", async () => {
    const session = await create(COMPLETE);
    await inPhone(async (page, context) => {
      const tab = await context.newPage();
      for (const one of [page, tab]) {
        await one.goto(session.address);
        await one.tap(".go .button-primary");
        await one.waitForSelector("#agree");
        await one.tap("#agree");
      }
      await Promise.all(
        [page, tab].map(async (one) => {
          await one.locator(".go .button-primary").dblclick({ noWaitAfter: true });
          await one.waitForSelector(".qr svg", { timeout: WAIT_MS });
        }),
      );
    });
    const { passport } = await readSession(session);
    const versions = await ok(stage.live.get<List<PassportVersion>>(`/passports/${passport}/versions`));
    expect(versions.data).toHaveLength(1);
  }, 90_000);

  test("writes the address on an NFC tag where the browser can, and prints", async () => {
    const session = await create(COMPLETE);
    await inPhone(async (page) => {
      await page.addInitScript(() => {
        const told = { written: [] as unknown[], printed: 0, fails: true };
        Object.assign(globalThis, {
          told,
          print: () => told.printed++,
          NDEFReader: class {
            async write(message: unknown) {
              if (told.fails) throw new Error("no tag");
              told.written.push(message);
            }
          },
        });
      });
      await page.goto(session.address);
      await page.tap(".go .button-primary");
      await page.waitForSelector("#agree");
      await page.tap("#agree");
      await page.tap(".go .button-primary");
      await page.waitForSelector(".take-nfc:visible");
      await expectSound(page);
      await page.tap(".take-nfc");
      await page.waitForFunction(() =>
        /^Not written/.test(document.querySelector("[data-nfc-state]")?.textContent ?? ""),
      );
      await page.evaluate(() => {
        (globalThis as unknown as { told: { fails: boolean } }).told.fails = false;
      });
      await page.tap(".take-nfc");
      await page.waitForFunction(() =>
        /^Written/.test(document.querySelector("[data-nfc-state]")?.textContent ?? ""),
      );
      await page.tap("[data-print]");
      const told = await page.evaluate(() => (globalThis as unknown as { told: object }).told);
      const { passport_url } = await readSession(session);
      expect(told).toEqual({
        written: [{ records: [{ recordType: "url", data: passport_url }] }],
        printed: 1,
        fails: false,
      });
    });
  }, 90_000);

  test("cannot be held in a frame", async () => {
    const session = await create(COMPLETE);
    const held = Bun.serve({
      port: 0,
      hostname: "127.0.0.1",
      fetch: () =>
        new Response(`<!doctype html><title>Trap</title><iframe src="${session.address}"></iframe>`, {
          headers: { "Content-Type": "text/html" },
        }),
    });
    const context = await browser.newContext(PHONE);
    try {
      const page = await context.newPage();
      await page.goto(`http://127.0.0.1:${held.port}/`);
      await page.waitForLoadState("networkidle");
      const frame = page.frames()[1];
      expect(await frame?.locator(".who").count()).toBe(0);
    } finally {
      await context.close();
      await held.stop(true);
    }
  }, 90_000);
});

/** Presses Tab until the element has the focus. */
async function tabTo(page: Page, selector: string): Promise<void> {
  for (let presses = 0; presses < 60; presses++) {
    if (
      await page
        .locator(selector)
        .first()
        .evaluate((element) => element === document.activeElement)
    )
      return;
    await page.keyboard.press("Tab");
  }
  throw new Error(`Tab does not lead to ${selector}`);
}
