/** Written by somebody who had not read the rules; counted once before anybody looked at what goes wrong. */
import { fibres } from "../fibres.ts";
import type { Specimen } from "../specimen.ts";
import { GARMENTS_MORE } from "./garments-more.ts";

export const GARMENTS: readonly Specimen[] = [
  {
    name: "six-a-base-layer-test-report",
    language: "en",
    template: "textile",
    kind: "test_report",
    also: ["scan"],
    pages: [
      [
        { title: "Textile Test Report" },
        {
          beside: [
            [
              {
                pairs: [
                  ["Report no.", "BTL/26/0714-A"],
                  ["Issued", "19 August 2026"],
                  ["Samples received", "11 August 2026"],
                  ["Page", "1 of 1"],
                ],
              },
            ],
            [
              {
                text: [
                  "Brackenfield Textile Laboratory Ltd",
                  "Unit 6, Albion Mills, Huddersfield HD1 3QF",
                  "UKAS accredited testing laboratory",
                ],
                size: 9,
              },
            ],
          ],
        },
        {
          pairs: [
            ["Applicant", "Fellgate Outdoor Ltd, Kendal LA9 6NZ"],
            ["Product", "Women's base layer, long sleeve, half zip"],
            ["Brand", "Fellgate"],
            ["Style number", "FG-3307W"],
            ["Colourway", "Ink / Heather"],
            ["Manufacturer", "Dong Thap Performance Knits JSC"],
            ["Country of origin", "Vietnam"],
          ],
          style: "gap",
        },
        { bar: "1  Fibre composition   BS EN ISO 1833-1, -7, -20" },
        {
          table: [
            ["Part", "Fibre", "Label", "Found", "Result"],
            ["Main fabric", "Polyester", "88 %", "88.9 %", "Pass"],
            ["", "Elastane", "12 %", "11.1 %", "Pass"],
            ["Collar", "Polyamide", "92 %", "92.4 %", "Pass"],
            ["", "Elastane", "8 %", "7.6 %", "Pass"],
          ],
          widths: [120, 110, 80, 80, 80],
          lines: true,
        },
        {
          text: ["Manufacturing tolerance: 3 % of the total weight of fibres (Reg. (EU) 1007/2011 Art. 20)."],
          size: 8.5,
        },
        { bar: "2  Dimensional stability   EN ISO 5077, 40 °C, line dry" },
        {
          table: [
            ["", "1 wash", "5 washes", "Requirement"],
            ["Length", "-1.5 %", "-2.5 %", "max. -4 %"],
            ["Width", "-0.5 %", "-1.0 %", "max. -4 %"],
          ],
          widths: [120, 110, 110, 110],
          lines: true,
        },
        {
          text: [
            "The results apply only to the samples as received. Opinions are outside the scope of",
            "accreditation. Specimens are kept for three months.",
          ],
          size: 8.5,
        },
      ],
    ],
    truth: {
      brand: "Fellgate",
      reference: "FG-3307W",
      manufacturer_name: "Dong Thap Performance Knits JSC",
      country_making: "VN",
      fibre_composition: fibres("polyester 88, elastane 12 | collar: polyamide 92, elastane 8"),
    },
  },
  {
    name: "six-a-warnschutz-winterjacke",
    language: "de",
    template: "textile",
    kind: "tech_sheet",
    also: ["photo"],
    font: "narrow",
    pages: [
      [
        { bar: "TECHNISCHES DATENBLATT  –  Persönliche Schutzausrüstung" },
        {
          pairs: [
            ["Artikel", "Warnschutz-Winterjacke, leuchtgelb/marine"],
            ["Artikel-Nr.", "WS-7142-GM"],
            ["Modell", "Tribsees"],
            ["Marke", "Holstrup Pro"],
            ["EAN (Gr. L)", "4019983402264"],
            ["Größen", "S bis 5XL"],
            ["Gewicht", "1.280 g (Gr. L)"],
          ],
          style: "gap",
        },
        {
          table: [
            ["Bauteil", "Zusammensetzung", "Bemerkung"],
            ["Oberstoff", "100 % Polyester (Oxford 300D)", "PU-beschichtet, 200 g/m²"],
            ["Futter", "100 % Polyester (Taft 190T)", "gesteppt"],
            ["Ärmelfutter", "100 % Polyamid", ""],
            ["Wattierung", "100 % Polyester", "160 g/m², Ärmel 120 g/m²"],
            ["Ärmelbündchen", "97 % Polyester, 3 % Elasthan", "innenliegend"],
          ],
          widths: [110, 215, 160],
          lines: true,
        },
        {
          text: [
            "Normen: EN ISO 20471 Klasse 3, EN 343 Klasse 4/1, EN 342 (0,331 m²K/W).",
            "EU-Baumusterprüfbescheinigung Nr. 2601-PSA-11873-03, ausgestellt von der notifizierten Stelle 2471",
            "(Textilprüfinstitut Chemnitz-Nord), gültig bis 17.03.2031.",
          ],
          size: 9,
        },
        {
          pairs: [
            [
              "Pflege",
              "Waschen 40 °C Schonwaschgang, max. 25 Wäschen; nicht bleichen; nicht im Trommeltrockner trocknen; nicht bügeln; nicht chemisch reinigen",
            ],
            ["Hersteller", "Holstrup Arbeitsschutz GmbH"],
            ["Anschrift", "Werftallee 31, 18439 Stralsund"],
            ["Ursprungsland", "Bangladesch"],
          ],
          style: "gap",
        },
        {
          text: [
            "Mindestfläche fluoreszierend 0,80 m², retroreflektierend 0,20 m². Weichmacher < 0,1 %. Maße ± 2 %.",
            "Für Wechseljacke WS-7150 mit Fleece-Innenjacke gilt ein eigenes Datenblatt.",
          ],
          size: 8.5,
        },
      ],
    ],
    truth: {
      reference: "WS-7142-GM",
      model_name: "Tribsees",
      brand: "Holstrup Pro",
      gtin: "4019983402264",
      net_weight: 1280,
      fibre_composition: fibres(
        "polyester 100 | lining: polyester 100 | sleeve lining: polyamide 100 | filling: polyester 100 | cuff: polyester 97, elastane 3",
      ),
      certificates: [
        {
          name: "EU type examination",
          number: "2601-PSA-11873-03",
          issuer: "Textilprüfinstitut Chemnitz-Nord",
          valid_until: "2031-03-17",
        },
      ],
      care_washing: "wash_40_mild",
      care_bleaching: "do_not_bleach",
      care_drying: ["do_not_tumble"],
      care_ironing: "do_not_iron",
      care_professional: ["do_not_dry_clean"],
      manufacturer_name: "Holstrup Arbeitsschutz GmbH",
      manufacturer_address: "Werftallee 31, 18439 Stralsund",
      country_making: "BD",
    },
  },
  {
    name: "six-a-facture-pull-merinos",
    language: "fr",
    template: "textile",
    kind: "invoice",
    also: ["fax"],
    pages: [
      [
        {
          beside: [
            [
              { title: "Bonneterie du Lignon SARL" },
              {
                text: [
                  "Société au capital de 38 000 €",
                  "ZA de Tirepeyre, 43290 Montfaucon-en-Velay",
                  "SIRET 512 884 097 00021",
                  "TVA FR 41 512884097",
                ],
                size: 9,
              },
            ],
            [
              {
                text: [
                  "Facturé à :",
                  "Les Trois Versants SAS",
                  "27 avenue de Brogny",
                  "74000 Annecy",
                  "N° client 01188",
                ],
              },
            ],
          ],
        },
        { text: ["FACTURE N° FA-26-0932 du 28/09/2026 – votre commande 4417 du 02/06/2026"], size: 11 },
        {
          table: [
            ["Référence", "Désignation", "Qté", "P.U. HT", "Montant HT"],
            ["PL-6418", "Pull col camionneur, jauge 7", "60", "41,80", "2 508,00"],
            ["", "70 % laine mérinos 30 % alpaga", "", "", ""],
            ["", "coloris tourbe, S à XL", "", "", ""],
            ["", "Remise saison 4 %", "", "", "- 100,32"],
            ["", "Port et emballage", "", "", "38,00"],
          ],
          widths: [75, 215, 45, 65, 85],
          lines: true,
        },
        {
          table: [
            ["Total HT", "2 445,68 €"],
            ["TVA 20 %", "489,14 €"],
            ["Net à payer", "2 934,82 €"],
          ],
          widths: [380, 105],
        },
        {
          text: [
            "Articles fabriqués en France, dans nos ateliers de Montfaucon-en-Velay.",
            "Règlement par virement à 45 jours fin de mois. Escompte 1,5 % sous 8 jours. Pénalités de",
            "retard : trois fois le taux légal ; indemnité forfaitaire de recouvrement 40 €.",
          ],
          size: 9,
        },
      ],
    ],
    truth: {
      reference: "PL-6418",
      fibre_composition: fibres("merino wool 70, alpaca 30"),
      country_making: "FR",
      manufacturer_name: "Bonneterie du Lignon SARL",
      manufacturer_address: "ZA de Tirepeyre, 43290 Montfaucon-en-Velay",
    },
  },
  {
    name: "six-a-scheda-maglia-finezza-12",
    language: "it",
    template: "textile",
    kind: "tech_sheet",
    font: "serif",
    pages: [
      [
        { title: "SCHEDA TECNICA MAGLIERIA – A/I 2026-27" },
        {
          table: [
            ["Articolo", "MU 2274", "Marchio", "Casa Orsini"],
            ["Modello", "Girocollo Berto", "Colore", "8810 antracite mel."],
            ["Finezza", "12 gg", "Titolo filato", "Nm 2/28"],
            ["Taglia base", "50", "Peso capo", "345 g"],
          ],
          widths: [85, 155, 95, 150],
          lines: true,
        },
        {
          text: ["Composizione:", "50% LANA VERGINE", "30% VISCOSA", "15% POLIAMMIDE", "5% CASHMERE"],
        },
        {
          table: [
            ["Fase", "Paese", "Note"],
            ["Filatura", "Italia", "Filati Valdarbia, art. Nuvola"],
            ["Tintura", "Italia", "in filo"],
            ["Smacchinatura", "Italia", "teli calati, rimaglio a mano al collo"],
            ["Confezione", "Romania", "rimaglio fianchi, stiro, controllo"],
          ],
          widths: [115, 110, 255],
          lines: true,
        },
        { text: ["Origine del capo in etichetta: Romania."] },
        {
          text: [
            "Lavaggio a mano. Non candeggiare. Non asciugare in tamburo. Stirare a max 110 °C.",
            "Lavabile a secco con percloroetilene, ciclo delicato (P).",
          ],
        },
        {
          text: ["Tolleranza misure ± 3%. Calo peso dopo follatura 4%. Campione approvato il 12/05/2026."],
          size: 8.5,
        },
      ],
    ],
    truth: {
      reference: "MU 2274",
      brand: "Casa Orsini",
      model_name: "Girocollo Berto",
      net_weight: 345,
      fibre_composition: fibres("virgin wool 50, viscose 30, polyamide 15, cashmere 5"),
      country_spinning: "IT",
      country_dyeing: "IT",
      country_weaving: "IT",
      country_making: "RO",
      care_washing: "hand_wash",
      care_bleaching: "do_not_bleach",
      care_drying: ["do_not_tumble"],
      care_ironing: "iron_110",
      care_professional: ["dry_p_mild"],
    },
  },
  {
    name: "six-a-ficha-calcetin-trail",
    language: "es",
    template: "textile",
    kind: "tech_sheet",
    pages: [
      [
        { bar: "FICHA DE PRODUCTO" },
        {
          pairs: [
            ["Producto", "Calcetín de trail running, caña media"],
            ["Marca", "Peñarrubia Sport"],
            ["Ref.", "PR-C208"],
            ["EAN", "8437025518937"],
            ["Tallas", "36-39 / 40-43 / 44-46"],
            ["Composición", "52 % algodón, 45 % poliamida reciclada, 3 % elastano"],
            ["Contenido reciclado", "45 %"],
            ["Peso neto del par", "58 g (talla 40-43)"],
            ["Fabricado en", "España"],
            ["Fabricante", "Géneros de Punto La Anoia, S.L."],
            ["Dirección", "C/ dels Blanquers, 54, 08700 Igualada (Barcelona)"],
          ],
          style: "dots",
        },
        {
          text: [
            "La poliamida procede de redes de pesca y restos de hilatura. Hilo con certificado GRS de nuestro",
            "proveedor, n.º AIT-GRS-2026-03317, válido hasta el 30/04/2027.",
          ],
          size: 9,
        },
        {
          text: [
            "Puntera sin costura, refuerzo en talón, 168 agujas. Presentación en cartoncillo 100 % reciclado,",
            "12 pares por caja. PVP recomendado 14,95 €, IVA 21 % incluido; descuento de temporada hasta el 30 %.",
          ],
          size: 9,
        },
        {
          text: ["Lavar a 30 °C. No usar lejía. No secar en secadora. No planchar. No lavar en seco."],
        },
      ],
    ],
    truth: {
      brand: "Peñarrubia Sport",
      reference: "PR-C208",
      gtin: "8437025518937",
      fibre_composition: fibres("cotton 52, recycled polyamide 45, elastane 3"),
      recycled_content: 45,
      net_weight: 58,
      country_making: "ES",
      manufacturer_name: "Géneros de Punto La Anoia, S.L.",
      manufacturer_address: "C/ dels Blanquers, 54, 08700 Igualada (Barcelona)",
      certificates: [{ name: "GRS", number: "AIT-GRS-2026-03317", valid_until: "2027-04-30" }],
      care_washing: "wash_30",
      care_bleaching: "do_not_bleach",
      care_drying: ["do_not_tumble"],
      care_ironing: "do_not_iron",
      care_professional: ["do_not_dry_clean"],
    },
  },
  {
    name: "six-a-declaracao-toalha-felpo",
    language: "pt",
    template: "textile",
    kind: "declaration",
    pages: [
      [
        { title: "Felpos do Vizela, Lda." },
        { text: ["Rua das Lamelas, 210 – 4815-399 Caldas de Vizela – Portugal"], size: 9 },
        { text: ["DECLARAÇÃO DO FABRICANTE / MANUFACTURER'S DECLARATION"] },
        {
          pairs: [
            ["Artigo / Item", "Toalha de banho / bath towel 70 x 140 cm"],
            ["Referência / Reference", "FV-BT-550-07"],
            ["Cor / Colour", "Areia / Sand"],
            ["EAN", "5607448120595"],
            ["Peso por peça / Weight per piece", "540 g"],
          ],
          style: "gap",
        },
        {
          text: [
            "Declaramos que o artigo acima é composto por 100 % algodão (felpo penteado, 550 g/m²) e que",
            "foi tecido, tingido e confecionado em Portugal.",
            "We declare that the above item is made of 100 % cotton (combed terry, 550 g/m²) and was woven,",
            "dyed and sewn in Portugal.",
          ],
          size: 9,
        },
        {
          text: [
            "Certificação / Certification: STANDARD 100 by OEKO-TEX, n.º 11-48207 CITEVE, classe I,",
            "válido até / valid until 31.01.2027.",
          ],
          size: 9,
        },
        {
          text: [
            "Lavagem / Washing: 60 °C. Branqueamento / Bleaching: não / do not bleach.",
            "Secagem em tambor, temperatura normal / Tumble dry, normal temperature.",
          ],
        },
        {
          text: [
            "Encolhimento / Shrinkage: comp. 6 %, larg. 3 %. Válida por um ano, salvo alteração do artigo.",
            "Caldas de Vizela, 08/07/2026 – O departamento da qualidade",
          ],
          size: 9,
        },
      ],
    ],
    truth: {
      reference: "FV-BT-550-07",
      gtin: "5607448120595",
      net_weight: 540,
      fibre_composition: fibres("cotton 100"),
      country_weaving: "PT",
      country_dyeing: "PT",
      country_making: "PT",
      manufacturer_name: "Felpos do Vizela, Lda.",
      manufacturer_address: "Rua das Lamelas, 210 – 4815-399 Caldas de Vizela – Portugal",
      certificates: [{ name: "OEKO-TEX STANDARD 100", number: "11-48207", valid_until: "2027-01-31" }],
      care_washing: "wash_60",
      care_bleaching: "do_not_bleach",
      care_drying: ["tumble_normal"],
    },
  },
  {
    name: "six-a-orderbevestiging-dekbedset",
    language: "nl",
    template: "textile",
    kind: "other",
    font: "narrow",
    pages: [
      [
        { title: "ORDERBEVESTIGING 26-44081" },
        {
          beside: [
            [
              {
                text: [
                  "Slaapgoed Twente B.V.",
                  "Textielstraat 19",
                  "7575 CA Oldenzaal",
                  "BTW NL 8520.41.773.B01",
                ],
              },
            ],
            [
              {
                text: [
                  "Aan:",
                  "Warenhuis De Korenbeurs",
                  "Afdeling inkoop wonen",
                  "Grote Markt 4, 9712 HN Groningen",
                ],
              },
            ],
          ],
        },
        {
          text: ["Orderdatum 21-10-2026. Leverweek 05-2027, franco magazijn. Uw kenmerk: KB/wonen/0388."],
          size: 9,
        },
        {
          table: [
            ["Artikel", "Omschrijving", "EAN", "Aantal", "Prijs"],
            ["ST-20933", "Dekbedset satijn 240x220", "8719453261075", "180", "23,40"],
          ],
          widths: [70, 180, 115, 55, 60],
          lines: true,
        },
        {
          pairs: [
            ["Merk", "Noorderslaap"],
            ["Inhoud set", "1 overtrek, 2 slopen 60 x 70"],
            ["Samenstelling", "70% katoen, 30% lyocell, satijn 300 draads"],
            ["Land van herkomst", "Turkije"],
            ["Wasvoorschrift", "60 graden, niet bleken, drogen op lage temperatuur, strijken 150 graden"],
            ["Verpakking", "kartonnen wikkel, 6 sets per doos, bruto 15,2 kg"],
          ],
          style: "colon",
        },
        {
          table: [
            ["Goederenwaarde", "4.212,00"],
            ["Orderkorting 5%", "-210,60"],
            ["BTW 21%", "840,29"],
            ["Totaal EUR", "4.841,69"],
          ],
          widths: [160, 80],
        },
        {
          text: [
            "Levering tot 5% meer of minder dan bestelde aantallen geldt als nakoming. Op al onze leveringen zijn de",
            "voorwaarden van toepassing die bij de Kamer van Koophandel zijn gedeponeerd.",
          ],
          size: 8,
        },
      ],
    ],
    truth: {
      reference: "ST-20933",
      gtin: "8719453261075",
      brand: "Noorderslaap",
      fibre_composition: fibres("cotton 70, lyocell 30"),
      country_making: "TR",
      care_washing: "wash_60",
      care_bleaching: "do_not_bleach",
      care_drying: ["tumble_low"],
      care_ironing: "iron_150",
    },
  },
  {
    name: "six-a-karta-bluza-robocza",
    language: "pl",
    template: "textile",
    kind: "tech_sheet",
    also: ["photo"],
    pages: [
      [
        { bar: "KARTA PRODUKTU" },
        { title: "Bluza robocza polarowa KRZEMIEŃ" },
        {
          table: [
            ["Indeks", "BP-4402"],
            ["Model", "Krzemień"],
            ["Marka", "Rudawa Work"],
            ["Kod EAN", "5907631482210"],
            ["Materiał zasadniczy", "100% poliester, polar 280 g/m²"],
            ["Wstawki (ramiona, łokcie)", "65% poliester, 35% bawełna, 245 g/m²"],
            ["Podszewka kieszeni", "100% poliester"],
            ["Masa wyrobu (rozm. L)", "0,62 kg"],
            ["Rozmiary", "S – 3XL"],
            ["Kraj pochodzenia", "Polska"],
          ],
          widths: [180, 300],
          lines: true,
        },
        {
          text: [
            "Producent: Zakład Odzieżowy Rudawa Sp. j., ul. Przemysłowa 8, 58-420 Lubawka.",
            "Znakowanie: haft lub termotransfer na zamówienie, dopłata 6% do ceny netto.",
          ],
        },
        {
          pairs: [
            ["Pranie", "w temperaturze do 40 °C"],
            ["Bielenie", "nie wybielać"],
            ["Suszenie", "nie suszyć w suszarce bębnowej"],
            ["Prasowanie", "nie prasować"],
          ],
          style: "gap",
        },
        {
          text: [
            "Wyrób zgodny z rozporządzeniem (UE) 2016/425, kategoria I. Odporność na piling: stopień 4.",
            "Zmiana wymiarów po praniu do 3%. Zdjęcia mogą różnić się od wyrobu.",
          ],
          size: 8.5,
        },
      ],
    ],
    truth: {
      reference: "BP-4402",
      model_name: "Krzemień",
      brand: "Rudawa Work",
      gtin: "5907631482210",
      fibre_composition: fibres(
        "polyester 100 | insert: polyester 65, cotton 35 | pocket lining: polyester 100",
      ),
      net_weight: 620,
      country_making: "PL",
      manufacturer_name: "Zakład Odzieżowy Rudawa Sp. j.",
      manufacturer_address: "ul. Przemysłowa 8, 58-420 Lubawka",
      care_washing: "wash_40",
      care_bleaching: "do_not_bleach",
      care_drying: ["do_not_tumble"],
      care_ironing: "do_not_iron",
      pilling_grade: 4,
    },
  },
  {
    name: "six-a-sweatshirt-urun-formu",
    language: "tr",
    template: "textile",
    kind: "tech_sheet",
    also: ["scan"],
    pages: [
      [
        { bar: "ÜRÜN BİLGİ FORMU / PRODUCT INFORMATION FORM" },
        {
          pairs: [
            ["Model kodu / Style code", "SW-26K-118"],
            ["Ürün / Product", "Kapüşonlu sweatshirt / Hooded sweatshirt"],
            ["Müşteri / Customer", "Kvist & Bro ApS, Aarhus"],
            ["Marka / Brand", "KVIST"],
            ["Barkod / Barcode", "5708113964459"],
          ],
          style: "stacked",
        },
        {
          table: [
            ["Parça / Part", "Kumaş / Fabric", "Karışım / Composition"],
            ["Ana kumaş / Body", "3 iplik şardonlu, 320 g/m²", "%80 pamuk / cotton, %20 polyester"],
            ["Kaşkorse / Rib", "2x2 kaşkorse, 380 g/m²", "%97 pamuk / cotton, %3 elastan"],
            ["Kapüşon astarı / Hood lining", "Süprem, 160 g/m²", "%100 pamuk / cotton"],
          ],
          widths: [130, 155, 200],
          lines: true,
        },
        {
          text: [
            "Üretici / Manufacturer: Gediz Örme Konfeksiyon San. ve Tic. A.Ş.",
            "Adres / Address: 10032 Sokak No: 14, AOSB, 35620 Çiğli, İzmir",
            "Menşei / Country of origin: Türkiye",
          ],
        },
        {
          text: [
            "Çekme toleransı / Shrinkage tolerance: %5. Gramaj toleransı / Weight tolerance: ±%5.",
            "Fire / Wastage in cutting: %11. KDV %10 fiyata dahil değildir / VAT not included.",
          ],
          size: 9,
        },
        {
          text: [
            "30 °C hassas yıkama / wash 30 °C gentle. Ağartma yapılmaz / do not bleach.",
            "Tamburlu kurutma yapılmaz / do not tumble dry.",
          ],
          size: 9,
        },
      ],
    ],
    truth: {
      reference: "SW-26K-118",
      brand: "KVIST",
      gtin: "5708113964459",
      fibre_composition: fibres(
        "cotton 80, polyester 20 | rib: cotton 97, elastane 3 | hood lining: cotton 100",
      ),
      manufacturer_name: "Gediz Örme Konfeksiyon San. ve Tic. A.Ş.",
      manufacturer_address: "10032 Sokak No: 14, AOSB, 35620 Çiğli, İzmir",
      country_making: "TR",
      care_washing: "wash_30_mild",
      care_bleaching: "do_not_bleach",
      care_drying: ["do_not_tumble"],
    },
  },
  {
    name: "six-a-produktblad-understall",
    language: "sv",
    template: "textile",
    kind: "tech_sheet",
    pages: [
      [
        { title: "Produktblad – underställströja dam" },
        {
          beside: [
            [
              {
                pairs: [
                  ["Varumärke", "Frostvik"],
                  ["Artikelnummer", "410-228"],
                  ["Modellnamn", "Helags Crew W"],
                  ["EAN", "7350091648203"],
                ],
                style: "stacked",
              },
            ],
            [
              {
                pairs: [
                  ["Tillverkningsland", "Litauen"],
                  ["Vikt (stl. M)", "188 g"],
                  ["Storlekar", "XS–XL"],
                  ["Ytvikt", "190 g/m²"],
                ],
                style: "stacked",
              },
            ],
          ],
        },
        {
          text: [
            "Material: 73 % merinoull, 24 % polyamid, 3 % elastan.",
            "Ullen är mulesingfri (RWS, certifikat CU-1120338-RWS, giltigt t.o.m. 2027-06-30) och 18,9 mikron fin.",
          ],
          size: 9,
        },
        {
          text: [
            "Skötselråd: 40 °C skontvätt. Tål ej blekning. Ej torktumling. Planttorkas. Stryks vid högst 110 °C.",
            "Kemtvättas ej. Krympning högst 4 %.",
          ],
          size: 9,
        },
        {
          text: [
            "Plagget hör ihop med Helags Tights (410-231) och Helags Hood (410-240). De har en annan stickning",
            "och en annan fiberblandning; se deras egna blad.",
          ],
          size: 9,
        },
        {
          text: [
            "Frostvik Friluft AB, Box 118, 831 22 Östersund. Reservation för tryckfel. Utgåva 2, 2026-08.",
          ],
          size: 8,
        },
      ],
    ],
    truth: {
      brand: "Frostvik",
      reference: "410-228",
      model_name: "Helags Crew W",
      gtin: "7350091648203",
      country_making: "LT",
      manufacturer_name: "Frostvik Friluft AB",
      manufacturer_address: "Box 118, 831 22 Östersund",
      net_weight: 188,
      fibre_composition: fibres("merino wool 73, polyamide 24, elastane 3"),
      certificates: [{ name: "RWS", number: "CU-1120338-RWS", valid_until: "2027-06-30" }],
      care_washing: "wash_40_mild",
      care_bleaching: "do_not_bleach",
      care_drying: ["do_not_tumble", "flat"],
      care_ironing: "iron_110",
      care_professional: ["do_not_dry_clean"],
    },
  },
  {
    name: "six-a-striktroeje-linjeark",
    language: "da",
    template: "textile",
    kind: "other",
    font: "sans",
    pages: [
      [
        { bar: "STYLE INFO – EFTERÅR 2026" },
        {
          table: [
            ["Style nr.", "Navn", "Farve", "Størrelser", "Engros DKK"],
            ["2609-114", "Vester Strik", "havre", "S-XXL", "219,00"],
          ],
          widths: [80, 120, 80, 100, 105],
          lines: true,
        },
        {
          text: [
            "Striktrøje med rund hals, 5 gauge halvpatent.",
            "55 % bomuld, 30 % akryl, 15 % uld",
            "Vægt ca. 610 g i str. L",
            "Produceret i Portugal",
          ],
        },
        {
          text: [
            "Vaskeanvisning: håndvask, må ikke bleges, må ikke tørretumbles, liggetørres, stryges ved lav",
            "temperatur (110 °C), må ikke renses kemisk.",
          ],
          size: 9,
        },
        {
          text: [
            "Minimum 12 stk. pr. farve. Forudbestilling før 15. februar giver 8 % rabat. Alle priser er ekskl.",
            "25 % moms. Vejledende udsalgspris 549 kr.",
          ],
          size: 9,
        },
        { text: ["Thyborg Tekstil A/S · Industrivej 42 · 7400 Herning · CVR 30418827"], size: 8 },
      ],
    ],
    truth: {
      reference: "2609-114",
      model_name: "Vester Strik",
      net_weight: 610,
      country_making: "PT",
      manufacturer_name: "Thyborg Tekstil A/S",
      manufacturer_address: "Industrivej 42 · 7400 Herning",
      fibre_composition: fibres("cotton 55, acrylic 30, wool 15"),
      care_washing: "hand_wash",
      care_bleaching: "do_not_bleach",
      care_drying: ["do_not_tumble", "flat"],
      care_ironing: "iron_110",
      care_professional: ["do_not_dry_clean"],
    },
  },
  {
    name: "six-a-tuoteseloste-pipo",
    language: "fi",
    template: "textile",
    kind: "other",
    also: ["photo"],
    pages: [
      [
        { title: "Tuoteseloste: neulepipo" },
        {
          pairs: [
            ["Tuotenumero", "PK-0719"],
            ["Malli", "Kaamos"],
            ["Tuotemerkki", "Ruska & Routa"],
            ["EAN-koodi", "6415572039183"],
            ["Päällinen", "50 % villa, 50 % akryyli"],
            ["Vuori", "95 % puuvilla, 5 % elastaani"],
            ["Paino", "74 g"],
            ["Koko", "yksi koko, ympärysmitta 54–60 cm"],
          ],
          style: "dots",
        },
        {
          text: ["Valmistettu Suomessa. Valmistaja: Kemijoen Neule Oy, Teollisuuskatu 11, 96320 Rovaniemi."],
          size: 9,
        },
        {
          text: [
            "Hoito-ohje: käsinpesu. Ei valkaisua. Ei rumpukuivausta. Tasokuivaus. Ei silitystä.",
            "Tupsu on irrotettava, ja se poistetaan ennen pesua.",
          ],
        },
        {
          text: ["Hinta sisältää arvonlisäveron 25,5 %. Jälleenmyyjän alennus 40 % ohjehinnasta."],
          size: 8.5,
        },
      ],
    ],
    truth: {
      reference: "PK-0719",
      brand: "Ruska & Routa",
      model_name: "Kaamos",
      gtin: "6415572039183",
      net_weight: 74,
      fibre_composition: fibres("wool 50, acrylic 50 | lining: cotton 95, elastane 5"),
      country_making: "FI",
      manufacturer_name: "Kemijoen Neule Oy",
      manufacturer_address: "Teollisuuskatu 11, 96320 Rovaniemi",
      care_washing: "hand_wash",
      care_bleaching: "do_not_bleach",
      care_drying: ["do_not_tumble", "flat"],
      care_ironing: "do_not_iron",
    },
  },
  {
    name: "six-a-care-label-artwork-vest",
    language: "en",
    template: "textile",
    kind: "other",
    font: "narrow",
    pages: [
      [
        { title: "CARE LABEL ARTWORK  –  FOR PRINT" },
        {
          table: [
            ["Order", "PO 61-20774", "Label", "woven-edge satin, 30 x 95 mm, 2 leaves"],
            ["Style", "OV-5519 Insulated vest", "Qty", "2,400 + 3% spare"],
          ],
          widths: [55, 170, 50, 205],
          lines: true,
        },
        {
          beside: [
            [
              { text: ["LEAF 1 FRONT"], size: 8 },
              {
                text: [
                  "OSTVALLEN",
                  "OV-5519",
                  "SHELL / OBERSTOFF / EXTÉRIEUR",
                  "100% POLYAMIDE / POLYAMID / POLYAMIDE",
                  "LINING / FUTTER / DOUBLURE",
                  "100% POLYESTER / POLYESTER / POLYESTER",
                  "PADDING / FÜLLUNG / REMBOURRAGE",
                  "70% POLYESTER / POLYESTER / POLYESTER",
                  "30% WOOL / WOLLE / LAINE",
                  "MADE IN MYANMAR",
                ],
                size: 8.5,
              },
            ],
            [
              { text: ["LEAF 2 FRONT"], size: 8 },
              {
                text: [
                  "30 °C gentle wash / Schonwaschgang /",
                  "cycle modéré",
                  "Do not bleach / Nicht bleichen /",
                  "Ne pas blanchir",
                  "Tumble dry low / Trommeltrocknen bei",
                  "niedriger Temperatur / Séchage en",
                  "tambour à basse température",
                  "Do not iron / Nicht bügeln / Ne pas repasser",
                  "Do not dry clean / Nicht chemisch reinigen /",
                  "Pas de nettoyage à sec",
                ],
                size: 8.5,
              },
            ],
          ],
        },
        {
          text: [
            "LEAF 2 BACK: Dist. by Ostvallen Retail AB, SE-503 38 Borås",
            "Print colour: black 100 %. Approve or correct within 48 hours. Check spelling, the printer does not.",
          ],
          size: 8.5,
        },
      ],
    ],
    truth: {
      reference: "OV-5519",
      brand: "Ostvallen",
      fibre_composition: fibres("polyamide 100 | lining: polyester 100 | filling: polyester 70, wool 30"),
      country_making: "MM",
      care_washing: "wash_30_mild",
      care_bleaching: "do_not_bleach",
      care_drying: ["tumble_low"],
      care_ironing: "do_not_iron",
      care_professional: ["do_not_dry_clean"],
    },
  },
  {
    name: "six-a-supplier-quality-agreement",
    language: "en",
    template: "textile",
    kind: "other",
    font: "serif",
    pages: [
      [
        { title: "Annex C – Quality and Labelling Terms" },
        { text: ["to the Supply Agreement between Merrow Lane Clothing plc and the Supplier"], size: 9.5 },
        {
          text: [
            "C.1  Goods are inspected to AQL 2.5 for major and AQL 4.0 for minor faults. A lot that fails may be",
            "reworked once; the cost of the second inspection is charged at 100 % to the Supplier.",
            "C.2  Fibre content on the label must agree with the finished goods. A difference of more than 3 %",
            'from the label is a major fault, except where one fibre is named (for instance "100 % cotton"),',
            "where 2 % foreign fibres are allowed for carded goods.",
            "C.3  Blends are written in falling order. Correct: 60 % cotton 40 % polyester. Not accepted: cotton",
            "blend, poly-cotton, mixed fibres, spandex.",
            "C.4  Wool and cashmere goods need a microscope test by a nominated laboratory before shipment.",
            "Angora, mohair from unaudited farms and real fur are forbidden.",
            "C.5  Shrinkage after three washes: knits 5 %, wovens 3 %. Colour fastness to washing: grade 4.",
            "C.6  Late delivery is deducted at 2 % of the invoice value for each full week, up to 10 %.",
            "C.7  The Supplier keeps test reports for ten years and hands them over within five days.",
          ],
          size: 9,
        },
        {
          text: ["Version 6, in force from 1 January 2026. Initials of both parties: ______ / ______"],
          size: 9,
        },
      ],
    ],
    truth: {},
  },
  {
    name: "six-a-leitfaden-etikettierung",
    language: "de",
    template: "textile",
    kind: "other",
    pages: [
      [
        { title: "Merkblatt Textilkennzeichnung für Lieferanten" },
        { text: ["Bitte prüfen Sie Ihre Etiketten anhand der folgenden Beispiele vor dem Druck."] },
        {
          table: [
            ["Beispiel", "Beurteilung"],
            ["80 % Baumwolle, 20 % Polyamid", "richtig"],
            ["Baumwolle/Polyamid", "falsch, Anteile fehlen"],
            ["60 % Viskose, 45 % Polyester", "falsch, ergibt 105 %"],
            ["100 % Lycra", "falsch, Markenname statt Elasthan"],
            ["reine Schurwolle", "nur bei 100 %, Fremdfasern bis 0,3 %"],
          ],
          widths: [250, 235],
          lines: true,
        },
        {
          text: [
            "1. Fasern unter 5 % dürfen als »sonstige Fasern« genannt werden.",
            "2. Knöpfe, Reißverschlüsse, Nähgarn und Einlagen bleiben außer Betracht.",
            "3. Verzierungen bis 7 % und antistatische Fasern bis 2 % müssen nicht genannt werden.",
            "4. Nichttextile Teile tierischen Ursprungs sind mit dem vorgeschriebenen Satz anzugeben.",
            "5. Etiketten ohne Freigabe werden mit 0,15 € je Stück zuzüglich 19 % MwSt. berechnet.",
          ],
          size: 9,
        },
        {
          text: ["Stand: Januar 2026 · Fragen richten Sie bitte an die Abteilung Qualitätswesen."],
          size: 8.5,
        },
      ],
    ],
    truth: {},
  },
  {
    name: "six-a-trail-shoe-spec",
    language: "en",
    template: "footwear",
    kind: "tech_sheet",
    pages: [
      [
        { bar: "FOOTWEAR SPECIFICATION" },
        {
          pairs: [
            ["Brand", "Carrick Run"],
            ["Model", "Scree 3"],
            ["Article no.", "CR-S3-0417"],
            ["EAN (EU 42)", "5060744199380"],
            ["Last", "TR-26 M, drop 6 mm"],
            ["Weight", "562 g per pair in EU 42"],
          ],
          style: "gap",
        },
        {
          table: [
            ["Part", "Material"],
            ["Upper", "textile (engineered polyester mesh), PU film overlays"],
            ["Lining and insock", "textile"],
            ["Midsole", "EVA, 20 % from production offcuts"],
            ["Outsole", "rubber, 4 mm lugs"],
          ],
          widths: [130, 340],
          lines: true,
        },
        {
          pairs: [
            ["Recycled content of the shoe", "24 % by weight"],
            ["Upper stitched in", "Cambodia"],
            ["Assembled in", "Vietnam"],
            ["Country of origin", "Vietnam"],
            ["Factory", "Bien Hoa Sports Footwear Co., Ltd."],
          ],
          style: "gap",
        },
        {
          text: [
            "Flexing: 100,000 cycles without cracks. Sole bond: min. 4.0 N/mm (measured 5.2). Slip: SRC not",
            "claimed. Do not machine wash; brush off mud when dry.",
          ],
          size: 9,
        },
      ],
    ],
    truth: {
      brand: "Carrick Run",
      model_name: "Scree 3",
      reference: "CR-S3-0417",
      gtin: "5060744199380",
      net_weight: 562,
      recycled_content: 24,
      country_upper: "KH",
      country_assembly: "VN",
      country_making: "VN",
      manufacturer_name: "Bien Hoa Sports Footwear Co., Ltd.",
    },
  },
  {
    name: "six-a-prohlaseni-pracovni-kalhoty",
    language: "cs",
    template: "textile",
    kind: "declaration",
    also: ["fax"],
    pages: [
      [
        { title: "Prohlášení výrobce o materiálovém složení" },
        {
          pairs: [
            ["Výrobce", "Oděvy Svratka s.r.o."],
            ["Sídlo", "Nádražní 77, 592 02 Svratka"],
            ["IČO", "27 655 041"],
            ["Výrobek", "Kalhoty pracovní s laclem"],
            ["Obchodní značka", "TESAŘ"],
            ["Katalogové číslo", "KL-318"],
            ["EAN", "8594182300765"],
          ],
        },
        {
          table: [
            ["Část výrobku", "Složení"],
            ["Vrchový materiál", "65 % polyester, 35 % bavlna, kepr 245 g/m²"],
            ["Zesílení kolen", "100 % polyamid (Cordura 500D)"],
            ["Kapsovina", "80 % polyester, 20 % bavlna"],
          ],
          widths: [150, 330],
          lines: true,
        },
        {
          text: [
            "Prohlašujeme, že uvedené údaje odpovídají skutečnosti a nařízení (EU) č. 1007/2011.",
            "Výrobek byl ušit v České republice.",
          ],
        },
        {
          text: [
            "Praní při teplotě do 60 °C, nebělit, nesušit v bubnové sušičce, žehlit do 150 °C, chemicky nečistit.",
            "Srážlivost po vyprání do 3 %. Odolnost barev v praní stupeň 4.",
          ],
          size: 9,
        },
        { text: ["Ve Svratce dne 4. 9. 2026, vedoucí jakosti"], size: 9 },
      ],
    ],
    truth: {
      manufacturer_name: "Oděvy Svratka s.r.o.",
      manufacturer_address: "Nádražní 77, 592 02 Svratka",
      brand: "TESAŘ",
      reference: "KL-318",
      gtin: "8594182300765",
      fibre_composition: fibres(
        "polyester 65, cotton 35 | knee reinforcement: polyamide 100 | pocket lining: polyester 80, cotton 20",
      ),
      country_making: "CZ",
      care_washing: "wash_60",
      care_bleaching: "do_not_bleach",
      care_drying: ["do_not_tumble"],
      care_ironing: "iron_150",
      care_professional: ["do_not_dry_clean"],
      colour_fastness_grade: 4,
    },
  },
  ...GARMENTS_MORE,
];
