/** Issuing and withdrawing in the panel, in a real Chromium: what is said before, and what can be reached. */
import { afterAll, beforeAll, describe, expect, test } from "bun:test";
import type { Browser } from "playwright-core";
import { buildWeb } from "../../scripts/build-web.ts";
import { launchChromium, seriousFaults } from "../support/chromium.ts";
import { createProduct, type Stage, startStage } from "../support/company.ts";
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
