import { expect, test } from "bun:test";
import { type Printed, pageOf, readingOf } from "../../../../tests/support/readings.ts";
import { findByRules } from "../rules.ts";
import { passagesOf } from "./passage.ts";

function told(text: string): Record<string, unknown> {
  const findings = findByRules([readingOf(text)], { template: "textile", kind: "tech_sheet" });
  return Object.fromEntries(
    findings
      .filter(({ field }) => /brand|reference|model|country_making|weight/.test(field))
      .map(({ field, value }) => [field, value]),
  );
}

test("the name of a column may have a standard or a unit in brackets", () => {
  const row = "KR-4107\tBonnet\tNordhavn\t95/5 CO/EL\t82 g";
  expect(told(`Réf.\tDésignation\tMarque\tCompo (ISO 2076)\tPoids\n${row}`)).toMatchObject({
    reference: "KR-4107",
    brand: "Nordhavn",
    net_weight: 82,
  });
});

test("labels of two stacks have their values below them, whatever stands beside", () => {
  expect(
    told(
      "Brand\tLength\nTarn Tops\tapprox. 400 m\nArticle no.\tWool grown in\nTT-7180\tUruguay\nNet weight\tPack\n100 g\t10 balls\nCountry of origin\tNeedles\nItaly\t2.5 mm",
    ),
  ).toEqual({ brand: "Tarn Tops", reference: "TT-7180", net_weight: 100, country_making: "IT" });
  expect(
    told(
      "Artikelnummer\tPolyacryl, 2 % Elasthan\nAS 2041\tGarn gesponnen in\nMarke\tItalien\nAlpsohle\tGefärbt in\nGewicht je Paar (39-42)\tItalien\n84 g\tGestrickt in",
    ),
  ).toEqual({ brand: "Alpsohle", reference: "AS 2041", net_weight: 84 });
});

test("a form of labels beside their values is none", () => {
  expect(told("Brand\tLength\nArticle no.\tTT-7180\n2.5 mm\tUruguay\nNet weight\t100 g")).toMatchObject({
    brand: "Length",
    reference: "TT-7180",
    net_weight: 100,
  });
});

test("a row of a form with a third column is no head", () => {
  for (const text of [
    "Campo\tResposta\tFonte\nReferência\tLS-0418\tcatálogo\nMarca\tAlfazema & Sal\tcatálogo\nPaís de fabrico\tPortugal\tprodução",
    "Field\tAnswer\tSource\nReference\tLS-0418\tcatalogue\nBrand\tAlfazema & Sal\tcatalogue\nCountry of origin\tPortugal\tfactory",
    "Merkmal\tAngabe\tQuelle\nArtikelnummer\tLS-0418\tKatalog\nMarke\tAlfazema & Sal\tKatalog\nHerstellungsland\tPortugal\tWerk",
  ])
    expect(told(text), text).toEqual({ reference: "LS-0418", brand: "Alfazema & Sal", country_making: "PT" });
  const list = told("Colour\tName\tCountry\nRed\tPoppy\tFrance\nBrand\tArticle\tQuantity");
  expect(list.brand).toBeUndefined();
});

test("a full line goes on in the next one, though a word of it stands where the values of a form begin", () => {
  const form = "Product\tPlaid\nArticle no.\tOS-2260\nBrand\tOld Reed\nEAN code\t8711553207465";
  const sentence = "The composition is inside the limits of the label, which has 95 % wool and 5\n% silk.";
  expect(passagesOf(readingOf(`${form}\n${sentence}`)).map(({ text }) => text.includes(sentence))).toEqual([
    true,
    true,
  ]);
});

test("a cell that reaches up to the next one is parted from it where that begins below its name", () => {
  const words = (x: number, y: number, text: string) => [x, y, text] as const;
  const page = pageOf([
    words(50, 50, "Ürün"),
    words(170, 50, "Ürün kodu"),
    words(300, 50, "Marka"),
    words(50, 70, "Kadın takım Foça 100"),
    words(170, 70, "GD-7712"),
    words(300, 70, "Gediz Home"),
  ]);
  expect(passagesOf(page)[0]?.text).toContain("Kadın takım Foça 100\tGD-7712\tGediz Home");
});

