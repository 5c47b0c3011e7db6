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
            "Lavar a 30 ºC, programa delicado. Não branquear. Não secar na máquina. Passar a ferro a temperatura média (máx. 150 ºC). Não limpar a seco.",
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
      fibre_composition: fibres("organic cotton 85, polyester 15"),
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
];
