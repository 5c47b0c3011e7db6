/** Documents written together with those of `tuning-fourth.ts`, and kept from tuning: read once when that was done. */

import { fibres } from "../fibres.ts";
import type { Specimen } from "../specimen.ts";

export const KEPT_BACK: readonly Specimen[] = [
  {
    name: "swing ticket proof tee",
    language: "en",
    template: "textile",
    kind: "other",
    pages: [
      [
        { text: ["SWING TICKET + CARE LABEL APPROVAL FORM", "Please sign and return within 48 hours"] },
        {
          table: [
            ["Account", "Penhale Surf Co."],
            ["Product", "Organic logo tee"],
            ["Product ref", "PS-TE-019"],
            ["Bar code (EAN-13)", "5060388110208"],
            ["Fibre content", "100% ORGANIC COTTON"],
            ["Origin statement", "Made in India"],
            ["Care", "40° wash / do not bleach / tumble dry low / warm iron / do not dry clean"],
          ],
          widths: [150, 300],
          lines: true,
        },
        { text: ["Printer's note: ribbon satin 30 mm, black. Printed in Leicester. Approval no. 88120."] },
      ],
    ],
    truth: {
      reference: "PS-TE-019",
      model_name: "Organic logo tee",
      gtin: "5060388110208",
      fibre_composition: fibres("organic cotton 100"),
      country_making: "IN",
      care_washing: "wash_40",
      care_bleaching: "do_not_bleach",
      care_drying: ["tumble_low"],
      care_ironing: "iron_150",
      care_professional: ["do_not_dry_clean"],
    },
  },
  {
    name: "supplier mail gloves",
    language: "en",
    template: "textile",
    kind: "other",
    font: "mono",
    pages: [
      [
        {
          text: [
            "From: Tomasz Wrona",
            "To: sourcing@glenmuir.example",
            "Date: Tue, 3 Nov 2026 16:40",
            "Subject: FW: item GL-204 passport data",
          ],
        },
        {
          text: [
            "Hello Fiona,",
            "item GL-204 (brand: Glen Muir) is made in Romania.",
            "Material: 92% wool, 6% nylon, 2% spandex",
            "One pair weighs 74 g.",
            "No recycled fibres in this item.",
            "Barcode: 5099902134406",
            "Our OEKO-TEX certificate number is 18.HPL.20331, valid until 30.04.2027.",
            "PO 4500118822 ships next week.",
            "Tomasz",
          ],
        },
      ],
    ],
    truth: {
      reference: "GL-204",
      brand: "Glen Muir",
      country_making: "RO",
      fibre_composition: fibres("wool 92, polyamide 6, elastane 2"),
      net_weight: 74,
      gtin: "5099902134406",
      certificates: [{ name: "OEKO-TEX Standard 100", number: "18.HPL.20331" }],
    },
  },
  {
    name: "packing list bathrobes",
    language: "en",
    template: "textile",
    kind: "other",
    pages: [
      [
        { title: "DETAILED PACKING LIST" },
        {
          beside: [
            [
              {
                text: [
                  "Shipper:",
                  "Guimarães Home Textiles SA",
                  "Zona Industrial Lt 7, 4835 Guimarães",
                  "Portugal",
                ],
              },
            ],
            [
              {
                text: ["Notify party:", "Lakeside Hotels Ltd", "2 Pier Street, Windermere", "United Kingdom"],
              },
            ],
          ],
        },
        {
          table: [
            ["Item code", "Barcode", "Goods description", "Qty", "Kg net", "Kg gross"],
            ["BR-0440-W", "5602201188331", "Bathrobe waffle white", "300", "330", "352"],
          ],
          widths: [75, 105, 140, 45, 60, 62],
          lines: true,
        },
        {
          pairs: [
            ["Composition", "60% cotton / 40% polyester"],
            ["Unit weight", "1.1 kg"],
            ["Country of origin", "PORTUGAL"],
            ["Marks", "LAKESIDE 1-30"],
          ],
          style: "colon",
        },
      ],
    ],
    truth: {
      reference: "BR-0440-W",
      gtin: "5602201188331",
      fibre_composition: fibres("cotton 60, polyester 40"),
      net_weight: 1100,
      country_making: "PT",
    },
  },
  {
    name: "Artikelpass Softshell",
    language: "de",
    template: "textile",
    kind: "tech_sheet",
    pages: [
      [
        { text: ["Nordkap Outdoor GmbH | Speicherstraße 44 | 24103 Kiel | USt-IdNr. DE 288119002"], size: 8 },
        { title: "ARTIKELPASS" },
        {
          pairs: [
            ["Marke:", "Fjordlinie"],
            ["Modellbezeichnung:", "Softshell Lofoten"],
            ["Best.-Nr.:", "FL 88-210"],
            ["GTIN/EAN:", "4028811900223"],
            ["Außenmaterial:", "94 % Polyester (davon recycelt), 6 % Elasthan"],
            ["Membran:", "100 % Polyurethan"],
            ["Innenseite:", "100 % Polyester"],
            ["Hergestellt in:", "Bangladesch"],
            ["Artikelgewicht:", "ca. 480 g"],
            ["Rezyklatanteil gesamt:", "52 %"],
          ],
          style: "gap",
        },
        { text: ["Waschen: 30 °C schonend. Bleichen: nein. Trockner: nein. Bügeln: nein."] },
      ],
    ],
    truth: {
      brand: "Fjordlinie",
      model_name: "Softshell Lofoten",
      reference: "FL 88-210",
      gtin: "4028811900223",
      fibre_composition: fibres(
        "shell: polyester 94, elastane 6 | coating: polyurethane 100 | lining: polyester 100",
      ),
      country_making: "BD",
      net_weight: 480,
      recycled_content: 52,
      care_washing: "wash_30_mild",
      care_bleaching: "do_not_bleach",
      care_drying: ["do_not_tumble"],
      care_ironing: "do_not_iron",
    },
  },
  {
    name: "Lieferschein Tischdecken",
    language: "de",
    template: "textile",
    kind: "invoice",
    pages: [
      [
        { text: ["Leinenweberei Lausitz GmbH & Co. KG", "Weberplatz 3", "02763 Zittau"] },
        { title: "Lieferschein 260-4471" },
        {
          pairs: [
            ["Kunden-Nr.", "D-10882"],
            ["Ihre Bestellung", "BE-99102 vom 01.09.2026"],
            ["Versandart", "Spedition"],
          ],
          style: "gap",
        },
        {
          table: [
            ["Pos", "Artikel", "EAN", "Menge", "Gewicht/Stk."],
            ["1", "TD-140220 Tischdecke Halbleinen natur", "4012203344108", "80", "620 g"],
          ],
          widths: [30, 210, 110, 60, 77],
          lines: true,
        },
        {
          text: [
            "Materialzusammensetzung: 52 % Leinen 48 % Baumwolle. Ursprungsland: Deutschland. Waschbar bis 60 °C, nicht chloren, heiß bügeln.",
          ],
        },
      ],
    ],
    truth: {
      reference: "TD-140220",
      gtin: "4012203344108",
      net_weight: 620,
      fibre_composition: fibres("linen 52, cotton 48"),
      country_making: "DE",
      care_washing: "wash_60",
      care_bleaching: "do_not_bleach",
      care_ironing: "iron_200",
      manufacturer_name: "Leinenweberei Lausitz GmbH & Co. KG",
      manufacturer_address: "Weberplatz 3, 02763 Zittau",
    },
  },
  {
    name: "GRS Zertifikat Garn",
    language: "de",
    template: "textile",
    kind: "certificate",
    pages: [
      [
        { title: "Geltungsbereichszertifikat" },
        { text: ["Global Recycled Standard (GRS), Version 4.0"] },
        {
          pairs: [
            ["Zertifikatsnummer", "IDFL-GRS-26-30871"],
            ["Zertifizierte Organisation", "Zwirnerei Vogtland GmbH"],
            ["Projektnummer", "PR-118200"],
            ["Zertifizierungsstelle", "IDFL Laboratory and Institute"],
            ["Ausgestellt am", "11. Februar 2026"],
            ["Gültig bis", "10. Februar 2027"],
          ],
          style: "stacked",
        },
        {
          text: [
            "Produktkategorien: Garne (100 % recycelter Polyester). Transaktionszertifikate sind gesondert zu beantragen.",
          ],
        },
      ],
    ],
    truth: { certificates: [{ name: "GRS", number: "IDFL-GRS-26-30871" }] },
  },
  {
    name: "OCS scope certificate",
    language: "en",
    template: "textile",
    kind: "certificate",
    font: "serif",
    pages: [
      [
        {
          text: [
            "CERES GmbH, Certification of Environmental Standards",
            "Vorderhaslach 1, 91230 Happurg, Germany",
          ],
        },
        { title: "Certificate of Compliance (Scope Certificate)" },
        {
          pairs: [
            ["Certificate No.", "CERES-OCS-0771-2026"],
            ["Organic Content Standard", "3.0"],
            ["Client no.", "0771"],
            ["Company", "Izmir Iplik A.S., Torbali, Turkey"],
            ["Audit date", "2026-03-18"],
            ["Valid through", "2027-03-31"],
          ],
          style: "dots",
        },
      ],
    ],
    truth: { certificates: [{ name: "OCS", number: "CERES-OCS-0771-2026" }] },
  },
  {
    name: "laboratory analysis report scarf",
    language: "en",
    template: "textile",
    kind: "test_report",
    pages: [
      [
        { text: ["EUROTEX TESTING LABORATORIES B.V.", "Kanaalweg 18, Enschede"] },
        { title: "TEST REPORT" },
        {
          pairs: [
            ["Report number", "ETL-2026-118877"],
            ["Applicant", "Studio Meander B.V., Utrecht"],
            ["Article description", "Woven scarf"],
            ["Article no. (client)", "SM-SC-71"],
            ["Claimed composition", "70% wool 30% silk"],
            ["Country of origin (client's statement)", "Nepal"],
            ["Order number", "PO-7781"],
          ],
          style: "gap",
        },
        {
          table: [
            ["Test", "Method", "Result", "Requirement", "Verdict"],
            ["Fibre analysis", "EU 1007/2011", "wool 69.1% / silk 30.9%", "± 3%", "pass"],
            ["Azo dyes", "EN ISO 14362-1", "< 5 mg/kg", "< 30 mg/kg", "pass"],
          ],
          lines: true,
        },
      ],
    ],
    truth: { reference: "SM-SC-71", fibre_composition: fibres("wool 70, silk 30"), country_making: "NP" },
  },
  {
    name: "fiche technique linge de lit",
    language: "fr",
    template: "textile",
    kind: "tech_sheet",
    pages: [
      [
        { bar: "FICHE TECHNIQUE ARTICLE" },
        {
          table: [
            ["Enseigne / marque", "Linge des Dunes"],
            ["Code article", "HC240-PER"],
            ["Désignation", "Housse de couette percale"],
            ["EAN", "3760220114808"],
            ["Matière", "Percale 100 % coton bio"],
            ["Origine", "Fabriqué au Portugal"],
            ["Poids net", "1,35 kg"],
            ["Densité", "80 fils/cm²"],
            ["Label", "OEKO-TEX® n° 2019OK0881"],
          ],
          widths: [150, 320],
          lines: true,
        },
        {
          text: [
            "Entretien : lavage 60 °C, chlore interdit, séchage en machine autorisé, repassage à haute température, nettoyage à sec interdit.",
          ],
        },
      ],
    ],
    truth: {
      brand: "Linge des Dunes",
      reference: "HC240-PER",
      model_name: "Housse de couette percale",
      gtin: "3760220114808",
      fibre_composition: fibres("organic cotton 100"),
      country_making: "PT",
      net_weight: 1350,
      certificates: [{ name: "OEKO-TEX Standard 100", number: "2019OK0881" }],
      care_washing: "wash_60",
      care_bleaching: "do_not_bleach",
      care_drying: ["tumble_normal"],
      care_ironing: "iron_200",
      care_professional: ["do_not_dry_clean"],
    },
  },
  {
    name: "facture tricots",
    language: "fr",
    template: "textile",
    kind: "invoice",
    pages: [
      [
        {
          text: [
            "BONNETERIE DU VELAY",
            "SARL au capital de 40 000 € – RCS Le Puy 448 220 118",
            "ZA de Corsac, 43700 Brives-Charensac",
          ],
        },
        { title: "FACTURE N° FA-2026-00871" },
        { text: ["Client : Boutique Marguerite, 12 rue Haute, 69005 Lyon – Code client C0441"] },
        {
          table: [
            ["Réf. article", "Désignation", "Qté", "PU HT", "Total HT"],
            ["BV-4417", "Bonnet côtelé, 50% laine 50% acrylique", "40", "9,80", "392,00"],
          ],
          widths: [80, 210, 50, 60, 87],
          lines: true,
        },
        {
          text: [
            "Pays d'origine : France. Poids par pièce : 82 g. TVA 20 % : 78,40 €. Paiement à 30 jours, IBAN FR76 1680 7004 1122 0188 2200 144.",
          ],
        },
      ],
    ],
    truth: {
      reference: "BV-4417",
      fibre_composition: fibres("wool 50, acrylic 50"),
      country_making: "FR",
      net_weight: 82,
    },
  },
  {
    name: "scheda calzatura",
    language: "it",
    template: "footwear",
    kind: "tech_sheet",
    pages: [
      [
        { title: "Scheda articolo calzature" },
        {
          pairs: [
            ["Marchio", "Passo Lento"],
            ["Codice modello", "PL2207"],
            ["Nome", "Mocassino Arno"],
            ["Tomaia", "pelle bovina"],
            ["Suola", "cuoio"],
            ["Paese di produzione", "Italia"],
            ["Peso al paio", "680 g"],
            ["Codice EAN", "8059911220030"],
          ],
          style: "gap",
        },
      ],
    ],
    truth: {
      brand: "Passo Lento",
      reference: "PL2207",
      model_name: "Mocassino Arno",
      country_making: "IT",
      net_weight: 680,
      gtin: "8059911220030",
    },
  },
  {
    name: "dichiarazione riciclato",
    language: "it",
    template: "textile",
    kind: "declaration",
    pages: [
      [
        { text: ["Filatura Pratese S.p.A. – Via Galcianese 91, 59100 Prato – C.F. e P.IVA 00288119970"] },
        { title: "Dichiarazione di conformità e composizione" },
        {
          text: [
            "La sottoscritta Filatura Pratese S.p.A. dichiara che il plaid art. PT-618 è composto da 65% lana riciclata, 25% poliammide e 10% altre fibre.",
            "Il contenuto totale di materiale riciclato è pari al 65%.",
            "Il prodotto è realizzato in Italia e pesa 740 grammi.",
            "Certificato GRS n. CU 1019922-GRS-2026, rilasciato da Control Union Certifications B.V.",
            "Prato, 21 settembre 2026",
          ],
        },
      ],
    ],
    truth: {
      reference: "PT-618",
      fibre_composition: fibres("recycled wool 65, polyamide 25, other fibres 10"),
      recycled_content: 65,
      country_making: "IT",
      net_weight: 740,
      certificates: [{ name: "GRS", number: "CU 1019922-GRS-2026" }],
      manufacturer_name: "Filatura Pratese S.p.A.",
      manufacturer_address: "Via Galcianese 91, 59100 Prato",
    },
  },
  {
    name: "albarán sábanas",
    language: "es",
    template: "textile",
    kind: "invoice",
    pages: [
      [
        {
          beside: [
            [
              {
                text: [
                  "TEXTILES ALCOY, S.L.",
                  "Pol. Ind. Cotes Baixes, c/ E nº 4",
                  "03804 Alcoy (Alicante)",
                  "CIF B03118822",
                ],
              },
            ],
            [
              {
                text: [
                  "Cliente: Hogar Mediterráneo",
                  "Albarán nº A-22018",
                  "Fecha: 12/09/2026",
                  "Pedido: 4411",
                ],
              },
            ],
          ],
        },
        {
          table: [
            ["Código", "Artículo", "Cant.", "Precio", "Dto."],
            ["SB-150/BL", "Juego sábanas 150 cm blanco", "24", "22,10", "5%"],
          ],
          widths: [90, 210, 50, 70, 60],
          lines: true,
        },
        {
          text: [
            "Composición 50% algodón 50% poliéster. País de origen: España. Peso por juego: 1,2 kg. Código de barras 8430099112209.",
          ],
        },
      ],
    ],
    truth: {
      reference: "SB-150/BL",
      fibre_composition: fibres("cotton 50, polyester 50"),
      country_making: "ES",
      net_weight: 1200,
      gtin: "8430099112209",
    },
  },
  {
    name: "hoja de especificaciones polo",
    language: "es",
    template: "textile",
    kind: "tech_sheet",
    font: "narrow",
    pages: [
      [
        { title: "Hoja de especificaciones" },
        {
          table: [
            ["Marca", "Mesana", "Ref. fábrica", "PO-8812"],
            ["Temporada", "V27", "EAN", "8431188220010"],
            ["Composición", "95% algodón orgánico 5% elastano", "Peso", "225 g"],
            ["Origen", "Túnez", "Reciclado", "0 %"],
          ],
          widths: [80, 180, 80, 140],
          lines: true,
        },
        {
          text: [
            "Lavado a máquina 30 ºC, ciclo delicado; no usar lejía; no secar en secadora; plancha baja; no lavar en seco.",
          ],
        },
      ],
    ],
    truth: {
      brand: "Mesana",
      reference: "PO-8812",
      gtin: "8431188220010",
      fibre_composition: fibres("organic cotton 95, elastane 5"),
      net_weight: 225,
      country_making: "TN",
      recycled_content: 0,
      care_washing: "wash_30_mild",
      care_bleaching: "do_not_bleach",
      care_drying: ["do_not_tumble"],
      care_ironing: "iron_110",
      care_professional: ["do_not_dry_clean"],
    },
  },
  {
    name: "fatura peúgas",
    language: "pt",
    template: "textile",
    kind: "invoice",
    pages: [
      [
        {
          text: [
            "Peúgas do Cávado, Unipessoal Lda",
            "Av. do Rio 77, 4750-118 Barcelos",
            "Contribuinte 509 118 220",
          ],
        },
        { title: "Fatura FT 2026/3318" },
        {
          table: [
            ["Ref.", "Descrição", "Pares", "Preço", "IVA"],
            ["PC-2210", "Peúga desporto 80% algodão 18% poliamida 2% elastano", "600", "1,15", "23%"],
          ],
          widths: [60, 270, 50, 50, 40],
          lines: true,
        },
        {
          text: [
            "País de origem das mercadorias: Portugal. Peso líquido por par: 55 g. Peso bruto total: 36 kg.",
          ],
        },
      ],
    ],
    truth: {
      reference: "PC-2210",
      fibre_composition: fibres("cotton 80, polyamide 18, elastane 2"),
      country_making: "PT",
      net_weight: 55,
      manufacturer_name: "Peúgas do Cávado, Unipessoal Lda",
      manufacturer_address: "Av. do Rio 77, 4750-118 Barcelos",
    },
  },
  {
    name: "declaração de conformidade camisola",
    language: "pt",
    template: "textile",
    kind: "declaration",
    pages: [
      [
        { title: "Declaração do fornecedor" },
        {
          text: [
            "Declaramos que a camisola com a referência CM-774, comercializada sob a marca Serra Nova, é fabricada em Portugal com 100% lã virgem.",
            "O peso da peça é de 430 g.",
            "O artigo está certificado RWS, certificado n.º CU 1188201RWS-2026.",
            "Lavar à mão. Não usar lixívia. Secar na horizontal. Não secar na máquina.",
            "Covilhã, 3 de outubro de 2026",
          ],
        },
      ],
    ],
    truth: {
      reference: "CM-774",
      brand: "Serra Nova",
      country_making: "PT",
      fibre_composition: fibres("virgin wool 100"),
      net_weight: 430,
      certificates: [{ name: "RWS", number: "CU 1188201RWS-2026" }],
      care_washing: "hand_wash",
      care_bleaching: "do_not_bleach",
      care_drying: ["do_not_tumble", "flat"],
    },
  },
  {
    name: "artikelblad dekbed",
    language: "nl",
    template: "textile",
    kind: "tech_sheet",
    pages: [
      [
        { text: ["Slaapwel Textiel B.V. – Weversstraat 5, 7521 CA Enschede – KvK 08112233"] },
        { title: "Artikelblad" },
        {
          pairs: [
            ["Merknaam", "Veluwe Dons"],
            ["Artikelnr.", "DB-2420"],
            ["EAN", "8711199220033"],
            ["Tijk", "100% katoen"],
            ["Vulling", "70% eendendons, 30% veren"],
            ["Herkomst", "Polen"],
            ["Gewicht", "1.850 gram"],
          ],
          style: "gap",
        },
        { text: ["Wassen op 60°C, niet bleken, trommeldrogen op lage temperatuur, niet strijken."] },
      ],
    ],
    truth: {
      brand: "Veluwe Dons",
      reference: "DB-2420",
      gtin: "8711199220033",
      fibre_composition: fibres("shell: cotton 100 | filling: down 70, feathers 30"),
      country_making: "PL",
      net_weight: 1850,
      care_washing: "wash_60",
      care_bleaching: "do_not_bleach",
      care_drying: ["tumble_low"],
      care_ironing: "do_not_iron",
      manufacturer_name: "Slaapwel Textiel B.V.",
      manufacturer_address: "Weversstraat 5, 7521 CA Enschede",
    },
  },
  {
    name: "faktura rękawiczki",
    language: "pl",
    template: "textile",
    kind: "invoice",
    pages: [
      [
        { text: ["Rękawiczki Podlasie s.c., ul. Lipowa 8, 15-427 Białystok, NIP 966-11-82-200"] },
        { title: "Faktura VAT nr 118/09/2026" },
        {
          table: [
            ["Lp.", "Kod towaru", "Nazwa", "Ilość", "Cena netto"],
            ["1", "RK-0552", "Rękawiczki dziane", "200 par", "12,40"],
          ],
          widths: [30, 90, 180, 80, 90],
          lines: true,
        },
        {
          text: [
            "Skład: 60% akryl, 30% wełna, 10% poliamid. Kraj pochodzenia: Polska. Masa pary: 66 g. Kod EAN: 5902211003397. VAT 23%.",
          ],
        },
      ],
    ],
    truth: {
      reference: "RK-0552",
      fibre_composition: fibres("acrylic 60, wool 30, polyamide 10"),
      country_making: "PL",
      net_weight: 66,
      gtin: "5902211003397",
    },
  },
  {
    name: "artikelkort täcke",
    language: "sv",
    template: "textile",
    kind: "tech_sheet",
    pages: [
      [
        { title: "Artikelkort" },
        {
          table: [
            ["Leverantör", "Borås Hemtextil AB"],
            ["Märke", "Skymning"],
            ["Artikelnr", "TK-2401"],
            ["Benämning", "Dubbeltäcke 220x220"],
            ["GTIN", "7359988110021"],
            ["Tyg", "100% bomull"],
            ["Fyllning", "100% återvunnen polyester"],
            ["Tillverkningsland", "Polen"],
            ["Vikt (netto)", "2,1 kg"],
          ],
          widths: [130, 300],
        },
        { text: ["Tvätt 60 °C. Blek ej. Torktumling låg temperatur. Stryks ej. Kemtvättas ej."] },
      ],
    ],
    truth: {
      brand: "Skymning",
      reference: "TK-2401",
      model_name: "Dubbeltäcke 220x220",
      gtin: "7359988110021",
      fibre_composition: fibres("shell: cotton 100 | filling: recycled polyester 100"),
      country_making: "PL",
      net_weight: 2100,
      care_washing: "wash_60",
      care_bleaching: "do_not_bleach",
      care_drying: ["tumble_low"],
      care_ironing: "do_not_iron",
      care_professional: ["do_not_dry_clean"],
    },
  },
  {
    name: "produktark strømper",
    language: "da",
    template: "textile",
    kind: "tech_sheet",
    pages: [
      [
        { title: "Produktark" },
        {
          pairs: [
            ["Mærke", "Havtorn"],
            ["Varenr.", "ST-4418"],
            ["EAN-nummer", "5701188220093"],
            ["Materiale", "80 % uld, 18 % polyamid, 2 % elastan"],
            ["Oprindelsesland", "Tyrkiet"],
            ["Nettovægt", "78 g"],
            ["Vask", "Finvask 30 °C, tåler ikke blegemiddel, må ikke tørretumbles"],
          ],
          style: "colon",
        },
      ],
    ],
    truth: {
      brand: "Havtorn",
      reference: "ST-4418",
      gtin: "5701188220093",
      fibre_composition: fibres("wool 80, polyamide 18, elastane 2"),
      country_making: "TR",
      net_weight: 78,
      care_washing: "wash_30_mild",
      care_bleaching: "do_not_bleach",
      care_drying: ["do_not_tumble"],
    },
  },
  {
    name: "tuoteseloste takki",
    language: "fi",
    template: "textile",
    kind: "tech_sheet",
    pages: [
      [
        { title: "Tuoteseloste" },
        {
          pairs: [
            ["Tuotemerkki", "Kaamos"],
            ["Tuotekoodi", "TA-1190"],
            ["Päällinen", "100 % polyamidi"],
            ["Vuori", "100 % polyesteri"],
            ["Täyte", "100 % polyesteri"],
            ["Valmistettu", "Kiinassa"],
            ["Paino", "780 g"],
          ],
          style: "gap",
        },
        { text: ["Konepesu 40 °C, ei valkaisua, ei rumpukuivausta, ei silitystä, ei kemiallista pesua."] },
      ],
    ],
    truth: {
      brand: "Kaamos",
      reference: "TA-1190",
      fibre_composition: fibres("shell: polyamide 100 | lining: polyester 100 | filling: polyester 100"),
      country_making: "CN",
      net_weight: 780,
      care_washing: "wash_40",
      care_bleaching: "do_not_bleach",
      care_drying: ["do_not_tumble"],
      care_ironing: "do_not_iron",
      care_professional: ["do_not_dry_clean"],
    },
  },
  {
    name: "produktový list mikina",
    language: "cs",
    template: "textile",
    kind: "tech_sheet",
    pages: [
      [
        { title: "Produktový list" },
        {
          pairs: [
            ["Značka", "Lipno"],
            ["Číslo položky", "MK-2018"],
            ["EAN kód", "8597711220084"],
            ["Materiál", "80% bavlna / 20% polyester"],
            ["Vyrobeno v", "Bangladéši"],
            ["Čistá hmotnost", "510 g"],
          ],
          style: "gap",
        },
        { text: ["Praní na 30 °C, nebělit, sušit ve stínu, žehlit na nízkou teplotu."] },
      ],
    ],
    truth: {
      brand: "Lipno",
      reference: "MK-2018",
      gtin: "8597711220084",
      fibre_composition: fibres("cotton 80, polyester 20"),
      country_making: "BD",
      net_weight: 510,
      care_washing: "wash_30",
      care_bleaching: "do_not_bleach",
      care_drying: ["line_shade"],
      care_ironing: "iron_110",
    },
  },
  {
    name: "teknik föy havlu",
    language: "tr",
    template: "textile",
    kind: "tech_sheet",
    pages: [
      [
        { text: ["BABADAĞ HAVLU TEKSTİL LTD. ŞTİ. – Denizli"] },
        { title: "TEKNİK FÖY" },
        {
          table: [
            ["Marka", "Likya"],
            ["Artikel kodu", "HV-70140"],
            ["EAN", "8693300221101"],
            ["Kompozisyon", "%65 pamuk, %35 bambu viskon"],
            ["Menşe ülkesi", "Türkiye"],
            ["Net ağırlık", "420 g"],
            ["Geri dönüştürülmüş oran", "%0"],
          ],
          widths: [170, 260],
          lines: true,
        },
      ],
    ],
    truth: {
      brand: "Likya",
      reference: "HV-70140",
      gtin: "8693300221101",
      country_making: "TR",
      net_weight: 420,
      recycled_content: 0,
      fibre_composition: fibres("cotton 65, viscose 35"),
    },
  },
  {
    name: "fișă tehnică tricou",
    language: "ro",
    template: "textile",
    kind: "tech_sheet",
    pages: [
      [
        { title: "Fișa tehnică a produsului" },
        {
          pairs: [
            ["Brand", "Dunărea"],
            ["Cod produs", "TR-5521"],
            ["Cod bare", "5943300112200"],
            ["Compoziția", "92% bumbac, 8% elastan"],
            ["Țara de origine", "Republica Moldova"],
            ["Greutate netă", "160 g"],
          ],
          style: "gap",
        },
        {
          text: [
            "Spălare la 30 °C. Nu folosiți înălbitor. Uscare pe orizontală. Călcare la temperatură medie.",
          ],
        },
      ],
    ],
    truth: {
      brand: "Dunărea",
      reference: "TR-5521",
      gtin: "5943300112200",
      fibre_composition: fibres("cotton 92, elastane 8"),
      country_making: "MD",
      net_weight: 160,
      care_washing: "wash_30",
      care_bleaching: "do_not_bleach",
      care_drying: ["flat"],
      care_ironing: "iron_150",
    },
  },
  {
    name: "termékcímke zokni",
    language: "hu",
    template: "textile",
    kind: "other",
    pages: [
      [
        { title: "Termékcímke adatai" },
        {
          pairs: [
            ["Márkanév", "Balatoni Zokni"],
            ["Cikkszám", "BZ-220"],
            ["EAN kód", "5998800113301"],
            ["Összetétel", "80% pamut, 17% poliamid, 3% elasztán"],
            ["Gyártó ország", "Magyarország"],
            ["Nettó tömeg", "46 g"],
          ],
          style: "colon",
        },
        { text: ["Mosható 40 °C-on, nem fehéríthető, nem vasalható."] },
      ],
    ],
    truth: {
      brand: "Balatoni Zokni",
      reference: "BZ-220",
      gtin: "5998800113301",
      fibre_composition: fibres("cotton 80, polyamide 17, elastane 3"),
      country_making: "HU",
      net_weight: 46,
      care_washing: "wash_40",
      care_bleaching: "do_not_bleach",
      care_ironing: "do_not_iron",
    },
  },
  {
    name: "δελτίο προϊόντος",
    language: "el",
    template: "textile",
    kind: "tech_sheet",
    pages: [
      [
        { title: "Δελτίο προϊόντος" },
        {
          pairs: [
            ["Μάρκα", "Αιγαίο"],
            ["Κωδικός", "AG-118"],
            ["Barcode", "5201122003381"],
            ["Σύνθεση", "70% βαμβάκι, 30% λινό"],
            ["Χώρα προέλευσης", "Ελλάδα"],
            ["Βάρος", "190 g"],
          ],
          style: "gap",
        },
      ],
    ],
    truth: {
      brand: "Αιγαίο",
      reference: "AG-118",
      gtin: "5201122003381",
      fibre_composition: fibres("cotton 70, linen 30"),
      country_making: "GR",
      net_weight: 190,
    },
  },
  {
    name: "product card rucksack",
    language: "en",
    template: "generic",
    kind: "other",
    pages: [
      [
        { text: ["KESTREL & PINE"], size: 18 },
        { title: "Ridge 22 daypack" },
        {
          pairs: [
            ["Model number", "KP-R22-OLV"],
            ["EAN", "5088122004415"],
            ["Weight", "1 lb 14 oz (850 g)"],
            ["Dimensions", "48 x 28 x 16 cm"],
            ["Recycled material", "64%"],
            ["Made in", "Vietnam"],
          ],
          style: "dots",
        },
      ],
    ],
    truth: {
      brand: "Kestrel & Pine",
      reference: "KP-R22-OLV",
      gtin: "5088122004415",
      net_weight: 0.85,
      dimensions: "48 x 28 x 16 cm",
      recycled_content: 64,
      country_making: "VN",
    },
  },
  {
    name: "kettle data sheet",
    language: "en",
    template: "electronics",
    kind: "tech_sheet",
    pages: [
      [
        { title: "Product information sheet" },
        {
          table: [
            ["Supplier's name or trade mark", "Boilworks"],
            ["Model identifier", "BW-K17"],
            ["Rated power", "2200 W"],
            ["Net weight of appliance", "1.2 kg"],
            ["Packed weight", "1.6 kg"],
            ["Country of manufacture", "China"],
            ["EAN code", "5033110220087"],
          ],
          widths: [190, 260],
          lines: true,
        },
      ],
    ],
    truth: {
      brand: "Boilworks",
      reference: "BW-K17",
      net_weight: 1.2,
      country_making: "CN",
      gtin: "5033110220087",
    },
  },
  {
    name: "Batterie Datenblatt",
    language: "de",
    template: "battery",
    kind: "tech_sheet",
    pages: [
      [
        { text: ["Akkuwerk Thüringen AG, Am Erfurter Kreuz 5, 99334 Amt Wachsenburg"] },
        { title: "Datenblatt Traktionsbatterie" },
        {
          pairs: [
            ["Handelsmarke", "ThürAkku"],
            ["Typ / Modell-Nr.", "TA-24-200"],
            ["Zellchemie", "LFP"],
            ["Nennspannung", "25,6 V"],
            ["Nennkapazität", "200 Ah"],
            ["Gewicht (ohne Kabel)", "41,2 kg"],
            ["Produktionsstandort", "Deutschland"],
          ],
          style: "gap",
        },
      ],
    ],
    truth: {
      brand: "ThürAkku",
      reference: "TA-24-200",
      battery_chemistry: "lfp",
      voltage_nominal: 25.6,
      rated_capacity: 200,
      battery_weight: 41.2,
      country_making: "DE",
      manufacturer_name: "Akkuwerk Thüringen AG",
      manufacturer_address: "Am Erfurter Kreuz 5, 99334 Amt Wachsenburg",
    },
  },
  {
    name: "toy declaration blocks",
    language: "en",
    template: "toy",
    kind: "declaration",
    pages: [
      [
        { title: "EU Declaration of Conformity" },
        {
          text: [
            "1. Product: wooden building blocks, item no. WB-050",
            "2. Manufacturer: Little Forest Toys Ltd, 8 Mill Lane, Stroud GL5 1AA",
            "3. This declaration is issued under the sole responsibility of the manufacturer.",
            "4. Trade name: Little Forest. Country of origin: Latvia. Weight of product 1.4 kg.",
            "5. Harmonised standards: EN 71-1:2014+A1:2018, EN 71-3:2019",
            "6. Notified body 0598 issued certificate no. 0598-TOY-26-118.",
          ],
        },
      ],
    ],
    truth: {
      reference: "WB-050",
      brand: "Little Forest",
      country_making: "LV",
      net_weight: 1400,
      manufacturer_name: "Little Forest Toys Ltd",
      manufacturer_address: "8 Mill Lane, Stroud GL5 1AA",
      certificates: [{ name: "EN 71", number: "0598-TOY-26-118" }],
    },
  },
  {
    name: "Mahnung ohne Daten",
    language: "de",
    template: "textile",
    kind: "other",
    pages: [
      [
        { title: "2. Mahnung" },
        {
          text: [
            "Sehr geehrte Damen und Herren, unsere Rechnung Nr. RE-118200 vom 02.09.2026 über 1.240,00 EUR ist noch offen.",
            "Wir berechnen Verzugszinsen von 9 % und eine Pauschale von 40 EUR. MwSt. 19 %. Die Ware aus Italien liegt bereit; Paletten bis 450 kg.",
            "Zertifiziert nach ISO 9001. Handelsregister Krefeld HRB 11882.",
          ],
        },
      ],
    ],
    truth: {},
  },
];
