import { describe, expect, test } from "bun:test";
import { codePoints, isBlank, textFault } from "./clean-text.ts";

describe("a text", () => {
  test("holds letters of any script, tabs and line feeds", () => {
    for (const text of [
      "",
      "a\tb\nc",
      "Camisã 100% algodão",
      "綿",
      "😀",
      "\u00a0",
      "~",
      "e\u0301",
      "\u200d",
    ]) {
      expect(textFault(text)).toBeUndefined();
    }
  });

  test("holds no other control character", () => {
    for (let code = 0; code <= 0x2ff; code++) {
      const isControl = code < 0x20 || (code >= 0x7f && code < 0xa0);
      const isAllowed = !isControl || code === 9 || code === 10;
      expect(textFault(`a${String.fromCharCode(code)}b`) === undefined).toBe(isAllowed);
    }
  });

  test("holds no lone surrogate", () => {
    for (const text of ["\ud800", "a\udc00b", "\udc00\ud800", "😀\ud83d"]) {
      expect(textFault(text)).toBe("contains half of a surrogate pair, which is not a character");
    }
  });

  test("is told what is wrong with it", () => {
    expect(textFault("a\0")).toBe("contains a NUL character");
    expect(textFault("a\r\n")).toBe("contains a carriage return; lines end with a line feed alone");
    expect(textFault("\u001b[1m")).toBe(
      "contains the control character U+001B; only tab and line feed are allowed",
    );
  });
});

test("the length of a text is counted in code points", () => {
  expect(["", "abc", "ção", "😀😀", "a\ud800", "👩‍👩‍👧"].map(codePoints)).toEqual([0, 3, 3, 2, 2, 5]);
});

test("a text without anything to see is blank", () => {
  for (const text of [
    "",
    " \t\n",
    "\u00a0\u3000",
    "\u200b",
    "\u2060\ufeff",
    "\u3164",
    "\u202e ",
    "\u2800",
    "\u00ad\ufe0f",
  ])
    expect(isBlank(text)).toBe(true);
  for (const text of ["a", " . ", "\u200b綿", "👩\u200d🔧", "\u0301", "0"]) expect(isBlank(text)).toBe(false);
});
