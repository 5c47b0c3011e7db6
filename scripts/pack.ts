/**
 * Packs what the executable carries as it is: a third of the size, and unpacked only where it is used. Written to
 * `dist/embedded/`, again only when the source is newer.
 */
import { existsSync, mkdirSync, readFileSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";

const FOLDER = join(import.meta.dir, "../dist/embedded");
const FILES = { "pdfium.wasm": "@embedpdf/pdfium/pdfium.wasm" };
const LEVEL = 19;

/** The folder with the packed files, which are made where they lack or are old. */
export function packEmbedded(): string {
  mkdirSync(FOLDER, { recursive: true });
  for (const [name, module] of Object.entries(FILES)) {
    const source = fileURLToPath(import.meta.resolve(module));
    const packed = join(FOLDER, `${name}.zst`);
    if (existsSync(packed) && statSync(packed).mtimeMs > statSync(source).mtimeMs) continue;
    writeFileSync(packed, Bun.zstdCompressSync(readFileSync(source), { level: LEVEL }));
  }
  return FOLDER;
}
