import { describe, expect, test } from "bun:test";
import { readingOf } from "../../../../../tests/support/readings.ts";
import { findByRules } from "../../rules.ts";

function weights(text: string, template = "textile", kind = "other") {
  return findByRules([readingOf(text)], { template, kind })
    .filter(({ field }) => field === "net_weight")
    .map(({ value }) => value);
}

describe("a weight without the verb for weighing", () => {
  test("is what goods come to, in a size or without one", () => {
    for (const text of [
      "The rug comes in at 870 g in size M.",
      "Das Cape bringt in Größe M rund 870 g auf die Waage.",
      "In Größe M kommt das Cape auf knapp 870 g.",
      "La cape affiche 870 g sur la balance.",
      "La mantella in taglia M arriva a 870 g.",
      "La capa ronda los 870 g en la talla M.",
      "A capa fica pelos 870 g.",
      "In maat M komt de cape uit op zo'n 870 g.",
      "Pelerína dosahuje 870 g.",
      "La mărimea M, pelerina ajunge la circa 870 g.",
      "Η κάπα φτάνει τα 870 γρ.",
      "Capen landar på ca 870 g.",
      "I størrelse M når kappen op på omkring 870 g.",
      "Pláštěnka má 870 g, váženo bez ramínka.",
      "Pelerina ima okoli 870 g.",
      "Пелерината е лека – само 870 г.",
    ])
      expect(weights(text), text).toEqual([870]);
  });

  test("is said to be small, or to make goods light", () => {
    for (const text of [
      "At just 190 g, the beret travels well.",
      "Mit nur 190 Gramm ist die Mütze kaum zu spüren.",
      "Con solo 190 gramos, la boina cabe en un bolsillo.",
      "Con soli 190 grammi il berretto è comodo. Pesa appena 190 g.",
      "São apenas 190 g de conforto.",
      "Deze muts weegt maar 190 gram.",
      "Čepice váží pouhých 190 g.",
      "Kapa je lahka, ima samo 190 g.",
      "Müts kaalub vaid 190 grammi.",
      "Bere tüy gibi: sadece 190 gram.",
      "Hatten är en lättviktare på 190 g.",
    ])
      expect(new Set(weights(text)), text).toEqual(new Set([190]));
  });

  test("answers a question, or was found on scales", () => {
    for (const text of [
      "How heavy is the scarf? About 7 oz (205 g) in a large.",
      "Wie viel wiegt der Schal? In Größe L sind es 205 g.",
      "Combien pèse l'écharpe ? Environ 205 g.",
      "Hvad vejer tørklædet? 205 g i str. L.",
      "Kui palju sall kaalub? Umbes 205 g.",
      "Колко тежи шалът? 205 г, без закачалката.",
      "The received piece was weighed with its tag cut off: 205 g",
      "Полученото изделие бе претеглено: 205 г",
      "Det modtagne stykke blev vejet til 205 g.",
      "Prejeti kos je bil stehtan: 205 g",
    ])
      expect(weights(text), text).toEqual([205]);
  });

  test("stands behind what was put between, and before what a box weighs", () => {
    for (const text of [
      "Il peso del tavolino, vetro compreso, ammonta a 14,5 kg.",
      "Wir bestätigen, dass das Eigengewicht des Tischchens ohne Umverpackung 14,5 kg beträgt; es beläuft sich auf 14,5 kg.",
      "Masa stolika, bez opakowania, wynosi 14,5 kg.",
      "Masa mesei, fără ambalaj, este de 14,5 kg.",
      "Table basse seule : 14,5 kg ; avec son carton : 17 kg",
      "Dohányzóasztal 14,5 kg (csomagolva 17 kg)",
      "Staliukas be dėžutės: 14,5 kg",
      "Bordet utan kartong: 14,5 kg",
      "Laua omakaal on 14,5 kg, kandevõime 60 kg.",
      "Mesa: 14,5 kg de peso próprio; suporta até 60 kg",
    ])
      expect(new Set(weights(text, "furniture")), text).toEqual(new Set([14.5]));
  });

  test("is none of cloth, filling, loads, packages, the climate, or who uses it", () => {
    for (const text of [
      "Úplet má 170 g.",
      "Die Daunenfüllung kommt auf 220 g.",
      "Der CO2-Fußabdruck liegt bei 4,2 kg.",
      "Polybag allein: 12 g",
      "Expect 500 g for the box.",
      "Wie schwer ist der Karton? Rund 4 kg.",
      "Leicht, 180 g Single-Jersey",
      "Die Waschladung bringt 5 kg auf die Waage.",
      "Bei nur 3 kg und 30 °C waschen.",
      "3 Kartons; netto 12 kg, brutto 13 kg",
      "Lieferung: 10 kg (verpackt 11 kg)",
      "A edição anterior pesava 300 g.",
    ])
      expect(weights(text), text).toEqual([]);
    for (const text of [
      "La portata arriva a 120 kg.",
      "Die Tragkraft beläuft sich auf 120 kg.",
      "Dítě má 20 kg.",
      "Stolička pre deti, ktorých hmotnosť nepresahuje 20 kg.",
    ])
      expect(weights(text, "furniture"), text).toEqual([]);
  });

  test("is that of the pair beside that of one shoe, and none of a sole", () => {
    for (const text of [
      "350 g par chaussure, soit 700 g la paire.",
      "Each shoe weighs 350 g, the pair 700 g.",
      "Jeder Schuh wiegt 350 g, das Paar 700 g.",
      "Cada zapato pesa 350 g, el par 700 g.",
      "350 g per shoe, or 700 g for the pair.",
      "Hver sko vejer 350 g, altså 700 g for parret.",
    ])
      expect(new Set(weights(text, "footwear")), text).toEqual(new Set([700]));
    for (const text of ["Die Sohle wiegt 190 g.", "La semelle pèse 190 g.", "Pohjan paino on 190 g."])
      expect(weights(text, "footwear"), text).toEqual([]);
  });
});

