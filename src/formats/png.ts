/** Writes PNG files (W3C Recommendation, second edition 2003) from rows of pixels. */
import { crc32, deflateSync } from "node:zlib";

/** Colour types of PNG 11.2.2. */
export const GREYSCALE = 0;
export const TRUECOLOUR = 2;

export interface PngForm {
  width: number;
  height: number;
  /** Bits of a sample. */
  bits: 1 | 8;
  colour: typeof GREYSCALE | typeof TRUECOLOUR;
  /** How hard to compress, 1 to 9; zlib's own choice without it. */
  level?: number;
  /** Dots an inch that the picture is meant for. */
  dpi?: number;
}

const SIGNATURE = Buffer.from("89504e470d0a1a0a", "hex");

/**
 * A file of one picture, not interlaced.
 * @param rows the rows from the top, each after its filter byte (PNG 9.2)
 */
export function pngOf(
  { width, height, bits, colour, level, dpi }: PngForm,
  rows: Uint8Array,
): Uint8Array<ArrayBuffer> {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header[8] = bits;
  header[9] = colour; // the zeros that follow say deflate, filters by row, not interlaced
  return Buffer.concat([
    SIGNATURE,
    chunk("IHDR", header),
    ...(dpi === undefined ? [] : [chunk("pHYs", density(dpi))]),
    chunk("IDAT", deflateSync(rows, level === undefined ? {} : { level })),
    chunk("IEND", Buffer.alloc(0)),
  ]);
}

/** PNG 11.3.5.3: pixels a metre on both axes. */
function density(dpi: number): Uint8Array {
  const bytes = Buffer.alloc(9);
  const perMetre = Math.round(dpi / 0.0254);
  bytes.writeUInt32BE(perMetre, 0);
  bytes.writeUInt32BE(perMetre, 4);
  bytes[8] = 1;
  return bytes;
}

function chunk(type: string, data: Uint8Array): Uint8Array {
  const bytes = Buffer.alloc(data.length + 12);
  bytes.writeUInt32BE(data.length, 0);
  bytes.write(type, 4, "latin1");
  bytes.set(data, 8);
  bytes.writeUInt32BE(crc32(bytes.subarray(4, data.length + 8)), data.length + 8);
  return bytes;
}