test("values beside labels in two forms side by side may end below each other", () => {
  const ending = (right: number, y: number, text: string) => [right - text.length * 5, y, text, 10] as const;
  const page = pageOf([
    [50, 50, "Produkt", 10],
    [300, 50, "Merinowolle", 10],
    ending(545, 50, "Argentinien"),
    [50, 70, "Marke", 10],
    ending(270, 70, "Gratwerk"),
    [300, 70, "Polyamid", 10],
    ending(545, 70, "Italien"),
    [50, 90, "Artikel", 10],
    ending(270, 90, "GW-S041"),
    [300, 90, "Färberei", 10],
    ending(545, 90, "Österreich"),
  ]);
  const findings = findByRules([page], { template: "textile", kind: "other" });
  expect(findings.find(({ field }) => field === "brand")?.value).toBe("Gratwerk");
});

test("typewritten, a label has its colon with it however far that stands from it", () => {
  expect(
    told("Nettogewicht\t: 0,685 KG\nUrsprungsland\t: BD\tBangladesch\nMarke\t: WERKHALT\tSparte: 01"),
  ).toEqual({ brand: "WERKHALT", net_weight: 685, country_making: "BD" });
});

test("the numbers of rows have a cell of their own, below the head of a table that has one for them", () => {
  const page = pageOf([
    [50, 50, "#"],
    [70, 50, "Placement"],
    [160, 50, "Code"],
    [300, 50, "Content"],
    [50, 70, "10"],
    [70, 70, "Shell"],
    [160, 70, "FB-2207"],
    [300, 70, "100% Wool"],
    [50, 90, "20"],
    [70, 90, "Fur (hood"],
    [160, 90, "FB-2211"],
    [300, 90, "100% Acrylic"],
    [70, 102, "trim)"],
    [50, 120, "30"],
    [70, 120, "Lining"],
    [160, 120, "FB-2216"],
    [300, 120, "100% Cotton"],
  ]);
  expect(passagesOf(page)[0]?.text).toEndWith(
    "10\tShell\tFB-2207\t100% Wool\n20\tFur (hood trim)\tFB-2211\t100% Acrylic\n30\tLining\tFB-2216\t100% Cotton",
  );
});

test("a line that was spread over its column is one cell, and a row of figures is not", () => {
  const row = (y: number, gap: number, texts: readonly string[]) => {
    let x = 50;
    return texts.map((text) => {
      const word = [x, y, text] as const;
      x += text.length * 6 + gap;
      return word;
    });
  };
  const page = pageOf([
    ...row(50, 14, ["Non", "asciugare", "in", "asciugatrice;", "appeso"]),
    ...row(80, 14, ["Lunghezza", "38", "39", "40", "41"]),
  ]);
  expect(passagesOf(page)[0]?.text).toBe("Non asciugare in asciugatrice; appeso\nLunghezza\t38\t39\t40\t41");
});

test("a description with commas that reaches up to the next cell is parted where the gap is wide", () => {
  const rows = ["Q 3002 Taft", "Q 3118 Satin", "Q 0410 twill"].flatMap((text, i) => [
    [50, 70 + i * 20, "Lining"] as const,
    [150, 70 + i * 20, text] as const,
    [300, 70 + i * 20, "100 % Nylon"] as const,
  ]);
  // Ten points of room, where a blank has four.
  const text = (x: number) =>
    passagesOf(pageOf([...rows, [150, 130, "dense, waterproof cloth"], [x, 130, "88 % Wool"]]))[0]?.text;
  expect(text(300)).toEndWith("\ndense, waterproof cloth\t88 % Wool");
  expect(text(292)).toEndWith("\ndense, waterproof cloth 88 % Wool");
});

