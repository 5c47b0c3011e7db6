import { describe, expect, test } from "bun:test";
import { type Printed, pageOf, readingOf } from "../../../../../../tests/support/readings.ts";
import type { Reading } from "../../../reading/page.ts";
import { findByRules } from "../../../rules.ts";

function brandsOn(reading: Reading, kind = "other") {
  return findByRules([reading], { template: "textile", kind })
    .filter(({ field }) => field === "brand")
    .map(({ value }) => value);
}

function brandsIn(text: string, kind = "other") {
  return brandsOn(readingOf(text), kind);
}

describe("a brand in the cell of an invoice", () => {
  const HEAD = ["Code", "Description", "Qty", "Price"];
  const invoice = (lines: readonly string[]): Reading =>
    pageOf([
      ...HEAD.map((text, i): Printed => [[50, 120, 400, 480][i] ?? 0, 80, text]),
      [50, 100, "KN-204"],
      ...lines.map((text, i): Printed => [120, 100 + i * 14, text]),
      [400, 100, "40"],
      [480, 100, "22,00"],
    ]);

  test("ends before what the next line of its cell begins with: a part, or a label", () => {
    for (const next of ["Tomaia in pelle, suola gomma", "Futter 100 % Baumwolle", "Art.-Nr. KN-204-7"])
      expect(brandsOn(invoice(["Stivaletto alto, marchio Corvella", next]), "invoice"), next).toEqual([
        "Corvella",
      ]);
  });

  test("ends before a label in its line", () => {
    expect(brandsIn("Wir liefern die Mütze der Marke Nordhall Art.-Nr. KN-204, grau.")).toEqual(["Nordhall"]);
    expect(brandsIn("Wir liefern die Mütze unter der Marke Nordhall und der Artikelnummer KN-204.")).toEqual([
      "Nordhall",
    ]);
    expect(brandsIn("Wir liefern die Mütze der Marke Nordhall Art, grau.")).toEqual(["Nordhall Art"]);
  });
});

describe("a brand in the largest letters of a tag", () => {
  const sides = (mark: readonly Printed[], title = "Druckfreigabe Hangtag 58 × 130 mm"): Reading =>
    pageOf([
      [50, 40, title],
      ...mark,
      [300, 80, "Art. 92-3071"],
      [300, 98, "Oberstoff: 100 % Polyamid"],
      [300, 116, "Futter: 100 % Polyester"],
      [300, 134, "Nicht bügeln"],
      [300, 152, "Hergestellt in Portugal"],
    ]);

  test("stands beside what it is made of, in one line or in two", () => {
    expect(brandsOn(sides([[50, 110, "SANDBERG", 28]]))).toEqual(["SANDBERG"]);
    expect(
      brandsOn(
        sides([
          [50, 100, "Odile", 22],
          [50, 124, "Ferrand", 22],
        ]),
      ),
    ).toEqual(["Odile Ferrand"]);
  });

  test("is no price, no goods, no word of a title and nothing in the catalogue of a season", () => {
    for (const said of [
      "249,95 €",
      "Toalha Ria",
      "Etikett",
      "Baumwolle",
      "Mahnung",
      "Følgeseddel",
      "Note interne",
      "Zlecenie transportowe",
      "Pakbon",
      "Conditions générales",
      "Voorwaarden",
      "Hausmitteilung",
    ])
      expect(brandsOn(sides([[50, 110, said, 28]])), said).toEqual([]);
    expect(brandsOn(sides([[50, 110, "Isolde", 28]], "LINE SHEET SUMMER 2027"))).toEqual([]);
    expect(brandsOn(sides([[50, 110, "SANDBERG", 13]]))).toEqual([]);
  });
});

test("a brand behind its word in a line of its own ends before a sign and the next label, or with its sentence", () => {
  for (const text of [
    "Marke Linvija Heim · GTIN 4012345000016\n60 % Hanf, 40 % Wolle",
    "Kaubamärk Linvija Heim | Tootekood LV-12 | Suurus 40",
    "Merkki Linvija Heim. Pyyhe on puuvillaa.",
    "Marque Linvija Heim · Réf. LV-12",
    "Znak towarowy Linvija Heim | Kod LV-12",
  ])
    expect(brandsIn(`Frotir\n${text}`), text).toEqual(["Linvija Heim"]);
  for (const text of [
    "Marke Linvija Heim und mehr",
    "Marke Eingetragen. Alle Rechte vorbehalten.",
    "Merk Gedeponeerd. Alle rechten voorbehouden.",
    "Merk op zakken · 40 stuks",
    "Brand Book · all goods of the season",
  ])
    expect(brandsIn(`Frotir\n${text}`), text).toEqual([]);
});

test("how many there are in the next cell of a row is no brand", () => {
  for (const count of ["250 adet", "1 200 szt.", "40 Stück", "24 pcs"])
    expect(brandsIn(`Kod\tMiktar\nHavlu, marka etiketi\t${count}`, "invoice"), count).toEqual([]);
});

test("a brand stands before a sign in the head of a page, where the number begins like it", () => {
  const page = (title: string) => `${title}\nStyle no.\tHP-1102\nComposition\t100 % merino`;
  for (const title of [
    "HARROW & PELL — Wholesale line sheet",
    "Harrow & Pell · Mujer · Bufandas",
    "Home › Ženy\nHarpel – Dámsky šál Roháč",
  ])
    expect(brandsIn(page(title).replace("HP-", title.includes("Harpel") ? "HAR-" : "HP-")), title).toEqual([
      title.includes("Harpel") ? "Harpel" : (title.split(/ [—·]/)[0] ?? ""),
    ]);
  for (const title of ["Linden & Moss — Wholesale offers", "Herren-Pullover – Angebot der Woche"])
    expect(brandsIn(page(title)), title).toEqual([]);
});

test("a brand stands before the title of its collection or of its sheet, with a sign or without, or below that beside the number", () => {
  const page = (head: string) => `${head}\nSkaljacka dam\nVikt\t465 g\nNordgrim AB, Umeå`;
  for (const title of ["LINDEN & MOSS — Wholesale line sheet", "LINDEN & MOSS – KOLLEKTION – SOMMER 2027"])
    expect(brandsIn(`${title}\n71-4409\nKleid Mia\n100 % Leinen`), title).toEqual(["LINDEN & MOSS"]);
  expect(brandsIn(page("Nordgrim Produktblad 2026"), "tech_sheet")).toEqual(["Nordgrim"]);
  expect(brandsIn(page("Nordgrim Technisches Datenblatt"), "tech_sheet")).toEqual(["Nordgrim"]);
  expect(
    brandsIn(
      "Bill of Materials – Production\nMarlen Voss / Style KB-3306 “Elle” dress\n100% viscose",
      "tech_sheet",
    ),
  ).toEqual(["Marlen Voss"]);
  for (const text of [
    "Winterjacke Produktblatt 2026\nGewicht\t465 g",
    "Technisches Datenblatt\nArt. KB-3306 / Kleid\n100% Viskose",
    "CLOTH DATA SHEET\nArt. KB-3306\n100% wool",
    "KUMAŞ TEKNİK FÖYÜ / FABRIC TECHNICAL SHEET\nArt. KB-3306\n100% wool",
    "Bill of Materials – Production\nShell / 100% viscose",
  ])
    expect(brandsIn(text, "tech_sheet"), text).toEqual([]);
});

