/** What a company's own colour becomes on its pages, in the light and in the dark, and whether it can be read there. */
import { contrast, distance, lowestContrast, mix, nearestShade, shade } from "../../formats/colour.ts";

export const THEMES = ["light", "dark"] as const;
export type Theme = (typeof THEMES)[number];

/** For text (WCAG 2.2, 1.4.3) and for shapes that mean something (1.4.11). */
export const TEXT_CONTRAST = 4.5;
const SHAPE_CONTRAST = 3;

/** What text stands on, as in web/style/tokens.css. */
export const GROUNDS: Readonly<Record<Theme, { paper: string; sheet: string; raised: string }>> = {
  light: { paper: "#f2f3f1", sheet: "#fcfcfa", raised: "#ffffff" },
  dark: { paper: "#0e1118", sheet: "#161a23", raised: "#1d222d" },
};

/** How much of the colour a wash holds, and by how much a pressed button goes on in the theme's direction. */
const WASH: Readonly<Record<Theme, number>> = { light: 0.08, dark: 0.12 };
const PRESSED: Readonly<Record<Theme, number>> = { light: -0.07, dark: 0.06 };
const ON: Readonly<Record<Theme, string>> = { light: "#ffffff", dark: "#0b0d14" };

/** What says withdrawn and what says test on every page, as in web/style/tokens.css. */
const SIGNALS: Readonly<Record<Theme, { madder: string; weld: string }>> = {
  light: { madder: "#a1262c", weld: "#735000" },
  dark: { madder: "#f29a93", weld: "#e9c866" },
};
/** Colours that are nearer to each other than this are easily taken for one another. */
const TOO_NEAR = 0.1;

/** The signal that a colour may be taken for. */
export function takenFor(theme: Theme, colour: string): "madder" | "weld" | undefined {
  const { madder, weld } = SIGNALS[theme];
  if (distance(colour, madder) < TOO_NEAR) return "madder";
  return distance(colour, weld) < TOO_NEAR ? "weld" : undefined;
}

/** The colours that take the place of indigo in one theme. */
export interface Palette {
  indigo: string;
  onIndigo: string;
  press: string;
  wash: string;
  mid: string;
}

/** The lowest contrast that a colour has as text on the grounds of a theme, its own wash among them. */
export function contrastIn(theme: Theme, colour: string): number {
  const { paper, sheet, raised } = GROUNDS[theme];
  return Math.min(
    lowestContrast(colour, [paper, sheet, raised, washOf(theme, colour)]),
    contrast(colour, ON[theme]),
  );
}

/** Whether text in this colour can be read in a theme. */
export function isReadable(theme: Theme, colour: string): boolean {
  return contrastIn(theme, colour) >= TEXT_CONTRAST;
}

/** The nearest shade that can be read in a theme; the colour itself when it can. */
export function readableShade(theme: Theme, colour: string): string {
  const found = nearestShade(colour, (one) => isReadable(theme, one));
  if (found === undefined) throw new Error(`no shade of ${colour} can be read`);
  return found;
}

/** @param colour one that can be read in the theme */
export function paletteOf(theme: Theme, colour: string): Palette {
  const { paper, sheet } = GROUNDS[theme];
  const half = mix(colour, paper, 0.6);
  const mid = nearestShade(half, (one) => lowestContrast(one, [paper, sheet]) >= SHAPE_CONTRAST);
  return {
    indigo: colour,
    onIndigo: ON[theme],
    press: shade(colour, PRESSED[theme]),
    wash: washOf(theme, colour),
    mid: mid ?? colour,
  };
}

function washOf(theme: Theme, colour: string): string {
  return mix(colour, GROUNDS[theme].sheet, WASH[theme]);
}
