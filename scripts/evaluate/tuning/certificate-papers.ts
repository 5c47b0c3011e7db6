/** Short papers in which the numbers of certificates matter, among other numbers. */
import { fibres } from "../fibres.ts";
import type { Specimen } from "../specimen.ts";
import { MORE_CERTIFICATE_PAPERS } from "./certificate-papers-more.ts";

const FIRST: readonly Specimen[] = [
  {
    name: "certificate-hohenstein-towels",
    language: "en",
    template: "textile",
    kind: "certificate",
    font: "serif",
    pages: [
      [
        { title: "CERTIFICATE" },
        {
          text: [
            "The company Solmar Havlu A.S. is granted authorization according to STANDARD 100 by OEKO-TEX® to use",
            "the STANDARD 100 by OEKO-TEX® mark, based on our test report 24.0.70913, for",
            "terry and velour goods, bleached and piece-dyed, incl. border ribbons and sewing threads.",
            "The results of the inspection made according to STANDARD 100 by OEKO-TEX®, Appendix 4, product class I",
          ],
        },
        {
          pairs: [
            ["Certificate number", "19.HTR.38206"],
            ["This certificate is valid until", "31.08.2027"],
          ],
        },
        { text: ["Boennigheim, 2026-08-14", "HOHENSTEIN Textile Testing Institute GmbH & Co. KG"] },
      ],
    ],
    truth: {
      certificates: [
        {
          name: "STANDARD 100 by OEKO-TEX",
          number: "19.HTR.38206",
          issuer: "HOHENSTEIN",
          valid_until: "2027-08-31",
        },
      ],
    },
  },
  {
    name: "certificate-testex-shirting",
    language: "en",
    template: "textile",
    kind: "tech_sheet",
    pages: [
      [
        { bar: "FABRIC DATA / QUALITY 4417 BRISA" },
        {
          pairs: [
            ["Composition", "100% cotton"],
            ["Weave", "Twill 2/1, 124 g/m²"],
            ["Width", "148 cm cuttable"],
            ["OEKO-TEX Std 100", "SH020 148833 TESTEX, class II, renewed until 15 March 2027"],
            ["Test method", "ISO 13934-1, report TX-26-00417"],
            ["Minimum", "600 m per shade, lab dip no. 88213"],
          ],
          style: "gap",
        },
      ],
    ],
    truth: {
      reference: "4417",
      model_name: "Brisa",
      fibre_composition: fibres("cotton 100"),
      certificates: [
        {
          name: "OEKO-TEX Standard 100",
          number: "SH020 148833",
          issuer: "TESTEX",
          valid_until: "2027-03-15",
        },
      ],
    },
  },
  {
    name: "certificate-gots-scope-control-union",
    language: "en",
    template: "textile",
    kind: "certificate",
    pages: [
      [
        { title: "Scope Certificate" },
        {
          text: [
            "Scope certificate number CU1187204GOTS-2026-00041297",
            "Control Union Certifications B.V. certifies that",
          ],
        },
        {
          text: [
            "Meenakshi Knit Exports",
            "License number: CB-CU-1187204 · TE-ID 00073318",
            "SF No. 118/2, Avinashi Road, Tiruppur 641 652, IN",
          ],
        },
        {
          text: [
            "has been audited and found to be in conformity with the Global Organic Textile Standard (GOTS), version 7.0",
            "Process categories: trading (T)",
          ],
        },
        {
          text: [
            "This certificate is valid until: 2027-02-11. Zwolle, 2026-02-12. Accredited by RvA, number C 412",
          ],
        },
      ],
    ],
    truth: {
      certificates: [
        {
          name: "Global Organic Textile Standard (GOTS)",
          number: "CU1187204GOTS-2026-00041297",
          issuer: "Control Union Certifications B.V.",
          valid_until: "2027-02-11",
        },
      ],
    },
  },
  {
    name: "certificate-grs-transaction-idfl",
    language: "en",
    template: "textile",
    kind: "certificate",
    font: "narrow",
    pages: [
      [
        { title: "Transaction Certificate (TC)" },
        {
          table: [
            ["1 Certification body", "IDFL Laboratory and Institute, Salt Lake City"],
            ["2 Transaction certificate no.", "IDFL-TC-26-0091847"],
            ["3 Seller", "Hangzhou Tiancheng Fibre Co., Ltd., SC no. see box 12"],
            ["4 Buyer", "Norvik Sports AB, client ID 220871"],
            ["5 Standard", "Global Recycled Standard (GRS) 4.0"],
            ["8 Shipment", "Invoice TC2605-118 of 2026-05-18, B/L OOLU 2718490033"],
            ["9 Gross / certified weight", "2 140.00 kg / 1 987.40 kg"],
          ],
          widths: [180, 300],
          lines: true,
        },
        { text: ["Place and date of issue: Salt Lake City, 2026-06-02"] },
      ],
    ],
    truth: {
      certificates: [
        {
          name: "Global Recycled Standard (GRS)",
          number: "IDFL-TC-26-0091847",
          issuer: "IDFL Laboratory and Institute",
        },
      ],
    },
  },
  {
    name: "certificate-table-of-supplier",
    language: "en",
    template: "textile",
    kind: "other",
    pages: [
      [
        { title: "Our certificates at a glance" },
        {
          table: [
            ["Scheme", "Cert. no.", "Body", "Expires"],
            ["GOTS", "GCL-301442", "GCL International", "2027-01-30"],
            ["OCS", "OCS-GCL-26-5519", "GCL International", "2027-01-30"],
            ["OEKO-TEX 100", "22.HIN.90417", "Hohenstein", "2026-12-31"],
            ["ISO 14001", "IND.26.1180/U/E", "Bureau Veritas", "2028-04-04"],
          ],
          lines: true,
        },
        { text: ["Sales contact: +91 421 224 8810. GSTIN 33AAGCM1187K1Z4. Sedex member ZC410228719."] },
      ],
    ],
    truth: {
      certificates: [
        { name: "GOTS", number: "GCL-301442", issuer: "GCL International", valid_until: "2027-01-30" },
        { name: "OCS", number: "OCS-GCL-26-5519", issuer: "GCL International", valid_until: "2027-01-30" },
        { name: "OEKO-TEX 100", number: "22.HIN.90417", issuer: "Hohenstein", valid_until: "2026-12-31" },
        { name: "ISO 14001", number: "IND.26.1180/U/E", issuer: "Bureau Veritas", valid_until: "2028-04-04" },
      ],
    },
  },
  {
    name: "certificate-mail-new-number",
    language: "en",
    template: "textile",
    kind: "other",
    font: "mono",
    pages: [
      [
        {
          text: [
            "Subject: Re: your order 70-44182 / papers still missing",
            "Dear Ulla,",
            "sorry for the delay. Our Organic Content Standard certificate came back from",
            "the auditors yesterday. Please quote",
            "ICEA-TX-1094",
            "from now on (good until 9 July 2027); our invoices of last week, 26/1033 and",
            "26/1041, still carry only the client code 31877.",
            "The zippers go out on Friday with DHL 4471 9930 12.",
            "Best, Davide",
          ],
        },
      ],
    ],
    truth: {
      certificates: [
        {
          name: "Organic Content Standard",
          number: "ICEA-TX-1094",
          issuer: "ICEA",
          valid_until: "2027-07-09",
        },
      ],
    },
  },
  {
    name: "certificate-none-azo-report",
    language: "en",
    template: "textile",
    kind: "test_report",
    pages: [
      [
        { title: "TEST REPORT" },
        {
          pairs: [
            ["Report No.", "SHAT09117342"],
            ["Applicant", "Kestrel Outdoor Ltd."],
            ["Sample", "woven jacket, navy"],
            ["Test requested", "REACH Annex XVII azo dyes, EN ISO 14362-1:2017"],
            ["Result", "PASS - not detected (limit 30 mg/kg)"],
            ["Accreditation", "CNAS L0604, ISO/IEC 17025"],
          ],
        },
        { text: ["This report is not a certificate and does not entitle to the use of any mark."] },
      ],
    ],
    truth: {},
  },
  {
    name: "certificate-fsc-table-oak",
    language: "en",
    template: "furniture",
    kind: "tech_sheet",
    pages: [
      [
        { title: "Harrow side table" },
        {
          beside: [
            [
              {
                pairs: [
                  ["Brand", "Fenwick & Daughters"],
                  ["Article no.", "HRW-0450"],
                  ["Size", "45 x 45 x 52 cm"],
                ],
                style: "stacked",
              },
            ],
            [
              {
                pairs: [
                  ["Top", "solid oak, oiled"],
                  ["Load", "25 kg"],
                  ["Made in", "Lithuania"],
                ],
                style: "stacked",
              },
            ],
          ],
        },
        {
          text: [
            "The mark of responsible forestry: FSC® 100%, chain-of-custody certificate NC-COC-064418",
            "(licence code FSC-C118350), issued by Preferred by Nature.",
          ],
        },
      ],
    ],
    truth: {
      brand: "Fenwick & Daughters",
      reference: "HRW-0450",
      model_name: "Harrow side table",
      dimensions: "45 x 45 x 52 cm",
      country_making: "LT",
      certificates: [{ name: "FSC 100%", number: "NC-COC-064418", issuer: "Preferred by Nature" }],
    },
  },
  {
    name: "certificate-hang-tag-down",
    language: "en",
    template: "textile",
    kind: "other",
    pages: [
      [
        { title: "ALDERFELL" },
        { text: ["The Rook Parka — style 30417", "Filled with down you can trust."] },
        { text: ["RDS · Certified by Control Union · CU 864411", "responsibledown.org"] },
        { text: ["RN 141882  CA 50117  Lot 0426B"], size: 8 },
        { text: ["Made in Vietnam"] },
      ],
    ],
    truth: {
      brand: "ALDERFELL",
      model_name: "The Rook Parka",
      reference: "30417",
      country_making: "VN",
      certificates: [{ name: "RDS", number: "CU 864411", issuer: "Control Union" }],
    },
  },
  {
    name: "certificate-expired-and-new",
    language: "en",
    template: "textile",
    kind: "declaration",
    pages: [
      [
        { title: "Supplier statement on certification" },
        {
          text: [
            "To whom it may concern. Our old Responsible Wool Standard certificate (PO 2231 referred to it) ended on",
            "30 September 2026 and must not be used any more. Deliveries after that date are covered by scope certificate",
            "IDFL-RWS-26-00388, issued by IDFL on 1 October 2026 and valid until 30 September 2027.",
            "Dye house: Lanificio Serra, outside the scope. VAT 0 % (Art. 138).",
          ],
        },
        { text: ["Bradford, 5 October 2026 — J. Whitlock, Compliance"] },
      ],
    ],
    truth: {
      certificates: [
        {
          name: "Responsible Wool Standard",
          number: "IDFL-RWS-26-00388",
          issuer: "IDFL",
          valid_until: "2027-09-30",
        },
      ],
    },
  },
  {
    name: "certificate-invoice-rcs-line",
    language: "en",
    template: "textile",
    kind: "invoice",
    pages: [
      [
        { title: "COMMERCIAL INVOICE" },
        {
          pairs: [
            ["Invoice no.", "EXP/2026/00714"],
            ["Date", "03-NOV-2026"],
            ["L/C no.", "LC-88241-HSBC"],
          ],
        },
        {
          table: [
            ["Description", "Qty", "USD", "Total"],
            ["Fleece fabric roll, art. PF-260", "1,850 m", "3.15", "5,827.50"],
            ["Handling", "1", "60.00", "60.00"],
          ],
          widths: [240, 80, 70, 90],
          lines: true,
        },
        {
          text: [
            "Goods are RCS Blended, certified by Intertek, certificate ITS-RCS-20417-2026.",
            "HS code 6001.92 · AEO no. CN110296",
          ],
        },
      ],
    ],
    truth: {
      reference: "PF-260",
      certificates: [{ name: "RCS Blended", number: "ITS-RCS-20417-2026", issuer: "Intertek" }],
    },
  },
  {
    name: "certificate-made-in-green-card",
    language: "en",
    template: "textile",
    kind: "other",
    pages: [
      [
        { title: "Kids' bath poncho Otto" },
        { text: ["Soft, hooded, with a whale on the back.", "Style: BP-1180"] },
        {
          pairs: [
            ["OEKO-TEX® MADE IN GREEN", "M24KQ7RT5"],
            ["Checked by", "Hohenstein HTTI"],
            ["EAN", "4006381333931"],
            ["Care", "Machine wash 60 °C, do not bleach"],
          ],
          style: "dots",
        },
        { text: ["Enter the number at madeingreen.com to see where it was made."] },
      ],
    ],
    truth: {
      model_name: "Otto",
      reference: "BP-1180",
      gtin: "4006381333931",
      care_washing: "wash_60",
      care_bleaching: "do_not_bleach",
      certificates: [{ name: "OEKO-TEX MADE IN GREEN", number: "M24KQ7RT5", issuer: "Hohenstein HTTI" }],
    },
  },
  {
    name: "certificate-rechnung-gots-fuss",
    language: "de",
    template: "textile",
    kind: "invoice",
    pages: [
      [
        { title: "Rechnung 2026-11873" },
        {
          pairs: [
            ["Kundennummer", "40218"],
            ["Auftrag", "A-77120"],
            ["Lieferdatum", "12.10.2026"],
          ],
        },
        {
          table: [
            ["Pos.", "Bezeichnung", "Menge", "EP", "Summe"],
            ["1", "Babybody Wickel, GOTS", "240", "4,90", "1.176,00"],
            ["2", "Versand", "1", "18,00", "18,00"],
          ],
          lines: true,
        },
        {
          text: [
            "zzgl. 19 % MwSt. · Zahlbar bis 26.10.2026",
            "Mit GOTS gekennzeichnete Ware ist kontrolliert und zertifiziert durch CERES GmbH, Zertifikat-Nr. CERES-0718.",
            "USt-IdNr. DE 811 402 993 · Öko-Kontrollstelle DE-ÖKO-021",
          ],
        },
      ],
    ],
    truth: { certificates: [{ name: "GOTS", number: "CERES-0718", issuer: "CERES GmbH" }] },
  },
  {
    name: "certificate-blauer-engel-schreibtisch",
    language: "de",
    template: "furniture",
    kind: "certificate",
    pages: [
      [
        { title: "Blauer Engel — Umweltzeichen-Benutzung" },
        {
          text: [
            "RAL gGmbH und die Firma Büromöbel Henkel KG, Kassel, haben über die Nutzung des Umweltzeichens",
            "nach der Vergabegrundlage DE-UZ 38 (Ausgabe Januar 2022) einen Vertrag geschlossen.",
          ],
        },
        {
          pairs: [
            ["Vertragsnummer", "41907"],
            ["Produkt", "Schreibtisch Linea"],
            ["Laufzeit bis", "31.12.2028"],
            ["Prüfbericht", "eco-Institut 58113-001"],
          ],
        },
      ],
    ],
    truth: {
      model_name: "Schreibtisch Linea",
      certificates: [
        { name: "Blauer Engel", number: "41907", issuer: "RAL gGmbH", valid_until: "2028-12-31" },
      ],
    },
  },
  {
    name: "certificate-oeti-bettwaesche",
    language: "de",
    template: "textile",
    kind: "tech_sheet",
    pages: [
      [
        { bar: "PRODUKTDATENBLATT" },
        {
          pairs: [
            ["Artikelnummer", "5520-140"],
            ["Material", "55 % Leinen, 45 % Baumwolle"],
            ["Waschen", "60 °C Normalwaschgang"],
            ["Flächengewicht", "165 g/m²"],
            ["Prüfzeichen", "STANDARD 100 by OEKO-TEX®"],
            ["", "2011.0417 ÖTI, Produktklasse II"],
            ["Zolltarif", "6302 29 90"],
          ],
          style: "gap",
        },
      ],
    ],
    truth: {
      reference: "5520-140",
      fibre_composition: fibres("linen 55, cotton 45"),
      care_washing: "wash_60",
      certificates: [{ name: "STANDARD 100 by OEKO-TEX", number: "2011.0417", issuer: "ÖTI" }],
      commodity_code: "63022990",
    },
  },
  {
    name: "certificate-iso-handelshaus",
    language: "de",
    template: "generic",
    kind: "certificate",
    font: "serif",
    pages: [
      [
        { title: "ZERTIFIKAT" },
        {
          text: [
            "Die Zertifizierungsstelle der TÜV SÜD Management Service GmbH bescheinigt, dass das Unternehmen",
            "Textilhandelshaus Lindauer GmbH, Standort Münchberg",
            "ein Qualitätsmanagementsystem nach ISO 9001:2015 und ein Umweltmanagementsystem nach ISO 14001:2015 anwendet.",
            "Auditbericht-Nr. 707088143. Gültig vom 2026-03-01 bis 2029-02-28.",
            "Zertifikat-Registrier-Nr.: 12 100/104 61877 TMS",
          ],
        },
      ],
    ],
    truth: {
      certificates: [
        {
          name: "ISO 9001:2015, ISO 14001:2015",
          number: "12 100/104 61877 TMS",
          issuer: "TÜV SÜD Management Service GmbH",
          valid_until: "2029-02-28",
        },
      ],
    },
  },
  {
    name: "certificate-ecocert-marinieres",
    language: "fr",
    template: "textile",
    kind: "declaration",
    pages: [
      [
        { title: "Attestation de conformité biologique" },
        {
          text: [
            "Nous, Bonneterie de l'Aber, attestons que les marinières livrées sous bon de livraison BL 26-3307",
            "sont couvertes par le certificat GOTS n° ECOCERT-",
            "GOTS-190553 délivré par Ecocert Greenlife, en cours de validité jusqu'au 14/06/2027.",
            "Commande client : 450099821. SIRET 414 220 917 00031. TVA 20 %.",
          ],
        },
        { text: ["Fait à Lannilis, le 2 novembre 2026"] },
      ],
    ],
    truth: {
      certificates: [
        {
          name: "GOTS",
          number: "ECOCERT-GOTS-190553",
          issuer: "Ecocert Greenlife",
          valid_until: "2027-06-14",
        },
      ],
    },
  },
  {
    name: "certificate-ecolabel-linge",
    language: "fr",
    template: "textile",
    kind: "other",
    pages: [
      [
        { title: "Écolabel européen" },
        {
          pairs: [
            ["Produit", "linge de lit Ondine"],
            ["Titulaire", "Filatures des Hautes-Vosges"],
            ["Licence", "FR/016/041"],
            ["Organisme", "AFNOR Certification"],
            ["Dossier", "D-2026-7718"],
            ["Fin de validité", "31/12/2027"],
          ],
          style: "stacked",
        },
        { text: ["Critères : décision 2014/350/UE"] },
      ],
    ],
    truth: {
      model_name: "linge de lit Ondine",
      certificates: [
        {
          name: "Écolabel européen",
          number: "FR/016/041",
          issuer: "AFNOR Certification",
          valid_until: "2027-12-31",
        },
      ],
    },
  },
  {
    name: "certificate-ifth-doublure",
    language: "fr",
    template: "textile",
    kind: "tech_sheet",
    font: "narrow",
    pages: [
      [
        { title: "Fiche tissu — réf. DBL 208" },
        {
          text: [
            "Composition : 100 % viscose",
            "Laize utile 140 cm, 72 g/m², armure toile",
            "Oeko-Tex Standard 100 : certificat CQ 1184/3 IFTH, classe II, échéance 30.04.2027",
            "Essai au boulochage : rapport 26-04417-B du 11.02.2026",
            "Existe aussi en version sans certificat (DBL 209).",
          ],
        },
      ],
    ],
    truth: {
      reference: "DBL 208",
      fibre_composition: fibres("viscose 100"),
      certificates: [
        { name: "Oeko-Tex Standard 100", number: "CQ 1184/3", issuer: "IFTH", valid_until: "2027-04-30" },
      ],
    },
  },
  {
    name: "certificate-centrocot-camicia",
    language: "it",
    template: "textile",
    kind: "other",
    pages: [
      [
        { title: "Cartellino prodotto" },
        {
          pairs: [
            ["Marchio", "Tessanda"],
            ["Modello", "Camicia Ischia"],
            ["Codice articolo", "TS-8821"],
            ["Certificato OEKO-TEX® n.", "1108814.O"],
            ["Istituto", "Centrocot, Busto Arsizio"],
            ["Scadenza", "28/02/2027"],
            ["Ordine di lavorazione", "OL 55201"],
          ],
        },
        { text: ["Prodotto in Italia"] },
      ],
    ],
    truth: {
      brand: "Tessanda",
      model_name: "Camicia Ischia",
      reference: "TS-8821",
      country_making: "IT",
      certificates: [
        { name: "OEKO-TEX", number: "1108814.O", issuer: "Centrocot", valid_until: "2027-02-28" },
      ],
    },
  },
];

export const CERTIFICATE_PAPERS: readonly Specimen[] = [...FIRST, ...MORE_CERTIFICATE_PAPERS];
