/** Papers of certification, laboratories, supply and money for textiles and clothing; written without knowing the rules. */
import { fibres } from "../fibres.ts";
import type { Specimen } from "../specimen.ts";

export const HELD_OUT_TENTH_SECOND: readonly Specimen[] = [
  {
    name: "tenth-second-de-oeko-tex-bedding",
    language: "de",
    template: "textile",
    kind: "certificate",
    font: "sans",
    pages: [
      [
        { title: "STANDARD 100 by OEKO-TEX®" },
        { bar: "ZERTIFIKAT" },
        {
          text: [
            "Der Hersteller",
            "Lindhorst Heimtextil GmbH",
            "Webereistraße 14",
            "48455 Bad Bentheim",
            "Deutschland",
          ],
        },
        {
          text: [
            "ist nach STANDARD 100 by OEKO-TEX® und unserem Prüfbericht 24.3.7711-2 berechtigt, das STANDARD 100 Label für die folgenden Artikel zu verwenden:",
          ],
        },
        {
          text: [
            "Bettwäsche und Kissenbezüge, gewebt (Renforcé und Mako-Satin), aus 100 % Baumwolle, gebleicht, reaktiv gefärbt oder bedruckt, ausgerüstet; einschließlich Zubehör (Nähgarn, Reißverschluss, Einnähetikett).",
          ],
        },
        {
          text: [
            "Die Ergebnisse der Prüfung nach STANDARD 100 by OEKO-TEX®, Annex 4, Produktklasse II haben ergeben, dass die oben genannten Waren den derzeit gültigen humanökologischen Anforderungen für Produkte mit Hautkontakt entsprechen.",
            "Die zertifizierten Artikel erfüllen die Anforderungen von REACH Anhang XVII (einschließlich der Verwendung von Azofarbstoffen und Nickel) sowie die amerikanische Anforderung zum Gesamtgehalt an Blei in Kinderartikeln (CPSIA).",
          ],
          size: 9,
        },
        {
          pairs: [
            ["Zertifikatsnummer", "24.HDE.60318"],
            ["Ausstellendes Institut", "Hohenstein Laboratories GmbH & Co. KG"],
            ["Ausgestellt am", "02.09.2026"],
            ["Gültig bis", "31.08.2027"],
          ],
          style: "stacked",
        },
        {
          text: [
            "Der Zertifikatsinhaber hat eine Konformitätserklärung nach EN ISO 17050-1 abgegeben. Die Gültigkeit kann unter www.oeko-tex.com/label-check geprüft werden.",
          ],
          size: 8,
        },
      ],
    ],
    truth: {
      fibre_composition: fibres("cotton 100"),
      certificates: [
        {
          name: "STANDARD 100 by OEKO-TEX",
          number: "24.HDE.60318",
          issuer: "Hohenstein Laboratories GmbH & Co. KG",
          valid_until: "2027-08-31",
        },
      ],
      manufacturer_name: "Lindhorst Heimtextil GmbH",
      manufacturer_address: "Webereistraße 14, 48455 Bad Bentheim, Deutschland",
    },
  },
  {
    name: "tenth-second-pt-invoice-hoodie",
    language: "pt",
    template: "textile",
    kind: "invoice",
    font: "narrow",
    pages: [
      [
        {
          beside: [
            [
              { title: "Malhas Ribeira do Ave, Lda" },
              {
                text: [
                  "Rua da Fiação 210",
                  "4760-125 Vila Nova de Famalicão",
                  "Portugal",
                  "NIPC PT 507 118 246",
                  "Tel. +351 252 000 417",
                ],
                size: 9,
              },
            ],
            [
              { title: "FATURA / INVOICE" },
              {
                pairs: [
                  ["N.º", "FT 2026A/1873"],
                  ["Data / Date", "2026-11-06"],
                  ["Vencimento / Due", "2026-12-21"],
                  ["V/ encomenda / Your order", "PO 40217"],
                ],
              },
            ],
          ],
        },
        {
          text: ["Cliente / Customer:", "Norrhamn Kläder AB, Magasinsgatan 8, 411 18 Göteborg, Sverige"],
          size: 9,
        },
        {
          table: [
            ["Ref.", "Designação / Description", "Qtd.", "Preço unit. €", "Total €"],
            ["24118", "Sweatshirt c/ capuz mod. SILJAN, cor marinho 410", "600", "14,85", "8.910,00"],
            ["24118", "Sweatshirt c/ capuz mod. SILJAN, cor cru 012", "480", "14,85", "7.128,00"],
          ],
          widths: [50, 237, 50, 75, 75],
          lines: true,
        },
        {
          pairs: [
            ["Total ilíquido", "16.038,00"],
            ["IVA 0 % (isento, art. 14.º RITI)", "0,00"],
            ["Total a pagar EUR", "16.038,00"],
          ],
        },
        { bar: "Dados do artigo / Article data" },
        {
          pairs: [
            ["Marca / Brand", "Norrhamn"],
            ["Composição", "85% algodão orgânico, 15% poliéster reciclado"],
            ["Peso unitário", "540 g"],
            ["Cód. pautal", "6110 20 91"],
            ["País de origem", "Portugal"],
            ["Fabricante", "Malhas Ribeira do Ave, Lda"],
          ],
          style: "gap",
        },
        {
          text: [
            "Certificado GOTS n.º CU1088432GOTS-2026-00061874, emitido por Control Union Certifications, válido até 30/06/2027.",
            "N.º de volumes: 54 caixas. Peso bruto 641,0 kg. Peso líquido 583,2 kg. Expedição: EXW Famalicão.",
          ],
          size: 9,
        },
        {
          text: [
            "IBAN PT50 0035 0000 1234 5678 901 54 · BIC CGDIPTPL · Processado por programa certificado n.º 1274/AT",
          ],
          size: 8,
        },
      ],
    ],
    truth: {
      brand: "Norrhamn",
      reference: "24118",
      model_name: "Siljan",
      fibre_composition: fibres("organic cotton 85, recycled polyester 15"),
      net_weight: 540,
      country_making: "PT",
      manufacturer_name: "Malhas Ribeira do Ave, Lda",
      manufacturer_address: "Rua da Fiação 210, 4760-125 Vila Nova de Famalicão, Portugal",
      certificates: [
        {
          name: "GOTS",
          number: "CU1088432GOTS-2026-00061874",
          issuer: "Control Union Certifications",
          valid_until: "2027-06-30",
        },
      ],
      commodity_code: "61102091",
    },
  },
  {
    name: "tenth-second-pl-test-report-polo",
    language: "pl",
    template: "textile",
    kind: "test_report",
    font: "serif",
    also: ["scan"],
    pages: [
      [
        {
          text: [
            "Laboratorium Badań Wyrobów Włókienniczych TEXLAB sp. z o.o.",
            "ul. Gdańska 118, 90-508 Łódź · laboratorium akredytowane PCA nr AB 1874",
          ],
          size: 9,
        },
        { title: "SPRAWOZDANIE Z BADAŃ NR 1187/2026" },
        {
          pairs: [
            ["Zleceniodawca", "Wisłok Sport sp. z o.o., ul. Lwowska 42, 35-301 Rzeszów"],
            ["Data przyjęcia próbki", "14.10.2026"],
            ["Data zakończenia badań", "22.10.2026"],
            ["Przedmiot badań", "Koszulka polo damska, dzianina piqué"],
            ["Marka", "Wisłok"],
            ["Symbol wyrobu", "PD-7702"],
            ["Producent", "Zakład Dziewiarski Bobrek s.c."],
            ["Adres producenta", "ul. Przędzalniana 5, 95-200 Pabianice"],
            ["Kraj produkcji", "Polska"],
          ],
          style: "gap",
        },
        { bar: "Wyniki badań" },
        {
          table: [
            ["Badana cecha", "Metoda", "Jedn.", "Wynik"],
            ["Skład surowcowy: bawełna", "PN-EN ISO 1833-20", "%", "94,8"],
            ["Skład surowcowy: elastan", "PN-EN ISO 1833-20", "%", "5,2"],
            ["Masa powierzchniowa", "PN-EN 12127", "g/m²", "192"],
            ["Masa wyrobu, rozmiar M", "ważenie", "g", "214"],
            ["Zmiana wymiarów po praniu, wzdłuż", "PN-EN ISO 6330, 4N", "%", "-3,1"],
            ["Zmiana wymiarów po praniu, wszerz", "PN-EN ISO 6330, 4N", "%", "-2,4"],
            ["Odporność wybarwień na pot", "PN-EN ISO 105-E04", "st.", "4-5"],
            ["Odporność na pilling, 2000 cykli", "PN-EN ISO 12945-2", "st.", "4"],
          ],
          widths: [207, 140, 60, 80],
          lines: true,
        },
        {
          text: [
            "Wyniki odnoszą się wyłącznie do badanej próbki. Sprawozdanie bez pisemnej zgody laboratorium nie może być powielane inaczej jak tylko w całości.",
            "Autoryzował: mgr inż. Halina Cieplik, kierownik laboratorium. Strona 1 z 1.",
          ],
          size: 8,
        },
      ],
    ],
    truth: {
      brand: "Wisłok",
      reference: "PD-7702",
      manufacturer_name: "Zakład Dziewiarski Bobrek s.c.",
      manufacturer_address: "ul. Przędzalniana 5, 95-200 Pabianice",
      country_making: "PL",
      fibre_composition: fibres("cotton 94.8, elastane 5.2"),
      net_weight: 214,
      pilling_grade: 4,
    },
  },
  {
    name: "tenth-second-tr-packing-list-chino",
    language: "tr",
    template: "textile",
    kind: "other",
    font: "sans",
    also: ["fax"],
    pages: [
      [
        { title: "ÇEKİ LİSTESİ / PACKING LIST" },
        {
          beside: [
            [
              {
                text: [
                  "Üretici / Manufacturer:",
                  "Yıldızoğlu Tekstil San. ve Tic. A.Ş.",
                  "Organize Sanayi Bölgesi 4. Cadde No: 17",
                  "20330 Denizli",
                  "Türkiye",
                ],
                size: 9,
              },
            ],
            [
              {
                text: [
                  "Alıcı / Consignee:",
                  "Brandwijk Mode B.V.",
                  "Havenkade 61",
                  "5211 WD 's-Hertogenbosch",
                  "Nederland",
                ],
                size: 9,
              },
            ],
          ],
        },
        {
          pairs: [
            ["Fatura No / Invoice No", "YLD2026000004417"],
            ["Tarih / Date", "03.11.2026"],
            ["Marka / Brand", "Brandwijk"],
            ["Model Kodu / Style No", "BW-CH-309"],
            ["Model Adı / Style Name", "Jasper"],
            ["Cins / Description", "Erkek chino pantolon / Men's chino trousers"],
            ["Karışım / Composition", "%98 Pamuk %2 Elastan"],
            ["Menşei / Origin", "Türkiye"],
            ["Adet net ağ. / Net wt. per pc", "465 gr"],
          ],
        },
        {
          table: [
            ["Koli No", "Renk", "46", "48", "50", "52", "54", "Koli adedi", "Adet", "Net kg", "Brüt kg"],
            ["1-12", "Bej", "3", "6", "8", "5", "2", "12", "288", "133,92", "147,6"],
            ["13-22", "Lacivert", "3", "6", "8", "5", "2", "10", "240", "111,60", "123,0"],
            ["23-28", "Haki", "3", "6", "8", "5", "2", "6", "144", "66,96", "73,8"],
            ["TOPLAM", "", "", "", "", "", "", "28", "672", "312,48", "344,4"],
          ],
          widths: [62, 62, 27, 27, 27, 27, 27, 51, 47, 65, 65],
          lines: true,
        },
        {
          text: [
            "Koli ölçüsü / Carton size: 60 x 40 x 40 cm. Toplam hacim / Total volume: 2,688 m³",
            "Teslim şekli / Delivery terms: FCA Denizli. Araç plakası / Truck: 20 AEK 418",
          ],
          size: 9,
        },
        { text: ["Kaşe ve imza / Stamp and signature"], size: 9 },
      ],
    ],
    truth: {
      manufacturer_name: "Yıldızoğlu Tekstil San. ve Tic. A.Ş.",
      manufacturer_address: "Organize Sanayi Bölgesi 4. Cadde No: 17, 20330 Denizli, Türkiye",
      brand: "Brandwijk",
      reference: "BW-CH-309",
      model_name: "Jasper",
      fibre_composition: fibres("cotton 98, elastane 2"),
      country_making: "TR",
      net_weight: 465,
    },
  },
  {
    name: "tenth-second-it-traceability-declaration-coat",
    language: "it",
    template: "textile",
    kind: "declaration",
    font: "serif",
    pages: [
      [
        { text: ["ABITI VALDARNO S.r.l."], size: 13 },
        {
          text: [
            "Via del Lanificio 33, 52021 Bucine (AR) - Tel. 055 000 4471 - P.IVA e C.F. 02114870517 - REA AR 161882",
          ],
          size: 8,
        },
        { title: "Dichiarazione di tracciabilità di filiera" },
        { text: ["Spett.le Kaufhaus Rheinblick GmbH, ufficio acquisti", "Bucine, 9 novembre 2026"] },
        {
          text: [
            "La sottoscritta Chiara Bindi, in qualità di legale rappresentante della società Abiti Valdarno S.r.l., fabbricante, dichiara sotto la propria responsabilità che per il capo sotto indicato le fasi di lavorazione sono state svolte nei seguenti Paesi:",
          ],
        },
        {
          pairs: [
            ["Articolo", "GV-1187"],
            ["Modello", "Ginestra"],
            ["Tipologia", "Cappotto donna monopetto"],
            ["Marchio", "Valdarno Donna"],
            ["Peso capo (tg. 42)", "1.180 g"],
          ],
          style: "dots",
        },
        {
          table: [
            ["Fase", "Azienda", "Paese"],
            ["Origine della lana", "aste di Sydney e Melbourne", "Australia"],
            ["Filatura", "Filatura Bisenzio S.p.A., Prato", "Italia"],
            ["Tessitura", "Tessitura Fratelli Nesti, Montemurlo", "Italia"],
            ["Tintura e finissaggio", "Rifinizione La Querce, Prato", "Italia"],
            ["Confezione", "reparto esterno, Durazzo", "Albania"],
          ],
          widths: [140, 237, 110],
        },
        {
          pairs: [
            ["Tessuto esterno", "80% lana vergine 20% poliammide"],
            ["Fodera", "100% cupro"],
          ],
          style: "colon",
        },
        {
          text: [
            "La presente dichiarazione è valida per le forniture della stagione A/I 2026-27. Eventuali variazioni saranno comunicate tempestivamente.",
            "In fede, Chiara Bindi",
          ],
          size: 9,
        },
      ],
    ],
    truth: {
      manufacturer_name: "Abiti Valdarno S.r.l.",
      manufacturer_address: "Via del Lanificio 33, 52021 Bucine (AR)",
      reference: "GV-1187",
      model_name: "Ginestra",
      brand: "Valdarno Donna",
      net_weight: 1180,
      country_fibre: ["AU"],
      country_spinning: "IT",
      country_weaving: "IT",
      country_dyeing: "IT",
      country_making: "AL",
      fibre_composition: fibres("shell: virgin wool 80, polyamide 20 | lining: cupro 100"),
    },
  },
  {
    name: "tenth-second-fr-test-report-fitted-sheet",
    language: "fr",
    template: "textile",
    kind: "test_report",
    font: "sans",
    pages: [
      [
        {
          beside: [
            [
              {
                text: [
                  "Laboratoire Textile du Nord",
                  "14 rue de la Filature, 59200 Tourcoing",
                  "Accréditation Cofrac Essais n° 1-7218",
                ],
                size: 9,
              },
            ],
            [
              {
                text: ["Rapport d'essais n° LTN-26-08814", "Édité le 19/10/2026", "Page 1/1"],
                size: 9,
              },
            ],
          ],
        },
        { title: "RAPPORT D'ESSAIS" },
        { bar: "Identification de l'échantillon (données fournies par le client)" },
        {
          table: [
            ["Désignation", "Drap housse 140 x 190 cm, bonnet 30 cm"],
            ["Marque", "Maison Escaut"],
            ["Référence", "DH140-PERC"],
            ["Code EAN", "3359024718161"],
            ["Fabricant", "Tissages Delcourt SAS"],
            ["Adresse", "3 quai de la Lys, 59280 Armentières, France"],
            ["Pays de fabrication", "France"],
            ["Demandeur de l'essai", "Centrale d'achat Hexalinge, 69003 Lyon"],
          ],
          widths: [160, 327],
          lines: true,
        },
        { bar: "Résultats" },
        {
          table: [
            ["Essai", "Norme", "Résultat", "Avis"],
            ["Composition", "NF EN ISO 1833", "Coton 100 %", "conforme"],
            ["Masse du produit fini", "pesée", "612 g", "-"],
            ["Masse surfacique", "NF EN 12127", "118 g/m²", "conforme"],
            ["Stabilité au lavage (5 cycles)", "NF EN ISO 5077", "chaîne -3,5 % / trame -2,0 %", "conforme"],
            ["Solidité au lavage domestique", "NF EN ISO 105-C06", "4-5", "conforme"],
            ["Formaldéhyde", "NF EN ISO 14184-1", "< 16 mg/kg", "conforme"],
          ],
          widths: [160, 117, 130, 80],
          lines: true,
        },
        { bar: "Entretien (étiquette cousue sur l'article)" },
        {
          text: [
            "Lavage en machine à 60 °C. Ne pas blanchir. Séchage en tambour à température modérée. Repassage 150 °C maximum. Ne pas nettoyer à sec.",
          ],
        },
        {
          text: [
            "Les résultats ne concernent que l'objet soumis à essai. La reproduction de ce rapport n'est autorisée que sous sa forme intégrale.",
          ],
          size: 8,
        },
      ],
    ],
    truth: {
      brand: "Maison Escaut",
      reference: "DH140-PERC",
      gtin: "3359024718161",
      manufacturer_name: "Tissages Delcourt SAS",
      manufacturer_address: "3 quai de la Lys, 59280 Armentières, France",
      country_making: "FR",
      fibre_composition: fibres("cotton 100"),
      net_weight: 612,
      care_washing: "wash_60",
      care_bleaching: "do_not_bleach",
      care_drying: ["tumble_low"],
      care_ironing: "iron_150",
      care_professional: ["do_not_dry_clean"],
      colour_fastness_grade: 4.5,
    },
  },
  {
    name: "tenth-second-nl-order-confirmation-towel",
    language: "nl",
    template: "textile",
    kind: "other",
    font: "narrow",
    pages: [
      [
        { title: "ORDERBEVESTIGING" },
        {
          beside: [
            [
              {
                text: [
                  "Van Oss Textielgroothandel B.V.",
                  "Nijverheidsweg 24",
                  "7553 GB Hengelo",
                  "KvK 08117742 · btw NL812044671B01",
                ],
                size: 9,
              },
            ],
            [
              {
                pairs: [
                  ["Ordernr.", "OB26-30551"],
                  ["Orderdatum", "16-11-2026"],
                  ["Debiteurnr.", "10884"],
                  ["Uw referentie", "tel. mw. De Haan"],
                  ["Leverweek", "50"],
                ],
              },
            ],
          ],
        },
        { text: ["Afleveradres: Hotel De Zandkamp, Duinweg 3, 1861 GL Bergen"], size: 9 },
        {
          table: [
            ["Art.nr.", "Omschrijving", "Aantal", "Eenh.", "Prijs", "Bedrag"],
            ["VD-50100", "Handdoek 50 x 100 cm, wit", "400", "st", "3,15", "1.260,00"],
            ["", "Vrachtkosten", "1", "", "45,00", "45,00"],
            ["", "Totaal excl. btw", "", "", "", "1.305,00"],
            ["", "Btw 21%", "", "", "", "274,05"],
            ["", "Totaal incl. btw", "", "", "", "1.579,05"],
          ],
          widths: [70, 187, 55, 45, 60, 70],
        },
        { bar: "Specificatie artikel VD-50100" },
        {
          pairs: [
            ["Merk", "Vechtdal Hotellinnen"],
            ["EAN-code", "8719045322061"],
            ["Materiaal", "100% katoen, dubbel gedraaid garen"],
            ["Kwaliteit", "500 gr/m²"],
            ["Gewicht per stuk", "250 gram"],
            ["Producent", "Menderes Havlu Sanayi A.Ş."],
            ["Land van herkomst", "Turkije"],
            ["Wasvoorschrift", "wassen op 95 °C, drogen in de droger op normale stand"],
          ],
          style: "gap",
        },
        {
          text: [
            "Wij danken u voor uw opdracht. Wijzigingen graag binnen 24 uur doorgeven. Op al onze leveringen zijn de algemene voorwaarden van toepassing, gedeponeerd bij de Kamer van Koophandel. Betaling binnen 30 dagen netto.",
          ],
          size: 8,
        },
      ],
    ],
    truth: {
      reference: "VD-50100",
      brand: "Vechtdal Hotellinnen",
      gtin: "8719045322061",
      fibre_composition: fibres("cotton 100"),
      net_weight: 250,
      manufacturer_name: "Menderes Havlu Sanayi A.Ş.",
      country_making: "TR",
      care_washing: "wash_95",
      care_drying: ["tumble_normal"],
    },
  },
  {
    name: "tenth-second-sv-supplier-declaration-fleece",
    language: "sv",
    template: "textile",
    kind: "declaration",
    font: "sans",
    pages: [
      [
        { title: "Leverantörsförsäkran – material, kemikalier och ursprung" },
        {
          text: ["Fylls i av leverantören för varje artikel och returneras till inkop@fjallsippa.example"],
          size: 9,
        },
        { bar: "1. Leverantör" },
        {
          pairs: [
            ["Tillverkare", "UAB Nemuno Siuvykla"],
            ["Adress", "Pramonės pr. 31, LT-51329 Kaunas, Litauen"],
            ["Kontaktperson", "Rasa Petkutė"],
          ],
        },
        { bar: "2. Artikel" },
        {
          table: [
            ["Varumärke", "Fjällsippa", "Artikelnr", "61044"],
            ["Produkttyp", "Fleecejacka herr", "Modell", "Kaise"],
            ["Vikt, strl M", "395 g", "Tillverkningsland", "Litauen"],
          ],
          widths: [95, 140, 112, 140],
          lines: true,
        },
        { bar: "3. Material" },
        {
          table: [
            ["Material", "Andel", "Återvunnet", "Leverantör av tyget"],
            ["Polyester", "100 %", "100 %", "Maglificio Torrente"],
          ],
          widths: [110, 80, 97, 200],
          lines: true,
        },
        { bar: "4. Certifikat" },
        {
          table: [
            ["Standard", "Certifikat nr", "Utfärdat av", "Giltigt t.o.m."],
            ["OEKO-TEX Standard 100", "13.HSE.44190", "RISE", "2027-03-31"],
            ["GRS", "CB-ICEA-GRS-23817", "ICEA", "2027-05-14"],
          ],
          widths: [147, 140, 90, 110],
          lines: true,
        },
        { bar: "5. Försäkran" },
        {
          text: [
            "Vi intygar att artikeln inte innehåller ämnen på kandidatförteckningen (SVHC) över 0,1 viktprocent, att inga PFAS har tillsatts och att kraven i REACH bilaga XVII är uppfyllda.",
            "Kaunas 2026-10-28",
            "Rasa Petkutė, exportchef",
          ],
        },
      ],
    ],
    truth: {
      manufacturer_name: "UAB Nemuno Siuvykla",
      manufacturer_address: "Pramonės pr. 31, LT-51329 Kaunas, Litauen",
      brand: "Fjällsippa",
      reference: "61044",
      model_name: "Kaise",
      net_weight: 395,
      country_making: "LT",
      fibre_composition: fibres("polyester 100"),
      recycled_content: 100,
      certificates: [
        {
          name: "OEKO-TEX Standard 100",
          number: "13.HSE.44190",
          issuer: "RISE",
          valid_until: "2027-03-31",
        },
        { name: "GRS", number: "CB-ICEA-GRS-23817", issuer: "ICEA", valid_until: "2027-05-14" },
      ],
    },
  },
  {
    name: "tenth-second-es-delivery-note-shirt",
    language: "es",
    template: "textile",
    kind: "other",
    font: "mono",
    also: ["photo"],
    pages: [
      [
        { text: ["CONFECCIONES SERRANO E HIJOS, S.L."], size: 12 },
        {
          text: ["Pol. Ind. Els Dolors, c/ Teixidors 9", "03802 Alcoy (Alicante)", "C.I.F. B-03441892"],
          size: 9,
        },
        { title: "ALBARÁN DE ENTREGA" },
        {
          pairs: [
            ["Nº albarán", "A26/002914"],
            ["Fecha", "12/11/2026"],
            ["Cliente", "000418 Tejidos y Modas La Plaza"],
            ["S/ pedido", "771"],
            ["Transporte", "Agencia Levante, portes pagados"],
          ],
          style: "dots",
        },
        {
          table: [
            ["Referencia", "Concepto", "Talla", "Uds."],
            ["CAM-2207", "Camisa caballero m/larga azul", "39", "6"],
            ["CAM-2207", "Camisa caballero m/larga azul", "41", "12"],
            ["CAM-2207", "Camisa caballero m/larga azul", "43", "8"],
            ["", "Total unidades", "", "26"],
          ],
          widths: [85, 260, 62, 80],
        },
        {
          pairs: [
            ["Marca", "Monte Cabrer"],
            ["EAN", "8437219055149"],
            ["Composición", "55% lino 45% algodón"],
            ["Fabricado en", "España"],
            ["Fabricante", "Confecciones Serrano e Hijos, S.L."],
            ["Peso por unidad", "0,235 kg"],
            ["Bultos", "1"],
            ["Peso total", "6,900 kg"],
          ],
          style: "dots",
        },
        {
          text: ["Recibí conforme (firma y sello):", "No se admiten reclamaciones pasados 8 días."],
          size: 9,
        },
      ],
    ],
    truth: {
      reference: "CAM-2207",
      brand: "Monte Cabrer",
      gtin: "8437219055149",
      fibre_composition: fibres("linen 55, cotton 45"),
      country_making: "ES",
      manufacturer_name: "Confecciones Serrano e Hijos, S.L.",
      manufacturer_address: "Pol. Ind. Els Dolors, c/ Teixidors 9, 03802 Alcoy (Alicante)",
      net_weight: 235,
    },
  },
  {
    name: "tenth-second-el-declaration-scrubs",
    language: "el",
    template: "textile",
    kind: "declaration",
    font: "sans",
    pages: [
      [
        { title: "ΔΗΛΩΣΗ ΣΥΜΜΟΡΦΩΣΗΣ" },
        { text: ["Αρ. πρωτ. 318 / Ημερομηνία: 05/11/2026"] },
        {
          text: [
            "Η εταιρεία Υφαντική Θεσσαλίας Α.Ε., ως κατασκευαστής, δηλώνει με αποκλειστική της ευθύνη ότι το προϊόν που περιγράφεται παρακάτω:",
          ],
        },
        {
          pairs: [
            ["Προϊόν", "Στολή νοσηλευτικού προσωπικού, μπλούζα"],
            ["Εμπορικό σήμα", "Pelion Medical"],
            ["Κωδικός προϊόντος", "PM-204"],
            ["Σύνθεση", "65% πολυεστέρας, 35% βαμβάκι"],
            ["Βάρος τεμαχίου", "280 γρ."],
            ["Χώρα κατασκευής", "Ελλάδα"],
          ],
          style: "gap",
        },
        {
          text: [
            "συμμορφώνεται με τις διατάξεις του Κανονισμού (ΕΕ) 1007/2011 για τις ονομασίες των υφαντικών ινών, του Κανονισμού (ΕΕ) 2023/988 για τη γενική ασφάλεια των προϊόντων και του Κανονισμού (ΕΚ) 1907/2006 (REACH).",
          ],
        },
        {
          text: [
            "Το προϊόν φέρει πιστοποιητικό STANDARD 100 by OEKO-TEX® με αριθμό 19.HGR.27745 (Hohenstein), με ισχύ έως 30/04/2027.",
          ],
        },
        { bar: "Οδηγίες φροντίδας" },
        {
          text: [
            "Πλύσιμο στους 60 °C",
            "Μη χρησιμοποιείτε λευκαντικό",
            "Σιδέρωμα έως 150 °C",
            "Μην κάνετε στεγνό καθάρισμα",
          ],
        },
        {
          beside: [
            [
              {
                pairs: [
                  ["Κατασκευαστής", "Υφαντική Θεσσαλίας Α.Ε."],
                  ["Διεύθυνση", "Λαρίσης 88, 383 34 Βόλος"],
                ],
                style: "stacked",
              },
            ],
            [{ text: ["Για την εταιρεία", "Ελένη Ράπτη", "Υπεύθυνη ποιότητας"] }],
          ],
        },
      ],
    ],
    truth: {
      brand: "Pelion Medical",
      reference: "PM-204",
      fibre_composition: fibres("polyester 65, cotton 35"),
      net_weight: 280,
      country_making: "GR",
      certificates: [
        {
          name: "STANDARD 100 by OEKO-TEX",
          number: "19.HGR.27745",
          issuer: "Hohenstein",
          valid_until: "2027-04-30",
        },
      ],
      care_washing: "wash_60",
      care_bleaching: "do_not_bleach",
      care_ironing: "iron_150",
      care_professional: ["do_not_dry_clean"],
      manufacturer_name: "Υφαντική Θεσσαλίας Α.Ε.",
      manufacturer_address: "Λαρίσης 88, 383 34 Βόλος",
    },
  },

  {
    name: "tenth-second-ro-declaration-shirt",
    language: "ro",
    template: "textile",
    kind: "declaration",
    font: "serif",
    also: ["scan"],
    pages: [
      [
        {
          text: [
            "S.C. CONFECȚII TÂRNAVA S.R.L.",
            "Mediaș, str. Fabricii nr. 27, jud. Sibiu",
            "J32/418/2004 · CUI RO 16220784",
          ],
          size: 9,
        },
        { title: "DECLARAȚIE DE CONFORMITATE" },
        { text: ["Nr. 214 din 12.10.2026"] },
        {
          text: [
            "Noi, S.C. Confecții Târnava S.R.L., cu sediul în Mediaș, str. Fabricii nr. 27, jud. Sibiu, în calitate de producător, asigurăm, garantăm și declarăm pe propria răspundere, conform prevederilor art. 5 din HG nr. 1022/2002, că produsul:",
          ],
        },
        {
          table: [
            ["Denumire produs", "Cămașă bărbătească, mânecă lungă"],
            ["Marca", "Ardeleanul"],
            ["Cod articol", "CB-1106"],
            ["Compoziție", "60% bumbac, 40% poliester"],
            ["Țara de fabricație", "România"],
            ["Lot / cantitate", "26-0931 / 1.450 buc."],
            ["Factura nr.", "CT 008812 / 12.10.2026"],
          ],
          widths: [160, 327],
          lines: true,
        },
        {
          text: [
            "la care se referă această declarație nu pune în pericol viața, sănătatea, securitatea muncii, nu produce un impact negativ asupra mediului și este în conformitate cu Regulamentul (UE) nr. 1007/2011 privind denumirile fibrelor textile și cu standardul de firmă SF 03/2019.",
          ],
        },
        {
          text: [
            "Instrucțiuni de întreținere: spălare la max. 40 °C; nu folosiți înălbitori; călcare la max. 150 °C; nu se usucă în uscător prin centrifugare.",
          ],
        },
        { text: ["Termen de garanție: 24 luni de la data vânzării către consumator."], size: 9 },
        {
          beside: [[{ text: ["Director,", "ing. Ovidiu Moldovan"] }], [{ text: ["C.T.C.,", "Maria Suciu"] }]],
        },
      ],
    ],
    truth: {
      manufacturer_name: "S.C. Confecții Târnava S.R.L.",
      manufacturer_address: "Mediaș, str. Fabricii nr. 27, jud. Sibiu",
      brand: "Ardeleanul",
      reference: "CB-1106",
      fibre_composition: fibres("cotton 60, polyester 40"),
      country_making: "RO",
      care_washing: "wash_40",
      care_bleaching: "do_not_bleach",
      care_ironing: "iron_150",
      care_drying: ["do_not_tumble"],
    },
  },
  {
    name: "tenth-second-cs-delivery-note-nightgown",
    language: "cs",
    template: "textile",
    kind: "other",
    font: "sans",
    pages: [
      [
        { title: "Dodací list č. DL2601190" },
        {
          beside: [
            [
              {
                text: [
                  "Dodavatel:",
                  "Prádlo Orlice s.r.o.",
                  "Tkalcovská 418",
                  "517 21 Týniště nad Orlicí",
                  "IČ 27481902, DIČ CZ27481902",
                ],
                size: 9,
              },
            ],
            [
              {
                text: ["Odběratel:", "Textil Hrubá", "Náměstí Míru 5", "568 02 Svitavy", "IČ 61288471"],
                size: 9,
              },
            ],
          ],
        },
        {
          pairs: [
            ["Datum vystavení", "18. 11. 2026"],
            ["Objednávka č.", "OBJ-5502"],
            ["Způsob dopravy", "PPL"],
          ],
          style: "gap",
        },
        {
          table: [
            ["Kat. č.", "Název zboží", "MJ", "Množství", "Cena/MJ bez DPH", "Celkem"],
            ["3318", "Noční košile dámská, krátký rukáv", "ks", "24", "389,00", "9 336,00"],
          ],
          widths: [55, 192, 35, 60, 75, 70],
          lines: true,
        },
        { text: ["Údaje o zboží kat. č. 3318:"] },
        {
          pairs: [
            ["Značka", "Orlice"],
            ["Model", "Adélka"],
            ["EAN", "8594172033857"],
            ["Materiálové složení", "95 % viskóza, 5 % elastan"],
            ["Hmotnost 1 ks", "0,205 kg"],
            ["Země původu", "Česká republika"],
            ["Výrobce", "Prádlo Orlice s.r.o."],
            ["Ošetřování", "prát na 30 °C, nebělit, žehlit na max. 110 °C, nesušit v bubnové sušičce"],
          ],
          style: "gap",
        },
        {
          text: [
            "Zboží zůstává do úplného zaplacení majetkem dodavatele. Reklamace zjevných vad do 3 dnů od převzetí.",
            "Vystavil: Kučerová          Převzal (podpis, razítko):",
          ],
          size: 9,
        },
      ],
    ],
    truth: {
      reference: "3318",
      brand: "Orlice",
      model_name: "Adélka",
      gtin: "8594172033857",
      fibre_composition: fibres("viscose 95, elastane 5"),
      net_weight: 205,
      country_making: "CZ",
      manufacturer_name: "Prádlo Orlice s.r.o.",
      manufacturer_address: "Tkalcovská 418, 517 21 Týniště nad Orlicí",
      care_washing: "wash_30",
      care_bleaching: "do_not_bleach",
      care_ironing: "iron_110",
      care_drying: ["do_not_tumble"],
    },
  },
  {
    name: "tenth-second-hu-quality-certificate-cardigan",
    language: "hu",
    template: "textile",
    kind: "declaration",
    font: "sans",
    also: ["fax"],
    pages: [
      [
        { title: "MINŐSÉGI BIZONYÍTVÁNY" },
        { text: ["Szám: 2026/0377          Kelt: Békéscsaba, 2026. november 10."] },
        {
          pairs: [
            ["Gyártó neve", "Körös Kötöttáru Kft."],
            ["Gyártó címe", "5600 Békéscsaba, Szövő utca 12."],
            ["Vevő", "Divatház Zrt., 1138 Budapest"],
            ["Szállítólevél száma", "SZL-11842"],
          ],
          style: "dots",
        },
        { bar: "A termék adatai" },
        {
          pairs: [
            ["Megnevezés", "Női kardigán, gombos"],
            ["Márka", "Körös Knit"],
            ["Cikkszám", "K-884"],
            ["Anyagösszetétel", "50% gyapjú, 30% akril, 20% poliamid"],
            ["Egy darab tömege", "430 g"],
            ["Származási ország", "Magyarország"],
            ["Mennyiség", "360 db"],
          ],
          style: "dots",
        },
        { bar: "Kezelési útmutató" },
        {
          text: [
            "Kézzel mosható",
            "Fehéríteni tilos",
            "Fektetve szárítandó",
            "Vasalás legfeljebb 110 °C-on",
            "Vegytisztítás: P jelű oldószerrel",
          ],
        },
        {
          text: [
            "Igazoljuk, hogy a fenti termék megfelel az 1007/2011/EU rendelet előírásainak, és a 6/2018. számú vállalati szabvány szerint I. osztályú minőségű.",
          ],
        },
        { text: ["Szabó Ágnes, minőségellenőr (P. H.)"] },
      ],
    ],
    truth: {
      manufacturer_name: "Körös Kötöttáru Kft.",
      manufacturer_address: "5600 Békéscsaba, Szövő utca 12.",
      brand: "Körös Knit",
      reference: "K-884",
      fibre_composition: fibres("wool 50, acrylic 30, polyamide 20"),
      net_weight: 430,
      country_making: "HU",
      care_washing: "hand_wash",
      care_bleaching: "do_not_bleach",
      care_drying: ["flat"],
      care_ironing: "iron_110",
      care_professional: ["dry_p"],
    },
  },
  {
    name: "tenth-second-da-order-confirmation-babywear",
    language: "da",
    template: "textile",
    kind: "other",
    font: "narrow",
    pages: [
      [
        {
          beside: [
            [{ title: "Ordrebekræftelse" }, { text: ["Ordre 118204", "Dato 17.11.2026", "Vor ref. Mette"] }],
            [
              {
                text: [
                  "Lillevang Børnetøj ApS",
                  "Klostergade 40, 2. sal",
                  "8000 Aarhus C",
                  "CVR 39 41 20 77",
                ],
                size: 9,
              },
            ],
          ],
        },
        { text: ["Til: Butik Mille & Mads, Algade 17, 4000 Roskilde"] },
        {
          table: [
            ["Varenr.", "Beskrivelse", "Str.", "Antal", "Stk. pris", "I alt DKK"],
            ["LV-1010", "Body, langærmet, kit", "62-92", "30", "79,00", "2.370,00"],
            ["LV-1024", "Leggings, rib, mos", "62-98", "24", "72,00", "1.728,00"],
            ["LV-1050", "Hue, dobbelt, kit", "0-2 år", "20", "49,00", "980,00"],
          ],
          widths: [65, 182, 60, 50, 60, 70],
          lines: true,
        },
        {
          pairs: [
            ["Subtotal", "5.078,00"],
            ["Moms 25 %", "1.269,50"],
            ["Total DKK", "6.347,50"],
          ],
          style: "gap",
        },
        { bar: "Gælder for alle varer på ordren" },
        {
          pairs: [
            ["Mærke", "Lillevang"],
            ["Materiale", "100 % økologisk bomuld"],
            ["Fremstillet i", "Portugal"],
            ["Producent", "Confecções Boavista, Lda"],
            ["GOTS-certifikat", "ICEA-TEX-GOTS-2026-1147 (ICEA), gyldigt til 31-08-2027"],
            ["Vask", "40 grader, må ikke bleges, må ikke tørretumbles"],
          ],
          style: "gap",
        },
        {
          text: [
            "Forventet levering: uge 3, 2027. Betaling netto 14 dage. Bank: reg. 9217, konto 4418802075. Varer leveret efter ordre tages ikke retur.",
          ],
          size: 8,
        },
      ],
    ],
    truth: {
      brand: "Lillevang",
      fibre_composition: fibres("organic cotton 100"),
      country_making: "PT",
      manufacturer_name: "Confecções Boavista, Lda",
      certificates: [
        {
          name: "GOTS",
          number: "ICEA-TEX-GOTS-2026-1147",
          issuer: "ICEA",
          valid_until: "2027-08-31",
        },
      ],
      care_washing: "wash_40",
      care_bleaching: "do_not_bleach",
      care_drying: ["do_not_tumble"],
    },
  },
  {
    name: "tenth-second-fi-supplier-declaration-socks",
    language: "fi",
    template: "textile",
    kind: "declaration",
    font: "sans",
    pages: [
      [
        { title: "Tavarantoimittajan vakuutus / Supplier's declaration" },
        {
          text: ["Vastaanottaja / To: Pohjolan Retki Oy, hankinta, Oulu", "Päiväys / Date: 20.11.2026"],
          size: 9,
        },
        {
          pairs: [
            ["Valmistaja / Manufacturer", "Sukkatehdas Nokela Oy"],
            ["Osoite / Address", "Kutojantie 6, 33720 Tampere, Suomi"],
            ["Tuote / Product", "Vaellussukka / Hiking sock"],
            ["Tuotemerkki / Brand", "Nokela"],
            ["Malli / Model", "Saana"],
            ["Tuotekoodi / Article no.", "8850"],
            ["EAN", "6430081275044"],
          ],
          style: "stacked",
        },
        {
          table: [
            ["Kuitu / Fibre", "%"],
            ["Merinovilla / Merino wool", "68"],
            ["Polyamidi / Polyamide", "30"],
            ["Elastaani / Elastane", "2"],
          ],
          widths: [220, 60],
          lines: true,
        },
        {
          text: [
            "Vakuutamme, että yllä mainittu tuote on valmistettu Suomessa Tampereen tehtaallamme ja että se täyttää asetuksen (EU) N:o 1007/2011 ja REACH-asetuksen (EY) N:o 1907/2006 vaatimukset.",
            "We declare that the above product is made in Finland at our Tampere mill and meets the requirements of Regulations (EU) No 1007/2011 and (EC) No 1907/2006.",
          ],
        },
        { text: ["Tampereella / In Tampere", "Jukka Rantanen, laatupäällikkö / quality manager"], size: 9 },
      ],
    ],
    truth: {
      manufacturer_name: "Sukkatehdas Nokela Oy",
      manufacturer_address: "Kutojantie 6, 33720 Tampere, Suomi",
      brand: "Nokela",
      model_name: "Saana",
      reference: "8850",
      gtin: "6430081275044",
      fibre_composition: fibres("merino wool 68, polyamide 30, elastane 2"),
      country_making: "FI",
    },
  },
  {
    name: "tenth-second-en-gots-transaction-certificate",
    language: "en",
    template: "textile",
    kind: "certificate",
    font: "narrow",
    pages: [
      [
        { title: "TRANSACTION CERTIFICATE (TC)" },
        { text: ["Global Organic Textile Standard (GOTS), version 7.0", "TC Number: OC-GOTS-TC-0418832-26"] },
        {
          table: [
            [
              "1. Certification body\nOneCert International Pvt. Ltd.\nH-08, Mansarovar Industrial Area\nJaipur 302020, India",
              "2. Certified seller\nKaveri Knit Garments Pvt. Ltd.\n14/2 Avinashi Road\nTiruppur 641603, India\nScope certificate: OC-GOTS-SC-26-009714",
            ],
            [
              "3. Buyer\nHolm & Datter A/S\nVestergade 91\n5000 Odense C, Denmark",
              "4. Consignee\nBLUE FJORD LOGISTICS\nHavnegade 2\n7100 Vejle, Denmark",
            ],
          ],
          lines: true,
        },
        { bar: "5. Certified products" },
        {
          pairs: [
            ["Article no.", "KKG-2291"],
            ["Product category", "Women's apparel (PC0002)"],
            ["Product detail", "T-shirts (PD0063)"],
            ["Material composition", "95% organic cotton, 5% elastane"],
            ["Label grade", "Organic"],
            ["Number of units", "4,800 pieces"],
            ["Net shipping weight", "696.00 kg"],
            ["Certified weight", "661.20 kg"],
            ["Last processor (manufacturer)", "Kaveri Knit Garments Pvt. Ltd."],
            ["Country of manufacture", "India"],
          ],
          style: "colon",
        },
        { bar: "6. Shipment" },
        {
          table: [
            ["Shipment no.", "Date", "Transport document", "Invoice"],
            ["01", "2026-10-09", "BL MEDUTP884172", "KKG/EXP/0388/26-27"],
          ],
          lines: true,
        },
        {
          text: [
            "This is to certify that, based on the relevant documentation provided by the seller named in box 2, the certified products as listed in box 5 have been processed in accordance with the standard named above.",
            "Place and date of issue: Jaipur, 2026-10-15. This electronically issued document is the valid original version.",
          ],
          size: 8.5,
        },
      ],
    ],
    truth: {
      certificates: [
        {
          name: "GOTS transaction certificate",
          number: "OC-GOTS-TC-0418832-26",
          issuer: "OneCert International Pvt. Ltd.",
        },
        { name: "GOTS scope certificate", number: "OC-GOTS-SC-26-009714" },
      ],
      reference: "KKG-2291",
      fibre_composition: fibres("organic cotton 95, elastane 5"),
      manufacturer_name: "Kaveri Knit Garments Pvt. Ltd.",
      manufacturer_address: "14/2 Avinashi Road, Tiruppur 641603, India",
      country_making: "IN",
    },
  },
  {
    name: "tenth-second-en-grs-scope-certificate",
    language: "en",
    template: "textile",
    kind: "certificate",
    font: "serif",
    pages: [
      [
        { text: ["Control Union Certifications B.V."], size: 13 },
        { text: ["P.O. Box 161, 8000 AD Zwolle, The Netherlands"], size: 8 },
        { title: "SCOPE CERTIFICATE" },
        { text: ["Scope certificate number CU1102297GRS-2026-00058113"] },
        { text: ["Control Union Certifications B.V. certifies that"] },
        {
          text: ["Meias do Sousa, Lda", "Rua das Tecedeiras 45", "4620-388 Lousada", "Portugal"],
          size: 12,
        },
        {
          text: [
            "has been audited and found to be in conformity with the Global Recycled Standard (GRS) version 4.0.",
            "Product categories mentioned below (and further specified in the product appendix) conform with the standard:",
            "Product category: Socks and hosiery (PC0018)",
            "Process categories: Knitting (PR0015), Manufacturing (PR0018), Exporting (PR0007)",
          ],
        },
        {
          text: [
            "This certificate is valid until 12 July 2027",
            "Place and date of issue: Zwolle, 13 July 2026",
          ],
        },
        {
          text: [
            "This scope certificate provides no proof that any goods delivered by its holder are GRS certified. Proof of GRS certification of goods delivered is provided by a valid transaction certificate covering them.",
          ],
          size: 8,
        },
      ],
      [
        { bar: "Product appendix to certificate CU1102297GRS-2026-00058113" },
        {
          table: [
            ["Product", "Material composition", "Label grade"],
            ["Sports socks", "60% recycled post-consumer polyester\n37% polyamide\n3% elastane", "GRS"],
          ],
          widths: [130, 257, 100],
          lines: true,
        },
        {
          pairs: [
            ["Recycled content", "60%"],
            ["Manufacturer", "Meias do Sousa, Lda"],
            ["Country of production", "Portugal"],
          ],
          style: "gap",
        },
        { text: ["Certified organisation: Meias do Sousa, Lda. Page 2 of 2."], size: 8 },
      ],
    ],
    truth: {
      certificates: [
        {
          name: "Global Recycled Standard (GRS)",
          number: "CU1102297GRS-2026-00058113",
          issuer: "Control Union Certifications B.V.",
          valid_until: "2027-07-12",
        },
      ],
      manufacturer_name: "Meias do Sousa, Lda",
      manufacturer_address: "Rua das Tecedeiras 45, 4620-388 Lousada, Portugal",
      fibre_composition: fibres("recycled polyester 60, polyamide 37, elastane 3"),
      recycled_content: 60,
      country_making: "PT",
    },
  },
  {
    name: "tenth-second-bg-invoice-dress",
    language: "bg",
    template: "textile",
    kind: "invoice",
    font: "sans",
    also: ["scan"],
    pages: [
      [
        { title: "ФАКТУРА № 0000014417" },
        { text: ["Дата на издаване: 09.11.2026 г.          Оригинал"] },
        {
          beside: [
            [
              {
                text: [
                  "Доставчик:",
                  "Ропотамо Текс ООД",
                  "бул. Индустриален 18",
                  "8200 Поморие",
                  "ЕИК 147208813",
                  "МОЛ: Стоян Дечев",
                ],
                size: 9,
              },
            ],
            [
              {
                text: ["Получател:", "Бутик Марица ЕООД", "ул. Гладстон 7", "4000 Пловдив", "ЕИК 203917745"],
                size: 9,
              },
            ],
          ],
        },
        {
          table: [
            ["Арт. №", "Наименование", "Мярка", "К-во", "Ед. цена", "Стойност"],
            ["5140", "Дамска рокля „Калина“", "бр.", "40", "46,00", "1 840,00"],
          ],
          widths: [55, 182, 50, 50, 70, 80],
          lines: true,
        },
        {
          pairs: [
            ["Данъчна основа", "1 840,00 EUR"],
            ["ДДС 20 %", "368,00 EUR"],
            ["Сума за плащане", "2 208,00 EUR"],
          ],
        },
        { bar: "Данни за стоката" },
        {
          pairs: [
            ["Производител", "Ропотамо Текс ООД"],
            ["Марка", "Rosa Pontica"],
            ["Модел", "Калина"],
            ["Състав", "70 % вискоза, 30 % полиамид"],
            ["Тегло на 1 бр.", "320 г"],
            ["Произход", "България"],
          ],
        },
        {
          text: [
            "Начин на плащане: по банков път, IBAN BG18UNCR70001523009914",
            "Съставил: В. Иванова          Получил:",
          ],
          size: 9,
        },
      ],
    ],
    truth: {
      reference: "5140",
      model_name: "Калина",
      brand: "Rosa Pontica",
      manufacturer_name: "Ропотамо Текс ООД",
      manufacturer_address: "бул. Индустриален 18, 8200 Поморие",
      fibre_composition: fibres("viscose 70, polyamide 30"),
      net_weight: 320,
      country_making: "BG",
    },
  },
  {
    name: "tenth-second-lt-waybill-linen",
    language: "lt",
    template: "textile",
    kind: "other",
    font: "sans",
    also: ["photo"],
    pages: [
      [
        { title: "PREKIŲ VAŽTARAŠTIS Serija RG Nr. 004518" },
        { text: ["2026 m. lapkričio 13 d."] },
        {
          table: [
            ["Siuntėjas (pardavėjas)", "UAB Rugelio linai, Verpėjų g. 22, LT-35119 Panevėžys"],
            ["Gavėjas (pirkėjas)", "MB Namų jaukuma, Laisvės al. 60, LT-44246 Kaunas"],
            ["Pakrovimo vieta", "Panevėžys, sandėlis Nr. 2"],
          ],
          widths: [150, 337],
          lines: true,
        },
        {
          table: [
            ["Kodas", "Prekės pavadinimas", "Mato vnt.", "Kiekis", "Kaina", "Suma"],
            ["RL-220", "Lininis patalynės komplektas 200 x 220 cm", "kompl.", "15", "118,00", "1770,00"],
          ],
          widths: [60, 207, 60, 45, 55, 60],
          lines: true,
        },
        {
          pairs: [
            ["Prekės ženklas", "Rugelis"],
            ["Barkodas (EAN)", "4779083411268"],
            ["Sudėtis", "100 % linas"],
            ["1 komplekto svoris", "1,65 kg"],
            ["Pagaminta", "Lietuvoje"],
            ["Gamintojas", "UAB Rugelio linai"],
            ["Priežiūra", "skalbti 60 °C, nebalinti, lyginti iki 200 °C"],
          ],
          style: "dots",
        },
        {
          text: ["Viso suma su PVM 21 %: 2141,70 EUR", "Išdavė: sandėlininkas T. Žukas          Priėmė:"],
          size: 9,
        },
      ],
    ],
    truth: {
      reference: "RL-220",
      brand: "Rugelis",
      gtin: "4779083411268",
      fibre_composition: fibres("linen 100"),
      net_weight: 1650,
      country_making: "LT",
      manufacturer_name: "UAB Rugelio linai",
      manufacturer_address: "Verpėjų g. 22, LT-35119 Panevėžys",
      care_washing: "wash_60",
      care_bleaching: "do_not_bleach",
      care_ironing: "iron_200",
    },
  },
  {
    name: "tenth-second-de-order-confirmation-down-jacket",
    language: "de",
    template: "textile",
    kind: "other",
    font: "sans",
    also: ["fax"],
    pages: [
      [
        { text: ["Fellhorn Outdoor GmbH · Am Gewerbepark 11 · 87561 Oberstdorf"], size: 8 },
        {
          beside: [
            [
              {
                text: ["Sporthaus Brenninger KG", "Einkauf", "Marktplatz 3", "83671 Benediktbeuern"],
              },
            ],
            [
              {
                pairs: [
                  ["Kunden-Nr.", "20774"],
                  ["Beleg-Nr.", "AB-2611480"],
                  ["Datum", "19.11.2026"],
                  ["Liefertermin", "KW 49"],
                ],
              },
            ],
          ],
        },
        { title: "Auftragsbestätigung" },
        {
          text: ["Vielen Dank für Ihre Bestellung vom 17.11.2026, die wir wie folgt bestätigen:"],
        },
        {
          table: [
            ["Pos.", "Artikel-Nr.", "Bezeichnung", "Menge", "EP €", "Gesamt €"],
            ["1", "7730-099", "Damen-Daunenjacke, schwarz, Gr. M", "10", "112,50", "1.125,00"],
          ],
          widths: [35, 75, 192, 50, 60, 75],
        },
        {
          pairs: [
            ["Marke", "Fellhorn"],
            ["Modell", "Nebelhorn Lady"],
            ["EAN", "4260718355090"],
            ["Oberstoff", "100 % Polyamid"],
            ["Futter", "100 % Polyester"],
            ["Füllung", "90 % Daunen, 10 % Federn"],
            ["Gewicht", "420 g"],
            ["Ursprungsland", "Vietnam"],
            ["Hersteller", "Fellhorn Outdoor GmbH"],
          ],
          style: "gap",
        },
        {
          text: [
            "Das Produkt ist nach dem Responsible Down Standard zertifiziert: Zertifikat-Nr. CU1099873RDS-2026-00041265, Control Union. Enthält nichttextile Teile tierischen Ursprungs.",
          ],
          size: 9,
        },
        {
          pairs: [
            ["Nettobetrag", "1.125,00"],
            ["zzgl. 19 % MwSt.", "213,75"],
            ["Gesamtbetrag EUR", "1.338,75"],
          ],
          style: "gap",
        },
        {
          text: [
            "Zahlbar innerhalb 10 Tagen mit 2 % Skonto, 30 Tage netto. Es gelten unsere AGB.",
            "Amtsgericht Kempten HRB 11824 · USt-IdNr. DE 298114703 · Geschäftsführer: Anton Vogler",
          ],
          size: 8,
        },
      ],
    ],
    truth: {
      reference: "7730-099",
      brand: "Fellhorn",
      model_name: "Nebelhorn Lady",
      gtin: "4260718355090",
      fibre_composition: fibres(
        "shell: polyamide 100 | lining: polyester 100 | filling: down 90, feathers 10",
      ),
      net_weight: 420,
      country_making: "VN",
      manufacturer_name: "Fellhorn Outdoor GmbH",
      manufacturer_address: "Am Gewerbepark 11, 87561 Oberstdorf",
      certificates: [
        {
          name: "Responsible Down Standard",
          number: "CU1099873RDS-2026-00041265",
          issuer: "Control Union",
        },
      ],
    },
  },

  {
    name: "tenth-second-fr-agec-declaration-sweater",
    language: "fr",
    template: "textile",
    kind: "declaration",
    font: "narrow",
    pages: [
      [
        { title: "Déclaration fournisseur – loi AGEC, article 13" },
        {
          text: [
            "À compléter par le fournisseur pour chaque référence commandée (décret n° 2022-748 du 29 avril 2022).",
          ],
          size: 9,
        },
        {
          beside: [
            [
              {
                pairs: [
                  ["Marque", "Goéland d'Iroise"],
                  ["Référence", "PUL-0347"],
                  ["Modèle", "Molène"],
                ],
                style: "stacked",
              },
            ],
            [
              {
                pairs: [
                  ["Désignation", "Pull marin homme, rayé"],
                  ["Gencod", "3760245198036"],
                  ["Saison", "E27"],
                ],
                style: "stacked",
              },
            ],
          ],
        },
        { bar: "Matières" },
        {
          text: [
            "58 % coton biologique, 42 % polyester recyclé.",
            "Produit comportant au moins 42 % de matières recyclées.",
          ],
        },
        { bar: "Traçabilité" },
        {
          table: [
            ["Étape", "Pays"],
            ["Tricotage", "Turquie"],
            ["Teinture", "Turquie"],
            ["Confection", "Tunisie"],
          ],
          widths: [180, 160],
          lines: true,
        },
        { bar: "Substances et microfibres" },
        {
          pairs: [
            ["Substance SVHC > 0,1 %", "Non"],
            ["Rejet de microfibres plastiques (synthétique > 50 %)", "Non"],
          ],
        },
        {
          text: [
            "Fabricant : Bonneterie du Sahel SARL, Zone industrielle Route de Sousse, 5100 Mahdia, Tunisie",
            "Fait à Mahdia, le 03/11/2026. Signature et cachet :",
          ],
        },
      ],
    ],
    truth: {
      brand: "Goéland d'Iroise",
      reference: "PUL-0347",
      model_name: "Molène",
      gtin: "3760245198036",
      fibre_composition: fibres("organic cotton 58, recycled polyester 42"),
      recycled_content: 42,
      country_weaving: "TR",
      country_dyeing: "TR",
      country_making: "TN",
      manufacturer_name: "Bonneterie du Sahel SARL",
      manufacturer_address: "Zone industrielle Route de Sousse, 5100 Mahdia, Tunisie",
    },
  },
  {
    name: "tenth-second-uk-commercial-invoice-linen-shirt",
    language: "uk",
    template: "textile",
    kind: "invoice",
    font: "sans",
    pages: [
      [
        { title: "РАХУНОК-ФАКТУРА / COMMERCIAL INVOICE" },
        {
          text: ["№ 114/26          Дата / Date: 10.11.2026          Контракт / Contract: VP-09/25"],
          size: 9,
        },
        {
          beside: [
            [
              {
                text: [
                  "Виробник і продавець / Manufacturer and seller:",
                  "Vyshyvka Polissia LLC",
                  "Kyivska Street 77",
                  "10014 Zhytomyr",
                  "Ukraine",
                ],
                size: 9,
              },
            ],
            [
              {
                text: ["Покупець / Buyer:", "Galerie Slavia GmbH", "Lindengasse 22", "1070 Wien", "Austria"],
                size: 9,
              },
            ],
          ],
        },
        {
          table: [
            [
              "№",
              "Найменування товару / Description",
              "Код УКТЗЕД / HS",
              "К-сть / Qty",
              "Ціна / Price",
              "Сума / Amount",
            ],
            [
              "1",
              "Сорочка жіноча лляна з вишивкою, артикул VL-71 / Women's embroidered linen shirt, art. VL-71",
              "6206 90",
              "120",
              "24,50",
              "2 940,00",
            ],
            ["", "Разом / Total EUR", "", "120", "", "2 940,00"],
          ],
          widths: [25, 212, 65, 50, 60, 75],
          lines: true,
        },
        {
          pairs: [
            ["Торгова марка / Trademark", "Polissia"],
            ["Склад / Composition", "100% льон / 100% linen"],
            ["Вага нетто 1 шт. / Net weight per pc", "0,260 кг / kg"],
            ["Країна походження / Country of origin", "Україна / Ukraine"],
            ["Умови поставки / Delivery terms", "FCA Zhytomyr (Incoterms 2020)"],
            ["Місць / Packages", "6 коробок / cartons, 34,8 кг брутто / kg gross"],
          ],
        },
        {
          text: [
            "Сума прописом: дві тисячі дев'ятсот сорок євро 00 центів.",
            "Директор / Director: О. Мельничук",
          ],
          size: 9,
        },
      ],
    ],
    truth: {
      manufacturer_name: "Vyshyvka Polissia LLC",
      manufacturer_address: "Kyivska Street 77, 10014 Zhytomyr, Ukraine",
      reference: "VL-71",
      brand: "Polissia",
      fibre_composition: fibres("linen 100"),
      net_weight: 260,
      country_making: "UA",
    },
  },
  {
    name: "tenth-second-no-declaration-hi-vis-vest",
    language: "no",
    template: "textile",
    kind: "declaration",
    font: "serif",
    pages: [
      [
        { title: "EU-SAMSVARSERKLÆRING" },
        {
          text: [
            "1. Personlig verneutstyr: Refleksvest med glidelås, klasse 2. Varemerke: Varde Pro. Modell: Signal. Artikkelnummer: VP-3310.",
            "2. Produsentens navn og adresse: Varde Arbeidsklær AS, Industriveien 19, 4344 Bryne, Norge",
            "3. Denne samsvarserklæringen er utstedt på produsentens eneansvar.",
            "4. Erklæringens gjenstand: gul vest med to horisontale refleksbånd. Materiale: 100 % polyester. Produksjonsland: Latvia.",
            "5. Gjenstanden for erklæringen beskrevet i punkt 4 er i samsvar med relevant unionsregelverk: forordning (EU) 2016/425.",
            "6. Harmoniserte standarder som er brukt: EN ISO 20471:2013+A1:2016 og EN ISO 13688:2013+A1:2021.",
            "7. Det tekniske kontrollorganet SGS Fimko Oy (0598) har utført EU-typeprøvingen (modul B) og utstedt sertifikat nr. 0598/PPE/26/4417, gyldig til 11.05.2031.",
            "8. Verneutstyret er i kategori II.",
          ],
        },
        {
          table: [
            ["Vask", "40 °C, skånsomt program"],
            ["Bleking", "Skal ikke blekes"],
            ["Tørketrommel", "Skal ikke tørkes i trommel"],
            ["Stryking", "Skal ikke strykes"],
          ],
          widths: [140, 240],
          lines: true,
        },
        {
          text: [
            "Signert for og på vegne av Varde Arbeidsklær AS",
            "Bryne, 2. november 2026",
            "Ingrid Håland, teknisk leder",
          ],
        },
      ],
    ],
    truth: {
      brand: "Varde Pro",
      model_name: "Signal",
      reference: "VP-3310",
      manufacturer_name: "Varde Arbeidsklær AS",
      manufacturer_address: "Industriveien 19, 4344 Bryne, Norge",
      fibre_composition: fibres("polyester 100"),
      country_making: "LV",
      certificates: [
        {
          name: "EU type-examination",
          number: "0598/PPE/26/4417",
          issuer: "SGS Fimko Oy",
          valid_until: "2031-05-11",
        },
      ],
      care_washing: "wash_40_mild",
      care_bleaching: "do_not_bleach",
      care_drying: ["do_not_tumble"],
      care_ironing: "do_not_iron",
    },
  },
  {
    name: "tenth-second-hr-customs-declaration-pyjamas",
    language: "hr",
    template: "textile",
    kind: "other",
    font: "narrow",
    pages: [
      [
        { title: "JEDINSTVENA CARINSKA DEKLARACIJA – UVOZ" },
        {
          text: ["MRN 26HR030228411907R4          Datum prihvaćanja: 04.11.2026.          Obrazac 1/1"],
          size: 9,
        },
        {
          table: [
            [
              "2 Pošiljatelj / Izvoznik\nAsia Link Trading Pte. Ltd.\n10 Anson Road, Singapore 079903",
              "8 Primatelj\nDječji svijet d.o.o.\nSavska cesta 141, 10000 Zagreb\nEORI HR71280944163",
            ],
            ["14 Deklarant / Zastupnik\nRijeka Špedicija d.o.o., Rijeka", "17 Zemlja odredišta\nHR Hrvatska"],
            [
              "21 Prijevozno sredstvo\nMSC ARIANE, kontejner MEDU 448120 7",
              "22 Valuta i iznos\nEUR 11.232,00",
            ],
          ],
          lines: true,
        },
        {
          table: [
            [
              "31 Pakiranja i naziv robe",
              "78 kartona. Djevojačke pidžame, pletene, 100 % pamuk, marka Zvončica, model Luna, art. DS-5507, 2.340 kom.",
            ],
            ["33 Oznaka robe", "6108 31 00 00"],
            ["34 Zemlja podrijetla", "BD Bangladeš"],
            ["35 Bruto masa (kg)", "712,4"],
            ["36 Povlastica", "200"],
            ["38 Neto masa (kg)", "631,8"],
            ["42 Cijena stavke", "11.232,00"],
            ["44 Dodatni podaci", "N380 ALT-26/2207, N705, REX BDREXBD01844"],
            ["47 Obračun davanja", "A00 12.180,00 0 % 0,00 / B00 12.180,00 25 % 3.045,00"],
          ],
          widths: [140, 347],
          lines: true,
        },
        { text: ["Carinski ured Rijeka. Roba puštena u slobodan promet 04.11.2026."], size: 9 },
      ],
    ],
    truth: {
      fibre_composition: fibres("cotton 100"),
      brand: "Zvončica",
      model_name: "Luna",
      reference: "DS-5507",
      country_making: "BD",
      commodity_code: "6108310000",
    },
  },
  {
    name: "tenth-second-sl-test-report-blanket",
    language: "sl",
    template: "textile",
    kind: "test_report",
    font: "sans",
    pages: [
      [
        {
          beside: [
            [{ text: ["Inštitut za tekstilne preiskave", "Tržaška cesta 204, 1000 Ljubljana"], size: 9 }],
            [{ text: ["Akreditirani laboratorij SA LP-118", "stran 1 od 1"], size: 9 }],
          ],
        },
        { title: "POROČILO O PRESKUSU št. 26-0913" },
        {
          pairs: [
            ["Naročnik", "Trgovina Dom in vrt d.d., Maribor"],
            ["Prejem vzorca", "7. 10. 2026"],
            ["Vzorec", "odeja, tkana, 150 x 200 cm, kosmatena"],
            ["Blagovna znamka", "Jelovica"],
            ["Oznaka artikla", "OD-1604"],
            ["Proizvajalec", "Tkalnica Selca d.o.o."],
            ["Naslov proizvajalca", "Kidričeva cesta 41, 4220 Škofja Loka, Slovenija"],
            ["Država izdelave", "Slovenija"],
          ],
          style: "dots",
        },
        { bar: "Surovinska sestava (SIST EN ISO 1833-4)" },
        {
          table: [
            ["Vlakno", "Rezultat (%)", "Merilna negotovost"],
            ["volna", "80,3", "± 0,6"],
            ["poliakril", "19,7", "± 0,6"],
          ],
          widths: [160, 120, 160],
        },
        { bar: "Drugi preskusi" },
        {
          table: [
            ["Lastnost", "Metoda", "Rezultat"],
            ["Ploščinska masa", "SIST EN 12127", "431 g/m²"],
            ["Masa celotne odeje", "tehtanje", "1.295 g"],
            ["Barvna obstojnost na drgnjenje, suho", "SIST EN ISO 105-X12", "4-5"],
            ["Barvna obstojnost na drgnjenje, mokro", "SIST EN ISO 105-X12", "4"],
          ],
          widths: [217, 150, 120],
        },
        {
          text: [
            "Rezultati se nanašajo samo na preskušeni vzorec. Poročilo odobrila: dr. Nataša Zupan, vodja laboratorija, Ljubljana, 19. 10. 2026.",
          ],
          size: 9,
        },
      ],
    ],
    truth: {
      brand: "Jelovica",
      reference: "OD-1604",
      manufacturer_name: "Tkalnica Selca d.o.o.",
      manufacturer_address: "Kidričeva cesta 41, 4220 Škofja Loka, Slovenija",
      country_making: "SI",
      fibre_composition: fibres("wool 80.3, acrylic 19.7"),
      net_weight: 1295,
    },
  },
  {
    name: "tenth-second-lv-waybill-scarf",
    language: "lv",
    template: "textile",
    kind: "invoice",
    font: "mono",
    pages: [
      [
        { title: "PAVADZĪME-RĒĶINS Nr. VZ-00731" },
        { text: ["2026. gada 11. novembris"] },
        {
          text: [
            "Piegādātājs: SIA Vilnas Zeme, reģ. Nr. 44103118207",
            "Adrese: Dzirnavu iela 8, Limbaži, LV-4001",
            "Saņēmējs: SIA Dāvanu galerija, reģ. Nr. 40203377186",
            "Adrese: Brīvības iela 55, Rīga, LV-1010",
          ],
          size: 9,
        },
        {
          table: [
            ["Preces nosaukums", "Mērv.", "Daudz.", "Cena", "Summa EUR"],
            [
              "Šalle austa, 30 x 180 cm\nartikuls SA-118\nEAN 4750618422072\n80% vilna, 20% poliamīds",
              "gab.",
              "25",
              "19,80",
              "495,00",
            ],
          ],
          widths: [217, 60, 65, 65, 80],
          lines: true,
        },
        {
          text: ["PVN 21 %: 103,95", "Kopā apmaksai: 598,95 EUR"],
        },
        {
          text: [
            "Zīmols: Vilnas Zeme. Izcelsmes valsts: Latvija. Ražotājs: SIA Vilnas Zeme.",
            "Vienas šalles svars 140 g. Kopšana: mazgāt ar rokām, nebalināt, nežāvēt veļas žāvētājā.",
          ],
        },
        {
          text: ["Dokuments sagatavots elektroniski un derīgs bez paraksta. Apmaksas termiņš 14 dienas."],
          size: 8,
        },
      ],
    ],
    truth: {
      reference: "SA-118",
      gtin: "4750618422072",
      fibre_composition: fibres("wool 80, polyamide 20"),
      brand: "Vilnas Zeme",
      country_making: "LV",
      manufacturer_name: "SIA Vilnas Zeme",
      manufacturer_address: "Dzirnavu iela 8, Limbaži, LV-4001",
      net_weight: 140,
      care_washing: "hand_wash",
      care_bleaching: "do_not_bleach",
      care_drying: ["do_not_tumble"],
    },
  },
  {
    name: "tenth-second-et-declaration-underwear",
    language: "et",
    template: "textile",
    kind: "declaration",
    font: "sans",
    pages: [
      [
        {
          text: ["AS Pärnu Pesu | Kalda 14, 80010 Pärnu, Eesti | reg-kood 10448812 | info@parnupesu.example"],
          size: 8,
        },
        { title: "Vastavusdeklaratsioon" },
        {
          text: [
            "Meie, AS Pärnu Pesu, kinnitame tootjana, et allpool nimetatud toode vastab Euroopa Parlamendi ja nõukogu määrusele (EL) nr 1007/2011 ning REACH-määrusele (EÜ) nr 1907/2006.",
          ],
        },
        {
          table: [
            ["Toode", "Kaubamärk", "Tootekood", "Ribakood"],
            ["Naiste topp, õhukeste paeltega", "Meretuul", "MT-2040", "4741188305520"],
          ],
          widths: [177, 90, 90, 130],
          lines: true,
        },
        {
          pairs: [
            ["Materjali koostis", "92% modaal, 8% elastaan"],
            ["Päritoluriik", "Eesti"],
            ["Tootja", "AS Pärnu Pesu"],
          ],
        },
        {
          text: [
            "Hooldus: masinpesu 40 °C, mitte valgendada, mitte kuivatada trummelkuivatis, mitte triikida, mitte puhastada keemiliselt.",
          ],
        },
        {
          text: [
            "Deklaratsioon kehtib kuni toote koostise muutumiseni.",
            "Pärnus, 6. novembril 2026",
            "Liis Kask, tootmisjuht",
          ],
        },
      ],
    ],
    truth: {
      manufacturer_name: "AS Pärnu Pesu",
      manufacturer_address: "Kalda 14, 80010 Pärnu, Eesti",
      brand: "Meretuul",
      reference: "MT-2040",
      gtin: "4741188305520",
      fibre_composition: fibres("modal 92, elastane 8"),
      country_making: "EE",
      care_washing: "wash_40",
      care_bleaching: "do_not_bleach",
      care_drying: ["do_not_tumble"],
      care_ironing: "do_not_iron",
      care_professional: ["do_not_dry_clean"],
    },
  },
  {
    name: "tenth-second-pt-test-report-jeans",
    language: "pt",
    template: "textile",
    kind: "test_report",
    font: "sans",
    also: ["photo"],
    pages: [
      [
        { text: ["LABTÊXTIL – Laboratório de Ensaios do Vale do Ave"], size: 11 },
        { text: ["Rua do Tear 500, 4810-225 Guimarães · Acreditação IPAC L0914"], size: 8 },
        { title: "BOLETIM DE ENSAIO N.º 26/20418" },
        {
          table: [
            ["Requerente", "Confeções Rio Vizela, Lda", "Data de receção", "2026-10-20"],
            ["Morada", "Rua da Estação 77, 4815-401 Vizela", "Data de emissão", "2026-10-29"],
          ],
          widths: [75, 207, 115, 90],
          lines: true,
        },
        {
          text: [
            "Amostra: calças de ganga de homem, azul escuro",
            "Marca: Vela & Norte",
            "Referência: J-5518",
            "Fabricante: Confeções Rio Vizela, Lda",
            "País de confeção: Portugal",
          ],
        },
        {
          table: [
            ["Ensaio", "Norma", "Resultado"],
            [
              "Composição quantitativa",
              "ISO 1833-11 / -20",
              "Algodão 79,5 %\nPoliéster 19,0 %\nElastano 1,5 %",
            ],
            ["Massa por unidade de superfície", "NP EN 12127", "378 g/m²"],
            ["Força de rotura, teia", "EN ISO 13934-1", "1120 N"],
            ["Força de rotura, trama", "EN ISO 13934-1", "640 N"],
            ["Solidez do tinto à fricção, seco", "EN ISO 105-X12", "4"],
            ["Solidez do tinto à fricção, molhado", "EN ISO 105-X12", "2-3"],
            ["Variação dimensional, 3 lav. a 40 °C", "EN ISO 5077", "-1,8 % / -2,6 %"],
          ],
          widths: [207, 130, 150],
          lines: true,
        },
        {
          text: [
            "Os resultados referem-se exclusivamente à amostra ensaiada. Este boletim só pode ser reproduzido na íntegra.",
            "O Diretor Técnico, Eng. Paulo Freitas",
          ],
          size: 9,
        },
      ],
    ],
    truth: {
      brand: "Vela & Norte",
      reference: "J-5518",
      manufacturer_name: "Confeções Rio Vizela, Lda",
      manufacturer_address: "Rua da Estação 77, 4815-401 Vizela",
      country_making: "PT",
      fibre_composition: fibres("cotton 79.5, polyester 19, elastane 1.5"),
    },
  },
  {
    name: "tenth-second-en-supplier-mail-tee",
    language: "en",
    template: "textile",
    kind: "other",
    font: "sans",
    pages: [
      [
        {
          text: [
            "From: Farhana Akter <merchandising@padmaknit.example>",
            "To: Mikkel Friis <mf@strandby.example>",
            "Date: Thu, 19 Nov 2026 09:42 +0600",
            "Subject: RE: RE: data for style 8821, please by Friday",
          ],
          size: 9,
        },
        { text: ["Dear Mikkel,"] },
        {
          text: [
            "Good day. Please see below the points you asked for your product passport.",
            "Style no. 8821, style name Oslo Boxy Tee, brand on main label: Strandby.",
            "The fabric is single jersey 220 gsm, 100% organic cotton. One piece in size M weighs 248 g, without polybag.",
            "The cotton is grown in India and the yarn is spun in India. Knitting, dyeing and sewing are all done in Bangladesh, so the garment is made in Bangladesh.",
            "Manufacturer is our company, Padma Knit Composite Ltd., Plot 28, Konabari Road, Gazipur 1346, Bangladesh.",
            "Our OEKO-TEX STANDARD 100 certificate is no. 21.HBD.88036 from Hohenstein, valid until 31 January 2027. The new one we will send when we get it.",
            "Care label as last season: machine wash 30°C, do not bleach, tumble dry low, iron at max 150°C.",
          ],
        },
        { text: ["Lab dip for the sage colour will be couriered tomorrow, DHL number to follow."] },
        { text: ["Thanks & best regards,", "Farhana Akter", "Senior Merchandiser"] },
        {
          text: [
            "> On 18 Nov 2026 Mikkel Friis wrote:",
            "> Hi Farhana, our customers ask more and more for this. Can you fill in what you know? We need it",
            "> for the order we placed in August (4,200 pcs). Best, Mikkel",
          ],
          size: 9,
        },
      ],
    ],
    truth: {
      reference: "8821",
      model_name: "Oslo Boxy Tee",
      brand: "Strandby",
      fibre_composition: fibres("organic cotton 100"),
      net_weight: 248,
      country_fibre: ["IN"],
      country_spinning: "IN",
      country_weaving: "BD",
      country_dyeing: "BD",
      country_making: "BD",
      manufacturer_name: "Padma Knit Composite Ltd.",
      manufacturer_address: "Plot 28, Konabari Road, Gazipur 1346, Bangladesh",
      certificates: [
        {
          name: "OEKO-TEX STANDARD 100",
          number: "21.HBD.88036",
          issuer: "Hohenstein",
          valid_until: "2027-01-31",
        },
      ],
      care_washing: "wash_30",
      care_bleaching: "do_not_bleach",
      care_drying: ["tumble_low"],
      care_ironing: "iron_150",
    },
  },
  {
    name: "tenth-second-it-order-confirmation-swimsuit",
    language: "it",
    template: "textile",
    kind: "other",
    font: "narrow",
    pages: [
      [
        {
          beside: [
            [
              { title: "Mareluce S.r.l." },
              {
                text: ["Via Secondo Casadei 18", "47922 Rimini (RN)", "P.IVA 03988120405 - SDI M5UXCR1"],
                size: 9,
              },
            ],
            [
              {
                text: [
                  "Spett.le",
                  "Boutique La Cala di Ferri Anna",
                  "Corso Umberto 64",
                  "07024 La Maddalena (SS)",
                ],
              },
            ],
          ],
        },
        { bar: "CONFERMA D'ORDINE n. 2027/PE/0412 del 18/11/2026" },
        {
          table: [
            ["Art.", "Descrizione", "Col.", "Q.tà", "Prezzo", "Sc.%", "Importo"],
            ["7710", "Costume intero donna mod. Budelli tg. 42", "nero", "8", "38,00", "10", "273,60"],
            ["", "Spese di trasporto", "", "", "", "", "12,00"],
            ["", "Imponibile", "", "", "", "", "285,60"],
            ["", "IVA 22%", "", "", "", "", "62,83"],
            ["", "Totale EUR", "", "", "", "", "348,43"],
          ],
          widths: [40, 207, 45, 40, 55, 40, 60],
        },
        { text: ["Scheda articolo 7710"], size: 11 },
        {
          pairs: [
            ["Marchio", "Mareluce"],
            ["Modello", "Budelli"],
            ["Cod. a barre", "8052034177298"],
            ["Composizione", "80% poliammide riciclata, 20% elastan"],
            ["Contenuto riciclato", "80%"],
            ["Peso capo", "165 g"],
            ["Paese di produzione", "Italia"],
            ["Produttore", "Mareluce S.r.l."],
            ["Certificato GRS", "n. ICEA-TX-GRS-2291, ente ICEA, scadenza 28/02/2027"],
          ],
          style: "dots",
        },
        {
          text: [
            "Consegna prevista: settimana 12/2027. Pagamento: Ri.Ba. 60 gg f.m. Eventuali variazioni vanno comunicate entro 5 giorni dal ricevimento della presente.",
          ],
          size: 8,
        },
      ],
    ],
    truth: {
      reference: "7710",
      brand: "Mareluce",
      model_name: "Budelli",
      gtin: "8052034177298",
      fibre_composition: fibres("recycled polyamide 80, elastane 20"),
      recycled_content: 80,
      net_weight: 165,
      country_making: "IT",
      manufacturer_name: "Mareluce S.r.l.",
      manufacturer_address: "Via Secondo Casadei 18, 47922 Rimini (RN)",
      certificates: [
        {
          name: "GRS",
          number: "ICEA-TX-GRS-2291",
          issuer: "ICEA",
          valid_until: "2027-02-28",
        },
      ],
    },
  },
];
