/** More papers of mills, makers and buyers about what a product is made of: offers, orders, proofs, parts far from their heads. */
import { fibres } from "../fibres.ts";
import type { Specimen } from "../specimen.ts";

export const MILL_MORE: readonly Specimen[] = [
  {
    name: "mill hangtag artwork not filled",
    language: "en",
    template: "textile",
    kind: "other",
    pages: [
      [
        { title: "HANGTAG ARTWORK – MASTER LAYOUT" },
        {
          text: [
            "Front 45 x 90 mm, 350 gsm uncoated, matt black foil. Back: variable data, Arial Narrow 6 pt.",
          ],
        },
        {
          text: [
            "Line 1   STYLE: XXXX-XXX",
            "Line 2   XX% COTTON XX% ELASTANE",
            "Line 3   MADE IN XXXXXXXX",
            "e.g. 95% COTTON 5% ELASTANE / MADE IN COUNTRY",
          ],
        },
        {
          text: [
            "Fill the variable lines from the approved bill of materials of each style before printing.",
          ],
        },
      ],
    ],
    truth: {},
  },
  {
    name: "mill pedido composición pedida",
    language: "es",
    template: "textile",
    kind: "other",
    also: ["scan"],
    pages: [
      [
        { title: "SOLICITUD DE MUESTRAS" },
        {
          pairs: [
            ["Ref.", "V26-3310"],
            ["Prenda", "Camisa señora manga larga"],
          ],
        },
        {
          text: [
            "Buscamos un tejido con un mínimo de 60% de algodón y un máximo de 40% de poliéster,",
            "peso entre 110 y 120 g/m². La composición definitiva la confirmará el tejedor con la primera pieza.",
            "Rogamos oferta antes del 20 de marzo y 3 m de cada calidad.",
          ],
        },
      ],
    ],
    truth: { reference: "V26-3310" },
  },
  {
    name: "mill ficha técnica fato de banho",
    language: "pt",
    template: "textile",
    kind: "tech_sheet",
    also: ["photo"],
    pages: [
      [
        { title: "Ficha técnica de produto" },
        {
          pairs: [
            ["Referência", "BN-0718"],
            ["Modelo", "Areia"],
            ["Artigo", "Fato de banho de senhora"],
          ],
          style: "dots",
        },
        {
          table: [
            ["Componente", "Composição"],
            ["Tecido principal", "80% poliamida 20% elastano"],
            ["Forro", "92% poliéster 8% elastano"],
          ],
          lines: true,
        },
        {
          text: [
            "Solidez ao cloro: nível 4. Alongamento mínimo 60% no sentido da trama.",
            "Fabricado em Portugal",
          ],
        },
      ],
    ],
    truth: {
      reference: "BN-0718",
      model_name: "Areia",
      country_making: "PT",
      fibre_composition: fibres("polyamide 80, elastane 20 | lining: polyester 92, elastane 8"),
    },
  },
  {
    name: "mill paklijst gemengde dozen",
    language: "nl",
    template: "textile",
    kind: "invoice",
    pages: [
      [
        { title: "Paklijst 26-1187" },
        { text: ["Container TGHU 448120-6, 212 dozen"] },
        {
          table: [
            ["Doos", "Stijl", "Omschrijving", "Materiaal"],
            ["1-80", "TR-10", "T-shirt kind", "100% katoen"],
            ["81-140", "TR-14", "Legging kind", "95% katoen, 5% elastaan"],
            ["141-212", "TR-21", "Vest fleece", "100% polyester"],
          ],
          lines: true,
        },
        { text: ["Vullingsgraad van de container: 92%. Dozen FSC-karton, 80% hergebruikte vezel."] },
      ],
    ],
    truth: {},
  },
  {
    name: "mill karta wyrobu szlafrok",
    language: "pl",
    template: "textile",
    kind: "tech_sheet",
    also: ["fax"],
    pages: [
      [
        { title: "KARTA WYROBU" },
        {
          pairs: [
            ["Nr artykułu", "SZ 4417"],
            ["Wyrób", "Szlafrok frotte damski"],
            ["Skład surowcowy", "bawełna 85%, poliester 15%"],
            ["Ściągacz", "bawełna 96%, elastan 4%"],
            ["Gramatura", "360 g/m2"],
            ["Kraj pochodzenia", "Polska"],
          ],
          style: "gap",
        },
        { text: ["Kurczliwość po 5 praniach: długość 6%, szerokość 4%. Nici nie wlicza się do składu."] },
      ],
    ],
    truth: {
      reference: "SZ 4417",
      country_making: "PL",
      fibre_composition: fibres("cotton 85, polyester 15 | rib: cotton 96, elastane 4"),
    },
  },
  {
    name: "mill tech pack base layer",
    language: "en",
    template: "textile",
    kind: "tech_sheet",
    also: ["scan"],
    pages: [
      [
        { title: "Bill of Materials" },
        {
          pairs: [
            ["Style #", "BL-2065"],
            ["Season", "FW27"],
            ["Size run", "XS-XXL"],
          ],
        },
        {
          table: [
            ["Placement", "Item", "Content", "Status"],
            ["Body", "Rib knit 190 gsm", "83% merino wool / 17% polyamide", "Approved"],
            ["Sleeves", "Jersey 170 gsm", "100% merino wool", "Approved"],
            ["Body (option 2)", "Jersey 180 gsm", "60% polyester / 40% merino wool", "DROPPED"],
          ],
          lines: true,
          widths: [100, 115, 190, 82],
        },
        { text: ["MOQ surcharge 15% under 300 m. Option 2 must not appear on care label or hangtag."] },
      ],
    ],
    truth: {
      reference: "BL-2065",
      fibre_composition: fibres("merino wool 83, polyamide 17 | sleeves: merino wool 100"),
    },
  },
  {
    name: "mill specifikace staré složení",
    language: "cs",
    template: "textile",
    kind: "declaration",
    font: "serif",
    pages: [
      [
        { text: ["Věc: změna materiálu u výrobku č. 77-402"] },
        {
          text: [
            "Vážení obchodní partneři,",
            "údaj o složení 70 % bavlna, 30 % polyester přestal pro výrobek č. 77-402 platit dnem 1. 1. 2026.",
            "Nový dodavatel úpletu je ve výběru. Složení Vám sdělíme, jakmile bude smlouva podepsána;",
            "do té doby prosím netiskněte žádné etikety.",
          ],
        },
        { text: ["S pozdravem", "oddělení nákupu"] },
      ],
    ],
    truth: { reference: "77-402" },
  },
  {
    name: "mill tygfaktura ett tyg",
    language: "sv",
    template: "textile",
    kind: "invoice",
    font: "narrow",
    pages: [
      [
        { title: "Faktura 88214" },
        { text: ["Säljare: Viskans Väveri AB    Köpare: Kullens Möbeltyger AB", "Er order 7003-26"] },
        {
          table: [
            ["Art.nr", "Benämning", "Meter", "À-pris SEK", "Belopp SEK"],
            ["T 2270", "Möbeltyg, bredd 140 cm", "86,5", "148,00", "12 802,00"],
          ],
          lines: true,
          widths: [60, 177, 70, 80, 100],
        },
        {
          text: [
            "Varpen är av lin och inslaget av ull; räknat på det färdiga tyget 58 % ull och 42 % lin.",
            "Moms 25 %. Dröjsmålsränta 8 % utöver referensräntan.",
          ],
        },
      ],
    ],
    truth: { reference: "T 2270", fibre_composition: fibres("wool 58, linen 42") },
  },
  {
    name: "mill katalogside sengetøj",
    language: "da",
    template: "textile",
    kind: "other",
    pages: [
      [
        { bar: "Sengesæt i satin" },
        {
          text: [
            "Varenr. 40-7715. Vævet af 100 % økologisk bomuld, 300 tråde pr. tomme.",
            "Lukkes med knapper af perlemor. Vaskes ved 60 °C. Må ikke bleges.",
            "Fremstillet i Portugal.",
          ],
        },
        { text: ["Sættet pakkes i en stofpose af samme vare. Nu med 15 % rabat ved køb af to."], size: 8 },
      ],
    ],
    truth: {
      reference: "40-7715",
      country_making: "PT",
      fibre_composition: fibres("organic cotton 100"),
      care_washing: "wash_60",
      care_bleaching: "do_not_bleach",
    },
  },
  {
    name: "mill materiaaliluettelo ulkoiluhousut",
    language: "fi",
    template: "textile",
    kind: "tech_sheet",
    pages: [
      [
        { title: "Materiaaliluettelo" },
        { text: ["Tuotenumero: UH-3390", "Lasten ulkoiluhousut, koot 92–128 cm"] },
        {
          table: [
            ["Osa", "PA", "PES", "PU"],
            ["Päällikangas", "94", "", "6"],
            ["Vuori", "", "100", ""],
            ["Täyte 80 g/m²", "", "100", ""],
          ],
          lines: true,
        },
        { text: ["Luvut ovat painoprosentteja. PA = polyamidi, PES = polyesteri, PU = polyuretaani."] },
      ],
    ],
    truth: {
      reference: "UH-3390",
      fibre_composition: fibres(
        "polyamide 94, polyurethane 6 | lining: polyester 100 | filling: polyester 100",
      ),
    },
  },
  {
    name: "mill sudėtis etiketės maketas",
    language: "lt",
    template: "textile",
    kind: "other",
    pages: [
      [
        { title: "Etiketės maketas tvirtinti" },
        { text: ["Gaminio kodas: ST-0481", "Užsakymo Nr. 55210, tiražas 1200 vnt."] },
        {
          text: ["62% medvilnė", "33% poliesteris", "5% elastanas", "Pamušalas:", "100% poliesteris"],
        },
        { text: ["Skalbti 30 °C temperatūroje", "Nebalinti", "Pagaminta Lietuvoje"] },
      ],
    ],
    truth: {
      reference: "ST-0481",
      country_making: "LT",
      fibre_composition: fibres("cotton 62, polyester 33, elastane 5 | lining: polyester 100"),
      care_washing: "wash_30",
      care_bleaching: "do_not_bleach",
    },
  },
  {
    name: "mill tellimus ühe tootega",
    language: "et",
    template: "textile",
    kind: "other",
    pages: [
      [
        { title: "OSTUTELLIMUS 2026-0733" },
        { text: ["Ostja: OÜ Rannamõisa Kaubandus", "Tarnija: AS Sindi Kudum"] },
        {
          pairs: [
            ["Toote kood", "SL-18"],
            ["Nimetus", "Sall 30 x 180 cm"],
            ["Koostis", "alpaka 40%, villa 35%, polüamiid 25%"],
            ["Päritolumaa", "Eesti"],
            ["Kogus", "500 tk"],
          ],
          style: "gap",
        },
        { text: ["Ettemaks 40%, ülejäänud 60% kauba kättesaamisel. Käibemaks 24%."] },
      ],
    ],
    truth: {
      reference: "SL-18",
      country_making: "EE",
      fibre_composition: fibres("alpaca 40, wool 35, polyamide 25"),
    },
  },
  {
    name: "mill specifikacija plašč",
    language: "sl",
    template: "textile",
    kind: "tech_sheet",
    pages: [
      [
        { title: "Specifikacija modela" },
        {
          beside: [
            [{ text: ["Šifra artikla: PL-6672", "Izdelek: ženski plašč s kapuco"] }],
            [{ text: ["Sezona: zima 2026", "Naročilo: 2600415"] }],
          ],
        },
        {
          pairs: [
            ["Zgornji material", "68 % volna, 27 % poliester, 5 % kašmir"],
            ["Podloga telesa", "56 % viskoza, 44 % acetat"],
            ["Gumbi", "5 kosov, les, 34 mm"],
          ],
          style: "stacked",
        },
        { text: ["Skrčenje pri likanju do 1,5 %."] },
      ],
    ],
    truth: {
      reference: "PL-6672",
      fibre_composition: fibres("wool 68, polyester 27, cashmere 5 | lining: viscose 56, acetate 44"),
    },
  },
  {
    name: "mill δελτίο προϊόντος παντελόνι",
    language: "el",
    template: "textile",
    kind: "tech_sheet",
    pages: [
      [
        { title: "Τεχνικό δελτίο προϊόντος" },
        {
          pairs: [
            ["Κωδικός προϊόντος", "PT-5093"],
            ["Είδος", "Ανδρικό παντελόνι"],
            ["Εξωτερικό ύφασμα", "55% πολυεστέρας, 43% μαλλί, 2% ελαστάνη"],
            ["Φόδρα", "100% βισκόζη"],
          ],
          style: "gap",
        },
        { text: ["Ανοχή βάρους υφάσματος ±5%. Κλωστές και φερμουάρ δεν δηλώνονται."] },
      ],
    ],
    truth: {
      reference: "PT-5093",
      fibre_composition: fibres("polyester 55, wool 43, elastane 2 | lining: viscose 100"),
    },
  },
  {
    name: "mill proformă lenjerie",
    language: "ro",
    template: "textile",
    kind: "invoice",
    pages: [
      [
        { title: "FACTURĂ PROFORMĂ nr. 0091" },
        {
          table: [
            ["Cod produs", "Denumire", "Buc.", "Preț EUR"],
            ["LJ-870", "Chiloți damă, talie înaltă", "2400", "1,95"],
          ],
          lines: true,
        },
        {
          text: [
            "Compoziție: modal 92%, elastan 8%; clin: bumbac 100%.",
            "Țara de origine: România. TVA 21%. Avans 50%.",
          ],
        },
      ],
    ],
    truth: {
      reference: "LJ-870",
      country_making: "RO",
      fibre_composition: fibres("modal 92, elastane 8 | gusset: cotton 100"),
    },
  },
  {
    name: "mill tanúsítatlan keverék levél",
    language: "hu",
    template: "textile",
    kind: "declaration",
    pages: [
      [
        { text: ["Tárgy: TK-2008 cikkszámú takaró"] },
        {
          text: [
            "Tisztelt Partnerünk!",
            "A TK-2008 cikkszámú takaró anyaga válogatott, hasznosított rostokból készül. A fonóda az egyes rostok",
            "arányát nem tudja megadni, ezért százalékos összetételt nem igazolunk.",
            "A kért 50% gyapjú és 50% akril felirat tehát nem használható.",
          ],
        },
        { text: ["Üdvözlettel", "minőségügy"] },
      ],
    ],
    truth: { reference: "TK-2008" },
  },
  {
    name: "mill Materialliste Softshell zwei Lagen",
    language: "de",
    template: "textile",
    kind: "tech_sheet",
    pages: [
      [
        { title: "Materialzusammensetzung laut Weberei" },
        { text: ["Art.-Nr.: 7140 88    Softshelljacke Herren"] },
        {
          text: [
            "Oberstoff: Polyester 94 %, Elasthan 6 %.",
            "Vom Polyester des Oberstoffs sind 50 % recycelt; ein Anteil am ganzen Artikel wird nicht angegeben.",
            "Futter: Polyester 100 %. Taschenbeutel: Polyamid 100 %.",
          ],
        },
        { text: ["Wassersäule 10.000 mm. Einsprung max. 2 %."] },
      ],
    ],
    truth: {
      reference: "7140 88",
      fibre_composition: fibres(
        "polyester 94, elastane 6 | lining: polyester 100 | pocket lining: polyamide 100",
      ),
    },
  },
  {
    name: "mill scheda etichetta gonna",
    language: "it",
    template: "textile",
    kind: "other",
    font: "serif",
    pages: [
      [
        { title: "Approvazione etichetta" },
        { text: ["Cod. articolo: GN 3052", "Capo: gonna plissettata"] },
        {
          beside: [
            [
              { bar: "Bozza 1 (annullata)" },
              { text: ["60% viscosa", "40% poliestere", "fodera 100% acetato"] },
            ],
            [
              { bar: "Bozza 2 (approvata)" },
              { text: ["72% triacetato", "28% poliestere", "fodera 100% viscosa"] },
            ],
          ],
        },
        { text: ["Stampare solo la bozza 2. Nastro raso 25 mm, rotolo da 200 m."] },
      ],
    ],
    truth: {
      reference: "GN 3052",
      fibre_composition: fibres("triacetate 72, polyester 28 | lining: viscose 100"),
    },
  },
  {
    name: "mill опаковъчен лист чорапогащник",
    language: "bg",
    template: "textile",
    kind: "invoice",
    pages: [
      [
        { title: "ОПАКОВЪЧЕН ЛИСТ № 0412" },
        { text: ["Артикул: 4086", "Стока: дамски чорапогащник 40 den"] },
        {
          table: [
            ["Кашон", "Чифта", "Нето, кг", "Бруто, кг"],
            ["1–20", "144", "6,9", "7,8"],
            ["21", "96", "4,6", "5,3"],
          ],
        },
        { text: ["Състав: полиамид 86%, еластан 14%", "Страна на произход: България"] },
      ],
    ],
    truth: {
      reference: "4086",
      country_making: "BG",
      fibre_composition: fibres("polyamide 86, elastane 14"),
    },
  },
];
