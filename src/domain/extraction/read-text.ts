/**
 * The text of a document, page by page. Files of strangers are opened here, so this runs in a process of its own
 * (`app/read-document.ts`) that can be ended when one does not end.
 */
import { init, type WrappedPdfiumModule } from "@embedpdf/pdfium";
import { documentTypeOf } from "../../formats/document-type.ts";
import { isWholeJpeg } from "../../formats/image-type.ts";
import { readEmbedded } from "../../platform/embedded.ts";
import { Unreadable } from "./engine.ts";
import type { Reason } from "./reasons.ts";

/** Pages that are read; technical files may have more, but not what a passport needs. */
const MAX_PAGES = 200;
/** Characters of all pages together. */
const MAX_CHARACTERS = 500_000;
/** 40 megapixels, 160 MB while they are decoded. */
const MAX_PIXELS = 40_000_000;
/** Control characters but tab and line feed, and what PDFium puts where a word is parted. */
const UNSEEN = /[\0-\x08\x0b-\x1f\x7f-\x9f\ufffe\uffff]/g;
/** FPDF_GetLastError of PDFium's fpdfview.h. */
const ERROR_PASSWORD = 4;
const ERROR_SECURITY = 5;

/**
 * The text of each page, its lines ended by a line feed. A picture has no text, but must be whole.
 * @param pageRead is told after each page
 * @throws Unreadable
 */
export async function readText(bytes: Uint8Array, pageRead: () => void = () => {}): Promise<string[]> {
  if (documentTypeOf(bytes) === "application/pdf") return readPdf(bytes, pageRead);
  await checkPicture(bytes);
  return [];
}

async function readPdf(bytes: Uint8Array, pageRead: () => void): Promise<string[]> {
  const pdfium = await startPdfium();
  const at = pdfium.pdfium.wasmExports.malloc(bytes.length);
  if (at === 0) throw new Unreadable("too_much_memory");
  memoryOf(pdfium).set(bytes, at);
  const document = pdfium.FPDF_LoadMemDocument(at, bytes.length, "");
  if (document === 0) throw new Unreadable(reasonOf(pdfium.FPDF_GetLastError()));
  const count = pdfium.FPDF_GetPageCount(document);
  if (count === 0) throw new Unreadable("no_pages");
  const pages: string[] = [];
  let room = MAX_CHARACTERS;
  for (let i = 0; i < Math.min(count, MAX_PAGES) && room > 0; i++) {
    const text = readPage(pdfium, document, i, room);
    pages.push(text);
    room -= text.length;
    pageRead();
  }
  return pages;
}

async function startPdfium(): Promise<WrappedPdfiumModule> {
  const { buffer: wasmBinary } = readEmbedded("pdfium.wasm");
  const pdfium = await init({ wasmBinary });
  pdfium.PDFiumExt_Init();
  return pdfium;
}

/** The types of the library leave it out. */
function memoryOf({ pdfium }: WrappedPdfiumModule): Uint8Array {
  return (pdfium as unknown as { HEAPU8: Uint8Array }).HEAPU8;
}

function readPage(pdfium: WrappedPdfiumModule, document: number, index: number, room: number): string {
  const page = pdfium.FPDF_LoadPage(document, index);
  if (page === 0) throw new Unreadable("page_damaged");
  const text = pdfium.FPDFText_LoadPage(page);
  const count = Math.min(pdfium.FPDFText_CountChars(text), room);
  const at = pdfium.pdfium.wasmExports.malloc((count + 1) * 2);
  const written = count > 0 ? pdfium.FPDFText_GetText(text, 0, count, at) : 0;
  // What is written ends with a NUL; glyphs that stand for no character are NULs too.
  const characters = memoryOf(pdfium).slice(at, at + Math.max(written - 1, 0) * 2);
  pdfium.pdfium.wasmExports.free(at);
  pdfium.FPDFText_ClosePage(text);
  pdfium.FPDF_ClosePage(page);
  return Buffer.from(characters.buffer)
    .toString("utf16le")
    .toWellFormed()
    .replace(/\r\n?/g, "\n")
    .replace(UNSEEN, " ");
}

function reasonOf(error: number): Reason {
  if (error === ERROR_PASSWORD) return "password";
  return error === ERROR_SECURITY ? "protected" : "damaged";
}

/** Decodes it to the last row. */
async function checkPicture(bytes: Uint8Array): Promise<void> {
  if (documentTypeOf(bytes) === "image/jpeg" && !isWholeJpeg(bytes)) throw new Unreadable("picture_damaged");
  try {
    await new Bun.Image(bytes, { maxPixels: MAX_PIXELS }).resize(1, 1).png().bytes();
  } catch (fault) {
    const code = fault instanceof Error && "code" in fault ? fault.code : undefined;
    if (code === "ERR_IMAGE_TOO_MANY_PIXELS") throw new Unreadable("picture_too_large");
    throw new Unreadable("picture_damaged");
  }
}
