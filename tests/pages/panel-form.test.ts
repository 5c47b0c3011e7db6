/** The form of a product in the panel, in a real Chromium: how it stands, and what it says to what cannot be saved. */
import { afterAll, beforeAll, describe, expect, test } from "bun:test";
import type { Browser } from "playwright-core";
import { buildWeb } from "../../scripts/build-web.ts";
import { until } from "../support/box.ts";
import { launchChromium, overflowOf, seriousFaults } from "../support/chromium.ts";
import { ok } from "../support/client.ts";
import { createProduct, issueProduct, OWNER, type Stage, startStage } from "../support/company.ts";
import { pdf, settled, upload } from "../support/documents.ts";
import { signIn } from "../support/member.ts";
import type { Product } from "../support/objects.ts";
import { sitDownAt } from "../support/seat.ts";

const DESKTOP = { viewport: { width: 1440, height: 900 } };
const NARROW = { viewport: { width: 1280, height: 800 } };
const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true };

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

/** A product with what was read out of a document of this name and accepted. */
async function productFrom(name: string, lines: string[]): Promise<Product> {
  const product = await createProduct(stage.test, { data: {} });
  const sent = await ok(upload(stage.test, { product: product.id }, { bytes: pdf([lines]), name }));
  await ok(stage.test.post(`/documents/${sent.id}/extract`));
  const { extraction } = await settled(stage.test, sent.id);
  const owner = await signIn(site, OWNER);
  for (const { id } of extraction?.suggestions ?? [])
    await ok(owner.post(`/nortada/test/documents/${sent.id}/suggestions/${id}`, { decision: "accepted" }));
  return product;
}

