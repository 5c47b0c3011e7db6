import { expect, test } from "bun:test";
import { evenlyLit } from "./lighting.ts";

const [WIDTH, HEIGHT] = [640, 480];

function picture(shadeAt: (x: number, y: number) => number) {
  const shades = Uint8Array.from({ length: WIDTH * HEIGHT }, (_, i) =>
    shadeAt(i % WIDTH, Math.floor(i / WIDTH)),
  );
  return { width: WIDTH, height: HEIGHT, shades };
}

test("paper that gets darker to one side is white all over, and its ink stays dark", () => {
  const paperAt = (x: number) => 230 - 130 * (x / WIDTH);
  const { shades } = evenlyLit(picture((x, y) => (x % 40 < 3 && y % 30 < 12 ? 0.3 : 1) * paperAt(x)));
  for (const x of [10, 330, 615]) {
    expect(shades[20 * WIDTH + x], `paper at ${x}`).toBeGreaterThan(200);
    expect(shades[5 * WIDTH + Math.floor(x / 40) * 40 + 1], `ink at ${x}`).toBeLessThan(110);
  }
});

test("a white page stays as it is", () => {
  const page = picture((x, y) => (x % 40 < 3 && y % 30 < 12 ? 20 : 250));
  expect(evenlyLit(page).shades).toEqual(page.shades);
});

test("dark print within a page stays dark, the table around a sheet becomes light", () => {
  const isSheet = (x: number, y: number) => x > 130 && y > 70;
  const isPrint = (x: number, y: number) => x > 260 && x < 600 && y > 140 && y < 440;
  const { shades } = evenlyLit(picture((x, y) => (isPrint(x, y) ? 60 : isSheet(x, y) ? 200 : 90)));
  expect(shades[300 * WIDTH + 420]).toBeLessThan(100);
  expect(shades[450 * WIDTH + 230]).toBeGreaterThan(240);
  expect(shades[20 * WIDTH + 20]).toBeGreaterThan(200);
});
