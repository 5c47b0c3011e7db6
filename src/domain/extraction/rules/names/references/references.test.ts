import { describe, expect, test } from "bun:test";
import { type Printed, pageOf, readingOf } from "../../../../../../tests/support/readings.ts";
import type { Reading } from "../../../reading/page.ts";
import { findByRules } from "../../../rules.ts";

function referencesOn(reading: Reading, kind = "other", template = "textile") {
  return findByRules([reading], { template, kind })
    .filter(({ field }) => field === "reference")
    .map(({ value }) => value);
}

function gtinsOn(reading: Reading) {
  return findByRules([reading], { template: "textile", kind: "tech_sheet" })
    .filter(({ field }) => field === "gtin")
    .map(({ value }) => value);
}

function referencesIn(text: string, kind = "tech_sheet") {
  return referencesOn(readingOf(text), kind);
}

describe("the number of an article", () => {
  test("is no size that a weight is told of", () => {
    expect(referencesIn("Réf. modèle : KB2210\nPoids article T40 : 310 g")).toEqual(["KB2210"]);
    expect(referencesIn("Codice: KB2210\nPeso articolo TG 44: 310 g")).toEqual(["KB2210"]);
    expect(referencesIn("Art.-Nr. KB2210\nGewicht Artikel GR 42: 310 g")).toEqual(["KB2210"]);
  });

  test("has two letters behind its figures in a line of its own, which are no size", () => {
    expect(referencesIn("Strickmütze\nArt. 3307 KB\n100 % Wolle")).toEqual(["3307 KB"]);
    expect(referencesIn("Strickmütze\nArt. 3307 XL\n100 % Wolle")).toEqual(["3307"]);
    expect(referencesIn("Strickmütze\nArt. 3307 KB 25 Stück\n100 % Wolle")).not.toEqual(["3307 KB"]);
  });

  test("is that of a model with a size behind it, of figures alone", () => {
    for (const said of ["Mod. 3307 NERO Tg. 46", "Mod. 3307 - T. 46", "Modelo 3307 AZUL Talla 46"])
      expect(referencesIn(`${said}\n100% cotone`), said).toEqual(["3307"]);
    expect(referencesIn("Mod. 3307\n100% cotone")).toEqual([]);
  });

  test("is that of a design beside the word for what the goods are", () => {
    for (const said of [
      "Przedmiot badań: sweter męski, wzór KM-717, kolor szary",
      "Échantillon : pull homme, dessin KM-717",
      "Předmět zkoušky: pánský svetr, vzor KM-717",
    ])
      expect(referencesIn(said, "test_report"), said).toEqual(["KM-717"]);
  });

  test("is what a position begins with, before the goods or a dash and the goods", () => {
    for (const said of [
      "NV-R-21 – Robe longue\t15 × 38,50 €",
      "NV-R-21 Sudadera con capucha — 18 unidades",
      "NV-R-21 – throw, 10 pcs",
      "NV-3302 – Damenbluse\t12",
    ])
      expect(referencesIn(`${said}\n100 % CO`, "invoice")).toEqual([said.split(" ")[0] ?? ""]);
    expect(referencesIn("NV-R-21 – Rabatt\t15 %\n100 % CO", "invoice")).toEqual([]);
  });

  test("is not that of the sheet, which has a year", () => {
    expect(
      referencesIn("Technický list výrobku č. TL-2025-118\nVýrobce\tMorava s.r.o.\nKód výrobku\tMS-4410"),
    ).toEqual(["MS-4410"]);
    expect(referencesIn("Karta wyrobu nr KT/118/2025\nSymbol: MS-4410")).toEqual(["MS-4410"]);
  });

  test("is that of each sample of a report, also of the one in its head", () => {
    const report =
      "Rapport d'essai\nSpécimen A\nRéférence\tVB-T310\nFibres\tcoton\nSpécimen B\nRéférence\tVB-N755\nFibres\tlin";
    expect(referencesIn(report, "test_report")).toEqual([]);
    expect(referencesIn(report.replace("N755", "T310"), "test_report")).toEqual(["VB-T310"]);
  });

  test("is not the code of its sheet, beside the title of that", () => {
    for (const head of [
      "FICHA TÉCNICA\tCódigo: QF-0087",
      "Fiche technique\tCode QF-0087",
      "SCHEDA TECNICA\tCod. QF-0087",
      "Karta produktu\tKod: QF-0087",
    ])
      expect(referencesIn(`${head}\nMARAN, S.L.\tRevisión: 02\nReferencia\tRB-219-ML`), head).toEqual([
        "RB-219-ML",
      ]);
    expect(referencesIn("Datasheet\tCode: QF-0087\nMaterial: 100% cotton")).toEqual(["QF-0087"]);
  });

  test("is not that of a trim or an interlining in a sentence", () => {
    for (const said of [
      "Interfodera: termoadesiva art. 3315.",
      "Entoilage : thermocollant réf. 3315.",
      "Einlage: fixierbar Art. 3315.",
      "Wkład: klejonka biała art. 3315.",
      "Buttons: corozo, art. 3315.",
      "Entretela: tejida ref. 3315.",
    ])
      expect(referencesIn(`Articolo: KB 2210\n${said}`), said).toEqual(["KB 2210"]);
  });

  test("is no regulation that a labelling follows", () => {
    for (const said of [
      "Conclusion : l'étiquetage est conforme au règlement (UE) n° 1007/2011.",
      "Die Angaben auf dem Etikett entsprechen der Verordnung (EU) Nr. 1007/2011.",
      "El etiquetado cumple el Reglamento (UE) n.º 1007/2011.",
    ])
      expect(referencesIn(`Référence client : KB-2210\n${said}`, "test_report"), said).toEqual(["KB-2210"]);
  });

  test("has letters of its own behind it, and no size", () => {
    expect(referencesIn("Symbol: KB-221 ZIM\nMarka: Leśna")).toEqual(["KB-221 ZIM"]);
    expect(referencesIn("Symbol: KB-221 XXL\nMarka: Leśna")).toEqual(["KB-221"]);
  });

  test("stands before the bars of its goods in a list", () => {
    expect(
      referencesIn("pled tkany, szary, sym. KB-221-S, EAN 5901234123402, wyprodukowano w Polsce", "invoice"),
    ).toEqual(["KB-221-S"]);
  });

  test("begins what a mail is about", () => {
    for (const subject of [
      "Subject: Re: Re: KB-2210 shirt – composition",
      "Betreff: AW: KB-2210 Hemd – Zusammensetzung",
    ])
      expect(referencesIn(`${subject}\n\nHello,\nit is 55% linen.`, "other"), subject).toEqual(["KB-2210"]);
    expect(referencesIn("Subject: Re: KB-2210 meeting – agenda\n\nHello,", "other")).toEqual([]);
  });

  test("stands behind goods and for whom they are", () => {
    for (const cell of ["Szal damski KB-2210, granatowy", "Kominiarka męska KB-2210", "Poncho donna KB-2210"])
      expect(referencesIn(`1\t${cell}\tszt.\t40\t24,00`, "invoice"), cell).toEqual(["KB-2210"]);
    expect(referencesIn("1\tKurs damski i męski, KB-2210\tszt.\t40\t24,00", "invoice")).toEqual([]);
  });

  test("is what its goods are marked with", () => {
    for (const said of [
      "Izdelek: debela pločevina, oznaka izdelka KB-S355-20, dimenzije 20 mm.",
      "Výrobok: plech, označenie výrobku KB-S355-20, hrúbka 20 mm.",
      "Wyrób: blacha, oznaczenie wyrobu KB-S355-20, grubość 20 mm.",
    ])
      expect(referencesOn(readingOf(said), "other", "steel"), said).toEqual(["KB-S355-20"]);
  });
});

