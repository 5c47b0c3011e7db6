/** Tables as CSV (RFC 4180), in UTF-8 with a mark at its begin by which spreadsheets know it. */
import type { DecimalSign } from "./decimal.ts";
import type { Cell } from "./xlsx.ts";

export const CSV_TYPE = "text/csv; charset=utf-8";
/** Without it Excel takes the file for one of its own old alphabets. */
export const BYTE_ORDER_MARK = "\ufeff";

interface CsvForm {
  separator: "," | ";";
  decimal: DecimalSign;
}

/** Where numbers have a decimal comma, spreadsheets part cells by semicolons. */
export const COMMA: CsvForm = { separator: ",", decimal: "." };
export const SEMICOLON: CsvForm = { separator: ";", decimal: "," };

/** A row with its end of line. */
export function csvLine(cells: readonly Cell[], { separator, decimal }: CsvForm): string {
  const texts = cells.map((cell) => {
    if (typeof cell === "number") return String(cell).replace(".", decimal);
    // Also what another separator would part, so that a reader that has to guess guesses right.
    return /[",;|\t\r\n]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell;
  });
  return `${texts.join(separator)}\r\n`;
}
