/**
 * A page of a PDF as a picture. Files of strangers are opened here, so this runs in a process of its own
 * (`app/draw-page.ts`) that can be ended when one does not end.
 */
import { pngOf, TRUECOLOUR } from "../../formats/png.ts";
import { Unreadable } from "../extraction/engine.ts";
import { openPdfium, type Pdfium } from "../extraction/reading/pdfium.ts";

/** Pixels of the drawn page's width, enough for a large screen. */
const WIDTH = 1240;
/** Pixels of the height: a page may be as narrow and long as a till receipt. */
const MAX_HEIGHT = 5000;
/** FPDF_ANNOT of PDFium's fpdfview.h: notes and filled forms are drawn too. */
const WITH_ANNOTATIONS = 1;
const WHITE = 0xffffffff;
const BYTES_A_PIXEL = 4;
/** Of zlib's levels: the picture is looked at once. */
const QUICK = 3;

interface DrawnPage {
  /** Pages of the whole document. */
  pages: number;
  png: Uint8Array;
}

/**
 * @param page from 1
 * @throws Unreadable
 */
export async function drawPage(bytes: Uint8Array, page: number): Promise<DrawnPage> {
  const { pdfium, document, pages } = await openPdfium(bytes);
  const loaded = pdfium.FPDF_LoadPage(document, page - 1);
  if (loaded === 0) throw new Unreadable("page_damaged");
  return { pages, png: draw(pdfium, loaded) };
}

function draw(pdfium: Pdfium, page: number): Uint8Array {
  const [width, height] = [pdfium.FPDF_GetPageWidthF(page), pdfium.FPDF_GetPageHeightF(page)];
  if (!(width > 0 && height > 0)) throw new Unreadable("page_damaged");
  const drawnWidth = Math.max(1, Math.round(Math.min(WIDTH, (MAX_HEIGHT * width) / height)));
  const drawnHeight = Math.max(1, Math.round((drawnWidth * height) / width));
  const bitmap = pdfium.FPDFBitmap_Create(drawnWidth, drawnHeight, 0);
  if (bitmap === 0) throw new Unreadable("too_much_memory");
  pdfium.FPDFBitmap_FillRect(bitmap, 0, 0, drawnWidth, drawnHeight, WHITE);
  pdfium.FPDF_RenderPageBitmap(bitmap, page, 0, 0, drawnWidth, drawnHeight, 0, WITH_ANNOTATIONS);
  const stride = pdfium.FPDFBitmap_GetStride(bitmap);
  const from = pdfium.FPDFBitmap_GetBuffer(bitmap);
  const pixels = pdfium.memory().subarray(from, from + stride * drawnHeight);
  const form = { width: drawnWidth, height: drawnHeight, bits: 8, colour: TRUECOLOUR, level: QUICK } as const;
  return pngOf(form, pngRows(pixels, stride, drawnWidth, drawnHeight));
}

/** The pixels as PNG's rows: red, green and blue of eight bits, from PDFium's blue, green, red and nothing. */
function pngRows(pixels: Uint8Array, stride: number, width: number, height: number): Uint8Array {
  const rows = Buffer.alloc((1 + width * 3) * height);
  let to = 0;
  for (let y = 0; y < height; y++) {
    rows[to++] = 0;
    for (let x = 0, at = y * stride; x < width; x++, at += BYTES_A_PIXEL) {
      rows[to++] = pixels[at + 2] ?? 0;
      rows[to++] = pixels[at + 1] ?? 0;
      rows[to++] = pixels[at] ?? 0;
    }
  }
  return rows;
}
