/** The settings of a company and of the instance, and the history of a product, in a real Chromium. */
import { afterAll, beforeAll, describe, expect, test } from "bun:test";
import type { Browser } from "playwright-core";
import { buildWeb } from "../../scripts/build-web.ts";
import { launchChromium, overflowOf, seriousFaults, watch } from "../support/chromium.ts";
import { ok } from "../support/client.ts";
import { issueProduct, OWNER, type Stage, startStage } from "../support/company.ts";
import { signIn } from "../support/member.ts";
import { png } from "../support/pictures.ts";
import { type Seat, type SeatOptions, sitDownAt } from "../support/seat.ts";

/** What a public page may weigh, compressed, besides its pictures and fonts. */
const BUDGET = 30 * 1024;

let browser: Browser;
let stage: Stage;
let site: string;

beforeAll(async () => {
  await buildWeb();
  browser = await launchChromium();
  stage = await startStage({ CARNET_SITE_URL: "" });
  site = stage.server.address.replace("127.0.0.1", "localhost");
}, 180_000);
afterAll(async () => {
  await browser?.close();
  await stage?.server.stop();
});

function sitDown(path: string, options: SeatOptions = {}): Promise<Seat> {
  return sitDownAt(browser, site, path, options);
}

describe("the look of the public pages", () => {
  test("is tried out beside the form, held to what can be read, and shows on the page once it is saved", async () => {
    const { passport } = await issueProduct(stage.live, { name: "Camisa Ria" });
    const { page, context, faults } = await sitDown("live/settings/pages");
    const preview = page.frameLocator(".preview-frame");
    await preview.locator("text=Camisa Ria").waitFor();
    await page.setInputFiles("input[type=file]", {
      name: '"><img src=x onerror=alert(1)>.png',
      mimeType: "image/png",
      buffer: Buffer.from(await png(600, 160)),
    });
    await preview.locator(".brand-mark img").waitFor();
    await page.check("text=Our own colour");
    await page.fill("#colour-light", "#ffe600");
    await page.waitForSelector("#colour-light-error >> text=1.1:1 is too faint to read");
    expect(await seriousFaults(page)).toEqual([]);
    await page.click(".look-save .button-primary");
    expect(await page.evaluate(() => document.activeElement?.id)).toBe("colour-light");
    await page.click("button:has-text('Take #')");
    const chosen = await page.inputValue("#colour-light");
    await page.click("text=Add a link");
    await page.fill("[aria-label='Address: Website']", "javascript:alert(1)");
    await page.click(".look-save .button-primary");
    await page.waitForSelector(".look-links >> text=Write the whole address");
    expect(await seriousFaults(page)).toEqual([]);
    await page.fill("[aria-label='Address: Website']", "https://nortada.example/?a='b&c=<d");
    await page.waitForSelector(".look-links .is-wrong");
    await page.fill("[aria-label='Address: Website']", "https://nortada.example/?a='b&c=d");
    await page.uncheck("text=Deutsch");
    await page.click(".look-preview .switch >> text=Dark");
    await preview.locator("html[data-theme=dark]").waitFor();
    await page.click(".look-save .button-primary");
    await page.waitForSelector("text=Your public pages look like this now");
    expect(faults).toEqual([]);

    const reader = await context.newPage();
    const strange = watch(reader);
    const weights: Record<string, number> = {};
    const devtools = await context.newCDPSession(reader);
    await devtools.send("Network.enable");
    const kinds = new Map<string, string>();
    devtools.on("Network.responseReceived", ({ requestId, type }) => kinds.set(requestId, type));
    devtools.on("Network.loadingFinished", ({ requestId, encodedDataLength }) => {
      const kind = kinds.get(requestId) ?? "";
      if (["Document", "Stylesheet", "Script"].includes(kind))
        weights[kind] = (weights[kind] ?? 0) + encodedDataLength;
    });
    await reader.goto(`${site}${new URL(passport.uid_url).pathname}`, { waitUntil: "networkidle" });
    expect(Object.values(weights).reduce((sum, one) => sum + one, 0)).toBeLessThan(BUDGET);
    expect(
      await reader.evaluate(() => getComputedStyle(document.documentElement).getPropertyValue("--indigo")),
    ).toBe(chosen);
    expect(await reader.getAttribute(".bottom a[rel]", "href")).toBe("https://nortada.example/?a='b&c=d");
    expect(await reader.locator("a[hreflang=de]").count()).toBe(0);
    expect(await seriousFaults(reader)).toEqual([]);
    await reader.setViewportSize({ width: 320, height: 640 });
    expect(await overflowOf(reader)).toBe(0);
    expect(strange).toEqual([]);
    await context.close();
  }, 120_000);
});

describe("the members of a company", () => {
  test("are said to be none besides oneself until somebody is invited", async () => {
    const { page, context } = await sitDown("live/members");
    await page.waitForSelector("text=You are alone here");
    await page.click(".bar >> text=Invite somebody");
    await page.fill("#invite-email", "joana@nortada.example");
    await page.keyboard.press("Enter");
    await page.click(".dialog-foot >> text=Done");
    await page.waitForSelector(".invitations >> text=joana@nortada.example");
    expect(await page.locator("text=You are alone here").count()).toBe(0);
    await context.close();
  }, 90_000);
});

