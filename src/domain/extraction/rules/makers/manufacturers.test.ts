import { describe, expect, test } from "bun:test";
import { type Printed, pageOf, readingOf } from "../../../../../tests/support/readings.ts";
import type { Reading } from "../../reading/page.ts";
import { findByRules } from "../../rules.ts";

function makerIn(text: string, kind = "tech_sheet") {
  return makerOn(readingOf(text), kind);
}

function makerOn(page: Reading, kind = "tech_sheet") {
  const found = findByRules([page], { template: "textile", kind });
  const told = (field: string) => found.find((one) => one.field === field)?.value;
  return [told("manufacturer_name"), told("manufacturer_address")];
}

/** Lines below each other. */
const column = (x: number, lines: readonly string[]) =>
  lines.map((text, i): Printed => [x, 40 + i * 14, text]);

const MAKER = ["Tecelagem Alba, Lda.", "Rua do Moinho 8, 4800-021 Guimarães"];

describe("who makes a product", () => {
  test("stands after its word, with the address behind, below or after a word of its own", () => {
    for (const text of [
      "Fabricante: Tecelagem Alba, Lda., Rua do Moinho 8, 4800-021 Guimarães\nRef. A-1",
      "Fabricante: Tecelagem Alba, Lda.\nRua do Moinho 8\n4800-021 Guimarães\nRef.: A-1",
      "Fabricante\tTecelagem Alba, Lda.\nMorada\tRua do Moinho 8, 4800-021 Guimarães\nRef.\tA-1",
      "Manufacturer\t:\tTecelagem Alba, Lda.\nAddress\t:\tRua do Moinho 8, 4800-021 Guimarães",
      "Factory name\tTecelagem Alba, Lda.\nFactory address\tRua do Moinho 8, 4800-021 Guimarães",
      "Fabricante: Tecelagem Alba, Lda. (NIPC 501234567)\nRua do Moinho 8, 4800-021 Guimarães",
      "Produced by: Tecelagem Alba, Lda. (Rua do Moinho 8, 4800-021 Guimarães)",
      "Fabricante: Tecelagem Alba, Lda.\nMorada: Rua do Moinho 8, 4800-021 Guimarães\nMorada de entrega: Rua Nova 9, 4000-001 Porto",
      "Fabricante: Tecelagem Alba, Lda., Rua do Moinho 8, 4800-021 Guimarães, geral@alba.example",
      "Fabricante: Tecelagem Alba, Lda., Rua do Moinho 8, 4800-021 Guimarães, www.alba.example",
      "Made for Nordhem Stores by Tecelagem Alba, Lda., Rua do Moinho 8, 4800-021 Guimarães (producer)",
      "2. Name and address of the manufacturer:\nTecelagem Alba, Lda., Rua do Moinho 8, 4800-021 Guimarães",
    ])
      expect(makerIn(text), text).toEqual(MAKER);
  });

  test("has a legal form of Latin America", () => {
    const peru = ["Tejidos Wayra S.A.C.", "Av. Parra 402, 04001 Arequipa, Perú"];
    expect(makerIn(`Fabricante: ${peru.join(", ")}`)).toEqual(peru);
    const mexico = ["MAQUILAS DEL NORTE, S.A. DE C.V.", "Av. Juárez 402, 72000 Puebla, México"];
    expect(makerIn(`Fabricante: ${mexico.join(", ")}`)).toEqual(mexico);
  });

  test("is the company that somebody signs a declaration for, unless it brings the goods in", () => {
    for (const text of [
      "Il sottoscritto Aldo Bianchi, legale rappresentante della Tecelagem Alba, Lda., con sede in Rua do Moinho 8, 4800-021 Guimarães, dichiara che",
      "Je soussigné Jean Petit, gérant de la société Tecelagem Alba, Lda., Rua do Moinho 8, 4800-021 Guimarães, déclare que",
    ])
      expect(makerIn(text), text).toEqual(MAKER);
    const importer =
      "I, the undersigned, managing director of Kolb Ltd, 4 Mill Lane, Leeds LS1 4AB, as importer declare";
    expect(makerIn(importer)[0]).toBeUndefined();
  });

  test("is no person that a paper was written by", () => {
    const head = "Tecelagem Alba, Lda.\nRua do Moinho 8, 4800-021 Guimarães\nFicha técnica";
    for (const line of ["Elaborado por: M. Reig", "Elaborado por\tJoana Costa"])
      expect(makerIn(`${head}\n${line}`), line).toEqual(MAKER);
    expect(makerIn("Elaborado por: Tecelagem Alba, Lda., Rua do Moinho 8, 4800-021 Guimarães")).toEqual(
      MAKER,
    );
  });

  test("has an address that ends before the service for customers", () => {
    for (const rest of [
      "Service client :\nbonjour@alba.example",
      "Apoio ao cliente: 253 000 000",
      "SAV : 02 96",
    ])
      expect(
        makerIn(`Fabricant : Tecelagem Alba, Lda., Rua do Moinho 8, 4800-021 Guimarães – ${rest}`),
        rest,
      ).toEqual(MAKER);
  });

  test("has an address on a parcel, and its country in the next line", () => {
    const maker = "Tecidos do Deza, S.L.";
    const address = "Polígono Lalín 2000, parcela C-18, 36500 Lalín (Pontevedra)";
    expect(makerIn(`${maker} — ${address},\nEspaña\nProduto\tChal\nFabricante: ${maker}`)).toEqual([
      maker,
      `${address}, España`,
    ]);
  });

  test("stands below a label in a column of its own, beside who gets the goods", () => {
    const page = pageOf([
      [50, 10, "INVOICE"],
      ...column(50, [
        "Manufacturer and exporter:",
        "Tecelagem Alba, Lda.",
        "Rua do Moinho 8",
        "4800-021 Guimarães",
      ]),
      ...column(300, ["Consignee:", "Fjellro AS", "Industriveien 8", "2020 Skedsmokorset"]),
    ]);
    expect(makerOn(page)).toEqual(MAKER);
  });

  test("has all lines of an address in the head of a letter, whatever is printed beside them", () => {
    const page = pageOf([
      [50, 40, "Ficha técnica"],
      [50, 68, "Impressa em 05-02-2026 · pág. 1/2"],
      ...column(300, ["Tecelagem Alba, Lda.", "Rua do Moinho 8", "4800-021 Guimarães"]),
      [50, 120, "Modelo"],
      [300, 120, "Tejo"],
      [50, 134, "Fabricante"],
      [300, 134, "Tecelagem Alba, Lda."],
    ]);
    expect(makerOn(page)).toEqual(MAKER);
  });

  test("has its form in the next line", () => {
    for (const [text, name] of [
      [
        "Üretici: Menderes Örme San. ve Tic.\nA.Ş.\nAdres: 4. Cadde No:17, 20330 Denizli",
        "Menderes Örme San. ve Tic. A.Ş.",
      ],
      ["Hersteller: Weberei Kolb\nGmbH & Co. KG\nRingstr. 4, 95119 Naila", "Weberei Kolb GmbH & Co. KG"],
      ["Hersteller: Kolb\nAG Hof HRB 2214", "Kolb"],
    ] as const)
      expect(makerIn(text)[0], text).toBe(name);
  });

  test("is said in a sentence", () => {
    expect(makerIn("Manufactured by Tecelagem Alba, Lda., Rua do Moinho 8, 4800-021 Guimarães.")).toEqual(
      MAKER,
    );
  });

  test("is said in a sentence with the verb for being, or of making", () => {
    const maker = "Velmora Knit Ltd., 12 Mill Road, Leeds LS1 4AB";
    for (const text of [
      `Výrobcem je ${maker}.`,
      `Der Hersteller ist die ${maker}.`,
      `El fabricante es ${maker}.`,
      `Tootja on ${maker}.`,
      `Le fabricant est ${maker}.`,
      `Gamintojas yra ${maker}.`,
      `Ražotājs ir ${maker}.`,
      `Producentem jest ${maker}.`,
      `O fabricante é a ${maker}.`,
      `Proizvajalec je ${maker}.`,
      `Vyrobeno firmou ${maker}.`,
      `Tuotteen on valmistanut ${maker}.`,
      `Plagget är sytt av ${maker}.`,
      `Der Artikel wird von der ${maker} hergestellt.`,
    ])
      expect(makerIn(`Xyz: abc\n\n${text}`)[0], text).toBe("Velmora Knit Ltd.");
  });

  test("is said with the verb of any language, before the company or behind it", () => {
    const maker = "Velmora Knit Ltd.";
    for (const text of [
      `Handdukarna vävs och sys av ${maker}`,
      `Las toallas las fabrica ${maker}`,
      `Ručníky vyrábí společnost ${maker}`,
      `Rankšluosčius gamina ${maker}`,
      `Dvieļus ražo ${maker}`,
      `Brisače so izdelane v podjetju ${maker}`,
      `Produziert wurde das Hemd von der Firma ${maker}`,
      `Кърпите се произвеждат от ${maker}`,
      `Οι πετσέτες κατασκευάζονται από την ${maker}`,
      `Sewn in our own mill by ${maker}`,
      `A törölközőket a ${maker} gyártja.`,
      `${maker} tarafından üretilmiştir.`,
      `Die ${maker} stellt diese Socken in Leeds her.`,
      `${maker} valmistaa pyyhkeet Tampereella.`,
      `${maker} виготовляє рушники.`,
      `Die Ware fertigt für uns die ${maker}`,
      `Ürünlerimiz ${maker} tarafından Denizli'de dikilmektedir.`,
    ])
      expect(makerIn(`Xyz: abc\n\n${text}`)[0], text).toBe(maker);
  });

  test("is not who makes something else, or does something else, or does not make it", () => {
    for (const text of [
      "Not made by Velmora Knit Ltd.",
      "The test report was produced by Velmora Ltd.",
      "Velmora Knit Ltd. produces the yarn.",
      "Made in Portugal\nDistributed by Velmora Ltd.",
      "Venduto da Velmora S.r.l., Corso Italia 5, 20122 Milano",
      "Säljs av Velmora AB, Storgatan 4, 111 22 Stockholm",
      "Sprzedaż: Velmora Sp. z o.o., ul. Portowa 4, 81-350 Gdynia",
    ])
      expect(makerIn(text), text).toEqual([undefined, undefined]);
  });

  test("has words for companies in its name where they have capital letters", () => {
    expect(makerIn("Fabriqué en France par la Manufacture Delmas SAS")[0]).toBe("Manufacture Delmas SAS");
    expect(makerIn("Hergestellt von der Firma Delmas GmbH")[0]).toBe("Delmas GmbH");
    expect(makerIn("Uszyto w Szwalnia Nowak s.c. dla Handel Sp. z o.o.")[0]).toBe("Szwalnia Nowak s.c.");
  });

  test("has an address that begins with the town in Hungary, and halls in Spain", () => {
    expect(makerIn("Gyártotta: Alba Kft.\n9400 Sopron\nGyár utca 12.\nMagyarország")).toEqual([
      "Alba Kft.",
      "9400 Sopron, Gyár utca 12, Magyarország",
    ]);
    expect(makerIn("Fabricante: Alba, S.L., Pol. Ind. La Vega, nave 4, 41007 Sevilla")[1]).toBe(
      "Pol. Ind. La Vega, nave 4, 41007 Sevilla",
    );
  });

  test("is not who signs below the title of their declaration", () => {
    for (const text of [
      "Декларация на производителя\nДолуподписаният Петър Ангелов, управител, декларирам",
      "Prohlášení výrobce\nJá, níže podepsaný Petr Novák, prohlašuji",
      "Oświadczenie producenta\nJa, niżej podpisany Jan Kowalski, oświadczam",
    ])
      expect(makerIn(text), text).toEqual([undefined, undefined]);
  });

  test("has its address after a label that names them", () => {
    for (const [label, address] of [
      ["Производител", "Адрес на производителя"],
      ["Fabrikant", "Fabrikantens adresse"],
      ["Hersteller", "Herstelleradresse"],
      ["Gyártó", "A gyártó címe"],
      ["Proizvajalec", "Naslov"],
    ] as const)
      expect(makerIn(`${label}: Tecelagem Alba, Lda.\n${address}: ${MAKER[1]}`), label).toEqual(MAKER);
  });

  test("is whose paper it is, without what follows the address, but not on an order or in a report", () => {
    const head = "Tecelagem Alba, Lda. · Rua do Moinho 8, 4800-021 Guimarães · NIPC 501 998 220\n";
    expect(makerIn(`${head}Ficha técnica\nRef.: A-1`)).toEqual(MAKER);
    expect(makerIn(`${head}Purchase order 4711\nRef.: A-1`)).toEqual([undefined, undefined]);
    expect(makerIn(`${head}Relatório\nRef.: A-1`, "test_report")).toEqual([undefined, undefined]);
  });

  test("has its address after a word for a seat", () => {
    for (const [text, name, address] of [
      [
        "Výrobca: Odevy Váh s.r.o.\nSídlo: Hlavná 12, 911 01 Trenčín",
        "Odevy Váh s.r.o.",
        "Hlavná 12, 911 01 Trenčín",
      ],
      [
        "Fabricant : Tricots du Forez SARL\nSiège social : 4 rue des Tisserands, 42600 Montbrison",
        "Tricots du Forez SARL",
        "4 rue des Tisserands, 42600 Montbrison",
      ],
      [
        "Produttore: Maglificio Adda S.r.l.\nSede legale: Via Roma 4, 23900 Lecco",
        "Maglificio Adda S.r.l.",
        "Via Roma 4, 23900 Lecco",
      ],
    ] as const)
      expect(makerIn(text)).toEqual([name, address]);
    const bought = "Customer: Halden GmbH\nSitz: Hauptstraße 3, 20095 Hamburg";
    expect(makerIn(bought)).toEqual([undefined, undefined]);
  });

  test("is above what registers say of it, and a numbered street ends no sentence", () => {
    for (const [between, name, address] of [
      ["SAS au capital de 120 000 €", "Bonneterie Astrée SAS", "12 rue du Canal, 10000 Troyes"],
      ["seit 1921", "Strickerei Alb GmbH", "Talstraße 4, 72458 Albstadt"],
      ["NIPC 501 998 220", "Confecções Ave, Lda.", "Rua do Moinho 8, 4800-021 Guimarães"],
      ["Vergi No: 123 456 7890", "Ege Örme Ltd. Şti.", "Atatürk Mah. 4412. Sok. No: 7, 35620 Çiğli, İzmir"],
    ] as const)
      expect(makerIn(`${name}\n${between}\n${address}\nProduct sheet\nRef.: AB-1234`)).toEqual([
        name,
        address,
      ]);
  });

  test("is not who sells what comes from another country, nor who forwards it", () => {
    const confirmed = (head: string, country: string) =>
      makerIn(`${head}\nOrder confirmation 4711\nRef.: A-4471\nMade in ${country}`, "other");
    expect(confirmed("Nordwind Textil GmbH\nHafenstraße 3, 20457 Hamburg", "Bangladesh")).toEqual([
      undefined,
      undefined,
    ]);
    expect(confirmed("Tecelagem Alba, Lda.\nRua do Moinho 8, 4800-021 Guimarães", "Portugal")).toEqual(MAKER);
    const seller = (address: string) =>
      makerIn(`Seller: Orient Knits Ltd., ${address}\nStyle: AB-4471\nCountry of origin: India`, "invoice");
    expect(seller("12 Queens Road, Hong Kong")).toEqual([undefined, undefined]);
    expect(seller("12 Mill Road, Tirupur 641603, India")[0]).toBe("Orient Knits Ltd.");
    expect(makerIn("Transit Estuaire SAS\nQuai 4, 76600 Le Havre\nAvis d'arrivée", "other")).toEqual([
      undefined,
      undefined,
    ]);
  });

  test("is not who sells wholesale, as their name says", () => {
    for (const head of [
      "Ingrosso Tessile Tirreno S.p.A.\nVia Aurelia 12, 57121 Livorno",
      "Grossiste du Lac SARL\n8 rue du Port, 74000 Annecy",
      "Mayorista Levante, S.L.\nCalle Mayor 8, 46001 Valencia",
      "Textilgrossisten Syd AB\nHamngatan 4, 211 22 Malmö",
    ])
      expect(makerIn(`${head}\nFattura 1184\nRef.: A-1`, "invoice"), head).toEqual([undefined, undefined]);
  });

  test("is who a certificate says to make the goods that it speaks of", () => {
    for (const text of [
      "Se certifica que el producto indicado, fabricado por\nMoldes Alba, S.A.\nen su planta de Utebo,\ncumple los requisitos.",
      "It is certified that the product below, manufactured by Moldes Alba, S.A., meets the criteria.",
      "Si certifica che il prodotto sotto indicato, fabbricato da Moldes Alba, S.A., è conforme.",
    ])
      expect(makerIn(text, "certificate")[0], text).toBe("Moldes Alba, S.A.");
    const yarns = "It is certified that all yarns, produced by Moldes Alba, S.A., were tested for Holm Ltd.";
    expect(makerIn(yarns, "certificate")[0]).toBeUndefined();
  });

  test("is not who buys", () => {
    const agent = "Manufacturer's agent: Halden Ltd, 19 Mill Street, Stockport SK1 3AA\nRef.: A-1";
    expect(makerIn(agent)).toEqual([undefined, undefined]);
    expect(makerIn("Buyer: Halden Ltd, 19 Mill Street, Stockport SK1 3AA\nRef.: A-1")).toEqual([
      undefined,
      undefined,
    ]);
  });
});

