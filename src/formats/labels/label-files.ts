/** Labels as files: each form of output from the same marks, part by part. */
import { Zip, ZipDeflate, ZipPassThrough } from "fflate";
import { counted } from "../counted.ts";
import { COMMA, csvLine } from "../csv.ts";
import { ndefUriMessage, toHex } from "../ndef.ts";
import { rasteriser } from "./bitmap.ts";
import { ByteWriter } from "./byte-writer.ts";
import type { Dpi } from "./dots.ts";
import { layOut, type Supplies } from "./layout.ts";
import { pdfOf } from "./pdf.ts";
import { nameOfPiece, type Piece } from "./piece.ts";
import { bitmapPngWriter } from "./png-label.ts";
import { type Correction, rollOf, type Sheet, sheetFault, UNCORRECTED } from "./sheet.ts";
import { svgOf } from "./svg.ts";
import { LabelFault, type LabelTemplate } from "./template.ts";
import { zplWriter } from "./zpl.ts";

export const LABEL_FORMATS = ["pdf", "zpl", "svg", "png", "zip", "csv"] as const;
export type LabelFormat = (typeof LABEL_FORMATS)[number];

/** What labels come out as. */
export interface LabelOutput {
  format: LabelFormat;
  /** Of a PDF; without it each label is a page, as on a roll. */
  sheet?: Sheet | undefined;
  correction?: Correction | undefined;
  /** The first cell that is used, counted from 1 along the rows; those before it were used up. */
  start?: number | undefined;
  /** Of the printer: modules of codes are whole dots. ZPL and PNG are drawn at 203 and 300 without it. */
  dpi?: Dpi | undefined;
  /** Of ZPL: codes as pictures of our own, or made by the printer. */
  codes?: "picture" | "printer" | undefined;
}

const ZPL_DPI: Dpi = 203;
const PNG_DPI: Dpi = 300;

type Part = Uint8Array<ArrayBuffer>;

/**
 * The file in parts. `svg` and `png` are a picture for one piece and a ZIP of pictures for several; `zip` holds both
 * kinds; `csv` is the table of addresses.
 * @throws LabelFault while parts are made
 */
export function* labelParts(
  template: LabelTemplate,
  pieces: readonly Piece[],
  supplies: Supplies,
  output: LabelOutput,
): Generator<Part, void, void> {
  const { format } = output;
  if (format === "csv") return yield* csvParts(pieces);
  if (format === "pdf") return yield* pdfParts(template, pieces, supplies, output);
  if (format === "zpl") return yield* zplParts(template, pieces, supplies, output);
  const drawings = pictures(template, supplies, output.dpi ?? PNG_DPI);
  const [only] = pieces;
  if (only && pieces.length === 1 && format !== "zip") return yield drawings[format](only);
  yield* zipParts(pieces, format === "zip" ? ["png", "svg"] : [format], drawings);
}

/** Content type, and the ending of a file's name. */
export function kindOfFile(format: LabelFormat, count: number): { contentType: string; ending: string } {
  if (format === "pdf") return { contentType: "application/pdf", ending: "pdf" };
  if (format === "zpl") return { contentType: "text/plain; charset=utf-8", ending: "zpl" };
  if (format === "csv") return { contentType: "text/csv; charset=utf-8", ending: "csv" };
  if (format === "zip" || count > 1) return { contentType: "application/zip", ending: "zip" };
  return format === "svg"
    ? { contentType: "image/svg+xml", ending: "svg" }
    : { contentType: "image/png", ending: "png" };
}

function pdfParts(
  template: LabelTemplate,
  pieces: readonly Piece[],
  supplies: Supplies,
  output: LabelOutput,
): Iterable<Part> {
  const sheet = output.sheet ?? rollOf(template.size);
  const correction = output.correction ?? UNCORRECTED;
  const fault = placingFault(template, sheet, output.start ?? 1);
  if (fault) throw fault;
  const form = { title: template.name, sheet, correction, size: template.size };
  const lay = layOut(template, { ...supplies, dpi: output.dpi });
  return pdfOf(
    pieces.values().map((piece) => lay(piece)),
    { ...form, skip: (output.start ?? 1) - 1, ink: template.ink ?? "#000000" },
  );
}

