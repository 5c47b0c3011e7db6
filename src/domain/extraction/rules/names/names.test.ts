import { describe, expect, test } from "bun:test";
import { pageOf, readingOf } from "../../../../../tests/support/readings.ts";
import { passagesOf } from "../../reading/passage.ts";
import { findByRules } from "../../rules.ts";
import { codesBelowHeads, codesFirstInRows } from "./references/codes-in-rows.ts";

function told(field: string, text: string, kind = "other") {
  return findByRules([readingOf(text)], { template: "textile", kind })
    .filter((one) => one.field === field)
    .map(({ value }) => value);
}

describe("a brand", () => {
  test("stands over the shares on a label that is drawn, but no part of the garment does", () => {
    for (const text of [
      "Care label artwork\nFRONT\nLINDEN & FOX\n80% COTTON\n20% LINEN",
      "Etikettenfreigabe\nSeite 1\nLINDEN & FOX\n60 % BAUMWOLLE\n40 % POLYESTER",
      "Drukproef etiket\nvoorkant\nLINDEN & FOX\nOV-3312\n52% KATOEN\n48% LINNEN",
      "Projekt wszywki\n– – – – –\nLINDEN & FOX\n100% BAWEŁNA",
    ])
      expect(told("brand", text), text).toEqual(["LINDEN & FOX"]);
    for (const line of ["SHELL", "MADE IN PORTUGAL", "KOLOR CZARNY", "SIZE XL"])
      expect(told("brand", `Care label artwork\nFRONT\n${line}\n100% COTTON`), line).toEqual([]);
    expect(told("brand", "Packing list\nFRONT\nMIXED GOODS\n100% COTTON")).toEqual([]);
  });

  test("is a name that a company is called by after its word", () => {
    for (const text of [
      "Nordlicht Strick\nJacke\nHersteller: Nordlicht Strick GmbH, Hafenweg 2, 24395 Gelting",
      "Nordlicht Strick\nJacke\nDist. by Nordlicht Strick AB, SE-503 38 Borås",
      "Nordlicht Strick\nPull\nFabriqué par Nordlicht Strick SARL, 3 quai du Port, 29200 Brest",
    ])
      expect(told("brand", text), text).toEqual(["Nordlicht Strick"]);
  });

  test("ends where its label is described", () => {
    expect(told("brand", "BRAND / DIVISION\tFellgarth / Mens")).toEqual(["Fellgarth"]);
    expect(told("brand", "Marchio\tFilobruno, tessuta 60x15 beige\nOrigine\tMade in Italy")).toEqual([
      "Filobruno",
    ]);
  });

  test("stands after a colon at the begin of its cell", () => {
    expect(told("brand", "STYLE\t: KD-12\nBRAND\t: KORDALE\nORIGIN\t: INDIA")).toEqual(["KORDALE"]);
  });
});

describe("a brand in a sentence", () => {
  test("is what it is said to be, of the product or on its label", () => {
    for (const [text, brand] of [
      ["The brand on the label is Harbourline, as last year.", "Harbourline"],
      ["Die Marke der Jacke lautet Nordlicht.", "Nordlicht"],
      ["La marca que va en la etiqueta es Talayot Mar,\nigual que el año pasado.", "Talayot Mar"],
      ["La marque sur l'étiquette est Maison Vernay.", "Maison Vernay"],
      ["Marka na etykiecie to Leśna Chatka.", "Leśna Chatka"],
      ["Brisača blagovne znamke Lunca, šifra izdelka BR-120", "Lunca"],
    ] as const)
      expect(told("brand", text), text).toEqual([brand]);
    for (const text of [
      "The brand on the fabric is Lenzing.",
      "Die Marke ist Eigentum der Nord GmbH.",
      "The brand is owned by Harbour Ltd.",
    ])
      expect(told("brand", text), text).toEqual([]);
  });
});

describe("a model", () => {
  test("is a word with a number beside the number of an article, and that number itself without one", () => {
    for (const text of [
      "Model: TRAIL 300\nArt. no.: AB-4711",
      "Μοντέλο: TRAIL 300\nΚωδικός: AB-4711",
      "Modèle\tTRAIL 300\nRéférence\tAB-4711",
    ]) {
      expect(told("model_name", text, "tech_sheet"), text).toEqual(["TRAIL 300"]);
      expect(told("reference", text, "tech_sheet"), text).toEqual(["AB-4711"]);
    }
    expect(told("reference", "Model: TRAIL 300\nEAN: 3830094172645", "tech_sheet")).toEqual(["TRAIL 300"]);
    expect(told("reference", "Model: BT-300\nArt. no.: AB-4711", "tech_sheet")).toEqual(["AB-4711"]);
  });

  test("is named behind its word where its number follows, or what it is stands before", () => {
    for (const [text, model] of [
      ["Cravatta sette pieghe mod. Bellagio\nart. SP 0714", "Bellagio"],
      ["Pantalone mod. Amalfi\n100% lino", "Amalfi"],
      ["Veste mod. Lagune – réf. 4410", "Lagune"],
      ["Te paso los datos de la cazadora\nmodelo Formentor (referencia CZ-560).", "Formentor"],
    ] as const)
      expect(told("model_name", text), text).toEqual([model]);
    expect(told("model_name", "Mod. Qualità\nrev. 2")).toEqual([]);
    expect(told("model_name", "MODEL TEKNİK FÖYÜ\nModel kodu: AB-12")).toEqual([]);
  });

  test("is the name in a column beside that of the numbers, where there is one", () => {
    for (const head of [
      "Style no.\tName\tColour",
      "Artikelnummer\tNaam\tKleur",
      "Varenr.\tNavn\tFarve",
      "Référence\tNom\tCouleur",
    ])
      expect(told("model_name", `${head}\n4471-12\tWester Knit\toat`), head).toEqual(["Wester Knit"]);
    const two = "Varenr.\tNavn\tFarve\n331-22\tSkagen Strik\tblå\n331-23\tRibe Strik\trød";
    expect(told("model_name", two)).toEqual([]);
    expect(told("model_name", "Article no.\tName\tColour\n331-22\tShirt for men\tblue")).toEqual([]);
  });

  test("stands in a form whose rows have a text beside them", () => {
    const form = (row: string) =>
      `Sukienka wieczorowa\tMarka\tMirela\nDługa, z koronką na plecach.\t${row}\nZapinana na zamek.\nSymbol\tMS-2604`;
    expect(told("model_name", form("Nazwa modelu\tKalisia"), "tech_sheet")).toEqual(["Kalisia"]);
    expect(told("model_name", "Marka\tMirela\nModel\tVesna\tVesna Plus\nSymbol\tA-12\tB-14")).toEqual([]);
    expect(told("model_name", "Artikel\tDamen-Strickjacke „Elster“\nNr.\tWF-604", "test_report")).toEqual([
      "Elster",
    ]);
  });

  test("is not what a product is in two languages", () => {
    expect(told("model_name", "Product / Produkt\tHooded sweatshirt / Kapuzenpullover mit Rippe")).toEqual(
      [],
    );
    expect(told("model_name", "Modell / Model\tKarwendel / Karwendel")).toHaveLength(1);
  });
});

test("numbers of who buys are none beside those of who sells", () => {
  for (const text of [
    "Uw art.nr.\tOns art.nr.\tKleur\n55010\tLX-2208\tmarine",
    "Ihre Artikelnummer 55010, unsere Artikelnummer LX-2208",
    "Vs. cod. art. 55010\nNs. cod. art. LX-2208",
    "Vaše č. art.: 55010\nNaše č. art.: LX-2208",
    "Sizin kodunuz: 55010\nBizim kodumuz: LX-2208",
    "Asiakkaan tuotenro\tTuotenro\tVäri\n55010\tLX-2208\tsininen",
    "Art.-Nr.\tKd.-Art.-Nr.\tCh.-Nr.\nLX-2208\t55010\t7712",
  ])
    expect(told("reference", text, "tech_sheet"), text).toEqual(["LX-2208"]);
  expect(told("reference", "Besteller: Alba GmbH\nBestellnummer: 4500123")).toEqual([]);
  expect(told("reference", "Your article no.: 4711")).toEqual(["4711"]);
});

test("a number is what a sentence says that it is", () => {
  for (const text of [
    "A referência deste artigo é MC-2417.",
    "Codul articolului este MC-2417.",
    "Artikelnumret är MC-2417.",
    "La référence de l'article est MC-2417.",
    "Číslo výrobku je MC-2417.",
    "Prekės kodas yra MC-2417.",
    "Артикулният номер е MC-2417.",
    "MC-2417 is our style number.",
  ])
    expect(told("reference", text, "tech_sheet"), text).toEqual(["MC-2417"]);
});

test("a model stands before its number, after or before the word for the goods", () => {
  for (const text of [
    "Our article Lagoa (ref. 4711) is knitted.",
    "Unser Artikel Lagoa (Art.-Nr. 4711) wird gestrickt.",
    "Náš výrobok Lagoa (č. art. 4711) je pletený.",
    "Lagoa adlı ürünümüz (ürün kodu 4711) örülür.",
    "Produkt o nazwie Lagoa, indeks 4711-20",
    "We knit the Lagoa towel (style BT-4410) in Leicester.",
    "Svetr Lagoa (kat. č. 4711) váží 420 g.",
  ])
    expect(told("model_name", text, "tech_sheet"), text).toEqual(["Lagoa"]);
  for (const text of [
    "Unser Handtuch (Art.-Nr. 4711) wird gewebt.",
    "Our article Cotton (ref. 4711) is soft.",
    "Importētājs: SIA Baltijas Tirdzniecība",
  ])
    expect(told("model_name", text, "tech_sheet"), text).toEqual([]);
});

