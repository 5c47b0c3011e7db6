/** Passkeys in a real Chromium, with a virtual authenticator in place of a finger. */
import { afterAll, beforeAll, describe, expect, test } from "bun:test";
import type { Browser, BrowserContext, CDPSession, Page } from "playwright-core";
import { buildWeb } from "../../scripts/build-web.ts";
import { launchChromium, overflowOf, seriousFaults, watch } from "../support/chromium.ts";
import { OWNER, type Stage, startStage } from "../support/company.ts";

let browser: Browser;
let stage: Stage;
let site: string;

beforeAll(async () => {
  await buildWeb();
  browser = await launchChromium();
  // Its own default: http://localhost with the port, where browsers give passkeys without HTTPS.
  stage = await startStage({ CARNET_SITE_URL: "" });
  site = stage.server.address.replace("127.0.0.1", "localhost");
}, 90_000);
afterAll(async () => {
  await browser?.close();
  await stage?.server.stop();
});

interface Device {
  context: BrowserContext;
  page: Page;
  cdp: CDPSession;
  authenticator: string;
}

/** A browser on a device that keeps passkeys. */
async function openDevice(): Promise<Device> {
  const context = await browser.newContext({ locale: "en-GB" });
  const page = await context.newPage();
  const cdp = await context.newCDPSession(page);
  await cdp.send("WebAuthn.enable");
  const { authenticatorId } = await cdp.send("WebAuthn.addVirtualAuthenticator", {
    options: {
      protocol: "ctap2",
      transport: "internal",
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
  return { context, page, cdp, authenticator: authenticatorId };
}

async function signInWithPassword(page: Page): Promise<void> {
  await page.goto(`${site}/panel/sign-in`);
  await page.fill("#email", OWNER.email);
  await page.fill("#password", OWNER.password);
  await page.click("button[type=submit]");
  await page.waitForURL(`${site}/panel`);
}

interface Said {
  status: number;
  json: { ticket?: string; id?: string; name?: string; error?: { code: string; param?: string } };
}

/** Asks the panel's operations as its app does, from its page. */
function ask(page: Page, path: string, body: object = {}): Promise<Said> {
  return page.evaluate(
    async ({ path, body }) => {
      const answer = await fetch(`/panel/api${path}`, {
        method: "POST",
        headers: { "Content-Type": "application/json" },
        body: JSON.stringify(body),
      });
      return { status: answer.status, json: await answer.json() };
    },
    { path, body },
  );
}

/** Has the device make a passkey for an offer. */
function create(page: Page, offer: unknown): Promise<object> {
  return page.evaluate(async (offer) => {
    const { options } = offer as { options: PublicKeyCredentialCreationOptionsJSON };
    const publicKey = PublicKeyCredential.parseCreationOptionsFromJSON(options);
    const made = (await navigator.credentials.create({ publicKey })) as PublicKeyCredential;
    return made.toJSON() as object;
  }, offer);
}

/** Has the device answer a challenge. */
function answer(page: Page, offer: unknown): Promise<object> {
  return page.evaluate(async (offer) => {
    const { options } = offer as { options: PublicKeyCredentialRequestOptionsJSON };
    const publicKey = PublicKeyCredential.parseRequestOptionsFromJSON(options);
    const given = (await navigator.credentials.get({ publicKey })) as PublicKeyCredential;
    return given.toJSON() as object;
  }, offer);
}

describe("a passkey", () => {
  test("is added by who is signed in, and then signs in alone, with one click", async () => {
    const { context, page, cdp, authenticator } = await openDevice();
    const faults = watch(page);
    await signInWithPassword(page);
    const offer = await ask(page, "/me/passkeys/begin");
    const response = await create(page, offer.json);
    const { ticket } = offer.json;
    const added = await ask(page, "/me/passkeys", { ticket, response, name: "Laptop" });
    expect([added.status, added.json.name]).toEqual([200, "Laptop"]);
    // Neither the offer nor the passkey is taken twice.
    const twice = await ask(page, "/me/passkeys", { ticket, response, name: "Again" });
    expect(twice.json.error).toMatchObject({ code: "invalid_value", param: "ticket" });

    await ask(page, "/session/end");
    await page.goto(`${site}/panel/nortada/test/products`);
    await page.click("text=Use a passkey");
    await page.waitForURL(`${site}/panel/nortada/test/products`);
    expect(await page.evaluate(async () => (await fetch("/panel/api/me")).status)).toBe(200);

    // It confirms who one is, too.
    const challenge = await ask(page, "/session/passkey/begin");
    const given = await answer(page, challenge.json);
    const sent = { ticket: challenge.json.ticket, response: given };
    expect((await ask(page, "/session/confirm/passkey", sent)).status).toBe(200);
    expect((await ask(page, "/session/confirm/passkey", sent)).json.error?.code).toBe("invalid_value");

    // What was removed opens nothing, though the device still has it.
    expect((await ask(page, `/me/passkeys/${added.json.id}/remove`)).status).toBe(200);
    await ask(page, "/session/end");
    await page.goto(`${site}/panel/sign-in`);
    await page.click("text=Use a passkey");
    await page.waitForSelector(".passkey [role=alert]:not([hidden])");
    expect(await page.textContent(".passkey [role=alert]")).toContain("sign in with your password");
    expect(faults).toEqual([]);
    await cdp.send("WebAuthn.removeVirtualAuthenticator", { authenticatorId: authenticator });
    await context.close();
  });

  test("made for another challenge or another's ticket is refused, and nothing is stored", async () => {
    const { context, page } = await openDevice();
    await signInWithPassword(page);
    const first = await ask(page, "/me/passkeys/begin");
    const second = await ask(page, "/me/passkeys/begin");
    const response = await create(page, first.json);
    const name = "Crossed";
    const crossed = await ask(page, "/me/passkeys", { ticket: second.json.ticket, response, name });
    expect(crossed.json.error).toMatchObject({ code: "invalid_value", param: "response" });
    const invented = await ask(page, "/me/passkeys", { ticket: "x".repeat(43), response, name });
    expect(invented.json.error).toMatchObject({ code: "invalid_value", param: "ticket" });
    const nothing = await ask(page, "/me/passkeys", { ticket: first.json.ticket, response: {}, name });
    expect(nothing.json.error).toMatchObject({ code: "invalid_value", param: "response" });
    const challenge = await ask(page, "/session/passkey/begin");
    const unknown = { ticket: challenge.json.ticket, response: { id: "AAAA", response: {} } };
    expect((await ask(page, "/session/passkey", unknown)).json.error?.code).toBe("sign_in_failed");
    const security = await page.evaluate(async () => (await fetch("/panel/api/me/security")).json());
    expect(security).toMatchObject({ passkeys: [], passkeys_possible: true });
    await context.close();
  });

  test("is one of twenty at most, also where all were begun while there was room", async () => {
    const { context, page } = await openDevice();
    await signInWithPassword(page);
    const offers: Said[] = [];
    for (let i = 0; i <= 20; i++) offers.push(await ask(page, "/me/passkeys/begin"));
    const added: Said[] = [];
    for (const { json } of offers) {
      const response = await create(page, json);
      added.push(await ask(page, "/me/passkeys", { ticket: json.ticket, response, name: "Many" }));
    }
    expect(added.map(({ status }) => status)).toEqual([...Array(20).fill(200), 400]);
    expect(added.at(-1)?.json.error).toMatchObject({ code: "invalid_value" });
    for (const { json } of added.slice(0, 20)) await ask(page, `/me/passkeys/${json.id}/remove`);
    await context.close();
  }, 60_000);

  test("is not offered where the page came by another name than the site's", async () => {
    const page = await (await fetch(`${stage.server.address}/panel/sign-in`)).text();
    expect(page).not.toContain("Use a passkey");
    expect(await (await fetch(`${site}/panel/sign-in`)).text()).toContain("Use a passkey");
  });
});

describe("the page with its button", () => {
  test("fits a phone, has no serious fault of access, and greets by the hour", async () => {
    const context = await browser.newContext({ locale: "pt-PT", viewport: { width: 320, height: 700 } });
    const page = await context.newPage();
    await page.clock.setFixedTime(new Date("2026-11-20T21:00:00"));
    await page.goto(`${site}/panel/sign-in`);
    await page.waitForSelector(".passkey:not([hidden])");
    expect(await page.textContent("h1")).toBe("Boa noite");
    expect(await overflowOf(page)).toBe(0);
    const lefts = await page
      .locator(".brand, h1, .lead, label, .input, button")
      .evaluateAll((parts) => parts.map((part) => Math.round(part.getBoundingClientRect().left)));
    expect(new Set(lefts)).toEqual(new Set([24]));
    expect(await seriousFaults(page)).toEqual([]);
    await context.close();
  });
});