/** Why labels cannot be placed on a sheet; undefined where they can. */
export function placingFault(
  { size }: Pick<LabelTemplate, "size">,
  sheet: Sheet,
  start: number,
): LabelFault | undefined {
  const wrong = sheetFault(sheet);
  if (wrong) return new LabelFault("sheet", wrong);
  const slack = 0.5; // what sizes in inches are rounded by
  if (size.width > sheet.label.width + slack || size.height > sheet.label.height + slack)
    return new LabelFault(
      "sheet",
      `The label is ${size.width} × ${size.height} mm, and those of the sheet are ${sheet.label.width} × ${sheet.label.height} mm. Choose another sheet, or change the size in the template.`,
    );
  const cells = sheet.columns * sheet.rows;
  if (start < 1 || start > cells)
    return new LabelFault(
      "start",
      `The sheet has ${counted(cells, "label")}: begin with one from 1 to ${cells}.`,
    );
  return undefined;
}

/** Bytes that are sent at once. */
const PART_BYTES = 64 * 1024;

function* zplParts(
  template: LabelTemplate,
  pieces: readonly Piece[],
  supplies: Supplies,
  { dpi = ZPL_DPI, codes = "picture" }: LabelOutput,
): Generator<Part, void, void> {
  const { fonts } = supplies;
  const lay = layOut(template, supplies);
  const write = zplWriter({ size: template.size, dpi, fonts, codes });
  let waiting = "";
  for (const piece of pieces) {
    waiting += write(lay(piece));
    if (waiting.length < PART_BYTES) continue;
    yield new TextEncoder().encode(waiting);
    waiting = "";
  }
  if (waiting !== "") yield new TextEncoder().encode(waiting);
}

type Drawings = Record<"svg" | "png", (piece: Piece) => Part>;

function pictures(template: LabelTemplate, supplies: Supplies, dpi: Dpi): Drawings {
  const { size, ink, paper } = template;
  const lay = layOut(template, supplies);
  const draw = rasteriser(size, dpi);
  let writePng: ReturnType<typeof bitmapPngWriter> | undefined;
  return {
    svg: (piece) =>
      new TextEncoder().encode(svgOf(lay(piece), { title: nameOfPiece(piece), size, ink, paper })),
    png(piece) {
      const bitmap = draw(lay(piece)); // the same one for all labels
      writePng ??= bitmapPngWriter(bitmap, dpi);
      return writePng();
    },
  };
}

function* zipParts(
  pieces: readonly Piece[],
  kinds: readonly ("png" | "svg")[],
  drawings: Drawings,
): Generator<Part, void, void> {
  const made = new ByteWriter();
  const archive = new Zip((fault, part) => {
    if (fault) throw fault;
    made.bytes(part);
  });
  const names = new Map<string, number>();
  for (const piece of pieces) {
    const name = uniqueName(piece, names);
    for (const kind of kinds) {
      // A PNG is compressed already.
      const file =
        kind === "png" ? new ZipPassThrough(`${name}.png`) : new ZipDeflate(`${name}.svg`, { level: 6 });
      archive.add(file);
      file.push(drawings[kind](piece), true);
    }
    if (made.length >= PART_BYTES) yield made.take();
  }
  archive.end();
  yield made.take();
}

/**
 * A file name on every system; pieces without a serial of their own are counted.
 * @param names those that are taken, in small letters, each with how many pieces asked for it
 */
function uniqueName(piece: Piece, names: Map<string, number>): string {
  const name =
    nameOfPiece(piece)
      .replace(/[^\w.-]/g, "_")
      .replace(/^\.+/, "_")
      .slice(0, 80) || "label";
  const key = name.toLowerCase();
  let count = (names.get(key) ?? 0) + 1;
  const unique = () => (count === 1 ? name : `${name}-${count}`);
  while (count > 1 && names.has(unique().toLowerCase())) count++;
  names.set(key, count);
  if (count > 1) names.set(unique().toLowerCase(), 1);
  return unique();
}

/** Rows that are sent at once. */
const CSV_ROWS = 500;

/** Serials are kept to the letter, since label printers take them from here. */
function* csvParts(pieces: readonly Piece[]): Generator<Part, void, void> {
  const names = [...new Set(pieces.flatMap(({ fields }) => Object.keys(fields)))];
  const encoder = new TextEncoder();
  const first = names.includes("serial") ? ["serial", "url"] : ["url"];
  const others = names.filter((name) => name !== "serial" && name !== "url");
  yield encoder.encode(csvLine([...first, ...others, "ndef_hex"], COMMA));
  for (let at = 0; at < pieces.length; at += CSV_ROWS) {
    const rows = pieces.slice(at, at + CSV_ROWS).map(({ url, fields }) => {
      const values: Record<string, string> = { ...fields, url };
      const cells = [...first, ...others].map((name) => values[name] ?? "");
      return csvLine([...cells, toHex(ndefUriMessage(url))], COMMA);
    });
    yield encoder.encode(rows.join(""));
  }
}
