import { expect, test } from "bun:test";
import { isSideways } from "./sideways.ts";

const [WIDTH, HEIGHT] = [900, 700];

/** Lines of letters that fall to the right by so many dots in a hundred, and the same page on its side. */
function page(isInk: (x: number, y: number) => boolean, slope: number) {
  const upright = new Uint8Array(WIDTH * HEIGHT).fill(250);
  const turned = upright.slice();
  for (let y = 0; y < HEIGHT; y++)
    for (let x = 0; x < WIDTH; x++) {
      if (!isInk(x, y - Math.round((x * slope) / 100))) continue;
      upright[y * WIDTH + x] = 20;
      turned[x * HEIGHT + (HEIGHT - 1 - y)] = 20;
    }
  return {
    upright: { width: WIDTH, height: HEIGHT, shades: upright },
    turned: { width: HEIGHT, height: WIDTH, shades: turned },
  };
}

test("a page on its side is told from one that stands upright, crooked ones too", () => {
  const lines = (x: number, y: number) => x > 60 && x < 840 && y > 60 && y % 40 < 16 && x % 11 < 4;
  for (const slope of [0, 2, 4]) {
    const { upright, turned } = page(lines, slope);
    expect(isSideways(upright), `${slope}`).toBe(false);
    expect(isSideways(turned), `${slope}`).toBe(true);
  }
});

test("so is one with a few short lines, and a blank one is upright", () => {
  const lines = (x: number, y: number) => x > 60 && x < 220 && y > 60 && y < 180 && y % 40 < 16 && x % 11 < 4;
  const { upright, turned } = page(lines, 3);
  expect(isSideways(upright)).toBe(false);
  expect(isSideways(turned)).toBe(true);
  expect(isSideways({ width: 300, height: 300, shades: new Uint8Array(90_000).fill(255) })).toBe(false);
});
