/** A table as it was read out of somebody's file, and why one cannot be. */
import { z } from "zod";

/** Rows below the heading. */
export const MAX_ROWS = 50_000;
export const MAX_COLUMNS = 300;
/** Characters of a cell: more than the longest value has. */
export const MAX_CELL = 100_000;
/** Bytes of a file. */
export const TABLE_BYTES = 20 * 1024 * 1024;

export interface Table {
  /** What stands between whole part and fraction of its numbers. */
  decimal: "." | ",";
  headings: string[];
  rows: TableRow[];
}

/** The number of the row as spreadsheets count, and its cells as texts; as many as there are headings, or fewer. */
export type TableRow = [position: number, cells: string[]];

/** The first line of a reader's answer; a line for each row follows. */
export const TableHead = z.union([
  z.strictObject({
    decimal: z.enum([".", ","]),
    headings: z.array(z.string()).max(MAX_COLUMNS),
    rows: z.int().min(0),
  }),
  z.strictObject({ refused: z.string(), values: z.record(z.string(), z.string()) }),
]);

/** Why a file is not taken, as sentences that say what to do. */
export const REFUSALS = {
  empty:
    "The file is empty. Put the names of the columns into the first row, and a product into each row below.",
  no_rows: "The file has names of columns, but no rows below them. Add a row for each product.",
  not_a_table: "The file is no CSV and no XLSX file by what is in it. Save the table as one of these.",
  old_excel:
    "The file is in the format of Excel before 2007, or protected by a password. Save it as XLSX (Excel workbook) without a password.",
  other_zip: "The file is no Excel workbook (XLSX). Save the table as XLSX or CSV.",
  broken:
    "The file is damaged: {what}. Open it in a spreadsheet, save it again as XLSX or CSV, and send that.",
  formula:
    "Cell {cell} holds a formula. Only values are imported: copy the cells, paste them as values, and save again. A text that begins with = needs an apostrophe before it.",
  error_value:
    "Cell {cell} holds {value}: a formula failed there. Put a value into it, or empty it, and save again.",
  merged:
    "The cells {cell} are merged, so it is not certain which row they belong to. Part them, and save again.",
  sheets:
    "The file has several sheets with contents: {names}. Save the one with the products as a file of its own.",
  too_many_rows: `The file has more than ${MAX_ROWS} rows. Part it into several files.`,
  too_many_columns: `The file has more than ${MAX_COLUMNS} columns. Take out those that are not products' data.`,
  too_large: "The file is too large when it is unpacked. Part it into several files.",
  cell_too_long: `Cell {cell} has more than ${MAX_CELL} characters. Shorten it.`,
  quotes:
    "The quotation marks in row {row} do not match: one that opens a cell is not closed. Save the file again as CSV from a spreadsheet.",
  too_slow: "The file takes too long to read. Part it into several files.",
} as const;

export type RefusalReason = keyof typeof REFUSALS;

/** A file cannot be read as a table. */
export class TableRefused extends Error {
  override name = "TableRefused";
  readonly reason: RefusalReason;
  readonly values: Record<string, string>;

  constructor(reason: RefusalReason, values: Record<string, string> = {}) {
    super(REFUSALS[reason].replace(/\{(\w+)\}/g, (_, name: string) => values[name] ?? ""));
    this.reason = reason;
    this.values = values;
  }
}
