import { expect, test } from "bun:test";
import { told } from "../../../../../../tests/support/compositions.ts";

/** Sentences behind a composition of 80 % wool, which alone is told. */
function expectAside(sentences: readonly string[]): void {
  for (const sentence of sentences)
    expect({ sentence, told: told(`Shell: 80% wool, 20% polyamide\n${sentence}`) }).toEqual({
      sentence,
      told: told("Shell: 80% wool, 20% polyamide"),
    });
}

test("what a first sample or a prototype was made of is told of no product", () => {
  expectAside([
    "The first sample had a shell of 60% cotton and 40% linen.",
    "Our prototype was made with a shell of 100% cotton.",
    "Das erste Muster hatte einen Oberstoff aus 60 % Baumwolle und 40 % Leinen.",
    "Le premier échantillon était en 100 % coton.",
    "Il primo campione era in 60% cotone e 40% lino.",
    "La primera muestra tenía 60% algodón y 40% lino.",
    "Het eerste monster had een buitenstof van 100% katoen.",
    "Pierwsza próbka była z 60% bawełny i 40% lnu.",
    "Det första provet hade yttertyg av 100 % bomull.",
    "Den første prøve havde ydermateriale af 100 % bomuld.",
    "První vzorek měl vrchní materiál 100 % bavlna.",
  ]);
});

test("what a sample was made of, before what is made", () => {
  for (const sentence of [
    "The sample of 2 May was 100% cotton, bulk production is",
    "Das Muster vom Mai war aus 100 % Baumwolle; die Serie wird gefertigt aus",
    "L'échantillon était en 100 % coton ; la production est en",
    "Il campione inviato era in 100% cotone, l'articolo definitivo è in",
    "La muestra enviada era 100 % algodón; la producción es",
    "Het monster was van 100% katoen, de productie is van",
    "Próbka była ze 100% bawełny, produkcja seryjna z",
    "Provet var i 100 % bomull, produktionen är i",
    "Vzorek byl ze 100 % bavlny, série je z",
    "Numune %100 pamuk idi; üretim",
  ])
    expect({ sentence, told: told(`${sentence} 80% WO 20% PA.`) }).toEqual({
      sentence,
      told: ["wool 80, polyamide 20"],
    });
});

test("nor is what was never put into production", () => {
  expectAside([
    "Sample TW-7/2, shown in May, was made with a shell of 100% cotton. It was a trial and was never put into production.",
    "Das Muster vom Mai war aus 100 % Baumwolle; es ging nicht in Produktion.",
    "L'échantillon de mai était en 100 % coton ; il n'est jamais entré en production.",
    "Il campione di maggio era in 100% cotone; non è mai entrato in produzione.",
    "Het monster van mei was van 100% katoen; het is nooit in productie genomen.",
    "Vzorek z května měl 100 % bavlnu; do výroby nešel.",
    "Próbka z maja miała 100% bawełny; nie weszła do produkcji.",
  ]);
});

test("nor what was delivered in another year still, and a version that is made no longer", () => {
  expectAside([
    "In het voorjaar van 2022 leverden wij deze jas nog met een buitenstof van 100% katoen.",
    "Im Herbst 2022 lieferten wir den Mantel noch mit Oberstoff aus 100 % Baumwolle.",
    "En 2022, nous livrions encore ce manteau en 100 % coton.",
    "Nel 2022 fornivamo questo cappotto ancora in 100% cotone.",
    "Die Jacke gab es mit Oberstoff aus 100 % Baumwolle; diese Ausführung wird seit 2023 nicht mehr hergestellt.",
    "De jas was er van 100% katoen; die uitvoering wordt sinds mei 2023 niet meer gemaakt.",
    "Edition 2 of 2019 (shell 100% cotton, waxed) is obsolete.",
    "Ausgabe 2 von 2019 (Oberstoff 100 % Baumwolle, gewachst) ist ungültig.",
  ]);
});

test("nor what a version of the paper said before, or what used to be so", () => {
  expectAside([
    "Issue 1 of this sheet was for a shell of 100% linen.",
    "The shell used to be of 100% cotton.",
    "W wersji 1 tkanina była ze 100% bawełny.",
    "Ausgabe 1 (März 2024) nannte als Oberstoff 100 % Baumwolle; Ausgabe 2 ersetzt sie.",
    "La version 1 mentionnait par erreur un tissu 100 % coton.",
    "La versione precedente riportava 100% cotone.",
    "Den här utgåvan ersätter utgåva 2, som angav 100 % bomull.",
    "Verze 1 (květen 2025) uváděla 100 % bavlnu.",
    "Версия 1 посочваше 100 % памук.",
    "Version 1 had a shell of 100% cotton, version 2 has wool.",
  ]);
});

test("but what samples are sent of, and what is made in a year, is the product's", () => {
  for (const sentence of [
    "The sample is of 60% cotton and 40% linen and goes into production in May.",
    "In 2026 leveren wij deze jas van 60% katoen en 40% linnen.",
  ])
    expect({ sentence, told: told(sentence) }).toEqual({ sentence, told: ["cotton 60, linen 40"] });
});

test("nor a quality that was given up, with what the label tells in its place", () => {
  for (const sentence of [
    "The quality of May (100% cotton) has been dropped. What is on the sewn-in label is",
    "The quality with 100% cotton was discontinued. What we ship is",
    "Die Qualität mit 100 % Baumwolle wurde\neingestellt. Auf dem Webetikett sind",
    "La qualité du printemps, 100 % coton, a été abandonnée. Sur l'étiquette est",
    "La qualità di maggio (100% cotone) è stata abbandonata. Spediamo",
    "La calidad de mayo, 100 % algodón, fue descartada. Enviamos",
    "A qualidade de maio (100% algodão) foi descontinuada. Enviamos",
    "Kevään laatu (100 % puuvilla) on poistunut. Toimitamme",
    "Jakość z maja, 100% bawełna, została wycofana. Wysyłamy",
  ])
    expect({ sentence, told: told(`${sentence} 80% wool and 20% polyamide.`) }).toEqual({
      sentence,
      told: ["wool 80, polyamide 20"],
    });
});

test("what a label itself is made of is told of no product", () => {
  for (const said of ["The woven label is 100% polyester.", "Print on the sewn-in label is 100% polyester."])
    expect({ said, told: told(said) }).toEqual({ said, told: [] });
});
