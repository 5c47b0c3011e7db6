/** What a sent picture must be, and the form in which it is kept and shown. */
import { type ImageType, imageTypeOf, isDamagedPng, isWholeJpeg } from "../../formats/image-type.ts";
import { Failure } from "../failure.ts";

/** Largest picture that is taken: 10 MiB. */
export const PICTURE_BYTES = 10 * 1024 * 1024;
/** Most pixels of one: 40 megapixels, 160 MB while it is decoded. */
export const PICTURE_PIXELS = 40_000_000;
/** Longer side of the kept form, in pixels. */
const KEPT_SIDE = 1600;
const WEBP_QUALITY = 80;

export interface Picture {
  bytes: Uint8Array;
  contentType: ImageType;
  /** Pixels. */
  width: number;
  height: number;
}

/**
 * Draws a sent picture anew as WebP: upright, at most 1600 pixels on its longer side, in its own colours. Where it
 * was taken, by whom, and whatever else lay in or after the sent file is not in it.
 * @throws Failure file_type_unsupported, file_too_large, invalid_value
 */
export function redraw(bytes: Uint8Array): Promise<Picture> {
  return drawnWithin(bytes, KEPT_SIDE);
}

/** Longer side of a logo: three times what a page shows, for sharp screens. */
const LOGO_SIDE = 480;
/** Largest logo: it is loaded with every public page. One that draws larger is drawn smaller. */
const LOGO_BYTES = 24 * 1024;

/**
 * Draws a sent logo anew, as `redraw` does, in the size that pages need.
 * @throws Failure file_type_unsupported, file_too_large, invalid_value
 */
export async function redrawLogo(bytes: Uint8Array): Promise<Picture> {
  let side = LOGO_SIDE;
  let drawn = await drawnWithin(bytes, side);
  while (drawn.bytes.length > LOGO_BYTES && side > 120) {
    side = Math.floor(side * 0.75);
    drawn = await drawnWithin(bytes, side);
  }
  return drawn;
}

async function drawnWithin(bytes: Uint8Array, side: number): Promise<Picture> {
  const type = imageTypeOf(bytes);
  if (type === undefined)
    throw refusal("file_type_unsupported", "The picture is not a JPEG, PNG or WebP file. Send one of these.");
  if (bytes.length > PICTURE_BYTES)
    throw refusal("file_too_large", "The picture is larger than 10 MB. Send a smaller one.");
  if ((type === "image/jpeg" && !isWholeJpeg(bytes)) || isDamagedPng(bytes)) throw damaged();
  const image = new Bun.Image(bytes, { maxPixels: PICTURE_PIXELS, autoOrient: true })
    .resize(side, side, { fit: "inside", withoutEnlargement: true })
    .webp({ quality: WEBP_QUALITY });
  try {
    const drawn = await image.bytes();
    return { bytes: drawn, contentType: "image/webp", width: image.width, height: image.height };
  } catch (fault) {
    throw asRefusal(fault);
  }
}

/** A fault of the decoder is one of the file; anything else is a bug and stays what it is. */
function asRefusal(fault: unknown): unknown {
  const code = fault instanceof Error && "code" in fault ? fault.code : undefined;
  if (code === "ERR_IMAGE_TOO_MANY_PIXELS")
    return refusal("file_too_large", "The picture has more than 40 megapixels. Send a smaller one.");
  if (code === "ERR_IMAGE_DECODE_FAILED") return damaged();
  if (code === "ERR_IMAGE_UNKNOWN_FORMAT" || code === "ERR_IMAGE_FORMAT_UNSUPPORTED")
    return refusal(
      "file_type_unsupported",
      "The picture is of a kind that cannot be read. Send a JPEG, PNG or WebP file.",
    );
  return fault;
}

function damaged(): Failure {
  return refusal("invalid_value", "The picture is damaged or cut off. Send the whole file again.");
}

function refusal(
  code: "file_type_unsupported" | "file_too_large" | "invalid_value",
  message: string,
): Failure {
  return new Failure(code, message, "file");
}
