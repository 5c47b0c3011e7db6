/** Tables as text (RFC 4180). */

/** A cell, quoted where it must be. */
export function csvCell(text: string): string {
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

/** A row with its line end. */
export function csvRow(cells: readonly string[]): string {
  return `${cells.map(csvCell).join(",")}\r\n`;
}

/**
 * The rows of a table; cells are parted by commas or, where the first row has more of them, by semicolons or tabs.
 * Empty lines are no rows. Throws a RangeError for a quotation that does not end.
 */
export function readCsv(text: string): string[][] {
  const separator = separatorOf(text);
  const rows: string[][] = [];
  let row: string[] = [];
  let cell = "";
  const plain = text.replace(/^\ufeff/, "");
  const endRow = () => {
    row.push(cell);
    if (row.length > 1 || cell.trim() !== "") rows.push(row);
    [row, cell] = [[], ""];
  };
  for (let at = 0; at < plain.length; at++) {
    const sign = plain[at];
    if (sign === '"' && cell === "") {
      let end = plain.indexOf('"', at + 1);
      while (end >= 0 && plain[end + 1] === '"') end = plain.indexOf('"', end + 2);
      if (end < 0) throw new RangeError(`A quotation mark in row ${rows.length + 1} has no counterpart.`);
      cell = plain.slice(at + 1, end).replaceAll('""', '"');
      at = end;
    } else if (sign === separator) {
      row.push(cell);
      cell = "";
    } else if (sign === "\n" || sign === "\r") {
      if (sign === "\r" && plain[at + 1] === "\n") at++;
      endRow();
    } else cell += sign;
  }
  if (cell !== "" || row.length > 0) endRow();
  return rows;
}

function separatorOf(text: string): string {
  const [line = ""] = text.split(/\r?\n/, 1);
  const count = (sign: string) => line.split(sign).length;
  return [",", ";", "\t"].reduce((best, sign) => (count(sign) > count(best) ? sign : best));
}
