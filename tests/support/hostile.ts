/** Files made to hang, burst or break what opens them. */
import { constants, deflateRawSync, deflateSync } from "node:zlib";
import { pdf } from "./documents.ts";

const MB = 1024 * 1024;

/** A PDF of objects that are written out, numbered from 1; the first is the catalog. */
export function pdfOf(objects: readonly (string | Uint8Array)[], trailer = ""): Uint8Array {
  const pieces: Uint8Array[] = [];
  let size = 0;
  const add = (piece: string | Uint8Array) => {
    const bytes = typeof piece === "string" ? Buffer.from(piece, "latin1") : piece;
    pieces.push(bytes);
    size += bytes.length;
  };
  add("%PDF-1.7\n");
  const offsets = objects.map((object, i) => {
    const offset = size;
    add(`${i + 1} 0 obj\n`);
    add(object);
    add("\nendobj\n");
    return offset;
  });
  const table = offsets.map((offset) => `${String(offset).padStart(10, "0")} 00000 n \n`).join("");
  const at = size;
  add(`xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${table}`);
  add(`trailer\n<< /Size ${objects.length + 1} /Root 1 0 R ${trailer}>>\nstartxref\n${at}\n%%EOF\n`);
  return new Uint8Array(Buffer.concat(pieces));
}

function stream(dictionary: string, bytes: Uint8Array): Uint8Array {
  return Buffer.concat([
    Buffer.from(`<< ${dictionary} /Length ${bytes.length} >>\nstream\n`),
    bytes,
    Buffer.from("\nendstream"),
  ]);
}

const CATALOG = "<< /Type /Catalog /Pages 2 0 R >>";
const PAGES = "<< /Type /Pages /Kids [3 0 R] /Count 1 >>";
const PAGE = "<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Contents 4 0 R /Resources << >> >>";

/** Blanks of so many megabytes, packed as zlib does. */
function packedBlanks(megabytes: number): Uint8Array {
  const block = deflateRawSync(Buffer.alloc(MB, " "), { finishFlush: constants.Z_FULL_FLUSH, level: 9 });
  const end = deflateRawSync(Buffer.alloc(0));
  return Buffer.concat([
    Buffer.from([0x78, 0xda]),
    ...Array.from({ length: megabytes }, () => block),
    end,
    adlerOfBlanks(megabytes * MB),
  ]);
}

/** RFC 1950 section 9, of equal bytes: the sums have a closed form. */
function adlerOfBlanks(count: number): Buffer {
  const BASE = 65_521n;
  const n = BigInt(count);
  const a = (1n + 32n * n) % BASE;
  const b = (n + (32n * n * (n + 1n)) / 2n) % BASE;
  const sum = Buffer.alloc(4);
  sum.writeUInt32BE(Number((b << 16n) | a));
  return sum;
}

/** A page whose content unpacks to a gigabyte. */
export function flateBomb(): Uint8Array {
  return pdfOf([CATALOG, PAGES, PAGE, stream("/Filter /FlateDecode", packedBlanks(1024))]);
}

/** The same packed twice: a few kilobytes. */
export function doubleFlateBomb(): Uint8Array {
  const bytes = deflateSync(packedBlanks(1024), { level: 9 });
  return pdfOf([CATALOG, PAGES, PAGE, stream("/Filter [/FlateDecode /FlateDecode]", bytes)]);
}

/** A page with a line of text, and behind it one whose content unpacks to a gigabyte. */
export function bombBehindText(): Uint8Array {
  return pdfOf([
    CATALOG,
    "<< /Type /Pages /Kids [3 0 R 5 0 R] /Count 2 >>",
    "<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Contents 4 0 R /Resources << /Font << /F1 7 0 R >> >> >>",
    stream("", Buffer.from("BT /F1 11 Tf 50 780 Td (Made in Portugal) Tj ET")),
    "<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Contents 6 0 R /Resources << >> >>",
    stream("/Filter /FlateDecode", packedBlanks(1024)),
    "<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica /Encoding /WinAnsiEncoding >>",
  ]);
}

