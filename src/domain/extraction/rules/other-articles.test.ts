import { expect, test } from "bun:test";
import { readingOf } from "../../../../tests/support/readings.ts";
import { findByRules } from "../rules.ts";

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
