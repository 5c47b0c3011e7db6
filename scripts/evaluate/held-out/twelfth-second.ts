/** Papers of makers, brands, laboratories, shops and importers of Northern, Western and Eastern Europe. */
import { fibres } from "../fibres.ts";
import type { Specimen } from "../specimen.ts";

export const HELD_OUT_TWELFTH_SECOND: readonly Specimen[] = [
  {
    name: "de-terry-order-confirmation",
    language: "de",
    template: "textile",
    kind: "other",
    pages: [
      [
        { text: ["Frottierweberei Käßner GmbH · Spinnereiweg 14 · 08412 Werdau"], size: 8 },
        {
          beside: [
            [
              {
                text: [
                  "Hotelwäsche Petersen GmbH & Co. KG",
                  "Einkauf, Frau Lührs",
                  "Am Lunedeich 122",
                  "27572 Bremerhaven",
                ],
              },
            ],
            [
              {
                pairs: [
                  ["Datum", "11.03.2026"],
                  ["Kunden-Nr.", "20418"],
                  ["Ihre Bestellung", "B26-0377 vom 06.03.2026"],
                  ["Bearbeiter", "Herr Ziegenbalg, DW -23"],
                  ["Liefertermin", "KW 19"],
                ],
              },
            ],
          ],
        },
        { title: "Auftragsbestätigung AB-26-01847" },
        {
          text: [
            "Sehr geehrte Frau Lührs,",
            "wir danken für Ihren Auftrag, den wir zu unseren Allgemeinen Verkaufsbedingungen wie folgt bestätigen:",
          ],
        },
        {
          table: [
            ["Pos.", "Bezeichnung", "Menge", "E-Preis", "Gesamt EUR"],
            [
              "10",
              "Handtuch 50 x 100 cm, weiß, mit Bordüre, Aufhänger lange Seite",
              "1.200 Stk",
              "4,85",
              "5.820,00",
            ],
            ["20", "Frachtkostenanteil, Lieferung frei Rampe", "1", "95,00", "95,00"],
            ["", "Summe netto", "", "", "5.915,00"],
            ["", "zzgl. 19 % USt.", "", "", "1.123,85"],
            ["", "Gesamtbetrag", "", "", "7.038,85"],
          ],
          widths: [34, 243, 70, 60, 80],
          lines: true,
        },
        { bar: "Artikelangaben zu Pos. 10" },
        {
          pairs: [
            ["Art.-Nr.", "4120-050"],
            ["Modell", "Seebrise"],
            ["Marke", "Werdauer Frottee"],
            ["GTIN", "4028753011469"],
            ["Material", "100 % Baumwolle aus kontrolliert biologischem Anbau (kbA)"],
            ["Flächengewicht", "500 g/m², Zwirnfrottier"],
            ["Stückgewicht", "250 g"],
            ["Zertifizierung", "GOTS, Lizenz-Nr. CU 1109284, Control Union Certifications B.V."],
            ["Pflege", "Waschen bis 60 °C, nicht bleichen, Trockner normal"],
            ["Ursprung", "gewebt und konfektioniert in Deutschland"],
          ],
          style: "gap",
        },
        {
          text: [
            "Alle Artikel stammen aus unserer eigenen Weberei und Näherei in Werdau. Mehr- oder Minderlieferungen bis 5 % bleiben vorbehalten. Zahlung: 14 Tage 2 % Skonto, 30 Tage netto.",
          ],
        },
        {
          text: [
            "Geschäftsführer: Arndt Käßner · Amtsgericht Chemnitz HRB 18274 · USt-IdNr. DE 141 882 907 · Steuer-Nr. 227/108/04417",
            "Sparkasse Westsachsen · IBAN DE41 8705 5000 2244 0187 60 · Tel. 03761 88 41-0 · verkauf@kaessner-frottier.example",
          ],
          size: 7.5,
        },
      ],
    ],
    truth: {
      gtin: "4028753011469",
      brand: "Werdauer Frottee",
      model_name: "Seebrise",
      reference: "4120-050",
      manufacturer_name: "Frottierweberei Käßner GmbH",
      manufacturer_address: "Spinnereiweg 14, 08412 Werdau",
      fibre_composition: fibres("organic cotton 100"),
      net_weight: 250,
      country_making: "DE",
      country_weaving: "DE",
      care_washing: "wash_60",
      care_bleaching: "do_not_bleach",
      care_drying: ["tumble_normal"],
      certificates: [{ name: "GOTS", number: "CU 1109284", issuer: "Control Union Certifications B.V." }],
    },
  },
  {
    name: "nl-rain-jacket-product-page",
    language: "nl",
    template: "textile",
    kind: "other",
    font: "narrow",
    also: ["photo"],
    pages: [
      [
        {
          text: [
            "www.regenwinkel-noord.example  >  Dames  >  Jassen  >  Regenjassen          Afgedrukt op 4-2-2026",
          ],
          size: 8,
        },
        { title: "Regenjas dames, donkergroen" },
        {
          text: [
            "€ 149,95   incl. btw   |   ★★★★☆ 4,3 (61 beoordelingen)   |   Voor 22:00 besteld, morgen in huis",
          ],
        },
        {
          text: [
            "Lichte, waterdichte jas voor wandelen en fietsen. Verstelbare capuchon, getapete naden, tweewegrits met stormflap en ventilatie onder de armen. Waterkolom 10.000 mm, ademend vermogen 8.000 g/m²/24 u. De jas is klein op te vouwen in de eigen binnenzak.",
          ],
        },
        { bar: "Specificaties" },
        {
          table: [
            ["Merk", "Druppel"],
            ["Model", "Terschelling"],
            ["Artikelnummer", "DR-2207-W"],
            ["EAN", "8719463201580"],
            ["Kleur", "Donkergroen (Forest 19)"],
            ["Buitenstof", "100% gerecycled polyester"],
            ["Voering", "100% polyester (mesh)"],
            ["Aandeel gerecycled materiaal", "78% van het gewicht van de jas"],
            ["Gewicht", "340 gram (maat M)"],
            ["PFAS-vrij", "Ja"],
            ["Land van productie", "Vietnam"],
          ],
          widths: [180, 307],
          lines: true,
        },
        { bar: "Wasvoorschrift" },
        {
          text: [
            "Machinewas op 30 °C, fijnwasprogramma. Gebruik geen wasverzachter. Niet bleken. Niet in de droger. Niet strijken. Niet chemisch reinigen. Sluit de rits voor het wassen.",
          ],
        },
        { bar: "Fabrikant" },
        { text: ["Druppel Outdoor B.V., Havenkade 31, 8861 AB Harlingen, info@druppel.example"] },
        {
          text: [
            "Regenwinkel Noord, Zwanestraat 8, 9712 CL Groningen. KvK 01172208. Btw NL 8160.44.217.B01. Retourneren binnen 30 dagen, gratis via onze winkel. Maattabel: S = 36, M = 38/40, L = 42, XL = 44.",
          ],
          size: 8,
        },
      ],
    ],
    truth: {
      gtin: "8719463201580",
      brand: "Druppel",
      model_name: "Terschelling",
      reference: "DR-2207-W",
      manufacturer_name: "Druppel Outdoor B.V.",
      manufacturer_address: "Havenkade 31, 8861 AB Harlingen",
      fibre_composition: fibres("shell: recycled polyester 100 | lining: polyester 100"),
      recycled_content: 78,
      net_weight: 340,
      country_making: "VN",
      care_washing: "wash_30_mild",
      care_bleaching: "do_not_bleach",
      care_drying: ["do_not_tumble"],
      care_ironing: "do_not_iron",
      care_professional: ["do_not_dry_clean"],
    },
  },
  {
    name: "pl-bed-linen-test-report",
    language: "pl",
    template: "textile",
    kind: "test_report",
    font: "serif",
    also: ["scan"],
    pages: [
      [
        {
          beside: [
            [
              {
                text: [
                  "Laboratorium Badań Tekstyliów NITEX Sp. z o.o.",
                  "ul. Sienkiewicza 212, 90-338 Łódź",
                  "tel. 42 208 17 40, lab@nitex.example",
                ],
                size: 9,
              },
            ],
            [
              {
                text: ["Laboratorium akredytowane przez PCA", "Nr akredytacji AB 1794", "Strona 1/1"],
                size: 9,
              },
            ],
          ],
        },
        { title: "SPRAWOZDANIE Z BADAŃ NR 0418/26/T" },
        {
          pairs: [
            ["Zleceniodawca", "Dom Handlowy Jantar S.A., ul. Portowa 15, 81-339 Gdynia"],
            ["Nr zlecenia", "Z/0233/2026 z dnia 12.02.2026"],
            ["Przedmiot badań", "poszwa na kołdrę 160 x 200 cm, wzór drukowany, granatowa"],
            ["Symbol wyrobu", "PS-2116"],
            ["Producent wyrobu", "Zakłady Pościelowe Modrzew Sp. z o.o., ul. Tkacka 8, 95-200 Pabianice"],
            ["Kraj pochodzenia", "Polska"],
            ["Data przyjęcia próbki", "13.02.2026"],
            ["Okres wykonania badań", "16.02.2026 - 24.02.2026"],
            ["Stan próbki", "bez zastrzeżeń; próbkę dostarczył zleceniodawca"],
          ],
          style: "dots",
        },
        { text: ["Wyniki badań"] },
        {
          table: [
            ["Badana cecha", "Metoda badawcza", "Wynik"],
            ["Skład surowcowy", "PN-EN ISO 1833-11:2017-12", "bawełna 64,8 %\npoliester 35,2 %"],
            ["Masa powierzchniowa", "PN-EN 12127:2000", "138 g/m² ± 3 g/m²"],
            ["Zmiana wymiarów po praniu 60 °C (wątek / osnowa)", "PN-EN ISO 5077:2011", "-1,5 % / -3,0 %"],
            [
              "Odporność wybarwień na pranie (zmiana barwy / zabrudzenie bieli)",
              "PN-EN ISO 105-C06:2010 C1S",
              "4-5 / 4",
            ],
            ["Odporność na tarcie suche / mokre", "PN-EN ISO 105-X12:2016-08", "4-5 / 3-4"],
            ["Odczyn pH wyciągu wodnego", "PN-EN ISO 3071:2020-09", "6,7"],
            ["Zawartość formaldehydu", "PN-EN ISO 14184-1:2011", "< 16 mg/kg"],
          ],
          widths: [215, 152, 120],
          lines: true,
        },
        {
          text: [
            "Niepewność rozszerzona wyniku składu surowcowego U = 1,0 % dla k = 2 i poziomu ufności 95 %. Klimat laboratoryjny: temperatura 20,0 ± 2,0 °C, wilgotność względna 65 ± 4 %.",
            "Wyniki odnoszą się wyłącznie do badanej próbki. Sprawozdanie bez pisemnej zgody laboratorium nie może być powielane inaczej, jak tylko w całości.",
          ],
          size: 8,
        },
        {
          beside: [
            [{ text: ["Sporządziła: mgr inż. Dorota Piech", "Łódź, 25.02.2026"] }],
            [{ text: ["Autoryzował: dr inż. Marek Walczuk", "Kierownik Laboratorium"] }],
          ],
        },
      ],
    ],
    truth: {
      reference: "PS-2116",
      manufacturer_name: "Zakłady Pościelowe Modrzew Sp. z o.o.",
      manufacturer_address: "ul. Tkacka 8, 95-200 Pabianice",
      country_making: "PL",
      fibre_composition: fibres("cotton 64.8, polyester 35.2"),
      colour_fastness_grade: 4.5,
    },
  },
  {
    name: "sv-merino-line-sheet",
    language: "sv",
    template: "textile",
    kind: "other",
    pages: [
      [
        { title: "VINDRA  |  Line sheet AW26  |  Underställ" },
        {
          text: [
            "Giltig från 2026-01-15. Order senast 2026-03-20. Leveransvecka 34–37. Priser i SEK exkl. moms.",
          ],
          size: 8.5,
        },
        {
          table: [
            ["Art.nr", "Benämning", "Storlek", "Vikt (M)", "Inköp", "Rek. utpris"],
            ["V1010", "Tröja lång ärm, dam", "XS–XL", "195 g", "389", "949"],
            ["V1012", "Tröja halv dragkedja, dam", "XS–XL", "231 g", "449", "1 099"],
            ["V1110", "Tröja lång ärm, herr", "S–XXL", "218 g", "389", "949"],
            ["V1130", "Långkalsong, herr", "S–XXL", "204 g", "369", "899"],
          ],
          widths: [55, 172, 65, 60, 55, 80],
        },
        { bar: "Gemensamt för alla fyra plaggen" },
        {
          pairs: [
            ["Varumärke", "Vindra"],
            ["Material", "100 % merinoull, 18,9 mikron, interlock 200 g/m²"],
            ["Ull från", "Sydafrika, mulesingfri"],
            ["Garnet spunnet i", "Italien"],
            ["Stickat i", "Litauen"],
            ["Sytt i", "Estland"],
            ["Färger", "010 svart, 245 mossa, 612 natt"],
          ],
          style: "dots",
        },
        {
          text: [
            "Tvättråd: Maskintvätt 40 °C, skonsamt program, med tvättmedel utan enzymer. Blek inte. Torktumla inte. Plantorkas. Stryks på låg värme (max 110 °C). Vädra hellre än att tvätta.",
          ],
        },
        {
          beside: [
            [
              {
                pairs: [
                  ["Minsta order", "12 plagg per modell och färg"],
                  ["Betalning", "30 dagar netto"],
                  ["Frakt", "fri vid order över 8 000 kr"],
                ],
              },
            ],
            [
              {
                pairs: [
                  ["Säljare Syd", "Ylva Brandt, 070-551 20 18"],
                  ["Säljare Norr", "Jonas Rehn, 070-551 20 26"],
                ],
              },
            ],
          ],
        },
        {
          text: [
            "Tillverkare enligt GPSR: Vindra Ullplagg AB, Kvarnvägen 6, 523 37 Ulricehamn. Org.nr 556904-2217. produkt@vindra.example",
          ],
          size: 8.5,
        },
      ],
    ],
    truth: {
      brand: "Vindra",
      fibre_composition: fibres("merino wool 100"),
      country_fibre: ["ZA"],
      country_spinning: "IT",
      country_weaving: "LT",
      country_making: "EE",
      care_washing: "wash_40_mild",
      care_bleaching: "do_not_bleach",
      care_drying: ["do_not_tumble", "flat"],
      care_ironing: "iron_110",
      manufacturer_name: "Vindra Ullplagg AB",
      manufacturer_address: "Kvarnvägen 6, 523 37 Ulricehamn",
    },
  },
  {
    name: "da-duvet-set-item-sheet",
    language: "da",
    template: "textile",
    kind: "tech_sheet",
    also: ["scan"],
    pages: [
      [
        {
          text: [
            "HAVBLIK TEKSTIL A/S                                        Vareblad, version 3, udskrevet 09-01-2026",
          ],
          size: 8.5,
        },
        { title: "Sengesæt, satinvævet, strandsand" },
        {
          beside: [
            [
              {
                pairs: [
                  ["MÆRKE", "Havblik"],
                  ["MODEL", "Skallerup"],
                  ["VARENUMMER", "30-1442-08"],
                  ["EAN", "5706418930278"],
                  ["INDHOLD", "1 dynebetræk 140 x 200 cm, 1 pudebetræk 60 x 63 cm"],
                  ["LUKNING", "Lynlås, skjult"],
                ],
                style: "stacked",
              },
            ],
            [
              {
                pairs: [
                  ["MATERIALE", "100 % økologisk bomuld, satin, 300 TC"],
                  ["VÆGT PR. SÆT", "1.150 g uden emballage"],
                  ["OPRINDELSESLAND", "Portugal"],
                  ["TOLDPOSITION", "6302 31 00"],
                  ["KOLLI", "10 sæt, 60 x 40 x 35 cm, brutto 13,2 kg"],
                  ["VEJL. PRIS", "DKK 699,00 inkl. moms"],
                ],
                style: "stacked",
              },
            ],
          ],
        },
        { bar: "Vask og pleje" },
        {
          text: [
            "Vaskes ved 60 °C med lukket lynlås og vrangen ud. Tåler ikke blegemidler. Tørretumbles ved lav temperatur. Stryges ved høj temperatur (200 °C). Må ikke kemisk renses. Krympning maks. 4 %.",
          ],
        },
        { bar: "Certificeringer" },
        {
          table: [
            ["Ordning", "Nummer", "Udsteder", "Gyldig til"],
            ["OEKO-TEX STANDARD 100, klasse I", "2208-DTI-4417", "Teknologisk Institut", "31-08-2026"],
            ["GOTS, organic", "ECO 207881", "Ecocert Greenlife", "14-11-2026"],
          ],
          widths: [180, 110, 122, 75],
          lines: true,
        },
        {
          text: [
            "Producent: Havblik Tekstil A/S, Industrivej 17, 8800 Viborg. CVR 31 77 04 52. Spørgsmål om varen: Karin Toft, tlf. 87 25 14 60, kt@havblik.example.",
            "Farver på tryk kan afvige fra varen. Der tages forbehold for udsolgte varer og ændringer i emballage.",
          ],
          size: 8.5,
        },
      ],
    ],
    truth: {
      gtin: "5706418930278",
      brand: "Havblik",
      model_name: "Skallerup",
      reference: "30-1442-08",
      fibre_composition: fibres("organic cotton 100"),
      net_weight: 1150,
      country_making: "PT",
      care_washing: "wash_60",
      care_bleaching: "do_not_bleach",
      care_drying: ["tumble_low"],
      care_ironing: "iron_200",
      care_professional: ["do_not_dry_clean"],
      certificates: [
        {
          name: "OEKO-TEX STANDARD 100",
          number: "2208-DTI-4417",
          issuer: "Teknologisk Institut",
          valid_until: "2026-08-31",
        },
        { name: "GOTS", number: "ECO 207881", issuer: "Ecocert Greenlife", valid_until: "2026-11-14" },
      ],
      manufacturer_name: "Havblik Tekstil A/S",
      manufacturer_address: "Industrivej 17, 8800 Viborg",
      commodity_code: "63023100",
    },
  },
  {
    name: "fi-wool-sock-product-card",
    language: "fi",
    template: "textile",
    kind: "tech_sheet",
    also: ["fax"],
    pages: [
      [
        { bar: "TUOTEKORTTI                                                                      2/2026" },
        {
          pairs: [
            ["Tuote", "miesten villasukka, puolipitkä varsi, froteepohja"],
            ["Tuotemerkki", "Karhukoski"],
            ["Malli", "Tunturi"],
            ["Tuotenumero", "KS 3307"],
            ["EAN-koodi", "6430018725406"],
            ["Koko", "43–45"],
            ["Väri", "harmaa / musta"],
            ["Materiaali", "villa 70 %, polyamidi 28 %, elastaani 2 %"],
            ["Paino", "96 g / pari"],
            ["Valmistusmaa", "Suomi"],
            ["Tullinimike", "6115 94 00"],
            ["Pakkaus", "1 pari, pahvivyöte; myyntierä 6 paria"],
          ],
          style: "dots",
        },
        { bar: "HOITO-OHJE" },
        {
          text: [
            "• Hellävarainen konepesu 40 °C nurin käännettynä",
            "• Ei valkaisua",
            "• Ei rumpukuivausta, kuivataan tasossa",
            "• Ei silitystä",
            "• Tuuleta sukat käytön jälkeen, villa puhdistuu ilmassa.",
          ],
        },
        { bar: "MITAT JA LAATU" },
        {
          table: [
            ["Koko", "Jalan pituus cm", "Varsi cm", "Silmukoita"],
            ["37–39", "23,5", "20", "84"],
            ["40–42", "26", "21", "84"],
            ["43–45", "28,5", "22", "96"],
          ],
          widths: [90, 130, 110, 110],
          lines: true,
        },
        {
          text: [
            "Mittapoikkeama enintään 1,0 cm. Nyppyyntyminen SFS-EN ISO 12945-2: luokka 4. Pesunkesto SFS-EN ISO 105-C06: luokka 4–5.",
            "Valmistaja: Karhukosken Sukka Oy, Tehtaankuja 3, 38710 Kankaanpää. Y-tunnus 2074418-6. Puh. 02 577 3140.",
          ],
          size: 9,
        },
      ],
    ],
    truth: {
      gtin: "6430018725406",
      brand: "Karhukoski",
      model_name: "Tunturi",
      reference: "KS 3307",
      fibre_composition: fibres("wool 70, polyamide 28, elastane 2"),
      net_weight: 96,
      country_making: "FI",
      care_washing: "wash_40_mild",
      care_bleaching: "do_not_bleach",
      care_drying: ["do_not_tumble", "flat"],
      care_ironing: "do_not_iron",
      manufacturer_name: "Karhukosken Sukka Oy",
      manufacturer_address: "Tehtaankuja 3, 38710 Kankaanpää",
      commodity_code: "61159400",
      pilling_grade: 4,
      colour_fastness_grade: 4.5,
    },
  },
  {
    name: "et-hi-vis-declaration",
    language: "et",
    template: "textile",
    kind: "declaration",
    font: "serif",
    pages: [
      [
        { title: "ELi VASTAVUSDEKLARATSIOON" },
        { text: ["Isikukaitsevahendid, määrus (EL) 2016/425, IX lisa", "Deklaratsiooni nr 2026-04/RT"] },
        {
          pairs: [
            ["1. Toode", "kõrgnähtav tööjakk, fluorestseeruv kollane / tumesinine"],
            ["    Tootekood", "RT-6120"],
            ["    Mudel", "Pakri"],
            ["    Kaubamärk", "Rannatöö"],
            ["2. Tootja", "OÜ Rannatöö Rõivas, Savi 27, 80040 Pärnu, Eesti"],
            ["3. Materjal", "80% polüester, 20% puuvill; helkurpael klaaskuulidega, 50 mm"],
          ],
          style: "gap",
        },
        {
          text: [
            "4. Käesolev vastavusdeklaratsioon on välja antud tootja ainuvastutusel.",
            "5. Ülalkirjeldatud deklareeritav toode on kooskõlas asjaomaste liidu ühtlustamisõigusaktidega: määrus (EL) 2016/425.",
            "6. Kohaldatud harmoneeritud standardid: EN ISO 13688:2013 + A1:2021, EN ISO 20471:2013 + A1:2016 (klass 2).",
            "7. Teavitatud asutus Työterveyslaitos (nr 0403) teostas ELi tüübihindamise (B-moodul) ja andis välja ELi tüübihindamistõendi nr FIOH-25-1187, kehtiv kuni 02.06.2030.",
            "8. Isikukaitsevahendi suhtes kohaldatakse vastavushindamismenetlust: tüübivastavus tootmise sisekontrolli alusel (C-moodul), II kategooria.",
          ],
        },
        {
          text: ["Alla kirjutanud tootja nimel:"],
        },
        {
          beside: [
            [{ text: ["Pärnu, 19. jaanuar 2026", "", "____________________"] }],
            [{ text: ["Tiiu Kallaste", "kvaliteedijuht", "tel 445 1907, kvaliteet@rannatoo.example"] }],
          ],
        },
        {
          text: [
            "Deklaratsioon on kättesaadav ka tootja veebilehel. Käesolev dokument kehtib kõigi suuruste kohta C44–C64. Registrikood 10448172, KMKR EE100512287.",
          ],
          size: 8,
        },
      ],
    ],
    truth: {
      brand: "Rannatöö",
      model_name: "Pakri",
      reference: "RT-6120",
      manufacturer_name: "OÜ Rannatöö Rõivas",
      manufacturer_address: "Savi 27, 80040 Pärnu, Eesti",
      fibre_composition: fibres("polyester 80, cotton 20"),
      certificates: [
        {
          name: "ELi tüübihindamistõend",
          number: "FIOH-25-1187",
          issuer: "Työterveyslaitos",
          valid_until: "2030-06-02",
        },
      ],
    },
  },
  {
    name: "lv-linen-dress-label-sheet",
    language: "lv",
    template: "textile",
    kind: "other",
    pages: [
      [
        {
          text: [
            "Etiķešu pasūtījums Nr. 88/2026 drukātavai — iešujamā etiķete, satīns 30 x 90 mm, melns uz balta",
          ],
          size: 8.5,
        },
        {
          beside: [
            [
              { bar: "1. puse" },
              {
                text: [
                  "LĪGATNE & LINI",
                  "Kleita, modelis MARTA",
                  "Art. 5518",
                  "Izmērs: S / M / L / XL",
                  "",
                  "95% lins",
                  "5% poliamīds",
                  "",
                  "Ražots Latvijā",
                ],
              },
            ],
            [
              { bar: "2. puse" },
              {
                text: [
                  "Mazgāt 40 °C, saudzīgs režīms",
                  "Nebalināt",
                  "Nežāvēt veļas žāvētājā",
                  "Gludināt līdz 200 °C, mitru",
                  "Atļauta ķīmiskā tīrīšana, P",
                  "",
                  "SIA “Līgatnes Audēja”",
                  "Spriņģu iela 4, Līgatne, LV-4110",
                ],
              },
            ],
          ],
        },
        { text: ["Norādes drukātavai"] },
        {
          table: [
            ["Izmērs", "Daudzums, gab.", "Piezīmes"],
            ["S", "150", "ar izmēra burtu labajā stūrī"],
            ["M", "250", ""],
            ["L", "250", ""],
            ["XL", "100", "atsevišķā maisiņā"],
          ],
          widths: [80, 110, 200],
          lines: true,
        },
        {
          text: [
            "Preču zīme “Līgatne & Lini” drukājama ar lielajiem burtiem, fonts kā iepriekšējā pasūtījumā. Kopšanas simboli pēc ISO 3758, 6 mm augsti. Ražotāja nosaukums un adrese otrajā pusē ir obligāti.",
            "Termiņš: 06.03.2026. Kontaktpersona: Inese Vītola, 26 441 870.",
          ],
        },
      ],
    ],
    truth: {
      brand: "Līgatne & Lini",
      model_name: "MARTA",
      reference: "5518",
      fibre_composition: fibres("linen 95, polyamide 5"),
      country_making: "LV",
      care_washing: "wash_40_mild",
      care_bleaching: "do_not_bleach",
      care_drying: ["do_not_tumble"],
      care_ironing: "iron_200",
      care_professional: ["dry_p"],
      manufacturer_name: "SIA “Līgatnes Audēja”",
      manufacturer_address: "Spriņģu iela 4, Līgatne, LV-4110",
    },
  },
  {
    name: "lt-linen-bedding-specification",
    language: "lt",
    template: "textile",
    kind: "tech_sheet",
    font: "sans",
    also: ["scan"],
    pages: [
      [
        {
          text: ["UAB „Nevėžio linas“, Pramonės g. 19, LT-35118 Panevėžys    |    F-07-12, leidimas 5"],
          size: 8.5,
        },
        { title: "Gaminio specifikacija / Product specification" },
        {
          table: [
            ["Gaminys / Product", "Antklodės užvalkalas / Duvet cover, 200 x 220 cm"],
            ["Prekės ženklas / Brand", "Nevėža Home"],
            ["Artikulas / Item no.", "NL-0652-20"],
            ["EAN-13", "4779123004863"],
            ["Sudėtis / Composition", "52% linas / linen, 48% medvilnė / cotton"],
            ["Audinio svoris / Fabric weight", "165 g/m²"],
            ["Gaminio svoris / Product weight", "1,48 kg"],
            ["Apdaila / Finish", "minkštinta / softened, garment washed"],
            ["Susitraukimas / Shrinkage", "≤ 4% (ISO 5077, 60 °C)"],
            ["Muitinės kodas / HS code", "6302 39 20"],
          ],
          widths: [195, 292],
          lines: true,
        },
        { text: ["Gamybos etapai / Production steps"] },
        {
          table: [
            ["Etapas / Step", "Šalis / Country", "Pastabos / Remarks"],
            [
              "Pluoštas / Fibre",
              "Prancūzija / France (linas), Turkija / Turkey (medvilnė)",
              "long line flax, Normandy",
            ],
            ["Verpimas / Spinning", "Lenkija / Poland", "Nm 26/1, wet spun"],
            ["Audimas / Weaving", "Lietuva / Lithuania", "Panevėžys"],
            ["Dažymas / Dyeing", "Lietuva / Lithuania", "reactive"],
            ["Siuvimas / Sewing", "Lietuva / Lithuania", "Panevėžys"],
          ],
          widths: [130, 200, 157],
          lines: true,
        },
        {
          text: [
            "Priežiūra / Care: skalbti 60 °C / wash at 60 °C; nebalinti / do not bleach; džiovinti džiovyklėje žemoje temperatūroje / tumble dry low; lyginti iki 200 °C / iron up to 200 °C.",
            "OEKO-TEX® STANDARD 100 sertifikatas / certificate Nr. LT-21-0874 FTB, išdavė / issued by FTB (Lietuva), galioja iki / valid until 2026-10-31.",
            "Gamintojas / Manufacturer: UAB „Nevėžio linas“ (address above). Tel. +370 45 58 12 06.",
          ],
        },
        {
          text: ["Parengė: technologė R. Šimkutė, 2026-02-02          Patvirtino: gamybos vadovas A. Grybas"],
          size: 8.5,
        },
      ],
    ],
    truth: {
      gtin: "4779123004863",
      brand: "Nevėža Home",
      reference: "NL-0652-20",
      fibre_composition: fibres("linen 52, cotton 48"),
      net_weight: 1480,
      country_fibre: ["FR", "TR"],
      country_spinning: "PL",
      country_weaving: "LT",
      country_dyeing: "LT",
      country_making: "LT",
      care_washing: "wash_60",
      care_bleaching: "do_not_bleach",
      care_drying: ["tumble_low"],
      care_ironing: "iron_200",
      certificates: [
        { name: "OEKO-TEX STANDARD 100", number: "LT-21-0874 FTB", issuer: "FTB", valid_until: "2026-10-31" },
      ],
      manufacturer_name: "UAB „Nevėžio linas“",
      manufacturer_address: "Pramonės g. 19, LT-35118 Panevėžys",
      commodity_code: "63023920",
    },
  },
  {
    name: "cs-softshell-technical-sheet",
    language: "cs",
    template: "textile",
    kind: "tech_sheet",
    font: "narrow",
    pages: [
      [
        {
          bar: "TECHNICKÝ LIST VÝROBKU                                                                    TL-118, rev. C",
        },
        {
          beside: [
            [
              {
                pairs: [
                  ["Výrobek", "pánská softshellová bunda"],
                  ["Značka", "Javorník Sport"],
                  ["Model", "LYSA HORA"],
                  ["Číslo zboží", "JS-40271"],
                  ["Velikosti", "S až 3XL"],
                  ["Barva", "antracit / oranžová"],
                ],
              },
            ],
            [
              {
                pairs: [
                  ["Vypracoval", "Ing. P. Hrdlička"],
                  ["Datum", "22. 1. 2026"],
                  ["Hmotnost (vel. L)", "615 g"],
                  ["Země výroby", "Česká republika"],
                  ["Celní kód", "6201 40 90"],
                ],
              },
            ],
          ],
        },
        { text: ["Materiálové složení"] },
        {
          table: [
            ["Díl", "Složení", "Gramáž", "Dodavatel"],
            ["Vrchní materiál", "94 % polyester, 6 % elastan", "320 g/m²", "Texmor, Brno"],
            ["Podšívka", "100 % polyester", "85 g/m²", "Texmor, Brno"],
            ["Zip", "spirálový č. 5, vodoodpudivý", "–", "KOH-ZIP"],
            ["Šicí nit", "120/2", "–", "Nitka Hlinsko"],
          ],
          widths: [110, 190, 77, 110],
          lines: true,
        },
        {
          text: [
            "Materiál je třívrstvý laminát s membránou, vodní sloupec 10 000 mm, paropropustnost 8 000 g/m²/24 h. Povrchová úprava DWR bez fluoru.",
          ],
        },
        { text: ["Ošetřování"] },
        {
          text: [
            "Prát na 30 °C, šetrný program. Nebělit. Nesušit v bubnové sušičce. Žehlit při nejvýše 110 °C. Chemicky nečistit. Nepoužívat aviváž.",
          ],
        },
        {
          table: [
            ["Velikost", "S", "M", "L", "XL"],
            ["EAN", "8594120771015", "8594120771022", "8594120771039", "8594120771046"],
            ["Šířka hrudníku (cm)", "53", "56", "59", "62"],
            ["Délka zad (cm)", "70", "72", "74", "76"],
            ["Délka rukávu (cm)", "63", "64,5", "66", "67,5"],
          ],
          widths: [107, 95, 95, 95, 95],
          lines: true,
        },
        {
          text: ["Tolerance ± 1 cm. Velikosti XXL a 3XL viz příloha."],
          size: 8,
        },
        {
          text: [
            "Výrobce: Javorník Sport s.r.o., Nábřežní 1187, 744 01 Frenštát pod Radhoštěm, IČO 27819403, tel. 556 831 270",
          ],
          size: 9,
        },
      ],
    ],
    truth: {
      brand: "Javorník Sport",
      model_name: "LYSA HORA",
      reference: "JS-40271",
      net_weight: 615,
      country_making: "CZ",
      fibre_composition: fibres("shell: polyester 94, elastane 6 | lining: polyester 100"),
      care_washing: "wash_30_mild",
      care_bleaching: "do_not_bleach",
      care_drying: ["do_not_tumble"],
      care_ironing: "iron_110",
      care_professional: ["do_not_dry_clean"],
      manufacturer_name: "Javorník Sport s.r.o.",
      manufacturer_address: "Nábřežní 1187, 744 01 Frenštát pod Radhoštěm",
      commodity_code: "62014090",
    },
  },

  {
    name: "sk-hosiery-email",
    language: "sk",
    template: "textile",
    kind: "other",
    pages: [
      [
        {
          pairs: [
            ["Od", "Zuzana Hrivnáková <hrivnakova@lienka-pancuchy.example>"],
            ["Komu", "nakup@obchodydalia.example"],
            ["Dátum", "štvrtok 5. februára 2026, 9:42"],
            ["Predmet", "RE: Podklady k pančuchám na jar – doplnenie údajov"],
            ["Prílohy", "ema40_foto.jpg (1,2 MB)"],
          ],
        },
        {
          text: [
            "Dobrý deň, pani Kováčiková,",
            "",
            "ďakujem za objednávku. Posielam údaje, ktoré ste chceli k dámskym pančuchovým nohaviciam značky Lienka, model Ema 40, katalógové číslo 0740-EM.",
            "",
            "Zloženie je 84 % polyamid a 16 % elastan, klin je z rovnakého materiálu. Jeden kus váži 38 gramov (veľkosť 3). Pančuchy pletieme, farbíme, šijeme aj balíme na Slovensku, všetko sami v Púchove. Dodávame ich v telovej, čiernej a grafitovej, vo veľkostiach 2 až 5, po desiatich kusoch v kartóne.",
            "",
            "Ošetrovanie: prať ručne, nebieliť, nesušiť v sušičke, nežehliť, chemicky nečistiť.",
            "",
            "Pýtali ste sa na certifikát. Máme OEKO-TEX Standard 100 číslo SK-0441-26, vydal ho VÚTCH-CHEMITEX Žilina a platí do 31. januára 2027. Kópiu Vám pošlem poštou spolu so vzorkami.",
            "",
            "Cena zostáva 2,35 € bez DPH pri odbere nad 500 kusov, splatnosť 21 dní. Termín dodania viem potvrdiť najneskôr v utorok, keď sa vráti kolega z výroby.",
            "",
            "S pozdravom",
            "Zuzana Hrivnáková, obchodné oddelenie",
            "",
            "Výrobca: LIENKA – pančuchy, s.r.o., Okružná 1422, 020 01 Púchov",
            "IČO 36 319 774 | tel. 042 463 18 05",
          ],
        },
        {
          text: [
            "> Dňa 3. 2. 2026 o 14:10 napísala nakup@obchodydalia.example:",
            "> Dobrý deň, k novým pančuchám nám do systému chýba zloženie, hmotnosť, krajina pôvodu a certifikát.",
            "> Viete nám to prosím poslať do piatku? Ďakujem, M. Kováčiková, Obchody Dália, Štúrova 9, Nitra",
          ],
          size: 9,
        },
      ],
    ],
    truth: {
      brand: "Lienka",
      model_name: "Ema 40",
      reference: "0740-EM",
      fibre_composition: fibres("polyamide 84, elastane 16"),
      net_weight: 38,
      country_making: "SK",
      country_weaving: "SK",
      country_dyeing: "SK",
      care_washing: "hand_wash",
      care_bleaching: "do_not_bleach",
      care_drying: ["do_not_tumble"],
      care_ironing: "do_not_iron",
      care_professional: ["do_not_dry_clean"],
      certificates: [
        {
          name: "OEKO-TEX Standard 100",
          number: "SK-0441-26",
          issuer: "VÚTCH-CHEMITEX",
          valid_until: "2027-01-31",
        },
      ],
      manufacturer_name: "LIENKA – pančuchy, s.r.o.",
      manufacturer_address: "Okružná 1422, 020 01 Púchov",
    },
  },
  {
    name: "uk-linen-shirt-technical-description",
    language: "uk",
    template: "textile",
    kind: "tech_sheet",
    font: "serif",
    pages: [
      [
        {
          beside: [
            [
              {
                text: ["ТОВ «Швейна фабрика «Світанок»", "вул. Ткацька, 12, м. Рівне, 33018, Україна"],
                size: 9,
              },
            ],
            [{ text: ["ЗАТВЕРДЖУЮ", "Директор ____________ О. М. Лещук", "«14» січня 2026 р."], size: 9 }],
          ],
        },
        { title: "ТЕХНІЧНИЙ ОПИС ВИРОБУ № 31-26" },
        {
          pairs: [
            ["Найменування виробу", "сорочка чоловіча з вишивкою"],
            ["Торгова марка", "Рівнянка"],
            ["Модель", "Козак"],
            ["Артикул", "СЧ-2047"],
            ["Штрихкод (EAN-13)", "4820176509345"],
            ["Розмір", "L, зріст 182"],
            ["Склад сировини", "льон 70 %, бавовна 30 %"],
            ["Маса виробу", "285 г"],
            ["Країна виробництва", "Україна"],
            ["Виробник", "ТОВ «Швейна фабрика «Світанок»"],
          ],
          style: "gap",
        },
        { text: ["1. Опис зовнішнього вигляду"] },
        {
          text: [
            "Сорочка прямого силуету, з комірцем-стійкою та планкою до середини переду, застібка на три ґудзики. Рукав довгий, на манжеті. По планці, комірцю та манжетах машинна вишивка нитками двох кольорів (червоний, чорний).",
          ],
        },
        { text: ["2. Матеріали"] },
        {
          table: [
            ["Матеріал", "Характеристика", "Норма витрат"],
            ["Тканина костюмно-сорочкова", "155 г/м², ширина 150 см, виткано у Литві", "1,85 м"],
            ["Нитки вишивальні", "№ 40", "320 м"],
            ["Ґудзики", "дерев'яні, 11 мм, 2 отвори", "8 шт."],
            ["Прокладка клейова", "арт. 5310, для комірця і манжет", "0,12 м"],
          ],
          widths: [160, 227, 100],
          lines: true,
        },
        { text: ["3. Догляд"] },
        {
          text: [
            "Прання при 40 °C, делікатний режим. Не відбілювати. Не сушити в барабанній сушарці. Прасувати при температурі до 200 °C. Хімчистка заборонена.",
          ],
        },
        { text: ["4. Вимірювання готового виробу, см"] },
        {
          table: [
            ["Місце вимірювання", "M", "L", "XL", "Допуск"],
            ["Ширина на рівні грудей", "55", "58", "61", "± 1,0"],
            ["Довжина спинки", "75", "77", "79", "± 1,0"],
            ["Довжина рукава", "62", "63,5", "65", "± 0,5"],
          ],
          widths: [187, 75, 75, 75, 75],
        },
        {
          text: [
            "Розробив: технолог Н. Бондарчук. Перевірив: начальник ВТК С. Іщук. Маркування згідно з ДСТУ EN ISO 3758.",
          ],
          size: 8.5,
        },
      ],
    ],
    truth: {
      gtin: "4820176509345",
      brand: "Рівнянка",
      model_name: "Козак",
      reference: "СЧ-2047",
      fibre_composition: fibres("linen 70, cotton 30"),
      net_weight: 285,
      country_making: "UA",
      country_weaving: "LT",
      care_washing: "wash_40_mild",
      care_bleaching: "do_not_bleach",
      care_drying: ["do_not_tumble"],
      care_ironing: "iron_200",
      care_professional: ["do_not_dry_clean"],
      manufacturer_name: "ТОВ «Швейна фабрика «Світанок»",
      manufacturer_address: "вул. Ткацька, 12, м. Рівне, 33018, Україна",
    },
  },
  {
    name: "en-knitwear-swing-ticket",
    language: "en",
    template: "textile",
    kind: "other",
    font: "serif",
    also: ["photo"],
    pages: [
      [
        {
          text: [
            "Artwork proof 2 of 2 — swing ticket and sewn-in label — please sign and return by 27 Feb 2026",
          ],
          size: 8.5,
        },
        {
          beside: [
            [
              { bar: "SWING TICKET, FRONT" },
              { title: "GLENLARRICK" },
              {
                text: [
                  "Fine knitwear from the Borders",
                  "",
                  "Style: Ettrick",
                  "Crew neck jumper",
                  "Ref. GL/7082/16",
                  "Colour: Heather Blue",
                  "Size: 40 in / 102 cm",
                  "",
                  "£139.00",
                ],
              },
              { text: ["5 056381 407292"], size: 13 },
            ],
            [
              { bar: "SEWN-IN LABEL" },
              {
                text: [
                  "70% MERINO WOOL",
                  "30% CASHMERE",
                  "",
                  "MADE IN SCOTLAND",
                  "",
                  "HAND WASH ONLY",
                  "DO NOT BLEACH",
                  "DO NOT TUMBLE DRY",
                  "DRY FLAT IN SHADE",
                  "COOL IRON, MAX 110°C",
                  "DRY CLEAN (P)",
                  "",
                  "KEEP AWAY FROM FIRE",
                ],
              },
            ],
          ],
        },
        { bar: "SWING TICKET, BACK" },
        {
          text: [
            "Thank you for choosing Glenlarrick. This jumper was knitted, linked and finished by hand. Small differences in shade are part of the character of natural fibres. Approximate weight of this garment 310 g. Spare yarn is enclosed for repairs.",
            "Manufactured by Larrick Mill Knitwear Ltd, Waverley Works, Huddersfield Street, Galashiels TD1 3AY",
            "EU responsible person: Noordkaap Compliance B.V., Keizersgracht 812, 1017 ED Amsterdam",
          ],
        },
        { bar: "PRINT DETAILS" },
        {
          table: [
            ["Item", "Stock", "Size", "Quantity", "Colours"],
            ["Swing ticket", "600 gsm uncoated, string hole 4 mm", "55 x 110 mm", "2,400", "2/1"],
            ["Sewn-in label", "woven edge cotton tape, black on ecru", "25 x 60 mm", "2,400", "1/0"],
          ],
          widths: [85, 192, 85, 65, 60],
          lines: true,
        },
        {
          text: [
            "Tweedbank Labels & Print, job 30877. Approved as shown / approved with changes (delete as needed). Name ____________________ Date __________",
          ],
          size: 8.5,
        },
      ],
    ],
    truth: {
      gtin: "5056381407292",
      brand: "Glenlarrick",
      model_name: "Ettrick",
      reference: "GL/7082/16",
      fibre_composition: fibres("merino wool 70, cashmere 30"),
      net_weight: 310,
      country_making: "GB",
      care_washing: "hand_wash",
      care_bleaching: "do_not_bleach",
      care_drying: ["do_not_tumble", "flat_shade"],
      care_ironing: "iron_110",
      care_professional: ["dry_p"],
      manufacturer_name: "Larrick Mill Knitwear Ltd",
      manufacturer_address: "Waverley Works, Huddersfield Street, Galashiels TD1 3AY",
    },
  },
  {
    name: "en-irish-throw-supplier-declaration",
    language: "en",
    template: "textile",
    kind: "declaration",
    pages: [
      [
        {
          text: ["CLOONAGH WEAVERS LTD", "The Mill, Mill Road, Ardara, Co. Donegal, F94 X2K7, Ireland"],
          size: 10,
        },
        { title: "Long-term supplier's declaration and product data" },
        {
          text: [
            "DECLARATION",
            "I, the undersigned, declare that the goods described below, which are regularly supplied to Steinhoff & Daughters GmbH, Lange Reihe 41, 20099 Hamburg, originate in Ireland (European Union) and satisfy the rules of origin governing preferential trade with Japan, Canada and Switzerland.",
            "I declare that no cumulation has been applied. This declaration is valid for all shipments of these products dispatched from 1 January 2026 to 31 December 2026. I undertake to inform Steinhoff & Daughters GmbH immediately if this declaration is no longer valid.",
          ],
        },
        {
          table: [
            ["Our ref.", "Description of goods", "HS code"],
            ["CW-118", "Throw, herringbone, fringed, 140 x 190 cm, in all colours", "6301.20"],
          ],
          widths: [80, 307, 100],
          lines: true,
        },
        { text: ["Further data, given at the customer's request:"] },
        {
          pairs: [
            ["Brand", "Cloonagh"],
            ["Fibre content", "100% virgin wool"],
            ["Weight of one throw", "0.980 kg"],
            ["Wool grown in", "Ireland and New Zealand"],
            ["Yarn spun in", "United Kingdom (Yorkshire)"],
            ["Woven in", "Ireland, on our own looms"],
            ["Made in", "Ireland"],
            ["Care", "Dry clean only (P). Do not wash. Do not tumble dry. Iron at up to 110 °C."],
          ],
          style: "dots",
        },
        {
          text: [
            "All goods listed are manufactured by ourselves at the above address. The buyer will be supplied with evidence for customs on request. Azo dyes which release the amines listed in REACH Annex XVII entry 43 are not used.",
          ],
        },
        {
          beside: [
            [{ text: ["Ardara, 6 January 2026", "", "Sorcha Boyle", "Despatch and export"] }],
            [{ text: ["VAT IE 8104417K", "EORI IE8104417K", "Tel. +353 74 954 0118"] }],
          ],
        },
      ],
    ],
    truth: {
      brand: "Cloonagh",
      reference: "CW-118",
      fibre_composition: fibres("virgin wool 100"),
      net_weight: 980,
      country_fibre: ["IE", "NZ"],
      country_spinning: "GB",
      country_weaving: "IE",
      country_making: "IE",
      care_washing: "do_not_wash",
      care_drying: ["do_not_tumble"],
      care_ironing: "iron_110",
      care_professional: ["dry_p"],
      manufacturer_name: "CLOONAGH WEAVERS LTD",
      manufacturer_address: "The Mill, Mill Road, Ardara, Co. Donegal, F94 X2K7, Ireland",
    },
  },
  {
    name: "fr-belgian-tablecloth-sheet",
    language: "fr",
    template: "textile",
    kind: "tech_sheet",
    also: ["fax"],
    pages: [
      [
        { title: "FICHE PRODUIT / PRODUCTFICHE" },
        {
          text: [
            "Tissage Verhasselt SA – Rue du Moulin 58 – 7700 Mouscron – Tél. 056 33 81 47 – TVA/BTW BE 0403.218.774",
          ],
          size: 8.5,
        },
        {
          table: [
            ["Désignation / Omschrijving", "Nappe / tafellaken, 170 x 250 cm"],
            ["Marque / Merk", "Maison Verhasselt"],
            ["Modèle / Model", "Ourthe"],
            ["Référence / Referentie", "MV-0417/250"],
            ["Coloris / Kleur", "Grège, Ardoise, Terracotta"],
            ["Composition / Samenstelling", "55 % lin / linnen, 45 % coton / katoen"],
            ["Poids au m² / Gewicht per m²", "230 g"],
            ["Poids net par pièce / Nettogewicht per stuk", "975 g"],
            ["Retrait / Krimp", "max. 5 %"],
          ],
          widths: [220, 267],
          lines: true,
        },
        { bar: "Origine / Oorsprong" },
        {
          table: [
            ["Filature / Spinnen", "Tissage / Weven", "Teinture / Verven", "Confection / Confectie"],
            ["France / Frankrijk", "Belgique / België", "Italie / Italië", "Belgique / België"],
          ],
          widths: [122, 122, 122, 121],
          lines: true,
        },
        { bar: "Entretien / Onderhoud" },
        {
          text: [
            "Lavage à 60 °C. Ne pas blanchir. Séchage en tambour interdit. Repassage à 200 °C maximum. Nettoyage à sec au perchloroéthylène (P) autorisé.",
            "Wassen op 60 °C. Niet bleken. Niet in de droogtrommel. Strijken op maximaal 200 °C. Chemisch reinigen (P) toegestaan.",
          ],
        },
        { bar: "Qualité / Kwaliteit" },
        {
          text: [
            "Certificat OEKO-TEX® STANDARD 100 n° CQ 1096/4, délivré par Centexbel, valable jusqu'au 30/09/2026.",
            "Fabricant / Fabrikant : Tissage Verhasselt SA, adresse ci-dessus / adres hierboven.",
          ],
        },
        {
          text: [
            "Conditionnement : 1 pièce sous bande carton FSC, carton de 12. Délai : 3 à 4 semaines. Verpakking: 1 stuk met kartonnen band, doos van 12. Levertijd: 3 à 4 weken. Sous réserve de modifications / wijzigingen voorbehouden. 02/2026",
          ],
          size: 8.5,
        },
      ],
    ],
    truth: {
      brand: "Maison Verhasselt",
      model_name: "Ourthe",
      reference: "MV-0417/250",
      fibre_composition: fibres("linen 55, cotton 45"),
      net_weight: 975,
      country_spinning: "FR",
      country_weaving: "BE",
      country_dyeing: "IT",
      country_making: "BE",
      care_washing: "wash_60",
      care_bleaching: "do_not_bleach",
      care_drying: ["do_not_tumble"],
      care_ironing: "iron_200",
      care_professional: ["dry_p"],
      certificates: [
        {
          name: "OEKO-TEX STANDARD 100",
          number: "CQ 1096/4",
          issuer: "Centexbel",
          valid_until: "2026-09-30",
        },
      ],
      manufacturer_name: "Tissage Verhasselt SA",
      manufacturer_address: "Rue du Moulin 58, 7700 Mouscron",
    },
  },
  {
    name: "nl-belgian-plaid-invoice",
    language: "nl",
    template: "textile",
    kind: "invoice",
    font: "narrow",
    pages: [
      [
        {
          beside: [
            [
              {
                text: [
                  "WEVERIJ VAN IMPE NV",
                  "Ninovestraat 147",
                  "9600 Ronse",
                  "BTW BE 0411.507.336 – RPR Oudenaarde",
                ],
              },
            ],
            [
              {
                text: [
                  "Wonen & Zo CVBA",
                  "T.a.v. boekhouding",
                  "Diestsestraat 88",
                  "3000 Leuven",
                  "BTW BE 0466.019.582",
                ],
              },
            ],
          ],
        },
        { title: "FACTUUR 2026/00214" },
        {
          table: [
            ["Factuurdatum", "Vervaldatum", "Klantnr.", "Uw ref.", "Leveringsbon"],
            ["19/02/2026", "21/03/2026", "K1187", "PO 55012 / Ann", "LB 26-0307"],
          ],
          widths: [97, 97, 97, 99, 97],
          lines: true,
        },
        {
          table: [
            ["Art.", "Omschrijving", "Aantal", "Prijs", "Bedrag"],
            [
              "VI-2280",
              "Plaid met franje 130 x 170 cm, kleur zand. Merk: Ronsa. Model: Kluisberg. Samenstelling: 60% gerecycled katoen, 40% polyester. Gewicht 850 g/stuk",
              "160",
              "14,20",
              "2.272,00",
            ],
            ["", "Korting 3%", "", "", "-68,16"],
            ["", "Transport, 2 pallets", "1", "74,00", "74,00"],
          ],
          widths: [60, 260, 47, 50, 70],
        },
        {
          beside: [
            [
              {
                text: [
                  "Gerecycleerd gehalte van het product: 60%",
                  "GRS-certificaat nr. CB-0871-GRS, Control Union, geldig tot 11/12/2026",
                  "Land van oorsprong: België",
                  "GN-code 6301 30 90",
                ],
                size: 9.5,
              },
            ],
            [
              {
                table: [
                  ["Maatstaf van heffing", "2.277,84"],
                  ["BTW 21%", "478,35"],
                  ["Te betalen EUR", "2.756,19"],
                ],
                widths: [140, 90],
                lines: true,
              },
            ],
          ],
        },
        {
          text: [
            "Al onze plaids worden in België geweven, geruwd en geconfectioneerd, in onze eigen weverij te Ronse. Wassen op 30 °C, niet bleken, niet in de droogkast, niet strijken.",
          ],
        },
        {
          text: [
            "Betaling op rekening BE71 4420 1108 3369 (KREDBEBB) met vermelding van het factuurnummer. Bij niet-betaling op de vervaldag is van rechtswege en zonder ingebrekestelling een intrest van 10% per jaar verschuldigd, evenals een forfaitaire schadevergoeding van 10% met een minimum van 75 EUR. Klachten dienen binnen 8 dagen na ontvangst schriftelijk te gebeuren. Alleen de rechtbanken van Oudenaarde zijn bevoegd. De goederen blijven onze eigendom tot volledige betaling.",
          ],
          size: 8,
        },
      ],
    ],
    truth: {
      brand: "Ronsa",
      model_name: "Kluisberg",
      reference: "VI-2280",
      fibre_composition: fibres("recycled cotton 60, polyester 40"),
      recycled_content: 60,
      net_weight: 850,
      country_weaving: "BE",
      country_making: "BE",
      care_washing: "wash_30",
      care_bleaching: "do_not_bleach",
      care_drying: ["do_not_tumble"],
      care_ironing: "do_not_iron",
      certificates: [
        { name: "GRS", number: "CB-0871-GRS", issuer: "Control Union", valid_until: "2026-12-11" },
      ],
      manufacturer_name: "WEVERIJ VAN IMPE NV",
      manufacturer_address: "Ninovestraat 147, 9600 Ronse",
      commodity_code: "63013090",
    },
  },
  {
    name: "no-base-layer-product-sheet",
    language: "no",
    template: "textile",
    kind: "tech_sheet",
    pages: [
      [
        { bar: "FONNAFJELL   Produktark / Product sheet                                    Høst 2026" },
        { title: "Ullundertrøye, barn / Kids' wool top" },
        {
          pairs: [
            ["Merke / Brand", "Fonnafjell"],
            ["Modell / Style", "Lia"],
            ["Varenr. / Item no.", "62018-411"],
            ["Størrelser / Sizes", "98–140"],
            ["Farger / Colours", "411 bringebær, 507 fjordblå, 990 koks"],
            ["Materiale / Material", "80 % merinoull / merino wool, 20 % polyamid / polyamide"],
            ["Strikk / Knit", "1x1 ribb, 190 g/m²"],
            ["Vekt / Weight (str. 110)", "118 g"],
          ],
          style: "gap",
        },
        { text: ["Slik er plagget laget / How it is made"] },
        {
          table: [
            ["Trinn / Step", "Land / Country", "Leverandør / Supplier"],
            ["Ull / Wool", "Australia", "flere gårder / several farms"],
            ["Spinning", "Kina / China", "Ningqiao Worsted"],
            ["Strikking / Knitting", "Litauen / Lithuania", "UAB Mezgėja"],
            ["Farging / Dyeing", "Litauen / Lithuania", "UAB Mezgėja"],
            ["Søm / Sewing", "Latvia", "SIA Rīta Šuve"],
          ],
          widths: [150, 150, 187],
          lines: true,
        },
        { text: ["Vaskeanvisning / Care"] },
        {
          table: [
            ["Norsk", "English"],
            [
              "Skånsom maskinvask 40 °C. Ikke bruk blekemiddel. Ikke tørketrommel. Tørkes flatt. Kan ikke renses.",
              "Gentle machine wash 40 °C. Do not bleach. Do not tumble dry. Dry flat. Do not dry clean.",
            ],
          ],
          widths: [243, 244],
        },
        { text: ["Merking / Labels"] },
        {
          text: [
            "Svanemerket, lisensnummer 3039 0148, Miljømerking Norge.",
            "RWS (Responsible Wool Standard), sertifikat CU1103357, Control Union.",
          ],
        },
        {
          text: [
            "Produsent / Manufacturer: Fonnafjell Barneklær AS, Strandgata 45, 5470 Rosendal, Norge. Org.nr. 918 447 203 MVA. post@fonnafjell.example, tlf. 53 48 10 77.",
            "Forhandlere bestiller på B2B-portalen eller hos agent: Agentur Holm, Vestre Torggate 5, Bergen. Reklamasjoner meldes innen to måneder etter at feilen ble oppdaget.",
          ],
          size: 8.5,
        },
      ],
    ],
    truth: {
      brand: "Fonnafjell",
      model_name: "Lia",
      reference: "62018-411",
      fibre_composition: fibres("merino wool 80, polyamide 20"),
      net_weight: 118,
      country_fibre: ["AU"],
      country_spinning: "CN",
      country_weaving: "LT",
      country_dyeing: "LT",
      country_making: "LV",
      care_washing: "wash_40_mild",
      care_bleaching: "do_not_bleach",
      care_drying: ["do_not_tumble", "flat"],
      care_professional: ["do_not_dry_clean"],
      certificates: [
        { name: "Svanemerket", number: "3039 0148", issuer: "Miljømerking Norge" },
        { name: "RWS", number: "CU1103357", issuer: "Control Union" },
      ],
      manufacturer_name: "Fonnafjell Barneklær AS",
      manufacturer_address: "Strandgata 45, 5470 Rosendal, Norge",
    },
  },
  {
    name: "de-oekotex-certificate-tights",
    language: "de",
    template: "textile",
    kind: "certificate",
    font: "serif",
    pages: [
      [
        { text: ["Hohenstein Laboratories GmbH & Co. KG, Schlosssteige 1, 74357 Bönnigheim"], size: 8.5 },
        { title: "ZERTIFIKAT" },
        { text: ["OEKO-TEX® STANDARD 100", "Zertifikatsnummer: 09.HDE.74186"] },
        {
          text: [
            "Dem Hersteller",
            "",
            "Strumpffabrik Loibl GmbH & Co. KG",
            "Chemnitzer Straße 203",
            "09405 Zschopau",
            "",
            "wird hiermit gemäß OEKO-TEX® STANDARD 100 und unserem Prüfbericht 26.0.01177 die Berechtigung erteilt, das Zeichen STANDARD 100 by OEKO-TEX® für die nachfolgend genannten Artikel zu verwenden.",
          ],
        },
        {
          pairs: [
            [
              "Artikel",
              "Damen-Feinstrumpfhose der Marke „Loiblette“, Artikelnummer 4015, aus 88 % Polyamid und 12 % Elastan, schwarz, stückgefärbt, einschließlich Etikett und Verpackungskarte",
            ],
            ["Produktklasse", "II (Artikel mit Hautkontakt), Anhang 4"],
            ["Geltungsdauer", "Dieses Zertifikat ist gültig bis 28.02.2027."],
          ],
          style: "stacked",
        },
        {
          text: [
            "Die Prüfergebnisse zeigen, dass die oben genannten Artikel die humanökologischen Anforderungen des STANDARD 100 by OEKO-TEX®, Produktklasse II, erfüllen, die gegenwärtig für Artikel mit Hautkontakt festgelegt sind. Die zertifizierten Artikel erfüllen die Anforderungen von Anhang XVII der REACH-Verordnung (einschließlich der Verwendung von Azofarbstoffen, Nickelabgabe usw.) sowie die amerikanische Anforderung bezüglich des Gesamtgehalts an Blei in Kinderartikeln (CPSIA).",
            "Der Zertifikatsinhaber hat sich durch eine Konformitätserklärung gemäß ISO 17050-1 verpflichtet, nur solche Produkte mit dem Zeichen zu versehen, die mit den erstmals geprüften Mustern übereinstimmen. Die Übereinstimmung wird durch Audits überprüft.",
          ],
        },
        {
          beside: [
            [{ text: ["Bönnigheim, 24.02.2026", "", "Dr. K. Brandner"] }],
            [{ text: ["Dipl.-Ing. (FH) M. Rehberger", "Leiter der Zertifizierungsstelle"] }],
          ],
        },
      ],
    ],
    truth: {
      brand: "Loiblette",
      reference: "4015",
      fibre_composition: fibres("polyamide 88, elastane 12"),
      certificates: [
        {
          name: "OEKO-TEX STANDARD 100",
          number: "09.HDE.74186",
          issuer: "Hohenstein Laboratories GmbH & Co. KG",
          valid_until: "2027-02-28",
        },
      ],
      manufacturer_name: "Strumpffabrik Loibl GmbH & Co. KG",
      manufacturer_address: "Chemnitzer Straße 203, 09405 Zschopau",
    },
  },
  {
    name: "en-gots-scope-certificate",
    language: "en",
    template: "textile",
    kind: "certificate",
    pages: [
      [
        { text: ["Ecocert Greenlife, Lieudit Lamothe Ouest, 32600 L'Isle Jourdain, France"], size: 8.5 },
        { title: "SCOPE CERTIFICATE" },
        {
          text: [
            "Certificate number: 217704-GOTS-2026-01",
            "Global Organic Textile Standard (GOTS), version 7.0",
          ],
        },
        {
          text: [
            "Ecocert Greenlife certifies that",
            "",
            "SIA Kurzemes Trikotāža",
            "Ventspils iela 61",
            "LV-3401 Liepāja, Latvia",
            "",
            "has been assessed and found to be in conformity with the above standard for the following product and processes.",
          ],
        },
        {
          table: [
            ["Product category", "Product details", "Material composition", "Label grade"],
            [
              "Babies' apparel",
              "Bodysuits, long sleeve, article 330",
              "95% organic cotton, 5% elastane",
              "Organic",
            ],
          ],
          widths: [105, 140, 160, 82],
          lines: true,
        },
        {
          pairs: [
            ["Processes", "cutting, sewing, packing"],
            ["Manufactured at", "holder's own site, Ventspils iela 61, Liepāja"],
            ["Country of manufacture", "Latvia"],
            ["Date of issue", "2026-01-22"],
            ["Valid until", "2027-01-21"],
          ],
          style: "dots",
        },
        {
          text: [
            "This certificate provides no proof that any goods delivered by its holder are certified. Proof of certification of goods delivered is provided by a valid transaction certificate covering them. The issuing body may withdraw this certificate before it expires if the declared conformity is no longer guaranteed.",
            "The electronic version of this document is the valid original. Accredited by COFRAC, accreditation no. 5-0602, scope available on www.cofrac.fr.",
          ],
          size: 9,
        },
        {
          beside: [
            [{ text: ["Place and date of issue", "L'Isle Jourdain, 2026-01-22"] }],
            [{ text: ["Name of authorised person", "C. Delmas, certification officer"] }],
          ],
        },
      ],
    ],
    truth: {
      reference: "330",
      fibre_composition: fibres("organic cotton 95, elastane 5"),
      country_making: "LV",
      certificates: [
        {
          name: "GOTS",
          number: "217704-GOTS-2026-01",
          issuer: "Ecocert Greenlife",
          valid_until: "2027-01-21",
        },
      ],
      manufacturer_name: "SIA Kurzemes Trikotāža",
      manufacturer_address: "Ventspils iela 61, LV-3401 Liepāja, Latvia",
    },
  },
  {
    name: "pl-sock-product-card",
    language: "pl",
    template: "textile",
    kind: "tech_sheet",
    pages: [
      [
        {
          text: [
            "KARTA PRODUKTU                                                                    wyd. 4 z dn. 08.01.2026, str. 1/2",
          ],
          size: 9,
        },
        { title: "Skarpety męskie z bawełny z odzysku" },
        {
          beside: [
            [
              {
                pairs: [
                  ["Marka", "Stópka"],
                  ["Model", "Wisłok"],
                  ["Nr art.", "SK-588"],
                  ["Kolory", "granat, grafit, oliwka"],
                  ["Rozmiary", "39–42, 43–46"],
                ],
              },
            ],
            [
              {
                pairs: [
                  ["Kraj produkcji", "Polska"],
                  ["PKWiU", "14.31.10.0"],
                  ["Kod CN", "6115 95 00"],
                  ["Masa 1 pary (43–46)", "58 g"],
                  ["Opakowanie", "1 para, zawieszka kartonowa"],
                ],
              },
            ],
          ],
        },
        { bar: "Skład" },
        {
          text: [
            "60% bawełna z recyklingu, 15% bawełna, 23% poliamid, 2% elastan",
            "Udział surowców z recyklingu w wyrobie: 60%",
          ],
        },
        { bar: "Sposób prania i konserwacji" },
        {
          text: [
            "Prać w temperaturze 40 °C. Nie chlorować / nie wybielać. Nie suszyć w suszarce bębnowej. Nie prasować. Nie czyścić chemicznie. Prać na lewej stronie, z podobnymi kolorami.",
          ],
        },
        { bar: "Kody EAN" },
        {
          table: [
            ["Kolor", "39–42", "43–46"],
            ["granat", "5908471203317", "5908471203324"],
            ["grafit", "5908471203331", "5908471203348"],
          ],
          widths: [120, 150, 150],
          lines: true,
        },
        { bar: "Wymagania jakościowe" },
        {
          table: [
            ["Parametr", "Wymaganie", "Norma"],
            ["Odporność wybarwień na pranie", "min. 4", "PN-EN ISO 105-C06"],
            ["Odporność wybarwień na pot", "min. 4", "PN-EN ISO 105-E04"],
            ["Odporność wybarwień na tarcie", "suche 4, mokre 3", "PN-EN ISO 105-X12"],
            ["Zmiana wymiarów po praniu", "maks. 7%", "PN-EN ISO 5077"],
            ["Odporność na przetarcie (pięta)", "min. 12 000 cykli", "PN-EN 13770"],
          ],
          widths: [210, 130, 147],
          lines: true,
        },
      ],
      [
        {
          text: [
            "KARTA PRODUKTU                                                                    wyd. 4 z dn. 08.01.2026, str. 2/2",
          ],
          size: 9,
        },
        { bar: "Certyfikaty" },
        {
          table: [
            ["Standard", "Numer", "Jednostka", "Ważny do"],
            ["Global Recycled Standard (GRS)", "PL-GRS-26-0093", "Control Union Poland", "04.05.2027"],
            ["OEKO-TEX STANDARD 100, klasa II", "IW 01382", "Łukasiewicz – ŁIT", "19.11.2026"],
          ],
          widths: [180, 107, 125, 75],
          lines: true,
        },
        { bar: "Pakowanie i transport" },
        {
          text: [
            "Karton zbiorczy 60 x 40 x 30 cm, 120 opakowań, masa brutto ok. 15,4 kg. Na palecie EUR 16 kartonów, wysokość z paletą maks. 140 cm. Na kartonie etykieta logistyczna: nr art., kolor, rozmiar, ilość, nr partii.",
            "Przechowywać w suchym i przewiewnym pomieszczeniu, z dala od światła słonecznego. Nie stawiać kartonów na mokrym podłożu.",
          ],
        },
        { bar: "Reklamacje" },
        {
          text: [
            "Reklamacje ilościowe w ciągu 3 dni, jakościowe w ciągu 14 dni od dostawy, na formularzu F-21, z podaniem numeru partii i zdjęciem wady. Wyrób wolny od substancji SVHC powyżej 0,1% masy.",
          ],
        },
        {
          text: [
            "Producent: P.P.H.U. Stópka Sp. j. Nowak i Wilk, ul. Młyńska 33, 38-400 Krosno",
            "NIP 684 221 90 47, tel. 13 432 60 18, biuro@stopka-skarpety.example",
            "Opracowała: Katarzyna Wilk, dział jakości",
          ],
        },
      ],
    ],
    truth: {
      brand: "Stópka",
      model_name: "Wisłok",
      reference: "SK-588",
      fibre_composition: fibres("recycled cotton 60, cotton 15, polyamide 23, elastane 2"),
      recycled_content: 60,
      net_weight: 58,
      country_making: "PL",
      care_washing: "wash_40",
      care_bleaching: "do_not_bleach",
      care_drying: ["do_not_tumble"],
      care_ironing: "do_not_iron",
      care_professional: ["do_not_dry_clean"],
      certificates: [
        {
          name: "GRS",
          number: "PL-GRS-26-0093",
          issuer: "Control Union Poland",
          valid_until: "2027-05-04",
        },
        {
          name: "OEKO-TEX STANDARD 100",
          number: "IW 01382",
          issuer: "Łukasiewicz – ŁIT",
          valid_until: "2026-11-19",
        },
      ],
      manufacturer_name: "P.P.H.U. Stópka Sp. j. Nowak i Wilk",
      manufacturer_address: "ul. Młyńska 33, 38-400 Krosno",
      commodity_code: "61159500",
    },
  },

  {
    name: "de-ebike-battery-data-sheet",
    language: "de",
    template: "battery",
    kind: "tech_sheet",
    font: "narrow",
    also: ["photo"],
    pages: [
      [
        {
          bar: "TECHNISCHES DATENBLATT                                                  DB-5036-14, Stand 11/2025",
        },
        { title: "Antriebsbatterie für Pedelecs, Unterrohrmontage" },
        {
          table: [
            ["Marke", "Akkuwerk Nord"],
            ["Modell", "DT-500"],
            ["Artikelnummer", "AN 36140-U"],
            ["Zellchemie", "Lithium-Ionen, NMC"],
            ["Zellkonfiguration", "10S4P, Rundzellen 18650"],
            ["Nennspannung", "36 V"],
            ["Ladeschlussspannung", "42,0 V"],
            ["Entladeschlussspannung", "28,0 V"],
            ["Nennkapazität", "14,0 Ah"],
            ["Nennenergie", "504 Wh"],
            ["Max. Entladestrom", "dauernd 20 A, Spitze 30 A (10 s)"],
            ["Ladestrom", "empfohlen 2 A, maximal 5 A"],
            ["Betriebstemperatur", "Laden 0 bis +45 °C, Entladen -15 bis +60 °C"],
            ["Schutzart", "IPX5"],
            ["Gewicht", "2,85 kg"],
            ["Abmessungen", "365 x 90 x 88 mm"],
            ["Lebensdauer", "700 Zyklen bis 70 % Restkapazität"],
            ["Herstellungsland", "Polen"],
          ],
          widths: [170, 317],
          lines: true,
        },
        {
          text: [
            "Prüfungen: UN 38.3 bestanden, Prüfbericht vom 04.06.2025 auf Anfrage. EN 50604-1:2016 + A1:2021, TÜV-SÜD-Zertifikat Nr. B 088412 0017 Rev. 01. Das Batteriemanagement schützt vor Überladung, Tiefentladung, Kurzschluss und Übertemperatur.",
            "Lagerung trocken bei 10 bis 20 °C und 30 bis 60 % Ladestand, alle sechs Monate nachladen. Altbatterien gehören nicht in den Hausmüll; die Rückgabe ist beim Fachhändler kostenfrei möglich. Gefahrgut der Klasse 9, UN 3480.",
          ],
          size: 9,
        },
        {
          text: [
            "Hersteller: Akkuwerk Nord GmbH, Werftbahnstraße 30, 24143 Kiel",
            "WEEE-Reg.-Nr. DE 41880735 · Batt-Reg.-Nr. DE 60237714 · Technische Auskunft: 0431 7048-250, Mo–Fr 8–16 Uhr",
          ],
          size: 9,
        },
      ],
    ],
    truth: {
      brand: "Akkuwerk Nord",
      model_name: "DT-500",
      reference: "AN 36140-U",
      battery_chemistry: "nmc",
      voltage_nominal: 36,
      voltage_maximum: 42,
      voltage_minimum: 28,
      rated_capacity: 14,
      rated_energy: 0.504,
      battery_weight: 2.85,
      country_making: "PL",
      certificates: [{ name: "EN 50604-1", number: "B 088412 0017 Rev. 01", issuer: "TÜV SÜD" }],
      manufacturer_name: "Akkuwerk Nord GmbH",
      manufacturer_address: "Werftbahnstraße 30, 24143 Kiel",
    },
  },
  {
    name: "sv-leisure-battery-product-sheet",
    language: "sv",
    template: "battery",
    kind: "tech_sheet",
    pages: [
      [
        {
          text: ["Skärgårdskraft AB  •  el ombord och i stugan  •  produktblad utgåva 2, 2026-02-10"],
          size: 8.5,
        },
        { title: "Förbrukningsbatteri 12 V för båt, husbil och solcell" },
        {
          beside: [
            [
              {
                pairs: [
                  ["VARUMÄRKE", "Utö Power"],
                  ["MODELL", "LFP 100 Compact"],
                  ["ART.NR", "20100-C"],
                  ["EAN", "7350041862130"],
                  ["BATTERITYP", "Litiumjärnfosfat (LiFePO4)"],
                  ["TILLVERKNINGSLAND", "Kina"],
                ],
                style: "stacked",
              },
            ],
            [
              {
                pairs: [
                  ["NOMINELL SPÄNNING", "12,8 V"],
                  ["NOMINELL KAPACITET", "100 Ah (C5, 25 °C)"],
                  ["ENERGI", "1 280 Wh"],
                  ["MAX LADDSPÄNNING", "14,6 V"],
                  ["LÄGSTA SPÄNNING (BMS BRYTER)", "10,0 V"],
                  ["BATTERIETS VIKT", "10,9 kg"],
                ],
                style: "stacked",
              },
            ],
          ],
        },
        { bar: "Övriga data" },
        {
          table: [
            ["Max kontinuerlig urladdning", "100 A"],
            ["Toppström", "200 A i 5 s"],
            ["Rekommenderad laddström", "20–50 A"],
            ["Mått", "260 x 168 x 212 mm"],
            ["Poler", "M8, plus höger"],
            ["Cykler", "4 000 vid 80 % urladdning"],
            ["Bluetooth", "ja, app för iOS och Android"],
            ["Får laddas vid", "0 till +45 °C"],
          ],
          widths: [200, 287],
        },
        { bar: "Godkännanden" },
        {
          text: [
            "IEC 62619:2022, certifikat nr SE-62619-0348, utfärdat av Intertek Semko, giltigt till 2028-05-31. CE-märkt. Transport enligt UN 38.3.",
          ],
        },
        {
          text: [
            "Importör: Skärgårdskraft AB, Varvsvägen 11, 133 35 Saltsjöbaden. Org.nr 559114-7702. Producentansvar för batterier via El-Kretsen. Garanti 5 år för privat bruk, 2 år i yrkesmässig trafik. Får inte användas som startbatteri. Parallellkoppling av högst fyra batterier, seriekoppling av högst två.",
          ],
          size: 8.5,
        },
      ],
    ],
    truth: {
      gtin: "7350041862130",
      brand: "Utö Power",
      model_name: "LFP 100 Compact",
      reference: "20100-C",
      battery_chemistry: "lfp",
      voltage_nominal: 12.8,
      voltage_maximum: 14.6,
      voltage_minimum: 10,
      rated_capacity: 100,
      rated_energy: 1.28,
      battery_weight: 10.9,
      country_making: "CN",
      certificates: [
        {
          name: "IEC 62619",
          number: "SE-62619-0348",
          issuer: "Intertek Semko",
          valid_until: "2028-05-31",
        },
      ],
    },
  },
  {
    name: "da-heated-blanket-declaration",
    language: "da",
    template: "electronics",
    kind: "declaration",
    font: "serif",
    pages: [
      [
        { title: "EU-overensstemmelseserklæring" },
        { text: ["Nr. 2025-18"] },
        {
          pairs: [
            ["1. Produkt", "Elektrisk varmetæppe, 180 x 130 cm, 120 W, 230 V~ 50 Hz"],
            ["2. Varemærke", "Lunela"],
            ["3. Model", "HT-120 Komfort"],
            ["4. Varenummer", "81-2044"],
            ["5. Fabrikant", "Nordvarme A/S, Elvej 22, 7400 Herning, Danmark"],
            ["6. Fremstillingsland", "Kina"],
          ],
          style: "gap",
        },
        {
          text: [
            "7. Denne overensstemmelseserklæring udstedes på fabrikantens ansvar.",
            "8. Genstanden for erklæringen, som beskrevet ovenfor, er i overensstemmelse med den relevante EU-harmoniseringslovgivning:",
          ],
        },
        {
          table: [
            ["Lovgivning", "Anvendte standarder"],
            [
              "2014/35/EU (lavspænding)",
              "EN 60335-1:2012 + A15:2021, EN 60335-2-17:2013 + A2:2021, EN 62233:2008",
            ],
            ["2014/30/EU (EMC)", "EN IEC 55014-1:2021, EN IEC 55014-2:2021, EN IEC 61000-3-2:2019 + A1:2021"],
            ["2011/65/EU (RoHS) med ændring (EU) 2015/863", "EN IEC 63000:2018"],
          ],
          widths: [190, 297],
          lines: true,
        },
        {
          text: [
            "9. Produktet er typeprøvet af UL International Demko A/S, Ballerup, som har udstedt CB-certifikat nr. DK-141906-UL.",
            "10. Underskrevet for og på vegne af Nordvarme A/S:",
          ],
        },
        {
          beside: [
            [{ text: ["Herning, den 3. november 2025", "", "_________________________"] }],
            [{ text: ["Bo Skytte Madsen", "Teknisk chef", "tlf. 97 20 55 18"] }],
          ],
        },
        {
          text: [
            "CVR-nr. 29 51 80 44. Den tekniske dokumentation opbevares i ti år på fabrikantens adresse.",
          ],
          size: 8.5,
        },
      ],
    ],
    truth: {
      brand: "Lunela",
      model_name: "HT-120 Komfort",
      reference: "81-2044",
      country_making: "CN",
      certificates: [{ name: "CB", number: "DK-141906-UL", issuer: "UL International Demko A/S" }],
      manufacturer_name: "Nordvarme A/S",
      manufacturer_address: "Elvej 22, 7400 Herning, Danmark",
    },
  },
  {
    name: "nl-headlamp-article-form",
    language: "nl",
    template: "electronics",
    kind: "other",
    pages: [
      [
        {
          text: ["Buitensport Inkoopcombinatie U.A. — Artikelaanmeldformulier leveranciers — v2026.1"],
          size: 8.5,
        },
        { title: "Artikelaanmelding" },
        { bar: "A. Leverancier" },
        {
          pairs: [
            ["Leveranciersnr.", "30771"],
            ["Contactpersoon", "Mirthe Hoekstra, verkoop@lichtwacht.example"],
            ["Ingangsdatum", "01-04-2026"],
          ],
        },
        { bar: "B. Artikel" },
        {
          table: [
            ["Omschrijving", "Oplaadbare hoofdlamp, 450 lumen, wit en rood licht"],
            ["Merk", "Lichtwacht"],
            ["Model", "Wadloper 450"],
            ["Artikelnr. leverancier", "LW-0450-R"],
            ["EAN consumenteneenheid", "8720395104740"],
            ["Gewicht (incl. accu, zonder verpakking)", "0,098 kg"],
            ["Type accu", "Li-ion"],
            ["Accucapaciteit", "2500 mAh"],
            ["Oplaadpoort", "USB-C, kabel meegeleverd"],
            ["Brandduur", "hoog 4 uur, laag 60 uur"],
            ["Beschermingsgraad", "IPX6"],
            ["Land van herkomst", "Taiwan"],
            ["GN-code", "8513 10 00"],
          ],
          widths: [215, 272],
          lines: true,
        },
        { bar: "C. Fabrikant (GPSR)" },
        { text: ["Lichtwacht B.V., Energieweg 9, 8304 AR Emmeloord, productveiligheid@lichtwacht.example"] },
        { bar: "D. Prijs en logistiek" },
        {
          table: [
            ["Inkoop excl. btw", "Adviesprijs incl. btw", "Doos", "Gewicht doos", "Levertijd"],
            ["€ 21,40", "€ 44,95", "24 stuks", "4,1 kg", "5 werkdagen"],
          ],
          widths: [97, 120, 80, 95, 95],
          lines: true,
        },
        {
          text: [
            "E. Verklaring: het artikel voldoet aan de richtlijnen 2014/30/EU en 2011/65/EU. De leverancier is aangesloten bij Stichting OPEN. Onvolledig ingevulde formulieren worden niet verwerkt.",
            "Datum: 16-02-2026     Naam: M. Hoekstra     Handtekening:",
          ],
          size: 9,
        },
      ],
    ],
    truth: {
      gtin: "8720395104740",
      brand: "Lichtwacht",
      model_name: "Wadloper 450",
      reference: "LW-0450-R",
      net_weight: 0.098,
      battery_chemistry: "Li-ion",
      battery_capacity: 2500,
      country_making: "TW",
      manufacturer_name: "Lichtwacht B.V.",
      manufacturer_address: "Energieweg 9, 8304 AR Emmeloord",
      commodity_code: "85131000",
    },
  },
  {
    name: "de-backpack-article-pass",
    language: "de",
    template: "generic",
    kind: "tech_sheet",
    pages: [
      [
        {
          text: ["Steigwerk Rucksäcke GmbH – Artikelstammblatt – gedruckt 27.01.2026 14:03 – Benutzer: heim"],
          size: 8,
        },
        { title: "Tourenrucksack 28 Liter" },
        {
          pairs: [
            ["Marke", "Steigwerk"],
            ["Modell", "Karwendel 28"],
            ["Artikel-Nr.", "SW 2810.44"],
            ["EAN", "4250617388091"],
            ["Farbe", "44 schiefer/senf"],
            ["Maße (H x B x T)", "52 x 30 x 22 cm"],
            ["Gewicht", "1,12 kg"],
            ["Recyclinganteil", "65 % (bezogen auf das Gesamtgewicht)"],
            ["Herstellungsland", "Vietnam"],
            ["Zolltarifnummer", "4202 92 91"],
          ],
          style: "dots",
        },
        { text: ["Ausstattung"] },
        {
          text: [
            "– Netzrücken mit Federstahlrahmen, Hüftgurt abnehmbar",
            "– Deckelfach mit Schlüsselclip, zwei Seitentaschen aus Stretchgewebe",
            "– Regenhülle im Bodenfach, Trinksystemausgang, Stockhalterung",
          ],
        },
        {
          table: [
            ["Materialstelle", "Material"],
            ["Hauptstoff", "Polyamid 420D, recycelt, PU-beschichtet"],
            ["Boden", "Polyester 600D"],
            ["Innenfutter", "Polyester 190T, recycelt"],
            ["Schnallen", "POM"],
          ],
          widths: [150, 337],
          lines: true,
        },
        {
          beside: [
            [
              {
                pairs: [
                  ["VE", "10 Stück"],
                  ["Karton", "60 x 45 x 50 cm"],
                  ["Karton brutto", "12,9 kg"],
                ],
              },
            ],
            [
              {
                pairs: [
                  ["HEK", "58,90 €"],
                  ["UVP", "129,95 €"],
                  ["Saison", "FS 26, NOS"],
                ],
              },
            ],
          ],
        },
        {
          text: [
            "Verantwortlicher Hersteller: Steigwerk Rucksäcke GmbH, Am Gießen 5, 82481 Mittenwald, service@steigwerk.example",
            "Nicht in der Maschine waschen, nur mit feuchtem Tuch und milder Seife reinigen.",
          ],
          size: 9,
        },
      ],
    ],
    truth: {
      gtin: "4250617388091",
      brand: "Steigwerk",
      model_name: "Karwendel 28",
      reference: "SW 2810.44",
      dimensions: "52 x 30 x 22 cm",
      net_weight: 1.12,
      recycled_content: 65,
      country_making: "VN",
      manufacturer_name: "Steigwerk Rucksäcke GmbH",
      manufacturer_address: "Am Gießen 5, 82481 Mittenwald",
      commodity_code: "42029291",
    },
  },
  {
    name: "sv-sleeping-bag-specification",
    language: "sv",
    template: "textile",
    kind: "tech_sheet",
    also: ["scan"],
    pages: [
      [
        { bar: "PRODUKTSPECIFIKATION  PS-0093                                        2026-01-30" },
        {
          table: [
            ["Produkt", "Sovsäck, mumie, 3-säsong, dun"],
            ["Varumärke", "Vargtinden"],
            ["Modell", "Akka -5"],
            ["Artikelnummer", "VT-50510-R"],
            ["EAN", "7330842901566"],
            ["Längd / dragkedja", "210 cm / höger"],
            ["Vikt", "1 060 g"],
            ["Fyllnadsvikt", "480 g"],
            ["Packmått", "34 x 19 cm"],
            ["Temperatur (EN ISO 23537-1)", "komfort 0 °C, gräns -5 °C, extrem -22 °C"],
            ["Tillverkningsland", "Kina"],
          ],
          widths: [190, 297],
          lines: true,
        },
        { text: ["MATERIAL"] },
        {
          pairs: [
            ["Yttertyg", "100 % återvunnen polyamid"],
            ["Foder", "100 % polyester"],
            ["Fyllning", "90 % anddun, 10 % fjäder, 700 cuin"],
            ["Andel återvunnet", "31 % av produktens vikt"],
          ],
          style: "gap",
        },
        { text: ["SKÖTSEL"] },
        {
          text: [
            "Maskintvätt 30 °C, skonsamt program, med duntvättmedel. Blek inte. Torktumlas på låg temperatur. Stryk inte. Kemtvätta inte. Förvaras luftigt, inte i kompressionspåsen.",
          ],
        },
        { text: ["CERTIFIERING"] },
        {
          text: [
            "Responsible Down Standard (RDS), certifikat IDFL-RDS-25-20417, utfärdat av IDFL, gäller till 2026-12-18.",
          ],
        },
        { text: ["TILLVERKARE"] },
        { text: ["Vargtinden Friluft AB", "Storgatan 71", "891 33 Örnsköldsvik"] },
        {
          text: [
            "Leveransvillkor DAP Örnsköldsvik. Inköpare: Maja Lindgren. Tekniska frågor: produkt@vargtinden.example. Innehåller delar av animaliskt ursprung. Ändringar av material eller sömmar kräver skriftligt godkännande före produktion. Referensprov förvaras på kontoret i två år.",
          ],
          size: 8.5,
        },
      ],
    ],
    truth: {
      gtin: "7330842901566",
      brand: "Vargtinden",
      model_name: "Akka -5",
      reference: "VT-50510-R",
      net_weight: 1060,
      recycled_content: 31,
      country_making: "CN",
      fibre_composition: fibres(
        "shell: recycled polyamide 100 | lining: polyester 100 | filling: down 90, feathers 10",
      ),
      care_washing: "wash_30_mild",
      care_bleaching: "do_not_bleach",
      care_drying: ["tumble_low"],
      care_ironing: "do_not_iron",
      care_professional: ["do_not_dry_clean"],
      certificates: [{ name: "RDS", number: "IDFL-RDS-25-20417", issuer: "IDFL", valid_until: "2026-12-18" }],
      manufacturer_name: "Vargtinden Friluft AB",
      manufacturer_address: "Storgatan 71, 891 33 Örnsköldsvik",
    },
  },
  {
    name: "cs-polo-packing-list",
    language: "cs",
    template: "textile",
    kind: "other",
    font: "mono",
    pages: [
      [
        { title: "BALICÍ LIST / PACKING LIST" },
        {
          beside: [
            [
              {
                text: [
                  "Odesílatel / Shipper",
                  "Textil Import Vltava s.r.o.",
                  "sklad Jeneč, hala B4",
                  "Lidická 620, 252 61 Jeneč",
                ],
                size: 9,
              },
            ],
            [
              {
                text: ["Příjemce / Consignee", "Firemní oděvy Orlík a.s.", "Průmyslová 33, 301 00 Plzeň"],
                size: 9,
              },
            ],
          ],
        },
        {
          pairs: [
            ["Číslo / No.", "BL2600418"],
            ["Datum / Date", "18.02.2026"],
            ["Objednávka / Order", "OB-77120"],
            ["Dopravce / Carrier", "Autodoprava Sázava, 3 palety / 3 pallets"],
          ],
        },
        {
          text: [
            "Zboží / Goods: polokošile pánská / men's polo shirt",
            "Značka / Brand: WORKLINE PRO",
            "Kat. číslo / Item no.: 41-233",
            "Složení / Composition: 65 % polyester, 35 % bavlna / cotton",
            "Země původu / Country of origin: Bangladéš / Bangladesh",
          ],
        },
        {
          table: [
            ["Karton", "Barva / Colour", "S", "M", "L", "XL", "Ks / Pcs", "Brutto kg"],
            ["1-4", "královská modrá", "20", "40", "40", "20", "480", "61,6"],
            ["5-8", "černá", "20", "40", "40", "20", "480", "61,6"],
            ["9-10", "šedý melír", "10", "20", "20", "10", "120", "15,8"],
            ["11", "bílá, zbytky", "7", "12", "14", "5", "38", "8,3"],
            ["", "Celkem / Total", "", "", "", "", "1118", "147,3"],
          ],
          widths: [57, 135, 35, 35, 35, 35, 70, 80],
          lines: true,
        },
        {
          text: [
            "Rozměr kartonu 60 x 40 x 45 cm. Čistá hmotnost zásilky / net weight of shipment 136,3 kg.",
            "Počty ve sloupcích velikostí jsou na karton. Reklamace množství do 48 hodin.",
          ],
          size: 9,
        },
        {
          text: ["Vystavil / Issued by: J. Řezníčková          Převzal / Received by: ____________________"],
          size: 8.5,
        },
      ],
    ],
    truth: {
      brand: "WORKLINE PRO",
      reference: "41-233",
      fibre_composition: fibres("polyester 65, cotton 35"),
      country_making: "BD",
    },
  },
  {
    name: "en-outdoor-trade-price-list",
    language: "en",
    template: "textile",
    kind: "other",
    font: "narrow",
    pages: [
      [
        { title: "HALLIN FELL  Trade price list, Autumn/Winter 2026" },
        {
          text: [
            "Effective 1 March 2026 and replacing all earlier lists. Prices in pounds sterling, excluding VAT. Minimum first order £600, repeat orders £150. Carriage paid over £400 (mainland UK).",
          ],
          size: 9,
        },
        {
          table: [
            ["Code", "Description", "Sizes", "Fabric", "Trade", "RRP"],
            ["HF101", "Men's fleece jacket, full zip", "S–XXL", "100% recycled polyester", "34.50", "85.00"],
            ["HF102", "Women's fleece jacket, full zip", "8–18", "100% recycled polyester", "34.50", "85.00"],
            ["HF140", "Fleece gilet, unisex", "XS–XXL", "100% recycled polyester", "26.00", "65.00"],
            ["HF205", "Men's walking trousers", "30–40", "90% polyamide, 10% elastane", "38.00", "95.00"],
            ["HF206", "Women's walking trousers", "8–18", "90% polyamide, 10% elastane", "38.00", "95.00"],
            ["HF310", "Lined trail shirt", "S–XXL", "100% organic cotton", "29.00", "70.00"],
            ["HF402", "Beanie, ribbed", "One size", "50% wool, 50% acrylic", "9.50", "24.00"],
            [
              "HF410",
              "Walking sock, mid weight",
              "S, M, L",
              "60% wool, 38% polyamide, 2% elastane",
              "7.20",
              "18.00",
            ],
          ],
          widths: [46, 150, 52, 149, 45, 45],
          lines: true,
        },
        { bar: "Point of sale and spares" },
        {
          table: [
            ["POS01", "Counter display for socks, holds 36 pairs", "free with 72 pairs"],
            ["POS04", "Header board 600 x 200 mm", "12.00"],
            ["SP02", "Spare zip puller, pack of 20", "6.50"],
          ],
          widths: [60, 300, 127],
        },
        {
          text: [
            "All Hallin Fell garments, hats and socks in this list are made in Portugal.",
            "Manufacturer: Hallin Fell Clothing Ltd, 3 Canal Head North, Kendal LA9 7BZ.",
          ],
        },
      ],
      [
        { bar: "Terms of trade (extract)" },
        {
          text: [
            "1. Accounts. New customers pay by pro forma for the first two orders. Approved accounts are due thirty days from the end of the month of invoice. We reserve the right to charge interest under the Late Payment of Commercial Debts (Interest) Act 1998.",
            "2. Forward orders. Orders placed before 30 April 2026 receive 5% discount and are dispatched from mid-August. Colours and sizes may be changed without charge until 15 May.",
            "3. Returns. Faulty goods are credited on return with proof of purchase. Goods ordered in error may be returned within 14 days in original packaging, less a handling charge of 10%.",
            "4. Title. Goods remain our property until paid for in full.",
            "5. Prices. Recommended retail prices are for guidance only. The retailer is free to set its own prices.",
          ],
          size: 9,
        },
        { bar: "Your contacts" },
        {
          table: [
            ["Area", "Agent", "Telephone"],
            ["Scotland and North East", "Fiona Rennie", "07700 900 414"],
            ["North West and Wales", "Gareth Pugh", "07700 900 527"],
            ["Midlands and South", "Dan Okafor", "07700 900 638"],
            ["Ireland", "Niamh Tuohy, Tuohy Agencies, Ennis, Co. Clare", "+353 65 555 0143"],
          ],
          widths: [150, 227, 110],
        },
        {
          text: [
            "Company no. 07418826, VAT GB 118 4407 35. Registered office as above. Errors and omissions excepted.",
          ],
          size: 8,
        },
      ],
    ],
    truth: {
      brand: "Hallin Fell",
      country_making: "PT",
      manufacturer_name: "Hallin Fell Clothing Ltd",
      manufacturer_address: "3 Canal Head North, Kendal LA9 7BZ",
    },
  },
  {
    name: "fi-sv-bath-towel-label",
    language: "fi",
    template: "textile",
    kind: "other",
    pages: [
      [
        { text: ["Pakkauseteksti / Etikettext – hyväksytty painoon 12.12.2025 – versio 3 FI/SV"], size: 8.5 },
        { title: "LUMO & HALLA" },
        {
          beside: [
            [
              {
                text: [
                  "Kylpypyyhe 70 x 140 cm",
                  "Tuotenro 140-7712",
                  "Väri: kaarna",
                  "100 % puuvilla",
                  "Paino 490 g",
                  "Valmistettu Turkissa",
                ],
              },
            ],
            [
              {
                text: [
                  "Badhandduk 70 x 140 cm",
                  "Artikelnr 140-7712",
                  "Färg: bark",
                  "100 % bomull",
                  "Vikt 490 g",
                  "Tillverkad i Turkiet",
                ],
              },
            ],
          ],
        },
        {
          table: [
            ["Hoito-ohjeet", "Skötselråd"],
            ["Pesu 60 °C", "Tvätt 60 °C"],
            ["Ei valkaisua", "Tål inte blekning"],
            ["Rumpukuivaus, normaali lämpötila", "Torktumling, normal temperatur"],
            [
              "Pestävä ennen käyttöä. Älä käytä huuhteluainetta.",
              "Tvättas före användning. Använd inte sköljmedel.",
            ],
          ],
          widths: [243, 244],
          lines: true,
        },
        {
          text: [
            "OEKO-TEX® STANDARD 100, 21.HTR.88150 Hohenstein HTTI. Testattu haitallisten aineiden varalta / Testad för skadliga ämnen. www.oeko-tex.com/standard100",
          ],
          size: 9,
        },
        { text: ["6 418092 573168"], size: 14 },
        {
          text: [
            "Maahantuoja / Importör: Pohjolan Kotitekstiili Oy, Tikkuritie 8, 01370 Vantaa. Kuluttajapalvelu / Konsumentservice 09 4245 1180.",
          ],
          size: 9,
        },
        {
          text: [
            "Painotalo: 4/0, kartonki 280 g, stanssi D-14, muoviripustin. Muutokset viimeistään viikolla 51, yhteyshenkilö Outi Salmela.",
          ],
          size: 8,
        },
      ],
    ],
    truth: {
      gtin: "6418092573168",
      brand: "LUMO & HALLA",
      reference: "140-7712",
      fibre_composition: fibres("cotton 100"),
      net_weight: 490,
      country_making: "TR",
      care_washing: "wash_60",
      care_bleaching: "do_not_bleach",
      care_drying: ["tumble_normal"],
      certificates: [{ name: "OEKO-TEX STANDARD 100", number: "21.HTR.88150", issuer: "Hohenstein HTTI" }],
    },
  },
  {
    name: "de-padded-jacket-bill-of-materials",
    language: "de",
    template: "textile",
    kind: "tech_sheet",
    font: "narrow",
    pages: [
      [
        {
          bar: "STÜCKLISTE                                                                                              Seite 1 / 2",
        },
        {
          beside: [
            [
              {
                pairs: [
                  ["Marke", "Hallig & Söhne"],
                  ["Modell", "Pellworm"],
                  ["Artikel", "47-3051"],
                  ["Bezeichnung", "Herren-Steppjacke mit Stehkragen"],
                ],
              },
            ],
            [
              {
                pairs: [
                  ["Saison", "HW 26/27"],
                  ["Basisgröße", "50"],
                  ["Stückgewicht (Gr. 50)", "540 g"],
                  ["Produktionsland", "Ukraine"],
                  ["Stand", "15.01.2026 / Index D"],
                ],
              },
            ],
          ],
        },
        {
          table: [
            ["Pos", "Material", "Zusammensetzung", "Lieferant / Art.", "Verbrauch", "€/Einh."],
            ["1", "Oberstoff, Taft 20D", "100 % Polyamid", "Kamogawa 8820", "1,62 m", "4,10"],
            ["2", "Futter, Taft 190T", "100 % Polyester", "Textum 1090", "1,35 m", "1,25"],
            ["3", "Wattierung 100 g/m²", "100 % Polyester, recycelt", "Vliesa F100", "1,40 m", "2,30"],
            ["4", "Reißverschluss 2-Wege, 70 cm", "Kunststoff/Band PES", "Zippa P60", "1 St", "2,85"],
            ["5", "Reißverschluss Tasche 18 cm", "Kunststoff/Band PES", "Zippa S40", "3 St", "0,62"],
            ["6", "Nähgarn 120", "100 % Polyester", "Nahtgold 120", "240 m", "0,002"],
            ["7", "Gummikordel 3 mm", "Latex/PES", "Kordelhaus Zeitz", "1,10 m", "0,18"],
            ["8", "Kordelstopper", "POM", "Klemmo 114", "2 St", "0,09"],
            ["9", "Hauptetikett, gewebt", "", "Etiweb HS-01", "1 St", "0,07"],
            ["10", "Pflegeetikett", "", "Etiweb bedruckt", "1 St", "0,04"],
            ["11", "Hangtag mit Faden", "Karton FSC", "Druckhaus Husum", "1 St", "0,11"],
            ["12", "Polybeutel 40 x 60", "LDPE", "Flexopack", "1 St", "0,05"],
          ],
          widths: [30, 135, 112, 100, 60, 50],
          lines: true,
        },
        {
          text: [
            "Materialkosten gesamt 17,84 €. Zuschlag Verschnitt 6 % in Verbrauch enthalten. Lohn (CM) laut Angebot vom 09.12.2025.",
          ],
          size: 8.5,
        },
      ],
      [
        {
          bar: "STÜCKLISTE 47-3051                                                                                 Seite 2 / 2",
        },
        { text: ["Text für das Pflegeetikett"] },
        {
          text: [
            "Oberstoff: 100 % Polyamid",
            "Futter: 100 % Polyester",
            "Füllung: 100 % Polyester (recycelt)",
            "30 °C Schonwäsche",
            "Nicht bleichen",
            "Trocknen im Tumbler bei niedriger Temperatur",
            "Nicht bügeln",
            "Nicht chemisch reinigen",
            "Made in Ukraine",
          ],
        },
        { text: ["Recyclinganteil für den Produktpass: 34 % (Wattierung, bezogen auf das Stückgewicht)"] },
        {
          table: [
            ["Fertigmaße in cm", "48", "50", "52", "54", "56", "Tol."],
            ["Brustumfang 1/1", "110", "114", "118", "122", "126", "±1,5"],
            ["Rückenlänge", "70", "71", "72", "73", "74", "±1,0"],
            ["Ärmellänge", "65", "66", "67", "68", "69", "±0,7"],
            ["Saumweite 1/1", "104", "108", "112", "116", "120", "±1,5"],
          ],
          widths: [139, 58, 58, 58, 58, 58, 58],
        },
        {
          text: [
            "Verarbeitung: Steppung waagerecht, Abstand 6 cm, 4 Stiche/cm. Nahtzugabe 1 cm. Taschenbeutel aus Pos. 2. Vor Serienbeginn zwei Muster in Gr. 50 an die Produktentwicklung, Frau Thiessen.",
            "Inverkehrbringer und Hersteller im Sinne der GPSR: Hallig & Söhne Bekleidung GmbH, Deichstraße 17, 25813 Husum",
          ],
        },
        {
          text: ["Vertraulich. Weitergabe nur an den Konfektionsbetrieb. Ersetzt Index C vom 02.12.2025."],
          size: 8,
        },
      ],
    ],
    truth: {
      brand: "Hallig & Söhne",
      model_name: "Pellworm",
      reference: "47-3051",
      net_weight: 540,
      recycled_content: 34,
      country_making: "UA",
      fibre_composition: fibres(
        "shell: polyamide 100 | lining: polyester 100 | filling: recycled polyester 100",
      ),
      care_washing: "wash_30_mild",
      care_bleaching: "do_not_bleach",
      care_drying: ["tumble_low"],
      care_ironing: "do_not_iron",
      care_professional: ["do_not_dry_clean"],
      manufacturer_name: "Hallig & Söhne Bekleidung GmbH",
      manufacturer_address: "Deichstraße 17, 25813 Husum",
    },
  },
];
