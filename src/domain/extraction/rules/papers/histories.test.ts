import { expect, test } from "bun:test";
import { told as composition } from "../../../../../tests/support/compositions.ts";
import { readingOf } from "../../../../../tests/support/readings.ts";
import { findByRules } from "../../rules.ts";

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

test("a history may tell its rows otherwise: with a head below its title, days first, a letter with its day, or in one cell", () => {
  for (const rows of [
    "Versions précédentes\nVersion\tDate\tObjet\nV1\t04/05/2024\tcréation, fabriqué en\n\t\tChine, poids net 650 g",
    "Date\tVersion\tRemarks\n04.05.2024\t1\tmade in China\n05.06.2025\t2\tnet weight: 650 g",
    "Utgåva\tVad som gällde\nA (2024-05-04)\tsydd i Kina\nB (2025-06-05)\tnettovikt 650 g",
    "Anmerkungen\nÄnderungen zwischen den Ausgaben\n2024\tgenäht in China\n2025\tNettogewicht 650 g",
    "Document history\nRev. A (May 2024): made in China\nRev. B (June 2025): net weight: 650 g",
    "Item\tIssue 1 (2024)\tIssue 2 (2026)\nMade in\tChina\tBulgaria\nNet weight\t650 g\t615 g",
  ])
    expect(told(`Made in\tBulgaria\nNet weight\t615 g\n${rows}`), rows).toMatchObject({
      country_making: "BG",
      net_weight: 615,
    });
});

test("a table of versions of a product with what each is described as is no history", () => {
  expect(told("Version\tDescription\tNet weight\nA\tlong\t615 g")).toMatchObject({ net_weight: 615 });
});

test("what an earlier version had is told of it in a sentence, too", () => {
  for (const said of [
    "Histórico: a versão 2 tinha confeção em Marrocos; substituída.",
    "Versões 1 e 2: obsoletas. A versão 2 indicava fabricado em Marrocos.",
    "Version 2 stated made in Morocco; replaced.",
  ])
    expect(told(`País de confeção\tBulgária\n${said}`), said).toMatchObject({ country_making: "BG" });
});

test("rows that a table of states calls superseded tell nothing, where another is in force", () => {
  for (const [head, over, now] of [
    ["Rev.\tStatus\tFabric", "superseded", "in force"],
    ["Fassung\tStand\tStoff", "ersetzt", "gültig"],
    ["Version\tStatut\tTissu", "remplacée", "en vigueur"],
    ["Versione\tStato\tTessuto", "superata", "in vigore"],
    ["Wersja\tStatus\tTkanina", "nieaktualna", "obowiązująca"],
    ["Versio\tTila\tKangas", "korvattu", "voimassa"],
  ])
    expect(
      composition(`Article LX-204\n${head}\nA\t${over}\t100% polyester\nB\t${now}\t60% cotton, 40% linen`),
      over,
    ).toEqual(["cotton 60, linen 40"]);
});

test("a list of certificates with their states is none of versions", () => {
  expect(
    told(
      "Standard\tCertificate no.\tValid until\tStatus\nGOTS\tCT-0714/24\t15/05/2025\texpired\nGRS\tCT-1902/26\t08/09/2027\tvalid\nCertified by: Certitex Ltd.",
    ).certificates,
  ).toBeDefined();
});
