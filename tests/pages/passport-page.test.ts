/** The public page in a real browser: what it checks, what it asks for, and how it fits. */
import { afterAll, beforeAll, describe, expect, test } from "bun:test";
import { spawnSync } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Browser, BrowserContext, Page } from "playwright-core";
import { buildWeb } from "../../scripts/build-web.ts";
import samples from "../fixtures/sample-data.json";
import {
  brokenWordsOf,
  launchChromium,
  leftEdgesOf,
  overflowOf,
  seriousFaults,
  watch,
} from "../support/chromium.ts";
import { ok } from "../support/client.ts";
import { issueProduct, newGtin, type Stage, startStage } from "../support/company.ts";
import type { Content, Passport } from "../support/objects.ts";

const PHONE = { width: 390, height: 844 };
const DESKTOP = { width: 1280, height: 900 };
/** Compressed bytes of page, style and script together. */
const BUDGET = 30 * 1024;

let browser: Browser;
let stage: Stage;
let origin: string;
/** With full data and two versions. */
let current: Passport;
let earlier: Content;
let withdrawn: Passport;
let trial: Passport;

beforeAll(async () => {
  await buildWeb();
  // The site is where the browser looks for it, so that it offers WebCrypto.
  [stage, browser] = await Promise.all([startStage({ CARNET_SITE_URL: "" }), launchChromium()]);
  origin = `http://localhost:${stage.server.port}`;
  const data = samples.textile.full;
  const first = await issueProduct(stage.live, { name: "Barra rain jacket", gtin: newGtin(), data });
  await ok(stage.live.post(`/products/${first.product.id}`, { data: { recycled_content: 60 } }));
  earlier = first.passport.content;
  current = await publish(first.passport);
  const faulty = await issueProduct(stage.live, { name: "Ria linen shirt", data });
  await ok(stage.live.post(`/passports/${faulty.passport.id}/withdraw`, { reason: "The seams may open." }));
  withdrawn = faulty.passport;
  await ok(stage.live.post("/passports", { product: faulty.product.id }));
  trial = (await issueProduct(stage.test, { data })).passport;
}, 90_000);

afterAll(async () => {
  await browser?.close();
  await stage?.server.stop();
});

function publish(passport: Passport): Promise<Passport> {
  return ok(
    stage.live.post<Passport>(`/passports/${passport.id}/versions`, {
      change_note: "More of it is recycled.",
    }),
  );
}

type Options = Parameters<Browser["newContext"]>[0];

async function open(
  path: string,
  options: Options = {},
  prepare?: (page: Page) => Promise<unknown>,
): Promise<{ page: Page; context: BrowserContext }> {
  const context = await browser.newContext({ locale: "en-GB", viewport: PHONE, ...options });
  const page = await context.newPage();
  await prepare?.(page);
  await page.goto(origin + path, { waitUntil: "load" });
  return { page, context };
}

const stateOf = (page: Page) => page.getAttribute("#check", "data-state");

/** The page's verdict once it has one, with its steps. */
async function verdictOf(page: Page): Promise<{ state: string | null; title: string; steps: string }> {
  await page.waitForFunction(
    () =>
      !["unchecked", "checking"].includes(
        document.querySelector<HTMLElement>("#check")?.dataset["state"] ?? "",
      ),
  );
  return {
    state: await stateOf(page),
    title: (await page.textContent("#check [data-title]")) ?? "",
    steps: (await page.textContent("#check [data-steps]")) ?? "",
  };
}

