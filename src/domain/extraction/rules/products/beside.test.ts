import { describe, expect, test } from "bun:test";
import { pageOf, readingOf } from "../../../../../tests/support/readings.ts";
import type { Reading } from "../../reading/page.ts";
import { findByRules } from "../../rules.ts";

function toldOf(page: Reading, reference: string) {
  const found = findByRules([page], {
    template: "textile",
    kind: "other",
    product: { reference, gtin: null },
  });
  const told = (field: string) => found.filter((one) => one.field === field).map(({ value }) => value);
  return Object.fromEntries(
    ["reference", "gtin", "country_making", "net_weight"].map((field) => [field, told(field)]),
  );
}

describe("of products side by side only its own column is told", () => {
  test("on the page of a catalogue, with others below", () => {
    const page = pageOf([
      [50, 40, "Vêtements de travail"],
      [50, 80, "Tablier Lison"],
      [320, 80, "Veste Anselme"],
      [50, 96, "Réf. TL-201"],
      [320, 96, "Réf. VA-415"],
      [50, 112, "EAN 3760392118079"],
      [320, 112, "EAN 3760392118215"],
      [50, 128, "Fabriqué en Tunisie"],
      [320, 128, "Fabriqué en Roumanie"],
      [50, 144, "Poids net : 290 g"],
      [320, 144, "Poids net : 430 g"],
      [50, 190, "Toque Colin"],
      [320, 190, "Pantalon Blaise"],
      [50, 206, "Réf. TC-108"],
      [320, 206, "Réf. PB-330"],
      [50, 222, "Fabriqué en France"],
      [320, 222, "Fabriqué au Portugal"],
      [50, 238, "Poids net : 60 g"],
      [320, 238, "Poids net : 510 g"],
    ]);
    expect(toldOf(page, "VA-415")).toEqual({
      reference: ["VA-415"],
      gtin: ["3760392118215"],
      country_making: ["RO"],
      net_weight: [430],
    });
    expect(toldOf(page, "TL-201")).toMatchObject({ country_making: ["TN"], net_weight: [290] });
    expect(toldOf(page, "PB-330")).toMatchObject({ country_making: ["PT"], net_weight: [510] });
  });

  test("on such a page also where no other number stands beside the own one", () => {
    const page = pageOf([
      [50, 40, "Heimtextilien"],
      [50, 80, "Kissen Brise"],
      [320, 80, "Decke Norden"],
      [50, 96, "Art.-Nr. KB-145"],
      [320, 96, "Art.-Nr. KB-151"],
      [50, 112, "Hergestellt in Polen"],
      [320, 112, "Hergestellt in Litauen"],
      [50, 150, "Bettdecke Ufer"],
      [320, 134, "Auflage Flut"],
      [50, 166, "Art.-Nr. KB-146"],
      [320, 150, "Art.-Nr. KB-160"],
      [50, 182, "Gewicht: 900 g"],
      [320, 166, "Hergestellt in Portugal"],
      [320, 182, "Gewicht: 340 g"],
    ]);
    expect(toldOf(page, "KB-146")).toEqual({
      reference: ["KB-146"],
      gtin: [],
      country_making: [],
      net_weight: [900],
    });
    expect(toldOf(page, "KB-160")).toMatchObject({ country_making: ["PT"], net_weight: [340] });
  });

  test("in a table with a column for each, whose labels stand before them", () => {
    const page = pageOf([
      [50, 40, "Produktdatenblatt Jacken"],
      [50, 80, "Artikelnummer"],
      [220, 80, "AX-100"],
      [360, 80, "AX-200"],
      [50, 98, "Herstellungsland"],
      [220, 98, "Portugal"],
      [360, 98, "Vietnam"],
      [50, 116, "Gewicht"],
      [220, 116, "420 g"],
      [360, 116, "510 g"],
    ]);
    expect(toldOf(page, "AX-100")).toMatchObject({ country_making: ["PT"], net_weight: [420] });
    expect(toldOf(page, "AX-200")).toMatchObject({ country_making: ["VN"], net_weight: [510] });
  });

  test("in such a table, and what a row of one value tells of all", () => {
    const page = pageOf([
      [50, 40, "Order confirmation"],
      [50, 80, "Article no."],
      [220, 80, "BX-100"],
      [360, 80, "BX-200"],
      [50, 98, "Fabric"],
      [220, 98, "jersey"],
      [360, 98, "pique"],
      [50, 116, "Country of origin"],
      [220, 116, "Bangladesh"],
      [50, 134, "Weight"],
      [220, 134, "120 g"],
      [360, 134, "140 g"],
    ]);
    expect(toldOf(page, "BX-200")).toMatchObject({ country_making: ["BD"], net_weight: [140] });
    expect(toldOf(page, "BX-100")).toMatchObject({ country_making: ["BD"], net_weight: [120] });
  });

  test("but not where a row has its number and the GTIN of another size", () => {
    const page = pageOf([
      [50, 40, "Artikel"],
      [160, 40, "Maat"],
      [240, 40, "EAN"],
      [50, 58, "KM-7301"],
      [160, 58, "36"],
      [240, 58, "8718001730018"],
      [50, 76, "KM-7455"],
      [160, 76, "40"],
      [240, 76, "8718001745685"],
    ]);
    expect(toldOf(page, "KM-7455")).toMatchObject({ reference: ["KM-7455"] });
  });
});

