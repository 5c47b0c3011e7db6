/** What an image is by its bytes: names and declared types are not asked. */
import { crc32 } from "node:zlib";

export type ImageType = "image/jpeg" | "image/png" | "image/webp";

const PNG_SIGNATURE = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a];

/** The type that the first 12 bytes show; undefined for everything else. */
export function imageTypeOf(bytes: Uint8Array): ImageType | undefined {
  if (startsWith(bytes, [0xff, 0xd8, 0xff])) return "image/jpeg";
  if (startsWith(bytes, PNG_SIGNATURE)) return "image/png";
  if (startsWith(bytes, ascii("RIFF")) && startsWith(bytes.subarray(8), ascii("WEBP"))) return "image/webp";
  return undefined;
}

/** Where a WebP with more than one picture says so: a flag of its chunk VP8X. */
const FLAGS_AT = 20;
const ANIMATED = 0x02;

/** Whether a WebP is a row of pictures, which few programs decode. */
export function isAnimatedWebp(bytes: Uint8Array): boolean {
  const isExtended = startsWith(bytes.subarray(12), ascii("VP8X"));
  return imageTypeOf(bytes) === "image/webp" && isExtended && ((bytes[FLAGS_AT] ?? 0) & ANIMATED) !== 0;
}

/** Where the head of a PNG, its chunk IHDR, has its type and its checksum (PNG 5.3, 11.2.2). */
const PNG_HEAD_AT = 12;
const PNG_HEAD_END = 29;

/**
 * Whether a PNG's head is as it was written, by its checksum. Decoders take a damaged one at its word, such as for a
 * picture of billions of pixels.
 */
function isWholePngHead(bytes: Uint8Array): boolean {
  if (bytes.length < PNG_HEAD_END + 4 || !startsWith(bytes.subarray(PNG_HEAD_AT), ascii("IHDR")))
    return false;
  const written = new DataView(bytes.buffer, bytes.byteOffset).getUint32(PNG_HEAD_END);
  return crc32(bytes.subarray(PNG_HEAD_AT, PNG_HEAD_END)) === written;
}

/** Whether a picture is a PNG with a damaged head. */
export function isDamagedPng(bytes: Uint8Array): boolean {
  return imageTypeOf(bytes) === "image/png" && !isWholePngHead(bytes);
}

const START_OF_SCAN = 0xda;
const END_OF_IMAGE = 0xd9;

/**
 * Whether a JPEG goes on to its end marker (ITU-T T.81, B.1.1.3). Decoders fill what is missing with grey and say
 * nothing, so that a transfer that was cut off passes for a picture. Segments before the scan are skipped by their
 * length, since a preview inside them has an end marker of its own.
 */
export function isWholeJpeg(bytes: Uint8Array): boolean {
  let at = 2;
  while (at + 4 <= bytes.length && bytes[at] === 0xff && bytes[at + 1] !== START_OF_SCAN)
    at += bytes[at + 1] === 0xff ? 1 : 2 + ((bytes[at + 2] ?? 0) << 8) + (bytes[at + 3] ?? 0);
  for (let from = bytes.indexOf(0xff, at); from !== -1; from = bytes.indexOf(0xff, from + 1))
    if (bytes[from + 1] === END_OF_IMAGE) return true;
  return false;
}

function startsWith(bytes: Uint8Array, start: readonly number[]): boolean {
  return start.every((byte, i) => bytes[i] === byte);
}

function ascii(text: string): number[] {
  return [...text].map((letter) => letter.charCodeAt(0));
}
