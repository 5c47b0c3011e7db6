/** More papers of makers, laboratories and shops, by others than the rules. */
import { fibres } from "../fibres.ts";
import type { Specimen } from "../specimen.ts";

export const SHOP_MORE: readonly Specimen[] = [
  {
    name: "shop testausseloste alusasu",
    language: "fi",
    template: "textile",
    kind: "test_report",
    also: ["scan"],
    pages: [
      [
        { title: "TESTAUSSELOSTE 26-1187" },
        {
          pairs: [
            ["Tilaaja", "Pohjan Neule Oy, Oulu"],
            ["Näyte", "Naisten pitkähihainen aluspaita"],
            ["Tuotekoodi", "PN-6620"],
            ["Saapunut", "4.5.2026"],
          ],
          style: "gap",
        },
        {
          table: [
            ["Kuitu", "Ilmoitettu %", "Todettu %"],
            ["Merinovilla", "78", "77,4"],
            ["Polyamidi", "20", "20,7"],
            ["Elastaani", "2", "1,9"],
          ],
          lines: true,
          widths: [180, 110, 110],
        },
        {
          text: [
            "Menetelmä: EU 1007/2011 liite VIII, ISO 1833-4 ja ISO 1833-20. Mittausepävarmuus ± 1,0 %-yksikköä.",
            "Tulokset koskevat vain testattua näytettä.",
          ],
        },
      ],
    ],
    truth: {
      reference: "PN-6620",
      fibre_composition: fibres("merino wool 78, polyamide 20, elastane 2"),
    },
  },
  {
    name: "shop gyártói nyilatkozat köpeny",
    language: "hu",
    template: "textile",
    kind: "declaration",
    pages: [
      [
        { title: "Gyártói nyilatkozat" },
        {
          text: [
            "Alulírott Körösmenti Ruhagyár Kft. (5600 Békéscsaba, Szövő utca 14.) kijelenti, hogy az alábbi termék",
            "anyagösszetétele a következő:",
          ],
        },
        {
          pairs: [
            ["Cikkszám", "KM-3391"],
            ["Megnevezés", "férfi munkaköpeny"],
            ["Alapanyag", "65% poliészter, 35% pamut"],
            ["Zsebbélés", "100% poliészter"],
            ["Származási ország", "Magyarország"],
          ],
          style: "colon",
        },
        { text: ["Mosás 60 °C-on. A méretváltozás legfeljebb 2%. Kelt: Békéscsaba, 2026. július 8."] },
      ],
    ],
    truth: {
      reference: "KM-3391",
      manufacturer_name: "Körösmenti Ruhagyár Kft.",
      manufacturer_address: "5600 Békéscsaba, Szövő utca 14.",
      country_making: "HU",
      fibre_composition: fibres("polyester 65, cotton 35 | pocket lining: polyester 100"),
      care_washing: "wash_60",
    },
  },
  {
    name: "shop confirmare comandă rochie",
    language: "ro",
    template: "textile",
    kind: "other",
    pages: [
      [
        { title: "Confirmare de comandă nr. 2614" },
        {
          text: ["Furnizor: SC Confecții Someș SRL, Gherla", "Client: Linea Donna S.r.l., Prato"],
        },
        {
          table: [
            ["Model", "Produs", "Culoare", "Buc.", "Preț EUR"],
            ["RD-0457", "Rochie midi cu căptușeală", "bordo", "350", "16,90"],
            ["RD-0457", "Rochie midi cu căptușeală", "verde", "250", "16,90"],
          ],
          lines: true,
        },
        {
          text: [
            "Material de bază: 72% triacetat, 28% poliester",
            "Căptușeală: 96% poliester, 4% elastan",
            "Țara de origine: România. Plata: avans 30%, restul la livrare. TVA 0% (livrare intracomunitară).",
          ],
        },
      ],
    ],
    truth: {
      reference: "RD-0457",
      country_making: "RO",
      fibre_composition: fibres("triacetate 72, polyester 28 | lining: polyester 96, elastane 4"),
    },
  },
  {
    name: "shop ετικέτα πιτζάμα",
    language: "el",
    template: "textile",
    kind: "other",
    pages: [
      [
        { text: ["ΔΟΚΙΜΙΟ ΕΤΙΚΕΤΑΣ ΠΡΟΣ ΕΓΚΡΙΣΗ"], size: 9 },
        {
          pairs: [
            ["Κωδικός", "PZ-508"],
            ["Είδος", "Γυναικεία πιτζάμα"],
            ["Σύνθεση", "60% βαμβάκι, 40% μοντάλ"],
            ["Ρέλι", "100% πολυεστέρας"],
            ["Χώρα κατασκευής", "Ελλάδα"],
          ],
          style: "colon",
        },
        {
          text: [
            "Πλύσιμο στους 30 °C",
            "Μη χρησιμοποιείτε λευκαντικό",
            "Όχι στεγνωτήριο",
            "Σιδέρωμα έως 110 °C",
          ],
        },
      ],
    ],
    truth: {
      reference: "PZ-508",
      country_making: "GR",
      fibre_composition: fibres("cotton 60, modal 40 | trim: polyester 100"),
      care_washing: "wash_30",
      care_bleaching: "do_not_bleach",
      care_drying: ["do_not_tumble"],
      care_ironing: "iron_110",
    },
  },
  {
    name: "shop line sheet cardigan",
    language: "en",
    template: "textile",
    kind: "other",
    font: "sans",
    pages: [
      [
        { title: "ISLAY & MOOR   Autumn Winter 26   Line sheet" },
        {
          beside: [
            [
              {
                text: [
                  "THE SKERRY CARDIGAN",
                  "Style IM-4107",
                  "Shetland wool 70 / Alpaca 20 / Nylon 10",
                  "5 gauge, full fashioned",
                  "Sizes XS - XL",
                ],
              },
            ],
            [
              {
                text: [
                  "Colours: Peat, Oat, Lichen",
                  "WSP £62.00   RRP £155.00",
                  "Minimum 6 pcs per colour",
                  "Made in Scotland",
                  "Delivery: 15 Aug - 15 Sep",
                ],
              },
            ],
          ],
        },
        {
          text: ["Orders placed before 31 March: 4% early bird discount. Re-order surcharge 5%."],
          size: 8.5,
        },
      ],
    ],
    truth: {
      reference: "IM-4107",
      country_making: "GB",
      fibre_composition: fibres("wool 70, alpaca 20, polyamide 10"),
    },
  },
  {
    name: "shop fabric datasheet fleece",
    language: "en",
    template: "textile",
    kind: "tech_sheet",
    also: ["photo"],
    pages: [
      [
        { bar: "FABRIC DATA SHEET" },
        {
          table: [
            ["Article", "TF-2290R", "Finish", "Anti-pilling"],
            ["Content", "52% RPET / 48% PET", "Dyeing", "Dope dyed"],
            ["Construction", "Polar fleece, 2 sides brushed", "Width", "150 cm"],
            ["Weight", "240 g/m²", "Pilling", "4 (ISO 12945-2)"],
          ],
          widths: [85, 190, 75, 130],
          lines: true,
        },
        {
          text: [
            "Dimensional stability to washing: length -3.0%, width -2.5%.",
            "Remarks: recycled yarn from post-consumer bottles. Lab dips within 7 days.",
          ],
        },
      ],
    ],
    truth: {
      reference: "TF-2290R",
      fibre_composition: fibres("recycled polyester 52, polyester 48"),
      pilling_grade: 4,
    },
  },
  {
    name: "shop fattura camicie",
    language: "it",
    template: "textile",
    kind: "invoice",
    font: "serif",
    pages: [
      [
        { title: "FATTURA n. 412/2026" },
        {
          text: [
            "Camiceria Valdarno S.r.l., Via dei Tessitori 9, 52025 Montevarchi (AR)",
            "Spett.le Boutique Kern, Bozen                                      Data: 03/06/2026",
          ],
        },
        {
          table: [
            ["Codice", "Descrizione", "Q.tà", "Prezzo", "Sconto", "Importo"],
            ["CU-8841", "Camicia uomo manica lunga, 100% lino, bianco", "40", "29,00", "10%", "1.044,00"],
            ["CU-8841", "Camicia uomo manica lunga, 100% lino, cielo", "30", "29,00", "10%", "783,00"],
          ],
          widths: [60, 220, 40, 50, 50, 67],
          lines: true,
        },
        {
          text: [
            "Imponibile 1.827,00   IVA 22% 401,94   Totale EUR 2.228,94",
            "Merce prodotta in Italia. Contributo CONAI assolto ove dovuto.",
          ],
        },
      ],
    ],
    truth: {
      reference: "CU-8841",
      country_making: "IT",
      fibre_composition: fibres("linen 100"),
    },
  },
  {
    name: "shop guanti negozio",
    language: "it",
    template: "textile",
    kind: "other",
    pages: [
      [
        { text: ["Accessori / Donna / Guanti"], size: 8.5 },
        { title: "Guanti touch in maglia" },
        { text: ["€ 35,00   -30%   € 24,50   IVA inclusa"] },
        {
          text: [
            "Morbidi guanti lavorati a coste, realizzati in misto cashmere: 80% viscosa, 15% poliammide e",
            "5% cashmere. Interno foderato in pile (100% poliestere). Pollice e indice con filato conduttivo.",
          ],
        },
        {
          pairs: [
            ["Codice articolo", "GT-119-GR"],
            ["Lavaggio", "Lavare a mano. Non candeggiare. Non asciugare in asciugatrice."],
          ],
        },
      ],
    ],
    truth: {
      reference: "GT-119-GR",
      fibre_composition: fibres("viscose 80, polyamide 15, cashmere 5 | lining: polyester 100"),
      care_washing: "hand_wash",
      care_bleaching: "do_not_bleach",
      care_drying: ["do_not_tumble"],
    },
  },
  {
    name: "shop Auftragsbestätigung Strickjacke",
    language: "de",
    template: "textile",
    kind: "other",
    font: "narrow",
    also: ["fax"],
    pages: [
      [
        { title: "Auftragsbestätigung 26-20317" },
        { text: ["Strickwaren Vogtland GmbH, Plauen. Ihre Bestellung 88104 vom 02.03.2026"] },
        {
          pairs: [
            ["Modell", "Arvid"],
            ["Artikelnummer", "SV 5109"],
            ["Garn", "Nm 2/30, 45 % Baumwolle, 30 % Polyacryl, 25 % Wolle"],
            ["Besatz Ellenbogen", "Ziegenvelours (Leder), 100 %"],
            ["Menge", "600 Stück, Mehr- oder Mindermenge 5 %"],
            ["Preis", "21,80 EUR/Stück, 3 % Skonto bei Zahlung in 10 Tagen"],
            ["Liefertermin", "KW 34/2026"],
          ],
          style: "gap",
        },
      ],
    ],
    truth: {
      reference: "SV 5109",
      model_name: "Arvid",
      fibre_composition: fibres("cotton 45, acrylic 30, wool 25 | elbow patch: leather 100"),
    },
  },
  {
    name: "shop fiche couette",
    language: "fr",
    template: "textile",
    kind: "tech_sheet",
    pages: [
      [
        { title: "Fiche technique couette tempérée" },
        {
          table: [
            ["Référence", "CT-220-240"],
            ["Marque", "Duvelis"],
            ["Enveloppe", "Percale 100 % coton, 80 fils/cm²"],
            ["Garnissage", "100 % polyester recyclé, fibre creuse siliconée, 300 g/m²"],
            ["Finition", "Piquage carreaux, passepoil"],
            ["Code EAN", "3270198644028"],
            ["Fabrication", "France"],
          ],
          widths: [130, 350],
          lines: true,
        },
        { text: ["Lavage à 40 °C. Séchage en machine à température modérée. Ne pas repasser."] },
      ],
    ],
    truth: {
      reference: "CT-220-240",
      brand: "Duvelis",
      gtin: "3270198644028",
      country_making: "FR",
      fibre_composition: fibres("shell: cotton 100 | filling: recycled polyester 100"),
      care_washing: "wash_40",
      care_drying: ["tumble_low"],
      care_ironing: "do_not_iron",
    },
  },
  {
    name: "shop etiqueta sujetador",
    language: "es",
    template: "textile",
    kind: "other",
    also: ["scan"],
    pages: [
      [
        { bar: "ARTE FINAL ETIQUETA DE COMPOSICIÓN" },
        {
          pairs: [
            ["Ref.", "SJ-7720"],
            ["Artículo", "Sujetador con aro"],
          ],
          style: "gap",
        },
        {
          text: [
            "ENCAJE: 88% POLIAMIDA 12% ELASTANO",
            "TEJIDO PRINCIPAL: 76% POLIAMIDA 24% ELASTANO",
            "COPA: 100% POLIÉSTER",
            "FORRO: 100% ALGODÓN",
          ],
        },
        { text: ["LAVAR A MANO", "NO USAR LEJÍA", "NO USAR SECADORA", "NO PLANCHAR", "NO LAVAR EN SECO"] },
        { text: ["Hecho en Marruecos"] },
      ],
    ],
    truth: {
      reference: "SJ-7720",
      country_making: "MA",
      fibre_composition: fibres(
        "lace: polyamide 88, elastane 12 | polyamide 76, elastane 24 | cup: polyester 100 | lining: cotton 100",
      ),
      care_washing: "hand_wash",
      care_bleaching: "do_not_bleach",
      care_drying: ["do_not_tumble"],
      care_ironing: "do_not_iron",
      care_professional: ["do_not_dry_clean"],
    },
  },
  {
    name: "shop declaração meias",
    language: "pt",
    template: "textile",
    kind: "declaration",
    pages: [
      [
        { title: "Declaração de composição" },
        {
          text: [
            "Declaramos para os devidos efeitos que as meias de desporto com a referência MD-2044, produzidas na nossa",
            "unidade de Barcelos, têm a seguinte composição: 72% algodão orgânico, 25% poliamida e 3% elastano.",
            "A composição foi determinada sobre a peça completa, com exceção do elástico do punho.",
          ],
        },
        {
          text: [
            "Malhas do Cávado, S.A., Rua da Indústria 210, 4750-118 Barcelos, Portugal",
            "Barcelos, 17 de abril de 2026",
          ],
        },
      ],
    ],
    truth: {
      reference: "MD-2044",
      manufacturer_name: "Malhas do Cávado, S.A.",
      manufacturer_address: "Rua da Indústria 210, 4750-118 Barcelos, Portugal",
      country_making: "PT",
      fibre_composition: fibres("organic cotton 72, polyamide 25, elastane 3"),
    },
  },
  {
    name: "shop alternatieve kwaliteit",
    language: "nl",
    template: "textile",
    kind: "other",
    pages: [
      [
        { text: ["Aan: inkoop", "Betreft: levertijd zomerjurken"] },
        {
          text: [
            "Beste collega’s,",
            "de weverij kan de bestelde kwaliteit pas in week 28 leveren. Als alternatief bieden zij een doek van",
            "70% viscose en 30% linnen aan, of een zuivere viscose (100%) uit voorraad, 6% goedkoper.",
            "Graag horen wij voor vrijdag of een van beide voor jullie bespreekbaar is.",
          ],
        },
        { text: ["Met vriendelijke groet, afdeling productie"] },
      ],
    ],
    truth: {},
  },
  {
    name: "shop reklamacja odpowiedź",
    language: "pl",
    template: "textile",
    kind: "other",
    pages: [
      [
        { title: "Odpowiedź na reklamację 118/26" },
        {
          text: [
            "Szanowni Państwo,",
            "po sprawdzeniu dostawy uznajemy reklamację w części. Kurczenie się tkaniny bawełnianej o 6% przekracza",
            "dopuszczalne 3%. Przyznajemy rabat 15% na następne zamówienie; faktura korygująca z VAT 23% w załączeniu.",
            "Dla porównania: tkaniny z poliestrem kurczą się zwykle o mniej niż 1%.",
          ],
        },
        { text: ["Z poważaniem, dział jakości"] },
      ],
    ],
    truth: {},
  },
  {
    name: "shop correo otro artículo",
    language: "es",
    template: "textile",
    kind: "other",
    pages: [
      [
        { text: ["Asunto: composición del vestido"] },
        {
          text: [
            "Estimada clienta:",
            "la composición del vestido nuevo todavía no la tenemos; el laboratorio nos la dará la semana que viene.",
            "El modelo de la temporada pasada era de 95 % viscosa y 5 % elastano, pero el tejido de este año es otro",
            "y no podemos garantizarle que coincida. En cuanto llegue el informe se lo enviamos.",
          ],
        },
        { text: ["Un saludo, atención al cliente"] },
      ],
    ],
    truth: {},
  },
  {
    name: "shop price comparison",
    language: "en",
    template: "textile",
    kind: "other",
    pages: [
      [
        { title: "Sock yarns compared, week 22" },
        {
          table: [
            ["Yarn", "Content", "USD/kg", "Change"],
            ["Ring combed 30/1", "100% cotton", "3.95", "+2.1%"],
            ["CVC 30/1", "60% cotton 40% polyester", "3.20", "-0.6%"],
            ["TC 30/1", "65% polyester 35% cotton", "2.85", "-1.4%"],
            ["Nylon 70/24/2", "100% polyamide", "4.60", "0.0%"],
          ],
          lines: true,
        },
        { text: ["Prices for guidance only, ex works Xiamen, without VAT of 13%. Source: own enquiries."] },
      ],
    ],
    truth: {},
  },
  {
    name: "shop condizioni di sconto",
    language: "it",
    template: "textile",
    kind: "other",
    pages: [
      [
        { title: "Condizioni generali di vendita, primavera 2027" },
        {
          text: [
            "1. Sconto del 5% per ordini superiori a 10.000 euro, ulteriore 3% per pagamento anticipato.",
            "2. Sui tessuti di cotone e lino è ammessa una tolleranza di altezza del 2% e di quantità del 5%.",
            "3. Per i tessuti di lana la tolleranza di peso è del 4%. IVA 22% a carico del cliente.",
            "4. Il supplemento per piccole metrature è del 20%, per la seta del 30%.",
          ],
        },
      ],
    ],
    truth: {},
  },
  {
    name: "shop produktark ullgenser",
    language: "no",
    template: "textile",
    kind: "tech_sheet",
    pages: [
      [
        { title: "Produktark" },
        {
          pairs: [
            ["Varenummer", "FJ-1206"],
            ["Produktnavn", "Rondane genser"],
            ["Hovedmateriale", "85 % ull, 15 % polyamid"],
            ["Krage og ermer innside", "100 % bomull"],
            ["Produsert i", "Litauen"],
          ],
          style: "gap",
        },
        {
          text: [
            "Ullvask 30 °C. Må ikke blekes. Må ikke tørketromles. Tørkes flatt. Veil. pris 1 499 kr inkl. mva. 25 %.",
          ],
        },
      ],
    ],
    truth: {
      reference: "FJ-1206",
      model_name: "Rondane genser",
      country_making: "LT",
      fibre_composition: fibres("wool 85, polyamide 15 | collar and sleeve inside: cotton 100"),
      care_washing: "wash_30_very_mild",
      care_bleaching: "do_not_bleach",
      care_drying: ["do_not_tumble", "flat"],
    },
  },
  {
    name: "shop swimwear sheet",
    language: "en",
    template: "textile",
    kind: "tech_sheet",
    pages: [
      [
        { title: "Product specification" },
        {
          beside: [
            [
              {
                pairs: [
                  ["Style", "SWM-318"],
                  ["Description", "Girls' swimsuit"],
                  ["Origin", "Turkey"],
                  ["Sizes", "98 - 152"],
                ],
                style: "colon",
              },
            ],
            [
              {
                pairs: [
                  ["Main fabric", "80% polyamide 20% elastane"],
                  ["Contrast fabric", "85% polyester 15% elastane"],
                  ["Lining", "100% polyester"],
                  ["Elastic", "natural rubber, 6 mm"],
                ],
                style: "colon",
              },
            ],
          ],
        },
        {
          text: [
            "UV protection: UPF 50+ (blocks 98% of UV rays).",
            "Chlorine resistance: 48 h, loss of elasticity below 10%.",
            "Hand wash only, do not bleach, do not tumble dry, do not iron, do not dry clean.",
          ],
        },
      ],
    ],
    truth: {
      reference: "SWM-318",
      country_making: "TR",
      fibre_composition: fibres(
        "polyamide 80, elastane 20 | contrast: polyester 85, elastane 15 | lining: polyester 100",
      ),
      care_washing: "hand_wash",
      care_bleaching: "do_not_bleach",
      care_drying: ["do_not_tumble"],
      care_ironing: "do_not_iron",
      care_professional: ["do_not_dry_clean"],
    },
  },
  {
    name: "shop Prüfbericht zweisprachig",
    language: "de",
    template: "textile",
    kind: "test_report",
    font: "narrow",
    pages: [
      [
        { title: "Prüfbericht / Test report 2026-T-5518" },
        {
          pairs: [
            ["Auftraggeber / Client", "Kindertraum Textil GmbH, Reutlingen"],
            ["Artikel / Item", "Babydecke / Baby blanket, 75 x 100 cm"],
            ["Art.-Nr. / Item no.", "KT-8802"],
          ],
          style: "stacked",
        },
        { text: ["Faserzusammensetzung / Fibre composition (VO (EU) 1007/2011)"] },
        {
          table: [
            ["Teil / Part", "Ergebnis / Result", "Deklaration / Declaration"],
            ["Oberseite / Face", "100 % Baumwolle / cotton", "100 % Baumwolle / cotton"],
            ["Rückseite / Back", "79,2 % Baumwolle / cotton", "80 % Baumwolle / cotton"],
            ["", "20,8 % Polyester / polyester", "20 % Polyester / polyester"],
          ],
          lines: true,
        },
        {
          text: [
            "Beurteilung / Assessment: entspricht der Kennzeichnung / in accordance with the labelling.",
          ],
        },
      ],
    ],
    truth: {
      reference: "KT-8802",
      fibre_composition: fibres("shell: cotton 100 | back: cotton 80, polyester 20"),
    },
  },
];
