import { expect, test } from "bun:test";
import { pageOf, readingOf } from "../../../../../tests/support/readings.ts";
import { findByRules } from "../../rules.ts";

function told(text: string, kind = "declaration"): unknown {
  const found = findByRules([readingOf(text)], { template: "textile", kind });
  return found.find(({ field }) => field === "certificates")?.value;
}

function numbersIn(text: string, kind?: string): string[] {
  return ((told(text, kind) ?? []) as { number: string }[]).map(({ number }) => number);
}

test("a certificate of an examined type has its name from its own sentence", () => {
  for (const text of [
    "The notified body issued EU type-examination certificate No. 2777/19214-02/E00.\nSigned for the maker\nThe quality system is certified to ISO 9001:2015.",
    "Die Stelle hat die EU-Baumusterprüfbescheinigung Nr. 2777/19214-02/E00 ausgestellt.\nManagementsystem zertifiziert nach ISO 9001, Nr. GB 24/88120",
    "O organismo efetuou o exame UE de tipo e emitiu o certificado n.º 2777/19214-02/E00. Sistema de gestão certificado ISO 9001, n.º PT-4471/Q",
  ])
    expect(told(text), text).toMatchObject([{ name: "EU type examination", number: "2777/19214-02/E00" }]);
});

test("the number of a certificate stands alone below its title", () => {
  for (const text of [
    "СЕРТИФИКАТ ЗА ЕС ИЗСЛЕДВАНЕ НА ТИПА\n№ 1804/0417/2025",
    "OSVĚDČENÍ O EU PŘEZKOUŠENÍ TYPU\nč. 1804/0417/2025",
    "POTVRDA O EU ISPITIVANJU TIPA\nbr. 1804/0417/2025",
    "ΠΙΣΤΟΠΟΙΗΤΙΚΟ ΕΞΕΤΑΣΗΣ ΤΥΠΟΥ ΕΕ\nΑρ. 1804/0417/2025",
  ])
    expect(told(text, "certificate"), text).toMatchObject([
      { name: "EU type examination", number: "1804/0417/2025" },
    ]);
  for (const text of [
    "Attestation d’examen CE de type :\nn° 0987-TOY-25-3316 du 14/01/2025",
    "EG-Baumusterprüfbescheinigung\nNr. 0987-TOY-25-3316 vom 14. Januar 2025",
    "Certyfikat badania typu UE\nnr 0987-TOY-25-3316 z dnia 14.01.2025",
  ])
    expect(told(text, "declaration"), text).toMatchObject([{ number: "0987-TOY-25-3316" }]);
  // A maker vouches for the quality of its goods in papers with numbers, too.
  expect(told("Minőségi bizonyítvány\nSzám: 2025/0417", "declaration")).toBe(undefined);
  // Behind the number of another paper a line says more.
  expect(told("Potvrda o EU ispitivanju tipa priložena\nbr. 1804/0417/2025", "certificate")).toBe(undefined);
});

test("a standard is told of a part in brackets before its number", () => {
  for (const label of ["GRS (Oberstoff)", "GRS (shell fabric)", "GRS (tissu extérieur)", "GRS (tessuto)"])
    expect(told(`${label}\tTXV-GRS 1190446`, "tech_sheet"), label).toMatchObject([
      { name: "GRS", number: "TXV-GRS 1190446" },
    ]);
});

test("the name of a certificate goes on in the next line behind its hyphen", () => {
  const text =
    "The notified body Vestcert Institute performed the EU type-examination and issued the EU type-\nexamination certificate VCI/PPE/25-11640.";
  expect(told(text)).toMatchObject([{ name: "EU type examination", number: "VCI/PPE/25-11640" }]);
});

test("how a company is managed is told of the company alone", () => {
  const text = "ISO 9001:2015 certificate no. GB-24-88120";
  expect(told(`Style: 4711\n${text}`)).toBe(undefined);
  expect(told("Certificate no. AB-12345-01 covers this style. Our company is run by ISO 9001:2015.")).toEqual(
    [{ name: "Certificate", number: "AB-12345-01" }],
  );
  expect(told(text, "certificate")).toMatchObject([{ number: "GB-24-88120" }]);
});

test("a blank behind a hyphen does not end a number, but what is no part of it does", () => {
  for (const [text, number] of [
    ["EU-Baumusterprüfbescheinigung Nr. 2575-PSA-24- 00318 ausgestellt", "2575-PSA-24-00318"],
    ["GOTS certificate no. CB-GOTS-24- 2026", "CB-GOTS-24"],
    ["GOTS certificate no. CB-GOTS-24- 500 kg", "CB-GOTS-24"],
  ] as const)
    expect(told(text), text).toMatchObject([{ number }]);
});

