import { describe, expect, test } from "bun:test";
import type { TemplateDefinition } from "../../domain/templates/definition.ts";
import textile from "../../domain/templates/definitions/textile.json";
import { markup } from "../kit/html.ts";
import { careSymbol } from "./care-symbols.ts";

const values = (textile as TemplateDefinition).groups
  .flatMap((group) => group.fields)
  .filter((field) => field.key.startsWith("care_"))
  .flatMap((field) => (field.options ?? []).map((option) => option.value));

const drawing = (value: string): string => {
  const symbol = careSymbol(value);
  return symbol ? markup(symbol) : "";
};

/** How often each bar, dot and cross is drawn. */
const bars = (value: string) => (drawing(value).match(/M8\.5 4[\d.]+h31/g) ?? []).length;
const dots = (value: string) => (drawing(value).match(/care-dot/g) ?? []).length;
const isCrossed = (value: string) => drawing(value).includes("M5 5l38 38M43 5 5 43");

describe("care symbols", () => {
  test("exist for every value of the textile template's care fields, each different", () => {
    expect(values.length).toBeGreaterThan(30);
    const drawings = values.map(drawing);
    expect(drawings.filter((text) => text === "")).toEqual([]);
    expect(new Set(drawings).size).toBe(values.length);
  });

  test("have one bar for mild, two for very mild, and none otherwise", () => {
    for (const value of values) expect(`${value} ${bars(value)}`).toBe(`${value} ${barsOf(value)}`);
  });

  test("have a dot for each step of heat", () => {
    expect(["iron_110", "iron_150", "iron_200"].map(dots)).toEqual([1, 2, 3]);
    expect(["tumble_low", "tumble_normal"].map(dots)).toEqual([1, 2]);
  });

  test("are crossed when, and only when, they forbid", () => {
    for (const value of values)
      expect(`${value} ${isCrossed(value)}`).toBe(`${value} ${value.startsWith("do_not")}`);
  });

  test("say degrees and solvents in the symbol", () => {
    expect(drawing("wash_30_mild")).toContain(">30</text>");
    expect(drawing("dry_p")).toContain(">P</text>");
    expect(drawing("wet_w_very_mild")).toContain(">W</text>");
  });

  test("do not exist for what the standard does not know", () => {
    expect(careSymbol("boil")).toBeUndefined();
    expect(careSymbol("constructor")).toBeUndefined();
  });
});

function barsOf(value: string): number {
  if (value.endsWith("very_mild")) return 2;
  return value.endsWith("_mild") ? 1 : 0;
}