test("a brand beside the title of a sheet is a wordmark in two lines where both are set in the same large letters", () => {
  const sheet = (height: number): Reading =>
    pageOf([
      [60, 40, "Maison", 19],
      [200, 42, "FICHE TECHNIQUE PRODUIT", 12],
      [62, 60, "Verrin", height],
      [200, 60, "Désignation : robe longue", 12],
      [60, 100, "Matières : 68 % viscose, 32 % coton", 12],
      [60, 116, "Doublure : 100 % acétate", 12],
      [60, 132, "Confectionné en Tunisie", 12],
    ]);
  expect(brandsOn(sheet(19), "tech_sheet")).toEqual(["Maison Verrin"]);
  expect(brandsOn(sheet(12), "tech_sheet")).not.toEqual(["Maison Verrin"]);
});

test("a brand stands behind its word without a sign, where the next label has none as well or a company is called so", () => {
  for (const text of [
    "Style KB-2260-M\tFabric weight 290 g/m²\nBrand Corran Fell\tCommodity code 6201 40 10",
    "Marque Corvella\tComposition\nCorvella SARL, 3 rue du Port, 44000 Nantes",
  ])
    expect(brandsIn(text, "tech_sheet"), text).toHaveLength(1);
  expect(brandsIn("Marke Neu\tFarbe\nGewicht\t200 g", "tech_sheet")).toEqual([]);
});

test("a brand that a cell cuts goes on in its next line as a company of the paper is called", () => {
  const list = (company: string) =>
    pageOf([
      [50, 40, `Expedidor: ${company}, 31620 Huarte`],
      [50, 100, "Referencia"],
      [140, 100, "Artículo"],
      [420, 100, "Uds."],
      [50, 116, "KB-60100"],
      [140, 116, "Alfombra de baño, gris, marca Textiles"],
      [420, 116, "240"],
      [140, 132, "Corvella."],
    ]);
  expect(brandsOn(list("Textiles Corvella, S.L."))).toEqual(["Textiles Corvella"]);
});

test("a brand in small letters has a cell beside the other side of its label, over a company in small letters", () => {
  expect(
    brandsIn(
      "ARTWORK – care label 35 mm\nlittle quay\tDO NOT WASH\nSTYLE 7042/118\tDO NOT BLEACH\n60% WOOL 40% POLYESTER\nlittle quay ltd",
    ),
  ).toEqual(["little quay"]);
});

test("a brand is the label that goods are sold under, or what it is called", () => {
  expect(brandsIn("The duvet is sold under our Marlwood label and is finished in Poland.")).toEqual([
    "Marlwood",
  ]);
  for (const text of [
    "Our duvets have the Marlwood label and a bag.",
    "It is not sold under our Marlwood label.",
  ])
    expect(brandsIn(text), text).toEqual([]);
  for (const said of [
    "(mærket hedder Marlwood, i ét ord)",
    "(varumärket heter Marlwood)",
    "(het merk heet Marlwood)",
  ])
    expect(brandsIn(`Den er vævet i Danmark ${said}.`), said).toEqual(["Marlwood"]);
});

test("a brand behind its label ends before a share of fibres", () => {
  expect(brandsIn("Marque : Maison Verrin. 100 % lin. Tissé au Portugal.")).toEqual(["Maison Verrin"]);
});

test("a brand ends the title that a browser prints, and has a cell of its own among the parts of its shop", () => {
  const page = (name: string) =>
    `2/10/26, 9:14 AM\tTarn Cap – Moss | Harrow & Pell\n${name}\tNew in\tKnitwear\tBasket (1)\nTarn Cap\n£29.00\nStyle no. HP-3310\n80% wool, 20% polyamide`;
  expect(brandsIn(page("HARROW & PELL"))).toEqual(["Harrow & Pell"]);
  expect(brandsIn(page("Harrow & Pell outlet"))).toEqual([]);
});

test("a brand stands in capitals behind goods, where a company is called by it in other letters", () => {
  const paper = (goods: string) => `${goods}\n1\nTejidos Montclar, S.L. · Calle Mayor 4, 28013 Madrid`;
  for (const goods of [
    "Gorro de punto MONTCLAR, azul",
    "Verstellbare Tischleuchte MONTCLAR „Mulde“, schwarz",
    "Wandersocken MONTCLAR",
  ])
    for (const kind of ["invoice", "declaration"])
      expect(brandsIn(paper(goods), kind), goods).toEqual(["MONTCLAR"]);
  for (const goods of ["Gorro de punto COTTON, azul", "Gorro de punto ROVIRA, azul"])
    expect(brandsIn(paper(goods), "invoice"), goods).toEqual([]);
});

test("a wordmark whose words are read as one is called as its company is", () => {
  const sheet = (mark: string) =>
    `${mark}\nFiche produit\nRéf.\tHC-12\n55 % lin\nAtelier Brunec SAS – 3 rue des Prés, 69002 Lyon`;
  expect(brandsIn(sheet("ATELIERBRUNEC"), "tech_sheet")).toEqual(["Atelier Brunec"]);
});

test("a brand begins the tag of a toy, too, where the number begins with the same letters", () => {
  const toys = (number: string) =>
    findByRules([readingOf(`Zonnik\nLappenpop Fien, 28 cm\n${number}\nVulling 100% polyester`)], {
      template: "toy",
      kind: "other",
    })
      .filter(({ field }) => field === "brand")
      .map(({ value }) => value);
  for (const label of ["Artikelnr.", "Nr artykułu", "Varenr.", "Tuotenumero", "Réf."])
    expect(toys(`${label} ZON-FI-28`), label).toEqual(["Zonnik"]);
  for (const number of ["FI-28", "OZ-28", "LAP-28"]) expect(toys(`Artikelnr. ${number}`), number).toEqual([]);
});

test("a brand is the first thing below the sides of a drawn label", () => {
  const label = (mark: string) =>
    pageOf([
      [50, 40, "LABEL ARTWORK – APPROVAL COPY"],
      [50, 80, "Side A"],
      [300, 80, "Side B"],
      [50, 110, mark],
      [300, 110, "DO NOT BLEACH"],
      [300, 122, "NICHT BLEICHEN"],
      [300, 134, "DO NOT IRON"],
      [50, 150, "SHELL / OBERSTOFF"],
      [50, 162, "100% POLYAMIDE"],
    ]);
  expect(brandsOn(label("WESTRAY"))).toEqual(["WESTRAY"]);
  expect(brandsOn(label("MADE IN ITALY"))).toEqual([]);
});

test("a brand may be set in small letters, over the label of its number or on the page of its site", () => {
  expect(brandsIn("levante\nmaglieria fine · Carpi\nModello\tLV 608\n40% lana\n60% cotone")).toEqual([
    "levante",
  ]);
  const page = "pinar alto\tMujer Hombre\nPantalón Soria\n89,95 €\n100 % lino";
  expect(brandsIn(`${page}\nhttps://www.pinaralto.example/es/soria-8127.html`)).toEqual(["pinar alto"]);
});

