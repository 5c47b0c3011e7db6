import { describe, expect, test } from "bun:test";
import { type Printed, pageOf, readingOf } from "../../../../../tests/support/readings.ts";
import { findByRules } from "../../rules.ts";

function told(field: string, text: string, template = "electronics", kind = "tech_sheet") {
  return findByRules([readingOf(text)], { template, kind })
    .filter((one) => one.field === field)
    .map(({ value }) => value);
}

const OWN = "Marke\tFegora\nModell\tFego S8\nArtikelnummer\t208.114-0\nEAN\t4012345000016";

describe("numbers of other products", () => {
  test("are told apart from the product's by the words for them, in their sentence or above it", () => {
    for (const text of [
      "Zubehör: Ersatzakku, Art.-Nr. 208.991-0, EAN 4012345000023, 0,42 kg",
      "Farben: rot, moosgrün (Art.-Nr. 208.115-0, EAN 4012345000023).",
      "Auch erhältlich in Rot: Art.-Nr. 208.115-0, EAN 4012345000023",
      "Other colours: red, item no. 208.115-0, EAN 4012345000023",
      "Disponible aussi en rouge, réf. 208.115-0, EAN 4012345000023",
      "Passt zu Bodendüse, Artikelnummer 208.300-0, EAN 4012345000023",
      "Zubehör\nErsatzakku\tArt.-Nr. 208.991-0\tEAN 4012345000023",
      "Poprzedni model: nr art. 208.100-0, EAN 4012345000023",
      "EAN coloris noir (autre article)\t4012345000023",
      "EAN maat 43-46 (apart formulier)\t4012345000023",
      "GTIN versión 30 piezas (otro artículo)\t4012345000023",
      "Designet i Danmark. Andre har også købt: Støvsuger Mos (EAN\n4012345000023, 410 g).",
      "Supersedes item no. 208.100-0, EAN 4012345000023.",
      "This sheet supersedes that of the version for hard floors (item no.\n208.100-0, EAN 4012345000023).",
      "Ersetzt die Erklärung Nr. 2023-11 vom 12. Mai 2023 für den Artikel 208.100-0, Modell\n„Fego S7“ (GTIN 4012345000023).",
    ]) {
      expect(told("gtin", `${OWN}\n${text}`), text).toEqual(["4012345000016"]);
      expect(told("reference", `${OWN}\n${text}`), text).toEqual(["208.114-0"]);
      expect(told("model_name", `${OWN}\n${text}`), text).toEqual(["Fego S8"]);
    }
  });

  test("are the product's where there is no other", () => {
    expect(told("gtin", "Zubehör: Ersatzakku, EAN 4012345000023")).toEqual(["4012345000023"]);
    expect(told("gtin", `${OWN}\nEAN Karton\t14012345000013`)).toEqual(["4012345000016"]);
    for (const carton of ["Displaypalette", "kartonu (10 ks)", "omdoos (24 st.)"])
      expect(told("gtin", `${OWN}\nGTIN ${carton}\t4012345000023`), carton).toEqual(["4012345000016"]);
    // What else is named without such a word is another product of the paper.
    expect(told("gtin", `${OWN}\nStaubsauger klein, EAN 4012345000023`)).toEqual([]);
  });

  test("are told by the label above them, where two stand beside each other", () => {
    const form =
      "Merk\tOmschrijving\nStap & Zo\tHerensokken, maat 39-42\nArtikelnr. leverancier\tEAN\nSZ-7714-M\t8719003341271\n";
    const of = (label: string) => `${form}${label}\tEAN omdoos (24 st.)\n8719003341288\t18719003341278`;
    expect(told("gtin", of("EAN maat 43-46 (apart formulier)"))).toEqual(["8719003341271"]);
    expect(told("reference", of("EAN maat 43-46 (apart formulier)"))).toEqual(["SZ-7714-M"]);
    expect(told("gtin", of("EAN maat 43-46"))).toEqual([]);
  });

  test("are none where two labels of a form call one product by two numbers", () => {
    const form = "Réf. fournisseur\tKV-BLR17-IN\tCode article Morvan\t8800 3341\nEAN 13 unité\t3325430017761";
    expect(told("gtin", form)).toEqual(["3325430017761"]);
    expect(told("gtin", "Réf.\tKV-BLR17\nRéf.\tKV-BLR18\nEAN\t3325430017761")).toEqual([]);
  });

  test("are no number of the paper, by which it is sent back", () => {
    const paper = "Return to mail@shop.example by 14/11/2026. Ref. BQ-2291\nStyle number\tFR-0881-GRN";
    expect(told("reference", paper, "footwear", "other")).toEqual(["FR-0881-GRN"]);
  });

  test("go with their shares and weights", () => {
    for (const text of [
      "In versie 6 was het gerecyclede gehalte 12%.",
      "The previous version had a recycled content of 12%.",
      "Jusqu'en 2024, la teneur en matières recyclées était de 12 %.",
    ])
      expect(told("recycled_content", `Recycled content\t18 %\n${text}`), text).toEqual([18]);
  });
});

test("a word that begins like one for what is old says nothing of another product", () => {
  const sheet =
    "Sneaker stringata con puntale rotondo, altezza suola 3 cm\nTomaia: 100% pelle\nFodera: 100% cotone";
  expect(told("fibre_composition", sheet, "textile")).toEqual([
    [
      { fibre: "leather", percent: 100, component: "upper" },
      { fibre: "cotton", percent: 100, component: "lining" },
    ],
  ]);
});

test("a share is not of the row above it", () => {
  const rows =
    "Produit comportant\t22 % de matières recyclées\nProduit recyclable\tà 78 %\nEmballage comportant\t95 % de matières recyclées";
  expect(told("recycled_content", rows)).toEqual([22]);
});

