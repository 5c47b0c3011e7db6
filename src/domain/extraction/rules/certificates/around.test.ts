import { expect, test } from "bun:test";
import { readingOf } from "../../../../../tests/support/readings.ts";
import { findByRules } from "../../rules.ts";

function told(text: string, kind = "tech_sheet"): unknown {
  const found = findByRules([readingOf(text)], { template: "textile", kind });
  return found.find(({ field }) => field === "certificates")?.value;
}

test("several certificates of a sentence have each their own issuer and last day", () => {
  for (const [text, rows] of [
    [
      "Zertifikate: GOTS (CU 1012345, bis 31.12.2026), GRS (CU 1012346, bis 30.06.2027)",
      [
        { name: "GOTS", number: "CU 1012345", valid_until: "2026-12-31" },
        { name: "GRS", number: "CU 1012346", valid_until: "2027-06-30" },
      ],
    ],
    [
      "Certs: OEKO-TEX 21.HCN.48823 Hohenstein, GRS CU 1102332 Control Union",
      [
        { name: "OEKO-TEX Standard 100", number: "21.HCN.48823", issuer: "Hohenstein" },
        { name: "GRS", number: "CU 1102332", issuer: "Control Union" },
      ],
    ],
    [
      "Το πιστοποιητικό εξέτασης τύπου ΕΕ αριθ. 24/3317/00/0161 με ισχύ έως 18/06/2029",
      [{ name: "EU type examination", number: "24/3317/00/0161", valid_until: "2029-06-18" }],
    ],
    [
      "Mærker: OEKO-TEX 2176-312 DTI, klasse I",
      [{ name: "OEKO-TEX Standard 100", number: "2176-312", issuer: "DTI" }],
    ],
    [
      "Vydal certifikát EU přezkoušení typu č. 2841/OOP/1174-23 ze dne 6. 10. 2023",
      [{ name: "EU type examination", number: "2841/OOP/1174-23" }],
    ],
    ["EU-tyyppitarkastustodistus 0403/24/118", [{ name: "EU type examination", number: "0403/24/118" }]],
    [
      "TÜV SÜD Zertifikat Nr. B 17 04 12345 001",
      [{ name: "Certificate", number: "B 17 04 12345 001", issuer: "TÜV SÜD" }],
    ],
    [
      "GOTS: CU 812345, GRS: CU 8123456",
      [
        { name: "GOTS", number: "CU 812345" },
        { name: "GRS", number: "CU 8123456" },
      ],
    ],
  ] as const)
    expect(told(text), text).toEqual([...rows]);
});

test("the issuer is led to by words, stands beside the number, or speaks on its paper", () => {
  for (const [text, issuer, kind] of [
    ["Certificat GOTS n° ECO-118-2291 délivré par Ecocert, valable jusqu'au 30/06/2027", "Ecocert"],
    ["OEKO-TEX Standard 100 nr 2022OK0933 wydany przez AITEX", "AITEX"],
    ["OEKO-TEX Standard 100: 20.CZ.61407, TZÚ Brno", "TZÚ Brno"],
    ["RWS certified (Control Union CU 1098234)", "Control Union"],
    [
      "Verinor Cert hereby certifies that\nScope Certificate number: VC-GOTS-1123",
      "Verinor Cert",
      "certificate",
    ],
  ])
    expect(told(text ?? "", kind), text).toEqual([expect.objectContaining({ issuer })]);
});

test("the last day is written in many ways", () => {
  for (const [words, day] of [
    ["platnost do 1. 4. 2027", "2027-04-01"],
    ["valid 01.04.2026 – 31.03.2027", "2027-03-31"],
    ["expiry: Dec 31, 2026", "2026-12-31"],
    ["érvényes: 2027.11.30-ig", "2027-11-30"],
    ["kehtib 30.11.2027-ni", "2027-11-30"],
    ["validu sat-30.11.2027", "2027-11-30"],
    ["bailí go 30.11.2027", "2027-11-30"],
    ["good until 9 July 2027", "2027-07-09"],
    ["scad. 31/05/27", "2027-05-31"],
  ])
    expect(told(`GOTS certificate CU 812345, ${words}`), words).toEqual([
      { name: "GOTS", number: "CU 812345", valid_until: day },
    ]);
});

