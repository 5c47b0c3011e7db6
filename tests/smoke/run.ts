/**
 * Tries an executable as a stranger would who has nothing but that file: from an empty folder, without environment
 * and, where it may choose, as a user without rights.
 *
 *     bun tests/smoke/run.ts dist/carnet
 *     bun tests/smoke/run.ts --emulate dist/carnet-linux-arm64      only its start, under qemu-user
 */
import { type ChildProcess, spawn, spawnSync } from "node:child_process";
import {
  chmodSync,
  chownSync,
  copyFileSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  rmSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { z } from "zod";
import packageJson from "../../package.json";
import { freePort } from "../../scripts/free-port.ts";

const START_SECONDS = 60;
const STOP_SECONDS = 10;
const NOBODY = 65534;
/** A Raspberry Pi 3, the smallest machine that Carnet is meant for. */
const QEMU = ["qemu-aarch64-static", "-cpu", "cortex-a53", "-L", "/usr/aarch64-linux-gnu"];

const emulate = process.argv[2] === "--emulate";
const executable = process.argv[emulate ? 3 : 2];
if (!executable || !existsSync(executable)) {
  console.error(
    `${executable ?? "No executable"}: not found. Usage: bun tests/smoke/run.ts [--emulate] EXECUTABLE`,
  );
  process.exit(2);
}

const user = process.getuid?.() === 0 ? { uid: NOBODY, gid: NOBODY } : {};
const folder = mkdtempSync(join(tmpdir(), "carnet-smoke-"));
const home = join(folder, "home");
const command = [...(emulate ? QEMU : []), join(folder, "carnet")];
const port = await freePort();
const site = `http://127.0.0.1:${port}`;
let passed = 0;
let failed = 0;
let server: ChildProcess | undefined;

prepare(resolve(executable));
try {
  await (emulate ? tryStart() : tryEverything());
} catch {
  // The step that failed has been counted and printed; those after it need what it should have left.
} finally {
  server?.kill("SIGKILL");
  rmSync(folder, { recursive: true, force: true });
}
console.log(`${passed} passed, ${failed} failed`);
process.exit(failed > 0 ? 1 : 0);

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

async function step<T>(name: string, work: () => T | Promise<T>): Promise<T> {
  try {
    const result = await work();
    passed++;
    console.log(`ok      ${name}`);
    return result;
  } catch (fault) {
    failed++;
    console.log(`FAILED  ${name}\n        ${fault instanceof Error ? fault.message : String(fault)}`);
    throw fault;
  }
}

function prepare(source: string): void {
  const copy = join(folder, "carnet");
  copyFileSync(source, copy);
  mkdirSync(home);
  chmodSync(folder, 0o755);
  chmodSync(copy, 0o755);
  if (user.uid !== undefined) chownSync(home, user.uid, user.gid);
}

function run(...words: string[]): string {
  const [program = "", ...first] = command;
  const { status, stdout, stderr } = spawnSync(program, [...first, ...words], {
    cwd: home,
    env: {},
    encoding: "utf8",
    timeout: START_SECONDS * 1000,
    ...user,
  });
  if (status !== 0) throw new Error(`carnet ${words[0]} ended with ${status}: ${stderr}${stdout}`);
  return stdout;
}

function sayVersion(): void {
  const output = run("--version");
  if (!output.includes(packageJson.version)) throw new Error(`--version printed ${JSON.stringify(output)}`);
}

/** Where there are readers, it lists them. */
function sayReaders(): void {
  const [program = "", ...first] = command;
  const { status, stdout, stderr } = spawnSync(program, [...first, "nfc", "list"], {
    cwd: home,
    env: {},
    encoding: "utf8",
    timeout: START_SECONDS * 1000,
    ...user,
  });
  if (status !== 0 && !/pcscd|reader/.test(stderr))
    throw new Error(`carnet nfc list ended with ${status}: ${stderr}${stdout}`);
}

function drawLabel(): void {
  const words = [
    "--url-template",
    "https://id.example.com/p/{serial}",
    "--serials",
    "A-1",
    "--fields",
    "name=Łódź",
  ];
  const output = run("labels", ...words, "--format", "svg");
  if (!output.startsWith("<svg ")) throw new Error(`labels printed ${JSON.stringify(output.slice(0, 200))}`);
}

async function start(): Promise<void> {
  const [program = "", ...first] = command;
  const child = spawn(program, [...first, "serve"], {
    cwd: home,
    env: { CARNET_PORT: String(port) },
    stdio: ["ignore", "pipe", "pipe"],
    ...user,
  });
  server = child;
  let output = "";
  for (const stream of [child.stdout, child.stderr])
    stream.on("data", (chunk: Buffer) => {
      output = (output + chunk.toString()).slice(-5000);
    });
  const deadline = Date.now() + START_SECONDS * 1000;
  while (Date.now() < deadline) {
    if (child.exitCode !== null || child.signalCode !== null) break;
    const response = await fetch(`${site}/healthz`, { signal: AbortSignal.timeout(5000) }).catch(
      () => undefined,
    );
    if (response?.ok) return;
    await Bun.sleep(50);
  }
  throw new Error(`it did not answer; exit code ${child.exitCode}, output:\n${output}`);
}

function setUp(): string {
  const words = ["--company", "Smoke Test", "--handle", "smoke", "--email", "owner@example.com"];
  const output = run("setup", ...words, "--password", "a long enough password", "--json");
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
  const names = readdirSync(home);
  if (names.join() !== "data") throw new Error(`The folder holds ${names.join(", ") || "nothing"}.`);
}

async function stop(): Promise<void> {
  const child = server;
  if (!child) throw new Error("No server runs.");
  const exited = new Promise<string>((done) =>
    child.on("exit", (code, signal) => done(String(code ?? signal))),
  );
  child.kill("SIGTERM");
  const end = await Promise.race([exited, Bun.sleep(STOP_SECONDS * 1000).then(() => "still running")]);
  if (end !== "0") throw new Error(`After SIGTERM: ${end}`);
}
