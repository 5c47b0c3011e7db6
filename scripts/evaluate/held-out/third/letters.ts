/** Declarations, answers and e-mails of the third set, and papers that say nothing of a product. */
import type { Specimen } from "../../specimen.ts";

const declaration = { template: "textile", kind: "declaration" } as const;
const letter = { template: "textile", kind: "other" } as const;

export const LETTERS: readonly Specimen[] = [
  {
    ...declaration,
    name: "recycled material declaration swim shorts",
    language: "en",
    also: ["fax"],
    pages: [
      [
        {
          text: ["Colombo Swimwear (Pvt) Ltd", "No. 27 Export Processing Zone, Katunayake, Sri Lanka"],
          size: 9,
        },
        { title: "Recycled material declaration" },
        { text: ["To: Saltmarsh Trading Ltd, Brighton      Date: 18 February 2026"] },
        {
          text: [
            "We, the undersigned, declare for the following article:",
            "Style reference: SM-SW-0912 (men's swim shorts, navy and coral)",
            "Composition: 100% recycled polyester",
            "Recycled content: 100 %, post-consumer bottles, GRS certified",
            "Scope certificate no. CU 1201774GRS-01.2026, valid until 6 January 2027",
            "Country of origin: Sri Lanka",
          ],
        },
        {
          text: [
            "This declaration covers all deliveries until 31 December 2026.",
            "",
            "N. Perera, Compliance Manager",
          ],
        },
      ],
    ],
    truth: {
      reference: "SM-SW-0912",
      fibre_composition: [{ fibre: "recycled polyester", percent: 100 }],
      recycled_content: 100,
      certificates: [{ name: "GRS", number: "CU 1201774GRS-01.2026", valid_until: "2027-01-06" }],
      country_making: "LK",
      manufacturer_name: "Colombo Swimwear (Pvt) Ltd",
      manufacturer_address: "No. 27 Export Processing Zone, Katunayake, Sri Lanka",
    },
  },
  {
    ...declaration,
    name: "supplier answers down jacket",
    language: "en",
    pages: [
      [
        { title: "Product data request - answers" },
        {
          table: [
            ["Question", "Your answer"],
            ["Our style number", "AP-DJ-3000"],
            ["Brand on the label", "Alpenrose"],
            ["EAN of the base size", "5061209865246"],
            ["Where is the garment assembled?", "Myanmar"],
            ["Where is the shell fabric woven?", "Japan"],
            ["Shell", "100% polyamide"],
            ["Lining", "100% polyamide"],
            ["Filling", "90% down, 10% feathers"],
            ["Recycled share of the whole garment", "28%"],
            ["Weight of one garment in size M", "410 g"],
            ["Down certificate", "RDS, no. CU 1077310RDS-01.2026"],
            ["Packaging", "LDPE bag, 100% recycled"],
          ],
          widths: [220, 260],
          lines: true,
        },
        { text: ["Please return to sustainability@alpenrose.example by 15 March."] },
      ],
    ],
    truth: {
      reference: "AP-DJ-3000",
      brand: "Alpenrose",
      gtin: "5061209865246",
      country_making: "MM",
      country_weaving: "JP",
      fibre_composition: [
        { fibre: "polyamide", percent: 100, component: "shell" },
        { fibre: "polyamide", percent: 100, component: "lining" },
        { fibre: "down", percent: 90, component: "filling" },
        { fibre: "feathers", percent: 10, component: "filling" },
      ],
      recycled_content: 28,
      net_weight: 410,
      certificates: [{ name: "RDS", number: "CU 1077310RDS-01.2026" }],
    },
  },
  {
    ...letter,
    name: "e-mail about polo shirts",
    language: "en",
    pages: [
      [
        {
          text: [
            "From: Ana Ribeiro <ana.ribeiro@malhasfreitas.example>",
            "To: Tom Ashby <tom@kestrelgolf.example>",
            "Date: Tue, 10 Mar 2026 09:14",
            "Subject: RE: passport data KG-POLO-02",
          ],
          size: 9,
        },
        {
          text: [
            "Hi Tom,",
            "",
            "Thanks for the reminder. For style KG-POLO-02 here is what you asked for:",
            "- composition 70% organic cotton, 30% recycled polyester",
            "- recycled content 30%",
            "- made in Portugal (knitting, dyeing and sewing within 20 km)",
            "- one piece in size L weighs 245 g",
            "- barcode of size L is 5061205491999",
            "- wash at 30, no bleach, no tumble dryer, warm iron, no dry cleaning",
            "",
            "The GOTS certificate is being renewed, I will send it as soon as we have it.",
            "",
            "Best regards",
            "Ana",
          ],
        },
        {
          text: [
            "This message is confidential. Please think before you print it; 90 % of mails need no paper.",
          ],
          size: 8,
        },
      ],
    ],
    truth: {
      reference: "KG-POLO-02",
      fibre_composition: [
        { fibre: "organic cotton", percent: 70 },
        { fibre: "recycled polyester", percent: 30 },
      ],
      recycled_content: 30,
      country_making: "PT",
      country_weaving: "PT",
      country_dyeing: "PT",
      net_weight: 245,
      gtin: "5061205491999",
      care_washing: "wash_30",
      care_bleaching: "do_not_bleach",
      care_drying: ["do_not_tumble"],
      care_ironing: "iron_150",
      care_professional: ["do_not_dry_clean"],
    },
  },
  {
    ...declaration,
    name: "Lieferantenerklärung Strickjacke",
    language: "de",
    also: ["scan"],
    pages: [
      [
        { title: "Langzeit-Lieferantenerklärung für Waren mit Präferenzursprungseigenschaft" },
        {
          text: [
            "Der Unterzeichner erklärt, dass die nachstehend bezeichnete Ware",
            "Artikelnummer SJ-4471, Damen-Strickjacke, 80 % Schurwolle, 20 % Polyamid,",
            "die regelmäßig an Kaufhaus Brandt AG, Kassel, geliefert wird, Ursprungserzeugnis der Europäischen Union ist und den Ursprungsregeln für den Präferenzverkehr mit folgenden Ländern entspricht: Schweiz, Norwegen, Island, Türkei.",
          ],
        },
        { text: ["Ursprungsland der Ware: Deutschland. Es wurde keine Kumulierung angewendet."] },
        { text: ["Diese Erklärung gilt vom 01.01.2026 bis 31.12.2026.", "Apolda, 08.01.2026"] },
      ],
    ],
    truth: {
      reference: "SJ-4471",
      fibre_composition: [
        { fibre: "virgin wool", percent: 80 },
        { fibre: "polyamide", percent: 20 },
      ],
      country_making: "DE",
    },
  },
  {
    ...letter,
    name: "E-Mail mit EAN je Größe",
    language: "de",
    pages: [
      [
        {
          text: [
            "Von: vertrieb@ostsee-strick.example",
            "An: einkauf@haus-lorenz.example",
            "Betreff: EAN-Liste Troyer 1820",
          ],
          size: 9,
        },
        {
          text: [
            "Guten Morgen Frau Dietz,",
            "anbei wie besprochen die Nummern für den Troyer, Artikelnummer OS-1820:",
          ],
        },
        {
          table: [
            ["Größe", "EAN"],
            ["S", "4053838027080"],
            ["M", "4053853943662"],
            ["L", "4053831048211"],
            ["XL", "4053865152397"],
          ],
          widths: [80, 160],
        },
        {
          text: [
            "Material: 100 % Schurwolle. Hergestellt in Deutschland. Wir empfehlen Handwäsche und liegend trocknen.",
            "Viele Grüße, K. Voss",
          ],
        },
      ],
    ],
    truth: {
      reference: "OS-1820",
      fibre_composition: [{ fibre: "virgin wool", percent: 100 }],
      country_making: "DE",
      care_washing: "hand_wash",
      care_drying: ["flat"],
    },
  },
  {
    ...declaration,
    name: "attestation matière recyclée sac, third set",
    language: "fr",
    template: "generic",
    also: ["scan"],
    pages: [
      [
        { title: "ATTESTATION SUR L'HONNEUR" },
        {
          text: [
            "Je soussignée Hélène Marchetti, gérante de la société Sacs Provençaux SARL, 18 avenue des Peupliers, 13200 Arles,",
            "atteste que le sac à dos référence SP-0440, vendu sous la marque Calanque,",
            "contient 55 % de matière recyclée en masse,",
            "est fabriqué en France dans notre atelier d'Arles",
            "et pèse 0,78 kg à vide.",
          ],
        },
        {
          text: [
            "EAN : 3304170285135",
            "Fait à Arles, le 3 mars 2026, pour servir et valoir ce que de droit.",
          ],
        },
      ],
    ],
    truth: {
      reference: "SP-0440",
      brand: "Calanque",
      recycled_content: 55,
      country_making: "FR",
      net_weight: 0.78,
      gtin: "3304170285135",
      manufacturer_name: "Sacs Provençaux SARL",
      manufacturer_address: "18 avenue des Peupliers, 13200 Arles",
    },
  },
  {
    ...declaration,
    name: "declaración del proveedor camiseta",
    language: "es",
    also: ["scan"],
    pages: [
      [
        { title: "DECLARACIÓN DEL PROVEEDOR" },
        {
          text: [
            "La empresa Géneros de Punto Segre, S.L., con domicilio en Lleida, DECLARA que el artículo siguiente:",
          ],
        },
        {
          pairs: [
            ["Marca", "Ventisca"],
            ["Referencia", "VT-CT-508"],
            ["Composición", "90% poliamida reciclada, 10% elastano"],
            ["Contenido de material reciclado", "90 %"],
            ["Peso de la prenda", "132 g"],
            ["País de confección", "España"],
            ["Certificado GRS", "CU 1150448GRS-03.2026"],
          ],
        },
        {
          text: [
            "cumple el Reglamento REACH y no contiene sustancias SVHC por encima del 0,1 %. IVA no incluido.",
          ],
        },
      ],
    ],
    truth: {
      brand: "Ventisca",
      reference: "VT-CT-508",
      fibre_composition: [
        { fibre: "recycled polyamide", percent: 90 },
        { fibre: "elastane", percent: 10 },
      ],
      recycled_content: 90,
      net_weight: 132,
      country_making: "ES",
      certificates: [{ name: "GRS", number: "CU 1150448GRS-03.2026" }],
    },
  },
  {
    ...declaration,
    name: "declaração do fornecedor casaco polar",
    language: "pt",
    pages: [
      [
        { text: ["Têxtil Serra da Estrela, Lda", "Parque Industrial do Canhoso, 6200-027 Covilhã"], size: 9 },
        { title: "Declaração do fornecedor" },
        {
          text: [
            "Para os devidos efeitos declaramos que o casaco polar com a referência SE-FL-31, fornecido à marca Estrelado, tem a seguinte composição: 100% poliéster reciclado.",
            "O teor de reciclado é de 95%, confirmado pelo certificado de transação TC-2026-PT-00731.",
            "O artigo foi confecionado em Portugal, com malha tricotada em Itália.",
            "Cuidados: lavar a 30 ºC, não usar lixívia, não passar a ferro.",
          ],
        },
        { text: ["Covilhã, 2 de março de 2026", "A gerência"] },
      ],
    ],
    truth: {
      reference: "SE-FL-31",
      brand: "Estrelado",
      fibre_composition: [{ fibre: "recycled polyester", percent: 100 }],
      recycled_content: 95,
      certificates: [{ number: "TC-2026-PT-00731" }],
      country_making: "PT",
      country_weaving: "IT",
      care_washing: "wash_30",
      care_bleaching: "do_not_bleach",
      care_ironing: "do_not_iron",
      manufacturer_name: "Têxtil Serra da Estrela, Lda",
      manufacturer_address: "Parque Industrial do Canhoso, 6200-027 Covilhã",
    },
  },
  {
    ...declaration,
    name: "leverancierskaart rugzak",
    language: "nl",
    template: "generic",
    pages: [
      [
        { title: "Leveranciersverklaring duurzaamheid" },
        {
          pairs: [
            ["Merk", "Polderpak"],
            ["Artikel", "PP-22-RUG"],
            ["Streepjescode", "8720259785313"],
            ["Geproduceerd in", "Vietnam"],
            ["Gerecycled gehalte", "64 %"],
            ["Gewicht", "0,92 kg"],
            ["Afmetingen", "30 x 18 x 46 cm"],
          ],
          style: "dots",
        },
        {
          text: [
            "Ondergetekende verklaart dat bovenstaande gegevens juist zijn. Ho Chi Minhstad, 26-02-2026",
          ],
        },
      ],
    ],
    truth: {
      brand: "Polderpak",
      reference: "PP-22-RUG",
      gtin: "8720259785313",
      country_making: "VN",
      recycled_content: 64,
      net_weight: 0.92,
      dimensions: "30 x 18 x 46 cm",
    },
  },
  {
    ...declaration,
    name: "leverandørerklæring dyne",
    language: "da",
    pages: [
      [
        { title: "Leverandørerklæring" },
        {
          pairs: [
            ["Varenr.", "DY-140-220"],
            ["Betræk", "100 % bomuld"],
            ["Fyld", "100 % genanvendt polyester"],
            ["Genanvendt indhold", "58 %"],
            ["Oprindelsesland", "Polen"],
            ["OEKO-TEX certifikat", "22.HDK.50331"],
          ],
          style: "gap",
        },
        { text: ["Vaskes ved 60 grader. Kan tørretumbles ved lav varme. Ikke blegemiddel."] },
      ],
    ],
    truth: {
      reference: "DY-140-220",
      fibre_composition: [
        { fibre: "cotton", percent: 100, component: "shell" },
        { fibre: "recycled polyester", percent: 100, component: "filling" },
      ],
      recycled_content: 58,
      country_making: "PL",
      certificates: [{ name: "OEKO-TEX", number: "22.HDK.50331" }],
      care_washing: "wash_60",
      care_drying: ["tumble_low"],
      care_bleaching: "do_not_bleach",
    },
  },
  {
    ...letter,
    name: "mail sur la composition du foulard",
    language: "fr",
    pages: [
      [
        { text: ["De : Qualité, Soieries du Rhône", "Objet : foulard FO-90-118"], size: 9 },
        {
          text: [
            "Bonjour Madame,",
            "Le foulard FO-90-118 est composé de 100 % soie et imprimé à la main dans notre atelier lyonnais.",
            "Il est fabriqué en France. Son poids est de 62 g.",
            "Pour l'entretien, nous conseillons uniquement le nettoyage à sec ; ne pas laver, fer doux.",
            "Cordialement,",
            "Service qualité",
          ],
        },
      ],
    ],
    truth: {
      reference: "FO-90-118",
      fibre_composition: [{ fibre: "silk", percent: 100 }],
      country_making: "FR",
      country_dyeing: "FR",
      net_weight: 62,
      care_washing: "do_not_wash",
      care_ironing: "iron_110",
      care_professional: ["dry_p"],
    },
  },
  {
    template: "generic",
    kind: "other",
    name: "scheda cosmetico crema mani",
    language: "it",
    also: ["photo"],
    pages: [
      [
        { title: "Crema mani alla calendula" },
        {
          pairs: [
            ["Marca", "Erbe di Vallescura"],
            ["Cod. prodotto", "EV-CM-075"],
            ["EAN", "8034140404857"],
            ["Contenuto", "75 ml e"],
            ["Peso netto", "78 g"],
            ["Paese di produzione", "Italia"],
            ["PAO", "12 M"],
          ],
        },
        {
          text: [
            "Tubo con il 50% di plastica riciclata. Ingredienti: aqua, glycerin, calendula officinalis extract.",
          ],
        },
      ],
    ],
    truth: {
      brand: "Erbe di Vallescura",
      reference: "EV-CM-075",
      gtin: "8034140404857",
      net_weight: 0.078,
      country_making: "IT",
    },
  },
  {
    ...letter,
    name: "quality meeting minutes",
    language: "en",
    pages: [
      [
        { title: "Minutes - quality circle, 4 March 2026" },
        {
          text: [
            "Present: J. Holt, M. Ferri, S. Banerjee. Apologies: K. Lind.",
            "1. Returns fell from 3.1 % to 2.4 %. Zips remain the first reason.",
            "2. The cotton price rose by 8 % since January; a blend is considered, to be discussed in May.",
            "3. The audit of the laundry in Tunisia moves to week 19.",
            "4. The new scales weigh up to 30 kg and will be calibrated every 12 months.",
          ],
        },
        { text: ["Next meeting: 1 April, 10:00, room 204."] },
      ],
    ],
    truth: {},
  },
  {
    ...letter,
    name: "Mahnung ohne Ware",
    language: "de",
    also: ["scan"],
    pages: [
      [
        { title: "2. Mahnung" },
        {
          text: [
            "Sehr geehrte Damen und Herren,",
            "leider konnten wir für unsere Rechnung 2025-11874 vom 02.12.2025 noch keinen Zahlungseingang feststellen.",
            "Offener Betrag 1.204,18 EUR zuzüglich 9 % Verzugszinsen und 5,00 EUR Mahngebühr.",
            "Bitte überweisen Sie bis zum 20.03.2026 auf unser Konto DE41 7009 0500 0004 1187 23.",
            "Kundennummer 40871, Vorgang 4017220084510.",
          ],
        },
      ],
    ],
    truth: {},
  },
  {
    ...letter,
    name: "condições de compra",
    language: "pt",
    pages: [
      [
        { title: "Condições gerais de compra" },
        {
          text: [
            "1. As encomendas são confirmadas por escrito no prazo de 5 dias úteis.",
            "2. Atrasos superiores a 10 dias dão lugar a uma penalização de 3% por semana.",
            "3. As etiquetas indicam a composição, o país de fabrico e os cuidados de conservação.",
            "4. Os artigos em algodão, lã ou linho respeitam o Regulamento (UE) n.º 1007/2011.",
            "5. O foro competente é o da comarca do Porto, Portugal.",
          ],
        },
      ],
    ],
    truth: {},
  },
  {
    ...letter,
    name: "quotation with two qualities",
    language: "en",
    pages: [
      [
        { title: "Quotation Q-26-0771" },
        { text: ["For: Harbour & Hide Ltd      Your inquiry: beach towel HH-BT-09, 90 x 170 cm"] },
        {
          table: [
            ["Option", "Quality", "Price EUR", "MOQ"],
            ["A", "100% cotton, 420 g/m²", "6.10", "1,000"],
            ["B", "60% cotton 40% recycled cotton, 420 g/m²", "6.45", "1,500"],
          ],
          widths: [55, 250, 80, 70],
          lines: true,
        },
        { text: ["Both made in Portugal. Valid 30 days. Please tell us which option you choose."] },
      ],
    ],
    truth: { reference: "HH-BT-09", country_making: "PT" },
  },
];
