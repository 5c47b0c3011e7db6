/** `/i/{uid}/report`: the holder of a piece reports what happened to it, where the company has switched that on. */
import { afterAll, beforeAll, describe, expect, test } from "bun:test";
import type { Browser, Page } from "playwright-core";
import { launchChromium, overflowOf, seriousFaults, watch } from "../support/chromium.ts";
import { ok } from "../support/client.ts";
import { issueProduct, type Stage, startStage } from "../support/company.ts";
import type { Item, LifecycleEvent, List, Passport } from "../support/objects.ts";
import { SITE_URL } from "../support/server.ts";

const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true, locale: "en-GB" };
const LANGUAGES = ["en", "pt", "es", "fr", "de", "it"];
/** What a person takes at least. */
const PERSON_MS = 3100;
let stage: Stage;
let browser: Browser;
let passport: Passport;

beforeAll(async () => {
  stage = await startStage();
  browser = await launchChromium();
  ({ passport } = await issueProduct(stage.live));
  await switchReports("on");
});
afterAll(async () => {
  await browser?.close();
  await stage?.server.stop();
});

const switchReports = (to: string) =>
  stage.server.carnetJson("company", "update", "nortada", "--consumer-events", to);

async function makeItem(under = passport): Promise<Item> {
  await ok(stage.live.post(`/passports/${under.id}/items`, { quantity: 1 }));
  const [made] = (await ok(stage.live.get<List<Item>>(`/passports/${under.id}/items?limit=1`))).data;
  if (!made) throw new Error("there is no item");
  return made;
}

const address = (path: string) => stage.server.address + path;
const get = (path: string) =>
  fetch(address(path), { headers: { accept: "text/html", "accept-language": "en" } });
const html = async (path: string) => (await get(path)).text();
const reportPath = ({ uid }: { uid: string }) => `/i/${uid}/report`;
const eventsOf = async ({ id }: Item) =>
  (await ok(stage.live.get<List<LifecycleEvent>>(`/lifecycle_events?item=${id}&limit=100`))).data;
const stampOf = (page: string) => /name="stamp" value="([^"]+)"/.exec(page)?.[1] ?? "";

/** Sends a form as a browser does. */
async function send(
  path: string,
  stamp: string,
  fields: Record<string, string> = {},
  headers: Record<string, string> = { "sec-fetch-site": "same-origin" },
) {
  const told = { type: "repair", occurred_on: "2026-01-15", country: "", actor_name: "", description: "" };
  const answer = await fetch(address(path), {
    method: "POST",
    body: new URLSearchParams({ stamp, ...told, ...fields }),
    redirect: "manual",
    headers: { "accept-language": "en", ...headers },
  });
  return { status: answer.status, location: answer.headers.get("location"), text: await answer.text() };
}

async function onPhone(options: object, work: (page: Page) => Promise<void>): Promise<void> {
  const context = await browser.newContext({ ...PHONE, ...options });
  const page = await context.newPage();
  const faults = watch(page);
  await work(page);
  expect(faults).toEqual([]);
  await context.close();
}

describe("the switch of the company", () => {
  test("is off at first, shows the way to the form at once, and takes it away again", async () => {
    const company = await stage.addCompany("mare");
    const theirs = await issueProduct(company.live);
    expect(await html(`/p/${theirs.passport.uid}`)).not.toContain("Report a repair");
    expect((await get(`/p/${theirs.passport.uid}/report`)).status).toBe(404);
    const item = await makeItem();
    const told = async () => [
      (await html(`/i/${item.uid}`)).includes(`href="/i/${item.uid}/report?lang=en"`),
      ((await (await get(`/i/${item.uid}?format=json`)).json()) as { report_url: string | null }).report_url,
      (await get(reportPath(item))).status,
    ];
    expect(await told()).toEqual([true, `${SITE_URL}/i/${item.uid}/report`, 200]);
    await switchReports("off");
    expect(await told()).toEqual([false, null, 404]);
    expect((await send(reportPath(item), "x")).status).toBe(404);
    await switchReports("on");
    expect(await told()).toEqual([true, `${SITE_URL}/i/${item.uid}/report`, 200]);
  });

  test("offers the form where the piece is known, and on the passport where pieces have no numbers", async () => {
    const bare = await issueProduct(stage.live);
    const path = `/p/${bare.passport.uid}`;
    expect(await html(path)).toContain(`href="${path}/report?lang=en"`);
    expect((await get(`${path}/report`)).status).toBe(200);
    await makeItem(bare.passport);
    expect(await html(path)).not.toContain("Report a repair");
    expect((await get(`${path}/report`)).status).toBe(404);
    for (const nowhere of ["/i/0000000000000000/report", "/p/x/report", "/i/%00/report"])
      expect((await get(nowhere)).status).toBe(404);
  });

  test("counts for a company that is active alone", async () => {
    const item = await makeItem();
    await stage.server.carnetJson("company", "update", "nortada", "--status", "suspended");
    expect((await get(reportPath(item))).status).toBe(404);
    expect(await html(`/i/${item.uid}`)).not.toContain("Report a repair");
    await stage.server.carnetJson("company", "update", "nortada", "--status", "active");
    expect((await get(reportPath(item))).status).toBe(200);
  });
});

