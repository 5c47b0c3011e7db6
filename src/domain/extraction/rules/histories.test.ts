import { expect, test } from "bun:test";
import { readingOf } from "../../../../tests/support/readings.ts";
import { findByRules } from "../rules.ts";

function told(text: string): Record<string, unknown> {
  const findings = findByRules([readingOf(text)], { template: "textile", kind: "tech_sheet" });
  return Object.fromEntries(findings.map(({ field, value }) => [field, value]));
}

test("what earlier versions of a sheet said is no contradiction to what it says", () => {
  for (const [heads, making, weight] of [
    ["Versie\tDatum\tWijziging", "Land van vervaardiging: Bulgarije", "Gewicht"],
    ["Rev.\tDate\tDescription of change", "Country of origin: Bulgaria", "Net weight"],
    ["Version\tDatum\tÄnderung", "Herstellungsland: Bulgarien", "Nettogewicht"],
    ["Indice\tDate\tModification", "Pays de fabrication : Bulgarie", "Poids net"],
    ["Wydanie\tData\tOpis zmiany", "Kraj produkcji: Bułgaria", "Masa netto"],
    ["Versio\tPäiväys\tMuutos", "Valmistusmaa: Bulgaria", "Nettopaino"],
  ])
    expect(
      told(
        `${heads}\n1.0\t02.09.2024\tmade in Bangladesh\n2.0\t17.03.2025\t${weight}: 650 g\n${making}\n${weight}: 615 g`,
      ),
      heads,
    ).toMatchObject({ country_making: "BG", net_weight: 615 });
});

test("a table of models by their number is no history", () => {
  expect(told("Version\tChanges\tMade in\nA\tnone\tPortugal\nMade in Portugal")).toMatchObject({
    country_making: "PT",
  });
});

test("a history may stand beside another table", () => {
  expect(
    told(
      "Garment weight\t412 g\tRev\tDate\tChange\nCountry of origin\tVietnam\t3\t11.11.25\tmade in Bangladesh until now\nHS code\t6201.40\t2\t20.10.25\tnet weight: 380 g",
    ),
  ).toMatchObject({ country_making: "VN", net_weight: 412 });
});

test("a history has a title in place of a head", () => {
  for (const title of [
    "Change log",
    "Revision history",
    "Änderungshistorie",
    "Historique des modifications",
    "Control de cambios",
    "Historia zmian",
  ])
    expect(
      told(
        `Made in\tBulgaria\n${title}\nv1\t12 Nov 2025\tfirst sample, made in Vietnam\nv2\t20 Jan 2026\tas above`,
      ),
      title,
    ).toMatchObject({ country_making: "BG" });
  expect(told("Change log\nMade in\tBulgaria")).toMatchObject({ country_making: "BG" });
});