test("heads and labels with the word cut short tell what one piece weighs", () => {
  for (const text of [
    "T-shirt, 500 pcs, unit net wt. 0.215 kg",
    "T-paita, 85 kpl, nettopaino/kpl 0,215 kg",
    "Maglietta, pz 300, peso netto unitario kg 0,215",
    "Cod\tDenumire\tCant.\tGr./buc. (g)\n5521\tTricou\t40\t215",
    "Šifra\tNaziv\tKol.\tTež./kom (g)\n9045\tMajica\t35\t215",
  ])
    expect(weights(text, "textile", "invoice"), text).toEqual([215]);
  for (const text of ["Colli 8, peso netto kg 74,20, peso lordo kg 81,00", "Tel/buc. (g)"])
    expect(weights(text, "textile", "invoice"), text).toEqual([]);
});

test("a weight alone in its line is that of the label over it", () => {
  for (const text of [
    "Valmistusmaa\nViro\nPaino\n870 g (koko M)\nKoot\nS, M",
    "Peso al paio (n. 40)\n870 g",
    "Gewicht\n870 g",
  ])
    expect(weights(text), text).toEqual([870]);
  for (const text of ["Peso con scatola\n870 g", "Stoffgewicht\n870 g", "Weight of the sole\n870 g"])
    expect(weights(text), text).toEqual([]);
});

test("the whole is told behind the weight of what fills it", () => {
  for (const text of [
    "Füllgewicht: 450 g, Gesamtgewicht der Decke 1.100 g",
    "Fill weight: 450 g; total weight of the duvet: 1,100 g",
    "Waga wypełnienia: 450 g, waga całkowita kołdry: 1100 g",
    "Poids du garnissage : 450 g, poids total de la couette : 1 100 g",
  ])
    expect(weights(text), text).toEqual([1100]);
  expect(weights("Füllgewicht: 450 g\nGesamtgewicht Karton: 12 kg")).toEqual([]);
});

test("a label within a line says of what one is weighed", () => {
  for (const text of [
    "Origen: Colombia Peso neto por pijama: 310 g",
    "Herkunft: Polen Gewicht je Bademantel: 310 g",
    "Origine : Inde Poids net par peignoir : 310 g",
  ])
    expect(weights(text), text).toEqual([310]);
  expect(weights("Origen: Colombia Peso por caja: 310 g")).toEqual([]);
});
