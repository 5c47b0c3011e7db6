import { expect, test } from "bun:test";
import { iso31661 } from "iso-3166";
import { alpha3, COUNTRY_CODES } from "./countries.ts";

test("the country codes are those that ISO 3166-1 assigns, as an independent list has them", () => {
  const assigned = iso31661.filter(({ state }) => state === "assigned");
  expect([...COUNTRY_CODES].toSorted()).toEqual(assigned.map((country) => country.alpha2).toSorted());
  for (const country of assigned) expect(alpha3(country.alpha2)).toBe(country.alpha3);
});

test("every country has a name to show", () => {
  const names = new Intl.DisplayNames("en", { type: "region", fallback: "none" });
  for (const code of COUNTRY_CODES) expect(names.of(code)).toBeString();
});

test("what is no code is unknown", () => {
  for (const code of ["XX", "EU", "UK", "pt", "PRT", "", "ZZ"]) {
    expect(COUNTRY_CODES.has(code)).toBe(false);
    expect(alpha3(code)).toBeUndefined();
  }
});
