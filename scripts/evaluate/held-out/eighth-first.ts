/**
 * Papers of mills, spinners, fabric merchants, laboratories and certifiers, written by somebody who had not read
 * the rules. Held out: whoever makes rules does not look at them before they are counted.
 */
import { fibres } from "../fibres.ts";
import type { Specimen } from "../specimen.ts";

export const HELD_OUT_EIGHTH_FIRST: readonly Specimen[] = [
  {
    name: "eighth-suiting-data-sheet",
    language: "en",
    template: "textile",
    kind: "tech_sheet",
    pages: [
      [
        { bar: "CLOTH DATA SHEET  SEASONS 2026/27" },
        {
          pairs: [
            ["Article", "HW-5120"],
            ["Quality name", "Calder Sharkskin"],
            ["Composition", "55% polyester / 45% wool (tolerance +/- 3%)"],
            ["Weight", "260 g/m², 390 g per running metre"],
            ["Usable width", "150 cm, selvedge excluded"],
            ["Weave / yarn", "2/2 twill, Nm 2/60 warp and weft"],
            ["Manufacturer", "Lanificio Bramasole S.p.A."],
            ["Address", "Via Sesia 41, 13866 Casapinta (BI), Italy"],
            ["Country of origin", "Italy"],
            ["Commodity code", "5515 13 11"],
          ],
          style: "gap",
        },
        { bar: "PERFORMANCE" },
        {
          table: [
            ["Property", "Method", "Result"],
            ["Abrasion, Martindale", "EN ISO 12947-2", "35 000 rubs"],
            ["Pilling", "EN ISO 12945-2", "4"],
            ["Colour fastness to light", "EN ISO 105-B02", "5"],
            ["Shrinkage, steam", "DIN 53894-2", "warp -1.2%, weft -0.8%"],
          ],
          widths: [180, 150, 157],
          lines: true,
        },
        {
          text: [
            "Aftercare of the made-up garment: do not wash, do not bleach, do not tumble dry,",
            "iron at no more than 150 °C with a damp cloth, dry clean (P).",
          ],
        },
        {
          text: [
            "Harcourt & Wye Ltd, cloth merchants, 9 Aspley Basin, Huddersfield HD1 6SB. Stock service: cut",
            "lengths under 10 m carry a surcharge of 15%. Trade discount 5% on orders over 60 m. All prices",
            "exclusive of VAT at 20%.",
          ],
          size: 8,
        },
      ],
    ],
    truth: {
      reference: "HW-5120",
      model_name: "Calder Sharkskin",
      fibre_composition: fibres("polyester 55, wool 45"),
      manufacturer_name: "Lanificio Bramasole S.p.A.",
      manufacturer_address: "Via Sesia 41, 13866 Casapinta (BI), Italy",
      country_making: "IT",
      care_washing: "do_not_wash",
      care_bleaching: "do_not_bleach",
      care_drying: ["do_not_tumble"],
      care_ironing: "iron_150",
      care_professional: ["dry_p"],
      commodity_code: "55151311",
      pilling_grade: 4,
    },
  },
  {
    name: "eighth-jersey-test-report",
    language: "en",
    template: "textile",
    kind: "test_report",
    also: ["scan"],
    font: "serif",
    pages: [
      [
        { title: "TEST REPORT" },
        { text: ["Aireside Textile Laboratories Ltd, Salts Wharf, Shipley BD17 7EZ"], size: 8.5 },
        {
          beside: [
            [
              {
                pairs: [
                  ["Report no.", "ATL/26/08817"],
                  ["Received", "14 September 2026"],
                  ["Issued", "21 September 2026"],
                  ["Applicant", "Penrose Clothing plc, 40 Mill Lane, Leicester LE2 7HX"],
                ],
              },
            ],
            [
              {
                pairs: [
                  ["Sample", "Ladies' long sleeve jersey top, navy"],
                  ["Style no.", "PN-4471-J"],
                  ["Country of origin", "Bangladesh"],
                  ["Manufacturer", "Karnaphuli Knitwears Ltd."],
                ],
              },
            ],
          ],
        },
        { text: ["1. Fibre composition, BS EN ISO 1833-20, on dry mass with agreed allowances"] },
        {
          table: [
            ["Fibre", "Claimed %", "Found %", "Tolerance", "Result"],
            ["Cotton", "95", "94.2", "± 3", "Pass"],
            ["Elastane", "5", "5.8", "± 3", "Pass"],
          ],
          lines: true,
        },
        { text: ["2. Dimensional change, BS EN ISO 6330 programme 4N, after three cycles"] },
        {
          table: [
            ["Direction", "Found %", "Requirement %", "Result"],
            ["Length", "-4.1", "± 5.0", "Pass"],
            ["Width", "-2.6", "± 5.0", "Pass"],
          ],
          lines: true,
        },
        {
          text: [
            "3. Care instruction on the sewn-in label, considered suitable: machine wash 40",
            "°C, do not bleach, do not tumble dry, warm iron (max. 150 °C), do not dry clean.",
          ],
        },
        {
          text: [
            "The results relate only to the sample tested. Information on origin and manufacturer is as stated by",
            "the applicant. Uncertainty of measurement for elastane is 0.7% at 95% confidence. Page 1 of 1.",
          ],
          size: 8,
        },
      ],
    ],
    truth: {
      reference: "PN-4471-J",
      country_making: "BD",
      manufacturer_name: "Karnaphuli Knitwears Ltd.",
      fibre_composition: fibres("cotton 95, elastane 5"),
      care_washing: "wash_40",
      care_bleaching: "do_not_bleach",
      care_drying: ["do_not_tumble"],
      care_ironing: "iron_150",
      care_professional: ["do_not_dry_clean"],
    },
  },
  {
    name: "eighth-recycled-transaction-certificate",
    language: "en",
    template: "textile",
    kind: "certificate",
    font: "narrow",
    pages: [
      [
        { title: "Transaction Certificate (TC)" },
        { text: ["Global Recycled Standard (GRS), version 4.0"] },
        {
          pairs: [
            ["Transaction Certificate Number", "TC-GRS-2026-0081147"],
            ["1. Certification Body", "Veritex Certification B.V., Zwolle, Netherlands"],
          ],
        },
        {
          beside: [
            [
              {
                pairs: [
                  [
                    "2. Certified Seller and Last Processor",
                    "Menderes Örme Kumaş San. ve Tic. A.Ş., OSB 11. Cadde No. 24, 20330 Denizli, Türkiye",
                  ],
                  ["Scope Certificate Number", "VTX-118204-GRS"],
                ],
                style: "stacked",
              },
            ],
            [
              {
                pairs: [
                  ["3. Certified Buyer", "Rosenlund Textil GmbH, Hafenweg 8, 48155 Münster, Germany"],
                  ["Country of Dispatch / Destination", "Türkiye / Germany"],
                ],
                style: "stacked",
              },
            ],
          ],
        },
        { bar: "4. Certified Products" },
        {
          table: [
            ["Product no.", "1 of 1"],
            ["Article no.", "MF-2280"],
            ["Product category", "Dyed fabrics (PC0025)"],
            ["Product detail", "Knitted fabrics (PD0059)"],
            ["Material composition", "85.0% Recycled Post-Consumer Polyester + 15.0% Elastane"],
            ["Standard (label grade)", "GRS"],
            ["Number of units", "186 rolls"],
            ["Gross / net shipping weight", "4,398.0 kg / 4,210.5 kg"],
            ["Certified weight", "3,578.9 kg"],
            ["Raw material origin", "Recycled polyester: Taiwan"],
            ["Additional info", "Buyer's order 45002217, invoice MND2026000418 of 2026-08-29"],
          ],
          widths: [170, 317],
          lines: true,
        },
        {
          text: [
            "The product listed here contains 85% recycled content by weight. This certificate has been issued on",
            "the basis of the documents reviewed; it does not replace the inspection of goods on arrival.",
            "Place and date of issue: Zwolle, 2026-09-17. Status: original.",
          ],
          size: 8.5,
        },
      ],
    ],
    truth: {
      reference: "MF-2280",
      fibre_composition: fibres("recycled polyester 85, elastane 15"),
      recycled_content: 85,
      manufacturer_name: "Menderes Örme Kumaş San. ve Tic. A.Ş.",
      manufacturer_address: "OSB 11. Cadde No. 24, 20330 Denizli, Türkiye",
      country_fibre: ["TW"],
      certificates: [
        { name: "GRS transaction certificate", number: "TC-GRS-2026-0081147", issuer: "Veritex" },
        { name: "GRS scope certificate", number: "VTX-118204-GRS", issuer: "Veritex" },
      ],
    },
  },
  {
    name: "eighth-spinner-recycled-declaration",
    language: "en",
    template: "textile",
    kind: "declaration",
    also: ["fax"],
    pages: [
      [
        { title: "DECLARATION ON RECYCLED CONTENT" },
        {
          text: [
            "Vellar Open End Spinners Private Limited",
            "S.F. No. 212, Kangeyam Road, Vellakovil 638111, Tamil Nadu, India",
          ],
        },
        { text: ["To: Grenaa Strik A/S, purchasing department", "Date: 6 July 2026"] },
        {
          text: [
            "Dear Sirs,",
            "With reference to your contract 26/0419 we, the manufacturer, hereby declare the",
            "following for the yarn supplied to you:",
          ],
        },
        {
          pairs: [
            ["Our article no.", "RC20-MEL"],
            ["Yarn quality", "Recora Melange"],
            ["Count", "Ne 20/1, open end, weaving and knitting"],
            ["Blend", "70% recycled cotton, 30% recycled polyester"],
            ["Country of origin of the yarn", "India"],
          ],
        },
        {
          text: [
            "The cotton is cutting waste of garment factories in Tiruppur (pre-consumer), the",
            "polyester is made from bottles (post-consumer). The recycled content of the yarn",
            "is therefore 100% by weight. Our mill is certified to the Global Recycled",
            "Standard, scope certificate no. CB-IND-40771-GRS, valid until 11 February 2027.",
          ],
        },
        {
          text: [
            "A transaction certificate for lot 2607 will follow within 14 days. Spinning loss",
            "of 8 to 11% has been taken into account in the volume reconciliation.",
          ],
        },
        {
          text: ["For Vellar Open End Spinners Private Limited", "Authorised signatory (quality assurance)"],
        },
      ],
    ],
    truth: {
      reference: "RC20-MEL",
      model_name: "Recora Melange",
      fibre_composition: fibres("recycled cotton 70, recycled polyester 30"),
      recycled_content: 100,
      country_making: "IN",
      manufacturer_name: "Vellar Open End Spinners Private Limited",
      manufacturer_address: "S.F. No. 212, Kangeyam Road, Vellakovil 638111, Tamil Nadu, India",
      certificates: [{ name: "GRS", number: "CB-IND-40771-GRS", valid_until: "2027-02-11" }],
    },
  },
  {
    name: "eighth-hand-knitting-yarn-sheet",
    language: "en",
    template: "textile",
    kind: "tech_sheet",
    pages: [
      [
        { title: "Product information: hand knitting yarn" },
        {
          beside: [
            [
              {
                pairs: [
                  ["Brand", "Tarn & Teasel"],
                  ["Yarn name", "Fellside Sock 4ply"],
                  ["Article no.", "TT-7180"],
                  ["Shade", "204 Bracken"],
                  ["Barcode (ball)", "5060718341203"],
                  ["Fibre content", "75% merino wool (superwash), 25% polyamide"],
                  ["Net weight of ball", "100 g"],
                ],
                style: "stacked",
              },
            ],
            [
              {
                pairs: [
                  ["Length", "approx. 400 m"],
                  ["Needles / tension", "2.5 mm, 30 sts x 42 rows = 10 cm"],
                  ["Wool grown in", "Uruguay"],
                  ["Spun in", "Italy"],
                  ["Dyed in", "Italy"],
                  ["Country of origin", "Italy"],
                  ["Pack", "10 balls, gross 1.08 kg"],
                ],
                style: "stacked",
              },
            ],
          ],
        },
        {
          text: [
            "Care: machine wash 40 °C gentle, do not bleach, do not tumble dry, dry flat, cool",
            "iron (110 °C), do not dry clean. Always buy enough of one dye lot.",
          ],
        },
        {
          pairs: [
            ["Manufacturer", "Filatura Torrente Rovasenda S.r.l., Via Roma 112, 13040 Rovasenda (VC), Italy"],
            ["OEKO-TEX STANDARD 100", "certificate no. 09.HIT.41877, Hohenstein HTTI, class I"],
          ],
        },
        {
          text: ["Retail margin 45%. Tarn & Teasel Yarns Ltd, The Old Smithy, Kendal LA9 4QL."],
          size: 8,
        },
      ],
    ],
    truth: {
      brand: "Tarn & Teasel",
      model_name: "Fellside Sock 4ply",
      reference: "TT-7180",
      gtin: "5060718341203",
      fibre_composition: fibres("merino wool 75, polyamide 25"),
      net_weight: 100,
      country_fibre: ["UY"],
      country_spinning: "IT",
      country_dyeing: "IT",
      country_making: "IT",
      care_washing: "wash_40_mild",
      care_bleaching: "do_not_bleach",
      care_drying: ["do_not_tumble", "flat"],
      care_ironing: "iron_110",
      care_professional: ["do_not_dry_clean"],
      manufacturer_name: "Filatura Torrente Rovasenda S.r.l.",
      manufacturer_address: "Via Roma 112, 13040 Rovasenda (VC), Italy",
      certificates: [{ name: "OEKO-TEX STANDARD 100", number: "09.HIT.41877", issuer: "Hohenstein HTTI" }],
    },
  },
  {
    name: "eighth-organic-scope-certificate",
    language: "en",
    template: "textile",
    kind: "certificate",
    font: "serif",
    pages: [
      [
        { title: "SCOPE CERTIFICATE" },
        { text: ["Scope Certificate Number: INC-2026-114085-GOTS", "Licence code: INC-4471"] },
        { text: ["Incerta Certification Services hereby certifies that"] },
        {
          text: [
            "Palar Terry Mills Private Limited",
            "27/3 Erode Main Road, Komarapalayam 638183, Tamil Nadu, India",
          ],
          size: 12,
        },
        {
          text: [
            "has been inspected and assessed according to the Global Organic Textile Standard",
            "(GOTS), version 7.0, and that its products of the category mentioned below, as",
            "further specified in the annex, comply with it.",
          ],
        },
        {
          table: [
            ["Product category", "Home textiles (PC0017)"],
            ["Processing steps", "Weaving, dyeing, finishing, manufacturing, exporting"],
            ["Valid until", "18 April 2027"],
          ],
          widths: [150, 337],
          lines: true,
        },
        {
          text: [
            "This certificate does not prove that any goods are certified; proof of the certification of goods",
            "is given by transaction certificates only. The issuing body can withdraw it before it expires.",
            "Place and date of issue: Chennai, 19 April 2026.",
          ],
          size: 8.5,
        },
      ],
      [
        { title: "Annex to certificate INC-2026-114085-GOTS" },
        { text: ["Products (page 2 of 2)"] },
        {
          table: [
            ["Category", "Detail", "Material composition", "Label grade"],
            [
              "Home textiles (PC0017)",
              "Terry towels and bath mats (PD0061)",
              "100.0% organic cotton",
              "organic",
            ],
          ],
          widths: [115, 140, 140, 92],
          lines: true,
        },
        {
          text: [
            "Label grade 'organic': at least 95% certified organic fibres. Label grade 'made with organic",
            "materials':",
            "at least 70% certified organic fibres.",
          ],
          size: 8.5,
        },
      ],
    ],
    truth: {
      manufacturer_name: "Palar Terry Mills Private Limited",
      manufacturer_address: "27/3 Erode Main Road, Komarapalayam 638183, Tamil Nadu, India",
      fibre_composition: fibres("organic cotton 100"),
      certificates: [
        { name: "GOTS", number: "INC-2026-114085-GOTS", issuer: "Incerta", valid_until: "2027-04-18" },
      ],
    },
  },
  {
    name: "eighth-velvet-quality-sheet",
    language: "en",
    template: "textile",
    kind: "tech_sheet",
    also: ["photo"],
    pages: [
      [
        { title: "Palladio Velvet – quality sheet" },
        {
          table: [
            ["Article number", "31208"],
            ["Design", "Palladio Velvet"],
            ["Collection", "Brabant III, 24 colours"],
            ["Pile", "100% viscose"],
            ["Backing", "65% polyester, 35% cotton"],
            ["Width", "140 cm (+/- 1.5%)"],
            ["Weight", "610 g per linear metre"],
            ["Roll length", "35 to 40 m"],
            ["Martindale", "50,000 (EN ISO 12947)"],
            ["Lightfastness", "5-6"],
            ["Woven in", "Belgium"],
            ["Finished in", "Belgium"],
            ["Country of origin", "Belgium"],
            ["EAN", "5401239081177"],
          ],
          widths: [150, 337],
        },
        { text: ["Cleaning"] },
        {
          text: [
            "Do not wash. Do not bleach. Do not tumble dry. Iron on the reverse only, maximum",
            "110 °C. Professional dry cleaning (P). Vacuum weekly in the direction of the pile;",
            "pile marks are a feature of velvet, not a fault.",
          ],
        },
        {
          text: [
            "Quartier Kortrijk Fabrics – upholstery and drapery. Colours may differ by up to half a grade from",
            "card to bulk. Minimum order for treated goods (BS 5852, crib 5) 50 m, price plus 12%.",
          ],
          size: 8,
        },
      ],
    ],
    truth: {
      reference: "31208",
      model_name: "Palladio Velvet",
      fibre_composition: fibres("pile: viscose 100 | backing: polyester 65, cotton 35"),
      country_weaving: "BE",
      country_dyeing: "BE",
      country_making: "BE",
      gtin: "5401239081177",
      care_washing: "do_not_wash",
      care_bleaching: "do_not_bleach",
      care_drying: ["do_not_tumble"],
      care_ironing: "iron_110",
      care_professional: ["dry_p"],
    },
  },
  {
    name: "eighth-down-jacket-test-report",
    language: "en",
    template: "textile",
    kind: "test_report",
    pages: [
      [
        { bar: "EASTGATE CONSUMER TESTING (SHANGHAI) CO., LTD." },
        { title: "Test report no. ECT-SH-2604417" },
        {
          table: [
            ["Applicant", "Fjordmark Outdoor AS, Strandgata 19, 5013 Bergen, Norway"],
            ["Sample description", "Men's padded jacket, colour slate"],
            ["Brand", "Fjordmark"],
            ["Style name", "Hovden Down"],
            ["Style no.", "FM-63017"],
            ["Manufacturer", "Thanh Phong Garment JSC"],
            ["Manufacturer's address", "Lot B4, Hoa Xa Industrial Park, Nam Dinh 420000, Vietnam"],
            ["Country of origin", "Vietnam"],
            ["Net weight of sample (size M)", "486 g"],
            ["Test period", "2 to 13 April 2026"],
          ],
          widths: [170, 317],
          lines: true,
        },
        { text: ["FIBRE AND FILLING ANALYSIS (ISO 1833 series, EN 12131)"] },
        {
          table: [
            ["Part", "Found", "Recommended label"],
            ["Shell", "polyester 100.0%", "100% polyester"],
            ["Lining", "polyamide 88.7%, elastane 11.3%", "89% polyamide, 11% elastane"],
            ["Filling", "down 81.2%, feathers 17.4%, residue 1.4%", "80% down, 20% feathers"],
          ],
          widths: [70, 220, 197],
          lines: true,
        },
        { text: ["CARE LABEL RECOMMENDATION (ISO 3758)"] },
        {
          text: [
            "Wash 30 °C mild process, do not bleach, tumble dry at low temperature, do not",
            "iron, do not dry clean.",
          ],
        },
        {
          text: [
            "Down species: duck 97%, other waterfowl 3%. Fill power 665 cubic inches per 30 g (EN 12130). Oxygen",
            "number 1.6. Results apply to the sample as received. This report may only be copied in full.",
          ],
          size: 8.5,
        },
      ],
    ],
    truth: {
      brand: "Fjordmark",
      model_name: "Hovden Down",
      reference: "FM-63017",
      manufacturer_name: "Thanh Phong Garment JSC",
      manufacturer_address: "Lot B4, Hoa Xa Industrial Park, Nam Dinh 420000, Vietnam",
      country_making: "VN",
      net_weight: 486,
      fibre_composition: fibres(
        "polyester 100 | lining: polyamide 89, elastane 11 | filling: down 80, feathers 20",
      ),
      care_washing: "wash_30_mild",
      care_bleaching: "do_not_bleach",
      care_drying: ["tumble_low"],
      care_ironing: "do_not_iron",
      care_professional: ["do_not_dry_clean"],
    },
  },
  {
    name: "eighth-laboratory-price-list",
    language: "en",
    template: "textile",
    kind: "other",
    pages: [
      [
        { title: "Price list 2026: fibre analysis" },
        { text: ["Valid from 1 January 2026. All prices in GBP per sample, exclusive of 20% VAT."] },
        {
          table: [
            ["Test", "Standard", "Days", "Price"],
            ["Qualitative analysis, one fibre", "ISO/TR 11827", "3", "38.00"],
            ["Binary blend, e.g. cotton and polyester", "ISO 1833-11", "5", "64.00"],
            ["Binary blend with elastane", "ISO 1833-20", "5", "72.00"],
            ["Ternary blend, e.g. wool, polyamide, elastane", "ISO 1833-2", "6", "96.00"],
            ["Microscopic count, cashmere in wool", "ISO 17751-1", "8", "145.00"],
            ["Down and feather content", "EN 12131", "7", "118.00"],
          ],
          widths: [230, 110, 52, 95],
          lines: true,
        },
        {
          text: [
            "Express service (48 hours): surcharge 50%. Same day service: surcharge 100%. From",
            "20 samples a month we give 10%, from 50 samples 15% discount.",
          ],
        },
        {
          text: [
            "Please send at least 5 g of each material. A product of one fibre may be labelled",
            "'100%', 'pure' or 'all'; a tolerance of 2% (5% for carded goods) is allowed for",
            "technical reasons. For blends the tolerance between the label and our result is",
            "3%.",
          ],
        },
      ],
    ],
    truth: {},
  },
  {
    name: "eighth-soft-toy-test-report",
    language: "en",
    template: "toy",
    kind: "test_report",
    also: ["scan"],
    pages: [
      [
        { title: "Toy Safety Test Report" },
        { text: ["Report TS-26-30914, issued 3 June 2026 by Kestrel Product Testing Ltd, Telford"] },
        {
          pairs: [
            ["Client", "Storybarn Toys Ltd, 7 Quay Street, Truro TR1 2HB"],
            ["Item", "Soft toy, sitting hare, 28 cm"],
            ["Brand", "Storybarn"],
            ["Model", "Hare Pim"],
            ["Item no.", "SB-2207"],
            ["Manufacturer", "Yangzhou Linyun Toys & Gifts Co., Ltd."],
            ["Address of manufacturer", "No. 16 Weiyang Road, Yangzhou 225009, Jiangsu, China"],
            ["Country of origin", "China"],
            ["Weight of the toy", "164 g"],
            ["Age grading", "from birth"],
          ],
          style: "dots",
        },
        {
          table: [
            ["Material", "Where", "EN 71-2", "EN 71-3"],
            ["Pile fabric, 100% polyester", "body, ears", "Pass", "Pass"],
            ["Woven fabric, 65% cotton 35% polyester", "dungarees", "Pass", "Pass"],
            ["Polyester fibre", "filling", "n/a", "Pass"],
            ["Embroidery thread, viscose", "eyes, nose", "n/a", "Pass"],
          ],
          widths: [225, 100, 81, 81],
          lines: true,
        },
        {
          text: [
            "EN 71-1:2014+A1:2018, clauses 4 and 5 (seams 70 N, small parts after tension",
            "test): Pass.",
            "Rate of spread of flame 12 mm/s (limit 30 mm/s).",
          ],
        },
      ],
    ],
    truth: {
      brand: "Storybarn",
      model_name: "Hare Pim",
      reference: "SB-2207",
      manufacturer_name: "Yangzhou Linyun Toys & Gifts Co., Ltd.",
      manufacturer_address: "No. 16 Weiyang Road, Yangzhou 225009, Jiangsu, China",
      country_making: "CN",
      net_weight: 164,
    },
  },
  {
    name: "eighth-halbleinen-datenblatt",
    language: "de",
    template: "textile",
    kind: "tech_sheet",
    pages: [
      [
        { title: "Technisches Datenblatt Gewebe" },
        {
          table: [
            ["Artikel", "6140"],
            ["Qualitätsbezeichnung", "Halbleinen Arkona"],
            ["Materialzusammensetzung", "52 % Leinen, 48 % Baumwolle"],
            ["Bindung", "Leinwand, Kette Baumwolle, Schuss Leinen"],
            ["Flächengewicht", "215 g/m² (± 5 %)"],
            ["Warenbreite", "160 cm"],
            ["Maßänderung nach 60 °C", "Kette -4,0 %, Schuss -2,5 %"],
            ["Herkunft des Flachses", "Frankreich, Belgien"],
            ["Garn gesponnen in", "Litauen"],
            ["Gewebt in", "Deutschland"],
            ["Ausgerüstet in", "Deutschland"],
            ["Ursprungsland", "Deutschland"],
            ["Hersteller", "Leinenweberei Queisbach GmbH, Am Mühlgraben 12, 02763 Bertsdorf, Deutschland"],
            ["OEKO-TEX STANDARD 100", "Nr. 15.HDE.20933, gültig bis 31.03.2027"],
            ["Zolltarifnummer", "5309 29 00"],
          ],
          widths: [165, 322],
          lines: true,
        },
        {
          text: [
            "Pflege: waschen bei 60 °C, nicht bleichen, Trommeltrocknen bei niedriger",
            "Temperatur, heiß bügeln (200 °C), chemische Reinigung mit Perchlorethylen möglich",
            "(P).",
          ],
        },
        {
          text: [
            "Angaben nach bestem Wissen, ohne Zusicherung von Eigenschaften. Mehr- und Minderlieferungen bis 10 %",
            "gelten als vereinbart. Stand 05/2026.",
          ],
          size: 8,
        },
      ],
    ],
    truth: {
      reference: "6140",
      model_name: "Halbleinen Arkona",
      fibre_composition: fibres("linen 52, cotton 48"),
      country_fibre: ["FR", "BE"],
      country_spinning: "LT",
      country_weaving: "DE",
      country_dyeing: "DE",
      country_making: "DE",
      manufacturer_name: "Leinenweberei Queisbach GmbH",
      manufacturer_address: "Am Mühlgraben 12, 02763 Bertsdorf, Deutschland",
      certificates: [{ name: "OEKO-TEX STANDARD 100", number: "15.HDE.20933", valid_until: "2027-03-31" }],
      care_washing: "wash_60",
      care_bleaching: "do_not_bleach",
      care_drying: ["tumble_low"],
      care_ironing: "iron_200",
      care_professional: ["dry_p"],
      commodity_code: "53092900",
    },
  },
  {
    name: "eighth-akustikplatte-datenblatt",
    language: "de",
    template: "construction",
    kind: "tech_sheet",
    pages: [
      [
        { bar: "PRODUKTDATENBLATT" },
        {
          pairs: [
            ["Marke", "Filzraum"],
            ["Produkt", "Stillwand 9"],
            ["Artikelnummer", "FR-SW9-1224"],
            ["EAN", "4260719503889"],
            ["Anwendung", "Akustikplatte für Wand und Decke"],
            ["Format", "1220 x 2440 mm, Dicke 9 mm"],
            ["Material", "100 % Polyester, vernadelt und verfestigt"],
            ["Rezyklatanteil", "60 % (Getränkeflaschen)"],
            ["Rohdichte", "200 kg/m³"],
            ["Brandverhalten", "B-s1, d0 nach EN 13501-1"],
            ["Schallabsorption", "αw 0,45 direkt, 0,85 mit 50 mm Abstand"],
            ["Produktionsland", "Polen"],
            ["Hersteller", "Filzraum Akustik GmbH"],
            ["Anschrift", "Lindenstraße 77, 15230 Frankfurt (Oder), Deutschland"],
          ],
          style: "gap",
        },
        {
          text: [
            "Verschnitt bei der Verlegung etwa 8 %. Rücknahme sortenreiner Reste über unsere Fachhändler.",
            "Mengenrabatt ab 100 m²: 6 %.",
          ],
          size: 8.5,
        },
      ],
    ],
    truth: {
      brand: "Filzraum",
      model_name: "Stillwand 9",
      reference: "FR-SW9-1224",
      gtin: "4260719503889",
      recycled_content: 60,
      country_making: "PL",
      manufacturer_name: "Filzraum Akustik GmbH",
      manufacturer_address: "Lindenstraße 77, 15230 Frankfurt (Oder), Deutschland",
    },
  },
  {
    name: "eighth-pruefbericht-loden",
    language: "de",
    template: "textile",
    kind: "test_report",
    also: ["fax"],
    font: "mono",
    pages: [
      [
        { title: "Prüfbericht / Test report 26-11804" },
        { text: ["Textilprüfanstalt Wörnitz e.V., 91550 Dinkelsbühl"], size: 9 },
        {
          pairs: [
            ["Auftraggeber / client", "Alpenkontor Mode GmbH, Salzburg"],
            ["Probe / sample", "Mantelstoff, gewalkt, oliv"],
            ["Artikel-Nr. / article no.", "88310"],
            ["Bezeichnung / name", "Loden Tauern"],
            ["Ursprungsland / origin", "Österreich / Austria"],
            ["Eingang / received", "17.08.2026"],
          ],
        },
        { text: ["Quantitative Faseranalyse / quantitative fibre analysis (ISO 1833-4)"] },
        {
          table: [
            ["Faser / fibre", "Einzelwerte / single values", "Mittel / mean"],
            ["Wolle / wool", "68,7 %   69,1 %", "68,9 %"],
            ["Polyamid / polyamide", "31,3 %   30,9 %", "31,1 %"],
          ],
          widths: [160, 207, 120],
          lines: true,
        },
        {
          text: [
            "Empfohlene Kennzeichnung nach VO (EU) 1007/2011:",
            "70 % Wolle, 30 % Polyamid",
            "Recommended labelling: 70 % wool, 30 % polyamide",
          ],
        },
        {
          text: [
            "Zulässige Abweichung 3 %. Die Ergebnisse beziehen sich nur auf die geprüfte Probe.",
            "Permitted deviation 3 %. The results relate only to the sample tested.",
          ],
          size: 8,
        },
      ],
    ],
    truth: {
      reference: "88310",
      model_name: "Loden Tauern",
      country_making: "AT",
      fibre_composition: fibres("wool 70, polyamide 30"),
    },
  },
  {
    name: "eighth-dentelle-fiche-technique",
    language: "fr",
    template: "textile",
    kind: "tech_sheet",
    font: "serif",
    pages: [
      [
        { title: "Fiche technique – dentelle Leavers" },
        {
          beside: [
            [
              {
                pairs: [
                  ["Référence", "20417"],
                  ["Dessin", "Ombelle"],
                  ["Composition", "61 % polyamide, 27 % coton, 12 % élasthanne"],
                  ["Laize", "135 cm"],
                  ["Poids", "142 g/m²"],
                ],
                style: "stacked",
              },
            ],
            [
              {
                pairs: [
                  ["Tricoté et teint en", "France"],
                  ["Pays d'origine", "France"],
                  ["Allongement (trame)", "65 %"],
                  ["Retrait au lavage", "5 % maximum"],
                  ["Solidité au frottement", "4 à sec, 3-4 au mouillé"],
                ],
                style: "stacked",
              },
            ],
          ],
        },
        {
          pairs: [
            ["Fabricant", "Dentelles Haumont & Fils SAS"],
            ["Adresse", "41 rue de la République, 59540 Caudry, France"],
            ["Certificat OEKO-TEX STANDARD 100", "n° 2016OK0944 IFTH, classe II"],
          ],
        },
        {
          text: [
            "Conseils d'entretien : lavage à la main, pas de blanchiment, ne pas sécher en",
            "tambour, séchage à plat, repassage à 110 °C maximum, pas de nettoyage à sec.",
          ],
        },
        {
          text: [
            "Existe en galon assorti de 6 cm, réf. 20418 (88 % polyamide, 12 % élasthanne) : voir fiche",
            "séparée.",
            "Tolérance sur le poids ± 5 %. Métrage minimum par coloris : 60 m.",
          ],
          size: 8.5,
        },
      ],
    ],
    truth: {
      reference: "20417",
      model_name: "Ombelle",
      fibre_composition: fibres("polyamide 61, cotton 27, elastane 12"),
      country_weaving: "FR",
      country_dyeing: "FR",
      country_making: "FR",
      manufacturer_name: "Dentelles Haumont & Fils SAS",
      manufacturer_address: "41 rue de la République, 59540 Caudry, France",
      certificates: [{ name: "OEKO-TEX STANDARD 100", number: "2016OK0944", issuer: "IFTH" }],
      care_washing: "hand_wash",
      care_bleaching: "do_not_bleach",
      care_drying: ["do_not_tumble", "flat"],
      care_ironing: "iron_110",
      care_professional: ["do_not_dry_clean"],
    },
  },
  {
    name: "eighth-plaid-fiche-produit",
    language: "fr",
    template: "textile",
    kind: "tech_sheet",
    also: ["photo"],
    pages: [
      [
        { bar: "FICHE PRODUIT" },
        {
          pairs: [
            ["Marque", "Bergerie d'Autan"],
            ["Désignation", "Plaid Lauragais"],
            ["Réf.", "PL-130-ECR"],
            ["Code EAN", "3350234417806"],
            ["Dimensions", "130 x 180 cm, franges comprises"],
            ["Composition", "80 % laine, 20 % polyamide"],
            ["Part de fibres recyclées", "65 % du poids total"],
            ["Poids net", "780 g"],
            ["Fabriqué en", "France"],
            ["Fabricant", "Filature et Tissage du Thoré SARL"],
            ["Adresse", "Route de la Souque, 81200 Aussillon, France"],
            ["Certification", "GRS n° CTX-30561-2026, valable jusqu'au 30/11/2026"],
          ],
          style: "gap",
        },
        {
          text: [
            "La laine recyclée provient de chutes de confection effilochées dans notre usine.",
            "Le filé est cardé, Nm 5,5, et le plaid lainé sur les deux faces.",
          ],
        },
        {
          text: [
            "Entretien : lavage à 30 °C, cycle laine très modéré ; pas de chlore ni d'autre",
            "agent de blanchiment ; ne pas sécher en machine ; fer doux (110 °C) ; nettoyage à",
            "sec autorisé (P).",
          ],
        },
        {
          text: [
            "Remise revendeur 40 % sur le prix public, TVA 20 % incluse. Colisage par 6, carton 60 x 40 x 45 cm,",
            "5,3 kg brut.",
          ],
          size: 8,
        },
      ],
    ],
    truth: {
      brand: "Bergerie d'Autan",
      model_name: "Plaid Lauragais",
      reference: "PL-130-ECR",
      gtin: "3350234417806",
      fibre_composition: fibres("wool 80, polyamide 20"),
      recycled_content: 65,
      net_weight: 780,
      country_making: "FR",
      manufacturer_name: "Filature et Tissage du Thoré SARL",
      manufacturer_address: "Route de la Souque, 81200 Aussillon, France",
      certificates: [{ name: "GRS", number: "CTX-30561-2026", valid_until: "2026-11-30" }],
      care_washing: "wash_30_very_mild",
      care_bleaching: "do_not_bleach",
      care_drying: ["do_not_tumble"],
      care_ironing: "iron_110",
      care_professional: ["dry_p"],
    },
  },
  {
    name: "eighth-usages-et-tolerances",
    language: "fr",
    template: "textile",
    kind: "other",
    pages: [
      [
        { title: "Usages et tolérances de vente des tissus" },
        {
          text: [
            "Annexe à nos conditions générales, applicable à toutes les commandes à partir du",
            "01/02/2026.",
          ],
        },
        {
          text: [
            "Article 1. Composition. Pour les tissus en mélange, une tolérance de 3 % est",
            "admise entre les pourcentages de l'étiquette et ceux de l'analyse. Les tissus dits",
            "« pur coton » ou « pure laine » peuvent contenir jusqu'à 2 % d'autres fibres, 5 %",
            "pour les tissus cardés.",
          ],
        },
        {
          text: [
            "Article 2. Poids et laize. Le poids au m² est garanti à ± 5 %, la laize à ± 2 %.",
            "Article 3. Métrage. La livraison peut différer de la commande de 10 % en plus ou",
            "en moins ; pour les commandes inférieures à 300 m, de 15 %.",
          ],
        },
        {
          text: [
            "Article 4. Retrait. Sauf accord écrit, le retrait admis après un lavage est le",
            "suivant :",
          ],
        },
        {
          table: [
            ["Famille de tissus", "Chaîne", "Trame"],
            ["Coton et lin", "6 %", "5 %"],
            ["Viscose et modal", "8 %", "6 %"],
            ["Polyester et polyamide", "2 %", "2 %"],
            ["Laine", "4 %", "4 %"],
          ],
          lines: true,
        },
        {
          text: [
            "Article 5. Réclamations. Aucune réclamation n'est admise après la coupe. Un avoir",
            "de 5 % est accordé pour plus de six défauts sonnettés aux 100 m.",
          ],
        },
      ],
    ],
    truth: {},
  },
  {
    name: "eighth-scheda-tessuto-bielmont",
    language: "it",
    template: "textile",
    kind: "tech_sheet",
    pages: [
      [
        { title: "SCHEDA TECNICA TESSUTO" },
        {
          table: [
            ["Articolo", "24718", "Stagione", "A/I 2026-27"],
            ["Nome", "Bielmont", "Altezza", "148/150 cm"],
            ["Composizione", "WV 53 PL 44 EA 3", "Peso", "240 g/m²"],
            ["Armatura", "saia 2/1", "Filato", "Nm 2/72"],
            ["Paese d'origine", "Italia", "Voce doganale", "5112 30 10"],
          ],
          widths: [95, 160, 95, 137],
          lines: true,
        },
        {
          pairs: [
            ["Produttore", "Lanificio Fratelli Ronco Alto S.p.A."],
            ["Indirizzo", "Strada Trossi 58, 13871 Benna (BI), Italia"],
            ["Certificato RWS", "n. ICEA-RWS-2026-0417"],
            ["Origine della lana", "Australia, Argentina"],
            ["Tessitura", "Italia"],
            ["Tintura e finissaggio", "Italia"],
          ],
        },
        {
          table: [
            ["Prova", "Metodo", "Valore"],
            ["Stabilità al vapore", "DIN 53894", "ordito -1,5 %, trama -1,0 %"],
            ["Pilling", "EN ISO 12945-2", "3-4"],
            ["Elasticità trama", "EN 14704-1", "14 %"],
            ["Scivolamento cuciture", "EN ISO 13936-1", "4 mm"],
          ],
          widths: [160, 150, 177],
        },
        {
          text: [
            "Manutenzione: non lavare, non candeggiare, non asciugare in tamburo, stirare a max",
            "110 °C, lavaggio a secco con percloroetilene, ciclo delicato.",
          ],
        },
        {
          text: ["Tolleranza sulla composizione ± 3 %. WV lana vergine, PL poliestere, EA elastan."],
          size: 8.5,
        },
      ],
    ],
    truth: {
      reference: "24718",
      model_name: "Bielmont",
      fibre_composition: fibres("virgin wool 53, polyester 44, elastane 3"),
      country_making: "IT",
      country_fibre: ["AU", "AR"],
      country_weaving: "IT",
      country_dyeing: "IT",
      manufacturer_name: "Lanificio Fratelli Ronco Alto S.p.A.",
      manufacturer_address: "Strada Trossi 58, 13871 Benna (BI), Italia",
      certificates: [{ name: "RWS", number: "ICEA-RWS-2026-0417" }],
      care_washing: "do_not_wash",
      care_bleaching: "do_not_bleach",
      care_drying: ["do_not_tumble"],
      care_ironing: "iron_110",
      care_professional: ["dry_p_mild"],
      commodity_code: "51123010",
      pilling_grade: 3.5,
    },
  },
  {
    name: "eighth-cartella-colori-filato",
    language: "it",
    template: "textile",
    kind: "other",
    also: ["photo"],
    font: "narrow",
    pages: [
      [
        { title: "Cartella colori / Colour card – P/E 2027" },
        {
          pairs: [
            ["Filato / Yarn", "Brezza"],
            ["Articolo / Article", "1182"],
            [
              "Composizione / Composition",
              "60% viscosa 40% cotone biologico / 60% viscose 40% organic cotton",
            ],
            ["Titolo / Count", "Nm 2/34"],
            ["Finezza / Gauge", "12 - 14"],
            ["Prodotto in / Made in", "Italia / Italy"],
          ],
        },
        {
          table: [
            ["001 Bianco", "014 Sabbia", "022 Cipria", "031 Salvia"],
            ["045 Corallo", "052 Ruggine", "063 Glicine", "070 Acqua"],
            ["077 Cobalto", "084 Notte", "091 Piombo", "099 Nero"],
          ],
          lines: true,
        },
        {
          text: [
            "Lavare a mano, non candeggiare, non asciugare in tamburo, asciugare in piano all'ombra,",
            "stirare a 110 °C, lavaggio a secco P. / Hand wash, do not bleach, do not tumble dry, dry flat",
            "in the shade, iron at 110 °C, dry clean P.",
          ],
        },
        {
          text: [
            "Supplemento per colori fuori cartella 18%, minimo 30 kg. / Surcharge for colours off card 18%,",
            "minimum 30 kg.",
            "Solidità alla luce dei colori fluo non garantita. / Light fastness of fluorescent shades not",
            "guaranteed.",
          ],
          size: 8.5,
        },
        {
          text: [
            "Produttore / Manufacturer: Filati Serchio S.p.A., Via del Brennero 1204, 55100 Lucca, Italia",
          ],
          size: 8.5,
        },
      ],
    ],
    truth: {
      model_name: "Brezza",
      reference: "1182",
      fibre_composition: fibres("viscose 60, organic cotton 40"),
      country_making: "IT",
      manufacturer_name: "Filati Serchio S.p.A.",
      manufacturer_address: "Via del Brennero 1204, 55100 Lucca, Italia",
      care_washing: "hand_wash",
      care_bleaching: "do_not_bleach",
      care_drying: ["do_not_tumble", "flat_shade"],
      care_ironing: "iron_110",
      care_professional: ["dry_p"],
    },
  },
  {
    name: "eighth-ficha-denim",
    language: "es",
    template: "textile",
    kind: "tech_sheet",
    pages: [
      [
        { bar: "FICHA TÉCNICA DE TEJIDO" },
        {
          beside: [
            [
              {
                pairs: [
                  ["Artículo", "DR-1180"],
                  ["Nombre", "Índigo Noria"],
                  ["Composición", "98 % algodón, 2 % elastano"],
                  ["Contenido reciclado", "20 %"],
                  ["Ligamento", "sarga 3/1 derecha"],
                  ["Peso", "12,5 oz (424 g/m²)"],
                  ["Ancho", "152 cm"],
                ],
              },
            ],
            [
              {
                pairs: [
                  ["Origen del algodón", "Grecia"],
                  ["Hilatura", "Portugal"],
                  ["Tejeduría", "España"],
                  ["Tintura y acabado", "España"],
                  ["País de origen", "España"],
                  ["Certificado RCS", "ES-RCS-60917"],
                  ["Válido hasta", "28/02/2027"],
                ],
              },
            ],
          ],
        },
        {
          table: [
            ["Ensayo", "Norma", "Urdimbre", "Trama"],
            ["Encogimiento tras 3 lavados", "UNE-EN ISO 5077", "-3,0 %", "-11,0 %"],
            ["Elongación", "ASTM D3107", "-", "28 %"],
            ["Crecimiento", "ASTM D3107", "-", "4 %"],
            ["Resistencia al desgarro", "UNE-EN ISO 13937-1", "52 N", "38 N"],
          ],
          widths: [180, 137, 85, 85],
          lines: true,
        },
        {
          text: [
            "Fabricante: Denims del Alto Ter, S.A., Carretera de Vic 31, 17500 Ripoll (Girona),",
            "España.",
          ],
        },
        {
          text: [
            "Recomendamos probar cada lavado industrial antes de cortar. Entre partidas puede haber diferencias",
            "de tono; no mezclar rollos. Precio neto, IVA 21 % no incluido.",
          ],
          size: 8.5,
        },
      ],
    ],
    truth: {
      reference: "DR-1180",
      model_name: "Índigo Noria",
      fibre_composition: fibres("cotton 98, elastane 2"),
      recycled_content: 20,
      country_fibre: ["GR"],
      country_spinning: "PT",
      country_weaving: "ES",
      country_dyeing: "ES",
      country_making: "ES",
      manufacturer_name: "Denims del Alto Ter, S.A.",
      manufacturer_address: "Carretera de Vic 31, 17500 Ripoll (Girona), España",
      certificates: [{ name: "RCS", number: "ES-RCS-60917", valid_until: "2027-02-28" }],
    },
  },
  {
    name: "eighth-informe-calcetin",
    language: "es",
    template: "textile",
    kind: "test_report",
    also: ["scan"],
    font: "serif",
    pages: [
      [
        { title: "INFORME DE ENSAYO N.º 2026-TX-05518" },
        { text: ["Laboratorio Textil del Vinalopó, C/ Filatures 6, 03801 Alcoi"], size: 9 },
        {
          pairs: [
            ["Solicitante", "Pasoalto Calzado y Complementos, S.L., Elche"],
            ["Muestra", "un par de calcetines de media caña, color gris jaspeado"],
            ["Marca", "Pasoalto"],
            ["Referencia", "CM-880"],
            ["Modelo", "Senda"],
            ["Código EAN", "8412007733164"],
            ["País de fabricación", "Portugal"],
            ["Fecha de recepción", "9 de marzo de 2026"],
          ],
          style: "dots",
        },
        { text: ["Análisis cuantitativo de fibras, Reglamento (UE) n.º 1007/2011, anexo VIII:"] },
        {
          table: [
            ["Fibra", "Etiqueta", "Hallado", "Diferencia"],
            ["Algodón", "80 %", "71,2 %", "-8,8"],
            ["Poliamida", "17 %", "25,7 %", "+8,7"],
            ["Elastano", "3 %", "3,1 %", "+0,1"],
          ],
          lines: true,
        },
        {
          text: [
            "Dictamen: NO CONFORME. La diferencia supera la tolerancia del 3 %.",
            "Composición que debe figurar en la etiqueta: 71 % algodón, 26 % poliamida, 3 %",
            "elastano.",
          ],
        },
        {
          text: [
            "Los resultados solo dan fe de la muestra ensayada. Queda prohibida la reproducción parcial.",
          ],
          size: 8,
        },
      ],
    ],
    truth: {
      brand: "Pasoalto",
      reference: "CM-880",
      model_name: "Senda",
      gtin: "8412007733164",
      country_making: "PT",
      fibre_composition: fibres("cotton 71, polyamide 26, elastane 3"),
    },
  },
  {
    name: "eighth-ficha-toalha",
    language: "pt",
    template: "textile",
    kind: "tech_sheet",
    pages: [
      [
        { title: "Ficha técnica do produto" },
        {
          table: [
            ["Marca", "Casa Selho"],
            ["Modelo", "Aurora"],
            ["Referência", "CS-TB-5010"],
            ["Descrição", "Toalha de banho em felpo, cercadura jacquard"],
            ["EAN", "5601482903374"],
            ["Composição", "100 % algodão"],
            ["Gramagem", "550 g/m² (± 5 %)"],
            ["Medidas", "70 x 140 cm"],
            ["Peso líquido", "540 g"],
            ["Peso com embalagem", "575 g"],
            ["País de fabrico", "Portugal"],
            ["Origem do algodão", "Turquia"],
            ["Fiação", "Turquia"],
            ["Tecelagem e tingimento", "Portugal"],
            ["OEKO-TEX STANDARD 100", "certificado n.º 4471CIT, válido até 15/01/2027"],
          ],
          widths: [160, 327],
        },
        {
          text: [
            "Conservação: lavar a 60 °C, não usar lixívia nem outro branqueador, secar em",
            "máquina a temperatura normal, não passar a ferro, não limpar a seco.",
          ],
        },
        {
          pairs: [
            ["Fabricante", "Felpos do Selho, Lda."],
            ["Morada", "Rua da Ribeira 340, 4835-109 Guimarães, Portugal"],
          ],
        },
        { text: ["Encolhimento após 5 lavagens: 8 % no comprimento, 4 % na largura. IVA 23 %."], size: 8.5 },
      ],
    ],
    truth: {
      brand: "Casa Selho",
      model_name: "Aurora",
      reference: "CS-TB-5010",
      gtin: "5601482903374",
      fibre_composition: fibres("cotton 100"),
      net_weight: 540,
      country_making: "PT",
      country_fibre: ["TR"],
      country_spinning: "TR",
      country_weaving: "PT",
      country_dyeing: "PT",
      manufacturer_name: "Felpos do Selho, Lda.",
      manufacturer_address: "Rua da Ribeira 340, 4835-109 Guimarães, Portugal",
      certificates: [{ name: "OEKO-TEX STANDARD 100", number: "4471CIT", valid_until: "2027-01-15" }],
      care_washing: "wash_60",
      care_bleaching: "do_not_bleach",
      care_drying: ["tumble_normal"],
      care_ironing: "do_not_iron",
      care_professional: ["do_not_dry_clean"],
    },
  },
  {
    name: "eighth-declaracao-malha-polo",
    language: "pt",
    template: "textile",
    kind: "declaration",
    pages: [
      [
        { title: "DECLARAÇÃO DO FORNECEDOR" },
        {
          text: [
            "Malhas Ponte do Ave, S.A.",
            "Exmos. Senhores",
            "Confecções Laundos, Lda., Póvoa de Varzim",
            "Vila das Aves, 22 de junho de 2026",
          ],
        },
        {
          text: [
            "Para o vosso modelo polo ref. PO-3315 da marca Nordhavn, encomenda 1027/26,",
            "declaramos que as malhas por nós fornecidas têm a seguinte composição em massa:",
          ],
        },
        {
          table: [
            ["Malha", "Artigo", "Composição"],
            ["Corpo: piqué", "MP-610", "50 % algodão biológico, 50 % liocel"],
            ["Rib", "MR-214", "97 % algodão biológico, 3 % elastano"],
          ],
          widths: [110, 90, 287],
          lines: true,
        },
        {
          text: [
            "O fio foi fiado na Turquia. As malhas foram tricotadas e tingidas nas nossas",
            "instalações, em Portugal.",
            "O algodão é certificado segundo a norma GOTS; o nosso certificado de âmbito tem o",
            "n.º CU 831127 e é válido até 5 de março de 2027. Não contêm fibras recicladas.",
          ],
        },
        {
          text: [
            "A tolerância na composição é de 3 %. Com os melhores cumprimentos,",
            "O Departamento de Qualidade",
          ],
        },
        { text: ["Malhas Ponte do Ave, S.A. – Rua do Teixugo 95, 4795-065 Vila das Aves"], size: 8 },
      ],
    ],
    truth: {
      reference: "PO-3315",
      brand: "Nordhavn",
      fibre_composition: fibres("organic cotton 50, lyocell 50 | rib: organic cotton 97, elastane 3"),
      country_spinning: "TR",
      country_weaving: "PT",
      country_dyeing: "PT",
      certificates: [{ name: "GOTS", number: "CU 831127", valid_until: "2027-03-05" }],
    },
  },
  {
    name: "eighth-gordijnstof-kwaliteitsblad",
    language: "nl",
    template: "textile",
    kind: "tech_sheet",
    pages: [
      [
        { title: "Kwaliteitsblad / Fiche qualité" },
        {
          pairs: [
            ["Merk / Marque", "Weefhuis Noord"],
            ["Dessin / Dessin", "Waddenlicht"],
            ["Artikelnr. / N° d'article", "WN-40620"],
            ["Samenstelling / Composition", "62% polyester 38% linnen / 62% polyester 38% lin"],
            ["Breedte / Laize", "300 cm, met loodveter / plombé"],
            ["Gewicht / Poids", "165 g/m²"],
            ["Land van herkomst / Pays d'origine", "Turkije / Turquie"],
            ["OEKO-TEX STANDARD 100", "2021OK1308 Centexbel"],
          ],
        },
        {
          text: [
            "Wassen op 30 °C fijnwas, niet bleken, niet in de droger, strijken op maximaal 150",
            "°C, niet chemisch reinigen.",
            "Laver à 30 °C, cycle modéré, ne pas blanchir, ne pas sécher en machine, repasser à",
            "150 °C maximum, pas de nettoyage à sec.",
          ],
        },
        {
          table: [
            ["Kleur / Coloris", "Nr.", "Voorraad / Stock"],
            ["Zand / Sable", "01", "ja / oui"],
            ["Schelp / Coquillage", "02", "ja / oui"],
            ["Slib / Vase", "03", "week 44 / semaine 44"],
          ],
          lines: true,
        },
        {
          text: [
            "Krimp bij voorgeschreven reiniging maximaal 3%. / Retrait au lavage conforme : 3% au maximum.",
            "Stalenservice: 1 meter met 50% korting. / Service coupons : 1 mètre avec 50% de remise.",
          ],
          size: 8.5,
        },
      ],
    ],
    truth: {
      brand: "Weefhuis Noord",
      model_name: "Waddenlicht",
      reference: "WN-40620",
      fibre_composition: fibres("polyester 62, linen 38"),
      country_making: "TR",
      certificates: [{ name: "OEKO-TEX STANDARD 100", number: "2021OK1308", issuer: "Centexbel" }],
      care_washing: "wash_30_mild",
      care_bleaching: "do_not_bleach",
      care_drying: ["do_not_tumble"],
      care_ironing: "iron_150",
      care_professional: ["do_not_dry_clean"],
    },
  },
  {
    name: "eighth-karta-materac",
    language: "pl",
    template: "furniture",
    kind: "tech_sheet",
    pages: [
      [
        { title: "Karta produktu" },
        {
          table: [
            ["Marka", "Sennik"],
            ["Model", "Bryza Plus"],
            ["Nr katalogowy", "SN-BP-1620"],
            ["EAN", "5903112674051"],
            ["Rodzaj", "materac kieszeniowy, dwustronny, twardość H3"],
            ["Wymiary", "160 x 200 x 22 cm"],
            ["Waga netto", "31,5 kg"],
            ["Waga z opakowaniem", "33,0 kg"],
            ["Pokrowiec", "dzianina: 70 % wiskoza, 30 % poliester; pikowana włókniną 200 g/m²"],
            ["Producent", "Wytwórnia Materacy Sennik Sp. z o.o."],
            ["Adres producenta", "ul. Fabryczna 18, 63-600 Kępno, Polska"],
            ["Kraj produkcji", "Polska"],
            ["Certyfikat OEKO-TEX", "nr 2019OK0672 IW, ważny do 31.12.2026"],
          ],
          widths: [150, 337],
          lines: true,
        },
        {
          text: [
            "Pokrowiec można prać w 60 °C. Dopuszczalna odchyłka wymiarów ± 1,5 %. Gwarancja 24",
            "miesiące.",
            "Cena zawiera 23 % VAT.",
          ],
        },
      ],
    ],
    truth: {
      brand: "Sennik",
      model_name: "Bryza Plus",
      reference: "SN-BP-1620",
      gtin: "5903112674051",
      dimensions: "160 x 200 x 22 cm",
      net_weight: 31.5,
      manufacturer_name: "Wytwórnia Materacy Sennik Sp. z o.o.",
      manufacturer_address: "ul. Fabryczna 18, 63-600 Kępno, Polska",
      country_making: "PL",
      certificates: [{ name: "OEKO-TEX", number: "2019OK0672", issuer: "IW", valid_until: "2026-12-31" }],
    },
  },
  {
    name: "eighth-kumas-teknik-foyu",
    language: "tr",
    template: "textile",
    kind: "tech_sheet",
    pages: [
      [
        { bar: "KUMAŞ TEKNİK FÖYÜ / FABRIC DATA SHEET" },
        {
          table: [
            ["Kalite no. / Article no.", "GB-7741"],
            ["Kalite adı / Quality", "Toros Gabardin"],
            ["Kompozisyon / Composition", "%97 pamuk, %3 elastan / 97% cotton, 3% elastane"],
            ["Gramaj / Weight", "245 g/m² (±%5)"],
            ["En / Width", "146 cm"],
            ["Pamuğun menşei / Cotton origin", "Türkiye"],
            ["İplik / Spinning", "Türkiye"],
            ["Dokuma / Weaving", "Türkiye"],
            ["Boya ve apre / Dyeing and finishing", "Türkiye"],
            ["Menşe ülke / Country of origin", "Türkiye"],
            ["Üretici / Manufacturer", "Aksu Dokuma ve Boya Sanayi A.Ş."],
            ["Adres / Address", "Erkenez Mah. Organize Sanayi Cad. No: 17, 46050 Kahramanmaraş, Türkiye"],
            ["OEKO-TEX STANDARD 100", "20.HTR.51196 Hohenstein HTTI"],
          ],
          widths: [185, 302],
          lines: true,
        },
        {
          table: [
            ["Test", "Sonuç / Result"],
            ["Yıkama çekmesi / Shrinkage (ISO 5077)", "çözgü/warp -%3,5, atkı/weft -%4"],
            ["Esneme / Stretch (ASTM D3107)", "%18"],
            ["Sürtme haslığı / Rubbing (ISO 105-X12)", "kuru/dry 4, yaş/wet 3"],
          ],
          widths: [260, 227],
        },
        {
          text: [
            "Bakım: 40 °C'de yıkayınız, ağartıcı kullanmayınız, kurutma makinesinde",
            "kurutmayınız, 150 °C'de ütüleyiniz, kuru temizleme yapmayınız.",
          ],
        },
        {
          text: ["Fiyatlarımıza %10 KDV dahil değildir. 3.000 m üzeri siparişlerde %4 iskonto uygulanır."],
          size: 8,
        },
      ],
    ],
    truth: {
      reference: "GB-7741",
      model_name: "Toros Gabardin",
      fibre_composition: fibres("cotton 97, elastane 3"),
      country_fibre: ["TR"],
      country_spinning: "TR",
      country_weaving: "TR",
      country_dyeing: "TR",
      country_making: "TR",
      manufacturer_name: "Aksu Dokuma ve Boya Sanayi A.Ş.",
      manufacturer_address: "Erkenez Mah. Organize Sanayi Cad. No: 17, 46050 Kahramanmaraş, Türkiye",
      certificates: [{ name: "OEKO-TEX STANDARD 100", number: "20.HTR.51196", issuer: "Hohenstein HTTI" }],
      care_washing: "wash_40",
      care_bleaching: "do_not_bleach",
      care_drying: ["do_not_tumble"],
      care_ironing: "iron_150",
      care_professional: ["do_not_dry_clean"],
    },
  },
  {
    name: "eighth-produktblad-ullfilt",
    language: "sv",
    template: "textile",
    kind: "tech_sheet",
    font: "serif",
    pages: [
      [
        { title: "Produktblad" },
        {
          pairs: [
            ["Varumärke", "Härsta Ylle"],
            ["Produktnamn", "Filt Fjällhed"],
            ["Artikelnummer", "HY-2214-GRÅ"],
            ["EAN-kod", "7350172094684"],
            ["Material", "90 % ren ny ull, 10 % polyamid"],
            ["Mått", "140 x 200 cm, med frans"],
            ["Nettovikt", "1,15 kg"],
            ["Ullens ursprung", "Nya Zeeland"],
            ["Spunnet i", "Litauen"],
            ["Vävt i", "Litauen"],
            ["Tillverkningsland", "Litauen"],
            ["Tillverkare", "UAB Nemuno Audiniai, Pramonės g. 14, 62175 Alytus, Litauen"],
          ],
          style: "dots",
        },
        {
          text: [
            "Skötselråd: handtvätt, tål ej blekning, får ej torktumlas, plantorkas, strykes",
            "ej, kemtvätt P.",
            "Vädra hellre än att tvätta. Krympmån 3 %.",
          ],
        },
        {
          text: [
            "Säljs i Sverige av Härsta Handel AB, Verkstadsgatan 5, 504 62 Borås. Cirkapris inklusive 25 %",
            "moms.",
          ],
          size: 8.5,
        },
      ],
    ],
    truth: {
      brand: "Härsta Ylle",
      model_name: "Filt Fjällhed",
      reference: "HY-2214-GRÅ",
      gtin: "7350172094684",
      fibre_composition: fibres("virgin wool 90, polyamide 10"),
      net_weight: 1150,
      country_fibre: ["NZ"],
      country_spinning: "LT",
      country_weaving: "LT",
      country_making: "LT",
      manufacturer_name: "UAB Nemuno Audiniai",
      manufacturer_address: "Pramonės g. 14, 62175 Alytus, Litauen",
      care_washing: "hand_wash",
      care_bleaching: "do_not_bleach",
      care_drying: ["do_not_tumble", "flat"],
      care_ironing: "do_not_iron",
      care_professional: ["dry_p"],
    },
  },
  {
    name: "eighth-leverandoererklaering-sengesaet",
    language: "da",
    template: "textile",
    kind: "declaration",
    pages: [
      [
        { title: "Leverandørerklæring" },
        { text: ["Til: Vestkyst Bolig A/S, kvalitetsafdelingen", "Dato: 11. maj 2026"] },
        {
          text: [
            "Vi, Lyallpur Weaving Mills Limited, 12 km Jhang Road, Faisalabad 38000, Pakistan,",
            "erklærer som producent følgende for nedenstående vare:",
          ],
        },
        {
          pairs: [
            ["Varenummer", "VB-88140"],
            ["Varenavn", "Sengesæt Marehalm"],
            ["Mærke", "Vestkyst"],
            ["EAN", "5706422183097"],
            ["Fibersammensætning", "100 % økologisk bomuld, satinvævet"],
            ["Nettovægt", "1.020 g"],
            ["Oprindelsesland", "Pakistan"],
          ],
        },
        {
          text: [
            "Bomulden er dyrket i Tanzania, garnet er spundet i Pakistan, og varen er vævet,",
            "farvet og syet i Pakistan.",
            "Varen er omfattet af vores GOTS-certifikat nr. PK-GOTS-20611, gyldigt til 30.",
            "september 2026.",
            "Fluorstoffer og flammehæmmere er ikke anvendt. Indholdet af formaldehyd er under",
            "16 mg/kg.",
          ],
        },
        {
          text: [
            "Vask: 60 °C. Må ikke bleges. Tørretumbling ved lav temperatur. Strygning ved højst",
            "150 °C. Må ikke renses kemisk. Krympning op til 5 %.",
          ],
        },
        { text: ["For Lyallpur Weaving Mills Limited, Export Department"] },
      ],
    ],
    truth: {
      reference: "VB-88140",
      model_name: "Sengesæt Marehalm",
      brand: "Vestkyst",
      gtin: "5706422183097",
      fibre_composition: fibres("organic cotton 100"),
      net_weight: 1020,
      country_making: "PK",
      country_fibre: ["TZ"],
      country_spinning: "PK",
      country_weaving: "PK",
      country_dyeing: "PK",
      manufacturer_name: "Lyallpur Weaving Mills Limited",
      manufacturer_address: "12 km Jhang Road, Faisalabad 38000, Pakistan",
      certificates: [{ name: "GOTS", number: "PK-GOTS-20611", valid_until: "2026-09-30" }],
      care_washing: "wash_60",
      care_bleaching: "do_not_bleach",
      care_drying: ["tumble_low"],
      care_ironing: "iron_150",
      care_professional: ["do_not_dry_clean"],
    },
  },
  {
    name: "eighth-tuoteseloste-kylpypyyhe",
    language: "fi",
    template: "textile",
    kind: "tech_sheet",
    pages: [
      [
        { bar: "TUOTESELOSTE" },
        {
          pairs: [
            ["Tuotemerkki", "Vesikutomo"],
            ["Tuotenimi", "Kylpypyyhe Kaisla"],
            ["Tuotenumero", "VK-7015-01"],
            ["EAN-koodi", "6430088155271"],
            ["Materiaali", "54 % pellava, 46 % puuvilla"],
            ["Koko", "70 x 130 cm"],
            ["Nettopaino", "310 g"],
            ["Valmistusmaa", "Suomi"],
            ["Valmistaja", "Vesikutomo Oy"],
            ["Osoite", "Tehtaankatu 9, 62100 Lapua, Suomi"],
          ],
          style: "gap",
        },
        {
          text: [
            "Hoito-ohjeet: pesu 60 °C, ei valkaisua, rumpukuivaus alhaisessa lämpötilassa,",
            "silitys enintään 200 °C, ei kemiallista pesua. Kutistuma ensimmäisessä pesussa",
            "noin 6 %.",
          ],
        },
        {
          text: ["Jälleenmyyjille alennus 35 % ohjevähittäishinnasta, joka sisältää 25,5 % arvonlisäveroa."],
          size: 8.5,
        },
      ],
    ],
    truth: {
      brand: "Vesikutomo",
      model_name: "Kylpypyyhe Kaisla",
      reference: "VK-7015-01",
      gtin: "6430088155271",
      fibre_composition: fibres("linen 54, cotton 46"),
      net_weight: 310,
      country_making: "FI",
      manufacturer_name: "Vesikutomo Oy",
      manufacturer_address: "Tehtaankatu 9, 62100 Lapua, Suomi",
      care_washing: "wash_60",
      care_bleaching: "do_not_bleach",
      care_drying: ["tumble_low"],
      care_ironing: "iron_200",
      care_professional: ["do_not_dry_clean"],
    },
  },
  {
    name: "eighth-cenovy-dopis-prizi",
    language: "cs",
    template: "textile",
    kind: "other",
    pages: [
      [
        { title: "Oznámení o změně cen přízí" },
        { text: ["Přádelna Labská a.s.", "Všem odběratelům", "V Jaroměři dne 12. října 2026"] },
        {
          text: [
            "Vážení obchodní přátelé,",
            "vzhledem k vývoji cen surovin a energií upravujeme od 1. ledna 2027 ceník takto:",
          ],
        },
        {
          table: [
            ["Skupina přízí", "Změna ceny"],
            ["bavlněné, mykané a česané", "+ 6 %"],
            ["směsi polyester a viskóza", "+ 4 %"],
            ["směsi s vlnou", "+ 9 %"],
            ["recyklovaný polyester", "beze změny"],
          ],
          widths: [260, 140],
          lines: true,
        },
        {
          text: [
            "Ceny jsou bez DPH 21 %. Při platbě do 14 dnů poskytujeme skonto 2 %, při ročním",
            "odběru nad 20 tun navíc bonus 3 %. Tolerance podílu vláken ve směsích zůstává ± 3",
            "%, tolerance jemnosti ± 2,5 %.",
          ],
        },
        {
          text: [
            "Potvrzené objednávky s dodáním do 31. prosince 2026 vyřídíme za dosavadní ceny.",
            "S pozdravem,",
          ],
        },
        { text: ["obchodní oddělení"] },
      ],
    ],
    truth: {},
  },
  {
    name: "eighth-raport-incercare-jacheta",
    language: "ro",
    template: "textile",
    kind: "test_report",
    pages: [
      [
        { title: "RAPORT DE ÎNCERCARE nr. 1187 / 20.07.2026" },
        { text: ["Laborator de încercări textile Bega, str. Țesătorilor 4, Timișoara"], size: 9 },
        {
          table: [
            ["Solicitant", "Protecta Comerț S.R.L., București"],
            ["Produs", "jachetă de lucru căptușită, bleumarin"],
            ["Marca", "Meșter"],
            ["Cod articol", "JL-2050"],
            ["Cod EAN", "5942100336175"],
            ["Producător", "Confecția Mureș S.A."],
            ["Adresa producătorului", "str. Gheorghe Doja 64, 540015 Târgu Mureș, România"],
            ["Țara de fabricație", "România"],
          ],
          widths: [150, 337],
          lines: true,
        },
        { text: ["Compoziția fibroasă (SR EN ISO 1833):"] },
        {
          table: [
            ["Componentă", "Declarat", "Determinat", "Concluzie"],
            ["Țesătură exterioară", "65 % poliester, 35 % bumbac", "64,1 % / 35,9 %", "corespunde"],
            ["Căptușeală", "100 % poliamidă", "100 %", "corespunde"],
            ["Umplutură", "100 % poliester", "100 %", "corespunde"],
          ],
          widths: [120, 160, 115, 92],
          lines: true,
        },
        {
          text: [
            "Modificări dimensionale la 60 °C: urzeală -1,8 %, bătătură -1,1 % (admis 3 %).",
            "Întreținere conform etichetei: spălare la 60 °C, nu se înălbește, uscare în tambur",
            "la temperatură redusă, călcare la max. 150 °C, nu se curăță chimic.",
          ],
        },
        { text: ["Rezultatele se referă numai la proba încercată."], size: 8.5 },
      ],
    ],
    truth: {
      brand: "Meșter",
      reference: "JL-2050",
      gtin: "5942100336175",
      manufacturer_name: "Confecția Mureș S.A.",
      manufacturer_address: "str. Gheorghe Doja 64, 540015 Târgu Mureș, România",
      country_making: "RO",
      fibre_composition: fibres("polyester 65, cotton 35 | lining: polyamide 100 | filling: polyester 100"),
      care_washing: "wash_60",
      care_bleaching: "do_not_bleach",
      care_drying: ["tumble_low"],
      care_ironing: "iron_150",
      care_professional: ["do_not_dry_clean"],
    },
  },
];
