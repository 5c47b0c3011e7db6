/** `/d/{secret}`: a supplier answers a data request, on a phone, with and without scripts. */
import { afterAll, beforeAll, describe, expect, test } from "bun:test";
import type { Browser, BrowserContext, Page } from "playwright-core";
import { buildWeb } from "../../scripts/build-web.ts";
import { formatDate } from "../../src/pages/kit/format.ts";
import { LOCALE_CODES } from "../../src/pages/kit/locale.ts";
import { SUPPLIER_CATALOGUES } from "../../src/pages/supplier/messages.ts";
import { alterData } from "../support/alter.ts";
import { launchChromium, overflowOf, seriousFaults, watch } from "../support/chromium.ts";
import { ok } from "../support/client.ts";
import { createProduct, type Stage, startStage } from "../support/company.ts";
import { pdf } from "../support/documents.ts";
import { type Member, signIn } from "../support/member.ts";
import type { Document, Product } from "../support/objects.ts";
import { jpeg } from "../support/pictures.ts";
import { storedFiles } from "../support/stored-files.ts";
import { addDocument, answerRequest, type DataRequest, pathOf, type WithLink } from "../support/supplier.ts";
import { visitorOf } from "../support/visitor.ts";

const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true, locale: "en-GB" };
/** What the page may weigh, compressed: with style and script; fonts are those of all pages. */
const PAGE_BYTES = 60 * 1024;
const LIVE = "/nortada/live";
const HOSTILE = `<img src=x onerror="document.title='owned'"> {{7*7}} '"--><svg onload=alert(2)>`;

let stage: Stage;
let site: string;
let owner: Member;
let browser: Browser;
let product: Product;
let picture: Uint8Array;

const photo = (name: string) => new File([picture as BlobPart], name);

beforeAll(async () => {
  await buildWeb();
  // On SQLite, whose file can be written beside the server.
  stage = await startStage({ DATABASE_URL: "", CARNET_SITE_URL: "http://localhost" });
  site = stage.server.address;
  owner = await signIn(site);
  browser = await launchChromium();
  picture = await jpeg(8, 8);
  product = await createProduct(stage.live, { data: {} });
}, 90_000);
afterAll(async () => {
  await browser?.close();
  await stage?.server.stop();
});

const FIELDS = ["brand", "colour", "country_making", "fibre_composition", "recycled_content"];

const ask = (over: object = {}) =>
  ok(
    owner.post<WithLink>(`${LIVE}/data_requests`, {
      product: product.id,
      supplier: { name: "Tecelagem do Ave" },
      fields: FIELDS,
      documents: ["certificate"],
      message: "Dear Inês,\nwhat only you know.",
      ...over,
    }),
  );
const read = ({ id }: DataRequest) => ok(owner.get<DataRequest>(`${LIVE}/data_requests/${id}`));
const visitor = (language = "en") => visitorOf(site, language);
const act = (request: DataRequest, verb: string, body: object = {}) =>
  ok(owner.post<DataRequest>(`${LIVE}/data_requests/${request.id}/${verb}`, body));

/** Writes beside the server what a test cannot wait for. */
function setExpiry({ id }: DataRequest, expires: number): void {
  alterData(stage.server.data, "update data_requests set expires = ? where id = ?", [expires, id]);
}

function setCreated({ id }: DataRequest, created: number): void {
  alterData(stage.server.data, "update data_requests set created = ? where id = ?", [created, id]);
}

const now = () => Math.floor(Date.now() / 1000);

test("all languages say the same with the same holes", () => {
  const holesOf = (catalogue: object) =>
    Object.entries(catalogue).map(([key, message]) => [
      key,
      [...new Set(JSON.stringify(message).match(/\{\w+\}/g))].sort().join(),
    ]);
  for (const locale of LOCALE_CODES)
    expect([locale, holesOf(SUPPLIER_CATALOGUES[locale])]).toEqual([locale, holesOf(SUPPLIER_CATALOGUES.en)]);
});

