/** Bad words everywhere: each view of the panel and each public page, and what is typed into their fields, in Chromium. */
import { afterAll, beforeAll, expect, test } from "bun:test";
import type { Browser, Page } from "playwright-core";
import { buildWeb } from "../../scripts/build-web.ts";
import { launchChromium, overflowOf, watch } from "../support/chromium.ts";
import { ok } from "../support/client.ts";
import { createBatch, createProduct, OWNER, type Stage, startStage } from "../support/company.ts";
import { formOf, pdf } from "../support/documents.ts";
import { sendFile } from "../support/imports.ts";
import { type Member, signIn } from "../support/member.ts";
import type { Document, Item, List, Passport } from "../support/objects.ts";
import { sitDownAt } from "../support/seat.ts";

const WORDS = [
  `"><img src=x onerror=alert(1)>'</script><script>alert(2)</script><!--`,
  `{{7*7}} \${7*7} <svg onload=alert(3)> javascript:alert(4)`,
  `' OR 1=1;-- %00 %0d%0aSet-Cookie: a=b ../../etc/passwd`,
  `=HYPERLINK("https://evil.example")`,
  `\u202eleft to right\u2066 Z\u0351\u036b\u0343 قميص 👗`,
  "W".repeat(80),
];

let browser: Browser;
let stage: Stage;
let owner: Member;

beforeAll(async () => {
  await buildWeb();
  browser = await launchChromium();
  stage = await startStage();
  await stage.server.carnetJson("company", "update", "nortada", "--consumer-events", "on");
  owner = await signIn(stage.server.address);
}, 180_000);
afterAll(async () => {
  await browser?.close();
  await stage?.server.stop();
});

const DATA = "nortada/test";
const here = (url: string) => new URL(url).pathname;

/** One of everything that people may name, with such words in it. @returns the addresses that show them */
async function makeAll(word: string, place: number): Promise<{ panel: string[]; open: string[] }> {
  const short = word.slice(0, 40);
  const make = <T>(path: string, body: object) => ok(owner.post<T>(`/${DATA}${path}`, body));
  const product = await createProduct(stage.test, {
    name: word,
    data: {
      brand: word,
      country_making: "PT",
      description: word,
      fibre_composition: [{ fibre: word, percent: 100 }],
    },
  });
  const passport = await ok(stage.test.post<Passport>("/passports", { product: product.id }));
  await createBatch(stage.test, product);
  await ok(stage.test.post(`/passports/${passport.id}/items`, { quantity: 1 }));
  const [item] = (await ok(stage.test.get<List<Item>>(`/passports/${passport.id}/items`))).data;
  if (!item) throw new Error("there is no item");
  const event = await ok(
    stage.test.post<{ id: string }>("/lifecycle_events", {
      item: item.id,
      type: "repair",
      occurred_on: "2026-01-05",
      actor_name: short,
      description: word,
    }),
  );
  await ok(stage.test.post(`/passports/${passport.id}/versions`, { change_note: word }));
  const file = await formOf({ product: product.id }, { bytes: pdf([["x"]]), name: `${short}.pdf` });
  const document = await ok(
    stage.test.send<Document>("POST", "/documents", { raw: file.raw as BodyInit, headers: file.headers }),
  );
  const partner = await make<{ url: string }>("/partner_links", { name: short });
  const request = await make<{ id: string; url: string }>("/data_requests", {
    product: product.id,
    supplier: { name: short },
    fields: ["brand", "description"],
    message: word,
  });
  const session = await ok(
    stage.test.post<{ url: string }>("/passport_sessions", {
      reference: product.reference,
      operator: { name: short },
      success_url: "https://nortada.example/done",
      cancel_url: "https://nortada.example/left",
    }),
  );
  // A formula is refused, so none begins with it here.
  const cell = `"_${word.replaceAll('"', '""')}"`;
  const table = `reference,name,${cell}\n"HOSTILE-${place}",${cell},x\n`;
  const sent = await ok(sendFile(owner, DATA, table, `${short}.csv`));
  await make("/keys", { name: short });
  await make("/devices", { name: short });
  await make("/saved_views", { name: short, shared: true, shows: { search: short, hidden: [] } });
  await ok(owner.post("/me", { name: word.slice(0, 100) }));
  const tabs = ["data", "batches", "passport", "items", "documents", "history"];
  return {
    panel: [
      ...tabs.map((tab) => `/products/${product.id}/${tab}`),
      `/after-sale/${event.id}`,
      `/data-requests/${request.id}`,
      `/documents/${document.id}`,
      `/imports/${sent.id}`,
    ],
    open: [
      `/p/${passport.uid}`,
      here(item.url),
      `${here(item.url)}/report`,
      here(partner.url),
      here(request.url),
      here(session.url),
    ],
  };
}