describe("in a bill of materials the number of the article", () => {
  const table = (heads: readonly string[], rows: readonly (readonly string[])[], top: number): Printed[] =>
    [heads, ...rows].flatMap((cells, i) =>
      cells.map((cell, j): Printed => [50 + j * 120, top + i * 16, cell]),
    );

  test("is that of the model, and not the first of a column of codes", () => {
    const sheet = pageOf([
      [50, 40, "Distinta base"],
      [50, 58, "Modello KB-221 – Giubbino bimba imbottito | Marchio Piccoli Rami"],
      ...table(
        ["Materiale", "Codice", "Fornitore", "Consumo"],
        [
          ["Esterno", "TS-P210", "Tessitura Lario", "0,92 m"],
          ["Fodera", "FD-J140", "Maglificio Sile", "0,80 m"],
          ["Polsini", "CS-2X20", "Maglificio Sile", "0,10 m"],
        ],
        90,
      ),
    ]);
    expect(referencesOn(sheet, "tech_sheet")).toEqual(["KB-221"]);
  });

  test("is not that of a trim with a word behind it", () => {
    const sheet = pageOf([
      [50, 40, "Style no."],
      [170, 40, "KB-221"],
      ...table(
        ["Component", "Supplier", "Article", "Qty"],
        [
          ["CF zip", "Zipco", "VS-56 DWL", "1 pc"],
          ["Pocket zip", "Zipco", "CF-36", "2 pc"],
          ["Neck label", "Tagline", "KB-WL-01", "1 pc"],
        ],
        90,
      ),
    ]);
    expect(referencesOn(sheet, "tech_sheet")).toEqual(["KB-221"]);
  });

  test("stands first in a row below a head that is read with the next one, and is no order of whoever buys", () => {
    for (const head of [
      "Artículo Descripción\tCant. Precio\tImporte",
      "Artikel Bezeichnung\tMenge Preis\tBetrag",
    ])
      expect(
        referencesIn(`${head}\nKB-4410\tJersey de punto\t180\t12,30\t2.214,00`, "invoice"),
        head,
      ).toEqual(["KB-4410"]);
    expect(
      referencesIn(
        "CONFERMA N. 507\tVs. rif. PO-25-0881\nArt.\tDescrizione\tQ.tà\tImporto\nKB-4410\tCravatta\t120\t2.580,00",
        "invoice",
      ),
    ).toEqual(["KB-4410"]);
  });
});

