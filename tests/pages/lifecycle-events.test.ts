/** After-sale events as the world sees them: on the pages of pieces and passports, in their data, and never more. */
import { afterAll, beforeAll, describe, expect, test } from "bun:test";
import type { Browser } from "playwright-core";
import { launchChromium, overflowOf, seriousFaults, watch } from "../support/chromium.ts";
import { ok } from "../support/client.ts";
import { issueProduct, type Stage, startStage } from "../support/company.ts";
import { attach, pdf } from "../support/documents.ts";
import type { Item, LifecycleEvent, List, Passport } from "../support/objects.ts";

let stage: Stage;
let browser: Browser;

beforeAll(async () => {
  stage = await startStage();
  browser = await launchChromium();
});
afterAll(async () => {
  await browser?.close();
  await stage?.server.stop();
});

async function issued(): Promise<{ passport: Passport; item: Item }> {
  const { passport } = await issueProduct(stage.live);
  await ok(stage.live.post(`/passports/${passport.id}/items`, { quantity: 1 }));
  const [item] = (await ok(stage.live.get<List<Item>>(`/passports/${passport.id}/items`))).data;
  if (!item) throw new Error("there is no item");
  return { passport, item };
}

const record = (body: object) =>
  ok(
    stage.live.post<LifecycleEvent>("/lifecycle_events", {
      type: "repair",
      occurred_on: "2026-10-12",
      ...body,
    }),
  );
const get = (path: string, headers: Record<string, string> = {}) =>
  fetch(stage.server.address + path, { headers });
const html = async (path: string, language = "en") =>
  (await get(path, { accept: "text/html", "accept-language": language })).text();
const json = async <T>(path: string) => (await (await get(`${path}?format=json`)).json()) as T;

interface PublicEvents {
  lifecycle_events: object[];
}

describe("a piece", () => {
  test("tells its published events on its page and in its data, the latest first, and its passport does not", async () => {
    const { passport, item } = await issued();
    const [piece, model] = [`/i/${item.uid}`, `/p/${passport.uid}`];
    expect(await html(piece)).not.toContain("Repaired");
    const repair = await record({
      item: item.id,
      country: "PT",
      actor_name: "Atelier Agulha",
      description: "Seam of the left cuff sewn again.",
    });
    await record({ item: item.id, type: "recycling", occurred_on: "2026-11-18" });
    await record({ item: item.id, type: "resale", occurred_on: "2026-06-03", country: "FR" });
    await ok(attach(stage.live, repair.id, { bytes: pdf([["secret"]]), name: "invoice-of-ana.pdf" }));
    const page = await html(piece);
    const order = ["Recycled", "12 Oct 2026", "Sold second-hand"].map((words) => page.indexOf(words));
    expect(order).toEqual(order.toSorted((one, other) => one - other));
    for (const words of [
      "Repaired",
      "Seam of the left cuff",
      "Atelier Agulha",
      "Portugal",
      "Evidence on file",
      "France",
    ])
      expect(page).toContain(words);
    expect(await json<PublicEvents>(piece)).toMatchObject({
      lifecycle_events: [
        {
          type: "recycling",
          occurred_on: "2026-11-18",
          country: null,
          actor_name: null,
          description: null,
          evidence: false,
        },
        {
          type: "repair",
          occurred_on: "2026-10-12",
          country: "PT",
          actor_name: "Atelier Agulha",
          description: "Seam of the left cuff sewn again.",
          evidence: true,
        },
        { type: "resale", occurred_on: "2026-06-03", country: "FR", evidence: false },
      ],
      passport: { lifecycle_events: [] },
    });
    expect(await (await get(`${piece}?format=jsonld`)).json()).toMatchObject({
      "@type": "IndividualProduct",
      subjectOf: [
        { "@type": "Event", name: "Recycled", startDate: "2026-11-18" },
        {
          "@type": "Event",
          name: "Repaired",
          startDate: "2026-10-12",
          location: { "@type": "Country", name: "PT" },
          organizer: { "@type": "Organization", name: "Atelier Agulha" },
          description: "Seam of the left cuff sewn again.",
          subjectOf: { "@type": "DigitalDocument" },
        },
        { "@type": "Event", name: "Sold second-hand" },
      ],
    });
    expect(await html(model)).not.toContain("Atelier Agulha");
  });

  test("tells a voided event no longer, at once", async () => {
    const { item } = await issued();
    const event = await record({ item: item.id, description: "A mistake." });
    for (const form of ["html", "json", "jsonld"])
      expect(await (await get(`/i/${item.uid}?format=${form}`)).text()).toContain("A mistake.");
    await ok(stage.live.post(`/lifecycle_events/${event.id}/void`, { reason: "Wrong piece." }));
    for (const form of ["html", "json", "jsonld"]) {
      const text = await (await get(`/i/${item.uid}?format=${form}`)).text();
      expect(text).not.toContain("A mistake.");
      expect(text).not.toContain("Wrong piece.");
    }
  });

  test("never shows what an attachment is, or the ids by which it could be asked for", async () => {
    const { item } = await issued();
    const event = await record({ item: item.id });
    const file = await ok(attach(stage.live, event.id, { bytes: pdf([["x"]]), name: "invoice-of-ana.pdf" }));
    for (const form of ["html", "json", "jsonld"]) {
      const text = await (await get(`/i/${item.uid}?format=${form}`)).text();
      for (const secret of ["invoice-of-ana", file.id, file.sha256, event.id])
        expect(text).not.toContain(secret);
    }
  });

  test("speaks of events in the reader's language", async () => {
    const { item } = await issued();
    await record({ item: item.id, type: "resale", country: "DE" });
    for (const [language, title, country] of [
      ["en", "Sold second-hand", "Germany"],
      ["pt", "Venda em segunda mão", "Alemanha"],
      ["es", "Venta de segunda mano", "Alemania"],
      ["fr", "Vente d’occasion", "Allemagne"],
      ["de", "Aus zweiter Hand verkauft", "Deutschland"],
      ["it", "Vendita di seconda mano", "Germania"],
    ] as const) {
      const page = await html(`/i/${item.uid}`, language);
      expect(page).toContain(title);
      expect(page).toContain(country);
    }
  });

  test("folds what is older than its ten latest entries, and tells at most a hundred events", async () => {
    const { item } = await issued();
    for (let day = 1; day <= 101; day++)
      await record({
        item: item.id,
        occurred_on: new Date(Date.UTC(2026, 0, day)).toISOString().slice(0, 10),
      });
    const page = await html(`/i/${item.uid}`);
    expect(page.slice(0, page.indexOf("history-more")).match(/event-repair/g)?.length).toBeLessThanOrEqual(
      10,
    );
    expect(page).toContain("91 earlier entries");
    const { lifecycle_events } = await json<PublicEvents>(`/i/${item.uid}`);
    expect(lifecycle_events.length).toBe(100);
    expect(lifecycle_events[0]).toMatchObject({ occurred_on: "2026-04-11" });
  });
});

