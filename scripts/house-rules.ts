/** The rules of the house that no compiler knows, as functions from the text of the files to the faults in them. */
import { dirname, join } from "node:path/posix";

/** Path from the root of the repository → text. */
export type Sources = ReadonlyMap<string, string>;

export interface Fault {
  file: string;
  rule: string;
}

/** An import points to a lower rank or into its own folder: surfaces share a rank and do not know each other. */
const LADDER = [
  ["formats"],
  ["platform"],
  ["storage"],
  ["domain"],
  ["api"],
  ["client"],
  ["pages", "worker", "cli"],
  ["app"],
  ["main"],
];
const LADDER_TEXT =
  "formats ← platform ← storage ← domain ← api ← client ← {pages, worker, cli} ← app ← main";

/** What stands outside of src/ and may be read by it: embedded in the executable as it is. */
const EMBEDDED = ["package.json", "migrations/"];

/** Pure files that browsers load too: one truth for what both sides must agree on. */
const SHARED_WITH_BROWSERS = new Set([
  "src/client/errors.ts",
  "src/client/webhook.ts",
  "src/domain/accounts/brand-colours.ts",
  "src/domain/accounts/brand.ts",
  "src/domain/documents/written-value.ts",
  "src/domain/events/types.ts",
  "src/domain/templates/composition.ts",
  "src/domain/templates/known-words.ts",
  "src/domain/templates/missing.ts",
  "src/pages/kit/locale.ts",
  "src/pages/kit/share-sums.ts",
  "src/pages/kit/written-number.ts",
]);

/** What a surface shows of another one: the panel previews the public page as it will be. */
const SHOWN_ELSEWHERE = new Set(["src/pages/public/passport-page.ts"]);

/** Every import points left on the ladder, and surfaces share what is in their kit. Tests beside the files may import anything. */
export function checkLadder(sources: Sources): Fault[] {
  const faults: Fault[] = [];
  for (const [file, text] of sources) {
    if (!isOurs(file)) continue;
    const layer = layerOf(file);
    if (layer !== undefined && rankOf(layer) === undefined)
      faults.push({ file, rule: `${layer} is no step of the ladder ${LADDER_TEXT}` });
    // A type is gone before a browser sees the file.
    const counted = layer === undefined ? text.replace(/\bimport type\b[^;]*;/g, "") : text;
    for (const target of importsOf(file, counted)) {
      const refusal =
        layer === undefined
          ? refuseInBrowser(target)
          : (refuseOnLadder(layer, target) ?? refuseBetweenSurfaces(file, target));
      if (refusal) faults.push({ file, rule: `imports ${target}, but ${refusal}` });
    }
  }
  return faults;
}

/** No file imports itself through others, not even for a type. */
export function checkCycles(sources: Sources): Fault[] {
  const faults: Fault[] = [];
  const done = new Set<string>();
  const visit = (file: string, path: string[]): void => {
    const start = path.indexOf(file);
    if (start >= 0) {
      faults.push({ file, rule: `imports itself: ${[...path.slice(start), file].join(" → ")}` });
      return;
    }
    if (done.has(file)) return;
    const text = sources.get(file);
    if (text !== undefined) for (const target of importsOf(file, text)) visit(target, [...path, file]);
    done.add(file);
  };
  for (const file of sources.keys()) if (isOurs(file)) visit(file, []);
  return faults;
}

/** What a server loads before it answers for the first time. */
const START = "src/app/serve.ts";
/** Modules of node that bring its streams: the first answer would come several milliseconds later. */
const HEAVY = /\bfrom "node:(child_process|crypto|dns|http|https|net|stream|tls|util|zlib)[/"]/;