describe("the form of a product", () => {
  test("keeps its columns, however long the file's name is that a value comes from", async () => {
    const name = "Datenblatt Hemd Meer Sommer 2026 final.pdf";
    const product = await productFrom(name, ["Brand: Nortada", "Weight: 420 g", "Customs code: 62052000"]);
    for (const screen of [DESKTOP, PHONE]) {
      const { page, context } = await sitDownAt(browser, site, `test/products/${product.id}`, screen);
      await page.waitForSelector(".origin-mark");
      expect(await overflowOf(page)).toBe(0);
      const wide = await page.$$eval(".fields", (groups) =>
        groups.flatMap((group) =>
          [...group.querySelectorAll(":scope > .field")]
            .filter((field) => field.scrollWidth > field.clientWidth)
            .map(({ textContent }) => textContent),
        ),
      );
      expect(wide).toEqual([]);
      const marks = page.locator(".origin-mark", { hasText: name });
      expect(await marks.count()).toBeGreaterThan(1);
      const weight = page.locator("[for=field-net_weight]");
      expect(await weight.evaluate((label) => label.getClientRects().length)).toBe(1);
      expect((await weight.boundingBox())?.height).toBeLessThan(30);
      for (const mark of await marks.all()) {
        expect(await mark.locator("abbr").isVisible()).toBe(true);
        expect(await mark.getAttribute("title")).toContain(name);
      }
      await context.close();
    }
  }, 90_000);

  test("fits a phone: no dot ends a line, what leads to a field stands beside it, and targets are as large as a finger", async () => {
    const product = await createProduct(stage.test, { name: "Casaco Sardinha", data: {} });
    const { page, context } = await sitDownAt(browser, site, `test/products/${product.id}/history`, PHONE);
    await page.waitForSelector(".history-list");
    expect(await page.getByRole("complementary", { name: "Test" }).count()).toBe(1);
    const tab = await page.locator(".tabs [aria-current=page]").boundingBox();
    expect((tab?.x ?? 0) + (tab?.width ?? 999)).toBeLessThan(391);
    await page.goto(`${site}/panel/nortada/test/products/${product.id}`);
    await page.waitForSelector(".need");
    const need = page.locator(".need").first();
    const [label, go] = [await need.locator("b").boundingBox(), await need.locator("button").boundingBox()];
    const middleOf = (box: typeof go) => (box?.y ?? 0) + (box?.height ?? 0) / 2;
    expect(Math.abs(middleOf(label) - middleOf(go))).toBeLessThan(3);
    expect(go?.height).toBeGreaterThanOrEqual(44);
    for (const one of await page.locator(".tabs a, input[type=checkbox], input[type=radio]").all())
      expect((await one.boundingBox())?.width ?? 24).toBeGreaterThanOrEqual(24);
    await context.close();
  }, 90_000);

  test("cuts off no name, address or hint at 1280 pixels for which there is room", async () => {
    const name = "Sardinha Cardigan in Brushed Merino & Recycled Wool";
    const { product, passport } = await issueProduct(stage.test, { name });
    await ok(stage.test.post(`/passports/${passport.id}/items`, { quantity: 1 }));
    const { page, context } = await sitDownAt(browser, site, `test/products/${product.id}`, NARROW);
    await page.waitForSelector(".share-of-3 input[placeholder='Part of the product']");
    const room = await page.locator("input[placeholder='Part of the product']").first().boundingBox();
    expect(room?.width).toBeGreaterThan(165);
    const whole = (place: string) =>
      page
        .locator(place)
        .evaluateAll((all) =>
          all.every((one) => one.scrollWidth <= one.clientWidth && one.scrollHeight <= one.clientHeight + 1),
        );
    await page.goto(`${site}/panel/nortada/test/products`);
    await page.waitForSelector(".named > b");
    expect(await whole(".named > b")).toBe(true);
    await page.goto(`${site}/panel/nortada/test/products/${product.id}/items`);
    await page.waitForSelector(".address");
    expect(await whole(".address > span")).toBe(true);
    await context.close();
  }, 90_000);

  test("says both that a value is one of each batch and that it is not public", async () => {
    const product = await createProduct(stage.test);
    const { page, context } = await sitDownAt(browser, site, `test/products/${product.id}`, DESKTOP);
    const label = page.locator("[for=field-facility_identifier] small");
    expect(await label.textContent()).toBe("each batch, not public");
    await context.close();
  }, 90_000);

  test("calls fields by their names in the history, whose values were decided on", async () => {
    const product = await productFrom("Datenblatt.pdf", ["Brand: Nortada", "Weight: 420 g"]);
    const { page, context } = await sitDownAt(browser, site, `test/products/${product.id}/history`, DESKTOP);
    await page.waitForSelector(".history-what >> text=Decided on a suggestion for Brand");
    expect(await page.textContent(".history-list")).not.toContain("net_weight");
    await context.close();
  }, 90_000);

  test("says how to write a number that it cannot read, and reads the signs of other languages", async () => {
    const product = await createProduct(stage.test, { data: {} });
    const { page, context } = await sitDownAt(browser, site, `test/products/${product.id}`, DESKTOP);
    await page.fill("#field-net_weight", "0,35 kg");
    await page.waitForSelector("#field-net_weight-error");
    expect(await page.textContent("#field-net_weight-error")).toContain(
      "Write the number alone, in g and without the unit, such as 350.",
    );
    await page.fill("#field-net_weight", "1.250,5");
    await page.waitForSelector(".saved:not(.is-bad):has(.icon-tick)");
    const stored = await ok(stage.test.get<Product>(`/products/${product.id}`));
    expect(stored.data["net_weight"]).toBe(1250.5);
    await context.close();
  }, 90_000);

  test("marks the groups with what is not saved, and leads from one such field to the next", async () => {
    const product = await createProduct(stage.test, { data: {} });
    const { page, context } = await sitDownAt(browser, site, `test/products/${product.id}`, DESKTOP);
    const focused = () => page.evaluate(() => document.activeElement?.id);
    await page.fill("#field-net_weight", "heavy");
    await page.fill("#field-take_back_url", "somewhere");
    await page.waitForSelector("#field-take_back_url-error");
    const marked = page.locator(".groups a:has(.group-marked)");
    expect(await marked.count()).toBe(2);
    expect(await marked.first().textContent()).toContain("1 field not saved");
    expect(await page.textContent(".saved")).toContain("Not saved: 2 fields are marked");
    expect(await seriousFaults(page)).toEqual([]);
    for (const width of [320, 390]) {
      await page.setViewportSize({ width, height: 700 });
      const [back, saved] = [
        await page.locator(".trail a").boundingBox(),
        await page.locator(".saved-marked").boundingBox(),
      ];
      expect((back?.x ?? 0) + (back?.width ?? 0)).toBeLessThanOrEqual(saved?.x ?? 0);
      expect(await overflowOf(page)).toBe(0);
    }
    await page.setViewportSize(DESKTOP.viewport);
    await page.click(".tabs >> text=History");
    await page.waitForSelector(".history");
    await page.click(".saved-marked");
    await page.waitForFunction(() => document.activeElement?.id === "field-net_weight");
    await page.click(".saved-marked");
    await page.waitForFunction(() => document.activeElement?.id === "field-take_back_url");
    await page.fill("#field-take_back_url", "https://nortada.example/back");
    await page.waitForFunction(() => document.querySelectorAll(".group-marked").length === 1);
    expect(await focused()).toBe("field-take_back_url");
    await context.close();
  }, 90_000);

  test("takes a choice back that cannot hold beside a new one", async () => {
    const product = await createProduct(stage.test, { data: { care_drying: ["do_not_tumble", "flat"] } });
    const { page, context } = await sitDownAt(browser, site, `test/products/${product.id}`, DESKTOP);
    await page.getByLabel("Tumble dry, low heat").check();
    const chosen = async () =>
      (await ok(stage.test.get<Product>(`/products/${product.id}`))).data["care_drying"];
    await until(async () => JSON.stringify(await chosen()) === '["flat","tumble_low"]');
    expect(await page.getByLabel("Do not tumble dry").isChecked()).toBe(false);
    await context.close();
  }, 60_000);
});

