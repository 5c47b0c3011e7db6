/**
 * The text of a page by the letters that it shows. A PDF may name another text for some of them (`ActualText`, ISO 32000-1,
 * 14.9.4), which PDFium takes instead: "ffi" for a ligature of one letter, and anything else for whole lines, which nobody sees.
 */
import type { Pdfium } from "./pdfium.ts";

const KEY = Buffer.from("ActualText\0", "latin1");
/** Letters that one shape may stand for, and the hyphen at the end of a line, which is none of its word. */
const LIGATURE = /^(?:f[fijlt]|ff[ijlt]?|st|ct|tt|ij|th|[\u00ad-])?$/iu;
/** Strings are told in UTF-16, with a zero behind them: three letters at most. */
const MOST_BYTES = 4 * 2;

/** Opens the text of a page; to be closed with `FPDFText_ClosePage`. */
export function openShownText(pdfium: Pdfium, page: number): number {
  const text = pdfium.FPDFText_LoadPage(page);
  const at = pdfium.malloc(KEY.length + 4 + 4 + MOST_BYTES);
  pdfium.memory().set(KEY, at);
  let isAsShown = true;
  for (const [object, mark] of marksOf(pdfium, text))
    if (isReplaced(pdfium, mark, at)) {
      isAsShown = false;
      pdfium.FPDFPageObjMark_RemoveParam(object, mark, at);
    }
  pdfium.free(at);
  if (isAsShown) return text;
  pdfium.FPDFText_ClosePage(text);
  return pdfium.FPDFText_LoadPage(page);
}

/** The marks of the objects that letters stand in. */
function* marksOf(pdfium: Pdfium, text: number): Generator<[object: number, mark: number]> {
  const count = pdfium.FPDFText_CountChars(text);
  let last = 0;
  for (let i = 0; i < count; i++) {
    const object = pdfium.FPDFText_GetTextObject(text, i);
    if (object === last || object === 0) continue;
    last = object;
    const marks = pdfium.FPDFPageObj_CountMarks(object);
    for (let j = 0; j < marks; j++) yield [object, pdfium.FPDFPageObj_GetMark(object, j)];
  }
}

/** Whether a mark has a text of its own, and another one than a ligature. */
function isReplaced(pdfium: Pdfium, mark: number, key: number): boolean {
  const length = key + KEY.length + (4 - ((key + KEY.length) % 4));
  const value = length + 4;
  if (pdfium.FPDFPageObjMark_GetParamStringValue(mark, key, value, MOST_BYTES, length) === 0) return false;
  const bytes = new DataView(pdfium.memory().buffer).getUint32(length, true);
  if (bytes > MOST_BYTES) return true;
  const text = Buffer.from(pdfium.memory().slice(value, value + bytes)).toString("utf16le");
  return !LIGATURE.test(text.replace(/\0$/, ""));
}