test("a number is what goods are said to have in a sentence, and no certificate or invoice", () => {
  for (const text of [
    "Oświadczamy, że koszula o symbolu 41.205.77-A została uszyta w Polsce.",
    "Oświadczamy, że wyrób oznaczony symbolem 41.205.77-A powstał w Polsce.",
    "Potvrzujeme, že košile s označením 41.205.77-A byla ušita v Česku.",
    "Wir bestätigen, dass das Hemd mit der Nummer 41.205.77-A genäht wurde.",
    "Declarăm că produsul cu codul 41.205.77-A a fost cusut în România.",
    "Izjavljamo, da je izdelek s šifro 41.205.77-A sešit v Sloveniji.",
    "Декларираме, че продуктът с код 41.205.77-A е ушита в България.",
    "Vakuutamme, että paita, jonka tunnus on 41.205.77-A, on ommeltu.",
  ])
    expect(told("reference", text, "declaration"), text).toEqual(["41.205.77-A"]);
  for (const text of [
    "Koszula ma certyfikat o numerze 4120-77.",
    "Das Hemd hat ein Zertifikat mit der Nummer 4120-77.",
    "Factura pentru produse cu numărul 4120-77.",
  ])
    expect(told("reference", text, "declaration"), text).toEqual([]);
});

test("a number may begin as a code of customs or end with one letter, and no share is one", () => {
  for (const [text, number] of [
    ["LINE ITEM\tDESCRIPTION\tQTY\n001\tHS2244-NVY\tBLAZER\t40 EA", "HS2244-NVY"],
    ["Articolo: KAL 318 W\nTaglia: 44", "KAL 318 W"],
    ["Bluza robocza, symbol\nkatalogowy KBH-4471-HV.", "KBH-4471-HV"],
  ] as const)
    expect(told("reference", text), text).toEqual([number]);
  for (const text of ["Article: HS 6109.10.00", "Recycled content of the product: 72.5 % by weight"])
    expect(told("reference", text), text).toEqual([]);
});

test("a number stands below its head where two columns further on are read as one", () => {
  const list = [
    "Vol.\tReferência\tDescrição\tGTIN\tQtd.\tUnid.\tPeso líq.\tPeso bruto\tValor",
    "1–24\tKB-500-70\tToalha de banho\t5601145007012\t960 un\t470,4\t511,2\t4.416,00",
    "algodão, felpo, branco",
    "25–48\tKB-500-50\tToalha de rosto\t5601145005018\t1.440 un\t360,0\t398,4\t3.240,00",
  ].join("\n");
  const found = codesBelowHeads(passagesOf(readingOf(list)));
  expect(found.map(({ passage, start, end }) => passage.text.slice(start, end))).toEqual([
    "KB-500-70",
    "KB-500-50",
  ]);
});

test("a number until a lot is that of an earlier article", () => {
  for (const before of [
    "Hasta el lote 2025/08 se vendió con la referencia KN-5570-V.",
    "Bis Charge 2025/08 verkauft unter Artikel KN-5570-V.",
    "Jusqu'au lot 2025/08, vendu sous la référence KN-5570-V.",
    "Do partii 2025/08 sprzedawany jako artykuł KN-5570-V.",
  ])
    expect(told("reference", `Ref.\tKN-5580-V\n${before}`), before).toEqual(["KN-5580-V"]);
});

test("the number of who has something tested stands after many words", () => {
  for (const label of [
    "Art.-Nr. des Auftraggebers",
    "Customer's style no.",
    "Article du client",
    "Codice articolo del cliente",
    "Código del cliente",
    "Artikelnummer van de klant",
    "Nr artykułu zleceniodawcy",
    "Kundens artikelnummer",
  ])
    expect(told("reference", `Report 1\n${label}: HX-22817`, "test_report"), label).toEqual(["HX-22817"]);
});

test("a number leads its cell under the head of numbers and descriptions", () => {
  expect(told("reference", "Article / description\nKD-21 men's shirt, long sleeve\nSize\nL")).toEqual([
    "KD-21",
  ]);
});

test("a certificate names articles too, and has a reference of its own", () => {
  const certificate = (text: string) => told("reference", `SCOPE CERTIFICATE\n${text}`, "certificate");
  expect(certificate("Article: KB-R-1147\nValid until 2027-01-01")).toEqual(["KB-R-1147"]);
  expect(certificate("Für folgende Artikel: Unterhemd Artikel TM-2015, Feinripp")).toEqual(["TM-2015"]);
  expect(certificate("Our ref: 26-MH-07\nCertificate no.: CU-1120338")).toEqual([]);
  expect(certificate("Article: KB-R-1147\nArticle: KB-R-1148")).toEqual([]);
});

test("a number stands in brackets behind the name of its article, but sizes and standards do too", () => {
  for (const text of [
    "Article: Gripmate 10 (LH-1042)",
    "Artikel: Bundhose Harz (LH-1042)",
    "Artículo: Guante (LH-1042)",
  ])
    expect(told("reference", text), text).toEqual(["LH-1042"]);
  expect(told("model_name", "Model: Karwendel GTX (2106-44)")).toEqual(["Karwendel GTX"]);
  for (const text of [
    "Article: Jacket (EU 42)",
    "Article: Glove (EN 388)",
    "Artikel: Hemd (Gr. 38)",
    "Article: Sock (3-pack)",
  ])
    expect(told("reference", text), text).toEqual([]);
});

describe("a model in prose", () => {
  test("is the name with a capital letter behind the word for a kind of product", () => {
    for (const [text, name] of [
      ["Please find the data of the hiking sock Cairn for your website.", "Cairn"],
      ["Nous livrons le pull Ventoux, taille 42.", "Ventoux"],
      ["Werkbroek Stuw, merk Dorx", "Stuw"],
      ["Underställströja Tjäll", "Tjäll"],
      ["la chaqueta Galera, de algodón", "Galera"],
      ["das Hemd „Arlberg“ aus Leinen", "Arlberg"],
      ["kurtka Brenna, wełna", "Brenna"],
    ] as const)
      expect(told("model_name", text), text).toEqual([name]);
    expect(told("model_name", "Écharpe « Ventoux » 35 x 190 cm", "invoice")).toEqual(["Ventoux"]);
    for (const [text, name] of [
      ["Moteriška suknelė su pamušalu „Rugilė“", "Rugilė"],
      ["Дамска жилетка с качулка „Рила“", "Рила"],
      ["Πετσέτα μπάνιου «Αιγαίο» 70×140", "Αιγαίο"],
      ["Cardigan donna «Ginestra», finezza 7", "Ginestra"],
      ["Ženska jakna »Sava«", "Sava"],
      ["Dvoudílná sada ložního prádla „Jizera“, 100 % bavlna", "Jizera"],
      ["Pyjama fille « Petit Ours »", "Petit Ours"],
      ["Bettwäsche-Set „Enzian“ 3-teilig, 135 × 200", "Enzian"],
      ["Lenjerie de pat „Retezat”, 100% bumbac", "Retezat"],
      ["Damen-Sakko „Elbe“\nPassend dazu: Kleid „Weser“", "Elbe"],
    ] as const)
      expect(told("model_name", text, "invoice"), text).toEqual([name]);
    for (const text of [
      "Bluza z nadrukiem „Polska”",
      "Handtuch mit Aufdruck „Hallo“",
      "Pull de la marque « Ventoux »",
      "Zum Vergleich: Das Poloshirt „Weser“ eines anderen Herstellers wiegt mehr.",
    ])
      expect(told("model_name", text, "invoice"), text).toEqual([]);
  });

  test("is no cut, colour, stuff, country or adjective", () => {
    for (const text of [
      "Herrenhemd Slimfit",
      "Strickjacke Damen",
      "Men's Shirt Long Sleeve",
      "Veste Softshell Femme",
      "Robe Longue",
      "Trui Blauw",
      "Trui Merino",
      "the dress Made in Portugal",
      "The towel Lagos and the towel Porto",
      "Product: Hand-tufted rug",
    ])
      expect(told("model_name", text), text).toEqual([]);
  });
});

test("a number goes on with a letter of its own, which is no size, and may be counted before", () => {
  expect(told("reference", "Réf.: SF-902 F")).toEqual(["SF-902 F"]);
  expect(told("reference", "Style: KD-12 M")).toEqual(["KD-12"]);
  expect(told("reference", "Product no.: 1 / FL-260R")).toEqual(["FL-260R"]);
});

test("a code for orders is the product's on a sheet of data, and numbers of suppliers are not", () => {
  expect(told("reference", "Order code: LA-H2-GRA", "tech_sheet")).toEqual(["LA-H2-GRA"]);
  expect(told("reference", "Bestelcode: LA-H2-GRA", "tech_sheet")).toEqual(["LA-H2-GRA"]);
  expect(told("reference", "Order code: LA-H2-GRA", "invoice")).toEqual([]);
  expect(told("reference", "Codice ordine: 4500118823", "tech_sheet")).toEqual([]);
  expect(told("reference", "Supplier art.\nTW-8821\nLT-210T\nLT-190Q")).toEqual([]);
});

test("the examination of a type names mark and model, other certificates do not", () => {
  const text = "Trade mark: FerroGuard\nModel: FG Arc";
  expect(told("brand", `EU TYPE-EXAMINATION CERTIFICATE\n${text}`, "certificate")).toEqual(["FerroGuard"]);
  expect(told("model_name", `EU-Baumusterprüfbescheinigung\n${text}`, "certificate")).toEqual(["FG Arc"]);
  expect(told("brand", `SCOPE CERTIFICATE\n${text}`, "certificate")).toEqual([]);
});

test("a page of the web names its brand as the site is called, and nothing where no line does", () => {
  for (const [text, name] of [
    ["https://www.oatlow.example/shop/rib-beanie\t09/10/2026\nOATLOW\nRib beanie", "OATLOW"],
    ["www.fjallvidd.example/dam/rakan\n Råkan tröja\nFjällvidd | 749 kr | Betyg 4,7", "Fjällvidd"],
    ["ker-estran.example/p/pull-erwan\t1/1\nPull\nKer Estran\n129,00 €", "Ker Estran"],
  ] as const)
    expect(told("brand", text), text).toEqual([name]);
  expect(told("brand", "www.testlab.example/reports/771\nSample report\nClient: Test Shop")).toEqual([]);
});