test("a word in small letters within a line is no brand, however large a scan shows it", () => {
  const letter = (mark: string) =>
    pageOf([
      [50, 40, "Die Ware ist mit dem Label"],
      [50, 58, mark, 12],
      [50 + mark.length * 9, 58, "kennzeichnen", 12],
      [50, 76, "100 % Baumwolle"],
    ]);
  const withLarge = letter("zu");
  for (const word of withLarge.words) if (word.text === "zu") word.height = 20;
  expect(brandsOn(withLarge)).toEqual([]);
});

test("a brand is shown in large letters beside a price that is larger", () => {
  const tag = pageOf([
    [50, 40, "altamarea", 24],
    [50, 80, "Costume intero donna"],
    [50, 98, "Art. SC-0815"],
    [50, 116, "78% poliammide, 22% elastan"],
    [50, 134, "Prodotto in Albania"],
    [50, 160, "€ 79,00", 26],
  ]);
  expect(brandsOn(tag)).toEqual(["altamarea"]);
});

describe("a brand behind its label", () => {
  const page = (row: string) =>
    `LA MOUETTE\nFiche technique · Marinière femme\n${row}\nRéférence\tMAR-K24-F\nMatière\tcoton`;

  test("ends where the label of the next cell begins", () => {
    expect(brandsIn("Marka\tJodlak Kod produktu\tHA-CZ-052\nEAN\t5908441005224", "tech_sheet")).toEqual([
      "Jodlak",
    ]);
    expect(brandsIn("Marka\tJodlak Kod\nEAN\t5908441005224", "tech_sheet")).toEqual(["Jodlak Kod"]);
  });

  test("may stand in a row like the head of a table where the page says it again", () => {
    expect(brandsIn(page("Marque\tLa Mouette\tEntretien"), "tech_sheet")).toEqual(["La Mouette"]);
  });
});

test("a brand over a sheet may be longer than its company, set apart letter by letter, or without its house", () => {
  const sheet = (head: string, foot: string) => `${head}\nGiacca uomo\nFodera\t100% poliestere\n${foot}`;
  for (const [head, foot, brand] of [
    ["CALDOR ALPINE WEAR\tCod. art. VA70318", "Caldor S.r.l. – Via dei Mulini 22", "CALDOR ALPINE WEAR"],
    ["Calmo rra\tScheda prodotto", "Calmorra S.r.l. – Via dell’Industria 114", "Calmorra"],
    ["Verdac\tFiche produit", "Maison Verdac SAS, 11 rue des Tanneurs", "Verdac"],
  ] as const)
    expect(brandsIn(sheet(head, foot), "tech_sheet"), head).toEqual([brand]);
  expect(brandsIn("Hej Anders\nJoanna\nFra: Joanna Wrona, Caldor Sp. z o.o.\n60% akryl")).toEqual([]);
});

test("a brand is the head of an invoice, unless its company is called so and no more", () => {
  const invoice = (head: string, seller: string) =>
    `${head}\tFACTURE\n${seller}\n11 rue des Tanneurs\n87000 Limoges\nManteau croisé, 100 % laine\t2\t148,00`;
  expect(brandsIn(invoice("Verdac", "Maison Verdac SAS"), "invoice")).toEqual(["Verdac"]);
  expect(brandsIn(invoice("Verdac", "Verdac Confection SAS"), "invoice")).toEqual(["Verdac"]);
  for (const [head, seller] of [
    ["Soieries Verdac", "Soieries Verdac SAS"],
    ["Corrib & Daughters", "Corrib & Daughters, Ltd."],
    ["Galerie Rive", "Maison Verdac SAS"],
  ] as const)
    expect(brandsIn(invoice(head, seller), "invoice"), head).toEqual([]);
});

describe("a brand in a sentence", () => {
  test("stands behind its word, in all cases", () => {
    for (const text of [
      "Gaminys: rankšluostis, prekės ženklas Linvija, artikulas LV-12",
      "Prekių ženklu „Linvija“ pažymėtas rankšluostis",
      "Dvielis, zīmols Linvija, artikuls LV-12",
      "Käterätik, kaubamärk Linvija, tootekood LV-12",
      "Ručnik robne marke Linvija, šifra 12",
      "Ręcznik marki Linvija, kod 12",
      "Et håndkle av varemerket Linvija.",
      "Håndkle 50 x 90 cm, merke Linvija, 100 % bomull",
      "Handtuch, Handelsmarke „Linvija“, Artikelnummer LV-12",
      "Handdoek, huismerk Linvija, artikelnummer LV-12",
      "Ręcznik ze znakiem towarowym Linvija, kod LV-12",
      "Ručník s ochrannou známkou Linvija, kód 12",
      "Asciugamano a marchio registrato Linvija, codice 12",
      "Toalla de la marca registrada Linvija, código 12",
    ])
      expect(brandsIn(text, "declaration"), text).toEqual(["Linvija"]);
    expect(brandsIn("Рушник торгової марки «Лінвія», артикул 12", "declaration")).toEqual(["Лінвія"]);
    expect(brandsIn("Πετσέτα μάρκας Λίνβια, κωδ. 41", "declaration")).toEqual(["Λίνβια"]);
  });

  test("stands before its word", () => {
    for (const text of [
      "Kijelentjük, hogy a „Hajnal” márkájú, KT-77\ncikkszámú kötény anyaga pamut.",
      "Termékünk Hajnal márkájú kötény.",
      "Bu Hajnal markalı önlük pamuktur.",
      "Tämä Hajnal-merkkinen esiliina on puuvillaa.",
      "This apron, sold under the Hajnal brand, is made of cotton.",
      'Striped apron, "Hajnal" brand, made of cotton.',
      "Alulírott kijelentem, hogy a\nHajnal márkájú, KT-77 cikkszámú kötény anyaga pamut.",
      "HJ-204 Hajnal marka mutfak önlüğü, yüzde yüz pamuk, yıkama etiketi dikili.",
    ])
      expect(brandsIn(text, "declaration"), text).toEqual(["Hajnal"]);
    for (const text of [
      "A leading Italian brand makes it of cotton.",
      "The Better Cotton brand is no certificate.",
      "Kiváló márkájú kötény pamutból.",
      "Our Private label is sewn in.",
      'Jars with a "Thank you" label, glued.',
      "HJ-204\nmarka etiketi dikili, yıkama talimatı içinde.",
      "To jest Nowa marka dla dzieci.",
    ])
      expect(brandsIn(text, "declaration"), text).toEqual([]);
  });
});