test("a number that ends with a hyphen goes on in its cell, and not with the number of the next row", () => {
  const row = (y: number, number: string, ...cells: (readonly [x: number, text: string])[]) => [
    [40, y, number] as const,
    ...cells.map(([x, text]) => [x, y, text] as const),
  ];
  const page = pageOf([
    ...row(100, "21", [80, "Professional care"], [220, "none"]),
    ...row(
      130,
      "22",
      [80, "Certified material"],
      [220, "[X] RWS"],
      [300, "[ ] GRS"],
      [400, "No.: RWS-88412-"],
    ),
    [220, 142, "CUI"],
    ...row(160, "23", [80, "Recycled content"], [220, "[ ] yes"], [300, "[X] no"]),
  ]);
  const found = findByRules([page], { template: "textile", kind: "declaration" });
  expect(found.find(({ field }) => field === "certificates")?.value).toMatchObject([
    { number: "RWS-88412-CUI" },
  ]);
});

test("a name that is broken at its hyphen leads to a number, and so does who certified over it", () => {
  expect(told("The mill has STANDARD 100 by OEKO-\nTEX® number 2209CC-114.", "other")).toMatchObject([
    { name: "OEKO-TEX Standard 100", number: "2209CC-114" },
  ]);
  expect(told("GOTS - MADE WITH ORGANIC\ncertified by Control Union\nCU 859123", "other")).toMatchObject([
    { name: "GOTS", number: "CU 859123", issuer: "Control Union" },
  ]);
});

test("a number ends where its sentence does, though the next line begins with one", () => {
  const text =
    "7. The notified body issued the EU type-examination certificate 2897/17044-01/E00-00.\n8. Conformity assessment: Category II.";
  expect(told(text)).toMatchObject([{ number: "2897/17044-01/E00-00" }]);
});

test("a licence of a standard stands for its certificate, beside those of others", () => {
  const numbers = (text: string) =>
    (told(text, "tech_sheet") as { number: string }[] | undefined)?.map(({ number }) => number);
  expect(numbers("Certifié GOTS par Ecocert Greenlife, licence 194207.")).toEqual(["194207"]);
  expect(numbers("Licenza GOTS 194207; OEKO-TEX STANDARD 100 n. 21.HUS.20456")).toEqual([
    "194207",
    "21.HUS.20456",
  ]);
  expect(numbers("GOTS certificate CU 194207GOTS-01.2026, licence no. 194207")).toEqual([
    "CU 194207GOTS-01.2026",
  ]);
});

test("a certificate before is none, and Dutch for an examined type is one", () => {
  const text =
    "Certificado GOTS n.º EIB-GOTS-2026-00412. El certificado anterior, EIB-GOTS-2025-00190, caducó.";
  expect(told(text, "certificate")).toMatchObject([{ number: "EIB-GOTS-2026-00412" }]);
  expect(
    told("EU-typeonderzoekscertificaat nr. 0161-334-25-02, afgegeven door CTC", "tech_sheet"),
  ).toMatchObject([{ number: "0161-334-25-02" }]);
});

test("long words may stand between a certificate and its number, and a standard behind it is nobody", () => {
  for (const text of [
    "Certyfikat badania bezpieczeństwa nr PL-ELB-40218 (EN\nIEC 60598-2-4).",
    "Certificat d'essai de sécurité n° PL-ELB-40218.",
    "Certificato di sicurezza del prodotto n. PL-ELB-40218",
    "Sicherheitszertifikat Nr. PL-ELB-40218",
  ])
    expect(told(text), text).toEqual([{ name: "Certificate", number: "PL-ELB-40218" }]);
  expect(told("Certificato medico di idoneità del dipendente alla visita n. 40218")).toBe(undefined);
});

test("the number before a town is that of its post, and none of a certificate", () => {
  const form =
    "GLOBAL RECYCLED STANDARD (GRS) 4.0\n1. Certification body\t2. Transaction certificate number\nIntercert Textile GmbH, 70565 Stuttgart\tICT-GRS-2026-0084512";
  expect(told(form, "certificate")).toMatchObject([{ number: "ICT-GRS-2026-0084512" }]);
});

