import { expect, test } from "bun:test";
import { documentTypeOf } from "./document-type.ts";

const typeOf = (text: string) => documentTypeOf(Buffer.from(text, "latin1"));

test("PDF, JPEG, PNG and WebP are known by their first bytes", () => {
  expect(typeOf("%PDF-1.7\n%âãÏÓ")).toBe("application/pdf");
  expect(typeOf("\xff\xd8\xff\xe0")).toBe("image/jpeg");
  expect(typeOf("\x89PNG\r\n\x1a\n")).toBe("image/png");
  expect(typeOf("RIFF\0\0\0\0WEBPVP8 ")).toBe("image/webp");
});

test("everything else is none of them, also a PDF after other bytes", () => {
  for (const text of [
    "",
    "%PDF",
    "<svg>",
    "GIF89a",
    "PK\x03\x04",
    "MZ",
    "\n%PDF-1.7",
    "GIF89a%PDF-1.7",
    "RIFF\0\0\0\0WAVE",
  ])
    expect(typeOf(text)).toBeUndefined();
});
