import { test } from "bun:test";
import { expectTold } from "../../../../../tests/support/compositions.ts";

const WOVEN = "warp: linen 100 | weft: wool 60, silk 40";

test("a woven cloth is told by its threads both ways", () => {
  expectTold([
    ["Warp: 100% linen. Weft: 60% wool, 40% silk.", WOVEN],
    ["Kettfäden: Leinen 100 %; Schussfäden: 600 ‰ Wolle, 400 ‰ Seide", WOVEN],
    ["Chaîne : 100 % lin ; trame : 60 % laine, 40 % soie", WOVEN],
    ["L'ordito è di lino (100%) e la trama di lana (60%) e seta (40%).", WOVEN],
    ["Láncfonal: 100% len; vetülékfonal: 60% gyapjú, 40% selyem", WOVEN],
    ["Основа: 100 % льон. Піткання: 60 % вовни, 40 % шовку.", WOVEN],
    ["Šķēri – tikai lins, audi – 60 % vilna un 40 % zīds.", WOVEN],
    ["Renning: 100 % lin\nInnslag: 60 % ull,\n40 % silke", WOVEN],
  ]);
});

test("threads alike are the cloth, and those one way alone are not", () => {
  expectTold([
    ["Warp: 100% cotton\nWeft: 100% cotton", "cotton 100"],
    ["Kette und Schuss: 100 % Baumwolle", "cotton 100"],
    ["Kette: 100 % Baumwolle", ""],
    [
      "Warp: 100% linen\nWeft: 60% wool, 40% silk\nComposition: 50% linen, 30% wool, 20% silk",
      "linen 50, wool 30, silk 20",
    ],
    ["Ворс: 80 % вовна, 20 % поліамід. Основа: 100 % джут", "pile: wool 80, polyamide 20 | ground: jute 100"],
  ]);
});

test("threads of the seams are none of the product, in brackets, in a sentence or left out of a test", () => {
  expectTold(
    [
      "Shade\tFibre content\tMade in\nOlive\t92% cotton 8% elastane\tIndia\nTolerances are allowed. Sewing threads (100% polyester) and ribbons are left out of account.",
      "92% Baumwolle, 8% Elasthan\nUnberücksichtigt bleiben Nähgarne (100% Polyester) und Etiketten.",
      "92 % coton, 8 % élasthanne\nNe sont pas pris en compte les fils à coudre (100 % polyester).",
      "92% cotone, 8% elastan\nNon sono considerati i filati cucirini (100% poliestere).",
      "92% Baumwolle, 8% Elasthan\nNicht Gegenstand der Untersuchung: Knöpfe, Schmuckband (100% Polyester).",
      "92% bawełna, 8% elastan\nNie są przedmiotem badania: guziki, tasiemka (100% poliester).",
    ].map((text) => [text, "cotton 92, elastane 8"]),
  );
});

test("a label that is sewn in may head what is printed on it", () => {
  expectTold([["EINNÄHETIKETT\n70 % Baumwolle\n30 % Seide", "cotton 70, silk 30"]]);
});
