/** Documents that the rules are tuned on, as papers of the trade come: proofs of labels, mails, tables of two columns. */

import { fibres } from "../fibres.ts";
import type { Specimen } from "../specimen.ts";

export const TUNING_FOURTH: readonly Specimen[] = [
  {
    name: "care label proof leggings",
    language: "en",
    template: "textile",
    kind: "other",
    pages: [
      [
        { title: "LABEL ARTWORK – PROOF 2" },
        {
          pairs: [
            ["Client", "Halden Active"],
            ["Style", "HA24-LEG-07 / Tempo tight"],
            ["Label size", "35 x 110 mm"],
            ["Season", "AW26"],
          ],
          style: "gap",
        },
        {
          beside: [
            [
              {
                text: [
                  "SHELL / EXTÉRIEUR / OBERMATERIAL",
                  "78% RECYCLED POLYAMIDE",
                  "22% ELASTANE",
                  "GUSSET / GOUSSET / ZWICKEL",
                  "100% COTTON",
                ],
              },
            ],
            [
              {
                text: [
                  "78% POLYAMIDE RECYCLÉ",
                  "22% ÉLASTHANNE",
                  "MADE IN SRI LANKA",
                  "FABRIQUÉ AU SRI LANKA",
                  "HERGESTELLT IN SRI LANKA",
                  "RN 140221",
                ],
              },
            ],
          ],
        },
        {
          text: [
            "Machine wash 30° delicate",
            "Do not bleach",
            "Do not tumble dry",
            "Do not iron",
            "Do not dry clean",
            "Wash with similar colours",
          ],
        },
      ],
    ],
    truth: {
      reference: "HA24-LEG-07",
      country_making: "LK",
      fibre_composition: fibres("recycled polyamide 78, elastane 22 | gusset: cotton 100"),
      care_washing: "wash_30_mild",
      care_bleaching: "do_not_bleach",
      care_drying: ["do_not_tumble"],
      care_ironing: "do_not_iron",
      care_professional: ["do_not_dry_clean"],
    },
  },
  {
    name: "e-mail missing data jumper",
    language: "en",
    template: "textile",
    kind: "other",
    font: "serif",
    pages: [
      [
        {
          text: [
            "From: Nusrat Jahan <nusrat@meghnaknit.example>",
            "To: Product data <data@harrowgate.example>",
            "Sent: 14 October 2026 09:12",
            "Subject: RE: RE: missing data style 44821-B",
          ],
        },
        {
          text: [
            "Dear Claire,",
            "Please see below the details for style 44821-B:",
            "- yarn: 55% cotton, 45% acrylic, 7 gauge",
            "- weight: 385 grams per pc (size M)",
            "- country of origin: Bangladesh",
            "- recycled content: 0%",
            "- EAN: 5051234881212",
            "- care: hand wash cold, dry flat, iron low, no bleach",
            "The GRS certificate does not apply here, as no recycled yarn is used. Invoice 20261 was paid on 02/10/2026.",
            "Best regards, Nusrat",
          ],
        },
      ],
    ],
    truth: {
      reference: "44821-B",
      net_weight: 385,
      country_making: "BD",
      recycled_content: 0,
      gtin: "5051234881212",
      fibre_composition: fibres("cotton 55, acrylic 45"),
      care_washing: "hand_wash",
      care_drying: ["flat"],
      care_ironing: "iron_110",
      care_bleaching: "do_not_bleach",
    },
  },
  {
    name: "packing list socks",
    language: "en",
    template: "textile",
    kind: "other",
    pages: [
      [
        {
          text: [
            "ANATOLIA HOSIERY SAN. VE TIC. LTD. STI.",
            "Organize Sanayi Bolgesi 4. Cadde No: 18, Denizli / TURKEY",
            "Tel +90 258 000 11 22   Tax no 0710 554 221",
          ],
        },
        { title: "PACKING LIST" },
        {
          pairs: [
            ["Invoice no.", "AH-2026-0981"],
            ["Consignee", "Fjord Basics AS, Oslo, Norway"],
            ["Origin of goods", "Türkiye"],
            ["Terms", "FCA Izmir"],
          ],
          style: "colon",
        },
        {
          table: [
            ["Style no", "Description", "Pairs", "Ctns", "N.W. kg", "G.W. kg"],
            ["SK-1190", "Mens crew sock 3-pack", "2400", "20", "148.0", "162.5"],
            ["", "TOTAL", "2400", "20", "148.0", "162.5"],
          ],
          lines: true,
        },
        {
          text: [
            "Composition: 75% combed cotton, 23% polyamide, 2% elastane. Net weight per pair: 61 g. Carton size 60x40x40 cm.",
          ],
        },
      ],
    ],
    truth: {
      reference: "SK-1190",
      country_making: "TR",
      net_weight: 61,
      fibre_composition: fibres("cotton 75, polyamide 23, elastane 2"),
    },
  },
  {
    name: "Produktpass Steppweste",
    language: "de",
    template: "textile",
    kind: "tech_sheet",
    font: "narrow",
    pages: [
      [
        { bar: "Artikelstammblatt" },
        {
          table: [
            ["Merkmal", "Angabe"],
            ["Marke / Label", "Hochkamp"],
            ["Art.-Nr. (Lieferant)", "7714-880"],
            ["Bezeichnung", "Steppweste Damen"],
            ["EAN-Code", "4260122881208"],
            ["Oberstoff", "100 % Polyamid (recycelt)"],
            ["Futter", "100 % Polyester"],
            ["Füllung", "90 % Daunen, 10 % Federn"],
            ["Fertigungsland", "Myanmar"],
            ["Eigengewicht Gr. 38", "0,310 kg"],
            ["Recyclingmaterial", "41 %"],
            ["Zolltarifnummer", "6202 40 90"],
          ],
          widths: [170, 300],
          lines: true,
        },
        {
          text: [
            "Pflege: 30 °C Schonwaschgang, nicht bleichen, im Trockner bei niedriger Temperatur trocknen, nicht bügeln, nicht chemisch reinigen.",
          ],
        },
      ],
    ],
    truth: {
      brand: "Hochkamp",
      reference: "7714-880",
      model_name: "Steppweste Damen",
      gtin: "4260122881208",
      fibre_composition: fibres(
        "shell: recycled polyamide 100 | lining: polyester 100 | filling: down 90, feathers 10",
      ),
      country_making: "MM",
      net_weight: 310,
      recycled_content: 41,
      care_washing: "wash_30_mild",
      care_bleaching: "do_not_bleach",
      care_drying: ["tumble_low"],
      care_ironing: "do_not_iron",
      care_professional: ["do_not_dry_clean"],
      commodity_code: "62024090",
    },
  },
  {
    name: "Prüfbericht Bettwäsche",
    language: "de",
    template: "textile",
    kind: "test_report",
    pages: [
      [
        {
          text: [
            "Textilprüfinstitut Sachsen GmbH",
            "Prüflabor akkreditiert nach DIN EN ISO/IEC 17025 (D-PL-18220-01-00)",
          ],
        },
        { title: "Prüfbericht Nr. TPS-26-04417" },
        {
          pairs: [
            ["Auftraggeber", "Bettenhaus Lindner KG, Chemnitz"],
            ["Ihre Artikelnummer", "BL-Satin-220"],
            ["Probeneingang", "12.08.2026"],
            ["Herstellungsland lt. Auftraggeber", "Pakistan"],
            ["Material laut Kennzeichnung", "100 % Baumwolle"],
          ],
          style: "gap",
        },
        {
          table: [
            ["Prüfung", "Norm", "Ergebnis"],
            ["Faserzusammensetzung", "VO (EU) 1007/2011", "100 % Baumwolle"],
            ["Maßänderung bei 60 °C Waschen", "ISO 5077", "-3,1 % / -2,4 %"],
            ["pH-Wert", "ISO 3071", "6,8"],
            ["Formaldehyd", "ISO 14184-1", "< 16 mg/kg"],
            ["Flächengewicht", "DIN EN 12127", "128 g/m²"],
          ],
          lines: true,
        },
      ],
    ],
    truth: { reference: "BL-Satin-220", country_making: "PK", fibre_composition: fibres("cotton 100") },
  },
  {
    name: "OEKO-TEX Zertifikat Frottier",
    language: "de",
    template: "textile",
    kind: "certificate",
    pages: [
      [
        { title: "ZERTIFIKAT" },
        {
          text: [
            "OEKO-TEX® STANDARD 100",
            "Frottierweberei Losheim GmbH & Co. KG",
            "Am Stausee 4, 66679 Losheim, Deutschland",
            "wird hiermit die Berechtigung zur Nutzung der Marke erteilt",
          ],
        },
        {
          pairs: [
            ["Zertifikat", "23.HDE.61877"],
            ["Prüfbericht", "26.0.14922"],
            ["Gültig bis", "31.07.2027"],
            ["Produktklasse", "I"],
            ["Kundennummer", "0045518"],
          ],
          style: "gap",
        },
        {
          text: [
            "für folgende Artikel: Frottiergewebe aus 100 % Baumwolle, gebleicht, gefärbt. Hohenstein Laboratories GmbH & Co. KG, Schlosssteige 1, 74357 Bönnigheim. Ausgestellt am 14.08.2026.",
          ],
        },
      ],
    ],
    truth: { certificates: [{ name: "OEKO-TEX Standard 100", number: "23.HDE.61877" }] },
  },
  {
    name: "GOTS scope certificate 2026 layout",
    language: "en",
    template: "textile",
    kind: "certificate",
    pages: [
      [
        {
          text: [
            "Ecocert Greenlife SAS",
            "Lieu-dit Lamothe Ouest, 32600 L'Isle Jourdain, France",
            "Licensing code of the certification body: CB-ECG; accredited by COFRAC, accreditation number 5-0597",
          ],
        },
        { title: "SCOPE CERTIFICATE" },
        {
          pairs: [
            ["Scope Certificate Number", "ECG-GOTS-26-118-2201"],
            ["Certified organisation", "Filati Valsesia S.r.l."],
            ["Licence number", "GOTS-LC-00918"],
            ["Global Organic Textile Standard", "version 7.0"],
            ["Valid until", "2027-06-30"],
            ["Place and date of issue", "L'Isle Jourdain, 2026-07-01"],
            ["Last updated", "2026-07-02"],
          ],
          style: "colon",
        },
        { text: ["This electronically issued document is the valid original version."] },
      ],
    ],
    truth: { certificates: [{ name: "GOTS", number: "ECG-GOTS-26-118-2201" }] },
  },
  {
    name: "transaction certificate yarn",
    language: "en",
    template: "textile",
    kind: "certificate",
    font: "narrow",
    pages: [
      [
        { title: "TRANSACTION CERTIFICATE (TC)" },
        {
          table: [
            ["Box 1 Certification body", "Control Union Certifications B.V."],
            ["Box 2 Transaction certificate number", "CU-GRS-TC-26-0099182"],
            ["Box 3 Seller", "Kaveri Spintex Pvt. Ltd., Coimbatore, India"],
            ["Box 3a Scope certificate number of seller", "CU 811920 GRS-2026-00004412"],
            ["Box 4 Buyer", "Tessitura Monza S.p.A."],
            ["Box 8 Shipment", "Invoice KS/26/3381 dated 2026-08-02; B/L MSCU4418820"],
            ["Box 10 Net shipping weight", "4,820.0 kg"],
            ["Box 11 Gross weight", "5,102.0 kg"],
          ],
          widths: [200, 280],
          lines: true,
        },
        { text: ["Global Recycled Standard 4.0. Products: yarn, 50% recycled post-consumer polyester."] },
      ],
    ],
    truth: { certificates: [{ name: "GRS", number: "CU-GRS-TC-26-0099182" }] },
  },
  {
    name: "fiche produit robe portefeuille",
    language: "fr",
    template: "textile",
    kind: "tech_sheet",
    font: "serif",
    pages: [
      [
        { text: ["MAISON CORALINE", "prêt-à-porter féminin"], size: 14 },
        { title: "Fiche produit – printemps-été 2027" },
        {
          pairs: [
            ["Réf.", "RB-PF-0391"],
            ["Libellé", "Robe portefeuille Anaïs"],
            ["Coloris", "ivoire"],
            ["Gencod", "3760144882104"],
            ["Compo", "63 % viscose, 37 % lin"],
            ["Doublure", "100 % viscose"],
            ["Confection", "Portugal"],
            ["Poids", "270 g (T38)"],
            ["PA HT", "31,50 €"],
          ],
          style: "gap",
        },
        {
          text: [
            "Lavage à 30 °C programme délicat, ne pas blanchir, pas de sèche-linge, repassage à fer doux, nettoyage à sec (P).",
          ],
        },
      ],
    ],
    truth: {
      brand: "Maison Coraline",
      reference: "RB-PF-0391",
      model_name: "Robe portefeuille Anaïs",
      gtin: "3760144882104",
      fibre_composition: fibres("viscose 63, linen 37 | lining: viscose 100"),
      country_making: "PT",
      net_weight: 270,
      care_washing: "wash_30_mild",
      care_bleaching: "do_not_bleach",
      care_drying: ["do_not_tumble"],
      care_ironing: "iron_110",
      care_professional: ["dry_p"],
    },
  },
  {
    name: "attestation matière recyclée sac",
    language: "fr",
    template: "textile",
    kind: "declaration",
    pages: [
      [
        {
          text: [
            "Ateliers du Forez SAS",
            "18 rue des Passementiers, 42000 Saint-Étienne",
            "SIRET 402 118 776 00025 – TVA FR 55 402118776",
          ],
        },
        { title: "Attestation fournisseur" },
        {
          text: [
            "Nous, soussignés Ateliers du Forez SAS, attestons que l'article référence SC-2210 « cabas Loire » vendu sous la marque Rivage & Co est composé de 100 % coton, dont 60 % de coton recyclé.",
            "Taux de matière recyclée : 60 %.",
            "L'article est tissé en Inde et confectionné en France, dans notre atelier de Saint-Étienne.",
            "Poids unitaire : 240 grammes. Le fil est certifié GRS (certificat n° CU 877451GRS-2026-0021).",
            "Fait à Saint-Étienne, le 3 septembre 2026.",
          ],
        },
      ],
    ],
    truth: {
      reference: "SC-2210",
      brand: "Rivage & Co",
      recycled_content: 60,
      country_making: "FR",
      net_weight: 240,
      certificates: [{ name: "GRS", number: "CU 877451GRS-2026-0021" }],
      fibre_composition: fibres("cotton 100"),
      manufacturer_name: "Ateliers du Forez SAS",
      manufacturer_address: "18 rue des Passementiers, 42000 Saint-Étienne",
    },
  },
  {
    name: "scheda tecnica costume",
    language: "it",
    template: "textile",
    kind: "tech_sheet",
    pages: [
      [
        { title: "SCHEDA TECNICA PRODOTTO" },
        {
          table: [
            ["Linea", "Mare 2027", "Cod. art.", "CB-0771"],
            ["Marchio", "Onda Sarda", "Barcode", "8051773001123"],
            ["Colore", "blu notte", "Taglie", "40-48"],
            ["Esterno", "82% poliammide riciclata 18% elastan", "Fodera", "100% poliestere"],
            ["Made in", "Italia", "Peso capo", "118 gr"],
          ],
          widths: [70, 170, 70, 170],
          lines: true,
        },
        {
          text: [
            "Lavare a mano. Non candeggiare. Non asciugare in asciugatrice. Non stirare. Non lavare a secco. Asciugare all'ombra.",
          ],
        },
      ],
    ],
    truth: {
      brand: "Onda Sarda",
      reference: "CB-0771",
      gtin: "8051773001123",
      country_making: "IT",
      net_weight: 118,
      fibre_composition: fibres("shell: recycled polyamide 82, elastane 18 | lining: polyester 100"),
      care_washing: "hand_wash",
      care_bleaching: "do_not_bleach",
      care_drying: ["do_not_tumble", "line_shade"],
      care_ironing: "do_not_iron",
      care_professional: ["do_not_dry_clean"],
    },
  },
  {
    name: "bolla maglione",
    language: "it",
    template: "textile",
    kind: "invoice",
    pages: [
      [
        {
          text: [
            "MAGLIFICIO ADDA S.R.L.",
            "Via dei Tessitori 22 – 23900 Lecco (LC)",
            "P. IVA 02218870139 – REA LC-188201",
          ],
        },
        { title: "DOCUMENTO DI TRASPORTO N. 1182/26" },
        {
          table: [
            ["Articolo", "Descrizione", "Composizione", "Origine", "Q.tà", "Peso unit."],
            ["MG-5540", "Maglia girocollo", "70% lana merinos 30% cashmere", "Italia", "60", "290 g"],
          ],
          widths: [70, 110, 130, 55, 45, 70],
          lines: true,
        },
        {
          text: [
            "Causale: vendita. Vettore: Trasporti Brianza. Colli 3, peso lordo 19,5 kg. Banca: IBAN IT60X0542811101000000123456.",
          ],
        },
      ],
    ],
    truth: {
      reference: "MG-5540",
      fibre_composition: fibres("merino wool 70, cashmere 30"),
      country_making: "IT",
      net_weight: 290,
      manufacturer_name: "MAGLIFICIO ADDA S.R.L.",
      manufacturer_address: "Via dei Tessitori 22 – 23900 Lecco (LC)",
    },
  },
  {
    name: "ficha técnica uniforme",
    language: "es",
    template: "textile",
    kind: "tech_sheet",
    pages: [
      [
        { bar: "FICHA TÉCNICA – VESTUARIO LABORAL" },
        {
          pairs: [
            ["Marca comercial", "Tajo Work"],
            ["Cód. artículo", "PT-3308"],
            ["Artículo", "Pantalón multibolsillos"],
            ["Cód. EAN", "8437011882301"],
            ["Composición tejido", "65% poliéster / 35% algodón"],
            ["Gramaje", "245 g/m²"],
            ["Peso neto prenda", "520 g aprox."],
            ["Confeccionado en", "Marruecos"],
            ["Normativa", "EN ISO 13688:2013"],
          ],
          style: "dots",
        },
        {
          text: [
            "Lavar a máx. 60 ºC. No usar lejía. Secadora a baja temperatura. Planchar a temperatura media. No limpiar en seco.",
          ],
        },
      ],
    ],
    truth: {
      brand: "Tajo Work",
      reference: "PT-3308",
      gtin: "8437011882301",
      model_name: "Pantalón multibolsillos",
      fibre_composition: fibres("polyester 65, cotton 35"),
      net_weight: 520,
      country_making: "MA",
      care_washing: "wash_60",
      care_bleaching: "do_not_bleach",
      care_drying: ["tumble_low"],
      care_ironing: "iron_150",
      care_professional: ["do_not_dry_clean"],
    },
  },
  {
    name: "correo proveedor bufanda",
    language: "es",
    template: "textile",
    kind: "other",
    pages: [
      [
        {
          text: [
            "De: ventas@hilosdelsur.example",
            "Para: compras@cumbre.example",
            "Asunto: datos para el pasaporte digital, ref. BF-2019",
            "Fecha: 5 de noviembre de 2026",
          ],
        },
        {
          text: [
            "Hola, Marta:",
            "Te paso los datos de la bufanda (nuestra referencia BF-2019, marca Altiplano):",
            "Composición: 50% alpaca, 30% lana, 20% poliamida reciclada.",
            "Hecha en Perú. Pesa 155 g.",
            "Contenido de material reciclado: 20%",
            "No se puede lavar a máquina: lavar a mano, no usar secadora, no planchar.",
            "Un saludo, Julio",
          ],
        },
      ],
    ],
    truth: {
      reference: "BF-2019",
      brand: "Altiplano",
      fibre_composition: fibres("alpaca 50, wool 30, recycled polyamide 20"),
      country_making: "PE",
      net_weight: 155,
      recycled_content: 20,
      care_washing: "hand_wash",
      care_drying: ["do_not_tumble"],
      care_ironing: "do_not_iron",
    },
  },
  {
    name: "ficha de produto atoalhados",
    language: "pt",
    template: "textile",
    kind: "tech_sheet",
    pages: [
      [
        { text: ["TÊXTEIS DO AVE, LDA.", "Rua da Indústria, 410, 4765-000 Riba de Ave", "NIPC 501 998 220"] },
        { title: "Ficha de Produto" },
        {
          pairs: [
            ["N.º de artigo", "TB 7050"],
            ["Designação do artigo", "Toalha de banho 70x140"],
            ["Cód. barras", "5601100223143"],
            ["Matéria-prima", "100% algodão biológico"],
            ["Peso unitário (g)", "490"],
            ["Gramagem", "500 g/m²"],
            ["Fabricado em", "Portugal"],
            ["Certificação", "GOTS, certificado CU 855233GOTS-08.2026"],
          ],
          style: "gap",
        },
        {
          text: [
            "Lavar a 60 °C. Não usar lixívia. Pode secar na máquina. Passar a ferro a temperatura média.",
          ],
        },
      ],
    ],
    truth: {
      reference: "TB 7050",
      gtin: "5601100223143",
      model_name: "Toalha de banho 70x140",
      fibre_composition: fibres("organic cotton 100"),
      net_weight: 490,
      country_making: "PT",
      certificates: [{ name: "GOTS", number: "CU 855233GOTS-08.2026" }],
      care_washing: "wash_60",
      care_bleaching: "do_not_bleach",
      care_drying: ["tumble_normal"],
      care_ironing: "iron_150",
      manufacturer_name: "TÊXTEIS DO AVE, LDA.",
      manufacturer_address: "Rua da Indústria, 410, 4765-000 Riba de Ave",
    },
  },
  {
    name: "productspecificatie regenjas",
    language: "nl",
    template: "textile",
    kind: "tech_sheet",
    pages: [
      [
        { title: "Productspecificatie" },
        {
          table: [
            ["Merk", "Waddenwind"],
            ["Art.nr.", "RJ-20418"],
            ["Omschrijving", "Regenjas kinderen"],
            ["EAN13", "8720055009811"],
            ["Buitenzijde", "100% polyester (gerecycled)"],
            ["Coating", "100% polyurethaan"],
            ["Voering", "65% polyester 35% katoen"],
            ["Land van productie", "China"],
            ["Nettogewicht", "345 gr."],
            ["Aandeel recycled", "58%"],
            ["HS-code", "6201 40"],
          ],
          widths: [150, 280],
        },
        {
          text: [
            "Wassen op 30 graden, niet bleken, niet in de wasdroger, niet strijken, niet chemisch reinigen.",
          ],
        },
      ],
    ],
    truth: {
      brand: "Waddenwind",
      reference: "RJ-20418",
      gtin: "8720055009811",
      fibre_composition: fibres(
        "shell: recycled polyester 100 | coating: polyurethane 100 | lining: polyester 65, cotton 35",
      ),
      country_making: "CN",
      net_weight: 345,
      recycled_content: 58,
      care_washing: "wash_30",
      care_bleaching: "do_not_bleach",
      care_drying: ["do_not_tumble"],
      care_ironing: "do_not_iron",
      care_professional: ["do_not_dry_clean"],
    },
  },
  {
    name: "karta techniczna szlafrok",
    language: "pl",
    template: "textile",
    kind: "tech_sheet",
    pages: [
      [
        { text: ["Dziewiarnia Beskid Sp. z o.o., ul. Fabryczna 9, 43-300 Bielsko-Biała, NIP 547-21-18-220"] },
        { title: "Karta techniczna produktu" },
        {
          pairs: [
            ["Marka", "Cisza"],
            ["Nr art.", "SZL-15/F"],
            ["Nazwa", "Szlafrok frotte"],
            ["Kod kresk.", "5907766110026"],
            ["Skład", "bawełna 80%, poliester 20%"],
            ["Kraj produkcji", "Polska"],
            ["Gramatura", "360 g/m2"],
            ["Waga 1 szt.", "1,15 kg"],
          ],
          style: "gap",
        },
        {
          text: [
            "Prać w temp. 40°C, nie wybielać, suszyć w suszarce w niskiej temperaturze, prasować w średniej temperaturze, nie czyścić chemicznie.",
          ],
        },
      ],
    ],
    truth: {
      brand: "Cisza",
      reference: "SZL-15/F",
      model_name: "Szlafrok frotte",
      gtin: "5907766110026",
      fibre_composition: fibres("cotton 80, polyester 20"),
      country_making: "PL",
      net_weight: 1150,
      care_washing: "wash_40",
      care_bleaching: "do_not_bleach",
      care_drying: ["tumble_low"],
      care_ironing: "iron_150",
      care_professional: ["do_not_dry_clean"],
      manufacturer_name: "Dziewiarnia Beskid Sp. z o.o.",
      manufacturer_address: "ul. Fabryczna 9, 43-300 Bielsko-Biała",
    },
  },
  {
    name: "produktspecifikation mössa",
    language: "sv",
    template: "textile",
    kind: "tech_sheet",
    pages: [
      [
        { title: "Produktspecifikation" },
        {
          pairs: [
            ["Varumärke", "Tundra Ull"],
            ["Art.nr", "10-4471"],
            ["Modell", "Mössa Abisko"],
            ["EAN-kod", "7350012334772"],
            ["Material", "50% merinoull, 50% akryl"],
            ["Tillverkad i", "Estland"],
            ["Vikt", "68 g"],
            ["Tvättråd", "Handtvätt. Använd inte blekmedel. Torkas liggande. Stryk inte."],
          ],
          style: "colon",
        },
      ],
    ],
    truth: {
      brand: "Tundra Ull",
      reference: "10-4471",
      model_name: "Mössa Abisko",
      gtin: "7350012334772",
      fibre_composition: fibres("merino wool 50, acrylic 50"),
      country_making: "EE",
      net_weight: 68,
      care_washing: "hand_wash",
      care_bleaching: "do_not_bleach",
      care_drying: ["flat"],
      care_ironing: "do_not_iron",
    },
  },
  {
    name: "datablad fleecejakke",
    language: "da",
    template: "textile",
    kind: "tech_sheet",
    pages: [
      [
        { text: ["Vestkyst Tekstil A/S · Havnegade 12 · 6700 Esbjerg · CVR 28 11 90 02"] },
        { title: "Produktdatablad" },
        {
          pairs: [
            ["Brand", "Klitmøller"],
            ["Varenummer", "FJ-3102"],
            ["Produktnavn", "Fleecejakke herre"],
            ["Stregkode", "5708221100435"],
            ["Sammensætning", "100 % genanvendt polyester"],
            ["Andel genanvendt", "100 %"],
            ["Fremstillet i", "Litauen"],
            ["Vægt pr. stk.", "410 g"],
          ],
          style: "gap",
        },
        {
          text: ["Maskinvask 40 °C. Må ikke bleges. Må ikke tørretumbles. Må ikke stryges. Må ikke renses."],
        },
      ],
    ],
    truth: {
      brand: "Klitmøller",
      reference: "FJ-3102",
      model_name: "Fleecejakke herre",
      gtin: "5708221100435",
      fibre_composition: fibres("recycled polyester 100"),
      recycled_content: 100,
      country_making: "LT",
      net_weight: 410,
      care_washing: "wash_40",
      care_bleaching: "do_not_bleach",
      care_drying: ["do_not_tumble"],
      care_ironing: "do_not_iron",
      care_professional: ["do_not_dry_clean"],
      manufacturer_name: "Vestkyst Tekstil A/S",
      manufacturer_address: "Havnegade 12 · 6700 Esbjerg",
    },
  },
  {
    name: "tuotekortti huivi",
    language: "fi",
    template: "textile",
    kind: "tech_sheet",
    pages: [
      [
        { title: "Tuotekortti" },
        {
          pairs: [
            ["Brändi", "Lumikide"],
            ["Tuotenro", "HV-881"],
            ["EAN", "6430011220984"],
            ["Materiaali", "60 % villa, 40 % silkki"],
            ["Valmistusmaa", "Suomi"],
            ["Paino", "92 g"],
            ["Hoito-ohjeet", "Käsinpesu, ei valkaisua, ei rumpukuivausta, silitys alhaisessa lämpötilassa"],
          ],
          style: "dots",
        },
      ],
    ],
    truth: {
      brand: "Lumikide",
      reference: "HV-881",
      gtin: "6430011220984",
      fibre_composition: fibres("wool 60, silk 40"),
      country_making: "FI",
      net_weight: 92,
      care_washing: "hand_wash",
      care_bleaching: "do_not_bleach",
      care_drying: ["do_not_tumble"],
      care_ironing: "iron_110",
    },
  },
  {
    name: "specifikace košile",
    language: "cs",
    template: "textile",
    kind: "tech_sheet",
    pages: [
      [
        { title: "Specifikace výrobku" },
        {
          table: [
            ["Obchodní značka", "Lužan"],
            ["Katalogové č.", "KO-4410"],
            ["Čárový kód", "8594011220073"],
            ["Složení", "97 % bavlna, 3 % elastan"],
            ["Země původu", "Slovensko"],
            ["Hmotnost 1 ks", "215 g"],
          ],
          widths: [160, 260],
          lines: true,
        },
        {
          text: [
            "Prát při 40 °C, nebělit, nesušit v sušičce, žehlit při střední teplotě, chemicky nečistit.",
          ],
        },
      ],
    ],
    truth: {
      brand: "Lužan",
      reference: "KO-4410",
      gtin: "8594011220073",
      fibre_composition: fibres("cotton 97, elastane 3"),
      country_making: "SK",
      net_weight: 215,
      care_washing: "wash_40",
      care_bleaching: "do_not_bleach",
      care_drying: ["do_not_tumble"],
      care_ironing: "iron_150",
      care_professional: ["do_not_dry_clean"],
    },
  },
  {
    name: "ürün kartı gömlek",
    language: "tr",
    template: "textile",
    kind: "tech_sheet",
    pages: [
      [
        { text: ["EGE KONFEKSİYON SAN. VE TİC. A.Ş.", "Atatürk OSB 10003 Sk. No:5 Çiğli / İzmir"] },
        { title: "ÜRÜN TANITIM KARTI" },
        {
          pairs: [
            ["Marka adı", "Levantin"],
            ["Model no", "GM-2201"],
            ["Barkod no", "8681122009878"],
            ["Kumaş içeriği", "%70 Pamuk %30 Keten"],
            ["Üretim yeri", "Türkiye"],
            ["Ürün ağırlığı", "205 gr"],
            [
              "Yıkama",
              "40°C'de makinede yıkayınız. Ağartıcı kullanmayınız. Kurutma makinesinde kurutmayınız. Orta ısıda ütüleyiniz. Kuru temizleme yapılmaz.",
            ],
          ],
          style: "gap",
        },
      ],
    ],
    truth: {
      brand: "Levantin",
      reference: "GM-2201",
      gtin: "8681122009878",
      fibre_composition: fibres("cotton 70, linen 30"),
      country_making: "TR",
      net_weight: 205,
      care_washing: "wash_40",
      care_bleaching: "do_not_bleach",
      care_drying: ["do_not_tumble"],
      care_ironing: "iron_150",
      care_professional: ["do_not_dry_clean"],
    },
  },
  {
    name: "fișă de produs pulover",
    language: "ro",
    template: "textile",
    kind: "tech_sheet",
    pages: [
      [
        { title: "Fișă de produs" },
        {
          pairs: [
            ["Marca", "Bucegi"],
            ["Cod articol", "PV-0118"],
            ["EAN", "5942001133828"],
            ["Compoziție", "70% lână, 30% poliamidă"],
            ["Fabricat în", "România"],
            ["Greutate", "395 g"],
          ],
          style: "gap",
        },
        {
          text: [
            "Spălare manuală. Nu folosiți înălbitor. A nu se usca în uscător. A se călca la temperatură scăzută.",
          ],
        },
      ],
    ],
    truth: {
      brand: "Bucegi",
      reference: "PV-0118",
      gtin: "5942001133828",
      fibre_composition: fibres("wool 70, polyamide 30"),
      country_making: "RO",
      net_weight: 395,
      care_washing: "hand_wash",
      care_bleaching: "do_not_bleach",
      care_drying: ["do_not_tumble"],
      care_ironing: "iron_110",
    },
  },
  {
    name: "termékadatlap pulóver",
    language: "hu",
    template: "textile",
    kind: "tech_sheet",
    pages: [
      [
        { title: "Termékadatlap" },
        {
          pairs: [
            ["Márka", "Tiszavirág"],
            ["Cikkszám", "TV-771"],
            ["Vonalkód", "5998011223301"],
            ["Anyagösszetétel", "60% pamut, 40% poliészter"],
            ["Származási ország", "Magyarország"],
            ["Tömeg", "420 g"],
          ],
          style: "gap",
        },
        {
          text: ["Mosás 30 °C-on. Nem fehéríthető. Gépben nem szárítható. Alacsony hőmérsékleten vasalható."],
        },
      ],
    ],
    truth: {
      brand: "Tiszavirág",
      reference: "TV-771",
      gtin: "5998011223301",
      fibre_composition: fibres("cotton 60, polyester 40"),
      country_making: "HU",
      net_weight: 420,
      care_washing: "wash_30",
      care_bleaching: "do_not_bleach",
      care_drying: ["do_not_tumble"],
      care_ironing: "iron_110",
    },
  },
  {
    name: "line sheet single skirt",
    language: "en",
    template: "textile",
    kind: "other",
    pages: [
      [
        { text: ["OAK & TIDE"], size: 20 },
        { text: ["Wholesale line sheet · Resort 2027 · sales@oakandtide.example"] },
        {
          text: [
            "Solene midi skirt",
            "Style # OT-5513",
            "Wholesale $42 / MSRP $98",
            "Sizes XS–XL",
            "Fabric: 54% Tencel lyocell, 46% linen",
            "Lining: none",
            "Origin: Portugal",
            "Item weight: 9.2 oz",
            "UPC: 841011223374",
            "Machine wash cold, tumble dry low, cool iron, do not bleach",
          ],
        },
        { text: ["Minimum order 6 units per style. 50% deposit, balance net 30. Returns within 14 days."] },
      ],
    ],
    truth: {
      brand: "Oak & Tide",
      reference: "OT-5513",
      fibre_composition: fibres("lyocell 54, linen 46"),
      country_making: "PT",
      net_weight: 261,
      gtin: "841011223374",
      care_bleaching: "do_not_bleach",
      care_drying: ["tumble_low"],
      care_ironing: "iron_110",
    },
  },
  {
    name: "sneaker tech pack",
    language: "en",
    template: "footwear",
    kind: "tech_sheet",
    pages: [
      [
        { title: "Style summary" },
        {
          beside: [
            [
              {
                pairs: [
                  ["Brand", "Corvo"],
                  ["Style ID", "CV-880-W"],
                  ["Style name", "Meridian low"],
                  ["Factory", "Phuc Long Footwear Co., Ltd, Hai Phong"],
                ],
                style: "gap",
              },
            ],
            [
              {
                pairs: [
                  ["C.O.O.", "Vietnam"],
                  ["Pair weight", "612 g"],
                  ["UPC/EAN", "5609911002216"],
                  ["Recycled %", "18"],
                ],
                style: "colon",
              },
            ],
          ],
        },
        {
          table: [
            ["Part", "Material", "Supplier"],
            ["Upper", "Knit 100% recycled polyester", "Ocean Yarn"],
            ["Outsole", "Rubber 70%, recycled rubber 30%", "Solmax"],
          ],
          lines: true,
        },
      ],
    ],
    truth: {
      brand: "Corvo",
      reference: "CV-880-W",
      model_name: "Meridian low",
      country_making: "VN",
      net_weight: 612,
      gtin: "5609911002216",
      recycled_content: 18,
    },
  },
  {
    name: "Stuhl Datenblatt",
    language: "de",
    template: "furniture",
    kind: "tech_sheet",
    pages: [
      [
        { text: ["Möbelwerke Spessart GmbH", "Industriestraße 8, 97816 Lohr am Main"] },
        { title: "Technisches Datenblatt Stuhl „Mainau“" },
        {
          pairs: [
            ["Hersteller", "Möbelwerke Spessart GmbH"],
            ["Modellnr.", "ST-402"],
            ["Abmessungen (B x T x H)", "45 x 52 x 81 cm"],
            ["Gewicht", "5,4 kg"],
            ["Holz", "Buche, FSC® (Lizenznummer FSC-C112200)"],
            ["Herstellungsort", "Deutschland"],
            ["Max. Belastung", "120 kg"],
          ],
          style: "colon",
        },
      ],
    ],
    truth: {
      model_name: "Mainau",
      reference: "ST-402",
      dimensions: "45 x 52 x 81 cm",
      net_weight: 5.4,
      country_making: "DE",
      manufacturer_name: "Möbelwerke Spessart GmbH",
      manufacturer_address: "Industriestraße 8, 97816 Lohr am Main",
      certificates: [{ name: "FSC", number: "FSC-C112200" }],
    },
  },
  {
    name: "conformité peluche",
    language: "fr",
    template: "toy",
    kind: "declaration",
    pages: [
      [
        { title: "Déclaration UE de conformité" },
        {
          pairs: [
            ["Produit", "Peluche ours Balou 30 cm"],
            ["Référence du modèle", "PL-3301"],
            ["Marque", "Doudou des Alpes"],
            ["Fabricant", "Jouets du Léman SAS, 4 quai de Rives, 74200 Thonon"],
            ["Pays de fabrication", "Indonésie"],
            ["Poids du jouet", "240 g"],
            ["Code EAN", "3331100224414"],
          ],
          style: "colon",
        },
        {
          text: [
            "Directive 2009/48/CE, normes EN 71-1:2014, EN 71-2:2020, EN 71-3:2019. Rapport d'essai n° LNE-P188201 du 12/03/2026.",
          ],
        },
      ],
    ],
    truth: {
      reference: "PL-3301",
      brand: "Doudou des Alpes",
      model_name: "Peluche ours Balou 30 cm",
      country_making: "ID",
      net_weight: 240,
      gtin: "3331100224414",
      manufacturer_name: "Jouets du Léman SAS",
      manufacturer_address: "4 quai de Rives, 74200 Thonon",
    },
  },
  {
    name: "power bank spec",
    language: "en",
    template: "battery",
    kind: "tech_sheet",
    pages: [
      [
        { title: "Specification: lithium-ion pack" },
        {
          table: [
            ["Item", "Specification"],
            ["Model", "PX-48100"],
            ["Trademark", "Ampera"],
            ["Nominal voltage", "51.2 V"],
            ["Rated capacity", "100 Ah"],
            ["Chemistry", "LiFePO4"],
            ["Weight", "approx. 44.5 kg"],
            ["Place of manufacture", "Huizhou, China"],
          ],
          lines: true,
        },
      ],
    ],
    truth: {
      brand: "Ampera",
      model_name: "PX-48100",
      voltage_nominal: 51.2,
      rated_capacity: 100,
      battery_chemistry: "lfp",
      battery_weight: 44.5,
      country_making: "CN",
    },
  },
  {
    name: "proforma invoice blankets",
    language: "en",
    template: "textile",
    kind: "invoice",
    pages: [
      [
        {
          beside: [
            [
              {
                text: [
                  "EXPORTER",
                  "Ludhiana Woollens Pvt. Ltd.",
                  "Focal Point Phase V",
                  "Ludhiana 141010, India",
                  "IEC 3004118822",
                ],
              },
            ],
            [
              {
                text: [
                  "CONSIGNEE",
                  "Nordhome AB",
                  "Hamngatan 3",
                  "411 06 Göteborg, Sweden",
                  "VAT SE556677889901",
                ],
              },
            ],
          ],
        },
        { title: "PROFORMA INVOICE PI-26/118" },
        {
          table: [
            ["Art. no.", "Goods", "Qty", "USD/pc", "Amount"],
            ["LW-330", "Throw 130x170, 80% wool 20% nylon", "500", "8.40", "4,200.00"],
          ],
          widths: [70, 210, 60, 70, 77],
          lines: true,
        },
        {
          text: [
            "Country of origin of goods: INDIA. Net weight: 0.85 kgs/pc. Total net weight 425 kgs, gross 462 kgs.",
            "Bank: Punjab Bank, A/C 0188200441, SWIFT PUNBINBB. 30% advance, 70% against documents.",
          ],
        },
      ],
    ],
    truth: {
      reference: "LW-330",
      fibre_composition: fibres("wool 80, polyamide 20"),
      country_making: "IN",
      net_weight: 850,
    },
  },
  {
    name: "two company terms letter",
    language: "fr",
    template: "textile",
    kind: "other",
    pages: [
      [
        {
          text: [
            "Conditions de paiement",
            "Acompte 30 %, solde 70 % à 45 jours. Escompte 2 %. TVA 20 %. Toute commande n° 44120 est soumise aux présentes conditions.",
            "Le transport depuis la Chine est à la charge du client. Poids maximal d'un colis : 25 kg. Certificat d'origine sur demande.",
          ],
        },
      ],
    ],
    truth: {},
  },
];
