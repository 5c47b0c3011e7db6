import { describe, expect, test } from "bun:test";
import { readingOf } from "../../../tests/support/readings.ts";
import { findByRules } from "./rules.ts";

const subject = { template: "textile", kind: "tech_sheet" };
const find = (text: string, other: Partial<Parameters<typeof findByRules>[1]> = {}) =>
  findByRules([readingOf(text)], { ...subject, ...other });
const valuesOf = (field: string, text: string, other = {}) =>
  find(text, other)
    .filter((finding) => finding.field === field)
    .map(({ value }) => value);

describe("findings", () => {
  test("quote the document to the letter, and name page and place", () => {
    const pages = [readingOf("EAN 5601234567892"), readingOf("Fabricado em PORTUGAL, 2026", 2)];
    expect(findByRules(pages, subject)).toEqual([
      {
        field: "gtin",
        value: "5601234567892",
        confidence: 0.98,
        quotation: "EAN 5601234567892",
        page: 1,
        box: [expect.any(Number), expect.any(Number), expect.any(Number), expect.any(Number)],
      },
      {
        field: "country_making",
        value: "PT",
        confidence: 0.96,
        quotation: "Fabricado em PORTUGAL",
        page: 2,
        box: [expect.any(Number), expect.any(Number), expect.any(Number), expect.any(Number)],
      },
    ]);
  });

  test("are the code of a piece, not of its carton or of a book", () => {
    expect(valuesOf("gtin", "GTIN-14 (case): 14012345678908\nGTIN-13 (unit): 4012345678901")).toEqual([
      "4012345678901",
    ]);
    for (const text of ["Master carton EAN 4007777000352", "ISBN 9783161484100"])
      expect(valuesOf("gtin", text), text).toEqual([]);
  });

  test("are the digits under bars, however wide they are set, and those behind a sentence of cartons", () => {
    for (const text of [
      "4 0 1 2 3 4 5 6 7 8 9 0 1",
      "Carton measurements: 50 × 30 × 30 cm. EAN on polybag sticker: 4012345678901.",
      "Kartonmaße 50 × 30 × 30 cm. EAN am Artikel: 4012345678901",
    ])
      expect(valuesOf("gtin", text), text).toEqual(["4012345678901"]);
    for (const text of [
      "4 0 1 2 3 4 5 6 7 8 9 0 2",
      "1 2 3 4 5 6 7 8 9 10 11 12 13",
      "EAN on the carton: 4012345678901",
    ])
      expect(valuesOf("gtin", text), text).toEqual([]);
  });

  test("are for fields that the template has", () => {
    const text = "Made in Portugal. 100% cotton. Recycled content 30 %";
    const fields = (template: string) => find(text, { template }).map(({ field }) => field);
    expect(fields("detergent")).toEqual(["country_making"]);
    expect(fields("steel")).toEqual(["recycled_content", "country_making"]);
  });

  test("are none in a text that says nothing", () => {
    for (const text of [
      "",
      "Invoice 20261120\nVAT 23 %\nTotal 100 %",
      "Not made in China.",
      "Non è fabbricato in Italia.",
      "Nicht in China hergestellt",
      "0000000000000",
      "Discount 5 %, deposit 95 %",
      "Tel. 4006381333931",
    ])
      expect(find(text), text).toEqual([]);
  });

  test("say each value once, and are not sure of any where they differ", () => {
    expect(find("Made in Portugal\nMade in Portugal")).toHaveLength(1);
    const both = find("Made in Portugal\nMade in Italy");
    expect(both.map(({ value, confidence }) => [value, confidence])).toEqual([
      ["PT", 0.5],
      ["IT", 0.5],
    ]);
  });

  test("are doubted where the letters are", () => {
    const confidence = (sureness: number) =>
      findByRules([readingOf("Made in Portugal", 1, sureness)], subject)[0]?.confidence ?? 0;
    expect(confidence(0.95)).toBe(confidence(1));
    expect(confidence(0.6)).toBeLessThan(0.9);
  });

  test("come quickly from a text made to slow them down", () => {
    const texts = [
      "1 ".repeat(50_000),
      "recycled content ".repeat(6000),
      "a ".repeat(50_000),
      "9% co ".repeat(20_000),
      "made in ".repeat(4000),
      "95/5 ".repeat(20_000),
      "ref. ".repeat(5000),
      "a".repeat(200_000),
      "A-".repeat(100_000),
      "wash ".repeat(20_000),
      "certificate number ".repeat(5000),
    ];
    for (const text of texts) {
      const began = performance.now();
      find(text);
      expect(performance.now() - began, text.slice(0, 20)).toBeLessThan(20_000);
    }
  }, 240_000);
});

