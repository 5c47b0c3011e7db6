/** Certificates, reports and declarations from Poland to Turkey that the rules are tuned on. */
import { fibres } from "../../fibres.ts";
import type { Specimen } from "../../specimen.ts";

export const EAST_CERTIFICATES: readonly Specimen[] = [
  {
    name: "Zertifikat OEKO-TEX Wien",
    language: "de",
    template: "textile",
    kind: "certificate",
    also: ["scan"],
    pages: [
      [
        {
          text: [
            "INSTITUT FÜR TEXTILPRÜFUNG WIEN GMBH",
            "Siebenbrunnengasse 70, 1050 Wien, Österreich · www.itp-wien.example",
          ],
          size: 9,
        },
        { title: "ZERTIFIKAT" },
        {
          text: [
            "Die Firma",
            "Vorarlberger Stickerei Hämmerle GmbH & Co KG",
            "Reichsstraße 126, 6890 Lustenau, Österreich",
            "erhält nach STANDARD 100 by OEKO-TEX® und unserem Prüfbericht 260418.2 die Berechtigung, das Zeichen",
          ],
        },
        { text: ["OEKO-TEX® STANDARD 100", "2021OK0388  OETI"], size: 14 },
        {
          text: [
            "für die folgenden Artikel zu verwenden:",
            "Gewebte und bestickte Bettwäsche aus 100 % Baumwolle, gebleicht und reaktiv gefärbt, Kollektion „Bregenz“,",
            "einschließlich Zubehör (Nähgarn, Etiketten, Reißverschlüsse). Produktklasse II, hautnah, Anhang 4.",
            "Das Zertifikat 2021OK0388 ist gültig bis 31.08.2027.",
          ],
        },
        {
          text: [
            "Wien, 02.09.2026     Dipl.-Ing. M. Aschauer, Leiter der Zertifizierungsstelle",
            "Akkreditiert nach EN ISO/IEC 17025, Ident.-Nr. 0114. UID ATU 16229904",
          ],
          size: 9,
        },
      ],
    ],
    truth: {
      fibre_composition: fibres("cotton 100"),
      certificates: [{ name: "OEKO-TEX STANDARD 100", number: "2021OK0388", valid_until: "2027-08-31" }],
    },
  },
  {
    name: "GOTS scope certificate Izmir",
    language: "en",
    template: "textile",
    kind: "certificate",
    font: "serif",
    also: ["scan"],
    pages: [
      [
        {
          text: [
            "KONTROL CERT Belgelendirme A.Ş.",
            "Bayraklı, 35530 İzmir, Türkiye · accredited by the body with number 0311-P",
          ],
          size: 9,
        },
        { title: "SCOPE CERTIFICATE" },
        {
          pairs: [
            ["Scope Certificate Number", "KNT-GOTS-2026-0007714"],
            ["License Number", "KNT-22-880417"],
          ],
        },
        {
          text: [
            "KONTROL CERT certifies that",
            "Meles Giyim Sanayi ve Ticaret Ltd. Şti.",
            "10023 Sokak No: 14, AOSB, 35620 Çiğli / İzmir, Türkiye",
            "has been audited and found to be in conformity with the Global Organic Textile Standard (GOTS), version 7.0.",
          ],
        },
        {
          table: [
            ["Product category", "Product detail", "Material", "Label grade"],
            ["Women's apparel (PC0001)", "Blouses, T-shirts", "Organic cotton", "organic"],
            ["Babies' apparel (PC0003)", "Bodysuits, rompers", "Organic cotton, elastane", "organic"],
          ],
          widths: [140, 120, 140, 87],
          lines: true,
        },
        {
          text: [
            "Processing steps: cutting, sewing, trading.  Subcontractors: see annex 2.",
            "This certificate is valid until: 2027-05-14",
            "Place and date of issue: İzmir, 2026-05-15. Last updated 2026-06-02.",
            "This scope certificate provides no proof that any goods delivered by its holder are certified. Proof is given by a transaction certificate.",
          ],
        },
      ],
    ],
    truth: { certificates: [{ name: "GOTS", number: "KNT-GOTS-2026-0007714", valid_until: "2027-05-14" }] },
  },
  {
    name: "GRS transaction certificate of a fleece",
    language: "en",
    template: "textile",
    kind: "certificate",
    also: ["scan"],
    pages: [
      [
        {
          title:
            "Transaction Certificate (TC) for Textiles Produced in Accordance with the Global Recycled Standard",
        },
        {
          table: [
            ["1. Certification body", "2. Certificate number"],
            ["USB Cert, Ataşehir, 34758 İstanbul", "TC-USB-GRS-2026-0031844"],
            ["3. Seller of certified product(s)", "4. Buyer of certified product(s)"],
            [
              "Uludağ Polar Tekstil A.Ş.\nDOSAB Mustafa Karaer Cad. 7, 16369 Bursa, Turkey\nSC: USB-GRS-118842",
              "Skallagrim ehf.\nGrandagarður 8, 101 Reykjavik, Iceland",
            ],
            ["5. Gross shipping weight", "6. Net shipping weight"],
            ["1 418.00 kg", "1 296.40 kg"],
          ],
          widths: [243, 243],
          lines: true,
        },
        {
          pairs: [
            ["7. Order no.", "PO-26-10772"],
            ["8. Article no.", "UP-FL-2290"],
            ["9. Product", "Men's fleece jackets (PD0012)"],
            ["10. Material composition", "94.0% Recycled Post-Consumer Polyester + 6.0% Elastane"],
            ["11. Standard (label grade)", "Global Recycled Standard (Recycled 94%)"],
            ["12. Recycled content", "94 %"],
            ["13. Units", "2 100 pieces in 84 cartons"],
            ["14. Country of dispatch", "Turkey"],
          ],
          style: "gap",
        },
        {
          text: [
            "Date of issue 11 August 2026. The issuing body has verified documents as listed in box 15.",
          ],
          size: 9,
        },
      ],
    ],
    truth: {
      reference: "UP-FL-2290",
      fibre_composition: fibres("recycled polyester 94, elastane 6"),
      recycled_content: 94,
      certificates: [{ name: "GRS", number: "TC-USB-GRS-2026-0031844" }],
    },
  },
  {
    name: "certyfikat zakresu RCS",
    language: "pl",
    template: "textile",
    kind: "certificate",
    also: ["photo"],
    pages: [
      [
        {
          text: ["POLCERT TEKSTYLIA Sp. z o.o. · jednostka certyfikująca · ul. Gdańska 91, 90-613 Łódź"],
          size: 9,
        },
        { title: "CERTYFIKAT ZAKRESU / SCOPE CERTIFICATE" },
        {
          pairs: [
            ["Numer certyfikatu / Certificate No.", "PLC-RCS-00041-2026"],
            ["Norma / Standard", "Recycled Claim Standard (RCS) 2.0"],
            ["Posiadacz / Holder", "Przędzalnia Zawiercie S.A., ul. Towarowa 3, 42-400 Zawiercie"],
            ["Zakres / Scope", "przędze mieszane / blended yarns; dzianiny / knitted fabrics"],
            ["Data wydania / Issued", "20.01.2026"],
            ["Ważny do / Valid until", "19.01.2027"],
          ],
          style: "stacked",
        },
        {
          text: ["Certyfikat pozostaje własnością jednostki. Akredytacja PCA nr AC 219. Audyt nr A-26-0117."],
          size: 9,
        },
      ],
    ],
    truth: { certificates: [{ name: "RCS", number: "PLC-RCS-00041-2026", valid_until: "2027-01-19" }] },
  },
  {
    name: "OCS tranzakciós tanúsítvány",
    language: "hu",
    template: "textile",
    kind: "certificate",
    font: "narrow",
    pages: [
      [
        { title: "TRANZAKCIÓS TANÚSÍTVÁNY / TRANSACTION CERTIFICATE" },
        {
          table: [
            ["Tanúsítvány száma / Certificate no.", "HC-OCS-TC-26-000918"],
            ["Szabvány / Standard", "Organic Content Standard (OCS 100)"],
            ["Eladó / Seller", "Szegedi Fonó Zrt., 6724 Szeged, Londoni krt. 3."],
            ["Vevő / Buyer", "Weissenbach Wäsche GmbH, 2564 Weissenbach, Österreich"],
            ["Cikkszám / Article", "SZF 110-24 frottír törölköző / terry towel"],
            ["Összetétel / Composition", "100% biopamut / organic cotton"],
            ["Származási hely / Origin of raw material", "India"],
            ["Nettó szállítási tömeg / Net shipping weight", "604,8 kg"],
            ["Számla / Invoice", "SZ-2026/01184, 2026.04.29."],
          ],
          widths: [200, 287],
          lines: true,
        },
        { text: ["Kelt: Budapest, 2026. május 6.      Hungarocert Kft., 1095 Budapest, Soroksári út 48."] },
      ],
    ],
    truth: {
      reference: "SZF 110-24",
      fibre_composition: fibres("organic cotton 100"),
      country_fibre: ["IN"],
      certificates: [{ name: "OCS 100", number: "HC-OCS-TC-26-000918" }],
    },
  },
  {
    name: "certifikát ISO 14001 barevna",
    language: "cs",
    template: "textile",
    kind: "certificate",
    font: "serif",
    also: ["photo"],
    pages: [
      [
        { text: ["CERTILINE CZ, s.r.o."], size: 16 },
        { text: ["Certifikační orgán č. 3148 akreditovaný ČIA"], size: 9 },
        { title: "CERTIFIKÁT" },
        {
          text: [
            "č. EMS-2214/2025",
            "",
            "potvrzuje, že organizace",
            "Barevna Orlice, a.s.",
            "Pod Strání 77, 517 41 Kostelec nad Orlicí",
            "zavedla a používá systém environmentálního managementu podle",
            "ČSN EN ISO 14001:2016",
            "v oboru: barvení a úprava textilií.",
            "",
            "Platnost certifikátu: od 14. 10. 2025 do 13. 10. 2028",
          ],
        },
        { text: ["V Praze dne 10. 10. 2025          Ing. Pavel Souček, ředitel"] },
      ],
    ],
    truth: { certificates: [{ name: "ISO 14001", number: "EMS-2214/2025", valid_until: "2028-10-13" }] },
  },
  {
    name: "sprawozdanie z badań skład",
    language: "pl",
    template: "textile",
    kind: "test_report",
    also: ["scan"],
    pages: [
      [
        {
          text: [
            "Laboratorium Badań Włókienniczych TEX-LAB",
            "ul. Brzezińska 5/15, 92-103 Łódź · akredytacja PCA AB 1844",
          ],
          size: 9,
        },
        { title: "SPRAWOZDANIE Z BADAŃ NR 0417/TL/2026" },
        {
          pairs: [
            ["Zleceniodawca", "Modna Szafa S.A., ul. Grunwaldzka 212, 80-266 Gdańsk"],
            ["Nr zlecenia", "Z-2026-0388"],
            ["Próbka", "spódnica damska, art. MS/SP/7702, kolor granat"],
            ["Marka", "Modna Szafa"],
            ["Kraj pochodzenia (wg zleceniodawcy)", "Bangladesz"],
            ["Data przyjęcia", "18.03.2026"],
          ],
        },
        { bar: "Skład surowcowy wg PN-EN ISO 1833" },
        {
          table: [
            ["Element", "Deklarowano", "Oznaczono", "Ocena"],
            [
              "Materiał wierzchni",
              "65 % poliester, 35 % wiskoza",
              "66,1 % poliester, 33,9 % wiskoza",
              "zgodny",
            ],
            ["Podszewka", "100 % poliester", "100 % poliester", "zgodny"],
          ],
          widths: [105, 150, 160, 72],
          lines: true,
        },
        {
          text: [
            "Masa powierzchniowa 214 g/m². Zmiana wymiarów po praniu w 40 °C: osnowa –1,5 %, wątek –1,0 %.",
            "Odporność wybarwień na tarcie: na sucho 4–5, na mokro 4. Niepewność ±1,0 %.",
            "Wyniki odnoszą się wyłącznie do badanej próbki.",
          ],
        },
      ],
    ],
    truth: {
      reference: "MS/SP/7702",
      brand: "Modna Szafa",
      country_making: "BD",
      fibre_composition: fibres("shell: polyester 65, viscose 35 | lining: polyester 100"),
    },
  },
  {
    name: "test report deney raporu",
    language: "en",
    template: "textile",
    kind: "test_report",
    font: "narrow",
    also: ["fax"],
    pages: [
      [
        {
          text: ["ANADOLU TEXTILE TESTING SERVICES · Yenibosna, 34197 İstanbul · Tel +90 212 000 41 18"],
          size: 9,
        },
        { title: "TEST REPORT / DENEY RAPORU   No. 26-IST-118804" },
        {
          table: [
            ["Applicant / Başvuran", "Karun Tekstil A.Ş., Organize San. Böl. 2. Cad., Çorlu / Tekirdağ"],
            ["Buyer / Alıcı", "Henley & Moss Ltd., London"],
            ["Style no. / Model", "HM-SS27-4471"],
            ["Order no.", "8800317"],
            ["Country of origin / Menşe", "Türkiye"],
            ["Fibre content claimed / Beyan edilen", "55% cotton 45% modal"],
            [
              "Care instruction",
              "Machine wash at 40°C, do not bleach, tumble dry low, medium iron (150°C), do not dry clean",
            ],
          ],
          widths: [180, 307],
        },
        {
          text: [
            "1. FIBRE CONTENT (ISO 1833-1, oven dry + commercial moisture regain)",
            "   Result: cotton 53.8 %, modal 46.2 %     Requirement ±3 %     PASS",
            "2. PILLING (ISO 12945-2, 2000 rubs)  grade 4     PASS",
            "3. DIMENSIONAL STABILITY 3 x 40°C  length -3.4 %, width -2.8 %  Req. ±5 %  PASS",
            "4. WEIGHT PER UNIT AREA  158 g/m²",
          ],
        },
        {
          text: ["Date in: 04.06.2026  Date out: 09.06.2026. Not to be reproduced except in full."],
          size: 9,
        },
      ],
    ],
    truth: {
      reference: "HM-SS27-4471",
      country_making: "TR",
      fibre_composition: fibres("cotton 55, modal 45"),
      care_washing: "wash_40",
      care_bleaching: "do_not_bleach",
      care_drying: ["tumble_low"],
      care_ironing: "iron_150",
      care_professional: ["do_not_dry_clean"],
      pilling_grade: 4,
    },
  },
  {
    name: "Prüfbericht Farbechtheit",
    language: "de",
    template: "textile",
    kind: "test_report",
    pages: [
      [
        { text: ["Textilprüfstelle Rheintal AG · Lerchenfeldstrasse 18 · 9014 St. Gallen"], size: 9 },
        { title: "Prüfbericht 2026-07713" },
        {
          pairs: [
            ["Auftraggeber", "Seidenweberei Thalwil AG, Seestrasse 140, 8800 Thalwil"],
            ["Ihre Bestellung", "B-44180 vom 03.02.2026"],
            ["Prüfgut", "1 Abschnitt Gewebe, ca. 0.5 m2, dunkelrot"],
            ["Eingang", "05.02.2026"],
          ],
        },
        {
          table: [
            ["Prüfung", "Norm", "Anblutung CO", "Anblutung PES", "Note"],
            ["Waschechtheit 60 °C", "EN ISO 105-C06", "4", "4–5", "4"],
            ["Schweissechtheit", "EN ISO 105-E04", "3–4", "4", "4"],
            ["Lichtechtheit", "EN ISO 105-B02", "", "", "5"],
          ],
          widths: [130, 120, 85, 90, 60],
          lines: true,
        },
        {
          text: [
            "Klima 20 °C ± 2 °C, 65 % ± 4 % rel. Feuchte. Kosten CHF 380.– zzgl. 8,1 % MWST gemäss Offerte.",
            "Die Prüfstelle ist akkreditiert unter STS 0277 (ISO/IEC 17025).",
          ],
        },
      ],
    ],
    truth: { colour_fastness_grade: 4 },
  },
  {
    name: "deklaracija dėl perdirbtų pluoštų",
    language: "lt",
    template: "textile",
    kind: "declaration",
    pages: [
      [
        {
          text: [
            "UAB Nemuno trikotažas",
            "Pramonės pr. 18, LT-51223 Kaunas, Lithuania",
            "Company code 305188204",
          ],
          size: 9,
        },
        { title: "TIEKĖJO DEKLARACIJA / SUPPLIER'S DECLARATION" },
        { text: ["Kam / To: Fjordkant AS, Bergen, Norway                         Data / Date: 2026-03-19"] },
        {
          pairs: [
            ["Gaminys / Product", "Vaikiškas džemperis / Children's sweatshirt"],
            ["Artikulas / Article", "NT-4120-K"],
            [
              "Sudėtis / Composition",
              "50 % medvilnė / cotton, 50 % perdirbtas poliesteris / recycled polyester",
            ],
            ["Perdirbtų medžiagų dalis / Recycled content", "50 %"],
            ["Pagaminta / Made in", "Lietuva / Lithuania"],
            ["Mezgimas / Knitting", "Lietuva / Lithuania"],
            ["Gamintojas / Manufacturer", "UAB Nemuno trikotažas"],
            ["Sertifikatas / Certificate", "GRS, CB-GRS-LT-104418, galioja iki / valid until 2026-12-01"],
          ],
          style: "stacked",
        },
        { text: ["Direktorė / Director  R. Petrulienė"] },
      ],
    ],
    truth: {
      reference: "NT-4120-K",
      fibre_composition: fibres("cotton 50, recycled polyester 50"),
      recycled_content: 50,
      country_making: "LT",
      country_weaving: "LT",
      manufacturer_name: "UAB Nemuno trikotažas",
      manufacturer_address: "Pramonės pr. 18, LT-51223 Kaunas, Lithuania",
      certificates: [{ name: "GRS", number: "CB-GRS-LT-104418", valid_until: "2026-12-01" }],
    },
  },
  {
    name: "izjava o sukladnosti plahta",
    language: "hr",
    template: "textile",
    kind: "declaration",
    font: "serif",
    pages: [
      [
        { text: ["Čakovečki tekstil d.d.", "Ulica Zrinskih 19, 40000 Čakovec"] },
        { title: "IZJAVA O SUKLADNOSTI br. 22/2026" },
        {
          text: [
            "Pod punom odgovornošću izjavljujemo da proizvod",
            "plahta s gumom 180 x 200 cm, kataloški broj CT-PG-180, robne marke Međimurka,",
            "sastava 60 % pamuk i 40 % liocel, proizveden u Hrvatskoj,",
            "odgovara zahtjevima Uredbe (EU) br. 1007/2011 i Uredbe (EZ) br. 1907/2006.",
            "Tkanina je izrađena u Pakistanu i bojena u Hrvatskoj.",
            "Certifikat OEKO-TEX Standard 100 br. 14.HHR.60218 HOHENSTEIN HTTI vrijedi do 30.04.2027.",
            "Certifikat GOTS nije primjenjiv za ovaj proizvod.",
          ],
        },
        {
          text: [
            "Čakovec, 7. svibnja 2026.     Direktorica: Marija Novak, dipl. ing.",
            "Temeljni kapital 1.200.000,00 EUR uplaćen u cijelosti. OIB 81102344975",
          ],
          size: 9,
        },
      ],
    ],
    truth: {
      reference: "CT-PG-180",
      brand: "Međimurka",
      fibre_composition: fibres("cotton 60, lyocell 40"),
      country_making: "HR",
      country_weaving: "PK",
      country_dyeing: "HR",
      certificates: [{ name: "OEKO-TEX Standard 100", number: "14.HHR.60218", valid_until: "2027-04-30" }],
      manufacturer_name: "Čakovečki tekstil d.d.",
      manufacturer_address: "Ulica Zrinskih 19, 40000 Čakovec",
    },
  },
  {
    name: "декларация рециклирано съдържание",
    language: "bg",
    template: "textile",
    kind: "declaration",
    pages: [
      [
        {
          text: [
            "„Габрово Спорт Текстил“ АД",
            "ул. „Индустриална“ 21, 5300 Габрово, България",
            "ЕИК 817044120, ДДС № BG817044120",
          ],
          size: 9,
        },
        { title: "ДЕКЛАРАЦИЯ НА ПРОИЗВОДИТЕЛЯ" },
        {
          text: [
            "Долуподписаният Петър Ангелов, управител, декларирам, че изделието:",
            "дамски бански костюм, модел № ГС-8120, търговска марка „Янтра“",
            "е със състав: 82 % рециклиран полиамид, 18 % еластан; подплата: 100 % полиестер.",
            "Съдържание на рециклирани материали: 74 %.",
            "Произведено в България. Платът е изтъкан в Италия.",
            "Сертификат GRS № CU 1099027GRS-2026-00008812, валиден до 28.02.2027 г.",
          ],
        },
        { text: ["Габрово, 15.05.2026 г.          Подпис и печат: ................"] },
      ],
    ],
    truth: {
      reference: "ГС-8120",
      brand: "Янтра",
      fibre_composition: fibres("recycled polyamide 82, elastane 18 | lining: polyester 100"),
      recycled_content: 74,
      country_making: "BG",
      country_weaving: "IT",
      certificates: [{ name: "GRS", number: "CU 1099027GRS-2026-00008812", valid_until: "2027-02-28" }],
      manufacturer_name: "„Габрово Спорт Текстил“ АД",
      manufacturer_address: "ул. „Индустриална“ 21, 5300 Габрово, България",
    },
  },
  {
    name: "vastavusdeklaratsioon voodipesu",
    language: "et",
    template: "textile",
    kind: "declaration",
    font: "serif",
    pages: [
      [
        { title: "TARNIJA KINNITUS / SUPPLIER STATEMENT" },
        {
          table: [
            ["Toode / Item", "Padjapüür / Pillow case 50 x 70"],
            ["Artikkel / Article", "KL-PP-5070"],
            ["Koostis / Composition", "100% orgaaniline puuvill / organic cotton"],
            ["Taaskasutatud materjal / Recycled content", "0 %"],
            ["Valmistatud / Made in", "Eesti / Estonia"],
            ["Kangas kootud / Woven in", "India"],
            ["Sertifikaat / Certificate", "OCS 100: CU 1140338OCS-2026-00051209"],
            ["Tootja / Manufacturer", "AS Kreenholmi Linane, Joala 20, 20103 Narva, Eesti"],
          ],
          widths: [200, 287],
          lines: true,
        },
        { text: ["Kehtib kuni järgmise muudatuseni. Tallinn, 12.01.2026. Lisad: 2 lehte."] },
      ],
    ],
    truth: {
      reference: "KL-PP-5070",
      fibre_composition: fibres("organic cotton 100"),
      recycled_content: 0,
      country_making: "EE",
      country_weaving: "IN",
      certificates: [{ name: "OCS 100", number: "CU 1140338OCS-2026-00051209" }],
      manufacturer_name: "AS Kreenholmi Linane",
      manufacturer_address: "Joala 20, 20103 Narva, Eesti",
    },
  },
];
