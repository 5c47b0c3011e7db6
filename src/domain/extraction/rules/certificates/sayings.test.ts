import { expect, test } from "bun:test";
import { readingOf } from "../../../../../tests/support/readings.ts";
import { findByRules } from "../../rules.ts";

function numbersIn(text: string, kind = "declaration"): string[] {
  const found = findByRules([readingOf(text)], { template: "textile", kind });
  const value = found.find(({ field }) => field === "certificates")?.value as
    | { number: string }[]
    | undefined;
  return (value ?? []).map(({ number }) => number);
}

test("of two certificates in a sentence the one that has ended is none", () => {
  for (const text of [
    "Certificate 14.HXX.40017 expired on 30 June, and 24.HXX.70031 is valid now.",
    "Das abgelaufene Zertifikat 14.HXX.40017 wurde durch 24.HXX.70031 ersetzt.",
    "Le certificat 14.HXX.40017 est remplacé par le certificat 24.HXX.70031.",
    "El certificado 14.HXX.40017 ha sido sustituido por el 24.HXX.70031.",
    "Certyfikat 14.HXX.40017 wygasł, obowiązuje 24.HXX.70031.",
    "Místo zrušeného certifikátu 14.HXX.40017 platí 24.HXX.70031.",
    "A 14.HXX.40017 számú tanúsítvány megszűnt, helyette a 24.HXX.70031 érvényes.",
    "Certificatul 14.HXX.40017 a expirat, valabil este 24.HXX.70031.",
    "Вместо отменения сертификат 14.HXX.40017 важи 24.HXX.70031.",
    "Το πιστοποιητικό 14.HXX.40017 έληξε· ισχύει το 24.HXX.70031.",
    "Certifikat 14.HXX.40017 är återkallat, nu gäller 24.HXX.70031.",
    "Peruutetun sertifikaatin 14.HXX.40017 sijasta voimassa on 24.HXX.70031.",
    "Vietoj panaikinto sertifikato 14.HXX.40017 galioja 24.HXX.70031.",
    "14.HXX.40017 no'lu sertifikanın süresi doldu, hâlen 24.HXX.70031 geçerlidir.",
    "Сертифікат 14.HXX.40017 скасовано, чинним є 24.HXX.70031.",
  ])
    expect(numbersIn(text), text).toEqual(["24.HXX.70031"]);
  // What is said of both counts for both.
  expect(numbersIn("The certificates 14.HXX.40017 and 14.HXX.40018 have expired.")).toEqual([]);
  expect(numbersIn("Die Zertifikate 14.HXX.40017 und 14.HXX.40018 sind am 30. Juni abgelaufen.")).toEqual([]);
  expect(numbersIn("The certificates 14.HXX.40017 and 14.HXX.40018 apply.")).toHaveLength(2);
});

test("the number that is in force instead needs no word of its own, where it is made like the one before", () => {
  expect(numbersIn("Certifikat nr. 1776-118 er udløbet; det nye har nr. 2476-331.")).toEqual(["2476-331"]);
  expect(numbersIn("Certifikat SE 17-118 har ersatts av SE 25-221.")).toEqual(["SE 25-221"]);
  expect(numbersIn("Certifikat nr. 1776-118 er udløbet. Ordre nr. 2476-331.")).toEqual([]);
});