describe("of several products", () => {
  test("the rows of numbers made alike are those of others, whatever the head of their column says", () => {
    const text = [
      "Zboží\tNázev\tSložení\tEAN\tMnožství",
      "PV-0411\tProstěradlo\t97 % bavlna, 3 % elastan\t8594042104113\t20 ks",
      "PV-0415\tPřehoz\t100 % bavlna\t8594042104151\t6 ks",
      "PV-0502\tUtěrka\t100 % len\t8594042105028\t150 ks",
    ].join("\n");
    const product = { reference: "PV-0415", gtin: null };
    const found = findByRules([readingOf(text)], { template: "textile", kind: "other", product });
    const told = (field: string) => found.filter((one) => one.field === field).map(({ value }) => value);
    expect(told("gtin")).toEqual(["8594042104151"]);
    expect(told("fibre_composition")).toEqual([[{ fibre: "cotton", percent: 100 }]]);
  });

  test("a sentence about all goods is kept before one that names another product in its line", () => {
    const text = [
      "Style\tDescription\tQty",
      "KT-2204-A\tT-shirt, 100% cotton\t400",
      "KT-2218-B\tSweatshirt, 80% cotton 20% polyester\t200",
      "We declare that the goods are of Indian origin (REX 11). Style KT-2204-A weighs 150 g.",
    ].join("\n");
    const product = { reference: "KT-2218-B", gtin: null };
    const found = findByRules([readingOf(text)], { template: "textile", kind: "invoice", product });
    const told = (field: string) => found.filter((one) => one.field === field).map(({ value }) => value);
    expect(told("country_making")).toEqual(["IN"]);
    expect(told("net_weight")).toEqual([]);
  });

  test("what stands below its number is of a product, its GTIN too where nobody has told that", () => {
    const text = [
      "Pos\tArtikel\tBezeichnung\tMenge",
      "1\t4468-GR\tBundhose Ruhme\t40",
      "65 % Polyester, 35 % Baumwolle",
      "EAN 4025110446803",
      "Ursprungsland: Pakistan",
      "2\t4471-BL\tLatzhose Oder\t25",
      "98 % Baumwolle, 2 % Elasthan",
      "EAN 4025110447107",
      "Ursprungsland: Portugal",
      "Gewicht je Stück: 780 g",
      "3\t5102-SW\tMütze Innerste\t60",
      "100 % Polyacryl",
      "EAN 4025110510207",
      "Ursprungsland: China",
    ].join("\n");
    const product = { reference: "4471-BL", gtin: null };
    const found = findByRules([readingOf(text)], { template: "textile", kind: "invoice", product });
    const told = (field: string) => found.filter((one) => one.field === field).map(({ value }) => value);
    expect(told("gtin")).toEqual(["4025110447107"]);
    expect(told("country_making")).toEqual(["PT"]);
    expect(told("net_weight")).toEqual([780]);
    expect(told("fibre_composition")).toEqual([
      [
        { fibre: "cotton", percent: 98 },
        { fibre: "elastane", percent: 2 },
      ],
    ]);
  });

  const invoice = [
    "Ref.\tDescription\tComposition\tEAN",
    "AA-10\tShirt\t100% cotton\t4012345000016",
    "BB-20\tBlouse\t100% viscose\t4012345000023",
    "Made in Romania",
  ].join("\n");

  test("nothing is told of one alone, but what holds for all is", () => {
    expect(find(invoice, { kind: "invoice" }).map(({ field }) => field)).toEqual(["country_making"]);
  });

  test("the one that the document belongs to is told of, by its reference or its GTIN", () => {
    for (const product of [
      { gtin: null, reference: "BB-20" },
      { gtin: "4012345000023", reference: "x" },
    ]) {
      const found = find(invoice, { kind: "invoice", product });
      expect(Object.fromEntries(found.map(({ field, value }) => [field, value]))).toEqual({
        gtin: "4012345000023",
        reference: "BB-20",
        fibre_composition: [{ fibre: "viscose", percent: 100 }],
        country_making: "RO",
      });
    }
  });
});

