/**
 * The bench: CPU time of the server for each request, as a ratio to bare Bun and bun:sqlite doing the same, in
 * alternating rounds; start and memory of the executable. Prints a Markdown table; `--write` stores it in docs/.
 */
import { Database } from "bun:sqlite";
import { existsSync, mkdtempSync, rmSync, statSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { $ } from "bun";
import { freePort } from "../free-port.ts";
import { cpuPerRequest, type Load, type Measured, median, start } from "./process.ts";
import { seed } from "./seed.ts";
import { measureUploads } from "./uploads.ts";

const ROUNDS = 5;
const WARMING_ROUNDS = 2;
const ITEMS = 1_000_000;
const root = join(import.meta.dir, "../..");
const executable = join(root, "dist/carnet");
if (!existsSync(executable)) {
  console.error("There is no executable to measure. Run: npm run build");
  process.exit(2);
}

const folder = mkdtempSync(join(tmpdir(), "carnet-bench-"));
const rows: string[][] = [];
try {
  const seeded = await seed(executable, join(folder, "data"));
  const carnet = await startCarnet(join(folder, "data"));
  const idle = carnet.residentMiB();
  const page = join(folder, "page.html");
  const json = join(folder, "page.json");
  await Bun.write(
    page,
    await (
      await fetch(`http://127.0.0.1:${carnet.port}/p/${seeded.uid}`, {
        headers: { "Accept-Encoding": "identity" },
      })
    ).arrayBuffer(),
  );
  await Bun.write(
    json,
    await (
      await fetch(`http://127.0.0.1:${carnet.port}/p/${seeded.uid}?format=json`, {
        headers: { "Accept-Encoding": "identity" },
      })
    ).arrayBuffer(),
  );
  await $`cp -r ${join(folder, "data")} ${join(folder, "raw")}`;
  const raw = await start(
    ["bun", join(import.meta.dir, "raw-server.ts"), join(folder, "raw/carnet.db"), page, json],
    {},
    (line) => (/^\d+$/.test(line) ? Number(line) : undefined),
  );

  const auth = { headers: { Authorization: `Bearer ${seeded.key}`, "Accept-Encoding": "identity" } };
  const plain = { headers: { "Accept-Encoding": "identity" } };
  const tag =
    (await fetch(`http://127.0.0.1:${carnet.port}/p/${seeded.uid}`, plain)).headers.get("etag") ?? "";
  const id = (index: number) => seeded.products[index % seeded.products.length] ?? "";
  const gtin = (index: number) => seeded.gtins[index % seeded.gtins.length] ?? "";
  const reads = { clients: 32, expect: 200 };
  await compare(
    "GET product by id",
    1.8,
    carnet,
    raw,
    { ...reads, count: 20000, request: (i) => ({ path: `/api/v1/products/${id(i)}`, init: auth }) },
    { ...reads, count: 20000, request: (i) => ({ path: `/products/${id(i)}` }) },
  );
  await compare(
    "List of 100 products",
    1.1,
    carnet,
    raw,
    { ...reads, count: 1500, request: () => ({ path: "/api/v1/products?limit=100", init: auth }) },
    { ...reads, count: 1500, request: () => ({ path: "/products?limit=100" }) },
  );
  await compare(
    "GS1 redirect",
    1.5,
    carnet,
    raw,
    { clients: 32, expect: 307, count: 20000, request: (i) => ({ path: `/01/${gtin(i)}` }) },
    { clients: 32, expect: 307, count: 20000, request: (i) => ({ path: `/01/${gtin(i)}` }) },
  );
  await compare(
    "Public page from the cache",
    1.6,
    carnet,
    raw,
    { ...reads, count: 20000, request: () => ({ path: `/p/${seeded.uid}`, init: plain }) },
    { ...reads, count: 20000, request: () => ({ path: "/page", init: plain }) },
  );
  await compare(
    "Public JSON from the cache",
    1.6,
    carnet,
    raw,
    { ...reads, count: 20000, request: () => ({ path: `/p/${seeded.uid}?format=json`, init: plain }) },
    { ...reads, count: 20000, request: () => ({ path: "/json", init: plain }) },
  );
  await compare(
    "Public page, 304",
    1.4,
    carnet,
    raw,
    {
      clients: 32,
      expect: 304,
      count: 20000,
      request: () => ({
        path: `/p/${seeded.uid}`,
        init: { headers: { ...plain.headers, "If-None-Match": tag } },
      }),
    },
    {
      clients: 32,
      expect: 304,
      count: 20000,
      request: () => ({ path: "/page", init: { headers: { ...plain.headers, "If-None-Match": '"raw"' } } }),
    },
  );
  let created = 0;
  const body = () =>
    JSON.stringify({ name: "Camisa Ria", reference: `bench-${++created}`, data: seeded.data });
  const post = () => ({
    method: "POST",
    headers: { ...auth.headers, "Content-Type": "application/json", "Idempotency-Key": crypto.randomUUID() },
    body: body(),
  });
  await compare(
    "POST product, 64 clients",
    3.5,
    carnet,
    raw,
    { clients: 64, expect: 200, count: 6000, request: () => ({ path: "/api/v1/products", init: post() }) },
    { clients: 64, expect: 200, count: 6000, request: () => ({ path: "/products", init: post() }) },
  );
  const loaded = carnet.residentMiB();
  await raw.stop();
  await carnet.stop();

  await addUploads(seeded.key, id(0));
  await measureStart();
  rows.push(["Memory idle (MiB)", idle.toFixed(0), "", "", "64", verdict(idle, 64)]);
  rows.push(["Memory after the load above (MiB)", loaded.toFixed(0), "", "", "128", verdict(loaded, 128)]);
  const size = statSync(executable).size / 1e6;
  rows.push(["Executable (MB)", size.toFixed(1), "", "", "118", verdict(size, 118)]);
} finally {
  rmSync(folder, { recursive: true, force: true });
}

const table = [
  "| What | Carnet | Raw | Ratio | At most | |",
  "| --- | ---: | ---: | ---: | ---: | --- |",
  ...rows.map((row) => `| ${row.join(" | ")} |`),
].join("\n");
console.log(table);
if (process.argv.includes("--write")) {
  const file = join(root, "docs/bench.md");
  const text = await Bun.file(file).text();
  await Bun.write(file, text.replace(/(<!-- table -->\n)[\s\S]*(\n<!-- end -->)/, `$1${table}$2`));
}

function verdict(value: number, limit: number): string {
  return value <= limit ? "held" : "missed";
}

function startCarnet(data: string): Promise<Measured> {
  const port = freePort();
  return Promise.resolve(port).then((chosen) =>
    start(
      [executable, "serve"],
      {
        CARNET_DATA: data,
        CARNET_PORT: String(chosen),
        CARNET_RATE_LIMIT: "1000000",
        CARNET_LOG_FORMAT: "json",
      },
      (line) => (line.includes("Carnet is running") ? chosen : undefined),
    ),
  );
}

async function compare(
  name: string,
  limit: number,
  carnet: Measured,
  raw: Measured,
  ours: Load,
  theirs: Load,
): Promise<void> {
  // Long enough for both to have compiled what they run: a server is measured as it runs, not as it starts.
  for (let warming = 0; warming < WARMING_ROUNDS; warming++) {
    await cpuPerRequest(carnet, ours);
    await cpuPerRequest(raw, theirs);
  }
  const a: number[] = [];
  const b: number[] = [];
  for (let round = 0; round < ROUNDS; round++) {
    a.push(await cpuPerRequest(carnet, ours));
    b.push(await cpuPerRequest(raw, theirs));
  }
  const ratio = median(a.map((value, i) => value / (b[i] ?? 1)));
  rows.push([
    `${name} (CPU µs)`,
    median(a).toFixed(1),
    median(b).toFixed(1),
    ratio.toFixed(2),
    String(limit),
    verdict(ratio, limit),
  ]);
  console.error(rows.at(-1)?.join("  "));
}

/** Uploads of 20 MB, and what requests feel while documents are read. */
async function addUploads(key: string, product: string): Promise<void> {
  const figures = await measureUploads(
    () => startCarnet(join(folder, "data")),
    key,
    product,
    join(folder, "raw-files"),
  );
  const { carnetMs, rawMs, ratio, oneMiB, tenMiB, idleP99Ms, readingP99Ms } = figures;
  const [one, ten] = [32, 150e6 / 1024 ** 2];
  rows.push(
    [
      "Upload of 20 MB (CPU ms)",
      carnetMs.toFixed(0),
      rawMs.toFixed(0),
      ratio.toFixed(2),
      "1.1",
      verdict(ratio, 1.1),
    ],
    [
      "Memory, rise by an upload of 20 MB (MiB)",
      oneMiB.toFixed(0),
      "",
      "",
      String(one),
      verdict(oneMiB, one),
    ],
    ["Memory, rise by ten at once (MiB)", tenMiB.toFixed(0), "", "", ten.toFixed(0), verdict(tenMiB, ten)],
    ["GET product, 99 of 100, idle (ms)", idleP99Ms.toFixed(1), "", "", "", ""],
    ["GET product, 99 of 100, while documents are read (ms)", readingP99Ms.toFixed(1), "", "", "", ""],
  );
  console.error(
    rows
      .slice(-5)
      .map((row) => row.join("  "))
      .join("\n"),
  );
}

/** Executable to first answered request with a million items, against a bare Bun executable. */
async function measureStart(): Promise<void> {
  fillItems(join(folder, "data/carnet.db"));
  const bare = join(folder, "bare");
  await Bun.write(
    join(folder, "bare.ts"),
    'Bun.serve({ port: Number(process.env.PORT), hostname: "127.0.0.1", fetch: () => new Response("ok") });',
  );
  await $`bun build --compile --minify --bytecode --format=esm ${join(folder, "bare.ts")} --outfile ${bare}`.quiet();
  const a: number[] = [];
  const b: number[] = [];
  for (let round = 0; round < ROUNDS; round++) {
    a.push(await msToAnswer([executable, "serve"], "CARNET_PORT", { CARNET_DATA: join(folder, "data") }));
    b.push(await msToAnswer([bare], "PORT", {}));
  }
  const ratio = median(a.map((value, i) => value / (b[i] ?? 1)));
  rows.push([
    "Start to first answer, 1 million items (ms)",
    median(a).toFixed(0),
    median(b).toFixed(0),
    ratio.toFixed(2),
    "6",
    verdict(ratio, 6),
  ]);
}

async function msToAnswer(
  command: string[],
  portVariable: string,
  environment: Record<string, string>,
): Promise<number> {
  const port = await freePort();
  const started = performance.now();
  const child = Bun.spawn(command, {
    env: { ...process.env, ...environment, [portVariable]: String(port) },
    stdout: "ignore",
    stderr: "ignore",
  });
  for (;;) {
    try {
      await fetch(`http://127.0.0.1:${port}/healthz`);
      break;
    } catch {
      await Bun.sleep(1);
    }
  }
  const taken = performance.now() - started;
  child.kill("SIGTERM");
  await child.exited;
  return taken;
}

function fillItems(path: string): void {
  const db = new Database(path, { readwrite: true });
  db.run("PRAGMA synchronous = OFF");
  db.query(
    `WITH RECURSIVE counted(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM counted WHERE i < ?)
     INSERT INTO items (uid, product_n, run_n, serial, state)
     SELECT randomblob(10), 1, 1, printf('%06d', i), 0 FROM counted`,
  ).run(ITEMS);
  db.run("PRAGMA wal_checkpoint(TRUNCATE)");
  db.close();
}
