/** Makes labels, round by round; a line of JSON for each round after the first, which warms up. */
import { drawLabels, type LabelWish } from "../../src/domain/labels/draw-labels.ts";
import { randomUid, UID_BYTES } from "../../src/formats/crockford.ts";
import { BUILT_IN_TEMPLATES } from "../../src/formats/labels/built-in.ts";
import type { Piece } from "../../src/formats/labels/piece.ts";
import { SHEETS } from "../../src/formats/labels/sheet.ts";
import type { LabelTemplate } from "../../src/formats/labels/template.ts";
import type { Measured } from "./labels.ts";

const PIECES = 5000;
const template = BUILT_IN_TEMPLATES["code"] as LabelTemplate;
const sheet = SHEETS["a4-5x13-38.1x21.2"];

function piecesOf(count: number): Piece[] {
  return Array.from({ length: count }, (_, index) => {
    const serial = String(index + 1).padStart(6, "0");
    return { url: `https://id.example.com/01/05601234567892/21/${serial}`, fields: { serial } };
  });
}

async function make(pieces: readonly Piece[], wish: LabelWish) {
  const before = process.cpuUsage();
  const start = performance.now();
  let [bytes, firstMs] = [0, 0];
  for await (const part of drawLabels(template, pieces, wish)) {
    firstMs ||= performance.now() - start;
    bytes += part.length;
  }
  const { user, system } = process.cpuUsage(before);
  return { ms: (user + system) / 1000, bytes, firstMs };
}

/** Pieces of a product without a GTIN: their addresses have random characters. */
function randomPieces(count: number): Piece[] {
  return Array.from({ length: count }, (_, index) => {
    const uid = randomUid(crypto.getRandomValues(new Uint8Array(UID_BYTES)));
    return { url: `https://id.example.com/i/${uid}`, fields: { serial: String(index + 1) } };
  });
}

const some = piecesOf(PIECES);
const random = randomPieces(PIECES);
const many = piecesOf(PIECES * 10);
for (let round = -1; round < Number(process.argv[2]); round++) {
  const pdf = await make(some, { format: "pdf", sheet });
  const randomPdf = await make(random, { format: "pdf", sheet });
  const zip = await make(some, { format: "png" });
  Bun.gc(true);
  const held = process.memoryUsage().rss;
  await make(many, { format: "pdf", sheet });
  Bun.gc(true);
  const measured: Measured = {
    pdfMs: pdf.ms,
    pdfBytes: pdf.bytes,
    firstMs: pdf.firstMs,
    grownMb: Math.max(0, process.memoryUsage().rss - held) / 1e6,
    zipMs: zip.ms,
    randomPdfMs: randomPdf.ms,
  };
  if (round >= 0) console.log(JSON.stringify(measured));
}
