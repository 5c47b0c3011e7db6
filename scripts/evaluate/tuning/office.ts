/** Papers that quote certificates, by others than the rules: scope certificates, letters, invoices, lists, product pages. */
import { fibres } from "../fibres.ts";
import type { Specimen } from "../specimen.ts";
import { OFFICE_MORE } from "./office-more.ts";

export const OFFICE: readonly Specimen[] = [
  {
    name: "office-gots-scope-certificate",
    language: "en",
    template: "textile",
    kind: "certificate",
    font: "serif",
    also: ["scan"],
    pages: [
      [
        { text: ["Norvika Certification B.V.", "Meeuwenlaan 4-6, 8011 BZ Zwolle, The Netherlands"] },
        { title: "SCOPE CERTIFICATE" },
        {
          text: [
            "Scope Certificate Number: NVC 862917 GOTS-2026-00041187",
            "Norvika Certification B.V. certifies that",
          ],
        },
        {
          text: [
            "Ashapura Textile Exports Pvt. Ltd.",
            "License Number: NVC 862917",
            "S.F. No. 212/3, Mangalam Road",
            "641604 Tiruppur, India",
          ],
        },
        {
          text: [
            "has been audited and found to be in conformity with the Global Organic Textile Standard (GOTS) Version 7.0.",
            "Product categories mentioned below (and further specified in the product appendix) conform with the standard:",
            "Babies' wear, Men's apparel, Women's apparel, Undyed fabrics.",
            "Processing steps / activities carried out under responsibility of the above company: Trading, Exporting.",
          ],
        },
        {
          text: [
            "This certificate is valid until: 2027-06-18",
            "Place and date of issue: Zwolle, 2026-06-19",
            "Accredited by: RvA C 731",
          ],
        },
        {
          text: [
            "This Scope Certificate does not entitle to declare goods as certified without a transaction certificate.",
            "This electronically issued document is the valid original version. Page 1 of 3",
          ],
          size: 8,
        },
      ],
    ],
    truth: {
      certificates: [
        {
          name: "GOTS",
          number: "NVC 862917 GOTS-2026-00041187",
          issuer: "Norvika Certification B.V.",
          valid_until: "2027-06-18",
        },
      ],
    },
  },
  {
    name: "office-grs-transaction-certificate",
    language: "en",
    template: "textile",
    kind: "certificate",
    font: "narrow",
    also: ["fax"],
    pages: [
      [
        {
          title:
            "Transaction Certificate (TC) for Textiles produced according to the Global Recycled Standard",
        },
        {
          pairs: [
            ["1. Body issuing the certificate", "Tessera Inspection GmbH, Leipzig"],
            ["2. Reference number of the certificate", "TSI-TC-0038821/2026"],
            ["3. Seller of the certified products", "Guangdong Lianfeng Weaving Co., Ltd."],
            ["7. Buyer", "Halvorsen Sportswear AS, Bergen"],
            ["8. Invoice No.", "LF2608-0193 of 14 AUG 2026"],
            ["9. Order No.", "4500081733"],
            ["10. Gross shipping weight", "3,214.0 kg"],
            ["12. Certified weight", "2,988.5 kg"],
            ["13. Transport document", "B/L COSU6320014478"],
          ],
          style: "gap",
        },
        {
          text: [
            "17. Declaration: This is to certify that the products named above have been produced in accordance with the",
            "GRS 4.0. Place and date of issue: Leipzig, 02 SEP 2026. Stamp and signature on the original.",
          ],
        },
      ],
    ],
    truth: {
      certificates: [{ name: "GRS", number: "TSI-TC-0038821/2026", issuer: "Tessera Inspection GmbH" }],
    },
  },
  {
    name: "office-oekotex-zertifikat",
    language: "de",
    template: "textile",
    kind: "certificate",
    also: ["photo"],
    pages: [
      [
        { title: "ZERTIFIKAT" },
        { text: ["STANDARD 100 by OEKO-TEX®"] },
        { text: ["Der Firma", "Kalthoff Textilhandel GmbH", "Am Mühlgraben 11, 48683 Ahaus"] },
        {
          text: [
            "wird gemäß Prüfbericht Nr. 26.4.11873 die Berechtigung erteilt, das Zeichen STANDARD 100 by OEKO-TEX®",
            "unter der Zertifikatsnummer",
          ],
        },
        { title: "23.HWK.68105" },
        {
          text: [
            "für die folgenden Artikel zu verwenden: Gewebe aus Baumwolle und deren Mischungen mit Polyester, gebleicht,",
            "stückgefärbt und ausgerüstet (Produktklasse II, hautnah).",
            "Das Zertifikat 23.HWK.68105 ist gültig bis 31.07.2027.",
            "Bönnigheim, 22.07.2026",
          ],
        },
        { text: ["Prüfinstitut Hohenwerk, Abteilung Zertifizierung"] },
      ],
    ],
    truth: {
      certificates: [
        {
          name: "OEKO-TEX STANDARD 100",
          number: "23.HWK.68105",
          issuer: "Prüfinstitut Hohenwerk",
          valid_until: "2027-07-31",
        },
      ],
    },
  },
  {
    name: "office-lieferantenliste",
    language: "de",
    template: "textile",
    kind: "other",
    pages: [
      [
        { title: "Gültige Nachweise zu Artikel 5512-88" },
        { text: ["Stand 03.11.2026, Qualitätssicherung / Hr. Brandl"] },
        {
          table: [
            ["Nachweis", "Nummer", "Stelle", "gültig bis", "bei uns abgelegt"],
            ["GOTS", "CDT 40211-2026", "Cerdat AG", "14.02.2027", "QS-0091"],
            ["OEKO-TEX 100", "21.0.70442", "Hohenwerk", "30.09.2027", "QS-0092"],
            ["Grüner Knopf", "GK-2-0318", "Verdana Prüf GmbH", "11.05.2028", "QS-0107"],
          ],
          lines: true,
        },
        { text: ["Die Nummern der letzten Spalte sind Ablagenummern. Anfragen bitte nur per Ticket."] },
      ],
    ],
    truth: {
      reference: "5512-88",
      certificates: [
        { name: "GOTS", number: "CDT 40211-2026", issuer: "Cerdat AG", valid_until: "2027-02-14" },
        {
          name: "OEKO-TEX STANDARD 100",
          number: "21.0.70442",
          issuer: "Hohenwerk",
          valid_until: "2027-09-30",
        },
        { name: "Grüner Knopf", number: "GK-2-0318", issuer: "Verdana Prüf GmbH", valid_until: "2028-05-11" },
      ],
    },
  },
  {
    name: "office-abgelaufen",
    language: "de",
    template: "textile",
    kind: "other",
    pages: [
      [
        { text: ["An: Einkauf Heimtextil", "Von: Nachhaltigkeit", "Datum: 9. Oktober 2026"] },
        { text: ["Betreff: Bettwäsche Art.-Nr. 80-3317"] },
        {
          text: [
            "Hallo zusammen,",
            "das GOTS-Zertifikat Nr. CDT 38815-2024 unseres Lieferanten ist am 28.02.2026 abgelaufen und wurde nicht verlängert.",
            "Bitte ab sofort nicht mehr damit werben und das Zeichen aus dem Shop nehmen. Einen anderen Nachweis haben wir nicht.",
            "Grüße, Katrin",
          ],
        },
      ],
    ],
    truth: { reference: "80-3317" },
  },
  {
    name: "office-facture-mention-grs",
    language: "fr",
    template: "textile",
    kind: "invoice",
    also: ["scan"],
    pages: [
      [
        {
          beside: [
            [{ title: "FACTURE" }, { text: ["N° FA26-11840", "du 17/09/2026"] }],
            [{ text: ["Client n° 40977", "Maison Duverne SAS", "18 rue des Tanneurs", "59100 Roubaix"] }],
          ],
        },
        {
          table: [
            ["Désignation", "Qté (m)", "P.U. HT", "Montant HT"],
            ["Maille polaire recyclée, laize 160, coloris marine", "1 250", "6,40 €", "8 000,00 €"],
            ["Participation aux frais de port", "1", "85,00 €", "85,00 €"],
          ],
          lines: true,
          widths: [260, 70, 70, 87],
        },
        { text: ["Total HT 8 085,00 €    TVA 20 % 1 617,00 €    Total TTC 9 702,00 €"] },
        {
          text: [
            "Produits certifiés Global Recycled Standard (GRS) par Écovérif France,",
            "certificat n° EVF/GRS/26-00719,",
            "valable jusqu'au 4 mars 2027. Le certificat de transaction sera demandé après règlement.",
          ],
          size: 9,
        },
        { text: ["SAS au capital de 240 000 € – RCS Lille 418 207 553 – TVA FR 27 418207553"], size: 8 },
      ],
    ],
    truth: {
      certificates: [
        { name: "GRS", number: "EVF/GRS/26-00719", issuer: "Écovérif France", valid_until: "2027-03-04" },
      ],
    },
  },
  {
    name: "office-attestation-en-cours",
    language: "fr",
    template: "textile",
    kind: "declaration",
    font: "serif",
    pages: [
      [
        { text: ["Troyes, le 6 octobre 2026"] },
        { text: ["Objet : certification OCS de la référence TL-2290"] },
        {
          text: [
            "Madame, Monsieur,",
            "Nous vous informons que notre demande de certification Organic Content Standard a été déposée auprès",
            "d'Écovérif France sous le dossier n° D-26/5541. L'audit aura lieu en janvier 2027. Tant que le certificat",
            "n'est pas délivré, aucune mention OCS ne peut figurer sur le produit ni sur vos documents.",
            "Veuillez agréer, Madame, Monsieur, nos salutations distinguées.",
          ],
        },
      ],
    ],
    truth: { reference: "TL-2290" },
  },
  {
    name: "office-dichiarazione-oeko",
    language: "it",
    template: "textile",
    kind: "declaration",
    also: ["scan"],
    pages: [
      [
        { text: ["Spett.le Confezioni Brambati S.r.l.", "Prato, 12 maggio 2026"] },
        { title: "Dichiarazione di conformità del tessuto" },
        {
          text: [
            "Con la presente si dichiara che il tessuto articolo 3408, composizione 70% lana 30% poliammide, è conforme",
            "al Regolamento (CE) n. 1907/2006 (REACH), allegato XVII, ed è coperto dal certificato STANDARD 100 by OEKO-TEX®",
            "n. 2114077.O rilasciato da Centro Tessile Lariano, classe II, con scadenza il 30/04/2027.",
            "Rapporto di prova di riferimento: 26RA04412 del 20/04/2026.",
          ],
        },
        { text: ["In fede, l'ufficio qualità"] },
      ],
    ],
    truth: {
      reference: "3408",
      fibre_composition: fibres("wool 70, polyamide 30"),
      certificates: [
        {
          name: "OEKO-TEX STANDARD 100",
          number: "2114077.O",
          issuer: "Centro Tessile Lariano",
          valid_until: "2027-04-30",
        },
      ],
    },
  },
  {
    name: "office-certificato-iso",
    language: "it",
    template: "textile",
    kind: "certificate",
    font: "serif",
    pages: [
      [
        { title: "CERTIFICATO N. ITQ-78114-A" },
        {
          text: [
            "Si certifica che il sistema di gestione per la qualità di / We hereby certify that the quality management system of",
          ],
        },
        { text: ["TINTORIA RIO ACERO S.P.A.", "Sede legale: Via delle Gore 40 – 13900 Biella (BI)"] },
        { text: ["è conforme alla norma / is in compliance with the standard"] },
        { title: "UNI EN ISO 9001:2015" },
        { text: ["Campo di applicazione: tintura e finissaggio di tessuti conto terzi. Settore IAF: 04"] },
        {
          table: [
            ["Prima emissione", "Emissione corrente", "Scadenza"],
            ["11/06/2011", "09/06/2026", "10/06/2029"],
          ],
          lines: true,
        },
        { text: ["Itaqualità S.p.A. – Organismo di certificazione – Accredia SGQ N. 219A"] },
      ],
    ],
    truth: {
      certificates: [
        { name: "ISO 9001", number: "ITQ-78114-A", issuer: "Itaqualità S.p.A.", valid_until: "2029-06-10" },
      ],
    },
  },
  {
    name: "office-ficha-producto-ecolabel",
    language: "es",
    template: "textile",
    kind: "tech_sheet",
    pages: [
      [
        { title: "Toalla de baño" },
        {
          pairs: [
            ["Marca", "Lluerna Hogar"],
            ["Referencia", "TB-7140-AR"],
            ["Composición", "100 % algodón"],
            ["Gramaje", "550 g/m²"],
            ["Fabricado en", "Portugal"],
            ["Etiqueta ecológica de la UE", "Licencia ES-CAT/016/044"],
          ],
          style: "dots",
        },
        {
          text: [
            "Envío en 48 horas. Devolución gratuita durante 30 días. Pedido mínimo para empresas: 24 unidades.",
          ],
        },
      ],
    ],
    truth: {
      brand: "Lluerna Hogar",
      reference: "TB-7140-AR",
      fibre_composition: fibres("cotton 100"),
      country_making: "PT",
      certificates: [{ name: "EU Ecolabel", number: "ES-CAT/016/044" }],
    },
  },
  {
    name: "office-certificado-retirado",
    language: "es",
    template: "textile",
    kind: "other",
    font: "serif",
    also: ["scan"],
    pages: [
      [
        { text: ["Certitex Ibérica, S.A.", "Departamento de decisiones", "Alcoy, a 21 de julio de 2026"] },
        { title: "Comunicación de retirada de certificado" },
        {
          text: [
            "Por la presente les comunicamos que, con efectos de 20 de julio de 2026, queda retirado el certificado GRS",
            "n.º CTX-GRS-1188/25 concedido a Hilaturas Peñagolosa, S.L. por incumplimientos no corregidos en el plazo fijado.",
            "La empresa no podrá vender productos como certificados desde esa fecha y deberá devolver el original.",
            "Contra esta decisión cabe recurso en el plazo de 30 días.",
          ],
        },
      ],
    ],
    truth: {},
  },
  {
    name: "office-declaracao-fsc",
    language: "pt",
    template: "furniture",
    kind: "declaration",
    pages: [
      [
        { title: "Declaração do fornecedor" },
        {
          text: [
            "Declaramos que a madeira maciça de carvalho utilizada no modelo de mesa Alvor, ref.ª MA-1604, provém de florestas",
            "com gestão certificada. O nosso certificado de cadeia de custódia FSC® tem o código LUSA-COC-004417,",
            "foi emitido por Lusacert, Lda. em 02/02/2024 e é válido até 01/02/2029.",
          ],
        },
        { text: ["Paredes, 30 de setembro de 2026", "A gerência"] },
      ],
    ],
    truth: {
      reference: "MA-1604",
      model_name: "Alvor",
      certificates: [
        {
          name: "FSC Chain of Custody",
          number: "LUSA-COC-004417",
          issuer: "Lusacert, Lda.",
          valid_until: "2029-02-01",
        },
      ],
    },
  },
  {
    name: "office-leveranciersverklaring",
    language: "nl",
    template: "textile",
    kind: "declaration",
    pages: [
      [
        { text: ["Waregem, 8 juni 2026", "Betreft: uw vraag van 2 juni, donzen dekbed"] },
        {
          text: [
            "Geachte mevrouw Claes,",
            "De donsvulling van artikelnummer DN-240 is gecertificeerd volgens de Responsible Down Standard 3.0.",
            "Het certificaat draagt het nummer DVI-RDS-26-011904 en is afgegeven door Donsvera Instituut. Het loopt tot en met",
            "19 april 2027. Het nummer 276-004118 waar u naar vroeg, is ons lidmaatschapsnummer bij de beroepsvereniging",
            "en heeft met een certificaat niets te maken.",
            "Met vriendelijke groet,",
          ],
        },
      ],
    ],
    truth: {
      reference: "DN-240",
      certificates: [
        { name: "RDS", number: "DVI-RDS-26-011904", issuer: "Donsvera Instituut", valid_until: "2027-04-19" },
      ],
    },
  },
  {
    name: "office-specimen-certificaat",
    language: "nl",
    template: "textile",
    kind: "certificate",
    pages: [
      [
        { title: "VOORBEELD – NIET GELDIG" },
        { title: "Certificaat STANDARD 100 by OEKO-TEX®" },
        {
          pairs: [
            ["Certificaatnummer", "12.NL.00000"],
            ["Houder", "Naam van uw bedrijf"],
            ["Geldig tot", "dd.mm.jjjj"],
          ],
        },
        {
          text: [
            "Zo ziet uw certificaat eruit na een geslaagde keuring. Aan dit voorbeeld kunnen geen rechten worden ontleend.",
          ],
        },
      ],
    ],
    truth: {},
  },
  {
    name: "office-oswiadczenie-gots",
    language: "pl",
    template: "textile",
    kind: "declaration",
    also: ["scan"],
    pages: [
      [
        { title: "Oświadczenie dostawcy" },
        { text: ["Łódź, dnia 15.04.2026 r."] },
        {
          pairs: [
            ["Wyrób", "Body niemowlęce, krótki rękaw"],
            ["Nr artykułu", "BN-0318"],
            ["Skład surowcowy", "100% bawełna"],
            ["Kraj produkcji", "Polska"],
            ["Certyfikat GOTS nr", "POLC-1172-GOTS/2026"],
            ["Jednostka certyfikująca", "Polcerta Sp. z o.o."],
            ["Ważny do", "31.03.2027"],
            ["Nr zamówienia", "ZM/2026/04/118"],
          ],
          style: "gap",
        },
        { text: ["Oświadczenie wystawiono na prośbę klienta."] },
      ],
    ],
    truth: {
      reference: "BN-0318",
      fibre_composition: fibres("cotton 100"),
      country_making: "PL",
      certificates: [
        {
          name: "GOTS",
          number: "POLC-1172-GOTS/2026",
          issuer: "Polcerta Sp. z o.o.",
          valid_until: "2027-03-31",
        },
      ],
    },
  },
  {
    name: "office-tedarikci-sertifikalari",
    language: "tr",
    template: "textile",
    kind: "other",
    pages: [
      [
        { title: "Sertifika Listesi" },
        { text: ["Güncelleme: 01.10.2026"] },
        {
          table: [
            ["Standart", "Sertifika No", "Belgelendirme kuruluşu", "Geçerlilik tarihi"],
            ["OCS", "ANK-OCS-26-3391", "Ankora Belgelendirme", "12.08.2027"],
            ["GRS", "ANK-GRS-26-3392", "Ankora Belgelendirme", "12.08.2027"],
            ["ISO 14001:2015", "TR26/04417", "Sigma Denetim", "05.01.2029"],
          ],
          lines: true,
        },
        { text: ["Vergi no: 4810337726   Ticaret sicil no: 118204"], size: 8 },
      ],
    ],
    truth: {
      certificates: [
        { name: "OCS", number: "ANK-OCS-26-3391", issuer: "Ankora Belgelendirme", valid_until: "2027-08-12" },
        { name: "GRS", number: "ANK-GRS-26-3392", issuer: "Ankora Belgelendirme", valid_until: "2027-08-12" },
        { name: "ISO 14001", number: "TR26/04417", issuer: "Sigma Denetim", valid_until: "2029-01-05" },
      ],
    },
  },
  {
    name: "office-wool-yarn-shade-card",
    language: "en",
    template: "textile",
    kind: "tech_sheet",
    font: "narrow",
    pages: [
      [
        { title: "Shade card, worsted hand-knitting yarn" },
        {
          pairs: [
            ["Article", "HK-220"],
            ["Composition", "80% wool (RWS certified), 20% polyamide"],
            ["Count", "Nm 2/12"],
            ["Certified by", "Calder Textile Verification Ltd, CTV-RWS-2026-0417"],
            ["Dye lot", "26-0881 (do not mix lots)"],
          ],
          style: "dots",
        },
        { text: ["Shades 101 to 148. Minimum 25 kg a shade."] },
      ],
    ],
    truth: {
      reference: "HK-220",
      fibre_composition: fibres("wool 80, polyamide 20"),
      certificates: [{ name: "RWS", number: "CTV-RWS-2026-0417", issuer: "Calder Textile Verification Ltd" }],
    },
  },
  ...OFFICE_MORE,
];
