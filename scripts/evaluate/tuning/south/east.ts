/** Romanian, Greek and Catalan papers, to tune the rules on. */

import { fibres } from "../../fibres.ts";
import type { Specimen } from "../../specimen.ts";

export const ROMANIAN_GREEK_CATALAN: readonly Specimen[] = [
  {
    name: "south fișă tehnică cămașă",
    language: "ro",
    template: "textile",
    kind: "tech_sheet",
    pages: [
      [
        { title: "FIȘĂ TEHNICĂ DE PRODUS" },
        {
          pairs: [
            ["Denumire produs", "Cămașă bărbătească cu mânecă lungă"],
            ["Marca", "Carpatin"],
            ["Cod articol", "CRP-CM-2044"],
            ["Cod EAN", "5947746813851"],
            ["Compoziție", "70% bumbac, 27% poliamidă, 3% elastan"],
            ["Masa netă", "230 g"],
            ["Țara de origine", "România"],
            ["Țesut în", "Turcia"],
            ["Vopsit în", "Turcia"],
            ["Producător", "S.C. Confecții Someșul S.R.L."],
            ["Adresa", "Str. Fabricii nr. 12, 405100 Câmpia Turzii, jud. Cluj"],
          ],
          style: "dots",
        },
        {
          text: [
            "Întreținere: spălare la maximum 40 °C; nu se folosește clor (nu se albește); nu se usucă în uscător cu tambur; călcare la temperatură medie, max. 150 °C; nu se curăță chimic.",
          ],
        },
        { text: ["CUI RO 8840217 – Reg. Com. J12/1877/1996 – Cont RO49 AAAA 1B31 0075 9384 0000"], size: 8 },
      ],
    ],
    truth: {
      brand: "Carpatin",
      reference: "CRP-CM-2044",
      gtin: "5947746813851",
      fibre_composition: fibres("cotton 70, polyamide 27, elastane 3"),
      net_weight: 230,
      country_making: "RO",
      country_weaving: "TR",
      country_dyeing: "TR",
      manufacturer_name: "S.C. Confecții Someșul S.R.L.",
      manufacturer_address: "Str. Fabricii nr. 12, 405100 Câmpia Turzii, jud. Cluj",
      care_washing: "wash_40",
      care_bleaching: "do_not_bleach",
      care_drying: ["do_not_tumble"],
      care_ironing: "iron_150",
      care_professional: ["do_not_dry_clean"],
    },
  },
  {
    name: "south declarație de conformitate rochie",
    language: "ro",
    template: "textile",
    kind: "declaration",
    font: "serif",
    pages: [
      [
        { text: ["Ateliere Bucovina S.A.", "Calea Unirii 24, 720019 Suceava, România", "Tel. 0230 000 417"] },
        { title: "Declarație de conformitate nr. 118/14.03.2026" },
        {
          text: [
            "Noi, Ateliere Bucovina S.A., în calitate de producător, declarăm pe propria răspundere că produsul rochie de damă, model „Ilinca”, referința AB-7719, este fabricat în România și are următoarea compoziție:",
            "Față: 62% vâscoză, 38% in",
            "Căptușeală: 100% viscoză",
            "Conținut reciclat: 0%. Materialele sunt certificate OEKO-TEX Standard 100, certificat nr. 25.HRO.11804.",
            "Curățare chimică cu percloretilenă (P). Nu se spală. A nu se călca la peste 110 °C.",
          ],
        },
        { text: ["Director calitate, ing. D. Rusu"] },
      ],
    ],
    truth: {
      model_name: "Ilinca",
      reference: "AB-7719",
      country_making: "RO",
      fibre_composition: fibres("viscose 62, linen 38 | lining: viscose 100"),
      recycled_content: 0,
      certificates: [{ name: "OEKO-TEX Standard 100", number: "25.HRO.11804" }],
      care_washing: "do_not_wash",
      care_ironing: "iron_110",
      care_professional: ["dry_p"],
      manufacturer_name: "Ateliere Bucovina S.A.",
      manufacturer_address: "Calea Unirii 24, 720019 Suceava, România",
    },
  },
  {
    name: "south factură fiscală șosete",
    language: "ro",
    template: "textile",
    kind: "invoice",
    pages: [
      [
        {
          beside: [
            [
              {
                text: [
                  "Furnizor: Tricotaje Mureș S.R.L.",
                  "Str. Gheorghe Doja 155",
                  "540146 Târgu Mureș",
                  "CIF RO 17724031",
                ],
              },
            ],
            [
              {
                text: ["Cumpărător: Magazinele Dacia S.A.", "Bd. Timișoara 26, București", "CIF RO 5510882"],
              },
            ],
          ],
        },
        { text: ["FACTURĂ seria TM nr. 004418 din 02.06.2026"], size: 13 },
        {
          table: [
            ["Cod", "Denumirea produselor", "U.M.", "Cant.", "Preț", "Valoare"],
            [
              "SOS-15",
              "Șosete lână 75% lână 25% poliamidă, fabricat în România, EAN 5948390922838",
              "per.",
              "900",
              "11,40",
              "10.260,00",
            ],
          ],
          widths: [55, 220, 40, 45, 55, 72],
          lines: true,
        },
        {
          pairs: [
            ["Total fără TVA", "10.260,00 lei"],
            ["TVA 21%", "2.154,60 lei"],
            ["Total de plată", "12.414,60 lei"],
          ],
        },
      ],
    ],
    truth: {
      reference: "SOS-15",
      fibre_composition: fibres("wool 75, polyamide 25"),
      country_making: "RO",
      gtin: "5948390922838",
      manufacturer_name: "Tricotaje Mureș S.R.L.",
      manufacturer_address: "Str. Gheorghe Doja 155, 540146 Târgu Mureș",
    },
  },
  {
    name: "south τεχνικό δελτίο πετσέτας",
    language: "el",
    template: "textile",
    kind: "tech_sheet",
    pages: [
      [
        { title: "ΤΕΧΝΙΚΟ ΔΕΛΤΙΟ ΠΡΟΪΟΝΤΟΣ" },
        {
          pairs: [
            ["Μάρκα", "Αιγιαλός"],
            ["Κωδικός προϊόντος", "AIG-7012"],
            ["Περιγραφή", "Πετσέτα θαλάσσης 90 x 170 cm"],
            ["Barcode", "5206971521734"],
            ["Σύνθεση", "80% βαμβάκι, 20% ανακυκλωμένος πολυεστέρας"],
            ["Περιεκτικότητα σε ανακυκλωμένο υλικό", "20%"],
            ["Βάρος υφάσματος", "400 g/m²"],
            ["Καθαρό βάρος", "610 g"],
            ["Χώρα κατασκευής", "Ελλάδα"],
            ["Κατασκευαστής", "Υφαντουργία Θεσσαλίας Α.Ε."],
            ["Διεύθυνση", "5ο χλμ. Λάρισας – Βόλου, 41500 Λάρισα"],
          ],
        },
        {
          text: [
            "Οδηγίες φροντίδας: Πλύσιμο στους 60 °C. Μη χρησιμοποιείτε χλωρίνη. Στέγνωμα σε στεγνωτήριο σε χαμηλή θερμοκρασία. Μη σιδερώνετε. Όχι στεγνό καθάρισμα.",
          ],
        },
      ],
    ],
    truth: {
      brand: "Αιγιαλός",
      reference: "AIG-7012",
      gtin: "5206971521734",
      fibre_composition: fibres("cotton 80, recycled polyester 20"),
      recycled_content: 20,
      net_weight: 610,
      country_making: "GR",
      manufacturer_name: "Υφαντουργία Θεσσαλίας Α.Ε.",
      manufacturer_address: "5ο χλμ. Λάρισας – Βόλου, 41500 Λάρισα",
      care_washing: "wash_60",
      care_bleaching: "do_not_bleach",
      care_drying: ["tumble_low"],
      care_ironing: "do_not_iron",
      care_professional: ["do_not_dry_clean"],
    },
  },
  {
    name: "south υπεύθυνη δήλωση μπλούζας",
    language: "el",
    template: "textile",
    kind: "declaration",
    pages: [
      [
        { title: "ΔΗΛΩΣΗ ΚΑΤΑΣΚΕΥΑΣΤΗ" },
        { text: ["Πλεκτήρια Μακεδονίας Ο.Ε., Μοναστηρίου 214, 54628 Θεσσαλονίκη, ΑΦΜ 099441870"] },
        {
          text: [
            "Δηλώνουμε ότι το προϊόν με κωδικό PM-5510 (γυναικεία μπλούζα) κατασκευάζεται στη Βουλγαρία.",
            "Σύνθεση: 50% βισκόζη, 28% πολυεστέρας, 22% πολυαμίδη.",
            "Αριθμός πιστοποιητικού OEKO-TEX STANDARD 100: 24.HGR.70913, σε ισχύ έως 30/11/2026.",
            "Πλύσιμο στο χέρι. Στέγνωμα σε επίπεδη επιφάνεια. Σιδέρωμα έως 110 °C.",
            "Ο ΦΠΑ 24% δεν περιλαμβάνεται στις τιμές του τιμοκαταλόγου.",
          ],
        },
        { text: ["Θεσσαλονίκη, 22/02/2026 — Για την εταιρεία, Ε. Παπαδάκη"] },
      ],
    ],
    truth: {
      reference: "PM-5510",
      country_making: "BG",
      fibre_composition: fibres("viscose 50, polyester 28, polyamide 22"),
      certificates: [{ name: "OEKO-TEX Standard 100", number: "24.HGR.70913" }],
      care_washing: "hand_wash",
      care_drying: ["flat"],
      care_ironing: "iron_110",
      manufacturer_name: "Πλεκτήρια Μακεδονίας Ο.Ε.",
      manufacturer_address: "Μοναστηρίου 214, 54628 Θεσσαλονίκη",
    },
  },
  {
    name: "south fitxa tècnica mitjons",
    language: "ca",
    template: "textile",
    kind: "tech_sheet",
    pages: [
      [
        {
          beside: [[{ title: "Mitjons Segarra" }], [{ text: ["Fitxa tècnica", "Data: 18 de març de 2026"] }]],
        },
        {
          table: [
            ["Marca", "Segarra"],
            ["Referència", "SG-MT-091"],
            ["Codi EAN", "8431415790071"],
            ["Composició", "72% cotó orgànic, 26% poliamida reciclada, 2% elastà"],
            ["Contingut reciclat", "26%"],
            ["Pes net", "48 g el parell"],
            ["País de fabricació", "Espanya"],
          ],
          widths: [150, 337],
          lines: true,
        },
        {
          text: [
            "Rentar a màquina a 40 °C. No fer servir lleixiu. No assecar a l'assecadora. No planxar. No netejar en sec.",
          ],
        },
        {
          text: ["Fabricant: Mitjons Segarra, S.L., Carrer Nou 18, 25200 Cervera (Lleida). NIF B25110477"],
          size: 9,
        },
      ],
    ],
    truth: {
      brand: "Segarra",
      reference: "SG-MT-091",
      gtin: "8431415790071",
      fibre_composition: fibres("organic cotton 72, recycled polyamide 26, elastane 2"),
      recycled_content: 26,
      net_weight: 48,
      country_making: "ES",
      care_washing: "wash_40",
      care_bleaching: "do_not_bleach",
      care_drying: ["do_not_tumble"],
      care_ironing: "do_not_iron",
      care_professional: ["do_not_dry_clean"],
      manufacturer_name: "Mitjons Segarra, S.L.",
      manufacturer_address: "Carrer Nou 18, 25200 Cervera (Lleida)",
    },
  },
  {
    name: "south declaració manta catalana",
    language: "ca",
    template: "textile",
    kind: "declaration",
    font: "serif",
    pages: [
      [
        { title: "Declaració del fabricant" },
        {
          text: [
            "Filats i Mantes del Bages, S.C.C.L., amb domicili al carrer de la Sèquia, 40, 08241 Manresa, declara que la manta model Montcau (ref. FMB 318) s'ha teixit i confeccionat a Catalunya (Espanya) amb un 65% de llana reciclada, un 20% de poliamida i un 15% d'altres fibres.",
            "El contingut de material reciclat és del 65%, segons certificat GRS núm. AEN-GRS-26/0193.",
            "Pes de la peça: 1,25 kg. Mides: 130 x 180 cm.",
            "Manresa, 9 d'octubre de 2026",
          ],
        },
      ],
    ],
    truth: {
      model_name: "Montcau",
      reference: "FMB 318",
      country_weaving: "ES",
      country_making: "ES",
      fibre_composition: fibres("recycled wool 65, polyamide 20, other fibres 15"),
      recycled_content: 65,
      certificates: [{ name: "GRS", number: "AEN-GRS-26/0193" }],
      net_weight: 1250,
      manufacturer_name: "Filats i Mantes del Bages, S.C.C.L.",
      manufacturer_address: "carrer de la Sèquia, 40, 08241 Manresa",
    },
  },
];
