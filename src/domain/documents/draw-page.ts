/**
 * A page of a PDF as a picture. Files of strangers are opened here, so this runs in a process of its own
 * (`app/draw-page.ts`) that can be ended when one does not end.
 */
import { crc32, deflateSync } from "node:zlib";
import { init, type WrappedPdfiumModule } from "@embedpdf/pdfium";
import { readEmbedded } from "../../platform/embedded.ts";
import { Unreadable } from "../extraction/engine.ts";

/** Pixels of the drawn page's width, enough for a large screen. */
const WIDTH = 1240;
/** Pixels of the height: a page may be as narrow and long as a till receipt. */
const MAX_HEIGHT = 5000;
/** FPDF_ANNOT of PDFium's fpdfview.h: notes and filled forms are drawn too. */
const WITH_ANNOTATIONS = 1;
const WHITE = 0xffffffff;
const BYTES_A_PIXEL = 4;

export interface DrawnPage {
  /** Pages of the whole document. */
  pages: number;
  png: Uint8Array;
}

/**
 * @param page from 1
 * @throws Unreadable
 */
export async function drawPage(bytes: Uint8Array, page: number): Promise<DrawnPage> {
  const { buffer: wasmBinary } = readEmbedded("pdfium.wasm");
  const pdfium = await init({ wasmBinary });
  pdfium.PDFiumExt_Init();
  const at = pdfium.pdfium.wasmExports.malloc(bytes.length);
  if (at === 0) throw new Unreadable("too_much_memory");
  memoryOf(pdfium).set(bytes, at);
  const document = pdfium.FPDF_LoadMemDocument(at, bytes.length, "");
  if (document === 0) throw new Unreadable("damaged");
  const pages = pdfium.FPDF_GetPageCount(document);
  const loaded = pdfium.FPDF_LoadPage(document, page - 1);
  if (loaded === 0) throw new Unreadable("page_damaged");
  return { pages, png: draw(pdfium, loaded) };
}

function draw(pdfium: WrappedPdfiumModule, page: number): Uint8Array {
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
  const pixels = memoryOf(pdfium).subarray(from, from + stride * drawnHeight);
  return pngOf(pixels, stride, drawnWidth, drawnHeight);
}

/** The types of the library leave it out. */
function memoryOf({ pdfium }: WrappedPdfiumModule): Uint8Array {
  return (pdfium as unknown as { HEAPU8: Uint8Array }).HEAPU8;
}

const SIGNATURE = Buffer.from("89504e470d0a1a0a", "hex");

/** Eight bits of red, green and blue a pixel (PNG, W3C Recommendation 2003), from PDFium's blue, green, red and nothing. */
function pngOf(pixels: Uint8Array, stride: number, width: number, height: number): Uint8Array {
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
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header[8] = 8;
  header[9] = 2;
  return Buffer.concat([
    SIGNATURE,
    chunk("IHDR", header),
    chunk("IDAT", deflateSync(rows, { level: 3 })),
    chunk("IEND", Buffer.alloc(0)),
  ]);
}

function chunk(type: string, content: Uint8Array): Buffer {
  const body = Buffer.concat([Buffer.from(type, "latin1"), content]);
  const frame = Buffer.alloc(body.length + 8);
  frame.writeUInt32BE(content.length, 0);
  body.copy(frame, 4);
  frame.writeUInt32BE(crc32(body), body.length + 4);
  return frame;
}
