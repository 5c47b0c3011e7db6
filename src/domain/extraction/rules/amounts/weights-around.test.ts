import { expect, test } from "bun:test";
import { readingOf } from "../../../../../tests/support/readings.ts";
import { findByRules } from "../../rules.ts";

function weights(text: string, template = "textile", kind = "other") {
  return findByRules([readingOf(text)], { template, kind })
    .filter(({ field }) => field === "net_weight")
    .map(({ value }) => value);
}

test("what goods hang on or lie in is not weighed with them", () => {
  for (const text of [
    "Masa z wieszakiem i folią\t812 g",
    "Peso capo imbustato con gruccia: gr. 812",
    "Gewicht mit Bügel und Folie: 812 g",
    "Weight on hanger\t812 g",
    "Poids sur cintre : 812 g",
    "Peso con percha y bolsa: 812 g",
    "Gewicht met hanger: 812 g",
    "Vikt med galge: 812 g",
    "Vægt med bøjle: 812 g",
    "Paino henkarin kanssa: 812 g",
    "Hmotnost s ramínkem a fólií: 812 g",
    "Súly vállfával: 812 g",
    "Greutate cu umeraș: 812 g",
    "Kaal koos riidepuuga: 812 g",
    "Тегло със закачалка: 812 г",
    "Ağırlık (askı ve poşet dahil): 812 g",
    "Weight, bagged: 812 g",
  ])
    expect({ text, told: weights(text) }).toEqual({ text, told: [] });
  expect(weights("Weight without hanger: 640 g")).toEqual([640]);
  expect(weights("Peso con fodera: 640 g")).toEqual([640]);
});

test("a label of a weight goes on with its size in the next line", () => {
  expect(
    weights("Stiro a mano. Peso del capo finito tg.\n46: gr. 640. Peso capo imbustato: gr. 812."),
  ).toEqual([640]);
  expect(weights("Weight of the finished garment, size\n46: 640 g.")).toEqual([640]);
});

test("the net weight of one unit is told in short", () => {
  for (const text of ["N.W. per unit: 0.64 kg", "NW/unit: 640 g", "N.W. (each): 640 g", "N.W./set 640 g"])
    expect({ text, told: weights(`${text}\nN.W. 13.90 KGS/CTN`, "electronics", "invoice") }).toEqual({
      text,
      told: [0.64],
    });
});

test("what each of several goods weighs is told of none, and on the certificate of a delivery of one piece", () => {
  expect(weights("Vikt per badrock 890 g, per matta 310 g.", "textile", "invoice")).toEqual([]);
  expect(weights("Gewicht je Mantel 890 g, je Matte 310 g.", "textile", "invoice")).toEqual([]);
  const certificate = (head: string) =>
    `Transaction Certificate (TC) Number TC-GOTS-IN-2026-0044\nGlobal Organic Textile Standard\nNet shipping weight\t612.0 kg\nNo.\tArticle no.\tProduct\tPieces\t${head}\n1\tBT-44\tT-shirts\t6 000\t142 g`;
  expect(weights(certificate("Net weight per piece"), "textile", "certificate")).toEqual([142]);
  expect(weights(certificate("Net weight"), "textile", "certificate")).toEqual([]);
});
