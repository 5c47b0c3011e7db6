import { pdfOf } from "./labels/pdf.ts";
import { rollOf, UNCORRECTED } from "./labels/sheet.ts";
import { type ErrorCorrection, QUIET_ZONE, qrMatrix } from "./qr.ts";

/**
 * The QR Code of a text as a PDF of one page of an exact size: black on white, in shapes without dots, as printers want
 * it.
 * @param sideMm side of the page in millimetres, the quiet zone of 4 modules on each side in it
 */
export function qrPdf(
  text: string,
  { sideMm, errorCorrection = "M" }: { sideMm: number; errorCorrection?: ErrorCorrection },
): Uint8Array {
  const matrix = qrMatrix(text, { errorCorrection });
  const module = sideMm / (matrix.size + 2 * QUIET_ZONE);
  const [x, side] = [QUIET_ZONE * module, matrix.size * module];
  const size = { width: sideMm, height: sideMm };
  const code = {
    kind: "code",
    x,
    y: x,
    side,
    matrix,
    content: text,
    symbology: "qr",
    errorCorrection,
  } as const;
  const form = { title: text, sheet: rollOf(size), correction: UNCORRECTED, skip: 0, size };
  return Buffer.concat([...pdfOf([[code]], { ...form, ink: "#000000", paper: "#ffffff" })]);
}
