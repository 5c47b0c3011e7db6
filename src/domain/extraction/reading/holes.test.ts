import { expect, test } from "bun:test";
import { withoutHoles } from "./holes.ts";
import type { Word } from "./page.ts";

const wordAt = (text: string, x: number, width: number): Word => ({
  text,
  x,
  y: 100,
  width,
  height: 36,
  sureness: 0.9,
});

test("a round in the margin is a hole and no letter", () => {
  const told = [wordAt("Marca", 200, 80), wordAt("Ondara", 600, 95)];
  expect(withoutHoles([wordAt("e", 58, 51), ...told])).toEqual(told);
  expect(withoutHoles([...told, wordAt("o", 1580, 50)])).toEqual(told);
});

test("a letter of common width, or among what is written, is none", () => {
  for (const letter of [wordAt("1", 120, 14), wordAt("W", 120, 34), wordAt("S", 400, 60)])
    expect(withoutHoles([letter, wordAt("Marca", 200, 80), wordAt("Ondara", 600, 95)])).toContain(letter);
  expect(withoutHoles([wordAt("e", 58, 51)])).toHaveLength(1);
});
