import { expect, test } from "bun:test";
import { cleanFileName } from "./file-name.ts";

test("a name without anything strange stays as it is", () => {
  for (const name of ["Ficha técnica.pdf", "a.b.c", "発注書.png", "no ending", ".hidden", "👕.webp"])
    expect(cleanFileName(name)).toBe(name);
});

test("the path before a name goes", () => {
  expect(cleanFileName("../../etc/passwd")).toBe("passwd");
  expect(cleanFileName("C:\\Users\\ana\\a.pdf")).toBe("a.pdf");
  expect(cleanFileName("a/b\\c.pdf")).toBe("c.pdf");
});

test("what cannot be seen goes", () => {
  expect(cleanFileName("a\r\nSet-Cookie: x=1\0.pdf")).toBe("aSet-Cookie: x=1.pdf");
  expect(cleanFileName("invoice\u202efdp.exe")).toBe("invoicefdp.exe");
  expect(cleanFileName("\u200fa\u2066b\u2069\u200b\ufeff\u2028.pdf")).toBe("ab.pdf");
  expect(cleanFileName("  a.pdf\t")).toBe("a.pdf");
  expect(cleanFileName("a\ud800.pdf")).toBe("a\ufffd.pdf");
});

test("a long name is cut to 255 characters and keeps its ending", () => {
  expect(cleanFileName("x".repeat(255))).toBe("x".repeat(255));
  expect(cleanFileName(`${"x".repeat(300)}.pdf`)).toBe(`${"x".repeat(251)}.pdf`);
  expect(cleanFileName("👕".repeat(300))).toBe("👕".repeat(255));
  expect(cleanFileName(`a.${"x".repeat(300)}`)).toBe(`a.${"x".repeat(253)}`);
});

test("nothing is left of a name of nothing", () => {
  for (const name of ["", "  ", ".", "..", "a/..", "\u202e", "/"])
    expect(cleanFileName(name)).toBeUndefined();
});
