/**
 * Packs what the executable carries as it is: a third of the size, and unpacked only where it is used. Written to
 * `dist/embedded/`, again only when the source is newer.
 */
import { spawnSync } from "node:child_process";
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { brotliCompressSync, constants } from "node:zlib";
import { dictionary } from "@zxcvbn-ts/language-common";
import { PASSWORD_MIN } from "../src/domain/accounts/users.ts";
import { NAMES } from "../src/domain/extraction/names.ts";
import { PLANS } from "../src/domain/extraction/shortened-patterns.ts";
import { COMMON_PASSWORDS } from "../src/domain/members/common-passwords.ts";
import { codePoints } from "../src/formats/clean-text.ts";
import { shortModelName, withShortWords } from "../src/formats/tesseract-words.ts";
import { takeApart } from "../src/formats/wasm-functions.ts";
import { packedName } from "../src/platform/embedded.ts";
import { readLicenses } from "./licenses.ts";
import { namesByIntl } from "./pack-names.ts";
import { plansOf } from "./pattern-plans.ts";
import { USED_FUNCTIONS, usedFunctions } from "./pdfium-used.ts";
import { trimmed } from "./trimmed-program.ts";

const FOLDER = join(import.meta.dir, "../dist/embedded");
/** The languages whose letters pictures are read in without more files: integer models of Tesseract, the most exact. */
const LANGUAGES = ["eng", "deu", "fra", "ita", "spa", "por", "nld", "pol"];
const FILES: Record<string, string> = {
  "tesseract.wasm": "tesseract.js-core/tesseract-core-relaxedsimd-lstm.wasm",
  "label-regular.ttf": "@expo-google-fonts/commissioner/400Regular/Commissioner_400Regular.ttf",
  "label-bold.ttf": "@expo-google-fonts/commissioner/700Bold/Commissioner_700Bold.ttf",
  "label-more-regular.ttf": "dejavu-fonts-ttf/ttf/DejaVuSans.ttf",
  "label-more-bold.ttf": "dejavu-fonts-ttf/ttf/DejaVuSans-Bold.ttf",
  "harfbuzz.wasm": "harfbuzzjs/dist/harfbuzz.wasm",
  "harfbuzz-subset.wasm": "harfbuzzjs/dist/harfbuzz-subset.wasm",
};
const [TEXT, CODE, LICENSES] = ["pdfium-text.wasm", "pdfium-code.wasm", "licenses.json"];
const LEVEL = 19;
const MOST_BYTES = 64 * 1024 ** 2;

/** Written behind the optimized program for text: older than it only where that was packed anew since. */
const OPTIMIZED = join(FOLDER, "../pdfium-optimized");
/** Instructions of WebAssembly that PDFium has. */
const FEATURES = ["bulk-memory", "mutable-globals", "nontrapping-float-to-int", "sign-ext"];

/** The folder with the packed files, which are made where they lack or are old. */
export function packEmbedded(): string {
  mkdirSync(FOLDER, { recursive: true });
  // What an older state of the sources packed would go into the executable too.
  const models = LANGUAGES.map(shortModelName);
  const files = new Set(
    [...Object.keys(FILES), ...models, TEXT, CODE, LICENSES, NAMES, PLANS].map(packedName),
  );
  for (const file of readdirSync(FOLDER)) if (!files.has(file)) rmSync(join(FOLDER, file));
  for (const [name, module] of Object.entries(FILES)) packFile(name, module, (content) => content);
  for (const language of LANGUAGES)
    packFile(
      shortModelName(language),
      `@tesseract.js-data/${language}/4.0.0_best_int/${language}.traineddata.gz`,
      (content) => withShortWords(Bun.gunzipSync(content)),
    );
  packPdfium();
  pack(LICENSES, readLicenses());
  pack(NAMES, namesByIntl());
  pack(COMMON_PASSWORDS, commonPasswords());
  return FOLDER;
}

