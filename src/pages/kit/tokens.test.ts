import { describe, expect, test } from "bun:test";
import { join } from "node:path";
import { THEME_COLOURS } from "./shell.ts";

const css = await Bun.file(join(import.meta.dir, "../../../web/style/tokens.css")).text();

/** The hexadecimal colours of the block that begins with a selector. */
function tokensOf(selector: string): Record<string, string> {
  const start = css.indexOf(`${selector} {`);
  expect(start).toBeGreaterThan(-1);
  const block = css.slice(start, css.indexOf("}", start));
  return Object.fromEntries(
    [...block.matchAll(/--([\w-]+): (#[0-9a-f]{6});/g)].map(([, name, value]) => [name, value]),
  );
}

const light = tokensOf(":root");
const dark = { ...light, ...tokensOf(':root:not([data-theme="light"])') };
const darkByChoice = { ...light, ...tokensOf(':root[data-theme="dark"]') };

/** Relative luminance and contrast ratio as WCAG 2.2 defines them. */
function luminance(hex: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const channel = Number.parseInt(hex.slice(at, at + 2), 16) / 255;
    return channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function contrast(one = "", other = ""): number {
  const [darker = 0, lighter = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (lighter + 0.05) / (darker + 0.05);
}

const TEXT: [text: string, ground: string][] = [
  ...["ink", "ink2", "ink3", "indigo", "madder", "weld", "vat"].flatMap((text): [string, string][] => [
    [text, "paper"],
    [text, "sheet"],
    [text, "raised"],
  ]),
  ["on-indigo", "indigo"],
  ["on-indigo", "indigo-press"],
  ["ink", "indigo-wash"],
  ["ink2", "indigo-wash"],
  ["indigo", "indigo-wash"],
  ["ink", "madder-wash"],
  ["madder", "madder-wash"],
  ["ink", "weld-wash"],
  ["weld", "weld-wash"],
  ["on-weld", "weld-fill"],
  ["paper", "ink"],
  ["sheet", "madder"],
  ["on-cover", "cover"],
];

/** Edges of controls and shapes that mean something. */
const SHAPES: [shape: string, ground: string][] = [
  ["line2", "paper"],
  ["line2", "sheet"],
  ["line2", "raised"],
  ["indigo-mid", "paper"],
  ["indigo-mid", "sheet"],
];

describe("colour tokens", () => {
  for (const [theme, tokens] of Object.entries({ light, dark })) {
    test(`have 4.5:1 for text on every ground it stands on, ${theme}`, () => {
      for (const [text, ground] of TEXT) {
        const pair = `${text} on ${ground}`;
        expect({ pair, enough: contrast(tokens[text], tokens[ground]) >= 4.5 }).toEqual({
          pair,
          enough: true,
        });
      }
    });

    test(`have 3:1 for the edges of controls and for shapes, ${theme}`, () => {
      for (const [shape, ground] of SHAPES) {
        const pair = `${shape} on ${ground}`;
        expect({ pair, enough: contrast(tokens[shape], tokens[ground]) >= 3 }).toEqual({
          pair,
          enough: true,
        });
      }
    });
  }

  test("are the same in the dark by the system's wish and by choice", () => {
    expect(darkByChoice).toEqual(dark);
  });

  test("give the browser's own frame the colour of the paper", () => {
    expect([light["paper"], dark["paper"]]).toEqual([THEME_COLOURS.light, THEME_COLOURS.dark]);
  });
});
