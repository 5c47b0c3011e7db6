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
                  "Maat: kies je maat  S  M  L  XL  XXL",
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
                  ["Velikosti", "46–64"],
                  ["Barva", "modrá / černá"],
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
    },
  },
];