test("mills call a cloth or a yarn by a name, beside what it counts", () => {
  for (const [text, name] of [
    ["Quality name\tCalder Sharkskin", "Calder Sharkskin"],
    ["Kalite adı / Quality\tToros Gabardin", "Toros Gabardin"],
    ["Dessin\tOmbelle", "Ombelle"],
    ["Qualitätsbezeichnung\tHalbleinen Arkona", "Halbleinen Arkona"],
  ] as const)
    expect(told("model_name", text), text).toEqual([name]);
  expect(told("model_name", "Yarn quality: Nm 2/28")).toEqual([]);
});

test("a style has one number for all its sizes, each with a GTIN", () => {
  const sizes = "Style no.: HQ-27-064\nStyle name: Isolde\nEAN S\t5060394712014\nEAN M\t5060394712267";
  expect(told("reference", sizes)).toEqual(["HQ-27-064"]);
  expect(told("gtin", sizes)).toEqual([]);
  expect(told("reference", sizes, "invoice")).toEqual(["HQ-27-064"]);
  const list = "Art.\tEAN\tUds.\nK-771 camiseta\t5060394712014\t1200\nK-780 sudadera\t5060394712267\t600";
  expect(told("reference", list)).toEqual([]);
  expect(told("reference", list, "invoice")).toEqual([]);
  const rows =
    "Item\tDescription\tSize\tEAN\nGK-318\tCardigan\tS\t5060394712014\nGK-318\tCardigan\tM\t5060394712267";
  expect(told("reference", rows, "invoice")).toEqual(["GK-318"]);
  expect(told("reference", "Datablad, vnr. SB-7731, mærke Skovly Bolig, til køkkenet")).toEqual(["SB-7731"]);
});

describe("names in sentences", () => {
  test("end with their sentence, stand in quotes or capitals, or in a list", () => {
    for (const [text, model] of [
      ["Veste imperméable, marque PROTELAR, modèle VIALIA, référence AV-3390.", ["VIALIA"]],
      ["La chaqueta modelo «Sierra» está hecha en España.", ["Sierra"]],
      ["Mi-chaussettes homme\nModèle LACAUNE\nRéf. 1956-41", ["LACAUNE"]],
      ["Der Pullover Modell Nordkap ist aus Wolle.", []],
      ["The model year is 2026. Model Release Form signed.", []],
    ] as const)
      expect(told("model_name", text), text).toEqual([...model]);
    expect(told("brand", "Alle artikelen zijn van het merk Bastion. Samenstelling: 100% katoen.")).toEqual([
      "Bastion",
    ]);
  });

  test("stand after the label of a model on invoices too, but no description does", () => {
    expect(told("model_name", "Model: Dragonder 480\nArtikelnummer: AC-36134-D", "invoice")).toEqual([
      "Dragonder 480",
    ]);
    expect(told("model_name", "Nome articolo\tTORREVECCHIA", "invoice")).toEqual(["TORREVECCHIA"]);
    expect(told("model_name", "Nome articolo\tGiacca uomo", "invoice")).toEqual([]);
  });

  test("and numbers are not those of receipts", () => {
    expect(told("reference", "PROTOKÓŁ PRZYJĘCIA TOWARU nr PZ/114/10/2026")).toEqual([]);
    expect(told("reference", "Kód zboží: DK-0457\nVar. symbol 260100418")).toEqual(["DK-0457"]);
  });
});

test("references of letters, and articles that are replaced, are none of the product", () => {
  for (const [text, references] of [
    ["Your ref.: JH/mk\nOur ref.: 2026-114", []],
    ["Notre réf. : AM/2026-31\nVotre réf. : BC 88", []],
    ["Our ref: BK/TL/2026-77\nDear Ms Hale,\nThank you.", []],
    ["Unser Zeichen: TL-2677\nSehr geehrte Frau Hale,\nvielen Dank.", []],
    ["Nasza referencja: TL-2677\nSzanowna Pani,\ndziękujemy.", []],
    ["Please quote our reference 4412-770 in your reply.", []],
    ["Prière de rappeler notre référence 4412-77 dans votre courrier.", []],
    ["Order 1182\nOur reference: TL-2677\nJacket, wool", ["TL-2677"]],
    ["Ersetzt Artikel 4410-22", []],
    ["Article AB-5512 replaces article AB-4410.", ["AB-5512"]],
    ["SKU#6620-A", ["6620-A"]],
  ] as const)
    expect(told("reference", text), text).toEqual([...references]);
});

test("a brand is without the sign that it is registered, and may stand in quotes", () => {
  expect(told("brand", "Marchio: Bella Lino®")).toEqual(["Bella Lino"]);
  expect(told("brand", "Obchodní značka: Žofka & spol.")).toEqual(["Žofka & spol."]);
  expect(told("brand", "Tuotenumero PN-8806, merkki Pohjanneule. Viivakoodi on pakkauksessa.")).toEqual([
    "Pohjanneule",
  ]);
  expect(told("brand", "Merkevare: Oslo Ullvare (reg.)")).toEqual(["Oslo Ullvare"]);
  expect(told("brand", "L'abito a nostro marchio Fabiani 1954, articolo BL 20, è in lana.")).toEqual([
    "Fabiani 1954",
  ]);
  expect(told("brand", 'Marke "Sonnenkind", Kollektion Sommer 2026')).toEqual(["Sonnenkind"]);
});

test("names are parted from what is listed behind them, and from a title in their line", () => {
  for (const text of [
    "Merkki: Zvončica, Mallinimi: Luna, Kausi: KL 27, Väri: sininen, Koot: XS–XXL",
    "Ref. 4410, Marca: Zvončica, Modelo: Luna, Estação: OI 2026/27, Cor: azul",
    "Art. 4410; Marchio: Zvončica, Modello: Luna, Colore (tinta unita): blu",
    "Robna marka: Zvončica, model Luna, art. 4410",
    "Marque : Zvončica, modèle Luna, réf. 4410",
    "Marke: Zvončica, Modell Luna, Art.-Nr. 4410",
    "Style no. 4410, style name Luna, brand on main label: Zvončica.",
  ]) {
    expect(told("brand", text), text).toEqual(["Zvončica"]);
    expect(told("model_name", text), text).toEqual(["Luna"]);
  }
  expect(told("brand", "FJORD · Line sheet 2027\nArt. 1182\nTillverkare: Fjord AB")).toEqual(["Fjord"]);
  expect(told("brand", "Mia Holm · Fjord AB\nArt. 1182")).toEqual([]);
  expect(told("reference", "Vores style nr. er 3306.")).toEqual(["3306"]);
  expect(told("reference", "Isento, art. 14.º RITI")).toEqual([]);
  expect(told("reference", "Symbol\tBS-118/24\nKolor\tecru")).toEqual(["BS-118/24"]);
  expect(told("reference", "Kod: BS 5852")).toEqual([]);
});

describe("a number of an article", () => {
  test("stands alone where others are in brackets of what goes with it, or of customs", () => {
    for (const text of [
      "De bijpassende voet (art. 7710-V) is extra.\nArtikelnummer\t7710-A",
      "Varenummer\t7710-A\nPasser til: bord (varenr. 1120-90), 41 kg",
      "Varenummer: 7710-A\nVarekode: 6210 40 00",
      "Article number\t7710-A\nIt replaces the earlier board Therma 60\n(article TB60-12).",
      "Modell: HE-5 Stack\nArtikelnummer: 7710-A",
      "Kod producenta\t7710-A",
    ])
      expect(told("reference", text), text).toEqual(["7710-A"]);
    // Where there is no other, it is the product's.
    expect(told("reference", "Camisa de linho (art. 7710-A) em azul")).toEqual(["7710-A"]);
  });

  test("is called a symbol of goods on certificates, too", () => {
    expect(told("reference", "Certyfikat\nSymbol wyrobu\tPK-77", "certificate")).toEqual(["PK-77"]);
  });
});

describe("goods that are called by what they are and a name of their own", () => {
  test("are models behind a label of the goods, in the one row below it, and in a subject", () => {
    for (const [text, name] of [
      ["Artikel\tBademantel Wattenmeer\nArt.-Nr.\tAB-1234", "Bademantel Wattenmeer"],
      ["Article\tHarrowgate Waxed Jacket\nStyle no.\tAB-1234", "Harrowgate Waxed Jacket"],
      ["Désignation\tChaussette de randonnée Mézenc\nRéférence\tAB-1234", "Chaussette de randonnée Mézenc"],
      ["Descrizione\tPigiama lungo Carezza\nCodice\tAB-1234", "Pigiama lungo Carezza"],
      ["Nazwa wyrobu\tKurtka zimowa Giewont\nSymbol\tAB-1234", "Kurtka zimowa Giewont"],
      ["Megnevezés\tFérfi ing Badacsony\nCikkszám\tAB-1234", "Férfi ing Badacsony"],
      ["Είδος\tΓυναικείο φόρεμα Μήλος\nΚωδικός\tAB-1234", "Γυναικείο φόρεμα Μήλος"],
      ["Изделие\tМъжка риза Пирин\nАртикулен номер\tAB-1234", "Мъжка риза Пирин"],
      [
        "Ref.\tDescripción\tPares\tPrecio\nAB-1234\tSandalia de piel Bidasoa\t120\t45,00\nTotal\t\t\t5.400,00",
        "Sandalia de piel Bidasoa",
      ],
      [
        "Denumire articol\tRochie de vară Sulina\tCod articol\tRV-88\nMarca\tDunea\tMasa netă\t285 g",
        "Rochie de vară Sulina",
      ],
      ["Terméknév\tTisza női kardigán\nCikkszám\tAB-1234", "Tisza női kardigán"],
      ["Campione\tSciarpa Bellano\nArticolo\tML-882", "Sciarpa Bellano"],
      ["Subject: RE: Tarn Overshirt – please confirm\nHere is what you need.", "Tarn Overshirt"],
      [
        "Betreft: werkjas Dinkel, artikelnummer TB-1440\nHierbij de gegevens van het artikel.",
        "werkjas Dinkel",
      ],
    ] as const)
      expect(told("model_name", text), text).toEqual([name]);
  });

  test("are none where all that is said is what they are", () => {
    for (const text of [
      "Artikel\tBettlaken mit Gummizug\nArt.-Nr.\tAB-1234",
      "Artikel\tDamenhose Slim Fit Schwarz\nArt.-Nr.\tAB-1234",
      "Article\tWaterproof Hiking Jacket\nStyle no.\tAB-1234",
      "Description\tWomen's Quilted Jacket\nStyle no.\tAB-1234",
      "Producto\tVestido Midi Estampado\nReferencia\tAB-1234",
      "Wyrób\tBluza damska z kapturem\nSymbol\tAB-1234",
      "Denumire\tCămașă de lucru, mânecă lungă\nCod produs\tAB-1234",
      "Ref.\tDescription\tPairs\nAB-1\tAshdown Chelsea Boot\t10\nAB-2\tCalder Derby Shoe\t20",
    ])
      expect(told("model_name", text), text).toEqual([]);
  });

  test("are named with their number and brand by a certificate of one article", () => {
    const form =
      "CERTIFICAT DE PÉRIMÈTRE\nNuméro de certificat\tBCT-26-003347\nProduit\tTorchon Saugeais\nRéférence\tTL-88\nMarque\tLoue";
    const table =
      "CERTIFICAT\nProduit\tRéférence\tComposition\tPays\nPull marin Batz\tTL 1904\t100 % laine\tFrance";
    expect(["model_name", "reference", "brand"].map((field) => told(field, form, "certificate"))).toEqual([
      ["Torchon Saugeais"],
      ["TL-88"],
      ["Loue"],
    ]);
    const delivery = "TRANSACTION CERTIFICATE\nArticle number\tMA-6120\nTrade name\tThrow Gerês\nLabel\tGRS";
    expect(["model_name", "brand"].map((field) => told(field, delivery, "certificate"))).toEqual([
      ["Throw Gerês"],
      [],
    ]);
    expect(["model_name", "reference"].map((field) => told(field, table, "certificate"))).toEqual([
      ["Pull marin Batz"],
      ["TL 1904"],
    ]);
  });
});

