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
            ["Farbechtheit Reiben trocken", "DIN EN ISO 105-X12", "≥ 4", "4-5"],
            ["Farbechtheit Reiben nass", "DIN EN ISO 105-X12", "≥ 3", "3-4"],
            ["Farbechtheit Schweiß", "DIN EN ISO 105-E04", "≥ 4", "4-5"],
            ["Weiterreißkraft Schuss", "DIN EN ISO 13937-2", "≥ 10 N", "14,2 N"],
            ["Nahtschiebewiderstand", "DIN EN ISO 13936-2", "≤ 4 mm", "2,5 mm"],
            ["Luftdurchlässigkeit", "DIN EN ISO 9237", "-", "92 mm/s"],
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
      pilling_grade: 4.5,
      colour_fastness_grade: 4.5,
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
            "Die Füllung besteht zu 90 % aus neuen Gänsedaunen und zu 10 % aus Federn, der Oberstoff ist aus 100 % Baumwolle (Mako-Einschütte). Der EAN-Code lautet 9030044120861. Die Decke wiegt in der Größe 140 x 200 insgesamt 1.480 g, davon sind 850 g Füllung, die kleinere Variante haben wir seit heuer nicht mehr.",
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
      commodity_code: "63012090",
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
      colour_fastness_grade: 4.5,
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
      [
        { bar: "CONDITIONS GÉNÉRALES D’ACHAT   BC 26/0931   page 2/2" },
        {
          text: [
            "1. Champ d’application. Les présentes conditions régissent toutes les commandes passées par l’acheteur. Les conditions du fournisseur ne sont opposables qu’après acceptation écrite.",
            "2. Acceptation. La commande est réputée acceptée à défaut de réserve écrite dans les 5 jours ouvrables de sa réception.",
            "3. Échantillons. Aucune coupe ne peut débuter avant validation écrite de l’échantillon de tête de série. Deux échantillons par coloris sont fournis sans frais.",
            "4. Quantités. Une tolérance de ± 3 % par coloris et de ± 2 pièces par taille est admise ; tout excédent est refusé ou repris aux frais du fournisseur.",
            "5. Qualité. Contrôle final selon ISO 2859-1, niveau II, NQA 2,5 pour les défauts majeurs et 4,0 pour les défauts mineurs. Retrait maximal après trois lavages : 5 % en longueur, 5 % en largeur. Vrillage maximal : 4 %.",
            "6. Substances. Le fournisseur garantit la conformité au règlement (CE) n° 1907/2006 (REACH), annexes XIV et XVII, et remet sur demande les rapports d’essai datant de moins de douze mois.",
            "7. Sous-traitance. Toute sous-traitance de la coupe, de la confection ou de l’impression est soumise à l’accord préalable de l’acheteur.",
            "8. Emballage. Cartons simple ou double cannelure, 15 kg au maximum, 60 x 40 x 40 cm. Une seule référence par carton, liste de colisage collée à l’extérieur. Agrafes interdites.",
            "9. Livraison. Les délais sont de rigueur. Passé 21 jours de retard, l’acheteur peut annuler tout ou partie de la commande sans indemnité.",
            "10. Prix et paiement. Les prix sont fermes. Les factures mentionnent le numéro du bon de commande ; à défaut, le délai de paiement ne court pas. Intérêt de retard : 8 % l’an.",
            "11. Propriété intellectuelle. Patrons, dessins, fichiers et étiquettes restent la propriété de l’acheteur et sont restitués ou détruits en fin de collaboration. Les fins de série ne peuvent être vendues à des tiers.",
            "12. Audit. L’acheteur ou son mandataire peut visiter les ateliers pendant les heures de travail moyennant préavis de 48 heures.",
            "13. Responsabilité sociale. Le fournisseur respecte les conventions fondamentales de l’OIT et le code de conduite remis lors de la première commande.",
            "14. Force majeure. La partie empêchée en informe l’autre dans les 3 jours. Au-delà de 30 jours, chaque partie peut résilier.",
            "15. Droit applicable. Droit belge. Tribunaux de l’entreprise francophones de Bruxelles.",
          ],
          size: 9,
        },
        {
          text: ["Lu et approuvé, le ....../....../............          Paraphe : ................"],
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
        { text: ["Mål ferdig plagg (cm)"], size: 12 },
        {
          table: [
            ["", "XS", "S", "M", "L", "XL"],
            ["Livvidde ½", "30", "32", "34", "37", "40"],
            ["Innside ben", "68", "70", "72", "73", "74"],
            ["Hofte ½", "40", "42", "44", "47", "50"],
          ],
          widths: [137, 70, 70, 70, 70, 70],
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
      pilling_grade: 4,
    },
  },
  {
    name: "eleventh-first-ordrebekreftelse-ullpledd",
    language: "no",
    template: "textile",
    kind: "other",
    font: "narrow",
    pages: [
      [
        {
          beside: [
            [
              { title: "Ordrebekreftelse" },
              { text: ["Leveres til:", "Hotell Fjordgløtt AS", "Strandgata 3", "6856 Sogndal"], size: 9 },
            ],
            [
              {
                table: [
                  ["Ordrenr.", "84406"],
                  ["Ordredato", "17.11.2026"],
                  ["Deres ref.", "Kari Nummedal"],
                  ["Vår ref.", "Odd Arne"],
                  ["Kundenr.", "10552"],
                  ["Leveringsuke", "50"],
                ],
                widths: [90, 143],
                lines: true,
              },
            ],
          ],
        },
        {
          table: [
            ["Varenr.", "Beskrivelse", "Ant.", "Enh.", "Pris", "Rab.", "Beløp NOK"],
            ["P-1180", "Ullpledd 130 x 200 cm, fjellblå", "40", "stk", "749,00", "10 %", "26 964,00"],
            ["", "Merke: Setervev", "", "", "", "", ""],
            ["", "Modell: Storlia", "", "", "", "", ""],
            ["", "100 % ren ny ull", "", "", "", "", ""],
            ["", "Vekt per pledd 1 050 g", "", "", "", "", ""],
            ["", "Produsert i Norge", "", "", "", "", ""],
            ["", "Frakt Bring bedriftspakke", "1", "", "390,00", "", "390,00"],
          ],
          widths: [55, 178, 35, 38, 60, 46, 75],
          lines: true,
        },
        {
          table: [
            ["Sum eks. mva.", "27 354,00"],
            ["Mva. 25 %", "6 838,50"],
            ["Å betale", "34 192,50"],
          ],
          widths: [412, 75],
        },
        {
          text: [
            "Produktet er Svanemerket, lisensnummer 2039 0116.",
            "Produsent: Setervev Ullvarefabrikk AS, Fabrikkvegen 18, 7290 Støren",
            "Vaskeanvisning: håndvask, tåler ikke bleking, må ikke tørkes i trommel, strykes ved inntil 150 °C. Kan renses kjemisk (P).",
          ],
          size: 9.5,
        },
        {
          text: [
            "Betalingsbetingelser netto 14 dager. Ved forsinket betaling beregnes rente etter forsinkelsesrenteloven. Eventuelle feil i ordrebekreftelsen må meldes innen 3 virkedager. Varene forblir selgers eiendom til de er betalt. Bankkonto 4290 31 55082. Foretaksregisteret NO 912 604 337 MVA. Side 1 av 1.",
          ],
          size: 7.5,
        },
      ],
    ],
    truth: {
      brand: "Setervev",
      model_name: "Storlia",
      reference: "P-1180",
      fibre_composition: fibres("virgin wool 100"),
      net_weight: 1050,
      country_making: "NO",
      manufacturer_name: "Setervev Ullvarefabrikk AS",
      manufacturer_address: "Fabrikkvegen 18, 7290 Støren",
      care_washing: "hand_wash",
      care_bleaching: "do_not_bleach",
      care_drying: ["do_not_tumble"],
      care_ironing: "iron_150",
      care_professional: ["dry_p"],
      certificates: [{ name: "Nordic Swan Ecolabel", number: "2039 0116" }],
    },
  },
  {
    name: "eleventh-first-tuotekortti-neulepusero",
    language: "fi",
    template: "textile",
    kind: "tech_sheet",
    font: "narrow",
    pages: [
      [
        { bar: "TUOTEKORTTI                                                        Päivitetty 4.11.2026" },
        {
          beside: [
            [
              {
                pairs: [
                  ["Tuotemerkki", "Saimaan Lanka"],
                  ["Malli", "Kuutti"],
                  ["Tuotenumero", "SL-2291"],
                  ["Tuoteryhmä", "Naisten neulepuserot"],
                  ["EAN-koodi", "6430051177064"],
                  ["Koot", "XS-XXL"],
                  ["Värit", "luonnonvalkoinen, kanerva, järvi"],
                ],
              },
            ],
            [
              {
                pairs: [
                  ["Materiaali", "50 % villa, 30 % puuvilla, 20 % polyamidi"],
                  ["Paino", "415 g (koko M)"],
                  ["Neulottu", "Suomi"],
                  ["Valmistusmaa", "Viro"],
                  ["Tullinimike", "6110 11 90"],
                  ["Tukkuhinta", "46,80 € (alv 0 %)"],
                  ["Ovh", "119,00 € (sis. alv 25,5 %)"],
                ],
              },
            ],
          ],
        },
        {
          text: [
            "Valmistaja: Saimaan Lanka Oy, Kauppakatu 44, 53100 Lappeenranta",
            "Suunnittelu Lappeenrannassa. Takuu saumoille 24 kk.",
          ],
        },
        { text: ["Hoito-ohjeet"], size: 12 },
        {
          table: [
            ["Pesu", "käsinpesu"],
            ["Valkaisu", "ei valkaisua"],
            ["Kuivaus", "ei rumpukuivausta, tasokuivaus"],
            ["Silitys", "silitys enintään 110 °C"],
            ["Kemiallinen pesu", "ei kemiallista pesua"],
          ],
          widths: [130, 357],
          lines: true,
        },
        { text: ["Mittataulukko (cm, valmis tuote, toleranssi ± 1,5)"], size: 12 },
        {
          table: [
            ["Mittauskohta", "XS", "S", "M", "L", "XL", "XXL"],
            ["Rinnanleveys", "46", "49", "52", "55", "59", "63"],
            ["Helman leveys", "42", "45", "48", "51", "55", "59"],
            ["Takapituus", "60", "61", "62", "63", "64", "65"],
            ["Hihan pituus", "58", "59", "60", "61", "61", "62"],
            ["Pääntien leveys", "19", "19,5", "20", "20,5", "21", "21,5"],
            ["Resorin korkeus", "6", "6", "6", "6", "6", "6"],
          ],
          widths: [145, 57, 57, 57, 57, 57, 57],
          lines: true,
        },
        { text: ["Pakkaus ja toimitus"], size: 12 },
        {
          pairs: [
            ["Yksittäispakkaus", "paperipussi, FSC, 14 g"],
            ["Myyntierä", "6 kpl / koko / väri"],
            ["Laatikko", "60 x 40 x 30 cm, enintään 36 kpl, n. 16,5 kg"],
            ["Toimitusaika", "3-5 arkipäivää varastosta"],
            ["Palautukset", "30 pv, käyttämättömänä, laput kiinni"],
          ],
          style: "dots",
        },
        {
          text: [
            "Saimaan Lanka Oy · Y-tunnus 2140773-9 · puh. 05 415 6620 · myynti@saimaanlanka.example · Sivu 1/1",
          ],
          size: 7.5,
        },
      ],
    ],
    truth: {
      brand: "Saimaan Lanka",
      model_name: "Kuutti",
      reference: "SL-2291",
      gtin: "6430051177064",
      fibre_composition: fibres("wool 50, cotton 30, polyamide 20"),
      net_weight: 415,
      country_weaving: "FI",
      country_making: "EE",
      manufacturer_name: "Saimaan Lanka Oy",
      manufacturer_address: "Kauppakatu 44, 53100 Lappeenranta",
      care_washing: "hand_wash",
      care_bleaching: "do_not_bleach",
      care_drying: ["do_not_tumble", "flat"],
      care_ironing: "iron_110",
      care_professional: ["do_not_dry_clean"],
      commodity_code: "61101190",
    },
  },
  {
    name: "eleventh-first-vaatimustenmukaisuus-tyotakki",
    language: "fi",
    template: "textile",
    kind: "declaration",
    font: "serif",
    pages: [
      [
        { title: "EU-vaatimustenmukaisuusvakuutus" },
        { text: ["EU-försäkran om överensstämmelse"], size: 12 },
        {
          pairs: [
            ["Suojain / Skyddsutrustning", "Hitsaajan suojatakki / Svetsarjacka"],
            ["Malli / Modell", "Kipinä 7"],
            ["Tuotenumero / Artikelnummer", "40772-9"],
            ["Merkki / Märke", "Takoja"],
            ["Valmistaja / Tillverkare", "Pohjanmaan Suojavaate Oy, Teollisuustie 23, 60100 Seinäjoki"],
            ["Materiaali / Material", "55 % modakryyli, 45 % puuvilla / 55 % modakryl, 45 % bomull"],
            ["Valmistusmaa / Tillverkningsland", "Latvia / Lettland"],
          ],
          style: "stacked",
        },
        {
          text: [
            "Tämä vaatimustenmukaisuusvakuutus on annettu valmistajan yksinomaisella vastuulla. Edellä kuvattu vakuutuksen kohde on asiaa koskevan unionin yhdenmukaistamislainsäädännön, asetuksen (EU) 2016/425, mukainen.",
            "Denna försäkran om överensstämmelse utfärdas på tillverkarens eget ansvar. Föremålet för försäkran ovan överensstämmer med förordning (EU) 2016/425.",
          ],
          size: 9.5,
        },
        {
          table: [
            ["Standardi / Standard", "Luokka / Klass"],
            ["EN ISO 13688:2013/A1:2021", "-"],
            ["EN ISO 11611:2015", "luokka 1 / klass 1, A1"],
            ["EN ISO 11612:2015", "A1 B1 C1 E2 F1"],
            ["EN 1149-5:2018", "-"],
          ],
          widths: [243, 244],
          lines: true,
        },
        {
          text: [
            "Ilmoitettu laitos Työterveyslaitos (0403), PL 40, 00032 Työterveyslaitos, on tehnyt EU-tyyppitarkastuksen (moduuli B) ja antanut EU-tyyppitarkastustodistuksen nro 26 FI 0403 1182.",
            "Anmält organ Arbetshälsoinstitutet (0403) har utfört EU-typkontrollen (modul B) och utfärdat EU-typintyg nr 26 FI 0403 1182.",
          ],
          size: 9.5,
        },
        { text: ["Seinäjoki 21.9.2026", "", "Timo Yli-Hakala", "toimitusjohtaja / verkställande direktör"] },
      ],
    ],
    truth: {
      brand: "Takoja",
      model_name: "Kipinä 7",
      reference: "40772-9",
      fibre_composition: fibres("modacrylic 55, cotton 45"),
      country_making: "LV",
      manufacturer_name: "Pohjanmaan Suojavaate Oy",
      manufacturer_address: "Teollisuustie 23, 60100 Seinäjoki",
      certificates: [
        { name: "EU-tyyppitarkastustodistus", number: "26 FI 0403 1182", issuer: "Työterveyslaitos" },
      ],
    },
  },
  {
    name: "eleventh-first-tootekaart-dressipluus",
    language: "et",
    template: "textile",
    kind: "tech_sheet",
    pages: [
      [
        { title: "Tootekaart" },
        {
          text: ["Põhjatiib OÜ · registrikood 12 608 441 · Kevad 2027 · koostas L. Tamm, 9.11.2026"],
          size: 8,
        },
        {
          table: [
            ["Kaubamärk", "Põhjatiib Mini"],
            ["Mudel", "Siil"],
            ["Artikli nr", "PM-4075"],
            ["Toode", "Laste dressipluus, trükiga"],
            ["Ribakood (EAN)", "4740329005183"],
            ["Koostis", "95% mahepuuvill, 5% elastaan"],
            ["Kangas", "french terry 240 g/m²"],
            ["Kangas kootud", "Türgi"],
            ["Valmistatud", "Eesti"],
            ["Tootja", "Põhjatiib OÜ, Vabriku 12, 80010 Pärnu"],
            ["Toote kaal", "185 g (suurus 110)"],
            ["Suurused", "86/92 - 134/140"],
            ["Sertifikaat", "GOTS nr EE-GOTS-0226-118, väljaandja Ecocert Greenlife, kehtib kuni 19.03.2027"],
          ],
          widths: [130, 357],
          lines: true,
        },
        { text: ["Hooldus"], size: 12 },
        {
          text: [
            "Pesta 40 °C juures pahupidi. Mitte valgendada. Mitte kuivatada trummelkuivatis. Triikida keskmisel temperatuuril (kuni 150 °C), mitte triikida trükki. Keemiline puhastus keelatud.",
          ],
        },
        { text: ["Hulgimüügitingimused"], size: 12 },
        {
          text: [
            "Hulgihind 17,90 € + km 24%. Minimaalne tellimus 10 tk mudeli kohta, kogus alates 50 tk -5%. Tarneaeg 4 nädalat kinnitusest. Tasumine ettemaks 50%, ülejäänu 14 päeva jooksul. Pretensioonid 7 päeva jooksul kauba kättesaamisest. Näidised ostetakse 50% hulgihinnast.",
          ],
          size: 8.5,
        },
      ],
    ],
    truth: {
      brand: "Põhjatiib Mini",
      model_name: "Siil",
      reference: "PM-4075",
      gtin: "4740329005183",
      fibre_composition: fibres("organic cotton 95, elastane 5"),
      net_weight: 185,
      country_weaving: "TR",
      country_making: "EE",
      manufacturer_name: "Põhjatiib OÜ",
      manufacturer_address: "Vabriku 12, 80010 Pärnu",
      care_washing: "wash_40",
      care_bleaching: "do_not_bleach",
      care_drying: ["do_not_tumble"],
      care_ironing: "iron_150",
      care_professional: ["do_not_dry_clean"],
      certificates: [
        {
          name: "GOTS",
          number: "EE-GOTS-0226-118",
          issuer: "Ecocert Greenlife",
          valid_until: "2027-03-19",
        },
      ],
    },
  },
  {
    name: "eleventh-first-materialu-specifikacija-metelis",
    language: "lv",
    template: "textile",
    kind: "tech_sheet",
    font: "narrow",
    also: ["scan"],
    pages: [
      [
        { title: "Materiālu specifikācija" },
        {
          beside: [
            [
              {
                pairs: [
                  ["Preču zīme", "Gaujas Mētelis"],
                  ["Modelis", "Laimdota"],
                  ["Artikuls", "GM 26-118"],
                  ["Izstrādājums", "sieviešu mētelis ar oderi"],
                ],
              },
            ],
            [
              {
                pairs: [
                  ["Izcelsmes valsts", "Latvija"],
                  ["Svars (38. izm.)", "1,42 kg"],
                  ["Izmēri", "36-50"],
                  ["Datums", "2026. gada 8. oktobris"],
                ],
              },
            ],
          ],
        },
        {
          table: [
            ["Nr.", "Materiāls", "Sastāvs", "Piegādātājs", "Patēriņš"],
            ["1", "Virsdrāna", "70 % vilna, 30 % poliamīds", "Lanificio Bisenzio, Prato", "2,35 m"],
            ["2", "Odere", "100 % viskoze", "Chemnitzer Futterstoffe", "1,90 m"],
            ["3", "Starpodere", "līmējamā, 45 g/m²", "Freudenberg", "0,80 m"],
            ["4", "Pogas", "poliestera, 28 mm", "Baltic Button", "5 gab."],
            ["5", "Diegi", "Nr. 120, tonī", "Amann", "210 m"],
            ["6", "Plecu spilventiņi", "filcs", "Baltic Button", "1 pāris"],
            ["7", "Auduma etiķete", "austa, ar logo", "Rīgas etiķetes", "1 gab."],
            ["8", "Kopšanas etiķete", "satīns, balta", "Rīgas etiķetes", "1 gab."],
          ],
          widths: [28, 95, 150, 139, 75],
          lines: true,
        },
        {
          text: [
            "Ražotājs: SIA “Gaujas Mētelis”, Cēsu iela 31, Valmiera, LV-4201",
            "Kopšana: nemazgāt; nebalināt; nežāvēt veļas žāvētājā; gludināt vidējā temperatūrā (līdz 150 °C); ķīmiskā tīrīšana P.",
          ],
        },
        { text: ["Tehnoloģiskās piezīmes"], size: 12 },
        {
          text: [
            "1. Virsdrānu pirms piegriešanas dekatēt, atstāt 24 stundas. Pieļaujamais sarukums līdz 2 %.",
            "2. Piegriezt vienā virzienā (plūksna uz leju). Atkritumi ne vairāk kā 14 %.",
            "3. Vīļu platums 1 cm, apakšmalas pielaide 4 cm. Dūrienu biežums 4 dūrieni/cm.",
            "4. Oderes apakšmalu atstāt vaļā, sānos nostiprināt ar diega tiltiņu 3 cm.",
            "5. Mitrumsiltumapstrāde ar starpaudumu, gludekļa temperatūra pēc līmējamās starpoderes lapas.",
            "6. Iepakot uz pakaramā, papīra pārvalks; kaste pakaramajiem 6 gab.",
          ],
          size: 9,
        },
        {
          table: [
            ["Izmaksas", "EUR"],
            ["Materiāli kopā", "38,16"],
            ["Darbs (142 min.)", "31,24"],
            ["Pieskaitāmās izmaksas 18 %", "12,49"],
            ["Pašizmaksa", "81,89"],
          ],
          widths: [190, 80],
          lines: true,
        },
        {
          text: ["Sagatavoja: I. Ozoliņa, konstruktore          Apstiprināja: ____________________"],
          size: 8.5,
        },
      ],
    ],
    truth: {
      brand: "Gaujas Mētelis",
      model_name: "Laimdota",
      reference: "GM 26-118",
      fibre_composition: fibres("shell: wool 70, polyamide 30 | lining: viscose 100"),
      net_weight: 1420,
      country_making: "LV",
      manufacturer_name: "SIA “Gaujas Mētelis”",
      manufacturer_address: "Cēsu iela 31, Valmiera, LV-4201",
      care_washing: "do_not_wash",
      care_bleaching: "do_not_bleach",
      care_drying: ["do_not_tumble"],
      care_ironing: "iron_150",
      care_professional: ["dry_p"],
    },
  },
  {
    name: "eleventh-first-kokybes-deklaracija-linen",
    language: "lt",
    template: "textile",
    kind: "declaration",
    pages: [
      [
        {
          text: ["UAB „Nevėžio linas“", "Pramonės g. 18, LT-35102 Panevėžys", "Įmonės kodas 148 220 973"],
          size: 9,
        },
        { title: "Gamintojo atitikties deklaracija" },
        { text: ["2026 m. spalio 12 d. Nr. AD-26/64", "Panevėžys"], size: 9.5 },
        {
          text: [
            "Mes, gamintojas UAB „Nevėžio linas“, Pramonės g. 18, LT-35102 Panevėžys, atsakingai pareiškiame, kad toliau nurodytas gaminys atitinka Reglamento (ES) Nr. 1007/2011 dėl tekstilės pluoštų pavadinimų ir Reglamento (ES) 2023/988 dėl bendros gaminių saugos reikalavimus.",
          ],
        },
        {
          pairs: [
            ["Gaminys", "lininis chalatas su gobtuvu"],
            ["Prekės ženklas", "Nevėža"],
            ["Modelis", "Smilga"],
            ["Gaminio kodas", "NL-3382"],
            ["Sudėtis", "100 % linas"],
            ["Dydžiai", "S/M, L/XL"],
            ["Svoris", "680 g (S/M)"],
            ["Kilmės šalis", "Lietuva"],
            ["Audinys išaustas", "Lietuvoje"],
          ],
          style: "gap",
        },
        {
          text: [
            "Priežiūra: skalbti 40 °C temperatūroje, nebalinti, džiovinti būgninėje džiovyklėje žema temperatūra, lyginti aukšta temperatūra (iki 200 °C), nevalyti cheminiu būdu.",
          ],
        },
        {
          text: [
            "Deklaracija galioja visiems nuo 2026 m. spalio mėn. pagamintiems gaminiams, kol nepakeičiama gaminio sudėtis ar technologija. Bandymai atlikti įmonės laboratorijoje: matmenų pokytis po skalbimo pagal LST EN ISO 5077 - ne daugiau kaip 5 %, spalvos atsparumas skalbimui pagal LST EN ISO 105-C06 - 4 balai.",
          ],
          size: 9,
        },
        { text: ["Kokybės vadovė", "Rasa Petrulienė                    (parašas)                    A. V."] },
      ],
    ],
    truth: {
      brand: "Nevėža",
      model_name: "Smilga",
      reference: "NL-3382",
      fibre_composition: fibres("linen 100"),
      net_weight: 680,
      country_making: "LT",
      country_weaving: "LT",
      manufacturer_name: "UAB „Nevėžio linas“",
      manufacturer_address: "Pramonės g. 18, LT-35102 Panevėžys",
      care_washing: "wash_40",
      care_bleaching: "do_not_bleach",
      care_drying: ["tumble_low"],
      care_ironing: "iron_200",
      care_professional: ["do_not_dry_clean"],
      colour_fastness_grade: 4,
    },
  },
  {
    name: "eleventh-first-tech-pack-hawick",
    language: "en",
    template: "textile",
    kind: "tech_sheet",
    font: "narrow",
    pages: [
      [
        { bar: "TECH PACK   AW27   page 1 of 2   CONFIDENTIAL" },
        {
          table: [
            ["Brand", "Ettrick & Yarrow", "Style no.", "EY-1906"],
            ["Style name", "Philiphaugh", "Description", "Ladies crew neck cardigan"],
            ["Factory", "Teviot Frame Knitters Ltd", "Gauge", "12 gg fully fashioned"],
            ["Issued", "14/10/26 by H. Rutherford", "Status", "SMS, 2nd fit"],
          ],
          widths: [65, 178, 70, 174],
          lines: true,
        },
        { text: ["YARN & TRIM"], size: 11 },
        {
          table: [
            ["Item", "Detail", "Supplier", "Usage"],
            ["Main yarn", "2/30 Nm, 70% merino wool 30% cashmere", "Todd & Duncan", "0.41 kg"],
            ["Buttons", "18L corozo, 4 hole, dyed to match", "Courtney & Co", "9 + 1 spare"],
            ["Grosgrain", "15 mm, front placket", "Berisfords", "1.2 m"],
            ["Sewing thread", "spun polyester tkt 120", "Coats", "as required"],
            ["Main label", "woven damask 60 x 20 mm", "stock", "1"],
            ["Swing ticket", "recycled board 350 gsm, cotton string", "stock", "1"],
          ],
          widths: [80, 217, 110, 80],
          lines: true,
        },
        { text: ["LABEL COPY"], size: 11 },
        {
          text: [
            "Ettrick & Yarrow / 70% merino wool 30% cashmere / Made in Scotland",
            "Hand wash. Do not bleach. Do not tumble dry. Dry flat. Cool iron (max 110°C). Do not dry clean.",
          ],
        },
        { text: ["MANUFACTURER"], size: 11 },
        { text: ["Teviot Frame Knitters Ltd, Unit 3, Mansfield Mills, Hawick TD9 8AP"] },
        { text: ["FINISHED WEIGHT"], size: 11 },
        { text: ["Size 12: 365 g (+/- 10 g)"] },
        { text: ["PACKAGING"], size: 11 },
        {
          text: [
            "Fold to 28 x 35 cm with acid-free tissue. Glassine bag with air holes. Max 20 pcs per export carton, 14 kg limit, no staples, no metal clips. Carton marks: PO / style / colour / size ratio / carton no.",
          ],
          size: 9.5,
        },
      ],
      [
        { bar: "TECH PACK   AW27   page 2 of 2   EY-1906" },
        { text: ["POINTS OF MEASURE (cm, after wash and press)"], size: 11 },
        {
          table: [
            ["Code", "Point", "Tol.", "8", "10", "12", "14", "16", "18"],
            ["A", "Chest 1/2, 2 cm below armhole", "1.0", "44", "46.5", "49", "51.5", "54", "57"],
            ["B", "Length from side neck point", "1.0", "55", "56", "57", "58", "59", "60"],
            ["C", "Cross shoulder", "0.5", "36", "37", "38", "39", "40", "41.5"],
            ["D", "Sleeve length from centre back", "1.0", "74", "75", "76", "77", "78", "79"],
            ["E", "Cuff width relaxed", "0.5", "8", "8", "8.5", "8.5", "9", "9"],
            ["F", "Rib depth, hem", "0.3", "6", "6", "6", "6", "6", "6"],
            ["G", "Neck drop front", "0.5", "9", "9", "9.5", "9.5", "10", "10"],
          ],
          widths: [34, 173, 34, 41, 41, 41, 41, 41, 41],
          lines: true,
        },
        { text: ["FIT COMMENTS"], size: 11 },
        {
          text: [
            "1. Neck trim stands away at back, take out 2 needles and relink.",
            "2. Button stand to be 2.5 cm, not 3 cm. First button 1 cm from top edge, last 2 cm from hem.",
            "3. Body length short on wearer, please knit 1.5 cm longer as per revised spec above.",
            "4. Handle too firm: mill for a further 3 minutes and resubmit a swatch.",
          ],
          size: 9.5,
        },
        { text: ["COLOURWAYS"], size: 11 },
        {
          table: [
            ["Ref", "Colour", "Yarn shade", "Lab dip"],
            ["021", "Heather moor", "TD 4471", "approved 02/10"],
            ["044", "Peat", "TD 0118", "approved 02/10"],
            ["067", "Solway", "TD 3902", "resubmit, too green"],
          ],
          widths: [60, 150, 130, 147],
          lines: true,
        },
        {
          text: [
            "All bulk goods to pass ISO 12945-2 pilling grade 3-4 min (2,000 cycles), ISO 105-C06 grade 4, azo and nickel free to REACH Annex XVII. Ex-factory 28/06/27. Target cost £61.50. Penalties for late delivery: 5% per week after 7 days grace.",
          ],
          size: 8,
        },
      ],
    ],
    truth: {
      brand: "Ettrick & Yarrow",
      model_name: "Philiphaugh",
      reference: "EY-1906",
      fibre_composition: fibres("merino wool 70, cashmere 30"),
      net_weight: 365,
      country_making: "GB",
      manufacturer_name: "Teviot Frame Knitters Ltd",
      manufacturer_address: "Unit 3, Mansfield Mills, Hawick TD9 8AP",
      care_washing: "hand_wash",
      care_bleaching: "do_not_bleach",
      care_drying: ["do_not_tumble", "flat"],
      care_ironing: "iron_110",
      care_professional: ["do_not_dry_clean"],
    },
  },
  {
    name: "eleventh-first-hang-tag-conamara",
    language: "ga",
    template: "textile",
    kind: "other",
    font: "serif",
    also: ["photo"],
    pages: [
      [
        { title: "IORRAS" },
        { text: ["Geansaí Árann - Aran sweater"], size: 12 },
        {
          table: [
            ["Stíl / Style", "Maínis"],
            ["Uimh. tagartha / Ref. no.", "IR-208"],
            ["Ábhar / Material", "100% olann nua / 100% pure new wool"],
            ["Déanta in / Made in", "Éire / Ireland"],
            ["Méid / Size", "L"],
            ["Dath / Colour", "báinín / natural"],
          ],
          widths: [165, 195],
        },
        {
          text: [
            "Nigh de láimh. Ná húsáid bléitse. Ná triomaigh i dtriomadóir. Triomaigh cothrom.",
            "Hand wash. Do not bleach. Do not tumble dry. Dry flat.",
          ],
          size: 10,
        },
        {
          text: [
            "Monaróir / Manufacturer:",
            "Cniotáil Chonamara Teo.",
            "An Cheathrú Rua",
            "Co. na Gaillimhe",
            "H91 K2X8",
          ],
          size: 10,
        },
        { text: ["Barrachód / Barcode", "5 391522 063181"], size: 10 },
        {
          text: [
            "Tá gach geansaí Iorras déanta ag lámha oilte inár gceardlann cois farraige. / Every Iorras sweater is finished by skilled hands in our workshop by the sea.",
          ],
          size: 8.5,
        },
        { text: ["€ 139.00"], size: 14 },
      ],
    ],
    truth: {
      brand: "Iorras",
      model_name: "Maínis",
      reference: "IR-208",
      gtin: "5391522063181",
      fibre_composition: fibres("virgin wool 100"),
      country_making: "IE",
      manufacturer_name: "Cniotáil Chonamara Teo.",
      manufacturer_address: "An Cheathrú Rua, Co. na Gaillimhe, H91 K2X8",
      care_washing: "hand_wash",
      care_bleaching: "do_not_bleach",
      care_drying: ["do_not_tumble", "flat"],
    },
  },
  {
    name: "eleventh-first-packing-list-chattogram",
    language: "en",
    template: "textile",
    kind: "other",
    font: "mono",
    pages: [
      [
        { text: ["DETAILED PACKING LIST"], size: 13 },
        {
          beside: [
            [
              {
                text: [
                  "SHIPPER / EXPORTER:",
                  "BAY LINE TRADING (PVT) LTD.",
                  "42 AGRABAD C/A, CHATTOGRAM 4100",
                  "BANGLADESH",
                ],
                size: 8.5,
              },
              {
                text: [
                  "MANUFACTURER:",
                  "KARNAPHULI KNIT COMPOSITE LTD.",
                  "PLOT 17-19, SECTOR 4, CEPZ,",
                  "CHATTOGRAM 4223, BANGLADESH",
                ],
                size: 8.5,
              },
            ],
            [
              {
                text: [
                  "CONSIGNEE:",
                  "NORDVIK DETALJHANDEL AB",
                  "TERMINALGATAN 8, 252 78 HELSINGBORG",
                  "SWEDEN",
                ],
                size: 8.5,
              },
              {
                text: [
                  "INVOICE NO: BLT/NDV/1147/26   DT: 02-NOV-2026",
                  "LC NO: 4471-26-0908   EXP NO: 00312-004418",
                  "VESSEL: MAERSK KARACHI V.642W",
                  "PORT OF LOADING: CHATTOGRAM",
                ],
                size: 8.5,
              },
            ],
          ],
        },
        {
          pairs: [
            ["BRAND", "BASIKA"],
            ["STYLE NO", "BS-8841"],
            ["DESCRIPTION", "MENS S/S POLO SHIRT, PIQUE"],
            ["FABRIC", "60% COTTON 40% RECYCLED POLYESTER, 200 GSM"],
            ["RECYCLED CONTENT OF GARMENT", "40%"],
            ["COUNTRY OF ORIGIN", "BANGLADESH"],
            ["NET WT PER PC", "0.215 KG"],
            ["HS CODE", "6105.10.00"],
            ["ORDER NO", "4500-221873"],
          ],
        },
        {
          table: [
            ["CTN NO", "COLOUR", "S", "M", "L", "XL", "PCS", "N.W.", "G.W."],
            ["1-20", "NAVY", "6", "12", "12", "6", "720", "154.80", "174.80"],
            ["21-40", "WHITE", "6", "12", "12", "6", "720", "154.80", "174.80"],
            ["41-50", "GREEN", "6", "12", "12", "6", "360", "77.40", "87.40"],
            ["50 CTNS", "", "", "", "", "", "1800", "387.00", "437.00"],
          ],
          widths: [68, 62, 32, 38, 38, 38, 55, 78, 78],
          lines: true,
        },
        {
          text: [
            "CARTON SIZE: 58 X 38 X 32 CM      TOTAL CBM: 3.526",
            "GRS SCOPE CERTIFICATE OF MANUFACTURER: CU 1104873 (CONTROL UNION), VALID TILL 15-JUL-2027",
            "WE CERTIFY THAT NO SOLID WOOD PACKING MATERIAL WAS USED IN THIS SHIPMENT.",
            "",
            "FOR BAY LINE TRADING (PVT) LTD.",
            "AUTHORISED SIGNATURE",
          ],
          size: 8.5,
        },
      ],
    ],
    truth: {
      brand: "BASIKA",
      reference: "BS-8841",
      fibre_composition: fibres("cotton 60, recycled polyester 40"),
      recycled_content: 40,
      net_weight: 215,
      country_making: "BD",
      manufacturer_name: "KARNAPHULI KNIT COMPOSITE LTD.",
      manufacturer_address: "PLOT 17-19, SECTOR 4, CEPZ, CHATTOGRAM 4223, BANGLADESH",
      certificates: [
        { name: "GRS", number: "CU 1104873", issuer: "CONTROL UNION", valid_until: "2027-07-15" },
      ],
      commodity_code: "61051000",
    },
  },
  {
    name: "eleventh-first-specification-keqiao",
    language: "en",
    template: "textile",
    kind: "tech_sheet",
    pages: [
      [
        { title: "PRODUCT SPECIFICATION SHEET" },
        {
          table: [
            ["Item No.", "LD-YG2708", "Brand", "Flowmove"],
            ["Description", "Ladies yoga leggings, 7/8 length", "Barcode", "6937155028419"],
            ["Date", "2026/10/29", "Version", "V3"],
          ],
          widths: [80, 195, 65, 147],
          lines: true,
        },
        {
          pairs: [
            ["Manufacturer", "Shaoxing Lianda Garment Co., Ltd."],
            ["Address", "No. 618 Huayu Road, Keqiao District, Shaoxing, Zhejiang 312030, China"],
            ["Made in", "China"],
            ["Fabric knitted in", "Taiwan"],
            ["Composition", "82% recycled nylon, 18% spandex"],
            ["Recycled content of product", "82%"],
            ["Fabric weight", "265 g/m2 (±5%)"],
            ["Garment weight", "198 g/pc (size M)"],
            [
              "Certificates",
              "GRS No. TW-IDFL-26-119204; OEKO-TEX Standard 100 No. 24.HTW.31758 (Hohenstein)",
            ],
          ],
          style: "gap",
        },
        { bar: "Care instruction" },
        {
          text: [
            "Machine wash 30°C gentle cycle; do not bleach; do not tumble dry; line dry; do not iron; do not dry clean.",
          ],
        },
        { bar: "Quality standard" },
        {
          table: [
            ["Test item", "Method", "Requirement"],
            ["Colour fastness to washing", "ISO 105-C06 A2S", "4"],
            ["Colour fastness to perspiration", "ISO 105-E04", "4"],
            ["Pilling", "ISO 12945-2, 5000 r", "4"],
            ["Elastic recovery", "EN ISO 20932-1", "≥ 92%"],
            ["Bursting strength", "ISO 13938-2", "≥ 250 kPa"],
            ["AQL", "ISO 2859-1 level II", "2.5 / 4.0"],
          ],
          widths: [190, 157, 140],
          lines: true,
        },
        { bar: "Size chart (cm, flat, tolerance ±1)" },
        {
          table: [
            ["Size", "XS", "S", "M", "L", "XL"],
            ["1/2 waist", "29", "31", "33", "36", "39"],
            ["1/2 hip", "36", "38", "40", "43", "46"],
            ["Inseam", "62", "63", "64", "65", "66"],
            ["Front rise", "25", "26", "27", "28", "29"],
          ],
          widths: [112, 75, 75, 75, 75, 75],
          lines: true,
        },
        { bar: "Order terms" },
        {
          text: [
            "MOQ: 500 pcs per color, 1500 pcs per order. Price: USD 6.85/pc FOB Ningbo (valid 30 days). Payment: 30% T/T deposit, 70% against copy of B/L. Lead time: 45 days after approval of PP sample. Packing: 1 pc/bag (recycled PE), 50 pcs/ctn, ctn 55*40*35 cm, G.W. 11.6 kg. Tolerance of quantity: ±3%.",
            "Contact: Ms. Vivian Lou, +86 575 8412 7706, vivian@liandagarment.example",
          ],
          size: 9,
        },
      ],
    ],
    truth: {
      brand: "Flowmove",
      reference: "LD-YG2708",
      gtin: "6937155028419",
      fibre_composition: fibres("recycled polyamide 82, elastane 18"),
      recycled_content: 82,
      net_weight: 198,
      country_weaving: "TW",
      country_making: "CN",
      manufacturer_name: "Shaoxing Lianda Garment Co., Ltd.",
      manufacturer_address: "No. 618 Huayu Road, Keqiao District, Shaoxing, Zhejiang 312030, China",
      care_washing: "wash_30_mild",
      care_bleaching: "do_not_bleach",
      care_drying: ["do_not_tumble", "line"],
      care_ironing: "do_not_iron",
      care_professional: ["do_not_dry_clean"],
      certificates: [
        { name: "GRS", number: "TW-IDFL-26-119204" },
        { name: "OEKO-TEX Standard 100", number: "24.HTW.31758", issuer: "Hohenstein" },
      ],
    },
  },
];
