/** Certificates and reports of laboratories of the third set. */
import type { Specimen } from "../../specimen.ts";

const certificate = { template: "textile", kind: "certificate" } as const;
const report = { template: "textile", kind: "test_report" } as const;

export const CERTIFICATES: readonly Specimen[] = [
  {
    ...certificate,
    name: "OEKO-TEX certificate for jersey",
    language: "en",
    font: "serif",
    also: ["photo"],
    pages: [
      [
        { title: "CERTIFICATE" },
        { text: ["OEKO-TEX® STANDARD 100", "23.HIN.60417   Textile laboratory Chennai"] },
        {
          text: [
            "Palani Knit Processors Private Limited",
            "SF No. 418/2, Dharapuram Road",
            "Tiruppur 641608, INDIA",
          ],
        },
        {
          text: [
            "is granted the authorisation to use the STANDARD 100 label for the following:",
            "Knitted fabrics and ready-made garments made of 100 % cotton and its blends with elastane,",
            "in white, piece dyed and printed; including sewing thread, labels and buttons.",
          ],
        },
        {
          text: [
            "Product class II (products with direct contact to skin), Annex 6.",
            "The certificate 23.HIN.60417 is valid until 15.08.2026",
          ],
        },
        { text: ["Laboratory report 23.0.71155. Zürich, 2025-08-28"], size: 8 },
      ],
    ],
    truth: {
      certificates: [
        {
          name: "OEKO-TEX STANDARD 100",
          number: "23.HIN.60417",
          issuer: "Textile laboratory Chennai",
          valid_until: "2026-08-15",
        },
      ],
    },
  },
  {
    ...certificate,
    name: "OEKO-TEX Zertifikat Frottier, third set",
    language: "de",
    also: ["scan"],
    pages: [
      [
        { title: "ZERTIFIKAT" },
        { text: ["STANDARD 100 by OEKO-TEX®"] },
        {
          pairs: [
            ["Zertifikatsnummer", "18.HDE.41960"],
            ["Prüfinstitut", "Institut für Textilprüfung Hechingen GmbH"],
            ["Zertifikatsinhaber", "Weberei Alb-Donau GmbH, Talstraße 3, 72458 Albstadt"],
            ["Gültig bis", "31.01.2027"],
            ["Produktklasse", "I - Babyartikel"],
          ],
        },
        {
          text: [
            "Frottierwaren aus Baumwolle, roh, gebleicht und gefärbt, einschließlich Nähgarn, Etiketten und Aufhänger.",
            "Grundlage ist der Prüfbericht Nr. 18.4.00733 vom 12.01.2026.",
          ],
        },
      ],
    ],
    truth: {
      certificates: [
        {
          name: "STANDARD 100 by OEKO-TEX",
          number: "18.HDE.41960",
          issuer: "Institut für Textilprüfung Hechingen GmbH",
          valid_until: "2027-01-31",
        },
      ],
    },
  },
  {
    ...certificate,
    name: "certificat OEKO-TEX broderies",
    language: "fr",
    pages: [
      [
        { title: "Certificat STANDARD 100 by OEKO-TEX®" },
        {
          text: [
            "La société Broderies du Cambrésis SARL, 11 rue des Tulles, 59540 Caudry, France,",
            "est autorisée à apposer le label sur les articles suivants : dentelles et broderies en polyamide et élasthanne.",
          ],
        },
        {
          pairs: [
            ["N° de certificat", "CQ 1204/7 IFTH"],
            ["Date de fin de validité", "30 avril 2027"],
          ],
          style: "stacked",
        },
      ],
    ],
    truth: {
      certificates: [
        { name: "STANDARD 100 by OEKO-TEX", number: "CQ 1204/7 IFTH", valid_until: "2027-04-30" },
      ],
    },
  },
  {
    ...certificate,
    name: "certificado OEKO-TEX hilos",
    language: "es",
    also: ["fax"],
    pages: [
      [
        { title: "CERTIFICADO" },
        {
          text: [
            "La empresa HILATURAS ONTINYENT, S.A., Ctra. de Valencia km 2, 46870 Ontinyent (España)",
            "queda autorizada a utilizar la marca STANDARD 100 by OEKO-TEX®",
          ],
        },
        {
          pairs: [
            ["Número de certificado", "2016OK1093"],
            ["Instituto", "AITEX"],
            ["Válido hasta", "28/02/2027"],
            ["Artículos", "Hilos de algodón y de poliéster, teñidos"],
          ],
          style: "gap",
        },
      ],
    ],
    truth: {
      certificates: [
        {
          name: "STANDARD 100 by OEKO-TEX",
          number: "2016OK1093",
          issuer: "AITEX",
          valid_until: "2027-02-28",
        },
      ],
    },
  },
  {
    ...certificate,
    name: "GOTS scope certificate sewing",
    language: "en",
    also: ["scan"],
    pages: [
      [
        { title: "SCOPE CERTIFICATE" },
        { text: ["Scope Certificate Number: CU1093318GOTS-2026-00041192"] },
        {
          text: [
            "Control Union Certifications B.V.",
            "Zwolle, The Netherlands",
            "certifies that",
            "Sri Meenakshi Garments LLP",
            "License Number: CU 1093318",
            "22 Mill Road, Karur 639002, Tamil Nadu, India",
          ],
        },
        {
          text: [
            "has been audited and found to be in conformity with the Global Organic Textile Standard (GOTS), version 7.0.",
            "Product categories: men's, women's and children's apparel, home textiles.",
            "Process categories: manufacturing, trading, printing*.   * carried out by subcontractor",
          ],
        },
        {
          beside: [
            [{ text: ["This certificate is valid from", "2026-02-04", "until", "2027-02-03"] }],
            [
              {
                text: [
                  "Place and date of issue",
                  "Zwolle, 2026-02-04",
                  "Name of authorised person",
                  "R. Jansen",
                ],
              },
            ],
          ],
        },
        {
          text: ["This scope certificate alone does not prove that any goods delivered are GOTS certified."],
          size: 8,
        },
      ],
    ],
    truth: {
      certificates: [
        {
          name: "GOTS",
          number: "CU1093318GOTS-2026-00041192",
          issuer: "Control Union Certifications B.V.",
          valid_until: "2027-02-03",
        },
      ],
    },
  },
  {
    ...certificate,
    name: "certificado de âmbito GOTS",
    language: "pt",
    also: ["scan"],
    pages: [
      [
        { title: "CERTIFICADO DE ÂMBITO" },
        {
          pairs: [
            ["Número do certificado", "EGL/GOTS/26/0783"],
            ["Norma", "Global Organic Textile Standard (GOTS) 7.0"],
            ["Organismo de certificação", "EcoGlobal Ibérica, Lda"],
            ["Empresa certificada", "Tinturaria Vale do Este, S.A., 4705-471 Braga, Portugal"],
            ["Emitido em", "19-01-2026"],
            ["Válido até", "18-01-2027"],
          ],
          style: "stacked",
        },
        { text: ["Produtos: tecidos e malhas tingidos. Processos: tinturaria, acabamento."] },
      ],
    ],
    truth: {
      certificates: [
        {
          name: "GOTS",
          number: "EGL/GOTS/26/0783",
          issuer: "EcoGlobal Ibérica, Lda",
          valid_until: "2027-01-18",
        },
      ],
    },
  },
  {
    ...certificate,
    name: "GRS transaction certificate fleece",
    language: "en",
    pages: [
      [
        { title: "Transaction Certificate (TC)" },
        {
          text: [
            "TC Number: IDFL-GRS-TC-26-0114873",
            "for textiles produced according to the Global Recycled Standard (GRS) 4.0",
          ],
        },
        {
          table: [
            ["1. Certification body", "2. Input information"],
            [
              "IDFL Laboratory and Institute, Salt Lake City",
              "Input TCs: IDFL-GRS-TC-25-0990216, IDFL-GRS-TC-25-0990217",
            ],
            ["3. Seller of certified products", "5. Buyer of certified products"],
            [
              "Zhejiang Lanxi Heyuan Knitting Co., Ltd., Shaoxing, China",
              "Hoa Binh Garment JSC, Nam Dinh, Vietnam",
            ],
            ["6. Gross weight", "4 418.0 kg"],
            ["7. Net weight", "4 236.0 kg"],
            ["8. Certified weight", "4 236.0 kg"],
            ["Country of dispatch", "China"],
            ["Country of destination", "Vietnam"],
          ],
          widths: [235, 250],
          lines: true,
        },
        {
          text: [
            "Product 1: polar fleece, dyed. Order 7701-B. Last processor: Zhejiang Lanxi Heyuan Knitting.",
          ],
        },
        { text: ["Place and date of issue: Shanghai, 2026-03-02"] },
      ],
      [
        { text: ["Page 2 of 2, IDFL-GRS-TC-26-0114873"], size: 9 },
        { title: "Declarations of the certification body" },
        {
          text: [
            "The certified products were produced in accordance with the standard and are delivered by the seller named above.",
            "The mass balance of the seller has been reduced by the certified weight. The certificate is not valid without its first page.",
            "The electronic version of this certificate is the one that counts.",
          ],
        },
      ],
    ],
    truth: {
      certificates: [
        { name: "GRS", number: "IDFL-GRS-TC-26-0114873", issuer: "IDFL Laboratory and Institute" },
      ],
    },
  },
  {
    ...certificate,
    name: "certificato GRS filati",
    language: "it",
    also: ["scan"],
    pages: [
      [
        { title: "CERTIFICATO DI CONFORMITÀ" },
        {
          pairs: [
            ["Certificato n.", "GRS-2026-118"],
            ["Norma di riferimento", "Global Recycled Standard, vers. 4.0"],
            ["Rilasciato a", "Filatura Val Bisenzio S.r.l., Via dei Fossi 14, 59100 Prato"],
            ["Ente", "Istituto per la Certificazione Tessile"],
            ["Data di emissione", "23/02/2026"],
            ["Data di scadenza", "22/02/2027"],
          ],
          style: "gap",
        },
        { text: ["Categorie: filati cardati con lana riciclata (40-100%), tessuti per abbigliamento."] },
      ],
    ],
    truth: {
      certificates: [
        {
          name: "GRS",
          number: "GRS-2026-118",
          issuer: "Istituto per la Certificazione Tessile",
          valid_until: "2027-02-22",
        },
      ],
    },
  },
  {
    ...certificate,
    name: "RCS scope certificate padding",
    language: "en",
    pages: [
      [
        { title: "Scope Certificate" },
        {
          text: [
            "Intertek Testing Services declares that Nam Phuong Padding Co., Ltd., Binh Duong, Vietnam,",
            "has been inspected and assessed according to the Recycled Claim Standard (RCS), version 2.0.",
          ],
        },
        {
          pairs: [
            ["Certificate no.", "RCS 220417 IT"],
            ["Valid through", "11 June 2027"],
            ["Audit date", "27 May 2026"],
          ],
        },
      ],
    ],
    truth: {
      certificates: [
        {
          name: "RCS",
          number: "RCS 220417 IT",
          issuer: "Intertek Testing Services",
          valid_until: "2027-06-11",
        },
      ],
    },
  },
  {
    ...certificate,
    name: "OCS transaction certificate shirts",
    language: "en",
    font: "narrow",
    also: ["scan"],
    pages: [
      [
        { title: "TRANSACTION CERTIFICATE" },
        {
          pairs: [
            ["Certificate number", "ICEA-OCS-TC-2026-03318"],
            ["Standard", "Organic Content Standard (OCS) 3.0"],
            ["Seller", "Izmir Pamuk Tekstil A.S., Gaziemir, Türkiye"],
            ["Consignee", "Larsson Klær AS, Bergen, Norway"],
            ["Invoice", "IPT2026000000417 of 11.02.2026"],
            ["Certified products", "960 pcs men's woven shirts, OCS 100"],
            ["Net shipping weight", "268.80 kg"],
            ["Date of issue", "2026-02-20"],
          ],
          style: "gap",
        },
        { text: ["The certified weight has been deducted from the mass balance of the seller."] },
      ],
    ],
    truth: { certificates: [{ name: "OCS", number: "ICEA-OCS-TC-2026-03318" }] },
  },
  {
    template: "furniture",
    kind: "certificate",
    name: "FSC chain of custody certificate",
    language: "en",
    font: "serif",
    pages: [
      [
        { title: "FSC® Chain of Custody Certificate" },
        {
          text: [
            "This is to certify that the chain of custody of",
            "Meble Kaszuby Sp. z o.o., ul. Tartaczna 5, 83-400 Kościerzyna, Poland",
            "meets the requirements of FSC-STD-40-004 V3-1.",
          ],
        },
        {
          pairs: [
            ["Certificate code", "NC-COC-087714"],
            ["FSC licence code", "FSC-C187714"],
            ["Valid until", "4 October 2029"],
          ],
        },
      ],
    ],
    truth: {
      certificates: [{ name: "FSC Chain of Custody", number: "NC-COC-087714", valid_until: "2029-10-04" }],
    },
  },
  {
    ...certificate,
    name: "osvědčení OEKO-TEX pleteniny",
    language: "cs",
    pages: [
      [
        { title: "OSVĚDČENÍ" },
        {
          text: [
            "Společnost Pletárny Vysočina s.r.o., Humpolecká 9, 586 01 Jihlava,",
            "je oprávněna používat značku STANDARD 100 by OEKO-TEX® pro pleteniny z bavlny a viskózy.",
          ],
        },
        {
          pairs: [
            ["Číslo certifikátu", "25.HCZ.71203"],
            ["Platnost do", "30. 9. 2026"],
            ["Vydal", "Textilní zkušebna Brno"],
          ],
        },
      ],
    ],
    truth: {
      certificates: [
        {
          name: "STANDARD 100 by OEKO-TEX",
          number: "25.HCZ.71203",
          issuer: "Textilní zkušebna Brno",
          valid_until: "2026-09-30",
        },
      ],
    },
  },
  {
    ...report,
    name: "lab report knitted top",
    language: "en",
    also: ["scan"],
    pages: [
      [
        {
          text: [
            "ORIENT TEXTILE LABORATORIES (HK) LTD",
            "7/F, Wing Fat Industrial Building, Kwun Tong, Hong Kong",
          ],
          size: 9,
        },
        { title: "TEST REPORT" },
        {
          pairs: [
            ["Report number", "OTL26-0307714"],
            ["Client", "Brightwell Trading Ltd"],
            ["Sample description", "Boys' knitted T-shirt, 1 piece, yellow"],
            ["Brand", "Little Quarry"],
            ["Style no.", "LQ-8841"],
            ["Country of origin", "Bangladesh"],
            ["Date received / reported", "06 Mar 2026 / 12 Mar 2026"],
          ],
          style: "gap",
        },
        { bar: "1. Fibre composition, Regulation (EU) No 1007/2011" },
        {
          table: [
            ["", "Result (%)", "Declared (%)", "Comment"],
            ["Cotton", "94.1", "95", "PASS"],
            ["Elastane", "5.9", "5", "PASS"],
          ],
          lines: true,
        },
        { bar: "2. Colour fastness to washing at 40 °C, ISO 105-C06" },
        {
          table: [
            ["", "Requirement", "Result"],
            ["Change in shade", "4", "4-5"],
            ["Staining on cotton", "3-4", "4"],
            ["Staining on polyester", "3-4", "4-5"],
          ],
        },
        { text: ["Only the sample as received was tested. This report may not be copied in part."], size: 8 },
      ],
      [
        { text: ["Report number OTL26-0307714     Page 2 of 2"], size: 9 },
        { bar: "3. Dimensional change after 3 cycles, ISO 6330, 4N at 40 °C, tumble dry low heat" },
        {
          table: [
            ["", "Requirement", "Result"],
            ["Length", "-5 % / +3 %", "-3.8 %"],
            ["Width", "-5 % / +3 %", "-2.1 %"],
          ],
        },
        { bar: "4. Chemical tests" },
        {
          table: [
            ["Azo dyes, EN ISO 14362-1", "not more than 30 mg/kg", "not detected"],
            ["pH of aqueous extract, ISO 3071", "4.0 - 7.5", "6.6"],
            ["Formaldehyde, ISO 14184-1", "not more than 16 mg/kg", "not detected"],
          ],
          widths: [210, 160, 110],
        },
        { text: ["Signed for and on behalf of the laboratory: K. Y. Tsang, technical manager"] },
      ],
    ],
    truth: {
      brand: "Little Quarry",
      reference: "LQ-8841",
      country_making: "BD",
      fibre_composition: [
        { fibre: "cotton", percent: 95 },
        { fibre: "elastane", percent: 5 },
      ],
      colour_fastness_grade: 4.5,
    },
  },
  {
    ...report,
    name: "Prüfbericht Kinderhose",
    language: "de",
    also: ["photo"],
    pages: [
      [
        { title: "Prüfbericht 26-01-448-2" },
        {
          pairs: [
            ["Auftraggeber", "Zwergenland Kindermode GmbH, Bielefeld"],
            ["Prüfmuster", "Kinderhose, dunkelblau"],
            ["Artikel-Nr. des Auftraggebers", "ZL-30715"],
            ["Ursprungsland", "Indien"],
            ["Eingang", "19.02.2026"],
          ],
        },
        { bar: "Faserzusammensetzung (Angabe des Kunden / ermittelt)" },
        {
          table: [
            ["Faser", "Angabe", "ermittelt"],
            ["Baumwolle", "98 %", "97,6 %"],
            ["Elasthan", "2 %", "2,4 %"],
          ],
          lines: true,
        },
        { text: ["pH-Wert 6,4 · Formaldehyd < 16 mg/kg · Gesamtbeurteilung: entspricht den Anforderungen"] },
      ],
    ],
    truth: {
      reference: "ZL-30715",
      country_making: "IN",
      fibre_composition: [
        { fibre: "cotton", percent: 98 },
        { fibre: "elastane", percent: 2 },
      ],
    },
  },
  {
    ...report,
    name: "rapporto di prova maglia",
    language: "it",
    pages: [
      [
        { title: "RAPPORTO DI PROVA N. 2026/1184" },
        {
          pairs: [
            ["Committente", "Maglificio San Rocco S.r.l."],
            ["Campione", "Maglia uomo girocollo"],
            ["Codice articolo", "SR-2240"],
            ["Data di ricevimento", "03/03/2026"],
          ],
        },
        {
          text: [
            "Determinazione della composizione fibrosa: 70% lana, 30% cashmere.",
            "Pilling ISO 12945-2 (2000 cicli): 3-4. Variazione dimensionale al lavaggio a mano: -2,5%.",
          ],
        },
      ],
    ],
    truth: {
      reference: "SR-2240",
      fibre_composition: [
        { fibre: "wool", percent: 70 },
        { fibre: "cashmere", percent: 30 },
      ],
      pilling_grade: 3.5,
    },
  },
  {
    ...report,
    name: "relatório de ensaio tecido",
    language: "pt",
    also: ["scan"],
    pages: [
      [
        { title: "RELATÓRIO DE ENSAIO N.º 1177/2026" },
        {
          pairs: [
            ["Requerente", "Confeções Ribeira d'Ave, Lda"],
            ["Artigo", "Blusa de senhora"],
            ["Ref. do cliente", "BL-0917"],
            ["País de origem", "Portugal"],
          ],
        },
        {
          table: [
            ["Fibra", "Declarado %", "Obtido %"],
            ["Viscose", "88", "87,2"],
            ["Poliamida", "12", "12,8"],
          ],
          lines: true,
        },
        {
          text: [
            "Solidez da cor à fricção (seco / húmido): 4 / 3-4. Massa por unidade de superfície: 138 g/m².",
          ],
        },
      ],
    ],
    truth: {
      reference: "BL-0917",
      country_making: "PT",
      fibre_composition: [
        { fibre: "viscose", percent: 88 },
        { fibre: "polyamide", percent: 12 },
      ],
    },
  },
];
