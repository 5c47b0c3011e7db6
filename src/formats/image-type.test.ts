import { describe, expect, test } from "bun:test";
import { imageTypeOf, isDamagedPng, isWholeJpeg } from "./image-type.ts";

const hex = (digits: string) => new Uint8Array(Buffer.from(digits.replaceAll(" ", ""), "hex"));

describe("the type of an image", () => {
  test.each([
    ["ffd8ffe0 00104a46", "image/jpeg"],
    ["89504e47 0d0a1a0a 0000000d", "image/png"],
    ["52494646 24000000 57454250 56503820", "image/webp"],
  ] as const)("is told by the first bytes (%s)", (digits, type) => {
    expect(imageTypeOf(hex(digits))).toBe(type);
  });

  test.each([
    ["nothing", ""],
    ["a GIF", "474946383961"],
    ["a WAV, which is RIFF too", "52494646 24000000 57415645"],
    ["an SVG", Buffer.from("<svg xmlns=").toString("hex")],
    ["a PNG after a byte of something else", "0089504e470d0a1a0a"],
    ["a PNG that lost its line end on the way", "89504e470a1a0a"],
    ["a PDF", Buffer.from("%PDF-1.7").toString("hex")],
  ])("is not guessed for %s", (_, digits) => {
    expect(imageTypeOf(hex(digits))).toBeUndefined();
  });
});

test("a PNG is damaged when its head does not hold to its checksum, or is cut off", () => {
  const whole = hex("89504e47 0d0a1a0a 0000000d 49484452 00000001 00000001 08 00 000000 3a7e9b55");
  expect(isDamagedPng(whole)).toBeFalse();
  expect(isDamagedPng(whole.with(17, 0xff))).toBeTrue();
  expect(isDamagedPng(whole.subarray(0, 20))).toBeTrue();
  expect(isDamagedPng(hex("ffd8ffe0"))).toBeFalse();
});

describe("a JPEG", () => {
  // Start, a segment that holds an end marker of its own, the scan's header, some of the scan.
  const start = "ffd8 ffe1 0006 ffd9 abcd ffda 0008 01 01 00 00 3f 00 1234 ff00 5678";

  test("is whole when its scan ends with the end marker, whatever follows", () => {
    expect(isWholeJpeg(hex(`${start} ffd9`))).toBeTrue();
    expect(isWholeJpeg(hex(`${start} ffd9 3c68746d6c3e`))).toBeTrue();
  });

  test("is not whole without one, also when a preview inside it has one", () => {
    expect(isWholeJpeg(hex(start))).toBeFalse();
    expect(isWholeJpeg(hex(`${start} ff`))).toBeFalse();
    expect(isWholeJpeg(hex("ffd8 ffe1 0006 ffd9"))).toBeFalse();
  });
});
