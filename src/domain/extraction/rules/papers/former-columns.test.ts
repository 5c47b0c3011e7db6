import { expect, test } from "bun:test";
import { readingOf } from "../../../../../tests/support/readings.ts";
import { findByRules } from "../../rules.ts";

function told(lines: readonly string[]) {
  const found = findByRules([readingOf(lines.join("\n"))], { template: "textile", kind: "other" });
  const value = (field: string) => found.filter((one) => one.field === field).map((one) => one.value);
  return [value("country_making"), value("net_weight"), value("fibre_composition").length];
}

test("of a table of changes holds what is so now, whichever column comes first", () => {
  expect(
    told([
      "Merkmal\tbisher (bis Los 26-03)\tneu (ab Los 26-04, gültig)",
      "Materialzusammensetzung\t100 % Viskose\t70 % Lyocell, 30 % Leinen",
      "Herstellungsland\tChina\tMarokko",
      "Gewicht je Stück\t180 g\t162 g",
    ]),
  ).toEqual([["MA"], [162], 1]);
  expect(
    told(["Attribute\tNew\tOld", "Country of origin\tIndia\tChina", "Net weight per piece\t200 g\t210 g"]),
  ).toEqual([["IN"], [200], 0]);
  expect(
    told(["Ancienne version\tNouvelle version", "Fabriqué en : Chine\tFabriqué en : Inde", "90 g\t95 g"]),
  ).toEqual([["IN"], [], 0]);
});

test("a line through the table ends it, and a head without one of what is so now is none", () => {
  expect(
    told([
      "Merkmal\talt\tneu",
      "Farbe\trot\tblau",
      "Alle anderen Angaben bleiben, wie sie im ersten Blatt stehen, und gelten weiter.",
      "Größe\tGewicht je Stück\tHerkunft",
      "M\t180 g\tPortugal",
    ]),
  ).toEqual([["PT"], [180], 0]);
  expect(told(["Prüfung\tvor der Wäsche alt", "Gewicht je Stück\t180 g"])).toEqual([[], [180], 0]);
});

test("what is so up to a lot or an order is former, beside what is so from one on", () => {
  for (const [until, from] of [
    ["Up to batch 0417", "From batch 0418"],
    ["Bis Charge 0417", "Ab Charge 0418"],
    ["Jusqu’au lot 0417", "À partir du lot 0418"],
    ["Fino al lotto 0417", "Dal lotto 0418"],
    ["Hasta el lote 0417", "Desde el lote 0418"],
    ["Tot en met partij 0417", "Vanaf partij 0418"],
    ["Do partii 0417", "Od partii 0418"],
    ["Till parti 0417", "Från parti 0418"],
  ] as const)
    expect(
      told([`\t${until}\t${from}`, "Country of origin\tIndia\tChina", "Net weight per piece\t200 g\t210 g"]),
      until,
    ).toEqual([["CN"], [210], 0]);
});

test("what is so until now is former, beside what is so from now on", () => {
  for (const [until, from] of [
    ["Until now", "From now on"],
    ["Bis jetzt (2024)", "Ab sofort"],
    ["Jusqu’à présent", "À partir de maintenant"],
    ["Fino ad ora", "D’ora in poi"],
    ["Hasta ahora", "A partir de ahora"],
    ["Até agora", "A partir de agora"],
    ["Tot nu", "Vanaf nu"],
    ["Do teraz", "Od teraz"],
    ["Hittills", "Från och med nu"],
    ["Indtil nu (2024)", "Fra og med nu (2026)"],
    ["Tähän asti", "Tästä lähtien"],
    ["Do dnes", "Odteraz"],
    ["Eddig", "Mostantól"],
    ["Do sada", "Od sada"],
  ] as const)
    expect(
      told([`\t${until}\t${from}`, "Country of origin\tIndia\tChina", "Net weight per piece\t200 g\t210 g"]),
      until,
    ).toEqual([["CN"], [210], 0]);
});

test("of choices beside each other the one holds that was decided on", () => {
  for (const [first, second, decision] of [
    ["1st sample (May)", "2nd sample (July)", "Decision\t2nd sample"],
    ["Muster A", "Muster B", "Beschluss: Muster B wird gefertigt, Muster A ist verworfen."],
    ["Échantillon 1", "Échantillon 2", "Décision : l’échantillon 2 est retenu."],
    ["Proposta A", "Proposta B", "Decisione: va in produzione la proposta B."],
    ["Muestra 1", "Muestra 2", "Decisión: se fabrica la muestra 2."],
    ["Voorstel 1", "Voorstel 2", "Besluit: voorstel 2."],
    ["Wariant A", "Wariant B", "Decyzja: wariant B"],
    ["Prov 1", "Prov 2", "Beslut: prov 2 är godkänt."],
    ["Prøve 1", "Prøve 2", "Beslutning: prøve 2 er valgt."],
    ["1. vzorek", "2. vzorek", "Rozhodnutí: 2. vzorek"],
  ] as const)
    for (const heads of [`\t${first}\t${second}`, `\t${second}\t${first}`]) {
      const isSwapped = heads.endsWith(first);
      const [one, other] = isSwapped ? ["China", "India"] : ["India", "China"];
      expect(told([heads, `Country of origin\t${one}\t${other}`, decision])[0], heads).toEqual(["CN"]);
    }
});

test("the column of a competitor's article is not of the product", () => {
  for (const rival of [
    "Competitor A",
    "Wettbewerber „Nord“",
    "Concurrent 1",
    "Concorrente",
    "Konkurencja",
    "Rakip",
  ])
    expect(
      told([
        `Feature\tOurs\t${rival}`,
        "Country of origin\tIndia\tChina",
        "Composition\tto follow\t100 % cotton",
      ]),
      rival,
    ).toEqual([["IN"], [], 0]);
  expect(told(["Competition swimsuit\tAqua 3", "Country of origin\tIndia"])).toEqual([["IN"], [], 0]);
});

test("the season that no longer holds is former, beside the one that is in force", () => {
  for (const heads of [
    "Item\tAutumn 25 – superseded\tAutumn 26 – in force",
    "Merkmal\tHW 25 (nicht mehr gültig)\tHW 26 (gültig)",
    "Rubrique\tHiver 2025 – remplacée\tHiver 2026 – en vigueur",
    "Voce\tScheda superata\tScheda in vigore",
    "Dato\tTemporada 25 (sustituida)\tTemporada 26 (vigente)",
    "Punt\tHW 25 – vervangen\tHW 26 – van kracht",
    "Pole\tJZ 25 – nieaktualna\tJZ 26 – obowiązuje",
    "Uppgift\tErsatt\tGällande",
  ])
    expect(
      told([heads, "Country of origin\tIndia\tChina", "Net weight per piece\t200 g\t210 g"]),
      heads,
    ).toEqual([["CN"], [210], 0]);
  // Labels beside each other are no heads.
  expect(
    told(["Status\tvalid\tReplaced by\tnone", "Country of origin\tIndia\tNet weight per piece\t200 g"]),
  ).toEqual([["IN"], [200], 0]);
});
