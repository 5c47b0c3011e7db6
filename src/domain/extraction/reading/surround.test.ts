import { expect, test } from "bun:test";
import { withoutSurround } from "./surround.ts";

const [WIDTH, HEIGHT] = [640, 480];

function picture(shadeAt: (x: number, y: number) => number) {
  const shades = Uint8Array.from({ length: WIDTH * HEIGHT }, (_, i) =>
    shadeAt(i % WIDTH, Math.floor(i / WIDTH)),
  );
  return { width: WIDTH, height: HEIGHT, shades };
}

const isLetter = (x: number, y: number) => x % 12 < 3 && y % 30 < 14;

test("a table around a sheet becomes as light as the paper, and the letters stay", () => {
  // It lies a little askew, so that its edges are no straight lines.
  const isSheet = (x: number, y: number) => x > 40 + y / 40 && x < 600 + y / 40 && y > 30 && y < 470;
  const photo = picture((x, y) => (!isSheet(x, y) ? 80 : isLetter(x, y) && x > 80 && x < 560 ? 30 : 200));
  const { shades } = withoutSurround(photo);
  for (const [x, y] of [
    [4, 4],
    [20, 300],
    [630, 200],
    [45, 300],
    [320, 28],
  ] as const)
    expect(shades[y * WIDTH + x], `${x}, ${y}`).toBe(200);
  expect(shades[123 * WIDTH + 121]).toBe(30);
});

test("dark bars over a page and dark pages stay as they are", () => {
  const bar = picture((_, y) => (y < 60 ? 40 : 240));
  expect(withoutSurround(bar)).toBe(bar);
  const dark = picture((x, y) => (isLetter(x, y) ? 250 : 40));
  expect(withoutSurround(dark)).toBe(dark);
});
