/** Papers about certificates and recycled material, in several languages. */
import { fibres } from "../../fibres.ts";
import type { Specimen } from "../../specimen.ts";

export const CERTIFIED: readonly Specimen[] = [
  {
    name: "recycled standard transaction certificate tote",
    language: "en",
    template: "textile",
    kind: "certificate",
    font: "narrow",
    also: ["scan"],
    pages: [
      [
        {
          text: [
            "Transaction Certificate",
            "for goods certified to the Global Recycled Standard (GRS), version 4.0",
          ],
          size: 13,
        },
        {
          table: [
            ["Transaction certificate number", "AEG-TC-2026-0091745"],
            [
              "Body issuing the certificate",
              "Aegean Textile Assurance, Izmir, Turkey (accreditation CB-AEG)",
            ],
            [
              "Seller",
              "Menderes Bag & Sack Ltd., 1. Sanayi Sitesi 44, 09100 Aydin, Turkey, SC no. AEG-GRS-5518",
            ],
            ["Buyer", "Hoxley Promotions GmbH, Mainzer Landstr. 80, 60329 Frankfurt, Germany"],
            ["Article", "Tote bag, order no. HX-2044, article no. MB-T38"],
            ["Material", "80% recycled cotton, 20% recycled polyester"],
            ["Recycled content", "100 %"],
            ["Net shipping weight", "2,140.0 kg"],
            ["Country where the goods were made", "Turkey"],
          ],
          widths: [165, 322],
          lines: true,
        },
        {
          text: [
            "Input: TC AEG-TC-2026-0077120 (yarn). The goods are not to be sold as certified without the buyer's own scope certificate.",
          ],
          size: 8.5,
        },
      ],
    ],
    truth: {
      reference: "MB-T38",
      fibre_composition: fibres("recycled cotton 80, recycled polyester 20"),
      recycled_content: 100,
      country_making: "TR",
      certificates: [{ name: "GRS", number: "AEG-TC-2026-0091745", issuer: "Aegean Textile Assurance" }],
    },
  },
  {
    name: "Zertifikat Umweltmanagement Färberei",
    language: "de",
    template: "textile",
    kind: "certificate",
    pages: [
      [
        { title: "ZERTIFIKAT" },
        {
          text: [
            "Die Zertifizierungsstelle der Rheinprüf Cert GmbH bescheinigt, dass das Unternehmen",
            "Färberei Ibbenbach GmbH & Co. KG, Bleichweg 20, 48477 Hörstel",
            "für den Geltungsbereich Färben und Ausrüsten von Geweben aus Baumwolle und Mischungen mit Polyester",
            "ein Umweltmanagementsystem eingeführt hat und anwendet.",
          ],
        },
        {
          text: [
            "Durch ein Audit, Bericht-Nr. 3622804, wurde der Nachweis erbracht, dass die Forderungen der",
            "ISO 14001:2015",
            "erfüllt sind.",
          ],
        },
        {
          pairs: [
            ["Zertifikat-Registrier-Nr.", "04 104 260788"],
            ["Gültig vom", "12.02.2026"],
            ["Gültig bis", "11.02.2029"],
            ["Erstzertifizierung", "2011"],
          ],
          style: "gap",
        },
      ],
    ],
    truth: {
      certificates: [
        {
          name: "ISO 14001:2015",
          number: "04 104 260788",
          issuer: "Rheinprüf Cert GmbH",
          valid_until: "2029-02-11",
        },
      ],
    },
  },
  {
    name: "OEKO-TEX Zertifikat Unterwäsche",
    language: "de",
    template: "textile",
    kind: "certificate",
    also: ["scan"],
    pages: [
      [
        {
          text: [
            "Die Firma",
            "Trikotfabrik Maichle GmbH",
            "Uferstraße 5, 72393 Burladingen",
            "erhält nach STANDARD 100 by OEKO-TEX® das Recht, das Zeichen zu führen.",
          ],
        },
        { title: "26.HDE.41183" },
        {
          text: [
            "Ausstellendes Institut: Prüfinstitut Lauterfels, Bönnigheim",
            "Produktklasse I (Babyartikel) – Anhang 6",
            "Gültig bis 30.11.2026",
          ],
        },
        {
          text: [
            "Für folgende Artikel: Unterhemd Artikel TM-2015, Feinripp aus 100 % Baumwolle, weiß, mit Nähgarn aus Polyester und gewebtem Etikett.",
            "Hergestellt in Deutschland.",
          ],
        },
      ],
    ],
    truth: {
      reference: "TM-2015",
      fibre_composition: fibres("cotton 100"),
      country_making: "DE",
      manufacturer_name: "Trikotfabrik Maichle GmbH",
      manufacturer_address: "Uferstraße 5, 72393 Burladingen",
      certificates: [
        {
          name: "OEKO-TEX Standard 100",
          number: "26.HDE.41183",
          issuer: "Prüfinstitut Lauterfels",
          valid_until: "2026-11-30",
        },
      ],
    },
  },
  {
    name: "materialeerklæring fleecetrøje",
    language: "da",
    template: "textile",
    kind: "declaration",
    also: ["photo"],
    pages: [
      [
        { title: "Materialeerklæring" },
        { text: ["Udstedt til: Friluft & Fjord A/S, Havnepladsen 4, 8000 Aarhus C"] },
        {
          table: [
            ["Varenummer", "FF-2208"],
            ["Produkt", "Fleecetrøje, dame"],
            ["Fiberindhold", "91 % genanvendt polyester, 9 % elastan"],
            ["Andel genanvendt materiale", "91 %"],
            ["RCS-certifikat", "NDC-RCS-40718, gyldigt til 28.02.2027"],
            ["Strikket og farvet i", "Taiwan"],
            ["Syet i", "Vietnam"],
            ["Oprindelsesland", "Vietnam"],
          ],
          widths: [170, 290],
          lines: true,
        },
        { text: ["Producent: Dong Nai Active Wear Co., Ltd., Amata Industrial Park, Bien Hoa, Vietnam"] },
      ],
    ],
    truth: {
      reference: "FF-2208",
      fibre_composition: fibres("recycled polyester 91, elastane 9"),
      recycled_content: 91,
      certificates: [{ name: "RCS", number: "NDC-RCS-40718", valid_until: "2027-02-28" }],
      country_weaving: "TW",
      country_dyeing: "TW",
      country_making: "VN",
      manufacturer_name: "Dong Nai Active Wear Co., Ltd.",
      manufacturer_address: "Amata Industrial Park, Bien Hoa, Vietnam",
    },
  },
  {
    name: "leverandørerklæring regnbukse",
    language: "no",
    template: "textile",
    kind: "declaration",
    pages: [
      [
        { text: ["Vår ref.: 26/1188    Dato: 18. mai 2026"], size: 9 },
        { title: "Leverandørerklæring" },
        {
          text: [
            "Vi bekrefter at regnbukse, artikkelnr. VB-907, er produsert i Kina for Vestbris Tekstil AS, Damsgårdsveien 60, 5058 Bergen.",
          ],
        },
        {
          text: [
            "Ytterstoff: 100 % resirkulert polyamid",
            "Fôr: 100 % polyester",
            "Belegg: 100 % polyuretan",
          ],
        },
        {
          text: [
            "Resirkulert innhold totalt: 58 %.",
            "Stoffet er sertifisert etter GRS, sertifikatnummer KIN-GRS-20661.",
            "Maskinvask 40 °C. Må ikke tørketromles. Henges til tørk. Må ikke strykes.",
          ],
        },
        { text: ["Med hilsen, Li Na, Ningde Rainwear Co. Ltd."] },
      ],
    ],
    truth: {
      reference: "VB-907",
      country_making: "CN",
      fibre_composition: fibres(
        "shell: recycled polyamide 100 | lining: polyester 100 | coating: polyurethane 100",
      ),
      recycled_content: 58,
      certificates: [{ name: "GRS", number: "KIN-GRS-20661" }],
      care_washing: "wash_40",
      care_drying: ["do_not_tumble", "line"],
      care_ironing: "do_not_iron",
      manufacturer_name: "Ningde Rainwear Co. Ltd.",
    },
  },
  {
    name: "hoitolipuke ja materiaali toppatakki",
    language: "fi",
    template: "textile",
    kind: "other",
    also: ["scan"],
    pages: [
      [
        { text: ["Hoitolipukkeen vedos, tilaus 77120, asiakas Pohjantuuli Oy"], size: 9 },
        {
          text: [
            "POHJANTUULI",
            "Malli 4402-K",
            "PÄÄLLINEN: 100 % POLYAMIDI",
            "VUORI: 100 % KIERRÄTETTY POLYESTERI",
            "TÄYTE: 90 % UNTUVA, 10 % HÖYHEN",
            "VALMISTETTU LIETTUASSA",
            "HIENOPESU 30 °C",
            "EI VALKAISUA",
            "RUMPUKUIVAUS ALHAISESSA LÄMPÖTILASSA",
            "EI SILITYSTÄ",
            "EI KEMIALLISTA PESUA",
          ],
          size: 12,
        },
        { text: ["Kierrätetyn materiaalin osuus tuotteesta: 24 %   RDS-sertifikaatti: CTF-RDS-80217"] },
      ],
    ],
    truth: {
      brand: "POHJANTUULI",
      reference: "4402-K",
      fibre_composition: fibres(
        "shell: polyamide 100 | lining: recycled polyester 100 | filling: down 90, feathers 10",
      ),
      country_making: "LT",
      recycled_content: 24,
      certificates: [{ name: "RDS", number: "CTF-RDS-80217" }],
      care_washing: "wash_30_mild",
      care_bleaching: "do_not_bleach",
      care_drying: ["tumble_low"],
      care_ironing: "do_not_iron",
      care_professional: ["do_not_dry_clean"],
    },
  },
  {
    name: "säkerhetsdatablad ulltvättmedel",
    language: "sv",
    template: "detergent",
    kind: "other",
    pages: [
      [
        { title: "SÄKERHETSDATABLAD" },
        { text: ["enligt förordning (EG) nr 1907/2006. Version 3.1, 2026-02-11"], size: 9 },
        {
          pairs: [
            ["1.1 Produktnamn", "Mjuka Ulltvätt"],
            ["Artikelnummer", "MJ-500-UT"],
            ["1.2 Användning", "Flytande tvättmedel för ull och silke, 30 °C"],
            ["1.3 Tillverkare", "Mjuka Kemi AB, Industrigatan 9, 553 02 Jönköping"],
            ["1.4 Telefon vid olycka", "112, begär Giftinformation"],
          ],
        },
        {
          table: [
            ["3. Ämne", "CAS-nr", "Halt"],
            ["Alkoholetoxilat C12-14", "68439-50-9", "5-10 %"],
            ["Natriumkokoat", "61789-31-9", "3-5 %"],
            ["Vatten", "7732-18-5", "> 80 %"],
          ],
          widths: [200, 120, 100],
          lines: true,
        },
        {
          text: [
            "Licens Svanenmärkt 3006 0418. Densitet 1,02 g/cm³. pH 7,8. Flaska av 100 % återvunnen plast.",
          ],
        },
      ],
    ],
    truth: {
      reference: "MJ-500-UT",
      model_name: "Mjuka Ulltvätt",
      manufacturer_name: "Mjuka Kemi AB",
      manufacturer_address: "Industrigatan 9, 553 02 Jönköping",
      certificates: [{ name: "Svanen", number: "3006 0418" }],
    },
  },
  {
    name: "offer with alternatives for a throw",
    language: "en",
    template: "textile",
    kind: "other",
    pages: [
      [
        {
          text: [
            "Panipat Home Weaves Pvt Ltd",
            "G.T. Road, Panipat 132103, Haryana, India",
            "Export offer EO/26/551, 18-Aug-2026",
          ],
        },
        {
          text: [
            "Dear Sir / Madam, for throw art. PHW-TH-31 (130x170 cm) we can offer you below options, kindly choose:",
          ],
        },
        {
          table: [
            ["Option", "Composition", "Weight/pc", "EUR/pc"],
            ["A", "100% cotton", "780 g", "5.40"],
            ["B", "70% recycled cotton 30% polyester", "760 g", "4.35"],
            ["C", "100% acrylic", "690 g", "3.90"],
          ],
          widths: [60, 230, 90, 80],
          lines: true,
        },
        {
          text: [
            "Recycled content min. 70% in option B only, GRS certificate can be given against 0.15 EUR surcharge.",
            "Origin of all options: India, woven in our own mill. Validity 30 days. GST extra as applicable.",
          ],
        },
      ],
    ],
    truth: {
      reference: "PHW-TH-31",
      country_making: "IN",
      country_weaving: "IN",
      manufacturer_name: "Panipat Home Weaves Pvt Ltd",
      manufacturer_address: "G.T. Road, Panipat 132103, Haryana, India",
    },
  },
  {
    name: "GRS-verklaring fietstas",
    language: "nl",
    template: "textile",
    kind: "declaration",
    also: ["fax"],
    pages: [
      [
        { title: "Leveranciersverklaring" },
        {
          pairs: [
            ["Van", "Tassenmakerij Lek BV, Havenkade 17, 4116 BA Buren"],
            ["Aan", "Fietsrijk Nederland BV, inkoop"],
            ["Product", "Dubbele fietstas, artikelnummer TL-640"],
            ["Materiaal", "100% gerecycled polyester (600D)"],
            ["Gerecycled gehalte", "89 %"],
            ["Leeggewicht per stuk", "1120 g"],
            ["GRS-certificaat", "NLC-GRS-11904 (geldig tot 30-06-2027)"],
            ["Gemaakt in", "Nederland"],
          ],
          style: "gap",
        },
        {
          text: [
            "Het resterende gewicht bestaat uit gespen, nieten en reflectie. Getekend te Buren, 11 september 2026.",
          ],
        },
      ],
    ],
    truth: {
      reference: "TL-640",
      fibre_composition: fibres("recycled polyester 100"),
      recycled_content: 89,
      net_weight: 1120,
      certificates: [{ name: "GRS", number: "NLC-GRS-11904", valid_until: "2027-06-30" }],
      country_making: "NL",
      manufacturer_name: "Tassenmakerij Lek BV",
      manufacturer_address: "Havenkade 17, 4116 BA Buren",
    },
  },
];
