import { expect, test } from "bun:test";
import { readingOf } from "../../../../../../tests/support/readings.ts";
import { findByRules } from "../../../rules.ts";

function referencesIn(text: string, kind = "other", template = "textile") {
  return findByRules([readingOf(text)], { template, kind })
    .filter(({ field }) => field === "reference")
    .map(({ value }) => value);
}

test("a letter tells the number that goes on the label", () => {
  for (const text of [
    "the number to print on the swing ticket is yours, 77-441; ours (K-12) stays internal.",
    "auf dem Hängeetikett steht bitte die Nummer 77-441, unsere Werksnummer K-12 entfällt.",
    "el número que debe ir en el colgante es el vuestro, 77-441; el nuestro (K-12) es solo para fábrica.",
    "na metce ma być numer 77-441, nasz K-12 zostaje w fabryce.",
    "A címkén a ti számotok áll majd: 77-441; a mi belső számunk (K-12) nem kerül rá.",
    "havlunun etiketindeki numara 77-441 olacak.",
    "на бирці має стояти номер 77-441, наш К-12 лишається внутрішнім.",
    "Voodipesu number etiketil on 77-441, meie tootmisnumber K-12 sinna ei lähe.",
  ])
    expect(referencesIn(text), text).toEqual(["77-441"]);
  for (const text of [
    "The batch number on the label is 77-441.",
    "Het lotnummer op het etiket is 4471.",
    "The licence number on the tag is 77-441.",
  ])
    expect(referencesIn(text), text).toEqual([]);
});

test("who buys has the number that a note tells to be on the label", () => {
  expect(
    referencesIn("Référence client (portée sur l'étiquette) : AM5530\nRéférence fournisseur : T 1187/2"),
  ).toEqual(["AM5530"]);
  expect(referencesIn("Vaše č. zboží (tisk na etiketě): LM-220\nNaše č. zboží: 77110")).toEqual(["LM-220"]);
  expect(
    referencesIn("Vs. articolo\tNs. articolo\nGR-4018\t77120\nSul cartellino va stampato il Vs. articolo."),
  ).toEqual(["GR-4018"]);
});

test("a number stands behind the name of its model", () => {
  for (const text of [
    "Model Elmcroft, 4711-20",
    "Modell „Elmenhof“, Nr. 4711-20",
    "Półbuty, model Wiązowo, 4711-20",
    "Bakancs, Szilfa modell, 4711-20",
    "Bot, Karaağaç modeli, 4711-20",
    "Alpargata Olmedal, mod. 4711-20",
    "Модел Бряст, 4711-20",
  ])
    expect(referencesIn(text, "tech_sheet"), text).toEqual(["4711-20"]);
  for (const text of ["Model Elmcroft, 36-41", "Model Elmcroft, 2025"])
    expect(referencesIn(text, "tech_sheet"), text).toEqual([]);
});

test("a number ends before a size that is called one, and before the bars of it", () => {
  expect(referencesIn("Artikel: 8802.17-S (S = Größe)")).toEqual(["8802.17"]);
  expect(referencesIn("Articolo: 8802/17-M (M = taglia)")).toEqual(["8802/17"]);
  expect(referencesIn("Artikel: 8802/17-S (S = Sommer)")).toEqual(["8802/17-S"]);
  expect(referencesIn("Art.-Nr. / EAN\t10 455 / 4012345001235")).toEqual(["10 455"]);
  expect(referencesIn("ELMELUND\nRef. 3307 B\nStr. 86")).toEqual(["3307 B"]);
});

test("goods have a number of their style, whatever they are called", () => {
  for (const text of [
    "Potvrdzujeme, že mikinu so štýlovým číslom 77-S3 vyrábame.",
    "Декларираме, че блузата с номер на модела 77-S3 се шие от нас.",
    "Izjavljamo, da je brisača z oznako modela 77-S3 izdelana pri nas.",
  ])
    expect(referencesIn(text, "declaration"), text).toEqual(["77-S3"]);
  expect(referencesIn("Wir bestätigen, dass wir den Pullover 5117 für Sie fertigen.", "declaration")).toEqual(
    ["5117"],
  );
  expect(
    referencesIn("Wir bestätigen, dass wir den Pullover 5000 Stück je Farbe liefern.", "declaration"),
  ).toEqual([]);
});

test("a machine is ordered by the number of its model with the word of its version", () => {
  expect(referencesIn("Appareil\tBouilloire\nModèle\tHD 2200 Plus", "declaration", "electronics")).toEqual([
    "HD 2200 Plus",
  ]);
  expect(referencesIn("Model/type: BX-40 mini", "declaration", "electronics")).toEqual(["BX-40 mini"]);
});

test("a number between the title of a sheet and what it is about is the article's", () => {
  for (const title of [
    "Technical data sheet KR-31 — Softshell jacket",
    "Datenblatt KR-31 – Softshelljacke",
    "Veste de montagne — FICHE TECHNIQUE KR-31 — Veste softshell",
    "SCHEDA TECNICA KR-31 — Giacca softshell",
    "FICHA TÉCNICA KR-31 — Chaqueta softshell",
    "Karta produktu KR-31 – kurtka softshell",
  ])
    expect(referencesIn(`${title}\n100% polyester`, "tech_sheet"), title).toEqual(["KR-31"]);
  expect(referencesIn("Datenblatt KR-31 – Ausgabe 2\n100% Polyester", "tech_sheet")).toEqual([]);
});
