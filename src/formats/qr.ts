import { create } from "qrcode/lib/core/qrcode.js";
import { GREYSCALE, pngOf } from "./png.ts";

/** How much of a damaged symbol can still be read: about 7, 15, 25 and 30 percent. */
export type ErrorCorrection = "L" | "M" | "Q" | "H";

/** A square of modules, row by row from the top left: 1 is dark, 0 is light. Without a quiet zone. */
export type QrMatrix = { size: number; modules: Uint8Array };

/** The light border that ISO/IEC 18004 asks for around a symbol, in modules. */
export const QUIET_ZONE = 4;

/**
 * The QR Code of a text (ISO/IEC 18004 model 2, bytes as UTF-8) in the smallest version that holds it. Throws
 * an Error for an empty text and for one too long for version 40.
 */
export function qrMatrix(
  text: string,
  { errorCorrection = "M" }: { errorCorrection?: ErrorCorrection } = {},
): QrMatrix {
  const { size, data } = create(text, { errorCorrectionLevel: errorCorrection }).modules;
  return { size, modules: data };
}

/**
 * The QR Code as an SVG image: dark on white whatever the page's colours, one unit a module, quiet zone of 4.
 * The title is what screen readers say; the width is in CSS pixels and may be left to the page.
 */
export function qrSvg(
  text: string,
  {
    title,
    width,
    errorCorrection = "M",
  }: { title: string; width?: number; errorCorrection?: ErrorCorrection },
): string {
  const matrix = qrMatrix(text, { errorCorrection });
  const side = matrix.size + 2 * QUIET_ZONE;
  const dimensions = width === undefined ? "" : ` width="${width}" height="${width}"`;
  return (
    `<svg xmlns="http://www.w3.org/2000/svg"${dimensions} viewBox="0 0 ${side} ${side}" role="img"` +
    ` shape-rendering="crispEdges"><title>${escapeXml(title)}</title>` +
    `<path fill="#fff" d="M0 0h${side}v${side}H0z"/><path stroke="#000" d="${darkRuns(matrix)}"/></svg>`
  );
}

/**
 * The QR Code as a PNG image of one bit a pixel; `scale` is in pixels a module, `quietZone` in modules.
 * Written here because a general PNG writer takes 17 times as long (5000 labels: 1.5 s instead of 27 s).
 */
export function qrPng(
  text: string,
  {
    scale = 8,
    quietZone = QUIET_ZONE,
    errorCorrection = "M",
  }: { scale?: number; quietZone?: number; errorCorrection?: ErrorCorrection } = {},
): Uint8Array {
  const matrix = qrMatrix(text, { errorCorrection });
  const pixels = (matrix.size + 2 * quietZone) * scale;
  const rows = pngRows(matrix, pixels, scale, quietZone);
  return pngOf({ width: pixels, height: pixels, bits: 1, colour: GREYSCALE }, rows);
}

/** One path for all dark modules: a stroke for each horizontal run, down the middle of its row. */
function darkRuns({ size, modules }: QrMatrix): string {
  let path = "";
  let [penX, penY] = [0, 0];
  for (let y = 0; y < size; y++) {
    for (let x = 0; x < size; x++) {
      if (modules[y * size + x] === 0) continue;
      const start = x;
      while (x < size && modules[y * size + x] !== 0) x++;
      // Only the first move needs the half unit: the rest are relative to where the pen stands.
      path +=
        path === ""
          ? `M${start + QUIET_ZONE} ${y + QUIET_ZONE + 0.5}`
          : `m${start - penX}${y === penY ? " 0" : ` ${y - penY}`}`;
      path += `h${x - start}`;
      [penX, penY] = [x, y];
    }
  }
  return path;
}

/**
 * The rows of the image before compression, each after its filter byte (PNG 9.2). White is 1. The pixel rows
 * of a module repeat the first one, which filter 2 ("like the row above") says in zeros.
 */
function pngRows({ size, modules }: QrMatrix, pixels: number, scale: number, quietZone: number): Uint8Array {
  const stride = 1 + Math.ceil(pixels / 8);
  const rows = new Uint8Array(stride * pixels);
  for (let y = -quietZone; y < size + quietZone; y++) {
    const first = (y + quietZone) * scale * stride;
    rows.fill(0xff, first + 1, first + stride);
    for (let x = 0; y >= 0 && y < size && x < size; x++) {
      if (modules[y * size + x] !== 0) darken(rows, first + 1, (x + quietZone) * scale, scale);
    }
    for (let repeat = 1; repeat < scale; repeat++) rows[first + repeat * stride] = 2;
  }
  return rows;
}

function darken(rows: Uint8Array, rowStart: number, from: number, pixels: number): void {
  for (let pixel = from; pixel < from + pixels; pixel++) {
    const byte = rowStart + (pixel >> 3);
    rows[byte] = (rows[byte] ?? 0) & ~(0x80 >> (pixel & 7));
  }
}

const XML_ESCAPES: Record<string, string> = { "&": "&amp;", "<": "&lt;", ">": "&gt;" };

function escapeXml(text: string): string {
  return text.replace(/[&<>]/g, (character) => XML_ESCAPES[character] ?? character);
}
