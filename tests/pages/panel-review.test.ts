/** Deciding on what was read out of a document, in a real Chromium: taking back, and others who decide meanwhile. */
import { afterAll, beforeAll, describe, expect, test } from "bun:test";
import type { Browser, Page } from "playwright-core";
import { buildWeb } from "../../scripts/build-web.ts";
import { launchChromium, overflowOf, seriousFaults } from "../support/chromium.ts";
import { ok } from "../support/client.ts";
import { createProduct, type Stage, startStage } from "../support/company.ts";
import { pdf, type SentFile, settled, upload } from "../support/documents.ts";
import { type Member, signIn } from "../support/member.ts";
import type { Document, Product } from "../support/objects.ts";
import { pngBomb } from "../support/pictures.ts";
import { type Seat, type SeatOptions, sitDownAt } from "../support/seat.ts";

const COLLEAGUE = { email: "joana@nortada.example", password: "três palavras simples" };
const LINES = ["Brand: Nortada", "Made in Portugal", "Recycled content: 20 %"];

let browser: Browser;
let stage: Stage;
let site: string;
let colleague: Member;

beforeAll(async () => {
  await buildWeb();
  browser = await launchChromium();
  stage = await startStage({ CARNET_SITE_URL: "http://localhost" });
  site = stage.server.address.replace("127.0.0.1", "localhost");
  await stage.server.carnetJson(
    ...["user", "create", "--email", COLLEAGUE.email, "--role", "validator"],
    ...["--password", COLLEAGUE.password],
  );
  colleague = await signIn(site, COLLEAGUE);
}, 90_000);
afterAll(async () => {
  await browser?.close();
  await stage?.server.stop();
});

interface Scene extends Seat {
  document: Document;
  product: Product;
}

/** The owner at a document that was read. */
async function openReview({
  lines = LINES,
  data = {},
  ...options
}: { lines?: string[]; data?: object } & SeatOptions = {}): Promise<Scene> {
  const product = await createProduct(stage.test, { data });
  const document = await read({ bytes: pdf([lines]) }, product);
  const seat = await sitDownAt(browser, site, `test/documents/${document.id}`, options);
  await seat.page.waitForSelector(".suggestion-choices");
  return { ...seat, document, product };
}

async function read(file: SentFile, product?: Product): Promise<Document> {
  const sent = await ok(upload(stage.test, product ? { product: product.id } : {}, file));
  await ok(stage.test.post(`/documents/${sent.id}/extract`));
  return settled(stage.test, sent.id);
}

async function dataOf({ product }: Scene): Promise<Product["data"]> {
  return (await ok(stage.test.get<Product>(`/products/${product.id}`))).data;
}

async function statusOf({ document }: Scene): Promise<string | null> {
  return (await ok(stage.test.get<Document>(`/documents/${document.id}`))).status;
}

/** Somebody else decides on the suggestion for a field. */
function decideElsewhere({ document }: Scene, field: string, body: object) {
  const id = document.extraction?.suggestions.find((one) => one.field === field)?.id ?? "";
  return ok(colleague.post(`/nortada/test/documents/${document.id}/suggestions/${id}`, body));
}

function choose(page: Page, label: string): Promise<void> {
  return page.click(`.suggestion-head:has(b:text-is("${label}"))`);
}

/** Waits until so many suggestions are decided. */
function decided(page: Page, count: number) {
  return page.waitForFunction(
    (wanted) => document.querySelectorAll(".suggestion.is-decided").length === wanted,
    count,
  );
}