test("a number right behind goods within a sentence is that of an article, also before brackets or a comma", () => {
  for (const text of [
    "Vakuutamme, että toimittamamme työtakki RK-6605 (tuotemerkki Halla) täyttää vaatimukset.",
    "We confirm, as agreed, that the blanket PL-4410, which you ordered, is made of wool.",
  ])
    expect(referencesIn(text, "declaration"), text).toHaveLength(1);
});

test("a number behind goods may have a stroke, or be one of figures in what a mail is about", () => {
  expect(referencesIn("1\tSweter damski rozpinany KB/415, marka Halna\tszt.", "invoice")).toEqual(["KB/415"]);
  expect(
    referencesIn(
      "Betreff:\tAW: Materialangaben Strickpullover 4417-22\nGuten Morgen, die Serie ist so.",
      "other",
    ),
  ).toEqual(["4417-22"]);
  expect(referencesIn("Betreff:\tAW: Ihre Rückfrage zur Fleecejacke KB 3320\nHallo", "other")).toEqual([
    "KB 3320",
  ]);
  expect(referencesIn("Emne: Sv: trøje K-77 til efteråret\nHej Mette", "other")).toEqual(["K-77"]);
});

test("a number that a paper does not extend to is no number of its article", () => {
  const paper = (said: string) =>
    `Oggetto: dichiarazione\nLa giacca modello KB-3306/R è di poliestere.\n${said}`;
  for (const said of [
    "La presente dichiarazione non si estende al modello KB-3310, realizzato in lana.",
    "This declaration does not apply to model KB-3310.",
    "Diese Erklärung gilt nicht für das Modell KB-3310.",
  ])
    expect(referencesIn(paper(said), "declaration"), said).toEqual(["KB-3306/R"]);
});

