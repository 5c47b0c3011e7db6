import { expect, test } from "bun:test";
import { readingOf } from "../../../../../tests/support/readings.ts";
import { findByRules } from "../../rules.ts";

function numbersIn(text: string, kind = "tech_sheet"): string[] {
  const found = findByRules([readingOf(text)], { template: "textile", kind });
  const value = found.find(({ field }) => field === "certificates")?.value as
    | { number: string }[]
    | undefined;
  return (value ?? []).map(({ number }) => number);
}

test("a number stands behind the body that certified, and that behind the standard", () => {
  for (const [text, number] of [
    ["Article 4410, 100 % coton\nGOTS : Ecocert Greenlife, n° 331207", "331207"],
    ["Tuote 4410, 100 % puuvilla\nGOTS: Ecocert, numero 331207", "331207"],
    ["Artikel 4410, 100 % katoen\nKeurmerken: GOTS (Control Union 331207)", "331207"],
    ["Item 4410, 100 % wool\nRWS by IDFL no. 25-118803", "25-118803"],
    ["Artigo 4410, 100% algodão\nOEKO-TEX® Standard 100 classe II – CITEVE n.º 4471CIT", "4471CIT"],
    ["Artikel 4410, 100% katoen\nCertificaat OEKO-TEX: Centexbel 2411903, klasse I", "2411903"],
    ["Vare 4410, 100 % bomuld\nGOTS-certificeret, ICEA-TX 3312, gælder varen", "ICEA-TX 3312"],
    ["Výrobek 4410, 100 % bavlna\nCertifikáty: OEKO-TEX® STANDARD 100 (TZÚ 331207)", "TZÚ 331207"],
  ] as const)
    expect(numbersIn(text), text).toEqual([number]);
  expect(numbersIn("Item 4410, 100 % cotton\nGOTS: Ecocert, lot 331207")).toEqual([]);
});

test("the standard within a number is no name before the rest of it", () => {
  for (const text of [
    "La certification RCS de cet article 4410 porte le numéro ECO-RCS-FR-33120.",
    "La certificazione RCS di questo articolo 4410 porta il numero ECO-RCS-FR-33120.",
    "Die RCS-Zertifizierung dieses Artikels 4410 trägt die Nummer ECO-RCS-FR-33120.",
  ])
    expect(numbersIn(text, "declaration"), text).toEqual(["ECO-RCS-FR-33120"]);
});

test("what a certificate is replaced by stands behind the day of that", () => {
  for (const text of [
    "OEKO-TEX n° 22.HXX.33120 (IFTH) remplacé depuis le 1er mars 2026 par le n° 25.HXX.44031 (IFTH).",
    "OEKO-TEX Nr. 22.HXX.33120 wurde am 1.3.2026 durch Nr. 25.HXX.44031 ersetzt.",
    "OEKO-TEX no. 22.HXX.33120 has been replaced since 1 March 2026 by no. 25.HXX.44031.",
    "OEKO-TEX n. 22.HXX.33120 sostituito dal 1 marzo 2026 dal n. 25.HXX.44031.",
  ])
    expect(numbersIn(`Article 4410, 100 % cotton.\n${text}`), text).toEqual(["25.HXX.44031"]);
});

test("a licence is that of the number right behind it, and told beside other certificates", () => {
  expect(
    numbersIn("Vara 4410 (100 % ull) har Svanenlicens 3039 0331 och RWS-certifikat nr CB-CUC-331207."),
  ).toEqual(["3039 0331", "CB-CUC-331207"]);
  expect(
    numbersIn(
      "Item 4410, 100 % cotton\nCertificates: GOTS certified by Ecocert Greenlife (licence no. 331207), OEKO-TEX Standard 100 (21.HXX.44031)",
    ),
  ).toEqual(["331207", "21.HXX.44031"]);
});

test("a certificate of what goods are packed in is none of theirs", () => {
  for (const said of [
    "FSC (embalaje)\tFSC-C331207\t–\t–",
    "FSC (Verpackung)\tFSC-C331207\t–\t–",
    "FSC (packaging)\tFSC-C331207\t–\t–",
    "FSC (emballage)\tFSC-C331207\t–\t–",
    "FSC (opakowanie)\tFSC-C331207\t–\t–",
  ])
    expect(
      numbersIn(
        `Item 4410, 100 % cotton\nStandard\tNumber\tBody\tValid until\nGOTS\tCU 331208\tControl Union\t15/09/2026\n${said}`,
      ),
      said,
    ).toEqual(["CU 331208"]);
});

test("the certificate of a factory has no standard of its goods", () => {
  expect(
    numbersIn("Jacket 4410, 100 % polyester: GRS certificate CU 331207. Factory: WRAP certificate 33120."),
  ).toEqual(["CU 331207"]);
});

test("a certificate of bags that goods are packed in is none of goods", () => {
  const own = "Item 4410, 100 % cotton, OEKO-TEX Standard 100 no. 22.HXX.33120.";
  for (const said of [
    "Polybags: recycled LDPE, GRS certified, licence GRS-MK-44031 (supplier of the bags).",
    "Verpackung: Recycling-LDPE, zertifiziert nach GRS, Lizenz GRS-MK-44031.",
    "Sachets : LDPE recyclé, certifié GRS, licence GRS-MK-44031.",
    "Opakowanie: LDPE z recyklingu, certyfikat GRS nr GRS-MK-44031.",
  ])
    expect(numbersIn(`${own}\n${said}`), said).toEqual(["22.HXX.33120"]);
});

test("what went into goods was certified before them", () => {
  for (const [text, number] of [
    [
      "ZERTIFIKAT\nOEKO-TEX STANDARD 100\n25.HXX.33120\nNähgarn vorzertifiziert nach 09.0.44031",
      "25.HXX.33120",
    ],
    [
      "CERTIFICATE\nOEKO-TEX STANDARD 100\n25.HXX.33120\nthread pre-certified under 09.0.44031",
      "25.HXX.33120",
    ],
    [
      "Transaction Certificate\nCertificate number: TE-MKR-202611-0044031\nGlobal Recycled Standard (GRS) 4.0\nBox 2 – Seller\nMora Knits (SC MKR-33120-GRS-2026)",
      "TE-MKR-202611-0044031",
    ],
  ] as const)
    expect(numbersIn(text, "certificate"), text).toEqual([number]);
});