describe("the page's own check", () => {
  test("says verified, with fingerprint, chain and signature", async () => {
    const { page, context } = await open(`/p/${current.uid}`);
    const verdict = await verdictOf(page);
    expect(verdict).toMatchObject({ state: "verified", title: "Verified" });
    for (const step of [
      "The content matches its fingerprint",
      "It follows version 1 without a gap",
      "Signed by Nortada",
    ])
      expect(verdict.steps).toContain(step);
    expect(await page.textContent("#check-line")).toContain("Verified on this device");
    await context.close();
  });

  test("says the same on the page of each version, and for a test passport names the test key", async () => {
    for (const path of [
      `/p/${current.uid}/versions/1`,
      `/p/${current.uid}/versions/2`,
      `/p/${withdrawn.uid}`,
    ]) {
      const { page, context } = await open(path);
      expect([path, (await verdictOf(page)).state]).toEqual([path, "verified"]);
      await context.close();
    }
    const { page, context } = await open(`/p/${trial.uid}`);
    const verdict = await verdictOf(page);
    expect(verdict.state).toBe("verified");
    expect(verdict.steps).toContain("Signed with the test key of Nortada");
    await context.close();
  });

  const tampered: [what: string, path: string, state: string, change: (body: string) => string][] = [
    ["one letter of the content", "/versions/2.json", "failed", (body) => body.replace("Barra", "Barro")],
    ["a blank after the content", "/versions/2.json", "failed", (body) => `${body} `],
    ["the content of another version", "/versions/2.json", "failed", () => JSON.stringify(earlier)],
    [
      "one letter of the version before",
      "/versions/1.json",
      "failed",
      (body) => body.replace("Barra", "Barro"),
    ],
    [
      "the company's key",
      "/jwks.json",
      "failed",
      (body) => body.replace(/"x":"(.)/, (_, first) => `"x":"${first === "A" ? "B" : "A"}`),
    ],
    ["the company's keys, all gone", "/jwks.json", "failed", () => '{"keys":[]}'],
  ];
  for (const [what, path, state, change] of tampered)
    test(`does not say verified when this was changed on its way: ${what}`, async () => {
      const { page, context } = await open(`/p/${current.uid}`, {}, (page) =>
        page.route(`**${path}`, async (route) => {
          const response = await route.fetch();
          const body = await response.text();
          const changed = change(body);
          expect(changed === body).toBeFalse();
          await route.fulfill({ response, body: changed });
        }),
      );
      const verdict = await verdictOf(page);
      expect([verdict.state, verdict.title]).toEqual([state, "Does not match"]);
      expect(await page.textContent("#check-line")).not.toContain("Verified");
      await context.close();
    });

  test("says what it could not check when something cannot be loaded", async () => {
    for (const [path, state] of [
      ["/versions/2.json", "unavailable"],
      ["/versions/1.json", "partial"],
      ["/jwks.json", "partial"],
    ] as const) {
      const { page, context } = await open(`/p/${current.uid}`, {}, (page) =>
        page.route(`**${path}`, (route) => route.abort()),
      );
      const verdict = await verdictOf(page);
      expect([path, verdict.state, verdict.title === "Verified"]).toEqual([path, state, false]);
      await context.close();
    }
  });
});

describe("the page", () => {
  test("has all of its content without a script", async () => {
    const textOf = async (javaScriptEnabled: boolean) => {
      const { page, context } = await open(`/p/${current.uid}`, { javaScriptEnabled });
      if (javaScriptEnabled) await verdictOf(page);
      const text = await page
        .locator("main section:not(#check), article, footer .bottom-blocks")
        .allInnerTexts();
      await context.close();
      return text
        .join("\n")
        .replace(/Verified on this device|How to check it|On paper|Print this page/gi, "")
        .replace(/\s+/g, " ")
        .trim();
    };
    const [without, withScript] = [await textOf(false), await textOf(true)];
    expect(without).toBe(withScript);
    for (const words of ["Barra rain jacket", "Recycled polyester", "Portugal", "More of it is recycled."])
      expect(without).toContain(words);
    const { page, context } = await open(`/p/${current.uid}`, { javaScriptEnabled: false });
    expect(await page.textContent("#check")).toContain(`carnet verify ${origin}/p/${current.uid}`);
    await context.close();
  });

  test("stands on one edge on a desktop, with the way of the product across", async () => {
    const { page, context } = await open(`/p/${current.uid}`, { viewport: DESKTOP });
    expect(await leftEdgesOf(page, ".brand", ".data-page", ".code img")).toHaveLength(1);
    expect(await page.locator(".route.is-short > li").count()).toBe(5);
    await context.close();
  });

  test("is printed in ink, without what says nothing on paper", async () => {
    const { page, context } = await open(`/p/${current.uid}`, { viewport: DESKTOP });
    await page.waitForSelector("#check[data-state=verified]");
    await page.emulateMedia({ media: "print" });
    for (const hidden of [".check-steps li:first-child small", ".machine-links"])
      expect([hidden, await page.locator(hidden).first().isVisible()]).toEqual([hidden, false]);
    const styleOf = (selector: string, name: string) =>
      page.evaluate(
        ([one = "", property = ""]) => {
          const found = document.querySelector(one);
          return found && getComputedStyle(found).getPropertyValue(property);
        },
        [selector, name],
      );
    expect(await styleOf(".iris-2", "stop-color")).toBe("rgb(0, 0, 0)");
    expect(await styleOf(".check", "break-inside")).toBe("avoid");
    await context.close();
  });

  test("asks no other host for anything, breaks no rule of its policy, and throws nothing", async () => {
    for (const path of [
      `/p/${current.uid}`,
      `/p/${current.uid}/versions/1`,
      `/p/${withdrawn.uid}`,
      `/p/${trial.uid}?lang=de`,
      "/p/0000000000000000",
    ]) {
      const hosts = new Set<string>();
      let faults: string[] = [];
      const { page, context } = await open(path, {}, async (page) => {
        faults = watch(page);
        page.on("request", (request) => hosts.add(new URL(request.url()).host));
        page.on("requestfailed", (request) => faults.push(`failed: ${request.url()}`));
      });
      if (!path.endsWith("0000")) await verdictOf(page);
      expect([path, [...hosts], faults]).toEqual([path, [`localhost:${stage.server.port}`], []]);
      expect(await context.cookies()).toEqual([]);
      await context.close();
    }
  }, 90_000);

  test("keeps hostile words words", async () => {
    const name = `<img src=x onerror="document.title='broken'">`;
    const data = {
      ...samples.textile.full,
      care_text: `</script><script>document.title="broken"</script>`,
      take_back_url: "https://evil.example/?a='\"><script>document.title=1</script>",
    };
    const { passport } = await issueProduct(stage.live, { name, data });
    const { page, context } = await open(`/p/${passport.uid}`);
    expect((await verdictOf(page)).state).toBe("verified");
    expect(await page.textContent("h1")).toBe(name);
    expect(await page.title()).toStartWith(name);
    expect(await page.locator("main img:not([src^='/p/'])").count()).toBe(0);
    await context.close();
  });

  test("does not scroll sideways at 320 pixels, in German, whatever the template", async () => {
    const context = await browser.newContext({ locale: "de-DE", viewport: { width: 320, height: 640 } });
    const page = await context.newPage();
    const paths = [
      `/p/${current.uid}`,
      `/p/${current.uid}/versions/2`,
      `/p/${withdrawn.uid}`,
      `/p/${trial.uid}`,
      "/p/0000000000000000",
    ];
    for (const template of Object.keys(samples) as (keyof typeof samples)[]) {
      const { passport } = await issueProduct(stage.live, { template, data: samples[template].full });
      paths.push(`/p/${passport.uid}`);
    }
    const long = "Rindfleischetikettierungsüberwachungsaufgabenübertragungsgesetz".repeat(3).slice(0, 160);
    const data = {
      ...samples.textile.full,
      care_text: long,
      factory: long,
      manufacturer_name: long,
      manufacturer_contact: long,
      model_name: long.slice(0, 120),
      description: long,
    };
    for (const name of [long, "W".repeat(160), "قميص كتان منسوج في غيمارايش ".repeat(5)])
      paths.push(
        `/p/${(await issueProduct(stage.live, { name, reference: `${name.slice(0, 79)}`, data })).passport.uid}`,
      );
    for (const path of paths) {
      await page.goto(origin + path);
      expect([path, await page.getAttribute("html", "lang"), await overflowOf(page)]).toEqual([
        path,
        "de-DE",
        0,
      ]);
    }
    await context.close();
  }, 90_000);

  test("shows a GTIN in one line at 320 pixels", async () => {
    const context = await browser.newContext({ viewport: { width: 320, height: 640 } });
    const page = await context.newPage();
    const { passport } = await issueProduct(stage.live, { gtin: "4006381333931" });
    await page.goto(`${origin}/p/${passport.uid}`);
    const lines = await page.locator(".pairs dd", { hasText: "4006381333931" }).evaluate((value) => {
      const text = document.createRange();
      text.selectNodeContents(value);
      return text.getClientRects().length;
    });
    expect(lines).toBe(1);
    await context.close();
  });

  test("breaks no word of a name, however wide the window is", async () => {
    const { page, context } = await open("/");
    for (const name of [
      "Strickpullover Alm",
      "Damenbaumwollstrickjacke",
      "Kapuzensweatshirt",
      "MAMMUTHUMMERUHRWERKE",
      "Damenbaumwollstrickjackenknopf",
      "Illimitiert",
    ]) {
      const { passport } = await issueProduct(stage.live, { name });
      await page.goto(`${origin}/p/${passport.uid}`);
      for (const width of [320, 360, 390, 600, 768, 900, 1000, 1024, 1100, 1280, 1440]) {
        await page.setViewportSize({ width, height: 800 });
        expect([width, await brokenWordsOf(page, "h1")]).toEqual([width, []]);
      }
    }
    await context.close();
  }, 90_000);

  const views = [
    ["a phone", PHONE, ["", "/versions/1"]],
    ["a desktop", DESKTOP, [""]],
  ] as const;
  for (const [name, viewport, tails] of views)
    test(`is accessible on ${name}, in light and dark`, async () => {
      const context = await browser.newContext({ locale: "en-GB", viewport });
      const page = await context.newPage();
      const paths = tails.map((tail) => `/p/${current.uid}${tail}`);
      for (const path of [...paths, `/p/${withdrawn.uid}`, `/p/${trial.uid}`, "/p/0000000000000000"]) {
        await page.goto(origin + path);
        expect([path, await seriousFaults(page)]).toEqual([path, []]);
      }
      await context.close();
    }, 90_000);

  test("weighs at most 30 KB with its style and script", async () => {
    const weights: Record<string, number> = {};
    const context = await browser.newContext({ locale: "de-DE", viewport: PHONE });
    const page = await context.newPage();
    const session = await context.newCDPSession(page);
    await session.send("Network.enable");
    const types = new Map<string, string>();
    session.on("Network.responseReceived", ({ requestId, type }) => types.set(requestId, type));
    session.on("Network.loadingFinished", ({ requestId, encodedDataLength }) => {
      const type = types.get(requestId) ?? "";
      if (["Document", "Stylesheet", "Script"].includes(type))
        weights[type] = (weights[type] ?? 0) + encodedDataLength;
    });
    await page.goto(`${origin}/p/${current.uid}`, { waitUntil: "networkidle" });
    expect(Object.keys(weights).sort()).toEqual(["Document", "Script", "Stylesheet"]);
    expect(Object.values(weights).reduce((sum, one) => sum + one, 0)).toBeLessThan(BUDGET);
    await context.close();
  });

  test("can be read with the keyboard: skip link, languages, versions", async () => {
    const { page, context } = await open(`/p/${current.uid}`);
    await page.keyboard.press("Tab");
    expect(await page.evaluate(() => document.activeElement?.getAttribute("href"))).toBe("#main");
    await page.keyboard.press("Tab");
    await page.keyboard.press("Enter");
    await page.click("details.languages a[hreflang=pt]");
    expect(await page.getAttribute("html", "lang")).toBe("pt-PT");
    expect(new URL(page.url()).pathname).toBe(`/p/${current.uid}`);
    await context.close();
  });
});

describe("the QR Code", () => {
  test.skipIf(Bun.which("zbarimg") === null)(
    "on the page and as SVG reads as the passport's address",
    async () => {
      const folder = mkdtempSync(join(tmpdir(), "carnet-qr-"));
      try {
        const file = join(folder, "code.png");
        for (const passport of [current, trial]) {
          const { page, context } = await open(`/p/${passport.uid}/qr.svg`, {
            viewport: { width: 400, height: 400 },
          });
          await page.screenshot({ path: file });
          expect(spawnSync("zbarimg", ["--quiet", "--raw", file]).stdout.toString().trim()).toBe(
            passport.url,
          );
          await context.close();
        }
        for (const colorScheme of ["light", "dark"] as const) {
          const { page, context } = await open(`/p/${current.uid}`, { colorScheme, deviceScaleFactor: 3 });
          await page.locator("aside.code").screenshot({ path: file });
          const read = spawnSync("zbarimg", ["--quiet", "--raw", file]).stdout.toString().trim();
          expect([colorScheme, read]).toEqual([colorScheme, current.url]);
          await context.close();
        }
      } finally {
        rmSync(folder, { recursive: true });
      }
    },
  );
});
