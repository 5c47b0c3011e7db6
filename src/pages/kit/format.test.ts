import { expect, test } from "bun:test";
import { countryName } from "./format.ts";

test("countries have the names that browsers give them, and so the panel", () => {
  expect(["HK", "MO", "PS", "US", "PT"].map((code) => countryName(code, "en"))).toEqual([
    "Hong Kong",
    "Macao",
    "Palestine",
    "United States",
    "Portugal",
  ]);
  expect(countryName("HK", "pt")).toBe("Hong Kong");
});