test("numbers stand behind the standard in brackets, lists and on labels", () => {
  for (const [text, number] of [
    ["GOTS (CERES-0442)", "CERES-0442"],
    ["Certifications held: BCI 1002233", "1002233"],
    ["- GRS, CB-USB-2210", "CB-USB-2210"],
    ["Ökotex 100 No. 98.0.2411", "98.0.2411"],
    ["Oeko-Tex Standard 100: n. 062114.0 CENTROCOT", "062114.O"],
    ["OEKO-TEX (S100) | 2016OK0123 | AITEX", "2016OK0123"],
    ["Svanemerket, lisens nr. 2039 0118", "2039 0118"],
    ["MADE IN GREEN by OEKO-TEX\nM1ZQ8T4WP", "M1ZQ8T4WP"],
    ["LWG-Zertifikat Gold, URN: MTA045", "MTA045"],
  ])
    expect(told(text ?? ""), text).toEqual([expect.objectContaining({ number })]);
  for (const text of [
    "GRS (PO-118822)",
    "GRS (2026/4419)",
    "LWG rated leather, colour NAV402",
    "GOTS, 220112-A",
    "OEKO-TEX Standard 100, Art. 2019AB1033",
    "Ökologischer Landbau zertifiziert: IMO DE-ÖKO-005",
  ])
    expect(told(text), text).toBeUndefined();
});

test("a number stands before the word for it in Hungarian and Turkish", () => {
  expect(
    told("A szövet a CU-1023456 számú GOTS tanúsítvánnyal rendelkezik, amely 2027. május 12-ig érvényes."),
  ).toEqual([{ name: "GOTS", number: "CU-1023456", valid_until: "2027-05-12" }]);
  expect(told("Ürün, TR-IST-20881 numaralı GOTS sertifikası kapsamındadır.")).toEqual([
    { name: "GOTS", number: "TR-IST-20881" },
  ]);
  expect(told("A 20-4471/2026 számú vizsgálati jegyzőkönyv és a tanúsítvány csatolva.")).toBeUndefined();
  expect(told("A 2016/425 számú rendelet szerinti tanúsítvány csatolva.")).toBeUndefined();
});

test("what something is tested to is not the number of its certificate", () => {
  expect(
    told("Certification: IEC 62133-2, CB test certificate No. DK-148820-UL issued by UL Demko A/S."),
  ).toEqual([{ name: "CB", number: "DK-148820-UL", issuer: "UL Demko A/S" }]);
  expect(told("Certification: UL 2054, GB 31241-2014")).toBeUndefined();
});

test("the head of a column names the standard of the numbers below it", () => {
  expect(told("Supplier\tArticle\tGOTS\tOEKO-TEX\nSona\tJersey\tCU 812001\t18.HPT.20114")).toEqual([
    { name: "GOTS", number: "CU 812001" },
    { name: "OEKO-TEX Standard 100", number: "18.HPT.20114" },
  ]);
});

test("a directive is no number of a certificate", () => {
  const text = "EU-type examination certificate\nDirective 2009/48/EC\nCertificate number\t2783-TOY-260455";
  expect(told(text, "certificate")).toEqual([expect.objectContaining({ number: "2783-TOY-260455" })]);
});

test("how a company is managed is not certified of what it tells shares of, nor are companies by their numbers", () => {
  const letter = "Cardigan: 90% lana vergine, 10% cashmere\nAzienda certificata ISO 9001:2015 n. IT-58820";
  expect(told(letter, "other")).toBeUndefined();
  const scope =
    "Scope certificate number: CU104478GRS-2026-00043216\nGlobal Recycled Standard\nFacility\tNumber\tStandards\nUnit I\tTE-00284417\tGRS";
  expect(told(scope, "certificate")).toMatchObject([{ number: "CU104478GRS-2026-00043216" }]);
});

test("transaction certificates name those of what went into the goods", () => {
  for (const inputs of ["Inbound TCs", "Upstream TC", "Trader TCs", "Incoming TC no."])
    expect(
      told(
        `Transaction certificate number: TC-0291-2026-114507\nGOTS\n${inputs}: TC-0291-2026-088213, TC-0291-2025-971140`,
        "certificate",
      ),
      inputs,
    ).toMatchObject([{ number: "TC-0291-2026-114507" }]);
});

test("numbers of institutes may have a blank behind their letters", () => {
  expect(told("STANDARD 100 by OEKO-TEX\nCertificate number\tTZ 087 214366", "certificate")).toMatchObject([
    { number: "TZ 087 214366" },
  ]);
});

test("how a laboratory is managed is not certified of what it tests", () => {
  const text =
    "Laboratorio Textil. Empresa certificada ISO 9001 n.º ES-44120\nOEKO-TEX STANDARD 100, n.º 23.HES.11223";
  expect(told(text, "test_report")).toMatchObject([{ number: "23.HES.11223" }]);
  expect(told("Empresa certificada ISO 9001 n.º ES-44120", "other")).toMatchObject([{ number: "ES-44120" }]);
});

test("a certificate of the paper that something is printed on is none of the goods", () => {
  for (const text of [
    "Katalogen trycks på FSC-märkt papper (FSC-C000331).",
    "Trim\tHang tag FSC Mix (FSC-C000917)\t1 pc",
    "Zawieszka z papieru FSC-C000917",
  ])
    expect(told(text), text).toBeUndefined();
  expect(told("Viscose, FSC-C000917. Printed on paper.")).toEqual([{ name: "FSC", number: "FSC-C000917" }]);
});