describe("the country", () => {
  const countryIn = (text: string) =>
    findByRules([readingOf(text)], { template: "textile", kind: "tech_sheet" })
      .filter(({ field }) => field.startsWith("country_"))
      .map(({ field, value }) => `${field} ${value}`);

  test("of making is told by people, by postpositions and by participles in many languages", () => {
    for (const [text, code] of [
      ["Manufactura portuguesa", "PT"],
      ["Goods are of Indian origin", "IN"],
      ["Magyarországon készült", "HU"],
      ["Türkiye'de üretilmiştir", "TR"],
      ["Uszyto na Ukrainie", "UA"],
      ["Izdelano na Portugalskem", "PT"],
      ["Ommeltu Liettuassa", "LT"],
      ["Ушито в България", "BG"],
    ] as const)
      expect(countryIn(text), text).toEqual([`country_making ${code}`]);
  });

  test("of each step stands in a table with companies between, and after what was done", () => {
    const table = "Process\tCompany\tCountry\nSewing\tAlba Works\tPortugal\nWeaving\tNorth Mills\tPakistan";
    expect(countryIn(table).sort()).toEqual(["country_making PT", "country_weaving PK"]);
    expect(countryIn("Garnet är spunnet i Lettland")).toEqual(["country_spinning LV"]);
  });
});

