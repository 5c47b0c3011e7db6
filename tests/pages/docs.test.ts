/** The reference page: whole, offline, and its examples do what they say. */
import { afterAll, beforeAll, describe, expect, test } from "bun:test";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Browser, Page } from "playwright-core";
import { buildWeb } from "../../scripts/build-web.ts";
import { OPERATIONS } from "../../src/api/routes.ts";
import { FAILURE_CODES } from "../../src/domain/failure.ts";
import { launchChromium, overflowOf, seriousFaults, watch } from "../support/chromium.ts";
import { pdf } from "../support/documents.ts";
import { type Server, startServer } from "../support/server.ts";

let browser: Browser;
let server: Server;
let key: string;
let origin: string;
/** Where the lines of the page are run; it holds the file that they upload. */
const folder = mkdtempSync(join(tmpdir(), "carnet-docs-"));

beforeAll(async () => {
  writeFileSync(join(folder, "document.pdf"), pdf([["Made in Portugal"]]));
  await buildWeb();
  server = await startServer({ CARNET_SITE_URL: "" });
  origin = `http://localhost:${server.port}`;
  const words = ["--company", "Nortada", "--handle", "nortada", "--email", "ana@nortada.example"];
  const made = await server.carnetJson<{ test_key: string }>(
    "setup",
    ...words,
    "--password",
    "three plain words",
  );
  key = made.test_key;
  browser = await launchChromium();
}, 90_000);

afterAll(async () => {
  await browser?.close();
  await server?.stop();
  rmSync(folder, { recursive: true });
});

async function openDocs(width = 1280, height = 800): Promise<Page> {
  const page = await browser.newPage({ viewport: { width, height } });
  await page.goto(`${origin}/docs`);
  return page;
}

/** Runs lines of a terminal with the key, and reads the answer. */
async function run(command: string): Promise<Record<string, unknown>> {
  const shell = Bun.spawn(["sh", "-c", command.replaceAll("curl ", "curl -sS ")], {
    cwd: folder,
    env: { ...process.env, CARNET_API_KEY: key },
    stderr: "inherit",
  });
  return JSON.parse(await new Response(shell.stdout).text()) as Record<string, unknown>;
}

describe("the reference page", () => {
  test("has every endpoint and every error code, and no link on it leads nowhere", async () => {
    const page = await openDocs();
    const ids = await page.evaluate(() => [...document.querySelectorAll("[id]")].map(({ id }) => id));
    expect(new Set(ids).size).toBe(ids.length);
    for (const { endpoint } of OPERATIONS) expect(ids).toContain(endpoint.name);
    for (const code of FAILURE_CODES) expect(ids).toContain(`error-${code}`);
    const links = await page.evaluate(() =>
      [...document.querySelectorAll("a")].map((link) => link.getAttribute("href") ?? ""),
    );
    for (const link of links) if (link.startsWith("#")) expect(ids).toContain(link.slice(1));
    for (const link of new Set(links.filter((link) => link.startsWith("/"))))
      expect((await fetch(origin + link)).status, link).toBe(200);
    expect(links.filter((link) => !/^[#/]/.test(link))).toEqual([]);
    await page.close();
  });

  test("says of every event when it comes", async () => {
    const page = await (await fetch(`${origin}/docs`)).text();
    const { webhooks } = (await (await fetch(`${origin}/api/v1/openapi.json`)).json()) as {
      webhooks: Record<string, unknown>;
    };
    const rows = page.split("<tr").slice(1);
    for (const type of Object.keys(webhooks)) {
      const row = rows.find((one) => one.includes(`>${type}<`) && /After: |When /.test(one));
      expect(row, type).toMatch(/After: [A-Z]|When an? \w/);
    }
  });

  test("asks no other host for anything, keeps its policy, and is readable for everyone", async () => {
    for (const [width, height] of [
      [1280, 800],
      [320, 640],
    ] as const) {
      const page = await browser.newPage({ viewport: { width, height } });
      const faults = watch(page);
      const hosts = new Set<string>();
      page.on("request", (request) => hosts.add(new URL(request.url()).host));
      await page.goto(`${origin}/docs`);
      expect(await seriousFaults(page)).toEqual([]);
      await page.evaluate(() => {
        for (const part of document.querySelectorAll("details")) part.open = true;
      });
      expect(await overflowOf(page)).toBe(0);
      expect([...hosts]).toEqual([`localhost:${server.port}`]);
      expect(faults).toEqual([]);
      await page.close();
    }
  }, 90_000);

  test("leads from nothing to a published second version with the lines of its first chapter", async () => {
    const page = await openDocs();
    const [, create = "", issue = "", change = ""] = await page.locator("#start pre code").allTextContents();
    await page.close();
    const product = await run(create);
    expect(product).toMatchObject({ object: "product", livemode: false, completeness: { complete: true } });
    const passport = await run(issue.replace("01KAFZ7M3V8Q4T2N6X0C9B5D1E", String(product["id"])));
    expect(passport).toMatchObject({ object: "passport", status: "issued", version: 1 });
    const [changed = "", published = ""] = change.split(/\n(?=curl )/);
    await run(changed.replace("01KAFZ7M3V8Q4T2N6X0C9B5D1E", String(product["id"])));
    expect(await run(published.replace("01KAG0C2H7J1M5P9R3T6V8X4Z0", String(passport["id"])))).toMatchObject({
      version: 2,
      content: { fields: { recycled_content: 20 }, previous: passport["content_sha256"] },
    });
  });

  test("gives for every endpoint a request that the API understands", async () => {
    const page = await openDocs();
    for (const { endpoint } of OPERATIONS) {
      const command = (await page.locator(`#${endpoint.name} pre code`).first().textContent()) ?? "";
      // What is to be saved is read here.
      const answer = await run(command.replace(/\s\\\n\s*-fOJ$/, ""));
      const { error } = answer as { error?: { code: string } };
      // The ids of the examples do not exist here; everything about the form of the request is right.
      expect(
        ["resource_missing", "reference_taken", undefined],
        `${endpoint.name}: ${JSON.stringify(error)}`,
      ).toContain(error?.code);
    }
    await page.close();
  });

  test("is not sent again to a browser that has it", async () => {
    const first = await fetch(`${origin}/docs`);
    const etag = first.headers.get("etag") ?? "";
    expect(first.headers.get("content-security-policy")).not.toContain("unsafe");
    const again = await fetch(`${origin}/docs`, { headers: { "If-None-Match": etag } });
    expect(again.status).toBe(304);
  });
});

describe("the OpenAPI document", () => {
  test("is served without a key, names this instance, and may be read from elsewhere", async () => {
    const answer = await fetch(`${origin}/api/v1/openapi.json`);
    expect(answer.status).toBe(200);
    expect(answer.headers.get("access-control-allow-origin")).toBe("*");
    expect(answer.headers.get("request-id")).toMatch(/^[0-9A-HJKMNP-TV-Z]{26}$/);
    expect(await answer.json()).toMatchObject({ openapi: "3.1.1", servers: [{ url: `${origin}/api/v1` }] });
    const again = await fetch(`${origin}/api/v1/openapi.json`, {
      headers: { "If-None-Match": answer.headers.get("etag") ?? "" },
    });
    expect(again.status).toBe(304);
  });
});
