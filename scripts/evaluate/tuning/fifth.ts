/** More documents that the rules are tuned on: proofs, mails, forms of four columns, certificates that name others. */

import { fibres } from "../fibres.ts";
import type { Specimen } from "../specimen.ts";

export const TUNING_FIFTH: readonly Specimen[] = [
  {
    name: "spec form two columns cardigan",
    language: "en",
    template: "textile",
    kind: "tech_sheet",
    font: "narrow",
    pages: [
      [
        { bar: "PRODUCT SPECIFICATION FORM" },
        {
          table: [
            ["Brand:", "Fernhill", "Date:", "12.10.2026"],
            ["Style No.:", "FH-CD-4410", "Season:", "AW27"],
            ["Description:", "Ladies cable cardigan", "Supplier:", "Yantai Knit Co., Ltd"],
            ["Composition:", "40% merino wool, 40% viscose, 20% recycled polyamide", "C/O:", "China"],
            ["Weight:", "455 g/pc", "HS code:", "6110 11 30"],
            ["EAN:", "5057712201183", "MOQ:", "300"],
          ],
          widths: [80, 190, 70, 140],
          lines: true,
        },
        {
          text: [
            "CARE: Hand wash only. Do not bleach. Reshape and dry flat. Cool iron on reverse. Dry cleanable (P).",
          ],
        },
      ],
    ],
    truth: {
      brand: "Fernhill",
      reference: "FH-CD-4410",
      gtin: "5057712201183",
      fibre_composition: fibres("merino wool 40, viscose 40, recycled polyamide 20"),
      country_making: "CN",
      net_weight: 455,
      care_washing: "hand_wash",
      care_bleaching: "do_not_bleach",
      care_drying: ["flat"],
      care_ironing: "iron_110",
      care_professional: ["dry_p"],
      commodity_code: "61101130",
    },
  },
  {
    name: "commercial invoice tees",
    language: "en",
    template: "textile",
    kind: "invoice",
    pages: [
      [
        { text: ["COMMERCIAL INVOICE"], size: 15 },
        {
          beside: [
            [
              {
                text: [
                  "Seller",
                  "Dhaka Apparel House Ltd.",
                  "House 14, Road 7, Uttara, Dhaka 1230",
                  "BIN 000881120-0101",
                ],
              },
            ],
            [
              {
                text: [
                  "Buyer",
                  "Marlowe Basics GmbH",
                  "Hafenstr. 9, 20457 Hamburg, Germany",
                  "EORI DE441882001",
                ],
              },
            ],
          ],
        },
        {
          pairs: [
            ["Invoice No. & date", "DAH/881/26, 02 Sep 2026"],
            ["L/C No.", "0044811226"],
            ["Port of loading", "Chattogram, Bangladesh"],
            ["Port of discharge", "Hamburg, Germany"],
            ["Country of origin", "Bangladesh"],
          ],
          style: "gap",
        },
        {
          table: [
            ["PO no.", "Style", "Description of goods", "HS code", "Qty pcs", "Unit price", "Total USD"],
            [
              "4400817",
              "MB-0021",
              "Mens knitted T-shirt 100% organic cotton",
              "61091000",
              "4800",
              "2.95",
              "14160.00",
            ],
          ],
          widths: [55, 60, 145, 60, 50, 55, 62],
          lines: true,
        },
        {
          text: [
            "GOTS certified: certificate no. GSCS-GOTS-26-00417. Net weight per piece 0.165 kg. Total net weight 792.00 kgs. Total gross weight 866.40 kgs.",
          ],
        },
      ],
    ],
    truth: {
      reference: "MB-0021",
      fibre_composition: fibres("organic cotton 100"),
      country_making: "BD",
      net_weight: 165,
      certificates: [{ name: "GOTS", number: "GSCS-GOTS-26-00417" }],
      commodity_code: "61091000",
    },
  },
  {
    name: "RCS transaction certificate",
    language: "en",
    template: "textile",
    kind: "certificate",
    pages: [
      [
        { title: "Transaction Certificate" },
        { text: ["Recycled Claim Standard (RCS) 2.0"] },
        {
          pairs: [
            ["1. Certification body", "USB Certification Denetim A.S."],
            ["2. Input TC", "TC-0033-2026-118"],
            ["Transaction certificate number", "USB-RCS-TC-2026-20117"],
            ["3. Seller", "Marmara Tekstil, Licence No. USB-L-2207"],
            ["4. Buyer", "Casa Lenço Lda"],
            ["Invoice reference", "MT-2026-00881"],
            ["Date of issue", "2026-06-11"],
          ],
          style: "colon",
        },
      ],
    ],
    truth: { certificates: [{ name: "RCS", number: "USB-RCS-TC-2026-20117" }] },
  },
  {
    name: "OEKO-TEX certificat français",
    language: "fr",
    template: "textile",
    kind: "certificate",
    pages: [
      [
        { title: "CERTIFICAT" },
        {
          text: [
            "OEKO-TEX® STANDARD 100",
            "Le présent certificat autorise la société",
            "Tissages de la Lys SAS, 59850 Nieppe, France",
            "à utiliser le label STANDARD 100 by OEKO-TEX® selon notre rapport d'essai CQ 1188/4-IFTH.",
          ],
        },
        {
          text: [
            "Numéro de certificat : 22.CFR.33018",
            "Classe de produit II – articles en contact avec la peau",
            "Support : tissus 100 % lin, teints",
            "Valable jusqu'au 28.02.2027",
          ],
        },
      ],
    ],
    truth: { certificates: [{ name: "OEKO-TEX Standard 100", number: "22.CFR.33018" }] },
  },
  {
    name: "OEKO-TEX certificado",
    language: "pt",
    template: "textile",
    kind: "certificate",
    font: "serif",
    pages: [
      [
        {
          text: [
            "CITEVE – Centro Tecnológico das Indústrias Têxtil e do Vestuário",
            "4760-034 Vila Nova de Famalicão, Portugal",
          ],
        },
        { title: "CERTIFICADO STANDARD 100 by OEKO-TEX®" },
        {
          pairs: [
            ["Empresa", "Estamparia do Este, S.A."],
            ["N.º", "9031CIT CITEVE"],
            ["Relatório de ensaio", "11882/2026"],
            ["Validade", "30/09/2027"],
          ],
          style: "colon",
        },
      ],
    ],
    truth: { certificates: [{ name: "OEKO-TEX Standard 100", number: "9031CIT" }] },
  },
  {
    name: "ISO management certificate",
    language: "it",
    template: "furniture",
    kind: "certificate",
    pages: [
      [
        { title: "CERTIFICATO" },
        {
          text: [
            "Si certifica che il sistema di gestione ambientale di",
            "MOBILIFICIO CADORE S.p.A.",
            "Via Dolomiti 4, 32043 Cortina d'Ampezzo (BL)",
            "è conforme alla norma UNI EN ISO 14001:2015",
          ],
        },
        {
          pairs: [
            ["Certificato n.", "AMB-2026-04418"],
            ["Prima emissione", "14/03/2020"],
            ["Emissione corrente", "12/03/2026"],
            ["Scadenza", "11/03/2029"],
            ["Settore EA", "23"],
          ],
          style: "gap",
        },
      ],
    ],
    truth: { certificates: [{ name: "ISO 14001:2015", number: "AMB-2026-04418" }] },
  },
  {
    name: "Datenanfrage Antwort Hose",
    language: "de",
    template: "textile",
    kind: "other",
    font: "serif",
    pages: [
      [
        {
          text: [
            "Von: Petra Vogt (Strickerei Albstadt)",
            "An: einkauf@lodenhaus.example",
            "Gesendet: Montag, 9. November 2026 14:21",
            "Betreff: AW: Produktdaten für Art. 20-7714",
          ],
        },
        {
          text: [
            "Guten Tag Herr Brandl,",
            "anbei die Angaben zu unserem Artikel 20-7714 (Marke Lodenhaus):",
            "Zusammensetzung 53% Schurwolle, 47% Polyester, Futter 100% Viskose",
            "genäht wird die Hose in Nordmazedonien, der Stoff kommt aus Italien",
            "ein Stück wiegt 590 g",
            "Recyclinganteil 0 %",
            "EAN 4011882200774",
            "Bitte 30 °C Feinwäsche, nicht in den Trockner, mäßig heiß bügeln.",
            "Rechnung 7718 folgt mit der Ware. Viele Grüße, Petra Vogt",
          ],
        },
      ],
    ],
    truth: {
      reference: "20-7714",
      brand: "Lodenhaus",
      fibre_composition: fibres("virgin wool 53, polyester 47 | lining: viscose 100"),
      country_making: "MK",
      net_weight: 590,
      recycled_content: 0,
      gtin: "4011882200774",
      care_washing: "wash_30_mild",
      care_drying: ["do_not_tumble"],
      care_ironing: "iron_150",
    },
  },
  {
    name: "Etikettenentwurf Body",
    language: "de",
    template: "textile",
    kind: "other",
    pages: [
      [
        { text: ["Einnähetikett – Freigabe 1 – Größe 74/80"] },
        {
          beside: [
            [
              {
                text: [
                  "DE 100% Baumwolle (kbA)",
                  "EN 100% organic cotton",
                  "FR 100% coton biologique",
                  "IT 100% cotone biologico",
                  "NL 100% biologisch katoen",
                  "PL 100% bawełna organiczna",
                ],
              },
            ],
            [
              {
                text: [
                  "Made in Turkey",
                  "Hergestellt in der Türkei",
                  "Art. 77-1802",
                  "Charge 0926",
                  "60 °C waschen",
                  "nicht chloren",
                  "nicht im Trockner trocknen",
                  "mit mittlerer Temperatur bügeln",
                ],
              },
            ],
          ],
        },
      ],
    ],
    truth: {
      reference: "77-1802",
      fibre_composition: fibres("organic cotton 100"),
      country_making: "TR",
      care_washing: "wash_60",
      care_bleaching: "do_not_bleach",
      care_drying: ["do_not_tumble"],
      care_ironing: "iron_150",
    },
  },
  {
    name: "fiche article multi langue",
    language: "fr",
    template: "textile",
    kind: "tech_sheet",
    pages: [
      [
        { title: "Fiche article / Article sheet" },
        {
          table: [
            ["Marque / Brand", "Atelier Pontivy"],
            ["Référence / Style no.", "AP-7719"],
            ["Désignation / Description", "Caban homme"],
            ["Tissu / Fabric", "70% laine, 25% polyester, 5% autres fibres"],
            ["Doublure / Lining", "100% coton"],
            ["Pays d'origine / Country of origin", "Ukraine"],
            ["Poids net / Net weight", "1 320 g"],
            ["Code EAN / Barcode", "3761188220440"],
          ],
          widths: [180, 290],
          lines: true,
        },
        {
          text: [
            "Nettoyage à sec uniquement (P). Ne pas laver. Chlore interdit. Séchage tambour interdit. Repassage à température moyenne.",
          ],
        },
      ],
    ],
    truth: {
      brand: "Atelier Pontivy",
      reference: "AP-7719",
      fibre_composition: fibres("wool 70, polyester 25, other fibres 5 | lining: cotton 100"),
      country_making: "UA",
      net_weight: 1320,
      gtin: "3761188220440",
      care_washing: "do_not_wash",
      care_bleaching: "do_not_bleach",
      care_drying: ["do_not_tumble"],
      care_ironing: "iron_150",
      care_professional: ["dry_p"],
    },
  },
  {
    name: "bon de commande chaussettes",
    language: "fr",
    template: "textile",
    kind: "other",
    pages: [
      [
        { text: ["BON DE COMMANDE N° 2026-4471"], size: 14 },
        {
          beside: [
            [{ text: ["Acheteur :", "Galeries Vauban SA", "3 place d'Armes, 57000 Metz"] }],
            [{ text: ["Fournisseur :", "Chaussettes de France SARL", "ZI Nord, 87000 Limoges"] }],
          ],
        },
        {
          table: [
            ["Réf. fourn.", "Article", "Gencod", "Qté", "PU"],
            ["CH-552", "Chaussettes fil d'Écosse", "3760991102219", "600", "4,10"],
          ],
          lines: true,
        },
        {
          text: [
            "Composition : 81% coton, 18% polyamide, 1% élasthanne. Fabriqué en France. Poids : 48 g la paire. Pénalité de retard : 10 %.",
          ],
        },
      ],
    ],
    truth: {
      reference: "CH-552",
      gtin: "3760991102219",
      fibre_composition: fibres("cotton 81, polyamide 18, elastane 1"),
      country_making: "FR",
      net_weight: 48,
    },
  },
  {
    name: "scheda materiali giubbotto",
    language: "it",
    template: "textile",
    kind: "tech_sheet",
    pages: [
      [
        { title: "Scheda materiali e composizione" },
        { text: ["Articolo GB.1190 – Giubbotto uomo – Marchio: Torre Civette – Stagione A/I 27"] },
        {
          table: [
            ["Parte", "Composizione", "Fornitore"],
            ["Tessuto esterno", "100% poliammide riciclata", "Tessitura Lario"],
            ["Imbottitura", "100% poliestere", "Fibertech"],
            ["Fodera interna", "100% poliestere", "Setificio Como"],
            ["Polsini", "95% cotone 5% elastan", "Maglificio Adda"],
          ],
          lines: true,
        },
        {
          text: [
            "Confezionato in Albania. Peso del capo finito: 0,640 kg. Percentuale di materiale riciclato: 38%.",
          ],
        },
      ],
    ],
    truth: {
      reference: "GB.1190",
      brand: "Torre Civette",
      fibre_composition: fibres(
        "shell: recycled polyamide 100 | filling: polyester 100 | lining: polyester 100 | cuff: cotton 95, elastane 5",
      ),
      country_making: "AL",
      net_weight: 640,
      recycled_content: 38,
    },
  },
  {
    name: "informe de ensayo camisa",
    language: "es",
    template: "textile",
    kind: "test_report",
    pages: [
      [
        { text: ["LABTEX, Laboratorio de Ensayos Textiles – Acreditación ENAC n.º 118/LE2207"] },
        { title: "INFORME DE ENSAYO 2026-77118" },
        {
          pairs: [
            ["Solicitante", "Camisería Ebro, S.L., Zaragoza"],
            ["Muestra", "Camisa de caballero azul"],
            ["Referencia del cliente", "CE-4471"],
            ["Marca", "Ebro 1950"],
            ["País de fabricación declarado", "Marruecos"],
            ["Composición declarada", "97% algodón 3% elastano"],
          ],
          style: "colon",
        },
        {
          table: [
            ["Ensayo", "Norma", "Resultado"],
            ["Composición", "UNE-EN ISO 1833", "96,4% algodón 3,6% elastano"],
            ["Solidez al lavado 40 ºC", "ISO 105-C06", "4-5"],
            ["Masa por unidad de superficie", "UNE-EN 12127", "118 g/m²"],
          ],
          lines: true,
        },
      ],
    ],
    truth: {
      reference: "CE-4471",
      brand: "Ebro 1950",
      country_making: "MA",
      fibre_composition: fibres("cotton 97, elastane 3"),
      colour_fastness_grade: 4.5,
    },
  },
  {
    name: "lista de embalagem",
    language: "pt",
    template: "textile",
    kind: "other",
    pages: [
      [
        {
          text: [
            "CONFEÇÕES MINHO VERDE, S.A.",
            "Parque Industrial de Lousado, 4760-810 V. N. Famalicão",
            "NIF 502 118 870",
          ],
        },
        { title: "LISTA DE EMBALAGEM N.º 771" },
        {
          table: [
            ["Modelo", "Cor", "Tam.", "Peças", "Caixas", "P. líquido", "P. bruto"],
            ["CMV-3320", "Marinho", "S-XL", "480", "16", "134,4 kg", "148,0 kg"],
          ],
          lines: true,
        },
        {
          text: [
            "Origem: Portugal. Peso por peça: 280 g. Composição: 60% algodão, 40% poliéster reciclado. Código GTIN 5601188220195.",
          ],
        },
      ],
    ],
    truth: {
      reference: "CMV-3320",
      country_making: "PT",
      net_weight: 280,
      fibre_composition: fibres("cotton 60, recycled polyester 40"),
      gtin: "5601188220195",
    },
  },
  {
    name: "leveranciersverklaring tas",
    language: "nl",
    template: "textile",
    kind: "declaration",
    pages: [
      [
        { text: ["Tassenatelier Den Bosch B.V.", "Havendijk 77, 5211 's-Hertogenbosch"] },
        { title: "Leveranciersverklaring" },
        {
          text: [
            "Hierbij verklaren wij dat de schoudertas met artikelnummer TA-4108, verkocht onder het merk Zandpad, vervaardigd is in Nederland uit 100% katoen (canvas), waarvan 45% gerecycled.",
            "Het gerecyclede gehalte bedraagt 45%.",
            "De tas weegt 310 gram. GRS-certificaatnummer: CU 1120988-GRS-2026.",
            "Den Bosch, 4 mei 2026",
          ],
        },
      ],
    ],
    truth: {
      reference: "TA-4108",
      brand: "Zandpad",
      country_making: "NL",
      fibre_composition: fibres("cotton 100"),
      recycled_content: 45,
      net_weight: 310,
      certificates: [{ name: "GRS", number: "CU 1120988-GRS-2026" }],
      manufacturer_name: "Tassenatelier Den Bosch B.V.",
    },
  },
  {
    name: "metka projekt etykiety",
    language: "pl",
    template: "textile",
    kind: "other",
    pages: [
      [
        { title: "Projekt metki – do akceptacji" },
        {
          pairs: [
            ["Producent", "Szwalnia Gryf, Szczecin"],
            ["Nr wzoru", "BL-902"],
            ["Marka handlowa", "Bryza"],
            ["Surowiec", "wiskoza 95%, elastan 5%"],
            ["Wyprodukowano w Polsce", ""],
            ["Masa wyrobu", "140 g"],
          ],
          style: "colon",
        },
        {
          text: [
            "Prać ręcznie. Nie chlorować. Nie suszyć mechanicznie. Prasować w niskiej temp. Czyszczenie chemiczne zabronione.",
          ],
        },
      ],
    ],
    truth: {
      reference: "BL-902",
      brand: "Bryza",
      fibre_composition: fibres("viscose 95, elastane 5"),
      country_making: "PL",
      net_weight: 140,
      care_washing: "hand_wash",
      care_bleaching: "do_not_bleach",
      care_drying: ["do_not_tumble"],
      care_ironing: "iron_110",
      care_professional: ["do_not_dry_clean"],
    },
  },
  {
    name: "leverantörsdeklaration tröja",
    language: "sv",
    template: "textile",
    kind: "declaration",
    pages: [
      [
        { title: "Leverantörsdeklaration" },
        {
          text: [
            "Vi intygar att tröjan med artikelnummer 44-2071, som säljs under varumärket Stengärde, är tillverkad i Litauen.",
            "Material: 100 % ekologisk bomull. Vikt per plagg: 390 g. Innehållet av återvunnet material är 0 %.",
            "GOTS-certifikat nr CU 1088211GOTS-2026.",
          ],
        },
        { text: ["Maskintvätt 60 °C. Tål ej blekning. Tål ej torktumling. Strykes på medelvarme."] },
      ],
    ],
    truth: {
      reference: "44-2071",
      brand: "Stengärde",
      country_making: "LT",
      fibre_composition: fibres("organic cotton 100"),
      net_weight: 390,
      recycled_content: 0,
      certificates: [{ name: "GOTS", number: "CU 1088211GOTS-2026" }],
      care_washing: "wash_60",
      care_bleaching: "do_not_bleach",
      care_drying: ["do_not_tumble"],
      care_ironing: "iron_150",
    },
  },
  {
    name: "shoe carton label",
    language: "en",
    template: "footwear",
    kind: "other",
    pages: [
      [
        { text: ["TERRAVIA"], size: 22 },
        {
          pairs: [
            ["Art", "TV 2218 Trail Mid WP"],
            ["Colour", "Moss / Black"],
            ["EU 42 / UK 8", ""],
            ["EAN", "4033221188079"],
            ["Made in", "Indonesia"],
            ["Net wt (pair)", "940 g"],
          ],
          style: "gap",
        },
      ],
    ],
    truth: {
      brand: "Terravia",
      reference: "TV 2218",
      gtin: "4033221188079",
      country_making: "ID",
      net_weight: 940,
    },
  },
  {
    name: "table datasheet oak",
    language: "en",
    template: "furniture",
    kind: "tech_sheet",
    pages: [
      [
        { text: ["Linden & Ash Furniture Makers"], size: 14 },
        { title: "Ealing dining table" },
        {
          table: [
            ["Product code", "LA-ET-180"],
            ["Overall size", "W180 x D90 x H75 cm"],
            ["Materials", "Solid oak top, beech legs"],
            ["Net weight", "48 kg"],
            ["Gross weight", "54 kg"],
            ["Country of manufacture", "Lithuania"],
            ["FSC chain of custody", "TUVDC-COC-101882"],
          ],
          widths: [150, 280],
          lines: true,
        },
      ],
    ],
    truth: {
      reference: "LA-ET-180",
      net_weight: 48,
      country_making: "LT",
      certificates: [{ name: "FSC", number: "TUVDC-COC-101882" }],
      dimensions: "180 x 90 x 75 cm",
    },
  },
  {
    name: "two styles mail",
    language: "en",
    template: "textile",
    kind: "other",
    pages: [
      [
        {
          text: [
            "Subject: weights and origins",
            "Style AX-101: 210 g, made in India, 100% cotton, EAN 8901188220070.",
            "Style AX-102: 330 g, made in India, 60% cotton 40% polyester, EAN 8901188220148.",
          ],
        },
      ],
    ],
    truth: { country_making: "IN" },
  },
  {
    name: "delivery conditions es",
    language: "es",
    template: "textile",
    kind: "other",
    pages: [
      [
        { title: "Condiciones generales de venta" },
        {
          text: [
            "Los precios incluyen un 2 % de descuento. El IVA del 21 % se factura aparte. Las devoluciones tienen un cargo del 15 %.",
            "El peso máximo por bulto es de 20 kg. Mercancía de origen China sujeta a aranceles. Certificado de depósito n.º 4471188.",
          ],
        },
      ],
    ],
    truth: {},
  },
];
