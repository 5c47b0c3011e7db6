/** What developers do in the panel, in a real Chromium: keys, webhooks and what was sent, requests, events, signatures. */
import { afterAll, beforeAll, describe, expect, test } from "bun:test";
import type { Browser, Page } from "playwright-core";
import { buildWeb } from "../../scripts/build-web.ts";
import { launchChromium, overflowOf, seriousFaults } from "../support/chromium.ts";
import { clientOf, ok, refused } from "../support/client.ts";
import { createProduct, issueProduct, OWNER, type Stage, startStage } from "../support/company.ts";
import { ALLOW_RECEIVERS, type Receiver, startReceiver } from "../support/receiver.ts";
import { type Seat, type SeatOptions, sitDownAt } from "../support/seat.ts";

const VIEWER = { email: "vera@nortada.example", password: "quatro palavras bem simples" };

let browser: Browser;
let stage: Stage;
let site: string;
let receiver: Receiver;

beforeAll(async () => {
  await buildWeb();
  receiver = startReceiver(({ event }) =>
    event.type === "product.updated"
      ? new Response("upstream connect error", { status: 503 })
      : new Response(null, { status: 204 }),
  );
  browser = await launchChromium();
  stage = await startStage({ ...ALLOW_RECEIVERS, CARNET_SITE_URL: "http://localhost" });
  site = stage.server.address.replace("127.0.0.1", "localhost");
  const words = ["--email", VIEWER.email, "--role", "viewer", "--company", "nortada"];
  await stage.server.carnetJson("user", "create", ...words, "--password", VIEWER.password);
}, 90_000);
afterAll(async () => {
  await browser?.close();
  await stage?.server.stop();
  await receiver?.stop();
});

function sitDown(path: string, options: SeatOptions = {}): Promise<Seat> {
  return sitDownAt(browser, site, path, { viewport: { width: 1360, height: 860 }, ...options });
}

/** The server's answer to somebody who signed in more than 10 minutes ago, once. */
async function wantsConfirmation(page: Page, path: string): Promise<void> {
  await page.route(
    `**${path}`,
    (route) =>
      route.fulfill({
        status: 403,
        json: { error: { type: "x", code: "reauthentication_required", message: "Confirm who you are." } },
      }),
    { times: 1 },
  );
}

