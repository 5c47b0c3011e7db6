import { expect, test } from "bun:test";
import { readingOf } from "../../../../../tests/support/readings.ts";
import { findByRules } from "../../rules.ts";

function told(head: string, text: string) {
  return findByRules([readingOf(`${head}\n\n${text}`)], { template: "textile", kind: "declaration" })
    .filter(({ field }) => /^country_(?:weaving|spinning|dyeing)$/.test(field))
    .map(({ field, value }) => `${field} ${value}`);
}

const WEAVER = "Weberei Hohlbach GmbH\nTalstraße 88, 72411 Bodelshausen, Deutschland";
const MILL = "Maglificio Vella S.r.l.\nVia Roma 3, 41012 Carpi (MO), Italia";

test("a step in works of one's own takes place where one is", () => {
  expect(told(WEAVER, "Die Ware wird in unserem Werk in Bodelshausen gewebt.")).toEqual([
    "country_weaving DE",
  ]);
  expect(told(MILL, "Il capo è tessuto e tinto nei nostri stabilimenti.")).toEqual([
    "country_weaving IT",
    "country_dyeing IT",
  ]);
  expect(
    told(
      "Tissages Semène SARL\n14 chemin du Moulin, 43240 Saint-Just, France",
      "Articles tissés et confectionnés dans nos ateliers.",
    ),
  ).toEqual(["country_weaving FR"]);
  expect(
    told("SIA Latgales Zekes, Visku iela 66, LV-5410 Daugavpils, Latvia", "The sock is knitted by us here."),
  ).toEqual(["country_weaving LV"]);
});

test("a step in another town, by others or denied is not", () => {
  expect(told(WEAVER, "Die Ware wird in unserem Werk in Brünn gewebt.")).toEqual([]);
  expect(told(WEAVER, "Gewebt wird bei einem Partner in unserem Auftrag.")).toEqual([]);
  expect(told(WEAVER, "Die Ware wird nicht von uns gewebt.")).toEqual([]);
  expect(told(WEAVER, "Die Ware ist gewebt.")).toEqual([]);
});
