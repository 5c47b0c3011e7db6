import { expect, test } from "bun:test";
import { readingOf } from "../../../../../../tests/support/readings.ts";
import { findByRules } from "../../../rules.ts";

function referencesIn(text: string, kind: string) {
  const found = findByRules([readingOf(text)], { template: "textile", kind });
  return found.flatMap(({ field, value }) => (field === "reference" ? [value] : []));
}

test("the number of who buys goods stands behind them in a sentence, where nobody else has one", () => {
  for (const text of [
    "Nous certifions que le pull de marque Aubance, référence\nclient LX-118, livré en mai, est conforme.",
    "Dichiariamo che la camicia a maniche lunghe, rif. cliente LX-118, è conforme.",
    "Certificamos que la falda plisada, referencia cliente LX-118, cumple la norma.",
    "Wir bestätigen, dass das Strickkleid, Kunden-Ref. LX-118, geprüft wurde.",
  ])
    expect(referencesIn(text, "declaration"), text).toEqual(["LX-118"]);
  for (const text of [
    "Nous accusons réception de votre commande, référence client LX-118, de ce jour.",
    "Livraison du 4 mai. Référence client LX-118, 12 cartons.",
  ])
    expect(referencesIn(text, "other"), text).toEqual([]);
});

test("the number of who buys goods stands in its column of an invoice, and is none of an order", () => {
  const invoice = (head: string, code: string) =>
    referencesIn(
      `${head}\tDesignation\tQty\tPrice\tTotal\n${code}\tTrousers, linen\t20\t12,00\t240,00`,
      "invoice",
    );
  for (const head of ["Réf. client", "Ref. cliente", "Kunden-Artikel", "Customer ref.", "Rif. cliente"])
    expect(invoice(head, "LX-118"), head).toEqual(["LX-118"]);
  expect(invoice("Ref. cliente", "PO-44718")).toEqual([]);
});

test("a certificate of one delivery has the number of who buys, where it tells no other", () => {
  for (const line of ["Buyer's article no.: LX-118 — 320 pieces", "Product: dress\tBuyer style: LX-118"])
    expect(
      referencesIn(`TRANSACTION CERTIFICATE\nOCS 3.0\n${line}\n100% cotton`, "certificate"),
      line,
    ).toEqual(["LX-118"]);
});

test("the number of who buys goods has its own words for a number, and a verb behind it", () => {
  for (const line of ["Client style ref.\tLX-4410", "Müşteri ürün kodu\tLX-4410"])
    expect(referencesIn(`Client: Peverel Ltd\nSample\tLadies blouse\n${line}`, "test_report"), line).toEqual([
      "LX-4410",
    ]);
  const list =
    "Číslo zboží odběratele\tNázev\tMateriál\tKs\nLX-4410\tPánské pyžamo, flanel\t100 % bavlna\t260";
  expect(referencesIn(list, "other")).toEqual(["LX-4410"]);
  expect(
    referencesIn(
      "Declaramos que la falda con la referencia de cliente LX-4410 ha sido hecha en España.",
      "declaration",
    ),
  ).toEqual(["LX-4410"]);
});
