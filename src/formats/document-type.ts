/** What a document is by its first bytes: names and declared types are not asked. */
import { type ImageType, imageTypeOf } from "./image-type.ts";

type DocumentType = "application/pdf" | ImageType;

/** Viewers open a PDF that begins so late (ISO 32000-1, note 13 of annex H). */
const PDF_WITHIN = 1024;
const PDF_HEADER = "%PDF-";

/** How many of the first bytes tell the type. */
export const TYPE_BYTES = PDF_WITHIN + PDF_HEADER.length;

/** Behind a mark of the order of bytes and blanks, or at the start of a line that follows what a printer or a server was told. */
const PDF_BEGINS = /(?:^(?:\xef\xbb\xbf)?[\0\t\n\f\r ]*|[\r\n])%PDF-/;
/** GIF, archives, programs and what is marked up: these are what they begin as. */
const OTHERS = /^(?:GIF8|PK|MZ|\x7fELF|Rar!|(?:\xef\xbb\xbf)?\s*<)/;

/** The type that the first bytes show, `TYPE_BYTES` of them; undefined for what is no PDF, JPEG, PNG or WebP. */
export function documentTypeOf(bytes: Uint8Array): DocumentType | undefined {
  const image = imageTypeOf(bytes);
  if (image) return image;
  const start = Buffer.from(bytes.subarray(0, TYPE_BYTES)).toString("latin1");
  return PDF_BEGINS.test(start) && !OTHERS.test(start) ? "application/pdf" : undefined;
}
