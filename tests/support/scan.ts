/** Looks at printed labels as scanners do: pages are drawn by poppler, codes read by zbar and libdmtx. */
import { spawnSync } from "node:child_process";
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { cornerOf, SHEETS, UNCORRECTED } from "../../src/formats/labels/sheet.ts";

/** A picture in greys, a byte a pixel. */
export interface Grey {
  width: number;
  height: number;
  pixels: Uint8Array;
}

/** What the programs of these Debian packages are needed for: zbar-tools, poppler-utils, dmtx-utils, unzip. */
export const CAN_SCAN = ["zbarimg", "pdftoppm", "pdftotext", "dmtxread", "unzip"].every(
  (program) => Bun.which(program) !== null,
);

/** The pages of a PDF. */
export function drawPages(pdf: string, dpi: number): Grey[] {
  const folder = mkdtempSync(join(tmpdir(), "carnet-pages-"));
  try {
    const { status, stderr } = spawnSync("pdftoppm", ["-gray", "-r", String(dpi), pdf, join(folder, "page")]);
    if (status !== 0 || stderr.length > 0) throw new Error(`pdftoppm: ${stderr}`);
    return readdirSync(folder)
      .sort()
      .map((name) => readPgm(readFileSync(join(folder, name))));
  } finally {
    rmSync(folder, { recursive: true });
  }
}

/** Portable greymap, form P5 with 8 bits. */
function readPgm(file: Buffer): Grey {
  const [head = "", width, height] =
    /^P5\s+(\d+)\s+(\d+)\s+255\s/.exec(file.subarray(0, 60).toString("latin1")) ?? [];
  return { width: Number(width), height: Number(height), pixels: file.subarray(head.length) };
}

/** A part of a picture, with white where it leaves it. */
export function crop(
  { width, height, pixels }: Grey,
  left: number,
  top: number,
  wide: number,
  high: number,
): Grey {
  const part = new Uint8Array(wide * high).fill(255);
  for (let y = Math.max(0, -top); y < high && top + y < height; y++)
    for (let x = Math.max(0, -left); x < wide && left + x < width; x++)
      part[y * wide + x] = pixels[(top + y) * width + left + x] ?? 255;
  return { width: wide, height: high, pixels: part };
}

/** What the code in each picture says; "" where there is none that can be read. */
export function readCodes(pictures: readonly Grey[]): string[] {
  const folder = mkdtempSync(join(tmpdir(), "carnet-codes-"));
  try {
    return pictures.map((picture, index) => {
      const file = join(folder, `${index}.pgm`);
      writeFileSync(file, pgm(picture));
      return readCode(file);
    });
  } finally {
    rmSync(folder, { recursive: true });
  }
}

/** The codes in the cells of a sheet, page by page. */
export function codesOnSheet(pdf: string, sheetName: string, dpi = 300): string[] {
  const sheet = SHEETS[sheetName];
  if (!sheet) throw new Error(`There is no sheet ${sheetName}.`);
  const dots = (mm: number) => Math.round((mm / 25.4) * dpi);
  return drawPages(pdf, dpi).flatMap((page) =>
    readCodes(
      Array.from({ length: sheet.columns * sheet.rows }, (_, cell) => {
        const { x, y } = cornerOf(sheet, cell, UNCORRECTED);
        return crop(page, dots(x), dots(y), dots(sheet.label.width), dots(sheet.label.height));
      }),
    ),
  );
}

/** What the code in a picture file says. */
export function readCode(file: string): string {
  return spawnSync("zbarimg", ["--quiet", "--raw", "-Sbinary", file]).stdout.toString();
}

/** What the Data Matrix in a picture says, with `<GS>` for FNC1. */
export function readDataMatrix(picture: Grey): string {
  const folder = mkdtempSync(join(tmpdir(), "carnet-matrix-"));
  try {
    const file = join(folder, "code.pgm");
    writeFileSync(file, pgm(picture));
    const { stdout } = spawnSync("dmtxread", ["--gs1=29", "-N1", file]);
    return stdout.toString().replaceAll("\x1d", "<GS>");
  } finally {
    rmSync(folder, { recursive: true });
  }
}

function pgm({ width, height, pixels }: Grey): Buffer {
  return Buffer.concat([Buffer.from(`P5\n${width} ${height}\n255\n`), pixels]);
}
