/** Documents that reading pictures is tuned on: scans, photos and faxes in ten languages, with dots, lines and small print. */
import type { Specimen } from "../specimen.ts";

const paper = { template: "textile", kind: "other" } as const;

export const TUNING_PICTURES: readonly Specimen[] = [
  {
    ...paper,
    name: "rain cape trims",
    language: "en",
    kind: "tech_sheet",
    also: ["scan", "fax", "photo"],
    pages: [
      [
        { title: "Technical sheet: rain cape" },
        {
          pairs: [
            ["Brand", "Harrow & Finch"],
            ["Style no.", "HF-7082"],
            ["Outer fabric", "100% recycled polyester"],
            ["Lining", "100% polyamide"],
            ["Net weight", "385 g"],
            ["Country of origin", "Vietnam"],
            ["GTIN", "5052173401189"],
          ],
          style: "dots",
        },
        { text: ["Machine wash at 30 °C, do not bleach, do not tumble dry, do not iron."] },
      ],
    ],
    truth: {
      brand: "Harrow & Finch",
      reference: "HF-7082",
      fibre_composition: [
        { fibre: "recycled polyester", percent: 100, component: "shell" },
        { fibre: "polyamide", percent: 100, component: "lining" },
      ],
      net_weight: 385,
      country_making: "VN",
      gtin: "5052173401189",
      care_washing: "wash_30",
      care_bleaching: "do_not_bleach",
      care_drying: ["do_not_tumble"],
      care_ironing: "do_not_iron",
    },
  },
  {
    ...paper,
    name: "Lieferantenangabe Weste",
    language: "de",
    kind: "declaration",
    font: "serif",
    also: ["scan", "fax"],
    pages: [
      [
        { bar: "Angaben zum Artikel" },
        {
          table: [
            ["Artikelnummer", "Bezeichnung", "Herkunftsland", "Gewicht"],
            ["WE-4409", "Steppweste Größe M", "Rumänien", "540 g"],
          ],
          widths: [110, 170, 120, 87],
          lines: true,
        },
        {
          pairs: [
            ["Oberstoff", "80 % Wolle, 20 % Polyamid"],
            ["Füllung", "100 % Polyester"],
            ["EAN", "4019233501556"],
          ],
          style: "gap",
        },
        { text: ["Handwäsche. Nicht bleichen. Nicht im Trockner trocknen. Mäßig heiß bügeln."] },
      ],
    ],
    truth: {
      reference: "WE-4409",
      model_name: "Steppweste Größe M",
      country_making: "RO",
      net_weight: 540,
      fibre_composition: [
        { fibre: "wool", percent: 80, component: "shell" },
        { fibre: "polyamide", percent: 20, component: "shell" },
        { fibre: "polyester", percent: 100, component: "filling" },
      ],
      gtin: "4019233501556",
      care_washing: "hand_wash",
      care_bleaching: "do_not_bleach",
      care_drying: ["do_not_tumble"],
      care_ironing: "iron_150",
    },
  },
  {
    ...paper,
    name: "étiquette robe",
    language: "fr",
    also: ["photo", "fax"],
    pages: [
      [
        { text: ["Robe d'été Lubéron", "Réf. : RB-2215", "Marque : Atelier Sorgue"] },
        {
          pairs: [
            ["Composition", "55 % lin, 45 % viscose"],
            ["Fabriqué en", "Tunisie"],
            ["Poids net", "260 g"],
            ["Code-barres", "3760182701924"],
          ],
          style: "colon",
        },
        { text: ["Lavage à 30 °C, ne pas blanchir, pas de sèche-linge, repassage à température moyenne."] },
      ],
    ],
    truth: {
      reference: "RB-2215",
      brand: "Atelier Sorgue",
      fibre_composition: [
        { fibre: "linen", percent: 55 },
        { fibre: "viscose", percent: 45 },
      ],
      country_making: "TN",
      net_weight: 260,
      gtin: "3760182701924",
      care_washing: "wash_30",
      care_bleaching: "do_not_bleach",
      care_drying: ["do_not_tumble"],
      care_ironing: "iron_150",
    },
  },
  {
    ...paper,
    name: "scheda guanti",
    language: "it",
    kind: "tech_sheet",
    font: "narrow",
    also: ["scan", "fax"],
    pages: [
      [
        { title: "Scheda prodotto" },
        {
          pairs: [
            ["Marchio", "Lana del Garda"],
            ["Codice articolo", "GU-118"],
            ["Composizione", "70% lana, 30% cashmere"],
            ["Paese di origine", "Italia"],
            ["Peso netto", "74 g"],
            ["Codice EAN", "8032119402293"],
          ],
          style: "dots",
        },
        { text: ["Lavare a mano. Non candeggiare. Non stirare."] },
      ],
    ],
    truth: {
      brand: "Lana del Garda",
      reference: "GU-118",
      fibre_composition: [
        { fibre: "wool", percent: 70 },
        { fibre: "cashmere", percent: 30 },
      ],
      country_making: "IT",
      net_weight: 74,
      gtin: "8032119402293",
      care_washing: "hand_wash",
      care_bleaching: "do_not_bleach",
      care_ironing: "do_not_iron",
    },
  },
  {
    ...paper,
    name: "hoja de pedido toalla",
    language: "es",
    kind: "invoice",
    also: ["scan", "photo"],
    pages: [
      [
        { title: "Hoja de pedido 5120" },
        {
          table: [
            ["Referencia", "Descripción", "EAN", "Cantidad"],
            ["TO-330-AZ", "Toalla de baño azul", "8415026602664", "400"],
          ],
          widths: [100, 170, 120, 97],
          lines: true,
        },
        {
          text: [
            "Composición: 100 % algodón. País de origen: Portugal. Peso de la pieza: 610 g.",
            "Lavar a 60 °C, no usar lejía, planchar a temperatura alta. IVA 21 %.",
          ],
          size: 9,
        },
      ],
    ],
    truth: {
      reference: "TO-330-AZ",
      gtin: "8415026602664",
      fibre_composition: [{ fibre: "cotton", percent: 100 }],
      country_making: "PT",
      net_weight: 610,
      care_washing: "wash_60",
      care_bleaching: "do_not_bleach",
      care_ironing: "iron_200",
    },
  },
  {
    ...paper,
    name: "ficha técnica boné",
    language: "pt",
    kind: "tech_sheet",
    also: ["scan", "fax"],
    pages: [
      [
        {
          pairs: [
            ["Marca", "Ribeira Nova"],
            ["Referência", "BN-0415"],
            ["Composição", "98 % algodão, 2 % elastano"],
            ["País de fabrico", "Portugal"],
            ["Peso líquido", "88 g"],
            ["Conteúdo reciclado", "20 %"],
            ["Código de barras", "5601184303038"],
          ],
          style: "gap",
        },
      ],
    ],
    truth: {
      brand: "Ribeira Nova",
      reference: "BN-0415",
      fibre_composition: [
        { fibre: "cotton", percent: 98 },
        { fibre: "elastane", percent: 2 },
      ],
      country_making: "PT",
      net_weight: 88,
      recycled_content: 20,
      gtin: "5601184303038",
    },
  },
  {
    ...paper,
    name: "productkaart badjas",
    language: "nl",
    also: ["scan", "photo"],
    pages: [
      [
        { title: "Productkaart" },
        {
          pairs: [
            ["Merk", "Texel Wonen"],
            ["Artikelnummer", "BJ-906"],
            ["Samenstelling", "100% katoen"],
            ["Land van herkomst", "Turkije"],
            ["Nettogewicht", "1,1 kg"],
            ["EAN", "8719035203400"],
          ],
          style: "dots",
        },
        { text: ["Wassen op 60 °C, niet bleken, strijken op hoge temperatuur."] },
      ],
    ],
    truth: {
      brand: "Texel Wonen",
      reference: "BJ-906",
      fibre_composition: [{ fibre: "cotton", percent: 100 }],
      country_making: "TR",
      net_weight: 1100,
      gtin: "8719035203400",
      care_washing: "wash_60",
      care_bleaching: "do_not_bleach",
      care_ironing: "iron_200",
    },
  },
  {
    ...paper,
    name: "specyfikacja szalik",
    language: "pl",
    also: ["scan", "fax"],
    pages: [
      [
        {
          pairs: [
            ["Marka", "Baltyk Line"],
            ["Indeks", "SZ-2077"],
            ["Skład", "50% wełna, 50% akryl"],
            ["Kraj pochodzenia", "Polska"],
            ["Masa netto", "190 g"],
            ["Kod EAN", "5902771603778"],
          ],
          style: "gap",
        },
        { text: ["Prać ręcznie, nie wybielać, nie suszyć w suszarce, nie prasować."] },
      ],
    ],
    truth: {
      brand: "Baltyk Line",
      reference: "SZ-2077",
      fibre_composition: [
        { fibre: "wool", percent: 50 },
        { fibre: "acrylic", percent: 50 },
      ],
      country_making: "PL",
      net_weight: 190,
      gtin: "5902771603778",
      care_washing: "hand_wash",
      care_bleaching: "do_not_bleach",
      care_drying: ["do_not_tumble"],
      care_ironing: "do_not_iron",
    },
  },
  {
    ...paper,
    name: "produktblad mössa",
    language: "sv",
    also: ["scan"],
    pages: [
      [
        {
          pairs: [
            ["Varumärke", "Norrsken"],
            ["Artikelnummer", "MO-551"],
            ["Material", "60% ull, 40% akryl"],
            ["Tillverkningsland", "Estland"],
            ["Vikt", "95 g"],
            ["EAN-kod", "7350091804142"],
          ],
          style: "gap",
        },
      ],
    ],
    truth: {
      brand: "Norrsken",
      reference: "MO-551",
      fibre_composition: [
        { fibre: "wool", percent: 60 },
        { fibre: "acrylic", percent: 40 },
      ],
      country_making: "EE",
      net_weight: 95,
      gtin: "7350091804142",
    },
  },
  {
    ...paper,
    name: "ürün kartı havlu",
    language: "tr",
    also: ["scan"],
    pages: [
      [
        {
          pairs: [
            ["Marka", "Denizli Ev"],
            ["Model kodu", "HV-884"],
            ["Karışım", "100% pamuk"],
            ["Menşei", "Türkiye"],
            ["Net ağırlık", "450 g"],
            ["Barkod", "8690447204516"],
          ],
          style: "gap",
        },
      ],
    ],
    truth: {
      brand: "Denizli Ev",
      reference: "HV-884",
      fibre_composition: [{ fibre: "cotton", percent: 100 }],
      country_making: "TR",
      net_weight: 450,
      gtin: "8690447204516",
    },
  },
];