describe("a maker", () => {
  const makers = (text: string, kind = "other") =>
    findByRules([readingOf(text)], { template: "textile", kind })
      .filter(({ field }) => field.startsWith("manufacturer_"))
      .map(({ value }) => value);
  const address = "Talstraße 8, 72411 Bodelshausen";

  test("is who is named in another role, where the word for the maker says no more", () => {
    const named = `Weberei Hohl GmbH, ${address}`;
    const told = ["Weberei Hohl GmbH", address];
    expect(makers(`Lieferant\t${named}\nKunde\tNord GmbH\nHersteller\tder Lieferant`)).toEqual(told);
    expect(makers(`Exporter\t${named}\nBuyer\tNord Ltd\nManufacturer: the exporter`)).toEqual(told);
    const type = `EU TYPE-EXAMINATION CERTIFICATE\nCertificate holder\t${named}\nManufacturer\tthe certificate holder`;
    expect(makers(type, "certificate")).toEqual(told);
    expect(makers(`Exporter\t${named}\nManufacturer: not the exporter`)).toEqual([]);
  });

  test("says of itself what it is, before its address", () => {
    for (const text of [
      `La société Voilages Hohl, fabricant, ${address}, atteste que l'article est conforme`,
      `Die Firma Voilages Hohl, Hersteller, ${address}, erklärt hiermit`,
      `La ditta Voilages Hohl, produttore, ${address}, dichiara`,
    ])
      expect(makers(text), text).toEqual(["Voilages Hohl", address]);
    expect(makers(`La société Voilages Hohl, importateur, ${address}, atteste`)).toEqual([]);
  });

  test("makes and distributes, and has an address that ends with its country", () => {
    expect(makers(`Prodotto e distribuito da Maglia S.r.l.\n${address}`)).toEqual(["Maglia S.r.l.", address]);
    expect(makers(`Distribuito da Maglia S.r.l.\n${address}`)).toEqual([]);
    expect(
      makers(
        `Fabricante: Malhas Sul, Lda., Rua da Paz 7, 4610-155 Felgueiras, Portugal\nFabricado em Portugal.`,
      ),
    ).toEqual(["Malhas Sul, Lda.", "Rua da Paz 7, 4610-155 Felgueiras, Portugal"]);
  });

  test("has its address after a label of its own", () => {
    expect(makers(`Vendor / maker\tSong Garment Ltd\nFactory address\t${address}`)).toEqual([
      "Song Garment Ltd",
      address,
    ]);
    expect(makers(`Name of manufacturer\tSong Garment Ltd\nAddress\t${address}`)).toEqual([
      "Song Garment Ltd",
      address,
    ]);
    expect(makers(`Supplier\tSong Garment Ltd\nAddress\t${address}`)).toEqual([]);
  });
});

