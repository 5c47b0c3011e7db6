/**
 * Tries an executable as a stranger would who has nothing but that file: from an empty folder, without environment
 * and, where it may choose, as a user without rights.
 *
 *     bun tests/smoke/run.ts dist/carnet
 *     bun tests/smoke/run.ts --emulate dist/carnet-linux-arm64      only its start, under qemu-user
 */
import { readdirSync } from "node:fs";
import { z } from "zod";
import packageJson from "../../package.json";
import { freePort } from "../../scripts/free-port.ts";
import { beginTrial, type Running } from "./trial.ts";

const STOP_SECONDS = 10;

const trial = beginTrial("bun tests/smoke/run.ts [--emulate] EXECUTABLE", { asNobody: true });
const { step, carnet } = trial;
const port = await freePort();
const site = `http://127.0.0.1:${port}`;
let server: Running | undefined;

await trial.story(trial.emulate ? tryStart : tryEverything);
trial.close();

async function tryStart(): Promise<void> {
  await step("says its version", sayVersion);
  await step("says what is missing to reach NFC readers", sayReaders);
  await step("draws a label without a server", drawLabel);
  await step("starts and answers /healthz", start);
  await step(`stops with exit code 0 within ${STOP_SECONDS} seconds of a SIGTERM`, stop);
}

async function tryEverything(): Promise<void> {
  await step("says its version", sayVersion);
  await step("says what is missing to reach NFC readers", sayReaders);
  await step("draws a label without a server", drawLabel);
  await step("starts in an empty folder and answers /healthz", start);
  const key = await step("sets up a company beside the running server", setUp);
  const product = await step("creates a product with the test key", () => createProduct(key));
  const page = await step("issues a passport whose page shows the product", () =>
    issuePassport(key, product),
  );
  await step("sends the style sheets, scripts and fonts of the page", () => loadAssets(page));
  await step("writes nothing but its data folder", writesOnlyData);
  await step(`stops with exit code 0 within ${STOP_SECONDS} seconds of a SIGTERM`, stop);
  await step("starts again on the same data", start);
  await step("still has the product", () => call(key, `/products/${product}`));
  await step("stops again", stop);
}

async function sayVersion(): Promise<void> {
  const output = await carnet("--version");
  if (!output.includes(packageJson.version)) throw new Error(`--version printed ${JSON.stringify(output)}`);
}

/** Where there are readers, it lists them. */
async function sayReaders(): Promise<void> {
  const { code, stdout, stderr } = await trial.run(["nfc", "list"]);
  if (code !== 0 && !/pcscd|reader/.test(stderr))
    throw new Error(`carnet nfc list ended with ${code}: ${stderr}${stdout}`);
}

async function drawLabel(): Promise<void> {
  const words = [
    "--url-template",
    "https://id.example.com/p/{serial}",
    "--serials",
    "A-1",
    "--fields",
    "name=Łódź",
  ];
  const output = await carnet("labels", ...words, "--format", "svg");
  if (!output.startsWith("<svg ")) throw new Error(`labels printed ${JSON.stringify(output.slice(0, 200))}`);
}

async function start(): Promise<void> {
  server = await trial.launch(["serve"], { CARNET_PORT: String(port) }, `${site}/healthz`);
}

async function setUp(): Promise<string> {
  const words = ["--company", "Smoke Test", "--handle", "smoke", "--email", "owner@example.com"];
  const output = await carnet("setup", ...words, "--password", "a long enough password", "--json");
  return z.object({ test_key: z.string().startsWith("sk_test_") }).parse(JSON.parse(output)).test_key;
}

async function call(key: string, path: string, body?: object): Promise<unknown> {
  const response = await fetch(`${site}/api/v1${path}`, {
    method: body ? "POST" : "GET",
    headers: { Authorization: `Bearer ${key}`, "Content-Type": "application/json" },
    ...(body ? { body: JSON.stringify(body) } : {}),
  });
  const text = await response.text();
  if (!response.ok) throw new Error(`${path} answered ${response.status}: ${text}`);
  return JSON.parse(text);
}

async function createProduct(key: string): Promise<string> {
  const product = await call(key, "/products", {
    name: "Smoke Shirt",
    reference: "SMOKE-1",
    template: "generic",
    data: { brand: "Smoke", country_making: "PT" },
  });
  return z.object({ id: z.string() }).parse(product).id;
}

async function issuePassport(key: string, product: string): Promise<string> {
  const passport = await call(key, "/passports", { product });
  const { url } = z.object({ url: z.url() }).parse(passport);
  const response = await fetch(site + new URL(url).pathname, { headers: { Accept: "text/html" } });
  const page = await response.text();
  if (!response.ok || !page.includes("Smoke Shirt"))
    throw new Error(`${url} answered ${response.status}: ${page}`);
  return page;
}

async function loadAssets(page: string): Promise<void> {
  const waiting = assetsIn(page);
  if (waiting.length === 0) throw new Error("The page names no assets.");
  const seen = new Set<string>();
  for (let path = waiting.pop(); path !== undefined; path = waiting.pop()) {
    if (seen.has(path)) continue;
    seen.add(path);
    const response = await fetch(site + path);
    if (!response.ok) throw new Error(`${path} answered ${response.status}`);
    const bytes = await response.bytes();
    if (bytes.length === 0) throw new Error(`${path} is empty`);
    if (path.endsWith(".css")) waiting.push(...assetsIn(new TextDecoder().decode(bytes)));
  }
}

function assetsIn(text: string): string[] {
  return [...text.matchAll(/\/assets\/[\w./-]+/g)].map(([path]) => path);
}

function writesOnlyData(): void {
  const names = readdirSync(trial.home);
  if (names.join() !== "data") throw new Error(`The folder holds ${names.join(", ") || "nothing"}.`);
}

async function stop(): Promise<void> {
  if (!server) throw new Error("No server runs.");
  const late = Bun.sleep(STOP_SECONDS * 1000).then(() => "still running");
  const end = await Promise.race([server.end("SIGTERM"), late]);
  if (end !== "0") throw new Error(`After SIGTERM: ${end}`);
}
