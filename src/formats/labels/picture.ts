import { inflateSync } from "node:zlib";

/** A picture in greys. */
export interface Picture {
  width: number;
  height: number;
  /** A byte a pixel, row by row: 0 is black, 255 is white or transparent. */
  greys: Uint8Array;
}

/** Most pixels of a picture on a label: a logo of 10 × 10 cm at 300 dpi has 1.4 million. */
export const MAX_PIXELS = 4_000_000;

/** Samples of a pixel for the colour types of PNG 11.2.2. */
const SAMPLES: Record<number, number> = { 0: 1, 2: 3, 4: 2, 6: 4 };

/**
 * Reads a PNG file of 8 bits a sample that is not interlaced and has no palette, as encoders write photographs and
 * logos; transparent is white.
 * @throws RangeError for any other file
 */
export function readPng(bytes: Uint8Array): Picture {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  if (bytes.length < 33 || view.getUint32(0) !== 0x89504e47) throw new RangeError("This is no PNG file.");
  const [width, height] = [view.getUint32(16), view.getUint32(20)];
  const samples = SAMPLES[view.getUint8(25)];
  if (view.getUint8(24) !== 8 || samples === undefined || view.getUint8(28) !== 0)
    throw new RangeError("PNG files of 8 bits a sample without a palette are read, and no others.");
  if (width * height > MAX_PIXELS || width * height === 0)
    throw new RangeError("The picture has too many pixels.");
  const data: Uint8Array[] = [];
  for (let at = 8; at + 12 <= bytes.length; ) {
    const size = view.getUint32(at);
    if (view.getUint32(at + 4) === 0x49444154) data.push(bytes.subarray(at + 8, at + 8 + size));
    at += size + 12;
  }
  const stride = width * samples;
  const rows = inflateSync(Buffer.concat(data), { maxOutputLength: (stride + 1) * height });
  if (rows.length !== (stride + 1) * height) throw new RangeError("The PNG file is cut off.");
  unfilter(rows, stride, samples);
  const greys = new Uint8Array(width * height);
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++)
      greys[y * width + x] = greyOf(rows, y * (stride + 1) + 1 + x * samples, samples);
  return { width, height, greys };
}

/** PNG 9.2. */
function unfilter(rows: Uint8Array, stride: number, samples: number): void {
  for (let start = 0; start < rows.length; start += stride + 1) {
    const filter = rows[start];
    for (let at = start + 1; at <= start + stride; at++) {
      const left = at - start > samples ? (rows[at - samples] ?? 0) : 0;
      const above = start > 0 ? (rows[at - stride - 1] ?? 0) : 0;
      const corner = start > 0 && at - start > samples ? (rows[at - stride - 1 - samples] ?? 0) : 0;
      const guess =
        filter === 1
          ? left
          : filter === 2
            ? above
            : filter === 3
              ? (left + above) >> 1
              : filter === 4
                ? paeth(left, above, corner)
                : 0;
      rows[at] = (rows[at] ?? 0) + guess;
    }
  }
}

function paeth(left: number, above: number, corner: number): number {
  const guess = left + above - corner;
  const [a, b, c] = [Math.abs(guess - left), Math.abs(guess - above), Math.abs(guess - corner)];
  if (a <= b && a <= c) return left;
  return b <= c ? above : corner;
}

/** On white paper; the weights of ITU-R BT.709. */
function greyOf(rows: Uint8Array, at: number, samples: number): number {
  const one = rows[at] ?? 0;
  const grey = samples < 3 ? one : 0.2126 * one + 0.7152 * (rows[at + 1] ?? 0) + 0.0722 * (rows[at + 2] ?? 0);
  const alpha = samples % 2 === 0 ? (rows[at + samples - 1] ?? 0) / 255 : 1;
  return Math.round(255 - (255 - grey) * alpha);
}

/**
 * The picture as large as fits into so many dots, as dots that are black (1) or not: darker than the middle.
 * @returns the dots row by row
 */
export function dotsOf(
  { width, height, greys }: Picture,
  roomWidth: number,
  roomHeight: number,
): { width: number; height: number; dots: Uint8Array } {
  const scale = Math.min(roomWidth / width, roomHeight / height);
  const [wide, high] = [Math.max(1, Math.round(width * scale)), Math.max(1, Math.round(height * scale))];
  const dots = new Uint8Array(wide * high);
  for (let y = 0; y < high; y++) {
    const [top, bottom] = [Math.floor((y * height) / high), Math.ceil(((y + 1) * height) / high)];
    for (let x = 0; x < wide; x++) {
      const [left, right] = [Math.floor((x * width) / wide), Math.ceil(((x + 1) * width) / wide)];
      let sum = 0;
      for (let row = top; row < bottom; row++)
        for (let column = left; column < right; column++) sum += greys[row * width + column] ?? 255;
      dots[y * wide + x] = sum < 128 * (bottom - top) * (right - left) ? 1 : 0;
    }
  }
  return { width: wide, height: high, dots };
}
