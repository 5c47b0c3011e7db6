/** Papers in German and Dutch. */
import { fibres } from "../../fibres.ts";
import type { Specimen } from "../../specimen.ts";

export const GERMAN_DUTCH: readonly Specimen[] = [
  {
    name: "Artikelpass Strickjacke",
    language: "de",
    template: "textile",
    kind: "tech_sheet",
    also: ["scan"],
    pages: [
      [
        { bar: "ARTIKELPASS" },
        {
          table: [
            ["Marke", "Lindenau", "Saison", "H/W 2027"],
            ["Artikelnummer", "LN-44-0871", "Größenlauf", "36-46"],
            ["Bezeichnung", "Damen-Strickjacke", "Warengruppe", "Strick 12"],
            ["EAN (Gr. 40)", "4056119087124", "VK brutto", "129,95 EUR inkl. 19 % MwSt."],
            ["Gewicht je Stück", "498 g", "Feinheit", "7 gg"],
            ["Ursprungsland", "Rumänien", "Zolltarif", "61101190"],
          ],
          widths: [95, 150, 85, 150],
          lines: true,
        },
        { text: ["Materialzusammensetzung:", "53 % Schurwolle", "27 % Polyacryl", "20 % Polyamid"] },
        {
          text: [
            "Pflege: Handwäsche, nicht bleichen, liegend trocknen, nicht heiß bügeln (110 °C), chemische Reinigung P",
          ],
        },
        { text: ["Hersteller: Lindenau Strickwaren GmbH, Webergasse 14, 72458 Albstadt"] },
      ],
    ],
    truth: {
      brand: "Lindenau",
      reference: "LN-44-0871",
      gtin: "4056119087124",
      net_weight: 498,
      country_making: "RO",
      fibre_composition: fibres("virgin wool 53, acrylic 27, polyamide 20"),
      care_washing: "hand_wash",
      care_bleaching: "do_not_bleach",
      care_drying: ["flat"],
      care_ironing: "iron_110",
      care_professional: ["dry_p"],
      manufacturer_name: "Lindenau Strickwaren GmbH",
      manufacturer_address: "Webergasse 14, 72458 Albstadt",
      commodity_code: "61101190",
    },
  },
  {
    name: "Lieferantenerklärung Bettwäsche",
    language: "de",
    template: "textile",
    kind: "declaration",
    font: "serif",
    also: ["scan"],
    pages: [
      [
        {
          text: [
            "Weberei Rosshaupt KG · Hammerstraße 3 · 95234 Sparneck",
            "USt-IdNr. DE811904427 · HRA 2207 Hof",
          ],
          size: 8.5,
        },
        { text: ["Schlafgut Nordhausen GmbH", "Einkauf, Frau Pohl", "Grimmelallee 40", "99734 Nordhausen"] },
        { title: "Lieferantenerklärung für Waren mit Präferenzursprungseigenschaft" },
        {
          text: [
            "Der Unterzeichner erklärt, dass die nachstehend bezeichneten Waren, die Gegenstand der Rechnung 26-0719 sind,",
            "Ursprungserzeugnisse der Bundesrepublik Deutschland sind und den Ursprungsregeln für den Präferenzverkehr mit CH, NO, JP entsprechen:",
          ],
        },
        {
          pairs: [
            ["Artikel", 'Bettbezug "Fichtelsee" 135 x 200 cm'],
            ["Artikel-Nr.", "7120-135-04"],
            ["Zusammensetzung", "100 % Baumwolle (kbA)"],
            ["Flächengewicht", "138 g/m²"],
            ["Zertifikat", "GOTS, Nr. HHI-180442, gültig bis 14.09.2027"],
          ],
        },
        { text: ["Sparneck, den 3. Juni 2026", "i. A. Döhler, Versand"] },
      ],
    ],
    truth: {
      reference: "7120-135-04",
      model_name: "Fichtelsee",
      fibre_composition: fibres("organic cotton 100"),
      country_making: "DE",
      certificates: [{ name: "GOTS", number: "HHI-180442", valid_until: "2027-09-14" }],
      manufacturer_name: "Weberei Rosshaupt KG",
      manufacturer_address: "Hammerstraße 3, 95234 Sparneck",
    },
  },
  {
    name: "Prüfbericht Faserzusammensetzung Leggings",
    language: "de",
    template: "textile",
    kind: "test_report",
    also: ["photo"],
    pages: [
      [
        { title: "Prüfbericht 26-LX-09114" },
        {
          text: ["Textillabor Ostalb, Akkreditierung D-PL-18227-01, Gmünder Straße 55, 73430 Aalen"],
          size: 9,
        },
        {
          pairs: [
            ["Auftraggeber", "Vitalis Sport AG, Hardturmstrasse 101, 8005 Zürich"],
            ["Ihre Bestellung", "4500099121"],
            ["Prüfmuster", "Damen-Leggings, schwarz, Art. VS-3306"],
            ["Eingang", "17.08.2026"],
            ["Kennzeichnung laut Etikett", "76 % Polyamid recycelt, 24 % Elastan"],
            ["Herkunft laut Etikett", "Made in Italy"],
          ],
          style: "gap",
        },
        {
          table: [
            ["Prüfung", "Methode", "Ergebnis"],
            ["Polyamid", "DIN EN ISO 1833-20", "74,8 %"],
            ["Elastan", "DIN EN ISO 1833-20", "25,2 %"],
            ["Masse je Fläche", "DIN EN 12127", "232 g/m²"],
            ["pH-Wert", "DIN EN ISO 3071", "6,4"],
          ],
          widths: [160, 180, 120],
          lines: true,
        },
        {
          text: [
            "Ob das Polyamid recycelt ist, lässt sich mit dieser Methode nicht bestimmen. Die Abweichung liegt in der Toleranz von 3 %.",
          ],
        },
      ],
    ],
    truth: {
      reference: "VS-3306",
      country_making: "IT",
      fibre_composition: fibres("recycled polyamide 76, elastane 24"),
    },
  },
  {
    name: "Rechnung Näherei Arbeitshosen",
    language: "de",
    template: "textile",
    kind: "invoice",
    pages: [
      [
        {
          beside: [
            [
              { title: "Näherei Kupfertal" },
              { text: ["Inh. Ralf Beyersdorf", "Talweg 8, 09456 Annaberg-Buchholz"], size: 9 },
            ],
            [
              {
                pairs: [
                  ["Rechnung", "R-2026-0388"],
                  ["Datum", "30.09.2026"],
                  ["Kunde", "10442"],
                ],
              },
            ],
          ],
        },
        { text: ["Baumeister Berufsmode GmbH, Industriering 2, 49393 Lohne"] },
        {
          table: [
            ["Pos", "Artikel", "Menge", "Einzel", "Gesamt"],
            [
              "1",
              "Bundhose BM-210, Mischgewebe 65 % Polyester 35 % Baumwolle, 285 g/m²",
              "400 St.",
              "14,80",
              "5.920,00",
            ],
            ["2", "Änderung Etiketten", "1 psch.", "60,00", "60,00"],
          ],
          widths: [30, 260, 60, 60, 70],
        },
        {
          text: [
            "Netto 5.980,00 EUR   zzgl. 19 % USt 1.136,20   Gesamtbetrag 7.116,20 EUR",
            "Zahlbar in 10 Tagen mit 2 % Skonto, 30 Tage netto. Die Ware wurde in Deutschland genäht.",
          ],
        },
        {
          text: [
            "Erzgebirgsbank · IBAN DE12 8705 4000 0330 0911 27 · BIC WELADED1STB · St.-Nr. 217/208/04411",
          ],
          size: 8,
        },
      ],
    ],
    truth: {
      reference: "BM-210",
      fibre_composition: fibres("polyester 65, cotton 35"),
      country_making: "DE",
      manufacturer_name: "Näherei Kupfertal",
      manufacturer_address: "Talweg 8, 09456 Annaberg-Buchholz",
    },
  },
  {
    name: "Etikettenfreigabe Regenmantel zweisprachig",
    language: "de",
    template: "textile",
    kind: "other",
    pages: [
      [
        { text: ["Freigabe Einnähetikett / Care label approval – Auftrag 88214"], size: 9 },
        {
          beside: [
            [
              {
                text: [
                  "REGENTAL",
                  "Art. 5503",
                  "Obermaterial: 100 % Polyester, recycelt",
                  "Futter: 100 % Polyamid",
                  "Beschichtung: 100 % Polyurethan",
                  "Hergestellt in Vietnam",
                  "30 °C Schonwaschgang",
                  "Nicht bleichen",
                  "Trocknen im Wäschetrockner bei niedriger Temperatur",
                  "Nicht bügeln",
                  "Nicht chemisch reinigen",
                ],
              },
            ],
            [
              {
                text: [
                  "REGENTAL",
                  "Art. 5503",
                  "Outer fabric: 100% polyester, recycled",
                  "Lining: 100% polyamide",
                  "Coating: 100% polyurethane",
                  "Made in Vietnam",
                  "30 °C gentle cycle",
                  "Do not bleach",
                  "Tumble dry low",
                  "Do not iron",
                  "Do not dry clean",
                ],
              },
            ],
          ],
        },
        {
          text: [
            "Korrektur bis 12.10.2026 an etikett@webband.example. Ohne Rückmeldung gilt der Abzug als freigegeben.",
          ],
          size: 8.5,
        },
      ],
    ],
    truth: {
      brand: "REGENTAL",
      reference: "5503",
      fibre_composition: fibres(
        "shell: recycled polyester 100 | lining: polyamide 100 | coating: polyurethane 100",
      ),
      country_making: "VN",
      care_washing: "wash_30_mild",
      care_bleaching: "do_not_bleach",
      care_drying: ["tumble_low"],
      care_ironing: "do_not_iron",
      care_professional: ["do_not_dry_clean"],
    },
  },
  {
    name: "Produktkarte Wanderschuh",
    language: "de",
    template: "footwear",
    kind: "other",
    pages: [
      [
        { title: "Gratwerk  |  Modell Kolmen Mid" },
        {
          pairs: [
            ["Bestell-Nr.", "GW 7418-320"],
            ["GTIN", "4260551741807"],
            ["Gewicht (Schuh Gr. 42)", "585 g"],
            ["Schaft", "Nubukleder 1,8 mm"],
            ["Innenfutter", "recyceltes Polyester"],
            ["Laufsohle", "Gummi, 20 % Altgummi"],
            ["Rezyklatanteil gesamt", "17 %"],
            ["Gefertigt in", "Slowenien"],
          ],
          style: "dots",
        },
        {
          text: [
            "Wiederbesohlbar. Dornbach Schuhfabrik GmbH, Hauptstraße 112, 66953 Pirmasens, service@gratwerk.example",
          ],
          size: 9,
        },
      ],
    ],
    truth: {
      brand: "Gratwerk",
      model_name: "Kolmen Mid",
      reference: "GW 7418-320",
      gtin: "4260551741807",
      net_weight: 585,
      recycled_content: 17,
      country_making: "SI",
      manufacturer_name: "Dornbach Schuhfabrik GmbH",
      manufacturer_address: "Hauptstraße 112, 66953 Pirmasens",
    },
  },
  {
    name: "Datenblatt Starterbatterie",
    language: "de",
    template: "battery",
    kind: "tech_sheet",
    pages: [
      [
        { bar: "Datenblatt  Blei-Säure-Batterie" },
        {
          table: [
            ["Marke", "Voltmark"],
            ["Typ", "SLI 70-EFB"],
            ["Nennspannung", "12 V"],
            ["Nennkapazität (20 h)", "70 Ah"],
            ["Kälteprüfstrom (EN)", "680 A"],
            ["Gewicht", "18,3 kg"],
            ["Maße L/B/H", "278 / 175 / 190 mm"],
            ["EAN", "4013882706805"],
            ["Herstellungsland", "Tschechien"],
          ],
          widths: [170, 250],
          lines: true,
        },
        {
          text: [
            "Hersteller im Sinne der Verordnung (EU) 2023/1542: Voltmark Batterien GmbH, Am Umspannwerk 6, 04356 Leipzig",
          ],
        },
      ],
    ],
    truth: {
      brand: "Voltmark",
      model_name: "SLI 70-EFB",
      voltage_nominal: 12,
      rated_capacity: 70,
      battery_weight: 18.3,
      battery_chemistry: "lead_acid",
      gtin: "4013882706805",
      country_making: "CZ",
      manufacturer_name: "Voltmark Batterien GmbH",
      manufacturer_address: "Am Umspannwerk 6, 04356 Leipzig",
    },
  },
  {
    name: "E-Mail Termine ohne Produktdaten",
    language: "de",
    template: "textile",
    kind: "other",
    pages: [
      [
        {
          text: [
            "Von: Katrin Oelmann",
            "An: Produktion",
            "Datum: Mo, 14.09.2026 08:15",
            "Betreff: Termine KW 38 und Audit",
          ],
        },
        {
          text: [
            "Guten Morgen zusammen,",
            "das Audit nach ISO 9001 ist am Mittwoch um 9:30 Uhr. Bitte haltet die Unterlagen zu den letzten 12 Monaten bereit.",
            "Die Auslastung liegt bei 85 %, Ausschuss 1,4 %. Der Lkw aus Polen kommt am Donnerstag mit 18 Paletten, zusammen etwa 6.200 kg.",
            "In der Teeküche bitte die Spülmaschine nur auf 60 °C laufen lassen.",
            "Viele Grüße, Katrin",
          ],
        },
      ],
    ],
    truth: {},
  },
  {
    name: "productblad kinderpyjama",
    language: "nl",
    template: "textile",
    kind: "tech_sheet",
    also: ["scan"],
    pages: [
      [
        { title: "Productblad" },
        {
          pairs: [
            ["Merk", "Kiezel & Ko"],
            ["Artikelnummer", "KK-PJ-1093"],
            ["Omschrijving", "Kinderpyjama, lange mouw"],
            ["EAN-code", "8719044109373"],
            ["Samenstelling", "95% biologisch katoen, 5% elastaan"],
            ["Gewicht (maat 104)", "186 gram"],
            ["Doekgewicht", "180 g/m2"],
            ["Land van herkomst", "Turkije"],
            ["Certificaat", "GOTS CU 1188204"],
          ],
          style: "gap",
        },
        {
          text: [
            "Wasvoorschrift: wassen op 40 °C, niet bleken, niet in de droogtrommel, strijken op lage temperatuur.",
          ],
        },
        {
          text: [
            "Kiezel & Ko B.V. - Oudegracht 211 - 3511 NH Utrecht - KvK 30218844 - btw NL8144.20.117.B01",
          ],
          size: 8,
        },
      ],
    ],
    truth: {
      brand: "Kiezel & Ko",
      reference: "KK-PJ-1093",
      gtin: "8719044109373",
      fibre_composition: fibres("organic cotton 95, elastane 5"),
      net_weight: 186,
      country_making: "TR",
      certificates: [{ name: "GOTS", number: "CU 1188204" }],
      care_washing: "wash_40",
      care_bleaching: "do_not_bleach",
      care_drying: ["do_not_tumble"],
      care_ironing: "iron_110",
      manufacturer_name: "Kiezel & Ko B.V.",
      manufacturer_address: "Oudegracht 211, 3511 NH Utrecht",
    },
  },
  {
    name: "verklaring gerecycled materiaal deken",
    language: "nl",
    template: "textile",
    kind: "declaration",
    pages: [
      [
        { text: ["Dekenweverij De Draad NV", "Nijverheidslaan 40, 8790 Waregem, België"] },
        { title: "Verklaring van samenstelling" },
        {
          text: [
            "Hierbij verklaren wij als fabrikant dat de plaid met referentie DD-PL-55 bestaat uit:",
            "- 70 % gerecyclede wol",
            "- 20 % polyamide",
            "- 10 % andere vezels",
            "Het aandeel gerecycled materiaal bedraagt 70 % van het gewicht. De plaid weegt 1,4 kg en is geweven en geverfd in België; het garen komt uit Italië (Prato) en wordt daar gesponnen.",
          ],
        },
        { text: ["Alleen chemisch reinigen (P). Niet wassen, niet strijken."] },
        { text: ["Waregem, 5 mei 2026 - Johan Verhelst, kwaliteitsdienst. BTW BE 0402.118.774"] },
      ],
    ],
    truth: {
      reference: "DD-PL-55",
      fibre_composition: fibres("recycled wool 70, polyamide 20, other fibres 10"),
      recycled_content: 70,
      net_weight: 1400,
      country_making: "BE",
      country_weaving: "BE",
      country_dyeing: "BE",
      country_spinning: "IT",
      care_professional: ["dry_p"],
      care_washing: "do_not_wash",
      care_ironing: "do_not_iron",
      manufacturer_name: "Dekenweverij De Draad NV",
      manufacturer_address: "Nijverheidslaan 40, 8790 Waregem, België",
    },
  },
  {
    name: "factuur werkhandschoenen twee artikelen",
    language: "nl",
    template: "textile",
    kind: "invoice",
    also: ["fax"],
    pages: [
      [
        {
          text: [
            "FACTUUR 20260771",
            "Handschoenhuis Zaanstad - groothandel - Provincialeweg 88 - 1506 MD Zaandam",
          ],
        },
        { text: ["Aan: Hoveniersbedrijf Blom, Dijkstraat 3, 4001 XA Tiel"] },
        {
          table: [
            ["Aantal", "Artikel", "Omschrijving", "Prijs", "Bedrag"],
            ["120", "HZ-10", "Tuinhandschoen 100% katoen, 62 g per paar", "1,95", "234,00"],
            ["60", "HZ-22", "Winterhandschoen 80% polyester 20% acryl, 110 g", "4,10", "246,00"],
          ],
          widths: [50, 60, 240, 60, 70],
        },
        {
          text: [
            "Subtotaal 480,00   btw 21% 100,80   Te voldoen 580,80",
            "Herkomst van alle goederen: Pakistan",
            "IBAN NL44 RABO 0311 2207 81, betaling binnen 14 dagen",
          ],
        },
      ],
    ],
    truth: { country_making: "PK" },
  },
  {
    name: "specificatie eettafelstoel",
    language: "nl",
    template: "furniture",
    kind: "tech_sheet",
    pages: [
      [
        { bar: "SPECIFICATIE" },
        {
          table: [
            ["Merk", "Havenloods"],
            ["Model", "Stoel Texel"],
            ["Artikelcode", "HL-ST-204"],
            ["Afmetingen (BxDxH)", "47 x 55 x 81 cm"],
            ["Zithoogte", "46 cm"],
            ["Nettogewicht", "5,8 kg"],
            ["Brutogewicht per doos (2 st.)", "13,4 kg"],
            ["Zitting", "gerecycled kunststof"],
            ["Gerecycled aandeel", "48 %"],
            ["Geproduceerd in", "Polen"],
            ["EAN", "8720551204413"],
          ],
          widths: [180, 260],
        },
      ],
    ],
    truth: {
      brand: "Havenloods",
      model_name: "Stoel Texel",
      reference: "HL-ST-204",
      dimensions: "47 x 55 x 81 cm",
      net_weight: 5.8,
      recycled_content: 48,
      country_making: "PL",
      gtin: "8720551204413",
    },
  },
  {
    name: "wasetiket proef overhemd",
    language: "nl",
    template: "textile",
    kind: "other",
    font: "narrow",
    also: ["photo"],
    pages: [
      [
        { text: ["Drukproef etiket nr. 3 - klant: Van Oirschot Mode - order 61188"], size: 9 },
        {
          text: [
            "VAN OIRSCHOT",
            "stijl 2618-B",
            "KATOEN 98%",
            "ELASTAAN 2%",
            "VERVAARDIGD IN ROEMENIË",
            "WASSEN 40 °C",
            "NIET BLEKEN",
            "DROOGTROMMEL LAGE TEMPERATUUR",
            "STRIJKEN OP MATIGE TEMPERATUUR (150 °C)",
            "NIET CHEMISCH REINIGEN",
          ],
          size: 12,
        },
      ],
    ],
    truth: {
      brand: "VAN OIRSCHOT",
      reference: "2618-B",
      fibre_composition: fibres("cotton 98, elastane 2"),
      country_making: "RO",
      care_washing: "wash_40",
      care_bleaching: "do_not_bleach",
      care_drying: ["tumble_low"],
      care_ironing: "iron_150",
      care_professional: ["do_not_dry_clean"],
    },
  },
];
