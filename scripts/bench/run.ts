/**
 * The bench: CPU time of the server for each request, as a ratio to bare Bun and bun:sqlite doing the same, in
 * alternating rounds; start and memory of the executable. Prints a Markdown table; `--write` stores it in docs/.
 *
 *     npm run bench                       everything
 *     npm run bench -- requests items     some parts: requests, start, items, growth, webhooks, uploads, labels, kiosk
 */
import { existsSync, mkdtempSync, rmSync, statSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { measureGrowth } from "./growth.ts";
import { measureItems } from "./items.ts";
import { measureKiosk } from "./kiosk.ts";
import { measureLabels } from "./labels.ts";
import { measureReading } from "./reading.ts";
import { measureRequests } from "./requests.ts";
import { seed } from "./seed.ts";
import { measureStart } from "./start.ts";
import { figure, type Row, tableOf } from "./table.ts";
import { measureUploads } from "./uploads.ts";
import { measureWebhooks } from "./webhooks.ts";

/** With PDFium, Tesseract and eight languages inside. */
const EXECUTABLE_MB = 145;
const root = join(import.meta.dir, "../..");
const executable = join(root, "dist/carnet");
if (!existsSync(executable)) {
  console.error("There is no executable to measure. Run: npm run build");
  process.exit(2);
}

const PARTS = {
  requests: measureRequests,
  start: measureStart,
  items: measureItems,
  growth: measureGrowth,
  webhooks: measureWebhooks,
  uploads: measureUploads,
  reading: measureReading,
  labels: measureLabels,
  kiosk: measureKiosk,
};
const words = process.argv.slice(2).filter((word) => word !== "--write");
const unknown = words.find((word) => !(word in PARTS));
if (unknown !== undefined) {
  console.error(`There is no part ${unknown}. Use some of: ${Object.keys(PARTS).join(", ")}.`);
  process.exit(2);
}

const folder = mkdtempSync(join(tmpdir(), "carnet-bench-"));
const rows: Row[] = [];
try {
  const seeded = await seed(executable, join(folder, "seed"));
  for (const [name, measure] of Object.entries(PARTS)) {
    if (words.length > 0 && !words.includes(name)) continue;
    const own = join(folder, name);
    for await (const row of measure({ executable, seeded, seedData: join(folder, "seed"), folder: own })) {
      rows.push(row);
      console.error(row.join("  "));
    }
    rmSync(own, { recursive: true, force: true });
  }
  rows.push(figure("Executable (MB)", statSync(executable).size / 1e6, { atMost: EXECUTABLE_MB }, 1));
} finally {
  rmSync(folder, { recursive: true, force: true });
}

const table = tableOf(rows);
console.log(table);
if (process.argv.includes("--write")) {
  const file = join(root, "docs/bench.md");
  const text = await Bun.file(file).text();
  await Bun.write(file, text.replace(/(<!-- table -->\n)[\s\S]*(\n<!-- end -->)/, `$1${table}$2`));
}
