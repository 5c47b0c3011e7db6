/** The most ordinary papers that tell what goods are made of, by somebody who had not read the rules. */
import { fibres } from "../fibres.ts";
import type { Specimen } from "../specimen.ts";
import { ORDINARY_MORE } from "./ordinary-more.ts";

export const ORDINARY: readonly Specimen[] = [
  {
    name: "ordinary-fitted-sheet-data-sheet",
    language: "en",
    template: "textile",
    kind: "tech_sheet",
    pages: [
      [
        { title: "TECHNICAL DATA SHEET" },
        {
          pairs: [
            ["Product", "Fitted sheet, deep box 34 cm"],
            ["Article no.", "FS-180-DB"],
            ["Brand", "Pennistone Linens"],
            ["Material", "100% cotton percale, combed yarn, 180 threads per square inch"],
            ["Border", "Elasticated all round, 6 mm rubber core elastic"],
            ["Fabric weight", "118 g/m² (± 5%)"],
            ["Shrinkage", "max. 4% x 4% after 5 washes at 60 °C"],
            ["Sizes", "90x190, 135x190, 150x200, 180x200"],
            ["Washing", "60 °C, normal cycle"],
            ["Tumble drying", "normal temperature"],
            ["Ironing", "hot iron, 200 °C"],
            ["Country of origin", "Pakistan"],
          ],
          style: "gap",
        },
        {
          text: [
            "Data are typical values from production control and may change without notice. Issue 3, 02/2026.",
          ],
          size: 8,
        },
      ],
    ],
    truth: {
      reference: "FS-180-DB",
      brand: "Pennistone Linens",
      fibre_composition: fibres("cotton 100"),
      country_making: "PK",
      care_washing: "wash_60",
      care_drying: ["tumble_normal"],
      care_ironing: "iron_200",
    },
  },
  {
    name: "ordinary-hoodie-product-page",
    language: "en",
    template: "textile",
    kind: "other",
    pages: [
      [
        { text: ["Home / Kids / Sweatshirts & hoodies"], size: 8 },
        { title: "Dino zip hoodie" },
        { text: ["£24.00   Was £30.00   Save 20%", "Colour: Moss    Age: 4-5 yrs", "Item code 774-218"] },
        {
          text: [
            "He'll live in it. A brushed inside keeps the warmth in and the spikes on the hood are soft enough for naps.",
          ],
        },
        { bar: "Fabric & care" },
        {
          text: [
            "Main 80% Cotton, 20% Polyester. Rib 97% Cotton, 3% Elastane. Hood lining 100% Cotton.",
            "Machine wash at 30°. Wash with similar colours. Do not bleach. Tumble dry low. Iron on reverse.",
            "Keep away from fire.",
          ],
        },
        { bar: "Delivery & returns" },
        {
          text: ["Free over £40. 98% of orders arrive within 3 days. Return it to any shop within 28 days."],
          size: 9,
        },
      ],
    ],
    truth: {
      reference: "774-218",
      model_name: "Dino zip hoodie",
      fibre_composition: fibres(
        "cotton 80, polyester 20 | rib: cotton 97, elastane 3 | hood lining: cotton 100",
      ),
      care_washing: "wash_30",
      care_bleaching: "do_not_bleach",
      care_drying: ["tumble_low"],
    },
  },
  {
    name: "ordinary-bundhose-auftragsbestaetigung",
    language: "de",
    template: "textile",
    kind: "other",
    font: "narrow",
    pages: [
      [
        { title: "Auftragsbestätigung AB-26-03318" },
        {
          beside: [
            [{ text: ["Stadtwerke Lindenau", "Einkauf, Frau Behnke", "Hafenstr. 9", "17489 Lindenau"] }],
            [
              {
                text: [
                  "Datum: 17.04.2026",
                  "Ihre Bestellung: 45008812",
                  "Kunden-Nr.: 20417",
                  "Sachbearbeiter: Herr Klose",
                ],
              },
            ],
          ],
        },
        {
          table: [
            ["Pos", "Artikel", "Bezeichnung", "Gr.", "Menge", "EP", "Rab."],
            ["10", "BH-2450", "Bundhose Modell Havel, kornblau", "48", "12", "38,90", "8 %"],
            ["", "", "Köper 65/35 PES/CO, 245 g/m²", "", "", "", ""],
            ["20", "BH-2450", "wie vor", "52", "20", "38,90", "8 %"],
            ["30", "BH-2450", "wie vor", "56", "8", "38,90", "8 %"],
          ],
          widths: [30, 65, 215, 35, 45, 50, 45],
        },
        {
          text: [
            "Warenwert netto 1.431,52 EUR, zzgl. 19 % MwSt. 271,99 EUR, gesamt 1.703,51 EUR.",
            "Zahlbar in 10 Tagen mit 2 % Skonto, 30 Tage netto. Mehr- oder Minderlieferung bis 5 % vorbehalten.",
          ],
          size: 9,
        },
      ],
    ],
    truth: {
      reference: "BH-2450",
      model_name: "Havel",
      fibre_composition: fibres("polyester 65, cotton 35"),
    },
  },
  {
    name: "ordinary-strickjacke-pflegeetikett",
    language: "de",
    template: "textile",
    kind: "other",
    pages: [
      [
        { text: ["Pflegeetikett – Freigabemuster", "Art. 61-4407, Strickjacke Wiebke"], size: 9 },
        {
          beside: [
            [
              {
                text: [
                  "SANDDORN",
                  "",
                  "55 % Schurwolle",
                  "25 % Polyamid",
                  "20 % Alpaka",
                  "",
                  "Größe 40",
                  "Made in Italy",
                ],
              },
            ],
            [
              {
                text: [
                  "Handwäsche",
                  "Nicht bleichen",
                  "Nicht im Trockner trocknen",
                  "Liegend trocknen",
                  "Bügeln mit niedriger",
                  "Temperatur (110 °C)",
                  "Chemische Reinigung P, schonend",
                ],
              },
            ],
          ],
        },
        {
          text: [
            "Schrift: mind. 5 pt. Marke: Sanddorn. Druck schwarz auf weißem Satin, Auflage 1.200 Stück plus 5 %.",
          ],
          size: 8.5,
        },
      ],
    ],
    truth: {
      reference: "61-4407",
      model_name: "Wiebke",
      brand: "Sanddorn",
      country_making: "IT",
      fibre_composition: fibres("virgin wool 55, polyamide 25, alpaca 20"),
      care_washing: "hand_wash",
      care_bleaching: "do_not_bleach",
      care_drying: ["do_not_tumble", "flat"],
      care_ironing: "iron_110",
      care_professional: ["dry_p_mild"],
    },
  },
  {
    name: "ordinary-fiche-technique-serviette",
    language: "fr",
    template: "textile",
    kind: "tech_sheet",
    font: "serif",
    pages: [
      [
        { title: "Fiche technique — Linge de bain" },
        {
          pairs: [
            ["Référence", "EPO-70140"],
            ["Désignation", "Drap de bain 70 x 140 cm, liteau chevron"],
            ["Composition", "bouclette 100 % coton, liteau 60 % coton 40 % viscose"],
            ["Grammage", "500 g/m²"],
            ["Poids unitaire", "490 g"],
            ["Coloris", "craie, terracotta, lichen, nuit"],
            ["Retrait au lavage", "chaîne 6 %, trame 4 %"],
            ["Entretien", "lavage à 60 °C, chlore interdit, séchage en machine modéré, repassage inutile"],
            ["Origine", "Tissé et confectionné au Portugal"],
          ],
          style: "dots",
        },
        { text: ["Tolérance sur les dimensions et le poids : ± 5 %."], size: 8.5 },
      ],
    ],
    truth: {
      reference: "EPO-70140",
      net_weight: 490,
      country_making: "PT",
      country_weaving: "PT",
      fibre_composition: fibres("pile: cotton 100 | border: cotton 60, viscose 40"),
      care_washing: "wash_60",
      care_bleaching: "do_not_bleach",
      care_drying: ["tumble_low"],
    },
  },
  {
    name: "ordinary-facture-pull",
    language: "fr",
    template: "textile",
    kind: "invoice",
    pages: [
      [
        { title: "FACTURE F2026-0447" },
        {
          beside: [
            [{ text: ["Tricotage du Sidobre SARL", "ZA de Bonnery", "81100 Castres"] }],
            [{ text: ["Client :", "Boutique L'Escale", "4 rue du Môle", "56360 Le Palais"] }],
          ],
        },
        {
          table: [
            ["Réf.", "Désignation", "Qté", "PU HT", "Total HT"],
            ["MARIN-8", "Pull marin col rond rayé", "30", "41,00", "1 230,00"],
            ["", "50 % laine – 50 % acrylique", "", "", ""],
            ["", "Tailles S (8) M (12) L (10)", "", "", ""],
            ["PORT", "Participation transport", "1", "18,50", "18,50"],
          ],
          widths: [70, 210, 50, 70, 80],
          lines: true,
        },
        {
          pairs: [
            ["Total HT", "1 248,50 €"],
            ["TVA 20 %", "249,70 €"],
            ["Net à payer", "1 498,20 €"],
          ],
          style: "gap",
        },
        { text: ["Pénalités de retard : 12 % l'an. Indemnité forfaitaire de recouvrement : 40 €."], size: 8 },
      ],
    ],
    truth: { reference: "MARIN-8", fibre_composition: fibres("wool 50, acrylic 50") },
  },
  {
    name: "ordinary-scheda-pantalone",
    language: "it",
    template: "textile",
    kind: "tech_sheet",
    font: "mono",
    pages: [
      [
        {
          text: [
            "SCHEDA CAPO            P/E 2026",
            "Articolo   PD-3091",
            "Modello    GINEVRA",
            "Capo       pantalone donna, gamba dritta",
            "",
            "Tessuto esterno  97%CO 3%EA",
            "Fodera tasche    65%PL 35%CO",
            "",
            "Peso tessuto     280 gr/mq",
            "Calo lavaggio    ordito -3%  trama -2%",
            "Accessori        1 zip 18 cm, 1 bottone 24''",
            "Made in          Italy",
          ],
        },
        { text: ["Taglia base 42. Sviluppo 38-50. Capo tinto, tolleranza tono 4 scala grigi."], size: 8.5 },
      ],
    ],
    truth: {
      reference: "PD-3091",
      model_name: "Ginevra",
      country_making: "IT",
      fibre_composition: fibres("cotton 97, elastane 3 | pocket lining: polyester 65, cotton 35"),
    },
  },
  {
    name: "ordinary-dichiarazione-sciarpa",
    language: "it",
    template: "textile",
    kind: "declaration",
    pages: [
      [
        { text: ["Lanificio Bramasole S.p.A.", "Via Bisenzio 118, 59100 Prato (PO)"] },
        { title: "Dichiarazione di composizione fibrosa" },
        {
          text: [
            "Con la presente dichiariamo, sotto la nostra responsabilità, che la sciarpa art. 7720 “Levante” da noi",
            "prodotta è composta dal 70% di lana, dal 20% di seta e dal 10% di cashmere. La frangia è dello stesso filato.",
            "Le percentuali si intendono con la tolleranza del 3% prevista dal Reg. (UE) 1007/2011.",
          ],
        },
        { text: ["Prato, 9 marzo 2026", "Il responsabile qualità"] },
      ],
    ],
    truth: {
      reference: "7720",
      model_name: "Levante",
      manufacturer_name: "Lanificio Bramasole S.p.A.",
      manufacturer_address: "Via Bisenzio 118, 59100 Prato (PO)",
      fibre_composition: fibres("wool 70, silk 20, cashmere 10"),
    },
  },
  {
    name: "ordinary-etiqueta-anorak",
    language: "es",
    template: "textile",
    kind: "other",
    pages: [
      [
        { title: "CUMBRE NORTE" },
        { text: ["Anorak infantil PICOS", "Ref. 40216  Talla 8 años / 128 cm"] },
        {
          text: [
            "EXTERIOR",
            "100% POLIAMIDA",
            "FORRO",
            "100% POLIÉSTER",
            "RELLENO",
            "100% POLIÉSTER",
            "PELO CAPUCHA",
            "85% ACRÍLICO 15% MODACRÍLICO",
          ],
        },
        {
          text: [
            "Lavar a máquina máx. 30 °C, programa delicado",
            "No usar lejía",
            "No usar secadora",
            "No planchar",
            "No lavar en seco",
          ],
        },
        { text: ["Hecho en Myanmar", "EAN 8412345007286", "P.V.P. 59,95 €"] },
        {
          text: [
            "Marca registrada Cumbre Norte. Importado por Textiles Arriaga S.L., C.I.F. B-95112008, Bilbao.",
          ],
          size: 8,
        },
      ],
    ],
    truth: {
      brand: "Cumbre Norte",
      reference: "40216",
      model_name: "Picos",
      gtin: "8412345007286",
      country_making: "MM",
      fibre_composition: fibres(
        "polyamide 100 | lining: polyester 100 | filling: polyester 100 | fur: acrylic 85, modacrylic 15",
      ),
      care_washing: "wash_30_mild",
      care_bleaching: "do_not_bleach",
      care_drying: ["do_not_tumble"],
      care_ironing: "do_not_iron",
      care_professional: ["do_not_dry_clean"],
    },
  },
  {
    name: "ordinary-correo-camiseta",
    language: "es",
    template: "textile",
    kind: "other",
    pages: [
      [
        {
          pairs: [
            ["De", "Marisa Quintela"],
            ["Para", "compras@tiendalunar.example"],
            ["Asunto", "RV: camiseta 2215, datos para la web"],
          ],
        },
        {
          text: [
            "Hola, Nerea:",
            "Te paso lo que faltaba de la camiseta tirantes ref. 2215:",
            "composición 48 modal, 47 algodón y 5 elastano (en %, como siempre),",
            "lavado a 30 grados, y la hacemos aquí, en Mataró (España).",
            "El descuento del 15% es solo si pedís más de 300 piezas. La 2216 va en otro tejido, todavía sin cerrar.",
            "Un abrazo,",
            "Marisa",
          ],
        },
      ],
    ],
    truth: {
      reference: "2215",
      fibre_composition: fibres("modal 48, cotton 47, elastane 5"),
      care_washing: "wash_30",
      country_making: "ES",
    },
  },
  {
    name: "ordinary-ficha-meia-colunas",
    language: "pt",
    template: "textile",
    kind: "tech_sheet",
    pages: [
      [
        { bar: "FICHA TÉCNICA DE PRODUTO" },
        {
          pairs: [
            ["Referência", "ME-118"],
            ["Artigo", "Meia desportiva cano médio"],
            ["Marca", "Passo Leve"],
          ],
          style: "gap",
        },
        {
          table: [
            ["", "Algodão", "Poliamida", "Elastano"],
            ["Composição (%)", "75", "22", "3"],
          ],
          widths: [130, 90, 90, 90],
          lines: true,
        },
        {
          table: [
            ["Tamanho", "Peso por par (g)", "Comprimento (cm)"],
            ["35-38", "42", "21"],
            ["39-42", "47", "23"],
            ["43-46", "52", "25"],
          ],
          widths: [130, 130, 130],
          lines: true,
        },
        { text: ["Lavar a 40 °C. Não usar lixívia. Não passar a ferro. Fabricado em Portugal."] },
      ],
    ],
    truth: {
      reference: "ME-118",
      brand: "Passo Leve",
      country_making: "PT",
      fibre_composition: fibres("cotton 75, polyamide 22, elastane 3"),
      care_washing: "wash_40",
      care_bleaching: "do_not_bleach",
      care_ironing: "do_not_iron",
    },
  },
  {
    name: "ordinary-productblad-plaid",
    language: "nl",
    template: "textile",
    kind: "tech_sheet",
    pages: [
      [
        { title: "Productinformatie" },
        {
          pairs: [
            ["Merk", "Huys & Haard"],
            ["Artikelnummer", "PL-130170-03"],
            ["Omschrijving", "Plaid met franjes, 130 x 170 cm, kleur oker"],
            ["Samenstelling", "60% wol / 30% acryl / 10% overige vezels"],
            ["Gewicht", "950 gram"],
            ["EAN-code", "8715201440365"],
            ["Wasvoorschrift", "Niet wassen. Chemisch reinigen toegestaan (P). Niet in de droger."],
            ["Land van herkomst", "Litouwen"],
          ],
          style: "stacked",
        },
        { text: ["Kleuren kunnen op het scherm tot 5% afwijken."], size: 8 },
      ],
    ],
    truth: {
      brand: "Huys & Haard",
      reference: "PL-130170-03",
      net_weight: 950,
      gtin: "8715201440365",
      fibre_composition: fibres("wool 60, acrylic 30, other fibres 10"),
      care_washing: "do_not_wash",
      care_professional: ["dry_p"],
      care_drying: ["do_not_tumble"],
      country_making: "LT",
    },
  },
  {
    name: "ordinary-karta-bluzy",
    language: "pl",
    template: "textile",
    kind: "tech_sheet",
    pages: [
      [
        { title: "KARTA PRODUKTU" },
        {
          table: [
            ["Indeks", "BL-3307-GR"],
            ["Nazwa", "Bluza damska rozpinana"],
            ["Model", "Tosia"],
            ["Kolor", "grafit"],
            [
              "Skład surowcowy",
              "dzianina zasadnicza: bawełna 95%, elastan 5%; ściągacze: bawełna 92%, elastan 8%",
            ],
            ["Gramatura", "260 g/m2 ±5%"],
            ["Kurczliwość", "do 4%"],
            ["Konserwacja", "pranie 40°C, nie chlorować, nie suszyć w suszarce, prasować do 150°C"],
            ["Producent", "Zakład Dziewiarski Jodełka Sp. z o.o."],
            ["Adres", "ul. Tkacka 14, 95-070 Aleksandrów Łódzki"],
          ],
          widths: [130, 350],
          lines: true,
        },
      ],
    ],
    truth: {
      reference: "BL-3307-GR",
      model_name: "Tosia",
      fibre_composition: fibres("cotton 95, elastane 5 | rib: cotton 92, elastane 8"),
      care_washing: "wash_40",
      care_bleaching: "do_not_bleach",
      care_drying: ["do_not_tumble"],
      care_ironing: "iron_150",
      manufacturer_name: "Zakład Dziewiarski Jodełka Sp. z o.o.",
      manufacturer_address: "ul. Tkacka 14, 95-070 Aleksandrów Łódzki",
    },
  },
  {
    name: "ordinary-produktblad-arbetsjacka",
    language: "sv",
    template: "textile",
    kind: "tech_sheet",
    font: "narrow",
    pages: [
      [
        { title: "Jacka 4318 Norrsken" },
        { text: ["Fodrad arbetsjacka med reflexer och stora bröstfickor."] },
        { bar: "Produktfakta" },
        {
          pairs: [
            ["Art.nr", "4318"],
            ["Material", "Yttertyg 55% bomull 45% polyester, 310 g/m². Förstärkningar 100% polyamid."],
            ["Foder", "100% polyester"],
            ["Fyllning", "100% polyester, 160 g"],
            ["Storlekar", "XS–4XL"],
            ["Tvättråd", "40 °C, ej blekning, torktumling låg temperatur"],
            ["Tillverkad i", "Vietnam"],
          ],
        },
        { text: ["Krympning max 3%. UV-skydd 50+. 10% av överskottet går till fjällräddningen."], size: 8.5 },
      ],
    ],
    truth: {
      reference: "4318",
      model_name: "Norrsken",
      fibre_composition: fibres(
        "cotton 55, polyester 45 | reinforcement: polyamide 100 | lining: polyester 100 | filling: polyester 100",
      ),
      care_washing: "wash_40",
      care_bleaching: "do_not_bleach",
      care_drying: ["tumble_low"],
      country_making: "VN",
    },
  },
  {
    name: "ordinary-technicky-list-ubrus",
    language: "cs",
    template: "textile",
    kind: "tech_sheet",
    pages: [
      [
        { title: "Technický list" },
        {
          pairs: [
            ["Výrobek", "ubrus damaškový 140 × 180 cm"],
            ["Číslo zboží", "UB-1418"],
            ["Materiálové složení", "50 % len, 50 % bavlna"],
            ["Plošná hmotnost", "215 g/m²"],
            ["Srážlivost praním", "do 5 %"],
            ["Údržba", "praní na 60 °C, nebělit, žehlit do 200 °C"],
            ["Vyrobeno v", "České republice"],
            ["Certifikát", "OEKO-TEX STANDARD 100, č. 1104017 TZÚ"],
          ],
          style: "dots",
        },
        { text: ["Odchylka rozměrů ± 2 %. List platí od 1. 2. 2026."] },
      ],
    ],
    truth: {
      reference: "UB-1418",
      fibre_composition: fibres("linen 50, cotton 50"),
      country_making: "CZ",
      care_washing: "wash_60",
      care_bleaching: "do_not_bleach",
      care_ironing: "iron_200",
      certificates: [{ name: "OEKO-TEX STANDARD 100", number: "1104017" }],
    },
  },
  {
    name: "ordinary-fibre-analysis-short-report",
    language: "en",
    template: "textile",
    kind: "test_report",
    pages: [
      [
        { title: "FIBRE ANALYSIS" },
        {
          pairs: [
            ["Lab ref.", "L26/10442"],
            ["Client", "Thistledown Trading Co."],
            ["Sample", "Ladies' long sleeve top, charcoal marl"],
            ["Client's style", "TT-0915"],
            ["Method", "EN ISO 1833-11, manual separation, dry mass with agreed allowances"],
          ],
          style: "gap",
        },
        {
          table: [
            ["Fibre", "Found, %", "Suggested label, %"],
            ["Viscose", "64.3", "65"],
            ["Polyester", "30.6", "30"],
            ["Elastane", "5.1", "5"],
          ],
          widths: [160, 120, 160],
          lines: true,
        },
        {
          text: ["Uncertainty of measurement ± 0.9 % (k = 2). Sewing thread removed before testing."],
          size: 8.5,
        },
      ],
    ],
    truth: { reference: "TT-0915", fibre_composition: fibres("viscose 65, polyester 30, elastane 5") },
  },
  {
    name: "ordinary-skirt-bill-of-materials",
    language: "en",
    template: "textile",
    kind: "tech_sheet",
    font: "narrow",
    pages: [
      [
        { bar: "BOM – PLEATED MIDI SKIRT" },
        { text: ["Style SK2207   Season HO26   Vendor: tbc   Status: proto 2"] },
        {
          table: [
            ["Component", "Description", "Content", "Width", "Usage"],
            ["Self", "Satin back crepe", "100% PES", '58"', "1.85 yd"],
            ["Lining", "Pongee 170T", "100% PES", '60"', "0.95 yd"],
            ["Waistband elastic", "38 mm knitted", "78% PES 22% rubber", "38 mm", "0.7 yd"],
            ["Zip", 'invisible 7"', "nylon coil", "", "1"],
            ["Hanger loop", "satin ribbon 3 mm", "", "", "0.4 yd"],
          ],
          widths: [100, 130, 130, 60, 60],
          lines: true,
        },
        {
          text: ["Pleating: min. 35% synthetic required, heat set at 190 C. Add 5% wastage to all trims."],
          size: 8.5,
        },
      ],
    ],
    truth: {
      reference: "SK2207",
      fibre_composition: fibres(
        "polyester 100 | lining: polyester 100 | waistband: polyester 78, natural rubber 22",
      ),
    },
  },
  {
    name: "ordinary-commercial-invoice-tees",
    language: "en",
    template: "textile",
    kind: "invoice",
    font: "mono",
    pages: [
      [
        { text: ["COMMERCIAL INVOICE      NO. KTX/EXP/0612/26", "DATE: 12-JUN-2026"] },
        { text: ["EXPORTER: KARNAPHULI TEX LTD., CHATTOGRAM", "CONSIGNEE: DOLMEN RETAIL GMBH, BREMEN"] },
        {
          text: [
            "DESCRIPTION OF GOODS:",
            "MEN'S KNITTED T-SHIRT, SHORT SLEEVE",
            "100 PCT COTTON, SINGLE JERSEY 160 GSM",
            "STYLE NO. 8841-RN    HS 6109.10.00",
            "4,800 PCS @ USD 2.35 FOB        USD 11,280.00",
            "LESS 2 PCT COMMISSION           USD    225.60",
            "TOTAL                           USD 11,054.40",
          ],
        },
        {
          text: [
            "ORIGIN: BANGLADESH",
            "PAYMENT: 100 PCT T/T AT 60 DAYS",
            "NET WT 792 KGS  GROSS WT 880 KGS  80 CTNS",
          ],
        },
      ],
    ],
    truth: {
      reference: "8841-RN",
      country_making: "BD",
      fibre_composition: fibres("cotton 100"),
      commodity_code: "61091000",
    },
  },
  {
    name: "ordinary-line-sheet-one-fabric",
    language: "en",
    template: "textile",
    kind: "other",
    pages: [
      [
        { title: "Summer line sheet" },
        { text: ["Brand: Otterbourne"] },
        { text: ["All styles below: 55% linen 45% viscose, garment washed, made in Lithuania."] },
        {
          table: [
            ["Style", "Description", "Sizes", "WS", "RRP"],
            ["OL-01", "Wrap dress Clemmie", "8-18", "€42", "€105"],
            ["OL-02", "Wide trouser Bea", "8-18", "€34", "€85"],
            ["OL-03", "Boxy top Win", "S-L", "€24", "€60"],
          ],
          widths: [60, 190, 70, 60, 60],
        },
        {
          text: [
            "Minimum 6 per style. 5% off for orders before 1 March. 50% deposit for new accounts.",
            "Wash at 30, do not tumble dry.",
          ],
        },
      ],
    ],
    truth: {
      brand: "Otterbourne",
      country_making: "LT",
      fibre_composition: fibres("linen 55, viscose 45"),
      care_washing: "wash_30",
      care_drying: ["do_not_tumble"],
    },
  },
  {
    name: "ordinary-teknik-foy-body",
    language: "tr",
    template: "textile",
    kind: "tech_sheet",
    pages: [
      [
        { title: "ÜRÜN TEKNİK FÖYÜ" },
        {
          pairs: [
            ["Model Kodu", "BB-6031"],
            ["Ürün Adı", "Uzun kollu bebek body"],
            ["Marka", "Minik Pati"],
            ["Kumaş", "İnterlok, 30/1 penye"],
            ["Kumaş İçeriği", "%95 Pamuk %5 Elastan"],
            ["Gramaj", "220 gr/m² (+/- %5)"],
            ["Çekmezlik", "En %4, boy %5"],
            ["Yıkama", "40 derece"],
            ["Menşei", "Türkiye"],
          ],
          style: "gap",
        },
        { text: ["Çıtçıtlar nikelsizdir. Numune onayı alınmadan kesime başlanmaz."], size: 8.5 },
      ],
    ],
    truth: {
      reference: "BB-6031",
      brand: "Minik Pati",
      fibre_composition: fibres("cotton 95, elastane 5"),
      care_washing: "wash_40",
      country_making: "TR",
    },
  },
  {
    name: "ordinary-yarn-price-email",
    language: "en",
    template: "textile",
    kind: "other",
    pages: [
      [
        {
          pairs: [
            ["From", "Graham Ellicott"],
            ["To", "All agents"],
            ["Subject", "Raw material update, week 19"],
          ],
        },
        {
          text: [
            "Dear all,",
            "Cotton is up 4% on the month and polyester staple down 2%. Viscose has held. Merino has eased 1.5% since Easter.",
            "From 1 June we add 3% to every quote with more than 50% cotton in it. Blends with less stay as they are.",
            "Freight to Felixstowe is 12% dearer. Please tell customers before they ask.",
            "Best, Graham",
          ],
        },
      ],
    ],
    truth: {},
  },
  {
    name: "ordinary-garnpreisliste",
    language: "de",
    template: "textile",
    kind: "other",
    pages: [
      [
        { title: "Preisliste Handstrickgarne 2026" },
        {
          table: [
            ["Garn", "Zusammensetzung", "Lauflänge", "EUR/50 g"],
            ["Fjord", "100 % Schurwolle", "125 m", "4,20"],
            ["Düne", "60 % Baumwolle 40 % Leinen", "140 m", "3,95"],
            ["Wolke", "72 % Kid Mohair 28 % Seide", "210 m", "8,90"],
            ["Socke 4-fach", "75 % Schurwolle 25 % Polyamid", "210 m", "4,60"],
          ],
          widths: [110, 220, 80, 70],
          lines: true,
        },
        { text: ["Preise zzgl. 19 % MwSt. Ab 20 Packungen 6 % Rabatt."], size: 9 },
      ],
    ],
    truth: {},
  },
  {
    name: "ordinary-vaskemaerke-skjorte",
    language: "da",
    template: "textile",
    kind: "other",
    font: "serif",
    pages: [
      [
        { title: "Tekst til vaskemærke" },
        {
          pairs: [
            ["Varenummer", "SK-7082"],
            ["Vare", "Skjorte"],
            ["Model", "Holger"],
            ["Ordre", "26-0419"],
          ],
        },
        {
          text: [
            "70 % bomuld",
            "27 % lyocell",
            "3 % elastan",
            "",
            "Maskinvask 40 °C",
            "Må ikke bleges",
            "Tørretumbles ved lav temperatur",
            "Stryges ved middel varme, højst 150 °C",
            "Tåler kemisk rens (P)",
          ],
        },
        { text: ["Fremstillet i Portugal", "Vask vrangen ud. Kan krympe op til 3 %."] },
      ],
    ],
    truth: {
      reference: "SK-7082",
      model_name: "Holger",
      fibre_composition: fibres("cotton 70, lyocell 27, elastane 3"),
      care_washing: "wash_40",
      care_bleaching: "do_not_bleach",
      care_drying: ["tumble_low"],
      care_ironing: "iron_150",
      care_professional: ["dry_p"],
      country_making: "PT",
    },
  },
  {
    name: "ordinary-fisa-tehnica-halat",
    language: "ro",
    template: "textile",
    kind: "tech_sheet",
    pages: [
      [
        { title: "FIȘĂ TEHNICĂ" },
        {
          pairs: [
            ["Denumire produs", "Halat medical damă, mânecă scurtă"],
            ["Cod produs", "HM-204"],
            ["Compoziție", "bumbac 35%, poliester 65%"],
            ["Masă", "195 g/mp"],
            ["Culori", "alb, bleu, verde"],
            ["Întreținere", "spălare la 60°C, se poate călca la max. 150°C"],
            ["Țara de origine", "România"],
          ],
        },
        { text: ["Contracție la spălare: max. 2%. Prețurile nu includ TVA 19%."] },
      ],
    ],
    truth: {
      reference: "HM-204",
      fibre_composition: fibres("polyester 65, cotton 35"),
      care_washing: "wash_60",
      care_ironing: "iron_150",
      country_making: "RO",
    },
  },
  {
    name: "ordinary-regles-etiquetage",
    language: "fr",
    template: "textile",
    kind: "other",
    pages: [
      [
        { title: "Note aux fournisseurs : étiquetage" },
        {
          text: [
            "1. Toute fibre présente à plus de 5 % doit être nommée. En dessous, la mention « autres fibres » est admise.",
            "2. Exemple correct : 80 % coton, 20 % polyester. Exemple refusé : « coton majoritaire ».",
            "3. La mention « pure laine » n'est permise que si l'article est en laine à 100 %.",
            "4. Un écart de 3 % entre l'étiquette et l'analyse est toléré.",
            "5. Tout lot mal étiqueté est facturé 15 % de sa valeur.",
          ],
        },
        { text: ["Service qualité, janvier 2026"], size: 9 },
      ],
    ],
    truth: {},
  },
  ...ORDINARY_MORE,
];