/** Packs a file of a package, where that was not done since it came. */
function packFile(
  name: string,
  module: string,
  made: (content: Uint8Array<ArrayBuffer>) => Uint8Array<ArrayBuffer>,
): void {
  const source = fileURLToPath(import.meta.resolve(module));
  if (isNewer(packed(name), [source])) return;
  write(name, made(new Uint8Array(readFileSync(source))));
}

/** In two files: with the functions that text is read with alone, and all of it but its data, which both share. */
function packPdfium(): void {
  const source = fileURLToPath(import.meta.resolve("@embedpdf/pdfium/pdfium.wasm"));
  if ([TEXT, CODE].every((name) => isNewer(packed(name), [source, USED_FUNCTIONS]))) return;
  const program = new Uint8Array(readFileSync(source));
  const used = usedFunctions(program);
  write(TEXT, used ? trimmed(program, used) : program);
  write(CODE, program.subarray(0, program.length - takeApart(program).tail.length));
}

/**
 * Makes the program that text is read with smaller and quicker for the executable; sources do without, since it takes a while.
 * Its data stay as they are: the rest of PDFium shares them.
 */
export function optimizePdfium(): void {
  if (isNewer(OPTIMIZED, [packed(TEXT)])) return;
  const folder = mkdtempSync(join(tmpdir(), "carnet-pdfium-"));
  const [from, to] = [join(folder, "from.wasm"), join(folder, "to.wasm")];
  writeFileSync(from, Bun.zstdDecompressSync(readFileSync(packed(TEXT))));
  const { status, stderr } = spawnSync(
    process.execPath,
    [
      fileURLToPath(import.meta.resolve("binaryen/bin/wasm-opt")),
      ...FEATURES.map((name) => `--enable-${name}`),
      "-O3",
      "--skip-pass=memory-packing",
      ...[from, "-o", to],
    ],
    { encoding: "utf8" },
  );
  const optimized = status === 0 && new Uint8Array(readFileSync(to));
  rmSync(folder, { recursive: true });
  if (!optimized) throw new Error(`PDFium was not optimized: ${stderr}`);
  write(TEXT, optimized);
  writeFileSync(OPTIMIZED, "");
}

/** Whether a file is there, and newer than what it is made of. */
function isNewer(file: string, sources: readonly string[]): boolean {
  return existsSync(file) && sources.every((source) => statSync(file).mtimeMs > statSync(source).mtimeMs);
}

/** What a reader leaves out of its patterns: of the patterns as they are in the executable. */
export function packPlans(): void {
  const told = spawnSync(process.execPath, [join(import.meta.dir, "pattern-sources.ts")], {
    maxBuffer: MOST_BYTES,
  });
  if (told.status !== 0) throw new Error(`The patterns of the rules were not told: ${told.stderr}`);
  const patterns = JSON.parse(told.stdout.toString()) as [source: string, flags: string][];
  write(PLANS, plansOf(new Map(patterns)));
}

/** Shorter ones are refused for their length. */
function commonPasswords(): string[] {
  const all = dictionary["passwords-common"] as readonly string[];
  return all.filter((password) => codePoints(password) >= PASSWORD_MIN).sort();
}

function pack(name: string, value: object): void {
  write(name, Buffer.from(JSON.stringify(value)));
}

function write(name: string, content: Uint8Array<ArrayBuffer>): void {
  const isBrotli = packedName(name).endsWith(".br");
  writeFileSync(packed(name), isBrotli ? smallest(content) : Bun.zstdCompressSync(content, { level: LEVEL }));
}

function packed(name: string): string {
  return join(FOLDER, packedName(name));
}

function smallest(content: Uint8Array<ArrayBuffer>): Buffer {
  return brotliCompressSync(content, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
      [constants.BROTLI_PARAM_LGWIN]: constants.BROTLI_MAX_WINDOW_BITS,
      [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
    },
  });
}
