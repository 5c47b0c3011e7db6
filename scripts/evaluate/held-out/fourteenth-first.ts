/** Papers of brands, shops, mills, laundries, laboratories and certifiers from the South, the West and the Centre of Europe. */
import { fibres } from "../fibres.ts";
import type { Specimen } from "../specimen.ts";

export const HELD_OUT_FOURTEENTH_FIRST: readonly Specimen[] = [
  {
    name: "xiv-a-plaid-ontinyent",
    language: "es",
    template: "textile",
    kind: "tech_sheet",
    pages: [
      [
        { title: "Hilaturas y Mantas Llorens Gisbert, S.L." },
        {
          text: [
            "Camí de la Costera, 14 · 46870 Ontinyent (Valencia) · Tel. 96 555 02 17 · calidad@llorensgisbert.example",
          ],
          size: 8,
        },
        { bar: "FICHA TÉCNICA DE PRODUCTO TERMINADO" },
        {
          table: [
            ["Documento", "FT-07", "Revisión", "4"],
            ["Fecha", "12/03/2026", "Elaborado por", "M. Reig"],
          ],
          lines: true,
        },
        {
          pairs: [
            ["Marca", "Casa Llorens"],
            ["Referencia", "4410-SIR"],
            ["Modelo", "Siroco"],
            ["Descripción", "Plaid con flecos, tejido en telar de pinzas, perchado por las dos caras"],
            ["Composición", "60 % lana virgen, 25 % poliéster reciclado, 15 % acrílica"],
            ["Contenido total de reciclado", "25 %"],
            ["Medidas", "130 x 180 cm, flecos incluidos"],
            ["Color", "07 Arena"],
            ["Peso unitario", "780 g"],
            ["Gramaje", "335 g/m² ± 5 %"],
            ["Partida arancelaria", "6301 20 90"],
            ["EAN", "8436552104736"],
            ["País de fabricación", "España"],
          ],
          style: "dots",
        },
        { text: ["Características físicas (valores medios de control interno)"] },
        {
          table: [
            ["Ensayo", "Norma", "Resultado", "Tolerancia"],
            ["Densidad urdimbre", "UNE-EN 1049-2", "11 h/cm", "± 1"],
            ["Densidad trama", "UNE-EN 1049-2", "10 p/cm", "± 1"],
            ["Resistencia a la tracción", "UNE-EN ISO 13934-1", "310 N", "mín. 250 N"],
            ["Estabilidad al lavado", "UNE-EN ISO 5077", "-2,5 %", "máx. -4 %"],
          ],
          widths: [150, 140, 90, 107],
          lines: true,
        },
        {
          text: [
            "Otros colores de la serie: 02 Crudo, 11 Teja, 19 Musgo, 24 Antracita (cada uno con su propia ficha). Etiquetado según Reglamento (UE) 1007/2011 y Real Decreto 928/1987. Muestras para el laboratorio: 1 m a todo el ancho, tomado a más de 3 m del principio de la pieza.",
          ],
          size: 9,
        },
        {
          text: [
            "Conservación: lavar a mano. No usar lejía. No secar en secadora; secar en plano. Planchar a temperatura baja (máx. 110 °C). Admite limpieza en seco (P).",
          ],
        },
        {
          text: [
            "Embalaje: bolsa de algodón con asa y caja de 12 unidades (60 x 40 x 45 cm, 10,4 kg brutos). Palet europeo: 16 cajas.",
            "Las variaciones de tono entre partidas son propias de la fibra natural y no dan lugar a reclamación. Plazo para reclamaciones: 15 días desde la recepción de la mercancía.",
          ],
          size: 8,
        },
      ],
    ],
    truth: {
      brand: "Casa Llorens",
      reference: "4410-SIR",
      model_name: "Siroco",
      fibre_composition: fibres("virgin wool 60, recycled polyester 25, acrylic 15"),
      recycled_content: 25,
      net_weight: 780,
      commodity_code: "63012090",
      gtin: "8436552104736",
      country_making: "ES",
      manufacturer_name: "Hilaturas y Mantas Llorens Gisbert, S.L.",
      manufacturer_address: "Camí de la Costera, 14, 46870 Ontinyent (Valencia)",
      care_washing: "hand_wash",
      care_bleaching: "do_not_bleach",
      care_drying: ["do_not_tumble", "flat"],
      care_ironing: "iron_110",
      care_professional: ["dry_p"],
    },
  },
  {
    name: "xiv-a-malhas-barcelos",
    language: "pt",
    template: "textile",
    kind: "tech_sheet",
    font: "narrow",
    pages: [
      [
        {
          beside: [
            [
              { title: "Ficha técnica de artigo" },
              { text: ["Impressa em 05-02-2026 · pág. 1/2 · Utilizador: cbrito"], size: 8 },
            ],
            [
              {
                text: [
                  "Malhas Faria & Brito, Lda.",
                  "Rua das Fontainhas, 212",
                  "4750-318 Barcelos",
                  "Portugal",
                  "NIF 503 884 217 · Tel. +351 253 555 140",
                ],
                size: 8.5,
              },
            ],
          ],
        },
        {
          table: [
            ["Cliente", "Nordlys Retail ApS", "Encomenda", "EC 26/0318"],
            ["Coleção", "PV 2027", "Marca", "Havnebad"],
            ["Modelo", "Tejo", "Referência", "HB-1145"],
            ["Artigo", "T-shirt homem m/c", "Amostra", "3.ª, aprovada 29-01-2026"],
          ],
          widths: [70, 180, 80, 157],
          lines: true,
        },
        { bar: "MATERIAIS" },
        {
          table: [
            ["Material", "Descrição", "Composição", "Consumo"],
            ["Malha principal", "Jersey 30/1, 180 g/m²", "96 % algodão biológico 4 % elastano", "0,31 kg"],
            ["Linha", "Ne 120, cor a tom", "poliéster", "118 m"],
            ["Etiqueta de marca", "Tecida, 45 x 18 mm", "-", "1"],
            ["Etiqueta de composição", "Cetim, PT/EN/DK/DE", "-", "1"],
            ["Saco", "PE-LD 40 µ com aviso", "-", "1"],
          ],
          widths: [105, 140, 177, 65],
          lines: true,
        },
        { text: ["Composição a imprimir na etiqueta: 96 % algodão biológico, 4 % elastano"] },
        { bar: "PESO E ORIGEM" },
        {
          pairs: [
            ["Peso da peça (tam. M)", "162 g"],
            ["Fiação", "Turquia"],
            ["Tricotagem", "Portugal"],
            ["Tingimento", "Portugal"],
            ["Confeção", "Portugal"],
            ["Indicação na etiqueta", "Fabricado em Portugal"],
            ["Fabricante", "Malhas Faria & Brito, Lda."],
            ["Código pautal", "61091000"],
          ],
          style: "gap",
        },
        {
          text: [
            "Certificação: o artigo é produzido ao abrigo do certificado GOTS n.º CU 1047385, emitido por Control Union Certifications, válido até 30-06-2026.",
          ],
        },
        {
          text: [
            "Conservação: lavar à máquina a 30 °C · não branquear · não secar na máquina · passar a ferro até 150 °C · não limpar a seco",
          ],
        },
      ],
      [
        { bar: "TABELA DE MEDIDAS (cm)" },
        {
          table: [
            ["", "S", "M", "L", "XL", "Tol."],
            ["A – Peito (1/2)", "50", "53", "56", "59", "±1"],
            ["B – Comprimento total", "69", "71", "73", "75", "±1"],
            ["C – Ombro", "13,5", "14", "14,5", "15", "±0,5"],
            ["D – Manga", "21", "22", "23", "24", "±0,5"],
            ["E – Decote", "17", "17,5", "18", "18,5", "±0,5"],
          ],
          widths: [170, 60, 60, 60, 60, 77],
          lines: true,
        },
        { bar: "QUANTIDADES" },
        {
          table: [
            ["Cor", "S", "M", "L", "XL", "Total"],
            ["Branco 001", "120", "240", "240", "100", "700"],
            ["Marinho 410", "100", "200", "200", "80", "580"],
          ],
          widths: [170, 60, 60, 60, 60, 77],
          lines: true,
        },
        {
          text: [
            "Observações: costura do ombro com fita; pesponto a 2 agulhas na bainha; cuidado com o enviesamento da malha (máx. 4 %).",
            "Controlo final segundo AQL 2,5. Não expedir sem relatório de inspeção assinado.",
            "Data de entrega pedida: 14-05-2026, EXW Barcelos. Contacto: Célia Brito, ext. 22.",
          ],
        },
      ],
    ],
    truth: {
      brand: "Havnebad",
      model_name: "Tejo",
      reference: "HB-1145",
      fibre_composition: fibres("organic cotton 96, elastane 4"),
      net_weight: 162,
      country_spinning: "TR",
      country_weaving: "PT",
      country_dyeing: "PT",
      country_making: "PT",
      commodity_code: "61091000",
      manufacturer_name: "Malhas Faria & Brito, Lda.",
      manufacturer_address: "Rua das Fontainhas, 212, 4750-318 Barcelos, Portugal",
      certificates: [
        {
          name: "GOTS",
          number: "CU 1047385",
          issuer: "Control Union Certifications",
          valid_until: "2026-06-30",
        },
      ],
      care_washing: "wash_30",
      care_bleaching: "do_not_bleach",
      care_drying: ["do_not_tumble"],
      care_ironing: "iron_150",
      care_professional: ["do_not_dry_clean"],
    },
  },
  {
    name: "xiv-a-tessuto-prato",
    language: "it",
    template: "textile",
    kind: "tech_sheet",
    font: "serif",
    also: ["scan"],
    pages: [
      [
        {
          text: [
            "LANIFICIO FRATELLI CECCARINI S.r.l.",
            "Via del Molino Nuovo, 37 - 59100 Prato (PO) - Italia",
            "Tel. +39 0574 555218 - P.IVA IT01884420977 - Cap. soc. € 100.000 i.v.",
          ],
          size: 9,
        },
        { title: "Scheda tecnica tessuto" },
        {
          table: [
            ["Articolo", "1187"],
            ["Nome articolo", "Bisenzio"],
            ["Stagione", "A/I 2026-27"],
            ["Composizione", "70% lana riciclata - 20% poliammide - 10% altre fibre"],
            ["Contenuto di materia riciclata", "70%"],
            ["Altezza", "150 cm utile"],
            ["Peso", "520 g/ml - 347 g/mq"],
            ["Armatura", "Saia 2/2"],
            ["Filato", "Nm 1/7 cardato"],
            ["Finissaggio", "Follato, garzato, decatizzato"],
            ["Minimo per colore", "60 m (pezza intera)"],
          ],
          widths: [170, 317],
          lines: true,
        },
        { text: ["Filiera: filatura Italia; tessitura Italia; tintura Italia. Prodotto in Italia."] },
        {
          table: [
            ["Prova", "Metodo", "Valore", "Tolleranza"],
            ["Pilling (2000 cicli)", "UNI EN ISO 12945-2", "4", "min. 3-4"],
            ["Solidità del colore al lavaggio", "UNI EN ISO 105-C06", "4-5", "min. 4"],
            ["Solidità allo sfregamento a secco", "UNI EN ISO 105-X12", "4", "min. 3-4"],
            ["Variazione dimensionale a vapore", "DIN 53894", "-1,5%", "max -3%"],
            ["Resistenza allo scorrimento", "UNI EN ISO 13936-2", "3,1 mm", "max 6 mm"],
          ],
          widths: [177, 140, 70, 100],
        },
        { text: ["Manutenzione: lavaggio a secco (P), non candeggiare, ferro max 110 °C, non lavare."] },
        {
          text: [
            "Certificato GRS (Global Recycled Standard) n. TEX-GRS-40871/26 rilasciato da Certitex Italia, scadenza 18/01/2027.",
          ],
        },
        {
          text: [
            "I colori su cartella sono indicativi. Lievi irregolarità, bottoni di fibra e differenze di bagno sono caratteristiche della lavorazione cardata e non costituiscono difetto. Tolleranza sul peso ±5%, sull'altezza ±2%. Foro competente: Prato.",
          ],
          size: 8,
        },
      ],
    ],
    truth: {
      reference: "1187",
      model_name: "Bisenzio",
      fibre_composition: fibres("recycled wool 70, polyamide 20, other fibres 10"),
      recycled_content: 70,
      country_spinning: "IT",
      country_weaving: "IT",
      country_dyeing: "IT",
      country_making: "IT",
      pilling_grade: 4,
      colour_fastness_grade: 4.5,
      certificates: [
        { name: "GRS", number: "TEX-GRS-40871/26", issuer: "Certitex Italia", valid_until: "2027-01-18" },
      ],
      care_washing: "do_not_wash",
      care_bleaching: "do_not_bleach",
      care_ironing: "iron_110",
      care_professional: ["dry_p"],
      manufacturer_name: "LANIFICIO FRATELLI CECCARINI S.r.l.",
      manufacturer_address: "Via del Molino Nuovo, 37, 59100 Prato (PO), Italia",
    },
  },
  {
    name: "xiv-a-fiche-agec-pull",
    language: "fr",
    template: "textile",
    kind: "other",
    pages: [
      [
        { title: "Fiche produit relative aux qualités et caractéristiques environnementales" },
        {
          text: [
            "Article L. 541-9-1 du code de l'environnement – décret n° 2022-748 du 29 avril 2022. Fiche mise à jour le 3 septembre 2026.",
          ],
          size: 8.5,
        },
        {
          pairs: [
            ["Marque", "Maison Courlis"],
            ["Désignation", "Pull marin col rond homme"],
            ["Modèle", "Armor"],
            ["Référence", "PUL-2608"],
          ],
          style: "stacked",
        },
        { bar: "Matières" },
        {
          text: [
            "Composition : 68 % laine, 32 % polyamide recyclé",
            "Produit comportant 32 % de matières recyclées",
            "Rejette des microfibres plastiques dans l'environnement lors du lavage : non concerné (moins de 50 % de fibres synthétiques)",
          ],
        },
        { bar: "Traçabilité" },
        {
          table: [
            ["Étape", "Pays"],
            ["Tricotage", "France"],
            ["Teinture", "Italie"],
            ["Confection", "France"],
          ],
          widths: [200, 200],
          lines: true,
        },
        { bar: "Autres informations" },
        {
          text: [
            "Poids : 0,410 kg (taille M)",
            "Substances dangereuses : ne contient pas de substance extrêmement préoccupante au-delà de 0,1 %",
            "Emballage : étui en papier comportant au moins 80 % de fibres issues de bois certifié, entièrement recyclable",
            "Prime / pénalité éco-modulation : sans objet",
          ],
        },
        {
          text: [
            "Entretien : lavage à la main, blanchiment interdit, séchage à plat, repassage à 110 °C maximum, nettoyage à sec autorisé (P).",
          ],
        },
        {
          text: [
            "Fabricant : Bonneterie du Trieux SAS, 6 rue du Port-Neuf, 22500 Paimpol, France – Service client : bonjour@maisoncourlis.example",
            "Cette fiche est tenue à disposition pendant deux ans après la dernière mise sur le marché.",
          ],
          size: 9,
        },
      ],
    ],
    truth: {
      brand: "Maison Courlis",
      model_name: "Armor",
      reference: "PUL-2608",
      fibre_composition: fibres("wool 68, recycled polyamide 32"),
      recycled_content: 32,
      country_weaving: "FR",
      country_dyeing: "IT",
      country_making: "FR",
      net_weight: 410,
      care_washing: "hand_wash",
      care_bleaching: "do_not_bleach",
      care_drying: ["flat"],
      care_ironing: "iron_110",
      care_professional: ["dry_p"],
      manufacturer_name: "Bonneterie du Trieux SAS",
      manufacturer_address: "6 rue du Port-Neuf, 22500 Paimpol, France",
    },
  },
  {
    name: "xiv-a-auftragsbestaetigung-hemd",
    language: "de",
    template: "textile",
    kind: "invoice",
    pages: [
      [
        {
          text: ["Hemdenfabrik Oberle GmbH & Co. KG · Mühlgasse 5 · 72458 Albstadt"],
          size: 8,
        },
        {
          beside: [
            [{ text: ["Modehaus Seiffert KG", "Einkauf Herren", "Lange Straße 44", "31785 Hameln"] }],
            [
              {
                pairs: [
                  ["Auftrag Nr.", "260417"],
                  ["Datum", "22.04.2026"],
                  ["Kunden-Nr.", "30882"],
                  ["Ihre Bestellung", "HW26/114 vom 17.04."],
                  ["Sachbearbeiterin", "Frau Stingel, App. 31"],
                ],
              },
            ],
          ],
        },
        { title: "Auftragsbestätigung" },
        {
          text: ["Sehr geehrte Damen und Herren, wir danken für Ihren Auftrag und bestätigen wie folgt:"],
        },
        {
          table: [
            ["Pos.", "Artikel", "Größe", "Menge", "EP €", "Gesamt €"],
            ["1", "Herrenhemd Lorenz, weiß", "38–40", "24", "31,50", "756,00"],
            ["2", "Herrenhemd Lorenz, weiß", "41–44", "36", "31,50", "1.134,00"],
            ["", "Summe netto", "", "60", "", "1.890,00"],
            ["", "zzgl. 19 % USt.", "", "", "", "359,10"],
            ["", "Gesamtbetrag", "", "", "", "2.249,10"],
          ],
          widths: [35, 182, 60, 55, 65, 90],
          lines: true,
        },
        { text: ["Angaben zum Artikel"] },
        {
          pairs: [
            ["Art.-Nr.", "2218-04"],
            ["Marke", "OBERLE 1921"],
            ["Modell", "Lorenz"],
            ["Material", "97 % Baumwolle, 3 % Elasthan"],
            ["Pflege", "Waschen 40 °C, bügeln bis 200 °C, nicht bleichen, nicht im Trockner trocknen"],
            ["Ursprungsland", "Rumänien"],
            ["Zolltarifnummer", "6205 20 00"],
          ],
          style: "gap",
        },
        {
          text: [
            "Hersteller im Sinne der VO (EU) 2023/988: Hemdenfabrik Oberle GmbH & Co. KG, Mühlgasse 5, 72458 Albstadt",
            "Liefertermin: KW 32/2026, frei Haus ab 1.000 € Auftragswert. Gewicht der Sendung ca. 17,5 kg in 2 Kartons.",
            "Zahlung: 10 Tage 4 %, 30 Tage 2,25 %, 60 Tage netto. Es gelten die Einheitsbedingungen der Deutschen Textilwirtschaft.",
          ],
          size: 9,
        },
        {
          text: [
            "Auszug aus den Lieferbedingungen: 1. Erfüllungsort für alle Leistungen ist der Ort der Handelsniederlassung des Verkäufers. 2. Mängelrügen sind spätestens innerhalb von zwei Wochen nach Empfang der Ware an den Verkäufer abzusenden. 3. Handelsübliche oder geringe, technisch nicht vermeidbare Abweichungen der Qualität, Farbe, Breite, des Gewichts, der Ausrüstung oder des Dessins dürfen nicht beanstandet werden. 4. Nach Ablauf der Lieferfrist wird ohne Erklärung eine Nachlieferungsfrist von 12 Tagen in Lauf gesetzt. 5. Bei Zahlung nach Fälligkeit werden Zinsen von 9 Prozentpunkten über dem Basiszinssatz berechnet. 6. Die Ware bleibt bis zur vollständigen Bezahlung sämtlicher Forderungen Eigentum des Verkäufers.",
            "Nachorder über das NOS-Programm: Bestellung bis 12 Uhr, Versand am selben Tag; Mindestmenge 6 Stück, Zuschlag 4,90 € unter 150 €. Abweichungen von dieser Bestätigung bitte innerhalb von 5 Werktagen schriftlich mitteilen.",
          ],
          size: 8,
        },
        {
          text: [
            "Kommanditgesellschaft, Sitz Albstadt, AG Stuttgart HRA 401187 · Komplementärin: Oberle Verwaltungs-GmbH · Geschäftsführer: Tobias Oberle · USt-IdNr. DE 144 870 226",
            "Sparkasse Zollernalb · IBAN DE57 6535 1260 0025 4410 18",
          ],
          size: 7,
        },
      ],
    ],
    truth: {
      reference: "2218-04",
      brand: "OBERLE 1921",
      model_name: "Lorenz",
      fibre_composition: fibres("cotton 97, elastane 3"),
      care_washing: "wash_40",
      care_ironing: "iron_200",
      care_bleaching: "do_not_bleach",
      care_drying: ["do_not_tumble"],
      country_making: "RO",
      commodity_code: "62052000",
      manufacturer_name: "Hemdenfabrik Oberle GmbH & Co. KG",
      manufacturer_address: "Mühlgasse 5, 72458 Albstadt",
    },
  },
  {
    name: "xiv-a-webwinkel-sjaal",
    language: "nl",
    template: "textile",
    kind: "other",
    pages: [
      [
        {
          text: ["www.dewolkamer.example/sjaals/marit-oker        17-10-2026 21:14        1 van 1"],
          size: 7.5,
        },
        { title: "De Wolkamer" },
        { text: ["Home › Accessoires › Sjaals › Marit oker"], size: 8.5 },
        {
          beside: [
            [
              { text: ["[foto]", "", "", "", "Klik om te vergroten"], size: 8.5 },
              { text: ["★★★★☆  4,3 uit 27 beoordelingen"], size: 9 },
            ],
            [
              { title: "Gebreide sjaal Marit" },
              { text: ["€ 79,95  incl. btw", "Op voorraad – voor 16.00 uur besteld, morgen in huis"] },
              { text: ["Kleur: oker        Maat: one size"] },
            ],
          ],
        },
        {
          text: [
            "Een ruime sjaal in patentsteek die niet kriebelt. Marit is zacht door de babyalpaca en houdt door het polyamide zijn vorm. Omslaan, knopen of gewoon los dragen. Ons model is 1,74 m lang.",
          ],
        },
        { bar: "Productkenmerken" },
        {
          pairs: [
            ["Merk", "Noordkant"],
            ["Model", "Marit"],
            ["Artikelnummer", "NK-30417"],
            ["Materiaal", "55% alpaca, 30% merinowol, 15% polyamide"],
            ["Afmeting", "200 x 45 cm"],
            ["Gewicht", "210 gram"],
            ["Gemaakt in", "Italië"],
            ["EAN", "8719344206185"],
          ],
          style: "gap",
        },
        { bar: "Wasvoorschrift" },
        {
          text: [
            "• Handwas",
            "• Niet bleken",
            "• Niet in de droger, liggend drogen",
            "• Strijken op lage temperatuur (max. 110 °C)",
          ],
        },
        {
          text: ["Fabrikant (GPSR): Noordkant Knitwear B.V., Oosterhaven 18, 1601 BB Enkhuizen, Nederland"],
          size: 9,
        },
        {
          text: [
            "Gratis verzending vanaf € 50. Retourneren binnen 30 dagen. Vragen? Bel 0229 555 318 (ma–vr 9–17 uur).",
            "De Wolkamer is een handelsnaam van Wolkamer Retail V.O.F., Breed 7, 1621 KA Hoorn · KvK 55518032 · btw NL855514870B01",
          ],
          size: 7.5,
        },
      ],
    ],
    truth: {
      brand: "Noordkant",
      model_name: "Marit",
      reference: "NK-30417",
      fibre_composition: fibres("alpaca 55, merino wool 30, polyamide 15"),
      net_weight: 210,
      country_making: "IT",
      gtin: "8719344206185",
      care_washing: "hand_wash",
      care_bleaching: "do_not_bleach",
      care_drying: ["do_not_tumble", "flat"],
      care_ironing: "iron_110",
      manufacturer_name: "Noordkant Knitwear B.V.",
      manufacturer_address: "Oosterhaven 18, 1601 BB Enkhuizen, Nederland",
    },
  },
  {
    name: "xiv-a-dilosi-gileko",
    language: "el",
    template: "textile",
    kind: "declaration",
    also: ["photo"],
    pages: [
      [
        { title: "ΔΗΛΩΣΗ ΣΥΜΜΟΡΦΩΣΗΣ ΕΕ" },
        { text: ["Αρ. 14/2025"] },
        { text: ["1. Μέσο ατομικής προστασίας"] },
        {
          pairs: [
            ["Προϊόν", "Γιλέκο υψηλής ευκρίνειας, κατηγορία ΜΑΠ II"],
            ["Μοντέλο", "LAMPSI 220"],
            ["Κωδικός", "HV-220-Y"],
            ["Σύνθεση", "100% πολυεστέρας"],
            ["Χώρα κατασκευής", "Ελλάδα"],
          ],
        },
        { text: ["2. Κατασκευαστής"] },
        {
          pairs: [
            ["Επωνυμία", "ΣΤΟΛΕΣ ΑΙΓΑΙΟΥ Α.Ε."],
            ["Διεύθυνση", "Λεωφόρος Σπάτων 118, 153 44 Γέρακας, Ελλάδα"],
            ["Τηλέφωνο", "210 555 8140"],
          ],
        },
        {
          text: [
            "3. Η παρούσα δήλωση συμμόρφωσης εκδίδεται με αποκλειστική ευθύνη του κατασκευαστή.",
            "4. Το αντικείμενο της δήλωσης που περιγράφεται ανωτέρω είναι σύμφωνο με τη σχετική ενωσιακή νομοθεσία εναρμόνισης: Κανονισμός (ΕΕ) 2016/425.",
            "5. Εφαρμόστηκαν τα εναρμονισμένα πρότυπα EN ISO 20471:2013+A1:2016 (κλάση 2) και EN ISO 13688:2013+A1:2021.",
            "6. Ο κοινοποιημένος οργανισμός Hellenic PPE Cert Α.Ε. διενήργησε την εξέταση τύπου ΕΕ (ενότητα Β) και εξέδωσε το πιστοποιητικό εξέτασης τύπου ΕΕ αριθ. HPC-20471-0418, το οποίο ισχύει έως 14/09/2030.",
          ],
        },
        {
          text: [
            "Οδηγίες φροντίδας: πλύσιμο στους 40 °C, όχι λευκαντικό, όχι στεγνωτήριο, όχι σίδερο, όχι στεγνό καθάρισμα. Έως 25 κύκλοι πλύσης.",
          ],
        },
        {
          text: [
            "Υπογραφή για λογαριασμό και εξ ονόματος του κατασκευαστή:",
            "Γέρακας, 22 Σεπτεμβρίου 2025",
            "Ν. Καραμήτσος, Υπεύθυνος Ποιότητας",
          ],
        },
      ],
    ],
    truth: {
      model_name: "LAMPSI 220",
      reference: "HV-220-Y",
      fibre_composition: fibres("polyester 100"),
      country_making: "GR",
      manufacturer_name: "ΣΤΟΛΕΣ ΑΙΓΑΙΟΥ Α.Ε.",
      manufacturer_address: "Λεωφόρος Σπάτων 118, 153 44 Γέρακας, Ελλάδα",
      certificates: [
        {
          name: "EU type-examination",
          number: "HPC-20471-0418",
          issuer: "Hellenic PPE Cert Α.Ε.",
          valid_until: "2030-09-14",
        },
      ],
      care_washing: "wash_40",
      care_bleaching: "do_not_bleach",
      care_drying: ["do_not_tumble"],
      care_ironing: "do_not_iron",
      care_professional: ["do_not_dry_clean"],
    },
  },
  {
    name: "xiv-a-lodenjacke-datenblatt",
    language: "de",
    template: "textile",
    kind: "tech_sheet",
    font: "serif",
    pages: [
      [
        {
          beside: [
            [{ title: "Lodenwerk Mitterhuber" }],
            [
              {
                text: ["Produktdatenblatt", "Stand: Jänner 2026", "Abt. Produktentwicklung / gm"],
                size: 9,
              },
            ],
          ],
        },
        {
          table: [
            ["Marke", "Mitterhuber", "Modell", "Tauplitz"],
            ["Artikelnr.", "L-2207", "Farbe", "moosgrün meliert"],
            ["Größenlauf", "34–48", "Passform", "Regular"],
          ],
          widths: [80, 165, 80, 162],
          lines: true,
        },
        {
          pairs: [
            ["Bezeichnung", "Damen-Lodenjacke, zweireihig, Stehkragen, Hirschhornknöpfe"],
            ["Oberstoff", "100 % Schurwolle"],
            ["Futter", "100 % Viskose"],
            ["Warengewicht Oberstoff", "430 g/lfm"],
            ["Gewicht Jacke (Gr. 38)", "920 g"],
            ["Herkunft der Wolle", "Österreich, Neuseeland"],
            ["Gewebt in", "Österreich"],
            ["Genäht in", "Slowakei"],
            ["Herstellungsland laut Etikett", "Slowakei"],
            ["Warennummer", "62022000"],
          ],
          style: "dots",
        },
        { text: ["Pflegehinweise"] },
        {
          table: [
            ["Waschen", "nicht waschen"],
            ["Bleichen", "nicht bleichen"],
            ["Trocknen", "nicht im Wäschetrockner trocknen"],
            ["Bügeln", "mäßig heiß bügeln, höchstens 150 °C"],
            ["Reinigung", "chemische Reinigung P"],
          ],
          widths: [110, 300],
        },
        {
          text: [
            "Verarbeitungshinweis: Loden vor dem Zuschnitt 24 Stunden offen auslegen. Strichrichtung beachten. Nähte mit Dampf ausbügeln, nicht pressen. Knöpfe mit Stiel annähen, Ersatzknopf innen links.",
          ],
        },
        {
          text: [
            "Hersteller: Lodenwerk Mitterhuber Ges.m.b.H., Salzastraße 61, 8962 Gröbming, Österreich",
            "FN 187340 m, LG Leoben · UID ATU46558102 · www.mitterhuber-loden.example",
          ],
          size: 8,
        },
      ],
    ],
    truth: {
      brand: "Mitterhuber",
      model_name: "Tauplitz",
      reference: "L-2207",
      fibre_composition: fibres("shell: virgin wool 100 | lining: viscose 100"),
      net_weight: 920,
      country_fibre: ["AT", "NZ"],
      country_weaving: "AT",
      country_making: "SK",
      commodity_code: "62022000",
      care_washing: "do_not_wash",
      care_bleaching: "do_not_bleach",
      care_drying: ["do_not_tumble"],
      care_ironing: "iron_150",
      care_professional: ["dry_p"],
      manufacturer_name: "Lodenwerk Mitterhuber Ges.m.b.H.",
      manufacturer_address: "Salzastraße 61, 8962 Gröbming, Österreich",
    },
  },
  {
    name: "xiv-a-etikettenblatt-nierenwaermer",
    language: "de",
    template: "textile",
    kind: "other",
    font: "narrow",
    pages: [
      [
        { title: "Etikettenblatt / Fiche d'étiquette / Scheda etichetta" },
        {
          table: [
            ["Artikel / Article / Articolo", "40-618"],
            ["Marke / Marque / Marca", "Calanda Wäsche"],
            ["Modell / Modèle / Modello", "Rätikon"],
            ["Grösse / Taille / Taglia", "Einheitsgrösse / taille unique / taglia unica"],
            ["Farbe / Couleur / Colore", "anthrazit / anthracite / antracite"],
            ["GTIN", "7640188329574"],
          ],
          widths: [200, 287],
          lines: true,
        },
        { bar: "Text der Einnähetikette, Seite 1" },
        {
          text: [
            "DE  70% Merinowolle, 26% Polyamid, 4% Elastan",
            "FR  70% laine mérinos, 26% polyamide, 4% élasthanne",
            "IT  70% lana merino, 26% poliammide, 4% elastan",
          ],
        },
        { text: ["Hergestellt in Portugal / Fabriqué au Portugal / Prodotto in Portogallo"] },
        { bar: "Text der Einnähetikette, Seite 2" },
        {
          table: [
            ["DE", "FR", "IT"],
            ["30 °C, Schonwaschgang", "30 °C, programme modéré", "30 °C, ciclo delicato"],
            ["nicht bleichen", "ne pas blanchir", "non candeggiare"],
            ["nicht tumblern", "ne pas sécher en machine", "non asciugare in tamburo"],
            ["nicht bügeln", "ne pas repasser", "non stirare"],
            ["nicht chemisch reinigen", "pas de nettoyage chimique à sec", "non lavare a secco"],
          ],
          lines: true,
        },
        {
          pairs: [
            ["Etikettenmaterial", "Satinband 25 mm, weiss, Druck schwarz"],
            ["Platzierung", "linke Seitennaht innen, 8 cm ab Bund"],
            ["Auflage", "2'400 Stk."],
            ["Lieferant Etikette", "Bandfabrik Seewen AG"],
          ],
        },
        {
          text: [
            "Hersteller: Calanda Wäsche AG, Industriestrasse 22, 7208 Malans, Schweiz",
            "Freigabe Produktmanagement: S. Caduff, 11.06.2026. Änderungen nur mit neuem Blatt.",
          ],
          size: 9,
        },
      ],
    ],
    truth: {
      reference: "40-618",
      brand: "Calanda Wäsche",
      model_name: "Rätikon",
      gtin: "7640188329574",
      fibre_composition: fibres("merino wool 70, polyamide 26, elastane 4"),
      country_making: "PT",
      care_washing: "wash_30_mild",
      care_bleaching: "do_not_bleach",
      care_drying: ["do_not_tumble"],
      care_ironing: "do_not_iron",
      care_professional: ["do_not_dry_clean"],
      manufacturer_name: "Calanda Wäsche AG",
      manufacturer_address: "Industriestrasse 22, 7208 Malans, Schweiz",
    },
  },
  {
    name: "xiv-a-nogavice-tehnicni-list",
    language: "sl",
    template: "textile",
    kind: "tech_sheet",
    pages: [
      [
        { bar: "TEHNIČNI LIST IZDELKA" },
        {
          beside: [
            [
              {
                pairs: [
                  ["Izdelek", "Moške nogavice, športne"],
                  ["Blagovna znamka", "Pikapo"],
                  ["Model", "Pohorje"],
                  ["Šifra artikla", "5120-03"],
                ],
                style: "stacked",
              },
            ],
            [
              {
                pairs: [
                  ["Velikost", "39–42"],
                  ["Masa para", "46 g"],
                  ["Država proizvodnje", "Slovenija"],
                  ["Tarifna oznaka", "6115 95 00"],
                ],
                style: "stacked",
              },
            ],
          ],
        },
        { text: ["Surovinska sestava: 75 % bombaž, 23 % poliamid, 2 % elastan"] },
        {
          table: [
            ["Lastnost", "Metoda", "Zahteva", "Rezultat"],
            ["Obstojnost barve pri pranju", "SIST EN ISO 105-C06", "min. 4", "4"],
            ["Obstojnost barve na znoj", "SIST EN ISO 105-E04", "min. 3-4", "4"],
            ["Odpornost na drgnjenje", "SIST EN 13770", "min. 20.000", "26.000"],
            ["Sprememba mer po pranju", "SIST EN ISO 5077", "±5 %", "-3,0 %"],
          ],
          widths: [165, 142, 90, 90],
          lines: true,
        },
        {
          text: [
            "Vzdrževanje: strojno pranje pri 40 °C, ne belite, ne sušite v sušilnem stroju, ne likajte, kemično čiščenje ni dovoljeno.",
            "Pletenje: enovaljni stroj 168 igel, dvojna peta in prsti, ročno zašiti prsti. Pakiranje: 1 par na obešalu, 10 parov v zavitku.",
          ],
        },
        {
          table: [
            ["Pakiranje", "Kosov", "Mere", "Bruto"],
            ["Zavitek", "10 parov", "28 x 18 x 9 cm", "0,52 kg"],
            ["Karton", "200 parov", "58 x 38 x 36 cm", "11,1 kg"],
            ["Paleta", "24 kartonov", "120 x 80 x 160 cm", "292 kg"],
          ],
          lines: true,
        },
        {
          pairs: [
            ["Proizvajalec", "Nogavičarna Prelog d.o.o."],
            ["Naslov", "Tovarniška ulica 8, 9240 Ljutomer, Slovenija"],
            ["Izdal", "Kontrola kakovosti, M. Zemljič"],
            ["Datum", "9. 4. 2026"],
          ],
          style: "gap",
        },
      ],
    ],
    truth: {
      brand: "Pikapo",
      model_name: "Pohorje",
      reference: "5120-03",
      net_weight: 46,
      country_making: "SI",
      commodity_code: "61159500",
      fibre_composition: fibres("cotton 75, polyamide 23, elastane 2"),
      colour_fastness_grade: 4,
      care_washing: "wash_40",
      care_bleaching: "do_not_bleach",
      care_drying: ["do_not_tumble"],
      care_ironing: "do_not_iron",
      care_professional: ["do_not_dry_clean"],
      manufacturer_name: "Nogavičarna Prelog d.o.o.",
      manufacturer_address: "Tovarniška ulica 8, 9240 Ljutomer, Slovenija",
    },
  },

  {
    name: "xiv-a-deklaracija-posteljina",
    language: "hr",
    template: "textile",
    kind: "other",
    pages: [
      [
        { title: "DEKLARACIJA" },
        {
          text: [
            "NAZIV PROIZVODA: Posteljina, garnitura 140x200 + 70x90",
            "MODEL: Lavanda",
            "ŠIFRA ARTIKLA: PST-0812",
            "ROBNA MARKA: Moslavka dom",
            "SIROVINSKI SASTAV: 100 % pamuk",
            "ZEMLJA PODRIJETLA: Hrvatska",
            "PROIZVOĐAČ: Moslavka tekstil d.o.o., Sisačka cesta 41, 44320 Kutina, Hrvatska",
          ],
        },
        {
          text: [
            "UPUTE ZA ODRŽAVANJE:",
            "Prati na 60 °C s bojama sličnog tona.",
            "Ne izbjeljivati.",
            "Glačati do 200 °C.",
            "Ne sušiti u sušilici.",
            "Prije prve uporabe oprati. Moguće skupljanje do 5 %.",
          ],
          size: 9.5,
        },
        { text: ["BARKOD  3 857612 409830"] },
        {
          text: [
            "Plastičnu vrećicu držati izvan dohvata djece. Vrećica: PE-LD 4.",
            "Broj serije otisnut na naljepnici. Reklamacije uz račun u roku od 24 mjeseca: info@moslavka.example, tel. 044 555 261",
          ],
          size: 7.5,
        },
      ],
    ],
    truth: {
      model_name: "Lavanda",
      reference: "PST-0812",
      brand: "Moslavka dom",
      fibre_composition: fibres("cotton 100"),
      country_making: "HR",
      manufacturer_name: "Moslavka tekstil d.o.o.",
      manufacturer_address: "Sisačka cesta 41, 44320 Kutina, Hrvatska",
      care_washing: "wash_60",
      care_bleaching: "do_not_bleach",
      care_ironing: "iron_200",
      care_drying: ["do_not_tumble"],
      gtin: "3857612409830",
    },
  },
  {
    name: "xiv-a-theedoek-kortrijk",
    language: "nl",
    template: "textile",
    kind: "tech_sheet",
    also: ["scan"],
    font: "narrow",
    pages: [
      [
        { title: "Weverij Deprez-Callens NV" },
        {
          text: [
            "Leiekaai 73 – 8530 Harelbeke – België – BTW/TVA BE 0455.518.730 – www.deprezcallens.example",
          ],
          size: 8,
        },
        { bar: "TECHNISCHE FICHE  /  FICHE TECHNIQUE" },
        {
          pairs: [
            ["Art.", "TD-5070"],
            ["Model / Modèle", "Gaverbeek"],
            ["Merk / Marque", "Leielinnen"],
            ["EAN", "5412988033164"],
          ],
          style: "gap",
        },
        {
          beside: [
            [
              {
                text: [
                  "Keukenhanddoek, gewassen",
                  "Samenstelling: 100 % linnen",
                  "Afmeting: 50 x 70 cm",
                  "Gewicht per stuk: 84 g",
                  "Vlas geteeld in België en Frankrijk",
                  "Geweven en geconfectioneerd in België",
                  "Wassen: 60 °C",
                  "Niet bleken",
                  "Drogen in de droogkast op lage temperatuur",
                  "Strijken: max. 200 °C",
                ],
                size: 9.5,
              },
            ],
            [
              {
                text: [
                  "Essuie de vaisselle, lavé",
                  "Composition : 100 % lin",
                  "Dimensions : 50 x 70 cm",
                  "Poids par pièce : 84 g",
                  "Lin cultivé en Belgique et en France",
                  "Tissé et confectionné en Belgique",
                  "Lavage : 60 °C",
                  "Ne pas blanchir",
                  "Sèche-linge à basse température",
                  "Repassage : max. 200 °C",
                ],
                size: 9.5,
              },
            ],
          ],
        },
        {
          table: [
            ["Lengte / longueur", "Breedte / largeur", "Krimp / retrait", "Tol."],
            ["70 cm", "50 cm", "max. 6 %", "± 2 cm"],
          ],
          lines: true,
        },
        {
          text: [
            "European Flax® certificaat/certificat EF-2025-0447, geldig tot / valable jusqu'au 31/12/2026, afgeleverd door/délivré par Bureau Veritas.",
          ],
        },
        {
          text: [
            "Verpakt per 6 met papieren banderol, 60 per doos / Emballé par 6 avec bandeau papier, 60 par carton (5,6 kg).",
            "Linnen wordt zachter met elke wasbeurt. Geen wasverzachter gebruiken. / Le lin s'assouplit à chaque lavage. Ne pas utiliser d'adoucissant.",
          ],
          size: 8,
        },
      ],
    ],
    truth: {
      reference: "TD-5070",
      model_name: "Gaverbeek",
      brand: "Leielinnen",
      gtin: "5412988033164",
      fibre_composition: fibres("linen 100"),
      net_weight: 84,
      country_fibre: ["BE", "FR"],
      country_weaving: "BE",
      country_making: "BE",
      care_washing: "wash_60",
      care_bleaching: "do_not_bleach",
      care_drying: ["tumble_low"],
      care_ironing: "iron_200",
      certificates: [
        {
          name: "European Flax",
          number: "EF-2025-0447",
          issuer: "Bureau Veritas",
          valid_until: "2026-12-31",
        },
      ],
      manufacturer_name: "Weverij Deprez-Callens NV",
      manufacturer_address: "Leiekaai 73, 8530 Harelbeke, België",
    },
  },
  {
    name: "xiv-a-gots-scope-certificate",
    language: "en",
    template: "textile",
    kind: "certificate",
    also: ["scan"],
    font: "serif",
    pages: [
      [
        {
          text: [
            "Certexa Textile Assurance GmbH · Seestraße 9 · 78464 Konstanz · Germany · Licensing Code CTX",
          ],
          size: 8,
        },
        { title: "Scope Certificate" },
        { text: ["Scope Certificate Number: CTX-GOTS-118204"] },
        {
          text: [
            "Certexa Textile Assurance GmbH certifies that the following organisation has been audited and found to be in conformity with the Global Organic Textile Standard (GOTS), Version 7.0.",
          ],
        },
        {
          pairs: [
            ["Certified organisation (manufacturer)", "Tecelagem Vale do Selho, S.A."],
            ["Address", "Rua da Devesa Nova 480, 4815-061 Guimarães, Portugal"],
            ["Process categories", "Weaving, Dyeing, Manufacturing, Export"],
            ["Valid until", "2027-03-14"],
            ["Place and date of issue", "Konstanz, 2026-03-15"],
          ],
          style: "gap",
        },
        { bar: "Product appendix to CTX-GOTS-118204" },
        {
          table: [
            ["No.", "Product category", "Product details", "Material composition", "Label grade"],
            ["1", "Home textiles", "Bath towels", "100 % organic cotton", "Organic"],
            ["2", "Home textiles", "Bath mats", "100 % organic cotton", "Organic"],
            ["3", "Home textiles", "Bathrobes", "100 % organic cotton", "Organic"],
          ],
          widths: [32, 110, 105, 150, 90],
          lines: true,
        },
        {
          text: [
            "This certificate does not cover individual shipments; a transaction certificate has to be requested for each. It remains the property of Certexa Textile Assurance GmbH and may be withdrawn at any time if the conditions of certification are no longer met. Its validity can be checked in the public database of Global Standard gGmbH.",
          ],
          size: 8.5,
        },
        { text: ["Dr. Annette Wilmers, Head of Certification                         (stamp)"] },
      ],
      [
        { bar: "Site and subcontractor appendix to CTX-GOTS-118204" },
        {
          table: [
            ["Name of operation", "Address", "Processes", "Status"],
            ["Main site", "as on page 1", "Weaving, Dyeing, Manufacturing", "audited 2026-02-10"],
            ["Bordados Irmãs Leite, Lda.", "Rua do Calvário 19, Felgueiras", "Embroidery", "subcontractor"],
            ["Armazéns da Penha, Lda.", "Av. de São Gonçalo 1020, Guimarães", "Storing", "subcontractor"],
          ],
          widths: [125, 142, 110, 110],
          lines: true,
        },
        { bar: "Conditions" },
        {
          text: [
            "1. The certified organisation shall inform the certification body of changes that may affect conformity.",
            "2. Use of the logo requires release of the artwork by the certification body before printing.",
            "3. Wet processing units shall keep records of water, energy and sludge and hold a discharge permit.",
            "4. Chemical inputs shall carry a valid letter of approval; residue tests follow the risk assessment.",
            "5. The next annual inspection is due by 2027-02-15. Unannounced visits are possible at any time.",
            "6. Appeals and complaints: quality@certexa.example, answered within 30 days.",
          ],
          size: 9,
        },
        { text: ["Electronic version of this certificate is the valid one. Page 2 of 2"], size: 8 },
      ],
    ],
    truth: {
      fibre_composition: fibres("organic cotton 100"),
      manufacturer_name: "Tecelagem Vale do Selho, S.A.",
      manufacturer_address: "Rua da Devesa Nova 480, 4815-061 Guimarães, Portugal",
      certificates: [
        {
          name: "GOTS",
          number: "CTX-GOTS-118204",
          issuer: "Certexa Textile Assurance GmbH",
          valid_until: "2027-03-14",
        },
      ],
    },
  },
  {
    name: "xiv-a-oekotex-zertifikat",
    language: "de",
    template: "textile",
    kind: "certificate",
    also: ["scan"],
    pages: [
      [
        { title: "ZERTIFIKAT" },
        { text: ["OEKO-TEX® STANDARD 100"] },
        {
          beside: [
            [
              {
                pairs: [
                  ["Zertifikatsnummer", "24.HDE.71936"],
                  ["Gültig bis", "30.11.2026"],
                ],
                style: "stacked",
              },
            ],
            [
              {
                text: [
                  "Hohenstein Laboratories GmbH & Co. KG",
                  "Schlosssteige 1",
                  "74357 Bönnigheim, Deutschland",
                ],
                size: 9,
              },
            ],
          ],
        },
        { text: ["Zertifikatsinhaber und Hersteller"] },
        {
          text: ["Wirkwaren Sonntag GmbH", "Gewerbepark 12", "09212 Limbach-Oberfrohna", "Deutschland"],
        },
        {
          text: [
            "erhält nach STANDARD 100 by OEKO-TEX® und unserem Prüfbericht Nr. 24.0.08815 die Genehmigung, das unten genannte Zeichen für folgende Artikel zu führen:",
          ],
        },
        {
          text: [
            "Miederware und Badebekleidung aus Kettengewirke, 82 % Polyamid, 18 % Elastan, stückgefärbt und bedruckt, einschließlich Zubehör (Nähgarn, Gummiband, Etiketten)",
          ],
        },
        { bar: "Produktklasse II – Produkte mit Hautkontakt" },
        {
          text: [
            "Die Prüfergebnisse nach STANDARD 100 by OEKO-TEX®, Anhang 4, haben ergeben, dass die oben genannten Artikel die derzeit festgelegten humanökologischen Anforderungen des Anhangs 4 erfüllen.",
            "Die Artikel erfüllen die Anforderungen der Anhänge XVII und XIV der REACH-Verordnung (u. a. Azofarbstoffe, Nickellässigkeit), der US-amerikanischen Vorschrift über den Gesamtgehalt an Blei in Kinderartikeln (CPSIA, mit Ausnahme von Zubehör aus Glas) und der chinesischen Norm GB 18401:2010 (Kennzeichnungspflichten wurden nicht geprüft).",
            "Der Zertifikatsinhaber, der eine Konformitätserklärung nach ISO 17050-1 abgegeben hat, ist verpflichtet, das Zeichen nur für Erzeugnisse zu führen, die mit den ursprünglich geprüften übereinstimmen. Die Konformität wird durch Kontrollprüfungen überwacht.",
          ],
          size: 8.5,
        },
        {
          text: [
            "Bönnigheim, 14.11.2025",
            "",
            "Dipl.-Ing. (FH) J. Brandl, Leitung Zertifizierungsstelle OEKO-TEX®",
          ],
        },
      ],
    ],
    truth: {
      certificates: [
        {
          name: "OEKO-TEX Standard 100",
          number: "24.HDE.71936",
          issuer: "Hohenstein",
          valid_until: "2026-11-30",
        },
      ],
      fibre_composition: fibres("polyamide 82, elastane 18"),
      manufacturer_name: "Wirkwaren Sonntag GmbH",
      manufacturer_address: "Gewerbepark 12, 09212 Limbach-Oberfrohna, Deutschland",
    },
  },
  {
    name: "xiv-a-certificado-toallas",
    language: "es",
    template: "textile",
    kind: "certificate",
    also: ["photo"],
    pages: [
      [
        {
          text: ["AITEX – Instituto Tecnológico Textil · Plaza Emilio Sala, 1 · 03801 Alcoy (Alicante)"],
          size: 8.5,
        },
        { title: "CERTIFICADO 2025OK1193" },
        {
          text: [
            "El Instituto autoriza a la empresa",
            "RIZOS DEL VINALOPÓ, S.L.",
            "Ctra. de Murcia, km 2,4 – 03680 Aspe (Alicante) – España",
            "a utilizar la marca STANDARD 100 by OEKO-TEX® conforme a nuestro informe de ensayo 2025AN3871, para los artículos por ella fabricados:",
          ],
        },
        {
          text: [
            "Toallas, albornoces y alfombrillas de baño en tejido de rizo 100 % algodón, blanqueado o teñido en hilo, con etiquetas e hilo de coser de poliéster.",
          ],
        },
        {
          table: [
            ["Clase de producto", "I (artículos para bebés)"],
            ["Anexo aplicado", "6"],
            ["Fabricado en", "España"],
            ["Fecha de emisión", "02.06.2025"],
            ["Válido hasta", "31.05.2026"],
          ],
          widths: [170, 250],
          lines: true,
        },
        {
          text: [
            "La empresa se compromete, mediante declaración de conformidad según la norma EN ISO 17050-1, a fabricar los artículos con la misma calidad que las muestras presentadas. El uso indebido de la marca dará lugar a la retirada de este certificado. Prohibida su reproducción parcial.",
          ],
          size: 8,
        },
        {
          beside: [
            [{ text: ["Silvia Devesa", "Subdirectora de Certificación"] }],
            [{ text: ["Alcoy, a 2 de junio de 2025"] }],
          ],
        },
      ],
    ],
    truth: {
      certificates: [
        {
          name: "OEKO-TEX Standard 100",
          number: "2025OK1193",
          issuer: "AITEX",
          valid_until: "2026-05-31",
        },
      ],
      fibre_composition: fibres("cotton 100"),
      country_making: "ES",
      manufacturer_name: "RIZOS DEL VINALOPÓ, S.L.",
      manufacturer_address: "Ctra. de Murcia, km 2,4, 03680 Aspe (Alicante), España",
    },
  },
  {
    name: "xiv-a-rapporto-di-prova-felpa",
    language: "it",
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
                  "LABORATORIO TESSILE DEL SERIO S.r.l.",
                  "Via Fara 20 – 24027 Nembro (BG)",
                  "LAB N° 2188 L",
                ],
                size: 9,
              },
            ],
            [
              {
                text: ["Rapporto di prova n. 26LS01447", "Data emissione: 18/02/2026", "Pagina 1 di 1"],
                size: 9,
              },
            ],
          ],
        },
        { title: "RAPPORTO DI PROVA" },
        {
          pairs: [
            ["Committente", "Gruppo Lariomoda S.p.A., Via Borgovico 88, 22100 Como"],
            ["Campione ricevuto il", "09/02/2026"],
            ["Descrizione campione", "Felpa uomo girocollo, blu notte"],
            ["Riferimento cliente", "art. F3308-B"],
            ["Campionamento", "a cura del committente"],
          ],
          style: "dots",
        },
        {
          table: [
            ["Prova eseguita", "Metodo", "Unità", "Risultato", "Requisito"],
            ["Analisi quantitativa delle fibre: cotone", "Reg. UE 1007/2011", "%", "80,0", "80 ± 3"],
            ["Analisi quantitativa delle fibre: poliestere", "Reg. UE 1007/2011", "%", "20,0", "20 ± 3"],
            ["Massa areica", "UNI EN 12127", "g/m²", "318", "320 ± 5%"],
            ["Formazione di pilling, 2000 rotazioni", "UNI EN ISO 12945-2", "grado", "3-4", "≥ 3"],
            [
              "Solidità del colore al lavaggio domestico a 40 °C (A2S), degradazione",
              "UNI EN ISO 105-C06",
              "indice",
              "4",
              "≥ 4",
            ],
            ["Solidità del colore alla luce artificiale", "UNI EN ISO 105-B02", "indice", "5", "≥ 4"],
            ["Variazione dimensionale, lungh./largh.", "UNI EN ISO 6330 4N", "%", "-4,5 / -2,0", "± 5"],
            ["pH dell'estratto acquoso", "UNI EN ISO 3071", "-", "6,8", "4,0 – 7,5"],
          ],
          widths: [187, 110, 50, 70, 70],
          lines: true,
        },
        {
          text: [
            "I risultati si riferiscono esclusivamente al campione provato. L'incertezza estesa è disponibile su richiesta. Il presente rapporto non può essere riprodotto parzialmente senza l'autorizzazione scritta del laboratorio. I campioni residui sono conservati per 60 giorni.",
          ],
          size: 8,
        },
        { text: ["Il Responsabile del Laboratorio", "Dott.ssa Elena Carrara"] },
      ],
    ],
    truth: {
      reference: "F3308-B",
      fibre_composition: fibres("cotton 80, polyester 20"),
      pilling_grade: 3.5,
      colour_fastness_grade: 4,
    },
  },
  {
    name: "xiv-a-pruefbericht-handtuch",
    language: "de",
    template: "textile",
    kind: "test_report",
    also: ["fax"],
    pages: [
      [
        {
          text: [
            "Textilprüfinstitut Neckar-Alb GmbH · Kaiserstraße 201 · 72764 Reutlingen · DAkkS D-PL-18847-01-00",
          ],
          size: 8,
        },
        { title: "Prüfbericht 26-0773" },
        {
          table: [
            ["Auftraggeber", "Wäscherei-Einkaufsverbund Südwest eG, Postfach 1144, 70711 Fellbach"],
            ["Prüfgegenstand", "Frotteehandtuch 50 x 100 cm, anthrazit"],
            ["Artikelnummer", "FH 50100-A"],
            ["Hersteller laut Auftraggeber", "Frottierweberei Zehnder AG"],
            ["Probeneingang", "16.01.2026"],
            ["Prüfzeitraum", "19.01. – 03.02.2026"],
          ],
          widths: [170, 317],
          lines: true,
        },
        { text: ["1  Faserzusammensetzung (VO (EU) Nr. 1007/2011)"] },
        { text: ["Grundgewebe und Pol: 100 % Baumwolle"] },
        { text: ["2  Gewicht und Maße"] },
        {
          table: [
            ["Prüfung", "Norm", "Ergebnis", "Soll"],
            ["Stückgewicht (Mittel aus 5)", "–", "252 g", "240 – 260 g"],
            ["Flächengewicht", "DIN EN 12127", "504 g/m²", "500 g/m²"],
            ["Maßänderung Kette nach 5 Wäschen", "DIN EN ISO 6330", "-6,2 %", "max. -8 %"],
            ["Maßänderung Schuss nach 5 Wäschen", "DIN EN ISO 6330", "-3,1 %", "max. -5 %"],
          ],
          widths: [200, 117, 80, 90],
        },
        { text: ["3  Farbechtheit"] },
        {
          table: [
            ["Waschechtheit 60 °C, Änderung der Farbe", "DIN EN ISO 105-C06", "Note 4-5"],
            ["Chlorechtheit", "DIN EN ISO 105-E03", "Note 4"],
          ],
          widths: [230, 147, 110],
        },
        {
          text: [
            "Zugfestigkeit Kette 341 N, Schuss 288 N (DIN EN ISO 13934-1, Soll mind. 250 N). Polnoppenfestigkeit 6,8 cN (Soll mind. 5 cN). Saugfähigkeit nach DIN EN 14697: Sinkzeit 4 s. Saumlängsnähte 4-fach eingeschlagen, 3,5 Stiche/cm, Ecken verriegelt. pH-Wert des wässrigen Auszugs 6,9.",
          ],
          size: 9,
        },
        { text: ["4  Beurteilung"] },
        {
          text: [
            "Die Ware entspricht in den geprüften Punkten der Lieferbedingung des Auftraggebers (LB 04/2024). Für die gewerbliche Aufbereitung geeignet. Eine Aussage über andere Partien ist damit nicht verbunden.",
          ],
        },
        {
          text: [
            "Reutlingen, 04.02.2026",
            "i. A. K. Hägele, Prüfleiterin",
            "Dieser Bericht ist elektronisch erstellt und ohne Unterschrift gültig.",
          ],
        },
      ],
    ],
    truth: {
      reference: "FH 50100-A",
      manufacturer_name: "Frottierweberei Zehnder AG",
      fibre_composition: fibres("cotton 100"),
      net_weight: 252,
      colour_fastness_grade: 4.5,
    },
  },
  {
    name: "xiv-a-tabela-precos-meias",
    language: "pt",
    template: "textile",
    kind: "other",
    pages: [
      [
        { title: "Peúga & Fio — Tabela de preços 2026/27" },
        {
          text: [
            "Válida a partir de 1 de setembro de 2026. Preços em euros por par, sem IVA. Anula as anteriores.",
          ],
          size: 9,
        },
        { bar: "LINHA ESTRELA" },
        { text: ["Composição de todas as referências: 80 % algodão, 18 % poliamida, 2 % elastano"] },
        {
          table: [
            ["Ref.", "Designação", "Tamanhos", "Cx.", "Até 99", "100–499", "500 +"],
            ["E-101", "Meia curta lisa", "35–38 / 39–42", "12", "1,45", "1,32", "1,20"],
            ["E-102", "Meia curta canelada", "35–38 / 39–42", "12", "1,55", "1,41", "1,28"],
            ["E-110", "Meia de desporto, turco", "39–42 / 43–46", "12", "1,90", "1,75", "1,60"],
            ["E-120", "Meia alta", "35–38 / 39–42", "6", "2,35", "2,15", "1,98"],
            ["E-130", "Meia sem elástico", "39–42 / 43–46", "12", "1,80", "1,65", "1,52"],
            ["E-140", "Meia invisível", "35–38 / 39–42", "12", "1,25", "1,14", "1,05"],
            ["E-141", "Meia invisível c/ silicone", "35–38 / 39–42", "12", "1,40", "1,28", "1,18"],
            ["E-150", "Meia de criança lisa", "23–26 / 27–30", "12", "1,10", "1,00", "0,92"],
            ["E-151", "Meia de criança riscas", "23–26 / 27–30", "12", "1,20", "1,09", "1,00"],
            ["E-160", "Meia pelo joelho", "35–38 / 39–42", "6", "2,60", "2,38", "2,20"],
            ["E-170", "Peúga clássica fio fino", "39–42 / 43–46", "6", "2,15", "1,96", "1,80"],
          ],
          widths: [48, 137, 102, 40, 50, 60, 50],
          lines: true,
        },
        {
          text: [
            "Marca: Peúga & Fio",
            "Todas as meias são fabricadas em Portugal, na nossa fábrica de Pousada de Saramagos.",
            "Lavar a 40 °C. Não branquear. Não passar a ferro.",
          ],
        },
        { bar: "CONDIÇÕES" },
        {
          text: [
            "• Encomenda mínima: 150,00 €. Portes pagos a partir de 400,00 €.",
            "• Pagamento: 30 dias data da fatura; pronto pagamento, desconto de 2 %.",
            "• Personalização com etiqueta do cliente: + 0,06 €/par, mínimo 300 pares.",
            "• IVA à taxa legal em vigor (23 %).",
            "• Reclamações no prazo de 8 dias.",
            "• Cores de linha: branco, cru, cinza, marinho, preto. Outras cores sob consulta, mínimo 240 pares por cor.",
            "• Reserva de propriedade até pagamento integral. Foro da comarca de Vila Nova de Famalicão.",
          ],
          size: 9.5,
        },
        {
          text: [
            "Fabricante: Têxteis Saramago & Filhos, Lda., Rua de Agra 77, 4770-405 Vila Nova de Famalicão, Portugal — Encomendas: 252 555 903",
          ],
          size: 8.5,
        },
      ],
    ],
    truth: {
      brand: "Peúga & Fio",
      fibre_composition: fibres("cotton 80, polyamide 18, elastane 2"),
      country_making: "PT",
      care_washing: "wash_40",
      care_bleaching: "do_not_bleach",
      care_ironing: "do_not_iron",
      manufacturer_name: "Têxteis Saramago & Filhos, Lda.",
      manufacturer_address: "Rua de Agra 77, 4770-405 Vila Nova de Famalicão, Portugal",
    },
  },
  {
    name: "xiv-a-cartellino-cravatta",
    language: "it",
    template: "textile",
    kind: "other",
    font: "serif",
    pages: [
      [
        { bar: "STAMPA CARTELLINO  –  formato 55 x 120 mm  –  fronte" },
        { title: "Seteria Plinio" },
        { text: ["Cravatte fatte a mano dal 1958"] },
        { bar: "retro" },
        {
          text: [
            "Cravatta sette pieghe mod. Bellagio",
            "art. SP 0714",
            "col. bordeaux",
            "100% SETA",
            "MADE IN ITALY",
            "Lavare a secco (P) – Non lavare – Non candeggiare – Stirare a max 110 °C",
          ],
        },
        { text: ["8 032176 540181"] },
        {
          text: [
            "Prodotto da: Seteria Plinio di Aldo Ronchetti & C. s.n.c., Via Regina Vecchia 15, 22012 Cernobbio (CO), Italia",
          ],
          size: 8,
        },
        { bar: "note per la tipografia" },
        {
          text: [
            "Carta cotone 350 g, colore avorio, stampa a caldo oro un lato. Foro Ø 4 mm a 8 mm dal bordo. Cordino in raso bordeaux, sigillo in plastica riciclata.",
            "Tiratura 1.500 pz. Consegna entro il 20 ottobre 2026 in sede. Bozza da rimandare firmata via mail. Prezzo come da preventivo 311/26: € 0,21 cad. + IVA 22%.",
          ],
          size: 9,
        },
      ],
    ],
    truth: {
      brand: "Seteria Plinio",
      model_name: "Bellagio",
      reference: "SP 0714",
      fibre_composition: fibres("silk 100"),
      country_making: "IT",
      care_professional: ["dry_p"],
      care_washing: "do_not_wash",
      care_bleaching: "do_not_bleach",
      care_ironing: "iron_110",
      gtin: "8032176540181",
      manufacturer_name: "Seteria Plinio di Aldo Ronchetti & C. s.n.c.",
      manufacturer_address: "Via Regina Vecchia 15, 22012 Cernobbio (CO), Italia",
    },
  },
  {
    name: "xiv-a-correo-cazadora",
    language: "es",
    template: "textile",
    kind: "other",
    pages: [
      [
        {
          text: [
            "De: Nuria Sanchis <nuria@confeccionestalayot.example>",
            "Para: compras@tiendasbaluarte.example",
            "Fecha: martes, 10 de febrero de 2026, 12:48",
            "Asunto: RE: RE: datos de la cazadora para la web",
          ],
          size: 9,
        },
        {
          text: [
            "Hola, Jaume:",
            "",
            "Perdona el retraso, hemos estado con la feria. Te paso lo que me pedías de la cazadora modelo Formentor (referencia CZ-560). La marca que va en la etiqueta es Talayot Mar, igual que el año pasado.",
            "",
            "El exterior es 65 % poliéster y 35 % algodón; el forro, 100 % poliéster. Está hecha en Marruecos: el tejido lo mandamos cortado desde aquí y vuelve confeccionado. En la talla M pesa 640 g.",
            "",
            "Para el lavado, máximo 30 °C, sin lejía y sin secadora. Se puede planchar a 110 °C como mucho. De limpieza en seco, nada.",
            "",
            "El código de barras del color marino es distinto en cada talla, así que te mando el Excel mañana. Las 240 unidades salen el viernes con Seur; son 12 cajas y unos 165 kg en total.",
            "",
            "En la ficha de la web tienes que poner como fabricante a Confecciones Talayot, S.A., Carrer dels Fusters 9, 07760 Ciutadella de Menorca, España.",
            "",
            "Un abrazo,",
            "Nuria",
          ],
        },
        {
          text: [
            "El 9 feb 2026, a las 9:15, Jaume Ribas escribió:",
            "> Buenos días, Nuria, nos faltan composición, peso y país de la cazadora. ¿Es 100 % algodón como la de verano? Gracias.",
          ],
          size: 9,
        },
        {
          text: [
            "Antes de imprimir este mensaje piense si es necesario. La información de este correo es confidencial y va dirigida solo a su destinatario (RGPD 2016/679).",
          ],
          size: 7.5,
        },
      ],
    ],
    truth: {
      model_name: "Formentor",
      reference: "CZ-560",
      brand: "Talayot Mar",
      fibre_composition: fibres("shell: polyester 65, cotton 35 | lining: polyester 100"),
      country_making: "MA",
      net_weight: 640,
      care_washing: "wash_30",
      care_bleaching: "do_not_bleach",
      care_drying: ["do_not_tumble"],
      care_ironing: "iron_110",
      care_professional: ["do_not_dry_clean"],
      manufacturer_name: "Confecciones Talayot, S.A.",
      manufacturer_address: "Carrer dels Fusters 9, 07760 Ciutadella de Menorca, España",
    },
  },

  {
    name: "xiv-a-attestation-filature",
    language: "fr",
    template: "textile",
    kind: "declaration",
    also: ["fax"],
    pages: [
      [
        {
          text: [
            "Filature du Thoré SAS",
            "Zone artisanale La Prade, 81240 Saint-Amans-Soult, France",
            "Tél. 05 63 55 51 07 – SIRET 844 551 209 00017",
          ],
          size: 9,
        },
        {
          beside: [
            [],
            [
              {
                text: [
                  "Tissages Bardou",
                  "Service achats",
                  "42 avenue de Lavaur",
                  "81100 Castres",
                  "",
                  "Saint-Amans-Soult, le 6 mai 2026",
                ],
              },
            ],
          ],
        },
        { title: "Attestation de composition et d'origine" },
        { text: ["Objet : fil cardé recyclé, référence CAL 2/24"] },
        {
          text: [
            "Madame, Monsieur,",
            "",
            "Nous soussignés, Filature du Thoré SAS, fabricant du fil cité en objet, attestons qu'il est composé de 50 % coton recyclé et 50 % polyester recyclé, soit une teneur totale en matières recyclées de 100 %.",
            "",
            "Ce fil est filé dans notre usine de Saint-Amans-Soult. Fabriqué en France. Le coton provient de chutes de coupe triées par couleur ; aucune teinture n'est pratiquée.",
            "",
            "Notre entreprise est titulaire du certificat GRS n° ECO-GRS-05519 délivré par Ecocert Greenlife, valable jusqu'au 28 février 2027. Un certificat de transaction peut être établi sur demande pour toute livraison supérieure à 200 kg.",
            "",
            "La présente attestation est valable pour les livraisons effectuées entre le 1er mai 2026 et le 30 avril 2027 et annule celle du 12 mai 2025. Nous nous engageons à vous informer sans délai de toute modification.",
            "",
            "Fait pour servir et valoir ce que de droit.",
          ],
        },
        {
          beside: [
            [{ text: ["Cachet de l'entreprise"] }],
            [{ text: ["Hélène Cabrol", "Responsable qualité"] }],
          ],
        },
      ],
    ],
    truth: {
      reference: "CAL 2/24",
      fibre_composition: fibres("recycled cotton 50, recycled polyester 50"),
      recycled_content: 100,
      country_spinning: "FR",
      country_making: "FR",
      certificates: [
        {
          name: "GRS",
          number: "ECO-GRS-05519",
          issuer: "Ecocert Greenlife",
          valid_until: "2027-02-28",
        },
      ],
      manufacturer_name: "Filature du Thoré SAS",
      manufacturer_address: "Zone artisanale La Prade, 81240 Saint-Amans-Soult, France",
    },
  },
  {
    name: "xiv-a-wasserij-dekbedovertrek",
    language: "nl",
    template: "textile",
    kind: "tech_sheet",
    font: "narrow",
    pages: [
      [
        { title: "Linnenservice Waterland" },
        {
          text: [
            "Productspecificatie huurlinnen – versie 3 – ingangsdatum 1 april 2026 – eigenaar: afd. Inkoop & Kwaliteit",
          ],
          size: 8.5,
        },
        {
          table: [
            ["Artikelcode", "DBO-240-H", "Artikelgroep", "12 Bedlinnen hotel"],
            ["Omschrijving", "Dekbedovertrek hotelsluiting, satijnstreep 1 cm", "Maat", "240 x 220 cm"],
            ["Samenstelling", "50% katoen, 50% polyester", "Gewicht", "1.180 g per stuk"],
            ["Land van herkomst", "Pakistan", "GN-code", "6302 32 90"],
            ["Leverancier", "Textielgroothandel Bonsma B.V., Joure", "Levertijd", "14 weken"],
            [
              "Keurmerk",
              "OEKO-TEX STANDARD 100, nr. 22.HPK.38814 (Hohenstein), geldig t/m 31-08-2026",
              "Kleur",
              "wit",
            ],
          ],
          widths: [85, 190, 80, 132],
          lines: true,
        },
        { bar: "Wasserijproces" },
        {
          table: [
            ["Stap", "Instelling", "Opmerking"],
            ["Wassen", "60 °C", "programma 14, tunnelwasser"],
            ["Bleken", "niet bleken", "ook geen perazijnzuur"],
            ["Drogen", "droger, normale temperatuur", "alleen voordrogen, 3 min."],
            ["Strijken", "max. 150 °C", "mangel 2, snelheid 22 m/min"],
            ["Vouwen", "vouwprogramma 8", "stapelen per 10"],
          ],
          widths: [90, 190, 207],
          lines: true,
        },
        { bar: "Ingangscontrole per levering" },
        {
          table: [
            ["Kenmerk", "Norm", "Eis"],
            ["Krimp na 5 wasbeurten", "EN ISO 5077", "lengte max. 5%, breedte max. 3%"],
            ["Treksterkte", "EN ISO 13934-1", "ketting 600 N, inslag 500 N"],
            ["Witheid (Ganz)", "intern", "min. 190"],
            ["RFID-chip", "intern", "leesbaar na 200 cycli"],
          ],
          widths: [150, 130, 207],
        },
        {
          text: [
            "Afkeur: bij meer dan 2,5% gebreken in de steekproef (AQL) gaat de partij terug op kosten van de leverancier. Verwachte levensduur 120 wasbeurten. Afgekeurd linnen wordt ingezameld voor vervezeling.",
            "Linnenservice Waterland B.V. · Ambachtsweg 30, 1474 HX Oosthuizen · KvK 36055182 · planning@lswaterland.example",
          ],
          size: 8,
        },
      ],
    ],
    truth: {
      reference: "DBO-240-H",
      fibre_composition: fibres("cotton 50, polyester 50"),
      net_weight: 1180,
      country_making: "PK",
      commodity_code: "63023290",
      certificates: [
        {
          name: "OEKO-TEX Standard 100",
          number: "22.HPK.38814",
          issuer: "Hohenstein",
          valid_until: "2026-08-31",
        },
      ],
      care_washing: "wash_60",
      care_bleaching: "do_not_bleach",
      care_drying: ["tumble_normal"],
      care_ironing: "iron_150",
    },
  },
  {
    name: "xiv-a-waeschereidatenblatt-bundhose",
    language: "de",
    template: "textile",
    kind: "tech_sheet",
    also: ["scan"],
    pages: [
      [
        {
          beside: [
            [{ title: "RUHRFEST®" }, { text: ["Berufskleidung für Handwerk und Industrie"], size: 9 }],
            [
              {
                text: ["Wäschereidatenblatt WD-311", "Ausgabe 2 / November 2025", "ersetzt Ausgabe 1"],
                size: 9,
              },
            ],
          ],
        },
        {
          table: [
            ["Marke:", "RUHRFEST"],
            ["Modell:", "Zeche"],
            ["Artikel-Nr.:", "311-6535-09"],
            ["Artikel:", "Bundhose mit Kniepolstertaschen, grau/schwarz"],
            ["Gewebe:", "65 % Polyester, 35 % Baumwolle, Köper 2/1, 285 g/m²"],
            ["Stückgewicht:", "ca. 590 g (Gr. 52)"],
            ["Ursprungsland:", "Tunesien"],
            ["Zertifikat:", "OEKO-TEX Standard 100, Nr. 09.0.67214, Hohenstein, gültig bis 15.06.2026"],
          ],
          widths: [110, 377],
        },
        { bar: "Eignung für die Industriewäsche nach DIN EN ISO 15797" },
        {
          table: [
            ["Waschverfahren", "8", "Trocknung", "A (Tumbler) und B (Finisher)"],
            ["Zyklen geprüft", "50", "Maßänderung", "Länge -2 %, Weite -1 %"],
          ],
          widths: [110, 80, 100, 197],
          lines: true,
        },
        {
          table: [
            ["Größe", "44", "46", "48", "50", "52", "54", "56", "58", "60"],
            ["Bundweite (cm)", "78", "82", "86", "90", "94", "98", "102", "107", "112"],
            ["Schrittlänge", "79", "80", "81", "82", "83", "84", "84", "85", "85"],
          ],
          widths: [100, 43, 43, 43, 43, 43, 43, 43, 43, 43],
          lines: true,
        },
        { text: ["Haushaltspflege laut Einnähetikett:"] },
        {
          text: [
            "Waschen bis 60 °C.  Nicht bleichen.  Trocknen im Tumbler mit niedriger Temperatur.  Bügeln bis 150 °C.  Chemische Reinigung P.",
          ],
        },
        {
          text: [
            "Hinweise für den Betrieb: Reißverschlüsse schließen, Kniepolster entnehmen, auf links waschen. Keine chlorhaltigen Mittel, keinen Weichspüler einsetzen. Dunkle Ware getrennt aufbereiten. Patchen mit Thermoetikett bei 200 °C / 12 s möglich, nicht auf Reflexstreifen. Reparatur nur mit Umspinngarn Nm 75 in gleicher Farbe.",
            "Die Angaben beruhen auf Versuchen in unserem Hause und bei Partnerwäschereien; sie befreien nicht von eigenen Prüfungen.",
          ],
          size: 8.5,
        },
        {
          text: [
            "Hersteller: Ruhrfest Arbeitskleidung Brinkmann GmbH",
            "Anschrift: Zechenring 14, 45884 Gelsenkirchen, Deutschland",
            "Technische Auskunft: Herr Pawlak, Tel. 0209 555 07-33",
          ],
          size: 9,
        },
      ],
    ],
    truth: {
      brand: "RUHRFEST",
      model_name: "Zeche",
      reference: "311-6535-09",
      fibre_composition: fibres("polyester 65, cotton 35"),
      net_weight: 590,
      country_making: "TN",
      certificates: [
        {
          name: "OEKO-TEX Standard 100",
          number: "09.0.67214",
          issuer: "Hohenstein",
          valid_until: "2026-06-15",
        },
      ],
      care_washing: "wash_60",
      care_bleaching: "do_not_bleach",
      care_drying: ["tumble_low"],
      care_ironing: "iron_150",
      care_professional: ["dry_p"],
      manufacturer_name: "Ruhrfest Arbeitskleidung Brinkmann GmbH",
      manufacturer_address: "Zechenring 14, 45884 Gelsenkirchen, Deutschland",
    },
  },
  {
    name: "xiv-a-davantal-fitxa",
    language: "ca",
    template: "textile",
    kind: "other",
    pages: [
      [
        {
          text: [
            "CAL TEIXIDOR · botiga i taller · Carrer de les Bruixes, 3 · 17850 Besalú · caltexidor.example",
          ],
          size: 8,
        },
        { title: "Davantal Fluvià" },
        { text: ["34,00 €   IVA inclòs   ·   Enviament en 48 h a tota la península i les Balears"] },
        {
          beside: [
            [
              {
                text: [
                  "Un davantal de cuina de tota la vida, amb pitrera, dues butxaques i vetes llargues per lligar-lo al davant. El teixit es fa en telers de llançadora i és cada any més suau.",
                ],
              },
              { text: ["Talla única (80 x 72 cm)", "Color: ratlla blava"] },
            ],
            [
              {
                pairs: [
                  ["Marca", "Cal Teixidor"],
                  ["Model", "Fluvià"],
                  ["Referència", "DAV-22"],
                  ["Composició", "55% lli, 45% cotó"],
                  ["Pes", "195 g"],
                  ["Codi EAN", "8437016552384"],
                ],
                style: "stacked",
              },
            ],
          ],
        },
        {
          text: [
            "Teixit a Catalunya, Espanya. Fet a Espanya.",
            "Cura: es pot rentar a 40 °C i planxar a 200 °C. No fer servir lleixiu. No assecar a l'assecadora.",
          ],
        },
        {
          text: ["Fabricant: Teixits Güell i Filles, SL, Camí Ral 21, 17850 Besalú, Espanya"],
        },
        { bar: "També et pot agradar" },
        {
          table: [
            ["Estovalles Garrotxa", "Tovalló Ter (4 u.)", "Bossa de pa"],
            ["100% lli", "100% cotó", "100% lli"],
            ["62,00 €", "24,00 €", "12,50 €"],
          ],
        },
        {
          text: [
            "Devolucions gratuïtes durant 30 dies. Atenció al client de dilluns a divendres de 9 a 14 h, tel. 972 555 084. Avís legal · Privacitat · Galetes",
          ],
          size: 8,
        },
      ],
    ],
    truth: {
      brand: "Cal Teixidor",
      model_name: "Fluvià",
      reference: "DAV-22",
      fibre_composition: fibres("linen 55, cotton 45"),
      net_weight: 195,
      gtin: "8437016552384",
      country_weaving: "ES",
      country_making: "ES",
      care_washing: "wash_40",
      care_ironing: "iron_200",
      care_bleaching: "do_not_bleach",
      care_drying: ["do_not_tumble"],
      manufacturer_name: "Teixits Güell i Filles, SL",
      manufacturer_address: "Camí Ral 21, 17850 Besalú, Espanya",
    },
  },
  {
    name: "xiv-a-chal-lalin",
    language: "gl",
    template: "textile",
    kind: "tech_sheet",
    font: "mono",
    pages: [
      [
        { title: "FICHA DE PRODUTO" },
        {
          text: [
            "Tecidos e Puntos do Deza, S.L. — Polígono Lalín 2000, parcela C-18, 36500 Lalín (Pontevedra), España",
          ],
          size: 8.5,
        },
        {
          text: [
            "Produto ............ Chal tecido a man, talla única",
            "Marca .............. Lá de Aquí",
            "Modelo ............. Carballeira",
            "Referencia ......... CH-2031",
            "Composición ........ 100 % la virxe",
            "Peso ............... 310 g",
            "Orixe da la ........ España",
            "Fabricado en ....... España",
            "Código EAN ......... 8435902174665",
          ],
        },
        {
          text: [
            "Coidados: lavar a man en auga fría, non usar lixivia, secar en horizontal, non usar secadora, non pasar o ferro.",
          ],
        },
        {
          text: [
            "A la procede de rabaños das montañas do Courel e de Zamora, lavada sen produtos agresivos e sen tinguir. Cada peza vai numerada e asinada pola tecedeira. Pode haber pequenas diferenzas de ton e de medida (± 4 cm) dunha peza a outra.",
          ],
        },
        {
          table: [
            ["Medidas", "190 x 70 cm"],
            ["Presentación", "caixa de cartón con ventá, 24 x 24 x 6 cm"],
            ["Prezo recomendado", "89,00 € (IVE incluído)"],
            ["Pedido mínimo", "6 unidades"],
          ],
          widths: [150, 250],
          lines: true,
        },
        {
          text: ["Pedidos e dúbidas: Antía Fondevila, 986 555 417, vendas@ladeaqui.example"],
          size: 9,
        },
        { text: ["Fabricante: Tecidos e Puntos do Deza, S.L."], size: 9 },
      ],
    ],
    truth: {
      brand: "Lá de Aquí",
      model_name: "Carballeira",
      reference: "CH-2031",
      fibre_composition: fibres("virgin wool 100"),
      net_weight: 310,
      country_fibre: ["ES"],
      country_making: "ES",
      gtin: "8435902174665",
      care_washing: "hand_wash",
      care_bleaching: "do_not_bleach",
      care_drying: ["do_not_tumble", "flat"],
      care_ironing: "do_not_iron",
      manufacturer_name: "Tecidos e Puntos do Deza, S.L.",
      manufacturer_address: "Polígono Lalín 2000, parcela C-18, 36500 Lalín (Pontevedra), España",
    },
  },
  {
    name: "xiv-a-line-sheet-zeebries",
    language: "en",
    template: "textile",
    kind: "other",
    font: "narrow",
    pages: [
      [
        {
          beside: [
            [{ title: "ZEEBRIES" }, { text: ["Autumn/Winter 2026 – Knitwear line sheet"] }],
            [
              {
                text: [
                  "Showroom Antwerp: 12–28 January 2026",
                  "by appointment, sales@zeebries.example",
                  "Prices in EUR, ex VAT, retail x 2.6",
                ],
                size: 9,
              },
            ],
          ],
        },
        {
          table: [
            ["Style", "Name", "Description", "Composition", "Sizes", "WHS", "RRP"],
            [
              "ZB601",
              "Nele",
              "Crew neck, rib trims",
              "80% merino wool, 20% polyamide",
              "XS–XL",
              "49.00",
              "129.00",
            ],
            ["ZB602", "Joke", "Roll neck, raglan", "100% merino wool", "XS–XL", "58.00", "149.00"],
            [
              "ZB603",
              "Fien",
              "Cardigan, 6 buttons",
              "80% merino wool, 20% polyamide",
              "S–L",
              "62.00",
              "159.00",
            ],
            ["ZB610", "Lotte", "Long vest with belt", "70% alpaca, 30% polyamide", "S–L", "67.00", "175.00"],
            ["ZB615", "Saar", "Beanie, double layer", "100% cashmere", "one size", "27.00", "69.00"],
          ],
          widths: [50, 45, 105, 122, 55, 50, 60],
          lines: true,
        },
        {
          text: [
            "Colours for all styles: 01 ecru, 14 rust, 22 bottle, 30 navy. Colour 22 not in ZB615.",
            "Brand: Zeebries. All styles are made in Portugal. Care for all styles: hand wash, do not bleach, dry flat, do not tumble dry.",
          ],
        },
        { bar: "Order terms" },
        {
          text: [
            "Minimum order 1,500 EUR, 4 pieces per style and colour. Order deadline 1 March 2026. Deliveries: drop 1, 15 July – 15 August; drop 2, 1 – 30 September. 30 % deposit on confirmation, balance before shipping. Reorders subject to stock. No cancellation after 15 March.",
            "Window exclusivity within 2 km for orders above 5,000 EUR. Tolerance on quantities ±3 %.",
          ],
          size: 9,
        },
        {
          text: [
            "Manufacturer: Zeebries BV, Vlaamsekaai 56, 2000 Antwerpen, Belgium  |  VAT BE 0755.514.226  |  Agent DACH: Modeagentur Kessler, Düsseldorf",
          ],
          size: 8,
        },
      ],
    ],
    truth: {
      brand: "Zeebries",
      country_making: "PT",
      care_washing: "hand_wash",
      care_bleaching: "do_not_bleach",
      care_drying: ["do_not_tumble", "flat"],
      manufacturer_name: "Zeebries BV",
      manufacturer_address: "Vlaamsekaai 56, 2000 Antwerpen, Belgium",
    },
  },
  {
    name: "xiv-a-petseta-technikes-prodiagrafes",
    language: "el",
    template: "textile",
    kind: "tech_sheet",
    also: ["photo"],
    pages: [
      [
        { title: "Υφαντουργία Πηνειού Α.Ε." },
        {
          text: [
            "3ο χλμ. Λάρισας – Συκουρίου, 415 00 Λάρισα, Ελλάδα · τηλ. 2410 555 662 · ΓΕΜΗ 055518740000",
          ],
          size: 8,
        },
        { bar: "ΔΕΛΤΙΟ ΤΕΧΝΙΚΩΝ ΠΡΟΔΙΑΓΡΑΦΩΝ" },
        {
          table: [
            ["Είδος", "Πετσέτα μπάνιου 70 x 140 cm"],
            ["Εμπορικό σήμα", "Πηνειός Home"],
            ["Μοντέλο", "Ανθή"],
            ["Κωδικός προϊόντος", "PB-7140"],
            ["Σύνθεση", "100% βιολογικό βαμβάκι"],
            ["Βάρος τεμαχίου", "485 γρ."],
            ["Προέλευση βαμβακιού", "Ελλάδα"],
            ["Χώρα παραγωγής", "Ελλάδα"],
            ["Barcode (EAN-13)", "5201647390850"],
          ],
          widths: [160, 280],
          lines: true,
        },
        {
          text: ["Πιστοποίηση: GOTS, αρ. πιστοποιητικού BIO-GR-2291, φορέας ΔΗΩ, ισχύει έως 31/10/2026"],
        },
        { text: ["Οδηγίες πλύσης"] },
        {
          text: [
            "– Πλύσιμο στους 60 °C",
            "– Να μη χρησιμοποιείται λευκαντικό",
            "– Στεγνωτήριο σε χαμηλή θερμοκρασία",
            "– Σιδέρωμα έως 150 °C",
          ],
        },
        {
          table: [
            ["Έλεγχος", "Πρότυπο", "Όριο"],
            ["Μεταβολή διαστάσεων", "EN ISO 5077", "≤ 7 %"],
            ["Απορροφητικότητα", "EN 14697", "≤ 10 s"],
            ["Επιφανειακή μάζα", "EN 12127", "495 g/m² ± 5 %"],
          ],
          widths: [180, 130, 130],
        },
        {
          text: [
            "Συσκευασία: 6 τεμάχια ανά δέμα, 36 ανά κιβώτιο (18,2 kg μικτό). Αποθήκευση σε ξηρό χώρο. Το παρόν αντικαθιστά κάθε προηγούμενη έκδοση. Έκδοση 5, 11/02/2026, Τμήμα Ποιότητας.",
            "Κατασκευαστής: Υφαντουργία Πηνειού Α.Ε.",
          ],
          size: 8.5,
        },
      ],
    ],
    truth: {
      brand: "Πηνειός Home",
      model_name: "Ανθή",
      reference: "PB-7140",
      fibre_composition: fibres("organic cotton 100"),
      net_weight: 485,
      country_fibre: ["GR"],
      country_making: "GR",
      gtin: "5201647390850",
      certificates: [{ name: "GOTS", number: "BIO-GR-2291", issuer: "ΔΗΩ", valid_until: "2026-10-31" }],
      care_washing: "wash_60",
      care_bleaching: "do_not_bleach",
      care_drying: ["tumble_low"],
      care_ironing: "iron_150",
      manufacturer_name: "Υφαντουργία Πηνειού Α.Ε.",
      manufacturer_address: "3ο χλμ. Λάρισας – Συκουρίου, 415 00 Λάρισα, Ελλάδα",
    },
  },
  {
    name: "xiv-a-packing-list-varazdin",
    language: "en",
    template: "textile",
    kind: "invoice",
    pages: [
      [
        { title: "INVOICE AND PACKING LIST" },
        {
          beside: [
            [
              {
                text: [
                  "Manufacturer and exporter:",
                  "Varteks Drava d.o.o.",
                  "Zagrebačka 212",
                  "42000 Varaždin",
                  "Croatia",
                  "OIB 55180274461",
                ],
                size: 9.5,
              },
            ],
            [
              {
                text: [
                  "Consignee:",
                  "Fjellro Bekledning AS",
                  "Industriveien 8",
                  "2020 Skedsmokorset",
                  "Norway",
                  "Org.nr. 915 551 802",
                ],
                size: 9.5,
              },
            ],
          ],
        },
        {
          table: [
            ["Invoice No.", "Date", "Your order", "Terms", "Transport"],
            ["218/1/1", "08.05.2026", "PO 77301", "FCA Varaždin", "truck"],
          ],
          lines: true,
        },
        {
          text: [
            "Goods: men's trousers, article no. VT-4402, 54% virgin wool, 44% polyester, 2% elastane, woven",
            "Customs tariff number: 6203 41 10",
            "Country of origin: Croatia",
            "Net weight per piece: 0.480 kg",
          ],
        },
        {
          table: [
            ["Carton", "Size", "Colour", "Pieces", "Net kg", "Gross kg"],
            ["1–4", "48", "navy", "80", "38.40", "41.60"],
            ["5–10", "50", "navy", "120", "57.60", "62.40"],
            ["11–16", "52", "navy", "120", "57.60", "62.40"],
            ["17–19", "54", "navy", "60", "28.80", "31.20"],
            ["Total 19", "", "", "380", "182.40", "197.60"],
          ],
          lines: true,
        },
        {
          table: [
            ["380 pcs", "x EUR 24.60", "EUR 9,348.00"],
            ["Material supplied by consignee", "", "EUR -3,116.00"],
            ["Amount due", "30 days net", "EUR 6,232.00"],
          ],
        },
        {
          text: [
            "VAT exempt, Art. 45 of the Croatian VAT Act. Bank: Podravska banka d.d., IBAN HR12 2386 0021 1190 4471 5, SWIFT PDKCHR2X.",
            "The exporter of the products covered by this document declares that, except where otherwise clearly indicated, these products are of EU preferential origin.",
          ],
          size: 8.5,
        },
        { text: ["Varaždin, 08.05.2026            Vesna Hrgar, Export"] },
      ],
    ],
    truth: {
      reference: "VT-4402",
      fibre_composition: fibres("virgin wool 54, polyester 44, elastane 2"),
      commodity_code: "62034110",
      country_making: "HR",
      net_weight: 480,
      manufacturer_name: "Varteks Drava d.o.o.",
      manufacturer_address: "Zagrebačka 212, 42000 Varaždin, Croatia",
    },
  },
  {
    name: "xiv-a-nomenclature-doudoune",
    language: "fr",
    template: "textile",
    kind: "tech_sheet",
    font: "narrow",
    also: ["scan"],
    pages: [
      [
        {
          table: [
            ["AIGUILLE ROUGE", "DOSSIER TECHNIQUE", "Page 1/2"],
            ["Saison H26", "Nomenclature produit", "Version V3 – 19/11/2025"],
          ],
          widths: [150, 187, 150],
          lines: true,
        },
        {
          beside: [
            [
              {
                pairs: [
                  ["Marque", "Aiguille Rouge"],
                  ["Modèle", "Parka Belvédère"],
                  ["Référence", "AR26-H-118"],
                  ["Ligne", "Homme / outdoor urbain"],
                ],
              },
            ],
            [
              {
                pairs: [
                  ["Chef de produit", "L. Mermillod"],
                  ["Modéliste", "S. Nguyen"],
                  ["Taille de base", "M"],
                  ["Poids pièce (M)", "1 150 g"],
                ],
              },
            ],
          ],
        },
        { bar: "TISSUS ET GARNISSAGE" },
        {
          table: [
            ["Repère", "Désignation", "Composition", "Fournisseur", "Conso"],
            [
              "T1 tissu extérieur",
              "Sergé déperlant 168 g/m²",
              "100 % polyester recyclé",
              "Tissages du Pilat",
              "1,85 m",
            ],
            ["T2 doublure", "Taffetas 58 g/m²", "100 % polyamide", "Hoa Binh Textile", "1,60 m"],
            ["G1 garnissage", "Duvet 700 cuin", "90 % duvet, 10 % plumes", "Plumex SAS", "185 g"],
          ],
          widths: [95, 127, 115, 95, 55],
          lines: true,
        },
        { bar: "FOURNITURES" },
        {
          table: [
            ["Repère", "Désignation", "Qté", "Coloris"],
            ["F1", "Zip double curseur n° 5, 72 cm", "1", "ton sur ton"],
            ["F2", "Zip poche n° 3, 18 cm", "3", "ton sur ton"],
            ["F3", "Bouton-pression 15 mm", "7", "canon de fusil"],
            ["F4", "Cordon élastique Ø 3 mm", "1,4 m", "noir"],
            ["F5", "Bloqueur 2 trous", "2", "noir"],
            ["F6", "Fil n° 80", "310 m", "ton sur ton"],
            ["F7", "Étiquette marque tissée 60 x 20", "1", "rouge"],
          ],
          widths: [60, 247, 70, 110],
          lines: true,
        },
        { text: ["À reporter sur l'étiquette : Fabriqué au Vietnam"] },
      ],
      [
        {
          table: [
            ["AIGUILLE ROUGE", "DOSSIER TECHNIQUE", "Page 2/2"],
            ["Saison H26", "Entretien et certification", "Version V3 – 19/11/2025"],
          ],
          widths: [150, 187, 150],
          lines: true,
        },
        {
          text: [
            "Lavage : 30 °C, programme très modéré",
            "Blanchiment : interdit",
            "Séchage : sèche-linge à basse température (avec 2 balles de tennis)",
            "Repassage : interdit",
            "Nettoyage à sec : interdit",
          ],
        },
        {
          text: [
            "Certificat RDS (Responsible Down Standard) n° CU-RDS-861420 – Control Union – validité 22/08/2026",
          ],
        },
        {
          table: [
            ["Point de mesure (cm)", "S", "M", "L", "XL", "Tol."],
            ["1/2 tour de poitrine", "57", "60", "63", "66", "1"],
            ["Longueur milieu dos", "76", "78", "80", "82", "1"],
            ["Longueur manche", "65", "66", "67", "68", "0,7"],
            ["Hauteur capuche", "36", "36,5", "37", "37,5", "0,5"],
            ["1/2 bas", "58", "61", "64", "67", "1"],
          ],
          widths: [187, 60, 60, 60, 60, 60],
          lines: true,
        },
        {
          text: [
            "Montage : coutures d'assemblage 4 points/cm, surpiqûre 2 aiguilles aux épaules. Caissons cloisonnés, remplissage pesé par panneau (tolérance ± 3 %). Contrôle détecteur d'aiguilles obligatoire avant emballage.",
            "Code douanier : 6201 40 90. Metteur en marché et fabricant : Aiguille Rouge SAS, 118 route des Gaillands, 74400 Chamonix-Mont-Blanc, France.",
          ],
        },
        {
          text: ["Document confidentiel, propriété d'Aiguille Rouge SAS. Toute reproduction est interdite."],
          size: 7.5,
        },
      ],
    ],
    truth: {
      brand: "Aiguille Rouge",
      model_name: "Parka Belvédère",
      reference: "AR26-H-118",
      net_weight: 1150,
      fibre_composition: fibres(
        "shell: recycled polyester 100 | lining: polyamide 100 | filling: down 90, feathers 10",
      ),
      country_making: "VN",
      care_washing: "wash_30_very_mild",
      care_bleaching: "do_not_bleach",
      care_drying: ["tumble_low"],
      care_ironing: "do_not_iron",
      care_professional: ["do_not_dry_clean"],
      certificates: [
        { name: "RDS", number: "CU-RDS-861420", issuer: "Control Union", valid_until: "2026-08-22" },
      ],
      commodity_code: "62014090",
      manufacturer_name: "Aiguille Rouge SAS",
      manufacturer_address: "118 route des Gaillands, 74400 Chamonix-Mont-Blanc, France",
    },
  },
  {
    name: "xiv-a-izjava-otroska-odeja",
    language: "sl",
    template: "textile",
    kind: "declaration",
    pages: [
      [
        {
          text: [
            "Tkalnica Rašica-Škrlep d.o.o., Glavna cesta 27, 4290 Tržič, Slovenija",
            "ID za DDV: SI 55518073 · telefon 04 555 27 10",
          ],
          size: 9,
        },
        { title: "Izjava proizvajalca" },
        {
          text: [
            "Tkalnica Rašica-Škrlep d.o.o. kot proizvajalec izjavlja, da otroška odeja blagovne znamke Medvedek, model Zvezdica, šifra artikla OD-715, ustreza zahtevam Uredbe (EU) 2023/988 o splošni varnosti proizvodov in Uredbe (EU) št. 1007/2011.",
            "",
            "Odeja je izdelana iz 85 % bombaža in 15 % viskoze, velikost 75 x 100 cm, masa 340 g. Stkana, konfekcionirana in pakirana je v Sloveniji. Poreklo blaga: Slovenija.",
            "",
            "Vzdrževanje po etiketi: pranje pri 40 °C, ne belite, likajte do 110 °C, ne sušite v sušilnem stroju.",
            "",
            "Črtna koda izdelka: 3830094172645",
          ],
        },
        {
          text: [
            "Izdelek ne vsebuje azobarvil, ki lahko sproščajo prepovedane aromatske amine, niti snovi s seznama SVHC nad 0,1 %. Vrvic, gumbov in drugih majhnih delov ni. Odeja je namenjena otrokom od 12. meseca starosti; ni namenjena za spanje brez nadzora.",
          ],
        },
        {
          text: [
            "Izjava se izdaja kupcu Trgovine Mavrica d.d., Celovška cesta 205, 1000 Ljubljana, za dobave po naročilnici 26-0441 z dne 3. 3. 2026 in velja do preklica.",
          ],
        },
        {
          beside: [
            [{ text: ["Tržič, 10. 3. 2026"] }],
            [{ text: ["Peter Škrlep, direktor", "(žig in podpis)"] }],
          ],
        },
      ],
    ],
    truth: {
      brand: "Medvedek",
      model_name: "Zvezdica",
      reference: "OD-715",
      fibre_composition: fibres("cotton 85, viscose 15"),
      net_weight: 340,
      country_weaving: "SI",
      country_making: "SI",
      care_washing: "wash_40",
      care_bleaching: "do_not_bleach",
      care_ironing: "iron_110",
      care_drying: ["do_not_tumble"],
      gtin: "3830094172645",
      manufacturer_name: "Tkalnica Rašica-Škrlep d.o.o.",
      manufacturer_address: "Glavna cesta 27, 4290 Tržič, Slovenija",
    },
  },
];
