/** Short papers about what a product is made of, by others than the rules: English, and from the North and the East. */
import { fibres } from "../fibres.ts";
import type { Specimen } from "../specimen.ts";

export const COMPOSITIONS_MORE: readonly Specimen[] = [
  {
    name: "composition-trade-marks",
    language: "en",
    template: "textile",
    kind: "tech_sheet",
    pages: [
      [
        { title: "Trek tight – material summary" },
        {
          pairs: [
            ["Style code", "TT-0925-W"],
            ["Brand", "Ridgeway Nine"],
          ],
        },
        {
          text: [
            "TENCEL™ lyocell 61 %",
            "CORDURA® polyamide 27 %",
            "LYCRA® elastane 12 %",
            "Gusset in the same fabric. Bonding film and reflective print not counted.",
          ],
        },
        { text: ["The hangtags of the three licensors are ordered by the vendor; allow 4 weeks."] },
      ],
    ],
    truth: {
      reference: "TT-0925-W",
      brand: "Ridgeway Nine",
      fibre_composition: fibres("lyocell 61, polyamide 27, elastane 12"),
    },
  },
  {
    name: "composition-recycled-before-the-fibre",
    language: "en",
    template: "textile",
    kind: "certificate",
    font: "serif",
    pages: [
      [
        { title: "Transaction certificate – extract" },
        {
          pairs: [
            ["Certificate number", "GRS-TC-260318-77"],
            ["Standard", "Global Recycled Standard 4.0"],
            ["Product", "Woven overshirt"],
            ["Article no.", "OV-19"],
            ["Material composition", "60 % recycled polyester + 40 % organic cotton"],
            ["Recycled content", "60 %"],
            ["Net shipping weight", "1,184.00 kg"],
          ],
          style: "gap",
        },
        { text: ["Issued on 18 March 2026. The polyester comes from bottles collected after use."] },
      ],
    ],
    truth: {
      reference: "OV-19",
      certificates: [{ name: "Global Recycled Standard", number: "GRS-TC-260318-77" }],
      fibre_composition: fibres("recycled polyester 60, organic cotton 40"),
      recycled_content: 60,
    },
  },
  {
    name: "composition-minimum-and-maximum",
    language: "en",
    template: "textile",
    kind: "declaration",
    pages: [
      [
        { text: ["COMPOSITION STATEMENT"], size: 14 },
        { text: ["Product: felted blanket, ref. no. FB-201"] },
        { text: ["Wool: min. 85 %", "Polyamide: max. 15 %"] },
        {
          text: [
            "Tolerance: shares found in a laboratory may differ by 3 % from those on the label.",
            "Selvedge not included. Packed with 2 % spare pieces.",
          ],
        },
      ],
    ],
    truth: { reference: "FB-201", fibre_composition: fibres("wool 85, polyamide 15") },
  },
  {
    name: "composition-exclusive-of-trims",
    language: "en",
    template: "textile",
    kind: "invoice",
    pages: [
      [
        { title: "COMMERCIAL INVOICE" },
        {
          pairs: [
            ["Invoice no.", "EX/26/0391"],
            ["Date", "04-May-2026"],
            ["Delivery terms", "FCA Chattogram"],
          ],
        },
        {
          table: [
            ["Style", "Goods", "Pcs", "Unit", "Amount"],
            ["LB-3005", "Ladies' woven blouse", "2,400", "6.10", "14,640.00"],
          ],
          lines: true,
        },
        {
          text: [
            "Fibre content: 88% modal 12% silk, exclusive of decoration",
            "Country of origin: Bangladesh",
          ],
        },
        {
          text: ["Gross weight 512 kg, net weight 468 kg, 60 cartons. VAT 0 %, discount 2 % within 10 days."],
        },
      ],
    ],
    truth: {
      reference: "LB-3005",
      country_making: "BD",
      fibre_composition: fibres("modal 88, silk 12"),
    },
  },
  {
    name: "composition-not-yet-known",
    language: "en",
    template: "textile",
    kind: "other",
    pages: [
      [
        { text: ["Minutes, fabric meeting of 9 October 2025"], size: 13 },
        {
          text: [
            "1. Overcoats: content still open. Mill offers 70 to 80 % wool with polyamide or recycled polyester.",
            "2. Duty rises from 8 % to 12 % where cotton is over half of the weight.",
            "3. Deposit of 30 % is paid; 70 % before loading.",
            "4. OEKO-TEX and RWS papers to be asked for once the quality is chosen.",
          ],
        },
        { text: ["Next meeting: 23 October."] },
      ],
    ],
    truth: {},
  },
  {
    name: "composition-slash-and-letters",
    language: "en",
    template: "textile",
    kind: "tech_sheet",
    font: "narrow",
    pages: [
      [
        { bar: "LINE SHEET – ACCESSORIES" },
        {
          pairs: [
            ["Style #", "SC-044"],
            ["Style name", "Moss Scarf"],
            ["Fibre content", "50/30/20 WO/PA/WP"],
          ],
          style: "dots",
        },
        { text: ["Dry clean (P). Do not wash. Do not bleach. Do not tumble dry."] },
        { text: ["Sizes 30 x 180 cm. Wholesale 28 / retail 70. Minimum 12 per shade."] },
      ],
    ],
    truth: {
      reference: "SC-044",
      model_name: "Moss Scarf",
      fibre_composition: fibres("wool 50, polyamide 30, alpaca 20"),
      care_professional: ["dry_p"],
      care_washing: "do_not_wash",
      care_bleaching: "do_not_bleach",
      care_drying: ["do_not_tumble"],
    },
  },
  {
    name: "composition-trim-and-pockets-in-prose",
    language: "en",
    template: "textile",
    kind: "other",
    font: "serif",
    pages: [
      [
        { text: ["Copy for web shop, style number 33-8810"] },
        {
          text: [
            "The shell is cut from 100% linen. Its trim is 80% viscose and 20% linen, and the lining, which only",
            "reaches to the waist, is 100% cupro. Wear it over our cotton dresses.",
          ],
        },
        { text: ["Model is 178 cm tall and wears a 38. 15 % off until Sunday with the code SPRING15."] },
      ],
    ],
    truth: {
      reference: "33-8810",
      fibre_composition: fibres("linen 100 | trim: viscose 80, linen 20 | lining: cupro 100"),
    },
  },
  {
    name: "composition-socken-in-spalten",
    language: "de",
    template: "textile",
    kind: "other",
    font: "mono",
    pages: [
      [
        { text: ["Musterkarte Socken"] },
        {
          table: [
            ["Qualität", "CO", "PA", "EL"],
            ["Art. 612", "77 %", "21 %", "2 %"],
          ],
        },
        { text: ["Waschen 40 °C", "Nicht bleichen", "Nicht bügeln"] },
        { text: ["Größen 35-38, 39-42, 43-46. Preise zzgl. 19 % USt."] },
      ],
    ],
    truth: {
      reference: "612",
      fibre_composition: fibres("cotton 77, polyamide 21, elastane 2"),
      care_washing: "wash_40",
      care_bleaching: "do_not_bleach",
      care_ironing: "do_not_iron",
    },
  },
  {
    name: "composition-ensaio-bilingue",
    language: "pt",
    template: "textile",
    kind: "test_report",
    pages: [
      [
        { title: "Relatório de ensaio n.º 2026/1174" },
        {
          pairs: [
            ["Amostra", "T-shirt de criança"],
            ["Referência do artigo", "KID-205"],
            ["Norma", "ISO 1833-1"],
          ],
        },
        {
          table: [
            ["Fibra / Fibre", "Declarado / Stated", "Obtido / Found"],
            ["Algodão / Cotton", "90 %", "91,2 %"],
            ["Viscose / Viscose", "10 %", "8,8 %"],
          ],
          lines: true,
        },
        { text: ["Incerteza expandida: 1,5 %. Os resultados dizem respeito apenas à amostra ensaiada."] },
      ],
    ],
    truth: { reference: "KID-205", fibre_composition: fibres("cotton 90, viscose 10") },
  },
  {
    name: "composition-tout-coton",
    language: "fr",
    template: "textile",
    kind: "other",
    pages: [
      [
        { title: "Drap-housse uni" },
        { text: ["Entièrement en coton : 100 % coton, percale 80 fils/cm²."] },
        {
          pairs: [
            ["Code-barres", "3760123456784"],
            ["Pays de fabrication", "Inde"],
            ["Réf. article", "DH-160"],
          ],
        },
        { text: ["Lavage 60 °C, séchage en machine à basse température, repassage 200 °C."] },
        { text: ["Existe aussi en lin lavé et en satin de coton (collection Hiver)."] },
      ],
    ],
    truth: {
      gtin: "3760123456784",
      reference: "DH-160",
      country_making: "IN",
      fibre_composition: fibres("cotton 100"),
      care_washing: "wash_60",
      care_drying: ["tumble_low"],
      care_ironing: "iron_200",
    },
  },
  {
    name: "composition-buitenstof-en-voering",
    language: "nl",
    template: "textile",
    kind: "tech_sheet",
    pages: [
      [
        { title: "Productblad regenjas" },
        {
          pairs: [
            ["Artikelnr.", "RJ-7002"],
            ["Buitenstof", "100% gerecycled polyester"],
            ["Voering", "65% polyester, 35% katoen"],
            ["Aandeel gerecycled materiaal", "71 %"],
            ["Waterkolom", "10.000 mm"],
          ],
        },
        { text: ["Verkoopprijs incl. 21% btw. De knopen zijn van corozo."] },
      ],
    ],
    truth: {
      reference: "RJ-7002",
      fibre_composition: fibres("recycled polyester 100 | lining: polyester 65, cotton 35"),
      recycled_content: 71,
    },
  },
  {
    name: "composition-zuiver-scheerwol",
    language: "nl",
    template: "textile",
    kind: "declaration",
    font: "serif",
    pages: [
      [
        { text: ["Verklaring vezelsamenstelling", "Tilburg, 2 juni 2026"] },
        {
          text: [
            "Hierbij verklaren wij dat de trui met stijlnummer TR-55 voor 80% uit scheerwol en voor 20% uit yak bestaat.",
            "De boord bevat 78% scheerwol, 20% yak en 2% elastaan.",
          ],
        },
        { text: ["De afwijking mag volgens de verordening 3% zijn. Breigaren: Nm 2/28."] },
      ],
    ],
    truth: {
      reference: "TR-55",
      fibre_composition: fibres("virgin wool 80, yak 20 | rib: virgin wool 78, yak 20, elastane 2"),
    },
  },
  {
    name: "composition-metka-polska",
    language: "pl",
    template: "textile",
    kind: "other",
    pages: [
      [
        { bar: "WSZYWKA – PROJEKT" },
        {
          text: [
            "Skład: 62% poliester, 33% wiskoza, 5% elastan",
            "Podszewka: 100% poliester",
            "Prać w temperaturze do 30°C",
            "Nie wybielać",
            "Nie suszyć w suszarce bębnowej",
            "Prasować w temperaturze do 110°C",
            "Wyprodukowano w Polsce",
          ],
        },
        { text: ["Nr artykułu: SP-1409. Nadruk dwustronny, 3 % zapasu."] },
      ],
    ],
    truth: {
      reference: "SP-1409",
      country_making: "PL",
      fibre_composition: fibres("polyester 62, viscose 33, elastane 5 | lining: polyester 100"),
      care_washing: "wash_30",
      care_bleaching: "do_not_bleach",
      care_drying: ["do_not_tumble"],
      care_ironing: "iron_110",
    },
  },
  {
    name: "composition-koldra-z-wypelnieniem",
    language: "pl",
    template: "textile",
    kind: "tech_sheet",
    font: "narrow",
    pages: [
      [
        { title: "Kołdra całoroczna" },
        {
          table: [
            ["Część", "Materiał", "Udział"],
            ["Poszycie", "bawełna", "100%"],
            ["Wypełnienie", "wełna", "60%"],
            ["Wypełnienie", "len", "40%"],
          ],
          lines: true,
        },
        { text: ["Indeks: KC-200. Rozmiar 200 x 220 cm. VAT 23%. Nie zawiera pierza."] },
      ],
    ],
    truth: {
      reference: "KC-200",
      fibre_composition: fibres("cotton 100 | filling: wool 60, linen 40"),
    },
  },
  {
    name: "composition-svensk-troja",
    language: "sv",
    template: "textile",
    kind: "tech_sheet",
    pages: [
      [
        { text: ["Materialspecifikation"], size: 14 },
        {
          pairs: [
            ["Artikelnummer", "4410-7"],
            ["Modellnamn", "Vinga"],
          ],
          style: "dots",
        },
        { text: ["Framstycke: 100 % bomull", "Bakstycke: 50 % bomull, 50 % lyocell"] },
        {
          text: [
            "Maskintvätt 40 grader. Torktumlas ej. Tygleverantören har bluesign, inte plagget. Moms 25 %.",
          ],
        },
      ],
    ],
    truth: {
      reference: "4410-7",
      model_name: "Vinga",
      fibre_composition: fibres("front: cotton 100 | back: cotton 50, lyocell 50"),
      care_washing: "wash_40",
      care_drying: ["do_not_tumble"],
    },
  },
  {
    name: "composition-dansk-okologisk",
    language: "da",
    template: "textile",
    kind: "declaration",
    font: "serif",
    pages: [
      [
        { text: ["Erklæring om fiberindhold"] },
        {
          text: [
            "Varenummer 88-310, natdragt til børn, er fremstillet af 93 % bomuld (økologisk) og 7 % elastan.",
            "Ribkanten består af 95 % bomuld (økologisk) og 5 % elastan. Trykket er vandbaseret.",
          ],
        },
        { text: ["Herning, 12. august 2026. Gælder kun ordre 70021; farvekode 19-4052."] },
      ],
    ],
    truth: {
      reference: "88-310",
      fibre_composition: fibres("organic cotton 93, elastane 7 | rib: organic cotton 95, elastane 5"),
    },
  },
  {
    name: "composition-suomalainen-huopa",
    language: "fi",
    template: "textile",
    kind: "other",
    pages: [
      [
        { title: "Torkkupeitto" },
        {
          pairs: [
            ["Tuotenumero", "TP-61"],
            ["Materiaali", "70 % villa, 30 % puuvilla"],
            ["Valmistusmaa", "Suomi"],
          ],
          style: "stacked",
        },
        { text: ["Käsinpesu. Ei rumpukuivausta. Hinta sisältää alv 25,5 %."] },
      ],
    ],
    truth: {
      reference: "TP-61",
      country_making: "FI",
      fibre_composition: fibres("wool 70, cotton 30"),
      care_washing: "hand_wash",
      care_drying: ["do_not_tumble"],
    },
  },
  {
    name: "composition-cesky-kabat",
    language: "cs",
    template: "textile",
    kind: "tech_sheet",
    pages: [
      [
        { title: "Technický list – kabát dámský" },
        {
          table: [
            ["Číslo výrobku", "DK-905"],
            ["Vrchní materiál", "vlna 60 %, polyester 35 %, ostatní vlákna 5 %"],
            ["Podšívka", "viskóza 100 %"],
            ["Výplň", "polyester 100 %"],
            ["Vložka", "netkaná, dodavatel Vlnap"],
          ],
          lines: true,
          widths: [150, 300],
        },
        { text: ["Srážlivost do 2 %. DPH 21 %."] },
      ],
    ],
    truth: {
      reference: "DK-905",
      fibre_composition: fibres(
        "wool 60, polyester 35, other fibres 5 | lining: viscose 100 | filling: polyester 100",
      ),
    },
  },
  {
    name: "composition-ceska-poptavka",
    language: "cs",
    template: "textile",
    kind: "other",
    pages: [
      [
        { text: ["Poptávka látek na jaro 2027"], size: 13 },
        {
          table: [
            ["Položka", "Složení", "Množství"],
            ["Halenka", "100 % bavlna nebo 70 % len / 30 % bavlna", "400 m"],
            ["Sukně", "95 % viskóza, 5 % elastan", "650 m"],
            ["Šaty", "100 % lyocell", "300 m"],
          ],
        },
        { text: ["Nabídky prosíme do 30. 11. 2026, záloha nejvýše 20 %."] },
      ],
    ],
    truth: {},
  },
  {
    name: "composition-turk-etiketi",
    language: "tr",
    template: "textile",
    kind: "tech_sheet",
    pages: [
      [
        { bar: "ÜRÜN KÜNYESİ" },
        {
          pairs: [
            ["Ürün kodu", "EL-2315"],
            ["Kumaş", "%96 pamuk %4 elastan"],
            ["Astar", "%100 viskon"],
            ["Üretim yeri", "Türkiye"],
            ["Gramaj", "210 gr/m²"],
          ],
          style: "gap",
        },
        { text: ["KDV %10 hariçtir. Fire payı %3 olarak alınmıştır."] },
      ],
    ],
    truth: {
      reference: "EL-2315",
      country_making: "TR",
      fibre_composition: fibres("cotton 96, elastane 4 | lining: viscose 100"),
    },
  },
  {
    name: "composition-romana-rochie",
    language: "ro",
    template: "textile",
    kind: "declaration",
    pages: [
      [
        { title: "Declarație privind compoziția" },
        {
          pairs: [
            ["Cod articol", "RO-733"],
            ["Produs", "rochie tricotată"],
          ],
        },
        { text: ["Compoziție: 45% lână, 30% acril, 25% poliamidă", "Căptușeală: 100% poliester"] },
        { text: ["Fabricat în România. Comanda 1182 din 07.04.2026, TVA 21%."] },
      ],
    ],
    truth: {
      reference: "RO-733",
      country_making: "RO",
      fibre_composition: fibres("wool 45, acrylic 30, polyamide 25 | lining: polyester 100"),
    },
  },
  {
    name: "composition-magyar-ing",
    language: "hu",
    template: "textile",
    kind: "other",
    pages: [
      [
        { text: ["Vevői tájékoztató – férfi ing"], size: 13 },
        { text: ["Cikkszám: FI-0288", "Anyagösszetétel: 80% pamut, 20% poliészter", "Gallér: 100% pamut"] },
        { text: ["Mosás 40 °C-on. Fehéríteni tilos. Az ár 27% áfát tartalmaz."] },
      ],
    ],
    truth: {
      reference: "FI-0288",
      fibre_composition: fibres("cotton 80, polyester 20 | collar: cotton 100"),
      care_washing: "wash_40",
      care_bleaching: "do_not_bleach",
    },
  },
  {
    name: "composition-elliniko-forema",
    language: "el",
    template: "textile",
    kind: "tech_sheet",
    font: "serif",
    pages: [
      [
        { title: "Τεχνικό δελτίο" },
        {
          pairs: [
            ["Κωδικός προϊόντος", "FR-611"],
            ["Σύνθεση", "55% λινό, 45% βαμβάκι"],
            ["Φόδρα", "100% βαμβάκι"],
            ["Χώρα κατασκευής", "Ελλάδα"],
          ],
        },
        { text: ["Πλύσιμο στο χέρι. ΦΠΑ 24%. Παράδοση σε 40 ημέρες."] },
      ],
    ],
    truth: {
      reference: "FR-611",
      country_making: "GR",
      fibre_composition: fibres("linen 55, cotton 45 | lining: cotton 100"),
      care_washing: "hand_wash",
    },
  },
];
