/** Signing in to the panel with a form, as a browser does it, with and without scripts. */
import { afterAll, beforeAll, describe, expect, test } from "bun:test";
import type { Browser } from "playwright-core";
import { buildWeb } from "../../scripts/build-web.ts";
import { launchChromium, overflowOf, seriousFaults, watch } from "../support/chromium.ts";
import { OWNER, type Stage, startStage } from "../support/company.ts";
import { cookieFrom } from "../support/member.ts";
import { startServer } from "../support/server.ts";

let browser: Browser;
let stage: Stage;
let site: string;

beforeAll(async () => {
  await buildWeb();
  browser = await launchChromium();
  stage = await startStage({ CARNET_SITE_URL: "http://localhost" });
  site = stage.server.address.replace("127.0.0.1", "localhost");
}, 90_000);
afterAll(async () => {
  await browser?.close();
  await stage?.server.stop();
});

function fetchPage(path: string, init: RequestInit = {}): Promise<Response> {
  return fetch(`${site}${path}`, { redirect: "manual", ...init });
}

function postForm(path: string, fields: Record<string, string>, headers: Record<string, string> = {}) {
  return fetchPage(path, {
    method: "POST",
    headers: { Origin: site, "Sec-Fetch-Site": "same-origin", ...headers },
    body: new URLSearchParams(fields),
  });
}

describe("the panel's address", () => {
  test("leads to the set-up where there is no company", async () => {
    const empty = await startServer();
    for (const path of ["/panel", "/panel/sign-in", "/panel/nortada/live"]) {
      const answer = await fetch(`${empty.address}${path}`, { redirect: "manual" });
      expect([answer.status, answer.headers.get("location")]).toEqual([303, "/setup"]);
    }
    await empty.stop();
  });

  test("leads to signing in, and from there to where one wanted to go", async () => {
    const answer = await fetchPage("/panel/nortada/test/products?x=1");
    expect([answer.status, answer.headers.get("location")]).toEqual([
      303,
      "/panel/sign-in?next=%2Fpanel%2Fnortada%2Ftest%2Fproducts%3Fx%3D1",
    ]);
    const next = "/panel/nortada/test/products?x=1";
    const signedIn = await postForm("/panel/sign-in", { ...OWNER, next });
    expect([signedIn.status, signedIn.headers.get("location")]).toEqual([303, next]);
  });

  test("never leads to another site", async () => {
    const elsewhere = ["https://evil.example", "//evil.example", "/panel//evil.example", "/panel\\..\\x"];
    for (const next of [...elsewhere, "/panelx", "/docs", "/panel/sign-out", "javascript:alert(1)"]) {
      const answer = await postForm("/panel/sign-in", { ...OWNER, next });
      expect([next, answer.headers.get("location")]).toEqual([next, "/panel"]);
    }
  });

  test("is a page that is kept nowhere, in no frame, with no code but this server's own", async () => {
    const signedIn = await postForm("/panel/sign-in", { ...OWNER });
    const headers = { Cookie: cookieFrom(signedIn.headers) };
    for (const path of ["/panel", "/panel/nortada/live/products/any", "/panel/sign-in?lang=pt"]) {
      const answer = await fetchPage(path, path.includes("sign-in") ? {} : { headers });
      expect(answer.status).toBe(200);
      expect(answer.headers.get("cache-control")).toBe("no-store");
      expect(answer.headers.get("x-frame-options")).toBe("DENY");
      const policy = answer.headers.get("content-security-policy");
      expect(policy).toContain("default-src 'none'");
      expect(policy).not.toContain("unsafe");
      const page = await answer.text();
      expect(page).not.toMatch(/<style|style="|<script(?![^>]*src=)|\son\w+=/);
    }
  });

  test("is read, not written to", async () => {
    expect((await fetchPage("/panel", { method: "POST" })).status).toBe(405);
    expect((await fetchPage("/panel/nortada/live", { method: "PUT" })).status).toBe(405);
  });
});

describe("the form to sign in with", () => {
  test("works without scripts, says what is wrong and keeps the address typed", async () => {
    const context = await browser.newContext({ javaScriptEnabled: false, locale: "en-GB" });
    const page = await context.newPage();
    await page.goto(`${site}/panel/nortada/live/products`);
    expect(await page.textContent("h1")).toBe("Welcome back");
    await page.fill("#email", OWNER.email);
    await page.fill("#password", "not the password");
    await page.click("button[type=submit]");
    expect(await page.textContent("#fault")).toContain("do not belong together");
    expect(await page.inputValue("#email")).toBe(OWNER.email);
    expect(await page.inputValue("#password")).toBe("");
    await page.fill("#password", OWNER.password);
    await page.click("button[type=submit]");
    expect(page.url()).toBe(`${site}/panel/nortada/live/products`);
    // The panel itself cannot work so, and lets one go.
    await page.click("noscript button");
    expect(page.url()).toBe(`${site}/panel/sign-in?ended`);
    await page.goto(`${site}/panel`);
    expect(page.url()).toBe(`${site}/panel/sign-in`);
    await context.close();
  });

  test("is refused from another site, and signs nobody in", async () => {
    const forged = { Origin: "https://evil.example", "Sec-Fetch-Site": "cross-site" };
    const answer = await postForm("/panel/sign-in", { ...OWNER }, forged);
    expect(answer.status).toBe(403);
    expect(answer.headers.getSetCookie()).toEqual([]);
  });

  test("is refused when it is no form, or too large", async () => {
    const json = await fetchPage("/panel/sign-in", {
      method: "POST",
      headers: { "Sec-Fetch-Site": "same-origin", "Content-Type": "application/json" },
      body: JSON.stringify(OWNER),
    });
    expect(json.status).toBe(415);
    const large = await postForm("/panel/sign-in", { ...OWNER, next: "x".repeat(70_000) });
    expect(large.status).toBe(413);
  });

  test("cannot be made to sign another's browser out from elsewhere", async () => {
    const signedIn = await postForm("/panel/sign-in", { ...OWNER });
    const Cookie = cookieFrom(signedIn.headers);
    await postForm("/panel/sign-out", {}, { Cookie, "Sec-Fetch-Site": "cross-site" });
    expect((await fetchPage("/panel", { headers: { Cookie } })).status).toBe(200);
    await postForm("/panel/sign-out", {}, { Cookie });
    expect((await fetchPage("/panel", { headers: { Cookie } })).status).toBe(303);
  });

  test("speaks Portuguese, fits a phone, and has no serious fault of access", async () => {
    const context = await browser.newContext({ locale: "pt-PT", viewport: { width: 320, height: 640 } });
    const page = await context.newPage();
    const faults = watch(page);
    await page.goto(`${site}/panel/sign-in`);
    expect(await page.textContent("button[type=submit]")).toBe("Entrar");
    expect(await overflowOf(page)).toBe(0);
    expect(await seriousFaults(page)).toEqual([]);
    await page.fill("#email", "x@example.com");
    await page.fill("#password", "wrong password");
    await page.click("button[type=submit]");
    expect(await page.textContent("#fault")).toContain("não correspondem");
    expect(await seriousFaults(page)).toEqual([]);
    expect(faults).toEqual([]);
    await context.close();
  });
});
