import { expect, test } from "bun:test";
import { readingOf } from "../../../../../tests/support/readings.ts";
import { findByRules } from "../../rules.ts";

const told = (text: string) =>
  findByRules([readingOf(text)], { template: "textile", kind: "other" }).map(({ field }) => field);

test("a paper that says that it is about no one product tells none of it", () => {
  expect(told("Fibres 2025\nJersey: 60% cotton, 40% polyester")).toContain("fibre_composition");
  for (const sentence of [
    "This report does not refer to any specific product.",
    "The figures say nothing about any individual garment.",
    "Der Bericht bezieht sich nicht auf einzelne Produkte.",
    "Die Angaben gelten nicht für ein bestimmtes Kleidungsstück.",
    "Le rapport ne concerne aucun produit en particulier.",
    "Il rapporto non riguarda alcun articolo specifico.",
    "El estudio no describe ningún producto concreto.",
    "O relatório não se refere a nenhum artigo específico.",
    "Het rapport gaat niet over een specifiek artikel.",
    "Raport nie dotyczy żadnego konkretnego wyrobu.",
    "Siffrorna gäller inte någon enskild produkt.",
    "Rapporten omhandler ikke noget bestemt produkt.",
    "Raportti ei koske mitään yksittäistä tuotetta.",
    "Zpráva se netýká žádného konkrétního výrobku.",
    "A jelentés nem vonatkozik egyetlen konkrét termékre sem.",
    "Raportul nu se referă la niciun produs anume.",
    "Izvješće se ne odnosi ni na jedan određeni proizvod.",
    "Rapor belirli bir ürünü kapsamaz.",
    "Докладът не се отнася до конкретен продукт.",
    "Η έκθεση δεν αφορά συγκεκριμένο προϊόν.",
  ])
    expect(told(`Fibres 2025\nJersey: 60% cotton, 40% polyester\n${sentence}`), sentence).toEqual([]);
});

test("what does not hold for some goods of a sale, or is said beside a number, leaves the product as it is", () => {
  const product = "95% cotton, 5% elastane";
  for (const sentence of [
    "The discount does not apply to certain items.",
    "Der Gutschein gilt nicht für einzelne Artikel.",
    "This certificate replaces no test of an individual product.",
    "Article: LX-204. The photo does not describe an individual garment.",
  ])
    expect(told(`Polo shirt\n${product}\n${sentence}`), sentence).toContain("fibre_composition");
});

test("what teaches, or tells of a trend, tells of no product", () => {
  for (const title of [
    "Seminarunterlage Textilkennzeichnung",
    "Hand-out: labels of clothes",
    "Support de formation – étiquetage",
    "Dispensa del corso etichettatura",
    "Materiał szkoleniowy",
    "Cursusmateriaal etikettering",
    "Trendbericht Herbst",
    "Cahier de tendances",
    "Rapporto tendenze",
    "Relatório de tendências",
  ])
    expect(told(`${title}\nRight: 60% cotton, 40% polyester\nWash at 40 °C, do not bleach.`), title).toEqual(
      [],
    );
});

test("a guide to fibres tells what all cloth of each takes", () => {
  const guide = (names: readonly string[], said: string) =>
    names.map((name) => `${name}\n${said}`).join("\n");
  expect(told(guide(["Wool", "Silk", "Linen", "Polyester"], "Hand wash in cold water, dry flat."))).toEqual(
    [],
  );
  expect(told(guide(["Laine", "Soie", "Lin et coton"], "Lavage à la main, séchage à plat."))).toEqual([]);
  expect(told(guide(["Wool", "Silk"], "Hand wash in cold water, dry flat."))).not.toEqual([]);
});