test("a brand is what goods are called that begins the name of a company or the head of the paper", () => {
  for (const [text, brand] of [
    ["Jodlak Sp. z o.o.\nul. Leśna 7\nKoc wełniany Jodlak „Świerk”, 80% wełna", "Jodlak"],
    ["Csillag Ingek Kft.\nCSILLAG „Bence” férfi ing, fehér\t1 db", "CSILLAG"],
    ['VERMEIR & ZN. TAPIJTEN\tFACTUUR\nVM-ODA-14 VERMEIR vloerkleed "Oda"\t3', "VERMEIR"],
    [
      "Skovgaard Dyner ApS\nTak for din henvendelse om vores helårsdyne Skovgaard Klassisk 140×200,",
      "Skovgaard",
    ],
    [
      "Tarjous Routa -piposta\nTiedot Huurrelanka Routa -piposta (tuotenumero KL-041)\nHuurrelanka Oy",
      "Huurrelanka",
    ],
  ] as const)
    expect(brandsIn(text, "invoice"), text).toEqual([brand]);
  for (const text of [
    'Lasten pipo Routa\n100 % villa\nLasten pipo "Routa" on villaa',
    "Vevői tájékoztató – férfi ing\nVevői ing, 80% pamut",
    "Stadler Weberei GmbH\nStadler liefert ab Werk.\nDecke „Alm“ aus Wolle",
    "Form SD-11\nArdeal Tailoring SRL (vendor 40177)\nWool coat",
  ])
    expect(brandsIn(text, "invoice"), text).toEqual([]);
});

test("a brand on a certificate is what its one product is sold under", () => {
  for (const text of [
    "This covers the Half-Zip Fleece, model no. TL-883-RF, sold under\nthe brand Hajnal by Hajnal Outdoor Ltd.",
    "Zertifikat über den Artikel Nr. TL-883, vertrieben unter der Marke Hajnal.",
    "Certificato per l'articolo n. TL-883, venduto sotto il marchio «Hajnal».",
  ])
    expect(brandsIn(text, "certificate"), text).toEqual(["Hajnal"]);
  expect(
    brandsIn("This covers model no. TL-883-RF. The brand Organic is a mark of a standard.", "certificate"),
  ).toEqual([]);
});

test("a brand stands over the title of a sheet, in small letters over its company, or is spelt by a domain", () => {
  for (const [text, brand] of [
    ["Linge de Valmorel\nFICHE ARTICLE – LINGE DE BAIN\nRéférence : VL-1510", "Linge de Valmorel"],
    ["Sonata Nocy\nbielizna damska\nKARTA PRODUKTU\nNazwa\tBiustonosz", "Sonata Nocy"],
    ["stoffelhuis\nwonen met stof\nArtikelnummer\t880.214\nStoffelhuis B.V. · 7411 Deventer", "Stoffelhuis"],
    ["☁ Lille Tangborg\nHeldragt\nLille Tangborg ApS, Nørregade 8, 7700 Thisted", "Lille Tangborg"],
    ["Maison\tRobe Églantine\nOriel\nDESCRIPTION\nÉcrire à rendez-vous@maisonoriel.example", "Maison Oriel"],
    ["Marke brand\tHerstellungsland\nFirnjoch\tChina", "Firnjoch"],
  ] as const)
    expect(brandsIn(text, "tech_sheet"), text).toEqual([brand]);
  for (const text of [
    "Baumwolle\nProduktblatt\nGewicht: 200 g",
    "wonen met stof\nArtikelnummer\t880.214\nStoffelhuis B.V.",
    "Marca del tessuto\tOrigine\nBemberg\tJapan",
    "Bestellung\nNr. 7\nanna@bestellung.example",
  ])
    expect(brandsIn(text, "tech_sheet"), text).toEqual([]);
});

test("a brand stands in capitals behind its word in one cell, or behind the word for a label in a form", () => {
  expect(brandsIn("KT-12\tPULL HOMME\t144\nMARQUE AUBANCE\tEAN 3621049907159", "invoice")).toEqual([
    "AUBANCE",
  ]);
  expect(brandsIn("Style no.\tKT-12\nLabel\tKestrel Row\nFactory\tHue Garment JSC", "tech_sheet")).toEqual([
    "Kestrel Row",
  ]);
  for (const text of [
    "REF. KT-12\tMARCA REGISTRADA\nEJE\t100% LANA",
    "WOVEN\tSATIN\nSTYLE KT-12\tBRAND LABEL",
    "Style no.\tKT-12\nLabel\tWoven damask\nShell\t100% cotton",
    "Style no.\tKT-12\nLabel\tFairtrade\nShell\t100% cotton",
    "Référence\tKT-12\nLabel\tOrigine Garantie\nComposition\t100% coton\nPays de fabrication\tFrance",
  ])
    expect(brandsIn(text, "tech_sheet"), text).toEqual([]);
});

test("a brand in a sentence has a word of any language between its names", () => {
  for (const [text, brand] of [
    ["Moteriška palaidinė, prekės ženklas Saulė ir Vėjas. Dydžiai XS–XL.", "Saulė ir Vėjas"],
    ["Дамска риза, търговска марка Роса и Лен. Размери S–XL.", "Роса и Лен"],
  ] as const)
    expect(brandsIn(text, "tech_sheet"), text).toEqual([brand]);
});

test("a certificate without a number of an article has the brand that its holder is called by", () => {
  const certificate = (holder: string) =>
    `ZERTIFIKAT\nDie Firma\n${holder}\nerhält nach STANDARD 100 by OEKO-TEX die Befugnis, das Zeichen zu benutzen:\ndie Marke Seewind für Frottier, 100 % Baumwolle`;
  expect(brandsIn(certificate("Seewind Textil GmbH"), "certificate")).toEqual(["Seewind"]);
  expect(brandsIn(certificate("Weberei Adler GmbH"), "certificate")).toEqual([]);
});

test("a brand over a tag may begin like a word that is none, and a tax is no share of a composition", () => {
  expect(brandsIn("Grizmo\nSpodnie damskie\nModel: SD-81\nSkład: 100% bawełna")).toEqual(["Grizmo"]);
  expect(brandsIn("Saleria\nFelpa donna\nArt. 4471\n100% cotone")).toEqual(["Saleria"]);
  const letter = (sum: string) =>
    pageOf([
      [50, 40, "TEXTILINSTITUT", 24],
      [230, 44, "Musterau GmbH", 16],
      [50, 90, "Sehr geehrte Frau Roth,"],
      [50, 108, `wir berechnen Ihnen ${sum}.`],
    ]);
  expect(brandsOn(letter("240,00 € zzgl. 19 % USt"))).toEqual([]);
});

test("a brand is called like a company that says what it sells, also where one letter of that is read badly", () => {
  const tag = (company: string) =>
    `Zurbelia\nMuñecas hechas a mano\nRef.: ML-11\nPeso neto: 240 g\n${company}, 03440 Ibi`;
  const toys = (text: string, sureness: number) =>
    findByRules([readingOf(text, 1, sureness)], { template: "toy", kind: "other" })
      .filter(({ field }) => field === "brand")
      .map(({ value }) => value);
  expect(toys(tag("Juguetes Zurbelia, S.L."), 1)).toEqual(["Zurbelia"]);
  expect(toys(tag("Juguetes Zur elia, S.L."), 0.95)).toEqual(["Zurbelia"]);
  expect(toys(tag("Juguetes Zur elia, S.L."), 1)).toEqual([]);
  expect(toys(tag("Juguetes Zarbolia, S.L."), 0.95)).toEqual([]);
});