describe("the page without scripts", () => {
  test("says who asks what about which product, in the language that was chosen for the supplier", async () => {
    const request = await ask({ language: "pt" });
    const page = await visitor("de").get(pathOf(request));
    expect([page.status, page.title]).toEqual([200, product.name]);
    for (const words of [
      'lang="pt-PT"',
      "Nortada pede-lhe dados sobre",
      product.reference,
      "what only you know.",
      "Tecelagem do Ave",
      "0 de 6 dados",
    ])
      expect(page.text).toContain(words);
    // The day that was chosen ends with its midnight.
    const day = now() - (now() % 86_400) + 14 * 86_400;
    setExpiry(request, day + 86_400);
    const { text } = await visitor().get(`${pathOf(request)}?lang=en`);
    expect(text).toContain(`>until ${formatDate(day, "en")}</time>`);
    for (const locale of LOCALE_CODES) {
      const other = await visitor().get(`${pathOf(request)}?lang=${locale}`);
      expect(other.text).toContain(`lang="${locale}-`);
      expect(other.text).not.toMatch(/\{(company|count|done|max)\}/);
    }
  });

  test("is kept nowhere, framed nowhere, told to nobody, and does not hold its own secret", async () => {
    const request = await ask();
    const page = await visitor().get(pathOf(request));
    expect(page.headers.get("cache-control")).toBe("no-store");
    expect(page.headers.get("x-frame-options")).toBe("DENY");
    expect(page.headers.get("referrer-policy")).toBe("no-referrer");
    const policy = page.headers.get("content-security-policy") ?? "";
    expect(policy).toContain("frame-ancestors 'none'");
    expect(policy).toContain("default-src 'none'");
    expect(policy).not.toContain("unsafe");
    expect(page.text).toContain('content="noindex"');
    expect(page.text).not.toContain(pathOf(request).slice(3));
    // What the product says already is the company's own affair.
    await ok(stage.live.post(`/products/${product.id}`, { data: { model_name: "Secret model" } }));
    expect((await visitor().get(pathOf(request))).text).not.toContain("Secret model");
  });

  test("takes answers, documents and the sending, each by its own form", async () => {
    const request = await ask();
    const guest = visitor();
    let page = await guest.get(pathOf(request));
    page = await guest.submit(
      page,
      {
        "data.brand": "Ave",
        "data.country_making": "PT",
        "data.fibre_composition[0].fibre": "linen",
        "data.fibre_composition[0].percent": "55",
      },
      "more=data.fibre_composition",
    );
    expect(page.status).toBe(200);
    page = await guest.submit(
      page,
      { "data.fibre_composition[1].fibre": "cotton", "data.fibre_composition[1].percent": "45" },
      "go=documents:certificate",
    );
    expect(page.title).toBe("Documents");
    expect(page.text).toContain('<option value="certificate" selected>');
    page = await addDocument(guest, request, "certificate");
    page = await addDocument(guest, request, "other", photo("label.jpg"));
    expect(page.text).toContain("label.jpg");
    expect(page.text).toContain("4 of 6 given");
    const [, wrong = ""] = (await read(request)).files;
    page = await guest.submit(page, {}, `remove=${wrong}`);
    expect(page.text).not.toContain("label.jpg");
    expect((await ok(stage.live.get<Document>(`/documents/${wrong}`))).archived).toBe(true);

    page = await guest.submit(page, {}, "go=check");
    expect(page.title).toBe("Is all this right?");
    expect(page.text).toContain("2 things are left open");
    page = await guest.submit(page);
    expect(page.title).toBe("Thank you");
    expect(page.text).toContain("certificate.pdf");
    expect(await read(request)).toMatchObject({
      status: "answered",
      answers: {
        brand: "Ave",
        country_making: "PT",
        fibre_composition: [
          { fibre: "linen", percent: 55 },
          { fibre: "cotton", percent: 45 },
        ],
      },
    });
    expect((await read(request)).files).toHaveLength(1);
  });

  test("keeps what is right of a form and marks what is not", async () => {
    const request = await ask();
    const guest = visitor();
    const page = await guest.get(pathOf(request));
    const back = await guest.submit(
      page,
      {
        "data.brand": "Ave",
        "data.recycled_content": "lots",
        "data.fibre_composition[0].fibre": "linen",
        "data.fibre_composition[0].percent": "130",
      },
      "go=check",
    );
    expect(back.status).toBe(422);
    expect(back.text).toContain("3 things are to be corrected");
    expect(back.text).toContain("Write a number from 0 to 100.");
    expect(back.text).toContain('value="lots"');
    const form = await guest.get(pathOf(request));
    expect(form.text).toContain('value="Ave"');
    expect(form.text).not.toContain("lots");
    // Another field of the template is none of this request.
    await guest.submit(page, { "data.model_name": "Sneaked in" }, "go=save");
    await answerRequest(guest, request, {});
    expect((await read(request)).answers).toEqual({ brand: "Ave" });
  });

  test("has nothing to send before something is given", async () => {
    const request = await ask();
    const guest = visitor();
    const check = await guest.submit(await guest.get(pathOf(request)), {}, "go=check");
    expect(check.text).toContain("There is nothing to send yet.");
    const forced = await guest.post(`${pathOf(request)}?step=check`, new URLSearchParams({ mark: "x" }));
    expect(forced.status).toBe(422);
    expect((await read(request)).status).toBe("open");
  });

  test("sends what was shown and nothing else", async () => {
    const request = await ask();
    const [one, two] = [visitor(), visitor()];
    const first = await one.get(pathOf(request));
    const check = await one.submit(first, { "data.brand": "Ave" }, "go=check");
    await two.submit(await two.get(pathOf(request)), { "data.colour": "Blue" }, "go=save");
    const again = await one.submit(check);
    expect(again.status).toBe(422);
    expect(again.text).toContain("Something was changed in another window.");
    expect((await read(request)).status).toBe("open");
    expect((await one.submit(again)).title).toBe("Thank you");
    expect((await read(request)).answers).toEqual({ brand: "Ave", colour: "Blue" });
  });

  test("loses nothing of two windows, and lets the person choose where both wrote", async () => {
    const request = await ask();
    const [one, two] = [visitor(), visitor()];
    const [first, second] = [await one.get(pathOf(request)), await two.get(pathOf(request))];
    await one.submit(first, { "data.brand": "Ave", "data.colour": "Blue" }, "go=save");
    // Knows nothing of the colour, and writes another brand.
    const torn = await two.submit(second, { "data.brand": "Lima" }, "go=check");
    expect(torn.status).toBe(422);
    expect(torn.text).toContain("Somebody else wrote “Ave” here meanwhile.");
    expect(torn.text).toContain('value="Blue"');
    const theirs = await two.submit(torn, {}, "theirs=brand");
    expect(theirs.text).toContain('value="Ave"');
    const mine = await two.submit(torn, {}, "go=check");
    expect(mine.title).toBe("Is all this right?");
    await two.submit(mine);
    expect((await read(request)).answers).toEqual({ brand: "Lima", colour: "Blue" });
  });

  test("leaves nothing of files that it does not take, and takes so many", async () => {
    const request = await ask();
    const guest = visitor();
    const before = (await storedFiles(stage.server)).kept;
    const wrong = await addDocument(guest, request, "certificate", new File(["MZ..."], "virus.pdf"));
    expect(wrong.status).toBe(422);
    expect(wrong.text).toContain("This file is no PDF, JPEG, PNG or WebP.");
    const large = new File([new Uint8Array(21 * 1024 * 1024)], "large.pdf");
    expect((await addDocument(guest, request, "certificate", large)).status).toBe(422);
    expect((await storedFiles(stage.server)).kept).toEqual(before);
    for (let count = 0; count < 20; count++)
      await addDocument(guest, request, "other", photo(`${count}.jpg`));
    const full = await addDocument(guest, request, "other", photo("21.jpg"));
    expect(full.text).toContain("20 documents are the most.");
    expect((await read(request)).files).toHaveLength(20);
  });
});

