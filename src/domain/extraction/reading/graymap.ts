/** A picture in shades of grey, the form in which letters are looked for. */
import { inflateSync } from "node:zlib";
import type { Turn } from "./page.ts";

export interface Graymap {
  width: number;
  height: number;
  /** A byte a dot, row by row: 0 is black. */
  shades: Uint8Array;
}

/** A part of a picture, in dots; what is right and below is not in it. */
export interface Extent {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

/** A part of a picture as one of its own. */
export function cutOut({ width, shades }: Graymap, { left, top, right, bottom }: Extent): Graymap {
  const part = new Uint8Array((right - left) * (bottom - top));
  for (let y = top; y < bottom; y++)
    part.set(shades.subarray(y * width + left, y * width + right), (y - top) * (right - left));
  return { width: right - left, height: bottom - top, shades: part };
}

/** Netpbm's portable graymap (`P5`): a header in letters, then the shades. */
export function toPgm({ width, height, shades }: Graymap): Uint8Array {
  return Buffer.concat([Buffer.from(`P5\n${width} ${height}\n255\n`, "latin1"), shades]);
}

/** A picture turned back by so many quarter turns, as one that was turned clockwise is put upright. */
export function turnedBy(picture: Graymap, turn: Turn): Graymap {
  if (turn === 0) return picture;
  const { width, height, shades } = picture;
  if (turn === 2) return { width, height, shades: shades.toReversed() };
  const turned = new Uint8Array(shades.length);
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) {
      const at = turn === 1 ? (width - 1 - x) * height + y : x * height + (height - 1 - y);
      turned[at] = shades[y * width + x] ?? 255;
    }
  return { width: height, height: width, shades: turned };
}

/** A picture as a mirror beside it shows it. */
export function mirrored({ width, height, shades }: Graymap): Graymap {
  const other = new Uint8Array(shades.length);
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) other[y * width + x] = shades[(y + 1) * width - 1 - x] ?? 255;
  return { width, height, shades: other };
}

/** Channels by colour type (PNG 11.2.1). */
const CHANNELS: Record<number, number> = { 0: 1, 2: 3, 4: 2, 6: 4 };

/**
 * The shades of a PNG with 8 bits a channel, without interlacing and palette: what Bun writes. What is transparent lies
 * on white.
 * @throws Error for any other one
 */
export function fromPng(bytes: Uint8Array): Graymap {
  const file = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length);
  const [width, height] = [file.readUInt32BE(16), file.readUInt32BE(20)];
  const channels = CHANNELS[file[25] ?? -1];
  if (file[24] !== 8 || channels === undefined || file[28] !== 0)
    throw new Error("a PNG has another form than expected");
  const parts: Buffer[] = [];
  for (let at = 8; at + 8 <= file.length; at += 12 + file.readUInt32BE(at))
    if (file.toString("latin1", at + 4, at + 8) === "IDAT")
      parts.push(file.subarray(at + 8, at + 8 + file.readUInt32BE(at)));
  const rows = inflateSync(Buffer.concat(parts));
  const stride = width * channels + 1;
  const shades = new Uint8Array(width * height);
  for (let y = 0; y < height; y++) {
    unfilter(rows, y * stride, stride, channels, y === 0);
    for (let x = 0; x < width; x++) {
      const at = y * stride + 1 + x * channels;
      const shade = channels < 3 ? (rows[at] ?? 0) : luma(rows, at);
      shades[y * width + x] = channels % 2 === 1 ? shade : onWhite(shade, rows[at + channels - 1] ?? 255);
    }
  }
  return { width, height, shades };
}

/** A shade that lets white through from behind, by its alpha. */
function onWhite(shade: number, alpha: number): number {
  return alpha === 255 ? shade : Math.round((shade * alpha + 255 * (255 - alpha)) / 255);
}

/** Rec. 601, in 256ths. */
function luma(rows: Uint8Array, at: number): number {
  return ((rows[at] ?? 0) * 77 + (rows[at + 1] ?? 0) * 150 + (rows[at + 2] ?? 0) * 29) >> 8;
}

/** Undoes the filter of a row in place (PNG 9.2). */
function unfilter(rows: Uint8Array, start: number, stride: number, channels: number, isFirst: boolean): void {
  const filter = rows[start] ?? 0;
  if (filter === 0) return;
  for (let i = 1; i < stride; i++) {
    const at = start + i;
    const left = i > channels ? (rows[at - channels] ?? 0) : 0;
    const up = isFirst ? 0 : (rows[at - stride] ?? 0);
    const corner = isFirst || i <= channels ? 0 : (rows[at - stride - channels] ?? 0);
    const added =
      filter === 1 ? left : filter === 2 ? up : filter === 3 ? (left + up) >> 1 : paeth(left, up, corner);
    rows[at] = (rows[at] ?? 0) + added;
  }
}

function paeth(left: number, up: number, corner: number): number {
  const guess = left + up - corner;
  const [byLeft, byUp, byCorner] = [Math.abs(guess - left), Math.abs(guess - up), Math.abs(guess - corner)];
  if (byLeft <= byUp && byLeft <= byCorner) return left;
  return byUp <= byCorner ? up : corner;
}
