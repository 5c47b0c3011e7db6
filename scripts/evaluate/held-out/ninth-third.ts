/** Papers that nobody who writes rules has looked at: makers', laboratories' and trade's papers from all over Europe. */
import { fibres } from "../fibres.ts";
import type { Specimen } from "../specimen.ts";

export const HELD_OUT_NINTH_THIRD: readonly Specimen[] = [
  {
    name: "ninth-pt-ficha-tshirt",
    language: "pt",
    template: "textile",
    kind: "tech_sheet",
    also: ["scan"],
    pages: [
      [
        { title: "FICHA TÉCNICA DE PRODUTO" },
        { text: ["Doc. FT.07 · Rev. 03 · Data: 14/09/2026 · Elab.: M. Faria · Aprov.: J. Sousa"], size: 8 },
        {
          pairs: [
            ["Fabricante", "Malhas Ribeira do Ave, Lda."],
            ["Morada", "Rua da Fábrica, 118, 4795-080 Vila das Aves, Portugal"],
            ["Marca", "Sal & Cais"],
            ["Referência", "RA-2218"],
            ["Descrição", "T-shirt homem, gola redonda, manga curta"],
            ["Coleção", "PV 2027"],
            ["Tamanhos", "S - M - L - XL"],
          ],
          style: "gap",
        },
        { bar: "MATÉRIA-PRIMA" },
        {
          pairs: [
            ["Composição", "95% algodão orgânico, 5% elastano"],
            ["Estrutura", "Jersey simples, 180 g/m²"],
            ["Fiação", "Turquia"],
            ["Tricotagem", "Barcelos, Portugal"],
            ["Tingimento", "Guimarães, Portugal"],
            ["Confeção", "Portugal"],
            ["Peso da peça (tam. M)", "168 g"],
            ["Certificação", "GOTS, certificado n.º ECO-GOTS-26-04417"],
          ],
          style: "gap",
        },
        { bar: "TABELA DE MEDIDAS (cm)" },
        {
          table: [
            ["", "S", "M", "L", "XL", "Tol. ±"],
            ["A  Largura do peito", "49", "52", "55", "58", "1"],
            ["B  Comprimento total", "70", "72", "74", "76", "1"],
            ["C  Comprimento da manga", "19", "20", "21", "22", "0,5"],
            ["D  Altura da gola", "2", "2", "2", "2", "0,2"],
          ],
          widths: [187, 60, 60, 60, 60, 60],
          lines: true,
        },
        { bar: "ETIQUETA DE CONSERVAÇÃO" },
        {
          text: [
            "Lavar na máquina a 30 °C, programa delicado",
            "Não branquear",
            "Não secar na máquina",
            "Passar a ferro a temperatura média (máx. 150 °C)",
            "Não limpar a seco",
          ],
        },
      ],
    ],
    truth: {
      manufacturer_name: "Malhas Ribeira do Ave, Lda.",
      manufacturer_address: "Rua da Fábrica, 118, 4795-080 Vila das Aves, Portugal",
      brand: "Sal & Cais",
      reference: "RA-2218",
      fibre_composition: fibres("organic cotton 95, elastane 5"),
      country_spinning: "TR",
      country_weaving: "PT",
      country_dyeing: "PT",
      country_making: "PT",
      net_weight: 168,
      certificates: [{ name: "GOTS", number: "ECO-GOTS-26-04417" }],
      care_washing: "wash_30_mild",
      care_bleaching: "do_not_bleach",
      care_drying: ["do_not_tumble"],
      care_ironing: "iron_150",
      care_professional: ["do_not_dry_clean"],
    },
  },
  {
    name: "ninth-sv-line-sheet",
    language: "sv",
    template: "textile",
    kind: "tech_sheet",
    font: "narrow",
    pages: [
      [
        { title: "HAVSRO" },
        { text: ["Line sheet · Höst/vinter 2026 · sida 7 av 22"], size: 9 },
        {
          beside: [
            [
              {
                pairs: [
                  ["Varumärke", "Havsro"],
                  ["Modell", "Idun"],
                  ["Art.nr", "30417"],
                  ["Kategori", "Kofta dam, grovstickad"],
                  ["Storlekar", "XS–XL"],
                  ["Material", "70 % ull, 30 % polyamid"],
                  ["Vikt", "410 g (strl M)"],
                  ["Tillverkad i", "Litauen"],
                ],
                style: "colon",
              },
            ],
            [
              {
                pairs: [
                  ["Pris ÅF exkl. moms", "549 SEK"],
                  ["Rek. pris inkl. moms", "1 399 SEK"],
                  ["Minsta order", "6 st per färg"],
                  ["Leverans", "v. 34–36"],
                ],
                style: "colon",
              },
              {
                text: [
                  "Skötselråd: Handtvätt. Tål ej blekning. Tål ej torktumling, plantorkas. Strykes med låg värme (högst 110 °C). Tål ej kemtvätt.",
                ],
              },
            ],
          ],
        },
        {
          table: [
            ["Färg", "Färgkod", "Strl", "EAN"],
            ["Granskog", "612", "S", "7301122304179"],
            ["Granskog", "612", "M", "7301122304186"],
            ["Granskog", "612", "L", "7301122304193"],
            ["Havre", "115", "S", "7301122304278"],
            ["Havre", "115", "M", "7301122304285"],
            ["Havre", "115", "L", "7301122304292"],
          ],
          widths: [140, 90, 70, 187],
        },
        {
          text: [
            "Tillverkare enligt GPSR: Havsro Design AB, Skeppsgatan 4, 211 11 Malmö",
            "Vi reserverar oss för ändringar och slutförsäljning. Priser gäller t.o.m. 2026-12-31.",
          ],
          size: 8,
        },
      ],
    ],
    truth: {
      brand: "Havsro",
      model_name: "Idun",
      reference: "30417",
      fibre_composition: fibres("wool 70, polyamide 30"),
      net_weight: 410,
      country_making: "LT",
      manufacturer_name: "Havsro Design AB",
      manufacturer_address: "Skeppsgatan 4, 211 11 Malmö",
      care_washing: "hand_wash",
      care_bleaching: "do_not_bleach",
      care_drying: ["do_not_tumble", "flat"],
      care_ironing: "iron_110",
      care_professional: ["do_not_dry_clean"],
    },
  },
  {
    name: "ninth-el-dilosi-pyjamas",
    language: "el",
    template: "textile",
    kind: "declaration",
    font: "serif",
    pages: [
      [
        { title: "ΔΗΛΩΣΗ ΣΥΜΜΟΡΦΩΣΗΣ" },
        { text: ["Αρ. δήλωσης: 18/2026"] },
        {
          text: [
            "Ο κατασκευαστής",
            "ΠΛΕΚΤΗΡΙΑ ΠΑΓΑΣΗΤΙΚΟΥ Α.Ε.",
            "Λεωφόρος Ειρήνης 27",
            "383 34 Βόλος",
            "Ελλάδα",
            "δηλώνει με αποκλειστική του ευθύνη ότι το προϊόν που περιγράφεται παρακάτω",
          ],
        },
        {
          pairs: [
            ["Προϊόν", "Παιδική πιτζάμα, σετ 2 τεμαχίων"],
            ["Εμπορικό σήμα", "Μικρό Κύμα"],
            ["Κωδικός είδους", "PK-3307"],
            ["Μεγέθη", "2, 4, 6, 8 ετών"],
            ["Σύνθεση", "100% βαμβάκι"],
            ["Χώρα κατασκευής", "Ελλάδα"],
          ],
          style: "dots",
        },
        {
          text: [
            "είναι σύμφωνο με τις απαιτήσεις των ακόλουθων κανονισμών και προτύπων:",
            "– Κανονισμός (ΕΕ) 2023/988 για τη γενική ασφάλεια των προϊόντων",
            "– Κανονισμός (ΕΚ) 1907/2006 (REACH), παράρτημα XVII",
            "– Κανονισμός (ΕΕ) 1007/2011 για τις ονομασίες των υφαντικών ινών",
            "– ΕΛΟΤ EN 14682:2014 (κορδόνια σε παιδικά ενδύματα)",
            "– ΕΛΟΤ EN 14878:2007 (συμπεριφορά στην καύση παιδικών νυχτικών)",
          ],
        },
        {
          text: [
            "Το προϊόν φέρει πιστοποιητικό STANDARD 100 by OEKO-TEX®, κλάση προϊόντος I, αρ. πιστοποιητικού 22.HGR.41187.",
          ],
        },
        {
          beside: [
            [{ text: ["Βόλος, 3 Μαρτίου 2026"] }],
            [{ text: ["Για τον κατασκευαστή", "Ελένη Παπαδήμα", "Υπεύθυνη ποιότητας"] }],
          ],
        },
      ],
    ],
    truth: {
      manufacturer_name: "ΠΛΕΚΤΗΡΙΑ ΠΑΓΑΣΗΤΙΚΟΥ Α.Ε.",
      manufacturer_address: "Λεωφόρος Ειρήνης 27, 383 34 Βόλος, Ελλάδα",
      brand: "Μικρό Κύμα",
      reference: "PK-3307",
      fibre_composition: fibres("cotton 100"),
      country_making: "GR",
      certificates: [{ name: "STANDARD 100 by OEKO-TEX", number: "22.HGR.41187" }],
    },
  },
  {
    name: "ninth-nl-webwinkel-trui",
    language: "nl",
    template: "textile",
    kind: "other",
    pages: [
      [
        { text: ["Home  ›  Dames  ›  Truien & vesten  ›  Fijngebreide trui met ronde hals"], size: 8 },
        { title: "Fijngebreide trui met ronde hals" },
        {
          beside: [
            [
              {
                text: [
                  "€ 119,95",
                  "incl. btw, gratis verzending vanaf € 50",
                  "Kleur: mosgroen",
                  "Maat: M",
                  "Op voorraad – voor 22.00 uur besteld, morgen in huis",
                ],
              },
            ],
            [
              {
                text: [
                  "★★★★☆ 4,3 (27 beoordelingen)",
                  "Een zachte trui die je het hele jaar draagt. Licht getailleerd, met geribde boorden.",
                ],
              },
            ],
          ],
        },
        { bar: "Productkenmerken" },
        {
          table: [
            ["Merk", "Veldkamp & Co"],
            ["Artikelnummer", "88-4120"],
            ["EAN", "8719455120349"],
            ["Materiaal", "80% merinowol, 20% polyamide"],
            ["Gewicht", "260 gram"],
            ["Pasvorm", "Regular fit"],
            ["Gemaakt in", "Italië"],
          ],
          widths: [160, 327],
          lines: true,
        },
        { bar: "Wasvoorschrift" },
        {
          text: [
            "Wassen op 30 graden, wolwasprogramma (zeer mild). Niet bleken. Niet in de droger, liggend drogen. Strijken op maximaal 110 graden. Niet chemisch reinigen.",
          ],
        },
        { bar: "Productveiligheid" },
        {
          text: [
            "Fabrikant: Veldkamp Kleding B.V.",
            "Adres: Twentseweg 88, 7555 MA Hengelo, Nederland",
            "E-mail: service@veldkamp-kleding.example",
          ],
        },
        {
          text: ["Anderen bekeken ook:  Sjaal Noor € 39,95  ·  Muts Pien € 24,95  ·  Vest Fenne € 139,95"],
          size: 8,
        },
      ],
    ],
    truth: {
      brand: "Veldkamp & Co",
      reference: "88-4120",
      gtin: "8719455120349",
      fibre_composition: fibres("merino wool 80, polyamide 20"),
      net_weight: 260,
      country_making: "IT",
      manufacturer_name: "Veldkamp Kleding B.V.",
      manufacturer_address: "Twentseweg 88, 7555 MA Hengelo, Nederland",
      care_washing: "wash_30_very_mild",
      care_bleaching: "do_not_bleach",
      care_drying: ["do_not_tumble", "flat"],
      care_ironing: "iron_110",
      care_professional: ["do_not_dry_clean"],
    },
  },
  {
    name: "ninth-it-scheda-cappotto",
    language: "it",
    template: "textile",
    kind: "tech_sheet",
    pages: [
      [
        {
          beside: [
            [{ title: "SCHEDA TECNICA CAPO" }],
            [{ text: ["Stagione: A/I 2026-27", "Emessa il 22/05/2026 – Rev. 1"], size: 9 }],
          ],
        },
        {
          table: [
            ["Marchio", "Contrada Alta", "Articolo", "CA6140"],
            ["Modello", "Ginevra", "Linea", "Donna"],
            ["Tipologia", "Cappotto monopetto", "Taglia base", "42"],
            ["Peso capo finito", "1,15 kg", "Taglie", "38-48"],
          ],
          widths: [110, 150, 100, 127],
          lines: true,
        },
        { bar: "COMPOSIZIONE ETICHETTA" },
        {
          pairs: [
            ["Tessuto esterno", "80% lana vergine 20% poliammide"],
            ["Fodera", "100% viscosa"],
          ],
          style: "gap",
        },
        { bar: "DISTINTA BASE" },
        {
          table: [
            ["Pos.", "Descrizione", "Fornitore", "Cod.", "U.M.", "Consumo"],
            ["1", "Panno double h 150", "Lanificio Fratelli Bona", "7712", "m", "2,35"],
            ["2", "Twill per interno h 140", "Serica Comense", "T-40", "m", "1,80"],
            ["3", "Bottone 4 fori 36L", "Bottonificio Orobico", "B36", "pz", "5"],
            ["4", "Filo cucirino Nm 120", "Filcuci", "F120", "m", "310"],
            ["5", "Spalline", "Imbott. Veneta", "SP2", "paio", "1"],
          ],
          widths: [35, 145, 140, 52, 45, 70],
          lines: true,
        },
        { bar: "MANUTENZIONE" },
        {
          table: [
            ["Lavaggio", "Non lavare ad acqua"],
            ["Candeggio", "Non candeggiare"],
            ["Asciugatura", "Non asciugare in asciugatrice"],
            ["Stiratura", "Max 110 °C"],
            ["Lavaggio a secco", "P, ciclo delicato"],
          ],
          widths: [130, 357],
        },
        {
          text: [
            "Produttore: Confezioni Montefeltro S.r.l., Via dei Cardatori 15, 61029 Urbino (PU), Italia",
            "Capo confezionato in Italia.",
          ],
          size: 9,
        },
      ],
    ],
    truth: {
      brand: "Contrada Alta",
      reference: "CA6140",
      model_name: "Ginevra",
      net_weight: 1150,
      fibre_composition: fibres("virgin wool 80, polyamide 20 | lining: viscose 100"),
      care_washing: "do_not_wash",
      care_bleaching: "do_not_bleach",
      care_drying: ["do_not_tumble"],
      care_ironing: "iron_110",
      care_professional: ["dry_p_mild"],
      manufacturer_name: "Confezioni Montefeltro S.r.l.",
      manufacturer_address: "Via dei Cardatori 15, 61029 Urbino (PU), Italia",
      country_making: "IT",
    },
  },
  {
    name: "ninth-fi-tuoteseloste-sukat",
    language: "fi",
    template: "textile",
    kind: "other",
    also: ["photo"],
    pages: [
      [
        { title: "Korpikulku®" },
        { text: ["Vaellussukat, 1 pari / Vandringsstrumpor, 1 par", "Koko / Storlek 40–42"] },
        {
          pairs: [
            ["Tuotenumero / Artikelnummer", "7105-40"],
            ["EAN", "6418700710541"],
            ["Materiaali / Material", "75 % villa, 25 % polyamidi / 75 % ull, 25 % polyamid"],
            ["Paino / Vikt", "95 g"],
            ["Valmistusmaa / Tillverkningsland", "Suomi / Finland"],
            ["Valmistaja / Tillverkare", "Lappajärven Sukka Oy, Tehtaantie 7, 62600 Lappajärvi"],
          ],
          style: "stacked",
        },
        {
          table: [
            ["Hoito-ohjeet", "Skötselråd"],
            ["Konepesu 40 °C", "Maskintvätt 40 °C"],
            ["Ei valkaisua", "Tål ej blekning"],
            ["Ei rumpukuivausta", "Tål ej torktumling"],
            ["Ei silitystä", "Tål ej strykning"],
          ],
          lines: true,
        },
        {
          text: ["Pese samanväristen kanssa nurin käännettynä. / Tvätta med lika färger, avigvänd."],
          size: 8,
        },
      ],
    ],
    truth: {
      brand: "Korpikulku",
      reference: "7105-40",
      gtin: "6418700710541",
      fibre_composition: fibres("wool 75, polyamide 25"),
      net_weight: 95,
      country_making: "FI",
      manufacturer_name: "Lappajärven Sukka Oy",
      manufacturer_address: "Tehtaantie 7, 62600 Lappajärvi",
      care_washing: "wash_40",
      care_bleaching: "do_not_bleach",
      care_drying: ["do_not_tumble"],
      care_ironing: "do_not_iron",
    },
  },
  {
    name: "ninth-fr-fiche-agec-sweat",
    language: "fr",
    template: "textile",
    kind: "other",
    pages: [
      [
        { title: "Fiche produit relative aux qualités et caractéristiques environnementales" },
        {
          text: ["Article L. 541-9-1 du code de l'environnement – fiche mise à jour le 02/02/2026"],
          size: 8,
        },
        {
          pairs: [
            ["Marque", "Maison Garrigue"],
            ["Dénomination", "Sweat à capuche mixte"],
            ["Référence", "GA-2107"],
            ["Code-barres (EAN 13)", "3760218521076"],
            ["Composition", "60 % coton, 40 % polyester"],
          ],
          style: "dots",
        },
        { bar: "Traçabilité" },
        {
          table: [
            ["Étape de fabrication", "Pays"],
            ["Tissage / tricotage", "Portugal"],
            ["Teinture / impression", "Portugal"],
            ["Confection", "Tunisie"],
          ],
          widths: [280, 207],
          lines: true,
        },
        { bar: "Matières recyclées" },
        { text: ["Produit comportant au moins 40 % de matières recyclées."] },
        { bar: "Substances dangereuses" },
        { text: ["Ne contient pas de substance extrêmement préoccupante à plus de 0,1 %."] },
        { bar: "Entretien" },
        {
          text: [
            "Lavage en machine à 40 °C maximum · Blanchiment interdit · Séchage en tambour à température modérée · Repassage à 150 °C maximum · Nettoyage à sec interdit",
          ],
        },
        {
          text: [
            "Fabricant : Ateliers Garrigue SAS – 12 rue des Tisserands – 81100 Castres – France",
            "SAS au capital de 85 000 € – RCS Castres 842 117 390 – contact@maison-garrigue.example",
          ],
          size: 8,
        },
      ],
    ],
    truth: {
      brand: "Maison Garrigue",
      reference: "GA-2107",
      gtin: "3760218521076",
      fibre_composition: fibres("cotton 60, polyester 40"),
      country_weaving: "PT",
      country_dyeing: "PT",
      country_making: "TN",
      recycled_content: 40,
      care_washing: "wash_40",
      care_bleaching: "do_not_bleach",
      care_drying: ["tumble_low"],
      care_ironing: "iron_150",
      care_professional: ["do_not_dry_clean"],
      manufacturer_name: "Ateliers Garrigue SAS",
      manufacturer_address: "12 rue des Tisserands, 81100 Castres, France",
    },
  },
  {
    name: "ninth-hu-cimke-melleny",
    language: "hu",
    template: "textile",
    kind: "other",
    font: "narrow",
    also: ["photo"],
    pages: [
      [
        { title: "TERMÉKCÍMKE" },
        {
          pairs: [
            ["Márka", "Bakonyi Szél"],
            ["Megnevezés", "Női steppelt mellény"],
            ["Cikkszám", "BSZ-0458"],
            ["Méret", "M (40)"],
            ["Szín", "sötétkék"],
            ["Vonalkód", "5998880045813"],
            ["Tömeg", "540 g"],
          ],
          style: "gap",
        },
        {
          text: [
            "Anyagösszetétel:",
            "Felsőanyag: 100% poliamid",
            "Bélés: 100% poliészter",
            "Töltet: 90% pehely, 10% toll",
          ],
        },
        {
          text: [
            "Kezelési útmutató:",
            "30 °C-on, kímélő programmal mosható",
            "Fehéríteni tilos",
            "Szárítógépben alacsony hőfokon szárítható",
            "Vasalni tilos",
            "Vegyileg nem tisztítható",
          ],
        },
        {
          pairs: [
            ["Származási ország", "Magyarország"],
            ["Gyártó", "Bakony Konfekció Kft."],
            ["Cím", "8420 Zirc, Malom utca 16."],
          ],
          style: "gap",
        },
        { text: ["Állati eredetű, nem textil részeket tartalmaz.", "Minőségi osztály: I. o."], size: 9 },
      ],
    ],
    truth: {
      brand: "Bakonyi Szél",
      reference: "BSZ-0458",
      gtin: "5998880045813",
      net_weight: 540,
      fibre_composition: fibres("polyamide 100 | lining: polyester 100 | filling: down 90, feathers 10"),
      care_washing: "wash_30_mild",
      care_bleaching: "do_not_bleach",
      care_drying: ["tumble_low"],
      care_ironing: "do_not_iron",
      care_professional: ["do_not_dry_clean"],
      country_making: "HU",
      manufacturer_name: "Bakony Konfekció Kft.",
      manufacturer_address: "8420 Zirc, Malom utca 16.",
    },
  },
  {
    name: "ninth-de-konformitaet-zugente",
    language: "de",
    template: "toy",
    kind: "declaration",
    pages: [
      [
        { title: "EU-Konformitätserklärung" },
        { text: ["Nr. 2026-031"] },
        {
          table: [
            ["1. Produkt", "Nachziehtier aus Buchenholz, ab 12 Monaten"],
            ["   Marke", "Waldwichtel"],
            ["   Modell", "Ente Emma"],
            ["   Artikelnummer", "61022"],
            ["   GTIN", "4025881610229"],
            ["2. Hersteller", "Holzspiel Erzgebirge GmbH, Drechslerweg 5, 09548 Seiffen, Deutschland"],
            [
              "3. Verantwortung",
              "Die alleinige Verantwortung für die Ausstellung dieser Erklärung trägt der Hersteller.",
            ],
          ],
          widths: [130, 357],
        },
        {
          text: [
            "4. Der oben beschriebene Gegenstand der Erklärung erfüllt die einschlägigen Harmonisierungsrechtsvorschriften der Union:",
            "Richtlinie 2009/48/EG über die Sicherheit von Spielzeug",
            "Verordnung (EG) Nr. 1907/2006 (REACH)",
            "5. Angewandte harmonisierte Normen: EN 71-1:2014+A1:2018, EN 71-2:2020, EN 71-3:2019+A1:2021",
            "6. Die notifizierte Stelle TÜV Rheinland LGA Products GmbH (0197) hat die Baumusterprüfung durchgeführt und folgende Bescheinigung ausgestellt: EG-Baumusterprüfbescheinigung Nr. AM 60148213",
            "7. Zusatzangaben: Die technischen Unterlagen werden beim Hersteller aufbewahrt.",
          ],
        },
        {
          text: [
            "Unterzeichnet für und im Namen von: Holzspiel Erzgebirge GmbH",
            "Seiffen, den 12.01.2026",
            "Karsten Uhlig, Geschäftsführer",
          ],
        },
      ],
    ],
    truth: {
      brand: "Waldwichtel",
      model_name: "Ente Emma",
      reference: "61022",
      gtin: "4025881610229",
      manufacturer_name: "Holzspiel Erzgebirge GmbH",
      manufacturer_address: "Drechslerweg 5, 09548 Seiffen, Deutschland",
      certificates: [
        {
          name: "EG-Baumusterprüfbescheinigung",
          number: "AM 60148213",
          issuer: "TÜV Rheinland LGA Products GmbH",
        },
      ],
    },
  },
  {
    name: "ninth-da-datablad-reol",
    language: "da",
    template: "furniture",
    kind: "tech_sheet",
    pages: [
      [
        { title: "Produktdatablad" },
        { text: ["Fjordtræ · Reol med 5 hylder"] },
        {
          beside: [
            [
              {
                pairs: [
                  ["Varemærke", "Fjordtræ"],
                  ["Model", "Strand 5"],
                  ["Varenr.", "FT-80190"],
                  ["Mål (B x D x H)", "80 x 35 x 190 cm"],
                  ["Vægt", "28,5 kg"],
                  ["Maks. belastning pr. hylde", "20 kg"],
                ],
                style: "stacked",
              },
            ],
            [
              {
                pairs: [
                  ["Materiale", "Massiv eg, olieret"],
                  ["Bagklædning", "Krydsfiner 4 mm"],
                  ["Produceret i", "Estland"],
                  ["FSC-certifikat", "NC-COC-028814"],
                  ["Garanti", "5 år"],
                  ["Samling", "Leveres usamlet, unbrakonøgle medfølger"],
                ],
                style: "stacked",
              },
            ],
          ],
        },
        { bar: "Emballage" },
        {
          table: [
            ["Kolli", "Mål", "Bruttovægt"],
            ["1 af 2", "196 x 40 x 9 cm", "19,0 kg"],
            ["2 af 2", "84 x 38 x 14 cm", "12,4 kg"],
          ],
          lines: true,
        },
        {
          text: [
            "Producent: Fjordtræ Møbler A/S, Savværksvej 21, 7800 Skive, Danmark · CVR 31 88 04 26",
            "Vedligehold: Aftør med en hårdt opvredet klud. Olieres 1–2 gange årligt. Skal fastgøres til væg.",
          ],
          size: 9,
        },
      ],
    ],
    truth: {
      brand: "Fjordtræ",
      model_name: "Strand 5",
      reference: "FT-80190",
      dimensions: "80 x 35 x 190 cm",
      net_weight: 28.5,
      country_making: "EE",
      certificates: [{ name: "FSC", number: "NC-COC-028814" }],
      manufacturer_name: "Fjordtræ Møbler A/S",
      manufacturer_address: "Savværksvej 21, 7800 Skive, Danmark",
    },
  },
  {
    name: "ninth-pl-sprawozdanie-sukienka",
    language: "pl",
    template: "textile",
    kind: "test_report",
    also: ["scan"],
    pages: [
      [
        {
          text: [
            "Laboratorium Badań Wyrobów Włókienniczych TEKSTEST Sp. z o.o.",
            "ul. Żeromskiego 112, 90-543 Łódź · AB 1716 · tel. 42 555 01 20",
          ],
          size: 9,
        },
        { title: "SPRAWOZDANIE Z BADAŃ NR 1482/LB/2026" },
        {
          pairs: [
            ["Zleceniodawca", "Moda Wisła S.A., ul. Handlowa 3, 31-476 Kraków"],
            ["Obiekt badań", "Sukienka damska z dzianiny, kolor bordo"],
            ["Marka", "Jaśmina"],
            ["Nr artykułu", "SK-0932"],
            ["Producent", "Szwalnia Bałuty Sp. z o.o., ul. Limanowskiego 68, 91-334 Łódź"],
            ["Data przyjęcia próbki", "04.05.2026"],
            ["Data zakończenia badań", "18.05.2026"],
          ],
          style: "gap",
        },
        { bar: "WYNIKI BADAŃ" },
        {
          table: [
            ["Badana cecha", "Metoda", "Jedn.", "Wynik"],
            ["Skład surowcowy", "PN-EN ISO 1833-20", "%", "wiskoza 92 elastan 8"],
            ["Masa powierzchniowa", "PN-EN 12127", "g/m²", "215"],
            ["Zmiana wymiarów po praniu – wzdłuż", "PN-EN ISO 5077", "%", "–3,5"],
            ["Zmiana wymiarów po praniu – wszerz", "PN-EN ISO 5077", "%", "–2,0"],
            ["Odporność wybarwień na pranie (40 °C)", "PN-EN ISO 105-C06", "stopień", "4-5"],
            ["Odporność wybarwień na tarcie suche", "PN-EN ISO 105-X12", "stopień", "4"],
            ["Skłonność do pillingu, 2000 suwów", "PN-EN ISO 12945-2", "stopień", "3-4"],
          ],
          widths: [185, 130, 62, 110],
          lines: true,
        },
        {
          text: [
            "Wyniki odnoszą się wyłącznie do badanej próbki. Sprawozdanie bez pisemnej zgody laboratorium nie może być powielane inaczej, jak tylko w całości.",
            "Autoryzował: dr inż. Beata Kurowska, kierownik laboratorium          Strona 1 z 1",
          ],
          size: 8,
        },
      ],
    ],
    truth: {
      brand: "Jaśmina",
      reference: "SK-0932",
      manufacturer_name: "Szwalnia Bałuty Sp. z o.o.",
      manufacturer_address: "ul. Limanowskiego 68, 91-334 Łódź",
      fibre_composition: fibres("viscose 92, elastane 8"),
      pilling_grade: 3.5,
      colour_fastness_grade: 4.5,
    },
  },
  {
    name: "ninth-de-oekotex-frottier",
    language: "de",
    template: "textile",
    kind: "certificate",
    also: ["scan"],
    pages: [
      [
        { title: "ZERTIFIKAT" },
        { text: ["STANDARD 100 by OEKO-TEX®"] },
        {
          text: [
            "Der Hersteller",
            "Frottierweberei Auental GmbH",
            "Weberstraße 9",
            "72459 Albstadt, Deutschland",
            "erhält die Berechtigung, das Zeichen STANDARD 100 by OEKO-TEX® gemäß unserem Prüfbericht 26.0.51873 für folgende Artikel zu verwenden:",
          ],
        },
        {
          text: [
            "Frottierware (Handtücher, Duschtücher, Waschhandschuhe) aus 100 % Baumwolle, gebleicht und stückgefärbt, einschließlich Nähgarn und Einnähetiketten; unter Verwendung von nach STANDARD 100 by OEKO-TEX® bereits zertifizierten Vorprodukten.",
          ],
        },
        {
          pairs: [
            ["Zertifikatsnummer", "09.HDE.58310"],
            ["Produktklasse", "I (Babyartikel)"],
            ["Gültig bis", "31.08.2027"],
          ],
          style: "dots",
        },
        {
          text: [
            "Das Ergebnis der nach STANDARD 100 by OEKO-TEX®, Anhang 4, durchgeführten Prüfung hat ergeben, dass die oben genannten Artikel die zurzeit festgelegten humanökologischen Anforderungen für Babyartikel erfüllen. Die Anforderungen des Anhangs XVII von REACH (einschließlich Verwendung von Azofarbstoffen, Nickelabgabe etc.) werden eingehalten.",
          ],
          size: 9,
        },
        {
          beside: [
            [{ text: ["Bönnigheim, 02.09.2026"], size: 9 }],
            [
              {
                text: [
                  "Hohenstein Textile Testing Institute GmbH & Co. KG",
                  "Schlosssteige 1, 74357 Bönnigheim",
                ],
                size: 9,
              },
            ],
          ],
        },
      ],
    ],
    truth: {
      manufacturer_name: "Frottierweberei Auental GmbH",
      manufacturer_address: "Weberstraße 9, 72459 Albstadt, Deutschland",
      fibre_composition: fibres("cotton 100"),
      certificates: [
        {
          name: "STANDARD 100 by OEKO-TEX",
          number: "09.HDE.58310",
          issuer: "Hohenstein Textile Testing Institute GmbH & Co. KG",
          valid_until: "2027-08-31",
        },
      ],
    },
  },
  {
    name: "ninth-en-gots-scope",
    language: "en",
    template: "textile",
    kind: "certificate",
    font: "serif",
    pages: [
      [
        { title: "Scope Certificate" },
        { text: ["Scope Certificate Number: CU1088214GOTS-01.2026"] },
        {
          text: [
            "Control Union Certifications B.V. certifies that",
            "KAVERI KNIT APPARELS LLP",
            "has been audited and found to be in conformity with the Global Organic Textile Standard (GOTS), Version 7.0",
            "Product categories mentioned below (and further specified in the product appendix) conform with the standard:",
            "Men's apparel, Children's apparel",
            "Process categories carried out under responsibility of the above mentioned company: Manufacturing, Packing, Exporting",
            "This certificate is valid until 2027-04-14",
          ],
        },
        {
          text: [
            "Place and date of issue: Zwolle, 2026-04-15",
            "Control Union Certifications B.V., Meeuwenlaan 4-6, 8011 BZ Zwolle, The Netherlands · accredited by: RvA, no. C 412",
            "This scope certificate provides no proof that any goods delivered by its holder are GOTS certified. Proof of GOTS certification of goods delivered is provided by a valid transaction certificate covering them.",
          ],
          size: 8,
        },
      ],
      [
        { text: ["Annex to certificate CU1088214GOTS-01.2026 · Page 2 / 2"], size: 8 },
        { bar: "Product appendix" },
        {
          table: [
            ["Product category", "Product details", "Material composition", "Label grade"],
            ["Men's apparel", "T-shirts", "100% Organic Cotton", "Organic"],
            ["Men's apparel", "Undergarments", "100% Organic Cotton", "Organic"],
            ["Children's apparel", "Bodysuits", "100% Organic Cotton", "Organic"],
          ],
          widths: [120, 120, 150, 97],
          lines: true,
        },
        { bar: "Site appendix" },
        {
          pairs: [
            ["Manufacturer", "Kaveri Knit Apparels LLP"],
            ["Address", "47 Avinashi Road, Tiruppur 641602, Tamil Nadu, India"],
            ["Processes", "Manufacturing, Packing, Exporting"],
            ["Country of manufacture", "India"],
          ],
          style: "gap",
        },
      ],
    ],
    truth: {
      certificates: [
        {
          name: "GOTS",
          number: "CU1088214GOTS-01.2026",
          issuer: "Control Union Certifications B.V.",
          valid_until: "2027-04-14",
        },
      ],
      manufacturer_name: "Kaveri Knit Apparels LLP",
      manufacturer_address: "47 Avinashi Road, Tiruppur 641602, Tamil Nadu, India",
      fibre_composition: fibres("organic cotton 100"),
      country_making: "IN",
    },
  },
  {
    name: "ninth-it-scheda-tessuto",
    language: "it",
    template: "textile",
    kind: "tech_sheet",
    font: "narrow",
    pages: [
      [
        { title: "SCHEDA TECNICA TESSUTO" },
        {
          table: [
            ["Produttore", "Lanificio Valsessera S.p.A."],
            ["Indirizzo", "Via Provinciale 204, 13867 Pray (BI), Italia"],
            ["Articolo", "61204"],
            ["Nome", "Monteluce"],
            ["Composizione", "98% WV 2% EA"],
            ["Peso", "265 g/m² – 410 g/ml"],
            ["Altezza utile", "150 cm (±2%)"],
            ["Armatura", "Batavia 2/2"],
            ["Titolo ordito / trama", "Nm 2/72 – Nm 1/44 EA"],
            ["Fili / inserzioni", "31 / 26 al cm"],
          ],
          widths: [170, 317],
          lines: true,
        },
        { bar: "TRACCIABILITÀ" },
        {
          table: [
            ["Fibra", "Filatura", "Tessitura", "Tintura e finissaggio"],
            ["Australia", "Romania", "Italia", "Italia"],
          ],
          lines: true,
        },
        { bar: "CARATTERISTICHE FISICHE" },
        {
          table: [
            ["Prova", "Norma", "Valore"],
            ["Resistenza alla trazione ordito", "EN ISO 13934-1", "380 N"],
            ["Resistenza alla trazione trama", "EN ISO 13934-1", "310 N"],
            ["Abrasione Martindale", "EN ISO 12947-2", "30.000 cicli"],
            ["Stabilità al vapore", "DIN 53894", "-1,5% / -1,0%"],
            ["Solidità alla luce", "EN ISO 105-B02", "5"],
          ],
          widths: [220, 140, 127],
        },
        {
          text: [
            "Manutenzione consigliata: non lavare ad acqua; non candeggiare; stirare a media temperatura (150 °C); lavaggio a secco P.",
            "Tessuto prodotto in Italia. I dati sono indicativi e soggetti alle tolleranze d'uso.",
          ],
          size: 9,
        },
      ],
    ],
    truth: {
      manufacturer_name: "Lanificio Valsessera S.p.A.",
      manufacturer_address: "Via Provinciale 204, 13867 Pray (BI), Italia",
      reference: "61204",
      model_name: "Monteluce",
      fibre_composition: fibres("virgin wool 98, elastane 2"),
      country_fibre: ["AU"],
      country_spinning: "RO",
      country_weaving: "IT",
      country_dyeing: "IT",
      country_making: "IT",
      care_washing: "do_not_wash",
      care_bleaching: "do_not_bleach",
      care_ironing: "iron_150",
      care_professional: ["dry_p"],
    },
  },
  {
    name: "ninth-es-ficha-hilo",
    language: "es",
    template: "textile",
    kind: "tech_sheet",
    font: "mono",
    pages: [
      [
        { title: "FICHA TÉCNICA DE HILO" },
        {
          text: [
            "HILATURAS DEL CLARIANO, S.L. - Fabricante de hilo reciclado desde 1974",
            "Polígono El Pla, parcela 9",
            "46870 Ontinyent (Valencia)",
            "España",
          ],
          size: 9,
        },
        {
          pairs: [
            ["Artículo", "ECO-3050"],
            ["Título", "Ne 20/1"],
            ["Composición", "50 % algodón / 50 % poliéster"],
            ["Contenido reciclado", "100 %"],
            ["Torsión", "720 v/m, Z"],
            ["Sistema de hilatura", "Open-end"],
            ["País de hilatura", "España"],
            ["Origen", "Fabricado en España"],
            ["Certificado GRS n.º", "AITEX-GRS-00871"],
          ],
          style: "dots",
        },
        {
          table: [
            ["Parámetro", "Norma", "Valor", "Tol."],
            ["Resistencia", "ISO 2062", "11,8 cN/tex", "±8 %"],
            ["Alargamiento", "ISO 2062", "6,9 %", "±10 %"],
            ["Regularidad CVm", "ISO 16549", "14,2 %", "±5 %"],
            ["Humedad", "ISO 6741-1", "6,5 %", "máx."],
          ],
          widths: [150, 120, 127, 90],
          lines: true,
        },
        {
          text: [
            "Presentación: cono de cartón 5°57', 2,4 kg netos por cono, 18 conos por caja, 24 cajas por palet.",
            "Aplicaciones: calcetería, género de punto circular, textil hogar.",
          ],
          size: 9,
        },
      ],
    ],
    truth: {
      manufacturer_name: "Hilaturas del Clariano, S.L.",
      manufacturer_address: "Polígono El Pla, parcela 9, 46870 Ontinyent (Valencia), España",
      reference: "ECO-3050",
      fibre_composition: fibres("cotton 50, polyester 50"),
      recycled_content: 100,
      country_spinning: "ES",
      country_making: "ES",
      certificates: [{ name: "GRS", number: "AITEX-GRS-00871" }],
    },
  },
  {
    name: "ninth-cs-protokol-kosile",
    language: "cs",
    template: "textile",
    kind: "test_report",
    also: ["fax"],
    pages: [
      [
        {
          text: [
            "Zkušební laboratoř TEXZKUŠEBNA Brno, s.r.o., Václavská 6, 603 00 Brno",
            "Zkušební laboratoř č. 1001.9 akreditovaná ČIA podle ČSN EN ISO/IEC 17025:2018",
          ],
          size: 8,
        },
        { title: "PROTOKOL O ZKOUŠCE č. 26-0733" },
        {
          beside: [
            [
              {
                text: [
                  "Objednatel:",
                  "Oděvní velkoobchod Haná s.r.o.",
                  "Brněnská 40",
                  "779 00 Olomouc",
                  "Objednávka č.: 2026/118",
                ],
              },
            ],
            [
              {
                text: ["Výrobce:", "Prostějovské košile a.s.", "Určická 22", "796 01 Prostějov"],
              },
            ],
          ],
        },
        {
          pairs: [
            ["Vzorek", "Pánská košile, dlouhý rukáv, bílá"],
            ["Značka", "Hanák"],
            ["Číslo výrobku", "PK 2605-01"],
            ["Hmotnost výrobku", "236 g (vel. 40)"],
            ["Vzorek přijat", "9. 2. 2026"],
          ],
          style: "gap",
        },
        {
          table: [
            ["Zkouška", "Norma", "Výsledek"],
            ["Materiálové složení", "ČSN EN ISO 1833-11", "bavlna 65,2 %, polyester 34,8 %"],
            ["Plošná hmotnost", "ČSN EN 12127", "118 g/m²"],
            ["Změna rozměrů po praní při 60 °C", "ČSN EN ISO 5077", "osnova -1,5 %, útek -0,5 %"],
            ["Stálobarevnost v potu", "ČSN EN ISO 105-E04", "4-5"],
            ["Obsah formaldehydu", "ČSN EN ISO 14184-1", "< 16 mg/kg"],
            ["pH vodného výluhu", "ČSN EN ISO 3071", "6,4"],
          ],
          widths: [180, 137, 170],
          lines: true,
        },
        {
          text: [
            "Zkoušku provedla: Ing. Dana Vránová          Schválil: Ing. Petr Sedlák",
            "Brno 23. 2. 2026",
          ],
        },
        { text: ["Výsledky zkoušek se týkají pouze zkoušeného vzorku. – Konec protokolu –"], size: 8 },
      ],
    ],
    truth: {
      manufacturer_name: "Prostějovské košile a.s.",
      manufacturer_address: "Určická 22, 796 01 Prostějov",
      brand: "Hanák",
      reference: "PK 2605-01",
      net_weight: 236,
      fibre_composition: fibres("cotton 65.2, polyester 34.8"),
    },
  },
  {
    name: "ninth-lt-en-linen-fabric",
    language: "lt",
    template: "textile",
    kind: "tech_sheet",
    pages: [
      [
        {
          text: ["UAB „Nemuno linas“ · Verpėjų g. 14, LT-35191 Panevėžys · info@nemunolinas.example"],
          size: 8,
        },
        { title: "Audinio techninis lapas / Fabric data sheet" },
        {
          table: [
            ["Gamintojas / Manufacturer", "UAB „Nemuno linas“"],
            ["Adresas / Address", "Verpėjų g. 14, LT-35191 Panevėžys, Lietuva"],
            ["Artikulas / Article", "NL-285/04"],
            ["Sudėtis / Composition", "100 % linas / 100 % linen"],
            ["Tankis / Weight", "205 g/m²"],
            ["Plotis / Width", "150 cm"],
            ["Apdaila / Finish", "Minkštintas, plautas / Softened, stone washed"],
            ["Pluošto kilmė / Fibre origin", "Prancūzija, Belgija / France, Belgium"],
            ["Verpimas / Spinning", "Lenkija / Poland"],
            ["Audimas / Weaving", "Lietuva / Lithuania"],
            ["Dažymas / Dyeing", "Lietuva / Lithuania"],
            ["Kilmės šalis / Country of origin", "Lietuva / Lithuania"],
            ["Sertifikatas / Certificate", "European Flax® Nr. BVFR-EF-17702"],
          ],
          widths: [200, 287],
          lines: true,
        },
        {
          text: [
            "Priežiūra / Care:",
            "Skalbti 40 °C / Machine wash 40 °C",
            "Nebalinti / Do not bleach",
            "Džiovinti džiovyklėje žema temperatūra / Tumble dry low",
            "Lyginti iki 200 °C / Iron up to 200 °C",
          ],
        },
        {
          text: [
            "Susitraukimas po skalbimo / Shrinkage after washing: metmenys / warp –4 %, ataudai / weft –3 %.",
          ],
          size: 9,
        },
      ],
    ],
    truth: {
      manufacturer_name: "UAB „Nemuno linas“",
      manufacturer_address: "Verpėjų g. 14, LT-35191 Panevėžys, Lietuva",
      reference: "NL-285/04",
      fibre_composition: fibres("linen 100"),
      country_fibre: ["FR", "BE"],
      country_spinning: "PL",
      country_weaving: "LT",
      country_dyeing: "LT",
      country_making: "LT",
      certificates: [{ name: "European Flax", number: "BVFR-EF-17702" }],
      care_washing: "wash_40",
      care_bleaching: "do_not_bleach",
      care_drying: ["tumble_low"],
      care_ironing: "iron_200",
    },
  },
  {
    name: "ninth-ro-certificat-incaltaminte",
    language: "ro",
    template: "footwear",
    kind: "certificate",
    pages: [
      [
        {
          text: [
            "INCDPM „Alexandru Darabont” București – Organism notificat nr. 2756",
            "B-dul Ghencea 35A, sector 6, București",
          ],
          size: 9,
        },
        { title: "CERTIFICAT DE EXAMINARE UE DE TIP" },
        { text: ["Nr. 2756-EIP-0418-2026"] },
        {
          pairs: [
            ["Produsul", "Încălțăminte de protecție, categoria II, S3 SRC"],
            ["Marca comercială", "Carpatin"],
            ["Modelul", "Bucegi"],
            ["Cod produs", "CP-4420"],
            ["Producător", "SC Încălțăminte Bihor SRL, Str. Pielarilor nr. 18, 410203 Oradea, România"],
          ],
          style: "gap",
        },
        {
          text: [
            "Se certifică prin prezenta că echipamentul individual de protecție menționat mai sus satisface cerințele esențiale de sănătate și securitate din anexa II la Regulamentul (UE) 2016/425, fiind aplicat standardul SR EN ISO 20345:2022.",
            "Data emiterii: 11.03.2026          Valabil până la: 10.03.2031",
          ],
        },
        { text: ["Director general, dr. ing. D. Ionescu          L.S."], size: 9 },
      ],
      [
        { text: ["Anexă la certificatul nr. 2756-EIP-0418-2026 – pag. 2/2"], size: 8 },
        { bar: "DESCRIEREA TEHNICĂ" },
        {
          table: [
            ["Fețe", "Piele bovină velur, grosime 1,8–2,0 mm"],
            ["Căptușeală", "Material textil 3D, poliester"],
            ["Bombeu", "Compozit, 200 J"],
            ["Lamelă antiperforație", "Textilă, fără metal"],
            ["Talpă", "PU/PU, injectată direct"],
            ["Greutate pereche (măr. 42)", "1180 g"],
            ["Mărimi", "36–47"],
            ["Fețe cusute în", "Republica Moldova"],
            ["Asamblare", "România"],
            ["Țara de fabricație", "România"],
          ],
          widths: [190, 297],
          lines: true,
        },
      ],
    ],
    truth: {
      brand: "Carpatin",
      model_name: "Bucegi",
      reference: "CP-4420",
      manufacturer_name: "SC Încălțăminte Bihor SRL",
      manufacturer_address: "Str. Pielarilor nr. 18, 410203 Oradea, România",
      certificates: [
        {
          name: "Certificat de examinare UE de tip",
          number: "2756-EIP-0418-2026",
          issuer: "INCDPM „Alexandru Darabont” București",
          valid_until: "2031-03-10",
        },
      ],
      net_weight: 1180,
      country_upper: "MD",
      country_assembly: "RO",
      country_making: "RO",
    },
  },
  {
    name: "ninth-nl-ecolabel-bedlinnen",
    language: "nl",
    template: "textile",
    kind: "certificate",
    pages: [
      [
        { title: "EU Ecolabel – Licentie" },
        { text: ["Productgroep: textielproducten (Besluit 2014/350/EU)"] },
        {
          text: [
            "Stichting SMK te Den Haag, bevoegde instantie voor de EU Ecolabel in Nederland, verklaart dat aan de hierna genoemde fabrikant het recht is verleend om voor het vermelde product het EU Ecolabel te voeren.",
          ],
        },
        {
          pairs: [
            ["Licentienummer", "NL/016/021"],
            ["Fabrikant", "Textielfabriek De Dommel B.V."],
            ["Vestigingsadres", "Hulstlaan 30, 5616 JC Eindhoven, Nederland"],
            ["Merknaam", "Zuiver Nacht"],
            ["Product", "Dekbedovertrek, percal"],
            ["Artikelcode", "ZN-DBO-240"],
            ["Vezelsamenstelling", "100% biologisch katoen"],
            ["Geldig tot en met", "31 december 2028"],
          ],
          style: "dots",
        },
        {
          text: [
            "De licentiehouder dient wijzigingen in het product of het productieproces vooraf schriftelijk te melden. Het gebruik van het label is gebonden aan de bepalingen van Verordening (EG) nr. 66/2010.",
          ],
          size: 9,
        },
        { text: ["Den Haag, 6 januari 2026", "", "Namens SMK,", "drs. G. Verhoef, directeur"] },
      ],
    ],
    truth: {
      certificates: [
        { name: "EU Ecolabel", number: "NL/016/021", issuer: "Stichting SMK", valid_until: "2028-12-31" },
      ],
      manufacturer_name: "Textielfabriek De Dommel B.V.",
      manufacturer_address: "Hulstlaan 30, 5616 JC Eindhoven, Nederland",
      brand: "Zuiver Nacht",
      reference: "ZN-DBO-240",
      fibre_composition: fibres("organic cotton 100"),
    },
  },
  {
    name: "ninth-en-un383-summary",
    language: "en",
    template: "battery",
    kind: "test_report",
    pages: [
      [
        { title: "UN 38.3 Lithium Battery Test Summary" },
        {
          text: ["According to the UN Manual of Tests and Criteria, Rev. 7 Amend. 1, sub-section 38.3.5"],
          size: 9,
        },
        {
          table: [
            ["Battery manufacturer", "Voltara Energy Systems s.r.o."],
            ["Address", "Bratislavská 71, 911 05 Trenčín, Slovakia"],
            ["Contact", "Phone +421 32 555 0180, batteries@voltara.example"],
            [
              "Test laboratory",
              "DEKRA Testing and Certification GmbH, Dinnendahlstraße 9, 44809 Bochum, Germany",
            ],
            ["Test report no.", "3426071.50-BAT"],
            ["Date of test report", "2026-06-30"],
            ["Description", "Rechargeable lithium ion battery, LiFePO4 (LFP)"],
            ["Brand", "Voltara"],
            ["Model", "VL12-100"],
            ["Nominal voltage", "12.8 V"],
            ["Rated capacity", "100 Ah"],
            ["Watt-hour rating", "1280 Wh"],
            ["Mass", "10.9 kg"],
            ["Physical description", "Prismatic cells, 4S1P, ABS case, black"],
          ],
          widths: [150, 337],
          lines: true,
        },
        {
          table: [
            ["Test", "Result", "Test", "Result"],
            ["T.1 Altitude simulation", "Pass", "T.5 External short circuit", "Pass"],
            ["T.2 Thermal test", "Pass", "T.6 Impact / crush", "N/A"],
            ["T.3 Vibration", "Pass", "T.7 Overcharge", "Pass"],
            ["T.4 Shock", "Pass", "T.8 Forced discharge", "N/A"],
          ],
          widths: [170, 73, 171, 73],
          lines: true,
        },
        {
          text: [
            "Reference to assembled battery testing requirements: not applicable.",
            "Name and title of signatory: Jozef Hlaváč, Compliance Manager",
          ],
          size: 9,
        },
      ],
    ],
    truth: {
      manufacturer_name: "Voltara Energy Systems s.r.o.",
      manufacturer_address: "Bratislavská 71, 911 05 Trenčín, Slovakia",
      brand: "Voltara",
      model_name: "VL12-100",
      battery_chemistry: "lfp",
      voltage_nominal: 12.8,
      rated_capacity: 100,
      rated_energy: 1.28,
      battery_weight: 10.9,
    },
  },
  {
    name: "ninth-de-auftragsbestaetigung",
    language: "de",
    template: "textile",
    kind: "other",
    pages: [
      [
        {
          text: ["Strickfabrik Hansen & Sohn GmbH · Deichstraße 14 · 25899 Niebüll"],
          size: 8,
        },
        {
          beside: [
            [
              {
                text: ["Küstenladen Amrum", "Inh. Silke Petersen", "Strunwai 3", "25946 Wittdün"],
              },
            ],
            [
              {
                pairs: [
                  ["Auftragsbestätigung Nr.", "AB-260417"],
                  ["Datum", "11.06.2026"],
                  ["Kunden-Nr.", "10482"],
                  ["Ihre Bestellung", "vom 08.06.2026, Messe"],
                  ["Liefertermin", "KW 36"],
                ],
              },
            ],
          ],
        },
        { title: "Auftragsbestätigung" },
        { text: ["Vielen Dank für Ihren Auftrag, den wir wie folgt bestätigen:"] },
        {
          table: [
            ["Pos.", "Artikel", "Größe", "Menge", "Einzel €", "Gesamt €"],
            ["1", "40-2211 Herren-Pullover, marine", "M", "6", "64,50", "387,00"],
            ["2", "40-2211 Herren-Pullover, marine", "L", "10", "64,50", "645,00"],
            ["3", "40-2211 Herren-Pullover, marine", "XL", "8", "64,50", "516,00"],
          ],
          widths: [40, 197, 50, 55, 65, 80],
          lines: true,
        },
        {
          pairs: [
            ["Warenwert netto", "1.548,00 €"],
            ["zzgl. 19 % USt.", "294,12 €"],
            ["Rechnungsbetrag", "1.842,12 €"],
          ],
          style: "dots",
        },
        { bar: "Angaben zum Artikel 40-2211" },
        {
          text: [
            "Marke: Wattwerk · Modell: Hinnerk",
            "Material: 100 % Schurwolle · Stückgewicht: 0,62 kg",
            "Ursprungsland: Deutschland · Zolltarifnummer: 6110 11 10",
            "Pflege: Handwäsche, nicht bleichen, nicht im Trockner trocknen, liegend trocknen, bügeln bis 110 °C, Reinigung P",
            "Hersteller: Strickfabrik Hansen & Sohn GmbH, Deichstraße 14, 25899 Niebüll",
          ],
        },
        {
          text: [
            "Zahlbar innerhalb von 10 Tagen mit 2 % Skonto, 30 Tage netto. Es gelten unsere AGB. Die Ware bleibt bis zur vollständigen Bezahlung unser Eigentum.",
            "HRB 3317 FL · USt-IdNr. DE 811 406 922 · VR Bank Nord eG · IBAN DE71 2176 3542 0004 1188 20",
          ],
          size: 8,
        },
      ],
    ],
    truth: {
      reference: "40-2211",
      brand: "Wattwerk",
      model_name: "Hinnerk",
      fibre_composition: fibres("virgin wool 100"),
      net_weight: 620,
      country_making: "DE",
      manufacturer_name: "Strickfabrik Hansen & Sohn GmbH",
      manufacturer_address: "Deichstraße 14, 25899 Niebüll",
      care_washing: "hand_wash",
      care_bleaching: "do_not_bleach",
      care_drying: ["do_not_tumble", "flat"],
      care_ironing: "iron_110",
      care_professional: ["dry_p"],
      commodity_code: "61101110",
    },
  },
  {
    name: "ninth-tr-en-packing-list",
    language: "tr",
    template: "textile",
    kind: "other",
    font: "narrow",
    also: ["fax"],
    pages: [
      [
        { title: "ÇEKİ LİSTESİ / PACKING LIST" },
        {
          beside: [
            [
              {
                text: [
                  "İmalatçı – İhracatçı / Manufacturer – Exporter:",
                  "Pamuksu Tekstil San. ve Tic. A.Ş.",
                  "Organize Sanayi Bölgesi 3. Cadde No: 12",
                  "20330 Denizli, Türkiye",
                ],
              },
            ],
            [
              {
                text: ["Alıcı / Consignee:", "Lumi Lapsed OÜ", "Peterburi tee 46", "11415 Tallinn, Estonia"],
              },
            ],
          ],
        },
        {
          table: [
            ["Fatura No / Invoice No", "PMK2026000318", "Tarih / Date", "21.08.2026"],
            ["Sipariş No / PO No", "LL-5521", "Teslim / Terms", "FCA Denizli"],
          ],
          widths: [130, 120, 110, 127],
          lines: true,
        },
        {
          pairs: [
            ["Ürün / Goods", "Çocuk bornozu / Children's bathrobe"],
            ["Ürün kodu / Article no", "BRZ-1140"],
            ["Marka / Brand", "Lumi Kids"],
            ["Kompozisyon / Composition", "%100 pamuk / 100% cotton"],
            ["Menşei / Origin", "Türkiye / Turkey"],
            ["GTİP / HS code", "6208.91"],
          ],
          style: "gap",
        },
        {
          table: [
            ["Koli No", "Koli adedi", "Renk / Colour", "Beden / Size", "Adet / Pcs", "Net kg", "Brüt kg"],
            ["1–12", "12", "Beyaz / White", "98/104", "240", "81,60", "92,40"],
            ["13–24", "12", "Beyaz / White", "110/116", "240", "91,20", "102,00"],
            ["25–32", "8", "Mavi / Blue", "122/128", "160", "67,20", "74,40"],
            ["TOPLAM", "32", "", "", "640", "240,00", "268,80"],
          ],
          widths: [60, 62, 95, 80, 70, 60, 60],
          lines: true,
        },
        {
          text: [
            "Koli ölçüsü / Carton size: 60 x 40 x 40 cm · Toplam hacim / Total volume: 3,07 m³",
            "Kaşe – imza / Stamp – signature",
          ],
          size: 9,
        },
      ],
    ],
    truth: {
      manufacturer_name: "Pamuksu Tekstil San. ve Tic. A.Ş.",
      manufacturer_address: "Organize Sanayi Bölgesi 3. Cadde No: 12, 20330 Denizli, Türkiye",
      reference: "BRZ-1140",
      brand: "Lumi Kids",
      fibre_composition: fibres("cotton 100"),
      country_making: "TR",
    },
  },
  {
    name: "ninth-it-ddt-lino",
    language: "it",
    template: "textile",
    kind: "other",
    also: ["scan"],
    pages: [
      [
        {
          beside: [
            [
              { title: "D.D.T." },
              {
                text: ["Documento di trasporto (D.P.R. 472 del 14/08/1996)", "N. 1187/26 del 07/10/2026"],
                size: 9,
              },
            ],
            [
              {
                text: [
                  "Mittente e produttore:",
                  "Tessitura Brianza Casa S.r.l.",
                  "Via Cantù 61",
                  "22044 Inverigo (CO), Italia",
                  "P.IVA IT 02914780136",
                ],
                size: 9,
              },
            ],
          ],
        },
        {
          table: [
            ["Destinatario", "Luogo di destinazione"],
            [
              "Biancheria Rossetti S.n.c., Corso Garibaldi 88, 37121 Verona (VR)",
              "Magazzino Rossetti, Via dell'Industria 5, 37066 Sommacampagna (VR)",
            ],
          ],
          lines: true,
        },
        {
          pairs: [
            ["Causale del trasporto", "Vendita"],
            ["Aspetto esteriore dei beni", "Scatole"],
            ["Porto", "Franco"],
            ["Vettore", "Autotrasporti Lombardi S.p.A."],
          ],
        },
        {
          table: [
            ["Cod. art.", "Descrizione", "U.M.", "Q.tà"],
            ["LB-FED58", "Federa 50x80 lino lavato bianco", "PZ", "40"],
            ["LB-LNZ24", "Lenzuolo sopra 240x290 lino lavato bianco", "PZ", "20"],
            ["LB-CPM25", "Copripiumino 255x200 lino lavato bianco", "PZ", "12"],
          ],
          widths: [90, 277, 50, 70],
          lines: true,
        },
        {
          text: [
            "Marchio: Casa Brianza. Composizione di tutti gli articoli: 100% lino. Prodotto in Italia.",
            "Lavare a 60 °C – non candeggiare – stirare max 200 °C",
          ],
        },
        {
          table: [
            [
              "N. colli",
              "Peso lordo kg",
              "Data e ora del ritiro",
              "Firma del conducente",
              "Firma del destinatario",
            ],
            ["6", "74,5", "07/10/2026 15:40", "", ""],
          ],
          lines: true,
        },
      ],
    ],
    truth: {
      manufacturer_name: "Tessitura Brianza Casa S.r.l.",
      manufacturer_address: "Via Cantù 61, 22044 Inverigo (CO), Italia",
      brand: "Casa Brianza",
      fibre_composition: fibres("linen 100"),
      country_making: "IT",
      care_washing: "wash_60",
      care_bleaching: "do_not_bleach",
      care_ironing: "iron_200",
    },
  },
  {
    name: "ninth-fr-nl-facture-nappe",
    language: "fr",
    template: "textile",
    kind: "invoice",
    pages: [
      [
        {
          beside: [
            [
              {
                text: [
                  "Delvaux-Peeters SRL",
                  "Grossiste en linge de table – Groothandel tafellinnen",
                  "Rue de la Station 45, 1300 Wavre",
                  "TVA / BTW BE 0467.118.352",
                ],
                size: 9,
              },
            ],
            [{ title: "FACTURE / FACTUUR" }, { text: ["N° 2026/0914    Date / Datum: 18/09/2026"] }],
          ],
        },
        {
          text: ["Client / Klant: Hôtel Le Chevalier d'Or, Grote Markt 12, 9700 Oudenaarde"],
        },
        {
          table: [
            ["Réf.", "Désignation / Omschrijving", "Qté / Aantal", "P.U. / E.P.", "Total / Totaal"],
            [
              "NA-140250",
              "Nappe 140 x 250 cm, écru / Tafelkleed 140 x 250 cm, ecru",
              "36",
              "41,20",
              "1.483,20",
            ],
          ],
          widths: [75, 202, 70, 65, 75],
          lines: true,
        },
        {
          pairs: [
            ["Marque / Merk", "Leiestreek"],
            ["Composition / Samenstelling", "55 % lin, 45 % coton / 55 % linnen, 45 % katoen"],
            ["Poids net par pièce / Nettogewicht per stuk", "0,63 kg"],
            ["EAN", "5414009140257"],
            ["Pays d'origine / Land van oorsprong", "Belgique / België"],
            ["Fabricant / Fabrikant", "Weverij Leiezicht NV, Vlaskaai 3, 8500 Kortrijk"],
          ],
        },
        {
          table: [
            ["Base / Basis", "1.483,20"],
            ["TVA / BTW 21 %", "311,47"],
            ["Total à payer / Te betalen", "1.794,67 EUR"],
          ],
          widths: [200, 120],
        },
        {
          text: [
            "Paiement à 30 jours / Betaling binnen 30 dagen – IBAN BE41 0013 7755 2110 – BIC GEBABEBB",
            "Toute réclamation doit être introduite dans les 8 jours. / Klachten binnen 8 dagen.",
          ],
          size: 8,
        },
      ],
    ],
    truth: {
      reference: "NA-140250",
      brand: "Leiestreek",
      fibre_composition: fibres("linen 55, cotton 45"),
      net_weight: 630,
      gtin: "5414009140257",
      country_making: "BE",
      manufacturer_name: "Weverij Leiezicht NV",
      manufacturer_address: "Vlaskaai 3, 8500 Kortrijk",
    },
  },
  {
    name: "ninth-pl-faktura-koc",
    language: "pl",
    template: "textile",
    kind: "invoice",
    also: ["photo"],
    pages: [
      [
        {
          text: ["Oryginał                                                   Łódź, dnia 02.11.2026"],
          size: 9,
        },
        { title: "Faktura VAT nr FV/2210/11/2026" },
        {
          beside: [
            [
              {
                text: [
                  "Sprzedawca:",
                  "Hurtownia Tekstylna DOMEX Sp.j.",
                  "ul. Wólczańska 223, 93-005 Łódź",
                  "NIP 725-18-44-017",
                ],
              },
            ],
            [
              {
                text: [
                  "Nabywca:",
                  "Pensjonat Szarotka Maria Gąsienica",
                  "ul. Strążyska 9, 34-500 Zakopane",
                  "NIP 736-10-22-518",
                ],
              },
            ],
          ],
        },
        {
          table: [
            ["Lp.", "Nazwa towaru", "J.m.", "Ilość", "Cena netto", "Wartość netto", "VAT", "Wartość brutto"],
            [
              "1",
              "Koc 140x200 cm krata beż, nr kat. K-1402",
              "szt.",
              "24",
              "96,00",
              "2 304,00",
              "23%",
              "2 833,92",
            ],
          ],
          widths: [28, 149, 38, 42, 55, 65, 40, 70],
          lines: true,
        },
        {
          text: [
            "Razem do zapłaty: 2 833,92 zł (słownie: dwa tysiące osiemset trzydzieści trzy złote 92/100)",
          ],
        },
        {
          text: [
            "Informacje o towarze poz. 1:",
            "Marka: Halny · Kod EAN: 5 901332 140257",
            "Skład: 70% wełna, 30% akryl · Waga netto 1 szt.: 1,26 kg",
            "Producent: Tkalnia Podhalańska Sp. z o.o. · Kraj pochodzenia: Polska",
          ],
        },
        {
          text: [
            "Sposób zapłaty: przelew 14 dni · PKO BP 42 1020 3352 0000 1902 0118 7734",
            "Osoba upoważniona do wystawienia: Anna Lis          Osoba upoważniona do odbioru: ……………………",
          ],
          size: 8,
        },
      ],
    ],
    truth: {
      reference: "K-1402",
      brand: "Halny",
      gtin: "5901332140257",
      fibre_composition: fibres("wool 70, acrylic 30"),
      net_weight: 1260,
      manufacturer_name: "Tkalnia Podhalańska Sp. z o.o.",
      country_making: "PL",
    },
  },
  {
    name: "ninth-es-albaran-calcetines",
    language: "es",
    template: "textile",
    kind: "other",
    pages: [
      [
        { title: "ALBARÁN DE ENTREGA" },
        {
          beside: [
            [
              {
                pairs: [
                  ["Albarán n.º", "A26-03391"],
                  ["Fecha", "15-10-2026"],
                  ["Pedido", "P-7702"],
                  ["Transportista", "Logística Ebro"],
                ],
              },
            ],
            [
              {
                text: ["Cliente 4301", "Deportes Alcarria, S.L.", "C/ Mayor 71", "19001 Guadalajara"],
              },
            ],
          ],
        },
        {
          table: [
            ["Ref.", "Descripción", "EAN", "Talla", "Uds."],
            ["CT-915", "Calcetín trekking media caña, gris", "8436522915010", "39-42", "120"],
          ],
          widths: [65, 195, 115, 52, 60],
          lines: true,
        },
        {
          text: [
            "Detalle del artículo CT-915",
            "Marca: Trocha",
            "Composición: 78 % algodón, 20 % poliamida, 2 % elastano",
            "Certificado OEKO-TEX® STANDARD 100 n.º 2019OK1162, emitido por AITEX",
            "Lavar a máquina a 40 °C. No usar lejía. No usar secadora. No planchar.",
            "Fabricado en España por Calcetería del Vallès, S.A., C/ Telers 20, 08401 Granollers (Barcelona)",
          ],
        },
        { text: ["Bultos: 3     Peso bruto total: 11,9 kg     Portes: pagados"] },
        {
          text: [
            "Recibí conforme (firma y sello):",
            "",
            "Mercancía sujeta a las condiciones generales de venta. No se admiten devoluciones pasados 15 días.",
          ],
          size: 9,
        },
      ],
    ],
    truth: {
      reference: "CT-915",
      gtin: "8436522915010",
      brand: "Trocha",
      fibre_composition: fibres("cotton 78, polyamide 20, elastane 2"),
      certificates: [{ name: "OEKO-TEX STANDARD 100", number: "2019OK1162", issuer: "AITEX" }],
      care_washing: "wash_40",
      care_bleaching: "do_not_bleach",
      care_drying: ["do_not_tumble"],
      care_ironing: "do_not_iron",
      country_making: "ES",
      manufacturer_name: "Calcetería del Vallès, S.A.",
      manufacturer_address: "C/ Telers 20, 08401 Granollers (Barcelona)",
    },
  },
  {
    name: "ninth-bg-faktura-rokli",
    language: "bg",
    template: "textile",
    kind: "invoice",
    pages: [
      [
        { title: "ФАКТУРА" },
        { text: ["№ 0000012456 / 23.04.2026 г.                                        ОРИГИНАЛ"] },
        {
          table: [
            ["Получател", "Доставчик"],
            ["„Мода Варна“ ЕООД", "„Тексима Трейд“ ООД"],
            ["ЕИК 203118846", "ЕИК 115904327"],
            ["гр. Варна, бул. „Сливница“ 104", "гр. Пловдив, ул. „Брезовско шосе“ 180"],
            ["МОЛ: Деница Колева", "МОЛ: Стоян Марков"],
          ],
          lines: true,
        },
        {
          table: [
            ["№", "Наименование на стоката", "Мярка", "Кол.", "Ед. цена", "Стойност"],
            ["1", "Дамска рокля, арт. 7315, р-р 36", "бр.", "10", "28,50", "285,00"],
            ["2", "Дамска рокля, арт. 7315, р-р 38", "бр.", "15", "28,50", "427,50"],
            ["3", "Дамска рокля, арт. 7315, р-р 40", "бр.", "15", "28,50", "427,50"],
          ],
          widths: [25, 222, 50, 45, 65, 80],
          lines: true,
        },
        {
          pairs: [
            ["Данъчна основа", "1 140,00 EUR"],
            ["ДДС 20 %", "228,00 EUR"],
            ["Сума за плащане", "1 368,00 EUR"],
          ],
          style: "dots",
        },
        {
          text: [
            "Данни за изделието: марка „Росица“; състав: 95 % вискоза, 5 % еластан.",
            "Производител: „Рила Текс“ ООД, ул. „Искър“ 41, 2000 Самоков",
          ],
        },
        {
          text: [
            "Начин на плащане: по банков път, IBAN BG18 UNCR 7000 1522 4418 36",
            "Съставил: И. Петрова                         Получил: ..........................",
          ],
          size: 9,
        },
      ],
    ],
    truth: {
      reference: "7315",
      brand: "Росица",
      fibre_composition: fibres("viscose 95, elastane 5"),
      manufacturer_name: "„Рила Текс“ ООД",
      manufacturer_address: "ул. „Искър“ 41, 2000 Самоков",
    },
  },
  {
    name: "ninth-hr-narudzba-rucnici",
    language: "hr",
    template: "textile",
    kind: "other",
    pages: [
      [
        {
          pairs: [
            ["Od", "Ivana Kralj <nabava@hotel-lavanda.example>"],
            ["Za", "prodaja@jadran-tekstil.example"],
            ["Datum", "5. veljače 2027. 09:14"],
            ["Predmet", "Narudžba 2027-018 – ručnici za sezonu"],
          ],
        },
        {
          text: [
            "Poštovani gospodine Mariću,",
            "",
            "hvala na poslanim uzorcima. Ovime naručujemo 600 komada ručnika za ruke marke Adria Frotir, kataloški broj AF-5100, dimenzija 50 x 100 cm, u bijeloj boji, po cijeni od 4,85 EUR bez PDV-a.",
            "",
            "Radi naše evidencije potvrđujemo podatke iz Vaše ponude: ručnici su od 100 % pamuka, gramature 500 g/m², jedan ručnik teži 250 g, a proizvedeni su u Portugalu. Prema ušivenoj etiketi peru se na 95 °C, ne smiju se izbjeljivati i mogu se sušiti u sušilici na normalnoj temperaturi.",
            "",
            "Molimo isporuku najkasnije do 20. ožujka na adresu hotela, Šetalište kralja Zvonimira 4, 21300 Makarska, kat. –1, radnim danom od 7 do 14 sati. Račun pošaljite na e-poštu računovodstva.",
            "",
            "Lijep pozdrav",
            "Ivana Kralj, voditeljica nabave",
            "Hotel Lavanda d.o.o. · OIB 58117203946",
          ],
        },
      ],
    ],
    truth: {
      brand: "Adria Frotir",
      reference: "AF-5100",
      fibre_composition: fibres("cotton 100"),
      net_weight: 250,
      country_making: "PT",
      care_washing: "wash_95",
      care_bleaching: "do_not_bleach",
      care_drying: ["tumble_normal"],
    },
  },
  {
    name: "ninth-sk-dodaci-list-pyzamo",
    language: "sk",
    template: "textile",
    kind: "other",
    font: "serif",
    pages: [
      [
        { title: "DODACÍ LIST č. 260884" },
        {
          beside: [
            [
              {
                text: [
                  "Dodávateľ:",
                  "Detská móda Považie, s.r.o.",
                  "veľkoobchod s detským oblečením",
                  "Štúrova 27, 017 01 Považská Bystrica",
                  "IČO: 46 318 227",
                ],
              },
            ],
            [
              {
                text: [
                  "Odberateľ:",
                  "Bábätkovo – Jana Hudáková",
                  "Hlavná 15, 080 01 Prešov",
                  "IČO: 51 702 114",
                  "Dátum vystavenia: 28. 9. 2026",
                ],
              },
            ],
          ],
        },
        {
          table: [
            ["Kód", "Názov", "Množ.", "MJ"],
            ["PZ-0386", "Detské pyžamo dlhé, veľ. 86, mentolové", "30", "ks"],
          ],
          widths: [90, 277, 60, 60],
          lines: true,
        },
        {
          pairs: [
            ["Značka", "Ovečka Mia"],
            ["EAN", "8588004038615"],
            ["Zloženie", "100 % biobavlna"],
            ["Krajina pôvodu", "Slovensko"],
            ["Výrobca", "Tatranit, a.s."],
            ["Adresa výrobcu", "Priemyselná 2, 058 01 Poprad"],
            ["Certifikát GOTS č.", "CERES-0612-GOTS"],
            ["Hmotnosť 1 ks", "0,145 kg"],
            ["Ošetrovanie", "prať na 40 °C, nebieliť, nesušiť v sušičke, žehliť do 150 °C"],
          ],
          style: "dots",
        },
        {
          text: ["Tovar odovzdal: ........................          Tovar prevzal: ........................"],
        },
        { text: ["Doklad slúži ako záručný list. Reklamácie do 14 dní od prevzatia."], size: 8 },
      ],
    ],
    truth: {
      reference: "PZ-0386",
      brand: "Ovečka Mia",
      gtin: "8588004038615",
      fibre_composition: fibres("organic cotton 100"),
      country_making: "SK",
      manufacturer_name: "Tatranit, a.s.",
      manufacturer_address: "Priemyselná 2, 058 01 Poprad",
      certificates: [{ name: "GOTS", number: "CERES-0612-GOTS" }],
      net_weight: 145,
      care_washing: "wash_40",
      care_bleaching: "do_not_bleach",
      care_drying: ["do_not_tumble"],
      care_ironing: "iron_150",
    },
  },
  {
    name: "ninth-et-arve-kolar",
    language: "et",
    template: "electronics",
    kind: "invoice",
    pages: [
      [
        {
          beside: [
            [{ title: "ARVE nr 2604418" }],
            [
              {
                text: ["Arve kuupäev: 19.10.2026", "Maksetähtaeg: 02.11.2026", "Viitenumber: 26044188"],
                size: 9,
              },
            ],
          ],
        },
        {
          beside: [
            [
              {
                text: [
                  "Müüja:",
                  "Helimaailm Hulgi OÜ",
                  "Kadaka tee 131, 12915 Tallinn",
                  "Reg nr 12880416, KMKR EE101822407",
                ],
              },
            ],
            [
              {
                text: ["Ostja:", "Tartu Elektroonikapood OÜ", "Riia 140, 50411 Tartu", "Reg nr 14025519"],
              },
            ],
          ],
        },
        {
          table: [
            ["Kaup", "Kogus", "Hind", "Summa"],
            ["Juhtmevaba kõlar, must", "15 tk", "62,00", "930,00"],
          ],
          widths: [267, 70, 70, 80],
          lines: true,
        },
        {
          pairs: [
            ["Summa km-ta", "930,00 €"],
            ["Käibemaks 24%", "223,20 €"],
            ["Kokku tasuda", "1153,20 €"],
          ],
        },
        { bar: "Toote andmed" },
        {
          pairs: [
            ["Kaubamärk", "Kõu Audio"],
            ["Mudel", "Kõu S2"],
            ["Tootekood", "KA-S2-BK"],
            ["Ribakood (EAN)", "4740557002169"],
            ["Netokaal", "0,54 kg"],
            ["Aku mahutavus", "2600 mAh"],
            ["Päritoluriik", "Hiina"],
            ["Tootja", "Kõu Audio OÜ"],
            ["Tootja aadress", "Telliskivi 62, 10412 Tallinn, Eesti"],
          ],
          style: "gap",
        },
        {
          text: [
            "Tasumisel palume märkida viitenumber. Viivis 0,05% päevas. Swedbank EE38 2200 2210 7741 9026",
          ],
          size: 8,
        },
      ],
    ],
    truth: {
      brand: "Kõu Audio",
      model_name: "Kõu S2",
      reference: "KA-S2-BK",
      gtin: "4740557002169",
      net_weight: 0.54,
      battery_capacity: 2600,
      country_making: "CN",
      manufacturer_name: "Kõu Audio OÜ",
      manufacturer_address: "Telliskivi 62, 10412 Tallinn, Eesti",
    },
  },
];
