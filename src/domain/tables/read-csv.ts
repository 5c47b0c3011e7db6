/** CSV as spreadsheets and programs write it: whatever its separator and its alphabet. */
import Papa from "papaparse";
import type { DecimalSign } from "../../formats/decimal.ts";
import { columnName } from "../../formats/xlsx.ts";
import { MAX_COLUMNS, MAX_ROWS, TableRefused, type TableRow } from "./table.ts";

const SEPARATORS = [",", ";", "\t", "|"];
/** Bytes that tell whether a file is text at all. */
const SNIFFED = 4096;

/** @throws TableRefused */
export function readCsv(bytes: Uint8Array): { decimal: DecimalSign; rows: TableRow[] } {
  const text = textOf(bytes).replace(/\r\n?/g, "\n");
  // A line of Excel's own that names the separator.
  const named = /^sep=(.)\n/i.exec(text);
  const body = named ? text.slice(named[0].length) : text;
  const skipped = named ? 1 : 0;
  const { data, errors, meta } = Papa.parse<string[]>(body, {
    delimiter: named?.[1] ?? separatorOf(body),
    newline: "\n",
    skipEmptyLines: false,
    // The heading, and one more than is taken.
    preview: MAX_ROWS * 2,
  });
  const quotes = errors.find(({ type }) => type === "Quotes");
  if (quotes) throw new TableRefused("quotes", { row: String((quotes.row ?? 0) + 1 + skipped) });
  const rows = data.map((cells, at): TableRow => [at + 1 + skipped, cells]);
  for (const [position, cells] of rows) {
    if (cells.length > MAX_COLUMNS * 2) throw new TableRefused("too_many_columns");
    const formula = cells.findIndex((cell) => cell.startsWith("="));
    if (formula >= 0) throw new TableRefused("formula", { cell: `${columnName(formula)}${position}` });
  }
  return { decimal: meta.delimiter === ";" ? "," : ".", rows };
}

/**
 * The separator that parts the first lines into as many cells as the first of them. Libraries look for the one that makes
 * most cells, which the commas of `A;1,5` win.
 */
function separatorOf(text: string): string {
  const lines = firstLines(text);
  const scores = SEPARATORS.map((separator) => {
    const counts = lines.map((line) => line.split(separator).length);
    const [heading = 1] = counts;
    return {
      separator,
      cells: heading,
      alike: heading < 2 ? 0 : counts.filter((count) => count === heading).length,
    };
  });
  const [best] = scores.sort((a, b) => b.alike - a.alike || b.cells - a.cells);
  return best?.separator ?? ",";
}

const LOOKED_AT = 20;

/** The first lines that say something, without what stands in quotation marks. */
function firstLines(text: string): string[] {
  const lines: string[] = [];
  let line = "";
  let isQuoted = false;
  for (let at = 0; at < text.length && at < 1_000_000 && lines.length < LOOKED_AT; at++) {
    const sign = text[at] ?? "";
    if (sign === '"') isQuoted = !isQuoted;
    else if (isQuoted) continue;
    else if (sign !== "\n") line += sign;
    else {
      if (line.trim() !== "") lines.push(line);
      line = "";
    }
  }
  return lines.length < LOOKED_AT && line.trim() !== "" ? [...lines, line] : lines;
}

/** By the mark at its begin, else UTF-8 where it is that, else the alphabet of Western European Windows. */
function textOf(bytes: Uint8Array): string {
  const [first = 0, second = 0] = bytes;
  if (first === 0xff && second === 0xfe) return decoded(bytes, "utf-16le");
  if (first === 0xfe && second === 0xff) return decoded(bytes, "utf-16be");
  const head = bytes.subarray(0, SNIFFED);
  const zeros = [0, 1].map((odd) => head.filter((byte, at) => byte === 0 && at % 2 === odd).length);
  const [even = 0, odd = 0] = zeros;
  if (odd > head.length / 4 && even === 0) return decoded(bytes, "utf-16le");
  if (even > head.length / 4 && odd === 0) return decoded(bytes, "utf-16be");
  try {
    return checked(new TextDecoder("utf-8", { fatal: true }).decode(bytes));
  } catch (fault) {
    if (fault instanceof TableRefused) throw fault;
    return decoded(bytes, "windows-1252");
  }
}

function decoded(bytes: Uint8Array, label: "utf-16le" | "utf-16be" | "windows-1252"): string {
  return checked(new TextDecoder(label).decode(bytes));
}

/** Pictures, PDFs and programs hold signs that no table has; a stray one of the others is told with its row. */
function checked(text: string): string {
  if (text.includes("\0") || text.startsWith("%PDF-")) throw new TableRefused("not_a_table");
  return text;
}
