/**
 * Runs every test: all of them with SQLite and files on disk, then the API suite once more on PostgreSQL with files
 * in S3, as a larger installation has them.
 *
 *     npm test
 *     npm test -- tests/api/products.test.ts          only these files or folders
 *     npm test -- --test-name-pattern=archived        further options of bun test, each as one word
 */
import { existsSync } from "node:fs";
import { join, normalize } from "node:path";
import { buildWeb } from "./build-web.ts";
import { packEmbedded } from "./pack.ts";
import { startPostgres, type TemporaryPostgres } from "./postgres.ts";
import { startS3 } from "./s3.ts";

const ROOT = join(import.meta.dir, "..");
const BOTH_ENGINES = "tests/api";
const TEST_MILLISECONDS = 30_000;

interface Outcome {
  passed: number;
  failed: number;
}

const options = process.argv.slice(2).filter((argument) => argument.startsWith("-"));
const paths = process.argv.slice(2).filter((argument) => !argument.startsWith("-"));
for (const path of paths)
  if (!existsSync(join(ROOT, path))) {
    console.error(`There is no ${path}. Name test files or folders by their path from the repository.`);
    process.exit(2);
  }

let running: Bun.Subprocess | undefined;
let interrupted = false;
for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"] as const)
  process.on(signal, () => {
    interrupted = true;
    running?.kill(signal);
  });

const onPostgres = pathsOnBothEngines();
await buildWeb();
packEmbedded();
const postgres = await startPostgres();
const outcomes: Outcome[] = [];
try {
  if (!interrupted)
    outcomes.push(await runTests("SQLite", paths, { CARNET_TEST_POSTGRES_URL: postgres?.url }));
  if (postgres && onPostgres.length > 0 && !interrupted) outcomes.push(await runOnPostgres(postgres));
} finally {
  await postgres?.stop();
}

if (!postgres)
  console.log(`
PostgreSQL is not installed: its tests and the API suite on it were SKIPPED. To run them too:
    Debian, Ubuntu: apt-get install postgresql      macOS: brew install postgresql`);
const failed = sum(outcomes, "failed") + (interrupted ? 1 : 0);
if (interrupted) console.log("\nInterrupted: not every test has run.");
console.log(`\n${sum(outcomes, "passed")} passed, ${failed} failed`);
process.exit(failed > 0 ? 1 : 0);

function pathsOnBothEngines(): string[] {
  if (![...new Bun.Glob(`${BOTH_ENGINES}/**/*.test.ts`).scanSync(ROOT)].length) return [];
  const wanted = paths.length > 0 ? paths.map((path) => normalize(`${path}/.`)) : ["."];
  if (wanted.some((path) => path === "." || `${BOTH_ENGINES}/`.startsWith(`${path}/`))) return [BOTH_ENGINES];
  return wanted.filter((path) => path.startsWith(`${BOTH_ENGINES}/`));
}

async function runOnPostgres({ url, version }: TemporaryPostgres): Promise<Outcome> {
  const s3 = await startS3();
  try {
    return await runTests(`PostgreSQL ${version} and S3`, onPostgres, {
      CARNET_TEST_POSTGRES_URL: url,
      CARNET_TEST_ENGINE: "postgres",
      CARNET_TEST_S3: s3.url,
    });
  } finally {
    await s3.stop();
  }
}

async function runTests(
  engine: string,
  filters: string[],
  variables: Record<string, string | undefined>,
): Promise<Outcome> {
  console.log(`\n== ${filters.length ? filters.join(" ") : "all tests"}, ${engine}`);
  const child = Bun.spawn(
    // "./" makes a path of what bun test would otherwise match anywhere in a file's name.
    [
      process.execPath,
      "test",
      `--timeout=${TEST_MILLISECONDS}`,
      ...options,
      ...filters.map((path) => `./${path}`),
    ],
    { cwd: ROOT, env: { ...process.env, ...variables }, stdin: "ignore", stdout: "inherit", stderr: "pipe" },
  );
  running = child;
  const decoder = new TextDecoder();
  let tail = "";
  for await (const chunk of child.stderr) {
    process.stderr.write(chunk);
    tail = (tail + decoder.decode(chunk, { stream: true })).slice(-10_000);
  }
  const code = await child.exited;
  const outcome = { passed: readCount(tail, "pass"), failed: readCount(tail, "fail") };
  // What breaks outside of a test (a crash, a coverage limit) is in the exit code only.
  return code !== 0 && outcome.failed === 0 ? { ...outcome, failed: 1 } : outcome;
}

/** Reads " 12 pass" from the summary that bun test closes with. */
function readCount(output: string, word: string): number {
  const lines = Bun.stripANSI(output).matchAll(new RegExp(`^ *(\\d+) ${word}$`, "gm"));
  return Number([...lines].at(-1)?.[1] ?? 0);
}

function sum(all: Outcome[], key: keyof Outcome): number {
  return all.reduce((total, outcome) => total + outcome[key], 0);
}
