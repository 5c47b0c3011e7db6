import { expect, test } from "bun:test";
import { attachment } from "./attachment.ts";

const PDF = "application/pdf";

test("a plain name stands as it is", () => {
  expect(attachment("sheet 1.pdf", PDF)).toBe('attachment; filename="sheet 1.pdf"');
  expect(attachment("A.JPEG", "image/jpeg")).toBe('attachment; filename="A.JPEG"');
});

test("a name outside of ASCII stands twice, as in the examples of RFC 6266 section 5", () => {
  expect(attachment("€ rates.pdf", PDF)).toBe(
    "attachment; filename=\"_ rates.pdf\"; filename*=UTF-8''%E2%82%AC%20rates.pdf",
  );
  expect(attachment("🧵.png", "image/png")).toBe(
    "attachment; filename=\"_.png\"; filename*=UTF-8''%F0%9F%A7%B5.png",
  );
});

test("nothing in a name ends the value or begins another header", () => {
  const hostile = ['a".pdf', "a\\.pdf", "a%22.pdf", "a/b.pdf", "a\r\nSet-Cookie: x=1.pdf", "a'(*);.pdf"];
  for (const name of hostile) {
    const value = attachment(name, PDF);
    expect(value).toMatch(/^attachment; filename="[^"\\\r\n]*"(; filename\*=UTF-8''[\w.%!#$&+^`|~-]*)?$/);
    expect(() => new Headers({ "Content-Disposition": value })).not.toThrow();
  }
  expect(attachment("a\ud800.pdf", PDF)).toContain("%EF%BF%BD");
});

test("a name that ends like another type gets the ending of its own", () => {
  expect(attachment("a.html", PDF)).toBe('attachment; filename="a.html.pdf"');
  expect(attachment("photo.pdf", "image/webp")).toBe('attachment; filename="photo.pdf.webp"');
  expect(attachment("file", PDF)).toBe('attachment; filename="file.pdf"');
});