describe("serials of the company's own", () => {
  test("are one in each line, and what cannot be one is named by its line", async () => {
    const { product, passport } = await issueProduct(stage.test);
    const { page, context } = await sitDownAt(browser, site, `test/products/${product.id}/items`, DESKTOP);
    await page.click(".empty .button");
    await page.click("dialog >> text=Our own");
    const refusedFor = async (serials: string) => {
      await page.fill("#make-serials", serials);
      await page.click("dialog button[type=submit]");
      await page.waitForSelector("#make-serials-error");
      const selected = await page.$eval("#make-serials", (area) => {
        const { value, selectionStart, selectionEnd } = area as HTMLTextAreaElement;
        return document.activeElement === area ? value.slice(selectionStart, selectionEnd) : undefined;
      });
      return [selected, await page.textContent("#make-serials-error")];
    };
    const twice = "Line 3: “neu-1” stands in line 1 already; capital and small letters count as the same.";
    for (const [serials, line, sentence] of [
      ["ROT-1\n\nROT 38", "ROT 38", "Line 3: “ROT 38” has a space in it."],
      ["ROT-1\nÄ2", "Ä2", "Line 2: “Ä2”. Use A to Z without accents, 0 to 9"],
      ["A-1,A-2", "A-1,A-2", "Line 1: “A-1,A-2”. Use A to Z"],
      ["NEU-1\nNEU-2\nneu-1", "neu-1", twice],
      [`${"9".repeat(21)}`, "9".repeat(21), "has 21 characters. A serial has at most 20."],
    ] as const) {
      const [selected, said] = await refusedFor(serials);
      expect(selected).toBe(line);
      expect(said).toContain(sentence);
    }
    await ok(stage.test.post(`/passports/${passport.id}/items`, { serials: ["ROT-2"] }));
    const [selected, said] = await refusedFor("ROT-1\n\nROT-2");
    expect(selected).toBe("ROT-2");
    expect(said).toContain("Line 3: there is an item “ROT-2” already, so nothing was made.");
    await page.fill("#make-serials", "ROT-1\n ROT-3 \n");
    await page.click("dialog button[type=submit]");
    await page.waitForSelector("tbody tr >> text=ROT-3");
    expect(await page.locator("tbody tr").count()).toBe(2);
    await context.close();
  }, 90_000);
});

describe("live codes that lead to this machine only", () => {
  test("are spoken of with care wherever they are issued, made and printed", async () => {
    const product = await createProduct(stage.live, { gtin: null });
    const { passport } = await issueProduct(stage.live);
    const { page, context } = await sitDownAt(browser, site, "live", PHONE);
    const look = async (path: string) => {
      await page.goto(`${site}/panel/nortada/live${path}`);
      await page.waitForSelector(".this-machine");
      expect(await overflowOf(page)).toBe(0);
    };
    await look("");
    expect(await page.textContent(".this-machine")).toContain(
      "http://localhost, which opens on this machine only",
    );
    expect(await seriousFaults(page)).toEqual([]);
    await page.goto(`${site}/panel/nortada/live/products/${product.id}`);
    await page.click(".issue-box button:not([aria-disabled])");
    await page.waitForSelector("dialog .this-machine");
    await look(`/products/${passport.product}/passport`);
    await page.goto(`${site}/panel/nortada/live/products/${passport.product}/items`);
    await page.click(".empty .button");
    await page.waitForSelector("dialog .this-machine");
    const run = await ok(
      stage.live.post<{ id: string }>(`/passports/${passport.id}/items`, { quantity: 2, mode: "random" }),
    );
    await look(`/labels?passport=${passport.id}&run=${run.id}`);
    await page.click(".this-machine a");
    await page.waitForSelector("text=This address leads each machine to itself");
    expect(new URL(page.url()).pathname).toBe("/panel/nortada/live/instance/address");
    expect(await page.locator("text=for ever").count()).toBe(0);
    await page.goto(`${site}/panel/nortada/test`);
    await page.waitForSelector("#main h1");
    await page.waitForTimeout(250);
    expect(await page.locator(".this-machine").count()).toBe(0);
    await context.close();
  }, 90_000);
});