describe("the holder of a piece", () => {
  for (const javaScriptEnabled of [false, true])
    test(`reports a resale on a phone, scripts ${javaScriptEnabled ? "on" : "off"}, and nobody sees it before it is approved`, () =>
      onPhone({ javaScriptEnabled }, async (page) => {
        const item = await makeItem();
        await page.goto(address(`/i/${item.uid}?lang=en`));
        await page.getByRole("link", { name: "Report a repair, resale or recycling" }).tap();
        await page.getByRole("heading", { name: "What happened to it?" }).waitFor();
        await page.getByLabel("Resale").check();
        await page.getByLabel("What was done").fill("Sold at the market.\nhttps://shop.example");
        await Bun.sleep(PERSON_MS);
        await page.getByRole("button", { name: "Send to Nortada" }).tap();
        await page.getByRole("heading", { name: "It is recorded" }).waitFor();
        expect(await eventsOf(item)).toMatchObject([
          { type: "resale", status: "pending", source: "consumer", actor_name: null, files: [] },
        ]);
        await page.getByRole("link", { name: "Back to the passport" }).tap();
        await page.getByRole("heading", { name: "History of this item" }).waitFor();
        for (const form of ["html", "json", "jsonld"])
          expect(await html(`/i/${item.uid}?format=${form}`)).not.toContain("Sold at the market");
      }));

  test("who is too quick is told so, keeps what was written, and can send the same form again", () =>
    onPhone({}, async (page) => {
      const item = await makeItem();
      await page.goto(address(`${reportPath(item)}?lang=en`));
      await page.getByLabel("Recycling").check();
      await page.getByLabel("What was done").fill("Spun again.");
      await page.getByRole("button", { name: "Send to Nortada" }).tap();
      await page.getByText("That was very quick.").waitFor();
      expect(await eventsOf(item)).toEqual([]);
      expect(await page.getByLabel("What was done").inputValue()).toBe("Spun again.");
      expect(await page.getByLabel("Recycling").isChecked()).toBe(true);
      await Bun.sleep(PERSON_MS);
      await page.getByRole("button", { name: "Send to Nortada" }).tap();
      await page.getByRole("heading", { name: "It is recorded" }).waitFor();
      expect((await eventsOf(item)).length).toBe(1);
    }));

  test("who sends a form twice reports once", async () => {
    const item = await makeItem();
    const stamp = stampOf(await html(reportPath(item)));
    await Bun.sleep(PERSON_MS);
    const answers = await Promise.all(Array.from({ length: 4 }, () => send(reportPath(item), stamp)));
    expect(answers.map(({ status, location }) => [status, location])).toEqual(
      answers.map(() => [303, "?done=1&lang=en"]),
    );
    expect((await eventsOf(item)).length).toBe(1);
  });

  test("cannot report on a voided piece, also when it was voided meanwhile", async () => {
    const item = await makeItem();
    const stamp = stampOf(await html(reportPath(item)));
    await Bun.sleep(PERSON_MS);
    await ok(stage.live.post(`/items/${item.id}/void`, { reason: "Destroyed." }));
    expect(await html(`/i/${item.uid}`)).not.toContain("Report a repair");
    expect(await html(reportPath(item))).toContain("Nothing can be recorded on it.");
    expect((await send(reportPath(item), stamp)).text).toContain("Nothing can be recorded on it.");
    expect(await eventsOf(item)).toEqual([]);
  });
});

