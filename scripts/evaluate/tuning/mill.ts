/** Papers of mills, makers and buyers about what a product is made of, by others than the rules: North, Baltic, middle and South-East. */
import { fibres } from "../fibres.ts";
import type { Specimen } from "../specimen.ts";
import { MILL_MORE } from "./mill-more.ts";

export const MILL: readonly Specimen[] = [
  {
    name: "mill produktspecifikation kappa",
    language: "sv",
    template: "textile",
    kind: "tech_sheet",
    also: ["scan"],
    pages: [
      [
        { title: "PRODUKTSPECIFIKATION, HÖST 2026" },
        {
          pairs: [
            ["Artikelnr", "51-2087"],
            ["Modell", "Tjörn"],
            ["Plagg", "Damkappa, dubbelknäppt"],
            ["Leverantörens ordernr", "4500091872"],
          ],
          style: "gap",
        },
        { bar: "Material" },
        {
          pairs: [
            ["Yttertyg", "70 % ull, 30 % polyamid"],
            ["Foder", "100 % viskos"],
            ["Fickfoder", "65 % polyester, 35 % bomull"],
            ["Knappar", "6 st, horn, 28 mm"],
          ],
          style: "dots",
        },
        { text: ["Krympning högst 3 % i varp och 2 % i väft. Provplagg i storlek 38 senast vecka 21."] },
      ],
    ],
    truth: {
      reference: "51-2087",
      model_name: "Tjörn",
      fibre_composition: fibres(
        "wool 70, polyamide 30 | lining: viscose 100 | pocket lining: polyester 65, cotton 35",
      ),
    },
  },
  {
    name: "mill indkøbsordre trøje",
    language: "da",
    template: "textile",
    kind: "other",
    font: "narrow",
    pages: [
      [
        { title: "Indkøbsordre 300417" },
        {
          beside: [
            [{ text: ["Køber:", "Havnegade Strik A/S", "Havnegade 14, 8700 Horsens"] }],
            [{ text: ["Leverandør:", "UAB Neringos Mezgimas", "Pramonės g. 8, Klaipėda"] }],
          ],
        },
        {
          table: [
            ["Varenr.", "Farve", "Antal", "Pris EUR"],
            ["HS-2261", "Marine", "240", "18,40"],
            ["HS-2261", "Havre", "180", "18,40"],
          ],
          lines: true,
        },
        {
          text: [
            "Varebeskrivelse: Trøje med rund hals, strikket i 50% uld 30% polyamid 20% alpaka, 7 gauge.",
            "Oprindelsesland: Litauen",
            "Betaling: 30% ved ordre, 70% mod kopi af konnossement. Afvigelse i antal: +/- 3%.",
          ],
        },
      ],
    ],
    truth: {
      reference: "HS-2261",
      country_making: "LT",
      fibre_composition: fibres("wool 50, polyamide 30, alpaca 20"),
    },
  },
  {
    name: "mill hoitolipun hyväksyntä",
    language: "fi",
    template: "textile",
    kind: "other",
    pages: [
      [
        { title: "Hoitolipun hyväksyntä" },
        {
          pairs: [
            ["Tuotenumero", "6604-118"],
            ["Lipun koko", "30 x 65 mm, satiininauha"],
            ["Taittotapa", "keskitaitto, käännettävä"],
          ],
        },
        {
          beside: [
            [
              { bar: "Etupuoli" },
              {
                text: [
                  "FI 92 % puuvilla, 8 % elastaani",
                  "SV 92 % bomull, 8 % elastan",
                  "EN 92 % cotton, 8 % elastane",
                ],
              },
            ],
            [
              { bar: "Takapuoli" },
              {
                text: [
                  "Konepesu 40 °C, hienopesu",
                  "Ei valkaisua",
                  "Ei rumpukuivausta",
                  "Silitys enintään 150 °C",
                  "Ei kemiallista pesua",
                ],
              },
            ],
          ],
        },
        { text: ["Korjaukset: tekstin korkeus vähintään 1,4 mm. Hyväksytty painettavaksi 12.3.2026."] },
      ],
    ],
    truth: {
      reference: "6604-118",
      fibre_composition: fibres("cotton 92, elastane 8"),
      care_washing: "wash_40_mild",
      care_bleaching: "do_not_bleach",
      care_drying: ["do_not_tumble"],
      care_ironing: "iron_150",
      care_professional: ["do_not_dry_clean"],
    },
  },
  {
    name: "mill materjalikaart polosärk",
    language: "et",
    template: "textile",
    kind: "tech_sheet",
    pages: [
      [
        { title: "Materjalikaart" },
        {
          pairs: [
            ["Artikkel", "PL-0932"],
            ["Toode", "meeste polosärk"],
          ],
          style: "stacked",
        },
        {
          table: [
            ["Detail", "Kangas", "Koostis", "Mass, g/m²"],
            ["Põhikangas", "pikee", "puuvill 47,5%, polüester 47,5%, elastaan 5,0%", "195"],
            ["Krae", "soonik 1x1", "puuvill 100%", "320"],
          ],
          lines: true,
          widths: [90, 90, 220, 80],
        },
        { text: ["Niidi ja silma koostist ei märgita. Värvipüsivus hõõrdumisele vähemalt 4."] },
      ],
    ],
    truth: {
      reference: "PL-0932",
      fibre_composition: fibres("cotton 47.5, polyester 47.5, elastane 5 | collar: cotton 100"),
    },
  },
  {
    name: "mill iepakojuma saraksts",
    language: "lv",
    template: "textile",
    kind: "invoice",
    font: "mono",
    pages: [
      [
        { title: "IEPAKOJUMA SARAKSTS Nr. 118/26" },
        {
          text: ["Artikuls: LK-5520", "Prece: galdauts 140 x 220 cm", "Sastāvs: lins 55%, kokvilna 45%"],
        },
        {
          table: [
            ["Kaste", "Gab.", "Neto kg", "Bruto kg"],
            ["1-12", "30", "14,10", "15,00"],
            ["13", "18", "8,46", "9,30"],
          ],
        },
        { text: ["Kopā 13 kastes, 378 gab.", "Krājums nosūtīts 45% apmērā no pasūtījuma 2200781."] },
      ],
    ],
    truth: {
      reference: "LK-5520",
      fibre_composition: fibres("linen 55, cotton 45"),
    },
  },
  {
    name: "mill užsakymas trys gaminiai",
    language: "lt",
    template: "textile",
    kind: "other",
    pages: [
      [
        { title: "Užsakymas Nr. 26-0419" },
        { text: ["Pirkėjas: UAB Vilnelės prekyba, Vilnius", "Pristatymo terminas: 2026-08-15"] },
        {
          table: [
            ["Artikulas", "Gaminys", "Sudėtis", "Kiekis"],
            ["VN-301", "Suknelė", "68% viskozė, 32% poliesteris", "400"],
            ["VN-318", "Marškiniai", "100% linas", "250"],
            ["VN-322", "Sijonas", "97% medvilnė, 3% elastanas", "300"],
          ],
          lines: true,
        },
        { text: ["Apmokėjimas: 20% avansas, 80% per 30 dienų."] },
      ],
    ],
    truth: {},
  },
  {
    name: "mill anyagjegyzék mellény",
    language: "hu",
    template: "textile",
    kind: "tech_sheet",
    pages: [
      [
        { title: "ANYAGJEGYZÉK" },
        { text: ["Cikkszám: M-7741     Megnevezés: steppelt férfi mellény"] },
        {
          table: [
            ["Tétel", "Megnevezés", "Anyagösszetétel", "Felhasználás"],
            ["1", "Felsőanyag", "100% poliamid", "1,35 m"],
            ["2", "Bélés", "100% poliészter", "1,20 m"],
            ["3", "Töltet", "90% kacsapehely, 10% kacsatoll", "110 g"],
            ["4", "Cérna Nm 120", "100% poliészter", "180 m"],
            ["5", "Húzózár", "műanyag, 60 cm", "1 db"],
          ],
          lines: true,
          widths: [40, 120, 220, 90],
        },
        { text: ["A szabási veszteség 12%, a felhasználás ezt tartalmazza. A cérna nem kerül a címkére."] },
      ],
    ],
    truth: {
      reference: "M-7741",
      fibre_composition: fibres("polyamide 100 | lining: polyester 100 | filling: down 90, feathers 10"),
    },
  },
  {
    name: "mill technický list kalhoty",
    language: "cs",
    template: "textile",
    kind: "tech_sheet",
    font: "serif",
    pages: [
      [
        { title: "Technický list výrobku" },
        {
          pairs: [
            ["Číslo výrobku", "K 4083"],
            ["Název", "Pánské kalhoty chino"],
            ["Velikosti", "46–58"],
            ["Vrchní materiál", "bavlna 98 %, elastan 2 %, plátno keprové 245 g/m²"],
            ["Kapsovina", "polyester 65 %, bavlna 35 %"],
            ["Sráživost", "osnova do 3 %, útek do 2 %"],
            ["Země původu", "Česká republika"],
          ],
          style: "gap",
        },
        { text: ["Vlizelín v pasu se do údaje o složení nezahrnuje."] },
      ],
    ],
    truth: {
      reference: "K 4083",
      country_making: "CZ",
      fibre_composition: fibres("cotton 98, elastane 2 | pocket lining: polyester 65, cotton 35"),
    },
  },
  {
    name: "mill zloženie navrhované a potvrdené",
    language: "sk",
    template: "textile",
    kind: "tech_sheet",
    pages: [
      [
        { title: "Karta modelu" },
        {
          pairs: [
            ["Číslo artikla", "DS-6125"],
            ["Druh", "dámsky sveter, zapínanie na gombíky"],
          ],
        },
        {
          table: [
            ["", "Materiálové zloženie", "Stav"],
            ["Návrh 14.01.2026", "60 % akryl, 40 % vlna", "zamietnuté"],
            ["Výroba 02.03.2026", "55 % vlna, 45 % akryl", "platí"],
          ],
          lines: true,
        },
        { text: ["Na visačku a všitú etiketu sa tlačí iba platný údaj."] },
      ],
    ],
    truth: { reference: "DS-6125", fibre_composition: fibres("wool 55, acrylic 45") },
  },
  {
    name: "mill katalog nogavice",
    language: "sl",
    template: "textile",
    kind: "other",
    pages: [
      [
        { bar: "Nogavice za vsak dan" },
        {
          beside: [
            [
              {
                text: [
                  "Kratke nogavice, paket 3 pari",
                  "Šifra izdelka 880-41",
                  "Barve: črna, siva, bela",
                  "Velikosti: 35–38, 39–42, 43–46",
                ],
              },
            ],
            [
              {
                text: [
                  "Sestava: bombaž 75 %, poliamid 23 %, elastan 2 %",
                  "Pranje pri 40 °C",
                  "Ne uporabljajte belila",
                  "Izdelano v Sloveniji",
                ],
              },
            ],
          ],
        },
        { text: ["Ob nakupu dveh paketov 20 % popusta. Ponudba velja do 30. 6. 2026."], size: 8 },
      ],
    ],
    truth: {
      reference: "880-41",
      country_making: "SI",
      fibre_composition: fibres("cotton 75, polyamide 23, elastane 2"),
      care_washing: "wash_40",
      care_bleaching: "do_not_bleach",
    },
  },
  {
    name: "mill račun za tkaninu",
    language: "hr",
    template: "textile",
    kind: "invoice",
    pages: [
      [
        { title: "Račun br. 241/1/1" },
        { text: ["Prodavatelj: Tekstil Drava d.o.o., Varaždin", "Kupac: Modna kuća Lonja d.o.o., Sisak"] },
        {
          table: [
            ["Opis", "Rola", "Količina m", "Cijena EUR", "Iznos EUR"],
            ["Tkanina art. 1907, keper 210 g/m²", "118", "62,40", "6,80", "424,32"],
            ["Tkanina art. 1907, keper 210 g/m²", "119", "58,10", "6,80", "395,08"],
          ],
          lines: true,
          widths: [210, 50, 80, 70, 77],
        },
        {
          text: [
            "Sirovinski sastav: 64 % poliester, 33 % pamuk, 3 % elastan (art. 1907).",
            "Popust 5 % obračunat. PDV 25 %.",
          ],
        },
      ],
    ],
    truth: { reference: "1907", fibre_composition: fibres("polyester 64, cotton 33, elastane 3") },
  },
  {
    name: "mill fișă tehnică pe componente",
    language: "ro",
    template: "textile",
    kind: "tech_sheet",
    pages: [
      [
        { title: "FIȘĂ TEHNICĂ" },
        {
          pairs: [
            ["Cod articol", "RO-2294"],
            ["Produs", "Rochie damă cu mâneci din dantelă"],
          ],
        },
        { bar: "Compoziție (% din masă)" },
        {
          table: [
            ["Fibră", "Față", "Căptușeală", "Mâneci"],
            ["Viscoză", "74", "", ""],
            ["Poliamidă", "22", "", "88"],
            ["Elastan", "4", "", "12"],
            ["Poliester", "", "100", ""],
          ],
          lines: true,
        },
        { text: ["Toleranță admisă la analiză: 3 puncte procentuale. Fermoar invizibil 50 cm."] },
      ],
    ],
    truth: {
      reference: "RO-2294",
      fibre_composition: fibres(
        "viscose 74, polyamide 22, elastane 4 | lining: polyester 100 | sleeves: polyamide 88, elastane 12",
      ),
    },
  },
  {
    name: "mill етикет яке",
    language: "bg",
    template: "textile",
    kind: "other",
    pages: [
      [
        { title: "Одобрение на вшит етикет" },
        {
          pairs: [
            ["Артикул №", "3306-07"],
            ["Поръчка №", "100884"],
            ["Състав", "60% памук, 35% полиестер, 5% еластан"],
            ["Подплата", "100% полиестер"],
            ["Произведено в", "България"],
          ],
          style: "gap",
        },
        { text: ["Пране при 30 °C", "Да не се избелва", "Да не се глади"] },
        { text: ["Етикетът се поставя в левия страничен шев, 10 см над подгъва."] },
      ],
    ],
    truth: {
      reference: "3306-07",
      country_making: "BG",
      fibre_composition: fibres("cotton 60, polyester 35, elastane 5 | lining: polyester 100"),
      care_washing: "wash_30",
      care_bleaching: "do_not_bleach",
      care_ironing: "do_not_iron",
    },
  },
  {
    name: "mill παραγγελία φούτερ",
    language: "el",
    template: "textile",
    kind: "other",
    pages: [
      [
        { title: "ΕΝΤΟΛΗ ΑΓΟΡΑΣ 2026/0377" },
        { text: ["Προμηθευτής: Πλεκτήρια Αξιού Α.Ε., Κιλκίς"] },
        {
          pairs: [
            ["Κωδικός είδους", "FT-1450"],
            ["Περιγραφή", "Φούτερ με κουκούλα, 320 g/m²"],
            ["Σύνθεση", "80% βαμβάκι, 20% πολυεστέρας"],
            ["Ριμπ", "95% βαμβάκι, 5% ελαστάνη"],
            ["Χώρα προέλευσης", "Ελλάδα"],
            ["Ποσότητα", "600 τεμάχια"],
          ],
        },
        { text: ["ΦΠΑ 24%. Έκπτωση 2% για πληρωμή εντός 10 ημερών."] },
      ],
    ],
    truth: {
      reference: "FT-1450",
      country_making: "GR",
      fibre_composition: fibres("cotton 80, polyester 20 | rib: cotton 95, elastane 5"),
    },
  },
  {
    name: "mill Stückliste Blazer",
    language: "de",
    template: "textile",
    kind: "tech_sheet",
    also: ["scan", "fax"],
    pages: [
      [
        { title: "Stückliste" },
        { text: ["Artikel-Nr. 26417    Damenblazer    Änderungsstand C vom 09.02.2026"] },
        {
          table: [
            ["Pos.", "Teil", "Bezeichnung", "Material"],
            ["10", "Oberstoff", "Panama, 260 g/m²", "52 % Leinen, 48 % Viskose"],
            ["20", "Futter", "Taft, 62 g/m²", "100 % Cupro"],
            ["30", "Ärmelfutter", "gestreift, 70 g/m²", "53 % Acetat, 47 % Viskose"],
            ["40", "Nähgarn", "Nr. 120, Ton in Ton", "100 % Polyester"],
            ["50", "Knopf", "Steinnuss, 4 Loch, 32''", "4 Stück"],
          ],
          lines: true,
          widths: [40, 110, 150, 187],
        },
        { text: ["Nähgarn und Knöpfe werden nicht ausgezeichnet. Verschnitt: 14 %."] },
      ],
    ],
    truth: {
      reference: "26417",
      fibre_composition: fibres(
        "linen 52, viscose 48 | lining: cupro 100 | sleeve lining: acetate 53, viscose 47",
      ),
    },
  },
  {
    name: "mill bon à tirer étiquette doudoune",
    language: "fr",
    template: "textile",
    kind: "other",
    also: ["photo"],
    pages: [
      [
        { title: "BON À TIRER – ÉTIQUETTE DE COMPOSITION" },
        {
          pairs: [
            ["Référence", "DX 118 04"],
            ["Commande", "45-77120"],
          ],
          style: "gap",
        },
        {
          text: [
            "TISSU EXTÉRIEUR",
            "100% POLYAMIDE",
            "DOUBLURE",
            "100% POLYESTER",
            "GARNISSAGE",
            "80% DUVET DE CANARD",
            "20% PLUMES DE CANARD",
          ],
        },
        { text: ["CONTIENT DES PARTIES NON TEXTILES D'ORIGINE ANIMALE", "FABRIQUÉ AU VIETNAM"] },
        { text: ["Retour sous 48 h. Agrandissement de la maquette : 150 %."], size: 8 },
      ],
    ],
    truth: {
      reference: "DX 118 04",
      country_making: "VN",
      fibre_composition: fibres("polyamide 100 | lining: polyester 100 | filling: down 80, feathers 20"),
    },
  },
  {
    name: "mill fattura filato",
    language: "it",
    template: "textile",
    kind: "invoice",
    also: ["scan"],
    font: "mono",
    pages: [
      [
        { title: "FATTURA N. 1183 DEL 27/02/2026" },
        { text: ["Cliente: Maglieria Sant'Ilario S.r.l., Carpi (MO)", "Vs. ordine 26/0094"] },
        {
          text: [
            "Articolo: 7028",
            "Filato cardato Nm 2/28 su rocche",
            "Composizione: 50 WO 30 PA 20 WP",
            "Partita 60412, colore 7735 cenere",
          ],
        },
        {
          table: [
            ["Colli", "Kg netti", "EUR/kg", "Importo"],
            ["14", "336,20", "27,50", "9.245,50"],
          ],
        },
        { text: ["IVA 22%. Peso al tasso legale di ripresa 17%. Sconto cassa 1,5%."] },
      ],
    ],
    truth: { reference: "7028", fibre_composition: fibres("wool 50, polyamide 30, alpaca 20") },
  },
  ...MILL_MORE,
];
