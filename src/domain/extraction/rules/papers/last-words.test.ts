import { expect, test } from "bun:test";
import { told } from "../../../../../tests/support/compositions.ts";
import { readingOf } from "../../../../../tests/support/readings.ts";
import { findByRules } from "../../rules.ts";

/** The values of a field, in the order in which they are told. */
function valuesOf(text: string, field: string): unknown[] {
  return findByRules([readingOf(text)], { template: "textile", kind: "other" }).flatMap((one) =>
    one.field === field ? [one.value] : [],
  );
}

test("what was decided counts, not what was looked at before", () => {
  for (const [before, decision] of [
    ["At first we had 60% cotton and 40% polyester.", "Decision: The throw is made of"],
    ["Zur Wahl standen 60 % Baumwolle, 40 % Polyester.", "Beschluss: Die Decke besteht aus"],
    ["Essais avec 60 % coton, 40 % polyester.", "Décision. Le plaid est en"],
    ["In prova: 60% cotone, 40% poliestere.", "Decisione: il plaid è composto da"],
    ["Pruebas con 60 % algodón y 40 % poliéster.", "Decisión final: la manta es de"],
    ["Getest is 60% katoen, 40% polyester.", "Besluit – het plaid is van"],
    ["Badano 60% bawełna, 40% poliester.", "Decyzja: koc jest wykonany z"],
    ["Vi provade 60 % bomull, 40 % polyester.", "Beslut: Pläden är av"],
    ["Vi afprøvede 60 % bomuld, 40 % polyester.", "Beslutning: Plaiden er af"],
    ["Kokeilimme 60 % puuvilla, 40 % polyesteri.", "Päätös: huovan koostumus on"],
    ["Zkoušeli jsme 60 % bavlna, 40 % polyester.", "Rozhodnutí: deka je z"],
    ["Próbáltuk: 60% pamut, 40% poliészter.", "Döntés: a takaró anyaga"],
  ])
    expect({ decision, told: told(`${before}\n\n${decision} 80% WO, 20% PA.`) }).toEqual({
      decision,
      told: ["wool 80, polyamide 20"],
    });
});

const MAILS = [
  ["Mon 2 March, 09:00 (Tuva Knit):", "Tue 3 March, 08.31, the mill:"],
  ["Anna Roth (Nordfaden), Mo 2. März 2026, 9:00", "Weberei Ilm, Di 3. März 2026, 8:31"],
  ["02.03.2026 09:00, Jeanne:", "03.03.2026 08:31, Filature du Lot:"],
  ["Lunedì 2 marzo 2026, ore 9.00, Bruna:", "Martedì 3 marzo 2026, ore 8.31, Lanificio Calvana:"],
] as const;

test("in mails with the oldest first the last one counts, in others none for its place", () => {
  const text = (first: string, second: string) =>
    `${first}\nThe sweater is 90% wool, 10% polyamide. Made in Italy.\n${second}\nThe sweater is 85% wool, 15% polyamide. Made in Latvia.`;
  for (const [first, second] of MAILS) {
    expect({ first, told: told(text(first, second)) }).toEqual({ first, told: ["wool 85, polyamide 15"] });
    expect(valuesOf(text(first, second), "country_making"), first).toEqual(["LV"]);
    expect(told(text(second, first)), second).not.toEqual(["wool 90, polyamide 10"]);
  }
  expect(told(text("Knit on machine 2, 09:00", "Knit on machine 3, 08:31"))).toHaveLength(2);
});

test("what the last mail asks does not count", () => {
  const [[first, second]] = MAILS;
  const text = `${first}\nIt is 90% wool, 10% polyamide.\n${second}\nOr is it 85% wool, 15% polyamide?`;
  expect(told(text)).not.toContain("wool 85, polyamide 15");
});

test("a decision rule decides nothing", () => {
  for (const rule of ["Entscheidungsregel:", "Decision rule:", "Beslutsregel."])
    expect(told(`The cover is 60% cotton, 40% polyester.\n${rule} 80% WO, 20% PA.`), rule).not.toEqual([
      "wool 80, polyamide 20",
    ]);
});
