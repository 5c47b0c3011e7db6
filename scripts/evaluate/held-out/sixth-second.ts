/** Written by somebody who had not read the rules; counted before anybody looked at what goes wrong. */
import { fibres } from "../fibres.ts";
import type { Specimen } from "../specimen.ts";

export const HELD_OUT_SIXTH_MORE: readonly Specimen[] = [
  {
    name: "six-b-swatch-card",
    language: "en",
    template: "textile",
    kind: "tech_sheet",
    font: "narrow",
    also: ["photo"],
    pages: [
      [
        { title: "TAI YU FUNCTIONAL KNITS" },
        {
          text: ["Hangers: please return after use. Minimum 800 m per colour, 3,000 m per quality."],
          size: 8,
        },
        {
          beside: [
            [
              {
                pairs: [
                  ["ITEM NO.", "TY-66318R"],
                  ["CONTENT", "79% RECYCLED NYLON 21% SPANDEX"],
                  ["STRUCTURE", "warp knit, tricot 32G"],
                  ["WIDTH", "58/60 inch cuttable"],
                  ["WEIGHT", "210 GSM +/- 5%"],
                  ["FINISH", "wicking, UPF 50+"],
                ],
              },
            ],
            [
              {
                pairs: [
                  ["PRICE", "USD 4.85/yd FOB, valid 60 days"],
                  ["LEAD TIME", "35 days after lab dip"],
                  ["YARN SPUN IN", "Taiwan"],
                  ["KNITTED IN", "Taiwan"],
                  ["DYED IN", "Vietnam"],
                  ["GRS CERT.", "CU 1104826GRS-2026-00019944"],
                ],
              },
            ],
          ],
        },
        {
          table: [
            ["TEST", "METHOD", "RESULT"],
            ["Stretch length / width", "ASTM D2594", "72% / 95%"],
            ["Recovery", "ASTM D2594", "94%"],
            ["Fastness to chlorine", "ISO 105-E03", "4"],
            ["Shrinkage", "AATCC 135", "-3% x -2%"],
            ["UV transmission", "AS 4399", "1.1%"],
          ],
          widths: [190, 150, 147],
          lines: true,
        },
        {
          text: [
            "Recycled content of the quality: 79% (pre-consumer). Also available undyed.",
            "Alternative in virgin yarn: TY-66318, 80% nylon 20% spandex, USD 4.10/yd.",
            "Mill: Tai Yu Functional Knits Co., Ltd., 211 Zhongshan 2nd Road, Changhua 500, Taiwan",
          ],
          size: 9,
        },
      ],
    ],
    truth: {
      reference: "TY-66318R",
      manufacturer_name: "Tai Yu Functional Knits Co., Ltd.",
      manufacturer_address: "211 Zhongshan 2nd Road, Changhua 500, Taiwan",
      country_spinning: "TW",
      country_weaving: "TW",
      country_dyeing: "VN",
      recycled_content: 79,
      fibre_composition: fibres("recycled polyamide 79, elastane 21"),
      certificates: [{ name: "GRS", number: "CU 1104826GRS-2026-00019944" }],
    },
  },
  {
    name: "six-b-couette-rapport",
    language: "fr",
    template: "textile",
    kind: "test_report",
    pages: [
      [
        {
          beside: [
            [
              { title: "Laboratoire Textile du Forez" },
              { text: ["8 rue de la Rubanerie, 42100 Saint-Étienne"], size: 8.5 },
            ],
            [
              {
                pairs: [
                  ["Rapport d'essais", "LTF-26-07733"],
                  ["Émis le", "28/07/2026"],
                  ["Demandeur", "Literie des Monts SAS, 69400 Villefranche"],
                ],
              },
            ],
          ],
        },
        { bar: "1. IDENTIFICATION DE L'ÉCHANTILLON" },
        {
          pairs: [
            ["Désignation", "couette tempérée 220 x 240 cm"],
            ["Nom commercial", "Pilat"],
            ["Référence", "LM-CT-2240"],
            ["Marque", "Monts & Rêves"],
            ["Fabriqué en", "France"],
            ["Étiquette jointe", "oui, photo en annexe A"],
          ],
          style: "gap",
        },
        { bar: "2. ANALYSE QUALITATIVE ET QUANTITATIVE" },
        {
          table: [
            ["Partie", "Fibre", "Résultat %", "Étiquetage proposé"],
            ["Enveloppe", "coton", "100,0", "100 % coton"],
            ["Garnissage", "polyester", "69,2", "70 % polyester"],
            ["", "laine", "30,8", "30 % laine"],
          ],
          lines: true,
        },
        {
          text: [
            "Méthodes : NF EN ISO 1833-1 et 1833-4. Incertitude élargie : ± 1,1 % (k = 2).",
            "L'étiquette jointe indique pour le garnissage « polyester et laine », sans pourcentage ;",
            "elle n'est pas conforme au règlement (UE) n° 1007/2011. Le demandeur a accepté",
            "l'étiquetage proposé ci-dessus par courriel du 27/07/2026.",
          ],
          size: 9.5,
        },
        { bar: "3. MASSE" },
        {
          text: [
            "Masse totale de l'article : 1 980 g. Masse de garnissage : 1 290 g (annoncée 1 300 g,",
            "écart -0,8 %, tolérance ± 5 %).",
          ],
          size: 9.5,
        },
        {
          text: ["Ce rapport ne concerne que l'objet soumis à l'essai. Page 1/2, annexe non jointe."],
          size: 7.5,
        },
      ],
    ],
    truth: {
      model_name: "Pilat",
      reference: "LM-CT-2240",
      brand: "Monts & Rêves",
      country_making: "FR",
      net_weight: 1980,
      fibre_composition: fibres("cotton 100 | filling: polyester 70, wool 30"),
    },
  },
  {
    name: "six-b-etikettenfreigabe",
    language: "de",
    template: "textile",
    kind: "other",
    also: ["scan"],
    pages: [
      [
        { title: "Freigabe Hangtag und Einnähetikett" },
        {
          table: [
            ["Auftrag", "FS 27 / 0338", "Datum", "06.10.2026"],
            ["Style", "P-5120 Kaltmoor", "Status", "freigegeben mit Änderung"],
          ],
          lines: true,
        },
        {
          beside: [
            [
              { bar: "HANGTAG VORDERSEITE" },
              { text: ["NORDHEIDE", "Pullover Kaltmoor", "Art. P-5120", "Größe M", "149,95 €"] },
            ],
            [
              { bar: "HANGTAG RÜCKSEITE" },
              {
                text: [
                  "EAN 4260715901184",
                  "Extrafeine Merinowolle aus",
                  "kontrollierter Tierhaltung",
                  "inkl. 19 % MwSt.",
                ],
              },
            ],
          ],
        },
        { bar: "EINNÄHETIKETT" },
        {
          text: [
            "70 % Merinowolle",
            "25 % Seide",
            "5 % Kaschmir",
            "Hergestellt in Rumänien",
            "Handwäsche / nicht bleichen / nicht im Trockner trocknen / liegend trocknen /",
            "bügeln mit geringer Temperatur (110 °C) / professionelle Reinigung P, schonend",
            "Nordheide Strick GmbH, Am Wollhof 3, 29640 Schneverdingen, Deutschland",
          ],
        },
        {
          text: [
            "Änderung gegenüber dem Entwurf vom 24.09.: Im Entwurf stand 75 % Merinowolle, 25 % Seide.",
            "Bitte an die Etikettendruckerei weitergeben und alte Bänder vernichten (ca. 10 % Überlauf).",
          ],
          size: 9,
        },
      ],
    ],
    truth: {
      reference: "P-5120",
      model_name: "Kaltmoor",
      brand: "NORDHEIDE",
      gtin: "4260715901184",
      country_making: "RO",
      manufacturer_name: "Nordheide Strick GmbH",
      manufacturer_address: "Am Wollhof 3, 29640 Schneverdingen, Deutschland",
      fibre_composition: fibres("merino wool 70, silk 25, cashmere 5"),
      care_washing: "hand_wash",
      care_bleaching: "do_not_bleach",
      care_drying: ["do_not_tumble", "flat"],
      care_ironing: "iron_110",
      care_professional: ["dry_p_mild"],
    },
  },
  {
    name: "six-b-fattura-sciarpe",
    language: "it",
    template: "textile",
    kind: "invoice",
    also: ["fax"],
    font: "serif",
    pages: [
      [
        {
          text: [
            "LANIFICIO RIO SESSERA S.R.L.",
            "Strada del Sessera 8, 13867 Pray (BI), Italia",
            "P. IVA 02188450026 - Cap. soc. euro 90.000 i.v.",
          ],
          size: 9,
        },
        { title: "FATTURA ACCOMPAGNATORIA n. 612/E del 18/09/2026" },
        {
          pairs: [
            ["Cessionario", "Boutique Mezzaluna S.A., Via Nassa 40, 6900 Lugano, Svizzera"],
            ["Causale", "vendita"],
            ["Porto", "franco"],
            ["Vettore", "Trasporti Valsesia"],
          ],
        },
        {
          table: [
            ["Codice", "Descrizione", "Q.tà", "Prezzo", "Importo"],
            ["SC-901", "Sciarpa tessuta cm 35x190 mod. ZUMA", "120", "38,00", "4.560,00"],
            ["", "comp. 90% WS cashmere 10% SE seta", "", "", ""],
            ["", "sconto 5%", "", "", "-228,00"],
            ["", "Imponibile", "", "", "4.332,00"],
            ["", "IVA non imponibile art. 8 c. 1 lett. a", "", "0%", "0,00"],
            ["", "TOTALE EURO", "", "", "4.332,00"],
          ],
          widths: [65, 232, 50, 60, 80],
          lines: true,
        },
        {
          text: [
            "Le merci sopra descritte sono di nostra produzione. Origine: Italia, voce doganale 6214 20.",
            "Peso netto unitario g 165 - peso lordo totale kg 24,6 - colli n. 4.",
            "L'esportatore delle merci contemplate nel presente documento dichiara che, salvo indicazione",
            "contraria, le merci sono di origine preferenziale UE.",
            "Pagamento: bonifico 60 gg d.f.f.m.; interessi di mora 8%.",
          ],
          size: 9,
        },
      ],
    ],
    truth: {
      reference: "SC-901",
      model_name: "ZUMA",
      manufacturer_name: "LANIFICIO RIO SESSERA S.R.L.",
      manufacturer_address: "Strada del Sessera 8, 13867 Pray (BI), Italia",
      country_making: "IT",
      net_weight: 165,
      fibre_composition: fibres("cashmere 90, silk 10"),
    },
  },
  {
    name: "six-b-confirmacion-mallas",
    language: "es",
    template: "textile",
    kind: "other",
    pages: [
      [
        { bar: "CONFIRMACIÓN DE PEDIDO  4500081772" },
        {
          pairs: [
            ["Proveedor", "1180 - Punto Técnico Maresme, S.A."],
            ["Comprador", "Corredores del Sur, S.L. - Avda. de la Innovación 5, 41020 Sevilla"],
            ["Fecha", "19/01/2026"],
            ["Entrega", "semana 22, DDP Sevilla"],
          ],
          style: "dots",
        },
        {
          table: [
            ["Pos.", "Artículo", "Cant.", "Precio", "Dto."],
            ["10", "Malla larga mujer Guadaíra", "900", "11,25 €", "6 %"],
          ],
          widths: [45, 237, 65, 75, 65],
          lines: true,
        },
        { text: ["Datos del artículo, posición 10"] },
        {
          table: [
            ["Ref. comprador", "CS-W-3305"],
            ["Marca", "Zancada"],
            ["Composición tejido principal", "poliamida 74 %, elastano 26 %"],
            ["Composición cintura", "poliéster 88 %, elastano 12 %"],
            ["País de confección", "Marruecos"],
            [
              "Cuidado",
              "lavar a 30 °C programa delicado, no usar lejía, no secadora, no planchar, no limpiar en seco",
            ],
            ["OEKO-TEX", "certificado 2025OK1440 AITEX"],
            ["Peso unitario", "0,195 kg"],
          ],
          widths: [190, 297],
        },
        {
          text: [
            "El proveedor fabrica en: Tricots Tanger SARL, Zone Franche Lot 88, 90100 Tánger, Marruecos.",
            "Tolerancia en cantidad ± 3 %. Penalización por retraso: 2 % por semana, máximo 10 %.",
            "Precios sin IVA (21 %). Esta confirmación debe devolverse firmada en 48 horas.",
          ],
          size: 9,
        },
      ],
    ],
    truth: {
      reference: "CS-W-3305",
      model_name: "Guadaíra",
      brand: "Zancada",
      country_making: "MA",
      net_weight: 195,
      manufacturer_name: "Tricots Tanger SARL",
      manufacturer_address: "Zone Franche Lot 88, 90100 Tánger, Marruecos",
      fibre_composition: fibres("polyamide 74, elastane 26 | waistband: polyester 88, elastane 12"),
      care_washing: "wash_30_mild",
      care_bleaching: "do_not_bleach",
      care_drying: ["do_not_tumble"],
      care_ironing: "do_not_iron",
      care_professional: ["do_not_dry_clean"],
      certificates: [{ name: "OEKO-TEX STANDARD 100", number: "2025OK1440", issuer: "AITEX" }],
    },
  },
  {
    name: "six-b-pipo-tuotetiedot",
    language: "fi",
    template: "textile",
    kind: "tech_sheet",
    pages: [
      [
        { title: "Tuotetiedot" },
        {
          table: [
            ["Tuotenimi", "Routa-pipo"],
            ["Tuotenumero", "4471-02"],
            ["Tuotemerkki", "Kaarnikka"],
            ["EAN-koodi", "6418123004470"],
            ["Valmistaja", "Kaarnikka Neule Oy"],
            ["Osoite", "Kutojankatu 6, 33100 Tampere, Suomi"],
            ["Valmistusmaa", "Suomi"],
            ["Paino", "78 g"],
          ],
          widths: [150, 337],
        },
        { bar: "Materiaali" },
        {
          text: ["Päällinen: 50 % villa, 50 % akryyli", "Vuori: 100 % polyesteri (mikrofleece)"],
        },
        { bar: "Hoito-ohje" },
        {
          text: [
            "Käsinpesu. Ei valkaisua. Ei rumpukuivausta. Tasokuivaus. Ei silitystä. Ei kemiallista pesua.",
          ],
        },
        {
          text: [
            "Neulelanka on kehrätty Italiassa. Tupsu on irrotettava ja pestävä erikseen.",
            "Tukkuhinta 12,40 €, alv 25,5 %. Ennakkotilausalennus 7 %.",
          ],
          size: 9,
        },
      ],
    ],
    truth: {
      model_name: "Routa-pipo",
      reference: "4471-02",
      brand: "Kaarnikka",
      gtin: "6418123004470",
      manufacturer_name: "Kaarnikka Neule Oy",
      manufacturer_address: "Kutojankatu 6, 33100 Tampere, Suomi",
      country_making: "FI",
      country_spinning: "IT",
      net_weight: 78,
      fibre_composition: fibres("wool 50, acrylic 50 | lining: polyester 100"),
      care_washing: "hand_wash",
      care_bleaching: "do_not_bleach",
      care_drying: ["do_not_tumble", "flat"],
      care_ironing: "do_not_iron",
      care_professional: ["do_not_dry_clean"],
    },
  },
  {
    name: "six-b-declaratie-conformitate",
    language: "ro",
    template: "textile",
    kind: "declaration",
    font: "serif",
    pages: [
      [
        {
          text: ["S.C. CONFECȚII BEGA S.R.L.", "Str. Țesătorilor nr. 27, 300254 Timișoara, România"],
          size: 9.5,
        },
        { title: "DECLARAȚIE DE CONFORMITATE" },
        { text: ["Nr. 88 din 14.04.2026"], size: 9.5 },
        {
          text: [
            "Noi, S.C. Confecții Bega S.R.L., în calitate de producător, declarăm pe propria",
            "răspundere că produsul:",
          ],
        },
        {
          pairs: [
            ["Denumire", "pantaloni bărbătești chino"],
            ["Model", "Cerna"],
            ["Cod articol", "PB-1942"],
            ["Marca", "Timișel"],
            ["Compoziție", "98% bumbac, 2% elastan"],
            ["Căptușeală buzunare", "65% poliester, 35% bumbac"],
          ],
          style: "gap",
        },
        {
          text: [
            "fabricat în România, este conform cu Regulamentul (UE) nr. 1007/2011 și cu HG",
            "nr. 90/2020 și nu conține coloranți azoici interziși peste limita de 30 mg/kg.",
            "",
            "Instrucțiuni de întreținere: spălare la 40 °C, nu se folosește înălbitor, nu se usucă în",
            "uscător, călcare la maximum 150 °C.",
            "",
            "Garanția comercială este de 24 de luni. Prețul facturat include TVA 21%.",
          ],
        },
        { text: ["Timișoara                                        Administrator, L.S."] },
      ],
    ],
    truth: {
      model_name: "Cerna",
      reference: "PB-1942",
      brand: "Timișel",
      manufacturer_name: "S.C. Confecții Bega S.R.L.",
      manufacturer_address: "Str. Țesătorilor nr. 27, 300254 Timișoara, România",
      country_making: "RO",
      fibre_composition: fibres("cotton 98, elastane 2 | pocket lining: polyester 65, cotton 35"),
      care_washing: "wash_40",
      care_bleaching: "do_not_bleach",
      care_drying: ["do_not_tumble"],
      care_ironing: "iron_150",
    },
  },
  {
    name: "six-b-lepedo-adatlap",
    language: "hu",
    template: "textile",
    kind: "tech_sheet",
    pages: [
      [
        { bar: "TERMÉKADATLAP" },
        {
          pairs: [
            ["Termék megnevezése", "Gumis lepedő, jersey, 160 x 200 cm"],
            ["Márka", "Álomszék"],
            ["Cikkszám", "GL-160-014"],
            ["Vonalkód (EAN)", "5999004812076"],
            ["Anyagösszetétel", "100% pamut"],
            ["Területi sűrűség", "145 g/m²"],
            ["Nettó tömeg", "620 g"],
            ["Származási ország", "Törökország"],
            ["Forgalmazó", "Álomszék Lakástextil Kft., 6000 Kecskemét, Izsáki út 91."],
          ],
          style: "dots",
        },
        { text: ["Kezelési útmutató"] },
        {
          text: [
            "Mosható 60 °C-on. Fehéríteni tilos. Szárítógépben alacsony hőmérsékleten szárítható.",
            "Vasalható 150 °C-ig. Vegyileg nem tisztítható.",
            "Sötét színeket külön mossa. A méretváltozás legfeljebb 5%.",
          ],
        },
        {
          text: [
            "OEKO-TEX Standard 100, tanúsítvány száma: 1488/2023 INNOVATEXT, érvényes: 2027.01.31-ig.",
            "Ajánlott fogyasztói ár: 7 990 Ft (tartalmazza a 27% áfát).",
          ],
          size: 9,
        },
      ],
    ],
    truth: {
      brand: "Álomszék",
      reference: "GL-160-014",
      gtin: "5999004812076",
      fibre_composition: fibres("cotton 100"),
      net_weight: 620,
      country_making: "TR",
      care_washing: "wash_60",
      care_bleaching: "do_not_bleach",
      care_drying: ["tumble_low"],
      care_ironing: "iron_150",
      care_professional: ["do_not_dry_clean"],
      certificates: [
        {
          name: "OEKO-TEX Standard 100",
          number: "1488/2023",
          issuer: "INNOVATEXT",
          valid_until: "2027-01-31",
        },
      ],
    },
  },
  {
    name: "six-b-deltio-proiontos",
    language: "el",
    template: "textile",
    kind: "tech_sheet",
    also: ["photo"],
    pages: [
      [
        { title: "Τεχνικό δελτίο προϊόντος" },
        {
          table: [
            ["Προϊόν", "Γυναικείο φόρεμα"],
            ["Μοντέλο", "Anemoni"],
            ["Κωδικός", "FO-2716"],
            ["Μάρκα", "Meltemia"],
            ["Κατασκευαστής", "Πλεκτική Θράκης Α.Ε."],
            ["Διεύθυνση", "ΒΙ.ΠΕ. Κομοτηνής, Τ.Κ. 69100 Κομοτηνή, Ελλάδα"],
            ["Χώρα κατασκευής", "Ελλάδα"],
            ["Σύνθεση", "92% βισκόζη, 8% ελαστάνη"],
            ["Φόδρα", "100% πολυεστέρας"],
          ],
          widths: [150, 337],
          lines: true,
        },
        {
          text: [
            "Οδηγίες φροντίδας: πλύσιμο στο χέρι, όχι λευκαντικό, όχι στεγνωτήριο,",
            "σιδέρωμα έως 110 °C, όχι στεγνό καθάρισμα.",
            "",
            "Συρρίκνωση μετά από 3 πλύσεις: έως 4%.",
            "Τιμή χονδρικής 24,00 €, πλέον ΦΠΑ 24%. Έκπτωση προπαραγγελίας 10%.",
          ],
        },
      ],
    ],
    truth: {
      model_name: "Anemoni",
      reference: "FO-2716",
      brand: "Meltemia",
      manufacturer_name: "Πλεκτική Θράκης Α.Ε.",
      manufacturer_address: "ΒΙ.ΠΕ. Κομοτηνής, Τ.Κ. 69100 Κομοτηνή, Ελλάδα",
      country_making: "GR",
      fibre_composition: fibres("viscose 92, elastane 8 | lining: polyester 100"),
      care_washing: "hand_wash",
      care_bleaching: "do_not_bleach",
      care_drying: ["do_not_tumble"],
      care_ironing: "iron_110",
      care_professional: ["do_not_dry_clean"],
    },
  },
  {
    name: "six-b-fato-de-banho-relatorio",
    language: "pt",
    template: "textile",
    kind: "test_report",
    pages: [
      [
        { bar: "LABORATÓRIO TÊXTIL DO LIMA   RELATÓRIO DE ENSAIO / TEST REPORT" },
        {
          table: [
            ["N.º / No.", "LTL 2026-3390 A1 (substitui / replaces LTL 2026-3390)"],
            ["Requerente / Applicant", "Costa Verde Distribuição, S.A., Viana do Castelo"],
            ["Amostra / Sample", "fato de banho de senhora / ladies' swimsuit"],
            ["Referência / Style", "CV 4410"],
            ["Marca / Brand", "Maré Alta"],
            ["Origem / Origin", "Tunísia / Tunisia"],
          ],
          widths: [160, 327],
          lines: true,
        },
        { text: ["Composição / Fibre composition   ISO 1833-7:2017"] },
        {
          table: [
            ["Componente / Component", "Declarado / Claimed", "Obtido / Found", "Apreciação / Rating"],
            ["Exterior / Shell", "82% poliamida / polyamide", "82,6%", "conforme / pass"],
            ["", "18% elastano / elastane", "17,4%", ""],
            ["Forro / Lining", "100% poliéster / polyester", "100%", "conforme / pass"],
          ],
          widths: [125, 165, 90, 107],
          lines: true,
        },
        {
          text: [
            "Solidez à água do mar / Fastness to sea water ISO 105-E02: 4-5",
            "Solidez à água clorada / Fastness to chlorinated water ISO 105-E03: 3-4",
            "Variação dimensional / Dimensional change: -1,5% x -2,0% (máx. 5%)",
            "Níquel (acessórios metálicos) / Nickel release: < 0,1 µg/cm²/semana",
          ],
          size: 9.5,
        },
        {
          text: [
            "A emenda A1 corrige a referência da amostra.",
            "Amendment A1 corrects the style number of the sample.",
            "Os resultados referem-se apenas às amostras ensaiadas.",
            "Results relate to the items tested only.",
          ],
          size: 8,
        },
      ],
    ],
    truth: {
      reference: "CV 4410",
      brand: "Maré Alta",
      country_making: "TN",
      fibre_composition: fibres("polyamide 82, elastane 18 | lining: polyester 100"),
    },
  },
  {
    name: "six-b-bank-datenblad",
    language: "nl",
    template: "furniture",
    kind: "tech_sheet",
    pages: [
      [
        { title: "Productspecificatie" },
        {
          beside: [
            [
              {
                pairs: [
                  ["Merk", "Zandhoven"],
                  ["Model", "Terschelling 3-zits"],
                  ["Artikelnummer", "ZH-3Z-0417"],
                  ["EAN", "8720419033155"],
                  ["Land van productie", "Litouwen"],
                ],
                style: "stacked",
              },
            ],
            [
              {
                pairs: [
                  ["Afmetingen (b x d x h)", "214 x 96 x 82 cm"],
                  ["Gewicht", "67,5 kg"],
                  ["Gewicht incl. verpakking", "74 kg"],
                  ["Zithoogte", "45 cm"],
                  ["FSC", "NC-COC-044871"],
                ],
                style: "stacked",
              },
            ],
          ],
        },
        {
          table: [
            ["Onderdeel", "Materiaal"],
            ["Frame", "massief berken en multiplex, FSC Mix"],
            ["Zitting", "koudschuim HR 35, toplaag polyether"],
            ["Stoffering", "stof Lima, 100% polyester, Martindale 60.000"],
            ["Poten", "zwart gelakt metaal"],
          ],
          widths: [120, 367],
          lines: true,
        },
        {
          text: [
            "Fabrikant: UAB Nemuno Baldai, Pramonės pr. 24, 51327 Kaunas, Litouwen",
            "Brandwerendheid volgens EN 1021-1 en EN 1021-2. Maatafwijking tot 2% is mogelijk.",
          ],
          size: 9.5,
        },
      ],
    ],
    truth: {
      brand: "Zandhoven",
      model_name: "Terschelling 3-zits",
      reference: "ZH-3Z-0417",
      gtin: "8720419033155",
      country_making: "LT",
      dimensions: "214 x 96 x 82 cm",
      net_weight: 67.5,
      manufacturer_name: "UAB Nemuno Baldai",
      manufacturer_address: "Pramonės pr. 24, 51327 Kaunas, Litouwen",
      certificates: [{ name: "FSC", number: "NC-COC-044871" }],
    },
  },
  {
    name: "six-b-akku-datenblatt",
    language: "de",
    template: "battery",
    kind: "tech_sheet",
    pages: [
      [
        { bar: "DATENBLATT   LITHIUM-IONEN-BATTERIE FÜR PEDELEC" },
        {
          table: [
            ["Marke", "Voltrad"],
            ["Typ / Modell", "RailPack VR-625"],
            ["Teilenummer", "VR625-48-S"],
            ["Zellchemie", "NMC (LiNiMnCoO2), 13S4P"],
            ["Nennspannung", "46,8 V"],
            ["Ladeschlussspannung", "54,6 V"],
            ["Entladeschlussspannung", "36,4 V"],
            ["Nennkapazität", "13,4 Ah"],
            ["Nennenergie", "0,627 kWh"],
            ["Gewicht", "3,48 kg"],
            ["Ladezustand bei Lieferung", "max. 30 %"],
            ["Lebensdauer", "800 Zyklen bis 80 % Restkapazität bei 25 °C"],
          ],
          widths: [190, 297],
          lines: true,
        },
        {
          text: [
            "Hersteller: Voltrad Energiesysteme GmbH, Industriering 14, 74613 Öhringen, Deutschland",
            "Fertigung des Batteriepacks: Ungarn. Zellen: Südkorea.",
            "UN 38.3 bestanden, Prüfbericht SL-26-40917. Ladegerät VL-4A: 54,6 V, 4 A.",
            "Nicht unter 0 °C laden. Nicht im Hausmüll entsorgen.",
          ],
          size: 9.5,
        },
      ],
    ],
    truth: {
      brand: "Voltrad",
      model_name: "RailPack VR-625",
      reference: "VR625-48-S",
      battery_chemistry: "nmc",
      voltage_nominal: 46.8,
      voltage_maximum: 54.6,
      voltage_minimum: 36.4,
      rated_capacity: 13.4,
      rated_energy: 0.627,
      battery_weight: 3.48,
      manufacturer_name: "Voltrad Energiesysteme GmbH",
      manufacturer_address: "Industriering 14, 74613 Öhringen, Deutschland",
      country_making: "HU",
    },
  },
  {
    name: "six-b-headphones-sheet",
    language: "en",
    template: "electronics",
    kind: "tech_sheet",
    pages: [
      [
        { title: "Importer product record" },
        { text: ["Lowther & Sime Distribution Ltd, Unit 3 Kestrel Park, Swindon SN3 4TQ"], size: 8.5 },
        {
          pairs: [
            ["Product", "Wireless over-ear headphones"],
            ["Brand", "Auralind"],
            ["Model", "Drift 2"],
            ["Part no.", "AUR-D2-GRY"],
            ["Barcode (EAN-13)", "5056194482035"],
            ["Manufacturer", "Shenzhen Lingyue Acoustics Co., Ltd."],
            ["Manufacturer's address", "Building 6, Xinqiao Industrial Zone, Bao'an, Shenzhen 518125, China"],
            ["Country of origin", "China"],
            ["Weight", "0.248 kg"],
            ["Gift box weight", "0.510 kg"],
            ["Battery", "lithium polymer, 3.7 V, 600 mAh"],
            ["Recycled content", "22% by weight (post-consumer ABS)"],
            ["Ear cushions", "polyurethane over memory foam"],
          ],
          style: "gap",
        },
        {
          text: [
            "Playing time 38 h at 50% volume. Charging to 80% in 45 minutes.",
            "RED notified body certificate: none, Module A applied. RoHS report WT-26-B0418.",
            "Warranty returns above 3% of units sold are credited by the manufacturer.",
          ],
          size: 9,
        },
      ],
    ],
    truth: {
      brand: "Auralind",
      model_name: "Drift 2",
      reference: "AUR-D2-GRY",
      gtin: "5056194482035",
      manufacturer_name: "Shenzhen Lingyue Acoustics Co., Ltd.",
      manufacturer_address: "Building 6, Xinqiao Industrial Zone, Bao'an, Shenzhen 518125, China",
      country_making: "CN",
      net_weight: 0.248,
      battery_chemistry: "lithium polymer",
      battery_capacity: 600,
      recycled_content: 22,
    },
  },
  {
    name: "six-b-laboratory-quotation",
    language: "en",
    template: "textile",
    kind: "other",
    pages: [
      [
        { title: "Quotation Q-26-5581" },
        {
          text: ["Northgate Testing Services, Leicester        Valid 30 days        10 November 2026"],
          size: 9,
        },
        {
          text: [
            "Thank you for your enquiry about the testing of your autumn range. We do not yet have",
            "samples; prices below are per sample unless stated.",
          ],
        },
        {
          table: [
            ["Test", "Method", "Price GBP"],
            ["Fibre analysis, two fibres (e.g. 65% polyester 35% cotton)", "ISO 1833-11", "58.00"],
            ["Fibre analysis, each further fibre", "ISO 1833", "22.00"],
            ["Elastane, from 1%", "ISO 1833-20", "36.00"],
            ["Animal hair, microscopy", "ISO 17751-1", "145.00"],
            ["Dimensional stability, 3 washes at 40 °C", "ISO 6330", "41.00"],
            ["Pilling", "ISO 12945-2", "33.00"],
            ["Express service, 2 days", "", "+60%"],
          ],
          widths: [300, 110, 77],
          lines: true,
        },
        {
          text: [
            "Framework customers receive 12.5% off list. VAT at 20% is added.",
            "Please send 20 g of each fabric, and state the composition claimed, for example:",
            '"Shell: 70% wool 30% polyamide. Lining: 100% viscose."',
            "Without a claim we report found values only.",
          ],
        },
      ],
    ],
    truth: {},
  },
  {
    name: "six-b-circulaire-etiquetage",
    language: "fr",
    template: "textile",
    kind: "other",
    pages: [
      [
        { text: ["Direction Qualité - à tous nos fournisseurs textile et maroquinerie"], size: 9 },
        { title: "Circulaire 2026-04 : étiquetage de composition" },
        {
          text: [
            "Mesdames, Messieurs,",
            "Trop d'étiquettes nous parviennent avec des erreurs. Nous rappelons les règles :",
            "- les fibres sont indiquées par ordre décroissant de pourcentage ;",
            "- « 100 % », « pur » ou « tout » ne s'emploient que pour une seule fibre ;",
            "- une fibre de moins de 5 % peut figurer sous « autres fibres » ;",
            "- Lycra, Tencel ou Nylon sont des marques ou des noms commerciaux, à écrire",
            "élasthanne, lyocell, polyamide ;",
            "- la tolérance est de 3 % à l'analyse, elle n'autorise pas à arrondir.",
          ],
        },
        {
          table: [
            ["À ne plus écrire", "À écrire"],
            ["Coton 95 / Lycra 5", "95 % coton, 5 % élasthanne"],
            ["Laine et acrylique mélangés", "60 % acrylique, 40 % laine"],
            ["Doublure satin", "Doublure : 100 % polyester"],
          ],
          lines: true,
        },
        {
          text: [
            "À compter du 1er juillet, tout lot mal étiqueté donne lieu à une retenue de 8 % sur la facture.",
            "Nous vous prions d'agréer, Mesdames, Messieurs, nos salutations distinguées.",
          ],
          size: 9.5,
        },
      ],
    ],
    truth: {},
  },
  {
    name: "six-b-line-sheet-tote",
    language: "en",
    template: "textile",
    kind: "other",
    font: "narrow",
    also: ["photo"],
    pages: [
      [
        { title: "HOLLIN & PYKE   wholesale line sheet AW26" },
        {
          beside: [
            [
              { bar: "MARLOW TOTE" },
              {
                text: [
                  "Style HP-T118",
                  "Body: 60% cotton 40% hemp, 16 oz canvas",
                  "Lining: 100% cotton",
                  "Handles and base in vegetable tanned leather",
                  "42 x 34 x 14 cm, 0.71 kg",
                  "Made in England",
                ],
              },
            ],
            [
              { bar: "ORDERING" },
              {
                text: [
                  "Colours: natural, moss, ink",
                  "Wholesale £46.00, RRP £110.00 incl. 20% VAT",
                  "Opening order £500, reorder £200",
                  "5% off for orders before 31 March",
                  "Delivery from 1 August",
                ],
              },
            ],
          ],
        },
        { text: ["Barcode: 5 060912 348817"] },
        {
          text: [
            "Care: do not wash, sponge clean only. Do not bleach. Do not tumble dry. Do not iron.",
            "Hollin & Pyke Ltd, The Old Tannery, Mill Lane, Street, Somerset BA16 0PH, United Kingdom",
            "Images are of samples. We reserve the right to change trims.",
            "Cancellations after 30 April: 25% fee.",
          ],
          size: 8.5,
        },
      ],
    ],
    truth: {
      brand: "HOLLIN & PYKE",
      model_name: "MARLOW TOTE",
      reference: "HP-T118",
      gtin: "5060912348817",
      country_making: "GB",
      net_weight: 710,
      manufacturer_name: "Hollin & Pyke Ltd",
      manufacturer_address: "The Old Tannery, Mill Lane, Street, Somerset BA16 0PH, United Kingdom",
      fibre_composition: fibres("cotton 60, hemp 40 | lining: cotton 100"),
      care_washing: "do_not_wash",
      care_bleaching: "do_not_bleach",
      care_drying: ["do_not_tumble"],
      care_ironing: "do_not_iron",
    },
  },
  {
    name: "six-b-coat-importer-declaration",
    language: "en",
    template: "textile",
    kind: "declaration",
    font: "serif",
    also: ["fax"],
    pages: [
      [
        { title: "Supplier's declaration of materials" },
        { text: ["Form SD-11, to be filled in for every style. One form per style, please."], size: 8.5 },
        {
          table: [
            ["A. Supplier", "Ardeal Tailoring SRL (vendor 40177)"],
            ["B. Factory making the goods", "Ardeal Tailoring SRL"],
            ["    Factory address", "Str. Fabricii 112, 400632 Cluj-Napoca, Romania"],
            ["C. Buyer", "Penhallow Department Stores plc"],
            ["D. Style / name", "WC-60822 / Osney"],
            ["E. Label", "Penhallow Tailored"],
            ["F. Goods", "Women's single-breasted wool coat"],
            ["G. Country of origin", "Romania"],
          ],
          widths: [190, 297],
          lines: true,
        },
        { text: ["H. Fibre content as it will stand on the label"] },
        {
          table: [
            ["Shell", "75% wool, 20% polyamide, 5% cashmere"],
            ["Lining", "53% acetate, 47% viscose"],
            ["Sleeve lining", "100% viscose"],
            ["Interlining", "not to be declared"],
          ],
          widths: [190, 297],
          lines: true,
        },
        {
          text: [
            "I. Shell fabric woven in: Italy.      J. Recycled fibres: none claimed.",
            "K. Contains non-textile parts of animal origin (horn buttons): yes.",
            "L. Care: do not wash; do not bleach; do not tumble dry; cool iron (110 °C); dry clean P.",
            'M. We have read the Penhallow manual (section 4: minimum 70% wool for "wool coat") and',
            "accept that a charge of 3% of the order value is made for forms that are late.",
          ],
          size: 9.5,
        },
        { text: ["Signed for the supplier, 25 June 2026"] },
      ],
    ],
    truth: {
      reference: "WC-60822",
      model_name: "Osney",
      brand: "Penhallow Tailored",
      manufacturer_name: "Ardeal Tailoring SRL",
      manufacturer_address: "Str. Fabricii 112, 400632 Cluj-Napoca, Romania",
      country_making: "RO",
      country_weaving: "IT",
      fibre_composition: fibres(
        "wool 75, polyamide 20, cashmere 5 | lining: acetate 53, viscose 47 | sleeve lining: viscose 100",
      ),
      care_washing: "do_not_wash",
      care_bleaching: "do_not_bleach",
      care_drying: ["do_not_tumble"],
      care_ironing: "iron_110",
      care_professional: ["dry_p"],
    },
  },
];
