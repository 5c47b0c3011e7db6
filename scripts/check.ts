/** `npm run check`: types, lint and format, and the rules of the house. Says everything that is wrong, then fails. */
import { readdirSync, readFileSync } from "node:fs";
import { join, relative } from "node:path";
import { changedClientSources } from "./client.ts";
import {
  checkCycles,
  checkDocs,
  checkDoors,
  checkExports,
  checkLadder,
  checkReach,
  checkStart,
  checkTests,
  type Sources,
} from "./house-rules.ts";

const ROOT = join(import.meta.dir, "..");
const NOT_OURS = new Set([".git", "node_modules", "dist", "data", "coverage"]);
const TEXT =
  /\.(tsx?|css|html|md|json|jsonc|toml|lock|sql|sh|service|yml|yaml)$|(^|\/)(run|Dockerfile|\.[a-z]+)$/;

const steps = [
  runTool("types", "tsc", "--noEmit"),
  runTool("lint and format", "biome", "check", "--error-on-warnings"),
];
const failed = [...steps, checkHouse(), checkClient()].filter((passed) => !passed).length;
process.exit(failed > 0 ? 1 : 0);

function runTool(name: string, ...command: string[]): boolean {
  const { exitCode } = Bun.spawnSync([process.execPath, "x", "--no-install", ...command], {
    cwd: ROOT,
    stdio: ["ignore", "inherit", "inherit"],
  });
  return report(name, exitCode === 0);
}

function checkHouse(): boolean {
  const sources = readSources();
  const faults = [
    checkLadder,
    checkCycles,
    checkStart,
    checkDoors,
    checkExports,
    checkDocs,
    checkReach,
    checkTests,
  ].flatMap((check) => check(sources));
  for (const { file, rule } of faults) console.error(`${file}: ${rule}`);
  return report("house rules", faults.length === 0);
}

function checkClient(): boolean {
  const changed = changedClientSources();
  for (const [path] of changed) console.error(`${path}: the endpoints have changed. Run: npm run client`);
  return report("the client has every endpoint", changed.length === 0);
}

function report(name: string, passed: boolean): boolean {
  console.log(`${passed ? "ok    " : "FAILED"} ${name}`);
  return passed;
}

function readSources(folder = ROOT, sources = new Map<string, string>()): Sources {
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    if (NOT_OURS.has(entry.name)) continue;
    const path = join(folder, entry.name);
    if (entry.isDirectory()) readSources(path, sources);
    else if (entry.isFile() && TEXT.test(path)) sources.set(relative(ROOT, path), readFileSync(path, "utf8"));
  }
  return sources;
}
