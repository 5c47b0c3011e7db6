/**
 * Packs what the executable carries as it is: a third of the size, and unpacked only where it is used. Written to
 * `dist/embedded/`, again only when the source is newer.
 */
import { existsSync, mkdirSync, readFileSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { NAMES } from "../src/domain/extraction/names.ts";
import { readLicenses } from "./licenses.ts";
import { namesByIntl } from "./pack-names.ts";

const FOLDER = join(import.meta.dir, "../dist/embedded");
/** The languages whose letters pictures are read in without more files: integer models of Tesseract, the most exact. */
const LANGUAGES = ["eng", "deu", "fra", "ita", "spa", "por", "nld", "pol"];
const FILES: Record<string, string> = {
  "pdfium.wasm": "@embedpdf/pdfium/pdfium.wasm",
  "tesseract.wasm": "tesseract.js-core/tesseract-core-relaxedsimd-lstm.wasm",
  "label-regular.ttf": "@expo-google-fonts/commissioner/400Regular/Commissioner_400Regular.ttf",
  "label-bold.ttf": "@expo-google-fonts/commissioner/700Bold/Commissioner_700Bold.ttf",
  "label-more-regular.ttf": "dejavu-fonts-ttf/ttf/DejaVuSans.ttf",
  "label-more-bold.ttf": "dejavu-fonts-ttf/ttf/DejaVuSans-Bold.ttf",
  "harfbuzz.wasm": "harfbuzzjs/dist/harfbuzz.wasm",
  "harfbuzz-subset.wasm": "harfbuzzjs/dist/harfbuzz-subset.wasm",
  ...Object.fromEntries(
    LANGUAGES.map((language) => [
      `${language}.traineddata`,
      `@tesseract.js-data/${language}/4.0.0_best_int/${language}.traineddata.gz`,
    ]),
  ),
};
const LEVEL = 19;

/** The folder with the packed files, which are made where they lack or are old. */
export function packEmbedded(): string {
  mkdirSync(FOLDER, { recursive: true });
  for (const [name, module] of Object.entries(FILES)) {
    const source = fileURLToPath(import.meta.resolve(module));
    const packed = join(FOLDER, `${name}.zst`);
    if (existsSync(packed) && statSync(packed).mtimeMs > statSync(source).mtimeMs) continue;
    const content = readFileSync(source);
    const plain = source.endsWith(".gz") ? Bun.gunzipSync(content) : content;
    writeFileSync(packed, Bun.zstdCompressSync(plain, { level: LEVEL }));
  }
  pack("licenses.json", readLicenses());
  pack(NAMES, namesByIntl());
  return FOLDER;
}

function pack(name: string, value: object): void {
  writeFileSync(join(FOLDER, `${name}.zst`), Bun.zstdCompressSync(JSON.stringify(value), { level: LEVEL }));
}
