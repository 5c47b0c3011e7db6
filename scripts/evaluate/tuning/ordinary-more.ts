/** More of the most ordinary papers that tell what goods are made of, by somebody who had not read the rules. */
import { fibres } from "../fibres.ts";
import type { Specimen } from "../specimen.ts";

export const ORDINARY_MORE: readonly Specimen[] = [
  {
    name: "ordinary-care-label-five-tongues",
    language: "en",
    template: "textile",
    kind: "other",
    pages: [
      [
        { text: ["Care label copy, style 5520-LEG, back print"], size: 9 },
        {
          table: [
            ["GB", "88% polyester 12% elastane"],
            ["DE", "88% Polyester 12% Elasthan"],
            ["FR", "88% polyester 12% élasthanne"],
            ["ES", "88% poliéster 12% elastano"],
            ["PL", "88% poliester 12% elastan"],
          ],
          widths: [40, 300],
        },
        {
          text: [
            "Machine wash 30 °C / do not bleach / do not tumble dry / do not iron / do not dry clean",
            "MADE IN SRI LANKA",
            "RN 91822",
          ],
        },
      ],
    ],
    truth: {
      reference: "5520-LEG",
      fibre_composition: fibres("polyester 88, elastane 12"),
      country_making: "LK",
      care_washing: "wash_30",
      care_bleaching: "do_not_bleach",
      care_drying: ["do_not_tumble"],
      care_ironing: "do_not_iron",
      care_professional: ["do_not_dry_clean"],
    },
  },
  {
    name: "ordinary-fleece-spec-sheet",
    language: "en",
    template: "textile",
    kind: "tech_sheet",
    font: "narrow",
    pages: [
      [
        { title: "SPEC SHEET" },
        {
          table: [
            ["STYLE", "MFL-330", "NAME", "Stanage Fleece"],
            ["GENDER", "Mens", "SIZE RANGE", "S - XXL"],
            ["FACTORY", "tbc", "DATE", "11/05/2026"],
          ],
          widths: [70, 150, 80, 150],
          lines: true,
        },
        {
          pairs: [
            ["Fabric 1 (body, sleeves)", "Polyester 100%, microfleece 240 gsm"],
            ["Fabric 2 (yoke)", "Nylon 91% / Spandex 9%, 130 gsm"],
            ["Pocket bags", "Polyester 100%, mesh"],
            ["Thread", "poly corespun 120"],
          ],
          style: "gap",
        },
        {
          table: [
            ["Point of measure", "M", "Tol. +/-"],
            ["1/2 chest", "56.0", "1.0"],
            ["CB length", "70.5", "1.0"],
            ["Sleeve from CB", "88.0", "1.5"],
          ],
          widths: [200, 70, 70],
          lines: true,
        },
        { text: ["Shrinkage after 3 washes not over 3%."], size: 8.5 },
      ],
    ],
    truth: {
      reference: "MFL-330",
      model_name: "Stanage Fleece",
      fibre_composition: fibres(
        "polyester 100 | yoke: polyamide 91, elastane 9 | pocket lining: polyester 100",
      ),
    },
  },
  {
    name: "ordinary-supplier-declaration-napkin",
    language: "en",
    template: "textile",
    kind: "declaration",
    font: "serif",
    pages: [
      [
        { text: ["Hollowdene Weavers Ltd", "Mill Brow, Cragside, Lancaster LA2 9QT, United Kingdom"] },
        { title: "Supplier's declaration" },
        {
          text: [
            "We, the manufacturer named above, declare for napkin article HW 45/12 that",
            "(a) it is made wholly of cotton (100 %), of which the yarn was spun in Turkey;",
            "(b) it is woven, cut and hemmed by us in the United Kingdom;",
            "(c) no substance of the REACH candidate list is present above 0.1 % by weight;",
            "(d) no azo dyes that release listed amines above 30 mg/kg have been used.",
          ],
        },
        { text: ["Signed for the company, 3 June 2026"] },
      ],
    ],
    truth: {
      reference: "HW 45/12",
      manufacturer_name: "Hollowdene Weavers Ltd",
      manufacturer_address: "Mill Brow, Cragside, Lancaster LA2 9QT, United Kingdom",
      fibre_composition: fibres("cotton 100"),
      country_spinning: "TR",
      country_weaving: "GB",
      country_making: "GB",
    },
  },
  {
    name: "ordinary-hang-tag-beanie",
    language: "en",
    template: "textile",
    kind: "other",
    pages: [
      [
        { bar: "FELLSIDE & DAUGHTERS" },
        { text: ['BEANIE  "KESWICK"', "Art. FD-BN-12   Col. 07 heather   One size"] },
        { text: ["Outside: half lambswool, half acrylic (50/50)", "Inside: fleece, 100 % polyester"] },
        { text: ["5 % of the price goes to mountain rescue."], size: 8.5 },
        { text: ["Hand wash. Dry flat.", "Made in Scotland", "5030912744179"] },
      ],
    ],
    truth: {
      reference: "FD-BN-12",
      model_name: "Keswick",
      brand: "Fellside & Daughters",
      gtin: "5030912744179",
      fibre_composition: fibres("wool 50, acrylic 50 | lining: polyester 100"),
      care_washing: "hand_wash",
      care_drying: ["flat"],
      country_making: "GB",
    },
  },
  {
    name: "ordinary-reply-from-factory",
    language: "en",
    template: "textile",
    kind: "other",
    font: "mono",
    pages: [
      [
        {
          text: [
            "Re: Re: label for 6610 tank top",
            "",
            "Dear Joanna,",
            "pls find content for care label",
            "6610 body   cotton/spandex 95/5",
            "6610 lace   nylon 100%",
            "made in china. size set ship on 18/9.",
            "bulk fabric is 3% over so we can cut 60 pcs more, pls advise.",
            "",
            "> On 15/9 Joanna wrote:",
            "> what do we print on the label of 6610? The web team needs it today.",
            "",
            "B.rgds / Fiona Xu",
          ],
        },
      ],
    ],
    truth: {
      reference: "6610",
      country_making: "CN",
      fibre_composition: fibres("cotton 95, elastane 5 | lace: polyamide 100"),
    },
  },
  {
    name: "ordinary-datenblatt-sommerdecke",
    language: "de",
    template: "textile",
    kind: "tech_sheet",
    pages: [
      [
        { title: "Produktdatenblatt Bettwaren" },
        {
          table: [
            ["Artikel", "Sommerdecke „Lüttje“ 135 x 200 cm"],
            ["Art.-Nr.", "10-2135"],
            ["GTIN", "4260719033881"],
            ["Bezug", "Satin, 100% Baumwolle"],
            ["Füllung", "50% Lyocell, 50% Baumwolle; Füllgewicht 500 g"],
            ["Steppung", "Karo, 12 x 12 cm"],
            ["Gesamtgewicht", "1.150 g"],
            ["Pflege", "waschbar bei 60 °C, trocknergeeignet bei niedriger Temperatur"],
            ["Herkunft", "Made in Germany"],
          ],
          widths: [120, 360],
          lines: true,
        },
        {
          text: ["Toleranz Füllgewicht ±5%, Maße ±3%. Verpackung: Tasche aus 100% Polypropylen."],
          size: 8.5,
        },
      ],
    ],
    truth: {
      reference: "10-2135",
      model_name: "Lüttje",
      gtin: "4260719033881",
      net_weight: 1150,
      country_making: "DE",
      fibre_composition: fibres("cover: cotton 100 | filling: lyocell 50, cotton 50"),
      care_washing: "wash_60",
      care_drying: ["tumble_low"],
    },
  },
  {
    name: "ordinary-onlineshop-blazer",
    language: "de",
    template: "textile",
    kind: "other",
    pages: [
      [
        { title: "Blazer Cordula" },
        {
          text: [
            "129,95 €  inkl. MwSt. zzgl. Versand",
            "Farbe: Petrol   Größe: bitte wählen",
            "-10 % mit Newsletter",
          ],
        },
        {
          beside: [
            [
              { bar: "Details" },
              {
                text: [
                  "• tailliert, Zweiknopf",
                  "• Paspeltaschen",
                  "• Rückenlänge 66 cm bei Gr. 38",
                  "• Artikelnummer: 3180.447",
                ],
              },
            ],
            [
              { bar: "Material" },
              {
                text: [
                  "Obermaterial: 63% Polyester,",
                  "32% Viskose, 5% Elasthan",
                  "Futter: 100% Polyester",
                  "Ärmelfutter: 100% Viskose",
                ],
              },
            ],
          ],
        },
        {
          text: [
            "Pflege: 30 °C Schonwaschgang, nicht in den Trockner, bügeln bei mittlerer Temperatur (150 °C).",
          ],
        },
      ],
    ],
    truth: {
      reference: "3180.447",
      model_name: "Blazer Cordula",
      fibre_composition: fibres(
        "polyester 63, viscose 32, elastane 5 | lining: polyester 100 | sleeve lining: viscose 100",
      ),
      care_washing: "wash_30_mild",
      care_drying: ["do_not_tumble"],
      care_ironing: "iron_150",
    },
  },
  {
    name: "ordinary-page-robe-rayee",
    language: "fr",
    template: "textile",
    kind: "other",
    pages: [
      [
        { text: ["Accueil › Femme › Robes"], size: 8 },
        { title: "Robe chemise Apolline" },
        { text: ["79 €  −30 %  55,30 €", "Réf. 26E-ROB-118", "Coloris : rayé ciel"] },
        {
          text: [
            "Une robe légère à ceinturer, parfaite dès les premiers beaux jours. Le mannequin mesure 1,76 m et porte du 36.",
          ],
        },
        {
          text: [
            "Composition et entretien",
            "Principal : coton (68 %), lin (32 %)",
            "Doublure : coton (100 %)",
            "Lavable en machine à 30 °C. Repassage doux à 110 °C. Pas de sèche-linge.",
          ],
        },
        { text: ["Fabriquée en Tunisie. Livraison offerte dès 60 €."] },
      ],
    ],
    truth: {
      reference: "26E-ROB-118",
      model_name: "Robe chemise Apolline",
      fibre_composition: fibres("cotton 68, linen 32 | lining: cotton 100"),
      care_washing: "wash_30",
      care_ironing: "iron_110",
      care_drying: ["do_not_tumble"],
      country_making: "TN",
    },
  },
  {
    name: "ordinary-confirmation-tablier",
    language: "fr",
    template: "textile",
    kind: "other",
    font: "narrow",
    pages: [
      [
        { title: "Confirmation de commande n° CC 11872" },
        { text: ["Votre commande du 02/03/2026, réf. interne « rentrée hôtel »"] },
        {
          table: [
            ["Article", "Libellé", "Matière", "Couleur", "Qté", "PU"],
            ["TB-90", "Tablier à bavette", "65 % polyester 35 % coton", "noir", "40", "11,20"],
            ["TB-90", "Tablier à bavette", "65 % polyester 35 % coton", "bordeaux", "25", "11,20"],
          ],
          widths: [50, 110, 160, 70, 40, 50],
          lines: true,
        },
        {
          text: [
            "Remise 5 % déduite. Acompte de 30 % à la commande. Marquage : broderie poitrine, 1 couleur.",
            "Délai : 15 jours ouvrés. TVA 20 % en sus.",
          ],
          size: 9,
        },
      ],
    ],
    truth: { reference: "TB-90", fibre_composition: fibres("polyester 65, cotton 35") },
  },
  {
    name: "ordinary-fattura-maglia",
    language: "it",
    template: "textile",
    kind: "invoice",
    pages: [
      [
        { title: "Fattura n. 318/26" },
        { text: ["Spett.le Emporio Duilio, via Carducci 3, 60121 Ancona"] },
        {
          table: [
            ["Codice", "Descrizione", "Q.tà", "Prezzo", "Importo"],
            ["MG 1140", "Maglia lupetto uomo 70 LANA MERINO 30 SETA col. antracite", "18", "47,00", "846,00"],
          ],
          widths: [70, 240, 45, 60, 70],
        },
        {
          pairs: [
            ["Imponibile", "846,00"],
            ["IVA 22%", "186,12"],
            ["Totale", "1.032,12"],
          ],
          style: "dots",
        },
        {
          text: ["Merce di origine italiana, prodotta in Italia. Sconto 3% per pagamento a vista."],
          size: 9,
        },
      ],
    ],
    truth: {
      reference: "MG 1140",
      country_making: "IT",
      fibre_composition: fibres("merino wool 70, silk 30"),
    },
  },
  {
    name: "ordinary-cartellino-costume",
    language: "it",
    template: "textile",
    kind: "other",
    pages: [
      [
        { text: ["ONDA CHIARA"], size: 16 },
        { text: ["Costume intero mod. Palinuro", "Art. OC 881   Tg. 44   Col. corallo"] },
        {
          text: [
            "Esterno 80% poliammide 20% elastan",
            "Fodera 92% poliestere 8% elastan",
            "Coppe 100% poliuretano",
          ],
        },
        {
          text: [
            "Lavare a mano",
            "Non candeggiare",
            "Non asciugare in asciugabiancheria",
            "Non stirare",
            "Non lavare a secco",
          ],
        },
        { text: ["Prodotto in Romania", "8033551109269"] },
      ],
    ],
    truth: {
      brand: "Onda Chiara",
      reference: "OC 881",
      model_name: "Palinuro",
      gtin: "8033551109269",
      country_making: "RO",
      fibre_composition: fibres(
        "polyamide 80, elastane 20 | lining: polyester 92, elastane 8 | cup: polyurethane 100",
      ),
      care_washing: "hand_wash",
      care_bleaching: "do_not_bleach",
      care_drying: ["do_not_tumble"],
      care_ironing: "do_not_iron",
      care_professional: ["do_not_dry_clean"],
    },
  },
  {
    name: "ordinary-ficha-funda-cojin",
    language: "es",
    template: "textile",
    kind: "tech_sheet",
    pages: [
      [
        { bar: "FICHA DE PRODUCTO" },
        {
          pairs: [
            ["Código", "FC-4545-02"],
            ["Descripción", "Funda de cojín con vivo, 45 x 45 cm"],
            ["Marca", "Casa Almazara"],
            ["Delantera", "70 % algodón, 30 % lino"],
            ["Trasera", "100 % algodón"],
            ["Cierre", "cremallera oculta"],
            ["Peso", "165 g"],
            ["Lavado", "máx. 40 °C"],
            ["Planchado", "máx. 150 °C"],
            ["País de fabricación", "India"],
          ],
          style: "dots",
        },
        { text: ["Relleno no incluido. Encogimiento máximo 4 %."], size: 8.5 },
      ],
    ],
    truth: {
      reference: "FC-4545-02",
      brand: "Casa Almazara",
      net_weight: 165,
      country_making: "IN",
      fibre_composition: fibres("front: cotton 70, linen 30 | back: cotton 100"),
      care_washing: "wash_40",
      care_ironing: "iron_150",
    },
  },
  {
    name: "ordinary-tarifa-ensayos",
    language: "es",
    template: "textile",
    kind: "other",
    pages: [
      [
        { title: "Tarifa de ensayos textiles 2026" },
        {
          table: [
            ["Ensayo", "Norma", "Plazo", "Precio"],
            ["Composición binaria (p. ej. algodón / poliéster)", "ISO 1833-11", "3 días", "62 €"],
            ["Composición ternaria (p. ej. lana / poliamida / elastano)", "ISO 1833-2", "5 días", "95 €"],
            ["Identificación cualitativa, 100 % una fibra", "UNE 40110", "2 días", "38 €"],
            ["Estabilidad dimensional", "ISO 5077", "3 días", "45 €"],
          ],
          widths: [240, 90, 70, 70],
          lines: true,
        },
        {
          text: [
            "IVA 21 % no incluido. Recargo urgente 50 %. Descuento 10 % a partir de 20 muestras al mes.",
          ],
          size: 9,
        },
      ],
    ],
    truth: {},
  },
  {
    name: "ordinary-email-lencol",
    language: "pt",
    template: "textile",
    kind: "other",
    pages: [
      [
        {
          text: [
            "Assunto: Dados p/ ficha - jogo de cama Douro",
            "",
            "Boa tarde Sónia,",
            "Seguem os dados que pediu do jogo de cama modelo Douro, refª JC-7301:",
            "  - tecido: cetim 300 fios, 100% algodão egípcio",
            "  - tecido e confecionado em Guimarães, Portugal",
            "  - lavar a 60º, não usar lixívia, secar na máquina a temperatura baixa",
            "  - EAN casal 5601234770155",
            "A fatura segue com IVA a 23%. O desconto de 2% mantém-se para pagamento a pronto.",
            "",
            "Cumprimentos,",
            "Abílio",
          ],
        },
      ],
    ],
    truth: {
      reference: "JC-7301",
      model_name: "Douro",
      gtin: "5601234770155",
      country_making: "PT",
      country_weaving: "PT",
      fibre_composition: fibres("cotton 100"),
      care_washing: "wash_60",
      care_bleaching: "do_not_bleach",
      care_drying: ["tumble_low"],
    },
  },
  {
    name: "ordinary-orderbevestiging-werkbroek",
    language: "nl",
    template: "textile",
    kind: "other",
    pages: [
      [
        { title: "Orderbevestiging 2026-7714" },
        {
          text: [
            "Klant 10418, Aannemersbedrijf Ter Veldhuis, Borculo",
            "Uw referentie: werkkleding voorjaar",
          ],
        },
        {
          table: [
            ["Art.", "Omschrijving", "Aantal", "Prijs", "Totaal"],
            ["2-0615", "Werkbroek met kniezakken, zwart, mt 50", "10", "54,50", "545,00"],
            ["2-0615", "Werkbroek met kniezakken, zwart, mt 54", "6", "54,50", "327,00"],
          ],
          widths: [60, 240, 55, 60, 70],
        },
        {
          text: [
            "Stof 2-0615: katoen 32%, polyester 65%, elastomultiester 3%; kniezakken 100% polyamide.",
            "BTW 21%. Betaling binnen 14 dagen 1% korting. Levering in 2 zendingen, 60% en 40%.",
          ],
          size: 9,
        },
      ],
    ],
    truth: {
      reference: "2-0615",
      fibre_composition: fibres(
        "polyester 65, cotton 32, elastomultiester 3 | knee reinforcement: polyamide 100",
      ),
    },
  },
  {
    name: "ordinary-offerte-stoffen",
    language: "nl",
    template: "textile",
    kind: "other",
    pages: [
      [
        { title: "Offerte gordijnstoffen" },
        {
          text: ["Geachte heer Wessels,", "Voor uw project kunnen wij u drie stoffen aanbieden, naar keuze:"],
        },
        {
          table: [
            ["Stof", "Kwaliteit", "Breedte", "Per m"],
            ["Vlieland", "100% linnen", "300 cm", "€ 28,50"],
            ["Rottum", "54% katoen 46% polyester", "280 cm", "€ 19,90"],
            ["Griend", "100% polyester FR", "300 cm", "€ 22,75"],
          ],
          widths: [90, 200, 90, 80],
          lines: true,
        },
        {
          text: ["Bij afname vanaf 200 m geven wij 7% korting. Prijzen exclusief 21% btw, geldig tot 1 mei."],
        },
      ],
    ],
    truth: {},
  },
  {
    name: "ordinary-deklaracja-koc",
    language: "pl",
    template: "textile",
    kind: "declaration",
    pages: [
      [
        { title: "DEKLARACJA SKŁADU SUROWCOWEGO" },
        {
          text: [
            "Producent: Tkalnia Podhalańska S.A., ul. Młyńska 6, 34-700 Rabka-Zdrój, Polska",
            "Wyrób: koc żakardowy, 150 x 200 cm, nr art. KZ-152",
            "Oświadczamy, że skład surowcowy wyrobu jest następujący:",
            "osnowa – 100% bawełna,",
            "wątek – 80% akryl, 20% wełna,",
            "łącznie w wyrobie: 60% akryl, 25% bawełna, 15% wełna.",
          ],
        },
        { text: ["Masa wyrobu: 1,2 kg. Miejsce produkcji: Polska.", "Rabka-Zdrój, 14.01.2026 r."] },
      ],
    ],
    truth: {
      reference: "KZ-152",
      manufacturer_name: "Tkalnia Podhalańska S.A.",
      manufacturer_address: "ul. Młyńska 6, 34-700 Rabka-Zdrój, Polska",
      net_weight: 1200,
      country_making: "PL",
      fibre_composition: fibres("acrylic 60, cotton 25, wool 15"),
    },
  },
  {
    name: "ordinary-tuotekortti-sukka",
    language: "fi",
    template: "textile",
    kind: "tech_sheet",
    pages: [
      [
        { title: "Tuotekortti" },
        {
          pairs: [
            ["Tuote", "Vaellussukka"],
            ["Malli", "Kaarna"],
            ["Tuotenumero", "VS-2044"],
            ["Merkki", "Polkuri"],
            ["Materiaali", "villa 58 %, polyamidi 39 %, elastaani 3 %"],
            ["Koot", "36–39, 40–43, 44–47"],
            ["Pesu", "40 °C villapesu, ei valkaisua, ei rumpukuivausta"],
            ["Valmistusmaa", "Suomi"],
            ["EAN", "6418773025092"],
          ],
          style: "gap",
        },
        { text: ["Kutistuma enintään 5 %. Hinta sis. alv 25,5 %."], size: 9 },
      ],
    ],
    truth: {
      reference: "VS-2044",
      model_name: "Kaarna",
      brand: "Polkuri",
      gtin: "6418773025092",
      country_making: "FI",
      fibre_composition: fibres("wool 58, polyamide 39, elastane 3"),
      care_washing: "wash_40_very_mild",
      care_bleaching: "do_not_bleach",
      care_drying: ["do_not_tumble"],
    },
  },
  {
    name: "ordinary-termekadatlap-koentos",
    language: "hu",
    template: "textile",
    kind: "tech_sheet",
    pages: [
      [
        { title: "Termékadatlap" },
        {
          pairs: [
            ["Megnevezés", "Fürdőköpeny, sálgalléros"],
            ["Cikkszám", "FK-0925"],
            ["Anyagösszetétel", "80% pamut, 20% poliészter"],
            ["Anyagsúly", "360 g/m²"],
            ["Színek", "fehér, törtfehér, kék"],
            ["Kezelés", "mosás 60 °C-on, fehéríteni tilos, szárítógépben alacsony hőfokon szárítható"],
            ["Származási hely", "Törökország"],
          ],
          style: "dots",
        },
        { text: ["Az árak 27% áfát nem tartalmaznak. Zsugorodás legfeljebb 5%."], size: 8.5 },
      ],
    ],
    truth: {
      reference: "FK-0925",
      fibre_composition: fibres("cotton 80, polyester 20"),
      country_making: "TR",
      care_washing: "wash_60",
      care_bleaching: "do_not_bleach",
      care_drying: ["tumble_low"],
    },
  },
  {
    name: "ordinary-siparis-onayi-mont",
    language: "tr",
    template: "textile",
    kind: "other",
    font: "narrow",
    pages: [
      [
        { title: "SİPARİŞ ONAYI" },
        {
          table: [
            ["Sipariş No", "26/1187", "Tarih", "04.08.2026"],
            ["Model No", "MNT-705", "Termin", "15.10.2026"],
            ["Ürün", "Erkek kapüşonlu mont", "Adet", "1.200"],
          ],
          widths: [80, 160, 70, 120],
          lines: true,
        },
        {
          text: [
            "Dış kumaş: %100 polyester, su itici",
            "Astar: %100 polyester",
            "Dolgu: %100 polyester elyaf 200 gr",
            "Kol ağzı ribana: %98 polyester %2 elastan",
            "Ödeme: %30 peşin, %70 sevkiyatta. Fazla yükleme en çok %3.",
            "Menşe ülke: Türkiye",
          ],
        },
      ],
    ],
    truth: {
      reference: "MNT-705",
      country_making: "TR",
      fibre_composition: fibres(
        "polyester 100 | lining: polyester 100 | filling: polyester 100 | cuff: polyester 98, elastane 2",
      ),
    },
  },
  {
    name: "ordinary-deltio-petseta",
    language: "el",
    template: "textile",
    kind: "tech_sheet",
    pages: [
      [
        { title: "Τεχνικό δελτίο προϊόντος" },
        {
          pairs: [
            ["Προϊόν", "Πετσέτα θαλάσσης 80 x 160 cm"],
            ["Κωδικός", "PT-8016"],
            ["Σύνθεση", "85% βαμβάκι, 15% πολυεστέρας"],
            ["Βάρος", "420 g"],
            ["Πλύσιμο", "στους 40 °C, χωρίς λευκαντικό"],
            ["Χώρα κατασκευής", "Ελλάδα"],
          ],
        },
        { text: ["Ανοχή διαστάσεων ±3%. Οι τιμές δεν περιλαμβάνουν ΦΠΑ 24%."], size: 9 },
      ],
    ],
    truth: {
      reference: "PT-8016",
      fibre_composition: fibres("cotton 85, polyester 15"),
      net_weight: 420,
      care_washing: "wash_40",
      care_bleaching: "do_not_bleach",
      country_making: "GR",
    },
  },
  {
    name: "ordinary-produktark-ullundertoy",
    language: "no",
    template: "textile",
    kind: "tech_sheet",
    pages: [
      [
        { title: "Produktark" },
        { text: ["Ullgenser med hals, herre", "Varenr. 11-3095", "Merke: Skarvheim"] },
        {
          pairs: [
            ["Kvalitet", "80 % merinoull / 20 % polyamid, 230 g/m²"],
            ["Innfelt under armene", "94 % polyester / 6 % elastan"],
            ["Farger", "sort, marine"],
            ["Vask", "Maskinvask 40 °C skånsomt, ikke bleking, ikke tørketrommel"],
            ["Opprinnelsesland", "Estland"],
          ],
          style: "stacked",
        },
        { text: ["Krymping inntil 5 %. Veiledende pris inkl. 25 % mva."], size: 8.5 },
      ],
    ],
    truth: {
      reference: "11-3095",
      brand: "Skarvheim",
      country_making: "EE",
      fibre_composition: fibres("merino wool 80, polyamide 20 | insert: polyester 94, elastane 6"),
      care_washing: "wash_40_mild",
      care_bleaching: "do_not_bleach",
      care_drying: ["do_not_tumble"],
    },
  },
  {
    name: "ordinary-line-sheet-three-fabrics",
    language: "en",
    template: "textile",
    kind: "other",
    pages: [
      [
        { title: "Socks, basics range" },
        {
          table: [
            ["Code", "Sock", "Content", "Trade"],
            ["S10", "Everyday crew", "78% cotton 20% nylon 2% elastane", "£2.10"],
            ["S20", "Boot", "60% wool 38% nylon 2% elastane", "£3.60"],
            ["S30", "Bed", "100% polyester", "£2.45"],
          ],
          widths: [50, 120, 220, 60],
        },
        {
          text: [
            "Packs of six per size. Carriage paid over £150. Settlement 2.5% at 14 days. VAT at 20% extra.",
          ],
        },
      ],
    ],
    truth: {},
  },
  {
    name: "ordinary-tvattrad-allmant",
    language: "sv",
    template: "textile",
    kind: "other",
    pages: [
      [
        { title: "Så sköter du dina textilier" },
        {
          text: [
            "Bomull och lin tål ofta 60 °C, ull bör vädras hellre än tvättas. Viskos är svag när den är våt.",
            "Ett plagg i 100 % bomull kan krympa upp till 5 % första gången. Är det blandat med polyester krymper det mindre.",
            "Kläder med mer än 50 % syntet bör tvättas i tvättpåse, så släpper de upp till 80 % färre mikrofibrer.",
            "Fyll maskinen till ungefär 75 % och dosera efter vattnets hårdhet.",
          ],
        },
        { text: ["Fråga oss gärna i butiken!"], size: 9 },
      ],
    ],
    truth: {},
  },
  {
    name: "ordinary-deklaracija-posteljina",
    language: "hr",
    template: "textile",
    kind: "other",
    pages: [
      [
        { title: "DEKLARACIJA PROIZVODA" },
        {
          text: [
            "Naziv: posteljina, navlaka 140x200 i jastučnica 60x80",
            "Šifra artikla: PO-2114",
            "Sirovinski sastav: 50% pamuk, 50% modal",
            "Održavanje: prati na 40 °C, ne izbjeljivati, glačati do 150 °C",
            "Zemlja podrijetla: Hrvatska",
            "Barkod: 3850012349812",
          ],
        },
        { text: ["Dopušteno odstupanje dimenzija ±3%."], size: 8.5 },
      ],
    ],
    truth: {
      reference: "PO-2114",
      fibre_composition: fibres("cotton 50, modal 50"),
      gtin: "3850012349812",
      care_washing: "wash_40",
      care_bleaching: "do_not_bleach",
      care_ironing: "iron_150",
      country_making: "HR",
    },
  },
];
