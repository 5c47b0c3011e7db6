/** Files that the build packs and the executable carries, such as programs of other languages. */
import { readFileSync } from "node:fs";
import { join } from "node:path";

/** `--asset` of the build places the folder beside the bundled sources of the executable. */
const FOLDER = Bun.isStandaloneExecutable
  ? join(import.meta.dir, "embedded")
  : join(import.meta.dir, "../../dist/embedded");

/** What a packed file is called. */
export function packedName(name: string): string {
  return `${name}.zst`;
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
  const unpacked = Bun.zstdDecompressSync(packed);
  // A large file has a buffer of its own, and need not be copied.
  const { buffer } = unpacked;
  const isAlone = buffer instanceof ArrayBuffer && buffer.byteLength === unpacked.length;
  return new Uint8Array(isAlone ? buffer : unpacked);
}
