import { expect, test } from "bun:test";
import { pageOf } from "../../../../../tests/support/readings.ts";
import { findByRules } from "../../rules.ts";

function madeIn(line: string): unknown {
  const page = pageOf([
    [40, 54, line],
    [40, 70, "Cap Orla"],
    [320, 70, "Cap Brae"],
    [40, 86, "KL-310"],
    [320, 86, "KL-311"],
    [40, 102, "100 % wool."],
    [320, 102, "60 % wool, 40 % nylon."],
  ]);
  const product = { reference: "KL-311", gtin: null };
  const found = findByRules([page], { template: "textile", kind: "other", product });
  return found.find(({ field }) => field === "country_making")?.value;
}

test("what is said of all that a page shows is said of each of them", () => {
  for (const line of [
    "All items on this page are made in Nepal.",
    "Alle Artikel dieser Seite: hergestellt in Nepal.",
    "Tous nos articles sont fabriqués au Népal.",
    "Tutti i capi sono confezionati in Nepal.",
    "Todos los artículos están confeccionados en Nepal.",
    "Wszystkie wyroby uszyto w Nepalu.",
  ])
    expect(madeIn(line), line).toBe("NP");
});

test("what is said of all others is not", () => {
  expect(madeIn("All other items are made in Nepal.")).toBeUndefined();
});
