import { expect, test } from "bun:test";
import { documentTypeOf } from "./document-type.ts";

const typeOf = (text: string) => documentTypeOf(Buffer.from(text, "latin1"));

test("PDF, JPEG, PNG and WebP are known by their first bytes", () => {
  expect(typeOf("%PDF-1.7\n%âãÏÓ")).toBe("application/pdf");
  expect(typeOf("\xff\xd8\xff\xe0")).toBe("image/jpeg");
  expect(typeOf("\x89PNG\r\n\x1a\n")).toBe("image/png");
  expect(typeOf("RIFF\0\0\0\0WEBPVP8 ")).toBe("image/webp");
});

test("a PDF may begin late, as viewers open it", () => {
  for (const before of [
    "\n",
    "\xef\xbb\xbf",
    "\xef\xbb\xbf\r\n",
    "\0\0",
    "\n\n junk \n",
    "\x1b%-12345X@PJL JOB\r\n@PJL ENTER LANGUAGE=PDF\r\n",
    `${"x".repeat(1023)}\n`,
  ])
    expect(typeOf(`${before}%PDF-1.7`), before).toBe("application/pdf");
  expect(typeOf(`${"x".repeat(1024)}\n%PDF-1.7`)).toBeUndefined();
  expect(typeOf("\x89PNG\r\n\x1a\n\n%PDF-1.7")).toBe("image/png");
});

test("everything else is none of them, also a PDF within other files", () => {
  for (const text of [
    "",
    "%PDF",
    "<svg>",
    "GIF89a",
    "PK\x03\x04",
    "MZ",
    "GIF89a%PDF-1.7",
    "GIF89a\n%PDF-1.7",
    "PK\x03\x04sheet.pdf%PDF-1.7",
    "PK\x03\x04\n%PDF-1.7",
    "\n<html>\n%PDF-1.7",
    "A PDF begins with %PDF-1.7",
    "RIFF\0\0\0\0WAVE",
  ])
    expect(typeOf(text)).toBeUndefined();
});
