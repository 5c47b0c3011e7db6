import { describe, expect, test } from "bun:test";
import type { Field } from "../../domain/templates/definition.ts";
import { markup } from "../kit/html.ts";
import { translator } from "../kit/messages.ts";
import { type Reader, readerOf } from "../kit/reader.ts";
import { fibreBar, partsOf, unstated } from "./fibre-bar.ts";

const reader: Reader = { locale: "en", t: translator("en"), words: (english) => english };

const field: Field = {
  key: "fibre_composition",
  label: "Fibre composition",
  type: "composition",
  columns: [
    { key: "fibre", label: "Fibre", type: "text", required: true },
    { key: "percent", label: "Share", type: "percent", required: true },
    { key: "component", label: "Part", type: "text", required: false },
  ],
  sum: { column: "percent", equals: 100, tolerance: 0.1, group_by: "component", level: "warning" },
  required: true,
  recommended: true,
  per_batch: false,
  visibility: "public",
};

/** Length of each stroke of a bar, in percent. */
const lengths = (percents: number[]): number[] =>
  [...markup(fibreBar(percents)).matchAll(/d="M([\d.]+) 5H([\d.]+)"/g)].map(
    ([, from, to]) => Number(to) - Number(from),
  );

describe("fibre bar", () => {
  test("draws each share as long as its percent, one after the other", () => {
    expect(lengths([55, 45])).toEqual([55, 45]);
    expect(lengths([62.5, 30, 7.5])).toEqual([62.5, 30, 7.5]);
    expect(markup(fibreBar([55, 45]))).toContain('d="M55 5H100"');
  });

  test("leaves what is missing empty and never goes beyond its end", () => {
    expect(lengths([55, 38]).reduce((sum, length) => sum + length, 0)).toBe(93);
    expect(lengths([80, 30])).toEqual([80, 20]);
  });

  test("says how much is missing, but nothing within the tolerance", () => {
    const shares = (...percents: number[]) => percents.map((percent) => ({ percent }));
    expect(unstated(shares(55, 38))).toBe(7);
    expect(unstated(shares(33.3, 33.3, 33.3))).toBe(0);
    expect(unstated(shares(60, 60))).toBe(0);
  });

  test("gathers the shares by part of the product", () => {
    const parts = partsOf(
      field,
      [
        { fibre: "wool", percent: 100, component: "shell" },
        { fibre: "viscose", percent: 60, component: "lining" },
        { fibre: "silk", percent: 40, component: "lining" },
      ],
      reader,
    );
    expect(parts.map((part) => [part.name, part.shares.length])).toEqual([
      ["shell", 1],
      ["lining", 2],
    ]);
  });

  test("says the part in the reader's language where the template knows it", () => {
    const columns = (field.columns ?? []).map((column) =>
      column.key === "component" ? { ...column, suggestions: ["lining"] } : column,
    );
    const rows = [
      { fibre: "wool", percent: 100, component: "lining" },
      { fibre: "wool", percent: 100, component: "Own part" },
    ];
    expect(partsOf({ ...field, columns }, rows, readerOf("pt")).map(({ name }) => name)).toEqual([
      "forro",
      "Own part",
    ]);
  });

  test("takes rows that are no rows and percents that are no numbers without falling over", () => {
    expect(partsOf(field, ["x", null, { fibre: "wool", percent: "many" }], reader)).toEqual([
      { name: "", shares: [{ name: "wool", note: "", percent: 0 }] },
    ]);
  });
});