test("a maker is the company that writes, and has the address that stands beside its name elsewhere", () => {
  expect(makerIn("Manufacturer is our company, Alba Knit Ltd., Plot 28, Mill Road, Gazipur 1346.")).toEqual([
    "Alba Knit Ltd.",
    "Plot 28, Mill Road, Gazipur 1346",
  ]);
  expect(makerIn("Hersteller ist unser Betrieb, die Weberei Kolb GmbH, Talweg 4, 95213 Münchberg.")[0]).toBe(
    "Weberei Kolb GmbH",
  );
  expect(
    makerIn(
      "Requerente\tTecelagem Alba, Lda.\nMorada\tRua do Moinho 8, 4800-021 Guimarães\nFabricante: Tecelagem Alba, Lda.",
    ),
  ).toEqual(MAKER);
  expect(makerIn("Producent\tZakład Bobrek s.c.\nKraj\tPolska")[0]).toBe("Zakład Bobrek s.c.");
  expect(makerIn("Ražotājs: SIA Vilnas Zeme.\nVienas šalles svars 140 g.")).toEqual([
    "SIA Vilnas Zeme",
    undefined,
  ]);
  expect(
    makerIn(
      "Noi, S.C. Târnava S.R.L., cu sediul în str. Fabricii nr. 27, 551025 Mediaș, în calitate de producător, declarăm",
    ),
  ).toEqual(["S.C. Târnava S.R.L.", "str. Fabricii nr. 27, 551025 Mediaș"]);
});