describe("GTINs", () => {
  test("are no numbers of companies and places, beside which the product has its own", () => {
    for (const location of [
      "GLN 4012345678901",
      "ILN-Nummer: 4012345678901",
      "GLN du fournisseur\t4012345678901",
    ]) {
      const text = `EAN: 5601234567892\nArt. no.: KF-2207\n${location}`;
      expect(valuesOf("gtin", text), location).toEqual(["5601234567892"]);
      expect(valuesOf("reference", text), location).toEqual(["KF-2207"]);
      expect(valuesOf("gtin", location), location).toEqual([]);
    }
  });

  test("count by their check digit, after their word also with spaces and shorter", () => {
    for (const [text, gtin] of [
      ["5601234567892", "5601234567892"],
      ["EAN 5 601234 567892", "5601234567892"],
      ["EAN: 96385074", "96385074"],
      ["UPC 036000291452", "036000291452"],
      ["(01)04006381333931", "04006381333931"],
      ["Código de barras: 5601234567892", "5601234567892"],
    ] as const)
      expect(valuesOf("gtin", text), text).toEqual([gtin]);
    for (const text of [
      "GTIN 5601234567893",
      "96385074",
      "+5601234567892",
      "15601234567892",
      "5601234567892,50",
    ])
      expect(valuesOf("gtin", text), text).toEqual([]);
  });

  test("after their word are read where a picture shows letters for digits", () => {
    expect(valuesOf("gtin", "EAN: 56O1234567892")).toEqual(["5601234567892"]);
  });
});

describe("compositions", () => {
  const parts = (text: string) => valuesOf("fibre_composition", text);
  const whole = [
    { fibre: "cotton", percent: 95 },
    { fibre: "elastane", percent: 5 },
  ];

  test("are read in many languages and in codes, share first or fibre first", () => {
    for (const text of [
      "95% cotton 5% elastane",
      "95 % Baumwolle, 5 % Elasthan",
      "95% coton\n5% élasthanne",
      "Cotone 95%, elastan 5%",
      "95 % algodón / 5 % elastano",
      "Algodão: 95 %; Elastano: 5 %",
      "95% katoen 5% elastaan",
      "bawełna 95%, elastan 5%",
      "%95 pamuk %5 elastan",
      "95 % bomull, 5 % elastan",
      "95 % puuvilla, 5 % elastaani",
      "95% bavlna 5% elastan",
      "95/5 CO/EL",
      "CO 95% EA 5%",
      "95/5 cotton/elastane",
    ])
      expect(parts(text), text).toEqual([whole]);
  });

  test("keep decimals, and what is said to be recycled or organic", () => {
    expect(parts("66,5 % recycled polyester, 33.5% wool")).toEqual([
      [
        { fibre: "recycled polyester", percent: 66.5 },
        { fibre: "wool", percent: 33.5 },
      ],
    ]);
    expect(parts("100% poliéster reciclado")).toEqual([[{ fibre: "recycled polyester", percent: 100 }]]);
    expect(parts("100 % Bio-Baumwolle")).toEqual([[{ fibre: "organic cotton", percent: 100 }]]);
    expect(parts("100% coton biologique")).toEqual([[{ fibre: "organic cotton", percent: 100 }]]);
  });

  test("name the part of the product that they are of", () => {
    expect(parts("Shell: 100% wool\nLining: 60% viscose, 40% silk\nSewing thread: 100% polyester")).toEqual([
      [
        { fibre: "wool", percent: 100, component: "shell" },
        { fibre: "viscose", percent: 60, component: "lining" },
        { fibre: "silk", percent: 40, component: "lining" },
      ],
    ]);
  });

  test("of a table are those that are claimed, not those that were measured", () => {
    expect(parts("Fibre\tClaimed\tFound\nCotton\t95\t93.9\nElastane\t5\t6.1")).toEqual([whole]);
  });

  test("are not made of shares that make no whole, or of words that only resemble fibres", () => {
    for (const text of [
      "60% cotton, 30% linen",
      "80% cotton 80% linen",
      "100% faux leather",
      "100 % cottonseed",
      "100% Linz",
      "100% cotton and blends with elastane",
      "Item\tDescription\tQty\tPrice\n1\tCotton T-shirt\t100\t5.00",
    ])
      expect(parts(text), text).toEqual([]);
  });

  test("that contradict each other are both told, without certainty", () => {
    const found = find("100% wool\nDelivered in boxes of ten\n100% silk");
    expect(found.map(({ value, confidence }) => [value, confidence])).toEqual([
      [[{ fibre: "wool", percent: 100 }], 0.5],
      [[{ fibre: "silk", percent: 100 }], 0.5],
    ]);
  });
});

