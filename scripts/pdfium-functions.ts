/**
 * Finds the functions of PDFium that the text of documents is read with, for `pack.ts`: a sixth of all. To be run
 * again when its version changes, and with new papers among those that are filed.
 *
 *     bun scripts/pdfium-functions.ts
 */
import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import PDFDocument from "pdfkit";
import { openPdf } from "../src/domain/extraction/reading/pdf.ts";
import { putTogether, takeApart } from "../src/formats/wasm-functions.ts";
import { pdf } from "../tests/support/documents.ts";
import { png } from "../tests/support/pictures.ts";
import { degraded } from "./evaluate/degrade.ts";
import { drawPdf } from "./evaluate/draw.ts";
import { bytesOf, filedPapers } from "./evaluate/filed.ts";
import { FILED } from "./evaluate/sets.ts";
import { TUNING } from "./evaluate/tuning/first.ts";
import { TUNING_MORE } from "./evaluate/tuning/second.ts";
import { TUNING_THIRD } from "./evaluate/tuning/third.ts";
import { writeUsed } from "./pdfium-used.ts";
import { endOfLocals } from "./trimmed-program.ts";

const PROGRAM = fileURLToPath(import.meta.resolve("@embedpdf/pdfium/pdfium.wasm"));
/** A function that the program is given and does not need to read: it is told of each call. */
const TOLD = "fd_sync";
const ROOM = 500_000;
const MOST_PAGES = 3;
/** Share of a page that a picture covers which is read from it, and dots an inch in which that is drawn. */
const [MOST_OF_PAGE, PICTURE_DPI] = [0.5, 200];
/** Of those that are filed, some thousand, so many need a function that is to be at hand. */
const LEAST_PAPERS = 2;

/** A page as scanners write them, with text over it. */
const SCANNED = Buffer.from(await new Bun.Image(await png(620, 877)).jpeg().bytes());

const program = new Uint8Array(readFileSync(PROGRAM));
let called = new Set<number>();
const { compile, instantiate } = WebAssembly;
const telling = tellingOfCalls(program);
// What starts it gets a program that tells what is called.
WebAssembly.compile = () => compile(telling);
WebAssembly.instantiate = ((module: WebAssembly.Module, imports: WebAssembly.Imports) => {
  for (const names of Object.values(imports)) names[TOLD] = (index: number) => Number(called.add(index)) * 0;
  return instantiate(module, imports);
}) as typeof WebAssembly.instantiate;

const used = new Set<number>();
for await (const bytes of specimens()) for (const index of await functionsFor(bytes)) used.add(index);
console.log(`${used.size} for specimens`);
const papers = new Map<number, number>();
for (const { set } of FILED)
  for (const paper of filedPapers(set))
    if (paper.file.endsWith(".pdf"))
      for (const index of await functionsFor(await bytesOf(paper)))
        papers.set(index, (papers.get(index) ?? 0) + 1);
for (const [index, count] of papers) if (count >= LEAST_PAPERS) used.add(index);
writeUsed(program, used);
console.log(`${used.size} functions of ${takeApart(program).bodies.length}`);

async function functionsFor(bytes: Uint8Array): Promise<ReadonlySet<number>> {
  called = new Set();
  try {
    const opened = await openPdf(bytes);
    for (let i = 0; i < Math.min(opened.pages, MOST_PAGES); i++) {
      await opened.read(i, ROOM);
      const isPicture = (await opened.pictured(i)) > MOST_OF_PAGE;
      if (isPicture && !(await opened.scan(i))) await opened.draw(i, PICTURE_DPI);
    }
  } catch (fault) {
    console.log(String(fault));
  }
  return called;
}

/** What any paper may have, however rare it is among those that are filed. */
async function* specimens(): AsyncGenerator<Uint8Array> {
  yield pdf([["Written in a font that every reader has"]]);
  // Its table of contents is wrong, as that of many is.
  const careless = Buffer.from(pdf([["Written by a careless program"]])).toString("latin1");
  yield Buffer.from(careless.replace(/startxref\n\d+/, "startxref\n1"), "latin1");
  yield await drawn({}, drawShowpiece);
  for (const pdfVersion of ["1.3", "1.4", "1.6", "1.7ext3"] as const)
    yield await drawn({ pdfVersion, ownerPassword: "printing only", userPassword: "" }, drawShowpiece);
  for (const specimen of [...TUNING, ...TUNING_MORE, ...TUNING_THIRD]) yield await drawPdf(specimen);
  for (const specimen of TUNING.slice(0, 1))
    yield await degraded(await drawPdf(specimen), "scan", specimen.name);
  yield await drawn({ margin: 0 }, (document) =>
    document.image(SCANNED, 0, 0, { width: 595 }).text("In colour"),
  );
}

