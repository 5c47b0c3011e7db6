/** A QR Code on a terminal: two rows of modules in one line of half blocks. */
import type { QrMatrix } from "../formats/qr.ts";

/** Modules of light border; ISO/IEC 18004 asks for 4. */
const QUIET_ZONE = 4;
/** Black on white by number, since a theme may have its own idea of both. */
const BLACK_ON_WHITE = "\u001b[38;5;16;48;5;231m";
const AS_BEFORE = "\u001b[0m";

/** Columns that the drawing takes. */
export function widthOfQr({ size }: QrMatrix): number {
  return size + 2 * QUIET_ZONE;
}

/** The lines of the drawing, quiet zone included. */
export function drawQr(matrix: QrMatrix): string {
  const side = widthOfQr(matrix);
  const lines: string[] = [];
  for (let y = 0; y < side; y += 2) {
    let line = "";
    for (let x = 0; x < side; x++) line += block(isDark(matrix, x, y), isDark(matrix, x, y + 1));
    lines.push(`${BLACK_ON_WHITE}${line}${AS_BEFORE}`);
  }
  return lines.join("\n");
}

function isDark({ size, modules }: QrMatrix, x: number, y: number): boolean {
  const [column, row] = [x - QUIET_ZONE, y - QUIET_ZONE];
  const isInside = column >= 0 && row >= 0 && column < size && row < size;
  return isInside && modules[row * size + column] === 1;
}

function block(upper: boolean, lower: boolean): string {
  if (upper) return lower ? "█" : "▀";
  return lower ? "▄" : " ";
}
