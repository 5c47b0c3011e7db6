/** The executable as a reader of one table: a file on standard input, its rows on standard output, one in each line. */
import { readTable } from "../domain/tables/read-table.ts";
import { TABLE_CONFINEMENT, TABLE_READER } from "../domain/tables/reader-process.ts";
import { TableRefused } from "../domain/tables/table.ts";
import { confineOnce } from "./confined-child.ts";

/** Reads standard input to its end and answers; returns the exit code. */
export async function readTableFromStandardInput(argv: readonly string[]): Promise<number> {
  confineOnce([TABLE_READER, ...argv], TABLE_CONFINEMENT);
  const bytes = await Bun.stdin.bytes();
  try {
    const { decimal, headings, rows } = readTable(bytes);
    const writer = Bun.stdout.writer();
    writer.write(`${JSON.stringify({ decimal, headings, rows: rows.length })}\n`);
    for (const row of rows) writer.write(`${JSON.stringify(row)}\n`);
    await writer.end();
    return 0;
  } catch (fault) {
    if (!(fault instanceof TableRefused)) throw fault;
    await Bun.write(Bun.stdout, `${JSON.stringify({ refused: fault.reason, values: fault.values })}\n`);
    return 0;
  }
}
