/** Papers of all kinds of the textile and clothing trade, each of another firm in another country. */
import { fibres } from "../fibres.ts";
import type { Specimen } from "../specimen.ts";

export const HELD_OUT_TENTH_THIRD: readonly Specimen[] = [
  {
    name: "tenth-third-portuguese-knitters-sheet",
    language: "pt",
    template: "textile",
    kind: "tech_sheet",
    pages: [
      [
        {
          beside: [
            [
              { title: "FICHA TÉCNICA" },
              {
                text: ["Malhas Rebelo & Sampaio", "Tel. +351 253 880 417 · geral@rebelosampaio.example"],
                size: 8.5,
              },
            ],
            [
              {
                pairs: [
                  ["Ficha n.º", "FT-0937 / rev. 3"],
                  ["Data", "14-09-2026"],
                  ["Elaborado por", "C. Meireles"],
                ],
              },
            ],
          ],
        },
        { bar: "1. Identificação do artigo" },
        {
          pairs: [
            ["Designação", "Camisola de senhora, gola redonda"],
            ["Ref.ª artigo", "26V-1184"],
            ["Marca", "Linhares"],
            ["Coleção", "Outono-Inverno 2026/27"],
            ["Cores", "Cru, Musgo, Azul-noite"],
            ["Tamanhos", "XS – XL"],
            ["Peso da peça (tam. M)", "312 g"],
            ["País de fabrico", "Portugal"],
          ],
          style: "dots",
        },
        { bar: "2. Malha" },
        {
          table: [
            ["Composição", "Jogo", "Gramagem", "Fio"],
            ["70% algodão biológico 30% liocel", "12", "245 g/m²", "Ne 30/2"],
          ],
          widths: [200, 67, 110, 110],
          lines: true,
        },
        { bar: "3. Conservação" },
        {
          pairs: [
            ["Lavagem", "máx. 30 °C, programa delicado"],
            ["Branqueamento", "não usar lixívia"],
            ["Secagem", "na horizontal, à sombra"],
            ["Engomagem", "temperatura máx. 110 °C"],
            ["Limpeza a seco", "não limpar a seco"],
          ],
          style: "gap",
        },
        { bar: "4. Certificação" },
        {
          text: [
            "GOTS – certificado n.º CU 1094417GOTS-02.2026, Control Union Certifications, válido até 30-04-2027.",
          ],
        },
        {
          text: [
            "Fabricante: Malhas Rebelo & Sampaio, Lda.",
            "Morada: Rua da Boavista, 418, 4750-213 Barcelos",
            "NIPC 503 118 264 · Capital social 75.000,00 €",
          ],
          size: 8.5,
        },
      ],
    ],
    truth: {
      brand: "Linhares",
      reference: "26V-1184",
      net_weight: 312,
      country_making: "PT",
      fibre_composition: fibres("organic cotton 70, lyocell 30"),
      care_washing: "wash_30_mild",
      care_bleaching: "do_not_bleach",
      care_drying: ["flat_shade"],
      care_ironing: "iron_110",
      care_professional: ["do_not_dry_clean"],
      certificates: [
        {
          name: "GOTS",
          number: "CU 1094417GOTS-02.2026",
          issuer: "Control Union Certifications",
          valid_until: "2027-04-30",
        },
      ],
      manufacturer_name: "Malhas Rebelo & Sampaio, Lda.",
      manufacturer_address: "Rua da Boavista, 418, 4750-213 Barcelos",
    },
  },
  {
    name: "tenth-third-swedish-line-sheet",
    language: "sv",
    template: "textile",
    kind: "other",
    pages: [
      [
        { text: ["ÖDLA FRILUFT · Line sheet HW26 · sida 14 av 32"], size: 8.5 },
        { title: "Fjällbris – vadderad jacka, dam" },
        {
          beside: [
            [
              {
                pairs: [
                  ["Varumärke", "Ödla Friluft"],
                  ["Modell", "Fjällbris"],
                  ["Art.nr", "70114"],
                  ["Storlekar", "34–44"],
                  ["Färger", "412 Lava / 530 Tallbarr"],
                  ["Vikt (stl. 38)", "480 g"],
                  ["Tillverkad i", "Vietnam"],
                ],
                style: "stacked",
              },
            ],
            [
              {
                text: [
                  "Lätt vadderad jacka för höst och vinter. Två sidfickor med dragkedja, justerbar fåll och huva som ryms i kragen. Vattenavvisande utan PFAS.",
                  "Yttertyg: 100 % polyamid",
                  "Foder: 100 % polyester",
                  "Vaddering: 100 % polyester",
                ],
              },
              {
                pairs: [
                  ["Inköpspris", "649,00 SEK"],
                  ["Rek. utpris", "1 699 SEK inkl. 25 % moms"],
                  ["Minsta order", "6 st per färg"],
                ],
              },
            ],
          ],
        },
        {
          table: [
            ["Färg", "Stl.", "EAN", "Leverans"],
            ["412 Lava", "36", "7350124001173", "v. 32"],
            ["412 Lava", "38", "7350124001180", "v. 32"],
            ["530 Tallbarr", "36", "7350124001197", "v. 34"],
            ["530 Tallbarr", "38", "7350124001203", "v. 34"],
          ],
          widths: [130, 70, 167, 120],
          lines: true,
        },
        {
          text: [
            "Tvättråd: 30 °C skontvätt. Ej blekmedel. Torktumlas på låg temperatur. Strykes ej.",
            "Order senast 28 februari till order@odlafriluft.example. Leveransvillkor: fritt lager Borås.",
          ],
          size: 9,
        },
      ],
    ],
    truth: {
      brand: "Ödla Friluft",
      model_name: "Fjällbris",
      reference: "70114",
      net_weight: 480,
      country_making: "VN",
      fibre_composition: fibres("shell: polyamide 100 | lining: polyester 100 | filling: polyester 100"),
      care_washing: "wash_30_mild",
      care_bleaching: "do_not_bleach",
      care_drying: ["tumble_low"],
      care_ironing: "do_not_iron",
    },
  },
  {
    name: "tenth-third-polish-test-report",
    language: "pl",
    template: "textile",
    kind: "test_report",
    font: "serif",
    also: ["scan"],
    pages: [
      [
        {
          text: [
            "Laboratorium Badań Włókienniczych TEXMIAR Sp. z o.o.",
            "ul. Tkacka 19, 91-473 Łódź · akredytacja PCA nr AB 1987",
          ],
          size: 9,
        },
        { title: "SPRAWOZDANIE Z BADAŃ NR 1482/LB/2026" },
        {
          pairs: [
            ["Zleceniodawca", "Hurtownia Odzieży Kameleon, ul. Graniczna 4, 40-017 Katowice"],
            ["Nr i data zlecenia", "ZL/771/26 z dnia 03.08.2026"],
            ["Data przyjęcia próbki", "05.08.2026"],
            ["Data zakończenia badań", "19.08.2026"],
          ],
          style: "gap",
        },
        { bar: "Opis próbki" },
        {
          pairs: [
            ["Wyrób", "koszulka męska z krótkim rękawem, kolor granatowy"],
            ["Marka", "Brzezina"],
            ["Symbol wyrobu", "TM-220/4"],
            ["Producent", "Zakład Dziewiarski „Wartex” s.c., ul. Młyńska 8, 98-200 Sieradz"],
            ["Kraj produkcji", "Polska"],
          ],
          style: "gap",
        },
        { bar: "Wyniki badań" },
        {
          table: [
            ["Badana cecha", "Metoda", "Jedn.", "Wynik"],
            ["Skład surowcowy: bawełna", "PN-EN ISO 1833-20", "%", "94,6"],
            ["Skład surowcowy: elastan", "PN-EN ISO 1833-20", "%", "5,4"],
            ["Masa powierzchniowa", "PN-EN 12127", "g/m²", "182"],
            ["Masa wyrobu (rozmiar L)", "waga laboratoryjna", "g", "176"],
            ["Zmiana wymiarów po praniu – długość", "PN-EN ISO 5077", "%", "-3,5"],
            ["Zmiana wymiarów po praniu – szerokość", "PN-EN ISO 5077", "%", "-2,0"],
            ["Odporność wybarwień na tarcie suche", "PN-EN ISO 105-X12", "stopień", "4-5"],
            ["Pilling, 2000 cykli", "PN-EN ISO 12945-2", "stopień", "4"],
          ],
          widths: [205, 135, 67, 80],
          lines: true,
        },
        {
          text: [
            "Wyniki odnoszą się wyłącznie do badanej próbki. Sprawozdanie nie może być powielane inaczej niż w całości bez pisemnej zgody laboratorium.",
            "Autoryzował: mgr inż. Hanna Dudek, kierownik laboratorium",
          ],
          size: 8.5,
        },
      ],
    ],
    truth: {
      brand: "Brzezina",
      reference: "TM-220/4",
      manufacturer_name: "Zakład Dziewiarski „Wartex” s.c.",
      manufacturer_address: "ul. Młyńska 8, 98-200 Sieradz",
      country_making: "PL",
      fibre_composition: fibres("cotton 94.6, elastane 5.4"),
      net_weight: 176,
      pilling_grade: 4,
    },
  },
  {
    name: "tenth-third-turkish-packing-list",
    language: "tr",
    template: "textile",
    kind: "other",
    font: "narrow",
    also: ["fax"],
    pages: [
      [
        { title: "ÇEKİ LİSTESİ / PACKING LIST" },
        {
          beside: [
            [
              {
                text: [
                  "ÜRETİCİ VE İHRACATÇI / MANUFACTURER AND EXPORTER",
                  "Çınarlı Örme Tekstil San. ve Tic. Ltd. Şti.",
                  "Fatih Mah. 1188 Sok. No: 24",
                  "35414 Gaziemir / İzmir",
                ],
                size: 9.5,
              },
            ],
            [
              {
                text: [
                  "ALICI / CONSIGNEE",
                  "Halloran Retail Distribution Ltd.",
                  "Unit 6, Ballymount Business Park",
                  "Dublin 12, Ireland",
                ],
                size: 9.5,
              },
            ],
          ],
        },
        {
          pairs: [
            ["Fatura no / Invoice no", "CNR2026000000417"],
            ["Tarih / Date", "22.10.2026"],
            ["Malın cinsi / Goods", "Erkek polo yaka tişört / Men's polo shirt, piqué"],
            ["Model no / Style no", "88-P104"],
            ["Kumaş / Fabric", "%60 pamuk %40 polyester / 60% cotton 40% polyester"],
            ["Menşei / Origin", "Türkiye"],
            ["Birim ağırlık / Weight per piece", "265 g"],
            ["Teslim şekli / Terms", "FCA İzmir"],
          ],
          style: "gap",
        },
        {
          table: [
            ["Koli no / Carton", "Renk / Colour", "S", "M", "L", "XL", "Adet / Pcs", "Brüt kg", "Net kg"],
            ["1-12", "Lacivert / Navy", "6", "12", "12", "6", "432", "128,40", "114,48"],
            ["13-20", "Beyaz / White", "6", "12", "12", "6", "288", "85,60", "76,32"],
            ["21-24", "Bordo / Burgundy", "6", "12", "12", "6", "144", "42,80", "38,16"],
            ["24 koli", "TOPLAM / TOTAL", "", "", "", "", "864", "256,80", "228,96"],
          ],
          widths: [72, 110, 30, 30, 30, 30, 61, 62, 62],
          lines: true,
        },
        {
          text: [
            "Koli ölçüsü / Carton size: 60 x 40 x 38 cm. Hacim / Volume: 2,189 m³.",
            "Nakliyeci / Forwarder: Ege Hat Lojistik A.Ş., konteyner no. EHLU 448217-3",
            "Kaşe ve imza / Stamp and signature",
          ],
          size: 9,
        },
      ],
    ],
    truth: {
      reference: "88-P104",
      fibre_composition: fibres("cotton 60, polyester 40"),
      country_making: "TR",
      net_weight: 265,
      manufacturer_name: "Çınarlı Örme Tekstil San. ve Tic. Ltd. Şti.",
      manufacturer_address: "Fatih Mah. 1188 Sok. No: 24, 35414 Gaziemir / İzmir",
    },
  },
  {
    name: "tenth-third-dutch-shop-page",
    language: "nl",
    template: "textile",
    kind: "other",
    pages: [
      [
        {
          text: [
            "Van Rossum Kleding  |  Heren > Overhemden > Lange mouw",
            "Voor 17.00 uur besteld, morgen in huis",
          ],
          size: 8.5,
        },
        { title: "Linnenmix overhemd lange mouw" },
        {
          beside: [
            [
              {
                text: [
                  "€ 79,95",
                  "Kleur: zand",
                  "Maat: L (gekozen)",
                  "IN WINKELMAND",
                  "4,6 van 5 sterren (38 beoordelingen)",
                ],
              },
            ],
            [
              {
                text: [
                  "Luchtig overhemd met een button-downkraag en een borstzak. Valt op maat. Het model is 1,87 m en draagt maat L. Ideaal voor warme dagen, op kantoor en op het terras.",
                ],
              },
            ],
          ],
        },
        { bar: "Specificaties" },
        {
          pairs: [
            ["Merk", "Havik & Zoon"],
            ["Model", "Wessel"],
            ["Artikelnummer", "3401-118"],
            ["EAN", "8716240035185"],
            ["Materiaal", "55% linnen, 45% katoen"],
            ["Pasvorm", "Regular fit"],
            ["Geproduceerd in", "Tunesië"],
          ],
          style: "gap",
        },
        { bar: "Wasvoorschrift" },
        {
          text: [
            "• Machinewas 40 °C",
            "• Niet bleken",
            "• Niet in de droger",
            "• Strijken op middelhoge temperatuur (max. 150 °C)",
            "• Niet chemisch reinigen",
          ],
        },
        { bar: "Productveiligheid" },
        {
          pairs: [
            ["Fabrikant", "Havik & Zoon Mode B.V."],
            ["Adres", "Industrieweg 22, 7202 CA Zutphen"],
            ["E-mail", "service@havikenzoon.example"],
          ],
          style: "gap",
        },
        {
          text: [
            "Anderen bekeken ook: Overhemd Joost € 69,95 · Polo Siem € 49,95 · Chino Teun € 89,95",
            "Van Rossum Kleding, Marktstraat 5, 8911 GD Leeuwarden · KvK 01988342 · 30 dagen bedenktijd, gratis retour",
          ],
          size: 8,
        },
      ],
    ],
    truth: {
      brand: "Havik & Zoon",
      model_name: "Wessel",
      reference: "3401-118",
      gtin: "8716240035185",
      fibre_composition: fibres("linen 55, cotton 45"),
      country_making: "TN",
      care_washing: "wash_40",
      care_bleaching: "do_not_bleach",
      care_drying: ["do_not_tumble"],
      care_ironing: "iron_150",
      care_professional: ["do_not_dry_clean"],
      manufacturer_name: "Havik & Zoon Mode B.V.",
      manufacturer_address: "Industrieweg 22, 7202 CA Zutphen",
    },
  },
  {
    name: "tenth-third-greek-declaration",
    language: "el",
    template: "textile",
    kind: "declaration",
    pages: [
      [
        { title: "ΔΗΛΩΣΗ ΣΥΜΜΟΡΦΩΣΗΣ ΕΕ" },
        {
          text: [
            "σύμφωνα με τον Κανονισμό (ΕΕ) 2016/425 για τα μέσα ατομικής προστασίας",
            "Αρ. δήλωσης: 26-0118",
          ],
        },
        {
          text: [
            "1. ΜΑΠ: Γιλέκο υψηλής ευκρίνειας, κλάση 2, χρώμα φθορίζον κίτρινο",
            "    Μοντέλο: ΦΑΡΟΣ",
            "    Κωδικός προϊόντος: SE-4471",
            "    Εμπορικό σήμα: SIGMAWEAR",
          ],
        },
        {
          text: [
            "2. Κατασκευαστής: Σίγμα Ένδυση Εργασίας Α.Ε.",
            "    Διεύθυνση: Οδός Βιομηχανίας 31, 570 22 Σίνδος",
          ],
        },
        { text: ["3. Η παρούσα δήλωση συμμόρφωσης εκδίδεται με αποκλειστική ευθύνη του κατασκευαστή."] },
        {
          text: [
            "4. Στοιχεία του αντικειμένου της δήλωσης: βασικό ύφασμα 100% πολυεστέρας, 125 g/m², με δύο οριζόντιες και δύο κάθετες αντανακλαστικές ταινίες πλάτους 50 mm. Χώρα κατασκευής: Ελλάδα.",
          ],
        },
        {
          text: [
            "5. Το αντικείμενο της δήλωσης είναι σύμφωνο με τη σχετική ενωσιακή νομοθεσία εναρμόνισης και με τα εναρμονισμένα πρότυπα EN ISO 13688:2013+A1:2021 και EN ISO 20471:2013+A1:2016.",
          ],
        },
        {
          text: [
            "6. Ο κοινοποιημένος οργανισμός Centrocot S.p.A. (0624) διενήργησε την εξέταση τύπου ΕΕ (ενότητα Β) και εξέδωσε το πιστοποιητικό εξέτασης τύπου ΕΕ αρ. 0624-26-PPE-1175, που ισχύει έως 11/03/2031.",
          ],
        },
        {
          beside: [
            [{ text: ["Θεσσαλονίκη, 2 Απριλίου 2026"] }],
            [{ text: ["Για την εταιρεία", "Αικατερίνη Δεμερτζή", "Υπεύθυνη ποιότητας"] }],
          ],
        },
      ],
    ],
    truth: {
      brand: "SIGMAWEAR",
      model_name: "ΦΑΡΟΣ",
      reference: "SE-4471",
      manufacturer_name: "Σίγμα Ένδυση Εργασίας Α.Ε.",
      manufacturer_address: "Οδός Βιομηχανίας 31, 570 22 Σίνδος",
      fibre_composition: fibres("polyester 100"),
      country_making: "GR",
      certificates: [
        {
          name: "Πιστοποιητικό εξέτασης τύπου ΕΕ",
          number: "0624-26-PPE-1175",
          issuer: "Centrocot S.p.A.",
          valid_until: "2031-03-11",
        },
      ],
    },
  },
  {
    name: "tenth-third-german-order-confirmation",
    language: "de",
    template: "textile",
    kind: "other",
    font: "narrow",
    pages: [
      [
        { text: ["Lauterbach Objekttextil GmbH · Bleichstraße 12 · 48429 Rheine"], size: 8 },
        {
          beside: [
            [
              {
                text: [
                  "Hotel Seeblick Betriebs-KG",
                  "Einkauf, Frau Ahrens",
                  "Strandpromenade 3",
                  "23669 Timmendorfer Strand",
                ],
              },
            ],
            [
              {
                pairs: [
                  ["Kundennummer", "20718"],
                  ["Ihre Bestellung", "B-3316 vom 09.10.2026"],
                  ["Datum", "12.10.2026"],
                  ["Bearbeiter", "Herr Niehues, Durchwahl -214"],
                ],
              },
            ],
          ],
        },
        { title: "Auftragsbestätigung AB-261907" },
        {
          text: [
            "Sehr geehrte Frau Ahrens,",
            "wir danken für Ihren Auftrag und bestätigen diesen wie folgt:",
          ],
        },
        {
          table: [
            ["Pos.", "Artikel-Nr.", "Bezeichnung", "Menge", "Preis/Stk.", "Gesamt EUR"],
            [
              "1",
              "4410-050",
              "Frottierhandtuch 50 x 100 cm, weiß, Marke Lautertuch, 100 % Baumwolle, 500 g/m², Stückgewicht 250 g, Ursprungsland Portugal, EAN 4043182012764",
              "1.200 Stk.",
              "3,85",
              "4.620,00",
            ],
            ["2", "", "Fracht und Verpackung", "1", "85,00", "85,00"],
          ],
          widths: [32, 66, 202, 62, 58, 67],
          lines: true,
        },
        {
          pairs: [
            ["Nettosumme", "4.705,00 EUR"],
            ["zzgl. 19 % MwSt.", "893,95 EUR"],
            ["Gesamtbetrag", "5.598,95 EUR"],
          ],
          style: "gap",
        },
        {
          text: [
            "Liefertermin: KW 47/2026, frei Haus. Zahlbar innerhalb 14 Tagen mit 2 % Skonto, 30 Tage netto.",
            "Das Handtuch ist zertifiziert nach OEKO-TEX® STANDARD 100, Zertifikat-Nr. 17.HDE.40218, Hohenstein HTTI, gültig bis 31.05.2027. Waschbar bei 95 °C.",
            "Es gelten unsere allgemeinen Liefer- und Zahlungsbedingungen. Die Ware bleibt bis zur vollständigen Bezahlung unser Eigentum.",
          ],
          size: 9.5,
        },
        {
          text: [
            "Amtsgericht Steinfurt HRB 4427 · USt-IdNr. DE 811 904 226 · IBAN DE02 4035 0005 0000 8812 40",
          ],
          size: 7.5,
        },
      ],
    ],
    truth: {
      brand: "Lautertuch",
      reference: "4410-050",
      gtin: "4043182012764",
      fibre_composition: fibres("cotton 100"),
      net_weight: 250,
      country_making: "PT",
      care_washing: "wash_95",
      certificates: [
        {
          name: "OEKO-TEX STANDARD 100",
          number: "17.HDE.40218",
          issuer: "Hohenstein HTTI",
          valid_until: "2027-05-31",
        },
      ],
    },
  },
  {
    name: "tenth-third-italian-coat-sheet",
    language: "it",
    template: "textile",
    kind: "tech_sheet",
    font: "serif",
    pages: [
      [
        { title: "SCHEDA TECNICA CAPO FINITO" },
        {
          table: [
            ["Stagione", "A/I 2026-27", "Articolo", "CP7730"],
            ["Linea", "Donna", "Modello", "Fiesole"],
            ["Marchio", "Bellandi", "Tg. base", "44"],
            ["Descrizione", "Cappotto doppiopetto", "Peso capo (tg. 44)", "1.180 g"],
          ],
          widths: [90, 150, 120, 127],
          lines: true,
        },
        { bar: "Composizione" },
        {
          pairs: [
            ["Tessuto esterno", "80% lana vergine, 20% poliammide"],
            ["Fodera", "100% viscosa"],
          ],
          style: "gap",
        },
        { bar: "Accessori" },
        {
          table: [
            ["Voce", "Codice", "Fornitore", "Q.tà"],
            ["Bottoni corozo 28 mm", "BT-2811", "Bottonificio Val Calepio", "8"],
            ["Spalline", "SP-04", "Imbottiture Nord", "1 paio"],
            ["Etichetta tessuta", "ET-BEL-D", "Nastrificio Olgiate", "1"],
          ],
          widths: [170, 90, 157, 70],
        },
        { bar: "Tracciabilità delle fasi" },
        {
          pairs: [
            ["Filatura", "Romania"],
            ["Tessitura", "Italia"],
            ["Tintura e finissaggio", "Italia"],
            ["Confezione", "Italia"],
          ],
          style: "gap",
        },
        { bar: "Manutenzione" },
        {
          text: [
            "Non lavare. Non candeggiare. Non asciugare in asciugatrice a tamburo. Stirare a max 150 °C. Lavaggio a secco con percloroetilene (P).",
          ],
        },
        {
          text: [
            "Prodotto da: Confezioni Bellandi S.r.l., Via Galcianese 114, 59100 Prato (PO)",
            "Documento riservato – vietata la riproduzione – mod. UT-07 rev. 2",
          ],
          size: 8.5,
        },
      ],
    ],
    truth: {
      brand: "Bellandi",
      model_name: "Fiesole",
      reference: "CP7730",
      net_weight: 1180,
      fibre_composition: fibres("shell: virgin wool 80, polyamide 20 | lining: viscose 100"),
      country_spinning: "RO",
      country_weaving: "IT",
      country_dyeing: "IT",
      country_making: "IT",
      care_washing: "do_not_wash",
      care_bleaching: "do_not_bleach",
      care_drying: ["do_not_tumble"],
      care_ironing: "iron_150",
      care_professional: ["dry_p"],
      manufacturer_name: "Confezioni Bellandi S.r.l.",
      manufacturer_address: "Via Galcianese 114, 59100 Prato (PO)",
    },
  },
  {
    name: "tenth-third-danish-price-list",
    language: "da",
    template: "textile",
    kind: "other",
    pages: [
      [
        { title: "Prisliste forår/sommer 2027" },
        {
          text: [
            "PILEKVIST · økologisk babytøj",
            "Gælder fra 1. januar 2027. Alle priser er ekskl. moms (25 %). Varerne sælges i pakker à 4 stk.",
          ],
        },
        {
          table: [
            ["Varenr.", "Beskrivelse", "Str.", "EAN (str. 62)", "Pris kr.", "Vejl. kr."],
            ["1001", "Body, lange ærmer", "50–92", "5709123044018", "54,00", "139,95"],
            ["1002", "Body, korte ærmer", "50–92", "5709123044025", "49,00", "129,95"],
            ["1010", "Leggings", "50–92", "5709123044032", "47,00", "119,95"],
            ["1023", "Heldragt med lynlås", "50–86", "5709123044049", "98,00", "249,95"],
            ["1031", "Hue", "0–12 mdr.", "5709123044056", "35,00", "89,95"],
          ],
          widths: [54, 135, 72, 106, 58, 62],
          lines: true,
        },
        { bar: "Om varerne" },
        {
          text: [
            "Alle varer på listen er af 100 % økologisk bomuld og er syet i Indien.",
            "Alle varer kan maskinvaskes ved 60 °C og må tørretumbles ved lav temperatur. Må ikke bleges.",
            "GOTS-certificeret af Ecocert Greenlife, certifikat nr. 214876, gyldigt til 14-06-2027.",
          ],
        },
        { bar: "Betingelser" },
        {
          pairs: [
            ["Betaling", "netto 30 dage"],
            ["Fragt", "fri ved ordrer over 4.000 kr., ellers 95 kr."],
            ["Rabat", "5 % ved forudbestilling inden 1. februar"],
            ["Reklamation", "inden 8 dage efter modtagelsen"],
          ],
          style: "dots",
        },
        {
          text: ["Pilekvist ApS · Havnegade 41, 5700 Svendborg · CVR 38 21 70 46 · salg@pilekvist.example"],
          size: 8,
        },
      ],
    ],
    truth: {
      brand: "PILEKVIST",
      fibre_composition: fibres("organic cotton 100"),
      country_making: "IN",
      care_washing: "wash_60",
      care_bleaching: "do_not_bleach",
      care_drying: ["tumble_low"],
      certificates: [
        { name: "GOTS", number: "214876", issuer: "Ecocert Greenlife", valid_until: "2027-06-14" },
      ],
    },
  },
  {
    name: "tenth-third-finnish-sock-band",
    language: "fi",
    template: "textile",
    kind: "other",
    also: ["photo"],
    pages: [
      [
        { title: "SAIMI" },
        { text: ["Villasukat / Yllestrumpor", "Koko / Storlek 40–42"] },
        {
          text: ["75 % villa / ull", "25 % polyamidi / polyamid"],
        },
        {
          pairs: [
            ["Tuotenro / Art.nr", "1520-42"],
            ["Väri / Färg", "harmaa / grå"],
            ["Valmistettu / Tillverkad", "Suomi / Finland"],
          ],
        },
        { bar: "Hoito-ohje / Skötselråd" },
        {
          table: [
            ["Konepesu 40 °C, hienopesu", "Maskintvätt 40 °C, skontvätt"],
            ["Ei valkaisua", "Får ej blekas"],
            ["Ei rumpukuivausta, kuivataan tasossa", "Ej torktumling, plantorkas"],
            ["Silitys enintään 110 °C", "Strykning högst 110 °C"],
          ],
          widths: [243, 244],
        },
        {
          text: [
            "Valmistaja / Tillverkare:",
            "Lappeen Neulomo Oy",
            "Teollisuuskatu 9, 53300 Lappeenranta",
            "www.saimi.example",
          ],
        },
        { text: ["6 418700 352048"], size: 13 },
      ],
    ],
    truth: {
      brand: "SAIMI",
      reference: "1520-42",
      gtin: "6418700352048",
      fibre_composition: fibres("wool 75, polyamide 25"),
      country_making: "FI",
      care_washing: "wash_40_mild",
      care_bleaching: "do_not_bleach",
      care_drying: ["do_not_tumble", "flat"],
      care_ironing: "iron_110",
      manufacturer_name: "Lappeen Neulomo Oy",
      manufacturer_address: "Teollisuuskatu 9, 53300 Lappeenranta",
    },
  },
  {
    name: "tenth-third-norwegian-mail",
    language: "nb",
    template: "textile",
    kind: "other",
    pages: [
      [
        {
          text: [
            "Fra: Sigrid Moen <sigrid@havdrag.example>",
            "Til: Innkjøp <innkjop@turkameratene.example>",
            "Dato: 3. november 2026 09:42",
            "Emne: SV: Opplysninger til nettbutikken – art. 2611-04",
          ],
          size: 9,
        },
        { text: ["Hei Marit,"] },
        {
          text: [
            "Takk for hyggelig prat på messen! Her kommer det du trenger om genseren som skal ligge under merket Havdrag hos dere.",
          ],
        },
        {
          text: [
            "Modellen heter Storegga og har artikkelnummer 2611-04. Den er av 100 % merinoull. Garnet spinnes i Italia, og genseren strikkes og sys i Litauen. I størrelse M veier den 390 gram.",
          ],
        },
        {
          text: [
            "Når det gjelder vask: den skal håndvaskes og tørkes flatt. Tåler ikke tørketrommel. Vi pleier å si til kundene at den helst bare skal luftes.",
          ],
        },
        {
          text: [
            "Veiledende pris blir 1 899 kr, og din pris er 810 kr + mva. Vi kan levere de første 60 stk. i uke 48, resten over nyttår. Bilder i høy oppløsning ligger i mappen jeg delte i går.",
          ],
        },
        { text: ["Ring gjerne hvis noe er uklart!"] },
        { text: ["Vennlig hilsen", "Sigrid Moen", "Salg, tlf. 911 00 482"] },
        {
          text: [
            "> Hei Sigrid, kan du sende sammensetning, opprinnelse og vaskeanvisning på strikkegenseren?",
            "> Vi åpner forhåndssalget 10. november. Mvh Marit",
          ],
          size: 9,
        },
      ],
    ],
    truth: {
      brand: "Havdrag",
      model_name: "Storegga",
      reference: "2611-04",
      fibre_composition: fibres("merino wool 100"),
      country_spinning: "IT",
      country_weaving: "LT",
      country_making: "LT",
      net_weight: 390,
      care_washing: "hand_wash",
      care_drying: ["do_not_tumble", "flat"],
    },
  },
  {
    name: "tenth-third-czech-workwear-sheet",
    language: "cs",
    template: "textile",
    kind: "tech_sheet",
    font: "narrow",
    pages: [
      [
        { title: "TECHNICKÝ LIST" },
        { bar: "KALHOTY PRACOVNÍ S LACLEM KAREL" },
        {
          beside: [
            [
              {
                table: [
                  ["Značka", "DŘÍČ"],
                  ["Model", "KAREL"],
                  ["Obj. číslo", "1040-065"],
                  ["EAN", "8594317021862"],
                  ["Velikost", "52"],
                  ["Barva", "modrá"],
                  ["Hmotnost 1 ks", "0,68 kg"],
                  ["Balení", "karton 20 ks"],
                ],
                widths: [90, 143],
                lines: true,
              },
            ],
            [
              {
                text: [
                  "Materiál: 65 % polyester, 35 % bavlna",
                  "Plošná hmotnost 260 g/m², keprová vazba",
                  "Země původu: Česká republika",
                ],
              },
              {
                text: [
                  "• dvě náprsní kapsy, jedna na zip",
                  "• kolenní kapsy na výztuhy",
                  "• pružné šle s plastovou sponou",
                  "• trojité šití v sedu",
                ],
              },
            ],
          ],
        },
        { bar: "ÚDRŽBA" },
        {
          table: [
            ["Praní", "Bělení", "Sušení", "Žehlení", "Chemické čištění"],
            ["60 °C", "nebělit", "v sušičce, nízká teplota", "max. 150 °C", "P"],
          ],
          widths: [60, 80, 147, 100, 100],
          lines: true,
        },
        {
          pairs: [
            ["Výrobce", "Oděvní závod Třebíč s.r.o."],
            ["Sídlo", "Průmyslová 162, 674 01 Třebíč"],
            ["Normy", "ČSN EN ISO 13688:2014"],
          ],
          style: "dots",
        },
        { text: ["Vydání 4 / květen 2026. Změny vyhrazeny. Barvy se mohou od tisku lišit."], size: 8 },
      ],
    ],
    truth: {
      brand: "DŘÍČ",
      model_name: "KAREL",
      reference: "1040-065",
      gtin: "8594317021862",
      net_weight: 680,
      fibre_composition: fibres("polyester 65, cotton 35"),
      country_making: "CZ",
      care_washing: "wash_60",
      care_bleaching: "do_not_bleach",
      care_drying: ["tumble_low"],
      care_ironing: "iron_150",
      care_professional: ["dry_p"],
      manufacturer_name: "Oděvní závod Třebíč s.r.o.",
      manufacturer_address: "Průmyslová 162, 674 01 Třebíč",
    },
  },
  {
    name: "tenth-third-slovak-invoice",
    language: "sk",
    template: "textile",
    kind: "invoice",
    font: "narrow",
    also: ["fax"],
    pages: [
      [
        { title: "FAKTÚRA – daňový doklad č. 2026100874" },
        {
          beside: [
            [
              {
                text: [
                  "DODÁVATEĽ",
                  "Postieľka veľkoobchod s.r.o.",
                  "Kysucká cesta 18",
                  "010 01 Žilina",
                  "IČO: 47 118 390   IČ DPH: SK2023771184",
                ],
                size: 9.5,
              },
            ],
            [
              {
                text: [
                  "ODBERATEĽ",
                  "Penzión Pod Kriváňom, s.r.o.",
                  "Hlavná 77",
                  "032 44 Liptovská Kokava",
                  "IČO: 51 904 226",
                ],
                size: 9.5,
              },
            ],
          ],
        },
        {
          pairs: [
            ["Dátum vystavenia", "06.11.2026"],
            ["Dátum dodania", "05.11.2026"],
            ["Dátum splatnosti", "20.11.2026"],
            ["Variabilný symbol", "2026100874"],
          ],
          style: "gap",
        },
        {
          table: [
            ["Kód tovaru", "Názov", "Mn.", "MJ", "Cena/MJ", "DPH", "Spolu €"],
            [
              "OBL-140-07",
              "Obliečky saténové 140x200 + 70x90, zn. Snívanka, 100 % bavlna, EAN 8588124007393",
              "40",
              "sada",
              "23,50",
              "23 %",
              "940,00",
            ],
            ["DOPR", "Doprava kuriérom", "1", "ks", "9,90", "23 %", "9,90"],
          ],
          widths: [76, 196, 34, 36, 52, 40, 53],
          lines: true,
        },
        { text: ["Krajina pôvodu obliečok: Pakistan. Hmotnosť jednej sady: 1,35 kg."] },
        {
          pairs: [
            ["Základ dane", "949,90 €"],
            ["DPH 23 %", "218,48 €"],
            ["Spolu na úhradu", "1 168,38 €"],
          ],
          style: "dots",
        },
        {
          text: [
            "Bankové spojenie: SK31 1200 0000 1987 4263 7541. Tovar zostáva do úplného zaplatenia majetkom dodávateľa.",
            "Vystavila: Kráľová, tel. 041/562 88 14",
          ],
          size: 8.5,
        },
      ],
    ],
    truth: {
      brand: "Snívanka",
      reference: "OBL-140-07",
      gtin: "8588124007393",
      fibre_composition: fibres("cotton 100"),
      country_making: "PK",
      net_weight: 1350,
    },
  },
  {
    name: "tenth-third-hungarian-product-sheet",
    language: "hu",
    template: "textile",
    kind: "tech_sheet",
    also: ["scan"],
    pages: [
      [
        { bar: "TERMÉKADATLAP" },
        { title: "Gyermekpizsama, hosszú ujjú, kétrészes" },
        {
          pairs: [
            ["Cikkszám", "GYP-3312"],
            ["Márka", "Csillagszem"],
            ["Vonalkód (EAN)", "5997056118245"],
            ["Méret", "104"],
            ["Anyagösszetétel", "96% pamut, 4% elasztán"],
            ["Anyag", "single jersey, 180 g/m²"],
            ["Származási ország", "Magyarország"],
          ],
          style: "gap",
        },
        { bar: "KEZELÉSI ÚTMUTATÓ" },
        {
          pairs: [
            ["Mosás", "40 °C"],
            ["Fehérítés", "nem fehéríthető"],
            ["Szárítás", "szárítógépben nem szárítható"],
            ["Vasalás", "legfeljebb 150 °C"],
            ["Vegytisztítás", "nem vegytisztítható"],
          ],
          style: "gap",
        },
        { bar: "TANÚSÍTVÁNY" },
        {
          text: [
            "OEKO-TEX® STANDARD 100, I. termékosztály (csecsemők és kisgyermekek)",
            "Tanúsítvány száma: 22.HHU.61190",
            "Kiállító: Hohenstein",
            "Érvényes: 2027. 09. 30-ig",
          ],
        },
        {
          table: [
            ["Gyártó", "Csillagszem Kötöttáru Kft."],
            ["Címe", "6000 Kecskemét, Halasi út 27."],
            ["Kapcsolat", "minoseg@csillagszem.example"],
          ],
          widths: [100, 387],
          lines: true,
        },
        { text: ["Kiadás dátuma: 2026. 08. 17.        Készítette: Fodor Anikó, minőségügy"], size: 9 },
      ],
    ],
    truth: {
      brand: "Csillagszem",
      reference: "GYP-3312",
      gtin: "5997056118245",
      fibre_composition: fibres("cotton 96, elastane 4"),
      country_making: "HU",
      care_washing: "wash_40",
      care_bleaching: "do_not_bleach",
      care_drying: ["do_not_tumble"],
      care_ironing: "iron_150",
      care_professional: ["do_not_dry_clean"],
      certificates: [
        {
          name: "OEKO-TEX STANDARD 100",
          number: "22.HHU.61190",
          issuer: "Hohenstein",
          valid_until: "2027-09-30",
        },
      ],
      manufacturer_name: "Csillagszem Kötöttáru Kft.",
      manufacturer_address: "6000 Kecskemét, Halasi út 27.",
    },
  },
  {
    name: "tenth-third-romanian-bill-of-materials",
    language: "ro",
    template: "textile",
    kind: "tech_sheet",
    font: "narrow",
    pages: [
      [
        { title: "FIȘĂ DE CONSUM ȘI LISTĂ DE MATERIALE" },
        {
          beside: [
            [
              {
                pairs: [
                  ["Produs", "rochie damă, midi, cu căptușeală"],
                  ["Model", "MIRELA"],
                  ["Cod articol", "R-2618"],
                  ["Marca", "Dorina Vlad"],
                ],
              },
            ],
            [
              {
                pairs: [
                  ["Comanda nr.", "512/2026"],
                  ["Cantitate", "850 buc."],
                  ["Mărimi", "36–46"],
                  ["Termen", "15.01.2027"],
                ],
              },
            ],
          ],
        },
        {
          table: [
            ["Nr.", "Material", "Cod", "Furnizor", "Țara", "Consum/buc", "U.M."],
            ["1", "Țesătură de bază, lățime 142 cm", "TX-901", "Tessitura Monti Alti", "Italia", "1,85", "m"],
            ["2", "Căptușeală, lățime 150 cm", "CP-150", "Bursa Astar", "Turcia", "1,20", "m"],
            ["3", "Inserție termocolantă", "IN-22", "Freuden", "Germania", "0,15", "m"],
            ["4", "Fermoar spiral ascuns 50 cm", "FZ-50", "Opti Zip", "Italia", "1", "buc"],
            ["5", "Ață de cusut nr. 120", "AT-120", "Coats România", "România", "240", "m"],
            ["6", "Etichetă compoziție", "EC-07", "Printlabel", "România", "1", "buc"],
            ["7", "Umeraș și husă", "AM-3", "Plastprod", "România", "1", "set"],
          ],
          widths: [26, 148, 52, 103, 58, 64, 36],
          lines: true,
        },
        { bar: "TEXT ETICHETĂ COMPOZIȚIE" },
        {
          text: ["FAȚĂ: 60% VISCOZĂ 40% IN", "CĂPTUȘEALĂ: 100% POLIESTER", "FABRICAT ÎN ROMÂNIA"],
        },
        { bar: "ALTE DATE" },
        {
          pairs: [
            ["Greutate netă/buc", "285 g"],
            ["Timp de confecționare", "48,6 min"],
            ["Pierderi tehnologice", "3 %"],
            ["Producător", "Confecții Bucovina S.A."],
            ["Adresa producătorului", "Str. Fabricii nr. 14, 725200 Fălticeni, jud. Suceava"],
          ],
          style: "gap",
        },
        {
          text: ["Întocmit: tehn. Rodica Ilie        Aprobat: ing. șef Pavel Rusu        Data: 04.11.2026"],
          size: 9,
        },
      ],
    ],
    truth: {
      brand: "Dorina Vlad",
      model_name: "MIRELA",
      reference: "R-2618",
      fibre_composition: fibres("shell: viscose 60, linen 40 | lining: polyester 100"),
      country_making: "RO",
      net_weight: 285,
      manufacturer_name: "Confecții Bucovina S.A.",
      manufacturer_address: "Str. Fabricii nr. 14, 725200 Fălticeni, jud. Suceava",
    },
  },
  {
    name: "tenth-third-bulgarian-declaration",
    language: "bg",
    template: "textile",
    kind: "declaration",
    font: "serif",
    pages: [
      [
        { title: "ДЕКЛАРАЦИЯ ЗА СЪОТВЕТСТВИЕ" },
        { text: ["№ 0094 / 21.09.2026 г."] },
        {
          text: [
            "Долуподписаният Стоян Велков, управител на „Родопа Стил“ ЕООД, декларирам на своя отговорност, че продуктът, описан по-долу, отговаря на изискванията на Регламент (ЕС) № 1007/2011 относно наименованията на текстилните влакна и на Регламент (ЕС) 2023/988 относно общата безопасност на продуктите.",
          ],
        },
        {
          table: [
            ["Наименование на изделието", "Панталон мъжки, официален"],
            ["Търговска марка", "RODO"],
            ["Артикул №", "M-5508"],
            ["Състав", "53% полиестер, 44% вълна, 3% еластан"],
            ["Поддържане", "Да не се пере. Да не се избелва. Гладене до 150 °C. Химическо чистене P."],
            ["Страна на произход", "България"],
          ],
          widths: [177, 310],
          lines: true,
        },
        {
          text: [
            "Производител: „Родопа Стил“ ЕООД",
            "Адрес: бул. „Беломорски“ 88, 6600 Кърджали",
            "ЕИК 108 553 217",
          ],
        },
        {
          text: [
            "Тегло на плата 235 g/m². Изпитване за азобагрила по БДС EN ISO 14362-1, протокол № 3381 на лаборатория „Текстилтест“.",
          ],
          size: 9,
        },
        {
          text: [
            "гр. Кърджали                                        Декларатор: ....................... (подпис и печат)",
          ],
        },
      ],
    ],
    truth: {
      brand: "RODO",
      reference: "M-5508",
      fibre_composition: fibres("polyester 53, wool 44, elastane 3"),
      country_making: "BG",
      care_washing: "do_not_wash",
      care_bleaching: "do_not_bleach",
      care_ironing: "iron_150",
      care_professional: ["dry_p"],
      manufacturer_name: "„Родопа Стил“ ЕООД",
      manufacturer_address: "бул. „Беломорски“ 88, 6600 Кърджали",
    },
  },
  {
    name: "tenth-third-croatian-import-label",
    language: "hr",
    template: "textile",
    kind: "other",
    also: ["photo"],
    pages: [
      [
        { title: "DEKLARACIJA PROIZVODA" },
        {
          text: [
            "Naziv: Ženska zimska jakna s kapuljačom",
            "Marka: NORTA",
            "Šifra artikla: NJ-20418",
            "Veličina: 40    Boja: tamnozelena",
          ],
        },
        {
          text: [
            "Sirovinski sastav:",
            "vanjski materijal: 100% poliester",
            "podstava: 100% poliester",
            "punjenje: 90% paperje, 10% perje",
          ],
        },
        {
          text: [
            "Održavanje: prati na 30 °C. Ne izbjeljivati. Sušiti u sušilici na niskoj temperaturi. Ne glačati. Ne čistiti kemijski.",
          ],
        },
        {
          text: [
            "Zemlja podrijetla: Kina",
            "Proizvođač: Jiaxing Haoyu Garments Co., Ltd.",
            "Adresa proizvođača: No. 88 Xinfeng Road, Jiaxing, Zhejiang, Kina",
            "Uvoznik i distributer: Modni grad d.o.o., Slavonska avenija 50, 10000 Zagreb",
          ],
        },
        { text: ["EAN 3859012644705"] },
        {
          text: ["Sadrži netekstilne dijelove životinjskog podrijetla. Čuvati dalje od otvorenog plamena."],
          size: 9,
        },
      ],
    ],
    truth: {
      brand: "NORTA",
      reference: "NJ-20418",
      gtin: "3859012644705",
      fibre_composition: fibres(
        "shell: polyester 100 | lining: polyester 100 | filling: down 90, feathers 10",
      ),
      country_making: "CN",
      care_washing: "wash_30",
      care_bleaching: "do_not_bleach",
      care_drying: ["tumble_low"],
      care_ironing: "do_not_iron",
      care_professional: ["do_not_dry_clean"],
      manufacturer_name: "Jiaxing Haoyu Garments Co., Ltd.",
      manufacturer_address: "No. 88 Xinfeng Road, Jiaxing, Zhejiang, Kina",
    },
  },
  {
    name: "tenth-third-slovenian-purchase-order",
    language: "sl",
    template: "textile",
    kind: "other",
    pages: [
      [
        { title: "Naročilnica št. 26-4471" },
        {
          beside: [
            [
              {
                pairs: [
                  ["Naročnik", "Trgovina Soča d.o.o., Rutarjeva ulica 11, 5220 Tolmin"],
                  ["ID za DDV", "SI 84410237"],
                ],
                style: "stacked",
              },
            ],
            [
              {
                pairs: [
                  [
                    "Dobavitelj",
                    "Tekstilni atelje Bohinj d.o.o., Triglavska cesta 26, 4264 Bohinjska Bistrica",
                  ],
                  ["Datum naročila", "29. 10. 2026"],
                ],
                style: "stacked",
              },
            ],
          ],
        },
        {
          table: [
            ["Zap.", "Artikel", "Kol.", "EM", "Cena EUR", "Vrednost"],
            ["1", "Kuhinjska krpa, vzorec nagelj, 50 x 70 cm, rdeča", "300", "kos", "4,20", "1.260,00"],
          ],
          widths: [36, 221, 44, 40, 68, 78],
          lines: true,
        },
        { bar: "Podatki o artiklu za označevanje" },
        {
          pairs: [
            ["Blagovna znamka", "Bohinka"],
            ["Šifra artikla", "KK-0715"],
            ["EAN koda", "3830071590622"],
            ["Surovinska sestava", "100 % lan"],
            ["Masa enega kosa", "95 g"],
            ["Država porekla", "Slovenija"],
            ["Nega", "pranje pri 60 °C, likanje do 200 °C, ne belite"],
          ],
          style: "dots",
        },
        {
          text: [
            "Rok dobave: 20. 11. 2026, DAP skladišče Tolmin. Plačilni rok 30 dni od prejema računa. DDV 22 % se obračuna na računu.",
            "Prosimo, da na dobavnici navedete številko naročilnice.",
          ],
        },
        { text: ["Naročila: Maja Leban, nabava, tel. 05 388 10 77"] },
      ],
    ],
    truth: {
      brand: "Bohinka",
      reference: "KK-0715",
      gtin: "3830071590622",
      fibre_composition: fibres("linen 100"),
      net_weight: 95,
      country_making: "SI",
      care_washing: "wash_60",
      care_bleaching: "do_not_bleach",
      care_ironing: "iron_200",
    },
  },
  {
    name: "tenth-third-serbian-laboratory-report",
    language: "sr",
    template: "textile",
    kind: "test_report",
    pages: [
      [
        {
          text: [
            "ЦЕНТАР ЗА ИСПИТИВАЊЕ ТЕКСТИЛА И КОЖЕ д.о.о.",
            "Војводе Степе 210, 11040 Београд · АТС 01-338",
          ],
          size: 9,
        },
        { title: "ИЗВЕШТАЈ О ИСПИТИВАЊУ бр. 2206/26" },
        {
          table: [
            ["Подносилац захтева", "Јавна набавка ЈН 44/2026, Полицијска управа Нови Пазар"],
            ["Узорак", "џемпер службени, „V“ изрез, тегет"],
            ["Шифра артикла", "ДЖ-05"],
            ["Произвођач", "Трикотажа Морава д.о.о."],
            ["Адреса произвођача", "Краља Петра 5, 32000 Чачак"],
            ["Земља порекла", "Србија"],
            ["Датум пријема", "12.10.2026."],
            ["Датум завршетка", "23.10.2026."],
          ],
          widths: [150, 337],
          lines: true,
        },
        { bar: "РЕЗУЛТАТИ ИСПИТИВАЊА" },
        {
          table: [
            ["Р. бр.", "Карактеристика", "Метода", "Захтев", "Резултат"],
            ["1", "Сировински састав", "SRPS EN ISO 1833-4", "–", "50 % вуна 50 % полиакрил"],
            ["2", "Маса одевног предмета, вел. 52", "SRPS F.S2.016", "мин. 500 g", "540 g"],
            ["3", "Пилинг, 2000 обртаја", "SRPS EN ISO 12945-1", "мин. 3", "3-4"],
            ["4", "Постојаност боје на зној", "SRPS EN ISO 105-E04", "мин. 4", "4"],
            ["5", "Постојаност боје на трење", "SRPS EN ISO 105-X12", "мин. 3-4", "4"],
          ],
          widths: [42, 135, 130, 75, 105],
          lines: true,
        },
        {
          text: [
            "Резултати се односе само на испитани узорак. Забрањено је делимично умножавање извештаја без сагласности лабораторије.",
          ],
          size: 8.5,
        },
        { text: ["Испитивање извршила: Љиљана Ћосић        Одобрио: др Ненад Вукић"] },
      ],
    ],
    truth: {
      reference: "ДЖ-05",
      fibre_composition: fibres("wool 50, acrylic 50"),
      net_weight: 540,
      country_making: "RS",
      manufacturer_name: "Трикотажа Морава д.о.о.",
      manufacturer_address: "Краља Петра 5, 32000 Чачак",
      pilling_grade: 3.5,
    },
  },
  {
    name: "tenth-third-lithuanian-invoice",
    language: "lt",
    template: "textile",
    kind: "invoice",
    font: "serif",
    also: ["scan"],
    pages: [
      [
        { title: "PVM SĄSKAITA FAKTŪRA" },
        { text: ["Serija LTK Nr. 0026618        2026 m. lapkričio 9 d."] },
        {
          pairs: [
            ["Gamintojas ir pardavėjas", "UAB „Lino takas“"],
            ["Adresas", "Pramonės g. 15, LT-35100 Panevėžys"],
            ["Įmonės kodas", "148 220 917"],
            ["Pirkėjas", "Skovgaard Interiør ApS, Vestergade 8, DK-5000 Odense"],
          ],
          style: "gap",
        },
        {
          table: [
            ["Prekės pavadinimas", "Artikulas", "Kiekis", "Kaina, Eur", "Suma, Eur"],
            ["Staltiesė lininė, 150 x 250 cm, natūrali", "ST-1470", "120 vnt.", "31,40", "3 768,00"],
          ],
          widths: [187, 80, 70, 72, 78],
          lines: true,
        },
        {
          pairs: [
            ["Sudėtis", "100 % linas"],
            ["Vieneto svoris", "710 g"],
            ["Kilmės šalis", "Lietuva"],
            ["KN kodas", "6302 53 90"],
            ["PVM 0 % (PVM įst. 49 str.)", "0,00"],
            ["Iš viso mokėti", "3 768,00 Eur"],
          ],
          style: "gap",
        },
        {
          text: [
            "Suma žodžiais: trys tūkstančiai septyni šimtai šešiasdešimt aštuoni eurai 00 ct.",
            "Gaminys sertifikuotas pagal OEKO-TEX® STANDARD 100: sertifikato Nr. 15.HLT.98021, išdavė Hohenstein, galioja iki 2027-08-31.",
            "Apmokėti per 30 dienų. A. s. LT41 7300 0101 4477 2093.",
          ],
        },
        { text: ["Sąskaitą išrašė: finansininkė Rasa Jonaitytė"], size: 9 },
      ],
    ],
    truth: {
      reference: "ST-1470",
      fibre_composition: fibres("linen 100"),
      net_weight: 710,
      country_making: "LT",
      certificates: [
        {
          name: "OEKO-TEX STANDARD 100",
          number: "15.HLT.98021",
          issuer: "Hohenstein",
          valid_until: "2027-08-31",
        },
      ],
      manufacturer_name: "UAB „Lino takas“",
      manufacturer_address: "Pramonės g. 15, LT-35100 Panevėžys",
      commodity_code: "63025390",
    },
  },
  {
    name: "tenth-third-latvian-hang-tag",
    language: "lv",
    template: "textile",
    kind: "other",
    also: ["photo"],
    pages: [
      [
        { title: "ZIEMEĻI" },
        { text: ["Adīta cepure ar pušķi", "modelis: Sniedze"] },
        {
          pairs: [
            ["Artikuls", "C-614"],
            ["Izmērs", "56–58"],
            ["Krāsa", "balta"],
            ["Sastāvs", "60% vilna, 40% akrils"],
            ["Ražots", "Latvijā"],
          ],
        },
        { bar: "KOPŠANA" },
        {
          text: [
            "– mazgāt ar rokām",
            "– nebalināt",
            "– nežāvēt veļas žāvētājā",
            "– gludināt līdz 110 °C",
            "– ķīmiski netīrīt",
          ],
        },
        {
          text: ['Ražotājs: SIA "Rīgas Adītājs"', "Brīvības gatve 401, Rīga, LV-1024", "www.ziemeli.example"],
        },
        { text: ["4 752081 136456"], size: 13 },
        { text: ["CENA  18,90 EUR"], size: 13 },
      ],
    ],
    truth: {
      brand: "ZIEMEĻI",
      model_name: "Sniedze",
      reference: "C-614",
      gtin: "4752081136456",
      fibre_composition: fibres("wool 60, acrylic 40"),
      country_making: "LV",
      care_washing: "hand_wash",
      care_bleaching: "do_not_bleach",
      care_drying: ["do_not_tumble"],
      care_ironing: "iron_110",
      care_professional: ["do_not_dry_clean"],
      manufacturer_name: 'SIA "Rīgas Adītājs"',
      manufacturer_address: "Brīvības gatve 401, Rīga, LV-1024",
    },
  },
  {
    name: "tenth-third-estonian-shop-page",
    language: "et",
    template: "textile",
    kind: "other",
    pages: [
      [
        {
          text: [
            "kodukaup.example  ›  Kodutekstiil  ›  Pleedid ja tekid                                   Ostukorv (0)",
          ],
          size: 8.5,
        },
        { title: "Villane pleed 140 x 200 cm, hall kalasabamuster" },
        { text: ["119,00 €   Laos: 7 tk   Tarne 2–4 tööpäeva   Tasuta saatmine alates 60 €"] },
        {
          beside: [
            [
              {
                text: [
                  "Pehme ja soe pleed jaheda õhtu jaoks. Narmastatud äärtega, sobib nii diivanile kui ka voodile. Kootud väikeses tööstuses traditsioonilistel telgedel.",
                ],
              },
              {
                text: ["Hinnang: 4,9 / 5 (12 arvustust)", "„Väga ilus ja soe, 100% rahul!” – Kersti"],
                size: 9,
              },
            ],
            [
              {
                table: [
                  ["Kaubamärk", "Soomaa"],
                  ["Mudel", "Jõeäär"],
                  ["Tootekood", "SV-140-11"],
                  ["EAN", "4740199308520"],
                  ["Materjal", "80% villa, 20% polüester"],
                  ["Kaal", "1,1 kg"],
                  ["Valmistatud", "Eestis"],
                  ["Tootja", "Soomaa Vaip OÜ"],
                ],
                widths: [83, 150],
                lines: true,
              },
            ],
          ],
        },
        { bar: "Hooldus" },
        {
          text: [
            "Mitte pesta. Mitte valgendada. Mitte kuivatada trummelkuivatis. Mitte triikida. Keemiline puhastus P.",
          ],
        },
        { bar: "Teised vaatasid ka" },
        {
          table: [
            ["Linane padjapüür 50 x 60", "Puuvillane voodikate", "Lambanahk, valge"],
            ["22,00 €", "89,00 €", "75,00 €"],
          ],
          widths: [170, 160, 157],
        },
        {
          text: ["Kodukaup OÜ, Riia 24, 51010 Tartu · registrikood 14402718 · 14-päevane tagastusõigus"],
          size: 8,
        },
      ],
    ],
    truth: {
      brand: "Soomaa",
      model_name: "Jõeäär",
      reference: "SV-140-11",
      gtin: "4740199308520",
      fibre_composition: fibres("wool 80, polyester 20"),
      net_weight: 1100,
      country_making: "EE",
      manufacturer_name: "Soomaa Vaip OÜ",
      care_washing: "do_not_wash",
      care_bleaching: "do_not_bleach",
      care_drying: ["do_not_tumble"],
      care_ironing: "do_not_iron",
      care_professional: ["dry_p"],
    },
  },
  {
    name: "tenth-third-french-environment-sheet",
    language: "fr",
    template: "textile",
    kind: "tech_sheet",
    pages: [
      [
        { text: ["FICHE PRODUIT RELATIVE AUX QUALITÉS ET CARACTÉRISTIQUES ENVIRONNEMENTALES"], size: 9 },
        { title: "Sweat à capuche homme" },
        {
          pairs: [
            ["Marque", "Voltigeur"],
            ["Référence", "VG-SWT-118"],
            ["Code-barres (GTIN)", "3760317204191"],
            ["Composition", "58 % coton biologique, 42 % polyester recyclé"],
            ["Poids (taille M)", "540 g"],
          ],
          style: "gap",
        },
        { bar: "Traçabilité" },
        {
          table: [
            ["Étape", "Pays"],
            ["Tricotage", "Portugal"],
            ["Teinture et impression", "Portugal"],
            ["Confection", "Maroc"],
          ],
          widths: [200, 287],
          lines: true,
        },
        { bar: "Incorporation de matière recyclée" },
        { text: ["Ce produit comporte au moins 42 % de matières recyclées."] },
        { bar: "Emballage" },
        {
          text: [
            "Pochette en papier comportant au moins 80 % de matières recyclées. Emballage entièrement recyclable.",
          ],
        },
        { bar: "Substances dangereuses" },
        { text: ["Ne contient pas de substance extrêmement préoccupante à plus de 0,1 % en masse."] },
        { bar: "Entretien" },
        {
          text: [
            "Lavage en machine à 30 °C. Pas de chlore ni de javel. Ne pas mettre au sèche-linge. Repassage à 150 °C maximum, à l'envers. Ne pas nettoyer à sec.",
          ],
        },
        {
          text: [
            "Fabricant : Atelier Voltigeur SAS, 14 quai Perrache, 69002 Lyon",
            "RCS Lyon 842 317 906 – Identifiant unique Refashion FR233104_11KQXD – Mise à jour du 02/09/2026",
          ],
          size: 8.5,
        },
      ],
    ],
    truth: {
      brand: "Voltigeur",
      reference: "VG-SWT-118",
      gtin: "3760317204191",
      fibre_composition: fibres("organic cotton 58, recycled polyester 42"),
      recycled_content: 42,
      net_weight: 540,
      country_weaving: "PT",
      country_dyeing: "PT",
      country_making: "MA",
      care_washing: "wash_30",
      care_bleaching: "do_not_bleach",
      care_drying: ["do_not_tumble"],
      care_ironing: "iron_150",
      care_professional: ["do_not_dry_clean"],
      manufacturer_name: "Atelier Voltigeur SAS",
      manufacturer_address: "14 quai Perrache, 69002 Lyon",
    },
  },
  {
    name: "tenth-third-spanish-label-order",
    language: "es",
    template: "textile",
    kind: "other",
    font: "narrow",
    pages: [
      [
        { title: "PEDIDO DE ETIQUETAS" },
        {
          beside: [
            [
              {
                pairs: [
                  ["Pedido", "ET-26/0931"],
                  ["Fecha", "16/10/2026"],
                  ["Solicitado por", "Nerea Ruiz, dpto. producto"],
                  ["Para", "Etiquetas Vallès, S.L. (Sabadell)"],
                ],
              },
            ],
            [
              {
                pairs: [
                  ["Marca", "Roble y Sal"],
                  ["Ref. prenda", "4127/310"],
                  ["Prenda", "Pantalón chino caballero"],
                  ["Temporada", "PV27"],
                ],
              },
            ],
          ],
        },
        { bar: "ETIQUETA DE COMPOSICIÓN – TEXTO A IMPRIMIR" },
        {
          table: [
            ["ES", "EN", "FR", "PT"],
            ["68% algodón", "68% cotton", "68% coton", "68% algodão"],
            ["30% poliéster", "30% polyester", "30% polyester", "30% poliéster"],
            ["2% elastano", "2% elastane", "2% élasthanne", "2% elastano"],
            [
              "Hecho en Bangladesh",
              "Made in Bangladesh",
              "Fabriqué au Bangladesh",
              "Fabricado no Bangladesh",
            ],
          ],
          widths: [117, 117, 127, 126],
          lines: true,
        },
        { bar: "CUIDADO" },
        {
          text: [
            "Lavar a máquina a 30 °C, programa suave · No usar lejía · No usar secadora · Planchar a máx. 150 °C · No limpiar en seco",
          ],
        },
        { bar: "CANTIDADES" },
        {
          table: [
            ["Talla", "38", "40", "42", "44", "46", "48", "Total"],
            ["Uds.", "300", "900", "1.500", "1.350", "900", "450", "5.400"],
          ],
          widths: [67, 60, 60, 60, 60, 60, 60, 60],
          lines: true,
        },
        {
          pairs: [
            ["Soporte", "raso blanco, 30 x 80 mm, corte en caliente"],
            ["Tinta", "negra, resistente a 50 lavados"],
            ["Precio", "21,50 €/millar + 21 % IVA"],
            ["Entrega", "directa al taller antes del 06/11/2026"],
          ],
          style: "dots",
        },
        {
          text: [
            "Enviar prueba en PDF antes de imprimir. Roble y Sal Moda, S.L. · C/ Colón 48, 46004 Valencia",
          ],
          size: 8.5,
        },
      ],
    ],
    truth: {
      brand: "Roble y Sal",
      reference: "4127/310",
      fibre_composition: fibres("cotton 68, polyester 30, elastane 2"),
      country_making: "BD",
      care_washing: "wash_30_mild",
      care_bleaching: "do_not_bleach",
      care_drying: ["do_not_tumble"],
      care_ironing: "iron_150",
      care_professional: ["do_not_dry_clean"],
    },
  },
  {
    name: "tenth-third-ukrainian-quality-passport",
    language: "uk",
    template: "textile",
    kind: "declaration",
    pages: [
      [
        { text: ["ТОВ «Трикотажна фабрика Десна»"], size: 9 },
        { title: "ПАСПОРТ ЯКОСТІ № 318" },
        { text: ["від 28 жовтня 2026 р. на партію № 26/44, кількість 1 500 комплектів"] },
        {
          pairs: [
            ["Найменування виробу", "Термобілизна чоловіча, комплект (фуфайка, кальсони)"],
            ["Модель", "Вітер"],
            ["Артикул", "ТБ-2207"],
            ["Торговельна марка", "DESNA PRO"],
            ["Розміри", "48–60"],
            ["Склад сировини", "92 % поліестер, 8 % еластан"],
            ["Маса комплекту, р. 52", "415 г"],
            ["Країна виробництва", "Україна"],
            ["Виробник", "ТОВ «Трикотажна фабрика Десна»"],
            ["Адреса виробника", "вул. Шевченка, 52, м. Чернігів, 14013"],
          ],
          style: "gap",
        },
        { bar: "Показники якості" },
        {
          table: [
            ["Показник", "Нормативний документ", "Норма", "Факт"],
            ["Поверхнева густина, г/м²", "ДСТУ EN 12127", "190 ± 10", "194"],
            ["Зміна розмірів після прання, %", "ДСТУ ISO 5077", "не більше 5", "3,0"],
            ["Стійкість забарвлення до прання, бали", "ДСТУ ISO 105-C06", "не менше 4", "4–5"],
            ["Повітропроникність, дм³/м²·с", "ДСТУ ISO 9237", "не менше 100", "236"],
          ],
          widths: [190, 130, 97, 70],
          lines: true,
        },
        {
          text: ["Догляд: прання за температури 40 °C; не відбілювати; не прасувати; не сушити в барабані."],
        },
        {
          text: [
            "Сертифікат відповідності № UA.TR.115.0482-26, виданий ДП «Укрметртестстандарт», дійсний до 15.05.2028.",
            "Гарантійний термін зберігання – 24 місяці. Партія відповідає вимогам договору та визнана придатною.",
          ],
        },
        { text: ["Начальник ВТК  ________________  О. П. Кравець                    М. П."] },
      ],
    ],
    truth: {
      brand: "DESNA PRO",
      model_name: "Вітер",
      reference: "ТБ-2207",
      fibre_composition: fibres("polyester 92, elastane 8"),
      net_weight: 415,
      country_making: "UA",
      care_washing: "wash_40",
      care_bleaching: "do_not_bleach",
      care_drying: ["do_not_tumble"],
      care_ironing: "do_not_iron",
      certificates: [
        {
          name: "Сертифікат відповідності",
          number: "UA.TR.115.0482-26",
          issuer: "ДП «Укрметртестстандарт»",
          valid_until: "2028-05-15",
        },
      ],
      manufacturer_name: "ТОВ «Трикотажна фабрика Десна»",
      manufacturer_address: "вул. Шевченка, 52, м. Чернігів, 14013",
      colour_fastness_grade: 4.5,
    },
  },
  {
    name: "tenth-third-belgian-suppliers-declaration",
    language: "nl",
    template: "textile",
    kind: "declaration",
    pages: [
      [
        {
          beside: [[{ title: "Leveranciersverklaring" }], [{ title: "Déclaration du fournisseur" }]],
        },
        {
          beside: [
            [
              {
                text: [
                  "Ondergetekende verklaart dat de hieronder beschreven goederen van oorsprong zijn uit de Europese Unie en voldoen aan de oorsprongsregels voor het preferentiële handelsverkeer met het Verenigd Koninkrijk en Zwitserland.",
                ],
                size: 9,
              },
            ],
            [
              {
                text: [
                  "Le soussigné déclare que les marchandises désignées ci-dessous sont originaires de l'Union européenne et satisfont aux règles d'origine régissant les échanges préférentiels avec le Royaume-Uni et la Suisse.",
                ],
                size: 9,
              },
            ],
          ],
        },
        {
          table: [
            ["Artikelnr. / N° d'article", "HL-3090"],
            ["Omschrijving / Désignation", "Hoeslaken jersey / Drap-housse jersey, 90 x 200 cm"],
            ["Merk / Marque", "Slaapwel"],
            ["Samenstelling / Composition", "95 % katoen, 5 % elastaan / 95 % coton, 5 % élasthanne"],
            ["Land van vervaardiging / Pays de fabrication", "België / Belgique"],
            ["GN-code / Code NC", "6302 10 00"],
            [
              "Certificaat / Certificat",
              "OEKO-TEX STANDARD 100 nr. 1208021, Centexbel, geldig tot / valable jusqu'au 31/01/2027",
            ],
          ],
          widths: [180, 307],
          lines: true,
        },
        {
          pairs: [
            ["Fabrikant / Fabricant", "Textiel Vandeputte NV"],
            ["Adres / Adresse", "Kortrijkstraat 211, 8550 Zwevegem"],
            ["Klant / Client", "Literie du Condroz SRL, rue du Marché 9, 5590 Ciney"],
          ],
          style: "gap",
        },
        {
          text: [
            "Deze verklaring geldt voor alle zendingen van 01/01/2026 tot en met 31/12/2026. / La présente déclaration vaut pour tous les envois effectués du 01/01/2026 au 31/12/2026.",
          ],
          size: 9,
        },
        { text: ["Zwevegem, 08/01/2026", "Filip Vandeputte, zaakvoerder / gérant"] },
        { text: ["BTW BE 0448.217.936 · RPR Gent, afd. Kortrijk"], size: 8 },
      ],
    ],
    truth: {
      brand: "Slaapwel",
      reference: "HL-3090",
      fibre_composition: fibres("cotton 95, elastane 5"),
      country_making: "BE",
      certificates: [
        {
          name: "OEKO-TEX STANDARD 100",
          number: "1208021",
          issuer: "Centexbel",
          valid_until: "2027-01-31",
        },
      ],
      manufacturer_name: "Textiel Vandeputte NV",
      manufacturer_address: "Kortrijkstraat 211, 8550 Zwevegem",
      commodity_code: "63021000",
    },
  },
  {
    name: "tenth-third-austrian-certificate",
    language: "de",
    template: "textile",
    kind: "certificate",
    font: "serif",
    pages: [
      [
        {
          text: [
            "ÖTI – Institut für Ökologie, Technik und Innovation GmbH",
            "Spengergasse 20, 1050 Wien, Österreich",
          ],
          size: 9,
        },
        { title: "ZERTIFIKAT" },
        { text: ["STANDARD 100 by OEKO-TEX®"], size: 13 },
        {
          pairs: [
            ["Zertifikatsnummer", "S26-0417"],
            ["Gültig bis", "30.06.2027"],
            ["Produktklasse", "II (Produkte mit Hautkontakt)"],
          ],
          style: "stacked",
        },
        { text: ["Inhaber des Zertifikats und Hersteller der Ware:"] },
        { text: ["Murtaler Strumpfwerk GmbH", "Fabriksgasse 7", "8750 Judenburg"] },
        {
          text: [
            "Der genannten Firma wird nach den Bedingungen des STANDARD 100 by OEKO-TEX® die Berechtigung erteilt, das OEKO-TEX® Zeichen für die nachstehenden Artikel zu verwenden:",
          ],
        },
        {
          text: [
            "Damen- und Herrensocken, gestrickt, in allen Farben der Marke Murli, bestehend aus 80 % Baumwolle, 17 % Polyamid und 3 % Elastan, einschließlich Zubehör (Nähgarn, Etiketten).",
          ],
        },
        {
          text: [
            "Die Ergebnisse der Prüfung gemäß STANDARD 100 by OEKO-TEX®, Anhang 4, haben gezeigt, dass die genannten Artikel die humanökologischen Anforderungen für Produkte mit Hautkontakt erfüllen. Prüfbericht Nr. 26-1180/OEK.",
            "Der Zertifikatsinhaber hat sich in einer Konformitätserklärung nach ISO 17050-1 verpflichtet, nur Ware zu kennzeichnen, die dem geprüften Ausgangsmuster entspricht.",
          ],
          size: 9,
        },
        {
          beside: [
            [{ text: ["Wien, 24.06.2026"] }],
            [{ text: ["DI Barbara Eibl", "Leitung Zertifizierungsstelle"] }],
          ],
        },
      ],
    ],
    truth: {
      certificates: [
        {
          name: "STANDARD 100 by OEKO-TEX",
          number: "S26-0417",
          issuer: "ÖTI – Institut für Ökologie, Technik und Innovation GmbH",
          valid_until: "2027-06-30",
        },
      ],
      brand: "Murli",
      fibre_composition: fibres("cotton 80, polyamide 17, elastane 3"),
      manufacturer_name: "Murtaler Strumpfwerk GmbH",
      manufacturer_address: "Fabriksgasse 7, 8750 Judenburg",
    },
  },
  {
    name: "tenth-third-british-style-specification",
    language: "en",
    template: "textile",
    kind: "tech_sheet",
    font: "narrow",
    pages: [
      [
        { title: "STYLE SPECIFICATION" },
        {
          table: [
            ["Brand", "Thornlea Schoolwear", "Season", "Back to School 27"],
            ["Style no.", "KS-2209", "Description", "Unisex V-neck cardigan, 5 buttons"],
            ["Colours", "Navy, Bottle, Black", "Sizes", "Age 3-4 to 13"],
            ["Gauge", "12 gg", "Status", "Sealed 14/08/2026"],
          ],
          widths: [70, 150, 82, 185],
          lines: true,
        },
        { bar: "Yarn and fabric" },
        {
          pairs: [
            ["Fibre content", "50% cotton, 50% acrylic"],
            ["Yarn count", "Nm 2/28"],
            ["Stitch", "single jersey body, 1x1 rib hem and cuffs"],
            ["Garment weight (age 9-10)", "275 g"],
          ],
          style: "gap",
        },
        { bar: "Measurements (cm)" },
        {
          table: [
            ["Point of measure", "3-4", "5-6", "7-8", "9-10", "11-12", "13", "Tol. +/-"],
            ["A  Chest, 2.5 cm below armhole", "35", "37", "39.5", "42", "45", "48", "1.0"],
            ["B  Body length from HSP", "40", "44", "48", "52", "56", "60", "1.0"],
            ["C  Sleeve length from CB", "48", "54", "60", "66", "71.5", "76", "1.0"],
            ["D  Cuff depth", "5", "5", "5", "6", "6", "6", "0.5"],
          ],
          widths: [182, 40, 40, 42, 44, 44, 40, 55],
          lines: true,
        },
        {
          text: ["Thornlea Schoolwear is a trading name of Thornlea (Leicester) Ltd. Page 1 of 2"],
          size: 8,
        },
      ],
      [
        { title: "STYLE SPECIFICATION KS-2209 (continued)" },
        { bar: "Labels and care" },
        {
          text: [
            "Main label: woven, centre back neck. Size and care label: printed satin, left side seam, 7 cm above hem.",
            "Care wording: Machine wash 40°C. Do not bleach. Tumble dry low. Iron max 150°C. Do not dry clean. Keep away from fire.",
            "Origin wording: MADE IN SRI LANKA",
          ],
        },
        { bar: "Barcodes" },
        {
          table: [
            ["Colour", "Size", "EAN"],
            ["Navy", "7-8", "5056712003186"],
            ["Navy", "9-10", "5056712003193"],
          ],
          widths: [160, 127, 200],
        },
        { bar: "Production" },
        {
          pairs: [
            ["Manufacturer", "Lanka Rib Knit (Pvt) Ltd"],
            ["Address", "Lot 14, Export Processing Zone, Biyagama, Sri Lanka"],
            ["Packing", "1 per polybag (LDPE, 30% recycled), 24 per carton"],
            ["Carton", "60 x 40 x 35 cm, max. 12 kg gross"],
            ["AQL", "2.5 major / 4.0 minor"],
          ],
          style: "gap",
        },
        { text: ["Approved: J. Pickering, Technical    Page 2 of 2"], size: 8 },
      ],
    ],
    truth: {
      brand: "Thornlea Schoolwear",
      reference: "KS-2209",
      fibre_composition: fibres("cotton 50, acrylic 50"),
      net_weight: 275,
      country_making: "LK",
      care_washing: "wash_40",
      care_bleaching: "do_not_bleach",
      care_drying: ["tumble_low"],
      care_ironing: "iron_150",
      care_professional: ["do_not_dry_clean"],
      manufacturer_name: "Lanka Rib Knit (Pvt) Ltd",
      manufacturer_address: "Lot 14, Export Processing Zone, Biyagama, Sri Lanka",
    },
  },
  {
    name: "tenth-third-indian-export-invoice",
    language: "en",
    template: "textile",
    kind: "invoice",
    font: "narrow",
    also: ["fax"],
    pages: [
      [
        { title: "COMMERCIAL INVOICE" },
        {
          beside: [
            [
              {
                text: [
                  "MANUFACTURER & EXPORTER",
                  "Sri Vaigai Knit Exports",
                  "SF No. 212, Avinashi Road",
                  "Tirupur 641603, Tamil Nadu, India",
                ],
                size: 9.5,
              },
              {
                text: ["CONSIGNEE", "Nattljus Design AB", "Lagergatan 3", "SE-504 62 Borås, Sweden"],
                size: 9.5,
              },
            ],
            [
              {
                pairs: [
                  ["Invoice No.", "SVK/0386/26-27"],
                  ["Date", "30.10.2026"],
                  ["Buyer's Order No.", "PO 7718"],
                  ["IEC No.", "0414088216"],
                  ["GSTIN", "33AAKFS7714P1Z6"],
                  ["Country of Origin of Goods", "India"],
                  ["Final Destination", "Sweden"],
                  ["Port of Loading", "Tuticorin"],
                  ["Terms", "FOB, 60 days from B/L"],
                ],
              },
            ],
          ],
        },
        {
          table: [
            ["Marks", "Description of Goods", "HS Code", "Qty Pcs", "Rate USD", "Amount USD"],
            [
              "NLD 1-50",
              "Ladies' knitted nightdress, 100% organic cotton, Brand MYRRA, Style No. NL-4402, Rose",
              "6108 31 00",
              "2,400",
              "4.85",
              "11,640.00",
            ],
            ["NLD 51-84", "Same, Style No. NL-4402, Dusty Blue", "6108 31 00", "1,600", "4.85", "7,760.00"],
            ["", "TOTAL FOB", "", "4,000", "", "19,400.00"],
          ],
          widths: [62, 189, 66, 52, 52, 66],
          lines: true,
        },
        {
          pairs: [
            ["Amount in words", "US Dollars nineteen thousand four hundred only"],
            ["Net weight per piece", "195 g"],
            ["Total net weight", "780.00 kg"],
            ["Total gross weight", "866.20 kg"],
            ["Packages", "84 cartons"],
          ],
          style: "gap",
        },
        {
          text: [
            "Goods certified to GOTS 7.0, scope certificate no. IDFL-SCP-2614772 issued by IDFL, valid until 18 March 2027.",
            "We declare that this invoice shows the actual price of the goods described and that all particulars are true and correct.",
            "Supply meant for export under LUT without payment of IGST.",
          ],
          size: 9,
        },
        { text: ["For Sri Vaigai Knit Exports", "Authorised Signatory"], size: 9 },
      ],
    ],
    truth: {
      brand: "MYRRA",
      reference: "NL-4402",
      fibre_composition: fibres("organic cotton 100"),
      country_making: "IN",
      net_weight: 195,
      certificates: [
        { name: "GOTS 7.0", number: "IDFL-SCP-2614772", issuer: "IDFL", valid_until: "2027-03-18" },
      ],
      manufacturer_name: "Sri Vaigai Knit Exports",
      manufacturer_address: "SF No. 212, Avinashi Road, Tirupur 641603, Tamil Nadu, India",
      commodity_code: "61083100",
    },
  },
  {
    name: "tenth-third-icelandic-sweater-tag",
    language: "is",
    template: "textile",
    kind: "other",
    pages: [
      [
        { title: "VETRARBLÆR" },
        { text: ["Lopapeysa, heil / Lopi sweater, pullover"], size: 12 },
        {
          table: [
            ["Vörunúmer / Item no.", "LP-208"],
            ["Stærð / Size", "M"],
            ["Litur / Colour", "sauðsvart og hvítt"],
            ["Þyngd / Weight", "720 g"],
            ["Efni / Material", "100% ull / 100% wool"],
            ["Framleiðsluland / Country of manufacture", "Ísland / Iceland"],
          ],
          widths: [240, 247],
        },
        { bar: "ÞVOTTALEIÐBEININGAR / CARE" },
        {
          beside: [
            [
              {
                text: [
                  "Handþvottur",
                  "Ekki bleikja",
                  "Ekki setja í þurrkara",
                  "Leggið flatt til þerris",
                  "Ekki strauja",
                ],
              },
            ],
            [{ text: ["Hand wash", "Do not bleach", "Do not tumble dry", "Dry flat", "Do not iron"] }],
          ],
        },
        {
          text: [
            "Framleiðandi / Manufacturer: Prjónastofan Hrafntinna ehf.",
            "Heimilisfang / Address: Ránargata 12, 640 Húsavík",
            "Sími 464 0188 · vetrarblaer.example",
          ],
        },
        {
          text: [
            "Hver peysa er einstök. Ullin hrindir frá sér vatni og heldur hita jafnvel þegar hún blotnar. / Every sweater is one of a kind.",
          ],
          size: 9,
        },
      ],
    ],
    truth: {
      brand: "VETRARBLÆR",
      reference: "LP-208",
      net_weight: 720,
      fibre_composition: fibres("wool 100"),
      country_making: "IS",
      care_washing: "hand_wash",
      care_bleaching: "do_not_bleach",
      care_drying: ["do_not_tumble", "flat"],
      care_ironing: "do_not_iron",
      manufacturer_name: "Prjónastofan Hrafntinna ehf.",
      manufacturer_address: "Ránargata 12, 640 Húsavík",
    },
  },
];
