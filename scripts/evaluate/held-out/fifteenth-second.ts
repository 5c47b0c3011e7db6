/** Thirty-six papers of goods other than clothes in sixteen languages, by another hand than the rules. */
import type { Specimen } from "../specimen.ts";

export const HELD_OUT_FIFTEENTH_SECOND: readonly Specimen[] = [
  {
    name: "xv-b-home-storage-module",
    language: "en",
    template: "battery",
    kind: "tech_sheet",
    also: ["scan"],
    pages: [
      [
        { bar: "PRODUCT DATA SHEET   Rev. C, 12 March 2026" },
        { title: "Low-voltage battery module for home storage" },
        {
          beside: [
            [
              {
                pairs: [
                  ["Brand", "Halden Energy"],
                  ["Model", "HE-5 Stack"],
                  ["Part number", "HE5-51100-B"],
                  ["GTIN", "7065520114081"],
                ],
                style: "colon",
              },
            ],
            [
              {
                pairs: [
                  ["Cell type", "prismatic, LiFePO4"],
                  ["Modules per tower", "up to 6"],
                  ["Protection", "IP55"],
                  ["Warranty", "10 years"],
                ],
                style: "colon",
              },
            ],
          ],
        },
        {
          table: [
            ["Electrical and mechanical data", ""],
            ["Nominal voltage", "51.2 V"],
            ["Operating voltage range", "44.8 V to 57.6 V"],
            ["Rated capacity (0.2C, 25 °C)", "100 Ah"],
            ["Capacity measured in type test", "102.4 Ah"],
            ["Rated energy", "5.12 kWh"],
            ["Max. continuous current", "80 A"],
            ["Weight of module", "47.5 kg"],
            ["Shipping weight with crate", "53 kg"],
          ],
          lines: true,
          widths: [260, 200],
        },
        {
          text: [
            "Made in Norway. Manufacturer: Halden Energy Systems AS, Industriveien 14, 1788 Halden, Norway.",
            "Certified to IEC 62619:2022, certificate no. NL-138842-A1, issued by Oslofjord Certification AS,",
            "valid until 30 April 2029. Transport test summary UN 38.3 on request.",
          ],
          size: 9,
        },
      ],
    ],
    truth: {
      brand: "Halden Energy",
      model_name: "HE-5 Stack",
      reference: "HE5-51100-B",
      gtin: "7065520114081",
      battery_chemistry: "lfp",
      voltage_nominal: 51.2,
      voltage_minimum: 44.8,
      voltage_maximum: 57.6,
      rated_capacity: 100,
      rated_energy: 5.12,
      battery_weight: 47.5,
      country_making: "NO",
      manufacturer_name: "Halden Energy Systems AS",
      manufacturer_address: "Industriveien 14, 1788 Halden, Norway",
      certificates: [
        {
          name: "IEC 62619:2022",
          number: "NL-138842-A1",
          issuer: "Oslofjord Certification AS",
          valid_until: "2029-04-30",
        },
      ],
    },
  },
  {
    name: "xv-b-typenschild-radakku",
    language: "de",
    template: "battery",
    kind: "other",
    also: ["photo"],
    font: "narrow",
    pages: [
      [
        { title: "RADIAN" },
        { text: ["Wiederaufladbare Lithium-Ionen-Batterie für Elektrofahrräder"] },
        {
          pairs: [
            ["Typ", "RP-630 S"],
            ["Sach-Nr.", "0275.630.11"],
            ["Zellchemie", "NMC"],
            ["Nennspannung", "36 V"],
            ["Nennkapazität", "17,5 Ah"],
            ["Nennenergie", "630 Wh"],
            ["Ladeschlussspannung", "42 V"],
            ["Gewicht", "3,6 kg"],
            ["EAN", "4260714835206"],
          ],
          style: "gap",
        },
        {
          text: [
            "Hersteller: Radian Antriebstechnik GmbH, Daimlerstraße 22, 72764 Reutlingen",
            "Hergestellt in Ungarn                    Fertigung: KW 14/2026",
            "Nur mit Ladegerät Radian LG-4 laden. Nicht öffnen, nicht ins Feuer werfen.",
            "Nicht über 60 °C lagern. Getrennt sammeln.",
          ],
          size: 9,
        },
      ],
    ],
    truth: {
      brand: "Radian",
      model_name: "RP-630 S",
      reference: "0275.630.11",
      gtin: "4260714835206",
      battery_chemistry: "nmc",
      voltage_nominal: 36,
      voltage_maximum: 42,
      rated_capacity: 17.5,
      rated_energy: 0.63,
      battery_weight: 3.6,
      manufacturer_name: "Radian Antriebstechnik GmbH",
      manufacturer_address: "Daimlerstraße 22, 72764 Reutlingen",
      country_making: "HU",
    },
  },
  {
    name: "xv-b-declaration-ue-batterie-velo",
    language: "fr",
    template: "battery",
    kind: "declaration",
    font: "serif",
    pages: [
      [
        { title: "DÉCLARATION UE DE CONFORMITÉ" },
        { text: ["Règlement (UE) 2023/1542, annexe IX – Document n° DUC-2026-017"] },
        {
          text: [
            "1. Modèle de batterie : Ténor 48-15 (référence TN4815-03)",
            "2. Nom et adresse du fabricant :",
            "    Ampérive SAS",
            "    8 rue des Tanneurs",
            "    42100 Saint-Étienne",
            "3. La présente déclaration est établie sous la seule responsabilité du fabricant.",
            "4. Objet de la déclaration : batterie pour vélo à assistance électrique de marque Cévenne,",
            "    technologie lithium-ion NMC, tension nominale 48 V, capacité assignée 15 Ah,",
            "    énergie 720 Wh.",
            "5. L'objet de la déclaration est conforme au règlement (UE) 2023/1542 et à la directive",
            "    2014/30/UE.",
            "6. Normes appliquées : EN 50604-1:2016+A1:2021, EN IEC 61000-6-1:2019.",
            "7. L'organisme notifié Certilab (n° 2917) a effectué l'examen UE de type et a délivré",
            "    l'attestation n° 2917-B-00341.",
            "8. Informations complémentaires : logiciel du BMS version 3.2.",
          ],
        },
        { text: ["Saint-Étienne, le 4 février 2026", "Hélène Maurin, directrice technique"] },
      ],
    ],
    truth: {
      brand: "Cévenne",
      model_name: "Ténor 48-15",
      reference: "TN4815-03",
      manufacturer_name: "Ampérive SAS",
      manufacturer_address: "8 rue des Tanneurs, 42100 Saint-Étienne",
      battery_chemistry: "nmc",
      voltage_nominal: 48,
      rated_capacity: 15,
      rated_energy: 0.72,
      certificates: [{ name: "Examen UE de type", number: "2917-B-00341", issuer: "Certilab" }],
    },
  },
  {
    name: "xv-b-rapporto-prova-pacco",
    language: "it",
    template: "battery",
    kind: "test_report",
    also: ["fax"],
    pages: [
      [
        {
          text: [
            "Laboratorio Prove Elettrochimiche Adda S.r.l. – Via Polenghi 30, 26900 Lodi",
            "Laboratorio accreditato, accreditamento n. 01877",
          ],
          size: 9,
        },
        { title: "RAPPORTO DI PROVA N. 26-0418-LI" },
        {
          pairs: [
            ["Costruttore", "Ticino Accumulatori S.p.A."],
            ["Indirizzo", "Via Novara 112, 20153 Milano"],
            ["Campione", "pacco batteria per carrelli di pulizia, 3 esemplari"],
            ["Marchio", "Ticino Power"],
            ["Modello", "TA-2420"],
            ["Codice prodotto", "TA2420-00"],
            ["Paese di fabbricazione", "Italia"],
            ["Ricevuto il", "02/04/2026"],
          ],
          style: "colon",
        },
        { text: ["Dati dichiarati dal costruttore"] },
        {
          table: [
            ["Chimica", "litio-ferro-fosfato (LFP)"],
            ["Tensione nominale", "25,6 V"],
            ["Capacità nominale", "20 Ah"],
            ["Energia nominale", "512 Wh"],
            ["Tensione massima di carica", "29,2 V"],
            ["Massa", "5,1 kg"],
          ],
          lines: true,
          widths: [220, 220],
        },
        { text: ["Risultati delle prove secondo IEC 62620"] },
        {
          table: [
            ["Prova", "Esemplare 1", "Esemplare 2", "Esemplare 3"],
            ["Capacità misurata a C/5", "20,7 Ah", "20,6 Ah", "20,8 Ah"],
            ["Energia misurata", "528 Wh", "526 Wh", "531 Wh"],
            ["Esito", "conforme", "conforme", "conforme"],
          ],
          lines: true,
          widths: [180, 100, 100, 100],
        },
        {
          text: ["I risultati si riferiscono ai soli campioni provati. Il rapporto non è un certificato."],
          size: 9,
        },
      ],
    ],
    truth: {
      manufacturer_name: "Ticino Accumulatori S.p.A.",
      manufacturer_address: "Via Novara 112, 20153 Milano",
      brand: "Ticino Power",
      model_name: "TA-2420",
      reference: "TA2420-00",
      country_making: "IT",
      battery_chemistry: "lfp",
      voltage_nominal: 25.6,
      voltage_maximum: 29.2,
      rated_capacity: 20,
      rated_energy: 0.512,
      battery_weight: 5.1,
    },
  },
  {
    name: "xv-b-sklep-akumulator-narzedziowy",
    language: "pl",
    template: "battery",
    kind: "other",
    pages: [
      [
        { text: ["narzedziowo.example > Elektronarzędzia > Akumulatory i ładowarki"], size: 8 },
        { title: "Akumulator 18 V do elektronarzędzi WT-1850" },
        { text: ["249,00 zł z VAT 23%   (–15% z kodem WIOSNA)   Dostawa jutro"] },
        {
          pairs: [
            ["Marka", "Warta Tools"],
            ["Model", "WT-1850"],
            ["Kod producenta", "58G-1850"],
            ["EAN", "5907123304181"],
            ["Napięcie znamionowe", "18 V"],
            ["Pojemność", "5,0 Ah"],
            ["Energia", "90 Wh"],
            ["Rodzaj ogniw", "litowo-jonowe NMC"],
            ["Masa akumulatora", "0,62 kg"],
            ["Masa z opakowaniem", "0,78 kg"],
            ["Kraj produkcji", "Chiny"],
          ],
          style: "dots",
        },
        {
          text: [
            "Wskaźnik naładowania z czterema diodami, obudowa odporna na upadek z 2 m.",
            "Dane producenta (GPSR): Warta Tools Sp. z o.o., ul. Fabryczna 9, 60-112 Poznań,",
            "kontakt@wartatools.example",
          ],
        },
        { text: ["Klienci kupili także: ładowarka WT-C20 (kod 58G-0020), 129,00 zł, masa 0,45 kg"], size: 9 },
      ],
    ],
    truth: {
      brand: "Warta Tools",
      model_name: "WT-1850",
      reference: "58G-1850",
      gtin: "5907123304181",
      voltage_nominal: 18,
      rated_capacity: 5,
      rated_energy: 0.09,
      battery_chemistry: "nmc",
      battery_weight: 0.62,
      country_making: "CN",
      manufacturer_name: "Warta Tools Sp. z o.o.",
      manufacturer_address: "ul. Fabryczna 9, 60-112 Poznań",
    },
  },
  {
    name: "xv-b-aku-urun-bilgi-formu",
    language: "tr",
    template: "battery",
    kind: "tech_sheet",
    pages: [
      [
        { bar: "ÜRÜN BİLGİ FORMU" },
        { title: "Marş aküsü, bakımsız, AGM" },
        {
          table: [
            ["Marka", "Anka"],
            ["Model", "AGM 12-75"],
            ["Ürün kodu", "ANK1275AGM"],
            ["Barkod (EAN)", "8690754103366"],
            ["Kimyası", "Kurşun-asit"],
            ["Nominal gerilim", "12 V"],
            ["Anma kapasitesi (C20)", "75 Ah"],
            ["Soğukta çalıştırma akımı", "760 A (EN)"],
            ["Ağırlık", "19,8 kg"],
            ["GTİP (CN)", "8507.10.80"],
            ["Menşe ülke", "Türkiye"],
            ["Üretici", "Anka Akü Sanayi ve Ticaret A.Ş."],
            ["Adres", "Organize Sanayi Bölgesi 5. Cadde No: 18, 45030 Manisa"],
          ],
          lines: true,
          widths: [180, 300],
        },
        {
          text: [
            "TS EN 50342-1 uygunluk belgesi no: 45.12.0987, geçerlilik tarihi: 15.09.2027",
            "Garanti süresi 24 aydır. Kullanılmış aküleri satıcınıza iade ediniz.",
          ],
        },
      ],
    ],
    truth: {
      brand: "Anka",
      model_name: "AGM 12-75",
      reference: "ANK1275AGM",
      gtin: "8690754103366",
      battery_chemistry: "lead_acid",
      voltage_nominal: 12,
      rated_capacity: 75,
      battery_weight: 19.8,
      commodity_code: "85071080",
      country_making: "TR",
      manufacturer_name: "Anka Akü Sanayi ve Ticaret A.Ş.",
      manufacturer_address: "Organize Sanayi Bölgesi 5. Cadde No: 18, 45030 Manisa",
      certificates: [{ name: "TS EN 50342-1", number: "45.12.0987", valid_until: "2027-09-15" }],
    },
  },
  {
    name: "xv-b-air-purifier-manual",
    language: "en",
    template: "electronics",
    kind: "other",
    pages: [
      [
        { title: "ORRIN AP-220 Air purifier" },
        { text: ["User manual – please keep for later use"] },
        {
          text: [
            "1  Safety",
            "Do not use the appliance near water. Children from 8 years may use it under supervision.",
            "Unplug before you change the filter. Keep 30 cm clear on all sides.",
            "",
            "2  Changing the filter",
            "Change the filter every 6 months. Use only the filter set AP-F22 (item no. 30-2290, 0.4 kg),",
            "which is sold separately.",
            "",
            "3  Cleaning",
            "Wipe the housing with a dry cloth. The pre-filter can be vacuumed.",
          ],
        },
        { hidden: "Country of origin: Germany. GTIN: 4012345678901. Net weight: 1.0 kg. Model: XZ-900" },
      ],
      [
        { text: ["8  Technical data"] },
        {
          pairs: [
            ["Brand", "Orrin"],
            ["Model", "AP-220"],
            ["Item no.", "30-2207"],
            ["Supply", "220-240 V ~ 50 Hz"],
            ["Power", "45 W"],
            ["Clean air delivery rate", "310 m³/h"],
            ["Noise", "22 to 51 dB(A)"],
            ["Weight of appliance", "4.3 kg"],
            ["Weight in packaging", "5.6 kg"],
          ],
          style: "dots",
        },
        {
          text: [
            "Manufacturer: Orrin Home Ltd, 7 Castle Park Estate, Bristol BS2 0XJ, United Kingdom",
            "Imported into the EU by: Orrin Ireland Ltd, 40 Dock Road, Limerick V94 K6X2, Ireland",
            "Made in Malaysia",
          ],
        },
      ],
    ],
    truth: {
      brand: "Orrin",
      model_name: "AP-220",
      reference: "30-2207",
      net_weight: 4.3,
      manufacturer_name: "Orrin Home Ltd",
      manufacturer_address: "7 Castle Park Estate, Bristol BS2 0XJ, United Kingdom",
      country_making: "MY",
    },
  },
  {
    name: "xv-b-konformitaet-schreibtischleuchte",
    language: "de",
    template: "electronics",
    kind: "declaration",
    also: ["scan"],
    font: "serif",
    pages: [
      [
        { title: "EU-Konformitätserklärung" },
        { text: ["Nr. KE-2026-114"] },
        {
          text: [
            "Der Hersteller Lumenau Leuchten GmbH, Am Bahnhof 3, 59757 Arnsberg, erklärt in",
            "alleiniger Verantwortung, dass das nachfolgend bezeichnete Produkt",
          ],
        },
        {
          pairs: [
            ["Bezeichnung", "LED-Schreibtischleuchte, dimmbar"],
            ["Marke", "Lumenau"],
            ["Modell", "Kranich 2"],
            ["Artikelnummer", "774.12.3"],
            ["GTIN", "4028371007417"],
          ],
          style: "gap",
        },
        {
          text: [
            "mit den Bestimmungen der Richtlinien 2014/35/EU, 2014/30/EU, 2009/125/EG und",
            "2011/65/EU übereinstimmt. Angewandte Normen: EN IEC 60598-1:2021,",
            "EN 60598-2-4:2018, EN IEC 55015:2019, EN IEC 63000:2018.",
            "",
            "Die Rheintest Prüfinstitut GmbH hat das Produkt geprüft und das ENEC-Zertifikat",
            "Nr. 40051877 ausgestellt; es gilt bis zum 14.11.2030.",
            "",
            "Arnsberg, den 20. Januar 2026",
            "gez. Dr. Uwe Sommerkamp, Geschäftsführer",
          ],
        },
      ],
    ],
    truth: {
      manufacturer_name: "Lumenau Leuchten GmbH",
      manufacturer_address: "Am Bahnhof 3, 59757 Arnsberg",
      brand: "Lumenau",
      model_name: "Kranich 2",
      reference: "774.12.3",
      gtin: "4028371007417",
      certificates: [
        {
          name: "ENEC",
          number: "40051877",
          issuer: "Rheintest Prüfinstitut GmbH",
          valid_until: "2030-11-14",
        },
      ],
    },
  },
  {
    name: "xv-b-ficha-altavoz",
    language: "es",
    template: "electronics",
    kind: "tech_sheet",
    also: ["photo"],
    pages: [
      [
        { title: "Ficha técnica: altavoz portátil" },
        {
          beside: [
            [
              {
                pairs: [
                  ["Marca", "Sonora"],
                  ["Modelo", "Brisa 20"],
                  ["Referencia", "SN-BR20-AZ"],
                  ["EAN", "8437126052187"],
                  ["Color", "azul"],
                ],
                style: "colon",
              },
            ],
            [
              {
                pairs: [
                  ["Potencia", "20 W"],
                  ["Bluetooth", "5.3"],
                  ["Peso neto", "0,68 kg"],
                  ["Protección", "IP67"],
                  ["Garantía", "36 meses"],
                ],
                style: "colon",
              },
            ],
          ],
        },
        {
          table: [
            ["Capacidad de la batería", "5200 mAh"],
            ["Tipo de batería", "Li-ion"],
            ["Autonomía", "18 horas"],
            ["Carga", "USB-C, 5 V / 2 A"],
            ["Código NC", "8518 21 00"],
            ["País de fabricación", "Vietnam"],
          ],
          lines: true,
          widths: [200, 240],
        },
        {
          text: [
            "Contenido reciclado: 30 % del peso del producto. Embalaje de cartón 100 % reciclado.",
            "Fabricante: Sonora Audio S.L., Calle Torneros 24, 28906 Getafe (Madrid)",
          ],
        },
      ],
    ],
    truth: {
      brand: "Sonora",
      model_name: "Brisa 20",
      reference: "SN-BR20-AZ",
      gtin: "8437126052187",
      net_weight: 0.68,
      battery_capacity: 5200,
      battery_chemistry: "Li-ion",
      commodity_code: "85182100",
      country_making: "VN",
      recycled_content: 30,
      manufacturer_name: "Sonora Audio S.L.",
      manufacturer_address: "Calle Torneros 24, 28906 Getafe (Madrid)",
    },
  },
  {
    name: "xv-b-factuur-waterkokers",
    language: "nl",
    template: "electronics",
    kind: "invoice",
    also: ["fax"],
    pages: [
      [
        {
          beside: [
            [
              {
                text: ["Groothandel Elektra Zuid B.V.", "Kempenbaan 210, 5018 TK Tilburg", "KvK 18099123"],
              },
            ],
            [{ text: ["Factuuradres:", "Kookwinkel De Ketel", "Grote Markt 8, 4611 NR Bergen op Zoom"] }],
          ],
        },
        { title: "FACTUUR 2026-03381" },
        { text: ["Factuurdatum 09-06-2026      Uw ordernummer PO-4471      Vervaldatum 09-07-2026"] },
        {
          table: [
            ["Artikelnr.", "Omschrijving", "Aantal", "Prijs", "Korting", "Bedrag"],
            ["WK17-ZW", "Waterkoker 1,7 l zwart", "24", "€ 31,50", "12%", "€ 665,28"],
          ],
          lines: true,
          widths: [75, 170, 50, 65, 60, 75],
        },
        {
          pairs: [
            ["Subtotaal", "€ 665,28"],
            ["Btw 21%", "€ 139,71"],
            ["Totaal te voldoen", "€ 804,99"],
          ],
          style: "dots",
        },
        { text: ["Gegevens van het artikel"] },
        {
          pairs: [
            ["Merk", "Theewes"],
            ["Model", "Stoom 17"],
            ["EAN-code", "8718044229159"],
            ["Goederencode", "85161080"],
            ["Land van oorsprong", "China"],
            ["Nettogewicht per stuk", "0,94 kg"],
            ["Brutogewicht zending", "31,2 kg"],
            ["Fabrikant", "Theewes Huishoud B.V., Koningshoeven 40, 4825 BK Breda"],
          ],
          style: "colon",
        },
        { text: ["Betaling binnen 30 dagen; bij betaling binnen 8 dagen 2% korting."], size: 9 },
      ],
    ],
    truth: {
      reference: "WK17-ZW",
      brand: "Theewes",
      model_name: "Stoom 17",
      gtin: "8718044229159",
      commodity_code: "85161080",
      country_making: "CN",
      net_weight: 0.94,
      manufacturer_name: "Theewes Huishoud B.V.",
      manufacturer_address: "Koningshoeven 40, 4825 BK Breda",
    },
  },
  {
    name: "xv-b-prohlaseni-primotop",
    language: "cs",
    template: "electronics",
    kind: "declaration",
    pages: [
      [
        { title: "EU PROHLÁŠENÍ O SHODĚ" },
        {
          table: [
            ["Výrobce", "Moravská elektrotechnika s.r.o."],
            ["Adresa výrobce", "Tovární 1180/5, 779 00 Olomouc"],
            ["Výrobek", "elektrický přímotopný konvektor"],
            ["Značka", "Orlík"],
            ["Typ", "PT-1500"],
            ["Objednací číslo", "1500.214"],
            ["Jmenovitý příkon", "1500 W"],
            ["Země původu", "Česká republika"],
          ],
          lines: true,
          widths: [160, 320],
        },
        {
          text: [
            "Výrobce prohlašuje na vlastní odpovědnost, že výše uvedený výrobek splňuje požadavky",
            "směrnic 2014/35/EU, 2014/30/EU, 2011/65/EU a nařízení (EU) 2024/1103.",
            "Použité normy: ČSN EN 60335-1 ed. 3, ČSN EN 60335-2-30 ed. 3, ČSN EN 62233.",
            "Shoda ověřena: Zkušebna Haná, s.p., certifikát č. 1260118, platnost do 31. 8. 2028.",
            "",
            "V Olomouci dne 2. března 2026                    Ing. Pavel Dohnal, jednatel",
          ],
        },
      ],
    ],
    truth: {
      manufacturer_name: "Moravská elektrotechnika s.r.o.",
      manufacturer_address: "Tovární 1180/5, 779 00 Olomouc",
      brand: "Orlík",
      model_name: "PT-1500",
      reference: "1500.214",
      country_making: "CZ",
      certificates: [
        {
          name: "ČSN EN 60335-2-30",
          number: "1260118",
          issuer: "Zkušebna Haná, s.p.",
          valid_until: "2028-08-31",
        },
      ],
    },
  },
  {
    name: "xv-b-datenblatt-schreibtisch",
    language: "de",
    template: "furniture",
    kind: "tech_sheet",
    pages: [
      [
        { bar: "WERKFORM   Produktdatenblatt" },
        { title: "Höhenverstellbarer Schreibtisch Lift 160" },
        {
          table: [
            ["Merkmal", "Angabe"],
            ["Marke", "Werkform"],
            ["Modell", "Lift 160"],
            ["Artikelnummer", "WF-LI-160-EI"],
            ["GTIN/EAN", "4019062377087"],
            ["Maße (B x T x H)", "160 x 80 x 74 cm"],
            ["Nettogewicht", "38,5 kg"],
            ["Verpackung", "2 Kartons, 165 x 85 x 14 cm, zusammen 43 kg"],
            ["Belastbarkeit", "80 kg"],
            ["Recyclinganteil", "42 %"],
            ["Zolltarifnummer", "9403 30 11"],
            ["Herstellungsland", "Polen"],
          ],
          lines: true,
          widths: [160, 320],
        },
        {
          text: [
            "Platte: Spanplatte mit Eichenfurnier, FSC-zertifiziert (Zertifikat SWH-COC-004512, gültig bis",
            "22.06.2030). Gestell: Stahl, pulverbeschichtet.",
            "GS-Zeichen: Zertifikat Nr. Z1A 105533 0021 der Alster Produktprüfung GmbH.",
            "",
            "Hersteller: Werkform Büromöbel GmbH & Co. KG, Lange Straße 77, 32278 Kirchlengern",
          ],
        },
      ],
    ],
    truth: {
      brand: "Werkform",
      model_name: "Lift 160",
      reference: "WF-LI-160-EI",
      gtin: "4019062377087",
      dimensions: "160 x 80 x 74 cm",
      net_weight: 38.5,
      recycled_content: 42,
      commodity_code: "94033011",
      country_making: "PL",
      manufacturer_name: "Werkform Büromöbel GmbH & Co. KG",
      manufacturer_address: "Lange Straße 77, 32278 Kirchlengern",
      certificates: [
        { name: "FSC", number: "SWH-COC-004512", valid_until: "2030-06-22" },
        { name: "GS", number: "Z1A 105533 0021", issuer: "Alster Produktprüfung GmbH" },
      ],
    },
  },
  {
    name: "xv-b-fiche-canape",
    language: "fr",
    template: "furniture",
    kind: "tech_sheet",
    also: ["scan"],
    font: "serif",
    pages: [
      [
        { title: "FICHE D'IDENTIFICATION DE L'AMEUBLEMENT" },
        {
          pairs: [
            ["Marque", "Maison Loriol"],
            ["Modèle", "Ariège 3 places"],
            ["Référence", "LOR-ARI3-LN"],
            ["Code EAN", "3760248710594"],
            ["Dimensions (L x P x H)", "218 x 94 x 86 cm"],
            ["Poids net", "58 kg"],
            ["Poids emballé", "66 kg"],
          ],
          style: "dots",
        },
        {
          text: [
            "Revêtement : 70 % coton, 30 % lin, déhoussable, lavable à 30 °C.",
            "Garnissage de l'assise : mousse polyuréthane 35 kg/m³ ;",
            "du dossier : 100 % fibres de polyester.",
            "Structure : pin massif et panneau de particules. Pieds : hêtre verni.",
            "Bois issu de forêts gérées durablement, certificat PEFC n° BVC-PEFC-2285,",
            "valable jusqu'au 5 mars 2028.",
          ],
        },
        {
          text: [
            "Fabriqué en France par Loriol Ameublement SAS,",
            "15 boulevard de la Rontardière, 49300 Cholet.",
            "Éco-participation mobilier : 14,50 €. TVA 20 %.",
          ],
        },
      ],
    ],
    truth: {
      brand: "Maison Loriol",
      model_name: "Ariège 3 places",
      reference: "LOR-ARI3-LN",
      gtin: "3760248710594",
      dimensions: "218 x 94 x 86 cm",
      net_weight: 58,
      country_making: "FR",
      manufacturer_name: "Loriol Ameublement SAS",
      manufacturer_address: "15 boulevard de la Rontardière, 49300 Cholet",
      certificates: [{ name: "PEFC", number: "BVC-PEFC-2285", valid_until: "2028-03-05" }],
    },
  },
  {
    name: "xv-b-certificato-catena-custodia",
    language: "it",
    template: "furniture",
    kind: "certificate",
    font: "serif",
    pages: [
      [
        { text: ["Alpencert S.r.l. – Organismo di certificazione – Via Roma 18, 39100 Bolzano"], size: 9 },
        { title: "CERTIFICATO FSC® DI CATENA DI CUSTODIA" },
        { text: ["Si certifica che l'organizzazione"] },
        {
          text: ["Sedie Natisone S.r.l.", "Via della Fornace 6, 33048 San Giovanni al Natisone (UD)"],
          size: 13,
        },
        {
          text: [
            "è stata valutata secondo lo standard FSC-STD-40-004 V3-1 per:",
            "fabbricazione e vendita di sedie in legno di faggio e di frassino (W12.1), FSC Mix",
          ],
        },
        {
          pairs: [
            ["Numero del certificato", "ALP-COC-007719"],
            ["Data di emissione", "01/09/2025"],
            ["Data di scadenza", "31/08/2030"],
          ],
          style: "colon",
        },
        {
          text: [
            "La validità del certificato è verificabile nella banca dati pubblica.",
            "Il presente certificato non prova da solo che un prodotto sia certificato FSC.",
          ],
          size: 9,
        },
      ],
    ],
    truth: {
      manufacturer_name: "Sedie Natisone S.r.l.",
      manufacturer_address: "Via della Fornace 6, 33048 San Giovanni al Natisone (UD)",
      certificates: [
        {
          name: "FSC",
          number: "ALP-COC-007719",
          issuer: "Alpencert S.r.l.",
          valid_until: "2030-08-31",
        },
      ],
    },
  },
  {
    name: "xv-b-produktside-spisebordsstol",
    language: "da",
    template: "furniture",
    kind: "other",
    pages: [
      [
        { text: ["stolebutikken.example / Spisestue / Stole"], size: 8 },
        { title: "Spisebordsstol i eg med polstret sæde" },
        { text: ["Nu 1.199 kr. (før 1.499 kr., spar 20 %). Priser er inkl. 25 % moms."] },
        {
          text: [
            "En let stol tegnet til lange middage. Stellet er af massiv eg, sædet er betrukket med",
            "100 % uld og polstret med koldskum. Stolen tåler 120 kg.",
          ],
        },
        {
          pairs: [
            ["Mærke", "Fjordhus"],
            ["Model", "Klit"],
            ["Varenummer", "1120-45"],
            ["EAN", "5708442103772"],
            ["Mål (B x D x H)", "52 x 55 x 81 cm"],
            ["Sædehøjde", "46 cm"],
            ["Vægt", "5,4 kg"],
            ["Produceret i", "Litauen"],
            ["Producent", "Fjordhus Møbler A/S, Havnegade 12, 7100 Vejle"],
          ],
          style: "gap",
        },
        { text: ["Passer til: Spisebord Klit 180 (varenr. 1120-90), 180 x 95 x 74 cm, 41 kg"], size: 9 },
      ],
    ],
    truth: {
      brand: "Fjordhus",
      model_name: "Klit",
      reference: "1120-45",
      gtin: "5708442103772",
      dimensions: "52 x 55 x 81 cm",
      net_weight: 5.4,
      country_making: "LT",
      manufacturer_name: "Fjordhus Møbler A/S",
      manufacturer_address: "Havnegade 12, 7100 Vejle",
    },
  },
  {
    name: "xv-b-oswiadczenie-dwa-krzesla",
    language: "pl",
    template: "furniture",
    kind: "declaration",
    also: ["photo"],
    pages: [
      [
        { title: "OŚWIADCZENIE DOSTAWCY" },
        { text: ["Bydgoszcz, 14.05.2026 r."] },
        {
          text: [
            "Producent: Meble Brda Sp. z o.o., ul. Spokojna 31, 85-790 Bydgoszcz, oświadcza, że wyroby",
            "marki Brda wymienione w tabeli zostały wyprodukowane w Polsce.",
          ],
        },
        {
          table: [
            ["", "Krzesło 1", "Krzesło 2"],
            ["Model", "Vega", "Vega K"],
            ["Indeks", "KR-201", "KR-202"],
            ["EAN", "5904402172011", "5904402172028"],
            ["Wymiary", "58 x 56 x 92 cm", "60 x 58 x 88 cm"],
            ["Masa netto", "7,2 kg", "6,8 kg"],
            ["Kod CN", "9401 71 00", "9401 71 00"],
          ],
          lines: true,
          widths: [120, 170, 170],
        },
        {
          text: [
            "Oba krzesła zawierają 25% materiałów z recyklingu.",
            "Sklejka siedzisk pochodzi z łańcucha dostaw PEFC, certyfikat nr PL-PEFC-COC-0612,",
            "ważny do 30.11.2028, wydany przez: Jednostka Certyfikująca Dąb.",
            "",
            "W imieniu producenta: Marta Kubiak, kierownik ds. jakości",
          ],
        },
      ],
    ],
    truth: {
      manufacturer_name: "Meble Brda Sp. z o.o.",
      manufacturer_address: "ul. Spokojna 31, 85-790 Bydgoszcz",
      brand: "Brda",
      country_making: "PL",
      commodity_code: "94017100",
      recycled_content: 25,
      certificates: [
        {
          name: "PEFC",
          number: "PL-PEFC-COC-0612",
          issuer: "Jednostka Certyfikująca Dąb",
          valid_until: "2028-11-30",
        },
      ],
    },
  },
  {
    name: "xv-b-toy-type-examination",
    language: "en",
    template: "toy",
    kind: "certificate",
    font: "serif",
    pages: [
      [
        {
          text: ["Shannon Toy Assessment Ltd – Notified Body 2783 – Raheen Business Park, Limerick"],
          size: 9,
        },
        { title: "EU-TYPE EXAMINATION CERTIFICATE" },
        { text: ["Directive 2009/48/EC on the safety of toys, Article 20 (Module B)"] },
        {
          table: [
            ["Certificate number", "2783-TOY-260455"],
            ["Manufacturer", "Pelham Play Works Ltd"],
            ["Address", "3 Foundry Yard, Leeds LS10 1NT, United Kingdom"],
            ["Product", "Magnetic construction set, 64 pieces"],
            ["Trade mark", "Pelham Play"],
            ["Model", "MagnaKit 64"],
            ["Item number", "PPW-064"],
            ["Age group", "3 years and over"],
            ["Technical file", "PPW-TF-118, issue 2"],
            ["Date of issue", "18 May 2026"],
            ["Valid until", "17 May 2031"],
          ],
          lines: true,
          widths: [150, 330],
        },
        {
          text: [
            "The type described above meets the essential safety requirements of Annex II.",
            "The assessment is based on test report STA-26-1120 to EN 71-1, EN 71-2 and EN 71-3.",
            "The certificate becomes void when the toy, its materials or its place of making change.",
          ],
        },
        { text: ["Limerick, 18 May 2026                                 Aoife Brennan, Head of Toys"] },
      ],
    ],
    truth: {
      manufacturer_name: "Pelham Play Works Ltd",
      manufacturer_address: "3 Foundry Yard, Leeds LS10 1NT, United Kingdom",
      brand: "Pelham Play",
      model_name: "MagnaKit 64",
      reference: "PPW-064",
      certificates: [
        {
          name: "EU-type examination",
          number: "2783-TOY-260455",
          issuer: "Shannon Toy Assessment Ltd",
          valid_until: "2031-05-17",
        },
      ],
    },
  },
  {
    name: "xv-b-datenblatt-plueschbaer",
    language: "de",
    template: "toy",
    kind: "tech_sheet",
    pages: [
      [
        { title: "Artikelstammblatt Spielwaren" },
        {
          beside: [
            [
              {
                pairs: [
                  ["Marke", "Knuddelheim"],
                  ["Modell", "Bär Anton"],
                  ["Artikelnr.", "11-0350"],
                  ["EAN", "4009788110358"],
                  ["Alter", "ab 0 Monaten"],
                ],
                style: "stacked",
              },
            ],
            [
              {
                pairs: [
                  ["Gewicht netto", "240 g"],
                  ["Gewicht mit Schachtel", "310 g"],
                  ["Karton zu 24 Stück", "8,1 kg"],
                  ["GTIN Umkarton", "14009788110355"],
                  ["Warennummer", "95030041"],
                ],
                style: "stacked",
              },
            ],
          ],
        },
        {
          text: [
            "Material: Plüsch 100 % Polyester, Augen gestickt; Füllung 100 % Polyester.",
            "Der Anteil an Rezyklat beträgt 55 % des Gesamtgewichts. Waschbar bei 30 °C.",
            "Geprüft nach EN 71-1, EN 71-2 und EN 71-3. Hergestellt in Indonesien.",
          ],
        },
        {
          text: [
            "Hersteller im Sinne der Spielzeugverordnung:",
            "Knuddelheim Spielwaren GmbH, Rosenweg 5, 96465 Neustadt bei Coburg",
          ],
        },
      ],
    ],
    truth: {
      brand: "Knuddelheim",
      model_name: "Bär Anton",
      reference: "11-0350",
      gtin: "4009788110358",
      net_weight: 240,
      commodity_code: "95030041",
      recycled_content: 55,
      country_making: "ID",
      manufacturer_name: "Knuddelheim Spielwaren GmbH",
      manufacturer_address: "Rosenweg 5, 96465 Neustadt bei Coburg",
    },
  },
  {
    name: "xv-b-informe-camion-volquete",
    language: "es",
    template: "toy",
    kind: "test_report",
    pages: [
      [
        {
          text: [
            "Laboratorio Juguetest, S.L. – Polígono Pla de la Vallonga, calle 4, 03006 Alicante",
            "Laboratorio de ensayos acreditado, certificado de acreditación n.º 412/LE1987",
          ],
          size: 9,
        },
        { title: "INFORME DE ENSAYO N.º JT-26-00731" },
        {
          table: [
            ["Fabricante", "Juguetes Foia, S.A."],
            ["Domicilio", "Avenida de la Industria 41, 03440 Ibi (Alicante)"],
            ["Muestra", "camión de plástico con volquete"],
            ["Marca", "Foia"],
            ["Modelo", "Volquete XL"],
            ["Referencia", "5520"],
            ["Código de barras", "8410552055205"],
            ["País de origen", "España"],
            ["Recepción de la muestra", "11/03/2026"],
            ["Fin de los ensayos", "25/03/2026"],
          ],
          lines: true,
          widths: [160, 310],
        },
        {
          table: [
            ["Ensayo", "Norma", "Resultado"],
            ["Propiedades mecánicas y físicas", "EN 71-1:2014+A1:2018", "Conforme"],
            ["Inflamabilidad", "EN 71-2:2020", "Conforme"],
            ["Migración de ciertos elementos", "EN 71-3:2019+A1:2021", "Conforme"],
          ],
          lines: true,
          widths: [190, 170, 100],
        },
        {
          text: ["Este informe no podrá reproducirse parcialmente sin autorización del laboratorio."],
          size: 9,
        },
      ],
    ],
    truth: {
      manufacturer_name: "Juguetes Foia, S.A.",
      manufacturer_address: "Avenida de la Industria 41, 03440 Ibi (Alicante)",
      brand: "Foia",
      model_name: "Volquete XL",
      reference: "5520",
      gtin: "8410552055205",
      country_making: "ES",
    },
  },
  {
    name: "xv-b-pakkausluettelo-puujuna",
    language: "fi",
    template: "toy",
    kind: "other",
    pages: [
      [
        { title: "PAKKAUSLUETTELO" },
        {
          beside: [
            [{ text: ["Vastaanottaja:", "Leksakshuset Åland Ab", "Torggatan 20, 22100 Mariehamn"] }],
            [{ text: ["Päiväys: 21.4.2026", "Lähete: 88-2614", "Tilausnumero: LH-0092"] }],
          ],
        },
        {
          table: [
            ["Tuotenumero", "Nimike", "Määrä", "Kollit", "Netto", "Brutto"],
            ["2041-08", "Puujuna, 4 vaunua", "60 kpl", "5", "25,2 kg", "31,5 kg"],
          ],
          lines: true,
          widths: [85, 140, 60, 50, 70, 70],
        },
        {
          pairs: [
            ["Tuotemerkki", "Kallio"],
            ["Malli", "Veturi"],
            ["EAN-koodi", "6418832204185"],
            ["Nettopaino / kpl", "420 g"],
            ["CN-koodi", "9503 00 99"],
            ["Alkuperämaa", "Suomi"],
            ["Valmistaja", "Puulelu Kallio Oy, Sahatie 8, 40800 Vaajakoski"],
          ],
          style: "colon",
        },
        { text: ["Lavan mitat 120 x 80 x 95 cm. Kuljetus Turku–Maarianhamina."], size: 9 },
      ],
    ],
    truth: {
      reference: "2041-08",
      brand: "Kallio",
      model_name: "Veturi",
      gtin: "6418832204185",
      net_weight: 420,
      commodity_code: "95030099",
      country_making: "FI",
      manufacturer_name: "Puulelu Kallio Oy",
      manufacturer_address: "Sahatie 8, 40800 Vaajakoski",
    },
  },
  {
    name: "xv-b-fds-degraissant",
    language: "fr",
    template: "detergent",
    kind: "other",
    also: ["fax"],
    pages: [
      [
        { title: "FICHE DE DONNÉES DE SÉCURITÉ" },
        { text: ["selon le règlement (CE) n° 1907/2006 – version 4.1 du 16/01/2026, remplace 4.0"], size: 9 },
        { bar: "RUBRIQUE 1 : identification du mélange et de la société" },
        {
          pairs: [
            ["Nom du produit", "Dégraissant Cuisine Pro"],
            ["Marque", "Vercors Hygiène"],
            ["Code du produit", "VH-5010"],
            ["UFI", "8A00-D0SX-500K-QJ6R"],
            ["Utilisation", "nettoyant alcalin pour plans de travail et hottes"],
            ["Fabricant", "Laboratoires Belledonne SAS"],
            ["Adresse", "ZA des Îles, 12 rue du Rhône, 38500 Voiron"],
            ["Téléphone", "+33 4 00 00 00 00"],
            ["Appel d'urgence", "+33 1 00 00 00 00 (centre antipoison)"],
          ],
          style: "colon",
        },
        { bar: "RUBRIQUE 2 : identification des dangers" },
        { text: ["Attention. H319 Provoque une sévère irritation des yeux. P280, P305+P351+P338."] },
        { bar: "RUBRIQUE 3 : composition" },
        {
          table: [
            ["Substance", "N° CAS", "Concentration"],
            ["Alcool gras éthoxylé", "68439-46-3", "1 – 5 %"],
            ["Hydroxyde de potassium", "1310-58-3", "< 1 %"],
          ],
          lines: true,
          widths: [200, 120, 120],
        },
      ],
      [
        { bar: "RUBRIQUE 9 : propriétés physiques et chimiques" },
        {
          pairs: [
            ["Aspect", "liquide limpide, incolore"],
            ["pH", "11,5"],
            ["Densité", "1,03 g/ml"],
            ["Point d'éclair", "non applicable"],
          ],
          style: "colon",
        },
        { bar: "RUBRIQUE 16 : autres informations" },
        {
          text: [
            "Les renseignements de cette fiche reposent sur l'état de nos connaissances.",
            "Modification par rapport à la version 4.0 : rubriques 2 et 9.",
          ],
        },
      ],
    ],
    truth: {
      model_name: "Dégraissant Cuisine Pro",
      brand: "Vercors Hygiène",
      reference: "VH-5010",
      manufacturer_name: "Laboratoires Belledonne SAS",
      manufacturer_address: "ZA des Îles, 12 rue du Rhône, 38500 Voiron",
    },
  },
  {
    name: "xv-b-ficha-detergente-roupa",
    language: "pt",
    template: "detergent",
    kind: "tech_sheet",
    also: ["scan"],
    pages: [
      [
        { title: "FICHA TÉCNICA DE PRODUTO" },
        { text: ["Detergente líquido para roupa delicada, embalagem de 1,5 L (25 lavagens)"] },
        {
          table: [
            ["Marca", "Aurora Lar"],
            ["Designação comercial", "Sensitive Lã e Seda"],
            ["Referência", "AL-SLS-15"],
            ["EAN", "5602441903152"],
            ["Código pautal", "3402 50 00"],
            ["Densidade", "1,02 g/ml"],
            ["pH", "7,0"],
            ["Dosagem", "60 ml por lavagem de 4,5 kg"],
          ],
          lines: true,
          widths: [170, 290],
        },
        {
          text: [
            "Ingredientes: 5 – 15 % tensioativos aniónicos, < 5 % tensioativos não iónicos, perfume.",
            "Garrafa com 50 % de plástico reciclado.",
            "Certificado Vegano Europeu n.º VE-2241-PT, válido até 31-12-2027.",
            "Fabricado em Portugal por Saboaria Lusitana, Lda., Rua das Fontainhas 210, 4785-123 Trofa",
          ],
        },
      ],
    ],
    truth: {
      brand: "Aurora Lar",
      model_name: "Sensitive Lã e Seda",
      reference: "AL-SLS-15",
      gtin: "5602441903152",
      commodity_code: "34025000",
      country_making: "PT",
      manufacturer_name: "Saboaria Lusitana, Lda.",
      manufacturer_address: "Rua das Fontainhas 210, 4785-123 Trofa",
      certificates: [{ name: "Certificado Vegano Europeu", number: "VE-2241-PT", valid_until: "2027-12-31" }],
    },
  },
  {
    name: "xv-b-certificaat-vaatwastabletten",
    language: "nl",
    template: "detergent",
    kind: "certificate",
    font: "serif",
    pages: [
      [
        { title: "CERTIFICAAT EU ECOLABEL" },
        { text: ["De Stichting Keurmerk Leefomgeving te Den Haag verklaart dat het onderstaande product"] },
        {
          pairs: [
            ["Merk", "Helder"],
            ["Type", "All-in-1 Citroen"],
            ["Soort", "vaatwastabletten, 40 stuks"],
            ["Artikelnummer", "HLD-4015"],
          ],
          style: "colon",
        },
        { text: ["van de fabrikant"] },
        {
          text: ["Schoonwater Zeepfabriek B.V.", "Ambachtsweg 15", "3831 KA Leusden"],
        },
        {
          text: ["voldoet aan de criteria van Besluit (EU) 2017/1216 voor machineafwasmiddelen."],
        },
        {
          pairs: [
            ["Certificaatnummer", "NL/015/118"],
            ["Afgegeven op", "1 januari 2026"],
            ["Geldig tot en met", "31 december 2028"],
          ],
          style: "dots",
        },
        { text: ["Den Haag, 1 januari 2026", "mr. J. van der Sluis, directeur"] },
      ],
    ],
    truth: {
      brand: "Helder",
      model_name: "All-in-1 Citroen",
      reference: "HLD-4015",
      manufacturer_name: "Schoonwater Zeepfabriek B.V.",
      manufacturer_address: "Ambachtsweg 15, 3831 KA Leusden",
      certificates: [
        {
          name: "EU Ecolabel",
          number: "NL/015/118",
          issuer: "Stichting Keurmerk Leefomgeving",
          valid_until: "2028-12-31",
        },
      ],
    },
  },
  {
    name: "xv-b-fisa-solutie-geamuri",
    language: "ro",
    template: "detergent",
    kind: "tech_sheet",
    pages: [
      [
        { title: "FIȘĂ TEHNICĂ" },
        { text: ["Soluție pentru geamuri și oglinzi, flacon cu pulverizator"] },
        {
          pairs: [
            ["Marcă", "Limpede"],
            ["Denumirea produsului", "Geamuri Brilliant"],
            ["Cod produs", "LP-GB-750"],
            ["Cod EAN", "5942173007521"],
            ["Conținut", "750 ml"],
            ["Cod NC", "3402 50 00"],
            ["Țara de origine", "România"],
            ["Producător", "Carpatic Chim S.R.L."],
            ["Adresa", "Str. Uzinei nr. 17, 550052 Sibiu"],
          ],
          style: "gap",
        },
        {
          text: [
            "Compoziție: sub 5% agenți tensioactivi anionici, parfum, conservant (phenoxyethanol).",
            "Mod de utilizare: se pulverizează de la 20 cm și se șterge cu o lavetă uscată.",
            "Termen de valabilitate: 36 de luni. A nu se lăsa la îndemâna copiilor.",
          ],
        },
      ],
    ],
    truth: {
      brand: "Limpede",
      model_name: "Geamuri Brilliant",
      reference: "LP-GB-750",
      gtin: "5942173007521",
      commodity_code: "34025000",
      country_making: "RO",
      manufacturer_name: "Carpatic Chim S.R.L.",
      manufacturer_address: "Str. Uzinei nr. 17, 550052 Sibiu",
    },
  },
  {
    name: "xv-b-dop-insulation-board",
    language: "en",
    template: "construction",
    kind: "declaration",
    pages: [
      [
        { title: "DECLARATION OF PERFORMANCE" },
        { text: ["No. CI-DoP-080-05"] },
        {
          table: [
            ["1", "Product", "PIR insulation board, trade mark Corrib"],
            ["", "Product name", "ThermaBoard 80"],
            ["", "Article number", "TB80-12"],
            ["2", "Intended use", "Thermal insulation for buildings (ThIB)"],
            ["3", "Manufacturer", "Corrib Insulation Ltd"],
            ["", "Address", "Ballybrit Industrial Estate, Galway H91 E4X2, Ireland"],
            ["4", "System of AVCP", "System 3"],
            ["5", "Harmonised standard", "EN 13165:2012+A2:2016"],
            ["", "Notified laboratory", "Liffey Fire Laboratory, no. 2641, report LF-25-3307"],
          ],
          lines: true,
          widths: [25, 130, 330],
        },
        {
          table: [
            ["Characteristic", "Performance"],
            ["Thermal conductivity", "0.022 W/(m·K)"],
            ["Thermal resistance", "3.60 m²K/W"],
            ["Reaction to fire", "D-s2,d0"],
            ["Compressive strength", "CS(10\\Y)140"],
          ],
          lines: true,
          widths: [220, 200],
        },
        {
          text: [
            "This declaration replaces CI-DoP-060-02 for the earlier board ThermaBoard 60",
            "(article TB60-12), which held 18 % recycled content. ThermaBoard 80 has a",
            "recycled content of 31 % by mass.",
            "Signed for the manufacturer: Niall Conneely, Galway, 3 February 2026",
          ],
        },
      ],
    ],
    truth: {
      brand: "Corrib",
      model_name: "ThermaBoard 80",
      reference: "TB80-12",
      manufacturer_name: "Corrib Insulation Ltd",
      manufacturer_address: "Ballybrit Industrial Estate, Galway H91 E4X2, Ireland",
      recycled_content: 31,
    },
  },
  {
    name: "xv-b-leistungsbestaendigkeit-rauchmelder",
    language: "de",
    template: "construction",
    kind: "certificate",
    font: "serif",
    pages: [
      [
        { text: ["Prüf- und Zertifizierungsstelle Neckar e. V., notifizierte Stelle Nr. 1922"], size: 9 },
        { title: "Zertifikat der Leistungsbeständigkeit" },
        { title: "1922-CPR-0457" },
        { text: ["Gemäß der Verordnung (EU) Nr. 305/2011 gilt dieses Zertifikat für das Bauprodukt"] },
        {
          pairs: [
            ["Produkt", "Rauchwarnmelder nach dem Streulichtprinzip"],
            ["Marke", "Sicura"],
            ["Typ", "RWM-10"],
          ],
          style: "colon",
        },
        { text: ["in Verkehr gebracht unter dem Namen des Herstellers"] },
        { text: ["Sicura Gebäudetechnik GmbH", "Hafenstraße 61", "68159 Mannheim"] },
        { text: ["und gefertigt im Herstellwerk Brünn, Tschechische Republik."] },
        {
          text: [
            "Alle Vorschriften über die Bewertung der Leistungsbeständigkeit nach Anhang ZA",
            "der Norm EN 14604:2005 + AC:2008 im System 1 werden angewendet.",
            "Erstmals ausgestellt am 03.11.2022, gültig bis 02.11.2027.",
            "",
            "Heilbronn, 03.11.2022                         Leiterin der Zertifizierungsstelle",
          ],
        },
      ],
    ],
    truth: {
      brand: "Sicura",
      model_name: "RWM-10",
      manufacturer_name: "Sicura Gebäudetechnik GmbH",
      manufacturer_address: "Hafenstraße 61, 68159 Mannheim",
      country_making: "CZ",
      certificates: [
        {
          name: "EN 14604",
          number: "1922-CPR-0457",
          issuer: "Prüf- und Zertifizierungsstelle Neckar e. V.",
          valid_until: "2027-11-02",
        },
      ],
    },
  },
  {
    name: "xv-b-dop-adesivo-piastrelle",
    language: "it",
    template: "construction",
    kind: "declaration",
    pages: [
      [
        { title: "DICHIARAZIONE DI PRESTAZIONE" },
        { text: ["N. DOP-311-2025 – Regolamento (UE) n. 305/2011, allegato III"] },
        {
          pairs: [
            ["Prodotto", "adesivo cementizio migliorato per piastrelle, C2TE S1"],
            ["Marchio", "Colfix"],
            ["Nome commerciale", "Flex Uno"],
            ["Codice articolo", "0311-25"],
            ["EAN", "8032261031129"],
            ["Uso previsto", "posa di piastrelle in interni ed esterni"],
            ["Fabbricante", "Colle Emiliane S.p.A."],
            ["Indirizzo", "Via Radici Nord 5, 42014 Castellarano (RE)"],
            ["Sistema di VVCP", "3"],
            ["Norma armonizzata", "EN 12004:2007+A1:2012"],
          ],
          style: "colon",
        },
        {
          table: [
            ["Caratteristica essenziale", "Prestazione"],
            ["Adesione iniziale a trazione", "≥ 1,0 N/mm²"],
            ["Adesione dopo azione del calore", "≥ 1,0 N/mm²"],
            ["Reazione al fuoco", "classe E"],
          ],
          lines: true,
          widths: [240, 180],
        },
        {
          text: [
            "Prodotto in Italia. Contenuto di materiale riciclato: 8 % in massa.",
            "Castellarano, 10/12/2025 – Il legale rappresentante, Ivo Ferrarini",
          ],
        },
      ],
    ],
    truth: {
      brand: "Colfix",
      model_name: "Flex Uno",
      reference: "0311-25",
      gtin: "8032261031129",
      manufacturer_name: "Colle Emiliane S.p.A.",
      manufacturer_address: "Via Radici Nord 5, 42014 Castellarano (RE)",
      country_making: "IT",
      recycled_content: 8,
    },
  },
  {
    name: "xv-b-adatlap-tetocserep",
    language: "hu",
    template: "construction",
    kind: "tech_sheet",
    pages: [
      [
        { bar: "MŰSZAKI ADATLAP" },
        { title: "Égetett agyag tetőcserép" },
        {
          table: [
            ["Márka", "Bakonycserép"],
            ["Modell", "Hullám Natúr"],
            ["Cikkszám", "BC-HN-014"],
            ["Vonalkód (EAN)", "5997044801425"],
            ["Vámtarifaszám", "6905 10 00"],
            ["Újrahasznosított tartalom", "12%"],
            ["Anyagszükséglet", "13,8 db/m²"],
            ["Származási ország", "Magyarország"],
            ["Gyártó", "Pannon Tetőcserép Kft."],
            ["A gyártó címe", "8400 Ajka, Gyár utca 2."],
          ],
          lines: true,
          widths: [180, 280],
        },
        {
          text: [
            "A termék megfelel az MSZ EN 1304:2013 szabvány előírásainak, fagyálló 150 ciklusig.",
            "Tanúsítvány száma: 1415-CPR-0088, kiállította a Dunántúli Tanúsító Intézet,",
            "érvényes 2027.10.31-ig.",
            "Jótállás: 30 év.",
          ],
        },
      ],
    ],
    truth: {
      brand: "Bakonycserép",
      model_name: "Hullám Natúr",
      reference: "BC-HN-014",
      gtin: "5997044801425",
      commodity_code: "69051000",
      recycled_content: 12,
      country_making: "HU",
      manufacturer_name: "Pannon Tetőcserép Kft.",
      manufacturer_address: "8400 Ajka, Gyár utca 2.",
      certificates: [
        {
          name: "MSZ EN 1304",
          number: "1415-CPR-0088",
          issuer: "Dunántúli Tanúsító Intézet",
          valid_until: "2027-10-31",
        },
      ],
    },
  },
  {
    name: "xv-b-abnahmepruefzeugnis-grobblech",
    language: "de",
    template: "steel",
    kind: "certificate",
    font: "narrow",
    pages: [
      [
        { title: "ABNAHMEPRÜFZEUGNIS 3.1 nach EN 10204" },
        {
          beside: [
            [
              {
                pairs: [
                  ["Zeugnis-Nr.", "2026-118845"],
                  ["Datum", "27.03.2026"],
                  ["Werksauftrag", "771204/10"],
                ],
                style: "colon",
              },
            ],
            [
              {
                text: [
                  "Besteller: Stahlbau Ohlsen KG",
                  "Hafenring 4, 26723 Emden",
                  "Bestell-Nr.: 4500-22817",
                ],
              },
            ],
          ],
        },
        {
          pairs: [
            ["Hersteller", "Saarwalz Grobblech GmbH, Hüttenstraße 100, 66763 Dillingen"],
            ["Erzeugnis", "Grobblech, warmgewalzt, normalisiert"],
            ["Werkstoff", "S355J2+N nach EN 10025-2"],
            ["Abmessungen", "15 x 2500 x 8000 mm"],
            ["Stückzahl / Gewicht", "4 Stück / 9,42 t"],
            ["Schmelze", "448812"],
            ["Warennummer", "7208 51 20"],
            ["Ursprungsland", "Deutschland"],
          ],
          style: "colon",
        },
        {
          table: [
            ["C", "Si", "Mn", "P", "S", "Al", "CEV"],
            ["0,16", "0,31", "1,44", "0,012", "0,004", "0,035", "0,42"],
          ],
          lines: true,
          widths: [65, 65, 65, 65, 65, 65, 65],
        },
        {
          table: [
            ["ReH [MPa]", "Rm [MPa]", "A5 [%]", "KV -20 °C [J]"],
            ["389", "534", "27", "112 / 118 / 104"],
          ],
          lines: true,
          widths: [110, 110, 110, 130],
        },
        {
          text: [
            "Werkssachverständiger: T. Schmitt. Das Zeugnis ist maschinell erstellt und ohne Unterschrift gültig.",
          ],
          size: 8,
        },
      ],
    ],
    truth: {
      manufacturer_name: "Saarwalz Grobblech GmbH",
      manufacturer_address: "Hüttenstraße 100, 66763 Dillingen",
      dimensions: "15 x 2500 x 8000 mm",
      commodity_code: "72085120",
      country_making: "DE",
      certificates: [{ name: "EN 10204 3.1", number: "2026-118845" }],
    },
  },
  {
    name: "xv-b-collaudo-tubo-quadro",
    language: "it",
    template: "steel",
    kind: "certificate",
    pages: [
      [
        { bar: "CERTIFICATO DI COLLAUDO 3.1 – UNI EN 10204:2005" },
        {
          beside: [
            [
              {
                pairs: [
                  ["Certificato n.", "4471/26"],
                  ["Data", "19/05/2026"],
                  ["Ordine cliente", "OC 2209"],
                  ["DDT", "1180"],
                ],
                style: "colon",
              },
            ],
            [
              {
                pairs: [
                  ["Colata", "K73305"],
                  ["Qualità", "S275JRH"],
                  ["Norma", "EN 10219-1"],
                  ["Peso", "3.860 kg"],
                ],
                style: "colon",
              },
            ],
          ],
        },
        {
          table: [
            ["Produttore", "Tubificio Oglio S.p.A."],
            ["Indirizzo", "Via Brescia 250, 26020 Soncino (CR)"],
            ["Prodotto", "tubo quadro saldato formato a freddo"],
            ["Codice articolo", "TQ-60-3"],
            ["Dimensioni", "60 x 60 x 3 x 6000 mm"],
            ["Nomenclatura combinata", "7306 61 92"],
            ["Origine", "Italia"],
            ["Contenuto di riciclato", "78 %"],
          ],
          lines: true,
          widths: [170, 300],
        },
        {
          table: [
            ["C %", "Mn %", "P %", "S %", "ReH MPa", "Rm MPa", "A %"],
            ["0,09", "0,62", "0,011", "0,008", "341", "442", "29"],
          ],
          lines: true,
          widths: [65, 65, 65, 65, 70, 70, 65],
        },
        { text: ["Controllo visivo e dimensionale: positivo. Responsabile qualità: L. Bonetti"], size: 9 },
      ],
    ],
    truth: {
      manufacturer_name: "Tubificio Oglio S.p.A.",
      manufacturer_address: "Via Brescia 250, 26020 Soncino (CR)",
      reference: "TQ-60-3",
      dimensions: "60 x 60 x 3 x 6000 mm",
      commodity_code: "73066192",
      country_making: "IT",
      recycled_content: 78,
      certificates: [{ name: "EN 10204 3.1", number: "4471/26" }],
    },
  },
  {
    name: "xv-b-leverantorsdeklaration-plattstang",
    language: "sv",
    template: "steel",
    kind: "declaration",
    pages: [
      [
        { title: "Leverantörsdeklaration – plattstång" },
        {
          text: [
            "Vi, Hedströms Bruk AB, intygar härmed följande om den vara som levererats till",
            "Verkstads AB Nore:",
          ],
        },
        {
          pairs: [
            ["Varumärke", "Bruksgrön"],
            ["Modell", "BG 355"],
            ["Artikelnummer", "355-10012"],
            ["Dimension", "100 x 12 x 6000 mm"],
            ["Stålsort", "S355J2"],
            ["KN-nummer", "7214 91 10"],
            ["Ursprungsland", "Sverige"],
            ["Andel återvunnet material", "92 %"],
            ["Tillverkare", "Hedströms Bruk AB"],
            ["Adress", "Bruksgatan 1, 694 31 Hallsberg"],
          ],
          style: "dots",
        },
        {
          text: [
            "Stålet smälts i ljusbågsugn med 100 % fossilfri el.",
            "Vårt miljöledningssystem följer ISO 14001.",
            "Deklarationen gäller leveranser under 2026.",
            "",
            "Hallsberg den 8 januari 2026",
            "Karin Hedström, kvalitetschef",
          ],
        },
      ],
    ],
    truth: {
      brand: "Bruksgrön",
      model_name: "BG 355",
      reference: "355-10012",
      dimensions: "100 x 12 x 6000 mm",
      commodity_code: "72149110",
      country_making: "SE",
      recycled_content: 92,
      manufacturer_name: "Hedströms Bruk AB",
      manufacturer_address: "Bruksgatan 1, 694 31 Hallsberg",
    },
  },
  {
    name: "xv-b-factura-bobina",
    language: "es",
    template: "steel",
    kind: "invoice",
    pages: [
      [
        {
          beside: [
            [{ text: ["Comercial de Chapas Ebro, S.L.", "Almacenistas de acero", "NIF B50000000"] }],
            [
              {
                text: [
                  "Cliente: Calderería Moncayo, S.A.",
                  "Camino del Soto 3, 50800 Zuera",
                  "N.º cliente 20417",
                ],
              },
            ],
          ],
        },
        { title: "FACTURA A-26/00912" },
        {
          table: [
            ["Ref. artículo", "Descripción", "Cantidad", "€/t", "Dto.", "Importe"],
            ["BG-DX51-15", "Bobina galvanizada DX51D+Z275", "8,240 t", "812,00", "3 %", "6.490,15 €"],
          ],
          lines: true,
          widths: [80, 175, 60, 55, 45, 80],
        },
        {
          pairs: [
            ["Base imponible", "6.490,15 €"],
            ["IVA 21 %", "1.362,93 €"],
            ["Total factura", "7.853,08 €"],
          ],
          style: "dots",
        },
        {
          pairs: [
            ["Dimensiones", "1,5 x 1250 mm"],
            ["Colada", "339021"],
            ["Partida arancelaria", "7210 49 00"],
            ["País de origen", "España"],
            ["Fabricante", "Siderúrgica del Cadagua, S.A."],
            ["Dirección del fabricante", "Barrio Irauregi 14, 48190 Alonsotegi (Bizkaia)"],
          ],
          style: "colon",
        },
        { text: ["Vencimiento: 60 días. Pedido del cliente: P-3308. Certificado 3.1 adjunto."], size: 9 },
      ],
    ],
    truth: {
      reference: "BG-DX51-15",
      dimensions: "1,5 x 1250 mm",
      commodity_code: "72104900",
      country_making: "ES",
      manufacturer_name: "Siderúrgica del Cadagua, S.A.",
      manufacturer_address: "Barrio Irauregi 14, 48190 Alonsotegi (Bizkaia)",
    },
  },
  {
    name: "xv-b-certificat-iso-robinetterie",
    language: "fr",
    template: "generic",
    kind: "certificate",
    font: "serif",
    pages: [
      [
        { title: "CERTIFICAT" },
        { text: ["N° FR-26-30418"], size: 13 },
        { text: ["Qualivéris Certification atteste que le système de management de la société"] },
        { text: ["Robinetterie des Mauges SAS", "27 route de Beaupréau, 49600 Andrezé"], size: 13 },
        {
          text: [
            "a été évalué et jugé conforme aux exigences de la norme",
            "ISO 9001:2015",
            "pour les activités suivantes : conception et fabrication de robinets et de mitigeurs",
            "thermostatiques pour le bâtiment.",
          ],
        },
        {
          pairs: [
            ["Date d'effet", "12 avril 2026"],
            ["Date d'expiration", "11 avril 2029"],
            ["Certification initiale", "15 avril 2017"],
          ],
          style: "colon",
        },
        {
          text: [
            "Qualivéris Certification, 12 rue Oberkampf, 75011 Paris",
            "Accréditation n° 4-0999, portée disponible sur demande",
          ],
          size: 8,
        },
      ],
    ],
    truth: {
      manufacturer_name: "Robinetterie des Mauges SAS",
      manufacturer_address: "27 route de Beaupréau, 49600 Andrezé",
      certificates: [
        {
          name: "ISO 9001:2015",
          number: "FR-26-30418",
          issuer: "Qualivéris Certification",
          valid_until: "2029-04-11",
        },
      ],
    },
  },
  {
    name: "xv-b-fatura-tachos",
    language: "pt",
    template: "generic",
    kind: "invoice",
    pages: [
      [
        { title: "FATURA N.º 2026/1187" },
        {
          beside: [
            [
              {
                text: [
                  "Fabricante e exportador:",
                  "Metalúrgica do Vouga, S.A.",
                  "Zona Industrial de Oiã, Lote 9",
                  "3770-059 Oliveira do Bairro",
                ],
              },
            ],
            [
              {
                text: [
                  "Cliente:",
                  "Haushaltswaren Brandt GmbH",
                  "Bleichstraße 12, 33607 Bielefeld",
                  "Encomenda: B-20993",
                ],
              },
            ],
          ],
        },
        {
          table: [
            ["Referência", "Descrição", "Qtd.", "Preço unit.", "Desc.", "Total"],
            ["MV-TC24", "Tacho de alumínio com tampa", "240", "14,80 €", "5 %", "3.374,40 €"],
          ],
          lines: true,
          widths: [75, 175, 45, 70, 50, 80],
        },
        { text: ["IVA isento (artigo 14.º do RITI)."], size: 9 },
        {
          table: [
            ["Marca", "Vouga"],
            ["Modelo", "Clássico 24"],
            ["EAN", "5601174240176"],
            ["Dimensões do produto", "32 x 25 x 14 cm"],
            ["Dimensões da caixa (6 un.)", "66 x 52 x 46 cm"],
            ["Peso líquido por unidade", "1,35 kg"],
            ["Peso bruto total", "398 kg"],
            ["Código NC", "7615 10 80"],
            ["País de origem", "Portugal"],
          ],
          lines: true,
          widths: [190, 240],
        },
      ],
    ],
    truth: {
      manufacturer_name: "Metalúrgica do Vouga, S.A.",
      manufacturer_address: "Zona Industrial de Oiã, Lote 9, 3770-059 Oliveira do Bairro",
      reference: "MV-TC24",
      brand: "Vouga",
      model_name: "Clássico 24",
      gtin: "5601174240176",
      dimensions: "32 x 25 x 14 cm",
      net_weight: 1.35,
      commodity_code: "76151080",
      country_making: "PT",
    },
  },
  {
    name: "xv-b-productpagina-regenton",
    language: "nl",
    template: "generic",
    kind: "other",
    pages: [
      [
        { text: ["tuinwinkel.example  >  Water  >  Regentonnen"], size: 8 },
        { title: "Regenton rond, 210 liter, antraciet" },
        { text: ["€ 64,95 incl. 21% btw – vandaag 10% korting – op voorraad"] },
        {
          text: [
            "Deze regenton wordt in België gemaakt en bestaat voor 80% uit gerecycled materiaal.",
            "Met kindveilig deksel en messing kraan.",
            "De bijpassende voet (art. 7710-V) is los verkrijgbaar.",
          ],
        },
        {
          pairs: [
            ["Merk", "Tuinhof"],
            ["Model", "Rond 210"],
            ["Artikelnummer", "7710-A"],
            ["EAN", "5410628077103"],
            ["Afmetingen", "58 x 58 x 97 cm"],
            ["Afmetingen verpakking", "60 x 60 x 100 cm"],
            ["Gewicht", "7,9 kg"],
            ["Garantie", "10 jaar"],
          ],
          style: "dots",
        },
        {
          text: [
            "Contactgegevens van de fabrikant: Kunststof Kempen NV, Nijverheidsstraat 28, 2260 Westerlo",
            "Klanten geven dit product een 8,9 (112 beoordelingen).",
          ],
          size: 9,
        },
      ],
    ],
    truth: {
      brand: "Tuinhof",
      model_name: "Rond 210",
      reference: "7710-A",
      gtin: "5410628077103",
      dimensions: "58 x 58 x 97 cm",
      net_weight: 7.9,
      country_making: "BE",
      recycled_content: 80,
      manufacturer_name: "Kunststof Kempen NV",
      manufacturer_address: "Nijverheidsstraat 28, 2260 Westerlo",
    },
  },
  {
    name: "xv-b-deltio-skala",
    language: "el",
    template: "generic",
    kind: "tech_sheet",
    pages: [
      [
        { title: "ΤΕΧΝΙΚΟ ΔΕΛΤΙΟ ΠΡΟΪΟΝΤΟΣ" },
        { text: ["Πτυσσόμενη σκάλα αλουμινίου, 6 σκαλοπάτια"] },
        {
          table: [
            ["Μάρκα", "Βήμα"],
            ["Μοντέλο", "ΑΛ-6 Plus"],
            ["Κωδικός προϊόντος", "60.106"],
            ["EAN", "5203104601066"],
            ["Διαστάσεις", "52 x 14 x 205 cm"],
            ["Καθαρό βάρος", "6,4 kg"],
            ["Μέγιστο φορτίο", "150 kg"],
            ["Κωδικός ΣΟ", "7616 99 90"],
            ["Χώρα κατασκευής", "Ελλάδα"],
            ["Κατασκευαστής", "Αλουμίν Θερμαϊκού Α.Ε."],
            ["Διεύθυνση", "ΒΙ.ΠΕ. Σίνδου, Ο.Τ. 31, 570 22 Θεσσαλονίκη"],
          ],
          lines: true,
          widths: [170, 300],
        },
        {
          text: [
            "Ανακυκλωμένο περιεχόμενο: 45%",
            "Πιστοποιητικό EN 131-2, αρ. GR-S-20417, ισχύει έως 14/02/2028.",
          ],
        },
      ],
    ],
    truth: {
      brand: "Βήμα",
      model_name: "ΑΛ-6 Plus",
      reference: "60.106",
      gtin: "5203104601066",
      dimensions: "52 x 14 x 205 cm",
      net_weight: 6.4,
      commodity_code: "76169990",
      country_making: "GR",
      manufacturer_name: "Αλουμίν Θερμαϊκού Α.Ε.",
      manufacturer_address: "ΒΙ.ΠΕ. Σίνδου, Ο.Τ. 31, 570 22 Θεσσαλονίκη",
      recycled_content: 45,
      certificates: [{ name: "EN 131-2", number: "GR-S-20417", valid_until: "2028-02-14" }],
    },
  },
];