test("a brand is the line of a head whose words begin with the letters of the number", () => {
  const sheet = (name: string) =>
    `Unit 4, Mill Lane, Otley\n${name}\nknitwear since 1971\nStyle no.\tBW-220\nComposition\t100% merino wool`;
  expect(brandsIn(sheet("Barrow & Wick"), "tech_sheet")).toEqual(["Barrow & Wick"]);
  expect(brandsIn(sheet("Harrow & Lund"), "tech_sheet")).toEqual([]);
});

test("a brand stands behind its word in a cell of an invoice, before what the goods are, and behind goods on a certificate", () => {
  const row = (goods: string) => `Pos.\tArtikel\tMenge\n1\t${goods} Art.-Nr. LF-77\t24\nSumme\t\t924,00`;
  expect(brandsIn(row("Marke Leinfels, Tischdecke natur"), "invoice")).toEqual(["Leinfels"]);
  expect(brandsIn(row("Marke Leinfels, Nachlass"), "invoice")).toEqual([]);
  const certificate = (goods: string) =>
    `ZERTIFIKAT\nSTANDARD 100 by OEKO-TEX\nDer Firma Weberei Ost GmbH wird das Zertifikat erteilt für\n${goods} aus 100 % Baumwolle.`;
  expect(brandsIn(certificate("Handtücher und Badetücher der Marke Leinfels"), "certificate")).toEqual([
    "Leinfels",
  ]);
  expect(brandsIn(certificate("die Nutzung der Marke Leinfels"), "certificate")).toEqual([]);
});

test("what a battery is called beside the title of its sheet is no brand", () => {
  for (const text of [
    "TRAKSİYONER AKÜ – ÜRÜN BİLGİ FORMU\nÜrün kodu\tKL-TR24-300",
    "Starterbatterie – Datenblatt\nArtikelnummer\tKL-60-540",
  ]) {
    const found = findByRules([readingOf(text)], { template: "battery", kind: "tech_sheet" });
    expect(
      found.filter(({ field }) => field === "brand"),
      text,
    ).toEqual([]);
  }
});

describe("a brand that letters of the article's number begin", () => {
  test("stands between the goods and their number", () => {
    for (const text of [
      "Asunto: sudadera Olmeda ref. OM-7718\nPara: Olmeda Moda",
      "Till: inkop@skymmning.example\nHär kommer uppgifterna för Skymmning artikel SKN-8830.",
    ])
      expect(brandsIn(text), text).toEqual([text.includes("Olmeda") ? "Olmeda" : "Skymmning"]);
    expect(brandsIn("Asunto: sudadera Lavanda ref. OM-7718\nPara: Olmeda Moda")).toEqual([]);
  });

  test("begins the title of its page", () => {
    for (const [title, brand] of [
      ["Home / Women / Tights\nTarnfell Skylark Running Tights\nStyle TA-TG-08 · £58.00", "Tarnfell"],
      ["Skarvnes Ullgenser Basis, dame\nkr 899,-\nVarenummer: SV-10233", "Skarvnes"],
      ["Kivisalo Muoto Viikonloppulaukku 42 l\n189,00 €\nTuotenumero\tKM-4410", "Kivisalo Muoto"],
      ["Hollis & Tarn Woven Scarf, Heather Grey\n£165.00\nProduct code HT-SC-88", "Hollis & Tarn"],
      ["Lumikko-pipo 100 % villaa\n29,90 €\nTuotenumero LK-100", "Lumikko"],
      ["Hegymester „Bükk” túrabakancs\n64 990 Ft\nCikkszám\tHM-771", "Hegymester"],
    ] as const)
      expect(brandsIn(title), title).toEqual([brand]);
    for (const title of [
      // Goods, what they are made of and what they are like.
      "Merino Sweater\n£58.00\nStyle MS-08",
      "Woven Scarf, Heather Grey\n£165.00\nThe scarf is woven in Elgin.\nProduct code WV-88",
      "Tarnfell Skylark Running Tights\n£58.00\nStyle KB-08",
      "Grijze Wollen Trui\n€ 89,00\nArtikelnummer GW-88",
      "Kuschelige Wolldecke\n59 €\nArtikelnummer KL-100",
      "Warm Knitted Socks\n£9\nProduct code WK-100",
      "Best regards\nMarta\nStyle MT-100\nThe cardigan is knitted in Leeds.",
    ])
      expect(brandsIn(title), title).toEqual([]);
  });

  test("stands behind the word for who goods are from", () => {
    for (const [text, brand] of [
      [
        "Startseite › Damen › Pullover\nMerinopullover „Lene“ von\nNordsiel\n139,00 €\nArtikelnummer: NS-2077",
        "Nordsiel",
      ],
      ["Heldragt med lange ærmer fra Lillebro\nVarenr. LB-B-0711", "Lillebro"],
      ["Le pull de chez Vauclin est tricoté ici.\nRéf. VC-204", "Vauclin"],
      ["Provobjekt: arbetsbyxa märkt Hammarvik, artikelnummer HV-4012, marinblå.", "Hammarvik"],
      ["Testobject: werkbroek gemerkt door Werkveld, artikelnummer WV-4012.", "Werkveld"],
    ] as const)
      expect(brandsIn(text), text).toEqual([brand]);
    for (const text of [
      "Wir haben den Pullover von Frau Nordsiel erhalten.\nArtikelnummer: KL-2077",
      "Den Stoff haben wir von Nordsiel.\nArtikelnummer: NS-2077",
    ])
      expect(brandsIn(text), text).toEqual([]);
    expect(brandsIn("Provobjekt: arbetsbyxa märkt Hammarvik, artikelnummer HV-4012.", "test_report")).toEqual(
      ["Hammarvik"],
    );
  });

  test("stands before or behind goods in a sentence or in a row of them", () => {
    const mail = (domain: string) =>
      `To: Becky <becky@${domain}.example>\nSubject: missing data, style PH-TOTE-06\nHere is what you asked for on the Pennhow tote: one weighs 128 g.`;
    expect(brandsIn(mail("pennhow"))).toEqual(["Pennhow"]);
    expect(brandsIn(mail("kestrel"))).toEqual([]);
    const letter = (name: string) =>
      `Te paso lo que falta de la zapatilla ${name} PA-2290. Se fabrica en Elche.`;
    expect(brandsIn(letter("Pasovera modelo"))).toEqual(["Pasovera"]);
    expect(brandsIn(letter("Vientoduro modelo"))).toEqual([]);
    expect(brandsIn('We declare for the chair model "Ulvagate", item code UG-3.', "declaration")).toEqual([]);
    for (const [text, brand] of [
      ["Hej,\nhär är uppgifterna om Skogsvind vinterjacka, artikelnummer SV-2204.", "Skogsvind"],
      [
        "Hallo,\nhier die Daten für das Nordvik Strandtuch, Artikelnummer NV-3301: 100 % Baumwolle.",
        "Nordvik",
      ],
    ] as const)
      expect(brandsIn(text), text).toEqual([brand]);
    const invoice = (goods: string, number: string) =>
      `Factuur 2026-10448\nArt.nr.\tOmschrijving\tAantal\tPrijs\n${number}\t${goods}\t24\t€ 41,50`;
    expect(brandsIn(invoice("Duinveld dekbedovertrek wit", "DV-DBO-240"), "invoice")).toEqual(["Duinveld"]);
    expect(brandsIn(invoice("Gestreept dekbedovertrek wit", "GE-DBO-240"), "invoice")).toEqual([]);
  });
});

