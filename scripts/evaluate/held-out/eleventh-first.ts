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
];
