import { describe, expect, test } from "bun:test";
import { createHash } from "node:crypto";
import { markup } from "./html.ts";
import { NEUTRAL_HASH, ringPath, ringsOf, sealSvg } from "./seal.ts";

const hash = (text: string) => createHash("sha256").update(text).digest("hex");

/** The points of a path of one M, one C and S commands: extremes and handles, as numbers. */
function points(path: string): { x: number; y: number }[] {
  const numbers = (path.match(/-?\d*\.?\d+/g) ?? []).map(Number);
  return Array.from({ length: numbers.length / 2 }, (_, index) => ({
    x: numbers[index * 2] ?? Number.NaN,
    y: numbers[index * 2 + 1] ?? Number.NaN,
  }));
}

describe("seal", () => {
  test("has rings within the bounds that the drawing gives them, for any hash", () => {
    for (let seed = 0; seed < 500; seed += 1) {
      const [outer, second, third, inner] = ringsOf(hash(String(seed)));
      expect(outer.waves).toBeWithin(14, 21);
      expect(second.waves).toBeWithin(8, 14);
      expect(third.waves).toBeWithin(7, 12);
      expect(inner.waves).toBeWithin(6, 10);
      expect(outer.middle + outer.wave).toBeLessThanOrEqual(1.02 + 1e-9);
      for (const ring of [outer, second, third, inner]) expect(ring.wave).toBeWithin(0.06, 0.18);
    }
  });

  test("reads bytes of the hash in their order", () => {
    const [outer, second, third, inner] = ringsOf(`04060505040403${"03".repeat(25)}`);
    expect(outer).toEqual({ middle: 0.9, wave: 0.12, waves: 20, copies: 9 });
    expect(second).toEqual({ middle: 0.66, wave: 0.12 + 0.05, waves: 13, copies: 12 });
    expect(third).toEqual({ middle: 0.4, wave: 0.1 + 0.04, waves: 11, copies: 10 });
    expect(inner).toEqual({ middle: 0.2, wave: 0.06 + 0.03, waves: 9, copies: 8 });
  });

  test("is a closed curve whose extremes lie on the circles of the formula", () => {
    const ring = { middle: 0.66, wave: 0.14, waves: 9 };
    const [start, ...rest] = points(ringPath(ring));
    const extremes = [start, ...rest.filter((_, index) => (index === 0 ? false : index % 2 === 0))];
    expect(extremes).toHaveLength(ring.waves * 2 + 1);
    extremes.forEach((point, index) => {
      const radius = Math.hypot(point?.x ?? Number.NaN, point?.y ?? Number.NaN);
      const expected = 98 * (index % 2 === 0 ? ring.middle - ring.wave : ring.middle + ring.wave);
      expect(Math.abs(radius - expected)).toBeLessThan(0.15);
    });
    expect(extremes.at(-1)).toEqual(start);
  });

  test("stays near the formula between the extremes", () => {
    const { middle, wave, waves } = { middle: 0.9, wave: 0.1, waves: 17 };
    const [start, handle, before, end] = points(ringPath({ middle, wave, waves }));
    if (!start || !handle || !before || !end) throw new Error("no curve");
    for (let t = 0; t <= 1; t += 0.05) {
      const s = 1 - t;
      const at = (axis: "x" | "y") =>
        s ** 3 * start[axis] +
        3 * s * s * t * handle[axis] +
        3 * s * t * t * before[axis] +
        t ** 3 * end[axis];
      const angle = Math.atan2(at("y"), at("x"));
      const expected = 98 * (middle - wave * Math.cos(waves * angle));
      expect(Math.abs(Math.hypot(at("x"), at("y")) - expected)).toBeLessThan(1.2);
    }
  });

  test("differs from version to version and is light", () => {
    const one = markup(sealSvg(hash("version 1")));
    expect(one).not.toBe(markup(sealSvg(hash("version 2"))));
    expect(one).not.toBe(markup(sealSvg(NEUTRAL_HASH)));
    expect(one.length).toBeLessThan(6000);
    expect(Bun.gzipSync(new TextEncoder().encode(one)).length).toBeLessThan(1800);
  });

  test("is refused for anything but a SHA-256", () => {
    expect(() => sealSvg('"><script>')).toThrow(RangeError);
  });
});
