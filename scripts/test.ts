/**
 * Runs every test: all of them with SQLite and files on disk, then the API suite once more on PostgreSQL with files
 * in S3, as a larger installation has them.
 *
 *     npm test
 *     npm test -- tests/api/products.test.ts          only these files or folders
 *     npm test -- --test-name-pattern=archived        further options of bun test, each as one word
 *
 * It closes with what failed. A browser on a machine that is busy with other work now and then misses a moment, so files of
 * tests/pages in which something failed run once more, alone; what passes only then is named at the close too. Everything
 * else must pass at the first time.
 */
import { existsSync } from "node:fs";
import { join, normalize } from "node:path";
import { buildWeb } from "./build-web.ts";
import { packEmbedded } from "./pack.ts";
import { startPostgres, type TemporaryPostgres } from "./postgres.ts";
import { startS3 } from "./s3.ts";
import { readFailures, type TestFailure } from "./test-failures.ts";

const ROOT = join(import.meta.dir, "..");
const BOTH_ENGINES = "tests/api";
const IN_A_BROWSER = "tests/pages/";
const TEST_MILLISECONDS = 90_000;

interface Outcome {
  engine: string;
  passed: number;
  failed: number;
  /** What broke outside of a test: a file that could not be loaded, a rejection that nobody waited for. */
  errors: number;
  failures: TestFailure[];
  /** What failed at first and passed alone. */
  repeated: TestFailure[];
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
    outcomes.push(await runWithSecondTry("SQLite", paths, { CARNET_TEST_POSTGRES_URL: postgres?.url }));
  if (postgres && onPostgres.length > 0 && !interrupted) outcomes.push(await runOnPostgres(postgres));
} finally {
  await postgres?.stop();
}

if (!postgres)
  console.log(`
PostgreSQL is not installed: its tests and the API suite on it were SKIPPED. To run them too:
    Debian, Ubuntu: apt-get install postgresql      macOS: brew install postgresql`);
tellWhatFailed();
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

async function runWithSecondTry(
  engine: string,
  filters: string[],
  variables: Record<string, string | undefined>,
): Promise<Outcome> {
  const first = await runTests(engine, filters, variables);
  const files = [...new Set(first.failures.map(({ file }) => file))];
  const isAllThere = first.errors === 0 && first.failures.length === first.failed;
  if (interrupted || files.length === 0 || !isAllThere) return first;
  if (!files.every((file) => file.startsWith(IN_A_BROWSER))) return first;
  const second = await runTests(`${engine}, once more`, files, variables);
  if (second.failed > 0) return first;
  return {
    ...first,
    passed: first.passed + first.failed,
    failed: 0,
    failures: [],
    repeated: first.failures,
  };
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
  let output = "";
  for await (const chunk of child.stderr) {
    process.stderr.write(chunk);
    output += decoder.decode(chunk, { stream: true });
  }
  const code = await child.exited;
  const outcome = {
    engine,
    passed: readCount(output, "pass"),
    failed: readCount(output, "fail"),
    errors: readCount(output, "errors?"),
    failures: readFailures(output),
    repeated: [],
  };
  // What breaks outside of a test (a crash, a coverage limit) is in the exit code only.
  return code !== 0 && outcome.failed === 0 ? { ...outcome, failed: 1 } : outcome;
}

function tellWhatFailed(): void {
  for (const { engine, failures, repeated } of outcomes) {
    for (const { file, said } of repeated)
      console.log(`\n--- passed only when it ran alone: ${file}, ${engine}\n${said}`);
    for (const { file, said } of failures) console.log(`\n--- failed: ${file}, ${engine}\n${said}`);
  }
}

/** Reads " 12 pass" from the summary that bun test closes with. */
function readCount(output: string, word: string): number {
  const lines = Bun.stripANSI(output).matchAll(new RegExp(`^ *(\\d+) ${word}$`, "gm"));
  return Number([...lines].at(-1)?.[1] ?? 0);
}

function sum(all: Outcome[], key: "passed" | "failed"): number {
  return all.reduce((total, outcome) => total + outcome[key], 0);
}
