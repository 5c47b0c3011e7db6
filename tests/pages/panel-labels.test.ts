/** Labels in the panel, in a real Chromium: printing a run, and a template of one's own. */
import { afterAll, beforeAll, describe, expect, test } from "bun:test";
import type { Browser, Page } from "playwright-core";
import { buildWeb } from "../../scripts/build-web.ts";
import { launchChromium, overflowOf, seriousFaults, skippedHeadings } from "../support/chromium.ts";
import { ok } from "../support/client.ts";
import { issueProduct, type Stage, startStage } from "../support/company.ts";
import { type SeatOptions, sitDownAt } from "../support/seat.ts";

let browser: Browser;
let stage: Stage;
let site: string;
let address: string;

beforeAll(async () => {
  await buildWeb();
  browser = await launchChromium();
  stage = await startStage({
    CARNET_SITE_URL: "http://localhost",
    CARNET_LABEL_PRINTERS: "Packing=127.0.0.1:1",
  });
  site = stage.server.address.replace("127.0.0.1", "localhost");
  const { passport } = await issueProduct(stage.test, { name: "Camisa Ria" });
  const run = await ok(stage.test.post<{ id: string }>(`/passports/${passport.id}/items`, { quantity: 40 }));
  address = `test/labels?passport=${passport.id}&run=${run.id}`;
}, 90_000);
afterAll(async () => {
  await browser?.close();
  await stage?.server.stop();
});

const sitDown = (path: string, options: SeatOptions = {}) => sitDownAt(browser, site, path, options);

/** Where the handle of an element lies, in percent of the label. */
function placeOf(page: Page, name: string): Promise<{ left: number; top: number; width: number }> {
  return page
    .getByRole("button", { name, exact: true })
    .first()
    .evaluate((handle) => {
      const { left, top, width } = (handle as HTMLElement).style;
      return { left: Number.parseFloat(left), top: Number.parseFloat(top), width: Number.parseFloat(width) };
    });
}

describe("printing a run", () => {
  test("shows the label, begins where the sheet is left and saves a PDF", async () => {
    const { page, context, faults } = await sitDown(address);
    await page.waitForSelector(".label-print .label-stage img");
    await page.selectOption("#label-template", "a4-3x8");
    await page.waitForSelector(".label-sheet");
    expect(await page.locator(".label-cell").count()).toBe(24);
    await page.getByRole("radio", { name: "Begin with label 5", exact: true }).check({ force: true });
    expect(await page.locator(".label-cell.is-used").count()).toBe(4);
    // 40 labels: the 20 places that are left of this sheet, and 20 of another.
    expect(await page.locator(".label-cell.is-printed").count()).toBe(20);
    expect(await page.textContent(".label-count")).toBe("40 labels on 2 sheets");
    expect(await page.textContent(".page-note")).toContain("40 items");
    expect(await page.getAttribute(".page-note a", "href")).toContain(
      `/items?${address.split("?")[1]?.replace("passport", "of")}`,
    );
    await page.waitForSelector(".label-coach .ticked >> text=Phones can read the print of this label.");
    expect(await skippedHeadings(page)).toEqual([]);
    expect(await seriousFaults(page)).toEqual([]);
    const waiting = page.waitForEvent("download");
    await page.getByRole("link", { name: "PDF to print" }).click();
    const download = await waiting;
    expect(download.suggestedFilename()).toEndWith(".pdf");
    expect(new URL(download.url()).searchParams.get("start")).toBe("5");
    await page.getByRole("button", { name: "Print on Packing" }).click();
    await page.waitForSelector(".toast >> text=cannot be reached");
    expect(faults).toEqual([]);
    await context.close();
  }, 90_000);

  test("is the same on a phone, in the dark and in Portuguese", async () => {
    const { page, context } = await sitDown(address, {
      viewport: { width: 390, height: 800 },
      colorScheme: "dark",
      locale: "pt-PT",
    });
    await page.waitForSelector(".label-print .label-stage img");
    expect(await page.textContent("h1")).toBe("Etiquetas");
    expect(await overflowOf(page)).toBe(0);
    expect(await seriousFaults(page)).toEqual([]);
    await context.close();
  }, 90_000);
});

describe("the labels at the side", () => {
  test("say where they are printed, and lead there", async () => {
    const { page, context } = await sitDown("test/labels");
    await page.waitForSelector("text=Labels are printed by run");
    await page.click("text=Items of Camisa Ria");
    await page.waitForSelector("#items-run");
    await page.waitForSelector("text=Choose a run to print its labels.");
    await page.selectOption("#items-run", { index: 1 });
    await page.getByRole("link", { name: "Print labels" }).waitFor();
    expect(await page.locator("text=Choose a run to print its labels.").count()).toBe(0);
    await context.close();
  }, 90_000);
});

describe("the editor", () => {
  test("moves elements by mouse and keys, warns at once and keeps the template", async () => {
    const { page, context, faults } = await sitDown("test/labels/roll-50x30");
    await page.waitForSelector(".label-canvas img");
    const before = await placeOf(page, "Code 1");
    await page.locator(".label-handle").first().focus();
    await page.keyboard.press("ArrowRight");
    await page.keyboard.press("ArrowDown");
    const after = await placeOf(page, "Code 1");
    expect(after.left - before.left).toBeCloseTo(1, 1); // half of 50 mm is 1 %
    expect(after.top).toBeGreaterThan(before.top);
    const box = await page.locator(".label-handle").nth(3).boundingBox();
    if (!box) throw new Error("The serial has no handle.");
    const former = await placeOf(page, "Text 4");
    await page.mouse.move(box.x + 5, box.y + 5);
    await page.mouse.down();
    await page.mouse.move(box.x + 5, box.y + 45, { steps: 4 });
    await page.mouse.up();
    expect((await placeOf(page, "Text 4")).top).toBeGreaterThan(former.top + 5);

    await page.locator(".label-elements button").first().click();
    await page.fill("#element-size", "7");
    await page.waitForSelector(".label-advice.is-refusal >> text=too fine for phones");
    // Named as the editor names it.
    expect(await page.textContent(".label-advice.is-refusal b")).toEndWith("· Code 1");
    expect(await page.locator("h3").count()).toBe(1);
    expect(await skippedHeadings(page)).toEqual([]);
    expect(await seriousFaults(page)).toEqual([]);
    await page.fill("#element-size", "24");
    await page.waitForSelector(".label-advice.is-refusal", { state: "detached" });

    await page.getByRole("button", { name: "Care symbols", exact: true }).click();
    await page.fill("#element-y", "24.5");
    await page.fill("#label-name", "");
    await page.getByRole("button", { name: "Save the template" }).click();
    expect(await page.textContent("#label-name-error")).toContain("Give the template a name.");
    await page.fill("#label-name", "Rolo da casa");
    await page.getByRole("button", { name: "Save the template" }).click();
    await page.waitForSelector(".label-templates >> text=Rolo da casa");
    expect(faults).toEqual([]);
    await page.getByRole("link", { name: "Edit Rolo da casa" }).click();
    await page.waitForSelector(".label-canvas img");
    expect(await page.locator(".label-elements li").count()).toBe(6);
    await page.getByRole("button", { name: "Remove…" }).click();
    await page.getByRole("button", { name: "Remove", exact: true }).click();
    await page.waitForSelector(".label-templates");
    expect(await page.locator("text=Rolo da casa").count()).toBe(0);
    await context.close();
  }, 90_000);
});
