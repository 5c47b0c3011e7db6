/** Papers of textiles for the house and of small wear, written by somebody who had not read the rules. */
import { fibres } from "../fibres.ts";
import type { Specimen } from "../specimen.ts";
import { HOME_MORE } from "./home-more.ts";

export const HOME: readonly Specimen[] = [
  {
    name: "home-duvet-set-data-sheet",
    language: "en",
    template: "textile",
    kind: "tech_sheet",
    also: ["scan"],
    pages: [
      [
        { title: "PRODUCT DATA SHEET – BED LINEN" },
        {
          pairs: [
            ["Style name", "Ashcombe duvet cover set, double"],
            ["Style ref.", "DCS-4410-D"],
            ["Brand", "Hollin & Thread"],
            ["EAN-13", "5045333147898"],
            ["Contents", "1 duvet cover 200 x 200 cm, 2 pillowcases 50 x 75 cm"],
            ["Face", "52% polyester / 48% cotton, 144 thread count, pigment print"],
            ["Reverse", "100% cotton, 144 thread count, dyed"],
            ["Closure", "Poppers, polyester tape"],
            ["Country of origin", "Pakistan"],
            ["Net weight per set", "1.42 kg"],
          ],
          style: "gap",
        },
        {
          text: [
            "Care: machine wash at 40°C, do not bleach, tumble dry low, iron medium (150°C), do not dry clean.",
            "Shrinkage after five washes max. 4% warp, 3% weft. Seam allowance 10 mm. Colour fastness to washing",
            "grade 4. Packed in a self-fabric bag; carton of 8 sets, 60 x 40 x 38 cm, 12.1 kg gross.",
          ],
          size: 8.5,
        },
      ],
    ],
    truth: {
      model_name: "Ashcombe duvet cover set, double",
      reference: "DCS-4410-D",
      brand: "Hollin & Thread",
      gtin: "5045333147898",
      fibre_composition: fibres("shell: polyester 52, cotton 48 | back: cotton 100"),
      country_making: "PK",
      net_weight: 1420,
      care_washing: "wash_40",
      care_bleaching: "do_not_bleach",
      care_drying: ["tumble_low"],
      care_ironing: "iron_150",
      care_professional: ["do_not_dry_clean"],
      colour_fastness_grade: 4,
    },
  },
  {
    name: "home-moebelstoff-datenblatt",
    language: "de",
    template: "textile",
    kind: "tech_sheet",
    font: "narrow",
    pages: [
      [
        { bar: "QUALITÄTSBLATT MÖBELSTOFF" },
        {
          table: [
            ["Artikel", "Corvara", "Dessin / Farbe", "4417 / 82 moosgrün"],
            ["Artikel-Nr.", "CV-4417-82", "Breite", "140 cm nutzbar"],
            ["Warenart", "Flachgewebe, Jacquard", "Gewicht", "465 g/m² (± 5 %)"],
          ],
          widths: [80, 145, 105, 155],
          lines: true,
        },
        {
          table: [
            ["Materialzusammensetzung", "PES 62 %  CO 23 %  PAN 15 %"],
            ["Rückenausrüstung", "Acrylatbeschichtung, ca. 45 g/m²"],
            ["Scheuerfestigkeit Martindale", "42.000 Touren (DIN EN ISO 12947-2)"],
            ["Pilling", "Note 4-5 (DIN EN ISO 12945-2)"],
            ["Lichtechtheit", "5 (DIN EN ISO 105-B02)"],
            ["Reibechtheit trocken / nass", "4-5 / 4"],
            ["Brennverhalten", "EN 1021-1 und -2 bestanden"],
          ],
          widths: [190, 295],
          lines: true,
        },
        {
          text: [
            "Pflege: nicht waschen, nicht bleichen, nicht im Tumbler trocknen, bügeln bis 110 °C, chemische",
            "Reinigung mit Perchlorethylen (P) möglich. Regelmäßig absaugen.",
            "Hersteller: Weberei Plauental GmbH, Hofer Straße 118, 08527 Plauen. Hergestellt in Deutschland.",
          ],
          size: 9,
        },
        {
          text: ["Bei Nachbestellung sind Farbabweichungen möglich. Reststücke unter 5 m mit 30 % Nachlass."],
          size: 8,
        },
      ],
    ],
    truth: {
      model_name: "Corvara",
      reference: "CV-4417-82",
      fibre_composition: fibres("polyester 62, cotton 23, acrylic 15"),
      care_washing: "do_not_wash",
      care_bleaching: "do_not_bleach",
      care_drying: ["do_not_tumble"],
      care_ironing: "iron_110",
      care_professional: ["dry_p"],
      manufacturer_name: "Weberei Plauental GmbH",
      manufacturer_address: "Hofer Straße 118, 08527 Plauen",
      country_making: "DE",
      pilling_grade: 4.5,
    },
  },
  {
    name: "home-fiche-sac-de-couchage",
    language: "fr",
    template: "textile",
    kind: "tech_sheet",
    also: ["photo"],
    pages: [
      [
        { title: "Sac de couchage Névé 600" },
        {
          text: [
            "Marque : Cairn du Vercors    Réf. : SC-NV600-L    Code EAN : 3099833976269",
            "Le sac trois saisons de la gamme, pour des nuits jusqu'à -4 °C (limite confort, EN ISO 23537).",
          ],
          size: 9,
        },
        {
          table: [
            ["Tissu extérieur", "100 % polyamide recyclé 20 deniers, déperlant sans PFC"],
            ["Doublure", "100 % polyamide 20 deniers"],
            ["Garnissage", "90 % duvet de canard, 10 % plumettes, pouvoir gonflant 700 cuin"],
            ["Collerette", "100 % polyester microfibre"],
            ["Housse de compression", "fournie"],
            ["Poids", "980 g (taille L)"],
            ["Fabrication", "Vietnam"],
          ],
          widths: [140, 345],
        },
        {
          text: [
            "Entretien : lavage en machine à 30 °C programme délicat, pas de blanchiment, séchage en tambour à basse",
            "température avec des balles de tennis, ne pas repasser, pas de nettoyage à sec.",
            "Duvet certifié RDS (certificat CU 861179RDS-2026, Control Union).",
          ],
          size: 8.5,
        },
      ],
    ],
    truth: {
      model_name: "Névé 600",
      brand: "Cairn du Vercors",
      reference: "SC-NV600-L",
      gtin: "3099833976269",
      fibre_composition: fibres(
        "recycled polyamide 100 | lining: polyamide 100 | filling: down 90, feathers 10 | collar: polyester 100",
      ),
      net_weight: 980,
      country_making: "VN",
      care_washing: "wash_30_mild",
      care_bleaching: "do_not_bleach",
      care_drying: ["tumble_low"],
      care_ironing: "do_not_iron",
      care_professional: ["do_not_dry_clean"],
      certificates: [{ name: "RDS", number: "CU 861179RDS-2026", issuer: "Control Union" }],
    },
  },
  {
    name: "home-backpack-tech-pack",
    language: "en",
    template: "textile",
    kind: "tech_sheet",
    pages: [
      [
        { bar: "TECH PACK  –  BILL OF MATERIALS" },
        {
          pairs: [
            ["Style", "RB-2209 Rolltop 22"],
            ["Brand", "Marrow Lane"],
            ["Season", "SS27"],
            ["Factory", "Tan Binh Bags Co., Ltd"],
            ["Status", "PP sample approved 03/09/2026"],
          ],
        },
        {
          table: [
            ["#", "Component", "Description", "Content", "Supplier", "Cons."],
            ["1", "Main body", "600D plain, PU backing", "100% recycled polyester", "Everwin", "0.92 m"],
            ["2", "Lining", "210D taffeta", "100% polyester", "Everwin", "0.85 m"],
            ["3", "Back panel", "3D air mesh", "100% polyester", "Hung Yi", "0.20 m"],
            ["4", "Shoulder strap", "Webbing 25 mm", "100% polypropylene", "Kolon Tape", "2.10 m"],
            ["5", "Foam", "EVA 8 mm", "-", "local", "0.18 m"],
            ["6", "Zip", "No. 5 coil, reverse", "-", "SBS", "1 pc"],
            ["7", "Thread", "Tex 60", "100% polyamide", "Coats", "180 m"],
          ],
          widths: [22, 82, 126, 132, 70, 55],
          lines: true,
        },
        {
          text: [
            "Wastage allowance 4% on fabric, 2% on webbing. Finished weight 0.61 kg. Made in Vietnam label in side",
            "seam. Wipe clean only - do not wash, do not bleach, do not tumble dry, do not iron, do not dry clean.",
          ],
          size: 8.5,
        },
      ],
    ],
    truth: {
      reference: "RB-2209",
      model_name: "Rolltop 22",
      brand: "Marrow Lane",
      manufacturer_name: "Tan Binh Bags Co., Ltd",
      fibre_composition: fibres(
        "body: recycled polyester 100 | lining: polyester 100 | back: polyester 100 | strap: polypropylene 100",
      ),
      net_weight: 610,
      country_making: "VN",
      care_washing: "do_not_wash",
      care_bleaching: "do_not_bleach",
      care_drying: ["do_not_tumble"],
      care_ironing: "do_not_iron",
      care_professional: ["do_not_dry_clean"],
    },
  },
  {
    name: "home-dichiarazione-asciugamani",
    language: "it",
    template: "textile",
    kind: "declaration",
    also: ["fax"],
    pages: [
      [
        { title: "Spugnificio Valseriana S.r.l." },
        { text: ["Via Fantoni 61, 24020 Ranica (BG) – P. IVA 02811930165"], size: 9 },
        { text: ["Dichiarazione di composizione fibrosa ai sensi del Reg. (UE) n. 1007/2011"], size: 12 },
        {
          text: [
            "Spettabile Albergatori Riuniti Soc. Coop.,",
            "con la presente dichiariamo che la coppia di asciugamani art. 7730 «Presolana» (viso cm 60x110 e",
            "ospite cm 40x60), da Voi ordinata in data 6 luglio 2026, è realizzata in spugna di puro cotone 100%",
            "con balza in 70% cotone e 30% viscosa. Il filato cucirino di orlatura non è compreso nelle",
            "percentuali indicate, come consentito dalla norma.",
            "Gli articoli sono tessuti, tinti e confezionati in Italia nel nostro stabilimento di Ranica.",
            "Tolleranza ammessa sul peso ±5%. Si consiglia il lavaggio a 60 °C con capi di colore simile; non",
            "candeggiare; asciugatura in tamburo a temperatura normale; ferro max 200 °C.",
          ],
          size: 8.5,
        },
        { text: ["Ranica, 14 settembre 2026", "L'Amministratore Unico"] },
      ],
    ],
    truth: {
      reference: "7730",
      model_name: "Presolana",
      manufacturer_name: "Spugnificio Valseriana S.r.l.",
      manufacturer_address: "Via Fantoni 61, 24020 Ranica (BG)",
      fibre_composition: fibres("cotton 100 | border: cotton 70, viscose 30"),
      country_weaving: "IT",
      country_dyeing: "IT",
      country_making: "IT",
      care_washing: "wash_60",
      care_bleaching: "do_not_bleach",
      care_drying: ["tumble_normal"],
      care_ironing: "iron_200",
    },
  },
  {
    name: "home-socks-order-confirmation",
    language: "en",
    template: "textile",
    kind: "other",
    pages: [
      [
        {
          beside: [
            [
              { title: "Order confirmation" },
              {
                pairs: [
                  ["No.", "OC-118204"],
                  ["Date", "21 Oct 2026"],
                  ["Your PO", "4500-77218"],
                ],
              },
            ],
            [
              {
                text: [
                  "Bergama Çorap San. ve Tic. A.Ş.",
                  "Organize Sanayi Bölgesi 7. Cad. No 14",
                  "20330 Denizli, Türkiye",
                ],
                size: 9,
              },
            ],
          ],
        },
        { text: ["Buyer: Nettlecombe Mail Order Ltd, Taunton TA2 8QQ, United Kingdom"] },
        {
          table: [
            ["Art.", "Description", "Pairs", "Price / pair", "Amount EUR"],
            ["NC-881", "Ladies' boot socks, jacquard, 3 sizes", "3,600", "1.62", "5,832.00"],
            ["", "38% wool 34% acrylic 25% polyamide 3% elastane", "", "", ""],
            ["", "less introductory discount 3%", "", "", "-174.96"],
            ["", "Total ex works", "3,600", "", "5,657.04"],
          ],
          widths: [55, 240, 50, 65, 75],
        },
        {
          text: [
            "Delivery week 4/2027, tolerance on quantity +/- 5% per colour. Payment 30% with order, 70% against copy",
            "of B/L. Country of origin: Türkiye. HS 6115 94. Hand wash mark on the band as in your artwork of 2 Sept.",
          ],
          size: 8.5,
        },
      ],
    ],
    truth: {
      reference: "NC-881",
      fibre_composition: fibres("wool 38, acrylic 34, polyamide 25, elastane 3"),
      country_making: "TR",
      care_washing: "hand_wash",
    },
  },
  {
    name: "home-gordijnstof-productblad",
    language: "nl",
    template: "textile",
    kind: "tech_sheet",
    pages: [
      [
        { title: "Productblad gordijnen" },
        {
          pairs: [
            ["Collectie", "Zuiderduin"],
            ["Artikelnummer", "ZD-3105"],
            ["EAN-code", "8715607918635"],
            ["Merk", "Lichtwacht"],
            ["Soort", "Kant-en-klaar gordijn, verduisterend, met ringen"],
            ["Buitenstof", "78% polyester, 22% linnen"],
            ["Voering", "100% polyester, verduisterend gecoat"],
            ["Afmeting", "140 x 270 cm"],
            ["Gewicht per stuk", "1,95 kg"],
            ["Land van herkomst", "Turkije"],
          ],
          style: "dots",
        },
        {
          text: [
            "Wasvoorschrift: wassen op 30 graden fijnwas, niet bleken, niet in de droger, strijken op lage",
            "temperatuur (max. 110 °C), niet chemisch reinigen. Houd rekening met 3% krimp.",
            "Verduistering 98%. Importeur: Lichtwacht Interieur B.V., Havenweg 40, 4141 Leerdam.",
          ],
          size: 9,
        },
      ],
    ],
    truth: {
      reference: "ZD-3105",
      gtin: "8715607918635",
      brand: "Lichtwacht",
      fibre_composition: fibres("polyester 78, linen 22 | lining: polyester 100"),
      net_weight: 1950,
      country_making: "TR",
      care_washing: "wash_30_mild",
      care_bleaching: "do_not_bleach",
      care_drying: ["do_not_tumble"],
      care_ironing: "iron_110",
      care_professional: ["do_not_dry_clean"],
    },
  },
  {
    name: "home-teppich-konformitaet",
    language: "de",
    template: "textile",
    kind: "declaration",
    font: "serif",
    pages: [
      [
        { title: "Lieferantenerklärung zur Textilkennzeichnung" },
        {
          text: [
            "Aussteller: Teppichmanufaktur Oelsnitz-Süd GmbH & Co. KG, Adorfer Weg 3, 08606 Oelsnitz",
            "Empfänger: Wohnkauf Rhein-Neckar eG, Einkauf Heimtextil",
          ],
          size: 9,
        },
        {
          text: [
            "Wir bestätigen für den handgetufteten Teppich „Island“, Art.-Nr. 52-1180, Größe 160 x 230 cm:",
            "",
            "Flor:        80 % Schurwolle, 20 % Viskose",
            "Grundgewebe: 100 % Baumwolle",
            "Rücken:      Latex (keine Textilfaser, ohne Angabe)",
            "",
            "Die Angabe auf dem Etikett kann sich nach Art. 17 der Verordnung (EU) Nr. 1007/2011 auf den Flor",
            "beschränken. Herstellung: Indien (Bhadohi). Gewicht je Stück etwa 14,7 kg. Florgewicht 2.400 g/m²,",
            "Polhöhe 14 mm. GoodWeave-Lizenz Nr. 0617-114.",
          ],
          size: 8.5,
        },
        { text: ["Oelsnitz, den 02.11.2026   –   Dieses Schreiben wurde maschinell erstellt."], size: 8.5 },
      ],
    ],
    truth: {
      model_name: "Island",
      reference: "52-1180",
      fibre_composition: fibres("pile: virgin wool 80, viscose 20 | ground: cotton 100"),
      country_making: "IN",
      net_weight: 14700,
      certificates: [{ name: "GoodWeave", number: "0617-114" }],
    },
  },
  {
    name: "home-gloves-lab-report",
    language: "en",
    template: "textile",
    kind: "test_report",
    also: ["scan"],
    pages: [
      [
        { bar: "TEST REPORT   SHA26-0044718-TX" },
        {
          pairs: [
            ["Applicant", "Pinfold Accessories Ltd, Derby, UK"],
            ["Sample description", "Children's knitted gloves with fleece lining"],
            ["Style no.", "PF-GL-630"],
            ["Supplier", "Hangzhou Liyang Knitting Co., Ltd"],
            ["Country of origin", "China"],
            ["Country of destination", "United Kingdom, EU"],
            ["Test period", "2026-08-04 to 2026-08-11"],
          ],
          style: "gap",
        },
        { text: ["FIBRE ANALYSIS - ISO 1833, dry mass plus agreed allowance"] },
        {
          table: [
            ["Component tested", "Result (%)", "Claimed (%)", "Conclusion"],
            ["(A) Dark grey knitted shell", "Acrylic 74.6", "Acrylic 75", "Conform"],
            ["", "Polyamide 22.1", "Polyamide 22", ""],
            ["", "Elastane 3.3", "Elastane 3", ""],
            ["(B) White fleece lining", "Polyester 100", "Polyester 100", "Conform"],
          ],
          widths: [180, 110, 115, 80],
          lines: true,
        },
        {
          text: [
            "Tolerance 3%. Nickel release of the badge: not detected (< 0.11 ug/cm2/week). pH value 6.4. Azo dyes",
            "below reporting limit of 20 mg/kg. Lead in coating below 10 mg/kg.",
            "This report shall not be reproduced except in full without the written approval of the laboratory.",
          ],
          size: 8.5,
        },
      ],
    ],
    truth: {
      reference: "PF-GL-630",
      country_making: "CN",
      fibre_composition: fibres("shell: acrylic 75, polyamide 22, elastane 3 | lining: polyester 100"),
    },
  },
  {
    name: "home-ficha-funda-nordica",
    language: "es",
    template: "textile",
    kind: "tech_sheet",
    pages: [
      [
        { title: "Relleno nórdico Teide" },
        {
          text: [
            "Edredón de otoño para cama de 150 cm. Tejido exterior en percal 100 % algodón de 233 hilos; relleno",
            "70 % fibra de poliéster reciclado y 30 % lyocell, 250 g/m², acolchado a cuadros. Vivo perimetral",
            "de 65 % poliéster y 35 % algodón. No contiene plumas ni plumón.",
          ],
          size: 8.5,
        },
        {
          table: [
            ["Referencia", "RN-TEI-150"],
            ["Marca", "Sábanas del Turia"],
            ["Código de barras", "8499678491791"],
            ["Medidas", "240 x 220 cm"],
            ["Peso neto", "2.150 g"],
            ["País de fabricación", "Portugal"],
            ["Contenido en material reciclado", "42 % del peso total"],
          ],
          widths: [190, 295],
          lines: true,
        },
        {
          text: [
            "Lavar a máquina a 40 °C, ciclo delicado. No usar lejía. Secadora a temperatura baja. No planchar.",
            "No limpiar en seco. Garantía de 3 años. IVA 21 % incluido en el PVP orientativo de 89,00 €.",
          ],
          size: 9,
        },
      ],
    ],
    truth: {
      model_name: "Teide",
      reference: "RN-TEI-150",
      brand: "Sábanas del Turia",
      gtin: "8499678491791",
      fibre_composition: fibres(
        "shell: cotton 100 | filling: recycled polyester 70, lyocell 30 | trim: polyester 65, cotton 35",
      ),
      net_weight: 2150,
      country_making: "PT",
      recycled_content: 42,
      care_washing: "wash_40_mild",
      care_bleaching: "do_not_bleach",
      care_drying: ["tumble_low"],
      care_ironing: "do_not_iron",
      care_professional: ["do_not_dry_clean"],
    },
  },
  {
    name: "home-customs-memo-nothing",
    language: "en",
    template: "textile",
    kind: "other",
    pages: [
      [
        { title: "Memo to all suppliers of home textiles" },
        {
          text: [
            "From: Import Compliance, Thornwick Homestores plc     Date: 9 September 2026",
            "",
            "Please state the right commodity code on every commercial invoice. As a reminder:",
            "- 6302 21 covers printed bed linen of cotton. Goods are of cotton when cotton predominates by weight.",
            "- 6302 22 covers printed bed linen of man-made fibres.",
            "- 5208 covers woven fabrics with 85% or more by weight of cotton, 5210 those with less than 85%",
            "  cotton mixed mainly with man-made fibres.",
            "- Down-filled articles go to 9404 40, whatever the shell is made of.",
            "",
            "A duvet declared as 100% cotton whose filling is polyester was held at Felixstowe for nine days last",
            "spring. Invoices without full composition will be returned and a handling charge of 2% applied.",
          ],
          size: 8.5,
        },
        { text: ["Duty on 6302 21 is 12% at present; goods with a valid DCTS origin statement pay 0%."] },
      ],
    ],
    truth: {},
  },
  {
    name: "home-karta-szlafrok",
    language: "pl",
    template: "textile",
    kind: "tech_sheet",
    pages: [
      [
        { bar: "KARTA PRODUKTU" },
        {
          pairs: [
            ["Nazwa", "Szlafrok kąpielowy męski z kapturem"],
            ["Model", "Bieszczady"],
            ["Indeks", "SZK-204/GR"],
            ["Marka", "Bawełnianka"],
            ["Kod EAN", "5907712340187"],
            ["Tkanina zasadnicza", "frotte: bawełna 80%, bambus (wiskoza) 20%, 400 g/m²"],
            ["Lamówka", "poliester 65%, bawełna 35%"],
            ["Kraj produkcji", "Polska"],
            ["Producent", "Zakład Włókienniczy Frotex-Zduny Sp. z o.o."],
            ["Adres", "ul. Kolejowa 12, 98-220 Zduńska Wola"],
            ["Masa", "1150 g (rozmiar L/XL)"],
          ],
          style: "gap",
        },
        {
          text: [
            "Konserwacja: prać w 60°C, nie chlorować, suszyć w suszarce bębnowej w niskiej temperaturze, prasować",
            "w temp. do 150°C, nie czyścić chemicznie. Kurczliwość po praniu do 6%. Stawka VAT 23%.",
          ],
          size: 8.5,
        },
      ],
    ],
    truth: {
      model_name: "Bieszczady",
      reference: "SZK-204/GR",
      brand: "Bawełnianka",
      gtin: "5907712340187",
      fibre_composition: fibres("cotton 80, viscose 20 | trim: polyester 65, cotton 35"),
      country_making: "PL",
      manufacturer_name: "Zakład Włókienniczy Frotex-Zduny Sp. z o.o.",
      manufacturer_address: "ul. Kolejowa 12, 98-220 Zduńska Wola",
      net_weight: 1150,
      care_washing: "wash_60",
      care_bleaching: "do_not_bleach",
      care_drying: ["tumble_low"],
      care_ironing: "iron_150",
      care_professional: ["do_not_dry_clean"],
    },
  },
  {
    name: "home-facture-echarpes",
    language: "fr",
    template: "textile",
    kind: "invoice",
    also: ["scan"],
    pages: [
      [
        { title: "FACTURE COMMERCIALE / COMMERCIAL INVOICE" },
        {
          beside: [
            [
              {
                text: [
                  "Exportateur :",
                  "Kathmandu Loom House Pvt. Ltd.",
                  "Boudha-6, Katmandou, Népal",
                  "PAN 609 118 274",
                ],
              },
            ],
            [
              {
                text: [
                  "Destinataire :",
                  "Comptoir des Laines SARL",
                  "8 rue Pargaminières, 31000 Toulouse",
                  "EORI FR48811920300017",
                ],
              },
            ],
          ],
        },
        {
          table: [
            ["N°", "Description des marchandises", "Qté", "Prix unit. USD", "Total USD"],
            ["1", "Écharpe tissée main, art. KL-77", "240 pcs", "14,20", "3 408,00"],
            ["", "cachemire 30 %, laine mérinos 55 %, soie 15 %", "", "", ""],
            ["", "SH 6214 20, dim. 70 x 190 cm, 165 g/pce", "", "", ""],
          ],
          widths: [28, 255, 60, 70, 72],
          lines: true,
        },
        {
          text: [
            "Total FOB Katmandou : 3 408,00 USD. Acompte de 40 % reçu le 12/07/2026 ; solde avant expédition.",
            "Pays d'origine : Népal. 4 cartons, poids brut 46 kg, poids net 39,6 kg.",
            "Nous certifions que les marchandises sont d'origine népalaise et ouvrent droit au SPG (0 %).",
          ],
          size: 9,
        },
      ],
    ],
    truth: {
      reference: "KL-77",
      fibre_composition: fibres("cashmere 30, merino wool 55, silk 15"),
      net_weight: 165,
      country_making: "NP",
    },
  },
  {
    name: "home-badeanzug-ticket",
    language: "de",
    template: "textile",
    kind: "other",
    pages: [
      [
        { title: "Etikettenfreigabe / Label Approval" },
        {
          text: [
            "Bitte Satz prüfen und bis 25.11.2026 freigeben. Änderungen nach Freigabe werden mit 15 % Aufschlag",
            "berechnet. Auflage 2.400 Stück, Satinband 30 mm, Druck schwarz.",
          ],
          size: 8.5,
        },
        {
          pairs: [
            ["Auftraggeber", "Strandgut Bademoden GmbH"],
            ["Artikel", "SB-1190 Badeanzug Juist"],
            ["EAN", "4086255118482"],
          ],
        },
        { bar: "VORDERSEITE" },
        { text: ["STRANDGUT", "Gr. 40", "MADE IN ITALY"], size: 12 },
        { bar: "RÜCKSEITE" },
        {
          text: [
            "Oberstoff: 78% Polyamid 22% Elasthan",
            "Fabric: 78% polyamide 22% elastane",
            "Tissu: 78% polyamide 22% élasthanne",
            "Futter: 92% Polyester 8% Elasthan",
            "Lining: 92% polyester 8% elastane",
            "Doublure: 92% polyester 8% élasthanne",
            "Handwäsche / Hand wash / Lavage à la main",
          ],
        },
      ],
    ],
    truth: {
      reference: "SB-1190",
      model_name: "Badeanzug Juist",
      brand: "STRANDGUT",
      gtin: "4086255118482",
      country_making: "IT",
      fibre_composition: fibres("polyamide 78, elastane 22 | lining: polyester 92, elastane 8"),
      care_washing: "hand_wash",
    },
  },
  {
    name: "home-produktblad-pladd",
    language: "sv",
    template: "textile",
    kind: "tech_sheet",
    pages: [
      [
        { title: "Produktblad: Pläd Fjällvråk" },
        {
          pairs: [
            ["Varumärke", "Klövsjö Väveri"],
            ["Artikelnummer", "KV-2071"],
            ["EAN", "7327681601061"],
            ["Material", "70 % lammull, 20 % återvunnen ull, 10 % polyamid"],
            ["Frans", "100 % ull"],
            ["Mått", "130 x 180 cm"],
            ["Vikt", "790 g"],
            ["Tillverkningsland", "Litauen"],
          ],
          style: "gap",
        },
        {
          text: [
            "Garnet är spunnet i Italien. Tvättas för hand, ej blekning, torktumlas ej, strykes på högst 110 °C.",
            "Kan kemtvättas (P). Vid tvätt kan pläden krympa upp till 5 %. Moms 25 % ingår i rekommenderat pris.",
          ],
          size: 8.5,
        },
      ],
    ],
    truth: {
      model_name: "Fjällvråk",
      brand: "Klövsjö Väveri",
      reference: "KV-2071",
      gtin: "7327681601061",
      fibre_composition: fibres("wool 70, recycled wool 20, polyamide 10 | fringe: wool 100"),
      net_weight: 790,
      country_making: "LT",
      country_spinning: "IT",
      care_washing: "hand_wash",
      care_bleaching: "do_not_bleach",
      care_drying: ["do_not_tumble"],
      care_ironing: "iron_110",
      care_professional: ["dry_p"],
    },
  },
  {
    name: "home-listino-condizioni-nothing",
    language: "it",
    template: "textile",
    kind: "other",
    pages: [
      [
        { title: "Condizioni di vendita e tolleranze – Biancheria per la casa" },
        {
          text: [
            "1. Sconti. Rivenditori: 35% sul listino; ordini oltre 5.000 euro: ulteriore 3%.",
            "2. Tolleranze. Per i tessuti misti è ammesso uno scarto del 3% tra la composizione dichiarata e",
            "   quella accertata in laboratorio: un misto lino 55% cotone 45%, per esempio, può risultare 53/47.",
            "3. Restringimento. I capi in lino si accorciano fino al 6% al primo lavaggio, quelli in cotone fino",
            "   al 4%, quelli in poliestere non oltre l'1%.",
            "4. Personalizzazioni. Il ricamo comporta un supplemento dell'8%.",
            "5. Reclami entro 8 giorni dal ricevimento. Foro competente: Como. IVA 22% esclusa.",
          ],
          size: 8.5,
        },
        {
          text: ["Tessitura Lambro & Figli S.n.c. – listino n. 14 in vigore dal 1° ottobre 2026"],
          size: 8.5,
        },
      ],
    ],
    truth: {},
  },
  {
    name: "home-cushion-gpsr-sheet",
    language: "en",
    template: "textile",
    kind: "declaration",
    also: ["photo"],
    pages: [
      [
        { title: "GPSR product information sheet" },
        {
          pairs: [
            ["Product", "Filled cushion, corduroy, 45 x 45 cm"],
            ["Brand", "Oak & Ember Home"],
            ["SKU", "OEH-CU-45-RST"],
            ["Barcode (EAN)", "5032880407230"],
            [
              "Manufacturer",
              "Jaipur Homecraft Exports LLP, E-214 Sitapura Industrial Area, Jaipur 302022, India",
            ],
            ["EU responsible person", "Comply North BV, Keizersgracht 555, 1017 DR Amsterdam"],
            ["Country of manufacture", "India"],
            [
              "Materials",
              "Cover: 100% cotton corduroy. Inner pad cover: 100% polypropylene non-woven. Filling: 100% recycled polyester.",
            ],
            ["Safety", "Keep away from naked flame. Not a toy. Meets UK FFR 1988 schedule 3."],
            ["Cleaning", "Cover only: 30°C wash, do not tumble dry, cool iron (110°C)."],
          ],
          style: "stacked",
        },
      ],
    ],
    truth: {
      brand: "Oak & Ember Home",
      reference: "OEH-CU-45-RST",
      gtin: "5032880407230",
      manufacturer_name: "Jaipur Homecraft Exports LLP",
      manufacturer_address: "E-214 Sitapura Industrial Area, Jaipur 302022, India",
      country_making: "IN",
      fibre_composition: fibres(
        "cover: cotton 100 | inner cover: polypropylene 100 | filling: recycled polyester 100",
      ),
      care_washing: "wash_30",
      care_drying: ["do_not_tumble"],
      care_ironing: "iron_110",
    },
  },
  {
    name: "home-ficha-mochila-escolar",
    language: "pt",
    template: "textile",
    kind: "tech_sheet",
    pages: [
      [
        { bar: "FICHA TÉCNICA  –  MOCHILA ESCOLAR" },
        {
          table: [
            ["Ref.ª", "MO-3380", "Marca", "Traquina"],
            ["Modelo", "Serra", "Capacidade", "18 litros"],
            ["EAN", "5601002011831", "Peso", "540 g"],
          ],
          widths: [70, 160, 95, 160],
          lines: true,
        },
        {
          text: [
            "MATERIAIS",
            "• Exterior – 100% poliéster (RPET 300D)",
            "• Forro – 100% poliéster 150D",
            "• Fundo – 100% poliamida com revestimento em PVC",
            "• Alças – malha 3D 100% poliéster, enchimento em espuma",
          ],
        },
        {
          text: [
            "Fabricada na China por encomenda de Papelarias Reunidas, S.A., Rua do Bolhão 88, 4000-112 Porto.",
            "Não lavar. Limpar com pano húmido. Refletores com 25% mais área do que no modelo anterior.",
          ],
          size: 9,
        },
      ],
    ],
    truth: {
      reference: "MO-3380",
      model_name: "Serra",
      brand: "Traquina",
      gtin: "5601002011831",
      net_weight: 540,
      fibre_composition: fibres(
        "recycled polyester 100 | lining: polyester 100 | bottom: polyamide 100 | strap: polyester 100",
      ),
      country_making: "CN",
      care_washing: "do_not_wash",
    },
  },
  {
    name: "home-beanie-packing-list",
    language: "en",
    template: "textile",
    kind: "other",
    pages: [
      [
        { title: "PACKING LIST" },
        {
          pairs: [
            ["Shipper", "Ludhiana Woollen Exports, Focal Point Phase VII, Ludhiana 141010, India"],
            ["Consignee", "Strathy Hats Ltd, Inverness IV1 1TL"],
            ["Invoice no.", "LWE/26-27/0418 dated 11-10-2026"],
            ["Vessel", "MSC Ravenna 241W, Mundra to Felixstowe"],
          ],
        },
        {
          table: [
            ["Ctn", "Style", "Goods", "Pcs", "N.W. kg", "G.W. kg"],
            ["1-12", "SH-114", "Bobble hat, cable knit", "600", "54.0", "63.6"],
            ["", "", "Shell: 50% wool 50% acrylic", "", "", ""],
            ["", "", "Lining band: 100% polyester fleece", "", "", ""],
            ["", "", "Net 90 g per piece", "", "", ""],
          ],
          widths: [45, 65, 205, 50, 60, 60],
          lines: true,
        },
        {
          text: [
            "Total 12 cartons, 0.864 cbm. Cartons made of 70% recycled board. Country of origin India.",
            "Short shipment of 2% allowed under the order. HS 6505 00.",
          ],
          size: 9,
        },
      ],
    ],
    truth: {
      reference: "SH-114",
      fibre_composition: fibres("shell: wool 50, acrylic 50 | lining band: polyester 100"),
      net_weight: 90,
      country_making: "IN",
    },
  },
  {
    name: "home-collant-scheda",
    language: "it",
    template: "textile",
    kind: "tech_sheet",
    font: "narrow",
    pages: [
      [
        { title: "SCHEDA PRODOTTO" },
        {
          beside: [
            [
              {
                pairs: [
                  ["Articolo", "Collant donna 60 den"],
                  ["Cod.", "CL60-VITA"],
                  ["Marchio", "Gardalea"],
                  ["EAN", "8031716712347"],
                  ["Taglie", "1/2, 3, 4, 5"],
                ],
                style: "stacked",
              },
            ],
            [
              {
                text: [
                  "COMPOSIZIONE",
                  "83% Poliammide",
                  "15% Elastan",
                  "2% Cotone",
                  "(tassello 100% cotone)",
                  "",
                  "MANUTENZIONE",
                  "Lavare a mano, non candeggiare,",
                  "non asciugare in tamburo, non stirare,",
                  "non lavare a secco",
                ],
              },
            ],
          ],
        },
        {
          text: [
            "Prodotto in Italia da Calzificio Alto Garda S.p.A., Via Pozzi 22, 46042 Castel Goffredo (MN).",
            "Confezione: busta in carta 100% riciclata. Scatola da 6 paia.",
          ],
          size: 9,
        },
      ],
    ],
    truth: {
      reference: "CL60-VITA",
      brand: "Gardalea",
      gtin: "8031716712347",
      fibre_composition: fibres("polyamide 83, elastane 15, cotton 2 | gusset: cotton 100"),
      country_making: "IT",
      manufacturer_name: "Calzificio Alto Garda S.p.A.",
      manufacturer_address: "Via Pozzi 22, 46042 Castel Goffredo (MN)",
      care_washing: "hand_wash",
      care_bleaching: "do_not_bleach",
      care_drying: ["do_not_tumble"],
      care_ironing: "do_not_iron",
      care_professional: ["do_not_dry_clean"],
    },
  },
  ...HOME_MORE,
];