/** Views that show what all of them are called, and dialogs with fields. */
const VIEWS = [
  "",
  "/products",
  "/products?new=1",
  "/passports",
  "/after-sale?status=all",
  "/after-sale?record=1",
  "/after-sale/partners",
  "/data-requests",
  "/documents",
  "/imports",
  "/labels",
  "/kiosks",
  "/members",
  "/activity",
  "/account",
  "/developers",
  "/settings",
  "/settings/pages",
  "/instance",
];

/** Types into every field of the page as a person would see it typed, all at once. */
function typeEverywhere(page: Page, word: string): Promise<number> {
  return page.evaluate((text) => {
    const kinds =
      "input:not([type]), input[type=text], input[type=search], input[type=url], input[type=email]";
    const fields = [
      ...document.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>(`${kinds}, textarea`),
    ].filter((field) => !field.disabled && !field.readOnly);
    for (const field of fields) {
      field.value = text;
      for (const name of ["input", "change"]) field.dispatchEvent(new Event(name, { bubbles: true }));
    }
    return fields.length;
  }, word);
}

/** What is wider than the window, by page. */
const wide: string[] = [];

/** Whether words became parts of the page, or pushed them out of the window. */
async function expectWordsOnly(page: Page, path: string): Promise<void> {
  const made = page.locator(`img[src=x], svg[onload], a[href^="javascript:"], script:not([src]):not([type])`);
  expect([path, await made.count()]).toEqual([path, 0]);
  if ((await overflowOf(page)) > 0) wide.push(`${path}: ${await page.evaluate(widest)}`);
}

/** Runs in the page: what stands out most. */
function widest(): string {
  const all = [...document.querySelectorAll("body *")].filter(({ clientWidth }) => clientWidth > 0);
  const most = all.toSorted((a, b) => b.getBoundingClientRect().right - a.getBoundingClientRect().right)[0];
  return `${most?.parentElement?.className} > ${most?.tagName} ${most?.className}`;
}

test("bad words stay words in every view of the panel and on every public page, shown and typed", async () => {
  await ok(owner.post("/session/confirm", { password: OWNER.password }));
  const made = [];
  for (const [place, word] of WORDS.entries()) made.push(await makeAll(word, place));
  const { page, context, faults } = await sitDownAt(browser, stage.server.address, "test");
  const ran: string[] = [];
  context.on("dialog", (dialog) => {
    ran.push(`${page.url()} ${dialog.type()} ${dialog.message()}`);
    void dialog.accept();
  });
  let typed = 0;
  for (const [at, path] of [...VIEWS, ...made.flatMap(({ panel }) => panel)].entries()) {
    await page.goto(`${stage.server.address}/panel/nortada/test${path}`);
    await page.waitForSelector("#main h1, dialog[open]");
    await page.waitForLoadState("networkidle");
    await expectWordsOnly(page, path);
    typed += await typeEverywhere(page, WORDS[at % WORDS.length] ?? "");
    await page.waitForLoadState("networkidle");
    await expectWordsOnly(page, path);
  }
  const reader = await context.newPage();
  const faultsOfPages = watch(reader);
  for (const [at, path] of made.flatMap(({ open }) => open).entries()) {
    const answer = await reader.goto(stage.server.address + path);
    expect([path, answer?.status()]).toEqual([path, 200]);
    await expectWordsOnly(reader, path);
    typed += await typeEverywhere(reader, WORDS[at % WORDS.length] ?? "");
    await reader.waitForLoadState("networkidle");
    await expectWordsOnly(reader, path);
  }
  expect(typed).toBeGreaterThan(200);
  expect(wide).toEqual([]);
  // Leaving a page with what was not saved yet asks; nothing else may.
  expect(ran.filter((one) => !one.includes(" beforeunload "))).toEqual([]);
  expect([...faults, ...faultsOfPages]).toEqual([]);
  await context.close();
}, 600_000);
