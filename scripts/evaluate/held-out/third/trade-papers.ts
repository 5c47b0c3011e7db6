/** Invoices, orders, delivery notes and packing lists of the third set. */
import type { Specimen } from "../../specimen.ts";

const invoice = { template: "textile", kind: "invoice" } as const;
const paper = { template: "textile", kind: "other" } as const;

export const TRADE_PAPERS: readonly Specimen[] = [
  {
    ...invoice,
    name: "commercial invoice joggers",
    language: "en",
    also: ["fax"],
    pages: [
      [
        { title: "COMMERCIAL INVOICE" },
        {
          beside: [
            [
              {
                text: [
                  "Exporter",
                  "Shapla Delta Apparels Ltd.",
                  "Plot 14, Block C, Gazipur 1704, Bangladesh",
                  "BIN 000418827-0103",
                ],
              },
            ],
            [
              {
                text: [
                  "Buyer",
                  "Castlegate Clothing Ltd",
                  "9 Foundry Lane, Leeds LS10 1AB, UK",
                  "EORI GB204418870000",
                ],
              },
            ],
          ],
        },
        {
          pairs: [
            ["Invoice no. / date", "SDA/EXP/0413/26   22-FEB-2026"],
            ["L/C no.", "0418726010884"],
            ["Port of loading", "Chattogram, Bangladesh"],
            ["Port of discharge", "Felixstowe, United Kingdom"],
            ["Terms", "FOB Chattogram"],
          ],
          style: "gap",
        },
        {
          table: [
            ["Style no.", "Description of goods", "HS code", "Qty", "Unit USD", "Amount USD"],
            [
              "CG-J4410",
              "Men's joggers, 60% cotton 40% polyester, brushed back",
              "61034200",
              "3,600",
              "5.40",
              "19,440.00",
            ],
          ],
          widths: [65, 180, 65, 45, 55, 75],
          lines: true,
        },
        {
          text: [
            "Country of origin: Bangladesh",
            "Total net weight 1,512.00 kg, total gross weight 1,710.00 kg, 150 cartons",
          ],
        },
        {
          text: [
            "Marks and numbers: CASTLEGATE / CG-J4410 / CTN 1-150 / MADE IN BANGLADESH",
            "We certify that the goods are of the origin stated and that the invoice is true and correct.",
          ],
        },
        { text: ["Bank: Padma Commercial Bank, Motijheel, SWIFT PCBLBDDH, A/C 1047210004417"], size: 9 },
      ],
    ],
    truth: {
      reference: "CG-J4410",
      fibre_composition: [
        { fibre: "cotton", percent: 60 },
        { fibre: "polyester", percent: 40 },
      ],
      country_making: "BD",
      commodity_code: "61034200",
    },
  },
  {
    ...paper,
    name: "packing list rain trousers",
    language: "en",
    also: ["scan"],
    pages: [
      [
        { text: ["THANH LONG GARMENT CO., LTD", "Lot 8, Song Than IZ, Di An, Binh Duong, Vietnam"], size: 9 },
        { title: "PACKING LIST" },
        {
          pairs: [
            ["P/L no.", "TL-0226-118"],
            ["Buyer's order", "4500177204"],
            ["Brand", "Wetherby"],
            ["Style", "WT-6620 Kids' rain trousers"],
            ["Fabric", "100% recycled polyester, PU laminated"],
            ["Item barcode", "5055844204294"],
            ["Country of origin", "VIETNAM"],
          ],
          style: "gap",
        },
        {
          table: [
            ["Carton no.", "Size", "Pcs/ctn", "Ctns", "Total pcs", "N.W. kg", "G.W. kg"],
            ["1 - 20", "104", "40", "20", "800", "8.0", "9.1"],
            ["21 - 50", "116", "40", "30", "1,200", "8.8", "9.9"],
            ["51 - 70", "128", "40", "20", "800", "9.6", "10.7"],
          ],
          lines: true,
        },
        {
          text: [
            "Consignee: Wetherby Kids Ltd, 40 Dock Street, Liverpool L3 4AB, United Kingdom. Notify party: same.",
          ],
        },
        { text: ["Carton size 60 x 40 x 30 cm. Total 70 cartons, 2,800 pcs. N.W. 616 kg, G.W. 693 kg."] },
      ],
    ],
    truth: {
      brand: "Wetherby",
      reference: "WT-6620",
      gtin: "5055844204294",
      fibre_composition: [{ fibre: "recycled polyester", percent: 100 }],
      country_making: "VN",
      manufacturer_name: "THANH LONG GARMENT CO., LTD",
      manufacturer_address: "Lot 8, Song Than IZ, Di An, Binh Duong, Vietnam",
    },
  },
  {
    template: "generic",
    kind: "invoice",
    name: "Rechnung Ledergürtel",
    language: "de",
    also: ["scan"],
    pages: [
      [
        { text: ["Sattlerei Brömmel e. K.", "Am Markt 6, 59494 Soest"], size: 9 },
        { text: ["Herrn Einkauf, Modehaus Tiemann KG, Lange Straße 20, 33330 Gütersloh"] },
        { title: "Rechnung Nr. 2026-0217" },
        {
          table: [
            ["Artikel-Nr.", "Bezeichnung", "EAN", "Menge", "E-Preis", "Gesamt"],
            ["GU-35-BR", "Ledergürtel 35 mm, braun, Rindleder", "4053880846554", "60", "14,20", "852,00"],
          ],
          widths: [65, 175, 100, 45, 50, 50],
        },
        {
          text: ["zzgl. 19 % MwSt. 161,88 EUR   Rechnungsbetrag 1.013,88 EUR", "Ursprungsland: Deutschland"],
        },
        {
          text: [
            "Zahlbar binnen 14 Tagen mit 2 % Skonto. Sparkasse Soest, IBAN DE02 4145 0075 0000 0417 60",
            "USt-IdNr. DE 126 004 418, Steuernummer 343/5204/1177",
          ],
          size: 8,
        },
      ],
    ],
    truth: {
      reference: "GU-35-BR",
      gtin: "4053880846554",
      country_making: "DE",
      manufacturer_name: "Sattlerei Brömmel e. K.",
      manufacturer_address: "Am Markt 6, 59494 Soest",
    },
  },
  {
    ...paper,
    name: "Lieferschein Arbeitsjacke",
    language: "de",
    pages: [
      [
        { title: "Lieferschein 800441" },
        {
          pairs: [
            ["Lieferdatum", "05.03.2026"],
            ["Ihre Bestellung", "B-26/0318"],
            ["Spedition", "Kunde holt ab"],
          ],
        },
        {
          table: [
            ["Pos.", "Artikel", "Bezeichnung", "EAN", "Stück"],
            ["1", "AJ-9004-GR", "Arbeitsjacke grau, 65 % Polyester, 35 % Baumwolle", "4027157931953", "75"],
          ],
          widths: [35, 80, 210, 105, 50],
          lines: true,
        },
        {
          text: [
            "Marke: Werkfest. Warenursprung: Nordmazedonien. Gewicht je Stück 690 g, Sendung brutto 58 kg.",
          ],
        },
        { text: ["Waschen bis 60 °C, nicht bleichen, Trockner niedrige Temperatur, bügeln bis 150 °C."] },
      ],
    ],
    truth: {
      brand: "Werkfest",
      reference: "AJ-9004-GR",
      gtin: "4027157931953",
      fibre_composition: [
        { fibre: "polyester", percent: 65 },
        { fibre: "cotton", percent: 35 },
      ],
      country_making: "MK",
      net_weight: 690,
      care_washing: "wash_60",
      care_bleaching: "do_not_bleach",
      care_drying: ["tumble_low"],
      care_ironing: "iron_150",
    },
  },
  {
    ...invoice,
    name: "facture robe en coton",
    language: "fr",
    also: ["scan"],
    pages: [
      [
        { text: ["ATELIERS SFAX CONFECTION SARL", "Route de Gabès km 4, 3000 Sfax, Tunisie"], size: 9 },
        { title: "FACTURE N° F26-0188" },
        { text: ["Client : Mirabelle & Co, 4 place Saint-Jean, 69005 Lyon - TVA FR 41 820 337 114"] },
        {
          table: [
            ["Réf.", "Désignation", "Code-barres", "Qté", "P.U. HT", "Total HT"],
            [
              "MB-RO-77",
              "Robe chemise, 100 % coton biologique",
              "3701812613736",
              "420",
              "17,90 €",
              "7 518,00 €",
            ],
          ],
          widths: [65, 165, 100, 40, 55, 62],
          lines: true,
        },
        {
          text: [
            "Exonération de TVA, exportation. Pays d'origine : Tunisie. Poids net total 126 kg, brut 139 kg.",
          ],
        },
        {
          text: ["Règlement par virement à 30 jours : Banque du Golfe de Gabès, RIB 08 702 0110420017733 12"],
          size: 8,
        },
      ],
    ],
    truth: {
      reference: "MB-RO-77",
      gtin: "3701812613736",
      fibre_composition: [{ fibre: "organic cotton", percent: 100 }],
      country_making: "TN",
      manufacturer_name: "ATELIERS SFAX CONFECTION SARL",
      manufacturer_address: "Route de Gabès km 4, 3000 Sfax, Tunisie",
    },
  },
  {
    template: "footwear",
    kind: "invoice",
    name: "fattura calzature",
    language: "it",
    also: ["scan"],
    pages: [
      [
        { text: ["Calzaturificio Fermano S.n.c.", "Contrada Ete 40, 63900 Fermo (FM)"], size: 9 },
        { title: "FATTURA 112/A del 27/02/2026" },
        {
          text: [
            "Spett.le Schuhhaus Egger GmbH, Getreidegasse 8, 5020 Salzburg, Austria - P.IVA ATU 61180477",
          ],
        },
        {
          table: [
            ["Codice", "Descrizione", "EAN", "Paia", "Prezzo", "Importo"],
            ["CF-8120", "Mocassino uomo in vitello", "8052797872294", "96", "38,00", "3.648,00"],
          ],
          widths: [60, 165, 105, 45, 50, 60],
        },
        {
          text: ["Cessione intracomunitaria non imponibile art. 41 D.L. 331/93. Merce di origine italiana."],
        },
        {
          text: ["P.IVA IT01558120440 - Banca delle Marche Unite, IBAN IT60 X054 2811 1010 0000 0123 456"],
          size: 8,
        },
      ],
    ],
    truth: {
      reference: "CF-8120",
      gtin: "8052797872294",
      country_making: "IT",
      manufacturer_name: "Calzaturificio Fermano S.n.c.",
      manufacturer_address: "Contrada Ete 40, 63900 Fermo (FM)",
    },
  },
  {
    ...paper,
    name: "documento di trasporto sciarpe",
    language: "it",
    pages: [
      [
        { title: "DOCUMENTO DI TRASPORTO (D.D.T.) n. 418" },
        {
          beside: [
            [{ text: ["Mittente: Lanificio Oropa S.p.A.", "Biella"] }],
            [{ text: ["Destinatario: Galleria Moda S.r.l.", "Verona"] }],
          ],
        },
        {
          table: [
            ["Articolo", "Descrizione", "Codice a barre", "Q.tà"],
            ["OR-SC-33", "Sciarpa 30x180, 100% lana vergine", "8034151610520", "150"],
          ],
          widths: [80, 210, 120, 60],
          lines: true,
        },
        {
          text: [
            "Paese di origine: Italia. Peso unitario 140 g. Colli 3, peso lordo 23,5 kg. Causale: vendita.",
          ],
        },
      ],
    ],
    truth: {
      reference: "OR-SC-33",
      gtin: "8034151610520",
      fibre_composition: [{ fibre: "virgin wool", percent: 100 }],
      country_making: "IT",
      net_weight: 140,
    },
  },
  {
    ...invoice,
    name: "factura bañadores",
    language: "es",
    also: ["fax"],
    pages: [
      [
        { text: ["Baño y Playa Maresme, S.L.", "Carrer del Mar 27, 08301 Mataró"], size: 9 },
        { title: "FACTURA 2026/00731" },
        { text: ["Cliente: Tiendas Brisa, S.A. - NIF A-28110447"] },
        {
          table: [
            ["Referencia", "Concepto", "EAN", "Uds.", "Precio", "Importe"],
            ["BP-1904-T", "Bañador 78% poliamida 22% elastano", "8422037351405", "240", "11,35", "2.724,00"],
          ],
          widths: [70, 162, 100, 45, 50, 60],
          lines: true,
        },
        { text: ["IVA 21 %: 572,04 €   Total: 3.296,04 €", "Origen de la mercancía: España"] },
      ],
    ],
    truth: {
      reference: "BP-1904-T",
      gtin: "8422037351405",
      fibre_composition: [
        { fibre: "polyamide", percent: 78 },
        { fibre: "elastane", percent: 22 },
      ],
      country_making: "ES",
      manufacturer_name: "Baño y Playa Maresme, S.L.",
      manufacturer_address: "Carrer del Mar 27, 08301 Mataró",
    },
  },
  {
    ...paper,
    name: "lista de empaque de dos camisas",
    language: "es",
    pages: [
      [
        { title: "LISTA DE EMPAQUE / PACKING LIST" },
        { text: ["Proveedor: Textiles del Lerma, S.A. de C.V., Toluca, México      Pedido 77120"] },
        {
          table: [
            ["Estilo", "Descripción", "Composición", "Código", "Piezas"],
            ["LM-01", "Camisa manga larga", "100% algodón", "8437143831185", "300"],
            ["LM-02", "Camisa manga corta", "55% lino 45% algodón", "8437195400926", "300"],
          ],
          widths: [50, 120, 140, 110, 60],
          lines: true,
        },
        { text: ["País de origen: México. 25 cajas, peso neto 132 kg, peso bruto 151 kg."] },
      ],
    ],
    truth: { country_making: "MX" },
  },
  {
    ...invoice,
    name: "fatura t-shirts",
    language: "pt",
    also: ["scan"],
    pages: [
      [
        { text: ["Malhas Cávado, S.A.", "Rua do Souto 112, 4755-232 Barcelos"], size: 9 },
        { title: "Fatura FT 2026/318" },
        { text: ["Exmo(s) Sr(s) Björk & Vass AB, Storgatan 3, 411 24 Göteborg, Suécia"] },
        {
          table: [
            ["Ref.", "Designação", "EAN", "Qtd.", "Preço", "Valor"],
            [
              "MC-2055",
              "T-shirt senhora 50% algodão reciclado 50% algodão bio",
              "5604019769368",
              "800",
              "4,85",
              "3.880,00",
            ],
          ],
          widths: [60, 175, 100, 40, 50, 60],
        },
        { text: ["Teor de material reciclado: 50% (RCS). País de origem: Portugal. Peso por peça: 165 g."] },
        {
          text: [
            "IVA - autoliquidação. NIF 501 887 204. IBAN PT50 0033 0000 4532 1187 2005 7. ATCUD JF3K7-318",
          ],
          size: 8,
        },
      ],
    ],
    truth: {
      reference: "MC-2055",
      gtin: "5604019769368",
      fibre_composition: [
        { fibre: "recycled cotton", percent: 50 },
        { fibre: "organic cotton", percent: 50 },
      ],
      recycled_content: 50,
      country_making: "PT",
      net_weight: 165,
      manufacturer_name: "Malhas Cávado, S.A.",
      manufacturer_address: "Rua do Souto 112, 4755-232 Barcelos",
    },
  },
  {
    ...paper,
    name: "guia de remessa toalhas de mesa",
    language: "pt",
    also: ["fax"],
    pages: [
      [
        { title: "GUIA DE REMESSA GR 26/0442" },
        {
          pairs: [
            ["Carga", "Guimarães, 06-03-2026 08:30"],
            ["Descarga", "Plataforma logística Azambuja"],
            ["Viatura", "44-XP-18"],
          ],
        },
        {
          table: [
            ["Código", "Artigo", "Código de barras", "Quant."],
            ["TM-150-LN", "Toalha de mesa 150x250, 100% linho", "5601324904484", "90"],
          ],
          widths: [85, 210, 120, 60],
          lines: true,
        },
        { text: ["Origem: Portugal.   Volumes: 6.   Peso bruto: 71 kg."] },
      ],
    ],
    truth: {
      reference: "TM-150-LN",
      gtin: "5601324904484",
      fibre_composition: [{ fibre: "linen", percent: 100 }],
      country_making: "PT",
    },
  },
  {
    ...invoice,
    name: "factuur kinderpyjama",
    language: "nl",
    also: ["scan"],
    pages: [
      [
        { text: ["Dromenland Kindermode B.V.", "Havenstraat 14, 7511 AB Enschede"], size: 9 },
        { title: "FACTUUR 260415" },
        { text: ["Aan: Warenhuis Ter Beek NV, Meir 60, 2000 Antwerpen - BTW BE0418.227.331"] },
        {
          table: [
            ["Art.nr.", "Omschrijving", "EAN", "Aantal", "Prijs", "Bedrag"],
            [
              "DK-1172",
              "Kinderpyjama, 95% biologisch katoen, 5% elastaan",
              "8719460620087",
              "150",
              "9,75",
              "1.462,50",
            ],
          ],
          widths: [55, 175, 100, 45, 45, 65],
        },
        {
          text: [
            "Intracommunautaire levering, btw verlegd. Land van oorsprong: Turkije. Betaling binnen 30 dagen.",
          ],
        },
      ],
    ],
    truth: {
      reference: "DK-1172",
      gtin: "8719460620087",
      fibre_composition: [
        { fibre: "organic cotton", percent: 95 },
        { fibre: "elastane", percent: 5 },
      ],
      country_making: "TR",
      manufacturer_name: "Dromenland Kindermode B.V.",
      manufacturer_address: "Havenstraat 14, 7511 AB Enschede",
    },
  },
  {
    ...invoice,
    name: "faktura bluza",
    language: "pl",
    also: ["scan"],
    pages: [
      [
        { title: "FAKTURA VAT nr FV/26/03/0117" },
        {
          beside: [
            [
              {
                text: [
                  "Sprzedawca:",
                  "Dziewiarnia Bałuty Sp. z o.o.",
                  "ul. Zgierska 118, 91-320 Łódź",
                  "NIP 7282811047",
                ],
              },
            ],
            [
              {
                text: [
                  "Nabywca:",
                  "Outdoor Tatry S.A.",
                  "ul. Kościuszki 3, 34-500 Zakopane",
                  "NIP 7361720045",
                ],
              },
            ],
          ],
        },
        {
          table: [
            ["Lp.", "Indeks", "Nazwa towaru", "EAN", "Ilość", "Cena netto", "VAT"],
            [
              "1",
              "BL-3380",
              "Bluza polarowa, 100% poliester z recyklingu",
              "5907130512180",
              "200",
              "64,50",
              "23%",
            ],
          ],
          widths: [28, 60, 160, 100, 40, 55, 40],
          lines: true,
        },
        { text: ["Zawartość surowców z recyklingu: 100%. Kraj pochodzenia: Polska. Masa sztuki: 340 g."] },
        {
          text: ["Do zapłaty 15 867,00 zł, przelew 14 dni, konto 61 1090 1014 0000 0712 1981 2874"],
          size: 9,
        },
      ],
    ],
    truth: {
      reference: "BL-3380",
      gtin: "5907130512180",
      fibre_composition: [{ fibre: "recycled polyester", percent: 100 }],
      recycled_content: 100,
      country_making: "PL",
      net_weight: 340,
      manufacturer_name: "Dziewiarnia Bałuty Sp. z o.o.",
      manufacturer_address: "ul. Zgierska 118, 91-320 Łódź",
    },
  },
  {
    ...invoice,
    name: "fatura nevresim takımı",
    language: "tr",
    pages: [
      [
        { text: ["Pamuk Yolu Ev Tekstili Ltd. Şti.", "Sanayi Mah. 112. Sok. No: 4, Bursa"], size: 9 },
        { title: "FATURA" },
        {
          pairs: [
            ["Fatura no", "PYE2026000000318"],
            ["Tarih", "04.03.2026"],
            ["Alıcı", "Heimtex Handels GmbH, Köln"],
          ],
        },
        {
          table: [
            ["Ürün kodu", "Açıklama", "Barkod", "Adet", "Birim fiyat"],
            ["PY-NV-200", "Nevresim takımı, %100 pamuk saten", "8699188301690", "250", "21,40 EUR"],
          ],
          widths: [75, 190, 110, 45, 65],
          lines: true,
        },
        { text: ["Menşe ülke: Türkiye. Net ağırlık 412 kg, brüt ağırlık 447 kg. KDV %0."] },
      ],
    ],
    truth: {
      reference: "PY-NV-200",
      gtin: "8699188301690",
      fibre_composition: [{ fibre: "cotton", percent: 100 }],
      country_making: "TR",
      manufacturer_name: "Pamuk Yolu Ev Tekstili Ltd. Şti.",
      manufacturer_address: "Sanayi Mah. 112. Sok. No: 4, Bursa",
    },
  },
  {
    ...paper,
    name: "orderbekräftelse mössa",
    language: "sv",
    pages: [
      [
        { title: "Orderbekräftelse 55-1180" },
        {
          pairs: [
            ["Kund", "Fjällbutiken i Åre AB"],
            ["Artikelnummer", "HK-0704"],
            ["Benämning", "Ribbstickad mössa"],
            ["EAN", "7391162623880"],
            ["Sammansättning", "50 % ull, 50 % akryl"],
            ["Varumärke", "Hakkas"],
            ["Ursprungsland", "Litauen"],
            ["Antal / pris", "300 st / 62,00 SEK"],
          ],
          style: "gap",
        },
        { text: ["Moms 25 % tillkommer. Leveransvecka 34. Dröjsmålsränta 8 %."] },
      ],
    ],
    truth: {
      reference: "HK-0704",
      gtin: "7391162623880",
      fibre_composition: [
        { fibre: "wool", percent: 50 },
        { fibre: "acrylic", percent: 50 },
      ],
      brand: "Hakkas",
      country_making: "LT",
    },
  },
  {
    ...invoice,
    name: "factură cămăși",
    language: "ro",
    pages: [
      [
        { title: "FACTURĂ seria CBM nr. 00418" },
        {
          beside: [
            [
              {
                text: [
                  "Furnizor:",
                  "Confecții Bacău Modern S.R.L.",
                  "Str. Fabricii 9, Bacău",
                  "CUI RO 18207714",
                ],
              },
            ],
            [{ text: ["Cumpărător:", "Hemdenwerk Bielefeld GmbH", "Bielefeld, Germania"] }],
          ],
        },
        {
          table: [
            ["Cod articol", "Denumire produs", "Cod EAN", "Cant.", "Preț EUR"],
            ["CB-1180", "Cămașă bărbați, 80% bumbac 20% poliester", "5941025682992", "500", "8,90"],
          ],
          widths: [70, 195, 105, 45, 60],
          lines: true,
        },
        { text: ["Țara de origine: România. Greutate netă totală 130 kg. Livrare intracomunitară, TVA 0%."] },
      ],
    ],
    truth: {
      reference: "CB-1180",
      gtin: "5941025682992",
      fibre_composition: [
        { fibre: "cotton", percent: 80 },
        { fibre: "polyester", percent: 20 },
      ],
      country_making: "RO",
      manufacturer_name: "Confecții Bacău Modern S.R.L.",
      manufacturer_address: "Str. Fabricii 9, Bacău",
    },
  },
];
