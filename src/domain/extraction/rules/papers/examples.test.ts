import { expect, test } from "bun:test";
import { readingOf } from "../../../../../tests/support/readings.ts";
import { findByRules } from "../../rules.ts";

function told(text: string) {
  const found = findByRules([readingOf(text)], { template: "textile", kind: "other" });
  const value = (field: string) => found.filter((one) => one.field === field).map((one) => one.value);
  const fibres = found.flatMap(({ field, value: shares }) =>
    field === "fibre_composition" ? (shares as { fibre: string }[]).map(({ fibre }) => fibre) : [],
  );
  return [value("reference"), fibres, value("country_making"), value("net_weight")];
}

const OWN = [["CD-200"], ["wool", "polyamide"], ["PT"], [300]];
const NOTHING_YET = [["CD-200"], [], [], []];

test("a column of examples beside that of the answers is of no product, also where the answers are wanting", () => {
  for (const [heads, labels, example, own] of [
    [
      "Question\tExample\tYour answer",
      ["Article no.", "Composition", "Country of origin", "Net weight"],
      ["100% cotton", "Turkey"],
      ["80% wool, 20% polyamide", "Portugal"],
    ],
    [
      "Angabe\tAusfüllbeispiel\tIhre Angaben",
      ["Artikelnummer", "Zusammensetzung", "Herstellungsland", "Nettogewicht"],
      ["100 % Baumwolle", "Türkei"],
      ["80 % Wolle, 20 % Polyamid", "Portugal"],
    ],
    [
      "Donnée\tAide / exemple\tRéponse",
      ["Référence", "Composition", "Pays de fabrication", "Poids net"],
      ["100 % coton", "Turquie"],
      ["80 % laine, 20 % polyamide", "Portugal"],
    ],
    [
      "Domanda\tEsempio di risposta\tRisposta",
      ["Codice articolo", "Composizione", "Paese di confezione", "Peso netto"],
      ["100% cotone", "Turchia"],
      ["80% lana, 20% poliammide", "Portogallo"],
    ],
    [
      "Pole\tPrzykład\tOdpowiedź dostawcy",
      ["Nr artykułu", "Skład", "Kraj produkcji", "Masa netto"],
      ["100% bawełna", "Turcja"],
      ["80% wełna, 20% poliamid", "Portugalia"],
    ],
  ] as const) {
    const rows = (answers: readonly string[]) =>
      [
        heads,
        `${labels[0]}\tAB-100\tCD-200`,
        ...example.map((said, i) => `${labels[i + 1]}\t${said}\t${answers[i]}`),
        `${labels[3]}\t850 g\t${answers[2]}`,
      ].join("\n");
    expect(told(rows([...own, "300 g"])), heads).toEqual(OWN);
    expect(told(rows(["–", "–", "–"])), heads).toEqual(NOTHING_YET);
  }
});

test("an example in a block ends where the form begins with the same labels", () => {
  for (const [heading, form, labels, answers] of [
    [
      "Example (please delete):",
      "Your article",
      "Style no.|Composition|Made in|Net weight",
      "80% wool, 20% polyamide|Portugal",
    ],
    [
      "So wird ausgefüllt (Beispiel)",
      "Ihr Artikel",
      "Artikelnummer|Material|Herstellungsland|Nettogewicht",
      "80 % Wolle, 20 % Polyamid|Portugal",
    ],
    [
      "Ejemplo de respuesta",
      "Su artículo",
      "Referencia|Composición|País de fabricación|Peso neto",
      "80 % lana, 20 % poliamida|Portugal",
    ],
    [
      "Exempel på ifyllt formulär",
      "Er artikel",
      "Artikelnummer|Material|Tillverkningsland|Nettovikt",
      "80 % ull, 20 % polyamid|Portugal",
    ],
  ] as const) {
    const [number, material, country, weight] = labels.split("|");
    const lines = (...said: readonly string[]) =>
      [number, material, country, weight].map((label, i) => `${label}: ${said[i]}`);
    const example = lines("AB-100", "100 % viscose", "India", "850 g");
    expect(
      told([heading, ...example, form, ...lines("CD-200", ...answers.split("|"), "300 g")].join("\n")),
      heading,
    ).toEqual(OWN);
  }
});

test("an example in a row, in brackets or in place of an answer is none of the product", () => {
  expect(
    told(
      "Nr art.\tWyrób\tSkład\tMasa netto\nPrzykład\tKurtka\t100% bawełna\t850 g\nCD-200\tSzalik\t80% wełna, 20% poliamid\t300 g",
    ),
  ).toEqual([["CD-200"], ["wool", "polyamide"], [], [300]]);
  expect(
    told(
      "Artikelnummer\tCD-200\nSamenstelling (bv. 98% katoen, 2% elastaan)\t\nNettogewicht\tbijv. 850 g\nLand van confectie\tbv. Turkije",
    ),
  ).toEqual(NOTHING_YET);
  expect(
    told("Číslo výrobku\tCD-200\nSložení (např. 98 % bavlna, 2 % elastan)\t\nHmotnost netto\tnapř. 850 g"),
  ).toEqual(NOTHING_YET);
});

test("a heading or a name with the word for an example takes nothing away", () => {
  expect(
    told(
      "An example of our work\nStyle no.: CD-200\nComposition: 80% wool, 20% polyamide\nMade in: Portugal\nNet weight: 300 g",
    ),
  ).toEqual(OWN);
  expect(
    told(
      "Hersteller\tBeispiel GmbH\nArtikelnummer\tCD-200\nZusammensetzung\t80 % Wolle, 20 % Polyamid\nHerstellungsland\tPortugal\nNettogewicht\t300 g",
    ),
  ).toEqual(OWN);
});
