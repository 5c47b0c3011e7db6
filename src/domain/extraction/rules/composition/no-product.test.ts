import { describe, expect, test } from "bun:test";
import { readingOf } from "../../../../../tests/support/readings.ts";
import { passagesOf } from "../../reading/passage.ts";
import { kindOfNoProduct } from "./no-product.ts";
import { NO_PRODUCT_KINDS } from "./no-product-kinds.ts";
import { compositionsIn } from "./read.ts";

/** What the last composition of a text is of, where it is of no product: undefined for one of a product. */
function kindOf(text: string): string | undefined {
  const last = passagesOf(readingOf(text))
    .filter(({ order }) => order === "rows")
    .flatMap(compositionsIn)
    .at(-1);
  if (!last) throw new Error(`no composition in: ${text}`);
  return kindOfNoProduct(last);
}

describe("a composition of no product", () => {
  for (const { kind, example, neighbour } of NO_PRODUCT_KINDS)
    test(`is one that is ${kind}, and not its neighbour`, () => {
      expect(kindOf(example)).toBe(kind);
      expect(kindOf(neighbour)).toBeUndefined();
    });

  test("has a name for each of its kinds", () => {
    expect(new Set(NO_PRODUCT_KINDS.map(({ kind }) => kind)).size).toBe(NO_PRODUCT_KINDS.length);
  });
});
