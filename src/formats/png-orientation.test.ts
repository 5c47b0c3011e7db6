import { expect, test } from "bun:test";
import { orientationOfPng } from "./png-orientation.ts";

const SIGNATURE = "89504e470d0a1a0a";
const of = (chunks: string) => orientationOfPng(Buffer.from(SIGNATURE + chunks.replaceAll(" ", ""), "hex"));
const exif = (tiff: string) => {
  const digits = tiff.replaceAll(" ", "");
  return `${(digits.length / 2).toString(16).padStart(8, "0")} 65584966 ${digits} 00000000`;
};

test("the orientation of a PNG is that of its Exif, in either order of bytes", () => {
  expect(of(exif("4d4d002a 00000008 0001 0112 0003 00000001 00060000"))).toBe(6);
  expect(of(exif("49492a00 08000000 0200 0001 0300 01000000 00040000 1201 0300 01000000 03000000"))).toBe(3);
});

test("and upright where it has none before its data, or where that does not hold to its form", () => {
  const six = exif("4d4d002a 00000008 0001 0112 0003 00000001 00060000");
  for (const chunks of [
    "",
    `00000000 49444154 00000000 ${six}`,
    exif("4d4d002a 00000008 0001 0112 0003 00000001 00090000"),
    exif("4d4d002a fffffff0 0001 0112"),
    exif("4d4d002a 00000008 ffff 0112"),
    exif(""),
    "ffffffff 65584966 4d4d",
  ])
    expect(of(chunks), chunks).toBe(1);
});
