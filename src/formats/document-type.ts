/** What a document is by its first bytes: names and declared types are not asked. */
import { type ImageType, imageTypeOf } from "./image-type.ts";

export type DocumentType = "application/pdf" | ImageType;

/** How many of the first bytes tell the type. */
export const TYPE_BYTES = 12;

const PDF_HEADER = Buffer.from("%PDF-");

/** The type that the first 12 bytes show; undefined for what is no PDF, JPEG, PNG or WebP. */
export function documentTypeOf(bytes: Uint8Array): DocumentType | undefined {
  return PDF_HEADER.equals(bytes.subarray(0, PDF_HEADER.length)) ? "application/pdf" : imageTypeOf(bytes);
}
