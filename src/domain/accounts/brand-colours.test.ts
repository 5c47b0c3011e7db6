import { describe, expect, test } from "bun:test";
import { join } from "node:path";
import { contrast } from "../../formats/colour.ts";
import {
  contrastIn,
  GROUNDS,
  isReadable,
  paletteOf,
  readableShade,
  TEXT_CONTRAST,
  THEMES,
  takenFor,
} from "./brand-colours.ts";

const css = await Bun.file(join(import.meta.dir, "../../../web/style/tokens.css")).text();

/** Colours of the block that begins with a selector. */
function tokensOf(selector: string): Record<string, string> {
  const block = css.slice(css.indexOf(`${selector} {`));
  const colours = block.slice(0, block.indexOf("}")).matchAll(/--([\w-]+): (#[0-9a-f]{6});/g);
  return Object.fromEntries([...colours].map(([, name, value]) => [name, value]));
}

const TOKENS = { light: tokensOf(":root"), dark: tokensOf(':root[data-theme="dark"]') };

/** Every hue, faint and strong, light and dark. */
const COLOURS = ["00", "55", "aa", "ff"].flatMap((red, _, all) =>
  all.flatMap((green) => all.map((blue) => `#${red}${green}${blue}`)),
);

describe("a company's colour", () => {
  test("is measured on the grounds that pages have", () => {
    for (const theme of THEMES) {
      const { paper, sheet, raised } = TOKENS[theme];
      expect(GROUNDS[theme]).toEqual({ paper: paper ?? "", sheet: sheet ?? "", raised: raised ?? "" });
    }
  });

  test("whatever it is, has a shade that can be read, and all that is made of it can be too", () => {
    for (const theme of THEMES)
      for (const colour of COLOURS) {
        const readable = readableShade(theme, colour);
        expect([colour, contrastIn(theme, readable) >= TEXT_CONTRAST]).toEqual([colour, true]);
        const { indigo, onIndigo, press, wash, mid } = paletteOf(theme, readable);
        const { ink = "", ink2 = "", paper = "", sheet = "" } = TOKENS[theme];
        const pairs = { onIndigo: contrast(onIndigo, indigo), press: contrast(onIndigo, press) };
        const onWash = { ink: contrast(ink, wash), ink2: contrast(ink2, wash), own: contrast(indigo, wash) };
        for (const [name, ratio] of Object.entries({ ...pairs, ...onWash }))
          expect([theme, colour, name, ratio >= TEXT_CONTRAST]).toEqual([theme, colour, name, true]);
        for (const ground of [paper, sheet]) expect(contrast(mid, ground)).toBeGreaterThanOrEqual(3);
      }
  });

  test("that looks like what says withdrawn or test is told from one that does not", () => {
    for (const theme of THEMES) {
      const { madder = "", weld = "", indigo = "" } = TOKENS[theme];
      expect([madder, weld, indigo].map((colour) => takenFor(theme, colour))).toEqual([
        "madder",
        "weld",
        undefined,
      ]);
    }
    const colours = ["#c63a07", "#6b5a00", "#0b6e4f", "#7a1f5c"];
    expect(colours.map((colour) => takenFor("light", colour))).toEqual([
      "madder",
      "weld",
      undefined,
      undefined,
    ]);
  });

  test("that can be read stays as it is", () => {
    expect([isReadable("light", "#23429b"), readableShade("light", "#23429b")]).toEqual([true, "#23429b"]);
    expect([isReadable("dark", "#23429b"), isReadable("light", "#ffe600")]).toEqual([false, false]);
  });
});
