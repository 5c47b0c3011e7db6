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
            "Το πλεκτό ύφασμα φέρει πιστοποιητικό STANDARD 100 by OEKO-TEX®, κλάση προϊόντος I, αρ. πιστοποιητικού 22.HGR.41187.",
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
        { title: "Korpikulku" },
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
            "7. Zusatzangaben: Das Spielzeug wird in Deutschland hergestellt.",
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
      country_making: "DE",
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
];
