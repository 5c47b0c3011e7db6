/** More papers that quote certificates, by others than the rules: the North, the East, test reports, orders, other goods. */
import { fibres } from "../fibres.ts";
import type { Specimen } from "../specimen.ts";

export const OFFICE_MORE: readonly Specimen[] = [
  {
    name: "office-svanen-produktblad",
    language: "sv",
    template: "detergent",
    kind: "tech_sheet",
    pages: [
      [
        { title: "Produktblad – Tvättmedel Color, parfymfritt" },
        {
          pairs: [
            ["Varumärke", "Klarvik"],
            ["Artikelnummer", "40 118"],
            ["Dosering", "35 ml vid normalt smutsad tvätt"],
            ["Svanenmärkt", "licensnummer 3006 0417"],
          ],
          style: "gap",
        },
        { text: ["Säkerhetsdatablad finns på begäran. Kundtjänst 020-55 41 07, vardagar 9–16."] },
      ],
    ],
    truth: {
      brand: "Klarvik",
      reference: "40 118",
      certificates: [{ name: "Nordic Swan Ecolabel", number: "3006 0417" }],
    },
  },
  {
    name: "office-dansk-erklaering",
    language: "da",
    template: "textile",
    kind: "declaration",
    also: ["scan"],
    pages: [
      [
        { text: ["Herning, den 4. marts 2026"] },
        { title: "Leverandørerklæring" },
        {
          text: [
            "Vi bekræfter, at varenr. 7720-15 er fremstillet i Litauen og er omfattet af STANDARD 100 by OEKO-TEX®,",
            "certifikat nr. 2276-391 DTK, udstedt af Dansk Tekstilkontrol, produktklasse I. Certifikatet er gyldigt til",
            "den 15. februar 2027. Ordrenr. 118840 og faktura 26-0417 hører til denne levering.",
          ],
        },
        { text: ["Med venlig hilsen", "Indkøbsafdelingen"] },
      ],
    ],
    truth: {
      reference: "7720-15",
      country_making: "LT",
      certificates: [
        {
          name: "OEKO-TEX STANDARD 100",
          number: "2276-391 DTK",
          issuer: "Dansk Tekstilkontrol",
          valid_until: "2027-02-15",
        },
      ],
    },
  },
  {
    name: "office-suomi-todistukset",
    language: "fi",
    template: "textile",
    kind: "other",
    pages: [
      [
        { title: "Voimassa olevat sertifikaatit" },
        { text: ["Päivitetty 12.10.2026"] },
        {
          table: [
            ["Sertifikaatti", "Numero", "Myöntäjä", "Voimassa"],
            ["GOTS", "NKS-GOTS-10447", "Nordkontroll Oy", "1.9.2027 asti"],
            ["RWS", "NKS-RWS-10448", "Nordkontroll Oy", "1.9.2027 asti"],
          ],
        },
        { text: ["Y-tunnus 2218840-7"], size: 8 },
      ],
    ],
    truth: {
      certificates: [
        { name: "GOTS", number: "NKS-GOTS-10447", issuer: "Nordkontroll Oy", valid_until: "2027-09-01" },
        { name: "RWS", number: "NKS-RWS-10448", issuer: "Nordkontroll Oy", valid_until: "2027-09-01" },
      ],
    },
  },
  {
    name: "office-norsk-annet-firma",
    language: "no",
    template: "textile",
    kind: "other",
    pages: [
      [
        { text: ["Fra: Innkjøp", "Til: Produktansvarlig", "Dato: 2. september 2026"] },
        {
          text: [
            "Hei,",
            "sertifikatet vi fikk tilsendt (RWS nr. WLC-RWS-2026-0882) tilhører et annet firma, Baltic Yarn Trading UAB,",
            "som verken har spunnet eller solgt garnet vårt. Det kan derfor ikke brukes for varenr. 3314.",
            "Vår egen leverandør har ikke noe sertifikat.",
          ],
        },
      ],
    ],
    truth: { reference: "3314" },
  },
  {
    name: "office-ceske-prohlaseni",
    language: "cs",
    template: "toy",
    kind: "declaration",
    also: ["scan"],
    pages: [
      [
        { title: "Prohlášení dodavatele" },
        {
          pairs: [
            ["Výrobek", "Dřevěná skládačka, 24 dílů"],
            ["Číslo výrobku", "DS-2404"],
            ["Země původu", "Česká republika"],
            ["Certifikát FSC č.", "MORA-COC-002961"],
            ["Vydal", "Moracert s.r.o."],
            ["Platnost do", "14. 6. 2030"],
          ],
          style: "colon",
        },
        { text: ["IČO 28840117, DIČ CZ28840117. V Brně dne 20. 8. 2026."] },
      ],
    ],
    truth: {
      reference: "DS-2404",
      country_making: "CZ",
      certificates: [
        {
          name: "FSC Chain of Custody",
          number: "MORA-COC-002961",
          issuer: "Moracert s.r.o.",
          valid_until: "2030-06-14",
        },
      ],
    },
  },
  {
    name: "office-magyar-tanusitvany",
    language: "hu",
    template: "textile",
    kind: "certificate",
    font: "serif",
    pages: [
      [
        { title: "TANÚSÍTVÁNY" },
        {
          text: [
            "A Pannon Tanúsító Kft. igazolja, hogy a",
            "Rábamenti Textilkereskedelmi Zrt. (9027 Győr, Malomsor utca 7.)",
          ],
        },
        {
          text: [
            "környezetközpontú irányítási rendszere megfelel az MSZ EN ISO 14001:2015 szabvány követelményeinek.",
          ],
        },
        {
          pairs: [
            ["Tanúsítvány száma", "PT-K-0937/2026"],
            ["Kiállítás dátuma", "2026. május 11."],
            ["Érvényes", "2029. május 10-ig"],
          ],
        },
      ],
    ],
    truth: {
      certificates: [
        {
          name: "ISO 14001",
          number: "PT-K-0937/2026",
          issuer: "Pannon Tanúsító Kft.",
          valid_until: "2029-05-10",
        },
      ],
    },
  },
  {
    name: "office-romana-factura",
    language: "ro",
    template: "textile",
    kind: "invoice",
    font: "narrow",
    also: ["fax"],
    pages: [
      [
        { title: "FACTURĂ FISCALĂ seria TXB nr. 004182" },
        { text: ["Data: 28.08.2026    Termen de plată: 30 zile    Comanda: 77-2026"] },
        {
          table: [
            ["Nr.", "Denumirea produselor", "U.M.", "Cant.", "Valoare"],
            ["1", "Fire pieptănate din bumbac organic Ne 30/1", "kg", "840", "5.376,00 EUR"],
          ],
          lines: true,
          widths: [30, 240, 45, 60, 112],
        },
        {
          text: [
            "Marfă certificată OCS. Certificat nr. DAC-OCS-50127, emis de Dacia Cert SRL, valabil până la 22.01.2027.",
          ],
        },
        { text: ["Cod fiscal RO 18402217, Reg. com. J22/418/2006"], size: 8 },
      ],
    ],
    truth: {
      certificates: [
        { name: "OCS", number: "DAC-OCS-50127", issuer: "Dacia Cert SRL", valid_until: "2027-01-22" },
      ],
    },
  },
  {
    name: "office-greek-declaration",
    language: "el",
    template: "textile",
    kind: "declaration",
    pages: [
      [
        { title: "Δήλωση προμηθευτή" },
        {
          pairs: [
            ["Κωδικός προϊόντος", "PK-6603"],
            ["Σύνθεση", "100% βαμβάκι"],
            ["Πιστοποιητικό GOTS αρ.", "HLC-GOTS-2260/26"],
            ["Φορέας πιστοποίησης", "Hellas Organic Control"],
            ["Ισχύει έως", "30/11/2027"],
          ],
          style: "gap",
        },
        { text: ["Θεσσαλονίκη, 3 Ιουνίου 2026"] },
      ],
    ],
    truth: {
      reference: "PK-6603",
      fibre_composition: fibres("cotton 100"),
      certificates: [
        {
          name: "GOTS",
          number: "HLC-GOTS-2260/26",
          issuer: "Hellas Organic Control",
          valid_until: "2027-11-30",
        },
      ],
    },
  },
  {
    name: "office-test-report-quoting",
    language: "en",
    template: "textile",
    kind: "test_report",
    also: ["scan"],
    pages: [
      [
        { title: "TEST REPORT" },
        {
          pairs: [
            ["Report No.", "SHA-T-26-09941"],
            ["Date", "Sep 14, 2026"],
            ["Applicant", "Brightwater Retail Ltd., Leeds"],
            ["Sample description", "Knitted baby romper, light yellow"],
            ["Style No.", "BW-RO-118"],
            ["Order No.", "PO 7700341"],
            [
              "Declared by applicant",
              "OEKO-TEX STANDARD 100 certificate no. SH088 204417, valid until 31 Jan 2027",
            ],
          ],
          style: "gap",
        },
        {
          table: [
            ["Test", "Method", "Result", "Conclusion"],
            ["Formaldehyde", "EN ISO 14184-1", "n.d. (< 16 mg/kg)", "Pass"],
            ["pH value", "EN ISO 3071", "6.4", "Pass"],
            ["Azo dyes", "EN ISO 14362-1", "n.d.", "Pass"],
          ],
          lines: true,
        },
        { text: ["This report shall not be reproduced except in full. CNAS L0417."], size: 8 },
      ],
    ],
    truth: {
      reference: "BW-RO-118",
      certificates: [{ name: "OEKO-TEX STANDARD 100", number: "SH088 204417", valid_until: "2027-01-31" }],
    },
  },
  {
    name: "office-reach-letter-none",
    language: "en",
    template: "textile",
    kind: "declaration",
    font: "serif",
    pages: [
      [
        { text: ["5 March 2026", "Re: REACH Regulation (EC) No 1907/2006 – style 61-4420"] },
        {
          text: [
            "Dear customer,",
            "To the best of our knowledge the above style contains no substance of the Candidate List (253 entries, edition",
            "of 4 February 2026) above 0.1 % by weight. Our statement rests on test report 7191-338104-TX.",
            "This letter is not a certificate. Our social audit (amfori BSCI, DBID 401877) likewise is not a certification",
            "of any product and must not be shown on a label.",
          ],
        },
      ],
    ],
    truth: { reference: "61-4420" },
  },
  {
    name: "office-purchase-order-asks",
    language: "en",
    template: "textile",
    kind: "other",
    pages: [
      [
        { title: "Purchase Order 4500-22871" },
        { text: ["Style No. LH-905    Delivery window 02–09 Feb 2027    Incoterm FCA Chattogram"] },
        { bar: "Certification requirements" },
        {
          text: [
            "1. Goods must be OCS 100 or GOTS certified. Send us your scope certificate before bulk; we have not received any.",
            "2. Transaction certificate to be applied for within 14 days of shipment, quoting our own licence number",
            "EKO-889140 as buyer and this order number.",
            "3. Failing this, the swing ticket without any claim is to be used.",
          ],
        },
      ],
    ],
    truth: { reference: "LH-905" },
  },
  {
    name: "office-renewed-letter",
    language: "en",
    template: "textile",
    kind: "other",
    font: "serif",
    also: ["photo"],
    pages: [
      [
        { text: ["Calder Textile Verification Ltd", "Halifax, 18 August 2026"] },
        { text: ["Renewal of your certification to the Responsible Wool Standard"] },
        {
          text: [
            "We are pleased to confirm that your recertification was completed on 14 August 2026. Your new certificate number",
            "is CTV-RWS-2026-0553, valid until 13 August 2027. Please use it on all documents from today.",
            "A fee note for the audit is enclosed and is due within 30 days.",
            "Calder Textile Verification Ltd, certification team",
          ],
        },
      ],
    ],
    truth: {
      certificates: [
        {
          name: "RWS",
          number: "CTV-RWS-2026-0553",
          issuer: "Calder Textile Verification Ltd",
          valid_until: "2027-08-13",
        },
      ],
    },
  },
  {
    name: "office-blauer-engel-datenblatt",
    language: "de",
    template: "furniture",
    kind: "tech_sheet",
    pages: [
      [
        { title: "Produktdatenblatt Kommode" },
        {
          table: [
            ["Marke", "Fjellholz"],
            ["Artikelnummer", "FH-30-118"],
            ["Korpus", "Spanplatte E1, melaminbeschichtet"],
            ["Umweltzeichen", "Blauer Engel (DE-UZ 38), Zeichennutzungsvertrag Nr. 41772"],
            ["Lieferzeit", "ca. 3 Wochen"],
          ],
          widths: [130, 350],
          lines: true,
        },
        { text: ["Aufbau nach Anleitung 118-A. Ersatzbeschläge über den Kundendienst."] },
      ],
    ],
    truth: {
      brand: "Fjellholz",
      reference: "FH-30-118",
      certificates: [{ name: "Blauer Engel", number: "41772" }],
    },
  },
  {
    name: "office-sa8000-iso-brief",
    language: "it",
    template: "textile",
    kind: "other",
    also: ["scan"],
    pages: [
      [
        { title: "Le nostre certificazioni" },
        {
          table: [
            ["Norma", "Certificato n.", "Ente", "Scadenza"],
            ["SA8000:2014", "ITQ-SA-0448", "Itaqualità", "21/03/2028"],
            ["ISO 45001:2018", "ITQ-S-1290", "Itaqualità", "18/12/2027"],
            ["FSC® CoC", "LEGN-COC-000713", "Legnocert", "02/07/2029"],
          ],
          lines: true,
        },
        { text: ["Copia dei certificati disponibile su richiesta presso l'ufficio commerciale."] },
      ],
    ],
    truth: {
      certificates: [
        { name: "SA8000", number: "ITQ-SA-0448", issuer: "Itaqualità", valid_until: "2028-03-21" },
        { name: "ISO 45001", number: "ITQ-S-1290", issuer: "Itaqualità", valid_until: "2027-12-18" },
        {
          name: "FSC Chain of Custody",
          number: "LEGN-COC-000713",
          issuer: "Legnocert",
          valid_until: "2029-07-02",
        },
      ],
    },
  },
  {
    name: "office-made-in-green-fr",
    language: "fr",
    template: "textile",
    kind: "other",
    pages: [
      [
        { title: "Drap-housse percale 90 x 200" },
        { text: ["Réf. article : DH-90200-B", "100 % coton, 80 fils/cm²", "Fabriqué au Portugal"] },
        {
          text: [
            "Labellisé OEKO-TEX® MADE IN GREEN, numéro d'identification M26KTX4PQ8, Institut Textile Rhodien.",
            "Livraison offerte dès 60 € d'achat. Avis clients : 4,6/5 (212).",
          ],
        },
      ],
    ],
    truth: {
      reference: "DH-90200-B",
      fibre_composition: fibres("cotton 100"),
      country_making: "PT",
      certificates: [
        { name: "OEKO-TEX MADE IN GREEN", number: "M26KTX4PQ8", issuer: "Institut Textile Rhodien" },
      ],
    },
  },
  {
    name: "office-lista-proveedor-una-vigente",
    language: "es",
    template: "textile",
    kind: "other",
    pages: [
      [
        { title: "Estado de certificados a 1 de noviembre de 2026" },
        {
          table: [
            ["Norma", "N.º de certificado", "Caducidad", "Estado"],
            ["GOTS", "CTX-GOTS-0714/24", "15/05/2025", "Caducado"],
            ["GRS", "CTX-GRS-1902/26", "08/09/2027", "Vigente"],
            ["OCS", "", "", "En trámite"],
          ],
          lines: true,
        },
        { text: ["Certificadora: Certitex Ibérica, S.A."] },
      ],
    ],
    truth: {
      certificates: [
        {
          name: "GRS",
          number: "CTX-GRS-1902/26",
          issuer: "Certitex Ibérica, S.A.",
          valid_until: "2027-09-08",
        },
      ],
    },
  },
  {
    name: "office-cofniety-certyfikat",
    language: "pl",
    template: "textile",
    kind: "other",
    also: ["scan"],
    pages: [
      [
        { text: ["Polcerta Sp. z o.o.", "Poznań, 7 lipca 2026 r."] },
        { title: "Cofnięcie certyfikatu" },
        {
          text: [
            "Informujemy, że certyfikat OCS nr POLC-0886-OCS/2025 został cofnięty z dniem 6 lipca 2026 r.",
            "Certyfikat utracił ważność i nie wolno się na niego powoływać w ofertach ani na etykietach.",
          ],
        },
      ],
    ],
    truth: {},
  },
  {
    name: "office-slovensko-vyhlasenie",
    language: "sk",
    template: "textile",
    kind: "declaration",
    pages: [
      [
        { title: "Vyhlásenie o zložení a certifikácii" },
        {
          text: [
            "Číslo výrobku: 218-77",
            "Zloženie: 80 % bavlna, 20 % polyester",
            "Materiál je certifikovaný podľa STANDARD 100 by OEKO-TEX®, číslo certifikátu 24.SK.30917, vydal Slovtext skúšobňa,",
            "platný do 28. 2. 2027.",
          ],
        },
        { text: ["Trenčín 9. 9. 2026"] },
      ],
    ],
    truth: {
      reference: "218-77",
      fibre_composition: fibres("cotton 80, polyester 20"),
      certificates: [
        {
          name: "OEKO-TEX STANDARD 100",
          number: "24.SK.30917",
          issuer: "Slovtext skúšobňa",
          valid_until: "2027-02-28",
        },
      ],
    },
  },
  {
    name: "office-turkce-irsaliye",
    language: "tr",
    template: "textile",
    kind: "invoice",
    pages: [
      [
        { title: "PROFORMA FATURA" },
        { text: ["No: PF-2026/0441    Tarih: 18.09.2026    Alıcı: Nordhus Tekstil AB, Borås"] },
        {
          table: [
            ["Cinsi", "Miktar", "Birim fiyat", "Tutar"],
            ["Süprem kumaş, 30/1 penye, ham", "1.200 kg", "5,15 EUR", "6.180,00 EUR"],
          ],
          lines: true,
          widths: [200, 80, 90, 117],
        },
        {
          text: [
            "Ürünlerimiz GOTS sertifikalıdır. Sertifika no: ANK-GOTS-26-1108, Ankora Belgelendirme, 03.06.2027 tarihine kadar",
            "geçerlidir. İşlem sertifikası sevkiyattan sonra düzenlenecektir.",
            "IBAN TR12 0006 4000 0011 2233 4455 66",
          ],
          size: 9,
        },
      ],
    ],
    truth: {
      certificates: [
        {
          name: "GOTS",
          number: "ANK-GOTS-26-1108",
          issuer: "Ankora Belgelendirme",
          valid_until: "2027-06-03",
        },
      ],
    },
  },
];
