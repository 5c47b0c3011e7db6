/** Colours as `#rrggbb`: contrast as WCAG 2.2 defines it, and the nearest shade that has enough of it. */

const HEX = /^#[0-9a-f]{6}$/;

/** Whether a text is a colour in the one form that is kept: `#` and six small hexadecimal digits. */
export function isColour(text: string): boolean {
  return HEX.test(text);
}

/** Contrast ratio of two colours, from 1 to 21 (WCAG 2.2, "contrast ratio"). */
export function contrast(one: string, other: string): number {
  const [darker = 0, lighter = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (lighter + 0.05) / (darker + 0.05);
}

/** The lowest contrast that a colour has on any of the grounds. */
export function lowestContrast(colour: string, grounds: readonly string[]): number {
  return Math.min(...grounds.map((ground) => contrast(colour, ground)));
}

/** How far two colours are apart to the eye: 0 is the same, 1 from black to white (in Oklab). */
export function distance(one: string, other: string): number {
  const [a, b] = [toOklab(one), toOklab(other)];
  return Math.hypot(a[0] - b[0], a[1] - b[1], a[2] - b[2]);
}

/** One colour laid over another: `share` 0 shows the ground, 1 the colour. */
export function mix(colour: string, ground: string, share: number): string {
  const [below = [], above = []] = [channels(ground), channels(colour)];
  return hex(below.map((value, i) => value + ((above[i] ?? 0) - value) * share));
}

/** The same hue, lighter (or darker, where `by` is negative); lightness goes from 0 to 1, as the eye counts it. */
export function shade(colour: string, by: number): string {
  const [lightness, a, b] = toOklab(colour);
  return fromOklab(Math.min(1, Math.max(0, lightness + by)), a, b);
}

/** Steps of lightness that are tried: finer ones are the same colour on a screen. */
const STEP = 0.004;

/**
 * The shade of a colour nearest to it that passes a test; undefined where no shade does.
 * @param passes such as that it can be read on its grounds
 */
export function nearestShade(colour: string, passes: (shade: string) => boolean): string | undefined {
  for (let by = 0; by <= 1; by += STEP)
    for (const found of by === 0 ? [colour] : [shade(colour, -by), shade(colour, by)])
      if (passes(found)) return found;
  return undefined;
}

/** Relative luminance (WCAG 2.2). */
function luminance(colour: string): number {
  const [red = 0, green = 0, blue = 0] = channels(colour).map(linear);
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** Red, green and blue from 0 to 255. */
function channels(colour: string): number[] {
  return [1, 3, 5].map((at) => Number.parseInt(colour.slice(at, at + 2), 16));
}

function hex(values: readonly number[]): string {
  return `#${values.map((value) => Math.round(value).toString(16).padStart(2, "0")).join("")}`;
}

function linear(channel: number): number {
  const value = channel / 255;
  return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
}

function encoded(value: number): number {
  return 255 * (value <= 0.0031308 ? value * 12.92 : 1.055 * value ** (1 / 2.4) - 0.055);
}

/** Lightness, and the two axes of hue, in Björn Ottosson's Oklab. */
function toOklab(colour: string): [lightness: number, a: number, b: number] {
  const [r = 0, g = 0, b = 0] = channels(colour).map(linear);
  const l = Math.cbrt(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b);
  const m = Math.cbrt(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b);
  const s = Math.cbrt(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b);
  return [
    0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s,
    1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s,
    0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s,
  ];
}

/** Where a screen cannot show so strong a colour at this lightness, the strongest of its hue that it can. */
function fromOklab(lightness: number, a: number, b: number): string {
  let [none, all] = [0, 1];
  let shown = linearOf(lightness, a, b);
  if (!isShown(shown)) {
    for (let halving = 0; halving < 12; halving++) {
      const part = (none + all) / 2;
      if (isShown(linearOf(lightness, a * part, b * part))) none = part;
      else all = part;
    }
    shown = linearOf(lightness, a * none, b * none);
  }
  return hex(shown.map((value) => encoded(Math.min(1, Math.max(0, value)))));
}

function linearOf(lightness: number, a: number, b: number): number[] {
  const l = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const m = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const s = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3;
  return [
    4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s,
    -1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s,
    -0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s,
  ];
}

/** Within what a screen has, but for what rounding takes away. */
function isShown(values: readonly number[]): boolean {
  return values.every((value) => value >= -0.0005 && value <= 1.0005);
}
