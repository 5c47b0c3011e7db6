import { expect, test } from "bun:test";
import { readingOf } from "../../../../../tests/support/readings.ts";
import { findByRules } from "../../rules.ts";

function careTold(text: string): string[] {
  return findByRules([readingOf(text)], { template: "textile", kind: "other" })
    .filter(({ field }) => field.startsWith("care_"))
    .flatMap(({ value }) => (Array.isArray(value) ? value.map(String) : [String(value)]));
}

test("how somebody washed a piece is not how it is washed", () => {
  for (const text of [
    "The customer had washed the cardigan at 60 °C, so we reject the complaint.",
    "Die Kundin hat die Strickjacke bei 60 Grad gewaschen.",
    "La cliente a lavé le gilet à 60 °C ; sa réclamation est refusée.",
    "Il cliente ha lavato il cardigan a 60 °C.",
    "El cliente lavó la chaqueta a 60 °C.",
    "De klant heeft het vest op 60 °C gewassen.",
    "Klientka wyprała kardigan w 60 °C.",
    "Kunden tvättade koftan i 60 grader.",
    "Kunden vasket jakken på 60 grader.",
    "Asiakas pesi neuletakin 60 asteessa.",
    "Clienta a spălat jacheta la 60 °C.",
    "Müşteri hırkayı 60 °C'de yıkamış.",
  ])
    expect({ text, told: careTold(text) }).toEqual({ text, told: [] });
  expect(careTold("Das Hemd hat Knöpfe und wird bei 40 °C gewaschen.")).toEqual(["wash_40"]);
  expect(careTold("Het hemd heeft knopen en moet op 40 °C gewassen worden.")).toEqual(["wash_40"]);
});

test("what is done to a cloth before it is sewn is no care for what is sewn of it", () => {
  for (const text of [
    "Wash the fabric at 40 °C before cutting.",
    "Stoff vor dem Nähen bei 40 °C vorwaschen.",
    "Laver le tissu à 40 °C avant la coupe.",
    "Prima del taglio lavare la stoffa a 40 °C.",
    "Lavar la tela a 40 °C antes de coser.",
    "Przed szyciem tkaninę wyprać w 40 °C.",
    "Tvätta tyget i 40 °C före tillskärning.",
    "Pese kangas 40 asteessa ennen leikkaamista.",
  ])
    expect({ text, told: careTold(text) }).toEqual({ text, told: [] });
  expect(careTold("Before wearing, wash at 40 °C.")).toEqual(["wash_40"]);
});

test("what who writes does not tell is no care", () => {
  for (const text of [
    "Eine Pflegeempfehlung (etwa 40 °C) geben wir als Weber nicht ab.",
    "We do not give washing instructions (such as 40 °C).",
    "Nous ne donnons pas de conseil de lavage (par exemple 40 °C).",
    "Een wasadvies (bijvoorbeeld 40 °C) geven wij niet.",
    "Ett tvättråd (till exempel 40 °C) lämnar vi inte.",
  ])
    expect({ text, told: careTold(text) }).toEqual({ text, told: [] });
  expect(careTold("Wash at 40 °C; we cannot accept claims for softener.")).toEqual(["wash_40"]);
});

test("how a factory washes denim is no care", () => {
  for (const text of [
    "Yıkama prosesi\ttaş + enzim, 60 °C",
    "Wash process: enzyme and ozone, 60 °C",
    "Waschung: Enzymwäsche, 60 °C",
  ])
    expect({ text, told: careTold(text) }).toEqual({ text, told: [] });
  expect(careTold("Lavaggio: 40 °C con detersivo senza enzimi")).toEqual(["wash_40"]);
});

test("how a sample is washed and dried is told by a programme, a procedure or cycles", () => {
  for (const text of [
    "Programme 4N (lavage à 40 °C), séchage à plat, 3 cycles",
    "Wash at 40 °C, drying procedure C, flat dry",
    "Waschen bei 40 °C, liegend trocknen, 5 Zyklen",
  ])
    expect({ text, told: careTold(text) }).toEqual({ text, told: [] });
  for (const text of [
    "Schonwaschgang 40 °C, max. 25 Waschzyklen.",
    "Machine wash 40 °C, mild process, maximum 25 cycles.",
  ])
    expect({ text, told: careTold(text) }).toEqual({ text, told: ["wash_40_mild"] });
});