test("a name does not go on in the next line where its own has room left", () => {
  expect(
    told(
      "brand",
      "Betreft: werkjas Dinkel, artikelnummer TB-1440, merk Twenthe Pro\nHierbij verklaart ondergetekende namens de fabrikant van de jas, Twentse Kleding B.V., dat\nde werkjas voldoet.",
    ),
  ).toEqual(["Twenthe Pro"]);
});

describe("a type", () => {
  const named = (text: string, template = "battery", kind = "certificate") =>
    findByRules([readingOf(text)], { template, kind })
      .filter(({ field }) => field === "model_name" || field === "brand")
      .map(({ value }) => value);

  test("is the model of machines and materials, where it is a name with a number", () => {
    expect(named("Znak towarowy\tMobilis\nTyp\tML-2450")).toEqual(["Mobilis", "ML-2450"]);
    expect(named("Merk: Vezelhuis\nType: Dak 140", "construction", "tech_sheet")).toEqual([
      "Vezelhuis",
      "Dak 140",
    ]);
    expect(named("Τύπος: ΓΛ-100 Z275", "steel", "tech_sheet")).toEqual(["ΓΛ-100 Z275"]);
    for (const text of [
      "Type: folding chair",
      "Typ: Li-Ion 18650",
      "Typ: IP65",
      "Type: Module D1",
      "Typ / Modell-Nr.\tTA-24-200",
    ])
      expect(named(text, "electronics", "tech_sheet"), text).toEqual([]);
    expect(named("Typ: Jacke 12", "textile", "tech_sheet")).toEqual([]);
  });

  test("stands behind words for what the model is of, and before its number", () => {
    for (const text of [
      "1. Modelo de batería: Levante 72, referencia LV72-32",
      "Modèle de batterie : Levante 72 (référence LV72-32)",
      "Produktmodell: Levante 72, Artikel-Nr. LV72-32",
    ])
      expect(named(text, "battery", "declaration"), text).toEqual(["Levante 72"]);
    expect(named("Modèle\tE5", "electronics", "tech_sheet")).toEqual(["E5"]);
  });
});

test("a code is the number of an article where nothing else is called one", () => {
  expect(told("reference", "Product\tRailman\tCode\tTX-9050", "tech_sheet")).toEqual(["TX-9050"]);
  expect(told("reference", "Code: TX-9050\nArticle no.: 4410-22", "tech_sheet")).toEqual(["4410-22"]);
  expect(told("reference", "Code\tTX-9050\nCode\tTX-9051", "tech_sheet")).toEqual([]);
  expect(told("reference", "Référence commerciale : VOL-E5-N")).toEqual(["VOL-E5-N"]);
});

test("a name of trade is the model's beside a brand, and a brand ends with its cell", () => {
  const named = (field: string, text: string) =>
    findByRules([readingOf(text)], { template: "construction", kind: "declaration" })
      .filter((one) => one.field === field)
      .map(({ value }) => value);
  const both = "Marchio\tColfix\nNome commerciale\tFlex Uno";
  expect(named("brand", both)).toEqual(["Colfix"]);
  expect(named("model_name", both)).toEqual(["Flex Uno"]);
  expect(named("brand", "Nome commerciale\tFlex Uno")).toEqual(["Flex Uno"]);
  const row = "1\tProduct\tPIR insulation board, trade mark Corrib\n\tProduct name\tThermaBoard 80";
  expect(named("brand", row)).toEqual(["Corrib"]);
});

test("a name in quotes before a number of an article is that of the model, but no brand", () => {
  const named = (field: string, text: string) =>
    findByRules([readingOf(text)], { template: "toy", kind: "declaration" })
      .filter((one) => one.field === field)
      .map(({ value }) => value);
  const train =
    'Object of the declaration: wooden train "Puffer", item no. 77-120, brand Little Oak, made in Latvia.';
  expect(named("model_name", train)).toEqual(["Puffer"]);
  expect(named("model_name", "Holzzug der Marke „Klickerle“, Artikel 77-120")).toEqual([]);
  expect(named("brand", "Zboží: dřevěný vlak, obj. č. 77.120, značka Zefír")).toEqual(["Zefír"]);
  expect(named("reference", "1. Unieke identificatiecode van het producttype: HV-140")).toEqual(["HV-140"]);
});

test("a name in quotes behind the number of the article is that of the model", () => {
  for (const text of [
    "Style: KD-4477 “Falcon”\nShell: 100% cotton",
    "Art.-Nr. 4477-12 „Falcon“\nOberstoff: 100% Baumwolle",
    "Réf. 4477-12 – « Falcon »\n100% coton",
    "Kod KD-4477, „Falcon”\n100% bawełna",
  ])
    expect(told("model_name", text), text).toEqual(["Falcon"]);
  expect(told("model_name", "Art.-Nr. 4477-12 „Baumwolle“\nKarton 12 „Falcon“")).toEqual([]);
});

test("what a paper calls itself by is no number of an article beside one", () => {
  for (const text of [
    "Ref. TLP/24/7719\np. 1/1\nSTYLE\tF24-0933",
    "Our ref.: CBM/QM/25-006\nSubject: tote bag, item F24-0933",
    "N/Réf. : QM-2506\nObjet : cabas, article F24-0933",
    "Ns. rif.: QM-2506\nOggetto: borsa, articolo F24-0933",
    "Nuestra ref.: QM-2506\nAsunto: bolsa, artículo F24-0933",
    "Ons kenmerk: QM-2506\nBetreft: tas, artikel F24-0933",
    "Nasz znak: QM-2506\nDotyczy: torba, artykuł F24-0933",
  ])
    expect(told("reference", text, "test_report"), text).toEqual(["F24-0933"]);
  expect(told("reference", "Ref. TL-7719\nBrand\tCove")).toEqual(["TL-7719"]);
});

test("a certificate's label in two languages is of its article below the brand", () => {
  const form = "Certificado n.º\tEKW-31288\nMarca / Brand\tBahía Verde\nReferencia / Reference\tBV-POL-17";
  expect(told("reference", form, "certificate")).toEqual(["BV-POL-17"]);
  expect(told("brand", form, "certificate")).toEqual(["Bahía Verde"]);
  expect(told("reference", "Zertifikat\nReferenz / Reference\tEKW-31288", "certificate")).toEqual([]);
});

test("a number beside the word for what it is needs no label, where there is no other", () => {
  for (const [text, code] of [
    ["1\tMikina s kapucí MK-8802\tčerná\n2\tMikina s kapucí MK-8802\tbílá", "MK-8802"],
    ["10\tBH-5011-70 Badhandduk Alvar 70×140 cm, sand\t200", "BH-5011-70"],
    ["1\tRP-7731 Talvityötakki, huomiokeltainen\t18 kpl", "RP-7731"],
    ["1\tPantaloni damă P-6619/D, negru\t36\nMențiuni: cod NC 6204 63 18;", "P-6619/D"],
    ["1. PPE (product, type): Gripwell GW-520W, protective glove against cold", "GW-520W"],
  ] as const)
    expect(told("reference", text), text).toEqual([code]);
  expect(told("reference", "Mikina MK-8802\t250\nBatoh BT-1180\t20")).toEqual([]);
  expect(told("reference", "Rukavice EN 388\t250\nTričko 50x90\t20")).toEqual([]);
});

test("a number stands first in counted rows below its head, and behind a word in capitals", () => {
  for (const text of [
    "Pos Artikel\tBezeichnung\tGr.\tFarbe\n010 7714/302\tDamen-Strickjacke\t36\tbeere\n011 7714/302\tDamen-Strickjacke\t38\tbeere",
    "Lp.\tIndeks\tNazwa towaru\tPKWiU\tIlość\nKurtka zimowa\n1\t7714/302\t6201 40 10\t24 szt.\nEAN 5907712044184",
  ])
    expect(new Set(told("reference", text)), text).toEqual(new Set(["7714/302"]));
  expect(told("reference", "zapatilla unisex, modelo LEVANTE 3320. Corte: piel")).toEqual(["LEVANTE 3320"]);
  expect(told("reference", "Jacket, model SUMMER 2025. Shell: cotton")).toEqual([]);
});

