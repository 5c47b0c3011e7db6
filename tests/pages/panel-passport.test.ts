/** Issuing and withdrawing in the panel, in a real Chromium: what is said before, and what can be reached. */
import { afterAll, beforeAll, describe, expect, test } from "bun:test";
import type { Browser } from "playwright-core";
import { buildWeb } from "../../scripts/build-web.ts";
import { launchChromium, seriousFaults } from "../support/chromium.ts";
import { ok } from "../support/client.ts";
import { createBatch, createProduct, issueProduct, type Stage, startStage } from "../support/company.ts";
import { sitDownAt } from "../support/seat.ts";

let browser: Browser;
let stage: Stage;
let site: string;

beforeAll(async () => {
  await buildWeb();
  browser = await launchChromium();
  stage = await startStage({ CARNET_SITE_URL: "http://localhost" });
  site = stage.server.address.replace("127.0.0.1", "localhost");
}, 90_000);
afterAll(async () => {
  await browser?.close();
  await stage?.server.stop();
});

describe("issuing a passport", () => {
  test("has its button in sight, beside whatever is seen of the page, and nothing scrolls behind it", async () => {
    const product = await createProduct(stage.live, { name: "Casaco Sardinha em Merino e Caxemira" });
    for (const screen of [
      { viewport: { width: 1280, height: 800 } },
      { viewport: { width: 390, height: 844 }, hasTouch: true },
    ]) {
      const { page, context } = await sitDownAt(browser, site, `live/products/${product.id}`, screen);
      await page.waitForSelector(".issue-box");
      const width = await page.evaluate(() => document.querySelector("main")?.clientWidth);
      await page.click(".issue-box .button");
      await page.waitForSelector("dialog iframe");
      const button = await page.locator("dialog .button-primary").boundingBox();
      expect((button?.y ?? 0) + (button?.height ?? 0)).toBeLessThan(screen.viewport.height - 8);
      expect(await page.evaluate(() => document.activeElement?.tagName)).toBe("BUTTON");
      expect(await seriousFaults(page)).toEqual([]);
      await page.mouse.move(2, 2);
      await page.mouse.wheel(0, 900);
      await Bun.sleep(200);
      expect(await page.evaluate(() => scrollY)).toBe(0);
      expect(await page.evaluate(() => document.querySelector("main")?.clientWidth)).toBe(width as number);
      await context.close();
    }
  }, 90_000);
});

describe("withdrawing a passport", () => {
  test("speaks of batches where they have passports, and leads to a successor", async () => {
    const { product, passport } = await issueProduct(stage.live, { name: "Saia Duna" });
    const { page, context, faults } = await sitDownAt(browser, site, `live/products/${product.id}/passport`);
    await page.click("text=Withdraw…");
    await page.waitForSelector("dialog >> text=This cannot be undone.");
    expect(await page.textContent("dialog")).not.toContain("batches");
    await page.keyboard.press("Escape");
    const batch = await createBatch(stage.live, product);
    await ok(stage.live.post("/passports", { product: product.id, batch: batch.id }));
    await page.reload();
    await page.click("text=Withdraw…");
    await page.waitForSelector("dialog >> text=The passports of batches stay as they are.");
    await page.fill("#withdraw-reason", "Recalled.");
    await page.fill("#withdraw-name", "Saia Duna");
    await page.click("dialog button[type=submit]");
    await page.waitForSelector(".stamp-withdrawn");

    await page.click("text=Issue a successor");
    await page.waitForSelector("dialog >> text=stays withdrawn");
    await page.click("dialog .button-primary");
    await page.waitForSelector(".stamp-issued");
    const [after] = (
      await ok(stage.live.get<{ data: { replaces: string }[] }>(`/passports?product=${product.id}&limit=1`))
    ).data;
    expect(after?.replaces).toBe(passport.id);
    expect(faults).toEqual([]);
    await context.close();
  }, 90_000);

  test("takes no step back from who has had a first passport", async () => {
    const { passport } = await issueProduct(stage.test);
    await ok(stage.test.post(`/passports/${passport.id}/withdraw`, { reason: "Recalled." }));
    const { page, context } = await sitDownAt(browser, site, "test");
    await page.waitForSelector(".steps");
    expect(await page.textContent(".steps-head .quiet")).toBe("3 of 4 done");
    await context.close();
  }, 90_000);
});
