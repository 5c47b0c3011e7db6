/** Papers of makers and sellers of clothes and shoes, written by somebody who had not read the rules. */
import { fibres } from "../fibres.ts";
import type { Specimen } from "../specimen.ts";
import { APPAREL_MORE } from "./apparel-more.ts";

export const APPAREL: readonly Specimen[] = [
  {
    name: "apparel-parka-bill-of-materials",
    language: "en",
    template: "textile",
    kind: "tech_sheet",
    also: ["scan"],
    font: "narrow",
    pages: [
      [
        { bar: "TECH PACK  /  BILL OF MATERIALS   rev. 4" },
        {
          table: [
            ["Style no.", "HW-26-1180", "Season", "AW26"],
            ["Style name", "Corrin Parka", "Sample size", "M"],
            ["Brand", "Hetherwick", "Date", "03.06.2026"],
            ["Factory", "Thai Binh Outerwear Co., Ltd", "Origin", "Vietnam"],
          ],
          widths: [70, 200, 80, 135],
          lines: true,
        },
        {
          table: [
            ["Item", "Placement", "Description / content", "Supplier", "Cons."],
            ["Fabric A", "Shell", "70% cotton 30% polyamide, 195 gsm, DWR C0", "Kwang Dong", "2.35 yd"],
            ["Fabric B", "Body lining", "100% recycled polyester taffeta 63 gsm", "Kwang Dong", "1.60 yd"],
            ["Fabric C", "Sleeve lining", "100% polyamide 380T", "Kwang Dong", "0.70 yd"],
            ["Padding", "Body / sleeves", "100% polyester 140 g / 100 g", "Vina Fill", "1.75 yd"],
            ["Rib", "Cuffs", "96% polyester 4% elastane 2x2 rib", "Hoa Rib", "0.12 yd"],
            ["Thread", "All seams", "Tex 40 corespun", "Coats", "310 m"],
            ["Zip", "CF", "#8 moulded 2-way, antique brass", "YKK", "1 pc"],
            ["Main label", "CB neck", "Woven damask, black", "Nilorn", "1 pc"],
          ],
          widths: [58, 80, 210, 80, 58],
          lines: true,
        },
        {
          text: [
            "Consumption includes 3% wastage. Shrinkage allowance warp 2%, weft 1.5%. Bulk only after",
            "approved lab dip; shade band 95% or better. Carton tape 48 mm, polybag with 30% PCR content.",
          ],
          size: 8.5,
        },
      ],
    ],
    truth: {
      reference: "HW-26-1180",
      model_name: "Corrin Parka",
      brand: "Hetherwick",
      manufacturer_name: "Thai Binh Outerwear Co., Ltd",
      country_making: "VN",
      fibre_composition: fibres(
        "cotton 70, polyamide 30 | lining: recycled polyester 100 | sleeve lining: polyamide 100 | filling: polyester 100 | cuff: polyester 96, elastane 4",
      ),
    },
  },
  {
    name: "apparel-suit-test-report",
    language: "en",
    template: "textile",
    kind: "test_report",
    pages: [
      [
        { title: "TEST REPORT" },
        {
          pairs: [
            ["Report number", "(6626)241-0913"],
            ["Date", "14 September 2026"],
            ["Applicant", "Ormerod & Vale Tailoring Ltd, 8 Park Row, Leeds LS1 5HD"],
            ["Sample description", "One (1) piece of men's two-button suit jacket in navy"],
            ["Style no.", "OV-JK-5521"],
            ["End use", "Adult, outerwear"],
            ["Claimed fibre content", "Shell: 74% wool, 24% polyester, 2% elastane; lining: 100% viscose"],
          ],
        },
        { text: ["Fibre content (ISO 1833-2006 and ISO/TR 11827; dry method, moisture regain applied)"] },
        {
          table: [
            ["Test item", "Tested component", "Result (%)", "Claimed (%)", "Conclusion"],
            ["(A) navy twill", "Wool", "73.1", "74", "M"],
            ["", "Polyester", "24.7", "24", "M"],
            ["", "Elastane", "2.2", "2", "M"],
            ["(B) navy lining", "Viscose", "100", "100", "M"],
          ],
          widths: [110, 110, 85, 85, 90],
        },
        {
          text: [
            "M = meets the claim, tolerance 3% absolute. Azo dyes (EN ISO 14362-1): not detected, limit 30 mg/kg.",
            "Formaldehyde: < 16 mg/kg. pH: 6.1. Seam slippage at 80 N: 2.5 mm. Loss in mass after 12 000 rubs: 4%.",
            "This report refers only to the samples submitted and may not be copied except in full.",
          ],
          size: 8.5,
        },
      ],
    ],
    truth: {
      reference: "OV-JK-5521",
      fibre_composition: fibres("wool 74, polyester 24, elastane 2 | lining: viscose 100"),
    },
  },
  {
    name: "apparel-cardigan-email",
    language: "en",
    template: "textile",
    kind: "other",
    font: "sans",
    pages: [
      [
        {
          pairs: [
            ["From", "Priya Raghavan <priya@sundaramknits.example>"],
            ["To", "Hannah Tice, Merrow & Finch"],
            ["Date", "Tue, 7 July 2026 09:42"],
            ["Subject", "RE: style MF4471 ladies cardigan – label details"],
          ],
        },
        {
          text: [
            "Dear Hannah,",
            "",
            "Thanks for your mail. Please find our answers for MF4471 below so that you can finish the artwork:",
            "- yarn is 2/26 Nm, 45% viscose / 30% polyamide / 20% wool / 5% cashmere, same as the PP sample",
            "- knitted and linked at our Tirupur unit, so please print Made in India",
            "- piece weight is 312 grams in size 12",
            "- barcode 5056201134476",
            "- care: hand wash only, do not bleach, do not tumble dry, dry flat, cool iron (110), do not dry clean",
            "",
            "The 50/50 cotton acrylic you asked for in the spring was quoted at 8% less, but we understand that it",
            "was dropped. We ship 60% by sea on 20 July and the balance 40% a week later.",
            "",
            "Kind regards,",
            "Priya",
            "Sundaram Knits Pvt Ltd, 14/2 Kangeyam Road, Tirupur 641604, India",
          ],
          size: 9.5,
        },
      ],
    ],
    truth: {
      reference: "MF4471",
      gtin: "5056201134476",
      net_weight: 312,
      country_making: "IN",
      manufacturer_name: "Sundaram Knits Pvt Ltd",
      manufacturer_address: "14/2 Kangeyam Road, Tirupur 641604, India",
      fibre_composition: fibres("viscose 45, polyamide 30, wool 20, cashmere 5"),
      care_washing: "hand_wash",
      care_bleaching: "do_not_bleach",
      care_drying: ["do_not_tumble", "flat"],
      care_ironing: "iron_110",
      care_professional: ["do_not_dry_clean"],
    },
  },
  {
    name: "apparel-shirt-care-label-artwork",
    language: "en",
    template: "textile",
    kind: "other",
    also: ["photo"],
    pages: [
      [
        {
          text: ["CARE LABEL ARTWORK – SATIN, LOOP FOLD, 30 x 70 mm – PROOF 2 – PLEASE CHECK AND SIGN"],
          size: 9,
        },
        {
          beside: [
            [
              { text: ["Face 1"], size: 8 },
              {
                text: [
                  "ART. CW-0932",
                  "EAN 8714520066188",
                  "",
                  "54% LINEN LEINEN LIN LINO LINNEN LEN",
                  "46% COTTON BAUMWOLLE COTON",
                  "ALGODÓN COTONE KATOEN BAWEŁNA",
                  "",
                  "MADE IN / FABRIQUÉ EN / HECHO EN",
                  "TURKEY TURQUIE TURQUÍA TÜRKEI",
                ],
              },
            ],
            [
              { text: ["Face 2"], size: 8 },
              {
                text: [
                  "MACHINE WASH 30°C GENTLE",
                  "DO NOT BLEACH",
                  "DO NOT TUMBLE DRY",
                  "IRON MEDIUM 150°C",
                  "DO NOT DRY CLEAN",
                  "WASH WITH SIMILAR COLOURS",
                ],
              },
            ],
          ],
        },
        {
          text: ["Print 100% black on white. Enlarged to 180% for checking. Type not below 5 pt."],
          size: 8.5,
        },
      ],
    ],
    truth: {
      reference: "CW-0932",
      gtin: "8714520066188",
      country_making: "TR",
      fibre_composition: fibres("linen 54, cotton 46"),
      care_washing: "wash_30_mild",
      care_bleaching: "do_not_bleach",
      care_drying: ["do_not_tumble"],
      care_ironing: "iron_150",
      care_professional: ["do_not_dry_clean"],
    },
  },
  {
    name: "apparel-jeans-web-shop",
    language: "en",
    template: "textile",
    kind: "other",
    pages: [
      [
        { text: ["Home  >  Men  >  Jeans  >  Straight"], size: 8.5 },
        { title: "Loom & Ladder straight jeans, rinsed indigo" },
        { text: ["£95.00    was £120.00    -21%     4.6 / 5 (187 reviews)"] },
        { text: ["Select size   28  29  30  31  32  33  34  36       Add to bag"], size: 9 },
        {
          text: [
            "Details",
            "Our everyday straight leg, cut from 13 oz denim woven in Japan. The cloth is 98% organic",
            "cotton with just 2% stretch from elastane, so it gives a little where it matters. Pocket bags are 65%",
            "polyester, 35% cotton. Copper rivets, leather patch.",
          ],
        },
        {
          pairs: [
            ["Brand", "Loom & Ladder"],
            ["Product code", "LL-J-0213"],
            ["Made in", "Portugal"],
            ["Weight", "780 g"],
            ["Fit", "True to size, model is 186 cm and wears 32"],
          ],
          style: "gap",
        },
        {
          text: [
            "You might also like: Selvedge jacket, 100% cotton, £140 · Ribbed tee, 95% cotton 5% elastane, £28",
            "Free returns within 30 days. 10% off your first order when you sign up. © 2026 Loom & Ladder Ltd",
          ],
          size: 8.5,
        },
      ],
    ],
    truth: {
      brand: "Loom & Ladder",
      reference: "LL-J-0213",
      country_making: "PT",
      country_weaving: "JP",
      net_weight: 780,
      fibre_composition: fibres("organic cotton 98, elastane 2 | pocket lining: polyester 65, cotton 35"),
    },
  },
  {
    name: "apparel-dungarees-material-passport",
    language: "en",
    template: "textile",
    kind: "declaration",
    pages: [
      [
        { title: "Material passport" },
        {
          text: ["Kids' dungarees, corduroy – issued by the maker for the retailer's passport, 11 May 2026"],
        },
        {
          pairs: [
            ["Model", "Pip Dungarees"],
            ["Item number", "TD-3090-92"],
            ["GTIN", "5701149002737"],
            ["Brand owner", "Tumbledown Kids"],
            ["Maker", "Konfekcja Brzoza Sp. z o.o."],
            ["Place of making", "ul. Szwalnicza 9, 90-115 Łódź, Poland"],
          ],
          style: "stacked",
        },
        {
          table: [
            ["Material", "Where in the product", "Share of that part", "Supplier"],
            ["Organic cotton", "Corduroy, outer", "97 %", "Bossa"],
            ["Elastane", "Corduroy, outer", "3 %", "Asahi"],
            ["Organic cotton", "Jersey lining", "100 %", "Sun Tekstil"],
          ],
          widths: [110, 140, 110, 125],
          lines: true,
        },
        {
          text: [
            "Buckles: brass, nickel free, 24 g. Sewing thread: cotton. Of the weight of the whole garment (286 g),",
            "textile makes up 91 %, metal 8 % and labels 1 %. GOTS certificate CU-884121-GOTS, valid until 2027-02-28.",
          ],
          size: 9,
        },
      ],
    ],
    truth: {
      model_name: "Pip Dungarees",
      reference: "TD-3090-92",
      gtin: "5701149002737",
      brand: "Tumbledown Kids",
      manufacturer_name: "Konfekcja Brzoza Sp. z o.o.",
      manufacturer_address: "ul. Szwalnicza 9, 90-115 Łódź, Poland",
      country_making: "PL",
      net_weight: 286,
      fibre_composition: fibres("organic cotton 97, elastane 3 | lining: organic cotton 100"),
      certificates: [{ name: "GOTS", number: "CU-884121-GOTS", valid_until: "2027-02-28" }],
    },
  },
  {
    name: "apparel-customs-invoice-dress",
    language: "en",
    template: "textile",
    kind: "invoice",
    also: ["fax"],
    font: "mono",
    pages: [
      [
        { text: ["COMMERCIAL INVOICE"], size: 12 },
        {
          text: [
            "Exporter: Fairlotus Garment (Nantong) Co., Ltd",
            "          No. 88 Xinggang Road, Nantong 226009, China",
            "Consignee: Ardent & Rowe BV, Keizersgracht 410, Amsterdam",
            "Invoice no: FL26-0718    Date: 2026-07-18    FOB Shanghai",
          ],
          size: 8.5,
        },
        {
          text: [
            "HS CODE     DESCRIPTION                              QTY    USD/PC   AMOUNT",
            "----------------------------------------------------------------------------",
            "6204440090  LADIES WOVEN DRESS, STYLE AR-D7702       600    14.20    8520.00",
            "            SHELL 100% VISCOSE, LINING 95% POLYESTER",
            "            5% ELASTANE, PO 40019, BRAND ARDENT & ROWE",
            "----------------------------------------------------------------------------",
            "TOTAL                                                600             8520.00",
          ],
          size: 8.5,
        },
        {
          text: [
            "Country of origin: China.  Net 228.0 kg, gross 264.0 kg, 20 cartons.",
            "Payment: 30% deposit, 70% against copy of B/L.",
            "We certify that this invoice is true and correct.",
          ],
          size: 8.5,
        },
      ],
    ],
    truth: {
      reference: "AR-D7702",
      brand: "Ardent & Rowe",
      country_making: "CN",
      fibre_composition: fibres("viscose 100 | lining: polyester 95, elastane 5"),
      commodity_code: "6204440090",
    },
  },
  {
    name: "apparel-cotton-price-letter",
    language: "en",
    template: "textile",
    kind: "other",
    pages: [
      [
        { title: "Calloway Spinners plc" },
        { text: ["Registered office: 3 Wharf Street, Rochdale OL12 6AA"], size: 8.5 },
        { text: ["2 October 2026", "", "To all our knitting and weaving customers"] },
        {
          text: [
            "Price list no. 17 – surcharges from 1 November 2026",
            "",
            "Since the spring, cotton has risen by 14% and polyester staple by 9%. We have carried as much of this",
            "as we could. From 1 November our prices go up as follows: cotton 6%, viscose 4%, polyester 5%, wool",
            "rich blends 3%. Orders confirmed before 15 October 2026 are invoiced at the old price list, provided",
            "that at least 80% of the quantity is called off by the end of the year.",
            "",
            "For blends the surcharge is worked out by shares. An example: a yarn of 60% cotton and 40% polyester",
            "goes up by 0.6 x 6% + 0.4 x 5% = 5.6%.",
            "",
            "We thank you for your understanding. Your usual contact in our sales office will be glad to help.",
            "",
            "Marjorie Eccles, commercial director",
          ],
        },
      ],
    ],
    truth: {},
  },
  {
    name: "apparel-sakko-lieferantenauskunft",
    language: "de",
    template: "textile",
    kind: "declaration",
    also: ["scan"],
    pages: [
      [
        {
          text: [
            "Schneiderwerk Vogtland GmbH · Färberstraße 18 · 08523 Plauen",
            "",
            "An die Herrenausstatter Brenner KG, Abteilung Einkauf",
          ],
          size: 9,
        },
        { title: "Lieferantenauskunft zu Artikel 40718 „Sakko Elbert“" },
        {
          text: [
            "Sehr geehrte Frau Lindner,",
            "wie gewünscht bestätigen wir Ihnen zu oben genanntem Artikel:",
            "",
            "1. Das Oberstoffgewebe besteht aus 98 % Schurwolle und 2 % Elastan (Weberei in Biella, Italien).",
            "2. Das Futter im Körper ist aus 100 % Cupro, das Ärmelfutter aus 52 % Viskose und 48 % Polyester.",
            "3. Zugeschnitten und genäht wird in unserem Werk in Plauen, Deutschland.",
            "4. Das Kleidungsstück wiegt in Größe 50 rund 690 g.",
            "5. Pflege: nicht waschen, nicht bleichen, nicht im Wäschetrockner trocknen, bügeln mit höchstens",
            "    150 °C, chemische Reinigung mit Perchlorethylen (P).",
            "",
            "Die Angaben gelten mit der üblichen Toleranz von 3 % nach der Textilkennzeichnungsverordnung.",
            "",
            "Mit freundlichen Grüßen",
            "i. A. Heike Morgner, Qualitätssicherung",
          ],
        },
      ],
    ],
    truth: {
      reference: "40718",
      model_name: "Sakko Elbert",
      manufacturer_name: "Schneiderwerk Vogtland GmbH",
      manufacturer_address: "Färberstraße 18 · 08523 Plauen",
      country_making: "DE",
      country_weaving: "IT",
      net_weight: 690,
      fibre_composition: fibres(
        "virgin wool 98, elastane 2 | lining: cupro 100 | sleeve lining: viscose 52, polyester 48",
      ),
      care_washing: "do_not_wash",
      care_bleaching: "do_not_bleach",
      care_drying: ["do_not_tumble"],
      care_ironing: "iron_150",
      care_professional: ["dry_p"],
    },
  },
  {
    name: "apparel-pruefbericht-skiunterhemd",
    language: "de",
    template: "textile",
    kind: "test_report",
    pages: [
      [
        { bar: "Institut für Textilprüfung Oberlausitz – Prüfbericht 26-04417" },
        {
          table: [
            ["Auftraggeber", "Bergklang Sport AG, Industriering 5, 6850 Dornbirn"],
            ["Prüfgut", "Funktionsshirt langarm, Artikel BK-2207, Marke Bergklang"],
            ["Eingang", "21.07.2026"],
            ["Prüfzeitraum", "22.07. – 03.08.2026"],
          ],
          widths: [120, 365],
        },
        { text: ["Prüfung 1: Faserzusammensetzung, quantitativ (VO (EU) 1007/2011 Anhang VIII)"] },
        {
          table: [
            ["Probe", "Faserstoff", "Deklaration", "Befund", "Abweichung"],
            ["Körper", "Merinowolle", "55 %", "54,1 %", "-0,9 %"],
            ["", "Polyester", "40 %", "41,2 %", "+1,2 %"],
            ["", "Elastan", "5 %", "4,7 %", "-0,3 %"],
            ["Einsatz Achsel", "Polyamid", "85 %", "85,6 %", "+0,6 %"],
            ["", "Elastan", "15 %", "14,4 %", "-0,6 %"],
          ],
          widths: [110, 120, 85, 85, 85],
          lines: true,
        },
        { text: ["Prüfung 2: Maßänderung nach 5 Wäschen 30 °C (EN ISO 6330, 4N)"] },
        {
          table: [
            ["Länge", "-3,0 %", "Soll max. 5 %", "erfüllt"],
            ["Breite", "-1,5 %", "Soll max. 5 %", "erfüllt"],
          ],
          widths: [120, 120, 125, 120],
          lines: true,
        },
        { text: ["Die Ergebnisse beziehen sich ausschließlich auf das eingereichte Prüfgut."], size: 8.5 },
      ],
    ],
    truth: {
      reference: "BK-2207",
      brand: "Bergklang",
      fibre_composition: fibres(
        "merino wool 55, polyester 40, elastane 5 | insert: polyamide 85, elastane 15",
      ),
    },
  },
  {
    name: "apparel-webshop-abendkleid",
    language: "de",
    template: "textile",
    kind: "other",
    pages: [
      [
        {
          text: [
            "Damen / Kleider / Abendkleider                                     Merkzettel (2)   Warenkorb",
          ],
          size: 8.5,
        },
        { title: "Maxikleid mit Pailletten, nachtblau" },
        { text: ["249,90 €  inkl. 19 % MwSt.   |   20 % Rabatt mit Code HERBST20"] },
        {
          beside: [
            [
              { text: ["Material & Pflege"], size: 11 },
              {
                text: [
                  "Obermaterial: 100% Polyamid",
                  "Unterkleid: 96% Viskose, 4% Elasthan",
                  "Besatz: 100% Polyester",
                  "Handwäsche",
                  "Nicht bleichen",
                  "Nicht trocknergeeignet",
                  "Nicht bügeln",
                ],
                size: 9.5,
              },
            ],
            [
              { text: ["Produktdetails"], size: 11 },
              {
                text: [
                  "Marke: Liv Ravenne",
                  "Artikelnummer: LR26-887-410",
                  "Passform: schmal",
                  "Länge: 148 cm bei Größe 38",
                  "Herkunftsland: Indien",
                ],
                size: 9.5,
              },
            ],
          ],
        },
        {
          text: [
            "Kundinnen bewerten dieses Kleid mit 4,3 von 5 Sternen. 87 % würden es weiterempfehlen.",
            "Passend dazu: Stola aus 70% Seide und 30% Wolle, 59,90 €",
          ],
          size: 8.5,
        },
      ],
    ],
    truth: {
      brand: "Liv Ravenne",
      reference: "LR26-887-410",
      country_making: "IN",
      fibre_composition: fibres("polyamide 100 | lining: viscose 96, elastane 4 | trim: polyester 100"),
      care_washing: "hand_wash",
      care_bleaching: "do_not_bleach",
      care_drying: ["do_not_tumble"],
      care_ironing: "do_not_iron",
    },
  },
  {
    name: "apparel-fiche-robe-lin",
    language: "fr",
    template: "textile",
    kind: "tech_sheet",
    font: "serif",
    pages: [
      [
        { title: "Fiche produit – robe chemisier" },
        {
          pairs: [
            ["Marque", "Aurèle Blanchard"],
            ["Référence", "RB-6120-E27"],
            ["Modèle", "Solène"],
            ["Code-barres", "3664201058931"],
            ["Matière principale", "68 % lin, 32 % viscose EcoVero"],
            ["Ceinture", "100 % coton"],
            ["Fond de robe", "100 % coton biologique"],
            ["Confection", "Roumanie"],
            ["Tissage", "Belgique"],
            ["Teinture", "France"],
            ["Poids", "265 g en taille 38"],
            [
              "Entretien",
              "lavage à 30 °C délicat, pas de chlore, séchage en tambour interdit, repassage moyen 150 °C",
            ],
          ],
          style: "dots",
        },
        {
          text: [
            "Prix de vente conseillé 139 €. Remise revendeur 50 % ; 5 % supplémentaires au-delà de 40 pièces.",
            "Boutons en corozo. Retrait au lavage inférieur à 3 %.",
          ],
          size: 9,
        },
      ],
    ],
    truth: {
      brand: "Aurèle Blanchard",
      reference: "RB-6120-E27",
      model_name: "Solène",
      gtin: "3664201058931",
      fibre_composition: fibres("linen 68, viscose 32 | belt: cotton 100 | lining: organic cotton 100"),
      country_making: "RO",
      country_weaving: "BE",
      country_dyeing: "FR",
      net_weight: 265,
      care_washing: "wash_30_mild",
      care_bleaching: "do_not_bleach",
      care_drying: ["do_not_tumble"],
      care_ironing: "iron_150",
    },
  },
  {
    name: "apparel-facture-chemises",
    language: "fr",
    template: "textile",
    kind: "invoice",
    pages: [
      [
        {
          beside: [
            [
              {
                text: [
                  "CHEMISERIE BERRUYÈRE SAS",
                  "12 rue des Ponts, 18000 Bourges",
                  "RCS Bourges 428 117 903",
                ],
                size: 9.5,
              },
            ],
            [{ text: ["Client : Maison Delcourt", "5 place du Marché, 59000 Lille"], size: 9.5 }],
          ],
        },
        { text: ["Facture 2026-1107 du 04/11/2026 – échéance 04/01/2027"] },
        {
          table: [
            ["Désignation", "Taille", "Qté", "PU HT", "Total HT"],
            [
              "Chemise homme col italien, réf. CB 2715, popeline 120/2, 80% coton 17% polyamide 3% élasthanne, blanc",
              "38-44",
              "48",
              "36,50 €",
              "1 752,00 €",
            ],
            ["Frais de port", "", "1", "18,00 €", "18,00 €"],
            ["Remise 5 %", "", "", "", "-87,60 €"],
          ],
          widths: [250, 50, 40, 65, 80],
          lines: true,
        },
        {
          text: [
            "Total HT 1 682,40 €    TVA 20 % 336,48 €    Total TTC 2 018,88 €",
            "Acompte de 30 % reçu le 12/09/2026. Chemises confectionnées en Tunisie.",
          ],
        },
      ],
    ],
    truth: {
      reference: "CB 2715",
      country_making: "TN",
      fibre_composition: fibres("cotton 80, polyamide 17, elastane 3"),
    },
  },
  {
    name: "apparel-cahier-des-charges",
    language: "fr",
    template: "textile",
    kind: "other",
    also: ["scan"],
    pages: [
      [
        { title: "Accord qualité fournisseurs – annexe 3 : composition et étiquetage" },
        {
          text: [
            "3.1 La composition est indiquée en français, en pourcentage et par ordre décroissant, par exemple",
            "« 65 % polyester, 35 % coton ». Toute fibre au-dessous de 5 % peut être désignée « autres fibres ».",
            "3.2 La mention « pur coton » ou « 100 % coton » est réservée aux articles qui n'en contiennent pas",
            "d'autre ; 2 % de fibres visibles et décoratives sont tolérés, 5 % en filière cardée.",
            "3.3 Les mailles fines doivent contenir au moins 70 % de laine, les articles pour bébé au moins 95 % de",
            "coton. Le polyester recyclé représente au minimum 50 % du polyester employé.",
            "3.4 Écart admis entre étiquette et analyse : 3 points. Au-delà, le fournisseur supporte une pénalité",
            "de 10 % du montant de la commande ainsi que les frais d'analyse.",
            "3.5 Les doublures des manteaux et vestes sont indiquées séparément.",
          ],
        },
        {
          table: [
            ["Famille", "Contrôle", "Fréquence"],
            ["Bonneterie", "boulochage, retrait max 5 %", "10 % des lots"],
            ["Chaîne et trame", "glissement de couture, retrait max 3 %", "10 % des lots"],
            ["Enfant", "cordons, petites pièces", "100 % des lots"],
          ],
          widths: [130, 225, 130],
          lines: true,
        },
      ],
    ],
    truth: {},
  },
  {
    name: "apparel-scheda-tessuto-camiceria",
    language: "it",
    template: "textile",
    kind: "tech_sheet",
    pages: [
      [
        { bar: "TESSITURA ALBERGHINI S.p.A.  –  Scheda tessuto" },
        {
          beside: [
            [
              {
                pairs: [
                  ["Articolo", "Zeffiro 7743"],
                  ["Altezza", "148/150 cm"],
                  ["Peso", "118 g/m²"],
                  ["Armatura", "tela"],
                  ["Titolo", "Ne 80/2 x Ne 80/2"],
                ],
              },
            ],
            [
              {
                table: [
                  ["CO", "72%"],
                  ["LI", "25%"],
                  ["EA", "3%"],
                ],
                widths: [70, 70],
                lines: true,
              },
            ],
          ],
        },
        {
          pairs: [
            ["Tessuto in", "Italia"],
            ["Tinto in filo in", "Italia"],
            ["Restringimento ordito", "-2%"],
            ["Restringimento trama", "-1,5%"],
            ["Solidità alla luce", "4"],
          ],
          style: "gap",
        },
        {
          text: [
            "Lavare a 40 °C, non candeggiare, asciugare in tamburo a bassa temperatura, stirare a 150 °C.",
            "Tolleranza sulla pezza ± 5%. Supplemento per tagli sotto i 30 metri: 10%.",
          ],
          size: 9,
        },
      ],
    ],
    truth: {
      manufacturer_name: "TESSITURA ALBERGHINI S.p.A.",
      reference: "Zeffiro 7743",
      country_weaving: "IT",
      country_dyeing: "IT",
      fibre_composition: fibres("cotton 72, linen 25, elastane 3"),
      care_washing: "wash_40",
      care_bleaching: "do_not_bleach",
      care_drying: ["tumble_low"],
      care_ironing: "iron_150",
    },
  },
  {
    name: "apparel-email-maglificio",
    language: "it",
    template: "textile",
    kind: "other",
    pages: [
      [
        {
          pairs: [
            ["Da", "ufficioprodotto@maglificiotresanti.example"],
            ["A", "acquisti@boutiquenorma.example"],
            ["Oggetto", "Dati per etichetta mod. 5518"],
            ["Data", "16 settembre 2026"],
          ],
        },
        {
          text: [
            "Buongiorno Elisa,",
            "",
            "per la maglia mod. 5518 la composizione definitiva è 60 lana merino, 25 seta e 15 cashmere (tutto in %).",
            "Collo e polsi sono nello stesso filato, quindi basta una riga sola in etichetta.",
            "Il capo finito pesa 228 g nella taglia M ed è prodotto interamente in Italia da noi.",
            "",
            "Per il lavaggio: a mano in acqua fredda, non candeggiare, stendere in piano, stirare a 110 gradi,",
            "lavaggio a secco delicato P ammesso.",
            "",
            "Sul listino vi riconosciamo il solito 4% per pagamento anticipato.",
            "",
            "Un saluto, Donatella",
            "Maglificio Tre Santi s.r.l. – Via dei Telai 44, 41012 Carpi (MO)",
          ],
        },
      ],
    ],
    truth: {
      reference: "5518",
      net_weight: 228,
      country_making: "IT",
      manufacturer_name: "Maglificio Tre Santi s.r.l.",
      manufacturer_address: "Via dei Telai 44, 41012 Carpi (MO)",
      fibre_composition: fibres("merino wool 60, silk 25, cashmere 15"),
      care_washing: "hand_wash",
      care_bleaching: "do_not_bleach",
      care_drying: ["flat"],
      care_ironing: "iron_110",
      care_professional: ["dry_p_mild"],
    },
  },
  {
    name: "apparel-campionario-uomo",
    language: "it",
    template: "textile",
    kind: "other",
    font: "narrow",
    pages: [
      [
        { title: "Campionario uomo P/E 2027 – listino prezzi" },
        {
          table: [
            ["Mod.", "Descrizione", "Composizione", "Taglie", "Prezzo"],
            ["2701", "Polo piquet", "100% cotone", "S-XXL", "21,40"],
            ["2702", "T-shirt girocollo", "95% cotone 5% elastan", "S-XXL", "11,90"],
            ["2703", "Camicia lino", "100% lino", "38-45", "34,00"],
            ["2710", "Bermuda chino", "98% cotone 2% elastan", "44-56", "26,50"],
            ["2712", "Pantalone con coulisse", "55% lino 45% viscosa", "44-56", "31,80"],
            ["2720", "Giacca destrutturata", "70% lana 30% lino, fodera 100% cupro", "46-56", "88,00"],
          ],
          widths: [45, 125, 185, 65, 65],
          lines: true,
        },
        {
          text: [
            "Prezzi in euro, IVA 22% esclusa. Sconto 3% per ordini entro il 30 novembre, 5% oltre i 5.000 euro.",
            "Minimo 12 capi per modello e colore. Consegne dal 15 gennaio al 28 febbraio 2027.",
          ],
          size: 9,
        },
      ],
    ],
    truth: {},
  },
  {
    name: "apparel-ficha-vaquero",
    language: "es",
    template: "textile",
    kind: "tech_sheet",
    also: ["photo"],
    pages: [
      [
        { title: "FICHA TÉCNICA DE PRENDA" },
        {
          table: [
            ["Modelo", "ALBAIDA", "Ref.", "VQ-1145"],
            ["Tejido", "Denim 11,5 oz", "Proveedor tejido", "Tejidos Monforte"],
            ["Tallaje", "34 – 46", "Lavado", "Stone + ozono"],
          ],
          widths: [75, 160, 105, 145],
          lines: true,
        },
        {
          table: [
            ["Componente", "Materia", "%"],
            ["Tejido exterior", "Algodón", "79"],
            ["", "Algodón reciclado", "20"],
            ["", "Elastano", "1"],
            ["Forro bolsillo", "Poliéster", "65"],
            ["", "Algodón", "35"],
          ],
          widths: [180, 180, 80],
          lines: true,
        },
        {
          pairs: [
            ["Confeccionado en", "Marruecos"],
            ["Peso de la prenda", "610 g"],
            ["Contenido reciclado", "20 %"],
            ["Marca", "Sierra Alta Denim"],
          ],
          style: "gap",
        },
        {
          text: ["Encogimiento admisible: urdimbre 3 %, trama 10 %. Elasticidad 28 %, recuperación 92 %."],
          size: 9,
        },
      ],
    ],
    truth: {
      model_name: "ALBAIDA",
      reference: "VQ-1145",
      brand: "Sierra Alta Denim",
      country_making: "MA",
      net_weight: 610,
      recycled_content: 20,
      fibre_composition: fibres(
        "cotton 79, recycled cotton 20, elastane 1 | pocket lining: polyester 65, cotton 35",
      ),
    },
  },
  {
    name: "apparel-pasaporte-chandal",
    language: "es",
    template: "textile",
    kind: "declaration",
    pages: [
      [
        { bar: "PASAPORTE DE MATERIALES   n.º PM-2026-0381" },
        {
          pairs: [
            ["Producto", "Conjunto de chándal infantil, 2 piezas"],
            ["Marca", "Brincos"],
            ["Código de artículo", "BR-88014"],
            ["EAN", "8436122077156"],
            ["Fabricante", "Confecciones Turia, S.A."],
            ["Domicilio", "Pol. Ind. La Reva, nave 31, 46394 Riba-roja de Túria, España"],
          ],
          style: "gap",
        },
        {
          text: [
            "SUDADERA: 80 % algodón orgánico, 20 % poliéster reciclado.",
            "PANTALÓN: 80 % algodón orgánico, 20 % poliéster reciclado.",
            "PUÑOS Y CINTURA: 95 % algodón orgánico, 5 % elastano.",
          ],
        },
        {
          text: [
            "País de confección: España. Algodón cultivado en la India. Hilatura y tisaje: Portugal.",
            "Masa total del conjunto: 418 g. Sin sustancias extremadamente preocupantes por encima del 0,1 %.",
            "Certificado OCS n.º AIT-OCS-2026-00914, válido hasta 14/06/2027.",
          ],
          size: 9.5,
        },
      ],
    ],
    truth: {
      brand: "Brincos",
      reference: "BR-88014",
      gtin: "8436122077156",
      manufacturer_name: "Confecciones Turia, S.A.",
      manufacturer_address: "Pol. Ind. La Reva, nave 31, 46394 Riba-roja de Túria, España",
      country_making: "ES",
      country_fibre: ["IN"],
      country_spinning: "PT",
      country_weaving: "PT",
      net_weight: 418,
      certificates: [{ name: "OCS", number: "AIT-OCS-2026-00914", valid_until: "2027-06-14" }],
      fibre_composition: fibres(
        "organic cotton 80, recycled polyester 20 | cuff and waistband: organic cotton 95, elastane 5",
      ),
    },
  },
  {
    name: "apparel-botas-infantis-fatura",
    language: "pt",
    template: "footwear",
    kind: "invoice",
    pages: [
      [
        { title: "Calçados Lameira & Filhos, Lda." },
        { text: ["Rua da Sapataria 88, 3700-727 São João da Madeira"], size: 9 },
        { text: ["Fatura FT 2026/774 – 23-10-2026"] },
        {
          table: [
            ["Ref.", "Descrição", "Pares", "Preço", "Total"],
            [
              "LM-4402",
              "Bota criança, gáspea 100% pele, forro 80% lã 20% poliéster, sola TR",
              "96",
              "27,30",
              "2 620,80",
            ],
            ["", "Desconto comercial 3%", "", "", "-78,62"],
            ["", "Transporte", "", "", "45,00"],
          ],
          widths: [60, 235, 50, 60, 80],
          lines: true,
        },
        {
          text: [
            "Isento de IVA ao abrigo do art.º 14.º do RITI. Fabricado em Portugal, nas nossas instalações.",
          ],
        },
      ],
    ],
    truth: {
      reference: "LM-4402",
      manufacturer_name: "Calçados Lameira & Filhos, Lda.",
      manufacturer_address: "Rua da Sapataria 88, 3700-727 São João da Madeira",
      country_making: "PT",
    },
  },
  ...APPAREL_MORE,
];