describe("a brand without a label of its own", () => {
  test("stands in brackets behind the article of a certificate, or at its label in two languages", () => {
    const article = "Article\tBabies' romper, style LILLO-204 (brand Tinker & Wren), single jersey";
    expect(told("brand", `Certificate\n${article}`, "certificate")).toEqual(["Tinker & Wren"]);
    const form = "Marke / Brand\tSchlafgut Meyer\nArtikel / Article\tBettwäsche-Garnitur SM-2150, gefärbt";
    expect(told("brand", `Zertifikat\n${form}`, "certificate")).toEqual(["Schlafgut Meyer"]);
    const mark = "Body BB-104, articolo BB-104\nIl marchio Organic richiede almeno il 95%.";
    expect(told("brand", `Certificato\n${mark}`, "certificate")).toEqual([]);
  });

  test("is what goods and a company are called by alike", () => {
    for (const [text, brand] of [
      ["Kamzík outdoor s.r.o.\tDodací list\nKM-BT28\tBatoh Kamzík Roháč 28 l\t24 ks", "Kamzík"],
      [
        "1. PPE (product): Gripwell GW-520W, protective glove\n2. Manufacturer: Gripwell Safety Ltd",
        "Gripwell",
      ],
    ] as const)
      expect(told("brand", text), text).toEqual([brand]);
    expect(told("brand", "Kamzík outdoor s.r.o.\tDodací list\nBatoh Kamzík outdoor s.r.o.")).toEqual([]);
  });

  test("is no code of a language", () => {
    for (const code of ["ES", "GB", "ITA"])
      expect(told("brand", `Etikett\nSeite 1\n${code}\n100% COTTON`), code).toEqual([]);
  });

  test("is what the head of a page shows, where a company on it begins so", () => {
    for (const [text, brand] of [
      ["LORD BYTOM\nGarnitur\ndla: Lord Bytom S.A., ul. Wrocławska 32", "Lord Bytom"],
      [
        "VALSESIA 1928\nScheda tecnica\nArticolo\tG26-0415\nValsesia 1928 S.r.l. – Via Sesia 40",
        "Valsesia 1928",
      ],
      ["Productspecificatie · Polderwind\nMaten\tS t/m 3XL\nPolderwind B.V. · Industrieweg 41", "Polderwind"],
    ] as const)
      expect(told("brand", text), text).toEqual([brand]);
    expect(told("brand", "X S M L X L\n100% COTTON")).toEqual([]);
  });

  test("is what a technical sheet begins with, beside its title or its labels", () => {
    for (const [text, brand] of [
      ["Lise Montreuil · corseterie\tDossier technique\nMod. LM 6305", "Lise Montreuil"],
      ["Maison Verrin\tStyle #: BLZ-W24-0619\tSeason: FW24\nDivision: Womenswear", "Maison Verrin"],
    ] as const)
      expect(told("brand", text, "tech_sheet"), text).toEqual([brand]);
    expect(told("brand", "Fiche technique\tRéf. SG-4127\nDésignation : soutien-gorge", "tech_sheet")).toEqual(
      [],
    );
  });

  test("is in the title of a page whose address is at its end", () => {
    const page = "12/03/2025\tCorrie Sock | Harrow & Fenn\nHome\nKnitted in Portugal";
    expect(told("brand", `${page}\nhttps://www.harrowandfenn.example/womens/socks`)).toEqual([
      "Harrow & Fenn",
    ]);
    expect(told("brand", `${page}\nhttps://www.wool.example/womens/socks`)).toEqual([]);
  });
});

test("numbers made alike in rows with amounts are those of several products, though other lines stand between", () => {
  const invoice =
    "Ref.\tDescripción\tCant.\tPrecio\tImporte\nMAN-140\tManta sofá. 80% acrílico 20% lana.\t60\t14,20\t852,00\nEAN 8412203301402. Hecho en España.\nALF-200\tAlfombra de baño. 100% algodón.\t120\t5,90\t708,00";
  expect(told("reference", invoice, "invoice")).toEqual([]);
  expect(told("reference", invoice.split("\nALF")[0] ?? "", "invoice")).toEqual(["MAN-140"]);
});

describe("a number of an article that is called otherwise", () => {
  test("stands below its head, beside another one, or in a table of codes of goods", () => {
    for (const text of [
      "Artikelnummer\tVersandgewicht\nB-5580-014\t1,7 kg",
      "Article no.\tDelivery\nB-5580-014\t3 days",
      "Nr artykułu\tDostawa\nB-5580-014\t3 dni",
      "Code\tDésignation\tQté\tMontant\nB-5580-014\tCarré\t30\t1 674,00\nPORT\tTransport\t1\t15,00",
      "Codice\tDescrizione\tQtà\tImporto\nB-5580-014\tFoulard\t30\t1.674,00",
      "Pos Article / Description\tQty\tAmount\n1\tB-5580-014\t7.200 pr\t8.208,00",
      "Lp. Indeks / Nazwa\tIlość\tKwota\n1\tB-5580-014\t7200 par\t8208,00",
    ])
      expect(told("reference", text, "invoice"), text).toEqual(["B-5580-014"]);
    for (const text of [
      "Code\tCountry\tDuty\n6214-1000\tFR\t8 %",
      "Artikelnummer\tMaterial\nB-5580-014\tGarn\nB-5580-015\tKnopf",
    ])
      expect(told("reference", text, "other"), text).toEqual([]);
  });

  test("is that of the type in a declaration, or of the model with a name before it", () => {
    for (const text of [
      "PPE: jacket. Brand: Signalwerk. Type: SW-SS-480, sizes S–5XL.",
      "Typ: SW-SS-480",
      "Modèle : GRIPHOLT SW-SS-480 « Givre », tailles 8–11",
    ])
      expect(told("reference", text, "declaration"), text).toEqual(["SW-SS-480"]);
    expect(told("reference", "Mod. SW 480", "tech_sheet")).toEqual(["SW 480"]);
    for (const text of ["Type: 5-B", "Typ: EN 14058", "Mod. QS 0712 rev. 3", "Module B, type II"])
      expect(told("reference", text, "declaration"), text).toEqual([]);
    expect(told("reference", "Modell\tPW-91 220", "other")).toEqual(["PW-91 220"]);
  });

  test("goes on behind a dash with what is no part of it", () => {
    for (const text of [
      "Cod. prodotto ADL-5021 — € 189,00 IVA 22% inclusa",
      "Artikelnr. ADL-5021 – 189,00 € inkl. MwSt. und Versand",
    ])
      expect(told("reference", text), text).toEqual(["ADL-5021"]);
    for (const label of ["Artikel-Nr. / Bezeichnung", "Varenr. / betegnelse", "Cod. / Descrizione articolo"])
      expect(told("reference", `${label}\t71 5508 – Weste`), label).toEqual(["71 5508"]);
  });

  test("is none of a column of materials where the sheet tells its own", () => {
    const sheet = [
      "Style no.\tLK-30\tSeason\tAW27",
      "Placement\tDescription\tArticle\tMill\tContent\tWidth",
      "Shell\tTwill\tTW-2208\tHua Lin\t100% cotton\t148",
      "Lining\tTaffeta\tTF-210\tHua Lin\t100% polyester\t150",
      "Rib\tRib 2x2\tRB-22\tYue Mei\t96% polyester, 4% elastane\t90",
    ].join("\n");
    expect(told("reference", sheet, "tech_sheet")).toEqual(["LK-30"]);
  });

  test("is the maker's before that of a shop", () => {
    for (const text of [
      "Model: VN-TS-0233\nShop SKU: 889120-M",
      "Artikelnummer: VN-TS-0233\nShop-Artikelnummer: 889120-M",
      "Référence : VN-TS-0233\nRéf. boutique : 889120-M",
    ])
      expect(told("reference", text), text).toEqual(["VN-TS-0233"]);
    expect(told("reference", "Shop SKU: 889120-M")).toEqual(["889120-M"]);
  });

  test("is no article of a law", () => {
    for (const text of [
      "Réf. PLC-042-BL\nFiche – art. L.541-9-1 du code de l'environnement.",
      "Réf. PLC-042-BL\nSelon l'article R541-220 du code de l'environnement.",
      "Réf. PLC-042-BL\nPénalités de retard (art. L441-10 C.\ncom.), exonéré, art. 262-ter CGI.",
      "Rif. PLC-042-BL\nAi sensi dell'art. 1341 c.c. e art. 1469 cod. civ.",
      "Nr art. PLC-042-BL\nOdsetki: art. 481 k.c., art. 106e ustawy o VAT",
      "Cod produs PLC-042-BL\nArt. 1531 Cod civil",
    ])
      expect(told("reference", text), text).toEqual(["PLC-042-BL"]);
  });

  test("is that of whoever has something tested, also in few words", () => {
    for (const label of [
      "Artikel-Nr. Auftraggeber",
      "Article no. (client)",
      "Cod. art. committente",
      "Artikelnr. opdrachtgever",
    ])
      expect(told("reference", `${label}\tAR-8080-M`, "test_report"), label).toEqual(["AR-8080-M"]);
  });
});