describe("countries", () => {
  test("are known by name in the languages of the Union and by code", () => {
    for (const [text, code] of [
      ["Made in Portugal", "PT"],
      ["MADE IN ITALY", "IT"],
      ["Country of origin: TR", "TR"],
      ["Fabricado em Espanha.", "ES"],
      ["Fabriqué en Côte d’Ivoire", "CI"],
      ["Hergestellt in Österreich", "AT"],
      ["Hergestellt in der Türkei", "TR"],
      ["Made in the United Kingdom", "GB"],
      ["Made in Bosnia & Herzegovina", "BA"],
      ["Made in Viet Nam", "VN"],
      ["Made in P.R. China", "CN"],
      ["Prodotto in Italia", "IT"],
      ["Wyprodukowano w Polsce", "PL"],
      ["Kraj pochodzenia: Chiny", "CN"],
      ["Země původu: Slovensko", "SK"],
      ["Származási hely: Lengyelország", "PL"],
      ["Țara de origine: Bulgaria", "BG"],
      ["Zemlja podrijetla: Hrvatska", "HR"],
      ["Päritoluriik: Eesti", "EE"],
      ["Kilmės šalis: Lietuva", "LT"],
      ["Izcelsmes valsts: Latvija", "LV"],
      ["Страна на произход: България", "BG"],
      ["Χώρα προέλευσης: Ελλάδα", "GR"],
      ["Ursprungsland: Schweden", "SE"],
      ["Oprindelsesland: Danmark", "DK"],
      ["Valmistusmaa: Suomi", "FI"],
      ["Wyprodukowano w Portugalii", "PT"],
      ["MADE IN GREEN by OEKO-TEX", ""],
      ["Made in heaven", ""],
      ["Made in it", ""],
    ] as const)
      expect(valuesOf("country_making", text)[0] ?? "", text).toBe(code);
  });
});

describe("care", () => {
  test("is told by the words for each symbol", () => {
    const found = find(
      "Wash at 30 °C, gentle cycle. Do not bleach. Do not tumble dry. Dry flat. Do not iron.",
    );
    expect(Object.fromEntries(found.map(({ field, value }) => [field, value]))).toEqual({
      care_washing: "wash_30_mild",
      care_bleaching: "do_not_bleach",
      care_drying: ["do_not_tumble", "flat"],
      care_ironing: "do_not_iron",
    });
  });

  test("does not take a prohibition for a permission", () => {
    expect(valuesOf("care_ironing", "Nicht heiß bügeln")).toEqual(["iron_110"]);
    expect(valuesOf("care_ironing", "Heiß bügeln")).toEqual(["iron_200"]);
    expect(valuesOf("care_professional", "Do not dry clean (P)")).toEqual([["do_not_dry_clean"]]);
  });
});

