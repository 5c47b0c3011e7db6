/** What a sent picture must be, and how it is drawn anew before it is kept and shown. */
import { imageTypeOf, isDamagedPng, isWholeJpeg } from "../../formats/image-type.ts";
import { Failure } from "../failure.ts";
import { createTurns } from "../turns.ts";

/** Largest picture that is taken: 10 MiB. */
export const PICTURE_BYTES = 10 * 1024 * 1024;
/** Most of one: 160 MB while it is decoded. */
const MEGAPIXELS = 40;
const WEBP_QUALITY = 80;

/** One is decoded at a time; of those that wait the sent bytes alone are in memory. */
const inTurn = createTurns(1, 10, {
  busy: "Too many pictures are being drawn at this moment. Try again in a few seconds.",
  seconds: 3,
});

export interface Picture<Kind extends string = "webp" | "png"> {
  bytes: Uint8Array;
  contentType: `image/${Kind}`;
  /** Pixels. */
  width: number;
  height: number;
}

interface KeptForm<Kind> {
  kind: Kind;
  /** Longer side at most, in pixels. */
  side: number;
  /** Most of what is sent. */
  megapixels?: number;
}

/**
 * Draws a sent picture anew: upright, within a side, in its own colours. Where it was taken, by whom, and whatever else
 * lay in or after the sent file is not in it.
 * @param bytes JPEG, PNG or WebP
 * @throws Failure file_type_unsupported, file_too_large, invalid_value, rate_limited when too many wait
 */
export async function redraw<Kind extends "webp" | "png">(
  bytes: Uint8Array,
  { kind, side, megapixels = MEGAPIXELS }: KeptForm<Kind>,
): Promise<Picture<Kind>> {
  const type = imageTypeOf(bytes);
  if (type === undefined)
    throw refusal("file_type_unsupported", "The picture is not a JPEG, PNG or WebP file. Send one of these.");
  if (bytes.length > PICTURE_BYTES)
    throw refusal("file_too_large", "The picture is larger than 10 MB. Send a smaller one.");
  if ((type === "image/jpeg" && !isWholeJpeg(bytes)) || isDamagedPng(bytes)) throw damaged();
  const within = new Bun.Image(bytes, { maxPixels: megapixels * 1_000_000, autoOrient: true }).resize(
    side,
    side,
    { fit: "inside", withoutEnlargement: true },
  );
  const image = kind === "webp" ? within.webp({ quality: WEBP_QUALITY }) : within.png();
  try {
    const drawn = await inTurn(() => image.bytes());
    return { bytes: drawn, contentType: `image/${kind}`, width: image.width, height: image.height };
  } catch (fault) {
    throw asRefusal(fault, megapixels);
  }
}

/** A fault of the decoder is one of the file; anything else is a bug and stays what it is. */
function asRefusal(fault: unknown, megapixels: number): unknown {
  const code = fault instanceof Error && "code" in fault ? fault.code : undefined;
  if (code === "ERR_IMAGE_TOO_MANY_PIXELS")
    return refusal(
      "file_too_large",
      `The picture has more than ${megapixels} megapixels. Send a smaller one.`,
    );
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