test("a title beside a table is in no row of it that its middle does not meet", () => {
  const page = pageOf([
    [60, 77, "Rysianka W", 21],
    [240, 75, "Outer", 10],
    [340, 75, "100% polyamide", 10],
    [240, 85.5, "Lining", 10],
    [340, 85.5, "100% cotton", 10],
  ]);
  expect(passagesOf(page)[0]?.text).toContain("Outer\t100% polyamide");
  expect(passagesOf(page)[0]?.text).toContain("Lining\t100% cotton");
});

test("a line under another of its cell is a row of its own, where the cell beside has one line between both", () => {
  const words = pageOf([
    [50, 104, "Material of the leg"],
    [200, 100, "62% cotton, 36% polyamide, 2%"],
    [200, 108, "elastane"],
    [450, 104, "70% wool, 30% polyamide"],
  ]);
  const lines = passagesOf(words)[0]?.text.split("\n");
  expect(lines?.[0]).toBe("Material of the leg\t62% cotton, 36% polyamide, 2%\t70% wool, 30% polyamide");
});

test("a form that stands beside a text, or has the names of its groups on its left, has its values beside their labels", () => {
  for (const text of [
    "Allgemein\tMarke\tBergwerk Tau\n\tArtikelnummer\tBT-4410\nHerkunft\tHerstellungsland\tPolen",
    "Sewn by hand in our small\tMarque\tBergwerk Tau\nworkshop by the sea since\tRéférence\tBT-4410\nthe spring of last year\tPays de fabrication\tPologne",
  ])
    expect(told(text), text).toEqual({ brand: "Bergwerk Tau", reference: "BT-4410", country_making: "PL" });
});

test("a word of a sentence begins no cell where a column only nearly begins", () => {
  const page = (column: number) =>
    pageOf(
      [
        ["Marque", "Lune Claire", "Réf.", "LC-4412"],
        ["Coloris", "Noir", "Saison", "Hiver"],
        ["Tailles", "36 – 44", "EAN", "3760218441206"],
      ]
        .flatMap((cells, row) =>
          cells.map((cell, i): Printed => [[50, 140, column, 400][i] ?? 0, 100 + row * 20, cell]),
        )
        .concat([
          [50, 160, "Façon"],
          [140, 160, "Fabriqué en Tunisie, à Lyon"],
        ]),
    );
  const lineOf = (column: number) => passagesOf(page(column))[0]?.text.split("\n").at(-1);
  // The town begins at 268.4.
  expect(lineOf(270)).toBe("Façon\tFabriqué en Tunisie, à Lyon");
  expect(lineOf(268.4)).toBe("Façon\tFabriqué en Tunisie, à\tLyon");
});

test("a stack of labels over their values is a column of its own, also where what is beside it has more lines", () => {
  const page = pageOf([
    [50, 100, "Marque"],
    [300, 100, "Lavage en machine à 30 °C, programme délicat."],
    [50, 112, "Maison Corvelle"],
    [300, 112, "Blanchiment interdit. Pas de sèche-linge."],
    [50, 124, "Référence"],
    [300, 124, "Engagements"],
    [50, 136, "24E-CHM-118"],
    [300, 136, "D’ici 2030, nous visons"],
    [300, 144, "des matières recyclées."],
    [50, 156, "Composition"],
    [300, 156, "Cette chemise n’en fait pas partie. Nous visons"],
    [50, 168, "55 % lin, 45 % viscose"],
    [300, 168, "75 %."],
  ]);
  const found = findByRules([page], { template: "textile", kind: "tech_sheet" });
  const firstOf = (field: string) => found.find((one) => one.field === field)?.value;
  expect(firstOf("brand")).toBe("Maison Corvelle");
  expect(firstOf("reference")).toBe("24E-CHM-118");
  expect(firstOf("fibre_composition")).toEqual([
    { fibre: "linen", percent: 55 },
    { fibre: "viscose", percent: 45 },
  ]);
});