test("this article is not certified, or another one is", () => {
  for (const text of [
    "This article is not certified; certificate 14.HXX.40017 is that of the towel.",
    "Dieser Artikel ist nicht zertifiziert. Das Zertifikat 14.HXX.40017 gilt für das Handtuch.",
    "Le présent article n'est pas certifié ; seule la serviette l'est (14.HXX.40017).",
    "Il presente articolo non è certificato, lo è l'asciugamano (14.HXX.40017).",
    "Este artigo não é certificado; o certificado 14.HXX.40017 é o da toalha.",
    "Tento výrobek není certifikován; certifikát 14.HXX.40017 má ručník.",
    "Bu ürün sertifikalı değildir; 14.HXX.40017 no'lu sertifika havluya aittir.",
    "Our other article T-40 is certified under 14.HXX.40017.",
    "Notre autre article T-40 est certifié sous 14.HXX.40017.",
    "Nasz inny artykuł T-40 objęty jest certyfikatem 14.HXX.40017.",
    "Nicht dieser Artikel, sondern das Handtuch ist zertifiziert (14.HXX.40017).",
    "Varen er ikke længere certificeret (14.HXX.40017).",
    "Bis 2023 war die Ware unter 14.HXX.40017 zertifiziert, seither nicht mehr.",
    "Le certificat 14.HXX.40017 du client ne concerne pas notre article.",
    "Our mill holds 14.HXX.40017 for other goods, not for this towel.",
    "Unsere Weberei hat 14.HXX.40017 für andere Ware, nicht für dieses Handtuch.",
    "La filature a le certificat 14.HXX.40017 pour d'autres tissus, pas pour cette serviette.",
    "Il tessitore ha il certificato 14.HXX.40017 per altra merce, non per questo telo.",
    "La hilatura tiene el certificado 14.HXX.40017 para otros tejidos, no para esta toalla.",
    "Přádelna má certifikát 14.HXX.40017 na jiné zboží, ne pro tento ručník.",
  ])
    expect(numbersIn(text), text).toEqual([]);
  for (const text of [
    "This article is certified (14.HXX.40017); the zip is not certified.",
    "Wie unsere anderen Artikel ist dieser nach 14.HXX.40017 zertifiziert.",
    "Cet article n'est pas certifié GOTS, mais OEKO-TEX. Certificat : 14.HXX.40017",
  ])
    expect(numbersIn(text), text).toEqual(["14.HXX.40017"]);
});

test("a number that shows how one looks, is an application's or a former one's is none", () => {
  for (const text of [
    "Please give the certificate number (e.g. 14.HXX.40017).",
    "Zertifikatsnummer bitte im Format 14.HXX.40017",
    "N.º do certificado (ex.: CU 000000GOTS-01.2025)",
    "Il numero va indicato così: es. 14.HXX.40017.",
    "Certifikatnumret skrivs t.ex. 14.HXX.40017.",
    "Sertifika numarası 14.HXX.40017 biçimindedir.",
    "Номер сертифіката має вигляд 14.HXX.40017.",
    "STANDARD 100 by OEKO-TEX; our application number is 24.0.40017.",
    "OEKO-TEX-certifiering pågår, ärende 24.0.40017.",
    "OEKO-TEX, ancien n° 14.HXX.40017",
  ])
    expect(numbersIn(text, "other"), text).toEqual([]);
  expect(numbersIn("OEKO-TEX: 14.HXX.40017 (tested, e.g. for formaldehyde).", "other")).toEqual([
    "14.HXX.40017",
  ]);
  expect(numbersIn("Pošlete nám číslo certifikátu OEKO-TEX k obj. č. 24001822.", "other")).toEqual([]);
});

test("the certificate of a transaction is told on an invoice", () => {
  for (const [text, number] of [
    ["Transaktionszertifikat BIOC-0722-2025-TC-00418", "BIOC-0722-2025-TC-00418"],
    ["Certificat de transaction : TC-FR-25-00722", "TC-FR-25-00722"],
    ["Certificato di transazione n. TC-IT-25-00722", "TC-IT-25-00722"],
    ["A szállítmányhoz TC-HU-25-0722 számú tranzakciós tanúsítvány tartozik", "TC-HU-25-0722"],
    ["Сертификат за сделка\tTC-BG-25-0722", "TC-BG-25-0722"],
    ["Kauppatodistus (TC) TC-FI-25-0722", "TC-FI-25-0722"],
    ["Tehingusertifikaat TC-EE-25-0722", "TC-EE-25-0722"],
    ["İşlem sertifikası (TC): BIOC-TC-25-00722", "BIOC-TC-25-00722"],
  ] as const)
    expect(numbersIn(text, "invoice"), text).toEqual([number]);
  expect(numbersIn("Table centre TC-2025-0722\t4 pcs", "invoice")).toEqual([]);
  expect(numbersIn("GOTS scope certificate CU 1022331GOTS-01.2025, TC pending", "invoice")).toEqual([
    "CU 1022331GOTS-01.2025",
  ]);
});

