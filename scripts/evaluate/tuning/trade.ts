/** Papers as an importer's inbox has them, several fields in each, by others than the rules. */
import { fibres } from "../fibres.ts";
import type { Specimen } from "../specimen.ts";
import { TRADE_HARD_GOODS } from "./trade-hard-goods.ts";
import { TRADE_MORE } from "./trade-more.ts";

export const TRADE: readonly Specimen[] = [
  {
    name: "trade-item-set-up-form",
    language: "en",
    template: "textile",
    kind: "other",
    also: ["scan"],
    pages: [
      [
        { bar: "NEW ITEM SET-UP FORM  NISF v7" },
        {
          text: ["Return to: Larkfield Stores Ltd, Buying Office, 22 Canal Street, Leeds LS11 5HA"],
          size: 8.5,
        },
        {
          pairs: [
            ["Vendor no.", "300418"],
            ["Style no.", "BX-20714"],
            ["Style name", "Rib pyjama Otis"],
            ["Brand on product", "Larkfield Minis"],
            ["EAN consumer unit", "4007630114820"],
            ["Order no.", "PO 77120-4"],
          ],
          style: "gap",
        },
        { bar: "MAKING" },
        {
          pairs: [
            ["Manufacturer", "Meghna Knit Composite Ltd"],
            ["Address", "Plot 41-43, BSCIC Industrial Area, Narayanganj 1400, Bangladesh"],
            ["Country of origin", "Bangladesh"],
            ["Fabric", "rib 1x1, 95% cotton, 5% elastane, 220 gsm"],
            ["Net weight per piece", "0.184 kg (size 116)"],
            ["Carton", "24 pcs, gross 5.9 kg, 58 x 38 x 32 cm"],
            ["Care", "wash 40, do not bleach, tumble dry low heat, warm iron (150 °C), do not dry clean"],
            ["OEKO-TEX cert. no.", "2024OK0873 AITEX, valid to 30 Sep 2027"],
          ],
          style: "gap",
        },
        {
          text: [
            "Form completed by: R. Sultana, merchandising, 12/08/2026. Version 7 replaces versions 1 to 6.",
          ],
          size: 8.5,
        },
      ],
    ],
    truth: {
      reference: "BX-20714",
      model_name: "Rib pyjama Otis",
      brand: "Larkfield Minis",
      gtin: "4007630114820",
      manufacturer_name: "Meghna Knit Composite Ltd",
      manufacturer_address: "Plot 41-43, BSCIC Industrial Area, Narayanganj 1400, Bangladesh",
      country_making: "BD",
      fibre_composition: fibres("cotton 95, elastane 5"),
      net_weight: 184,
      care_washing: "wash_40",
      care_bleaching: "do_not_bleach",
      care_drying: ["tumble_low"],
      care_ironing: "iron_150",
      care_professional: ["do_not_dry_clean"],
      certificates: [{ name: "OEKO-TEX STANDARD 100", number: "2024OK0873", valid_until: "2027-09-30" }],
    },
  },
  {
    name: "trade-esstisch-datenblatt",
    language: "de",
    template: "furniture",
    kind: "tech_sheet",
    also: ["fax"],
    pages: [
      [
        { title: "Produktdatenblatt" },
        {
          table: [
            ["Artikelnummer", "ET-4180-EI"],
            ["Marke", "Waldkant"],
            ["Modell", "Jorin"],
            ["EAN", "4260719033157"],
            ["Hersteller", "Möbelwerk Strehla GmbH"],
            ["Anschrift", "Am Sägewerk 7, 01616 Strehla, Deutschland"],
            ["Maße (B x T x H)", "180 x 90 x 75 cm"],
            ["Eigengewicht", "48,5 kg"],
            ["Gewicht verpackt", "53,2 kg in 2 Kolli"],
            ["Material", "Platte und Gestell Eiche massiv, geölt"],
            ["Hergestellt in", "Deutschland"],
            ["Holzherkunft", "Kroatien, Slowenien"],
            ["FSC-Zertifikat", "TUVDC-COC-102417"],
          ],
          widths: [160, 320],
          lines: true,
        },
        {
          text: [
            "Das Holz trägt den Nachweis FSC 100 %. Die Prüfung auf Standsicherheit nach EN 12521 liegt vor",
            "(Prüfbericht LGA 26-1187). Bezüge für passende Stühle siehe Datenblatt ST-4182.",
          ],
        },
      ],
    ],
    truth: {
      reference: "ET-4180-EI",
      brand: "Waldkant",
      model_name: "Jorin",
      gtin: "4260719033157",
      manufacturer_name: "Möbelwerk Strehla GmbH",
      manufacturer_address: "Am Sägewerk 7, 01616 Strehla, Deutschland",
      dimensions: "180 x 90 x 75 cm",
      net_weight: 48.5,
      country_making: "DE",
      certificates: [{ name: "FSC", number: "TUVDC-COC-102417" }],
    },
  },
  {
    name: "trade-fiche-housse-de-couette",
    language: "fr",
    template: "textile",
    kind: "tech_sheet",
    also: ["photo"],
    font: "serif",
    pages: [
      [
        { title: "FICHE ARTICLE – LINGE DE LIT" },
        {
          pairs: [
            ["Réf. article", "HC-2402-SAUGE"],
            ["Désignation", "Housse de couette gaze de coton, 240 x 220"],
            ["Marque", "Maison Aubrac"],
            ["Gencod", "3350229105589"],
            ["Fabricant", "Têxteis Ribeira do Ave, S.A."],
            ["Adresse du fabricant", "Rua do Pisão 118, 4815-251 Moreira de Cónegos, Portugal"],
            ["Pays de fabrication", "Portugal"],
            ["Matière", "double gaze, 100 % coton biologique, 125 g/m²"],
            ["Poids net de l'article", "1,34 kg"],
          ],
          style: "dots",
        },
        {
          text: [
            "Entretien : lavage en machine à 60 °C, blanchiment exclu, séchage en tambour à température modérée,",
            "repassage 150 °C maximum, pas de nettoyage à sec.",
          ],
        },
        {
          text: [
            "Certification du fabricant : GOTS, certificat n° CU-1084417-GOTS-2026-00061208, délivré par Control Union,",
            "valable jusqu'au 14/05/2027. Rapport d'essai boutons : 2026-TX-55810.",
          ],
        },
        {
          text: ["Document remis à l'importateur Comptoir du Drap SARL, 14 rue Neuve, 59100 Roubaix."],
          size: 8.5,
        },
      ],
    ],
    truth: {
      reference: "HC-2402-SAUGE",
      brand: "Maison Aubrac",
      gtin: "3350229105589",
      manufacturer_name: "Têxteis Ribeira do Ave, S.A.",
      manufacturer_address: "Rua do Pisão 118, 4815-251 Moreira de Cónegos, Portugal",
      country_making: "PT",
      fibre_composition: fibres("organic cotton 100"),
      net_weight: 1340,
      care_washing: "wash_60",
      care_bleaching: "do_not_bleach",
      care_drying: ["tumble_low"],
      care_ironing: "iron_150",
      care_professional: ["do_not_dry_clean"],
      certificates: [
        {
          name: "GOTS",
          number: "CU-1084417-GOTS-2026-00061208",
          issuer: "Control Union",
          valid_until: "2027-05-14",
        },
      ],
    },
  },
  {
    name: "trade-dichiarazione-piumino",
    language: "it",
    template: "textile",
    kind: "declaration",
    also: ["scan"],
    pages: [
      [
        { title: "DICHIARAZIONE DEL PRODUTTORE" },
        { text: ["Spett.le Nordhaus Import GmbH, Amburgo", "Rovigo, 3 luglio 2026"] },
        {
          text: [
            "La sottoscritta Confezioni Polesine S.r.l. dichiara che l'articolo 7H415, giubbino marca Valbruna,",
            "venduto con ordine 2026/1180, è così composto:",
          ],
        },
        {
          table: [
            ["Parte", "Composizione"],
            ["Esterno", "PA 100 %"],
            ["Fodera", "PL 52 %, VI 48 %"],
            ["Imbottitura", "piuma 10 %, piumino 90 %"],
          ],
          lines: true,
          widths: [130, 260],
        },
        {
          pairs: [
            ["Paese di confezione", "Albania"],
            ["Peso netto capo (tg. 48)", "615 g"],
            ["Codice a barre", "8005512209349"],
            ["RDS certificato n.", "IDFL-23-318804"],
          ],
        },
        {
          text: [
            "Nessuna componente contiene materiale riciclato. La quota GRS indicata nel preventivo del 2 marzo",
            "si riferiva a un altro tessuto, poi scartato.",
          ],
        },
        {
          text: ["Confezioni Polesine S.r.l. – Via dell'Artigianato 22, 45100 Rovigo – P.IVA IT01144870297"],
          size: 8,
        },
      ],
    ],
    truth: {
      reference: "7H415",
      brand: "Valbruna",
      gtin: "8005512209349",
      manufacturer_name: "Confezioni Polesine S.r.l.",
      manufacturer_address: "Via dell'Artigianato 22, 45100 Rovigo",
      country_making: "AL",
      fibre_composition: fibres(
        "polyamide 100 | lining: polyester 52, viscose 48 | filling: feathers 10, down 90",
      ),
      net_weight: 615,
      certificates: [{ name: "RDS", number: "IDFL-23-318804" }],
    },
  },
  {
    name: "trade-ficha-peluche",
    language: "es",
    template: "toy",
    kind: "tech_sheet",
    also: ["photo"],
    pages: [
      [
        { bar: "FICHA TÉCNICA DE JUGUETE" },
        {
          beside: [
            [
              {
                pairs: [
                  ["Marca", "Osito Tilo"],
                  ["Modelo", "Tilo Siesta 30"],
                  ["Referencia", "TS-30-CR"],
                  ["EAN 13", "8437019941024"],
                  ["Edad", "0+ meses"],
                ],
                style: "stacked",
              },
            ],
            [
              {
                pairs: [
                  ["País de origen", "Vietnam"],
                  ["Peso neto", "215 g"],
                  ["Peso con caja", "320 g"],
                  ["Relleno", "fibra de poliéster"],
                  ["Certificado OEKO-TEX STANDARD 100", "2025OK0318 AITEX"],
                ],
                style: "stacked",
              },
            ],
          ],
        },
        {
          pairs: [
            ["Fabricante", "Binh Minh Plush Co., Ltd."],
            ["Dirección del fabricante", "Lot C7, Tan Thoi Hiep IP, District 12, Ho Chi Minh City, Vietnam"],
            ["Importador", "Juguetes Levante, S.L., Pol. Ind. El Retiro 9, 03440 Ibi (Alicante)"],
          ],
        },
        {
          text: [
            "Relleno: 40 % reciclado en la versión Tilo Verde (TS-30-VE), que no es objeto de esta ficha.",
            "Normas: UNE-EN 71-1, 71-2 y 71-3. Lote de muestra 26031, informe de ensayo 26-000977.",
          ],
        },
      ],
    ],
    truth: {
      brand: "Osito Tilo",
      model_name: "Tilo Siesta 30",
      reference: "TS-30-CR",
      gtin: "8437019941024",
      country_making: "VN",
      net_weight: 215,
      manufacturer_name: "Binh Minh Plush Co., Ltd.",
      manufacturer_address: "Lot C7, Tan Thoi Hiep IP, District 12, Ho Chi Minh City, Vietnam",
      certificates: [{ name: "OEKO-TEX STANDARD 100", number: "2025OK0318", issuer: "AITEX" }],
    },
  },
  {
    name: "trade-bureaulamp-specificatie",
    language: "nl",
    template: "electronics",
    kind: "tech_sheet",
    also: ["scan"],
    font: "narrow",
    pages: [
      [
        { title: "Productspecificatie" },
        {
          pairs: [
            ["Artikelnr.", "LB-0917"],
            ["Merk", "Lumaro"],
            ["Model", "Delta Flex 2"],
            ["EAN-code", "8712345500788"],
            ["Fabrikant", "Ningbo Brightline Lighting Co., Ltd."],
            ["Adres fabrikant", "No. 88 Binhai 4th Road, Hangzhou Bay New Zone, Ningbo 315336, China"],
            ["Geïmporteerd door", "Van Houten Verlichting B.V., Handelskade 3, 5611 BC Eindhoven"],
            ["Land van oorsprong", "China"],
            ["Gewicht netto", "1,25 kg"],
            ["Gewicht bruto", "1,9 kg"],
            ["Gerecycled materiaal", "35% van het totale productgewicht"],
            ["Ingebouwde accu", "Li-ion 18650, 2600 mAh"],
            ["Certificaat", "TÜV Rheinland R 50688412 0001, geldig tot 21-01-2031"],
          ],
          style: "gap",
        },
        {
          text: [
            "Energieklasse lichtbron E. De lamp wordt geleverd met USB-C-kabel. EMC-rapport CN26EMC 004.",
            "Wijzigingen voorbehouden. Blad 1 van 1.",
          ],
          size: 8.5,
        },
      ],
    ],
    truth: {
      reference: "LB-0917",
      brand: "Lumaro",
      model_name: "Delta Flex 2",
      gtin: "8712345500788",
      manufacturer_name: "Ningbo Brightline Lighting Co., Ltd.",
      manufacturer_address: "No. 88 Binhai 4th Road, Hangzhou Bay New Zone, Ningbo 315336, China",
      country_making: "CN",
      net_weight: 1.25,
      recycled_content: 35,
      battery_capacity: 2600,
      battery_chemistry: "Li-ion",
      certificates: [{ name: "TÜV Rheinland", number: "R 50688412 0001", valid_until: "2031-01-21" }],
    },
  },
  {
    name: "trade-faktura-czapka",
    language: "pl",
    template: "textile",
    kind: "invoice",
    also: ["fax"],
    pages: [
      [
        { title: "FAKTURA VAT nr FV/26/10/0318" },
        {
          beside: [
            [
              {
                text: [
                  "Sprzedawca:",
                  "Dzianina Beskid Sp. z o.o.",
                  "ul. Fabryczna 16",
                  "43-300 Bielsko-Biała",
                  "NIP 5472210846",
                ],
              },
            ],
            [
              {
                text: [
                  "Nabywca:",
                  "Kaupmann Handels GmbH",
                  "Lindenallee 5",
                  "20259 Hamburg",
                  "VAT DE811907332",
                ],
              },
            ],
          ],
        },
        {
          table: [
            ["Lp.", "Towar", "Ilość", "Cena", "Wartość"],
            ["1", "Czapka zimowa, nr art. CZ-611, kolor granat", "480 szt.", "5,40 EUR", "2592,00 EUR"],
          ],
          widths: [30, 240, 70, 70, 75],
          lines: true,
        },
        {
          text: [
            "Skład surowcowy: 70% akryl, 30% wełna merynosów. EAN 5902877104636.",
            "Kraj pochodzenia: Polska. Masa netto 1 szt.: 92 g; razem netto 44,2 kg, brutto 49,0 kg.",
            "Kod CN 6505 00 30.",
            "Producent: Dzianina Beskid Sp. z o.o., ul. Fabryczna 16, 43-300 Bielsko-Biała.",
            "Wyrób objęty certyfikatem OEKO-TEX Standard 100 nr 1911033 Łukasiewicz-ŁIT, ważnym do 31.08.2027.",
          ],
        },
        {
          text: ["Do zapłaty: 2592,00 EUR   Termin: 30 dni   Rachunek: PL61 1090 1014 0000 0712 1981 2874"],
          size: 9,
        },
      ],
    ],
    truth: {
      reference: "CZ-611",
      gtin: "5902877104636",
      country_making: "PL",
      fibre_composition: fibres("acrylic 70, merino wool 30"),
      net_weight: 92,
      manufacturer_name: "Dzianina Beskid Sp. z o.o.",
      manufacturer_address: "ul. Fabryczna 16, 43-300 Bielsko-Biała",
      certificates: [{ name: "OEKO-TEX STANDARD 100", number: "1911033", valid_until: "2027-08-31" }],
      commodity_code: "65050030",
    },
  },
  {
    name: "trade-ficha-sapato",
    language: "pt",
    template: "footwear",
    kind: "tech_sheet",
    also: ["scan"],
    pages: [
      [
        { title: "Ficha de produto – calçado" },
        {
          pairs: [
            ["Marca", "Passo Firme"],
            ["Modelo", "Douro Low"],
            ["Referência", "PF 3307"],
            ["Código EAN (tam. 42)", "5603400112967"],
            ["Fabricante", "Calçado Vale do Sousa, Lda."],
            ["Morada", "Rua das Gaspeadeiras 55, 4610-210 Felgueiras, Portugal"],
            ["Peso do par (tam. 42)", "780 g"],
          ],
          style: "dots",
        },
        {
          table: [
            ["Fase", "País"],
            ["Corte e costura da gáspea", "Índia"],
            ["Montagem", "Portugal"],
            ["Acabamento", "Portugal"],
          ],
          lines: true,
          widths: [200, 140],
        },
        {
          text: [
            "Fabricado em Portugal. Sola com 20 % de borracha reciclada; corresponde a 8 % de material reciclado no",
            "produto completo. Pele com certificado LWG Gold n.º BLC-LWG-02188, de 2026.",
          ],
        },
      ],
    ],
    truth: {
      brand: "Passo Firme",
      model_name: "Douro Low",
      reference: "PF 3307",
      gtin: "5603400112967",
      manufacturer_name: "Calçado Vale do Sousa, Lda.",
      manufacturer_address: "Rua das Gaspeadeiras 55, 4610-210 Felgueiras, Portugal",
      net_weight: 780,
      country_making: "PT",
      country_upper: "IN",
      country_assembly: "PT",
      country_finishing: "PT",
      recycled_content: 8,
      certificates: [{ name: "LWG", number: "BLC-LWG-02188" }],
    },
  },
  {
    name: "trade-prohlaseni-osuska",
    language: "cs",
    template: "textile",
    kind: "declaration",
    pages: [
      [
        { title: "Prohlášení výrobce k výrobku" },
        {
          text: [
            "Výrobce Froté Krkonoše s.r.o., Textilní 204, 543 71 Hostinné, IČO 27488210, tímto potvrzuje pro",
            "odběratele Bad & Heim GmbH, Drážďany, k objednávce č. 26-0877 tyto údaje:",
          ],
        },
        {
          pairs: [
            ["Výrobek", "osuška 70 x 140 cm"],
            ["Obchodní značka", "Krakonoš"],
            ["Číslo artiklu", "FK 7140/12"],
            ["EAN", "8594012307711"],
            ["Složení", "85 % bavlna, 15 % len"],
            ["Plošná hmotnost", "480 g/m²"],
            ["Hmotnost kusu", "470 g"],
            ["Země výroby", "Česká republika"],
            [
              "Údržba",
              "praní na 60 °C, nebělit, sušení v bubnové sušičce při nízké teplotě, nežehlit, chemicky nečistit",
            ],
            ["OEKO-TEX Standard 100", "č. certifikátu 08.0.64117, platnost do 15. 2. 2027"],
          ],
          style: "gap",
        },
        { text: ["V Hostinném dne 9. 9. 2026, jednatel Ing. Pavel Dlask"] },
      ],
    ],
    truth: {
      reference: "FK 7140/12",
      brand: "Krakonoš",
      gtin: "8594012307711",
      manufacturer_name: "Froté Krkonoše s.r.o.",
      manufacturer_address: "Textilní 204, 543 71 Hostinné",
      fibre_composition: fibres("cotton 85, linen 15"),
      net_weight: 470,
      country_making: "CZ",
      care_washing: "wash_60",
      care_bleaching: "do_not_bleach",
      care_drying: ["tumble_low"],
      care_ironing: "do_not_iron",
      care_professional: ["do_not_dry_clean"],
      certificates: [{ name: "OEKO-TEX STANDARD 100", number: "08.0.64117", valid_until: "2027-02-15" }],
    },
  },
  ...TRADE_MORE,
  ...TRADE_HARD_GOODS,
];
