import { test } from "bun:test";
import { expectTold } from "../../../../../../tests/support/compositions.ts";

test("what held until a day is not told beside what holds from then on", () => {
  const told = "shell: cotton 70, linen 30 | lining: viscose 100";
  expectTold([
    [
      "Oberstoff: 60 % Baumwolle, 40 % Leinen (bis 02/2026)\nOberstoff ab 03/2026: 70 % Baumwolle, 30 % Leinen\nFutter: 100 % Viskose",
      told,
    ],
    [
      "Shell until March 2026: 60% cotton, 40% linen\nShell from April 2026: 70% cotton, 30% linen\nLining: 100% viscose",
      told,
    ],
    [
      "Extérieur jusqu'en 02/2026 : 60 % coton, 40 % lin\nExtérieur à partir de 03/2026 : 70 % coton, 30 % lin\nDoublure : 100 % viscose",
      told,
    ],
    [
      "Tessuto esterno: 60% cotone, 40% lino (fino a marzo 2026)\nTessuto esterno da aprile 2026: 70% cotone, 30% lino\nFodera: 100% viscosa",
      told,
    ],
    [
      "Exterior hasta 02/2026: 60 % algodón, 40 % lino\nExterior desde 03/2026: 70 % algodón, 30 % lino\nForro: 100 % viscosa",
      told,
    ],
    [
      "Buitenstof t/m 02-2026: 60% katoen, 40% linnen\nBuitenstof vanaf 03-2026: 70% katoen, 30% linnen\nVoering: 100% viscose",
      told,
    ],
    [
      "Materiał wierzchni do 02.2026: 60% bawełna, 40% len\nMateriał wierzchni od 03.2026: 70% bawełna, 30% len\nPodszewka: 100% wiskoza",
      told,
    ],
    [
      "Päällinen 02/2026 asti: 60 % puuvilla, 40 % pellava\nPäällinen 03/2026 alkaen: 70 % puuvilla, 30 % pellava\nVuori: 100 % viskoosi",
      told,
    ],
    [
      "Külső anyag 2026. márciusig: 60% pamut, 40% len\nKülső anyag: 70% pamut, 30% len\nBélés: 100% viszkóz",
      told,
    ],
    ["Shell: 60% cotton, 40% linen; from 03/2026: 70% cotton, 30% linen\nLining: 100% viscose", told],
    [
      "Bis 02/2026: Oberstoff 60 % Baumwolle, 40 % Leinen\nAb 03/2026: Oberstoff 70 % Baumwolle, 30 % Leinen\nFutter: 100 % Viskose",
      told,
    ],
    [
      "Materiale\tFino a febbraio 2026\tDa marzo 2026\nTessuto esterno\t60% cotone, 40% lino\t70% cotone, 30% lino\nFodera\t100% viscosa\t100% viscosa",
      told,
    ],
    // Nothing else is told of the part.
    ["Shell: 60% cotton, 40% linen (until 02/2026)", "shell: cotton 60, linen 40"],
  ]);
});
