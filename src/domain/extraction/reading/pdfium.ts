/**
 * PDFium, a WebAssembly module, with a document open in it. Files of strangers are opened here, so this runs in
 * processes of their own that can be ended when they do not end.
 */
import type { WrappedPdfiumModule } from "@embedpdf/pdfium";
import { takeApart } from "../../../formats/wasm-functions.ts";
import { readEmbedded } from "../../../platform/embedded.ts";
import { startProgram } from "../../../platform/emscripten.ts";
import { Unreadable } from "../engine.ts";
import type { Reason } from "../reasons.ts";

/** FPDF_GetLastError of PDFium's fpdfview.h. */
const ERROR_PASSWORD = 4;
const ERROR_SECURITY = 5;
/** In place of the address of one. */
const NO_PASSWORD = 0;

/** A function as the program has it: numbers, and 0 or 1 for no and yes. */
type Plain<F> = F extends (...args: infer Parameters) => unknown
  ? (...args: { [Index in keyof Parameters]: number }) => number
  : never;

/** The functions of fpdfview.h and its kin by their names, and PDFium's memory. */
export type Pdfium = {
  readonly [Name in Exclude<keyof WrappedPdfiumModule, "pdfium">]: Plain<WrappedPdfiumModule[Name]>;
} & {
  malloc(bytes: number): number;
  free(address: number): void;
  /** All of it as it is now; it lies elsewhere after it grew. */
  memory(): Uint8Array<ArrayBuffer>;
};

export interface OpenDocument {
  pdfium: Pdfium;
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
  const program = await startProgram(programWith(functions));
  // It has the functions that the types of its package name.
  const pdfium = { ...program.functions, memory: program.memory } as unknown as Pdfium;
  pdfium.PDFiumExt_Init();
  const at = pdfium.malloc(bytes.length);
  if (at === 0) throw new Unreadable("too_much_memory");
  pdfium.memory().set(bytes, at);
  const document = pdfium.FPDF_LoadMemDocument(at, bytes.length, NO_PASSWORD);
  if (document === 0) throw new Unreadable(reasonOf(pdfium.FPDF_GetLastError()));
  const pages = pdfium.FPDF_GetPageCount(document);
  if (pages === 0) throw new Unreadable("no_pages");
  return { pdfium, document, pages };
}

/** As `scripts/pack.ts` parted it: all of it lies beside the one for text, which has the data of both. */
function programWith(functions: Functions): Uint8Array<ArrayBuffer> {
  const forText = readEmbedded("pdfium-text.wasm");
  if (functions === "for text") return forText;
  return new Uint8Array(Buffer.concat([readEmbedded("pdfium-code.wasm"), takeApart(forText).tail]));
}

/** Whether a fault may come from a function that is not there; it may have other reasons. */
export function lacksFunction(fault: unknown): boolean {
  return fault instanceof WebAssembly.RuntimeError;
}

function reasonOf(error: number): Reason {
  if (error === ERROR_PASSWORD) return "password";
  return error === ERROR_SECURITY ? "protected" : "damaged";
}