describe("a brand that a company of the paper is called by", () => {
  test("stands alone in its line below the company's own name, or is set in two lines", () => {
    for (const text of [
      "MAREA ALTA MODA · Ficha de etiquetado\nMAREA ALTA\nRef. 0841\nMarea Alta Moda, S.A., Arteixo",
      "NORD WIND MODE · Etikett\nNORD WIND\nArt. 0841\nNord Wind Mode GmbH, Kiel",
    ])
      expect(["Marea Alta", "Nord Wind"], text).toContain(String(told("brand", text)[0]));
    expect(told("brand", "Ostrava\tBASICS\nGoods\tUPC\nCONTACT\nOstrava Goods s.r.o.")).toEqual([
      "Ostrava Goods",
    ]);
  });

  test("is drawn in two lines on a label that its customer has made", () => {
    for (const [title, customer] of [
      ["Care label layout", "Customer"],
      ["Pflegeetikett Entwurf", "Kunde"],
      ["Etiqueta de composición", "Cliente"],
    ]) {
      const text = `${title}\n${customer}\nLindqvist & Rossi\nLINDQVIST\n& ROSSI\nLR 5520\n100% viscose`;
      expect(told("brand", text), text).toEqual(["Lindqvist & Rossi"]);
    }
  });

  test("is no word from the middle of its name", () => {
    const text = "BEACHWEAR\nCostume intero\nScirocco Beachwear S.r.l.s. – Via del Porto 19, 47921 Rimini";
    expect(told("brand", text)).toEqual([]);
  });

  test("stands in quotes behind what it is of, or before a number of the model", () => {
    for (const text of [
      "Set Bettwäsche 3-teilig „Nachtklar Perkal“\nNachtklar Textil GmbH",
      "Komplet pościel „Nachtklar Len”\nNachtklar Sp. z o.o.",
      "Model: Nachtklar GH-4410 “Frost”\nNachtklar Ltd",
      "Modèle : Nachtklar GH-4410\nNachtklar SARL",
    ])
      expect(told("brand", text, "invoice"), text).toEqual(["Nachtklar"]);
    expect(told("brand", "Sold to: Nachtklar GmbH\nBettwäsche „Perkal“", "invoice")).toEqual([]);
  });
});

describe("a brand whose letters the number of the article begins with", () => {
  test("ends the way to the product, begins its title, or stands in two lines over the paper", () => {
    for (const [text, brand] of [
      ["DONNA / MAGLIERIA / ALBA DI LANA\nDolcevita rigenerato\nCod. prodotto ADL-5021", "ALBA DI LANA"],
      ["Dames › Truien › Zee Wind & Duin\nTrui met col\nArtikelnr. ZWD-5021", "Zee Wind & Duin"],
      [
        "Home > Men > Running\nVelo North Tarmac Tee – Men's\nThe Tarmac Tee is light.\nModel: VN-TS-0233",
        "Velo North",
      ],
      ["TARN\tRev. C\nFOOTWEAR\tSPECIFICATION SHEET\nArticle No.\tTF-26-118", "TARN FOOTWEAR"],
    ] as const)
      expect(told("brand", text), text).toEqual([brand]);
    for (const text of [
      "DONNA / MAGLIERIA / ALBA DI LANA\nDolcevita rigenerato\nCod. prodotto KX-5021",
      "Home > Men > Short Tops\nTarmac Tee\nModel: ST-0233",
      "Home > Men > Running\nAspen Trail Jacket Light\nSoft.\nModel: AT-0233",
    ])
      expect(told("brand", text), text).toEqual([]);
  });
});

describe("numbers of articles that are written otherwise", () => {
  test("a number in groups stands behind a label in one word, and letters alone in a cell", () => {
    expect(told("reference", "Bettwäsche-Set\nArtikelnummer 618 204 · 87 Bewertungen")).toEqual(["618 204"]);
    expect(told("reference", "Housut\nTuotenumero\tHL-KURU-M\nPaino\t512 g")).toEqual(["HL-KURU-M"]);
    expect(told("reference", "Housut\nTuotenumero\tKURU\nPaino\t512 g")).toEqual([]);
  });

  test("what counts the lines of a form is none, and no part of a label", () => {
    const form = "A. ITEM\nA1\tVendor\tCalloway\nA2\tBrand\tEllery Rose\nA3\tVendor style number\tER-9130";
    expect(told("reference", form)).toEqual(["ER-9130"]);
    expect(told("reference", "1.1 Varumärke:\tSnö\n1.2 Leverantörens artikelnummer\tSH-66021")).toEqual([
      "SH-66021",
    ]);
  });

  test("the order of whoever gets a paper is none where the goods have one in their rows", () => {
    const order = "Uw ref. : I-2025-0441\nPos Artikel\tOmschrijving\tAantal\n10 KH-3075\tWerkbroek\t40";
    expect(told("reference", order, "invoice")).toEqual(["KH-3075"]);
  });
});

describe("a brand on the page of a shop", () => {
  test("is who makes it below its title, or in the title over the page and in a line", () => {
    for (const [text, brand] of [
      [
        "LA PETITE POINTURE\nAccueil / Homme / Baskets / Marcello\nBaskets Marcello\npar Atelier Vauvert\n129,00 €\nLa Petite Pointure SAS",
        "Atelier Vauvert",
      ],
      [
        "Pullover „Svea“ von LUNDBY & FREY | Modehaus Kettler\nDamen\nLUNDBY & FREY\nPullover „Svea“\n89,95 €",
        "LUNDBY & FREY",
      ],
    ] as const)
      expect(told("brand", text), text).toEqual([brand]);
  });

  test("is called by a company behind what that does", () => {
    for (const [text, brand] of [
      ["PASSORO · primavera 2025\nSneaker bassa\nCalzaturificio Passoro S.r.l., Via Po 5, Fermo", "Passoro"],
      ["The Alder Glove – Corvane\nCORVANE\nThe Alder Glove\n£96.00\nSKU: CVN-ALD-TAN", "Corvane"],
      ["Dodavatel: Tkadla Turnov, a.s.\nŠála dámská Tkadla »Bohemia« 30 × 180 cm", "Tkadla"],
      ["ALBORADA\tLavar a mano\nSujetador\nCliente: Lencería Alborada, S.A.", "Alborada"],
    ] as const)
      expect(told("brand", text), text).toEqual([brand]);
  });
});

test("a number of an article may be of three parts, with a name, of a pattern or of a sample", () => {
  for (const [text, number, kind] of [
    ["Camicia uomo\nArt. CAM 4402 SL — tre varianti colore", "CAM 4402 SL", "tech_sheet"],
    ["Camicia uomo\nArt. CAM 4402 XL\n100% cotone", "CAM 4402", "tech_sheet"],
    ["Modell\t8812 Kvist\nHovedstoff\t100 % merinoull", "8812 Kvist", "tech_sheet"],
    ["Modell\tKvist\nArtikkelnr.\tKV-12", "KV-12", "tech_sheet"],
    ["TATROVKA\nsveter dámsky\tvz. 887-21\nalpaka\t100 %", "887-21", "other"],
    ["Označení vzorku:\tM-3390-DET, vel. 116\nč. vz. 4471", "M-3390-DET", "test_report"],
    ["Müşteri model no\tKD-5031 “Rens”\nÜrün\tkot pantolon", "KD-5031", "declaration"],
    ["STYLE #\tHT24-J0907\nVendor style ref: CB-4471", "HT24-J0907", "tech_sheet"],
    ["Nr modelu: ZB-BL/0381\nDzianina\t92% bawełna\tDzianlux, art. DX-280B", "ZB-BL/0381", "tech_sheet"],
    ["Designação comercial\tToalha “Leça”\nReferência\tLDA-70140-LEC", "LDA-70140-LEC", "certificate"],
  ] as const)
    expect(told("reference", text, kind), text).toEqual([number]);
  expect(told("reference", "Modell\t2024 Sommer\nHovedstoff\t100 % ull", "tech_sheet")).toEqual([]);
});

test("a number of an article may be that of who buys, stand below its label or behind a name, and have a version", () => {
  for (const [text, number, kind] of [
    ["REF. CLIENTE: LL-PJ-5530\tPUÑOS: ALG 95\nREF. FÁBRICA: PKC/24-1187", "LL-PJ-5530", "other"],
    ["Customer item no.: CU-9921-A\nFactory style: F/24-118", "CU-9921-A", "other"],
    ["Modelnr. importeur\tNH-M-2291\nRef. leverancier\tKS-25/770", "NH-M-2291", "other"],
    ["Ref.ª cliente\tBA-7014-T\nRef.ª interna\tSZ 25.0388", "BA-7014-T", "tech_sheet"],
    ["Styl klienta: QN-2210\nKod producenta towaru nieznany\nRef. dostawcy: 88/1", "QN-2210", "other"],
    ["Marca\tOrla\tReferencia muestra\tCS-OPAC-1426", "CS-OPAC-1426", "test_report"],
    ["Skarpety „Baca” kod: TT/115-B kolor: grafit", "TT/115-B", "other"],
    ["L'articolo, cod. G/418 MINI, codice a barre\n8032610041878", "G/418 MINI", "declaration"],
    ["L'articolo, cod. G/418 NERO, codice a barre\n8032610041878", "G/418", "declaration"],
    ["Výrobek: overal MEDVÍDĚ, typ 605-12, značka BROUČCI.", "605-12", "declaration"],
    ["ARTICLE\tPlaid\nRÉFÉRENCE COMMERCIALE\tMLR-V180", "MLR-V180", "certificate"],
    [
      "Rad Art.nr\tBenämning\tAntal\tPris\n1\t44718\tJacka\t30\t780,00\nErsätter utgången art. 44710 (510 g).",
      "44718",
      "other",
    ],
    [
      "Kód zboží\tHT-SAL-0930\nNázev\tŠála\nTkanina tkalcovny Biella, art. 5571 SETA.",
      "HT-SAL-0930",
      "other",
    ],
    [
      "Jacke, Modell KD-4410, Farbe Sand\nDas Gewebe kommt von unserer Weberei in Biella (Art. 5571/2).",
      "KD-4410",
      "declaration",
    ],
    ["The throw (our code LW-220, 130 x 190 cm)", "LW-220", "other"],
    ["CÁRDIGAN, MARCA ANDENA, ESTILO AN-507 “COLCA”", "AN-507", "invoice"],
    ["figi damskie, indeks BZ-214, kod EAN", "BZ-214", "declaration"],
    [
      "REFERÊNCIA\tVT-P0231\nAcessórios\nCód.\tDescrição\tConsumo\nBT-18\tBotão\t3\nET-22\tEtiqueta\t1",
      "VT-P0231",
      "tech_sheet",
    ],
    [
      "Pos Artikel / Bezeichnung\tGr.\tPreis\n10\t2431-58 Bundhose Kontor\t48\t64,90\n40\tLogostick Tasche\t12\t3,20",
      "2431-58",
      "invoice",
    ],
    [
      "MODELLO\tDESCRIZIONE\tVAR.\t46\t48\tQTA\tPREZZO\n----------\n81T702\tGIACCA UOMO\t0890\t1\t2\t3\t162,00",
      "81T702",
      "invoice",
    ],
    ["MODELLO\tMG 4072 / Donna\nLavaggio\tA mano", "MG 4072", "tech_sheet"],
  ] as const)
    expect(told("reference", text, kind), text).toEqual([number]);
  const bill = "10\tTESSUTO\tBardello\t88214/3\tWV 100\n20\tCOLLO\tAsolani\tVL-500\tCO 100";
  expect(
    told("reference", `MODELLO\tFS26-CP0381\n${bill}\nNOTE\tprovare anche art. 88214/7`, "tech_sheet"),
  ).toEqual(["FS26-CP0381"]);
  for (const [text, kind] of [
    ["Ref. cliente: 4500123\nFecha: 27-02-2026", "invoice"],
    ["Kundennummer: KD-20714\nLieferantennummer: 70221", "invoice"],
    ["Certifikat\nTyp 100-240 V", "declaration"],
  ] as const)
    expect(told("reference", text, kind), text).toEqual([]);
});

