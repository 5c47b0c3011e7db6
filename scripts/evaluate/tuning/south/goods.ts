/** Papers of the south on shoes, bags, furniture, batteries, devices, toys and care, to tune the rules on. */

import type { Specimen } from "../../specimen.ts";

export const GOODS: readonly Specimen[] = [
  {
    name: "south scheda calzatura mocassino",
    language: "it",
    template: "footwear",
    kind: "tech_sheet",
    also: ["scan"],
    pages: [
      [
        { text: ["Calzaturificio Fratelli Donzelli S.n.c."], size: 13 },
        { text: ["Contrada San Rustico 15 – 63812 Montegranaro (FM) – P.IVA 01230980447"], size: 8 },
        { bar: "SCHEDA ARTICOLO P/E 2027" },
        {
          table: [
            ["Marca", "Donzelli 1958", "Articolo", "MOC-115"],
            ["Forma", "8821 B", "Tacco", "15 mm"],
            ["Tomaia", "vitello scamosciato 100%", "Fodera", "pelle di capra"],
            ["Suola", "gomma, 30% riciclata", "Peso al paio", "620 g netti (tg. 42)"],
            ["EAN", "8033869967841", "Origine", "Italia"],
          ],
          widths: [60, 180, 80, 167],
          lines: true,
        },
        {
          text: [
            "Pelli: conceria certificata LWG Gold. Scatola: cartone FSC. Minimo d'ordine 36 paia per colore. IVA esclusa.",
          ],
          size: 9,
        },
      ],
    ],
    truth: {
      brand: "Donzelli 1958",
      reference: "MOC-115",
      net_weight: 620,
      gtin: "8033869967841",
      country_making: "IT",
      manufacturer_name: "Calzaturificio Fratelli Donzelli S.n.c.",
      manufacturer_address: "Contrada San Rustico 15 – 63812 Montegranaro (FM)",
    },
  },
  {
    name: "south ficha de zapatilla",
    language: "es",
    template: "footwear",
    kind: "other",
    font: "narrow",
    pages: [
      [
        { title: "Ficha de producto – Zapatilla urbana" },
        {
          pairs: [
            ["Marca comercial", "Tramontana"],
            ["Modelo", "Cala Blanca"],
            ["Código de artículo", "TRM-4402-36"],
            ["GTIN-13", "8432768160108"],
            ["Empeine", "textil (poliéster reciclado)"],
            ["Forro y plantilla", "otros materiales textiles"],
            ["Suela", "otros materiales (EVA)"],
            ["Material reciclado", "45 % del peso total del producto"],
            ["Peso neto", "0,58 kg el par"],
            ["País de fabricación", "España"],
            ["Corte y aparado", "Marruecos"],
          ],
          style: "gap",
        },
        {
          pairs: [
            ["Fabricante", "Calzados Tramontana Elche, S.L.U."],
            ["Domicilio", "C/ Severo Ochoa 37, Parque Empresarial, 03203 Elche (Alicante)"],
          ],
        },
      ],
    ],
    truth: {
      brand: "Tramontana",
      model_name: "Cala Blanca",
      reference: "TRM-4402-36",
      gtin: "8432768160108",
      recycled_content: 45,
      net_weight: 580,
      country_upper: "MA",
      country_making: "ES",
      manufacturer_name: "Calzados Tramontana Elche, S.L.U.",
      manufacturer_address: "C/ Severo Ochoa 37, Parque Empresarial, 03203 Elche (Alicante)",
    },
  },
  {
    name: "south cartellino borsa in pelle",
    language: "it",
    template: "generic",
    kind: "other",
    font: "serif",
    pages: [
      [
        { title: "OLTRARNO" },
        { text: ["Borsa a tracolla mod. Ginevra — Leather shoulder bag"] },
        {
          pairs: [
            ["Codice / Code", "OLT-GIN-02-COGNAC"],
            ["Materiale / Material", "Vera pelle bovina a concia vegetale / vegetable tanned cow leather"],
            ["Dimensioni / Dimensions", "26 x 8 x 19 cm"],
            ["Peso netto / Net weight", "0,75 kg"],
            ["EAN", "8039179648449"],
          ],
          style: "stacked",
        },
        { text: ["Fatto a mano in Italia / Handmade in Italy"] },
        {
          text: [
            "Prodotto da: Pelletteria Oltrarno srl, Via dei Serragli 122/r, 50124 Firenze. Pelle certificata – Consorzio, certificato n. CV-2026/1187.",
          ],
          size: 9,
        },
      ],
    ],
    truth: {
      brand: "OLTRARNO",
      model_name: "Ginevra",
      reference: "OLT-GIN-02-COGNAC",
      dimensions: "26 x 8 x 19 cm",
      net_weight: 0.75,
      gtin: "8039179648449",
      country_making: "IT",
      manufacturer_name: "Pelletteria Oltrarno srl",
      manufacturer_address: "Via dei Serragli 122/r, 50124 Firenze",
      certificates: [{ name: "vegetable tanned leather", number: "CV-2026/1187" }],
    },
  },
  {
    name: "south scheda prodotto tavolo",
    language: "it",
    template: "furniture",
    kind: "tech_sheet",
    also: ["scan"],
    pages: [
      [
        { title: "SCHEDA PRODOTTO (L. 126/1991)" },
        {
          pairs: [
            ["Marca", "Brianza Viva"],
            ["Denominazione", "Tavolo allungabile Lambro"],
            ["Codice", "BV.TAV.160"],
            ["Struttura", "legno massello di rovere, piano impiallacciato"],
            ["Dimensioni", "L 160 x P 90 x H 75 cm"],
            ["Peso netto", "52,5 kg (imballato 61 kg)"],
            ["Contenuto di riciclato", "35% (pannello truciolare)"],
            ["Paese di produzione", "Italia"],
            ["Produttore", "Mobilificio Valsecchi S.p.A."],
            ["Sede", "Via Nazionale dei Giovi 88, 20821 Meda (MB)"],
            ["Certificazione", "FSC Misto, certificato ICL-COC-209914"],
          ],
          style: "dots",
        },
        {
          text: [
            "Pulire con panno umido; non usare alcool o detergenti abrasivi. Garanzia 24 mesi. Portata massima 60 kg.",
          ],
        },
      ],
    ],
    truth: {
      brand: "Brianza Viva",
      reference: "BV.TAV.160",
      dimensions: "160 x 90 x 75 cm",
      net_weight: 52.5,
      recycled_content: 35,
      country_making: "IT",
      manufacturer_name: "Mobilificio Valsecchi S.p.A.",
      manufacturer_address: "Via Nazionale dei Giovi 88, 20821 Meda (MB)",
      certificates: [{ name: "FSC", number: "ICL-COC-209914" }],
    },
  },
  {
    name: "south fiche chaise de jardin",
    language: "fr",
    template: "furniture",
    kind: "other",
    pages: [
      [
        { bar: "CHAISE DE JARDIN EMPILABLE « RHUYS »" },
        {
          table: [
            ["Marque", "Armoric Plein Air"],
            ["Référence fabricant", "APA-RHU-04"],
            ["Gencod", "3761197181473"],
            ["Matériau", "polypropylène chargé fibre de verre"],
            ["Matière recyclée", "contient 60 % de plastique recyclé"],
            ["Dimensions hors tout", "55 x 58 x 84 cm"],
            ["Poids net", "3,4 kg"],
            ["Poids emballé (lot de 4)", "15,1 kg"],
            ["Pays de fabrication", "France"],
          ],
          widths: [170, 317],
        },
        {
          text: [
            "Fabriqué par Plastiques du Blavet SAS, parc d'activités de Kerpont, 56850 Caudan. Charge maximale 110 kg. Éco-participation 0,38 € TTC incluse (TVA 20 %). NF EN 581-1 et 581-2.",
          ],
        },
      ],
    ],
    truth: {
      model_name: "RHUYS",
      brand: "Armoric Plein Air",
      reference: "APA-RHU-04",
      gtin: "3761197181473",
      recycled_content: 60,
      dimensions: "55 x 58 x 84 cm",
      net_weight: 3.4,
      country_making: "FR",
      manufacturer_name: "Plastiques du Blavet SAS",
      manufacturer_address: "parc d'activités de Kerpont, 56850 Caudan",
    },
  },
  {
    name: "south hoja de datos batería solar",
    language: "es",
    template: "battery",
    kind: "tech_sheet",
    also: ["fax"],
    pages: [
      [
        { title: "HOJA DE DATOS – Módulo de batería estacionaria" },
        {
          pairs: [
            ["Marca", "Solterra Energía"],
            ["Modelo", "STB-5K"],
            ["N.º de artículo", "100.44.0512"],
            ["Química", "Litio-ferrofosfato (LFP)"],
            ["Tensión nominal", "51,2 V"],
            ["Tensión máxima de carga", "57,6 V"],
            ["Tensión mínima de descarga", "44,8 V"],
            ["Capacidad nominal", "100 Ah"],
            ["Energía nominal", "5,12 kWh"],
            ["Peso", "47,5 kg"],
            ["Dimensiones", "442 x 480 x 133 mm"],
            ["Ciclos", "6000 al 80 % DoD, 25 °C"],
            ["País de fabricación", "China"],
          ],
          style: "dots",
        },
        {
          text: [
            "Importador: Solterra Energía S.L., Avda. de la Innovación 5, 41020 Sevilla. Fabricante: Huizhou Brightcell Co., Ltd., No. 18 Dongxing Road, Huizhou, Guangdong, China. Certificado IEC 62619 n.º ES-62619-26-0715.",
          ],
        },
      ],
    ],
    truth: {
      brand: "Solterra Energía",
      model_name: "STB-5K",
      reference: "100.44.0512",
      battery_chemistry: "lfp",
      voltage_nominal: 51.2,
      voltage_maximum: 57.6,
      voltage_minimum: 44.8,
      rated_capacity: 100,
      rated_energy: 5.12,
      battery_weight: 47.5,
      country_making: "CN",
      manufacturer_name: "Huizhou Brightcell Co., Ltd.",
      manufacturer_address: "No. 18 Dongxing Road, Huizhou, Guangdong, China",
      certificates: [{ name: "IEC 62619", number: "ES-62619-26-0715" }],
    },
  },
  {
    name: "south fiche batterie vélo bilingue",
    language: "fr",
    template: "battery",
    kind: "tech_sheet",
    font: "narrow",
    pages: [
      [
        { title: "Batterie de vélo / E-bike battery" },
        {
          table: [
            ["Marque / Brand", "Voltalpe"],
            ["Modèle / Model", "VA-Link 500"],
            ["Chimie / Chemistry", "Li-ion NMC"],
            ["Énergie nominale / Rated energy", "504 Wh"],
            ["Capacité nominale / Rated capacity", "14 Ah"],
            ["Tension nominale / Nominal voltage", "36 V"],
            ["Tension de fin de charge / Max. voltage", "42 V"],
            ["Poids / Weight", "2,7 kg"],
            ["GTIN", "3768158069986"],
            ["Assemblée en / Assembled in", "France"],
          ],
          widths: [240, 247],
          lines: true,
        },
        {
          text: [
            "Chargeur 2 A vendu séparément (0,6 kg). Transport : UN 3480, classe 9. Garantie 2 ans ou 500 cycles.",
          ],
          size: 9,
        },
      ],
    ],
    truth: {
      brand: "Voltalpe",
      model_name: "VA-Link 500",
      battery_chemistry: "nmc",
      rated_energy: 0.504,
      rated_capacity: 14,
      voltage_nominal: 36,
      voltage_maximum: 42,
      battery_weight: 2.7,
      gtin: "3768158069986",
      country_making: "FR",
    },
  },
  {
    name: "south scheda cassa acustica",
    language: "it",
    template: "electronics",
    kind: "tech_sheet",
    pages: [
      [
        { title: "Eufonia Uno — diffusore portatile Bluetooth" },
        {
          pairs: [
            ["Marchio", "Eufonia"],
            ["Modello", "EU-ONE"],
            ["Codice articolo", "84.017.22"],
            ["EAN", "8037309710028"],
            ["Potenza", "2 x 10 W"],
            ["Batteria", "ioni di litio 3,7 V, 4000 mAh"],
            ["Plastica riciclata", "contenuto riciclato 40% in peso"],
            ["Peso netto", "680 g"],
            ["Paese di origine", "Cina"],
          ],
          style: "gap",
        },
        {
          text: [
            "Importato da Audiotre srl, Viale dell'Industria 9, 35129 Padova. Conforme RoHS, RED. Adattatore non incluso.",
          ],
          size: 9,
        },
      ],
    ],
    truth: {
      brand: "Eufonia",
      model_name: "EU-ONE",
      reference: "84.017.22",
      gtin: "8037309710028",
      battery_capacity: 4000,
      recycled_content: 40,
      net_weight: 0.68,
      country_making: "CN",
    },
  },
  {
    name: "south ficha brinquedo peluche",
    language: "pt",
    template: "toy",
    kind: "declaration",
    pages: [
      [
        { title: "Declaração UE de conformidade (brinquedos)" },
        {
          pairs: [
            ["Produto", "Peluche «Lontra Lili», 28 cm"],
            ["Referência", "BRM-LL-28"],
            ["Marca", "Brincamar"],
            ["GTIN", "5609661785773"],
            ["Fabricante", "Brincamar – Brinquedos do Mar, Lda."],
            ["Morada", "Zona Industrial de Ílhavo, lote 22, 3830-527 Ílhavo"],
            ["País de origem", "China"],
            ["Peso líquido", "160 g"],
            ["Teor reciclado", "100 % (enchimento e tecido)"],
          ],
        },
        {
          text: [
            "O objeto da declaração está em conformidade com a Diretiva 2009/48/CE. Normas: EN 71-1, EN 71-2, EN 71-3. Certificado GRS n.º GRS-CN-26-55081. Ílhavo, 6 de agosto de 2026.",
          ],
        },
      ],
    ],
    truth: {
      reference: "BRM-LL-28",
      brand: "Brincamar",
      gtin: "5609661785773",
      manufacturer_name: "Brincamar – Brinquedos do Mar, Lda.",
      manufacturer_address: "Zona Industrial de Ílhavo, lote 22, 3830-527 Ílhavo",
      country_making: "CN",
      net_weight: 160,
      recycled_content: 100,
      certificates: [{ name: "GRS", number: "GRS-CN-26-55081" }],
    },
  },
  {
    name: "south fiche jouet en bois",
    language: "fr",
    template: "toy",
    kind: "tech_sheet",
    also: ["photo"],
    pages: [
      [
        { title: "Jouets de la Vallouise" },
        { text: ["SCOP – Hameau du Sarret, 05290 Vallouise-Pelvoux"], size: 9 },
        { text: ["Train à tirer en hêtre massif, 3 wagons — dès 18 mois"] },
        {
          pairs: [
            ["Notre référence", "JV-TRN-3"],
            ["Code-barres", "3763397626006"],
            ["Poids net", "0,890 kg"],
            ["Fabrication", "100 % France, bois du Jura"],
            ["Certificat PEFC", "10-31-4471"],
          ],
          style: "dots",
        },
        {
          text: [
            "Tarif revendeur 21,50 € HT (TVA 20 %), carton de 6 : 5,9 kg brut. EN 71-1-2-3. Attention : petits éléments.",
          ],
          size: 8,
        },
      ],
    ],
    truth: {
      reference: "JV-TRN-3",
      gtin: "3763397626006",
      net_weight: 890,
      country_making: "FR",
      certificates: [{ name: "PEFC", number: "10-31-4471" }],
      manufacturer_name: "Jouets de la Vallouise",
      manufacturer_address: "Hameau du Sarret, 05290 Vallouise-Pelvoux",
    },
  },
  {
    name: "south ficha crema de manos",
    language: "es",
    template: "generic",
    kind: "other",
    pages: [
      [
        { title: "Crema de manos almendra – Hand cream almond" },
        {
          pairs: [
            ["Marca / Brand", "Botica del Duero"],
            ["Ref.", "BD-CM-075"],
            ["EAN", "8436204942815"],
            ["Contenido / Content", "75 ml"],
            ["Envase / Tube", "aluminio, 95 % de material reciclado en el envase"],
            ["Origen / Origin", "Fabricado en España / Made in Spain"],
          ],
        },
        {
          text: [
            "Ingredients: Aqua, Glycerin, Prunus Amygdalus Dulcis Oil, Cetearyl Alcohol, Parfum, Limonene.",
            "Laboratorios Duero Natura S.L., Calle Portugal 14, 49016 Zamora. PAO 12 M. Lote y caducidad en el envase.",
          ],
        },
      ],
    ],
    truth: {
      brand: "Botica del Duero",
      reference: "BD-CM-075",
      gtin: "8436204942815",
      country_making: "ES",
      manufacturer_name: "Laboratorios Duero Natura S.L.",
      manufacturer_address: "Calle Portugal 14, 49016 Zamora",
    },
  },
  {
    name: "south certificato ISO 9001",
    language: "it",
    template: "generic",
    kind: "certificate",
    pages: [
      [
        { title: "CERTIFICATO" },
        { text: ["Sistema di Gestione per la Qualità", "UNI EN ISO 9001:2015"], size: 13 },
        {
          text: [
            "Si certifica che il sistema dell'organizzazione",
            "Officine Panaro S.r.l.",
            "Via Vignolese 1240, 41126 Modena (MO)",
          ],
        },
        {
          text: [
            "per il seguente campo di applicazione: progettazione e produzione di stampi e articoli in materiale plastico (settori IAF 14, 17).",
          ],
        },
        {
          table: [
            ["Certificato n.", "QCI-9001-30417"],
            ["Prima emissione", "11/10/2018"],
            ["Emissione corrente", "10/10/2024"],
            ["Scadenza", "10/10/2027"],
          ],
          widths: [150, 200],
        },
        {
          text: [
            "Qualicert Italia S.p.A. – organismo accreditato Accredia SGQ n. 177A – Corso Duca degli Abruzzi 6, Torino",
          ],
          size: 8,
        },
      ],
    ],
    truth: { certificates: [{ name: "ISO 9001", number: "QCI-9001-30417" }] },
  },
  {
    name: "south offerta lavorazioni",
    language: "it",
    template: "textile",
    kind: "other",
    font: "mono",
    pages: [
      [
        { text: ["Stamperia Olona s.r.l. - Via Isonzo 3 - 21052 Busto Arsizio (VA)"] },
        { title: "OFFERTA N. 88/26" },
        {
          table: [
            ["Lavorazione", "EUR/mt"],
            ["Stampa digitale su cotone fino a 150 g/m²", "3,20"],
            ["Stampa digitale su poliestere", "2,90"],
            ["Lavaggio a 60° con ammorbidente", "0,35"],
            ["Maggiorazione lotti sotto 100 kg", "+15%"],
          ],
          widths: [330, 90],
          lines: true,
        },
        {
          text: [
            "Prezzi IVA 22% esclusa, validi fino al 31/12/2026. Sconto 3% per pagamento anticipato. Calo peso ammesso 2%.",
          ],
        },
      ],
    ],
    truth: {},
  },
  {
    name: "south guia de transporte",
    language: "pt",
    template: "textile",
    kind: "other",
    pages: [
      [
        { title: "GUIA DE TRANSPORTE GT 2026/5518" },
        {
          beside: [
            [{ text: ["Local de carga", "Armazém Maia, Rua do Outeiro 4", "4475-150 Maia"] }],
            [{ text: ["Local de descarga", "Plataforma Logística de Saragoça", "50197 Saragoça, Espanha"] }],
          ],
        },
        {
          table: [
            ["Paletes", "Descrição", "Peso bruto"],
            ["4", "Artigos têxteis diversos conforme encomenda 771204", "1 480 kg"],
            ["1", "Expositores", "130 kg"],
          ],
          widths: [70, 300, 100],
          lines: true,
        },
        {
          text: [
            "Viatura 44-TX-90. Motorista: A. Figueiredo. Código AT 8817203345. O IVA de 23% não se aplica a este documento.",
          ],
        },
      ],
    ],
    truth: {},
  },
];
