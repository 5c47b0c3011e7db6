/** An import with faults that are corrected, an export, and one change of many products: as a person does it in Chromium. */
import { afterAll, beforeAll, describe, expect, test } from "bun:test";
import { readFileSync } from "node:fs";
import type { Browser, Page } from "playwright-core";
import { buildWeb } from "../../scripts/build-web.ts";
import { launchChromium, overflowOf, seriousFaults } from "../support/chromium.ts";
import { ok } from "../support/client.ts";
import { createProduct, type Stage, startStage } from "../support/company.ts";
import type { List, Product } from "../support/objects.ts";
import { type Seat, type SeatOptions, sitDownAt } from "../support/seat.ts";

let browser: Browser;
let stage: Stage;

beforeAll(async () => {
  await buildWeb();
  browser = await launchChromium();
  stage = await startStage();
}, 180_000);
afterAll(async () => {
  await browser?.close();
  await stage?.server.stop();
});

function sitDown(path: string, options: SeatOptions = {}): Promise<Seat> {
  return sitDownAt(browser, stage.server.address, path, options);
}

/** A picture for whoever works on the looks: in the folder of `CARNET_TEST_PICTURES`. */
async function picture(page: Page, name: string): Promise<void> {
  const folder = process.env.CARNET_TEST_PICTURES;
  if (!folder) return;
  await page.emulateMedia({ colorScheme: name.startsWith("phone") ? "dark" : "light" });
  await page.screenshot({ path: `${folder}/${name}.png` });
}

async function choose(page: Page, name: string, text: string | Buffer): Promise<void> {
  await page.setInputFiles("input[type=file]", { name, mimeType: "text/csv", buffer: Buffer.from(text) });
}

