import { GREYSCALE, pngOf } from "../png.ts";
import type { Bitmap } from "./bitmap.ts";

/** A label as a PNG of one bit a pixel, which says how large it is to be printed. */
export function pngOfBitmap({ width, height, stride, bytes }: Bitmap, dpi: number): Uint8Array<ArrayBuffer> {
  const rows = new Uint8Array((stride + 1) * height);
  for (let y = 0; y < height; y++) {
    const start = y * (stride + 1);
    let differs = y === 0;
    for (let at = 0; at < stride && !differs; at++)
      differs = bytes[y * stride + at] !== bytes[(y - 1) * stride + at];
    // A row like the one above is zeros after filter 2 (PNG 9.2); white is 1.
    if (!differs) rows[start] = 2;
    else for (let at = 0; at < stride; at++) rows[start + 1 + at] = ~(bytes[y * stride + at] ?? 0);
  }
  return pngOf({ width, height, bits: 1, colour: GREYSCALE, dpi, level: 3 }, rows);
}
