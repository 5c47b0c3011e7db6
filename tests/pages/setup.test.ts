/** The browser set-up from the printed link to the first passport, in a real Chromium. */
import { afterAll, beforeAll, describe, expect, test } from "bun:test";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Browser, BrowserContext } from "playwright-core";
import { buildWeb } from "../../scripts/build-web.ts";
import { freePort } from "../../scripts/free-port.ts";
import { launchChromium, leftEdgesOf, overflowOf, seriousFaults, watch } from "../support/chromium.ts";

const ROOT = join(import.meta.dir, "../..");
const PASSWORD = "three plain words";

let browser: Browser;

beforeAll(async () => {
  await buildWeb();
  browser = await launchChromium();
}, 90_000);

afterAll(() => browser?.close());

interface Instance {
  link: string;
  origin: string;
  stop(): Promise<void>;
}

/** A first start: a server on an empty folder, and the link that it prints. */
async function firstStart(settings: Record<string, string> = {}): Promise<Instance> {
  const data = mkdtempSync(join(tmpdir(), "carnet-setup-"));
  const port = await freePort();
  const server = Bun.spawn([process.execPath, join(ROOT, "src/main.ts"), "serve"], {
    cwd: data,
    env: {
      ...process.env,
      CARNET_DATA: data,
      CARNET_PORT: String(port),
      CARNET_LOG_LEVEL: "error",
      ...settings,
    },
    stdout: "pipe",
    stderr: "inherit",
  });
  const link = await readLink(server.stdout);
  return {
    link,
    origin: new URL(link).origin,
    async stop() {
      server.kill("SIGTERM");
      await server.exited;
      rmSync(data, { recursive: true, force: true });
    },
  };
}

async function readLink(output: ReadableStream<Uint8Array>): Promise<string> {
  const decoder = new TextDecoder();
  let printed = "";
  for await (const chunk of output) {
    printed += decoder.decode(chunk, { stream: true });
    const link = printed.match(/http\S+\/setup\?token=\w+(?=\s)/)?.[0];
    if (link) return link;
  }
  throw new Error(`the server printed no link:\n${printed}`);
}

function open(options: Parameters<Browser["newContext"]>[0] = {}): Promise<BrowserContext> {
  return browser.newContext({ locale: "en-GB", ...options });
}