test("a code that a line breaks at its hyphen is one number", () => {
  expect(makerIn("Producent: Koc Beskid sp. z o.o., ul. Fabryczna 8, 34-\n300 Żywiec")).toEqual([
    "Koc Beskid sp. z o.o.",
    "ul. Fabryczna 8, 34-300 Żywiec",
  ]);
});

test("whose paper it is stands within a line of its foot, behind other sentences or before what prices are like", () => {
  const sheet =
    "Produktblad\nVarenr.: RK-1402\nVægt: 900 g\nStørrelser: S-XL\nVår: 100 % bomuld\nFyld: 100 % uld\nVask 40 °C\n";
  const maker = ["Ringsø Sengelin ApS", "Fabriksvej 3, 6950 Ringkøbing"];
  for (const foot of [
    "Momsen udgør 25 % af prisen. Returret 100 dage. Ringsø Sengelin ApS, Fabriksvej 3, 6950 Ringkøbing",
    "Parti 26/118 · Ringsø Sengelin ApS · Fabriksvej 3, 6950 Ringkøbing · priser inkl. 25 % moms",
    "Ringsø Sengelin ApS, Fabriksvej 3, 6950 Ringkøbing · priser inkl. 25 % moms",
  ])
    expect(makerIn(sheet + foot), foot).toEqual(maker);
  for (const foot of [
    "Ret til ændringer. Forhandles af: Nord Handel ApS, Havnegade 3, 7700 Thisted",
    "Ringsø er et mærke. Ringsø er en del af Nordlin ApS, Havnegade 3, 7700 Thisted",
  ])
    expect(makerIn(sheet + foot), foot).toEqual([undefined, undefined]);
});

