/** Papers of the trade, not seen when the rules were made, by somebody who had not read the rules. */
import { fibres } from "../fibres.ts";
import type { Specimen } from "../specimen.ts";
import { HELD_OUT_SEVENTH_MORE } from "./seventh-second.ts";

export const HELD_OUT_SEVENTH: readonly Specimen[] = [
  {
    name: "seventh-jumper-spec",
    language: "en",
    template: "textile",
    kind: "tech_sheet",
    pages: [
      [
        { title: "KNITWEAR SPECIFICATION" },
        {
          beside: [
            [
              {
                pairs: [
                  ["Style", "KW-5518 / AW26"],
                  ["Style name", "Torridon"],
                  ["Brand", "Hallam & Pike"],
                  ["Gauge", "7 GG, 2 ends"],
                  ["Yarn", "Nm 2/16, 55% merino wool 30% polyamide 15% alpaca"],
                ],
              },
            ],
            [
              {
                pairs: [
                  ["Factory", "Jiaxing Luoxing Knitting Co., Ltd."],
                  ["Made in", "China"],
                  ["Weight of garment", "465 g in size M (tolerance +/- 5 %)"],
                  ["EAN size M", "5060412773102"],
                ],
              },
            ],
          ],
        },
        {
          table: [
            ["Point of measure", "S", "M", "L", "Tol."],
            ["1/2 chest", "50", "53", "56", "1.0"],
            ["Length from HPS", "66", "68", "70", "1.0"],
            ["Sleeve from CB", "84", "86", "88", "1.5"],
            ["Rib height hem", "7", "7", "7", "0.5"],
          ],
          widths: [180, 70, 70, 70, 70],
          lines: true,
        },
        {
          text: [
            "Ribs and neckband in the same yarn. Linking at neck, no cut and sew.",
            "Care: hand wash, do not bleach, dry flat, do not tumble dry, cool iron max 110 °C,",
            "dry clean P.",
            "Shrinkage after one hand wash max. 5 % in length and in width. Pilling min. grade 3-4.",
            "One spare button and 3 m of yarn in a bag on the side seam.",
          ],
        },
      ],
    ],
    truth: {
      reference: "KW-5518",
      model_name: "Torridon",
      brand: "Hallam & Pike",
      manufacturer_name: "Jiaxing Luoxing Knitting Co., Ltd.",
      country_making: "CN",
      net_weight: 465,
      gtin: "5060412773102",
      fibre_composition: fibres("merino wool 55, polyamide 30, alpaca 15"),
      care_washing: "hand_wash",
      care_bleaching: "do_not_bleach",
      care_drying: ["flat", "do_not_tumble"],
      care_ironing: "iron_110",
      care_professional: ["dry_p"],
    },
  },
  {
    name: "seventh-parka-bill-of-materials",
    language: "en",
    template: "textile",
    kind: "tech_sheet",
    also: ["photo"],
    font: "narrow",
    pages: [
      [
        { bar: "BILL OF MATERIALS" },
        {
          pairs: [
            ["Style number", "OUT-30917"],
            ["Description", "Men's insulated parka with hood"],
            ["Season", "Winter 2026/27"],
            ["Brand", "Skarvøy"],
            ["Vendor / maker", "Song Thao Garment Joint Stock Company"],
            ["Factory address", "Lot C4, Thuy Van Industrial Zone, Viet Tri, Phu Tho, Vietnam"],
            ["Status", "Approved for bulk, rev. 4, 14 July 2026"],
          ],
          style: "gap",
        },
        {
          table: [
            ["Item", "Placement", "Supplier art.", "Content", "Cons. / YY"],
            ["Shell fabric", "Body, sleeves, hood", "TW-8821", "88% polyamide 12% elastane", "1.92 m"],
            ["Lining", "Body and hood", "LT-210T", "100% polyester", "1.70 m"],
            ["Sleeve lining", "Sleeves", "LT-190Q", "100% polyamide", "0.55 m"],
            ["Padding", "Body 120 g, sleeves 80 g", "TH-ECO", "100% polyester", "1.60 m"],
            ["Zip", "Centre front", "VF-5 two way", "metal, tape polyester", "1 pc"],
            ["Thread", "All seams", "TKT 80", "100% polyester core", "310 m"],
            ["Main label", "Centre back neck", "ML-02", "woven damask", "1 pc"],
          ],
          widths: [75, 115, 85, 140, 70],
          lines: true,
        },
        {
          text: [
            "Wastage allowance 3 % on fabrics, 2 % on trims. Finished garment weight size L: 1,080 g.",
            "Label text for country: MADE IN VIETNAM. Shell is PFC-free DWR, 90 points after 5 washes.",
          ],
        },
      ],
    ],
    truth: {
      reference: "OUT-30917",
      brand: "Skarvøy",
      manufacturer_name: "Song Thao Garment Joint Stock Company",
      manufacturer_address: "Lot C4, Thuy Van Industrial Zone, Viet Tri, Phu Tho, Vietnam",
      country_making: "VN",
      net_weight: 1080,
      fibre_composition: fibres(
        "polyamide 88, elastane 12 | lining: polyester 100 | sleeve lining: polyamide 100 | filling: polyester 100",
      ),
    },
  },
  {
    name: "seventh-laboratory-report-chinos",
    language: "en",
    template: "textile",
    kind: "test_report",
    also: ["scan", "fax"],
    font: "serif",
    pages: [
      [
        { title: "TEST REPORT" },
        {
          pairs: [
            ["Report No.", "SHT-26-118405"],
            ["Date", "02 September 2026"],
            ["Page", "1 of 2"],
            ["Applicant", "Brunswick Row Apparel Ltd, 9 Mill Lane, Stockport SK1 3EE"],
            ["Sample description", "Men's chinos, colour stone"],
            ["Style No.", "BR-CH-2204"],
            ["Manufacturer", "Karnaphuli Denim & Casuals Ltd"],
            ["Country of origin", "Bangladesh"],
            ["Sample received", "24 August 2026"],
          ],
          style: "gap",
        },
        { bar: "SUMMARY" },
        {
          table: [
            ["Test", "Result"],
            ["Fibre content", "PASS"],
            ["Dimensional change after washing", "PASS"],
            ["Colour fastness to rubbing", "PASS"],
            ["Azo colorants", "PASS"],
          ],
          widths: [300, 120],
        },
      ],
      [
        { text: ["Report No. SHT-26-118405                    Page 2 of 2"], size: 9 },
        { bar: "1. FIBRE CONTENT (ISO 1833-1, ISO 1833-11, ISO 1833-20)" },
        {
          table: [
            ["Component", "Fibre", "Found", "Claimed", "Tolerance"],
            ["Shell", "Cotton", "96.7 %", "97 %", "3 %"],
            ["", "Elastane", "3.3 %", "3 %", "3 %"],
            ["Pocketing", "Polyester", "64.1 %", "65 %", "3 %"],
            ["", "Cotton", "35.9 %", "35 %", "3 %"],
          ],
          widths: [100, 100, 90, 90, 90],
          lines: true,
        },
        {
          text: [
            "Comment: the claimed composition may be used on the label.",
            "Results are based on the dry mass with the agreed allowances.",
          ],
          size: 9,
        },
        { bar: "2. DIMENSIONAL CHANGE (ISO 6330 4N, line dry)" },
        {
          table: [
            ["Direction", "Result", "Requirement"],
            ["Length", "-1.8 %", "-3.0 % / +2.0 %"],
            ["Width", "-0.9 %", "-3.0 % / +2.0 %"],
          ],
          widths: [150, 120, 180],
        },
        { bar: "3. COLOUR FASTNESS TO RUBBING (ISO 105-X12)" },
        { text: ["Dry 4-5, wet 4. Requirement dry 4, wet 3."] },
        { text: ["This report relates to the sample tested only.", "*** End of report ***"], size: 8.5 },
      ],
    ],
    truth: {
      reference: "BR-CH-2204",
      manufacturer_name: "Karnaphuli Denim & Casuals Ltd",
      country_making: "BD",
      fibre_composition: fibres("cotton 97, elastane 3 | pocket lining: polyester 65, cotton 35"),
    },
  },
  {
    name: "seventh-commercial-invoice-throw",
    language: "en",
    template: "textile",
    kind: "invoice",
    also: ["scan"],
    font: "mono",
    pages: [
      [
        { title: "COMMERCIAL INVOICE" },
        {
          text: [
            "Exporter: Panipat Heritage Weaves Pvt. Ltd.",
            "Plot 212, Sector 29 Part II, HUDA, Panipat 132103, Haryana, India",
            "GSTIN 06AAKCP4471M1ZQ   IEC 3308012254",
          ],
          size: 9,
        },
        {
          beside: [
            [
              {
                text: ["Consignee:", "Fjellbo Interiør AS", "Industrigata 41", "0357 Oslo, Norway"],
                size: 9,
              },
            ],
            [
              {
                text: ["Invoice no. PHW/EXP/0612", "Date 11.09.2026", "Your PO 45-2290", "FOB Mundra, USD"],
                size: 9,
              },
            ],
          ],
        },
        {
          table: [
            ["Art. no.", "Description of goods", "Qty", "Rate", "Amount"],
            [
              "THR-1304",
              "Woven throw 130x170 cm with fringes, 60% cotton 40% acrylic, HS 6301.40",
              "1,200",
              "6.85",
              "8,220.00",
            ],
            ["", "Less discount 2.5 %", "", "", "-205.50"],
            ["", "Total FOB", "", "", "8,014.50"],
          ],
          widths: [75, 205, 60, 60, 85],
          lines: true,
        },
        {
          text: [
            "Country of origin of goods: INDIA",
            "Packed in 60 cartons of 20 pcs. Net weight per piece 780 g.",
            "Total net weight 936.000 kg, gross 1,014.000 kg.",
            "Payment: 30 % advance, 70 % against copy of B/L.",
            "We declare that this invoice shows the actual price of the goods described",
            "and that all particulars are true and correct. Goods manufactured by us.",
          ],
          size: 9,
        },
      ],
    ],
    truth: {
      reference: "THR-1304",
      manufacturer_name: "Panipat Heritage Weaves Pvt. Ltd.",
      manufacturer_address: "Plot 212, Sector 29 Part II, HUDA, Panipat 132103, Haryana, India",
      country_making: "IN",
      net_weight: 780,
      fibre_composition: fibres("cotton 60, acrylic 40"),
    },
  },
  {
    name: "seventh-lieferantenerklaerung-bettwaesche",
    language: "de",
    template: "textile",
    kind: "declaration",
    also: ["scan"],
    font: "serif",
    pages: [
      [
        {
          text: ["Weberei Hohlbach GmbH & Co. KG", "Talstraße 88, 72411 Bodelshausen, Deutschland"],
        },
        { text: ["Nordlicht Heimtextil GmbH", "Einkauf", "Speicherstraße 5", "24103 Kiel"] },
        { text: ["Bodelshausen, den 8. Oktober 2026"] },
        { title: "Erklärung zum Artikel 77-3140 Bettwäsche-Garnitur" },
        {
          text: [
            "Sehr geehrte Damen und Herren,",
            "wir bestätigen Ihnen, dass die Bettwäsche-Garnitur unseres Artikels 77-3140, die Sie",
            "unter Ihrer Marke Nordlicht führen, aus 50 % Leinen und 50 % Bio-Baumwolle gewebt",
            "ist. Das Gewicht einer Garnitur (135 x 200 und 80 x 80 cm) beträgt 1.150 g. Die Ware",
            "wird in unserem Werk in Bodelshausen gewebt und genäht; Ursprungsland ist",
            "Deutschland.",
            "Die Bio-Baumwolle ist nach GOTS zertifiziert, Zertifikat",
            "CU 884120 GOTS-2026-00114477, gültig bis 31.03.2027.",
            "Optische Aufheller setzen wir nicht ein.",
            "Bitte geben Sie Ihren Kunden diese Pflege mit: waschen bis 60 °C, nicht bleichen,",
            "Trocknen im Trockner bei niedriger Temperatur, heiß bügeln bis 200 °C, nicht chemisch",
            "reinigen.",
            "Mit einem Einlaufen von bis zu 4 % bei der ersten Wäsche ist zu rechnen.",
            "Mit freundlichen Grüßen",
            "Weberei Hohlbach, Qualitätssicherung",
          ],
        },
        {
          text: [
            "Alle Preise zuzüglich 19 % MwSt. Registergericht Stuttgart HRA 381274. USt-IdNr. DE146200318",
          ],
          size: 8,
        },
      ],
    ],
    truth: {
      reference: "77-3140",
      brand: "Nordlicht",
      manufacturer_name: "Weberei Hohlbach GmbH & Co. KG",
      manufacturer_address: "Talstraße 88, 72411 Bodelshausen, Deutschland",
      country_making: "DE",
      country_weaving: "DE",
      net_weight: 1150,
      fibre_composition: fibres("linen 50, organic cotton 50"),
      care_washing: "wash_60",
      care_bleaching: "do_not_bleach",
      care_drying: ["tumble_low"],
      care_ironing: "iron_200",
      care_professional: ["do_not_dry_clean"],
      certificates: [{ name: "GOTS", number: "CU 884120 GOTS-2026-00114477", valid_until: "2027-03-31" }],
    },
  },
  {
    name: "seventh-cartellino-maglia",
    language: "it",
    template: "textile",
    kind: "other",
    also: ["photo"],
    pages: [
      [
        { title: "VELLANO" },
        { text: ["maglieria dal 1968"], size: 8.5 },
        {
          pairs: [
            ["Modello", "Ginestra"],
            ["Art.", "VL 2261/C"],
            ["Colore", "038 muschio"],
            ["Taglia", "46"],
          ],
        },
        {
          text: ["45% lana vergine", "25% viscosa", "20% poliammide", "10% cashmere"],
        },
        { text: ["MADE IN ITALY"] },
        {
          text: [
            "Lavare a mano – Non candeggiare – Non asciugare in tamburo – Asciugare in piano",
            "Ferro tiepido max 110 °C – Lavare a secco con percloroetilene (P)",
          ],
          size: 8.5,
        },
        { text: ["8 032541 177066"] },
        {
          text: [
            "Prodotto e distribuito da Maglificio Vellano S.r.l.",
            "Via dei Tessitori 31, 41012 Carpi (MO), Italia",
            "Prezzo al pubblico € 189,00 IVA 22% inclusa",
          ],
          size: 8.5,
        },
      ],
    ],
    truth: {
      brand: "Vellano",
      model_name: "Ginestra",
      reference: "VL 2261/C",
      fibre_composition: fibres("virgin wool 45, viscose 25, polyamide 20, cashmere 10"),
      country_making: "IT",
      care_washing: "hand_wash",
      care_bleaching: "do_not_bleach",
      care_drying: ["do_not_tumble", "flat"],
      care_ironing: "iron_110",
      care_professional: ["dry_p"],
      gtin: "8032541177066",
      manufacturer_name: "Maglificio Vellano S.r.l.",
      manufacturer_address: "Via dei Tessitori 31, 41012 Carpi (MO), Italia",
    },
  },
  {
    name: "seventh-etiqueta-composicion-vestido",
    language: "es",
    template: "textile",
    kind: "other",
    font: "narrow",
    pages: [
      [
        { bar: "ARTE FINAL ETIQUETA DE COMPOSICIÓN – satén blanco 30 x 90 mm" },
        {
          pairs: [
            ["Cliente", "Marisma Moda, S.L."],
            ["Ref. prenda", "4417/230"],
            ["Prenda", "Vestido midi forrado"],
            ["Fecha", "19/06/2026, versión 2"],
          ],
          style: "gap",
        },
        {
          beside: [
            [
              {
                text: [
                  "CARA A",
                  "MARISMA",
                  "ES EXTERIOR: 72% VISCOSA 28% LINO",
                  "FORRO: 100% POLIÉSTER",
                  "PT EXTERIOR: 72% VISCOSE 28% LINHO",
                  "FORRO: 100% POLIÉSTER",
                  "FR EXTÉRIEUR: 72% VISCOSE 28% LIN",
                  "DOUBLURE: 100% POLYESTER",
                  "EN SHELL: 72% VISCOSE 28% LINEN",
                  "LINING: 100% POLYESTER",
                ],
                size: 9,
              },
            ],
            [
              {
                text: [
                  "CARA B",
                  "Lavar a 30 °C programa delicado",
                  "No usar lejía",
                  "No usar secadora",
                  "Planchar a temperatura media (150 °C)",
                  "No lavar en seco",
                  "HECHO EN MARRUECOS",
                  "MADE IN MOROCCO",
                  "CIF B-41880217",
                ],
                size: 9,
              },
            ],
          ],
        },
        {
          text: [
            "Tolerancia de corte ± 1 mm. Tinta negra 100 %. Texto mínimo 1,5 mm de alto.",
            "Comprobar los porcentajes con el informe de laboratorio antes de imprimir.",
          ],
          size: 8.5,
        },
      ],
    ],
    truth: {
      reference: "4417/230",
      brand: "Marisma",
      fibre_composition: fibres("viscose 72, linen 28 | lining: polyester 100"),
      care_washing: "wash_30_mild",
      care_bleaching: "do_not_bleach",
      care_drying: ["do_not_tumble"],
      care_ironing: "iron_150",
      care_professional: ["do_not_dry_clean"],
      country_making: "MA",
    },
  },
  {
    name: "seventh-ceki-listesi-bornoz",
    language: "tr",
    template: "textile",
    kind: "other",
    also: ["fax"],
    pages: [
      [
        { title: "ÇEKİ LİSTESİ / PACKING LIST" },
        {
          pairs: [
            ["İhracatçı", "Akçay Havlu Dokuma San. ve Tic. A.Ş."],
            ["Adres", "Organize Sanayi Bölgesi 5. Cadde No: 14, 20330 Denizli, Türkiye"],
            ["Alıcı", "Badhuis Textiel B.V., Rotterdam"],
            ["Fatura no", "AKC2026000000418"],
            ["Tarih", "03.10.2026"],
          ],
        },
        {
          table: [
            ["Koli no", "Ürün kodu", "Açıklama", "Beden", "Adet", "Brüt kg"],
            ["1-20", "BRN-0715", "Bornoz, %80 pamuk %20 polyester", "S/M", "200", "248,0"],
            ["21-45", "BRN-0715", "Bornoz, %80 pamuk %20 polyester", "L/XL", "250", "335,0"],
          ],
          widths: [50, 75, 170, 55, 55, 80],
          lines: true,
        },
        {
          text: [
            "Toplam 45 koli, 450 adet, brüt 583,0 kg, net 540,0 kg.",
            "Birim net ağırlık (S/M beden): 1.150 g",
            "Menşe: Türkiye. Üretici: ihracatçı firma.",
            "Koli ölçüsü 60 x 40 x 45 cm. KDV %0 (ihracat).",
          ],
        },
      ],
    ],
    truth: {
      reference: "BRN-0715",
      manufacturer_name: "Akçay Havlu Dokuma San. ve Tic. A.Ş.",
      manufacturer_address: "Organize Sanayi Bölgesi 5. Cadde No: 14, 20330 Denizli, Türkiye",
      country_making: "TR",
      net_weight: 1150,
      fibre_composition: fibres("cotton 80, polyester 20"),
    },
  },
  {
    name: "seventh-orderbevestiging-werkbroek",
    language: "nl",
    template: "textile",
    kind: "other",
    pages: [
      [
        { text: ["Van Dorsten Bedrijfskleding B.V.", "Havenweg 212, 5145 NJ Waalwijk"] },
        { title: "Orderbevestiging 2026-08817" },
        {
          pairs: [
            ["Klant", "Installatiebedrijf Meerman, Zwolle"],
            ["Uw referentie", "mail van 12 oktober"],
            ["Levering", "week 47, in één zending"],
          ],
          style: "dots",
        },
        {
          table: [
            ["Artikel", "Omschrijving", "Aantal", "Prijs", "Totaal"],
            [
              "DX-6104",
              "Werkbroek Stuw, merk Dorx, 65% polyester 35% katoen, stretchpaneel 92% polyamide 8% elastaan",
              "48",
              "€ 41,50",
              "€ 1.992,00",
            ],
            ["", "Korting 10%", "", "", "- € 199,20"],
            ["", "Btw 21%", "", "", "€ 376,49"],
            ["", "Te betalen", "", "", "€ 2.169,29"],
          ],
          widths: [65, 225, 50, 65, 82],
        },
        {
          text: [
            "EAN maat 52: 8712345612047. Gewicht broek maat 52: 690 gram.",
            "Geproduceerd in Tunesië.",
            "Wasvoorschrift: wassen op 60 graden, niet bleken, drogen op lage temperatuur in",
            "de trommel, strijken op middelhoge temperatuur (150 °C), niet chemisch reinigen.",
            "Betaling binnen 30 dagen; bij betaling binnen 8 dagen 2% korting.",
          ],
        },
      ],
    ],
    truth: {
      reference: "DX-6104",
      model_name: "Stuw",
      brand: "Dorx",
      gtin: "8712345612047",
      net_weight: 690,
      country_making: "TN",
      fibre_composition: fibres("polyester 65, cotton 35 | stretch panel: polyamide 92, elastane 8"),
      care_washing: "wash_60",
      care_bleaching: "do_not_bleach",
      care_drying: ["tumble_low"],
      care_ironing: "iron_150",
      care_professional: ["do_not_dry_clean"],
    },
  },
  {
    name: "seventh-fiche-technique-veste-softshell",
    language: "fr",
    template: "textile",
    kind: "tech_sheet",
    pages: [
      [
        { title: "Fiche technique – Veste softshell femme" },
        {
          table: [
            ["Référence", "SF-902 F"],
            ["Marque", "Cordée Bleue"],
            ["Modèle", "Aravis"],
            ["Code EAN (T. 40)", "3760211554088"],
            ["Tissu extérieur", "94 % polyester, 6 % élasthanne, 280 g/m²"],
            ["Membrane", "polyuréthane, 10 000 mm / 8 000 g"],
            ["Doublure", "micropolaire 100 % polyester"],
            ["Doublure de poche", "100 % polyester"],
            ["Matière recyclée", "52 % du poids textile (certifié GRS)"],
            ["Certificat GRS", "CU 1127745GRS-2026"],
            ["Poids (T. 40)", "0,610 kg"],
            ["Confection", "Roumanie"],
            ["Tricotage et teinture", "Italie"],
          ],
          widths: [170, 317],
          lines: true,
        },
        { bar: "ENTRETIEN" },
        {
          text: [
            "Lavage 30 °C, cycle délicat. Pas de chlore. Pas de sèche-linge. Ne pas repasser.",
            "Pas de nettoyage à sec. Ne pas utiliser d'adoucissant.",
          ],
        },
        {
          text: [
            "Variations de ± 5 % possibles sur le grammage. Document non contractuel, mai 2026.",
            "Existe aussi en homme : SF-902 H.",
          ],
          size: 8.5,
        },
      ],
    ],
    truth: {
      reference: "SF-902 F",
      brand: "Cordée Bleue",
      model_name: "Aravis",
      gtin: "3760211554088",
      fibre_composition: fibres(
        "polyester 94, elastane 6 | lining: polyester 100 | pocket lining: polyester 100",
      ),
      recycled_content: 52,
      certificates: [{ name: "GRS", number: "CU 1127745GRS-2026" }],
      net_weight: 610,
      country_making: "RO",
      country_weaving: "IT",
      country_dyeing: "IT",
      care_washing: "wash_30_mild",
      care_bleaching: "do_not_bleach",
      care_drying: ["do_not_tumble"],
      care_ironing: "do_not_iron",
      care_professional: ["do_not_dry_clean"],
    },
  },
  {
    name: "seventh-cargo-bike-battery",
    language: "en",
    template: "battery",
    kind: "tech_sheet",
    pages: [
      [
        { title: "Battery pack data sheet" },
        {
          pairs: [
            ["Brand", "Voltmarsh"],
            ["Model", "VM-Cargo 720"],
            ["Part number", "VMC-36-20-R2"],
            ["EAN", "5028173409210"],
            ["Chemistry", "Lithium-ion NMC, 10S4P, 21700 cells"],
          ],
          style: "gap",
        },
        {
          table: [
            ["Parameter", "Min.", "Typ.", "Max.", "Unit"],
            ["Nominal voltage", "", "36", "", "V"],
            ["Discharge cut-off voltage", "27.5", "", "", "V"],
            ["Charging voltage", "", "", "42.0", "V"],
            ["Rated capacity (0.2 C, 25 °C)", "", "20", "", "Ah"],
            ["Rated energy", "", "720", "", "Wh"],
            ["Continuous discharge current", "", "", "30", "A"],
            ["Charge temperature", "0", "", "45", "°C"],
            ["State of charge on delivery", "", "30", "", "%"],
          ],
          widths: [210, 65, 65, 65, 60],
          lines: true,
        },
        {
          text: [
            "Mass 3.65 kg including handle. Charger C42-4A (0.68 kg) sold separately.",
            "80 % of rated capacity remains after 800 full cycles. Transport test UN 38.3 passed.",
            "Manufactured by Voltmarsh Energy Ltd, Unit 6 Severn Way, Newport NP19 4QT, United",
            "Kingdom.",
            "Assembled in the United Kingdom. Cells from South Korea.",
          ],
        },
      ],
    ],
    truth: {
      brand: "Voltmarsh",
      model_name: "VM-Cargo 720",
      reference: "VMC-36-20-R2",
      gtin: "5028173409210",
      battery_chemistry: "nmc",
      voltage_nominal: 36,
      voltage_minimum: 27.5,
      voltage_maximum: 42,
      rated_capacity: 20,
      rated_energy: 0.72,
      battery_weight: 3.65,
      manufacturer_name: "Voltmarsh Energy Ltd",
      manufacturer_address: "Unit 6 Severn Way, Newport NP19 4QT, United Kingdom",
      country_making: "GB",
    },
  },
  {
    name: "seventh-ficha-sapato-senhora",
    language: "pt",
    template: "footwear",
    kind: "tech_sheet",
    also: ["photo"],
    pages: [
      [
        { title: "FICHA TÉCNICA DE CALÇADO" },
        {
          beside: [
            [
              {
                pairs: [
                  ["Referência", "LM-3382-07"],
                  ["Marca", "Lume Mar"],
                  ["Modelo", "Arrábida"],
                  ["Tamanhos", "35 a 41"],
                ],
              },
            ],
            [
              {
                pairs: [
                  ["Construção", "Colado"],
                  ["Forma", "F-771"],
                  ["Altura do salto", "45 mm"],
                  ["EAN 37", "5601984432075"],
                ],
              },
            ],
          ],
        },
        {
          table: [
            ["Parte", "Material", "Fornecedor"],
            ["Gáspea", "Couro bovino, curtume sem crómio", "Curtumes Vale do Alviela"],
            ["Forro", "Couro suíno 80%, têxtil 20%", "Pelforro"],
            ["Palmilha", "Espuma de látex com 30% de material reciclado", "Solafoam"],
            ["Sola", "TPU", "Solas Ave"],
          ],
          widths: [90, 260, 137],
          lines: true,
        },
        {
          text: [
            "Peso do par (37): 540 g.",
            "Fabricante: Calçados Monte Verde, Lda., Rua da Indústria 77, 4610-155 Felgueiras, Portugal",
            "Fabricado em Portugal. Corte e costura da gáspea na Tunísia; montagem em Portugal.",
            "Preço sem IVA (23%).",
          ],
        },
      ],
    ],
    truth: {
      reference: "LM-3382-07",
      brand: "Lume Mar",
      model_name: "Arrábida",
      gtin: "5601984432075",
      net_weight: 540,
      manufacturer_name: "Calçados Monte Verde, Lda.",
      manufacturer_address: "Rua da Indústria 77, 4610-155 Felgueiras, Portugal",
      country_making: "PT",
      country_upper: "TN",
      country_assembly: "PT",
    },
  },
  {
    name: "seventh-transaction-certificate-fleece",
    language: "en",
    template: "textile",
    kind: "certificate",
    also: ["scan"],
    font: "serif",
    pages: [
      [
        { title: "TRANSACTION CERTIFICATE" },
        { text: ["Global Recycled Standard (GRS)"] },
        {
          pairs: [
            ["1. Certification body", "Veritrace Certification B.V., Deventer"],
            ["2. Certificate number", "VTC-TC-2026-0047719"],
            ["3. Seller", "Sunho Textile Co., Ltd., 118 Gongdan-ro, Gumi-si, Republic of Korea"],
            ["4. Buyer", "Danube Sportswear Kft., Budapest"],
            ["5. Gross shipping weight", "4,312.0 kg"],
            ["6. Net shipping weight", "4,120.0 kg"],
            ["7. Net certified weight", "3,502.0 kg"],
          ],
          style: "gap",
        },
        { bar: "10. CERTIFIED PRODUCTS" },
        {
          table: [
            ["Product no.", "Category", "Detail", "Material composition", "Standard label"],
            [
              "1 / FL-260R",
              "Greige and dyed fabrics",
              "Knitted fleece",
              "85% recycled post-consumer polyester, 15% organic cotton",
              "GRS",
            ],
          ],
          widths: [75, 90, 80, 160, 82],
          lines: true,
        },
        {
          text: [
            "Recycled content of product no. 1: 85 %. Country of origin: Republic of Korea.",
            "The threshold for the label GRS is 50 % recycled material, for RCS 5 %.",
            "Place and date of issue: Deventer, 21 September 2026. This certificate is electronic.",
          ],
        },
      ],
    ],
    truth: {
      certificates: [{ name: "GRS", number: "VTC-TC-2026-0047719" }],
      reference: "FL-260R",
      fibre_composition: fibres("recycled polyester 85, organic cotton 15"),
      recycled_content: 85,
      country_making: "KR",
    },
  },
  {
    name: "seventh-karta-produktu-kurtka",
    language: "pl",
    template: "textile",
    kind: "other",
    pages: [
      [
        { title: "KARTA PRODUKTU" },
        {
          pairs: [
            ["Nazwa modelu", "Brenna"],
            ["Marka", "Zimorodek"],
            ["Symbol", "KD-1188"],
            ["Kod EAN", "5907342188050"],
            ["Skład: materiał wierzchni", "80% wełna, 15% poliamid, 5% kaszmir"],
            ["podszewka", "55% wiskoza, 45% poliester"],
            ["Masa wyrobu", "1240 g (rozmiar 38)"],
            ["Kraj produkcji", "Polska"],
            ["Producent", "Szwalnia Odra Sp. z o.o., ul. Fabryczna 12, 50-503 Wrocław, Polska"],
          ],
          style: "dots",
        },
        { bar: "KONSERWACJA" },
        {
          text: [
            "Nie prać w wodzie. Nie chlorować. Nie suszyć w suszarce bębnowej. Prasować w niskiej",
            "temperaturze (do 110 °C). Czyścić chemicznie (P).",
          ],
        },
        {
          text: ["Cena detaliczna 899,00 zł, w tym 23% VAT. Rabat dla odbiorców hurtowych do 35%."],
          size: 8.5,
        },
      ],
    ],
    truth: {
      model_name: "Brenna",
      brand: "Zimorodek",
      reference: "KD-1188",
      gtin: "5907342188050",
      fibre_composition: fibres("wool 80, polyamide 15, cashmere 5 | lining: viscose 55, polyester 45"),
      net_weight: 1240,
      country_making: "PL",
      manufacturer_name: "Szwalnia Odra Sp. z o.o.",
      manufacturer_address: "ul. Fabryczna 12, 50-503 Wrocław, Polska",
      care_washing: "do_not_wash",
      care_bleaching: "do_not_bleach",
      care_drying: ["do_not_tumble"],
      care_ironing: "iron_110",
      care_professional: ["dry_p"],
    },
  },
  {
    name: "seventh-produktblad-understall",
    language: "sv",
    template: "textile",
    kind: "tech_sheet",
    also: ["photo"],
    pages: [
      [
        { bar: "PRODUKTBLAD" },
        { title: "Underställströja Tjäll" },
        {
          text: ["Tunn och varm tröja närmast kroppen för långa dagar i fjällen. Stickad utan sidsömmar."],
        },
        {
          pairs: [
            ["Varumärke", "Råvind"],
            ["Artikelnummer", "RV-40127"],
            ["EAN-kod", "7350094126630"],
            ["Material", "70 % merinoull, 27 % polyamid, 3 % elastan"],
            ["Mudd", "95 % polyamid, 5 % elastan"],
            ["Ytvikt", "190 g/m²"],
            ["Vikt", "215 g (storlek M)"],
            ["Tillverkad i", "Litauen"],
            ["Ull från", "Nya Zeeland"],
            ["Certifikat", "OEKO-TEX STANDARD 100 nr 19.HSE.40271"],
          ],
          style: "gap",
        },
        {
          text: [
            "Skötsel: Tvättas i 40 °C skonsamt program. Ej blekning. Tål inte torktumling. Plantorkas.",
            "Strykes med låg värme, högst 110 °C. Ej kemtvätt.",
          ],
        },
      ],
    ],
    truth: {
      model_name: "Tjäll",
      brand: "Råvind",
      reference: "RV-40127",
      gtin: "7350094126630",
      fibre_composition: fibres("merino wool 70, polyamide 27, elastane 3 | cuff: polyamide 95, elastane 5"),
      net_weight: 215,
      country_making: "LT",
      country_fibre: ["NZ"],
      certificates: [{ name: "OEKO-TEX STANDARD 100", number: "19.HSE.40271" }],
      care_washing: "wash_40_mild",
      care_bleaching: "do_not_bleach",
      care_drying: ["do_not_tumble", "flat"],
      care_ironing: "iron_110",
      care_professional: ["do_not_dry_clean"],
    },
  },
  {
    name: "seventh-scheda-tessuto-drapperia",
    language: "it",
    template: "textile",
    kind: "tech_sheet",
    also: ["fax"],
    font: "serif",
    pages: [
      [
        { title: "SCHEDA TESSUTO" },
        { text: ["Lanificio Val Sessera S.p.A. – Via Torrente 9 – 13867 Crevacuore (BI)"], size: 8.5 },
        {
          table: [
            ["ARTICOLO", "DISEGNO", "COMPOSIZIONE", "ALTEZZA", "PESO"],
            ["7730/24", "Spigato 12", "WV 68 PL 22 WS 6 EA 4", "148/150 cm", "395 g/ml"],
          ],
          widths: [75, 85, 165, 82, 80],
          lines: true,
        },
        {
          pairs: [
            ["Ordito", "Nm 2/60"],
            ["Trama", "Nm 30/1"],
            ["Rientro a vapore", "ordito max 1,5% – trama max 1,5%"],
            ["Filatura", "Italia"],
            ["Tessitura", "Italia"],
            ["Tintura e finissaggio", "Italia"],
            ["Trattamento", "non lavare in acqua, lavaggio a secco (P), ferro max 150 °C, non candeggiare"],
          ],
          style: "dots",
        },
        {
          text: [
            "Legenda: WV lana vergine, PL poliestere, WS cashmere, EA elastan.",
            "Tolleranza sulla composizione ± 3% secondo il Reg. (UE) 1007/2011. Minimo 60 m per colore;",
            "sotto il minimo supplemento del 15%.",
          ],
          size: 9,
        },
      ],
    ],
    truth: {
      reference: "7730/24",
      manufacturer_name: "Lanificio Val Sessera S.p.A.",
      manufacturer_address: "Via Torrente 9, 13867 Crevacuore (BI)",
      fibre_composition: fibres("virgin wool 68, polyester 22, cashmere 6, elastane 4"),
      country_spinning: "IT",
      country_weaving: "IT",
      country_dyeing: "IT",
      care_washing: "do_not_wash",
      care_bleaching: "do_not_bleach",
      care_ironing: "iron_150",
      care_professional: ["dry_p"],
    },
  },
  {
    name: "seventh-labelling-circular",
    language: "en",
    template: "textile",
    kind: "other",
    pages: [
      [
        { text: ["To all suppliers of knitted and woven goods"] },
        { title: "Circular 7/2026: fibre labelling and tolerances" },
        {
          text: [
            "Following two complaints from market surveillance we remind you of the rules for labels.",
            '1. Fibres are named in full and in descending order. A label such as "100% cotton" may be',
            "used only where no other fibre is present, apart from decoration of up to 7 %.",
            "2. The tolerance between label and analysis is 3 percentage points for blends.",
            "Example of a correct label: 65% polyester, 35% cotton.",
            "Example of a wrong label: 65/35 polycotton.",
            "3. Fibres below 5 % may be shown as other fibres, but elastane is always to be named.",
            "4. Words like pure or all are not to be used beside a blend.",
            "Labels that do not follow these rules are charged back at cost plus 15 % for handling from",
            "1 January 2027. Please send the label artwork to the technical team before bulk printing.",
          ],
        },
        { text: ["Technical Department, 3 November 2026"] },
      ],
    ],
    truth: {},
  },
  {
    name: "seventh-einkaufsbedingungen-auszug",
    language: "de",
    template: "textile",
    kind: "other",
    font: "narrow",
    pages: [
      [
        { title: "Anlage 3 zum Rahmenvertrag: Qualitätsvorgaben Textil" },
        {
          text: [
            "(1) Garne aus Mulesing-Wolle, Angora und Mohair sind nicht zugelassen. Bei Baumwolle ist Ware",
            "aus Turkmenistan und Usbekistan ausgeschlossen.",
            "(2) Ab der Saison Herbst 2027 sollen mindestens 30 % des Sortiments recycelte Fasern enthalten.",
            "Bei Polyester liegt das Ziel bei 50 %, bei Polyamid bei 25 %.",
          ],
        },
        {
          table: [
            ["Warengruppe", "Einlauf max.", "Pilling mind.", "Beispielqualität"],
            ["Maschenware", "5 %", "3-4", "95 % Baumwolle / 5 % Elasthan"],
            ["Webware", "3 %", "4", "100 % Leinen"],
            ["Strick", "5 %", "3", "50 % Wolle / 50 % Polyacryl"],
          ],
          widths: [110, 90, 90, 195],
          lines: true,
        },
        {
          text: [
            "(3) Bei Abweichungen kann der Käufer die Annahme verweigern oder den Preis um bis zu 20 %",
            "mindern.",
            "(4) Prüfberichte dürfen nicht älter als zwölf Monate sein.",
          ],
        },
      ],
    ],
    truth: {},
  },
  {
    name: "seventh-line-sheet-dress",
    language: "en",
    template: "textile",
    kind: "other",
    pages: [
      [
        { bar: "LINE SHEET  SPRING SUMMER 2027  OKONEDO STUDIO" },
        {
          beside: [
            [
              { title: "Isolde" },
              {
                text: ["Wrap dress, midi length", "Colours: ink, clay, sea glass", "Sizes: UK 6 to 18"],
              },
            ],
            [
              {
                pairs: [
                  ["STYLE NO.", "OS27-D014"],
                  ["FABRIC", "53% lyocell, 47% linen"],
                  ["TRIM", "100% cotton, broderie at sleeve hem"],
                  ["MADE IN", "Portugal"],
                  ["BARCODE UK 10", "5060721190140"],
                  ["WHOLESALE", "GBP 74.00"],
                  ["RRP", "GBP 185.00 incl. 20% VAT"],
                  ["DELIVERY", "15 January to 28 February"],
                ],
                style: "stacked",
              },
            ],
          ],
        },
        {
          text: [
            "Orders over GBP 3,000 receive 5% discount. Minimum six pieces a style. Machine wash 30 gentle,",
            "line dry in shade, warm iron (150 °C) on reverse. Do not bleach. Do not tumble dry.",
          ],
          size: 9,
        },
      ],
    ],
    truth: {
      brand: "Okonedo Studio",
      model_name: "Isolde",
      reference: "OS27-D014",
      gtin: "5060721190140",
      fibre_composition: fibres("lyocell 53, linen 47 | trim: cotton 100"),
      country_making: "PT",
      care_washing: "wash_30_mild",
      care_bleaching: "do_not_bleach",
      care_drying: ["line_shade", "do_not_tumble"],
      care_ironing: "iron_150",
    },
  },
  {
    name: "seventh-produktdatenblatt-kissen",
    language: "de",
    template: "textile",
    kind: "tech_sheet",
    pages: [
      [
        { title: "Artikelpass / Article passport" },
        {
          table: [
            ["Artikel-Nr. / Article no.", "KI-8040-D"],
            ["Bezeichnung / Description", "Kopfkissen 80 x 80 cm / Pillow 80 x 80 cm"],
            ["Marke / Brand", "Federhaus Lindau"],
            ["GTIN", "4260775018396"],
            ["Bezug / Cover", "100 % Baumwolle / 100 % cotton"],
            ["Füllung / Filling", "70 % Entenfedern, 30 % Entendaunen / 70 % duck feathers, 30 % duck down"],
            ["Füllgewicht / Filling weight", "900 g"],
            ["Gesamtgewicht / Total weight", "1.180 g"],
            ["Hersteller / Manufacturer", "Bettfedernfabrik Lindau GmbH"],
            ["Anschrift / Address", "Köchlinstraße 40, 88131 Lindau, Deutschland"],
            ["Hergestellt in / Made in", "Deutschland / Germany"],
            ["Zertifikat / Certificate", "OEKO-TEX STANDARD 100, 07.0.88142 Hohenstein HTTI"],
          ],
          widths: [175, 312],
          lines: true,
        },
        {
          text: [
            "Pflege / Care: waschbar bis 60 °C / wash at 60 °C; nicht bleichen / do not bleach;",
            "Trockner normal / tumble dry normal; nicht bügeln / do not iron;",
            "nicht chemisch reinigen / do not dry clean.",
          ],
        },
      ],
    ],
    truth: {
      reference: "KI-8040-D",
      brand: "Federhaus Lindau",
      gtin: "4260775018396",
      fibre_composition: fibres("cover: cotton 100 | filling: feathers 70, down 30"),
      net_weight: 1180,
      manufacturer_name: "Bettfedernfabrik Lindau GmbH",
      manufacturer_address: "Köchlinstraße 40, 88131 Lindau, Deutschland",
      country_making: "DE",
      certificates: [{ name: "OEKO-TEX STANDARD 100", number: "07.0.88142" }],
      care_washing: "wash_60",
      care_bleaching: "do_not_bleach",
      care_drying: ["tumble_normal"],
      care_ironing: "do_not_iron",
      care_professional: ["do_not_dry_clean"],
    },
  },
  ...HELD_OUT_SEVENTH_MORE,
];
