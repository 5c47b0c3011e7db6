import { expect, test } from "bun:test";
import { readingOf } from "../../../../../tests/support/readings.ts";
import { findByRules } from "../../rules.ts";

function told(text: string): Record<string, unknown> {
  const found = findByRules([readingOf(text)], { template: "textile", kind: "test_report" });
  return Object.fromEntries(found.map(({ field, value }) => [field, value]));
}

test("what an inspection finds as it was approved is the product's", () => {
  for (const text of [
    "Punto\tSegún ficha aprobada\tEn la prenda\tResultado\nEtiqueta de composición\tExterior 100% lino; bordado 100% viscosa\tigual\tconforme\nCuidado\tLavar a 30 °C, ciclo suave\tigual\tconforme",
    "Point\tAs per approved sheet\tOn the garment\tResult\nComposition label\tShell 100% linen; embroidery 100% viscose\tsame\tok\nCare\tWash at 30 °C, gentle cycle\tsame\tok",
    "Prüfpunkt\tSoll laut Freigabe\tAm Teil\tErgebnis\nEtikett\tOberstoff 100 % Leinen; Stickerei 100 % Viskose\tgleich\ti. O.\nPflege\tWaschen bei 30 °C Schonwaschgang\tgleich\ti. O.",
    "Point contrôlé\tSelon fiche validée\tSur l'article\tRésultat\nÉtiquette de composition\tExtérieur 100 % lin ; broderie 100 % viscose\tidentique\tconforme\nEntretien\tLavage à 30 °C, cycle délicat\tidentique\tconforme",
  ]) {
    const { fibre_composition, care_washing } = told(text);
    expect([fibre_composition, care_washing], text).toEqual([
      [
        { fibre: "linen", percent: 100, component: "shell" },
        { fibre: "viscose", percent: 100, component: "embroidery" },
      ],
      "wash_30_mild",
    ]);
  }
});

test("a label in a bill of materials is still none of the product", () => {
  const text =
    "Item\tMaterial\tSupplier\tResult\nShell\t100% linen\tMill A\tok\nCare label\t100% polyester\tMill B\tok";
  expect(told(text).fibre_composition).toEqual([{ fibre: "linen", percent: 100, component: "shell" }]);
});
