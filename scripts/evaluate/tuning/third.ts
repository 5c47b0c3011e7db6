/** Documents that the rules are tuned on, with labels that say more than the word for a field: questions, qualifiers. */
import type { Specimen } from "../specimen.ts";

const paper = { template: "textile", kind: "other" } as const;

export const TUNING_THIRD: readonly Specimen[] = [
  {
    ...paper,
    name: "questionnaire raincoat",
    language: "en",
    kind: "declaration",
    pages: [
      [
        { title: "Product data request" },
        {
          pairs: [
            ["A1 Brand shown to consumers", "Petrel & Sons"],
            ["A2 Style number at your company", "RC-5512"],
            ["A3 What country was the item assembled in?", "Tunisia"],
            ["A4 How much does one item weigh? Weight per item", "640 g"],
            ["A5 How much of it is recycled? Recycled share", "35 %"],
            ["A6 Barcode on the hang tag", "5051140812546"],
            ["A7 Outer fabric", "100% polyester"],
          ],
          style: "stacked",
        },
      ],
    ],
    truth: {
      brand: "Petrel & Sons",
      reference: "RC-5512",
      country_making: "TN",
      net_weight: 640,
      recycled_content: 35,
      gtin: "5051140812546",
      fibre_composition: [{ fibre: "polyester", percent: 100, component: "shell" }],
    },
  },
  {
    ...paper,
    name: "Rechnung Schürze",
    language: "de",
    kind: "invoice",
    pages: [
      [
        { text: ["Weberei Kaufbeuren eG", "Ledergasse 9, 87600 Kaufbeuren"] },
        { title: "Rechnung 2026-3319" },
        {
          table: [
            ["Pos.", "Artikel-Nummer", "Bezeichnung", "Menge", "Betrag"],
            ["1", "WK-0914", "Latzschürze Leinen", "20", "438,00"],
          ],
          widths: [40, 100, 180, 70, 97],
        },
        {
          text: [
            "Gewicht je Schürze 290 g. Material: Leinen 100 %. Herstellungsland der Ware: Litauen.",
            "Umsatzsteuer 19 %, 3 % Skonto bei Zahlung binnen 8 Tagen.",
          ],
        },
      ],
    ],
    truth: {
      reference: "WK-0914",
      net_weight: 290,
      fibre_composition: [{ fibre: "linen", percent: 100 }],
      country_making: "LT",
      manufacturer_name: "Weberei Kaufbeuren eG",
      manufacturer_address: "Ledergasse 9, 87600 Kaufbeuren",
    },
  },
  {
    ...paper,
    name: "fiche gants",
    language: "fr",
    kind: "tech_sheet",
    pages: [
      [
        { title: "Fiche d'identité du produit" },
        {
          pairs: [
            ["Marque commercialisée", "Ganterie Millavoise"],
            ["Numéro de modèle", "GT-208"],
            ["Code-barres (EAN 13)", "3098851025362"],
            ["Pays où l'article est cousu", "Madagascar"],
            ["Poids de la paire", "58 g"],
            ["Taux de fibres recyclées", "0 %"],
            ["Matière du dessus", "cuir 100 %"],
          ],
          style: "gap",
        },
      ],
    ],
    truth: {
      brand: "Ganterie Millavoise",
      reference: "GT-208",
      gtin: "3098851025362",
      country_making: "MG",
      net_weight: 58,
      recycled_content: 0,
      fibre_composition: [{ fibre: "leather", percent: 100, component: "shell" }],
    },
  },
  {
    ...paper,
    name: "scheda plaid",
    language: "it",
    kind: "tech_sheet",
    pages: [
      [
        {
          pairs: [
            ["Nome del marchio", "Lanificio Biella"],
            ["Nr. articolo", "PL-77"],
            ["Composizione (ordito e trama)", "70% lana 30% poliammide"],
            ["Peso del plaid (circa)", "1,1 kg"],
            ["Luogo di confezione", "Bulgaria"],
          ],
          style: "colon",
        },
      ],
    ],
    truth: {
      brand: "Lanificio Biella",
      reference: "PL-77",
      fibre_composition: [
        { fibre: "wool", percent: 70 },
        { fibre: "polyamide", percent: 30 },
      ],
      net_weight: 1100,
      country_making: "BG",
    },
  },
  {
    ...paper,
    name: "ficha vaqueros",
    language: "es",
    kind: "tech_sheet",
    pages: [
      [
        {
          pairs: [
            ["Marca registrada", "Sierra Azul"],
            ["Modelo nº", "VQ-331"],
            ["Núm. EAN", "8419331791655"],
            ["Tejido exterior", "99 % algodón, 1 % elastano"],
            ["País donde se fabrica", "Egipto"],
            ["Peso aproximado de la pieza", "590 g"],
            ["% de material reciclado", "22 %"],
          ],
          style: "gap",
        },
        { text: ["IVA 21 %. Descuento 4 %."] },
      ],
    ],
    truth: {
      brand: "Sierra Azul",
      reference: "VQ-331",
      gtin: "8419331791655",
      fibre_composition: [
        { fibre: "cotton", percent: 99, component: "shell" },
        { fibre: "elastane", percent: 1, component: "shell" },
      ],
      country_making: "EG",
      net_weight: 590,
      recycled_content: 22,
    },
  },
  {
    ...paper,
    name: "karta produktu koc",
    language: "pl",
    kind: "tech_sheet",
    pages: [
      [
        {
          pairs: [
            ["Nazwa handlowa marki", "Podhale"],
            ["Indeks towaru", "KC-19"],
            ["Numer EAN", "5902684178271"],
            ["Skład tkaniny", "60% wełna, 40% akryl"],
            ["Wyprodukowano w", "Republice Czeskiej"],
            ["Masa jednej sztuki", "980 g"],
          ],
          style: "gap",
        },
      ],
    ],
    truth: {
      brand: "Podhale",
      reference: "KC-19",
      gtin: "5902684178271",
      fibre_composition: [
        { fibre: "wool", percent: 60 },
        { fibre: "acrylic", percent: 40 },
      ],
      country_making: "CZ",
      net_weight: 980,
    },
  },
  {
    ...paper,
    name: "productfiche sjaal",
    language: "nl",
    kind: "tech_sheet",
    pages: [
      [
        {
          pairs: [
            ["Merk op het label", "Zuiderzee"],
            ["Artikel nummer leverancier", "SJ-610"],
            ["EAN / barcode", "8717968311254"],
            ["Land waar het artikel is gemaakt", "Nepal"],
            ["Gewicht van één stuk", "132 g"],
          ],
          style: "stacked",
        },
      ],
    ],
    truth: {
      brand: "Zuiderzee",
      reference: "SJ-610",
      gtin: "8717968311254",
      country_making: "NP",
      net_weight: 132,
    },
  },
  {
    ...paper,
    name: "order confirmation tote",
    language: "en",
    kind: "invoice",
    pages: [
      [
        { title: "Order confirmation OC-88120" },
        {
          pairs: [
            ["Customer order number", "PO-55301"],
            ["Customer number", "C-20419"],
            ["Customs tariff number", "42022290"],
            ["Our item number", "TB-440"],
            ["Country of dispatch", "Germany"],
            ["Country of manufacture", "India"],
            ["Shipping weight", "14.2 kg"],
            ["Weight per bag", "165 g"],
          ],
          style: "gap",
        },
      ],
    ],
    truth: { reference: "TB-440", country_making: "IN", net_weight: 165, commodity_code: "42022290" },
  },
];
