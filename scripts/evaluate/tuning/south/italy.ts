/** Italian papers on clothes and cloth, to tune the rules on. */

import { fibres } from "../../fibres.ts";
import type { Specimen } from "../../specimen.ts";

export const ITALIAN: readonly Specimen[] = [
  {
    name: "south scheda tecnica maglia cashmere",
    language: "it",
    template: "textile",
    kind: "tech_sheet",
    font: "serif",
    also: ["scan"],
    pages: [
      [
        { title: "Maglificio Torrechiara S.r.l." },
        { text: ["Strada Provinciale 32, 43013 Langhirano (PR)", "P. IVA 02719400348"], size: 9 },
        { text: ["SCHEDA TECNICA ARTICOLO"], size: 13 },
        {
          pairs: [
            ["Marchio", "Torrechiara"],
            ["Articolo", "TC 5521/A"],
            ["Descrizione", "Dolcevita donna finezza 12"],
            ["Codice EAN", "8030317167129"],
            ["Composizione", "70% lana merino - 30% cashmere"],
            ["Titolo filato", "2/28 Nm"],
            ["Peso netto capo", "gr. 285 (tg. M)"],
            ["Filatura", "Italia"],
            ["Tessitura/maglieria", "Italia"],
            ["Paese di produzione", "Italia"],
          ],
          style: "gap",
        },
        {
          text: [
            "MANUTENZIONE: lavare a mano in acqua fredda; non candeggiare; asciugare in piano; stirare a bassa temperatura max 110°; pulitura a secco con percloroetilene (P).",
          ],
        },
      ],
    ],
    truth: {
      brand: "Torrechiara",
      reference: "TC 5521/A",
      gtin: "8030317167129",
      fibre_composition: fibres("merino wool 70, cashmere 30"),
      net_weight: 285,
      country_spinning: "IT",
      country_weaving: "IT",
      country_making: "IT",
      care_washing: "hand_wash",
      care_bleaching: "do_not_bleach",
      care_drying: ["flat"],
      care_ironing: "iron_110",
      care_professional: ["dry_p"],
      manufacturer_name: "Maglificio Torrechiara S.r.l.",
      manufacturer_address: "Strada Provinciale 32, 43013 Langhirano (PR)",
    },
  },
  {
    name: "south scheda tessuto lana rigenerata",
    language: "it",
    template: "textile",
    kind: "tech_sheet",
    pages: [
      [
        { bar: "SCHEDA TESSUTO / FABRIC DATA SHEET" },
        {
          table: [
            ["Articolo / Article", "PANNO 4408", "Stagione / Season", "A/I 27-28"],
            ["Composizione / Composition", "80 WO 20 PA", "Altezza / Width", "150 cm"],
            ["Peso / Weight", "420 g/m² - 630 g/ml", "Rapporto / Repeat", "–"],
            ["Contenuto riciclato / Recycled content", "72%", "Armatura / Weave", "saglia 2/2"],
            ["Origine / Origin", "Made in Italy", "Minimo / MOQ", "60 mt"],
          ],
          widths: [135, 125, 125, 102],
          lines: true,
        },
        {
          text: [
            "Certificato GRS / GRS certificate: ICEA-GRS-2026-0391, scadenza / expiry 30/09/2027.",
            "Tolleranze / Tolerances: ±3% peso, ±2% altezza. Stabilità al vapore / Steam shrinkage max 3%.",
          ],
        },
        {
          text: [
            "Prodotto da / Manufactured by: Lanificio Bisenzio Nuovo S.p.A., Via di Cantagallo 210, 59100 Prato, Italia",
          ],
        },
      ],
    ],
    truth: {
      reference: "PANNO 4408",
      fibre_composition: fibres("wool 80, polyamide 20"),
      recycled_content: 72,
      country_making: "IT",
      certificates: [{ name: "GRS", number: "ICEA-GRS-2026-0391" }],
      manufacturer_name: "Lanificio Bisenzio Nuovo S.p.A.",
      manufacturer_address: "Via di Cantagallo 210, 59100 Prato, Italia",
    },
  },
  {
    name: "south documento di trasporto",
    language: "it",
    template: "textile",
    kind: "other",
    font: "mono",
    also: ["fax"],
    pages: [
      [
        { text: ["DOCUMENTO DI TRASPORTO (D.D.T.) D.P.R. 472/96"], size: 12 },
        {
          beside: [
            [
              {
                text: [
                  "Mittente",
                  "Tintoria del Brenta snc",
                  "Via Marconi 71",
                  "36061 Bassano del Grappa (VI)",
                ],
              },
            ],
            [
              {
                text: [
                  "Destinatario",
                  "Confezioni Aurora srl",
                  "Via Pio X 8",
                  "31033 Castelfranco V.to (TV)",
                ],
              },
            ],
          ],
        },
        {
          pairs: [
            ["N. documento", "2217/26"],
            ["Data", "19/05/2026"],
            ["Causale", "reso da conto lavorazione"],
          ],
        },
        {
          table: [
            ["Descrizione", "UM", "Q.tà"],
            ["Pezze tinte col. 118 blu notte", "mt", "412,50"],
            ["Pezze tinte col. 004 ecru", "mt", "198,00"],
          ],
          widths: [300, 60, 80],
          lines: true,
        },
        {
          pairs: [
            ["Colli", "9"],
            ["Peso netto kg", "236,4"],
            ["Peso lordo kg", "251,0"],
            ["Vettore", "Autotrasporti Zanin - Nove (VI)"],
          ],
        },
      ],
    ],
    truth: {},
  },
  {
    name: "south bozza etichetta piumino",
    language: "it",
    template: "textile",
    kind: "other",
    font: "narrow",
    also: ["photo"],
    pages: [
      [
        { text: ["BOZZA ETICHETTA INTERNA — approvare entro il 12/06"], size: 9 },
        { title: "NEVERA" },
        { text: ["ART. NV8093-U   TG. 50"] },
        {
          text: [
            "ESTERNO: 100% POLIESTERE",
            "FODERA: 55% VISCOSA",
            "45% POLIESTERE",
            "IMBOTTITURA: 80% PIUMINO D'OCA",
            "20% PIUME",
            "COLLO: 100% LANA",
          ],
        },
        { text: ["MADE IN ROMANIA"] },
        {
          text: [
            "Lavare a 30° programma delicato",
            "Non usare candeggina",
            "Non asciugare in asciugatrice",
            "Non stirare",
            "Lavaggio a secco con percloroetilene, ciclo delicato",
          ],
        },
        { text: ["8033431222002"] },
        { text: ["Distribuito da: Nevera Italia srl – via Stelvio 40 – 20159 Milano"], size: 8 },
      ],
    ],
    truth: {
      brand: "NEVERA",
      reference: "NV8093-U",
      fibre_composition: fibres(
        "shell: polyester 100 | lining: viscose 55, polyester 45 | filling: down 80, feathers 20 | collar: wool 100",
      ),
      country_making: "RO",
      care_washing: "wash_30_mild",
      care_bleaching: "do_not_bleach",
      care_drying: ["do_not_tumble"],
      care_ironing: "do_not_iron",
      care_professional: ["dry_p_mild"],
      gtin: "8033431222002",
    },
  },
  {
    name: "south certificato di ambito GRS",
    language: "it",
    template: "textile",
    kind: "certificate",
    pages: [
      [
        { text: ["CERTIFICATO DI AMBITO / SCOPE CERTIFICATE"], size: 14 },
        { text: ["Numero del certificato / Scope Certificate Number", "TXC-GRS-26-118804-01"] },
        {
          text: [
            "Ente Certificatore TexControl S.r.l., Via Emilia 220, 40068 San Lazzaro di Savena (BO), Italia, certifica che",
          ],
        },
        {
          text: [
            "FILATI ARNO S.P.A.",
            "Via Provinciale Lucchese 145, 51100 Pistoia, Italia",
            "Licenza n. / License number: 118804",
          ],
        },
        {
          text: ["è stata verificata e trovata conforme a", "Global Recycled Standard (GRS) – versione 4.0"],
        },
        {
          table: [
            ["Categoria prodotto", "Composizione", "Contenuto riciclato"],
            ["Filati cardati", "lana riciclata, poliammide", "min. 70%"],
            ["Filati pettinati", "poliestere riciclato, cotone", "min. 50%"],
          ],
          widths: [150, 200, 130],
          lines: true,
        },
        {
          pairs: [
            ["Luogo e data di emissione", "Bologna, 12/02/2026"],
            ["Valido fino al", "11/02/2027"],
          ],
        },
      ],
    ],
    truth: { certificates: [{ name: "GRS", number: "TXC-GRS-26-118804-01" }] },
  },
  {
    name: "south distinta base pantalone",
    language: "it",
    template: "textile",
    kind: "tech_sheet",
    also: ["scan"],
    pages: [
      [
        { title: "DISTINTA BASE" },
        {
          table: [
            ["Codice modello", "PNT-2260", "Linea", "Uomo"],
            ["Descrizione", "Pantalone chino", "Marchio", "Corso Vittorio"],
            ["Modellista", "E. Rotunno", "Paese confezione", "Albania"],
            ["Composizione etichetta", "97% CO 3% EA", "Peso netto capo", "0,46 kg"],
          ],
          widths: [120, 140, 110, 117],
          lines: true,
        },
        {
          table: [
            ["Pos.", "Materiale", "Codice fornitore", "Consumo", "UM"],
            ["10", "Gabardine stretch 270 g/m²", "TSS-88120", "1,35", "mt"],
            ["20", "Fodera tasche 65% PL 35% CO", "FOD-00417", "0,28", "mt"],
            ["30", "Zip nylon 16 cm", "ZIP-16-N", "1", "pz"],
            ["40", "Bottone corozo 24''", "BTN-24-CZ", "2", "pz"],
            ["50", "Filo cucirino 100% PL tit. 120", "FIL-120", "180", "mt"],
          ],
          widths: [40, 200, 110, 70, 40],
          lines: true,
        },
        {
          text: ["Scarto previsto 4%. Costo industriale 14,20 € (IVA 22% esclusa). Rev. 3 del 08/04/2026"],
          size: 8,
        },
      ],
    ],
    truth: {
      reference: "PNT-2260",
      brand: "Corso Vittorio",
      country_making: "AL",
      fibre_composition: fibres("cotton 97, elastane 3 | pocket lining: polyester 65, cotton 35"),
      net_weight: 460,
    },
  },
  {
    name: "south dichiarazione del produttore sciarpa",
    language: "it",
    template: "textile",
    kind: "declaration",
    font: "serif",
    pages: [
      [
        {
          text: [
            "Seterie Lario di Bianchi & C. s.a.s.",
            "Via per Cernobbio 19",
            "22100 Como",
            "C.F. e P.IVA 01877230134",
          ],
        },
        { text: ["Spett.le Boutique Alcalá, C/ Serrano 61, 28006 Madrid"] },
        { title: "Dichiarazione di origine e composizione" },
        {
          text: [
            'Con la presente dichiariamo che la sciarpa art. SL/0093 "Bellagio" è interamente tessuta, stampata e orlata in Italia ed è realizzata con seta al 60% e lino al 40%. Il peso netto di ciascun pezzo è di 92 g; la scatola ne contiene 25 per un peso lordo di kg 2,9.',
            "Il prodotto è conforme al Reg. REACH e coperto dal certificato OEKO-TEX Standard 100 n. 2026OK0417 rilasciato da Centro Serico Prove.",
            "Como, 3 luglio 2026 — Il legale rappresentante",
          ],
        },
      ],
    ],
    truth: {
      reference: "SL/0093",
      fibre_composition: fibres("silk 60, linen 40"),
      country_weaving: "IT",
      country_dyeing: "IT",
      country_making: "IT",
      net_weight: 92,
      certificates: [{ name: "OEKO-TEX Standard 100", number: "2026OK0417" }],
      manufacturer_name: "Seterie Lario di Bianchi & C. s.a.s.",
      manufacturer_address: "Via per Cernobbio 19, 22100 Como",
    },
  },
];