/** A page of 14,400,000 points each way, with a line of text on it. */
export function vastPage(): Uint8Array {
  const content = Buffer.from("BT /F1 11 Tf 50 780 Td (Made in Portugal) Tj ET");
  return pdfOf([
    CATALOG,
    PAGES,
    "<< /Type /Page /Parent 2 0 R /MediaBox [0 0 14400000 14400000] /Contents 4 0 R /Resources << /Font << /F1 5 0 R >> >> >>",
    stream("", content),
    "<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica /Encoding /WinAnsiEncoding >>",
  ]);
}

/** A hundred thousand pages, each with a line of text. */
export function endlessPages(): Uint8Array {
  const count = 100_000;
  const page =
    "<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Contents 3 0 R /Resources << /Font << /F1 4 0 R >> >> >>";
  const kids = Array.from({ length: count }, (_, i) => `${i + 5} 0 R`).join(" ");
  return pdfOf([
    CATALOG,
    `<< /Type /Pages /Kids [${kids}] /Count ${count} >>`,
    stream("", Buffer.from("BT /F1 11 Tf 50 780 Td (Made in Portugal) Tj ET")),
    "<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica /Encoding /WinAnsiEncoding >>",
    ...Array.from({ length: count }, () => page),
  ]);
}

/** Arrays in arrays, half a million deep, in the place of the page's resources. */
export function deepArrays(): Uint8Array {
  const deep = `${"[".repeat(500_000)}${"]".repeat(500_000)}`;
  return pdfOf([CATALOG, PAGES, `<< /Type /Page /Parent 2 0 R /Deep ${deep} /Contents 4 0 R >>`, "<< >>"]);
}

/** Nodes of the page tree in each other, ten thousand deep. */
export function deepPageTree(): Uint8Array {
  const depth = 10_000;
  const nodes = Array.from(
    { length: depth },
    (_, i) => `<< /Type /Pages /Kids [${i + 3} 0 R] /Count 1 ${i === 0 ? "" : `/Parent ${i + 1} 0 R`} >>`,
  );
  return pdfOf([CATALOG, ...nodes, `<< /Type /Page /Parent ${depth + 1} 0 R /MediaBox [0 0 9 9] >>`]);
}

/** A page tree that leads back to itself. */
export function roundPageTree(): Uint8Array {
  return pdfOf([CATALOG, "<< /Type /Pages /Kids [2 0 R 2 0 R] /Count 1000000 >>"]);
}

/** Forms that draw each other: 10 in each of 10 levels, ten thousand million in all. */
export function drawnWithoutEnd(): Uint8Array {
  const levels = 10;
  const forms = Array.from({ length: levels }, (_, i) =>
    stream(
      `/Type /XObject /Subtype /Form /BBox [0 0 595 842] /Resources << /XObject << /X ${i + 6} 0 R >> >>`,
      Buffer.from("/X Do\n".repeat(10)),
    ),
  );
  const leaf = stream(
    "/Type /XObject /Subtype /Form /BBox [0 0 595 842] /Resources << >>",
    Buffer.from("0 0 1 1 re f\n"),
  );
  return pdfOf([
    CATALOG,
    PAGES,
    "<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Contents 4 0 R /Resources << /XObject << /X 5 0 R >> >> >>",
    stream("", Buffer.from("/X Do\n".repeat(10))),
    ...forms,
    leaf,
  ]);
}

/** A page of five million lines. */
export function crowdedPage(): Uint8Array {
  const content = deflateSync(Buffer.from("0 0 m 9 9 l S\n".repeat(5_000_000)));
  return pdfOf([CATALOG, PAGES, PAGE, stream("/Filter /FlateDecode", content)]);
}

/** Lines of a page of a catalogue. */
const LINES = 60;

/** 120 pages of which each line says something else: whatever were compared with all others would take minutes. */
export function longCatalogue(): Uint8Array {
  const kinds = [
    (line: number) => `${line + 1} % linen, ${99 - line} % organic cotton`,
    (line: number) =>
      `Machine wash at ${[30, 40, 60][line % 3]} degrees, do not bleach, iron at low heat, do not tumble dry`,
    (line: number, page: number) => `Style no.: LM-${page * LINES + line}`,
  ];
  return pdf(
    Array.from({ length: 120 }, (_, page) =>
      Array.from({ length: LINES }, (_, line) => kinds[page % kinds.length]?.(line, page) ?? ""),
    ),
  );
}
