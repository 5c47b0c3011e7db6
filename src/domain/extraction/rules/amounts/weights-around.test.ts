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

test("what fills a jacket or a quilt is not the whole of it", () => {
  for (const text of [
    "Masa wyrobu: 412 g\nmasa puchu 118 g",
    "Gewicht der Jacke: 412 g\nDaunengewicht: 118 g",
    "Jackans vikt: 412 g\nDunvikt: 118 g",
    "Jakkens vægt: 412 g\nFyldets vægt: 118 g",
    "Weight of the jacket: 412 g\nWeight of the down: 118 g",
    "Peso della giacca: 412 g\nPeso delle piume: 118 g",
    "Hmotnost bundy: 412 g\nHmotnost peří: 118 g",
    "Тегло на якето: 412 г\nТегло на пълнежа: 118 г",
  ])
    expect({ text, told: weights(text) }).toEqual({ text, told: [412] });
  expect(weights("Weight of the down jacket: 412 g")).toEqual([412]);
  expect(weights("Puden er syet i Indien. Samlet vægt inklusive\nfyld: 912 g, med emballage 960 g.")).toEqual(
    [912],
  );
});

test("a size in centimetres stands between the label of a weight and its figure", () => {
  for (const text of [
    "Gewicht eines Tuchs in der Größe 140 × 200 cm: 655 g. Die Banderole ist darin nicht enthalten.",
    "Poids de la couette en taille 220 x 240 cm : 655 g",
    "El peso de la toalla en talla 50 x 100 cm es de 655 g",
  ])
    expect({ text, told: weights(text) }).toEqual({ text, told: [655] });
});

test("a certificate of a delivery tells in brackets what each piece of it weighs", () => {
  const text =
    "TRANSACTION CERTIFICATE\nArticle number\tQ-3307\nNet shipping weight\t413.0 kg (590 g per piece)";
  expect(weights(text, "textile", "certificate")).toEqual([590]);
});

test("what one piece weighs is told by net and a word for a piece alone", () => {
  for (const label of [
    "Netto je Stück",
    "Net par pièce",
    "Netto al pezzo",
    "Neto por prenda",
    "Líquido por peça",
    "Netto per stuk",
    "Netto na sztukę",
    "Netto per plagg",
    "Netto pr. stk.",
    "Netto za kus",
    "Net pe bucată",
    "Neto po komadu",
  ])
    expect({ label, told: weights(`${label}\t0,445 kg`) }).toEqual({ label, told: [445] });
  expect(weights("Brutto je Stück\t0,445 kg")).toEqual([]);
});

test("what goods weigh in all without their packaging is what they weigh", () => {
  for (const label of [
    "Gesamtgewicht ohne Verpackung",
    "Total weight without packaging",
    "Poids total sans emballage",
    "Peso total sin embalaje",
  ])
    expect(weights(`${label}\t1320 g`), label).toEqual([1320]);
});

test("small figures behind gr. are grams in languages that call no size so", () => {
  expect(weights("PESO NETTO AL PAIO GR. 48")).toEqual([48]);
  expect(weights("Peso netto: gr. 55")).toEqual([55]);
  expect(weights("Peso neto por par gr. 52")).toEqual([52]);
  expect(weights("Gewicht Gr. 52")).toEqual([]);
});

test("a share of recycled material is reckoned on what the product weighs", () => {
  for (const text of [
    "The bag has 40 % recycled content, calculated on its total weight of 640 g.",
    "Die Tasche enthält 40 % Rezyklat, bezogen auf das Gesamtgewicht von 640 g.",
    "Le sac contient 40 % de matières recyclées, calculés sur sa masse totale de 640 g.",
    "La borsa contiene il 40 % di materiale riciclato, calcolato sul peso totale di 640 g.",
    "La bolsa lleva un 40 % de material reciclado, respecto a su peso total de 640 g.",
    "De tas bevat 40 % gerecycled materiaal, berekend over het totale gewicht van 640 g.",
    "Torba zawiera 40 % materiałów z recyklingu, w odniesieniu do całkowitej masy 640 g.",
    "Väskan innehåller 40 % återvunnet material, beräknat på totalvikten 640 g.",
  ])
    expect(weights(text), text).toEqual([640]);
  expect(weights("It has 40 % recycled content, calculated on the gross weight of 640 g.")).toEqual([]);
});

test("what is weighed unpacked is weighed net", () => {
  for (const label of [
    "Product weight, M, unpacked",
    "Garment weight, size M, w/o hangtag and bag",
    "Gewicht, Größe M, unverpackt",
    "Poids de l'article, taille M, non emballé",
    "Peso non imballato",
    "Peso sin embalar",
    "Vikt, oförpackad",
    "Waga (niezapakowany)",
  ])
    expect({ label, told: weights(`${label}\t395 g`) }).toEqual({ label, told: [395] });
  expect(weights("Weight packed\t395 g")).toEqual([]);
});

test("rows of packages tell what each of those weighs", () => {
  for (const heads of [
    "Karton\tMenge\tNettogewicht\tBruttogewicht",
    "Kolli\tAntal\tNettovikt\tBruttovikt",
    "Colis n°\tQuantité\tPoids net\tPoids brut",
    "Package no.\tQuantity\tNet weight\tGross weight",
  ])
    expect(weights(`Art.\tQ-77\n${heads}\n1\t60\t13,8 kg\t14,6 kg\n2\t60\t13,8 kg\t14,6 kg`), heads).toEqual(
      [],
    );
  expect(
    weights("Carton\tArticle\tPcs\tNet weight per piece\n1\tBH-1190\t60\t230 g\n2\tBH-1190\t60\t230 g"),
  ).toEqual([230]);
});