test("brackets may say whose certificate it is before its number", () => {
  for (const text of [
    "GRS Scope Certificate (Konfektionär)\tNr. VLC-1094472, Veriloop",
    "GRS certificate (garment maker): no. VLC-1094472",
    "Certificat GRS (confectionneur) n° VLC-1094472",
    "Certificato GRS (confezionista): n. VLC-1094472",
    "Certyfikat GRS (szwalnia): nr VLC-1094472",
  ])
    expect(told(text), text).toMatchObject([{ name: "GRS", number: "VLC-1094472" }]);
  expect(told("GRS certificate (expired): no. VLC-1094472")).toBe(undefined);
  expect(told("Article for the trade fair (hall two) no. VLC-1094472")).toBe(undefined);
});

test("a report on a toy names the certificate of its type, also without a word for the Union", () => {
  for (const text of [
    "Certificat examinare de tip\tEX-TIP-26-0388",
    "Certificado de examen de tipo\tEX-TIP-26-0388",
    "Certificado de exame de tipo: EX-TIP-26-0388",
    "Baumusterprüfbescheinigung\tEX-TIP-26-0388",
    "Type-examination certificate: EX-TIP-26-0388",
  ])
    expect(told(text, "test_report"), text).toMatchObject([{ number: "EX-TIP-26-0388" }]);
});

test("the number of an examined type may stand behind its name alone, and in the next line", () => {
  const rows = [{ name: "EU type examination", number: "0598/PBM/25/4471" }];
  for (const text of [
    "EU-typeonderzoek nr.\n0598/PBM/25/4471, afgegeven door de aangemelde instantie",
    "EU type examination no. 0598/PBM/25/4471 by the notified body",
    "EU-Baumusterprüfung Nr. 0598/PBM/25/4471",
    "Examen UE de type n° 0598/PBM/25/4471",
    "Esame UE del tipo n. 0598/PBM/25/4471",
    "Examen UE de tipo n.º 0598/PBM/25/4471",
    "Badanie typu UE nr 0598/PBM/25/4471",
    "EU-típusvizsgálat sz. 0598/PBM/25/4471",
  ])
    expect(told(text), text).toEqual(rows);
  expect(told("EU type examination no. 12 of 14/03/2025")).toBeUndefined();
});

test("a number may have its groups parted by blanks, and the name of an institute before it", () => {
  for (const [text, number] of [
    ["Certificate no.: HU-26 0331 889 OEKO-TEX Standard 100", "HU-26 0331 889"],
    ["OEKO-TEX Standard 100 certificate no. HU-26 0331 889\nWeight 200 g", "HU-26 0331 889"],
    ["Certificado: OEKO-TEX® STANDARD 100 – CITEVE 2476", "CITEVE 2476"],
    ["STANDARD 100 by OEKO-TEX\tAITEX 10442", "AITEX 10442"],
    ["Certificado OEKO-TEX Standard 100\tBUREX-ES 40718 (clase I)", "BUREX-ES 40718"],
    ["OEKO-TEX Standard 100\nCertificate no.: ÖTI-Z 2026-4471", "ÖTI-Z 2026-4471"],
    ["OEKO-TEX Standard 100\nCertificate number: TEX-CERT 44 712", "TEX-CERT 44 712"],
    ["OEKO-TEX Standard 100, certificate no. TESTEX 44 (annex)", "TESTEX 44"],
    ["OEKO-TEX STANDARD 100, certificado n.º 2188-CTX 4471, válido", "2188-CTX 4471"],
    ["OEKO-TEX STANDARD 100\t0517-CTX 9920\tvalid", "0517-CTX 9920"],
    ["OEKO-TEX Standard 100, certificate no. 2188-CTX 2027", "2188-CTX"],
  ] as const)
    expect(told(text), text).toEqual([{ name: "OEKO-TEX Standard 100", number }]);
  for (const text of [
    "STANDARD 100 by OEKO-TEX®\n2419-306 AITEX\non this article:",
    "Standard 100, 2419-306 AITEX",
  ])
    expect(told(text), text).toEqual([
      { name: "OEKO-TEX Standard 100", number: "2419-306", issuer: "AITEX" },
    ]);
  expect(told("OEKO-TEX® STANDARD 100 – CITEVE 2025")).toBeUndefined();
  expect(told("Certificate no. HU-26 033 889 g of yarn, OEKO-TEX Standard 100")).toEqual([
    { name: "OEKO-TEX Standard 100", number: "HU-26" },
  ]);
});

