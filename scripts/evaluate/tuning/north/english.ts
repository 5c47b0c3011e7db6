/** Papers in English of brands, laboratories and importers in Britain and America. */
import { fibres } from "../../fibres.ts";
import type { Specimen } from "../../specimen.ts";

export const ENGLISH: readonly Specimen[] = [
  {
    name: "padded gilet tech pack",
    language: "en",
    template: "textile",
    kind: "tech_sheet",
    also: ["scan"],
    pages: [
      [
        { bar: "TECH PACK   Page 1 of 6   COVER" },
        {
          beside: [
            [
              {
                pairs: [
                  ["LABEL", "Hollin & Wray"],
                  ["STYLE NO.", "HW-27A-4093"],
                  ["STYLE NAME", "Bramley"],
                  ["SEASON", "Autumn 27"],
                  ["SIZE RANGE", "XS - XXL"],
                ],
                style: "stacked",
              },
            ],
            [
              {
                pairs: [
                  ["FACTORY", "Zhejiang Moonbridge Garments"],
                  ["COUNTRY OF MANUFACTURE", "China"],
                  ["FABRIC ORIGIN", "woven in Taiwan"],
                  ["GARMENT WEIGHT (M)", "410 g"],
                  ["BARCODE (M)", "5058831002170"],
                ],
                style: "stacked",
              },
            ],
          ],
        },
        { bar: "MATERIALS" },
        {
          text: [
            "OUTER: 100% recycled polyamide, 38 gsm, C0 DWR",
            "LINING: 100% polyamide",
            "WADDING: 80% recycled polyester 20% polyester, 100 gsm",
            "Thread: tkt 120 core spun polyester",
          ],
        },
        { bar: "LABELLING INSTRUCTION" },
        {
          text: ["Machine wash 30 gentle / do not bleach / tumble dry low / do not iron / do not dry clean"],
        },
      ],
    ],
    truth: {
      brand: "Hollin & Wray",
      reference: "HW-27A-4093",
      model_name: "Bramley",
      gtin: "5058831002170",
      country_making: "CN",
      country_weaving: "TW",
      net_weight: 410,
      fibre_composition: fibres(
        "shell: recycled polyamide 100 | lining: polyamide 100 | filling: recycled polyester 80, polyester 20",
      ),
      care_washing: "wash_30_mild",
      care_bleaching: "do_not_bleach",
      care_drying: ["tumble_low"],
      care_ironing: "do_not_iron",
      care_professional: ["do_not_dry_clean"],
      manufacturer_name: "Zhejiang Moonbridge Garments",
    },
  },
  {
    name: "care label artwork us fleece",
    language: "en",
    template: "textile",
    kind: "other",
    also: ["photo"],
    pages: [
      [
        { text: ["LABEL ARTWORK FOR APPROVAL   job 26-11804   satin, 30 x 70 mm, folded"], size: 9 },
        {
          beside: [
            [
              {
                text: [
                  "CEDAR FALLS",
                  "STYLE 61-2207",
                  "",
                  "100% RECYCLED",
                  "POLYESTER",
                  "EXCLUSIVE OF TRIM",
                  "",
                  "MADE IN VIETNAM",
                  "RN 148820",
                ],
              },
            ],
            [
              {
                text: [
                  "MACHINE WASH COLD",
                  "(30°C) WITH LIKE",
                  "COLORS",
                  "ONLY NON-CHLORINE",
                  "BLEACH WHEN NEEDED",
                  "TUMBLE DRY LOW",
                  "DO NOT IRON",
                  "DO NOT DRY CLEAN",
                ],
              },
            ],
          ],
        },
        { text: ["100% POLYESTER RECYCLÉ", "FABRIQUÉ AU VIETNAM"] },
        {
          text: [
            "Please check spelling, colours and size. Printing starts when this sheet is signed and returned. Plate cost $45.",
          ],
          size: 9,
        },
      ],
    ],
    truth: {
      brand: "CEDAR FALLS",
      reference: "61-2207",
      fibre_composition: fibres("recycled polyester 100"),
      country_making: "VN",
      care_washing: "wash_30",
      care_bleaching: "oxygen_only",
      care_drying: ["tumble_low"],
      care_ironing: "do_not_iron",
      care_professional: ["do_not_dry_clean"],
    },
  },
  {
    name: "fibre analysis report blouse",
    language: "en",
    template: "textile",
    kind: "test_report",
    font: "serif",
    also: ["scan"],
    pages: [
      [
        {
          beside: [
            [{ title: "Calder Textile Testing" }],
            [{ text: ["UKAS testing laboratory 20417", "Enterprise Way, Huddersfield HD1 6QF"], size: 9 }],
          ],
        },
        {
          pairs: [
            ["Report", "CTT/26/118834/A"],
            ["Date received", "03 August 2026"],
            ["Applicant", "Rosamund Retail Ltd, 200 Euston Road, London NW1 2DB"],
            ["Sample described as", "Ladies woven blouse, navy"],
            ["Style reference", "RR60418"],
            ["Manufacturer", "Ambattur Blouse Works, 14 Second Main Road, Ambattur, Chennai 600058, India"],
            ["Country of origin", "India"],
          ],
        },
        { text: ["TEST: QUANTITATIVE FIBRE COMPOSITION, BS EN ISO 1833-11:2017"] },
        {
          table: [
            ["", "Claimed %", "Found % (agreed allowances)", "Tolerance"],
            ["Viscose", "70", "69.1", "± 3"],
            ["Linen", "30", "30.9", "± 3"],
          ],
          widths: [100, 100, 180, 100],
          lines: true,
        },
        {
          text: [
            "Opinion: the sample agrees with the fibre content claimed.",
            "Mass per unit area (BS EN 12127): 146 g/m². Dimensional stability to washing at 40 °C: warp -2.5 %, weft -1.0 %.",
          ],
        },
        { text: ["Results relate only to the item tested. Not to be copied except in full."], size: 8.5 },
      ],
    ],
    truth: {
      reference: "RR60418",
      country_making: "IN",
      fibre_composition: fibres("viscose 70, linen 30"),
      manufacturer_name: "Ambattur Blouse Works",
      manufacturer_address: "14 Second Main Road, Ambattur, Chennai 600058, India",
    },
  },
  {
    name: "wholesale line sheet four knits",
    language: "en",
    template: "textile",
    kind: "other",
    pages: [
      [
        { title: "TARN & FELL / Knitwear / Winter 2027" },
        { text: ["Everything on this page is knitted and finished in Scotland."] },
        {
          table: [
            ["Style", "Name", "Fibre", "Weight", "EAN", "WHS / RRP £"],
            ["TF101", "Crew", "100% lambswool", "420 g", "5061044770019", "46 / 115"],
            ["TF102", "Roll neck", "100% merino wool", "455 g", "5061044770026", "52 / 130"],
            ["TF205", "Tank", "90% wool 10% cashmere", "290 g", "5061044770033", "41 / 99"],
            ["TF310", "Scarf", "100% cashmere", "160 g", "5061044770040", "60 / 150"],
          ],
          widths: [50, 70, 130, 60, 100, 77],
          lines: true,
        },
        {
          text: [
            "Minimum order £750 ex VAT (20%). Terms: 50% with order, 50% before dispatch. orders@tarnandfell.example",
          ],
        },
      ],
    ],
    truth: { brand: "TARN & FELL", country_making: "GB" },
  },
  {
    name: "mail about yarn and knitting of socks",
    language: "en",
    template: "textile",
    kind: "other",
    pages: [
      [
        {
          text: [
            "From: Burcu Aydemir <burcu@kozacorap.example>",
            "To: Hannah Pryce <hannah@footfold.example>",
            "Sent: Tuesday, 15 September 2026 10:42",
            "Subject: RE: RE: data for your passport / ref FF-S-0081",
          ],
        },
        {
          text: [
            "Dear Hannah,",
            "Sorry for late answer, I was at the fair. Please find your questions below in capital:",
            "",
          ],
        },
        {
          text: [
            "1. What is final composition? 62% ORGANIC COTTON, 35% RECYCLED POLYAMIDE, 3% ELASTANE",
            "2. Where is the yarn spun? INDIA",
            "3. Where are the socks knitted and sewn? BOTH IN OUR FACTORY IN ISTANBUL, TURKEY",
            "4. Weight of one pair? 58 GRAMS, SIZE 39-42",
            "5. GOTS certificate? IT IS FOR THE YARN ONLY, NOT FOR THE SOCKS. WE CAN NOT GIVE",
            "6. Recycled content in total? 35%",
          ],
        },
        {
          text: [
            "Price stays 1,24 EUR/pair until 1.000 pairs. If you take 5.000 pairs it can be 100% organic cotton also.",
            "Best regards,",
            "Burcu Aydemir | Koza Çorap Ltd. Şti. | Merter, Istanbul | +90 212 555 01 77",
          ],
        },
        { text: ["Please consider the environment before printing this e-mail."], size: 8 },
      ],
    ],
    truth: {
      reference: "FF-S-0081",
      fibre_composition: fibres("organic cotton 62, recycled polyamide 35, elastane 3"),
      country_spinning: "IN",
      country_weaving: "TR",
      country_making: "TR",
      net_weight: 58,
      recycled_content: 35,
      manufacturer_name: "Koza Çorap Ltd. Şti.",
    },
  },
  {
    name: "web product page printed linen dress",
    language: "en",
    template: "textile",
    kind: "other",
    pages: [
      [
        {
          text: ["Home > Women > Dresses                                             Basket (0)"],
          size: 8.5,
        },
        { title: "The Orchard Dress in sage" },
        { text: ["£128.00   inc. VAT      ★★★★☆ 46 reviews      Item no. 40-7715"] },
        {
          text: [
            "A midi dress with deep pockets, cut from European flax that is woven in Lithuania. Sewn in Portugal by a family-run workshop we have known since 2011.",
          ],
        },
        {
          text: [
            "Fabric & care",
            "55% linen and 45% lyocell; lined to the waist in 100% cotton.",
            "Machine wash at 40 degrees on a gentle cycle. Do not bleach or tumble dry. Iron while damp on a medium setting.",
            "Weighs 380g in a size 12.",
          ],
        },
        {
          text: [
            "Delivery & returns",
            "Free UK delivery over £60. 30-day returns. 15% off your first order with code HELLO15.",
          ],
        },
        { text: ["© 2026 Pippin Row Ltd. Registered in England 09177125. VAT no. GB 412 7788 03"], size: 8 },
      ],
    ],
    truth: {
      reference: "40-7715",
      fibre_composition: fibres("shell: linen 55, lyocell 45 | lining: cotton 100"),
      country_making: "PT",
      country_weaving: "LT",
      net_weight: 380,
      care_washing: "wash_40_mild",
      care_bleaching: "do_not_bleach",
      care_drying: ["do_not_tumble"],
      care_ironing: "iron_150",
    },
  },
  {
    name: "oak sideboard data sheet",
    language: "en",
    template: "furniture",
    kind: "tech_sheet",
    pages: [
      [
        { title: "Product data sheet" },
        {
          pairs: [
            ["Brand", "Marrow & Pine"],
            ["Product code", "MP-SB-160-OAK"],
            ["Model", "Kelder sideboard"],
            ["GTIN", "5059918220340"],
            ["Overall size", "W160 x D45 x H76 cm"],
            ["Net weight", "52.5 kg"],
            ["Packed weight (2 cartons)", "59.0 kg"],
            ["Origin", "Made in Lithuania"],
          ],
          style: "dots",
        },
        {
          text: [
            "Carcass: oak veneered MDF E0.5. Doors and legs: solid European oak, FSC 100%, certificate FSC-C118820.",
            "Recycled content by weight: 34 %. Maximum load on the top 60 kg, per shelf 15 kg.",
          ],
        },
        {
          text: [
            "Manufacturer: UAB Girios Baldai, Pramones g. 21, LT-78137 Siauliai, Lithuania",
            "Importer: Marrow & Pine Ltd, The Old Dairy, Frome BA11 1BE, UK",
          ],
        },
      ],
    ],
    truth: {
      brand: "Marrow & Pine",
      reference: "MP-SB-160-OAK",
      model_name: "Kelder sideboard",
      gtin: "5059918220340",
      dimensions: "160 x 45 x 76 cm",
      net_weight: 52.5,
      country_making: "LT",
      recycled_content: 34,
      certificates: [{ name: "FSC", number: "FSC-C118820" }],
      manufacturer_name: "UAB Girios Baldai",
      manufacturer_address: "Pramones g. 21, LT-78137 Siauliai, Lithuania",
    },
  },
  {
    name: "speaker specification",
    language: "en",
    template: "electronics",
    kind: "tech_sheet",
    font: "narrow",
    also: ["photo"],
    pages: [
      [
        { bar: "SPECIFICATIONS" },
        {
          table: [
            ["Brand", "Oriel Audio"],
            ["Model", "Pebble 2"],
            ["SKU", "OA-PB2-GRN"],
            ["UPC/EAN", "5057219904181"],
            ["Output", "2 x 8 W RMS"],
            ["Battery", "Li-ion, 3.7 V, 4000 mAh, up to 14 h"],
            ["Charging", "USB-C, 5 V / 2 A"],
            ["Dimensions", "92 x 92 x 110 mm"],
            ["Weight", "540 g"],
            ["Housing", "62% recycled plastic"],
            ["Assembled in", "Malaysia"],
          ],
          widths: [120, 300],
          lines: true,
        },
        {
          text: [
            "Manufactured for Oriel Audio Ltd, 8 Printworks Yard, Bath BA2 3GN. Complies with UKCA and CE rules.",
          ],
          size: 9,
        },
      ],
    ],
    truth: {
      brand: "Oriel Audio",
      model_name: "Pebble 2",
      reference: "OA-PB2-GRN",
      gtin: "5057219904181",
      battery_chemistry: "Li-ion",
      battery_capacity: 4000,
      net_weight: 0.54,
      country_making: "MY",
      manufacturer_name: "Oriel Audio Ltd",
      manufacturer_address: "8 Printworks Yard, Bath BA2 3GN",
    },
  },
  {
    name: "declaration of conformity wooden train",
    language: "en",
    template: "toy",
    kind: "declaration",
    pages: [
      [
        { text: ["EU DECLARATION OF CONFORMITY No. 2026-TR-07"], size: 14 },
        {
          text: [
            "1. Unique identification of the toy: Wooden train set, 12 pieces, item number JT-3310",
            "2. Name and address of the manufacturer:",
            "Jollytrack Toys Ltd, 31 Sheepwash Lane, Kendal LA9 4PX, United Kingdom",
            "3. This declaration is issued under the sole responsibility of the manufacturer.",
            "4. Object of the declaration: beech train with magnets, colour picture attached. EAN 5012883400773",
            "5. The object is in conformity with Directive 2009/48/EC and Regulation (EC) 1907/2006.",
            "6. Standards used: EN 71-1:2014+A1:2018, EN 71-2:2020, EN 71-3:2019+A1:2021",
            "7. EU-type examination: notified body 0999, Brightwell Product Safety BV, certificate BPS-TOY-26-4471",
            "8. Signed for and on behalf of: Jollytrack Toys Ltd, Kendal, 22 April 2026",
          ],
        },
        { text: ["G. Atherton, Director of Quality"] },
      ],
    ],
    truth: {
      reference: "JT-3310",
      gtin: "5012883400773",
      manufacturer_name: "Jollytrack Toys Ltd",
      manufacturer_address: "31 Sheepwash Lane, Kendal LA9 4PX, United Kingdom",
      certificates: [
        { name: "EU-type examination", number: "BPS-TOY-26-4471", issuer: "Brightwell Product Safety BV" },
      ],
    },
  },
  {
    name: "purchase order us flannel shirt",
    language: "en",
    template: "textile",
    kind: "other",
    font: "mono",
    also: ["fax"],
    pages: [
      [
        { text: ["PURCHASE ORDER          PO# 0088417      REV 2      08/21/2026"] },
        {
          beside: [
            [{ text: ["BUYER", "Timberlane Outfitters LLC", "2200 Granite Ave", "Missoula, MT 59801"] }],
            [
              {
                text: [
                  "VENDOR 30417",
                  "Eastgate Sourcing HK Ltd",
                  "Kwun Tong, Hong Kong",
                  "Agent commission 5%",
                ],
              },
            ],
          ],
        },
        {
          pairs: [
            ["VENDOR STYLE", "TL-FS-882"],
            ["DESC", "MENS FLANNEL SHIRT YD CHECK"],
            ["CONTENT", "80% CTN 20% POLY"],
            ["FABRIC WT", "5.3 OZ/SQ YD"],
            ["COO", "CAMBODIA"],
            ["FACTORY", "PHNOM SUN APPAREL CO LTD, PHNOM PENH"],
            ["DELIVERY", "EX-FACTORY 11/15/2026"],
          ],
        },
        {
          table: [
            ["SIZE", "S", "M", "L", "XL"],
            ["QTY", "300", "600", "600", "300"],
          ],
          widths: [70, 60, 60, 60, 60],
        },
        {
          text: [
            "UNIT COST USD 7.42 FOB PNH    TOTAL USD 13,356.00",
            "LATE DELIVERY: 5% DISCOUNT PER WEEK. NO SUBCONTRACTING WITHOUT CONSENT.",
          ],
        },
      ],
    ],
    truth: {
      reference: "TL-FS-882",
      fibre_composition: fibres("cotton 80, polyester 20"),
      country_making: "KH",
      manufacturer_name: "PHNOM SUN APPAREL CO LTD",
    },
  },
  {
    name: "leather tote swing ticket text",
    language: "en",
    template: "generic",
    kind: "other",
    font: "serif",
    pages: [
      [
        { title: "Ludgate & Moss" },
        { text: ["THE FERRY TOTE", "Ref. LM 2208 / tan"] },
        {
          text: [
            "Cut from vegetable tanned cowhide of the Veneto and sewn by hand in Walsall, England. 38 x 29 x 14 cm, handles 24 cm drop. Net weight 0.92 kg.",
          ],
        },
        { text: ["EAN  5 060718 330122"] },
        {
          text: [
            "Leather Working Group gold rated tannery, audit LWG-TAN-5512. Keep dry; feed with a neutral cream twice a year.",
          ],
        },
        { text: ["Ludgate & Moss Ltd, 12 Saddlers Court, Walsall WS1 1QX"], size: 8.5 },
      ],
    ],
    truth: {
      brand: "Ludgate & Moss",
      model_name: "THE FERRY TOTE",
      reference: "LM 2208",
      country_making: "GB",
      dimensions: "38 x 29 x 14 cm",
      net_weight: 0.92,
      gtin: "5060718330122",
      manufacturer_name: "Ludgate & Moss Ltd",
      manufacturer_address: "12 Saddlers Court, Walsall WS1 1QX",
    },
  },
  {
    name: "terms of purchase without a product",
    language: "en",
    template: "textile",
    kind: "other",
    pages: [
      [
        { title: "Conditions of purchase" },
        {
          text: [
            "1. Goods shall carry a sewn-in label with fibre content, care instructions and country of origin in the language of the country of sale.",
            "2. Where goods are sold as recycled, at least 20 % of the weight must be recycled and a valid GRS or RCS transaction certificate must be sent with the invoice.",
            "3. Garments of more than 50 % wool must be mothproofed only with the written consent of the buyer.",
            "4. No cotton from Uzbekistan, Turkmenistan or Syria may be used.",
            "5. Cartons must not weigh more than 15 kg gross. The supplier pays £25 per carton that is heavier.",
            "6. Washing tests at 40 °C and 60 °C are at the supplier's cost.",
          ],
        },
        {
          text: [
            "Greenhow Stores PLC, Registered office: 77 Deansgate, Manchester M3 2BW. Issue 14, January 2026",
          ],
          size: 8.5,
        },
      ],
    ],
    truth: {},
  },
];