describe("a number that forms and models have", () => {
  test("is the article's where goods have no other, and never that of a form with its revision", () => {
    const battery = (text: string) =>
      findByRules([readingOf(text)], { template: "battery", kind: "tech_sheet" })
        .filter(({ field }) => field === "reference")
        .map(({ value, confidence }) => [value, confidence]);
    expect(battery("Model\tVT-48-15D\nGTIN\t4260771902354")).toEqual([["VT-48-15D", 0.7]]);
    expect(battery("Model\tVT-48-15D\nArticle no.\t100-482")).toEqual([["100-482", 0.95]]);
    expect(told("reference", "Fișă tehnică\tcod F-07, rev. 3\nCod articol: CB-4415")).toEqual(["CB-4415"]);
    expect(told("reference", "Datasheet\tcode TL-12 (version 2)\nSize M")).toEqual([]);
    expect(told("reference", "Referencia\tTB-500\nCódigo\tDUN-14 18414522900363\tSSCC")).toEqual(["TB-500"]);
  });

  test("and a brand stand in one cell of a certificate's goods", () => {
    const row = "1\tHerren-T-Shirt, Artikel 20115, Marke „Grön“\t95 % Baumwolle, 5 % Elasthan";
    expect(
      told("brand", `Transaktionszertifikat\nPos.\tWare\tZusammensetzung\n${row}`, "certificate"),
    ).toEqual(["Grön"]);
  });

  test("of a type is the article's on a certificate", () => {
    const text = "Certificaat van EU-typeonderzoek\nMerk\tSignaalwerk\nType\tHV-2091, parka";
    expect(told("reference", text, "certificate")).toEqual(["HV-2091"]);
  });
});

test("what a register calls a company by is no number of an article", () => {
  for (const text of [
    "Įm. kodas 305118844, PVM kodas LT100009918814\nPrekės kodas\tVL-208",
    "Įmonės kodas: 305118844\nPrekės kodas\tVL-208",
    "Registrikood 14885511\nTootekood\tVL-208",
  ])
    expect(told("reference", text, "tech_sheet"), text).toEqual(["VL-208"]);
});

test("a word for a number may begin the line below the word for an article", () => {
  const text =
    "We confirm all that you asked about our blanket of the brand Dunmore Looms, which is item\nnumber DL-BLK-07. It is woven in our own shed.";
  expect(told("reference", text, "declaration")).toEqual(["DL-BLK-07"]);
});

test("goods with no number of an article are ordered by that of their model, also in parts with a word behind it", () => {
  const reference = (model: string) =>
    findByRules([readingOf(`Datenblatt Toaster\nModell\t${model}\nMarke\tHelling`)], {
      template: "electronics",
      kind: "tech_sheet",
    }).find(({ field }) => field === "reference")?.value;
  expect(reference("TO 2405 duo")).toBe("TO 2405 duo");
  expect(reference("TO 2405")).toBe("TO 2405");
  expect(reference("Morgenrot duo")).toBeUndefined();
});

test("the model in the row of the product stands below its head, in a list of others", () => {
  const list = [
    "Trade price list",
    "Item\tModel\tSize\tNet weight\tMade in\tPrice",
    "ST-310\tSiskin\t40 x 40 x 65 cm\t5.1 kg\tPoland\t88.00",
    "ST-312\tDunlin\t44 x 50 x 98 cm\t7.3 kg\tItaly\t134.00",
    "CH-105\tPlover\t61 x 60 x 84 cm\t9.4 kg\tPoland\t172.00",
  ].join("\n");
  const product = { reference: "ST-312", gtin: null };
  const found = findByRules([readingOf(list)], { template: "furniture", kind: "other", product });
  expect(found.filter(({ field }) => field === "model_name").map(({ value }) => value)).toEqual(["Dunlin"]);
});

test("a reference on a certificate is that of a style, or stands below the model", () => {
  expect(
    told(
      "reference",
      "EU type-examination certificate\nStyle reference:\tKF-3310\nModel:\tBastion",
      "certificate",
    ),
  ).toEqual(["KF-3310"]);
  expect(
    told(
      "reference",
      "Attestation d'examen UE de type\nModèle : Carriole Ours\nRéférence : OB-1187",
      "certificate",
    ),
  ).toEqual(["OB-1187"]);
});

test("a model is what is traded under a name beside its brand, and ends before the number in its line", () => {
  const models = (text: string, kind: string) =>
    findByRules([readingOf(text)], { template: "battery", kind })
      .filter(({ field }) => field === "model_name")
      .map(({ value }) => value);
  expect(
    models("Brand:\tAlderbrook\nTrade name:\tEverday 1900\nDesignation:\tCylindrical cell, size AA", "other"),
  ).toEqual(["Everday 1900"]);
  expect(
    models("1. Modello di batteria: Fulmine 36, codice articolo FM36-14, marchio Pedalis,", "declaration"),
  ).toEqual(["Fulmine 36"]);
});

test("a number of a list stands below a head in two lines, and heads beside each other are no model", () => {
  const list =
    "Pakavimo lapas\nPrekės\tPavadinimas\tModelis Vnt.\tNeto\nkodas\tLT\tir spalva\tviso\nKD-318-AZ\tKėdė\t36\t770,4 kg";
  const found = findByRules([readingOf(list)], { template: "furniture", kind: "other" });
  expect(found.find(({ field }) => field === "reference")?.value).toBe("KD-318-AZ");
  expect(found.filter(({ field }) => field === "model_name")).toEqual([]);
});

describe("the number of an article", () => {
  test("stands behind the goods and their brand in a cell of a certificate", () => {
    expect(
      told("reference", "Produit\tPull col rond femme, marque Brume, référence APV-2090", "certificate"),
    ).toEqual(["APV-2090"]);
    expect(told("reference", "Votre dossier, référence APV-2090", "certificate")).toEqual([]);
  });

  test("is not that of a size of it in the shop, nor of what a supplier calls a cloth at the end of a line", () => {
    expect(told("reference", "Product code OB-3390\nEAN 5012344007817 · SKU 3390-BRK-L")).toEqual([
      "OB-3390",
    ]);
    expect(
      told(
        "reference",
        "Style no.\tFG-2047\nPlacement\tSupplier\nShell\tJia Textile (TW), art.\n\tJS-2214\nLining\tJia Textile (TW), art.\n\tJS-0870",
        "tech_sheet",
      ),
    ).toEqual(["FG-2047"]);
  });

  test("may have a blank in a table, and its word may go on in the next line", () => {
    expect(
      told(
        "reference",
        "Codice\tDescrizione\tQ.tà\tPrezzo\tImporto\nTN-MG 5140\tMaglione girocollo uomo\t180\t34,50\t6.210,00",
        "invoice",
      ),
    ).toEqual(["TN-MG 5140"]);
    expect(
      told(
        "reference",
        "Noi, producătorul, declarăm că produsul pantaloni bărbați, cod\narticol PB-4410, este conform.",
        "declaration",
      ),
    ).toEqual(["PB-4410"]);
  });

  test("may begin as the one of a seller in America, which has more figures", () => {
    expect(
      told("reference", "Campione: scarpa da donna, articolo RN 6604, colore cuoio", "test_report"),
    ).toEqual(["RN 6604"]);
    expect(told("reference", "Articolo: RN 148820")).toEqual([]);
  });
});

test("a reference is called the number of a model in Polish", () => {
  expect(told("reference", "Wyrób\tKurtka zimowa\nNumer modelu\tTO/K/7781")).toEqual(["TO/K/7781"]);
});

test("a number may begin as the code of a carton does", () => {
  expect(told("reference", "Référence DUN-240-TER (terracotta)")).toEqual(["DUN-240-TER"]);
  expect(told("reference", "Article code: DUN-14 5012341178466")).toEqual([]);
});

test("a style is called so in Spanish and Portuguese, too", () => {
  expect(told("reference", "Estilo:\tLK-B0932\tBODY BEBE MANGA LARGA")).toEqual(["LK-B0932"]);
  expect(told("reference", "Estilo: casual")).toEqual([]);
});

test("what a shop shows besides has numbers of its own", () => {
  expect(
    told(
      "reference",
      "Parure en lin lavé\nRéférence PLL-240-TER (terracotta)\nVous aimerez aussi : Drap-housse 100 % lin (réf. PLL-DH-160) 99,00 €",
    ),
  ).toEqual(["PLL-240-TER"]);
});

test("a number beside a kind of goods may go on with what a mail is for", () => {
  expect(told("reference", "Asunto: Re: Datos camisa Oxford T-2290 para el pasaporte digital")).toEqual([
    "T-2290",
  ]);
  expect(told("reference", "Asunto: Re: Pedido urgente OC-2290 para el jueves")).toEqual([]);
});

test("a sheet is numbered by that of its product, behind letters of its own", () => {
  const sheet = "Ficha técnica\tCódigo: FT-PT-530\nArtículo\tPT-530\nPantalón de trabajo";
  expect(told("reference", sheet)).toEqual(["PT-530"]);
});