describe("a decision in the panel", () => {
  test("is taken back after the last one, which had validated the document", async () => {
    const scene = await openReview({ data: { recycled_content: 5 } });
    const { page, context, faults } = scene;
    for (const count of [1, 2, 3]) {
      await page.keyboard.press("a");
      await decided(page, count);
    }
    await page.waitForSelector("text=All are decided.");
    expect(await statusOf(scene)).toBe("validated");
    // The end of the list leads on, and nothing lies over it.
    await page.click(".review-end >> text=Open the product", { trial: true, timeout: 5000 });
    expect(await page.locator(".toast").count()).toBe(0);
    await page.keyboard.press("u");
    await decided(page, 2);
    await page.waitForSelector("text=The decision is taken back.");
    expect(await statusOf(scene)).toBe("review");
    await page.click(".review-foot >> text=Undo");
    await decided(page, 1);
    await page.keyboard.press("u");
    await decided(page, 0);
    expect(await page.locator(".review-foot >> text=Undo").count()).toBe(0);
    await page.keyboard.press("u");
    await page.waitForSelector("text=Nothing is decided that could be taken back.");
    expect(await dataOf(scene)).toEqual({ recycled_content: 5 });
    expect(faults).toEqual([]);
    await context.close();
  }, 90_000);

  test("is taken back after the page was loaded anew, the last one by a key and each by its button", async () => {
    const scene = await openReview({ data: { recycled_content: 5 } });
    const { page, context } = scene;
    for (const count of [1, 2, 3]) {
      await page.keyboard.press("a");
      await decided(page, count);
    }
    await page.reload();
    await page.waitForSelector(".suggestion.is-decided");
    const { brand: _, ...others } = await dataOf(scene);
    await choose(page, "Brand");
    await page.click(".suggestion.is-current >> text=Take back");
    await decided(page, 2);
    expect(await dataOf(scene)).toEqual(others);
    await page.keyboard.press("u");
    await decided(page, 1);
    await page.keyboard.press("u");
    await decided(page, 0);
    expect(await dataOf(scene)).toEqual({ recycled_content: 5 });
    await context.close();
  }, 90_000);

  test("says what was suggested and what was written, and why it cannot be taken back", async () => {
    const scene = await openReview({ lines: ["Brand: Nortada"] });
    const { page, context } = scene;
    await page.keyboard.press("e");
    await page.fill("#field-brand", "Nortada Premium");
    await page.keyboard.press("Enter");
    await decided(page, 1);
    expect(await page.locator(".suggested dt").allTextContents()).toEqual(["Suggested", "Written"]);
    expect(await page.locator(".suggested dd").allTextContents()).toEqual(["Nortada", "Nortada Premium"]);
    expect(await seriousFaults(page)).toEqual([]);
    const other = await createProduct(stage.test, { data: {} });
    await ok(colleague.post(`/nortada/test/documents/${scene.document.id}`, { product: other.id }));
    await page.reload();
    await page.waitForSelector(".suggestion-body .note");
    expect(await page.textContent(".suggestion-body .note")).toContain("given to another product");
    expect(await page.locator(".review-foot, .suggestion-choices").count()).toBe(0);
    await page.keyboard.press("u");
    await page.waitForSelector(".toast-bad");
    await context.close();
  }, 90_000);
});

describe("a decision by keys", () => {
  test("is said, and gives the focus to the suggestion that comes next", async () => {
    const { page, context, faults } = await openReview();
    const focused = () => page.locator(".suggestion.is-current .suggestion-head:focus b").textContent();
    const labels = await page.locator(".suggestion-head b").allTextContents();
    await page.focus(".suggestion.is-current .suggestion-choices .button-primary");
    await page.keyboard.press("Enter");
    await decided(page, 1);
    await page.waitForSelector(`[role=status] >> text="Accepted: ${labels[0]}."`, { state: "attached" });
    expect(await focused()).toBe(labels[1] ?? "");
    await page.keyboard.press("r");
    await decided(page, 2);
    await page.waitForSelector(`[role=status] >> text="Rejected: ${labels[1]}."`, { state: "attached" });
    expect(await focused()).toBe(labels[2] ?? "");
    await page.keyboard.press("u");
    await decided(page, 1);
    expect(await focused()).toBe(labels[1] ?? "");
    expect(faults).toEqual([]);
    await context.close();
  }, 90_000);
});