test("a shop named after its hangers tells of no drying, and what may clean is told by the solvent it leaves out", () => {
  expect(careTold("Destinatario: Tienda La Percha Azul")).toEqual([]);
  expect(careTold("Tienda en horizontal a la sombra.")).toEqual(["flat_shade"]);
  for (const text of [
    "Dry clean any solvent except trichloroethylene",
    "Chemische Reinigung mit allen Lösemitteln außer Trichlorethylen",
    "Nettoyage à sec tous solvants sauf trichloréthylène",
    "Chemisch reinigen met alle oplosmiddelen behalve trichloorethyleen",
  ])
    expect({ text, told: careTold(text) }).toEqual({ text, told: ["dry_p"] });
});

test("how often a cloth was washed to test it is no care", () => {
  for (const text of [
    "Fabric test: washed 5x at 60 °C, shrinkage 2 %.",
    "Stoffprüfung: 25× gewaschen bei 60 °C, Schrumpf 2 %.",
    "Tissu essayé après 20 lavages à 60 °C.",
    "Tessuto provato dopo 20 lavaggi a 60 °C.",
    "Tejido ensayado tras 20 lavados a 60 °C.",
    "Stof getest na 20 wasbeurten op 60 °C, krimp 2 %.",
    "Tkaninę badano po 20 praniach w 60 °C.",
    "Tyget testades efter 20 tvättar i 60 °C.",
    "Kangas testattu 20 pesun jälkeen 60 °C:ssa.",
    "Tkanina je ispitana nakon 20 pranja na 60 °C.",
    "Skúška úpletu\tprané 20× pri 60 °C, zrážanlivosť 2 %",
  ])
    expect({ text, told: careTold(text) }).toEqual({ text, told: [] });
  expect(careTold("Wash at 40 °C. After 20 washes make it waterproof again.")).toEqual(["wash_40"]);
  expect(careTold("Waschen bei 40 °C, geprüft für 50 Wäschen.")).toEqual(["wash_40"]);
});

test("what somebody asks, wishes for or tries is not how a piece is washed", () => {
  for (const text of [
    "Open question: do we want models that can be washed at 40 °C?",
    "Offene Frage: Soll das Modell bei 40 °C waschbar sein?",
    "Le client demande un lavage à 40 °C, essai en cours.",
    "Der Kunde wünscht Waschen bei 60 °C.",
    "Eva frågar butikerna om de vill ha tvätt i 60 °C.",
    "To do: wash trial at 60 °C.",
    "Teendő: mosási próba 60 °C-on.",
    "Zadanie: próba prania w 60 °C.",
    "Da fare: prova di lavaggio a 60 °C.",
    "Which wash shall the label say?\n30 °C\n60 °C",
    "Vorschlag A – Qualität Hellweg 210\n210 g/m², waschbar bei 60 °C",
    "Proposta 2: tecido mais leve, lavável a 60 °C",
  ])
    expect({ text, told: careTold(text) }).toEqual({ text, told: [] });
  expect(careTold("Can it be washed at 40 °C? Yes, on a normal cycle.")).toEqual(["wash_40"]);
  expect(careTold("Kann man es bei 40 °C waschen? Ja.")).toEqual(["wash_40"]);
});

test("how many washes an ink stands is not how a piece is washed", () => {
  for (const text of [
    "Ink of the label: grey, wash fast 40 cycles at 60 °C.",
    "Druckfarbe: waschecht, 50 Zyklen bei 60 °C",
    "Ink: black, wash fast 50\ncycles at 60 °C.",
    "Encre : noire, résistante au lavage, 50 cycles à 60 °C",
    "Inchiostro resistente al lavaggio 50 cicli a 60 °C",
    "Tinta negra, resistente al lavado, 50 ciclos a 60 °C",
    "Drukinkt wasecht 50 cycli op 60 °C",
    "Farba odporna na pranie, 50 cykli w 60 °C",
    "Tryckfärg, tvättäkta 50 cykler i 60 °C",
  ])
    expect({ text, told: careTold(text) }).toEqual({ text, told: [] });
  expect(careTold("Waschecht, waschbar bei 60 °C")).toEqual(["wash_60"]);
});
