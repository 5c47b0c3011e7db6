/** After-sale events in the panel, in a real Chromium: from a holder's report to what readers see. */
import { afterAll, beforeAll, describe, expect, test } from "bun:test";
import type { Browser } from "playwright-core";
import { buildWeb } from "../../scripts/build-web.ts";
import { launchChromium, overflowOf, seriousFaults } from "../support/chromium.ts";
import { ok } from "../support/client.ts";
import { issueProduct, OWNER, type Stage, startStage } from "../support/company.ts";
import { pdf } from "../support/documents.ts";
import type { Item, LifecycleEvent, List, Passport } from "../support/objects.ts";
import { type Seat, type SeatOptions, sitDownAt } from "../support/seat.ts";

/** What a person takes at least to fill in a form. */
const PERSON_MS = 3100;
const VIEWER = { email: "viewer@nortada.example", password: "três palavras simples" };
let browser: Browser;
let stage: Stage;
let site: string;
let passport: Passport;

beforeAll(async () => {
  await buildWeb();
  browser = await launchChromium();
  stage = await startStage({ CARNET_SITE_URL: "http://localhost" });
  site = stage.server.address.replace("127.0.0.1", "localhost");
  ({ passport } = await issueProduct(stage.live, { name: "Camisa Ria" }));
  await stage.server.carnetJson(
    ...["user", "create", "--email", VIEWER.email, "--role", "viewer", "--password", VIEWER.password],
  );
}, 90_000);
afterAll(async () => {
  await browser?.close();
  await stage?.server.stop();
});

function sitDown(path: string, options: SeatOptions = {}, person: typeof OWNER = OWNER): Promise<Seat> {
  return sitDownAt(browser, site, `live/${path}`, { ...options, person });
}

async function makeItem(serial: string): Promise<Item> {
  await ok(stage.live.post(`/passports/${passport.id}/items`, { serials: [serial] }));
  const path = `/passports/${passport.id}/items?serial=${serial}`;
  const [made] = (await ok(stage.live.get<List<Item>>(path))).data;
  if (!made) throw new Error("there is no item");
  return made;
}

const switchReports = (to: string) =>
  stage.server.carnetJson("company", "update", "nortada", "--consumer-events", to);
const historyOf = async ({ uid }: Item) =>
  (
    (await (await fetch(`${stage.server.address}/i/${uid}?format=json`)).json()) as {
      lifecycle_events: LifecycleEvent[];
    }
  ).lifecycle_events;

/** Reports a resale on the public page of a piece, as its holder. */
async function report(item: Item, description: string): Promise<void> {
  const context = await browser.newContext({ viewport: { width: 390, height: 844 }, locale: "en-GB" });
  const page = await context.newPage();
  await page.goto(`${site}/i/${item.uid}?lang=en`);
  await page.getByRole("link", { name: "Report a repair, resale or recycling" }).click();
  await page.getByLabel("Resale").check();
  await page.getByLabel("What was done").fill(description);
  await Bun.sleep(PERSON_MS);
  await page.getByRole("button", { name: "Send to Nortada" }).click();
  await page.getByRole("heading", { name: "It is recorded" }).waitFor();
  await context.close();
}

