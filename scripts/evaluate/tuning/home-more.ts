/** The second half of the papers of textiles for the house and of small wear. */
import { fibres } from "../fibres.ts";
import type { Specimen } from "../specimen.ts";

export const HOME_MORE: readonly Specimen[] = [
  {
    name: "home-nevresim-siparis",
    language: "tr",
    template: "textile",
    kind: "tech_sheet",
    pages: [
      [
        { title: "ÜRÜN BİLGİ FORMU – NEVRESİM TAKIMI" },
        {
          table: [
            ["Ürün adı", "Nevresim takımı, çift kişilik"],
            ["Model", "Lidya"],
            ["Ürün kodu", "NT-5520"],
            ["Marka", "Ovaköy Ev"],
            ["Barkod", "8692425089962"],
            ["Nevresim ve yastık kılıfı", "%60 pamuk, %40 modal"],
            ["Çarşaf", "%100 pamuk"],
            ["Üretici", "Pamukçay Tekstil San. ve Tic. Ltd. Şti."],
            ["Adres", "Gümüşler Mah. 1217 Sok. No: 5, 20160 Denizli"],
            ["Menşe ülke", "Türkiye"],
            ["Net ağırlık", "1.680 g"],
          ],
          widths: [170, 315],
          lines: true,
        },
        {
          text: [
            "Yıkama talimatı: 40°C'de yıkayınız, ağartıcı kullanmayınız, tamburlu kurutma yapmayınız, orta ısıda",
            "(150°C) ütüleyiniz, kuru temizleme yapılmaz. Çekme payı %4. KDV %10 dahildir.",
          ],
          size: 8.5,
        },
      ],
    ],
    truth: {
      model_name: "Lidya",
      reference: "NT-5520",
      brand: "Ovaköy Ev",
      gtin: "8692425089962",
      fibre_composition: fibres("duvet cover and pillowcase: cotton 60, modal 40 | sheet: cotton 100"),
      manufacturer_name: "Pamukçay Tekstil San. ve Tic. Ltd. Şti.",
      manufacturer_address: "Gümüşler Mah. 1217 Sok. No: 5, 20160 Denizli",
      country_making: "TR",
      net_weight: 1680,
      care_washing: "wash_40",
      care_bleaching: "do_not_bleach",
      care_drying: ["do_not_tumble"],
      care_ironing: "iron_150",
      care_professional: ["do_not_dry_clean"],
    },
  },
  {
    name: "home-dyne-datablad",
    language: "da",
    template: "textile",
    kind: "tech_sheet",
    also: ["fax"],
    pages: [
      [
        { title: "Datablad – dyner og puder" },
        {
          pairs: [
            ["Produkt", "Helårsdyne Fanø, 140 x 200 cm"],
            ["Varenr.", "FN-140-HEL"],
            ["Mærke", "Vesterhav Sengetøj"],
            ["EAN-nr.", "5786812738953"],
            ["Betræk", "100 % bomuld, dunlærred, kogefast"],
            ["Fyld", "60 % hvide andedun, 40 % småfjer"],
            ["Fyldvægt", "700 g"],
            ["Samlet vægt", "1.480 g"],
            ["Bæreevne", "6,5 cm (IDFB)"],
            ["Produceret i", "Danmark"],
          ],
          style: "dots",
        },
        {
          text: [
            "Vask ved 60 °C, tørretumbles ved lav temperatur, må ikke bleges, må ikke stryges, tåler ikke kemisk",
            "rensning. Tolerance på fyldvægt ± 5 %. Dun og fjer stammer fra Polen og Ukraine.",
          ],
          size: 8.5,
        },
      ],
    ],
    truth: {
      model_name: "Fanø",
      reference: "FN-140-HEL",
      brand: "Vesterhav Sengetøj",
      gtin: "5786812738953",
      fibre_composition: fibres("cover: cotton 100 | filling: down 60, feathers 40"),
      net_weight: 1480,
      country_making: "DK",
      country_fibre: ["PL", "UA"],
      care_washing: "wash_60",
      care_bleaching: "do_not_bleach",
      care_drying: ["tumble_low"],
      care_ironing: "do_not_iron",
      care_professional: ["do_not_dry_clean"],
    },
  },
  {
    name: "home-workwear-coverall",
    language: "en",
    template: "textile",
    kind: "tech_sheet",
    pages: [
      [
        { bar: "FR COVERALL  FRC-75  |  PRODUCT SPECIFICATION  |  ISSUE 4" },
        {
          text: [
            "Brand: Ironvale Workwear. Inherent flame-retardant anti-static coverall for oil and gas.",
            "Outer fabric: 260 g/m2 twill, 75% modacrylic / 24% cotton / 1% carbon fibre.",
            "Pocketing: 80% polyester 20% cotton. Knee pad pockets in outer fabric. Reflective tape 50 mm.",
          ],
          size: 9,
        },
        {
          table: [
            ["Standard", "Result"],
            ["EN ISO 11612:2015", "A1 A2 B1 C1 F1"],
            ["EN 1149-5:2018", "Pass"],
            ["EN 13034:2005+A1:2009", "Type 6"],
            ["Arc rating EN 61482-2", "APC 1, ELIM 7.4 cal/cm2"],
          ],
          widths: [220, 200],
          lines: true,
        },
        {
          text: [
            "Sizes S-4XL. Barcode size L 5207945514226. Weight 980 g. Made in Tunisia.",
            "Domestic wash 60°C, no bleach, tumble dry low, warm iron 150°C, do not dry clean. Dimensional change",
            "less than 3% after five cycles. At least 50 cycles of use tested.",
            "EU type-examination certificate 0598/PPE/26/1184, SGS Fimko.",
          ],
          size: 8.5,
        },
      ],
    ],
    truth: {
      reference: "FRC-75",
      brand: "Ironvale Workwear",
      gtin: "5207945514226",
      fibre_composition: fibres(
        "modacrylic 75, cotton 24, carbon fibre 1 | pocket lining: polyester 80, cotton 20",
      ),
      net_weight: 980,
      country_making: "TN",
      care_washing: "wash_60",
      care_bleaching: "do_not_bleach",
      care_drying: ["tumble_low"],
      care_ironing: "iron_150",
      care_professional: ["do_not_dry_clean"],
      certificates: [{ name: "EU type examination", number: "0598/PPE/26/1184", issuer: "SGS Fimko" }],
    },
  },
  {
    name: "home-pyyhe-tavarantoimittaja",
    language: "fi",
    template: "textile",
    kind: "declaration",
    pages: [
      [
        { title: "Tavarantoimittajan vakuutus" },
        {
          text: ["Kangaspuu Lapua Oy, Tehtaantie 9, 62100 Lapua", "Vastaanottaja: Saunakauppa Ruka Oy"],
        },
        {
          text: [
            "Vakuutamme, että saunapyyhe Usva (tuotenumero KL-840, EAN 6436139455635) sisältää 63 % pellavaa ja",
            "37 % puuvillaa. Pyyhe on kudottu, värjätty ja ommeltu omalla tehtaallamme Suomessa. Ripustuslenkki on pellavaa.",
            "Paino 310 g. Pesu 60 °C, ei valkaisua, rumpukuivaus matalassa lämpötilassa, silitys enintään 200 °C.",
            "Kutistuma enintään 8 %. Tuotteella on Avainlippu.",
          ],
          size: 8.5,
        },
        { text: ["Lapualla 5.10.2026", "Myyntipäällikkö"] },
      ],
    ],
    truth: {
      model_name: "Usva",
      reference: "KL-840",
      gtin: "6436139455635",
      manufacturer_name: "Kangaspuu Lapua Oy",
      manufacturer_address: "Tehtaantie 9, 62100 Lapua",
      fibre_composition: fibres("linen 63, cotton 37"),
      country_weaving: "FI",
      country_dyeing: "FI",
      country_making: "FI",
      net_weight: 310,
      care_washing: "wash_60",
      care_bleaching: "do_not_bleach",
      care_drying: ["tumble_low"],
      care_ironing: "iron_200",
    },
  },
  {
    name: "home-ubrus-potvrzeni",
    language: "cs",
    template: "textile",
    kind: "other",
    pages: [
      [
        { title: "Potvrzení objednávky č. 26-11874" },
        {
          text: [
            "Dodavatel: Lnárna Úpice a.s., Regnerova 44, 542 32 Úpice     Odběratel: Stolování Brno s.r.o.",
          ],
          size: 9,
        },
        {
          table: [
            ["Kód", "Název zboží", "Ks", "Cena/ks", "Celkem Kč"],
            ["UB-1470", "Ubrus žakárový 140 x 220 cm, 58 % len, 42 % bavlna", "150", "640,00", "96 000,00"],
            ["", "sleva 10 %", "", "", "-9 600,00"],
            ["", "DPH 21 %", "", "", "18 144,00"],
            ["", "Celkem k úhradě", "", "", "104 544,00"],
          ],
          widths: [60, 240, 40, 65, 80],
          lines: true,
        },
        {
          text: [
            "Vyrobeno v České republice. Praní na 60 °C, nebělit, nesušit v sušičce, žehlit do 200 °C, nečistit",
            "chemicky. Dodací lhůta 6 týdnů, záloha 30 %. Množstevní tolerance ± 3 %.",
          ],
          size: 8.5,
        },
      ],
    ],
    truth: {
      reference: "UB-1470",
      fibre_composition: fibres("linen 58, cotton 42"),
      country_making: "CZ",
      care_washing: "wash_60",
      care_bleaching: "do_not_bleach",
      care_drying: ["do_not_tumble"],
      care_ironing: "iron_200",
      care_professional: ["do_not_dry_clean"],
    },
  },
  {
    name: "home-canape-housse",
    language: "fr",
    template: "textile",
    kind: "tech_sheet",
    pages: [
      [
        { title: "Fiche produit – housse de canapé extensible" },
        {
          pairs: [
            ["Désignation", "Housse bi-extensible 3 places « Ariane »"],
            ["Référence fournisseur", "HC-ARI-3P-GP"],
            ["Gencod", "3000070561484"],
            ["Marque", "Maison Lavaur"],
            ["Composition du tissu", "Chaîne : 100 % polyester. Trame : 60 % coton, 40 % polyester."],
            ["Composition globale", "coton 24 %, polyester 71 %, élasthanne 5 %"],
            ["Poids au m²", "310 g"],
            ["Fabriqué en", "Espagne"],
          ],
          style: "stacked",
        },
        {
          text: [
            "Convient aux canapés de 180 à 240 cm. Entretien : lavage à 30 °C, blanchiment interdit, pas de sèche-linge,",
            "repassage interdit. Éco-participation incluse (taux réduit de 50 %). TVA 20 %.",
          ],
          size: 8.5,
        },
      ],
    ],
    truth: {
      model_name: "Ariane",
      reference: "HC-ARI-3P-GP",
      gtin: "3000070561484",
      brand: "Maison Lavaur",
      fibre_composition: fibres("cotton 24, polyester 71, elastane 5"),
      country_making: "ES",
      care_washing: "wash_30",
      care_bleaching: "do_not_bleach",
      care_drying: ["do_not_tumble"],
      care_ironing: "do_not_iron",
    },
  },
  {
    name: "home-fastness-report-nothing",
    language: "en",
    template: "textile",
    kind: "test_report",
    also: ["scan"],
    pages: [
      [
        { title: "Colour fastness test report" },
        {
          pairs: [
            ["Report", "CL-26-50117"],
            ["Client", "Brathay Bath Linen Ltd"],
            ["Sample", "Bath mat, colour teal"],
          ],
          style: "gap",
        },
        { text: ["ISO 105-C06 A2S, 40 °C, multifibre adjacent fabric DW"] },
        {
          table: [
            ["Staining on", "Grade", "Requirement"],
            ["Acetate", "4-5", "4"],
            ["Cotton", "4", "4"],
            ["Polyamide", "4", "4"],
            ["Polyester", "4-5", "4"],
            ["Acrylic", "4-5", "4"],
            ["Wool", "4", "4"],
          ],
          widths: [180, 120, 120],
          lines: true,
        },
        {
          text: [
            "Dimensional change after three washes: warp -3.5%, weft -2.0% (limit -5%). Water absorption 412%.",
            "Ballast used: 100% polyester type III makeweights to ISO 6330. Relative humidity 65% +/- 4%.",
            "The composition of the sample was neither requested nor determined.",
          ],
          size: 9,
        },
      ],
    ],
    truth: {},
  },
  {
    name: "home-paplan-termeklap",
    language: "hu",
    template: "textile",
    kind: "tech_sheet",
    pages: [
      [
        { title: "Termékadatlap" },
        {
          table: [
            ["Megnevezés", "Négyévszakos paplan"],
            ["Modell", "Tisza"],
            ["Cikkszám", "TP-135-4E"],
            ["Márka", "Álomszövő"],
            ["Vonalkód", "5999409447873"],
            ["Huzat anyaga", "50% pamut, 50% poliészter"],
            ["Töltet anyaga", "100% poliészter, üreges szál, 300 g/m²"],
            ["Szegély", "100% poliészter"],
            ["Származási ország", "Magyarország"],
            ["Nettó tömeg", "1720 g"],
          ],
          widths: [170, 315],
        },
        {
          text: [
            "Kezelés: 40 °C-on mosható, nem fehéríthető, alacsony hőfokon gépben szárítható, nem vasalható,",
            "vegyileg nem tisztítható. Az ár 27% áfát tartalmaz. A méretek ±3%-kal eltérhetnek.",
            "Gyártó: Alföldi Paplan Kft., 6400 Kiskunhalas, Majsai út 21.",
          ],
          size: 9,
        },
      ],
    ],
    truth: {
      model_name: "Tisza",
      reference: "TP-135-4E",
      brand: "Álomszövő",
      gtin: "5999409447873",
      fibre_composition: fibres(
        "cover: cotton 50, polyester 50 | filling: polyester 100 | hem: polyester 100",
      ),
      country_making: "HU",
      net_weight: 1720,
      care_washing: "wash_40",
      care_bleaching: "do_not_bleach",
      care_drying: ["tumble_low"],
      care_ironing: "do_not_iron",
      care_professional: ["do_not_dry_clean"],
      manufacturer_name: "Alföldi Paplan Kft.",
      manufacturer_address: "6400 Kiskunhalas, Majsai út 21.",
    },
  },
  {
    name: "home-fisa-covor",
    language: "ro",
    template: "textile",
    kind: "tech_sheet",
    pages: [
      [
        { bar: "FIȘĂ TEHNICĂ DE PRODUS" },
        {
          pairs: [
            ["Denumire", "Covor țesut mecanic"],
            ["Model", "Maramureș 12"],
            ["Cod articol", "CV-12-200"],
            ["Marca", "Țesătoria Veche"],
            ["Cod EAN", "5945776266869"],
            ["Compoziție strat de uzură", "60% polipropilenă, 40% poliester"],
            ["Compoziție suport", "iută 70%, bumbac 30%"],
            ["Dimensiuni", "200 x 300 cm"],
            ["Masa netă", "12,6 kg"],
            ["Țara de fabricație", "România"],
          ],
          style: "gap",
        },
        {
          text: [
            "Producător: S.C. Covoare Cisnădia Nouă S.A., Str. Textiliștilor nr. 2, 555300 Cisnădie, jud. Sibiu.",
            "Nu se spală, nu se înălbește, nu se usucă în uscător. Se aspiră regulat. TVA 21%.",
            "Densitate 320.000 puncte/m², abatere ±10%. Clasa de utilizare 22+.",
          ],
          size: 8.5,
        },
      ],
    ],
    truth: {
      model_name: "Maramureș 12",
      reference: "CV-12-200",
      brand: "Țesătoria Veche",
      gtin: "5945776266869",
      fibre_composition: fibres("pile: polypropylene 60, polyester 40 | backing: jute 70, cotton 30"),
      net_weight: 12600,
      country_making: "RO",
      manufacturer_name: "S.C. Covoare Cisnădia Nouă S.A.",
      manufacturer_address: "Str. Textiliștilor nr. 2, 555300 Cisnădie, jud. Sibiu",
      care_washing: "do_not_wash",
      care_bleaching: "do_not_bleach",
      care_drying: ["do_not_tumble"],
    },
  },
  {
    name: "home-petseta-thalassis",
    language: "el",
    template: "textile",
    kind: "tech_sheet",
    pages: [
      [
        { title: "ΤΕΧΝΙΚΟ ΔΕΛΤΙΟ ΠΡΟΪΟΝΤΟΣ" },
        {
          pairs: [
            ["Προϊόν", "Πετσέτα θαλάσσης 90 x 170 εκ."],
            ["Κωδικός", "PT-6090"],
            ["Μάρκα", "Αλμύρα"],
            ["Barcode", "5201552172206"],
            ["Σύνθεση", "85% βαμβάκι, 15% πολυεστέρας"],
            ["Κρόσσια", "100% βαμβάκι"],
            ["Βάρος", "420 γρ."],
            ["Χώρα προέλευσης", "Ελλάδα"],
            ["Κατασκευαστής", "Κλωστοϋφαντουργία Νάουσας Α.Ε., 59200 Νάουσα"],
          ],
          style: "gap",
        },
        {
          text: [
            "Πλύσιμο στους 40°C, όχι λευκαντικό, όχι στεγνωτήριο, σιδέρωμα έως 110°C. Αναμενόμενη συρρίκνωση 5%.",
            "Τιμή λιανικής 19,90 € με ΦΠΑ 24%.",
          ],
          size: 8.5,
        },
      ],
    ],
    truth: {
      reference: "PT-6090",
      brand: "Αλμύρα",
      gtin: "5201552172206",
      fibre_composition: fibres("cotton 85, polyester 15 | fringe: cotton 100"),
      net_weight: 420,
      country_making: "GR",
      manufacturer_name: "Κλωστοϋφαντουργία Νάουσας Α.Ε.",
      manufacturer_address: "59200 Νάουσα",
      care_washing: "wash_40",
      care_bleaching: "do_not_bleach",
      care_drying: ["do_not_tumble"],
      care_ironing: "iron_110",
    },
  },
  {
    name: "home-rohstoffbrief-nothing",
    language: "de",
    template: "textile",
    kind: "other",
    pages: [
      [
        { title: "Preisanpassung Heimtextilien zum 1. Januar 2027" },
        {
          text: [
            "Sehr geehrte Damen und Herren,",
            "",
            "die Beschaffungskosten haben sich im laufenden Jahr deutlich verändert: Baumwolle plus 11 %,",
            "Polyester plus 6 %, Daunen minus 4 %. Energie für Färberei und Ausrüstung verteuerte sich um 9 %.",
            "Unsere Preise für Bettwaren steigen deshalb zum Jahreswechsel um durchschnittlich 4,5 %, für",
            "Frottierwaren um 3,8 %. Artikel aus 100 % recyceltem Polyester bleiben im Preis unverändert, solange",
            "der Vorrat reicht.",
            "",
            "Im Sortiment beträgt der Anteil von Bio-Baumwolle inzwischen 38 %; bis 2030 sollen es 60 % werden.",
            "Aufträge, die bis zum 15. Dezember eingehen, rechnen wir mit 2 % Frühbezugsrabatt ab.",
            "",
            "Mit freundlichen Grüßen",
            "Bettenfabrik Lausitzer Land GmbH, Vertrieb",
          ],
          size: 8.5,
        },
      ],
    ],
    truth: {},
  },
  {
    name: "home-slip-attestation",
    language: "fr",
    template: "textile",
    kind: "declaration",
    pages: [
      [
        { title: "ATTESTATION FOURNISSEUR" },
        {
          text: [
            "Je soussigné, responsable qualité de la société Lingerie Forézienne SAS, 14 rue de la Bobine,",
            "42600 Montbrison, atteste que le slip femme « Lison », référence LF-2218, est composé comme suit :",
            "",
            "  – corps : 47 % coton biologique, 47 % modal et 6 % élasthanne ;",
            "  – dentelle : 85 % polyamide et 15 % élasthanne ;",
            "  – fond : 100 % coton biologique.",
            "",
            "La fabrication est réalisée en Tunisie dans notre filiale de Ksar Hellal. Le coton biologique est",
            "certifié GOTS (licence n° ECO-28814, Ecocert). L'article ne contient aucune matière recyclée.",
            "Lavage à 40 °C, blanchiment interdit, pas de sèche-linge, repassage à 110 °C au plus, pas de nettoyage à sec.",
          ],
          size: 8.5,
        },
        { text: ["Fait à Montbrison, le 19 octobre 2026"] },
      ],
    ],
    truth: {
      model_name: "Lison",
      reference: "LF-2218",
      manufacturer_name: "Lingerie Forézienne SAS",
      manufacturer_address: "14 rue de la Bobine, 42600 Montbrison",
      fibre_composition: fibres(
        "body: organic cotton 47, modal 47, elastane 6 | lace: polyamide 85, elastane 15 | gusset: organic cotton 100",
      ),
      country_making: "TN",
      certificates: [{ name: "GOTS", number: "ECO-28814", issuer: "Ecocert" }],
      care_washing: "wash_40",
      care_bleaching: "do_not_bleach",
      care_drying: ["do_not_tumble"],
      care_ironing: "iron_110",
      care_professional: ["do_not_dry_clean"],
    },
  },
  {
    name: "home-oferta-ensayos-nothing",
    language: "es",
    template: "textile",
    kind: "other",
    pages: [
      [
        { title: "Oferta de servicios de ensayo 2026" },
        { text: ["Laboratorio Textil Serrería, S.L. – para: Hogar Levante, S.A. (ropa de cama y mesa)"] },
        {
          table: [
            ["Ensayo", "Norma", "Precio"],
            ["Análisis cuantitativo, mezcla binaria (p. ej. algodón/poliéster)", "ISO 1833-11", "48 €"],
            ["Análisis cuantitativo, mezcla ternaria (p. ej. lana/poliamida/elastano)", "ISO 1833-2", "72 €"],
            ["Pureza de algodón 100 %", "microscopía", "35 €"],
            ["Contenido de plumón en rellenos", "EN 1883", "95 €"],
            ["Contenido reciclado", "no disponible", "-"],
          ],
          widths: [300, 95, 90],
          lines: true,
        },
        {
          text: [
            "A partir de 20 muestras, 15 % de descuento. Urgencias en 48 horas, recargo del 50 %. IVA 21 % no",
            "incluido. Incertidumbre del método: 1 % para algodón, 2 % para lino. Oferta válida 60 días.",
          ],
          size: 9,
        },
      ],
    ],
    truth: {},
  },
  {
    name: "home-muts-sjaal-inkooporder",
    language: "nl",
    template: "textile",
    kind: "other",
    also: ["photo"],
    pages: [
      [
        { title: "Inkooporder 2026-4471" },
        {
          pairs: [
            ["Leverancier", "Tricot Guimarães Lda., Portugal"],
            ["Besteld door", "Poolster Accessoires B.V., Tilburg"],
            ["Orderdatum", "3 november 2026"],
          ],
          style: "gap",
        },
        {
          table: [
            ["Artikel", "Omschrijving", "Aantal", "Prijs"],
            ["PS-7714", "Gebreide colsjaal, kabel, kleur ecru", "800", "€ 7,85"],
          ],
          widths: [75, 260, 70, 80],
          lines: true,
        },
        {
          text: [
            "Kwaliteit: 40% viscose, 30% polyamide, 25% acryl en 5% kasjmier. Gewicht 210 gram per stuk.",
            "Merklabel: Poolster. EAN 8713907196012 op de hangtag. Made in Portugal in de nek.",
            "Wasetiket: handwas, niet bleken, niet in de droger, niet strijken, chemisch reinigen toegestaan (P).",
            "Meerlevering tot 3% wordt betaald, minderlevering boven 5% leidt tot een korting van 10%.",
          ],
          size: 8.5,
        },
      ],
    ],
    truth: {
      reference: "PS-7714",
      brand: "Poolster",
      gtin: "8713907196012",
      fibre_composition: fibres("viscose 40, polyamide 30, acrylic 25, cashmere 5"),
      net_weight: 210,
      country_making: "PT",
      care_washing: "hand_wash",
      care_bleaching: "do_not_bleach",
      care_drying: ["do_not_tumble"],
      care_ironing: "do_not_iron",
      care_professional: ["dry_p"],
    },
  },
  {
    name: "home-keukendoek-duurzaamheid-nothing",
    language: "nl",
    template: "textile",
    kind: "other",
    pages: [
      [
        { title: "Duurzaamheidsdoelen huishoudtextiel 2026-2030" },
        {
          table: [
            ["Doel", "2025", "2026", "2030"],
            ["Aandeel biologisch katoen in de inkoop", "22%", "31%", "75%"],
            ["Aandeel gerecycled polyester in vullingen", "45%", "58%", "100%"],
            ["Aandeel linnen uit Europa", "80%", "84%", "95%"],
            ["Leveranciers met audit", "91%", "96%", "100%"],
          ],
          widths: [270, 70, 70, 70],
          lines: true,
        },
        {
          text: [
            "Vanaf 2027 accepteren wij geen dekbedden meer met een tijk van 100% polyester. Voor theedoeken blijft",
            "halflinnen (minstens 40% linnen) toegestaan. Afwijkingen alleen na akkoord van de afdeling Kwaliteit.",
          ],
          size: 8.5,
        },
        { text: ["Warenhuis De Gouden Spoel, versie 3, vastgesteld op 1 september 2026"], size: 8.5 },
      ],
    ],
    truth: {},
  },
  {
    name: "home-hoja-guantes-trabajo",
    language: "es",
    template: "textile",
    kind: "tech_sheet",
    pages: [
      [
        { title: "Guante de punto recubierto Mod. Tajo" },
        {
          beside: [
            [
              {
                pairs: [
                  ["Ref.", "GT-913"],
                  ["Marca", "Protelhar"],
                  ["EAN", "8464844730974"],
                  ["Tallas", "7 a 11"],
                  ["Origen", "Sri Lanka"],
                ],
              },
            ],
            [
              {
                text: [
                  "Soporte:",
                  "56 % polietileno (HPPE)",
                  "24 % poliamida",
                  "14 % fibra de vidrio",
                  "6 % elastano",
                  "Recubrimiento: nitrilo espumado",
                ],
              },
            ],
          ],
        },
        {
          text: [
            "EN 388:2016+A1:2018 4X43D. Certificado UE de tipo n.º 0075/4471/162/10/26/0815, CTC.",
            "Lavar a 40 °C. No usar lejía. No secar en secadora. No planchar. No limpiar en seco.",
            "Tras 5 lavados mantiene el 95 % de la resistencia al corte. Caja de 120 pares.",
          ],
        },
      ],
    ],
    truth: {
      model_name: "Tajo",
      reference: "GT-913",
      brand: "Protelhar",
      gtin: "8464844730974",
      country_making: "LK",
      fibre_composition: fibres("polyethylene 56, polyamide 24, glass fibre 14, elastane 6"),
      certificates: [{ name: "EU type examination", number: "0075/4471/162/10/26/0815", issuer: "CTC" }],
      care_washing: "wash_40",
      care_bleaching: "do_not_bleach",
      care_drying: ["do_not_tumble"],
      care_ironing: "do_not_iron",
      care_professional: ["do_not_dry_clean"],
    },
  },
  {
    name: "home-fatura-cobertor",
    language: "pt",
    template: "textile",
    kind: "invoice",
    pages: [
      [
        { title: "Fatura FT 2026/1184" },
        {
          text: [
            "Mantas da Covilhã, S.A. – Estrada da Ponte 31, 6200-027 Covilhã – NIF 500 118 274",
            "Cliente: Casa Minhota, Lda. – Praça da República 5, 4700-305 Braga",
          ],
        },
        {
          table: [
            ["Artigo", "Descrição", "Qtd.", "Preço", "IVA", "Total"],
            ["MC-318", "Manta xadrez 180x220", "40", "68,00", "23%", "2.720,00"],
            ["", "Lã 72% Poliamida 18% Caxemira 10%", "", "", "", ""],
            ["", "Debrum: veludo 100% algodão", "", "", "", ""],
          ],
          widths: [55, 205, 45, 55, 45, 80],
        },
        {
          text: [
            "Subtotal 2.720,00   Desconto 5% 136,00   Base 2.584,00   IVA 23% 594,32   Total 3.178,32 EUR",
            "Produto fabricado em Portugal pela Mantas da Covilhã. Peso unitário líquido 1,340 kg.",
            "Pagamento a 30 dias. Processado por programa certificado n.º 1142/AT.",
          ],
          size: 9,
        },
      ],
    ],
    truth: {
      reference: "MC-318",
      fibre_composition: fibres("wool 72, polyamide 18, cashmere 10 | trim: cotton 100"),
      country_making: "PT",
      manufacturer_name: "Mantas da Covilhã, S.A.",
      manufacturer_address: "Estrada da Ponte 31, 6200-027 Covilhã",
      net_weight: 1340,
    },
  },
  {
    name: "home-instrukcja-nothing",
    language: "pl",
    template: "textile",
    kind: "other",
    pages: [
      [
        { title: "Instrukcja oznaczania wyrobów – wyciąg dla dostawców" },
        {
          text: [
            "3.1 Nazwy włókien podajemy po polsku, zgodnie z załącznikiem I do rozporządzenia 1007/2011.",
            "3.2 Udziały podajemy malejąco, np. „bawełna 60%, poliester 40%”. Skróty CO, PES są niedozwolone.",
            "3.3 Określenie „100%”, „czysty” lub „całkowicie” stosujemy tylko dla wyrobów z jednego włókna.",
            "3.4 Włókna poniżej 5% można podać łącznie jako „inne włókna”.",
            "3.5 Elementy ozdobne do 7% masy wyrobu oraz włókna antystatyczne do 2% można pominąć.",
            "3.6 Dla ręczników z bordiurą podajemy skład pętelki; dla kołder osobno poszewkę i wypełnienie.",
            "",
            "Kara umowna za błędny skład surowcowy: 5% wartości partii, nie mniej niż 2 000 zł netto.",
          ],
          size: 9,
        },
        { text: ["Sieć sklepów Domowa Przystań, Dział Jakości, wydanie 6 z 12.05.2026"], size: 8.5 },
      ],
    ],
    truth: {},
  },
  {
    name: "home-obliecka-vankus",
    language: "sk",
    template: "textile",
    kind: "declaration",
    pages: [
      [
        { title: "Vyhlásenie výrobcu o zložení" },
        {
          text: [
            "Výrobca: Tatraperie s.r.o., Kežmarská cesta 18, 058 01 Poprad",
            "Výrobok: vankúš Kriváň 70 x 90 cm, kat. č. VK-7090, značka Snehulienka, EAN 8580057746813",
          ],
          size: 9,
        },
        {
          table: [
            ["Časť", "Materiál", "Podiel"],
            ["Poťah", "bavlna", "100 %"],
            ["Výplň", "kačacie páperie", "15 %"],
            ["", "kačacie perie", "85 %"],
          ],
          widths: [120, 220, 100],
          lines: true,
        },
        {
          text: [
            "Hmotnosť výplne 1 100 g. Krajina pôvodu: Slovensko. Prať pri 60 °C, nebieliť, sušiť v sušičke pri",
            "nízkej teplote, nežehliť, chemicky nečistiť. V Poprade 28. 9. 2026.",
          ],
          size: 9,
        },
      ],
    ],
    truth: {
      model_name: "Kriváň",
      reference: "VK-7090",
      brand: "Snehulienka",
      gtin: "8580057746813",
      manufacturer_name: "Tatraperie s.r.o.",
      manufacturer_address: "Kežmarská cesta 18, 058 01 Poprad",
      fibre_composition: fibres("cover: cotton 100 | filling: down 15, feathers 85"),
      country_making: "SK",
      care_washing: "wash_60",
      care_bleaching: "do_not_bleach",
      care_drying: ["tumble_low"],
      care_ironing: "do_not_iron",
      care_professional: ["do_not_dry_clean"],
    },
  },
  {
    name: "home-hat-hang-tag",
    language: "en",
    template: "textile",
    kind: "other",
    also: ["scan"],
    pages: [
      [
        { title: "SWING TICKET + CARE LABEL  –  APPROVAL SHEET" },
        {
          text: [
            "Approve or amend by return. Colours shown are not for matching. Print tolerance 1 mm, waste 5%.",
          ],
          size: 8.5,
        },
        {
          table: [
            ["Order", "Style", "Description", "Barcode", "RRP"],
            ["TX-5520", "WH-072", "Wide brim sun hat", "5757337969689", "£29.00"],
          ],
          widths: [70, 70, 150, 120, 75],
          lines: true,
        },
        {
          beside: [
            [
              {
                text: [
                  "MERRIDEW",
                  "Outer: 65% paper,",
                  "35% cotton",
                  "Sweatband: 100% polyester",
                  "Bow: 100% viscose",
                  "Made in China",
                ],
              },
            ],
            [
              {
                text: [
                  "Do not wash",
                  "Do not bleach",
                  "Do not tumble dry",
                  "Do not iron",
                  "Do not dry clean",
                  "Merridew Ltd, York YO1 7PR",
                ],
              },
            ],
          ],
        },
        {
          text: [
            "Card: 100% recycled board, 400 gsm. String: waxed cotton. Care label: white satin polyester.",
          ],
          size: 9,
        },
      ],
    ],
    truth: {
      reference: "WH-072",
      gtin: "5757337969689",
      brand: "MERRIDEW",
      country_making: "CN",
      fibre_composition: fibres("paper 65, cotton 35 | sweatband: polyester 100 | bow: viscose 100"),
      care_washing: "do_not_wash",
      care_bleaching: "do_not_bleach",
      care_drying: ["do_not_tumble"],
      care_ironing: "do_not_iron",
      care_professional: ["do_not_dry_clean"],
    },
  },
];
