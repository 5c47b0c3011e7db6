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
      fibre_composition: fibres("organic cotton 85, polyester 15"),
      recycled_content: 15,
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
];
