/** Pictures as people and attackers send them. */
import { crc32, inflateSync } from "node:zlib";

type Colour = readonly [red: number, green: number, blue: number];
export const RED: Colour = [200, 30, 30];
export const BLUE: Colour = [30, 30, 200];

/** A picture whose left half is red and whose right half is blue. */
function drawn(width: number, height: number): Bun.Image {
  const stride = Math.ceil((width * 3) / 4) * 4;
  const file = Buffer.alloc(54 + stride * height);
  file.write("BM", 0, "latin1");
  file.writeUInt32LE(file.length, 2);
  file.writeUInt32LE(54, 10);
  file.writeUInt32LE(40, 14);
  file.writeInt32LE(width, 18);
  file.writeInt32LE(-height, 22);
  file.writeUInt16LE(1, 26);
  file.writeUInt16LE(24, 28);
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) {
      const [red, green, blue] = x * 2 < width ? RED : BLUE;
      file.set([blue, green, red], 54 + y * stride + x * 3);
    }
  return new Bun.Image(file);
}

export const jpeg = (width: number, height: number) => drawn(width, height).jpeg({ quality: 90 }).bytes();
export const png = (width: number, height: number) => drawn(width, height).png().bytes();
export const webp = (width: number, height: number) => drawn(width, height).webp().bytes();

/** A JPEG as a phone held upright takes it: lying on its side, with a note of that, of the place and of the owner. */
export async function phonePhoto(width: number, height: number, owner: string): Promise<Uint8Array> {
  const plain = await jpeg(width, height);
  const exif = exifSegment(owner);
  return new Uint8Array(Buffer.concat([plain.subarray(0, 2), exif, plain.subarray(2)]));
}

/** Exif 2.32, 4.5.4 and 4.6.2: Orientation 6 (turn a quarter clockwise), Artist, and a GPS latitude of 41° N. */
function exifSegment(owner: string): Buffer {
  const artist = Buffer.from(`${owner}\0`, "latin1");
  const artistAt = 8 + 2 + 3 * 12 + 4;
  const gpsAt = artistAt + artist.length + (artist.length % 2);
  const latitudeAt = gpsAt + 2 + 2 * 12 + 4;
  const tiff = Buffer.alloc(latitudeAt + 24);
  tiff.write("II*\0", 0, "latin1");
  tiff.writeUInt32LE(8, 4);
  const entry = (at: number, tag: number, type: number, count: number, value: number) => {
    tiff.writeUInt16LE(tag, at);
    tiff.writeUInt16LE(type, at + 2);
    tiff.writeUInt32LE(count, at + 4);
    tiff.writeUInt32LE(value, at + 8);
  };
  tiff.writeUInt16LE(3, 8);
  entry(10, 0x0112, 3, 1, 6);
  entry(22, 0x013b, 2, artist.length, artistAt);
  entry(34, 0x8825, 4, 1, gpsAt);
  artist.copy(tiff, artistAt);
  tiff.writeUInt16LE(2, gpsAt);
  entry(gpsAt + 2, 1, 2, 2, "N".charCodeAt(0));
  entry(gpsAt + 14, 2, 5, 3, latitudeAt);
  [41, 1, 8, 1, 40, 1].forEach((number, i) => {
    tiff.writeUInt32LE(number, latitudeAt + i * 4);
  });
  const head = Buffer.from("ffe10000457869660000", "hex");
  head.writeUInt16BE(tiff.length + 8, 2);
  return Buffer.concat([head, tiff]);
}

/** A small PNG that claims to be this large. */
export function pngBomb(width: number, height: number): Uint8Array {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.set([8, 2], 8);
  const signature = Buffer.from("89504e470d0a1a0a", "hex");
  const chunks = [
    pngChunk("IHDR", header),
    pngChunk("IDAT", Buffer.alloc(64)),
    pngChunk("IEND", Buffer.alloc(0)),
  ];
  return new Uint8Array(Buffer.concat([signature, ...chunks]));
}

function pngChunk(type: string, data: Buffer): Buffer {
  const chunk = Buffer.alloc(data.length + 12);
  chunk.writeUInt32BE(data.length, 0);
  chunk.write(type, 4, "latin1");
  data.copy(chunk, 8);
  chunk.writeUInt32BE(crc32(chunk.subarray(4, data.length + 8)), data.length + 8);
  return chunk;
}

/** The names of a WebP's chunks (RFC 9649, section 2.3). */
export function webpChunks(bytes: Uint8Array): string[] {
  const file = Buffer.from(bytes);
  const names: string[] = [];
  for (let at = 12; at + 8 <= file.length; ) {
    names.push(file.toString("latin1", at, at + 4));
    const length = file.readUInt32LE(at + 4);
    at += 8 + length + (length % 2);
  }
  return names;
}

/** The mean colours of a picture's upper and lower half. */
export async function halves(bytes: Uint8Array): Promise<{ upper: Colour; lower: Colour }> {
  const small = Buffer.from(await new Bun.Image(bytes).resize(1, 2, { filter: "box" }).png().bytes());
  const channels = small[25] === 6 ? 4 : 3;
  const at = small.indexOf("IDAT");
  const rows = inflateSync(small.subarray(at + 4, at + 4 + small.readUInt32BE(at - 4)));
  const stride = 1 + channels;
  const row = (y: number, c: number) => rows[y * stride + 1 + c] ?? 0;
  // Filter 2 (PNG 9.2) writes a row as the difference to the one above.
  const above = rows[stride] === 2 ? 1 : 0;
  const colour = (y: number): Colour => {
    const channel = (c: number) => (row(y, c) + (y === 1 ? above * row(0, c) : 0)) & 0xff;
    return [channel(0), channel(1), channel(2)];
  };
  return { upper: colour(0), lower: colour(1) };
}

export function isNear(colour: Colour, other: Colour): boolean {
  return colour.every((value, i) => Math.abs(value - (other[i] ?? 0)) < 40);
}
