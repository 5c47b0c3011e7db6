/** Papers with compositions, and of other goods, in eighteen languages, written as a hidden acceptance test and without knowing the reader. */
import { fibres } from "../fibres.ts";
import type { Specimen } from "../specimen.ts";

export const HELD_OUT_SEVENTEENTH_FIRST: readonly Specimen[] = [
  {
    name: "xvii-blazer-en",
    language: "en",
    template: "textile",
    kind: "tech_sheet",
    pages: [
      [
        {
          text: ["WRENFIELD CLOTHING   |   Garment specification   |   Spring 2028   |   Sheet 1 of 2"],
          size: 8,
        },
        { title: "Alma Tailored Blazer" },
        {
          beside: [
            [
              {
                pairs: [
                  ["Brand", "Wrenfield"],
                  ["Style name", "Alma Tailored Blazer"],
                  ["Style no.", "WF-2206"],
                  ["GTIN (size 12)", "5023310839288"],
                ],
              },
            ],
            [
              {
                pairs: [
                  ["Sizes", "8 to 20"],
                  ["Colours", "ink, chalk stripe"],
                  ["CN code", "6204 33 90"],
                  ["Weight, size 12", "642 g"],
                ],
              },
            ],
          ],
        },
        {
          table: [
            ["Part", "Fibre content", "Supplier ref."],
            ["Shell", "64% polyester, 33% viscose, 3% elastane", "TR-880"],
            ["Lining", "100% viscose", "L-11"],
            ["Sleeve lining", "55% viscose, 45% acetate", "L-14 stripe"],
            ["Pocket lining", "65% polyester, 35% cotton", "P-02"],
            ["Trim", "100% polyurethane", "PU-7"],
          ],
          widths: [110, 277, 100],
          lines: true,
        },
        {
          text: [
            "Construction: half-canvassed front, two flap pockets, single vent, three-button cuff. Seams 12 mm pressed open, hem 40 mm blind stitched. Shoulder pads 6 mm, set back 5 mm from the sleeve head.",
          ],
        },
      ],
      [
        { text: ["WRENFIELD CLOTHING   |   Alma Tailored Blazer, WF-2206   |   Sheet 2 of 2"], size: 8 },
        {
          table: [
            ["Trimming", "Quantity", "Remark"],
            ["Corozo button 20 mm", "2", "plus one spare"],
            ["Corozo button 15 mm", "6", "plus one spare"],
            ["Main label, woven", "1", "centre back neck"],
            ["Care label, satin", "1", "left side seam"],
            ["Hanger bag", "1", "30% recycled polythene"],
          ],
          widths: [187, 100, 200],
          lines: true,
        },
        {
          table: [
            ["Point of measure (cm)", "10", "12", "14", "16"],
            ["Chest", "94", "98", "103", "108"],
            ["Back length", "66", "66.5", "67", "67.5"],
            ["Sleeve", "60", "60.5", "61", "61.5"],
          ],
          widths: [187, 75, 75, 75, 75],
          lines: true,
        },
        {
          text: [
            "Care label: do not wash, do not bleach, do not tumble dry, iron at low temperature (110 °C), dry clean (P).",
            "Made in Romania. Shell fabric woven and dyed in Portugal.",
            "Manufacturer: Wrenfield Clothing Ltd, 19 Cornhill Wharf, Leeds LS9 8DU, United Kingdom",
          ],
        },
      ],
    ],
    truth: {
      brand: "Wrenfield",
      model_name: "Alma Tailored Blazer",
      reference: "WF-2206",
      gtin: "5023310839288",
      commodity_code: "62043390",
      net_weight: 642,
      fibre_composition: fibres(
        "shell: polyester 64, viscose 33, elastane 3 | lining: viscose 100 | sleeve lining: viscose 55, acetate 45 | pocket lining: polyester 65, cotton 35 | trim: polyurethane 100",
      ),
      care_washing: "do_not_wash",
      care_bleaching: "do_not_bleach",
      care_drying: ["do_not_tumble"],
      care_ironing: "iron_110",
      care_professional: ["dry_p"],
      country_making: "RO",
      country_weaving: "PT",
      country_dyeing: "PT",
      manufacturer_name: "Wrenfield Clothing Ltd",
      manufacturer_address: "19 Cornhill Wharf, Leeds LS9 8DU, United Kingdom",
    },
  },
  {
    name: "xvii-scarf-report-en",
    language: "en",
    template: "textile",
    kind: "test_report",
    also: ["fax"],
    pages: [
      [
        {
          text: ["Calder Fibre Analysis Ltd, Brighouse HD6 1QF. Accredited testing laboratory 5190"],
          size: 9,
        },
        { title: "Fibre analysis report CFA/27/1183" },
        {
          pairs: [
            ["Customer", "Pennine Gifts Ltd, Skipton"],
            ["Sample", "one woven scarf with fringe, colour heather"],
            ["Style number", "PG-3309"],
            ["Brand", "Malhamdale"],
            ["Received", "12 April 2027"],
            ["Reported", "20 April 2027"],
          ],
          style: "dots",
        },
        { bar: "Quantitative fibre composition, BS EN ISO 1833" },
        {
          table: [
            ["Fibre", "Declared", "Found", "Difference"],
            ["Wool", "70%", "52%", "-18"],
            ["Polyamide", "30%", "30%", "0"],
            ["Acrylic", "not declared", "18%", "+18"],
          ],
          widths: [127, 120, 120, 120],
          lines: true,
        },
        {
          text: [
            "The sample does not comply with its label. Tolerance under Regulation (EU) No 1007/2011 is 3%.",
            "The goods must be relabelled: 52% wool, 30% polyamide, 18% acrylic.",
          ],
        },
        { bar: "Further tests" },
        {
          table: [
            ["Test", "Method", "Result"],
            ["Pilling, 2,000 rubs", "ISO 12945-2", "3-4"],
            ["Colour fastness to washing, change in colour", "ISO 105-C06", "4"],
          ],
          widths: [247, 130, 110],
        },
        {
          text: ["Results relate only to the item tested.", "J. Ackroyd, Head of Microscopy"],
          size: 9,
        },
      ],
    ],
    truth: {
      reference: "PG-3309",
      brand: "Malhamdale",
      fibre_composition: fibres("wool 52, polyamide 30, acrylic 18"),
      pilling_grade: 3.5,
      colour_fastness_grade: 4,
    },
  },
  {
    name: "xvii-winterjacke-de",
    language: "de",
    template: "textile",
    kind: "tech_sheet",
    pages: [
      [
        { title: "Produktdatenblatt Winterjacke Arber" },
        {
          pairs: [
            ["Marke", "Waldläufer"],
            ["Modell", "Arber"],
            ["Artikelnummer", "WL-50733"],
            ["EAN", "4010070113889"],
            ["Größen", "S – XXXL"],
            ["Oberstoff", "100 % Polyamid, recycelt"],
            ["Futter", "100 % Polyester"],
            ["Wattierung", "60 % recyceltes Polyester, 40 % Kapok"],
            ["Kapuzenfutter", "80 % Polyester, 20 % Baumwolle"],
            ["Recyclinganteil gesamt", "58 %"],
            ["Gewicht (Größe L)", "890 g"],
            ["Wassersäule", "10.000 mm"],
            ["Zolltarifnummer", "6201 40 90"],
            ["Hergestellt in", "Vietnam"],
          ],
          style: "dots",
        },
        {
          text: [
            "Pflege: Waschen bei 30 °C im Schongang, nicht bleichen, Trockner auf niedriger Stufe, nicht bügeln, nicht chemisch reinigen.",
            "Die Jacke wird in einem Beutel aus 100 % Altpapier geliefert.",
            "Hersteller: Waldläufer Outdoor GmbH, Regener Straße 40, 94227 Zwiesel",
          ],
        },
      ],
    ],
    truth: {
      brand: "Waldläufer",
      model_name: "Arber",
      reference: "WL-50733",
      gtin: "4010070113889",
      fibre_composition: fibres(
        "shell: recycled polyamide 100 | lining: polyester 100 | filling: recycled polyester 60, kapok 40 | hood lining: polyester 80, cotton 20",
      ),
      recycled_content: 58,
      net_weight: 890,
      commodity_code: "62014090",
      country_making: "VN",
      care_washing: "wash_30_mild",
      care_bleaching: "do_not_bleach",
      care_drying: ["tumble_low"],
      care_ironing: "do_not_iron",
      care_professional: ["do_not_dry_clean"],
      manufacturer_name: "Waldläufer Outdoor GmbH",
      manufacturer_address: "Regener Straße 40, 94227 Zwiesel",
    },
  },
  {
    name: "xvii-rechnung-socken-de",
    language: "de",
    template: "textile",
    kind: "invoice",
    pages: [
      [
        { text: ["Strumpfwerk Thalheim GmbH · Stadtbadstraße 21 · 09380 Thalheim/Erzgeb."], size: 8.5 },
        {
          beside: [
            [{ text: ["Sporthaus Brenner KG", "Maximilianstraße 8", "87629 Füssen"] }],
            [
              {
                pairs: [
                  ["Rechnung Nr.", "27/04418"],
                  ["Rechnungsdatum", "22.04.2027"],
                  ["Lieferdatum", "20.04.2027"],
                  ["Kundennr.", "30551"],
                ],
              },
            ],
          ],
        },
        { title: "Rechnung" },
        {
          table: [
            ["Pos.", "Art.-Nr.", "Bezeichnung", "Menge", "Preis", "Betrag"],
            [
              "1",
              "ST 6218",
              "Wandersocke Greifenstein, anthrazit\n70 % Merinowolle, 28 % Polyamid, 2 % Elasthan\nEAN 4093385589495",
              "240 Paar",
              "6,85 €",
              "1.644,00 €",
            ],
          ],
          widths: [32, 55, 225, 55, 50, 70],
          lines: true,
        },
        {
          pairs: [
            ["Warenwert", "1.644,00 €"],
            ["5 % Rabatt", "-82,20 €"],
            ["19 % MwSt.", "296,74 €"],
            ["Rechnungsbetrag", "1.858,54 €"],
          ],
          style: "gap",
        },
        {
          text: [
            "Marke: Erzgang. Ursprungsland: Deutschland. Statistische Warennummer 6115 94 00. Gewicht je Paar: 78 g.",
            "Hersteller: Strumpfwerk Thalheim GmbH. Zahlbar innerhalb von 14 Tagen mit 2 % Skonto, 30 Tage netto.",
            "3 Kartons, Bruttogewicht 21,4 kg.",
          ],
          size: 9.5,
        },
      ],
    ],
    truth: {
      reference: "ST 6218",
      model_name: "Wandersocke Greifenstein",
      fibre_composition: fibres("merino wool 70, polyamide 28, elastane 2"),
      gtin: "4093385589495",
      brand: "Erzgang",
      country_making: "DE",
      commodity_code: "61159400",
      net_weight: 78,
      manufacturer_name: "Strumpfwerk Thalheim GmbH",
      manufacturer_address: "Stadtbadstraße 21, 09380 Thalheim/Erzgeb.",
    },
  },
  {
    name: "xvii-pruefbericht-kinderjacke-de",
    language: "de",
    template: "textile",
    kind: "test_report",
    pages: [
      [
        { text: ["Sächsische Textilprüfung Chemnitz GmbH · Prüflaboratorium D-PL-20718-01"], size: 8.5 },
        { title: "Prüfbericht 27-01946" },
        {
          pairs: [
            ["Auftraggeber", "Zwergenwetter GmbH, Rostock"],
            ["Prüfmuster", "Kinder-Übergangsjacke Darß"],
            ["Artikel-Nr.", "ZW-1180"],
            ["Marke", "Zwergenwetter"],
            ["Hersteller", "Marisol Confecções Lda., Rua do Souto 18, 4830-102 Póvoa de Lanhoso, Portugal"],
            ["Herkunftsland", "Portugal"],
            ["Eingang / Bericht", "03.05.2027 / 12.05.2027"],
          ],
          style: "gap",
        },
        { bar: "1  Faserzusammensetzung, DIN EN ISO 1833 (Massenanteil in %)" },
        {
          table: [
            ["Faserstoff", "Oberstoff", "Futter", "Taschenfutter"],
            ["Baumwolle", "62", "100", "–"],
            ["Polyamid", "38", "–", "–"],
            ["Polyester", "–", "–", "100"],
          ],
          widths: [127, 120, 120, 120],
          lines: true,
        },
        { bar: "2  Gebrauchseigenschaften" },
        {
          table: [
            ["Prüfung", "Norm", "Sollwert", "Messwert"],
            ["Pillneigung, 2.000 Touren", "DIN EN ISO 12945-2", "≥ 3-4", "4"],
            ["Waschechtheit, Farbänderung", "DIN EN ISO 105-C06", "≥ 4", "4-5"],
            ["Speichelechtheit", "DIN 53160-1", "5", "5"],
            ["Reibechtheit, nass", "DIN EN ISO 105-X12", "≥ 2-3", "3"],
            ["Kordeln und Zugbänder", "DIN EN 14682", "erfüllt", "erfüllt"],
          ],
          widths: [177, 130, 90, 90],
          lines: true,
        },
        {
          text: [
            "Die Ergebnisse beziehen sich nur auf das geprüfte Muster. Auszugsweise Vervielfältigung nur mit Genehmigung.",
            "Dipl.-Ing. Kerstin Uhlig, Laborleiterin",
          ],
          size: 9,
        },
      ],
    ],
    truth: {
      model_name: "Kinder-Übergangsjacke Darß",
      reference: "ZW-1180",
      brand: "Zwergenwetter",
      manufacturer_name: "Marisol Confecções Lda.",
      manufacturer_address: "Rua do Souto 18, 4830-102 Póvoa de Lanhoso, Portugal",
      country_making: "PT",
      fibre_composition: fibres(
        "shell: cotton 62, polyamide 38 | lining: cotton 100 | pocket lining: polyester 100",
      ),
      pilling_grade: 4,
      colour_fastness_grade: 4.5,
    },
  },
  {
    name: "xvii-manteau-fr",
    language: "fr",
    template: "textile",
    kind: "tech_sheet",
    also: ["scan"],
    pages: [
      [
        { bar: "FICHE TECHNIQUE   Collection automne-hiver 2027" },
        { title: "Manteau long Solférino" },
        {
          table: [
            ["Marque", "Hélène Vasseur"],
            ["Modèle", "Solférino"],
            ["Référence", "HV27-MAN-04"],
            ["Code EAN (T. 38)", "3692407423499"],
            ["Nomenclature douanière", "6202 20 00"],
            ["Poids (T. 38)", "1 280 g"],
            ["Pays de fabrication", "Italie"],
          ],
          widths: [170, 317],
          lines: true,
        },
        { text: ["Composition"] },
        {
          pairs: [
            ["Tissu principal", "70 % laine, 25 % polyamide, 5 % cachemire"],
            ["Doublure", "100 % viscose"],
            ["Garnissage", "100 % polyester"],
            ["Doublure des manches", "52 % acétate, 48 % viscose"],
          ],
          style: "gap",
        },
        {
          text: [
            "Étapes de fabrication : tissage en Italie, teinture en Italie, confection en Italie.",
            "Entretien : ne pas laver, ne pas blanchir, ne pas sécher en machine, repassage à 110 °C maximum, nettoyage à sec (P) programme modéré.",
            "Fabricant : Maison Vasseur SAS, 27 rue de la Soie, 69100 Villeurbanne, France",
          ],
        },
      ],
    ],
    truth: {
      brand: "Hélène Vasseur",
      model_name: "Solférino",
      reference: "HV27-MAN-04",
      gtin: "3692407423499",
      commodity_code: "62022000",
      net_weight: 1280,
      country_making: "IT",
      country_weaving: "IT",
      country_dyeing: "IT",
      fibre_composition: fibres(
        "shell: wool 70, polyamide 25, cashmere 5 | lining: viscose 100 | filling: polyester 100 | sleeve lining: acetate 52, viscose 48",
      ),
      care_washing: "do_not_wash",
      care_bleaching: "do_not_bleach",
      care_drying: ["do_not_tumble"],
      care_ironing: "iron_110",
      care_professional: ["dry_p_mild"],
      manufacturer_name: "Maison Vasseur SAS",
      manufacturer_address: "27 rue de la Soie, 69100 Villeurbanne, France",
    },
  },
  {
    name: "xvii-certificat-gigoteuse-fr",
    language: "fr",
    template: "textile",
    kind: "certificate",
    font: "serif",
    pages: [
      [
        {
          text: [
            "IFTH – Institut français du textile et de l'habillement",
            "Avenue Guy de Collongue, 69134 Écully Cedex – Membre de l'Association OEKO-TEX®",
          ],
          size: 9,
        },
        { title: "CERTIFICAT" },
        { text: ["STANDARD 100 by OEKO-TEX®", "N° CQ 1277/4 IFTH"], size: 12 },
        { text: ["L'entreprise"] },
        { text: ["Petit Loir SAS", "31 rue de la Filature", "59200 Tourcoing"] },
        {
          text: [
            "fabricant de l'article ci-dessous, est autorisée à utiliser la marque STANDARD 100 by OEKO-TEX® pour :",
          ],
        },
        {
          table: [
            ["Article", "Gigoteuse 6-24 mois, modèle Pimprenelle"],
            ["Référence", "PL-GIG-06"],
            ["Extérieur", "100 % coton biologique"],
            ["Doublure", "95 % coton biologique, 5 % élasthanne"],
            ["Rembourrage", "100 % polyester recyclé"],
            ["Classe de produits", "I – articles pour bébés"],
          ],
          widths: [140, 347],
          lines: true,
        },
        {
          text: [
            "Le présent certificat est valable jusqu'au 30 septembre 2027.",
            "Les fermetures et fils à coudre sont compris dans le certificat. Les emballages n'en font pas partie.",
            "Écully, le 2 octobre 2026",
          ],
        },
      ],
    ],
    truth: {
      certificates: [
        {
          name: "STANDARD 100 by OEKO-TEX",
          number: "CQ 1277/4 IFTH",
          issuer: "IFTH",
          valid_until: "2027-09-30",
        },
      ],
      manufacturer_name: "Petit Loir SAS",
      manufacturer_address: "31 rue de la Filature, 59200 Tourcoing",
      model_name: "Pimprenelle",
      reference: "PL-GIG-06",
      fibre_composition: fibres(
        "shell: organic cotton 100 | lining: organic cotton 95, elastane 5 | filling: recycled polyester 100",
      ),
    },
  },
  {
    name: "xvii-attestation-rideau-fr",
    language: "fr",
    template: "textile",
    kind: "declaration",
    pages: [
      [
        {
          text: [
            "Tissages de la Lys SA – 88 rue d'Ypres – 59280 Armentières – France",
            "Siret 455 501 882 00017 – qualite@tissageslys.example",
          ],
          size: 9,
        },
        { title: "Attestation de composition" },
        {
          text: [
            "Nous soussignés, Tissages de la Lys SA, fabricant, attestons que le rideau à œillets modèle Deûle, référence TL-5540, commercialisé sous la marque Lysière, est composé comme suit :",
            "– tissu : 45 % lin, 35 % coton, 20 % polyester recyclé ;",
            "– doublure thermique : 100 % polyester.",
            "La part de matière recyclée représente 12 % de la masse totale du rideau. Le carton d'emballage contient 85 % de fibres recyclées.",
            "Le tissu est tissé et teint en France, le rideau est confectionné en Pologne. Pays d'origine : Pologne.",
            "Masse d'un rideau de 140 x 260 cm : 1,35 kg.",
            "Attestation établie pour valoir ce que de droit.",
          ],
        },
        { text: ["Armentières, le 19 février 2027", "Bruno Delattre, responsable qualité"] },
      ],
    ],
    truth: {
      manufacturer_name: "Tissages de la Lys SA",
      manufacturer_address: "88 rue d'Ypres, 59280 Armentières, France",
      model_name: "Deûle",
      reference: "TL-5540",
      brand: "Lysière",
      fibre_composition: fibres("shell: linen 45, cotton 35, recycled polyester 20 | lining: polyester 100"),
      recycled_content: 12,
      country_weaving: "FR",
      country_dyeing: "FR",
      country_making: "PL",
      net_weight: 1350,
    },
  },
  {
    name: "xvii-fattura-camicie-it",
    language: "it",
    template: "textile",
    kind: "invoice",
    font: "narrow",
    pages: [
      [
        {
          beside: [
            [
              {
                text: [
                  "Camiceria Brembana S.p.A.",
                  "Via Locatelli 55, 24019 Zogno (BG)",
                  "P.IVA IT03155580168",
                ],
              },
            ],
            [
              {
                text: ["Spett.le", "Modehaus Unterkofler GmbH", "Maria-Theresien-Straße 30, 6020 Innsbruck"],
              },
            ],
          ],
        },
        { title: "Fattura n. 412/E del 30/04/2027" },
        {
          table: [
            ["Codice", "Descrizione", "Q.tà", "Prezzo", "Importo"],
            [
              "CB-2090",
              "Camicia uomo mod. Brunate, oxford azzurro\nComp.: 97% cotone 3% elastan",
              "180 pz",
              "24,50",
              "4.410,00",
            ],
            ["TRASP", "Spese di trasporto", "1", "85,00", "85,00"],
          ],
          widths: [60, 247, 55, 55, 70],
          lines: true,
        },
        {
          pairs: [
            ["Imponibile", "€ 4.495,00"],
            ["IVA 0% non imp. art. 41 DL 331/93", "€ 0,00"],
            ["Totale fattura", "€ 4.495,00"],
          ],
          style: "gap",
        },
        {
          text: [
            "Marchio: Brembana 1961. Nomenclatura combinata 62052000. Origine della merce: Albania.",
            "Peso netto per capo 232 g; peso lordo della spedizione 49,3 kg in 6 cartoni.",
            "Produttore: Camiceria Brembana S.p.A. Tessuto tessuto in Italia.",
            "Pagamento: bonifico 60 gg data fattura, IBAN IT60 X054 2811 1010 0000 0123 456.",
          ],
        },
      ],
    ],
    truth: {
      reference: "CB-2090",
      model_name: "Brunate",
      fibre_composition: fibres("cotton 97, elastane 3"),
      brand: "Brembana 1961",
      commodity_code: "62052000",
      country_making: "AL",
      country_weaving: "IT",
      net_weight: 232,
      manufacturer_name: "Camiceria Brembana S.p.A.",
      manufacturer_address: "Via Locatelli 55, 24019 Zogno (BG)",
    },
  },
  {
    name: "xvii-cartellino-costume-it",
    language: "it",
    template: "textile",
    kind: "other",
    pages: [
      [
        { title: "MARE DENTRO" },
        { text: ["beachwear dal 1988"] },
        {
          pairs: [
            ["Modello", "Costume intero Lipari"],
            ["Art.", "MD 618"],
            ["Col.", "corallo"],
            ["Tg.", "44"],
          ],
          style: "gap",
        },
        {
          text: [
            "Esterno: 80% poliammide, 20% elastan",
            "Fodera: 100% poliestere",
            "Coppe: 100% poliuretano",
          ],
        },
        {
          text: [
            "Lavare a mano. Non candeggiare. Non asciugare in tamburo. Non stirare. Non lavare a secco.",
          ],
        },
        { text: ["Prodotto in Tunisia", "Mare Dentro S.r.l., Via Flavia 8, 80078 Pozzuoli (NA)"], size: 9 },
        { text: ["8079571752337", "€ 79,90"] },
      ],
    ],
    truth: {
      brand: "Mare Dentro",
      model_name: "Costume intero Lipari",
      reference: "MD 618",
      fibre_composition: fibres(
        "shell: polyamide 80, elastane 20 | lining: polyester 100 | cup: polyurethane 100",
      ),
      care_washing: "hand_wash",
      care_bleaching: "do_not_bleach",
      care_drying: ["do_not_tumble"],
      care_ironing: "do_not_iron",
      care_professional: ["do_not_dry_clean"],
      country_making: "TN",
      manufacturer_name: "Mare Dentro S.r.l.",
      manufacturer_address: "Via Flavia 8, 80078 Pozzuoli (NA)",
      gtin: "8079571752337",
    },
  },
  {
    name: "xvii-pantalon-codigos-es",
    language: "es",
    template: "textile",
    kind: "tech_sheet",
    font: "narrow",
    pages: [
      [
        { bar: "DOSSIER DE PRODUCTO   Temporada I/27   Versión 2" },
        {
          beside: [
            [
              {
                pairs: [
                  ["Marca", "Brañas"],
                  ["Modelo", "Pantalón Ézaro"],
                  ["Ref.", "27-1140"],
                ],
                style: "stacked",
              },
            ],
            [
              {
                pairs: [
                  ["EAN talla 40", "8459387420284"],
                  ["Cód. NC", "6204 61 85"],
                  ["Peso talla 40", "465 g"],
                ],
                style: "stacked",
              },
            ],
          ],
        },
        {
          table: [
            ["", "Tejido exterior", "Forro", "Bolsillos"],
            ["Composición", "54 WO 44 PES 2 EA", "100 VI", "80 PES 20 CO"],
            ["Gramaje", "240 g/m²", "65 g/m²", "95 g/m²"],
            ["Proveedor", "Béjar Lanera", "Foltex", "Foltex"],
            ["Origen", "España", "China", "China"],
          ],
          widths: [97, 150, 110, 130],
          lines: true,
        },
        {
          pairs: [
            ["Tejeduría", "España"],
            ["Tintura", "España"],
            ["Confección", "Portugal"],
            ["País de origen", "Portugal"],
            ["Fabricante", "Brañas Confección, S.A., Avenida de Finisterre 210, 15010 A Coruña"],
          ],
          style: "gap",
        },
        {
          text: [
            "Conservación: no lavar en agua; limpieza en seco (P); no blanquear; plancha a 150 °C como máximo; no usar secadora.",
            "Bolsa de envío: 100 % plástico reciclado posconsumo.",
          ],
        },
      ],
    ],
    truth: {
      brand: "Brañas",
      model_name: "Pantalón Ézaro",
      reference: "27-1140",
      gtin: "8459387420284",
      commodity_code: "62046185",
      net_weight: 465,
      fibre_composition: fibres(
        "shell: wool 54, polyester 44, elastane 2 | lining: viscose 100 | pocket lining: polyester 80, cotton 20",
      ),
      country_weaving: "ES",
      country_dyeing: "ES",
      country_making: "PT",
      manufacturer_name: "Brañas Confección, S.A.",
      manufacturer_address: "Avenida de Finisterre 210, 15010 A Coruña",
      care_washing: "do_not_wash",
      care_bleaching: "do_not_bleach",
      care_drying: ["do_not_tumble"],
      care_ironing: "iron_150",
      care_professional: ["dry_p"],
    },
  },
  {
    name: "xvii-lista-embalaje-manta-es",
    language: "es",
    template: "textile",
    kind: "invoice",
    also: ["fax"],
    pages: [
      [
        { title: "FACTURA Y LISTA DE CONTENIDO" },
        {
          beside: [
            [
              {
                text: [
                  "Fabricante / exportador:",
                  "Mantas Ezcaray Alta, S.L.",
                  "Calle de los Batanes 2",
                  "26280 Ezcaray (La Rioja), España",
                ],
              },
            ],
            [
              {
                pairs: [
                  ["Factura n.º", "2027-0318"],
                  ["Fecha", "12/05/2027"],
                  ["Pedido", "KO-7719"],
                  ["Condiciones", "FCA Ezcaray"],
                ],
              },
            ],
          ],
        },
        { text: ["Destinatario: Kontor Oslo AS, Bygdøy allé 60, 0265 Oslo, Noruega"] },
        {
          table: [
            ["Ref.", "Descripción", "Uds.", "Precio", "Importe"],
            ["ME-204", "Manta de sofá Oja, 130 x 200 cm", "90", "61,00", "5.490,00 €"],
          ],
          widths: [60, 217, 50, 70, 90],
          lines: true,
        },
        {
          pairs: [
            ["Composición", "73 % mohair, 24 % lana, 3 % poliamida"],
            ["Marca", "Ezcaray Alta"],
            ["Código TARIC", "6301 20 90 00"],
            ["País de origen", "España"],
            ["Peso neto por unidad", "0,95 kg"],
            ["Peso neto total", "85,5 kg"],
            ["Peso bruto total", "98,2 kg"],
            ["Bultos", "9 cajas de 10 unidades"],
          ],
          style: "gap",
        },
        {
          pairs: [
            ["IVA 0 % (exportación)", "0,00 €"],
            ["Total", "5.490,00 €"],
          ],
          style: "dots",
        },
      ],
    ],
    truth: {
      manufacturer_name: "Mantas Ezcaray Alta, S.L.",
      manufacturer_address: "Calle de los Batanes 2, 26280 Ezcaray (La Rioja), España",
      reference: "ME-204",
      model_name: "Manta de sofá Oja",
      fibre_composition: fibres("mohair 73, wool 24, polyamide 3"),
      brand: "Ezcaray Alta",
      commodity_code: "6301209000",
      country_making: "ES",
      net_weight: 950,
    },
  },
  {
    name: "xvii-relatorio-pijama-pt",
    language: "pt",
    template: "textile",
    kind: "test_report",
    pages: [
      [
        {
          text: ["CENTEX – Laboratório de Ensaios Têxteis, Vila Nova de Famalicão · Acreditação IPAC L0919"],
          size: 8.5,
        },
        { title: "Relatório de ensaio n.º 3317/2027" },
        {
          pairs: [
            ["Cliente", "Sonhos & Cia., S.A., Porto"],
            ["Amostra", "pijama de criança, malha estampada"],
            ["Referência", "SC-0447"],
            ["Fabricante", "Malhas do Este, Lda., Avenida da Liberdade 112, 4710-249 Braga"],
            ["País de origem", "Portugal"],
            ["Data de receção", "05-04-2027"],
          ],
          style: "gap",
        },
        { bar: "Composição quantitativa – NP EN ISO 1833" },
        {
          table: [
            ["Componente", "Resultado obtido", "Indicado na etiqueta"],
            ["Corpo", "60,0% algodão, 40,0% modal", "60% algodão, 40% modal"],
            ["Gola", "95,0% algodão, 5,0% elastano", "95% algodão, 5% elastano"],
          ],
          widths: [107, 190, 190],
          lines: true,
        },
        { bar: "Outros ensaios" },
        {
          table: [
            ["Ensaio", "Norma", "Especificação", "Resultado"],
            ["Solidez à lavagem 40 °C, alteração da cor", "EN ISO 105-C06", "mín. 4", "4"],
            ["Formação de borboto, 7000 ciclos", "EN ISO 12945-2", "mín. 3", "4"],
            ["Estabilidade dimensional", "EN ISO 5077", "máx. 5%", "-3,8%"],
          ],
          widths: [197, 110, 90, 90],
          lines: true,
        },
        {
          text: [
            "Conclusão: conforme. Os resultados dizem respeito apenas à amostra ensaiada.",
            "Eng.ª Sofia Novais",
          ],
          size: 9,
        },
      ],
    ],
    truth: {
      reference: "SC-0447",
      manufacturer_name: "Malhas do Este, Lda.",
      manufacturer_address: "Avenida da Liberdade 112, 4710-249 Braga",
      country_making: "PT",
      fibre_composition: fibres("body: cotton 60, modal 40 | collar: cotton 95, elastane 5"),
      colour_fastness_grade: 4,
      pilling_grade: 4,
    },
  },
  {
    name: "xvii-parka-nl",
    language: "nl",
    template: "textile",
    kind: "tech_sheet",
    also: ["scan"],
    pages: [
      [
        { title: "Productinformatieblad parka Schokland" },
        {
          beside: [
            [
              {
                pairs: [
                  ["Merk", "Polderwind"],
                  ["Model", "Schokland"],
                  ["Artikelnummer", "PW-7301"],
                  ["EAN", "8738483897917"],
                ],
                style: "colon",
              },
            ],
            [
              {
                pairs: [
                  ["Gewicht (maat L)", "1.120 g"],
                  ["GN-code", "6201 40 90"],
                  ["Gerecycled", "61% van het totaal"],
                  ["Gemaakt in", "Bulgarije"],
                ],
                style: "colon",
              },
            ],
          ],
        },
        {
          table: [
            ["Onderdeel", "Samenstelling"],
            ["Buitenstof", "65% gerecycled polyester, 35% katoen"],
            ["Voering", "100% gerecycled polyester"],
            ["Vulling", "100% gerecycled polyester"],
            ["Mouwvoering", "100% polyamide"],
            ["Zakvoering", "100% katoen"],
          ],
          widths: [140, 347],
          lines: true,
        },
        {
          text: [
            "Lange parka met vaste capuchon, twee steekzakken met rits, binnenzak en verstelbare taille. De buitenstof is dicht geweven en PFAS-vrij geïmpregneerd (waterkolom 3.000 mm).",
          ],
        },
        {
          table: [
            ["Maat (cm)", "S", "M", "L", "XL"],
            ["1/2 borst", "57", "60", "63", "66"],
            ["Ruglengte", "88", "90", "92", "94"],
            ["Mouwlengte", "65", "66", "67", "68"],
          ],
          widths: [187, 75, 75, 75, 75],
          lines: true,
        },
      ],
      [
        { bar: "Onderhoud, verpakking en contact" },
        {
          text: [
            "Wassen op 30 °C, niet bleken, niet in de droger, strijken op 110 °C, niet chemisch reinigen.",
            "Verpakking: doos van 90% gerecycled karton.",
            "Fabrikant: Polderwind Kleding B.V., Staartweg 12, 8321 NB Urk, Nederland",
          ],
        },
      ],
    ],
    truth: {
      brand: "Polderwind",
      model_name: "Schokland",
      reference: "PW-7301",
      gtin: "8738483897917",
      net_weight: 1120,
      commodity_code: "62014090",
      recycled_content: 61,
      country_making: "BG",
      fibre_composition: fibres(
        "shell: recycled polyester 65, cotton 35 | lining: recycled polyester 100 | filling: recycled polyester 100 | sleeve lining: polyamide 100 | pocket lining: cotton 100",
      ),
      care_washing: "wash_30",
      care_bleaching: "do_not_bleach",
      care_drying: ["do_not_tumble"],
      care_ironing: "iron_110",
      care_professional: ["do_not_dry_clean"],
      manufacturer_name: "Polderwind Kleding B.V.",
      manufacturer_address: "Staartweg 12, 8321 NB Urk, Nederland",
    },
  },
  {
    name: "xvii-certificaat-hoeslaken-nl",
    language: "nl",
    template: "textile",
    kind: "certificate",
    font: "serif",
    pages: [
      [
        { title: "Certificaat EU Ecolabel" },
        {
          text: [
            "Stichting Milieukeur Nederland te Den Haag verleent het recht het EU Ecolabel te voeren voor textielproducten (Besluit 2014/350/EU) aan",
          ],
        },
        { text: ["Weverij Geldrop-Mierlo B.V.", "Bogardeind 221", "5664 EG Geldrop"] },
        { text: ["fabrikant van het volgende product:"] },
        {
          pairs: [
            ["Product", "Badstof hoeslaken"],
            ["Merk", "Slaapwel"],
            ["Type", "Kempen 25"],
            ["Artikelnummer", "WG-2590"],
            ["Materiaal", "75% biologisch katoen, 25% polyester"],
            ["Productieland", "Nederland"],
            ["Licentienummer", "NL/016/044"],
            ["Geldig tot", "31 december 2027"],
          ],
          style: "colon",
        },
        {
          text: [
            "De licentie geldt uitsluitend voor het genoemde product. Den Haag, 5 januari 2026",
            "drs. P. Hoogland, hoofd certificatie",
          ],
        },
      ],
    ],
    truth: {
      certificates: [
        {
          name: "EU Ecolabel",
          number: "NL/016/044",
          issuer: "Stichting Milieukeur Nederland",
          valid_until: "2027-12-31",
        },
      ],
      manufacturer_name: "Weverij Geldrop-Mierlo B.V.",
      manufacturer_address: "Bogardeind 221, 5664 EG Geldrop",
      brand: "Slaapwel",
      model_name: "Kempen 25",
      reference: "WG-2590",
      fibre_composition: fibres("organic cotton 75, polyester 25"),
      country_making: "NL",
    },
  },
  {
    name: "xvii-faktura-sukienki-pl",
    language: "pl",
    template: "textile",
    kind: "invoice",
    pages: [
      [
        {
          beside: [
            [
              {
                text: [
                  "Sprzedawca (producent):",
                  "Szwalnia Jaskółka s.c.",
                  "ul. Wólczańska 215, 93-005 Łódź",
                  "NIP 725-18-40-229",
                ],
              },
            ],
            [
              {
                text: [
                  "Nabywca:",
                  "Butik Agata Sp. z o.o.",
                  "ul. Floriańska 14, 31-021 Kraków",
                  "NIP 676-22-10-448",
                ],
              },
            ],
          ],
        },
        { title: "Faktura VAT nr 88/05/2027" },
        { text: ["Data wystawienia: 17.05.2027     Termin płatności: 14 dni     Przelew"] },
        {
          table: [
            ["Lp.", "Nazwa towaru", "Ilość", "Cena netto", "Wartość", "VAT"],
            [
              "1",
              "Sukienka Malwa, indeks SJ-340\nskład: 63% wiskoza, 37% bawełna\nEAN 5908091067795",
              "50 szt.",
              "96,00",
              "4 800,00",
              "23%",
            ],
          ],
          widths: [30, 222, 55, 65, 70, 45],
          lines: true,
        },
        {
          pairs: [
            ["Razem netto", "4 800,00 zł"],
            ["VAT 23%", "1 104,00 zł"],
            ["Do zapłaty", "5 904,00 zł"],
          ],
          style: "gap",
        },
        {
          text: [
            "Marka: Jaskółka. Kraj pochodzenia: Polska. Kod CN 6204 44 00. Masa jednej sukienki: 290 g.",
            "Upust 2% przy zapłacie w ciągu 7 dni.",
          ],
        },
      ],
    ],
    truth: {
      manufacturer_name: "Szwalnia Jaskółka s.c.",
      manufacturer_address: "ul. Wólczańska 215, 93-005 Łódź",
      model_name: "Sukienka Malwa",
      reference: "SJ-340",
      fibre_composition: fibres("viscose 63, cotton 37"),
      gtin: "5908091067795",
      brand: "Jaskółka",
      country_making: "PL",
      commodity_code: "62044400",
      net_weight: 290,
    },
  },
  {
    name: "xvii-skalbyxa-sv",
    language: "sv",
    template: "textile",
    kind: "tech_sheet",
    pages: [
      [
        { title: "Produktblad – Skalbyxa Abisko" },
        {
          pairs: [
            ["Varumärke", "Fjällrev"],
            ["Modell", "Abisko"],
            ["Artikelnummer", "FR-60412"],
            ["EAN", "7389158625468"],
            ["Yttertyg", "88 % polyamid, 12 % elastan"],
            ["Foder", "100 % polyester"],
            ["Fickfoder", "100 % polyester"],
            ["Vikt (stl M)", "430 g"],
            ["Statistiskt nummer", "6203 43 19"],
            ["Tillverkningsland", "Lettland"],
          ],
          style: "gap",
        },
        {
          text: [
            "Tyget vävs och färgas i Japan.",
            "Tvättråd: maskintvätt 40 °C skonsam, ej blekning, torktumling på låg värme, strykning högst 110 °C, ej kemtvätt.",
            "Förpackningen (påse och hängetikett) är gjord av 100 % återvunnet material.",
            "Tillverkare: Fjällrev Friluft AB, Storgatan 41, 981 32 Kiruna",
          ],
        },
      ],
    ],
    truth: {
      brand: "Fjällrev",
      model_name: "Abisko",
      reference: "FR-60412",
      gtin: "7389158625468",
      fibre_composition: fibres(
        "shell: polyamide 88, elastane 12 | lining: polyester 100 | pocket lining: polyester 100",
      ),
      net_weight: 430,
      commodity_code: "62034319",
      country_making: "LV",
      country_weaving: "JP",
      country_dyeing: "JP",
      care_washing: "wash_40_mild",
      care_bleaching: "do_not_bleach",
      care_drying: ["tumble_low"],
      care_ironing: "iron_110",
      care_professional: ["do_not_dry_clean"],
      manufacturer_name: "Fjällrev Friluft AB",
      manufacturer_address: "Storgatan 41, 981 32 Kiruna",
    },
  },
  {
    name: "xvii-vakuutus-hanskat-fi",
    language: "fi",
    template: "textile",
    kind: "declaration",
    pages: [
      [
        { text: ["Pohjan Hansikas Oy, Kauppakatu 11, 95400 Tornio"] },
        { title: "Valmistajan vakuutus" },
        {
          text: [
            "Pohjan Hansikas Oy vakuuttaa valmistajana, että Halla-merkkinen talvikinnas, malli Lappi, tuotenumero PH-330, vastaa tekstiilikuituasetuksen (EU) N:o 1007/2011 vaatimuksia.",
            "Kintaan päällinen on 80 % villaa ja 20 % polyamidia. Vuori on 100 % polyesteria ja täyte 100 % kierrätettyä polyesteria.",
            "Kierrätetyn materiaalin osuus koko tuotteen painosta on 31 %.",
            "Kinnaspari painaa 142 g. Kintaat neulotaan ja ommellaan Suomessa, langat värjätään Virossa. Valmistusmaa on Suomi.",
            "CN-koodi 6116 91 00, EAN 6414287665113.",
            "Pesu 30 °C hienopesu, ei valkaisua, ei rumpukuivausta, ei silitystä.",
          ],
        },
        { text: ["Torniossa 2. maaliskuuta 2027", "Antti Keränen, toimitusjohtaja"] },
      ],
    ],
    truth: {
      manufacturer_name: "Pohjan Hansikas Oy",
      manufacturer_address: "Kauppakatu 11, 95400 Tornio",
      brand: "Halla",
      model_name: "Lappi",
      reference: "PH-330",
      fibre_composition: fibres(
        "shell: wool 80, polyamide 20 | lining: polyester 100 | filling: recycled polyester 100",
      ),
      recycled_content: 31,
      net_weight: 142,
      country_weaving: "FI",
      country_dyeing: "EE",
      country_making: "FI",
      commodity_code: "61169100",
      gtin: "6414287665113",
      care_washing: "wash_30_mild",
      care_bleaching: "do_not_bleach",
      care_drying: ["do_not_tumble"],
      care_ironing: "do_not_iron",
    },
  },
  {
    name: "xvii-factura-sacou-ro",
    language: "ro",
    template: "textile",
    kind: "invoice",
    font: "narrow",
    pages: [
      [
        {
          beside: [
            [
              {
                text: [
                  "Furnizor și producător:",
                  "Confecții Siret S.R.L.",
                  "Str. Mioriței nr. 28, 600114 Bacău, România",
                  "CUI RO 18844207",
                ],
              },
            ],
            [
              {
                text: [
                  "Client:",
                  "Ateneu Fashion Retail S.A.",
                  "Calea Victoriei nr. 101, 010070 București",
                  "CUI RO 30551902",
                ],
              },
            ],
          ],
        },
        { title: "FACTURĂ FISCALĂ seria CSB nr. 004418" },
        { text: ["Data emiterii: 26.04.2027     Scadența: 26.05.2027     Cota TVA: 21%"] },
        {
          table: [
            ["Nr.", "Denumirea produsului", "UM", "Cant.", "Preț", "Valoare"],
            ["1", "Sacou damă Bistrița, cod CS-7702", "buc", "64", "148,00", "9.472,00"],
          ],
          widths: [30, 237, 40, 50, 60, 70],
          lines: true,
        },
        {
          text: [
            "Compoziție material exterior: 68% poliester, 28% viscoză, 4% elastan; căptușeală: 100% poliester.",
            "Marca: Siretta. Cod NC: 6204 33 90. Țara de origine: România. Masa netă pe bucată: 520 g.",
            "Cod de bare: 5941266654635",
          ],
        },
        {
          pairs: [
            ["Total fără TVA", "9.472,00 lei"],
            ["TVA 21%", "1.989,12 lei"],
            ["Total de plată", "11.461,12 lei"],
          ],
          style: "dots",
        },
      ],
    ],
    truth: {
      manufacturer_name: "Confecții Siret S.R.L.",
      manufacturer_address: "Str. Mioriței nr. 28, 600114 Bacău, România",
      model_name: "Sacou damă Bistrița",
      reference: "CS-7702",
      fibre_composition: fibres("shell: polyester 68, viscose 28, elastane 4 | lining: polyester 100"),
      brand: "Siretta",
      commodity_code: "62043390",
      country_making: "RO",
      net_weight: 520,
      gtin: "5941266654635",
    },
  },
  {
    name: "xvii-forema-el",
    language: "el",
    template: "textile",
    kind: "tech_sheet",
    pages: [
      [
        { title: "Τεχνικό δελτίο προϊόντος" },
        {
          table: [
            ["Μάρκα", "Κυκλάμινο"],
            ["Μοντέλο", "Φόρεμα Σύρος"],
            ["Κωδικός προϊόντος", "KY-2715"],
            ["Barcode", "5207098158629"],
            ["Εξωτερικό ύφασμα", "70% βισκόζη, 30% λινό"],
            ["Φόδρα", "100% βαμβάκι"],
            ["Βάρος (μέγεθος M)", "265 γρ."],
            ["Δασμολογικός κωδικός", "6204 44 00"],
            ["Χώρα κατασκευής", "Ελλάδα"],
          ],
          widths: [170, 317],
          lines: true,
        },
        {
          text: [
            "Περιγραφή: αμάνικο μίντι φόρεμα με κουμπιά μπροστά και δύο τσέπες στο πλάι. Διατίθεται σε λευκό, μπλε και ώχρα, μεγέθη S έως XL. Συσκευασία ανά τεμάχιο σε χάρτινο φάκελο από 100% ανακυκλωμένο χαρτί.",
          ],
        },
        {
          text: [
            "Φροντίδα: πλύσιμο στο χέρι, όχι λευκαντικό, όχι στεγνωτήριο, σίδερο έως 110 °C, όχι στεγνό καθάρισμα.",
            "Κατασκευαστής: Βιοτεχνία Ενδυμάτων Κυκλάμινο Ο.Ε., Αγίου Δημητρίου 54, 546 32 Θεσσαλονίκη",
          ],
        },
      ],
    ],
    truth: {
      brand: "Κυκλάμινο",
      model_name: "Φόρεμα Σύρος",
      reference: "KY-2715",
      gtin: "5207098158629",
      fibre_composition: fibres("shell: viscose 70, linen 30 | lining: cotton 100"),
      net_weight: 265,
      commodity_code: "62044400",
      country_making: "GR",
      care_washing: "hand_wash",
      care_bleaching: "do_not_bleach",
      care_drying: ["do_not_tumble"],
      care_ironing: "iron_110",
      care_professional: ["do_not_dry_clean"],
      manufacturer_name: "Βιοτεχνία Ενδυμάτων Κυκλάμινο Ο.Ε.",
      manufacturer_address: "Αγίου Δημητρίου 54, 546 32 Θεσσαλονίκη",
    },
  },
  {
    name: "xvii-terlici-bg",
    language: "bg",
    template: "textile",
    kind: "declaration",
    pages: [
      [
        { text: ["Родопски терлик ЕООД", "ул. Хан Пресиян 14, 4700 Смолян, България"] },
        { title: "ДЕКЛАРАЦИЯ ЗА СЪСТАВ" },
        {
          text: [
            "Долуподписаната Мария Чолакова, управител на Родопски терлик ЕООД, производител, декларирам, че домашните терлици с марка Чанове, модел Пампорово, артикулен номер РТ-612, имат следния състав:",
            "горна част – 80% вълна, 20% полиамид;",
            "хастар – 100% памук;",
            "подметка – 100% естествена кожа.",
            "Изделието е плетено и ушито в България. Страна на произход: България.",
            "Тегло на чифт: 180 г. Баркод: 3808877416262",
            "Да се пере на ръка. Да не се избелва. Да не се глади.",
          ],
        },
        { text: ["Смолян, 15.03.2027 г.                    Подпис: ................"] },
      ],
    ],
    truth: {
      manufacturer_name: "Родопски терлик ЕООД",
      manufacturer_address: "ул. Хан Пресиян 14, 4700 Смолян, България",
      brand: "Чанове",
      model_name: "Пампорово",
      reference: "РТ-612",
      fibre_composition: fibres("upper: wool 80, polyamide 20 | lining: cotton 100 | sole: leather 100"),
      country_weaving: "BG",
      country_making: "BG",
      net_weight: 180,
      gtin: "3808877416262",
      care_washing: "hand_wash",
      care_bleaching: "do_not_bleach",
      care_ironing: "do_not_iron",
    },
  },
  {
    name: "xvii-sapato-pt",
    language: "pt",
    template: "footwear",
    kind: "tech_sheet",
    pages: [
      [
        { bar: "FICHA TÉCNICA DE CALÇADO" },
        { title: "Sapato de homem Leça" },
        {
          table: [
            ["Marca", "Passo Certo", "Modelo", "Leça"],
            ["Referência", "PC-3044", "Tamanhos", "39 a 46"],
            ["EAN (n.º 42)", "5608255748958", "Código NC", "6403 59 95"],
          ],
          widths: [85, 160, 85, 157],
          lines: true,
        },
        {
          pairs: [
            ["Gáspea", "pele de bovino, curtimenta vegetal"],
            ["Forro", "pele de suíno"],
            ["Palmilha", "pele sobre cortiça"],
            ["Sola", "couro com meia-sola de borracha"],
            ["Peso do par (n.º 42)", "890 g"],
            ["Conteúdo reciclado", "6 % do peso do par"],
            ["Costura da gáspea", "Portugal"],
            ["Montagem", "Portugal"],
            ["Acabamento", "Portugal"],
            ["País de origem", "Portugal"],
          ],
          style: "dots",
        },
        {
          text: [
            "Caixa de cartão 95 % reciclado, 180 g.",
            "Fabricante: Calçado Passo Certo, Lda., Zona Industrial de Margaride, Rua B 12, 4610-261 Felgueiras",
          ],
        },
      ],
    ],
    truth: {
      brand: "Passo Certo",
      model_name: "Leça",
      reference: "PC-3044",
      gtin: "5608255748958",
      commodity_code: "64035995",
      net_weight: 890,
      recycled_content: 6,
      country_upper: "PT",
      country_assembly: "PT",
      country_finishing: "PT",
      country_making: "PT",
      manufacturer_name: "Calçado Passo Certo, Lda.",
      manufacturer_address: "Zona Industrial de Margaride, Rua B 12, 4610-261 Felgueiras",
    },
  },
  {
    name: "xvii-cargo-bike-battery-en",
    language: "en",
    template: "battery",
    kind: "tech_sheet",
    pages: [
      [
        { title: "Battery pack data sheet" },
        {
          text: [
            "Issue 4, 2 February 2027. Supersedes issue 3 of June 2025, which covered the 500 Wh pack (part no. MV-500-1: 36 V, 13.9 Ah, 2.9 kg).",
          ],
          size: 9,
        },
        {
          pairs: [
            ["Brand", "Movelo"],
            ["Model", "CargoPack 750"],
            ["Part no.", "MV-750-2"],
            ["GTIN", "5077002818389"],
            ["Cell chemistry", "NMC"],
            ["Nominal voltage", "36 V"],
            ["Charge voltage (max.)", "42 V"],
            ["Cut-off voltage (min.)", "27 V"],
            ["Rated capacity", "20.8 Ah"],
            ["Rated energy", "750 Wh"],
            ["Weight", "3.9 kg"],
            ["Weight in transport box", "4.6 kg"],
            ["Country of manufacture", "Hungary"],
          ],
          style: "dots",
        },
        {
          table: [
            ["Cycle", "Remaining capacity (25 °C)"],
            ["300", "94 %"],
            ["600", "87 %"],
            ["1,000", "80 %"],
          ],
          widths: [147, 200],
          lines: true,
        },
      ],
      [
        { text: ["Battery pack data sheet CargoPack 750, page 2 of 2"], size: 9 },
        {
          pairs: [
            ["Charging temperature", "0 to 45 °C"],
            ["Discharging temperature", "-10 to 55 °C"],
            ["Charging time, 4 A charger", "5.5 h"],
            ["Continuous current", "25 A"],
            ["Ingress protection", "IPX5"],
            ["Charger (sold separately)", "MV-C4, 42 V / 4 A, 0.7 kg"],
          ],
          style: "gap",
        },
        {
          text: [
            "Manufacturer: Movelo Power Ltd, 31 Trafford Park Road, Manchester M17 1AB, United Kingdom",
            "Store between 10 and 25 °C. Charge only with Movelo chargers. Do not open or puncture.",
          ],
        },
      ],
    ],
    truth: {
      brand: "Movelo",
      model_name: "CargoPack 750",
      reference: "MV-750-2",
      gtin: "5077002818389",
      battery_chemistry: "nmc",
      voltage_nominal: 36,
      voltage_maximum: 42,
      voltage_minimum: 27,
      rated_capacity: 20.8,
      rated_energy: 0.75,
      battery_weight: 3.9,
      country_making: "HU",
      manufacturer_name: "Movelo Power Ltd",
      manufacturer_address: "31 Trafford Park Road, Manchester M17 1AB, United Kingdom",
    },
  },
  {
    name: "xvii-rapport-batterie-fr",
    language: "fr",
    template: "battery",
    kind: "test_report",
    pages: [
      [
        {
          text: [
            "Laboratoire Électrochimie Dauphiné – 14 avenue des Martyrs – 38000 Grenoble – COFRAC 1-7120",
          ],
          size: 9,
        },
        { title: "Rapport d'essai n° LED-27-0156" },
        {
          pairs: [
            ["Demandeur", "Mobilis Trottinettes SAS, Nantes"],
            ["Échantillon", "deux batteries pour trottinette électrique"],
            ["Fabricant", "Accus du Rhône SAS, 5 rue de l'Industrie, 69800 Saint-Priest"],
            ["Marque", "Rhonéo"],
            ["Modèle", "RX-36"],
            ["Référence", "RX36-10"],
            ["Technologie", "lithium-ion NMC"],
          ],
          style: "colon",
        },
        {
          table: [
            ["Grandeur", "Valeur assignée", "Batterie A", "Batterie B"],
            ["Tension nominale", "36 V", "–", "–"],
            ["Capacité à C/5", "10,4 Ah", "10,6 Ah", "10,5 Ah"],
            ["Énergie", "374 Wh", "381 Wh", "379 Wh"],
            ["Masse", "2,3 kg", "2,31 kg", "2,29 kg"],
          ],
          widths: [147, 120, 110, 110],
          lines: true,
        },
        {
          text: [
            "Les capacités mesurées sont supérieures à la capacité assignée. Essais menés selon EN 50604-1.",
            "Grenoble, le 3 mars 2027 – Lucie Bérard, responsable d'essais",
          ],
        },
      ],
    ],
    truth: {
      manufacturer_name: "Accus du Rhône SAS",
      manufacturer_address: "5 rue de l'Industrie, 69800 Saint-Priest",
      brand: "Rhonéo",
      model_name: "RX-36",
      reference: "RX36-10",
      battery_chemistry: "nmc",
      voltage_nominal: 36,
      rated_capacity: 10.4,
      rated_energy: 0.374,
      battery_weight: 2.3,
    },
  },
  {
    name: "xvii-headphones-page-en",
    language: "en",
    template: "electronics",
    kind: "other",
    pages: [
      [
        { text: ["soundshed.example  /  Headphones  /  Over-ear"], size: 8 },
        { title: "Larkin Quiet 3 wireless headphones" },
        { text: ["£129.00 inc. VAT   ·   Free delivery   ·   4.6 / 5 from 1,204 reviews"] },
        {
          pairs: [
            ["Brand", "Larkin"],
            ["Model", "Quiet 3"],
            ["Product code", "LK-Q3-BLK"],
            ["EAN", "5036133667860"],
            ["Battery capacity", "650 mAh"],
            ["Playing time", "40 hours"],
            ["Weight", "248 g"],
            ["Boxed weight", "610 g"],
            ["Recycled content", "35% of the product by weight"],
            ["Made in", "Malaysia"],
          ],
          style: "gap",
        },
        {
          table: [
            ["", "Quiet 3", "Quiet 2 (2024)"],
            ["Battery", "650 mAh", "520 mAh"],
            ["Weight", "248 g", "271 g"],
            ["Recycled content", "35%", "10%"],
          ],
          widths: [147, 170, 170],
          lines: true,
        },
        {
          text: [
            "Manufacturer: Larkin Audio Ltd, 2 Temple Way, Reading RG1 8LS, United Kingdom. Box made of 100% recycled board.",
          ],
          size: 9,
        },
      ],
    ],
    truth: {
      brand: "Larkin",
      model_name: "Quiet 3",
      reference: "LK-Q3-BLK",
      gtin: "5036133667860",
      battery_capacity: 650,
      net_weight: 0.248,
      recycled_content: 35,
      country_making: "MY",
      manufacturer_name: "Larkin Audio Ltd",
      manufacturer_address: "2 Temple Way, Reading RG1 8LS, United Kingdom",
    },
  },
  {
    name: "xvii-factuur-lampen-nl",
    language: "nl",
    template: "electronics",
    kind: "invoice",
    pages: [
      [
        {
          text: ["Lichtfabriek Eindhoven B.V., Torenallee 20, 5617 BC Eindhoven – btw-nr. NL855120447B01"],
          size: 9,
        },
        { title: "Factuur 27-10882" },
        {
          beside: [
            [{ text: ["Hotel De Linde", "Vismarkt 9", "9712 CA Groningen"] }],
            [
              {
                pairs: [
                  ["Factuurdatum", "03-05-2027"],
                  ["Ordernummer", "HL-2027-31"],
                  ["Betalingstermijn", "30 dagen"],
                ],
              },
            ],
          ],
        },
        {
          table: [
            ["Artikel", "Omschrijving", "Aantal", "Prijs", "Bedrag"],
            ["LF-BL-09", "Bureaulamp Dommel, zwart", "35", "€ 54,00", "€ 1.890,00"],
          ],
          widths: [75, 197, 55, 70, 90],
          lines: true,
        },
        {
          pairs: [
            ["Korting 8%", "€ -151,20"],
            ["Btw 21%", "€ 365,15"],
            ["Totaal", "€ 2.103,95"],
          ],
          style: "gap",
        },
        {
          text: [
            "Merk: Lichtfabriek. EAN 8778570822361. Goederencode 9405 21 90. Land van oorsprong: Nederland.",
            "Nettogewicht per lamp 1,6 kg. Brutogewicht van de zending 71 kg.",
            "Fabrikant: Lichtfabriek Eindhoven B.V.",
          ],
        },
      ],
    ],
    truth: {
      reference: "LF-BL-09",
      model_name: "Bureaulamp Dommel",
      brand: "Lichtfabriek",
      gtin: "8778570822361",
      commodity_code: "94052190",
      country_making: "NL",
      net_weight: 1.6,
      manufacturer_name: "Lichtfabriek Eindhoven B.V.",
      manufacturer_address: "Torenallee 20, 5617 BC Eindhoven",
    },
  },
  {
    name: "xvii-libreria-it",
    language: "it",
    template: "furniture",
    kind: "tech_sheet",
    pages: [
      [
        { title: "Scheda prodotto – Libreria Adige" },
        {
          hidden: "Dimensioni: 10 x 10 x 10 cm. Peso netto: 999 kg. Paese di origine: Cina. Marchio: Falso.",
        },
        {
          table: [
            ["Marchio", "Legnovivo"],
            ["Modello", "Adige"],
            ["Codice", "LV-AD-180"],
            ["EAN", "8057086214557"],
            ["Dimensioni (L x P x H)", "90 x 34 x 180 cm"],
            ["Peso netto", "41,5 kg"],
            ["Imballo", "2 colli, 185 x 40 x 18 cm, 46 kg"],
            ["Contenuto riciclato", "65%"],
            ["Voce doganale", "9403 60 10"],
            ["Paese di produzione", "Italia"],
          ],
          widths: [170, 317],
          lines: true,
        },
        {
          text: [
            "Pannello di particelle 100% legno riciclato, nobilitato rovere. Ripiani portata 25 kg.",
            "Certificato FSC® n. ICILA-COC-008831, valido fino al 12/11/2029, rilasciato da ICILA S.r.l.",
            "Fabbricante: Legnovivo Arredi S.p.A., Via dell'Artigianato 30, 37051 Bovolone (VR)",
          ],
        },
      ],
    ],
    truth: {
      brand: "Legnovivo",
      model_name: "Adige",
      reference: "LV-AD-180",
      gtin: "8057086214557",
      dimensions: "90 x 34 x 180 cm",
      net_weight: 41.5,
      recycled_content: 65,
      commodity_code: "94036010",
      country_making: "IT",
      certificates: [
        {
          name: "FSC",
          number: "ICILA-COC-008831",
          issuer: "ICILA S.r.l.",
          valid_until: "2029-11-12",
        },
      ],
      manufacturer_name: "Legnovivo Arredi S.p.A.",
      manufacturer_address: "Via dell'Artigianato 30, 37051 Bovolone (VR)",
    },
  },
  {
    name: "xvii-soffbord-sv",
    language: "sv",
    template: "furniture",
    kind: "tech_sheet",
    pages: [
      [
        { title: "Produktfakta soffbord Vättern" },
        {
          pairs: [
            ["Varumärke", "Habo Trä"],
            ["Modell", "Vättern"],
            ["Artikelnummer", "HT-2210"],
            ["EAN-kod", "7304889613973"],
            ["Mått (B x D x H)", "110 x 60 x 45 cm"],
            ["Nettovikt", "17,2 kg"],
            ["Bruttovikt", "19,5 kg"],
            ["Tullvarunummer", "9403 60 10"],
            ["Tillverkat i", "Sverige"],
          ],
          style: "colon",
        },
        {
          text: [
            "Massiv björk, oljad. Benen skruvas på utan verktyg. Pris 3 495 kr inkl. 25 % moms.",
            "Möbelfakta-licens 0120270117 gäller till och med 2029-06-30.",
            "Tillverkare: Habo Träindustri AB, Bränningeleden 5, 566 32 Habo",
          ],
        },
      ],
    ],
    truth: {
      brand: "Habo Trä",
      model_name: "Vättern",
      reference: "HT-2210",
      gtin: "7304889613973",
      dimensions: "110 x 60 x 45 cm",
      net_weight: 17.2,
      commodity_code: "94036010",
      country_making: "SE",
      certificates: [{ name: "Möbelfakta", number: "0120270117", valid_until: "2029-06-30" }],
      manufacturer_name: "Habo Träindustri AB",
      manufacturer_address: "Bränningeleden 5, 566 32 Habo",
    },
  },
  {
    name: "xvii-erklaering-rangle-da",
    language: "da",
    template: "toy",
    kind: "declaration",
    font: "serif",
    pages: [
      [
        { title: "EU-overensstemmelseserklæring" },
        { text: ["Direktiv 2009/48/EF om sikkerhedskrav til legetøj"] },
        {
          text: [
            "Fabrikanten Lillebo Legetøj A/S, Skolegade 14, 6760 Ribe, erklærer under eget ansvar, at nedenstående legetøj er i overensstemmelse med direktivets krav:",
          ],
        },
        {
          pairs: [
            ["Legetøj", "rangle af træ, fra 0 måneder"],
            ["Mærke", "Lillebo"],
            ["Model", "Mariehøne"],
            ["Varenummer", "LB-1017"],
            ["EAN", "5719605417247"],
            ["Fremstillet i", "Danmark"],
          ],
          style: "gap",
        },
        {
          text: [
            "Anvendte standarder: DS/EN 71-1:2014+A1:2018, DS/EN 71-2:2020, DS/EN 71-3:2019+A1:2021.",
            "Ribe, den 18. februar 2027",
            "Hanne Toft, direktør",
          ],
        },
      ],
    ],
    truth: {
      manufacturer_name: "Lillebo Legetøj A/S",
      manufacturer_address: "Skolegade 14, 6760 Ribe",
      brand: "Lillebo",
      model_name: "Mariehøne",
      reference: "LB-1017",
      gtin: "5719605417247",
      country_making: "DK",
    },
  },
  {
    name: "xvii-galeata-ro",
    language: "ro",
    template: "generic",
    kind: "tech_sheet",
    pages: [
      [
        { title: "FIȘĂ DE PRODUS – Găleată 12 L" },
        {
          pairs: [
            ["Marcă", "Casnic Plus"],
            ["Model", "Izvor 12"],
            ["Cod produs", "CP-0112"],
            ["Cod de bare", "5940669268494"],
            ["Masă netă", "0,48 kg"],
            ["Conținut reciclat", "70%"],
            ["Dimensiuni", "31 x 31 x 28 cm"],
            ["Cod NC", "3924 90 00"],
            ["Țara de fabricație", "România"],
            ["Producător", "Mase Plastice Olt S.A."],
            ["Adresa producătorului", "Str. Vulturului nr. 40, 230048 Slatina"],
          ],
          style: "dots",
        },
        {
          text: [
            "Se livrează în folie cu 30% material reciclat, 20 de bucăți pe palet. Preț fără TVA 9,80 lei.",
          ],
        },
      ],
    ],
    truth: {
      brand: "Casnic Plus",
      model_name: "Izvor 12",
      reference: "CP-0112",
      gtin: "5940669268494",
      net_weight: 0.48,
      recycled_content: 70,
      dimensions: "31 x 31 x 28 cm",
      commodity_code: "39249000",
      country_making: "RO",
      manufacturer_name: "Mase Plastice Olt S.A.",
      manufacturer_address: "Str. Vulturului nr. 40, 230048 Slatina",
    },
  },
];