/** Nothing that the start waits for loads a heavy module of node; see `platform/late.ts`. */
export function checkStart(sources: Sources): Fault[] {
  const faults: Fault[] = [];
  const seen = new Set<string>();
  const visit = (file: string): void => {
    const text = sources.get(file)?.replace(/\bimport type\b[^;]*;/g, "");
    if (text === undefined || seen.has(file)) return;
    seen.add(file);
    const heavy = text.match(HEAVY)?.[1];
    if (heavy)
      faults.push({
        file,
        rule: `loads node:${heavy} before the first answer: take it from platform/late.ts`,
      });
    const waitedFor = text.replace(/\bimport\("[^"]+"\)/g, "");
    for (const target of importsOf(file, waitedFor)) visit(target);
  };
  visit(START);
  return faults;
}

/** Where the environment comes in: what is further inside is handed the settings, or the variables themselves. */
const READS_ENVIRONMENT = /^src\/(platform\/|main\.ts|app\/serve\.ts|app\/run-command\.ts)/;
/** The client is published and has no clock to be handed. */
const READS_TIME = /^src\/(platform|client)\//;

/** Settings and the time come through their doors. */
export function checkDoors(sources: Sources): Fault[] {
  const faults: Fault[] = [];
  for (const [file, text] of sources) {
    if (!isOurs(file) || !file.startsWith("src/")) continue;
    if (!READS_ENVIRONMENT.test(file) && /\b(?:process|Bun)\.env\b/.test(text))
      faults.push({
        file,
        rule: "reads the environment: take a setting from Config, or the environment that is handed on",
      });
    if (!READS_TIME.test(file) && /\bDate\.now\(|\bnew Date\(\)/.test(text))
      faults.push({ file, rule: "asks the machine for the time: take it from the clock" });
  }
  return faults;
}

/** Nothing leads out of the repository: no folder beside it, no path of one machine, no package registry. */
export function checkReach(sources: Sources): Fault[] {
  const faults: Fault[] = [];
  for (const [file, text] of sources) {
    if (holdsRules(file)) continue;
    if (/\.\.\/shared\b/.test(text))
      faults.push({ file, rule: "names ../shared, which is no part of the repository" });
    const path = text.match(/(?<![\w.:/-])\/(?:work|root|Users|home\/[a-z]\w*)\/[\w.-]+/)?.[0];
    if (path) faults.push({ file, rule: `holds ${path}, a path of one machine` });
    if (file === "bun.lock" && /https?:\/\//.test(text))
      faults.push({
        file,
        rule: "holds the address of a package registry: install from the default one again",
      });
    if (/^(bunfig\.toml|\.npmrc)$/.test(file) && /registry/.test(text))
      faults.push({ file, rule: "sets a package registry" });
  }
  return faults;
}

const EXPORTED =
  /^export (?:async )?(?:function\*?|const|let|class|interface|type|enum) ([A-Za-z_$][\w$]*)/gm;

/** What a file exports another one mentions, be it a test: else nobody depends on it. What is generated is for strangers. */
export function checkExports(sources: Sources): Fault[] {
  const code = [...sources].filter(([file]) => /\.tsx?$/.test(file));
  const mentions = new Map<string, number>();
  for (const [, text] of code)
    for (const word of new Set(text.match(/[A-Za-z_$][\w$]*/g)))
      mentions.set(word, (mentions.get(word) ?? 0) + 1);
  return code
    .filter(([file]) => (isOurs(file) || isScript(file)) && !file.endsWith(".generated.ts"))
    .flatMap(([file, text]) =>
      [...text.matchAll(EXPORTED)]
        .filter(([, name = ""]) => mentions.get(name) === 1)
        .map(([, name]) => ({ file, rule: `exports ${name}, which no other file mentions` })),
    );
}

/** Files and folders that a document names are there. */
export function checkDocs(sources: Sources): Fault[] {
  const faults: Fault[] = [];
  const there = new Set([...sources.keys()].flatMap(placesOf));
  for (const [file, text] of sources) {
    if (!file.endsWith(".md")) continue;
    for (const [, path = ""] of text.matchAll(/`((?:src|tests|scripts)\/[\w./-]+?)\/?`/g))
      if (!there.has(path)) faults.push({ file, rule: `names ${path}, which does not exist` });
  }
  return faults;
}

/** A file and the folders that it lies in. */
function placesOf(file: string): string[] {
  const parts = file.split("/");
  return parts.map((_, last) => parts.slice(0, last + 1).join("/"));
}

/** Every test runs, always. A test that needs what may be missing says so with `skipIf`. */
export function checkTests(sources: Sources): Fault[] {
  const faults: Fault[] = [];
  for (const [file, text] of sources) {
    if (!isTest(file) || holdsRules(file)) continue;
    const found = text.match(/\b(?:test|it|describe)(?:\.\w+)*\.(?:only|skip|todo)\b/)?.[0];
    if (found) faults.push({ file, rule: `holds ${found}: run the test, or delete it` });
  }
  return faults;
}

/** The patterns here and the examples in the tests of them would be found. */
function holdsRules(file: string): boolean {
  return /^scripts\/house-rules(\.test)?\.ts$/.test(file);
}

function isTest(file: string): boolean {
  return /\.test\.tsx?$/.test(file);
}

function isScript(file: string): boolean {
  return file.startsWith("scripts/") && !isTest(file);
}

function isOurs(file: string): boolean {
  return /^(src|web)\/.*(?<!\.d)\.tsx?$/.test(file) && !isTest(file);
}

/** Paths of the files in the repository that a file imports. */
function importsOf(file: string, text: string): string[] {
  const specifiers = text.matchAll(/(?:\bfrom|\bimport)\s*\(?\s*"(\.{1,2}\/[^"]+)"/g);
  return [...specifiers].map(([, specifier = ""]) => join(dirname(file), specifier));
}

/** `src/domain/gtin.ts` → domain, `src/app.ts` → app, undefined outside of src. */
function layerOf(path: string): string | undefined {
  return path.match(/^src\/([^/.]+)/)?.[1];
}

function rankOf(layer: string): number | undefined {
  const rank = LADDER.findIndex((step) => step.includes(layer));
  return rank >= 0 ? rank : undefined;
}

function refuseOnLadder(layer: string, target: string): string | undefined {
  const other = layerOf(target);
  if (other === undefined)
    return EMBEDDED.some((place) => target.startsWith(place)) ? undefined : "src/ stands on its own";
  if (other === layer) return undefined;
  if (layer === "client") return "the client is published and stands on its own";
  const [from, to] = [rankOf(layer), rankOf(other)];
  if (from === undefined || to === undefined || to < from) return undefined;
  return to === from
    ? `${layer} and ${other} do not know each other`
    : `an import points left: ${LADDER_TEXT}`;
}

/** Folders below `pages/` know their kit, and the kit knows none of them. */
function refuseBetweenSurfaces(file: string, target: string): string | undefined {
  const [from, to] = [surfaceOf(file), surfaceOf(target)];
  if (from === undefined || to === undefined || to === from || to === "kit") return undefined;
  if (from !== "kit" && SHOWN_ELSEWHERE.has(target)) return undefined;
  return `${from} and ${to} do not know each other: what surfaces share is in src/pages/kit/`;
}

/** `src/pages/panel/imports/rows.ts` → panel, undefined for what is in no folder below `pages/`. */
function surfaceOf(path: string): string | undefined {
  return path.match(/^src\/pages\/([^/]+)\//)?.[1];
}

function refuseInBrowser(target: string): string | undefined {
  if (target.startsWith("web/") || target.startsWith("src/formats/")) return undefined;
  if (SHARED_WITH_BROWSERS.has(target)) return undefined;
  return "what browsers load may take from src/formats/ only, besides types and the pure files that are named here";
}
