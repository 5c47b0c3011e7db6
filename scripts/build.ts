/**
 * Makes the executable: server, pages, migrations and the Bun runtime in one file. And the npm package of the client.
 *
 *     npm run build                          dist/carnet, for this machine; dist/client/carnet-client-….tgz
 *     npm run build -- --all                 dist/carnet-<target>, for every target
 *     npm run build -- linux-arm64           dist/carnet-linux-arm64
 */
import { spawnSync } from "node:child_process";
import { existsSync, mkdtempSync, rmSync, statSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, relative } from "node:path";
import { buildWeb, WEB_OUT } from "./build-web.ts";
import { packClient } from "./client-package.ts";
import { optimizePdfium, packEmbedded, packPlans } from "./pack.ts";
import { patternsOfReader } from "./pattern-calls.ts";
import { withoutUnusedParts } from "./unused-parts.ts";

const ROOT = join(import.meta.dir, "..");

/** `baseline` is for processors older than 2013, `musl` for Alpine and its kin. */
const TARGETS = [
  "linux-x64",
  "linux-x64-baseline",
  "linux-arm64",
  "linux-x64-musl",
  "linux-arm64-musl",
  "darwin-arm64",
  "darwin-x64",
];

const RUN_MILLISECONDS = 60_000;
/** What an executable may take on the disk of a small box, with all languages of OCR in it. */
const MOST_BYTES = 145_000_000;

const targets = readTargets(process.argv.slice(2));
await buildWeb();
const embedded = packEmbedded();
optimizePdfium();
packPlans();
const commit = readCommit();
const rows: Row[] = [];
for (const target of targets) rows.push(await build(target));
printTable(rows);
console.log(`${relative(ROOT, packClient())}, to be published with npm publish`);
process.exit(rows.every((row) => row.passed) ? 0 : 1);

interface Row {
  file: string;
  size: string;
  ran: string;
  passed: boolean;
}

/** The targets asked for; undefined stands for this machine. */
function readTargets(words: string[]): (string | undefined)[] {
  if (words.length === 0) return [undefined];
  if (words.length === 1 && words[0] === "--all") return TARGETS;
  const unknown = words.find((word) => !TARGETS.includes(word));
  if (unknown === undefined) return words;
  console.error(`There is no target ${unknown}. Use --all, or some of: ${TARGETS.join(", ")}.`);
  process.exit(2);
}

/** Empty in a source archive, which has no history. */
function readCommit(): string {
  const { status, stdout } = spawnSync("git", ["rev-parse", "--short", "HEAD"], {
    cwd: ROOT,
    encoding: "utf8",
  });
  return status === 0 ? stdout.trim() : "";
}

async function build(target: string | undefined): Promise<Row> {
  const file = target === undefined ? "dist/carnet" : `dist/carnet-${target}`;
  const { success, logs } = await Bun.build({
    entrypoints: [join(ROOT, "src/main.ts")],
    target: "bun",
    minify: true,
    // Functions in functions in functions cost 1.4 megabytes more and save nothing that can be measured.
    bytecode: true,
    bytecodeDepth: 2,
    format: "esm",
    // Without it all modules are one text that has to be read before the first of them runs.
    splitting: true,
    // A source map would be embedded: one megabyte of the size that the executable may have.
    sourcemap: "none",
    plugins: [patternsOfReader, withoutUnusedParts],
    define: {
      CARNET_COMMIT: JSON.stringify(commit),
      // Tesseract asks where it lies, and Bun would answer with a path of this machine. Its module is handed in.
      __dirname: '"/"',
      __filename: '"/tesseract.js"',
    },
    compile: {
      outfile: join(ROOT, file),
      ...(target === undefined ? {} : { target: `bun-${target}` as Bun.Build.CompileTarget }),
      assets: [WEB_OUT, embedded],
      // A .env or bunfig.toml in the folder where the executable is started would be obeyed, code included.
      autoloadDotenv: false,
      autoloadBunfig: false,
      // As `bytecode-order.ts` recorded it: 0.2 megabytes less than without.
      bytecodeOrder: ["server", "readers"].map((name) => join(import.meta.dir, `bytecode-order/${name}.txt`)),
    },
    throw: false,
  });
  for (const log of logs) console.error(log);
  if (!success) return { file, size: "", ran: "NOT BUILT, see above", passed: false };
  const bytes = statSync(join(ROOT, file)).size;
  const size = `${(bytes / 1e6).toFixed(1)} MB`;
  if (bytes > MOST_BYTES)
    return { file, size, ran: `TOO LARGE by ${bytes - MOST_BYTES} bytes, see MOST_BYTES`, passed: false };
  return { file, size, ...tryOut(target, join(ROOT, file)) };
}

/** Runs the executable where this machine can, from an empty folder and without an environment. */
function tryOut(target: string | undefined, path: string): { ran: string; passed: boolean } {
  const runner = runnerFor(target);
  if (typeof runner === "string") return { ran: `not run here: ${runner}`, passed: true };
  const folder = mkdtempSync(join(tmpdir(), "carnet-build-"));
  const [command = path, ...words] = [...runner, path, "--version"];
  const { status, stdout, stderr } = spawnSync(command, words, {
    cwd: folder,
    env: {},
    encoding: "utf8",
    timeout: RUN_MILLISECONDS,
  });
  rmSync(folder, { recursive: true });
  if (status !== 0) return { ran: `FAILED: ${stderr.trim() || `exit code ${status}`}`, passed: false };
  return { ran: `${stdout.trim()}${runner[0] ? ", under qemu" : ""}`, passed: true };
}

/** What to put in front of the executable to run it here, or the reason why it cannot be. */
function runnerFor(target: string | undefined): string[] | string {
  const here = `${process.platform}-${process.arch}`;
  if (target === undefined || target === here || target === `${here}-baseline`) return [];
  if (!target.startsWith(process.platform)) return "another operating system";
  if (target === `${here}-musl`)
    return existsSync(`/lib/ld-musl-${process.arch === "arm64" ? "aarch64" : "x86_64"}.so.1`)
      ? []
      : "no musl";
  const qemu = Bun.which("qemu-aarch64-static");
  const libraries = "/usr/aarch64-linux-gnu";
  if (target === "linux-arm64" && qemu && existsSync(libraries))
    return [qemu, "-cpu", "cortex-a53", "-L", libraries];
  return "another processor";
}

function printTable(rows: Row[]): void {
  const widest = Math.max(...rows.map((row) => row.file.length));
  for (const { file, size, ran } of rows) console.log(`${file.padEnd(widest)}  ${size.padStart(8)}  ${ran}`);
}
