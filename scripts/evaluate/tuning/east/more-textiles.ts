/** Sheets, labels, orders and mails of textiles from Bulgaria to Estonia and the Alps that the rules are tuned on. */
import { fibres } from "../../fibres.ts";
import type { Specimen } from "../../specimen.ts";

export const EAST_MORE_TEXTILES: readonly Specimen[] = [
  {
    name: "care label artwork ISO codes TR",
    language: "en",
    template: "textile",
    kind: "other",
    font: "narrow",
    also: ["photo"],
    pages: [
      [
        {
          text: [
            "ARTWORK FOR APPROVAL – woven care label, 35 x 75 mm",
            "Printer: Etiket Dünyası, Bursa · Job 26-30441 · Customer: Larsson & Vik",
          ],
          size: 9,
        },
        { text: ["LARSSON & VIK"], size: 16 },
        {
          text: [
            "STYLE 40-7725",
            "SIZE 38",
            "",
            "SHELL / DIŞ KUMAŞ",
            "68% PES 29% CV 3% EL",
            "LINING / ASTAR",
            "100% PES",
            "",
            "MADE IN TÜRKİYE",
            "",
            "MACHINE WASH 30°C GENTLE / 30°C HASSAS YIKAMA",
            "DO NOT BLEACH / AĞARTICI KULLANMAYIN",
            "DO NOT TUMBLE DRY / TAMBURLU KURUTMA YAPMAYIN",
            "IRON LOW / DÜŞÜK ISIDA ÜTÜLEYİN",
            "DRY CLEAN P / KURU TEMİZLEME P",
          ],
          size: 12,
        },
        { text: ["Thread Tex 27 recommended. Please sign and return within 48 h."], size: 9 },
      ],
    ],
    truth: {
      brand: "LARSSON & VIK",
      reference: "40-7725",
      fibre_composition: fibres("shell: polyester 68, viscose 29, elastane 3 | lining: polyester 100"),
      country_making: "TR",
      care_washing: "wash_30_mild",
      care_bleaching: "do_not_bleach",
      care_drying: ["do_not_tumble"],
      care_ironing: "iron_110",
      care_professional: ["dry_p"],
    },
  },
  {
    name: "спецификация риза",
    language: "bg",
    template: "textile",
    kind: "tech_sheet",
    pages: [
      [
        { text: ["„Родопи Конфекция“ ЕООД", "бул. „България“ 114, 6600 Кърджали", "ЕИК 108551240"], size: 9 },
        { title: "СПЕЦИФИКАЦИЯ НА ИЗДЕЛИЕ" },
        {
          pairs: [
            ["Изделие", "Мъжка риза с дълъг ръкав"],
            ["Марка", "Орфей"],
            ["Артикул №", "РК-6604"],
            ["Баркод", "3800129044179"],
            ["Състав", "65 % памук, 32 % полиамид, 3 % еластан"],
            ["Тегло на плата", "120 г/м²"],
            ["Нетно тегло", "235 г"],
            ["Страна на произход", "България"],
            ["Производител", "„Родопи Конфекция“ ЕООД, бул. „България“ 114, 6600 Кърджали"],
          ],
          style: "gap",
        },
        {
          text: [
            "Поддръжка: пране при 40 °C, не избелвайте, не сушете в барабанна сушилня, гладене до 150 °C, без химическо чистене.",
          ],
        },
      ],
    ],
    truth: {
      brand: "Орфей",
      reference: "РК-6604",
      gtin: "3800129044179",
      fibre_composition: fibres("cotton 65, polyamide 32, elastane 3"),
      net_weight: 235,
      country_making: "BG",
      manufacturer_name: "„Родопи Конфекция“ ЕООД",
      manufacturer_address: "бул. „България“ 114, 6600 Кърджали",
      care_washing: "wash_40",
      care_bleaching: "do_not_bleach",
      care_drying: ["do_not_tumble"],
      care_ironing: "iron_150",
      care_professional: ["do_not_dry_clean"],
    },
  },
  {
    name: "tehnički list hlače",
    language: "hr",
    template: "textile",
    kind: "tech_sheet",
    pages: [
      [
        { title: "Tehnički list proizvoda" },
        {
          table: [
            ["Naziv", "Radne hlače s naramenicama"],
            ["Šifra artikla", "VZ-RH-310"],
            ["Robna marka", "Kamen Radna Odjeća"],
            ["Sirovinski sastav", "65 % poliester / 35 % pamuk"],
            ["Površinska masa", "280 g/m²"],
            ["Masa proizvoda", "740 g"],
            ["Zemlja podrijetla", "Hrvatska"],
            ["Tkanje", "Italija"],
            ["Udio recikliranih vlakana", "40 %"],
            ["Bar kod", "3850017740232"],
            ["Norma", "EN ISO 13688:2013"],
          ],
          widths: [150, 337],
          lines: true,
        },
        {
          text: [
            "Održavanje: prati na 60 °C. Ne izbjeljivati. Sušenje u sušilici na niskoj temperaturi. Glačati do 150 °C.",
          ],
        },
        {
          text: [
            "Proizvođač: Varaždinska konfekcija d.o.o., Optujska ulica 12, 42000 Varaždin",
            "OIB 44120983310 · IBAN HR12 2360 0001 1029 8874 1 (Zagrebačka banka)",
          ],
          size: 9,
        },
      ],
    ],
    truth: {
      reference: "VZ-RH-310",
      brand: "Kamen Radna Odjeća",
      gtin: "3850017740232",
      fibre_composition: fibres("polyester 65, cotton 35"),
      net_weight: 740,
      country_making: "HR",
      country_weaving: "IT",
      recycled_content: 40,
      care_washing: "wash_60",
      care_bleaching: "do_not_bleach",
      care_drying: ["tumble_low"],
      care_ironing: "iron_150",
      manufacturer_name: "Varaždinska konfekcija d.o.o.",
      manufacturer_address: "Optujska ulica 12, 42000 Varaždin",
    },
  },
  {
    name: "opis izdelka spodnje perilo",
    language: "sl",
    template: "textile",
    kind: "tech_sheet",
    pages: [
      [
        {
          text: ["SORA tekstil d.d. | Kidričeva cesta 44 | 4220 Škofja Loka | ID za DDV: SI 81440027"],
          size: 9,
        },
        { title: "OPIS IZDELKA" },
        {
          text: [
            "Moške spodnje hlače z dolgo hlačnico, blagovna znamka Ledina, št. artikla SO-1409.",
            "Surovinska sestava: 50 % merino volna, 47 % bombaž, 3 % elastan. Klin: 100 % bombaž.",
            "Izdelano v Sloveniji. Pletivo je pleteno in barvano v Sloveniji, preja je iz Nemčije.",
            "Neto teža izdelka je 165 g. Izdelek ne vsebuje recikliranih vlaken.",
            "Nega: pranje pri 30 °C, občutljivo perilo. Ne belite. Ne sušite v sušilnem stroju, sušite na ravni podlagi. Likanje do 110 °C. Ne čistite kemično.",
          ],
        },
        {
          pairs: [
            ["EAN koda", "3831004522185"],
            ["Cena", "39,90 € z 22 % DDV"],
          ],
        },
      ],
    ],
    truth: {
      brand: "Ledina",
      reference: "SO-1409",
      gtin: "3831004522185",
      fibre_composition: fibres("merino wool 50, cotton 47, elastane 3 | gusset: cotton 100"),
      country_making: "SI",
      country_weaving: "SI",
      country_dyeing: "SI",
      country_spinning: "DE",
      net_weight: 165,
      recycled_content: 0,
      care_washing: "wash_30_mild",
      care_bleaching: "do_not_bleach",
      care_drying: ["do_not_tumble", "flat"],
      care_ironing: "iron_110",
      care_professional: ["do_not_dry_clean"],
      manufacturer_name: "SORA tekstil d.d.",
      manufacturer_address: "Kidričeva cesta 44, 4220 Škofja Loka",
    },
  },
  {
    name: "prekės aprašas lininė staltiesė",
    language: "lt",
    template: "textile",
    kind: "tech_sheet",
    font: "serif",
    pages: [
      [
        { text: ["UAB „Siūlas ir linas“"], size: 14 },
        {
          text: ["Vilniaus g. 27, 41280 Biržai, Lietuva · įmonės kodas 154 410 227 · PVM kodas LT544102219"],
          size: 9,
        },
        { title: "Prekės aprašas" },
        {
          pairs: [
            ["Prekė", "Staltiesė su siuvinėjimu, 150 x 250 cm"],
            ["Prekės ženklas", "Apaščia"],
            ["Prekės kodas", "AP-ST-1525"],
            ["Brūkšninis kodas", "4770300182657"],
            ["Sudėtis", "100 % linas"],
            ["Kilmės šalis", "Lietuva"],
            ["Pluošto kilmė", "Prancūzija"],
            ["Verpimas", "Lietuva"],
            ["Grynasis svoris", "0,72 kg"],
          ],
          style: "dots",
        },
        {
          text: [
            "Priežiūra: skalbti ne aukštesnėje kaip 60 °C temperatūroje, nebalinti, nedžiovinti būgninėje džiovyklėje, lyginti iki 200 °C.",
          ],
        },
        { text: ["Gamintojas: UAB „Siūlas ir linas“, Vilniaus g. 27, 41280 Biržai, Lietuva"], size: 9 },
      ],
    ],
    truth: {
      brand: "Apaščia",
      reference: "AP-ST-1525",
      gtin: "4770300182657",
      fibre_composition: fibres("linen 100"),
      country_making: "LT",
      country_fibre: ["FR"],
      country_spinning: "LT",
      net_weight: 720,
      care_washing: "wash_60",
      care_bleaching: "do_not_bleach",
      care_drying: ["do_not_tumble"],
      care_ironing: "iron_200",
      manufacturer_name: "UAB „Siūlas ir linas“",
      manufacturer_address: "Vilniaus g. 27, 41280 Biržai, Lietuva",
    },
  },
  {
    name: "izstrādājuma specifikācija kleita",
    language: "lv",
    template: "textile",
    kind: "tech_sheet",
    pages: [
      [
        { title: "Izstrādājuma specifikācija" },
        {
          pairs: [
            ["Artikuls", "DZ-2217"],
            ["Zīmols", "Dzintra"],
            ["Nosaukums", "Sieviešu kleita ar oderi"],
            ["Virsdrāna", "80 % viskoze, 20 % lins"],
            ["Odere", "100 % kokvilna"],
            ["Izcelsmes valsts", "Latvija"],
            ["Neto svars", "295 g"],
            ["Svītrkods", "4751006632905"],
          ],
        },
        {
          text: [
            "Kopšana: mazgāt 30 °C saudzīgā režīmā. Nebalināt. Nežāvēt veļas žāvētājā. Gludināt līdz 150 °C. Ķīmiski netīrīt.",
          ],
        },
        {
          text: [
            "Ražotājs: SIA „Ogres šuvēja”, Brīvības iela 88, Ogre, LV-5001, Latvija",
            "PVN reģ. nr. LV40003118822 · Swedbank LV55HABA0551008841207",
          ],
          size: 9,
        },
      ],
    ],
    truth: {
      brand: "Dzintra",
      reference: "DZ-2217",
      gtin: "4751006632905",
      fibre_composition: fibres("shell: viscose 80, linen 20 | lining: cotton 100"),
      country_making: "LV",
      net_weight: 295,
      care_washing: "wash_30_mild",
      care_bleaching: "do_not_bleach",
      care_drying: ["do_not_tumble"],
      care_ironing: "iron_150",
      care_professional: ["do_not_dry_clean"],
      manufacturer_name: "SIA „Ogres šuvēja”",
      manufacturer_address: "Brīvības iela 88, Ogre, LV-5001, Latvija",
    },
  },
  {
    name: "tootekaart villane sall",
    language: "et",
    template: "textile",
    kind: "tech_sheet",
    pages: [
      [
        { title: "TOOTEKAART" },
        {
          table: [
            ["Toode", "Kootud sall, 35 x 190 cm"],
            ["Kaubamärk", "Saarela"],
            ["Tootekood", "SA-0094"],
            ["Koostis", "vill 60%, alpaka 25%, polüamiid 15%"],
            ["Netokaal", "180 g"],
            ["Päritoluriik", "Eesti"],
            ["Lõnga päritolu", "Peruu"],
            ["EAN-kood", "4740098110361"],
          ],
          widths: [140, 300],
        },
        {
          text: [
            "Hooldus: käsipesu. Mitte pleegitada. Mitte kuivatada trummelkuivatis, kuivatada tasapinnal. Triikida kuni 110 °C.",
          ],
        },
        {
          text: [
            "Tootja: OÜ Saarela Kudumid, Pikk tn 14, 93813 Kuressaare, Eesti",
            "KMKR EE101884023. Hind sisaldab käibemaksu 24%.",
          ],
          size: 9,
        },
      ],
    ],
    truth: {
      brand: "Saarela",
      reference: "SA-0094",
      gtin: "4740098110361",
      fibre_composition: fibres("wool 60, alpaca 25, polyamide 15"),
      net_weight: 180,
      country_making: "EE",
      country_spinning: "PE",
      care_washing: "hand_wash",
      care_bleaching: "do_not_bleach",
      care_drying: ["do_not_tumble", "flat"],
      care_ironing: "iron_110",
      manufacturer_name: "OÜ Saarela Kudumid",
      manufacturer_address: "Pikk tn 14, 93813 Kuressaare, Eesti",
    },
  },
  {
    name: "Artikelblatt Lodenjanker",
    language: "de",
    template: "textile",
    kind: "tech_sheet",
    font: "serif",
    also: ["scan"],
    pages: [
      [
        { text: ["STEINER & SÖHNE LODENWALKE", "Mandling 112 · 8974 Mandling · Österreich"], size: 13 },
        { title: "Artikelblatt" },
        {
          pairs: [
            ["Modell", "Janker „Dachstein“"],
            ["Artikelnummer", "LJ 880/14"],
            ["Oberstoff", "100 % Schurwolle (Walkloden, 420 g/lfm)"],
            ["Futterstoff", "58 % Viskose, 42 % Baumwolle"],
            ["Stückgewicht", "980 g in Gr. 52"],
            ["Wolle aus", "Österreich und Neuseeland"],
            ["Gesponnen in", "Österreich"],
            ["Gefertigt in", "Ungarn"],
            ["GTIN", "9120038710458"],
          ],
          style: "dots",
        },
        {
          text: [
            "Pflegehinweis: Nicht waschen, nicht bleichen, nicht im Tumbler trocknen, bügeln mit höchstens 150 °C (2 Punkte), chemische Reinigung P.",
          ],
        },
        { text: ["Preisliste zzgl. 20 % USt. · Mindestbestellmenge 12 Stück · UID ATU33881207"], size: 9 },
      ],
    ],
    truth: {
      reference: "LJ 880/14",
      model_name: "Janker „Dachstein“",
      gtin: "9120038710458",
      fibre_composition: fibres("shell: virgin wool 100 | lining: viscose 58, cotton 42"),
      net_weight: 980,
      country_fibre: ["AT", "NZ"],
      country_spinning: "AT",
      country_making: "HU",
      care_washing: "do_not_wash",
      care_bleaching: "do_not_bleach",
      care_drying: ["do_not_tumble"],
      care_ironing: "iron_150",
      care_professional: ["dry_p"],
      manufacturer_name: "STEINER & SÖHNE LODENWALKE",
      manufacturer_address: "Mandling 112, 8974 Mandling, Österreich",
    },
  },
  {
    name: "Produktblatt Merinohemd Schweiz",
    language: "de",
    template: "textile",
    kind: "tech_sheet",
    font: "narrow",
    also: ["photo"],
    pages: [
      [
        { text: ["Alpvita AG, Wil SG – Produktblatt – vertraulich"], size: 9 },
        { title: "Alpvita Base 175 Longsleeve" },
        {
          beside: [
            [
              {
                pairs: [
                  ["Marke", "Alpvita"],
                  ["Art.-Nr.", "AV175-LS-M"],
                  ["EAN", "7640155201735"],
                  ["Gewicht", "198 g"],
                  ["Ursprungsland", "Portugal"],
                ],
              },
            ],
            [
              {
                text: [
                  "Zusammensetzung",
                  "83 % Merinowolle (ZQ)",
                  "12 % Polyamid",
                  "5 % Elasthan",
                  "",
                  "Rezyklatanteil 12 %",
                ],
              },
            ],
          ],
        },
        {
          table: [
            ["Wertschöpfung", "Land"],
            ["Wollherkunft", "Neuseeland"],
            ["Spinnerei", "Deutschland"],
            ["Strickerei", "Portugal"],
            ["Färberei", "Portugal"],
            ["Konfektion", "Portugal"],
          ],
          widths: [200, 200],
          lines: true,
        },
        {
          text: [
            "Feinwäsche 30 Grad, nicht bleichen, liegend trocknen, nicht tumblern, Bügeln lauwarm (110 °C), nicht chemisch reinigen.",
          ],
        },
        { text: ["Stoff 175 g/m2. MWST 8.1 % inbegriffen. CHE-114.820.337 MWST"], size: 9 },
      ],
    ],
    truth: {
      brand: "Alpvita",
      reference: "AV175-LS-M",
      gtin: "7640155201735",
      fibre_composition: fibres("merino wool 83, polyamide 12, elastane 5"),
      recycled_content: 12,
      net_weight: 198,
      country_making: "PT",
      country_fibre: ["NZ"],
      country_spinning: "DE",
      country_weaving: "PT",
      country_dyeing: "PT",
      care_washing: "wash_30_mild",
      care_bleaching: "do_not_bleach",
      care_drying: ["flat", "do_not_tumble"],
      care_ironing: "iron_110",
      care_professional: ["do_not_dry_clean"],
    },
  },
  {
    name: "Musterblatt zwei Decken",
    language: "de",
    template: "textile",
    kind: "tech_sheet",
    pages: [
      [
        { text: ["Weberei Pinzgau KG · Bahnhofstraße 6 · 5700 Zell am See"], size: 9 },
        { title: "Order-Musterblatt Herbst 2026 – Marke „Kitzblick“" },
        {
          table: [
            ["Art.-Nr.", "Bezeichnung", "Material", "Gewicht", "EAN", "EK netto"],
            ["KB-101", "Wohndecke Karo 130 x 180", "100 % Baumwolle", "850 g", "9120011077141", "31,40 €"],
            [
              "KB-205",
              "Wollplaid Fischgrat 140 x 200",
              "80 % Wolle 20 % Polyamid",
              "1 120 g",
              "9120011077219",
              "46,80 €",
            ],
          ],
          widths: [55, 135, 110, 55, 85, 50],
          lines: true,
        },
        {
          text: [
            "Alle Artikel hergestellt in Österreich. Lieferung ab Werk KW 34. Zahlbar 14 Tage 2 % Skonto, 30 Tage netto.",
          ],
        },
      ],
    ],
    truth: {
      brand: "Kitzblick",
      country_making: "AT",
      manufacturer_name: "Weberei Pinzgau KG",
      manufacturer_address: "Bahnhofstraße 6, 5700 Zell am See",
    },
  },
  {
    name: "Bestellung purchase order Zürich",
    language: "de",
    template: "textile",
    kind: "other",
    also: ["fax"],
    pages: [
      [
        { text: ["Limmat Mode AG, Hardturmstrasse 201, 8005 Zürich"], size: 9 },
        { title: "BESTELLUNG / PURCHASE ORDER 4700031188" },
        {
          beside: [
            [
              {
                text: [
                  "Lieferant / Vendor:",
                  "Sofia Trikotage OOD",
                  "15 Iskarsko Shose Blvd",
                  "1528 Sofia, Bulgaria",
                ],
              },
            ],
            [
              {
                text: [
                  "Agent:",
                  "Balkan Textile Services GmbH",
                  "Mariahilfer Str. 47, 1060 Wien",
                  "Provision 5 %",
                ],
              },
            ],
          ],
        },
        {
          pairs: [
            ["Style", "LM-27-0338"],
            ["Bezeichnung", "Damen Poloshirt, Brand: LIMMAT"],
            ["Qualität / Composition", "95/5 CO/EL, Piqué 220 gsm"],
            ["Menge / Quantity", "1'200 Stk."],
            ["Preis / Price", "CHF 8.35 / Stk. DAP Zürich"],
            ["Ursprung / Origin", "Bulgarien"],
            ["Barcode (EAN-13)", "7640133088211"],
          ],
        },
        {
          text: [
            "Konventionalstrafe 1 % pro Woche Verzug. Max. 2 % Über-/Unterlieferung. Es gelten unsere AEB Stand 01/2025.",
            "Zahlung: 60 Tage netto. UBS Zürich CH93 0024 0240 1122 3301 K",
          ],
          size: 9,
        },
      ],
    ],
    truth: {
      brand: "LIMMAT",
      reference: "LM-27-0338",
      gtin: "7640133088211",
      fibre_composition: fibres("cotton 95, elastane 5"),
      country_making: "BG",
    },
  },
  {
    name: "wydruk wiadomości skład swetra",
    language: "pl",
    template: "textile",
    kind: "other",
    font: "mono",
    pages: [
      [
        {
          text: [
            "Od: Agnieszka Pol <a.pol@dziergam.example>",
            "Do: zakupy@modaplus.example",
            "Data: pt., 6 mar 2026, 10:42",
            "Temat: RE: RE: dane do etykiety, sweter 6618",
          ],
          size: 9,
        },
        {
          text: [
            "Dzień dobry,",
            "potwierdzam dane dla art. SW-6618: skład to 40% wełna,",
            "30% poliamid i 30% wiskoza (przędza z Włoch, dziana",
            "i szyta u nas w Polsce). Sztuka waży ok. 410 g.",
            "Zawartość recyklatu: 30%.",
            "Pranie ręczne, suszyć na płasko, nie wybielać,",
            "prasować max 110 stopni.",
            "Rabat 3% przy odbiorze całej partii 500 szt.",
            "",
            "Pozdrawiam",
            "Agnieszka Pol, Dziergam s.c., Rzgowska 30, 95-030 Rzgów",
          ],
        },
        {
          text: [
            "> Witam, proszę o pilne potwierdzenie składu, u nas w systemie",
            "> jest 50% wełna i 50% akryl – czy to nadal aktualne?",
            "> Marek, Moda Plus, ul. Długa 3, Kraków",
          ],
          size: 9,
        },
      ],
    ],
    truth: {
      reference: "SW-6618",
      fibre_composition: fibres("wool 40, polyamide 30, viscose 30"),
      country_making: "PL",
      country_spinning: "IT",
      country_weaving: "PL",
      net_weight: 410,
      recycled_content: 30,
      care_washing: "hand_wash",
      care_drying: ["flat"],
      care_bleaching: "do_not_bleach",
      care_ironing: "iron_110",
      manufacturer_name: "Dziergam s.c.",
      manufacturer_address: "Rzgowska 30, 95-030 Rzgów",
    },
  },
  {
    name: "balicí list packing list Česko",
    language: "cs",
    template: "textile",
    kind: "other",
    font: "mono",
    pages: [
      [
        { title: "BALICÍ LIST / PACKING LIST" },
        {
          text: [
            "Odesílatel: Krkonošská textilka a.s., Krkonošská 40, 543 01 Vrchlabí, CZ",
            "Příjemce: Textilhaus Brandl GmbH, Donaulände 5, 94032 Passau, DE",
            "Č. dodacího listu: 26DL004417    Objednávka: PO 88120",
            "Značka: KRKOVAN",
          ],
        },
        {
          table: [
            ["Karton", "Výrobek", "Ks", "Netto kg", "Brutto kg"],
            ["1-10", "KV 330 utěrka kuchyňská", "1000", "62,0", "67,5"],
            ["11-14", "KV 330 utěrka kuchyňská", "400", "24,8", "27,0"],
            ["Celkem", "", "1400", "86,8", "94,5"],
          ],
          widths: [60, 210, 50, 80, 80],
        },
        {
          text: [
            "Materiál: 50% len, 50% bavlna. Vyrobeno v České republice.",
            "Rozměr kartonu 60x40x40 cm, objem 1,34 m3. Celní sazebník 6302 99 90.",
          ],
        },
      ],
    ],
    truth: {
      brand: "KRKOVAN",
      reference: "KV 330",
      fibre_composition: fibres("linen 50, cotton 50"),
      country_making: "CZ",
      commodity_code: "63029990",
    },
  },
];
