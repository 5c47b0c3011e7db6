/**
 * Care symbols after ISO 3758:2023, drawn for this project on a grid of 48 with one line weight. Tub, triangle,
 * square, iron, circle: washing, bleaching, drying, ironing, professional care. A bar below is mild, two bars very
 * mild; dots are heat; a cross is "do not". Words always stand below the drawing.
 */

/** Side of the grid, and the weight of lines on it. */
export const CARE_GRID = 48;
export const CARE_LINE = 2;
/** Size of the letters of signs, and radius of dots. */
export const CARE_SIGN = 16;
export const CARE_DOT = 2.25;

/** A line along a path; a circle by its radius, around the middle; a filled dot by its place; letters in the middle. */
export type CareShape =
  | { path: string }
  | { circle: number }
  | { dot: number; y: number }
  | { sign: string; y: number };

/** The drawing of a value of the care fields, undefined where the standard has none. */
export function careShapes(value: string): readonly CareShape[] | undefined {
  return Object.hasOwn(SYMBOLS, value) ? SYMBOLS[value] : undefined;
}

/** All values that there is a drawing for. */
export function careValues(): string[] {
  return Object.keys(SYMBOLS);
}

const TUB: CareShape = { path: "M4 13.5 8.5 37h31L44 13.5M5 18q4.5-4.5 9.5-1t9.5 0 9.5 0 9.5 1" };
const TRIANGLE: CareShape = { path: "M24 7 43 40H5z" };
const SQUARE: CareShape = { path: "M7 7h34v34H7z" };
const IRON: CareShape = { path: "M14 14h23l6 21H5q1-12 13-12h21.5" };
const CIRCLE: CareShape = { circle: 16.5 };
const DRUM: readonly CareShape[] = [SQUARE, { circle: 14 }];
const SHADE: CareShape = { path: "M7 19 19 7" };

const CROSS: CareShape = { path: "M5 5l38 38M43 5 5 43" };
const MILD: CareShape = { path: "M8.5 42h31" };
const VERY_MILD: CareShape = { path: "M8.5 42h31M8.5 46.5h31" };
/** Below a circle, which reaches further down. */
const MILD_CARE: CareShape = { path: "M8.5 45h31" };
const VERY_MILD_CARE: CareShape = { path: "M8.5 43.5h31M8.5 47.25h31" };

/** A number or letter in the middle of a symbol. */
const sign = (text: string, y: number): CareShape => ({ sign: text, y });

const dots = (y: number, ...xs: number[]): CareShape[] => xs.map((x) => ({ dot: x, y }));

const wash = (degrees: number) => [TUB, sign(String(degrees), 33)];
/** A hand that reaches over the rim; the water shows beside it only. */
const HAND_WASH: CareShape = {
  path: "M4 13.5 8.5 37h31l2.6-13.5M5 18q3.6-3.6 7.5-1.8M45 8l-11 6.4c-3 1.6-5.6 1-8.5 2.2l-10 4.4a2.3 2.3 0 0 0 1.7 4.2l8.3-2.7m0 0-7.6 4.7a2.2 2.2 0 0 0 2.2 3.7l9.4-4.4c3.5-.4 6-1.8 8-4.2L45 16.5",
};

const SYMBOLS: Record<string, readonly CareShape[]> = {
  wash_95: wash(95),
  wash_70: wash(70),
  wash_60: wash(60),
  wash_60_mild: [...wash(60), MILD],
  wash_50: wash(50),
  wash_50_mild: [...wash(50), MILD],
  wash_40: wash(40),
  wash_40_mild: [...wash(40), MILD],
  wash_40_very_mild: [...wash(40), VERY_MILD],
  wash_30: wash(30),
  wash_30_mild: [...wash(30), MILD],
  wash_30_very_mild: [...wash(30), VERY_MILD],
  hand_wash: [HAND_WASH],
  do_not_wash: [TUB, CROSS],

  any_bleach: [TRIANGLE],
  oxygen_only: [TRIANGLE, { path: "m19.5 40 9.5-16.5M27.5 40l5.5-9.5" }],
  do_not_bleach: [TRIANGLE, CROSS],

  tumble_normal: [...DRUM, ...dots(24, 19.5, 28.5)],
  tumble_low: [...DRUM, ...dots(24, 24)],
  do_not_tumble: [...DRUM, CROSS],
  line: [SQUARE, { path: "M24 13v22" }],
  line_shade: [SQUARE, SHADE, { path: "M24 13v22" }],
  drip_line: [SQUARE, { path: "M20 13v22M28 13v22" }],
  drip_line_shade: [SQUARE, SHADE, { path: "M22 13v22M30 13v22" }],
  flat: [SQUARE, { path: "M13 24h22" }],
  flat_shade: [SQUARE, SHADE, { path: "M13 24h22" }],
  drip_flat: [SQUARE, { path: "M13 20h22M13 28h22" }],
  drip_flat_shade: [SQUARE, SHADE, { path: "M13 22h22M13 30h22" }],

  iron_200: [IRON, ...dots(29.5, 17, 24, 31)],
  iron_150: [IRON, ...dots(29.5, 20, 28)],
  iron_110: [IRON, ...dots(29.5, 24)],
  do_not_iron: [IRON, CROSS],

  dry_p: [CIRCLE, sign("P", 30)],
  dry_p_mild: [CIRCLE, sign("P", 30), MILD_CARE],
  dry_f: [CIRCLE, sign("F", 30)],
  dry_f_mild: [CIRCLE, sign("F", 30), MILD_CARE],
  wet_w: [CIRCLE, sign("W", 30)],
  wet_w_mild: [CIRCLE, sign("W", 30), MILD_CARE],
  wet_w_very_mild: [CIRCLE, sign("W", 30), VERY_MILD_CARE],
  do_not_dry_clean: [CIRCLE, CROSS],
};