test("the number of what came with goods is none of an article", () => {
  expect(
    referencesIn(
      "FATTURA n. 318\tRif. DDT 402 del 24/04/2026\nCod.\tDescrizione\tQ.tà\tPrezzo\nKB-907\tMaglia donna\t24\t68,00",
      "invoice",
    ),
  ).toEqual(["KB-907"]);
});

test("a column of trims may be headed by an index", () => {
  const sheet = pageOf([
    [50, 40, "Nr modelu: KB/26/318"],
    [50, 100, "Nazwa"],
    [200, 100, "Indeks"],
    [320, 100, "Ilość"],
    ...["G-230", "G-150", "WK-42"].flatMap((code, i): Printed[] => [
      [50, 116 + i * 16, "Guzik"],
      [200, 116 + i * 16, code],
      [320, 116 + i * 16, "2"],
    ]),
  ]);
  expect(referencesOn(sheet, "tech_sheet")).toEqual(["KB/26/318"]);
});

test("a shoe has the number that stands behind the word for its model, before what it is", () => {
  expect(
    referencesOn(
      readingOf("Modello\tKB-612 – sandalo donna “Conero”\nSuola\tgomma"),
      "tech_sheet",
      "footwear",
    ),
  ).toEqual(["KB-612"]);
});

test("figures in groups in a line of their own are a number behind any label", () => {
  for (const label of ["Art.", "Réf.", "Cod.", "Style"])
    expect(referencesIn(`Wrenby\n${label} 61 204\nShell: 100% cotton`, "other"), label).toEqual(["61 204"]);
});

test("who has something tested has a number for it, with the word for an article alone", () => {
  for (const label of [
    "Client article",
    "Customer's article",
    "Kundenartikel",
    "Klantartikel",
    "Artykuł klienta",
  ])
    expect(
      referencesIn(`Test report 26-118\n${label}\tKRB-6021\nLining\t100% cotton`, "test_report"),
      label,
    ).toEqual(["KRB-6021"]);
});

test("what a letter is about may be the cloth for its goods", () => {
  for (const subject of [
    "Betreft: samenstelling gordijnstof VL-41",
    "Betreff: Zusammensetzung Vorhangstoff VL-41",
    "Subject: composition of curtain fabric VL-41",
  ])
    expect(referencesIn(`${subject}\nIt consists of 100% linen.`, "other"), subject).toEqual(["VL-41"]);
});

test("the number of a quoted example is none", () => {
  for (const said of [
    'Please fill in the form as in this example: "Style KLM-456, body 100% cotton".',
    "Bitte füllen Sie das Formular aus wie im Beispiel: „Artikel KLM-456, 100 % Baumwolle“.",
    "Remplissez le formulaire comme dans cet exemple : « Article KLM-456, 100 % coton ».",
  ])
    expect(referencesIn(said, "other"), said).toEqual([]);
});

test("a number may be letters, the name of goods and figures, before the end of what is said", () => {
  expect(referencesIn("Artículo\tRB-Alcudia 14\nComposición\t100 % algodón")).toEqual(["RB-Alcudia 14"]);
  expect(referencesIn("Article no.: K-Halsdoek 31\nFabric: 100% cotton")).toEqual(["K-Halsdoek 31"]);
  expect(
    referencesIn(
      "Tischdecke, Marke „Halm“, Artikel KW Liria 300, bestehend aus 100 % Leinen.",
      "certificate",
    ),
  ).toEqual(["KW Liria 300"]);
  expect(referencesIn("Article: EN Standard 100\nFabric: 100% cotton")).toEqual([]);
});

test("a number may stand first in a row whose other cells are read as one", () => {
  const page = pageOf([
    [50, 40, "Fiche technique"],
    [50, 80, "Référence"],
    [180, 80, "Marque"],
    [280, 80, "Code EAN"],
    [380, 80, "Poids T.40"],
    [50, 98, "KB-2218"],
    [140, 98, "Maison Aubrac 3760392118079 1 310 g"],
    [50, 130, "Tissu : 100 % laine"],
  ]);
  expect(referencesOn(page, "tech_sheet")).toEqual(["KB-2218"]);
  expect(gtinsOn(page)).toEqual(["3760392118079"]);
});