describe("who may not decide", () => {
  test("is not told that documents wait for them", async () => {
    const editor = { email: "eva@nortada.example", password: COLLEAGUE.password };
    await stage.server.carnetJson(
      ...["user", "create", "--email", editor.email, "--role", "editor", "--password", editor.password],
    );
    const scene = await openReview();
    const { document } = scene;
    await scene.page.waitForSelector(".side .way[href$='/documents'] .way-waiting");
    await scene.context.close();
    const { page, context } = await sitDownAt(browser, site, "test", { person: editor });
    await page.waitForSelector(".side .way-count");
    expect(await page.locator(".way-waiting, .tiles a[href$='/documents']").count()).toBe(0);
    await page.goto(`${site}/panel/nortada/test/documents/${document.id}`);
    await page.waitForSelector("text=Only validators decide on suggestions.");
    await context.close();
  }, 90_000);
});

describe("a review that is open while others decide", () => {
  test("writes over nothing, says what happened and shows what is there now", async () => {
    const scene = await openReview();
    const { page, context } = scene;
    await choose(page, "Brand");
    await decideElsewhere(scene, "brand", { decision: "edited", value: "Other" });
    await page.keyboard.press("a");
    await page.waitForSelector("text=Somebody else has edited and written this meanwhile.");
    await page.waitForSelector(".suggestion.is-current >> text=Edited");
    expect(await page.locator(".suggestion.is-current .suggested dd").allTextContents()).toEqual([
      "Nortada",
      "Other",
    ]);
    expect(await dataOf(scene)).toEqual({ brand: "Other" });

    await choose(page, "Recycled content");
    expect(await page.locator(".toast-bad").count()).toBe(0);
    await ok(stage.test.post(`/products/${scene.product.id}`, { data: { recycled_content: 40 } }));
    await page.keyboard.press("a");
    await page.waitForSelector("text=The product says something else by now, so nothing was written.");
    await page.waitForSelector(".suggestion.is-current .is-replaced >> text=40");
    expect(await dataOf(scene)).toEqual({ brand: "Other", recycled_content: 40 });
    await page.keyboard.press("a");
    await page.waitForSelector(".toast-bad", { state: "detached" });
    await decided(page, 2);
    expect(await dataOf(scene)).toEqual({ brand: "Other", recycled_content: 20 });
    await context.close();
  }, 90_000);

  test("rejects nothing that was decided meanwhile", async () => {
    const scene = await openReview();
    const { page, context } = scene;
    await choose(page, "Brand");
    await decideElsewhere(scene, "brand", { decision: "accepted" });
    await page.keyboard.press("r");
    await page.waitForSelector("text=Somebody else has accepted this meanwhile.");
    await page.waitForSelector(".suggestion.is-current >> text=Accepted");
    expect(await page.locator(".suggestion.is-current >> text=Reject").count()).toBe(0);
    await context.close();
  }, 90_000);

  test("shows the suggestions of another reading", async () => {
    const scene = await openReview();
    const { page, context, document } = scene;
    await ok(stage.test.post(`/documents/${document.id}/extract`));
    await settled(stage.test, document.id);
    await page.keyboard.press("a");
    await page.waitForSelector("text=The document was read again meanwhile, so nothing was written.");
    expect(await dataOf(scene)).toEqual({});
    await page.keyboard.press("a");
    await decided(page, 1);
    await page.waitForSelector(".toast-bad", { state: "detached" });
    await context.close();
  }, 90_000);
});

