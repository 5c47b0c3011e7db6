/** Specimens as PDF files. */
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import PDFDocument from "pdfkit";
import type { Block, Specimen } from "./specimen.ts";

const FONTS = join(fileURLToPath(import.meta.resolve("dejavu-fonts-ttf/package.json")), "../ttf");
const FACES = {
  sans: ["DejaVuSans.ttf", "DejaVuSans-Bold.ttf"],
  serif: ["DejaVuSerif.ttf", "DejaVuSerif-Bold.ttf"],
  mono: ["DejaVuSansMono.ttf", "DejaVuSansMono-Bold.ttf"],
  narrow: ["DejaVuSansCondensed.ttf", "DejaVuSansCondensed-Bold.ttf"],
} as const;

const MARGIN = 54;
const WIDTH = 595 - 2 * MARGIN;
const SIZE = 10.5;
const LABEL_WIDTH = 160;

/** A PDF with text, as a program writes it; the same bytes of text and places every time. */
export async function drawPdf(specimen: Specimen): Promise<Uint8Array<ArrayBuffer>> {
  const document = new PDFDocument({ size: "A4", margin: MARGIN, autoFirstPage: false });
  const parts: Buffer[] = [];
  document.on("data", (part: Buffer) => parts.push(part));
  const ended = new Promise((resolve) => document.on("end", resolve));
  const [plain, bold] = FACES[specimen.font ?? "sans"];
  document.registerFont("plain", join(FONTS, plain)).registerFont("bold", join(FONTS, bold));
  for (const blocks of specimen.pages) {
    document.addPage();
    drawBlocks(document, blocks, MARGIN, MARGIN, WIDTH);
  }
  document.end();
  await ended;
  return new Uint8Array(Buffer.concat(parts));
}

/** Returns where the next block may begin. */
function drawBlocks(
  document: PDFKit.PDFDocument,
  blocks: readonly Block[],
  x: number,
  from: number,
  width: number,
): number {
  return blocks.reduce((y, block) => drawBlock(document, block, x, y, width) + 10, from);
}

function drawBlock(document: PDFKit.PDFDocument, block: Block, x: number, y: number, width: number): number {
  document.font("plain").fontSize(SIZE).fillColor("black");
  if ("title" in block) return write(document.font("bold").fontSize(15), block.title, x, y, width);
  if ("bar" in block) {
    document.rect(x, y, width, 18).fill("#2b3a55");
    write(document.font("bold").fillColor("white"), block.bar, x + 6, y + 3, width - 12);
    return y + 18;
  }
  if ("hidden" in block) return write(document.fillColor("white"), block.hidden, x, y, width);
  if ("text" in block)
    return block.text.reduce(
      (at, line) => write(document.fontSize(block.size ?? SIZE), line, x, at, width) + 2,
      y,
    );
  if ("beside" in block) {
    const half = width / 2 - 10;
    const left = drawBlocks(document, block.beside[0], x, y, half);
    return Math.max(left, drawBlocks(document, block.beside[1], x + half + 20, y, half));
  }
  if ("pairs" in block) return drawPairs(document, block, x, y, width);
  return drawTable(document, block, x, y, width);
}

function write(document: PDFKit.PDFDocument, text: string, x: number, y: number, width: number): number {
  document.text(text, x, y, { width });
  return document.y;
}

function drawPairs(
  document: PDFKit.PDFDocument,
  { pairs, style = "colon" }: Extract<Block, { pairs: unknown }>,
  x: number,
  y: number,
  width: number,
): number {
  return pairs.reduce((at, [label, value]) => {
    if (style === "colon") return write(document, `${label}: ${value}`, x, at, width) + 3;
    if (style === "stacked") {
      const below = write(document.font("bold").fontSize(8), label, x, at, width);
      return write(document.font("plain").fontSize(SIZE), value, x, below, width) + 6;
    }
    const below = write(
      document,
      style === "dots" ? dotted(document, label) : label,
      x,
      at,
      LABEL_WIDTH + 10,
    );
    return Math.max(below, write(document, value, x + LABEL_WIDTH, at, width - LABEL_WIDTH)) + 3;
  }, y);
}

function dotted(document: PDFKit.PDFDocument, label: string): string {
  let text = `${label} `;
  while (document.widthOfString(`${text}.`) < LABEL_WIDTH - 6) text += ".";
  return text;
}

function drawTable(
  document: PDFKit.PDFDocument,
  { table, widths, lines }: Extract<Block, { table: unknown }>,
  x: number,
  y: number,
  width: number,
): number {
  const columns = table[0]?.length ?? 1;
  const each = widths ?? Array.from({ length: columns }, () => width / columns);
  return table.reduce((top, row) => {
    let [left, bottom] = [x, top];
    for (const [i, cell] of row.entries()) {
      const cellWidth = each[i] ?? 60;
      if (cell !== "") bottom = Math.max(bottom, write(document, cell, left + 4, top + 3, cellWidth - 8));
      left += cellWidth;
    }
    if (lines) {
      let edge = x;
      for (const cellWidth of each) {
        document
          .rect(edge, top, cellWidth, bottom + 3 - top)
          .lineWidth(0.5)
          .stroke("#888888");
        edge += cellWidth;
      }
      document.fillColor("black");
    }
    return bottom + 3;
  }, y);
}
