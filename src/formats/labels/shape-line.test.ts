import { describe, expect, test } from "bun:test";
import { labelFonts } from "../../platform/label-fonts.ts";
import { directionOf, lackingIn, shapeLine } from "./shape-line.ts";

const fonts = labelFonts().regular;
const shape = (text: string) => shapeLine(fonts, text, directionOf(text));

/** The characters of the glyphs from left to right, and where each begins. */
function seen(text: string): { text: string; x: number }[] {
  return shape(text)
    .runs.flatMap(({ glyphs }) => glyphs)
    .toSorted((a, b) => a.x - b.x);
}
const order = (text: string) =>
  seen(text)
    .map((glyph) => glyph.text)
    .join("");
const glyphsOf = (text: string) => shape(text).runs.flatMap(({ glyphs }) => glyphs.map(({ glyph }) => glyph));

describe("a line of text", () => {
  test("stands in the order in which Unicode's rules show it", () => {
    // Unicode Standard Annex 9: figures after Arabic stay figures, read from the left, on the left of the word.
    expect(order("SKU-12 قميص 95%")).toBe("SKU-12 95 صيمق%");
    expect(order("דגם (A-12) כחול")).toBe("לוחכ )A-12( םגד");
    expect(order("قميص")).toBe("صيمق");
    expect(order("abc אבג def")).toBe("abc גבא def");
    expect(order("Ελληνικά და ქართული")).toBe("Ελληνικά და ქართული");
  });

  test("turns brackets in what is read from the right", () => {
    const [opening, closing] = [glyphsOf("(")[0], glyphsOf(")")[0]];
    expect(opening).not.toBe(closing);
    expect(glyphsOf("(א)")).toEqual([opening, expect.any(Number), closing]);
    expect(order("(א)")).toBe(")א(");
  });

  test("joins Arabic letters, and keeps those apart that a sign keeps apart", () => {
    const alone = ["ق", "م", "ي", "ص"].map((letter) => glyphsOf(letter)[0]);
    expect(glyphsOf("قميص").filter((glyph) => alone.includes(glyph))).toEqual([]);
    // A zero-width non-joiner, as Persian writes plurals.
    expect(glyphsOf("کتاب\u200cها")).not.toEqual(glyphsOf("کتابها"));
    expect(shape("لا").runs.flatMap(({ glyphs }) => glyphs)).toHaveLength(1);
  });

  test("puts marks over their letters, by a font that knows where", () => {
    for (const text of ["x̂", "q̃", "שָׁ", "بَ"]) {
      const glyphs = seen(text);
      const alone = shape([...text][0] ?? "").width;
      expect(Math.abs(shape(text).width - alone)).toBeLessThan(0.1);
      expect(glyphs.length).toBeGreaterThan(1);
      for (const { x } of glyphs) expect(Math.abs(x)).toBeLessThan(1);
    }
  });

  test("is as wide as its letters where they stand side by side", () => {
    expect(shape("Ria").width).toBeCloseTo(shape("R").width + shape("i").width + shape("a").width, 9);
    expect(shape("").width).toBe(0);
  });

  test("begins where its first letter says", () => {
    expect(["12 קמיס", "Ria קמיס", "12", "", "(٣) قميص"].map(directionOf)).toEqual([
      "rtl",
      "ltr",
      "ltr",
      "ltr",
      "rtl",
    ]);
  });

  test("names characters that no font has, and none that are not drawn", () => {
    expect(lackingIn(fonts, "亚麻 Ria قميص 亚")).toEqual(["亚", "麻"]);
    expect(lackingIn(fonts, "a\u200cb\u200dc\ufe0f \n")).toEqual([]);
  });
});
