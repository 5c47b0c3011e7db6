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

const ROOT = join(import.meta.dir, "../..");

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
  const [answer] = await runAll(command);
  if (!answer) throw new Error("no answer");
  return answer;
}

/** Runs lines of a terminal one after the other, and reads all their answers. */
async function runAll(lines: string): Promise<Record<string, unknown>[]> {
  const shell = Bun.spawn(["sh", "-c", lines.replaceAll("curl ", "curl -sS -w '\\n' ")], {
    cwd: folder,
    env: { ...process.env, CARNET_API_KEY: key },
    stderr: "inherit",
  });
  const text = await new Response(shell.stdout).text();
  return text
    .split("\n")
    .filter((line) => line !== "")
    .map((line) => JSON.parse(line) as Record<string, unknown>);
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
    const [, ...lines] = await page.locator("#start pre code").allTextContents();
    await page.close();
    const answers = await runAll(lines.join("\n"));
    expect(answers).toHaveLength(4);
    const [product, passport, , version] = answers;
    expect(product).toMatchObject({ object: "product", livemode: false, completeness: { complete: true } });
    expect(passport).toMatchObject({ object: "passport", status: "issued", version: 1 });
    expect(version).toMatchObject({
      version: 2,
      content: { fields: { recycled_content: 20 }, previous: passport?.["content_sha256"] },
    });
  });

  test("and the set-up and the README name products of their own, so that all their lines can be run in turn", async () => {
    const [page, readme] = [await openDocs(), await Bun.file(join(ROOT, "README.md")).text()];
    const start = (await page.locator("#start pre code").allTextContents()).join("\n");
    await page.close();
    const lines =
      readme.match(/^curl [\s\S]*?(?=```)/m)?.[0].replaceAll("http://localhost:3000", origin) ?? "";
    const [product, passport] = await runAll(lines);
    expect(product).toMatchObject({ object: "product", completeness: { complete: true } });
    expect(passport).toMatchObject({ object: "passport", status: "issued" });
    const ready = await Bun.file(join(ROOT, "src/pages/setup/ready-page.ts")).text();
    const references = [start, readme, ready].map((text) => text.match(/reference\W+([A-Z]{2}-\d{4})/)?.[1]);
    expect(new Set(references).size).toBe(3);
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