describe("the set-up in the browser", () => {
  test("leads from the printed link over a form with faults to a passport that answers", async () => {
    const instance = await firstStart();
    const context = await open();
    try {
      const page = await context.newPage();
      const faults = watch(page);

      await page.goto(`${instance.origin}/`);
      expect(await page.textContent("h1")).toBe("Carnet is not set up yet");
      expect(await leftEdgesOf(page, ".banner p", ".brand", ".cover")).toHaveLength(1);
      await page.goto(instance.link);
      expect(page.url()).toBe(`${instance.origin}/setup`);
      expect(await leftEdgesOf(page, ".banner p", ".brand", "h1", "#company")).toHaveLength(1);
      expect(await seriousFaults(page)).toEqual([]);

      await page.fill("#company", "Müller & Söhne");
      expect(await page.inputValue("#handle")).toBe("mueller-soehne");
      await page.fill("#company", "Confeções Nortada");
      expect(await page.inputValue("#handle")).toBe("confecoes-nortada");
      expect(await page.textContent("[data-brand]")).toBe("Confeções Nortada");
      expect(await page.textContent(".machine span")).toBe("DPXXXCONFECOES<NORTADA<<YOUR<FIRST<P");
      await page.fill("#email", "not an address");
      await page.fill("#password", "short");
      await page.check("#site-other");
      await page.fill("#site_other", "id.example.com/path");
      await page.click(".button-primary");

      await page.waitForSelector("#faults");
      expect(await page.locator("#faults li").count()).toBe(3);
      expect(await page.evaluate(() => document.activeElement?.id)).toBe("faults");
      expect(await page.locator("[aria-invalid=true]").count()).toBe(3);
      expect(await page.inputValue("#company")).toBe("Confeções Nortada");
      expect(await page.inputValue("#site_other")).toBe("id.example.com/path");
      expect(await page.inputValue("#password")).toBe("");
      expect(await seriousFaults(page)).toEqual([]);

      await page.fill("#email", "Ana@nortada.example");
      await page.check(`input[value="${instance.origin}"]`);
      for (const [guessed, said] of [
        ["password1234", "tried first"],
        ["Confeções Nortada", "little more than your address or the company's name"],
        ["ababababab", "too few characters"],
      ] as const) {
        await page.fill("#password", guessed);
        await Promise.all([page.waitForEvent("load"), page.click(".button-primary")]);
        expect(await page.locator("#faults li a").allTextContents()).toEqual([expect.stringContaining(said)]);
      }

      await page.fill("#password", PASSWORD);
      await page.click("[data-show]");
      expect(await page.getAttribute("#password", "type")).toBe("text");
      await page.check(`input[value="${instance.origin}"]`);
      await page.click(".button-primary");
      await page.waitForSelector(".qr svg");
      expect(await seriousFaults(page)).toEqual([]);

      const [testKey = "", liveKey = "", curl = ""] = await page.locator("pre code").allTextContents();
      expect(testKey).toMatch(/^sk_test_\w{40}$/);
      expect(liveKey).toMatch(/^sk_live_\w{40}$/);
      const done = Bun.spawnSync(["sh", "-c", curl.replace(/^curl /, "curl -sS ")]);
      expect(JSON.parse(done.stdout.toString())).toMatchObject({
        object: "product",
        livemode: false,
        name: "Vestido Lima",
        completeness: { complete: true },
      });
      const live = await fetch(`${instance.origin}/api/v1/account`, {
        headers: { Authorization: `Bearer ${liveKey}` },
      });
      expect(await live.json()).toMatchObject({
        handle: "confecoes-nortada",
        reference_url: `${instance.origin}/r/confecoes-nortada/`,
      });

      const said = await page.textContent("main");
      expect(said).toContain("to work in the panel you need none");
      expect(said).toContain("the sample stands under “Test”");
      expect(await page.getAttribute(".button-primary", "href")).toBe("/panel");
      await page.click(".task-scan .button");
      await page.waitForURL(/\/p\/[0-9a-z]{16}$/);
      expect(await page.textContent("h1")).toBe("Linen shirt");
      expect(faults).toEqual([]);

      // Whoever set it up is signed in, and no other browser is.
      await page.goto(`${instance.origin}/panel`);
      expect(new URL(page.url()).pathname).toStartWith("/panel");
      expect(page.url()).not.toContain("sign-in");
      const me = await page.evaluate(async () => (await fetch("/panel/api/me")).json());
      expect(me).toMatchObject({ email: "ana@nortada.example", memberships: [{ role: "owner" }] });
      expect((await fetch(`${instance.origin}/panel/api/me`)).status).toBe(401);

      await page.goto(`${instance.origin}/setup`);
      expect(await page.textContent("h1")).toBe("Carnet is set up");
      await page.goto(instance.link);
      expect(await page.textContent("h1")).toBe("Carnet is set up");
      await page.goto(`${instance.origin}/`);
      expect(await page.textContent("h1")).toBe("Product passports live here");
      expect(await page.content()).not.toContain("Nortada");
    } finally {
      await context.close();
      await instance.stop();
    }
  }, 90_000);

  test("lets the first browser in alone: the link is worth nothing in a second one", async () => {
    const instance = await firstStart();
    const [first, second] = [await open(), await open({ javaScriptEnabled: false })];
    try {
      const page = await first.newPage();
      await page.goto(instance.link);
      await page.goto(`${instance.origin}/setup`);
      expect(await page.locator("form").count()).toBe(1);

      const other = await second.newPage();
      const refused = await other.goto(instance.link);
      expect(refused?.status()).toBe(403);
      expect(await other.textContent("h1")).toBe("This page opens with a link");
      expect(await other.locator("form").count()).toBe(0);
      expect(await other.textContent("main")).toContain("Has another browser opened it? Go on in that one.");

      const [cookie] = await first.cookies();
      expect(cookie).toMatchObject({
        name: "carnet-setup",
        httpOnly: true,
        sameSite: "Strict",
        secure: false,
      });
    } finally {
      await first.close();
      await second.close();
      await instance.stop();
    }
  }, 90_000);

  test("works without scripts, in Portuguese, at 320 pixels, and shows an address that is set elsewhere as locked", async () => {
    const instance = await firstStart({ CARNET_SITE_URL: "http://id.example.com:8080" });
    const context = await open({
      javaScriptEnabled: false,
      locale: "pt-PT",
      viewport: { width: 320, height: 640 },
    });
    try {
      const page = await context.newPage();
      await page.goto(instance.link);
      expect(await page.textContent("h1")).toBe("De quem são estes passaportes?");
      expect(await page.textContent(".locked")).toBe("http://id.example.com:8080");
      expect(await page.textContent("form")).toContain("CARNET_SITE_URL");
      await page.click(".button-primary");
      expect(await page.locator("#faults li").count()).toBe(4);
      expect(await page.textContent("#faults h2")).toBe("Há 4 coisas a corrigir");
      await page.fill("#company", "Nortada");
      await page.fill("#handle", "nortada");
      await page.fill("#email", "ana@nortada.example");
      await page.fill("#password", PASSWORD);
      await page.click(".button-primary");
      expect(await page.textContent("h1")).toBe("Dez minutos até à primeira leitura");
      expect(await page.textContent(".task-scan .address")).toStartWith("http://id.example.com:8080/p/");
      expect(await overflowOf(page)).toBe(0);
    } finally {
      await context.close();
      await instance.stop();
    }
  }, 90_000);

  test("keeps what was typed when the language is changed, with and without scripts", async () => {
    const instance = await firstStart();
    const first = await open();
    await (await first.newPage()).goto(instance.link);
    const storageState = await first.storageState();
    await first.close();
    for (const javaScriptEnabled of [true, false]) {
      const context = await open({ javaScriptEnabled, storageState, viewport: { width: 390, height: 844 } });
      try {
        const page = await context.newPage();
        const faults = watch(page);
        await page.goto(`${instance.origin}/setup`);
        await page.fill("#company", "Nortada");
        await page.fill("#handle", "norte");
        await page.fill("#email", "ana@nortada.example");
        await page.fill("#password", PASSWORD);
        await page.check("#site-other");
        await page.fill("#site_other", "https://id.nortada.example");
        await page.click(".first-product summary");
        await page.fill("#product_name", "Camisa de linho");
        await page.fill("#data-fibre_composition-0-percent", "55.5");
        await page.click(".languages-two button[value=pt]");
        await page.waitForSelector("h1:text('De quem são estes passaportes?')");
        expect(await page.getAttribute("html", "lang")).toBe("pt-PT");
        expect(await page.title()).toContain("De quem são");
        expect(await page.inputValue("#company")).toBe("Nortada");
        expect(await page.inputValue("#handle")).toBe("norte");
        expect(await page.inputValue("#email")).toBe("ana@nortada.example");
        expect(await page.isChecked("#site-other")).toBe(true);
        expect(await page.inputValue("#site_other")).toBe("https://id.nortada.example");
        expect(await page.inputValue("#product_name")).toBe("Camisa de linho");
        expect(await page.inputValue("#data-fibre_composition-0-percent")).toBe("55,5");
        expect(await page.locator("#faults").count()).toBe(0);
        // No server sends a password back; where the page's script runs it never left.
        expect(await page.inputValue("#password")).toBe(javaScriptEnabled ? PASSWORD : "");
        if (javaScriptEnabled) {
          expect(await page.evaluate(() => document.activeElement?.textContent)).toBe("Português");
          expect(await page.locator(".first-product").getAttribute("open")).not.toBeNull();
        }
        await page.focus("#company");
        await page.keyboard.press("Enter");
        await page.waitForSelector(
          javaScriptEnabled ? "#faults a[href*=fibre]" : "#faults a[href='#password']",
        );
        expect(faults).toEqual([]);
      } finally {
        await context.close();
      }
    }
    await instance.stop();
  }, 90_000);

  test("makes the first product from what stands in the form, and fills in the data page meanwhile", async () => {
    const instance = await firstStart();
    const context = await open();
    try {
      const page = await context.newPage();
      const faults = watch(page);
      await page.goto(instance.link);
      expect(await page.isVisible("#product_name")).toBe(false);
      await page.fill("#company", "Nortada");
      expect(await page.textContent("[data-product]")).toBe("Your first product");
      await page.click(".first-product summary");
      expect(await page.inputValue("#data-brand")).toBe("Nortada");
      await page.waitForFunction(
        () => document.querySelector("[data-product]")?.textContent === "Linen shirt",
      );
      expect(await page.textContent("[data-country]")).toBe("Portugal");
      expect(await seriousFaults(page)).toEqual([]);

      await page.fill("#product_name", "Wool jumper");
      await page.fill("#data-brand", "Norte");
      await page.selectOption("#data-country_making", "IT");
      expect(await page.textContent("[data-product]")).toBe("Wool jumper");
      expect(await page.textContent("[data-brand]")).toBe("Norte");
      expect(await page.textContent(".machine span")).toBe("DPITANORTADA<<WOOL<JUMPER<<<<<<<<<<<");

      const fibre = (row: number) => `#data-fibre_composition-${row}-fibre`;
      const share = (row: number) => `#data-fibre_composition-${row}-percent`;
      await page.fill(fibre(0), "Merino wool");
      await page.fill(share(0), "70,5");
      await page.fill(fibre(1), "alpaca");
      await page.fill(share(1), "33.5");
      expect(await page.textContent(".rows-total")).toBe("Sum: 104\u00a0%");
      await page.fill("#email", "ana@nortada.example");
      await page.fill("#password", PASSWORD);
      await page.press("#product_name", "Enter");

      await page.waitForSelector("#faults");
      const sentence = "The shares add up to 104\u00a0%. They must make 100\u00a0%.";
      expect(await page.locator("#faults li").allTextContents()).toEqual([`Fibre content: ${sentence}`]);
      expect(await page.textContent("#data-fibre_composition-error")).toBe(sentence);
      expect(await seriousFaults(page)).toEqual([]);
      expect(await page.textContent(".machine span")).toBe("DPITANORTADA<<WOOL<JUMPER<<<<<<<<<<<");
      await page.click(".first-product summary");
      await page.click("#faults a");
      expect(await page.evaluate(() => document.activeElement?.id)).toBe("data-fibre_composition-0-fibre");
      expect(await page.inputValue("#product_name")).toBe("Wool jumper");
      expect(await page.inputValue(fibre(0))).toBe("merino wool");
      expect(await page.inputValue("#data-brand")).toBe("Norte");

      await page.fill(share(0), "60.5");
      await page.click(".row-more");
      expect(await page.evaluate(() => document.activeElement?.id)).toBe("data-fibre_composition-3-fibre");
      await page.fill(fibre(3), "own-bred camel");
      await page.fill(share(3), "6");
      expect(await page.getAttribute(".row:nth-of-type(4)", "aria-label")).toBe("Fibre content 4");
      await page.click(".row:nth-of-type(3) .row-remove");
      expect(await page.locator(".row").count()).toBe(3);
      expect(await page.textContent(".rows-total")).toBe("Sum: 100\u00a0%");
      await page.fill("#password", PASSWORD);
      await page.click(".button-primary");
      await page.waitForSelector(".qr svg");

      const [testKey = ""] = await page.locator("pre code").allTextContents();
      const made = await fetch(`${instance.origin}/api/v1/products`, {
        headers: { Authorization: `Bearer ${testKey}` },
      });
      const { data } = (await made.json()) as { data: { name: string; data: Record<string, unknown> }[] };
      expect(data).toHaveLength(1);
      expect(data[0]?.name).toBe("Wool jumper");
      expect(data[0]?.data).toMatchObject({
        brand: "Norte",
        country_making: "IT",
        fibre_composition: [
          { fibre: "merino wool", percent: 60.5 },
          { fibre: "alpaca", percent: 33.5 },
          { fibre: "own-bred camel", percent: 6 },
        ],
      });
      for (const key of ["description", "colour", "product_category", "factory", "care_washing"])
        expect(data[0]?.data).not.toHaveProperty(key);
      expect(faults).toEqual([]);
    } finally {
      await context.close();
      await instance.stop();
    }
  }, 90_000);

  test("adds rows without scripts, at 320 pixels, and Enter sends the form rather than asking for rows", async () => {
    const instance = await firstStart();
    const context = await open({
      javaScriptEnabled: false,
      locale: "pt-PT",
      viewport: { width: 320, height: 640 },
    });
    try {
      const page = await context.newPage();
      await page.goto(instance.link);
      await page.fill("#company", "Nortada");
      await page.fill("#handle", "nortada");
      await page.fill("#email", "ana@nortada.example");
      await page.click(".first-product summary");
      expect(await page.inputValue("#data-fibre_composition-0-fibre")).toBe("linho");
      expect(await page.inputValue("#data-brand")).toBe("");
      await page.fill("#product_name", "");
      await page.fill("#data-fibre_composition-2-fibre", "seda");
      await page.click(".row-more");
      expect(await page.locator(".row").count()).toBe(6);
      expect(await page.locator("#faults").count()).toBe(0);
      expect(await page.evaluate(() => document.activeElement?.id)).toBe("data-fibre_composition-3-fibre");
      expect(await page.inputValue("#data-fibre_composition-2-fibre")).toBe("seda");
      expect(await page.inputValue("#company")).toBe("Nortada");
      expect(await overflowOf(page)).toBe(0);

      await page.fill("#password", PASSWORD);
      await page.press("#company", "Enter");
      expect(await page.locator("#faults li").allTextContents()).toEqual([
        "Escreva o nome do produto com 1 a 160 caracteres.",
        "Composição em fibras 3, Percentagem: Preencha este campo ou esvazie toda a linha.",
      ]);
      expect(await page.isVisible("#product_name")).toBe(true);
      expect(await overflowOf(page)).toBe(0);

      await page.fill("#product_name", "Camisa de linho");
      await page.fill("#data-fibre_composition-1-percent", "40,5");
      await page.fill("#data-fibre_composition-2-percent", "4,5");
      await page.fill("#password", PASSWORD);
      await page.click(".button-primary");
      await page.click(".task-scan .button");
      expect(await page.textContent("h1")).toBe("Camisa de linho");
      const text = (await page.textContent("main")) ?? "";
      expect(text).toContain("40,5");
      expect(text).toContain("Nortada");
    } finally {
      await context.close();
      await instance.stop();
    }
  }, 90_000);

  test("refuses a form from elsewhere, without the cookie, or too large, and prefetches bind nothing", async () => {
    const instance = await firstStart();
    try {
      const ahead = await fetch(instance.link, { headers: { "Sec-Purpose": "prefetch;prerender" } });
      expect(ahead.status).toBe(403);
      const opened = await fetch(instance.link);
      expect(opened.status).toBe(200);
      expect(opened.headers.get("cache-control")).toBe("no-store");
      const cookie = opened.headers.get("set-cookie")?.split(";")[0] ?? "";
      const fields = {
        company: "Nortada",
        handle: "nortada",
        email: "ana@nortada.example",
        password: PASSWORD,
        site: instance.origin,
      };
      const post = (headers: Record<string, string>, body: string = new URLSearchParams(fields).toString()) =>
        fetch(`${instance.origin}/setup`, {
          method: "POST",
          headers: { "Content-Type": "application/x-www-form-urlencoded", ...headers },
          body,
        });

      expect((await post({ Cookie: cookie, "Sec-Fetch-Site": "cross-site" })).status).toBe(403);
      expect((await post({ Cookie: cookie, Origin: "https://elsewhere.example" })).status).toBe(403);
      expect((await post({ Cookie: cookie, Origin: "null" })).status).toBe(403);
      expect((await post({ Cookie: cookie })).status).toBe(403);
      expect((await post({ Origin: instance.origin })).status).toBe(403);
      expect((await post({ Cookie: "carnet-setup=guess", Origin: instance.origin })).status).toBe(403);
      expect(
        (await post({ Cookie: cookie, Origin: instance.origin }, `company=${"x".repeat(70_000)}`)).status,
      ).toBe(413);
      expect(
        (await post({ Cookie: cookie, Origin: instance.origin, "Content-Type": "text/plain" })).status,
      ).toBe(415);

      const both = await Promise.all([
        post({ Cookie: cookie, Origin: instance.origin }),
        post({ Cookie: cookie, Origin: instance.origin }),
      ]);
      const pages = await Promise.all(both.map((answer) => answer.text()));
      expect(pages.filter((page) => page.includes("sk_live_"))).toHaveLength(1);
      expect(pages.filter((page) => page.includes("Carnet is set up"))).toHaveLength(1);
    } finally {
      await instance.stop();
    }
  }, 90_000);

  test("shows the keys also to who cannot be signed in", async () => {
    const instance = await firstStart();
    try {
      const opened = await fetch(instance.link);
      const cookie = opened.headers.get("set-cookie")?.split(";")[0] ?? "";
      const email = "ana@nortada.example";
      for (let i = 0; i < 6; i++)
        await fetch(`${instance.origin}/panel/api/session`, {
          method: "POST",
          headers: { "Content-Type": "application/json", "Sec-Fetch-Site": "same-origin" },
          body: JSON.stringify({ email, password: "a guess" }),
        });
      const fields = {
        company: "Nortada",
        handle: "nortada",
        email,
        password: PASSWORD,
        site: instance.origin,
      };
      const ready = await fetch(`${instance.origin}/setup`, {
        method: "POST",
        headers: { Cookie: cookie, Origin: instance.origin },
        body: new URLSearchParams(fields),
      });
      expect(await ready.text()).toContain("sk_live_");
      expect(ready.headers.get("set-cookie") ?? "").not.toContain("session");
    } finally {
      await instance.stop();
    }
  }, 90_000);
});