test("an amount below the word for making is nobody who makes", () => {
  expect(makerIn("Povlečení, vyrobeno\t51 200 Kč\nVýrobce\t51 200 Kč", "invoice")).toEqual([
    undefined,
    undefined,
  ]);
});

test("an address ends with its country, before the sentence in the next line", () => {
  const text =
    "Manufacturer: Ironbeck Foundry Ltd, 14 Mill Lane, Sheffield S3 8GG, United Kingdom\nThe pan is cast from grey iron and seasoned with oil";
  expect(makerIn(text)).toEqual(["Ironbeck Foundry Ltd", "14 Mill Lane, Sheffield S3 8GG, United Kingdom"]);
});

test("the title of a list beside the word for the maker is no maker", () => {
  const page = pageOf([
    [50, 50, "Gamintojas / siuntėjas"],
    [390, 50, "PAKAVIMO LAPAS"],
    [50, 62, "UAB Kėdžių dirbtuvė"],
    [390, 62, "Nr. KD-25/0114"],
    [50, 74, "Klevų g. 9"],
    [50, 86, "LT-78214 Šiauliai"],
    [50, 98, "Lietuva"],
  ]);
  expect(makerOn(page, "other")).toEqual(["UAB Kėdžių dirbtuvė", "Klevų g. 9, LT-78214 Šiauliai, Lietuva"]);
});

