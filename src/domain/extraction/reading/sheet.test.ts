import { expect, test } from "bun:test";
import { boxAround } from "./page.ts";
import { flatSheet } from "./sheet.ts";
import { placeOn, type Sheet } from "./sheet-place.ts";

const [WIDTH, HEIGHT] = [900, 1200];
const PAPER = 215;
const INK = 30;

/** A label seen from the side, that bends. */
const BENT: Sheet = {
  corners: [
    [0.14, 0.1],
    [0.84, 0.13],
    [0.88, 0.88],
    [0.1, 0.9],
  ],
  bends: [
    [-0.04, 0],
    [-0.03, 0],
    [0, 0],
    [0.02, 0],
  ],
};

/** Bars of ink in ten rows, of which one ends early. */
function isInk(u: number, v: number): boolean {
  const row = Math.floor(v * 10);
  return u > 0.15 && u < (row === 4 ? 0.4 : 0.8) && v * 10 - row > 0.3 && v * 10 - row < 0.6;
}

/** @param around the shade of what a sheet lies on */
function photoOf(sheet: Sheet, around: (x: number, y: number) => number) {
  const shades = Uint8Array.from({ length: WIDTH * HEIGHT }, (_, i) =>
    around(i % WIDTH, Math.floor(i / WIDTH)),
  );
  const [columns, rows] = [WIDTH * 2, HEIGHT * 2];
  for (let j = 0; j < rows; j++)
    for (let i = 0; i < columns; i++) {
      const [u, v] = [(i + 0.5) / columns, (j + 0.5) / rows];
      const [x, y] = placeOn(sheet, u, v);
      // It is lit from one side.
      const shade = isInk(u, v) ? INK : PAPER - 60 * u;
      shades[Math.floor(y * HEIGHT) * WIDTH + Math.floor(x * WIDTH)] = shade;
    }
  return { width: WIDTH, height: HEIGHT, shades };
}

const weave = (x: number, y: number) => 60 + ((x + Math.floor(y / 3)) % 16 < 8 ? 0 : 18);

test("a sheet that is seen from the side and bends is laid flat", () => {
  const flat = flatSheet(photoOf(BENT, weave));
  const { picture, sheet } = flat ?? {};
  if (!picture || !sheet) throw new Error("there is no sheet");
  for (const [u, v] of [
    [0, 0],
    [0.5, 0],
    [1, 0.5],
    [0.5, 1],
    [0.3, 0.7],
  ] as const) {
    const [[x, y], [trueX, trueY]] = [placeOn(sheet, u, v), placeOn(BENT, u, v)];
    expect(Math.hypot(x - trueX, y - trueY), `${u}, ${v}`).toBeLessThan(0.02);
  }
  const shadeAt = (u: number, v: number) =>
    picture.shades[Math.round(v * picture.height) * picture.width + Math.round(u * picture.width)] ?? 0;
  for (const u of [0.2, 0.5, 0.75])
    for (const row of [0, 3, 8]) {
      expect(shadeAt(u, (row + 0.45) / 10), `ink at ${u} in row ${row}`).toBeLessThan(90);
      expect(shadeAt(u, (row + 0.05) / 10), `paper at ${u} in row ${row}`).toBeGreaterThan(120);
    }
});

test("words on a sheet are told where they stand on the picture", () => {
  const reading = { page: 1, turn: 0 as const, width: 1000, height: 2000, slope: 0, sheet: BENT, words: [] };
  const word = { text: "100 %", x: 450, y: 980, width: 100, height: 40, sureness: 1 };
  const [x = 0, y = 0, width = 0, height = 0] = boxAround(reading, [word]) ?? [];
  const [middleX, middleY] = placeOn(BENT, 0.5, 0.5);
  expect(Math.abs(x + width / 2 - middleX)).toBeLessThan(0.01);
  expect(Math.abs(y + height / 2 - middleY)).toBeLessThan(0.01);
  expect(width).toBeLessThan(0.1);
});

test("a page that fills its picture, a card on a light ground and a dark page are no sheets on something darker", () => {
  const page = {
    corners: [
      [0, 0],
      [1, 0],
      [1, 1],
      [0, 1],
    ],
    bends: BENT.bends.map(() => [0, 0]),
  } as unknown as Sheet;
  expect(flatSheet(photoOf(page, () => PAPER))).toBeUndefined();
  expect(flatSheet(photoOf(BENT, () => 200))).toBeUndefined();
  const dark = { width: WIDTH, height: HEIGHT, shades: new Uint8Array(WIDTH * HEIGHT).fill(40) };
  expect(flatSheet(dark)).toBeUndefined();
});