describe("an import", () => {
  test("with faults is corrected, sent again, and undone", async () => {
    await createProduct(stage.live, { reference: "PW-1", name: "Camisa Ria" });
    const { page, context, faults } = await sitDown("live/imports");
    await page.waitForSelector("text=Nothing was imported yet");
    expect(await seriousFaults(page)).toEqual([]);
    await picture(page, "imports-empty");

    await choose(page, "formulas.csv", "reference,name\nA,=1+1\n");
    await page.waitForSelector(".upload [role=alert]");
    expect(await page.textContent(".upload [role=alert]")).toContain("Cell B2 holds a formula");

    const dropped = await page.evaluateHandle(() => {
      const transfer = new DataTransfer();
      transfer.items.add(new File(["reference,name\nB,=2+2\n"], "dropped.csv", { type: "text/csv" }));
      return transfer;
    });
    await page.dispatchEvent(".upload", "dragover", { dataTransfer: dropped });
    await page.waitForSelector(".upload.is-over");
    await page.dispatchEvent(".upload", "drop", { dataTransfer: dropped });
    await page.waitForSelector(".upload:not(.is-over) [role=alert] >> text=Cell B2 holds a formula");

    const rows = ['PW-1,Camisa Ria,New brand,20,"55 % linen; 45 % organic cotton",mine'];
    for (let at = 2; at <= 9; at++) rows.push(`PW-${at},Camisa ${at},Nortada,${at},100 % cotton,`);
    rows.push("PW-10,<b>Calças</b>,Nortada,130,70 % cotton; 50 % wool,", ",Nameless,,,,");
    await choose(
      page,
      "primavera.csv",
      ["Reference,Name,Brand,Recycled content,Fibre composition,Shelf", ...rows].join("\n"),
    );
    await page.waitForSelector(".columns-list");
    expect(await page.locator(".columns-list li").count()).toBe(6);
    expect(await page.locator(".columns-list li.is-out").count()).toBe(1);
    expect(await seriousFaults(page)).toEqual([]);
    await picture(page, "import-columns");

    await page.click("text=Check all rows");
    await page.waitForSelector(".counts");
    expect(await page.textContent(".count-create")).toContain("8");
    expect(await page.textContent(".count-update")).toContain("1");
    expect(await page.textContent(".count-faulty")).toContain("2");
    expect(await page.locator(".import-rows > li").count()).toBe(11);
    expect(await seriousFaults(page)).toEqual([]);
    await picture(page, "import-check");
    await page.click(".count-faulty");
    await page.waitForSelector(".import-rows > li.is-wrong");
    await page.waitForFunction(() => document.querySelectorAll(".import-rows > li").length === 2);
    await picture(page, "import-faults");

    const [download] = await Promise.all([
      page.waitForEvent("download"),
      page.click(".corrections a[href*=csv]"),
    ]);
    expect(download.suggestedFilename()).toBe("primavera-corrections.csv");
    const corrections = readFileSync((await download.path()) ?? "", "utf8");
    expect(corrections.trim().split("\r\n")).toHaveLength(3);

    await page.click("text=Import 9 products");
    await page.waitForSelector("text=Undo import");
    expect(await page.textContent(".count-created")).toContain("8");
    expect(await seriousFaults(page)).toEqual([]);
    await picture(page, "import-done");

    await page.click(".trail a");
    await page.waitForSelector("text=primavera.csv");
    await picture(page, "imports-history");
    const corrected = corrections
      .replace(",130,", ",30,")
      .replace("70 % cotton; 50 % wool", "50 % cotton; 50 % wool")
      .replace("\r\n,Nameless", "\r\nPW-11,Nameless");
    await choose(page, "primavera-corrections.csv", corrected);
    await page.waitForSelector(".columns-list");
    expect(await page.locator(".columns-list li.is-out").count()).toBe(2);
    await page.click("text=Check all rows");
    await page.click("text=Import 2 products");
    await page.waitForSelector("text=Undo import");
    const { data } = await ok(stage.live.get<List<Product>>("/products?reference=PW-10"));
    expect(data[0]).toMatchObject({ name: "<b>Calças</b>", data: { recycled_content: 30 } });

    await page.click("text=Undo import");
    expect(await seriousFaults(page)).toEqual([]);
    await page.click("dialog .button-danger");
    await page.waitForSelector(".count-undone");
    expect(await page.textContent(".count-undone")).toContain("2");
    const after = await ok(stage.live.get<List<Product>>("/products?reference=PW-10"));
    expect(after.data[0]?.status).toBe("archived");
    expect(faults).toEqual([]);
    await context.close();
  }, 90_000);

  test("whose undoing was stopped offers to go on with that, and not to start again", async () => {
    const { page, context, faults } = await sitDown("live/imports");
    // As the server tells it of a company that was barred in the middle of undoing a cancelled import.
    await page.route(/\/imports\/[^/?]+$/, async (route) => {
      const response = await route.fetch();
      const body = await response.json();
      const counts = { ...body.counts, create: 3, created: 2, undone: 1 };
      await route.fulfill({ response, json: { ...body, status: "undo_stopped", counts, rows: 6 } });
    });
    await page.click(".table-link >> nth=0");
    await page.waitForSelector("h1 + .tag >> text=Undoing stopped");
    expect(await page.locator(".import-foot button").allTextContents()).toEqual(["Go on undoing"]);
    expect(await page.textContent(".import > .page-note")).toContain("What was undone stays undone");
    await picture(page, "import-undo-stopped");
    await page.click(".import-foot .button-primary");
    await page.waitForSelector("dialog >> text=Go on undoing");
    expect(await seriousFaults(page)).toEqual([]);
    expect(faults).toEqual([]);
    await context.close();
  }, 90_000);

  test("works in the light, on a tablet", async () => {
    const { page, context } = await sitDown("live/imports", {
      colorScheme: "light",
      viewport: { width: 820, height: 1180 },
    });
    await page.click(".table-link >> nth=0");
    await page.waitForSelector(".counts");
    expect(await overflowOf(page)).toBe(0);
    expect(await seriousFaults(page)).toEqual([]);
    await picture(page, "light-result");
    await context.close();
  }, 90_000);

  test("works on a phone, in Portuguese, in the dark and by keyboard", async () => {
    const { page, context, faults } = await sitDown("test/imports", {
      locale: "pt-PT",
      colorScheme: "dark",
      viewport: { width: 390, height: 844 },
      hasTouch: true,
      isMobile: true,
    });
    await page.waitForSelector("text=Ainda não se importou nada");
    expect(await overflowOf(page)).toBe(0);
    await picture(page, "phone-imports");
    await choose(
      page,
      "outono.csv",
      "Referência;Nome;Teor de material reciclado;Nota\nPH-1;Saia;12,5;a\nPH-2;Calças;muito;b\n",
    );
    await page.waitForSelector(".columns-list");
    expect(await overflowOf(page)).toBe(0);
    expect(await seriousFaults(page)).toEqual([]);
    await picture(page, "phone-columns");
    await page.focus(".import-foot .button-primary");
    await page.keyboard.press("Enter");
    await page.waitForSelector(".counts");
    await page.waitForSelector(".import-rows > li.is-wrong");
    await picture(page, "phone-check");
    expect(await page.textContent(".import-faults")).toContain("“muito” não é um número");
    expect(await overflowOf(page)).toBe(0);
    expect(await seriousFaults(page)).toEqual([]);
    await page.goto(`${stage.server.address}/panel/nortada/test/products`);
    await page.click("[popovertarget=product-more]");
    await page.waitForSelector("#product-more >> text=Importar");
    expect(await overflowOf(page)).toBe(0);
    expect(await seriousFaults(page)).toEqual([]);
    await picture(page, "phone-products");
    expect(faults).toEqual([]);
    await context.close();
  }, 90_000);
});