test("several numbers may have one word for all", () => {
  for (const text of [
    "EU-Baumusterprüfbescheinigungen Nr. 0197/7718/A (Modell hoch) und 0197/7719/A (Modell tief)",
    "Attestations d'examen UE de type n° 0197/7718/A (modèle haut) et 0197/7719/A (modèle bas)",
    "EU type-examination certificates no. 0197/7718/A and 0197/7719/A",
    "Certyfikaty badania typu UE nr 0197/7718/A oraz 0197/7719/A",
  ])
    expect(numbersIn(text), text).toEqual(["0197/7718/A", "0197/7719/A"]);
  expect(numbersIn("Certificado n.º AB-77180-01, EN 50604-1")).toEqual(["AB-77180-01"]);
  expect(numbersIn("Certificate no. AB-77180-01 and REACH 1907/2006")).toEqual(["AB-77180-01"]);
});

test("a body's name, also with its number in brackets, may stand between a certificate and its number", () => {
  for (const [text, number] of [
    [
      "Certificado de exame UE de tipo emitido pelo CXTP (organismo notificado 2369), n.º CXTP-7718/23.",
      "CXTP-7718/23",
    ],
    ["CB-certifikat utfärdat av Intertek Semko: SE-7718402", "SE-7718402"],
    ["CB-sertifikat fra Nemko: NO 771840", "NO 771840"],
    ["CB certifikat SIQ: SI-77184", "SI-77184"],
    ["Type examination certificate issued by BXTG (0338): 0338/PPE/24/771", "0338/PPE/24/771"],
    ["Gecertificeerd volgens LEATHER STANDARD onder LS-2477188", "LS-2477188"],
    ["TV-24-7718/J számon EU-típusvizsgálati tanúsítványt adott ki.", "TV-24-7718/J"],
    ["Certyfikat badania typu UE WE/S/7718/2023", "WE/S/7718/2023"],
    ["Type approval held: DE-BXX-7718-24", "DE-BXX-7718-24"],
    ["Osvědčení o schválení typu č. E8-7718-24", "E8-7718-24"],
    ["KEMA-KEUR\t71-771840", "71-771840"],
    ["Sertifikatnr. NO 18-7718, OEKO-TEX", "NO 18-7718"],
  ] as const)
    expect(numbersIn(text, "tech_sheet"), text).toEqual([number]);
  expect(numbersIn("CERTIFICATE NO 18-7718, OEKO-TEX", "tech_sheet")).toEqual(["18-7718"]);
});

test("numbers of labels end their sentences, begin with a letter, or stand right behind the name", () => {
  for (const [text, number] of [
    ["Der Stoff ist nach STANDARD 100 zertifiziert, 14.HXX.40017.", "14.HXX.40017"],
    ["Der Artikel ist 14.HXX.40017 zugeordnet.", "14.HXX.40017"],
    ["LEATHER STANDARD by OEKO-TEX®\nL-24.HXX.77184 · Hohenstein", "L-24.HXX.77184"],
    ["Etiqueta: 100% ALGODÃO · OEKO-TEX 7718CIT", "7718CIT"],
    ["Boven- en voeringstof vallen onder Oeko-Tex 2577188 (klasse II)", "2577188"],
    ["OEKO-TEX Std 100 (TESTEX, SH015 177184, class II)", "SH015 177184"],
    ["Coton Fairtrade/Max Havelaar, FLO-ID 17718", "17718"],
    ["M5D8HZ4QX\nMADE IN GREEN by OEKO-TEX®", "M5D8HZ4QX"],
  ] as const)
    expect(numbersIn(text, "tech_sheet"), text).toEqual([number]);
  expect(numbersIn("OEKO-TEX 2577188 kg", "tech_sheet")).toEqual([]);
  expect(numbersIn("OEKO-TEX 2025CAT", "tech_sheet")).toEqual([]);
});