describe("after-sale events", () => {
  test("go from the switch and a holder's report to the queue, approval and the public page", async () => {
    const item = await makeItem("R-000012");
    const { page, context, faults } = await sitDown("after-sale/partners");
    await page.waitForSelector("text=Reports are off");
    await page.click("text=Switch on");
    await page.waitForSelector("text=Reports are on");
    await report(item, "Sold at the market.");
    expect(await historyOf(item)).toEqual([]);

    await page.goto(`${site}/panel/nortada/live/after-sale`);
    await page.waitForSelector(".side .way[aria-current=page] .way-waiting >> text=1");
    await page.waitForSelector("text=Holder of the item");
    expect(await page.textContent(".table tbody .cell-name")).toContain("Camisa Ria");
    expect(await page.textContent(".table tbody .mono")).toBe("R-000012");
    expect(await seriousFaults(page)).toEqual([]);
    await page.click(".table-link");
    await page.waitForSelector("text=Sold at the market.");
    expect(await page.textContent(".after-notice")).toContain("Readers do not see this yet");
    expect(await seriousFaults(page)).toEqual([]);
    await page.keyboard.press("a");
    await page.waitForSelector(".page-first .ticked >> text=Public");
    await page.waitForSelector(".side .way-waiting", { state: "detached" });
    expect(await historyOf(item)).toMatchObject([{ type: "resale", description: "Sold at the market." }]);
    await page.goto(`${site}/i/${item.uid}?lang=en`);
    await page.waitForSelector("text=Sold at the market.");
    expect(faults).toEqual([]);
    await context.close();
  }, 90_000);

  test("that are rejected say why, and are never shown", async () => {
    const item = await makeItem("R-000013");
    await switchReports("on");
    await report(item, "Nonsense.");
    const { page, context, faults } = await sitDown("after-sale");
    await page.click(".table-link");
    await page.waitForSelector("text=Nonsense.");
    await page.keyboard.press("r");
    await page.waitForSelector("dialog[open] #after-reason");
    await page.keyboard.press("Tab");
    await page.click("dialog button[type=submit]");
    expect(await page.textContent("#after-reason-error")).toContain("Say why.");
    expect(await page.evaluate(() => document.activeElement?.id)).toBe("after-reason");
    expect(await seriousFaults(page)).toEqual([]);
    await page.fill("#after-reason", "Not one of ours.");
    await page.click("dialog button[type=submit]");
    await page.waitForSelector("text=Rejected: “Not one of ours.”");
    expect(await historyOf(item)).toEqual([]);
    expect(faults).toEqual([]);
    await context.close();
  }, 90_000);

  test("are recorded by serial with evidence, which is downloaded and removed, and voided", async () => {
    const item = await makeItem("R-000014");
    const { page, context, faults } = await sitDown("after-sale");
    await page.click(".bar-actions .button-primary");
    await page.waitForSelector("dialog[open] #event-find");
    await page.keyboard.type("nowhere to be found");
    await page.waitForSelector("text=Nothing is found for");
    await page.fill("#event-find", "ria");
    await page.waitForSelector(".after-subjects button");
    await page.click(".after-subjects button");
    await page.waitForSelector(".after-pieces >> text=R-000014");
    expect(await seriousFaults(page)).toEqual([]);
    await page.click("text=Choose another");
    await page.fill("#event-find", item.url);
    await page.waitForSelector(".after-place >> text=R-000014");
    await page.keyboard.press("Enter");
    await page.waitForSelector("#event-type-repair");
    expect(await seriousFaults(page)).toEqual([]);
    await page.click("dialog button[type=submit]");
    expect(await page.textContent("#event-type-error")).toContain("Choose what happened.");
    await page.check("#event-type-repair");
    await page.fill("#event-occurred_on", "2026-01-15");
    await page.selectOption("#event-country", "PT");
    await page.fill("#event-actor_name", "Atelier Agulha");
    await page.fill("#event-description", "Cuff sewn again.");
    await page.setInputFiles("#event-files", {
      name: "fatura.pdf",
      mimeType: "application/pdf",
      buffer: Buffer.from(pdf([["17 EUR"]])),
    });
    await page.click("dialog button[type=submit]");
    await page.waitForSelector(".after-file >> text=fatura.pdf");
    expect(await historyOf(item)).toMatchObject([
      {
        type: "repair",
        occurred_on: "2026-01-15",
        country: "PT",
        actor_name: "Atelier Agulha",
        evidence: true,
      },
    ]);
    const [event] = (await ok(stage.live.get<List<LifecycleEvent>>(`/lifecycle_events?item=${item.id}`)))
      .data;
    expect(event).toMatchObject({ source: "brand", status: "published" });

    const [download] = await Promise.all([page.waitForEvent("download"), page.click(".after-files a")]);
    expect(download.suggestedFilename()).toBe("fatura.pdf");
    await page.getByRole("button", { name: "Remove fatura.pdf" }).click();
    await page.click("dialog .button-danger");
    await page.waitForSelector("text=Its content was removed");
    expect((await historyOf(item))[0]?.evidence).toBe(false);

    await page.click("text=Void…");
    await page.fill("#after-reason", "Wrong piece.");
    await page.click("dialog button[type=submit]");
    await page.waitForSelector("text=Wrong piece.");
    expect(await historyOf(item)).toEqual([]);

    // What was said of one event is said of no other.
    await page.goto(`${site}/panel/nortada/live/after-sale`);
    await page.click(".bar-actions .button-primary");
    await page.fill("#event-find", item.url);
    await page.waitForSelector(".after-place >> text=R-000014");
    await page.keyboard.press("Enter");
    await page.check("#event-type-resale");
    await page.click("dialog button[type=submit]");
    await page.waitForSelector("h1 >> text=Resale");
    expect(await historyOf(item)).toMatchObject([{ type: "resale", country: null, actor_name: null }]);
    expect(faults).toEqual([]);
    await context.close();
  }, 90_000);

  test("find their piece by the camera, where the browser reads codes", async () => {
    const item = await makeItem("R-000016");
    const { page, context, faults } = await sitDown("after-sale", { permissions: ["camera"] });
    expect((await page.request.get(page.url())).headers()["permissions-policy"]).toContain("camera=(self)");
    await page.addInitScript((found: string) => {
      let looks = 0;
      Object.assign(globalThis, {
        BarcodeDetector: class {
          static async getSupportedFormats() {
            return ["qr_code"];
          }
          detect = async () => (++looks > 2 ? [{ rawValue: found }] : []);
        },
      });
      const canvas = document.createElement("canvas");
      const pen = canvas.getContext("2d");
      // A stream without a change has no frame to show.
      setInterval(() => pen?.fillRect(0, 0, Math.random() * 9, 9), 50);
      navigator.mediaDevices.getUserMedia = async () => canvas.captureStream();
    }, item.url);
    await page.goto(`${site}/panel/nortada/live/after-sale?record=1`);
    await page.click("text=Scan a code");
    await page.waitForSelector(".after-place >> text=R-000016");
    expect(await page.locator("video").count()).toBe(0);
    expect(await page.locator("dialog[open]").count()).toBe(1);

    // Refused: it says what to do instead.
    await page.addInitScript(() => {
      navigator.mediaDevices.getUserMedia = async () =>
        Promise.reject(new DOMException("no", "NotAllowedError"));
    });
    await page.goto(`${site}/panel/nortada/live/after-sale?record=1`);
    await page.click("text=Scan a code");
    await page.waitForSelector("text=The camera cannot be used.");
    expect(faults).toEqual([]);
    await context.close();
  }, 90_000);

  test("come from partners with a link that is shown once and ended", async () => {
    const { page, context, faults } = await sitDown("after-sale/partners");
    await page.click("text=New link");
    await page.click("dialog button[type=submit]");
    expect(await page.textContent("#link-name-error")).toContain("Say whom the link is for.");
    await page.fill("#link-name", "Retrosaria");
    await page.fill("#link-expires", "2999-12-31");
    await page.click("dialog button[type=submit]");
    await page.waitForSelector(".made-link code");
    const url = (await page.textContent(".made-link code")) ?? "";
    expect(await seriousFaults(page)).toEqual([]);
    const opened = () => fetch(url.replace("http://localhost", stage.server.address));
    expect(await (await opened()).text()).toContain("Retrosaria");
    await page.click("text=I have copied it");
    await page.waitForSelector(".partners >> text=Until 31 Dec 2999");
    expect(await page.content()).not.toContain(url);
    await page.click(".partners button");
    await page.click("dialog .button-danger");
    await page.waitForSelector(".partners >> text=Ended");
    expect((await opened()).status).not.toBe(200);
    expect(faults).toEqual([]);
    await context.close();
  }, 90_000);

  test("are offered to a viewer to read, and nothing else", async () => {
    const item = await makeItem("R-000015");
    await switchReports("on");
    await report(item, "To be looked at.");
    const { page, context, faults } = await sitDown("after-sale", {}, VIEWER);
    await page.waitForSelector(".table");
    expect(await page.locator("text=Record an event").count()).toBe(0);
    await page.click(".table-link");
    await page.waitForSelector("text=To be looked at.");
    expect(await page.locator(".bar-actions button").count()).toBe(0);
    await page.keyboard.press("a");
    await page.goto(`${site}/panel/nortada/live/after-sale/partners`);
    await page.waitForSelector("text=Owners and admins switch this.");
    expect(await page.locator("#main button").count()).toBe(0);
    expect(await historyOf(item)).toEqual([]);
    expect(faults).toEqual([]);
    await context.close();
  }, 90_000);

  test("show the whole serial, however long the product's name is", async () => {
    const serial = "LK-2026-000000000012";
    const { passport: long } = await issueProduct(stage.live, {
      name: `Vestido ${"muito ".repeat(20)}comprido`,
    });
    await ok(stage.live.post(`/passports/${long.id}/items`, { serials: [serial] }));
    const [item] = (await ok(stage.live.get<List<Item>>(`/passports/${long.id}/items?serial=${serial}`)))
      .data;
    const told = { item: item?.id, type: "repair", occurred_on: "2026-01-15", description: "A seam." };
    await ok(stage.live.post<LifecycleEvent>("/lifecycle_events", told));
    const { page, context } = await sitDown("after-sale?status=published");
    for (const width of [1440, 820, 390]) {
      await page.setViewportSize({ width, height: 800 });
      const place = page
        .locator(".table tbody .mono, .row-note", { hasText: serial })
        .locator("visible=true");
      await place.waitFor();
      const [right, room, text] = await place.evaluate((at, whole) => {
        const range = document.createRange();
        const words = at.firstChild as Text;
        range.setStart(words, 0);
        range.setEnd(words, whole.length);
        const box = (at.closest("td") ?? at).getBoundingClientRect();
        return [range.getBoundingClientRect().right, box.right, range.toString()] as const;
      }, serial);
      expect([width, text]).toEqual([width, serial]);
      expect(right).toBeLessThanOrEqual(room);
      expect([width, await overflowOf(page)]).toEqual([width, 0]);
    }
    await context.close();
  }, 90_000);

  for (const [name, width, locale, colorScheme] of [
    ["a small phone in Portuguese", 320, "pt-PT", "light"],
    ["a tablet in the dark", 820, "en-GB", "dark"],
  ] as const)
    test(`fit ${name}, without a serious fault of access, whatever was written`, async () => {
      const hostile = `<img src=x onerror="alert(1)"> ${"long".repeat(40)}`;
      const item = await makeItem(`S-${width}`);
      const told = { item: item.id, type: "repair", occurred_on: "2026-01-15", description: hostile };
      const event = await ok(stage.live.post<LifecycleEvent>("/lifecycle_events", told));
      await switchReports("on");
      await report(item, hostile);
      const waiting = await ok(
        stage.live.get<List<LifecycleEvent>>(`/lifecycle_events?item=${item.id}&status=pending`),
      );
      const { page, context, faults } = await sitDown("after-sale", {
        viewport: { width, height: 700 },
        locale,
        colorScheme,
        hasTouch: true,
      });
      const views = [
        "",
        "?status=all",
        "?status=voided",
        "?record=1",
        `/${event.id}`,
        `/${waiting.data[0]?.id}`,
        "/partners",
      ];
      for (const view of views) {
        await page.goto(`${site}/panel/nortada/live/after-sale${view}`);
        await page.waitForSelector("#main h1");
        await page.waitForTimeout(250);
        expect([view, await overflowOf(page)]).toEqual([view, 0]);
        expect([view, await seriousFaults(page)]).toEqual([view, []]);
        expect([view, await page.locator("#panel [style], #panel img[src=x]").count()]).toEqual([view, 0]);
      }
      expect(faults).toEqual([]);
      await context.close();
    }, 90_000);
});
