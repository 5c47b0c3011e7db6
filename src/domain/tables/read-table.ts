/** Reads a CSV or XLSX file. It runs in a process of its own, since the file is a stranger's; see `reader-process.ts`. */
import { columnName } from "../../formats/xlsx.ts";
import { readCsv } from "./read-csv.ts";
import { readXlsx } from "./read-xlsx.ts";
import { MAX_CELL, MAX_COLUMNS, MAX_ROWS, type Table, TableRefused, type TableRow } from "./table.ts";

/**
 * Which of the two it is, is told by its first bytes and not by its name.
 * @throws TableRefused
 */
export function readTable(bytes: Uint8Array): Table {
  if (bytes.length === 0) throw new TableRefused("empty");
  if (startsWith(bytes, [0xd0, 0xcf, 0x11, 0xe0])) throw new TableRefused("old_excel");
  const { decimal, rows } = startsWith(bytes, [0x50, 0x4b, 0x03, 0x04]) ? readXlsx(bytes) : readCsv(bytes);
  return { decimal, ...withoutMargins(rows) };
}

function startsWith(bytes: Uint8Array, first: readonly number[]): boolean {
  return first.every((byte, at) => bytes[at] === byte);
}

/** The first row that says something names the columns; empty rows and empty columns at the end are left out. */
function withoutMargins(rows: readonly TableRow[]): Pick<Table, "headings" | "rows"> {
  const filled = rows.filter(([, cells]) => cells.some((cell) => cell.trim() !== ""));
  const [first, ...rest] = filled;
  if (!first) throw new TableRefused("empty");
  const width = filled.reduce((most, [, cells]) => Math.max(most, lastFilled(cells) + 1), 0);
  if (width > MAX_COLUMNS) throw new TableRefused("too_many_columns");
  if (rest.length === 0) throw new TableRefused("no_rows");
  if (rest.length > MAX_ROWS) throw new TableRefused("too_many_rows");
  for (const [position, cells] of filled) {
    const long = cells.findIndex((cell) => cell.length > MAX_CELL);
    if (long >= 0) throw new TableRefused("cell_too_long", { cell: `${columnName(long)}${position}` });
  }
  const fit = (cells: string[]) => Array.from({ length: width }, (_, at) => cells[at] ?? "");
  return {
    headings: fit(first[1]).map((cell) => storable(cell).trim()),
    rows: rest.map(([at, cells]) => [at, cells.slice(0, width).map(storable)]),
  };
}

/** Without NUL and half characters, which a workbook can hold in escapes and no database keeps. */
function storable(cell: string): string {
  return cell.replaceAll("\0", "\uFFFD").toWellFormed();
}

function lastFilled(cells: readonly string[]): number {
  return cells.findLastIndex((cell) => cell.trim() !== "");
}
