/** Short papers about what a product is made of, by others than the rules: English, German, French, Italian, Iberian. */
import { fibres } from "../fibres.ts";
import type { Specimen } from "../specimen.ts";
import { COMPOSITIONS_MORE } from "./compositions-more.ts";

export const COMPOSITIONS: readonly Specimen[] = [
  {
    name: "composition-parka-three-parts",
    language: "en",
    template: "textile",
    kind: "tech_sheet",
    pages: [
      [
        { title: "STYLE SHEET AW26" },
        {
          pairs: [
            ["Style no.", "KD-4471"],
            ["Style name", "Harrow Parka"],
            ["Shell", "65% polyester, 35% cotton"],
            ["Lining", "100% polyamide"],
            ["Padding", "100% polyester, 120 g/m²"],
            ["Main zip", "YKK Vislon 5, two way"],
          ],
          style: "dots",
        },
        {
          text: ["Lining alternative in viscose twill was quoted by the mill and turned down on 14.03.2026."],
        },
      ],
    ],
    truth: {
      reference: "KD-4471",
      model_name: "Harrow Parka",
      fibre_composition: fibres("polyester 65, cotton 35 | lining: polyamide 100 | filling: polyester 100"),
    },
  },
  {
    name: "composition-letter-per-cent",
    language: "en",
    template: "textile",
    kind: "declaration",
    font: "serif",
    pages: [
      [
        { text: ["11 February 2026", "To whom it may concern"] },
        {
          text: [
            "Following your e-mail we confirm that the jersey used for style number 90-117 consists of 95 per cent",
            "combed cotton and 5 per cent elastane. The figures are by weight of the finished fabric and hold within the",
            "3 per cent that Regulation (EU) No 1007/2011 allows for fibres coming together by accident of manufacture.",
          ],
        },
        {
          text: [
            "The sewing thread is not part of this statement.",
            "Yours faithfully,",
            "M. Okafor, product compliance",
          ],
        },
      ],
    ],
    truth: { reference: "90-117", fibre_composition: fibres("cotton 95, elastane 5") },
  },
  {
    name: "composition-fibres-in-columns",
    language: "en",
    template: "textile",
    kind: "tech_sheet",
    font: "narrow",
    pages: [
      [
        { bar: "Content breakdown (% by weight)" },
        {
          pairs: [
            ["Style", "SW2208"],
            ["Description", "Crew sweat, brushed inside"],
          ],
          style: "gap",
        },
        {
          table: [
            ["Component", "Fabric art.", "Cotton", "Polyester", "Elastane"],
            ["Body", "F-3310", "60", "40", "-"],
            ["Rib", "F-3312", "57", "38", "5"],
          ],
          lines: true,
        },
        { text: ["Shrinkage max. 5 % x 5 %. Labels in size M to be photographed before shipment."] },
      ],
    ],
    truth: {
      reference: "SW2208",
      fibre_composition: fibres("body: cotton 60, polyester 40 | rib: cotton 57, polyester 38, elastane 5"),
    },
  },
  {
    name: "composition-parts-in-columns",
    language: "en",
    template: "textile",
    kind: "tech_sheet",
    pages: [
      [
        { title: "Bill of content" },
        { text: ["Article number: 7715-02    Tailored coat, ladies"] },
        {
          table: [
            ["Fibre", "Shell", "Lining"],
            ["Wool", "70 %", ""],
            ["Polyamide", "30 %", ""],
            ["Acetate", "", "55 %"],
            ["Viscose", "", "45 %"],
            ["Total", "100 %", "100 %"],
          ],
          lines: true,
          widths: [140, 90, 90],
        },
        { text: ["Interlining and shoulder pads are exempt and not declared."] },
      ],
    ],
    truth: {
      reference: "7715-02",
      fibre_composition: fibres("wool 70, polyamide 30 | lining: acetate 55, viscose 45"),
    },
  },
  {
    name: "composition-codes-in-one-line",
    language: "en",
    template: "textile",
    kind: "tech_sheet",
    font: "mono",
    pages: [
      [
        { text: ["QUALITY CARD", "------------------------------"] },
        {
          text: [
            "Quality     : Marlow single jersey",
            "Compo       : 48 PES / 47 CO / 5 EL",
            "Weight      : 180 gsm (+/- 5 %)",
            "Width       : 175 cm usable",
            "Yarn count  : Ne 30/1",
            "MOQ         : 300 kg per shade",
            "Lead time   : 35 days ex mill",
          ],
        },
      ],
    ],
    truth: { fibre_composition: fibres("polyester 48, cotton 47, elastane 5") },
  },
  {
    name: "composition-claimed-and-found",
    language: "en",
    template: "textile",
    kind: "test_report",
    pages: [
      [
        { title: "TEST REPORT" },
        {
          pairs: [
            ["Report No.", "HKT-26-004187"],
            ["Date received", "03 March 2026"],
            ["Sample description", "Knitted cardigan, navy"],
            ["Style No.", "CG-508"],
          ],
        },
        { text: ["Fibre content (ISO 1833 series, results on clean dry mass with agreed allowances)"] },
        {
          table: [
            ["", "Claimed", "Result", "Conclusion"],
            ["Viscose", "72 %", "70.9 %", "Pass"],
            ["Polyamide", "28 %", "29.1 %", "Pass"],
          ],
          lines: true,
        },
        { text: ["Permitted deviation: 3 percentage points. This report must not be copied in part."] },
      ],
    ],
    truth: { reference: "CG-508", fibre_composition: fibres("viscose 72, polyamide 28") },
  },
  {
    name: "composition-wholly-of-cotton",
    language: "en",
    template: "textile",
    kind: "other",
    font: "serif",
    pages: [
      [
        { title: "The Linton bath towel" },
        { text: ["Pure cotton, 100 %. Long loops, woven edge, hanging loop of the same cloth."] },
        { text: ["Wash at 60 °C. Tumble dry, normal heat. Do not bleach."] },
        {
          pairs: [
            ["Item no.", "LT-70140"],
            ["Size", "70 x 140 cm"],
          ],
        },
        { text: ["Matches our linen waffle towels and the bamboo bath mat, sold apart."] },
      ],
    ],
    truth: {
      reference: "LT-70140",
      fibre_composition: fibres("cotton 100"),
      care_washing: "wash_60",
      care_drying: ["tumble_normal"],
      care_bleaching: "do_not_bleach",
    },
  },
  {
    name: "composition-one-of-three-qualities",
    language: "en",
    template: "textile",
    kind: "tech_sheet",
    pages: [
      [
        { title: "Fabric confirmation" },
        { text: ["Style no. TR-6120, slim chino. Qualities that were offered:"] },
        {
          table: [
            ["Quality", "Composition", "g/m²", "Status"],
            ["Adria 210", "100% cotton", "210", "rejected"],
            ["Adria 240 stretch", "97% cotton 3% elastane", "240", "CONFIRMED"],
            ["Borneo 235", "54% lyocell 46% cotton", "235", "rejected"],
          ],
          lines: true,
        },
        { text: ["Bulk is made in Adria 240 stretch only: 97% cotton, 3% elastane."] },
      ],
    ],
    truth: { reference: "TR-6120", fibre_composition: fibres("cotton 97, elastane 3") },
  },
  {
    name: "composition-order-of-several-styles",
    language: "en",
    template: "textile",
    kind: "other",
    font: "narrow",
    pages: [
      [
        { title: "PURCHASE ORDER 4500087123" },
        { text: ["Buyer: Fenwick & Rowe Retail Ltd, Leeds. Terms: FOB, 60 days. VAT 20 % not applicable."] },
        {
          table: [
            ["Style", "Description", "Composition", "Qty", "Price USD"],
            ["FR-1101", "Tee, short sleeve", "100% cotton", "1,200", "3.15"],
            ["FR-1102", "Tee, long sleeve", "95% cotton 5% elastane", "800", "4.02"],
            ["FR-1140", "Fleece half zip", "100% polyester", "600", "7.80"],
          ],
          lines: true,
        },
        { text: ["Ship window 01.06.2026 to 15.06.2026. Short shipment above 3 % will be charged back."] },
      ],
    ],
    truth: {},
  },
  {
    name: "composition-vorder-und-ruecken",
    language: "de",
    template: "textile",
    kind: "other",
    pages: [
      [
        { bar: "Einnähetikett – Textvorlage" },
        {
          pairs: [
            ["Artikelnummer", "30.7741"],
            ["Etikett", "Satin weiß, 25 x 80 mm, Druck schwarz"],
          ],
        },
        {
          text: [
            "Vorderteil: 52 % Viskose, 48 % Polyester",
            "Rückenteil: 100 % Viskose",
            "30 °C Schonwaschgang",
            "Nicht bleichen",
            "Nicht im Tumbler trocknen",
            "Mäßig heiß bügeln (150 °C)",
            "Nicht chemisch reinigen",
          ],
        },
      ],
    ],
    truth: {
      reference: "30.7741",
      fibre_composition: fibres("front: viscose 52, polyester 48 | back: viscose 100"),
      care_washing: "wash_30_mild",
      care_bleaching: "do_not_bleach",
      care_drying: ["do_not_tumble"],
      care_ironing: "iron_150",
      care_professional: ["do_not_dry_clean"],
    },
  },
  {
    name: "composition-dezimal-untereinander",
    language: "de",
    template: "textile",
    kind: "tech_sheet",
    font: "sans",
    pages: [
      [
        { title: "Materialdatenblatt" },
        { text: ["Modell: Ravenna    Art.-Nr. 18-2204"] },
        { text: ["Materialzusammensetzung (Gewichtsprozent):"] },
        { text: ["Leinen      54,5 %", "Baumwolle   43,0 %", "Elasthan     2,5 %"] },
        { text: ["Flächengewicht 195 g/m², Toleranz ± 5 %. Knöpfe aus Steinnuss. Stand 09/2026."] },
      ],
    ],
    truth: {
      model_name: "Ravenna",
      reference: "18-2204",
      fibre_composition: fibres("linen 54.5, cotton 43, elastane 2.5"),
    },
  },
  {
    name: "composition-daunen-und-federn",
    language: "de",
    template: "textile",
    kind: "declaration",
    pages: [
      [
        { text: ["Lieferantenerklärung zur Textilkennzeichnung"], size: 14 },
        { text: ["Artikel: 5520 Steppweste Herren"] },
        {
          pairs: [
            ["Oberstoff", "100 % Polyamid"],
            ["Futter", "100 % Polyester"],
            ["Füllung", "90 % Daunen, 10 % Federn"],
          ],
          style: "gap",
        },
        {
          text: [
            "Enthält nichttextile Teile tierischen Ursprungs.",
            "Die Weste liegt bei 19 % Mehrwertsteuer, Zolltarif 6211.",
          ],
        },
      ],
    ],
    truth: {
      reference: "5520",
      fibre_composition: fibres("polyamide 100 | lining: polyester 100 | filling: down 90, feathers 10"),
    },
  },
  {
    name: "composition-aus-reiner-schurwolle",
    language: "de",
    template: "textile",
    kind: "other",
    font: "serif",
    pages: [
      [
        { title: "Wollplaid mit Fransen" },
        {
          text: [
            "Unser Plaid ist aus 100 % reiner Schurwolle gewebt, auf Webstühlen von 1962, und wird mit Karden geraut.",
            "Ein Stück misst 130 x 190 cm und wiegt 980 g.",
            "Passend dazu: Kissen aus Leinen mit einer Füllung aus Hirse.",
            "Nur Handwäsche oder Lüften.",
          ],
        },
        { pairs: [["Hergestellt in", "Deutschland"]] },
      ],
    ],
    truth: {
      fibre_composition: fibres("virgin wool 100"),
      net_weight: 980,
      care_washing: "hand_wash",
      country_making: "DE",
    },
  },
  {
    name: "composition-hors-garnitures",
    language: "fr",
    template: "textile",
    kind: "tech_sheet",
    pages: [
      [
        { title: "FICHE PRODUIT" },
        {
          pairs: [
            ["Référence", "MT-2609"],
            ["Désignation", "Manteau long double boutonnage"],
            ["Composition", "78 % laine, 20 % polyamide, 2 % autres fibres, hors garnitures"],
            ["Doublure", "100 % viscose"],
            ["Nettoyage", "à sec uniquement, perchloréthylène (P)"],
          ],
          style: "stacked",
        },
        { text: ["Prix public conseillé 289 € TTC, TVA 20 %."] },
      ],
    ],
    truth: {
      reference: "MT-2609",
      fibre_composition: fibres("wool 78, polyamide 20, other fibres 2 | lining: viscose 100"),
      care_professional: ["dry_p"],
    },
  },
  {
    name: "composition-polyester-recycle-apres",
    language: "fr",
    template: "textile",
    kind: "declaration",
    font: "serif",
    pages: [
      [
        { text: ["Attestation de composition", "Lyon, le 6 janvier 2026"] },
        {
          text: [
            "Le maillot réf. NAGE-14 est composé de 82 % de polyamide recyclé et de 18 % d’élasthanne.",
            "Contenu recyclé : 82 % du poids de l’article.",
            "Le polybag contient quant à lui 30 % de polyéthylène recyclé et n’est pas compté.",
          ],
        },
        { text: ["Cette attestation vaut pour les livraisons de la saison été 2026."] },
      ],
    ],
    truth: {
      reference: "NAGE-14",
      fibre_composition: fibres("recycled polyamide 82, elastane 18"),
      recycled_content: 82,
    },
  },
  {
    name: "composition-deux-langues",
    language: "fr",
    template: "textile",
    kind: "other",
    pages: [
      [
        { bar: "ÉTIQUETTE DE COMPOSITION / CARE LABEL – B.A.T." },
        {
          beside: [
            [
              {
                text: [
                  "FR",
                  "55 % lin",
                  "45 % coton",
                  "Broderie : 100 % polyester",
                  "Lavage à 30 °C",
                  "Pas de chlore",
                ],
              },
            ],
            [
              {
                text: [
                  "EN",
                  "55 % linen",
                  "45 % cotton",
                  "Embroidery: 100 % polyester",
                  "Wash at 30 °C",
                  "Do not bleach",
                ],
              },
            ],
          ],
        },
        { text: ["Fabriqué au Portugal / Made in Portugal"] },
        { text: ["Fil de couture ton sur ton. Bon à tirer avant le 20/04/2026."] },
      ],
    ],
    truth: {
      fibre_composition: fibres("linen 55, cotton 45 | embroidery: polyester 100"),
      care_washing: "wash_30",
      care_bleaching: "do_not_bleach",
      country_making: "PT",
    },
  },
  {
    name: "composition-sigle-italiane",
    language: "it",
    template: "textile",
    kind: "tech_sheet",
    font: "mono",
    pages: [
      [
        { text: ["SCHEDA TECNICA FILATO/MAGLIA"] },
        {
          text: [
            "Articolo ....... 4082 dolcevita",
            "Finezza ........ 12",
            "Composizione ... 70% WV 20% SE 10% WS",
            "Titolo ......... Nm 2/48",
            "Stagione ....... A/I 2026-27",
          ],
        },
        { text: ["Filato del nostro fornitore di Biella; cartella colori in allegato (24 colori)."] },
      ],
    ],
    truth: { reference: "4082", fibre_composition: fibres("virgin wool 70, silk 20, cashmere 10") },
  },
  {
    name: "composition-fodera-e-collo",
    language: "it",
    template: "textile",
    kind: "tech_sheet",
    pages: [
      [
        { title: "Giubbino uomo" },
        {
          pairs: [
            ["Codice articolo", "GB 3391"],
            ["Marchio", "Orlando Ferri"],
          ],
        },
        { text: ["Tessuto esterno:", "   cotone 68%", "   poliammide 32%"] },
        { text: ["Fodera:", "   poliestere 100%"] },
        { text: ["Collo:", "   lana 80%", "   poliestere 20%"] },
        { text: ["IVA 22% esclusa. Imballo: 1 capo per busta, 10 capi per cartone."] },
      ],
    ],
    truth: {
      reference: "GB 3391",
      brand: "Orlando Ferri",
      fibre_composition: fibres(
        "cotton 68, polyamide 32 | lining: polyester 100 | collar: wool 80, polyester 20",
      ),
    },
  },
  {
    name: "composition-corpo-e-maniche",
    language: "it",
    template: "textile",
    kind: "declaration",
    font: "serif",
    pages: [
      [
        { text: ["Oggetto: composizione fibrosa del modello Livia", "Prato, 19 gennaio 2026"] },
        {
          text: [
            "con la presente dichiariamo che il corpo del capo è in 100% seta, mentre le maniche sono in 92% seta",
            "e 8% elastan. La tolleranza di legge è del 3%.",
          ],
        },
        {
          text: [
            "Il tessuto viene da un fornitore di Como; i bottoni sono in madreperla.",
            "Distinti saluti",
          ],
        },
      ],
    ],
    truth: {
      model_name: "Livia",
      fibre_composition: fibres("body: silk 100 | sleeve: silk 92, elastane 8"),
    },
  },
  {
    name: "composition-algodon-organico-entre-parentesis",
    language: "es",
    template: "textile",
    kind: "tech_sheet",
    pages: [
      [
        { title: "FICHA TÉCNICA DE PRENDA" },
        {
          table: [
            ["Referencia", "BB-0312"],
            ["Prenda", "Pelele bebé manga larga"],
            ["Composición", "100% algodón (orgánico)"],
            ["País de fabricación", "Portugal"],
            ["Tallas", "0-3 m a 18-24 m"],
            ["Lavado", "Lavar a máquina máx. 40 °C"],
          ],
          lines: true,
          widths: [150, 260],
        },
        { text: ["El embalaje de cartón lleva un 70 % de fibra reciclada. IVA 21 %."] },
      ],
    ],
    truth: {
      reference: "BB-0312",
      fibre_composition: fibres("organic cotton 100"),
      country_making: "PT",
      care_washing: "wash_40",
    },
  },
  {
    name: "composition-calcetin-con-suela",
    language: "es",
    template: "textile",
    kind: "other",
    font: "narrow",
    pages: [
      [
        { text: ["Calcetín de casa antideslizante", "Art. 2077"], size: 13 },
        {
          pairs: [
            ["Parte superior", "75 % acrílico, 22 % poliamida, 3 % elastano"],
            ["Suela", "100 % poliéster"],
            ["Forro", "100 % poliéster"],
          ],
        },
        { text: ["No usar secadora. No planchar. Lavar a mano."] },
        { text: ["Pack de 6 pares surtidos; plazo de entrega 45 días."] },
      ],
    ],
    truth: {
      reference: "2077",
      fibre_composition: fibres(
        "upper: acrylic 75, polyamide 22, elastane 3 | sole: polyester 100 | lining: polyester 100",
      ),
      care_washing: "hand_wash",
      care_drying: ["do_not_tumble"],
      care_ironing: "do_not_iron",
    },
  },
  {
    name: "composition-malha-e-canelado",
    language: "pt",
    template: "textile",
    kind: "tech_sheet",
    pages: [
      [
        { bar: "Ficha de artigo" },
        {
          pairs: [
            ["Ref.ª", "PL-880"],
            ["Modelo", "Polo Douro"],
            ["Cliente", "Nordlicht Handels GmbH"],
          ],
          style: "gap",
        },
        {
          text: [
            "Malha principal: algodão 60% / poliéster 40%",
            "Canelado (gola e punhos): algodão 97% / elastano 3%",
            "Gramagem 220 g/m². Encolhimento até 5%.",
          ],
        },
      ],
    ],
    truth: {
      reference: "PL-880",
      model_name: "Polo Douro",
      fibre_composition: fibres("cotton 60, polyester 40 | rib: cotton 97, elastane 3"),
    },
  },
  ...COMPOSITIONS_MORE,
];
