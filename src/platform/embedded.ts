/** Files that the build packs and the executable carries, such as programs of other languages. */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { late } from "./late.ts";

/** `--asset` of the build places the folder beside the bundled sources of the executable. */
const FOLDER = Bun.isStandaloneExecutable
  ? join(import.meta.dir, "embedded")
  : join(import.meta.dir, "../../dist/embedded");

/** Packed as small as it gets, which takes longer to unpack (some 10 ms): what few documents and labels need. */
const SMALLEST: ReadonlySet<string> = new Set([
  "nld.shortdata",
  "pol.shortdata",
  "ita.shortdata",
  "por.shortdata",
  "spa.shortdata",
  "fra.shortdata",
  "deu.shortdata",
  "eng.shortdata",
  "tesseract.wasm",
  "pdfium-code.wasm",
  "harfbuzz.wasm",
  "harfbuzz-subset.wasm",
  "label-regular.ttf",
  "label-bold.ttf",
  "label-more-regular.ttf",
  "label-more-bold.ttf",
  "common-passwords.json",
  "licenses.json",
]);

/** What a packed file is called, by how it is packed. */
export function packedName(name: string): string {
  return `${name}.${SMALLEST.has(name) ? "br" : "zst"}`;
}

/**
 * An embedded file, unpacked.
 * @throws Error when the sources run without having been built
 */
export function readEmbedded(name: string): Uint8Array<ArrayBuffer> {
  let packed: Buffer;
  try {
    packed = readFileSync(join(FOLDER, packedName(name)));
  } catch {
    throw new Error(`${name} was not packed. Run: bun scripts/build-web.ts`);
  }
  const unpacked = SMALLEST.has(name)
    ? late.zlib.brotliDecompressSync(packed)
    : Bun.zstdDecompressSync(packed);
  // A large file has a buffer of its own, and need not be copied.
  const { buffer } = unpacked;
  const isAlone = buffer instanceof ArrayBuffer && buffer.byteLength === unpacked.length;
  return new Uint8Array(isAlone ? buffer : unpacked);
}