describe("certificates", () => {
  test("have their number beside the standard, with a word for one or letters of who certified", () => {
    for (const [text, number] of [
      ["Certificat GOTS\tn° 250417 (Ecocert)", "250417"],
      ["OEKO-TEX Standard 100\tč. 04.0.1389, TZÚ Brno", "04.0.1389"],
      ["Norma\tN.º\tOrganismo\nOEKO-TEX Standard 100\t7245CIT\tCITEVE", "7245CIT"],
    ] as const)
      expect(valuesOf("certificates", text), text).toEqual([[expect.objectContaining({ number })]]);
    expect(valuesOf("certificates", "OEKO-TEX Standard 100\t31.12.2027")).toEqual([]);
  });

  test("have their number, standard, issuer and last day", () => {
    const text =
      "STANDARD 100 by OEKO-TEX®\nCertificate number: 19.HUK.77120\nValid until: 31 March 2027\nIssued by: Shirley Ltd";
    expect(valuesOf("certificates", text, { kind: "certificate" })).toEqual([
      [
        {
          name: "OEKO-TEX Standard 100",
          number: "19.HUK.77120",
          issuer: "Shirley Ltd",
          valid_until: "2027-03-31",
        },
      ],
    ]);
  });

  test("are known by the shapes of their numbers", () => {
    for (const [text, number] of [
      ["GOTS certified, CU 872144GOTS-2026-0001", "CU 872144GOTS-2026-0001"],
      ["TC-2026-IT-448120", "TC-2026-IT-448120"],
      ["FSC® SGSCH-COC-002311", "SGSCH-COC-002311"],
      ["PEFC/04-31-1234", "PEFC/04-31-1234"],
      ["OEKO-TEX Standard 100, No. 2019OK0456", "2019OK0456"],
      ["STANDARD 100 by OEKO-TEX® (2021OK0917 AITEX)", "2021OK0917"],
    ] as const)
      expect(valuesOf("certificates", text), text).toEqual([[expect.objectContaining({ number })]]);
  });

  test("are known beside a standard, after who certified, and by words for a number in sentences", () => {
    for (const [text, number] of [
      ["OEKO-TEX Std 100: SH031 220417 TESTEX, class II", "SH031 220417"],
      ["a) GRS — ES-2020/QMS.3310, until 2028-02-02", "ES-2020/QMS.3310"],
      ["RDS · Certified by Control Union · CU 733120", "CU 733120"],
      ["La chaise est certifiée Cradle to Cradle sous le numéro 7731.", "7731"],
      ["Le certificat SA8000 (n° FR-2210-SA) expire en mai.", "FR-2210-SA"],
      ["Écolabel européen, licence FR/020/077", "FR/020/077"],
      ["Blauer Engel\nVertragsnummer: 52208", "52208"],
      ["Der Blaue Engel, Vertragsnummer 38211", "38211"],
      ["Certified by Ecocert Greenlife, licence 187432 (GOTS)", "187432"],
      ["STANDARD 100 by OEKO-TEX® / 11-34567 / Shirley", "11-34567"],
      ["OEKO-TEX Standard 100 -sertifikaatti nro 2005-118, voimassa 30.6.2027 asti", "2005-118"],
      ["Das alte Zertifikat 19.HDE.11111 wurde durch 25.HDE.22222 ersetzt.", "25.HDE.22222"],
      ["Tá sé deimhnithe faoi OEKO-TEX Standard 100, uimhir an deimhnithe 2015-118", "2015-118"],
    ] as const)
      expect(valuesOf("certificates", text, { kind: "declaration" }), text).toEqual([
        [expect.objectContaining({ number })],
      ]);
  });

  test("have their number behind a standard in the next cell, after the short words for it", () => {
    for (const text of [
      "Certifikát\tOEKO-TEX STANDARD 100, č. 1104017 TZÚ",
      "Certifikat\tOEKO-TEX Standard 100, br. 1104017",
      "Certifikat\tOEKO-TEX Standard 100, št. 1104017",
      "Tanúsítvány\tOEKO-TEX Standard 100, sz. 1104017",
      "Πιστοποιητικό\tOEKO-TEX Standard 100, αρ. 1104017",
      "Certifikát\tOEKO-TEX Standard 100, číslo 1104017",
    ])
      expect(valuesOf("certificates", text), text).toEqual([
        [expect.objectContaining({ name: "OEKO-TEX Standard 100", number: "1104017" })],
      ]);
    expect(valuesOf("certificates", "OEKO-TEX Standard 100, str. 1104017")).toEqual([]);
  });

  test("have their number, who issued them and until when under labels of each language", () => {
    for (const [number, issuer, until] of [
      ["N. certificato", "Ente certificatore", "Scade il"],
      ["Broj licence", "Certifikacijsko tijelo", "Datum isteka"],
      ["Tanúsítvány sz.", "Tanúsító szervezet", "Lejárat"],
      ["Серт. №", "Сертифициращ орган", "Изтича на"],
      ["Sert. nro", "Sertifiointielin", "Päättymispäivä"],
      ["Litsentsi number", "Sertifitseerimisasutus", "Kehtiv kuni"],
      ["Nr. certificatului", "Organism de certificare", "Expiră la"],
      ["Numru taċ-ċertifikat", "Maħruġ minn", "Validu sa"],
    ] as const) {
      const text = `GRS\n${number}: KL-20771\n${issuer}: Nordlab Prüf GmbH\n${until}: 31.03.2027`;
      expect(valuesOf("certificates", text, { kind: "certificate" }), text).toEqual([
        [{ name: "GRS", number: "KL-20771", issuer: "Nordlab Prüf GmbH", valid_until: "2027-03-31" }],
      ]);
    }
  });

  test("have a label of their own below the name of their standard", () => {
    for (const label of [
      "Numéro de certificat",
      "Numer certyfikatu",
      "Αριθμός πιστοποιητικού",
      "Número de licença",
    ])
      expect(valuesOf("certificates", `OEKO-TEX STANDARD 100\n${label}: 0812044`), label).toEqual([
        [expect.objectContaining({ number: "0812044" })],
      ]);
  });

  test("are reached from a word for a certificate over words that only lead to their number", () => {
    for (const [text, number] of [
      ["Certificado de examen UE de tipo\tAIDO-TE-25-00318", "AIDO-TE-25-00318"],
      ["O nosso certificado de cadeia de custódia FSC® tem o código NORT-COC-005118", "NORT-COC-005118"],
      ["Certificaat\tDEKRA Nederland R 50711843 0002, geldig tot 21-01-2031", "R 50711843 0002"],
      [
        "Wir arbeiten nach ISCC PLUS, Zertifikat ISCC-PLUS-Cert-DE105-20417733.",
        "ISCC-PLUS-Cert-DE105-20417733",
      ],
      ["Etiqueta ecológica de la UE .. Licencia ES-MD/016/051", "ES-MD/016/051"],
    ] as const)
      expect(valuesOf("certificates", text, { kind: "declaration" }), text).toEqual([
        [expect.objectContaining({ number })],
      ]);
    for (const text of [
      "Objet : certification OCS de la référence TL-4410",
      "Certificate of origin for the article KL-20417",
    ])
      expect(valuesOf("certificates", text, { kind: "declaration" }), text).toEqual([]);
  });

  test("stand below a head that says no more than number, beside one that says standard", () => {
    const text =
      "Standard\tNummer\tgültig bis\tAblage\nGOTS\tKDT 30177-2026\t14.02.2027\tQS-0044\nGrüner Knopf\tGK-3-0551\t11.05.2028\tQS-0045";
    expect(valuesOf("certificates", text, { kind: "declaration" })).toEqual([
      [
        expect.objectContaining({ name: "GOTS", number: "KDT 30177-2026" }),
        expect.objectContaining({ name: "Grüner Knopf", number: "GK-3-0551" }),
      ],
    ]);
  });

  test("that have ended, are another company's, asked for or an example are not told", () => {
    for (const text of [
      "RWS-certifikatet nr. WLC-RWS-2025-0417 tillhör ett annat företag.",
      "Unser GOTS-Zertifikat Nr. CU-1123480-GOTS-2024 ist abgelaufen und wurde nicht verlängert.",
      "Norma\tN.º de certificado\tEstado\nGOTS\tCTX-GOTS-0714/24\tCaducado",
      "SPECIMEN\nSTANDARD 100 by OEKO-TEX®\nCertificate number: 12.HUS.33818",
      "STANDARD 100 by OEKO-TEX®\nCertificate number: 12.HUS.00000",
      "Certificate of origin no. A 1182-4471",
      "Kalibrierschein: Certificat d'étalonnage n° KAL-2026-118",
      "Le certificat GRS n° ECO-GRS-22-118 est en cours de délivrance.",
    ])
      expect(valuesOf("certificates", text, { kind: "declaration" }), text).toEqual([]);
    for (const [text, number] of [
      ["GOTS certificate CERES-GOTS-2214 replaces CERES-GOTS-1107.", "CERES-GOTS-2214"],
      ["Certificazione GRS n. IT-TE 0092218, in corso di validità", "IT-TE 0092218"],
      ["Certificato GRS n. ICEA-GRS-0714/26, in corso di validità", "ICEA-GRS-0714/26"],
    ] as const)
      expect(valuesOf("certificates", text, { kind: "declaration" }), text).toEqual([
        [expect.objectContaining({ number })],
      ]);
  });

  test("are not the numbers of reports, amounts, licences and members beside a standard", () => {
    for (const text of [
      "GOTS: 1.234,00",
      "OEKO-TEX Standard 100: EN 14362-1",
      "ISO 9001: 2015-09-15",
      "GOTS (order 26/118, no number yet)",
      "Tested for OEKO-TEX, report under number 7740-12",
    ])
      expect(valuesOf("certificates", text), text).toEqual([]);
    const replaced = "GOTS certificate CERES-2214 is valid. The former number CERES-1107 is no longer valid.";
    expect(valuesOf("certificates", replaced)).toEqual([[expect.objectContaining({ number: "CERES-2214" })]]);
  });
});

