import { test } from "bun:test";
import { expectTold } from "../../../../../../tests/support/compositions.ts";

const TOLD = "cuff: cotton 95, elastane 5 | linen 70, hemp 30";

test("a part that a sentence takes out has the shares in brackets, and the product the others", () => {
  expectTold([
    [
      "With the exception of the cuffs (95% cotton, 5% elastane), the article is made of 70% linen and 30% hemp.",
      TOLD,
    ],
    [
      "Der Artikel besteht mit Ausnahme der Manschetten (95 % Baumwolle, 5 % Elasthan) zu 70 % aus Leinen und zu 30 % aus Hanf.",
      TOLD,
    ],
    [
      "À l'exception des poignets (95 % coton, 5 % élasthanne), l'article est composé de 70 % de lin et de 30 % de chanvre.",
      TOLD,
    ],
    [
      "O artigo, com exceção dos punhos (95% algodão, 5% elastano), contém 70% de linho e 30% de cânhamo.",
      TOLD,
    ],
    ["S výjimkou manžet (95 % bavlna, 5 % elastan) je výrobek ze 70 % ze lnu a z 30 % z konopí.", TOLD],
    ["Med undantag för muddarna (95 % bomull, 5 % elastan) består varan av 70 % lin och 30 % hampa.", TOLD],
    ["С изключение на маншетите (95% памук, 5% еластан) изделието е от 70% лен и 30% коноп.", TOLD],
    ["A mandzsetta (95% pamut, 5% elasztán) kivételével a termék 70% len és 30% kender.", TOLD],
  ]);
});

test("what is left out without shares is no part", () => {
  expectTold([
    ["Composition (excluding trims): 100% linen", "linen 100"],
    ["Außer den Manschetten 100 % Leinen.", "linen 100"],
  ]);
});
