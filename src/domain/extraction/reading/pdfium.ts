/**
 * PDFium, a WebAssembly module, with a document open in it. Files of strangers are opened here, so this runs in
 * processes of their own that can be ended when they do not end.
 */
import { init, type WrappedPdfiumModule } from "@embedpdf/pdfium";
import { putTogether, takeApart } from "../../../formats/wasm-functions.ts";
import { readEmbedded } from "../../../platform/embedded.ts";
import { Unreadable } from "../engine.ts";
import type { Reason } from "../reasons.ts";

/** FPDF_GetLastError of PDFium's fpdfview.h. */
const ERROR_PASSWORD = 4;
const ERROR_SECURITY = 5;

export interface OpenDocument {
  pdfium: WrappedPdfiumModule;
  /** PDFium's handle of the document. */
  document: number;
  pages: number;
}

/**
 * Which functions of PDFium are there. Those that the text of common documents is read with are a quarter of it, and
 * there in half the time; whoever needs another one ends with a fault, see `lacksFunction`.
 */
export type Functions = "all" | "for text";

/**
 * Opens a PDF; it stays open until the process ends.
 * @throws Unreadable
 */
export async function openPdfium(bytes: Uint8Array, functions: Functions = "all"): Promise<OpenDocument> {
  const pdfium = await init({ wasmBinary: programWith(functions).buffer });
  pdfium.PDFiumExt_Init();
  const at = pdfium.pdfium.wasmExports.malloc(bytes.length);
  if (at === 0) throw new Unreadable("too_much_memory");
  memoryOf(pdfium).set(bytes, at);
  const document = pdfium.FPDF_LoadMemDocument(at, bytes.length, "");
  if (document === 0) throw new Unreadable(reasonOf(pdfium.FPDF_GetLastError()));
  const pages = pdfium.FPDF_GetPageCount(document);
  if (pages === 0) throw new Unreadable("no_pages");
  return { pdfium, document, pages };
}

/** As `scripts/pack.ts` parted it: functions that are not for text stand in a file of their own. */
function programWith(functions: Functions): Uint8Array<ArrayBuffer> {
  const program = readEmbedded("pdfium-text.wasm");
  if (functions === "for text") return program;
  const { head, bodies, tail } = takeApart(program);
  const rest = takeApart(readEmbedded("pdfium-rest.wasm")).bodies;
  const all = bodies.map((body, i) => {
    const other = rest[i];
    return other && other.length > 0 ? other : body;
  });
  return putTogether({ head, bodies: all, tail });
}

/** Whether a fault may come from a function that is not there; it may have other reasons. */
export function lacksFunction(fault: unknown): boolean {
  return fault instanceof WebAssembly.RuntimeError;
}

function reasonOf(error: number): Reason {
  if (error === ERROR_PASSWORD) return "password";
  return error === ERROR_SECURITY ? "protected" : "damaged";
}

/** Functions of PDFium as they are: called for every letter, where the library's own way takes ten times as long. */
export interface LetterFunctions {
  FPDFText_GetUnicode(text: number, index: number): number;
  FPDFText_GetLooseCharBox(text: number, index: number, rectangle: number): number;
  FPDFText_GetCharAngle(text: number, index: number): number;
  FPDFText_GetCharBox(
    text: number,
    index: number,
    left: number,
    right: number,
    bottom: number,
    top: number,
  ): number;
}

/** The types of the library leave them out. */
export function lettersBy({ pdfium }: WrappedPdfiumModule): LetterFunctions {
  return pdfium.wasmExports as unknown as LetterFunctions;
}

/** The types of the library leave it out. */
export function memoryOf({ pdfium }: WrappedPdfiumModule): Uint8Array {
  return (pdfium as unknown as { HEAPU8: Uint8Array }).HEAPU8;
}