test("a certificate that is said to have lost its validity is none", () => {
  for (const ended of [
    "Certifikát č. 23.HCZ.41006 pozbyl platnosti 31. 10. 2024.",
    "Certyfikat nr 23.HCZ.41006 utracił ważność 31.10.2024.",
    "Le certificat n° 23.HCZ.41006 a perdu sa validité le 31.10.2024.",
    "Certificate no. 23.HCZ.41006 has lost its validity.",
    "Il certificato n. 23.HCZ.41006 ha perso validità il 31.10.2024.",
  ]) {
    const certificates = told(`OEKO-TEX Standard 100, č. 25.HCZ.88130. ${ended}`);
    expect(certificates, ended).toMatchObject([{ number: "25.HCZ.88130" }]);
  }
});

test("the number of a report is none of a certificate, though it is made like one", () => {
  expect(
    told(
      "STANDARD 100 by OEKO-TEX\nZertifikat-Nr.\t25.HBD.30764\nPrüfbericht-Nr.\t25.3.50218\nInhaber\tOder GmbH",
      "certificate",
    ),
  ).toMatchObject([{ number: "25.HBD.30764" }]);
});

test("the certificate of whoever spins or weaves may be told with the product", () => {
  for (const line of [
    "GRS scope certificate of our weaving mill: IDR-24-0077182.",
    "GRS-Zertifikat unserer Weberei: IDR-24-0077182.",
    "Certificato GRS del fornitore del filato: IDR-24-0077182.",
  ])
    expect(told(line), line).toMatchObject([{ name: "GRS", number: "IDR-24-0077182" }]);
});

test("a certificate is not told of what it does not cover, but beside accessories that it leaves out", () => {
  for (const text of [
    "The skirt is not covered by OEKO-TEX certificate 21.HCN.48823.",
    "Die Hose ist vom OEKO-TEX Zertifikat 21.HCN.48823 nicht erfasst.",
    "La jupe n'est pas couverte par le certificat OEKO-TEX 21.HCN.48823.",
  ])
    expect(told(text), text).toBeUndefined();
  expect(told("OEKO-TEX certificate 21.HCN.48823, accessories not covered by it.")).toEqual([
    { name: "OEKO-TEX Standard 100", number: "21.HCN.48823" },
  ]);
});

test("a certificate is not told that the next sentence, a cell of its row or its words take back", () => {
  for (const text of [
    "The mill holds a GRS certificate (no. DNM-GRS-7781) for another denim; this certificate does not apply to the trousers.",
    "Die Weberei hat ein GRS-Zertifikat (Nr. DNM-GRS-7781). Dieses Zertifikat gilt nicht für die Hose.",
    "O fornecedor possui um certificado GRS (n.º DNM-GRS-7781); esse certificado não se aplica às calças.",
    "Standard\tNumber\tState\nGRS\tDNM-GRS-7781\tDoes not cover TR-909 (bags only)",
    "Die genannte Nummer DNM-GRS-7781 des GRS gehört nicht zu uns.",
  ])
    expect(told(text), text).toBeUndefined();
  expect(told("GRS certificate no. DNM-GRS-7781; this certificate applies to the trousers.")).toMatchObject([
    { number: "DNM-GRS-7781" },
  ]);
});

test("a day from which something is valid, and one of the paper itself, is no last day of a certificate", () => {
  const certificate = "GOTS certificate no. CU 1012345";
  for (const line of [
    "Platnost listu od\t1. 2. 2026",
    "Validity of this sheet: 1.2.2026",
    "Validity\tfrom 01.02.2026",
    "Gültigkeit ab 01.02.2026",
    "Validité à partir du 01/02/2026",
    "Validità dal 01/02/2026",
    "Geldigheid vanaf 01-02-2026",
    "Offer valid until 31.03.2026",
    "Angebot gültig bis 31.03.2026",
  ])
    expect(told(`${certificate}\n${line}`), line).toEqual([{ name: "GOTS", number: "CU 1012345" }]);
  for (const line of ["Valid until\t01.02.2027", "Gültigkeit: 02.02.2026 bis 01.02.2027"])
    expect(told(`${certificate}\n${line}`), line).toEqual([
      { name: "GOTS", number: "CU 1012345", valid_until: "2027-02-01" },
    ]);
});

test("a certificate that the paper says to be no part of it is not told", () => {
  for (const said of ["is not part of this certificate", "ist nicht Bestandteil dieses Zertifikats"]) {
    const text = `SCOPE CERTIFICATE\nScope Certificate Number: NTC-RCS-26-118845\nRecycled Claim Standard (RCS)\nQuality management system ISO\n9001:2015, certificate BE-Q-55822, ${said}.`;
    expect(told(text, "certificate"), said).toMatchObject([{ number: "NTC-RCS-26-118845" }]);
  }
});