test("a brand stands over the company that begins like it and writes", () => {
  const letter = (head: string) => `${head}\nSpett.le Arredamenti Rossi\nOggetto: tavolo allungabile`;
  const sender = "Quercio S.p.A., Via Roma 22, 33044 Manzano (UD)";
  expect(brandsIn(letter(`Quercio Casa\n${sender}`), "declaration")).toEqual(["Quercio Casa"]);
  for (const head of ["Quercio Group", "Faggio Casa"])
    expect(brandsIn(letter(`${head}\n${sender}`), "declaration"), head).toEqual([]);
});

test("a brand begins a line before the label of what is told next, and a month is no word for one", () => {
  for (const [text, brand] of [
    ["Karta výrobku: dres\nZnačka Ševelka, katalogové číslo SV-330", "Ševelka"],
    ["Produktkort: genser\nMerke Skarvnes, varenummer SV-330", "Skarvnes"],
  ] as const)
    expect(brandsIn(text), text).toEqual([brand]);
  expect(brandsIn("Karta výrobku: dres\nZnačka Ševelka je dobrá.")).toEqual([]);
  expect(brandsIn("Oświadczenie\nDzierżoniów, 9 marca 2026 r.\nGrzegorz Malinowski, dyrektor")).toEqual([]);
});

test("a sentence about the brand on a label may go on with too", () => {
  expect(brandsIn("Brand on the swing ticket is Hazel & Rook too, no sub-label this season.")).toEqual([
    "Hazel & Rook",
  ]);
});

test("who makes goods stands behind by, before their number", () => {
  expect(
    brandsIn(
      "Home / Men / Jumpers\nRidge Crew Neck Jumper\nby Skerrow · Product code SK-3390\n£89.00",
      "tech_sheet",
    ),
  ).toEqual(["Skerrow"]);
});

test("a brand may stay what it is", () => {
  expect(brandsIn("Brand on the main label stays Hazel & Rook.")).toEqual(["Hazel & Rook"]);
});

test("the basket of a shop is no brand", () => {
  for (const text of ["La marque\tPanier (0)", "Die Marke\tWarenkorb", "Our brand\tBasket (2)"])
    expect(
      findByRules([readingOf(text)], { template: "textile", kind: "other" }).filter(
        ({ field }) => field === "brand",
      ),
      text,
    ).toEqual([]);
});

test("a brand stands behind goods in a line of a certificate with their number, and is no mark of a standard", () => {
  const told = (line: string) =>
    findByRules([readingOf(`ZERTIFIKAT\nSTANDARD 100 by OEKO-TEX\nfür folgenden Artikel:\n${line}`)], {
      template: "textile",
      kind: "certificate",
    })
      .filter(({ field }) => field === "brand")
      .map(({ value }) => value);
  expect(
    told("Spannbetttuch aus Single-Jersey, Marke „Lunaris“, Art.-Nr. 3310, aus 100 % Baumwolle"),
  ).toEqual(["Lunaris"]);
  expect(told("Art.-Nr. 3310. Die Marke „Confidence“ darf verwendet werden.")).toEqual([]);
});

test("a brand stands behind its Czech word after what is told of one article", () => {
  expect(brandsIn("Údaje o výrobku PJ-440: značka Jizerka; složení 85 % polyamid, 15 % elastan")).toEqual([
    "Jizerka",
  ]);
});

test("a brand behind its label may be written in small letters, where the page shows it alone as well", () => {
  const brands = (text: string) =>
    findByRules([readingOf(text)], { template: "electronics", kind: "tech_sheet" })
      .filter(({ field }) => field === "brand")
      .map(({ value }) => value);
  for (const text of [
    "sonaera\nAuscultadores sem fios\nMarca: sonaera",
    "Marke\tsonaera\nArtikel\tKopfhörer\nsonaera",
    "Varumärke: sonaera\nKundtjänst: hej@sonaera.example",
    "Značka: sonaera\nwww.sonaera.cz",
  ])
    expect(brands(text), text).toEqual(["sonaera"]);
  for (const text of ["Marka: brak", "Marke: siehe Etikett", "Marca: pendiente\nEstado: pendiente"])
    expect(brands(text), text).toEqual([]);
});

test("a sewn label with the brand is made by somebody else, and a label may be what goods are sold under", () => {
  for (const row of [
    "Marka etiketi, yıkama etiketi\tNokta Etiket\t2 ad.",
    "Markenetikett gewebt\tNokta Etiket\t2 St.",
    "Étiquette de marque\tNokta Etiket\t2",
    "Brand label, woven\tNokta Etiket\t2",
    "Etykieta z marką\tNokta Etiket\t2",
  ])
    expect(brandsIn(`Style no.\tAB-118\n${row}`, "test_report"), row).toEqual([]);
  for (const row of [
    "Label it will be sold under\tBrackenfold Home",
    "Label, unter dem der Artikel verkauft wird\tBrackenfold Home",
    "Label waaronder het wordt verkocht\tBrackenfold Home",
    "Brand name on the label\tBrackenfold Home",
  ])
    expect(brandsIn(`Style no.\tAB-118\n${row}`, "test_report"), row).toEqual(["Brackenfold Home"]);
});

test("a brand in quotation marks behind its word is its value, and not what stands below", () => {
  const title = 'Codice articolo LZ-880 – marchio "Notturna"';
  expect(brandsIn(`${title}\nRedatto\tVerificato\tApprovato\nC. Bertani\tS. Moglia\tR. Lazzera`)).toEqual([
    "Notturna",
  ]);
});

test("a name that says what kind of works a company is, and where, is no brand, but what stands behind that in its company is", () => {
  for (const text of [
    "POLSTERWERK ALTMARK\nPolsterwerk Altmark GmbH & Co. KG – Bahnhofstraße 40 – 39576 Stendal\nDecke, 100 % Wolle",
    "MAGLIFICIO SAN VITALE\nScheda tecnica prodotto finito\nCodice articolo\tSV-0415\n90% lana, 10% seta",
    "ZAKŁAD DZIEWIARSKI LIPNO\nKARTA PRODUKTU\nSymbol: LP-12\n100% bawełna",
    "Gyapjúszövő Textilgyár\nTERMÉKLAP\nCikkszám: GY-12\n100% gyapjú",
    "Bergslagens Väveri\nPRODUKTBLAD\nArtikelnr BV-12\n100% lin",
    "CORRIEBECK MILLS\nTECHNICAL DATA SHEET\nStyle: CB-12\n100% wool",
    "ПЛЕТАЧНА ФАБРИКА ЯНТРА\nТЕХНИЧЕСКИ ЛИСТ\nАртикул: ЯН-12\n100% памук",
  ])
    expect(brandsIn(text, "tech_sheet"), text).toEqual([]);
  expect(
    brandsIn(
      "FIȘĂ TEHNICĂ nr. 7\nMUREȘANCA\nS.C. Confecții Mureșanca S.R.L., str. Fabricii nr. 3, Reghin\nTricou damă",
      "tech_sheet",
    ),
  ).toEqual(["Mureșanca"]);
  expect(brandsIn("MAGYAR FÉSZEK\nTERMÉKLAP\nCikkszám: MF-12\n100% gyapjú", "tech_sheet")).toEqual([
    "MAGYAR FÉSZEK",
  ]);
  expect(brandsIn("MILL & MOOR\nTECHNICAL DATA SHEET\nStyle: CB-12\n100% wool", "tech_sheet")).toEqual([
    "MILL & MOOR",
  ]);
  for (const between of ["\t", "\n"])
    expect(
      brandsIn(
        `Lanificio Arvesa${between}Scheda di prodotto\nCappotto\nLanificio Arvesa S.r.l.`,
        "tech_sheet",
      ),
      between,
    ).toEqual(["Lanificio Arvesa"]);
});

