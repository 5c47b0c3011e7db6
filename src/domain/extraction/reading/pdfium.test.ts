import { expect, spyOn, test } from "bun:test";
import { readdirSync } from "node:fs";
import { join } from "node:path";
import PDFDocument from "pdfkit";
import { pdf } from "../../../../tests/support/documents.ts";
import { png } from "../../../../tests/support/pictures.ts";
import { openPdf } from "./pdf.ts";
import { lacksFunction, openPdfium } from "./pdfium.ts";

const MADE = "Made in Portugal";

/** A line of text and a circle that is tiled with small drawings, which few papers have. */
async function tiled(): Promise<Uint8Array> {
  const document = new PDFDocument();
  const tile = document.pattern([1, 1, 4, 4], 3, 3, "1 w 0 1 m 4 5 l s 2 0 m 5 3 l s");
  document.circle(200, 200, 50).fill([tile, "blue"]);
  document.fillColor("black").text(MADE, 50, 50);
  return written(document);
}

/** The bytes of a document whose last page is drawn. */
async function written(document: PDFKit.PDFDocument): Promise<Uint8Array<ArrayBuffer>> {
  const parts: Buffer[] = [];
  document.on("data", (part: Buffer) => parts.push(part));
  const ended = new Promise((resolve) => document.on("end", resolve));
  document.end();
  await ended;
  return new Uint8Array(Buffer.concat(parts));
}

/** Reads and draws a page as it is done for its text. */
async function readForText(bytes: Uint8Array): Promise<number> {
  const { pdfium, document } = await openPdfium(bytes, "for text");
  const page = pdfium.FPDF_LoadPage(document, 0);
  const bitmap = pdfium.FPDFBitmap_CreateEx(400, 400, 1, 0, 0);
  pdfium.FPDF_RenderPageBitmap(bitmap, page, 0, 0, 400, 400, 0, 0);
  return pdfium.FPDFText_CountChars(pdfium.FPDFText_LoadPage(page));
}

test("common papers are read with the functions of PDFium for text alone", async () => {
  const bytes = pdf([[MADE]]);
  expect(await readForText(bytes)).toBe(MADE.length);
  const { pdfium, document } = await openPdfium(bytes, "for text");
  // When PDFium has another version all functions are there, until scripts/pdfium-functions.ts has found these anew.
  expect(() => pdfium.FPDF_SaveAsCopy(document, 0, 0)).toThrow(WebAssembly.RuntimeError);
});

/** Papers as files of the evaluation, each set made by other programs. */
const FILED = join(import.meta.dir, "../../../../scripts/evaluate/filed");

test("so are those of browsers, office programs, typesetters and libraries", async () => {
  const compile = spyOn(WebAssembly, "compile");
  try {
    for (const set of readdirSync(FILED)) {
      const papers = readdirSync(join(FILED, set)).filter((name) => name.endsWith(".pdf"));
      for (const name of [papers[0], papers.at(-1)]) {
        compile.mockClear();
        const opened = await openPdf(await Bun.file(join(FILED, set, name ?? "")).bytes());
        await opened.read(0, 100_000);
        // Half of them once needed all functions, which took them half as long again.
        expect(compile, `${set}/${name}`).toHaveBeenCalledTimes(1);
      }
    }
  } finally {
    compile.mockRestore();
  }
});

test("a document that needs other functions is read all the same", async () => {
  const bytes = await tiled();
  const fault = await readForText(bytes).catch((thrown: unknown) => thrown);
  expect(lacksFunction(fault)).toBe(true);
  const opened = await openPdf(bytes);
  const [reading] = await opened.read(0, 1000);
  expect(reading?.words.map(({ text }) => text).join(" ")).toBe(MADE);
  expect(await opened.size(0)).toEqual({ width: 612, height: 792 });
});

test("a page scanned in colour is drawn in memory that is asked for once, and others can be read behind it", async () => {
  const jpeg = await new Bun.Image(await png(620, 877)).resize(2480, 3508).jpeg().bytes();
  const pages = new PDFDocument({ size: "A4", margin: 0, autoFirstPage: false });
  pages.addPage().text(MADE);
  pages.addPage().image(Buffer.from(jpeg), 0, 0, { width: 595, height: 842 });
  const document = await openPdf(await written(pages));
  const grow = spyOn(WebAssembly.Memory.prototype, "grow");
  try {
    const { width, height } = await document.draw(1, 200);
    expect([width, height]).toEqual([1654, 2339]);
    // Once where the functions for text turn out to be too few, and once with all.
    expect(grow).toHaveBeenCalledTimes(2);
  } finally {
    grow.mockRestore();
  }
  // Behind the last page the document is opened anew.
  const [reading] = await document.read(0, 1000);
  expect(reading?.words.map(({ text }) => text)).toEqual(MADE.split(" "));
});
