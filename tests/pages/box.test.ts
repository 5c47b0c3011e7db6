/** A box beside the line, in a real Chromium: what its screen and terminal say of its server, readers and what is left. */
import { afterAll, beforeAll, describe, expect, test } from "bun:test";
import type { Browser, Page } from "playwright-core";
import { buildWeb } from "../../scripts/build-web.ts";
import { BUILT_IN_TEMPLATES } from "../../src/formats/labels/built-in.ts";
import { type Box, readyFor, startBox, until } from "../support/box.ts";
import { launchChromium, seriousFaults, watch } from "../support/chromium.ts";
import { ok } from "../support/client.ts";
import { createBatch, createProduct, type Stage, startStage } from "../support/company.ts";
import type { Passport } from "../support/objects.ts";

let browser: Browser;
let stage: Stage;
let box: Box;
let page: Page;
let faults: string[];

beforeAll(async () => {
  await buildWeb();
  browser = await launchChromium();
  stage = await startStage();
  const product = await createProduct(stage.live, { name: "Camisa Ria" });
  const batch = await createBatch(stage.live, product, { batch_number: "2026-050" });
  const passport = await ok(
    stage.live.post<Passport>("/passports", { product: product.id, batch: batch.id }),
  );
  box = await startBox(stage, { options: ["--ready", "100"] });
  await readyFor(box, passport, 100);
  const context = await browser.newContext({
    viewport: { width: 1280, height: 800 },
    hasTouch: true,
    locale: "en-GB",
  });
  page = await context.newPage();
  faults = watch(page);
  await page.goto(`http://localhost:${box.port}/kiosk`);
  await page.fill("#person", "Marta Lopes");
  await page.tap(".who-form .primary");
}, 90_000);
afterAll(async () => {
  await browser?.close();
  await box?.drop();
  await stage?.server.stop();
});

async function makeTen(): Promise<void> {
  await page.tap(".tile >> text=Camisa Ria");
  await page.tap(".usual button >> text=10");
  await page.tap(".how-many .primary");
  await page.waitForSelector(".progress");
}

const NOT_YET = ".progress .note >> text=The server does not have these yet.";

test("the terminal of a box counts what is ready", async () => {
  await until(async () => box.said().includes("Connected"));
  expect(box.said()).toContain(": 1 passport, 100 codes ready.");
});

describe("the screen of a box", () => {
  test("says that codes are being sent for as long as the server does not have them", async () => {
    // As on a slow network: the answers are the box's own, but for what they say of the server.
    let isSlow = true;
    await page.route(/\/kiosk\/api\/(?:state|jobs\/[^/]+\/codes\/)/, async (route) => {
      const response = await route.fetch();
      const answer = (await response.json()) as { sync?: object };
      const { sync } = answer;
      const slow = sync ? { sync: { ...sync, waiting: 1 } } : { sent: false };
      await route.fulfill({ response, json: { ...answer, ...(isSlow ? slow : {}) } });
    });
    await makeTen();
    await page.waitForSelector(`${NOT_YET} >> text=They are being sent.`);
    expect(await page.textContent(".progress .note")).not.toContain("network");
    expect(await seriousFaults(page)).toEqual([]);
    isSlow = false;
    await page.waitForSelector(NOT_YET, { state: "detached", timeout: 5000 });
    await page.unrouteAll({ behavior: "wait" });
    await page.tap("text=Stop here");
  }, 60_000);

  test("speaks of a reader in a small line where there never was one", async () => {
    await makeTen();
    expect(await page.isVisible(".tags button")).toBe(false);
    const size = (selector: string) =>
      page.$eval(selector, (node) => Number.parseFloat(getComputedStyle(node).fontSize));
    expect(await size(".tags p")).toBeLessThan(await size(".progress .facts dt"));
    expect(await page.$eval(".tags", (node) => node.getBoundingClientRect().height)).toBeLessThan(200);
    await page.tap("text=Stop here");
  }, 30_000);

  test("says where what is left waits, and keeps more than a few", async () => {
    for (let made = 0; made < 5; made++) {
      await makeTen();
      expect(await page.textContent(".progress .ways")).toContain("The rest stays in the menu.");
      await page.tap("text=Stop here");
    }
    await page.tap("button.who");
    expect(await page.locator("text=Go on: Camisa Ria, 0 of 10").count()).toBeGreaterThan(4);
    await page.tap("text=Go on: Camisa Ria, 0 of 10 >> nth=4");
    await page.waitForSelector(".big >> text=of 10");
    await page.tap("text=Stop here");
  }, 60_000);

  test("calls labels as the panel does, with their size beside", async () => {
    await page.tap("button.who");
    await page.tap("text=Label and printer");
    const shown = await page.locator(".label-kinds b").allTextContents();
    const names = ["roll-50x30", "hang-tag", "care-label", "carton", "code"].map((id) =>
      (BUILT_IN_TEMPLATES[id]?.name ?? id).replace(/,? \d+ × \d+$/, ""),
    );
    expect(shown).toEqual(expect.arrayContaining(names));
    await page.tap(".sheet header button");
  }, 30_000);

  test("says within two seconds that the network is gone, and that codes wait for it", async () => {
    await page.waitForSelector(".standing >> text=Connected");
    await stage.server.signal("SIGKILL");
    await makeTen();
    const noticed = async () => {
      const { sync } = await box.get<{ sync: { online: boolean } }>("/state");
      return !sync.online;
    };
    while (!(await noticed())) await Bun.sleep(50);
    await page.waitForSelector(".standing >> text=No network", { timeout: 2000 });
    await page.waitForSelector(`${NOT_YET} >> text=They are kept here and sent when the network is back.`);
    await page.setViewportSize({ width: 390, height: 844 });
    const edgeOf = (selector: string, side: "top" | "bottom") =>
      page.$eval(selector, (node, at) => node.getBoundingClientRect()[at], side);
    expect(await edgeOf(".progress .note", "bottom")).toBeLessThanOrEqual(
      await edgeOf(".progress .ways", "top"),
    );
    expect(faults).toEqual([]);
  }, 60_000);
});
