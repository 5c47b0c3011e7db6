import { describe, expect, test } from "bun:test";
import { contrast, isColour, lowestContrast, mix, nearestShade, shade } from "./colour.ts";

describe("contrast", () => {
  test("is that of WCAG: 21 at most, the same both ways", () => {
    expect(contrast("#000000", "#ffffff")).toBeCloseTo(21, 5);
    expect(contrast("#ffffff", "#ffffff")).toBe(1);
    // The greys at which AA begins on white, as checkers of contrast give them.
    expect(contrast("#767676", "#ffffff")).toBeCloseTo(4.54, 2);
    expect(contrast("#ffffff", "#777777")).toBeCloseTo(4.48, 2);
    expect(contrast("#ff0000", "#ffffff")).toBeCloseTo(4.0, 1);
    expect(lowestContrast("#000000", ["#ffffff", "#808080"])).toBeCloseTo(5.32, 2);
  });
});

describe("a shade", () => {
  test("keeps black and white what they are, and comes back to where it was", () => {
    expect([shade("#000000", -0.1), shade("#ffffff", 0.1)]).toEqual(["#000000", "#ffffff"]);
    for (const colour of ["#23429b", "#e4572e", "#0b6e4f", "#808080"]) expect(shade(colour, 0)).toBe(colour);
  });

  test("is always a colour, also where no screen could show it so strong", () => {
    for (const colour of ["#ff0000", "#00ff00", "#0000ff", "#ffff00", "#ff00ff"])
      for (let by = -1; by <= 1; by += 0.1) expect(isColour(shade(colour, by))).toBe(true);
  });

  test("that is nearest is the colour itself where it passes, and undefined where none does", () => {
    expect(nearestShade("#23429b", () => true)).toBe("#23429b");
    expect(nearestShade("#23429b", () => false)).toBeUndefined();
    const found = nearestShade("#ffe600", (one) => contrast(one, "#ffffff") >= 4.5);
    expect(contrast(found ?? "#ffffff", "#ffffff")).toBeWithin(4.5, 4.7);
  });
});

test("a mix lies between its two colours", () => {
  expect([
    mix("#000000", "#ffffff", 0),
    mix("#000000", "#ffffff", 1),
    mix("#000000", "#ffffff", 0.5),
  ]).toEqual(["#ffffff", "#000000", "#808080"]);
});

test("a colour has a hash and six small digits", () => {
  for (const text of ["#fff", "#FFFFFF", "red", "#12345g", "#123456;", "", "#1234567"])
    expect([text, isColour(text)]).toEqual([text, false]);
});
