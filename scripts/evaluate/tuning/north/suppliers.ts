/** Papers in the English of mills and factories in Asia and Turkey. */
import { fibres } from "../../fibres.ts";
import type { Specimen } from "../../specimen.ts";

export const SUPPLIERS: readonly Specimen[] = [
  {
    name: "transaction certificate organic baby rompers",
    language: "en",
    template: "textile",
    kind: "certificate",
    font: "serif",
    also: ["scan"],
    pages: [
      [
        { text: ["TRANSACTION CERTIFICATE (TC)"], size: 15 },
        { text: ["Global Organic Textile Standard (GOTS) version 7.0", "TC Number: TXC-GT-2026-0448190"] },
        {
          table: [
            [
              "1. Certification body",
              "Tarangini Control Services Pvt. Ltd., 3rd floor, Anna Salai, Chennai 600 002, India",
            ],
            ["2. Licence code of the certification body", "GOTS-TCS-019"],
            [
              "3. Seller of the certified goods",
              "Kaveri Babywear Exports, SF 211/3 Avinashi Road, Tiruppur 641 603, Tamil Nadu, India\nScope certificate: TCS-33871",
            ],
            [
              "4. Buyer of the certified goods",
              "Little Plover Ltd, Unit 6 Quay Lane, Falmouth TR11 3AZ, United Kingdom",
            ],
            ["5. Country of dispatch", "India"],
            ["6. Country of destination", "United Kingdom"],
            ["7. Gross weight (kg)", "1,286.40"],
            ["8. Certified weight (kg)", "1,104.20"],
            [
              "9. Product",
              "Men's / ladies' / babies' wear: rompers, dyed, knitted\nArticle: KB-R-1147 - Material composition: 95.0% Organic Cotton + 5.0% Elastane",
            ],
            ["10. Label grade", "Organic"],
            ["11. Invoice", "KBE/EXP/0932 dated 02-Sep-2026"],
          ],
          widths: [170, 317],
          lines: true,
        },
        {
          text: ["This electronic certificate is not valid without the register entry. Chennai, 29-Sep-2026"],
          size: 9,
        },
      ],
    ],
    truth: {
      reference: "KB-R-1147",
      fibre_composition: fibres("organic cotton 95, elastane 5"),
      certificates: [
        { name: "GOTS", number: "TXC-GT-2026-0448190", issuer: "Tarangini Control Services Pvt. Ltd." },
      ],
    },
  },
  {
    name: "recycled claim declaration windbreaker",
    language: "en",
    template: "textile",
    kind: "declaration",
    also: ["photo"],
    pages: [
      [
        { title: "Suzhou Greenloom Garment Co., Ltd." },
        {
          text: [
            "No. 88 Tongyuan Road, Wuzhong District, Suzhou 215128, Jiangsu, P.R. China",
            "Tel +86 512 6655 0182   www.greenloom-garment.example",
          ],
          size: 8.5,
        },
        { text: ["DECLARATION OF RECYCLED MATERIAL", "To whom it may concern, date: 2026-08-14"] },
        {
          text: [
            "We, the manufacturer named above, hereby confirm that below item was made with recycled material:",
          ],
        },
        {
          pairs: [
            ["Customer", "Northmoor Outdoor Inc., Portland OR, USA"],
            ["Customer PO", "4500771923"],
            ["Style no", "GL26-WB0335"],
            ["Item", "Unisex windbreaker"],
            ["Fabric", "100% recycled polyester, 20D ripstop, 48 gsm"],
            ["Lining", "100% polyester mesh"],
            ["Recycled content (garment)", "71 %"],
            ["Source", "post-consumer PET bottle"],
            ["RCS certificate", "CCB-RCS-208834, valid until 2027-03-31"],
            ["Country of origin", "P.R. China"],
          ],
          style: "gap",
        },
        { text: ["Signed and sealed on behalf of the company: Wang Lili, merchandising manager"] },
      ],
    ],
    truth: {
      reference: "GL26-WB0335",
      fibre_composition: fibres("shell: recycled polyester 100 | lining: polyester 100"),
      recycled_content: 71,
      country_making: "CN",
      certificates: [{ name: "RCS", number: "CCB-RCS-208834", valid_until: "2027-03-31" }],
      manufacturer_name: "Suzhou Greenloom Garment Co., Ltd.",
      manufacturer_address: "No. 88 Tongyuan Road, Wuzhong District, Suzhou 215128, Jiangsu, P.R. China",
    },
  },
  {
    name: "invoice polo shirts chattogram",
    language: "en",
    template: "textile",
    kind: "invoice",
    font: "mono",
    also: ["fax"],
    pages: [
      [
        {
          text: [
            "MEGHNA STITCH LIMITED",
            "PLOT 41, BSCIC I/A, KALURGHAT, CHATTOGRAM-4208, BANGLADESH",
            "BIN: 002214870-0503   ERC: 260326110772119",
          ],
        },
        { text: ["COMMERCIAL INVOICE NO. MSL/2026/1183           DATE: 11 JUL 2026"] },
        {
          beside: [
            [
              {
                text: [
                  "CONSIGNEE:",
                  "HALDEN & BROOK LTD",
                  "19 MILL STREET",
                  "STOCKPORT SK1 3AA",
                  "UNITED KINGDOM",
                  "GB 881 2204 17",
                ],
              },
            ],
            [
              {
                text: [
                  "BANK:",
                  "EASTERN DELTA BANK PLC",
                  "AGRABAD BRANCH",
                  "SWIFT EDBLBDDH102",
                  "L/C NO 0882140100771",
                  "INCOTERM FOB CHATTOGRAM",
                ],
              },
            ],
          ],
        },
        {
          table: [
            ["STYLE", "DESCRIPTION OF GOODS", "QTY PCS", "USD/PC", "AMOUNT USD"],
            [
              "HB-5520",
              "MENS PIQUE POLO SHIRT 60% COTTON 40% POLYESTER 220 GSM",
              "4,800",
              "3.86",
              "18,528.00",
            ],
          ],
          widths: [70, 190, 65, 60, 100],
        },
        {
          text: [
            "HS CODE 6105.10.00",
            "TOTAL CARTONS 160    N.W. 1,152.00 KGS    G.W. 1,344.00 KGS",
            "WE CERTIFY THAT THE GOODS ARE OF BANGLADESH ORIGIN.",
          ],
        },
        { text: ["SAY US DOLLARS EIGHTEEN THOUSAND FIVE HUNDRED TWENTY EIGHT ONLY"] },
      ],
    ],
    truth: {
      reference: "HB-5520",
      fibre_composition: fibres("cotton 60, polyester 40"),
      country_making: "BD",
      manufacturer_name: "MEGHNA STITCH LIMITED",
      manufacturer_address: "PLOT 41, BSCIC I/A, KALURGHAT, CHATTOGRAM-4208, BANGLADESH",
      commodity_code: "61051000",
    },
  },
  {
    name: "packing list bathrobe denizli",
    language: "en",
    template: "textile",
    kind: "other",
    pages: [
      [
        { bar: "PACKING LIST" },
        {
          text: [
            "Pamukova Ev Tekstili San. ve Tic. A.S., Organize Sanayi Bolgesi 12. Cad. No 7, 20085 Denizli / Turkiye",
            "Exporter's VD no: Gokpinar 725 104 8831",
          ],
          size: 9,
        },
        {
          pairs: [
            ["Consignee", "Lindqvist Home AB, Box 214, 501 10 Borås, Sweden"],
            ["Invoice no.", "PVE2026000318"],
            ["Container", "TGHU 448120-3 / seal 9915520"],
          ],
        },
        {
          table: [
            ["Carton no", "Article", "Goods", "EAN piece", "ITF-14 carton", "Pcs", "Net kg", "Gross kg"],
            [
              "1-60",
              "BR-7702",
              "Bathrobe, 100% cotton terry 360 g/m2, white, L",
              "8697712044181",
              "18697712044188",
              "8",
              "9.20",
              "10.35",
            ],
            ["61-90", "BR-7702", "same", "same", "same", "8", "9.20", "10.35"],
          ],
          widths: [40, 55, 75, 97, 104, 30, 42, 44],
          lines: true,
        },
        {
          pairs: [
            ["Net weight per piece", "1.15 kg"],
            ["Total cartons", "90"],
            ["Total net weight", "828.00 kg"],
            ["Total gross weight", "931.50 kg"],
            ["Origin", "Türkiye"],
          ],
          style: "dots",
        },
      ],
    ],
    truth: {
      reference: "BR-7702",
      gtin: "8697712044181",
      fibre_composition: fibres("cotton 100"),
      net_weight: 1150,
      country_making: "TR",
    },
  },
  {
    name: "towel specification faisalabad",
    language: "en",
    template: "textile",
    kind: "tech_sheet",
    also: ["scan"],
    pages: [
      [
        { title: "CHENAB TERRY MILLS (PVT) LTD" },
        { text: ["4-km Jaranwala Road, Faisalabad 38000, Pakistan. NTN 2210447-6"], size: 9 },
        { bar: "Article specification sheet, rev. C" },
        {
          table: [
            ["Article code", "CTM-HT-0912"],
            ["Buyer / brand", "Seawell"],
            ["Article", "Hand towel, dobby border"],
            ["Size", "50 x 90 cm (tol. 3%)"],
            ["Quality", "550 g/m2"],
            ["Weight per piece", "248 g"],
            ["Blend", "Cotton 85% / Recycled cotton 15%"],
            ["Recycled content", "15 % pre-consumer, GRS claim"],
            ["Yarn", "Ne 16/1 pile, Ne 20/2 ground; spun in Pakistan"],
            ["Weaving & dyeing", "In house, Faisalabad, Pakistan"],
            ["Barcode", "8964003177256"],
            [
              "Washing",
              "Machine wash hot 60 deg C, tumble dry normal, do not bleach, iron at high temp. (200)",
            ],
            ["GSP Form A / made in", "Pakistan"],
          ],
          widths: [130, 340],
          lines: true,
        },
        {
          text: [
            "Shrinkage after 5 washes at 60: max 8%. Lab dips to be approved under D65. Packing 6 pcs/polybag, 72 pcs/ctn.",
          ],
        },
      ],
    ],
    truth: {
      reference: "CTM-HT-0912",
      brand: "Seawell",
      net_weight: 248,
      fibre_composition: fibres("cotton 85, recycled cotton 15"),
      recycled_content: 15,
      country_making: "PK",
      country_spinning: "PK",
      country_weaving: "PK",
      country_dyeing: "PK",
      gtin: "8964003177256",
      care_washing: "wash_60",
      care_drying: ["tumble_normal"],
      care_bleaching: "do_not_bleach",
      care_ironing: "iron_200",
      manufacturer_name: "CHENAB TERRY MILLS (PVT) LTD",
      manufacturer_address: "4-km Jaranwala Road, Faisalabad 38000, Pakistan",
    },
  },
  {
    name: "bill of material backpack binh duong",
    language: "en",
    template: "textile",
    kind: "tech_sheet",
    font: "narrow",
    pages: [
      [
        { text: ["BILL OF MATERIAL"], size: 14 },
        {
          table: [
            ["Style#", "TP-BK-3018", "Factory", "Song Be Bags JSC"],
            [
              "Style name",
              "Ridgeline 22",
              "Factory address",
              "Lot C5, VSIP II, Thu Dau Mot, Binh Duong, Vietnam",
            ],
            ["Brand", "TrekPost", "Made in", "Vietnam"],
            ["Piece net weight", "0.78 kg", "BOM version", "05 / 2026-06-30"],
          ],
          widths: [85, 120, 85, 190],
          lines: true,
        },
        {
          table: [
            ["#", "Component", "Material", "Supplier", "Cons."],
            ["1", "Shell", "100% recycled polyamide 210D PU coated", "Formosa Textile (TW)", "0.92 yd"],
            ["2", "Lining", "100% polyester 150D", "Huafeng (CN)", "0.80 yd"],
            ["3", "Foam", "EVA 8 mm, density 45 kg/m3", "Saigon Foam (VN)", "0.21 m2"],
            ["4", "Zipper", "coil #8 RC, slider zinc", "YBS (VN)", "1.9 m"],
            ["5", "Webbing", "PP 25 mm", "Duc Phat (VN)", "2.4 m"],
          ],
          widths: [20, 70, 200, 120, 70],
          lines: true,
        },
        { text: ["Prepared: Ms. Nguyen Thi Ha.  Waste allowance 3 %, VAT 8 % not included."] },
      ],
    ],
    truth: {
      reference: "TP-BK-3018",
      model_name: "Ridgeline 22",
      brand: "TrekPost",
      country_making: "VN",
      net_weight: 780,
      fibre_composition: fibres("shell: recycled polyamide 100 | lining: polyester 100"),
      manufacturer_name: "Song Be Bags JSC",
      manufacturer_address: "Lot C5, VSIP II, Thu Dau Mot, Binh Duong, Vietnam",
    },
  },
  {
    name: "knit sheet in fibre codes dongguan",
    language: "en",
    template: "textile",
    kind: "tech_sheet",
    pages: [
      [
        {
          beside: [
            [{ title: "DG WING KNITS" }],
            [{ text: ["Dalang Town, Dongguan, Guangdong", "sales@wingknits.example"], size: 9 }],
          ],
        },
        {
          pairs: [
            ["Our ref.", "WK-88123A"],
            ["Buyer ref.", "see PO"],
            ["Desc.", "Ladies turtleneck 12GG"],
            ["Yarn", "2/48 Nm  50VI/28PES/22PA"],
            ["Wt/pc (M)", "285 grs"],
            ["C/O", "CN"],
            ["Yarn origin", "spun in China, yarn dyed in China"],
            ["Price", "USD 6.15 FOB Yantian"],
            ["MOQ", "600 pcs/col"],
          ],
          style: "gap",
        },
        { text: ["Care: hand wash cold, dry flat, cool iron, no bleach, dry cleaning (F) possible."] },
      ],
    ],
    truth: {
      reference: "WK-88123A",
      fibre_composition: fibres("viscose 50, polyester 28, polyamide 22"),
      net_weight: 285,
      country_making: "CN",
      country_spinning: "CN",
      country_dyeing: "CN",
      manufacturer_name: "DG WING KNITS",
      manufacturer_address: "Dalang Town, Dongguan, Guangdong",
      care_washing: "hand_wash",
      care_drying: ["flat"],
      care_ironing: "iron_110",
      care_bleaching: "do_not_bleach",
      care_professional: ["dry_f"],
    },
  },
  {
    name: "cushion card jaipur",
    language: "en",
    template: "textile",
    kind: "other",
    font: "serif",
    pages: [
      [
        { title: "Aravalli Handblock" },
        { text: ['CUSHION COVER "NEEM"   |   Item AH/CC/204'] },
        {
          text: [
            "Each cover is printed by hand with carved teak blocks in our workshop at Sanganer, so small shifts in the",
            "pattern are not faults. The front is pure linen and the back is woven from cotton; a cover weighs about",
            "190 grams. Cushion pad not included.",
          ],
        },
        {
          pairs: [
            ["Front", "100% linen"],
            ["Back", "100% cotton"],
            ["Size", "45 x 45 cm"],
            ["Barcode", "8906122455013"],
            ["Made & printed in", "India"],
          ],
          style: "stacked",
        },
        {
          text: [
            "Wash separately by hand in cold water. Do not bleach. Line dry in shade. Warm iron on the reverse side (150 °C).",
          ],
        },
        {
          text: [
            "Aravalli Handblock LLP, Plot 17 Shilp Colony, Sanganer, Jaipur 302029. GSTIN 08AAXFA7712K1Z4",
          ],
          size: 8,
        },
      ],
    ],
    truth: {
      brand: "Aravalli Handblock",
      reference: "AH/CC/204",
      model_name: "NEEM",
      gtin: "8906122455013",
      country_making: "IN",
      country_dyeing: "IN",
      net_weight: 190,
      fibre_composition: fibres("front: linen 100 | back: cotton 100"),
      care_washing: "hand_wash",
      care_bleaching: "do_not_bleach",
      care_drying: ["line_shade"],
      care_ironing: "iron_150",
      manufacturer_name: "Aravalli Handblock LLP",
      manufacturer_address: "Plot 17 Shilp Colony, Sanganer, Jaipur 302029",
    },
  },
  {
    name: "oeko-tex certificate jersey mill bursa",
    language: "en",
    template: "textile",
    kind: "certificate",
    also: ["scan"],
    pages: [
      [
        { title: "CERTIFICATE" },
        {
          text: [
            "The company",
            "Uludag Orme Boya Sanayi A.S.",
            "DOSAB, Mustafa Karaer Cad. 44",
            "16369 Bursa, TURKEY",
          ],
        },
        {
          text: [
            "is granted authorisation according to STANDARD 100 by OEKO-TEX® to use the STANDARD 100 by OEKO-TEX® mark, based on our test report 26.0.88142",
          ],
        },
        {
          pairs: [
            ["Certificate no.", "26.HTR.55190"],
            ["Institute", "Hohenfels Pruefinstitut Istanbul"],
            ["Valid until", "31.05.2027"],
            ["Product class", "II (with direct contact to the skin) - Annex 4"],
          ],
          style: "gap",
        },
        {
          text: [
            "for the following articles:",
            "Knitted fabrics of cotton, viscose, polyester and their blends with elastane, raw white, bleached, dyed and printed; including accessories.",
          ],
        },
        {
          text: [
            "The results of the inspection made according to OEKO-TEX® STANDARD 100, product class II, have shown that the above mentioned goods meet the human-ecological requirements. The holder has issued a declaration of conformity according to EN ISO 17050-1.",
          ],
          size: 9,
        },
        { text: ["Istanbul, 19.06.2026"] },
      ],
    ],
    truth: {
      certificates: [
        {
          name: "OEKO-TEX Standard 100",
          number: "26.HTR.55190",
          issuer: "Hohenfels Pruefinstitut Istanbul",
          valid_until: "2027-05-31",
        },
      ],
    },
  },
  {
    name: "final inspection report chinos gazipur",
    language: "en",
    template: "textile",
    kind: "test_report",
    pages: [
      [
        { bar: "FINAL RANDOM INSPECTION REPORT" },
        {
          table: [
            ["Report no.", "FRI-DAC-260911-04", "Inspector", "M. Rahman"],
            ["Client", "Bergmann Mode GmbH, Bielefeld", "AQL", "2.5 / 4.0"],
            ["Factory", "Turag Trousers Ltd.", "Location", "Gazipur, Bangladesh"],
            ["PO no.", "770081-2", "Style no.", "BM-CH-6140"],
            ["Order qty", "3,200", "Sample size", "125"],
          ],
          widths: [75, 180, 80, 150],
          lines: true,
        },
        {
          table: [
            ["Check point", "Required", "Found", "Result"],
            ["Main label", "Bergmann", "Bergmann", "OK"],
            ["Care label composition", "97% cotton 3% elastane", "as required", "OK"],
            ["Origin", "Made in Bangladesh", "as required", "OK"],
            ["EAN on hangtag", "4045128800770", "scanned, 13 pcs", "OK"],
            ["Garment weight (size 50)", "465 g +/-5%", "471 g", "OK"],
            ["Carton gross weight", "max 18 kg", "16.4 kg", "OK"],
          ],
          widths: [140, 150, 120, 60],
          lines: true,
        },
        {
          text: [
            "Defects found: critical 0, major 3 (skipped stitch, loose thread), minor 5. Overall conclusion: PASS",
          ],
        },
      ],
    ],
    truth: {
      reference: "BM-CH-6140",
      brand: "Bergmann",
      fibre_composition: fibres("cotton 97, elastane 3"),
      country_making: "BD",
      gtin: "4045128800770",
      net_weight: 465,
      manufacturer_name: "Turag Trousers Ltd.",
    },
  },
  {
    name: "cell specification lithium pack shenzhen",
    language: "en",
    template: "battery",
    kind: "tech_sheet",
    also: ["scan"],
    pages: [
      [
        { title: "Product Specification - Rechargeable Battery Pack" },
        {
          text: [
            "Shenzhen Hualiang Power Technology Co., Ltd.",
            "Bldg 6, Tangwei Industrial Park, Guangming District, Shenzhen, China",
          ],
          size: 9,
        },
        {
          table: [
            ["No.", "Item", "Criteria"],
            ["1", "Model", "HLP-48V20E"],
            ["2", "Chemistry", "Lithium iron phosphate (LiFePO4)"],
            ["3", "Nominal capacity", "20 Ah at 0.2C"],
            ["4", "Nominal voltage", "51.2 V"],
            ["5", "Rated energy", "1.024 kWh"],
            ["6", "Charge voltage (max.)", "58.4 V"],
            ["7", "Discharge cut-off voltage", "40.0 V"],
            ["8", "Weight", "approx. 10.6 kg"],
            ["9", "Cycle life", "2000 cycles to 80 %"],
            ["10", "Country of origin", "China"],
          ],
          widths: [40, 200, 240],
          lines: true,
        },
        { text: ["Storage: -10 to 35 °C, 60 % RH. Shipped under UN 3480, state of charge at most 30 %."] },
      ],
    ],
    truth: {
      model_name: "HLP-48V20E",
      battery_chemistry: "lfp",
      rated_capacity: 20,
      voltage_nominal: 51.2,
      rated_energy: 1.024,
      voltage_maximum: 58.4,
      voltage_minimum: 40,
      battery_weight: 10.6,
      country_making: "CN",
      manufacturer_name: "Shenzhen Hualiang Power Technology Co., Ltd.",
      manufacturer_address: "Bldg 6, Tangwei Industrial Park, Guangming District, Shenzhen, China",
    },
  },
  {
    name: "organic content scope certificate spinner",
    language: "en",
    template: "textile",
    kind: "certificate",
    pages: [
      [
        { text: ["SCOPE CERTIFICATE"], size: 16 },
        {
          text: [
            "Scope Certificate Number: IDF-26-771405",
            "Indus Assurance certifies that the following organization complies with the standard:",
          ],
        },
        {
          text: [
            "Ravi Spinning Mills Limited",
            "TE-ID 00114892",
            "16-km Sheikhupura Road",
            "Lahore 54950, Pakistan",
          ],
        },
        {
          text: [
            "Organic Content Standard (OCS) Version 3.0",
            "Product categories: Dyed yarns (PC0030), Greige yarns (PC0032)",
            "Process categories: Spinning (PR0027), Trading (PR0030)",
          ],
        },
        {
          table: [
            ["Product details", "Material", "Standard"],
            [
              "Ring spun yarns",
              "Organic cotton (RM0104) 50% - 100%, Cotton (RM0101) 0% - 50%",
              "OCS Blended / OCS 100",
            ],
          ],
          widths: [110, 270, 100],
          lines: true,
        },
        {
          text: [
            "This certificate is valid until: 2027-02-17",
            "Place and date of issue: Karachi, 2026-02-18",
          ],
        },
        {
          text: [
            "This scope certificate provides no proof that any goods delivered by its holder are OCS certified.",
          ],
          size: 8.5,
        },
      ],
    ],
    truth: {
      certificates: [
        { name: "OCS", number: "IDF-26-771405", issuer: "Indus Assurance", valid_until: "2027-02-17" },
      ],
    },
  },
  {
    name: "traceability declaration denim hanoi",
    language: "en",
    template: "textile",
    kind: "declaration",
    font: "sans",
    also: ["photo"],
    pages: [
      [
        { text: ["SUPPLY CHAIN TRACEABILITY STATEMENT"], size: 14 },
        {
          pairs: [
            ["Style", "DNM-0427 slim jean"],
            ["Composition", "78% cotton, 20% recycled cotton, 2% elastane"],
            ["Total recycled content", "20%"],
            ["For customer", "Copperline Clothing PLC, Leeds"],
          ],
        },
        {
          table: [
            ["Tier", "Process", "Company", "Country"],
            ["1", "Cut, make, trim", "Hong Ha Denim JSC, Long Bien, Hanoi", "Vietnam"],
            ["1", "Laundry", "Hong Ha Denim JSC", "Vietnam"],
            ["2", "Weaving", "Artistic Weft Mills, Karachi", "Pakistan"],
            ["2", "Dyeing (rope, indigo)", "Artistic Weft Mills, Karachi", "Pakistan"],
            ["3", "Spinning", "Coimbatore Ring Yarns", "India"],
            ["4", "Cotton growing", "various gins, Gujarat", "India"],
          ],
          widths: [40, 140, 210, 90],
          lines: true,
        },
        {
          text: [
            "We declare that the information is true to our best knowledge. Hanoi, 7 October 2026. Director: Tran Quoc Bao",
          ],
        },
      ],
    ],
    truth: {
      reference: "DNM-0427",
      fibre_composition: fibres("cotton 78, recycled cotton 20, elastane 2"),
      recycled_content: 20,
      country_making: "VN",
      country_weaving: "PK",
      country_dyeing: "PK",
      country_spinning: "IN",
      country_fibre: ["IN"],
      manufacturer_name: "Hong Ha Denim JSC",
    },
  },
  {
    name: "quotation trims without a product",
    language: "en",
    template: "textile",
    kind: "other",
    pages: [
      [
        { title: "QUOTATION" },
        {
          text: [
            "Ningbo Bright Trims & Accessories, 5/F Jiangdong Tower, Ningbo. Quotation no. BT-2611-09, valid until 31 Dec 2026",
          ],
        },
        {
          table: [
            ["Pos.", "Service", "Unit", "USD"],
            ["1", "Mould charge, metal button 15 mm", "set", "85.00"],
            ["2", "Screen charge for woven label", "set", "30.00"],
            ["3", "Courier to Shanghai, 2.5 kg", "trip", "9.00"],
          ],
          widths: [40, 260, 70, 90],
        },
        {
          text: [
            "VAT 13 % is included for domestic payment. Deposit 30%, balance 70% against copy of B/L.",
            "Payments to Bank of Eastern Ningbo, account 3320 0081 4477 210, SWIFT BENBCNBN.",
          ],
        },
      ],
    ],
    truth: {},
  },
];