test("a value in words behind a label is of all products, where it stands alone in its row", () => {
  const table = (country: string) =>
    pageOf([
      [50, 40, "Style no."],
      [200, 40, "KT-310"],
      [380, 40, "KT-322"],
      [50, 60, "Weight per piece"],
      [200, 60, "210 g"],
      [380, 60, "260 g"],
      [50, 80, "Country of origin"],
      [200, 80, country],
      [50, 100, "Filling weight"],
      [200, 100, "120 g"],
    ]);
  expect(toldOf(table("Vietnam"), "KT-322")).toMatchObject({ country_making: ["VN"] });
  expect(toldOf(table("Vietnam"), "KT-310")).toMatchObject({ country_making: ["VN"] });
});

test("rows are counted in tens, too, and before figures in the next cell", () => {
  for (const [one, two] of [
    ["10", "20"],
    ["1", "2"],
  ] as const)
    for (const code of ["Jacke ", "3310 Jacke "]) {
      const page = readingOf(
        `Zeile\tWare\tMenge\tPreis\n${one}\t${code}grün\t20\t24,90\nHerkunft: Italien\nEAN 4006381331012\n${two}\t${code}blau\t90\t29,50\nHerkunft: Türkei\nEAN 4006381332170`,
      );
      const found = findByRules([page], {
        template: "textile",
        kind: "other",
        product: { reference: "X", gtin: "4006381332170" },
      });
      expect(
        found.flatMap(({ field, value }) => (field === "country_making" ? [value] : [])),
        one + code,
      ).toEqual(["TR"]);
    }
});

test("a section that is counted is headed with the number of its product", () => {
  for (const count of ["Line {} — ", "{}. ", "Pos. {}: ", "Artikel {} · "]) {
    const heads = ["RB-4410 Blouse", "RB-4425 Skirt", "RB-4431 Scarf"].map(
      (goods, i) => count.replace("{}", String(i + 1)) + goods,
    );
    const page = readingOf(
      `ORDER 5512\n${heads[0]}\n100% silk\nMade in Italy. 20 pieces\nColours: sand, moss\n${heads[1]}\n70% wool, 30% polyamide\nMade in Romania. 30 pieces\nColours: navy\n${heads[2]}\n100% cotton\nMade in India`,
    );
    expect(toldOf(page, "RB-4425"), count).toMatchObject({ reference: ["RB-4425"], country_making: ["RO"] });
    expect(toldOf(page, "RB-4410"), count).toMatchObject({ country_making: ["IT"] });
  }
});

test("numbers of figures alone part the rows below the word for a number of an article", () => {
  const page = readingOf(
    "ORDER 5512\nArt. no.\tGoods\tPieces\tPrice\n31-4471\tBlazer, made in Turkey\t18\t46.50\n31-4480\tTrousers, made in Tunisia\t24\t27.90",
  );
  expect(toldOf(page, "31-4480")).toMatchObject({ country_making: ["TN"] });
  expect(toldOf(page, "31-4471")).toMatchObject({ country_making: ["TR"] });
});

test("a number behind what the goods are heads what is said of them", () => {
  const page = readingOf(
    "Dear Ms Hale,\nhere are the details, article by article:\nScarf RB-118 (brand Kestrel)\nComposition: 70% wool, 30% polyamide\nMade in Italy\nScarf RB-125 (brand Kestrel)\nComposition: 100% silk\nMade in Romania",
  );
  expect(toldOf(page, "RB-118")).toMatchObject({ country_making: ["IT"] });
  expect(toldOf(page, "RB-125")).toMatchObject({ country_making: ["RO"] });
});

