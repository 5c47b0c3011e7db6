import { describe, expect, test } from "bun:test";
import { NewProduct } from "../../domain/products/shape.ts";
import { completenessOf } from "../../domain/templates/completeness.ts";
import { faultsOfData } from "../../domain/templates/values.ts";
import { SAMPLE, SAMPLE_TEMPLATE, sampleProduct } from "./sample-product.ts";

function keysOf(own: typeof SAMPLE): string[] {
  return Object.keys(sampleProduct("Nortada", own).data ?? {});
}

describe("the sample product", () => {
  test("is whole, so that its passport can be issued at once", () => {
    const { data = {} } = NewProduct.parse(sampleProduct("N".repeat(160)));
    expect(faultsOfData(SAMPLE_TEMPLATE, data)).toEqual([]);
    expect(completenessOf(SAMPLE_TEMPLATE, data).missing).toEqual([]);
  });

  test("has the brand that somebody wrote, else the company's name", () => {
    const own = (brand: string | null) =>
      sampleProduct("Nortada", { ...SAMPLE, data: { ...SAMPLE.data, brand } }).data?.["brand"];
    expect(own("Norte")).toBe("Norte");
    expect(own(null)).toBe("Nortada");
  });

  test("says nothing of the shirt under another name", () => {
    const keys = keysOf({ ...SAMPLE, name: "Wool jumper" });
    for (const key of ["description", "product_category", "colour", "net_weight"])
      expect(keys).not.toContain(key);
    expect(keys).toContain("care_washing");
  });

  test("says nothing of its cloth with other fibres, nor of its factory in another country", () => {
    const fibres = { fibre_composition: [{ fibre: "wool", percent: 100 }] };
    const keys = keysOf({ ...SAMPLE, data: { ...SAMPLE.data, ...fibres, country_making: "IT" } });
    for (const key of [
      "description",
      "care_washing",
      "recycled_content",
      "animal_parts",
      "country_fibre",
      "factory",
    ])
      expect(keys).not.toContain(key);
    expect(keys).toContain("product_category");
  });
});