describe("products", () => {
  test("are exported after a proof of who asks, as the list shows them", async () => {
    const { page, context, faults } = await sitDown("live/products?search=camisa");
    await page.click("text=Export");
    await page.waitForSelector("dialog >> text=What the list shows now");
    expect(await seriousFaults(page)).toEqual([]);
    await picture(page, "export");
    await page.click("dialog >> text=CSV, apart by commas");
    const [download] = await Promise.all([
      page.waitForEvent("download"),
      page.click("dialog .button-primary"),
    ]);
    expect(download.suggestedFilename()).toMatch(/^products-textile-nortada-live-.*\.csv$/);
    const text = readFileSync((await download.path()) ?? "", "utf8");
    expect(text).toContain("PW-1,Camisa Ria");
    expect(text).not.toContain("Nameless");
    expect(faults).toEqual([]);
    await context.close();
  }, 90_000);

  test("are changed together, after a look at what changes", async () => {
    const { page, context, faults } = await sitDown("live/products?search=camisa");
    await page.waitForSelector("tbody tr .pick");
    for (const at of [0, 1, 2]) await page.locator("tbody tr .pick input").nth(at).check();
    await page.click(".bulk >> text=Edit");
    await page.waitForSelector("dialog >> text=Change 3 products");
    await page.selectOption("#edit-field", "data.recycled_content".slice(5));
    await page.fill("#field-recycled_content", "42");
    expect(await seriousFaults(page)).toEqual([]);
    await picture(page, "edit");
    await page.click("text=Show what changes");
    await page.waitForSelector(".counts");
    expect(await page.textContent(".count-update")).toContain("3");
    await picture(page, "edit-preview");
    await page.click(".import-foot >> text=Change 3 products");
    await page.waitForSelector("text=Undo change");
    expect(await seriousFaults(page)).toEqual([]);
    expect(faults).toEqual([]);
    await context.close();
  }, 90_000);

  test("are selected on a phone too, and a view of them is saved there", async () => {
    for (const name of ["Gorro", "Cachecol"]) await createProduct(stage.live, { name: `${name} Serra` });
    const { page, context, faults } = await sitDown("live/products?search=serra", {
      viewport: { width: 390, height: 844 },
      hasTouch: true,
      isMobile: true,
    });
    await page.waitForSelector(".rows-list .table-link");
    await page.click("[popovertarget=product-more]");
    await page.click("#product-more >> text=Select");
    await page.waitForSelector(".bulk >> text=0 selected");
    await page.click(".rows-list .row-pick >> text=Gorro Serra");
    await page.waitForSelector(".bulk >> text=1 selected");
    await page.click(".rows-list .row-pick >> text=Cachecol Serra");
    await page.waitForSelector(".bulk >> text=2 selected");
    expect(await overflowOf(page)).toBe(0);
    expect(await seriousFaults(page)).toEqual([]);
    await picture(page, "phone-select");
    await page.click(".bulk >> text=Archive");
    await page.waitForSelector("text=2 products archived");
    await page.waitForSelector("text=No product is called that");
    await page.click("[popovertarget=product-more]");
    await page.click("#product-more >> text=Save view");
    await page.fill("#view-name", "Serra");
    await page.click("dialog .button-primary");
    await page.waitForSelector(".tabs [aria-current] >> text=Serra");
    await picture(page, "phone-view");
    expect(faults).toEqual([]);
    await context.close();
  }, 60_000);

  test("keep how a person looks at them under a name", async () => {
    const { page, context, faults } = await sitDown("live/products?search=camisa&order=name");
    await page.getByRole("button", { name: "Save view" }).click();
    await page.fill("#view-name", "Shirts");
    expect(await seriousFaults(page)).toEqual([]);
    await picture(page, "save-view");
    await page.keyboard.press("Enter");
    await page.waitForSelector('.tabs a[aria-current] >> text="Shirts"');
    await page.click(".tabs >> text=Archived");
    await page.waitForFunction(() => !location.search.includes("saved"));
    await page.click(".tabs >> text=Shirts");
    await page.waitForFunction(() => location.search.includes("search=camisa"));
    await page.waitForSelector("button >> text=Delete view Shirts", { state: "attached" });
    expect(await seriousFaults(page)).toEqual([]);
    await picture(page, "saved-view");
    await page.getByRole("button", { name: "Delete view Shirts" }).click();
    await page.waitForSelector('.tabs a >> text="Shirts"', { state: "detached" });
    expect(faults).toEqual([]);
    await context.close();
  }, 90_000);
});
