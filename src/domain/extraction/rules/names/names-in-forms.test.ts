import { describe, expect, test } from "bun:test";
import { readingOf } from "../../../../../tests/support/readings.ts";
import { findByRules } from "../../rules.ts";

function told(field: string, text: string, kind = "tech_sheet", template = "textile") {
  return [
    ...new Set(
      findByRules([readingOf(text)], { template, kind })
        .filter((one) => one.field === field)
        .map(({ value }) => value),
    ),
  ];
}

describe("a brand", () => {
  test("stands behind its own label where that is one of several before", () => {
    for (const [label, mark] of [
      ["Kunde / Marke", "Marke"],
      ["Klant / Merk", "Merk"],
      ["Client / Marque", "Marque"],
    ])
      expect(told("brand", `${label}\tOstwind Handel / ${mark}: Möwenkind\n100 % Leinen`)).toEqual([
        "Möwenkind",
      ]);
  });

  test("is one of the pairs of its row where a customer is called the same", () => {
    const sheet = (customer: string) =>
      told("brand", `CLIENTE\t${customer}\tMARCA\tPinhal Novo\nREFERÊNCIA\tTX-2210\tREF. INTERNA 90417\n`);
    expect(sheet("PINHAL NOVO")).toEqual(["Pinhal Novo"]);
  });

  test("stands behind the number and the name of the style on a certificate", () => {
    for (const line of ["Style 5520 “Daily Vest”, brand LINWOOD", "Artikel 5520 „Alltag“, Marke LINWOOD"])
      expect(told("brand", `STANDARD 100\nThe company Holm Ltd, Leicester\n${line}`, "certificate")).toEqual([
        "LINWOOD",
      ]);
  });

  test("is drawn in capitals below its customer, who is no brand with a form of a company", () => {
    const proof = (customer: string, drawn: string) =>
      told("brand", `Étiquette tissée\nClient : ${customer}\n${drawn}\n80% coton 20% lin`, "other");
    expect(proof("Pomme Verte", "POMME VERTE")).toEqual(["POMME VERTE"]);
    expect(proof("Pomme Verte", "Pomme Verte")).toEqual([]);
  });

  test("ends before whom a letter greets in the next line", () => {
    expect(told("brand", "Objet : pyjama, marque Val & Lune\nBonjour,\nIl est en coton.", "other")).toEqual([
      "Val & Lune",
    ]);
  });
});

describe("the number of an article", () => {
  test("has another one within the house beside it", () => {
    for (const label of ["Ref. interna", "Interne Artikelnummer", "Code interne"])
      expect(told("reference", `Referência\tTX-2210\n${label}\t90417\n100% algodão`), label).toEqual([
        "TX-2210",
      ]);
    expect(told("reference", "Ref. interna: TX-2210\n100% algodão")).toEqual(["TX-2210"]);
  });

  test("stands below its head between bars, as letters draw a table", () => {
    for (const head of ["| Nr.\t| Cod\t| Denumire\t| Cant.", "| P.\t| Kód\t| Názov tovaru\t| Množ."])
      expect(told("reference", `${head}\n| 1\t| RB-3310\t| Deka\t| 40 ks`, "other"), head).toEqual([
        "RB-3310",
      ]);
  });

  test("is a type in capitals with a figure, and the word of its version", () => {
    for (const [label, code] of [
      ["Niepowtarzalny kod identyfikacyjny typu wyrobu", "TERMO-MAX 160 FLEX"],
      ["Tootetüübi kordumatu identifitseerimiskood", "TERMO-MAX 160"],
      ["Уникален идентификационен код на типа продукт", "ТЕРМО-МАКС 160"],
    ] as const)
      expect(told("reference", `1. ${label}: ${code}\n2. EN 13171`, "declaration", "construction")).toEqual([
        code,
      ]);
    const lamp = "1. Produit : lampe, type LUM-DESK 180, marque Clairval";
    expect(told("reference", lamp, "declaration", "electronics")).toEqual(["LUM-DESK 180"]);
    expect(told("reference", "Šifra izdelka\tKL-BOR 14\nMasa\t5,2 kg", "tech_sheet", "furniture")).toEqual([
      "KL-BOR 14",
    ]);
  });

  test("stands right behind the word for goods, in any language", () => {
    for (const [said, code] of [
      ["Vakuutamme, että tuote 5512-8 on ommeltu Virossa.", "5512-8"],
      ["Prohlašujeme, že výrobek MK-2204 byl ušit v Česku.", "MK-2204"],
      ["Declarăm că produsul cod RB-3310 este confecționat aici.", "RB-3310"],
      ["Rochie damă, articol RD-708, culoare bordo", "RD-708"],
      ["Dotyczy: koszula KL-4410 marki Olszyna", "KL-4410"],
    ] as const)
      expect(told("reference", said, "other"), said).toEqual([code]);
  });

  test("is none of another product where whoever gets a paper calls their order by it", () => {
    const note =
      "Pakbon\nUw referentie\tINK/0992\nArtikel\tOmschrijving\tHerkomst\tAantal\nBR-5510\tHemd\tPakistan\t20\nBR-5521\tBroek\tBangladesh\t12";
    const found = findByRules([readingOf(note)], {
      template: "textile",
      kind: "other",
      product: { gtin: null, reference: "BR-5521" },
    });
    expect(found.find(({ field }) => field === "country_making")?.value).toBe("BD");
  });
});
