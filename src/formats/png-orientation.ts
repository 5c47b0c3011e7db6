/** How a PNG is meant to be shown, by the Exif in it: browsers turn it, and most decoders do not. */

const EXIF = "eXIf";
const DATA = "IDAT";
const FIRST_CHUNK = 8;
/** Tag of Exif's Orientation, and bytes of an entry of TIFF. */
const ORIENTATION = 0x0112;
const ENTRY_BYTES = 12;
const UPRIGHT = 1;
const MOST = 8;

/** Exif's Orientation of a PNG, 1 to 8; 1 where it has none before its data (PNG 11.3.3.6). */
export function orientationOfPng(bytes: Uint8Array): number {
  const file = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length);
  for (let at = FIRST_CHUNK; at + 8 <= file.length; at += 12 + file.readUInt32BE(at)) {
    const type = file.toString("latin1", at + 4, at + 8);
    if (type === DATA) break;
    if (type === EXIF) return orientationOfTiff(file.subarray(at + 8, at + 8 + file.readUInt32BE(at)));
  }
  return UPRIGHT;
}

/** By the first directory of TIFF 6.0, 2; whatever does not hold to it says nothing. */
function orientationOfTiff(tiff: Buffer): number {
  const isLittle = tiff.toString("latin1", 0, 2) === "II";
  const short = (at: number) => {
    if (at + 2 > tiff.length) return 0;
    return isLittle ? tiff.readUInt16LE(at) : tiff.readUInt16BE(at);
  };
  const first = isLittle ? short(4) + short(6) * 0x10000 : short(4) * 0x10000 + short(6);
  const count = short(first);
  for (let i = 0, at = first + 2; i < count && at + ENTRY_BYTES <= tiff.length; i++, at += ENTRY_BYTES) {
    if (short(at) !== ORIENTATION) continue;
    const orientation = short(at + 8);
    return orientation >= UPRIGHT && orientation <= MOST ? orientation : UPRIGHT;
  }
  return UPRIGHT;
}