test("letters behind a number of letters and few figures are part of it, but no institute's name, and a report's number is none", () => {
  for (const [text, number] of [
    ["OEKO-TEX Standard 100: certificat n° CQ 1301/4 IFTH, classe II", "CQ 1301/4"],
    [
      "číslo osvědčení: TZU 26.0583 BRN\nZkoušky podle zkušebního postupu OEKO-TEX®, zpráva č. 26/1190-3.",
      "TZU 26.0583 BRN",
    ],
    ["Certifikát OEKO-TEX Standard 100: č.\nSK-OTX 22.4471", "SK-OTX 22.4471"],
    ["OEKO-TEX Standard 100: certificate no. CQ 1301/4, class II", "CQ 1301/4"],
  ] as const)
    expect(told(text), text).toMatchObject([{ number }]);
});

test("a certificate of a product has a number that is none of the product", () => {
  for (const words of [
    "Certifikát výrobku č.",
    "Certyfikat wyrobu nr",
    "Certificato di prodotto n.",
    "Certificado de producto n.º",
    "Сертификат на продукта №",
  ]) {
    const text = `Artikel: RK-880\n${words} 0415-QTR-2026`;
    const found = findByRules([readingOf(text)], { template: "textile", kind: "tech_sheet" });
    const toldOf = (field: string) => found.filter((one) => one.field === field).map(({ value }) => value);
    expect(toldOf("certificates"), text).toMatchObject([[{ number: "0415-QTR-2026" }]]);
    expect(toldOf("reference"), text).toEqual(["RK-880"]);
  }
});

test("the number of a certificate may stand in a line of its own below one that ends with that of a report", () => {
  const text =
    "CERTIFICATE\nOEKO-TEX® STANDARD 100\nis granted authorisation to use the mark, based on our test report 25.7.04410\n25.HKL.51720\nfor the following articles:";
  expect(told(text, "certificate")).toMatchObject([{ number: "25.HKL.51720" }]);
  expect(told("OEKO-TEX® test report no. 25.HKL.51720", "certificate")).toBeUndefined();
});

test("a number may stand in the line below its word, and have the two words of its certifier", () => {
  expect(told("Cubierto por el certificado GRS (Global Recycled Standard) n.º\nCU 1177203.")).toEqual([
    { name: "GRS", number: "CU 1177203" },
  ]);
  expect(told("Holz aus FSC-Bestand, Zertifikat TUEV-NORD-COC-003318")).toEqual([
    { name: "FSC", number: "TUEV-NORD-COC-003318" },
  ]);
});

test("a label calls a certificate by the goods that it is for", () => {
  for (const label of [
    "Certificate for the trousers:",
    "Certificate covering the product:",
    "Zertifikat für die Hose:",
    "Certificat du produit :",
    "Certificat couvrant l'article :",
    "Certificato per il capo:",
    "Certificado de la prenda:",
    "Certificado para a peça:",
    "Certificaat voor het artikel:",
    "Certyfikat na wyrób:",
    "Certyfikat obejmujący wyrób:",
    "Certifikat, der omfatter produktet:",
    "Sertifikat for buksen\t",
    "Certifikát pro výrobek:",
    "Сертификат за изделието:",
  ])
    expect({ label, told: numbersIn(`${label} KVB-LX-8815`) }).toEqual({ label, told: ["KVB-LX-8815"] });
  expect(numbersIn("Certificate for the delivery: KVB-LX-8815")).toEqual([]);
});

test("a certificate of other goods of the same company is none of the product", () => {
  for (const text of [
    "Certificate KVB-LX-8815 covers only our blankets.",
    "Das Zertifikat KVB-LX-8815 gilt nur für unsere Decken.",
    "Certifikat KVB-LX-8815 omfatter alene vores tæpper.",
    "Le certificat KVB-LX-8815 ne couvre que nos couvertures.",
    "Certyfikat KVB-LX-8815 obejmuje tylko nasze koce.",
  ])
    expect(numbersIn(text), text).toEqual([]);
  for (const text of [
    "Certificate KVB-LX-8815 covers only our articles of cotton.",
    "Certificate KVB-LX-8815 is valid, so our customers need no other.",
    "Le certificat KVB-LX-8815, que nos clients reçoivent, est valable.",
  ])
    expect(numbersIn(text), text).toEqual(["KVB-LX-8815"]);
});

test("a number alone in its line is that of what is granted below", () => {
  for (const words of [
    "is granted to",
    "wird erteilt an",
    "est délivré à",
    "è rilasciato a",
    "se otorga a",
    "wordt verleend aan",
    "zostaje przyznany firmie",
    "se udeluje společnosti",
    "издава се на",
  ])
    expect({
      words,
      told: numbersIn(`INSTITUTE ALBTAL\nKVL 8815-0042\n${words}\nHuber Weaving`, "certificate"),
    }).toEqual({
      words,
      told: ["KVL 8815-0042"],
    });
});
