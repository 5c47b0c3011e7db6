import { expect, test } from "bun:test";
import { withoutLeaders, withoutSpecks } from "./cleaning.ts";

const [WIDTH, HEIGHT] = [600, 400];

/** A fax: specks in rows, a line of a table of which dots are left, and strokes of letters beside it. */
function fax(specks: number) {
  const shades = new Uint8Array(WIDTH * HEIGHT).fill(255);
  for (let i = 0; i < specks; i++) shades[(8 + 8 * Math.floor(i / 50)) * WIDTH + 180 + 8 * (i % 50)] = 0;
  for (let y = 40; y < 340; y += 4) shades.fill(0, y * WIDTH + 60, y * WIDTH + 62);
  for (let y = 100; y < 122; y++)
    for (const x of [80, 95, 110]) shades.fill(0, y * WIDTH + x, y * WIDTH + x + 3);
  return { width: WIDTH, height: HEIGHT, shades };
}

const inkIn = (shades: Uint8Array, left: number, right: number) => {
  let ink = 0;
  for (let y = 0; y < HEIGHT; y++)
    for (let x = left; x < right; x++) if ((shades[y * WIDTH + x] ?? 255) < 140) ink++;
  return ink;
};

test("the specks of a fax are wiped, and lines that it made dots of, but no letters", () => {
  const page = fax(1000);
  const { shades } = withoutSpecks(page);
  expect(inkIn(shades, 170, WIDTH)).toBe(0);
  expect(inkIn(shades, 50, 72)).toBe(0);
  expect(inkIn(shades, 76, 120)).toBe(inkIn(page.shades, 76, 120));
});

test("a page with few specks stays as it is", () => {
  const page = fax(100);
  expect(withoutSpecks(page)).toBe(page);
});

test("dots that lead to a value are wiped, and no strokes of letters as small as they", () => {
  for (const [dot, step] of [
    [2, 6],
    [3, 9],
    [5, 20],
  ] as const) {
    const shades = new Uint8Array(WIDTH * HEIGHT).fill(255);
    for (let i = 0; i < 12; i++)
      for (let y = 100; y < 100 + dot; y++)
        shades.fill(0, y * WIDTH + 40 + i * step, y * WIDTH + 40 + i * step + dot);
    // "umm", 9 and 11 dots high: strokes of two dots, as far apart from each other.
    for (const [top, high] of [
      [200, 9],
      [300, 11],
    ] as const)
      for (let i = 0; i < 8; i++)
        for (let y = top; y < top + high; y++)
          shades.fill(0, y * WIDTH + 300 + i * 5, y * WIDTH + 302 + i * 5);
    const { shades: clean } = withoutLeaders({ width: WIDTH, height: HEIGHT, shades });
    expect(inkIn(clean, 30, 290)).toBe(0);
    expect(inkIn(clean, 290, WIDTH)).toBe(8 * 2 * (9 + 11));
  }
});