test("labels over values stand in two or three columns, one of which nobody knows", () => {
  expect(told("Nettopaino (g)\tBruttopaino (g)\n178\t205")).toEqual({ net_weight: 178 });
  expect(
    told(
      "Marca\tReferência\tModelo\nPassolargo\tPL-2290\tCôvo\nEAN\tPaís de fabrico\tSaison\n5601880118042\tPortugal\tAW26\nPeso par (n.º 41)\tPeso bruto caixa\tCartão de 10 pares\n710 g\t0,940 kg\t10,2 kg",
    ),
  ).toMatchObject({ brand: "Passolargo", reference: "PL-2290", country_making: "PT", net_weight: 710 });
});

test("three columns that stand close together are parted where each begins", () => {
  const row = (y: number, cells: readonly (readonly [number, string])[]) =>
    cells.map(([x, cell]): Printed => [x, y, cell]);
  const page = pageOf([
    ...row(100, [
      [50, "TR-54"],
      [110, "Tee, jersey"],
      [225, "52% Recycled"],
      [330, "52%"],
      [400, "GRS"],
    ]),
    ...row(120, [
      [50, "TR-55"],
      [110, "Zip jacket fleece"],
      [225, "72% Recycled wool"],
      [330, "72%"],
      [400, "GRS"],
    ]),
    ...row(140, [
      [50, "TR-56"],
      [110, "Leggings"],
      [225, "80% Recycled"],
      [330, "80%"],
      [400, "GRS"],
    ]),
    ...row(160, [
      [50, "TR-57"],
      [110, "Vest, rib"],
      [225, "90% Recycled"],
      [330, "90%"],
      [400, "GRS"],
    ]),
  ]);
  expect(passagesOf(page)[0]?.text.split("\n")[1]).toBe(
    "TR-55\tZip jacket fleece\t72% Recycled wool\t72%\tGRS",
  );
});

test("the head of a table may stand as close as a sentence, and those below show where its columns begin", () => {
  const text = (head: string) =>
    passagesOf(
      pageOf([
        [60, 50, head],
        [60, 70, "Wool"],
        [114, 70, "70"],
        [189, 70, "68.4"],
        [60, 90, "Nylon"],
        [114, 90, "30"],
        [189, 90, "31.6"],
      ]),
    )[0]?.text;
  // A word is as wide as half its letters are high, and a blank a third.
  expect(text("Material Declared in % Found in %")).toBe(
    "Material\tDeclared in %\tFound in %\nWool\t70\t68.4\nNylon\t30\t31.6",
  );
  expect(text("Materials were tested at once.")).toStartWith("Materials were tested at once.\n");
});

test("names of columns that stand close are parted where both begin exactly over the cells of one row", () => {
  const text = (name: number) =>
    passagesOf(
      pageOf([
        [60, 50, "Ref."],
        [name, 50, "Name"],
        [300, 50, "Pieces"],
        [300, 62, "net"],
        [60, 80, "KS"],
        [89, 80, "Shirt with straps"],
        [300, 80, "200"],
        [400, 80, "11,50"],
      ]),
    )[0]?.text.split("\n")[0];
  expect(text(89)).toBe("Ref.\tName\tPieces");
  expect(text(87)).toBe("Ref. Name\tPieces");
});

test("a cell that reaches up to the next one is parted where both rows above have that", () => {
  const page = pageOf([
    [60, 50, "Uld"],
    [114, 50, "46,1"],
    [204, 50, "45"],
    [60, 70, "Alpaka"],
    [114, 70, "23,8"],
    [204, 70, "25"],
    [60, 90, "Polyamid"],
    [114, 90, "30,1"],
    [204, 90, "30"],
  ]);
  expect(passagesOf(page)[0]?.text).toEndWith("\nPolyamid\t30,1\t30");
});

test("columns that stand close together in each row are parted, and so are their names", () => {
  const row = (y: number, code: string, country: string, weight: string) =>
    [
      [60, y, code],
      // Eight points of room, where a blank has less than four, and a letter six.
      [60 + code.length * 6 + 8, y, country],
      [250 - weight.length * 6, y, weight],
    ] as const;
  const page = pageOf([
    [60, 50, "EAN code"],
    [146, 50, "Origin"],
    [196, 50, "Weight in g"],
    ...row(70, "8718661220119", "Türkiye", "340"),
    ...row(90, "8718661230408", "China", "610"),
    ...row(110, "8718661230521", "Vietnam", "720"),
  ]);
  expect(passagesOf(page)[0]?.text).toEndWith(
    "8718661220119\tTürkiye\t340\n8718661230408\tChina\t610\n8718661230521\tVietnam\t720",
  );
});

