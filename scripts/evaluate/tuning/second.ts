/** More documents that the rules are tuned on, laid out in other ways. */
import type { Specimen } from "../specimen.ts";

export const TUNING_MORE: readonly Specimen[] = [
  {
    name: "swimwear line sheet",
    language: "en",
    template: "textile",
    kind: "tech_sheet",
    font: "narrow",
    also: ["scan"],
    pages: [
      [
        { title: "CORALINE — Summer collection" },
        {
          table: [
            ["STYLE NAME", "STYLE #", "MAIN FABRIC", "LINING", "ORIGIN"],
            ["Reef one-piece", "CR-SW-018", "78% recycled nylon 22% spandex", "100% polyester", "Sri Lanka"],
          ],
          widths: [95, 80, 160, 95, 60],
        },
        {
          text: [
            "EAN 9 501101 530003",
            "Hand wash cold. Do not tumble dry. Line dry in shade. Do not iron. Do not bleach.",
          ],
        },
      ],
    ],
    truth: {
      model_name: "Reef one-piece",
      reference: "CR-SW-018",
      gtin: "9501101530003",
      country_making: "LK",
      fibre_composition: [
        { fibre: "recycled polyamide", percent: 78 },
        { fibre: "elastane", percent: 22 },
        { fibre: "polyester", percent: 100, component: "lining" },
      ],
      care_washing: "hand_wash",
      care_bleaching: "do_not_bleach",
      care_drying: ["do_not_tumble", "line_shade"],
      care_ironing: "do_not_iron",
    },
  },
  {
    name: "Arbeitshose Lieferschein",
    language: "de",
    template: "textile",
    kind: "other",
    also: ["scan"],
    pages: [
      [
        {
          text: [
            "Berufskleidung Harz GmbH",
            "Am Bahnhof 3, 38640 Goslar",
            "Lieferschein 20814 vom 11.05.2026",
          ],
        },
        {
          table: [
            ["Pos.", "Artikelnummer", "Bezeichnung", "Menge"],
            ["1", "BH-7755", "Bundhose grau", "60"],
          ],
        },
        {
          text: [
            "Material: 65 % Polyester / 35 % Baumwolle, ca. 285 g/m²",
            "Ware aus Pakistan – Ursprungsland: Pakistan",
            "GTIN 4003318123450 / Zolltarifnr. 62034211",
          ],
        },
        { text: ["Waschbar bei 60 °C, chloren nicht möglich, bügeln mittel, trocknergeeignet"] },
      ],
    ],
    truth: {
      reference: "BH-7755",
      model_name: "Bundhose grau",
      gtin: "4003318123450",
      country_making: "PK",
      fibre_composition: [
        { fibre: "polyester", percent: 65 },
        { fibre: "cotton", percent: 35 },
      ],
      care_washing: "wash_60",
      care_bleaching: "do_not_bleach",
      care_ironing: "iron_150",
      care_drying: ["tumble_normal"],
      manufacturer_name: "Berufskleidung Harz GmbH",
      manufacturer_address: "Am Bahnhof 3, 38640 Goslar",
      commodity_code: "62034211",
    },
  },
  {
    name: "écharpe",
    language: "fr",
    template: "textile",
    kind: "tech_sheet",
    pages: [
      [
        { title: "Écharpe Vanoise" },
        {
          pairs: [
            ["Votre référence", "EC 4471"],
            ["Notre marque", "Aiguille Blanche"],
            ["Composition textile", "Laine mérinos 60 % – Cachemire 40 %"],
            ["Fabrication", "Népal"],
            ["Poids de l'article", "185 g"],
            ["GTIN-13", "3612345678904"],
          ],
          style: "stacked",
        },
        { text: ["Nettoyage à sec uniquement (solvants P). Lavage interdit. Pas de repassage."] },
      ],
    ],
    truth: {
      model_name: "Vanoise",
      reference: "EC 4471",
      brand: "Aiguille Blanche",
      gtin: "3612345678904",
      net_weight: 185,
      country_making: "NP",
      fibre_composition: [
        { fibre: "merino wool", percent: 60 },
        { fibre: "cashmere", percent: 40 },
      ],
      care_washing: "do_not_wash",
      care_ironing: "do_not_iron",
      care_professional: ["dry_p"],
    },
  },
  {
    name: "etichetta maglia",
    language: "it",
    template: "textile",
    kind: "other",
    also: ["photo"],
    pages: [
      [
        {
          text: [
            "LANIFICIO MONTEVERDE",
            "Art. 33/218 Maglia girocollo",
            "75% LANA VERGINE",
            "25% POLIAMMIDE RICICLATA",
            "PRODOTTO IN MOLDAVIA",
            "LAVARE A MANO IN ACQUA FREDDA",
            "NON CANDEGGIARE",
            "ASCIUGARE IN PIANO",
            "8 033456 789016",
          ],
        },
      ],
    ],
    truth: {
      reference: "33/218",
      gtin: "8033456789016",
      country_making: "MD",
      fibre_composition: [
        { fibre: "virgin wool", percent: 75 },
        { fibre: "recycled polyamide", percent: 25 },
      ],
      care_washing: "hand_wash",
      care_bleaching: "do_not_bleach",
      care_drying: ["flat"],
    },
  },
  {
    name: "declaración de composición",
    language: "es",
    template: "textile",
    kind: "declaration",
    pages: [
      [
        { title: "DECLARACIÓN DEL FABRICANTE" },
        {
          text: [
            "Hilaturas del Júcar, S.L., con domicilio en Calle Molino 8, 46600 Alzira (Valencia), declara que",
            "el artículo modelo HJ-2040 está compuesto por un 70 % de algodón reciclado y un 30 % de",
            "poliéster reciclado, con un contenido total de material reciclado del 100 %,",
            "y que ha sido confeccionado en España.",
          ],
        },
        { text: ["Certificado GRS n.º CU 1120045 GRS-2026-00045511, válido hasta el 30 de junio de 2027."] },
      ],
    ],
    truth: {
      reference: "HJ-2040",
      recycled_content: 100,
      country_making: "ES",
      fibre_composition: [
        { fibre: "recycled cotton", percent: 70 },
        { fibre: "recycled polyester", percent: 30 },
      ],
      certificates: [{ number: "CU 1120045 GRS-2026-00045511" }],
    },
  },
  {
    name: "ficha meias",
    language: "pt",
    template: "textile",
    kind: "tech_sheet",
    also: ["scan"],
    pages: [
      [
        { title: "Meias de caminhada" },
        {
          table: [
            ["Marca", "Serra da Lousã", "Ref.ª", "MC-12"],
            ["País de fabrico", "Portugal", "Peso", "72 g"],
            ["Código EAN", "5601112223339", "Cor", "Verde"],
          ],
          lines: true,
        },
        {
          text: [
            "Composição: 60% algodão biológico, 37% poliamida reciclada, 3% elastano",
            "Incorporação de material reciclado: 37%",
            "Lavar a 40ºC. Não usar lixívia. Não engomar. Não limpar a seco. Não usar máquina de secar.",
          ],
        },
      ],
    ],
    truth: {
      brand: "Serra da Lousã",
      reference: "MC-12",
      country_making: "PT",
      net_weight: 72,
      gtin: "5601112223339",
      recycled_content: 37,
      fibre_composition: [
        { fibre: "organic cotton", percent: 60 },
        { fibre: "recycled polyamide", percent: 37 },
        { fibre: "elastane", percent: 3 },
      ],
      care_washing: "wash_40",
      care_bleaching: "do_not_bleach",
      care_ironing: "do_not_iron",
      care_professional: ["do_not_dry_clean"],
      care_drying: ["do_not_tumble"],
    },
  },
  {
    name: "kledinglabel",
    language: "nl",
    template: "textile",
    kind: "tech_sheet",
    also: ["scan"],
    pages: [
      [
        { title: "Jas Waddenzee" },
        {
          pairs: [
            ["Stijlnummer", "WZ-300"],
            ["Merknaam", "Duinroos"],
            ["Buitenstof", "100% gerecycled polyester"],
            ["Voering", "100% polyamide"],
            ["Vulling", "80% dons, 20% veren"],
            ["Gemaakt in", "Vietnam"],
            ["Aandeel gerecycled materiaal", "55%"],
            ["EAN", "8710398527615"],
          ],
        },
      ],
    ],
    truth: {
      model_name: "Waddenzee",
      reference: "WZ-300",
      brand: "Duinroos",
      country_making: "VN",
      recycled_content: 55,
      gtin: "8710398527615",
      fibre_composition: [
        { fibre: "recycled polyester", percent: 100 },
        { fibre: "polyamide", percent: 100, component: "lining" },
        { fibre: "down", percent: 80, component: "filling" },
        { fibre: "feathers", percent: 20, component: "filling" },
      ],
    },
  },
  {
    name: "kurtka specyfikacja",
    language: "pl",
    template: "textile",
    kind: "tech_sheet",
    also: ["scan"],
    pages: [
      [
        { title: "Specyfikacja wyrobu" },
        {
          pairs: [
            ["Numer artykułu", "KZ-88-12"],
            ["Marka", "Halny"],
            ["Materiał wierzchni", "100% nylon"],
            ["Podszewka", "100% poliester"],
            ["Wyprodukowano w", "Chinach"],
            ["EAN", "5900001234563"],
          ],
          style: "gap",
        },
        { text: ["Nie prać. Nie wybielać. Nie prasować. Czyszczenie chemiczne (P)."] },
      ],
    ],
    truth: {
      reference: "KZ-88-12",
      brand: "Halny",
      country_making: "CN",
      gtin: "5900001234563",
      fibre_composition: [
        { fibre: "polyamide", percent: 100 },
        { fibre: "polyester", percent: 100, component: "lining" },
      ],
      care_washing: "do_not_wash",
      care_bleaching: "do_not_bleach",
      care_ironing: "do_not_iron",
      care_professional: ["dry_p"],
    },
  },
  {
    name: "tuotetiedot",
    language: "fi",
    template: "textile",
    kind: "tech_sheet",
    pages: [
      [
        { title: "Tuotetiedot" },
        {
          pairs: [
            ["Tuotenumero", "FI-2001"],
            ["Tuotemerkki", "Saarni"],
            ["Koostumus", "95 % luomupuuvilla, 5 % elastaani"],
            ["Valmistusmaa", "Viro"],
            ["EAN-koodi", "6412345678907"],
            ["Paino", "160 g"],
          ],
        },
        { text: ["Konepesu 60 °C. Ei valkaisua. Ei rumpukuivausta. Silitys keskilämmöllä."] },
      ],
    ],
    truth: {
      reference: "FI-2001",
      brand: "Saarni",
      gtin: "6412345678907",
      net_weight: 160,
      country_making: "EE",
      fibre_composition: [
        { fibre: "organic cotton", percent: 95 },
        { fibre: "elastane", percent: 5 },
      ],
      care_washing: "wash_60",
      care_bleaching: "do_not_bleach",
      care_drying: ["do_not_tumble"],
      care_ironing: "iron_150",
    },
  },
  {
    name: "fișa produsului",
    language: "ro",
    template: "textile",
    kind: "tech_sheet",
    pages: [
      [
        { title: "Fișa produsului" },
        {
          pairs: [
            ["Cod produs", "RO-5533"],
            ["Marca", "Carpat"],
            ["Compoziție", "70% in, 30% bumbac"],
            ["Țara de origine", "România"],
            ["Cod EAN", "5941234567899"],
          ],
        },
      ],
    ],
    truth: {
      reference: "RO-5533",
      brand: "Carpat",
      gtin: "5941234567899",
      country_making: "RO",
      fibre_composition: [
        { fibre: "linen", percent: 70 },
        { fibre: "cotton", percent: 30 },
      ],
    },
  },
  {
    name: "GOTS Zertifikat",
    language: "de",
    template: "textile",
    kind: "certificate",
    also: ["scan"],
    pages: [
      [
        { title: "Konformitätszertifikat" },
        {
          text: [
            "Zertifikat Nr. CERES-0418-GOTS-2026",
            "Hiermit wird bestätigt, dass die Weberei Lausitz eG die Anforderungen des",
            "Global Organic Textile Standard (GOTS) Version 7.0 erfüllt.",
            "Gültig vom 01.02.2026 bis 31.01.2027",
            "CERES GmbH, Happurg",
          ],
        },
      ],
    ],
    truth: { certificates: [{ number: "CERES-0418-GOTS-2026", valid_until: "2027-01-31" }] },
  },
  {
    name: "solar battery",
    language: "fr",
    template: "battery",
    kind: "tech_sheet",
    also: ["scan"],
    pages: [
      [
        { title: "Batterie stationnaire HelioStock 5" },
        {
          table: [
            ["Caractéristique", "Valeur"],
            ["Technologie", "Lithium fer phosphate (LFP)"],
            ["Tension nominale", "51,2 V"],
            ["Capacité nominale", "100 Ah"],
            ["Énergie nominale", "5,12 kWh"],
            ["Poids", "47,8 kg"],
            ["Pays d'origine", "Chine"],
            ["Marque", "HelioStock"],
          ],
          lines: true,
        },
      ],
    ],
    truth: {
      brand: "HelioStock",
      battery_chemistry: "lfp",
      voltage_nominal: 51.2,
      rated_capacity: 100,
      rated_energy: 5.12,
      battery_weight: 47.8,
      country_making: "CN",
    },
  },
  {
    name: "lamp",
    language: "nl",
    template: "electronics",
    kind: "tech_sheet",
    pages: [
      [
        { title: "Bureaulamp Lumo" },
        {
          pairs: [
            ["Merk", "Lichtwerk"],
            ["Modelnummer", "LW-0091"],
            ["Nettogewicht", "1,25 kg"],
            ["Land van herkomst", "Polen"],
            ["EAN", "8712423012349"],
            ["Vermogen", "8 W"],
          ],
        },
      ],
    ],
    truth: {
      model_name: "Lumo",
      brand: "Lichtwerk",
      reference: "LW-0091",
      net_weight: 1.25,
      country_making: "PL",
      gtin: "8712423012349",
    },
  },
  {
    name: "test report with limits",
    language: "en",
    template: "textile",
    kind: "test_report",
    also: ["scan"],
    pages: [
      [
        { title: "Laboratory Test Report" },
        { text: ["Report number: TR/26/50877", "Client: Pier Nine Ltd"] },
        {
          pairs: [
            ["Article", "PN-5050"],
            ["Manufactured in", "Cambodia"],
            ["Declared fibre composition", "60% viscose, 35% polyamide, 5% elastane"],
          ],
        },
        {
          table: [
            ["Property", "Method", "Result", "Requirement"],
            ["Dimensional change warp", "ISO 5077", "-2.5 %", "max. 5 %"],
            ["Formaldehyde", "ISO 14184-1", "< 16 mg/kg", "75 mg/kg"],
            ["Pilling", "ISO 12945-2", "4", "min. 3"],
          ],
        },
      ],
    ],
    truth: {
      reference: "PN-5050",
      country_making: "KH",
      fibre_composition: [
        { fibre: "viscose", percent: 60 },
        { fibre: "polyamide", percent: 35 },
        { fibre: "elastane", percent: 5 },
      ],
      pilling_grade: 4,
    },
  },
  {
    name: "bank letter",
    language: "de",
    template: "textile",
    kind: "other",
    pages: [
      [
        {
          text: [
            "Sehr geehrte Damen und Herren,",
            "Ihr Darlehen über 100 % der Investition wird mit 4,5 % verzinst. Konto 4012345678901.",
            "Bitte überweisen Sie 50 % bis 31.12.2026, IBAN DE89 3704 0044 0532 0130 00.",
            "Die Zahlungen gehen nach Italien.",
          ],
        },
      ],
    ],
    truth: {},
  },
  {
    name: "three styles price list",
    language: "it",
    template: "textile",
    kind: "other",
    pages: [
      [
        { title: "Listino prezzi" },
        {
          table: [
            ["Codice articolo", "Descrizione", "Composizione", "Prezzo"],
            ["A-100", "T-shirt", "100% cotone", "9,50"],
            ["B-200", "Felpa", "80% cotone 20% poliestere", "24,00"],
            ["C-300", "Pantalone", "98% lino 2% elastan", "31,00"],
          ],
        },
        { text: ["IVA 22% esclusa. Tutti gli articoli sono prodotti in Italia."] },
      ],
    ],
    truth: { country_making: "IT" },
  },
  {
    name: "bed linen specification",
    language: "en",
    template: "textile",
    kind: "tech_sheet",
    also: ["scan"],
    pages: [
      [
        { title: "SPECIFICATION SHEET — DUVET SET" },
        {
          table: [
            ["Item code", "DS-9001-Q"],
            ["Label", "Thistle Home"],
            ["Cloth", "Percale, 100% organic cotton"],
            ["Barcode (EAN)", "5018374900128"],
            ["Product weight", "1.9 kg"],
            ["Where made", "Made in Egypt"],
          ],
          widths: [140, 280],
          lines: true,
        },
        {
          text: [
            "Machine washable at 60 degrees. Suitable for tumble drying. Hot iron. Bleaching not permitted.",
          ],
        },
      ],
    ],
    truth: {
      reference: "DS-9001-Q",
      brand: "Thistle Home",
      gtin: "5018374900128",
      net_weight: 1900,
      country_making: "EG",
      fibre_composition: [{ fibre: "organic cotton", percent: 100 }],
      care_washing: "wash_60",
      care_drying: ["tumble_normal"],
      care_ironing: "iron_200",
      care_bleaching: "do_not_bleach",
    },
  },
  {
    name: "Etikettendaten Kleid",
    language: "de",
    template: "textile",
    kind: "other",
    also: ["photo"],
    pages: [
      [
        {
          text: [
            "Etikettendaten",
            "Modellnummer: KL-5120 – Damenkleid",
            "Oberstoff: Viskose 96%, Elasthan 4%",
            "Unterkleid: 100% Polyester recycelt",
            "Herkunft: Made in Bulgaria",
            "Feinwäsche 30 Grad | nicht bleichen | nicht trocknergeeignet | mäßig heiß bügeln",
            "EAN 4049876123457",
          ],
        },
      ],
    ],
    truth: {
      reference: "KL-5120",
      gtin: "4049876123457",
      country_making: "BG",
      fibre_composition: [
        { fibre: "viscose", percent: 96 },
        { fibre: "elastane", percent: 4 },
        { fibre: "recycled polyester", percent: 100, component: "lining" },
      ],
      care_washing: "wash_30_mild",
      care_bleaching: "do_not_bleach",
      care_drying: ["do_not_tumble"],
      care_ironing: "iron_150",
    },
  },
  {
    name: "attestation fournisseur",
    language: "fr",
    template: "textile",
    kind: "declaration",
    also: ["scan"],
    pages: [
      [
        { title: "ATTESTATION" },
        {
          text: [
            "La société Filature du Tarn SARL atteste que l'article FT-118 (marque : Occitane Laine)",
            "est composé de 55 % de laine recyclée, 30 % de polyester recyclé et 15 % d'autres fibres,",
            "qu'il contient 85 % de matières recyclées et qu'il a été tricoté en France.",
          ],
        },
        { text: ["Certificat RCS n° ECO-RCS-26-00871, valable jusqu'au 30 septembre 2027."] },
      ],
    ],
    truth: {
      reference: "FT-118",
      brand: "Occitane Laine",
      recycled_content: 85,
      country_making: "FR",
      fibre_composition: [
        { fibre: "recycled wool", percent: 55 },
        { fibre: "recycled polyester", percent: 30 },
        { fibre: "other fibres", percent: 15 },
      ],
      certificates: [{ number: "ECO-RCS-26-00871", valid_until: "2027-09-30" }],
    },
  },
  {
    name: "fattura calze",
    language: "it",
    template: "textile",
    kind: "invoice",
    also: ["scan"],
    pages: [
      [
        { title: "FATTURA N. 318/2026" },
        {
          text: [
            "Calzificio Adige S.r.l.",
            "Via dell'Artigianato 14, 37135 Verona, Italia",
            "P. IVA 01234567890",
          ],
        },
        {
          table: [
            ["Cod. art.", "Descrizione", "Q.tà", "Prezzo", "IVA"],
            ["CA-77", "Calza uomo 75% cotone 23% poliammide 2% elastan", "600", "1,35", "22%"],
          ],
          widths: [60, 250, 50, 60, 50],
        },
        { text: ["Origine delle merci: Italia. Peso lordo 38 kg. Sconto 3 %."] },
      ],
    ],
    truth: {
      reference: "CA-77",
      country_making: "IT",
      manufacturer_name: "Calzificio Adige S.r.l.",
      manufacturer_address: "Via dell'Artigianato 14, 37135 Verona, Italia",
      fibre_composition: [
        { fibre: "cotton", percent: 75 },
        { fibre: "polyamide", percent: 23 },
        { fibre: "elastane", percent: 2 },
      ],
    },
  },
  {
    name: "manta catálogo",
    language: "es",
    template: "textile",
    kind: "tech_sheet",
    also: ["scan"],
    pages: [
      [
        { title: "Manta Pirineo" },
        {
          beside: [
            [{ text: ["Composición: lana 80 %,", "acrílico 20 %", "Peso: 1.400 g", "Código: MP-014"] }],
            [{ text: ["Marca Telares del Ésera", "Hecha en España", "EAN: 8437001234561"] }],
          ],
        },
        { text: ["Limpieza en seco. Lavado prohibido. No usar secadora. No planchar."] },
      ],
    ],
    truth: {
      model_name: "Pirineo",
      reference: "MP-014",
      net_weight: 1400,
      gtin: "8437001234561",
      country_making: "ES",
      fibre_composition: [
        { fibre: "wool", percent: 80 },
        { fibre: "acrylic", percent: 20 },
      ],
      care_washing: "do_not_wash",
      care_drying: ["do_not_tumble"],
      care_ironing: "do_not_iron",
    },
  },
  {
    name: "relatório de ensaio",
    language: "pt",
    template: "textile",
    kind: "test_report",
    also: ["scan"],
    pages: [
      [
        { title: "RELATÓRIO DE ENSAIO N.º 2026/4471" },
        {
          pairs: [
            ["Cliente", "Confeções Lima"],
            ["Artigo", "LM-330"],
            ["Composição declarada", "52% linho 48% viscose"],
            ["Resultado", "51,2% linho 48,8% viscose"],
          ],
        },
        { text: ["Estabilidade dimensional: -3 %. Solidez à lavagem a 40 ºC: 4-5."] },
      ],
    ],
    truth: {
      reference: "LM-330",
      fibre_composition: [
        { fibre: "linen", percent: 52 },
        { fibre: "viscose", percent: 48 },
      ],
      colour_fastness_grade: 4.5,
    },
  },
  {
    name: "artikelkaart",
    language: "nl",
    template: "textile",
    kind: "tech_sheet",
    pages: [
      [
        { title: "Artikelkaart" },
        {
          table: [
            ["Artikelnr.", "SJ-77"],
            ["Merk", "Zilt"],
            ["Omschrijving", "Sjaal"],
            ["Kwaliteit", "70/30 WO/PA"],
            ["Geproduceerd in", "Turkije"],
            ["Barcode", "8713456789017"],
            ["Gewicht netto", "140 g"],
          ],
        },
        { text: ["Met de hand wassen. Niet in de wasdroger. Niet strijken."] },
      ],
    ],
    truth: {
      reference: "SJ-77",
      brand: "Zilt",
      country_making: "TR",
      gtin: "8713456789017",
      net_weight: 140,
      fibre_composition: [
        { fibre: "wool", percent: 70 },
        { fibre: "polyamide", percent: 30 },
      ],
      care_washing: "hand_wash",
      care_drying: ["do_not_tumble"],
      care_ironing: "do_not_iron",
    },
  },
  {
    name: "metka",
    language: "pl",
    template: "textile",
    kind: "tech_sheet",
    also: ["scan"],
    pages: [
      [
        { title: "Opis wyrobu: sukienka letnia" },
        {
          pairs: [
            ["Indeks", "SL-2026"],
            ["Producent", "Moda Wisła Sp. z o.o., ul. Krawiecka 7, 31-005 Kraków"],
            ["Skład materiałowy", "55% len, 45% wiskoza"],
            ["Kraj pochodzenia", "Rumunia"],
            ["Masa", "320 g"],
          ],
        },
        { text: ["Prać ręcznie, nie suszyć mechanicznie, prasować w średniej temperaturze, nie wybielać."] },
      ],
    ],
    truth: {
      reference: "SL-2026",
      manufacturer_name: "Moda Wisła Sp. z o.o.",
      manufacturer_address: "ul. Krawiecka 7, 31-005 Kraków",
      country_making: "RO",
      net_weight: 320,
      fibre_composition: [
        { fibre: "linen", percent: 55 },
        { fibre: "viscose", percent: 45 },
      ],
      care_washing: "hand_wash",
      care_drying: ["do_not_tumble"],
      care_ironing: "iron_150",
      care_bleaching: "do_not_bleach",
    },
  },
  {
    name: "RWS certificate",
    language: "en",
    template: "textile",
    kind: "certificate",
    also: ["scan"],
    pages: [
      [
        { title: "Certificate of compliance" },
        {
          text: [
            "This is to certify that Highland Tops plc complies with the Responsible Wool Standard, version 2.2.",
            "Certificate ID: RWS-UK-2026-00317",
            "Date of issue: 5 May 2026        Expiry date: 4 May 2027",
            "Certification body: Northern Assurance Services Ltd",
          ],
        },
      ],
    ],
    truth: { certificates: [{ number: "RWS-UK-2026-00317", valid_until: "2027-05-04" }] },
  },
  {
    name: "power tool battery",
    language: "it",
    template: "battery",
    kind: "tech_sheet",
    pages: [
      [
        { title: "Batteria ricaricabile serie P18" },
        {
          pairs: [
            ["Fabbricante", "Officine Brenta S.p.A."],
            ["Modello", "P18-5"],
            ["Tipo", "Ioni di litio (NMC)"],
            ["Tensione nominale", "18 V"],
            ["Capacità", "5,0 Ah"],
            ["Energia", "90 Wh"],
            ["Peso", "620 g"],
            ["Paese d'origine", "Malesia"],
          ],
          style: "gap",
        },
      ],
    ],
    truth: {
      model_name: "P18-5",
      manufacturer_name: "Officine Brenta S.p.A.",
      battery_chemistry: "nmc",
      voltage_nominal: 18,
      rated_capacity: 5,
      rated_energy: 0.09,
      battery_weight: 0.62,
      country_making: "MY",
    },
  },
  {
    name: "reminder letter",
    language: "en",
    template: "textile",
    kind: "other",
    pages: [
      [
        {
          text: [
            "Dear customer,",
            "Please settle invoice 5012345678900 within 14 days; a fee of 2 % per month applies.",
            "We moved to new premises in Ireland. 100% of our staff wish you well.",
            "Our cotton tea is made with care; parcels over 5 kg are free.",
          ],
        },
      ],
    ],
    truth: {},
  },
];