test("a row of a list that is counted begins above its number", () => {
  const list = [
    "Lp. Nazwa towaru / opis\tIlość\tCena netto",
    "1\tAkumulator rozruchowy marki NORD, kwasowo-ołowiowy\t10 szt.\t389,00",
    "Nr kat.: TU-EFB-70-P EAN: 5907741022184",
    "Masa: 18,9 kg Kraj pochodzenia: Słowenia",
    "2\tAkumulator motocyklowy marki TURON, litowy LFP\t6 szt.\t164,50",
    "Nr kat.: TU-GEL-12-M EAN: 5907741022320",
    "Masa: 4,35 kg Kraj pochodzenia: Wietnam",
    "3\tProstownik marki ELEK\t2 szt.\t142,00",
    "Nr kat.: PR-8-LED",
    "Masa: 1,1 kg Kraj pochodzenia: Polska",
  ].join("\n");
  const brandOf = (reference: string) =>
    findByRules([readingOf(list)], {
      template: "battery",
      kind: "invoice",
      product: { reference, gtin: null },
    })
      .filter(({ field }) => field === "brand" || field === "battery_weight")
      .map(({ value }) => value);
  expect(brandOf("TU-GEL-12-M")).toEqual(["TURON", 4.35]);
  expect(brandOf("TU-EFB-70-P")).toEqual(["NORD", 18.9]);
});

test("what lines over and below columns of products say is said of all of them", () => {
  const page = pageOf([
    [50, 50, "Ficha por cada color · Marca: Corvella"],
    [150, 70, "Crudo"],
    [280, 70, "Teja"],
    [410, 70, "Gris"],
    [50, 86, "Referencia"],
    [150, 86, "DU-20-CR"],
    [280, 86, "DU-20-TE"],
    [410, 86, "DU-20-GJ"],
    [50, 102, "EAN-13"],
    [150, 102, "8437005000117"],
    [280, 102, "8437005000124"],
    [410, 102, "8437005000131"],
    [50, 118, "Peso neto"],
    [150, 118, "190 g"],
    [280, 118, "195 g"],
    [410, 118, "210 g"],
    [50, 148, "Todos los colores son hechos en España."],
  ]);
  const found = findByRules([page], {
    template: "textile",
    kind: "tech_sheet",
    product: { reference: "DU-20-GJ", gtin: null },
  });
  expect(found.flatMap(({ field, value }) => (field === "brand" ? [value] : []))).toEqual(["Corvella"]);
  expect(toldOf(page, "DU-20-GJ")).toMatchObject({ country_making: ["ES"], net_weight: [210] });
  expect(toldOf(page, "DU-20-TE")).toMatchObject({ country_making: ["ES"], net_weight: [195] });
});

test("what a line below the rows says of all goods is said of the product", () => {
  const rows =
    "Item\tDescription\tEAN\tQty\tUSD\nSW-T455\tThrow\t6933112045598\t1,200\t5.75\n60% acrylic, 40% polyester\nnet weight per pc: 780 g\nSW-K012\tCushion\t6933112001242\t2,000\t1.60\n100% cotton\nnet weight per pc: 115 g\n";
  const countries = (line: string) =>
    findByRules([readingOf(rows + line)], {
      template: "textile",
      kind: "invoice",
      product: { reference: "SW-T455", gtin: "6933112045598" },
    }).flatMap(({ field, value }) => (field === "country_making" ? [value] : []));
  expect(countries("Country of origin of all goods: China")).toEqual(["CN"]);
  expect(countries("Ursprungsland aller Waren: China")).toEqual(["CN"]);
  expect(countries("Country of origin: China")).toEqual([]);
});

test("the number of another product beside the own one in a sentence is none of it", () => {
  const mail =
    "Von: Marta Ferri\nBetreff: Angaben zu den Decken D-218 und D-225\n\nLieber Herr Thiel,\nhier die Angaben:\nDecke D-218 (Marke Kauz)\nZusammensetzung: 100 % Wolle\nHergestellt in Italien\n\nDecke D-225 (Marke Kauz)\nZusammensetzung: 100 % Leinen\nHergestellt in Rumänien";
  expect(toldOf(readingOf(mail), "D-218")).toMatchObject({ reference: ["D-218"], country_making: ["IT"] });
  expect(toldOf(readingOf(mail), "D-225")).toMatchObject({ reference: ["D-225"], country_making: ["RO"] });
});
