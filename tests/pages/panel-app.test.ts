/** A person's day in the panel, in a real Chromium: from the first product to decisions, codes and what goes wrong. */
import { afterAll, beforeAll, describe, expect, test } from "bun:test";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { Browser, Page } from "playwright-core";
import { buildWeb } from "../../scripts/build-web.ts";
import { launchChromium, overflowOf, seriousFaults } from "../support/chromium.ts";
import { ok } from "../support/client.ts";
import {
  COMPLETE,
  createBatch,
  createProduct,
  issueProduct,
  newGtin,
  OWNER,
  type Stage,
  startStage,
} from "../support/company.ts";
import { formOf, pdf, settled, upload } from "../support/documents.ts";
import type { Document, Passport, Product } from "../support/objects.ts";
import { type Seat, type SeatOptions, sitDownAt } from "../support/seat.ts";

/** What a first view may weigh, compressed: fonts, style, scripts and the page. */
const FIRST_LOAD_BYTES = 150 * 1024;

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

/** Somebody who has signed in, at an address of the panel; the owner unless somebody else is named. */
function sitDown(path: string, { email, ...options }: SeatOptions & { email?: string } = {}): Promise<Seat> {
  return sitDownAt(
    browser,
    site,
    path,
    email === undefined ? options : { ...options, person: { ...OWNER, email } },
  );
}

function codeOf(product: Product): string {
  return `/panel/nortada/test/products/${product.id}`;
}

async function saved(page: Page): Promise<void> {
  await page.waitForSelector(".saved:not(.is-bad):has(.icon-tick)");
}