test("a wordmark whose letters stand apart is called as its company is", () => {
  const sheet = (mark: string) =>
    `${mark}\nProduktdatablad – viskestykke\nVarenr.\tHN-12\n55 % hør, 45 % bomuld\nHavneby Bolig ApS · Søndergade 4 · 7600 Struer`;
  expect(brandsIn(sheet("H A V N E B Y"), "tech_sheet")).toEqual(["Havneby"]);
  expect(brandsIn(sheet("H AV N E B Y B O L I G"), "tech_sheet")).toEqual(["Havneby Bolig"]);
  expect(brandsIn(sheet("S M L X L"), "tech_sheet")).toEqual([]);
});

test("a brand is a registered mark in the title that a company is called by, and no other mark", () => {
  const sheet = (mark: string) =>
    `Klippheim Berufsbekleidung GmbH · Emsdettener Straße 11 · 48268 Greven\n${mark} Softshelljacke „Förde“\nArtikelnummer WK-77`;
  expect(brandsIn(sheet("KLIPPHEIM®"), "tech_sheet")).toEqual(["KLIPPHEIM"]);
  expect(brandsIn(sheet("Klippheim ™"), "tech_sheet")).toEqual(["Klippheim"]);
  expect(brandsIn(sheet("MEMBRATEX®"), "tech_sheet")).toEqual([]);
});

describe("a brand in the head of a sheet", () => {
  test("stands over what its house sells and where that is, with the year since when", () => {
    for (const [head, brand] of [
      ["Ombrage & Pin\nmobilier de jardin · 18 route de Vannes · 56400 Auray", "Ombrage & Pin"],
      [
        "BELTRAME 1954\ncamiceria artigiana — Via Garibaldi 6, 24020 Gandino (BG)\nSCHEDA TECNICA",
        "BELTRAME 1954",
      ],
    ] as const)
      expect(brandsIn(`${head}\nPoids net\t41,8 kg`, "tech_sheet"), head).toEqual([brand]);
    for (const head of [
      "Ombrage & Pin\nmobilier de jardin · depuis 1954",
      "Ombrage & Pin\nJardins Breton SARL · 18 route de Vannes · 56400 Auray",
      "Qualitätsabteilung\nGartenmöbel · Bahnhofstraße 4 · 48268 Greven",
      "Vår 2026\nträdgårdsmöbler · Storgatan 18 · 504 52 Borås",
    ])
      expect(brandsIn(`${head}\nPoids net\t41,8 kg`, "tech_sheet"), head).toEqual([]);
  });

  test("stands before the company that sends it, and is no department", () => {
    const sheet = (name: string) =>
      `KARTA PRODUKTU\n${name} · Zakład Dziewiarski Rzepka sp.j. · ul. Fabryczna 17, 38-400 Krosno\nSymbol: BL-09`;
    expect(brandsIn(sheet("Halny Sport"), "tech_sheet")).toEqual(["Halny Sport"]);
    for (const name of ["Dział Jakości", "Producent", "Tkalnia Halny"])
      expect(brandsIn(sheet(name), "tech_sheet"), name).toEqual([]);
  });

  test("is the line of goods that is called like its company", () => {
    const sheet = (line: string) =>
      `Lanificio Arvesa S.r.l. – Via Roma 4, 20121 Milano\nScheda tecnica\n${line}\nCodice\tAV.204\n100% lana`;
    for (const label of ["Linea", "Collezione", "Gamme", "Product line", "Produktlinie"])
      expect(brandsIn(sheet(`${label}\tArvesa Casa`), "tech_sheet"), label).toEqual(["Arvesa Casa"]);
    for (const line of ["Linea\tBotanica Casa", "Collezione\tArvesa Inverno 2027"])
      expect(brandsIn(sheet(line), "tech_sheet"), line).toEqual([]);
  });

  test("is in large letters over goods with a name, or begins like a company", () => {
    const sheet = (name: string, height: number, below: string, foot: string) =>
      brandsOn(
        pageOf([
          [50, 40, name, height],
          [50, 80, below],
          [50, 98, "Référence : PEL-32"],
          [50, 116, "Poids net : 210 g"],
          [50, 134, foot],
        ]),
        "tech_sheet",
      );
    const goods = "Ourson « Barnabé » 32 cm";
    const foot = "Importé par : Lumière Textile SARL, 5 rue du Jura, 39260 Moirans";
    expect(sheet("Les Nuits d’Élise", 20, goods, "conçu dans le Jura")).toEqual(["Les Nuits d’Élise"]);
    expect(sheet("Lumière Repos", 20, "version 2025-06", foot)).toEqual(["Lumière Repos"]);
    expect(sheet("Les Nuits d’Élise", 12, goods, "conçu dans le Jura")).toEqual([]);
    expect(sheet("Mobilier de jardin", 20, goods, "conçu dans le Jura")).toEqual([]);
    expect(sheet("Lumière dehors", 20, "version 2025-06", foot)).toEqual([]);
    expect(sheet("Clarté Repos", 20, "version 2025-06", foot)).toEqual([]);
  });
});

test("a name in capitals before what goods are, in the first line of a page, is their brand", () => {
  const brands = (text: string) =>
    findByRules([readingOf(text)], { template: "textile", kind: "other" })
      .filter(({ field }) => field === "brand")
      .map(({ value }) => value);
  expect(brands("FJELLRYPE — Kvitnes genser\nVarenummer: 71-4409")).toEqual(["FJELLRYPE"]);
  expect(brands("BELLEVUE · Pull femme\nRéf. 71-4409")).toEqual(["BELLEVUE"]);
  for (const text of [
    "DATENBLATT – Herrenjacke\nArt. 71-4409",
    "SALE – Sweater\nArt. 71-4409",
    "DAMEN | Pullover\nArt. 1",
  ])
    expect([text, brands(text)]).toEqual([text, []]);
});

