import { expect, test } from "bun:test";
import { readingOf } from "../../../../../tests/support/readings.ts";
import { findByRules } from "../../rules.ts";

const told = (text: string) => {
  const found = findByRules([readingOf(text)], { template: "textile", kind: "declaration" });
  const said = (field: string) => found.find((one) => one.field === field)?.value;
  return [said("fibre_composition"), said("country_making"), said("net_weight")];
};

test("what is said of an article with another number of the same making is not the product's", () => {
  const linen = [[{ fibre: "linen", percent: 100 }], "PT", 300];
  for (const other of [
    "The old version (MW-5318) was 60% cotton 40% polyester, weighed 410 g and was sewn in Bangladesh.",
    "Voor de werkbroek Regge (art. MW-5319), die uit 65% polyester en 35% katoen bestaat en in Tunesië wordt gemaakt, geldt dit niet.",
    "Das Hemd Ohre (MW-5320) besteht aus 100 % Baumwolle und wird in China genäht.",
    "La chemise Loire (MW-5321) est en 100 % coton et fabriquée en Chine.",
  ])
    expect(
      told(`Reference: MW-5518\nThe fabric is 100% linen. Made in Portugal. Net weight: 300 g\n${other}`),
    ).toEqual(linen);
});

test("what is said of a part with its number in brackets is the product's", () => {
  expect(told("Reference: MW-5518\nLining (MW-0018): 100% viscose. Outer fabric: 100% linen")[0]).toEqual([
    { fibre: "viscose", percent: 100, component: "lining" },
    { fibre: "linen", percent: 100, component: "shell" },
  ]);
});

test("a sentence about another number of the same making is not the product's, wherever the number stands in it", () => {
  const linen = [[{ fibre: "linen", percent: 100 }], "PT", 300];
  for (const other of [
    "The 70% wool and 30% silk that you mention is that of the similar shirt MW-5320, which we no longer sell.",
    "Die Hose MW-5321 ist dagegen aus 100 % Baumwolle.",
    "La jupe MW-5322 est en 100 % coton et elle est cousue en Chine.",
    "Il pantalone MW-5323 invece è di 100% cotone.",
    "Spodnie MW-5324 są natomiast ze 100% bawełny.",
    "Byxan MW-5325 är däremot av 100 % bomull.",
    "Housut MW-5326 taas ovat 100 % puuvillaa.",
  ])
    expect(
      told(
        `Reference: MW-5518\n${other}\nThe shirt MW-5518 is of 100% linen. Made in Portugal.\nNet weight: 300 g`,
      ),
      other,
    ).toEqual(linen);
});

test("a sentence about the number of a cloth or a part is the product's", () => {
  expect(told("Reference: MW-5518\nThe lining MW-0018 is of 100% viscose. Made in Portugal.")[0]).toEqual([
    { fibre: "viscose", percent: 100, component: "lining" },
  ]);
});

const ofKnown = (text: string) => {
  const product = { reference: "KB-4417", gtin: null };
  const found = findByRules([readingOf(text)], { template: "textile", kind: "other", product });
  return ["reference", "fibre_composition", "care_washing"].map(
    (field) => found.find((one) => one.field === field)?.value,
  );
};

test("a paper is of the product that it belongs to, where it has its number and calls another one that of an article", () => {
  const wool = ["KB-4417", [{ fibre: "wool", percent: 100 }], undefined];
  for (const text of [
    "Open points: KB-4417 parka\nMade of 100% wool.\nThe sister style KB-4409 is washed at 40 °C.",
    "Notulen 6 oktober\nKB-4417 bestaat uit 100% wol.\nArtikelnummer KB-4409 wordt op 40 °C gewassen.",
    "Nota di reparto: KB-4417 è in 100% lana.\nL’articolo KB-4409 si lava a 40 °C.",
  ])
    expect([text, ...ofKnown(text)]).toEqual([text, ...wool]);
  // Without the number of the product, the paper's own stands.
  expect(ofKnown("Style number: KB-4409\nMade of 100% wool.")[0]).toBe("KB-4409");
});

test("what stands in brackets behind another number made like the product's is of that one", () => {
  const wool = ["KB-4417", [{ fibre: "wool", percent: 100 }], undefined];
  for (const text of [
    "Die Decke KB-4417 ist aus 100 % Wolle. Wir bieten Ihnen die Decke KB-4430 (100 % Baumwolle, waschbar bei 60 °C) an.",
    "Le plaid KB-4417 est en 100 % laine. En échange : le plaid KB-4430 (100 % coton, lavage à 60 °C).",
    "Koc KB-4417 jest z 100% wełny. Zamiast niego polecamy koc KB-4430 (100% bawełna, pranie w 60 °C).",
  ])
    expect([text, ...ofKnown(text)]).toEqual([text, ...wool]);
});

test("what a sentence tells of an old article behind a colon is of that one", () => {
  for (const text of [
    "KB-4417 is of 100% wool.\nThe old KB-4402, by its sheet: 100% linen, wash at 60 °C.",
    "KB-4417 ist aus 100 % Wolle.\nDie alte KB-4402 laut Datenblatt: 100 % Leinen, waschen bei 60 °C.",
    "KB-4417 jest z 100% wełny.\nStary KB-4402 według karty: 100% len, prać w 60 °C.",
  ])
    expect([text, ...ofKnown(text)]).toEqual([text, "KB-4417", [{ fibre: "wool", percent: 100 }], undefined]);
});