describe("amounts", () => {
  test("weights come in the unit of the template, and those of fabrics and parcels do not come", () => {
    expect(valuesOf("net_weight", "Net weight: 0,45 kg")).toEqual([450]);
    expect(valuesOf("net_weight", "Poids : 1 250 g")).toEqual([1250]);
    expect(valuesOf("net_weight", "Gewicht: 2,5 kg", { template: "furniture" })).toEqual([2.5]);
    for (const text of [
      "Weight: 180 g/m2",
      "Gross weight: 12 kg",
      "Fabric weight 320 g",
      "Net shipping weight: 900 kg",
    ])
      expect(valuesOf("net_weight", text), text).toEqual([]);
  });

  test("figures of batteries come with their units", () => {
    const found = find("Chemistry: LiFePO4\nNominal voltage: 48 V\nRated capacity: 10,4 Ah\nEnergy: 499 Wh", {
      template: "battery",
    });
    expect(Object.fromEntries(found.map(({ field, value }) => [field, value]))).toEqual({
      rated_capacity: 10.4,
      rated_energy: 0.499,
      voltage_nominal: 48,
      battery_chemistry: "lfp",
    });
  });
});

test("materials of other products are told as they are printed, where they make a whole", () => {
  const found = (text: string) => valuesOf("material_composition", text, { template: "furniture" });
  expect(found("Material: 70% Solid wood, 30% steel")).toEqual([
    [
      { material: "Solid wood", percent: 70 },
      { material: "steel", percent: 30 },
    ],
  ]);
  expect(found("Material: 70% wood, 10% steel")).toEqual([]);
});