describe("the settings of the instance", () => {
  test("warn of printed codes before the public address changes, and name what is wrong with a mail server", async () => {
    const { page, context, faults } = await sitDown("live/instance");
    await page.waitForSelector("text=Everything works");
    expect(await seriousFaults(page)).toEqual([]);
    await page.click(".tabs >> text=Mail");
    await page.fill("#mail-host", "127.0.0.1");
    await page.fill("#mail-port", "9");
    await page.fill("#mail-username", '<img src=x onerror="alert(1)">');
    await page.click(".section-form .button-primary");
    await page.waitForSelector("#mail-password-error");
    await page.fill("#mail-password", "geheim");
    await page.click(".section-form .button-primary");
    await page.waitForSelector("text=The mail server is set.");
    await page.click("text=Send a letter to myself");
    await page.waitForSelector(".test-letter >> text=The mail server says:");
    expect(await page.content()).not.toContain("geheim");
    expect(await seriousFaults(page)).toEqual([]);
    await page.click("text=Remove…");
    await page.click("dialog .button-danger");
    await page.waitForSelector("text=There is no mail server yet.");

    await page.click(".tabs >> text=Companies");
    await page.click("text=Add a company");
    await page.fill("#add-name", "Maré <b>alta</b>");
    expect(await page.inputValue("#add-handle")).toBe("mare-b-alta-b");
    await page.fill("#add-handle", "nortada");
    await page.fill("#add-owner", "nova@mare.example");
    await page.click("dialog .button-primary");
    await page.waitForSelector("#add-handle-error");
    await page.fill("#add-handle", "mare");
    await page.click("dialog .button-primary");
    await page.waitForSelector("dialog >> text=Maré <b>alta</b> is here");
    const link = await page.textContent("dialog .secret code");
    expect((await fetch(`${site}${new URL(link ?? "").pathname}`)).status).toBe(200);
    expect(await seriousFaults(page)).toEqual([]);
    await page.click("dialog >> text=Done");
    await page.click("li:has-text('Maré') >> button:has-text('Plan')");
    await page.selectOption("#company-plan", "free");
    await page.fill("#limit-products", "viele");
    await page.waitForSelector("#limit-products-error");
    await page.fill("#limit-products", "5");
    expect(await seriousFaults(page)).toEqual([]);
    await page.click("dialog .button-primary");
    await page.waitForSelector("li:has-text('Maré') >> text=5 products");
    await page.click(".tabs >> text=Storage");
    await page.waitForSelector("text=Maré <b>alta</b>");
    expect(await seriousFaults(page)).toEqual([]);

    await page.click(".tabs >> text=Public address");
    await page.click("text=Change address…");
    await page.waitForSelector("dialog >> text=/passports? and .* (is|are) published with/");
    await page.fill("#site-url", `${site.replace("localhost", "127.0.0.1")}`);
    await page.click("dialog .button-primary");
    await page.waitForSelector("text=Confirm that you know it.");
    await page.check("dialog input[type=checkbox]");
    expect(await seriousFaults(page)).toEqual([]);
    await page.click("dialog .button-primary");
    await page.waitForSelector("text=The public address is http://127.0.0.1");
    const member = await signIn(stage.server.address);
    const { site: changed } = await ok(member.get<{ site: { url: string } }>("/instance"));
    expect(changed.url).toBe(stage.server.address);
    await ok(member.post("/instance/site", { url: site }));
    expect(faults).toEqual([]);
    await context.close();
  }, 120_000);

  test("are not there for anybody else", async () => {
    const who = ["--email", "vera@nortada.example", "--company", "nortada"];
    const words = [...who, "--role", "owner", "--password", OWNER.password];
    await stage.server.carnetJson("user", "create", ...words);
    const person = { ...OWNER, email: "vera@nortada.example" };
    const { page, context } = await sitDown("live", { person });
    expect(await page.locator("text=Instance").count()).toBe(0);
    await page.goto(`${site}/panel/nortada/live/instance`);
    await page.waitForSelector("#main h1");
    expect(await page.locator("text=Public address").count()).toBe(0);
    await context.close();
  }, 90_000);
});

describe("the history of a product", () => {
  test("shows who changed what, with the values before and after", async () => {
    const { product } = await issueProduct(stage.test, { name: "Saia Duna" });
    const { page, context, faults } = await sitDown(`test/products/${product.id}`);
    await page.fill("#field-colour", "<script>alert(1)</script>");
    await page.waitForSelector(".saved:not(.is-bad):has(.icon-tick)");
    await page.click(".tabs >> text=History");
    await page.waitForSelector(".history-list .diff ins");
    expect(await page.textContent(".history-list .diff dt")).toBe("Colour");
    expect(await page.textContent(".history-list .diff ins")).toBe("<script>alert(1)</script>");
    expect(await page.locator(".history-list > li").count()).toBe(3);
    expect(await seriousFaults(page)).toEqual([]);
    await page.setViewportSize({ width: 320, height: 640 });
    expect(await overflowOf(page)).toBe(0);
    expect(faults).toEqual([]);
    await context.close();
  }, 90_000);
});