describe("a form that is sent to do harm", () => {
  test("is shown as text and stored nowhere, whatever stands in its fields", async () => {
    const item = await makeItem();
    const stamp = stampOf(await html(reportPath(item)));
    await Bun.sleep(PERSON_MS);
    const hostile = `"><script>alert(1)</script><img src=x onerror=alert(1)> https://evil.example \u0000`;
    for (const name of ["type", "occurred_on", "country", "actor_name", "description"]) {
      const { status, text } = await send(reportPath(item), stamp, { [name]: hostile });
      expect([name, status]).toEqual([name, 422]);
      for (const wrong of ["<script>alert", "<img src=x", 'href="https://evil'])
        expect(text).not.toContain(wrong);
    }
    const long = await send(reportPath(item), stamp, {
      description: "x".repeat(1001),
      actor_name: "x".repeat(161),
    });
    expect(long.text).toContain("It has 1,001.");
    expect((await send(reportPath(item), stamp, { occurred_on: "9999-01-01" })).status).toBe(422);
    expect(await eventsOf(item)).toEqual([]);
  });

  test("is refused without a stamp of its own, from another site, and in another form", async () => {
    const item = await makeItem();
    const stamp = stampOf(await html(reportPath(item)));
    const elsewhere = stampOf(await html(reportPath(await makeItem())));
    await Bun.sleep(PERSON_MS);
    for (const wrong of ["", "x", elsewhere, `A${stamp}`])
      expect((await send(reportPath(item), wrong)).text).toContain(
        "This page was open for longer than a day.",
      );
    for (const headers of [{ "sec-fetch-site": "cross-site" }, { origin: "https://evil.example" }])
      expect((await send(reportPath(item), stamp, {}, headers)).status).toBe(422);
    for (const [type, body] of [
      ["application/json", "{}"],
      ["multipart/form-data; boundary=b", "--b--"],
      ["application/x-www-form-urlencoded", `description=${"x".repeat(70_000)}`],
    ] as const) {
      const answer = await fetch(address(reportPath(item)), {
        method: "POST",
        body,
        headers: { "content-type": type },
      });
      expect([type, answer.status]).toEqual([type, 422]);
    }
    expect(await eventsOf(item)).toEqual([]);
  });

  test("is one of few: no more than ten a day from an address, whatever it says of itself", async () => {
    const fresh = await startStage();
    try {
      const words = ["company", "update", "nortada", "--consumer-events", "on"];
      await fresh.server.carnetJson(...words);
      const made = await issueProduct(fresh.live);
      await ok(fresh.live.post(`/passports/${made.passport.id}/items`, { quantity: 12 }));
      const { data } = await ok(fresh.live.get<List<Item>>(`/passports/${made.passport.id}/items?limit=100`));
      const forms = await Promise.all(
        data.map(async ({ uid }) => {
          const path = `${fresh.server.address}/i/${uid}/report?lang=en`;
          return { path, stamp: stampOf(await (await fetch(path)).text()) };
        }),
      );
      await Bun.sleep(PERSON_MS);
      const answers = await Promise.all(
        forms.map(async ({ path, stamp }, i) => {
          const answer = await fetch(path, {
            method: "POST",
            redirect: "manual",
            body: new URLSearchParams({ stamp, type: "repair", occurred_on: "2026-01-15" }),
            headers: { "x-forwarded-for": `192.0.2.${i}` },
          });
          return { status: answer.status, text: await answer.text() };
        }),
      );
      expect(answers.filter(({ status }) => status === 303).length).toBe(10);
      for (const { text } of answers.filter(({ status }) => status !== 303))
        expect(text).toContain("Many reports came from here in the last 24 hours");
    } finally {
      await fresh.server.stop();
    }
  });
});

describe("the page of the form", () => {
  test("is kept nowhere, stands in no frame and in no search engine", async () => {
    const item = await makeItem();
    const { headers } = await get(reportPath(item));
    expect(Object.fromEntries(headers)).toMatchObject({
      "cache-control": "no-store",
      "x-frame-options": "DENY",
      "x-robots-tag": "noindex",
      "x-content-type-options": "nosniff",
    });
    expect(headers.get("content-security-policy")).not.toContain("unsafe");
    expect(headers.get("set-cookie")).toBeNull();
  });

  test("speaks six languages, warns of personal data in each, fits a phone and is open to everyone", () =>
    onPhone({ viewport: { width: 320, height: 700 } }, async (page) => {
      const item = await makeItem();
      const warnings = [
        "Write no names",
        "Não escreva nomes",
        "No escriba nombres",
        "N’écrivez ni noms",
        "Schreiben Sie keine Namen",
        "Non scriva nomi",
      ];
      for (const [at, lang] of LANGUAGES.entries()) {
        await page.goto(address(`${reportPath(item)}?lang=${lang}`));
        expect(await page.locator("main").textContent()).toContain(warnings[at] ?? "");
        expect({ lang, overflow: await overflowOf(page) }).toEqual({ lang, overflow: 0 });
        if (lang === "pt") expect(await seriousFaults(page)).toEqual([]);
        await page.goto(address(`${reportPath(item)}?lang=${lang}&done=1`));
        expect({ lang, overflow: await overflowOf(page) }).toEqual({ lang, overflow: 0 });
      }
    }));
});
