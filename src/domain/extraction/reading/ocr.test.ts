import { expect, test } from "bun:test";
import { cpSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import PDFDocument from "pdfkit";
import { degraded } from "../../../../scripts/evaluate/degrade.ts";
import { drawPdf } from "../../../../scripts/evaluate/draw.ts";
import type { Specimen } from "../../../../scripts/evaluate/specimen.ts";
import { languageOf } from "./language.ts";
import { busiestPart, corrected, embeddedModel } from "./ocr.ts";
import { passagesOf } from "./passage.ts";
import { readDocument } from "./read.ts";

const LIMITS = { languages: undefined, milliseconds: 60_000 };
const SHEET: Specimen = {
  name: "Rock",
  language: "de",
  template: "textile",
  kind: "tech_sheet",
  pages: [
    [
      { title: "Datenblatt für den Rock" },
      { text: ["Zusammensetzung: Baumwolle und Wolle", "Hersteller: Möbel Öhlmann, Größe und Gewicht"] },
      {
        table: [
          ["Marke", "Wattläufer"],
          ["Länge", "größer als 60 cm"],
        ],
        lines: true,
      },
    ],
  ],
  truth: {},
};

async function rowsOf(bytes: Uint8Array<ArrayBuffer>, languages?: string): Promise<string> {
  const [reading] = await readDocument(bytes, { ...LIMITS, languages });
  return reading ? (passagesOf(reading)[0]?.text ?? "") : "";
}

test("a scan is read in its own language, row by row", async () => {
  const text = await rowsOf(await degraded(await drawPdf(SHEET), "scan", "ocr"));
  expect(text).toContain("Hersteller: Möbel Öhlmann, Größe und Gewicht");
  expect(text).toContain("Marke\tWattläufer\nLänge\tgrößer als 60 cm");
}, 90_000);

test("dots that lead to a value are not read, and the columns of a table keep together", async () => {
  const page: Specimen = {
    ...SHEET,
    pages: [
      [
        {
          pairs: [
            ["Hersteller", "Wattläufer"],
            ["Gewicht", "86 Gramm"],
            ["Marke", "Öhlmann"],
          ],
          style: "dots",
        },
        {
          table: [
            ["Artikelnummer", "Bezeichnung", "Menge"],
            ["WL-2047", "Rock aus Wolle und Baumwolle mit weitem Saum", "48"],
          ],
        },
      ],
    ],
  };
  const [reading] = await readDocument(await degraded(await drawPdf(page), "scan", "dots"), LIMITS);
  const [rows, columns] = reading ? passagesOf(reading) : [];
  expect(rows?.text).toContain("Hersteller\tWattläufer\nGewicht\t86 Gramm\nMarke\tÖhlmann");
  expect(columns?.text).toContain("Artikelnummer\nWL-2047");
}, 120_000);

test("a page that lies upside down or on its side is read like any other", async () => {
  const scan = Buffer.from(await degraded(await drawPdf(SHEET), "scan", "ocr")).toString("latin1");
  for (const degrees of [180, 90]) {
    const turned = scan.replace("/Type /Page\n", `/Type /Page /Rotate ${degrees}\n`);
    const text = await rowsOf(new Uint8Array(Buffer.from(turned, "latin1")));
    expect(text, `${degrees}`).toContain("Hersteller: Möbel Öhlmann");
  }
}, 120_000);

test("the part that tells how a page stands has letters, and not the bars of a code", () => {
  const [width, height] = [600, 900];
  const shades = new Uint8Array(width * height).fill(250);
  const draw = (isInk: (x: number, y: number) => boolean) => {
    for (let y = 0; y < height; y++)
      for (let x = 0; x < width; x++) if (isInk(x, y)) shades[y * width + x] = 20;
  };
  const isOfLines = (x: number, y: number) =>
    x > 200 && x < 400 && y > 100 && y < 400 && y % 40 < 16 && (x + y) % 13 < 4;
  draw(isOfLines);
  // A code with more strokes in each row than the lines have, that leans a little.
  draw((x, y) => x > 150 && x < 450 && y > 500 && y < 700 && (x + Math.floor(y / 40)) % 9 < 4);
  const band = busiestPart({ width, height, shades });
  const top = (band.shades.byteOffset - shades.byteOffset) / width;
  expect(top).toBeGreaterThan(60);
  expect(top + band.height).toBeLessThan(500);
});

test("blank pages of a scanner take no place among those that are read", async () => {
  const document = new PDFDocument({ autoFirstPage: false, size: "A4" });
  const parts: Buffer[] = [];
  document.on("data", (part: Buffer) => parts.push(part));
  const ended = new Promise((resolve) => document.on("end", resolve));
  for (let i = 0; i < 31; i++) document.addPage().rect(0, 0, 300, 300).fill("white");
  document
    .addPage()
    .image(Buffer.from(await degraded(await drawPdf(SHEET), "photo", "ocr")), 0, 0, { width: 595 });
  document.end();
  await ended;
  const [reading] = await readDocument(new Uint8Array(Buffer.concat(parts)), LIMITS);
  expect(reading?.page).toBe(32);
}, 90_000);

test("more languages come from a folder", async () => {
  const folder = mkdtempSync(join(tmpdir(), "carnet-languages-"));
  try {
    writeFileSync(join(folder, "readme.txt"), "not a language");
    writeFileSync(join(folder, "ces.traineddata"), embeddedModel("pol"));
    cpSync(join(folder, "ces.traineddata"), join(folder, "Latin.traineddata"));
    const czech: Specimen = {
      ...SHEET,
      pages: [
        [
          {
            text: ["Značka a složení", "Země původu a hmotnost", "bavlna pro výrobku číslo", "prát a žehlit"],
            size: 14,
          },
        ],
      ],
    };
    const scan = await degraded(await drawPdf(czech), "scan", "ocr");
    // With Polish letters in place of Czech ones, what English ones give is not read.
    expect(await rowsOf(scan, folder)).not.toBe(await rowsOf(scan));
  } finally {
    rmSync(folder, { recursive: true });
  }
}, 90_000);

test("languages are told by their common words", () => {
  for (const [text, language] of [
    ["Made in Portugal, the brand of this article", "eng"],
    ["Zusammensetzung Baumwolle, nicht bleichen, Hersteller", "deu"],
    ["Pays d'origine et composition, lavage à la main", "fra"],
    ["Paese di origine e composizione, non lavare", "ita"],
    ["País de origen y composición, no lavar con lejía", "spa"],
    ["País de origem e composição, não usar lixívia", "por"],
    ["Samenstelling en land van herkomst, niet wassen", "nld"],
    ["Skład i kraj pochodzenia, nie prać", "pol"],
    ["4006381333931", "eng"],
  ] as const)
    expect(languageOf(text), text).toBe(language);
});

test("a small two that was taken for a sign is that of a square metre, and a question stays one", () => {
  const read = ["260g/m?", "fils/cm?", "g/m*,", "g/m'", "m?", "Ramm?", "km?", "m2?", "am?"];
  expect(read.map((word) => corrected(word, ""))).toEqual([
    "260g/m²",
    "fils/cm²",
    "g/m²,",
    "g/m²",
    "m²",
    "Ramm?",
    "km?",
    "m2?",
    "am?",
  ]);
  expect(corrected("g/m?", "50")).toBe("g/m²");
});

test("what stands for Portuguese wool behind a share is put right", () => {
  const read = ["1ã", "1á", "ã,", "a", "á", "lã", "à"];
  expect(read.map((word) => corrected(word, "80%"))).toEqual(["lã", "lã", "lã,", "a", "á", "lã", "à"]);
  expect(corrected("ã", "é")).toBe("ã");
});

test("letters in a share that stand for figures of the same shape are those figures", () => {
  const read = ["1OO%", "l00%", "9O%", "IOO%,", "10%", "lo%", "OO%", "Oslo", "20%"];
  expect(read.map((word) => corrected(word, ""))).toEqual([
    "100%",
    "100%",
    "90%",
    "100%,",
    "10%",
    "lo%",
    "OO%",
    "Oslo",
    "20%",
  ]);
  expect(corrected("1OO%", "20")).toBe("100%");
});

test("figures that were taken for units are put right by what stands around them", () => {
  for (const [before, read, meant] of [
    ["385", "9/db", "g/db"],
    ["bis", "9/12", "9/12"],
    ["(640", "9),", "g),"],
    ["640", "9)", "9)"],
    ["at", "40%C,", "40°C,"],
    ["at", "40%", "40%"],
  ] as const)
    expect(corrected(read, before), `${before} ${read}`).toBe(meant);
});

test("a degree that is taken for a figure is one again before the letter for Celsius", () => {
  expect(["405C.", "30OC", "1108C;", "405", "45C", "1405C"].map((read) => corrected(read, ""))).toEqual([
    "40°C.",
    "30°C",
    "110°C;",
    "405",
    "45C",
    "1405C",
  ]);
});

test("names in large letters, and light ones in a dark bar, are read from a scan", async () => {
  const document = new PDFDocument({ size: "A4", margin: 50 });
  const parts: Buffer[] = [];
  document.on("data", (part: Buffer) => parts.push(part));
  const ended = new Promise((resolve) => document.on("end", resolve));
  document.rect(0, 0, 595, 70).fill("#4a4a4a");
  document.fill("white").font("Helvetica-Bold").fontSize(20).text("Nordhavn Textil", 50, 25);
  document.fill("black").fontSize(26).text("THORNBURY", 50, 100);
  document.font("Helvetica").fontSize(9);
  for (const [i, line] of [
    "Article: AB-4471",
    "Net weight: 430 g",
    "Made in Portugal",
    "Material: 100 % cotton",
  ].entries())
    document.text(line, 50, 150 + i * 18);
  document.end();
  await ended;
  const bytes = new Uint8Array(Buffer.concat(parts));
  const rows = await rowsOf(new Uint8Array(await degraded(bytes, "scan", "bars")));
  expect(rows.split("\n")).toEqual([
    "Nordhavn Textil",
    "THORNBURY",
    "Article: AB-4471",
    "Net weight: 430 g",
    "Made in Portugal",
    "Material: 100 % cotton",
  ]);
}, 90_000);