async function drawn(options: PDFKit.PDFDocumentOptions, draw: (document: PDFKit.PDFDocument) => void) {
  const document = new PDFDocument(options);
  const parts: Buffer[] = [];
  document.on("data", (part: Buffer) => parts.push(part));
  const ended = new Promise((resolve) => document.on("end", resolve));
  draw(document);
  document.end();
  await ended;
  return new Uint8Array(Buffer.concat(parts));
}

/** What programs for print put on a page: colours of inks and of screens, lines of all kinds, shadows, notes, fonts. */
function drawShowpiece(document: PDFKit.PDFDocument): void {
  document
    .rect(50, 50, 100, 20)
    .fill([10, 20, 30, 40])
    .fillColor([0, 0, 0, 100])
    .text("In black ink", 50, 80);
  // As browsers and word processors mark paragraphs and ligatures.
  for (const marks of [{ mcid: 0 }, { lang: "en" }, { actual: "ffi" }])
    document.markContent("Span", marks).text("marked").endMarkedContent();
  for (const join of ["round", "bevel", "miter"] as const)
    for (const cap of ["round", "butt", "square"] as const)
      document
        .lineJoin(join)
        .lineCap(cap)
        .moveTo(50, 100)
        .lineTo(90, 140)
        .lineTo(130, 100)
        .lineWidth(4)
        .stroke();
  document
    .dash(5, { space: 10 })
    .circle(200, 100, 30)
    .lineWidth(1)
    .strokeColor([80, 0, 0, 0])
    .stroke()
    .undash();
  document
    .path("M 0,220 L 100,360 Q 130,400 150,320 C 190,160 200,400 300,350 A 30 30 0 0 1 500 300")
    .stroke();
  const across = document.linearGradient(50, 400, 150, 450).stop(0, "green").stop(1, "yellow");
  document.rect(50, 400, 100, 50).fill(across);
  const around = document.radialGradient(250, 425, 5, 250, 425, 40).stop(0, "white").stop(1, "red");
  document.rect(200, 400, 100, 50).fill(around);
  document.save().circle(400, 425, 30).clip().opacity(0.5).rect(370, 395, 60, 60).fill("blue").restore();
  document
    .link(50, 500, 50, 20, "https://example.com")
    .note(120, 500, 20, 20, "A note")
    .highlight(150, 500, 50, 10);
  for (const font of ["Helvetica-Bold", "Times-Italic", "Courier", "Symbol", "ZapfDingbats"])
    document.font(font).fillColor("black").text(`Größe 40 – 5 % in ${font}`, 50);
  document
    .rotate(30, { origin: [300, 600] })
    .font("Helvetica")
    .text("Aslant", 300, 600, { stroke: true });
}

/** The program, with a call of `TOLD` at the begin of each function. */
function tellingOfCalls(program: Uint8Array<ArrayBuffer>): Uint8Array<ArrayBuffer> {
  const imports = WebAssembly.Module.imports(new WebAssembly.Module(program));
  const told = imports.filter(({ kind }) => kind === "function").findIndex(({ name }) => name === TOLD);
  const { head, bodies, tail } = takeApart(program);
  const telling = bodies.map((body, i) => {
    const code = endOfLocals(body);
    // i32.const, call, drop
    const call = [0x41, ...signed(i), 0x10, told, 0x1a];
    return new Uint8Array([...body.subarray(0, code), ...call, ...body.subarray(code)]);
  });
  return putTogether({ head, bodies: telling, tail });
}

/** A number of up to 20 bits as a signed one in LEB128. */
function signed(value: number): number[] {
  return [(value & 0x7f) | 0x80, ((value >> 7) & 0x7f) | 0x80, value >> 14];
}