describe("names", () => {
  test("are not taken from laws, standards, invoices and sizes", () => {
    for (const text of [
      "Article 103 of Regulation (EU) 1007/2011",
      "Ref: EN 14362-1",
      "Invoice no. 2026/1187",
      "Style: casual",
      "Model year 2026",
      "Product: 100% cotton",
    ])
      expect(
        find(text).filter(({ field }) => field !== "fibre_composition"),
        text,
      ).toEqual([]);
  });

  test("stand after their labels, in the same cell or the next", () => {
    const text =
      "Brand\tAlder Lane\nStyle no.: AL-1020\tColour: Blue\nManufacturer: Foo GmbH, Hauptstr. 1, 12345 Berlin";
    expect(Object.fromEntries(find(text).map(({ field, value }) => [field, value]))).toEqual({
      brand: "Alder Lane",
      reference: "AL-1020",
      manufacturer_name: "Foo GmbH",
      manufacturer_address: "Hauptstr. 1, 12345 Berlin",
    });
  });

  test("are read in Ukrainian, and in Serbian in Cyrillic letters", () => {
    const firstOf = (text: string, field: string) => valuesOf(field, text)[0];
    const ukrainian = [
      "Артикул: СЖ-1180",
      "Торговельна марка: Мальва",
      "Склад: верх – 70 % льон, 30 % бавовна; підкладка – 100 % віскоза",
      "Пошито в Туреччині",
      "Виробник: ПрАТ «Льонокомбінат», вул. Київська, 12, м. Житомир, 10001",
      "Ручне прання. Не відбілювати. Не сушити в барабані. Не прасувати. Хімчистка заборонена.",
      "Маса нетто: 240 г",
    ].join("\n");
    expect(firstOf(ukrainian, "reference")).toBe("СЖ-1180");
    expect(firstOf(ukrainian, "brand")).toBe("Мальва");
    expect(firstOf(ukrainian, "fibre_composition")).toEqual([
      { fibre: "linen", percent: 70, component: "shell" },
      { fibre: "cotton", percent: 30, component: "shell" },
      { fibre: "viscose", percent: 100, component: "lining" },
    ]);
    expect(firstOf(ukrainian, "country_making")).toBe("TR");
    expect(firstOf(ukrainian, "manufacturer_name")).toBe("ПрАТ «Льонокомбінат»");
    expect(firstOf(ukrainian, "manufacturer_address")).toBe("вул. Київська, 12, м. Житомир, 10001");
    expect(firstOf(ukrainian, "care_washing")).toBe("hand_wash");
    expect(firstOf(ukrainian, "care_bleaching")).toBe("do_not_bleach");
    expect(firstOf(ukrainian, "care_drying")).toEqual(["do_not_tumble"]);
    expect(firstOf(ukrainian, "care_ironing")).toBe("do_not_iron");
    expect(firstOf(ukrainian, "care_professional")).toEqual(["do_not_dry_clean"]);
    expect(firstOf(ukrainian, "net_weight")).toBe(240);
    const serbian = [
      "Шифра артикла: КЈ-210",
      "Сировински састав: 40 % вуне, 40 % акрила и 20 % полиамида",
      "Произведено у Србији",
      "Произвођач: Конфекција Југ д.о.о., Булевар ослобођења 12, 21000 Нови Сад",
      "Прати на 40 °C. Не избељивати. Пеглати на ниској температури. Хемијско чишћење забрањено.",
      "Нето тежина: 180 г",
      "Сертификат GOTS бр. CU-2210, важи до 12.05.2027., издат од Control Union",
    ].join("\n");
    expect(firstOf(serbian, "reference")).toBe("КЈ-210");
    expect(firstOf(serbian, "fibre_composition")).toEqual([
      { fibre: "wool", percent: 40 },
      { fibre: "acrylic", percent: 40 },
      { fibre: "polyamide", percent: 20 },
    ]);
    expect(firstOf(serbian, "country_making")).toBe("RS");
    expect(firstOf(serbian, "manufacturer_name")).toBe("Конфекција Југ д.о.о.");
    expect(firstOf(serbian, "care_washing")).toBe("wash_40");
    expect(firstOf(serbian, "care_bleaching")).toBe("do_not_bleach");
    expect(firstOf(serbian, "care_ironing")).toBe("iron_110");
    expect(firstOf(serbian, "care_professional")).toEqual(["do_not_dry_clean"]);
    expect(firstOf(serbian, "net_weight")).toBe(180);
    expect(firstOf(serbian, "certificates")).toEqual([
      { name: "GOTS", number: "CU-2210", issuer: "Control Union", valid_until: "2027-05-12" },
    ]);
  });

  test("are of a certificate where all goods it is for are of one composition", () => {
    const told = (goods: string) =>
      valuesOf("fibre_composition", `STANDARD 100 by OEKO-TEX\n${goods}`, { kind: "certificate" });
    const cotton = [[{ fibre: "cotton", percent: 100 }]];
    expect(told("für die nachstehend aufgeführten Artikel:\nFrottierwaren aus 100 % Baumwolle")).toEqual(
      cotton,
    );
    expect(told("pour les articles désignés ci-après :\nlinge de bain en 100 % coton")).toEqual(cotton);
    expect(told("for the articles listed below:\nbed linen of 100 % cotton and cotton blends")).toEqual([]);
    expect(told("für die nachstehenden Artikel:\nGarne aus 100 % Baumwolle und Mischungen")).toEqual([]);
    expect(told("für folgende Artikel:\nHemden aus 100 % Leinen; Hemden aus 100 % Baumwolle")).toEqual([]);
  });

  test("of a row of a list go on below it, up to the row of another product or what all come to", () => {
    const list = (rows: string) =>
      `Fattura 388/A\nCodice\tDescrizione\tQ.tà\tPrezzo\n${rows}\nTotale documento\t2.598,23\nMarchio di tutti gli articoli: Corvaro`;
    const rows =
      "MC-3305\tCardigan donna\t24\t68,00\n60% lana merino 40% viscosa\nMC-3312\tSciarpa unisex\t12\t49,50\n100% cashmere";
    const own = (reference: string) =>
      find(list(rows), { kind: "invoice", product: { reference, gtin: null } });
    expect(own("MC-3305").find(({ field }) => field === "fibre_composition")?.value).toEqual([
      { fibre: "merino wool", percent: 60 },
      { fibre: "viscose", percent: 40 },
    ]);
    expect(own("MC-3312").find(({ field }) => field === "fibre_composition")?.value).toEqual([
      { fibre: "cashmere", percent: 100 },
    ]);
    const sections = rows.replaceAll(/\n(?=\d)/g, "\nmaglia\ntaglia unica\n");
    const told = find(list(sections), { kind: "invoice", product: { reference: "MC-3305", gtin: null } });
    expect(told.filter(({ field }) => field === "brand").map(({ value }) => value)).toEqual(["Corvaro"]);
  });
});