test("a company stands below its head across a blank line, beside another head, or goes on below", () => {
  const lines = (...texts: string[]) => texts.map((text, i): Printed => [50, 40 + i * 14, text]);
  const apart = pageOf([
    [50, 40, "Fabricante"],
    [50, 70, "Botarão Calçado, S.A."],
    [50, 84, "Rua da Curtideira 118"],
    [50, 98, "4610-156 Felgueiras"],
  ]);
  expect(makerOn(apart)).toEqual(["Botarão Calçado, S.A.", "Rua da Curtideira 118, 4610-156 Felgueiras"]);
  expect(
    makerIn(
      "Fabrikant\tService\nZoutcel Energie B.V.\tT 0528 55 61 30\nKanaalweg 112\tservice@zoutcel.example",
    ),
  ).toEqual(["Zoutcel Energie B.V.", "Kanaalweg 112"]);
  expect(makerOn(pageOf(lines("Fabrikant: De Wilgenrijder", "Rijwielfabriek B.V.")))[0]).toBe(
    "De Wilgenrijder Rijwielfabriek B.V.",
  );
  expect(makerOn(pageOf(lines("Fabrikant: Norden", "Norden Textiel B.V.")))[0]).toBe("Norden");
  expect(makerIn("Výrobce: Hračky z Podlesí, v.d.")).toEqual(["Hračky z Podlesí, v.d.", undefined]);
});

test("a person who signs for who makes is not who makes", () => {
  for (const text of [
    "Signed for the manufacturer: Owen Aspatria, Head of Compliance",
    "Podepsáno za výrobce: Jan Novák",
    "Underskrevet for fabrikanten: Jens Hansen",
    "Unterzeichnet für den Hersteller: Anna Lehmann",
    "Signé pour le fabricant : Aurélie Damaisin",
  ])
    expect(makerIn(text)[0], text).toBeUndefined();
});

test("a maker has no title of a paper for an address, and none of it behind their own", () => {
  expect(makerIn("Nähwerk Alba GmbH\nLieferschein 88213 vom 19.05.2027 – Ihre Bestellung 4500-7")).toEqual([
    undefined,
    undefined,
  ]);
  for (const title of ["EU-Konformitätserklärung", "Dichiarazione di conformità", "Declaración UE"])
    expect(makerIn(`Tecelagem Alba, Lda., Rua do Moinho 8, 4800-021 Guimarães\n${title}\nRef. A-1`)).toEqual(
      MAKER,
    );
});

test("a maker is no town where the works are", () => {
  for (const text of ["Nähbetrieb: Gaomi, China", "Usine : Sfax, Tunisie", "Factory: Tiruppur, India"])
    expect(makerIn(`${text}\n100 % cotton`), text).toEqual([undefined, undefined]);
});
