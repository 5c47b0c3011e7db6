import { GREYSCALE, pngWriter } from "../png.ts";
import type { Bitmap } from "./bitmap.ts";

/**
 * Prepares the writing of a bitmap as PNG of one bit a pixel, which says how large it is to be printed, each time that
 * something else is drawn in it.
 * @param bitmap with rows of whole words, as the rasteriser has it
 */
export function bitmapPngWriter(
  { width, height, stride, bytes }: Bitmap,
  dpi: number,
): () => Uint8Array<ArrayBuffer> {
  const write = pngWriter({ width, height, bits: 1, colour: GREYSCALE, dpi, level: 3 });
  // Rows are compared four bytes at a time.
  const words = new Uint32Array(bytes.buffer);
  const rowWords = stride / 4;
  const isLikeAbove = (y: number) => {
    for (let word = y * rowWords; word < (y + 1) * rowWords; word++)
      if (words[word] !== words[word - rowWords]) return false;
    return true;
  };
  const rowBytes = Math.ceil(width / 8);
  const rows = new Uint8Array((rowBytes + 1) * height);
  return () => {
    rows.fill(0);
    for (let y = 0; y < height; y++) {
      const start = y * (rowBytes + 1);
      // A row like the one above is zeros after filter 2 (PNG 9.2); white is 1.
      if (y > 0 && isLikeAbove(y)) rows[start] = 2;
      else for (let at = 0; at < rowBytes; at++) rows[start + 1 + at] = ~(bytes[y * stride + at] ?? 0);
    }
    return write(rows);
  };
}
