import { describe, expect, test } from "bun:test";
import { labelFonts } from "../../platform/label-fonts.ts";
import { fitText } from "./lines.ts";

const fonts = labelFonts().regular;
const TEXT = "zswkymw4xq75dm6w";

/** The text on one line of a width, told as a part of the width that it takes at its full size. */
function fit(part: number) {
  const full = fitText(fonts, TEXT, { size: 2, width: undefined, most: 1, direction: "ltr" });
  const width = (full.lines[0]?.line.width ?? 0) * 2 * part;
  return fitText(fonts, TEXT, { size: 2, width, most: 1, direction: "ltr" });
}

describe("a text on a label", () => {
  test("keeps its size where it fits", () => {
    expect(fit(1.001)).toMatchObject({ size: 2, isCut: false });
  });

  test("is whole as long as seven tenths of its size fit", () => {
    for (const part of [0.96, 0.8, 0.72, 0.701]) {
      const { lines, size, isCut } = fit(part);
      expect({ part, isCut, text: lines[0]?.text }).toEqual({ part, isCut: false, text: TEXT });
      expect(size).toBeLessThanOrEqual(2 * part);
      expect(size).toBeGreaterThanOrEqual(1.4);
    }
  });

  test("is cut below that, and says so", () => {
    const { lines, size, isCut } = fit(0.69);
    expect({ size, isCut }).toEqual({ size: 1.4, isCut: true });
    expect(lines[0]?.text).toEndWith("…");
  });
});