test("documents that were taken back count towards what suppliers may send in", async () => {
  // Of its own: what is counted here would stand in the way of later tests within the same second.
  const { id } = await createProduct(stage.live, { data: {} });
  const request = await ask({ product: id });
  const guest = visitor();
  await addDocument(guest, request, "other", photo("first.jpg"));
  const [first = expect.unreachable()] = (await read(request)).files;
  alterData(
    stage.server.data,
    `with recursive more(i) as (select 1 union all select i + 1 from more where i < 99)
     insert into documents (id, dataset_n, product_n, file_n, name, kind, source, archived, created)
     select substr(id, 1, length(id) - 6) || printf('ZZZ%03d', i), dataset_n, product_n, file_n, name, kind, source, 1, created
     from documents, more where id = ?`,
    [first],
  );
  const refused = await addDocument(guest, request, "other", photo("more.jpg"));
  expect(refused.status).toBe(422);
  expect(refused.text).toContain("No more documents can be sent here. Tell Nortada");
  expect((await read(request)).files).toEqual([first]);
  // A request that is made later takes some again.
  setCreated(request, now() + 10);
  expect((await addDocument(guest, request, "other", photo("more.jpg"))).status).toBe(200);
});

describe("an address that takes nothing", () => {
  test("says what it is and what to do", async () => {
    const nowhere = await visitor().get(`/d/${"x".repeat(43)}`);
    expect([nowhere.status, nowhere.title]).toEqual([404, "There is nothing at this address"]);
    expect((await visitor().get("/d/short")).status).toBe(404);

    const request = await ask();
    const guest = visitor();
    const page = await guest.get(pathOf(request));
    await guest.submit(page, { "data.brand": "Ave" }, "go=save");
    setExpiry(request, now() - 10);
    const expired = await guest.get(pathOf(request));
    expect([expired.status, expired.title]).toEqual([410, "This link has expired"]);
    expect((await guest.submit(page, { "data.brand": "Late" }, "go=check")).status).toBe(410);
    expect((await addDocument(guest, request, "other")).status).toBe(410);
    expect(await read(request)).toMatchObject({ status: "expired" });
    // More time, and the same link opens with what was kept.
    await act(request, "extend", { expires: now() + 90_000 });
    expect((await guest.get(pathOf(request))).text).toContain('value="Ave"');
  });

  test("that was answered shows what was sent for as long as the link was given, then no more", async () => {
    const request = await ask();
    const guest = visitor();
    const page = await guest.get(pathOf(request));
    await answerRequest(guest, request, { brand: "Ave" });
    expect((await guest.get(pathOf(request))).text).toContain("Ave");
    expect((await guest.get(`${pathOf(request)}?step=decline`)).title).toBe("Thank you");
    expect((await guest.submit(page, { "data.brand": "Other" }, "go=check")).title).toBe("Thank you");
    expect((await read(request)).answers).toEqual({ brand: "Ave" });
    setExpiry(request, now() - 10);
    const later = await guest.get(pathOf(request));
    expect([later.status, later.title]).toEqual([410, "This was sent"]);
    expect(later.text).not.toContain(">Ave<");
  });

  test("of a company that is stopped takes nothing and keeps everything", async () => {
    const request = await ask();
    const guest = visitor();
    const page = await guest.get(pathOf(request));
    await stage.server.carnetJson("company", "update", "nortada", "--status", "read_only");
    const stopped = await guest.get(pathOf(request));
    expect([stopped.status, stopped.title]).toEqual([403, "This cannot be done just now"]);
    expect((await guest.submit(page, { "data.brand": "Ave" }, "go=check")).status).toBe(403);
    await stage.server.carnetJson("company", "update", "nortada", "--status", "active");
    expect((await guest.get(pathOf(request))).status).toBe(200);
    expect((await read(request)).progress.answered).toBe(0);
  });

  test("is none for another site's form, for a body that is no form, and for too many at once", async () => {
    const request = await ask();
    const guest = visitor();
    const path = pathOf(request);
    const forged = await guest.post(path, new URLSearchParams({ "data.brand": "Forged" }), {
      "Sec-Fetch-Site": "cross-site",
    });
    expect(forged.status).toBe(403);
    const json = await guest.post(path, "{}", { "Content-Type": "application/json" });
    expect(json.status).toBe(415);
    const huge = await guest.post(path, new URLSearchParams({ "data.brand": "x".repeat(1_100_000) }));
    expect(huge.status).toBe(413);
    expect((await read(request)).progress.answered).toBe(0);
    const answers = await Promise.all(
      Array.from({ length: 200 }, () => guest.post(path, new URLSearchParams({ go: "save" }))),
    );
    const refused = answers.filter(({ status }) => status === 429);
    expect(refused.length).toBeGreaterThan(10);
    expect(refused[0]?.headers.get("retry-after")).toMatch(/^\d+$/);
    expect(refused[0]?.title).toBe("That was very often");
  });
});

