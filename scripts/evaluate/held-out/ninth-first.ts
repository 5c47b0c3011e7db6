/** Ninth set, first part: makers and brands of clothing, home textiles, workwear, socks and bags. */
import { fibres } from "../fibres.ts";
import type { Specimen } from "../specimen.ts";

export const HELD_OUT_NINTH_FIRST: readonly Specimen[] = [
  {
    name: "ninth-de-duschtuch-artikelpass",
    language: "de",
    template: "textile",
    kind: "tech_sheet",
    pages: [
      [
        { text: ["Weberei Hollenstedt & Sohn GmbH · Frottierweberei seit 1927"], size: 8.5 },
        { title: "Artikelpass" },
        {
          pairs: [
            ["Artikel-Nr.", "4482-070140"],
            ["Bezeichnung", "Duschtuch, gewalkt, mit Zierbordüre"],
            ["Modell", "Aalborg"],
            ["Marke", "Hollenstedter"],
            ["EAN", "4006482070148"],
            ["Maß", "70 × 140 cm"],
            ["Flächengewicht", "480 g/m²"],
            ["Stückgewicht", "470 g"],
            ["Material", "100 % Baumwolle, Ringgarn"],
            ["Farbe", "98 Anthrazit"],
            ["Herstellungsland", "Deutschland"],
            ["VE / Umkarton", "6 Stück / 36 Stück"],
          ],
          style: "gap",
        },
        { bar: "Pflege" },
        {
          text: [
            "Waschen bei 60 °C, Normalwaschgang. Nicht bleichen. Trocknen im Wäschetrockner bei normaler Temperatur. Nicht bügeln. Nicht chemisch reinigen.",
          ],
        },
        { bar: "Zertifikate" },
        {
          table: [
            ["Standard", "Nummer", "Institut", "gültig bis"],
            ["OEKO-TEX® STANDARD 100, Klasse I", "08.0.71462", "Hohenstein", "31.08.2027"],
          ],
          widths: [200, 100, 100, 87],
          lines: true,
        },
        {
          text: [
            "Hersteller: Weberei Hollenstedt & Sohn GmbH, Am Mühlkanal 8, 48565 Steinfurt",
            "Stand 03/2026. Technische Änderungen und handelsübliche Farbabweichungen vorbehalten.",
          ],
          size: 8.5,
        },
      ],
    ],
    truth: {
      reference: "4482-070140",
      model_name: "Aalborg",
      brand: "Hollenstedter",
      gtin: "4006482070148",
      net_weight: 470,
      fibre_composition: fibres("cotton 100"),
      country_making: "DE",
      care_washing: "wash_60",
      care_bleaching: "do_not_bleach",
      care_drying: ["tumble_normal"],
      care_ironing: "do_not_iron",
      care_professional: ["do_not_dry_clean"],
      certificates: [
        {
          name: "OEKO-TEX STANDARD 100",
          number: "08.0.71462",
          issuer: "Hohenstein",
          valid_until: "2027-08-31",
        },
      ],
      manufacturer_name: "Weberei Hollenstedt & Sohn GmbH",
      manufacturer_address: "Am Mühlkanal 8, 48565 Steinfurt",
    },
  },
  {
    name: "ninth-de-bundhose-shop",
    language: "de",
    template: "textile",
    kind: "other",
    pages: [
      [
        {
          text: [
            "14.10.26, 08:41 · Bundhose Tiefbau Stretch online kaufen | werkzeugschrank.example · Seite 1 von 1",
          ],
          size: 8,
        },
        { text: ["Startseite › Arbeitskleidung › Arbeitshosen › Bundhosen"], size: 9 },
        { title: "Krantz Bundhose Tiefbau Stretch, anthrazit/orange" },
        {
          beside: [
            [
              {
                text: [
                  "★★★★☆ 4,4 (37 Bewertungen)",
                  "89,90 €",
                  "inkl. 19 % MwSt., zzgl. 4,95 € Versand",
                  "Gewählte Größe: 50",
                  "Lieferbar in 2–4 Werktagen",
                ],
              },
            ],
            [
              {
                pairs: [
                  ["Marke", "Krantz"],
                  ["Modell", "Tiefbau Stretch"],
                  ["Artikelnummer", "KR-8820-94"],
                  ["EAN", "4260571882054"],
                ],
              },
            ],
          ],
        },
        { bar: "Beschreibung" },
        {
          text: [
            "Robuste Bundhose für Bau und Straße: bewegungsfreundlich, mit zwei höhenverstellbaren Knietaschen, Zollstocktasche und verlängerbarem Saum.",
            "• Material: 62 % Polyester, 35 % Baumwolle, 3 % Elastan, 290 g/m²",
            "• Gewicht: ca. 0,82 kg (Größe 50)",
            "• Kniebereich mit Cordura® verstärkt",
            "• Norm: EN ISO 13688:2013",
          ],
        },
        { bar: "Pflegehinweise" },
        {
          text: [
            "Maschinenwäsche 60 °C · nicht bleichen · Trockner bei niedriger Temperatur · bügeln mit mittlerer Hitze (150 °C) · nicht chemisch reinigen",
          ],
        },
        { bar: "Angaben zur Produktsicherheit" },
        {
          text: [
            "Hersteller:",
            "Krantz Berufskleidung GmbH & Co. KG",
            "Industriestraße 41",
            "32052 Herford",
            "E-Mail: service@krantz-beruf.example",
          ],
        },
        {
          text: [
            "Dazu passt: Koppelgürtel 9901, schwarz, 14,90 € · Kniepolster Typ 2, 19,50 €",
            "30 Tage Rückgaberecht · Kauf auf Rechnung · Kundenservice 0800 555 01 90",
          ],
          size: 8.5,
        },
      ],
    ],
    truth: {
      brand: "Krantz",
      model_name: "Tiefbau Stretch",
      reference: "KR-8820-94",
      gtin: "4260571882054",
      net_weight: 820,
      fibre_composition: fibres("polyester 62, cotton 35, elastane 3"),
      care_washing: "wash_60",
      care_bleaching: "do_not_bleach",
      care_drying: ["tumble_low"],
      care_ironing: "iron_150",
      care_professional: ["do_not_dry_clean"],
      manufacturer_name: "Krantz Berufskleidung GmbH & Co. KG",
      manufacturer_address: "Industriestraße 41, 32052 Herford",
    },
  },
  {
    name: "ninth-de-etikettenfreigabe",
    language: "de",
    template: "textile",
    kind: "other",
    also: ["scan"],
    pages: [
      [
        { title: "Etikettenfreigabe / Care label approval" },
        {
          pairs: [
            ["Marke / Brand", "LINDGARTEN"],
            ["Style-Nr. / Style no.", "LG-W25-3071"],
            ["Stylename / Style name", "Marit"],
            ["Produkt / Product", "Damen-Strickjacke / ladies' cardigan"],
            ["Etikett / Label", "Satin weiß, 30 × 90 mm, Mittelfalz"],
            ["Druckerei / Printer", "Etiprint Bocholt GmbH"],
            ["Auflage / Quantity", "2.400"],
          ],
          style: "dots",
        },
        { bar: "Seite 1 – Material" },
        {
          table: [
            ["DE", "EN", "FR", "PL"],
            ["52 % Baumwolle", "52 % cotton", "52 % coton", "52 % bawełna"],
            ["28 % Polyamid", "28 % polyamide", "28 % polyamide", "28 % poliamid"],
            ["20 % Merinowolle", "20 % merino wool", "20 % laine mérinos", "20 % wełna merynosa"],
          ],
          lines: true,
        },
        {
          text: [
            "Hergestellt in der Türkei / Made in Türkiye / Fabriqué en Turquie / Wyprodukowano w Turcji",
          ],
        },
        { bar: "Seite 2 – Pflege" },
        {
          table: [
            ["30", "30 °C, Schonwaschgang / 30 °C, mild process"],
            ["△", "Nicht bleichen / Do not bleach"],
            ["□", "Nicht im Wäschetrockner trocknen / Do not tumble dry"],
            ["□", "Liegend trocknen / Dry flat"],
            ["•", "Bügeln max. 110 °C / Iron max. 110 °C"],
            ["○", "Nicht chemisch reinigen / Do not dry clean"],
          ],
          widths: [50, 437],
          lines: true,
        },
        { bar: "Seite 3 – Hersteller / Manufacturer" },
        { text: ["Lindgarten Mode GmbH", "Kaistraße 12", "40221 Düsseldorf"] },
        {
          text: [
            "Freigegeben am / approved on: 11.06.2025      Unterschrift / signature: ______________",
            "Bitte Korrekturabzug unterschrieben zurücksenden. Farbe der Ausdrucke nicht verbindlich.",
          ],
          size: 8.5,
        },
      ],
    ],
    truth: {
      brand: "LINDGARTEN",
      reference: "LG-W25-3071",
      model_name: "Marit",
      fibre_composition: fibres("cotton 52, polyamide 28, merino wool 20"),
      country_making: "TR",
      care_washing: "wash_30_mild",
      care_bleaching: "do_not_bleach",
      care_drying: ["do_not_tumble", "flat"],
      care_ironing: "iron_110",
      care_professional: ["do_not_dry_clean"],
      manufacturer_name: "Lindgarten Mode GmbH",
      manufacturer_address: "Kaistraße 12, 40221 Düsseldorf",
    },
  },
  {
    name: "ninth-fr-mariniere-fiche-technique",
    language: "fr",
    template: "textile",
    kind: "tech_sheet",
    font: "narrow",
    pages: [
      [
        {
          text: [
            "Tricots de Cornouaille SARL au capital de 60 000 € – 14 quai de la Douane, 29120 Pont-l'Abbé – RCS Quimper 412 806 377",
          ],
          size: 8,
        },
        { title: "FICHE TECHNIQUE – PE 2027" },
        {
          beside: [
            [
              {
                pairs: [
                  ["Réf.", "MAR-2214"],
                  ["Modèle", "Guilvinec"],
                  ["Marque", "Tricots de Cornouaille"],
                  ["Désignation", "Marinière femme manches longues"],
                ],
              },
            ],
            [
              {
                pairs: [
                  ["Indice", "C du 06/05/2026"],
                  ["Jersey", "24 jauge, 210 g/m²"],
                  ["Poids de l'article (T. M)", "245 g"],
                  ["Coloris", "écru rayé marine"],
                ],
              },
            ],
          ],
        },
        { bar: "Matière" },
        {
          text: [
            "100 % coton issu de l'agriculture biologique, certifié GOTS (Ecocert Greenlife, licence n° 218406).",
          ],
        },
        { bar: "Traçabilité" },
        {
          table: [
            ["Filature", "Tricotage", "Teinture", "Confection"],
            ["Inde", "France", "France", "France"],
          ],
          lines: true,
        },
        { bar: "Tableau de mesures (cm, à plat)" },
        {
          table: [
            ["", "XS", "S", "M", "L", "XL", "Tol."],
            ["1/2 poitrine", "43", "46", "49", "52", "55", "± 1"],
            ["Longueur dos", "60", "61", "62", "63", "64", "± 1"],
            ["Longueur manche", "57", "58", "59", "60", "61", "± 1"],
          ],
          widths: [145, 57, 57, 57, 57, 57, 57],
          lines: true,
        },
        { bar: "Entretien" },
        {
          text: [
            "Lavage en machine à 30 °C – ne pas blanchir – ne pas sécher en tambour – repassage à température moyenne, 150 °C maximum – pas de nettoyage à sec.",
          ],
        },
        {
          text: ["Fabricant : Tricots de Cornouaille SARL, 14 quai de la Douane, 29120 Pont-l'Abbé"],
        },
      ],
    ],
    truth: {
      reference: "MAR-2214",
      model_name: "Guilvinec",
      brand: "Tricots de Cornouaille",
      net_weight: 245,
      fibre_composition: fibres("organic cotton 100"),
      certificates: [{ name: "GOTS", number: "218406", issuer: "Ecocert Greenlife" }],
      country_spinning: "IN",
      country_weaving: "FR",
      country_dyeing: "FR",
      country_making: "FR",
      care_washing: "wash_30",
      care_bleaching: "do_not_bleach",
      care_drying: ["do_not_tumble"],
      care_ironing: "iron_150",
      care_professional: ["do_not_dry_clean"],
      manufacturer_name: "Tricots de Cornouaille SARL",
      manufacturer_address: "14 quai de la Douane, 29120 Pont-l'Abbé",
    },
  },
  {
    name: "ninth-fr-manteau-agec",
    language: "fr",
    template: "textile",
    kind: "other",
    font: "serif",
    pages: [
      [
        { title: "Fiche produit relative aux qualités et caractéristiques environnementales" },
        {
          text: ["Article L. 541-9-1 du code de l'environnement – décret n° 2022-748 du 29 avril 2022"],
          size: 8.5,
        },
        {
          pairs: [
            ["Marque", "Maison Vauclair"],
            ["Dénomination du produit", "Manteau droit femme, bleu nuit"],
            ["Référence", "24H118-BLN"],
            ["GTIN", "3760234501182"],
            [
              "Composition",
              "Tissu extérieur : 70 % laine, 20 % polyamide, 10 % cachemire – Doublure : 100 % viscose",
            ],
            ["Incorporation de matière recyclée", "35 % du poids du produit"],
            ["Recyclabilité", "Produit majoritairement recyclable : non"],
            ["Présence de substances dangereuses", "Ne contient pas de substance extrêmement préoccupante"],
            ["Rejet de microfibres plastiques", "Non concerné"],
            ["Emballage", "Housse en papier, recyclable"],
          ],
          style: "stacked",
        },
        { bar: "Traçabilité géographique" },
        {
          pairs: [
            ["Tissage", "Italie"],
            ["Teinture / impression", "Italie"],
            ["Confection", "Roumanie"],
          ],
          style: "gap",
        },
        {
          text: [
            "Fabricant au sens du règlement (UE) 2023/988 :",
            "Maison Vauclair SAS",
            "22 rue Sala",
            "69002 Lyon",
          ],
        },
        { text: ["Fiche éditée le 02/09/2026 – valable pour la collection automne-hiver 2026."], size: 8 },
      ],
    ],
    truth: {
      brand: "Maison Vauclair",
      reference: "24H118-BLN",
      gtin: "3760234501182",
      fibre_composition: fibres("wool 70, polyamide 20, cashmere 10 | lining: viscose 100"),
      recycled_content: 35,
      country_weaving: "IT",
      country_dyeing: "IT",
      country_making: "RO",
      manufacturer_name: "Maison Vauclair SAS",
      manufacturer_address: "22 rue Sala, 69002 Lyon",
    },
  },
  {
    name: "ninth-fr-chaussettes-etiquette",
    language: "fr",
    template: "textile",
    kind: "other",
    also: ["photo"],
    pages: [
      [
        { title: "COLOMBINE" },
        { text: ["Chaussettes tricotées à Castres depuis 1956"], size: 9 },
        {
          text: [
            "Mi-chaussettes homme",
            "Modèle LACAUNE",
            "Réf. 1956-41      Taille 43/46      Coloris marine",
          ],
        },
        { text: ["78 % laine mérinos", "20 % polyamide", "2 % élasthanne"] },
        {
          text: [
            "Laver à 40 °C avec des couleurs semblables.",
            "Ne pas blanchir. Ne pas mettre au sèche-linge. Ne pas repasser.",
          ],
          size: 9,
        },
        {
          text: [
            "Fabriqué en France par",
            "Bonneterie Colombine",
            "12 avenue de Roquecourbe",
            "81100 Castres",
          ],
        },
        { text: ["3 760214 819566"], size: 13 },
        {
          text: ["FR : étui en carton – à trier. Points de collecte sur www.quefairedemesdechets.fr"],
          size: 8,
        },
      ],
    ],
    truth: {
      brand: "COLOMBINE",
      model_name: "LACAUNE",
      reference: "1956-41",
      gtin: "3760214819566",
      fibre_composition: fibres("merino wool 78, polyamide 20, elastane 2"),
      country_making: "FR",
      care_washing: "wash_40",
      care_bleaching: "do_not_bleach",
      care_drying: ["do_not_tumble"],
      care_ironing: "do_not_iron",
      manufacturer_name: "Bonneterie Colombine",
      manufacturer_address: "12 avenue de Roquecourbe, 81100 Castres",
    },
  },
  {
    name: "ninth-it-maglia-scheda-tecnica",
    language: "it",
    template: "textile",
    kind: "tech_sheet",
    pages: [
      [
        {
          text: ["MAGLIFICIO BRENTELLA S.p.A. – P. IVA 02184730361 – Tel. 059 618240"],
          size: 8.5,
        },
        { title: "SCHEDA TECNICA ARTICOLO" },
        {
          table: [
            ["Articolo", "MB 7731", "Stagione", "A/I 2026-27"],
            ["Modello", "Valsugana", "Taglia base", "M"],
            ["Marchio", "Brentella 1974", "Finezza", "12"],
            ["Filato", "Nm 2/48", "Peso capo", "310 g"],
          ],
          widths: [90, 150, 110, 137],
          lines: true,
        },
        { text: ["Descrizione: pullover uomo collo a V, maglia rasata, polsi e fondo a coste 2x1"] },
        { bar: "COMPOSIZIONE" },
        { text: ["Lana merino 70% – Seta 20% – Cashmere 10%"] },
        { bar: "LAVORAZIONI" },
        {
          table: [
            ["Fase", "Paese"],
            ["Filatura", "Italia"],
            ["Tessitura maglia", "Italia"],
            ["Tintura in filo", "Italia"],
            ["Confezione", "Moldavia"],
          ],
          widths: [200, 287],
        },
        { bar: "MANUTENZIONE" },
        {
          text: [
            "Lavare a mano, max 30°C",
            "Non candeggiare",
            "Non asciugare in asciugatrice; asciugare in piano",
            "Stirare a temperatura max 110°C",
            "Lavaggio a secco con percloroetilene, simbolo P",
          ],
        },
        {
          text: [
            "Fabbricante: Maglificio Brentella S.p.A., Via dell'Artigianato 27, 41012 Carpi (MO)",
            "Scheda n. 214 rev. 1 – compilata da: uff. tecnico – data 18/03/2026",
          ],
          size: 9,
        },
      ],
    ],
    truth: {
      reference: "MB 7731",
      model_name: "Valsugana",
      brand: "Brentella 1974",
      net_weight: 310,
      fibre_composition: fibres("merino wool 70, silk 20, cashmere 10"),
      country_spinning: "IT",
      country_weaving: "IT",
      country_dyeing: "IT",
      country_making: "MD",
      care_washing: "hand_wash",
      care_bleaching: "do_not_bleach",
      care_drying: ["do_not_tumble", "flat"],
      care_ironing: "iron_110",
      care_professional: ["dry_p"],
      manufacturer_name: "Maglificio Brentella S.p.A.",
      manufacturer_address: "Via dell'Artigianato 27, 41012 Carpi (MO)",
    },
  },
  {
    name: "ninth-it-sciarpa-email",
    language: "it",
    template: "textile",
    kind: "other",
    pages: [
      [
        {
          pairs: [
            ["Da", "Chiara Bonfanti <c.bonfanti@sericabonfanti.example>"],
            ["A", "einkauf@tuchundfaden.example"],
            ["Data", "martedì 9 giugno 2026, 16:52"],
            ["Oggetto", "R: Dati per etichetta sciarpa SC-5520"],
          ],
        },
        {
          text: [
            "Gentile Sig.ra Keller,",
            "come da Sua richiesta di ieri Le confermo i dati per il cartellino della sciarpa art. SC-5520, modello «Lario»:",
            "la composizione è 60% seta e 40% modal, la misura 70 x 190 cm e il peso 92 grammi al pezzo. Tessitura e tintura sono fatte in Italia, l'orlo è cucito a mano nel nostro laboratorio, quindi può stampare tranquillamente «Made in Italy».",
            "Per il lavaggio: non lavare in acqua, non candeggiare, non asciugare in asciugatrice, stirare al massimo a 110 °C, lavaggio a secco con percloroetilene (P).",
            "Il nostro certificato OEKO-TEX Standard 100 è il n. 061247.O di Centrocot, valido fino al 30/04/2027; glielo allego in PDF.",
            "Come fabbricante indichi per favore Tessitura Serica Bonfanti S.r.l., Via Canturina 112, 22100 Como.",
            "La consegna delle 300 sciarpe resta confermata per la settimana 29. Resto a disposizione.",
            "Cordiali saluti",
            "Chiara Bonfanti",
            "Ufficio commerciale – tel. 031 448 7120",
          ],
        },
        {
          text: [
            "Questo messaggio è riservato ai destinatari. Rispetta l'ambiente: non stampare questa mail se non è necessario.",
            "> Il giorno 8 giugno 2026 Petra Keller ha scritto:",
            "> Buongiorno Chiara, mi servono ancora i dati per l'etichetta. Grazie!",
          ],
          size: 8.5,
        },
      ],
    ],
    truth: {
      reference: "SC-5520",
      model_name: "Lario",
      fibre_composition: fibres("silk 60, modal 40"),
      net_weight: 92,
      country_weaving: "IT",
      country_dyeing: "IT",
      country_making: "IT",
      care_washing: "do_not_wash",
      care_bleaching: "do_not_bleach",
      care_drying: ["do_not_tumble"],
      care_ironing: "iron_110",
      care_professional: ["dry_p"],
      certificates: [
        { name: "OEKO-TEX Standard 100", number: "061247.O", issuer: "Centrocot", valid_until: "2027-04-30" },
      ],
      manufacturer_name: "Tessitura Serica Bonfanti S.r.l.",
      manufacturer_address: "Via Canturina 112, 22100 Como",
    },
  },
  {
    name: "ninth-it-borsa-scheda-prodotto",
    language: "it",
    template: "textile",
    kind: "other",
    font: "serif",
    pages: [
      [
        { text: ["officinaselva.example › Borse › Borse da giorno"], size: 8.5 },
        { title: "Borsa a spalla Casentino, verde bosco" },
        { text: ["€ 148,00   IVA inclusa   Spedizione gratuita in Italia sopra i 120 €"] },
        {
          text: [
            "Una borsa capiente per tutti i giorni, con tasca interna a zip e chiusura a bottone magnetico. Ogni pezzo è cucito e rifinito a mano nel nostro laboratorio: fatta in Italia, dall'inizio alla fine.",
          ],
        },
        {
          beside: [
            [
              {
                pairs: [
                  ["MARCA", "Officina Selva"],
                  ["MODELLO", "Casentino"],
                  ["CODICE ARTICOLO", "OS-CAS-04"],
                  ["CODICE EAN", "8059047710047"],
                  ["PESO", "0,64 kg"],
                ],
                style: "stacked",
              },
            ],
            [
              {
                pairs: [
                  ["MATERIALE ESTERNO", "100% canapa"],
                  ["FODERA", "65% poliestere, 35% cotone"],
                  ["DIMENSIONI", "L 42 × H 30 × P 16 cm"],
                  ["TRACOLLA", "regolabile, 75–120 cm"],
                  ["PAESE DI PRODUZIONE", "Italia"],
                ],
                style: "stacked",
              },
            ],
          ],
        },
        {
          text: [
            "Prodotto da Officina Selva S.n.c., Borgo San Frediano 61, 50124 Firenze",
            "Per la pulizia usare un panno umido.",
          ],
        },
        {
          text: ["Resi entro 30 giorni · Pagamenti sicuri · Assistenza: ciao@officinaselva.example"],
          size: 8.5,
        },
      ],
    ],
    truth: {
      brand: "Officina Selva",
      model_name: "Casentino",
      reference: "OS-CAS-04",
      gtin: "8059047710047",
      net_weight: 640,
      fibre_composition: fibres("hemp 100 | lining: polyester 65, cotton 35"),
      country_making: "IT",
      manufacturer_name: "Officina Selva S.n.c.",
      manufacturer_address: "Borgo San Frediano 61, 50124 Firenze",
    },
  },
  {
    name: "ninth-pt-sweat-ficha-tecnica",
    language: "pt",
    template: "textile",
    kind: "tech_sheet",
    also: ["scan"],
    pages: [
      [
        { title: "FICHA TÉCNICA DE PRODUTO" },
        {
          table: [
            ["Referência", "26.1183", "Data", "22-01-2026"],
            ["Cliente", "Vestergaard & Co. ApS", "Versão", "02"],
            ["Descrição", "Sweatshirt unissexo com capuz", "Tam. base", "M"],
            ["Malha", "Felpa 3 fios, 340 g/m²", "Peso peça", "590 g"],
          ],
          widths: [90, 207, 80, 110],
          lines: true,
        },
        { bar: "MATÉRIA-PRIMA" },
        {
          pairs: [
            ["Composição", "85% algodão orgânico, 15% poliéster reciclado"],
            ["Conteúdo reciclado", "15%"],
          ],
          style: "gap",
        },
        { bar: "ORIGEM" },
        {
          table: [
            ["Fiação", "Tricotagem", "Tinturaria", "Confeção"],
            ["Turquia", "Portugal", "Portugal", "Portugal"],
          ],
        },
        { bar: "CERTIFICAÇÕES" },
        {
          table: [
            ["Norma", "N.º", "Organismo", "Validade"],
            ["GOTS 7.0", "CU 1049372", "Control Union", "15-12-2026"],
            ["OEKO-TEX Standard 100", "7245CIT", "CITEVE", "30-06-2026"],
          ],
          widths: [170, 110, 110, 97],
          lines: true,
        },
        { bar: "CONSERVAÇÃO" },
        {
          text: [
            "Lavar a 30 ºC, processo moderado. Não branquear. Não secar na máquina. Passar a ferro a temperatura média (máx. 150 ºC). Não limpar a seco.",
          ],
        },
        {
          text: [
            "Fabricante: Malhas Riba d'Ave, Lda. – Rua da Estação 310 – 4765-219 Riba de Ave",
            "Elaborado: S. Oliveira      Aprovado: J. Faria",
          ],
          size: 9,
        },
      ],
    ],
    truth: {
      reference: "26.1183",
      net_weight: 590,
      fibre_composition: fibres("organic cotton 85, recycled polyester 15"),
      recycled_content: 15,
      country_spinning: "TR",
      country_weaving: "PT",
      country_dyeing: "PT",
      country_making: "PT",
      certificates: [
        { name: "GOTS 7.0", number: "CU 1049372", issuer: "Control Union", valid_until: "2026-12-15" },
        { name: "OEKO-TEX Standard 100", number: "7245CIT", issuer: "CITEVE", valid_until: "2026-06-30" },
      ],
      care_washing: "wash_30_mild",
      care_bleaching: "do_not_bleach",
      care_drying: ["do_not_tumble"],
      care_ironing: "iron_150",
      care_professional: ["do_not_dry_clean"],
      manufacturer_name: "Malhas Riba d'Ave, Lda.",
      manufacturer_address: "Rua da Estação 310, 4765-219 Riba de Ave",
    },
  },
  {
    name: "ninth-pt-meias-declaracao",
    language: "pt",
    template: "textile",
    kind: "declaration",
    font: "serif",
    pages: [
      [
        {
          text: [
            "PEÚGAS VALE DO CÁVADO, S.A.",
            "NIPC 503 118 274 · Tel. 253 826 440 · geral@pvcavado.example",
          ],
          size: 9,
        },
        { title: "DECLARAÇÃO" },
        { text: ["Barcelos, 4 de maio de 2026"] },
        {
          text: [
            "Peúgas Vale do Cávado, S.A., com sede em Rua do Souto 88, 4750-333 Barcelos, na qualidade de fabricante, declara para os devidos efeitos que as meias de desporto com a referência PVC-3307, comercializadas sob a marca «Passo Leve»:",
            "a) são constituídas por 72% algodão, 25% poliamida e 3% elastano, determinado de acordo com o Regulamento (UE) n.º 1007/2011;",
            "b) foram produzidas em Portugal, na unidade fabril da sede;",
            "c) têm um peso líquido de 46 g por par (tamanho 39-42);",
            "d) não contêm substâncias da lista candidata do Regulamento REACH em concentração superior a 0,1% (m/m).",
            "A presente declaração é válida por um ano a contar da data de emissão e perde validade em caso de alteração das matérias-primas.",
          ],
        },
        { text: ["O Diretor da Qualidade,", "Rui Miguel Falcão"] },
      ],
    ],
    truth: {
      reference: "PVC-3307",
      brand: "Passo Leve",
      fibre_composition: fibres("cotton 72, polyamide 25, elastane 3"),
      country_making: "PT",
      net_weight: 46,
      manufacturer_name: "Peúgas Vale do Cávado, S.A.",
      manufacturer_address: "Rua do Souto 88, 4750-333 Barcelos",
    },
  },
  {
    name: "ninth-pt-en-capa-edredao",
    language: "pt",
    template: "textile",
    kind: "tech_sheet",
    pages: [
      [
        { title: "Ficha de produto / Product sheet" },
        {
          pairs: [
            ["Marca / Brand", "Casa Lavrador"],
            ["Modelo / Model", "Percal Sintra"],
            ["Referência / Item no.", "CL-PER300-220"],
            ["Código EAN / EAN code", "5602814002208"],
            ["Artigo / Article", "Capa de edredão 240 × 220 cm / Duvet cover 240 × 220 cm"],
            ["Composição / Composition", "100% algodão / 100% cotton"],
            ["Construção / Construction", "Percal 300 fios / Percale 300 TC"],
            ["Peso líquido / Net weight", "1,34 kg"],
            ["Peso bruto / Gross weight", "1,52 kg"],
            ["País de fabrico / Made in", "Portugal"],
          ],
        },
        {
          beside: [
            [
              { bar: "Conservação" },
              {
                text: [
                  "Lavar a 60 ºC, programa normal",
                  "Branquear só com oxigénio",
                  "Secar na máquina, temperatura normal",
                  "Passar até 200 ºC",
                  "Não limpar a seco",
                ],
              },
            ],
            [
              { bar: "Care" },
              {
                text: [
                  "Wash at 60 °C, normal cycle",
                  "Oxygen bleach only",
                  "Tumble dry, normal temperature",
                  "Iron up to 200 °C",
                  "Do not dry clean",
                ],
              },
            ],
          ],
        },
        {
          text: [
            "Certificado / Certificate: OEKO-TEX® Standard 100, n.º 4410CIT, CITEVE",
            "Fabricante / Manufacturer: Têxteis Lavrador & Filhos, Lda., Zona Industrial de Mide, Lote 9, 4815-177 Lordelo",
          ],
        },
        { text: ["Pág. / Page 1/1 · Rev. 2026-02"], size: 8 },
      ],
    ],
    truth: {
      brand: "Casa Lavrador",
      model_name: "Percal Sintra",
      reference: "CL-PER300-220",
      gtin: "5602814002208",
      fibre_composition: fibres("cotton 100"),
      net_weight: 1340,
      country_making: "PT",
      care_washing: "wash_60",
      care_bleaching: "oxygen_only",
      care_drying: ["tumble_normal"],
      care_ironing: "iron_200",
      care_professional: ["do_not_dry_clean"],
      certificates: [{ name: "OEKO-TEX Standard 100", number: "4410CIT", issuer: "CITEVE" }],
      manufacturer_name: "Têxteis Lavrador & Filhos, Lda.",
      manufacturer_address: "Zona Industrial de Mide, Lote 9, 4815-177 Lordelo",
    },
  },
  {
    name: "ninth-es-albornoz-ficha",
    language: "es",
    template: "textile",
    kind: "tech_sheet",
    font: "mono",
    also: ["fax"],
    pages: [
      [
        { text: ["RIZOS DE BOCAIRENT, S.L.     Fax 962 905 118     Pág. 1/1"], size: 9 },
        { title: "FICHA DE PRODUCTO" },
        {
          pairs: [
            ["Artículo", "Albornoz capucha adulto"],
            ["Modelo", "MARIOLA"],
            ["Referencia", "4020/17"],
            ["Marca", "Bocarizo"],
            ["Código EAN", "8435064020176"],
            ["Composición", "70% algodón, 30% lyocell"],
            ["Gramaje", "400 g/m2"],
            ["Peso unitario", "1.150 g (talla L)"],
            ["Tallas", "S, M, L, XL, XXL"],
            ["Colores", "blanco, piedra, azul noche"],
            ["País fabricación", "España"],
          ],
          style: "dots",
        },
        { text: ["CONSERVACIÓN"] },
        {
          text: [
            "- Lavar a máquina, máximo 40 ºC",
            "- No usar blanqueador",
            "- Secadora a baja temperatura",
            "- No planchar",
            "- No limpiar en seco",
          ],
        },
        {
          text: [
            "Fabricante:",
            "Rizos de Bocairent, S.L.",
            "Partida La Solana 14",
            "46880 Bocairent (Valencia)",
          ],
        },
        { text: ["Precio tarifa 2026: 38,50 EUR + IVA 21%. Pedido mínimo 24 uds."] },
      ],
    ],
    truth: {
      model_name: "MARIOLA",
      reference: "4020/17",
      brand: "Bocarizo",
      gtin: "8435064020176",
      fibre_composition: fibres("cotton 70, lyocell 30"),
      net_weight: 1150,
      country_making: "ES",
      care_washing: "wash_40",
      care_bleaching: "do_not_bleach",
      care_drying: ["tumble_low"],
      care_ironing: "do_not_iron",
      care_professional: ["do_not_dry_clean"],
      manufacturer_name: "Rizos de Bocairent, S.L.",
      manufacturer_address: "Partida La Solana 14, 46880 Bocairent (Valencia)",
    },
  },
  {
    name: "ninth-es-alta-visibilidad-declaracion",
    language: "es",
    template: "textile",
    kind: "declaration",
    pages: [
      [
        { title: "DECLARACIÓN UE DE CONFORMIDAD" },
        {
          text: ["Reglamento (UE) 2016/425 relativo a los equipos de protección individual, anexo IX"],
          size: 9,
        },
        {
          text: [
            "1. EPI: chaqueta impermeable de alta visibilidad, marca PROTELAR, modelo VIALIA, referencia AV-3390.",
            "2. Nombre y dirección del fabricante:",
            "Confecciones Protelar, S.A.",
            "Calle Isaac Peral 18",
            "50016 Zaragoza",
            "3. La presente declaración de conformidad se expide bajo la exclusiva responsabilidad del fabricante.",
            "4. Objeto de la declaración: chaqueta amarilla con bandas retrorreflectantes, tallas S a 4XL. Tejido exterior: 100% poliéster, con recubrimiento de poliuretano. Forro: 100% poliamida.",
            "5. El objeto de la declaración descrito en el punto 4 es conforme con la legislación de armonización pertinente de la Unión: Reglamento (UE) 2016/425.",
            "6. Normas armonizadas aplicadas: EN ISO 13688:2013, EN ISO 20471:2013/A1:2016 (clase 3), EN 343:2019 (4-1).",
            "7. El organismo notificado AITEX, n.º 0161, ha efectuado el examen UE de tipo (módulo B) y ha expedido el certificado de examen UE de tipo n.º 26/0417/00/0161.",
          ],
        },
        {
          text: [
            "Firmado en nombre de Confecciones Protelar, S.A.",
            "Zaragoza, 12 de febrero de 2026",
            "María José Lanuza, gerente",
          ],
        },
      ],
    ],
    truth: {
      brand: "PROTELAR",
      model_name: "VIALIA",
      reference: "AV-3390",
      fibre_composition: fibres("polyester 100 | lining: polyamide 100"),
      certificates: [
        { name: "Certificado de examen UE de tipo", number: "26/0417/00/0161", issuer: "AITEX" },
      ],
      manufacturer_name: "Confecciones Protelar, S.A.",
      manufacturer_address: "Calle Isaac Peral 18, 50016 Zaragoza",
    },
  },
  {
    name: "ninth-pl-koszula-sprawozdanie",
    language: "pl",
    template: "textile",
    kind: "test_report",
    also: ["scan"],
    pages: [
      [
        {
          beside: [
            [
              {
                text: [
                  "TEKSLAB Sp. z o.o.",
                  "Laboratorium Badań Włókienniczych",
                  "ul. Piotrkowska 270, 90-361 Łódź",
                ],
                size: 9,
              },
            ],
            [
              {
                text: ["Laboratorium akredytowane przez PCA", "Nr akredytacji AB 1187", "Strona 1 z 1"],
                size: 9,
              },
            ],
          ],
        },
        { title: "SPRAWOZDANIE Z BADAŃ NR 1842/2026" },
        {
          pairs: [
            ["Zleceniodawca", "Hurtownia Marko Sp. k., Tomaszów Mazowiecki"],
            ["Obiekt badań", "Koszula flanelowa męska"],
            ["Model", "Bieszczady"],
            ["Nr artykułu", "KF-2206"],
            ["Producent", "Zakłady Odzieżowe Jodła Sp. z o.o."],
            ["Adres producenta", "ul. Fabryczna 17, 97-500 Radomsko"],
            ["Kraj pochodzenia", "Polska"],
            ["Data przyjęcia próbki", "07.09.2026"],
            ["Data zakończenia badań", "15.09.2026"],
          ],
          style: "gap",
        },
        { bar: "1. Skład surowcowy – PN-EN ISO 1833-11" },
        {
          table: [
            ["Składnik", "Zawartość, %", "Niepewność, %"],
            ["Bawełna", "62,3", "± 0,6"],
            ["Poliester", "37,7", "± 0,6"],
          ],
          widths: [200, 140, 147],
          lines: true,
        },
        { bar: "2. Pozostałe wyniki" },
        {
          table: [
            ["Cecha", "Norma", "Wynik"],
            ["Masa powierzchniowa", "PN-EN 12127", "164 g/m²"],
            ["Odporność wybarwień na pranie", "PN-EN ISO 105-C06", "stopień 4"],
            ["Skłonność do pillingu, 2000 cykli", "PN-EN ISO 12945-2", "stopień 4"],
            ["Zmiana wymiarów po praniu", "PN-EN ISO 5077", "-2,0 % / -1,5 %"],
          ],
          widths: [215, 150, 122],
          lines: true,
        },
        {
          text: [
            "Wyniki badań odnoszą się wyłącznie do badanej próbki. Bez pisemnej zgody laboratorium sprawozdanie nie może być powielane inaczej niż w całości.",
            "Autoryzował: mgr inż. Anna Wrona, kierownik laboratorium, 16.09.2026",
          ],
          size: 8.5,
        },
      ],
    ],
    truth: {
      model_name: "Bieszczady",
      reference: "KF-2206",
      fibre_composition: fibres("cotton 62.3, polyester 37.7"),
      country_making: "PL",
      manufacturer_name: "Zakłady Odzieżowe Jodła Sp. z o.o.",
      manufacturer_address: "ul. Fabryczna 17, 97-500 Radomsko",
      pilling_grade: 4,
      colour_fastness_grade: 4,
    },
  },
  {
    name: "ninth-pl-skarpety-karta-produktu",
    language: "pl",
    template: "textile",
    kind: "tech_sheet",
    font: "narrow",
    pages: [
      [
        { bar: "KARTA PRODUKTU" },
        {
          pairs: [
            ["Nazwa", "Skarpety trekkingowe z frotą"],
            ["Symbol", "SK-118/TR"],
            ["Model", "Giewont"],
            ["Marka", "Tatrzyk"],
            ["Rozmiar / kolor", "42–44 / grafit melanż"],
            ["Kod EAN", "5902641118425"],
            ["Skład surowcowy", "45% wełna, 30% akryl, 23% poliamid, 2% elastan"],
            ["Masa netto pary", "78 g"],
            ["Kraj produkcji", "Polska"],
            ["Producent", "Wełnex Sp. j."],
            ["Adres", "ul. Nowotarska 55A, 34-500 Zakopane"],
            ["PKWiU", "14.31.10.0"],
            ["Stawka VAT", "23%"],
          ],
          style: "gap",
        },
        { bar: "SPOSÓB KONSERWACJI" },
        {
          table: [
            ["Pranie", "Wybielanie", "Suszenie", "Prasowanie", "Czyszczenie"],
            [
              "max 40°C, proces łagodny",
              "nie wybielać",
              "nie suszyć w suszarce bębnowej",
              "nie prasować",
              "nie czyścić chemicznie",
            ],
          ],
          lines: true,
        },
        {
          text: [
            "Pakowanie: banderola kartonowa, 10 par w paczce, 120 par w kartonie (masa brutto kartonu 10,9 kg).",
          ],
          size: 9,
        },
        {
          text: ["Karta ważna od 01.03.2026. Producent zastrzega sobie prawo do zmiany kolorystyki."],
          size: 8,
        },
      ],
    ],
    truth: {
      reference: "SK-118/TR",
      model_name: "Giewont",
      brand: "Tatrzyk",
      gtin: "5902641118425",
      fibre_composition: fibres("wool 45, acrylic 30, polyamide 23, elastane 2"),
      net_weight: 78,
      country_making: "PL",
      manufacturer_name: "Wełnex Sp. j.",
      manufacturer_address: "ul. Nowotarska 55A, 34-500 Zakopane",
      care_washing: "wash_40_mild",
      care_bleaching: "do_not_bleach",
      care_drying: ["do_not_tumble"],
      care_ironing: "do_not_iron",
      care_professional: ["do_not_dry_clean"],
    },
  },
  {
    name: "ninth-pl-plecak-sklep",
    language: "pl",
    template: "textile",
    kind: "other",
    also: ["photo"],
    pages: [
      [
        { text: ["Strona główna > Plecaki > Plecaki miejskie"], size: 9 },
        { title: "Plecak miejski Wędrowiec Pilica 22, oliwkowy" },
        { text: ["249,00 zł brutto    Wysyłka w 24 h    Darmowa dostawa od 199 zł"] },
        {
          table: [
            ["Marka", "Wędrowiec"],
            ["Model", "Pilica 22"],
            ["Kod produktu", "PLC-0427"],
            ["EAN", "5901186004279"],
            ["Materiał zewnętrzny", "100% poliamid"],
            ["Podszewka", "100% poliester"],
            ["Pojemność", "22 l"],
            ["Wymiary", "46 x 30 x 16 cm"],
            ["Waga", "0,74 kg"],
            ["Kraj produkcji", "Wietnam"],
            ["Gwarancja", "24 miesiące"],
          ],
          widths: [170, 317],
          lines: true,
        },
        {
          text: [
            'Lekki plecak na co dzień: kieszeń na laptop 15", boczne kieszenie na butelkę, pas piersiowy z gwizdkiem. Tkanina zewnętrzna z wykończeniem DWR bez PFAS.',
          ],
        },
        { bar: "Informacje o bezpieczeństwie produktu" },
        {
          text: [
            "Producent: Wędrowiec Outdoor Sp. z o.o.",
            "ul. Legionów 114, 43-300 Bielsko-Biała",
            "kontakt@wedrowiec.example",
          ],
        },
        {
          text: ["Opinie klientów (12): 4,8/5. Pani Ewa: „Świetny plecak, mieści laptop i zakupy.”"],
          size: 9,
        },
      ],
    ],
    truth: {
      brand: "Wędrowiec",
      model_name: "Pilica 22",
      reference: "PLC-0427",
      gtin: "5901186004279",
      fibre_composition: fibres("polyamide 100 | lining: polyester 100"),
      net_weight: 740,
      country_making: "VN",
      manufacturer_name: "Wędrowiec Outdoor Sp. z o.o.",
      manufacturer_address: "ul. Legionów 114, 43-300 Bielsko-Biała",
    },
  },
  {
    name: "ninth-nl-dekbed-productpagina",
    language: "nl",
    template: "textile",
    kind: "other",
    pages: [
      [
        { text: ["Home / Slaapkamer / Dekbedden / 4-seizoenen"], size: 9 },
        { title: "Dromerij 4-seizoenen dekbed Vecht" },
        {
          text: [
            "€ 279,95  Gratis verzending · 60 dagen proefslapen · Voor 22.00 uur besteld, morgen in huis",
          ],
        },
        { bar: "Specificaties" },
        {
          beside: [
            [
              {
                pairs: [
                  ["Merk", "Dromerij"],
                  ["Model", "Vecht"],
                  ["Artikelnummer", "DD-4S-240220"],
                  ["EAN", "8715944240222"],
                  ["Afmeting", "240 x 220 cm"],
                ],
              },
            ],
            [
              {
                pairs: [
                  ["Buitenstof", "100% katoen"],
                  ["Vulling", "90% dons, 10% veertjes"],
                  ["Totaalgewicht", "1.980 gram"],
                  ["Warmteklasse", "1 (zomer + herfst)"],
                  ["Land van productie", "Duitsland"],
                ],
              },
            ],
          ],
        },
        { bar: "Wasvoorschrift" },
        {
          text: [
            "Wassen op 60 °C, niet bleken, drogen in de droger op lage temperatuur, niet strijken, niet chemisch reinigen.",
          ],
        },
        { bar: "Keurmerk" },
        { text: ["OEKO-TEX® Standard 100, certificaatnummer 1607048, Centexbel"] },
        { bar: "Fabrikant" },
        {
          text: [
            "Dromerij Slaapcomfort B.V.",
            "Kanaalweg 33",
            "7442 AB Nijverdal",
            "veiligheid@dromerij.example",
          ],
        },
        {
          text: ["Klanten kochten ook: hoofdkussen Regge, molton 180 x 200, dekbedovertrek Lemele"],
          size: 8.5,
        },
      ],
    ],
    truth: {
      brand: "Dromerij",
      model_name: "Vecht",
      reference: "DD-4S-240220",
      gtin: "8715944240222",
      fibre_composition: fibres("cotton 100 | filling: down 90, feathers 10"),
      net_weight: 1980,
      country_making: "DE",
      care_washing: "wash_60",
      care_bleaching: "do_not_bleach",
      care_drying: ["tumble_low"],
      care_ironing: "do_not_iron",
      care_professional: ["do_not_dry_clean"],
      certificates: [{ name: "OEKO-TEX Standard 100", number: "1607048", issuer: "Centexbel" }],
      manufacturer_name: "Dromerij Slaapcomfort B.V.",
      manufacturer_address: "Kanaalweg 33, 7442 AB Nijverdal",
    },
  },
  {
    name: "ninth-nl-polos-orderbevestiging",
    language: "nl",
    template: "textile",
    kind: "invoice",
    pages: [
      [
        {
          beside: [
            [
              {
                text: [
                  "Texhuis Twente B.V.",
                  "Groothandel in bedrijfskleding",
                  "Marconistraat 20, 7553 AD Hengelo",
                  "KvK 06081774 · BTW NL809912345B01",
                ],
                size: 9,
              },
            ],
            [{ text: ["Schildersbedrijf Van Oort", "Dorpsstraat 71", "7468 CE Enter"] }],
          ],
        },
        { title: "Orderbevestiging 26-40817" },
        {
          pairs: [
            ["Datum", "18-05-2026"],
            ["Uw referentie", "tel. dhr. Van Oort"],
            ["Levering", "week 24, franco"],
          ],
        },
        {
          table: [
            ["Art.nr.", "Omschrijving", "Kleur", "Aantal", "Prijs", "Bedrag"],
            ["BA-1101", "Poloshirt heren, 220 g/m², mt. M-XXL", "marine", "24", "11,85", "284,40"],
            ["BA-1102", "Poloshirt dames, 220 g/m², mt. S-XL", "marine", "12", "11,85", "142,20"],
            ["BA-1140", "T-shirt ronde hals, 180 g/m², mt. M-XXL", "wit", "40", "5,40", "216,00"],
            ["", "", "", "", "Subtotaal", "642,60"],
            ["", "", "", "", "BTW 21%", "134,95"],
            ["", "", "", "", "Totaal EUR", "777,55"],
          ],
          widths: [65, 190, 55, 50, 70, 57],
          lines: true,
        },
        {
          text: [
            "Alle artikelen zijn van het merk Bastion. Samenstelling van alle artikelen: 100% katoen. Land van herkomst van alle artikelen: Bangladesh.",
            "Onderhoud: wassen op 40 °C, niet bleken, niet in de droger, strijken op maximaal 150 °C.",
          ],
        },
        {
          text: [
            "Betaling binnen 30 dagen netto. Op al onze leveringen zijn onze algemene voorwaarden van toepassing, gedeponeerd bij de Kamer van Koophandel.",
            "IBAN NL20 INGB 0001 2345 67",
          ],
          size: 8.5,
        },
      ],
    ],
    truth: {
      brand: "Bastion",
      fibre_composition: fibres("cotton 100"),
      country_making: "BD",
      care_washing: "wash_40",
      care_bleaching: "do_not_bleach",
      care_drying: ["do_not_tumble"],
      care_ironing: "iron_150",
    },
  },
  {
    name: "ninth-sv-jacka-linesheet",
    language: "sv",
    template: "textile",
    kind: "other",
    font: "narrow",
    pages: [
      [
        { title: "NORRSKÄR   Line sheet   Höst/Vinter 2026" },
        { bar: "Vinterjacka dam" },
        {
          beside: [
            [
              {
                pairs: [
                  ["Varumärke", "Norrskär"],
                  ["Modell", "Tjörn"],
                  ["Artikelnr", "NS-20418"],
                  ["Storlekar", "XS–XXL"],
                  ["Vikt", "540 g (stl M)"],
                  ["Tillverkningsland", "Vietnam"],
                ],
              },
            ],
            [
              {
                pairs: [
                  ["Yttertyg", "100 % polyamid"],
                  ["Foder", "100 % polyester"],
                  ["Fyllning", "100 % polyester"],
                  ["Återvunnet innehåll", "62 % av plaggets vikt"],
                ],
              },
            ],
          ],
        },
        {
          table: [
            ["Färg", "Färgkod", "Inköp exkl. moms", "Rek. pris inkl. moms", "Leverans"],
            ["Svart", "900", "999 kr", "2 499 kr", "v. 33"],
            ["Lingon", "412", "999 kr", "2 499 kr", "v. 33"],
            ["Granit", "870", "999 kr", "2 499 kr", "v. 36"],
          ],
          lines: true,
        },
        {
          text: [
            "Skötselråd: Maskintvätt 30 °C, skontvätt. Tål ej blekning. Torktumling låg temperatur. Strykes ej. Tål ej kemtvätt.",
          ],
        },
        {
          text: [
            "Tillverkare: Norrskär Outdoor AB, Magasinsgatan 22, 411 18 Göteborg",
            "Minsta order 12 plagg per färg. Förorder senast 28 februari. Betalning 30 dagar netto. order@norrskar.example",
          ],
          size: 9,
        },
      ],
    ],
    truth: {
      brand: "Norrskär",
      model_name: "Tjörn",
      reference: "NS-20418",
      net_weight: 540,
      country_making: "VN",
      fibre_composition: fibres("polyamide 100 | lining: polyester 100 | filling: polyester 100"),
      recycled_content: 62,
      care_washing: "wash_30_mild",
      care_bleaching: "do_not_bleach",
      care_drying: ["tumble_low"],
      care_ironing: "do_not_iron",
      care_professional: ["do_not_dry_clean"],
      manufacturer_name: "Norrskär Outdoor AB",
      manufacturer_address: "Magasinsgatan 22, 411 18 Göteborg",
    },
  },
  {
    name: "ninth-sv-plad-produktblad",
    language: "sv",
    template: "textile",
    kind: "tech_sheet",
    also: ["scan"],
    pages: [
      [
        { title: "Produktblad" },
        { bar: "Pläd Vänern, fiskbensmönster" },
        {
          pairs: [
            ["Art. nr", "11-4406"],
            ["Modell", "Vänern"],
            ["Varumärke", "Klöverö"],
            ["Mått", "130 x 200 cm inkl. frans"],
            ["Material", "80 % ull, 20 % lin"],
            ["Vikt", "1,05 kg"],
            ["Tillverkad i", "Litauen"],
            ["Intrastatnr", "6301 20 90"],
          ],
          style: "gap",
        },
        { bar: "Skötsel" },
        {
          table: [
            ["Tvätt", "Handtvätt"],
            ["Blekning", "Tål ej blekning"],
            ["Torkning", "Tål ej torktumling, plantorkas"],
            ["Strykning", "Högst 150 °C"],
            ["Kemtvätt", "Kemtvätt P"],
          ],
          widths: [120, 367],
        },
        {
          text: [
            "Vädra hellre än att tvätta. Mindre färgskillnader mellan olika partier kan förekomma.",
            "Tillverkare: Klöverö Ull AB, Spinnerivägen 4, 541 34 Skövde. Org.nr 556402-7718. Tel 0500-48 10 20",
          ],
          size: 9,
        },
      ],
    ],
    truth: {
      reference: "11-4406",
      model_name: "Vänern",
      brand: "Klöverö",
      fibre_composition: fibres("wool 80, linen 20"),
      net_weight: 1050,
      country_making: "LT",
      care_washing: "hand_wash",
      care_bleaching: "do_not_bleach",
      care_drying: ["do_not_tumble", "flat"],
      care_ironing: "iron_150",
      care_professional: ["dry_p"],
      manufacturer_name: "Klöverö Ull AB",
      manufacturer_address: "Spinnerivägen 4, 541 34 Skövde",
      commodity_code: "63012090",
    },
  },
  {
    name: "ninth-en-skirt-tech-pack",
    language: "en",
    template: "textile",
    kind: "tech_sheet",
    pages: [
      [
        { text: ["HARROW & PIKE   TECH PACK   v3   02/09/2026   Page 1 of 2"], size: 8.5 },
        { title: "HP-W26-117 Ormond skirt" },
        {
          table: [
            ["Style no.", "HP-W26-117", "Season", "AW26"],
            ["Style name", "Ormond", "Sample size", "12"],
            ["Brand", "Harrow & Pike", "Size range", "8–18"],
            ["Description", "A-line midi skirt, lined", "Garment weight", "420 g"],
            ["Country of origin", "Türkiye", "Target FOB", "USD 11.40"],
          ],
          widths: [105, 165, 105, 112],
          lines: true,
        },
        { bar: "Bill of materials" },
        {
          table: [
            ["Item", "Description", "Composition", "Supplier ref.", "Cons."],
            ["Shell", "2/2 twill, 260 gsm, 150 cm", "55% wool, 45% viscose", "ET-2260", "1.05 m"],
            ["Lining", "Pongee, 75 gsm, 140 cm", "100% cupro", "BL-75", "0.95 m"],
            ["Zip", "Invisible, 20 cm, DTM", "", "IZ-20", "1 pc"],
            ["Thread", "Corespun Tkt 120, DTM", "", "CS-120", "160 m"],
            ["Main label", "Woven, damask, black", "", "HP-ML-02", "1 pc"],
            ["Care label", "Printed satin, see page 2", "", "HP-CL-12", "1 pc"],
          ],
          widths: [65, 160, 125, 77, 60],
          lines: true,
        },
        {
          text: [
            "Comments: second fit sample approved with changes, please see measurement chart on page 2.",
          ],
        },
      ],
      [
        { text: ["HARROW & PIKE   TECH PACK   v3   02/09/2026   Page 2 of 2"], size: 8.5 },
        { bar: "Measurement chart (cm)" },
        {
          table: [
            ["Point of measure", "8", "10", "12", "14", "16", "18", "Tol."],
            ["Waist, relaxed", "68", "72", "76", "80", "85", "90", "± 1"],
            ["Hip, 20 cm below waist", "92", "96", "100", "104", "109", "114", "± 1"],
            ["Length at centre back", "74", "74", "75", "75", "76", "76", "± 1"],
          ],
          widths: [165, 46, 46, 46, 46, 46, 46, 46],
          lines: true,
        },
        { bar: "Care label content" },
        {
          text: [
            "Do not wash",
            "Do not bleach",
            "Do not tumble dry",
            "Iron at max. 150 °C",
            "Dry clean P, mild process",
            "Manufacturer: Harrow & Pike Ltd, Dock Mill, Barrow Street, Dublin 4, Ireland",
          ],
        },
        { bar: "Packing" },
        {
          text: [
            "1 pc on hanger in recycled LDPE bag, 10 pcs per carton, solid size. Carton max. 15 kg gross.",
          ],
        },
      ],
    ],
    truth: {
      reference: "HP-W26-117",
      model_name: "Ormond",
      brand: "Harrow & Pike",
      net_weight: 420,
      country_making: "TR",
      fibre_composition: fibres("wool 55, viscose 45 | lining: cupro 100"),
      care_washing: "do_not_wash",
      care_bleaching: "do_not_bleach",
      care_drying: ["do_not_tumble"],
      care_ironing: "iron_150",
      care_professional: ["dry_p_mild"],
      manufacturer_name: "Harrow & Pike Ltd",
      manufacturer_address: "Dock Mill, Barrow Street, Dublin 4, Ireland",
    },
  },
  {
    name: "ninth-en-jacket-type-examination",
    language: "en",
    template: "textile",
    kind: "certificate",
    font: "serif",
    pages: [
      [
        { text: ["Clonmore Protective Testing DAC · Notified Body 2961"], size: 9 },
        { title: "EU TYPE-EXAMINATION CERTIFICATE" },
        { text: ["Regulation (EU) 2016/425, Annex V (Module B)"] },
        {
          pairs: [
            ["Certificate number", "2961/CPT/26-01843"],
            ["Manufacturer", "Iskolde Safetywear A/S"],
            ["Address", "Havnevej 61, 6700 Esbjerg, Denmark"],
            ["Product", "Welder's jacket, category II"],
            ["Trade mark", "ISKOLDE"],
            ["Model", "Forge Pro"],
            ["Article number", "7114-90"],
            ["Outer material", "55 % modacrylic, 45 % cotton, 320 g/m²"],
            ["Sizes", "XS to 5XL"],
            ["Standards", "EN ISO 13688:2013, EN ISO 11611:2015 Class 1 A1, EN ISO 11612:2015 A1 B1 C1"],
            ["Date of issue", "14 April 2026"],
            ["Valid until", "13 April 2031"],
          ],
          style: "gap",
        },
        {
          text: [
            "We certify that the type of personal protective equipment described above has been examined and meets the essential health and safety requirements of the Regulation. The manufacturer shall inform us of any change to the approved type.",
            "This certificate remains the property of the issuing body and may be reproduced in full only.",
          ],
        },
        { text: ["Signed for the notified body", "N. Brennan, certification manager"] },
        {
          text: ["Clonmore Protective Testing DAC, Quarry Road, Tullamore, Co. Offaly, Ireland. Page 1 of 1"],
          size: 8,
        },
      ],
    ],
    truth: {
      certificates: [
        {
          name: "EU type-examination certificate",
          number: "2961/CPT/26-01843",
          issuer: "Clonmore Protective Testing DAC",
          valid_until: "2031-04-13",
        },
      ],
      manufacturer_name: "Iskolde Safetywear A/S",
      manufacturer_address: "Havnevej 61, 6700 Esbjerg, Denmark",
      brand: "ISKOLDE",
      model_name: "Forge Pro",
      reference: "7114-90",
      fibre_composition: fibres("modacrylic 55, cotton 45"),
    },
  },
  {
    name: "ninth-cs-povleceni-technicky-list",
    language: "cs",
    template: "textile",
    kind: "tech_sheet",
    pages: [
      [
        { bar: "TECHNICKÝ LIST VÝROBKU" },
        {
          pairs: [
            ["Název výrobku", "Povlečení saténové, 140 × 200 + 70 × 90 cm"],
            ["Model", "Vltavín"],
            ["Číslo artiklu", "PS 2140/36"],
            ["Značka", "Lipka Home"],
            ["Kód EAN", "8594177214039"],
            ["Materiálové složení", "100 % bavlna"],
            ["Plošná hmotnost", "125 g/m²"],
            ["Hmotnost výrobku", "1 120 g"],
            ["Zapínání", "zip"],
            ["Země původu", "Česká republika"],
          ],
          style: "dots",
        },
        { bar: "Údržba" },
        {
          text: [
            "Praní při 60 °C, normální postup · výrobek nesmí být bělen · sušení v bubnové sušičce při nižší teplotě · žehlení na max. 200 °C · výrobek se nesmí chemicky čistit",
          ],
        },
        { bar: "Certifikace" },
        {
          pairs: [
            ["OEKO-TEX Standard 100", "č. 04.0.1389, TZÚ Brno"],
            ["Platnost do", "31. 1. 2027"],
          ],
          style: "gap",
        },
        { text: ["Výrobce: Lipka textil s.r.o., Tovární 512, 549 31 Hronov"] },
        {
          text: ["IČO 259 47 163 · DIČ CZ25947163 · Vydání 2/2026 · Výrobce si vyhrazuje právo na změny."],
          size: 8,
        },
      ],
    ],
    truth: {
      model_name: "Vltavín",
      reference: "PS 2140/36",
      brand: "Lipka Home",
      gtin: "8594177214039",
      fibre_composition: fibres("cotton 100"),
      net_weight: 1120,
      country_making: "CZ",
      care_washing: "wash_60",
      care_bleaching: "do_not_bleach",
      care_drying: ["tumble_low"],
      care_ironing: "iron_200",
      care_professional: ["do_not_dry_clean"],
      certificates: [
        { name: "OEKO-TEX Standard 100", number: "04.0.1389", issuer: "TZÚ Brno", valid_until: "2027-01-31" },
      ],
      manufacturer_name: "Lipka textil s.r.o.",
      manufacturer_address: "Tovární 512, 549 31 Hronov",
    },
  },
  {
    name: "ninth-da-striktroeje-varekort",
    language: "da",
    template: "textile",
    kind: "other",
    also: ["photo"],
    pages: [
      [
        { title: "Varekort – forår/sommer 2027" },
        {
          beside: [
            [
              {
                pairs: [
                  ["Varenr.", "61422"],
                  ["Mærke", "Havstrik"],
                  ["Model", "Nordmandshage"],
                  ["Vare", "Striktrøje, dame"],
                ],
                style: "stacked",
              },
            ],
            [
              {
                pairs: [
                  ["Kvalitet", "55 % uld, 30 % alpaka, 15 % polyamid"],
                  ["Vægt", "385 g (str. M)"],
                  ["Produktionsland", "Litauen"],
                  ["Størrelser", "XS–XL"],
                ],
                style: "stacked",
              },
            ],
          ],
        },
        { bar: "Vaskeanvisning" },
        {
          text: [
            "Håndvask",
            "Tåler ikke blegning",
            "Tåler ikke tørretumbling – skal liggetørres",
            "Strygning ved højst 110 °C",
            "Tåler ikke kemisk rensning",
          ],
        },
        { bar: "Producent" },
        { text: ["Havstrik ApS", "Nørregade 9", "7700 Thisted"] },
        {
          text: [
            "Vejl. udsalgspris 999,00 kr. inkl. 25 % moms · Engros 400,00 kr. · Min. 2 stk. pr. størrelse",
          ],
          size: 9,
        },
      ],
    ],
    truth: {
      reference: "61422",
      brand: "Havstrik",
      model_name: "Nordmandshage",
      fibre_composition: fibres("wool 55, alpaca 30, polyamide 15"),
      net_weight: 385,
      country_making: "LT",
      care_washing: "hand_wash",
      care_bleaching: "do_not_bleach",
      care_drying: ["do_not_tumble", "flat"],
      care_ironing: "iron_110",
      care_professional: ["do_not_dry_clean"],
      manufacturer_name: "Havstrik ApS",
      manufacturer_address: "Nørregade 9, 7700 Thisted",
    },
  },
  {
    name: "ninth-fi-pipo-tuotekortti",
    language: "fi",
    template: "textile",
    kind: "tech_sheet",
    font: "narrow",
    pages: [
      [
        { text: ["Pohjan Neule Oy    TUOTEKORTTI    Tulostettu 3.8.2026"], size: 9 },
        { title: "Pipo Ruska, aikuisten" },
        {
          table: [
            ["Tuotenumero", "PN-3081"],
            ["Tuotemerkki", "Pohjan Neule"],
            ["Malli", "Ruska"],
            ["Materiaali", "50 % merinovilla, 50 % akryyli"],
            ["Vuori", "100 % puuvilla"],
            ["Paino", "84 g"],
            ["Koko", "yksi koko, 54–60 cm"],
            ["Värit", "luonnonvalkoinen, puolukka, sammal, musta"],
            ["Valmistusmaa", "Suomi"],
          ],
          widths: [140, 347],
        },
        { bar: "Hoito-ohje" },
        {
          text: [
            "Käsinpesu. Ei valkaisua. Ei rumpukuivausta, kuivataan tasossa. Ei silitystä. Ei kemiallista pesua.",
          ],
        },
        {
          pairs: [
            ["Valmistaja", "Pohjan Neule Oy, Tehtaankatu 3, 70620 Kuopio"],
            ["Y-tunnus", "2417835-6"],
            ["Ovh", "34,90 € (sis. alv 25,5 %)"],
          ],
        },
      ],
    ],
    truth: {
      reference: "PN-3081",
      brand: "Pohjan Neule",
      model_name: "Ruska",
      fibre_composition: fibres("merino wool 50, acrylic 50 | lining: cotton 100"),
      net_weight: 84,
      country_making: "FI",
      care_washing: "hand_wash",
      care_bleaching: "do_not_bleach",
      care_drying: ["do_not_tumble", "flat"],
      care_ironing: "do_not_iron",
      care_professional: ["do_not_dry_clean"],
      manufacturer_name: "Pohjan Neule Oy",
      manufacturer_address: "Tehtaankatu 3, 70620 Kuopio",
    },
  },
  {
    name: "ninth-el-kouverta-dilosi",
    language: "el",
    template: "textile",
    kind: "declaration",
    pages: [
      [
        {
          text: ["ΥΦΑΝΤΟΥΡΓΙΑ ΠΗΛΙΟΥ Α.Ε. – ΑΦΜ 094218873 – ΓΕΜΗ 050712344000 – τηλ. 24210 61880"],
          size: 8.5,
        },
        { title: "ΔΗΛΩΣΗ ΣΥΜΜΟΡΦΩΣΗΣ" },
        {
          text: [
            "Δηλώνουμε υπεύθυνα ότι το προϊόν που περιγράφεται παρακάτω είναι σύμφωνο με τον Κανονισμό (ΕΕ) 1007/2011 για τις ονομασίες των υφανσίμων ινών και με τον Κανονισμό (ΕΚ) 1907/2006 (REACH).",
          ],
        },
        {
          pairs: [
            ["Κατασκευαστής", "Υφαντουργία Πηλίου Α.Ε."],
            ["Διεύθυνση", "Λεωφόρος Λαρίσης 215, 383 34 Βόλος"],
            ["Προϊόν", "Κουβέρτα πικέ διπλή, 220 × 240 εκ."],
            ["Εμπορικό σήμα", "Pelagia Home"],
            ["Κωδικός προϊόντος", "1420-240"],
            ["Σύνθεση", "70% βαμβάκι, 30% ακρυλικό"],
            ["Βάρος τεμαχίου", "1.450 γρ."],
            ["Χώρα κατασκευής", "Ελλάδα"],
          ],
          style: "gap",
        },
        {
          text: [
            "Το προϊόν δεν περιέχει απαγορευμένες αζωχρωστικές ουσίες. Η παρούσα δήλωση ισχύει έως την επόμενη αλλαγή των πρώτων υλών.",
          ],
        },
        { text: ["Βόλος, 21 Ιανουαρίου 2026", "Νικόλαος Δημητρίου", "Διευθυντής παραγωγής"] },
      ],
    ],
    truth: {
      manufacturer_name: "Υφαντουργία Πηλίου Α.Ε.",
      manufacturer_address: "Λεωφόρος Λαρίσης 215, 383 34 Βόλος",
      brand: "Pelagia Home",
      reference: "1420-240",
      fibre_composition: fibres("cotton 70, acrylic 30"),
      net_weight: 1450,
      country_making: "GR",
    },
  },
  {
    name: "ninth-ro-camasa-fisa-tehnica",
    language: "ro",
    template: "textile",
    kind: "tech_sheet",
    font: "mono",
    also: ["fax"],
    pages: [
      [
        { title: "FIȘĂ TEHNICĂ DE PRODUS" },
        {
          pairs: [
            ["Denumire produs", "Cămașă de lucru mânecă lungă"],
            ["Model", "Atelier"],
            ["Cod articol", "CL-60/26"],
            ["Compoziție", "60% bumbac, 40% poliester"],
            ["Masa specifică", "195 g/mp"],
            ["Greutate netă", "0,355 kg/buc"],
            ["Țara de fabricație", "România"],
            ["Culoare", "bleumarin"],
          ],
          style: "gap",
        },
        { text: ["INSTRUCȚIUNI DE ÎNTREȚINERE"] },
        {
          text: [
            "Spălare la 60°C, program normal",
            "Nu se înălbește",
            "Nu se usucă în uscător cu tambur",
            "Călcare la maximum 150°C",
            "Nu se curăță chimic",
          ],
        },
        {
          text: [
            "Producător: Confecții Someșul S.R.L.",
            "Str. Clujului nr. 76, 405200 Dej, jud. Cluj",
            "CUI RO 6814420   J12/518/1994   Tel./fax 0264 218 334",
          ],
        },
        { text: ["Preț: 84,00 lei/buc fără TVA 21%. Termen de livrare: 15 zile lucrătoare."] },
      ],
    ],
    truth: {
      model_name: "Atelier",
      reference: "CL-60/26",
      fibre_composition: fibres("cotton 60, polyester 40"),
      net_weight: 355,
      country_making: "RO",
      care_washing: "wash_60",
      care_bleaching: "do_not_bleach",
      care_drying: ["do_not_tumble"],
      care_ironing: "iron_150",
      care_professional: ["do_not_dry_clean"],
      manufacturer_name: "Confecții Someșul S.R.L.",
      manufacturer_address: "Str. Clujului nr. 76, 405200 Dej, jud. Cluj",
    },
  },
  {
    name: "ninth-hu-konyharuha-szamla",
    language: "hu",
    template: "textile",
    kind: "invoice",
    font: "narrow",
    pages: [
      [
        { title: "SZÁMLA   2026/001174" },
        {
          beside: [
            [
              {
                text: [
                  "Eladó:",
                  "Kisalföldi Textilnagyker Kft.",
                  "9025 Győr, Rábca utca 14.",
                  "Adószám: 12894471-2-08",
                ],
              },
            ],
            [
              {
                text: [
                  "Vevő:",
                  "Terített Asztal Bt.",
                  "1117 Budapest, Fehérvári út 88.",
                  "Adószám: 20771395-2-43",
                ],
              },
            ],
          ],
        },
        {
          table: [
            ["Számla kelte", "Teljesítés", "Fizetési határidő", "Fizetési mód"],
            ["2026.09.21.", "2026.09.21.", "2026.10.06.", "átutalás"],
          ],
          lines: true,
        },
        {
          table: [
            ["Megnevezés", "Menny.", "Egységár", "Nettó érték", "ÁFA"],
            ["Konyharuha 50 × 70 cm, kockás", "500 db", "890 Ft", "445 000 Ft", "27%"],
            ["Szállítási díj", "1", "4 900 Ft", "4 900 Ft", "27%"],
          ],
          widths: [200, 60, 75, 95, 57],
          lines: true,
        },
        {
          pairs: [
            ["Nettó összesen", "449 900 Ft"],
            ["ÁFA 27%", "121 473 Ft"],
            ["Fizetendő", "571 373 Ft"],
          ],
          style: "gap",
        },
        { bar: "Termékadatok – konyharuha" },
        {
          pairs: [
            ["Cikkszám", "KR-5270"],
            ["Vonalkód (EAN)", "5992014052708"],
            ["Összetétel", "52% len, 48% pamut"],
            ["Származási ország", "Magyarország"],
            ["VTSZ", "6302 91"],
          ],
        },
        {
          text: ["A termékdíj-kötelezettség az eladót terheli. A számla aláírás nélkül is érvényes."],
          size: 8,
        },
      ],
    ],
    truth: {
      reference: "KR-5270",
      gtin: "5992014052708",
      fibre_composition: fibres("linen 52, cotton 48"),
      country_making: "HU",
    },
  },
  {
    name: "ninth-lt-staltiese-kortele",
    language: "lt",
    template: "textile",
    kind: "tech_sheet",
    pages: [
      [
        { title: "GAMINIO KORTELĖ / PRODUCT CARD" },
        {
          pairs: [
            ["Gaminys / Product", "Staltiesė 150 × 250 cm / Tablecloth 150 × 250 cm"],
            ["Prekės ženklas / Brand", "Lino vingis"],
            ["Modelis / Model", "Rasa"],
            ["Artikulas / Article no.", "LV-150250-R"],
            ["Sudėtis / Composition", "100 % linas / 100 % linen"],
            ["Svoris / Weight", "690 g"],
            ["Pluošto kilmės šalis / Fibre origin", "Prancūzija / France"],
            ["Audimas / Weaving", "Lietuva / Lithuania"],
            ["Dažymas / Dyeing", "Lietuva / Lithuania"],
            ["Pagaminta / Made in", "Lietuva / Lithuania"],
          ],
        },
        { bar: "Priežiūra / Care" },
        {
          table: [
            ["Skalbti 60 °C temperatūroje", "Wash at 60 °C"],
            ["Nebalinti", "Do not bleach"],
            ["Džiovinti džiovyklėje žemoje temperatūroje", "Tumble dry, low temperature"],
            ["Lyginti iki 200 °C", "Iron up to 200 °C"],
            ["Nevalyti cheminiu būdu", "Do not dry clean"],
          ],
          lines: true,
        },
        { bar: "Sertifikatas / Certificate" },
        { text: ["OEKO-TEX® STANDARD 100 Nr. 11-35417, FTC, galioja iki / valid until 2027-02-28"] },
        { bar: "Gamintojas / Manufacturer" },
        { text: ["UAB Lino vingis", "Dvaro g. 40", "LT-76299 Šiauliai"] },
        { text: ["Tel. +370 41 552 108 · info@linovingis.example · Įmonės kodas 145318826"], size: 8.5 },
      ],
    ],
    truth: {
      brand: "Lino vingis",
      model_name: "Rasa",
      reference: "LV-150250-R",
      fibre_composition: fibres("linen 100"),
      net_weight: 690,
      country_fibre: ["FR"],
      country_weaving: "LT",
      country_dyeing: "LT",
      country_making: "LT",
      care_washing: "wash_60",
      care_bleaching: "do_not_bleach",
      care_drying: ["tumble_low"],
      care_ironing: "iron_200",
      care_professional: ["do_not_dry_clean"],
      certificates: [
        { name: "OEKO-TEX STANDARD 100", number: "11-35417", issuer: "FTC", valid_until: "2027-02-28" },
      ],
      manufacturer_name: "UAB Lino vingis",
      manufacturer_address: "Dvaro g. 40, LT-76299 Šiauliai",
    },
  },
];
