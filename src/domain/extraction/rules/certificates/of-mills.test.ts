import { expect, test } from "bun:test";
import { readingOf } from "../../../../../tests/support/readings.ts";
import { findByRules } from "../../rules.ts";

function told(text: string, kind = "other") {
  return findByRules([readingOf(text)], { template: "steel", kind })
    .filter(({ field }) => field === "certificates")
    .flatMap(({ value }) => value as { name: string; number: string }[])
    .map(({ name, number }) => `${name}: ${number}`);
}

test("a certificate of a mill has its number behind its word, its kind and its standard", () => {
  for (const text of [
    "ABNAHMEPRÜFZEUGNIS 3.1 nach EN 10204\nZeugnis-Nr.: 26-C-00871",
    "Certificado 3.1 (EN 10204)\t26-C-00871",
    "Inspection certificate EN 10204:2004 – 3.1\nCertificate no. 26-C-00871",
    "Certificat de réception 3.1 selon EN 10204 n° 26-C-00871",
    "Certificato di collaudo UNI EN 10204 3.1 n. 26-C-00871",
    "Świadectwo odbioru 3.1 wg PN-EN 10204 nr 26-C-00871",
    "Ainestodistus 3.1 (SFS-EN 10204) nro 26-C-00871",
    "Inspekční certifikát 3.1 dle ČSN EN 10204, číslo 26-C-00871",
    "Keuringscertificaat 3.1 volgens EN 10204\nCertificaatnummer: 26-C-00871",
    "Materialintyg EN 10204-3.1: 26-C-00871",
    "Potrdilo o prevzemu 3.1 po SIST EN 10204 št. 26-C-00871",
    "Potvrda o prijemu 3.1 prema HRN EN 10204 br. 26-C-00871",
    "Vastuvõtutunnistus 3.1 EVS-EN 10204 nr 26-C-00871",
  ])
    expect(told(text), text).toEqual(["EN 10204 3.1: 26-C-00871"]);
});

test("a certificate of a mill is no heat, no order and no day", () => {
  for (const text of [
    "Abnahmeprüfzeugnis 3.1 nach EN 10204, Schmelze 448812",
    "Certificate 3.1 to EN 10204 for order 4500-22817",
    "Certificado 3.1 EN 10204 de fecha 24/09/2026",
    "Inspection certificate EN 10204-3.1 enclosed.",
  ])
    expect(told(text), text).toEqual([]);
});
