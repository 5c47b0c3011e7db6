import { expect, test } from "bun:test";
import { readingOf } from "../../../../../tests/support/readings.ts";
import { findByRules } from "../../rules.ts";

/** The numbers that are told of a picture, or of a page of text. */
function numbersIn(text: string, sureness = 0.92): unknown {
  const found = findByRules([readingOf(text, 1, sureness)], { template: "textile", kind: "tech_sheet" });
  const rows = found.find(({ field }) => field === "certificates")?.value ?? [];
  return (rows as { number: string }[]).map(({ number }) => number);
}

test("words for a certificate are known with letters read badly, or with the word before them", () => {
  for (const [text, number] of [
    ["EG-Baumusterprüfbeschemigung Nr. 24-PSA-60148 vom 3. Mai 2026", "24-PSA-60148"],
    ["EU-tipusvizsgálatitanúsitvány\t2233-PPE-26-01174 (INNOTEX)", "2233-PPE-26-01174"],
    ["OEKO-TEX STANDARD 100\nZertifikatsanummer\nS26-0417", "S26-0417"],
    ["GOTS certifcado CB-2231-04", "CB-2231-04"],
  ] as const)
    expect(numbersIn(text), text).toEqual([number]);
});

test("bodies that certify are no certificates, however badly they are read", () => {
  for (const text of [
    "Prüf- und Zertifizıerungsstelle, Kennnummer 0299",
    "Zertifizierungsstelle AB-0299-17",
    "Dossier\tD-2026-7718",
  ])
    expect(numbersIn(`OEKO-TEX STANDARD 100\n${text}`), text).toEqual([]);
});

test("a page of text has the words that it says", () => {
  expect(numbersIn("Baumusterprüfbeschemigung Nr. 24-PSA-60148 vom 3. Mai 2026", 1)).toEqual([]);
});

test("a number stands behind its body in the next cell, where a picture has torn the row", () => {
  const text = "Certificate: ECOCERT\tEC-SK-0418-26, valid until 31.12.2027";
  expect(numbersIn(text)).toEqual(["EC-SK-0418-26"]);
});

test("numbers are known by the shape that their body gives them", () => {
  for (const [text, number] of [
    ["OEKO-TEX STANDARD 100 2276-318 DTi.", "2276-318"],
    ["Cerhhraat\tTÜV Rheinland R 50688412 0001, valid until 21.01.2031", "R 50688412 0001"],
  ] as const)
    expect(numbersIn(text), text).toEqual([number]);
  expect(numbersIn("OEKO-TEX STANDARD 100 2276-318 DTW")).toEqual([]);
  expect(numbersIn("Article R 50688412 0001, tested in Cologne")).toEqual([]);
});

test("of two numbers of a picture that differ in what is misread one is told", () => {
  const twice = (first: string, second: string, sureness = [0.6, 0.95]) => {
    const pages = [first, second].map((number, i) =>
      readingOf(`GOTS scope certificate number: ${number}`, i + 1, sureness[i]),
    );
    const [found] = findByRules(pages, { template: "textile", kind: "certificate" });
    return ((found?.value ?? []) as { number: string }[]).map(({ number }) => number);
  };
  expect(twice("E1KO-GOTS-26-TR-0418", "ETKO-GOTS-26-TR-0418")).toEqual(["ETKO-GOTS-26-TR-0418"]);
  expect(twice("ETKO-GOTS-26-TR-0418", "E1KO-GOTS-26-TR-0418", [0.95, 0.6])).toEqual([
    "ETKO-GOTS-26-TR-0418",
  ]);
  // Figures tell certificates apart, and so do letters of other shapes.
  for (const [one, other] of [
    ["CU-GOTS-0418-26", "CU-GOTS-0419-26"],
    ["CU-GOTS-SC-0418", "CU-GOTS-TC-0418"],
  ] as const)
    expect(twice(one, other)).toEqual([one, other]);
  // Text says what it says.
  expect(twice("E1KO-GOTS-26-TR-0418", "ETKO-GOTS-26-TR-0418", [1, 1])).toHaveLength(2);
});
