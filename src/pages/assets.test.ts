import { afterAll, beforeAll, expect, test } from "bun:test";
import { mkdir, mkdtemp, readdir, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { buildWeb } from "../../scripts/build-web.ts";
import { type Assets, loadAssets } from "./assets.ts";

const RULES = Array.from({ length: 40 }, (_, n) => `.rule-${n} { margin: ${n}px; }`).join("\n");
// A font is passed on unread, so any bytes do; below 128 KiB the bundler alone would write it into the style sheet.
const FONT = new Uint8Array(2000).map((_, n) => (n * 7919) % 251);

let folder: string;
let outdir: string;
let assets: Assets;
let server: Bun.Server<undefined>;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "carnet-assets-"));
  outdir = join(folder, "out");
  await write(
    "web/style/tokens.css",
    `@font-face { font-family: Trial; src: url("./trial.woff2"); }\n${RULES}`,
  );
  await writeFile(join(folder, "web/style/trial.woff2"), FONT);
  await write("web/public/page.css", `@import "../style/tokens.css";\nbody { font-family: Trial; }`);
  await write(
    "web/public/page.ts",
    `import { greet } from "./part/greet.ts";\ndocument.title = greet("world");`,
  );
  await write("web/public/part/greet.ts", 'export const greet = (name: string): string => "Hello " + name;');
  await write("web/public/page.test.ts", "throw new Error('a test is no asset');");
  await write("web/public/icon.svg", `<svg xmlns="http://www.w3.org/2000/svg">${"<g/>".repeat(50)}</svg>`);
  await buildWeb({ sources: join(folder, "web"), outdir });
  assets = await loadAssets(outdir);
  server = Bun.serve({
    hostname: "127.0.0.1",
    port: 0,
    fetch: (request) => assets.respond(request) ?? new Response("not an asset", { status: 418 }),
  });
});

afterAll(async () => {
  await server.stop(true);
  await rm(folder, { recursive: true });
});

async function write(path: string, text: string): Promise<void> {
  await mkdir(dirname(join(folder, path)), { recursive: true });
  await writeFile(join(folder, path), text);
}

function get(path: string, headers: Record<string, string> = {}, method = "GET"): Promise<Response> {
  return fetch(new URL(path, server.url), {
    method,
    headers: { "Accept-Encoding": "identity", ...headers },
    decompress: false,
  });
}

test("an address holds the hash of its content, and only that", async () => {
  expect(assets.url("public/page.css")).toMatch(/^\/assets\/public\/page-[0-9a-f]{12}\.css$/);
  expect(assets.url("public/page.ts")).toMatch(/^\/assets\/public\/page-[0-9a-f]{12}\.js$/);
  const before = assets.url("public/page.css");
  const again = await buildWeb({ sources: join(folder, "web"), outdir: join(folder, "again") });
  expect(`/assets/${again["public/page.css"]?.file}`).toBe(before);
});

test("parts, tests and unknown names are no assets", () => {
  for (const name of ["public/part/greet.ts", "public/page.test.ts", "style/tokens.css", "constructor"])
    expect(() => assets.url(name)).toThrow(`No asset is called ${name}`);
});

test("a script is one bundle of its own", async () => {
  const response = await get(assets.url("public/page.ts"));
  expect(response.headers.get("Content-Type")).toBe("text/javascript; charset=utf-8");
  const script = await response.text();
  expect(script).toContain("Hello ");
  expect(script).not.toContain("import");
});

