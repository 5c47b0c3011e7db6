import { expect, test } from "bun:test";
import { hasDarkBar, withLightBars } from "./dark-bars.ts";

const [WIDTH, HEIGHT] = [640, 480];

function picture(shadeAt: (x: number, y: number) => number) {
  const shades = Uint8Array.from({ length: WIDTH * HEIGHT }, (_, i) =>
    shadeAt(i % WIDTH, Math.floor(i / WIDTH)),
  );
  return { width: WIDTH, height: HEIGHT, shades };
}

const isLetter = (x: number, y: number) => x % 30 < 6 && y > 60 && y < 100;

test("a bar becomes paper and its light letters dark, also where it leans; what is beside stays", () => {
  for (const lean of [0, 0.03]) {
    const top = (x: number) => 40 + x * lean;
    const bar = picture((x, y) =>
      y >= top(x) && y < top(x) + 80
        ? isLetter(x, y - x * lean)
          ? 245
          : 80
        : y > 300 && x % 20 < 3
          ? 20
          : 250,
    );
    const { shades } = withLightBars(bar);
    const at = (x: number, y: number) => shades[Math.round(y + x * lean) * WIDTH + x] ?? -1;
    for (const x of [15, 315, 615]) {
      expect(at(x, 50), `bar at ${x}, leaning ${lean}`).toBeGreaterThan(240);
      expect(at(x - 15 + 2, 80), `letter at ${x}, leaning ${lean}`).toBeLessThan(30);
      expect(at(x, 20), `paper at ${x}, leaning ${lean}`).toBe(250);
    }
    expect(shades.subarray(300 * WIDTH)).toEqual(bar.shades.subarray(300 * WIDTH));
  }
});

test("lines of tables, letters, bar codes, tall prints and pages that are dark stay as they are", () => {
  for (const shadeAt of [
    (_: number, y: number) => (y % 60 < 4 ? 20 : 250),
    (x: number, y: number) => (x % 8 < 3 && y % 30 < 16 ? 20 : 250),
    (x: number, y: number) => (x > 100 && x < 400 && y > 100 && y < 200 && x % 8 < 4 ? 20 : 250),
    (x: number, y: number) => (x > 100 && x < 300 && y > 60 && y < 400 ? 40 : 250),
    (x: number, y: number) => (isLetter(x, y) ? 245 : 60),
  ]) {
    const given = picture(shadeAt);
    expect(withLightBars(given).shades).toEqual(given.shades);
  }
});

test("a bar in which letters may be light is told from letters", () => {
  expect(hasDarkBar(picture((x, y) => (y > 100 && y < 140 && x > 50 && x < 500 ? 40 : 250)))).toBe(true);
  expect(hasDarkBar(picture((x, y) => (x % 8 < 3 && y % 30 < 16 ? 20 : 250)))).toBe(false);
});
