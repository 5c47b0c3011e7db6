/** Papers about textiles, shoes, home textiles and bags, each with a whole composition, as the trade sends them; written without knowing the reader. */
import { fibres } from "../fibres.ts";
import type { Specimen } from "../specimen.ts";

/** Values of care as the template has them. */
const W30 = "wash_30";
const W30M = "wash_30_mild";
const W40 = "wash_40";
const W60 = "wash_60";
const NO_WASH = "do_not_wash";
const NO_BLEACH = "do_not_bleach";
const NO_TUMBLE = ["do_not_tumble"];
const IRON_110 = "iron_110";
const IRON_150 = "iron_150";
const IRON_200 = "iron_200";
const NO_IRON = "do_not_iron";
const DRY_P = ["dry_p"];
const NO_DRY_CLEAN = ["do_not_dry_clean"];

export const HELD_OUT_NINETEENTH: readonly Specimen[] = [
  {
    name: "xix-parka-bom-en",
    language: "en",
    template: "textile",
    kind: "tech_sheet",
    pages: [
      [
        { text: ["Fellgate Outdoor | Bill of materials | AW28 | version 4 of 11 May 2027"], size: 8 },
        { title: "Skerry Parka" },
        {
          pairs: [
            ["Brand", "Fellgate"],
            ["Style name", "Skerry Parka"],
            ["Style no.", "FG-71048"],
            ["Country of origin", "Vietnam"],
            ["HS code", "6201 40 10"],
          ],
        },
        { bar: "Materials" },
        {
          table: [
            ["Pos.", "Placement", "Description", "Content", "Supplier"],
            ["1", "Shell", "2-layer twill 168 g/m²", "100% recycled nylon", "Hoa Binh Tex"],
            ["2", "Membrane", "PU, hydrophilic", "100% polyurethane", "Hoa Binh Tex"],
            ["3", "Lining", "Taffeta 190T", "100% polyester", "Far Loom"],
            ["4", "Padding", "Wadding 120 g/m²", "85% recycled polyester 15% polyester", "Warmcore"],
            ["5", "Rib cuff", "2x2 rib", "97% cotton 3% elastane", "Saigon Knit"],
            ["6", "Pocketing", "Brushed tricot", "100% polyester", "Far Loom"],
            ["7", "Zip, front", "VS 5, two-way", "1 pc", "YKK"],
            ["8", "Cord stop", "black", "4 pcs", "Tiger"],
          ],
          widths: [30, 75, 130, 160, 92],
          lines: true,
        },
        { text: ["Needle 80/12, thread ticket 120 core spun polyester. Stitches per 3 cm: 11 to 12."] },
      ],
    ],
    truth: {
      brand: "Fellgate",
      model_name: "Skerry Parka",
      reference: "FG-71048",
      country_making: "VN",
      commodity_code: "62014010",
      fibre_composition: fibres(
        "shell: recycled polyamide 100 | coating: polyurethane 100 | lining: polyester 100 | filling: recycled polyester 85, polyester 15 | cuff: cotton 97, elastane 3 | pocket lining: polyester 100",
      ),
    },
  },
  {
    name: "xix-trail-shoe-en",
    language: "en",
    template: "textile",
    kind: "tech_sheet",
    pages: [
      [
        { title: "Product data sheet: Torrent 3 trail running shoe" },
        {
          beside: [
            [
              {
                pairs: [
                  ["Brand", "Hollin"],
                  ["Model", "Torrent 3"],
                  ["Article no.", "HL3-4420-BLU"],
                  ["EAN (UK 8)", "5060412739115"],
                ],
              },
            ],
            [
              {
                pairs: [
                  ["Made in", "Indonesia"],
                  ["Drop", "6 mm"],
                  ["Stack height", "28 / 22 mm"],
                  ["Tariff code", "6404 11 00"],
                ],
              },
            ],
          ],
        },
        { bar: "Materials" },
        {
          pairs: [
            ["Upper", "72% recycled polyester, 28% polyurethane"],
            ["Lining", "100% polyester"],
            ["Insole", "80% polyurethane, 20% polyester"],
            ["Outsole", "100% rubber"],
            ["Laces", "100% recycled polyester"],
          ],
          style: "dots",
        },
        {
          text: [
            "Do not wash. Remove mud with a soft brush, dry at room temperature away from radiators.",
            "The Torrent family also includes the Torrent GTX and the Torrent Kids.",
          ],
        },
      ],
    ],
    truth: {
      brand: "Hollin",
      model_name: "Torrent 3",
      reference: "HL3-4420-BLU",
      gtin: "5060412739115",
      country_making: "ID",
      commodity_code: "64041100",
      fibre_composition: fibres(
        "upper: recycled polyester 72, polyurethane 28 | lining: polyester 100 | insole: polyurethane 80, polyester 20 | sole: rubber 100 | lace: recycled polyester 100",
      ),
      care_washing: NO_WASH,
    },
  },
  {
    name: "xix-shop-tee-en",
    language: "en",
    template: "textile",
    kind: "other",
    pages: [
      [
        {
          text: ["Home > Women > Tops > T-shirts          Free delivery over £50          Basket (0)"],
          size: 8,
        },
        { title: "Marlow Boxy Tee" },
        {
          text: [
            "Oat & Ember",
            "£28.00  was £35.00  (20% off)",
            "4.6 out of 5, 218 reviews. 94% of customers would buy it again.",
          ],
        },
        { text: ["Colour: Clay   Size: XS  S  M  L  XL", "Model is 178 cm tall and wears a size S."] },
        { bar: "Details" },
        {
          text: [
            "A boxy, drop-shoulder tee in a midweight jersey with a clean neckline rib.",
            "Main: 60% organic cotton, 40% TENCEL™ Lyocell. Neck rib: 95% organic cotton, 5% elastane.",
            "Product code: OE-TS-0914. Made in Portugal.",
            "Machine wash at 30°. Do not bleach. Do not tumble dry. Warm iron (150°C). Do not dry clean.",
          ],
        },
        {
          table: [
            ["Size guide (cm)", "XS", "S", "M", "L", "XL"],
            ["Chest", "96", "100", "105", "110", "116"],
            ["Length", "58", "60", "62", "64", "66"],
          ],
          lines: true,
        },
        { bar: "You may also like" },
        {
          text: [
            "Marlow Long Sleeve, 100% organic cotton, £42.00",
            "Linen Camp Shirt, 55% linen 45% viscose, £58.00 £46.40",
            "Everyday Sock 3-pack, 78% cotton, £14.00",
          ],
        },
      ],
    ],
    truth: {
      brand: "Oat & Ember",
      model_name: "Marlow Boxy Tee",
      reference: "OE-TS-0914",
      country_making: "PT",
      fibre_composition: fibres("organic cotton 60, lyocell 40 | rib: organic cotton 95, elastane 5"),
      care_washing: W30,
      care_bleaching: NO_BLEACH,
      care_drying: NO_TUMBLE,
      care_ironing: IRON_150,
      care_professional: NO_DRY_CLEAN,
    },
  },
  {
    name: "xix-report-blanket-en",
    language: "en",
    template: "textile",
    kind: "test_report",
    pages: [
      [
        { text: ["Aire Textile Laboratories Ltd, Shipley BD17 7DB. UKAS testing laboratory 0942"], size: 9 },
        { title: "Test report ATL-28-03317" },
        {
          pairs: [
            ["Applicant", "Thornbury Living plc, Bristol"],
            ["Sample description", "Woven throw with fringe, colour moss"],
            ["Style ref.", "TL-TH-208"],
            ["Country of origin", "India"],
            ["Date received", "3 February 2028"],
          ],
          style: "gap",
        },
        { bar: "Fibre composition, BS EN ISO 1833-4 and 1833-7" },
        {
          table: [
            ["Component", "Fibre", "Client's claim", "Result", "Tolerance", "Rating"],
            ["Throw", "Wool", "60 %", "49.8 %", "± 3", "Fail"],
            ["", "Viscose", "30 %", "30.3 %", "± 3", "Pass"],
            ["", "Polyamide", "10 %", "19.9 %", "± 3", "Fail"],
            ["Fringe", "Polyester", "100 %", "100 %", "-", "Pass"],
          ],
          widths: [80, 80, 90, 80, 80, 77],
          lines: true,
        },
        {
          text: [
            "Conclusion: the sample does not comply with the claim.",
            "Recommended labelling: Throw 50% wool, 30% viscose, 20% polyamide. Fringe 100% polyester.",
            "Results relate only to the items tested. Estimated uncertainty 0.6% at 95% confidence.",
          ],
        },
      ],
    ],
    truth: {
      reference: "TL-TH-208",
      country_making: "IN",
      fibre_composition: fibres("wool 50, viscose 30, polyamide 20 | fringe: polyester 100"),
    },
  },
  {
    name: "xix-email-sock-en",
    language: "en",
    template: "textile",
    kind: "other",
    pages: [
      [
        {
          text: [
            "From: Selin Aksoy <selin@egeknit.example>",
            "To: Robert Hume <robert.hume@strideandco.example>",
            "Date: Tue, 9 Nov 2027 10:42",
            "Subject: RE: SC-5512 Harbour crew sock, composition after yarn change",
          ],
          size: 9,
        },
        {
          text: [
            "Hi Robert,",
            "thanks for approving the new yarn. From PO 88130 on, style SC-5512 will be knitted in",
            "72% organic cotton, 26% recycled polyamide and 2% elastane.",
            "Please note that the old stock (until PO 88041) was 80% cotton, 18% polyamide, 2% elastane, so kindly do not mix the banderoles.",
            "Weight stays at 52 g per pair, origin Türkiye as before. The barcode does not change either: 8680712500344.",
            "Price goes up by 4%, as agreed. Lead time 6 weeks.",
            "Best regards",
            "Selin",
          ],
        },
        {
          text: [
            "> On 8 Nov 2027, Robert Hume wrote:",
            "> Selin, can you confirm the final content for the packaging please? Artwork closes Friday.",
          ],
          size: 9,
        },
      ],
    ],
    truth: {
      reference: "SC-5512",
      model_name: "Harbour crew sock",
      gtin: "8680712500344",
      net_weight: 52,
      country_making: "TR",
      fibre_composition: fibres("organic cotton 72, recycled polyamide 26, elastane 2"),
    },
  },
  {
    name: "xix-gots-tc-en",
    language: "en",
    template: "textile",
    kind: "certificate",
    font: "serif",
    pages: [
      [
        {
          title:
            "Transaction Certificate (TC) for products certified to the Global Organic Textile Standard (GOTS)",
        },
        {
          pairs: [
            ["1. Certification body", "Terra Control Certification GmbH, Freiburg"],
            ["2. TC number", "TCC-GOTS-2028-004417"],
            ["3. Seller of certified products", "Kaveri Garments Pvt Ltd, Tiruppur, India"],
            ["4. Buyer", "Little Larch ApS, Aarhus, Denmark"],
            ["5. Shipping date", "2028-01-19"],
          ],
        },
        { bar: "6. Certified products" },
        {
          table: [
            ["Product", "Article no.", "Material composition", "Label grade", "Units"],
            [
              "Babies' bodysuit, interlock",
              "LL-2204",
              "95% Organic Cotton + 5% Elastane",
              "Organic",
              "4,800 pcs",
            ],
          ],
          widths: [110, 80, 147, 75, 75],
          lines: true,
        },
        {
          pairs: [
            ["7. Certified weight", "456.0 kg"],
            ["8. Net shipping weight", "480.0 kg"],
            ["9. Country of origin of the product", "India"],
            ["10. Countries of origin of the raw material", "India (cotton)"],
          ],
        },
        {
          text: [
            "This certificate covers products with at least 95% (label grade 'organic') certified organic fibres.",
          ],
        },
      ],
    ],
    truth: {
      reference: "LL-2204",
      country_making: "IN",
      country_fibre: ["IN"],
      certificates: [{ name: "GOTS", number: "TCC-GOTS-2028-004417" }],
      fibre_composition: fibres("organic cotton 95, elastane 5"),
    },
  },
  {
    name: "xix-invoice-duvet-en",
    language: "en",
    template: "textile",
    kind: "invoice",
    pages: [
      [
        { title: "COMMERCIAL INVOICE" },
        {
          beside: [
            [{ text: ["Seller:", "Lakeland Bedding Mfg Co., Ltd", "88 Renmin Road, Nantong, China"] }],
            [
              {
                pairs: [
                  ["Invoice no.", "LB28-0771"],
                  ["Date", "2028-03-02"],
                  ["Terms", "FOB Shanghai"],
                  ["Payment", "30% T/T, 70% against B/L"],
                ],
              },
            ],
          ],
        },
        { text: ["Buyer: Down & Dale Ltd, 4 Canal Row, Preston PR1 8XT, United Kingdom"] },
        {
          table: [
            ["Item", "Description of goods", "HS code", "Qty", "Unit price USD", "Amount USD"],
            [
              "DD-4417",
              "Quilted duvet, cover 100 PCT cotton, filling 50 PCT recycled polyester 50 PCT polyester",
              "9404 40 90",
              "1,200 pcs",
              "11.40",
              "13,680.00",
            ],
          ],
          widths: [55, 172, 65, 55, 65, 75],
          lines: true,
        },
        {
          pairs: [
            ["Total FOB Shanghai", "USD 13,680.00"],
            ["Discount 2%", "USD -273.60"],
            ["Amount due", "USD 13,406.40"],
            ["Country of origin", "China"],
            ["Gross weight", "2,160 kg in 200 cartons"],
          ],
          style: "dots",
        },
      ],
    ],
    truth: {
      reference: "DD-4417",
      commodity_code: "94044090",
      country_making: "CN",
      fibre_composition: fibres("cotton 100 | filling: recycled polyester 50, polyester 50"),
    },
  },
  {
    name: "xix-backpack-declaration-en",
    language: "en",
    template: "textile",
    kind: "declaration",
    pages: [
      [
        { title: "Material content declaration" },
        {
          text: [
            "We, Packhouse Manufacturing Ltd, 17 Tannery Lane, Walsall WS1 2QF, United Kingdom, hereby declare as manufacturer that the product described below has the following composition.",
          ],
        },
        {
          pairs: [
            ["Product", "Commuter Roll-Top 22"],
            ["Item number", "PH-RT22-OLV"],
            ["Brand", "Packhouse"],
            ["GTIN-13", "5018772044165"],
            ["Net weight", "0.86 kg"],
            ["Origin", "United Kingdom"],
          ],
          style: "stacked",
        },
        {
          table: [
            ["", "Outer", "Lining", "Straps"],
            ["Cotton", "65%", "-", "-"],
            ["Recycled polyester (GRS)", "35%", "100%", "-"],
            ["Polypropylene", "-", "-", "100%"],
          ],
          widths: [187, 100, 100, 100],
          lines: true,
        },
        {
          text: [
            "Recycled content of the finished product: 41% by weight. GRS scope certificate CU-1128841.",
            "Walsall, 14 June 2027. J. Parfitt, Compliance",
          ],
        },
      ],
    ],
    truth: {
      brand: "Packhouse",
      model_name: "Commuter Roll-Top 22",
      reference: "PH-RT22-OLV",
      gtin: "5018772044165",
      net_weight: 860,
      country_making: "GB",
      manufacturer_name: "Packhouse Manufacturing Ltd",
      manufacturer_address: "17 Tannery Lane, Walsall WS1 2QF, United Kingdom",
      recycled_content: 41,
      certificates: [{ name: "GRS", number: "CU-1128841" }],
      fibre_composition: fibres(
        "cotton 65, recycled polyester 35 | lining: recycled polyester 100 | strap: polypropylene 100",
      ),
    },
  },
  {
    name: "xix-trap-fibre-prices-en",
    language: "en",
    template: "textile",
    kind: "other",
    pages: [
      [
        { text: ["Merrow Yarns Ltd, Halifax", "To all customers", "6 September 2027"] },
        { title: "Raw material surcharge from 1 October" },
        {
          text: [
            "Dear customers,",
            "since our last letter the market has moved again. Cotton is up 12%, polyester 7% and viscose 5%; nylon has fallen by 3%. Merino, which makes up 40% of our purchases, is 18% dearer than in spring.",
            "We have absorbed about 60% of these increases. The remaining 40% we must pass on as a surcharge:",
          ],
        },
        {
          table: [
            ["Fibre", "Change since April", "Surcharge"],
            ["Cotton", "+12%", "4.8%"],
            ["Polyester", "+7%", "2.8%"],
            ["Viscose", "+5%", "2.0%"],
            ["Merino wool", "+18%", "7.2%"],
          ],
          lines: true,
        },
        {
          text: [
            "Orders confirmed before 30 September remain 100% at the old prices.",
            "Yours faithfully",
            "Helen Dyson, Sales",
          ],
        },
      ],
    ],
    truth: {},
  },
  {
    name: "xix-softshell-de",
    language: "de",
    template: "textile",
    kind: "tech_sheet",
    pages: [
      [
        { title: "Technisches Datenblatt" },
        {
          pairs: [
            ["Marke", "Alpkogel"],
            ["Modell", "Softshelljacke Grat"],
            ["Artikelnummer", "AK-30817"],
            ["EAN", "4260381127055"],
            ["Ursprungsland", "Bangladesch"],
            ["Gewicht (Gr. M)", "548 g"],
            ["Zolltarifnummer", "6201 40 90"],
          ],
        },
        { bar: "Materialzusammensetzung" },
        {
          text: [
            "Oberstoff: 94 % Polyester (davon 100 % recycelt), 6 % Elasthan",
            "Membran: 100 % Polyurethan",
            "Innenseite (Futter): 100 % Polyester",
            "Seitliche Einsätze: 88 % Polyamid, 12 % Elasthan",
          ],
        },
        { bar: "Pflege" },
        {
          text: [
            "Maschinenwäsche 30 °C Schonwaschgang, nicht bleichen, nicht im Trockner trocknen, nicht bügeln, nicht chemisch reinigen.",
          ],
        },
        { text: ["Wassersäule 10.000 mm, Atmungsaktivität 8.000 g/m²/24 h, PFC-frei ausgerüstet."] },
      ],
    ],
    truth: {
      brand: "Alpkogel",
      model_name: "Softshelljacke Grat",
      reference: "AK-30817",
      gtin: "4260381127055",
      country_making: "BD",
      net_weight: 548,
      commodity_code: "62014090",
      fibre_composition: fibres(
        "recycled polyester 94, elastane 6 | coating: polyurethane 100 | lining: polyester 100 | side panel: polyamide 88, elastane 12",
      ),
      care_washing: W30M,
      care_bleaching: NO_BLEACH,
      care_drying: NO_TUMBLE,
      care_ironing: NO_IRON,
      care_professional: NO_DRY_CLEAN,
    },
  },
  {
    name: "xix-bettwaesche-de",
    language: "de",
    template: "textile",
    kind: "tech_sheet",
    pages: [
      [
        { text: ["Weberei Lindenau GmbH · Produktdatenblatt · Stand 02/2028"], size: 8 },
        { title: "Mako-Satin-Bettwäsche" },
        {
          beside: [
            [
              {
                pairs: [
                  ["Marke", "Lindenau Home"],
                  ["Modell", "Havel"],
                  ["Art.-Nr.", "LH 6120-04"],
                  ["Farbe", "Nebelgrau"],
                  ["GTIN", "4018772031180"],
                ],
                style: "gap",
              },
            ],
            [
              {
                pairs: [
                  ["Material", "100 % Bio-Baumwolle (kbA)"],
                  ["Bindung", "Satin, 300 TC"],
                  ["Verschluss", "Reißverschluss"],
                  ["Herkunft", "Deutschland"],
                ],
                style: "gap",
              },
            ],
          ],
        },
        {
          text: [
            "Garn gesponnen in der Türkei, gewebt in Deutschland.",
            "GOTS-zertifiziert, Zertifikatsnummer CERES-0413-2027.",
            "Waschbar bei 60 °C, nicht bleichen, heiß bügeln (200 °C).",
            "Hersteller: Weberei Lindenau GmbH, Am Wehr 3, 02763 Zittau, Deutschland",
          ],
        },
        {
          text: [
            "Passend dazu: Spannbetttuch „Spree“, Jersey, 95 % Baumwolle, 5 % Elasthan (Art.-Nr. LH 7004).",
          ],
          size: 9,
        },
      ],
    ],
    truth: {
      brand: "Lindenau Home",
      model_name: "Havel",
      reference: "LH 6120-04",
      gtin: "4018772031180",
      country_making: "DE",
      country_spinning: "TR",
      country_weaving: "DE",
      manufacturer_name: "Weberei Lindenau GmbH",
      manufacturer_address: "Am Wehr 3, 02763 Zittau, Deutschland",
      certificates: [{ name: "GOTS", number: "CERES-0413-2027" }],
      fibre_composition: fibres("organic cotton 100"),
      care_washing: W60,
      care_bleaching: NO_BLEACH,
      care_ironing: IRON_200,
    },
  },
  {
    name: "xix-materialerklaerung-de",
    language: "de",
    template: "textile",
    kind: "declaration",
    pages: [
      [
        { text: ["Strickhof Albstadt GmbH & Co. KG, Hauptstr. 71, 72458 Albstadt"], size: 9 },
        { title: "Lieferantenerklärung zur Faserzusammensetzung" },
        {
          text: [
            "gemäß Verordnung (EU) Nr. 1007/2011",
            "Hiermit erklären wir, dass der an die Firma Tannhaus Mode AG gelieferte Artikel 4471 (Damen-Leggings „Ronja“) wie folgt zusammengesetzt ist:",
          ],
        },
        {
          table: [
            ["Bestandteil", "Faser", "Kurzzeichen", "Anteil"],
            ["Grundware", "Baumwolle, biologisch", "CO", "92 %"],
            ["", "Elasthan", "EL", "8 %"],
            ["Bund", "Polyamid", "PA", "78 %"],
            ["", "Elasthan", "EL", "22 %"],
          ],
          lines: true,
        },
        {
          text: [
            "Herstellungsland: Deutschland. Flächengewicht der Grundware 220 g/m².",
            "Diese Erklärung gilt bis auf Widerruf.",
            "Albstadt, den 7. Juli 2027, i. A. Petra Gühring",
          ],
        },
      ],
    ],
    truth: {
      reference: "4471",
      model_name: "Ronja",
      country_making: "DE",
      fibre_composition: fibres("organic cotton 92, elastane 8 | waistband: polyamide 78, elastane 22"),
    },
  },
  {
    name: "xix-shop-pullover-de",
    language: "de",
    template: "textile",
    kind: "other",
    pages: [
      [
        { text: ["Startseite / Herren / Strick / Pullover      Kostenloser Versand ab 49 €"], size: 8 },
        { title: "Troyer Amrum" },
        { text: ["von Deichkind & Söhne", "89,95 € statt 119,95 € (-25 %)", "inkl. 19 % MwSt."] },
        {
          pairs: [
            ["Artikel-Nr.", "DS-2291"],
            ["Obermaterial", "50% Merinowolle, 30% Baumwolle, 20% Polyamid"],
            ["Kragenfutter", "100% Baumwolle"],
            ["Passform", "Regular fit"],
            ["Hergestellt in", "Italien"],
            [
              "Pflege",
              "Nicht waschen, nicht bleichen, nicht in den Trockner, bügeln bei 110 °C, chemische Reinigung (P)",
            ],
          ],
          style: "colon",
        },
        { text: ["★★★★☆ 82 % der Kunden sagen: fällt größengerecht aus"] },
        { bar: "Das könnte dir auch gefallen" },
        {
          table: [
            ["Mütze Föhr", "Schal Sylt", "Cardigan Pellworm"],
            ["100% Schurwolle", "70% Wolle, 30% Kaschmir", "60% Baumwolle, 40% Acryl"],
            ["29,95 €", "59,95 €", "99,95 €"],
          ],
        },
      ],
    ],
    truth: {
      brand: "Deichkind & Söhne",
      model_name: "Troyer Amrum",
      reference: "DS-2291",
      country_making: "IT",
      fibre_composition: fibres("merino wool 50, cotton 30, polyamide 20 | collar lining: cotton 100"),
      care_washing: NO_WASH,
      care_bleaching: NO_BLEACH,
      care_drying: NO_TUMBLE,
      care_ironing: IRON_110,
      care_professional: DRY_P,
    },
  },
  {
    name: "xix-auftragsbestaetigung-de",
    language: "de",
    template: "textile",
    kind: "other",
    pages: [
      [
        { text: ["Polsterwerk Franken GmbH | Industriestr. 12 | 96215 Lichtenfels"], size: 8 },
        { title: "Auftragsbestätigung Nr. 280447" },
        {
          pairs: [
            ["Kunde", "Wohnraum Nord KG, Kiel"],
            ["Ihre Bestellung", "B-11902 vom 03.04.2028"],
            ["Liefertermin", "KW 24"],
          ],
        },
        {
          table: [
            ["Pos.", "Artikel", "Menge", "Einzelpreis", "Gesamt"],
            [
              "1",
              "Sitzkissen Main, Art. 55-2080, Bezug 55% PES / 45% CV, Rückseite 100% CO, Füllung 100% PUR",
              "240 St.",
              "18,40 €",
              "4.416,00 €",
            ],
            ["", "abzgl. Rabatt 5 %", "", "", "-220,80 €"],
            ["", "zzgl. 19 % MwSt.", "", "", "797,09 €"],
            ["", "Gesamtbetrag", "", "", "4.992,29 €"],
          ],
          widths: [35, 232, 60, 80, 80],
          lines: true,
        },
        {
          text: [
            "Ursprung der Ware: Polen. Stückgewicht 620 g. Warennummer 9404 90 90.",
            "Es gelten unsere Allgemeinen Lieferbedingungen. Skonto 2 % bei Zahlung binnen 10 Tagen.",
          ],
        },
      ],
    ],
    truth: {
      reference: "55-2080",
      model_name: "Sitzkissen Main",
      country_making: "PL",
      net_weight: 620,
      commodity_code: "94049090",
      fibre_composition: fibres("polyester 55, viscose 45 | back: cotton 100 | filling: polyurethane 100"),
    },
  },
  {
    name: "xix-oekotex-de",
    language: "de",
    template: "textile",
    kind: "certificate",
    font: "serif",
    pages: [
      [
        { title: "ZERTIFIKAT OEKO-TEX® STANDARD 100" },
        {
          text: [
            "Der Firma",
            "Frottier Hassfurt GmbH, Mainlände 9, 97437 Haßfurt, Deutschland",
            "wird die Berechtigung erteilt, das Zeichen gemäß unserem Prüfbericht für den nachstehenden Artikel zu verwenden:",
          ],
        },
        {
          text: [
            "Bademantel „Regnitz“, Frottier, Grundgewebe aus 100 % Baumwolle, Flor aus 80 % Baumwolle und 20 % Lyocell; Gürtel aus 100 % Baumwolle; weiß und stückgefärbt",
          ],
        },
        {
          pairs: [
            ["Zertifikat-Nr.", "27.HDE.44018"],
            ["Produktklasse", "II, mit Hautkontakt"],
            ["Gültig bis", "31.08.2028"],
            ["Institut", "Hohenstein"],
          ],
        },
        {
          text: [
            "Der Artikel erfüllt die humanökologischen Anforderungen des Anhangs 4. Nickel, Azofarbstoffe: entspricht Anhang XVII REACH.",
          ],
          size: 9,
        },
      ],
    ],
    truth: {
      model_name: "Regnitz",
      certificates: [{ name: "OEKO-TEX Standard 100", number: "27.HDE.44018" }],
      fibre_composition: fibres("backing: cotton 100 | pile: cotton 80, lyocell 20 | belt: cotton 100"),
    },
  },
  {
    name: "xix-trap-rechnung-zwei-de",
    language: "de",
    template: "textile",
    kind: "invoice",
    pages: [
      [
        { text: ["Textilhandel Oster OHG, Weststr. 5, 48431 Rheine"], size: 8 },
        { title: "Rechnung 2028-1190" },
        { text: ["An: Modehaus Berger, 49074 Osnabrück", "Rechnungsdatum 12.05.2028"] },
        {
          table: [
            ["Art.-Nr.", "Bezeichnung", "Zusammensetzung", "Ursprung", "Menge", "Betrag"],
            ["7710", "Herrenhemd Oxford", "100% Baumwolle", "Türkei", "60", "1.140,00 €"],
            ["8142", "Damenrock Plissee", "97% Polyester, 3% Elasthan", "China", "40", "920,00 €"],
          ],
          widths: [45, 110, 132, 60, 50, 90],
          lines: true,
        },
        {
          pairs: [
            ["Zwischensumme", "2.060,00 €"],
            ["MwSt. 19 %", "391,40 €"],
            ["Rechnungsbetrag", "2.451,40 €"],
          ],
          style: "dots",
        },
        { text: ["Zahlbar innerhalb 14 Tagen mit 3 % Skonto, 30 Tage netto."] },
      ],
    ],
    truth: {},
  },
  {
    name: "xix-pruefbericht-de",
    language: "de",
    template: "textile",
    kind: "test_report",
    pages: [
      [
        { text: ["Textilprüfinstitut Chemnitz-Süd e. V., akkreditiert nach DIN EN ISO/IEC 17025"], size: 9 },
        { title: "Prüfbericht 28/0915-A" },
        {
          pairs: [
            ["Auftraggeber", "Berufsmoden Kessel GmbH, Gera"],
            ["Prüfmuster", "Bundhose, Art.-Nr. BK 1405"],
            ["Eingang", "02.03.2028"],
            ["Prüfung", "Quantitative Faseranalyse nach DIN EN ISO 1833"],
          ],
        },
        {
          table: [
            ["Faser", "Oberstoff Angabe", "Oberstoff Befund", "Taschenfutter Angabe", "Taschenfutter Befund"],
            ["PES", "65 %", "64,7 %", "80 %", "79,5 %"],
            ["CO", "35 %", "35,3 %", "20 %", "20,5 %"],
          ],
          widths: [67, 105, 105, 105, 105],
          lines: true,
        },
        {
          text: [
            "Bewertung: Die Abweichungen liegen innerhalb der Toleranz von 3 %. Die Angaben des Auftraggebers werden bestätigt und können für die Etikettierung verwendet werden:",
            "Oberstoff 65 % Polyester, 35 % Baumwolle; Taschenfutter 80 % Polyester, 20 % Baumwolle.",
          ],
        },
      ],
    ],
    truth: {
      reference: "BK 1405",
      fibre_composition: fibres("shell: polyester 65, cotton 35 | pocket lining: polyester 80, cotton 20"),
    },
  },
  {
    name: "xix-robe-fr",
    language: "fr",
    template: "textile",
    kind: "tech_sheet",
    pages: [
      [
        { text: ["Maison Valdoré — Dossier technique — Été 2028"], size: 8 },
        { title: "Fiche technique : robe Capucine" },
        {
          pairs: [
            ["Marque", "Maison Valdoré"],
            ["Modèle", "Capucine"],
            ["Référence", "MV-R-0482"],
            ["Code EAN", "3700981220455"],
            ["Pays de fabrication", "Tunisie"],
          ],
        },
        {
          table: [
            ["Partie", "Composition", "Fournisseur", "Métrage"],
            ["Tissu principal", "52 % lin, 48 % viscose LENZING™ ECOVERO™", "Tissages du Nord", "1,85 m"],
            ["Doublure", "100 % coton biologique", "Sfax Textile", "1,10 m"],
            ["Dentelle", "90 % polyamide 10 % élasthanne", "Dentelles Caudry", "0,60 m"],
            ["Thermocollant", "100 % polyester", "Freudier", "0,15 m"],
            ["Boutons", "corozo 11 mm, 8 pièces", "Boutonnière SA", ""],
          ],
          widths: [95, 212, 110, 70],
          lines: true,
        },
        {
          text: [
            "Tissu principal tissé en France.",
            "Entretien : lavage à 30 °C, programme modéré ; pas de blanchiment ; séchage en machine interdit ; repassage 110 °C.",
          ],
        },
      ],
    ],
    truth: {
      brand: "Maison Valdoré",
      model_name: "Capucine",
      reference: "MV-R-0482",
      gtin: "3700981220455",
      country_making: "TN",
      country_weaving: "FR",
      fibre_composition: fibres(
        "shell: linen 52, viscose 48 | lining: organic cotton 100 | lace: polyamide 90, elastane 10 | interlining: polyester 100",
      ),
      care_washing: W30M,
      care_bleaching: NO_BLEACH,
      care_drying: NO_TUMBLE,
      care_ironing: IRON_110,
    },
  },
  {
    name: "xix-etiquette-fr",
    language: "fr",
    template: "textile",
    kind: "other",
    pages: [
      [
        {
          text: ["BAT étiquette de composition — satin blanc 30 x 90 mm — Réf. client 26-7715 — à valider"],
          size: 8,
        },
        {
          beside: [
            [
              {
                text: [
                  "FR",
                  "Tissu extérieur : 83 % polyamide 17 % élasthanne",
                  "Doublure : 100 % polyester recyclé",
                  "Fabriqué au Maroc",
                ],
                size: 9,
              },
              {
                text: [
                  "EN",
                  "Outer fabric: 83% polyamide 17% elastane",
                  "Lining: 100% recycled polyester",
                  "Made in Morocco",
                ],
                size: 9,
              },
              {
                text: [
                  "DE",
                  "Oberstoff: 83% Polyamid 17% Elasthan",
                  "Futter: 100% recyceltes Polyester",
                  "Hergestellt in Marokko",
                ],
                size: 9,
              },
            ],
            [
              {
                text: [
                  "ES",
                  "Tejido exterior: 83% poliamida 17% elastano",
                  "Forro: 100% poliéster reciclado",
                  "Hecho en Marruecos",
                ],
                size: 9,
              },
              {
                text: [
                  "IT",
                  "Tessuto esterno: 83% poliammide 17% elastan",
                  "Fodera: 100% poliestere riciclato",
                  "Fabbricato in Marocco",
                ],
                size: 9,
              },
              {
                text: [
                  "NL",
                  "Buitenstof: 83% polyamide 17% elastaan",
                  "Voering: 100% gerecycled polyester",
                  "Gemaakt in Marokko",
                ],
                size: 9,
              },
            ],
          ],
        },
        { text: ["Ne pas repasser. Ne pas nettoyer à sec. / Do not iron. Do not dry clean."], size: 9 },
        { text: ["Tailles : 36 38 40 42 44. Quantité : 5 000 ex. Pli central, coupe à chaud."], size: 8 },
      ],
    ],
    truth: {
      reference: "26-7715",
      country_making: "MA",
      fibre_composition: fibres("shell: polyamide 83, elastane 17 | lining: recycled polyester 100"),
      care_ironing: NO_IRON,
      care_professional: NO_DRY_CLEAN,
    },
  },
  {
    name: "xix-declaration-cabas-fr",
    language: "fr",
    template: "textile",
    kind: "declaration",
    pages: [
      [
        { title: "Attestation de composition" },
        {
          text: [
            "Je soussignée Claire Monnet, responsable qualité de la société Atelier Brindille SAS, fabricant, 8 rue des Tanneurs, 59100 Roubaix, France, certifie que le cabas « Halage » (réf. AB-C12) de la marque Brindille est composé comme suit :",
            "l'extérieur est en coton recyclé à 70 % et en coton biologique à 30 %, la doublure entièrement en coton, les anses en cuir.",
          ],
        },
        {
          pairs: [
            ["Part de matières recyclées dans le produit", "52 %"],
            ["Poids net", "410 g"],
            ["Origine", "France"],
            ["Nomenclature douanière", "4202 92 98"],
          ],
          style: "dots",
        },
        {
          text: [
            "Les versions produites avant mars 2027 (100 % coton) ne sont pas concernées.",
            "Fait à Roubaix, le 22 mars 2027",
          ],
        },
      ],
    ],
    truth: {
      brand: "Brindille",
      model_name: "Halage",
      reference: "AB-C12",
      net_weight: 410,
      recycled_content: 52,
      country_making: "FR",
      commodity_code: "42029298",
      manufacturer_name: "Atelier Brindille SAS",
      manufacturer_address: "8 rue des Tanneurs, 59100 Roubaix, France",
      fibre_composition: fibres(
        "recycled cotton 70, organic cotton 30 | lining: cotton 100 | strap: leather 100",
      ),
    },
  },
  {
    name: "xix-bon-livraison-fr",
    language: "fr",
    template: "textile",
    kind: "other",
    font: "mono",
    pages: [
      [
        { text: ["FILATURES ET TRICOTS DU LAURAGAIS SARL", "31250 REVEL"] },
        { title: "BON DE LIVRAISON 284410" },
        { text: ["Client : Sportif & Cie, Toulouse   Commande : 99120 du 04/01/2028"] },
        {
          table: [
            ["Réf.", "Désignation", "Qté", "Colis"],
            [
              "TL4470",
              "Bonnet côtelé, corps 50%WO 50%PAN, doublure polaire 100%PES, pompom 100%PAN",
              "600",
              "6",
            ],
          ],
          widths: [60, 307, 60, 60],
          lines: true,
        },
        {
          pairs: [
            ["Gencod", "3702119044575"],
            ["Origine", "France"],
            ["Poids unitaire", "95 g"],
            ["Poids brut total", "63 kg"],
          ],
        },
        { text: ["Marchandise contrôlée à 100 %. Réserves sous 48 h. Signature du réceptionnaire :"] },
      ],
    ],
    truth: {
      reference: "TL4470",
      gtin: "3702119044575",
      country_making: "FR",
      net_weight: 95,
      fibre_composition: fibres("wool 50, acrylic 50 | lining: polyester 100 | pompom: acrylic 100"),
    },
  },
  {
    name: "xix-boutique-jean-fr",
    language: "fr",
    template: "textile",
    kind: "other",
    pages: [
      [
        { text: ["Accueil > Homme > Jeans > Coupe droite"], size: 8 },
        { title: "Jean droit Gaspard, brut" },
        {
          text: [
            "Denim Ouvrier",
            "79,00 €  -30 %  55,30 €",
            "Livraison offerte dès 60 €. Retours gratuits 30 jours.",
          ],
        },
        { bar: "Composition et entretien" },
        {
          text: [
            "Coton 79 % (dont 20 % de coton recyclé), polyester recyclé 19 %, élasthanne 2 %",
            "Fond de poche : 65 % polyester, 35 % coton",
            "Lavage à 40 °C à l'envers. Pas de chlore. Pas de sèche-linge. Fer moyen 150 °C.",
          ],
        },
        { bar: "Caractéristiques" },
        {
          pairs: [
            ["Réf.", "DO-JG-114"],
            ["Confectionné en", "Italie"],
            ["Toile", "12,5 oz"],
            ["Teinture", "indigo"],
          ],
          style: "gap",
        },
        { bar: "Complétez votre tenue" },
        {
          text: [
            "T-shirt Basile — 100 % coton biologique — 29 €",
            "Ceinture Lucien — cuir — 45 €",
            "Surchemise Armand — 60 % laine 40 % polyester — 119 €",
          ],
        },
      ],
    ],
    truth: {
      brand: "Denim Ouvrier",
      model_name: "Jean droit Gaspard",
      reference: "DO-JG-114",
      country_making: "IT",
      fibre_composition: fibres(
        "cotton 59, recycled cotton 20, recycled polyester 19, elastane 2 | pocket lining: polyester 65, cotton 35",
      ),
      care_washing: W40,
      care_bleaching: NO_BLEACH,
      care_drying: NO_TUMBLE,
      care_ironing: IRON_150,
    },
  },
  {
    name: "xix-trap-conseils-fr",
    language: "fr",
    template: "textile",
    kind: "other",
    pages: [
      [
        { title: "Bien entretenir ses vêtements" },
        {
          text: [
            "Nos conseils, matière par matière. Lisez toujours l'étiquette de votre article : elle seule fait foi.",
          ],
        },
        {
          table: [
            ["Matière", "Lavage", "Repassage"],
            ["Coton", "jusqu'à 60 °C", "fer chaud"],
            ["Laine", "programme laine, à froid", "fer doux avec pattemouille"],
            ["Soie", "à la main", "fer doux sur l'envers"],
            ["Lin", "40 °C", "fer très chaud, encore humide"],
            ["Polyester", "30 à 40 °C", "fer doux"],
          ],
          lines: true,
        },
        {
          text: [
            "Un mélange se lave comme sa fibre la plus fragile : une maille 80 % laine et 20 % polyamide se traite comme de la laine ; une chemise 100 % coton supporte davantage.",
            "Laver à 30 °C au lieu de 60 °C économise environ 60 % d'électricité.",
          ],
        },
      ],
    ],
    truth: {},
  },
  {
    name: "xix-tessuto-it",
    language: "it",
    template: "textile",
    kind: "tech_sheet",
    pages: [
      [
        { text: ["LANIFICIO VALSESSERA S.p.A. — Via Molino 14, 13867 Pray (BI), Italia"], size: 8 },
        { title: "Scheda tessuto art. 62310 “Oropa”" },
        {
          beside: [
            [
              {
                pairs: [
                  ["Composizione", "80 WV 15 WS 5 SE"],
                  ["Altezza", "150 cm"],
                  ["Peso", "310 g/ml"],
                  ["Armatura", "saglia batavia"],
                ],
              },
            ],
            [
              {
                pairs: [
                  ["Stagione", "A/I 2028"],
                  ["Colori", "12"],
                  ["Minimo", "60 m per colore"],
                  ["Prezzo", "€ 31,50 / m"],
                ],
              },
            ],
          ],
        },
        {
          text: [
            "WV = lana vergine, WS = cashmere, SE = seta",
            "Filato, tessuto, tinto e finito in Italia.",
            "Ordito Nm 2/60, trama Nm 1/30. Campionatura disponibile da subito.",
          ],
        },
        { text: ["Articolo coordinato: 62315 “Oropa Light”, 70 WV 30 SE."], size: 9 },
      ],
    ],
    truth: {
      reference: "62310",
      model_name: "Oropa",
      country_spinning: "IT",
      country_weaving: "IT",
      country_dyeing: "IT",
      fibre_composition: fibres("virgin wool 80, cashmere 15, silk 5"),
    },
  },
  {
    name: "xix-giacca-it",
    language: "it",
    template: "textile",
    kind: "tech_sheet",
    pages: [
      [
        { title: "Scheda tecnica di prodotto" },
        {
          table: [
            ["Marchio", "Corvara", "Codice articolo", "CV-G8802"],
            ["Modello", "Piumino Lagazuoi", "Paese di produzione", "Romania"],
            ["EAN", "8033129041175", "Peso netto", "395 g"],
          ],
          widths: [80, 150, 117, 140],
          lines: true,
        },
        { bar: "Distinta materiali" },
        {
          table: [
            ["", "Esterno", "Fodera", "Imbottitura", "Maniche"],
            ["Poliammide riciclata (ECONYL®)", "100%", "", "", ""],
            ["Poliammide", "", "100%", "", ""],
            ["Piumino d'oca", "", "", "90%", ""],
            ["Piumette", "", "", "10%", ""],
            ["Lana merino", "", "", "", "55%"],
            ["Acrilico", "", "", "", "45%"],
          ],
          widths: [187, 75, 75, 75, 75],
          lines: true,
        },
        { text: ["Imbottitura certificata RDS. Cuin 700. Zip YKK 5 con cursore reversibile."] },
        { text: ["Non candeggiare. Non stirare. Non lavare a secco."] },
      ],
    ],
    truth: {
      brand: "Corvara",
      model_name: "Piumino Lagazuoi",
      reference: "CV-G8802",
      gtin: "8033129041175",
      country_making: "RO",
      net_weight: 395,
      fibre_composition: fibres(
        "recycled polyamide 100 | lining: polyamide 100 | filling: down 90, feathers 10 | sleeve: merino wool 55, acrylic 45",
      ),
      care_bleaching: NO_BLEACH,
      care_ironing: NO_IRON,
      care_professional: NO_DRY_CLEAN,
    },
  },
  {
    name: "xix-fattura-foulard-it",
    language: "it",
    template: "textile",
    kind: "invoice",
    pages: [
      [
        { text: ["Seterie Lariane S.r.l. — Via Borgovico 200, 22100 Como — P. IVA 02881440139"], size: 8 },
        { title: "Fattura n. 412/2028" },
        {
          pairs: [
            ["Data", "18/04/2028"],
            ["Cliente", "Galerie Textile SA, Genève"],
            ["Resa", "EXW Como"],
            ["Pagamento", "50% anticipo, 50% a 60 gg"],
          ],
        },
        {
          table: [
            ["Codice", "Descrizione", "Q.tà", "Prezzo", "Sconto", "Importo"],
            [
              "SL-9007",
              "Foulard stampato, 70% seta 30% modal, bordo 100% seta",
              "150",
              "24,00",
              "10%",
              "3.240,00",
            ],
          ],
          widths: [60, 197, 45, 55, 55, 75],
          lines: true,
        },
        {
          text: [
            "Operazione non imponibile art. 8. Codice doganale 6214 10 00. Origine della merce: Italia.",
            "Totale fattura EUR 3.240,00",
          ],
        },
      ],
    ],
    truth: {
      reference: "SL-9007",
      commodity_code: "62141000",
      country_making: "IT",
      fibre_composition: fibres("silk 70, modal 30 | border: silk 100"),
    },
  },
  {
    name: "xix-sneaker-it",
    language: "it",
    template: "textile",
    kind: "tech_sheet",
    pages: [
      [
        { title: "Sneaker Brenta Low — scheda materiali" },
        {
          pairs: [
            ["Marca", "Passoverde"],
            ["Modello", "Brenta Low"],
            ["Rif.", "PV 214-C"],
            ["Fabbricante", "Calzaturificio Riviera S.r.l., Via Argine 22, 30039 Stra (VE), Italia"],
            ["Made in", "Italia"],
          ],
        },
        {
          table: [
            ["Componente", "Materiale", "%"],
            ["Tomaia", "Canapa", "60"],
            ["", "Cotone biologico", "40"],
            ["Fodera", "Cotone biologico", "100"],
            ["Soletta", "Sughero", "70"],
            ["", "Lattice", "30"],
            ["Suola", "Gomma riciclata", "35"],
            ["", "Gomma", "65"],
          ],
          lines: true,
        },
        { text: ["Tomaia cucita in Italia. Contenuto riciclato totale della scarpa: 18%."] },
      ],
    ],
    truth: {
      brand: "Passoverde",
      model_name: "Brenta Low",
      reference: "PV 214-C",
      manufacturer_name: "Calzaturificio Riviera S.r.l.",
      manufacturer_address: "Via Argine 22, 30039 Stra (VE), Italia",
      country_making: "IT",
      recycled_content: 18,
      fibre_composition: fibres(
        "upper: hemp 60, organic cotton 40 | lining: organic cotton 100 | insole: cork 70, latex 30 | sole: recycled rubber 35, rubber 65",
      ),
    },
  },
  {
    name: "xix-conferma-ordine-it",
    language: "it",
    template: "textile",
    kind: "other",
    pages: [
      [
        { text: ["Maglificio Secchia S.n.c. — Carpi (MO)"], size: 9 },
        { title: "Conferma d'ordine 0733/28" },
        {
          text: [
            "Spett.le Abiti Nordest S.r.l.,",
            "confermiamo il Vs. ordine del 2 maggio per n. 800 polo uomo art. PS118 in piquet, composizione 48% cotone, 48% poliestere riciclato e 4% elastan (Lycra®); colletto e polsini in costina 98% cotone 2% elastan.",
            "La precedente versione (52% cotone, 48% poliestere) è esaurita e non sarà più prodotta.",
          ],
        },
        {
          pairs: [
            ["Prezzo", "€ 9,80 cad., sconto 3% oltre 500 pezzi"],
            ["Consegna", "settimana 30"],
            ["Origine", "Albania"],
            ["Peso capo", "230 g"],
            ["Codice a barre", "8051773009129"],
          ],
        },
        { text: ["Tolleranza quantità ±5%. Acconto 30% alla conferma."] },
      ],
    ],
    truth: {
      reference: "PS118",
      gtin: "8051773009129",
      country_making: "AL",
      net_weight: 230,
      fibre_composition: fibres(
        "cotton 48, recycled polyester 48, elastane 4 | collar: cotton 98, elastane 2 | cuff: cotton 98, elastane 2",
      ),
    },
  },
  {
    name: "xix-banador-es",
    language: "es",
    template: "textile",
    kind: "tech_sheet",
    pages: [
      [
        { title: "Ficha técnica: bañador Calella" },
        {
          pairs: [
            ["Marca", "Maresma"],
            ["Modelo", "Calella"],
            ["Referencia", "MA-5520"],
            ["Código EAN", "8412377004567"],
            ["País de origen", "Marruecos"],
            ["Partida arancelaria", "6112 41 90"],
          ],
          style: "dots",
        },
        {
          table: [
            ["Material", "Exterior", "Forro", "Copas"],
            ["Poliamida reciclada", "78 %", "", ""],
            ["Elastano", "22 %", "12 %", ""],
            ["Poliéster", "", "88 %", "40 %"],
            ["Poliuretano", "", "", "60 %"],
          ],
          lines: true,
        },
        {
          text: [
            "Contenido total de material reciclado: 55 %.",
            "No usar lejía. No usar secadora. No planchar. No lavar en seco. Protección UV 50+.",
          ],
        },
      ],
    ],
    truth: {
      brand: "Maresma",
      model_name: "Calella",
      reference: "MA-5520",
      gtin: "8412377004567",
      country_making: "MA",
      commodity_code: "61124190",
      recycled_content: 55,
      fibre_composition: fibres(
        "shell: recycled polyamide 78, elastane 22 | lining: polyester 88, elastane 12 | cup: polyester 40, polyurethane 60",
      ),
      care_bleaching: NO_BLEACH,
      care_drying: NO_TUMBLE,
      care_ironing: NO_IRON,
      care_professional: NO_DRY_CLEAN,
    },
  },
  {
    name: "xix-tienda-sabanas-es",
    language: "es",
    template: "textile",
    kind: "other",
    pages: [
      [
        { text: ["Inicio / Dormitorio / Ropa de cama / Juegos de sábanas"], size: 8 },
        { title: "Juego de sábanas Duero" },
        { text: ["Casa Pisuerga", "64,99 €  antes 92,99 €  -30 %", "Valoración 4,8 (97 % lo recomienda)"] },
        {
          text: [
            "El juego incluye sábana encimera, bajera ajustable y funda de almohada.",
            "Composición sábana encimera y funda de almohada: 50% algodón, 50% lino. Bajera ajustable: 100% algodón.",
            "Ref. CP-7741   Fabricado en Portugal   Lavar a máquina a 40 °C. No usar blanqueador.",
          ],
        },
        {
          table: [
            ["Cama", "Encimera", "Bajera", "Precio"],
            ["90 cm", "160 x 270", "90 x 200", "64,99 €"],
            ["150 cm", "240 x 270", "150 x 200", "84,99 €"],
          ],
          lines: true,
        },
        { bar: "Otros clientes compraron" },
        {
          text: [
            "Colcha Ebro, 80% algodón 20% poliéster, 59,99 €",
            "Relleno nórdico Teide, 100% poliéster, 39,99 €",
          ],
        },
      ],
    ],
    truth: {
      brand: "Casa Pisuerga",
      model_name: "Juego de sábanas Duero",
      reference: "CP-7741",
      country_making: "PT",
      fibre_composition: fibres(
        "sheet: cotton 50, linen 50 | pillowcase: cotton 50, linen 50 | fitted sheet: cotton 100",
      ),
      care_washing: W40,
      care_bleaching: NO_BLEACH,
    },
  },
  {
    name: "xix-informe-es",
    language: "es",
    template: "textile",
    kind: "test_report",
    pages: [
      [
        { text: ["Laboratorio Textil de Alcoy, S. L. — Entidad acreditada ENAC 812/LE1604"], size: 9 },
        { title: "Informe de ensayo 2028-00571" },
        {
          pairs: [
            ["Solicitante", "Hilaturas Serpis, S. A."],
            ["Muestra", "Tejido para tapicería, ref. HS-3030"],
            ["Método", "UNE-EN ISO 1833-11 y 1833-12"],
            ["Fecha", "15/02/2028"],
          ],
        },
        {
          table: [
            ["Fibra", "Resultado (%)", "Incertidumbre"],
            ["Algodón", "41", "± 1,2"],
            ["Poliéster", "37", "± 1,2"],
            ["Acrílico", "22", "± 0,9"],
          ],
          lines: true,
        },
        {
          text: [
            "Los porcentajes se expresan sobre masa seca con tasa convencional de humedad (algodón 8,5 %, poliéster 1,5 %, acrílico 2 %).",
            "Este informe no puede reproducirse parcialmente sin autorización.",
          ],
          size: 9,
        },
      ],
    ],
    truth: {
      reference: "HS-3030",
      fibre_composition: fibres("cotton 41, polyester 37, acrylic 22"),
    },
  },
  {
    name: "xix-correo-mochila-es",
    language: "es",
    template: "textile",
    kind: "other",
    pages: [
      [
        {
          text: [
            "De: Marta Gil <mgil@lonas-ebro.example>",
            "Para: compras@ruta7.example",
            "Asunto: Bolsa de deporte R7-640, datos para la ficha",
            "Fecha: 30 de junio de 2027",
          ],
          size: 9,
        },
        {
          text: [
            "Buenos días, Iker:",
            "Te paso los datos de la bolsa R7-640 (marca Ruta 7):",
            "- exterior: rPET 100%",
            "- forro: poliéster 100%",
            "- base: PVC 80%, poliéster 20%",
            "- asas: polipropileno 100%",
            "El peso por unidad es de 740 g y se fabrica en España, en nuestra planta de Zaragoza. El certificado GRS es el CTL-GRS-55120.",
            "El precio baja un 5% a partir de 1.000 unidades.",
            "Un saludo,",
            "Marta",
          ],
        },
      ],
    ],
    truth: {
      brand: "Ruta 7",
      reference: "R7-640",
      net_weight: 740,
      country_making: "ES",
      certificates: [{ name: "GRS", number: "CTL-GRS-55120" }],
      fibre_composition: fibres(
        "recycled polyester 100 | lining: polyester 100 | bottom: polyvinyl chloride 80, polyester 20 | strap: polypropylene 100",
      ),
    },
  },
  {
    name: "xix-toalha-pt",
    language: "pt",
    template: "textile",
    kind: "tech_sheet",
    pages: [
      [
        { text: ["Têxteis Vizela, Lda. · Ficha de produto"], size: 8 },
        { title: "Toalha de praia Ofir" },
        {
          pairs: [
            ["Marca", "Vizela Mar"],
            ["Referência", "TV-880"],
            ["Composição", "55% algodão, 30% algodão reciclado, 15% linho"],
            ["Franja", "100% algodão"],
            ["Gramagem", "380 g/m²"],
            ["País de fabrico", "Portugal"],
            ["Fabricante", "Têxteis Vizela, Lda., Rua da Indústria 41, 4815-520 Vizela, Portugal"],
            ["EAN", "5601129044019"],
          ],
        },
        {
          text: [
            "Certificado OEKO-TEX STANDARD 100 n.º 5512CIT. Lavar a 40 °C, não usar lixívia, passar a 150 °C.",
          ],
        },
      ],
    ],
    truth: {
      brand: "Vizela Mar",
      model_name: "Toalha de praia Ofir",
      reference: "TV-880",
      gtin: "5601129044019",
      country_making: "PT",
      manufacturer_name: "Têxteis Vizela, Lda.",
      manufacturer_address: "Rua da Indústria 41, 4815-520 Vizela, Portugal",
      certificates: [{ name: "OEKO-TEX Standard 100", number: "5512CIT" }],
      fibre_composition: fibres("cotton 55, recycled cotton 30, linen 15 | fringe: cotton 100"),
      care_washing: W40,
      care_bleaching: NO_BLEACH,
      care_ironing: IRON_150,
    },
  },
  {
    name: "xix-fatura-sweat-pt",
    language: "pt",
    template: "textile",
    kind: "invoice",
    pages: [
      [
        { text: ["Malhas do Ave, S. A. · Guimarães · NIF 500 771 209"], size: 8 },
        { title: "Fatura FT 2028/0619" },
        {
          text: [
            "Exmos. Senhores Nordlys AS, Bergen, Noruega",
            "Data: 09-05-2028   Vencimento: 60 dias   Desconto financeiro: 2%",
          ],
        },
        {
          table: [
            ["Artigo", "Designação", "Quant.", "Preço", "Total"],
            [
              "MA-2014",
              "Sweatshirt c/ capuz, 80% algodão orgânico 20% poliéster reciclado; forro do capuz 100% algodão orgânico; punhos e cós em rib 95% algodão 5% elastano",
              "900",
              "14,20 €",
              "12.780,00 €",
            ],
          ],
          widths: [60, 237, 50, 60, 80],
          lines: true,
        },
        {
          text: [
            "IVA: isento art. 14.º. Pauta aduaneira 6110 20 91. Origem: Portugal. Peso líquido total: 495 kg.",
          ],
        },
      ],
    ],
    truth: {
      reference: "MA-2014",
      commodity_code: "61102091",
      country_making: "PT",
      fibre_composition: fibres(
        "organic cotton 80, recycled polyester 20 | hood lining: organic cotton 100 | rib: cotton 95, elastane 5",
      ),
    },
  },
  {
    name: "xix-gordijn-nl",
    language: "nl",
    template: "textile",
    kind: "tech_sheet",
    pages: [
      [
        { title: "Productblad gordijn Waddenzee" },
        {
          pairs: [
            ["Merk", "Huis & Hemel"],
            ["Artikelnummer", "HH-30412"],
            ["EAN-code", "8712446003171"],
            ["Samenstelling", "Polyester 68% / Linnen 20% / Viscose 12%"],
            ["Voering", "Polyester 100%"],
            ["Land van herkomst", "Turkije"],
          ],
          style: "gap",
        },
        {
          text: [
            "Geweven in België, geconfectioneerd in Turkije. Verduisterend voor 90%.",
            "Wassen op 30 °C, niet bleken, niet in de droger, strijken op 110 °C.",
            "Krimp na wassen maximaal 3%.",
          ],
        },
        { text: ["Bijpassend kussen Waddenzee: 100% katoen, vulling 100% polyester (HH-30498)."], size: 9 },
      ],
    ],
    truth: {
      brand: "Huis & Hemel",
      model_name: "Waddenzee",
      reference: "HH-30412",
      gtin: "8712446003171",
      country_making: "TR",
      country_weaving: "BE",
      fibre_composition: fibres("polyester 68, linen 20, viscose 12 | lining: polyester 100"),
      care_washing: W30,
      care_bleaching: NO_BLEACH,
      care_drying: NO_TUMBLE,
      care_ironing: IRON_110,
    },
  },
  {
    name: "xix-werkjas-nl",
    language: "nl",
    template: "textile",
    kind: "tech_sheet",
    pages: [
      [
        { text: ["DOKWERK BEDRIJFSKLEDING   Stuklijst (BOM)   rev. C"], size: 8 },
        { title: "Winterwerkjas Botlek" },
        {
          pairs: [
            ["Stijlnummer", "DW-1190"],
            ["Merk", "Dokwerk"],
            ["Geproduceerd in", "Pakistan"],
            ["GN-code", "6201 30 90"],
          ],
        },
        {
          table: [
            ["Onderdeel", "Materiaal", "Verbruik"],
            ["Buitenstof", "245 g/m² twill, 65PES/35CO", "1,90 m"],
            ["Contraststof", "Cordura®, 100PA", "0,35 m"],
            ["Voering", "100PES", "1,60 m"],
            ["Tussenvulling", "160 g/m², 100PES gerecycled", "1,60 m"],
            ["Mouwboord", "98PA/2EL", "2 st"],
            ["Kraag binnenzijde", "fleece, 100PES", "0,12 m"],
            ["Reflectieband", "5 cm zilver", "2,4 m"],
          ],
          widths: [140, 237, 110],
          lines: true,
        },
      ],
    ],
    truth: {
      brand: "Dokwerk",
      model_name: "Winterwerkjas Botlek",
      reference: "DW-1190",
      country_making: "PK",
      commodity_code: "62013090",
      fibre_composition: fibres(
        "shell: polyester 65, cotton 35 | contrast: polyamide 100 | lining: polyester 100 | filling: recycled polyester 100 | cuff: polyamide 98, elastane 2 | collar lining: polyester 100",
      ),
    },
  },
  {
    name: "xix-pakbon-nl",
    language: "nl",
    template: "textile",
    kind: "other",
    pages: [
      [
        { title: "Paklijst 28-5503" },
        { text: ["Afzender: Veluwe Tapijt B.V., Genemuiden      Ontvanger: Wonen Plus, Gent"] },
        {
          pairs: [
            ["Artikel", "Vloerkleed Posbank, art. VT-4005"],
            ["Pool", "70% wol, 30% viscose"],
            ["Rug", "80% katoen, 20% jute"],
            ["Oorsprong", "India"],
            ["Gewicht per stuk", "9,8 kg"],
          ],
        },
        {
          table: [
            ["Collo", "Kleur", "Aantal", "Bruto kg", "Netto kg"],
            ["1-10", "zand", "10", "104", "98"],
            ["11-20", "zand", "10", "104", "98"],
            ["Totaal", "", "20", "208", "196"],
          ],
          lines: true,
        },
        { text: ["Zending 100% compleet. Emballage: karton, 80% gerecycled."] },
      ],
    ],
    truth: {
      reference: "VT-4005",
      model_name: "Vloerkleed Posbank",
      country_making: "IN",
      net_weight: 9800,
      fibre_composition: fibres("pile: wool 70, viscose 30 | backing: cotton 80, jute 20"),
    },
  },
  {
    name: "xix-plaszcz-pl",
    language: "pl",
    template: "textile",
    kind: "tech_sheet",
    pages: [
      [
        { title: "Karta produktu: płaszcz damski Wisła" },
        {
          pairs: [
            ["Marka", "Nadrzecze"],
            ["Model", "Wisła"],
            ["Nr artykułu", "ND-3318"],
            ["Kod EAN", "5902771008320"],
            ["Kraj produkcji", "Polska"],
            ["Producent", "Nadrzecze Sp. z o.o., ul. Tkacka 5, 90-156 Łódź, Polska"],
          ],
        },
        {
          table: [
            ["Element", "Skład surowcowy"],
            ["Tkanina zasadnicza", "wełna 65%, poliester 25%, kaszmir 10%"],
            ["Podszewka", "wiskoza 100%"],
            ["Podszewka rękawów", "wiskoza 52%, poliester 48%"],
            ["Kołnierz", "futro sztuczne: akryl 80%, poliester 20%"],
          ],
          widths: [160, 327],
          lines: true,
        },
        {
          text: [
            "Nie prać. Nie bielić. Nie suszyć w suszarce. Prasować w temp. do 110 °C. Czyścić chemicznie (P).",
          ],
        },
      ],
    ],
    truth: {
      brand: "Nadrzecze",
      model_name: "Wisła",
      reference: "ND-3318",
      gtin: "5902771008320",
      country_making: "PL",
      manufacturer_name: "Nadrzecze Sp. z o.o.",
      manufacturer_address: "ul. Tkacka 5, 90-156 Łódź, Polska",
      fibre_composition: fibres(
        "shell: wool 65, polyester 25, cashmere 10 | lining: viscose 100 | sleeve lining: viscose 52, polyester 48 | collar: acrylic 80, polyester 20",
      ),
      care_washing: NO_WASH,
      care_bleaching: NO_BLEACH,
      care_drying: NO_TUMBLE,
      care_ironing: IRON_110,
      care_professional: DRY_P,
    },
  },
  {
    name: "xix-deklaracja-pl",
    language: "pl",
    template: "textile",
    kind: "declaration",
    pages: [
      [
        { text: ["Dzianiny Beskid S.A., Bielsko-Biała"], size: 9 },
        { title: "Deklaracja składu i pochodzenia" },
        {
          text: [
            "Niniejszym oświadczamy, że dzianina dresowa art. DB-260 (pętelka) zawiera 70% bawełny organicznej, 25% poliestru z recyklingu oraz 5% elastanu.",
            "Bawełna pochodzi z Turcji, dzianina została wydziana i wybarwiona w Polsce.",
            "Certyfikat OCS nr PL-OCS-10442, ważny do 30.11.2028.",
            "Zawartość surowców z recyklingu: 25%.",
            "Do partii sprzed 2027 r. odnosi się deklaracja poprzednia (80% bawełna, 20% poliester).",
          ],
        },
        { text: ["Bielsko-Biała, 3 stycznia 2028", "Kierownik ds. jakości"] },
      ],
    ],
    truth: {
      reference: "DB-260",
      recycled_content: 25,
      country_fibre: ["TR"],
      country_weaving: "PL",
      country_dyeing: "PL",
      certificates: [{ name: "OCS", number: "PL-OCS-10442" }],
      fibre_composition: fibres("organic cotton 70, recycled polyester 25, elastane 5"),
    },
  },
  {
    name: "xix-linjekort-sv",
    language: "sv",
    template: "textile",
    kind: "other",
    pages: [
      [
        { text: ["FJÄLLBRIS   Sortiment vår 2028   sida 14"], size: 8 },
        { title: "Sarek underställ tröja" },
        {
          text: ["Art.nr 41-770. Material: 87 % merinoull, 13 % polyamid. Tillverkad i Litauen. Vikt 215 g."],
        },
        {
          table: [
            ["Färg", "Kod", "Storlekar", "Andel av ordern"],
            ["Svart", "900", "XS-XXL", "50 %"],
            ["Mossgrön", "540", "S-XL", "30 %"],
            ["Lingon", "310", "XS-L", "20 %"],
          ],
          lines: true,
        },
        {
          text: [
            "Rek. pris 999 kr, återförsäljarpris 450 kr. Förbokningsrabatt 8 %.",
            "Tål inte blekning. Får ej torktumlas. Varumärke: Fjällbris",
          ],
        },
        {
          text: [
            "Matchande: Sarek underställ byxa, art.nr 41-771, 85 % merinoull, 12 % polyamid, 3 % elastan.",
          ],
          size: 9,
        },
      ],
    ],
    truth: {
      brand: "Fjällbris",
      model_name: "Sarek underställ tröja",
      reference: "41-770",
      country_making: "LT",
      net_weight: 215,
      fibre_composition: fibres("merino wool 87, polyamide 13"),
      care_bleaching: NO_BLEACH,
      care_drying: NO_TUMBLE,
    },
  },
  {
    name: "xix-webshop-pude-da",
    language: "da",
    template: "textile",
    kind: "other",
    pages: [
      [
        { text: ["Forside > Soveværelse > Hovedpuder"], size: 8 },
        { title: "Hovedpude Skagen" },
        { text: ["Nordsøvn", "349,00 kr.  Før 499,00 kr.  Spar 30 %", "På lager. Levering 1-3 hverdage."] },
        {
          pairs: [
            ["Varenr.", "NS-2055"],
            ["EAN", "5705332011841"],
            ["Betræk", "100 % økologisk bomuld"],
            ["Fyld", "60 % dun, 40 % fjer"],
            ["Produceret i", "Danmark"],
            ["Vægt", "700 g"],
          ],
          style: "stacked",
        },
        { text: ["Vask ved 60 °C. Må ikke bleges. OEKO-TEX STANDARD 100, certifikat nr. 2076-144 DTI."] },
        { bar: "Andre købte også" },
        {
          text: [
            "Dyne Skagen, fyld 90 % dun 10 % fjer, 1.299,00 kr.",
            "Lagen Rømø, 100 % bomuld, 199,00 kr.",
          ],
        },
      ],
    ],
    truth: {
      brand: "Nordsøvn",
      model_name: "Hovedpude Skagen",
      reference: "NS-2055",
      gtin: "5705332011841",
      net_weight: 700,
      country_making: "DK",
      certificates: [{ name: "OEKO-TEX Standard 100", number: "2076-144 DTI" }],
      fibre_composition: fibres("cover: organic cotton 100 | filling: down 60, feathers 40"),
      care_washing: W60,
      care_bleaching: NO_BLEACH,
    },
  },
  {
    name: "xix-mikina-cs",
    language: "cs",
    template: "textile",
    kind: "tech_sheet",
    pages: [
      [
        { title: "Technický list výrobku" },
        {
          pairs: [
            ["Značka", "Lysá Sport"],
            ["Název modelu", "Mikina Radhošť"],
            ["Číslo artiklu", "LS-6607"],
            ["Země původu", "Česká republika"],
            ["Hmotnost", "365 g"],
            ["EAN", "8594044112079"],
          ],
        },
        {
          text: [
            "Vrchní materiál: 91 % polyester, 9 % elastan",
            "Podšívka kapuce: 100 % bavlna",
            "Boční díly: 84 % polyamid, 16 % elastan",
            "Lem: 96 % bavlna, 4 % elastan",
          ],
        },
        { text: ["Nebělit. Nesušit v bubnové sušičce. Nežehlit. Odolnost proti oděru 20 000 cyklů."] },
      ],
    ],
    truth: {
      brand: "Lysá Sport",
      model_name: "Mikina Radhošť",
      reference: "LS-6607",
      gtin: "8594044112079",
      net_weight: 365,
      country_making: "CZ",
      fibre_composition: fibres(
        "polyester 91, elastane 9 | hood lining: cotton 100 | side panel: polyamide 84, elastane 16 | hem: cotton 96, elastane 4",
      ),
      care_bleaching: NO_BLEACH,
      care_drying: NO_TUMBLE,
      care_ironing: NO_IRON,
    },
  },
  {
    name: "xix-siparis-tr",
    language: "tr",
    template: "textile",
    kind: "other",
    pages: [
      [
        { text: ["Gediz Tekstil San. ve Tic. A.Ş., Denizli"], size: 9 },
        { title: "Sipariş teyidi 2028/317" },
        {
          pairs: [
            ["Müşteri", "Bath & Loom GmbH, Hamburg"],
            ["Model", "Pamukkale bornoz"],
            ["Ürün kodu", "GT-1508"],
            ["Barkod (EAN-13)", "8681045002178"],
            ["Kompozisyon", "%60 organik pamuk, %40 bambu viskon"],
            ["Biye", "%100 pamuk"],
            ["Menşei", "Türkiye"],
            ["Birim ağırlık", "1.150 g"],
          ],
          style: "dots",
        },
        {
          table: [
            ["Beden", "S/M", "L/XL", "Toplam"],
            ["Adet", "300", "300", "600"],
            ["Fiyat (EUR)", "16,40", "16,40", "9.840,00"],
          ],
          lines: true,
        },
        { text: ["Ödeme: %30 peşin, %70 sevkiyatta. Miktar toleransı %3. Termin: 15 Temmuz 2028."] },
      ],
    ],
    truth: {
      model_name: "Pamukkale bornoz",
      reference: "GT-1508",
      gtin: "8681045002178",
      country_making: "TR",
      net_weight: 1150,
      fibre_composition: fibres("organic cotton 60, viscose 40 | trim: cotton 100"),
    },
  },
  {
    name: "xix-bluza-ro",
    language: "ro",
    template: "textile",
    kind: "tech_sheet",
    pages: [
      [
        { text: ["Confecții Mureșul S.A. · Fișă tehnică · ediția 2"], size: 8 },
        { title: "Bluză Sânziana" },
        {
          pairs: [
            ["Marca", "Iela"],
            ["Model", "Bluză Sânziana"],
            ["Cod produs", "IE-0245"],
            ["Țara de fabricație", "România"],
            ["Producător", "Confecții Mureșul S.A., Str. Gării 18, 540200 Târgu Mureș, România"],
            ["Material de bază", "in 55%, bumbac 45%"],
            ["Căptușeală", "bumbac 100%"],
            ["Broderie", "viscoză 100%"],
          ],
        },
        {
          text: [
            "A se spăla la 30 °C. A nu se folosi înălbitor. A nu se usca în uscător. A se călca la 150 °C.",
            "Contracție admisă: 3%. Rebuturi: max. 2%.",
          ],
        },
      ],
    ],
    truth: {
      brand: "Iela",
      model_name: "Bluză Sânziana",
      reference: "IE-0245",
      country_making: "RO",
      manufacturer_name: "Confecții Mureșul S.A.",
      manufacturer_address: "Str. Gării 18, 540200 Târgu Mureș, România",
      fibre_composition: fibres("linen 55, cotton 45 | lining: cotton 100 | embroidery: viscose 100"),
      care_washing: W30,
      care_bleaching: NO_BLEACH,
      care_drying: NO_TUMBLE,
      care_ironing: IRON_150,
    },
  },
];