test("a number to order by is that of the article on a sheet, and a code of waste is none", () => {
  for (const text of [
    "Type\tNA48-75\nBestelnummer\tZC.4875.01",
    "Référence de commande : ZC.4875.01",
    "Märke: Norr\nBeställningsnr: ZC.4875.01",
    "Numer zamówieniowy\tZC.4875.01",
    "Modell: NA48\nRendelési szám: ZC.4875.01",
    "Κωδικός παραγγελίας\tZC.4875.01",
  ])
    expect(told("reference", text, "tech_sheet"), text).toEqual(["ZC.4875.01"]);
  for (const text of ["Numéro de commande : VLC-22-B", "Type\tNA48-75\nBestelnummer\tPO-22-B"])
    expect(told("reference", text, "invoice"), text).toEqual([]);
  for (const text of [
    "Codice CER 16 06 01*. Conferire ai punti di raccolta.",
    "Código LER 16 06 01",
    "Kod EWC 16 06 01",
  ])
    expect(told("reference", text, "other"), text).toEqual([]);
});

test("a number stands among what a cell lists of its goods, behind a word for it alone", () => {
  for (const text of [
    "Próbka\tsukienka damska, symbol SUK-118-B, kolor śliwkowy, rozm. 40",
    "Vzorek: dámské šaty, barva fialová, kód SUK-118-B",
    "Muster: Damenkleid, Nr. SUK-118-B, Farbe Pflaume",
    "Campione: abito donna, colore prugna, codice SUK-118-B",
    "Sample: ladies dress, code SUK-118-B, size 40",
    "Désignation : ensemble pyjama femme, marque Maison Erdre, référence SUK-118-B, taille 3",
  ])
    expect(told("reference", text, "test_report"), text).toEqual(["SUK-118-B"]);
  for (const text of [
    "Shirt, lot no. L-118-B",
    "Certificate of a shirt, no. L-118-B",
    "Koszula, kod celny 6205 20",
  ])
    expect(told("reference", text, "test_report"), text).toEqual([]);
});

test("a number in brackets behind a company is one of the company", () => {
  for (const text of [
    "Proveedor: Textiles Guadalmar, S.L. (cód. 00718)",
    "Lieferant: Weberei Nord GmbH (Art.-Nr. 00718)",
    "Supplier\tNorth Mills Ltd (code 00718)",
    "Dostawca: Tkalnia Sp. z o.o. (kod 00718)",
  ])
    expect(told("reference", text), text).toEqual([]);
  expect(told("reference", "Bath towel (ref. AB-718)")).toEqual(["AB-718"]);
});

test("a number of goods may stand in one cell with them and what they cost, below its head", () => {
  const head = "Obj. číslo\tZboží\tEAN\tKs\tCena/ks";
  const row = "LP-140-JAS Sada ložního prádla „Jasmín“, třídílná 350 618,00\t216 300,00";
  expect(told("reference", `${head}\n${row}`)).toEqual(["LP-140-JAS"]);
  for (const other of [`Obj. číslo\tMateriál\tKs\n${row}`, `${head}\n2026-118 dodací list 216 300,00`])
    expect(codesFirstInRows(passagesOf(readingOf(other))), other).toEqual([]);
});

test("a number may stand in the line below the word for goods, and behind what is certified", () => {
  const lines =
    "Con riferimento alla nostra lettera del 12.03.2026 dichiariamo che l'articolo\nSC-77 «Sciarpa Nuvola» è stato confezionato in Italia.";
  expect(told("reference", lines)).toEqual(["SC-77"]);
  const tested =
    "Attestation d'examen CE de type\nJouet : camion à benne en plastique, à partir de 18 mois, référence CB-31";
  expect(told("reference", tested, "certificate")).toEqual(["CB-31"]);
  const letter = "Attestation d'examen CE de type\nNotre dossier : camion, à partir de mars, référence CB-31";
  expect(told("reference", letter, "certificate")).toEqual([]);
});

test("what counts a sheet and its year, a share, and the order beside it are no numbers of an article", () => {
  const form = "Značka\tHoral\tKatalogové číslo\tHO-5120";
  expect(told("reference", `Technický list výrobku č. 26/5120\n${form}`, "tech_sheet")).toEqual(["HO-5120"]);
  const declared =
    "declarăm că produsul prosop de baie 70 × 140 cm,\ncod articol CI-PR70, are următoarea compoziție fibroasă: 100% bumbac organic";
  expect(told("reference", declared)).toEqual(["CI-PR70"]);
  expect(told("reference", "Ordernummer van afnemer\tArtikelnummer\nPO-2026-11840\tPK 3306")).not.toContain(
    "PO-2026-11840",
  );
});

test("the title of a sheet in Bulgarian is no brand", () => {
  const tag = [
    [50, 40, "ПРОДУКТОВ ЛИСТ", 24],
    [50, 90, "Състав: 100 % памук", 10],
    [50, 110, "Пране на 30 °C", 10],
  ] as const;
  const brands = findByRules([pageOf(tag)], { template: "textile", kind: "tech_sheet" }).filter(
    ({ field }) => field === "brand",
  );
  expect(brands).toEqual([]);
});

test("a number of an article is told in more cases and behind that of an order, and of toys", () => {
  for (const [text, value] of [
    ["Za odejo z našo številko artikla KV-2291-B potrjujemo naslednje podatke.", "KV-2291-B"],
    ["Potvrđujemo podatke za deku s našim brojem artikla KV-2291.", "KV-2291"],
    ["Deku s číslem výrobku KV-2291 potvrzujeme.", "KV-2291"],
    ["Confirmăm pentru pătura cu codul articolului KV-2291.", "KV-2291"],
    ["Order 70114 / Style ABX-2290 / woven label", "ABX-2290"],
    ["Číslo hračky\tKV-2291", "KV-2291"],
    ["Spielzeugnummer: KV-2291", "KV-2291"],
    ["Numer zabawki: KV-2291", "KV-2291"],
  ] as const)
    expect(told("reference", text), text).toEqual([value]);
  for (const text of ["Invoice 811 ref. KV-2291", "Order number 88-70114"])
    expect(told("reference", text), text).toEqual([]);
});

test("the word for goods heads their numbers where another column says what they are", () => {
  const order = (head: string) => `${head}\nKV-2291\tHue, 100% uld\t60\t89,00\t5.340,00`;
  for (const head of [
    "Vare\tBeskrivelse\tAntal\tPris\tI alt",
    "Tuote\tKuvaus\tMäärä\tHinta\tYhteensä",
    "Výrobek\tPopis\tKusů\tCena\tCelkem",
  ])
    expect(told("reference", order(head)), head).toEqual(["KV-2291"]);
  expect(told("reference", order("Vare\tFarve\tAntal\tPris\tI alt"))).toEqual([]);
  expect(told("reference", "Vare\tBeskrivelse\nKV-2291\tknapper af horn")).toEqual([]);
});

test("a number in the row of freight is none of goods", () => {
  const invoice = (row: string) =>
    told(
      "reference",
      `Art. no.\tDescription\tQty\tPrice\nKB-4410\tTowel, 100% cotton, made in Portugal\t20\t8.50\n${row}`,
      "invoice",
    );
  for (const row of [
    "FR-001\tFreight, 38 kg gross\t1\t19.00",
    "VZ-001\tVrachtkosten, 38 kg bruto\t1\t19.00",
    "FR-001\tFrachtkosten\t1\t19.00",
    "FR-001\tFrais de port\t1\t19.00",
  ])
    expect(invoice(row), row).toEqual(["KB-4410"]);
  expect(invoice("KB-4411\tBath mat, 100% cotton\t1\t19.00")).not.toEqual(["KB-4410"]);
});

test("what a letter is about has the number right behind its goods", () => {
  const about = (text: string) =>
    findByRules([readingOf(text)], { template: "furniture", kind: "declaration" })
      .filter(({ field }) => field === "reference")
      .map(({ value }) => value);
  for (const text of [
    "Oggetto: tavolo allungabile TA-180, dichiarazione del fornitore",
    "Betreff: Ausziehtisch TA-180 – Herkunft",
    "Objet : table extensible TA-180, déclaration",
    "Asunto: mesa extensible TA-180, declaración",
    "Subject: declaration for the extending table TA-180",
    "Věc: rozkládací stůl TA-180, prohlášení dodavatele",
    "Ämne: matbord TA-180",
  ])
    expect(about(text), text).toEqual(["TA-180"]);
  for (const text of [
    "Subject: order of tables PO-4418",
    "Betreff: Reklamation RK-2291",
    "Subject: chairs to EN-16139",
    "Please see the table TA-180.",
  ])
    expect(about(text), text).toEqual([]);
});

test("goods have a number in so many words", () => {
  for (const text of [
    "The jacket has the code KB-2210.",
    "Die Jacke hat die Nummer KB-2210.",
    "La robe porte la référence KB-2210.",
    "La chaqueta lleva la referencia KB-2210.",
    "Kurtka ma symbol KB-2210.",
    "Bunda má číslo KB-2210.",
    "Jakna ima šifru KB-2210.",
  ])
    expect(told("reference", text), text).toEqual(["KB-2210"]);
  for (const text of ["The certificate has the number KB-2210.", "Kurtka ma numer zamówienia KB-2210."])
    expect(told("reference", text), text).toEqual([]);
});

test("what is worn and lies in a house is known in many languages before its name", () => {
  for (const goods of [
    "Hue",
    "Strikhue",
    "Buty",
    "Laarzen",
    "Topánky",
    "Votter",
    "Handskar",
    "Kumisaappaat",
    "Badematte",
    "Couvre-lit",
    "Tappetino",
    "Almohada",
    "Fronha",
    "Paklājs",
    "Užuolaida",
    "Telovnik",
    "Наволочка",
    "Чарапе",
    "Γιλέκο",
    "Yağmurluk",
  ])
    expect(told("model_name", `${goods} „Solvind”\n100 % PES`), goods).toEqual(["Solvind"]);
});
