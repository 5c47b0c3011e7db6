import { expect, test } from "bun:test";
import { countryName, formatQuantity } from "./format.ts";
import { LOCALE_CODES } from "./locale.ts";
import { translate } from "./template-words.ts";

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

test("one point is not several", () => {
  const points = (value: number) =>
    LOCALE_CODES.map((locale) => formatQuantity(value, "points", locale, (word) => translate(word, locale)));
  expect(points(1).join()).toBe(
    "1\u00a0point,1\u00a0ponto,1\u00a0punto,1\u00a0point,1\u00a0Punkt,1\u00a0punto",
  );
  expect(points(2).join()).toBe(
    "2\u00a0points,2\u00a0pontos,2\u00a0puntos,2\u00a0points,2\u00a0Punkte,2\u00a0punti",
  );
});
