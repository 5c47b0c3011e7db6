/** Papers of makers, laboratories and shops about what a product is made of, by others than the rules. */
import { fibres } from "../fibres.ts";
import type { Specimen } from "../specimen.ts";
import { SHOP_MORE } from "./shop-more.ts";

export const SHOP: readonly Specimen[] = [
  {
    name: "shop invoice trousers",
    language: "en",
    template: "textile",
    kind: "invoice",
    font: "narrow",
    also: ["scan"],
    pages: [
      [
        { title: "COMMERCIAL INVOICE" },
        {
          beside: [
            [
              {
                text: [
                  "Shipper:",
                  "Thanh Binh Garment Export JSC",
                  "Lot 7, Pho Noi A Industrial Park",
                  "Hung Yen, Vietnam",
                ],
              },
            ],
            [
              {
                text: [
                  "Invoice no.: TBG-26/0884",
                  "Date: 14 Aug 2026",
                  "Terms: FOB Haiphong",
                  "Payment: T/T 30% deposit, 70% against copy B/L",
                ],
              },
            ],
          ],
        },
        {
          table: [
            ["Style", "Description of goods", "Qty pcs", "USD/pc", "Amount USD"],
            [
              "WT-3305",
              "Ladies' woven trousers, 63% polyester 33% viscose 4% elastane, colour black",
              "1,440",
              "9.85",
              "14,184.00",
            ],
            [
              "WT-3305",
              "Ladies' woven trousers, 63% polyester 33% viscose 4% elastane, colour sand",
              "960",
              "9.85",
              "9,456.00",
            ],
            ["", "TOTAL", "2,400", "", "23,640.00"],
          ],
          widths: [60, 225, 60, 60, 82],
          lines: true,
        },
        {
          text: [
            "HS code 6204 63. Country of origin: Vietnam. Packed in 96 cartons, net 1,020 kg, gross 1,142 kg.",
            "We certify that this invoice shows the actual price of the goods described.",
          ],
        },
      ],
    ],
    truth: {
      reference: "WT-3305",
      country_making: "VN",
      fibre_composition: fibres("polyester 63, viscose 33, elastane 4"),
    },
  },
  {
    name: "shop sleeping bag page",
    language: "en",
    template: "textile",
    kind: "other",
    pages: [
      [
        { text: ["Home > Camping > Sleeping bags > Three season"], size: 8.5 },
        { title: "Corrie 450 Down Sleeping Bag" },
        { text: ["Now 15% off with code FELL15. Free delivery over £50. 4.6 out of 5 (118 reviews)"] },
        { bar: "Product details" },
        {
          text: [
            "• Outer fabric: 100% recycled nylon ripstop, 20 denier, PFC-free DWR",
            "• Inner fabric: 100% nylon",
            "• Fill: 90% duck down, 10% duck feathers, 700 fill power",
            "• Comfort 0 °C, limit -6 °C",
            "• Stuff sack and cotton storage bag included",
          ],
        },
        { bar: "You may also like" },
        {
          text: ["Corrie 300 Synthetic, £129", "Merino liner, 100% merino wool, £69", "Inflatable mat, £85"],
        },
      ],
    ],
    truth: {
      model_name: "Corrie 450 Down Sleeping Bag",
      fibre_composition: fibres(
        "recycled polyamide 100 | lining: polyamide 100 | filling: down 90, feathers 10",
      ),
    },
  },
  {
    name: "shop report three components",
    language: "en",
    template: "textile",
    kind: "test_report",
    also: ["fax"],
    pages: [
      [
        { title: "TEST REPORT" },
        {
          pairs: [
            ["Report number", "SH26-TX-90318"],
            ["Applicant", "Amberly Trading Co., Ltd."],
            ["Sample", "One piece of submitted sample said to be men's bomber jacket"],
            ["Style no.", "BJ-8812"],
            ["Date of receipt", "2026-07-02"],
          ],
          style: "gap",
        },
        {
          text: [
            "1. Fibre composition",
            "Test method: Regulation (EU) No 1007/2011, ISO 1833-1, ISO 1833-11",
          ],
        },
        {
          table: [
            ["Component", "Fibre", "Declared (%)", "Tested (%)", "Rating"],
            ["(A) Shell", "Cotton", "60", "60.8", "Pass"],
            ["", "Polyester", "40", "39.2", ""],
            ["(B) Lining", "Polyester", "100", "100", "Pass"],
            ["(C) Rib", "Polyester", "97", "96.7", "Pass"],
            ["", "Elastane", "3", "3.3", ""],
          ],
          lines: true,
        },
        {
          text: [
            "Remark: tolerance of 3% for fibre mixtures according to the above regulation.",
            "2. Colour fastness to rubbing: dry 4-5, wet 4. Pass.",
            "*** End of report ***",
          ],
        },
      ],
    ],
    truth: {
      reference: "BJ-8812",
      fibre_composition: fibres(
        "shell: cotton 60, polyester 40 | lining: polyester 100 | rib: polyester 97, elastane 3",
      ),
    },
  },
  {
    name: "shop Sitzbezug Datenblatt",
    language: "de",
    template: "textile",
    kind: "tech_sheet",
    also: ["scan"],
    pages: [
      [
        { title: "Technisches Datenblatt Autositzbezug" },
        {
          pairs: [
            ["Artikel-Nr.", "SB-2047-ANT"],
            ["Bezeichnung", "Sitzbezug-Set Vordersitze, anthrazit"],
            ["EAN", "4260719055210"],
          ],
          style: "dots",
        },
        { bar: "Materialaufbau" },
        {
          table: [
            ["Bereich", "Zusammensetzung", "Gewicht"],
            ["Mittelbahn", "100 % Polyester (Flachgewebe)", "310 g/m²"],
            ["Seitenteil", "85 % Polyester, 15 % Polyurethan", "280 g/m²"],
            ["Polsterung", "100 % Polyurethan, 4 mm, kaschiert", "30 kg/m³"],
          ],
          lines: true,
        },
        {
          text: [
            "Brennverhalten nach FMVSS 302: < 100 mm/min. Lichtechtheit nach DIN EN ISO 105-B06: 6-7.",
            "Geeignet für Sitze mit Seitenairbag. Längenänderung max. 2 %.",
          ],
        },
      ],
    ],
    truth: {
      reference: "SB-2047-ANT",
      gtin: "4260719055210",
      fibre_composition: fibres(
        "centre panel: polyester 100 | side panel: polyester 85, polyurethane 15 | filling: polyurethane 100",
      ),
    },
  },
  {
    name: "shop Rechnung Bettwäsche",
    language: "de",
    template: "textile",
    kind: "invoice",
    pages: [
      [
        { title: "Rechnung RE-2026-11407" },
        {
          text: [
            "Weberei Hohenfels GmbH, Talstraße 18, 72336 Balingen",
            "Kunde: Bettenhaus Lindner KG, Kassel                      Rechnungsdatum: 04.09.2026",
          ],
        },
        {
          table: [
            ["Pos.", "Art.-Nr.", "Bezeichnung", "Menge", "EP €", "Gesamt €"],
            [
              "1",
              "71-3340",
              "Bettwäsche-Garnitur Mako-Satin 135 x 200 cm, 100 % Baumwolle, Reißverschluss",
              "120",
              "31,20",
              "3.744,00",
            ],
            ["2", "", "Fracht pauschal", "1", "48,00", "48,00"],
            ["", "", "Rabatt 5 %", "", "", "-187,20"],
            ["", "", "Zwischensumme netto", "", "", "3.604,80"],
            ["", "", "zzgl. 19 % MwSt.", "", "", "684,91"],
            ["", "", "Rechnungsbetrag", "", "", "4.289,71"],
          ],
          widths: [34, 58, 215, 50, 55, 75],
          lines: true,
        },
        { text: ["Zahlbar innerhalb 14 Tagen mit 2 % Skonto, 30 Tage netto. Hergestellt in Deutschland."] },
      ],
    ],
    truth: {
      reference: "71-3340",
      country_making: "DE",
      fibre_composition: fibres("cotton 100"),
    },
  },
  {
    name: "shop Hausschuh Beschreibung",
    language: "de",
    template: "textile",
    kind: "other",
    font: "serif",
    pages: [
      [
        { title: "Filzpantoffel »Alma«" },
        {
          text: [
            "Warme Füße auf kalten Dielen: Unser Pantoffel wird in Tirol von Hand über den Leisten gezogen.",
            "Das Obermaterial ist ein Walkfilz aus 100 % Schurwolle, das Futter besteht zu 80 % aus Schurwolle",
            "und zu 20 % aus Polyamid. Die Laufsohle ist aus rutschfestem Latex.",
          ],
        },
        {
          pairs: [
            ["Artikel", "AL-36-43"],
            ["Farben", "Graphit, Moos, Beere"],
            ["Hergestellt in", "Österreich"],
          ],
        },
        {
          text: ["Preis 64,90 € inkl. 20 % MwSt., zzgl. Versand. Rückgabe innerhalb von 30 Tagen."],
          size: 8.5,
        },
      ],
    ],
    truth: {
      reference: "AL-36-43",
      model_name: "Alma",
      country_making: "AT",
      fibre_composition: fibres("shell: virgin wool 100 | lining: virgin wool 80, polyamide 20"),
    },
  },
  {
    name: "shop étiquette multilingue",
    language: "fr",
    template: "textile",
    kind: "other",
    also: ["photo"],
    pages: [
      [
        { text: ["BON À TIRER, étiquette cousue, recto"], size: 9 },
        { title: "MAISON VERNAY" },
        { text: ["Réf. 4418-220   T. 40"] },
        {
          text: [
            "FR 55 % lin 45 % viscose. Doublure : 100 % coton",
            "GB 55% linen 45% viscose. Lining: 100% cotton",
            "DE 55 % Leinen 45 % Viskose. Futter: 100 % Baumwolle",
            "IT 55% lino 45% viscosa. Fodera: 100% cotone",
            "ES 55% lino 45% viscosa. Forro: 100% algodón",
            "PT 55% linho 45% viscose. Forro: 100% algodão",
            "NL 55% linnen 45% viscose. Voering: 100% katoen",
          ],
        },
        { text: ["Fabriqué au Portugal / Made in Portugal"] },
        { text: ["Lavage 30 °C programme délicat", "Ne pas blanchir", "Ne pas sécher en machine"] },
      ],
    ],
    truth: {
      reference: "4418-220",
      brand: "MAISON VERNAY",
      country_making: "PT",
      fibre_composition: fibres("linen 55, viscose 45 | lining: cotton 100"),
      care_washing: "wash_30_mild",
      care_bleaching: "do_not_bleach",
      care_drying: ["do_not_tumble"],
    },
  },
  {
    name: "shop attestation pull marin",
    language: "fr",
    template: "textile",
    kind: "declaration",
    font: "serif",
    pages: [
      [
        { title: "Attestation du fabricant" },
        {
          text: [
            "Nous, Tricotages de la Rance SAS, 12 rue du Moulin, 22100 Dinan, attestons que le pull marin",
            "référence TR-118 est tricoté dans nos ateliers avec un fil composé pour moitié de laine vierge et pour",
            "moitié d’acrylique (50 % / 50 %), titrage Nm 2/28, fourni par la Filature du Gave.",
            "Les boutons d’épaule sont en polyester et ne sont pas pris en compte dans la composition.",
          ],
        },
        {
          text: [
            "Fait à Dinan, le 21 septembre 2026, pour servir et valoir ce que de droit.",
            "La direction",
          ],
        },
      ],
    ],
    truth: {
      reference: "TR-118",
      manufacturer_name: "Tricotages de la Rance SAS",
      manufacturer_address: "12 rue du Moulin, 22100 Dinan",
      fibre_composition: fibres("virgin wool 50, acrylic 50"),
    },
  },
  {
    name: "shop scheda tessuto drill",
    language: "it",
    template: "textile",
    kind: "tech_sheet",
    font: "mono",
    pages: [
      [
        { title: "SCHEDA TESSUTO" },
        {
          pairs: [
            ["Articolo", "DRILL 4402"],
            ["Composizione", "CO 97 EA 3"],
            ["Peso", "265 g/mq +/- 5%"],
            ["Altezza", "148/150 cm"],
            ["Armatura", "saia 3/1"],
            ["Rientro ordito", "max -3%"],
            ["Rientro trama", "max -2%"],
            ["Elasticità trama", "22%"],
            ["Minimo", "500 m per colore"],
          ],
          style: "gap",
        },
        { text: ["I dati sono indicativi e soggetti alle normali tolleranze di lavorazione."] },
      ],
    ],
    truth: { reference: "DRILL 4402", fibre_composition: fibres("cotton 97, elastane 3") },
  },
  {
    name: "shop ficha mochila",
    language: "es",
    template: "textile",
    kind: "tech_sheet",
    pages: [
      [
        { title: "FICHA TÉCNICA DE PRODUCTO" },
        {
          table: [
            ["Referencia", "MU-3108"],
            ["Descripción", "Mochila urbana 22 l"],
            ["Marca", "Nortada"],
            ["Código EAN", "8437026110383"],
            ["Tejido exterior", "Poliéster reciclado 100 %, 600D"],
            ["Forro", "Poliéster 100 %"],
            ["Acolchado espalda", "Polietileno 100 %, 8 mm"],
            ["Cremalleras", "YKK nº 8, espiral de nailon"],
            ["Peso neto", "640 g"],
            ["País de fabricación", "España"],
          ],
          widths: [150, 330],
          lines: true,
        },
        { text: ["Limpiar con paño húmedo. IVA 21 % no incluido en las tarifas."] },
      ],
    ],
    truth: {
      reference: "MU-3108",
      brand: "Nortada",
      gtin: "8437026110383",
      net_weight: 640,
      country_making: "ES",
      fibre_composition: fibres(
        "shell: recycled polyester 100 | lining: polyester 100 | back filling: polyethylene 100",
      ),
    },
  },
  {
    name: "shop lista de embalagem toalhas",
    language: "pt",
    template: "textile",
    kind: "invoice",
    pages: [
      [
        { title: "LISTA DE EMBALAGEM / PACKING LIST" },
        {
          pairs: [
            ["Exportador", "Têxteis do Ave Norte, Lda."],
            ["Encomenda", "ENC 26/3071"],
            ["Artigo", "TB-500 Toalha de banho 70x140"],
            ["Composição", "100% algodão, felpa 500 g/m²"],
          ],
          style: "colon",
        },
        {
          table: [
            ["Caixas", "Cor", "Peças", "P. líquido kg", "P. bruto kg"],
            ["1-20", "Branco", "480", "235,2", "252,0"],
            ["21-30", "Areia", "240", "117,6", "126,0"],
            ["Total", "", "720", "352,8", "378,0"],
          ],
          lines: true,
        },
        { text: ["Fabricado em Portugal. Diferença de quantidade admitida: 3%."] },
      ],
    ],
    truth: {
      reference: "TB-500",
      country_making: "PT",
      fibre_composition: fibres("cotton 100"),
    },
  },
  {
    name: "shop productblad werkbroek",
    language: "nl",
    template: "textile",
    kind: "tech_sheet",
    pages: [
      [
        { title: "Productblad werkbroek" },
        {
          pairs: [
            ["Artikelnummer", "WB 6120"],
            ["Merk", "Sterkwerk"],
            ["EAN-code", "8719456003184"],
            ["Materiaal", "Canvas 65% polyester / 35% katoen, 300 g/m²"],
            ["Verstevigingen", "100% polyamide (Cordura)"],
            ["Stretchpanelen", "88% polyamide / 12% elastaan"],
            ["Maten", "44 t/m 64"],
          ],
          style: "gap",
        },
        { bar: "Wasvoorschrift" },
        {
          text: [
            "Wassen op 60 °C. Niet bleken. Drogen in de trommel op lage temperatuur. Strijken op 150 °C.",
          ],
        },
        { text: ["Krimp na 5 wasbeurten maximaal 3%."] },
      ],
    ],
    truth: {
      reference: "WB 6120",
      brand: "Sterkwerk",
      gtin: "8719456003184",
      fibre_composition: fibres(
        "polyester 65, cotton 35 | reinforcement: polyamide 100 | stretch panel: polyamide 88, elastane 12",
      ),
      care_washing: "wash_60",
      care_bleaching: "do_not_bleach",
      care_drying: ["tumble_low"],
      care_ironing: "iron_150",
    },
  },
  {
    name: "shop karta produktu czapka",
    language: "pl",
    template: "textile",
    kind: "tech_sheet",
    also: ["scan"],
    pages: [
      [
        { title: "KARTA PRODUKTU" },
        {
          pairs: [
            ["Indeks", "CZ-0714"],
            ["Nazwa", "Czapka zimowa z pomponem"],
            ["Materiał zewnętrzny", "50% wełna, 50% akryl"],
            ["Podszewka", "polar, 100% poliester"],
            ["Pompon", "100% akryl"],
            ["Kraj produkcji", "Polska"],
          ],
          style: "dots",
        },
        { text: ["Prać ręcznie. Nie wybielać. Nie suszyć w suszarce bębnowej. Nie prasować."] },
        { text: ["Cena hurtowa 24,50 zł netto (VAT 23%). Rabat od 200 szt.: 7%."] },
      ],
    ],
    truth: {
      reference: "CZ-0714",
      country_making: "PL",
      fibre_composition: fibres("shell: wool 50, acrylic 50 | lining: polyester 100 | pompom: acrylic 100"),
      care_washing: "hand_wash",
      care_bleaching: "do_not_bleach",
      care_drying: ["do_not_tumble"],
      care_ironing: "do_not_iron",
    },
  },
  {
    name: "shop produktsida regnjacka",
    language: "sv",
    template: "textile",
    kind: "other",
    pages: [
      [
        { title: "Skär regnjacka, barn" },
        { text: ["449 kr inkl. moms 25 %. Köp 2, få 20 % rabatt på det billigaste plagget."] },
        {
          text: [
            "Material: 100 % polyester med beläggning av polyuretan. Insida i huva och överkropp av fleece i",
            "100 % återvunnen polyester. Muddar: 95 % polyester, 5 % elastan.",
            "Vattenpelare 8 000 mm, svetsade sömmar. Utan PFAS.",
          ],
        },
        {
          pairs: [
            ["Artikelnummer", "7340-551"],
            ["Tvättråd", "Maskintvätt 40 °C, skontvätt. Blek ej. Torktumla ej. Stryk ej."],
          ],
        },
      ],
    ],
    truth: {
      reference: "7340-551",
      fibre_composition: fibres(
        "polyester 100 | lining: recycled polyester 100 | cuff: polyester 95, elastane 5",
      ),
      care_washing: "wash_40_mild",
      care_bleaching: "do_not_bleach",
      care_drying: ["do_not_tumble"],
      care_ironing: "do_not_iron",
    },
  },
  {
    name: "shop numune formu eşofman",
    language: "tr",
    template: "textile",
    kind: "other",
    font: "narrow",
    pages: [
      [
        { bar: "NUMUNE ONAY FORMU" },
        {
          table: [
            ["Model No", "EŞ-2291", "Sezon", "Kış 2026"],
            ["Müşteri", "Brookvale", "Tarih", "11.06.2026"],
            ["Ana kumaş", "%80 pamuk %20 polyester üç iplik", "Gramaj", "320 gr/m²"],
            ["Ribana", "%95 pamuk %5 elastan", "Gramaj", "360 gr/m²"],
            ["Cep astarı", "%100 pamuk", "Gramaj", "140 gr/m²"],
          ],
          widths: [85, 215, 75, 110],
          lines: true,
        },
        {
          text: [
            "Çekmezlik: en %4, boy %5. Renk haslığı uygundur.",
            "Yorum: fermuar boyu 1 cm kısaltılacak, etiket yeri onaylandı. Üretime geçilebilir.",
          ],
        },
      ],
    ],
    truth: {
      reference: "EŞ-2291",
      fibre_composition: fibres(
        "cotton 80, polyester 20 | rib: cotton 95, elastane 5 | pocket lining: cotton 100",
      ),
    },
  },
  {
    name: "shop request for quotation",
    language: "en",
    template: "textile",
    kind: "other",
    pages: [
      [
        { title: "Request for quotation" },
        {
          text: [
            "Dear Mr Haque,",
            "we are looking for a supplier of men's T-shirts for spring 2027 and would ask you to quote for:",
            "a) 100% cotton single jersey 160 gsm, or",
            "b) 60% cotton, 40% recycled polyester, 170 gsm, or",
            "c) a similar quality that you have running.",
            "Please state the price for 5,000 and 20,000 pieces, the lead time and which certificates you hold.",
            "Our usual terms are 30% deposit and 70% after inspection.",
          ],
        },
        { text: ["Kind regards,", "Sourcing, Halden & Cope Ltd"] },
      ],
    ],
    truth: {},
  },
  {
    name: "shop Färberezept",
    language: "de",
    template: "textile",
    kind: "other",
    font: "mono",
    pages: [
      [
        { title: "FÄRBEREZEPT" },
        {
          pairs: [
            ["Partie", "26-40718"],
            ["Farbton", "marine 4471"],
            ["Flotte", "1:8, 2400 l"],
            ["Verfahren", "Ausziehverfahren 60 °C"],
          ],
          style: "gap",
        },
        {
          table: [
            ["Produkt", "Menge", "kg"],
            ["Reaktivmarine BR", "2,40 %", "7,20"],
            ["Reaktivrot 3B", "0,35 %", "1,05"],
            ["Baumwollschutzmittel", "1,00 %", "3,00"],
            ["Glaubersalz", "60 g/l", "144,00"],
            ["Soda calc.", "20 g/l", "48,00"],
          ],
          widths: [200, 90, 90],
        },
        {
          text: ["Polyester bleibt reserviert. Nachseifen 98 °C, 10 min. Restfeuchte nach Schleudern 55 %."],
        },
      ],
    ],
    truth: {},
  },
  {
    name: "shop guide des matières",
    language: "fr",
    template: "textile",
    kind: "other",
    font: "serif",
    pages: [
      [
        { title: "Bien choisir sa matière" },
        {
          text: [
            "Le coton représente environ 22 % de la production mondiale de fibres, le polyester plus de 57 %.",
            "Un mélange de 65 % polyester et 35 % coton se repasse plus facilement qu’un coton pur, mais respire moins.",
            "La laine peut absorber jusqu’à 30 % de son poids en humidité sans paraître mouillée.",
            "Pour un vêtement près du corps, 3 à 5 % d’élasthanne suffisent à donner de l’aisance.",
          ],
        },
        { text: ["Nos conseillers vous répondent du lundi au samedi."] },
      ],
    ],
    truth: {},
  },
  {
    name: "shop kvalitetsblad sengetøj",
    language: "da",
    template: "textile",
    kind: "tech_sheet",
    pages: [
      [
        { title: "Kvalitetsblad" },
        {
          pairs: [
            ["Varenummer", "20-6681"],
            ["Produkt", "Helårsdyne 140 x 200 cm"],
            ["Betræk", "100% bomuld, dunlærred, trådtal 230"],
            ["Fyld", "70% andedun, 30% andefjer"],
            ["Fyldvægt", "780 g"],
            ["Kantbånd", "100% polyester"],
          ],
          style: "stacked",
        },
        { text: ["Vaskes ved 60 °C. Tørretumbles ved lav temperatur. Må ikke bleges."] },
      ],
    ],
    truth: {
      reference: "20-6681",
      fibre_composition: fibres("cover: cotton 100 | filling: down 70, feathers 30 | trim: polyester 100"),
      care_washing: "wash_60",
      care_bleaching: "do_not_bleach",
      care_drying: ["tumble_low"],
    },
  },
  {
    name: "shop technický list závěs",
    language: "cs",
    template: "textile",
    kind: "tech_sheet",
    pages: [
      [
        { title: "Technický list" },
        {
          table: [
            ["Číslo artiklu", "ZV-1450"],
            ["Název", "Dekorační závěs Morava"],
            ["Materiálové složení", "62 % polyester, 38 % viskóza"],
            ["Podšívka", "100 % bavlna"],
            ["Plošná hmotnost", "285 g/m²"],
            ["Sráživost", "do 3 %"],
            ["Země výroby", "Česká republika"],
          ],
          widths: [160, 320],
          lines: true,
        },
        { text: ["Prát na 30 °C šetrně, nebělit, nesušit v sušičce, žehlit při 110 °C."] },
      ],
    ],
    truth: {
      reference: "ZV-1450",
      model_name: "Dekorační závěs Morava",
      country_making: "CZ",
      fibre_composition: fibres("polyester 62, viscose 38 | lining: cotton 100"),
      care_washing: "wash_30_mild",
      care_bleaching: "do_not_bleach",
      care_drying: ["do_not_tumble"],
      care_ironing: "iron_110",
    },
  },
  ...SHOP_MORE,
];