describe("the document beside its suggestions", () => {
  test("is asked for once, page by page", async () => {
    const document = await read({ bytes: pdf([["Brand: Nortada"], ["Made in Portugal"]]) });
    const { page, context } = await sitDownAt(browser, site, "test/documents");
    const asked: string[] = [];
    page.on("request", (request) => {
      const { pathname } = new URL(request.url());
      if (/\/(pages|content)/.test(pathname)) asked.push(pathname.slice(pathname.indexOf(document.id) + 27));
    });
    await page.goto(`${site}/panel/nortada/test/documents/${document.id}`);
    await shownPicture(page);
    await page.waitForSelector("text=Page 1 of 2");
    await page.click("text=Next page");
    await page.waitForSelector("text=Page 2 of 2");
    await shownPicture(page);
    await page.click("text=Page before");
    await shownPicture(page);
    expect(asked).toEqual(["pages/1", "pages/2"]);
    await context.close();
  }, 90_000);

  test("says what to do where nothing in it could be told", async () => {
    const document = await read({ bytes: pdf([["Dear Sir or Madam,", "thank you for your letter."]]) });
    const { page, context } = await sitDownAt(browser, site, `test/documents/${document.id}`);
    await page.waitForSelector(".review-head .note");
    const notes = await page.locator(".review-head .note").allInnerTexts();
    expect(notes.join(" ")).toContain("type what it says on the product");
    await context.close();
  });

  test("is not sent where it is a picture too large to be shown, but can be downloaded", async () => {
    const document = await read({ bytes: pngBomb(9000, 9000), name: "huge.png" });
    const { page, context } = await sitDownAt(browser, site, "test/documents");
    const asked: string[] = [];
    page.on("request", (request) => asked.push(request.url()));
    await page.goto(`${site}/panel/nortada/test/documents/${document.id}`);
    await page.waitForSelector("text=too large to be shown here");
    expect(await page.locator("text=The quotations stand beside").count()).toBe(0);
    expect(await page.locator(".leaf img").count()).toBe(0);
    expect(asked.filter((address) => address.includes("/content"))).toEqual([]);
    expect(await seriousFaults(page)).toEqual([]);
    const [saved] = await Promise.all([
      page.waitForEvent("download"),
      page.click(".desk >> text=Download huge.png"),
    ]);
    expect(saved.suggestedFilename()).toBe("huge.png");
    await context.close();
  }, 90_000);
});