describe("developers", () => {
  test("make a key after confirming who they are, see it once and revoke it", async () => {
    const { page, context, faults } = await sitDown("test/developers");
    expect(await page.textContent(".tabs [aria-current=page]")).toBe("API keys");
    await page.click(".list-head .button-primary");
    await page.waitForSelector("#key-name:focus");
    await page.keyboard.press("Enter");
    expect(await page.textContent("#key-name-error")).toContain("Give the key a name");
    await wantsConfirmation(page, "/panel/api/nortada/test/keys");
    await page.fill("#key-name", "ERP");
    await page.press("#key-name", "Enter");
    await page.waitForSelector("#confirm-password");
    expect(await page.evaluate(() => document.activeElement?.id)).toBe("confirm-password");
    // What waits behind it offers no second way out.
    expect(await page.locator("dialog button:visible >> text=Cancel").count()).toBe(1);
    expect(await seriousFaults(page)).toEqual([]);
    await page.keyboard.type("not the password");
    await page.keyboard.press("Enter");
    await page.waitForSelector("#confirm-password-error");
    await page.fill("#confirm-password", OWNER.password);
    await page.keyboard.press("Enter");

    const key = (await page.textContent(".secret code")) ?? "";
    expect(key).toMatch(/^sk_test_[0-9A-Za-z]{40}$/);
    expect(await seriousFaults(page)).toEqual([]);
    await ok(clientOf(stage.server.address, key).get("/products"));
    // Neither Escape, however often, nor a press beside it takes the key away; its button does.
    await page.keyboard.press("Escape");
    await page.keyboard.press("Escape");
    await page.waitForSelector("dialog[open] [role=alert] >> text=This cannot be shown again.");
    await page.mouse.click(4, 4);
    expect(await page.textContent("dialog[open] .secret code")).toBe(key);
    expect(await page.locator("dialog .dialog-head button").count()).toBe(0);
    expect(await seriousFaults(page)).toEqual([]);
    await page.click("dialog .dialog-foot .button-primary");
    await page.waitForSelector("dialog", { state: "detached" });
    expect(await page.content()).not.toContain(key);

    await page.click(".table-link >> text=ERP");
    await page.click("dialog .button-danger");
    await page.click("dialog .button-danger >> text=Revoke ERP");
    await page.waitForSelector("tr:has-text('ERP') .tag >> text=Revoked");
    await refused(clientOf(stage.server.address, key).get("/products"), "api_key_revoked");
    expect(faults).toEqual([]);
    await context.close();
  }, 90_000);

  test("who does not confirm changes nothing, and is told so", async () => {
    const { page, context } = await sitDown("test/developers/keys?new=1");
    await page.fill("#key-name", "Unconfirmed");
    await wantsConfirmation(page, "/panel/api/nortada/test/keys");
    await page.press("#key-name", "Enter");
    await page.waitForSelector("#confirm-password");
    await page.keyboard.press("Escape");
    expect(await page.textContent("#key-name-error")).toContain("confirm who you are");
    await page.click("dialog .button-plain");
    expect(await page.locator("text=Unconfirmed").count()).toBe(0);
    await context.close();
  }, 90_000);

  test("add an address, ping it, and read each attempt and when the next one comes", async () => {
    const { page, context, faults } = await sitDown("test/developers/webhooks");
    await page.click(".empty .button");
    await page.fill("#webhook-url", "10.0.0.1/hook");
    await page.click("dialog button[type=submit]");
    expect(await page.textContent("#webhook-url-error")).toContain("https://");
    await page.fill("#webhook-url", "http://10.0.0.1/hook");
    await page.click("dialog button[type=submit]");
    await page.waitForSelector("#webhook-url-error >> text=This address was not taken.");
    expect(await seriousFaults(page)).toEqual([]);
    await page.fill("#webhook-url", receiver.url);
    await page.click("dialog button[type=submit]");
    const secret = (await page.textContent(".secret code")) ?? "";
    await page.click("dialog .dialog-foot .button-primary");

    await page.click(".bar-actions >> text=Send a ping");
    await page.waitForSelector("tr:has-text('ping') .ticked");
    const [ping] = await receiver.until(1);
    expect(ping?.event.type).toBe("ping");

    const product = await createProduct(stage.test);
    await ok(stage.test.post(`/products/${product.id}`, { name: "Camisa Ria azul" }));
    await receiver.until(3);
    await page.reload();
    await page.click(".table-link >> text=product.updated");
    await page.waitForSelector(".detail .is-next");
    expect(await page.textContent(".detail h2")).toBe("product.updated");
    expect(await page.textContent(".detail .ladder-bad")).toBe("503");
    expect(await page.textContent(".detail .is-next p")).toContain("Next try, at ");
    expect(await page.textContent(".detail")).toContain("Camisa Ria azul");
    expect(await page.textContent(".detail")).toContain("upstream connect error");
    expect(await seriousFaults(page)).toEqual([]);
    await page.click(".detail >> text=Send again");
    await receiver.until(4);

    await page.goto(`${site}/panel/nortada/test/developers/signatures`);
    await page.fill("#check-body", ping?.body ?? "");
    await page.fill("#check-header", ping?.headers.get("service-signature") ?? "");
    await page.fill("#check-secret", secret);
    await page.click("form button[type=submit]");
    expect(await page.textContent(".verdict-good")).toContain("The signature matches.");
    await page.fill("#check-body", `${ping?.body}\n`);
    await page.click("form button[type=submit]");
    expect(await page.textContent(".verdict-bad")).toContain("line breaks at the end");
    expect(await seriousFaults(page)).toEqual([]);
    expect(faults).toEqual([]);
    await context.close();
  }, 90_000);

  test("rotate a secret, disable an address and enable it again", async () => {
    const { page, context } = await sitDown("test/developers/webhooks");
    await page.click(".table-link");
    await page.click(".bar-actions >> text=Signing secret");
    const former = await page.textContent(".secret code");
    await page.click("dialog .dialog-foot .button-primary");
    await page.click(".tabs >> text=Settings");
    await page.click("text=New secret");
    await page.click("dialog .button-primary");
    await page.waitForSelector(".secret");
    expect(await page.textContent(".secret code")).not.toBe(former);
    await page.click("dialog .dialog-foot .button-primary");
    await page.waitForSelector("text=The former secret signs too, until");
    await page.click("text=Disable address");
    await page.waitForSelector(".note-line");
    expect(await seriousFaults(page)).toEqual([]);
    await page.click(".note-line .button");
    await page.waitForSelector(".note-line", { state: "detached" });
    await context.close();
  }, 90_000);

  test("find a request by its Request-Id, with its error and without what its body said", async () => {
    const answer = await stage.test.post("/products", { name: "Camisa secreta", reference: 7 });
    const id = answer.headers.get("request-id") ?? "";
    // The log is written once a second.
    await Bun.sleep(1500);
    const { page, context } = await sitDown("test/developers/requests");
    await page.fill("#search", id.toLowerCase());
    await page.waitForURL(/search=/);
    await page.waitForSelector(".table tbody tr:nth-child(1):last-child");
    await page.click(".table-link");
    await page.waitForSelector(".detail");
    const detail = (await page.textContent(".detail")) ?? "";
    expect(detail).toContain(id);
    expect(detail).toContain("invalid_type");
    expect(detail).toContain("string(14)");
    expect(detail).toContain("curl 'http://localhost");
    expect(detail).not.toContain("secreta");
    expect(await seriousFaults(page)).toEqual([]);
    await context.close();
  }, 90_000);

  test("name what each event is of", async () => {
    const { passport } = await issueProduct(stage.live, { reference: "CR-77" });
    await ok(
      stage.live.post("/lifecycle_events", {
        passport: passport.id,
        type: "repair",
        occurred_on: "2026-11-02",
      }),
    );
    const { page, context } = await sitDown("live/developers/events", { locale: "pt-PT" });
    await page.waitForSelector("tr:has-text('lifecycle_event.recorded') >> text=Reparação");
    await page.waitForSelector("tr:has-text('product.created') >> text=CR-77");
    const address = page.locator("tr:has-text('passport.issued') .address").first();
    expect(await address.textContent()).toBe(passport.url);
    expect(await address.getAttribute("title")).toBe(passport.url);
    await context.close();
  }, 90_000);

  test("who may only look is offered events and signatures", async () => {
    const { page, context } = await sitDown("test/developers", { person: VIEWER });
    expect(await page.locator(".tabs li").allTextContents()).toEqual(["Events", "Signatures"]);
    await page.goto(`${site}/panel/nortada/test/developers/keys`);
    await page.waitForSelector("h1 >> text=There is nothing at this address");
    await context.close();
  }, 90_000);

  for (const [locale, width] of [
    ["en-GB", 1280],
    ["pt-PT", 390],
    ["pt-PT", 320],
  ] as const)
    test(`reads well in ${locale} at ${width} pixels`, async () => {
      const { page, context, faults } = await sitDown("test", { locale, viewport: { width, height: 800 } });
      for (const view of ["keys", "webhooks", "requests", "events", "signatures"]) {
        await page.goto(`${site}/panel/nortada/test/developers/${view}`);
        await page.waitForSelector("#main h1");
        await page.waitForTimeout(250);
        expect([view, await overflowOf(page)]).toEqual([view, 0]);
        expect([view, await seriousFaults(page)]).toEqual([view, []]);
        expect([view, await page.locator("#panel [style]").count()]).toEqual([view, 0]);
      }
      expect(faults).toEqual([]);
      await context.close();
    }, 90_000);
});