test("numbers of one column are several, also where the goods are read with some of them", () => {
  const page = pageOf([
    [50, 40, "Fatura 2026/318"],
    [50, 80, "Ref."],
    [160, 80, "Descrição"],
    [420, 80, "Total"],
    [50, 98, "KB-310"],
    [160, 98, "Toalha de rosto"],
    [420, 98, "120,00"],
    [50, 116, "KT-2210 Tapete de banho"],
    [420, 116, "90,00"],
  ]);
  expect(referencesOn(page, "invoice")).toEqual([]);
});

test("numbers with a size are those of the style that is told as well", () => {
  const page = pageOf([
    [50, 40, "Order acknowledgement"],
    [50, 80, "Item"],
    [160, 80, "Description"],
    [420, 80, "Qty"],
    ...["30R", "32R", "34L"].flatMap((size, i): Printed[] => [
      [50, 98 + i * 18, `KB-310/${size}`],
      [160, 98 + i * 18, "Work trouser, navy"],
      [420, 98 + i * 18, "20"],
    ]),
    [50, 170, "All sizes belong to style KB-310, brand Halm."],
  ]);
  expect(referencesOn(page)).toEqual(["KB-310"]);
});

test("a title ends with the number of its goods, also with one of two figures", () => {
  for (const title of [
    "DATA SHEET – SHIRT LB-18",
    "Technisches Datenblatt: Damenhemd LB-18",
    "FICHA TÉCNICA · CAMISA LB-18",
    "Karta techniczna · koszula LB-18",
  ])
    expect(referencesIn(`${title}\n100 % linen`), title).toEqual(["LB-18"]);
  expect(referencesIn("DATA SHEET – EDITION LB-18\n100 % linen")).toEqual([]);
});

test("our number is that of the article that a letter is about", () => {
  for (const text of [
    "Our number is LB-660, the bar code follows.",
    "Unsere Nummer lautet LB-660.",
    "Notre numéro est le LB-660.",
    "Il nostro codice è LB-660.",
    "Nuestro código es LB-660.",
    "Ons nummer is LB-660.",
    "Nasz numer to LB-660.",
    "Vårt nummer är LB-660.",
  ])
    expect({ text, told: referencesIn(text, "other") }).toEqual({ text, told: ["LB-660"] });
  expect(referencesIn("Our number is 030 660 4412.", "other")).toEqual([]);
});

test("a number stands behind the name of a brand, where a word calls it one", () => {
  for (const text of [
    "Unser Artikel: Marke Lisboa, Nr. LB-660.",
    "Nuestro artículo: marca Lisboa, n.º LB-660.",
    "Ons artikel: merk Lisboa, nr. LB-660.",
    "Nasz artykuł: marka Lisboa, nr LB-660.",
  ])
    expect(referencesIn(text, "other"), text).toEqual(["LB-660"]);
  expect(referencesIn("Vores vare: mærke Lisboa, LB-660.", "other")).toEqual([]);
});

test("a code before its goods in a row of an invoice is theirs in all languages", () => {
  for (const goods of ["gyermek zokni, csíkos", "Kindersocken, gestreift", "bērnu zeķes, svītrainas"])
    expect(referencesIn(`${goods}\n100 % cotton`.replace(/^/, "LB-660 "), "invoice"), goods).toEqual([
      "LB-660",
    ]);
});

test("what carriers call a delivery by is no number of an article", () => {
  for (const label of [
    "Booking ref",
    "Shipment ref.",
    "Transport-Nr.",
    "Sendungsnummer",
    "N.º de envio ref.",
  ])
    expect(referencesIn(`${label}: 7712-A\nBrand: Ferncastle`), label).not.toContain("7712-A");
  expect(referencesIn("Ref: 7712-A\nBrand: Ferncastle")).toContain("7712-A");
});

test("the word for a product with its number is a label in Czech and Slovak", () => {
  for (const label of ["Výrobek č.", "Výrobok č."])
    expect(referencesIn(`${label}\tDP-2603\nMateriál\t100 % bavlna`), label).toEqual(["DP-2603"]);
});