test("what is quoted of a product among others stands in one piece", () => {
  const sheet = [
    "HT-2207 Car coat\tHT-2219 Overcoat",
    "Shell: 80% wool, 20% polyamide\tShell: 90% virgin wool, 10% cashmere",
    "Lining: 100% polyester\tLining: 100% cupro",
    "Made in Portugal\tMade in England",
  ].join("\n");
  const product = { reference: "HT-2219", gtin: null };
  const found = findByRules([readingOf(sheet)], { template: "textile", kind: "other", product });
  const quoted = Object.fromEntries(found.map(({ field, quotation }) => [field, quotation]));
  expect(quoted).toMatchObject({
    reference: "HT-2219",
    fibre_composition: "90% virgin wool, 10% cashmere",
    country_making: "Made in England",
  });
});

test("figures parted freely are a GTIN where there are enough of them", () => {
  const gtin = (text: string) =>
    findByRules([readingOf(text)], { template: "textile", kind: "other" }).find(
      ({ field }) => field === "gtin",
    )?.value;
  expect(gtin("Beanie, one size\n4 0063 8133 3931\nWash by hand")).toBe("4006381333931");
  expect(gtin("Peso líquido da peça: 735 g\tNIPC:\t503 887 214")).toBeUndefined();
});

test("a number right behind the word for goods is theirs within a sentence, and a brand is told without its town", () => {
  const told = (field: string, text: string, kind = "other") =>
    findByRules([readingOf(text)], { template: "textile", kind })
      .filter((one) => one.field === field)
      .map(({ value }) => value);
  for (const [text, number] of [
    ["Here are the data for the blanket QX-4410-ECRU: it is made of wool.", "QX-4410-ECRU"],
    ["Le pull QX-8802 est en laine.", "QX-8802"],
    ["Sweter QX-4410 jest z wełny.", "QX-4410"],
    ["Product no.: 0001 Order no.: SF-PO-8841 Article no.: QX-88-FJORD", "QX-88-FJORD"],
  ] as const)
    expect([text, told("reference", text)]).toEqual([text, [number]]);
  for (const text of [
    "It is knitted from shirt fabric QX-2290.",
    "Please send the sweater PO-8841 by Friday.",
  ])
    expect([text, told("reference", text)]).toEqual([text, []]);
  expect(told("brand", "Maker and brand: Tinker, Leeds", "tech_sheet")).toEqual(["Tinker"]);
  expect(told("brand", "Brand: Tinker & Wren", "tech_sheet")).toEqual(["Tinker & Wren"]);
});
