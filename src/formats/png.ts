/** Writes PNG files (W3C Recommendation, second edition 2003) from rows of pixels. */
import { crc32, deflateSync } from "node:zlib";

/** Colour types of PNG 11.2.2. */
export const GREYSCALE = 0;
export const TRUECOLOUR = 2;

interface PngForm {
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
/** Bytes that zlib writes at once. */
const LEAST_ROOM = 1024;
const MOST_ROOM = 16 * 1024;

/**
 * A file of one picture, not interlaced.
 * @param rows the rows from the top, each after its filter byte (PNG 9.2)
 */
export function pngOf(form: PngForm, rows: Uint8Array): Uint8Array<ArrayBuffer> {
  return pngWriter(form)(rows);
}

/** Prepares the writing of many pictures of one form, as `pngOf` writes one. */
export function pngWriter({
  width,
  height,
  bits,
  colour,
  level,
  dpi,
}: PngForm): (rows: Uint8Array) => Uint8Array<ArrayBuffer> {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header[8] = bits;
  header[9] = colour; // the zeros that follow say deflate, filters by row, not interlaced
  const head = Buffer.concat([
    SIGNATURE,
    chunk("IHDR", header),
    ...(dpi === undefined ? [] : [chunk("pHYs", density(dpi))]),
  ]);
  return (rows) => {
    // zlib makes room of this size for what comes out, and zeroes it: small for small pictures.
    const chunkSize = Math.min(MOST_ROOM, Math.max(LEAST_ROOM, rows.length >> 3));
    const packed = deflateSync(rows, level === undefined ? { chunkSize } : { level, chunkSize });
    return Buffer.concat([head, chunk("IDAT", packed), END]);
  };
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

const END = chunk("IEND", Buffer.alloc(0));