describe("the review", () => {
  test("numbers what was quoted so that each number can be read", async () => {
    const care =
      "Care: Machine wash at 30 °C, do not bleach, do not tumble dry, do not iron, do not dry clean";
    const { page, context } = await openReview({ lines: [care, "Brand: Nortada", "Made in Portugal"] });
    await shownPicture(page);
    await page.waitForSelector(".mark-number");
    const boxes = await page
      .locator(".mark-number")
      .evaluateAll((numbers) => numbers.map((number) => number.getBoundingClientRect().toJSON() as DOMRect));
    expect(boxes.length).toBeGreaterThan(5);
    for (const [i, one] of boxes.entries())
      for (const other of boxes.slice(i + 1))
        expect(Math.abs(one.x - other.x) >= one.width || Math.abs(one.y - other.y) >= one.height).toBe(true);
    // They cover no word of the page, and a phone has no room for them.
    const leaf = await page.locator(".leaf").boundingBox();
    const desk = await page.locator(".desk").boundingBox();
    for (const { x, width } of boxes) {
      expect(x).toBeGreaterThanOrEqual(desk?.x ?? 0);
      expect(x + width).toBeLessThanOrEqual(leaf?.x ?? 0);
    }
    await page.setViewportSize({ width: 390, height: 844 });
    expect(await page.locator(".mark-number:visible").count()).toBe(0);
    expect(await overflowOf(page)).toBe(0);
    await context.close();
  }, 90_000);

  test("keeps on a phone what ends an edit in sight, tells the file's name, and breaks no word of its own", async () => {
    const shares = ["20% linen", "20% cotton", "20% hemp", "20% silk", "10% wool", "10% jute"];
    const { page, context } = await openReview({
      lines: [`Composition: ${shares.join(", ")}`, "Brand: Nortada"],
      viewport: { width: 390, height: 700 },
      isMobile: true,
      hasTouch: true,
    });
    await page.waitForSelector(".review-head >> text=sheet.pdf");
    const height = await page
      .locator(".suggestion-line .is-word >> nth=0")
      .evaluate((word) => word.getBoundingClientRect().height);
    expect(height).toBeLessThan(30);
    await choose(page, "Fibre content");
    await page.click(".suggestion.is-current >> text=Edit");
    await page.waitForSelector("#field-fibre_composition, .rows");
    const isSeen = (button: Element) => {
      const { left, top, width, height } = button.getBoundingClientRect();
      return button.contains(document.elementFromPoint(left + width / 2, top + height / 2));
    };
    for (const words of ["Write this", "Cancel"])
      expect(await page.locator(`.suggestion-edit .button >> text=${words}`).evaluate(isSeen)).toBe(true);
    expect(await overflowOf(page)).toBe(0);
    expect(await seriousFaults(page)).toEqual([]);
    await context.close();
  }, 90_000);

  test("shows on a phone where a quotation stands, and leads back", async () => {
    const { page, context } = await openReview({
      viewport: { width: 390, height: 700 },
      isMobile: true,
      hasTouch: true,
    });
    await shownPicture(page);
    const isInSight = (element: Element) => {
      const { top, bottom } = element.getBoundingClientRect();
      return top >= 0 && bottom <= innerHeight;
    };
    await page.evaluate(() => scrollTo(0, 0));
    const mark = page.locator(".marks .is-current .mark");
    expect(await mark.evaluate(isInSight)).toBe(false);
    await page.click("text=Show on the page");
    expect(await mark.evaluate(isInSight)).toBe(true);
    expect(await seriousFaults(page)).toEqual([]);
    await mark.click();
    expect(await page.locator(".suggestion.is-current .suggestion-head").evaluate(isInSight)).toBe(true);
    await context.close();
  }, 90_000);

  test("says that a product comes first, and asks before decisions go with another reading", async () => {
    const document = await read({ bytes: pdf([["Brand: Nortada", "Made in Portugal"]]) });
    const product = await createProduct(stage.test, { data: {} });
    const { page, context } = await sitDownAt(browser, site, `test/documents/${document.id}`);
    await page.waitForSelector("text=Choose above which product this is about");
    expect(await page.locator(".suggestion-choices").count()).toBe(0);
    await page.selectOption("#review-product", product.id);
    await page.waitForSelector(".suggestion-choices");
    await page.keyboard.press("a");
    await decided(page, 1);
    await page.click("text=Read it again");
    await page.waitForSelector("dialog[open] >> text=with 1 decision");
    expect(await seriousFaults(page)).toEqual([]);
    await page.click("dialog[open] >> text=Cancel");
    expect(await page.locator(".suggestion.is-decided").count()).toBe(1);
    await page.click("text=Read it again");
    await page.click("dialog[open] .button-danger");
    await decided(page, 0);
    await page.waitForSelector(".suggestion-choices");
    await context.close();
  }, 90_000);

  test("is told before that a file is empty, or holds no PDF", async () => {
    const { page, context } = await sitDownAt(browser, site, "test/documents");
    const mimeType = "application/pdf";
    await page.setInputFiles("input[type=file]", [
      { name: "empty.pdf", mimeType, buffer: Buffer.alloc(0) },
      { name: "text.pdf", mimeType, buffer: Buffer.from("Just words") },
    ]);
    await page.waitForSelector(".sendings li:has-text('empty.pdf') >> text=This file is empty.");
    await page.waitForSelector(".sendings li:has-text('text.pdf') >> text=There is no PDF in this file");
    await context.close();
  }, 90_000);
});

function shownPicture(page: Page) {
  return page.waitForFunction(
    () => (document.querySelector<HTMLImageElement>(".leaf img")?.naturalWidth ?? 0) > 0,
  );
}