test("on a certificate the word for a number alone leads to it", () => {
  for (const text of [
    "ΠΙΣΤΟΠΟΙΗΤΙΚΟ\nΑριθμός: XX-7718-24",
    "CERTIFIKAT\nBroj XX-7718-24",
    "СЕРТИФИКАТ\nНомер: XX-7718-24",
    "SERTIFIKĀTS\nNumurs: XX-7718-24",
  ])
    expect(numbersIn(`${text}\nSTANDARD 100 by OEKO-TEX®`, "certificate"), text).toEqual(["XX-7718-24"]);
});

test("a certificate is not the one that it takes the place of, and may have a body between it and its number", () => {
  const head = "STANDARD 100 by OEKO-TEX\n24.HXX.70031 HOHENSTEIN HTTI\n";
  for (const said of [
    "This certificate replaces no. 14.HXX.40017 and is valid until 31.01.2029.",
    "Dieses Zertifikat ersetzt Nr. 14.HXX.40017.",
    "Il presente certificato sostituisce il n. 14.HXX.40017.",
  ])
    expect([said, numbersIn(head + said, "certificate")]).toEqual([said, ["24.HXX.70031"]]);
  for (const said of [
    "GOTS, gecertificeerd door Certora, nr. CTX-887310.",
    "GOTS, zertifiziert durch Certora, Nr. CTX-887310.",
    "GOTS, certyfikowane przez Certora, nr CTX-887310.",
  ])
    expect([said, numbersIn(said)]).toEqual([said, ["CTX-887310"]]);
  expect(numbersIn("GOTS FX-ECO-55190", "other")).toEqual(["FX-ECO-55190"]);
  expect(numbersIn("GOTS PO-55190", "other")).toEqual([]);
  expect(numbersIn("Scope certificate: IDX-SC-22081-GRS-2025")).toEqual(["IDX-SC-22081-GRS-2025"]);
});

test("the letters of an institute may stand before two numbers", () => {
  expect(numbersIn("Certifikat: OEKO-TEX Standard 100, nr SICO-TX 2411-207")).toEqual(["SICO-TX 2411-207"]);
});

test("a certificate that calls itself expired or withdrawn in a line of its own tells no number", () => {
  const numbers = (line: string, kind = "certificate") =>
    findByRules([readingOf(`OEKO-TEX Standard 100 certificate no. 24.HXX.40017\n${line}\nArticle: towel`)], {
      template: "textile",
      kind,
    }).filter(({ field }) => field === "certificates");
  for (const line of [
    "CERTIFICATO SCADUTO – NON RINNOVATO",
    "EXPIRED – not renewed",
    "Status: withdrawn",
    "Zertifikat: widerrufen",
    "Certificat périmé (copie)",
    "Certyfikat wygasły",
    "CERTIFICATE CANCELLED on 3 March 2026 — do not use. No other was issued.",
    "Zertifikat annulliert am 03.03.2026",
    "CERTIFICAT ANNULÉ le 03/03/2026 – ne pas utiliser.",
    "Certificado anulado en fecha 03/03/2026",
    "Certyfikat anulowany (2026)",
    "Status\tEXPIRED",
    "Gültig bis 30.04.2023 – abgelaufen, nicht verlängert",
    "Valable jusqu'au 30 avril 2023 — expiré",
    "This certificate expired on 30 April 2023 and was not renewed.",
    "Dieses Zertifikat ist am 30.04.2023 abgelaufen.",
    "Questo certificato è scaduto il 30.04.2023.",
  ])
    expect(numbers(line), line).toEqual([]);
  for (const line of [
    "An expired certificate must not be used.",
    "A cancelled certificate is sent back.",
    "This certificate is withdrawn if the goods do not conform.",
    "Valid until 30 April 2029, expiry is told 60 days before",
    "Status: valid",
    "25.HXX.1\texpired\t2025",
  ])
    expect(numbers(line), line).toHaveLength(1);
});
