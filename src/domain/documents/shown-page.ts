/** A page of a document as browsers show it: a PDF's is drawn, a picture is its own only page. */
import { isDamagedPng } from "../../formats/image-type.ts";
import { PICTURE_PIXELS } from "../extraction/reader-limits.ts";
import { Failure } from "../failure.ts";
import { drawPageApart } from "./drawing-process.ts";

interface ShownPage {
  /** Pages of the whole document. */
  pages: number;
  picture: Uint8Array<ArrayBuffer>;
  contentType: string;
}

/**
 * @param open gives the content of the document, when it is its turn
 * @param page from 1
 * @throws Failure invalid_value when it cannot be drawn, file_too_large when browsers should not decode it, rate_limited
 * when too many wait; the signal's reason when it is aborted
 */
export async function shownPage(
  open: () => Promise<ReadableStream<Uint8Array>>,
  contentType: string,
  page: number,
  signal: AbortSignal,
): Promise<ShownPage> {
  if (contentType === "application/pdf") {
    const { pages, png } = await drawPageApart(open, page, signal);
    return { pages, picture: png, contentType: "image/png" };
  }
  if (page !== 1)
    throw new Failure("invalid_value", "A picture is a document of one page: ask for page 1.", "page");
  const bytes = new Uint8Array(await new Response(await open()).arrayBuffer());
  if (isDamagedPng(bytes))
    throw new Failure("invalid_value", "The picture is damaged, so it is not shown.", "page");
  if (await hasTooManyPixels(bytes))
    throw new Failure(
      "file_too_large",
      "The picture has more than 40 megapixels, so it is not shown. Download the file to look at it.",
      "page",
    );
  return { pages: 1, picture: bytes, contentType };
}

/** What is small as a file may take gigabytes once it is decoded. Only its head is looked at here. */
async function hasTooManyPixels(picture: Uint8Array<ArrayBuffer>): Promise<boolean> {
  try {
    await new Bun.Image(picture, { maxPixels: PICTURE_PIXELS }).metadata();
    return false;
  } catch (fault) {
    return fault instanceof Error && "code" in fault && fault.code === "ERR_IMAGE_TOO_MANY_PIXELS";
  }
}
