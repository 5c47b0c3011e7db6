/** A QR Code as a PDF page of an exact size: one vector path, black on white, as printers want it. */
import { type ErrorCorrection, QUIET_ZONE, qrMatrix } from "./qr.ts";

/** A point of PDF (ISO 32000-1, 8.3.2.3) is 1/72 inch. */
const POINTS_PER_MM = 72 / 25.4;

/**
 * The QR Code of a text as a PDF of one page.
 * @param sideMm side of the page in millimetres, the quiet zone of 4 modules on each side in it
 */
export function qrPdf(
  text: string,
  { sideMm, errorCorrection = "M" }: { sideMm: number; errorCorrection?: ErrorCorrection },
): Uint8Array {
  const { size, modules } = qrMatrix(text, { errorCorrection });
  const side = number(sideMm * POINTS_PER_MM);
  const module = (sideMm * POINTS_PER_MM) / (size + 2 * QUIET_ZONE);
  // DeviceGray: black ink alone, whatever the printer mixes colours of. In units of modules, from the bottom up.
  const content = [
    `1 g 0 0 ${side} ${side} re f`,
    `${number(module)} 0 0 ${number(module)} 0 0 cm 0 g`,
    ...darkRuns(size, modules),
    "f",
  ].join("\n");
  return pdfOf([
    "<< /Type /Catalog /Pages 2 0 R >>",
    "<< /Type /Pages /Kids [3 0 R] /Count 1 >>",
    `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 ${side} ${side}] /Resources << >> /Contents 4 0 R >>`,
    `<< /Length ${content.length} >>\nstream\n${content}\nendstream`,
  ]);
}

/** A rectangle for each horizontal run of dark modules; those of one path leave no seam between them. */
function darkRuns(size: number, modules: Uint8Array): string[] {
  const runs: string[] = [];
  for (let y = 0; y < size; y++)
    for (let x = 0; x < size; x++) {
      const start = x;
      while (x < size && modules[y * size + x] !== 0) x++;
      if (x > start) runs.push(`${start + QUIET_ZONE} ${size - 1 - y + QUIET_ZONE} ${x - start} 1 re`);
    }
  return runs;
}

/** Without exponents, which PDF does not know. */
function number(value: number): string {
  return value.toFixed(4).replace(/\.?0+$/, "");
}

/** The file of these objects, numbered from 1; the first is the catalog (ISO 32000-1, 7.5). */
function pdfOf(objects: readonly string[]): Uint8Array {
  let file = "%PDF-1.4\n";
  const places = objects.map((object, at) => {
    const place = file.length;
    file += `${at + 1} 0 obj\n${object}\nendobj\n`;
    return `${String(place).padStart(10, "0")} 00000 n \n`;
  });
  const table = file.length;
  file += `xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${places.join("")}`;
  file += `trailer\n<< /Size ${objects.length + 1} /Root 1 0 R >>\nstartxref\n${table}\n%%EOF\n`;
  return new TextEncoder().encode(file);
}