test("typewritten rows whose words begin below each other are not parted by that", () => {
  const typed = (y: number, text: string) => {
    let x = 60;
    return text.split(" ").map((word) => {
      const printed = [x, y, word] as const;
      // A blank is as wide as a letter.
      x += (word.length + 1) * 6;
      return printed;
    });
  };
  const page = pageOf([
    ...typed(50, "Lycra binding 12 mm folded"),
    [400, 50, "Hood"],
    ...typed(70, "Cord elastic 2.5 mm thick"),
    [400, 70, "Hem"],
    ...typed(90, "Core spun-threads mm white"),
    [400, 90, "Seams"],
  ]);
  expect(
    passagesOf(page)[0]
      ?.text.split("\n")
      .map((line) => line.split("\t").length),
  ).toEqual([2, 2, 2]);
});

test("what a spreadsheet breaks into several lines begins above its row", () => {
  const row = (y: number, number: string, name: string, what: string) =>
    [
      [60, y, number],
      [100, y, name],
      [220, y, what],
      [420, y, "20"],
    ] as const;
  const page = pageOf([
    ...row(70, "1", "Shirt", "100% cotton"),
    [220, 92, "Shell: 65% polyester, 35%"],
    [220, 108, "cotton; lining: 100%"],
    ...row(124, "2", "Gilet", "polyester"),
    ...row(146, "3", "Jacket", "100% wool"),
  ]);
  expect(passagesOf(page)[0]?.text).toBe(
    "1\tShirt\t100% cotton\t20\n2\tGilet\tShell: 65% polyester, 35% cotton; lining: 100% polyester\t20\n3\tJacket\t100% wool\t20",
  );
  // Below its row, at the same steps, a cell goes on from the top.
  const fromTop = pageOf([
    ...row(70, "1", "Shirt", "Shell: 65% polyester, 35%"),
    [220, 86, "cotton"],
    ...row(108, "2", "Gilet", "100% wool"),
    ...row(130, "3", "Jacket", "100% wool"),
  ]);
  expect(passagesOf(fromTop)[0]?.text).toStartWith("1\tShirt\tShell: 65% polyester, 35%");
  expect(passagesOf(fromTop)[0]?.text).not.toContain("cotton 100% wool");
});

test("amounts that reach up to the numbers before them have a column of their own", () => {
  const row = (y: number, code: string, weight: string, price: string) =>
    [
      [60, y, code],
      [160, y, weight],
      [300, y, `300 € ${price}`],
    ] as const;
  const page = pageOf([
    [60, 50, "Article"],
    [160, 50, "Weight"],
    [282, 50, "Qty"],
    [322, 50, "Price"],
    ...row(70, "TT-2201", "142 g", "6,40"),
    ...row(90, "TT-2202", "118 g", "5,10"),
    ...row(110, "TT-2207", "85 g", "7,95"),
  ]);
  expect(passagesOf(page)[0]?.text).toBe(
    "Article\tWeight\tQty\tPrice\nTT-2201\t142 g\t300\t€ 6,40\nTT-2202\t118 g\t300\t€ 5,10\nTT-2207\t85 g\t300\t€ 7,95",
  );
});

test("a cell that is close to the one before it begins below its name, also where no name is known", () => {
  const page = pageOf([
    [50, 100, "Qorvel"],
    [130, 100, "Tamril"],
    [230, 100, "Sabnok"],
    [50, 120, "80 % wool"],
    [130, 120, "100 % cotton"],
    [230, 120, "90 % silk"],
  ]);
  const rows = passagesOf(page).find(({ order }) => order === "rows");
  expect(rows?.text).toBe("Qorvel\tTamril\tSabnok\n80 % wool\t100 % cotton\t90 % silk");
});