test("a font stays a file of its own, which other origins may load, and is not compressed again", async () => {
  const style = await (await get(assets.url("public/page.css"))).text();
  const url = style.match(/url\(["']?(\/assets\/fonts\/trial-[0-9a-f]{12}\.woff2)/)?.[1];
  expect(url).toBe(assets.url("fonts/trial.woff2"));
  const response = await get(String(url), { "Accept-Encoding": "br, gzip" });
  expect(response.headers.get("Content-Type")).toBe("font/woff2");
  expect(response.headers.get("Access-Control-Allow-Origin")).toBe("*");
  expect(response.headers.get("Content-Encoding")).toBeNull();
  expect(await response.bytes()).toEqual(FONT);
});

test("every coding gives the same bytes under its own strong tag", async () => {
  const url = assets.url("public/page.css");
  const plain = await get(url);
  const text = await plain.text();
  const tags = new Set([plain.headers.get("ETag")]);
  const decoders = { br: brotliDecompressSync, gzip: gunzipSync };
  for (const [encoding, decode] of Object.entries(decoders)) {
    const response = await get(url, { "Accept-Encoding": encoding });
    expect(response.headers.get("Content-Encoding")).toBe(encoding);
    expect(response.headers.get("Vary")).toBe("Accept-Encoding");
    tags.add(response.headers.get("ETag"));
    const bytes = await response.bytes();
    expect(Number(response.headers.get("Content-Length"))).toBe(bytes.length);
    expect(bytes.length).toBeLessThan(text.length);
    expect(decode(bytes).toString()).toBe(text);
  }
  expect(tags.size).toBe(3);
  for (const tag of tags) expect(tag).toMatch(/^"[0-9a-f]{64}(-br|-gzip)?"$/);
});

test("an asset may be kept for ever, and its type is not guessed", async () => {
  const { headers } = await get(assets.url("public/icon.svg"));
  expect(headers.get("Content-Type")).toBe("image/svg+xml");
  expect(headers.get("Cache-Control")).toBe("public, max-age=31536000, immutable");
  expect(headers.get("X-Content-Type-Options")).toBe("nosniff");
});

test("a known tag is answered with 304, one of another coding is not", async () => {
  const url = assets.url("public/page.css");
  const tag = String((await get(url, { "Accept-Encoding": "br" })).headers.get("ETag"));
  for (const header of [tag, `"other", ${tag}`, `W/${tag}`, "*"]) {
    const response = await get(url, { "Accept-Encoding": "br", "If-None-Match": header });
    expect(response.status).toBe(304);
    expect(response.headers.get("ETag")).toBe(tag);
    expect(response.headers.get("Vary")).toBe("Accept-Encoding");
    expect(await response.text()).toBe("");
  }
  expect((await get(url, { "Accept-Encoding": "gzip", "If-None-Match": tag })).status).toBe(200);
});

test("HEAD answers the headers of GET without the body", async () => {
  const url = assets.url("public/page.css");
  const [whole, head] = [await get(url), await get(url, {}, "HEAD")];
  expect(head.headers.get("ETag")).toBe(whole.headers.get("ETag"));
  expect(head.headers.get("Content-Length")).toBe(whole.headers.get("Content-Length"));
  expect(await head.text()).toBe("");
});

test("what is no asset is 404, other methods are 405, other paths are left to others", async () => {
  for (const path of [
    "/assets/",
    "/assets/manifest.json",
    "/assets/public/page.css",
    "/assets/..%2fpackage.json",
  ])
    expect((await get(path)).status).toBe(404);
  const refused = await get(assets.url("public/page.css"), {}, "POST");
  expect([refused.status, refused.headers.get("Allow")]).toEqual([405, "GET, HEAD"]);
  expect((await get("/asset")).status).toBe(418);
});

test("a new build removes what is outdated", async () => {
  const other = join(folder, "other");
  await buildWeb({ sources: join(folder, "web"), outdir: other });
  await writeFile(join(other, "public/page-000000000000.css"), "old");
  await buildWeb({ sources: join(folder, "web"), outdir: other });
  const files = await readdir(join(other, "public"));
  expect(files).not.toContain("page-000000000000.css");
  expect(files.filter((file) => file.endsWith(".css.br")).length).toBe(1);
});

test("assets that were not built are named as the cause", async () => {
  expect(loadAssets(join(folder, "nowhere"))).rejects.toThrow("The web assets are not built");
});