describe("the page in a browser", () => {
  async function onPhone(
    work: (page: Page, context: BrowserContext) => Promise<void>,
    options: object = {},
  ): Promise<void> {
    const context = await browser.newContext({ ...PHONE, ...options });
    const page = await context.newPage();
    const faults = watch(page);
    await work(page, context);
    expect(faults).toEqual([]);
    await context.close();
  }
  const saved = (page: Page) =>
    page.waitForFunction(() => /^Saved \d/.test(document.querySelector("[data-state]")?.textContent ?? ""));

  test("is answered on a phone by touch: saved while one types, with a document, sent once", async () => {
    const request = await ask();
    await onPhone(async (page, context) => {
      await page.goto(site + pathOf(request));
      expect(await seriousFaults(page)).toEqual([]);
      await page.getByLabel("Brand").fill("Ave");
      await saved(page);
      expect(await page.textContent(".given-words")).toBe("1 of 6 given");
      expect(await page.locator(".stitches .is-done").count()).toBe(1);
      await page.getByLabel("Made in").selectOption("PT");
      await page.getByLabel("Fibre", { exact: true }).fill("linen");
      await page.getByRole("textbox", { name: "Share" }).fill("55");
      await page.getByRole("button", { name: "Add a row" }).tap();
      await page.getByLabel("Fibre", { exact: true }).nth(1).fill("cotton");
      await page.getByRole("textbox", { name: "Share" }).nth(1).fill("45");
      const certificate = page.getByRole("group", { name: "Certificate", exact: true });
      const [chooser] = await Promise.all([
        page.waitForEvent("filechooser"),
        certificate.getByRole("button").tap(),
      ]);
      await chooser.setFiles({
        name: "oeko-tex.pdf",
        mimeType: "application/pdf",
        buffer: Buffer.from(pdf([["55 % linen"]])),
      });
      await certificate.locator("b", { hasText: "oeko-tex.pdf" }).waitFor();
      expect(await page.textContent(".given-words")).toBe("4 of 6 given");
      // A reload loses nothing.
      await page.reload();
      expect(await page.getByRole("textbox", { name: "Share" }).nth(1).inputValue()).toBe("45");
      await page.getByRole("button", { name: "Check and send" }).tap();
      await page.getByRole("heading", { name: "Is all this right?" }).waitFor();
      expect(await seriousFaults(page)).toEqual([]);
      // A second window on the same summary, and a double tap here.
      const second = await context.newPage();
      await second.goto(page.url());
      await page.getByRole("button", { name: "Send to Nortada" }).dblclick();
      await page.getByRole("heading", { name: "Thank you" }).waitFor();
      expect(await seriousFaults(page)).toEqual([]);
      await second.getByRole("button", { name: "Send to Nortada" }).tap();
      await second.getByRole("heading", { name: "Thank you" }).waitFor();
    });
    expect(await read(request)).toMatchObject({
      status: "answered",
      answers: { brand: "Ave", country_making: "PT" },
    });
    const events = await ok(
      stage.live.get<{ data: { data: { object: { id: string } } }[] }>(
        "/events?type=data_request.answered&limit=100",
      ),
    );
    expect(events.data.filter(({ data }) => data.object.id === request.id)).toHaveLength(1);
  }, 90_000);

  test("marks what it does not take when the field is left, and a reload keeps what was typed", async () => {
    const request = await ask();
    await onPhone(async (page) => {
      await page.goto(site + pathOf(request));
      const fibre = page.getByLabel("Fibre", { exact: true });
      const share = page.getByRole("textbox", { name: "Share" });
      await fibre.fill("linen");
      await share.fill("viel");
      await page.getByRole("button", { name: "Add a row" }).tap();
      await fibre.nth(1).fill("cotton");
      await share.nth(1).fill("45");
      await page.getByLabel("Colour").focus();
      await page.waitForSelector(".cell.is-wrong .input[aria-invalid=true]");
      // What the first row lacks may be marked while the second one is being saved.
      await page.waitForFunction(
        () => document.querySelector("[data-state]")?.textContent === "Saved, but for what is marked.",
      );
      const isMarked = async () => {
        const [error = ""] = await page.locator(".row .field-error").allTextContents();
        expect(error).toStartWith("Share: ");
        expect(await share.first().getAttribute("aria-invalid")).toBe("true");
        expect(await share.nth(1).getAttribute("aria-invalid")).toBeNull();
        const described = (await share.first().getAttribute("aria-describedby")) ?? "";
        expect(described).toContain((await page.getAttribute(".row .field-error", "id")) ?? "no id");
      };
      await isMarked();
      expect(await seriousFaults(page)).toEqual([]);

      await page.reload();
      expect(await share.first().inputValue()).toBe("viel");
      expect(await fibre.nth(1).inputValue()).toBe("cotton");
      await page.waitForSelector(".cell.is-wrong .input[aria-invalid=true]");
      await isMarked();

      await share.first().fill("55");
      await page.getByLabel("Colour").focus();
      await saved(page);
      expect(await page.locator(".field-error").count()).toBe(0);
      expect(await page.locator("[aria-invalid]").count()).toBe(0);
      await page.reload();
      expect(await share.first().inputValue()).toBe("55");
    });
  }, 90_000);

  test("saves while one types without writing over another window, and marks it when one goes on", async () => {
    const request = await ask();
    await onPhone(async (page, context) => {
      await page.goto(site + pathOf(request));
      const other = await context.newPage();
      await other.goto(site + pathOf(request));
      await page.getByLabel("Brand").fill("Ave");
      await saved(page);
      await page.getByLabel("Brand").fill("Ave & Filhos");
      await page.getByLabel("Colour").fill("Blue");
      await page.waitForTimeout(1600);
      await saved(page);
      await other.getByLabel("Brand").fill("Lima");
      await other.waitForFunction(() =>
        document.querySelector("[data-state]")?.textContent?.includes("marked when you go on"),
      );
      await other.getByRole("button", { name: "Check and send" }).tap();
      await other.getByText("Somebody else wrote “Ave & Filhos” here meanwhile.").first().waitFor();
      expect(await other.evaluate(() => document.activeElement?.id)).toBe("faults");
      expect(await seriousFaults(other)).toEqual([]);
      await other.getByRole("button", { name: "Take the other answer" }).tap();
      await other.waitForSelector("#faults", { state: "detached" });
      expect(await other.getByLabel("Brand").inputValue()).toBe("Ave & Filhos");
      expect(await other.getByLabel("Colour").inputValue()).toBe("Blue");
    });
  }, 90_000);

  test("works with the keyboard alone, and leaves by saying that there will be no answer", async () => {
    const request = await ask();
    await onPhone(
      async (page) => {
        await page.goto(site + pathOf(request));
        await page.keyboard.press("Tab");
        expect(await page.evaluate(() => document.activeElement?.getAttribute("href"))).toBe("#main");
        await page.getByRole("link", { name: "I cannot answer this" }).focus();
        await page.keyboard.press("Enter");
        await page.getByRole("heading", { name: "You cannot answer this?" }).waitFor();
        expect(await seriousFaults(page)).toEqual([]);
        await page.getByLabel("Why, or who could know").fill("Ask Malhas Sul.");
        await page.keyboard.press("Tab");
        await page.keyboard.press("Enter");
        await page.getByRole("heading", { name: "You said that you cannot answer" }).waitFor();
        expect(await seriousFaults(page)).toEqual([]);
      },
      { hasTouch: false, isMobile: false, viewport: { width: 1100, height: 800 } },
    );
    expect((await read(request)).declined).toMatchObject({ by: "supplier", reason: "Ask Malhas Sul." });
  }, 90_000);

  test("takes hostile words for words, on every page and in every width and language", async () => {
    const named = await createProduct(stage.live, { name: HOSTILE.slice(0, 150), data: {} });
    const request = await ask({
      product: named.id,
      supplier: { name: HOSTILE },
      message: `${HOSTILE}\n${"long".repeat(60)}\n\u202eright to left`,
    });
    await onPhone(
      async (page) => {
        for (const lang of ["de", "fr"])
          for (const step of ["", "&step=documents", "&step=check", "&step=decline"]) {
            await page.goto(`${site}${pathOf(request)}?lang=${lang}${step}`);
            expect([step, await overflowOf(page)]).toEqual([step, 0]);
            expect([step, await seriousFaults(page)]).toEqual([step, []]);
          }
        await page.goto(`${site}${pathOf(request)}?lang=en`);
        await page.getByLabel("Brand").fill(HOSTILE);
        await page.getByRole("button", { name: "Check and send" }).click();
        expect(await page.textContent(".facts dd")).toBe(HOSTILE);
        await page.getByRole("button", { name: /^Send to/ }).click();
        await page.getByRole("heading", { name: "Thank you" }).waitFor();
        expect(await page.title()).not.toBe("owned");
        expect(await page.locator("img[src=x], svg[onload]").count()).toBe(0);
        expect(await overflowOf(page)).toBe(0);
      },
      { viewport: { width: 320, height: 640 }, colorScheme: "dark" },
    );
    expect((await read(request)).answers).toEqual({ brand: HOSTILE });
  }, 90_000);

  test("weighs less than 60 KB with everything that it loads", async () => {
    const request = await ask({ fields: ["brand", "country_making", "fibre_composition"] });
    await onPhone(async (page, context) => {
      const devtools = await context.newCDPSession(page);
      await devtools.send("Network.enable");
      let bytes = 0;
      const fonts = new Set<string>();
      devtools.on("Network.responseReceived", ({ requestId, type }) => {
        if (type === "Font") fonts.add(requestId);
      });
      devtools.on("Network.loadingFinished", ({ requestId, encodedDataLength }) => {
        if (!fonts.has(requestId)) bytes += encodedDataLength;
      });
      await page.goto(site + pathOf(request), { waitUntil: "networkidle" });
      expect(bytes).toBeGreaterThan(5000);
      expect(bytes).toBeLessThan(PAGE_BYTES);
    });
  }, 90_000);
});
