import { expect, test } from "bun:test";
import { readingOf } from "../../../../../../tests/support/readings.ts";
import { findByRules } from "../../../rules.ts";

/** What is told at length and names no goods. */
const AT_LENGTH = [
  "Visitors came from the whole valley in the morning and stayed until the evening.",
  "There was music, and children ran between the tables.",
  "Whoever had a seat kept it. The speeches were short, which all of them liked.",
  "It rained at noon, yet nobody left before the end.",
].join("\n");

const told = (text: string, before = `${AT_LENGTH}\n`) =>
  findByRules([readingOf(before + text)], { template: "textile", kind: "other" }).map(({ field }) => field);

test("shares in running text are of the goods that it names", () => {
  for (const text of [
    "Weavers in the valley have tried 55% linen with 45% cotton this year.",
    "Bei einer Beschickung mit 50 % Wolle und 50 % Polyacryl ist langsamer zu fahren.",
    "Mon voisin m'a affirmé qu'il y avait 50 % coton et 50 % polyester dedans.",
    "Si carica la macchina con 70% lana e 30% poliammide alla volta.",
    "La vecina dice que seguro lleva 60% algodón y 40% poliéster.",
    "Przy zasilaniu tej maszyny mieszanką 50% wełna, 50% akryl trzeba zwolnić.",
    "Vertailuun käytetään seosta, jossa on 67 % polyesteria ja 33 % puuvillaa.",
  ])
    expect(told(text), text).not.toContain("fibre_composition");
  for (const text of [
    "Our blanket is woven of 70% wool and 30% alpaca.",
    "Unser Kissen liegt gut in der Hand. Gefüllt und bezogen ist es mit 100 % Baumwolle.",
    "L'article que vous avez reçu est tissé en 100 % lin.",
    "It is 100% cotton.",
    "Material: 70% wool, 30% polyamide",
    "Shell fabric of this season: 80% wool, 20% polyamide",
  ])
    expect(told(text), text).toContain("fibre_composition");
  expect(told("Style no. LX-204\nThe mill has woven it of 55% linen with 45% cotton.")).toContain(
    "fibre_composition",
  );
  // A note has room for its own goods alone.
  expect(told("La vecina dice que seguro lleva 60% algodón y 40% poliéster.", "")).toContain(
    "fibre_composition",
  );
});
