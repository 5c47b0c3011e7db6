import { describe, expect, test } from "bun:test";
import { type Printed, pageOf, readingOf } from "../../../../tests/support/readings.ts";
import type { Reading } from "../reading/page.ts";
import { findByRules } from "../rules.ts";

function brandsOn(reading: Reading, kind = "other") {
  return findByRules([reading], { template: "textile", kind })
    .filter(({ field }) => field === "brand")
    .map(({ value }) => value);
}

function brandsIn(text: string, kind = "other") {
  return brandsOn(readingOf(text), kind);
}

describe("a brand in the largest letters of a tag", () => {
  const sides = (mark: readonly Printed[], title = "Druckfreigabe Hangtag 58 × 130 mm"): Reading =>
    pageOf([
      [50, 40, title],
      ...mark,
      [300, 80, "Art. 92-3071"],
      [300, 98, "Oberstoff: 100 % Polyamid"],
      [300, 116, "Futter: 100 % Polyester"],
      [300, 134, "Nicht bügeln"],
      [300, 152, "Hergestellt in Portugal"],
    ]);

  test("stands beside what it is made of, in one line or in two", () => {
    expect(brandsOn(sides([[50, 110, "SANDBERG", 28]]))).toEqual(["SANDBERG"]);
    expect(
      brandsOn(
        sides([
          [50, 100, "Odile", 22],
          [50, 124, "Ferrand", 22],
        ]),
      ),
    ).toEqual(["Odile Ferrand"]);
  });

  test("is no price, no goods, no word of a title and nothing in the catalogue of a season", () => {
    for (const said of ["249,95 €", "Toalha Ria", "Etikett", "Baumwolle"])
      expect(brandsOn(sides([[50, 110, said, 28]])), said).toEqual([]);
    expect(brandsOn(sides([[50, 110, "Isolde", 28]], "LINE SHEET SUMMER 2027"))).toEqual([]);
    expect(brandsOn(sides([[50, 110, "SANDBERG", 13]]))).toEqual([]);
  });
});

test("a brand may be set in small letters, over the label of its number or on the page of its site", () => {
  expect(brandsIn("levante\nmaglieria fine · Carpi\nModello\tLV 608\n40% lana\n60% cotone")).toEqual([
    "levante",
  ]);
  const page = "pinar alto\tMujer Hombre\nPantalón Soria\n89,95 €\n100 % lino";
  expect(brandsIn(`${page}\nhttps://www.pinaralto.example/es/soria-8127.html`)).toEqual(["pinar alto"]);
});
