/** Sheets, invoices and declarations of textiles from Poland to Turkey that the rules are tuned on. */
import { fibres } from "../../fibres.ts";
import type { Specimen } from "../../specimen.ts";

export const EAST_TEXTILES: readonly Specimen[] = [
  {
    name: "karta techniczna koszulka",
    language: "pl",
    template: "textile",
    kind: "tech_sheet",
    also: ["scan"],
    pages: [
      [
        {
          text: [
            "Szwalnia Warta Sp. z o.o.",
            "ul. Fabryczna 17, 93-236 Łódź",
            "NIP 725-19-40-611 · REGON 101884230",
          ],
          size: 9,
        },
        { title: "KARTA TECHNICZNA WYROBU nr 14/2026" },
        {
          pairs: [
            ["Nazwa wyrobu", "T-shirt damski z dekoltem V"],
            ["Marka", "Jaskółka"],
            ["Symbol", "JS-2204-W"],
            ["Kod EAN", "5901288400313"],
            ["Skład surowcowy", "95% bawełna organiczna, 5% elastan"],
            ["Gramatura dzianiny", "180 g/m² (±5%)"],
            ["Masa wyrobu (rozm. M)", "142 g"],
            ["Rozmiary", "XS – XXL"],
            ["Kraj produkcji", "Polska"],
          ],
        },
        { bar: "Sposób konserwacji" },
        {
          text: [
            "Prać w temperaturze do 40 °C. Nie wybielać. Nie suszyć w suszarce bębnowej.",
            "Prasować w temperaturze do 150 °C. Nie czyścić chemicznie.",
          ],
        },
        {
          text: [
            "Producent: Szwalnia Warta Sp. z o.o., ul. Fabryczna 17, 93-236 Łódź",
            "Opracowała: B. Kmieć   Zatwierdził: T. Rudnik   Wydanie 3 z dnia 04.03.2026",
          ],
          size: 9,
        },
      ],
    ],
    truth: {
      brand: "Jaskółka",
      reference: "JS-2204-W",
      gtin: "5901288400313",
      fibre_composition: fibres("organic cotton 95, elastane 5"),
      net_weight: 142,
      country_making: "PL",
      care_washing: "wash_40",
      care_bleaching: "do_not_bleach",
      care_drying: ["do_not_tumble"],
      care_ironing: "iron_150",
      care_professional: ["do_not_dry_clean"],
      manufacturer_name: "Szwalnia Warta Sp. z o.o.",
      manufacturer_address: "ul. Fabryczna 17, 93-236 Łódź",
    },
  },
  {
    name: "bluza product spec two languages",
    language: "pl",
    template: "textile",
    kind: "tech_sheet",
    font: "narrow",
    also: ["scan"],
    pages: [
      [
        { title: "SPECYFIKACJA PRODUKTU / PRODUCT SPECIFICATION" },
        {
          table: [
            ["Marka / Brand", "Kuna Outdoor"],
            ["Nr artykułu / Article no.", "KU 7710-09"],
            ["Opis / Description", "Bluza z kapturem, męska / Men's hoodie"],
            [
              "Skład / Composition",
              "Materiał wierzchni / Shell: 60% bawełna / cotton, 40% poliester z recyklingu / recycled polyester\nPodszewka kaptura / Hood lining: 100% bawełna / cotton",
            ],
            ["Zawartość materiałów z recyklingu / Recycled content", "36 %"],
            ["Waga netto / Net weight", "0,61 kg"],
            ["Kraj pochodzenia / Country of origin", "Turcja / Turkey"],
            ["Barwienie / Dyeing", "Turcja / Turkey"],
            ["Przędza / Spinning", "Uzbekistan"],
            ["Kod taryfy / HS code", "6110 20 91"],
            ["EAN 13", "5903344170529"],
          ],
          widths: [200, 287],
          lines: true,
        },
        {
          text: [
            "Importer: Kuna Outdoor S.A., al. Zwycięstwa 96/98, 81-451 Gdynia, KRS 0000718822",
            "Rewizja B / Revision B, 2026-02-18. Wymiary w cm, tolerancja 1,5 %.",
          ],
          size: 9,
        },
      ],
    ],
    truth: {
      brand: "Kuna Outdoor",
      reference: "KU 7710-09",
      gtin: "5903344170529",
      fibre_composition: fibres("shell: cotton 60, recycled polyester 40 | hood lining: cotton 100"),
      recycled_content: 36,
      net_weight: 610,
      country_making: "TR",
      country_dyeing: "TR",
      country_spinning: "UZ",
      commodity_code: "61102091",
    },
  },
  {
    name: "faktura czapki",
    language: "pl",
    template: "textile",
    kind: "invoice",
    also: ["fax"],
    pages: [
      [
        {
          beside: [
            [
              {
                text: [
                  "Sprzedawca:",
                  "P.P.H.U. Mikołajek Dziewiarstwo",
                  "ul. Łąkowa 4, 95-070 Aleksandrów Łódzki",
                  "NIP: PL 732-001-88-14",
                ],
              },
            ],
            [
              {
                text: [
                  "Nabywca:",
                  "Nordkap Handels GmbH",
                  "Lange Reihe 51, 20099 Hamburg",
                  "VAT UE: DE 288104417",
                ],
              },
            ],
          ],
        },
        { title: "Faktura VAT nr FV/2026/09/0181" },
        { text: ["Data wystawienia: 14.09.2026   Termin płatności: 30 dni   Sposób płatności: przelew"] },
        {
          table: [
            ["Lp.", "Nazwa towaru", "Indeks", "Ilość", "Cena netto", "VAT", "Wartość"],
            ["1", "Czapka zimowa z pomponem", "CZ-118/GR", "600 szt.", "4,90 EUR", "0% WDT", "2 940,00 EUR"],
          ],
          widths: [28, 140, 72, 60, 65, 55, 67],
          lines: true,
        },
        {
          text: [
            "Skład: 50 % wełna, 50 % akryl. Kraj pochodzenia: Polska. Masa jednej sztuki: 85 g.",
            "Masa brutto przesyłki: 63,5 kg, 6 kartonów. PKWiU 14.19.42.0",
            "Razem do zapłaty: 2 940,00 EUR (słownie: dwa tysiące dziewięćset czterdzieści euro)",
          ],
        },
        { text: ["Bank: PKO BP, IBAN PL 27 1020 4900 0000 8502 3341 0077, SWIFT BPKOPLPW"], size: 9 },
      ],
    ],
    truth: {
      reference: "CZ-118/GR",
      fibre_composition: fibres("wool 50, acrylic 50"),
      country_making: "PL",
      net_weight: 85,
      manufacturer_name: "P.P.H.U. Mikołajek Dziewiarstwo",
      manufacturer_address: "ul. Łąkowa 4, 95-070 Aleksandrów Łódzki",
    },
  },
  {
    name: "karta produktu pościel",
    language: "pl",
    template: "textile",
    kind: "tech_sheet",
    font: "serif",
    also: ["photo"],
    pages: [
      [
        { text: ["Dom i Len"], size: 20 },
        { text: ["karta produktu · kolekcja jesień 2026"] },
        {
          pairs: [
            ["PRODUKT", "Komplet pościeli „Mazury”, 160 x 200 + 2 poszewki 70 x 80"],
            ["NR KAT.", "DL/POS/0416"],
            ["GTIN", "5907710026144"],
            ["SUROWIEC", "len 55 %, bawełna 45 %"],
            ["SPLOT", "płócienny, 150 g/m2"],
            ["WYTWORZONO W", "Polsce, tkanina tkana na Litwie"],
            [
              "PIELĘGNACJA",
              "pranie 60 °C, można suszyć w suszarce bębnowej w niskiej temperaturze, prasowanie do 200 °C, nie chlorować",
            ],
            ["CERTYFIKAT", "OEKO-TEX® STANDARD 100 nr IW 00417, klasa II, ważny do 31.05.2027"],
          ],
          style: "stacked",
        },
        { text: ["Cena detaliczna: 389,00 zł (w tym 23 % VAT). Zwrot do 30 dni."], size: 9 },
      ],
    ],
    truth: {
      brand: "Dom i Len",
      reference: "DL/POS/0416",
      gtin: "5907710026144",
      fibre_composition: fibres("linen 55, cotton 45"),
      country_making: "PL",
      country_weaving: "LT",
      care_washing: "wash_60",
      care_bleaching: "do_not_bleach",
      care_drying: ["tumble_low"],
      care_ironing: "iron_200",
      certificates: [{ name: "OEKO-TEX STANDARD 100", number: "IW 00417", valid_until: "2027-05-31" }],
    },
  },
  {
    name: "technický list trekových ponožek",
    language: "cs",
    template: "textile",
    kind: "tech_sheet",
    pages: [
      [
        {
          text: ["PLETÁRNA VYSOČINA, s.r.o.", "Nádražní 212, 588 56 Telč · IČO 276 41 908 · DIČ CZ27641908"],
          size: 9,
        },
        { title: "Technický list – pánské ponožky TREK" },
        {
          pairs: [
            ["Číslo výrobku", "PV-3055"],
            ["Obchodní značka", "Šlapka"],
            ["Čárový kód", "8594021187069"],
            ["Materiálové složení", "bavlna 72 %, polyamid 25 %, elastan 3 %"],
            ["Hmotnost páru (vel. 42)", "64 g"],
            ["Země původu", "Česká republika"],
            ["Obsah recyklovaného materiálu", "25 % (polyamid)"],
          ],
          style: "dots",
        },
        {
          text: [
            "Ošetřování: praní při max. 40 °C, šetrný postup; nebělit; nesušit v bubnové sušičce; nežehlit; chemicky nečistit.",
            "Balení: 12 párů v sáčku, 120 párů v kartonu, hrubá hmotnost kartonu 8,9 kg.",
          ],
        },
        {
          text: [
            "Výrobce: Pletárna Vysočina, s.r.o., Nádražní 212, 588 56 Telč",
            "Spisová značka C 63118 vedená u Krajského soudu v Brně",
          ],
          size: 9,
        },
      ],
    ],
    truth: {
      reference: "PV-3055",
      brand: "Šlapka",
      gtin: "8594021187069",
      fibre_composition: fibres("cotton 72, polyamide 25, elastane 3"),
      net_weight: 64,
      country_making: "CZ",
      recycled_content: 25,
      care_washing: "wash_40_mild",
      care_bleaching: "do_not_bleach",
      care_drying: ["do_not_tumble"],
      care_ironing: "do_not_iron",
      care_professional: ["do_not_dry_clean"],
      manufacturer_name: "Pletárna Vysočina, s.r.o.",
      manufacturer_address: "Nádražní 212, 588 56 Telč",
    },
  },
  {
    name: "Datenblatt technický list Jacke",
    language: "de",
    template: "textile",
    kind: "tech_sheet",
    also: ["scan"],
    pages: [
      [
        { title: "Artikelpass / Karta výrobku" },
        {
          table: [
            ["Artikel-Nr. / Č. artiklu", "44-1907 Steppjacke / prošívaná bunda"],
            ["Marke / Značka", "Hochkar"],
            ["Obermaterial / Vrchní materiál", "100 % Polyamid"],
            ["Futter / Podšívka", "100 % Polyester (recycelt / recyklovaný)"],
            ["Füllung / Výplň", "90 % Daunen / prachové peří, 10 % Federn / peří"],
            ["Gewicht / Hmotnost", "418 g (Gr. L)"],
            ["Hergestellt in / Vyrobeno v", "Tschechien / Česko"],
            ["EAN", "9120044188005"],
          ],
          widths: [190, 297],
          lines: true,
        },
        {
          text: [
            "Pflege: Schonwaschgang 30 °C. Nicht bleichen. Trocknen im Wäschetrockner bei niedriger Temperatur. Nicht bügeln. Nicht chemisch reinigen.",
            "Ošetřování: jemné praní 30 °C, nebělit, sušit v sušičce při nízké teplotě, nežehlit, chemicky nečistit.",
          ],
        },
        {
          text: [
            "Inverkehrbringer: Hochkar Sport GmbH, Salzburger Straße 88, 4600 Wels · UID ATU 61188204 · FN 304411k",
          ],
          size: 9,
        },
      ],
    ],
    truth: {
      reference: "44-1907",
      brand: "Hochkar",
      gtin: "9120044188005",
      fibre_composition: fibres(
        "shell: polyamide 100 | lining: recycled polyester 100 | filling: down 90, feathers 10",
      ),
      net_weight: 418,
      country_making: "CZ",
      care_washing: "wash_30_mild",
      care_bleaching: "do_not_bleach",
      care_drying: ["tumble_low"],
      care_ironing: "do_not_iron",
      care_professional: ["do_not_dry_clean"],
    },
  },
  {
    name: "vyhlásenie dodávateľa legíny",
    language: "sk",
    template: "textile",
    kind: "declaration",
    pages: [
      [
        {
          text: [
            "TATRATEX, a.s.",
            "Priemyselná 31",
            "031 01 Liptovský Mikuláš",
            "IČO: 36 440 218 · IČ DPH: SK2020110847",
          ],
        },
        { title: "Vyhlásenie dodávateľa" },
        {
          text: [
            "Vyhlasujeme, že športové legíny, číslo výrobku TT-L 902, dodávané odberateľovi Aktivo s.r.o., Bratislava, objednávka č. 4500087731:",
            "– sú vyrobené v Slovenskej republike, úplet bol pletený a farbený v Taliansku,",
            "– majú zloženie 78 % recyklovaný polyamid a 22 % elastan,",
            "– obsahujú 78 % recyklovaného materiálu podľa certifikátu GRS č. CU 1180422GRS-2026-00041187 platného do 12. 1. 2027.",
            "Hmotnosť jedného kusa je 210 g, plošná hmotnosť úpletu 240 g/m².",
            "Vyhlásenie platí do 31. 12. 2026. V Liptovskom Mikuláši 9. 2. 2026",
          ],
        },
        { text: ["Ing. Zuzana Hrivňáková, vedúca kvality"] },
      ],
    ],
    truth: {
      reference: "TT-L 902",
      country_making: "SK",
      country_dyeing: "IT",
      country_weaving: "IT",
      fibre_composition: fibres("recycled polyamide 78, elastane 22"),
      recycled_content: 78,
      certificates: [{ name: "GRS", number: "CU 1180422GRS-2026-00041187", valid_until: "2027-01-12" }],
      net_weight: 210,
      manufacturer_name: "TATRATEX, a.s.",
      manufacturer_address: "Priemyselná 31, 031 01 Liptovský Mikuláš",
    },
  },
  {
    name: "termékadatlap gyapjúpulóver",
    language: "hu",
    template: "textile",
    kind: "tech_sheet",
    font: "serif",
    also: ["scan"],
    pages: [
      [
        { title: "TERMÉKADATLAP" },
        {
          pairs: [
            ["Megnevezés", "Női kötött pulóver, garbó"],
            ["Márka", "Bükkös"],
            ["Cikkszám", "BK-5512"],
            ["Vonalkód (EAN)", "5991200774318"],
            ["Anyagösszetétel", "70% gyapjú, 20% poliamid, 10% kasmír"],
            ["Nettó tömeg", "330 g"],
            ["Származási ország", "Magyarország"],
            ["Fonal eredete", "Olaszország"],
            ["Gyártó", "Alföldi Kötöttáru Kft."],
            ["Gyártó címe", "6800 Hódmezővásárhely, Gyár utca 8."],
          ],
          style: "gap",
        },
        { bar: "KEZELÉSI ÚTMUTATÓ" },
        {
          text: [
            "Kézzel mosható. Nem fehéríthető. Szárítógépben nem szárítható, fektetve szárítandó. Legfeljebb 110 °C-on vasalható. Vegyileg tisztítható (P).",
          ],
        },
        { text: ["Adószám: 11882304-2-06 · Cg. 06-09-014421 · ÁFA 27 %"], size: 8 },
      ],
    ],
    truth: {
      brand: "Bükkös",
      reference: "BK-5512",
      gtin: "5991200774318",
      fibre_composition: fibres("wool 70, polyamide 20, cashmere 10"),
      net_weight: 330,
      country_making: "HU",
      country_spinning: "IT",
      manufacturer_name: "Alföldi Kötöttáru Kft.",
      manufacturer_address: "6800 Hódmezővásárhely, Gyár utca 8.",
      care_washing: "hand_wash",
      care_bleaching: "do_not_bleach",
      care_drying: ["do_not_tumble", "flat"],
      care_ironing: "iron_110",
      care_professional: ["dry_p"],
    },
  },
  {
    name: "varrt címke proof",
    language: "hu",
    template: "textile",
    kind: "other",
    font: "narrow",
    pages: [
      [
        { text: ["CÍMKETERV / LABEL PROOF   rendelés: 20260611-88   méret 30 x 90 mm, szatén"], size: 9 },
        {
          beside: [
            [
              {
                text: [
                  "PITYPANG",
                  "gyermekruha",
                  "",
                  "98/104",
                  "",
                  "Cikk: PP 2041",
                  "",
                  "100 % PAMUT",
                  "BÉLÉS: 65 % POLIÉSZTER",
                  "35 % PAMUT",
                ],
              },
            ],
            [
              {
                text: [
                  "Mosás 40 °C",
                  "Fehéríteni tilos",
                  "Gépi szárítás alacsony hőfokon",
                  "Vasalás max. 150 °C",
                  "Vegytisztítás tilos",
                  "",
                  "Made in Moldova",
                  "",
                  "Forgalmazza: Pitypang Kft.",
                  "1139 Budapest, Váci út 91.",
                ],
              },
            ],
          ],
        },
        {
          text: ["Jóváhagyás: ______________    Nyomda: Címke-Pont Bt., Kecskemét. Mennyiség 4 000 db"],
          size: 9,
        },
      ],
    ],
    truth: {
      brand: "PITYPANG",
      reference: "PP 2041",
      fibre_composition: fibres("cotton 100 | lining: polyester 65, cotton 35"),
      country_making: "MD",
      care_washing: "wash_40",
      care_bleaching: "do_not_bleach",
      care_drying: ["tumble_low"],
      care_ironing: "iron_150",
      care_professional: ["do_not_dry_clean"],
    },
  },
  {
    name: "teknik föy jean",
    language: "tr",
    template: "textile",
    kind: "tech_sheet",
    also: ["scan"],
    pages: [
      [
        { text: ["EGE DENİM SAN. VE TİC. A.Ş."], size: 14 },
        { text: ["Organize Sanayi Bölgesi 5. Cadde No: 22, 20330 Denizli · Vergi No: 3240118876"], size: 9 },
        { title: "ÜRÜN TEKNİK FÖYÜ" },
        {
          table: [
            ["Marka", "Rota", "Sezon", "2027 İlkbahar"],
            ["Model no", "RT-5 1180", "Sipariş no", "4410092"],
            ["Ürün", "Erkek jean pantolon", "Beden", "28–40"],
            ["Kumaş içeriği", "%98 pamuk %2 elastan", "Gramaj", "385 g/m²"],
            ["Cep astarı", "%65 polyester %35 pamuk", "Ağırlık", "620 gr"],
            ["Menşei", "Türkiye", "Dokuma", "Türkiye"],
            ["Barkod", "8682214500792", "Geri dönüştürülmüş içerik", "%20"],
          ],
          widths: [80, 180, 110, 117],
          lines: true,
        },
        { bar: "YIKAMA TALİMATI" },
        {
          text: [
            "30°C'de ters çevirerek yıkayınız. Ağartıcı kullanmayınız. Kurutma makinesinde kurutmayınız. Orta ısıda (150°C) ütüleyiniz. Kuru temizleme yapılmaz.",
          ],
        },
        { text: ["Üretici: Ege Denim San. ve Tic. A.Ş."], size: 9 },
      ],
    ],
    truth: {
      brand: "Rota",
      reference: "RT-5 1180",
      gtin: "8682214500792",
      fibre_composition: fibres("cotton 98, elastane 2 | pocket lining: polyester 65, cotton 35"),
      net_weight: 620,
      country_making: "TR",
      country_weaving: "TR",
      recycled_content: 20,
      care_washing: "wash_30",
      care_bleaching: "do_not_bleach",
      care_drying: ["do_not_tumble"],
      care_ironing: "iron_150",
      care_professional: ["do_not_dry_clean"],
      manufacturer_name: "Ege Denim San. ve Tic. A.Ş.",
      manufacturer_address: "Organize Sanayi Bölgesi 5. Cadde No: 22, 20330 Denizli",
    },
  },
  {
    name: "commercial invoice fatura knit",
    language: "en",
    template: "textile",
    kind: "invoice",
    also: ["fax"],
    pages: [
      [
        { title: "COMMERCIAL INVOICE / TİCARİ FATURA" },
        {
          beside: [
            [
              {
                text: [
                  "EXPORTER / İHRACATÇI",
                  "Marmara Örme Tekstil Ltd. Şti.",
                  "Merter Mah. Fatih Cad. No: 61 K: 3",
                  "34173 Güngören / İstanbul, Türkiye",
                  "V.D. Davutpaşa 612 040 9981",
                ],
              },
            ],
            [
              {
                text: [
                  "CONSIGNEE / ALICI",
                  "Bergstrøm Retail A/S",
                  "Industriparken 12",
                  "2750 Ballerup, Denmark",
                  "CVR 30118842",
                ],
              },
            ],
          ],
        },
        {
          pairs: [
            ["Invoice no / Fatura no", "MOT2026000000417"],
            ["Date / Tarih", "22.07.2026"],
            ["Delivery / Teslim", "FCA Istanbul"],
            ["Agent / Acente", "Bosphorus Sourcing, Levent, commission 4%"],
          ],
        },
        {
          table: [
            ["STYLE", "DESCRIPTION OF GOODS", "PCS", "UNIT €", "TOTAL €"],
            [
              "MO-8831",
              "LADIES KNITTED CARDIGAN 60% VISCOSE 28% POLYESTER 12% POLYAMIDE",
              "1.450",
              "9,20",
              "13.340,00",
            ],
          ],
          widths: [60, 227, 60, 60, 80],
          lines: true,
        },
        {
          text: [
            "GROSS WEIGHT: 742,00 KG   NET WEIGHT: 681,50 KG   CARTONS: 58",
            "COUNTRY OF ORIGIN: TURKEY   GTIP/HS: 6110.30.99",
            "Bank: Garanti BBVA, IBAN TR33 0006 2000 4410 0006 2988 14, SWIFT TGBATRIS",
            "The exporter of the products covered by this document declares that, except where otherwise clearly indicated, these products are of Turkish preferential origin.",
          ],
          size: 9.5,
        },
      ],
    ],
    truth: {
      reference: "MO-8831",
      fibre_composition: fibres("viscose 60, polyester 28, polyamide 12"),
      country_making: "TR",
      manufacturer_name: "Marmara Örme Tekstil Ltd. Şti.",
      manufacturer_address: "Merter Mah. Fatih Cad. No: 61 K: 3, 34173 Güngören / İstanbul, Türkiye",
      commodity_code: "61103099",
    },
  },
  {
    name: "tedarikçi beyanı havlu",
    language: "tr",
    template: "textile",
    kind: "declaration",
    font: "serif",
    pages: [
      [
        {
          text: [
            "Pamukkale Havlu ve Bornoz A.Ş.",
            "Bozburun Mah. 7004 Sok. No: 9",
            "20085 Merkezefendi / Denizli",
          ],
        },
        { title: "TEDARİKÇİ BEYANI" },
        { text: ["Tarih: 03.04.2026                    Sayı: 2026/118"] },
        {
          text: [
            "Aşağıda özellikleri verilen banyo havlusunun tesisimizde üretildiğini beyan ederiz.",
            "Ürün kodu: PH-BT-70140. Marka: Lidya. Ölçü: 70 x 140 cm.",
            "Elyaf içeriği: 70% organik pamuk, 30% geri dönüştürülmüş pamuk.",
            "Geri dönüştürülmüş malzeme oranı %30'dur. Pamuğun menşei Türkiye, iplik üretimi Türkiye, boyama Türkiye, dikim (nihai üretim) Türkiye'dir.",
            "Bir adet havlunun net ağırlığı 490 gramdır (500 g/m²).",
            "GOTS sertifika no: CU 829114GOTS-2026-00022916; geçerlilik: 30.11.2026.",
          ],
        },
        { text: ["Kalite Müdürü", "Elif Sarıkaya        (imza, kaşe)"] },
      ],
    ],
    truth: {
      reference: "PH-BT-70140",
      brand: "Lidya",
      fibre_composition: fibres("organic cotton 70, recycled cotton 30"),
      recycled_content: 30,
      country_making: "TR",
      country_spinning: "TR",
      country_dyeing: "TR",
      country_fibre: ["TR"],
      net_weight: 490,
      certificates: [{ name: "GOTS", number: "CU 829114GOTS-2026-00022916", valid_until: "2026-11-30" }],
      manufacturer_name: "Pamukkale Havlu ve Bornoz A.Ş.",
      manufacturer_address: "Bozburun Mah. 7004 Sok. No: 9, 20085 Merkezefendi / Denizli",
    },
  },
];
