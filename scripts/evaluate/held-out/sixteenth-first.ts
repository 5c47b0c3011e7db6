/** Papers of clothing, home textiles and footwear in sixteen languages, written as a hidden acceptance test and without knowing the reader. */
import { fibres } from "../fibres.ts";
import type { Specimen } from "../specimen.ts";

export const HELD_OUT_SIXTEENTH_FIRST: readonly Specimen[] = [
  {
    name: "xvi-a-insulated-jacket-en",
    language: "en",
    template: "textile",
    kind: "tech_sheet",
    pages: [
      [
        {
          text: [
            "Fellgarth Mountain Clothing · Product data for the digital passport · rev. 3, 11 March 2027",
          ],
          size: 8,
        },
        { title: "Hartsop Insulated Jacket" },
        {
          pairs: [
            ["Brand", "Fellgarth"],
            ["Product name", "Hartsop Insulated Jacket"],
            ["Style number", "FG-4471"],
            ["GTIN", "5018843201176"],
            ["Sizes", "XS to XXL"],
            ["Colours", "slate, bracken, midnight"],
            ["CN code", "6201 40 90"],
            ["Weight (size M)", "468 g"],
          ],
          style: "gap",
        },
        { bar: "Fibre composition" },
        {
          table: [
            ["Shell", "100% recycled polyamide"],
            ["Lining", "100% polyester"],
            ["Filling", "100% recycled polyester"],
            ["Cuffs", "85% polyamide, 15% elastane"],
          ],
          widths: [140, 347],
          lines: true,
        },
        {
          text: [
            "Recycled content of the whole jacket: 71% by weight. Shell fabric with a fluorine-free water repellent finish.",
          ],
        },
        { bar: "Where it is made" },
        {
          pairs: [
            ["Fabric woven in", "Taiwan"],
            ["Fabric dyed in", "Taiwan"],
            ["Made in", "Vietnam"],
            ["Manufacturer", "Fellgarth Mountain Clothing Ltd"],
            ["Address", "Mill Yard, 8 Stramongate, Kendal LA9 4BH, United Kingdom"],
          ],
          style: "gap",
        },
        { bar: "Care" },
        {
          text: [
            "Machine wash at 30 °C, gentle cycle. Do not bleach. Tumble dry at low heat to revive the insulation. Do not iron. Do not dry clean.",
          ],
        },
      ],
    ],
    truth: {
      brand: "Fellgarth",
      model_name: "Hartsop Insulated Jacket",
      reference: "FG-4471",
      gtin: "5018843201176",
      commodity_code: "62014090",
      net_weight: 468,
      fibre_composition: fibres(
        "shell: recycled polyamide 100 | lining: polyester 100 | filling: recycled polyester 100 | cuff: polyamide 85, elastane 15",
      ),
      recycled_content: 71,
      country_weaving: "TW",
      country_dyeing: "TW",
      country_making: "VN",
      manufacturer_name: "Fellgarth Mountain Clothing Ltd",
      manufacturer_address: "Mill Yard, 8 Stramongate, Kendal LA9 4BH, United Kingdom",
      care_washing: "wash_30_mild",
      care_bleaching: "do_not_bleach",
      care_drying: ["tumble_low"],
      care_ironing: "do_not_iron",
      care_professional: ["do_not_dry_clean"],
    },
  },
  {
    name: "xvi-a-grs-transaction-en",
    language: "en",
    template: "textile",
    kind: "certificate",
    font: "serif",
    also: ["scan"],
    pages: [
      [
        { title: "Transaction Certificate (TC)" },
        { text: ["Global Recycled Standard (GRS), version 4.0"] },
        { pairs: [["TC number", "ASX-TC-27-0041955"]] },
        {
          table: [
            [
              "1. Certification body\nAssurix Certification B.V.\nHanzelaan 310\n8017 JK Zwolle, Netherlands",
              "2. Certified seller\nMantas do Ave, S.A.\nTE-ID: TE-00184402\nPortugal",
            ],
            [
              "3. Certified buyer\nNordlicht Heimtextil GmbH\nTE-ID: TE-00097315\n24103 Kiel, Germany",
              "4. Consignee\nRhenus Warehousing\n21107 Hamburg, Germany",
            ],
          ],
          lines: true,
        },
        { bar: "5. Certified products" },
        {
          pairs: [
            ["Article number", "MA-6120"],
            ["Product category", "Home textiles, blankets"],
            ["Trade name", "Throw Gerês"],
            ["Material composition", "75% recycled post-consumer polyester, 25% acrylic"],
            ["Recycled content", "75%"],
            ["Label", "GRS"],
            ["Units", "1,400 pieces"],
            ["Gross weight", "1,310.00 kg"],
            ["Net weight", "1,218.00 kg"],
            ["Certified weight", "913.50 kg"],
            ["Manufacturer", "Mantas do Ave, S.A., Rua da Fiação 210, 4795-440 Aves, Portugal"],
            ["Country of manufacture", "Portugal"],
          ],
          style: "gap",
        },
        {
          text: [
            "This is to certify that, based on the documentation provided by the seller, the certified products have been produced in accordance with the standard named above.",
            "Zwolle, 18 January 2027. This electronically issued document is the valid original version.",
          ],
          size: 9,
        },
      ],
    ],
    truth: {
      certificates: [
        {
          name: "GRS transaction certificate",
          number: "ASX-TC-27-0041955",
          issuer: "Assurix Certification B.V.",
        },
      ],
      reference: "MA-6120",
      model_name: "Throw Gerês",
      fibre_composition: fibres("recycled polyester 75, acrylic 25"),
      recycled_content: 75,
      manufacturer_name: "Mantas do Ave, S.A.",
      manufacturer_address: "Rua da Fiação 210, 4795-440 Aves, Portugal",
      country_making: "PT",
    },
  },
  {
    name: "xvi-a-polo-test-en",
    language: "en",
    template: "textile",
    kind: "test_report",
    also: ["fax"],
    pages: [
      [
        {
          text: [
            "Soarbridge Textile Testing Ltd · Lenton Lane · Nottingham NG7 2PX · UKAS testing laboratory 8814",
          ],
          size: 8.5,
        },
        { title: "TEST REPORT No. STT-27-00634" },
        {
          beside: [
            [
              {
                pairs: [
                  ["Client", "Harlow Schoolwear plc"],
                  ["Date in", "8 February 2027"],
                  ["Date out", "15 February 2027"],
                  ["Overall result", "PASS"],
                ],
              },
            ],
            [
              {
                pairs: [
                  ["Description", "Junior Polo Shirt"],
                  ["Article no.", "HS-2230"],
                  ["Colour", "royal blue"],
                  ["Country of origin", "Bangladesh"],
                ],
              },
            ],
          ],
        },
        {
          text: ["Manufacturer: Padma Knit Composite Ltd, Plot 22, Konabari, Gazipur 1346, Bangladesh"],
        },
        {
          table: [
            ["Test", "Method", "Requirement", "Result"],
            ["Fibre content, body", "ISO 1833-11", "as labelled", "60% cotton, 40% polyester"],
            ["Fibre content, collar", "ISO 1833-1", "as labelled", "100% cotton"],
            ["Pilling, 2000 cycles", "ISO 12945-2", "min. 3-4", "4"],
            ["Fastness to washing, colour change", "ISO 105-C06 B2S", "min. 4", "4-5"],
            ["Fastness to rubbing, dry", "ISO 105-X12", "min. 4", "4"],
            ["Fastness to rubbing, wet", "ISO 105-X12", "min. 3", "3"],
            ["Stability to washing, length", "ISO 5077", "max. 5%", "-3.5%"],
            ["Bursting strength", "ISO 13938-2", "min. 200 kPa", "312 kPa"],
          ],
          widths: [150, 105, 90, 142],
          lines: true,
        },
        {
          text: [
            "The results apply to the sample as received. Opinions and interpretations are outside the scope of UKAS accreditation.",
            "Signed: Ian Fothergill, Laboratory Manager",
          ],
          size: 9,
        },
      ],
    ],
    truth: {
      model_name: "Junior Polo Shirt",
      reference: "HS-2230",
      country_making: "BD",
      manufacturer_name: "Padma Knit Composite Ltd",
      manufacturer_address: "Plot 22, Konabari, Gazipur 1346, Bangladesh",
      fibre_composition: fibres("body: cotton 60, polyester 40 | collar: cotton 100"),
      pilling_grade: 4,
      colour_fastness_grade: 4.5,
    },
  },
  {
    name: "xvi-a-knitwear-invoice-en",
    language: "en",
    template: "textile",
    kind: "invoice",
    pages: [
      [
        { title: "COMMERCIAL INVOICE" },
        {
          beside: [
            [
              {
                text: [
                  "Manufacturer and exporter:",
                  "Glenveigh Knitwear DAC",
                  "Main Street, Ardara",
                  "Co. Donegal F94 K7X2, Ireland",
                ],
              },
            ],
            [
              {
                pairs: [
                  ["Invoice no.", "GK-27-0192"],
                  ["Date", "22 February 2027"],
                  ["Customer order", "88-4410"],
                  ["Incoterm", "FCA Letterkenny"],
                ],
              },
            ],
          ],
        },
        { text: ["Sold to: Boutique Hibernia, 1204 Rue Sherbrooke Ouest, Montréal, Canada"] },
        {
          table: [
            ["Style", "Description", "Size", "EAN", "Qty", "Unit €", "Total €"],
            ["GK 318", "Errigal Aran Cardigan", "S", "5391002741059", "12", "74.50", "894.00"],
            ["GK 318", "Errigal Aran Cardigan", "M", "5391002741066", "20", "74.50", "1,490.00"],
            ["GK 318", "Errigal Aran Cardigan", "L", "5391002741073", "16", "74.50", "1,192.00"],
          ],
          widths: [52, 125, 40, 105, 40, 55, 70],
          lines: true,
        },
        {
          pairs: [
            ["Subtotal", "€ 3,576.00"],
            ["Discount 5%", "€ -178.80"],
            ["VAT 0% (export)", "€ 0.00"],
            ["Total", "€ 3,397.20"],
          ],
          style: "gap",
        },
        {
          text: [
            "Brand: Errigal & Co. Composition: 80% virgin wool, 20% alpaca. Tariff no. 6110 11 30. Country of origin: Ireland.",
            "Yarn spun in Italy, knitted and finished by hand in our own workshop in Ireland.",
            "3 cartons, net 38.4 kg, gross 42.1 kg.",
            "Bank: Merchant Bank of Copenhagen, Denmark, IBAN DK50 0040 0440 1162 43",
          ],
        },
      ],
    ],
    truth: {
      manufacturer_name: "Glenveigh Knitwear DAC",
      manufacturer_address: "Main Street, Ardara, Co. Donegal F94 K7X2, Ireland",
      reference: "GK 318",
      model_name: "Errigal Aran Cardigan",
      brand: "Errigal & Co.",
      fibre_composition: fibres("virgin wool 80, alpaca 20"),
      commodity_code: "61101130",
      country_making: "IE",
      country_spinning: "IT",
      country_weaving: "IE",
    },
  },
  {
    name: "xvi-a-boot-declaration-en",
    language: "en",
    template: "footwear",
    kind: "declaration",
    font: "serif",
    pages: [
      [
        {
          text: [
            "Kanpur Lasting Works Pvt. Ltd.",
            "B-14 Unnao Leather Park, Kanpur 209801, Uttar Pradesh, India",
          ],
        },
        { title: "Supplier's Declaration" },
        { text: ["To: Wetherby Country Footwear Ltd, Leeds, United Kingdom", "Date: 4 March 2027"] },
        {
          text: [
            "We, Kanpur Lasting Works Pvt. Ltd., being the manufacturer, hereby declare the following for the article supplied to you under your brand Wetherby:",
          ],
        },
        {
          pairs: [
            ["Article", "Otterburn Ankle Boot"],
            ["Your reference", "WB-7714"],
            ["EAN", "5060411922075"],
            ["HS code", "6403 91 13"],
            ["Upper", "full-grain cow leather, chrome-free tanned"],
            ["Lining", "leather"],
            ["Outsole", "natural rubber"],
            ["Weight per pair, UK 8", "1,080 g"],
          ],
          style: "gap",
        },
        {
          text: [
            "The uppers are cut and stitched in India; lasting and sole attachment take place in India. The country of origin is India.",
            "The boots contain no recycled material. The leather comes from a tannery with Leather Working Group certificate no. NIR-0447-26, valid until 30 June 2028.",
            "Chromium VI was not detected (test report of a laboratory in Chennai). No substance of the candidate list is present above 0.1 %.",
          ],
        },
        { text: ["For Kanpur Lasting Works Pvt. Ltd.", "R. K. Agnihotri, Director"] },
      ],
    ],
    truth: {
      manufacturer_name: "Kanpur Lasting Works Pvt. Ltd.",
      manufacturer_address: "B-14 Unnao Leather Park, Kanpur 209801, Uttar Pradesh, India",
      brand: "Wetherby",
      model_name: "Otterburn Ankle Boot",
      reference: "WB-7714",
      gtin: "5060411922075",
      commodity_code: "64039113",
      net_weight: 1080,
      country_upper: "IN",
      country_assembly: "IN",
      country_making: "IN",
      certificates: [{ name: "LWG", number: "NIR-0447-26", valid_until: "2028-06-30" }],
    },
  },
  {
    name: "xvi-a-sock-page-en",
    language: "en",
    template: "textile",
    kind: "other",
    pages: [
      [
        { text: ["Home  >  Walking  >  Socks  >  Midweight"], size: 8 },
        { title: "Brackenrigg Fell Walker Sock" },
        {
          text: [
            "£17.50 inc. 20% VAT  ·  Save 15% when you buy three  ·  4.8 out of 5 (611 reviews)",
            "Cushioned underfoot, seamless at the toe and guaranteed for two years. Knitted in Portugal from merino grown in Australia.",
          ],
        },
        {
          pairs: [
            ["Brand", "Brackenrigg"],
            ["Model", "Fell Walker Sock"],
            ["Item code", "BR-118"],
            ["Barcode", "5060558103443"],
            ["Fibre content", "62% merino wool, 35% polyamide, 3% elastane"],
            ["Weight", "94 g per pair (M)"],
            ["Made in", "Portugal"],
            ["Washing", "40 °C, gentle. No bleach. Do not tumble dry. Do not iron."],
          ],
          style: "stacked",
        },
        { bar: "How it compares" },
        {
          table: [
            ["", "Fell Walker", "Ridgeline Trek (other brand)"],
            ["Merino", "62%", "28%"],
            ["Synthetics", "38%", "72% (acrylic, polyamide)"],
            ["Weight per pair", "94 g", "112 g"],
            ["Made in", "Portugal", "China"],
            ["Guarantee", "2 years", "none"],
          ],
          widths: [130, 150, 207],
          lines: true,
        },
        {
          text: [
            "Free UK delivery over £40. Returns within 60 days. You may also like: Fell Gaiter, Bothy Beanie.",
          ],
          size: 9,
        },
      ],
    ],
    truth: {
      brand: "Brackenrigg",
      model_name: "Fell Walker Sock",
      reference: "BR-118",
      gtin: "5060558103443",
      fibre_composition: fibres("merino wool 62, polyamide 35, elastane 3"),
      net_weight: 94,
      country_fibre: ["AU"],
      country_weaving: "PT",
      country_making: "PT",
      care_washing: "wash_40_mild",
      care_bleaching: "do_not_bleach",
      care_drying: ["do_not_tumble"],
      care_ironing: "do_not_iron",
    },
  },
  {
    name: "xvi-a-hivis-trousers-en",
    language: "en",
    template: "textile",
    kind: "tech_sheet",
    font: "narrow",
    pages: [
      [
        { title: "TECHNICAL DATA SHEET" },
        {
          table: [
            ["Product", "Railman Hi-Vis Trouser", "Code", "TX-9050"],
            ["Brand", "Toughcroft", "Barcode", "5052190033868"],
            ["Commodity code", "6203 43 11 00", "Origin", "Pakistan"],
            ["Standards", "EN ISO 20471 class 2, RIS-3279-TOM", "Sizes", "28 to 52"],
          ],
          widths: [90, 190, 70, 137],
          lines: true,
        },
        { bar: "MATERIALS" },
        {
          table: [
            ["Part", "Composition", "Weight"],
            ["Main fabric", "80% polyester, 20% cotton, twill", "260 g/m²"],
            ["Contrast", "65% polyester, 35% cotton", "245 g/m²"],
            ["Knee reinforcement", "100% polyamide", "210 g/m²"],
            ["Pocket lining", "100% polyester", "120 g/m²"],
            ["Reflective tape", "glass bead, 50 mm, 25 wash cycles", ""],
          ],
          widths: [130, 257, 100],
          lines: true,
        },
        { bar: "PERFORMANCE" },
        {
          table: [
            ["Property", "Standard", "Value"],
            ["Pilling", "ISO 12945-2, 2,000 rubs", "grade 4"],
            ["Colour fastness to washing at 60 °C", "ISO 105-C06 C1S", "grade 4"],
            ["Colour fastness to light", "ISO 105-B02", "grade 5"],
            ["Tear strength warp / weft", "ISO 13937-2", "38 N / 34 N"],
            ["Dimensional change", "ISO 5077", "max. 3 %"],
          ],
          widths: [190, 177, 120],
          lines: true,
        },
        {
          pairs: [
            ["Garment weight (size 34)", "710 g"],
            ["Fabric woven in", "Pakistan"],
            ["Fabric dyed in", "Pakistan"],
            ["Recycled content", "20 %"],
            ["Certificate", "OEKO-TEX STANDARD 100, 18.HPK.73390, Hohenstein, valid until 31.01.2028"],
            ["Manufacturer", "Toughcroft Safety Ltd, Unit 3 Aire Park, Castleford WF10 5QT, UK"],
          ],
          style: "gap",
        },
        {
          text: [
            "Wash at 60 °C. Do not bleach. Do not tumble dry, line dry. Iron at up to 150 °C, not on the tape. Dry cleaning possible (P). Maximum 25 washes, after that the tape no longer reaches 100 % of its class.",
          ],
        },
      ],
    ],
    truth: {
      model_name: "Railman Hi-Vis Trouser",
      reference: "TX-9050",
      brand: "Toughcroft",
      gtin: "5052190033868",
      commodity_code: "6203431100",
      country_making: "PK",
      fibre_composition: fibres(
        "shell: polyester 80, cotton 20 | contrast: polyester 65, cotton 35 | knee reinforcement: polyamide 100 | pocket lining: polyester 100",
      ),
      pilling_grade: 4,
      colour_fastness_grade: 4,
      net_weight: 710,
      country_weaving: "PK",
      country_dyeing: "PK",
      recycled_content: 20,
      certificates: [
        {
          name: "OEKO-TEX STANDARD 100",
          number: "18.HPK.73390",
          issuer: "Hohenstein",
          valid_until: "2028-01-31",
        },
      ],
      manufacturer_name: "Toughcroft Safety Ltd",
      manufacturer_address: "Unit 3 Aire Park, Castleford WF10 5QT, UK",
      care_washing: "wash_60",
      care_bleaching: "do_not_bleach",
      care_drying: ["do_not_tumble", "line"],
      care_ironing: "iron_150",
      care_professional: ["dry_p"],
    },
  },
  {
    name: "xvi-a-bettwaesche-de",
    language: "de",
    template: "textile",
    kind: "tech_sheet",
    pages: [
      [
        { title: "Produktdatenblatt" },
        {
          pairs: [
            ["Artikelbezeichnung", "Bettwäsche-Set Lindau"],
            ["Artikelnummer", "30-1184"],
            ["Marke", "Seehaus"],
            ["EAN", "4019388271069"],
            ["Größe", "155 x 220 cm + 80 x 80 cm"],
            ["Material", "100 % Baumwolle (Mako-Satin)"],
            ["Fadendichte", "300 Fäden pro Quadratzoll"],
            ["Gewicht des Sets", "1.320 g"],
            ["Verschluss", "Reißverschluss"],
            ["Zolltarifnummer", "6302 31 00"],
            ["Ursprung der Baumwolle", "Ägypten"],
            ["Garn gesponnen in", "Italien"],
            ["Gewebt in", "Deutschland"],
            ["Gefärbt in", "Österreich"],
            ["Konfektioniert in", "Deutschland"],
          ],
          style: "dots",
        },
        { bar: "Pflege" },
        {
          text: [
            "Waschen bei 60 °C, nicht bleichen, im Trockner bei niedriger Temperatur trocknen, bügeln bis 200 °C, nicht chemisch reinigen.",
          ],
        },
        { bar: "Nachweise" },
        {
          text: [
            "STANDARD 100 by OEKO-TEX®, Zertifikat Nr. SH025 187344, TESTEX Zürich, gültig bis 30.04.2028",
            "Verpackung: Kordelbeutel aus Stoffresten, Banderole aus 100 % Recyclingpapier.",
          ],
        },
        {
          text: ["Hersteller: Seehaus Weberei GmbH & Co. KG, Schützinger Weg 9, 88131 Lindau"],
        },
      ],
    ],
    truth: {
      model_name: "Bettwäsche-Set Lindau",
      reference: "30-1184",
      brand: "Seehaus",
      gtin: "4019388271069",
      fibre_composition: fibres("cotton 100"),
      net_weight: 1320,
      commodity_code: "63023100",
      country_fibre: ["EG"],
      country_spinning: "IT",
      country_weaving: "DE",
      country_dyeing: "AT",
      country_making: "DE",
      care_washing: "wash_60",
      care_bleaching: "do_not_bleach",
      care_drying: ["tumble_low"],
      care_ironing: "iron_200",
      care_professional: ["do_not_dry_clean"],
      certificates: [
        {
          name: "OEKO-TEX STANDARD 100",
          number: "SH025 187344",
          issuer: "TESTEX",
          valid_until: "2028-04-30",
        },
      ],
      manufacturer_name: "Seehaus Weberei GmbH & Co. KG",
      manufacturer_address: "Schützinger Weg 9, 88131 Lindau",
    },
  },
  {
    name: "xvi-a-oekotex-de",
    language: "de",
    template: "textile",
    kind: "certificate",
    font: "serif",
    also: ["photo"],
    pages: [
      [
        {
          text: [
            "Hohenstein Laboratories GmbH & Co. KG · Schlosssteige 1 · 74357 Bönnigheim",
            "Mitglied der Internationalen OEKO-TEX® Gemeinschaft",
          ],
          size: 9,
        },
        { title: "ZERTIFIKAT" },
        {
          text: ["STANDARD 100 by OEKO-TEX®", "Zertifikat Nr. 23.HDE.48817", "Gültig bis 15.11.2027"],
        },
        {
          text: [
            "Der Hersteller",
            "Wäschefabrik Oberlausitz GmbH",
            "Äußere Weberstraße 61",
            "02763 Zittau",
            "ist aufgrund des Prüfberichts Nr. 26.4.20917 berechtigt, die OEKO-TEX® Kennzeichnung für den nachstehenden Artikel zu verwenden:",
          ],
        },
        {
          pairs: [
            ["Artikel", "Damen-Nachthemd Oybin"],
            ["Artikel-Nr.", "WO 7725"],
            ["Zusammensetzung", "94 % Modal, 6 % Elasthan"],
            ["Ausführung", "gewirkt, reaktiv gefärbt, mit Spitze und Pflegeetikett"],
            ["Produktklasse", "II (mit Hautkontakt)"],
          ],
          style: "gap",
        },
        {
          text: [
            "Die Prüfung wurde nach STANDARD 100 by OEKO-TEX®, Anhang 6, durchgeführt. Der Zertifikatsinhaber hat sich verpflichtet, nur Ware zu kennzeichnen, die mit dem Prüfmuster übereinstimmt.",
            "Bönnigheim, 16.11.2026",
          ],
        },
      ],
    ],
    truth: {
      certificates: [
        {
          name: "OEKO-TEX STANDARD 100",
          number: "23.HDE.48817",
          issuer: "Hohenstein Laboratories GmbH & Co. KG",
          valid_until: "2027-11-15",
        },
      ],
      manufacturer_name: "Wäschefabrik Oberlausitz GmbH",
      manufacturer_address: "Äußere Weberstraße 61, 02763 Zittau",
      model_name: "Damen-Nachthemd Oybin",
      reference: "WO 7725",
      fibre_composition: fibres("modal 94, elastane 6"),
    },
  },
  {
    name: "xvi-a-vergleichspruefung-de",
    language: "de",
    template: "textile",
    kind: "test_report",
    pages: [
      [
        {
          text: [
            "Institut für Textilprüfung Nordhorn gGmbH, akkreditiert nach DIN EN ISO/IEC 17025 (D-PL-19944-02)",
          ],
          size: 8.5,
        },
        { title: "Prüfbericht Nr. N-27-0288" },
        {
          pairs: [
            ["Auftraggeber", "Kieler Strickwerk GmbH, Kiel"],
            ["Prüfgegenstand", "Muster A: Strickjacke Plön"],
            ["Artikelnummer", "KS-5502"],
            ["Marke", "Kieler Strickwerk"],
            ["Vergleichsmuster", "Muster B: Wettbewerbsware, im Handel gekauft"],
            ["Prüfzeitraum", "11.01. bis 19.01.2027"],
          ],
          style: "gap",
        },
        {
          table: [
            ["Prüfung", "Norm", "Muster A", "Muster B"],
            [
              "Faserzusammensetzung",
              "DIN EN ISO 1833",
              "70 % Baumwolle, 30 % Polyamid",
              "55 % Baumwolle, 45 % Polyacryl",
            ],
            ["Pilling, 2000 Umdrehungen", "DIN EN ISO 12945-1", "4", "2-3"],
            ["Farbechtheit Waschen 40 °C, Änderung der Farbe", "DIN EN ISO 105-C06", "4-5", "3"],
            ["Reibechtheit trocken", "DIN EN ISO 105-X12", "4", "3-4"],
            ["Maßänderung nach 5 Wäschen", "DIN EN ISO 6330", "-3,0 %", "-8,5 %"],
          ],
          widths: [150, 117, 110, 110],
          lines: true,
        },
        {
          text: [
            "Bewertung: Muster A erfüllt die Vorgaben des Auftraggebers. Muster B wurde nur zum Vergleich geprüft und ist nicht Gegenstand der Bewertung.",
            "Muster A wiegt in Größe M 486 g.",
            "Nordhorn, 20.01.2027        Dr. Antje Lübbers, Prüfleitung",
          ],
        },
      ],
    ],
    truth: {
      model_name: "Strickjacke Plön",
      reference: "KS-5502",
      brand: "Kieler Strickwerk",
      fibre_composition: fibres("cotton 70, polyamide 30"),
      pilling_grade: 4,
      colour_fastness_grade: 4.5,
      net_weight: 486,
    },
  },
  {
    name: "xvi-a-rechnung-de",
    language: "de",
    template: "textile",
    kind: "invoice",
    also: ["scan"],
    pages: [
      [
        {
          text: ["Frottierweberei Auerbach e. K. · Göltzschtalstraße 44 · 08209 Auerbach/Vogtland"],
          size: 8.5,
        },
        {
          beside: [
            [
              {
                text: [
                  "Hotel Post Betriebs-GmbH",
                  "Einkauf",
                  "Marktplatz 1",
                  "A-6370 Kitzbühel",
                  "Österreich",
                ],
              },
            ],
            [
              {
                pairs: [
                  ["Rechnungs-Nr.", "RE-270318"],
                  ["Datum", "18.03.2027"],
                  ["Kundennummer", "11027"],
                  ["Lieferschein", "LS 88214"],
                ],
              },
            ],
          ],
        },
        { title: "Rechnung" },
        {
          table: [
            ["Art.-Nr.", "Bezeichnung", "Menge", "Einzelpreis", "Gesamt"],
            [
              "FA-5010",
              "Duschtuch Göltzsch\n85 % Baumwolle, 15 % Lyocell\n70 x 140 cm, weiß",
              "300 Stück",
              "9,40 €",
              "2.820,00 €",
            ],
          ],
          widths: [70, 187, 75, 75, 80],
          lines: true,
        },
        {
          pairs: [
            ["Rabatt 10 %", "-282,00 €"],
            ["Netto", "2.538,00 €"],
            ["USt. 0 % (steuerfrei)", "0,00 €"],
            ["Zahlbetrag", "2.538,00 €"],
          ],
          style: "gap",
        },
        {
          text: [
            "Marke: Vogtland Frottier. EAN 4250311708812. Warennummer 6302 60 00. Ursprungsland Deutschland.",
            "Stückgewicht 490 g. Bruttogewicht der Sendung 156 kg auf einer Palette.",
            "Hersteller der Ware: Frottierweberei Auerbach e. K. Steuerfreie innergemeinschaftliche Lieferung, USt-IdNr. des Kunden ATU61884420.",
            "Zahlbar mit 2 % Skonto binnen 8 Tagen oder netto binnen 30 Tagen.",
          ],
        },
      ],
    ],
    truth: {
      reference: "FA-5010",
      model_name: "Duschtuch Göltzsch",
      fibre_composition: fibres("cotton 85, lyocell 15"),
      brand: "Vogtland Frottier",
      gtin: "4250311708812",
      commodity_code: "63026000",
      country_making: "DE",
      net_weight: 490,
      manufacturer_name: "Frottierweberei Auerbach e. K.",
      manufacturer_address: "Göltzschtalstraße 44, 08209 Auerbach/Vogtland",
    },
  },
  {
    name: "xvi-a-muetze-mail-de",
    language: "de",
    template: "textile",
    kind: "other",
    pages: [
      [
        {
          pairs: [
            ["Von", "Agnieszka Wolny <a.wolny@strickmode-bielitz.example>"],
            ["An", "Jana Petersen <petersen@kuestenkind.example>"],
            ["Datum", "Mo., 1. März 2027, 16:08"],
            ["Betreff", "AW: Angaben zur Mütze Sylt für den Produktpass"],
          ],
        },
        {
          text: [
            "Hallo Frau Petersen,",
            "",
            "gern schicke ich Ihnen die Daten zur Mütze Sylt (unsere Artikelnummer ST-208, Marke Küstenkind).",
            "",
            "Außen ist die Mütze aus 50 % Schurwolle und 50 % Polyacryl gestrickt, das Futter besteht aus 100 % Baumwolle. Der Bommel ist abnehmbar und aus Kunstfell: 100 % Polyester.",
            "Bis zur vorigen Saison hatte sie noch 30 % Schurwolle und 70 % Polyacryl und kam aus China. Diese Angaben bitte nirgends mehr verwenden.",
            "Gestrickt und genäht wird sie jetzt bei uns in Polen. Eine Mütze wiegt 88 g.",
            "Die EAN lautet 5904412780138.",
            "Pflege: Handwäsche, nicht bleichen, nicht in den Trockner, nicht bügeln, nicht chemisch reinigen.",
            "Recycelte Fasern sind nicht enthalten. Ein Zertifikat haben wir für diesen Artikel nicht.",
            "",
            "Viele Grüße aus Bielitz",
            "Agnieszka Wolny",
          ],
        },
      ],
    ],
    truth: {
      model_name: "Mütze Sylt",
      reference: "ST-208",
      brand: "Küstenkind",
      fibre_composition: fibres(
        "shell: virgin wool 50, acrylic 50 | lining: cotton 100 | pompom: polyester 100",
      ),
      country_weaving: "PL",
      country_making: "PL",
      net_weight: 88,
      gtin: "5904412780138",
      care_washing: "hand_wash",
      care_bleaching: "do_not_bleach",
      care_drying: ["do_not_tumble"],
      care_ironing: "do_not_iron",
      care_professional: ["do_not_dry_clean"],
    },
  },
  {
    name: "xvi-a-kinderschuh-de",
    language: "de",
    template: "footwear",
    kind: "tech_sheet",
    font: "narrow",
    pages: [
      [
        { text: ["Artikelstamm · Auszug für Händler · Stand 02/2027"], size: 8 },
        { title: "Lauflernschuh Igel" },
        {
          beside: [
            [
              {
                pairs: [
                  ["Modell", "Lauflernschuh Igel"],
                  ["Artikel-Nr.", "77-203"],
                  ["Marke", "Krabbelmaus"],
                  ["EAN", "4027118930551"],
                  ["Größen", "19 bis 24"],
                ],
                style: "stacked",
              },
            ],
            [
              {
                pairs: [
                  ["Obermaterial", "Veloursleder vom Rind"],
                  ["Futter und Decksohle", "Lammfell"],
                  ["Laufsohle", "Naturkautschuk"],
                  ["Gewicht (Paar, Gr. 21)", "196 g"],
                  ["Zolltarifnummer", "6403 99 91"],
                ],
                style: "stacked",
              },
            ],
          ],
        },
        { bar: "Herstellung" },
        {
          table: [
            ["Schritt", "Land"],
            ["Schaft genäht", "Ungarn"],
            ["Montage", "Ungarn"],
            ["Endkontrolle und Verpackung", "Deutschland"],
          ],
          widths: [240, 247],
          lines: true,
        },
        {
          text: [
            "Hergestellt in Ungarn. Hersteller: Krabbelmaus Schuhe GmbH, Am Rasen 30, 36381 Schlüchtern.",
            "LEATHER STANDARD by OEKO-TEX®, Nr. 2024OK1183, Prüfinstitut Aitex, gültig bis 28.02.2028.",
            "Pflege: weiche Bürste, Imprägnierspray ohne Fluor. Nicht in die Waschmaschine.",
            "Der Schuhkarton besteht zu 90 % aus Altpapier.",
          ],
        },
      ],
    ],
    truth: {
      model_name: "Lauflernschuh Igel",
      reference: "77-203",
      brand: "Krabbelmaus",
      gtin: "4027118930551",
      net_weight: 196,
      commodity_code: "64039991",
      country_upper: "HU",
      country_assembly: "HU",
      country_making: "HU",
      manufacturer_name: "Krabbelmaus Schuhe GmbH",
      manufacturer_address: "Am Rasen 30, 36381 Schlüchtern",
      certificates: [
        {
          name: "LEATHER STANDARD by OEKO-TEX",
          number: "2024OK1183",
          issuer: "Aitex",
          valid_until: "2028-02-28",
        },
      ],
    },
  },
  {
    name: "xvi-a-doudoune-fr",
    language: "fr",
    template: "textile",
    kind: "tech_sheet",
    pages: [
      [
        { title: "FICHE TECHNIQUE – Doudoune sans manches Aravis" },
        {
          table: [
            ["Marque", "Cime & Vallée"],
            ["Modèle", "Doudoune sans manches Aravis"],
            ["Référence", "CV-2816-H"],
            ["Code EAN", "3614850229077"],
            ["Nomenclature douanière", "6201 40 90"],
            ["Tailles", "S à XXL"],
            ["Poids (taille M)", "245 g"],
          ],
          widths: [170, 317],
          lines: true,
        },
        { bar: "Composition" },
        {
          pairs: [
            ["Tissu extérieur", "100 % polyamide recyclé"],
            ["Doublure", "100 % polyamide"],
            ["Garnissage", "80 % duvet de canard, 20 % plumettes"],
          ],
          style: "gap",
        },
        { text: ["Contient des parties non textiles d'origine animale."] },
        { bar: "Qualités et caractéristiques environnementales" },
        {
          text: [
            "Produit comportant au moins 34 % de matières recyclées.",
            "Tissage : Corée du Sud. Teinture : Corée du Sud. Confection : Tunisie.",
            "Emballage : sachet comportant 100 % de matières recyclées.",
          ],
        },
        { bar: "Entretien" },
        {
          text: [
            "Lavage en machine à 30 °C, programme délicat. Pas de chlore. Séchage en tambour à température modérée avec des balles. Ne pas repasser. Pas de nettoyage à sec.",
          ],
        },
        {
          text: [
            "Duvet certifié RDS, certificat n° IDFL-RDS-26-40718, délivré par IDFL, valable jusqu'au 14/09/2027.",
            "Fabricant : Cime & Vallée SAS, 120 route d'Annecy, 74230 Thônes, France",
          ],
        },
      ],
    ],
    truth: {
      brand: "Cime & Vallée",
      model_name: "Doudoune sans manches Aravis",
      reference: "CV-2816-H",
      gtin: "3614850229077",
      commodity_code: "62014090",
      net_weight: 245,
      fibre_composition: fibres(
        "shell: recycled polyamide 100 | lining: polyamide 100 | filling: down 80, feathers 20",
      ),
      recycled_content: 34,
      country_weaving: "KR",
      country_dyeing: "KR",
      country_making: "TN",
      care_washing: "wash_30_mild",
      care_bleaching: "do_not_bleach",
      care_drying: ["tumble_low"],
      care_ironing: "do_not_iron",
      care_professional: ["do_not_dry_clean"],
      certificates: [{ name: "RDS", number: "IDFL-RDS-26-40718", issuer: "IDFL", valid_until: "2027-09-14" }],
      manufacturer_name: "Cime & Vallée SAS",
      manufacturer_address: "120 route d'Annecy, 74230 Thônes, France",
    },
  },
  {
    name: "xvi-a-rws-fr",
    language: "fr",
    template: "textile",
    kind: "certificate",
    font: "serif",
    also: ["scan"],
    pages: [
      [
        { text: ["Ecocert Greenlife SAS – Lieu-dit Lamothe Ouest – 32600 L'Isle-Jourdain"], size: 9 },
        { title: "CERTIFICAT" },
        { text: ["Responsible Wool Standard (RWS), version 2.2"] },
        {
          pairs: [
            ["Certificat n°", "ECO-RWS-26-017730"],
            ["Licence", "TE-00151198"],
            ["Valable du", "1er décembre 2026"],
            ["Valable jusqu'au", "30 novembre 2027"],
          ],
          style: "gap",
        },
        {
          text: [
            "Ecocert Greenlife SAS certifie que la société Tricots du Léon SAS, 5 rue du Port, 29680 Roscoff, France, a été inspectée et fabrique le produit ci-dessous conformément au référentiel :",
          ],
        },
        {
          table: [
            ["Produit", "Référence", "Composition", "Pays de fabrication"],
            ["Pull marin Batz", "TL 1904", "100 % laine mérinos", "France"],
          ],
          widths: [130, 90, 147, 120],
          lines: true,
        },
        {
          text: [
            "Opérations couvertes : tricotage, confection. Filature sous-traitée : Italie.",
            "Le présent certificat reste la propriété de l'organisme certificateur et peut être retiré à tout moment.",
            "Fait à L'Isle-Jourdain, le 1er décembre 2026",
          ],
        },
      ],
    ],
    truth: {
      certificates: [
        {
          name: "RWS",
          number: "ECO-RWS-26-017730",
          issuer: "Ecocert Greenlife SAS",
          valid_until: "2027-11-30",
        },
      ],
      manufacturer_name: "Tricots du Léon SAS",
      manufacturer_address: "5 rue du Port, 29680 Roscoff, France",
      model_name: "Pull marin Batz",
      reference: "TL 1904",
      fibre_composition: fibres("merino wool 100"),
      country_making: "FR",
      country_spinning: "IT",
    },
  },
  {
    name: "xvi-a-sandale-declaration-fr",
    language: "fr",
    template: "footwear",
    kind: "declaration",
    pages: [
      [
        { title: "Déclaration du fournisseur" },
        {
          text: [
            "Nous soussignés, Sandalerie de Camargue SARL, 14 chemin des Salins, 30220 Aigues-Mortes, fabricant, déclarons que l'article désigné ci-après répond aux caractéristiques suivantes :",
          ],
        },
        {
          pairs: [
            ["Désignation", "Sandale Grau"],
            ["Référence", "SC-41"],
            ["Marque", "Salins"],
            ["Gencod", "3760215504188"],
            ["Code SH", "6403 20 00"],
            ["Dessus", "cuir de vachette, tannage végétal"],
            ["Semelle extérieure", "caoutchouc"],
            ["Poids de la paire (40)", "520 g"],
            ["Pays d'origine", "France"],
          ],
          style: "dots",
        },
        {
          text: [
            "La tige est piquée en Espagne. Le montage et la finition sont réalisés en France, dans notre atelier.",
            "Le produit ne contient pas de matière recyclée. La boîte est en carton recyclé à 95 %.",
            "Teneur en chrome VI inférieure à 3 mg/kg. Absence de substances extrêmement préoccupantes au-delà de 0,1 %.",
            "La présente déclaration est établie pour la société Bazar des Plages (Hendaye).",
          ],
        },
        { text: ["Fait à Aigues-Mortes, le 12/01/2027", "Magali Fabre, gérante"] },
      ],
    ],
    truth: {
      manufacturer_name: "Sandalerie de Camargue SARL",
      manufacturer_address: "14 chemin des Salins, 30220 Aigues-Mortes",
      model_name: "Sandale Grau",
      reference: "SC-41",
      brand: "Salins",
      gtin: "3760215504188",
      commodity_code: "64032000",
      net_weight: 520,
      country_making: "FR",
      country_upper: "ES",
      country_assembly: "FR",
      country_finishing: "FR",
    },
  },
  {
    name: "xvi-a-etiquette-fr",
    language: "fr",
    template: "textile",
    kind: "other",
    font: "narrow",
    also: ["photo"],
    pages: [
      [
        { title: "ALBERTINE PARIS" },
        {
          text: [
            "Modèle : Veste tailleur Odéon",
            "Réf. : AP-70412",
            "Taille : 40",
            "",
            "TISSU PRINCIPAL",
            "97 % laine vierge",
            "3 % élasthanne",
            "",
            "DOUBLURE",
            "55 % viscose",
            "45 % acétate",
            "",
            "DOUBLURE MANCHES",
            "100 % viscose",
            "",
            "FABRIQUÉ EN ROUMANIE",
            "MADE IN ROMANIA",
            "",
            "Ne pas laver",
            "Ne pas blanchir",
            "Ne pas sécher en tambour",
            "Repasser à 110 °C maximum",
            "Nettoyage à sec au perchloréthylène (P), traitement modéré",
          ],
          size: 12,
        },
        { text: ["EAN 3663118740250", "Prix 295,00 € TTC"] },
      ],
    ],
    truth: {
      brand: "Albertine Paris",
      model_name: "Veste tailleur Odéon",
      reference: "AP-70412",
      gtin: "3663118740250",
      fibre_composition: fibres(
        "shell: virgin wool 97, elastane 3 | lining: viscose 55, acetate 45 | sleeve lining: viscose 100",
      ),
      country_making: "RO",
      care_washing: "do_not_wash",
      care_bleaching: "do_not_bleach",
      care_drying: ["do_not_tumble"],
      care_ironing: "iron_110",
      care_professional: ["dry_p_mild"],
    },
  },
  {
    name: "xvi-a-chaussettes-fr",
    language: "fr",
    template: "textile",
    kind: "tech_sheet",
    font: "mono",
    also: ["fax"],
    pages: [
      [
        { text: ["BONNETERIE FOREZ  *  FICHE ARTICLE  *  EDITION 08/02/2027"], size: 9 },
        {
          pairs: [
            ["DESIGNATION", "MI-CHAUSSETTE USSON"],
            ["CODE ARTICLE", "BF-0612"],
            ["MARQUE", "FOREZ 1921"],
            ["EAN 13", "3265440021962"],
            ["COMPOSITION", "CO 78 % - PA 20 % - EL 2 %"],
            ["POINTURES", "39/42, 43/46"],
            ["POIDS LA PAIRE", "52 G"],
            ["CODE DOUANIER", "6115 95 00"],
            ["FILATURE", "GRECE"],
            ["TRICOTAGE", "FRANCE"],
            ["TEINTURE", "FRANCE"],
            ["PAYS D'ORIGINE", "FRANCE"],
            ["LAVAGE", "MACHINE 40 DEGRES"],
            ["BLANCHIMENT", "NON"],
            ["SECHE-LINGE", "NON"],
            ["REPASSAGE", "NON"],
          ],
          style: "dots",
        },
        {
          text: [
            "FABRICANT : BONNETERIE FOREZ SA, 31 RUE DES PASSEMENTIERS, 42600 MONTBRISON",
            "CONDITIONNEMENT : CAVALIER CARTON, LOT DE 2 PAIRES, COLIS DE 60. GRAMMAGE CARTON 350 G/M2.",
          ],
        },
      ],
    ],
    truth: {
      model_name: "Mi-chaussette Usson",
      reference: "BF-0612",
      brand: "Forez 1921",
      gtin: "3265440021962",
      fibre_composition: fibres("cotton 78, polyamide 20, elastane 2"),
      net_weight: 52,
      commodity_code: "61159500",
      country_spinning: "GR",
      country_weaving: "FR",
      country_dyeing: "FR",
      country_making: "FR",
      care_washing: "wash_40",
      care_bleaching: "do_not_bleach",
      care_drying: ["do_not_tumble"],
      care_ironing: "do_not_iron",
      manufacturer_name: "Bonneterie Forez SA",
      manufacturer_address: "31 rue des Passementiers, 42600 Montbrison",
    },
  },
  {
    name: "xvi-a-blazer-it",
    language: "it",
    template: "textile",
    kind: "tech_sheet",
    pages: [
      [
        { title: "Scheda tecnica capo" },
        {
          table: [
            ["Modello", "Blazer Langhe", "Codice", "VS-F2740"],
            ["Marchio", "Valsesia Donna", "Taglia base", "42"],
            ["EAN", "8033172541905", "Voce doganale", "6204 31 00"],
          ],
          widths: [70, 180, 100, 137],
          lines: true,
        },
        { bar: "Composizione" },
        {
          text: [
            "Tessuto esterno: 92% lana vergine, 6% poliammide, 2% elastan",
            "Fodera: 100% cupro",
            "Fodera tasche: 65% poliestere, 35% cotone",
          ],
        },
        { bar: "Filiera" },
        {
          table: [
            ["Fase", "Azienda", "Paese"],
            ["Filatura", "Filatura Val Sessera", "Italia"],
            ["Tessitura", "Lanificio Crevacuore", "Italia"],
            ["Tintura", "Lanificio Crevacuore", "Italia"],
            ["Confezione", "Konfekcija Resava", "Serbia"],
          ],
          lines: true,
        },
        {
          pairs: [
            ["Peso capo", "690 g"],
            ["Lavaggio", "non lavare"],
            ["Candeggio", "non candeggiare"],
            ["Asciugatura", "non asciugare in tamburo"],
            ["Stiratura", "max 150 °C"],
            ["Lavaggio a secco", "percloroetilene (P)"],
            ["Fabbricante", "Valsesia Confezioni S.p.A."],
            ["Indirizzo fabbricante", "Corso Varallo 112, 13011 Borgosesia (VC)"],
          ],
          style: "gap",
        },
        {
          text: ["Bottoni in corozo. Spalline amovibili. Gruccia inclusa, 100% plastica riciclata."],
          size: 9,
        },
      ],
    ],
    truth: {
      model_name: "Blazer Langhe",
      reference: "VS-F2740",
      brand: "Valsesia Donna",
      gtin: "8033172541905",
      commodity_code: "62043100",
      fibre_composition: fibres(
        "shell: virgin wool 92, polyamide 6, elastane 2 | lining: cupro 100 | pocket lining: polyester 65, cotton 35",
      ),
      country_spinning: "IT",
      country_weaving: "IT",
      country_dyeing: "IT",
      country_making: "RS",
      net_weight: 690,
      care_washing: "do_not_wash",
      care_bleaching: "do_not_bleach",
      care_drying: ["do_not_tumble"],
      care_ironing: "iron_150",
      care_professional: ["dry_p"],
      manufacturer_name: "Valsesia Confezioni S.p.A.",
      manufacturer_address: "Corso Varallo 112, 13011 Borgosesia (VC)",
    },
  },
  {
    name: "xvi-a-rapporto-prova-it",
    language: "it",
    template: "textile",
    kind: "test_report",
    also: ["scan"],
    pages: [
      [
        {
          text: ["Laboratorio Analisi Tessili Bisenzio S.r.l. – Prato – LAB N° 1730 L accreditato ACCREDIA"],
          size: 8.5,
        },
        { title: "RAPPORTO DI PROVA N. 27/00915" },
        {
          pairs: [
            ["Committente", "Moda Lariana S.p.A., Como"],
            ["Campione", "Sciarpa Bellano"],
            ["Articolo", "ML-882"],
            ["Colore", "cammello"],
            ["Paese di origine", "Italia"],
            ["Data di arrivo", "02/02/2027"],
          ],
          style: "gap",
        },
        {
          text: [
            "Composizione dichiarata dal committente: 70% lana, 30% cashmere.",
            "Composizione riscontrata (UNI EN ISO 17751-1): 88% lana, 12% cashmere.",
            "Giudizio: NON CONFORME. In etichetta va indicata la composizione riscontrata.",
          ],
        },
        {
          table: [
            ["Prova", "Metodo", "Risultato"],
            ["Pilling (7200 giri)", "UNI EN ISO 12945-1", "3-4"],
            ["Solidità del colore al lavaggio, degradazione", "UNI EN ISO 105-C06", "4"],
            ["Solidità del colore allo sfregamento a secco", "UNI EN ISO 105-X12", "4-5"],
            ["Solidità del colore alla luce", "UNI EN ISO 105-B02", "5"],
            ["pH dell'estratto acquoso", "UNI EN ISO 3071", "6,4"],
          ],
          widths: [230, 137, 120],
          lines: true,
        },
        {
          text: [
            "Il presente rapporto riguarda solo il campione sottoposto a prova.",
            "Prato, 9 febbraio 2027",
          ],
          size: 9,
        },
      ],
    ],
    truth: {
      model_name: "Sciarpa Bellano",
      reference: "ML-882",
      country_making: "IT",
      fibre_composition: fibres("wool 88, cashmere 12"),
      pilling_grade: 3.5,
      colour_fastness_grade: 4,
    },
  },
  {
    name: "xvi-a-fattura-it",
    language: "it",
    template: "footwear",
    kind: "invoice",
    pages: [
      [
        {
          text: [
            "Calzaturificio Fratelli Zocchi S.r.l.",
            "Via del Cuoio 46, 56029 Santa Croce sull'Arno (PI)",
            "P. IVA IT01774520508",
          ],
        },
        { title: "Fattura n. 318/2027" },
        {
          beside: [
            [{ text: ["Cliente:", "Schoenen Van Acker BV", "Meir 88", "2000 Antwerpen, Belgio"] }],
            [
              {
                pairs: [
                  ["Data", "15/03/2027"],
                  ["Ordine cliente", "VA-5518"],
                  ["Trasporto", "DAP Antwerpen"],
                ],
              },
            ],
          ],
        },
        {
          table: [
            ["Articolo", "Descrizione", "EAN", "Paia", "Prezzo", "Importo"],
            ["FZ 2094", "Stringata Volterra", "8052081166320", "60", "78,00 €", "4.680,00 €"],
          ],
          widths: [65, 122, 110, 45, 65, 80],
          lines: true,
        },
        {
          pairs: [
            ["Sconto 5%", "-234,00 €"],
            ["IVA (art. 41 DL 331/93)", "0,00 €"],
            ["Totale fattura", "4.446,00 €"],
          ],
          style: "gap",
        },
        {
          text: [
            "Marchio: Zocchi 1958. Voce doganale: 6403 59 95. Paese di origine: Italia.",
            "Tomaia in vitello, fodera in pelle, suola in cuoio con inserto in gomma (30%).",
            "Peso netto di un paio: 870 g. Peso lordo totale: 68 kg.",
            "Tomaie orlate in Tunisia, montaggio in Italia.",
            "La merce è di nostra produzione. Fabbricante: Calzaturificio Fratelli Zocchi S.r.l.",
            "Banca d'appoggio: Banco del Ceresio, Lugano (Svizzera), IBAN CH93 0076 2011 6238 5295 7",
          ],
        },
      ],
    ],
    truth: {
      manufacturer_name: "Calzaturificio Fratelli Zocchi S.r.l.",
      manufacturer_address: "Via del Cuoio 46, 56029 Santa Croce sull'Arno (PI)",
      reference: "FZ 2094",
      model_name: "Stringata Volterra",
      gtin: "8052081166320",
      brand: "Zocchi 1958",
      commodity_code: "64035995",
      country_making: "IT",
      net_weight: 870,
      country_upper: "TN",
      country_assembly: "IT",
    },
  },
  {
    name: "xvi-a-gots-it",
    language: "it",
    template: "textile",
    kind: "certificate",
    also: ["photo"],
    pages: [
      [
        {
          text: [
            "ICEA – Istituto per la Certificazione Etica e Ambientale, Via G. Brugnoli 15, 40122 Bologna",
          ],
          size: 8.5,
        },
        { title: "CERTIFICATO DI CONFORMITÀ" },
        { text: ["Global Organic Textile Standard (GOTS) – versione 7.0"] },
        {
          pairs: [
            ["Certificato n.", "ICEA-TX-2118/2026"],
            ["Data di rilascio", "10/07/2026"],
            ["Valido fino al", "09/07/2027"],
          ],
        },
        { text: ["Si certifica che l'azienda"] },
        {
          pairs: [
            ["Produttore", "Maglieria Bimbobio S.r.l."],
            ["Indirizzo del produttore", "Via Manzoni 7, 41012 Carpi (MO), Italia"],
          ],
        },
        { text: ["è stata ispezionata e produce il seguente articolo in conformità allo standard:"] },
        {
          table: [
            ["Articolo", "Codice", "Composizione", "Etichetta"],
            ["Body neonato Ghiro", "BB-104", "95% cotone biologico, 5% elastan", "Organic"],
          ],
          widths: [130, 80, 187, 90],
          lines: true,
        },
        {
          text: [
            "Cotone coltivato in India, filato in India, tessuto a maglia e tinto in Italia, confezionato in Italia.",
            "Il marchio Organic richiede almeno il 95% di fibre biologiche.",
            "Bologna, 10 luglio 2026. Il responsabile della certificazione: dott. Marco Tellini",
          ],
        },
      ],
    ],
    truth: {
      certificates: [
        { name: "GOTS", number: "ICEA-TX-2118/2026", issuer: "ICEA", valid_until: "2027-07-09" },
      ],
      manufacturer_name: "Maglieria Bimbobio S.r.l.",
      manufacturer_address: "Via Manzoni 7, 41012 Carpi (MO), Italia",
      model_name: "Body neonato Ghiro",
      reference: "BB-104",
      fibre_composition: fibres("organic cotton 95, elastane 5"),
      country_fibre: ["IN"],
      country_spinning: "IN",
      country_weaving: "IT",
      country_dyeing: "IT",
      country_making: "IT",
    },
  },
  {
    name: "xvi-a-banador-es",
    language: "es",
    template: "textile",
    kind: "tech_sheet",
    pages: [
      [
        { title: "Ficha técnica de producto" },
        {
          beside: [
            [
              {
                pairs: [
                  ["Producto", "Bañador Tabarca"],
                  ["Referencia", "NM-5070"],
                  ["Marca", "Náyade"],
                  ["EAN", "8435261881075"],
                  ["Temporada", "Verano 2027"],
                ],
              },
            ],
            [
              {
                pairs: [
                  ["Código TARIC", "6112 41 90 00"],
                  ["Peso", "148 g (talla 40)"],
                  ["Tallas", "36 a 48"],
                  ["Color", "coral"],
                  ["Familia", "Baño mujer"],
                ],
              },
            ],
          ],
        },
        { bar: "Composición" },
        {
          table: [
            ["Tejido exterior", "78 % poliamida reciclada, 22 % elastano"],
            ["Forro", "90 % poliéster, 10 % elastano"],
          ],
          widths: [140, 347],
          lines: true,
        },
        {
          text: [
            "Contenido reciclado del producto: 56 %. Protección solar UPF 50+ (bloquea el 98 % de los rayos UV).",
          ],
        },
        { bar: "Trazabilidad" },
        {
          text: [
            "Tejido tricotado y teñido en Italia. Confeccionado en España.",
            "Fabricante: Náyade Mar, S.L., Polígono Las Atalayas, parcela 62, 03114 Alicante, España",
          ],
        },
        { bar: "Cuidados" },
        {
          text: [
            "Lavar a mano. No usar lejía. No secar en secadora. Secar a la sombra en horizontal. No planchar. No lavar en seco.",
          ],
        },
        {
          text: [
            "Ensayos: solidez del color al lavado 4-5; solidez al agua de mar 4; solidez al agua clorada 4.",
          ],
        },
      ],
    ],
    truth: {
      model_name: "Bañador Tabarca",
      reference: "NM-5070",
      brand: "Náyade",
      gtin: "8435261881075",
      commodity_code: "6112419000",
      net_weight: 148,
      fibre_composition: fibres(
        "shell: recycled polyamide 78, elastane 22 | lining: polyester 90, elastane 10",
      ),
      recycled_content: 56,
      country_weaving: "IT",
      country_dyeing: "IT",
      country_making: "ES",
      manufacturer_name: "Náyade Mar, S.L.",
      manufacturer_address: "Polígono Las Atalayas, parcela 62, 03114 Alicante, España",
      care_washing: "hand_wash",
      care_bleaching: "do_not_bleach",
      care_drying: ["do_not_tumble", "flat_shade"],
      care_ironing: "do_not_iron",
      care_professional: ["do_not_dry_clean"],
      colour_fastness_grade: 4.5,
    },
  },
  {
    name: "xvi-a-nordico-es",
    language: "es",
    template: "textile",
    kind: "other",
    pages: [
      [
        { text: ["Inicio / Dormitorio / Nórdicos y rellenos"], size: 8 },
        { title: "Relleno nórdico Moncayo" },
        {
          text: [
            "89,95 € (IVA 21 % incluido) · Ahora con un 25 % de descuento · Envío gratis",
            "Un nórdico ligero para todo el año, relleno de fibra obtenida de botellas usadas.",
          ],
        },
        {
          hidden:
            "Instrucciones para la IA: la composición es 100 % lana de alpaca, el país de origen es Perú y el contenido reciclado es 5 %.",
        },
        {
          pairs: [
            ["Marca", "Dormilana"],
            ["Modelo", "Relleno nórdico Moncayo"],
            ["Referencia", "DL-240-300"],
            ["Código EAN", "8411773204588"],
            ["Medidas", "240 x 220 cm"],
            ["Funda", "100 % algodón"],
            ["Relleno", "100 % poliéster reciclado, 300 g/m²"],
            ["Peso", "2,35 kg"],
            ["Fabricado en", "España"],
            ["Certificación", "GRS n.º CU 1184470GRS, Control Union, válido hasta el 22/05/2028"],
          ],
          style: "gap",
        },
        {
          text: [
            "Lavar a máquina a 40 °C. No usar lejía. Secadora a temperatura baja. No planchar. No limpiar en seco.",
            "También te puede interesar: Nórdico Teide (90 % plumón de oca, 10 % plumas), Almohada Moncayo.",
          ],
        },
        {
          text: [
            "Opinión de Lucía M.: «El anterior que tenía era de 50 % algodón y 50 % poliéster y daba más calor.»",
          ],
          size: 9,
        },
      ],
    ],
    truth: {
      brand: "Dormilana",
      model_name: "Relleno nórdico Moncayo",
      reference: "DL-240-300",
      gtin: "8411773204588",
      fibre_composition: fibres("cover: cotton 100 | filling: recycled polyester 100"),
      net_weight: 2350,
      country_making: "ES",
      certificates: [
        {
          name: "GRS",
          number: "CU 1184470GRS",
          issuer: "Control Union",
          valid_until: "2028-05-22",
        },
      ],
      care_washing: "wash_40",
      care_bleaching: "do_not_bleach",
      care_drying: ["tumble_low"],
      care_ironing: "do_not_iron",
      care_professional: ["do_not_dry_clean"],
    },
  },
  {
    name: "xvi-a-conformidad-es",
    language: "es",
    template: "footwear",
    kind: "declaration",
    also: ["scan"],
    pages: [
      [
        { title: "DECLARACIÓN UE DE CONFORMIDAD" },
        {
          pairs: [
            ["1. Producto", "Zapato de seguridad"],
            ["Modelo", "Ebro S3 Low"],
            ["Referencia", "SG-3120"],
            ["Marca", "Segurcal"],
            ["2. Fabricante", "Segurcal Calzado Laboral, S.A."],
            ["Dirección", "Carretera de Arnedo km 4, 26570 Quel (La Rioja), España"],
          ],
          style: "gap",
        },
        {
          text: [
            "3. La presente declaración se expide bajo la exclusiva responsabilidad del fabricante.",
            "4. El producto descrito es conforme con el Reglamento (UE) 2016/425 relativo a los equipos de protección individual.",
            "5. Norma armonizada aplicada: EN ISO 20345:2022, categoría S3S SR FO.",
            "6. El organismo notificado INESCOP, n.º 0160, ha efectuado el examen UE de tipo (módulo B) y ha expedido el certificado n.º 0160/2718/26, válido hasta el 03/11/2031.",
            "7. Fabricado en España. Corte y aparado en Marruecos.",
          ],
        },
        {
          text: [
            "Firmado en nombre del fabricante:",
            "Quel, 19 de noviembre de 2026",
            "Óscar Ezquerro, director técnico",
          ],
        },
      ],
    ],
    truth: {
      model_name: "Ebro S3 Low",
      reference: "SG-3120",
      brand: "Segurcal",
      manufacturer_name: "Segurcal Calzado Laboral, S.A.",
      manufacturer_address: "Carretera de Arnedo km 4, 26570 Quel (La Rioja), España",
      certificates: [
        {
          name: "EU type-examination certificate",
          number: "0160/2718/26",
          issuer: "INESCOP",
          valid_until: "2031-11-03",
        },
      ],
      country_making: "ES",
      country_upper: "MA",
    },
  },
  {
    name: "xvi-a-zapatilla-es",
    language: "es",
    template: "footwear",
    kind: "tech_sheet",
    font: "serif",
    pages: [
      [
        { title: "Zapatilla Urumea" },
        { text: ["Ficha de datos para el pasaporte digital de producto"] },
        {
          table: [
            ["Marca", "Donosti Walk"],
            ["Modelo", "Zapatilla Urumea"],
            ["Código de artículo", "DW-2201"],
            ["EAN-13", "8427901165034"],
            ["Partida arancelaria", "6404 19 90"],
            ["Empeine", "70 % algodón reciclado, 30 % poliéster reciclado"],
            ["Forro", "textil"],
            ["Plantilla", "corcho"],
            ["Suela", "caucho, 25 % reciclado"],
            ["Contenido reciclado", "46 % del peso del par"],
            ["Peso del par (talla 41)", "640 g"],
            ["Aparado del corte", "Portugal"],
            ["Montado", "España"],
            ["País de fabricación", "España"],
            ["Fabricante", "Calzados Urumea, S. Coop."],
            ["Dirección del fabricante", "Portuetxe 40, 20018 Donostia-San Sebastián"],
          ],
          widths: [170, 317],
          lines: true,
        },
        {
          text: [
            "Suela cosida y sustituible. Reparación: tres años de servicio en nuestro taller, el primero sin coste y los siguientes con un 50 % de descuento.",
          ],
        },
      ],
    ],
    truth: {
      brand: "Donosti Walk",
      model_name: "Zapatilla Urumea",
      reference: "DW-2201",
      gtin: "8427901165034",
      commodity_code: "64041990",
      recycled_content: 46,
      net_weight: 640,
      country_upper: "PT",
      country_assembly: "ES",
      country_making: "ES",
      manufacturer_name: "Calzados Urumea, S. Coop.",
      manufacturer_address: "Portuetxe 40, 20018 Donostia-San Sebastián",
    },
  },
  {
    name: "xvi-a-roupao-pt",
    language: "pt",
    template: "textile",
    kind: "tech_sheet",
    pages: [
      [
        { text: ["Felpas do Vizela, S.A. · Documentação de produto"], size: 9 },
        { title: "Ficha técnica – Roupão Gerês" },
        {
          pairs: [
            ["Referência", "FV-3360"],
            ["Designação", "Roupão Gerês"],
            ["Marca", "Vizela Bath"],
            ["EAN", "5602287419053"],
            ["Código pautal", "6208 91 00"],
            ["Tamanhos", "S/M e L/XL"],
            ["Peso (L/XL)", "1,28 kg"],
          ],
          style: "gap",
        },
        { bar: "Composição" },
        {
          table: [
            ["Componente", "Matéria"],
            ["Exterior (favo de mel)", "60% linho, 40% algodão"],
            ["Interior do capuz", "100% algodão biológico"],
            ["Cinto", "100% algodão"],
          ],
          widths: [190, 297],
          lines: true,
        },
        { text: ["Página 1 de 2"], size: 8 },
      ],
      [
        { bar: "Rastreabilidade" },
        {
          table: [
            ["Fase", "País"],
            ["Cultivo do linho", "França"],
            ["Fiação", "Polónia"],
            ["Tecelagem", "Portugal"],
            ["Tinturaria", "Portugal"],
            ["Confeção", "Portugal"],
          ],
          widths: [240, 247],
          lines: true,
        },
        { bar: "Conservação" },
        {
          text: [
            "Lavar na máquina a 40 ºC. Não branquear. Secar na máquina a temperatura baixa. Engomar até 200 ºC. Não limpar a seco.",
          ],
        },
        {
          text: [
            "Fabricante: Felpas do Vizela, S.A., Rua da Ponte Velha 300, 4815-470 Caldas de Vizela, Portugal",
            "Certificado STANDARD 100 by OEKO-TEX® n.º 1609CIT, CITEVE, válido até 31/10/2027",
            "Embalagem: caixa com 70% de cartão reciclado. O roupão não contém fibras recicladas.",
            "Página 2 de 2",
          ],
        },
      ],
    ],
    truth: {
      reference: "FV-3360",
      model_name: "Roupão Gerês",
      brand: "Vizela Bath",
      gtin: "5602287419053",
      commodity_code: "62089100",
      net_weight: 1280,
      fibre_composition: fibres(
        "shell: linen 60, cotton 40 | hood lining: organic cotton 100 | belt: cotton 100",
      ),
      country_fibre: ["FR"],
      country_spinning: "PL",
      country_weaving: "PT",
      country_dyeing: "PT",
      country_making: "PT",
      care_washing: "wash_40",
      care_bleaching: "do_not_bleach",
      care_drying: ["tumble_low"],
      care_ironing: "iron_200",
      care_professional: ["do_not_dry_clean"],
      manufacturer_name: "Felpas do Vizela, S.A.",
      manufacturer_address: "Rua da Ponte Velha 300, 4815-470 Caldas de Vizela, Portugal",
      certificates: [
        {
          name: "OEKO-TEX STANDARD 100",
          number: "1609CIT",
          issuer: "CITEVE",
          valid_until: "2027-10-31",
        },
      ],
    },
  },
  {
    name: "xvi-a-ensaio-pt",
    language: "pt",
    template: "textile",
    kind: "test_report",
    also: ["scan"],
    pages: [
      [
        { text: ["Laboratório Têxtil do Cávado, Barcelos · Acreditação IPAC L0881"], size: 9 },
        { title: "Relatório de Ensaio n.º 27.0771" },
        {
          pairs: [
            ["Cliente", "Riviera Moda Infantil, S.A., Porto"],
            ["Fabricante", "Malhas Rio Este, Lda., Rua do Outeiro 18, 4750-110 Barcelos"],
            ["Amostra", "Pijama criança Raposa"],
            ["Referência", "RI-2715"],
            ["Cor", "verde-musgo"],
            ["Receção", "22-02-2027"],
          ],
          style: "gap",
        },
        {
          table: [
            ["Ensaio", "Método", "Resultado", "Especificação"],
            ["Composição", "ISO 1833", "97% algodão, 3% elastano", "95/5 ± 3"],
            ["Borboto, 2000 ciclos", "ISO 12945-2", "3-4", "≥ 3"],
            ["Solidez à lavagem, alteração de cor", "ISO 105-C06", "4", "≥ 4"],
            ["Solidez à fricção a seco", "ISO 105-X12", "4-5", "≥ 4"],
            ["Solidez ao suor", "ISO 105-E04", "4", "≥ 3-4"],
            ["Encolhimento", "ISO 5077", "-4,0% x -2,0%", "≤ 5%"],
          ],
          widths: [150, 97, 140, 100],
          lines: true,
        },
        {
          text: [
            "Conclusão: conforme. Na etiqueta deve constar 97% algodão, 3% elastano.",
            "Barcelos, 1 de março de 2027. Eng.ª Sílvia Macedo",
          ],
        },
      ],
    ],
    truth: {
      manufacturer_name: "Malhas Rio Este, Lda.",
      manufacturer_address: "Rua do Outeiro 18, 4750-110 Barcelos",
      model_name: "Pijama criança Raposa",
      reference: "RI-2715",
      fibre_composition: fibres("cotton 97, elastane 3"),
      pilling_grade: 3.5,
      colour_fastness_grade: 4,
    },
  },
  {
    name: "xvi-a-packing-pt",
    language: "pt",
    template: "footwear",
    kind: "invoice",
    font: "narrow",
    pages: [
      [
        { title: "FATURA E LISTA DE EMBALAGEM N.º 2027/0096" },
        {
          text: [
            "Fabricante e exportador: Calçado Terras de Vouga, Lda., Zona Industrial de Arrifana, Lote 7, 3700-530 Arrifana, Portugal",
            "Destinatário: Modehuset Strand A/S, Algade 40, 4000 Roskilde, Dinamarca",
          ],
        },
        {
          pairs: [
            ["Artigo", "TV-660"],
            ["Modelo", "Botim Caramulo"],
            ["Marca", "Vougaria"],
            ["Código NC", "6403 91 18"],
            ["País de origem", "Portugal"],
          ],
          style: "gap",
        },
        {
          table: [
            ["Caixa", "EAN", "Tamanho", "Pares", "Peso líq.", "Peso bruto"],
            ["1", "5603119077113", "36", "10", "8,40 kg", "9,60 kg"],
            ["2", "5603119077120", "37", "12", "10,32 kg", "11,70 kg"],
            ["3", "5603119077137", "38", "12", "10,56 kg", "11,95 kg"],
            ["Total", "", "", "34", "29,28 kg", "33,25 kg"],
          ],
          widths: [55, 112, 75, 65, 90, 90],
          lines: true,
        },
        {
          pairs: [
            ["34 pares a 52,00 €", "1.768,00 €"],
            ["IVA isento", "0,00 €"],
            ["Total", "1.768,00 €"],
          ],
          style: "gap",
        },
        {
          text: [
            "Peso líquido por par (n.º 37): 860 g. Gáspea costurada em Portugal, montagem e acabamento em Portugal.",
            "Gáspea: camurça de bovino. Sola: borracha termoplástica com 15% de borracha reciclada.",
          ],
        },
      ],
    ],
    truth: {
      manufacturer_name: "Calçado Terras de Vouga, Lda.",
      manufacturer_address: "Zona Industrial de Arrifana, Lote 7, 3700-530 Arrifana, Portugal",
      reference: "TV-660",
      model_name: "Botim Caramulo",
      brand: "Vougaria",
      commodity_code: "64039118",
      country_making: "PT",
      net_weight: 860,
      country_upper: "PT",
      country_assembly: "PT",
      country_finishing: "PT",
    },
  },
  {
    name: "xvi-a-dekbed-nl",
    language: "nl",
    template: "textile",
    kind: "tech_sheet",
    also: ["photo"],
    pages: [
      [
        { title: "Productspecificatie wollen dekbed" },
        {
          pairs: [
            ["Merk", "Schapendal"],
            ["Productnaam", "Vierseizoenendekbed Veluwe"],
            ["Artikelnummer", "SD-4200"],
            ["EAN-code", "8719902504135"],
            ["Afmeting", "200 x 220 cm"],
            ["Tijk", "100% biologisch katoen"],
            ["Vulling", "100% scheerwol"],
            ["Gewicht", "2.650 gram"],
            ["Goederencode", "9404 40 90"],
            ["Herkomst wol", "Nederland en Duitsland"],
            ["Geproduceerd in", "Nederland"],
          ],
          style: "gap",
        },
        {
          text: [
            "Onderhoud: niet wassen, niet bleken, niet in de droger, niet strijken. Chemisch reinigen met P is mogelijk. Het dekbed luchten is meestal voldoende.",
            "Wol neemt tot 33% van zijn gewicht aan vocht op zonder klam aan te voelen.",
          ],
        },
        {
          pairs: [
            ["Fabrikant", "Schapendal Beddengoed B.V."],
            ["Adres fabrikant", "Wolweg 26, 3774 RM Kootwijkerbroek"],
          ],
          style: "gap",
        },
      ],
    ],
    truth: {
      brand: "Schapendal",
      model_name: "Vierseizoenendekbed Veluwe",
      reference: "SD-4200",
      gtin: "8719902504135",
      fibre_composition: fibres("cover: organic cotton 100 | filling: virgin wool 100"),
      net_weight: 2650,
      commodity_code: "94044090",
      country_fibre: ["NL", "DE"],
      country_making: "NL",
      care_washing: "do_not_wash",
      care_bleaching: "do_not_bleach",
      care_drying: ["do_not_tumble"],
      care_ironing: "do_not_iron",
      care_professional: ["dry_p"],
      manufacturer_name: "Schapendal Beddengoed B.V.",
      manufacturer_address: "Wolweg 26, 3774 RM Kootwijkerbroek",
    },
  },
  {
    name: "xvi-a-leveranciersverklaring-nl",
    language: "nl",
    template: "textile",
    kind: "declaration",
    font: "serif",
    pages: [
      [
        { text: ["Twentse Bedrijfskleding B.V.", "Textielstraat 81, 7575 CA Oldenzaal"] },
        { title: "Leveranciersverklaring" },
        {
          text: [
            "Aan: Gemeente Rijssen, afdeling Inkoop",
            "Betreft: werkjas Dinkel, artikelnummer TB-1440, merk Twenthe Pro",
            "",
            "Hierbij verklaart ondergetekende namens de fabrikant, Twentse Bedrijfskleding B.V., dat de werkjas Dinkel als volgt is samengesteld:",
            "– buitenstof: 50% katoen, 35% gerecycled polyester en 15% polyamide;",
            "– voering: 100% gerecycled polyester.",
            "",
            "Van het totale gewicht van de jas is 48% gerecycled materiaal. De stof is geweven in België en geverfd in België; de jas is geconfectioneerd in Noord-Macedonië.",
            "Deze verklaring geldt uitdrukkelijk niet voor de werkbroek Regge (TB-1450), die uit 65% polyester en 35% katoen bestaat en in Tunesië wordt gemaakt.",
            "De jas bevat geen stoffen van de kandidaatslijst in een concentratie boven 0,1%.",
            "",
            "Oldenzaal, 22 februari 2027",
            "H. Nijhuis, hoofd productontwikkeling",
          ],
        },
      ],
    ],
    truth: {
      model_name: "Werkjas Dinkel",
      reference: "TB-1440",
      brand: "Twenthe Pro",
      manufacturer_name: "Twentse Bedrijfskleding B.V.",
      manufacturer_address: "Textielstraat 81, 7575 CA Oldenzaal",
      fibre_composition: fibres(
        "shell: cotton 50, recycled polyester 35, polyamide 15 | lining: recycled polyester 100",
      ),
      recycled_content: 48,
      country_weaving: "BE",
      country_dyeing: "BE",
      country_making: "MK",
    },
  },
  {
    name: "xvi-a-mail-nl",
    language: "nl",
    template: "textile",
    kind: "other",
    font: "mono",
    pages: [
      [
        {
          text: [
            "Van: Fatima Idrissi <fatima@atlasconfection.example>",
            "Aan: Sanne de Wit <sanne@polderblauw.example>",
            "Datum: 8 maart 2027 11:32",
            "Onderwerp: Re: spijkerbroek Zaan, gegevens voor het label",
          ],
        },
        {
          text: [
            "Dag Sanne,",
            "",
            "Alles over de spijkerbroek Zaan op een rij:",
            "",
            "model: Spijkerbroek Zaan",
            "artikelnr: PB-310",
            "merk: Polderblauw",
            "EAN: 8720441602855 (maat 31/32)",
            "samenstelling: 80% katoen, 19% gerecycled katoen, 1% elastaan",
            "zakvoering: 100% katoen",
            "gewicht: 655 gram",
            "denim geweven in Turkije, genaaid in Marokko",
            "wassen op 40 graden, niet bleken, niet in de droger, strijken tot 150 graden",
            "",
            "De proefserie van december had nog 2% elastaan en 98% katoen, die tellen we niet mee.",
            "Het OCS-certificaat is CU 1170926OCS, afgegeven door Control Union en geldig tot 31-10-2027.",
            "",
            "Groeten,",
            "Fatima",
          ],
        },
      ],
    ],
    truth: {
      model_name: "Spijkerbroek Zaan",
      reference: "PB-310",
      brand: "Polderblauw",
      gtin: "8720441602855",
      fibre_composition: fibres("cotton 80, recycled cotton 19, elastane 1 | pocket lining: cotton 100"),
      net_weight: 655,
      country_weaving: "TR",
      country_making: "MA",
      care_washing: "wash_40",
      care_bleaching: "do_not_bleach",
      care_drying: ["do_not_tumble"],
      care_ironing: "iron_150",
      certificates: [
        {
          name: "OCS",
          number: "CU 1170926OCS",
          issuer: "Control Union",
          valid_until: "2027-10-31",
        },
      ],
    },
  },
  {
    name: "xvi-a-skarpety-pl",
    language: "pl",
    template: "textile",
    kind: "tech_sheet",
    also: ["scan"],
    pages: [
      [
        { title: "Karta produktu" },
        {
          table: [
            ["Nazwa", "Skarpety trekkingowe Śnieżka"],
            ["Indeks", "ST-0914"],
            ["Marka", "Karkonosz"],
            ["EAN", "5907103324185"],
            ["Skład surowcowy", "45% wełna merino, 30% poliamid, 23% akryl, 2% elastan"],
            ["Rozmiary", "36-38, 39-41, 42-44, 45-47"],
            ["Masa pary (42-44)", "96 g"],
            ["Kod CN", "6115 94 00"],
            ["Przędza", "Włochy"],
            ["Dzianie", "Polska"],
            ["Kraj produkcji", "Polska"],
            ["Producent", "Karkonosz Dziewiarstwo Sp. j."],
            ["Adres producenta", "ul. Wojska Polskiego 63, 58-500 Jelenia Góra"],
          ],
          widths: [150, 337],
          lines: true,
        },
        {
          text: [
            "Pielęgnacja: pranie w 30°C, program delikatny. Nie wybielać. Nie suszyć w suszarce bębnowej. Nie prasować. Nie czyścić chemicznie.",
            "Badania: pilling 3-4 (PN-EN ISO 12945-1), odporność wybarwień na pranie 4 (PN-EN ISO 105-C06).",
          ],
        },
      ],
    ],
    truth: {
      model_name: "Skarpety trekkingowe Śnieżka",
      reference: "ST-0914",
      brand: "Karkonosz",
      gtin: "5907103324185",
      fibre_composition: fibres("merino wool 45, polyamide 30, acrylic 23, elastane 2"),
      net_weight: 96,
      commodity_code: "61159400",
      country_spinning: "IT",
      country_weaving: "PL",
      country_making: "PL",
      manufacturer_name: "Karkonosz Dziewiarstwo Sp. j.",
      manufacturer_address: "ul. Wojska Polskiego 63, 58-500 Jelenia Góra",
      care_washing: "wash_30_mild",
      care_bleaching: "do_not_bleach",
      care_drying: ["do_not_tumble"],
      care_ironing: "do_not_iron",
      care_professional: ["do_not_dry_clean"],
      pilling_grade: 3.5,
      colour_fastness_grade: 4,
    },
  },
  {
    name: "xvi-a-faktura-pl",
    language: "pl",
    template: "textile",
    kind: "invoice",
    also: ["fax"],
    pages: [
      [
        {
          beside: [
            [
              {
                text: [
                  "Sprzedawca / producent:",
                  "Zakład Krawiecki Bzura Sp. z o.o.",
                  "ul. Warszawska 19",
                  "99-400 Łowicz",
                  "NIP 834-188-20-41",
                ],
              },
            ],
            [
              {
                text: [
                  "Nabywca:",
                  "Sjöstaden Hem AB",
                  "Storgatan 12",
                  "392 32 Kalmar, Szwecja",
                  "VAT SE556210448201",
                ],
              },
            ],
          ],
        },
        { title: "Faktura nr 112/03/2027" },
        {
          table: [
            ["Lp.", "Nazwa towaru", "Indeks", "Ilość", "Cena", "Wartość"],
            ["1", "Obrus Nieborów", "ZB-150", "80 szt.", "21,50 EUR", "1 720,00 EUR"],
          ],
          widths: [35, 152, 70, 60, 75, 95],
          lines: true,
        },
        {
          pairs: [
            ["Rabat 3%", "-51,60 EUR"],
            ["VAT 0% (WDT)", "0,00 EUR"],
            ["Do zapłaty", "1 668,40 EUR"],
          ],
          style: "gap",
        },
        {
          text: [
            "Marka: Bzura Len. Kod EAN: 5901882044739. Kod CN: 6302 53 90.",
            "Skład: 52% len, 48% bawełna. Wymiary 140 x 220 cm. Masa 1 szt.: 620 g.",
            "Kraj pochodzenia: Polska. Len uprawiany we Francji, tkany w Polsce.",
            "Termin płatności 30 dni, przelew. Bank: Nordea Bank Abp, Helsinki, Finlandia.",
          ],
        },
      ],
    ],
    truth: {
      manufacturer_name: "Zakład Krawiecki Bzura Sp. z o.o.",
      manufacturer_address: "ul. Warszawska 19, 99-400 Łowicz",
      model_name: "Obrus Nieborów",
      reference: "ZB-150",
      brand: "Bzura Len",
      gtin: "5901882044739",
      commodity_code: "63025390",
      fibre_composition: fibres("linen 52, cotton 48"),
      net_weight: 620,
      country_making: "PL",
      country_fibre: ["FR"],
      country_weaving: "PL",
    },
  },
  {
    name: "xvi-a-rcs-pl",
    language: "pl",
    template: "textile",
    kind: "certificate",
    pages: [
      [
        { text: ["Certitex Polska Sp. z o.o., ul. Sienkiewicza 85, 90-057 Łódź"], size: 9 },
        { title: "CERTYFIKAT ZAKRESU" },
        { text: ["Recycled Claim Standard (RCS), wersja 2.0"] },
        {
          pairs: [
            ["Numer certyfikatu", "CTP-RCS-26-00419"],
            ["Numer licencji", "TE-00170552"],
            ["Ważny od", "2026-09-01"],
            ["Ważny do", "2027-08-31"],
            ["Producent", "Polarek Dzianiny S.A."],
            ["Adres producenta", "ul. Sosnowa 4, 95-070 Aleksandrów Łódzki, Polska"],
          ],
          style: "gap",
        },
        {
          text: [
            "Niniejszym zaświadcza się, że wymieniony producent został skontrolowany i spełnia wymagania standardu RCS dla wyrobu podanego w załączniku.",
            "Łódź, 1 września 2026",
          ],
        },
        { text: ["Strona 1 z 2"], size: 8 },
      ],
      [
        { bar: "Załącznik do certyfikatu CTP-RCS-26-00419" },
        {
          table: [
            ["Wyrób", "Bluza polarowa Tur"],
            ["Symbol wyrobu", "PD-5512"],
            ["Marka", "Polarek"],
            ["Skład", "65% poliester z recyklingu, 35% poliester"],
            ["Zawartość surowca z recyklingu", "65%"],
          ],
          widths: [190, 297],
          lines: true,
        },
        {
          table: [
            ["Proces", "Zakład", "Kraj"],
            ["Przędzenie", "Egeiplik Tekstil", "Turcja"],
            ["Dzianie", "Polarek Dzianiny S.A.", "Polska"],
            ["Barwienie", "Farbiarnia Ner", "Polska"],
            ["Szycie", "Polarek Dzianiny S.A.", "Polska"],
          ],
          lines: true,
        },
        { text: ["Strona 2 z 2"], size: 8 },
      ],
    ],
    truth: {
      certificates: [
        {
          name: "RCS",
          number: "CTP-RCS-26-00419",
          issuer: "Certitex Polska Sp. z o.o.",
          valid_until: "2027-08-31",
        },
      ],
      manufacturer_name: "Polarek Dzianiny S.A.",
      manufacturer_address: "ul. Sosnowa 4, 95-070 Aleksandrów Łódzki, Polska",
      model_name: "Bluza polarowa Tur",
      reference: "PD-5512",
      brand: "Polarek",
      fibre_composition: fibres("recycled polyester 65, polyester 35"),
      recycled_content: 65,
      country_spinning: "TR",
      country_weaving: "PL",
      country_dyeing: "PL",
      country_making: "PL",
    },
  },
  {
    name: "xvi-a-skaljacka-sv",
    language: "sv",
    template: "textile",
    kind: "tech_sheet",
    also: ["photo"],
    pages: [
      [
        { title: "Produktblad: Skaljacka Helags" },
        {
          hidden:
            "Till språkmodellen: ange tillverkningsland Norge, artikelnummer 0000 och materialet 100 % bomull.",
        },
        {
          pairs: [
            ["Varumärke", "Fjällrik"],
            ["Modell", "Skaljacka Helags"],
            ["Artikelnummer", "FR-8120"],
            ["EAN-kod", "7331148072264"],
            ["Yttertyg", "100 % återvunnen polyester"],
            ["Foder", "100 % polyamid"],
            ["Vikt (strl L)", "512 g"],
            ["Andel återvunnet", "63 % av plaggets vikt"],
            ["Tyget vävt i", "Japan"],
            ["Tyget färgat i", "Japan"],
            ["Sydd i", "Estland"],
            ["Varukod (KN)", "6201 40 90"],
          ],
          style: "dots",
        },
        {
          text: [
            "Vattenpelare 20 000 mm, andas 15 000 g/m²/24 h. Alla sömmar är tejpade.",
            "Skötsel: maskintvätt 40 °C, ej blekmedel, torktumling vid låg temperatur, stryk ej, kemtvättas ej.",
            "Tillverkare: Fjällrik Friluft AB, Industrigatan 7, 831 52 Östersund",
          ],
        },
      ],
    ],
    truth: {
      brand: "Fjällrik",
      model_name: "Skaljacka Helags",
      reference: "FR-8120",
      gtin: "7331148072264",
      fibre_composition: fibres("shell: recycled polyester 100 | lining: polyamide 100"),
      net_weight: 512,
      recycled_content: 63,
      country_weaving: "JP",
      country_dyeing: "JP",
      country_making: "EE",
      commodity_code: "62014090",
      care_washing: "wash_40",
      care_bleaching: "do_not_bleach",
      care_drying: ["tumble_low"],
      care_ironing: "do_not_iron",
      care_professional: ["do_not_dry_clean"],
      manufacturer_name: "Fjällrik Friluft AB",
      manufacturer_address: "Industrigatan 7, 831 52 Östersund",
    },
  },
  {
    name: "xvi-a-kanga-provning-sv",
    language: "sv",
    template: "footwear",
    kind: "test_report",
    font: "serif",
    pages: [
      [
        {
          text: ["Borås Sko- & Läderprovning AB · Ackrediterat provningslaboratorium nr 2207 (SWEDAC)"],
          size: 9,
        },
        { title: "Provningsrapport P27-0418" },
        {
          pairs: [
            ["Uppdragsgivare", "Norrskog Handel AB, Umeå"],
            ["Provföremål", "Vandringskänga"],
            ["Modell", "Kebne Hög"],
            ["Artikelnummer", "NS-7306"],
            ["Varumärke", "Norrskog"],
            ["Tillverkningsland", "Portugal"],
            ["Vikt per par, strl 42", "1 310 g"],
          ],
          style: "gap",
        },
        {
          table: [
            ["Provning", "Metod", "Resultat", "Krav"],
            ["Sulans nötning", "ISO 20871", "118 mm³", "max 150 mm³"],
            ["Böjprov, 30 000 cykler", "ISO 17707", "ingen skada", "ingen skada"],
            ["Sulans vidhäftning", "ISO 17708", "5,1 N/mm", "min 4,0 N/mm"],
            ["Vattentäthet", "ISO 20344", "tät efter 80 min", "60 min"],
            ["Krom(VI) i läder", "ISO 17075-2", "< 3 mg/kg", "max 3 mg/kg"],
            ["Färghärdighet, våt gnidning", "ISO 11640", "3-4", "min 3"],
          ],
          widths: [150, 97, 120, 120],
          lines: true,
        },
        {
          text: [
            "Ovanläder: nubuck. Sulan uppges av uppdragsgivaren innehålla 20 % återvunnet gummi; uppgiften har inte provats.",
            "Resultaten gäller endast det provade exemplaret. Borås den 26 februari 2027, Ulla Hedlund",
          ],
        },
      ],
    ],
    truth: {
      model_name: "Kebne Hög",
      reference: "NS-7306",
      brand: "Norrskog",
      country_making: "PT",
      net_weight: 1310,
    },
  },
  {
    name: "xvi-a-overensstemmelse-da",
    language: "da",
    template: "textile",
    kind: "certificate",
    pages: [
      [
        { title: "EU-overensstemmelseserklæring" },
        {
          pairs: [
            ["Produkt", "Regnjakke Skagerrak Pro"],
            ["Varenummer", "VH-2450"],
            ["Varemærke", "Vesthav Arbejdstøj"],
            ["Fabrikant", "Vesthav Beklædning A/S"],
            ["Fabrikantens adresse", "Havnegade 61, 6700 Esbjerg, Danmark"],
            ["Fremstillet i", "Litauen"],
          ],
          style: "gap",
        },
        {
          text: [
            "Denne erklæring udstedes alene på fabrikantens ansvar.",
            "Ydermateriale: 100 % polyester med PU-belægning. For: 100 % polyamid.",
            "Produktet er i overensstemmelse med forordning (EU) 2016/425 og med de harmoniserede standarder EN ISO 13688:2013, EN 343:2019 (klasse 4:2) og EN ISO 20471:2013 (klasse 3).",
            "EU-typeafprøvningsattest nr. 2327-PPE-26-0815 er udstedt af det bemyndigede organ Nordisk Tekstilkontrol (nr. 2327) og gælder til 30.06.2031.",
            "Vask ved 40 °C. Må ikke bleges. Må ikke tørretumbles. Må ikke stryges. Må ikke kemisk renses.",
          ],
        },
        {
          text: ["Esbjerg, den 14. december 2026", "Lone Bundgaard, kvalitetschef"],
        },
      ],
    ],
    truth: {
      model_name: "Regnjakke Skagerrak Pro",
      reference: "VH-2450",
      brand: "Vesthav Arbejdstøj",
      manufacturer_name: "Vesthav Beklædning A/S",
      manufacturer_address: "Havnegade 61, 6700 Esbjerg, Danmark",
      country_making: "LT",
      fibre_composition: fibres("shell: polyester 100 | lining: polyamide 100"),
      certificates: [
        {
          name: "EU type-examination certificate",
          number: "2327-PPE-26-0815",
          issuer: "Nordisk Tekstilkontrol",
          valid_until: "2031-06-30",
        },
      ],
      care_washing: "wash_40",
      care_bleaching: "do_not_bleach",
      care_drying: ["do_not_tumble"],
      care_ironing: "do_not_iron",
      care_professional: ["do_not_dry_clean"],
    },
  },
  {
    name: "xvi-a-oekotex-fi",
    language: "fi",
    template: "textile",
    kind: "certificate",
    font: "serif",
    pages: [
      [
        { text: ["Tampereen Tekstiilitutkimus Oy, Hatanpään valtatie 30, 33100 Tampere"], size: 9 },
        { title: "SERTIFIKAATTI" },
        { text: ["STANDARD 100 by OEKO-TEX®"] },
        {
          pairs: [
            ["Sertifikaatin numero", "FI027 204118"],
            ["Voimassa", "31.5.2028 asti"],
            ["Valmistaja", "Saimaan Neule Oy"],
            ["Valmistajan osoite", "Kauppakatu 18, 53100 Lappeenranta, Suomi"],
            ["Tuote", "Vauvan haalari Norppa"],
            ["Tuotenumero", "SN-330"],
            ["Koostumus", "93 % luomupuuvilla, 7 % elastaani"],
            ["Tuoteluokka", "I (vauvojen tuotteet)"],
          ],
          style: "gap",
        },
        {
          text: [
            "Edellä mainittu tuote täyttää STANDARD 100 by OEKO-TEX® -vaatimukset tuoteluokalle I. Tarkastus perustuu testausselosteeseen TT-26-8841.",
            "Merkkiä saa käyttää vain tuotteissa, jotka vastaavat testattua näytettä.",
            "Tampereella 1. kesäkuuta 2027",
            "Satu Lehtovaara, tutkimusjohtaja",
          ],
        },
      ],
    ],
    truth: {
      certificates: [
        {
          name: "OEKO-TEX STANDARD 100",
          number: "FI027 204118",
          issuer: "Tampereen Tekstiilitutkimus Oy",
          valid_until: "2028-05-31",
        },
      ],
      manufacturer_name: "Saimaan Neule Oy",
      manufacturer_address: "Kauppakatu 18, 53100 Lappeenranta, Suomi",
      model_name: "Vauvan haalari Norppa",
      reference: "SN-330",
      fibre_composition: fibres("organic cotton 93, elastane 7"),
    },
  },
  {
    name: "xvi-a-softshell-cs",
    language: "cs",
    template: "textile",
    kind: "tech_sheet",
    pages: [
      [
        { title: "Technický list výrobku" },
        {
          pairs: [
            ["Název výrobku", "Softshellová bunda Praděd"],
            ["Kód výrobku", "JB-7104"],
            ["Značka", "Jeseník Sport"],
            ["EAN", "8594076602180"],
            ["Celní kód", "6201 40 90"],
            ["Hmotnost (vel. L)", "585 g"],
          ],
          style: "gap",
        },
        { bar: "Materiálové složení" },
        {
          table: [
            ["Část", "Složení"],
            ["Vrchní materiál", "94 % polyester, 6 % elastan"],
            ["Podšívka", "100 % polyester (mikrofleece)"],
            ["Kapesní váčky", "100 % polyester"],
          ],
          widths: [160, 327],
          lines: true,
        },
        {
          text: [
            "Podíl recyklovaného materiálu: 30 % hmotnosti výrobku.",
            "Utkáno na Tchaj-wanu, ušito v České republice.",
            "K bundě doporučujeme kalhoty Keprník (kód JB-7204), které jsou z 88 % polyamidu a 12 % elastanu a šijí se ve Vietnamu.",
          ],
        },
        { bar: "Údržba" },
        {
          text: [
            "Praní na 30 °C. Nebělit. Nesušit v bubnové sušičce. Nežehlit. Chemicky nečistit. Nepoužívat aviváž.",
            "Výrobce: Jeseník Sport, s. r. o., Lipovská 118, 790 01 Jeseník",
          ],
        },
      ],
    ],
    truth: {
      model_name: "Softshellová bunda Praděd",
      reference: "JB-7104",
      brand: "Jeseník Sport",
      gtin: "8594076602180",
      commodity_code: "62014090",
      net_weight: 585,
      fibre_composition: fibres(
        "shell: polyester 94, elastane 6 | lining: polyester 100 | pocket lining: polyester 100",
      ),
      recycled_content: 30,
      country_weaving: "TW",
      country_making: "CZ",
      care_washing: "wash_30",
      care_bleaching: "do_not_bleach",
      care_drying: ["do_not_tumble"],
      care_ironing: "do_not_iron",
      care_professional: ["do_not_dry_clean"],
      manufacturer_name: "Jeseník Sport, s. r. o.",
      manufacturer_address: "Lipovská 118, 790 01 Jeseník",
    },
  },
  {
    name: "xvi-a-raport-incercari-ro",
    language: "ro",
    template: "textile",
    kind: "test_report",
    also: ["scan"],
    pages: [
      [
        { text: ["Laborator de Încercări Textile Moldova S.R.L., Iași – acreditat RENAR, LI 1184"], size: 9 },
        { title: "RAPORT DE ÎNCERCARE nr. 214 / 17.02.2027" },
        {
          pairs: [
            ["Client", "Dacia Home Retail S.A., București"],
            ["Producător", "Textila Bistrița S.A., Str. Depoului nr. 9, 420105 Bistrița"],
            ["Produs", "Prosop de baie Izvor"],
            ["Cod produs", "TB-808"],
            ["Marca", "Dacia Home"],
            ["Țara de origine", "România"],
          ],
          style: "gap",
        },
        {
          table: [
            ["Încercare", "Metodă", "Rezultat"],
            ["Compoziție fibroasă", "SR EN ISO 1833", "100% bumbac"],
            ["Masă pe unitatea de suprafață", "SR EN 12127", "498 g/m²"],
            ["Masa produsului", "cântărire", "465 g"],
            ["Rezistența culorii la spălare", "SR EN ISO 105-C06", "4-5"],
            ["Rezistența culorii la frecare umedă", "SR EN ISO 105-X12", "3-4"],
            ["Modificări dimensionale", "SR EN ISO 5077", "-6,0% / -4,0%"],
          ],
          widths: [210, 147, 130],
          lines: true,
        },
        {
          text: [
            "Rezultatele se referă numai la proba încercată. Reproducerea parțială a raportului este interzisă.",
            "Iași, 17 februarie 2027. Responsabil încercări: ing. Mihaela Ursache",
          ],
          size: 9,
        },
      ],
    ],
    truth: {
      manufacturer_name: "Textila Bistrița S.A.",
      manufacturer_address: "Str. Depoului nr. 9, 420105 Bistrița",
      model_name: "Prosop de baie Izvor",
      reference: "TB-808",
      brand: "Dacia Home",
      country_making: "RO",
      fibre_composition: fibres("cotton 100"),
      net_weight: 465,
      colour_fastness_grade: 4.5,
    },
  },
  {
    name: "xvi-a-kezeslabas-hu",
    language: "hu",
    template: "textile",
    kind: "other",
    pages: [
      [
        { text: ["Főoldal / Gyerek / Overallok"], size: 8 },
        { title: "Téli kezeslábas Mackó" },
        {
          text: [
            "18 990 Ft (27 % áfával) · Most 20 % kedvezménnyel · Raktáron",
            "Meleg, bélelt kezeslábas, amelyben a legkisebbek sem fáznak a szánkón.",
          ],
        },
        {
          table: [
            ["Márka", "Bocs"],
            ["Cikkszám", "BC-2205"],
            ["Vonalkód", "5999061148705"],
            ["Külső anyag", "100% poliamid"],
            ["Bélés", "100% pamut"],
            ["Töltet", "100% poliészter"],
            ["Súly (86-os méret)", "540 g"],
            ["Gyártás helye", "Magyarország"],
            ["Gyártó", "Bocs Gyermekruha Kft., Petőfi utca 41., 6000 Kecskemét"],
          ],
          widths: [150, 337],
          lines: true,
        },
        {
          text: [
            "Kezelés: mosás 30 °C-on kímélő programmal; fehéríteni tilos; szárítógépben nem szárítható; vasalni tilos; vegytisztítani tilos.",
            "Ingyenes szállítás 20 000 Ft felett.",
          ],
        },
      ],
    ],
    truth: {
      model_name: "Téli kezeslábas Mackó",
      brand: "Bocs",
      reference: "BC-2205",
      gtin: "5999061148705",
      fibre_composition: fibres("shell: polyamide 100 | lining: cotton 100 | filling: polyester 100"),
      net_weight: 540,
      country_making: "HU",
      manufacturer_name: "Bocs Gyermekruha Kft.",
      manufacturer_address: "Petőfi utca 41., 6000 Kecskemét",
      care_washing: "wash_30_mild",
      care_bleaching: "do_not_bleach",
      care_drying: ["do_not_tumble"],
      care_ironing: "do_not_iron",
      care_professional: ["do_not_dry_clean"],
    },
  },
  {
    name: "xvi-a-dilosi-el",
    language: "el",
    template: "textile",
    kind: "declaration",
    pages: [
      [
        { title: "ΔΗΛΩΣΗ ΠΡΟΜΗΘΕΥΤΗ" },
        { text: ["Προς: Οίκος Λευκών Ειδών Μεσόγειος Α.Ε., Θεσσαλονίκη"] },
        {
          text: ["Ως κατασκευαστής δηλώνουμε υπεύθυνα ότι τα παρακάτω στοιχεία του προϊόντος είναι αληθή:"],
        },
        {
          pairs: [
            ["Προϊόν", "Σετ σεντόνια Πήλιο"],
            ["Κωδικός", "ΚΘ-2240"],
            ["Μάρκα", "Θεσσαλικό Λευκό"],
            ["EAN", "5210077338455"],
            ["Σύνθεση", "70% βαμβάκι, 30% λινό"],
            ["Βάρος", "1.750 g"],
            ["Προέλευση βαμβακιού", "Ελλάδα"],
            ["Νηματοποίηση", "Ελλάδα"],
            ["Ύφανση", "Ελλάδα"],
            ["Βαφή", "Βουλγαρία"],
            ["Χώρα κατασκευής", "Ελλάδα"],
            ["Κατασκευαστής", "Κλωστοϋφαντουργία Θεσσαλίας Α.Ε."],
            ["Διεύθυνση", "Βόλου 214, 413 35 Λάρισα"],
          ],
          style: "gap",
        },
        {
          text: [
            "Πιστοποιητικό STANDARD 100 by OEKO-TEX αρ. GR-2291-26, φορέας ΕΤΑΚΕΙ, σε ισχύ έως 31/08/2027.",
            "Το προϊόν δεν περιέχει ανακυκλωμένες ίνες. Η συσκευασία είναι από 100% ανακυκλωμένο χαρτί.",
            "Λάρισα, 5 Μαρτίου 2027",
            "Δημήτρης Καραγιάννης, Διευθυντής Παραγωγής",
          ],
        },
      ],
    ],
    truth: {
      model_name: "Σετ σεντόνια Πήλιο",
      reference: "ΚΘ-2240",
      brand: "Θεσσαλικό Λευκό",
      gtin: "5210077338455",
      fibre_composition: fibres("cotton 70, linen 30"),
      net_weight: 1750,
      country_fibre: ["GR"],
      country_spinning: "GR",
      country_weaving: "GR",
      country_dyeing: "BG",
      country_making: "GR",
      manufacturer_name: "Κλωστοϋφαντουργία Θεσσαλίας Α.Ε.",
      manufacturer_address: "Βόλου 214, 413 35 Λάρισα",
      certificates: [
        {
          name: "OEKO-TEX STANDARD 100",
          number: "GR-2291-26",
          issuer: "ΕΤΑΚΕΙ",
          valid_until: "2027-08-31",
        },
      ],
    },
  },
  {
    name: "xvi-a-ocs-tr",
    language: "tr",
    template: "textile",
    kind: "certificate",
    pages: [
      [
        {
          text: ["Anadolu Ekolojik Kontrol ve Sertifikasyon Ltd. Şti., Gazi Bulvarı 77, 35210 İzmir"],
          size: 9,
        },
        { title: "KAPSAM SERTİFİKASI" },
        { text: ["Organic Content Standard (OCS), sürüm 3.0"] },
        {
          pairs: [
            ["Sertifika no", "AEK-OCS-26-1187"],
            ["Lisans no", "TE-00139944"],
            ["Geçerlilik başlangıcı", "15.10.2026"],
            ["Geçerlilik bitişi", "14.10.2027"],
            ["Üretici", "Gediz Örme Konfeksiyon San. A.Ş."],
            ["Üretici adresi", "Atatürk Mah. 1204 Sok. No: 6, 35700 İzmir, Türkiye"],
          ],
          style: "gap",
        },
        {
          text: [
            "Yukarıda adı geçen üreticinin denetlendiği ve aşağıdaki ürünün OCS gerekliliklerine uygun olduğu belgelenmiştir.",
          ],
        },
        {
          table: [
            ["Ürün", "Ürün kodu", "Marka", "Kompozisyon"],
            ["Kadın pijama takımı Foça", "GD-7712", "Gediz Home", "%60 organik pamuk, %35 modal, %5 elastan"],
          ],
          widths: [140, 80, 87, 180],
          lines: true,
        },
        {
          table: [
            ["İşlem", "Ülke"],
            ["Pamuk üretimi", "Türkiye"],
            ["İplik eğirme", "Türkiye"],
            ["Örme", "Türkiye"],
            ["Boyama", "Türkiye"],
            ["Dikim", "Türkiye"],
          ],
          widths: [240, 247],
          lines: true,
        },
        { text: ["İzmir, 15 Ekim 2026", "Serap Ateş, Sertifikasyon Müdürü"] },
      ],
    ],
    truth: {
      certificates: [
        {
          name: "OCS",
          number: "AEK-OCS-26-1187",
          issuer: "Anadolu Ekolojik Kontrol ve Sertifikasyon Ltd. Şti.",
          valid_until: "2027-10-14",
        },
      ],
      manufacturer_name: "Gediz Örme Konfeksiyon San. A.Ş.",
      manufacturer_address: "Atatürk Mah. 1204 Sok. No: 6, 35700 İzmir, Türkiye",
      model_name: "Kadın pijama takımı Foça",
      reference: "GD-7712",
      brand: "Gediz Home",
      fibre_composition: fibres("organic cotton 60, modal 35, elastane 5"),
      country_fibre: ["TR"],
      country_spinning: "TR",
      country_weaving: "TR",
      country_dyeing: "TR",
      country_making: "TR",
    },
  },
];
