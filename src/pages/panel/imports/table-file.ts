/** A table as a file of one of two forms, written while its rows are read. */
import { Failure } from "../../../domain/failure.ts";
import { BYTE_ORDER_MARK, COMMA, CSV_TYPE, csvLine, SEMICOLON } from "../../../formats/csv.ts";
import { type Cell, type SheetColumn, XLSX_TYPE, xlsxFile } from "../../../formats/xlsx.ts";
import { fileResponse } from "../../kit/file-kit.ts";

interface TableFile {
  /** Without its ending. */
  name: string;
  sheet: string;
  columns: readonly SheetColumn[];
  /** The first names the columns. */
  rows: AsyncIterable<readonly Cell[]>;
  /** Rows behind the first that explain the columns. */
  helpRows?: number;
}

const ROWS_PER_CHUNK = 200;

/**
 * @param format `csv` or `xlsx`
 * @throws Failure path_unknown for another
 */
export function tableFile(
  { name, sheet, columns, rows, helpRows = 0 }: TableFile,
  format: string,
  separator: "comma" | "semicolon" = "comma",
): Response {
  if (format === "xlsx")
    return fileResponse(xlsxFile({ name: sheet, columns, rows, helpRows }), {
      contentType: XLSX_TYPE,
      name: `${name}.xlsx`,
    });
  if (format !== "csv") throw new Failure("path_unknown", "Tables are written as csv or xlsx.");
  const form = separator === "semicolon" ? SEMICOLON : COMMA;
  const lines = (async function* () {
    let text = BYTE_ORDER_MARK;
    let count = 0;
    for await (const cells of rows) {
      text += csvLine(cells, form);
      if (++count % ROWS_PER_CHUNK > 0) continue;
      yield text;
      text = "";
    }
    yield text;
  })();
  const encoder = new TextEncoder();
  const stream = new ReadableStream<Uint8Array>({
    async pull(controller) {
      const { done, value } = await lines.next();
      if (done) controller.close();
      else controller.enqueue(encoder.encode(value));
    },
    async cancel() {
      await lines.return(undefined);
    },
  });
  return fileResponse(stream, { contentType: CSV_TYPE, name: `${name}.csv` });
}
