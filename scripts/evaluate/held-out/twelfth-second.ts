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
            "Sparkasse Zwickau · IBAN DE41 8705 5000 2244 0187 60 · Tel. 03761 88 41-0 · verkauf@kaessner-frottier.example",
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
    },
  },
];