describe("the panel", () => {
  test("leads from nothing to the first scanned passport", async () => {
    const { page, context, faults } = await sitDown("live");
    expect(await page.textContent("[aria-current=step] h3")).toBe("Create a product");
    expect(await page.textContent(".steps-head .quiet")).toBe("0 of 4 done");
    expect(await page.locator(".steps li > i:empty").count()).toBe(4);
    const banner = page.getByRole("banner");
    expect(await banner.locator(".brand-name").count()).toBe(1);
    expect(await banner.locator(".switch").count()).toBe(1);
    expect(await seriousFaults(page)).toEqual([]);

    await page.click("[aria-current=step] a");
    await page.waitForSelector("dialog[open]");
    await page.keyboard.press("Enter");
    expect(await page.textContent("#new-name-error")).toContain("Give the product a name.");
    expect(await page.evaluate(() => document.activeElement?.id)).toBe("new-name");
    await page.fill("#new-name", "Camisa Ria");
    await page.fill("#new-reference", "CR-0142");
    await page.fill("#new-gtin", "5601234567893");
    await page.keyboard.press("Enter");
    await page.waitForSelector("#new-gtin-error");
    await page.fill("#new-gtin", "5601234567892");
    expect(await seriousFaults(page)).toEqual([]);
    await page.click("dialog button[type=submit]");

    await page.waitForSelector("#rail-head");
    await page.waitForSelector("nav a[href$='/products'] >> text=1", { timeout: 2000 });
    // The dialog is gone, and the person is where it led.
    await page.waitForSelector("h1:focus >> text=Camisa Ria");
    expect(await page.textContent("#rail-head")).toBe("3 things are missing");
    await page.fill("#field-brand", "Nortada");
    await page.selectOption("#field-country_making", "PT");
    await page.click("#field-fibre_composition-add");
    await page.keyboard.type("Linen");
    await page.keyboard.press("Tab");
    await page.keyboard.type("93");
    await saved(page);
    expect(await page.textContent("#rail-head")).toBe("One thing is missing");
    expect(await page.textContent(".need p")).toBe(
      "The shares add up to 93\u00a0%. They must make 100\u00a0%.",
    );
    expect(await page.getAttribute(".issue-box button", "aria-disabled")).toBe("true");
    await page.keyboard.press("ControlOrMeta+a");
    await page.keyboard.type("100");
    await page.waitForFunction(
      () => document.querySelector("#rail-head")?.textContent === "Everything required is here",
    );
    await page.waitForSelector(".issue-box button:not([aria-disabled])");
    const stored = await ok(stage.live.get<{ data: Product[] }>("/products?reference=CR-0142"));
    expect(stored.data[0]?.data).toMatchObject({ fibre_composition: [{ fibre: "linen", percent: 100 }] });

    await page.click(".issue-box button");
    const frame = page.frameLocator(".preview-frame");
    expect(await frame.locator("h1").textContent()).toBe("Camisa Ria");
    expect(await page.getAttribute(".preview-frame", "sandbox")).toBe("");
    await page.click("dialog .button-primary");
    await page.waitForSelector(".stamp");
    await page.waitForSelector("h1:focus >> text=Camisa Ria");
    expect(await page.textContent("#out-head")).toBe("Version 1 is out");
    expect(await page.textContent(".stamp .heard")).toContain("Status: Issued");
    const address = (await page.textContent(".facts a"))?.trim() ?? "";
    expect(address).toBe("http://localhost/01/05601234567892");
    const answer = await fetch(`${stage.server.address}/01/05601234567892`, { redirect: "manual" });
    expect(answer.headers.get("location")).toMatch(/^http:\/\/localhost\/p\/[0-9a-z]{16}/);
    expect(
      await page.evaluate(() => document.querySelector<HTMLImageElement>(".code-picture img")?.naturalWidth),
    ).toBeGreaterThan(0);
    expect(await seriousFaults(page)).toEqual([]);

    await page.click(".tabs >> text=Items");
    await page.click(".empty .button");
    await page.fill("#make-quantity", "12");
    await page.fill("#make-prefix", "R-");
    await page.click("dialog button[type=submit]");
    await page.waitForSelector("text=R-000012");
    expect(await seriousFaults(page)).toEqual([]);
    const [download] = await Promise.all([
      page.waitForEvent("download"),
      page.click("[popovertarget=run-files]").then(() => page.click("#run-files >> text=Table (CSV)")),
    ]);
    expect(readFileSync(await download.path(), "utf8")).toContain(
      "R-000012,http://localhost/01/05601234567892/21/R-000012",
    );

    await page.click(".table-link >> nth=0");
    await page.click("text=Void this item…");
    await page.fill("#void-reason", "Torn in the final inspection.");
    await page.click("dialog button[type=submit]");
    await page.waitForSelector("dialog >> text=Torn in the final inspection.");
    expect(await seriousFaults(page)).toEqual([]);
    await page.keyboard.press("Escape");
    await page.waitForSelector("dialog", { state: "detached" });
    expect(faults).toEqual([]);
    await context.close();
  }, 90_000);

  test("publishes a version with what changes, and withdraws only for who types the name", async () => {
    const { product, passport } = await issueProduct(stage.test, { name: "Vestido „Salina“ 38–46" });
    const { page, context, faults } = await sitDown(`test/products/${product.id}`);
    await page.fill("#field-colour", "Sea blue");
    await saved(page);
    await page.click(".issue-box button:not([aria-disabled])");
    await page.waitForSelector(".diff");
    expect(await page.textContent(".diff dt")).toBe("Colour");
    expect(await page.textContent(".diff ins")).toBe("Sea blue");
    await page.click("dialog button[type=submit]");
    expect(await page.textContent("#change-note-error")).toContain("Say in a sentence what changed.");
    await page.fill("#change-note", "The colour is named.");
    expect(await seriousFaults(page)).toEqual([]);
    await page.click("dialog button[type=submit]");
    await page.waitForSelector("text=Version 2 is out.");

    await page.click(".tabs >> text=Passport");
    await page.waitForSelector("text=The colour is named.");
    await page.click("text=Withdraw…");
    await page.fill("#withdraw-reason", "Recalled: the buttons can come off.");
    await page.fill("#withdraw-name", "Vestido");
    await page.click("dialog button[type=submit]");
    expect(await page.textContent("#withdraw-name-error")).toContain("This is not the name.");
    expect(await seriousFaults(page)).toEqual([]);
    await page.fill("#withdraw-name", 'vestido "Salina" 38-46');
    await page.click("dialog button[type=submit]");
    await page.waitForSelector(".stamp-withdrawn");
    expect(await ok(stage.test.get(`/passports/${passport.id}`))).toMatchObject({
      status: "withdrawn",
      version: 2,
    });
    expect(faults).toEqual([]);
    await context.close();
  }, 90_000);

  test("loses nothing of two people on one product", async () => {
    const product = await createProduct(stage.test, {
      name: "Saia Duna",
      data: { brand: "Nortada", colour: "sand" },
    });
    const [one, other] = [
      await sitDown(`test/products/${product.id}`),
      await sitDown(`test/products/${product.id}`),
    ];
    await other.page.fill("#field-colour", "dune");
    await saved(other.page);
    await one.page.fill("#field-colour", "beach");
    await one.page.fill("#field-model_name", "D-7");
    await one.page.waitForSelector(".changed");
    expect((await one.page.locator(".changed dd").allTextContents()).map((text) => text.trim())).toEqual([
      "dune",
      "beach",
    ]);
    expect(await seriousFaults(one.page)).toEqual([]);
    expect((await ok(stage.test.get<Product>(`/products/${product.id}`))).data).toMatchObject({
      colour: "dune",
      model_name: "D-7",
    });
    await one.page.click("text=Keep yours");
    await one.page.waitForSelector(".changed", { state: "detached" });
    await saved(one.page);
    await other.page.evaluate(() => document.dispatchEvent(new Event("visibilitychange")));
    await other.page.waitForFunction(
      () => document.querySelector<HTMLInputElement>("#field-colour")?.value === "beach",
    );
    await one.context.close();
    await other.context.close();
  }, 90_000);

  test("keeps what is typed while the server cannot be reached, and through the end of a session", async () => {
    const product = await createProduct(stage.test, { data: {} });
    const { page, context } = await sitDown(`test/products/${product.id}`);
    await page.waitForSelector("#field-brand");
    await context.setOffline(true);
    await page.fill("#field-brand", "Maré");
    await page.waitForSelector(".saved.is-bad");
    await page.waitForSelector(".unsettled");
    expect(await seriousFaults(page)).toEqual([]);
    await context.setOffline(false);
    await saved(page);
    await page.waitForSelector(".unsettled", { state: "detached" });
    expect((await ok(stage.test.get<Product>(`/products/${product.id}`))).data).toEqual({ brand: "Maré" });

    await context.clearCookies();
    await page.fill("#field-colour", "blue");
    await page.waitForSelector(".unsettled a");
    const [fresh] = await Promise.all([context.waitForEvent("page"), page.click(".unsettled a")]);
    await fresh.fill("input[name=email]", OWNER.email);
    await fresh.fill("input[name=password]", OWNER.password);
    await fresh.click("button[type=submit]");
    await fresh.waitForSelector("#main h1");
    await fresh.close();
    await page.evaluate(() => dispatchEvent(new Event("focus")));
    await page.waitForSelector(".unsettled", { state: "detached" });
    await saved(page);
    expect((await ok(stage.test.get<Product>(`/products/${product.id}`))).data).toEqual({
      brand: "Maré",
      colour: "blue",
    });
    await context.close();
  }, 90_000);

  test("says of a section that the server cannot be reached, and opens it once it can", async () => {
    const { page, context } = await sitDown("test/products");
    await context.setOffline(true);
    await page.click(".side >> text=Passports");
    await page.waitForSelector(".broken >> text=The server cannot be reached");
    expect(await seriousFaults(page)).toEqual([]);
    await context.setOffline(false);
    await page.waitForSelector(".unsettled", { state: "detached" });
    await page.waitForSelector("h1 >> text=Passports");
    await context.close();
  }, 90_000);

  test("says beside the field what cannot be saved, and saves the others", async () => {
    const product = await createProduct(stage.test, { data: {} });
    await createProduct(stage.test, { reference: "TAKEN-1" });
    const { page, context } = await sitDown(`test/products/${product.id}`);
    await page.fill("#field-recycled_content", "140");
    await page.fill("#field-brand", "Maré");
    await page.fill("#field-reference", "TAKEN-1");
    await page.waitForSelector("#field-reference-error");
    expect(await page.textContent("#field-recycled_content-error")).toContain(
      "Write a number from 0 to 100.",
    );
    expect(await page.textContent("#field-reference-error")).toContain("Another product has this reference");
    await page.waitForFunction(() => document.querySelector(".saved")?.textContent?.includes("Not saved"));
    expect(await seriousFaults(page)).toEqual([]);
    await page.waitForFunction(() =>
      document.querySelector("[for=field-brand]")?.parentElement?.textContent?.includes("YOU"),
    );
    await page.fill("#field-recycled_content", "40");
    await page.fill("#field-reference", "FREE-1");
    await saved(page);
    expect(await ok(stage.test.get<Product>(`/products/${product.id}`))).toMatchObject({
      reference: "FREE-1",
      data: { brand: "Maré", recycled_content: 40 },
    });
    await context.close();
  }, 90_000);

  test("lets a validator decide by keys, and take a decision back", async () => {
    const product = await createProduct(stage.test, { name: "Calças Barra", data: {} });
    const lines = ["Composition: 55% linen, 45% cotton", "Made in Portugal", "Recycled content: 20 %"];
    const { page, context, faults } = await sitDown("test/documents");
    await page.setInputFiles("input[type=file]", {
      name: "<img src=x onerror=alert(1)>.pdf",
      mimeType: "application/pdf",
      buffer: Buffer.from(pdf([lines])),
    });
    await page.waitForSelector("text=to decide", { timeout: 60_000 });
    expect(await seriousFaults(page)).toEqual([]);
    await page.click(".table-link >> nth=0");
    await page.waitForSelector("#review-product");
    await page.selectOption("#review-product", product.id);
    await page.waitForSelector(".suggestion.is-current .suggestion-choices");
    await page.waitForFunction(
      () => (document.querySelector<HTMLImageElement>(".leaf img")?.naturalWidth ?? 0) > 0,
    );
    expect(await seriousFaults(page)).toEqual([]);
    const labels = await page.locator(".suggestion-head b").allTextContents();
    const at = labels.indexOf("Recycled content");
    for (let step = 0; step < at; step++) await page.keyboard.press("ArrowDown");
    await page.keyboard.press("a");
    await page.waitForSelector(`.suggestion >> nth=${at} >> text=Accepted`);
    const data = async () => (await ok(stage.test.get<Product>(`/products/${product.id}`))).data;
    expect(await data()).toEqual({ recycled_content: 20 });
    await page.keyboard.press("u");
    await page.waitForSelector(".decision", { state: "detached" });
    expect(await data()).toEqual({});

    await page.click(`.suggestion-head >> nth=${at}`);
    await page.keyboard.press("e");
    await page.fill("#field-recycled_content", "25");
    expect(await seriousFaults(page)).toEqual([]);
    await page.keyboard.press("Enter");
    await page.waitForSelector(`.suggestion >> nth=${at} >> text=Edited`);
    for (let left = labels.length - 1; left > 0; left--) {
      const before = await page.locator(".decision").count();
      await page.keyboard.press("r");
      await page.waitForFunction((count) => document.querySelectorAll(".decision").length > count, before);
    }
    await page.waitForSelector("text=All are decided.");
    expect(await data()).toEqual({ recycled_content: 25 });
    expect(faults).toEqual([]);
    await context.close();
  }, 90_000);

  test("says fibres and parts in the reader's language, wherever a composition stands", async () => {
    const fibre_composition = [
      { fibre: "linen", percent: 100, component: "shell" },
      { fibre: "bamboo", percent: 90, component: "pocket lining" },
    ];
    const product = await createProduct(stage.test, { data: { ...COMPLETE, fibre_composition } });
    const document = await ok(
      upload(
        stage.test,
        { product: product.id },
        {
          bytes: pdf([["Composition", "Shell: 80% linen, 20% cotton", "Lining: 100% viscose"]]),
        },
      ),
    );
    await ok(stage.test.post(`/documents/${document.id}/extract`));
    await settled(stage.test, document.id);
    const { page, context } = await sitDown(`test/products/${product.id}`, { locale: "pt-PT" });
    await page.waitForSelector(".share-line");
    const shown = await page
      .locator(".share-line input")
      .evaluateAll((inputs) => inputs.map((input) => (input as HTMLInputElement).value));
    expect(shown).toEqual(["linho", "100", "exterior", "bambu", "90", "forro do bolso"]);
    expect(await page.textContent(".rows-total")).toBe("exterior 100\u00a0% e forro do bolso 90\u00a0%");
    expect(await page.textContent("#field-fibre_composition-error")).toContain("forro do bolso");
    expect(await page.locator(".rows .fibre-bar").count()).toBe(2);
    await page.goto(`${site}/panel/nortada/test/documents/${document.id}`);
    const texts = page.locator(".suggested dd");
    await texts.first().waitFor();
    expect(await texts.allTextContents()).toEqual([
      "exterior: 100\u00a0% linho; forro do bolso: 90\u00a0% bambu",
      "exterior: 80\u00a0% linho, 20\u00a0% algodão; forro: 100\u00a0% viscose",
    ]);
    await context.close();
  }, 90_000);

  test("shows the end of addresses and numbers, whatever is before them", async () => {
    const name = `Vestido ${"muito ".repeat(20)}comprido`;
    const product = await createProduct(stage.test, { name, gtin: newGtin() });
    const batch = await createBatch(stage.test, product, { batch_number: "LOTE-WM-2026-0000031" });
    const passport = await ok(
      stage.test.post<Passport>("/passports", { product: product.id, batch: batch.id }),
    );
    const { page, context } = await sitDown("test/passports");
    const row = page.locator("tr", { hasText: "LOTE-WM-2026-0000031" }).first();
    await row.waitFor();
    expect(await row.locator(".address").getAttribute("title")).toBe(passport.url);
    const isSeen = (at: Element) => at.scrollWidth <= at.clientWidth;
    expect(await row.locator(".address span").last().evaluate(isSeen)).toBe(true);
    expect(await row.locator(".address span").last().textContent()).toBe(
      passport.url.slice(passport.url.lastIndexOf("/")),
    );
    expect(await row.locator(".named > span").evaluate(isSeen)).toBe(true);
    await context.close();
  }, 90_000);

  test("is whole by the keyboard: palette, rows, dialogs", async () => {
    const product = await createProduct(stage.test, { name: "Lenço Espuma", reference: "LE-0009" });
    const { page, context } = await sitDown("test/products");
    await page.waitForSelector(".table-link");
    await page.keyboard.press("ControlOrMeta+k");
    // Keys that a program presses come quicker than the field can take them.
    await page.waitForSelector(".palette input:focus");
    await page.keyboard.type("lenco esp");
    await page.waitForSelector(".palette [aria-selected=true] >> text=Lenço Espuma");
    expect(await seriousFaults(page)).toEqual([]);
    await page.keyboard.press("Enter");
    await page.waitForURL(`${site}${codeOf(product)}`);
    await page.waitForSelector("#rail-head");
    await page.goBack();
    await page.waitForSelector(".table-link");
    await page.focus(".table-link >> nth=0");
    await page.keyboard.press("ArrowDown");
    expect(
      await page.evaluate(() => document.querySelectorAll(".table-link")[1] === document.activeElement),
    ).toBe(true);
    await page.click(".bar-actions .button-primary");
    await page.waitForSelector("dialog[open]");
    await page.keyboard.press("Escape");
    await page.waitForSelector("dialog", { state: "detached" });
    expect(page.url()).toBe(`${site}/panel/nortada/test/products`);
    await context.close();
  }, 90_000);

  test("asks before what was entered in a dialog goes with it", async () => {
    const product = await createProduct(stage.test, { name: "Lenço Duna", data: COMPLETE });
    await createBatch(stage.test, product, { batch_number: "D-1" });
    const { page, context, faults } = await sitDown("test/products?new=1");
    await page.fill("#new-name", "Camisa Farol");
    for (const leave of [() => page.keyboard.press("Escape"), () => page.mouse.click(4, 4)]) {
      await leave();
      await page.waitForSelector("dialog dialog[open] >> text=Throw away what you entered?");
      await page.click("text=Go on");
      await page.waitForSelector("#new-name:focus");
      expect(await page.inputValue("#new-name")).toBe("Camisa Farol");
    }
    // A third Escape in a row must not get past the question either.
    for (let press = 0; press < 3; press++) await page.keyboard.press("Escape");
    await page.waitForSelector("dialog dialog[open]");
    expect(await seriousFaults(page)).toEqual([]);
    await page.click("text=Throw away >> nth=-1");
    await page.waitForSelector("dialog", { state: "detached" });

    await page.goto(`${site}${codeOf(product)}/batches`);
    await page.click(".card");
    await page.fill("#b-quantity", "120");
    await page.mouse.click(4, 4);
    await page.click("text=Go on");
    await page.click("dialog .dialog-foot .button-primary");
    await page.waitForSelector(".toast >> text=saved");
    // What is saved is not asked about.
    await page.keyboard.press("Escape");
    await page.waitForSelector("dialog", { state: "detached" });
    expect(faults).toEqual([]);
    await context.close();
  }, 90_000);

  test("keeps live and test apart in its address and in sight", async () => {
    await createProduct(stage.test, { name: "Only in test" });
    const { page, context } = await sitDown("test/products");
    await page.click(".table-link >> text=Only in test");
    await page.waitForSelector("#rail-head");
    await page.click("[popovertarget=product-menu]");
    await page.click("text=Copy to live");
    await page.click(".toast >> text=Open");
    await page.waitForURL(/\/panel\/nortada\/live\/products\/\w+$/);
    expect(await page.textContent("h1")).toBe("Only in test");
    await page.goto(`${site}/panel/nortada/test/products`);
    await page.waitForSelector("text=Only in test");
    expect(await page.textContent(".test-bar")).toContain("Test data. Nothing here is real");
    await page.click(".side .mode >> text=Live");
    await page.waitForURL(`${site}/panel/nortada/live/products`);
    expect(await page.locator(".test-bar").count()).toBe(0);
    await page.waitForSelector(".table");
    expect(await page.locator(".test-bar").count()).toBe(0);
    await page.goto(`${site}/panel/elsewhere/live/products`);
    await page.waitForSelector("text=You are not a member of this company");
    await page.goto(`${site}/panel/nortada/live/nothing`);
    await page.waitForSelector("text=There is nothing at this address");
    await page.goto(`${site}/panel/nortada/live/products/01KAFZ7M3V8Q4T2N6X0C9B5D1E`);
    await page.waitForSelector("text=This does not exist here");
    await context.close();
  }, 90_000);

  test("shows a viewer everything, and nothing to press that would be refused", async () => {
    const email = "rui@nortada.example";
    const words = ["--email", email, "--role", "viewer", "--password", OWNER.password];
    await stage.server.carnetJson("user", "create", ...words);
    const { product, passport } = await issueProduct(stage.test, { name: "Blusa Corrente" });
    await ok(stage.test.post(`/passports/${passport.id}/items`, { quantity: 2 }));
    await createBatch(stage.test, product);
    const { page, context, faults } = await sitDown("test/products", { email });
    await page.waitForSelector("text=Blusa Corrente");
    expect(await page.locator(".button-primary, .table-pick").count()).toBe(0);
    await page.goto(`${site}${codeOf(product)}`);
    await page.waitForSelector("#field-brand");
    expect(await page.locator("#field-brand").isEditable()).toBe(false);
    expect(await page.locator("#field-name").isEditable()).toBe(false);
    expect(await page.locator("#field-country_making").isEnabled()).toBe(false);
    expect(await page.locator(".issue-box, .row-remove, #field-fibre_composition-add").count()).toBe(0);
    await page.click(".tabs >> text=Passport");
    await page.waitForSelector(".stamp");
    expect(await page.locator(".button-danger").count()).toBe(0);
    await page.click(".tabs >> text=Items");
    await page.waitForSelector("text=000002");
    expect(await page.locator("text=Make items").count()).toBe(0);
    await page.click(".tabs >> text=Documents");
    await page.waitForSelector(".empty");
    expect(await page.locator("input[type=file]").count()).toBe(0);
    expect(faults).toEqual([]);
    await context.close();
  }, 90_000);

  test("shows hostile texts as texts, everywhere", async () => {
    const hostile = `<img src=x onerror="alert(1)"> {{7*7}} '"--><svg onload=alert(2)>`;
    const { product, passport } = await issueProduct(stage.test, {
      name: hostile,
      reference: `R"><b>x`,
      data: {
        brand: hostile,
        country_making: "PT",
        description: hostile,
        fibre_composition: [{ fibre: hostile, percent: 100 }],
      },
    });
    await ok(stage.test.post(`/passports/${passport.id}/versions`, { change_note: hostile }));
    await createBatch(stage.test, product);
    const { raw, headers } = await formOf(
      { product: product.id },
      { bytes: pdf([["x"]]), name: `${hostile}.pdf` },
    );
    const document = await ok(
      stage.test.send<Document>("POST", "/documents", { raw: raw as BodyInit, headers }),
    );
    const { page, context, faults } = await sitDown("test");
    const ran: string[] = [];
    page.on("dialog", (dialog) => {
      ran.push(dialog.message());
      void dialog.dismiss();
    });
    const views = ["", "/products", "/passports", "/documents", `/documents/${document.id}`];
    for (const part of ["", "/batches", "/passport", "/items", "/documents"])
      views.push(`/products/${product.id}${part}`);
    for (const view of views) {
      await page.goto(`${site}/panel/nortada/test${view}`);
      await page.waitForSelector(`text=onerror="alert(1)"`);
      expect(await page.locator("#panel img[src=x], #panel svg[onload], #panel b:text-is('x')").count()).toBe(
        0,
      );
      expect([view, await overflowOf(page)]).toEqual([view, 0]);
    }
    expect(ran).toEqual([]);
    expect(faults).toEqual([]);
    await context.close();
  }, 90_000);

  for (const [name, width, locale] of [
    ["a small phone in Portuguese", 320, "pt-PT"],
    ["a tablet", 820, "en-GB"],
  ] as const)
    test(`fits ${name}, in light and dark, without a serious fault of access`, async () => {
      const { product } = await issueProduct(stage.test);
      const { page, context, faults } = await sitDown("test", {
        viewport: { width, height: 700 },
        locale,
        hasTouch: true,
      });
      const views = ["", "/products", "/passports", "/documents"];
      for (const part of ["", "/batches", "/passport", "/items", "/documents"])
        views.push(`/products/${product.id}${part}`);
      for (const view of views) {
        await page.goto(`${site}/panel/nortada/test${view}`);
        await page.waitForSelector("#main h1");
        await page.waitForTimeout(250);
        expect([view, await overflowOf(page)]).toEqual([view, 0]);
        expect([view, await seriousFaults(page)]).toEqual([view, []]);
        // The policy allows none, and nothing here gets round it.
        expect([view, await page.locator("#panel [style]").count()]).toEqual([view, 0]);
      }
      expect(await page.getAttribute("html", "lang")).toBe(locale);
      expect(faults).toEqual([]);
      await context.close();
    }, 120_000);

  test("loads at most 150 KB for its first view, from this server alone", async () => {
    const { page, context } = await sitDown("test/products");
    const session = await context.newCDPSession(page);
    await session.send("Network.enable");
    await session.send("Network.setCacheDisabled", { cacheDisabled: true });
    let bytes = 0;
    const hosts = new Set<string>();
    session.on("Network.loadingFinished", ({ encodedDataLength }) => {
      bytes += encodedDataLength;
    });
    page.on("request", (request) => hosts.add(new URL(request.url()).host));
    await page.reload();
    await page.waitForSelector(".table");
    await page.waitForLoadState("networkidle");
    expect(bytes).toBeLessThan(FIRST_LOAD_BYTES);
    expect([...hosts]).toEqual([new URL(site).host]);
    await context.close();
  }, 90_000);

  test("tells beside suggestions which pages were not read", async () => {
    const product = await createProduct(stage.test, { data: {} });
    const pages = Array.from({ length: 202 }, (_, i) => [i === 0 ? "Made in Portugal" : "Nothing of it"]);
    const document = await ok(upload(stage.test, { product: product.id }, { bytes: pdf(pages) }));
    await ok(stage.test.post(`/documents/${document.id}/extract`));
    await settled(stage.test, document.id);
    const { page, context } = await sitDown(`test/documents/${document.id}`);
    await page.waitForSelector(".suggestion");
    expect(await page.textContent(".review-head .note")).toContain("Of 202 pages, 1 to 200 were read");
    await context.close();
  }, 90_000);

  test("has the same words in every language, with the same holes", () => {
    const keysOf = (language: string) =>
      new Map(
        [
          ...readFileSync(join(import.meta.dir, `../../web/panel/words/${language}.ts`), "utf8").matchAll(
            /^ {2}"([\w.]+)":([\s\S]*?)(?=^ {2}"|^\})/gm,
          ),
        ].map(([, key = "", text = ""]) => [
          key,
          [...new Set([...text.matchAll(/\{(\w+)\}/g)].map(([hole]) => hole))].sort().join(),
        ]),
      );
    const [english, portuguese] = [keysOf("en"), keysOf("pt")];
    expect(english.size).toBeGreaterThan(300);
    expect([...portuguese].sort()).toEqual([...english].sort());
  });
});