describe("a GTIN", () => {
  test("is called so in any sentence, and is that of a piece", () => {
    for (const text of [
      "Global Trade Item Number\t4012345000016",
      "Cod. EAN articolo 4012345000016",
      "EAN kód výrobku je 4012345000016, EAN kód krabice 14012345000013.",
      "Gencod à la pièce : 4012345000016 – Gencod du colis : 13012345678909",
      "EAN Karton: 13012345678909 / EAN Stück: 4012345000016",
      "Tuotteen EAN: 4012345000016. Myyntierän EAN: 16412345678904.",
    ])
      expect(told("gtin", text), text).toEqual(["4012345000016"]);
    expect(told("reference", "Global Trade Item Number\t4012345000016\nSKU\tKT-2200")).toEqual(["KT-2200"]);
  });
});

test("a name ends before the next label of its line", () => {
  expect(told("brand", "Obchodní značka: Zefír, typové označení: ZF-12")).toEqual(["Zefír"]);
  expect(told("model_name", "Märke: Elka\nModellbeteckning: E-500")).toEqual(["E-500"]);
});

test("what stands in a column for each product is of none of them", () => {
  const two =
    "\tKrzesło 1\tKrzesło 2\nIndeks\tKR-201\tKR-202\nEAN\t4012345000016\t4012345000023\nMasa netto\t7,2 kg\t6,8 kg";
  for (const field of ["gtin", "reference", "net_weight"])
    expect(told(field, two, "furniture"), field).toEqual([]);
});

test("what others bought is no product of the page, and a code no weight", () => {
  const page = "Model\tWT-1850\nKod producenta\t58G-1850\nMasa akumulatora\t0,62 kg";
  const more = "Klienci kupili także: ładowarka WT-C20 (kod 58G-0020), 129,00 zł, masa 0,45 kg";
  expect(told("battery_weight", `${page}\n${more}`, "battery")).toEqual([0.62]);
});

test("an older mail below the one that answers it is not what holds", () => {
  for (const line of [
    "On Mon, 5 May 2025 Rafiq Islam wrote:",
    "Am 5. Mai 2025 schrieb Rafiq Islam:",
    "Le 5 mai 2025 à 09:14, Rafiq Islam a écrit :",
    "-----Ursprüngliche Nachricht-----",
  ]) {
    const text = `Subject: RE: care label\nPlease print as below:\n97% cotton 3% elastane\nMachine wash 40 °C\nNet weight: 480 g\n${line}\nPls find ver. 1: 98% cotton 2% elastane\nMachine wash 30 °C\nNet weight: 520 g`;
    expect(told("fibre_composition", text, "textile", "other"), line).toEqual([
      [
        { fibre: "cotton", percent: 97 },
        { fibre: "elastane", percent: 3 },
      ],
    ]);
    expect(told("care_washing", text, "textile", "other"), line).toEqual(["wash_40"]);
    expect(told("net_weight", text, "textile", "other"), line).toEqual([480]);
  }
});

test("an older mail has who sent it and when in one line, too", () => {
  for (const line of [
    "De: Ingrid Solvik – Data: 2 de julho de 2026, 15:02",
    "Von: Ingrid Solvik, Gesendet: 2. Juli 2026 15:02",
    "From: Ingrid Solvik | Sent: 2 July 2026 15:02",
  ])
    expect(
      told(
        "country_making",
        `De: Rui\nPara: Ingrid\nData: 3 de julho\nfeito em Portugal\n${line}\nIn March it said Made in Turkey.`,
        "textile",
        "other",
      ),
      line,
    ).toEqual(["PT"]);
});

test("digits stand under bars, in groups that are cells of their own", () => {
  for (const [text, digits] of [
    ["Polo shirt\n5\t012345\t870113\nSealed sample kept", "5012345870113"],
    ["Carton label\n0\t12345\t67890\t5", "012345678905"],
    ["Toalha de banho\n5 601122\t004560", "5601122004560"],
  ] as const)
    expect(told("gtin", text), text).toEqual([digits]);
  for (const text of ["Pieces\n3\t012345\t870113", "Pieces\t5\t12345\t870113"])
    expect(told("gtin", text), text).toEqual([]);
});

test("what brackets say is not included is not what stands around them", () => {
  const text = "Weight | 1.25 kg (mains adapter of 0.11 kg not included) and made in Portugal";
  expect(told("country_making", text)).toEqual(["PT"]);
  const matching = "Made in Portugal\nMatching stand (not included): made in China";
  expect(told("country_making", matching)).toEqual(["PT"]);
});

test("what is sold apart stands below its heading in a column of its own, too", () => {
  const rows: Printed[] = [
    [50, 80, "Exterior: 100% poliéster"],
    [50, 96, "Forro: 100% algodón"],
    [50, 112, "Contenido reciclado del producto: 60%"],
    [330, 80, "No lavar."],
    [330, 96, "Se vende aparte"],
    [330, 112, "Funda QL-77: 100% poliamida"],
  ];
  const found = findByRules([pageOf(rows)], { template: "textile", kind: "tech_sheet" });
  const fibres = found
    .filter(({ field }) => field === "fibre_composition")
    .flatMap(({ value }) => (value as { fibre: string }[]).map(({ fibre }) => fibre));
  expect(fibres).toEqual(["polyester", "cotton"]);
});

test("a season with a stroke is no word for a year before", () => {
  for (const season of ["collezione A/I 2027", "collection A/W 2027", "Kollektion H/W 2027"])
    expect(
      told("fibre_composition", `Giacca donna ultraleggera, ${season}\nEsterno: 100% poliammide`, "textile"),
      season,
    ).toEqual([[{ fibre: "polyamide", percent: 100, component: "shell" }]]);
});
