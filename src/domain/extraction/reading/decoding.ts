/** Pictures as they are sent, in shades of grey on white and in a size that letters are read well in. */
import { documentTypeOf } from "../../../formats/document-type.ts";
import { isAnimatedWebp, isDamagedPng, isWholeJpeg } from "../../../formats/image-type.ts";
import { orientationOfPng } from "../../../formats/png-orientation.ts";
import { Unreadable } from "../engine.ts";
import { PICTURE_PIXELS } from "../reader-limits.ts";
import { isMostlyDark } from "./cleaning.ts";
import { fromPng, type Graymap, mirrored, turnedBy } from "./graymap.ts";
import { DOTS, type Turn } from "./page.ts";

/** A scan whose size differs by less is read as it is. */
const NEAR_SIZE = 0.1;
/** A smaller photo is enlarged before it is read. */
const SMALL_PHOTO = 1400;
/** A picture that is lower or narrower holds no letters. */
const LEAST_SIDE = 16;
/** How each of Exif's Orientations is put upright, the mirrored ones after they are mirrored. */
const TURNS: readonly Turn[] = [0, 0, 0, 2, 2, 1, 3, 3, 1];
const MIRRORED = new Set([2, 4, 5, 7]);

/** A scan in the size that it would be drawn in; undefined where drawing it is safer. */
export async function decodedScan(jpeg: Uint8Array<ArrayBuffer>, dots: number): Promise<Graymap | undefined> {
  if (!isWholeJpeg(jpeg)) return undefined;
  try {
    const image = new Bun.Image(jpeg, { maxPixels: PICTURE_PIXELS });
    const { width, height } = await image.metadata();
    const longer = Math.max(width, height);
    const side = Math.round(dots);
    const isNear = Math.abs(longer - side) < side * NEAR_SIZE;
    const picture = await shadesOf(isNear ? image : image.resize(side, side, { fit: "inside" }));
    // A page may turn its pictures' dark to light.
    return isMostlyDark(picture) ? undefined : picture;
  } catch {
    return undefined;
  }
}

/**
 * The picture upright; undefined for one that is too small for any letters.
 * @throws Unreadable
 */
export async function decodedPicture(bytes: Uint8Array): Promise<Graymap | undefined> {
  try {
    const image = new Bun.Image(bytes, { maxPixels: PICTURE_PIXELS });
    const { width, height } = await image.metadata();
    if (Math.min(width, height) < LEAST_SIDE) return await checked(image);
    const longer = Math.max(width, height);
    const side = longer > DOTS * 1.1 ? DOTS : longer < SMALL_PHOTO ? longer * 2 : longer;
    const sized = side === longer ? image : image.resize(side, side, { fit: "inside" });
    return uprightPng(bytes, await shadesOf(sized));
  } catch (fault) {
    if (isAnimatedWebp(bytes)) throw new Unreadable("picture_animated");
    const code = fault instanceof Error && "code" in fault ? fault.code : undefined;
    const isTooLarge = code === "ERR_IMAGE_TOO_MANY_PIXELS" && !isDamagedPng(bytes);
    throw new Unreadable(isTooLarge ? "picture_too_large" : "picture_damaged");
  }
}

/** Pictures of other types are turned as browsers do when they are decoded. */
function uprightPng(bytes: Uint8Array, picture: Graymap): Graymap {
  const orientation = documentTypeOf(bytes) === "image/png" ? orientationOfPng(bytes) : 1;
  return turnedBy(MIRRORED.has(orientation) ? mirrored(picture) : picture, TURNS[orientation] ?? 0);
}

async function shadesOf(image: Bun.Image): Promise<Graymap> {
  // Packing and unpacking it would take half a second.
  return fromPng(await image.png({ compressionLevel: 0 }).bytes());
}

/** Decodes it to the last row, to see that it is whole. */
async function checked(image: Bun.Image): Promise<undefined> {
  await image.resize(1, 1).png().bytes();
}