describe("a brand in a sentence", () => {
  test("ends before what is said of it", () => {
    expect(
      brandsIn("hiermit bestätigen wir Ihnen für die Artikel der Marke Nordhall Folgendes:\n", "declaration"),
    ).toEqual(["Nordhall"]);
  });

  test("goes on in the next line before what is told next", () => {
    const line = "1. Designação: peúga de trabalho, cano médio, com sola felpuda; marca VENTO";
    expect(brandsIn(`${line}\nNORTE; referência KB-45.`, "declaration")).toEqual(["VENTO NORTE"]);
    expect(brandsIn(`${line}\nReferência KB-45.`, "declaration")).toEqual(["VENTO"]);
  });

  test("stands behind its Swedish word among what is told of goods", () => {
    expect(
      brandsIn("Vi intygar för påslakan, varumärke Nordsömn, artikelnr KB-150-VIT:\n", "declaration"),
    ).toEqual(["Nordsömn"]);
  });
});

test("of two values behind two labels each is its own", () => {
  for (const line of [
    "Výrobce / značka\tMorava s.r.o., Trutnov / MORAVAN",
    "Hersteller / Marke: Moravan Textil GmbH / MORAVAN",
    "Marke / Hersteller\tMORAVAN / Moravan Textil GmbH",
  ])
    expect(brandsIn(`${line}\nMateriál\t100 % bavlna`, "tech_sheet"), line).toEqual(["MORAVAN"]);
  expect(brandsIn("Marke / brand\tMoor / Heide\nMaterial\t100 % Wolle", "tech_sheet")).toEqual([
    "Moor / Heide",
  ]);
});

test("a certificate with the number of an article has the brand beside that, or one that its holder is called by", () => {
  const certificate = (said: string) => `Zertifikat\nSTANDARD 100\n${said}\nZertifikat Nr. 24.HDE.11417`;
  expect(
    brandsIn(certificate("Badetücher und Matten der Marke Seewind Heim, Artikel 7710,"), "certificate"),
  ).toEqual(["Seewind Heim"]);
  const listed =
    "CERTIFICAT\nTitulaire\tPetit Bleuet SARL, 12 rue du Puits, 35000 Rennes\nMarque\tPetit Bleuet\nDésignation\tRéférence\tComposition\nBody bébé\tBB-7-310\t100 % coton";
  expect(brandsIn(listed, "certificate")).toEqual(["Petit Bleuet"]);
});

test("the page of a house has its name in the head, and at its foot to whom it belongs", () => {
  const page = (head: string, foot: string) =>
    `${head}\tWomen Men Kids\nThe Loopback Hoodie\n£85.00\n100% cotton\n${foot}`;
  for (const [head, foot] of [
    ["HOLLINS MILL", "© Hollins Mill Clothing Co. Registered in England"],
    ["HOL LINS MILL", "© 2024–2026 Hollins Mill"],
  ] as const)
    expect(brandsIn(page(head, foot)), head).toEqual(["Hollins Mill"]);
  expect(brandsIn(page("HOLLINS MILL", "© Hollinsmillers Ltd"))).toEqual([]);
});

test("a name that says no more than what works it is may be a brand", () => {
  const sheet = (name: string) =>
    findByRules(
      [readingOf(`${name}\nLinea 300 – Bürodrehstuhl\nInverkehrbringer\t${name} Möbel GmbH, Coburg`)],
      {
        template: "furniture",
        kind: "tech_sheet",
      },
    )
      .filter(({ field }) => field === "brand")
      .map(({ value }) => value);
  expect(sheet("Sitzwerk")).toEqual(["Sitzwerk"]);
  expect(sheet("Polsterwerk Uckermark")).toEqual([]);
});

test("a brand ends before the edition of the sheet, and a kind of towel is none", () => {
  for (const rest of ["Vydání 4 / 09.2024", "Ausgabe 2", "Rev. 3 – 2025", "Wydanie 1.2", "Edizione 5"])
    expect(brandsIn(`Číslo výrobku: 77-3317\tZnačka: KALVEX ${rest}`, "tech_sheet"), rest).toEqual([
      "KALVEX",
    ]);
  const list = [
    "Article\tDescription\tPcs",
    "GT-500-HT\tHand towel\t2400",
    "GT-500-GT\tGuest towel\t1200",
  ].join("\n");
  expect(brandsIn(list)).toEqual([]);
});

test("a certificate of a delivery has brands in a column, of which that of the product is told", () => {
  const text = [
    "Transaction Certificate (TC)",
    "No.\tBrand\tStyle no.\tProduct\tPieces",
    "1\tOlvera\tDN-601\tcardigan\t600",
    "2\tOlvera\tDN-602\tsweater\t1400",
  ].join("\n");
  const found = findByRules([readingOf(text)], {
    template: "textile",
    kind: "certificate",
    product: { reference: "DN-602", gtin: null },
  });
  expect(found.filter(({ field }) => field === "brand").map(({ value }) => value)).toEqual(["Olvera"]);
});

test("goods that a form tells behind a label are no brand, though the number begins with their letters", () => {
  for (const [label, goods, reference] of [
    ["Vzorek", "Pracovní kalhoty", "PR-4417"],
    ["Próbka", "Robocze spodnie", "RO-4417"],
    ["Sample", "Padded jacket", "PA-4417"],
  ] as const)
    expect(
      brandsIn(`Report 26-118\n${label}\t${goods}\nArticle no.\t${reference}\n100 % cotton`, "test_report"),
      goods,
    ).toEqual([]);
});

test("what goods are for is no brand before them, though the number has its letters", () => {
  for (const goods of ["Kopalna brisača", "Pracovná bunda", "Robocza kurtka", "Dětská mikina"])
    expect(brandsIn(`${goods}\nArt. ${goods.slice(0, 2).toUpperCase()}-4417\n100 % bombaž`), goods).toEqual(
      [],
    );
});

test("goods carry the brand that stands before the word for one", () => {
  for (const verb of ["carries", "bears", "has"])
    expect(brandsIn(`The throw ${verb} the Corvella brand.`), verb).toEqual(["Corvella"]);
  expect(brandsIn("We compared the Corvella brand.")).toEqual([]);
});

test("a company's name tells that what stands between goods and their number is a brand", () => {
  for (const [goods, company] of [
    ["Sacou bărbătesc Corvella, cod articol RO-5518, fabricat în România.", "Corvella Retail SRL"],
    ["Giacca da uomo Corvella, codice articolo RO-5518", "Corvella Moda S.p.A."],
    ["Chaqueta de hombre Corvella, ref. RO-5518", "Corvella Textil, S.L."],
  ] as const) {
    expect(brandsIn(`${goods}\n${company}`), goods).toEqual(["Corvella"]);
    expect(brandsIn(goods), goods).toEqual([]);
  }
});

test("the title of minutes, the label of a gross weight and the word for a product are no brand", () => {
  for (const text of [
    "Compte rendu – réunion collection du 6 octobre\nPull 5518 : 100 % laine",
    "Minutes – collection meeting\nJumper 5518: 100% wool",
    "Sitzungsprotokoll – Besprechung Kollektion\nPulli 5518: 100 % Wolle",
  ])
    expect([text, ...brandsIn(text)]).toEqual([text]);
  for (const label of ["Peso lordo con scatola", "Bruttogewicht mit Karton", "Poids brut avec boîte"])
    expect([label, ...brandsIn(`Marchio\t${label}\nBelvento\t910 g`)]).not.toContain([label, label]);
});
