/** Papers of the textile trade from Central and Northern Europe, written without knowing how they are read. */
import { fibres } from "../fibres.ts";
import type { Specimen } from "../specimen.ts";

export const HELD_OUT_ELEVENTH_FIRST: readonly Specimen[] = [
  {
    name: "eleventh-first-order-confirmation-albstadt",
    language: "de",
    template: "textile",
    kind: "other",
    font: "narrow",
    pages: [
      [
        {
          beside: [
            [
              { title: "EHNLE" },
              { text: ["Strickwaren seit 1926"], size: 8 },
              {
                text: [
                  "Strickwaren Ehnle & Söhne GmbH · Lautlinger Straße 48 · 72458 Albstadt",
                  "",
                  "Kaufhaus Niedermeier KG",
                  "Einkauf Herrenkonfektion",
                  "Theresienplatz 11",
                  "94315 Straubing",
                ],
                size: 8.5,
              },
            ],
            [
              {
                pairs: [
                  ["Auftragsbestätigung Nr.", "AB-2026-04417"],
                  ["Datum", "12.11.2026"],
                  ["Ihre Bestellung", "KN 88213 vom 09.11.2026"],
                  ["Kunden-Nr.", "30718"],
                  ["Sachbearbeiterin", "Fr. Rominger, Tel. 07431 5540-27"],
                  ["Liefertermin", "KW 4/2027"],
                  ["USt-IdNr.", "DE 144 903 772"],
                ],
              },
            ],
          ],
        },
        {
          text: ["Sehr geehrte Frau Altmann,", "wir danken für Ihren Auftrag und bestätigen wie folgt:"],
        },
        {
          table: [
            ["Pos.", "Art.-Nr.", "Bezeichnung", "Gr.", "EAN", "Menge", "EP €", "Gesamt €"],
            ["1", "58204", "Herrenpullover, marine", "48", "4260418731156", "24", "38,90", "933,60"],
            ["2", "58204", "Herrenpullover, marine", "50", "4260418731163", "36", "38,90", "1.400,40"],
            ["3", "58204", "Herrenpullover, marine", "52", "4260418731170", "24", "38,90", "933,60"],
          ],
          widths: [30, 48, 128, 28, 96, 44, 46, 67],
          lines: true,
        },
        {
          table: [
            ["", "Warenwert", "3.267,60"],
            ["", "Fracht / Verpackung", "14,50"],
            ["", "19 % MwSt.", "623,60"],
            ["", "Gesamtbetrag EUR", "3.905,70"],
          ],
          widths: [290, 120, 77],
        },
        { text: ["Angaben zum Artikel (alle Größen)"], size: 11 },
        {
          pairs: [
            ["Marke", "Ehnle"],
            ["Modell", "Ole"],
            ["Material", "80 % Schurwolle, 20 % Polyamid"],
            ["Gewicht je Stück (Gr. 50)", "540 g"],
            ["Hergestellt in", "Deutschland"],
            ["Hersteller", "Strickwaren Ehnle & Söhne GmbH, Lautlinger Straße 48, 72458 Albstadt"],
            ["Pflege", "Handwäsche, nicht bleichen, nicht in den Trockner, liegend trocknen"],
          ],
          style: "gap",
        },
        {
          text: [
            "Zahlbar innerhalb 10 Tagen mit 4 % Skonto, 30 Tagen mit 2,25 % Skonto, 60 Tagen netto. Es gelten die",
            "Einheitsbedingungen der deutschen Textilwirtschaft. Mehr- oder Minderlieferung bis 5 % je Größe vorbehalten.",
            "Geschäftsführer: Jochen Ehnle, Birgit Ehnle-Rapp · AG Stuttgart HRB 401 778 · Kreissparkasse Zollernalb",
            "IBAN DE12 6535 1260 0134 0077 21 · BIC SOLADES1BAL",
          ],
          size: 7.5,
        },
      ],
    ],
    truth: {
      brand: "Ehnle",
      model_name: "Ole",
      reference: "58204",
      fibre_composition: fibres("virgin wool 80, polyamide 20"),
      net_weight: 540,
      country_making: "DE",
      manufacturer_name: "Strickwaren Ehnle & Söhne GmbH",
      manufacturer_address: "Lautlinger Straße 48, 72458 Albstadt",
      care_washing: "hand_wash",
      care_bleaching: "do_not_bleach",
      care_drying: ["do_not_tumble", "flat"],
    },
  },
  {
    name: "eleventh-first-merkblatt-bedlinen",
    language: "de",
    template: "textile",
    kind: "tech_sheet",
    pages: [
      [
        { bar: "TECHNISCHES MERKBLATT   Bettwäsche   Stand 08/2026   Rev. C" },
        {
          table: [
            ["Artikelnummer", "BW-3310-SA", "Marke", "Nordhus"],
            ["Bezeichnung", "Bettbezug Mako-Satin", "GTIN", "4032194502714"],
            ["Größe", "155 x 220 cm", "Farbe", "Kiesel 041"],
            ["Verschluss", "Reißverschluss, verdeckt", "VE", "1 St. / Karton 12"],
          ],
          widths: [92, 160, 60, 175],
          lines: true,
        },
        { text: ["1. Gewebe"], size: 12 },
        {
          pairs: [
            ["Zusammensetzung", "100 % Baumwolle aus kontrolliert biologischem Anbau (kbA)"],
            ["Bindung", "Satin 4/1"],
            ["Garnfeinheit Kette/Schuss", "Nm 85/1 / Nm 85/1"],
            ["Fadendichte", "64 / 44 Fd. je cm"],
            ["Flächengewicht", "125 g/m² ± 5 %"],
            ["Ausrüstung", "mercerisiert, sanforisiert"],
          ],
          style: "dots",
        },
        { text: ["2. Gebrauchswerte"], size: 12 },
        {
          table: [
            ["Prüfung", "Norm", "Soll", "Ist"],
            ["Höchstzugkraft Kette", "DIN EN ISO 13934-1", "≥ 400 N", "468 N"],
            ["Maßänderung nach 60 °C", "DIN EN ISO 5077", "± 3 %", "-2,1 / -1,4 %"],
            ["Farbechtheit Wäsche", "DIN EN ISO 105-C06", "≥ 4", "4-5"],
            ["Farbechtheit Licht", "DIN EN ISO 105-B02", "≥ 4", "5"],
            ["Pilling (2.000 T.)", "DIN EN ISO 12945-2", "≥ 4", "4-5"],
          ],
          widths: [160, 147, 80, 100],
          lines: true,
        },
        { text: ["3. Pflege"], size: 12 },
        {
          text: [
            "Waschen bis 60 °C. Keine Bleiche. Trocknen im Tumbler mit reduzierter Temperatur möglich.",
            "Bügeln mit hoher Temperatur (max. 200 °C). Nicht chemisch reinigen.",
          ],
        },
        { text: ["4. Herkunft und Nachweise"], size: 12 },
        {
          pairs: [
            ["Gewebt in", "Türkei"],
            ["Konfektioniert in", "Polen (Made in Poland)"],
            ["Hersteller", "Nordhus Heimtextil GmbH, Am Güterbahnhof 7, 48599 Gronau"],
            ["GOTS-Zertifikat", "CU 871204GOTS-02.2026, Control Union, gültig bis 14.02.2027"],
          ],
          style: "dots",
        },
        {
          text: [
            "Die Angaben entsprechen dem heutigen Stand unserer Kenntnisse und stellen keine Zusicherung von Eigenschaften dar.",
            "Nordhus Heimtextil GmbH · Tel. +49 2562 9180-0 · technik@nordhus-heimtextil.example · Seite 1 von 1",
          ],
          size: 7,
        },
      ],
    ],
    truth: {
      brand: "Nordhus",
      reference: "BW-3310-SA",
      gtin: "4032194502714",
      fibre_composition: fibres("organic cotton 100"),
      country_making: "PL",
      country_weaving: "TR",
      manufacturer_name: "Nordhus Heimtextil GmbH",
      manufacturer_address: "Am Güterbahnhof 7, 48599 Gronau",
      certificates: [
        {
          name: "GOTS",
          number: "CU 871204GOTS-02.2026",
          issuer: "Control Union",
          valid_until: "2027-02-14",
        },
      ],
      care_washing: "wash_60",
      care_bleaching: "do_not_bleach",
      care_drying: ["tumble_low"],
      care_ironing: "iron_200",
      care_professional: ["do_not_dry_clean"],
    },
  },
  {
    name: "eleventh-first-pruefbericht-swimsuit",
    language: "de",
    template: "textile",
    kind: "test_report",
    font: "serif",
    also: ["scan"],
    pages: [
      [
        { title: "Textilprüfinstitut Vogtland e. V." },
        {
          text: ["Akkreditiertes Prüflabor nach DIN EN ISO/IEC 17025 · Melanchthonstraße 19 · 08523 Plauen"],
          size: 8,
        },
        { title: "Prüfbericht Nr. 26-11-2093" },
        {
          pairs: [
            ["Auftraggeber", "Seemann Moden GmbH, Kaiserkai 30, 20457 Hamburg"],
            ["Eingang der Probe", "26.10.2026"],
            ["Prüfzeitraum", "27.10. bis 05.11.2026"],
            ["Prüfgut", "1 Badeanzug, Farbe petrol, Gr. 40, Art.-Nr. 70618"],
            ["Modell lt. Auftraggeber", "Fehmarn"],
            ["Marke", "Seemannsbraut"],
            [
              "Hersteller lt. Etikett",
              "Confecções Vale do Ave, Lda., Rua do Outeiro 212, 4770-540 Vila Nova de Famalicão",
            ],
            ["Herkunftsland", "Portugal"],
          ],
          style: "gap",
        },
        { text: ["Ergebnisse"], size: 12 },
        {
          table: [
            ["Merkmal", "Verfahren", "Ergebnis", "Anf."],
            [
              "Faserzusammensetzung Oberstoff",
              "VO (EU) 1007/2011 Anh. VIII",
              "Polyamid 78 %\nElasthan 22 %",
              "-",
            ],
            ["Faserzusammensetzung Futter", "VO (EU) 1007/2011 Anh. VIII", "Polyester 100 %", "-"],
            ["Masse je Stück", "Wägung, klimatisiert", "162 g", "-"],
            ["Chlorbadewasserechtheit 50 mg/l", "DIN EN ISO 105-E03", "4", "≥ 4"],
            ["Meerwasserechtheit", "DIN EN ISO 105-E02", "4-5", "≥ 4"],
            ["Bleibende Dehnung", "DIN EN 14704-1", "3,5 %", "≤ 6 %"],
            ["pH-Wert", "DIN EN ISO 3071", "6,4", "4,0-7,5"],
            ["Formaldehyd", "DIN EN ISO 14184-1", "< 16 mg/kg", "≤ 75"],
          ],
          widths: [160, 150, 107, 70],
          lines: true,
        },
        {
          text: [
            "Beurteilung: Das Prüfgut erfüllt die gestellten Anforderungen.",
            "Die Ergebnisse beziehen sich ausschließlich auf das vorgelegte Prüfgut. Auszugsweise Vervielfältigung nur mit",
            "schriftlicher Genehmigung. Messunsicherheiten werden auf Anfrage mitgeteilt.",
          ],
          size: 8.5,
        },
        {
          beside: [
            [{ text: ["Plauen, 06.11.2026", "", "Dr. rer. nat. K. Tröger", "Laborleiterin"] }],
            [{ text: ["", "", "i. A. S. Wunderlich", "Prüferin"] }],
          ],
        },
      ],
    ],
    truth: {
      brand: "Seemannsbraut",
      reference: "70618",
      model_name: "Fehmarn",
      fibre_composition: fibres("shell: polyamide 78, elastane 22 | lining: polyester 100"),
      net_weight: 162,
      country_making: "PT",
      manufacturer_name: "Confecções Vale do Ave, Lda.",
      manufacturer_address: "Rua do Outeiro 212, 4770-540 Vila Nova de Famalicão",
    },
  },
  {
    name: "eleventh-first-oeko-tex-towels",
    language: "de",
    template: "textile",
    kind: "certificate",
    also: ["photo"],
    pages: [
      [
        { title: "ZERTIFIKAT" },
        { title: "OEKO-TEX® STANDARD 100" },
        {
          text: [
            "Der Firma",
            "",
            "Frottierweberei Lausche GmbH",
            "Hauptstraße 163",
            "02779 Großschönau, Deutschland",
            "",
            "wird die Genehmigung erteilt, das STANDARD 100 by OEKO-TEX® Zeichen gemäß unserem Prüfbericht",
            "26.0.41877 für die nachstehend genannten, von ihr hergestellten Artikel zu verwenden:",
            "",
            "Frottierhandtücher der Marke „Lausche“ aus 100 % Baumwolle, stückgefärbt mit",
            "Reaktivfarbstoffen, einschließlich Nähgarn und Webetikett, ausgerüstet",
          ],
        },
        {
          pairs: [
            ["Zertifikatsnummer", "26.HDE.90417"],
            ["Produktklasse", "I (Artikel für Babys) - Anhang 4"],
            ["Prüfinstitut", "Hohenstein Laboratories GmbH & Co. KG, 74357 Bönnigheim"],
            ["Gültig bis", "30.09.2027"],
          ],
          style: "stacked",
        },
        {
          text: [
            "Die Ergebnisse der Prüfung nach STANDARD 100 by OEKO-TEX®, Anhang 4, haben gezeigt, dass die oben genannten Waren",
            "die humanökologischen Anforderungen für Babyartikel erfüllen. Die zertifizierten Artikel erfüllen die Anforderungen",
            "des Anhangs XVII der REACH-Verordnung (Azofarbstoffe, Nickellässigkeit usw.) sowie die Anforderung der USA zum",
            "Gesamtbleigehalt in Kinderartikeln (CPSIA; mit Ausnahme von Accessoires aus Glas).",
            "Der Zertifikatsinhaber hat sich durch eine Konformitätserklärung nach EN ISO 17050-1 verpflichtet.",
          ],
          size: 8,
        },
        { text: ["Bönnigheim, 02.10.2026"] },
      ],
    ],
    truth: {
      brand: "Lausche",
      fibre_composition: fibres("cotton 100"),
      manufacturer_name: "Frottierweberei Lausche GmbH",
      manufacturer_address: "Hauptstraße 163, 02779 Großschönau, Deutschland",
      certificates: [
        {
          name: "STANDARD 100 by OEKO-TEX",
          number: "26.HDE.90417",
          issuer: "Hohenstein Laboratories GmbH & Co. KG",
          valid_until: "2027-09-30",
        },
      ],
    },
  },
  {
    name: "eleventh-first-psa-declaration",
    language: "de",
    template: "textile",
    kind: "declaration",
    pages: [
      [
        { title: "EU-Konformitätserklärung" },
        { text: ["gemäß Verordnung (EU) 2016/425, Anhang IX"], size: 9 },
        {
          text: [
            "1. PSA: Warnschutz-Bundhose, Modell Signalgard 540, Artikelnummer SG540-OR, Marke Hartkron",
            "",
            "2. Name und Anschrift des Herstellers:",
            "    Hartkron Berufskleidung AG",
            "    Eckendorfer Straße 121",
            "    33609 Bielefeld",
            "",
            "3. Die alleinige Verantwortung für die Ausstellung dieser Konformitätserklärung trägt der Hersteller.",
            "",
            "4. Gegenstand der Erklärung: Bundhose in Leuchtorange/Marine mit zwei umlaufenden Reflexstreifen 50 mm je Bein; Oberstoff 60 % Baumwolle, 40 % Polyester, Köper 2/1, 290 g/m²; Größen 42 bis 64, 90 bis 110, 24 bis 29. Herstellungsland: Tunesien.",
            "",
            "5. Der unter Nummer 4 beschriebene Gegenstand erfüllt die einschlägigen Harmonisierungsrechtsvorschriften der Union: Verordnung (EU) 2016/425.",
            "",
            "6. Angewandte harmonisierte Normen: EN ISO 13688:2013+A1:2021, EN ISO 20471:2013+A1:2016 Klasse 2.",
            "",
            "7. Die notifizierte Stelle DGUV Test Prüf- und Zertifizierungsstelle, Kennnummer 0299, hat die EU-Baumusterprüfung (Modul B) durchgeführt und die EU-Baumusterprüfbescheinigung Nr. 26 4 1187 P ausgestellt (gültig bis 18.05.2031).",
            "",
            "8. PSA der Kategorie II; interne Fertigungskontrolle nach Anhang VI (Modul C).",
          ],
          size: 9.5,
        },
        {
          text: [
            "Unterzeichnet für und im Namen von: Hartkron Berufskleidung AG",
            "Bielefeld, 3. August 2026",
            "",
            "ppa. Henning Brockmeyer, Leiter Produktsicherheit",
          ],
        },
      ],
    ],
    truth: {
      brand: "Hartkron",
      model_name: "Signalgard 540",
      reference: "SG540-OR",
      fibre_composition: fibres("cotton 60, polyester 40"),
      country_making: "TN",
      manufacturer_name: "Hartkron Berufskleidung AG",
      manufacturer_address: "Eckendorfer Straße 121, 33609 Bielefeld",
      certificates: [
        {
          name: "EU-Baumusterprüfbescheinigung",
          number: "26 4 1187 P",
          issuer: "DGUV Test Prüf- und Zertifizierungsstelle",
          valid_until: "2031-05-18",
        },
      ],
    },
  },
  {
    name: "eleventh-first-loden-jacket",
    language: "de",
    template: "textile",
    kind: "tech_sheet",
    font: "serif",
    pages: [
      [
        { title: "Modellblatt Herbst/Winter 2026" },
        {
          text: [
            "Steinberger Loden · Familienbetrieb in fünfter Generation · ausgestellt am 27. Jänner 2026",
          ],
          size: 8,
        },
        {
          beside: [
            [
              {
                pairs: [
                  ["Modell", "Hochkar"],
                  ["Art. Nr.", "L 2607"],
                  ["Marke", "Steinberger"],
                  ["Warengruppe", "Damenjacke"],
                  ["Größenlauf", "34-48"],
                  ["EAN-Code (Gr. 38)", "siehe Preisliste"],
                  ["Gewicht (Gr. 38)", "1,15 kg"],
                  ["UVP", "€ 449,-"],
                ],
                style: "stacked",
              },
            ],
            [
              { text: ["Material"], size: 12 },
              {
                table: [
                  ["Oberstoff", "Schurwolle", "85 %"],
                  ["", "Alpaka", "15 %"],
                  ["Futter", "Viskose", "100 %"],
                ],
                widths: [78, 90, 60],
                lines: true,
              },
              { text: ["Zutaten"], size: 12 },
              {
                text: [
                  "Knöpfe: Hirschhorn, 6 Stk. 23 mm",
                  "Paspel: Ziegenvelours",
                  "Enthält nichttextile Teile tierischen Ursprungs.",
                ],
                size: 9,
              },
              { text: ["Pflege"], size: 12 },
              {
                text: [
                  "Nicht waschen · nicht bleichen · nicht im Wäschetrockner trocknen · Bügeln mit niedriger Temperatur (110 °C, ohne Dampf) · Professionelle Reinigung P, Schonverfahren",
                ],
                size: 9,
              },
            ],
          ],
        },
        {
          table: [
            ["Maß in cm", "34", "36", "38", "40", "42", "44", "46", "48"],
            ["Brustweite ½", "45", "47", "49", "51", "53", "56", "59", "62"],
            ["Rückenlänge", "66", "66,5", "67", "67,5", "68", "68,5", "69", "69,5"],
            ["Ärmellänge", "61", "61,5", "62", "62", "62,5", "63", "63", "63,5"],
          ],
          widths: [95, 49, 49, 49, 49, 49, 49, 49, 49],
          lines: true,
        },
        {
          text: [
            "Hergestellt in Österreich. Stoff gewebt und gewalkt in Österreich.",
            "Hersteller: Lodenmanufaktur Steinberger Ges.m.b.H., Ennstalstraße 205, A-8970 Schladming",
          ],
        },
        {
          text: ["Tel. +43 3687 22 410 · FN 118340 k, LG Leoben · ATU 29114705 · Druckfehler vorbehalten"],
          size: 7,
        },
      ],
    ],
    truth: {
      brand: "Steinberger",
      model_name: "Hochkar",
      reference: "L 2607",
      net_weight: 1150,
      fibre_composition: fibres("shell: virgin wool 85, alpaca 15 | lining: viscose 100"),
      country_making: "AT",
      country_weaving: "AT",
      manufacturer_name: "Lodenmanufaktur Steinberger Ges.m.b.H.",
      manufacturer_address: "Ennstalstraße 205, A-8970 Schladming",
      care_washing: "do_not_wash",
      care_bleaching: "do_not_bleach",
      care_drying: ["do_not_tumble"],
      care_ironing: "iron_110",
      care_professional: ["dry_p_mild"],
    },
  },
  {
    name: "eleventh-first-mail-duvet",
    language: "de",
    template: "textile",
    kind: "other",
    pages: [
      [
        {
          pairs: [
            ["Von", "Gerlinde Moser <g.moser@traunsee-daunen.example>"],
            ["An", "Produktdaten <produktdaten@wohnland.example>"],
            ["Gesendet", "Donnerstag, 19. November 2026 08:52"],
            ["Betreff", "AW: AW: fehlende Daten Winterdecke"],
          ],
        },
        {
          text: [
            "Grüß Gott Herr Pichler,",
            "",
            "entschuldigen Sie die späte Rückmeldung, bei uns war Inventur. Anbei nun die noch offenen Angaben zur Winterdecke „Traunstein“ unserer Marke Federleicht, bei uns unter der Artikelnummer 11460 geführt.",
            "",
            "Die Füllung besteht zu 90 % aus neuen Gänsedaunen und zu 10 % aus Federn, die Hülle ist aus 100 % Baumwolle (Mako-Einschütte). Der EAN-Code lautet 9030044120861. Die Decke wiegt in der Größe 140 x 200 insgesamt 1.480 g, davon sind 850 g Füllung, die kleinere Variante haben wir seit heuer nicht mehr.",
            "",
            "Gefertigt wird sie nach wie vor bei uns im Haus, also Made in Austria. Als Hersteller geben Sie bitte an: Traunsee Daunen KG, Satoristraße 14, 4810 Gmunden.",
            "",
            "Waschbar ist sie bei 60 Grad im Schonwaschgang, trocknen bitte im Trockner bei niedriger Temperatur. Bügeln und chemisch reinigen soll man sie nicht, Bleichmittel bitte auch keines.",
            "",
            "Wegen des neuen Preises ab Jänner meldet sich der Herr Leitner bei Ihnen.",
            "",
            "Liebe Grüße aus Gmunden",
            "Gerlinde Moser",
            "Verkauf Innendienst, DW 18",
          ],
          size: 9.5,
        },
        {
          text: [
            "Am 12.11.2026 um 14:20 schrieb Produktdaten:",
            "> Liebe Frau Moser, für die Winterdecke fehlen uns noch Zusammensetzung, Gewicht, EAN und Pflegehinweise.",
            "> Könnten Sie uns diese bis 20.11. schicken? Danke! M. Pichler",
          ],
          size: 8.5,
        },
      ],
    ],
    truth: {
      brand: "Federleicht",
      model_name: "Traunstein",
      reference: "11460",
      gtin: "9030044120861",
      fibre_composition: fibres("filling: down 90, feathers 10 | shell: cotton 100"),
      net_weight: 1480,
      country_making: "AT",
      manufacturer_name: "Traunsee Daunen KG",
      manufacturer_address: "Satoristraße 14, 4810 Gmunden",
      care_washing: "wash_60_mild",
      care_bleaching: "do_not_bleach",
      care_drying: ["tumble_low"],
      care_ironing: "do_not_iron",
      care_professional: ["do_not_dry_clean"],
    },
  },
  {
    name: "eleventh-first-artikelstamm-zofingen",
    language: "de",
    template: "textile",
    kind: "other",
    font: "mono",
    also: ["fax"],
    pages: [
      [
        {
          text: [
            "ARTIKELSTAMM                     Druck 20.11.2026 16:41",
            "Mandant 01  Brühlmann Hemden AG        Benutzer: SUTER",
            "-------------------------------------------------------",
          ],
          size: 10,
        },
        {
          pairs: [
            ["Artikel-Nr.", "HE-8842"],
            ["Modellname", "Aarau Slim"],
            ["Marke", "Brühlmann"],
            ["Warengruppe", "210 Herrenhemden langarm"],
            ["Saison", "F/S 2027"],
            ["GTIN", "7640162209380"],
            ["Zolltarif-Nr. CH", "6205.2000"],
            ["Ursprungsland", "Rumänien"],
            ["Material", "97% Baumwolle 3% Elasthan"],
            ["Stückgewicht netto", "245 g"],
            ["Stückgewicht brutto", "310 g"],
            ["Hersteller", "Brühlmann Hemden AG, Untere Brühlstrasse 9, 4800 Zofingen"],
            ["EK CHF", "31.40"],
            ["VP CHF inkl. MWST", "119.00"],
            ["MWST-Satz", "8.1 %"],
            ["Lagerbestand", "1'264 Stk"],
            ["Mindestbestand", "150 Stk"],
            ["Lagerplatz", "B-07-3"],
            ["Status", "aktiv"],
          ],
          style: "dots",
        },
        {
          text: [
            "-------------------------------------------------------",
            "Pflegecode: 40 Grad Schonwäsche / nicht bleichen /",
            "Tumbler niedrige Temperatur / bügeln mittel (150 Grad)",
            "-------------------------------------------------------",
            "Ende der Liste                                Seite 1/1",
          ],
          size: 10,
        },
      ],
    ],
    truth: {
      brand: "Brühlmann",
      model_name: "Aarau Slim",
      reference: "HE-8842",
      gtin: "7640162209380",
      fibre_composition: fibres("cotton 97, elastane 3"),
      net_weight: 245,
      country_making: "RO",
      manufacturer_name: "Brühlmann Hemden AG",
      manufacturer_address: "Untere Brühlstrasse 9, 4800 Zofingen",
      care_washing: "wash_40_mild",
      care_bleaching: "do_not_bleach",
      care_drying: ["tumble_low"],
      care_ironing: "iron_150",
    },
  },
  {
    name: "eleventh-first-fiche-romande",
    language: "fr",
    template: "textile",
    kind: "tech_sheet",
    font: "narrow",
    pages: [
      [
        {
          beside: [
            [{ title: "combe-noire" }, { text: ["vêtements de montagne"], size: 8 }],
            [
              {
                text: [
                  "Combe-Noire Sàrl, chemin des Fontaines 4, 1884 Villars-sur-Ollon",
                  "T 024 495 61 07 · IDE CHE-318.442.906 TVA",
                ],
                size: 8,
              },
            ],
          ],
        },
        { bar: "FICHE PRODUIT 2026/27" },
        {
          table: [
            ["Réf.", "CN-114 H"],
            ["Modèle", "Anzeinde"],
            ["Désignation", "Maillot de corps homme, manches longues, col zippé"],
            ["Marque", "Combe-Noire"],
            ["Composition", "83 % laine mérinos, 12 % polyamide recyclé, 5 % élasthanne"],
            ["Part de matière recyclée", "12 %"],
            ["Grammage", "190 g/m²"],
            ["Poids (taille M)", "228 g"],
            ["Tailles", "S, M, L, XL, XXL"],
            ["Coloris", "ardoise / genièvre / nuit"],
            ["Fil filé en", "Italie"],
            ["Tricotage et teinture", "Italie"],
            ["Confectionné en", "Slovénie"],
            ["Fabricant", "Combe-Noire Sàrl, chemin des Fontaines 4, 1884 Villars-sur-Ollon"],
            ["Prix public conseillé", "CHF 129.-"],
          ],
          widths: [140, 347],
          lines: true,
        },
        { text: ["Entretien"], size: 12 },
        {
          text: [
            "Lavage en machine à 30 °C, programme laine (traitement très délicat). Blanchiment interdit. Ne pas mettre au",
            "sèche-linge ; séchage à plat. Repassage à basse température (110 °C max.). Nettoyage à sec interdit.",
          ],
          size: 9.5,
        },
        { text: ["Certification"], size: 12 },
        {
          text: [
            "Article certifié RWS (Responsible Wool Standard), certificat n° ICEA-RWS-20418, délivré par ICEA, valable jusqu’au",
            "31.03.2027.",
          ],
          size: 9.5,
        },
        {
          text: [
            "Garantie 3 ans contre les défauts de fabrication. Atelier de réparation à Villars : reprise des coutures gratuite.",
            "Minimum de commande 6 pièces par coloris. Remise précommande 6 % avant le 15 février. Franco dès CHF 800.-.",
          ],
          size: 7.5,
        },
      ],
    ],
    truth: {
      brand: "Combe-Noire",
      model_name: "Anzeinde",
      reference: "CN-114 H",
      fibre_composition: fibres("merino wool 83, recycled polyamide 12, elastane 5"),
      recycled_content: 12,
      net_weight: 228,
      country_spinning: "IT",
      country_weaving: "IT",
      country_dyeing: "IT",
      country_making: "SI",
      manufacturer_name: "Combe-Noire Sàrl",
      manufacturer_address: "chemin des Fontaines 4, 1884 Villars-sur-Ollon",
      care_washing: "wash_30_very_mild",
      care_bleaching: "do_not_bleach",
      care_drying: ["do_not_tumble", "flat"],
      care_ironing: "iron_110",
      care_professional: ["do_not_dry_clean"],
      certificates: [
        {
          name: "RWS",
          number: "ICEA-RWS-20418",
          issuer: "ICEA",
          valid_until: "2027-03-31",
        },
      ],
    },
  },
  {
    name: "eleventh-first-scheda-ticino",
    language: "it",
    template: "textile",
    kind: "tech_sheet",
    also: ["scan"],
    pages: [
      [
        { title: "Scheda articolo" },
        { text: ["Foulard · collezione Ceresio · primavera/estate 2027"], size: 9 },
        {
          beside: [
            [
              {
                pairs: [
                  ["Marchio", "Valmara"],
                  ["Articolo", "FS 0906"],
                  ["Disegno", "floreale, var. 3 (blu/avorio)"],
                  ["Dimensioni", "90 x 90 cm, orlo arrotolato a mano"],
                  ["Composizione", "100 % seta"],
                  ["Peso al pezzo", "62 g"],
                ],
              },
            ],
            [
              {
                pairs: [
                  ["Tessuto", "twill 14 momme"],
                  ["Stampa", "inkjet reattiva, 1 lato"],
                  ["Stampato in", "Italia"],
                  ["Confezionato in", "Svizzera"],
                  ["Codice EAN", "7640162209557"],
                  ["Prezzo al dettaglio", "CHF 185.00"],
                ],
              },
            ],
          ],
        },
        { bar: "Manutenzione" },
        {
          text: [
            "Non lavare in acqua. Non candeggiare. Non asciugare in asciugatrice. Stirare a bassa temperatura (max 110 °C).",
            "Lavare a secco con percloroetilene (P), ciclo normale.",
          ],
        },
        { bar: "Produttore" },
        { text: ["Seterie Valmara SA", "Via Carlo Maderno 22", "6850 Mendrisio", "Svizzera"] },
        {
          text: [
            "I foulard sono numerati e confezionati singolarmente in scatola di cartone 24 x 24 x 2 cm (110 g). Le tinte possono",
            "variare leggermente da un bagno all’altro. Consegna franco Mendrisio entro 6 settimane dall’ordine confermato.",
            "Pagamento 30 giorni netti. Foro competente: Mendrisio. Contatto: ordini@valmara.example, 091 640 27 90",
          ],
          size: 8,
        },
      ],
    ],
    truth: {
      brand: "Valmara",
      reference: "FS 0906",
      gtin: "7640162209557",
      fibre_composition: fibres("silk 100"),
      net_weight: 62,
      country_dyeing: "IT",
      country_making: "CH",
      manufacturer_name: "Seterie Valmara SA",
      manufacturer_address: "Via Carlo Maderno 22, 6850 Mendrisio, Svizzera",
      care_washing: "do_not_wash",
      care_bleaching: "do_not_bleach",
      care_drying: ["do_not_tumble"],
      care_ironing: "iron_110",
      care_professional: ["dry_p"],
    },
  },
  {
    name: "eleventh-first-productpagina-parka",
    language: "nl",
    template: "textile",
    kind: "other",
    pages: [
      [
        {
          text: [
            "20-11-2026 21:14          Regenparka dames - Wadden & Wind | Gratis retour binnen 30 dagen",
          ],
          size: 7.5,
        },
        { text: ["Home  >  Dames  >  Jassen  >  Regenjassen"], size: 8 },
        { title: "Regenparka dames" },
        { text: ["★★★★☆ 4,3 (87 beoordelingen)      € 189,95      incl. 21% btw"] },
        {
          text: [
            "Een lichte parka die een flinke bui aankan. Capuchon met klepje, twee steekzakken en een tunnelkoord in de taille. Het buitendoek is gemaakt van gerecycled polyester; 68% van het hele product is gerecycled materiaal. Model draagt maat 38 en is 1,76 m lang.",
          ],
        },
        {
          text: ["Kleur: mosgroen     Maat: 36  38  40  42  44", "Voor 22.00 uur besteld, morgen in huis"],
          size: 9,
        },
        { bar: "Specificaties" },
        {
          pairs: [
            ["Merk", "Wadden & Wind"],
            ["Model", "Terschelling"],
            ["Artikelnummer", "WW-20631"],
            ["Buitenstof", "100% gerecycled polyester"],
            ["Voering", "100% polyamide"],
            ["Waterkolom", "10.000 mm"],
            ["Gewicht", "0,62 kg (maat 38)"],
            ["Gemaakt in", "Vietnam"],
            ["Wasvoorschrift", "Wassen op 30 °C, fijnwas"],
            ["Bleken", "Niet bleken"],
            ["Drogen", "Niet in de droger, hangend drogen"],
            ["Strijken", "Niet strijken"],
            ["Reinigen", "Niet chemisch reinigen"],
          ],
          style: "gap",
        },
        { bar: "Productveiligheid" },
        {
          text: [
            "Fabrikant: Wadden & Wind B.V., Harlingerstraatweg 66, 8916 BE Leeuwarden, klantenservice@waddenwind.example",
          ],
          size: 9,
        },
        { bar: "Anderen bekeken ook" },
        {
          table: [
            ["Bodywarmer dons", "Regenbroek unisex", "Wollen muts"],
            ["€ 119,95", "€ 69,95", "€ 29,95"],
          ],
        },
        {
          text: [
            "© 2026 Wadden & Wind · KvK 01174420 · Algemene voorwaarden · Privacy · Cookies          1/1",
          ],
          size: 7,
        },
      ],
    ],
    truth: {
      brand: "Wadden & Wind",
      model_name: "Terschelling",
      reference: "WW-20631",
      fibre_composition: fibres("shell: recycled polyester 100 | lining: polyamide 100"),
      recycled_content: 68,
      net_weight: 620,
      country_making: "VN",
      manufacturer_name: "Wadden & Wind B.V.",
      manufacturer_address: "Harlingerstraatweg 66, 8916 BE Leeuwarden",
      care_washing: "wash_30_mild",
      care_bleaching: "do_not_bleach",
      care_drying: ["do_not_tumble", "line"],
      care_ironing: "do_not_iron",
      care_professional: ["do_not_dry_clean"],
    },
  },
  {
    name: "eleventh-first-factuur-kindermode",
    language: "nl",
    template: "textile",
    kind: "invoice",
    font: "narrow",
    also: ["scan"],
    pages: [
      [
        {
          beside: [
            [
              { title: "FACTUUR" },
              {
                text: [
                  "Aan:",
                  "De Kleine Kapstok",
                  "t.a.v. crediteurenadministratie",
                  "Oude Vest 117",
                  "2312 XT Leiden",
                ],
                size: 9,
              },
            ],
            [
              {
                text: [
                  "Brinkhuis Kindermode B.V.",
                  "Twekkelerweg 240, 7547 ST Enschede",
                  "KvK 06083315 · btw NL8091.44.207.B01",
                  "IBAN NL48 RABO 0315 5520 19",
                ],
                size: 8.5,
              },
              {
                pairs: [
                  ["Factuurnummer", "2026-11806"],
                  ["Factuurdatum", "18-11-2026"],
                  ["Debiteurnummer", "14072"],
                  ["Vervaldatum", "18-12-2026"],
                  ["Uw order", "VJ27 / mail 3 nov."],
                ],
              },
            ],
          ],
        },
        {
          table: [
            ["Art.nr.", "Omschrijving", "Samenstelling", "Aantal", "Prijs", "Bedrag"],
            [
              "B7101",
              "T-shirt korte mouw, streep, mt 92-128",
              "100% biologisch katoen",
              "48",
              "7,25",
              "348,00",
            ],
            ["B7114", "Legging, effen, mt 92-128", "100% biologisch katoen", "36", "8,10", "291,60"],
            ["B7120", "Jurkje, bloemprint, mt 92-128", "100% biologisch katoen", "30", "13,40", "402,00"],
            ["B7133", "Romper, effen, mt 50-86", "100% biologisch katoen", "60", "6,75", "405,00"],
            ["", "Emballage en verzending DHL", "", "1", "12,50", "12,50"],
          ],
          widths: [46, 170, 126, 45, 45, 55],
          lines: true,
        },
        {
          table: [
            ["Subtotaal", "€ 1.459,10"],
            ["BTW 21% over € 1.459,10", "€ 306,41"],
            ["Te betalen", "€ 1.765,51"],
          ],
          widths: [380, 107],
        },
        {
          pairs: [
            ["Merk", "Pluis & Pien"],
            ["Producent", "Sri Velan Knits, 14 Kangeyam Road, Tiruppur 641604, India"],
            ["Land van oorsprong (alle artikelen)", "India"],
            ["Certificaat GOTS", "CERES-0418-26, geldig t/m 22-06-2027"],
            ["HS-codes", "6109 1000 / 6104 6200 / 6104 4200 / 6111 2090"],
            ["Colli / brutogewicht", "3 dozen / 31,4 kg"],
          ],
        },
        {
          text: [
            "Betaling binnen 30 dagen na factuurdatum onder vermelding van het factuurnummer. Reclames binnen 8 dagen na",
            "ontvangst. Op al onze leveringen zijn de Modint-voorwaarden van toepassing, gedeponeerd bij de rechtbank.",
            "Eigendomsvoorbehoud tot volledige betaling. Een kredietbeperkingstoeslag van 2% mag worden afgetrokken bij betaling binnen 8 dagen.",
          ],
          size: 7.5,
        },
      ],
    ],
    truth: {
      brand: "Pluis & Pien",
      fibre_composition: fibres("organic cotton 100"),
      country_making: "IN",
      manufacturer_name: "Sri Velan Knits",
      manufacturer_address: "14 Kangeyam Road, Tiruppur 641604, India",
      certificates: [{ name: "GOTS", number: "CERES-0418-26", valid_until: "2027-06-22" }],
    },
  },
  {
    name: "eleventh-first-leveranciersverklaring-blanket",
    language: "nl",
    template: "textile",
    kind: "declaration",
    font: "serif",
    pages: [
      [
        { text: ["Heuvelpoort Wolweverij B.V.", "Goirkestraat 88", "5046 GN Tilburg"], size: 9.5 },
        { title: "Leveranciersverklaring" },
        {
          text: [
            "Ondergetekende verklaart dat de hieronder omschreven goederen, vermeld op dit document, van oorsprong zijn uit Nederland en voldoen aan de oorsprongsregels voor het preferentiële handelsverkeer met het Verenigd Koninkrijk en Zwitserland.",
          ],
        },
        {
          table: [
            ["Omschrijving", "Plaid met franje, 130 x 180 cm"],
            ["Artikel", "7042"],
            ["Merk", "Heuvelse Deken"],
            ["EAN", "8719513074423"],
            ["Grondstof", "60% scheerwol, 30% gerecyclede wol, 10% polyamide"],
            ["Nettogewicht per stuk", "1.100 gram"],
            ["Geproduceerd door", "Heuvelpoort Wolweverij B.V., Goirkestraat 88, 5046 GN Tilburg"],
            ["Gesponnen in", "Italië"],
            ["Geweven en afgewerkt in", "Nederland"],
            ["GN-code", "6301 20 90"],
          ],
          widths: [170, 317],
          lines: true,
        },
        {
          text: [
            "Ondergetekende verklaart voorts dat:",
            "[x] geen cumulatie is toegepast",
            "[  ] cumulatie is toegepast met ....................",
            "",
            "Deze verklaring geldt voor alle zendingen van deze producten die worden verstuurd van 1 januari 2026 tot en met 31 december 2027. Ondergetekende verbindt zich ertoe de afnemer, Woonwinkel De Haard te Breda, onmiddellijk in kennis te stellen wanneer deze verklaring niet langer geldig is.",
            "",
            "Het aandeel gerecycled materiaal (30% van het product) is gecertificeerd volgens RCS, certificaat CU 1094417 (Control Union Certifications B.V.).",
          ],
        },
        { text: ["Tilburg, 5 januari 2026", "", "M. van Iersel", "exportadministratie"] },
      ],
    ],
    truth: {
      brand: "Heuvelse Deken",
      reference: "7042",
      gtin: "8719513074423",
      fibre_composition: fibres("virgin wool 60, recycled wool 30, polyamide 10"),
      recycled_content: 30,
      net_weight: 1100,
      country_making: "NL",
      country_spinning: "IT",
      country_weaving: "NL",
      manufacturer_name: "Heuvelpoort Wolweverij B.V.",
      manufacturer_address: "Goirkestraat 88, 5046 GN Tilburg",
      certificates: [{ name: "RCS", number: "CU 1094417", issuer: "Control Union Certifications B.V." }],
    },
  },
  {
    name: "eleventh-first-fiche-kortrijk",
    language: "nl",
    template: "textile",
    kind: "tech_sheet",
    font: "narrow",
    pages: [
      [
        { bar: "TECHNISCHE FICHE / FICHE TECHNIQUE" },
        {
          beside: [
            [
              {
                text: [
                  "Fabrikant / Fabricant",
                  "Linnenweverij Vandeputte-Leroy NV",
                  "Meensesteenweg 310",
                  "8500 Kortrijk",
                ],
                size: 9.5,
              },
            ],
            [
              {
                text: [
                  "BTW/TVA BE 0405.337.912",
                  "Tel. +32 56 35 41 90",
                  "www.vandeputte-leroy.example",
                  "versie 4 - 09/2026",
                ],
                size: 8.5,
              },
            ],
          ],
        },
        {
          table: [
            ["Merk / Marque", "Leiekant"],
            ["Artikel / Article", "TD-5070"],
            ["Model / Modèle", "Astrid"],
            ["Omschrijving / Désignation", "Keukenhanddoek 50 x 70 cm / Essuie de cuisine 50 x 70 cm"],
            ["EAN", "5413088661257"],
            ["Samenstelling / Composition", "55% linnen, 45% katoen / 55% lin, 45% coton"],
            ["Binding / Armure", "gerstekorrel / grain d’orge"],
            ["Gewicht / Poids", "84 g per stuk / la pièce"],
            ["Kleuren / Coloris", "ecru, indigo, oker / écru, indigo, ocre"],
            ["Oorsprong / Origine", "België / Belgique"],
            ["Geweven in / Tissé en", "België / Belgique"],
            ["Herkomst vlas / Origine du lin", "Frankrijk, België / France, Belgique"],
            ["Verpakking / Emballage", "per 6, banderol karton / par 6, bandeau carton"],
          ],
          widths: [165, 322],
          lines: true,
        },
        {
          table: [
            ["Onderhoud / Entretien", ""],
            ["Wassen op 60 °C", "Lavage à 60 °C"],
            ["Niet bleken", "Pas de blanchiment"],
            ["Drogen in droogtrommel, normale temperatuur", "Séchage en machine, température normale"],
            ["Heet strijken (200 °C)", "Repassage à haute température (200 °C)"],
            ["Niet chemisch reinigen", "Pas de nettoyage à sec"],
          ],
          widths: [243, 244],
        },
        {
          table: [
            ["Test", "Norm / Norme", "Resultaat / Résultat"],
            ["Krimp ketting na 60 °C / Retrait chaîne", "EN ISO 5077", "- 6 %"],
            ["Krimp inslag na 60 °C / Retrait trame", "EN ISO 5077", "- 4 %"],
            ["Kleurechtheid wassen / Solidité lavage", "EN ISO 105-C06", "4-5"],
            ["Absorptie / Absorption", "EN 14697", "< 8 s"],
          ],
          widths: [230, 130, 127],
          lines: true,
        },
        {
          text: [
            "OEKO-TEX® STANDARD 100, certificaat / certificat 1105-0327 CENTEXBEL, geldig tot / valable jusqu’au 30/06/2027.",
            "Afwijkingen van ± 3 % in maat en gewicht zijn toegestaan. / Tolérance de ± 3 % sur dimensions et poids.",
          ],
          size: 8.5,
        },
      ],
    ],
    truth: {
      brand: "Leiekant",
      reference: "TD-5070",
      model_name: "Astrid",
      gtin: "5413088661257",
      fibre_composition: fibres("linen 55, cotton 45"),
      net_weight: 84,
      country_making: "BE",
      country_weaving: "BE",
      country_fibre: ["FR", "BE"],
      manufacturer_name: "Linnenweverij Vandeputte-Leroy NV",
      manufacturer_address: "Meensesteenweg 310, 8500 Kortrijk",
      care_washing: "wash_60",
      care_bleaching: "do_not_bleach",
      care_drying: ["tumble_normal"],
      care_ironing: "iron_200",
      care_professional: ["do_not_dry_clean"],
      certificates: [
        {
          name: "OEKO-TEX STANDARD 100",
          number: "1105-0327",
          issuer: "CENTEXBEL",
          valid_until: "2027-06-30",
        },
      ],
    },
  },
  {
    name: "eleventh-first-bon-de-commande-bruxelles",
    language: "fr",
    template: "textile",
    kind: "other",
    also: ["fax"],
    pages: [
      [
        {
          beside: [
            [
              { title: "BON DE COMMANDE" },
              {
                pairs: [
                  ["N°", "BC 26/0931"],
                  ["Date", "16/11/2026"],
                  ["Devise", "EUR"],
                  ["Incoterm", "FCA Barcelos"],
                ],
              },
            ],
            [
              {
                text: [
                  "Atelier Marolles SRL",
                  "rue Haute 288, 1000 Bruxelles",
                  "BCE 0712.405.338",
                  "achats@ateliermarolles.example",
                ],
                size: 9,
              },
            ],
          ],
        },
        {
          pairs: [
            ["Fabricant", "Malhas Cávado, S.A., Rua da Indústria 415, 4755-210 Barcelos, Portugal"],
            ["Griffe", "Marolles"],
            ["Modèle", "Sablon"],
            ["Réf. article", "MAR-SW-044"],
            ["Article", "sweat-shirt mixte à capuche, molleton gratté 320 g/m²"],
            ["Matière", "70 % coton biologique, 30 % polyester recyclé"],
            ["Taux de matière recyclée", "30 %"],
            ["Doublure capuche", "sans"],
            ["Pays de fabrication", "Portugal"],
            ["Poids pièce (M)", "610 g"],
          ],
          style: "gap",
        },
        {
          table: [
            ["Coloris", "XS", "S", "M", "L", "XL", "Total", "P.U.", "Montant"],
            ["Craie", "10", "25", "40", "30", "15", "120", "21,80", "2 616,00"],
            ["Brique", "10", "25", "40", "30", "15", "120", "21,80", "2 616,00"],
            ["Nuit", "15", "30", "50", "40", "25", "160", "21,80", "3 488,00"],
            ["", "", "", "", "", "", "400", "", "8 720,00"],
          ],
          widths: [66, 40, 40, 40, 40, 40, 50, 62, 109],
          lines: true,
        },
        {
          text: [
            "Étiquette de composition et d’entretien FR/NL/DE/EN cousue couture gauche, 12 cm du bas. Sachets en papier, pas de polybag. Échantillon de tête de série en M à envoyer avant coupe. Livraison ex-usine au plus tard le 26/02/2027 ; pénalité de 1 % par semaine entamée à partir du 8e jour.",
            "Règlement : 30 % à la commande, 70 % à 30 jours fin de mois. TVA : livraison intracommunautaire, exonérée, art. 138 directive 2006/112/CE.",
            "Merci de nous retourner ce bon signé, avec le certificat de transaction GOTS à l’expédition.",
          ],
          size: 8.5,
        },
        {
          text: [
            "Bon pour accord, cachet et signature du fabricant : ...........................................",
          ],
          size: 9,
        },
      ],
    ],
    truth: {
      brand: "Marolles",
      model_name: "Sablon",
      reference: "MAR-SW-044",
      fibre_composition: fibres("organic cotton 70, recycled polyester 30"),
      recycled_content: 30,
      net_weight: 610,
      country_making: "PT",
      manufacturer_name: "Malhas Cávado, S.A.",
      manufacturer_address: "Rua da Indústria 415, 4755-210 Barcelos, Portugal",
    },
  },
  {
    name: "eleventh-first-produktspecifikation-flyverdragt",
    language: "da",
    template: "textile",
    kind: "tech_sheet",
    font: "narrow",
    pages: [
      [
        { bar: "PRODUKTSPECIFIKATION   AW27   Side 1 af 2" },
        {
          table: [
            ["Varemærke", "Lille Bjørn", "Stylenr.", "LB-7735"],
            ["Model", "Frost", "Varegruppe", "Flyverdragt, børn"],
            ["Sæson", "AW27", "Størrelser", "80-128"],
            ["Designer", "A. Holm", "Dato", "02-09-2026"],
          ],
          widths: [75, 168, 75, 169],
          lines: true,
        },
        { text: ["Materialer"], size: 12 },
        {
          table: [
            ["Del", "Sammensætning", "Kvalitet", "Leverandør"],
            ["Yderstof", "100 % genanvendt polyester", "Oxford 230 g/m²", "Kadapa Textile Co."],
            ["For", "100 % polyester", "Tricot 85 g/m²", "Kadapa Textile Co."],
            ["Fyld", "100 % genanvendt polyester", "180 g/m²", "Nordfill A/S"],
          ],
          widths: [70, 175, 120, 122],
          lines: true,
        },
        {
          pairs: [
            ["Andel genanvendt materiale", "74 % af varens vægt"],
            ["Certificering", "GRS, certifikatnr. CB-GRS-508216, Intertek, gyldigt til 11-05-2027"],
            ["Vandtæthed", "10.000 mm vandsøjle, tapede sømme"],
            ["Imprægnering", "BIONIC-FINISH® ECO, uden PFAS"],
            ["Vægt (str. 104)", "980 g"],
            ["Produktionsland", "Kina"],
            ["Producent", "Lille Bjørn ApS, Industrivej 27, 7430 Ikast"],
          ],
          style: "dots",
        },
        { text: ["Vask og pleje"], size: 12 },
        {
          text: [
            "Maskinvask 40 °C, skåneprogram · Tåler ikke blegning · Tåler ikke tørretumbling, hængetørres · Må ikke stryges · Tåler ikke kemisk rensning",
            "Lyn og velcro lukkes før vask. Brug ikke skyllemiddel. Vask sammen med lignende farver.",
          ],
          size: 9.5,
        },
        { text: ["Tilbehør"], size: 12 },
        {
          table: [
            ["Nr.", "Tilbehør", "Placering", "Antal", "Farve"],
            ["1", "Lynlås 5VS, kæde plast", "midt for", "1", "DTM"],
            ["2", "Elastik 25 mm", "talje bag", "1", "sort"],
            ["3", "Fodstrop, silikone", "ben", "2 sæt", "sort"],
            ["4", "Refleks, skåret", "ærme, ryg, ben", "5", "sølv"],
            ["5", "Aftagelig hætte, trykknap 10 mm", "hals", "6", "gunmetal"],
            ["6", "Navnelabel, vævet", "indv. nakke", "1", "hvid"],
          ],
          widths: [30, 190, 120, 60, 87],
          lines: true,
        },
      ],
      [
        { bar: "PRODUKTSPECIFIKATION   AW27   Side 2 af 2" },
        { text: ["Måleskema LB-7735 (cm, målt liggende, tolerance ± 1,0)"], size: 11 },
        {
          table: [
            ["Mål", "80", "86", "92", "98", "104", "110", "116", "122", "128"],
            ["A  Totallængde fra HPS", "76", "81", "87", "93", "99", "105", "111", "117", "123"],
            ["B  ½ brystvidde", "38", "39", "40", "41", "42", "43,5", "45", "46,5", "48"],
            ["C  ½ hoftevidde", "40", "41", "42", "43", "44", "45,5", "47", "48,5", "50"],
            ["D  Ærmelængde", "29", "31", "33,5", "36", "38,5", "41", "43,5", "46", "48,5"],
            ["E  Skridtlængde", "29", "33", "37", "41", "45", "49", "53", "57", "61"],
            ["F  Hættehøjde", "27", "27,5", "28", "28,5", "29", "29,5", "30", "30,5", "31"],
          ],
          widths: [136, 39, 39, 39, 39, 39, 39, 39, 39, 39],
          lines: true,
        },
        {
          text: [
            "Kommentarer til 2. prøve: skridtsøm forstærkes med dobbeltstikning; refleks på ærme flyttes 2 cm op; hals 0,5 cm for snæver i str. 80. Snore og bånd følger EN 14682, ingen snor i hætten. Mærkning med navn skal kunne læses efter 20 vaske. Nålekontrol af alle varer før pakning; rapport sendes til kvalitet@lillebjoern.example.",
          ],
          size: 9,
        },
        { text: ["Udarbejdet: AH   Godkendt: PKN   Næste revision: ved 3. prøve"], size: 8 },
      ],
    ],
    truth: {
      brand: "Lille Bjørn",
      model_name: "Frost",
      reference: "LB-7735",
      fibre_composition: fibres(
        "shell: recycled polyester 100 | lining: polyester 100 | filling: recycled polyester 100",
      ),
      recycled_content: 74,
      net_weight: 980,
      country_making: "CN",
      manufacturer_name: "Lille Bjørn ApS",
      manufacturer_address: "Industrivej 27, 7430 Ikast",
      care_washing: "wash_40_mild",
      care_bleaching: "do_not_bleach",
      care_drying: ["do_not_tumble", "line"],
      care_ironing: "do_not_iron",
      care_professional: ["do_not_dry_clean"],
      certificates: [{ name: "GRS", number: "CB-GRS-508216", issuer: "Intertek", valid_until: "2027-05-11" }],
    },
  },
  {
    name: "eleventh-first-prisliste-socks",
    language: "da",
    template: "textile",
    kind: "other",
    pages: [
      [
        { title: "Prisliste 2027 - Klitgaard Strømper" },
        {
          text: [
            "Gælder fra 1. januar 2027. Alle priser i DKK ekskl. moms (25 %). Erstatter prisliste 2026-B.",
          ],
          size: 9,
        },
        {
          table: [
            ["Varenr.", "Varetekst", "Str.", "EAN", "Pris", "Vejl. udsalg"],
            ["2001", "Ribstrik, sort", "36-40", "5707441203865", "38,50", "99,95"],
            ["2001", "Ribstrik, sort", "41-46", "5707441203919", "38,50", "99,95"],
            ["2004", "Ribstrik, koks", "41-46", "5707441203926", "38,50", "99,95"],
          ],
          widths: [55, 120, 55, 110, 60, 87],
          lines: true,
        },
        {
          text: [
            "Alle strømper: 75 % merinould, 23 % polyamid, 2 % elastan.",
            "Alle strømper er strikket og færdigsyet i Danmark. Mærke: Klitgaard. OEKO-TEX® STANDARD 100 certifikat nr. DTI 2076-431, Teknologisk Institut, gyldigt til 31.08.2027.",
            "Vaskes ved 40 °C på skånevask. Må ikke bleges. Må ikke tørretumbles. Må ikke stryges.",
          ],
        },
        {
          text: ["Fabrikant:", "Klitgaard Strømpefabrik A/S", "Nørregade 51", "6960 Hvide Sande"],
        },
        {
          table: [
            ["Mængderabat", "Rabat"],
            ["fra 120 par", "3 %"],
            ["fra 360 par", "6 %"],
            ["fra 1.200 par", "10 %"],
          ],
          widths: [140, 80],
          lines: true,
        },
        {
          text: [
            "Levering: ab fabrik, fragtfrit over 2.500 kr. Betaling: løbende måned + 20 dage. Display i birk (plads til 48 par) udlånes gratis ved årskøb over 15.000 kr. Returvarer modtages kun efter aftale. Forbehold for trykfejl og udsolgte varer. CVR 18 44 07 62 · tlf. 97 31 20 44 · ordre@klitgaardstroemper.example",
          ],
          size: 8,
        },
      ],
    ],
    truth: {
      brand: "Klitgaard",
      fibre_composition: fibres("merino wool 75, polyamide 23, elastane 2"),
      country_making: "DK",
      country_weaving: "DK",
      manufacturer_name: "Klitgaard Strømpefabrik A/S",
      manufacturer_address: "Nørregade 51, 6960 Hvide Sande",
      care_washing: "wash_40_mild",
      care_bleaching: "do_not_bleach",
      care_drying: ["do_not_tumble"],
      care_ironing: "do_not_iron",
      certificates: [
        {
          name: "OEKO-TEX STANDARD 100",
          number: "DTI 2076-431",
          issuer: "Teknologisk Institut",
          valid_until: "2027-08-31",
        },
      ],
    },
  },
  {
    name: "eleventh-first-line-sheet-goteborg",
    language: "sv",
    template: "textile",
    kind: "other",
    also: ["photo"],
    pages: [
      [
        { title: "HAGA & HAV  vår/sommar 2027" },
        { text: ["Ordersida 14 - Kjolar & klänningar - säljstopp 31 januari"], size: 9 },
        {
          beside: [
            [
              { text: ["Färger: 010 vit, 433 ler, 790 svart"], size: 9 },
              { text: ["Inköpspris 319 SEK / 29,50 EUR", "Rek. butikspris 799 SEK"], size: 9 },
              { text: ["Leveransvecka 6-8"], size: 9 },
            ],
            [
              {
                pairs: [
                  ["VARUMÄRKE", "Haga & Hav"],
                  ["MODELL", "Vinga"],
                  ["ARTIKELNUMMER", "270-5518"],
                  ["PRODUKT", "Omlottklänning"],
                  ["KVALITET", "53 % lyocell, 47 % lin"],
                  ["VIKT", "290 g i storlek 38"],
                  ["TILLVERKAD I", "Litauen"],
                  ["STORLEKAR", "34-46"],
                ],
                style: "stacked",
              },
            ],
          ],
        },
        { bar: "Skötsel" },
        {
          text: [
            "Maskintvätt 30 °C, skonsamt program. Ej blekning. Ej torktumling. Stryks på medelvärme (högst 150 °C). Ej kemtvätt.",
          ],
        },
        { bar: "Tillverkare" },
        { text: ["Haga & Hav Konfektion AB, Första Långgatan 28, 413 27 Göteborg"] },
        {
          text: [
            "Minsta order 12 plagg per modell. 3 % rabatt vid förorder. Leveransvillkor FCA Borås. Betalning 30 dagar netto, dröjsmålsränta 8 %. Agent Norge: Moteagenten Lie, Oslo. Agent Finland: Oy Nordagent Ab, Helsingfors.",
          ],
          size: 8,
        },
      ],
    ],
    truth: {
      brand: "Haga & Hav",
      model_name: "Vinga",
      reference: "270-5518",
      fibre_composition: fibres("lyocell 53, linen 47"),
      net_weight: 290,
      country_making: "LT",
      manufacturer_name: "Haga & Hav Konfektion AB",
      manufacturer_address: "Första Långgatan 28, 413 27 Göteborg",
      care_washing: "wash_30_mild",
      care_bleaching: "do_not_bleach",
      care_drying: ["do_not_tumble"],
      care_ironing: "iron_150",
      care_professional: ["do_not_dry_clean"],
    },
  },
  {
    name: "eleventh-first-etikettunderlag-boras",
    language: "sv",
    template: "textile",
    kind: "other",
    font: "mono",
    pages: [
      [
        {
          text: [
            "ETIKETTUNDERLAG / CARE LABEL ARTWORK",
            "Order 55120-B    Tryckfärg svart    Band: satin vit 30 mm",
          ],
          size: 9,
        },
        {
          table: [
            ["Sida 1", "Sida 2"],
            [
              "FJÄLLGÅRD\n\nFylld väst\nArt. 61-2240\n\nMade in Estonia\nTillverkad i Estland",
              "YTTERTYG\n100% polyamid\nFODER\n100% polyester\nVADDERING\n80% återvunnen polyester\n20% polyester",
            ],
            ["Sida 3", "Sida 4"],
            [
              "30 °C skontvätt\nEj blekmedel\nTorktumling låg temperatur\nEj strykning\nEj kemtvätt",
              "Tvättas med liknande färger.\nStäng dragkedjan före tvätt.\nHåll borta från öppen eld.",
            ],
          ],
          widths: [230, 257],
          lines: true,
        },
        {
          pairs: [
            ["Tillverkare", "Fjällgård Outdoor AB, Strandgatan 5, 831 31 Östersund"],
            ["EAN på hängetikett", "7350092811477"],
            ["Antal etiketter", "2 400 st"],
            ["Placering", "vänster sidsöm, 10 cm från fållen"],
            ["Beställare", "Inköp, Malin Wästfelt"],
          ],
        },
        {
          text: [
            "Korrektur godkänt: ______________   Datum: __________",
            "Små avvikelser i tryckets läge (± 1 mm) godtas.",
          ],
          size: 8.5,
        },
      ],
    ],
    truth: {
      brand: "Fjällgård",
      reference: "61-2240",
      gtin: "7350092811477",
      fibre_composition: fibres(
        "shell: polyamide 100 | lining: polyester 100 | filling: recycled polyester 80, polyester 20",
      ),
      country_making: "EE",
      manufacturer_name: "Fjällgård Outdoor AB",
      manufacturer_address: "Strandgatan 5, 831 31 Östersund",
      care_washing: "wash_30_mild",
      care_bleaching: "do_not_bleach",
      care_drying: ["tumble_low"],
      care_ironing: "do_not_iron",
      care_professional: ["do_not_dry_clean"],
    },
  },
  {
    name: "eleventh-first-produktdatablad-ullundertoy",
    language: "no",
    template: "textile",
    kind: "tech_sheet",
    pages: [
      [
        {
          beside: [
            [{ title: "Produktdatablad" }],
            [
              {
                text: ["Rauma Trikotasje AS", "Øvre Strandvei 40, 6300 Åndalsnes", "Org.nr. 987 114 620 MVA"],
                size: 8.5,
              },
            ],
          ],
        },
        {
          pairs: [
            ["Merkevare", "Romsdal Ull"],
            ["Modellnavn", "Trollveggen"],
            ["Varenummer", "RU 3042"],
            ["Produkt", "Stillongs dame"],
            ["GTIN", "7045103382595"],
            ["Materiale", "100 % merinoull"],
            ["Garn", "Nm 2/48, superwash uten klor"],
            ["Strikking", "1x1 ribb, 18 gg"],
            ["Flatevekt", "210 g/m²"],
            ["Vekt str. M", "176 gram"],
            ["Strikket i", "Norge"],
            ["Farget i", "Norge"],
            ["Sydd i", "Latvia"],
            ["Produsent", "Rauma Trikotasje AS, Øvre Strandvei 40, 6300 Åndalsnes"],
          ],
          style: "gap",
        },
        { text: ["Vedlikehold"], size: 12 },
        {
          table: [
            ["Vask", "40 °C, svært skånsomt program (ull)"],
            ["Bleking", "tåler ikke bleking"],
            ["Tørking", "ikke i tørketrommel; tørkes flatt"],
            ["Stryking", "lav varme, inntil 110 °C"],
            ["Rens", "tåler ikke kjemisk rens"],
          ],
          widths: [100, 387],
          lines: true,
        },
        { text: ["Tekniske verdier"], size: 12 },
        {
          table: [
            ["Egenskap", "Metode", "Verdi"],
            ["Krymp etter 5 vask, lengde", "ISO 6330 / 5077", "-3 %"],
            ["Krymp etter 5 vask, bredde", "ISO 6330 / 5077", "-2 %"],
            ["Nupping", "ISO 12945-2", "4"],
            ["Fiberdiameter", "IWTO-12", "18,5 µm"],
            ["Varmeisolasjon", "ISO 11092", "0,041 m²K/W"],
          ],
          widths: [200, 147, 140],
          lines: true,
        },
        {
          text: [
            "Databladet er utarbeidet av kvalitetsavdelingen og gjelder til ny utgave foreligger. Utgave 3, 14.10.2026. Med forbehold om naturlige variasjoner i ullen.",
          ],
          size: 8,
        },
      ],
    ],
    truth: {
      brand: "Romsdal Ull",
      model_name: "Trollveggen",
      reference: "RU 3042",
      gtin: "7045103382595",
      fibre_composition: fibres("merino wool 100"),
      net_weight: 176,
      country_weaving: "NO",
      country_dyeing: "NO",
      country_making: "LV",
      manufacturer_name: "Rauma Trikotasje AS",
      manufacturer_address: "Øvre Strandvei 40, 6300 Åndalsnes",
      care_washing: "wash_40_very_mild",
      care_bleaching: "do_not_bleach",
      care_drying: ["do_not_tumble", "flat"],
      care_ironing: "iron_110",
      care_professional: ["do_not_dry_clean"],
    },
  },
];
