import { describe, expect, test } from "bun:test";
import { readingOf } from "../../../../../../tests/support/readings.ts";
import { findByRules } from "../../../rules.ts";

function referencesIn(text: string, kind = "other") {
  return findByRules([readingOf(text)], { template: "textile", kind })
    .filter(({ field }) => field === "reference")
    .map(({ value }) => value);
}

describe("the number of an article in a title", () => {
  test("stands beside the goods, in their part of it or in one of its own", () => {
    for (const title of [
      "RE: RE: HB-JS17 child's vest – your question",
      "Protokoll der Sitzung — Badetuch Hallig HB-JS17",
      "Compte rendu — sac à dos HB-JS17",
      "Rettet tekst til etiketten – rygsæk HB-JS17",
      "Scheda tecnica / Data sheet\nCoperta “Alpina” (HB-JS17)",
      "Karta wyrobu\nKoc Jodła 150 cm · HB-JS17 · GTIN 5901234123457",
      "Produktový list / Product sheet\nDetská deka Tatra / Children’s blanket Tatra · HB-JS17",
    ])
      expect(referencesIn(`${title}\n100 % cotton`), title).toEqual(["HB-JS17"]);
  });

  test("stands behind the title of a sheet, before the goods or their bars", () => {
    for (const title of [
      "Bill of materials HB-417 Toddler jacket",
      "Osaluettelo HB-417 Neulepusero Kaiho",
      "Escandallo HB-417 Manta Sierra",
      "Fișă de produs — HB-417 — EAN 5941234567899",
    ])
      expect(referencesIn(`${title}\n100 % cotton`, "tech_sheet"), title).toEqual(["HB-417"]);
  });

  test("stands behind its label cut short, before the goods", () => {
    for (const title of [
      "DISTINTA BASE — mod. HB-1904 cappotto donna — stagione A/I 26-27",
      "NOMENCLATURE — art. HB-1904 manteau femme — saison AH 26-27",
      "RE: RE: HB-1904 chino – label text",
    ])
      expect(referencesIn(`Subject: ${title}\n100 % cotton`), title).toEqual(["HB-1904"]);
  });

  test("stands last behind the title of its sheet, where it has the letters of the name before that", () => {
    for (const title of [
      "Heidebron – productspecificatie HB-7700",
      "Heidebron – Produktspezifikation HB-7700",
      "Hallig Bett – Datenblatt HB-7700",
      "Hiedra Blanca – ficha técnica HB-7700",
    ])
      expect(referencesIn(`${title}\n100 % cotton`, "tech_sheet"), title).toEqual(["HB-7700"]);
    for (const title of ["Heidebron – productspecificatie PS-7700", "Heidebron – order HB-7700"])
      expect(referencesIn(`${title}\n100 % cotton`, "tech_sheet"), title).toEqual([]);
  });

  test("stands behind the title of a tech pack, whatever follows", () => {
    for (const title of ["Tech pack · HB-417", "TECH PACK HB-417 – rev. C", "Tech-pack HB-417"])
      expect(referencesIn(`${title}\nFabric: 100 % cotton`, "tech_sheet"), title).toEqual(["HB-417"]);
    expect(referencesIn("Data sheet · HB-417\nFabric: 100 % cotton", "tech_sheet")).toEqual([]);
  });

  test("is none of an order, a report, a season or a complaint", () => {
    for (const title of [
      "Bestellung Pullover HB-2041",
      "Quotation blanket HB-2041",
      "Reklamacja koc HB-2041",
      "Rapport d’essai HB-2041 · couverture",
      "Sweater AW-26",
      "Sweater in navy HB-19",
      "Koc Jodła kolor HB-19",
      "Note on shirt fabric HB-2041",
      "Subject: Complaint about sweater [HB-2041]",
    ])
      expect(referencesIn(`${title}\n100 % cotton`), title).toEqual([]);
  });
});

describe("the number of an article in a sentence", () => {
  test("stands right behind the goods", () => {
    expect(referencesIn("Dear Tom,\nthe cardigan HL-19 is 100% merino wool.")).toEqual(["HL-19"]);
    expect(referencesIn("Hoi Joke,\nde badjas Duin HL-19 is van 100 % katoen.")).toEqual(["HL-19"]);
    expect(referencesIn("Bonjour,\nla housse de couette HL-19 est en lin lavé.")).toEqual(["HL-19"]);
    expect(referencesIn("Hi,\nthe zip HL-19 and the blanket are fine.")).toEqual([]);
    expect(referencesIn("Hi,\nit is knitted from shirt fabric HL-19.")).toEqual([]);
  });

  test("is short where it stands so twice", () => {
    expect(referencesIn("Sv: Trøje Fjord FJ-7\nHej, trøjen FJ-7 er 100 % uld.")).toEqual(["FJ-7"]);
    expect(referencesIn("R: plaid Alpe FJ-7\nIl plaid FJ-7 è composto da 100% lana.")).toEqual(["FJ-7"]);
    expect(referencesIn("Sv: Trøje Fjord FJ-7\nHej, trøjen er 100 % uld.")).toEqual([]);
    expect(referencesIn("Sv: Trøje FJ-7\nHej, trøjen FJ-7 og trøjen FJ-8 er 100 % uld.")).toEqual([]);
  });
});