describe("a passport", () => {
  test("tells what happened to what stands under it as a whole, and its pieces and versions do not", async () => {
    const { passport, item } = await issued();
    const path = `/p/${passport.uid}`;
    expect(await html(path)).not.toContain("What has happened since");
    await record({ passport: passport.id, type: "recycling", actor_name: "Fiavert" });
    const page = await html(path);
    for (const words of ["What has happened since", "Recycled", "Fiavert"]) expect(page).toContain(words);
    const public_ = await json<PublicEvents>(path);
    expect(public_.lifecycle_events).toEqual([
      {
        type: "recycling",
        occurred_on: "2026-10-12",
        country: null,
        actor_name: "Fiavert",
        description: null,
        evidence: false,
      },
    ]);
    expect(await json<object>(`/i/${item.uid}`)).toMatchObject({
      lifecycle_events: [],
      passport: { lifecycle_events: public_.lifecycle_events },
    });
    expect(await (await get(`${path}?format=jsonld`)).json()).toMatchObject({
      subjectOf: [{ "@type": "Event", name: "Recycled", organizer: { name: "Fiavert" } }],
    });
    expect(await html(`/i/${item.uid}`)).not.toContain("Fiavert");
    expect(await html(`${path}/versions/1`)).not.toContain("Fiavert");
    // What is signed is what the company published of the product: an event changes nothing of it.
    expect(await json<object>(path)).toMatchObject({ version: 1, content_sha256: passport.content_sha256 });
  });

  test("that was withdrawn goes on telling", async () => {
    const { passport } = await issued();
    await ok(stage.live.post(`/passports/${passport.id}/withdraw`, { reason: "Recalled." }));
    await record({ passport: passport.id, type: "recycling", actor_name: "Fiavert" });
    expect(await html(`/p/${passport.uid}`)).toContain("Fiavert");
  });
});

describe("the history in a browser", () => {
  test("fits a phone, has no serious fault of access, keeps to the policy, and runs nothing that was written into it", async () => {
    const { passport, item } = await issued();
    const hostile = `<img src=x onerror="document.title='owned'"></p><script>document.title='owned'</script>`;
    for (const subject of [{ item: item.id }, { passport: passport.id }])
      for (const type of ["repair", "resale", "recycling"])
        await record({
          ...subject,
          type,
          country: "BA",
          actor_name: `${hostile}${"W".repeat(60)}`,
          description: `${hostile}\nhttps://evil.example/${"x".repeat(200)}\n\u202eright to left`,
        });
    const page = await browser.newPage({ viewport: { width: 320, height: 800 } });
    const faults = watch(page);
    for (const path of [`/i/${item.uid}`, `/p/${passport.uid}`])
      for (const lang of ["en", "de", "it"]) {
        await page.goto(`${stage.server.address}${path}?lang=${lang}`);
        expect({ path, lang, overflow: await overflowOf(page) }).toEqual({ path, lang, overflow: 0 });
        expect(await page.title()).not.toContain("owned");
        expect(await page.locator('#history a, #history img, a[href*="evil"]').count()).toBe(0);
        expect(
          await page
            .locator("#history .event-stamp b")
            .evaluateAll((marks) =>
              marks.filter((mark) => mark.scrollWidth > mark.clientWidth + 1).map((mark) => mark.textContent),
            ),
        ).toEqual([]);
        expect(await seriousFaults(page)).toEqual([]);
      }
    expect(faults).toEqual([]);
    await page.close();
  });
});
